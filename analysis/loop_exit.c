/* loop_exit.c: implements loop_exit.h.
 *
 * Only a test that each iteration executes can be counted: one in a block that dominates all latches. The walk up the
 * dominator tree from the latches finds them.
 */
#include "analysis/loop_exit.h"

#include "ir/blocks.h"

/* TESTS_MAX: the most tests of a loop that are considered. NEST_MAX: see dominator_outside_inner. */
enum { TESTS_MAX = 8, NEST_MAX = 64 };
/* BOUND_MAX: the greatest bound that follows from an access, because the test stays in each copy of the loop: that of a
 * loop over eight elements that tests first. ACCESSES_MAX, BLOCKS_MAX: the most accesses and blocks behind a test that
 * are considered. */
enum { BOUND_MAX = 9, ACCESSES_MAX = 8, BLOCKS_MAX = 8 };

/* Returns the nearest block that dominates all latches of the loop, which may be a latch. */
static BlockId latches_dominator(const LoopRun *r) {
    const Cfg *c = r->cfg;
    BlockId header = r->loops->loop.at[r->loop].header, common = UINT32_MAX;
    for (uint32_t k = c->pred_first[header]; k < c->pred_first[header + 1]; k++) {
        BlockId latch = c->pred[k];
        if (!loop_has_block(r->loops, r->loop, latch)) continue;
        if (common == UINT32_MAX) common = latch;
        while (!cfg_dominates(c, common, latch)) common = c->idom[common];
    }
    return common;
}

/* Reports whether block b of the loop is in no inner loop and ends with a conditional branch of which one side stays in
 * the loop and the other leaves it. If so, sets the blocks of *x, and its trips to 0; otherwise *x means nothing. */
static bool block_is_exit(const LoopRun *r, BlockId b, LoopExit *x) {
    ValueId t = block_term(r->f, b);
    if (r->loops->of_block[b] != r->loop || inst_at(r->f, t)->op != OP_BR || inst_at(r->f, t)->nopnd != 3) return false;
    BlockId to = ref_index(inst_op(r->f, t, 1)), or = ref_index(inst_op(r->f, t, 2));
    bool stays = loop_has_block(r->loops, r->loop, to);
    *x = (LoopExit){.block = b, .stay = stays ? to : or, .leave = stays ? or : to};
    return stays != loop_has_block(r->loops, r->loop, or);
}

/* Requests a part of the test of an exit and executes the loop until that leaves it. Returns how often the test is
 * executed until then; 0 if the part cannot be computed, an operation is undefined, or it is more than `limit`. */
static uint32_t part_trips(LoopRun *r, LoopPart part, uint32_t limit) {
    if (!loop_run_needs(r, part.test)) return 0;
    uint32_t n = 1;
    for (bool defined = loop_run_first(r); defined && n <= limit; defined = loop_run_next(r), n++)
        if ((loop_run_value(r, part.test) != 0) != part.stay) return n;
    return 0;
}

/* Sets x->trips of the exit x, and x->sooner, from its test or, if that cannot be computed, from a part of it. */
static void exit_trips(LoopRun *r, LoopExit *x, uint32_t limit) {
    ValueId t = block_term(r->f, x->block);
    LoopPart part[LOOP_PARTS_MAX];
    bool stay = ref_index(inst_op(r->f, t, 1)) == x->stay;
    x->trips = part_trips(r, (LoopPart){inst_op(r->f, t, 0), stay}, limit);
    uint32_t n = x->trips ? 0 : loop_test_split(r->m, r->f, r->cfg, x->block, stay, part);
    for (uint32_t k = 0; n > 1 && k < n; k++) {
        uint32_t trips = part_trips(r, part[k], limit);
        if (trips && (!x->trips || trips < x->trips)) x->trips = trips, x->sooner = true;
    }
}

/* Returns the block after b on a walk up the dominator tree that skips inner loops: the immediate dominator of b, or,
 * if b is in an inner loop, that of the header of the outermost such loop. Skipping keeps the walk short. Returns
 * UINT32_MAX if b is the entry, or is nested deeper than NEST_MAX loops. */
static BlockId dominator_outside_inner(const LoopRun *r, BlockId b) {
    uint32_t inner = r->loops->of_block[b];
    if (inner == r->loop) return r->cfg->idom[b];
    for (uint32_t n = 0; n < NEST_MAX; n++) {
        const Loop *l = &r->loops->loop.at[inner];
        if (l->parent == r->loop) return r->cfg->idom[l->header];
        inner = l->parent;
    }
    return UINT32_MAX;
}

/* Returns the number of the first iteration in which access v would leave the alloca that its address leads into; 0 if
 * v is no load or store of an alloca, its address cannot be computed, or that is later than iteration `limit`. Begins a
 * new run. */
static uint32_t access_trips(LoopRun *r, ValueId v, uint32_t limit) {
    loop_run_begin(r, r->loop, false);
    Ref address = inst_address(r->f, v);
    if (!loop_run_needs(r, address)) return 0;
    Ref root = ref_is_inst(r->f, r->root, OP_ADDRSPACECAST) ? inst_op(r->f, ref_index(r->root), 0) : r->root;
    if (!ref_is_inst(r->f, root, OP_ALLOCA)) return 0;
    const Inst *array = inst_at(r->f, ref_index(root));
    uint64_t size = type_size(r->m, array->aux), bytes = type_size(r->m, inst_access_type(r->m, r->f, v));
    if (array->nopnd) return 0; /* the number of elements is an operand */
    bool defined = loop_run_first(r);
    for (uint32_t n = 1; defined && n <= limit; defined = loop_run_next(r), n++) {
        uint64_t at = loop_run_value(r, address); /* an address before the array is a large number */
        if (at > size || bytes > size - at) return n;
    }
    return 0;
}

/* Sets x->trips of exit x, and x->sooner and x->bound, if its test cannot stay in the loop more often: an access
 * follows that would be outside of its array in the next iteration. Between the test and the access the loop is not
 * left, since there are only jumps, and no call that may not return. */
static void exit_bound(LoopRun *r, LoopExit *x, uint32_t limit) {
    BlockId b = x->stay;
    uint32_t later = 0, accesses = 0; /* later: 1 if the access is in the iteration after that of the test */
    for (uint32_t blocks = 0; blocks < BLOCKS_MAX && r->loops->of_block[b] == r->loop; blocks++) {
        if (b == r->loops->loop.at[r->loop].header) later = 1;
        each_inst_in(r->f, b, v) {
            uint8_t op = inst_at(r->f, v)->op;
            if (call_may_not_return(r->m, r->f, v)) return;
            if ((op != OP_LOAD && op != OP_STORE) || accesses++ >= ACCESSES_MAX) continue;
            uint32_t n = access_trips(r, v, limit + later);
            if (n > later && (!x->trips || n - later < x->trips)) x->trips = n - later, x->sooner = x->bound = true;
        }
        ValueId t = block_term(r->f, b);
        if (b == x->block || !term_is_jump(r->f, t)) return;
        b = ref_index(inst_op(r->f, t, 0));
    }
}

/* Returns the exit for which `find`, exit_trips or exit_bound, finds the least trip count; see loop_run_exit. */
static LoopExit exit_least(LoopRun *r, void (*find)(LoopRun *, LoopExit *, uint32_t), uint32_t limit) {
    LoopExit best = {.block = UINT32_MAX}, x;
    BlockId b = latches_dominator(r);
    /* Only the tests are counted: between them there may be any number of copies of an inner loop. */
    for (uint32_t n = 0; n < TESTS_MAX && b != UINT32_MAX; b = dominator_outside_inner(r, b)) {
        if (block_is_exit(r, b, &x)) {
            n++;
            find(r, &x, limit);
            if (x.trips && (!best.trips || x.trips <= best.trips)) best = x;
        }
        if (b == r->loops->loop.at[r->loop].header) break;
    }
    return best;
}

LoopExit loop_exit_find(LoopRun *r, uint32_t loop, uint32_t limit) {
    loop_run_begin(r, loop, false);
    LoopExit x = exit_least(r, exit_trips, limit);
    return x.trips ? x : exit_least(r, exit_bound, limit < BOUND_MAX ? limit : BOUND_MAX);
}
