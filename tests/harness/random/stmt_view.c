/* stmt_view.c: structs of pointers to variables that hold pointers, like the captures by reference of a
 * lambda. They are copied as a whole, by fields, again, and in halves. Functions read through such a
 * parameter, write through it, or return a pointer derived from it.
 */
#include "tests/harness/random/gen_in.h"

/* A function has an array %q of VIEWS rows and a struct %k of as many pointers, each to an element of %q. */
enum { VIEWS = 4 };

void view_functions(Gen *g) {
    out_str(g->o, "\n"
                  "define internal ptr @vget(ptr %p) noinline {\n  %x = load ptr, ptr %p\n  ret ptr %x\n}\n\n"
                  "define internal void @vset(ptr %p, ptr %x) noinline {\n  store ptr %x, ptr %p\n  ret void\n}\n\n"
                  "define internal ptr @vturn(ptr %p, i32 %i) noinline {\n  %m = and i32 %i, 1\n"
                  "  %e = getelementptr { ptr, ptr }, ptr %p, i32 %m\n  ret ptr %e\n}\n\n"
                  "define internal void @vthrough(ptr %k, ptr %x) noinline {\n  %e = getelementptr i8, ptr %k, i64 8\n"
                  "  %p = load ptr, ptr %e\n  call void @vset(ptr %p, ptr %x)\n  ret void\n}\n\n"
                  "define internal void @vhalves(ptr %to, ptr %from) noinline {\n  %lo = load i32, ptr %from\n"
                  "  store i32 %lo, ptr %to\n  %f4 = getelementptr i8, ptr %from, i64 4\n"
                  "  %t4 = getelementptr i8, ptr %to, i64 4\n  %hi = load i32, ptr %f4\n  store i32 %hi, ptr %t4\n"
                  "  ret void\n}\n");
}

/* Returns a row that may be stored in %q. */
static Val view_row(Gen *g) { return value_like(g, (Val){.kind = V_ROW, .level = (uint8_t)level_max(g), .ro = true}); }

/* Returns the address of element n of array `of`, 'q' or 'k'. */
static Val view_at(Gen *g, char of, uint32_t n) {
    return define(g, int_value(64), "getelementptr i8, ptr %%%c, i64 %u", of, 8 * n);
}

void views_begin(Gen *g) {
    for (uint32_t i = 0; i < VIEWS; i++) {
        Val x = view_row(g), a = view_at(g, 'q', i);
        body_line(g, "store ptr %s, ptr %s", x.s, a.s);
        Val to = view_at(g, 'q', chance(g, 70) ? i : below(g, VIEWS));
        a = view_at(g, 'k', i);
        body_line(g, "store ptr %s, ptr %s", to.s, a.s);
    }
}

/* Returns the address of some element of %q or %k: by a constant offset, by an index with known bounds, or
 * by a function. */
static Val view_some(Gen *g, char of) {
    Val i = int_of(g, 32);
    switch (below(g, 4)) {
    case 0:
        i = define(g, i, "and i32 %s, %u", i.s, VIEWS - 1);
        return define(g, i, "getelementptr ptr, ptr %%%c, i32 %s", of, i.s);
    case 1: return define(g, i, "call ptr @vturn(ptr %%%c, i32 %s)", of, i.s);
    default: return view_at(g, of, below(g, VIEWS));
    }
}

/* Copies one or more elements of %q or %k to others of the same array, which may overlap them. */
static void view_copy(Gen *g) {
    uint32_t n = 1 + below(g, VIEWS - 1), to = below(g, VIEWS - n + 1), from = below(g, VIEWS - n + 1);
    char of = chance(g, 70) ? 'k' : 'q';
    Val a = view_at(g, of, to), b = view_at(g, of, from);
    if (chance(g, 30)) body_line(g, "call void @vhalves(ptr %s, ptr %s)", a.s, b.s);
    else
        body_line(g, "call void @llvm.memmove.p0.p0.i64(ptr align 8 %s, ptr align 8 %s, i64 %u, i1 false)", a.s, b.s,
                  8 * n);
}

/* Loads or stores through %q or %k, or copies elements. */
void do_view(Gen *g) {
    if (!g->views) return;
    Val row = {.kind = V_ROW, .level = (uint8_t)level_max(g), .ro = true}, x = view_row(g), a, p;
    switch (below(g, 8)) {
    case 0: view_copy(g); return;
    case 1:
        p = view_at(g, 'q', below(g, VIEWS));
        a = view_some(g, 'k');
        body_line(g, "store ptr %s, ptr %s", p.s, a.s);
        return;
    case 2:
        a = view_at(g, 'k', 2 * below(g, VIEWS / 2));
        body_line(g, "call void @vthrough(ptr %s, ptr %s)", a.s, x.s);
        return;
    case 3:
        a = view_some(g, 'q');
        body_line(g, "call void @vset(ptr %s, ptr %s)", a.s, x.s);
        return;
    case 4:
        a = view_some(g, 'k');
        a = define(g, a, "load ptr, ptr %s", a.s);
        body_line(g, "store ptr %s, ptr %s", x.s, a.s);
        return;
    case 5:
        a = view_some(g, 'q');
        keep(g, define(g, row, "load ptr, ptr %s", a.s));
        return;
    default:
        a = view_some(g, 'k');
        p = define(g, a, chance(g, 50) ? "load ptr, ptr %s" : "call ptr @vget(ptr %s)", a.s);
        keep(g, define(g, row, chance(g, 50) ? "load ptr, ptr %s" : "call ptr @vget(ptr %s)", p.s));
    }
}
