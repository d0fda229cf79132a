/* fold_wide.c: folds operations on integer constants of which one has more than 64 bits, but none more than BITS_MAX:
 * arithmetic, comparisons, and conversions to other widths.
 *
 *    mul i128 18446744073709551616, 3     =>     55340232221128654848
 *
 * The numbers are WORDS words of 64 bits (ir/number.h), zero-extended. Arithmetic by words alone is wrong wherever the
 * sign counts: i65 -1 is 2^65 - 1 in words, whose half is 2^64 - 1, but -1 / 2 is 0. So ashr, sdiv, srem and signed
 * comparisons extend the sign to all words first. */
#include "ir/number.h"
#include "ir/arith.h"
#include "transform/scalar/fold.h"

enum { WORDS = 4, BITS_MAX = WORDS * 64 };

typedef struct WideNumber {
    uint64_t word[WORDS];
} WideNumber;

/* Sets *n to the value of integer constant r and *bits to its width. Returns false if r is no integer constant of at
 * most BITS_MAX bits. */
static bool number_of(const Module *m, Ref r, WideNumber *n, uint32_t *bits) {
    *n = (WideNumber){{0}};
    if (!ref_is(r, REF_CONST)) return false;
    const Const *c = const_at(m, r);
    if (c->kind > CONST_WIDE || (*bits = type_bits(m, c->type)) > BITS_MAX) return false;
    if (ref_int(m, r, &n->word[0])) return true;
    for (uint32_t k = 0; k < c->n; k++) n->word[k / 2] |= (uint64_t)m->const_word.at[c->first + k] << k % 2 * 32;
    return true;
}

/* Returns the integer of type t whose words are those of n, truncated. */
static Ref number_make(Module *m, TypeId t, const WideNumber *n) {
    uint32_t half[2 * WORDS];
    for (uint32_t k = 0; k < 2 * WORDS; k++) half[k] = (uint32_t)(n->word[k / 2] >> k % 2 * 32);
    return const_wide(m, t, half, 2 * WORDS);
}

/* Reports whether n is negative, as a number of BITS_MAX bits. */
static bool is_negative(const WideNumber *n) { return n->word[WORDS - 1] >> 63; }

/* Negates n if `yes`. */
static void negate_if(WideNumber *n, bool yes) {
    static const uint64_t zero[WORDS];
    if (yes) big_sub(n->word, zero, n->word, WORDS);
}

/* Sets *r to the quotient or remainder (op) of a by b, numbers of `bits` bits, which are sign-extended if op is signed.
 * Returns false if it is undefined: b is 0, or the quotient is too large, because a is the least number and b is -1. */
static bool divide(enum Op op, WideNumber a, WideNumber b, uint32_t bits, WideNumber *r) {
    bool is_signed = op == OP_SDIV || op == OP_SREM, remainder = op == OP_UREM || op == OP_SREM;
    bool below = is_signed && is_negative(&a), other = is_signed && is_negative(&b);
    WideNumber quotient, rest;
    if (big_zero(b.word, WORDS)) return false;
    negate_if(&a, below);
    negate_if(&b, other);
    big_divide(quotient.word, rest.word, a.word, b.word, WORDS);
    if (is_signed && below == other && big_length(quotient.word, WORDS) == bits) return false;
    *r = remainder ? rest : quotient;
    negate_if(r, remainder ? below : below != other);
    return true;
}

/* Sets *r to `a op b`, numbers of `bits` bits, with arbitrary bits above these. Returns false if op is no binary
 * operation on integers, or if the result is undefined or poison, as arith_binary does. */
static bool binary(enum Op op, WideNumber a, WideNumber b, uint32_t bits, WideNumber *r) {
    bool shift = op == OP_SHL || op == OP_LSHR || op == OP_ASHR;
    if (shift && (big_length(b.word, WORDS) > 32 || b.word[0] >= bits)) return false;
    if (op == OP_ASHR || op == OP_SDIV || op == OP_SREM) big_trunc(a.word, WORDS, bits, true);
    if (op == OP_SDIV || op == OP_SREM) big_trunc(b.word, WORDS, bits, true);
    switch (op) {
    case OP_ADD: big_add(r->word, a.word, b.word, WORDS); return true;
    case OP_SUB: big_sub(r->word, a.word, b.word, WORDS); return true;
    case OP_MUL: big_mul(r->word, a.word, b.word, WORDS); return true;
    case OP_SHL: big_shl(r->word, a.word, b.word[0], WORDS); return true;
    case OP_LSHR: big_shr(r->word, a.word, b.word[0], WORDS, false); return true;
    case OP_ASHR: big_shr(r->word, a.word, b.word[0], WORDS, is_negative(&a)); return true;
    case OP_AND:
    case OP_OR:
    case OP_XOR:
        for (uint32_t k = 0; k < WORDS; k++) arith_binary(op, a.word[k], b.word[k], 64, &r->word[k]);
        return true;
    case OP_UDIV:
    case OP_UREM:
    case OP_SDIV:
    case OP_SREM: return divide(op, a, b, bits, r);
    default: return false;
    }
}

/* Reports whether `a pred b` holds for numbers of `bits` bits. */
static bool compare(enum IntPred pred, WideNumber a, WideNumber b, uint32_t bits) {
    bool is_signed = pred >= ICMP_SGT;
    if (is_signed) big_trunc(a.word, WORDS, bits, true), big_trunc(b.word, WORDS, bits, true);
    int order = big_compare(a.word, b.word, WORDS);
    if (is_negative(&a) != is_negative(&b)) order = is_negative(&a) ? -1 : 1;
    return arith_compare(pred, (uint64_t)(order + 1), 1, 64);
}

Ref fold_wide(Module *m, const Inst *i, const Ref *operand) {
    WideNumber a, b, r;
    uint32_t bits, same;
    if (!i->nopnd || !number_of(m, operand[0], &a, &bits)) return REF_NULL;
    if (bits <= 64 && (!type_is_int(m, i->type) || type_bits(m, i->type) <= 64))
        return REF_NULL; /* fold_inst does it */
    if (i->op == OP_FREEZE) return operand[0];
    if (i->op == OP_TRUNC || i->op == OP_ZEXT || i->op == OP_SEXT) {
        if (!type_is_int(m, i->type) || type_bits(m, i->type) > BITS_MAX) return REF_NULL;
        if (i->op == OP_SEXT) big_trunc(a.word, WORDS, bits, true);
        return number_make(m, i->type, &a);
    }
    if (i->nopnd != 2 || !number_of(m, operand[1], &b, &same) || same != bits) return REF_NULL;
    if (i->op == OP_ICMP) return const_int(m, T_I1, compare((enum IntPred)i->sub, a, b, bits));
    return binary((enum Op)i->op, a, b, bits, &r) ? number_make(m, i->type, &r) : REF_NULL;
}
