/* expand_float.c: floating-point intrinsics that take more than one instruction, one scalar at a time.
 * half and bfloat are computed in float if the target has no instruction for them.
 *
 *   call afn float @llvm.log.f32(float %x)     =>     lg2.approx.f32  %r2, %r1;
 *                                                     mul.rn.f32      %r3, %r2, 0f3F317218;     ln(2) */
#include "ptx/expand/expand.h"

/* Computes x->one on half or bfloat operands in float, and rounds the result to their type. */
static Opd through_f32(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    Opd wide[3] = {0};
    for (uint32_t i = 0; i < 3 && a[i].kind != OPD_NONE; i++) wide[i] = opd_reg(e, half_to_f32(e, c, a[i]));
    bool ftz = float_ftz_begin(e, c);
    Opd d = x->one(e, x, &f32_comp, wide);
    float_ftz_end(e, ftz);
    return f32_to_half(e, c, d);
}

/* Emits an instruction such as sqrt.rn with one operand of type f32 or f64. */
static Opd unary(Emit *e, const char *op, const Comp *c, Opd a) {
    Opd d = reg_new(e, (enum RegClass)c->cls);
    if (c->kind == TY_FLOAT) put(e, "$s.f32 $o, $f", op, d, opd_use(e, a));
    else put(e, "$s.f64 $o, $d", op, d, opd_use(e, a));
    return d;
}

/* ----------------------------------------------------------------------------------------------- rounding */

/* Emits a rounding to an integral number; x->text is the rounding of the conversion: "rmi" and so on. */
Opd expand_round(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    if (c->kind == TY_BFLOAT) return through_f32(e, x, c, a);
    Opd d = reg_new(e, (enum RegClass)c->cls), in = opd_reg(e, a[0]);
    const char *t = c->kind == TY_HALF ? "f16" : c->kind == TY_FLOAT ? "f32" : "f64";
    put(e, "cvt.$s.$s.$s $o, $o", x->text, t, t, d, in);
    return d;
}

/* Rounds to nearest, ties away from zero: trunc(x + copysign(0.5, x)). Two cases are excepted: a large x
 * is already integral; and below 0.5 the sum could round up to 1, so the result is trunc(x). */
Opd expand_round_away(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    if (comp_is_half(c)) return through_f32(e, x, c, a);
    bool wide = c->kind == TY_DOUBLE;
    Opd in = opd_reg(e, a[0]), half = reg_new(e, c->cls), sum = reg_new(e, c->cls), up = reg_new(e, c->cls);
    Opd size = reg_new(e, c->cls), big = reg_new(e, RC_PRED), small = reg_new(e, RC_PRED), low = reg_new(e, c->cls);
    Opd most = reg_new(e, c->cls), d = reg_new(e, c->cls);
    const char *t = wide ? "f64" : "f32";
    put(e, wide ? "copysign.f64 $o, $o, 0d3FE0000000000000" : "copysign.f32 $o, $o, 0f3F000000", half, in);
    put(e, "add.rn.$s $o, $o, $o", t, sum, in, half);
    put(e, "cvt.rzi.$s.$s $o, $o", t, t, up, sum);
    put(e, "cvt.rzi.$s.$s $o, $o", t, t, low, in);
    put(e, "abs.$s $o, $o", t, size, in);
    put(e, wide ? "setp.gt.f64 $o, $o, 0d4330000000000000" : "setp.gt.f32 $o, $o, 0f4B000000", big, size);
    put(e, wide ? "setp.lt.f64 $o, $o, 0d3FE0000000000000" : "setp.lt.f32 $o, $o, 0f3F000000", small, size);
    put(e, "selp.$s $o, $o, $o, $o", t, most, in, up, big);
    put(e, "selp.$s $o, $o, $o, $o", t, d, low, most, small);
    return d;
}

/* --------------------------------------------------------------------------------------- simple functions */

/* Emits llvm.fabs; of a half or bfloat by clearing the sign bit. */
Opd expand_fabs(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    if (!comp_is_half(c)) return unary(e, "abs", c, a[0]);
    return int_binary(e, OP_AND, &i16_comp, a[0], opd_imm(RC_B16, 0x7fff));
}

/* Emits copysign. Halves combine the bits; float and double have an instruction. */
Opd expand_copysign(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    if (comp_is_half(c)) {
        Opd size = int_binary(e, OP_AND, &i16_comp, a[0], opd_imm(RC_B16, 0x7fff));
        Opd sign = int_binary(e, OP_AND, &i16_comp, a[1], opd_imm(RC_B16, 0x8000));
        return int_binary(e, OP_OR, &i16_comp, size, sign);
    }
    Opd d = reg_new(e, c->cls), size = opd_use(e, a[0]), sign = opd_use(e, a[1]);
    put(e, c->kind == TY_FLOAT ? "copysign.f32 $o, $f, $f" : "copysign.f64 $o, $d, $d", d, sign, size);
    return d;
}

/* Emits a square root: the approximate instruction for a float with the flag afn, otherwise the correctly rounded one.
 * A half or bfloat is computed in float. */
Opd expand_sqrt(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    if (comp_is_half(c)) return through_f32(e, x, c, a);
    if (c->kind == TY_DOUBLE) return unary(e, "sqrt.rn", c, a[0]);
    bool fast = e->f->inst.at[e->here.inst].flags & IF_AFN;
    const char *op = fast ? "sqrt.approx" : "sqrt.rn", *flush = fast ? "sqrt.approx.ftz" : "sqrt.rn.ftz";
    return unary(e, e->fn.ftz ? flush : op, c, a[0]);
}

/* Emits llvm.fma and llvm.fmuladd: a * b + c, rounded once; for bfloat before sm_80 computed in float and rounded
 * again. */
Opd expand_fma(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    if (c->kind == TY_BFLOAT && !emit_has(e, 80)) return through_f32(e, x, c, a);
    if (c->kind == TY_BFLOAT) emit_version(e, 70);
    return float_fma(e, c, a[0], a[1], a[2]);
}

/* Emits llvm.canonicalize as a multiplication by 1, which quiets a NaN and flushes denormals as the
 * function requires. */
Opd expand_canonicalize(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    static const uint64_t one[] = {
        [TY_HALF] = 0x3c00, [TY_BFLOAT] = 0x3f80, [TY_FLOAT] = 0x3f800000, [TY_DOUBLE] = 0x3ff0000000000000};
    return float_binary(e, OP_FMUL, 0, c, a[0], opd_imm(c->cls, one[c->kind]));
}

/* ----------------------------------------------------------------------------------------- approximations */

/* Emits the approximate instruction `op`, such as "lg2", on an f32, with .ftz if the function flushes. Returns the
 * result. */
static Opd approx(Emit *e, const char *op, Opd a) {
    Opd d = reg_new(e, RC_B32);
    put(e, "$s.approx$s.f32 $o, $f", op, ftz(e), d, opd_use(e, a));
    return d;
}

/* Emits the product of a and a constant; factor: its bits. */
static Opd scaled(Emit *e, Opd a, uint32_t factor) {
    return float_binary(e, OP_FMUL, 0, &f32_comp, a, opd_imm(RC_B32, factor));
}

/* Emits tan(a) = sin(a) / cos(a). */
static Opd tangent(Emit *e, Opd a) {
    Opd s = approx(e, "sin", a), c = approx(e, "cos", a), d = reg_new(e, RC_B32);
    put(e, "div.approx$s.f32 $o, $o, $o", ftz(e), d, s, c);
    return d;
}

/* Emits pow(a, b) = 2^(b * log2(a)). */
static Opd power(Emit *e, Opd a, Opd b) {
    Opd l = approx(e, "lg2", a);
    return approx(e, "ex2", float_binary(e, OP_FMUL, 0, &f32_comp, l, opd_use(e, b)));
}

/* Emits a function that has an instruction only for float, and only an approximate one; x->aux selects the function. A
 * half is computed in float. Those above AX_EXACT need the flag afn. The others mean the hardware instruction of that
 * name, and need no flag. Reports an error, and returns 0, for a double and if the flag is missing. */
Opd expand_approx(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    if (c->kind == TY_DOUBLE) {
        emit_error(e, e->here.inst, "%s of double has no instruction; link a device library that defines it",
                   intrinsic_at(x->id)->name);
        return opd_imm(RC_B64, 0);
    }
    if (comp_is_half(c)) return through_f32(e, x, c, a);
    if (x->aux > AX_EXACT && !(e->f->inst.at[e->here.inst].flags & IF_AFN)) {
        emit_error(e, e->here.inst,
                   "%s has only an approximate instruction, which needs the flag 'afn'; without "
                   "it, link a device library that defines it",
                   intrinsic_at(x->id)->name);
        return opd_imm(RC_B32, 0);
    }
    switch (x->aux) {
    case AX_SIN: return approx(e, "sin", a[0]);
    case AX_COS: return approx(e, "cos", a[0]);
    case AX_EX2: return approx(e, "ex2", a[0]);
    case AX_LG2: return approx(e, "lg2", a[0]);
    case AX_EXP: return approx(e, "ex2", scaled(e, a[0], 0x3fb8aa3b));   /* log2(e) */
    case AX_EXP10: return approx(e, "ex2", scaled(e, a[0], 0x40549a78)); /* log2(10) */
    case AX_LOG: return scaled(e, approx(e, "lg2", a[0]), 0x3f317218);   /* ln(2) */
    case AX_LOG10: return scaled(e, approx(e, "lg2", a[0]), 0x3e9a209b); /* log10(2) */
    case AX_TAN: return tangent(e, a[0]);
    case AX_POW: return power(e, a[0], a[1]);
    default: {
        Opd d = reg_new(e, RC_B32);
        emit_need(e, 75, 0, 70, e->here.inst, "tanh");
        put(e, "tanh.approx.f32 $o, $f", d, opd_use(e, a[0]));
        return d;
    }
    }
}

/* --------------------------------------------------------------------------------------- minimum, maximum */

/* Emits a minimum or maximum of f32 or f64. The min and max of PTX return the other operand if one is a
 * NaN, and treat -0 as less than +0: they are minnum and maxnum. minimum and maximum return the NaN: float
 * has `.NaN` from sm_80 on; otherwise a select does it. */
static Opd minmax_f(Emit *e, enum MinMax what, const Comp *c, Opd a, Opd b) {
    const char *op = what == MM_MINNUM || what == MM_MINIMUM ? "min" : "max";
    bool nan = what == MM_MINIMUM || what == MM_MAXIMUM, wide = c->kind == TY_DOUBLE;
    Opd d = reg_new(e, c->cls);
    a = opd_use(e, a), b = opd_use(e, b);
    if (nan && !wide && emit_has(e, 80)) {
        emit_version(e, 70);
        put(e, "$s$s.NaN.f32 $o, $f, $f", op, ftz(e), d, a, b);
        return d;
    }
    if (wide) put(e, "$s.f64 $o, $d, $d", op, d, a, b);
    else put(e, "$s$s.f32 $o, $f, $f", op, ftz(e), d, a, b);
    if (!nan) return d;
    Opd unordered = float_compare(e, FCMP_UNO, c, a, b);
    return opd_select(e, c, unordered, opd_imm(c->cls, wide ? 0x7ff8000000000000 : 0x7fffffff), d);
}

/* Emits a minimum or maximum of 16-bit floats; before sm_80 it is computed in f32. */
static Opd minmax_half(Emit *e, enum MinMax what, const Comp *c, Opd a, Opd b) {
    if (!emit_has(e, 80)) {
        Opd x = half_to_f32(e, c, a), y = half_to_f32(e, c, b);
        bool ftz = float_ftz_begin(e, c);
        Opd wide = minmax_f(e, what, &f32_comp, x, y);
        float_ftz_end(e, ftz);
        return f32_to_half(e, c, wide);
    }
    static const char *const op[] = {"min", "max", "min.NaN", "max.NaN"};
    Opd d = reg_new(e, RC_B16), x = opd_reg(e, a), y = opd_reg(e, b);
    emit_version(e, 70);
    put(e, "$s.$s $o, $o, $o", op[what], c->kind == TY_HALF ? "f16" : "bf16", d, x, y);
    return d;
}

Opd float_minmax(Emit *e, enum MinMax what, const Comp *c, Opd a, Opd b) {
    return comp_is_half(c) ? minmax_half(e, what, c, a, b) : minmax_f(e, what, c, a, b);
}

/* Emits a minimum or maximum by the rule x->aux, an enum MinMax. */
Opd expand_minmax(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    return float_minmax(e, (enum MinMax)x->aux, c, a[0], a[1]);
}

/* -------------------------------------------------------------------------------------------- to integers */

/* Returns a in a register as float or double. Extends a half or bfloat to float, and sets *c to f32_comp. */
static Opd float_of(Emit *e, const Comp **c, Opd a) {
    if (!comp_is_half(*c)) return opd_reg(e, a);
    a = opd_reg(e, half_to_f32(e, *c, a));
    *c = &f32_comp;
    return a;
}

/* Converts to an integer of 32 or 64 bits, whichever holds `bits` bits, with rounding `round`. PTX clamps
 * to the range of that integer; the result for NaN is left to the instruction. */
static Opd to_int(Emit *e, const char *round, const Comp *from, Opd a, bool is_signed, uint32_t bits) {
    enum RegClass cls = bits <= 32 ? RC_B32 : RC_B64;
    Opd d = reg_new(e, cls);
    put(e, "cvt.$s.$s.$s $o, $o", round, is_signed ? rc_s[cls] : rc_u[cls], from->kind == TY_FLOAT ? "f32" : "f64", d,
        a);
    return d;
}

/* Emits lrint and lround; x->text is the rounding of the conversion; x->aux: round ties away from zero
 * first. */
Opd expand_to_int(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to) {
    a = float_of(e, &from, a);
    if (x->aux) a = expand_round_away(e, x, from, &a);
    return opd_resize(e, to_int(e, x->text, from, a, true, to->bits), (enum RegClass)to->cls);
}

/* Emits fptosi.sat and fptoui.sat, which clamp to the range of the width and map NaN to 0; x->aux: signed. */
Opd expand_to_int_sat(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to) {
    bool is_signed = x->aux;
    a = float_of(e, &from, a);
    Opd d = to_int(e, "rzi", from, a, is_signed, to->bits);
    uint32_t have = d.cls == RC_B32 ? 32 : 64;
    if (to->bits < have) {
        int64_t high = is_signed ? ((int64_t)1 << (to->bits - 1)) - 1 : (int64_t)(((uint64_t)1 << to->bits) - 1);
        Opd cut = reg_new(e, (enum RegClass)d.cls), both = reg_new(e, (enum RegClass)d.cls);
        const char *t = is_signed ? rc_s[d.cls] : rc_u[d.cls];
        put(e, "min.$s $o, $o, $i", t, cut, d, high);
        if (is_signed) put(e, "max.$s $o, $o, $i", t, both, cut, -high - 1);
        d = is_signed ? both : cut;
    }
    if (have == 64 || from->kind == TY_DOUBLE) {
        Comp c = {.cls = d.cls, .kind = TY_INT, .bits = (uint8_t)have};
        Opd number = float_compare(e, FCMP_ORD, from, a, a);
        d = opd_select(e, &c, number, d, opd_imm((enum RegClass)d.cls, 0));
    }
    if (to->cls != RC_PRED) return opd_resize(e, d, (enum RegClass)to->cls);
    return int_compare(e, ICMP_NE, &(Comp){.cls = d.cls, .kind = TY_INT, .bits = (uint8_t)have}, d,
                       opd_imm((enum RegClass)d.cls, 0));
}

/* ------------------------------------------------------------------------------------------------ classes */

enum { FC_SNAN = 1, FC_QNAN = 2, FC_NEG = 4 + 8 + 16 + 32, FC_NAN = 3 };
/* For each kind of number that is not NaN, the bits of the mask for its positive and its negative class. */
/* clang-format off */
static const struct { uint16_t positive, negative; } fp_kind[] = {{512, 4}, {256, 8}, {128, 16}, {64, 32}};
/* clang-format on */
enum { FK_INF, FK_NORMAL, FK_SUBNORMAL, FK_ZERO, FK_COUNT };

/* A floating-point number as the integer `bits` of type `word`, and `size`, which is `bits` without the sign. inf,
 * quiet, least: the bits of infinity, of the mark of a quiet NaN, and of the least normal number. */
typedef struct FpBits {
    Comp word;
    Opd size, bits;
    uint64_t inf, quiet, least;
} FpBits;

/* Returns the predicate that the magnitude f->size is of the kind FK_*. */
static Opd fp_kind_test(Emit *e, const FpBits *f, int kind) {
    const Comp *w = &f->word;
    Opd inf = opd_imm(w->cls, f->inf), least = opd_imm(w->cls, f->least), one = opd_imm(w->cls, 1);
    if (kind == FK_INF) return int_compare(e, ICMP_EQ, w, f->size, inf);
    if (kind == FK_ZERO) return int_compare(e, ICMP_EQ, w, f->size, opd_imm(w->cls, 0));
    Opd from = int_binary(e, OP_SUB, w, f->size, kind == FK_NORMAL ? least : one);
    uint64_t span = kind == FK_NORMAL ? f->inf - f->least : f->least - 1;
    return int_compare(e, ICMP_ULT, w, from, opd_imm(w->cls, span));
}

/* Returns the predicate a op b; b if a is OPD_NONE. */
static Opd pred_join(Emit *e, enum Op op, Opd a, Opd b) {
    return a.kind == OPD_NONE ? b : int_binary(e, op, &i1_comp, a, b);
}

/* Returns the predicate that the number is a NaN of one of the kinds in the mask, FC_QNAN, FC_SNAN or both. */
static Opd fp_nan_test(Emit *e, const FpBits *f, uint64_t mask) {
    const Comp *w = &f->word;
    Opd nan = int_compare(e, ICMP_UGT, w, f->size, opd_imm(w->cls, f->inf));
    if ((mask & FC_NAN) == FC_NAN) return nan;
    Opd bit = int_binary(e, OP_AND, w, f->size, opd_imm(w->cls, f->quiet));
    Opd quiet = int_compare(e, mask & FC_QNAN ? ICMP_NE : ICMP_EQ, w, bit, opd_imm(w->cls, 0));
    return pred_join(e, OP_AND, nan, quiet);
}

/* Emits llvm.is.fpclass: tests the bits of a for each kind of number whose classes are in the mask. */
Opd expand_fpclass(Emit *e, const Comp *c, Opd a, uint64_t mask) {
    static const struct {
        uint64_t inf, quiet, least;
    } shape[] = {[TY_HALF] = {0x7c00, 0x200, 0x400},
                 [TY_BFLOAT] = {0x7f80, 0x40, 0x80},
                 [TY_FLOAT] = {0x7f800000, 0x400000, 0x800000},
                 [TY_DOUBLE] = {0x7ff0000000000000, 0x8000000000000, 0x10000000000000}};
    FpBits f = {.word = {.cls = c->cls, .kind = TY_INT, .bits = c->bits},
                .inf = shape[c->kind].inf,
                .quiet = shape[c->kind].quiet,
                .least = shape[c->kind].least};
    f.bits = opd_reg(e, a);
    f.size = int_binary(e, OP_AND, &f.word, f.bits, opd_imm(c->cls, ((uint64_t)1 << (c->bits - 1)) - 1));
    Opd result = {0}, negative = {0};
    if (mask & FC_NAN) result = pred_join(e, OP_OR, result, fp_nan_test(e, &f, mask));
    for (int k = 0; k < FK_COUNT; k++) {
        bool plus = mask & fp_kind[k].positive, minus = mask & fp_kind[k].negative;
        if (!plus && !minus) continue;
        Opd test = fp_kind_test(e, &f, k);
        if (plus != minus) {
            if (negative.kind == OPD_NONE) negative = int_compare(e, ICMP_SLT, &f.word, f.bits, opd_imm(c->cls, 0));
            Opd sign = negative;
            if (plus) sign.kind = OPD_NOT;
            test = pred_join(e, OP_AND, test, sign);
        }
        result = pred_join(e, OP_OR, result, test);
    }
    return result.kind == OPD_NONE ? opd_imm(RC_PRED, 0) : result;
}

/* -------------------------------------------------------------------------------------------------- loops */

/* Emits powi: squares and multiplies over the bits of |n|, and takes the reciprocal at the end if n is
 * negative. */
Opd expand_powi(Emit *e, const Comp *c, Opd a, Opd n) {
    const Comp *w = c;
    a = float_of(e, &w, a);
    enum RegClass cls = (enum RegClass)n.cls;
    const char *t = w->kind == TY_FLOAT ? "f32" : "f64";
    Opd base = reg_new(e, w->cls), d = reg_new(e, w->cls), left = reg_new(e, cls), bit = reg_new(e, cls);
    Opd odd = reg_new(e, RC_PRED), more = reg_new(e, RC_PRED), inverse = reg_new(e, w->cls);
    uint32_t again = label_new(e);
    put(e, "mov.$s $o, $o", rc_b[w->cls], base, a);
    put(e, w->kind == TY_FLOAT ? "mov.b32 $o, 0f3F800000" : "mov.b64 $o, 0d3FF0000000000000", d);
    n = opd_reg(e, n);
    put(e, "abs.$s $o, $o", rc_s[cls], left, n);
    label_here(e, again);
    put(e, "and.$s $o, $o, 1", rc_b[cls], bit, left);
    put(e, "setp.ne.$s $o, $o, 0", rc_b[cls], odd, bit);
    put(e, "@$o mul.rn.$s $o, $o, $o", odd, t, d, d, base);
    put(e, "mul.rn.$s $o, $o, $o", t, base, base, base);
    put(e, "shr.$s $o, $o, 1", rc_u[cls], left, left);
    put(e, "setp.ne.$s $o, $o, 0", rc_b[cls], more, left);
    put(e, "@$o bra $l", more, again);
    put(e, "rcp.rn.$s $o, $o", t, inverse, d);
    Opd result = opd_select(e, w, int_compare(e, ICMP_SLT, cls == RC_B64 ? &i64_comp : &i32_comp, n, opd_imm(cls, 0)),
                            inverse, d);
    return w == c ? result : f32_to_half(e, c, result);
}

/* Computes fmod(x, y) exactly: doubles the divisor while it is at most |x|, then halves it again step by step and
 * subtracts it wherever it is at most the rest. Doubling and halving are exact, and each difference is exact because
 * its operands are within a factor of two (Sterbenz' lemma). The result has the sign of x; it is NaN if y is 0, x is
 * infinite, or one of them is NaN. x and y are registers of type float or double. */
static Opd fmod_scalar(Emit *e, const Comp *c, Opd x, Opd y) {
    const char *t = c->kind == TY_FLOAT ? "f32" : "f64";
    const char *inf = c->kind == TY_FLOAT ? "0f7F800000" : "0d7FF0000000000000";
    const char *nan = c->kind == TY_FLOAT ? "0f7FFFFFFF" : "0d7FF8000000000000";
    Opd left = reg_new(e, c->cls), by = reg_new(e, c->cls), least = reg_new(e, c->cls), twice = reg_new(e, c->cls);
    Opd p = reg_new(e, RC_PRED), q = reg_new(e, RC_PRED), d = reg_new(e, c->cls);
    uint32_t up = label_new(e), down = label_new(e), step = label_new(e), end = label_new(e);
    put(e, "abs.$s $o, $o", t, left, x);
    put(e, "abs.$s $o, $o", t, least, y);
    put(e, "mov.$s $o, $s", rc_b[c->cls], d, nan);
    put(e, "setp.leu.$s $o, $o, $s", t, p, least, c->kind == TY_FLOAT ? "0f00000000" : "0d0000000000000000");
    put(e, "setp.geu.$s $o, $o, $s", t, q, left, inf);
    put(e, "@$o bra $l", p, end);
    put(e, "@$o bra $l", q, end);
    put(e, "mov.$s $o, $o", rc_b[c->cls], by, least);
    label_here(e, up);
    put(e, "add.rn.$s $o, $o, $o", t, twice, by, by);
    put(e, "setp.gtu.$s $o, $o, $o", t, p, twice, left);
    put(e, "@$o bra $l", p, down);
    put(e, "mov.$s $o, $o", rc_b[c->cls], by, twice);
    put(e, "bra.uni $l", up);
    label_here(e, down);
    put(e, "setp.ge.$s $o, $o, $o", t, p, left, by);
    put(e, "@$o sub.rn.$s $o, $o, $o", p, t, left, left, by);
    put(e, "setp.leu.$s $o, $o, $o", t, q, by, least);
    put(e, "@$o bra $l", q, step);
    put(e, "mul.rn.$s $o, $o, $s", t, by, by, c->kind == TY_FLOAT ? "0f3F000000" : "0d3FE0000000000000");
    put(e, "bra.uni $l", down);
    label_here(e, step);
    put(e, "copysign.$s $o, $o, $o", t, d, x, left);
    label_here(e, end);
    return d;
}

void frem_emit(Emit *e, ValueId v) {
    TypeId t = e->f->inst.at[v].type;
    for (uint32_t i = 0; i < comps_of(e, t).n; i++) {
        const Comp *c = &comps_of(e, t).at[i], *w = c;
        Opd x = float_of(e, &w, val_raw(e, inst_op(e->f, v, 0), i)), y;
        w = c;
        y = float_of(e, &w, val_raw(e, inst_op(e->f, v, 1), i));
        Opd d = fmod_scalar(e, w, x, y);
        val_set(e, v, i, comp_is_half(c) ? f32_to_half(e, c, d) : d);
    }
}
