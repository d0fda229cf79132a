/* dot_blocks.c: the control flow graph, the dominator tree and the loops of a function. See dot_blocks.h. */
#include "analysis/dot/dot_blocks.h"

#include "analysis/loops.h"

/* Writes the node of a block: its name and, if `whole`, its instructions without debug records, each after the letters
 * of the spaces that it accesses. If the block is not `reachable`, the border of the node is dashed. */
static void block_node(Dot *d, SymId s, const Fn *f, BlockId b, bool whole, bool reachable) {
    out_str(d->o, "    ");
    dot_block_id(d, s, b);
    out_str(d->o, " [label=\"");
    dot_ref(d, ref_make(REF_BLOCK, b));
    if (whole) {
        out_str(d->o, ":\\l");
        each_inst_in(f, b, v) {
            if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
            out_format(d->o, "%-*s ", DOT_LETTERS, dot_access_letters(d->m, f, v).at);
            dot_inst(d, f, v);
            out_str(d->o, "\\l");
        }
    }
    out_format(d->o, "\"%s];\n", reachable ? "" : ", style=dashed");
}

/* Writes the attributes of the edge to the successor that is operand i of terminator `term`. The label says when the
 * edge is taken: "true" or "false" for a conditional branch, "default" or the case value for a switch; edges of other
 * terminators have none. The edge is bold if it goes `back` to the header of a loop. */
static void edge_attributes(Dot *d, const Fn *f, ValueId term, uint32_t i, bool back) {
    const Inst *t = inst_at(f, term);
    bool labelled = (t->op == OP_BR && t->nopnd == 3) || t->op == OP_SWITCH;
    if (!labelled && !back) return;
    out_str(d->o, " [");
    if (labelled) {
        out_str(d->o, "label=\"");
        if (t->op == OP_BR) out_str(d->o, i == 1 ? "true" : "false");
        else if (i == 1) out_str(d->o, "default");
        else dot_ref(d, inst_op(f, term, i - 1));
        out_char(d->o, '"');
    }
    if (back) out_format(d->o, "%sstyle=bold", labelled ? ", " : "");
    out_char(d->o, ']');
}

/* Writes an edge between two blocks of s without attributes and without the end of the line; the caller adds these. */
static void edge(Dot *d, SymId s, BlockId from, BlockId to) {
    out_str(d->o, "    ");
    dot_block_id(d, s, from);
    out_str(d->o, " -> ");
    dot_block_id(d, s, to);
}

/* Writes the edges of the control flow graph. Those from a loop back to its header are bold, unless `loops` is NULL. */
static void flow_edges(Dot *d, SymId s, const Fn *f, const Loops *loops) {
    each_block(f, b) {
        ValueId term = block_term(f, b);
        each_succ(f, term, t) {
            uint32_t l = loops ? loops->of_block[t] : LOOP_NONE;
            bool back = l != LOOP_NONE && loops->loop.at[l].header == t && loop_has_block(loops, l, b);
            edge(d, s, b, t);
            edge_attributes(d, f, term, t_i, back);
            out_str(d->o, ";\n");
        }
    }
}

void dot_cfg(Dot *d, SymId s, const Fn *f) {
    Cfg c;
    cfg_build(&c, f);
    each_block(f, b) block_node(d, s, f, b, true, c.rpo_index[b] != UINT32_MAX);
    flow_edges(d, s, f, NULL);
    cfg_free(&c);
}

void dot_dom(Dot *d, SymId s, const Fn *f) {
    Cfg c;
    cfg_build(&c, f);
    cfg_dominators(&c);
    each_block(f, b) block_node(d, s, f, b, false, c.rpo_index[b] != UINT32_MAX);
    each_block(f, b) {
        if (c.idom[b] == UINT32_MAX || c.idom[b] == b) continue;
        edge(d, s, c.idom[b], b);
        out_str(d->o, ";\n");
    }
    cfg_free(&c);
}

/* Writes the nodes of all blocks: first those outside of all loops, then a frame for each loop, inside the frame of its
 * parent, with the blocks that are in the loop but in none of its inner loops. The loops come in preorder of the loop
 * tree, and `open` is the stack of loops whose frame is not closed yet, so deep nests need no recursion. */
static void loop_frames(Dot *d, SymId s, const Fn *f, const Cfg *c, const Loops *l) {
    uint32_t *order = mem_alloc((l->loop.n + 1) * sizeof *order), *open = mem_alloc((l->loop.n + 1) * sizeof *open);
    uint32_t *first = mem_alloc((l->loop.n + 1) * sizeof *first), *next = mem_alloc((f->block.n + 1) * sizeof *next);
    uint32_t depth = 0;
    /* Lists the blocks of each loop in program order: first[loop] and next[block] are 1 + a block, 0 = end; the blocks
     * outside of all loops are in the list of number loop.n. */
    for (uint32_t i = f->layout.n; i-- > 0;) {
        BlockId b = f->layout.at[i];
        uint32_t in = l->of_block[b] == LOOP_NONE ? l->loop.n : l->of_block[b];
        next[b] = first[in];
        first[in] = b + 1;
    }
    for (uint32_t i = 0; i < l->loop.n; i++) order[l->loop.at[i].in] = i;
    for (uint32_t b = first[l->loop.n]; b; b = next[b - 1])
        block_node(d, s, f, b - 1, false, c->rpo_index[b - 1] != UINT32_MAX);
    for (uint32_t i = 0; i < l->loop.n; i++) {
        uint32_t k = order[i];
        for (; depth && !loop_contains(l, open[depth - 1], k); depth--) out_str(d->o, "    }\n");
        open[depth++] = k;
        out_format(d->o, "    subgraph cluster_f%u_l%u {\n    label=\"loop ", s, k);
        dot_ref(d, ref_make(REF_BLOCK, l->loop.at[k].header));
        out_format(d->o, ", depth %u\";\n", depth);
        for (uint32_t b = first[k]; b; b = next[b - 1]) block_node(d, s, f, b - 1, false, true);
    }
    for (; depth; depth--) out_str(d->o, "    }\n");
    free(order), free(open), free(first), free(next);
}

void dot_loops(Dot *d, SymId s, const Fn *f) {
    Cfg c;
    Loops l;
    cfg_build(&c, f);
    cfg_dominators(&c);
    loops_build(&l, &c);
    loop_frames(d, s, f, &c, &l);
    flow_edges(d, s, f, &l);
    loops_free(&l);
    cfg_free(&c);
}
