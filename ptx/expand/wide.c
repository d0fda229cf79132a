/* wide.c: instructions on integers of more than 64 bits, and on vectors of them: their arithmetic by words.c,
 * multiplication, division, and conversion from and to floats here. */
#include "ptx/expand/words.h"

static const Comp f32_comp = {.cls = RC_B32, .kind = TY_FLOAT, .bits = 32};
static const Comp f64_comp = {.cls = RC_B64, .kind = TY_DOUBLE, .bits = 64};

/* --------------------------------------------------------------------------------------------- arithmetic */

static Words pair_multiply(Emit *e, const Words *a, const Words *b) {
    Words d = {.n = 2, .bits = a->bits};
    for (uint32_t i = 0; i < 2; i++) d.at[i] = reg_new(e, RC_B64);
    Opd top = reg_new(e, RC_B64), cross = reg_new(e, RC_B64), low = opd_reg(e, a->at[0]),
        high = opd_reg(e, a->at[1]);
    put(e, "mul.lo.s64 $o, $o, $o", d.at[0], low, b->at[0]);
    put(e, "mul.hi.u64 $o, $o, $o", top, low, b->at[0]);
    put(e, "mad.lo.s64 $o, $o, $o, $o", cross, low, b->at[1], top);
    put(e, "mad.lo.s64 $o, $o, $o, $o", d.at[1], high, b->at[0], cross);
    return d;
}

/* One row of the product: the low halves of a times one word of b in one carry chain, the high halves in
 * another. */
static void multiply_row(Emit *e, Words *d, const Words *a, Opd b, uint32_t row) {
    for (uint32_t half = 0; half < 2; half++)
        for (uint32_t k = row + half; k < d->n; k++) {
            bool first = k == row + half, last = k + 1 == d->n;
            put(e, "mad$s.$s$s.u64 $o, $o, $o, $o", first ? "" : "c", half ? "hi" : "lo", last ? "" : ".cc",
                d->at[k], a->at[k - row - half], b, d->at[k]);
        }
}

Words words_multiply(Emit *e, const Words *a, const Words *b) {
    if (a->n == 2) return pair_multiply(e, a, b);
    Words d = {.n = a->n, .bits = a->bits}, x = *a;
    for (uint32_t i = 0; i < d.n; i++) {
        x.at[i] = opd_reg(e, x.at[i]);
        d.at[i] = reg_new(e, RC_B64);
        put(e, "mov.b64 $o, 0", d.at[i]);
    }
    for (uint32_t i = 0; i < d.n; i++) multiply_row(e, &d, &x, b->at[i], i);
    return d;
}

static void shift_in(Emit *e, Opd to, Opd from) {
    Opd up = reg_new(e, RC_B64), in = reg_new(e, RC_B64);
    put(e, "shl.b64 $o, $o, 1", up, to);
    put(e, "shr.u64 $o, $o, 63", in, from);
    put(e, "or.b64 $o, $o, $o", to, up, in);
}

/* Into p: is rest at least d? Of two words or more. */
static void at_least(Emit *e, Opd p, const Words *rest, const Words *d) {
    Opd below = {0};
    for (uint32_t i = 1; i < d->n; i++) {
        Opd equal = reg_new(e, RC_PRED), both = reg_new(e, RC_PRED),
            here = i + 1 < d->n ? reg_new(e, RC_PRED) : p;
        put(e, "setp.eq.b64 $o, $o, $o", equal, rest->at[i], d->at[i]);
        if (i == 1) put(e, "setp.ge.and.u64 $o, $o, $o, $o", both, rest->at[0], d->at[0], equal);
        else put(e, "and.pred $o, $o, $o", both, below, equal);
        put(e, "setp.gt.or.u64 $o, $o, $o, $o", here, rest->at[i], d->at[i], both);
        below = here;
    }
}

/* Long division, a bit a step: the dividend moves out of n into rest, the quotient moves into n. */
static void divide_loop(Emit *e, const Words *n, const Words *d, const Words *rest) {
    uint32_t words = n->n, again = label_new(e);
    Opd left = reg_new(e, RC_B32), fits = reg_new(e, RC_PRED), over = reg_new(e, RC_PRED),
        more = reg_new(e, RC_PRED);
    put(e, "mov.b32 $o, $u", left, words * 64);
    label_here(e, again);
    put(e, "setp.lt.s64 $o, $o, 0", over, rest->at[words - 1]);
    for (uint32_t i = words - 1; i > 0; i--) shift_in(e, rest->at[i], rest->at[i - 1]);
    shift_in(e, rest->at[0], n->at[words - 1]);
    for (uint32_t i = words - 1; i > 0; i--) shift_in(e, n->at[i], n->at[i - 1]);
    put(e, "shl.b64 $o, $o, 1", n->at[0], n->at[0]);
    at_least(e, fits, rest, d);
    put(e, "or.pred $o, $o, $o", fits, fits, over);
    Words less = words_add(e, OP_SUB, rest, d);
    for (uint32_t i = 0; i < words; i++) put(e, "@$o mov.b64 $o, $o", fits, rest->at[i], less.at[i]);
    put(e, "@$o or.b64 $o, $o, 1", fits, n->at[0], n->at[0]);
    put(e, "add.s32 $o, $o, -1", left, left);
    put(e, "setp.ne.b32 $o, $o, 0", more, left);
    put(e, "@$o bra $l", more, again);
}

/* n becomes the quotient, rest the remainder of unsigned numbers; both that fit 64 bits take the
 * instruction. */
static void divide(Emit *e, const Words *from, const Words *d, const Words *n, const Words *rest) {
    uint32_t small = label_new(e), done = label_new(e);
    Opd high = reg_new(e, RC_B64), fits = reg_new(e, RC_PRED);
    for (uint32_t i = 0; i < n->n; i++) put(e, "mov.b64 $o, $o", n->at[i], from->at[i]);
    for (uint32_t i = 0; i < n->n; i++) put(e, "mov.b64 $o, 0", rest->at[i]);
    put(e, "or.b64 $o, $o, $o", high, n->at[1], d->at[1]);
    for (uint32_t i = 2; i < n->n; i++) {
        put(e, "or.b64 $o, $o, $o", high, high, n->at[i]);
        put(e, "or.b64 $o, $o, $o", high, high, d->at[i]);
    }
    put(e, "setp.eq.b64 $o, $o, 0", fits, high);
    put(e, "@$o bra $l", fits, small);
    divide_loop(e, n, d, rest);
    put(e, "bra.uni $l", done);
    label_here(e, small);
    put(e, "rem.u64 $o, $o, $o", rest->at[0], n->at[0], d->at[0]);
    put(e, "div.u64 $o, $o, $o", n->at[0], n->at[0], d->at[0]);
    label_here(e, done);
}

static Words words_new(Emit *e, const Words *like) {
    Words d = {.n = like->n, .bits = like->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = reg_new(e, RC_B64);
    return d;
}

Words words_divide(Emit *e, enum Op op, const Words *a, const Words *b) {
    bool is_signed = op == OP_SDIV || op == OP_SREM, remainder = op == OP_UREM || op == OP_SREM;
    Words n = words_new(e, a), rest = words_new(e, a), x = *a, y = *b;
    Opd below = {0}, negative = {0};
    if (is_signed) {
        Opd other = words_negative(e, b);
        below = words_negative(e, a);
        negative = reg_new(e, RC_PRED);
        put(e, "xor.pred $o, $o, $o", negative, below, other);
        x = words_negate_if(e, below, a);
        y = words_negate_if(e, other, b);
    }
    for (uint32_t i = 0; i < y.n; i++) y.at[i] = opd_reg(e, y.at[i]);
    divide(e, &x, &y, &n, &rest);
    const Words *d = remainder ? &rest : &n;
    return is_signed ? words_negate_if(e, remainder ? below : negative, d) : *d;
}

/* ------------------------------------------------------------------------------------------------- floats */

/* The 64 topmost bits from the highest one set on, the lowest of them set too if anything below is; a float
 * of that, times 2^(64 - places moved). One rounding, in the conversion. */
static Opd pair_to_float(Emit *e, Opd high, Opd low, const Comp *to) {
    bool wide = to->kind == TY_DOUBLE;
    enum RegClass cls = wide ? RC_B64 : RC_B32;
    Opd none = reg_new(e, RC_PRED), places = reg_new(e, RC_B32), down = reg_new(e, RC_B32),
        top = reg_new(e, RC_B64);
    Opd in = reg_new(e, RC_B64), rest = reg_new(e, RC_B64), lost = reg_new(e, RC_PRED),
        sticky = reg_new(e, RC_B64);
    Opd bits = reg_new(e, RC_B64), f = reg_new(e, cls), exponent = reg_new(e, RC_B32),
        shifted = reg_new(e, cls);
    Opd scale = reg_new(e, cls), d = reg_new(e, cls), small = reg_new(e, cls), result = reg_new(e, cls);
    const char *t = wide ? "f64" : "f32";
    put(e, "setp.eq.b64 $o, $o, 0", none, high);
    put(e, "clz.b64 $o, $o", places, high);
    put(e, "sub.s32 $o, 64, $o", down, places);
    put(e, "shl.b64 $o, $o, $o", top, high, places);
    put(e, "shr.u64 $o, $o, $o", in, low, down);
    put(e, "shl.b64 $o, $o, $o", rest, low, places);
    put(e, "setp.ne.b64 $o, $o, 0", lost, rest);
    put(e, "selp.b64 $o, 1, 0, $o", sticky, lost);
    put(e, "or.b64 $o, $o, $o", bits, top, in);
    put(e, "or.b64 $o, $o, $o", bits, bits, sticky);
    put(e, "cvt.rn.$s.u64 $o, $o", t, f, bits);
    put(e, "add.s32 $o, $o, $u", exponent, down, wide ? 1023u : 127u);
    if (wide) put(e, "cvt.u64.u32 $o, $o", shifted, exponent);
    else put(e, "mov.b32 $o, $o", shifted, exponent);
    put(e, wide ? "shl.b64 $o, $o, 52" : "shl.b32 $o, $o, 23", scale, shifted);
    put(e, "mul.rn.$s $o, $o, $o", t, d, f, scale);
    put(e, "cvt.rn.$s.u64 $o, $o", t, small, low);
    put(e, "selp.$s $o, $o, $o, $o", t, result, small, d, none);
    return result;
}

/* 2 to the power of n as the bits of a double, infinity where it is too large. */
static uint64_t power_bits(uint32_t n) { return n > 1023 ? 0x7ff0000000000000 : (uint64_t)(n + 1023) << 52; }

/* The two words from the highest one that is not 0 on, the lowest bit of them set if anything below is; a
 * float of those, times a power of two, which is exact. */
static Opd words_to_float(Emit *e, const Words *a, const Comp *to) {
    Opd high = opd_reg(e, a->at[a->n > 1]), low = opd_reg(e, a->at[0]), below = opd_imm(RC_B64, 0),
        scale = opd_imm(RC_B64, power_bits(0));
    if (a->n == 2) return pair_to_float(e, high, low, to);
    for (uint32_t i = 2; i < a->n; i++) {
        Opd any = int_compare(e, ICMP_NE, &word_comp, a->at[i], opd_imm(RC_B64, 0));
        Opd under = int_binary(e, OP_OR, &word_comp, below, a->at[i - 2]);
        below = select_opd(e, &word_comp, any, under, below);
        low = select_opd(e, &word_comp, any, a->at[i - 1], low);
        high = select_opd(e, &word_comp, any, a->at[i], high);
        scale = select_opd(e, &word_comp, any, opd_imm(RC_B64, power_bits(64 * (i - 1))), scale);
    }
    Opd lost = int_compare(e, ICMP_NE, &word_comp, below, opd_imm(RC_B64, 0)),
        sticky = select_opd(e, &word_comp, lost, opd_imm(RC_B64, 1), opd_imm(RC_B64, 0));
    Opd d = pair_to_float(e, high, int_binary(e, OP_OR, &word_comp, low, sticky), to);
    if (to->kind != TY_DOUBLE) d = cast_scalar(e, OP_FPEXT, to, &f64_comp, d);
    Opd scaled = reg_new(e, RC_B64);
    put(e, "mul.rn.f64 $o, $o, $o", scaled, d, scale);
    return to->kind == TY_DOUBLE ? scaled : cast_scalar(e, OP_FPTRUNC, &f64_comp, to, scaled);
}

/* Each word is the number over its power of two, and the words below what that leaves. */
Words words_from_double(Emit *e, uint32_t bits, Opd size) {
    Words d = {.n = (bits + 63) / 64, .bits = bits};
    Opd left = size;
    for (uint32_t i = d.n; i-- > 0;) {
        if (i >= 16) {
            d.at[i] = opd_imm(RC_B64, 0);
            continue;
        }
        d.at[i] = reg_new(e, RC_B64);
        if (i == 0) {
            put(e, "cvt.rzi.u64.f64 $o, $o", d.at[0], left);
            break;
        }
        Opd over = reg_new(e, RC_B64), whole = reg_new(e, RC_B64), rest = reg_new(e, RC_B64);
        put(e, "mul.rn.f64 $o, $o, $d", over, left, opd_imm(RC_B64, (uint64_t)(1023 - 64 * i) << 52));
        put(e, "cvt.rzi.u64.f64 $o, $o", d.at[i], over);
        put(e, "cvt.rzi.f64.f64 $o, $o", whole, over);
        put(e, "fma.rn.f64 $o, $o, $d, $o", rest, whole,
            opd_imm(RC_B64, power_bits(64 * i) | (uint64_t)1 << 63), left);
        left = rest;
    }
    return d;
}

static void int_to_float(Emit *e, ValueId v, uint32_t lane, bool is_signed) {
    Comp to = comps_of(e, e->f->inst.at[v].type).at[lane];
    const Comp *work = to.kind == TY_DOUBLE ? &f64_comp : &f32_comp;
    Words a;
    if (!words_of(e, v, inst_op(e->f, v, 0), lane, is_signed ? ABOVE_SIGN : ABOVE_ZERO, &a)) return;
    Opd negative = {0};
    if (is_signed) {
        negative = words_negative(e, &a);
        a = words_negate_if(e, negative, &a);
    }
    Opd d = words_to_float(e, &a, work);
    if (is_signed) d = select_opd(e, work, negative, float_neg(e, work, d), d);
    val_set(e, v, lane, to.cls == RC_B16 ? f32_to_half(e, &to, d) : d);
}

static void float_to_int(Emit *e, ValueId v, uint32_t lane, bool is_signed) {
    Ref r = inst_op(e->f, v, 0);
    Comp from = comps_of(e, ref_type(e->m, e->f, r)).at[lane];
    Opd a = from.cls == RC_B16 ? half_to_f32(e, &from, val_reg(e, r, lane)) : val_reg(e, r, lane);
    uint32_t bits = type_bits(e->m, type_scalar(e->m, e->f->inst.at[v].type));
    if (from.kind != TY_DOUBLE) {
        Opd d = reg_new(e, RC_B64);
        put(e, "cvt.f64.f32 $o, $f", d, opd_reg(e, a));
        a = d;
    }
    Opd size = a;
    if (is_signed) {
        size = reg_new(e, RC_B64);
        put(e, "abs.f64 $o, $o", size, a);
    }
    Words d = words_from_double(e, bits, size);
    if (is_signed) d = words_negate_if(e, float_compare(e, FCMP_OLT, &f64_comp, a, opd_imm(RC_B64, 0)), &d);
    words_set(e, v, lane, &d);
}

/* ------------------------------------------------------------------------------------------- instructions */

static uint32_t lanes_of(Emit *e, TypeId t) {
    return type_kind(e->m, t) == TY_VECTOR ? (uint32_t)type_at(e->m, t)->n : 1;
}

static bool binary_lane(Emit *e, ValueId v, enum Op op, uint32_t lane) {
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    bool is_signed = op == OP_SDIV || op == OP_SREM, is_unsigned = op == OP_UDIV || op == OP_UREM;
    enum Above above = is_signed ? ABOVE_SIGN : is_unsigned ? ABOVE_ZERO : ABOVE_ANY;
    enum Above left = op == OP_ASHR ? ABOVE_SIGN : op == OP_LSHR ? ABOVE_ZERO : above;
    Words x, y, d;
    if (!words_of(e, v, a, lane, left, &x) || !words_of(e, v, b, lane, above, &y)) return false;
    switch (op) {
    case OP_ADD: case OP_SUB: d = words_add(e, op, &x, &y); break;
    case OP_AND: case OP_OR: case OP_XOR: d = words_logic(e, op, &x, &y); break;
    case OP_SHL: case OP_LSHR: case OP_ASHR:
        d = words_shift(e, op, &x, opd_resize(e, y.at[0], RC_B32));
        break;
    case OP_MUL: d = words_multiply(e, &x, &y); break;
    default: d = words_divide(e, op, &x, &y);
    }
    words_set(e, v, lane, &d);
    return true;
}

void wide_binary(Emit *e, ValueId v) {
    uint32_t n = lanes_of(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++)
        if (!binary_lane(e, v, (enum Op)e->f->inst.at[v].op, i)) return;
}

void wide_compare(Emit *e, ValueId v, enum IntPred p) {
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    uint32_t n = lanes_of(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++) {
        enum Above above = p >= ICMP_SGT ? ABOVE_SIGN : ABOVE_ZERO;
        Words x, y;
        if (!words_of(e, v, a, i, above, &x) || !words_of(e, v, b, i, above, &y)) return;
        val_set(e, v, i, words_compare(e, p, &x, &y));
    }
}

void wide_convert(Emit *e, ValueId v) {
    enum Op op = (enum Op)e->f->inst.at[v].op;
    uint32_t n = lanes_of(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++) {
        if (op == OP_UITOFP || op == OP_SITOFP) int_to_float(e, v, i, op == OP_SITOFP);
        else float_to_int(e, v, i, op == OP_FPTOSI);
    }
}
