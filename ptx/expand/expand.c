/* expand.c: emits the intrinsics of LLVM IR that have no template. A table maps each name to the function
 * that emits it. Most are emitted scalar by scalar, so vectors need no code of their own: on integers
 * (expand_int.c), on integers wider than 64 bits (expand_wide.c), on floats (expand_float.c). Masked
 * memory accesses are in expand_lanes.c. */
#include "ir/intrinsic_id.h"
#include "ptx/expand/expand.h"

/* Returns the type of argument k of call v. */
static TypeId arg_type(Emit *e, ValueId v, uint32_t k) { return ref_type(e->m, e->f, inst_op(e->f, v, k)); }

/* Returns argument k, from 0, zero-extended, if it is a constant integer of at most 64 bits; 0 if it is not, or if the
 * call has no argument k. */
static uint64_t arg_int(Emit *e, ValueId v, uint32_t k) {
    uint64_t n = 0;
    if (k < call_nargs(e->f, v)) ref_int(e->m, inst_op(e->f, v, k), &n);
    return n;
}

/* ---------------------------------------------------------------------------------------- shapes of calls */

/* Expands an intrinsic that x->one computes scalar by scalar, from at most three operands. A scalar operand of a vector
 * intrinsic is used for every lane. A result wider than 64 bits is left to expand_wide. Returns false if there is no
 * operand, or if only the first operand is wider than 64 bits. */
static bool each_scalar(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type;
    uint32_t n = comps_of(e, t).n, narg = call_nargs(e->f, v);
    if (is_wide_int(e, t)) return expand_wide(e, v, x->id);
    if (narg == 0 || is_wide_int(e, arg_type(e, v, 0))) return false;
    for (uint32_t i = 0; i < n; i++) {
        Opd arg[4] = {0};
        for (uint32_t k = 0; k < narg && k < 3; k++)
            arg[k] = val_raw(e, inst_op(e->f, v, k), i < comps_of(e, arg_type(e, v, k)).n ? i : 0);
        val_set(e, v, i, x->one(e, x, &comps_of(e, arg_type(e, v, 0)).at[i], arg));
    }
    return true;
}

/* Expands a constrained floating-point operation, whose last two operands are the rounding mode and the handling of
 * exceptions. Emits the ordinary operation, which rounds to nearest. Returns false, although it has emitted that,
 * unless the mode is round.tonearest or round.dynamic. */
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

/* Expands, for each element, an operation that returns {T, i1}; x->one leaves the flag in arg[3]. Operands wider than
 * 64 bits are left to expand_wide. */
static bool each_overflow(Emit *e, ValueId v, const Expand *x) {
    TypeId t = arg_type(e, v, 0);
    uint32_t n = comps_of(e, t).n;
    if (is_wide_int(e, t)) return expand_wide(e, v, x->id);
    for (uint32_t i = 0; i < n; i++) {
        Opd arg[4] = {val_raw(e, inst_op(e->f, v, 0), i), val_raw(e, inst_op(e->f, v, 1), i), {0}, {0}};
        Opd flag, sum = x->one(e, x, &comps_of(e, t).at[i], arg);
        flag = arg[3];
        val_set(e, v, i, sum);
        val_set(e, v, n + i, flag);
    }
    return true;
}

/* Expands llvm.vector.reduce: combines the elements in order from the first; fadd and fmul have a start value. Elements
 * wider than 64 bits are left to expand_wide_reduce. Returns false for a vector without components. */
static bool reduce(Emit *e, ValueId v, const Expand *x) {
    uint32_t last = call_nargs(e->f, v) - 1;
    TypeId t = arg_type(e, v, last);
    uint32_t n = comps_of(e, t).n, i = 0;
    if (n == 0) return false;
    if (is_wide_int(e, t)) return expand_wide_reduce(e, v, x->id);
    Opd sum = last ? val_raw(e, inst_op(e->f, v, 0), 0) : val_raw(e, inst_op(e->f, v, last), i++);
    for (; i < n; i++) {
        Opd arg[4] = {sum, val_raw(e, inst_op(e->f, v, last), i), {0}, {0}};
        sum = x->one(e, x, &comps_of(e, t).at[i], arg);
    }
    val_set(e, v, 0, sum);
    return true;
}

/* Expands an intrinsic whose result is its first operand; the others are only hints or annotations. */
static bool first_operand(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    uint32_t n = comps_of(e, e->f->inst.at[v].type).n;
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, val_raw(e, inst_op(e->f, v, 0), i));
    return true;
}

/* Expands an intrinsic whose result is the constant x->aux. */
static bool constant(Emit *e, ValueId v, const Expand *x) {
    Comps c = comps_of(e, e->f->inst.at[v].type);
    for (uint32_t i = 0; i < c.n; i++) val_set(e, v, i, opd_imm((enum RegClass)c.at[i].cls, (uint64_t)(int64_t)x->aux));
    return true;
}

/* ----------------------------------------------------------------------------------------------- integers */

/* Expands scmp and ucmp, which return -1, 0 or 1; x->aux is the predicate "less". Operands wider than 64 bits are left
 * to expand_wide_order. Otherwise returns false if the result is wider than 64 bits. */
static bool three_way(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type, from = arg_type(e, v, 0);
    bool is_signed = x->aux == ICMP_SLT;
    if (is_wide_int(e, from)) return expand_wide_order(e, v, is_signed);
    if (is_wide_int(e, t)) return false;
    for (uint32_t i = 0; i < comps_of(e, t).n; i++) {
        const Comp *c = &comps_of(e, t).at[i], *k = &comps_of(e, from).at[i];
        enum RegClass cls = (enum RegClass)c->cls;
        Opd a = val_raw(e, inst_op(e->f, v, 0), i), b = val_raw(e, inst_op(e->f, v, 1), i);
        Opd more = int_compare(e, is_signed ? ICMP_SGT : ICMP_UGT, k, a, b);
        Opd less = int_compare(e, (enum IntPred)x->aux, k, a, b);
        Opd high = opd_select(e, c, more, opd_imm(cls, 1), opd_imm(cls, 0));
        val_set(e, v, i, opd_select(e, c, less, opd_imm(cls, UINT64_MAX), high));
    }
    return true;
}

/* Expands smul.fix (x->text is "s") and umul.fix ("u"): the product shifted right by the third operand. Returns false
 * for integers wider than 32 bits. */
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

/* Expands an intrinsic that is the binary floating-point operation x->aux, without fast-math flags. */
static Opd float_two(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    return float_binary(e, (enum Op)x->aux, 0, c, a[0], a[1]);
}

typedef Opd ConvertFn(Emit *e, const Expand *x, const Comp *from, Opd a, const Comp *to);

/* Expands a conversion: calls `convert` for each scalar of the operand. Returns false if the result is wider than 64
 * bits. */
static bool each_convert(Emit *e, ValueId v, const Expand *x, ConvertFn *convert) {
    TypeId t = e->f->inst.at[v].type, from = arg_type(e, v, 0);
    if (is_wide_int(e, t)) return false;
    for (uint32_t i = 0; i < comps_of(e, t).n; i++)
        val_set(e, v, i,
                convert(e, x, &comps_of(e, from).at[i], val_raw(e, inst_op(e->f, v, 0), i), &comps_of(e, t).at[i]));
    return true;
}

/* Expands lrint, llrint (x->aux is 0), lround and llround (1). */
static bool to_int(Emit *e, ValueId v, const Expand *x) { return each_convert(e, v, x, expand_to_int); }

/* Expands fptosi.sat (x->aux is 1) and fptoui.sat (0). Returns false if the result is wider than 64 bits and
 * expand_wide_sat does not support it. */
static bool to_int_sat(Emit *e, ValueId v, const Expand *x) {
    TypeId from = arg_type(e, v, 0);
    if (!is_wide_int(e, e->f->inst.at[v].type)) return each_convert(e, v, x, expand_to_int_sat);
    for (uint32_t i = 0; i < comps_of(e, from).n; i++) {
        Comp c = comps_of(e, from).at[i];
        if (!expand_wide_sat(e, v, &c, i, val_raw(e, inst_op(e->f, v, 0), i), x->aux)) return false;
    }
    return true;
}

/* Expands llvm.is.fpclass for each element. */
static bool fpclass(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    TypeId from = arg_type(e, v, 0);
    for (uint32_t i = 0; i < comps_of(e, from).n; i++)
        val_set(e, v, i,
                expand_fpclass(e, &comps_of(e, from).at[i], val_raw(e, inst_op(e->f, v, 0), i), arg_int(e, v, 1)));
    return true;
}

/* Expands llvm.powi for each element; all have the same exponent. Returns false if it has more than 64 bits. */
static bool powi(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    TypeId t = arg_type(e, v, 0), by = arg_type(e, v, 1);
    if (is_wide_int(e, by)) return false;
    enum RegClass cls = comps_of(e, by).at[0].cls == RC_B64 ? RC_B64 : RC_B32;
    Opd n = opd_reg(e, val_sext(e, inst_op(e->f, v, 1), 0, cls));
    for (uint32_t i = 0; i < comps_of(e, t).n; i++)
        val_set(e, v, i, expand_powi(e, &comps_of(e, t).at[i], val_raw(e, inst_op(e->f, v, 0), i), n));
    return true;
}

/* Expands convert.to.fp16 (x->aux is 1) and convert.from.fp16 (0), in which the half is an i16. */
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

/* Expands llvm.memcpy, or llvm.memmove if x->aux. */
static bool copy(Emit *e, ValueId v, const Expand *x) {
    memcpy_emit(e, v, x->aux);
    return true;
}

/* Expands llvm.memset. */
static bool fill(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    memset_emit(e, v);
    return true;
}

/* Expands ldg (x->aux is 1: a load through the read-only cache, .nc) and ldu (0: an ordinary load), which load from
 * global memory that is not written during the kernel. The second argument is the alignment; 0, or 4096 and more, is
 * that of the type. A pointer to another specific space is an internal error. */
static bool load_global(Emit *e, ValueId v, const Expand *x) {
    TypeId t = e->f->inst.at[v].type;
    uint32_t n = comps_of(e, t).n;
    Opd at = addr_use(e, inst_op(e->f, v, 0)), *c = mem_alloc((n + 1) * sizeof *c);
    uint64_t align = arg_int(e, v, 1);
    if (at.space != SPACE_GENERIC && at.space != SPACE_GLOBAL)
        bug(e->m, e->f, v, "%s of a pointer to %s memory", intrinsic_at(x->id)->name, space_name(at.space));
    at.space = SPACE_GLOBAL;
    mem_load(e, t, at, align && align < 4096 ? (uint32_t)align : type_align(e->m, t), false, x->aux, c);
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, c[i]);
    free(c);
    return true;
}

/* Expands an intrinsic that returns the handle of a texture or surface: the address of its variable in the space of the
 * variable, also if the argument is the generic form of it. x->aux is the index of that argument. Returns false, and
 * emits nothing, if the argument is not the address of a variable. */
static bool handle(Emit *e, ValueId v, const Expand *x) {
    Opd o = val_raw(e, inst_op(e->f, v, (uint32_t)x->aux), 0);
    if (o.kind != OPD_SYM) return false;
    o.generic = false;
    val_set(e, v, 0, opd_reg(e, o));
    return true;
}

/* Expands llvm.is.constant: true if the operand is recorded as an immediate. */
static bool is_constant(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    val_set(e, v, 0, opd_imm(RC_PRED, val_raw(e, inst_op(e->f, v, 0), 0).kind == OPD_IMM));
    return true;
}

/* Expands llvm.objectsize. The size is unknown at this point, so the result is all ones, or 0 if the call
 * requests the minimum. */
static bool objectsize(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    enum RegClass cls = (enum RegClass)comps_of(e, e->f->inst.at[v].type).at[0].cls;
    val_set(e, v, 0, opd_imm(cls, arg_int(e, v, 1) ? 0 : UINT64_MAX));
    return true;
}

/* Expands llvm.ptrmask: the pointer and the mask, combined by `and`. */
static bool ptrmask(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Comp c = comps_of(e, e->f->inst.at[v].type).at[0];
    c.kind = TY_INT;
    Opd mask = val_zext(e, inst_op(e->f, v, 1), 0, (enum RegClass)c.cls);
    val_set(e, v, 0, int_binary(e, OP_AND, &c, val_use(e, inst_op(e->f, v, 0), 0), mask));
    return true;
}

/* Expands llvm.prefetch: into the L1 cache for locality 3, into the L2 cache for 1 and 2. Emits nothing for locality 0,
 * which means that the data should not stay cached, and for spaces other than generic, global and local. */
static bool prefetch(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd at = addr_use(e, inst_op(e->f, v, 0));
    bool cached = at.space == SPACE_GENERIC || at.space == SPACE_GLOBAL || at.space == SPACE_LOCAL;
    if (cached && arg_int(e, v, 2))
        put(e, "prefetch$s.$s $a", space_suffix(at.space), arg_int(e, v, 2) > 2 ? "L1" : "L2", at);
    return true;
}

/* Expands stacksave, and stackrestore if x->aux. Reports an error before sm_52 (emit_need). */
static bool stack(Emit *e, ValueId v, const Expand *x) {
    emit_need(e, 52, 0, 73, v, intrinsic_at(x->id)->name);
    if (x->aux) put(e, "stackrestore.u64 $o", opd_resize(e, val_reg(e, inst_op(e->f, v, 0), 0), RC_B64));
    else put(e, "stacksave.u64 $o", val_def(e, v, 0));
    return true;
}

/* Expands va_start. A va_list is a pointer to the packed variable arguments, which are passed as the
 * parameter after the last named one. */
static bool va_list_start(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd list = addr_written(e, inst_op(e->f, v, 0)), first = reg_new(e, RC_B64);
    put(e, "ld.param.b64 $o, $a", first,
        (Opd){.kind = OPD_PARAM, .cls = RC_B64, .space = SPACE_PARAM, .id = e->f->nparam});
    put(e, "st$s.b64 $a, $o", space_suffix(list.space), list, first);
    return true;
}

/* Expands va_copy: copies the pointer that a va_list is. */
static bool va_list_copy(Emit *e, ValueId v, const Expand *x) {
    (void)x;
    Opd to = addr_written(e, inst_op(e->f, v, 0)), from = addr_use(e, inst_op(e->f, v, 1)), at = reg_new(e, RC_B64);
    put(e, "ld$s.b64 $o, $a", space_suffix(from.space), at, from);
    put(e, "st$s.b64 $a, $o", space_suffix(to.space), to, at);
    return true;
}

/* Expands a call of __nvvm_reflect that the pass nvvm-reflect has not folded: the result is ten times the number of
 * the target (sm_90: 900) if the argument begins with "__CUDA_ARCH", and 0 for all others. */
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

static const Expand expand_table[] = {
    /* in the order of the ids */
    {INTRIN___nvvm_reflect, reflect, NULL, 0, ""},
    {INTRIN_llvm_abs, each_scalar, expand_int_abs, 0, ""},
    {INTRIN_llvm_allow_runtime_check, constant, NULL, 1, ""},
    {INTRIN_llvm_allow_ubsan_check, constant, NULL, 1, ""},
    {INTRIN_llvm_annotation, first_operand, NULL, 0, ""},
    {INTRIN_llvm_bitreverse, each_scalar, expand_bitreverse, 0, ""},
    {INTRIN_llvm_bswap, each_scalar, expand_bswap, 0, ""},
    {INTRIN_llvm_canonicalize, each_scalar, expand_canonicalize, 0, ""},
    {INTRIN_llvm_ceil, each_scalar, expand_round, 0, "rpi"},
    {INTRIN_llvm_convert_from_fp16, fp16, NULL, 0, ""},
    {INTRIN_llvm_convert_to_fp16, fp16, NULL, 1, ""},
    {INTRIN_llvm_copysign, each_scalar, expand_copysign, 0, ""},
    {INTRIN_llvm_cos, each_scalar, expand_approx, AX_COS, ""},
    {INTRIN_llvm_ctlz, each_scalar, expand_ctlz, 0, ""},
    {INTRIN_llvm_ctpop, each_scalar, expand_ctpop, 0, ""},
    {INTRIN_llvm_cttz, each_scalar, expand_cttz, 0, ""},
    {INTRIN_llvm_exp, each_scalar, expand_approx, AX_EXP, ""},
    {INTRIN_llvm_exp10, each_scalar, expand_approx, AX_EXP10, ""},
    {INTRIN_llvm_exp2, each_scalar, expand_approx, AX_EX2, ""},
    {INTRIN_llvm_expect, first_operand, NULL, 0, ""},
    {INTRIN_llvm_expect_with_probability, first_operand, NULL, 0, ""},
    {INTRIN_llvm_experimental_constrained_fadd, constrained, float_two, OP_FADD, ""},
    {INTRIN_llvm_experimental_constrained_fdiv, constrained, float_two, OP_FDIV, ""},
    {INTRIN_llvm_experimental_constrained_fma, constrained, expand_fma, 0, ""},
    {INTRIN_llvm_experimental_constrained_fmul, constrained, float_two, OP_FMUL, ""},
    {INTRIN_llvm_experimental_constrained_fmuladd, constrained, expand_fma, 0, ""},
    {INTRIN_llvm_experimental_constrained_fsub, constrained, float_two, OP_FSUB, ""},
    {INTRIN_llvm_experimental_constrained_sqrt, constrained, expand_sqrt, 0, ""},
    {INTRIN_llvm_fabs, each_scalar, expand_fabs, 0, ""},
    {INTRIN_llvm_floor, each_scalar, expand_round, 0, "rmi"},
    {INTRIN_llvm_fma, each_scalar, expand_fma, 0, ""},
    {INTRIN_llvm_fmuladd, each_scalar, expand_fma, 0, ""},
    {INTRIN_llvm_fptosi_sat, to_int_sat, NULL, 1, ""},
    {INTRIN_llvm_fptoui_sat, to_int_sat, NULL, 0, ""},
    {INTRIN_llvm_frameaddress, constant, NULL, 0, ""},
    {INTRIN_llvm_frexp, expand_frexp, NULL, 0, ""},
    {INTRIN_llvm_fshl, each_scalar, expand_funnel, 0, ""},
    {INTRIN_llvm_fshr, each_scalar, expand_funnel, 1, ""},
    {INTRIN_llvm_get_dynamic_area_offset, constant, NULL, 0, ""},
    {INTRIN_llvm_get_rounding, constant, NULL, 1, ""},
    {INTRIN_llvm_invariant_start, constant, NULL, 0, ""},
    {INTRIN_llvm_is_constant, is_constant, NULL, 0, ""},
    {INTRIN_llvm_is_fpclass, fpclass, NULL, 0, ""},
    {INTRIN_llvm_launder_invariant_group, first_operand, NULL, 0, ""},
    {INTRIN_llvm_ldexp, expand_ldexp, NULL, 0, ""},
    {INTRIN_llvm_llrint, to_int, NULL, 0, "rni"},
    {INTRIN_llvm_llround, to_int, NULL, 1, "rzi"},
    {INTRIN_llvm_log, each_scalar, expand_approx, AX_LOG, ""},
    {INTRIN_llvm_log10, each_scalar, expand_approx, AX_LOG10, ""},
    {INTRIN_llvm_log2, each_scalar, expand_approx, AX_LG2, ""},
    {INTRIN_llvm_lrint, to_int, NULL, 0, "rni"},
    {INTRIN_llvm_lround, to_int, NULL, 1, "rzi"},
    {INTRIN_llvm_masked_gather, expand_masked, NULL, 0, ""},
    {INTRIN_llvm_masked_load, expand_masked, NULL, 0, ""},
    {INTRIN_llvm_masked_scatter, expand_masked, NULL, 1, ""},
    {INTRIN_llvm_masked_store, expand_masked, NULL, 1, ""},
    {INTRIN_llvm_maximum, each_scalar, expand_minmax, MM_MAXIMUM, ""},
    {INTRIN_llvm_maximumnum, each_scalar, expand_minmax, MM_MAXNUM, ""},
    {INTRIN_llvm_maxnum, each_scalar, expand_minmax, MM_MAXNUM, ""},
    {INTRIN_llvm_memcpy, copy, NULL, 0, ""},
    {INTRIN_llvm_memcpy_inline, copy, NULL, 0, ""},
    {INTRIN_llvm_memmove, copy, NULL, 1, ""},
    {INTRIN_llvm_memset, fill, NULL, 0, ""},
    {INTRIN_llvm_memset_inline, fill, NULL, 0, ""},
    {INTRIN_llvm_minimum, each_scalar, expand_minmax, MM_MINIMUM, ""},
    {INTRIN_llvm_minimumnum, each_scalar, expand_minmax, MM_MINNUM, ""},
    {INTRIN_llvm_minnum, each_scalar, expand_minmax, MM_MINNUM, ""},
    {INTRIN_llvm_nearbyint, each_scalar, expand_round, 0, "rni"},
    {INTRIN_llvm_nvvm_ldg_global_f, load_global, NULL, 1, ""},
    {INTRIN_llvm_nvvm_ldg_global_i, load_global, NULL, 1, ""},
    {INTRIN_llvm_nvvm_ldg_global_p, load_global, NULL, 1, ""},
    {INTRIN_llvm_nvvm_ldu_global_f, load_global, NULL, 0, ""},
    {INTRIN_llvm_nvvm_ldu_global_i, load_global, NULL, 0, ""},
    {INTRIN_llvm_nvvm_ldu_global_p, load_global, NULL, 0, ""},
    {INTRIN_llvm_nvvm_reflect, reflect, NULL, 0, ""},
    {INTRIN_llvm_nvvm_texsurf_handle, handle, NULL, 1, ""},
    {INTRIN_llvm_nvvm_texsurf_handle_internal, handle, NULL, 0, ""},
    {INTRIN_llvm_objectsize, objectsize, NULL, 0, ""},
    {INTRIN_llvm_pow, each_scalar, expand_approx, AX_POW, ""},
    {INTRIN_llvm_powi, powi, NULL, 0, ""},
    {INTRIN_llvm_prefetch, prefetch, NULL, 0, ""},
    {INTRIN_llvm_ptr_annotation, first_operand, NULL, 0, ""},
    {INTRIN_llvm_ptrmask, ptrmask, NULL, 0, ""},
    {INTRIN_llvm_returnaddress, constant, NULL, 0, ""},
    {INTRIN_llvm_rint, each_scalar, expand_round, 0, "rni"},
    {INTRIN_llvm_round, each_scalar, expand_round_away, 0, ""},
    {INTRIN_llvm_roundeven, each_scalar, expand_round, 0, "rni"},
    {INTRIN_llvm_sadd_sat, each_scalar, expand_add_sat, OP_ADD, "s"},
    {INTRIN_llvm_sadd_with_overflow, each_overflow, expand_with_overflow, OP_ADD, "s"},
    {INTRIN_llvm_scmp, three_way, NULL, ICMP_SLT, ""},
    {INTRIN_llvm_sin, each_scalar, expand_approx, AX_SIN, ""},
    {INTRIN_llvm_smax, each_scalar, expand_int_minmax, ICMP_SGT, ""},
    {INTRIN_llvm_smin, each_scalar, expand_int_minmax, ICMP_SLT, ""},
    {INTRIN_llvm_smul_fix, mul_fix, NULL, 0, "s"},
    {INTRIN_llvm_smul_with_overflow, each_overflow, expand_mul_with_overflow, OP_MUL, "s"},
    {INTRIN_llvm_sqrt, each_scalar, expand_sqrt, 0, ""},
    {INTRIN_llvm_ssa_copy, first_operand, NULL, 0, ""},
    {INTRIN_llvm_sshl_sat, each_scalar, expand_shl_sat, 0, "s"},
    {INTRIN_llvm_ssub_sat, each_scalar, expand_add_sat, OP_SUB, "s"},
    {INTRIN_llvm_ssub_with_overflow, each_overflow, expand_with_overflow, OP_SUB, "s"},
    {INTRIN_llvm_stackrestore, stack, NULL, 1, ""},
    {INTRIN_llvm_stacksave, stack, NULL, 0, ""},
    {INTRIN_llvm_strip_invariant_group, first_operand, NULL, 0, ""},
    {INTRIN_llvm_tan, each_scalar, expand_approx, AX_TAN, ""},
    {INTRIN_llvm_tanh, each_scalar, expand_approx, AX_TANH, ""},
    {INTRIN_llvm_threadlocal_address, first_operand, NULL, 0, ""},
    {INTRIN_llvm_trunc, each_scalar, expand_round, 0, "rzi"},
    {INTRIN_llvm_uadd_sat, each_scalar, expand_add_sat, OP_ADD, "u"},
    {INTRIN_llvm_uadd_with_overflow, each_overflow, expand_with_overflow, OP_ADD, "u"},
    {INTRIN_llvm_ucmp, three_way, NULL, ICMP_ULT, ""},
    {INTRIN_llvm_umax, each_scalar, expand_int_minmax, ICMP_UGT, ""},
    {INTRIN_llvm_umin, each_scalar, expand_int_minmax, ICMP_ULT, ""},
    {INTRIN_llvm_umul_fix, mul_fix, NULL, 0, "u"},
    {INTRIN_llvm_umul_with_overflow, each_overflow, expand_mul_with_overflow, OP_MUL, "u"},
    {INTRIN_llvm_ushl_sat, each_scalar, expand_shl_sat, 0, "u"},
    {INTRIN_llvm_usub_sat, each_scalar, expand_add_sat, OP_SUB, "u"},
    {INTRIN_llvm_usub_with_overflow, each_overflow, expand_with_overflow, OP_SUB, "u"},
    {INTRIN_llvm_va_copy, va_list_copy, NULL, 0, ""},
    {INTRIN_llvm_va_start, va_list_start, NULL, 0, ""},
    {INTRIN_llvm_vector_reduce_add, reduce, expand_binary, OP_ADD, ""},
    {INTRIN_llvm_vector_reduce_and, reduce, expand_binary, OP_AND, ""},
    {INTRIN_llvm_vector_reduce_fadd, reduce, float_two, OP_FADD, ""},
    {INTRIN_llvm_vector_reduce_fmax, reduce, expand_minmax, MM_MAXNUM, ""},
    {INTRIN_llvm_vector_reduce_fmaximum, reduce, expand_minmax, MM_MAXIMUM, ""},
    {INTRIN_llvm_vector_reduce_fmin, reduce, expand_minmax, MM_MINNUM, ""},
    {INTRIN_llvm_vector_reduce_fminimum, reduce, expand_minmax, MM_MINIMUM, ""},
    {INTRIN_llvm_vector_reduce_fmul, reduce, float_two, OP_FMUL, ""},
    {INTRIN_llvm_vector_reduce_mul, reduce, expand_binary, OP_MUL, ""},
    {INTRIN_llvm_vector_reduce_or, reduce, expand_binary, OP_OR, ""},
    {INTRIN_llvm_vector_reduce_smax, reduce, expand_int_minmax, ICMP_SGT, ""},
    {INTRIN_llvm_vector_reduce_smin, reduce, expand_int_minmax, ICMP_SLT, ""},
    {INTRIN_llvm_vector_reduce_umax, reduce, expand_int_minmax, ICMP_UGT, ""},
    {INTRIN_llvm_vector_reduce_umin, reduce, expand_int_minmax, ICMP_ULT, ""},
    {INTRIN_llvm_vector_reduce_xor, reduce, expand_binary, OP_XOR, ""},
    {INTRIN_llvm_vp_add, each_scalar, expand_binary, OP_ADD, ""},
    {INTRIN_llvm_vp_and, each_scalar, expand_binary, OP_AND, ""},
    {INTRIN_llvm_vp_ashr, each_scalar, expand_binary, OP_ASHR, ""},
    {INTRIN_llvm_vp_fadd, each_scalar, float_two, OP_FADD, ""},
    {INTRIN_llvm_vp_fdiv, each_scalar, float_two, OP_FDIV, ""},
    {INTRIN_llvm_vp_fmul, each_scalar, float_two, OP_FMUL, ""},
    {INTRIN_llvm_vp_fsub, each_scalar, float_two, OP_FSUB, ""},
    {INTRIN_llvm_vp_lshr, each_scalar, expand_binary, OP_LSHR, ""},
    {INTRIN_llvm_vp_mul, each_scalar, expand_binary, OP_MUL, ""},
    {INTRIN_llvm_vp_or, each_scalar, expand_binary, OP_OR, ""},
    {INTRIN_llvm_vp_sdiv, each_scalar, expand_binary, OP_SDIV, ""},
    {INTRIN_llvm_vp_shl, each_scalar, expand_binary, OP_SHL, ""},
    {INTRIN_llvm_vp_srem, each_scalar, expand_binary, OP_SREM, ""},
    {INTRIN_llvm_vp_sub, each_scalar, expand_binary, OP_SUB, ""},
    {INTRIN_llvm_vp_udiv, each_scalar, expand_binary, OP_UDIV, ""},
    {INTRIN_llvm_vp_urem, each_scalar, expand_binary, OP_UREM, ""},
    {INTRIN_llvm_vp_xor, each_scalar, expand_binary, OP_XOR, ""},
};

bool expand_emit(Emit *e, ValueId v, const Intrinsic *row) {
    uint32_t id = intrinsic_id(row), i = 0, n = sizeof expand_table / sizeof *expand_table;
    lower_bound(i, n, mid, expand_table[mid].id < id);
    return i < n && expand_table[i].id == id && expand_table[i].all(e, v, &expand_table[i]);
}
