/* stmt_tail.c: tail-recursive functions that call themselves at two places, some of which do one operation with the
 * result. The only variable that they may have is read by the next call. */
#include "tests/harness/random/gen_in.h"

/* The widths in bits of the words and results of @tail0, @tail1 and @tail2. */
static const uint8_t width[] = {16, 32, 64};
enum { TAILS = sizeof width, OPS = 6 };

/* Emits block `site` of @tail`k`, which contains a recursive call and perhaps an operation with its result. Then it
 * branches to %join if `joins`, else it returns the value. The value is "%v", followed by the name of the block. usual:
 * the operation that both blocks of a function have mostly, below OPS. */
static void tail_call(Gen *g, uint32_t k, const char *site, const char *arguments, bool joins, uint32_t usual) {
    static const char *const op[OPS] = {"add", "mul", "xor", "and", "or", "sub"};
    bool collects = chance(g, 60), first = chance(g, 50);
    char result[16];
    uint32_t bits = width[k];
    snprintf(result, sizeof result, "%%%c%s", collects ? 'c' : 'v', site);
    out_format(g->o, "%s:\n  %s = call i%u @tail%u(%s)\n", site, result, bits, k, arguments);
    if (collects)
        out_format(g->o, "  %%v%s = %s i%u %s, %s\n", site, op[chance(g, 60) ? usual : below(g, OPS)], bits,
                   first ? result : "%b", first ? "%b" : result);
    if (joins) out_str(g->o, "  br label %join\n");
    else out_format(g->o, "  ret i%u %%v%s\n", bits, site);
}

/* Emits the function @tail`k`. Its recursion ends after at most %n calls, of which each reads a word at %p. */
static void tail_function(Gen *g, uint32_t k) {
    static const char *const op[] = {"add", "mul", "xor", "sub"};
    uint32_t bits = width[k], usual = below(g, OPS);
    bool frame = chance(g, 25), joins = chance(g, 50);
    char arguments[2][80];
    snprintf(arguments[0], sizeof *arguments, "i32 %%m, ptr %%q, i%u %s, i%u %%x", bits, chance(g, 50) ? "%b" : "%a",
             bits);
    snprintf(arguments[1], sizeof *arguments, "i32 %%m, ptr %%p, i%u %s, i%u %s", bits, chance(g, 50) ? "%x" : "%b",
             bits, chance(g, 50) ? "%a" : "%b");
    out_format(g->o, "\ndefine internal i%u @tail%u(i32 %%n, ptr %%p, i%u %%a, i%u %%b) {\nentry:\n", bits, k, bits,
               bits);
    if (frame) out_format(g->o, "  %%q = alloca i%u\n  store i%u %%b, ptr %%q\n", bits, bits);
    else out_format(g->o, "  %%q = getelementptr i64, ptr %%p, i32 %u\n", below(g, 2));
    out_format(g->o,
               "  %%z = icmp eq i32 %%n, 0\n  br i1 %%z, label %%end, label %%more\nmore:\n"
               "  %%m = sub i32 %%n, 1\n  %%l = load i%u, ptr %%p\n  %%x = %s i%u %%l, %s\n"
               "  %%o = icmp ugt i%u %%x, %u\n  br i1 %%o, label %%one, label %%two\n",
               bits, op[below(g, 4)], bits, chance(g, 50) ? "%a" : "%b", bits, below(g, 20000));
    tail_call(g, k, "one", arguments[0], joins, usual);
    tail_call(g, k, "two", arguments[1], joins, usual);
    if (joins)
        out_format(g->o,
                   "join:\n  %%j = phi i%u [ %%vone, %%one ], [ %%vtwo, %%two ]\n  br label %%end\n"
                   "end:\n  %%e = phi i%u [ %%a, %%entry ], [ %%j, %%join ]\n  ret i%u %%e\n}\n",
                   bits, bits, bits);
    else out_format(g->o, "end:\n  ret i%u %%a\n}\n", bits);
}

void tail_functions(Gen *g) {
    for (uint32_t k = 0; k < TAILS; k++)
        if (g->tails >> k & 1) tail_function(g, k);
}

/* Calls a random @tailN with a row and %n of at most 7, and records N in g->tails. */
void do_tail(Gen *g) {
    uint32_t k = below(g, TAILS), bits = width[k];
    if (g->other) return;
    g->tails |= 1u << k;
    Val n = int_of(g, 32), a = int_of(g, bits), b = int_of(g, bits), p = pointer_generic(g, row_some(g, false));
    n = define(g, int_value(32), "and i32 %s, 7", n.s);
    keep(g, define(g, int_value(bits), "call i%u @tail%u(i32 %s, ptr %s, i%u %s, i%u %s)", bits, k, n.s, p.s, bits, a.s,
                   bits, b.s));
}
