/* sccp: replaces values that are constant, and removes blocks that are never reached.
 *
 * Sparse conditional constant propagation (Wegman and Zadeck, "Constant Propagation with Conditional
 * Branches", 1991). Folding one instruction after another is simpler but finds less: in
 *
 *     loop:  %x = phi i32 [ 1, %entry ], [ %y, %odd ]        %odd is entered only if %x is not 1,
 *            %c = icmp eq i32 %x, 1                           so %x is always 1, but each of the two
 *            br i1 %c, label %done, label %odd                facts is needed to prove the other
 *
 * The analysis is optimistic: it starts with no block reached but the entry, and no value known. Each value
 * and each block only descends in its lattice, so it is visited a few times: linear. undef is never treated
 * as a constant, and a branch on undef stays.
 *
 * Bits that are known to be 0 (analysis/zeros.h) count as constants: the low bits of an aligned address, the
 * high half of an address in shared memory. The difference and the comparison of two addresses with one base
 * count as constants, too, and so does x * 0. An operation that clears only bits that are known to be 0 is replaced by
 * its operand, and so is one that does nothing for a constant operand, such as x + 0.
 *
 * Needs nothing. Removes blocks, folds branches and switches, never duplicates anything. */
#include "analysis/zeros.h"
#include "ir/arith.h"
#include "ir/blocks.h"
#include "transform/scalar/fold.h"
#include "transform/pass.h"

enum { TOP, CONSTANT, BOTTOM }; /* the lattice: unknown so far, the constant value[v], anything */
#define NONE UINT32_MAX         /* SccpSolver.taken: no successor is known to be reached */
#define ALL (UINT32_MAX - 1)    /* SccpSolver.taken: every successor may be reached */
enum { WALK_MAX = 16 };         /* steps from an address back to its alloca */
/* A phi with more entries is BOTTOM, because it would be evaluated once for each edge. */
enum { PHI_MAX = 64 };

/* An instruction that was evaluated with a state of an operand that may still descend, so that it must
 * be evaluated again then. */
typedef struct SccpWatch {
    ValueId user;
    uint32_t next; /* 1 + index of the next one of the same operand; 0: none */
} SccpWatch;

typedef struct SccpSolver {
    Module *m;
    Fn *f;
    uint8_t *state;       /* by value: TOP, CONSTANT or BOTTOM */
    Ref *value;           /* by value: the constant, if its state is CONSTANT */
    uint32_t *watched;    /* by value: 1 + index of its first watch; 0: none */
    BlockId *block_of;    /* by value, in reached blocks */
    bool *reached;        /* by block */
    BlockId *taken;       /* by block: the only successor that is reached from it, or NONE or ALL */
    VEC(SccpWatch) watch; /* instead of all uses, because most values have descended before they are used */
    bool *watches;        /* by operand, as an index into Fn.opnd: it has a watch */
    VEC(ValueId) values;  /* worklist: values whose watches must be visited */
    VEC(BlockId) blocks;  /* worklist: reached blocks that must be visited */
} SccpSolver;

/* Adds v to the watches of `of`, its operand k, unless that was done for this operand: when the state of `of` descends,
 * v is evaluated again. */
static void operand_watch(SccpSolver *s, ValueId v, uint32_t k, ValueId of) {
    bool *watches = &s->watches[inst_at(s->f, v)->opnd + k];
    if (*watches) return;
    *watches = true;
    vec_push(&s->watch, ((SccpWatch){v, s->watched[of]}));
    s->watched[of] = s->watch.n;
}

/* Returns the lattice state of operand k of instruction v, and sets *value to its constant if that is CONSTANT. undef
 * is BOTTOM. Adds a watch if the state may still descend, so that v is evaluated again then. */
static uint8_t operand_state(SccpSolver *s, ValueId v, uint32_t k, Ref *value) {
    Ref r = *value = inst_op(s->f, v, k);
    if (ref_is(r, REF_VALUE)) {
        ValueId of = ref_index(r);
        *value = s->value[of];
        if (s->state[of] != BOTTOM) operand_watch(s, v, k, of);
        return s->state[of];
    }
    return (ref_is(r, REF_CONST) && !ref_is_undef(s->m, r)) || ref_is(r, REF_SYM) ? CONSTANT : BOTTOM;
}

/* Returns the lattice state of phi v, merged from those entries whose edges are reached, and sets *value to its
 * constant if that is CONSTANT. Returns BOTTOM for more than PHI_MAX entries. */
static uint8_t phi_state(SccpSolver *s, ValueId v, Ref *value) {
    uint32_t n = inst_at(s->f, v)->nopnd;
    uint8_t state = TOP;
    if (n > 2 * PHI_MAX) return BOTTOM;
    for (uint32_t i = 0; i < n && state != BOTTOM; i += 2) {
        BlockId from = ref_index(inst_op(s->f, v, i + 1));
        if (s->taken[from] != ALL && s->taken[from] != s->block_of[v]) continue;
        Ref r;
        uint8_t entry = operand_state(s, v, i, &r);
        if (entry == TOP) continue;
        if (entry == BOTTOM || (state == CONSTANT && !ref_same(r, *value))) return BOTTOM;
        state = CONSTANT;
        *value = r;
    }
    return state;
}

/* Reports whether the result of v is known to be 0, because v keeps only bits that are known to be 0. */
static bool is_zero(const SccpSolver *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    bool cuts = i->op == OP_AND || i->op == OP_LSHR || i->op == OP_UREM || i->op == OP_TRUNC;
    if (!cuts || !type_is_int(s->m, i->type) || type_bits(s->m, i->type) > 64) return false;
    return zeros_of(s->m, s->f, ref_make(REF_VALUE, v)) == UINT64_MAX;
}

/* Reports whether r is a generic address computed from an alloca by inbounds getelementptrs, which is never null.
 * Returns false if there are WALK_MAX or more. */
static bool is_in_variable(const SccpSolver *s, Ref r) {
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        const Inst *i = inst_at(s->f, ref_index(r));
        if (i->type != T_PTR) return false;
        if (i->op == OP_ALLOCA) return true;
        if (i->op != OP_GETELEMENTPTR || !(i->flags & IF_INBOUNDS)) return false;
        r = inst_op(s->f, ref_index(r), 0);
    }
    return false;
}

/* Reports whether v compares null with an address in an alloca for equality; they always differ. */
static bool is_null_test(const SccpSolver *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_ICMP || (i->sub != ICMP_EQ && i->sub != ICMP_NE)) return false;
    Ref a = inst_op(s->f, v, 0), b = inst_op(s->f, v, 1);
    return (ref_is_null(s->m, b) && is_in_variable(s, a)) || (ref_is_null(s->m, a) && is_in_variable(s, b));
}

enum { NUMBER_0 = 1, NUMBER_1, NUMBER_ONES };
/* By opcode of a binary operation on integers. neutral: the number for which x op it is x. absorbing: the number that
 * is the result, whatever the other operand is, x op it and it op x. 0: there is none. */
static const struct {
    uint8_t neutral, absorbing;
} special[OP_COUNT] = {
    [OP_ADD] = {NUMBER_0, 0},          [OP_SUB] = {NUMBER_0, 0},          [OP_XOR] = {NUMBER_0, 0},
    [OP_SHL] = {NUMBER_0, 0},          [OP_LSHR] = {NUMBER_0, 0},         [OP_ASHR] = {NUMBER_0, 0},
    [OP_UDIV] = {NUMBER_1, 0},         [OP_SDIV] = {NUMBER_1, 0},         [OP_MUL] = {NUMBER_1, NUMBER_0},
    [OP_OR] = {NUMBER_0, NUMBER_ONES}, [OP_AND] = {NUMBER_ONES, NUMBER_0}};

/* Reports whether r is the number `which`, one of NUMBER_*, of an integer type of at most 64 bits. */
static bool is_number(const Module *m, Ref r, TypeId type, uint8_t which) {
    uint64_t number;
    if (!type_is_int(m, type) || type_bits(m, type) > 64 || !ref_int(m, r, &number)) return false;
    return number == (which == NUMBER_ONES ? arith_ones(type_bits(m, type)) : (uint64_t)(which - NUMBER_0));
}

/* Reports whether an operand of v absorbs the other one, and sets *value to it. */
static bool is_absorbed(SccpSolver *s, ValueId v, Ref *value) {
    const Inst *i = inst_at(s->f, v);
    uint8_t absorbing = special[i->op].absorbing;
    for (uint32_t k = 0; absorbing && k < 2; k++)
        if (operand_state(s, v, k, value) == CONSTANT && is_number(s->m, *value, i->type, absorbing)) return true;
    return false;
}

/* Evaluates v: returns its lattice state under the current states of its operands, and sets *value to the constant if
 * that is CONSTANT. */
static uint8_t inst_state(SccpSolver *s, ValueId v, Ref *value) {
    const Inst *i = inst_at(s->f, v);
    enum { OPERANDS = 4 };
    Ref operand[OPERANDS];
    if (is_null_test(s, v)) {
        *value = const_int(s->m, T_I1, i->sub == ICMP_NE);
        return CONSTANT;
    }
    if (i->op == OP_PHI) return phi_state(s, v, value);
    if (i->op == OP_ICMP || i->op == OP_SUB) {
        *value = fold_two_addresses(s->m, s->f, v);
        if (!ref_is(*value, REF_NONE)) return CONSTANT;
    }
    if (!(op_flags(i) & OF_PURE) && !(call_is_pure(s->m, s->f, v) && call_nargs(s->f, v))) return BOTTOM;
    bool vector = type_kind(s->m, i->type) == TY_VECTOR;
    if (i->nopnd > OPERANDS) return BOTTOM;
    if (i->op == OP_SELECT) {
        uint64_t cond;
        uint8_t state = operand_state(s, v, 0, &operand[0]);
        if (state != CONSTANT) return state;
        if (!ref_int(s->m, operand[0], &cond)) return BOTTOM;
        return operand_state(s, v, cond ? 1 : 2, value);
    }
    if (!vector && is_absorbed(s, v, value)) return CONSTANT;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        uint8_t state = operand_state(s, v, k, &operand[k]);
        if (state == BOTTOM && !vector && is_zero(s, v)) {
            *value = const_int(s->m, i->type, 0);
            return CONSTANT;
        }
        if (state != CONSTANT) return state;
    }
    *value = fold_inst(s->m, i, operand);
    return ref_is(*value, REF_NONE) ? BOTTOM : CONSTANT;
}

/* Evaluates v, and updates its state if that descends; another constant than before makes it BOTTOM. Then queues v in
 * s->values if some instruction watches it. */
static void value_visit(SccpSolver *s, ValueId v) {
    Ref value = REF_NULL;
    if (s->state[v] == BOTTOM) return;
    uint8_t state = inst_state(s, v, &value);
    if (state == TOP || (state == s->state[v] && ref_same(value, s->value[v]))) return;
    s->state[v] = s->state[v] == CONSTANT ? BOTTOM : state;
    s->value[v] = value;
    if (s->watched[v]) vec_push(&s->values, v);
}

/* Returns the only successor that terminator t may go to under the current state of its condition; NONE while that is
 * TOP, ALL if t may go to several. */
static BlockId term_choice(SccpSolver *s, ValueId t) {
    const Inst *i = inst_at(s->f, t);
    Ref cond;
    uint64_t value;
    if (!(i->op == OP_BR && i->nopnd == 3) && i->op != OP_SWITCH) return ALL;
    uint8_t state = operand_state(s, t, 0, &cond);
    if (state == TOP) return NONE;
    if (state == BOTTOM || !ref_is(cond, REF_CONST) || const_at(s->m, cond)->kind > CONST_WIDE) return ALL;
    if (i->op == OP_SWITCH) {
        for (uint32_t k = 2; k < i->nopnd; k += 2)
            if (ref_same(inst_op(s->f, t, k), cond)) return ref_index(inst_op(s->f, t, k + 1));
        return ref_index(inst_op(s->f, t, 1));
    }
    return ref_int(s->m, cond, &value) ? ref_index(inst_op(s->f, t, value ? 1 : 2)) : ALL;
}

/* Visits block `to` because one more edge into it is reached, which s->taken must say already: at the first edge queues
 * the block and sets s->block_of of its instructions, later only evaluates its phis again. */
static void edge_take(SccpSolver *s, BlockId to) {
    if (!s->reached[to]) {
        s->reached[to] = true;
        each_inst_in(s->f, to, v) s->block_of[v] = to;
        vec_push(&s->blocks, to);
        return;
    }
    each_inst_in(s->f, to, v) {
        if (inst_at(s->f, v)->op != OP_PHI) break;
        value_visit(s, v);
    }
}

/* Evaluates the terminator of block b and marks the edges that it may now take. */
static void term_visit(SccpSolver *s, BlockId b) {
    ValueId t = block_term(s->f, b);
    BlockId choice = term_choice(s, t);
    if (choice == s->taken[b] || s->taken[b] == ALL) return;
    s->taken[b] = s->taken[b] == NONE ? choice : ALL;
    each_succ(s->f, t, to)
        if (s->taken[b] == ALL || s->taken[b] == to) edge_take(s, to);
}

/* Runs the analysis to its fixed point. */
static void solve(SccpSolver *s) {
    for (uint32_t v = 0; v < s->f->nparam; v++) s->state[v] = BOTTOM;
    for (uint32_t b = 0; b < s->f->block.n; b++) s->taken[b] = NONE;
    edge_take(s, 0);
    while (s->blocks.n || s->values.n) {
        if (s->blocks.n) {
            BlockId b = vec_pop(&s->blocks);
            each_inst_in(s->f, b, v) value_visit(s, v);
            term_visit(s, b);
            continue;
        }
        ValueId v = vec_pop(&s->values);
        for (uint32_t i = s->watched[v]; i; i = s->watch.at[i - 1].next) {
            ValueId user = s->watch.at[i - 1].user;
            if (op_flags(inst_at(s->f, user)) & OF_TERM) term_visit(s, s->block_of[user]);
            else value_visit(s, user);
        }
    }
}

/* Reports whether operand k of v is a known integer, and sets *value to that. */
static bool operand_is_number(SccpSolver *s, ValueId v, uint32_t k, uint64_t *value) {
    Ref r;
    return operand_state(s, v, k, &r) == CONSTANT && ref_int(s->m, r, value);
}

/* Sets *same to what a select v equals: the arm that it chooses, if its condition is known; and the condition, if the
 * arms are true and false. Returns false for anything else. */
static bool select_choice(SccpSolver *s, ValueId v, Ref *same) {
    uint64_t value, yes, no;
    if (inst_at(s->f, v)->op != OP_SELECT) return false;
    if (operand_is_number(s, v, 0, &value)) {
        *same = inst_op(s->f, v, value ? 1 : 2);
        return true;
    }
    *same = inst_op(s->f, v, 0);
    return inst_at(s->f, v)->type == T_I1 && operand_is_number(s, v, 1, &yes) && operand_is_number(s, v, 2, &no) &&
           yes > no;
}

/* Sets *same to the value that v equals because it clears only bits that are known to be 0: x, if v is x & constant, or
 * the zext of a trunc of x to the type of x. Returns false for anything else, and for more than 64 bits; then *same
 * means nothing. */
static bool clears_nothing(const SccpSolver *s, ValueId v, Ref *same) {
    const Inst *i = inst_at(s->f, v);
    uint64_t mask;
    if (!type_is_int(s->m, i->type) || type_bits(s->m, i->type) > 64) return false;
    if (i->op == OP_AND && ref_int(s->m, inst_op(s->f, v, 1), &mask)) {
        *same = inst_op(s->f, v, 0);
    } else if (i->op == OP_ZEXT && ref_is(inst_op(s->f, v, 0), REF_VALUE)) {
        ValueId t = ref_index(inst_op(s->f, v, 0));
        if (inst_at(s->f, t)->op != OP_TRUNC || s->state[t] == CONSTANT) return false;
        *same = inst_op(s->f, t, 0);
        mask = arith_ones(type_bits(s->m, inst_at(s->f, t)->type));
    } else {
        return false;
    }
    return ref_type(s->m, s->f, *same) == i->type && !(~mask & ~zeros_of(s->m, s->f, *same));
}

/* Sets *same to the operand that equals the result, for an operation whose other operand is neutral. Returns false if v
 * is no such operation; then *same means nothing. */
static bool has_neutral_operand(const SccpSolver *s, ValueId v, Ref *same) {
    const Inst *i = inst_at(s->f, v);
    uint8_t neutral = special[i->op].neutral;
    for (uint32_t k = op_flags(i) & OF_COMM ? 0 : 1; neutral && k < 2; k++) {
        Ref r = inst_op(s->f, v, k);
        if (ref_is(r, REF_VALUE)) r = s->state[ref_index(r)] == CONSTANT ? s->value[ref_index(r)] : REF_NULL;
        *same = inst_op(s->f, v, 1 - k);
        if (is_number(s->m, r, i->type, neutral)) return true;
    }
    return false;
}

/* Applies the result of the analysis: replaces the values that are constant, the selects with a known condition and the
 * operations for which clears_nothing() or has_neutral_operand() holds; turns terminators with a single possible target
 * into br; and removes the blocks that are unreachable then. Returns whether anything changed. */
static bool apply(SccpSolver *s, Pass *p) {
    uint32_t values = 0, branches = 0, unreached = 0;
    Edit e;
    edit_begin(&e, s->m, s->f);
    each_block(s->f, b) {
        if (!s->reached[b]) {
            unreached++;
            continue;
        }
        each_inst_in(s->f, b, v) {
            Ref with = s->value[v];
            bool same = s->state[v] == CONSTANT || select_choice(s, v, &with) || clears_nothing(s, v, &with) ||
                        has_neutral_operand(s, v, &with);
            if (!same) continue;
            if (pass_remarks(p, REMARK_ValueFolded))
                pass_remark(p, REMARK_ValueFolded, s->f, v, op_info[inst_at(s->f, v)->op].name,
                            pass_ref_text(p, s->f, with));
            edit_replace(&e, v, with);
            edit_delete(&e, v);
            values++;
        }
        ValueId t = block_term(s->f, b);
        BlockId to = s->taken[b];
        if (!(to < ALL && inst_at(s->f, t)->nopnd > 1) && !term_has_one_target(s->f, t, &to)) continue;
        pass_remark(p, REMARK_BranchFolded, s->f, t);
        term_to_br(s->m, s->f, t, to);
        branches++;
    }
    edit_commit(&e);
    uint32_t removed = branches || unreached ? blocks_prune(s->m, s->f) : 0;
    pass_stat(p, "values replaced by constants", values);
    pass_stat(p, "branches folded", branches);
    pass_stat(p, "blocks removed", removed);
    return values || branches || removed;
}

bool pass_sccp(Pass *p, Fn *f) {
    SccpSolver s = {.m = p->m, .f = f};
    s.state = mem_alloc(f->inst.n + 1);
    s.value = mem_alloc((f->inst.n + 1) * sizeof *s.value);
    s.watched = mem_alloc((f->inst.n + 1) * sizeof *s.watched);
    s.watches = mem_alloc(f->opnd.n + 1);
    s.block_of = mem_alloc((f->inst.n + 1) * sizeof *s.block_of);
    s.reached = mem_alloc(f->block.n + 1);
    s.taken = mem_alloc((f->block.n + 1) * sizeof *s.taken);
    solve(&s);
    bool changed = apply(&s, p);
    free(s.state);
    free(s.value);
    free(s.watched);
    free(s.watches);
    free(s.block_of);
    free(s.reached);
    free(s.taken);
    vec_free(&s.watch);
    vec_free(&s.values);
    vec_free(&s.blocks);
    return changed;
}
