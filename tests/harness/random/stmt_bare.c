/* stmt_bare.c: a function without parameters, @bare, which the kernels call at their ends. At the levels most of its
 * values die at once, so that its body is packed (ir/pack.c): a local array becomes values, loops with constant trips
 * are unrolled, values are unused, and code is not reached. It has random numbers of its own, so that the rest of a
 * program does not depend on it. */
#include "tests/harness/random/gen_in.h"

/* Returns one of the operations that mix two numbers. */
static const char *mix(Gen *g) {
    static const char *const op[] = {"add", "mul", "xor", "sub"};
    return op[below(g, 4)];
}

/* Emits the array %a, stores to its n elements, loads from them, all at constant indices, and the result %r. */
static void bare_elements(Gen *g, uint32_t n) {
    out_format(g->o, "  %%a = alloca [%u x i64]\n", n);
    for (uint32_t i = 0; i < n; i++)
        out_format(g->o, "  %%p%u = getelementptr i64, ptr %%a, i32 %u\n  store i64 %s, ptr %%p%u\n", i, i,
                   chance(g, 50) ? "%t" : "7", i);
    for (uint32_t i = 0; i < n; i++)
        out_format(g->o,
                   "  %%q%u = getelementptr i64, ptr %%a, i32 %u\n  %%l%u = load i64, ptr %%q%u\n"
                   "  %%h%u = %s i64 %%%s%u, %%l%u\n",
                   i, i, i, i, i, mix(g), i ? "h" : "l", i ? i - 1 : 0, i);
    out_format(g->o, "  %%r = %s i64 %%h%u, %%t\n", mix(g), n - 1);
}

/* Emits the array %a, two loops of n trips, over its elements, which the first stores and the second loads, and the
 * result %r. */
static void bare_loops(Gen *g, uint32_t n) {
    out_format(g->o, "  %%a = alloca [%u x i64]\n  br label %%store\n", n);
    for (uint32_t k = 0; k < 2; k++) {
        const char *name = k ? "load" : "store", *before = k ? "store" : "entry";
        out_format(g->o,
                   "%s:\n  %%i%u = phi i32 [ 0, %%%s ], [ %%j%u, %%%s ]\n"
                   "  %%h%u = phi i64 [ %s, %%%s ], [ %%x%u, %%%s ]\n"
                   "  %%p%u = getelementptr i64, ptr %%a, i32 %%i%u\n",
                   name, k, before, k, name, k, k ? "%x0" : "%t", before, k, name, k, k);
        if (k) out_format(g->o, "  %%v = load i64, ptr %%p1\n  %%x1 = %s i64 %%h1, %%v\n", mix(g));
        else out_format(g->o, "  store i64 %%h0, ptr %%p0\n  %%x0 = %s i64 %%h0, %u\n", mix(g), 3 + below(g, 90));
        out_format(g->o, "  %%j%u = add i32 %%i%u, 1\n  %%c%u = icmp ult i32 %%j%u, %u\n", k, k, k, k, n);
        out_format(g->o, "  br i1 %%c%u, label %%%s, label %%%s\n", k, name, k ? "end" : "load");
    }
    out_format(g->o, "end:\n  %%r = %s i64 %%x1, %%t\n", mix(g));
}

/* Emits 4 n values that nothing uses, half of them in a block that is not reached. */
static void bare_unused(Gen *g, uint32_t n) {
    for (uint32_t i = 0; i < 4 * n; i++) {
        if (i == 2 * n) out_str(g->o, "  br i1 false, label %never, label %end\nnever:\n");
        out_format(g->o, "  %%d%u = %s i64 %%t, %u\n", i, mix(g), i);
    }
    out_format(g->o, "  br label %%end\nend:\n  %%r = %s i64 %%t, %u\n", mix(g), 3 + below(g, 90));
}

void bare_function(Gen *g) {
    static void (*const body[])(Gen *g, uint32_t n) = {bare_elements, bare_loops, bare_unused};
    if (!g->bare) return;
    uint64_t rng = g->rng;
    g->rng = g->bare;
    out_format(g->o,
               "\ndefine internal i64 @bare() %s{\nentry:\n"
               "  %%tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %%t = zext i32 %%tid to i64\n",
               chance(g, 80) ? "noinline " : "");
    body[below(g, 3)](g, 16 + below(g, 17));
    out_str(g->o, "  ret i64 %r\n}\n");
    g->rng = rng;
    kind(KIND_BARE);
}

Val bare_call(Gen *g, Val h) {
    if (!g->bare) return h;
    Val x = define(g, h, "call i64 @bare()");
    return define(g, h, "xor i64 %s, %s", h.s, x.s);
}

void bare_begin(Gen *g, uint64_t seed) {
    g->bare = ~seed;
    if (random_next(&g->bare) % 4) g->bare = 0;
}
