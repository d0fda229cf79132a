/* value.c: the values of random programs: names, lookup by constraints, and fresh values. */
#include "tests/harness/random/gen_in.h"

void body_line(Gen *g, const char *format, ...) {
    char line[512];
    va_list ap;
    va_start(ap, format);
    int n = vsnprintf(line, sizeof line, format, ap);
    va_end(ap);
    if (n < 0 || n >= (int)sizeof line) abort();
    out_str(g->o, "  ");
    out_bytes(g->o, line, (size_t)n);
    out_char(g->o, '\n');
    g->cost += g->mult;
}

Val define(Gen *g, Val like, const char *format, ...) {
    char text[512];
    va_list ap;
    snprintf(like.s, sizeof like.s, "%%v%u", g->next++);
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    body_line(g, "%s = %s", like.s, text);
    return like;
}

void keep(Gen *g, Val v) { vec_push(&g->val, v); }

const char *space_type(uint32_t space) {
    static const char *const name[] = {
        "ptr", "ptr addrspace(1)", "?", "ptr addrspace(3)", "ptr addrspace(4)", "ptr addrspace(5)",
        "?",   "ptr addrspace(7)"};
    return name[space];
}

const char *val_type(Val v, char buf[16]) {
    if (v.kind == V_ROW || v.kind == V_BOX) return space_type(v.space);
    if (v.kind == V_AGG) return AGGREGATE;
    if (v.kind == V_FLOAT) return v.bits == 32 ? "float" : "double";
    snprintf(buf, 16, "i%u", v.bits);
    return buf;
}

const char *param_type(Val v, char buf[16]) {
    if (!v.byval) return val_type(v, buf);
    return v.shared ? "ptr byval(%box1) align 8" : "ptr byval(%box0) align 8";
}

uint32_t body_label(Gen *g) { return ++g->nlabel; }

void label_begin(Gen *g, uint32_t label) {
    out_format(g->o, "b%u:\n", label);
    g->label = label;
}

uint32_t level_max(const Gen *g) { return g->at < 0 ? 0 : 2; }

Val int_value(uint32_t bits) { return (Val){.kind = V_INT, .bits = (uint16_t)bits}; }

/* Returns a random integer constant, most often a small one. */
static Val int_const(Gen *g, uint32_t bits) {
    Val v = int_value(bits);
    uint64_t x = random_next(&g->rng);
    if (chance(g, 70)) x &= 15;
    if (bits < 64) x &= (UINT64_C(1) << bits) - 1;
    if (bits == 1) snprintf(v.s, sizeof v.s, "%s", x ? "true" : "false");
    else snprintf(v.s, sizeof v.s, "%llu", (unsigned long long)x);
    return v;
}

/* Sets `found` to a random one of the latest six values in g->val for which `fits`, an expression over `v`, holds.
 * Leaves it as it is if there is none. */
#define CHOOSE(found, v, fits) \
    do { \
        uint32_t seen_ = 0; \
        for (uint32_t i_ = g->val.n; i_-- && seen_ < 6;) { \
            Val v = g->val.at[i_]; \
            if ((fits) && below(g, ++seen_) == 0) (found) = v; \
        } \
    } while (0)

Val int_any(Gen *g) {
    Val r = int_const(g, 32);
    CHOOSE(r, v, v.kind == V_INT);
    return r;
}

Val int_of(Gen *g, uint32_t bits) {
    Val r = {0};
    if (chance(g, 12)) return int_const(g, bits);
    CHOOSE(r, v, v.kind == V_INT && v.bits == bits);
    if (r.s[0] && chance(g, 85)) return r;
    Val x = int_any(g);
    if (x.bits == bits) return x;
    if (bits == 1) {
        static const char *const pred[] = {"eq", "ne", "ult", "sgt", "sle", "uge"};
        return define(g, int_value(1), "icmp %s i%u %s, %u", pred[below(g, 6)], x.bits, x.s,
                      x.bits == 1 ? 0 : below(g, 3));
    }
    if (x.bits > bits) return define(g, int_value(bits), "trunc i%u %s to i%u", x.bits, x.s, bits);
    return define(g, int_value(bits), "%s i%u %s to i%u", chance(g, 50) ? "zext" : "sext", x.bits, x.s, bits);
}

Val float_of(Gen *g, uint32_t bits) {
    Val r = {0};
    CHOOSE(r, v, v.kind == V_FLOAT && v.bits == bits);
    if (r.s[0] && chance(g, 80)) return r;
    Val f = {.kind = V_FLOAT, .bits = (uint16_t)bits, .mag = 9};
    Val i = int_of(g, 8);
    return define(g, f, "%s i8 %s to %s", chance(g, 50) ? "uitofp" : "sitofp", i.s, bits == 32 ? "float" : "double");
}

bool row_fits(Val v, Want w) {
    return v.kind == V_ROW && v.space == w.space && v.level <= w.level && !(w.rw && v.ro) && !(w.gl && !v.gl);
}

const char *object_name(Gen *g, uint32_t space, char buf[8]) {
    static const char letter[] = "?g?sc";
    uint32_t n = space == SPACE_GLOBAL ? g->nglobal : space == SPACE_SHARED ? g->nshared : g->nconst, k = below(g, n);
    bool theirs = g->other && !(space == SPACE_GLOBAL && g->open[k]);
    snprintf(buf, 8, theirs ? "@y%c0" : "@%c%u", letter[space], k);
    return buf;
}

const char *fn_name(Gen *g, uint32_t i, char buf[16]) {
    snprintf(buf, 16, "@%sf%u", g->fn[i].other ? "y" : "", i);
    return buf;
}

Val row_object(Gen *g, uint32_t space) {
    char name[8];
    Val v = {.kind = V_ROW, .space = (uint8_t)space, .ro = space == SPACE_CONST, .gl = space == SPACE_GLOBAL};
    if (space == SPACE_LOCAL) {
        v.space = 0, v.level = (uint8_t)level_max(g);
        snprintf(v.s, sizeof v.s, "%%r%u", below(g, g->nrow));
        return v;
    }
    return define(g, v, "getelementptr inbounds [%u x [8 x i64]], %s %s, i32 0, i32 %%lt", g->rows, space_type(space),
                  object_name(g, space, name));
}

Val pointer_generic(Gen *g, Val v) {
    if (v.space == 0) return v;
    Val r = v;
    r.space = 0;
    return define(g, r, "addrspacecast %s %s to ptr", space_type(v.space), v.s);
}

Val row_of(Gen *g, Want w) {
    Val r = {0};
    CHOOSE(r, v, row_fits(v, w));
    if (r.s[0] && chance(g, 80)) return r;
    uint32_t from = w.space;
    if (from == SPACE_LOCAL && w.level < level_max(g) && r.s[0])
        return r; /* the one that exists: a new one would not live long enough */
    if (!from) {
        static const uint8_t any[] = {SPACE_GLOBAL, SPACE_SHARED, SPACE_LOCAL, SPACE_CONST};
        from = w.gl ? SPACE_GLOBAL : any[below(g, w.rw ? 3 : 4)];
        if (from == SPACE_LOCAL && w.level < level_max(g)) from = SPACE_SHARED;
    }
    r = row_object(g, from);
    if (w.space == SPACE_LOCAL) {
        r.space = SPACE_LOCAL;
        return define(g, r, "addrspacecast ptr %s to ptr addrspace(5)", r.s);
    }
    return w.space ? r : pointer_generic(g, r);
}

Val row_some(Gen *g, bool rw) {
    static const uint8_t spaces[] = {0, 0, 0, 0, 0, SPACE_GLOBAL, SPACE_SHARED, SPACE_LOCAL, SPACE_CONST};
    return row_of(g, (Want){.space = spaces[below(g, rw ? 8 : 9)], .level = 2, .rw = rw});
}

/* Returns the address of `bytes` bytes in a row: those at offset `at`, or others that are aligned to their size. It is
 * computed from a base outside of the row, or from a number. */
static Val row_based(Gen *g, Val row, uint32_t bytes, uint32_t at) {
    const char *t = space_type(row.space);
    Val base = row, i;
    uint32_t by = bytes * (1 + below(g, 20));
    bool narrow = chance(g, 40);
    switch (below(g, 5)) {
    case 0: /* a constant offset and an index of which only the sum is in bounds */
    case 1:
        i = int_of(g, narrow ? 32 : 64);
        i = define(g, i, "and i%u %s, %u", i.bits, i.s, ROW_BYTES / bytes - 1);
        if (chance(g, 50)) {
            kind(KIND_BASE_BEFORE);
            i = define(g, i, "sub i%u %s, %u", i.bits, i.s, by);
            base = define(g, row, "getelementptr i%u, %s %s, i%u %s", bytes * 8, t, row.s, i.bits, i.s);
            return define(g, row, "getelementptr i%u, %s %s, i32 %u", bytes * 8, t, base.s, by);
        }
        kind(KIND_BASE_BEHIND);
        base = define(g, row, "getelementptr i%u, %s %s, i64 %u", bytes * 8, t, row.s, by);
        i = define(g, i, "%s i%u %s, %u", chance(g, 50) ? "sub" : "sub nsw", i.bits, i.s, by);
        return define(g, row, "getelementptr i%u, %s %s, i%u %s", bytes * 8, t, base.s, i.bits, i.s);
    case 2:
        kind(KIND_BASE_FAR);
        base = define(g, row, "getelementptr i8, %s %s, i64 %d", t, row.s, (int)(at - 0x70000000u));
        return define(g, row, "getelementptr i8, %s %s, i64 %u", t, base.s, 0x70000000u);
    case 3: /* the offsets wrap around in every width of pointers */
        kind(KIND_BASE_WRAPS);
        base = define(g, row, "getelementptr i8, %s %s, i64 %lld", t, row.s, (1ll << 62) + (1ll << 31) + at);
        base = define(g, row, "getelementptr i64, %s %s, i64 %lld", t, base.s, 3ll << 59);
        return define(g, row, "getelementptr i8, %s %s, i64 %lld", t, base.s, -(1ll << 31));
    default:
        kind(KIND_BASE_NUMBER);
        i = define(g, int_value(64), "ptrtoint %s %s to i64", t, row.s);
        i = define(g, i, "sub i64 %s, %u", i.s, by);
        i = define(g, i, "add i64 %s, %u", i.s, by + at);
        return define(g, row, "inttoptr i64 %s to %s", i.s, t);
    }
}

Val row_field(Gen *g, Val row, uint32_t bytes) {
    const char *t = space_type(row.space);
    uint32_t at = below(g, ROW_BYTES / bytes) * bytes;
    Val r = row, q;
    if (at == 0 && chance(g, 50)) return row;
    switch (below(g, 6)) {
    case 5: return row_based(g, row, bytes, at);
    case 0:
        return define(g, r, "getelementptr inbounds [8 x i64], %s %s, i64 0, i32 %u", t, row.s,
                      bytes == 16 ? at / 16 * 2 : at / 8);
    case 1: {
        Val i = int_of(g, 32);
        i = define(g, i, "and i32 %s, %u", i.s, ROW_BYTES / bytes - 1);
        return define(g, r, "getelementptr i%u, %s %s, i32 %s", bytes * 8, t, row.s, i.s);
    }
    case 2:
        q = define(g, r, "getelementptr i8, %s %s, i64 %u", t, row.s, ROW_BYTES);
        return define(g, r, "getelementptr i8, %s %s, i64 %d", t, q.s, (int)at - ROW_BYTES);
    case 3:
        if (bytes <= 4)
            return define(g, r,
                          "getelementptr { i64, [4 x i32], { i32, i32 } }, %s %s, "
                          "i32 0, i32 1, i64 %u",
                          t, row.s, below(g, 4));
        /* fallthrough */
    default: return define(g, r, "getelementptr i8, %s %s, i64 %u", t, row.s, at);
    }
}

Val addr_of(Gen *g, Val row) {
    Val r = pointer_generic(g, row);
    Val a = r;
    a.kind = V_ADDR, a.bits = 64, a.space = 0;
    a = define(g, a, "ptrtoint ptr %s to i64", r.s);
    uint32_t k = below(g, 64) * 8;
    switch (below(g, 4)) {
    case 0: a = define(g, a, "add i64 %s, %u", a.s, k); return define(g, a, "sub i64 %s, %u", a.s, k);
    case 1: a = define(g, a, "or i64 %s, %u", a.s, below(g, 8)); return define(g, a, "and i64 %s, -8", a.s);
    case 2: a = define(g, a, "xor i64 %s, %u", a.s, k); return define(g, a, "xor i64 %s, %u", a.s, k);
    default: return a;
    }
}

Val row_from_addr(Gen *g, Val a) {
    Val r = a;
    r.kind = V_ROW, r.space = 0;
    return define(g, r, "inttoptr i64 %s to ptr", a.s);
}

/* Returns box k on the stack of this function. */
static Val box_local(Gen *g, uint32_t k) {
    Val r = {.kind = V_BOX, .shared = k & 1, .level = (uint8_t)level_max(g)};
    snprintf(r.s, sizeof r.s, "%%x%u", k);
    return r;
}

/* In the other module, returns a box on the stack if that module cannot name object k. */
Val box_own(Gen *g, uint32_t k) {
    Val r = {.kind = V_BOX, .space = g->box[k].space, .shared = g->box[k].shared};
    r.outside = r.space == SPACE_GLOBAL && g->box_outside;
    if (g->other && !g->box[k].open) return box_local(g, r.shared);
    return define(g, r, "getelementptr [%u x %%box%u], %s @x%u%u, i32 0, i32 %%lt", g->rows, r.shared,
                  space_type(r.space), r.space, r.shared);
}

Val box_some(Gen *g) {
    Val r = {0};
    CHOOSE(r, v, v.kind == V_BOX);
    if (r.s[0] && chance(g, 75)) return r;
    if (g->nbox && chance(g, 33)) {
        r = box_local(g, below(g, g->nbox));
    } else {
        r = box_own(g, below(g, g->nbox_own));
    }
    keep(g, r);
    return r;
}

/* Returns the address of a field of a box. */
static Val box_field(Gen *g, Val box, uint32_t field) {
    return define(g, box, "getelementptr inbounds %%box%u, %s %s, i32 0, i32 %u", box.shared, space_type(box.space),
                  box.s, field);
}

/* Returns the facts that hold for every pointer in a field of a box, without a name. */
static Val box_content(Val box, uint32_t field) {
    Val r = {
        .kind = field == 2 ? V_ADDR : V_ROW, .bits = 64, .level = box.level, .gl = box.gl, .ro = field == 1 && !box.gl};
    if (field == 3) r.space = box.shared ? SPACE_SHARED : SPACE_GLOBAL, r.level = 0, r.gl = !box.shared;
    return r;
}

void box_store(Gen *g, Val box, uint32_t field) {
    Val in = box_content(box, field);
    char t[16];
    if (box.level == 1)
        in.level = 0; /* a caller may pass a pointer whose object lives longer than its other arguments */
    if (box.outside && !g->wild && !g->other) { /* the other module may store anything there */
        if (in.space == SPACE_SHARED) return;
        in.gl = true;
    }
    Val p = field == 3 ? row_of(g, (Want){.space = in.space, .level = 0, .rw = true}) : value_like(g, in);
    Val a = box_field(g, box, field);
    body_line(g, "store %s%s %s, %s %s, align 8", chance(g, 5) ? "volatile " : "", val_type(p, t), p.s,
              space_type(a.space), a.s);
}

Val box_load(Gen *g, Val box, uint32_t field) {
    char t[16];
    Val a = box_field(g, box, field), r = box_content(box, field);
    if (!a.space && !strcmp(val_type(r, t), "ptr") && chance(g, 6)) { /* by assembly, as an integer */
        Val n = define(g, int_value(64),
                       "call i64 asm sideeffect \"ld.b64 $0, [$1];\", "
                       "\"=l,l,~{memory}\"(ptr %s)",
                       a.s);
        return define(g, r, "inttoptr i64 %s to ptr", n.s);
    }
    return define(g, r, "load %s%s, %s %s, align 8", chance(g, 5) ? "volatile " : "", val_type(r, t),
                  space_type(a.space), a.s);
}

Val value_join(Val a, Val b) {
    if (b.level > a.level) a.level = b.level;
    a.ro |= b.ro;
    a.gl &= b.gl;
    a.outside |= b.outside;
    if (b.mag > a.mag) a.mag = b.mag;
    return a;
}

Val value_like(Gen *g, Val like) {
    Val r = {0};
    Want w = {.space = like.space, .level = like.level, .rw = !like.ro, .gl = like.gl};
    switch (like.kind) {
    case V_INT: return int_of(g, like.bits);
    case V_FLOAT:
        r = float_of(g, like.bits);
        if (r.mag <= like.mag) return r;
        r.mag = 9;
        Val i = int_of(g, 8);
        return define(g, r, "sitofp i8 %s to %s", i.s, like.bits == 32 ? "float" : "double");
    case V_ROW: return row_of(g, w);
    case V_ADDR:
        CHOOSE(r, v, v.kind == V_ADDR && v.level <= w.level && !(w.rw && v.ro) && !(w.gl && !v.gl));
        if (r.s[0] && chance(g, 70)) return r;
        w.space = 0;
        return addr_of(g, row_of(g, w));
    case V_AGG:
        CHOOSE(r, v, v.kind == V_AGG && v.level <= w.level);
        return r.s[0] && chance(g, 70) ? r : aggregate_of(g, like);
    default:
        CHOOSE(r, v,
               v.kind == V_BOX && v.space == like.space && v.shared == like.shared && v.level <= like.level &&
                   !(like.gl && !v.gl) && !(v.outside && !like.outside));
        if (r.s[0]) return r;
        uint32_t k = 0; /* parameters are boxes of kinds that exist */
        while (g->box[k].shared != like.shared || (like.space && g->box[k].space != like.space)) k++;
        r = box_own(g, k);
        return like.space ? r : pointer_generic(g, r);
    }
}
