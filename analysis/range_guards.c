/* range_guards.c: finds the guards of a function, the comparisons of integers that hold on its edges and after its
 * assumes. See range.h.
 *
 *    br i1 (and %a, %b), label %yes, label %no      %a and %b hold on the edge to %yes
 */
#include "analysis/range_guards.h"

#include "ir/arith.h"
#include "ir/intrinsic_id.h"

/* ATOMS_MAX: the most conditions of which one guard is looked for. DOMINATORS_MAX: see atoms_of_phi. */
enum { ATOMS_MAX = 8, DOMINATORS_MAX = 4 };

/* Records the guard `x pred other` if x is a value of the function. g says where it holds; its other fields
 * are set here. */
static void guard_add(Ranges *r, Ref x, uint8_t pred, Ref other, Guard g) {
    if (!ref_is(x, REF_VALUE)) return;
    g.value = ref_index(x), g.other = other, g.pred = pred, g.next = r->first[g.value];
    vec_push(&r->guard, g);
    r->first[g.value] = r->guard.n;
}

/* A condition that has the value `yes` where a guard holds, or, if `earlier`, had it before the block of the guard's
 * edge was last entered. */
typedef struct Atom {
    Ref x;
    bool yes, earlier;
} Atom;

typedef struct Atoms {
    Atom todo[ATOMS_MAX];
    uint32_t n;
} Atoms;

/* Adds an atom, if there is room. */
static void atom_push(Atoms *a, Ref x, bool yes, bool earlier) {
    if (a->n < ATOMS_MAX) a->todo[a->n++] = (Atom){x, yes, earlier};
}

/* Adds the condition on which block b is entered, if a branch with two targets is its only predecessor. */
static void atom_of_entry(const Ranges *r, Atoms *a, BlockId b) {
    BlockId from = cfg_only_pred(r->cfg, b);
    if (from == UINT32_MAX) return;
    ValueId t = block_term(r->f, from);
    const Inst *i = inst_at(r->f, t);
    if (i->op != OP_BR || i->nopnd != 3 || ref_same(inst_op(r->f, t, 1), inst_op(r->f, t, 2))) return;
    atom_push(a, inst_op(r->f, t, 0), ref_index(inst_op(r->f, t, 1)) == b, true);
}

/* Adds what is implied by phi v of type i1 having the value `yes` at the end of its block: if all inputs but one are
 * the opposite constant, the block was entered by the edge of that input, which had the value `yes`. The branches that
 * lead to the source of this edge were taken, of which those are considered that are at most DOMINATORS_MAX blocks up
 * in the dominator tree and do not dominate the phi, too. This is `a && b` before its edges are threaded. */
static void atoms_of_phi(const Ranges *r, Atoms *a, ValueId v, bool yes) {
    uint32_t only = UINT32_MAX;
    for (uint32_t k = 0; k + 1 < inst_at(r->f, v)->nopnd; k += 2) {
        uint64_t c;
        if (ref_int(r->m, inst_op(r->f, v, k), &c) && (c & 1) != yes) continue;
        if (only != UINT32_MAX) return;
        only = k;
    }
    if (only == UINT32_MAX) return;
    atom_push(a, inst_op(r->f, v, only), yes, true);
    BlockId b = ref_index(inst_op(r->f, v, only + 1));
    for (int i = 0; i < DOMINATORS_MAX && r->cfg->rpo_index[b] != UINT32_MAX; i++, b = r->cfg->idom[b]) {
        if (cfg_dominates(r->cfg, b, r->cfg->block_of[v])) return;
        atom_of_entry(r, a, b);
    }
}

/* Records the guard `own pred other`, an atom x of guard g, for the value that `own` extends, too, if `other` is a
 * constant of both types: uint8_t n is bounded by n < 8, which C compares as int, and then indexes by another extension
 * of it. Of a zext, all comparisons are those of unsigned numbers. */
static void guard_add_extended(Ranges *r, const Atom *x, Ref own, uint8_t pred, Ref other, Guard g) {
    bool zero = ref_is_inst(r->f, own, OP_ZEXT);
    int64_t c;
    if ((!zero && !ref_is_inst(r->f, own, OP_SEXT)) || !ref_sint(r->m, other, &c)) return;
    Ref narrow = inst_op(r->f, ref_index(own), 0);
    Range type = interval_of_bits(type_bits(r->m, ref_type(r->m, r->f, narrow)));
    if (c < (zero ? 0 : type.low) || c > type.high) return;
    if (x->earlier && ref_is(narrow, REF_VALUE) && r->cfg->block_of[ref_index(narrow)] == g.from) return;
    guard_add(r, narrow, zero ? arith_pred_unsigned(pred) : pred, other, g);
}

/* Records comparison v of integers, an atom of guard g, for both of its operands. If it held earlier, records it for an
 * operand only if that is not defined again in the guard's block, after the comparison, and the other is a constant. */
static void guards_of_comparison(Ranges *r, ValueId v, const Atom *x, Guard g) {
    uint8_t pred = x->yes ? inst_at(r->f, v)->sub : arith_pred_inverse(inst_at(r->f, v)->sub);
    for (uint32_t k = 0; k < 2; k++) {
        Ref own = inst_op(r->f, v, k), other = inst_op(r->f, v, 1 - k);
        bool again = ref_is(own, REF_VALUE) && r->cfg->block_of[ref_index(own)] == g.from;
        if (x->earlier && (again || ref_is(other, REF_VALUE))) continue;
        uint8_t own_pred = k ? arith_pred_swapped(pred) : pred;
        guard_add(r, own, own_pred, other, g);
        guard_add_extended(r, x, own, own_pred, other, g);
    }
}

/* Records the comparisons of integers that are implied by `condition == yes`, for both of their operands.
 * Looks through negations, conjunctions that are true and disjunctions that are false. g says where the
 * condition has this value. */
static void guards_of(Ranges *r, Ref condition, bool yes, Guard g) {
    Atoms a = {.n = 0};
    atom_push(&a, condition, yes, false);
    for (uint32_t seen = 0; a.n && seen < 2 * ATOMS_MAX; seen++) {
        Atom x = a.todo[--a.n];
        if (!ref_is(x.x, REF_VALUE)) continue;
        ValueId v = ref_index(x.x);
        const Inst *i = inst_at(r->f, v);
        uint64_t c;
        if (i->op == OP_ICMP && type_is_int(r->m, ref_type(r->m, r->f, inst_op(r->f, v, 0)))) {
            guards_of_comparison(r, v, &x, g);
            continue;
        }
        bool one = i->type == T_I1, parts = a.n + 2 <= ATOMS_MAX;
        if (one && i->op == OP_XOR && ref_int(r->m, inst_op(r->f, v, 1), &c)) {
            atom_push(&a, inst_op(r->f, v, 0), x.yes != (c & 1), x.earlier);
        } else if (one && parts && i->op == (x.yes ? OP_AND : OP_OR)) {
            for (uint32_t k = 0; k < 2; k++) atom_push(&a, inst_op(r->f, v, k), x.yes, x.earlier);
        } else if (one && parts && i->op == OP_SELECT && ref_type(r->m, r->f, inst_op(r->f, v, 0)) == T_I1) {
            /* a && b, a || b */
            Ref other = inst_op(r->f, v, x.yes ? 2 : 1);
            if (!ref_int(r->m, other, &c) || (c & 1) == x.yes) continue;
            atom_push(&a, inst_op(r->f, v, 0), x.yes, x.earlier);
            atom_push(&a, inst_op(r->f, v, x.yes ? 1 : 2), x.yes, x.earlier);
        } else if (one && i->op == OP_PHI && !g.assumed && !x.earlier && r->cfg->block_of[v] == g.from) {
            atoms_of_phi(r, &a, v, x.yes);
        }
    }
}

/* Records the guards that `condition == yes` implies on the edge from block `from` to block `to`. */
static void edge_guards(Ranges *r, BlockId from, Ref condition, BlockId to, bool yes) {
    bool alone = cfg_only_pred(r->cfg, to) == from;
    guards_of(r, condition, yes, (Guard){.reaches = alone, .from = from, .to = to});
}

/* Reports whether v is a call of llvm.assume. */
static bool is_assume(const Ranges *r, ValueId v) {
    return inst_at(r->f, v)->op == OP_CALL && call_intrinsic(r->m, r->f, v) == INTRIN_llvm_assume;
}

void ranges_find_guards(Ranges *r) {
    for (uint32_t k = 0; k < r->cfg->nrpo; k++) {
        BlockId b = r->cfg->rpo[k];
        each_inst_in(r->f, b, v)
            if (is_assume(r, v)) {
                guards_of(r, inst_op(r->f, v, 0), true, (Guard){.assumed = true, .by = v});
                r->assumes = true;
            }
        ValueId t = block_term(r->f, b);
        const Inst *i = inst_at(r->f, t);
        if (i->op != OP_BR || i->nopnd != 3 || ref_same(inst_op(r->f, t, 1), inst_op(r->f, t, 2))) continue;
        edge_guards(r, b, inst_op(r->f, t, 0), ref_index(inst_op(r->f, t, 1)), true);
        edge_guards(r, b, inst_op(r->f, t, 0), ref_index(inst_op(r->f, t, 2)), false);
    }
}

bool guard_holds(const Ranges *r, const Guard *g, UsePoint p) {
    if (g->assumed) return cfg_value_dominates(r->cfg, r->f, g->by, p.at);
    BlockId b = r->cfg->block_of[p.at];
    return (g->reaches && cfg_dominates(r->cfg, g->to, b)) || (p.edge && g->from == b && g->to == p.to);
}

bool guards_exclude_zero(const Ranges *r, Ref x, UsePoint p) {
    uint32_t n = 0;
    for (uint32_t i = ref_is(x, REF_VALUE) ? r->first[ref_index(x)] : 0; i && n < GUARDS_MAX; n++) {
        const Guard *g = &r->guard.at[i - 1];
        int64_t other;
        if (g->pred == ICMP_NE && ref_sint(r->m, g->other, &other) && !other && guard_holds(r, g, p)) return true;
        i = g->next;
    }
    return false;
}
