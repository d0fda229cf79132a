/* select_cast.c: conversions. A conversion that changes no bits costs nothing: the result is the operand. */
#include "ptx/expand/bits.h"
#include "ptx/expand/words.h"

static const Comp f32_comp = {.cls = RC_B32, .kind = TY_FLOAT, .bits = 32};
static const Comp f64_comp = {.cls = RC_B64, .kind = TY_DOUBLE, .bits = 64};

static bool is_half(const Comp *c) { return c->kind == TY_HALF || c->kind == TY_BFLOAT; }

/* ----------------------------------------------------------------------------------------------- integers */

static Opd trunc_int(Emit *e, const Comp *to, Opd a) {
    if (a.kind == OPD_IMM) return opd_imm(to->cls, (uint64_t)a.imm & (UINT64_MAX >> (64 - to->bits)));
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

static Opd int_cast(Emit *e, enum Op op, const Comp *from, const Comp *to, Opd a) {
    if (from->bits == to->bits) {
        a.cls = to->cls;
        return a;
    }
    if (to->bits < from->bits) return trunc_int(e, to, a);
    return op == OP_SEXT ? opd_sext(e, a, from->bits, (enum RegClass)to->cls)
                         : opd_zext(e, a, from->bits, (enum RegClass)to->cls);
}

/* ----------------------------------------------------------------------------------------- floating point */

/* double to float, rounding to odd: a later rounding to fewer than 22 bits then comes out as if it were the
 * only one. */
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

static Opd fp_extend(Emit *e, const Comp *from, const Comp *to, Opd a) {
    bool half = is_half(from);
    if (half) a = half_to_f32(e, from, a);
    if (to->kind == TY_FLOAT) return a;
    Opd d = reg_new(e, RC_B64);
    put(e, "cvt$s.f64.f32 $o, $f", half ? "" : ftz(e), d, opd_use(e, a));
    return d;
}

static const char *int_type(bool is_signed, enum RegClass cls) {
    return is_signed ? rc_s[cls] : rc_u[cls];
}

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
    return to->cls == RC_PRED ? trunc_int(e, to, d) : d;
}

/* An integer of 64 bits to double, rounding to odd (see f64_to_f32_odd). */
static Opd int_to_f64_odd(Emit *e, bool is_signed, Opd a) {
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

static Opd int_to_fp(Emit *e, bool is_signed, const Comp *from, const Comp *to, Opd a) {
    enum RegClass cls = from->cls == RC_PRED ? RC_B32 : (enum RegClass)from->cls;
    a = opd_reg(e, is_signed ? opd_sext(e, a, from->bits, cls) : opd_zext(e, a, from->bits, cls));
    Opd d;
    if (to->kind == TY_BFLOAT && !emit_has(e, 90)) {
        Opd wide = cls == RC_B64 ? int_to_f64_odd(e, is_signed, a) : reg_new(e, RC_B64);
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
    case OP_FPTOUI: case OP_FPTOSI: return fp_to_int(e, op == OP_FPTOSI, from, to, a);
    case OP_UITOFP: case OP_SITOFP: return int_to_fp(e, op == OP_SITOFP, from, to, a);
    default: return int_cast(e, op, from, to, a);
    }
}

/* ------------------------------------------------------------------------------------------ addrspacecast */

/* A generic address that lies in no window is the global one: between the two nothing is to be done. */
static Opd to_generic(Emit *e, uint32_t from, Opd a) {
    if (from == SPACE_GLOBAL) return a;
    Opd d = reg_new(e, RC_B64);
    if (from == SPACE_PARAM) emit_need(e, 70, 0, 77, e->at, "the generic address of a kernel parameter");
    if (from == SPACE_CLUSTER) emit_need(e, 90, 0, 78, e->at, "a shared::cluster address");
    put(e, "cvta$s.u64 $o, $o", space_suffix(from), d, opd_resize(e, opd_reg(e, a), RC_B64));
    return d;
}

static Opd from_generic(Emit *e, uint32_t to, enum RegClass cls, Opd a) {
    if (to == SPACE_GLOBAL) return a;
    Opd d = reg_new(e, RC_B64);
    if (to == SPACE_PARAM) emit_need(e, 70, 0, 77, e->at, "the generic address of a kernel parameter");
    if (to == SPACE_CLUSTER) emit_need(e, 90, 0, 78, e->at, "a shared::cluster address");
    put(e, "cvta.to$s.u64 $o, $o", space_suffix(to), d, opd_reg(e, a));
    return opd_resize(e, d, cls);
}

Opd cast_space(Emit *e, const Comp *from, const Comp *to, Opd a) {
    uint32_t had = space_window(from->space), want = space_window(to->space);
    bool symbolic = a.kind == OPD_SYM || a.kind == OPD_DEPOT || a.kind == OPD_PARAM;
    if (had == SPACE_CLUSTER || want == SPACE_CLUSTER)
        emit_need(e, 90, 0, 78, e->at, "the shared memory of a cluster");
    bool null = a.kind == OPD_IMM && (had == SPACE_GENERIC || had == SPACE_GLOBAL);
    if (had == want || null || (had == SPACE_SHARED && want == SPACE_CLUSTER)) {
        a.cls = to->cls;
        return a;
    }
    if (a.kind == OPD_IMM) a = opd_reg(e, a);      /* address 0 of shared memory is not null */
    if (symbolic && a.space && (want == SPACE_GENERIC || want == a.space)) {
        a.generic = want == SPACE_GENERIC;
        a.cls = to->cls;
        return a;
    }
    if (want == SPACE_TENSOR || had == SPACE_TENSOR)
        emit_error(e, e->at, "tensor memory has no generic address");
    if (had != SPACE_GENERIC) a = to_generic(e, had, a);
    return want == SPACE_GENERIC ? a : from_generic(e, want, (enum RegClass)to->cls, a);
}

/* ------------------------------------------------------------------------------------------------ bitcast */

/* Several small components become one: the first is the lowest. */
static Opd pack(Emit *e, ValueId v, const Comp *small, uint32_t first, uint32_t n, const Comp *to) {
    Ref r = inst_op(e->f, v, 0);
    Opd d = reg_new(e, (enum RegClass)to->cls);
    if (n == 2 && small->bits >= 16) {
        Opd low = val_reg(e, r, first), high = val_reg(e, r, first + 1);
        put(e, "mov.$s $o, {$o, $o}", rc_b[to->cls], d, low, high);
        return d;
    }
    if (n == 4 && small->bits == 16) {
        Opd w[4];
        for (uint32_t i = 0; i < 4; i++) w[i] = val_reg(e, r, first + i);
        put(e, "mov.b64 $o, {$o, $o, $o, $o}", d, w[0], w[1], w[2], w[3]);
        return d;
    }
    enum RegClass cls = to->cls == RC_B64 ? RC_B64 : RC_B32;
    Opd sum = opd_zext(e, val_raw(e, r, first), small->bits, cls);
    for (uint32_t i = 1; i < n; i++) {
        Opd part = opd_use(e, opd_zext(e, val_raw(e, r, first + i), small->bits, cls)),
            next = reg_new(e, cls);
        put(e, "bfi.$s $o, $o, $o, $u, $u", rc_b[cls], next, part, sum, i * small->bits,
            (uint32_t)small->bits);
        sum = next;
    }
    return trunc_int(e, &(Comp){.cls = to->cls, .kind = TY_INT, .bits = to->bits}, sum);
}

/* One component becomes several; fills part[0 .. n). */
static void unpack(Emit *e, Opd whole, const Comp *small, uint32_t n, Opd *part) {
    enum RegClass small_cls = (enum RegClass)small->cls;
    if (small->bits >= 16 && (n == 2 || n == 4)) {
        whole = opd_reg(e, whole);
        for (uint32_t i = 0; i < n; i++) part[i] = reg_new(e, small_cls);
        if (n == 2) put(e, "mov.$s {$o, $o}, $o", rc_b[whole.cls], part[0], part[1], whole);
        else put(e, "mov.b64 {$o, $o, $o, $o}, $o", part[0], part[1], part[2], part[3], whole);
        return;
    }
    whole = opd_use(e, whole);
    for (uint32_t i = 0; i < n; i++) {
        Opd t = i ? reg_new(e, (enum RegClass)whole.cls) : whole;
        if (i) put(e, "shr.u$s $o, $o, $u", rc_b[whole.cls] + 1, t, whole, i * small->bits);
        part[i] = trunc_int(e, &(Comp){.cls = small->cls, .kind = TY_INT, .bits = small->bits}, t);
    }
}

/* Element sizes of which neither divides the other. */
static void bitcast_bits(Emit *e, ValueId v, Comps from, Comps to) {
    Opd *in = mem_alloc((from.n + to.n + bits_words(from.at, from.n)) * sizeof *in), *out = in + from.n;
    Opd *word = out + to.n;
    for (uint32_t i = 0; i < from.n; i++) in[i] = val_raw(e, inst_op(e->f, v, 0), i);
    bits_join(e, from.at, from.n, in, word);
    bits_split(e, to.at, to.n, word, out);
    for (uint32_t i = 0; i < to.n; i++) val_set(e, v, i, out[i]);
    free(in);
}

/* Can it be done component by component, whole numbers of the small ones in each large one? */
static bool bitcast_divides(Comps from, Comps to) {
    uint32_t i = 0, k = 0;
    while (i < from.n && k < to.n) {
        uint32_t a = from.at[i].bits, b = to.at[k].bits, n = a > b ? a / b : b / a;
        if ((a > b ? a % b : b % a) || (a < b && i + n > from.n) || (a > b && (k + n > to.n || n > 64)))
            return false;
        for (uint32_t j = 0; a < b && j < n; j++) if (from.at[i + j].bits != a) return false;
        for (uint32_t j = 0; a > b && j < n; j++) if (to.at[k + j].bits != b) return false;
        i += a < b ? n : 1;
        k += a > b ? n : 1;
    }
    return true;
}

static void bitcast(Emit *e, ValueId v) {
    Ref r = inst_op(e->f, v, 0);
    Comps from = comps_of(e, ref_type(e->m, e->f, r)), to = comps_of(e, inst_at(e->f, v)->type);
    uint32_t i = 0, k = 0;
    if (!bitcast_divides(from, to)) {
        bitcast_bits(e, v, from, to);
        return;
    }
    while (i < from.n && k < to.n) {
        uint32_t a = from.at[i].bits, b = to.at[k].bits, n = a > b ? a / b : b / a;
        if (a == b) {
            Opd o = val_raw(e, r, i++);
            val_set(e, v, k++, o);
        } else if (a < b) {
            val_set(e, v, k, pack(e, v, &from.at[i], i, n, &to.at[k]));
            i += n;
            k++;
        } else {
            Opd part[64];
            unpack(e, val_raw(e, r, i++), &to.at[k], n, part);
            for (uint32_t j = 0; j < n; j++) val_set(e, v, k++, part[j]);
        }
    }
}

/* -------------------------------------------------------------------------------------------- instruction */

/* zext, sext, trunc, ptrtoint, inttoptr where one side is wider than 64 bits: components from[0 .. n) of the
 * operand from index `first` on, into those from `into` on. */
static void wide_int_cast(Emit *e, ValueId v, enum Op op, Comps from, uint32_t first, Comps to,
                          uint32_t into) {
    Ref r = inst_op(e->f, v, 0);
    Opd sign = opd_imm(RC_B64, 0);
    for (uint32_t i = 0; i < to.n; i++) {
        if (i + 1 < from.n || (i < from.n && to.n < from.n)) {
            val_set(e, v, into + i, int_cast(e, OP_TRUNC, &from.at[i], &to.at[i], val_raw(e, r, first + i)));
        } else if (i < from.n) {
            Opd o = op == OP_SEXT ? val_sext(e, r, first + i, RC_B64) : val_zext(e, r, first + i, RC_B64);
            val_set(e, v, into + i, int_cast(e, OP_TRUNC, &word_comp, &to.at[i], o));
            if (op != OP_SEXT) continue;
            sign = reg_new(e, RC_B64);
            put(e, "shr.s64 $o, $o, 63", sign, opd_reg(e, o));
        } else {
            val_set(e, v, into + i, int_cast(e, OP_TRUNC, &word_comp, &to.at[i], sign));
        }
    }
}

void select_cast(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    enum Op op = (enum Op)in->op;
    Ref r = inst_op(e->f, v, 0);
    TypeId source = ref_type(e->m, e->f, r);
    Comps from = comps_of(e, source), to = comps_of(e, in->type);
    if (op == OP_BITCAST) {
        bitcast(e, v);
        return;
    }
    if (is_wide_int(e, source) || is_wide_int(e, in->type)) {
        Comps a = comps_of(e, type_scalar(e->m, source)), b = comps_of(e, type_scalar(e->m, in->type));
        bool floats = op == OP_FPTOUI || op == OP_FPTOSI || op == OP_UITOFP || op == OP_SITOFP;
        if (floats) wide_convert(e, v);
        else for (uint32_t i = 0; i * b.n < to.n; i++) wide_int_cast(e, v, op, a, i * a.n, b, i * b.n);
        return;
    }
    for (uint32_t i = 0; i < to.n; i++) {
        Opd a = val_raw(e, r, i);
        val_set(e, v, i, op == OP_ADDRSPACECAST ? cast_space(e, &from.at[i], &to.at[i], a)
                                                : cast_scalar(e, op, &from.at[i], &to.at[i], a));
    }
}
