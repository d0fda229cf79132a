/* scalar_float.c: arithmetic and comparison of one float of any type. Every target has instructions for
 * half. From sm_90 on bfloat has add, sub, mul and compare; below that it is computed in float and
 * rounded. A float has more than twice the precision of a bfloat, so rounding twice gives the same result
 * as rounding once. */
#include "ptx/scalar/scalar.h"

const Comp f32_comp = {.cls = RC_B32, .kind = TY_FLOAT, .bits = 32};
const Comp f64_comp = {.cls = RC_B64, .kind = TY_DOUBLE, .bits = 64};

/* Reports whether the target has add, sub, mul and comparison of bfloat. */
static bool has_bf16(const Emit *e) { return emit_has(e, 90); }

/* Returns a half or bfloat operand in a register, because PTX has no literals of these types. */
static Opd half_reg(Emit *e, Opd o) { return opd_reg(e, o); }

Opd half_to_f32(Emit *e, const Comp *c, Opd a) {
    Opd d = reg_new(e, RC_B32);
    if (c->kind == TY_HALF) {
        put(e, "cvt.f32.f16 $o, $o", d, half_reg(e, a));
        return d;
    }
    Opd t = reg_new(e, RC_B32);
    if (a.kind == OPD_IMM) return opd_imm(RC_B32, ((uint64_t)a.imm & 0xffff) << 16);
    put(e, "cvt.u32.u16 $o, $o", t, opd_use(e, a));
    put(e, "shl.b32 $o, $o, 16", d, t);
    return d;
}

/* Rounds to bfloat, to nearest even, on targets without the instruction: adds half of the weight of the
 * lowest kept bit, less one if that bit is even, and truncates. A NaN stays a NaN. */
static Opd f32_to_bf16_expanded(Emit *e, Opd a) {
    Opd odd = reg_new(e, RC_B32), sum = reg_new(e, RC_B32), bias = reg_new(e, RC_B32), quiet = reg_new(e, RC_B32);
    Opd nan = reg_new(e, RC_PRED), bits = reg_new(e, RC_B32), high = reg_new(e, RC_B32), d = reg_new(e, RC_B16);
    put(e, "bfe.u32 $o, $o, 16, 1", odd, a);
    put(e, "add.s32 $o, $o, $o", bias, odd, a);
    put(e, "add.s32 $o, $o, 32767", sum, bias);
    put(e, "setp.nan.f32 $o, $o, $o", nan, a, a);
    put(e, "or.b32 $o, $o, 4194304", quiet, a);
    put(e, "selp.b32 $o, $o, $o, $o", bits, quiet, sum, nan);
    put(e, "shr.u32 $o, $o, 16", high, bits);
    put(e, "cvt.u16.u32 $o, $o", d, high);
    return d;
}

Opd f32_to_half(Emit *e, const Comp *c, Opd a) {
    a = opd_reg(e, a);
    if (c->kind == TY_BFLOAT && !emit_has(e, 80)) return f32_to_bf16_expanded(e, a);
    Opd d = reg_new(e, RC_B16);
    if (c->kind == TY_BFLOAT) emit_version(e, 70);
    put(e, c->kind == TY_HALF ? "cvt.rn.f16.f32 $o, $o" : "cvt.rn.bf16.f32 $o, $o", d, a);
    return d;
}

/* --------------------------------------------------------------------------------------------- arithmetic */

/* Returns the mnemonic of OP_FADD, OP_FSUB or OP_FMUL. */
static const char *float_name(enum Op op) { return op == OP_FADD ? "add" : op == OP_FSUB ? "sub" : "mul"; }

/* Returns the rounding modifier. Without the flag `contract` it is written out, because ptxas may
 * otherwise fuse the operation with another. */
static const char *rounding(uint32_t flags) { return flags & IF_CONTRACT ? "" : ".rn"; }

/* Emits the division that the fast-math flags allow: div.approx for afn; else rcp.rn if a is the constant 1; else
 * div.full for arcp, and the correctly rounded div.rn without. */
static Opd divide_f32(Emit *e, uint32_t flags, Opd a, Opd b) {
    Opd d = reg_new(e, RC_B32);
    if (flags & IF_AFN) put(e, "div.approx$s.f32 $o, $f, $f", ftz(e), d, a, b);
    else if (a.kind == OPD_IMM && (uint32_t)a.imm == 0x3f800000) put(e, "rcp.rn$s.f32 $o, $f", ftz(e), d, b);
    else put(e, "div.$s$s.f32 $o, $f, $f", flags & IF_ARCP ? "full" : "rn", ftz(e), d, a, b);
    return d;
}

/* Emits the correctly rounded division, as a reciprocal if a is the constant 1. */
static Opd divide_f64(Emit *e, Opd a, Opd b) {
    Opd d = reg_new(e, RC_B64);
    if (a.kind == OPD_IMM && a.imm == 0x3ff0000000000000) put(e, "rcp.rn.f64 $o, $d", d, b);
    else put(e, "div.rn.f64 $o, $d, $d", d, a, b);
    return d;
}

/* Emits a half or bfloat operation, in float if the target has no instruction for it, as for any division. */
static Opd half_binary(Emit *e, enum Op op, uint32_t flags, const Comp *c, Opd a, Opd b) {
    bool half = c->kind == TY_HALF;
    if (op == OP_FDIV || (!half && !has_bf16(e))) {
        Opd x = half_to_f32(e, c, a), y = half_to_f32(e, c, b);
        bool ftz = float_ftz_begin(e, c);
        Opd wide = float_binary(e, op, flags & ~(uint32_t)IF_CONTRACT, &f32_comp, x, y);
        float_ftz_end(e, ftz);
        return f32_to_half(e, c, wide);
    }
    a = half_reg(e, a);
    b = half_reg(e, b);
    if (!half) emit_version(e, 78);
    Opd d = reg_new(e, RC_B16);
    put(e, "$s$s.$s $o, $o, $o", float_name(op), rounding(flags), half ? "f16" : "bf16", d, a, b);
    return d;
}

Opd float_binary(Emit *e, enum Op op, uint32_t flags, const Comp *c, Opd a, Opd b) {
    if (comp_is_half(c)) return half_binary(e, op, flags, c, a, b);
    a = opd_use(e, a);
    b = opd_use(e, b);
    if (op == OP_FDIV) return c->kind == TY_FLOAT ? divide_f32(e, flags, a, b) : divide_f64(e, a, b);
    Opd d = reg_new(e, c->cls);
    if (c->kind == TY_FLOAT) put(e, "$s$s$s.f32 $o, $f, $f", float_name(op), rounding(flags), ftz(e), d, a, b);
    else put(e, "$s$s.f64 $o, $d, $d", float_name(op), rounding(flags), d, a, b);
    return d;
}

Opd float_fma(Emit *e, const Comp *c, Opd a, Opd b, Opd add) {
    Opd d = reg_new(e, c->cls);
    bool half = comp_is_half(c);
    a = half ? half_reg(e, a) : opd_use(e, a);
    b = half ? half_reg(e, b) : opd_use(e, b);
    add = half ? half_reg(e, add) : opd_use(e, add);
    if (c->kind == TY_FLOAT) put(e, "fma.rn$s.f32 $o, $f, $f, $f", ftz(e), d, a, b, add);
    else if (c->kind == TY_DOUBLE) put(e, "fma.rn.f64 $o, $d, $d, $d", d, a, b, add);
    else put(e, "fma.rn.$s $o, $o, $o, $o", c->kind == TY_HALF ? "f16" : "bf16", d, a, b, add);
    return d;
}

Opd float_neg(Emit *e, const Comp *c, Opd a) {
    /* clang-format off */
    static const char *const form[] = {[TY_FLOAT] = "neg.f32 $o, $f", [TY_DOUBLE] = "neg.f64 $o, $d",
        [TY_HALF] = "neg.f16 $o, $o", [TY_BFLOAT] = "xor.b16 $o, $o, -32768"};
    /* clang-format on */
    if (a.kind == OPD_IMM) return opd_imm(c->cls, (uint64_t)a.imm ^ (uint64_t)1 << (c->bits - 1));
    Opd d = reg_new(e, c->cls);
    put(e, form[c->kind], d, opd_use(e, a));
    return d;
}

/* --------------------------------------------------------------------------------------------- comparison */

static const char *const float_pred[16] = {
    [FCMP_OEQ] = "eq",  [FCMP_OGT] = "gt",  [FCMP_OGE] = "ge",  [FCMP_OLT] = "lt",  [FCMP_OLE] = "le",
    [FCMP_ONE] = "ne",  [FCMP_ORD] = "num", [FCMP_UNO] = "nan", [FCMP_UEQ] = "equ", [FCMP_UGT] = "gtu",
    [FCMP_UGE] = "geu", [FCMP_ULT] = "ltu", [FCMP_ULE] = "leu", [FCMP_UNE] = "neu",
};

Opd float_compare(Emit *e, enum FpPred p, const Comp *c, Opd a, Opd b) {
    if (p == FCMP_FALSE || p == FCMP_TRUE) return opd_imm(RC_PRED, p == FCMP_TRUE);
    Opd d = reg_new(e, RC_PRED);
    if (c->kind == TY_DOUBLE) {
        a = opd_use(e, a);
        b = opd_use(e, b);
        put(e, "setp.$s.f64 $o, $d, $d", float_pred[p], d, a, b);
    } else if (c->kind == TY_HALF || (c->kind == TY_BFLOAT && has_bf16(e))) {
        a = half_reg(e, a);
        b = half_reg(e, b);
        if (c->kind == TY_BFLOAT) emit_version(e, 78);
        put(e, "setp.$s.$s $o, $o, $o", float_pred[p], c->kind == TY_HALF ? "f16" : "bf16", d, a, b);
    } else {
        bool bfloat = c->kind == TY_BFLOAT;
        a = bfloat ? half_to_f32(e, c, a) : opd_use(e, a);
        b = bfloat ? half_to_f32(e, c, b) : opd_use(e, b);
        put(e, "setp.$s$s.f32 $o, $f, $f", float_pred[p], bfloat ? "" : ftz(e), d, a, b);
    }
    return d;
}
