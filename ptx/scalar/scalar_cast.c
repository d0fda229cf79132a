/* scalar_cast.c: conversions of one scalar. A conversion that changes no bits emits nothing: the result is
 * the operand. */
#include "ir/arith.h"
#include "ptx/scalar/scalar.h"

/* ----------------------------------------------------------------------------------------------- integers */

Opd cast_trunc(Emit *e, const Comp *to, Opd a) {
    if (a.kind == OPD_IMM) return opd_imm(to->cls, (uint64_t)a.imm & arith_ones(to->bits));
    if (to->cls != RC_PRED) {
        if (a.cls == to->cls) return a;
        if (a.kind == OPD_NARROW && to->cls == RC_B32) return opd_reg(e, opd_narrow(a));
        if (a.kind == OPD_SYM && to->cls == RC_B32) {
            a.cls = RC_B32;
            return a;
        }
        return opd_resize(e, opd_use(e, a), to->cls);
    }
    if (a.cls == RC_PRED) return a;
    a = opd_use(e, a);
    Opd bit = reg_new(e, (enum RegClass)a.cls), d = reg_new(e, RC_PRED);
    put(e, "and.$s $o, $o, 1", rc_b[a.cls], bit, a);
    put(e, "setp.ne.$s $o, $o, 0", rc_b[a.cls], d, bit);
    return d;
}

Opd cast_int(Emit *e, enum Op op, const Comp *from, const Comp *to, Opd a) {
    if (from->bits == to->bits) {
        a.cls = to->cls;
        return a;
    }
    if (to->bits < from->bits) return cast_trunc(e, to, a);
    return op == OP_SEXT ? opd_sext(e, a, from->bits, (enum RegClass)to->cls)
                         : opd_zext(e, a, from->bits, (enum RegClass)to->cls);
}

/* ----------------------------------------------------------------------------------------- floating point */

/* Converts double to float, rounding to odd. A subsequent rounding to fewer than 22 bits then gives the
 * same result as a single rounding (Boldo and Melquiond, Emulation of FMA and correctly rounded sums,
 * 2008). */
static Opd f64_to_f32_odd(Emit *e, Opd a) {
    Opd cut = reg_new(e, RC_B32), back = reg_new(e, RC_B64), inexact = reg_new(e, RC_PRED);
    Opd sticky = reg_new(e, RC_B32), d = reg_new(e, RC_B32);
    a = opd_reg(e, a);
    put(e, "cvt.rz.f32.f64 $o, $o", cut, a);
    put(e, "cvt.f64.f32 $o, $o", back, cut);
    put(e, "setp.neu.f64 $o, $o, $o", inexact, back, a);
    put(e, "selp.b32 $o, 1, 0, $o", sticky, inexact);
    put(e, "or.b32 $o, $o, $o", d, cut, sticky);
    return d;
}

/* Emits fptrunc. double to bfloat goes through a float that is rounded to odd if the target has no
 * instruction for it. */
static Opd fp_trunc(Emit *e, const Comp *from, const Comp *to, Opd a) {
    if (from->kind == TY_FLOAT) return f32_to_half(e, to, a);
    if (to->kind == TY_BFLOAT && !emit_has(e, 90)) return f32_to_half(e, to, f64_to_f32_odd(e, a));
    Opd d = reg_new(e, (enum RegClass)to->cls);
    a = opd_use(e, a);
    if (to->kind == TY_FLOAT) put(e, "cvt.rn$s.f32.f64 $o, $d", ftz(e), d, a);
    else if (to->kind == TY_HALF) put(e, "cvt.rn.f16.f64 $o, $d", d, a);
    else {
        emit_version(e, 78);
        put(e, "cvt.rn.bf16.f64 $o, $d", d, a);
    }
    return d;
}

/* Emits fpext. */
static Opd fp_extend(Emit *e, const Comp *from, const Comp *to, Opd a) {
    bool half = comp_is_half(from);
    if (half) a = half_to_f32(e, from, a);
    if (to->kind == TY_FLOAT) return a;
    Opd d = reg_new(e, RC_B64);
    put(e, "cvt$s.f64.f32 $o, $f", half ? "" : ftz(e), d, opd_use(e, a));
    return d;
}

/* Returns the PTX type of a signed or unsigned integer in class cls: "s32", "u64", ... */
static const char *int_type(bool is_signed, enum RegClass cls) { return is_signed ? rc_s[cls] : rc_u[cls]; }

/* Emits fptoui or fptosi, which round towards zero. */
static Opd fp_to_int(Emit *e, bool is_signed, const Comp *from, const Comp *to, Opd a) {
    enum RegClass cls = to->cls == RC_PRED ? RC_B32 : (enum RegClass)to->cls;
    if (from->kind == TY_BFLOAT) {
        a = half_to_f32(e, from, a);
        from = &f32_comp;
    }
    Opd d = reg_new(e, cls);
    const char *type = int_type(is_signed, cls);
    a = from->kind == TY_HALF ? opd_reg(e, a) : opd_use(e, a);
    if (from->kind == TY_HALF) put(e, "cvt.rzi.$s.f16 $o, $o", type, d, a);
    else if (from->kind == TY_FLOAT) put(e, "cvt.rzi$s.$s.f32 $o, $f", ftz(e), type, d, a);
    else put(e, "cvt.rzi.$s.f64 $o, $d", type, d, a);
    return to->cls == RC_PRED ? cast_trunc(e, to, d) : d;
}

Opd cast_int_to_f64_odd(Emit *e, bool is_signed, Opd a) {
    Opd cut = reg_new(e, RC_B64), back = reg_new(e, RC_B64), inexact = reg_new(e, RC_PRED);
    Opd sticky = reg_new(e, RC_B64), d = reg_new(e, RC_B64);
    a = opd_reg(e, a);
    put(e, "cvt.rz.f64.$s $o, $o", int_type(is_signed, RC_B64), cut, a);
    put(e, "cvt.rzi.$s.f64 $o, $o", int_type(is_signed, RC_B64), back, cut);
    put(e, "setp.ne.b64 $o, $o, $o", inexact, back, a);
    put(e, "selp.b64 $o, 1, 0, $o", sticky, inexact);
    put(e, "or.b64 $o, $o, $o", d, cut, sticky);
    return d;
}

/* Emits uitofp or sitofp, which round to nearest. */
static Opd int_to_fp(Emit *e, bool is_signed, const Comp *from, const Comp *to, Opd a) {
    enum RegClass cls = from->cls == RC_PRED ? RC_B32 : (enum RegClass)from->cls;
    a = opd_reg(e, is_signed ? opd_sext(e, a, from->bits, cls) : opd_zext(e, a, from->bits, cls));
    Opd d;
    if (to->kind == TY_BFLOAT && !emit_has(e, 90)) {
        Opd wide = cls == RC_B64 ? cast_int_to_f64_odd(e, is_signed, a) : reg_new(e, RC_B64);
        if (cls != RC_B64) put(e, "cvt.rn.f64.$s $o, $o", int_type(is_signed, cls), wide, a);
        return fp_trunc(e, &f64_comp, to, wide);
    }
    d = reg_new(e, (enum RegClass)to->cls);
    static const char *const name[] = {
        [TY_HALF] = "f16", [TY_BFLOAT] = "bf16", [TY_FLOAT] = "f32", [TY_DOUBLE] = "f64"};
    if (to->kind == TY_BFLOAT) emit_version(e, 78);
    put(e, "cvt.rn.$s.$s $o, $o", name[to->kind], int_type(is_signed, cls), d, a);
    return d;
}

Opd cast_scalar(Emit *e, enum Op op, const Comp *from, const Comp *to, Opd a) {
    switch (op) {
    case OP_FPTRUNC: return fp_trunc(e, from, to, a);
    case OP_FPEXT: return fp_extend(e, from, to, a);
    case OP_FPTOUI:
    case OP_FPTOSI: return fp_to_int(e, op == OP_FPTOSI, from, to, a);
    case OP_UITOFP:
    case OP_SITOFP: return int_to_fp(e, op == OP_SITOFP, from, to, a);
    case OP_TRUNC:
    case OP_ZEXT:
    case OP_SEXT:
    case OP_PTRTOINT:
    case OP_PTRTOADDR:
    case OP_INTTOPTR: return cast_int(e, op, from, to, a);
    default: bug(e->m, e->f, e->here.inst, "no PTX for a conversion by %s", op_info[op].name);
    }
}

/* ------------------------------------------------------------------------------------------ addrspacecast */

/* Converts an address of space `from` to a generic address. A global address needs no conversion, because
 * a generic address outside all windows is a global address. */
static Opd to_generic(Emit *e, uint32_t from, Opd a) {
    if (from == SPACE_GLOBAL) return a;
    Opd d = reg_new(e, RC_B64);
    if (from == SPACE_PARAM) emit_need(e, 70, 0, 77, e->here.inst, "the generic address of a kernel parameter");
    put(e, "cvta$s.u64 $o, $o", space_suffix(from), d, opd_resize(e, opd_reg(e, a), RC_B64));
    return d;
}

/* Converts a generic address to space `to`, in class cls. */
static Opd from_generic(Emit *e, uint32_t to, enum RegClass cls, Opd a) {
    if (to == SPACE_GLOBAL) return a;
    Opd d = reg_new(e, RC_B64);
    if (to == SPACE_PARAM) emit_need(e, 70, 0, 77, e->here.inst, "the generic address of a kernel parameter");
    put(e, "cvta.to$s.u64 $o, $o", space_suffix(to), d, opd_reg(e, a));
    return opd_resize(e, d, cls);
}

Opd cast_space(Emit *e, const Comp *from, const Comp *to, Opd a) {
    uint32_t from_space = space_at_run_time(from->space), to_space = space_at_run_time(to->space);
    bool symbolic = a.kind == OPD_SYM || a.kind == OPD_DEPOT || a.kind == OPD_PARAM;
    if (from_space == SPACE_CLUSTER || to_space == SPACE_CLUSTER)
        emit_need(e, 90, 0, 78, e->here.inst, "the shared memory of a cluster");
    if (a.undef) return opd_undef((enum RegClass)to->cls);
    if (a.kind == OPD_PARAM && !e->fn.kernel) { /* only loads use it, in whatever space (abi_callee.c) */
        a.cls = to->cls;
        return a;
    }
    bool null = a.kind == OPD_IMM && (from_space == SPACE_GENERIC || from_space == SPACE_GLOBAL);
    if (from_space == to_space || null || (from_space == SPACE_SHARED && to_space == SPACE_CLUSTER)) {
        a.cls = to->cls;
        return a;
    }
    /* in shared memory address 0 is not the null pointer, so it must be converted too */
    if (a.kind == OPD_IMM) a = opd_reg(e, a);
    if (symbolic && a.space && (to_space == SPACE_GENERIC || to_space == a.space)) {
        a.generic = to_space == SPACE_GENERIC;
        a.cls = to->cls;
        return a;
    }
    if (to_space == SPACE_TENSOR || from_space == SPACE_TENSOR)
        bug(e->m, e->f, e->here.inst, "tensor memory has no generic address");
    if (from_space != SPACE_GENERIC) a = to_generic(e, from_space, a);
    return to_space == SPACE_GENERIC ? a : from_generic(e, to_space, (enum RegClass)to->cls, a);
}
