/* wide_inst.c: the instructions of IR on integers wider than 64 bits, and on vectors of them. Arithmetic
 * is done by wide_int.c and wide_divide.c; conversions from and to floats are here. */
#include "ptx/expand/wide_int.h"

/* ------------------------------------------------------------------------------------------------- floats */

/* Converts an unsigned number of 64 bits to `to`, float or double; rounds to odd if `odd`, and `to` is then double. */
static Opd limb_to_float(Emit *e, Opd a, const Comp *to, bool odd) {
    if (odd) return cast_int_to_f64_odd(e, false, a);
    Opd d = reg_new(e, (enum RegClass)to->cls);
    put(e, "cvt.rn.$s.u64 $o, $o", to->kind == TY_DOUBLE ? "f64" : "f32", d, a);
    return d;
}

/* Converts an unsigned number of two limbs as limb_to_float does. It takes the 64 bits from the highest set
 * bit down, sets the lowest of them if any bit below is set (a sticky bit), converts these, and multiplies
 * by a power of two, which is exact. So only the conversion rounds. */
static Opd pair_to_float(Emit *e, Opd high, Opd low, const Comp *to, bool odd) {
    bool wide = to->kind == TY_DOUBLE;
    enum RegClass cls = wide ? RC_B64 : RC_B32;
    Opd none = reg_new(e, RC_PRED), places = reg_new(e, RC_B32), down = reg_new(e, RC_B32), top = reg_new(e, RC_B64);
    Opd in = reg_new(e, RC_B64), rest = reg_new(e, RC_B64), lost = reg_new(e, RC_PRED), sticky = reg_new(e, RC_B64);
    Opd bits = reg_new(e, RC_B64), exponent = reg_new(e, RC_B32), shifted = reg_new(e, cls);
    Opd scale = reg_new(e, cls), d = reg_new(e, cls), result = reg_new(e, cls);
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
    Opd f = limb_to_float(e, bits, to, odd);
    put(e, "add.s32 $o, $o, $u", exponent, down, wide ? 1023u : 127u);
    if (wide) put(e, "cvt.u64.u32 $o, $o", shifted, exponent);
    else put(e, "mov.b32 $o, $o", shifted, exponent);
    put(e, wide ? "shl.b64 $o, $o, 52" : "shl.b32 $o, $o, 23", scale, shifted);
    put(e, "mul.rn.$s $o, $o, $o", t, d, f, scale);
    Opd small = limb_to_float(e, low, to, odd);
    put(e, "selp.$s $o, $o, $o, $o", t, result, small, d, none);
    return result;
}

/* Returns 2^n as the bits of a double; infinity if it is too large. */
static uint64_t power_bits(uint32_t n) { return n > 1023 ? 0x7ff0000000000000 : (uint64_t)(n + 1023) << 52; }

/* Converts an unsigned wide integer, whose high bits are zeros, as limb_to_float does. It selects the two limbs from
 * the highest nonzero limb down, sets their lowest bit if any limb below is nonzero, converts these, and multiplies by
 * a power of two, which is exact. */
static Opd wide_int_to_float(Emit *e, const WideInt *a, const Comp *to, bool odd) {
    Opd high = opd_reg(e, a->at[a->n > 1]), low = opd_reg(e, a->at[0]), below = opd_imm(RC_B64, 0),
        scale = opd_imm(RC_B64, power_bits(0));
    if (a->n == 2) return pair_to_float(e, high, low, to, odd);
    for (uint32_t i = 2; i < a->n; i++) {
        Opd any = int_compare(e, ICMP_NE, &i64_comp, a->at[i], opd_imm(RC_B64, 0));
        Opd under = int_binary(e, OP_OR, &i64_comp, below, a->at[i - 2]);
        below = opd_select(e, &i64_comp, any, under, below);
        low = opd_select(e, &i64_comp, any, a->at[i - 1], low);
        high = opd_select(e, &i64_comp, any, a->at[i], high);
        scale = opd_select(e, &i64_comp, any, opd_imm(RC_B64, power_bits(64 * (i - 1))), scale);
    }
    Opd lost = int_compare(e, ICMP_NE, &i64_comp, below, opd_imm(RC_B64, 0)),
        sticky = opd_select(e, &i64_comp, lost, opd_imm(RC_B64, 1), opd_imm(RC_B64, 0));
    Opd d = pair_to_float(e, high, int_binary(e, OP_OR, &i64_comp, low, sticky), to, odd);
    if (to->kind != TY_DOUBLE) d = cast_scalar(e, OP_FPEXT, to, &f64_comp, d);
    Opd scaled = reg_new(e, RC_B64);
    put(e, "mul.rn.f64 $o, $o, $o", scaled, d, scale);
    return to->kind == TY_DOUBLE ? scaled : cast_scalar(e, OP_FPTRUNC, &f64_comp, to, scaled);
}

/* Emits the conversion of a non-negative double. Each limb is the integral part of the number divided by
 * the limb's power of two; the limbs below it are computed from the remainder. */
WideInt wide_int_from_double(Emit *e, uint32_t bits, Opd size) {
    WideInt d = {.n = (bits + 63) / 64, .bits = bits};
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
        put(e, "fma.rn.f64 $o, $o, $d, $o", rest, whole, opd_imm(RC_B64, power_bits(64 * i) | (uint64_t)1 << 63), left);
        left = rest;
    }
    return d;
}

/* Emits uitofp or sitofp of one lane. A signed number is converted by its magnitude. A half is converted by way of
 * float, which has all numbers in its range. A bfloat is converted by way of double, rounded to odd, because a number
 * that is rounded to nearest twice may be wrong. Reports an error, and defines nothing, if the integer is too wide. */
static void int_to_float(Emit *e, ValueId v, uint32_t lane, bool is_signed) {
    Comp to = comps_of(e, e->f->inst.at[v].type).at[lane];
    bool odd = to.kind == TY_BFLOAT;
    const Comp *work = odd || to.kind == TY_DOUBLE ? &f64_comp : &f32_comp;
    WideInt a;
    if (!wide_int_of(e, v, inst_op(e->f, v, 0), lane, is_signed ? HIGH_SIGN : HIGH_ZERO, &a)) return;
    Opd negative = {0};
    if (is_signed) {
        negative = wide_int_negative(e, &a);
        a = wide_int_negate_if(e, negative, &a);
    }
    Opd d = wide_int_to_float(e, &a, work, odd);
    if (is_signed) d = opd_select(e, work, negative, float_neg(e, work, d), d);
    val_set(e, v, lane, to.cls == RC_B16 ? cast_scalar(e, OP_FPTRUNC, work, &to, d) : d);
}

/* Emits fptoui or fptosi of one lane, through double. A signed number is converted by its magnitude. Reports an error,
 * and defines nothing, if the integer is too wide. */
static void float_to_int(Emit *e, ValueId v, uint32_t lane, bool is_signed) {
    Ref r = inst_op(e->f, v, 0);
    Comp from = comps_of(e, ref_type(e->m, e->f, r)).at[lane];
    Opd a = from.cls == RC_B16 ? half_to_f32(e, &from, val_reg(e, r, lane)) : val_reg(e, r, lane);
    uint32_t bits = type_bits(e->m, type_scalar(e->m, e->f->inst.at[v].type));
    if (!wide_int_fits(e, v, bits)) return;
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
    WideInt d = wide_int_from_double(e, bits, size);
    if (is_signed) d = wide_int_negate_if(e, float_compare(e, FCMP_OLT, &f64_comp, a, opd_imm(RC_B64, 0)), &d);
    wide_int_set(e, v, lane, &d);
}

/* ------------------------------------------------------------------------------------------- instructions */

/* Emits one lane of a binary instruction. Returns false after reporting an error. */
static bool binary_lane(Emit *e, ValueId v, enum Op op, uint32_t lane) {
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    bool is_signed = op == OP_SDIV || op == OP_SREM, is_unsigned = op == OP_UDIV || op == OP_UREM;
    enum HighBits above = is_signed ? HIGH_SIGN : is_unsigned ? HIGH_ZERO : HIGH_ANY;
    enum HighBits left = op == OP_ASHR ? HIGH_SIGN : op == OP_LSHR ? HIGH_ZERO : above;
    WideInt x, y, d;
    if (!wide_int_of(e, v, a, lane, left, &x) || !wide_int_of(e, v, b, lane, above, &y)) return false;
    switch (op) {
    case OP_ADD:
    case OP_SUB: d = wide_int_add(e, op, &x, &y); break;
    case OP_AND:
    case OP_OR:
    case OP_XOR: d = wide_int_logic(e, op, &x, &y); break;
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR: d = wide_int_shift(e, op, &x, opd_resize(e, y.at[0], RC_B32)); break;
    case OP_MUL: d = wide_int_multiply(e, &x, &y); break;
    case OP_UDIV:
    case OP_UREM:
    case OP_SDIV:
    case OP_SREM: d = wide_int_divide(e, op, &x, &y); break;
    default: bug(e->m, e->f, v, "only integers of up to 64 bits are supported");
    }
    wide_int_set(e, v, lane, &d);
    return true;
}

/* Emits a binary instruction lane by lane. Stops at the first error, because it would be the same in every
 * lane. */
void wide_binary(Emit *e, ValueId v) {
    uint32_t n = wide_lanes(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++)
        if (!binary_lane(e, v, (enum Op)e->f->inst.at[v].op, i)) return;
}

void wide_compare(Emit *e, ValueId v, enum IntPred p) {
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    uint32_t n = wide_lanes(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++) {
        enum HighBits above = p >= ICMP_SGT ? HIGH_SIGN : HIGH_ZERO;
        WideInt x, y;
        if (!wide_int_of(e, v, a, i, above, &x) || !wide_int_of(e, v, b, i, above, &y)) return;
        val_set(e, v, i, wide_int_compare(e, p, &x, &y));
    }
}

void wide_convert(Emit *e, ValueId v) {
    enum Op op = (enum Op)e->f->inst.at[v].op;
    uint32_t n = wide_lanes(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++) {
        if (op == OP_UITOFP || op == OP_SITOFP) int_to_float(e, v, i, op == OP_SITOFP);
        else float_to_int(e, v, i, op == OP_FPTOSI);
    }
}
