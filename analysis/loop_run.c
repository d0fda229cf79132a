/* loop_run.c: implements loop_run.h. */
#include "analysis/loop_run.h"

#include "ir/arith.h"
#include "ir/blocks.h"

/* EDGES_MAX: the most incoming edges of a phi that is computed from the one that is taken. */
enum { STEPS_MAX = 32, DEPTH_MAX = 16, WALK_MAX = 16, EDGES_MAX = 4, ARGS_MAX = 3 };

void loop_run_init(LoopRun *r, Module *m, const Fn *f, const Cfg *cfg, const Loops *loops) {
    *r = (LoopRun){.m = m, .f = f, .cfg = cfg, .loops = loops};
    r->value = mem_alloc(((size_t)f->inst.n + 1) * sizeof *r->value);
    r->seen = mem_alloc(((size_t)f->inst.n + 1) * sizeof *r->seen);
}

void loop_run_free(LoopRun *r) {
    vec_free(&r->counter);
    vec_free(&r->step);
    vec_free(&r->next);
    free(r->value);
    free(r->seen);
}

void loop_run_begin(LoopRun *r, uint32_t loop, bool moving) {
    r->loop = loop;
    r->moving = moving;
    r->run++;
    r->counter.n = r->step.n = 0;
    r->root = REF_NULL;
}

/* ------------------------------------------------------------------------------------ requests */

/* Reports whether block b is in the loop or in one of its inner loops. */
static bool block_is_inside(const LoopRun *r, BlockId b) { return loop_has_block(r->loops, r->loop, b); }

/* Reports whether v is an instruction of the loop; false for a parameter. */
static bool value_is_inside(const LoopRun *r, ValueId v) {
    return r->cfg->pos[v] != UINT32_MAX && block_is_inside(r, r->cfg->block_of[v]);
}

/* Returns the value that a phi of the header receives from the latches (`inside`) or from outside of the loop;
 * REF_NULL if there is none or if there are different ones. */
static Ref phi_entry(const LoopRun *r, ValueId phi, bool inside) {
    Ref only = REF_NULL;
    for (uint32_t i = 0; i < inst_at(r->f, phi)->nopnd; i += 2) {
        Ref x = inst_op(r->f, phi, i);
        if (block_is_inside(r, ref_index(inst_op(r->f, phi, i + 1))) != inside) continue;
        if (only.x && !ref_same(only, x)) return REF_NULL;
        only = x;
    }
    return only;
}

/* Returns the width in bits of an integer or pointer; 0 for another type. */
static uint32_t bits_of(const LoopRun *r, TypeId t) {
    if (type_is_ptr(r->m, t)) return layout_ptr_bits(r->m, type_space(r->m, t));
    return type_is_int(r->m, t) ? type_bits(r->m, t) : 0;
}

/* Returns the operands of x if it is a getelementptr, an instruction or a constant expression; NULL for anything else.
 * *source gets its source element type and *n the number of operands, the base included. */
static const Ref *address_parts(const LoopRun *r, Ref x, TypeId *source, uint32_t *n) {
    if (ref_is(x, REF_VALUE)) {
        const Inst *i = inst_at(r->f, ref_index(x));
        *source = i->aux;
        *n = i->nopnd;
        return i->op == OP_GETELEMENTPTR ? inst_ops(r->f, ref_index(x)) : NULL;
    }
    const Const *c = ref_is(x, REF_CONST) ? const_at(r->m, x) : NULL;
    if (!c || c->kind != CONST_EXPR || c->op != OP_GETELEMENTPTR) return NULL;
    *source = c->aux;
    *n = c->n;
    return r->m->const_elem.at + c->first;
}

/* Returns the pointer from which x is derived by getelementptrs with constant offsets, at most WALK_MAX of them; x
 * itself if there are none. Sets *distance to the sum of the offsets in bytes. */
static Ref root_find(const LoopRun *r, Ref x, int64_t *distance) {
    *distance = 0;
    for (int steps = 0; steps < WALK_MAX; steps++) {
        TypeId source;
        uint32_t n;
        int64_t off = 0;
        const Ref *op = address_parts(r, x, &source, &n);
        if (!op || !gep_offset(r->m, source, op + 1, n - 1, &off)) break;
        if (__builtin_add_overflow(*distance, off, distance)) break;
        x = op[0];
    }
    return x;
}

/* Sets *value to the value of x, which is defined outside of the loop: an integer constant, or the byte offset of a
 * pointer from r->root. Returns false if x is neither an integer constant nor a pointer with that root. */
static bool outer_value(const LoopRun *r, Ref x, uint64_t *value) {
    if (ref_int(r->m, x, value)) return true;
    if (!type_is_ptr(r->m, ref_type(r->m, r->f, x))) return false;
    int64_t distance;
    Ref root = root_find(r, x, &distance);
    *value = arith_low((uint64_t)distance, bits_of(r, ref_type(r->m, r->f, x)));
    return ref_same(root, r->root);
}

/* Requests x, which is defined outside of the loop. Returns false if x is REF_NULL, or if its value is unknown and
 * r->moving is not set. The first pointer that is requested determines r->root. */
static bool outer_needs(LoopRun *r, Ref x) {
    uint64_t value;
    int64_t distance;
    if (!x.x) return false;
    if (!r->root.x && type_is_ptr(r->m, ref_type(r->m, r->f, x))) r->root = root_find(r, x, &distance);
    return outer_value(r, x, &value) || r->moving;
}

/* Returns the state of operand x, which needs() has accepted. If x is defined outside of the loop, that is RUN_COMPUTED
 * or, if its value is unknown, RUN_FIXED. */
static enum LoopRunSeen known_of(const LoopRun *r, Ref x) {
    uint64_t value;
    if (ref_is(x, REF_VALUE) && r->seen[ref_index(x)] >> 2 == r->run)
        return (enum LoopRunSeen)(r->seen[ref_index(x)] & 3);
    return outer_value(r, x, &value) ? RUN_COMPUTED : RUN_FIXED;
}

/* Reports whether the operation i, an operand of which is RUN_MOVED, only adds its operands, or extends such a sum, so
 * that an unknown constant that is left out of an operand is left out of the result, and of nothing else. A sum in
 * fewer than 64 bits must not wrap around: where it is extended, the wrap-around would change the result by more than
 * the constant. */
static bool inst_only_adds(const LoopRun *r, const Inst *i) {
    switch (i->op) {
    case OP_ADD: return bits_of(r, i->type) == 64 || i->flags & IF_NSW;
    case OP_OR: return i->flags & IF_DISJOINT;
    case OP_GETELEMENTPTR:
    case OP_SEXT: return true;
    case OP_ZEXT: {
        const Inst *sum = inst_at(r->f, ref_index(r->f->opnd.at[i->opnd]));
        if (sum->op != OP_ADD && sum->op != OP_OR) return false;
        for (uint32_t k = 0; k < 2; k++)
            if (known_of(r, r->f->opnd.at[sum->opnd + k]) == RUN_MOVED) return false;
        return sum->op == OP_OR || sum->flags & IF_NUW;
    }
    default: return false;
    }
}

/* Returns the number of operands of v that are computed: all, or the arguments of a call. */
static uint32_t operands_number(const LoopRun *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    return i->op == OP_CALL ? i->nopnd - 1 : i->nopnd;
}

/* Reports whether v is an operation that step_compute knows, on integers of at most 64 bits. Two pointers are only
 * compared for equality: their order depends on where the root is. */
static bool inst_is_known(const LoopRun *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    uint32_t bits = bits_of(r, i->type);
    if (!bits || bits > 64) return false;
    if (i->op == OP_ICMP && type_is_ptr(r->m, ref_type(r->m, r->f, r->f->opnd.at[i->opnd])))
        return i->sub == ICMP_EQ || i->sub == ICMP_NE;
    switch (i->op) {
    case OP_GETELEMENTPTR:
    case OP_ICMP:
    case OP_SELECT:
    case OP_FREEZE:
    case OP_ZEXT:
    case OP_SEXT:
    case OP_TRUNC: return true;
    case OP_CALL: return arith_has_intrinsic(call_intrinsic(r->m, r->f, v)) && i->nopnd <= ARGS_MAX + 1;
    default: return arith_has((enum Op)i->op);
    }
}

/* Sets the state of v in the present run. */
static void seen_set(LoopRun *r, ValueId v, enum LoopRunSeen known) { r->seen[v] = 4 * r->run + known; }

static bool needs(LoopRun *r, Ref x, uint32_t depth);

/* Reports whether v, an instruction of the loop, has the same value in each iteration: it is pure, does not trap, is no
 * phi, and its operands are defined outside of the loop or are RUN_FIXED. False unless r->moving. */
static bool inst_is_fixed(const LoopRun *r, ValueId v) {
    uint32_t flags = op_flags(inst_at(r->f, v));
    if (!r->moving || !(flags & OF_PURE) || flags & OF_TRAP || inst_at(r->f, v)->op == OP_PHI) return false;
    for (uint32_t k = 0; k < inst_at(r->f, v)->nopnd; k++) {
        Ref x = inst_op(r->f, v, k);
        bool inside = ref_is(x, REF_VALUE) && value_is_inside(r, ref_index(x));
        if (inside && r->seen[ref_index(x)] != 4 * r->run + RUN_FIXED) return false;
    }
    return true;
}

/* Returns the condition of the branch from block `from` to block `to` and another block; REF_NULL if it has none. */
static Ref edge_test(const LoopRun *r, BlockId from, BlockId to) {
    ValueId t = block_term(r->f, from);
    const Inst *i = inst_at(r->f, t);
    if (i->op != OP_BR || i->nopnd != 3 || ref_same(inst_op(r->f, t, 1), inst_op(r->f, t, 2))) return REF_NULL;
    return ref_index(inst_op(r->f, t, 1)) == to || ref_index(inst_op(r->f, t, 2)) == to ? inst_op(r->f, t, 0)
                                                                                        : REF_NULL;
}

/* Requests v, a phi of the loop outside of its header, as a step after its entries, which must be computable, and after
 * those tests of its incoming edges that are. clang -O2 writes `i + 1` as such a phi if it knows that i is 0 on one of
 * the edges: phi [ 1, %first ], [ %next, %other ]. */
static bool join_add(LoopRun *r, ValueId v, uint32_t depth) {
    const Inst *i = inst_at(r->f, v);
    BlockId b = r->cfg->block_of[v];
    if (r->moving || !bits_of(r, i->type) || i->nopnd > 2 * EDGES_MAX) return false;
    for (uint32_t k = 0; k < i->nopnd; k += 2)
        if (!needs(r, inst_op(r->f, v, k), depth)) return false;
    for (uint32_t k = 0; k < i->nopnd; k += 2) {
        Ref test = edge_test(r, ref_index(inst_op(r->f, v, k + 1)), b);
        if (test.x) needs(r, test, depth);
    }
    seen_set(r, v, RUN_COMPUTED);
    vec_push(&r->step, v);
    return true;
}

/* Requests value v of the loop for the first time: a phi of the header as a counter, another phi by join_add, anything
 * else as a step after its operands, which are at `depth`. Sets its state, and returns false if it cannot be computed.
 * The caller must then request the next value of each new counter. */
static bool value_add(LoopRun *r, ValueId v, uint32_t depth) {
    const Inst *i = inst_at(r->f, v);
    if (i->op == OP_PHI) {
        if (r->cfg->block_of[v] != r->loops->loop.at[r->loop].header) return join_add(r, v, depth);
        if (!bits_of(r, i->type)) return false;
        if (!outer_needs(r, phi_entry(r, v, false))) return false;
        seen_set(r, v, RUN_COMPUTED);
        vec_push(&r->counter, v);
        return known_of(r, phi_entry(r, v, false)) == RUN_COMPUTED;
    }
    if (!inst_is_known(r, v)) return false;
    enum LoopRunSeen known = RUN_COMPUTED;
    for (uint32_t k = 0; k < operands_number(r, v); k++) {
        if (!needs(r, inst_op(r->f, v, k), depth)) return false;
        if (known_of(r, inst_op(r->f, v, k)) >= RUN_MOVED) known = RUN_MOVED;
    }
    if (known == RUN_MOVED && inst_is_fixed(r, v)) known = RUN_FIXED;
    if (known == RUN_MOVED && !inst_only_adds(r, i)) return false;
    seen_set(r, v, known);
    vec_push(&r->step, v);
    return true;
}

/* Requests operand x, `depth` operations below the value that loop_run_needs requests. Returns false if x cannot be
 * computed or one of the limits is reached. A second request of a value returns the result of the first. */
static bool needs(LoopRun *r, Ref x, uint32_t depth) {
    if (!ref_is(x, REF_VALUE) || !value_is_inside(r, ref_index(x))) return outer_needs(r, x);
    ValueId v = ref_index(x);
    if (r->seen[v] >> 2 == r->run) return (r->seen[v] & 3) != RUN_REFUSED;
    seen_set(r, v, RUN_REFUSED);
    bool room = depth < DEPTH_MAX && r->counter.n + r->step.n < STEPS_MAX;
    return room && r->cfg->pos[v] != UINT32_MAX && block_is_inside(r, r->cfg->block_of[v]) &&
           value_add(r, v, depth + 1);
}

bool loop_run_needs(LoopRun *r, Ref x) {
    uint32_t counters = r->counter.n, steps = r->step.n;
    Ref root = r->root;
    bool known = needs(r, x, 0);
    /* The next values of counters come after x, so that operands come first although each counter
     * depends on itself. */
    for (uint32_t i = counters; known && i < r->counter.n; i++)
        known = needs(r, phi_entry(r, r->counter.at[i], true), 0);
    if (known) return true;
    /* withdraw what was requested before it failed: a part of it may be requested alone */
    for (uint32_t i = counters; i < r->counter.n; i++) r->seen[r->counter.at[i]] = 0;
    for (uint32_t i = steps; i < r->step.n; i++) r->seen[r->step.at[i]] = 0;
    r->counter.n = counters;
    r->step.n = steps;
    r->root = root;
    return false;
}

/* --------------------------------------------------------------------------------------------- computing */

uint64_t loop_run_value(const LoopRun *r, Ref x) {
    uint64_t value = 0;
    bool inside = ref_is(x, REF_VALUE) && r->seen[ref_index(x)] >> 2 == r->run;
    if (inside) return r->value[ref_index(x)];
    return outer_value(r, x, &value) ? value : 0;
}

/* Sets r->value of getelementptr v to its byte offset from the root. Returns false if an index selects no element of
 * its type. */
static bool address_compute(LoopRun *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    const Ref *op = inst_ops(r->f, v);
    TypeId t = i->aux;
    int64_t at = (int64_t)loop_run_value(r, op[0]);
    for (uint32_t k = 1; k < i->nopnd; k++) {
        int64_t index = arith_signed(loop_run_value(r, op[k]), bits_of(r, ref_type(r->m, r->f, op[k])));
        if (!gep_step(r->m, &t, k - 1, index, &at)) return false;
    }
    r->value[v] = arith_low((uint64_t)at, bits_of(r, i->type));
    return true;
}

/* Reports whether the edge between two blocks of the loop is not taken in this iteration, because its test is computed
 * and has the other result. */
static bool edge_is_excluded(const LoopRun *r, BlockId from, BlockId to) {
    Ref test = edge_test(r, from, to);
    uint64_t value;
    bool known = ref_is(test, REF_VALUE) && r->seen[ref_index(test)] == 4 * r->run + RUN_COMPUTED;
    if (!known && !(test.x && ref_int(r->m, test, &value))) return false;
    return ref_index(inst_op(r->f, block_term(r->f, from), loop_run_value(r, test) ? 1 : 2)) != to;
}

/* Sets r->value of v, a phi outside of the header, to its entries for the edges that may be taken in this iteration.
 * Returns false if these differ. */
static bool join_compute(LoopRun *r, ValueId v) {
    bool any = false;
    for (uint32_t k = 0; k < inst_at(r->f, v)->nopnd; k += 2) {
        if (edge_is_excluded(r, ref_index(inst_op(r->f, v, k + 1)), r->cfg->block_of[v])) continue;
        uint64_t value = loop_run_value(r, inst_op(r->f, v, k));
        if (any && value != r->value[v]) return false;
        r->value[v] = value;
        any = true;
    }
    return any;
}

/* Sets r->value of step v from its operands; to 0 if it is RUN_FIXED. Returns false if the operation is undefined. */
static bool step_compute(LoopRun *r, ValueId v) {
    const Inst *i = inst_at(r->f, v);
    const Ref *op = inst_ops(r->f, v);
    r->value[v] = 0;
    if ((r->seen[v] & 3) == RUN_FIXED) return true;
    if (i->op == OP_GETELEMENTPTR) return address_compute(r, v);
    if (i->op == OP_PHI) return join_compute(r, v);
    uint32_t bits = bits_of(r, ref_type(r->m, r->f, op[0]));
    uint64_t a = loop_run_value(r, op[0]), result = a, x[ARGS_MAX] = {a};
    switch (i->op) {
    case OP_CALL:
        for (uint32_t k = 1; k < operands_number(r, v); k++) x[k] = loop_run_value(r, op[k]);
        if (!arith_intrinsic(call_intrinsic(r->m, r->f, v), x[0], x[1], x[2], bits, &result)) return false;
        break;
    case OP_ICMP: result = arith_compare((enum IntPred)i->sub, a, loop_run_value(r, op[1]), bits); break;
    case OP_SELECT: result = loop_run_value(r, op[a ? 1 : 2]); break;
    case OP_SEXT: result = (uint64_t)arith_signed(a, bits); break;
    case OP_FREEZE:
    case OP_ZEXT:
    case OP_TRUNC: break;
    default:
        if (!arith_binary((enum Op)i->op, a, loop_run_value(r, op[1]), bits, &result)) return false;
    }
    r->value[v] = arith_low(result, bits_of(r, i->type));
    return true;
}

/* Computes all steps from the counters. Returns false if an operation is undefined. */
static bool steps_compute(LoopRun *r) {
    for (uint32_t i = 0; i < r->step.n; i++)
        if (!step_compute(r, r->step.at[i])) return false;
    return true;
}

bool loop_run_first(LoopRun *r) {
    for (uint32_t i = 0; i < r->counter.n; i++)
        r->value[r->counter.at[i]] = loop_run_value(r, phi_entry(r, r->counter.at[i], false));
    return steps_compute(r);
}

bool loop_run_next(LoopRun *r) {
    /* All counters change at once: one may be the previous value of another. */
    r->next.n = 0;
    for (uint32_t i = 0; i < r->counter.n; i++)
        vec_push(&r->next, loop_run_value(r, phi_entry(r, r->counter.at[i], true)));
    for (uint32_t i = 0; i < r->counter.n; i++) r->value[r->counter.at[i]] = r->next.at[i];
    return steps_compute(r);
}
