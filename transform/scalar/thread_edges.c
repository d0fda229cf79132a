/* thread_edges.c: implements thread_edges.h.
 *
 * A block that is passed does not dominate its successors any more. So its values reach their users in other blocks by
 * variables (demote.h): the original stores its value, the copy its own, and mem2reg places phis where they meet (LLVM:
 * SSAUpdater). What is left of a copy may be nothing but its branch. Then the edge leads on without it, unless the phis
 * there must distinguish it from another edge of the same branch.
 *
 * Giving phis of the successors an entry for the new edge and leaving other users as they are is shorter, and wrong as
 * soon as a successor uses a value without a phi. */
#include "transform/scalar/thread_edges.h"

#include "ir/blocks.h"
#include "transform/loops/demote.h"

#define NOWHERE UINT32_MAX

typedef struct EdgeThreader {
    Module *m;
    Fn *f;
    const ThreadedEdge *edge;
    uint32_t nedge;
    BlockId first_new;                  /* the new block of edge i is first_new + i */
    BlockId *block_of;                  /* by value that is not a copy: its block */
    Ref *copy;                          /* by value of a block that is passed: its value on the present path */
    VEC(ValueId) inst;                  /* the instructions of the new blocks, in order */
    VEC(Ref) entry;                     /* what the phis of the `to` of each edge get for the new block, edge by edge */
    uint32_t *first_inst, *first_entry; /* by edge, and one more: the index in `inst` and `entry` of its first */
} EdgeThreader;

/* Returns the entry of a phi for predecessor `from`. There must be one. */
static Ref phi_entry(const EdgeThreader *t, ValueId phi, BlockId from) {
    for (uint32_t k = 0; k < inst_at(t->f, phi)->nopnd; k += 2)
        if (ref_index(inst_op(t->f, phi, k + 1)) == from) return inst_op(t->f, phi, k);
    bug(t->m, t->f, phi, "an edge is threaded that does not exist");
}

/* Returns what r is in the copy of block b: of a value of b its copy, anything else itself. */
static Ref ref_copied(const EdgeThreader *t, BlockId b, Ref r) {
    bool value = ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE);
    if (!value || ref_index(r) < t->f->nparam || t->block_of[ref_index(r)] != b) return r;
    Ref copy = t->copy[ref_index(r)];
    if (ref_is(r, REF_VALUE)) return copy;
    if (ref_is(copy, REF_VALUE)) return ref_make(REF_MDVALUE, ref_index(copy));
    return ref_make(REF_META, fn_md_index(t->f, md_value(t->m, copy)));
}

/* Appends copies of the instructions of block b to t->inst, and sets t->copy of its values: of a phi its entry for
 * block `from`, from whose copy, if it is `copied`, the copy of b is entered. */
static void block_copy(EdgeThreader *t, BlockId b, BlockId from, bool copied) {
    Fn *f = t->f;
    each_inst_in(f, b, v) {
        if (inst_at(f, v)->op == OP_PHI) {
            Ref entry = phi_entry(t, v, from);
            t->copy[v] = copied ? ref_copied(t, from, entry) : entry;
        } else if (v != block_term(f, b)) {
            ValueId to = fn_copy_inst(f, v);
            for (uint32_t k = 0; k < inst_at(f, to)->nopnd; k++) {
                Ref r = ref_copied(t, b, inst_op(f, v, k));
                inst_ops(f, to)[k] = r;
            }
            t->copy[v] = ref_make(REF_VALUE, to);
            vec_push(&t->inst, to);
        }
    }
}

/* Creates the instructions of the block of edge i, and records the values that the phis of its target get. */
static void edge_copy(EdgeThreader *t, uint32_t i) {
    Fn *f = t->f;
    const ThreadedEdge *x = &t->edge[i];
    BlockId last = x->path[x->n - 1];
    Ref to = ref_make(REF_BLOCK, x->to);
    t->first_inst[i] = t->inst.n;
    for (uint32_t k = 0; k < x->n; k++) block_copy(t, x->path[k], k ? x->path[k - 1] : x->from, k > 0);
    ValueId jump = fn_inst(f, OP_BR, T_VOID, &to, 1);
    inst_copy_origin(f, jump, block_term(f, last));
    vec_push(&t->inst, jump);
    t->first_entry[i] = t->entry.n;
    each_inst_in(f, x->to, v) {
        if (inst_at(f, v)->op != OP_PHI) break;
        vec_push(&t->entry, ref_copied(t, last, phi_entry(t, v, last)));
    }
}

/* Adds the recorded values, and the new blocks, to the phis of the blocks that the edges lead to. */
static void phis_extend(EdgeThreader *t) {
    Fn *f = t->f;
    /* the edges to a block form a list: `head` by block and `next` by edge, 1 + an edge, 0 at the end */
    uint32_t *head = mem_alloc((f->block.n + 1) * sizeof *head), *next = mem_alloc(t->nedge * sizeof *next);
    for (uint32_t i = t->nedge; i-- > 0;) {
        next[i] = head[t->edge[i].to];
        head[t->edge[i].to] = i + 1;
    }
    VEC(Ref) entry = {0};
    each_block(f, b) {
        uint32_t nth = 0;
        if (!head[b]) continue;
        each_inst_in(f, b, v) {
            if (inst_at(f, v)->op != OP_PHI) break;
            entry.n = 0;
            vec_append(&entry, inst_ops(f, v), inst_at(f, v)->nopnd);
            for (uint32_t i = head[b]; i; i = next[i - 1]) {
                vec_push(&entry, t->entry.at[t->first_entry[i - 1] + nth]);
                vec_push(&entry, ref_make(REF_BLOCK, t->first_new + i - 1));
            }
            fn_set_operands(f, v, entry.at, entry.n);
            nth++;
        }
    }
    vec_free(&entry);
    free(head);
    free(next);
}

/* Redirects the edges to the new blocks, and places these after the blocks that they are reached from. */
static void edges_redirect(EdgeThreader *t) {
    Fn *f = t->f;
    uint32_t i = 0;
    Order o;
    order_begin(&o, f);
    each_block(f, b) {
        order_block(&o, b);
        each_inst_in(f, b, v) order_push(&o, v);
        for (; i < t->nedge && t->edge[i].from == b; i++) {
            inst_ops(f, block_term(f, b))[t->edge[i].operand] = ref_make(REF_BLOCK, t->first_new + i);
            order_block(&o, t->first_new + i);
            for (uint32_t k = t->first_inst[i]; k < t->first_inst[i + 1]; k++) order_push(&o, t->inst.at[k]);
        }
    }
    for (i = 0; i < t->nedge; i++) vec_push(&f->block, ((Block){.src = f->block.at[t->edge[i].path[0]].src}));
    order_commit(&o);
}

/* Leads the edge of a br to new block b past it if b has only a jump, to a block that the br does not lead to yet.
 * Returns the block that the jump is in then. */
static BlockId block_pass(EdgeThreader *t, BlockId from, BlockId b) {
    Fn *f = t->f;
    if (f->block.at[b].n != 1) return b; /* 0: it was not reachable */
    ValueId jump = block_term(f, b), branch = block_term(f, from);
    if (inst_at(f, branch)->op != OP_BR) return b;
    each_succ(f, branch, s)
        if (s == ref_index(inst_op(f, jump, 0))) return b;
    for (uint32_t k = 0; k < inst_at(f, branch)->nopnd; k++) {
        Ref *op = &inst_ops(f, branch)[k];
        if (ref_is(*op, REF_BLOCK) && ref_index(*op) == b) *op = inst_op(f, jump, 0);
    }
    return from;
}

/* Leads edges past new blocks that have become empty. */
static void blocks_pass(EdgeThreader *t) {
    Fn *f = t->f;
    BlockId *now = mem_alloc((f->block.n + 1) * sizeof *now); /* by block: the one that its edges come from now */
    each_block(f, b) now[b] = b;
    for (uint32_t i = 0; i < t->nedge; i++) {
        BlockId b = t->first_new + i;
        now[b] = block_pass(t, t->edge[i].from, b);
    }
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI) continue;
        for (uint32_t k = 1; k < inst_at(f, v)->nopnd; k += 2) {
            Ref *from = &inst_ops(f, v)[k];
            *from = ref_make(REF_BLOCK, now[ref_index(*from)]);
        }
    }
    free(now);
    blocks_prune(t->m, f);
}

/* Sets t->block_of. */
static void blocks_find(EdgeThreader *t) {
    t->block_of = mem_alloc(((size_t)t->f->inst.n + 1) * sizeof *t->block_of);
    for (ValueId v = 0; v < t->f->inst.n; v++) t->block_of[v] = NOWHERE;
    each_inst(t->f, b, v) t->block_of[v] = b;
}

/* Demotes the values of the blocks on the paths, each of which is a region of its own. */
static void values_keep(EdgeThreader *t) {
    uint32_t *region = mem_alloc((t->f->block.n + 1) * sizeof *region);
    each_block(t->f, b) region[b] = REGION_NONE;
    for (uint32_t i = 0; i < t->nedge; i++)
        for (uint32_t k = 0; k < t->edge[i].n; k++) region[t->edge[i].path[k]] = t->edge[i].path[k];
    values_demote(t->m, t->f, region);
    free(region);
}

void edges_thread(Pass *p, Fn *f, const ThreadedEdge *edge, uint32_t n) {
    EdgeThreader t = {.m = p->m, .f = f, .edge = edge, .nedge = n, .first_new = f->block.n};
    values_keep(&t);
    blocks_find(&t);
    t.copy = mem_alloc(((size_t)f->inst.n + 1) * sizeof *t.copy);
    t.first_inst = mem_alloc(((size_t)n + 1) * sizeof *t.first_inst);
    t.first_entry = mem_alloc(((size_t)n + 1) * sizeof *t.first_entry);
    for (uint32_t i = 0; i < n; i++) edge_copy(&t, i);
    t.first_inst[n] = t.inst.n;
    t.first_entry[n] = t.entry.n;
    phis_extend(&t);
    edges_redirect(&t);
    blocks_prune(p->m, f);
    /* More than the jumps: stores to variables, and copies, which may compute from constants alone. */
    if (t.inst.n > n) {
        pass_apply(p, pass_mem2reg, f);
        pass_apply(p, pass_sccp, f);
        pass_apply(p, pass_dce, f);
    }
    blocks_pass(&t);
    pass_apply(p, pass_simplifycfg, f);
    free(t.block_of);
    free(t.copy);
    free(t.first_inst);
    free(t.first_entry);
    vec_free(&t.inst);
    vec_free(&t.entry);
}
