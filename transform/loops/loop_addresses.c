/* loop-addresses: computes the part of an address that a loop does not change before the loop.
 *
 *    p: br label %h                                            p: %q = getelementptr [8 x float], ptr %a, i64 %i
 *    h: %k = phi i64 ...                                       h: %k = phi i64 ...
 *       %x = getelementptr [8 x float], ptr %a, i64 %i, i64 %k     %x = getelementptr float, ptr %q, i64 %k
 *
 * `licm` hoists whole instructions, so it leaves a getelementptr in the loop if one of its indices changes there, and
 * the PTX multiplies and adds for each index. Here the indices that do not change are added to the base in a preheader,
 * each as far outside as it is known, so that a[i][j][k] takes one addition in the innermost loop. So is an operand of
 * a sum: a[x + k] is (a + x)[k] (LLVM: NaryReassociate, and the base registers of LoopStrengthReduce).
 *
 * The index of a sum is extended to 64 bits before the address is computed. The extension of a sum is the sum of the
 * extensions only if the sum does not wrap around: with unsigned 32-bit numbers, a[x + k] is a[0] for x = 0xffffffff
 * and k = 1, but (a + x)[k] is 16 GiB further. So sext must extend `add nsw`, and zext `add nuw`.
 *
 * The intermediate address may be out of bounds where the sum is not, as in a[x + k] with a negative k. So the
 * getelementptrs lose inbounds, nusw and nuw, unless they add the same numbers in the same order as before.
 *
 * Each base that is computed before a loop lives in a register all through it. A loop gets at most BASES_MAX.
 *
 * Needs preheaders (loop-simplify); a loop without one keeps its addresses. Keeps the blocks. */
#include "analysis/loops.h"
#include "ir/hash.h"
#include "transform/pass.h"

/* OPERANDS_MAX: a getelementptr with more operands stays. LEVELS_MAX: how many loops a computation is moved out of. */
enum { BASES_MAX = 8, OPERANDS_MAX = 16, LEVELS_MAX = 16 };

/* A number that is added to the base: index * the size of `type`. */
typedef struct Addend {
    Ref index;
    TypeId type;
} Addend;

/* An instruction that the pass has made, and its block. */
typedef struct Made {
    ValueId v;
    BlockId at;
} Made;

typedef struct LoopAddresses {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    const Uses *uses;
    Loops loops;
    Edit e;
    uint32_t values;    /* the number of values before the pass */
    VEC(uint32_t) home; /* by value from `values` on: the innermost loop of the block that it is in */
    VEC(Made) made;     /* the instructions made in preheaders */
    Hash find;          /* of 1 + an index of `made` */
    uint32_t *bases;    /* by loop: the number of bases that were made for its addresses */
    uint64_t rebased;   /* statistics: how many addresses have got a base */
} LoopAddresses;

/* Returns the innermost loop that computes r; LOOP_NONE if none does. */
static uint32_t home_of(const LoopAddresses *s, Ref r) {
    if (!ref_is(r, REF_VALUE) || ref_index(r) < s->f->nparam) return LOOP_NONE;
    if (ref_index(r) >= s->values) return s->home.at[ref_index(r) - s->values];
    return s->loops.of_block[s->cfg->block_of[ref_index(r)]];
}

/* Reports whether r is computed outside of the loop. */
static bool is_invariant(const LoopAddresses *s, Ref r, uint32_t loop) {
    return !loop_contains(&s->loops, loop, home_of(s, r));
}

/* Returns the outermost loop, `loop` or one around it, before which base and index are known. Those between must have
 * preheaders. */
static uint32_t loop_to_precede(const LoopAddresses *s, uint32_t loop, Ref base, Ref index) {
    for (int level = 1; level < LEVELS_MAX; level++) {
        uint32_t out = s->loops.loop.at[loop].parent;
        if (out == LOOP_NONE || s->loops.loop.at[out].preheader == UINT32_MAX) break;
        if (!is_invariant(s, base, out) || !is_invariant(s, index, out)) break;
        loop = out;
    }
    return loop;
}

/* Reports whether base + index is known before a loop around `loop`, too. Then many iterations share one addition. */
static bool is_amortised(const LoopAddresses *s, uint32_t loop, Ref base, Ref index) {
    return loop_to_precede(s, loop, base, index) != loop;
}

/* ------------------------------------------------------------------------------------------ new instructions */

/* Returns v, which has just been created, as a value that is computed in loop `home`. */
static Ref made_in(LoopAddresses *s, ValueId v, uint32_t home) {
    while (s->values + s->home.n <= v) vec_push(&s->home, LOOP_NONE);
    s->home.at[v - s->values] = home;
    return ref_make(REF_VALUE, v);
}

/* Returns the value of this operation in the preheader of `loop`: one that the pass has made, or a new one with the
 * origin of `from`, which is counted in *made. */
static Ref make_before(LoopAddresses *s, uint32_t loop, ValueId from, const Inst *like, const Ref *op, uint32_t n,
                       uint32_t *made) {
    BlockId at = s->loops.loop.at[loop].preheader;
    uint32_t id, word[] = {like->op, like->flags, like->type, like->aux, at, op[0].x, n > 1 ? op[1].x : 0};
    uint32_t hash = hash_words(0, word, 7);
    for (uint32_t i = hash; (id = hash_next(&s->find, hash, &i)) != 0;) {
        ValueId v = s->made.at[id - 1].v;
        const Inst *x = inst_at(s->f, v);
        bool same = x->op == like->op && x->flags == like->flags && x->type == like->type && x->aux == like->aux;
        for (uint32_t k = 0; k < n && same; k++) same = ref_same(inst_op(s->f, v, k), op[k]);
        if (same && s->made.at[id - 1].at == at) return ref_make(REF_VALUE, v);
    }
    ValueId v = fn_inst(s->f, like->op, like->type, op, n);
    inst_at(s->f, v)->aux = like->aux;
    inst_at(s->f, v)->flags = like->flags;
    inst_copy_origin(s->f, v, from);
    edit_end(&s->e, at, v);
    vec_push(&s->made, ((Made){v, at}));
    hash_add(&s->find, hash, s->made.n);
    ++*made;
    return made_in(s, v, s->loops.of_block[at]);
}

/* ---------------------------------------------------------------------------------------------- sums */

/* Reports whether getelementptrs and instructions `by` are all that uses v, debug records aside. */
static bool only_used_by(const LoopAddresses *s, ValueId v, enum Op by) {
    for (uint32_t k = s->uses->first[v]; k < s->uses->first[v + 1]; k++) {
        const Inst *i = inst_at(s->f, s->uses->at[k]);
        if (i->op != OP_GETELEMENTPTR && i->op != by && !(op_flags(i) & OF_DEBUG)) return false;
    }
    return true;
}

/* Reports whether r is a product, which takes one instruction together with an addition. */
static bool is_product(const LoopAddresses *s, Ref r) {
    return ref_is_inst(s->f, r, OP_MUL) || ref_is_inst(s->f, r, OP_SHL);
}

/* Reports whether the operands of sum `sum` may be extended to the 64 bits of an address one by one: it does not wrap
 * around as the extension `by`, an OP_SEXT or OP_ZEXT, reads it. Any other `by`: a getelementptr extends the sum by its
 * sign. */
static bool sum_is_exact(const LoopAddresses *s, ValueId sum, enum Op by) {
    const Inst *i = inst_at(s->f, sum);
    return type_bits(s->m, i->type) >= 64 || i->flags & (by == OP_ZEXT ? IF_NUW : IF_NSW);
}

/* If r, an index of v, is computed in the loop as a sum with an operand that is known before a loop around it, sets
 * *out to that operand and *in to the other one, both extended like r, and returns true. Does not do so if the sum is
 * used elsewhere, too, and would still be needed. */
static bool sum_split(LoopAddresses *s, ValueId v, uint32_t loop, Ref r, Ref *out, Ref *in) {
    if (!ref_is(r, REF_VALUE) || is_invariant(s, r, loop)) return false;
    ValueId index = ref_index(r), sum = index;
    enum Op by = inst_at(s->f, index)->op;
    bool extends = by == OP_SEXT || by == OP_ZEXT;
    if (extends) {
        if (is_invariant(s, inst_op(s->f, index, 0), loop)) return false;
        sum = ref_index(inst_op(s->f, index, 0));
    }
    if (inst_at(s->f, sum)->op != OP_ADD || !type_is_int(s->m, inst_at(s->f, index)->type)) return false;
    if (!sum_is_exact(s, sum, by)) return false;
    if (!only_used_by(s, index, OP_GETELEMENTPTR) || (extends && !only_used_by(s, sum, by))) return false;
    Ref a = inst_op(s->f, sum, 0), b = inst_op(s->f, sum, 1);
    if (!ref_is(a, REF_VALUE) || !ref_is(b, REF_VALUE) || is_invariant(s, a, loop) == is_invariant(s, b, loop))
        return false;
    *out = is_invariant(s, a, loop) ? a : b, *in = is_invariant(s, a, loop) ? b : a;
    if (is_product(s, *in) || !is_amortised(s, loop, inst_op(s->f, v, 0), *out)) return false;
    if (!extends) return true;
    const Inst like = {.op = (uint8_t)by, .type = inst_at(s->f, index)->type};
    uint32_t made = 0;
    *out = make_before(s, loop_to_precede(s, loop, inst_op(s->f, v, 0), *out), index, &like, out, 1, &made);
    ValueId x = fn_inst(s->f, by, like.type, in, 1);
    inst_copy_origin(s->f, x, index);
    edit_before(&s->e, v, x);
    *in = made_in(s, x, loop);
    return true;
}

/* ---------------------------------------------------------------------------------------------- addresses */

/* Sets type[k] to the type whose size index k of getelementptr v is multiplied with, for each k that is not the index
 * of a field. Returns false if there are more than OPERANDS_MAX operands, or one is a vector or selects an element of
 * one. */
static bool types_find(const LoopAddresses *s, ValueId v, TypeId type[OPERANDS_MAX]) {
    const Inst *i = inst_at(s->f, v);
    TypeId t = i->aux;
    if (i->nopnd > OPERANDS_MAX || type_kind(s->m, i->type) != TY_PTR) return false;
    for (uint32_t k = 1; k < i->nopnd; k++) {
        uint64_t field = 0;
        if (k > 1 && type_kind(s->m, t) == TY_VECTOR) return false;
        if (k > 1 && type_kind(s->m, t) == TY_STRUCT && !ref_int(s->m, inst_op(s->f, v, k), &field)) return false;
        if (k > 1) t = type_elem(s->m, t, field);
        type[k] = t;
    }
    return true;
}

/* Reports whether an index of getelementptr v is computed in the loop. licm hoists v if none is. */
static bool indices_change(const LoopAddresses *s, ValueId v, uint32_t loop) {
    for (uint32_t k = 1; k < inst_at(s->f, v)->nopnd; k++)
        if (!is_invariant(s, inst_op(s->f, v, k), loop)) return true;
    return false;
}

/* Takes out of the indices of getelementptr v what is to be added to the base before the loop, and collects it in
 * `outer`. *ordered: v adds all of that before anything else. Returns the number of addends.
 *
 * An index behind one that changes, or a part of a sum, is taken only if it is known before a loop around this one,
 * too: the addition costs as much as it saves in an iteration, and the sum of the base and the first indices, which
 * other addresses may share, is not computed any more. */
static uint32_t addends_take(LoopAddresses *s, ValueId v, uint32_t loop, Addend outer[OPERANDS_MAX], bool *ordered) {
    TypeId type[OPERANDS_MAX];
    Ref op[OPERANDS_MAX], out, in;
    uint32_t n = 0, nopnd = inst_at(s->f, v)->nopnd, first = 1;
    bool behind = false; /* v has added something else */
    *ordered = true;
    if (!types_find(s, v, type) || !indices_change(s, v, loop)) return 0;
    op[0] = inst_op(s->f, v, 0);
    for (uint32_t k = 1; k < nopnd; k++) {
        op[k] = inst_op(s->f, v, k);
        if (ref_is_null(s->m, op[k])) continue;
        bool whole = ref_is(op[k], REF_VALUE) && is_invariant(s, op[k], loop);
        if (whole && (!behind || is_amortised(s, loop, op[0], op[k]))) {
            outer[n++] = (Addend){op[k], type[k]};
            *ordered &= !behind;
            op[k] = const_int(s->m, ref_type(s->m, s->f, op[k]), 0);
        } else if (!whole && sum_split(s, v, loop, op[k], &out, &in)) {
            outer[n++] = (Addend){out, type[k]};
            *ordered = false;
            op[k] = in;
        }
        behind |= !ref_is_null(s->m, op[k]);
    }
    if (!n) return 0;
    while (ref_is_null(s->m, op[first])) first++; /* there is an index that changes */
    /* A getelementptr does not begin with the index of a field, so the zero in front of that stays. */
    if (first > 1 && type_kind(s->m, type[first - 1]) == TY_STRUCT) first--;
    op[first - 1] = op[0];
    fn_set_operands(s->f, v, &op[first - 1], nopnd - first + 1);
    inst_at(s->f, v)->aux = type[first];
    return n;
}

/* Sorts the addends so that one that is known further outside is added to the base first, and the sum is computed
 * there. */
static void addends_sort(const LoopAddresses *s, uint32_t loop, Ref base, Addend *x, uint32_t n) {
    uint32_t outer[OPERANDS_MAX]; /* the preorder number of the loop before which it can be added */
    for (uint32_t i = 0; i < n; i++) {
        Addend now = x[i];
        uint32_t k = i, in = s->loops.loop.at[loop_to_precede(s, loop, base, now.index)].in;
        for (; k > 0 && outer[k - 1] > in; k--) x[k] = x[k - 1], outer[k] = outer[k - 1];
        x[k] = now, outer[k] = in;
    }
}

/* Computes the part of address v that the loop does not change before the loop. */
static void address_visit(LoopAddresses *s, ValueId v, uint32_t loop) {
    Addend outer[OPERANDS_MAX];
    bool ordered;
    Ref base = inst_op(s->f, v, 0);
    if (s->bases[loop] >= BASES_MAX || !is_invariant(s, base, loop)) return;
    uint32_t n = addends_take(s, v, loop, outer, &ordered);
    if (!n) return;
    if (!ordered) {
        addends_sort(s, loop, base, outer, n);
        inst_at(s->f, v)->flags &= (uint16_t)~(IF_INBOUNDS | IF_NUSW | IF_NUW);
    }
    for (uint32_t i = 0; i < n; i++) {
        Inst like = *inst_at(s->f, v);
        like.aux = outer[i].type;
        Ref op[] = {base, outer[i].index};
        base = make_before(s, loop_to_precede(s, loop, op[0], op[1]), v, &like, op, 2, &s->bases[loop]);
    }
    inst_ops(s->f, v)[0] = base;
    s->e.changed = true;
    s->rebased++;
}

/* Visits the addresses in the loops of f. */
static bool loops_visit(LoopAddresses *s) {
    Fn *f = s->f;
    s->uses = fn_uses(f);
    s->values = f->inst.n;
    s->bases = mem_alloc((s->loops.loop.n + 1) * sizeof *s->bases);
    edit_begin(&s->e, s->m, f);
    each_inst(f, b, v) {
        uint32_t loop = s->loops.of_block[b];
        if (loop == LOOP_NONE || s->loops.loop.at[loop].preheader == UINT32_MAX) continue;
        if (inst_at(f, v)->op == OP_GETELEMENTPTR) address_visit(s, v, loop);
    }
    bool changed = edit_commit(&s->e);
    free(s->bases);
    vec_free(&s->home);
    vec_free(&s->made);
    free(s->find.slot);
    return changed;
}

bool pass_loop_addresses(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_GETELEMENTPTR)) return false;
    LoopAddresses s = {.m = p->m, .f = f, .cfg = p->cfg};
    loops_build(&s.loops, s.cfg);
    bool changed = s.loops.loop.n && loops_visit(&s);
    loops_free(&s.loops);
    pass_stat(p, "addresses with a base before the loop", s.rebased);
    return changed;
}
