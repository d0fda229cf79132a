/* expand.c: emits the intrinsics of LLVM IR that have no template. A table maps each name to the function
 * that emits it. Most are emitted scalar by scalar, so vectors need no code of their own: on integers
 * (expand_int.c), on integers wider than 64 bits (expand_wide.c), on floats (expand_float.c). Masked
 * memory accesses are in expand_lanes.c. */
#include "ptx/expand/expand.h"

static const Comp i64_comp = {.cls = RC_B64, .kind = TY_INT, .bits = 64};

static bool is_wide(Emit *e, TypeId t) {
    TypeId s = type_scalar(e->m, t);
    return type_is_int(e->m, s) && type_bits(e->m, s) > 64;
}

static TypeId arg_type(Emit *e, ValueId v, uint32_t k) { return ref_type(e->m, e->f, inst_op(e->f, v, k)); }

/* Returns argument k if it is a constant integer, else 0. */
static uint64_t arg_int(Emit *e, ValueId v, uint32_t k) {
    uint64_t n = 0;
    if (k < call_nargs(e->f, v)) ref_int(e->m, inst_op(e->f, v, k), &n);
    return n;
}

/* ---------------------------------------------------------------------------------------- shapes of calls */

/* Computes each scalar of the result from the same scalar of each operand. An operand that is a scalar is
 * used for all of them. */
static bool each_scalar(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type;
    uint32_t n = comps_of(e, t).n, narg = call_nargs(e->f, v);
    if (is_wide(e, t)) return expand_wide(e, v, x->id);
    if (narg == 0 || is_wide(e, arg_type(e, v, 0))) return false;
    for (uint32_t i = 0; i < n; i++) {
        Opd arg[4] = {0};
        for (uint32_t k = 0; k < narg && k < 3; k++)
            arg[k] = val_raw(e, inst_op(e->f, v, k), i < comps_of(e, arg_type(e, v, k)).n ? i : 0);
        val_set(e, v, i, x->one(e, x, &comps_of(e, arg_type(e, v, 0)).at[i], arg));
    }
    return true;
}

/* A constrained floating-point operation. Its last two operands are the rounding mode and the handling of
 * exceptions. Rounded to nearest, it is the ordinary operation; other modes are not supported. */
static bool constrained(Emit *e, ValueId v, const Expand *x) {
    uint32_t narg = call_nargs(e->f, v);
    if (narg < 3) return false;
    for (uint32_t i = 0; i < comps_of(e, e->f->inst.at[v].type).n; i++) {
        Opd arg[4] = {0};
        for (uint32_t k = 0; k + 2 < narg && k < 3; k++) arg[k] = val_raw(e, inst_op(e->f, v, k), i);
        val_set(e, v, i, x->one(e, x, &comps_of(e, e->f->inst.at[v].type).at[i], arg));
    }
    Ref r = inst_op(e->f, v, narg - 2);
    const Md *rounding = ref_is(r, REF_META) ? &e->m->md.at[e->f->md.at[ref_index(r)]] : NULL;
    const char *text = rounding && rounding->kind == MD_STRING ? str_get(e->m, rounding->str) : "";
    return strcmp(text, "round.tonearest") == 0 || strcmp(text, "round.dynamic") == 0;
}

/* An operation that returns {T, i1}; x->one leaves the flag in arg[3]. */
static bool each_overflow(Emit *e, ValueId v, const Expand *x) {
    TypeId t = arg_type(e, v, 0);
    uint32_t n = comps_of(e, t).n;
    if (is_wide(e, t)) return expand_wide(e, v, x->id);
    for (uint32_t i = 0; i < n; i++) {
        Opd arg[4] = {val_raw(e, inst_op(e->f, v, 0), i), val_raw(e, inst_op(e->f, v, 1), i), {0}, {0}};
        Opd flag, sum = x->one(e, x, &comps_of(e, t).at[i], arg);
        flag = arg[3];
        val_set(e, v, i, sum);
        val_set(e, v, n + i, flag);
    }
    return true;
}

/* vector.reduce: combines the elements in order from the first; fadd and fmul have a start value. */
static bool reduce(Emit *e, ValueId v, const Expand *x) {
    uint32_t last = call_nargs(e->f, v) - 1;
    TypeId t = arg_type(e, v, last);
    uint32_t n = comps_of(e, t).n, i = 0;
    if (n == 0) return false;
    if (is_wide(e, t)) return expand_wide_reduce(e, v, x->id);
    Opd sum = last ? val_raw(e, inst_op(e->f, v, 0), 0) : val_raw(e, inst_op(e->f, v, last), i++);
    for (; i < n; i++) {
        Opd arg[4] = {sum, val_raw(e, inst_op(e->f, v, last), i), {0}, {0}};
        sum = x->one(e, x, &comps_of(e, t).at[i], arg);
    }
    val_set(e, v, 0, sum);
    return true;
}

/* The result is the first operand. */
static bool same(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    uint32_t n = comps_of(e, e->f->inst.at[v].type).n;
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, val_raw(e, inst_op(e->f, v, 0), i));
    return true;
}

/* The result is the constant x->aux. */
static bool constant(Emit *e, ValueId v, const Expand *x) {
    Comps c = comps_of(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < c.n; i++)
        val_set(e, v, i, opd_imm((enum RegClass)c.at[i].cls, (uint64_t)(int64_t)x->aux));
    return true;
}

/* ----------------------------------------------------------------------------------------------- integers */

/* scmp and ucmp give -1, 0 or 1; x->aux is the predicate "less". */
static bool three_way(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type, from = arg_type(e, v, 0);
    bool is_signed = x->aux == ICMP_SLT;
    if (is_wide(e, from)) return expand_wide_order(e, v, is_signed);
    if (is_wide(e, t)) return false;
    for (uint32_t i = 0; i < comps_of(e, t).n; i++) {
        const Comp *c = &comps_of(e, t).at[i], *k = &comps_of(e, from).at[i];
        enum RegClass cls = (enum RegClass)c->cls;
        Opd a = val_raw(e, inst_op(e->f, v, 0), i), b = val_raw(e, inst_op(e->f, v, 1), i);
        Opd more = int_compare(e, is_signed ? ICMP_SGT : ICMP_UGT, k, a, b);
        Opd less = int_compare(e, (enum IntPred)x->aux, k, a, b);
        Opd high = select_opd(e, c, more, opd_imm(cls, 1), opd_imm(cls, 0));
        val_set(e, v, i, select_opd(e, c, less, opd_imm(cls, UINT64_MAX), high));
    }
    return true;
}

/* smul.fix and umul.fix: the product shifted right by the third operand, for up to 32 bits. */
static bool mul_fix(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type;
    bool is_signed = x->text[0] == 's';
    uint64_t by = arg_int(e, v, 2);
    for (uint32_t i = 0; i < comps_of(e, t).n; i++) {
        const Comp *c = &comps_of(e, t).at[i];
        Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
        if (c->bits > 32) return false;
        Opd first = is_signed ? val_sext(e, a, i, RC_B64) : val_zext(e, a, i, RC_B64);
        Opd second = is_signed ? val_sext(e, b, i, RC_B64) : val_zext(e, b, i, RC_B64);
        Opd d = int_binary(e, OP_MUL, &i64_comp, first, second);
        d = int_binary(e, is_signed ? OP_ASHR : OP_LSHR, &i64_comp, d, opd_imm(RC_B64, by));
        val_set(e, v, i, opd_resize(e, d, (enum RegClass)c->cls));
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- floats */

static Opd float_two(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    return float_binary(e, (enum Op)x->aux, 0, c, a[0], a[1]);
}

typedef Opd ConvertFn(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to);

/* Converts each scalar of the operand. */
static bool each_convert(Emit *e, ValueId v, const Expand *x, ConvertFn *convert) {
    TypeId t = e->f->inst.at[v].type, from = arg_type(e, v, 0);
    if (is_wide(e, t)) return false;
    for (uint32_t i = 0; i < comps_of(e, t).n; i++)
        val_set(e, v, i,
                convert(e, x, &comps_of(e, from).at[i], val_raw(e, inst_op(e->f, v, 0), i),
                        &comps_of(e, t).at[i]));
    return true;
}

static bool to_int(Emit *e, ValueId v, const Expand *x) { return each_convert(e, v, x, expand_to_int); }
static bool to_int_sat(Emit *e, ValueId v, const Expand *x) {
    TypeId from = arg_type(e, v, 0);
    if (!is_wide(e, e->f->inst.at[v].type)) return each_convert(e, v, x, expand_to_int_sat);
    for (uint32_t i = 0; i < comps_of(e, from).n; i++) {
        Comp c = comps_of(e, from).at[i];
        if (!expand_wide_sat(e, v, &c, i, val_raw(e, inst_op(e->f, v, 0), i), x->aux)) return false;
    }
    return true;
}

static bool fpclass(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    TypeId from = arg_type(e, v, 0);
    for (uint32_t i = 0; i < comps_of(e, from).n; i++)
        val_set(e, v, i,
                expand_fpclass(e, &comps_of(e, from).at[i], val_raw(e, inst_op(e->f, v, 0), i),
                               arg_int(e, v, 1)));
    return true;
}

static bool powi(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    TypeId t = arg_type(e, v, 0);
    Opd n = opd_reg(e, val_sext(e, inst_op(e->f, v, 1), 0, RC_B32));
    for (uint32_t i = 0; i < comps_of(e, t).n; i++)
        val_set(e, v, i, expand_powi(e, &comps_of(e, t).at[i], val_raw(e, inst_op(e->f, v, 0), i), n));
    return true;
}

/* convert.to.fp16 and convert.from.fp16, in which the half is an i16. */
static bool fp16(Emit *e, ValueId v, const Expand *x) {
    bool to = x->aux;
    const Comp *wide = &comps_of(e, to ? arg_type(e, v, 0) : e->f->inst.at[v].type).at[0];
    const char *t = wide->kind == TY_FLOAT ? "f32" : "f64";
    Opd a = val_reg(e, inst_op(e->f, v, 0), 0);
    if (to) put(e, "cvt.rn.f16.$s $o, $o", t, val_def(e, v, 0), a);
    else put(e, "cvt.$s.f16 $o, $o", t, val_def(e, v, 0), a);
    return true;
}

/* ------------------------------------------------------------------------------------ memory and the rest */

static bool copy(Emit *e, ValueId v, const Expand *x) {
    memcpy_emit(e, v, x->aux);
    return true;
}

static bool fill(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    memset_emit(e, v);
    return true;
}

/* ldg and ldu load from global memory that is not written during the kernel; the second argument is the
 * alignment. */
static bool load_global(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type;
    uint32_t n = comps_of(e, t).n;
    Opd at = addr_use(e, inst_op(e->f, v, 0)), *c = mem_alloc((n + 1) * sizeof *c);
    uint64_t align = arg_int(e, v, 1);
    if (at.space != SPACE_GENERIC && at.space != SPACE_GLOBAL)
        emit_error(e, v, "%s of a pointer to %s memory", x->name, space_name(at.space));
    at.space = SPACE_GLOBAL;
    mem_load(e, t, at, align && align < 4096 ? (uint32_t)align : type_align(e->m, t), false, x->aux, c);
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, c[i]);
    free(c);
    return true;
}

/* The handle of a texture or surface is the address of its variable; x->aux is the index of that argument. */
static bool handle(Emit *e, ValueId v, const Expand *x) {
    Opd o = val_raw(e, inst_op(e->f, v, (uint32_t)x->aux), 0);
    if (o.kind != OPD_SYM) return false;
    o.generic = false;
    val_set(e, v, 0, opd_reg(e, o));
    return true;
}

static bool is_constant(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    val_set(e, v, 0, opd_imm(RC_PRED, val_raw(e, inst_op(e->f, v, 0), 0).kind == OPD_IMM));
    return true;
}

/* The size is unknown at this point: the result is all ones, or 0 if the call requests the minimum. */
static bool objectsize(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    enum RegClass cls = (enum RegClass)comps_of(e, e->f->inst.at[v].type).at[0].cls;
    val_set(e, v, 0, opd_imm(cls, arg_int(e, v, 1) ? 0 : UINT64_MAX));
    return true;
}

/* ptrmask: the pointer and the mask, combined by `and`. */
static bool ptrmask(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Comp c = comps_of(e, e->f->inst.at[v].type).at[0];
    c.kind = TY_INT;
    Opd mask = val_zext(e, inst_op(e->f, v, 1), 0, (enum RegClass)c.cls);
    val_set(e, v, 0, int_binary(e, OP_AND, &c, val_use(e, inst_op(e->f, v, 0), 0), mask));
    return true;
}

/* Emits nothing for locality 0, which means that the data should not stay cached, and for spaces without a
 * cache. */
static bool prefetch(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd at = addr_use(e, inst_op(e->f, v, 0));
    bool cached = at.space == SPACE_GENERIC || at.space == SPACE_GLOBAL || at.space == SPACE_LOCAL;
    if (cached && arg_int(e, v, 2))
        put(e, "prefetch$s.$s $a", space_suffix(at.space), arg_int(e, v, 2) > 2 ? "L1" : "L2", at);
    return true;
}

/* stacksave, and stackrestore if x->aux. */
static bool stack(Emit *e, ValueId v, const Expand *x) {
    emit_need(e, 52, 0, 73, v, intrinsic_at(x->id)->name);
    if (x->aux) put(e, "stackrestore.u64 $o", opd_resize(e, val_reg(e, inst_op(e->f, v, 0), 0), RC_B64));
    else put(e, "stacksave.u64 $o", val_def(e, v, 0));
    return true;
}

/* A va_list is a pointer to the packed variable arguments, which are passed as the parameter after the
 * last named one. */
static bool va_list_start(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd list = addr_use(e, inst_op(e->f, v, 0)), first = reg_new(e, RC_B64);
    put(e, "ld.param.b64 $o, $a", first,
        (Opd){.kind = OPD_PARAM, .cls = RC_B64, .space = SPACE_PARAM, .id = e->f->nparam});
    put(e, "st$s.b64 $a, $o", space_suffix(list.space), list, first);
    return true;
}

/* va_copy copies the pointer. */
static bool va_list_copy(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd to = addr_use(e, inst_op(e->f, v, 0)), from = addr_use(e, inst_op(e->f, v, 1)),
        at = reg_new(e, RC_B64);
    put(e, "ld$s.b64 $o, $a", space_suffix(from.space), at, from);
    put(e, "st$s.b64 $a, $o", space_suffix(to.space), to, at);
    return true;
}

/* A call that the pass nvvm-reflect has not folded: gives the architecture for __CUDA_ARCH, and 0 for all
 * others. */
static bool reflect(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd o = val_raw(e, inst_op(e->f, v, 0), 0);
    Ref init = o.kind == OPD_SYM ? e->m->sym.at[o.id].init : REF_NULL;
    const Const *k = ref_is(init, REF_CONST) ? const_at(e->m, init) : NULL;
    bool arch = k && k->kind == CONST_BYTES && strncmp(str_get(e->m, k->str), "__CUDA_ARCH", 11) == 0;
    val_set(e, v, 0, opd_imm(RC_B32, arch ? e->opt->target->sm * 10u : 0));
    return true;
}

/* ---------------------------------------------------------------------------------------------- the table */

static const Expand expand_table[] = {   /* in strcmp order */
    {"__nvvm_reflect", reflect, NULL, 0, ""},
    {"llvm.abs", each_scalar, expand_int_abs, 0, ""},
    {"llvm.allow.runtime.check", constant, NULL, 1, ""},
    {"llvm.allow.ubsan.check", constant, NULL, 1, ""},
    {"llvm.annotation", same, NULL, 0, ""},
    {"llvm.bitreverse", each_scalar, expand_bitreverse, 0, ""},
    {"llvm.bswap", each_scalar, expand_bswap, 0, ""},
    {"llvm.canonicalize", each_scalar, expand_canonicalize, 0, ""},
    {"llvm.ceil", each_scalar, expand_round, 0, "rpi"},
    {"llvm.convert.from.fp16", fp16, NULL, 0, ""},
    {"llvm.convert.to.fp16", fp16, NULL, 1, ""},
    {"llvm.copysign", each_scalar, expand_copysign, 0, ""},
    {"llvm.cos", each_scalar, expand_approx, AX_COS, ""},
    {"llvm.ctlz", each_scalar, expand_ctlz, 0, ""},
    {"llvm.ctpop", each_scalar, expand_ctpop, 0, ""},
    {"llvm.cttz", each_scalar, expand_cttz, 0, ""},
    {"llvm.exp", each_scalar, expand_approx, AX_EXP, ""},
    {"llvm.exp10", each_scalar, expand_approx, AX_EXP10, ""},
    {"llvm.exp2", each_scalar, expand_approx, AX_EX2, ""},
    {"llvm.expect", same, NULL, 0, ""},
    {"llvm.expect.with.probability", same, NULL, 0, ""},
    {"llvm.experimental.constrained.fadd", constrained, float_two, OP_FADD, ""},
    {"llvm.experimental.constrained.fdiv", constrained, float_two, OP_FDIV, ""},
    {"llvm.experimental.constrained.fma", constrained, expand_fma, 0, ""},
    {"llvm.experimental.constrained.fmul", constrained, float_two, OP_FMUL, ""},
    {"llvm.experimental.constrained.fmuladd", constrained, expand_fma, 0, ""},
    {"llvm.experimental.constrained.fsub", constrained, float_two, OP_FSUB, ""},
    {"llvm.experimental.constrained.sqrt", constrained, expand_sqrt, 0, ""},
    {"llvm.fabs", each_scalar, expand_fabs, 0, ""},
    {"llvm.floor", each_scalar, expand_round, 0, "rmi"},
    {"llvm.fma", each_scalar, expand_fma, 0, ""},
    {"llvm.fmuladd", each_scalar, expand_fma, 0, ""},
    {"llvm.fptosi.sat", to_int_sat, NULL, 1, ""},
    {"llvm.fptoui.sat", to_int_sat, NULL, 0, ""},
    {"llvm.frameaddress", constant, NULL, 0, ""},
    {"llvm.frexp", expand_frexp, NULL, 0, ""},
    {"llvm.fshl", each_scalar, expand_funnel, 0, ""},
    {"llvm.fshr", each_scalar, expand_funnel, 1, ""},
    {"llvm.get.dynamic.area.offset", constant, NULL, 0, ""},
    {"llvm.get.rounding", constant, NULL, 1, ""},
    {"llvm.invariant.start", constant, NULL, 0, ""},
    {"llvm.is.constant", is_constant, NULL, 0, ""},
    {"llvm.is.fpclass", fpclass, NULL, 0, ""},
    {"llvm.launder.invariant.group", same, NULL, 0, ""},
    {"llvm.ldexp", each_scalar, expand_ldexp, 0, ""},
    {"llvm.llrint", to_int, NULL, 0, "rni"},
    {"llvm.llround", to_int, NULL, 1, "rzi"},
    {"llvm.log", each_scalar, expand_approx, AX_LOG, ""},
    {"llvm.log10", each_scalar, expand_approx, AX_LOG10, ""},
    {"llvm.log2", each_scalar, expand_approx, AX_LG2, ""},
    {"llvm.lrint", to_int, NULL, 0, "rni"},
    {"llvm.lround", to_int, NULL, 1, "rzi"},
    {"llvm.masked.gather", expand_masked, NULL, 0, ""},
    {"llvm.masked.load", expand_masked, NULL, 0, ""},
    {"llvm.masked.scatter", expand_masked, NULL, 1, ""},
    {"llvm.masked.store", expand_masked, NULL, 1, ""},
    {"llvm.maximum", each_scalar, expand_minmax, MM_MAXIMUM, ""},
    {"llvm.maximumnum", each_scalar, expand_minmax, MM_MAXNUM, ""},
    {"llvm.maxnum", each_scalar, expand_minmax, MM_MAXNUM, ""},
    {"llvm.memcpy", copy, NULL, 0, ""},
    {"llvm.memcpy.inline", copy, NULL, 0, ""},
    {"llvm.memmove", copy, NULL, 1, ""},
    {"llvm.memset", fill, NULL, 0, ""},
    {"llvm.memset.inline", fill, NULL, 0, ""},
    {"llvm.minimum", each_scalar, expand_minmax, MM_MINIMUM, ""},
    {"llvm.minimumnum", each_scalar, expand_minmax, MM_MINNUM, ""},
    {"llvm.minnum", each_scalar, expand_minmax, MM_MINNUM, ""},
    {"llvm.nearbyint", each_scalar, expand_round, 0, "rni"},
    {"llvm.nvvm.ldg.global.f", load_global, NULL, 1, ""},
    {"llvm.nvvm.ldg.global.i", load_global, NULL, 1, ""},
    {"llvm.nvvm.ldg.global.p", load_global, NULL, 1, ""},
    {"llvm.nvvm.ldu.global.f", load_global, NULL, 0, ""},
    {"llvm.nvvm.ldu.global.i", load_global, NULL, 0, ""},
    {"llvm.nvvm.ldu.global.p", load_global, NULL, 0, ""},
    {"llvm.nvvm.reflect", reflect, NULL, 0, ""},
    {"llvm.nvvm.texsurf.handle", handle, NULL, 1, ""},
    {"llvm.nvvm.texsurf.handle.internal", handle, NULL, 0, ""},
    {"llvm.objectsize", objectsize, NULL, 0, ""},
    {"llvm.pow", each_scalar, expand_approx, AX_POW, ""},
    {"llvm.powi", powi, NULL, 0, ""},
    {"llvm.prefetch", prefetch, NULL, 0, ""},
    {"llvm.ptr.annotation", same, NULL, 0, ""},
    {"llvm.ptrmask", ptrmask, NULL, 0, ""},
    {"llvm.returnaddress", constant, NULL, 0, ""},
    {"llvm.rint", each_scalar, expand_round, 0, "rni"},
    {"llvm.round", each_scalar, expand_round_away, 0, ""},
    {"llvm.roundeven", each_scalar, expand_round, 0, "rni"},
    {"llvm.sadd.sat", each_scalar, expand_add_sat, OP_ADD, "s"},
    {"llvm.sadd.with.overflow", each_overflow, expand_with_overflow, OP_ADD, "s"},
    {"llvm.scmp", three_way, NULL, ICMP_SLT, ""},
    {"llvm.sin", each_scalar, expand_approx, AX_SIN, ""},
    {"llvm.smax", each_scalar, expand_int_minmax, ICMP_SGT, ""},
    {"llvm.smin", each_scalar, expand_int_minmax, ICMP_SLT, ""},
    {"llvm.smul.fix", mul_fix, NULL, 0, "s"},
    {"llvm.smul.with.overflow", each_overflow, expand_mul_with_overflow, OP_MUL, "s"},
    {"llvm.sqrt", each_scalar, expand_sqrt, 0, ""},
    {"llvm.ssa.copy", same, NULL, 0, ""},
    {"llvm.sshl.sat", each_scalar, expand_shl_sat, 0, "s"},
    {"llvm.ssub.sat", each_scalar, expand_add_sat, OP_SUB, "s"},
    {"llvm.ssub.with.overflow", each_overflow, expand_with_overflow, OP_SUB, "s"},
    {"llvm.stackrestore", stack, NULL, 1, ""},
    {"llvm.stacksave", stack, NULL, 0, ""},
    {"llvm.strip.invariant.group", same, NULL, 0, ""},
    {"llvm.tan", each_scalar, expand_approx, AX_TAN, ""},
    {"llvm.tanh", each_scalar, expand_approx, AX_TANH, ""},
    {"llvm.threadlocal.address", same, NULL, 0, ""},
    {"llvm.trunc", each_scalar, expand_round, 0, "rzi"},
    {"llvm.uadd.sat", each_scalar, expand_add_sat, OP_ADD, "u"},
    {"llvm.uadd.with.overflow", each_overflow, expand_with_overflow, OP_ADD, "u"},
    {"llvm.ucmp", three_way, NULL, ICMP_ULT, ""},
    {"llvm.umax", each_scalar, expand_int_minmax, ICMP_UGT, ""},
    {"llvm.umin", each_scalar, expand_int_minmax, ICMP_ULT, ""},
    {"llvm.umul.fix", mul_fix, NULL, 0, "u"},
    {"llvm.umul.with.overflow", each_overflow, expand_mul_with_overflow, OP_MUL, "u"},
    {"llvm.ushl.sat", each_scalar, expand_shl_sat, 0, "u"},
    {"llvm.usub.sat", each_scalar, expand_add_sat, OP_SUB, "u"},
    {"llvm.usub.with.overflow", each_overflow, expand_with_overflow, OP_SUB, "u"},
    {"llvm.va_copy", va_list_copy, NULL, 0, ""},
    {"llvm.va_start", va_list_start, NULL, 0, ""},
    {"llvm.vector.reduce.add", reduce, expand_binary, OP_ADD, ""},
    {"llvm.vector.reduce.and", reduce, expand_binary, OP_AND, ""},
    {"llvm.vector.reduce.fadd", reduce, float_two, OP_FADD, ""},
    {"llvm.vector.reduce.fmax", reduce, expand_minmax, MM_MAXNUM, ""},
    {"llvm.vector.reduce.fmaximum", reduce, expand_minmax, MM_MAXIMUM, ""},
    {"llvm.vector.reduce.fmin", reduce, expand_minmax, MM_MINNUM, ""},
    {"llvm.vector.reduce.fminimum", reduce, expand_minmax, MM_MINIMUM, ""},
    {"llvm.vector.reduce.fmul", reduce, float_two, OP_FMUL, ""},
    {"llvm.vector.reduce.mul", reduce, expand_binary, OP_MUL, ""},
    {"llvm.vector.reduce.or", reduce, expand_binary, OP_OR, ""},
    {"llvm.vector.reduce.smax", reduce, expand_int_minmax, ICMP_SGT, ""},
    {"llvm.vector.reduce.smin", reduce, expand_int_minmax, ICMP_SLT, ""},
    {"llvm.vector.reduce.umax", reduce, expand_int_minmax, ICMP_UGT, ""},
    {"llvm.vector.reduce.umin", reduce, expand_int_minmax, ICMP_ULT, ""},
    {"llvm.vector.reduce.xor", reduce, expand_binary, OP_XOR, ""},
    {"llvm.vp.add", each_scalar, expand_binary, OP_ADD, ""},
    {"llvm.vp.and", each_scalar, expand_binary, OP_AND, ""},
    {"llvm.vp.ashr", each_scalar, expand_binary, OP_ASHR, ""},
    {"llvm.vp.fadd", each_scalar, float_two, OP_FADD, ""},
    {"llvm.vp.fdiv", each_scalar, float_two, OP_FDIV, ""},
    {"llvm.vp.fmul", each_scalar, float_two, OP_FMUL, ""},
    {"llvm.vp.fsub", each_scalar, float_two, OP_FSUB, ""},
    {"llvm.vp.lshr", each_scalar, expand_binary, OP_LSHR, ""},
    {"llvm.vp.mul", each_scalar, expand_binary, OP_MUL, ""},
    {"llvm.vp.or", each_scalar, expand_binary, OP_OR, ""},
    {"llvm.vp.sdiv", each_scalar, expand_binary, OP_SDIV, ""},
    {"llvm.vp.shl", each_scalar, expand_binary, OP_SHL, ""},
    {"llvm.vp.srem", each_scalar, expand_binary, OP_SREM, ""},
    {"llvm.vp.sub", each_scalar, expand_binary, OP_SUB, ""},
    {"llvm.vp.udiv", each_scalar, expand_binary, OP_UDIV, ""},
    {"llvm.vp.urem", each_scalar, expand_binary, OP_UREM, ""},
    {"llvm.vp.xor", each_scalar, expand_binary, OP_XOR, ""},
};

static int expand_order(const void *id, const void *row) {
    uint32_t a = *(const uint32_t *)id, b = ((const Expand *)row)->id;
    return a < b ? -1 : a > b;
}

bool expand_emit(Emit *e, ValueId v, const Intrinsic *row) {
    uint32_t id = intrinsic_id(row);
    const Expand *x = bsearch(&id, expand_table, sizeof expand_table / sizeof *expand_table,
                              sizeof *expand_table, expand_order);
    return x && x->all(e, v, x);
}
