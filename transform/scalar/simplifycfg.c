/* simplifycfg: reduces the blocks, branches and phis of a function.
 *
 *   1  sccp: folds branches on constants, removes unreachable blocks
 *   2  replaces phis that have only one possible value
 *   3  skips empty blocks: their predecessors branch to their successor, unless a phi distinguishes the edges
 *   4  merges a block with its only successor, if it is the only predecessor of that block
 *
 * No step creates work for an earlier one, so one sweep suffices, and a second run finds nothing. Nothing is
 * duplicated, and no instruction becomes control-dependent on another condition, so convergent operations
 * keep their meaning. An empty block before phis stays, because the copies of its edge need a place. So does
 * a block that carries !llvm.loop.
 *
 * Needs nothing. */
#include "ir/blocks.h"
#include "transform/pass.h"

/* ---------------------------------------------------------------------- 2: phis */

/* An entry of the list of a value: a phi for which this is one of two values that differ so far. */
typedef struct PhiWaiting {
    ValueId phi;
    uint32_t next; /* 1 + the index of the next one; 0: end */
} PhiWaiting;
typedef struct PhiList {
    uint32_t first, n; /* 1 + the index of the first entry, 0: none; the number of entries */
} PhiList;

/* The replacement of phis. Of each phi, the operands before `cursor` are known to be `lead` or the phi itself. Values
 * only ever become equal, so the cursor never moves back, and each entry is visited a few times. */
typedef struct PhiFold {
    Fn *f;
    Ref *forward, *lead; /* by value: what replaces the phi, or REF_NULL; the lead, REF_NULL as long as there is none */
    uint32_t *cursor;    /* by value: an operand index */
    PhiList *list;       /* by value that is not replaced: the phis that wait until it is */
    VEC(PhiWaiting) waiting;
    VEC(ValueId) todo; /* phis to visit */
} PhiFold;

/* Returns the value at the end of the replacements of r; r itself if it is not replaced. Shortens the path to it. */
static Ref phis_resolve(PhiFold *s, Ref r) {
    Ref end = r;
    while (ref_is(end, REF_VALUE) && !ref_is(s->forward[ref_index(end)], REF_NONE)) end = s->forward[ref_index(end)];
    while (!ref_same(r, end)) { /* path compression */
        Ref next = s->forward[ref_index(r)];
        s->forward[ref_index(r)] = end;
        r = next;
    }
    return end;
}

/* Adds phi v to the list of `value`, if that is one that may be replaced. */
static void phi_wait(PhiFold *s, ValueId v, Ref value) {
    if (!ref_is_inst(s->f, value, OP_PHI)) return;
    PhiList *list = &s->list[ref_index(value)];
    vec_push(&s->waiting, ((PhiWaiting){v, list->first}));
    list->first = s->waiting.n;
    list->n++;
}

/* Adds to s->todo the phis that may have a single value now that v is replaced by `value`. A phi that waits for both is
 * in both lists, so visiting those of the shorter list is enough; the others wait for `value`. So each entry is visited
 * at most once each time that its list doubles. */
static void lists_join(PhiFold *s, ValueId v, Ref value) {
    PhiList visit = s->list[v];
    if (ref_is_inst(s->f, value, OP_PHI)) {
        PhiList *stay = &s->list[ref_index(value)];
        if (visit.n > stay->n) {
            visit = *stay;
            *stay = s->list[v];
        }
        vec_push(&s->todo, ref_index(value)); /* it may have waited for v */
    }
    for (uint32_t i = visit.first; i; i = s->waiting.at[i - 1].next) vec_push(&s->todo, s->waiting.at[i - 1].phi);
}

/* Returns the only possible value of phi v, given the replacements so far; REF_NULL if there are several, or none.
 * Moves the cursor of v. If there are several, v waits for the replacement of the first two. */
static Ref phi_value(PhiFold *s, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), lead = phis_resolve(s, s->lead[v]);
    uint32_t n = inst_at(s->f, v)->nopnd;
    if (ref_same(lead, self)) lead = REF_NULL;
    for (; s->cursor[v] < n; s->cursor[v] += 2) {
        Ref r = phis_resolve(s, inst_op(s->f, v, s->cursor[v]));
        if (ref_same(r, self) || ref_same(r, lead)) continue;
        if (!ref_is(lead, REF_NONE)) {
            phi_wait(s, v, lead);
            phi_wait(s, v, r);
            break;
        }
        lead = r;
    }
    s->lead[v] = lead;
    return s->cursor[v] < n ? REF_NULL : lead;
}

/* Reports whether all entries of phi v, apart from the phi itself, are one value; false if there is no such entry. */
static bool phi_is_single(const Fn *f, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), lead = REF_NULL;
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i += 2) {
        Ref r = inst_op(f, v, i);
        if (ref_same(r, self) || ref_same(r, lead)) continue;
        if (!ref_is(lead, REF_NONE)) return false;
        lead = r;
    }
    return !ref_is(lead, REF_NONE);
}

/* Replaces the phis that have only one possible value, first those for which phi_is_single() holds: any other becomes
 * so only when a phi among its entries is replaced, and is visited then, or a phi that replaces one of them. Sets
 * *changed if it replaced any. Returns true if one became a constant, so that sccp may find more; sccp itself skips
 * wide phis. */
static bool phis_fold(Pass *p, Fn *f, bool *changed) {
    bool constants = false;
    PhiFold s = {.f = f};
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_PHI && phi_is_single(f, v)) vec_push(&s.todo, v);
    if (!s.todo.n) return false;
    s.forward = mem_alloc(f->inst.n * sizeof *s.forward);
    s.lead = mem_alloc(f->inst.n * sizeof *s.lead);
    s.cursor = mem_alloc(f->inst.n * sizeof *s.cursor);
    s.list = mem_alloc(f->inst.n * sizeof *s.list);
    const Uses *uses = fn_uses(f);
    uint64_t folded = 0;
    Edit e;
    edit_begin(&e, p->m, f);
    /* The first phi is visited first, because the value of a phi mostly comes before it. */
    for (uint32_t i = 0; i < s.todo.n / 2; i++) {
        ValueId first = s.todo.at[i];
        s.todo.at[i] = s.todo.at[s.todo.n - 1 - i];
        s.todo.at[s.todo.n - 1 - i] = first;
    }
    pass_shuffle(p, s.todo.at, s.todo.n);
    while (s.todo.n) {
        ValueId v = vec_pop(&s.todo);
        if (!ref_is(s.forward[v], REF_NONE)) continue;
        Ref value = phi_value(&s, v);
        if (ref_is(value, REF_NONE)) continue;
        s.forward[v] = value;
        edit_replace(&e, v, value);
        edit_delete(&e, v);
        constants |= !ref_is(value, REF_VALUE);
        folded++;
        for (uint32_t i = uses->first[v]; i < uses->first[v + 1]; i++)
            if (inst_at(f, uses->at[i])->op == OP_PHI) vec_push(&s.todo, uses->at[i]);
        lists_join(&s, v, value);
    }
    *changed |= edit_commit(&e);
    pass_stat(p, "phis folded", folded);
    free(s.forward);
    free(s.lead);
    free(s.cursor);
    free(s.list);
    vec_free(&s.waiting);
    vec_free(&s.todo);
    return constants;
}

/* ---------------------------------------------------------------------- 3: empty blocks */

static bool inst_has_attachments(const Fn *f, ValueId v) { return v < f->attached.n && f->attached.at[v]; }

/* Returns the successor of block b if b may be skipped, else b itself. It may be skipped if it is not the entry, holds
 * only debug records and an unconditional br without metadata, and its successor has no phis. */
static BlockId block_skip(const Fn *f, BlockId b) {
    ValueId t = block_term(f, b);
    if (b == 0 || !term_is_jump(f, t) || inst_has_attachments(f, t)) return b;
    each_inst_in(f, b, v)
        if (v != t && !(op_flags(inst_at(f, v)) & OF_DEBUG)) return b;
    BlockId to = ref_index(inst_op(f, t, 0));
    return block_has_phis(f, to) ? b : to;
}

/* Returns, by block, the block that a branch to it should go to: the block itself unless it can be skipped. The blocks
 * of an empty infinite loop stay. The caller frees the array. */
static BlockId *skips_find(const Fn *f) {
    BlockId *skip = mem_alloc((f->block.n + 1) * sizeof *skip);
    uint32_t *walk = mem_alloc((f->block.n + 1) * sizeof *walk); /* 1 + the block whose walk visited it */
    each_block(f, b) skip[b] = block_skip(f, b);
    each_block(f, start) {
        BlockId b = start;
        for (; skip[b] != b && !walk[b]; b = skip[b]) walk[b] = start + 1;
        if (walk[b] == start + 1) /* a cycle: its blocks stay */
            for (BlockId next; skip[b] != b; b = next) next = skip[b], skip[b] = b;
        for (BlockId end = skip[b], i = start; skip[i] != i && i != end;) {
            BlockId next = skip[i];
            skip[i] = end;
            i = next;
        }
    }
    free(walk);
    return skip;
}

/* Redirects branches around empty blocks, folds branches whose targets become equal, and removes the blocks that become
 * unreachable. Returns how many blocks were removed. No branch may have equal targets before. */
static uint32_t blocks_skip(Pass *p, Fn *f) {
    BlockId *skip = skips_find(f), to;
    uint32_t skipped = 0, folded = 0;
    each_block(f, b) {
        ValueId t = block_term(f, b);
        if (skip[b] != b) {
            skipped++;
            continue;
        }
        Ref *op = inst_ops(f, t);
        for (uint32_t i = 0; i < inst_at(f, t)->nopnd; i++)
            if (ref_is(op[i], REF_BLOCK)) op[i] = ref_make(REF_BLOCK, skip[ref_index(op[i])]);
        if (term_has_one_target(f, t, &to)) {
            term_to_br(p->m, f, t, to);
            folded++;
        }
    }
    free(skip);
    if (skipped) pass_remark_symbol(p, REMARK_BlocksSkipped, f->sym, skipped);
    pass_stat(p, "empty blocks skipped", skipped);
    pass_stat(p, "branches folded", folded);
    return skipped ? blocks_prune(p->m, f) : 0;
}

/* Merges chains of blocks, with a remark. Returns how many blocks were merged into their predecessor. */
static uint32_t chains_merge(Pass *p, Fn *f) {
    uint32_t merged = blocks_merge(f);
    if (merged) pass_remark_symbol(p, REMARK_BlocksMerged, f->sym, merged);
    pass_stat(p, "blocks merged", merged);
    return merged;
}

/* Leaves out steps 3 and 4 in a function with a block whose address is taken. */
bool pass_simplifycfg(Pass *p, Fn *f) {
    bool changed = pass_apply(p, pass_sccp, f);
    while (phis_fold(p, f, &changed)) pass_apply(p, pass_sccp, f);
    if (p->m->sym.at[f->sym].block_address_taken) return changed;
    changed |= blocks_skip(p, f) != 0;
    changed |= chains_merge(p, f) != 0;
    return changed;
}
