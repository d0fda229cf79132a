/* Lab 3, a solution: dominators by iteration (Cooper, Harvey, Kennedy), phis in iterated dominance frontiers, and
 * renaming in a walk over the dominator tree (Cytron and others). */
#include "lab.h"

/* Returns the nearest common ancestor of two blocks in the tree as far as it is known. */
static BlockId common_dominator(const Cfg *c, const BlockId *idom, BlockId a, BlockId b) {
    while (a != b) {
        while (c->rpo_index[a] > c->rpo_index[b]) a = idom[a];
        while (c->rpo_index[b] > c->rpo_index[a]) b = idom[b];
    }
    return a;
}

static void dominators(const Cfg *c, BlockId *idom) {
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t k = 1; k < c->nrpo; k++) {
            BlockId b = c->rpo[k], new = NO_BLOCK;
            each_pred(c, b, q) {
                if (idom[q] == NO_BLOCK) continue;
                new = new == NO_BLOCK ? q : common_dominator(c, idom, new, q);
            }
            if (idom[b] == new) continue;
            idom[b] = new;
            changed = true;
        }
    }
}

/* An alloca that is promoted. */
typedef struct Variable {
    ValueId alloca_;
    TypeId type;
} Variable;

/* A phi of a variable, in the list of its block. */
typedef struct Phi {
    ValueId phi;
    uint32_t variable, next;
} Phi;

/* A block of a dominance frontier, in the list of the block whose frontier it is. */
typedef struct Meet {
    BlockId block;
    uint32_t next;
} Meet;

/* The value that a variable had before it was set. */
typedef struct Undo {
    uint32_t variable;
    Ref value;
} Undo;

/* A block on the path from the entry of the dominator tree to where the walk is. */
typedef struct Step {
    BlockId block;
    uint32_t child, undo; /* the child that comes next; how much has to be undone at the end */
} Step;

/* Lists are numbers from 1; 0 is the end. */
typedef struct Promotion {
    Pass *p;
    Fn *f;
    const Cfg *c;
    Edit e;
    VEC(Variable) variable;
    uint32_t *variable_of; /* by value: 1 + the variable of an alloca; 0: none */
    VEC(Meet) meet;
    uint32_t *frontier; /* by block: a list in `meet` */
    VEC(Phi) phi;
    uint32_t *phis;            /* by block: a list in `phi` */
    uint32_t *child, *sibling; /* by block: the dominator tree; 0: none, because the entry is nobody's child */
    Ref *now;                  /* by variable: its value where the walk is */
    VEC(Undo) undo;
    VEC(Step) path;
} Promotion;

/* ------------------------------------------------------------------------------------------- which allocas */

/* Reports whether `user` loads or stores the whole variable v, and does nothing else with its address. */
static bool is_plain_access(const Pass *p, const Fn *f, ValueId v, ValueId user) {
    const Inst *i = inst_at(f, user);
    if (!access_is_plain(i)) return false;
    if (i->op == OP_LOAD) return i->type == inst_at(f, v)->aux;
    Ref stored = inst_op(f, user, 0);
    return !ref_same(stored, ref_make(REF_VALUE, v)) && ref_type(p->m, f, stored) == inst_at(f, v)->aux;
}

static bool is_promotable(const Pass *p, const Fn *f, ValueId v) {
    if (inst_at(f, v)->nopnd) return false; /* an array of such variables */
    each_use(p->uses, v, user) if (!is_plain_access(p, f, v, user)) return false;
    return true;
}

static void variables_find(Promotion *x) {
    each_inst(x->f, b, v) {
        if (inst_at(x->f, v)->op != OP_ALLOCA || !is_promotable(x->p, x->f, v)) continue;
        vec_push(&x->variable, ((Variable){v, inst_at(x->f, v)->aux}));
        x->variable_of[v] = x->variable.n;
        edit_delete(&x->e, v);
    }
}

/* Returns 1 + the variable that instruction v loads or stores; 0 if there is none. */
static uint32_t accessed(const Promotion *x, ValueId v) {
    const Inst *i = inst_at(x->f, v);
    if (i->op != OP_LOAD && i->op != OP_STORE) return 0;
    Ref address = inst_op(x->f, v, i->op == OP_STORE);
    return ref_is(address, REF_VALUE) ? x->variable_of[ref_index(address)] : 0;
}

/* ------------------------------------------------------------------------------------------- where phis are */

static bool is_reachable(const Cfg *c, BlockId b) { return c->rpo_index[b] != UINT32_MAX; }

/* A block is in the frontier of all that dominate one of its predecessors, but not itself. */
static void frontiers_find(Promotion *x) {
    for (uint32_t k = 0; k < x->c->nrpo; k++) {
        BlockId b = x->c->rpo[k];
        each_pred(x->c, b, q) for (BlockId r = q; is_reachable(x->c, q) && r != x->c->idom[b]; r = x->c->idom[r]) {
            uint32_t first = x->frontier[r];
            if (first && x->meet.at[first - 1].block == b) continue; /* it came by another edge */
            vec_push(&x->meet, ((Meet){b, first}));
            x->frontier[r] = x->meet.n;
        }
    }
}

/* Places a phi of the variable in the block, unless it has one: the newest one in the list. */
static bool phi_place(Promotion *x, uint32_t variable, BlockId b) {
    uint32_t first = x->phis[b];
    if (first && x->phi.at[first - 1].variable == variable) return false;
    const Variable *y = &x->variable.at[variable];
    ValueId phi = fn_inst(x->f, OP_PHI, y->type, NULL, 0);
    lab_trace(x->p, x->f, "%v needs a phi in %b", y->alloca_, b);
    edit_front(&x->e, b, phi);
    vec_push(&x->phi, ((Phi){phi, variable, first}));
    x->phis[b] = x->phi.n;
    return true;
}

/* Places the phis of all variables: where definitions meet, and where these phis, which define as well, meet others. */
static void phis_place(Promotion *x) {
    LabQueue todo = queue_new(x->f->block.n);
    for (uint32_t variable = 0; variable < x->variable.n; variable++) {
        each_use(x->p->uses, x->variable.at[variable].alloca_, user) {
            BlockId b = x->c->block_of[user];
            if (inst_at(x->f, user)->op == OP_STORE && is_reachable(x->c, b)) queue_add(&todo, b);
        }
        for (uint32_t b; queue_take(&todo, &b);)
            for (uint32_t m = x->frontier[b]; m; m = x->meet.at[m - 1].next)
                if (phi_place(x, variable, x->meet.at[m - 1].block)) queue_add(&todo, x->meet.at[m - 1].block);
    }
    queue_free(&todo);
}

/* ------------------------------------------------------------------------------------------- renaming */

static void value_set(Promotion *x, uint32_t variable, Ref value) {
    vec_push(&x->undo, ((Undo){variable, x->now[variable]}));
    x->now[variable] = value;
}

/* Replaces the loads of a block, keeps the current values, and gives the phis of its successors their entries. */
static void block_rename(Promotion *x, BlockId b) {
    for (uint32_t k = x->phis[b]; k; k = x->phi.at[k - 1].next)
        value_set(x, x->phi.at[k - 1].variable, ref_make(REF_VALUE, x->phi.at[k - 1].phi));
    each_inst_in(x->f, b, v) {
        uint32_t variable = accessed(x, v);
        if (!variable) continue;
        if (inst_at(x->f, v)->op == OP_LOAD) edit_replace(&x->e, v, x->now[variable - 1]);
        else value_set(x, variable - 1, inst_op(x->f, v, 0));
        edit_delete(&x->e, v);
    }
    ValueId t = block_term(x->f, b);
    each_succ(x->f, t, s)
        for (uint32_t k = x->phis[s]; k; k = x->phi.at[k - 1].next)
            phi_add(x->f, x->phi.at[k - 1].phi, x->now[x->phi.at[k - 1].variable], b);
}

static void block_enter(Promotion *x, BlockId b) {
    vec_push(&x->path, ((Step){b, x->child[b], x->undo.n}));
    block_rename(x, b);
}

/* Forgets what the block on top of the path has set. */
static void block_leave(Promotion *x) {
    uint32_t keep = x->path.at[--x->path.n].undo;
    while (x->undo.n > keep) {
        Undo u = x->undo.at[--x->undo.n];
        x->now[u.variable] = u.value;
    }
}

/* Walks over the dominator tree. The path is kept by hand, because a function may have ten thousand blocks in a row. */
static void rename_all(Promotion *x) {
    for (uint32_t k = x->c->nrpo; k-- > 1;) {
        BlockId b = x->c->rpo[k], parent = x->c->idom[b];
        x->sibling[b] = x->child[parent];
        x->child[parent] = b;
    }
    block_enter(x, 0);
    while (x->path.n) {
        Step *top = &x->path.at[x->path.n - 1];
        BlockId next = top->child;
        if (!next) {
            block_leave(x);
            continue;
        }
        top->child = x->sibling[next];
        block_enter(x, next);
    }
}

/* No run reaches these: any value will do. */
static void rename_unreachable(Promotion *x) {
    for (uint32_t k = 0; k < x->variable.n; k++) x->now[k] = const_simple(x->p->m, CONST_UNDEF, x->variable.at[k].type);
    each_block(x->f, b)
        if (!is_reachable(x->c, b)) block_rename(x, b);
}

static bool promote(Pass *p, Fn *f) {
    uint32_t blocks = f->block.n + 1;
    Promotion x = {.p = p, .f = f, .c = p->cfg};
    x.variable_of = mem_alloc((f->inst.n + 1) * sizeof *x.variable_of);
    x.frontier = mem_alloc(blocks * sizeof *x.frontier);
    x.phis = mem_alloc(blocks * sizeof *x.phis);
    x.child = mem_alloc(blocks * sizeof *x.child);
    x.sibling = mem_alloc(blocks * sizeof *x.sibling);
    edit_begin(&x.e, p->m, f);
    variables_find(&x);
    x.now = mem_alloc((x.variable.n + 1) * sizeof *x.now);
    for (uint32_t k = 0; k < x.variable.n; k++) x.now[k] = const_simple(p->m, CONST_UNDEF, x.variable.at[k].type);
    frontiers_find(&x);
    phis_place(&x);
    rename_all(&x);
    rename_unreachable(&x);
    free(x.variable_of), free(x.frontier), free(x.phis), free(x.child), free(x.sibling), free(x.now);
    vec_free(&x.variable), vec_free(&x.meet), vec_free(&x.phi), vec_free(&x.undo), vec_free(&x.path);
    return edit_commit(&x.e);
}

const LabSsaHooks lab_hooks = {dominators, promote};
