/* narrow-index: computes an index of memory in 32 bits if it is a shorter number, extended to 64.
 *
 *    %s = load i16, ptr addrspace(3) %a               %s = load i16, ptr addrspace(3) %a
 *    %x = sext i16 %s to i64                          %x = sext i16 %s to i32
 *    %q = getelementptr i32, ptr %p, i64 %x           %q = getelementptr i32, ptr %p, i32 %x
 *
 * A getelementptr sign-extends its index, so both address the same element. PTX multiplies an index of 32 bits and adds
 * it to an address of 64 bits in one instruction (mad.wide), where one of 64 bits takes a shift and an addition; an
 * address in shared memory has 32 bits, for which an index of 64 would be truncated; and the index takes one register
 * instead of two. clang extends each index to 64 bits, and LLVM then widens phis as well (IndVarSimplify).
 *
 * An extension, phi or select is narrowed if all its users are getelementptrs or are narrowed themselves, and if each
 * value that it chooses is narrowed, too, or is a constant of 32 bits or an extension from 32 bits. Phis may depend on
 * one another, so the pass is optimistic: it begins with all candidates, and removes those that violate a condition
 * until none does (a worklist, from which each value is removed once). A zext from 32 bits must be nneg, because as a
 * signed index 2^31 is another element. A user such as `add i64 %x, 1` would need %x in 64 bits as well.
 *
 * Debug records lose a value that is narrowed.
 *
 * Needs the uses. Keeps the blocks. */
#include "ir/arith.h"
#include "transform/pass.h"

typedef struct NarrowIndex {
    Module *m;
    Fn *f;
    const Uses *uses;
    Edit e;
    bool *in_set;      /* by value */
    VEC(ValueId) out;  /* values taken out of the set whose neighbours have not been visited */
    Ref *narrow;       /* by value of the set: what replaces it, of 32 bits */
    uint64_t narrowed; /* statistics */
} NarrowIndex;

/* Reports whether operand k of i is one of the numbers that a phi or select chooses from. */
static bool is_choice(const Inst *i, uint32_t k) {
    return (i->op == OP_PHI && k % 2 == 0) || (i->op == OP_SELECT && k > 0);
}

/* Returns a value of 32 bits whose sign extension is r, if that takes no instruction: a constant, or the operand of an
 * extension. Returns REF_NULL if r is neither. */
static Ref narrow_of(const NarrowIndex *s, Ref r) {
    int64_t n;
    if (ref_sint(s->m, r, &n)) return n == (int32_t)n ? const_int(s->m, T_I32, (uint64_t)n) : REF_NULL;
    if (ref_is_undef(s->m, r)) return const_simple(s->m, (enum ConstKind)const_at(s->m, r)->kind, T_I32);
    if (!ref_is(r, REF_VALUE)) return REF_NULL;
    const Inst *i = inst_at(s->f, ref_index(r));
    if (i->op != OP_SEXT && (i->op != OP_ZEXT || !(i->flags & IF_NNEG))) return REF_NULL;
    Ref x = inst_op(s->f, ref_index(r), 0);
    return ref_type(s->m, s->f, x) == T_I32 ? x : REF_NULL;
}

/* Reports whether v may be in the set by its operation: it is a choice, or an extension of less than 32 bits. */
static bool is_candidate(const NarrowIndex *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->type != T_I64) return false;
    if (i->op == OP_PHI || i->op == OP_SELECT) return true;
    return (i->op == OP_SEXT || i->op == OP_ZEXT) && type_bits(s->m, ref_type(s->m, s->f, inst_op(s->f, v, 0))) < 32;
}

/* Takes v out of the set. */
static void take_out(NarrowIndex *s, ValueId v) {
    if (!s->in_set[v]) return;
    s->in_set[v] = false;
    vec_push(&s->out, v);
}

/* Takes v out of the set if an operand or a user violates the condition. */
static void candidate_check(NarrowIndex *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    for (uint32_t k = 0; k < i->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        bool in = ref_is(r, REF_VALUE) && s->in_set[ref_index(r)];
        if (is_choice(i, k) && !in && ref_same(narrow_of(s, r), REF_NULL)) take_out(s, v);
    }
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        const Inst *user = inst_at(s->f, s->uses->at[k]);
        bool index = user->op == OP_GETELEMENTPTR || op_flags(user) & OF_DEBUG;
        if (!index && !s->in_set[s->uses->at[k]]) take_out(s, v);
    }
}

/* Takes out the operands and users of all values that have been taken out. */
static void set_close(NarrowIndex *s) {
    while (s->out.n) {
        ValueId v = vec_pop(&s->out);
        const Inst *i = inst_at(s->f, v);
        for (uint32_t k = 0; k < i->nopnd; k++)
            if (ref_is(inst_op(s->f, v, k), REF_VALUE)) take_out(s, ref_index(inst_op(s->f, v, k)));
        for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) take_out(s, s->uses->at[k]);
    }
}

/* Makes the narrow copy of v, whose choices are set later, because a phi may be an operand of what it depends on. */
static void copy_make(NarrowIndex *s, ValueId v) {
    const Inst i = *inst_at(s->f, v);
    VEC(Ref) op = {0};
    for (uint32_t k = 0; k < i.nopnd; k++) vec_push(&op, inst_op(s->f, v, k));
    s->narrow[v] = edit_make(&s->e, v, (enum Op)i.op, T_I32, op.at, i.nopnd);
    inst_at(s->f, ref_index(s->narrow[v]))->flags = i.flags;
    vec_free(&op);
    edit_delete(&s->e, v);
    s->narrowed++;
}

/* Gives the getelementptrs that use v its copy, and the copy the copies of its choices. */
static void copy_link(NarrowIndex *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    for (uint32_t k = 0; k < i->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        if (!is_choice(i, k)) continue;
        bool in = ref_is(r, REF_VALUE) && s->in_set[ref_index(r)];
        inst_ops(s->f, ref_index(s->narrow[v]))[k] = in ? s->narrow[ref_index(r)] : narrow_of(s, r);
    }
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        ValueId user = s->uses->at[k];
        if (inst_at(s->f, user)->op != OP_GETELEMENTPTR) continue;
        for (uint32_t n = 1; n < inst_at(s->f, user)->nopnd; n++)
            if (ref_same(inst_op(s->f, user, n), ref_make(REF_VALUE, v))) inst_ops(s->f, user)[n] = s->narrow[v];
    }
}

bool pass_narrow_index(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_GETELEMENTPTR)) return false;
    NarrowIndex s = {.m = p->m, .f = f, .uses = fn_uses(f)};
    uint32_t values = f->inst.n;
    s.in_set = mem_alloc(((size_t)values + 1) * sizeof *s.in_set);
    s.narrow = mem_alloc(((size_t)values + 1) * sizeof *s.narrow);
    each_inst(f, b, v) s.in_set[v] = is_candidate(&s, v);
    each_inst(f, b, v)
        if (s.in_set[v]) candidate_check(&s, v);
    set_close(&s);
    edit_begin(&s.e, p->m, f);
    for (ValueId v = 0; v < values; v++)
        if (s.in_set[v]) copy_make(&s, v);
    for (ValueId v = 0; v < values; v++)
        if (s.in_set[v]) copy_link(&s, v);
    bool changed = edit_commit(&s.e);
    free(s.in_set);
    free(s.narrow);
    vec_free(&s.out);
    pass_stat(p, "indices narrowed", s.narrowed);
    return changed;
}
