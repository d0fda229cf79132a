/* stmt_pointer.c: pointers in unusual forms: as numbers of 32 bits, in vectors, in arrays copied from constant images,
 * as arguments of a variadic function.
 */
#include "tests/harness/random/gen_in.h"

/* Returns a writable row in the space of which %w holds an address, or in shared memory if there is no %w. */
static Val narrow_row(Gen *g) {
    uint8_t space = g->narrow ? g->narrow : SPACE_SHARED;
    return row_of(g, (Want){.space = space, .level = 2, .rw = true});
}

/* Returns the address that a row has in its space, as a number of 32 bits. */
static Val narrow_of(Gen *g, Val row) {
    const char *t = space_type(row.space);
    if (chance(g, 40)) return define(g, int_value(32), "ptrtoint %s %s to i32", t, row.s);
    Val x = define(g, int_value(64), "ptrtoint %s %s to i64", t, row.s);
    return define(g, int_value(32), "trunc i64 %s to i32", x.s);
}

void pointers_begin(Gen *g) {
    if (g->narrow) {
        Val x = narrow_of(g, narrow_row(g));
        body_line(g, "store i32 %s, ptr %%w", x.s);
    }
    if (g->images)
        body_line(g, "call void @llvm.memcpy.p0.p0.i64(ptr align 8 %%im, ptr align 8 @image, i64 32, i1 false)");
}

/* Converts an address that fits 32 bits to such a number and back, directly or through memory. */
void do_narrow(Gen *g) {
    Val row = narrow_row(g), x = narrow_of(g, row), r = row;
    uint32_t by = below(g, 1000);
    if (chance(g, 40)) {
        x = define(g, x, "add i32 %s, %u", x.s, by);
        x = define(g, x, "sub i32 %s, %u", x.s, by);
        x = define(g, x, "xor i32 %s, %u", x.s, by);
        x = define(g, x, "xor i32 %s, %u", x.s, by);
    }
    if (g->narrow) {
        if (chance(g, 50)) body_line(g, "store i32 %s, ptr %%w", x.s);
        x = define(g, x, "load i32, ptr %%w");
        r.level = (uint8_t)level_max(g);
        if (g->narrow == SPACE_SHARED) r.level = 0;
    }
    if (chance(g, 50)) {
        x = define(g, int_value(64), "zext i32 %s to i64", x.s);
        keep(g, define(g, r, "inttoptr i64 %s to %s", x.s, space_type(row.space)));
    } else {
        keep(g, define(g, r, "inttoptr i32 %s to %s", x.s, space_type(row.space)));
    }
}

/* ---- vectors of pointers */

/* Returns the vector of two rows of the same space. Its facts hold for both. */
static Val pair_of(Gen *g, Val a, Val b) {
    const char *t = space_type(a.space);
    Val v = define(g, a, "insertelement <2 x %s> poison, %s %s, i32 0", t, t, a.s);
    v = define(g, value_join(a, b), "insertelement <2 x %s> %s, %s %s, i32 1", t, v.s, t, b.s);
    return v;
}

/* Passes a vector of two rows through an operation after which each lane is one of these rows. The result may be a
 * vector of generic pointers instead. The facts of v must hold for both lanes. */
static Val pair_through(Gen *g, Val v) {
    char t[40];
    snprintf(t, sizeof t, "<2 x %s>", space_type(v.space));
    uint32_t by = 8 * below(g, 100);
    Val w = v, c;
    switch (below(g, 7)) {
    case 0:
        w = define(g, v, "getelementptr i8, %s %s, <2 x i64> <i64 %u, i64 -8>", t, v.s, by);
        return define(g, v, "getelementptr i8, %s %s, <2 x i64> <i64 -%u, i64 8>", t, w.s, by);
    case 1:
        w = define(g, v, "getelementptr i64, %s %s, i64 %u", t, v.s, by);
        return define(g, v, "getelementptr i64, %s %s, i64 -%u", t, w.s, by);
    case 2: return define(g, v, "shufflevector %s %s, %s poison, <2 x i32> <i32 1, i32 0>", t, v.s, t);
    case 3:
        if (v.space) return define(g, v, "freeze %s %s", t, v.s);
        w = define(g, v, "ptrtoint %s %s to <2 x i64>", t, v.s);
        return define(g, v, "inttoptr <2 x i64> %s to %s", w.s, t);
    case 4:
        c = int_of(g, 1);
        w = define(g, v, "shufflevector %s %s, %s poison, <2 x i32> <i32 1, i32 1>", t, v.s, t);
        return define(g, v, "select i1 %s, %s %s, %s %s", c.s, t, v.s, t, w.s);
    case 5:
        c = int_of(g, 1);
        c = define(g, c, "insertelement <2 x i1> <i1 true, i1 false>, i1 %s, i32 %u", c.s, below(g, 2));
        w = define(g, v, "shufflevector %s %s, %s poison, <2 x i32> <i32 0, i32 0>", t, v.s, t);
        return define(g, v, "select <2 x i1> %s, %s %s, %s %s", c.s, t, v.s, t, w.s);
    default:
        if (!v.space) return v;
        w.space = 0;
        return define(g, w, "addrspacecast %s %s to <2 x ptr>", t, v.s);
    }
}

/* Makes a vector of pointers to rows, and takes an element out of it again. */
void do_pointer_vector(Gen *g) {
    static const uint8_t spaces[] = {0, 0, 0, SPACE_GLOBAL, SPACE_SHARED};
    uint8_t space = spaces[below(g, 5)];
    bool rw = chance(g, 70);
    Val a = row_of(g, (Want){.space = space, .level = 2, .rw = rw}),
        b = row_of(g, (Want){.space = space, .level = 2, .rw = rw}), v = pair_of(g, a, b), i = int_of(g, 32);
    uint32_t n = below(g, 3);
    while (n--) v = pair_through(g, v);
    if (chance(g, 15)) { /* compares the vector with itself */
        Val c = define(g, int_value(1), "icmp eq <2 x %s> %s, %s", space_type(v.space), v.s, v.s);
        keep(g, define(g, c, "extractelement <2 x i1> %s, i32 1", c.s));
    }
    if (chance(g, 40)) {
        i = define(g, i, "and i32 %s, 1", i.s);
        keep(g, define(g, v, "extractelement <2 x %s> %s, i32 %s", space_type(v.space), v.s, i.s));
    } else {
        keep(g, define(g, v, "extractelement <2 x %s> %s, i32 %u", space_type(v.space), v.s, below(g, 2)));
    }
}

/* ---- images and variadic functions */

void pointer_functions(Gen *g) {
    out_str(g->o, "\n@image = internal unnamed_addr constant [4 x ptr] [");
    for (uint32_t k = 0; k < 4; k++) {
        bool shared = chance(g, 60);
        out_format(g->o, "%sptr addrspacecast (%s @%c%u to ptr)", k ? ", " : "",
                   space_type(shared ? SPACE_SHARED : SPACE_GLOBAL), shared ? 's' : 'g',
                   below(g, shared ? g->nshared : g->nglobal));
    }
    out_str(g->o, "], align 8\n");
    if (!g->variadic) return;
    out_str(g->o, "\ndefine internal i64 @variadic(i32 %n, ...) {\n"
                  "  %l = alloca ptr, align 8\n"
                  "  call void @llvm.va_start.p0(ptr %l)\n"
                  "  %p = va_arg ptr %l, ptr\n"
                  "  %a = va_arg ptr %l, i32\n"
                  "  %b = va_arg ptr %l, i64\n"
                  "  %q = va_arg ptr %l, ptr\n"
                  "  call void @llvm.va_end.p0(ptr %l)\n"
                  "  %x = load i64, ptr %p\n"
                  "  %y = load i64, ptr %q\n"
                  "  %w = zext i32 %a to i64\n"
                  "  %s = sub i64 %x, %w\n"
                  "  %r = xor i64 %s, %b\n"
                  "  store i64 %r, ptr %q\n"
                  "  %z = add i64 %y, %r\n"
                  "  ret i64 %z\n}\n");
}

/* Loads a row from the copy of a constant array of addresses. */
void do_image(Gen *g) {
    if (!g->images) return;
    Val i = int_of(g, 32), row = {.kind = V_ROW};
    i = define(g, i, "and i32 %s, 3", i.s);
    Val a = define(g, row, "getelementptr [4 x ptr], ptr %%im, i32 0, i32 %s", i.s);
    row = define(g, row, "load ptr, ptr %s", a.s);
    keep(g, define(g, row, "getelementptr [8 x i64], ptr %s, i32 %%lt", row.s));
}

/* Calls the variadic function, which reads its first row and writes its second one. */
void do_variadic(Gen *g) {
    if (!g->variadic || g->other) return;
    Val p = row_of(g, (Want){.level = 2}), q = row_of(g, (Want){.level = 2, .rw = true}), a = int_of(g, 32),
        b = int_of(g, 64);
    keep(g, define(g, int_value(64), "call i64 (i32, ...) @variadic(i32 4, ptr %s, i32 %s, i64 %s, ptr %s)", p.s, a.s,
                   b.s, q.s));
    g->cost += 12 * g->mult;
}
