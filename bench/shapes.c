/* shapes.c: modules that are large in one dimension (shapes.h). Every module has a kernel that passes global
 * and shared memory to functions, so that all of it matters to interprocedural analysis; the functions are
 * noinline. Shapes with "bodies" in their name lack noinline, for the inliner.
 */
#include "bench/shapes.h"

static const char head[] = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
                           "target triple = \"nvptx64-nvidia-cuda\"\n\n"
                           "@s = internal addrspace(3) global [64 x float] undef, align 4\n\n";
#define SHARED "ptr addrspacecast (ptr addrspace(3) @s to ptr)"

/* Appends a chain of n functions, @f0 calls @f1 calls @f2 ... The kernel calls @f0 with two spaces, so the whole
 * chain is cloned. how: the attribute "noinline " or "", also in the functions below. */
static void chain_text(Out *o, uint32_t n, const char *how) {
    out_str(o, head);
    for (uint32_t i = 0; i < n; i++) {
        out_format(o,
                   "define internal float @f%u(ptr %%p) %s{\n  %%q = getelementptr float, ptr %%p, i64 1\n"
                   "  %%v = load float, ptr %%q\n",
                   i, how);
        if (i + 1 == n) out_str(o, "  ret float %v\n}\n\n");
        else
            out_format(o,
                       "  %%w = call float @f%u(ptr %%q)\n  %%x = fadd float %%v, %%w\n"
                       "  ret float %%x\n}\n\n",
                       i + 1);
    }
    out_str(o, "define ptx_kernel void @k(ptr %g) {\n  %a = call float @f0(ptr %g)\n"
               "  %b = call float @f0(" SHARED ")\n  %c = fadd float %a, %b\n"
               "  store float %c, ptr %g\n  ret void\n}\n");
}

/* Appends a function and a kernel that calls it n times, with shared and global memory alternately. */
static void sites_text(Out *o, uint32_t n, const char *how) {
    out_str(o, head);
    out_format(o, "define internal float @f(ptr %%p) %s{\n  %%v = load float, ptr %%p\n  ret float %%v\n}\n\n", how);
    out_str(o, "define ptx_kernel void @k(ptr %g) {\n");
    for (uint32_t i = 0; i < n; i++) {
        if (i % 2) out_format(o, "  %%v%u = call float @f(" SHARED ")\n", i);
        else
            out_format(o,
                       "  %%p%u = getelementptr float, ptr %%g, i64 %u\n"
                       "  %%v%u = call float @f(ptr %%p%u)\n",
                       i, i, i, i);
        out_format(o, "  store float %%v%u, ptr %%g\n", i);
    }
    out_str(o, "  ret void\n}\n");
}

/* Appends one function of n instructions, rounded down to a multiple of 4: a chain of address computations, with a load
 * and a store at each; and a kernel that calls it with two spaces. */
static void long_write(Out *o, uint32_t n) {
    out_str(o, head);
    out_str(o, "define internal void @f(ptr %p0, i1 %c) noinline {\n");
    for (uint32_t i = 0; i < n / 4; i++)
        out_format(o,
                   "  %%q%u = getelementptr float, ptr %%p%u, i64 1\n  %%v%u = load float, ptr %%q%u\n"
                   "  store float %%v%u, ptr %%p%u\n  %%p%u = select i1 %%c, ptr %%p%u, ptr %%q%u\n",
                   i, i, i, i, i, i, i + 1, i, i);
    out_str(o, "  ret void\n}\n\ndefine ptx_kernel void @k(ptr %g, i1 %c) {\n  call void @f(ptr %g, i1 %c)\n"
               "  call void @f(" SHARED ", i1 %c)\n  ret void\n}\n");
}

/* Appends three nested loops with n / 3 pointer phis each, n at least 3. The next value of a phi is its neighbour in
 * the next inner loop, or in its own if that is the innermost. */
static void phis_write(Out *o, uint32_t n) {
    uint32_t each = n / 3;
    out_str(o, head);
    out_str(o, "define internal void @f(ptr %g, i1 %c) noinline {\nentry:\n  br label %l0\n");
    for (uint32_t d = 0; d < 3; d++) {
        out_format(o, "l%u:\n", d);
        for (uint32_t i = 0; i < each; i++) {
            out_format(o, "  %%p%u_%u = phi ptr ", d, i);
            if (d) out_format(o, "[ %%p%u_%u, %%l%u ]", d - 1, i, d - 1);
            else out_str(o, "[ %g, %entry ]");
            uint32_t within = d < 2 ? d + 1 : d;
            out_format(o, ", [ %%p%u_%u, %%%s%u ]\n", within, (i + 1) % each, d < 2 ? "e" : "l", d);
        }
        if (d < 2) out_format(o, "  br label %%l%u\n", d + 1);
    }
    out_str(o, "  %v = load float, ptr %p2_0\n  br i1 %c, label %l2, label %e1\n"
               "e1:\n  br i1 %c, label %l1, label %e0\n"
               "e0:\n  br i1 %c, label %l0, label %end\nend:\n  store float %v, ptr %g\n  ret void\n}\n\n"
               "define ptx_kernel void @k(ptr %g, i1 %c) {\n  call void @f(ptr %g, i1 %c)\n"
               "  call void @f(" SHARED ", i1 %c)\n  ret void\n}\n");
}

/* Appends functions of which each stores to its parameters and calls the next one twice, with one more
 * parameter: once global and once shared memory. So 2^k vectors of spaces arrive at the last of k
 * functions. They have k * (k + 1) / 2 parameters, which is the size, rounded up: 465 are 30 functions, 51360 are
 * 320. */
static void splits_text(Out *o, uint32_t parameters, const char *how) {
    uint32_t n = 0;
    while (n * (n + 1) / 2 < parameters) n++;
    out_str(o, head);
    for (uint32_t i = 0; i < n; i++) {
        out_format(o, "define internal void @f%u(ptr %%p0", i);
        for (uint32_t k = 1; k <= i; k++) out_format(o, ", ptr %%p%u", k);
        out_format(o, ") %s{\n", how);
        for (uint32_t k = 0; k <= i; k++) out_format(o, "  store float 1.0, ptr %%p%u\n", k);
        for (uint32_t call = 0; call < 2 && i + 1 < n; call++) {
            out_format(o, "  call void @f%u(", i + 1);
            for (uint32_t k = 0; k <= i; k++) out_format(o, "ptr %%p%u, ", k);
            out_str(o, call ? SHARED ")\n" : "ptr @g)\n");
        }
        out_str(o, "  ret void\n}\n\n");
    }
    out_str(o, "@g = global float 0.0\n\ndefine ptx_kernel void @k(ptr %g) {\n  call void @f0(ptr %g)\n"
               "  call void @f0(" SHARED ")\n  ret void\n}\n");
}

/* Appends n loops, each with a counter that only some iterations increment. It indexes an array that lies between two
 * pointers. */
static void counters_write(Out *o, uint32_t n) {
    out_str(o, head);
    out_str(o, "%t = type { ptr, [4 x i32], ptr }\n\ndefine ptx_kernel void @k(ptr %g, i32 %x) {\nentry:\n"
               "  %v = alloca %t\n  store " SHARED ", ptr %v\n  br label %o0\n");
    for (uint32_t i = 0; i < n; i++) {
        out_format(o, "o%u:\n  br label %%h%u\n", i, i);
        out_format(o, "h%u:\n  %%i%u = phi i32 [ 0, %%o%u ], [ %%m%u, %%j%u ]\n", i, i, i, i, i);
        out_format(o,
                   "  %%e%u = getelementptr %%t, ptr %%v, i64 0, i32 1, i32 %%i%u\n  store i32 %%x, ptr %%e%u\n"
                   "  %%c%u = icmp sgt i32 %%x, %u\n  br i1 %%c%u, label %%u%u, label %%j%u\n",
                   i, i, i, i, i, i, i, i);
        out_format(o, "u%u:\n  %%n%u = add i32 %%i%u, 1\n  br label %%j%u\n", i, i, i, i);
        out_format(o,
                   "j%u:\n  %%m%u = phi i32 [ %%i%u, %%h%u ], [ %%n%u, %%u%u ]\n"
                   "  %%d%u = icmp slt i32 %%m%u, 4\n  br i1 %%d%u, label %%h%u, label %%o%u\n",
                   i, i, i, i, i, i, i, i, i, i, i + 1);
    }
    out_format(o, "o%u:\n", n);
    out_str(o, "  %p = load ptr, ptr %v\n  store float 1.0, ptr %p\n  ret void\n}\n");
}

/* Append n units of a shape of the table: *_write with functions that must not be inlined, *_bodies with functions that
 * may be. */
static void chain_write(Out *o, uint32_t n) { chain_text(o, n, "noinline "); }
static void sites_write(Out *o, uint32_t n) { sites_text(o, n, "noinline "); }
static void splits_write(Out *o, uint32_t n) { splits_text(o, n, "noinline "); }
static void chain_bodies(Out *o, uint32_t n) { chain_text(o, n, ""); }
static void sites_bodies(Out *o, uint32_t n) { sites_text(o, n, ""); }
static void splits_bodies(Out *o, uint32_t n) { splits_text(o, n, ""); }

/* From 40000 functions on, the bodies of a chain exceed the caches: 20000 to 80000 fit an exponent of
 * 1.13, although the instructions for each are the same. */
const BenchShape shape_table[] = {
    {"chain of calls", "functions", {5000, 10000, 20000}, chain_write},
    {"calls of one function", "calls", {10000, 50000, 250000}, sites_write},
    {"one long function", "instructions", {250000, 500000, 1000000}, long_write},
    {"phis in one nest of loops", "phis", {100000, 200000, 400000}, phis_write},
    {"counters of an array", "loops", {40000, 80000, 160000}, counters_write},
    {"splits in two", "parameters", {465, 12880, 51360}, splits_write},
    {"chain of bodies", "functions", {5000, 10000, 20000}, chain_bodies},
    {"bodies of one function", "calls", {10000, 50000, 250000}, sites_bodies},
    {"bodies in two", "parameters", {465, 12880, 51360}, splits_bodies},
};
const uint32_t shape_count = sizeof shape_table / sizeof *shape_table;
