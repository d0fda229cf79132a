/* loops.c: implements loops.h. Headers are visited from the innermost outwards. The blocks of a loop are
 * found by walking backwards from its latches. The walk crosses an inner loop in one step, so it is
 * linear. Needs dominators. */
#include "analysis/loops.h"

/* The state of loops_build. */
typedef struct LoopSearch {
    Loops *l;
    const Cfg *c;
    VEC(uint32_t) top; /* by loop: a union-find parent, towards the outermost loop found around it so far */
    VEC(BlockId) todo; /* the worklist of loop_fill */
} LoopSearch;

/* Returns the outermost loop found so far that contains `loop`, which may be `loop` itself. Shortens the path to it
 * (path halving). */
static uint32_t top_find(LoopSearch *s, uint32_t loop) {
    while (s->top.at[loop] != loop) {
        s->top.at[loop] = s->top.at[s->top.at[loop]];
        loop = s->top.at[loop];
    }
    return loop;
}

/* Reports whether an edge is a back edge: its source is reachable, and its target dominates its source. */
static bool edge_is_back(const Cfg *c, BlockId from, BlockId to) {
    return c->rpo_index[from] != UINT32_MAX && cfg_dominates(c, to, from);
}

/* Puts the reachable predecessors of a block on the worklist. */
static void preds_push(LoopSearch *s, BlockId b) {
    for (uint32_t k = s->c->pred_first[b]; k < s->c->pred_first[b + 1]; k++)
        if (s->c->rpo_index[s->c->pred[k]] != UINT32_MAX) vec_push(&s->todo, s->c->pred[k]);
}

/* Finds the blocks of loop n: the worklist has its latches at first and is empty at the end. Assigns blocks that are in
 * no loop to n, and continues with their predecessors, up to the header of n. If a block is in a loop already, makes
 * the outermost such loop a child of n and continues with the predecessors of its header. */
static void loop_fill(LoopSearch *s, uint32_t n) {
    BlockId header = s->l->loop.at[n].header;
    while (s->todo.n) {
        BlockId b = vec_pop(&s->todo);
        if (s->l->of_block[b] == LOOP_NONE) {
            s->l->of_block[b] = n;
            if (b != header) preds_push(s, b);
            continue;
        }
        uint32_t top = top_find(s, s->l->of_block[b]);
        if (top == n) continue;
        s->top.at[top] = n;
        s->l->loop.at[top].parent = n;
        preds_push(s, s->l->loop.at[top].header);
    }
}

/* Returns the preheader (Loop.preheader) of the loop with this header; UINT32_MAX if there is none, also if the header
 * has an unreachable predecessor or several edges from outside of the loop. */
static BlockId preheader_find(const Cfg *c, BlockId header) {
    BlockId only = UINT32_MAX;
    for (uint32_t k = c->pred_first[header]; k < c->pred_first[header + 1]; k++) {
        BlockId p = c->pred[k];
        if (edge_is_back(c, p, header)) continue;
        if (only != UINT32_MAX || c->rpo_index[p] == UINT32_MAX) return UINT32_MAX;
        only = p;
    }
    bool leads_elsewhere = only != UINT32_MAX && c->succ_first[only + 1] - c->succ_first[only] != 1;
    return leads_elsewhere ? UINT32_MAX : only;
}

/* Sets Loop.in and Loop.out, the preorder numbers of the loop tree. Outer loops come last in the list, so a walk from
 * its end meets each parent before its children. */
static void tree_number(Loops *l) {
    uint32_t n = l->loop.n, roots = 0;
    uint32_t *size = mem_alloc(2 * ((size_t)n + 1) * sizeof *size), *next = size + n + 1;
    for (uint32_t i = 0; i < n; i++) {
        size[i]++;
        if (l->loop.at[i].parent != LOOP_NONE) size[l->loop.at[i].parent] += size[i];
    }
    for (uint32_t i = n; i-- > 0;) {
        uint32_t *at = l->loop.at[i].parent == LOOP_NONE ? &roots : &next[l->loop.at[i].parent];
        l->loop.at[i].in = *at;
        l->loop.at[i].out = *at + size[i];
        *at += size[i];
        next[i] = l->loop.at[i].in + 1;
    }
    free(size);
}

/* Fills in Loops.block, and Loop.first and Loop.n. Loops.block has the loops in preorder of the tree, so that the
 * blocks of a loop are adjacent to those of its inner loops. Blocks with one innermost loop are in reverse
 * post-order. */
static void blocks_list(Loops *l, const Cfg *c) {
    uint32_t n = l->loop.n,
             *own = mem_alloc(((size_t)n + 1) * sizeof *own); /* by Loop.in: where its next block goes in l->block */
    l->block = mem_alloc(((size_t)c->nrpo + 1) * sizeof *l->block);
    for (uint32_t i = 0; i < c->nrpo; i++) {
        uint32_t loop = l->of_block[c->rpo[i]];
        if (loop != LOOP_NONE) own[l->loop.at[loop].in + 1]++;
    }
    for (uint32_t i = 1; i <= n; i++) own[i] += own[i - 1];
    for (uint32_t i = 0; i < n; i++) {
        Loop *x = &l->loop.at[i];
        x->first = own[x->in];
        x->n = own[x->out] - x->first;
    }
    for (uint32_t i = 0; i < c->nrpo; i++) {
        uint32_t loop = l->of_block[c->rpo[i]];
        if (loop != LOOP_NONE) l->block[own[l->loop.at[loop].in]++] = c->rpo[i];
    }
    free(own);
}

void loops_build(Loops *l, const Cfg *c) {
    *l = (Loops){.of_block = mem_alloc((size_t)(c->nblock + 1) * sizeof *l->of_block)};
    LoopSearch s = {.l = l, .c = c};
    for (BlockId b = 0; b < c->nblock; b++) l->of_block[b] = LOOP_NONE;
    for (uint32_t i = c->nrpo; i-- > 0;) {
        BlockId h = c->rpo[i];
        for (uint32_t k = c->pred_first[h]; k < c->pred_first[h + 1]; k++)
            if (edge_is_back(c, c->pred[k], h)) vec_push(&s.todo, c->pred[k]);
        if (!s.todo.n) continue;
        vec_push(&s.top, l->loop.n);
        vec_push(&l->loop, ((Loop){.header = h, .preheader = preheader_find(c, h), .parent = LOOP_NONE}));
        l->of_block[h] = l->of_block[h] == LOOP_NONE ? l->loop.n - 1 : l->of_block[h];
        loop_fill(&s, l->loop.n - 1);
    }
    tree_number(l);
    blocks_list(l, c);
    vec_free(&s.top);
    vec_free(&s.todo);
}

void loops_free(Loops *l) {
    vec_free(&l->loop);
    free(l->of_block);
    free(l->block);
}

ValueId loop_latch(const Module *m, const Fn *f, const Cfg *c, const Loops *l, uint32_t loop) {
    BlockId h = l->loop.at[loop].header;
    ValueId any = UINT32_MAX;
    for (uint32_t k = c->pred_first[h]; k < c->pred_first[h + 1]; k++) {
        if (!loop_has_block(l, loop, c->pred[k])) continue;
        any = block_term(f, c->pred[k]);
        if (inst_attach(f, m, any, "llvm.loop")) break;
    }
    return any;
}

bool loop_option(const Module *m, const Fn *f, ValueId latch, const char *name, uint64_t *n) {
    const Attach *a = inst_attach(f, m, latch, "llvm.loop");
    const Md *loop = a ? &m->md.at[f->md.at[a->md]] : NULL;
    for (uint32_t i = 0; loop && loop->kind == MD_TUPLE && i < loop->n; i++) {
        const Md *option = &m->md.at[m->md_op.at[loop->first + i]];
        if (option->kind != MD_TUPLE || !option->n) continue;
        const Md *word = &m->md.at[m->md_op.at[option->first]];
        if (word->kind != MD_STRING || strcmp(str_get(m, word->str), name)) continue;
        const Md *value = option->n > 1 ? &m->md.at[m->md_op.at[option->first + 1]] : NULL;
        *n = 0;
        if (value && value->kind == MD_VALUE) ref_int(m, value->value, n);
        return true;
    }
    return false;
}

LoopPragma loop_pragma(const Module *m, const Fn *f, ValueId latch) {
    LoopPragma g = {0};
    uint64_t n;
    if (!loop_option(m, f, latch, "llvm.loop.unroll.count", &g.count)) g.count = 0;
    g.wanted = g.count > 1 || loop_option(m, f, latch, "llvm.loop.unroll.full", &n) ||
               loop_option(m, f, latch, "llvm.loop.unroll.enable", &n);
    g.forbidden = g.count == 1 || loop_option(m, f, latch, "llvm.loop.unroll.disable", &n) ||
                  (!g.wanted && loop_option(m, f, latch, "llvm.loop.disable_nonforced", &n));
    g.no_remainder = loop_option(m, f, latch, "llvm.loop.unroll.runtime.disable", &n);
    return g;
}
