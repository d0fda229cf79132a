/* div-rem-pairs: computes a remainder from the quotient of the same numbers, if the program needs both.
 *
 *    %q = sdiv i32 %x, %y           %f = freeze i32 %x
 *    %r = srem i32 %x, %y           %q = sdiv i32 %f, %y
 *                                   %p = mul i32 %q, %y
 *                                   %r = sub i32 %f, %p
 *
 * The machine has no instruction for either: ptxas makes 20 of each, of 64 bits a function with 80. So row = i / width
 * and column = i % width cost as much as two divisions, or as one and two cheap instructions (LLVM: DivRemPairs). One
 * of the two must dominate the other; if that is the remainder, the quotient is computed there too, where the same
 * divisor has been found valid.
 *
 * Two conditions are easily forgotten. If %x is undef, it may be another number at each use: without the freeze %r
 * could be anything, but a remainder is less than %y. (A division by undef is undefined anyway.) And if the quotient is
 * `exact`, it is poison unless the remainder is 0, which the remainder itself is not; it loses the flag.
 *
 * Remainders by constants are left alone, because nvir-ptx computes them from products with reciprocals. The pass runs
 * late, because a remainder has bounds, which ranges know, and the difference has not.
 *
 * Needs dominators. Keeps the blocks. */
#include "ir/hash.h"
#include "transform/pass.h"

/* A quotient and a remainder of the same operands, with their blocks; UINT32_MAX: none so far, or a remainder that has
 * been replaced. Each is the newest one. dividend: the first operand of the quotient, frozen; REF_NULL if it is not
 * frozen yet. */
typedef struct DivRem {
    ValueId quotient, remainder;
    BlockId quotient_block, remainder_block;
    Ref dividend, key[2];
    bool is_signed;
} DivRem;

typedef struct DivRemPairs {
    Fn *f;
    const Cfg *cfg;
    Edit e;
    Hash find;
    VEC(DivRem) pair; /* its index is the id in `find` less 1 */
    uint64_t replaced;
} DivRemPairs;

/* Returns the pair that v, a quotient or remainder, belongs to; an empty one if there was none. */
static DivRem *pair_find(DivRemPairs *s, ValueId v, bool is_signed) {
    const Ref *op = inst_ops(s->f, v);
    uint32_t hash = hash_mix(hash_pair(is_signed, op[0].x, op[1].x)), id;
    for (uint32_t i = hash; (id = hash_next(&s->find, hash, &i)) != 0;) {
        DivRem *d = &s->pair.at[id - 1];
        if (ref_same(d->key[0], op[0]) && ref_same(d->key[1], op[1]) && d->is_signed == is_signed) return d;
    }
    DivRem d = {.quotient = UINT32_MAX, .remainder = UINT32_MAX, .key = {op[0], op[1]}, .is_signed = is_signed};
    vec_push(&s->pair, d);
    hash_add(&s->find, hash, s->pair.n);
    return &s->pair.at[s->pair.n - 1];
}

/* Replaces remainder v by what is left of the dividend of d->quotient, which is executed before it. */
static void remainder_replace(DivRemPairs *s, DivRem *d, ValueId v) {
    TypeId type = inst_at(s->f, v)->type;
    if (ref_same(d->dividend, REF_NULL)) {
        d->dividend = d->key[0];
        if (ref_is(d->dividend, REF_VALUE)) d->dividend = edit_make(&s->e, d->quotient, OP_FREEZE, type, d->key, 1);
        inst_ops(s->f, d->quotient)[0] = d->dividend;
        inst_at(s->f, d->quotient)->flags = 0;
    }
    Ref product[] = {ref_make(REF_VALUE, d->quotient), d->key[1]};
    Ref rest[] = {d->dividend, edit_make(&s->e, v, OP_MUL, type, product, 2)};
    edit_replace(&s->e, v, edit_make(&s->e, v, OP_SUB, type, rest, 2));
    edit_delete(&s->e, v);
    s->replaced++;
}

/* Makes v, a quotient in block b, the quotient of d. If the remainder is executed before it, computes the quotient
 * there instead. */
static void quotient_visit(DivRemPairs *s, DivRem *d, BlockId b, ValueId v) {
    bool after = d->remainder != UINT32_MAX && cfg_dominates(s->cfg, d->remainder_block, b);
    d->quotient = v, d->quotient_block = b, d->dividend = REF_NULL;
    if (!after) return;
    Ref q = edit_make(&s->e, d->remainder, inst_at(s->f, v)->op, inst_at(s->f, v)->type, d->key, 2);
    edit_replace(&s->e, v, q);
    edit_delete(&s->e, v);
    d->quotient = ref_index(q), d->quotient_block = d->remainder_block;
    remainder_replace(s, d, d->remainder);
    d->remainder = UINT32_MAX;
}

/* Replaces remainder v of block b if the quotient of d is executed before it; else makes it the remainder of d. */
static void remainder_visit(DivRemPairs *s, DivRem *d, BlockId b, ValueId v) {
    if (d->quotient != UINT32_MAX && cfg_dominates(s->cfg, d->quotient_block, b)) remainder_replace(s, d, v);
    else d->remainder = v, d->remainder_block = b;
}

bool pass_div_rem_pairs(Pass *p, Fn *f) {
    DivRemPairs s = {.f = f, .cfg = p->cfg};
    edit_begin(&s.e, p->m, f);
    for (uint32_t k = 0; k < s.cfg->nrpo; k++) {
        BlockId b = s.cfg->rpo[k];
        each_inst_in(f, b, v) {
            enum Op op = (enum Op)inst_at(f, v)->op;
            bool quotient = op == OP_UDIV || op == OP_SDIV;
            if (!quotient && op != OP_UREM && op != OP_SREM) continue;
            if (!type_is_int(p->m, inst_at(f, v)->type) || !ref_is(inst_op(f, v, 1), REF_VALUE)) continue;
            if (ref_is_undef(p->m, inst_op(f, v, 0))) continue;
            DivRem *d = pair_find(&s, v, op == OP_SDIV || op == OP_SREM);
            if (quotient) quotient_visit(&s, d, b, v);
            else remainder_visit(&s, d, b, v);
        }
    }
    pass_stat(p, "remainders computed from quotients", s.replaced);
    vec_free(&s.pair);
    free(s.find.slot);
    return edit_commit(&s.e);
}
