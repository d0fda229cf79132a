/* idiom.c: recognises several IR instructions that are one PTX instruction:
 *
 *   add (mul a, b), c           mad.lo             c not constant: those belong to addressing (select_gep.c)
 *   sub c, (mul a, n)           mad.lo a, -n, c    n constant
 *   add (shl a, n), c           mad.lo a, 2^n, c   32 bits, n constant; also an or of disjoint bits
 *   mul (sext a), (sext b)      mul.wide.s32       or a constant that fits; .u32 for zext
 *   and (lshr x, n), 2^k - 1    bfe.u32
 *   ashr (shl x, n), k          bfe.s32            n <= k
 *   or (shl a, n), (lshr b, m)  shf                n + m = 32, or one is 32 minus the other; also add, xor
 *   the same with 64 bits       shl, shr, add      ptxas makes two shf of an add, but not of an or
 *   or (zext a), (shl (zext b), 32)   mov.b64 d, {a, b}   a and b have 32 bits; also add, xor
 *   trunc (lshr x, 32)          mov.b64 {-, d}, x  to 32 bits; also ashr
 *   sext (trunc x)              cvt                of the lower 8 or 16 bits of x; also zext
 *   zext (trunc x)              and.b64            of the lower 32 bits of x, for sums of limbs
 *   select (icmp lt a, b), a, b min                also le, gt, ge, the operands exchanged, a constant one off; max
 *   select (icmp lt a, c), c, m max                m is min (a, d), c and d are constants, c <= d; min of max
 *   select (fcmp olt a, c), a, c min.f32           c constant; also the other predicates for which a NaN and zeros of
 *                                                  both signs give the same number; max; f64
 *   select (icmp lt a, 0), -a, a abs               also in the other order
 *
 * There is no row for lop3, because ptxas combines and, or and xor by itself, and version 13.0 crashed on
 * some combinations that were written as lop3.
 *
 * An inner instruction must have no other user and be in the same block; it is then emitted as part of the outer one.
 * An extension may be anywhere, and is not emitted if all its users are idioms that read its operand instead. Idioms
 * are matched twice: once before the function is emitted, to mark inner instructions as folded, and again when the
 * outer instruction is emitted. */
#include "analysis/zeros.h"
#include "ir/arith.h"
#include "ptx/select/select.h"

typedef struct Idiom {
    uint32_t bits;    /* of the result: 16, 32 or 64 */
    bool is_signed;   /* signed operands; shf: shift to the left */
    bool is_max;      /* min or max: the greater one */
    ValueId inner[3]; /* instructions that become part of it */
    uint32_t ninner;
    Ref op[3];       /* operands of the PTX instruction, in its order; REF_NULL after the last */
    uint32_t imm[2]; /* bfe: position and width of the field; cvt: the number of bits */
    Ref unused[2];   /* operands of v that the PTX instruction does not read; they may have other users */
} Idiom;

/* Returns the instruction (or parameter) that r is the result of; NULL if r is no such value, as a constant is not. */
static const Inst *inst_of(const Emit *e, Ref r) { return ref_is(r, REF_VALUE) ? inst_at(e->f, ref_index(r)) : NULL; }

/* Reports whether r is an instruction `op` that can be folded into v: it is in the block of v and has no other use. On
 * the first match it must also be unmarked; on the second, when v is marked as an idiom, it is already folded. */
static bool can_fold(const Emit *e, ValueId v, Ref r, enum Op op) {
    const Inst *in = inst_of(e, r);
    uint8_t mark = e->plan.mark.at[v] & MARK_IDIOM ? MARK_FOLDED : 0;
    return in && in->op == op && val_uses(e, ref_index(r)) == 1 &&
           (e->plan.mark.at[ref_index(r)] & (MARK_FOLDED | MARK_IDIOM)) == mark &&
           e->fn.cfg->block_of[ref_index(r)] == e->fn.cfg->block_of[v];
}

/* Reports whether r is an integer constant, and sets *n to it. */
static bool is_constant(const Emit *e, Ref r, uint64_t *n) { return !ref_is(r, REF_VALUE) && ref_int(e->m, r, n); }

/* Matches a * b + c, in which nothing else uses the product. */
static bool match_mad(Emit *e, ValueId v, Idiom *i) {
    uint64_t n;
    for (uint32_t k = 0; k < 2; k++) {
        Ref mul = inst_op(e->f, v, k), rest = inst_op(e->f, v, !k);
        if (!can_fold(e, v, mul, OP_MUL) || is_constant(e, rest, &n)) continue;
        const Ref *op = inst_ops(e->f, ref_index(mul));
        *i = (Idiom){.bits = i->bits, .inner = {ref_index(mul)}, .ninner = 1, .op = {op[0], op[1], rest}};
        return true;
    }
    return false;
}

/* Matches c - a * n, in which nothing else uses the product and n is constant. */
static bool match_mad_negative(Emit *e, ValueId v, Idiom *i) {
    Ref mul = inst_op(e->f, v, 1);
    uint64_t n;
    if (!can_fold(e, v, mul, OP_MUL) || !is_constant(e, inst_op(e->f, ref_index(mul), 1), &n)) return false;
    Ref factor = const_int(e->m, inst_at(e->f, v)->type, 0 - n);
    Ref a = inst_op(e->f, ref_index(mul), 0);
    *i = (Idiom){.bits = i->bits, .inner = {ref_index(mul)}, .ninner = 1, .op = {a, factor, inst_op(e->f, v, 0)}};
    return true;
}

/* Matches (a << n) + c with 32 bits, or the or of these if no bit can be set in both, in which nothing else uses the
 * shift and n is constant. The machine has one instruction for that; of an or ptxas makes two, because it does not know
 * that it is a sum. */
static bool match_mad_shift(Emit *e, ValueId v, Idiom *i) {
    const Inst *in = inst_at(e->f, v);
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    if (i->bits != 32) return false;
    if (in->op == OP_OR && !(in->flags & IF_DISJOINT) &&
        (uint32_t)(zeros_of(e->m, e->f, a) | zeros_of(e->m, e->f, b)) != UINT32_MAX)
        return false;
    for (uint32_t k = 0; k < 2; k++) {
        uint64_t n, c;
        Ref shl = inst_op(e->f, v, k), rest = inst_op(e->f, v, !k);
        if (!can_fold(e, v, shl, OP_SHL) || is_constant(e, rest, &c)) continue;
        if (!is_constant(e, inst_op(e->f, ref_index(shl), 1), &n) || n >= 32) continue;
        Ref factor = const_int(e->m, in->type, (uint64_t)1 << n);
        Ref x = inst_op(e->f, ref_index(shl), 0);
        *i = (Idiom){.bits = 32, .inner = {ref_index(shl)}, .ninner = 1, .op = {x, factor, rest}};
        return true;
    }
    return false;
}

/* Emits mad.lo. */
static void put_mad(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    (void)i;
    put(e, "mad.lo.$s $o, $o, $o, $o", rc_s[d.cls], d, x[0], x[1], x[2]);
}

/* Sets *from to the i32 that r extends, with its sign if is_signed; or to r itself if r is a constant from INT32_MIN
 * (0 if not is_signed) to INT32_MAX. Returns false if r is neither. */
static bool unextended(Emit *e, Ref r, bool is_signed, Ref *from) {
    const Inst *in = inst_of(e, r);
    int64_t s;
    uint64_t u;
    *from = r;
    if (!in && is_signed) return ref_sint(e->m, r, &s) && s == (int32_t)s;
    if (!in) return ref_int(e->m, r, &u) && u <= INT32_MAX;
    *from = inst_op(e->f, ref_index(r), 0);
    return in->op == (is_signed ? OP_SEXT : OP_ZEXT) && ref_type(e->m, e->f, *from) == T_I32;
}

/* Matches a 64-bit product of two operands extended from 32 bits in the same way, of which one may be a constant. An
 * extension, in any block, is not emitted if all its users are such products. */
static bool match_wide(Emit *e, ValueId v, Idiom *i) {
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1), x, y;
    if (i->bits != 64 || !inst_of(e, a)) return false;
    for (int is_signed = 1; is_signed >= 0; is_signed--) {
        if (!unextended(e, a, is_signed, &x) || !unextended(e, b, is_signed, &y)) continue;
        *i = (Idiom){.bits = 64, .is_signed = is_signed, .op = {x, y}};
        i->unused[0] = a;
        if (inst_of(e, b)) i->unused[1] = b;
        return true;
    }
    return false;
}

/* Emits mul.wide. */
static void put_wide(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    put(e, "mul.wide.$s $o, $o, $o", i->is_signed ? "s32" : "u32", d, x[0], x[1]);
}

/* Matches the extraction of a bit field by two shifts, or by a shift and a mask. */
static bool match_bfe(Emit *e, ValueId v, Idiom *i) {
    bool is_signed = inst_at(e->f, v)->op == OP_ASHR;
    Ref shift = inst_op(e->f, v, 0);
    uint64_t n, k;
    if (i->bits != 32 || !can_fold(e, v, shift, is_signed ? OP_SHL : OP_LSHR)) return false;
    if (!is_constant(e, inst_op(e->f, v, 1), &k)) return false;
    if (!is_constant(e, inst_op(e->f, ref_index(shift), 1), &n)) return false;
    *i = (Idiom){.bits = 32, .is_signed = is_signed, .inner = {ref_index(shift)}, .ninner = 1};
    i->op[0] = inst_op(e->f, ref_index(shift), 0);
    if (is_signed) {
        i->imm[0] = (uint32_t)(k - n), i->imm[1] = (uint32_t)(32 - k);
        return n <= k && k < 32;
    }
    while (i->imm[1] < 32 && k >> i->imm[1] & 1) i->imm[1]++;
    i->imm[0] = (uint32_t)n;
    return n < 32 && i->imm[1] && k == (1ull << i->imm[1]) - 1 && n + i->imm[1] <= 32;
}

/* Emits bfe. */
static void put_bfe(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    put(e, "bfe.$s $o, $o, $u, $u", i->is_signed ? "s32" : "u32", d, x[0], i->imm[0], i->imm[1]);
}

/* Reports whether r is `bits` minus n: both are constants other than 0, or r is a `sub` of n from the constant
 * `bits`. */
static bool is_complement(const Emit *e, uint32_t bits, Ref r, Ref n) {
    const Inst *in = inst_of(e, r);
    uint64_t c, d;
    if (is_constant(e, r, &c)) return is_constant(e, n, &d) && c && d && c + d == bits;
    return in && in->op == OP_SUB && is_constant(e, inst_op(e->f, ref_index(r), 0), &c) && c == bits &&
           ref_same(inst_op(e->f, ref_index(r), 1), n);
}

/* Matches a funnel shift of 32 bits. A shift by 32 or more is undefined in IR, so only the bits of the count
 * that shf uses matter. */
static bool match_shf(Emit *e, ValueId v, Idiom *i) {
    for (uint32_t k = 0; k < 2; k++) {
        Ref left = inst_op(e->f, v, k), right = inst_op(e->f, v, !k);
        if (i->bits != 32 || !can_fold(e, v, left, OP_SHL) || !can_fold(e, v, right, OP_LSHR)) continue;
        const Ref *a = inst_ops(e->f, ref_index(left)), *b = inst_ops(e->f, ref_index(right));
        bool by_left = is_complement(e, 32, b[1], a[1]);
        if (!by_left && !is_complement(e, 32, a[1], b[1])) continue;
        Ref rest = by_left ? b[1] : a[1];
        *i = (Idiom){.bits = 32, .is_signed = by_left, .inner = {ref_index(left), ref_index(right)}, .ninner = 2};
        i->op[0] = b[0], i->op[1] = a[0], i->op[2] = by_left ? a[1] : b[1];
        if (can_fold(e, v, rest, OP_SUB)) i->inner[i->ninner++] = ref_index(rest);
        return true;
    }
    return false;
}

/* Matches a funnel shift of 64 bits, whose shifts are not folded. They have no bit in common, so their sum is their
 * union. */
static bool match_joined(Emit *e, ValueId v, Idiom *i) {
    for (uint32_t k = 0; k < 2; k++) {
        Ref left = inst_op(e->f, v, k), right = inst_op(e->f, v, !k);
        const Inst *a = inst_of(e, left), *b = inst_of(e, right);
        if (i->bits != 64 || !a || !b || a->op != OP_SHL || b->op != OP_LSHR) continue;
        Ref n = inst_op(e->f, ref_index(left), 1), m = inst_op(e->f, ref_index(right), 1);
        if (!is_complement(e, 64, m, n) && !is_complement(e, 64, n, m)) continue;
        *i = (Idiom){.bits = 64, .op = {left, right}};
        return true;
    }
    return false;
}

/* Emits the sum of the parts of a funnel shift. */
static void put_joined(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    (void)i;
    put(e, "add.s64 $o, $o, $o", d, x[0], x[1]);
}

/* Reports whether r is the zext of an i32. */
static bool is_zext32(const Emit *e, Ref r) {
    const Inst *in = inst_of(e, r);
    return in && in->op == OP_ZEXT && ref_type(e->m, e->f, inst_op(e->f, ref_index(r), 0)) == T_I32;
}

/* Reports whether r is a shift of 64 bits by 32 that can be folded into v. */
static bool is_half_shift(const Emit *e, ValueId v, Ref r, enum Op op) {
    uint64_t n;
    return can_fold(e, v, r, op) && inst_at(e->f, ref_index(r))->type == T_I64 &&
           is_constant(e, inst_op(e->f, ref_index(r), 1), &n) && n == 32;
}

/* Matches a 64-bit number that is made of two halves. An extension, in any block, is not emitted if nothing else uses
 * it. */
static bool match_pack(Emit *e, ValueId v, Idiom *i) {
    for (uint32_t k = 0; k < 2; k++) {
        Ref low = inst_op(e->f, v, k), shift = inst_op(e->f, v, !k);
        if (i->bits != 64 || !is_zext32(e, low) || !is_half_shift(e, v, shift, OP_SHL)) continue;
        Ref high = inst_op(e->f, ref_index(shift), 0);
        if (!is_zext32(e, high)) continue;
        *i = (Idiom){.bits = 64, .inner = {ref_index(shift)}, .ninner = 1};
        for (uint32_t o = 0; o < 2; o++) {
            i->unused[o] = o ? high : low;
            i->op[o] = inst_op(e->f, ref_index(i->unused[o]), 0);
        }
        return true;
    }
    return false;
}

/* Emits mov.b64 from two registers. */
static void put_pack(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    (void)i;
    put(e, "mov.b64 $o, {$o, $o}", d, x[0], opd_reg(e, x[1]));
}

/* Matches the upper half of a 64-bit number. */
static bool match_high(Emit *e, ValueId v, Idiom *i) {
    Ref shift = inst_op(e->f, v, 0);
    if (i->bits != 32 || (!is_half_shift(e, v, shift, OP_LSHR) && !is_half_shift(e, v, shift, OP_ASHR))) return false;
    *i = (Idiom){.bits = 32, .inner = {ref_index(shift)}, .ninner = 1, .op = {inst_op(e->f, ref_index(shift), 0)}};
    return true;
}

/* Emits mov.b64 to two registers, of which the first is not used. */
static void put_high(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    (void)i;
    put(e, "mov.b64 {$o, $o}, $o", reg_new(e, RC_B32), d, x[0]);
}

/* Emits shf. */
static void put_shf(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    put(e, "shf.$s.wrap.b32 $o, $o, $o, $o", i->is_signed ? "l" : "r", d, x[0], opd_reg(e, x[1]), x[2]);
}

/* Sets *x and *y to the operands of the comparison that decides select v, *pred to its predicate: if it holds of them,
 * the result is operand 1 of the select. Returns false if the condition of v is no icmp of integers. */
static bool select_condition(const Emit *e, ValueId v, Ref *x, Ref *y, enum IntPred *pred) {
    const Inst *c = inst_of(e, inst_op(e->f, v, 0));
    if (!c || c->op != OP_ICMP) return false;
    *x = inst_op(e->f, ref_index(inst_op(e->f, v, 0)), 0);
    *y = inst_op(e->f, ref_index(inst_op(e->f, v, 0)), 1);
    *pred = (enum IntPred)c->sub;
    return type_is_int(e->m, ref_type(e->m, e->f, *x));
}

/* Reports whether pred, which is no equality, is `greater` or `greater or equal`. */
static bool is_greater(enum IntPred pred) {
    uint8_t order = arith_pred_unsigned((uint8_t)pred);
    return order == ICMP_UGT || order == ICMP_UGE;
}

/* Reports whether pred is `less` or `greater`, and the constant d is next to the constant c on that side, so that
 * `a pred c` is the same as `a pred-or-equal d`. */
static bool is_next(const Emit *e, enum IntPred pred, Ref c, Ref d, uint32_t bits) {
    uint64_t x, y;
    bool strict = !arith_compare(pred, 0, 0, bits);
    return strict && is_constant(e, c, &x) && is_constant(e, d, &y) && arith_compare(pred, y, x, bits) &&
           arith_low(is_greater(pred) ? y - 1 : y + 1, bits) == x;
}

/* Matches a choice, by a comparison of x with y, between y and `value`, which stands for x: a minimum or maximum if it
 * is x. */
static bool match_choice(const Emit *e, ValueId v, Ref value, Idiom *i) {
    Ref x, y, yes = inst_op(e->f, v, 1), no = inst_op(e->f, v, 2);
    enum IntPred pred;
    if (!select_condition(e, v, &x, &y, &pred) || pred == ICMP_EQ || pred == ICMP_NE) return false;
    bool first = ref_same(yes, value) && (ref_same(no, y) || is_next(e, pred, y, no, i->bits));
    bool second = ref_same(no, value) && (ref_same(yes, y) || is_next(e, pred, y, yes, i->bits));
    if (!first && !second) return false;
    i->is_signed = arith_pred_unsigned((uint8_t)pred) != pred;
    i->is_max = is_greater(pred) == first;
    i->op[0] = ref_is(no, REF_VALUE) ? no : yes; /* a constant comes last */
    i->op[1] = ref_is(no, REF_VALUE) ? yes : no;
    i->unused[0] = inst_op(e->f, v, 0);
    return true;
}

/* Reports whether `inner` is a minimum or maximum of x and a constant, and *outer, a choice between it and another
 * constant by a comparison of x, the other of the two: `x < 0 ? 0 : min(x, 255)` is max(min(x, 255), 0) because 0 is at
 * most 255. */
static bool is_clamp(const Emit *e, const Idiom *outer, Ref x, Ref inner) {
    Idiom i = {.bits = outer->bits};
    uint64_t low, high;
    if (!ref_is_inst(e->f, inner, OP_SELECT) || !match_choice(e, ref_index(inner), x, &i) || !ref_same(i.op[0], x))
        return false;
    if (i.is_max == outer->is_max || i.is_signed != outer->is_signed) return false;
    if (!is_constant(e, (i.is_max ? i : *outer).op[1], &low) || !is_constant(e, (i.is_max ? *outer : i).op[1], &high))
        return false;
    return arith_compare(i.is_signed ? ICMP_SLE : ICMP_ULE, low, high, i.bits);
}

/* Matches a minimum or maximum: a choice between the operands of the comparison that decides it, or one that clamps. */
static bool match_minmax(Emit *e, ValueId v, Idiom *i) {
    Ref x, y;
    enum IntPred pred;
    if (!select_condition(e, v, &x, &y, &pred)) return false;
    if (match_choice(e, v, x, i)) return true;
    for (uint32_t k = 1; k <= 2; k++)
        if (match_choice(e, v, inst_op(e->f, v, k), i) && is_clamp(e, i, x, inst_op(e->f, v, k))) return true;
    return false;
}

/* Emits min or max. */
static void put_minmax(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    put(e, "$s.$s$u $o, $o, $o", i->is_max ? "max" : "min", i->is_signed ? "s" : "u", i->bits, d, x[0], x[1]);
}

/* Reports whether r is a constant float or double and neither a NaN nor, if `normal`, a denormal or 0. Sets *zero to
 * whether it is 0, and *negative to its sign. */
static bool is_float_constant(const Emit *e, Ref r, bool normal, bool *zero, bool *negative) {
    if (!ref_is(r, REF_CONST) || const_at(e->m, r)->kind != CONST_FP) return false;
    bool wide = type_kind(e->m, const_at(e->m, r)->type) == TY_DOUBLE;
    uint32_t bits = wide ? 64 : 32, fraction = wide ? 52 : 23;
    uint64_t n = const_at(e->m, r)->bits, magnitude = arith_low(n, bits - 1),
             infinity = arith_ones(bits - 1 - fraction) << fraction;
    *zero = !magnitude, *negative = n >> (bits - 1) & 1;
    return magnitude <= infinity && (!normal || magnitude >> fraction);
}

/* Matches the minimum or maximum of a float and a constant. PTX returns the constant if the float is a NaN, and takes
 * -0 for less than +0; a comparison does not, so it matters which of two zeros is chosen. Where the comparison takes
 * denormals for 0, only a normal constant is certain to be ordered as min orders it. */
static bool match_float_minmax(Emit *e, ValueId v, Idiom *i) {
    const Inst *c = inst_of(e, inst_op(e->f, v, 0));
    Ref yes = inst_op(e->f, v, 1), no = inst_op(e->f, v, 2);
    enum TypeKind kind = type_kind(e->m, inst_at(e->f, v)->type);
    bool zero, negative;
    if (!c || c->op != OP_FCMP || (kind != TY_FLOAT && kind != TY_DOUBLE)) return false;
    const Ref *x = inst_ops(e->f, ref_index(inst_op(e->f, v, 0)));
    uint32_t value = ref_is(x[0], REF_VALUE) ? 0 : 1;
    bool first = ref_same(yes, x[value]) && ref_same(no, x[!value]);
    if (!first && !(ref_same(no, x[value]) && ref_same(yes, x[!value]))) return false;
    if (!is_float_constant(e, x[!value], e->fn.ftz && kind == TY_FLOAT, &zero, &negative)) return false;
    uint8_t chosen = first ? c->sub : c->sub ^ FCMP_TRUE; /* the outcomes for which the result is x[value] */
    uint8_t order = chosen & (FCMP_OLT | FCMP_OGT | FCMP_UNO);
    if (order != FCMP_OLT && order != FCMP_OGT) return false;
    i->is_max = (order == FCMP_OGT) == (value == 0);
    i->op[0] = x[value], i->op[1] = x[!value];
    i->unused[0] = inst_op(e->f, v, 0);
    return !zero || (!(chosen & FCMP_OEQ) && i->is_max != negative);
}

/* Emits min or max of floats. */
static void put_float_minmax(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    put(e, i->bits == 64 ? "$s.f64 $o, $d, $d" : "$s.f32 $o, $f, $f", i->is_max ? "max" : "min", d, x[0], x[1]);
}

/* Matches the choice between a number and its negation by its sign. */
static bool match_abs(Emit *e, ValueId v, Idiom *i) {
    Ref x, y;
    enum IntPred pred;
    int64_t bound;
    uint64_t zero;
    if (!select_condition(e, v, &x, &y, &pred) || !ref_sint(e->m, y, &bound)) return false;
    bool negative = (pred == ICMP_SLT && (bound == 0 || bound == 1)) || (pred == ICMP_SLE && bound == 0);
    bool positive = (pred == ICMP_SGT && (bound == 0 || bound == -1)) || (pred == ICMP_SGE && bound == 0);
    Ref minus = inst_op(e->f, v, negative ? 1 : 2);
    if ((!negative && !positive) || !ref_same(inst_op(e->f, v, negative ? 2 : 1), x) ||
        !ref_is_inst(e->f, minus, OP_SUB))
        return false;
    if (!is_constant(e, inst_op(e->f, ref_index(minus), 0), &zero) || zero) return false;
    if (!ref_same(inst_op(e->f, ref_index(minus), 1), x)) return false;
    *i = (Idiom){.bits = i->bits, .op = {x}, .unused = {inst_op(e->f, v, 0), minus}};
    return true;
}

/* Emits abs. */
static void put_abs(Emit *e, const Idiom *i, Opd d, const Opd *x) { put(e, "abs.s$u $o, $o", i->bits, d, x[0]); }

/* Matches the extension of a part of x, its lower 8 or 16 bits. A part of 32 bits must be there for users that read it
 * in place of its extension to 64 (match_wide, addresses). */
static bool match_part(Emit *e, ValueId v, Idiom *i) {
    Ref part = inst_op(e->f, v, 0);
    if (!can_fold(e, v, part, OP_TRUNC)) return false;
    Ref x = inst_op(e->f, ref_index(part), 0);
    uint32_t bits = type_bits(e->m, ref_type(e->m, e->f, part)), from = type_bits(e->m, ref_type(e->m, e->f, x));
    if ((bits != 8 && bits != 16) || (from != 16 && from != 32 && from != 64)) return false;
    *i = (Idiom){.bits = i->bits, .inner = {ref_index(part)}, .ninner = 1, .op = {x}, .imm = {bits}};
    i->is_signed = inst_at(e->f, v)->op == OP_SEXT;
    return true;
}

/* Emits cvt. */
static void put_part(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    const char *sign = i->is_signed ? "s" : "u";
    put(e, "cvt.$s$u.$s$u $o, $o", sign, i->bits, sign, i->imm[0], d, x[0]);
}

/* Reports whether `user` reads v itself. Products, shifts, addresses, and what joins two halves, may read what v
 * extends (match_wide, match_pack, index_decompose). */
static bool reads_extension(const Emit *e, ValueId user, ValueId v) {
    const Inst *in = inst_at(e->f, user);
    if (op_flags(in) & OF_DEBUG) return true;
    if (in->op != OP_ADD && in->op != OP_SUB && in->op != OP_AND && in->op != OP_OR && in->op != OP_XOR) return false;
    Ref first = inst_op(e->f, user, 0),
        other = ref_same(first, ref_make(REF_VALUE, v)) ? inst_op(e->f, user, 1) : first;
    return ref_is(other, REF_VALUE) && !ref_is_inst(e->f, other, OP_SHL);
}

/* Matches the lower 32 bits of a 64-bit number, as sums of the limbs of a long number need them, if all users read the
 * extension itself. */
static bool match_low(Emit *e, ValueId v, Idiom *i) {
    Ref part = inst_op(e->f, v, 0);
    if (i->bits != 64 || ref_type(e->m, e->f, part) != T_I32 || !can_fold(e, v, part, OP_TRUNC)) return false;
    Ref x = inst_op(e->f, ref_index(part), 0);
    if (ref_type(e->m, e->f, x) != T_I64) return false;
    const Uses *uses = fn_uses(e->f);
    for (uint32_t k = uses->first[v]; k < uses->first[v + 1]; k++)
        if (!reads_extension(e, uses->at[k], v)) return false;
    *i = (Idiom){.bits = 64, .inner = {ref_index(part)}, .ninner = 1, .op = {x}};
    return true;
}

/* Emits and. */
static void put_low(Emit *e, const Idiom *i, Opd d, const Opd *x) {
    (void)i;
    put(e, "and.b64 $o, $o, 4294967295", d, x[0]);
}

/* A row of the table of idioms. The first row that matches is used. */
typedef struct IdiomRow {
    uint8_t outer; /* opcode of the outer instruction */
    /* reports whether v is the idiom, of width i->bits, and then completes *i */
    bool (*match)(Emit *e, ValueId v, Idiom *i);
    void (*put)(Emit *e, const Idiom *i, Opd result, const Opd *op);
    bool narrow; /* the operands have 32 bits, whatever the width of the result */
} IdiomRow;
static const IdiomRow idiom[] = {
    {OP_ADD, match_mad, put_mad, false},          {OP_SUB, match_mad_negative, put_mad, false},
    {OP_ADD, match_shf, put_shf, false},          {OP_OR, match_shf, put_shf, false},
    {OP_XOR, match_shf, put_shf, false},          {OP_MUL, match_wide, put_wide, true},
    {OP_ASHR, match_bfe, put_bfe, false},         {OP_AND, match_bfe, put_bfe, false},
    {OP_OR, match_joined, put_joined, false},     {OP_XOR, match_joined, put_joined, false},
    {OP_SELECT, match_minmax, put_minmax, false}, {OP_SELECT, match_abs, put_abs, false},
    {OP_OR, match_pack, put_pack, true},          {OP_ADD, match_pack, put_pack, true},
    {OP_XOR, match_pack, put_pack, true},         {OP_TRUNC, match_high, put_high, false},
    {OP_ADD, match_mad_shift, put_mad, false},    {OP_OR, match_mad_shift, put_mad, false},
    {OP_SEXT, match_part, put_part, false},       {OP_ZEXT, match_part, put_part, false},
    {OP_ZEXT, match_low, put_low, false},         {OP_SELECT, match_float_minmax, put_float_minmax, false},
};

/* Returns the row of the idiom that v is, and its parts in *i; NULL if it is none. */
static const IdiomRow *idiom_find(Emit *e, ValueId v, Idiom *i) {
    const Inst *in = inst_at(e->f, v);
    enum TypeKind kind = type_kind(e->m, in->type);
    if ((kind != TY_INT && kind != TY_FLOAT && kind != TY_DOUBLE) || !val_uses(e, v)) return NULL;
    uint32_t bits = comps_of(e, in->type).at[0].bits;
    if ((kind == TY_INT && type_bits(e->m, in->type) != bits) || (bits != 16 && bits != 32 && bits != 64)) return NULL;
    for (size_t k = 0; k < sizeof idiom / sizeof *idiom; k++) {
        if (idiom[k].outer != in->op) continue;
        *i = (Idiom){.bits = bits};
        if (idiom[k].match(e, v, i)) return &idiom[k];
    }
    return NULL;
}

void idiom_mark(Emit *e, ValueId v) {
    Idiom i;
    if (e->plan.mark.at[v] & MARK_FOLDED || !idiom_find(e, v, &i)) return;
    e->plan.mark.at[v] |= MARK_IDIOM;
    for (uint32_t k = 0; k < i.ninner; k++) e->plan.mark.at[i.inner[k]] |= MARK_FOLDED;
    for (uint32_t k = 0; k < 2 && i.unused[k].x; k++) {
        e->plan.uses.at[ref_index(i.unused[k])]--;
        e->plan.mark.at[ref_index(i.unused[k])] |= MARK_SKIPPED;
    }
}

bool idiom_emit(Emit *e, ValueId v) {
    Idiom i;
    const IdiomRow *row = e->plan.mark.at[v] & MARK_IDIOM ? idiom_find(e, v, &i) : NULL;
    if (!row) return false;
    Opd x[3] = {{0}};
    for (uint32_t k = 0; k < 3 && i.op[k].x; k++) {
        x[k] = val_use(e, i.op[k], 0);
        if (row->narrow) x[k] = opd_resize(e, x[k], RC_B32);
    }
    if (x[0].kind == OPD_IMM) x[0] = opd_reg(e, x[0]);
    row->put(e, &i, val_def(e, v, 0), x);
    return true;
}
