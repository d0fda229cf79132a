/* wide.c: integers of 128 bits where a word at a time will not do: multiplication, division, conversion from
 * and to floats. */
#include "ptx/template.h"

typedef struct Pair { Opd low, high; } Pair;

static const Comp i64_comp = {.cls = RC_B64, .kind = TY_INT, .bits = 64};

static Pair pair_new(Emit *e) {
    Pair p = {.low = reg_new(e, RC_B64)};
    p.high = reg_new(e, RC_B64);
    return p;
}

static Pair pair_imm(uint64_t low) {
    return (Pair){opd_imm(RC_B64, low), opd_imm(RC_B64, 0)};
}

/* Operand r of i65 to i128 with the bits above its width made zero, or copies of the sign. */
static Pair pair_of(Emit *e, Ref r, bool is_signed) {
    Pair p = {.low = val_reg(e, r, 0)};
    p.high = opd_reg(e, is_signed ? val_sext(e, r, 1, RC_B64) : val_zext(e, r, 1, RC_B64));
    return p;
}

static Pair pair_sub(Emit *e, Pair a, Pair b) {
    Pair d = pair_new(e);
    put(e, "sub.cc.u64 $o, $o, $o", d.low, a.low, b.low);
    put(e, "subc.u64 $o, $o, $o", d.high, a.high, b.high);
    return d;
}

static Pair pair_select(Emit *e, Opd cond, Pair yes, Pair no) {
    Pair d = {.low = select_opd(e, &i64_comp, cond, yes.low, no.low)};
    d.high = select_opd(e, &i64_comp, cond, yes.high, no.high);
    return d;
}

static Opd pair_negative(Emit *e, Pair a) {
    return int_compare(e, ICMP_SLT, &i64_comp, a.high, opd_imm(RC_B64, 0));
}

static Pair pair_negate_if(Emit *e, Opd cond, Pair a) {
    Pair negated = pair_sub(e, pair_imm(0), a);
    return pair_select(e, cond, negated, a);
}

static void pair_set(Emit *e, ValueId v, Pair p) {
    val_set(e, v, 0, p.low);
    val_set(e, v, 1, p.high);
}

/* --------------------------------------------------------------------------------------------- arithmetic */

static Pair multiply(Emit *e, Pair a, Pair b) {
    Pair d = pair_new(e);
    Opd top = reg_new(e, RC_B64), cross = reg_new(e, RC_B64);
    put(e, "mul.lo.s64 $o, $o, $o", d.low, a.low, b.low);
    put(e, "mul.hi.u64 $o, $o, $o", top, a.low, b.low);
    put(e, "mad.lo.s64 $o, $o, $o, $o", cross, a.low, b.high, top);
    put(e, "mad.lo.s64 $o, $o, $o, $o", d.high, a.high, b.low, cross);
    return d;
}

static void shift_in(Emit *e, Opd to, Opd from) {
    Opd up = reg_new(e, RC_B64), in = reg_new(e, RC_B64);
    put(e, "shl.b64 $o, $o, 1", up, to);
    put(e, "shr.u64 $o, $o, 63", in, from);
    put(e, "or.b64 $o, $o, $o", to, up, in);
}

/* Long division, a bit a step: the dividend moves out of n into rest, the quotient moves into n. */
static void divide_loop(Emit *e, Pair n, Pair d, Pair rest) {
    Opd left = reg_new(e, RC_B32), fits = reg_new(e, RC_PRED), over = reg_new(e, RC_PRED),
        equal = reg_new(e, RC_PRED);
    Opd low_fits = reg_new(e, RC_PRED), more = reg_new(e, RC_PRED);
    uint32_t again = label_new(e);
    put(e, "mov.b32 $o, 128", left);
    label_here(e, again);
    put(e, "setp.lt.s64 $o, $o, 0", over, rest.high);
    shift_in(e, rest.high, rest.low);
    shift_in(e, rest.low, n.high);
    shift_in(e, n.high, n.low);
    put(e, "shl.b64 $o, $o, 1", n.low, n.low);
    put(e, "setp.eq.b64 $o, $o, $o", equal, rest.high, d.high);
    put(e, "setp.ge.and.u64 $o, $o, $o, $o", low_fits, rest.low, d.low, equal);
    put(e, "setp.gt.or.u64 $o, $o, $o, $o", fits, rest.high, d.high, low_fits);
    put(e, "or.pred $o, $o, $o", fits, fits, over);
    Pair less = pair_sub(e, rest, d);
    put(e, "@$o mov.b64 $o, $o", fits, rest.low, less.low);
    put(e, "@$o mov.b64 $o, $o", fits, rest.high, less.high);
    put(e, "@$o or.b64 $o, $o, 1", fits, n.low, n.low);
    put(e, "add.s32 $o, $o, -1", left, left);
    put(e, "setp.ne.b32 $o, $o, 0", more, left);
    put(e, "@$o bra $l", more, again);
}

/* n becomes the quotient, rest the remainder of unsigned numbers; both that fit 64 bits take the
 * instruction. */
static void divide(Emit *e, Pair from, Pair d, Pair n, Pair rest) {
    uint32_t small = label_new(e), done = label_new(e);
    Opd high = reg_new(e, RC_B64), fits = reg_new(e, RC_PRED);
    put(e, "mov.b64 $o, $o", n.low, from.low);
    put(e, "mov.b64 $o, $o", n.high, from.high);
    put(e, "mov.b64 $o, 0", rest.low);
    put(e, "mov.b64 $o, 0", rest.high);
    put(e, "or.b64 $o, $o, $o", high, n.high, d.high);
    put(e, "setp.eq.b64 $o, $o, 0", fits, high);
    put(e, "@$o bra $l", fits, small);
    divide_loop(e, n, d, rest);
    put(e, "bra.uni $l", done);
    label_here(e, small);
    put(e, "rem.u64 $o, $o, $o", rest.low, n.low, d.low);
    put(e, "div.u64 $o, $o, $o", n.low, n.low, d.low);
    label_here(e, done);
}

static Pair quotient(Emit *e, enum Op op, Pair a, Pair b) {
    bool is_signed = op == OP_SDIV || op == OP_SREM, remainder = op == OP_UREM || op == OP_SREM;
    Pair n = pair_new(e), rest = pair_new(e);
    Opd below = {0}, negative = {0};
    if (is_signed) {
        Opd other = pair_negative(e, b);
        below = pair_negative(e, a);
        negative = reg_new(e, RC_PRED);
        put(e, "xor.pred $o, $o, $o", negative, below, other);
        a = pair_negate_if(e, below, a);
        b = pair_negate_if(e, other, b);
    }
    divide(e, a, b, n, rest);
    Pair d = remainder ? rest : n;
    return is_signed ? pair_negate_if(e, remainder ? below : negative, d) : d;
}

/* ------------------------------------------------------------------------------------------------- floats */

/* The 64 topmost bits from the highest one set on, the lowest of them set too if anything below is; a float
 * of that, times 2^(64 - places moved). One rounding, in the conversion. */
static Opd to_float(Emit *e, Pair a, const Comp *to) {
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
    put(e, "setp.eq.b64 $o, $o, 0", none, a.high);
    put(e, "clz.b64 $o, $o", places, a.high);
    put(e, "sub.s32 $o, 64, $o", down, places);
    put(e, "shl.b64 $o, $o, $o", top, a.high, places);
    put(e, "shr.u64 $o, $o, $o", in, a.low, down);
    put(e, "shl.b64 $o, $o, $o", rest, a.low, places);
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
    put(e, "cvt.rn.$s.u64 $o, $o", t, small, a.low);
    put(e, "selp.$s $o, $o, $o, $o", t, result, small, d, none);
    return result;
}

/* Through double, which holds every narrower float: the upper word is the value over 2^64, the lower one what
 * that leaves. */
static Pair from_double(Emit *e, Opd a) {
    Pair d = pair_new(e);
    Opd over = reg_new(e, RC_B64), whole = reg_new(e, RC_B64), rest = reg_new(e, RC_B64);
    put(e, "mul.rn.f64 $o, $o, 0d3BF0000000000000", over, a);
    put(e, "cvt.rzi.u64.f64 $o, $o", d.high, over);
    put(e, "cvt.rzi.f64.f64 $o, $o", whole, over);
    put(e, "fma.rn.f64 $o, $o, 0dC3F0000000000000, $o", rest, whole, a);
    put(e, "cvt.rzi.u64.f64 $o, $o", d.low, rest);
    return d;
}

static const Comp f32_comp = {.cls = RC_B32, .kind = TY_FLOAT, .bits = 32};
static const Comp f64_comp = {.cls = RC_B64, .kind = TY_DOUBLE, .bits = 64};

static void int_to_float(Emit *e, ValueId v, bool is_signed) {
    Comp to = comps_of(e, e->f->inst.at[v].type).at[0];
    const Comp *work = to.kind == TY_DOUBLE ? &f64_comp : &f32_comp;
    Pair a = pair_of(e, inst_op(e->f, v, 0), is_signed);
    Opd negative = {0};
    if (is_signed) {
        negative = pair_negative(e, a);
        a = pair_negate_if(e, negative, a);
    }
    Opd d = to_float(e, a, work);
    if (is_signed) d = select_opd(e, work, negative, float_neg(e, work, d), d);
    val_set(e, v, 0, to.cls == RC_B16 ? f32_to_half(e, &to, d) : d);
}

static void float_to_int(Emit *e, ValueId v, bool is_signed) {
    Ref r = inst_op(e->f, v, 0);
    Comp from = comps_of(e, ref_type(e->m, e->f, r)).at[0];
    Opd a = from.cls == RC_B16 ? half_to_f32(e, &from, val_reg(e, r, 0)) : val_reg(e, r, 0);
    if (from.kind != TY_DOUBLE) {
        Opd d = reg_new(e, RC_B64);
        put(e, "cvt.f64.f32 $o, $f", d, opd_reg(e, a));
        a = d;
    }
    if (!is_signed) {
        pair_set(e, v, from_double(e, a));
        return;
    }
    Opd size = reg_new(e, RC_B64);
    put(e, "abs.f64 $o, $o", size, a);
    Pair d = from_double(e, size);
    pair_set(e, v, pair_negate_if(e, float_compare(e, FCMP_OLT, &f64_comp, a, opd_imm(RC_B64, 0)), d));
}

/* ------------------------------------------------------------------------------------------- instructions */

static bool fits_pair(Emit *e, ValueId v, TypeId t) {
    if (type_kind(e->m, t) == TY_INT && comps_of(e, t).n == 2) return true;
    emit_error(e, v, "this operation is known for integers of up to 128 bits, no vectors of them");
    return false;
}

void wide_emit(Emit *e, ValueId v) {
    enum Op op = (enum Op)e->f->inst.at[v].op;
    Ref a = inst_op(e->f, v, 0);
    bool to_float = op == OP_UITOFP || op == OP_SITOFP;
    if (!fits_pair(e, v, to_float ? ref_type(e->m, e->f, a) : e->f->inst.at[v].type)) return;
    if (to_float) {
        int_to_float(e, v, op == OP_SITOFP);
    } else if (op == OP_FPTOUI || op == OP_FPTOSI) {
        float_to_int(e, v, op == OP_FPTOSI);
    } else {
        bool is_signed = op == OP_SDIV || op == OP_SREM;
        Pair x = pair_of(e, a, is_signed), y = pair_of(e, inst_op(e->f, v, 1), is_signed);
        pair_set(e, v, op == OP_MUL ? multiply(e, x, y) : quotient(e, op, x, y));
    }
}
