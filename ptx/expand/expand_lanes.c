/* expand_lanes.c: masked vector accesses (llvm.masked.*), in which each lane is an access under its
 * predicate; and ldexp and frexp, which work on the bits of floats.
 *
 *   call <2 x float> @llvm.masked.load(ptr %p, %m, %o)     =>          mov.b32        %r3, %r1;
 *                                                                 @%p1 ld.global.f32  %r3, [%rd1];
 *                                                                      mov.b32        %r4, %r2;
 *                                                                 @%p2 ld.global.f32  %r4, [%rd1+4]; */
#include "ptx/expand/expand.h"

/* ------------------------------------------------------------------------------------------------- memory */

/* The operands of a masked access. value: what is stored, or the pass-through value of a load; type: that of the value,
 * a vector; align: of each access, in bytes. */
typedef struct MaskedAccess {
    Ref value, pointer, mask;
    bool each; /* gather or scatter: a pointer for each lane */
    TypeId type;
    uint32_t lanes, per, align; /* per: components per lane */
} MaskedAccess;

/* Sets *k to the operands of masked call v. The alignment is an operand up to LLVM 21, and an attribute from LLVM 22
 * on. Returns false, without a message, if an operand is missing, or for types that cannot be accessed lane by lane:
 * each component must have 8, 16, 32 or 64 bits and be aligned. */
static bool masked_make(Emit *e, ValueId v, MaskedAccess *k, bool store) {
    uint32_t n = call_nargs(e->f, v), at = store;
    uint64_t align = 0;
    if (n < 3) return false;
    k->pointer = inst_op(e->f, v, at++);
    if (type_is_int(e->m, ref_type(e->m, e->f, inst_op(e->f, v, at)))) ref_int(e->m, inst_op(e->f, v, at++), &align);
    if (at >= n) return false;
    k->mask = inst_op(e->f, v, at++);
    if (!store && at >= n) return false;
    k->value = inst_op(e->f, v, store ? 0 : at);
    k->type = ref_type(e->m, e->f, k->value);
    k->each = type_kind(e->m, ref_type(e->m, e->f, k->pointer)) == TY_VECTOR;
    Comps c = comps_of(e, k->type);
    k->lanes = (uint32_t)type_at(e->m, k->type)->n;
    k->per = k->lanes ? c.n / k->lanes : 0;
    k->align = align ? (uint32_t)align : type_align(e->m, type_scalar(e->m, k->type));
    for (uint32_t i = 0; i < c.n; i++) {
        uint32_t bits = c.at[i].bits;
        bool one = bits == 8 || bits == 16 || bits == 32 || bits == 64; /* an access moves a whole component */
        if (c.at[i].packed || c.at[i].cls == RC_PRED || !one || k->align * 8 < bits) return false;
    }
    return k->per != 0;
}

/* Returns the address of component j of lane i: within the vector at `base`, or, for a gather or scatter, within the
 * lane that its own pointer addresses. c: the components of the whole vector. */
static Opd masked_address(Emit *e, const MaskedAccess *k, Opd base, Comps c, uint32_t i, uint32_t j) {
    const Comp *at = &c.at[i * k->per + j];
    if (!k->each) return addr_add(base, at->offset);
    Opd o = opd_reg(e, val_raw(e, k->pointer, i));
    o.space = (uint8_t)ref_space(e->m, e->f, k->pointer);
    return addr_add(o, (int64_t)(at->offset - c.at[i * k->per].offset));
}

/* Emits the load of one component into d, or the store of d, under predicate p. If p is constant,
 * emits an unconditional access if it is true, and nothing if it is false. */
static void masked_access(Emit *e, const Comp *at, Opd p, bool store, Opd a, Opd d) {
    bool always = p.kind == OPD_IMM;
    if (always && !p.imm) return;
    if (always && store) put(e, "st$s.$s $a, $o", space_suffix(a.space), comp_suffix(at), a, d);
    else if (always) put(e, "ld$s.$s $o, $a", space_suffix(a.space), comp_suffix(at), d, a);
    else if (store) put(e, "@$o st$s.$s $a, $o", p, space_suffix(a.space), comp_suffix(at), a, d);
    else put(e, "@$o ld$s.$s $o, $a", p, space_suffix(a.space), comp_suffix(at), d, a);
}

/* Expands masked loads and gathers; stores and scatters if x->aux. A lane that is not loaded keeps the value of the
 * pass-through operand. Returns false where masked_make does. */
bool expand_masked(Emit *e, ValueId v, const Expand *x) {
    MaskedAccess k;
    bool store = x->aux;
    if (!masked_make(e, v, &k, store)) return false;
    Comps c = comps_of(e, k.type);
    Opd base = k.each ? (Opd){0} : store ? addr_written(e, k.pointer) : addr_use(e, k.pointer);
    for (uint32_t i = 0; i < c.n; i++) {
        Opd p = val_pred(e, k.mask, i / k.per), a = masked_address(e, &k, base, c, i / k.per, i % k.per);
        Opd d = store ? val_reg(e, k.value, i) : reg_new(e, (enum RegClass)c.at[i].cls);
        if (!store) put(e, "mov.$s $o, $o", rc_b[c.at[i].cls], d, val_use(e, k.value, i));
        masked_access(e, &c.at[i], p, store, a, d);
        if (!store) val_set(e, v, i, d);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------- floats */

/* Returns a converted to double. */
static Opd to_double(Emit *e, const Comp *c, Opd a) {
    return c->kind == TY_DOUBLE ? opd_reg(e, a) : cast_scalar(e, OP_FPEXT, c, &f64_comp, opd_reg(e, a));
}

/* Emits the product of two doubles, the second given by its bits. */
static Opd times(Emit *e, Opd a, uint64_t bits) {
    Opd d = reg_new(e, RC_B64);
    put(e, "mul.rn.f64 $o, $o, $d", d, a, opd_imm(RC_B64, bits));
    return d;
}

/* Emits one step that brings n into the range of exponents of a double: if n is beyond `limit`, multiplies
 * a by 2^power and subtracts power from n. */
static void ldexp_step(Emit *e, Opd *a, Opd *n, enum IntPred beyond, int limit, int power) {
    Opd far = int_compare(e, beyond, &i32_comp, *n, opd_imm(RC_B32, (uint32_t)limit));
    Opd moved = times(e, *a, (uint64_t)(1023 + power) << 52);
    Opd rest = int_binary(e, OP_SUB, &i32_comp, *n, opd_imm(RC_B32, (uint32_t)power));
    *a = opd_select(e, &f64_comp, far, moved, *a);
    *n = opd_select(e, &i32_comp, far, rest, *n);
}

/* Returns exponent n, an integer described by c, in 32 bits. One of more bits is limited to 5000 and -5000, with which
 * any number becomes infinite or 0. */
static Opd ldexp_exponent(Emit *e, const Comp *c, Opd n) {
    if (c->bits <= 32) return opd_reg(e, opd_sext(e, n, c->bits, RC_B32));
    Opd low = reg_new(e, RC_B64), in = reg_new(e, RC_B64);
    put(e, "max.s64 $o, $o, -5000", low, opd_reg(e, opd_sext(e, n, c->bits, RC_B64)));
    put(e, "min.s64 $o, $o, 5000", in, low);
    return opd_resize(e, in, RC_B32);
}

/* Returns one lane of ldexp, a times 2^n, where n is an i32, computed in double, in which results of narrower types are
 * exact until the final rounding. Downward steps are small enough to keep all 53 bits above the denormals, so that only
 * the last multiplication rounds. */
static Opd ldexp_lane(Emit *e, const Comp *c, Opd a, Opd n) {
    a = to_double(e, c, a);
    for (int i = 0; i < 2; i++) ldexp_step(e, &a, &n, ICMP_SLT, -1022, -969);
    for (int i = 0; i < 2; i++) ldexp_step(e, &a, &n, ICMP_SGT, 1023, 1023);
    Opd low = reg_new(e, RC_B32), in = reg_new(e, RC_B32), power = reg_new(e, RC_B32), wide = reg_new(e, RC_B64);
    Opd scale = reg_new(e, RC_B64), d = reg_new(e, RC_B64);
    put(e, "max.s32 $o, $o, -1022", low, n);
    put(e, "min.s32 $o, $o, 1023", in, low);
    put(e, "add.s32 $o, $o, 1023", power, in);
    put(e, "cvt.u64.u32 $o, $o", wide, power);
    put(e, "shl.b64 $o, $o, 52", scale, wide);
    put(e, "mul.rn.f64 $o, $o, $o", d, a, scale);
    return c->kind == TY_DOUBLE ? d : cast_scalar(e, OP_FPTRUNC, &f64_comp, c, d);
}

/* Expands llvm.ldexp for each element; one exponent may be for all. Returns false if the exponents have more than 64
 * bits. */
bool expand_ldexp(Emit *e, ValueId v, const Expand *x) {
    Ref a = inst_op(e->f, v, 0), n = inst_op(e->f, v, 1);
    Comps c = comps_of(e, ref_type(e->m, e->f, a)), by = comps_of(e, ref_type(e->m, e->f, n));
    (void)x;
    if (is_wide_int(e, ref_type(e->m, e->f, n))) return false;
    for (uint32_t i = 0; i < c.n; i++) {
        uint32_t k = by.n > 1 ? i : 0;
        val_set(e, v, i, ldexp_lane(e, &c.at[i], val_raw(e, a, i), ldexp_exponent(e, &by.at[k], val_raw(e, n, k))));
    }
    return true;
}

/* Returns the fraction of one lane of frexp, and sets *exponent to the power of two. 0, infinity and NaN are
 * returned unchanged, with exponent 0. */
static Opd frexp_lane(Emit *e, const Comp *c, Opd in, Opd *exponent) {
    Opd a = to_double(e, c, in), big = times(e, a, (uint64_t)(1023 + 54) << 52), size = reg_new(e, RC_B64);
    put(e, "abs.f64 $o, $o", size, a);
    Opd tiny = float_compare(e, FCMP_OLT, &f64_comp, size, opd_imm(RC_B64, (uint64_t)1 << 52));
    Opd bits = opd_select(e, &i64_comp, tiny, big, a),
        less = opd_select(e, &i32_comp, tiny, opd_imm(RC_B32, 1022 + 54), opd_imm(RC_B32, 1022));
    Opd high = int_binary(e, OP_LSHR, &i64_comp, bits, opd_imm(RC_B64, 52)), field = reg_new(e, RC_B32),
        only = reg_new(e, RC_B32);
    put(e, "cvt.u32.u64 $o, $o", field, high);
    put(e, "and.b32 $o, $o, 2047", only, field);
    Opd n = int_binary(e, OP_SUB, &i32_comp, only, less), kept = reg_new(e, RC_B64), half = reg_new(e, RC_B64);
    put(e, "and.b64 $o, $o, $x", kept, bits, (uint64_t)0x800fffffffffffff);
    put(e, "or.b64 $o, $o, $x", half, kept, (uint64_t)0x3fe0000000000000);
    Opd finite = float_compare(e, FCMP_OLT, &f64_comp, size, opd_imm(RC_B64, (uint64_t)0x7ff << 52));
    Opd nonzero = float_compare(e, FCMP_ONE, &f64_comp, a, opd_imm(RC_B64, 0));
    Opd has = int_binary(e, OP_AND, &i1_comp, finite, nonzero);
    Opd d = opd_select(e, &f64_comp, has, half, a);
    *exponent = opd_select(e, &i32_comp, has, n, opd_imm(RC_B32, 0));
    return c->kind == TY_DOUBLE ? d : cast_scalar(e, OP_FPTRUNC, &f64_comp, c, d);
}

/* Expands llvm.frexp for each element. Returns false unless each exponent is one component of 2 to 64 bits. */
bool expand_frexp(Emit *e, ValueId v, const Expand *x) {
    Ref r = inst_op(e->f, v, 0);
    Comps c = comps_of(e, ref_type(e->m, e->f, r)), all = comps_of(e, e->f->inst.at[v].type);
    (void)x;
    if (all.n != 2 * c.n || all.at[c.n].cls == RC_PRED) return false;
    for (uint32_t i = 0; i < c.n; i++) {
        Opd n;
        val_set(e, v, i, frexp_lane(e, &c.at[i], val_raw(e, r, i), &n));
        enum RegClass cls = (enum RegClass)all.at[c.n + i].cls;
        val_set(e, v, c.n + i, cls == RC_B64 ? opd_sext(e, n, 32, cls) : opd_resize(e, n, cls));
    }
    return true;
}
