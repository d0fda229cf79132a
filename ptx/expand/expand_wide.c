/* expand_wide.c: intrinsics on integers wider than 64 bits and on vectors of them: a table from the name to
 * what makes one lane. */
#include "ir/intrinsic_id.h"
#include "ptx/expand/words.h"

typedef struct Lane {
    Words a[3];              /* operands; a third that is no such integer is left out */
    enum Op op;              /* of the table's row */
    uint32_t pred;
    bool is_signed;
    Opd flag;                /* out: i1, of *.with.overflow */
} Lane;

static Words zero_like(const Words *a) { return words_number(a, 0, false); }
static Words extended(Emit *e, const Words *a, bool is_signed) {
    return words_resize(e, a, a->bits, is_signed);
}

static Words minmax(Emit *e, Lane *k) {
    return words_select(e, words_compare(e, (enum IntPred)k->pred, &k->a[0], &k->a[1]), &k->a[0], &k->a[1]);
}

static Words absolute(Emit *e, Lane *k) { return words_negate_if(e, words_negative(e, &k->a[0]), &k->a[0]); }

/* ------------------------------------------------------------------------------------------------- counts */

/* The number of bits that `op` counts in one word, as 64 bits. */
static Opd count(Emit *e, const char *op, Opd a) {
    Opd n = reg_new(e, RC_B32), d = reg_new(e, RC_B64);
    put(e, "$s.b64 $o, $o", op, n, opd_reg(e, a));
    put(e, "cvt.u64.u32 $o, $o", d, n);
    return d;
}

static Opd reversed(Emit *e, Opd a) {
    Opd d = reg_new(e, RC_B64);
    put(e, "brev.b64 $o, $o", d, opd_reg(e, a));
    return d;
}

static Words ctpop(Emit *e, Lane *k) {
    Opd sum = count(e, "popc", k->a[0].at[0]);
    for (uint32_t i = 1; i < k->a[0].n; i++)
        sum = int_binary(e, OP_ADD, &word_comp, sum, count(e, "popc", k->a[0].at[i]));
    Words d = zero_like(&k->a[0]);
    d.at[0] = sum;
    return d;
}

/* Zeros from the last word of w on: where it is all zeros, 64 and those of the word before. */
static Opd zeros_above(Emit *e, const Words *w) {
    Opd n = count(e, "clz", w->at[0]);
    for (uint32_t i = 1; i < w->n; i++) {
        Opd here = count(e, "clz", w->at[i]);
        Opd none = int_compare(e, ICMP_EQ, &word_comp, w->at[i], opd_imm(RC_B64, 0));
        Opd both = int_binary(e, OP_ADD, &word_comp, n, opd_imm(RC_B64, 64));
        n = select_opd(e, &word_comp, none, both, here);
    }
    return n;
}

static Words ctlz(Emit *e, Lane *k) {
    Words d = zero_like(&k->a[0]);
    d.at[0] = zeros_above(e, &k->a[0]);
    uint32_t more = k->a[0].n * 64 - k->a[0].bits;
    if (more) d.at[0] = int_binary(e, OP_SUB, &word_comp, d.at[0], opd_imm(RC_B64, more));
    return d;
}

static Words words_reversed(Emit *e, const Words *a) {
    Words d = *a;
    for (uint32_t i = 0; i < a->n; i++) d.at[a->n - 1 - i] = reversed(e, a->at[i]);
    return d;
}

/* Zeros from below: those from above of the bits turned round, with a stop behind the last one. */
static Words cttz(Emit *e, Lane *k) {
    Words a = k->a[0], d = zero_like(&a);
    uint32_t last = a.n - 1;
    if (a.bits % 64)
        a.at[last] =
            int_binary(e, OP_OR, &word_comp, a.at[last], opd_imm(RC_B64, (uint64_t)1 << a.bits % 64));
    a = words_reversed(e, &a);
    d.at[0] = zeros_above(e, &a);
    return d;
}

/* What was turned round in whole words lies at their top. */
static Words from_top(Emit *e, const Words *d) {
    uint32_t by = d->n * 64 - d->bits;
    return by ? words_shift(e, OP_LSHR, d, opd_imm(RC_B32, by)) : *d;
}

static Words bitreverse(Emit *e, Lane *k) {
    Words d = words_reversed(e, &k->a[0]);
    return from_top(e, &d);
}

static Words bswap(Emit *e, Lane *k) {
    Words d = k->a[0];
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

/* The far operand moves by one first and then by the rest, so that a count of 0 takes nothing of it. */
static Words funnel(Emit *e, Lane *k) {
    bool right = k->op == OP_LSHR;
    uint32_t bits = k->a[0].bits;
    Words width = words_number(&k->a[2], bits, false);
    Words by = (bits & (bits - 1)) == 0 ? k->a[2] : words_divide(e, OP_UREM, &k->a[2], &width);
    Comp i32 = {.cls = RC_B32, .kind = TY_INT, .bits = 32};
    Opd n = opd_resize(e, by.at[0], RC_B32);
    if ((bits & (bits - 1)) == 0) n = int_binary(e, OP_AND, &i32, n, opd_imm(RC_B32, bits - 1));
    Opd rest = int_binary(e, OP_SUB, &i32, opd_imm(RC_B32, bits - 1), n);
    enum Op near = right ? OP_LSHR : OP_SHL, far = right ? OP_SHL : OP_LSHR;
    Words kept = words_shift(e, near, &k->a[right ? 1 : 0], n);
    Words in = words_shift(e, far, &k->a[right ? 0 : 1], opd_imm(RC_B32, 1));
    in = words_shift(e, far, &in, rest);
    return words_logic(e, OP_OR, &kept, &in);
}

/* ----------------------------------------------------------------------------------------------- overflow */

/* The largest number of the type, or the smallest where cond holds. */
static Words signed_limit(Emit *e, const Words *like, Opd cond) {
    Words most = words_number(like, UINT64_MAX, true), least = zero_like(like);
    uint64_t sign = (uint64_t)1 << (like->bits - 1) % 64;
    most.at[like->n - 1] = opd_imm(RC_B64, sign - 1);
    least.at[like->n - 1] = opd_imm(RC_B64, sign);
    return words_select(e, cond, &least, &most);
}

static Words with_overflow(Emit *e, Lane *k) {
    Words *a = &k->a[0], *b = &k->a[1], d = words_add(e, k->op, a, b);
    if (k->is_signed) {      /* both operands have one sign (for sub: not), and the result the other */
        Words s = extended(e, &d, true), x = words_logic(e, OP_XOR, a, &s),
              y = words_logic(e, OP_XOR, k->op == OP_ADD ? b : a, k->op == OP_ADD ? &s : b);
        k->flag = int_compare(e, ICMP_SLT, &word_comp,
                              int_binary(e, OP_AND, &word_comp, x.at[a->n - 1], y.at[a->n - 1]),
                              opd_imm(RC_B64, 0));
    } else if (k->op == OP_ADD) {
        Words s = extended(e, &d, false);
        k->flag = words_compare(e, ICMP_ULT, &s, a);
    } else {
        k->flag = words_compare(e, ICMP_ULT, a, b);
    }
    return d;
}

static Words add_sat(Emit *e, Lane *k) {
    Words d = with_overflow(e, k), limit;
    if (k->is_signed) limit = signed_limit(e, &d, words_negative(e, &k->a[0]));
    else limit = k->op == OP_ADD ? words_number(&d, UINT64_MAX, true) : zero_like(&d);
    return words_select(e, k->flag, &limit, &d);
}

/* The product in full, of twice the bits, against what is kept of it. */
static Words mul_with_overflow(Emit *e, Lane *k) {
    uint32_t bits = k->a[0].bits, twice = k->a[0].n * 128;
    Words a = words_resize(e, &k->a[0], twice, k->is_signed),
          b = words_resize(e, &k->a[1], twice, k->is_signed);
    Words full = words_multiply(e, &a, &b), d = words_resize(e, &full, bits, k->is_signed);
    Words back = words_resize(e, &d, twice, k->is_signed);
    k->flag = words_compare(e, ICMP_NE, &full, &back);
    return d;
}

static Words shl_sat(Emit *e, Lane *k) {
    Opd n = opd_resize(e, k->a[1].at[0], RC_B32);
    Words d = words_shift(e, OP_SHL, &k->a[0], n), kept = extended(e, &d, k->is_signed);
    Words back = words_shift(e, k->is_signed ? OP_ASHR : OP_LSHR, &kept, n), limit;
    if (k->is_signed) limit = signed_limit(e, &d, words_negative(e, &k->a[0]));
    else limit = words_number(&d, UINT64_MAX, true);
    return words_select(e, words_compare(e, ICMP_NE, &back, &k->a[0]), &limit, &d);
}

static Words binary(Emit *e, Lane *k) {
    switch (k->op) {
    case OP_ADD: return words_add(e, OP_ADD, &k->a[0], &k->a[1]);
    case OP_MUL: return words_multiply(e, &k->a[0], &k->a[1]);
    default: return words_logic(e, k->op, &k->a[0], &k->a[1]);
    }
}

/* ---------------------------------------------------------------------------------------------- the table */

typedef Words LaneFn(Emit *e, Lane *k);
typedef struct WideRow { uint32_t id; LaneFn *fn; uint8_t op, pred; bool is_signed; } WideRow;
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

static int wide_order(const void *id, const void *row) {
    uint32_t a = *(const uint32_t *)id, b = ((const WideRow *)row)->id;
    return a < b ? -1 : a > b;
}
static const WideRow *wide_find(uint32_t id) {
    return bsearch(&id, wide_table, sizeof wide_table / sizeof *wide_table, sizeof *wide_table, wide_order);
}

static uint32_t lanes_of(Emit *e, TypeId t) {
    return type_kind(e->m, t) == TY_VECTOR ? (uint32_t)type_at(e->m, t)->n : 1;
}

/* Operands from `first` on of this lane that are such integers. */
static bool lane_operands(Emit *e, ValueId v, const WideRow *row, uint32_t lane, Lane *k) {
    uint32_t n = call_nargs(e->f, v);
    *k = (Lane){.op = (enum Op)row->op, .pred = row->pred, .is_signed = row->is_signed};
    for (uint32_t i = 0; i < n && i < 3; i++) {
        Ref r = inst_op(e->f, v, i);
        if (!is_wide_int(e, ref_type(e->m, e->f, r))) break;
        if (!words_of(e, v, r, lane, row->is_signed ? ABOVE_SIGN : ABOVE_ZERO, &k->a[i])) return false;
    }
    if (row->fn != mul_with_overflow || k->a[0].n * 2 <= WORDS_MAX) return true;
    emit_error(e, v, "this operation is known for integers of up to %u bits", WORDS_MAX * 32);
    return false;
}

bool expand_wide(Emit *e, ValueId v, uint32_t id) {
    const WideRow *row = wide_find(id);
    Ref first = inst_op(e->f, v, 0);
    TypeId t = ref_type(e->m, e->f, first);
    uint32_t lanes = lanes_of(e, t), n = comps_of(e, t).n;
    if (!row) return false;
    for (uint32_t i = 0; i < lanes; i++) {
        Lane k;
        if (!lane_operands(e, v, row, i, &k)) return true;
        Words d = row->fn(e, &k);
        Comps c = comps_of(e, type_scalar(e->m, t));
        for (uint32_t j = 0; j < c.n; j++)
            val_set(e, v, i * c.n + j, cast_scalar(e, OP_TRUNC, &word_comp, &c.at[j], d.at[j]));
        if (k.flag.kind != OPD_NONE) val_set(e, v, n + i, k.flag);
    }
    return true;
}

bool expand_wide_reduce(Emit *e, ValueId v, uint32_t id) {
    const WideRow *row = wide_find(id);
    Ref r = inst_op(e->f, v, 0);
    enum Above above = row && row->is_signed ? ABOVE_SIGN : ABOVE_ZERO;
    Lane k = {0};
    if (!row) return false;
    if (!words_of(e, v, r, 0, above, &k.a[0])) return true;
    for (uint32_t i = 1; i < lanes_of(e, ref_type(e->m, e->f, r)); i++) {
        k.op = (enum Op)row->op, k.pred = row->pred, k.is_signed = row->is_signed;
        if (!words_of(e, v, r, i, above, &k.a[1])) return true;
        k.a[0] = row->fn(e, &k);
    }
    words_set(e, v, 0, &k.a[0]);
    return true;
}

bool expand_wide_order(Emit *e, ValueId v, bool is_signed) {
    uint32_t lanes = lanes_of(e, e->f->inst.at[v].type);
    Comps c = comps_of(e, e->f->inst.at[v].type);
    enum Above above = is_signed ? ABOVE_SIGN : ABOVE_ZERO;
    for (uint32_t i = 0; i < lanes && c.n == lanes; i++) {
        Words a, b;
        if (!words_of(e, v, inst_op(e->f, v, 0), i, above, &a)
            || !words_of(e, v, inst_op(e->f, v, 1), i, above, &b))
            return true;
        enum RegClass cls = (enum RegClass)c.at[i].cls;
        Opd more = words_compare(e, is_signed ? ICMP_SGT : ICMP_UGT, &a, &b),
            less = words_compare(e, is_signed ? ICMP_SLT : ICMP_ULT, &a, &b);
        Opd high = select_opd(e, &c.at[i], more, opd_imm(cls, 1), opd_imm(cls, 0));
        val_set(e, v, i, select_opd(e, &c.at[i], less, opd_imm(cls, UINT64_MAX), high));
    }
    return c.n == lanes;
}

/* fptosi.sat, fptoui.sat: what is out of range becomes the limit, NaN 0. */
bool expand_wide_sat(Emit *e, ValueId v, const Comp *from, uint32_t lane, Opd a, bool is_signed) {
    TypeId s = type_scalar(e->m, e->f->inst.at[v].type);
    uint32_t bits = type_bits(e->m, s);
    Comp f64 = {.cls = RC_B64, .kind = TY_DOUBLE, .bits = 64},
         f32 = {.cls = RC_B32, .kind = TY_FLOAT, .bits = 32};
    if (bits > 1024) return false;
    if (from->cls == RC_B16) a = half_to_f32(e, from, opd_reg(e, a));
    if (from->kind != TY_DOUBLE) a = cast_scalar(e, OP_FPEXT, &f32, &f64, opd_reg(e, a));
    a = opd_reg(e, a);
    Opd size = reg_new(e, RC_B64), zero = opd_imm(RC_B64, 0);
    put(e, "abs.f64 $o, $o", size, a);
    Words d = words_from_double(e, bits, size), like = d, none = zero_like(&d);
    Opd limit = opd_imm(RC_B64, (uint64_t)(bits - is_signed > 1023 ? 2047 : 1023 + bits - is_signed) << 52);
    Opd below = float_compare(e, FCMP_OLT, &f64, a, zero), nan = float_compare(e, FCMP_UNO, &f64, a, a);
    Opd over = float_compare(e, FCMP_OGE, &f64, size, limit);
    if (is_signed) {
        Words most = signed_limit(e, &like, below);
        d = words_negate_if(e, below, &d);
        d = words_select(e, over, &most, &d);
    } else {
        Words most = words_number(&like, UINT64_MAX, true);
        d = words_select(e, over, &most, &d);
        d = words_select(e, below, &none, &d);
    }
    d = words_select(e, nan, &none, &d);
    words_set(e, v, lane, &d);
    return true;
}
