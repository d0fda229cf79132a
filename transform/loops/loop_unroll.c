/* loop-unroll: replaces a loop that runs a constant number of times by as many copies of its body.
 *
 *    loop:  %i = phi i32 [ 0, %entry ], [ %j, %loop ]              store i32 %x, ptr %a
 *           %p = getelementptr i32, ptr %a, i32 %i                 %p = getelementptr i32, ptr %a, i32 1
 *           store i32 %x, ptr %p                                   store i32 %x, ptr %p
 *           %j = add i32 %i, 1                                     br label %done
 *           %c = icmp ult i32 %j, 2
 *           br i1 %c, label %loop, label %done
 *
 * A loop is unrolled if its copies are small after folding. Values that are computed from constants and loop counters
 * alone become constant: counters, indices, addresses, tests, loads from tables (unrolled.h). The other instructions
 * are the cost of a copy. The sum of these costs is limited to
 *
 *    -unroll-threshold  by default (LLVM -O3: Threshold 300), and up to twice as much if a good part of the body folds
 *                   (folds_limit; LLVM: MaxPercentThresholdBoost, up to four times);
 *    COST_PRIVATE   if the loop indexes a local array that becomes registers once all its indices are constant
 *                   (LLVM for AMDGPU: amdgpu-unroll-threshold-private). A smaller limit keeps the array in local
 *                   memory, whose accesses cost more than the code;
 *    COST_PRAGMA    if #pragma unroll requests it (LLVM: PragmaUnrollThreshold).
 *
 * A call that is not inlined yet costs what the body of the function has. Of a loop over the instructions of an
 * interpreter, 24 copies were made otherwise, and then the interpreter was inlined into eight of them. (LLVM does not
 * unroll a loop with a call of an internal function that has no other.)
 *
 * An access to an array that stays in local memory costs LOCAL_COST instructions, as for index-select. Counting it as
 * more keeps such accesses few, but is wrong where the counter, the test, and what they make constant are most of the
 * body, as in a loop over the four neighbours of a cell. It costs LOCAL_COST_SELDOM in a loop that a test of unknown
 * result may leave early, because the copies of late iterations are seldom executed, too: those of an insertion sort
 * would be most of its code. Such a loop of more than EARLY_TRIPS_MAX iterations is unrolled only for its arrays, or by
 * a pragma.
 *
 * If the counter of a loop bounds an inner one, as in an insertion sort, the copies that the inner loop will have are
 * counted for its accesses to local memory; for its other instructions one copy is, because most of those fold. With
 * one copy counted for the accesses, too, unrolling made 100 of the 4 in such a sort.
 *
 * Counting all instructions of the body instead, with one limit, is simpler and wrong both ways: the address arithmetic
 * of a matrix product is most of its body, and none of it is left.
 *
 * A loop that nothing bounds but the length of a local array that it indexes (LoopExit.bound) is unrolled like one that
 * may be left early, with the limit COST_BOUND, and only if an array becomes registers: most of its copies may never be
 * executed.
 *
 * An array stays in memory if one of the loops that index it is too large to be unrolled. To unroll the others up to
 * COST_PRIVATE as if it did not, because each of them alone is small enough, is simpler and wrong: their copies access
 * memory.
 *
 * A loop that swaps pointers into local arrays (loop_swap.h), such as those to the present and to the last row of a
 * table, or that indexes such arrays by i & 1, becomes a loop over as many copies as make the pointers and indices
 * constant, if it stays.
 *
 * Metadata is obeyed: llvm.loop.unroll.disable and count 1 (clang -O1 marks all loops without a pragma so), full,
 * enable, and count n, which without a constant trip count makes n copies that remain a loop. Each of these tests
 * again, so no operation depends on a condition on which it did not depend before, and a convergent one may be in the
 * loop. If the trip count is constant, but too many copies would be made, n copies remain a loop as well; then only one
 * of them can be that of the last iteration, and only that one tests. What LLVM says of the remainder loops that it has
 * made is not obeyed (loop_remainder.h).
 *
 * Loops are taken from the inside out, a level in each round, because the copies of an inner loop are the body of the
 * outer one; in between mem2reg and simplifycfg make constant what can be. An outer loop whose counter bounds an inner
 * one (for j = i + 1 ...) is taken first. A function grows to at most FN_MAX instructions, and the growth by one nest
 * is bounded by the limits above, so the output is linear in the input.
 *
 * Needs nothing. */
#include "transform/loops/loop_copy.h"
#include "transform/loops/loop_remainder.h"
#include "transform/loops/loop_rounds.h"
#include "transform/loops/loop_swap.h"
#include "transform/loops/unrolled.h"
#include "transform/pass.h"

enum {
    COST_PRIVATE = 4096,
    COST_BOUND = 600,
    COST_PRAGMA = 16384,
    LOCAL_COST_SELDOM = 2 * LOCAL_COST,
    CALLEE_MAX = COST_PRAGMA,
    FN_MAX = 1 << 17
};
/* PREDICTIONS_MAX: of one round, see large_find. ROUNDS_MAX: see loop_rounds. TRIPS_MAX: a loop with more iterations
 * counts as one of unknown trip count. EARLY_TRIPS_MAX: the most iterations of a loop that may be left early (LLVM:
 * UnrollMaxUpperBound); does not hold for arrays and pragmas. FOLDS_TRIPS_MAX: see folds_limit. */
enum {
    PREDICTIONS_MAX = 4,
    ROUNDS_MAX = 8,
    TRIPS_MAX = 1024,
    EARLY_TRIPS_MAX = 8,
    FOLDS_TRIPS_MAX = 12,
    LOCAL_MAX = 1 << 17
};

/* What a copy of a loop costs. */
typedef struct LoopCost {
    uint32_t size; /* instructions before folding, with those of inner loops */
    uint32_t own;  /* the sum of inst_cost, without inner loops */
    uint32_t cost; /* the sum of inst_cost, with those of inner loops, and what local accesses cost more */
    /* accesses to arrays that stay in memory, with those of the copies (inner_copies) of inner loops that are not
     * exact; at most LOCAL_MAX */
    uint32_t local;
    /* addresses in arrays that become registers, indexed by the counters of the loop or of an inner one */
    uint32_t registers;
    bool taken; /* it is unrolled in this round, or contains a loop that is */
} LoopCost;

typedef struct Unroll {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopRun run;
    Unrolled then;
    LoopCost *cost;   /* by loop */
    LoopExit *exit;   /* by loop: of loop_exit_find */
    uint32_t *period; /* by loop: of loop_swap_period */
    bool *stays;      /* by loop: see large_find */
    uint32_t size;    /* of the function, with the copies made so far */
    VEC(LoopCopies) copies;
} Unroll;

/* ------------------------------------------------------------------------------------------------- costs */

/* Returns how many instructions the body has that call v may be replaced by later, at most CALLEE_MAX; 0 if there is
 * none, or the call forbids it. A function that forbids it may do so only because clang did not optimise, see
 * transform/inline. */
static uint32_t callee_size(const Unroll *u, ValueId v) {
    SymId callee = call_target(u->m, u->f, v);
    const Fn *body = callee ? u->m->sym.at[callee].fn : NULL;
    if (!body || call_has_attr(u->m, u->f, v, "noinline")) return 0;
    return body->order.n < CALLEE_MAX ? body->order.n : CALLEE_MAX;
}

/* Returns how many instructions are left of v in a copy: none if it becomes constant, is a phi or debug record, or a
 * terminator without a condition or with one that becomes constant; 2 plus the number of operands for a call of a
 * function, which must pass its arguments, and callee_size; else one. */
static uint32_t inst_cost(const Unroll *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    if (u->then.folds[v] || i->op == OP_PHI || op_flags(i) & OF_DEBUG) return 0;
    if (op_flags(i) & OF_TERM) return i->nopnd > 1 && !unrolled_folds(&u->then, inst_op(u->f, v, 0));
    bool intrinsic = i->op == OP_CALL && call_intrinsic(u->m, u->f, v);
    return i->op == OP_CALL && !intrinsic ? 2 + i->nopnd + callee_size(u, v) : 1;
}

/* Returns how many copies of an inner loop one iteration of the loop around it is to have, if that one is unrolled: on
 * average half as many as it makes iterations, if its counter bounds the inner loop (j = i; j > 0; j--), else one. */
static uint32_t inner_copies(const Unroll *u, uint32_t loop) {
    uint32_t trips = u->exit[u->loops.loop.at[loop].parent].trips;
    return !u->exit[loop].trips && u->then.counted[loop] && trips ? (trips + 1) / 2 : 1;
}

/* Computes u->cost of all loops, and u->size. An access to local memory costs LOCAL_COST instructions, or
 * LOCAL_COST_SELDOM in a loop that may be left early; but it costs one in a loop with an inner loop that is exact:
 * there the inner counter may be the only reason why the array is in memory. */
static void costs_find(Unroll *u) {
    each_inst(u->f, b, v) {
        u->size++;
        uint32_t loop = u->loops.of_block[b];
        if (loop == LOOP_NONE) continue;
        u->cost[loop].size++;
        u->cost[loop].own += inst_cost(u, v);
        u->cost[loop].cost += inst_cost(u, v);
        u->cost[loop].local += unrolled_locals(&u->then, v);
        u->cost[loop].registers += unrolled_indexes(&u->then, v);
    }
    for (uint32_t i = 0; i < u->loops.loop.n; i++)
        if (u->loops.loop.at[i].parent != LOOP_NONE && unrolled_is_exact(&u->then, i))
            u->cost[u->loops.loop.at[i].parent].local = 0;
    for (uint32_t i = 0; i < u->loops.loop.n; i++) { /* inner loops come first */
        if (u->loops.loop.at[i].parent == LOOP_NONE) continue;
        LoopCost *in = &u->cost[i], *out = &u->cost[u->loops.loop.at[i].parent];
        if (!unrolled_is_exact(&u->then, i)) out->local += inner_copies(u, i) * in->local;
        if (out->local > LOCAL_MAX) out->local = LOCAL_MAX;
        out->size += in->size;
        out->cost += in->cost;
        out->registers += in->registers;
    }
    for (uint32_t i = 0; i < u->loops.loop.n; i++) {
        LoopCost *t = &u->cost[i];
        t->cost += ((u->then.uncertain[i] ? LOCAL_COST_SELDOM : LOCAL_COST) - 1) * t->local;
    }
}

/* --------------------------------------------------------------------------------------------- decisions */

/* Records that the loop becomes n copies, at least one, which remain a loop if `cyclic`, and increases u->size
 * accordingly. Marks it and the loops around it as taken, so that they are not decided in this round. */
static void loop_take(Unroll *u, uint32_t loop, uint32_t n, bool cyclic, LoopExit exit) {
    vec_push(&u->copies, ((LoopCopies){.loop = loop, .n = n, .cyclic = cyclic, .exit = exit}));
    u->size += (n - 1) * u->cost[loop].size;
    for (uint32_t l = loop; l != LOOP_NONE && !u->cost[l].taken; l = u->loops.loop.at[l].parent)
        u->cost[l].taken = true;
}

/* Reports whether n copies of the loop cost at most `limit`, have at most 8 * limit instructions before they fold, and
 * do not let the function grow beyond FN_MAX. */
static bool copies_fit(const Unroll *u, uint32_t loop, uint64_t n, uint64_t limit) {
    const LoopCost *t = &u->cost[loop];
    /* The copies are made in full before they fold, so their size is limited too. */
    return n * t->cost <= limit && n * t->size <= 8 * limit && u->size + n * t->size <= FN_MAX;
}

/* Reports whether a test of unknown result may leave the loop so long before its last iteration that the copies are not
 * worth their size. */
static bool is_left_early(const Unroll *u, uint32_t loop, uint32_t trips) {
    return u->then.uncertain[loop] && trips > EARLY_TRIPS_MAX;
}

/* Writes the remarks about a loop at its latch: its trip count, x.trips, if it is not 0; and that it becomes `copies`
 * copies, or with 0 copies, why it is not unrolled. limit: what the copies may cost (copies_fit). */
static void loop_remark(const Unroll *u, uint32_t loop, const LoopPragma *g, LoopExit x, uint64_t limit,
                        uint32_t copies) {
    Pass *p = u->p;
    const LoopCost *t = &u->cost[loop];
    ValueId at = loop_latch(u->m, u->f, u->cfg, &u->loops, loop);
    if (x.trips) pass_remark(p, REMARK_TripCount, u->f, at, x.trips, t->cost);
    if (copies && copies == x.trips) pass_remark(p, REMARK_FullyUnrolled, u->f, at, copies, t->cost);
    else if (copies) pass_remark(p, REMARK_PartiallyUnrolled, u->f, at, copies);
    else
        pass_remark(p, REMARK_NotUnrolled, u->f, at,
                    g->forbidden                                ? "its metadata forbids it"
                    : !x.trips                                  ? "it is not known how often it runs"
                    : !limit && is_left_early(u, loop, x.trips) ? "it may be left early, and the copies would be many"
                    : !copies_fit(u, loop, x.trips, limit)      ? "the copies would be too large"
                    : !loop_is_copyable(u->m, u->f, &u->loops, loop) ? "its body cannot be copied"
                                                                     : "a pragma asks for something else");
}

/* Returns how many copies of a loop are to remain a loop if it is not replaced by copies: as many as the pragma asks
 * for, or as many as make constant the pointers that the loop swaps, or its indices, unless an array that it accesses
 * stays in memory all the same, because another loop indexes it by what is not known; 1 or 0: it stays as it is. */
static uint64_t cycle_length(const Unroll *u, uint32_t loop, const LoopPragma *g) {
    if (g->forbidden || g->count) return g->count;
    return u->cost[loop].local ? 1 : u->period[loop];
}

/* Sets u->exit and u->period. */
static void exits_find(Unroll *u) {
    for (uint32_t i = 0; i < u->loops.loop.n; i++) {
        LoopPragma g = loop_pragma(u->m, u->f, loop_latch(u->m, u->f, u->cfg, &u->loops, i));
        u->exit[i] = loop_exit_find(&u->run, i, g.forbidden ? 1 : TRIPS_MAX);
        u->period[i] = g.forbidden || g.count ? 1 : loop_swap_period(&u->run, i);
    }
}

/* Returns `plain`, or up to twice as much for a loop of at most FOLDS_TRIPS_MAX iterations, in proportion to its
 * instructions per instruction that is left in a copy, if a good part of them folds: 1.3 instructions for one. Without
 * these two conditions, the code of programs grew by 5 % instead of 1 %, and they executed 0.3 % fewer instructions: if
 * the iterations are many, loop-unroll-runtime saves most of the tests as well. */
static uint64_t folds_limit(const Unroll *u, uint32_t loop, uint64_t plain) {
    uint64_t size = u->cost[loop].size, left = u->cost[loop].cost;
    if (u->exit[loop].trips > FOLDS_TRIPS_MAX || 10 * size < 13 * left) return plain;
    return size >= 2 * left ? 2 * plain : plain * size / left;
}

/* Returns what the copies of a loop may cost (copies_fit): 0 if it is left early. cycle: of cycle_length. */
static uint64_t copies_limit(const Unroll *u, uint32_t loop, const LoopPragma *g, uint64_t cycle) {
    const LoopCost *t = &u->cost[loop];
    LoopExit x = u->exit[loop];
    int32_t plain = u->p->knobs->unroll_threshold;
    uint64_t limit =
        plain > 0 && !x.bound && !is_left_early(u, loop, x.trips) ? folds_limit(u, loop, (uint64_t)plain) : 0;
    if (t->registers || (!g->count && cycle > 1)) limit = x.bound ? COST_BOUND : COST_PRIVATE;
    return g->wanted ? COST_PRAGMA : limit;
}

/* Marks in u->stays the loops that index arrays which are taken to become registers, but are kept by metadata, or cost
 * too much with their inner loops unrolled, unless fewer copies would do (cycle_length). These arrays stay in memory,
 * so it is no use to unroll another loop for them. Returns whether it found one. */
static bool large_find(Unroll *u) {
    bool found = false;
    uint64_t *cost = mem_alloc(u->loops.loop.n * sizeof *cost); /* of an iteration */
    for (uint32_t i = 0; i < u->loops.loop.n; i++) {            /* inner loops come first */
        uint32_t parent = u->loops.loop.at[i].parent, trips = u->exit[i].trips;
        LoopPragma g = loop_pragma(u->m, u->f, loop_latch(u->m, u->f, u->cfg, &u->loops, i));
        uint64_t cycle = cycle_length(u, i, &g);
        cost[i] += u->cost[i].own;
        bool fits = trips && cost[i] * trips <= copies_limit(u, i, &g, cycle);
        bool stays = u->cost[i].registers && (trips || g.forbidden) && !fits && cycle <= 1;
        found |= stays && !u->stays[i];
        u->stays[i] |= stays;
        if (parent == LOOP_NONE) continue;
        cost[parent] += fits ? cost[i] * trips : cost[i];
        if (cost[parent] > UINT32_MAX) cost[parent] = UINT32_MAX;
    }
    free(cost);
    return found;
}

/* Predicts again, for other loops that stay. */
static void predict_again(Unroll *u) {
    unrolled_free(&u->then);
    unrolled_build(&u->then, u->m, u->f, u->cfg, &u->loops, u->exit, u->period, u->stays);
    memset(u->cost, 0, u->loops.loop.n * sizeof *u->cost);
    u->size = 0;
    costs_find(u);
}

/* Reports whether a loop with trip count `trips`, 0 if that is not known, may be replaced by its copies, if they
 * fit. */
static bool may_be_replaced(const LoopPragma *g, uint32_t trips) {
    return trips == 1 || (trips && !g->forbidden && (!g->count || g->count >= trips));
}

/* Reports whether some loop may be unrolled, whatever the copies cost. Most functions have no such loop. */
static bool loops_await(const Unroll *u) {
    for (uint32_t i = 0; i < u->loops.loop.n; i++) {
        LoopPragma g = loop_pragma(u->m, u->f, loop_latch(u->m, u->f, u->cfg, &u->loops, i));
        if (may_be_replaced(&g, u->exit[i].trips) || g.count > 1 || u->period[i] > 1) return true;
    }
    return false;
}

/* Decides whether a loop whose inner loops stay as they are in this round is unrolled, writes the remark, and records
 * the copies in u->copies. */
static void loop_visit(Unroll *u, uint32_t loop) {
    LoopPragma g = loop_pragma(u->m, u->f, loop_latch(u->m, u->f, u->cfg, &u->loops, loop));
    uint64_t cycle = cycle_length(u, loop, &g), limit = copies_limit(u, loop, &g, cycle);
    LoopExit x = u->exit[loop];
    uint32_t copies = 0;
    bool whole = may_be_replaced(&g, x.trips);
    if (whole && copies_fit(u, loop, x.trips, limit) && loop_is_copyable(u->m, u->f, &u->loops, loop)) {
        copies = x.trips;
    } else if (cycle > 1 && cycle < FN_MAX && copies_fit(u, loop, cycle, limit) &&
               loop_is_copyable(u->m, u->f, &u->loops, loop)) {
        copies = (uint32_t)cycle;
        whole = false;
    }
    loop_remark(u, loop, &g, x, limit, copies);
    if (copies) loop_take(u, loop, copies, !whole, x);
}

/* Decides about all loops, from the inside out, but not about those around a loop that is unrolled in this round. First
 * predicts what they cost. */
static void loops_visit(Unroll *u) {
    u->cost = mem_alloc(u->loops.loop.n * sizeof *u->cost);
    u->stays = mem_alloc(u->loops.loop.n * sizeof *u->stays);
    unrolled_build(&u->then, u->m, u->f, u->cfg, &u->loops, u->exit, u->period, u->stays);
    costs_find(u);
    for (int n = 1; n < PREDICTIONS_MAX && large_find(u); n++) predict_again(u);
    for (uint32_t i = 0; i < u->loops.loop.n; i++)
        if (!u->cost[i].taken) loop_visit(u, i);
}

/* One round: unrolls the innermost loops that can be unrolled. Returns whether it unrolled one. */
static bool round_run(Pass *p, Fn *f) {
    Unroll u = {.p = p, .m = p->m, .f = f};
    bool changed = false;
    u.cfg = fn_cfg(f);
    loops_build(&u.loops, u.cfg);
    if (u.loops.loop.n) {
        loop_run_init(&u.run, u.m, f, u.cfg, &u.loops);
        changed = remainders_release(u.m, f, u.cfg, &u.loops);
        u.exit = mem_alloc(u.loops.loop.n * sizeof *u.exit);
        u.period = mem_alloc(u.loops.loop.n * sizeof *u.period);
        exits_find(&u);
        if (p->remarks || loops_await(&u)) loops_visit(&u); /* the remarks say what the copies would cost */
        if (u.copies.n) loops_copy(p, f, &u.loops, u.copies.at, u.copies.n);
        loop_run_free(&u.run);
        unrolled_free(&u.then);
    }
    uint64_t copies = 0;
    for (uint32_t i = 0; i < u.copies.n; i++) copies += u.copies.at[i].n - 1;
    pass_stat(p, "loops unrolled", u.copies.n);
    pass_stat(p, "copies of loop bodies", copies);
    changed |= u.copies.n > 0;
    vec_free(&u.copies);
    free(u.cost);
    free(u.exit);
    free(u.period);
    free(u.stays);
    loops_free(&u.loops);
    return changed;
}

bool pass_loop_unroll(Pass *p, Fn *f) { return loop_rounds(p, f, round_run, ROUNDS_MAX); }
