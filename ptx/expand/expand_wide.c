/* expand_wide.c: intrinsics on integers wider than 64 bits, and on vectors of them. A table maps the id
 * of the intrinsic to the function that emits one lane. */
#include "ir/intrinsic_id.h"
#include "ptx/expand/wide_int.h"

typedef struct WideLane {
    WideInt a[3]; /* the operands that are wide integers */
    enum Op op;   /* op, pred, is_signed: from the row of the table */
    uint32_t pred;
    bool is_signed;
    Opd flag; /* result: the overflow flag of *.with.overflow */
} WideLane;

/* Returns 0 in the width of a. */
static WideInt zero_like(const WideInt *a) { return wide_int_number(a, 0, false); }
/* Returns a with its unused high bits set to zeros or to copies of the sign. */
static WideInt extended(Emit *e, const WideInt *a, bool is_signed) { return wide_int_resize(e, a, a->bits, is_signed); }

/* Emits a minimum or maximum: the first operand if k->pred holds for the two, otherwise the second. */
static WideInt minmax(Emit *e, WideLane *k) {
    return wide_int_select(e, wide_int_compare(e, (enum IntPred)k->pred, &k->a[0], &k->a[1]), &k->a[0], &k->a[1]);
}

/* Emits llvm.abs. */
static WideInt absolute(Emit *e, WideLane *k) {
    return wide_int_negate_if(e, wide_int_negative(e, &k->a[0]), &k->a[0]);
}

/* ------------------------------------------------------------------------------------------------- counts */

/* Emits `op` (popc or clz) of one limb. Returns the count, extended to 64 bits. */
static Opd count(Emit *e, const char *op, Opd a) {
    Opd n = reg_new(e, RC_B32), d = reg_new(e, RC_B64);
    put(e, "$s.b64 $o, $o", op, n, opd_reg(e, a));
    put(e, "cvt.u64.u32 $o, $o", d, n);
    return d;
}

/* Emits a reversal of the 64 bits of a limb. */
static Opd reversed(Emit *e, Opd a) {
    Opd d = reg_new(e, RC_B64);
    put(e, "brev.b64 $o, $o", d, opd_reg(e, a));
    return d;
}

/* Emits llvm.ctpop: the sum of the counts of the limbs. */
static WideInt ctpop(Emit *e, WideLane *k) {
    Opd sum = count(e, "popc", k->a[0].at[0]);
    for (uint32_t i = 1; i < k->a[0].n; i++)
        sum = int_binary(e, OP_ADD, &i64_comp, sum, count(e, "popc", k->a[0].at[i]));
    WideInt d = zero_like(&k->a[0]);
    d.at[0] = sum;
    return d;
}

/* Returns the number of leading zeros of w, as an i64, 64 times the limbs if w is 0. The unused bits of its top limb
 * count too and must be 0. From the lowest limb up: if a limb is zero, the count is 64 more than that of the limbs
 * below it. */
static Opd zeros_above(Emit *e, const WideInt *w) {
    Opd n = count(e, "clz", w->at[0]);
    for (uint32_t i = 1; i < w->n; i++) {
        Opd here = count(e, "clz", w->at[i]);
        Opd none = int_compare(e, ICMP_EQ, &i64_comp, w->at[i], opd_imm(RC_B64, 0));
        Opd both = int_binary(e, OP_ADD, &i64_comp, n, opd_imm(RC_B64, 64));
        n = opd_select(e, &i64_comp, none, both, here);
    }
    return n;
}

/* Emits llvm.ctlz: the zeros above the highest set bit, less the unused bits of the top limb. */
static WideInt ctlz(Emit *e, WideLane *k) {
    WideInt d = zero_like(&k->a[0]);
    d.at[0] = zeros_above(e, &k->a[0]);
    uint32_t more = k->a[0].n * 64 - k->a[0].bits;
    if (more) d.at[0] = int_binary(e, OP_SUB, &i64_comp, d.at[0], opd_imm(RC_B64, more));
    return d;
}

/* Returns a with all bits of all limbs in reverse order, unused bits included. */
static WideInt limbs_reversed(Emit *e, const WideInt *a) {
    WideInt d = *a;
    for (uint32_t i = 0; i < a->n; i++) d.at[a->n - 1 - i] = reversed(e, a->at[i]);
    return d;
}

/* Emits llvm.cttz: sets the bit just above the integer, if there is room, so that the count
 * stops there; then reverses the bits and counts the leading zeros. */
static WideInt cttz(Emit *e, WideLane *k) {
    WideInt a = k->a[0], d = zero_like(&a);
    uint32_t last = a.n - 1;
    if (a.bits % 64)
        a.at[last] = int_binary(e, OP_OR, &i64_comp, a.at[last], opd_imm(RC_B64, (uint64_t)1 << a.bits % 64));
    a = limbs_reversed(e, &a);
    d.at[0] = zeros_above(e, &a);
    return d;
}

/* Shifts d right by the number of its unused bits, because a reversal of all limbs leaves the integer at their top. */
static WideInt from_top(Emit *e, const WideInt *d) {
    uint32_t by = d->n * 64 - d->bits;
    return by ? wide_int_shift(e, OP_LSHR, d, opd_imm(RC_B32, by)) : *d;
}

/* Emits llvm.bitreverse. */
static WideInt bitreverse(Emit *e, WideLane *k) {
    WideInt d = limbs_reversed(e, &k->a[0]);
    return from_top(e, &d);
}

/* Emits llvm.bswap: exchanges the limbs, reverses the bytes of each, and moves the integer down from the top. */
static WideInt bswap(Emit *e, WideLane *k) {
    WideInt d = k->a[0];
    for (uint32_t i = 0; i < d.n; i++) {
        Opd half[2] = {reg_new(e, RC_B32), {0}}, turned[2], word = opd_reg(e, k->a[0].at[i]);
        half[1] = reg_new(e, RC_B32);
        put(e, "mov.b64 {$o, $o}, $o", half[0], half[1], word);
        for (uint32_t j = 0; j < 2; j++) {
            turned[j] = reg_new(e, RC_B32);
            put(e, "prmt.b32 $o, $o, 0, 0x0123", turned[j], half[j]);
        }
        d.at[d.n - 1 - i] = reg_new(e, RC_B64);
        put(e, "mov.b64 $o, {$o, $o}", d.at[d.n - 1 - i], turned[1], turned[0]);
    }
    return from_top(e, &d);
}

/* ------------------------------------------------------------------------------------------------- shifts */

/* Emits llvm.fshl (k->op is OP_SHL) or llvm.fshr (OP_LSHR), with the count modulo the width. One operand (`kept`) is
 * shifted by the count. The other (`in`), which fills the vacated bits, is shifted the opposite way by 1 and then by
 * bits - 1 - count, so that nothing of it remains if the count is 0. */
static WideInt funnel(Emit *e, WideLane *k) {
    bool right = k->op == OP_LSHR;
    uint32_t bits = k->a[0].bits;
    WideInt width = wide_int_number(&k->a[2], bits, false);
    WideInt by = (bits & (bits - 1)) == 0 ? k->a[2] : wide_int_divide(e, OP_UREM, &k->a[2], &width);
    Opd n = opd_resize(e, by.at[0], RC_B32);
    if ((bits & (bits - 1)) == 0) n = int_binary(e, OP_AND, &i32_comp, n, opd_imm(RC_B32, bits - 1));
    Opd rest = int_binary(e, OP_SUB, &i32_comp, opd_imm(RC_B32, bits - 1), n);
    enum Op near = right ? OP_LSHR : OP_SHL, far = right ? OP_SHL : OP_LSHR;
    WideInt kept = wide_int_shift(e, near, &k->a[right ? 1 : 0], n);
    WideInt in = wide_int_shift(e, far, &k->a[right ? 0 : 1], opd_imm(RC_B32, 1));
    in = wide_int_shift(e, far, &in, rest);
    return wide_int_logic(e, OP_OR, &kept, &in);
}

/* ----------------------------------------------------------------------------------------------- overflow */

/* Returns the largest signed number of the width of `like`, or the smallest if cond is true at run time. */
static WideInt signed_limit(Emit *e, const WideInt *like, Opd cond) {
    WideInt most = wide_int_number(like, UINT64_MAX, true), least = zero_like(like);
    uint64_t sign = (uint64_t)1 << (like->bits - 1) % 64;
    most.at[like->n - 1] = opd_imm(RC_B64, sign - 1);
    least.at[like->n - 1] = opd_imm(RC_B64, sign);
    return wide_int_select(e, cond, &least, &most);
}

/* Emits addition or subtraction k->op, and sets k->flag to the predicate that it overflows. */
static WideInt with_overflow(Emit *e, WideLane *k) {
    WideInt *a = &k->a[0], *b = &k->a[1], d = wide_int_add(e, k->op, a, b);
    if (k->is_signed) { /* a, b have equal signs (sub: different), the result another */
        WideInt s = extended(e, &d, true), x = wide_int_logic(e, OP_XOR, a, &s),
                y = wide_int_logic(e, OP_XOR, k->op == OP_ADD ? b : a, k->op == OP_ADD ? &s : b);
        k->flag = int_compare(e, ICMP_SLT, &i64_comp, int_binary(e, OP_AND, &i64_comp, x.at[a->n - 1], y.at[a->n - 1]),
                              opd_imm(RC_B64, 0));
    } else if (k->op == OP_ADD) {
        WideInt s = extended(e, &d, false);
        k->flag = wide_int_compare(e, ICMP_ULT, &s, a);
    } else {
        k->flag = wide_int_compare(e, ICMP_ULT, a, b);
    }
    return d;
}

/* Emits a saturating addition or subtraction: takes the limit if the operation overflows. */
static WideInt add_sat(Emit *e, WideLane *k) {
    WideInt d = with_overflow(e, k), limit;
    if (k->is_signed) limit = signed_limit(e, &d, wide_int_negative(e, &k->a[0]));
    else limit = k->op == OP_ADD ? wide_int_number(&d, UINT64_MAX, true) : zero_like(&d);
    return wide_int_select(e, k->flag, &limit, &d);
}

/* Emits a product and sets k->flag to the predicate that it overflows: that the full product, with twice as many
 * limbs, differs from its low part extended. */
static WideInt mul_with_overflow(Emit *e, WideLane *k) {
    uint32_t bits = k->a[0].bits, twice = k->a[0].n * 128;
    WideInt a = wide_int_resize(e, &k->a[0], twice, k->is_signed),
            b = wide_int_resize(e, &k->a[1], twice, k->is_signed);
    WideInt full = wide_int_multiply(e, &a, &b), d = wide_int_resize(e, &full, bits, k->is_signed);
    WideInt back = wide_int_resize(e, &d, twice, k->is_signed);
    k->flag = wide_int_compare(e, ICMP_NE, &full, &back);
    return d;
}

/* Emits a saturating shift: shifts left, and takes the limit if shifting back does not restore the operand. Any result
 * is right for a shift by the width or more, which is poison. */
static WideInt shl_sat(Emit *e, WideLane *k) {
    Opd n = opd_resize(e, k->a[1].at[0], RC_B32);
    WideInt d = wide_int_shift(e, OP_SHL, &k->a[0], n), kept = extended(e, &d, k->is_signed);
    WideInt back = wide_int_shift(e, k->is_signed ? OP_ASHR : OP_LSHR, &kept, n), limit;
    if (k->is_signed) limit = signed_limit(e, &d, wide_int_negative(e, &k->a[0]));
    else limit = wide_int_number(&d, UINT64_MAX, true);
    return wide_int_select(e, wide_int_compare(e, ICMP_NE, &back, &k->a[0]), &limit, &d);
}

/* Emits the binary operation k->op of the first two operands: OP_ADD, OP_MUL or a bitwise one. */
static WideInt binary(Emit *e, WideLane *k) {
    switch (k->op) {
    case OP_ADD: return wide_int_add(e, OP_ADD, &k->a[0], &k->a[1]);
    case OP_MUL: return wide_int_multiply(e, &k->a[0], &k->a[1]);
    default: return wide_int_logic(e, k->op, &k->a[0], &k->a[1]);
    }
}

/* ---------------------------------------------------------------------------------------------- the table */

typedef WideInt WideLaneFn(Emit *e, WideLane *k);
typedef struct WideRow {
    uint32_t id;
    WideLaneFn *fn;
    uint8_t op, pred;
    bool is_signed;
} WideRow;
static const WideRow wide_table[] = {
    {INTRIN_llvm_abs, absolute, 0, 0, true},
    {INTRIN_llvm_bitreverse, bitreverse, 0, 0, false},
    {INTRIN_llvm_bswap, bswap, 0, 0, false},
    {INTRIN_llvm_ctlz, ctlz, 0, 0, false},
    {INTRIN_llvm_ctpop, ctpop, 0, 0, false},
    {INTRIN_llvm_cttz, cttz, 0, 0, false},
    {INTRIN_llvm_fshl, funnel, OP_SHL, 0, false},
    {INTRIN_llvm_fshr, funnel, OP_LSHR, 0, false},
    {INTRIN_llvm_sadd_sat, add_sat, OP_ADD, 0, true},
    {INTRIN_llvm_sadd_with_overflow, with_overflow, OP_ADD, 0, true},
    {INTRIN_llvm_smax, minmax, 0, ICMP_SGT, true},
    {INTRIN_llvm_smin, minmax, 0, ICMP_SLT, true},
    {INTRIN_llvm_smul_with_overflow, mul_with_overflow, 0, 0, true},
    {INTRIN_llvm_sshl_sat, shl_sat, 0, 0, true},
    {INTRIN_llvm_ssub_sat, add_sat, OP_SUB, 0, true},
    {INTRIN_llvm_ssub_with_overflow, with_overflow, OP_SUB, 0, true},
    {INTRIN_llvm_uadd_sat, add_sat, OP_ADD, 0, false},
    {INTRIN_llvm_uadd_with_overflow, with_overflow, OP_ADD, 0, false},
    {INTRIN_llvm_umax, minmax, 0, ICMP_UGT, false},
    {INTRIN_llvm_umin, minmax, 0, ICMP_ULT, false},
    {INTRIN_llvm_umul_with_overflow, mul_with_overflow, 0, 0, false},
    {INTRIN_llvm_ushl_sat, shl_sat, 0, 0, false},
    {INTRIN_llvm_usub_sat, add_sat, OP_SUB, 0, false},
    {INTRIN_llvm_usub_with_overflow, with_overflow, OP_SUB, 0, false},
    {INTRIN_llvm_vector_reduce_add, binary, OP_ADD, 0, false},
    {INTRIN_llvm_vector_reduce_and, binary, OP_AND, 0, false},
    {INTRIN_llvm_vector_reduce_mul, binary, OP_MUL, 0, false},
    {INTRIN_llvm_vector_reduce_or, binary, OP_OR, 0, false},
    {INTRIN_llvm_vector_reduce_smax, minmax, 0, ICMP_SGT, true},
    {INTRIN_llvm_vector_reduce_smin, minmax, 0, ICMP_SLT, true},
    {INTRIN_llvm_vector_reduce_umax, minmax, 0, ICMP_UGT, false},
    {INTRIN_llvm_vector_reduce_umin, minmax, 0, ICMP_ULT, false},
    {INTRIN_llvm_vector_reduce_xor, binary, OP_XOR, 0, false},
};

/* Returns the row of the intrinsic with number `id` in wide_table, which is sorted by id; NULL if there is none. */
static const WideRow *wide_find(uint32_t id) {
    uint32_t i = 0, n = sizeof wide_table / sizeof *wide_table;
    lower_bound(i, n, mid, wide_table[mid].id < id);
    return i < n && wide_table[i].id == id ? &wide_table[i] : NULL;
}

/* Sets *k to the wide operands of one lane and the fields of the row. Returns false, after reporting an error, if the
 * integers are too wide: more than LIMBS_MAX limbs, or half of that for a product with overflow. */
static bool lane_operands(Emit *e, ValueId v, const WideRow *row, uint32_t lane, WideLane *k) {
    uint32_t n = call_nargs(e->f, v);
    *k = (WideLane){.op = (enum Op)row->op, .pred = row->pred, .is_signed = row->is_signed};
    for (uint32_t i = 0; i < n && i < 3; i++) {
        Ref r = inst_op(e->f, v, i);
        if (!is_wide_int(e, ref_type(e->m, e->f, r))) break;
        if (!wide_int_of(e, v, r, lane, row->is_signed ? HIGH_SIGN : HIGH_ZERO, &k->a[i])) return false;
    }
    if (row->fn != mul_with_overflow || k->a[0].n * 2 <= LIMBS_MAX) return true;
    emit_error(e, v, "this operation is supported only for integers of up to %u bits", LIMBS_MAX * 32);
    return false;
}

/* Emits the call lane by lane. The flags of *.with.overflow are the components after all numbers. */
bool expand_wide(Emit *e, ValueId v, uint32_t id) {
    const WideRow *row = wide_find(id);
    Ref first = inst_op(e->f, v, 0);
    TypeId t = ref_type(e->m, e->f, first);
    uint32_t lanes = wide_lanes(e, t), n = comps_of(e, t).n;
    if (!row) return false;
    for (uint32_t i = 0; i < lanes; i++) {
        WideLane k;
        if (!lane_operands(e, v, row, i, &k)) return true;
        WideInt d = row->fn(e, &k);
        Comps c = comps_of(e, type_scalar(e->m, t));
        for (uint32_t j = 0; j < c.n; j++)
            val_set(e, v, i * c.n + j, cast_scalar(e, OP_TRUNC, &i64_comp, &c.at[j], d.at[j]));
        if (k.flag.kind != OPD_NONE) val_set(e, v, n + i, k.flag);
    }
    return true;
}

bool expand_wide_reduce(Emit *e, ValueId v, uint32_t id) {
    const WideRow *row = wide_find(id);
    Ref r = inst_op(e->f, v, 0);
    enum HighBits above = row && row->is_signed ? HIGH_SIGN : HIGH_ZERO;
    WideLane k = {0};
    if (!row) return false;
    if (!wide_int_of(e, v, r, 0, above, &k.a[0])) return true;
    for (uint32_t i = 1; i < wide_lanes(e, ref_type(e->m, e->f, r)); i++) {
        k.op = (enum Op)row->op, k.pred = row->pred, k.is_signed = row->is_signed;
        if (!wide_int_of(e, v, r, i, above, &k.a[1])) return true;
        k.a[0] = row->fn(e, &k);
    }
    wide_int_set(e, v, 0, &k.a[0]);
    return true;
}

bool expand_wide_order(Emit *e, ValueId v, bool is_signed) {
    uint32_t lanes = wide_lanes(e, e->f->inst.at[v].type);
    Comps c = comps_of(e, e->f->inst.at[v].type);
    enum HighBits above = is_signed ? HIGH_SIGN : HIGH_ZERO;
    for (uint32_t i = 0; i < lanes && c.n == lanes; i++) {
        WideInt a, b;
        if (!wide_int_of(e, v, inst_op(e->f, v, 0), i, above, &a) ||
            !wide_int_of(e, v, inst_op(e->f, v, 1), i, above, &b))
            return true;
        enum RegClass cls = (enum RegClass)c.at[i].cls;
        Opd more = wide_int_compare(e, is_signed ? ICMP_SGT : ICMP_UGT, &a, &b),
            less = wide_int_compare(e, is_signed ? ICMP_SLT : ICMP_ULT, &a, &b);
        Opd high = opd_select(e, &c.at[i], more, opd_imm(cls, 1), opd_imm(cls, 0));
        val_set(e, v, i, opd_select(e, &c.at[i], less, opd_imm(cls, UINT64_MAX), high));
    }
    return c.n == lanes;
}

/* Emits one lane of fptosi.sat or fptoui.sat: a number out of range becomes the nearest limit, and NaN
 * becomes 0. */
bool expand_wide_sat(Emit *e, ValueId v, const Comp *from, uint32_t lane, Opd a, bool is_signed) {
    TypeId s = type_scalar(e->m, e->f->inst.at[v].type);
    uint32_t bits = type_bits(e->m, s);
    if (bits > 1024) return false;
    if (from->cls == RC_B16) a = half_to_f32(e, from, opd_reg(e, a));
    if (from->kind != TY_DOUBLE) a = cast_scalar(e, OP_FPEXT, &f32_comp, &f64_comp, opd_reg(e, a));
    a = opd_reg(e, a);
    Opd size = reg_new(e, RC_B64), zero = opd_imm(RC_B64, 0);
    put(e, "abs.f64 $o, $o", size, a);
    WideInt d = wide_int_from_double(e, bits, size), like = d, none = zero_like(&d);
    Opd limit = opd_imm(RC_B64, (uint64_t)(bits - is_signed > 1023 ? 2047 : 1023 + bits - is_signed) << 52);
    Opd below = float_compare(e, FCMP_OLT, &f64_comp, a, zero), nan = float_compare(e, FCMP_UNO, &f64_comp, a, a);
    Opd over = float_compare(e, FCMP_OGE, &f64_comp, size, limit);
    if (is_signed) {
        WideInt most = signed_limit(e, &like, below);
        d = wide_int_negate_if(e, below, &d);
        d = wide_int_select(e, over, &most, &d);
    } else {
        WideInt most = wide_int_number(&like, UINT64_MAX, true);
        d = wide_int_select(e, over, &most, &d);
        d = wide_int_select(e, below, &none, &d);
    }
    d = wide_int_select(e, nan, &none, &d);
    wide_int_set(e, v, lane, &d);
    return true;
}
