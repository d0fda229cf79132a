/* write.c: writes random functions for the oracle. See oracle.h.
 *
 * Values that are defined in a branch or in a loop are not used after it, except for those that phis join. */
#include "tests/harness/oracle/oracle.h"

enum { KINDS = 4, POOL_MAX = 64, NAME = 16, NEST_MAX = 2 };

/* The names of the values that may be used, the latest last. */
typedef struct NamePool {
    char name[POOL_MAX][NAME];
    uint32_t n;
} NamePool;
/* The integers have four kinds, by their widths: 1, the main one, another one, and 64. */
typedef struct Writer {
    Out *o;
    uint64_t seed;
    enum Topic topic;
    uint32_t bits[KINDS];
    NamePool ints[KINDS], near, generic; /* near: pointers into shared memory */
    uint32_t next, label, nest;          /* the numbers of the next value and label; the open branches and loops */
    char here[NAME];                     /* label of the present block */
} Writer;

/* Return a random number below n; and true with that probability. */
static uint32_t below(Writer *w, uint32_t n) { return (uint32_t)(random_next(&w->seed) >> 33) % n; }
static bool often(Writer *w, uint32_t percent) { return below(w, 100) < percent; }

/* Makes a value available as an operand, unless the pool is full. */
static void keep(NamePool *p, const char *name) {
    if (p->n < POOL_MAX) memcpy(p->name[p->n++], name, NAME);
}
/* Makes a new name for a value. */
static void fresh(Writer *w, char name[NAME]) {
    memset(name, 0, NAME);
    snprintf(name, NAME, "%%v%u", w->next++);
}

/* Sets `name` to a random constant of `bits` bits; small ones and those at the ends of the range are likely. */
static void constant(Writer *w, uint32_t bits, char name[NAME]) {
    uint64_t n = below(w, 3) ? below(w, 9) : random_next(&w->seed);
    if (!below(w, 4)) n = 0 - n;
    if (!below(w, 8)) n = (UINT64_C(1) << (bits - 1)) - below(w, 2);
    memset(name, 0, NAME);
    int64_t s = as_signed(low_bits(n, bits), bits);
    if (bits == 64) s %= 100000;
    snprintf(name, NAME, "%lld", (long long)(bits == 1 ? (int64_t)(n & 1) : s));
}

/* Sets `name` to an operand of a kind: a constant, with the probability `constants` in percent or if there is no
 * value, or a value, a recent one more likely. */
static void pick(Writer *w, uint32_t kind, uint32_t constants, char name[NAME]) {
    NamePool *p = &w->ints[kind];
    if (!p->n || often(w, constants)) {
        constant(w, w->bits[kind], name);
        return;
    }
    uint32_t from = p->n > 6 && below(w, 3) ? p->n - 6 : 0;
    memcpy(name, p->name[from + below(w, p->n - from)], NAME);
}

/* Returns random flags that the operation may have, between spaces; " " if none. */
static const char *some_flags(Writer *w, const char *op) {
    static const char *const wrap[] = {" ", " nsw ", " nuw ", " nuw nsw "};
    if (!strcmp(op, "add") || !strcmp(op, "sub") || !strcmp(op, "mul") || !strcmp(op, "shl")) return wrap[below(w, 4)];
    bool exact = !strcmp(op, "lshr") || !strcmp(op, "ashr") || !strcmp(op, "udiv") || !strcmp(op, "sdiv");
    if (exact && !below(w, 6)) return " exact ";
    return !strcmp(op, "or") && !below(w, 6) ? " disjoint " : " ";
}

/* ------------------------------------------------------------------------------------------- expressions
 *
 * Each of these functions writes an instruction, sometimes with others for its operands, and makes its result
 * available. It writes nothing if there is no operand that fits. */

static void write_binary(Writer *w, uint32_t kind) {
    static const char *const all[] = {"add",  "sub", "mul", "shl", "lshr", "ashr", "udiv", "sdiv", "urem",
                                      "srem", "and", "or",  "xor", "add",  "sub",  "and",  "shl",  "add"};
    const char *op = all[kind ? below(w, sizeof all / sizeof *all) : 10 + below(w, 3)];
    char a[NAME], b[NAME], d[NAME];
    fresh(w, d);
    pick(w, kind, 10, a), pick(w, kind, 60, b);
    if (strstr("shl lshr ashr", op) && often(w, 80)) snprintf(b, NAME, "%u", below(w, w->bits[kind] + 1));
    out_format(w->o, "  %s = %s%si%u %s, %s\n", d, op, some_flags(w, op), w->bits[kind], a, b);
    keep(&w->ints[kind], d);
}

static void write_cast(Writer *w) {
    uint32_t from = below(w, KINDS), to = below(w, KINDS);
    char a[NAME], d[NAME];
    if (w->bits[from] == w->bits[to] || !w->ints[from].n) return;
    fresh(w, d), pick(w, from, 0, a);
    bool wider = w->bits[to] > w->bits[from];
    static const char *const cuts[] = {"trunc", "trunc", "trunc nuw", "trunc nsw"};
    const char *op = !wider ? cuts[below(w, 4)] : below(w, 2) ? "sext" : below(w, 5) ? "zext" : "zext nneg";
    out_format(w->o, "  %s = %s i%u %s to i%u\n", d, op, w->bits[from], a, w->bits[to]);
    keep(&w->ints[to], d);
}

static void write_compare(Writer *w) {
    static const char *const pred[] = {"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"};
    uint32_t kind = below(w, 6) ? 1 + below(w, KINDS - 1) : 0;
    char a[NAME], b[NAME], d[NAME];
    fresh(w, d), pick(w, kind, 5, a), pick(w, kind, 60, b);
    const char *p = pred[w->topic == TOPIC_TESTS ? below(w, 5) : below(w, 10)];
    if (w->topic == TOPIC_TESTS && often(w, 80))
        snprintf(b, NAME, "%s", !kind ? (below(w, 2) ? "true" : "false") : below(w, 2) ? "0" : "1");
    out_format(w->o, "  %s = icmp %s i%u %s, %s\n", d, p, w->bits[kind], a, b);
    keep(&w->ints[0], d);
}

static void write_select(Writer *w, uint32_t kind) {
    char c[NAME], a[NAME], b[NAME], d[NAME];
    fresh(w, d), pick(w, 0, 5, c), pick(w, kind, 40, a), pick(w, kind, 40, b);
    out_format(w->o, "  %s = select i1 %s, i%u %s, i%u %s\n", d, c, w->bits[kind], a, w->bits[kind], b);
    keep(&w->ints[kind], d);
}

/* Writes a minimum or maximum, a count of bits, or the read of a special register. */
static void write_intrinsic(Writer *w) {
    static const char *const two[] = {"umin", "umax", "smin", "smax"}, *const one[] = {"ctpop", "cttz", "ctlz"};
    char a[NAME], b[NAME], d[NAME];
    fresh(w, d), pick(w, 1, 5, a), pick(w, 1, 50, b);
    uint32_t bits = w->bits[1], k = below(w, 9);
    if (k < 5)
        out_format(w->o, "  %s = call i%u @llvm.%s.i%u(i%u %s, i%u %s)\n", d, bits, two[below(w, 4)], bits, bits, a,
                   bits, b);
    else if (k < 7) {
        const char *name = one[below(w, 3)];
        out_format(w->o, "  %s = call i%u @llvm.%s.i%u(i%u %s%s)\n", d, bits, name, bits, bits, a,
                   strcmp(name, "ctpop") ? ", i1 false" : "");
    } else {
        static const char *const reg[] = {"tid.x", "tid.z", "ntid.x", "laneid"};
        char t[NAME];
        fresh(w, t);
        out_format(w->o, "  %s = call i32 @llvm.nvvm.read.ptx.sreg.%s()\n", bits == 32 ? d : t, reg[below(w, 4)]);
        if (bits != 32) out_format(w->o, "  %s = %s i32 %s to i%u\n", d, bits > 32 ? "zext" : "trunc", t, bits);
    }
    keep(&w->ints[1], d);
}

static void write_test(Writer *w);

/* Writes a condition: comparisons, or tests of spaces, joined by not, freeze, and, or and select, at most `depth`
 * levels deep. Sets `name` to its name, or to that of an older condition if the pool is full. */
static void write_condition(Writer *w, uint32_t depth, char name[NAME]) {
    char a[NAME], b[NAME];
    uint32_t way = depth ? below(w, 12) : 0;
    if (way < 4) {
        if (w->topic == TOPIC_TESTS && below(w, 5)) write_test(w);
        else write_compare(w);
        memcpy(name, w->ints[0].name[w->ints[0].n - 1], NAME);
        return;
    }
    write_condition(w, depth - 1, a);
    if (way >= 6) write_condition(w, depth - 1, b);
    fresh(w, name);
    switch (way) {
    case 4: out_format(w->o, "  %s = xor i1 %s, true\n", name, a); break;
    case 5: out_format(w->o, "  %s = freeze i1 %s\n", name, a); break;
    case 6:
    case 7: out_format(w->o, "  %s = and i1 %s, %s\n", name, a, b); break;
    case 8:
    case 9: out_format(w->o, "  %s = or i1 %s, %s\n", name, a, b); break;
    case 10: out_format(w->o, "  %s = select i1 %s, i1 %s, i1 false\n", name, a, b); break;
    default: out_format(w->o, "  %s = select i1 %s, i1 true, i1 %s\n", name, a, b);
    }
    keep(&w->ints[0], name);
}

/* --------------------------------------------------------------------------------------------- addresses */

static void write_gep(Writer *w) {
    bool generic = w->generic.n && below(w, 3);
    NamePool *p = generic ? &w->generic : &w->near;
    static const char *const element[] = {"i8", "i16", "i32", "i64", "[3 x i16]", "{ i8, i32, i16 }"};
    uint32_t kind = 1 + below(w, KINDS - 1), e = below(w, 6);
    char i[NAME], d[NAME];
    if (!p->n) return;
    fresh(w, d), pick(w, kind, 40, i);
    const char *flag = below(w, 2) ? "inbounds " : "", *base = p->name[below(w, p->n)];
    out_format(w->o, "  %s = getelementptr %s%s, ptr%s %s, i%u %s", d, flag, element[e], generic ? "" : " addrspace(3)",
               base, w->bits[kind], w->topic == TOPIC_TESTS && below(w, 4) ? "0" : i);
    if (e == 5) out_format(w->o, ", i32 %u", below(w, 3));
    if (e == 4) {
        pick(w, kind, 40, i);
        out_format(w->o, ", i%u %s", w->bits[kind], i);
    }
    out_char(w->o, '\n');
    keep(p, d);
}

/* Writes a getelementptr, a cast, select or mask of a pointer, or the address of one as an integer. */
static void write_address(Writer *w) {
    char d[NAME];
    fresh(w, d);
    bool generic = w->generic.n && below(w, 2);
    NamePool *p = generic ? &w->generic : &w->near;
    switch (below(w, 6)) {
    case 0:
        if (!w->near.n) return;
        out_format(w->o, "  %s = addrspacecast ptr addrspace(3) %s to ptr\n", d, w->near.name[below(w, w->near.n)]);
        keep(&w->generic, d);
        return;
    case 1:
        if (!p->n) return;
        out_format(w->o, "  %s = ptrtoint ptr%s %s to i64\n", d, generic ? "" : " addrspace(3)",
                   p->name[below(w, p->n)]);
        keep(&w->ints[3], d);
        return;
    case 2: {
        char c[NAME];
        if (!p->n) return;
        pick(w, 0, 0, c);
        const char *t = generic ? "ptr" : "ptr addrspace(3)";
        if (below(w, 2))
            out_format(w->o, "  %s = select i1 %s, %s %s, %s %s\n", d, c, t, p->name[below(w, p->n)], t,
                       p->name[below(w, p->n)]);
        else if (!generic) return;
        else
            out_format(w->o, "  %s = call ptr @llvm.ptrmask.p0.i64(ptr %s, i64 -%u)\n", d, p->name[below(w, p->n)],
                       1u << below(w, 5));
        keep(p, d);
        return;
    }
    default: write_gep(w);
    }
}

/* Writes a test whether a generic pointer is in a space. */
static void write_test(Writer *w) {
    static const char *const space[] = {"global", "shared", "const", "local", "shared.cluster", "param"};
    char d[NAME];
    if (!w->generic.n) return;
    fresh(w, d);
    out_format(w->o, "  %s = call i1 @llvm.nvvm.isspacep.%s(ptr %s)\n", d, space[below(w, 6)],
               w->generic.name[below(w, w->generic.n)]);
    keep(&w->ints[0], d);
}

static void write_freeze(Writer *w) {
    uint32_t kind = below(w, KINDS);
    char a[NAME], d[NAME];
    fresh(w, d), pick(w, kind, 0, a);
    out_format(w->o, "  %s = freeze i%u %s\n", d, w->bits[kind], a);
    keep(&w->ints[kind], d);
}

/* Writes one of the above, as the topic has it. */
static void write_expression(Writer *w) {
    uint32_t k = below(w, 100), kind = below(w, 5) ? 1 : 2 + below(w, 2);
    if (w->topic == TOPIC_TESTS) {
        if (k < 30) write_test(w);
        else if (k < 60) write_binary(w, 0);
        else if (k < 75) write_compare(w);
        else if (k < 84) write_select(w, 0);
        else if (k < 92) write_cast(w);
        else if (k < 94) write_freeze(w);
        else write_gep(w);
        return;
    }
    if (w->topic == TOPIC_ADDRESSES && k < 40) write_address(w);
    else if (k < 55) write_binary(w, kind);
    else if (k < 65) write_cast(w);
    else if (k < 75) write_compare(w);
    else if (k < 82) write_select(w, kind);
    else if (k < 86) write_binary(w, 0);
    else if (k < 90) write_select(w, 0);
    else if (k < 91) write_freeze(w);
    else write_intrinsic(w);
}

/* ------------------------------------------------------------------------------------------- control flow */

static void write_body(Writer *w, uint32_t statements);

/* Begins the block whose name is `name` and the number `label`. */
static void begin(Writer *w, const char *name, uint32_t label) {
    out_format(w->o, "%s%u:\n", name, label);
    snprintf(w->here, NAME, "%s%u", name, label);
}

/* Ends the block with a branch to two blocks, `yes` and `no`, that have the same number. */
static void branch(Writer *w, const char *condition, const char *yes, const char *no, uint32_t label) {
    out_format(w->o, "  br i1 %s, label %%%s%u, label %%%s%u\n", condition, yes, label, no, label);
}

/* The sizes of the pools before a branch. Leaving the scope makes the values that were defined since unavailable. */
typedef struct Scope {
    uint32_t ints[KINDS], near, generic;
} Scope;
static Scope scope_of(const Writer *w) {
    Scope s = {.near = w->near.n, .generic = w->generic.n};
    for (uint32_t k = 0; k < KINDS; k++) s.ints[k] = w->ints[k].n;
    return s;
}
static void scope_leave(Writer *w, Scope s) {
    for (uint32_t k = 0; k < KINDS; k++) w->ints[k].n = s.ints[k];
    w->near.n = s.near, w->generic.n = s.generic;
}

/* Writes `if (condition) ... else ...`; the second part may be missing. Three phis join values of both parts. */
static void write_if(Writer *w) {
    uint32_t label = w->label++;
    bool has_else = below(w, 2);
    char c[NAME], from[2][NAME], value[3][2][NAME], d[NAME];
    static const uint32_t kinds[3] = {0, 1, 1};
    if (below(w, 4)) write_condition(w, 2, c);
    else pick(w, 0, 3, c);
    memcpy(from[1], w->here, NAME);
    for (uint32_t k = 0; k < 3; k++) pick(w, kinds[k], 40, value[k][1]);
    Scope s = scope_of(w);
    if (below(w, 2)) branch(w, c, "then", has_else ? "else" : "join", label);
    else branch(w, c, has_else ? "else" : "join", "then", label);
    begin(w, "then", label);
    write_body(w, 3);
    memcpy(from[0], w->here, NAME);
    for (uint32_t k = 0; k < 3; k++) pick(w, kinds[k], 30, value[k][0]);
    out_format(w->o, "  br label %%join%u\n", label);
    scope_leave(w, s);
    if (has_else) {
        begin(w, "else", label);
        write_body(w, 3);
        memcpy(from[1], w->here, NAME);
        for (uint32_t k = 0; k < 3; k++) pick(w, kinds[k], 30, value[k][1]);
        out_format(w->o, "  br label %%join%u\n", label);
        scope_leave(w, s);
    }
    begin(w, "join", label);
    for (uint32_t k = 0; k < 3; k++) {
        fresh(w, d);
        out_format(w->o, "  %s = phi i%u [%s, %%%s], [%s, %%%s]\n", d, w->bits[kinds[k]], value[k][0], from[0],
                   value[k][1], from[1]);
        keep(&w->ints[kinds[k]], d);
    }
}

/* Ends the block with the exit test of a loop on `tested`, the counter or its next value: a branch to block `stay` or
 * `leave` of this label. */
static void write_exit(Writer *w, const char *tested, const char *stay, const char *leave, uint32_t label) {
    static const char *const pred[] = {"ne", "eq", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "ne", "slt"};
    char bound[NAME], c[NAME];
    const char *p = pred[below(w, 12)];
    fresh(w, c), pick(w, 1, 75, bound);
    if (below(w, 5)) out_format(w->o, "  %s = icmp %s i%u %s, %s\n", c, p, w->bits[1], tested, bound);
    else out_format(w->o, "  %s = icmp %s i%u %s, %s\n", c, p, w->bits[1], bound, tested);
    bool leaves = !strcmp(p, "eq") || !below(w, 4);
    if (!below(w, 4)) { /* another reason to leave */
        char other[NAME], both[NAME];
        write_compare(w);
        memcpy(other, w->ints[0].name[w->ints[0].n - 1], NAME);
        fresh(w, both);
        out_format(w->o, "  %s = %s i1 %s, %s\n", both, leaves ? "or" : "and", c, other);
        memcpy(c, both, NAME);
    }
    branch(w, c, leaves ? leave : stay, leaves ? stay : leave, label);
}

/* Writes the step of a counter. Sets `next` to the name of the next value. */
static void write_step(Writer *w, const char *counter, char next[NAME]) {
    static const char *const halve[] = {"lshr", "ashr", "udiv", "sdiv"};
    fresh(w, next);
    if (often(w, 12))
        out_format(w->o, "  %s = %s i%u %s, %u\n", next, halve[below(w, 4)], w->bits[1], counter, 1 + below(w, 3));
    else {
        const char *op = below(w, 4) ? "add" : "sub";
        out_format(w->o, "  %s = %s%si%u %s, %d\n", next, op, some_flags(w, op), w->bits[1], counter,
                   (int)below(w, 7) - 3);
    }
    keep(&w->ints[1], next);
}

/* Writes a loop with a counter. The test is at the top, at the bottom or at both; the step may depend on a
 * condition. */
static void write_loop(Writer *w) {
    uint32_t label = w->label++, form = below(w, 3);
    char start[NAME], counter[NAME], next[NAME], before[NAME];
    pick(w, 1, 65, start);
    memcpy(before, w->here, NAME);
    fresh(w, counter);
    char joined[NAME];
    fresh(w, joined);
    out_format(w->o, "  br label %%head%u\n", label);
    begin(w, "head", label);
    out_format(w->o, "  %s = phi i%u [%s, %%%s], [%s, %%latch%u]\n", counter, w->bits[1], start, before, joined, label);
    Scope s;
    keep(&w->ints[1], counter);
    s = scope_of(w);
    if (form != 1) {
        write_exit(w, counter, "body", "done", label);
        begin(w, "body", label);
    }
    write_body(w, 2);
    if (below(w, 3)) { /* one step */
        write_step(w, counter, next);
        out_format(w->o, "  br label %%latch%u\n", label);
        begin(w, "latch", label);
        out_format(w->o, "  %s = add i%u %s, 0\n", joined, w->bits[1], next);
    } else { /* two ways to step; one may leave the counter alone */
        char other[NAME], c[NAME], from[2][NAME];
        write_compare(w);
        pick(w, 0, 0, c);
        branch(w, c, "step", "other", label);
        begin(w, "step", label);
        Scope t = scope_of(w);
        write_step(w, counter, next);
        scope_leave(w, t);
        memcpy(from[0], w->here, NAME);
        out_format(w->o, "  br label %%latch%u\n", label);
        begin(w, "other", label);
        memcpy(other, counter, NAME);
        if (below(w, 2)) write_step(w, counter, other);
        scope_leave(w, t);
        memcpy(from[1], w->here, NAME);
        out_format(w->o, "  br label %%latch%u\n", label);
        begin(w, "latch", label);
        out_format(w->o, "  %s = phi i%u [%s, %%%s], [%s, %%%s]\n", joined, w->bits[1], next, from[0], other, from[1]);
    }
    keep(&w->ints[1], joined);
    if (form == 0) out_format(w->o, "  br label %%head%u\n", label);
    else write_exit(w, below(w, 2) ? joined : counter, "head", "done", label);
    if (form != 1) scope_leave(w, s);
    begin(w, "done", label);
}

/* Writes a call of llvm.assume, but none in a function of tests. */
static void write_assume(Writer *w) {
    char c[NAME];
    if (w->topic == TOPIC_TESTS) return;
    write_condition(w, 2, c);
    out_format(w->o, "  call void @llvm.assume(i1 %s)\n", c);
}

/* Writes 1 to `statements` groups of expressions, each perhaps followed by a loop, an if or an assume, which may
 * contain others. */
static void write_body(Writer *w, uint32_t statements) {
    uint32_t n = 1 + below(w, statements);
    for (uint32_t k = 0; k < n; k++) {
        for (uint32_t e = 1 + below(w, 4); e; e--) write_expression(w);
        if (w->nest >= NEST_MAX) continue;
        w->nest++;
        uint32_t way = below(w, 100), loops = w->topic == TOPIC_LOOPS ? 50 : 10;
        if (way < loops) write_loop(w);
        else if (way < loops + 35) write_if(w);
        else if (way < loops + 38) write_assume(w);
        w->nest--;
    }
}

/* ---------------------------------------------------------------------------------------------- functions */

/* Writes the head of the module: two variables in shared memory, and the declarations of all intrinsics. */
static void write_head(Writer *w) {
    static const char *const head =
        "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n"
        "@s = internal addrspace(3) global [64 x i8] undef, align 16\n@t = internal addrspace(3) global [9 x i8] undef, align 4\n"
        "declare void @llvm.assume(i1)\ndeclare ptr @llvm.ptrmask.p0.i64(ptr, i64)\n";
    static const char *const reg[] = {"tid.x", "tid.z", "ntid.x", "laneid"};
    static const char *const space[] = {"global", "shared", "const", "local", "shared.cluster", "param"};
    static const char *const two[] = {"umin", "umax", "smin", "smax"}, *const one[] = {"cttz", "ctlz"};
    uint32_t bits = w->bits[1];
    out_str(w->o, head);
    for (int k = 0; k < 4; k++)
        out_format(w->o, "declare i%u @llvm.%s.i%u(i%u, i%u)\n", bits, two[k], bits, bits, bits);
    for (int k = 0; k < 2; k++) out_format(w->o, "declare i%u @llvm.%s.i%u(i%u, i1)\n", bits, one[k], bits, bits);
    out_format(w->o, "declare i%u @llvm.ctpop.i%u(i%u)\n", bits, bits, bits);
    for (int k = 0; k < 4; k++) out_format(w->o, "declare i32 @llvm.nvvm.read.ptx.sreg.%s()\n", reg[k]);
    for (int k = 0; k < 6; k++) out_format(w->o, "declare i1 @llvm.nvvm.isspacep.%s(ptr)\n", space[k]);
}

void function_write(Out *o, uint64_t seed, enum Topic topic, uint32_t bits, int64_t bound[2]) {
    Writer w = {.o = o, .seed = seed, .topic = topic};
    uint32_t other[] = {bits + 3, 2 * bits, bits > 4 ? bits - 2 : bits + 1, 32};
    w.bits[0] = 1, w.bits[1] = bits, w.bits[2] = other[below(&w, 4)], w.bits[3] = 64;
    if (w.bits[2] >= 64 || w.bits[2] == bits) w.bits[2] = bits == 32 ? 16 : 32;
    write_head(&w);
    int64_t half = (int64_t)(UINT64_C(1) << (bits - 1)) - 1, high = below(&w, 2) ? half / 2 : half;
    bound[0] = below(&w, 2) ? 0 : -high / 2, bound[1] = high;
    snprintf(w.here, NAME, "entry");
    if (topic == TOPIC_TESTS) {
        out_str(o, "define void @f(ptr %p, ptr %q, i1 %x, i1 %y) {\nentry:\n");
        keep(&w.generic, "%p\0             "), keep(&w.generic, "%q\0             ");
        keep(&w.ints[0], "%x\0             "), keep(&w.ints[0], "%y\0             ");
    } else {
        out_format(o, "define void @f(i%u %%a, i%u range(i%u %lld, %lld) %%b) {\nentry:\n", bits, bits, bits,
                   (long long)bound[0], (long long)bound[1]);
        keep(&w.ints[1], "%a\0             "), keep(&w.ints[1], "%b\0             ");
    }
    if (topic == TOPIC_ADDRESSES) {
        out_str(o, "  %v0 = alloca [32 x i8], align 8\n");
        w.next = 1;
        keep(&w.generic, "%v0\0            ");
        keep(&w.near, "@s\0             "), keep(&w.near, "@t\0             ");
    }
    write_body(&w, 4);
    out_str(o, "  ret void\n}\n");
}
