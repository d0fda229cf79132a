/* stmt.c: the statements of random programs: one function do_X for each kind, all in one table with their
 * odds. A statement takes available values as operands and makes its results available. It generates
 * nothing if it does not fit at this place of the program. */
#include "tests/harness/random/gen_in.h"

/* Computes with two integers of one random width. Shift counts and divisors are forced into their valid ranges. */
static void do_int(Gen *g) {
    static const struct {
        const char *op;
        uint8_t kind;
    } op[] = {/* kind: 1 shift, 2 divide */
              {"add", 0},  {"sub", 0},  {"mul", 0},  {"and", 0},  {"or", 0},   {"xor", 0}, {"shl", 1},
              {"lshr", 1}, {"ashr", 1}, {"udiv", 2}, {"urem", 2}, {"sdiv", 2}, {"srem", 2}};
    static const uint8_t width[] = {32, 32, 32, 64, 64, 16, 8, 7, 13, 24, 33, 48, 1};
    uint32_t bits = width[below(g, sizeof width)], k = below(g, sizeof op / sizeof *op);
    Val a = int_of(g, bits), b = int_of(g, bits), r = int_value(bits);
    if (op[k].kind == 1) {
        if (bits == 1) return;
        b = define(g, r, "urem i%u %s, %u", bits, b.s, bits);
    } else if (op[k].kind == 2) {
        if (bits < 7) return;
        b = define(g, r, "and i%u %s, 7", bits, b.s);
        b = define(g, r, "add i%u %s, 1", bits, b.s);
        keep(g, define(g, r, "%s i%u %s, %s", op[k].op, bits, a.s, b.s));
        return;
    }
    keep(g, define(g, r, "%s i%u %s, %s", op[k].op, bits, a.s, b.s));
}

/* Compares two integers, and selects one of them by the result. */
static void do_compare(Gen *g) {
    static const char *const pred[] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};
    Val a = int_any(g), b = int_of(g, a.bits);
    Val c = define(g, int_value(1), "icmp %s i%u %s, %s", pred[below(g, 10)], a.bits, a.s, b.s);
    keep(g, c);
    keep(g, define(g, int_value(a.bits), "select i1 %s, i%u %s, i%u %s", c.s, a.bits, b.s, a.bits, a.s));
}

/* Calls an integer intrinsic on 32 or 64 bits. */
static void do_intrinsic(Gen *g) {
    static const struct {
        const char *name;
        uint8_t args;
        const char *tail;
    } f[] = {{"ctpop", 1, ""},    {"ctlz", 1, ", i1 false"}, {"cttz", 1, ", i1 false"}, {"abs", 1, ", i1 false"},
             {"bswap", 1, ""},    {"bitreverse", 1, ""},     {"smax", 2, ""},           {"umin", 2, ""},
             {"uadd.sat", 2, ""}, {"ssub.sat", 2, ""},       {"fshl", 3, ""},           {"fshr", 3, ""}};
    uint32_t k = below(g, sizeof f / sizeof *f), bits = chance(g, 60) ? 32 : 64;
    Val a = int_of(g, bits), b = int_of(g, bits), r = int_value(bits);
    if (chance(g, 15)) {
        r = define(g, r, "call { i%u, i1 } @llvm.umul.with.overflow.i%u(i%u %s, i%u %s)", bits, bits, bits, a.s, bits,
                   b.s);
        keep(g, define(g, int_value(1), "extractvalue { i%u, i1 } %s, 1", bits, r.s));
        keep(g, define(g, int_value(bits), "extractvalue { i%u, i1 } %s, 0", bits, r.s));
    } else if (f[k].args == 1) {
        keep(g, define(g, r, "call i%u @llvm.%s.i%u(i%u %s%s)", bits, f[k].name, bits, bits, a.s, f[k].tail));
    } else if (f[k].args == 2) {
        keep(g, define(g, r, "call i%u @llvm.%s.i%u(i%u %s, i%u %s)", bits, f[k].name, bits, bits, a.s, bits, b.s));
    } else {
        keep(g, define(g, r, "call i%u @llvm.%s.i%u(i%u %s, i%u %s, i%u %u)", bits, f[k].name, bits, bits, a.s, bits,
                       b.s, bits, below(g, bits)));
    }
}

/* Computes in 128 bits with two integers of 64 bits, and makes 64 bits of the result available. */
static void do_wide(Gen *g) {
    Val a = int_of(g, 64), b = int_of(g, 64), r = int_value(64);
    Val x = define(g, r, "%s i64 %s to i128", chance(g, 50) ? "zext" : "sext", a.s),
        y = define(g, r, "zext i64 %s to i128", b.s);
    x = define(g, r, "%s i128 %s, %s", chance(g, 60) ? "mul" : "sub", x.s, y.s);
    x = define(g, r, "%s i128 %s, %u", chance(g, 50) ? "lshr" : "ashr", x.s, below(g, 128));
    keep(g, define(g, r, "trunc i128 %s to i64", x.s));
}

/* Computes with floating-point numbers, compares them or converts one to an integer. It omits an operation whose result
 * could be infinite, or be too large for the integer. */
static void do_float(Gen *g) {
    uint32_t bits = chance(g, 70) ? 32 : 64;
    const char *t = bits == 32 ? "float" : "double";
    Val a = float_of(g, bits), b = float_of(g, bits), r = a;
    switch (below(g, 7)) {
    case 0:
    case 1:
        r.mag = (int16_t)((a.mag > b.mag ? a.mag : b.mag) + 1);
        if (r.mag < 100) keep(g, define(g, r, "%s %s %s, %s", chance(g, 50) ? "fadd" : "fsub", t, a.s, b.s));
        break;
    case 2:
        r.mag = (int16_t)(a.mag + b.mag);
        if (r.mag < 60) keep(g, define(g, r, "fmul %s %s, %s", t, a.s, b.s));
        break;
    case 3: keep(g, define(g, r, "fdiv %s %s, 3.0", t, a.s)); break;
    case 4:
        keep(g, define(g, int_value(1), "fcmp %s %s %s, %s",
                       chance(g, 50)   ? "olt"
                       : chance(g, 50) ? "une"
                                       : "oge",
                       t, a.s, b.s));
        break;
    case 5:
        if (a.mag < 31) keep(g, define(g, int_value(32), "fptosi %s %s to i32", t, a.s));
        break;
    default:
        r.mag = (int16_t)((a.mag + b.mag > 60 ? 200 : a.mag + b.mag) + 1);
        if (r.mag < 100)
            keep(g, define(g, r, "call %s @llvm.fma.f%u(%s %s, %s %s, %s 1.5)", t, bits, t, a.s, t, b.s, t));
        break;
    }
    if (chance(g, 30)) keep(g, define(g, int_value(bits), "bitcast %s %s to i%u", t, a.s, bits));
}

/* Computes with a vector that is loaded from a row and may be stored to another. */
static void do_vector(Gen *g) {
    Val p = row_some(g, false), a = row_field(g, p, 16), r = int_value(32), i = int_of(g, 32), x = int_of(g, 32);
    Val v = define(g, r, "load <4 x i32>, %s %s, align 8", space_type(a.space), a.s);
    i = define(g, r, "and i32 %s, 3", i.s);
    Val w = define(g, r, "insertelement <4 x i32> %s, i32 %s, i32 %s", v.s, x.s, i.s);
    w = define(g, r, "%s <4 x i32> %s, %s", chance(g, 50) ? "add" : "xor", v.s, w.s);
    if (chance(g, 50))
        w = define(g, r,
                   "shufflevector <4 x i32> %s, <4 x i32> %s, <4 x i32> <i32 %u, "
                   "i32 %u, i32 5, i32 0>",
                   v.s, w.s, below(g, 8), below(g, 8));
    keep(g, define(g, r, "extractelement <4 x i32> %s, i32 %u", w.s, below(g, 4)));
    if (chance(g, 50)) {
        a = row_field(g, row_some(g, true), 16);
        body_line(g, "store <4 x i32> %s, %s %s, align 8", w.s, space_type(a.space), a.s);
    }
}

uint32_t word_bits(Gen *g) { return 8u << below(g, 4); }

/* Loads an integer from a row. */
static void do_load(Gen *g) {
    uint32_t bits = word_bits(g);
    Val a = row_field(g, row_some(g, false), bits / 8);
    keep(g, define(g, int_value(bits), "load %si%u, %s %s, align %u", chance(g, 5) ? "volatile " : "", bits,
                   space_type(a.space), a.s, bits / 8));
}

/* Stores an integer to a row. */
static void do_store(Gen *g) {
    uint32_t bits = word_bits(g);
    Val x = int_of(g, bits), a = row_field(g, row_some(g, true), bits / 8);
    body_line(g, "store %si%u %s, %s %s, align %u", chance(g, 5) ? "volatile " : "", bits, x.s, space_type(a.space),
              a.s, bits / 8);
}

/* Casts a row in a known space to a generic pointer. */
static void do_generic(Gen *g) {
    static const uint8_t from[] = {SPACE_GLOBAL, SPACE_SHARED, SPACE_LOCAL, SPACE_CONST};
    keep(g, pointer_generic(g, row_of(g, (Want){.space = from[below(g, 4)], .level = 2})));
}

/* Selects one of two rows. */
static void do_row_select(Gen *g) {
    Val a = row_some(g, chance(g, 70)),
        b = value_like(g, (Val){.kind = V_ROW, .space = a.space, .level = 2, .ro = a.ro || chance(g, 20)}),
        c = int_of(g, 1);
    keep(g, define(g, value_join(a, b), "select i1 %s, %s %s, %s %s", c.s, space_type(a.space), a.s,
                   space_type(a.space), b.s));
}

/* Passes a row through an operation that keeps pointers: freeze, ptrmask, aggregates, vectors, integers. */
static void do_row_through(Gen *g) {
    Val a = row_of(g, (Want){.level = 2, .rw = chance(g, 80)}), r = int_value(32), b;
    const char *t = space_type(a.space);
    switch (below(g, 6)) {
    case 0: keep(g, define(g, a, "freeze %s %s", t, a.s)); break;
    case 1: keep(g, define(g, a, "call ptr @llvm.ptrmask.p0.i64(ptr %s, i64 -8)", a.s)); break;
    case 2:
        b = row_of(g, (Want){.level = 2, .rw = true});
        r = define(g, r, "insertvalue { ptr, [2 x ptr], i32 } undef, ptr %s, 1, %u", a.s, 0u);
        r = define(g, r, "insertvalue { ptr, [2 x ptr], i32 } %s, ptr %s, 0", r.s, b.s);
        r = define(g, r, "insertvalue { ptr, [2 x ptr], i32 } %s, ptr %s, 1, 1", r.s, b.s);
        keep(g, define(g, b, "extractvalue { ptr, [2 x ptr], i32 } %s, 1, 1", r.s));
        keep(g, define(g, a, "extractvalue { ptr, [2 x ptr], i32 } %s, 1, 0", r.s));
        break;
    case 3:
        b = row_of(g, (Want){.level = 2, .rw = true});
        r = define(g, r, "insertelement <2 x ptr> poison, ptr %s, i32 0", a.s);
        r = define(g, r, "insertelement <2 x ptr> %s, ptr %s, i32 1", r.s, b.s);
        keep(g, define(g, value_join(a, b), "extractelement <2 x ptr> %s, i32 %u", r.s, below(g, 2)));
        break;
    case 4: keep(g, addr_of(g, a)); break;
    default: {
        Val like = {.kind = V_ADDR, .level = 2, .ro = true, .bits = 64};
        keep(g, row_from_addr(g, value_like(g, like)));
    }
    }
}

/* Selects one of two addresses that are integers. */
static void do_addr_select(Gen *g) {
    Val like = {.kind = V_ADDR, .level = 2, .ro = chance(g, 30), .bits = 64};
    Val a = value_like(g, like), b = value_like(g, like), c = int_of(g, 1);
    keep(g, define(g, value_join(a, b), "select i1 %s, i64 %s, i64 %s", c.s, a.s, b.s));
}

/* Loads a field of a box, or stores to it. */
static void do_box(Gen *g) {
    Val b = box_some(g);
    uint32_t field = below(g, 4);
    if (chance(g, 20)) keep(g, b = pointer_generic(g, b));
    if (chance(g, 55)) {
        Val r = box_load(g, b, field);
        keep(g, r);
        if (r.kind == V_ADDR && chance(g, 70)) keep(g, row_from_addr(g, r));
    } else {
        box_store(g, b, field);
    }
}

/* Lets the other module store pointers to its own rows in a box, and loads one of them. */
static void do_planted(Gen *g) {
    if (!g->two || g->other) return;
    uint32_t k = below(g, g->nbox_own);
    Val b;
    if (g->box[k].open) { /* the other module names the box */
        b = box_own(g, k);
        body_line(g, "call void @yplant%u(i32 %%lt)", k);
    } else {
        b = box_some(g);
        if (b.gl) return;
        b = pointer_generic(g, b);
        body_line(g, "call void @yplant(ptr %s, i32 %%lt)", b.s);
    }
    b = box_load(g, b, below(g, 3));
    keep(g, b);
    if (b.kind == V_ADDR) keep(g, row_from_addr(g, b));
}

/* Loads an address from a table with constant initialisers. */
static void do_table(Gen *g) {
    if (!g->tables || g->other) return;
    bool konst = chance(g, 50);
    Val like = {.kind = V_ROW, .ro = g->table_ro, .gl = !g->table_ro}, i = int_of(g, 32);
    i = define(g, i, "and i32 %s, 3", i.s);
    Val p = define(g, like, "getelementptr [4 x ptr], %s @t%c, i32 0, i32 %s",
                   space_type(konst ? SPACE_CONST : SPACE_GLOBAL), konst ? 'c' : 'g', i.s);
    p = define(g, like, "load ptr, %s %s", space_type(konst ? SPACE_CONST : SPACE_GLOBAL), p.s);
    keep(g, define(g, like, "getelementptr [8 x i64], ptr %s, i32 %%lt", p.s));
}

/* Loads a variable on the stack, or stores to it. */
static void do_variable(Gen *g) {
    uint32_t k = below(g, g->nvar);
    Val v = g->var[k];
    char t[16], name[40];
    memcpy(name, v.s, sizeof name);
    const char *type = val_type(v, t);
    if (chance(g, 50)) {
        keep(g, define(g, v, "load %s, ptr %s", type, name));
    } else {
        Val x = value_like(g, v);
        body_line(g, "store %s %s, ptr %s", type, x.s, name);
    }
}

/* Selects one of two rows whose spaces are known, as a generic pointer. rw: both are writable. Not yet in g->val. */
static Val row_of_two(Gen *g, bool rw) {
    static const uint8_t from[] = {SPACE_GLOBAL, SPACE_SHARED, SPACE_LOCAL, SPACE_CONST};
    Val a = pointer_generic(g, row_of(g, (Want){.space = from[below(g, rw ? 3 : 4)], .level = 2, .rw = rw}));
    Val b = pointer_generic(g, row_of(g, (Want){.space = from[below(g, rw ? 3 : 4)], .level = 2, .rw = rw})),
        c = int_of(g, 1);
    return define(g, value_join(a, b), "select i1 %s, ptr %s, ptr %s", c.s, a.s, b.s);
}

/* Copies a box, or one pointer of it in pieces, into a box on the stack of this function, as plain data. It generates
 * nothing if the random choice of the two does not match in type and lifetime. */
static void do_box_copy(Gen *g) {
    Val from = box_some(g), to = from, part = int_value(32);
    if (!g->nbox) return;
    uint32_t k = below(g, g->nbox), field = below(g, 4), halves = chance(g, 70) ? 2 : 4;
    if (k % 2 != from.shared || from.level > level_max(g)) return;
    to.space = 0, to.level = (uint8_t)level_max(g);
    snprintf(to.s, sizeof to.s, "%%x%u", k);
    const char *t = space_type(from.space);
    if (chance(g, 40)) {
        body_line(g,
                  "call void @llvm.memmove.p0.p%u.i64(ptr align 8 %s, %s align 8 "
                  "%s, i64 %u, i1 false)",
                  from.space, to.s, t, from.s, from.shared ? 24 : 32);
        return;
    }
    if (field == 3) field = 2;
    for (uint32_t half = 0; half < halves; half++) {
        uint32_t bytes = 8 / halves, at = field * 8 + half * bytes;
        Val a = define(g, part, "getelementptr i8, %s %s, i64 %u", t, from.s, at);
        Val x = define(g, part, "load i%u, %s %s", bytes * 8, t, a.s);
        a = define(g, part, "getelementptr i8, ptr %s, i64 %u", to.s, at);
        body_line(g, "store i%u %s, ptr %s", bytes * 8, x.s, a.s);
    }
}

/* Tests the space of a pointer by isspacep. The result is a value, or a branch on it accesses the pointer in that
 * space. */
static void do_isspacep(Gen *g) {
    static const struct {
        const char *name;
        uint8_t space;
    } q[] = {{"global", SPACE_GLOBAL}, {"shared", SPACE_SHARED}, {"local", SPACE_LOCAL}, {"const", SPACE_CONST}};
    uint32_t k = below(g, 4);
    bool rw = q[k].space != SPACE_CONST && chance(g, 70);
    Val p = chance(g, 40) ? row_of_two(g, rw) : row_of(g, (Want){.level = 2, .rw = rw});
    Val c = define(g, int_value(1), "call i1 @llvm.nvvm.isspacep.%s(ptr %s)", q[k].name, p.s);
    keep(g, c);
    if (chance(g, 40)) return;
    uint32_t yes = body_label(g), join = body_label(g), mark = g->val.n;
    bool uniform = g->uniform;
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, yes, join);
    uint32_t before = g->label;
    label_begin(g, yes);
    Val s = p;
    s.space = q[k].space;
    s.gl |= s.space == SPACE_GLOBAL;
    s = define(g, s, "addrspacecast ptr %s to %s", p.s, space_type(s.space));
    uint32_t bits = word_bits(g);
    Val a = row_field(g, s, bits / 8);
    g->uniform = false;
    Val x = define(g, int_value(bits), "load i%u, %s %s", bits, space_type(a.space), a.s);
    if (!s.ro && s.space != SPACE_CONST && chance(g, 50))
        body_line(g, "store i%u %u, %s %s", bits, below(g, 100), space_type(a.space), a.s);
    body_line(g, "br label %%b%u", join);
    label_begin(g, join);
    g->val.n = mark;
    g->uniform = uniform;
    keep(g, define(g, x, "phi i%u [ %s, %%b%u ], [ %u, %%b%u ]", bits, x.s, yes, below(g, 100), before));
}

/* Compares a generic pointer to shared memory that may be null with one that is not, and stores the result. The generic
 * address of the first shared variable, which is at address 0 of its space, differs from null. */
static void null_and_shared(Gen *g) {
    Val p = pointer_generic(g, row_of(g, (Want){.space = SPACE_SHARED, .level = 2})), c = int_of(g, 1), q = p;
    char name[8];
    q = define(g, q, "getelementptr [8 x i64], ptr addrspacecast (ptr addrspace(3) %s to ptr), i32 %%lt",
               object_name(g, SPACE_SHARED, name));
    if (chance(g, 50)) p = define(g, p, "getelementptr i8, ptr %s, i32 0", p.s);
    p = define(g, p, "select i1 %s, ptr %s, ptr null", c.s, p.s);
    c = define(g, int_value(1), "icmp %s ptr %s, %s", chance(g, 50) ? "eq" : "ne", p.s, q.s);
    keep(g, c);
    c = define(g, int_value(8), "zext i1 %s to i8", c.s);
    p = row_field(g, row_some(g, true), 1);
    body_line(g, "store i8 %s, %s %s", c.s, space_type(p.space), p.s);
}

/* Tests whether a pointer is null; only if it is not, the program uses it. */
static void do_null(Gen *g) {
    if (chance(g, 30)) {
        null_and_shared(g);
        return;
    }
    static const uint8_t from[] = {0, 0, SPACE_GLOBAL};
    Val p = row_of(g, (Want){.space = from[below(g, 3)], .level = 2, .rw = chance(g, 70)}), c = int_of(g, 1);
    const char *t = space_type(p.space);
    if (chance(g, 40) && p.space == SPACE_GLOBAL) p = pointer_generic(g, p), t = "ptr";
    Val n = define(g, p, "select i1 %s, %s %s, %s null", c.s, t, p.s, t);
    Val z = define(g, int_value(1), "icmp eq %s %s, null", t, n.s);
    keep(g, z);
    Val q = row_of(g, (Want){.space = p.space, .level = 2, .rw = !p.ro});
    if (chance(g, 40)) {
        keep(g, define(g, value_join(p, q), "select i1 %s, %s %s, %s %s", z.s, t, q.s, t, n.s));
        return;
    }
    uint32_t not = body_label(g), join = body_label(g), before = g->label, bits = word_bits(g);
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", z.s, join, not);
    label_begin(g, not);
    Val x = define(g, int_value(bits), "load i%u, %s %s", bits, t, n.s);
    body_line(g, "br label %%b%u", join);
    label_begin(g, join);
    keep(g, define(g, x, "phi i%u [ %u, %%b%u ], [ %s, %%b%u ]", bits, below(g, 9), before, x.s, not));
    keep(g, define(g, value_join(p, q), "phi %s [ %s, %%b%u ], [ %s, %%b%u ]", t, q.s, before, n.s, not));
}

/* Compares two pointers for equality. */
static void do_pointer_compare(Gen *g) {
    Val a = row_of(g, (Want){.level = 2}), b = row_of(g, (Want){.level = 2});
    keep(g, define(g, int_value(1), "icmp %s ptr %s, %s", chance(g, 50) ? "eq" : "ne", a.s, b.s));
}

/* ---- calls */

/* Returns a value to pass for the parameter `like`. It may point to a variable of the calling function. */
static Val argument(Gen *g, Val like) {
    like.level = 2;
    return value_like(g, like);
}

/* Calls fn[callee], by the name or the pointer `target`, with random arguments and the recursion depth `depth`.
 * Makes the result available, if there is one, and adds the cost of the callee to that of this function. */
static void call_fn(Gen *g, uint32_t callee, const char *target, const char *depth) {
    Sig *s = &g->fn[callee];
    char args[400], t[16];
    size_t n = 0;
    uint8_t level = g->at < 0 ? 0 : 1;
    for (uint32_t i = 0; i < s->nparam; i++) {
        Val a = argument(g, s->param[i]);
        if (g->at >= 0 && a.level > level) level = a.level;
        n += (size_t)snprintf(args + n, sizeof args - n, "%s %s, ", param_type(s->param[i], t), a.s);
    }
    snprintf(args + n, sizeof args - n, "i32 %s", depth);
    g->cost += g->mult * s->cost;
    if (!s->has_result) {
        body_line(g, "call void %s(%s)", target, args);
        return;
    }
    Val r = s->result;
    r.level = level;
    keep(g, define(g, r, "call %s %s(%s)", val_type(s->result, t), target, args));
}

/* Reports whether the current function can name function i. */
static bool in_reach(const Gen *g, uint32_t i) { return g->fn[i].other == g->other || g->fn[i].open; }

/* Calls a later function of fn, or through a pointer chosen at run time that function or its twin. Sets its
 * Sig.table if the pointer comes from a table. */
static void do_call(Gen *g) {
    uint32_t first = (uint32_t)(g->at + 1);
    if (first >= g->nfn) return;
    uint32_t j = first + below(g, g->nfn - first);
    Sig *s = &g->fn[j];
    if (!in_reach(g, j)) return;
    if (s->sync && !(g->uniform && (g->at < 0 || g->fn[g->at].sync))) return;
    if (g->mult * s->cost > 20000 || g->cost > 40000) return;
    char name[40], depth[12], twin[16];
    fn_name(g, j, name);
    snprintf(depth, sizeof depth, "%u", below(g, 3));
    if (s->twin && !s->sync && !g->fn[j - 1].sync && j - 1 >= first && in_reach(g, j - 1) && chance(g, 50)) {
        Val c = int_of(g, 1);
        if (g->other || chance(g, 50)) {
            c = define(g, c, "select i1 %s, ptr %s, ptr %s", c.s, name, fn_name(g, j - 1, twin));
        } else {
            if (!s->table) s->table = chance(g, 50) ? SPACE_GLOBAL : SPACE_CONST;
            const char *t = space_type(s->table);
            if (chance(g, 50)) {
                c = define(g, c, "zext i1 %s to i32", c.s);
                c = define(g, c, "getelementptr [2 x ptr], %s @ft%u, i32 0, i32 %s", t, j, c.s);
            } else {
                c = define(g, c, "select i1 %s, %s getelementptr (i8, %s @ft%u, i64 8), %s @ft%u", c.s, t, t, j, t, j);
            }
            c = define(g, c, "load ptr, %s %s", t, c.s);
        }
        memcpy(name, c.s, sizeof name);
    }
    call_fn(g, j, name, depth);
}

/* Makes the function call itself if its depth, the parameter %d, is positive. A body does this at most once, outside of
 * loops. A kernel cannot be called, so do_tail() generates a statement instead. */
static void do_recursion(Gen *g) {
    if (g->at < 0) do_tail(g); /* a kernel cannot be called */
    if (g->at < 0 || g->recursed || g->mult > 1) return;
    Sig *s = &g->fn[g->at];
    if (s->sync && !g->uniform) return;
    g->recursed = true;
    Val c = define(g, int_value(1), "icmp sgt i32 %%d, 0"), d = define(g, int_value(32), "sub i32 %%d, 1");
    uint32_t yes = body_label(g), join = body_label(g), before = g->label, mark = g->val.n;
    Val other = {0};
    if (s->has_result) other = value_like(g, s->result);
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, yes, join);
    label_begin(g, yes);
    char name[16], t[16];
    fn_name(g, (uint32_t)g->at, name);
    uint64_t cost = g->cost;
    s->cost = 0;
    call_fn(g, (uint32_t)g->at, name, d.s);
    g->cost = cost + 10;
    Val r = s->has_result ? g->val.at[g->val.n - 1] : other;
    g->val.n = mark;
    body_line(g, "br label %%b%u", join);
    label_begin(g, join);
    if (s->has_result)
        keep(g, define(g, value_join(r, other), "phi %s [ %s, %%b%u ], [ %s, %%b%u ]", val_type(s->result, t), r.s, yes,
                       other.s, before));
}

/* ---- control flow */

Val phi_seed(Gen *g) {
    switch (below(g, 5)) {
    case 0: return int_of(g, 32);
    case 1: return int_of(g, 64);
    case 2: return value_like(g, (Val){.kind = V_ADDR, .level = 2, .bits = 64});
    case 3: return row_some(g, true);
    default: return row_of(g, (Want){.level = 2, .rw = chance(g, 80)});
    }
}

/* Returns an i1. Sets *uniform to whether it is known to be the same in all threads that meet at a barrier. */
static Val condition(Gen *g, bool *uniform) {
    bool blocks_differ = g->shape.cluster && g->at >= 0; /* then barriers are those of the cluster */
    if (!g->uniform || blocks_differ || chance(g, 60)) {
        *uniform = false;
        return int_of(g, 1);
    }
    Val b = g->at < 0 ? define(g, int_value(32), "and i32 %%n, %u", 1u << below(g, 4))
                      : define(g, int_value(32), "call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()");
    *uniform = true;
    return define(g, int_value(1), "icmp eq i32 %s, 0", b.s);
}

enum { MAX_ARM = 4 };

/* Generates an if or a switch with statements in its arms, and phis after it. */
static void do_branch(Gen *g) {
    if (g->depth >= 3) return;
    bool before = g->uniform, uniform;
    bool is_switch = chance(g, 20);
    uint32_t narm = is_switch ? MAX_ARM : 2, arm[MAX_ARM], from[MAX_ARM], join = body_label(g), mark;
    Val seed[2] = {phi_seed(g), phi_seed(g)}, in[MAX_ARM][2], c;
    uint32_t nphi = 1 + below(g, 2);
    char t[16];
    for (uint32_t i = 0; i < nphi; i++) keep(g, seed[i]);
    for (uint32_t i = 0; i < narm; i++) arm[i] = body_label(g);
    if (is_switch) {
        uniform = false;
        c = int_of(g, 32);
        c = define(g, c, "and i32 %s, 3", c.s);
        body_line(g,
                  "switch i32 %s, label %%b%u [ i32 0, label %%b%u i32 1, label "
                  "%%b%u i32 2, label %%b%u ]",
                  c.s, arm[3], arm[0], arm[1], arm[2]);
    } else {
        c = condition(g, &uniform);
        body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, arm[0], arm[1]);
    }
    mark = g->val.n;
    g->uniform = before && uniform;
    g->depth++;
    for (uint32_t i = 0; i < narm; i++) {
        label_begin(g, arm[i]);
        statements(g, below(g, 4));
        for (uint32_t k = 0; k < nphi; k++) in[i][k] = value_like(g, seed[k]);
        from[i] = g->label;
        body_line(g, "br label %%b%u", join);
        g->val.n = mark;
    }
    g->depth--;
    g->uniform = before;
    label_begin(g, join);
    for (uint32_t k = 0; k < nphi; k++) {
        char text[300];
        size_t n = 0;
        Val r = in[0][k];
        for (uint32_t i = 0; i < narm; i++) {
            r = value_join(r, in[i][k]);
            n += (size_t)snprintf(text + n, sizeof text - n, "%s[ %s, %%b%u ]", i ? ", " : "", in[i][k].s, from[i]);
        }
        keep(g, define(g, r, "phi %s %s", val_type(seed[k], t), text));
    }
}

/* Returns from the function on a condition. Only where threads may have diverged before, and in no function with
 * barriers. */
static void do_return(Gen *g) {
    if (g->at < 0 || g->fn[g->at].sync || g->uniform) return;
    Sig *s = &g->fn[g->at];
    Val c = int_of(g, 1), r = {0};
    char t[16];
    uint32_t yes = body_label(g), on = body_label(g), mark = g->val.n;
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, yes, on);
    label_begin(g, yes);
    if (s->has_result) r = value_like(g, s->result);
    body_line(g, s->has_result ? "ret %s %s" : "ret void", val_type(s->result, t), r.s);
    g->val.n = mark;
    label_begin(g, on);
}

static const struct {
    const char *name;
    void (*run)(Gen *g);
    uint8_t odds;
} statement[] = {{"integers", do_int, 12},
                 {"comparison", do_compare, 5},
                 {"integer intrinsic", do_intrinsic, 4},
                 {"bound", do_bound, 6},
                 {"128 bits", do_wide, 1},
                 {"floats", do_float, 5},
                 {"vector", do_vector, 4},
                 {"load", do_load, 12},
                 {"store", do_store, 12},
                 {"atomic", do_atomic, 5},
                 {"atomic of the block", do_shared_atomic, 2},
                 {"cast to generic", do_generic, 5},
                 {"select of rows", do_row_select, 6},
                 {"pointer kept by an operation", do_row_through, 9},
                 {"address of 32 bits", do_narrow, 4},
                 {"vector of pointers", do_pointer_vector, 4},
                 {"select of addresses", do_addr_select, 2},
                 {"box", do_box, 12},
                 {"copy of a box", do_box_copy, 4},
                 {"table of addresses", do_table, 3},
                 {"image of addresses", do_image, 3},
                 {"variable", do_variable, 8},
                 {"copy or fill", do_copy, 6},
                 {"partial words", do_partial, 4},
                 {"wide product", do_wide_product, 3},
                 {"bit-field", do_bit_field, 3},
                 {"nested aggregate", do_nested, 6},
                 {"isspacep", do_isspacep, 6},
                 {"null", do_null, 4},
                 {"comparison of pointers", do_pointer_compare, 2},
                 {"exchange", do_exchange, 4},
                 {"warp", do_warp, 4},
                 {"cluster", do_cluster, 6},
                 {"call", do_call, 9},
                 {"variadic call", do_variadic, 3},
                 {"recursion", do_recursion, 2},
                 {"branch", do_branch, 8},
                 {"guards", do_guards, 4},
                 {"swap", do_swap, 4},
                 {"loop", do_loop, 7},
                 {"break", do_break, 2},
                 {"continue", do_continue, 3},
                 {"return", do_return, 1},
                 {"array of structures", do_member, 6},
                 {"pointer to a pointer", do_view, 8},
                 {"pointer in pieces", do_pieces, 3},
                 {"aggregate", do_aggregate, 4},
                 {"planted pointer", do_planted, 9},
                 {"assembly", do_assembly, 3},
                 {"elements of a local array", do_slot, 50}}; /* the last: only of programs with Gen.slots */
enum { STATEMENTS = sizeof statement / sizeof *statement };

/* How often each statement and each kind was generated in all programs so far. A statement counts only if it generated
 * something. The pool (pool.h) does not restore static memory. */
static uint64_t statement_count[STATEMENTS], kind_counts[KINDS];

void kind(enum GenKind k) { kind_counts[k]++; }

void kinds_print(FILE *to) {
    static const char *const name[] = {
#define KIND(id, text) text,
        GEN_KINDS(KIND)
#undef KIND
    };
    for (uint32_t i = 0; i < STATEMENTS; i++)
        fprintf(to, "%10llu %s\n", (unsigned long long)statement_count[i], statement[i].name);
    for (uint32_t i = 0; i < KINDS; i++) fprintf(to, "%10llu %s\n", (unsigned long long)kind_counts[i], name[i]);
}

void statements(Gen *g, uint32_t n) {
    uint32_t all = 0;
    for (uint32_t i = 0; i + !g->slots < STATEMENTS; i++) all += statement[i].odds;
    while (n--) {
        uint32_t pick = below(g, all), i = 0;
        while (pick >= statement[i].odds) pick -= statement[i++].odds;
        uint64_t cost = g->cost;
        statement[i].run(g);
        statement_count[i] += g->cost != cost;
    }
}
