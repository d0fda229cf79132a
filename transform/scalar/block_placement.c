/* block-placement: orders the blocks of a function so that few of them end in a jump.
 *
 *    entry:  br i1 %c, label %work, label %out           entry:  br i1 %c, label %work, label %out
 *    out:    ret void                                    work:   br label %loop
 *    work:   br label %loop                              loop:   br i1 %d, label %loop, label %out
 *    loop:   br i1 %d, label %loop, label %out           out:    ret void
 *
 * A block that is followed by its successor needs no jump to it (LLVM: MachineBlockPlacement; Pettis and Hansen,
 * "Profile Guided Code Positioning", PLDI 1990). The order is topological: a block is placed when all its predecessors
 * have been, those on back edges aside, so every block comes after its dominator and the end of a branch after both of
 * its sides. Among the blocks that can be placed, one that the last placed block leads to comes first. The blocks of a
 * loop stay together.
 *
 * Reverse postorder is topological too, but it may put what follows a loop between the head and the body of the loop.
 * Then each iteration jumps.
 *
 * Needs the cfg. Changes nothing but the order of the blocks. */
#include "analysis/loops.h"
#include "transform/pass.h"

#define NO_BLOCK UINT32_MAX

typedef struct Placer {
    const Fn *f;
    const Cfg *cfg;
    Loops loops;
    uint32_t *place;   /* by block: its index in the present order */
    uint32_t *waiting; /* by block: how many predecessors, back edges aside, are not placed yet */
    BlockId *top;      /* by loop, see loop_around: the first of the blocks that can be placed next; NO_BLOCK: none */
    BlockId *below;    /* by block in such a list: the one after it */
    VEC(BlockId) order;
} Placer;

/* Returns the loop of which b is a part: for the header of a loop, the loop around that one. The index after the last
 * loop stands for the function. */
static uint32_t loop_around(const Placer *p, BlockId b) {
    uint32_t loop = p->loops.of_block[b];
    if (loop != LOOP_NONE && p->loops.loop.at[loop].header == b) loop = p->loops.loop.at[loop].parent;
    return loop == LOOP_NONE ? p->loops.loop.n : loop;
}

/* Puts b on the list of the blocks of its loop that can be placed, as the next one. */
static void ready_push(Placer *p, BlockId b) {
    uint32_t loop = loop_around(p, b);
    p->below[b] = p->top[loop];
    p->top[loop] = b;
}

/* Takes the next block from the lists: of the loop of `last`, or, when all of that is placed, of the loop around it.
 * Returns NO_BLOCK if all blocks are placed. */
static BlockId ready_take(Placer *p, BlockId last) {
    uint32_t loop = p->loops.of_block[last];
    while (loop != LOOP_NONE && p->top[loop] == NO_BLOCK) loop = p->loops.loop.at[loop].parent;
    if (loop == LOOP_NONE) loop = p->loops.loop.n;
    BlockId b = p->top[loop];
    if (b != NO_BLOCK) p->top[loop] = p->below[b];
    return b;
}

/* Appends b to the order. Its successors that wait for nothing else can be placed then; the one that comes first in the
 * present order will be the first. */
static void block_place(Placer *p, BlockId b) {
    const Cfg *c = p->cfg;
    vec_push(&p->order, b);
    BlockId first = NO_BLOCK;
    for (uint32_t i = c->succ_first[b]; i < c->succ_first[b + 1]; i++) {
        BlockId s = c->succ[i];
        if (c->rpo_index[s] <= c->rpo_index[b] || --p->waiting[s]) continue;
        BlockId later = s;
        if (first == NO_BLOCK || p->place[s] < p->place[first]) later = first, first = s;
        if (later != NO_BLOCK) ready_push(p, later);
    }
    if (first != NO_BLOCK) ready_push(p, first);
}

/* Fills p->order with the reachable blocks. */
static void order_find(Placer *p) {
    const Cfg *c = p->cfg;
    for (uint32_t k = 0; k < p->f->layout.n; k++) p->place[p->f->layout.at[k]] = k;
    for (uint32_t k = 0; k <= p->loops.loop.n; k++) p->top[k] = NO_BLOCK;
    for (uint32_t k = 0; k < c->nrpo; k++) {
        BlockId b = c->rpo[k];
        for (uint32_t i = c->succ_first[b]; i < c->succ_first[b + 1]; i++)
            if (c->rpo_index[c->succ[i]] > k) p->waiting[c->succ[i]]++;
    }
    for (BlockId b = c->rpo[0]; b != NO_BLOCK; b = ready_take(p, b)) block_place(p, b);
}

/* Writes the new order to the function, with unreachable blocks at the end. Returns whether it differs from the present
 * one. */
static bool order_write(const Placer *p, Fn *f) {
    bool changed = false;
    for (uint32_t k = 0; k < p->order.n; k++) changed |= f->layout.at[k] != p->order.at[k];
    if (!changed) return false;
    Order o;
    order_begin(&o, f);
    for (uint32_t k = 0; k < p->order.n; k++) {
        order_block(&o, p->order.at[k]);
        each_inst_in(f, p->order.at[k], v) order_push(&o, v);
    }
    each_block(f, b) {
        if (p->cfg->rpo_index[b] != UINT32_MAX) continue;
        order_block(&o, b);
        each_inst_in(f, b, v) order_push(&o, v);
    }
    order_commit(&o);
    return true;
}

bool pass_block_placement(Pass *pass, Fn *f) {
    if (f->layout.n < 3) return false; /* the entry is the first block in any order */
    size_t blocks = f->block.n;
    Placer p = {.f = f, .cfg = pass->cfg};
    loops_build(&p.loops, p.cfg);
    p.place = mem_alloc(3 * blocks * sizeof *p.place);
    p.waiting = p.place + blocks;
    p.below = p.waiting + blocks;
    p.top = mem_alloc((p.loops.loop.n + (size_t)1) * sizeof *p.top);
    order_find(&p);
    bool changed = order_write(&p, f);
    free(p.place);
    free(p.top);
    vec_free(&p.order);
    loops_free(&p.loops);
    return changed;
}
