/* blocks.c: changes to the edges of the control flow graph, see blocks.h. */
#include "ir/blocks.h"

void term_to_br(Module *m, Fn *f, ValueId t, BlockId to) {
    Ref dest = ref_make(REF_BLOCK, to);
    fn_set_operands(f, t, &dest, 1);
    inst_at(f, t)->op = OP_BR;
    inst_attach_remove(f, t, str_of(m, "prof"));
    inst_attach_remove(f, t, str_of(m, "unpredictable"));
}

/* Reports whether nothing is executed in block b but `unreachable`. */
static bool block_is_unreachable(const Fn *f, BlockId b) {
    return inst_at(f, f->order.at[f->block.at[b].first])->op == OP_UNREACHABLE;
}

bool term_has_one_target(const Fn *f, ValueId t, BlockId *to) {
    const Inst *i = inst_at(f, t);
    if (!(i->op == OP_BR && i->nopnd == 3) && i->op != OP_SWITCH) return false;
    BlockId last = ref_index(inst_op(f, t, 1));
    bool cases_only = i->op == OP_SWITCH && i->nopnd > 2 && block_is_unreachable(f, last);
    *to = cases_only ? ref_index(inst_op(f, t, 3)) : last;
    each_succ(f, t, s)
        if (s != *to && !(cases_only && s == last)) return false;
    return true;
}

/* Removes the entries of a phi for which there is no edge: keeps the first left[b] entries for each block b, where
 * left[b] is the number of edges from b to the block of the phi. left[] is changed in between and restored. */
static void phi_trim(Fn *f, ValueId phi, uint32_t *left) {
    Ref *entry = inst_ops(f, phi);
    uint32_t n = inst_at(f, phi)->nopnd, kept = 0;
    for (uint32_t i = 0; i < n; i += 2) {
        uint32_t *l = &left[ref_index(entry[i + 1])];
        if (!*l) continue;
        --*l;
        entry[kept] = entry[i];
        entry[kept + 1] = entry[i + 1];
        kept += 2;
    }
    inst_at(f, phi)->nopnd = kept;
    for (uint32_t i = 0; i < kept; i += 2) left[ref_index(entry[i + 1])]++;
}

uint32_t blocks_prune(Module *m, Fn *f) {
    fn_changed(f); /* terminators have been changed, so the cached graph is not valid */
    const Cfg *c = fn_cfg(f);
    bool keep_all = m->sym.at[f->sym].block_address_taken;
    uint32_t removed = 0, *left = mem_alloc((f->block.n + 1) * sizeof *left);
    Edit e;
    edit_begin(&e, m, f);
    each_block(f, b) {
        if (c->rpo_index[b] == UINT32_MAX && !keep_all) {
            edit_delete_block(&e, b);
            removed++;
            continue;
        }
        for (uint32_t i = c->pred_first[b]; i < c->pred_first[b + 1]; i++)
            left[c->pred[i]] += keep_all || c->rpo_index[c->pred[i]] != UINT32_MAX;
        each_inst_in(f, b, v) {
            if (inst_at(f, v)->op != OP_PHI) break;
            phi_trim(f, v, left);
        }
        for (uint32_t i = c->pred_first[b]; i < c->pred_first[b + 1]; i++) left[c->pred[i]] = 0;
    }
    edit_commit(&e);
    free(left);
    return removed;
}

/* ---------------------------------------------------------------------- chains of blocks */

/* Returns, by block, the predecessor to whose end it is appended; UINT32_MAX for blocks that stay. Sets *merged to how
 * many do not stay. The caller frees the array. */
static BlockId *chains_find(const Fn *f, uint32_t *merged) {
    BlockId *before = mem_alloc((f->block.n + 1) * sizeof *before);
    uint32_t *preds = mem_alloc((f->block.n + 1) * sizeof *preds);
    each_block(f, b) {
        before[b] = UINT32_MAX;
        each_succ(f, block_term(f, b), s) preds[s]++;
    }
    *merged = 0;
    each_block(f, b) {
        ValueId t = block_term(f, b);
        if (!term_is_jump(f, t)) continue;
        BlockId s = ref_index(inst_op(f, t, 0));
        if (s == 0 || s == b || preds[s] != 1 || block_has_phis(f, s)) continue;
        before[s] = b;
        ++*merged;
    }
    free(preds);
    return before;
}

/* Pushes the instructions of the chain of blocks that begins with b, without the jumps between its blocks. Returns its
 * last block. */
static BlockId chain_push(Order *o, const Fn *f, BlockId b, const BlockId *before) {
    for (;;) {
        ValueId t = block_term(f, b);
        BlockId s = term_is_jump(f, t) ? ref_index(inst_op(f, t, 0)) : UINT32_MAX;
        bool goes_on = s != UINT32_MAX && before[s] == b;
        each_inst_in(f, b, v)
            if (!(goes_on && v == t)) order_push(o, v);
        if (!goes_on) return b;
        b = s;
    }
}

/* Renames the predecessors in the phis of block b. now: by the last block of a chain, the first one. */
static void phis_rename(Fn *f, BlockId b, const BlockId *now) {
    each_inst_in(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI) break;
        Ref *op = inst_ops(f, v);
        for (uint32_t i = 1; i < inst_at(f, v)->nopnd; i += 2) op[i] = ref_make(REF_BLOCK, now[ref_index(op[i])]);
    }
}

uint32_t blocks_merge(Fn *f) {
    uint32_t merged;
    BlockId *before = chains_find(f, &merged);
    if (merged) {
        BlockId *now = mem_alloc((f->block.n + 1) * sizeof *now);
        Order o;
        order_begin(&o, f);
        each_block(f, b) {
            if (before[b] != UINT32_MAX) continue;
            order_block(&o, b);
            now[chain_push(&o, f, b, before)] = b;
        }
        order_commit(&o);
        each_block(f, b) phis_rename(f, b, now);
        free(now);
    }
    free(before);
    return merged;
}
