/* stmt_swap.c: a function with two local buffers and two pointers to them, which a loop exchanges under a condition, as
 * the present and the next state of an adaptive method: phis of pointers that depend on each other. */
#include "tests/harness/random/gen_in.h"

enum { FIELDS = 3 };

/* Emits a statement on field k of the buffers at the pointers %p and %q, whose result is %<name>. */
static void swap_statement(Gen *g, const char *name, uint32_t k) {
    const char *from = chance(g, 50) ? "p" : "q", *to = chance(g, 50) ? "p" : "q";
    out_format(g->o, "  %%%sp = getelementptr [%u x i32], ptr %%%s, i32 0, i32 %u\n", name, FIELDS, from, k);
    out_format(g->o, "  %%%s = load i32, ptr %%%sp\n", name, name);
    switch (below(g, 4)) {
    case 0:
        out_format(g->o, "  %%%sr = getelementptr [%u x i32], ptr %%%s, i32 0, i32 %u\n", name, FIELDS, to,
                   below(g, FIELDS));
        out_format(g->o, "  %%%ss = add i32 %%%s, %%i\n  store i32 %%%ss, ptr %%%sr\n", name, name, name, name);
        break;
    case 1:
        out_format(g->o, "  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %%%s, ptr align 4 %%%s, i64 %u, i1 false)\n",
                   *from == 'p' ? "q" : "p", from, 4 * (1 + below(g, FIELDS)));
        break;
    case 2: out_format(g->o, "  store i8 %u, ptr %%%s\n", below(g, 256), to); break;
    default: break;
    }
}

void swap_function(Gen *g) {
    if (!g->swaps) return;
    uint32_t bit = below(g, 4);
    bool first = chance(g, 50);
    out_format(
        g->o,
        "\ndefine internal i32 @swaps(i32 %%x, i32 %%n) {\nentry:\n  %%a = alloca [%u x i32]\n  %%b = alloca [%u x i32]\n",
        FIELDS, FIELDS);
    for (uint32_t k = 0; k < FIELDS; k++)
        out_format(g->o,
                   "  %%a%u = getelementptr i32, ptr %%a, i32 %u\n  store i32 %%x, ptr %%a%u\n"
                   "  %%b%u = getelementptr i32, ptr %%b, i32 %u\n  store i32 %u, ptr %%b%u\n",
                   k, k, k, k, k, below(g, 100), k);
    out_str(g->o, "  br label %loop\nloop:\n  %p = phi ptr [ %a, %entry ], [ %p1, %next ]\n"
                  "  %q = phi ptr [ %b, %entry ], [ %q1, %next ]\n  %i = phi i32 [ 0, %entry ], [ %i1, %next ]\n");
    swap_statement(g, "u", below(g, FIELDS));
    swap_statement(g, "v", below(g, FIELDS));
    out_format(g->o, "  %%w = xor i32 %%%s, %%i\n  %%h = lshr i32 %%w, %u\n  %%c = trunc i32 %%h to i1\n",
               first ? "u" : "v", bit);
    if (chance(g, 50)) {
        out_str(g->o, "  br i1 %c, label %swap, label %next\nswap:\n  br label %next\nnext:\n"
                      "  %p1 = phi ptr [ %p, %loop ], [ %q, %swap ]\n  %q1 = phi ptr [ %q, %loop ], [ %p, %swap ]\n");
    } else {
        out_str(g->o, "  br label %next\nnext:\n  %p1 = select i1 %c, ptr %q, ptr %p\n");
        out_format(g->o, "  %%q1 = select i1 %%c, ptr %%p, ptr %%%s\n", chance(g, 70) ? "q" : "b");
    }
    out_format(g->o,
               "  %%i1 = add i32 %%i, 1\n  %%d = icmp ult i32 %%i1, %%n\n  br i1 %%d, label %%loop, label %%end\nend:\n"
               "  %%e = load i32, ptr %%%s\n  %%r = add i32 %%e, %%v\n  ret i32 %%r\n}\n",
               chance(g, 50) ? "p1" : "q1");
}

/* Calls @swaps, whose loop makes at most 7 iterations. */
void do_swap(Gen *g) {
    if (g->other) return;
    Val x = int_of(g, 32), n = int_of(g, 32);
    n = define(g, n, "and i32 %s, 7", n.s);
    g->swaps = true;
    keep(g, define(g, int_value(32), "call i32 @swaps(i32 %s, i32 %s)", x.s, n.s));
    g->cost += 200 * g->mult;
}
