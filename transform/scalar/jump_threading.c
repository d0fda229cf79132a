/* jump-threading: redirects an edge past a block whose branch it decides.
 *
 *    a:  br i1 %x, label %m, label %b                a:  br i1 %x, label %yes, label %b
 *    b:  %y = icmp slt i32 %i, %n                    b:  %y = icmp slt i32 %i, %n
 *        br label %m                                     br i1 %y, label %yes, label %no
 *    m:  %c = phi i1 [ true, %a ], [ %y, %b ]
 *        br i1 %c, label %yes, label %no
 *
 * This is `x || y` as front ends write it (LLVM: JumpThreading, and simplifycfg's folding of branches on a phi; Mueller
 * and Whalley, "Avoiding Conditional Branches by Code Replication", PLDI 1995). Only blocks of phis, comparisons and
 * a branch are passed, so nothing is copied. Their values must not be used elsewhere, except by phis of their successors,
 * which get an entry for the new edge: after the change these blocks do not dominate their successors any more.
 *
 * The simpler version, which threads whatever is decided, is wrong on a GPU: the threads that meet in m execute what
 * follows together, and with the new edge they reach %yes separately. A barrier or a shuffle there would wait
 * for lanes that come by another edge, or not see them. So nothing that is executed on the condition of the
 * branch, that is, no block between it and its immediate post-dominator, may have a convergent operation. LLVM does
 * not run its pass for GPUs at all.
 *
 * A loop header is not passed, nor is a latch led to its header, because a loop would get a second entry or another latch.
 *
 * Needs nothing. */
#include "analysis/assembly.h"
#include "analysis/loops.h"
#include "ir/blocks.h"
#include "transform/pass.h"
#include "transform/scalar/fold.h"

#define NOWHERE UINT32_MAX

/* PATH_MAX: the number of blocks that an edge is led past. ENTRIES_MAX: of a phi in them or after them; the entry of an
 * edge is searched for. REGION_MAX: the number of blocks between a branch and its post-dominator. */
enum { THREAD_PATH_MAX = 8, ENTRIES_MAX = 64, REGION_MAX = 64 };
enum { PASSABLE_UNKNOWN, PASSABLE_NO, PASSABLE_YES };
enum { CONVERGENT_UNKNOWN, CONVERGENT_NO, CONVERGENT_YES };

typedef struct JumpThreader {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    BlockId *postdominator; /* by block */
    bool *escapes;          /* by value: it is used after its block, other than by phis of the successors */
    uint8_t *passable;      /* by block: PASSABLE_* */
    uint8_t *convergent;    /* by block: whether it has a convergent operation, CONVERGENT_* */
    uint32_t *visited;      /* by block: the number of the last search that reached it */
    uint32_t searches;
    Ref *now; /* by value: that of a phi or comparison on the present path, if it is known; REF_NULL */
    uint64_t threaded;
} JumpThreader;

/* A way past blocks: edge number `operand` of the terminator of `from` may lead to `to`, with the entries for the edge
 * from `last` in the phis of `to`. */
typedef struct ThreadedEdge {
    BlockId from, last, to;
    uint32_t operand;
} ThreadedEdge;

/* ------------------------------------------------------------------------------------- what may be passed */

/* Reports whether b has a convergent operation. */
static bool block_is_convergent(JumpThreader *j, BlockId b) {
    if (j->convergent[b] == CONVERGENT_UNKNOWN) {
        j->convergent[b] = CONVERGENT_NO;
        each_inst_in(j->f, b, v)
            if (inst_is_convergent(j->m, j->f, v)) j->convergent[b] = CONVERGENT_YES;
    }
    return j->convergent[b] == CONVERGENT_YES;
}

/* Reports whether no block that is executed on the condition of the branch of b has a convergent operation. Returns
 * false, too, if there are more than REGION_MAX such blocks. */
static bool region_is_free(JumpThreader *j, BlockId b) {
    BlockId todo[REGION_MAX], end = j->postdominator[b];
    uint32_t n = 0, done = 0;
    j->searches++;
    for (BlockId at = b;; at = todo[done++]) {
        for (uint32_t k = j->cfg->succ_first[at]; k < j->cfg->succ_first[at + 1]; k++) {
            BlockId s = j->cfg->succ[k];
            if (s == end || j->visited[s] == j->searches) continue;
            if (n == REGION_MAX || block_is_convergent(j, s)) return false;
            j->visited[s] = j->searches;
            todo[n++] = s;
        }
        if (done == n) return true;
    }
}

/* Sets j->escapes of the values that are used after their block, except by a phi of a successor, of at most ENTRIES_MAX
 * entries, for the edge from it. */
static void escapes_find(JumpThreader *j) {
    const Fn *f = j->f;
    each_inst(f, b, user) {
        const Inst *in = inst_at(f, user);
        const Ref *op = inst_ops(f, user);
        bool phi = in->op == OP_PHI;
        for (uint32_t k = 0; k < in->nopnd; k += 1 + phi) {
            if (!ref_is(op[k], REF_VALUE) && !ref_is(op[k], REF_MDVALUE)) continue;
            BlockId at = j->cfg->block_of[ref_index(op[k])], to = phi ? ref_index(op[k + 1]) : b;
            if (at != to || (phi && in->nopnd > 2 * ENTRIES_MAX)) j->escapes[ref_index(op[k])] = true;
        }
    }
}

/* Reports whether b is neither the entry nor the header of a loop, and consists of phis, comparisons and a branch. */
static bool block_is_short(const JumpThreader *j, BlockId b) {
    uint32_t loop = j->loops.of_block[b];
    if (b == 0 || (loop != LOOP_NONE && j->loops.loop.at[loop].header == b)) return false;
    each_inst_in(j->f, b, v) {
        const Inst *i = inst_at(j->f, v);
        if (i->op == OP_BR || i->op == OP_SWITCH) return true;
        if (op_flags(i) & OF_DEBUG) continue;
        if (i->op != OP_ICMP && !(i->op == OP_PHI && i->nopnd <= 2 * ENTRIES_MAX)) return false;
    }
    return false;
}

/* Reports whether block b branches on a condition. */
static bool block_branches(const Fn *f, BlockId b) { return inst_at(f, block_term(f, b))->nopnd > 1; }

/* Reports whether a branch of f may be decided: a short block branches on a condition. */
static bool fn_has_candidate(const JumpThreader *j) {
    each_block(j->f, b)
        if (block_branches(j->f, b) && block_is_short(j, b)) return true;
    return false;
}

/* Reports whether the values of a short block are used only in it and by phis of its successors; see the head of the
 * file. */
static bool values_stay(const JumpThreader *j, BlockId b) {
    each_inst_in(j->f, b, v) {
        const Inst *i = inst_at(j->f, v);
        if ((i->op == OP_ICMP || i->op == OP_PHI) && j->escapes[v]) return false;
    }
    return true;
}

/* Reports whether an edge may be led past b. */
static bool block_is_passable(JumpThreader *j, BlockId b) {
    if (j->passable[b] == PASSABLE_UNKNOWN) {
        bool passable = block_is_short(j, b) && values_stay(j, b);
        if (passable && block_branches(j->f, b)) passable = region_is_free(j, b);
        j->passable[b] = passable ? PASSABLE_YES : PASSABLE_NO;
    }
    return j->passable[b] == PASSABLE_YES;
}

/* ------------------------------------------------------------------------------------- paths */

/* Reports whether b is one of the n blocks of the path. */
static bool path_has(const BlockId *path, uint32_t n, BlockId b) {
    for (uint32_t i = 0; i < n; i++)
        if (path[i] == b) return true;
    return false;
}

/* Returns the value of r on the present path; r itself if the path does not define it, REF_NULL if it is defined
 * on the path and not known. `path`: the n blocks that are passed. */
static Ref ref_on_path(const JumpThreader *j, const BlockId *path, uint32_t n, Ref r) {
    if (!ref_is(r, REF_VALUE) || ref_index(r) < j->f->nparam) return r;
    return path_has(path, n, j->cfg->block_of[ref_index(r)]) ? j->now[ref_index(r)] : r;
}

/* Returns the entry of a phi for predecessor `from`. */
static Ref phi_entry(const Fn *f, ValueId phi, BlockId from) {
    for (uint32_t k = 0; k < inst_at(f, phi)->nopnd; k += 2)
        if (ref_index(inst_op(f, phi, k + 1)) == from) return inst_op(f, phi, k);
    return REF_NULL;
}

/* Sets j->now of the phis and comparisons of block path[n], which is entered from block `from`. */
static void block_evaluate(JumpThreader *j, const BlockId *path, uint32_t n, BlockId from) {
    each_inst_in(j->f, path[n], v) {
        const Inst *i = inst_at(j->f, v);
        if (i->op == OP_PHI) j->now[v] = ref_on_path(j, path, n, phi_entry(j->f, v, from));
        if (i->op != OP_ICMP) continue;
        Ref op[2] = {ref_on_path(j, path, n + 1, inst_op(j->f, v, 0)),
                     ref_on_path(j, path, n + 1, inst_op(j->f, v, 1))};
        bool known = ref_is(op[0], REF_CONST) && ref_is(op[1], REF_CONST);
        j->now[v] = known ? fold_inst(j->m, i, op) : REF_NULL;
    }
}

/* Returns the block to which terminator t of the last block of the path leads; NOWHERE if that is not known. */
static BlockId path_next(const JumpThreader *j, const BlockId *path, uint32_t n, ValueId t) {
    uint64_t value, choice;
    const Inst *i = inst_at(j->f, t);
    if (i->nopnd == 1) return ref_index(inst_op(j->f, t, 0));
    Ref condition = ref_on_path(j, path, n, inst_op(j->f, t, 0));
    if (!ref_is(condition, REF_CONST) || !ref_int(j->m, condition, &value)) return NOWHERE;
    if (i->op == OP_BR) return ref_index(inst_op(j->f, t, value ? 1 : 2));
    for (uint32_t k = 2; k + 1 < i->nopnd; k += 2)
        if (ref_int(j->m, inst_op(j->f, t, k), &choice) && choice == value) return ref_index(inst_op(j->f, t, k + 1));
    return ref_index(inst_op(j->f, t, 1));
}

/* Reports whether the edge can lead to x->to: that is not the header of a loop around x->last, and all entries that the
 * phis there need are known on the path, and equal to those that they have for x->from if that is, or has been, a
 * predecessor. */
static bool edge_is_possible(const JumpThreader *j, const ThreadedEdge *x, const BlockId *path, uint32_t n) {
    uint32_t loop = j->loops.of_block[x->to];
    if (loop != LOOP_NONE && j->loops.loop.at[loop].header == x->to && loop_has_block(&j->loops, loop, x->last))
        return false;
    each_inst_in(j->f, x->to, v) {
        if (inst_at(j->f, v)->op != OP_PHI) break;
        if (inst_at(j->f, v)->nopnd > 2 * ENTRIES_MAX) return false;
        Ref entry = ref_on_path(j, path, n, phi_entry(j->f, v, x->last)), old = phi_entry(j->f, v, x->from);
        if (ref_is(entry, REF_NONE) || !(ref_is(old, REF_NONE) || ref_same(entry, old))) return false;
    }
    return true;
}

/* Redirects the edge, and adds its entries to the phis of its new target. The phis of the old one keep theirs until
 * blocks_prune. */
static void edge_redirect(JumpThreader *j, const ThreadedEdge *x, const BlockId *path, uint32_t n) {
    Fn *f = j->f;
    each_inst_in(f, x->to, v) {
        if (inst_at(f, v)->op != OP_PHI) break;
        VEC(Ref) entries = {0};
        for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) vec_push(&entries, inst_op(f, v, k));
        vec_push(&entries, ref_on_path(j, path, n, phi_entry(f, v, x->last)));
        vec_push(&entries, ref_make(REF_BLOCK, x->from));
        fn_set_operands(f, v, entries.at, entries.n);
        vec_free(&entries);
    }
    ValueId t = block_term(f, x->from);
    inst_ops(f, t)[x->operand] = ref_make(REF_BLOCK, x->to);
    pass_remark(j->p, REMARK_JumpThreaded, f, t);
    j->threaded++;
}

/* Follows the edge, operand `operand` of the terminator of `from`, to block `to` and as far as it decides branches, and
 * leads it to the block after the last of them that edge_is_possible allows. */
static void edge_visit(JumpThreader *j, BlockId from, uint32_t operand, BlockId to) {
    BlockId path[THREAD_PATH_MAX];
    ThreadedEdge best = {.to = NOWHERE};
    uint32_t length = 0; /* the number of blocks on the path to best.to */
    for (uint32_t n = 0; n < THREAD_PATH_MAX && block_is_passable(j, to); n++) {
        path[n] = to;
        block_evaluate(j, path, n, n ? path[n - 1] : from);
        ValueId t = block_term(j->f, to);
        BlockId next = path_next(j, path, n + 1, t);
        if (next == NOWHERE || path_has(path, n + 1, next)) break; /* the latter: a cycle with several entries */
        ThreadedEdge x = {from, to, next, operand};
        if (inst_at(j->f, t)->nopnd > 1 && edge_is_possible(j, &x, path, n + 1)) best = x, length = n + 1;
        to = next;
    }
    if (best.to != NOWHERE) edge_redirect(j, &best, path, length);
}

/* Leads each edge as far as edge_visit allows. Returns whether there was one. */
static bool edges_visit(JumpThreader *j) {
    Fn *f = j->f;
    j->postdominator = cfg_postdominators(j->cfg);
    j->escapes = mem_alloc((size_t)f->inst.n + 1);
    j->convergent = mem_alloc(f->block.n);
    j->passable = mem_alloc(f->block.n);
    j->visited = mem_alloc(f->block.n * sizeof *j->visited);
    j->now = mem_alloc(((size_t)f->inst.n + 1) * sizeof *j->now);
    escapes_find(j);
    for (uint32_t i = 0; i < j->cfg->nrpo; i++) {
        ValueId t = block_term(f, j->cfg->rpo[i]);
        if (inst_at(f, t)->op != OP_BR && inst_at(f, t)->op != OP_SWITCH) continue;
        for (uint32_t k = 0; k < inst_at(f, t)->nopnd; k++)
            if (ref_is(inst_op(f, t, k), REF_BLOCK)) edge_visit(j, j->cfg->rpo[i], k, ref_index(inst_op(f, t, k)));
    }
    free(j->postdominator);
    free(j->escapes);
    free(j->convergent);
    free(j->passable);
    free(j->visited);
    free(j->now);
    return j->threaded > 0;
}

bool pass_jump_threading(Pass *p, Fn *f) {
    if (f->layout.n < 3 || p->m->sym.at[f->sym].block_address_taken) return false;
    JumpThreader j = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    loops_build(&j.loops, j.cfg);
    bool changed = fn_has_candidate(&j) && edges_visit(&j);
    pass_stat(p, "edges led past a branch", j.threaded);
    loops_free(&j.loops);
    if (!changed) return false;
    blocks_prune(p->m, f);
    pass_apply(p, pass_simplifycfg, f);
    return true;
}
