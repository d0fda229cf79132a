/* jump-threading: redirects an edge past a block whose branch it decides.
 *
 *    a:  br i1 %x, label %m, label %b                a:  br i1 %x, label %yes, label %b
 *    b:  %y = icmp slt i32 %i, %n                    b:  %y = icmp slt i32 %i, %n
 *        br label %m                                     br i1 %y, label %yes, label %no
 *    m:  %c = phi i1 [ true, %a ], [ %y, %b ]
 *        br i1 %c, label %yes, label %no
 *
 * This is `x || y` as front ends write it, and what flags become: a variable is set, and tested later, often after
 * other blocks (LLVM: JumpThreading, and simplifycfg's folding of branches on a phi; Mueller and Whalley, "Avoiding
 * Conditional Branches by Code Replication", PLDI 1995). The outcome of a branch is computed from the constants in the
 * phis of the blocks on the way, and from what the branch that the edge belongs to tells. The few instructions that the
 * blocks have besides are copied (thread_edges.h). A copy may uncover more edges, so the pass goes in rounds; together
 * they copy no more instructions than the function has.
 *
 * The simpler version, which threads whatever is decided, is wrong on a GPU: the threads that meet in m execute what
 * follows together, and with the new edge they reach %yes separately. A barrier or a shuffle there would wait
 * for lanes that come by another edge, or not see them. So nothing that is executed on the condition of the
 * branch, that is, no block between it and its immediate post-dominator, may have a convergent operation. LLVM does
 * not run its pass for GPUs at all.
 *
 * Past the header of a loop an edge is only led out of the loop, as by `done = true` in `while (!done)`. Within it, the
 * loop would get a second entry, or become two loops. Nor is a latch led to its header, because a loop would get
 * another latch.
 *
 * Needs nothing. */
#include "analysis/assembly.h"
#include "analysis/loops.h"
#include "ir/blocks.h"
#include "transform/scalar/fold.h"
#include "transform/scalar/thread_edges.h"

#define NOWHERE UINT32_MAX

/* COPIES_MAX: the number of instructions that are copied for an edge. ENTRIES_MAX: of entries of a phi on the way or
 * after it; that of an edge is searched for. PHIS_MAX: of phis after it. REGION_MAX: of blocks between a branch and its
 * post-dominator. */
enum { COPIES_MAX = 6, ENTRIES_MAX = 64, PHIS_MAX = 64, REGION_MAX = 64, ROUNDS_MAX = 8 };
enum { PASSABLE_UNKNOWN, PASSABLE_NO, PASSABLE_YES };
enum { CONVERGENT_UNKNOWN, CONVERGENT_NO, CONVERGENT_YES };

/* A value that is known on the edge that is followed, because the branch at its beginning tests it. */
typedef struct EdgeFact {
    Ref value, constant; /* REF_NULL: there is none */
} EdgeFact;

typedef struct JumpThreader {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    BlockId *postdominator; /* by block */
    uint8_t *passable;      /* by block: PASSABLE_* */
    uint8_t *convergent;    /* by block: whether it has a convergent operation, CONVERGENT_* */
    uint32_t *visited;      /* by block: the number of the last search that reached it */
    uint32_t searches;
    Ref *now;               /* by value: the constant that a value on the present path is known to be, or the value from
                             * outside of the path that a phi on it is; REF_NULL */
    EdgeFact fact[2];       /* of the edge that is followed */
    uint32_t copies;        /* the instructions on the present path that are not known */
    VEC(ThreadedEdge) edge; /* those to thread */
    uint64_t budget;        /* the number of instructions that may still be copied */
} JumpThreader;

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

/* Reports whether v may be copied for threads that come by another edge: mem2reg must be able to promote its value, and
 * it is no access to memory, which threads had better execute together. A generic pointer is not copied, nor a cast of
 * one: the edges would lead each other space to its own copy, after memory-space-opt has run for the last time. */
static bool inst_is_copyable(const JumpThreader *j, ValueId v) {
    const Inst *i = inst_at(j->f, v);
    if (i->op == OP_PHI && i->nopnd > 2 * ENTRIES_MAX) return false;
    if (i->op == OP_ADDRSPACECAST || i->type == T_PTR) return false;
    return (i->op == OP_PHI || op_flags(i) & OF_PURE) && i->type != T_TOKEN && !type_is_aggregate(j->m, i->type);
}

/* Reports whether b is not the entry, ends in a br or switch, and is short: an edge past it needs few copies. */
static bool block_is_short(const JumpThreader *j, BlockId b) {
    uint32_t n = 0;
    if (b == 0) return false;
    each_inst_in(j->f, b, v) {
        const Inst *i = inst_at(j->f, v);
        if (i->op == OP_BR || i->op == OP_SWITCH) return true;
        if (op_flags(i) & OF_DEBUG) continue;
        if (!inst_is_copyable(j, v)) return false;
        /* what becomes constant is not copied, so a few more are allowed here */
        if (i->op != OP_PHI && ++n > 2 * COPIES_MAX) return false;
    }
    return false;
}

/* Reports whether block b branches on a condition. */
static bool block_branches(const Fn *f, BlockId b) { return inst_at(f, block_term(f, b))->nopnd > 1; }

/* Reports whether an edge may be led past b. */
static bool block_is_passable(JumpThreader *j, BlockId b) {
    if (j->passable[b] == PASSABLE_UNKNOWN) {
        bool passable = block_is_short(j, b) && (!block_branches(j->f, b) || region_is_free(j, b));
        j->passable[b] = passable ? PASSABLE_YES : PASSABLE_NO;
    }
    return j->passable[b] == PASSABLE_YES;
}

/* ------------------------------------------------------------------------------------- paths */

/* Reports whether b is one of the n blocks of the path of x. */
static bool path_has(const ThreadedEdge *x, uint32_t n, BlockId b) {
    for (uint32_t i = 0; i < n; i++)
        if (x->path[i] == b) return true;
    return false;
}

/* Returns what r is at the end of the path: a constant if that is known, r itself if the path does not define it,
 * REF_NULL if the path defines it and it is not known. `n`: the number of blocks of x->path that have been passed. */
static Ref ref_on_path(const JumpThreader *j, const ThreadedEdge *x, uint32_t n, Ref r) {
    if (!ref_is(r, REF_VALUE)) return r;
    if (ref_index(r) >= j->f->nparam && path_has(x, n, j->cfg->block_of[ref_index(r)])) return j->now[ref_index(r)];
    for (int k = 0; k < 2; k++)
        if (ref_same(r, j->fact[k].value)) return j->fact[k].constant;
    return r;
}

/* Returns the entry of a phi for predecessor `from`. */
static Ref phi_entry(const Fn *f, ValueId phi, BlockId from) {
    for (uint32_t k = 0; k < inst_at(f, phi)->nopnd; k += 2)
        if (ref_index(inst_op(f, phi, k + 1)) == from) return inst_op(f, phi, k);
    return REF_NULL;
}

/* Returns what instruction v of the last of the n blocks of the path is; REF_NULL if that is not known. */
static Ref inst_on_path(const JumpThreader *j, const ThreadedEdge *x, uint32_t n, ValueId v) {
    const Inst *i = inst_at(j->f, v);
    Ref op[3];
    bool known = i->nopnd > 0;
    if (!(op_flags(i) & OF_PURE) || i->nopnd > 3) return REF_NULL;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        op[k] = ref_on_path(j, x, n, inst_op(j->f, v, k));
        known &= ref_is(op[k], REF_CONST);
    }
    if (i->op == OP_SELECT && ref_is(op[0], REF_CONST)) {
        uint64_t which;
        return ref_int(j->m, op[0], &which) ? op[which ? 1 : 2] : REF_NULL;
    }
    return known ? fold_inst(j->m, i, op) : REF_NULL;
}

/* Sets j->now of the values of block x->path[n], which is entered from block `from`, and counts those that are not
 * known in j->copies. */
static void block_evaluate(JumpThreader *j, const ThreadedEdge *x, uint32_t n, BlockId from) {
    each_inst_in(j->f, x->path[n], v) {
        const Inst *i = inst_at(j->f, v);
        if (op_flags(i) & (OF_DEBUG | OF_TERM)) continue;
        if (i->op == OP_PHI) {
            j->now[v] = ref_on_path(j, x, n, phi_entry(j->f, v, from));
        } else {
            j->now[v] = inst_on_path(j, x, n + 1, v);
            j->copies += ref_is(j->now[v], REF_NONE);
        }
    }
}

/* Returns the block to which terminator t of the last of the n blocks of the path leads; NOWHERE if that is not
 * known. */
static BlockId path_next(const JumpThreader *j, const ThreadedEdge *x, uint32_t n, ValueId t) {
    uint64_t value, choice;
    const Inst *i = inst_at(j->f, t);
    if (i->nopnd == 1) return ref_index(inst_op(j->f, t, 0));
    Ref condition = ref_on_path(j, x, n, inst_op(j->f, t, 0));
    if (!ref_is(condition, REF_CONST) || !ref_int(j->m, condition, &value)) return NOWHERE;
    if (i->op == OP_BR) return ref_index(inst_op(j->f, t, value ? 1 : 2));
    for (uint32_t k = 2; k + 1 < i->nopnd; k += 2)
        if (ref_int(j->m, inst_op(j->f, t, k), &choice) && choice == value) return ref_index(inst_op(j->f, t, k + 1));
    return ref_index(inst_op(j->f, t, 1));
}

/* Reports whether loop `loop` is LOOP_NONE or does not contain b. */
static bool is_outside(const JumpThreader *j, uint32_t loop, BlockId b) {
    return loop == LOOP_NONE || !loop_has_block(&j->loops, loop, b);
}

/* Returns the loop of which b is the header; LOOP_NONE if there is none. */
static uint32_t loop_of_header(const JumpThreader *j, BlockId b) {
    uint32_t loop = j->loops.of_block[b];
    return loop != LOOP_NONE && j->loops.loop.at[loop].header == b ? loop : LOOP_NONE;
}

/* Reports whether the edge can lead past the n blocks of the path to x->to; see the head of the file. */
static bool edge_is_possible(const JumpThreader *j, const ThreadedEdge *x, uint32_t n) {
    uint32_t phis = 0;
    if (!is_outside(j, loop_of_header(j, x->to), x->path[n - 1])) return false;
    for (uint32_t k = 0; k < n; k++)
        if (!is_outside(j, loop_of_header(j, x->path[k]), x->to)) return false;
    each_inst_in(j->f, x->to, v) {
        if (inst_at(j->f, v)->op != OP_PHI) break;
        if (inst_at(j->f, v)->nopnd > 2 * ENTRIES_MAX || ++phis > PHIS_MAX) return false;
    }
    return true;
}

/* Sets j->fact to what edge number `operand` of terminator t tells: what the condition is, and what it compares with a
 * constant. */
static void facts_find(JumpThreader *j, ValueId t, uint32_t operand) {
    const Inst *i = inst_at(j->f, t);
    j->fact[0] = j->fact[1] = (EdgeFact){REF_NULL, REF_NULL};
    if (i->nopnd < 3 || !ref_is(inst_op(j->f, t, 0), REF_VALUE)) return;
    Ref condition = inst_op(j->f, t, 0);
    if (i->op == OP_SWITCH) {
        if (operand > 1) j->fact[0] = (EdgeFact){condition, inst_op(j->f, t, operand - 1)};
        return;
    }
    if (ref_same(inst_op(j->f, t, 1), inst_op(j->f, t, 2))) return;
    bool holds = operand == 1;
    j->fact[0] = (EdgeFact){condition, const_int(j->m, T_I1, holds)};
    if (!ref_is_inst(j->f, condition, OP_ICMP)) return;
    ValueId c = ref_index(condition);
    bool equal = inst_at(j->f, c)->sub == (holds ? ICMP_EQ : ICMP_NE);
    uint64_t value;
    if (equal && ref_int(j->m, inst_op(j->f, c, 1), &value))
        j->fact[1] = (EdgeFact){inst_op(j->f, c, 0), inst_op(j->f, c, 1)};
}

/* Follows the edge, operand `operand` of the terminator of `from`, as far as it decides branches, and records that it
 * leads to the block after the last of them that edge_is_possible allows. */
static void edge_visit(JumpThreader *j, BlockId from, uint32_t operand) {
    ValueId branch = block_term(j->f, from), t;
    BlockId to = ref_index(inst_op(j->f, branch, operand));
    ThreadedEdge x = {.from = from, .operand = operand}, best = {.to = NOWHERE};
    uint32_t copies = 0;
    facts_find(j, branch, operand);
    j->copies = 0;
    for (uint32_t n = 0; n < THREAD_PATH_MAX && block_is_passable(j, to); n++) {
        x.path[n] = to;
        block_evaluate(j, &x, n, n ? x.path[n - 1] : from);
        if (j->copies > COPIES_MAX) break;
        t = block_term(j->f, to);
        x.to = path_next(j, &x, n + 1, t);
        if (x.to == NOWHERE || path_has(&x, n + 1, x.to)) break; /* the latter: a cycle */
        if (inst_at(j->f, t)->nopnd > 1 && edge_is_possible(j, &x, n + 1)) {
            best = x;
            best.n = n + 1;
            copies = j->copies;
        }
        to = x.to;
    }
    if (best.to == NOWHERE || copies > j->budget) return;
    j->budget -= copies;
    vec_push(&j->edge, best);
    if (!is_outside(j, loop_of_header(j, best.path[0]), from)) /* it is a latch no longer */
        inst_attach_remove(j->f, branch, str_of(j->m, "llvm.loop"));
    pass_remark(j->p, REMARK_JumpThreaded, j->f, branch);
}

/* Reports whether a branch of f may be decided: a short block branches on a condition. */
static bool fn_has_candidate(const JumpThreader *j) {
    each_block(j->f, b)
        if (block_branches(j->f, b) && block_is_short(j, b)) return true;
    return false;
}

/* Records the edges of f to thread. */
static void edges_visit(JumpThreader *j) {
    Fn *f = j->f;
    j->postdominator = cfg_postdominators(j->cfg, f);
    j->convergent = mem_alloc(f->block.n);
    j->passable = mem_alloc(f->block.n);
    j->visited = mem_alloc(f->block.n * sizeof *j->visited);
    j->now = mem_alloc(((size_t)f->inst.n + 1) * sizeof *j->now);
    each_block(f, b) {
        ValueId t = block_term(f, b);
        if (inst_at(f, t)->op != OP_BR && inst_at(f, t)->op != OP_SWITCH) continue;
        if (j->cfg->rpo_index[b] == NOWHERE) continue;
        for (uint32_t k = 0; k < inst_at(f, t)->nopnd; k++)
            if (ref_is(inst_op(f, t, k), REF_BLOCK)) edge_visit(j, b, k);
    }
    free(j->postdominator);
    free(j->convergent);
    free(j->passable);
    free(j->visited);
    free(j->now);
}

/* Threads the edges of f that can be threaded now, and lowers *budget by the number of copies. Returns whether there
 * was one. */
static bool round_run(Pass *p, Fn *f, uint64_t *budget) {
    JumpThreader j = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f), .budget = *budget};
    loops_build(&j.loops, j.cfg);
    if (fn_has_candidate(&j)) edges_visit(&j);
    loops_free(&j.loops);
    pass_stat(p, "edges led past a branch", j.edge.n);
    if (j.edge.n) edges_thread(p, f, j.edge.at, j.edge.n);
    bool changed = j.edge.n > 0;
    *budget = j.budget;
    vec_free(&j.edge);
    return changed;
}

bool pass_jump_threading(Pass *p, Fn *f) {
    uint64_t budget = f->order.n;
    bool changed = false;
    if (f->layout.n < 3 || p->m->sym.at[f->sym].block_address_taken) return false;
    for (int n = 0; n < ROUNDS_MAX && round_run(p, f, &budget); n++) changed = true;
    return changed;
}
