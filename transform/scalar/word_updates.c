/* word-updates: changes some bits of a word in place, instead of taking them out, changing them and putting them back.
 *
 *    %s = lshr i32 %w, %k                   %e = zext i8 %z to i32
 *    %b = trunc i32 %s to i8                %p = shl i32 %e, %k
 *    %x = xor i8 %b, %z                     %r = xor i32 %w, %p
 *    %e = zext i8 %x to i32
 *    %p = shl i32 %e, %k
 *    %m = shl i32 255, %k
 *    %n = xor i32 %m, -1
 *    %h = and i32 %w, %n
 *    %r = or i32 %h, %p
 *
 * That is a[i] ^= z, where index-select has made one integer of an array of bytes; a[i] |= z becomes an or. The
 * operation may also be done in the width of the word, from which its result is cut, as C does it. Only xor and or are
 * right: bits of %w where %p is zero stay, and a bit of the result depends on no other one. A sum looks the same and is
 * wrong, because it may carry into the next byte.
 *
 * index-select freezes %w and %x, because poison in one byte of memory does not spread to the others. %r is then made
 * of the freeze of %w that %h has, since another one may give other bits, and %z is frozen.
 *
 * Needs nothing. Keeps the blocks. */
#include "ir/arith.h"
#include "transform/pass.h"

/* A field of a word: `bits` bits of `word` from bit `at` on. frozen: the word itself, or a freeze of it, from which the
 * other bits are taken. */
typedef struct PackedField {
    Ref word, frozen, at;
    uint32_t bits;
} PackedField;

/* Returns operand k of r if r is an instruction `op`; else REF_NULL. */
static Ref part(const Fn *f, Ref r, enum Op op, uint32_t k) {
    return ref_is_inst(f, r, op) ? inst_op(f, ref_index(r), k) : REF_NULL;
}

/* Returns what r freezes; r itself if it is no freeze. */
static Ref thawed(const Fn *f, Ref r) { return ref_is_inst(f, r, OP_FREEZE) ? part(f, r, OP_FREEZE, 0) : r; }

/* Reports whether r is a word without one field, and sets *w to that: and %w, (xor (shl ones, %at), -1). */
static bool is_rest(const Module *m, const Fn *f, Ref r, PackedField *w) {
    for (uint32_t k = 0; k < 2; k++) {
        Ref others = part(f, r, OP_AND, k), mask = part(f, part(f, r, OP_AND, !k), OP_XOR, 0);
        uint64_t ones, all;
        if (!ref_int(m, part(f, part(f, r, OP_AND, !k), OP_XOR, 1), &all)) continue;
        if (all != arith_ones(type_bits(m, ref_type(m, f, r))) || !ref_int(m, part(f, mask, OP_SHL, 0), &ones))
            continue;
        if (!ones || ones >= all || ones & (ones + 1)) continue;
        *w = (PackedField){thawed(f, others), others, part(f, mask, OP_SHL, 1), log2_floor(ones) + 1};
        return true;
    }
    return false;
}

/* Reports whether r is the field w, in its own width, or extended with zeros to that of the word. */
static bool is_field(const Fn *f, Ref r, const PackedField *w, bool extended) {
    if (extended) r = part(f, r, OP_ZEXT, 0);
    Ref shift = part(f, r, OP_TRUNC, 0);
    return ref_same(thawed(f, part(f, shift, OP_LSHR, 0)), w->word) && ref_same(part(f, shift, OP_LSHR, 1), w->at);
}

/* Returns z if r, a number as wide as field w, is `field op z` or `z op field`, where *op is OP_XOR or OP_OR; z is as
 * wide as the word if the operation is. Returns REF_NULL if r is anything else. */
static Ref change_find(const Fn *f, Ref r, const PackedField *w, enum Op *op) {
    bool extended = ref_is_inst(f, r, OP_TRUNC);
    if (extended) r = part(f, r, OP_TRUNC, 0);
    *op = ref_is_inst(f, r, OP_XOR) ? OP_XOR : OP_OR;
    for (uint32_t k = 0; k < 2; k++)
        if (is_field(f, part(f, r, *op, k), w, extended)) return part(f, r, *op, !k);
    return REF_NULL;
}

/* Replaces v if it puts a changed field back into its word. Reports whether it does. */
static bool update_replace(Edit *e, ValueId v) {
    TypeId type = inst_at(e->f, v)->type;
    for (uint32_t k = 0; k < 2; k++) {
        Ref shifted = inst_op(e->f, v, k), field = part(e->f, part(e->f, shifted, OP_SHL, 0), OP_ZEXT, 0);
        PackedField w;
        enum Op op;
        if (ref_same(field, REF_NULL) || !is_rest(e->m, e->f, inst_op(e->f, v, !k), &w)) continue;
        TypeId narrow = ref_type(e->m, e->f, field);
        Ref z = change_find(e->f, thawed(e->f, field), &w, &op);
        if (ref_same(z, REF_NULL) || type_bits(e->m, narrow) != w.bits) continue;
        if (!ref_same(part(e->f, shifted, OP_SHL, 1), w.at)) continue;
        z = edit_make(e, v, OP_FREEZE, ref_type(e->m, e->f, z), &z, 1);
        if (ref_type(e->m, e->f, z) != narrow) z = edit_make(e, v, OP_TRUNC, narrow, &z, 1);
        Ref change[] = {edit_make(e, v, OP_ZEXT, type, &z, 1), w.at};
        Ref both[] = {w.frozen, edit_make(e, v, OP_SHL, type, change, 2)};
        edit_replace(e, v, edit_make(e, v, op, type, both, 2));
        edit_delete(e, v);
        return true;
    }
    return false;
}

bool pass_word_updates(Pass *p, Fn *f) {
    Edit e;
    uint64_t n = 0;
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        if (inst_at(f, v)->op == OP_OR && type_is_int(p->m, inst_at(f, v)->type)) n += update_replace(&e, v);
    }
    pass_stat(p, "fields changed in place", n);
    return edit_commit(&e);
}
