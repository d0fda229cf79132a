/* mem2reg: promotes allocas to SSA values.
 *
 * An alloca is promotable if its address does not escape: its uses, also through casts and getelementptr with
 * offset 0, are plain loads and stores of one scalar or vector type, lifetime markers and debug records. A
 * read before any write yields undef. A #dbg_declare becomes a #dbg_value after every store and at every phi.
 *
 * Phis are placed in the iterated dominance frontier of the stores, and only if a load needs them (pruned SSA form). A
 * variable that is live in few blocks, as one that carries a value past a copied block, is looked for in these alone:
 * the whole frontier may be all joins that follow (LLVM: ComputeLiveInBlocks). The definition that reaches a block is
 * the nearest one above it in the dominator tree. It is found by binary search among the definitions of the variable,
 * so that blocks without accesses are never walked. The cost is that of the phis, times a logarithm. A variable that
 * would need far more phis than it has uses stays in memory.
 *
 * Needs uses and dominators. Keeps the blocks. */
#include "analysis/frontier.h"
#include "transform/pass.h"

#define NONE UINT32_MAX

/* A definition of the current variable: the last store of a block, or a phi at its beginning. */
typedef struct Def {
    BlockId block;
    Ref value;      /* the stored value; the phi, once it is created */
    bool phi, live; /* live: it is a phi that a load or another live phi needs; only such phis are created */
} Def;

/* A promotable alloca. */
typedef struct PromotedVar {
    ValueId alloca_;
    TypeId type;       /* of its loads and stores; T_VOID: there are none */
    uint32_t first, n; /* its accesses: Promote.access[first] to [first + n - 1] */
} PromotedVar;

typedef struct Promote {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Edit e;
    Frontier frontier;
    VEC(PromotedVar) var;
    uint32_t *var_of;      /* by value: 1 + the variable whose address it is; 0: none */
    VEC(ValueId) address;  /* of the current variable: the alloca and its casts */
    VEC(ValueId) access;   /* loads and stores, grouped by variable, in program order */
    VEC(ValueId) declares; /* of the current variable */
    /* The state of the current variable. */
    VEC(Def) def; /* in dominator tree order */
    /* In blocks whose dominator tree number (Cfg.dom_in) is `from` or more, up to the next span, definition `def`
     * reaches the end; an index into `def`, or NONE. */
    VEC(struct { uint32_t from, def; }) span;
    /* loads without a store before them in their block, and the definition that reaches the beginning of the block */
    VEC(struct {
        ValueId load;
        uint32_t def;
    })
    exposed;
    VEC(BlockId) stores;     /* the reachable blocks with a store */
    VEC(BlockId) live;       /* blocks whose is_live is set */
    bool *is_live;           /* by block: the variable is live at its beginning; all false between variables */
    uint32_t *stored;        /* by block: 1 + the last variable with a store in it */
    Blocks joins;            /* their iterated dominance frontier: the blocks that may need a phi */
    VEC(uint32_t) todo;      /* a worklist or stack of indices into `def` */
    uint64_t promoted, phis; /* statistics */
} Promote;

/* ------------------------------------------------------------------------------------- promotable allocas */

/* Reports whether all indices of getelementptr v are constant zeros. */
static bool gep_is_zero(const Module *m, const Fn *f, ValueId v) {
    for (uint32_t i = 1; i < inst_at(f, v)->nopnd; i++)
        if (!ref_is_null(m, inst_op(f, v, i))) return false;
    return true;
}

/* Reports whether v is a bitcast or addrspacecast to a pointer, or a getelementptr of one pointer with zero indices,
 * and so yields the address of its first operand. */
static bool inst_keeps_address(const Promote *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (!type_is_ptr(s->m, i->type)) return false;
    if (i->op == OP_GETELEMENTPTR) return gep_is_zero(s->m, s->f, v);
    return i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
}

static bool inst_is_lifetime(const Promote *s, ValueId v) { return inst_is_intrinsic(s->m, s->f, v, INF_LIFETIME); }

/* Returns the type of the value that `user` loads from, or stores to, address `a`. Returns T_VOID if `user` is no load
 * or store, is volatile or atomic, or stores the address itself. */
static TypeId access_type(const Promote *s, ValueId user, Ref a) {
    const Inst *i = inst_at(s->f, user);
    if (i->op != OP_LOAD && i->op != OP_STORE) return T_VOID;
    if (i->flags & IF_VOLATILE || i->mem.order != ORD_NONE) return T_VOID;
    if (i->op == OP_LOAD) return i->type;
    return ref_same(inst_op(s->f, user, 0), a) ? T_VOID : ref_type(s->m, s->f, inst_op(s->f, user, 0));
}

/* Reports whether `user`, a use of `address`, allows promotion. Sets var->type at the first load or store, whose type
 * must not be an aggregate; later ones must have the same type. Queues a cast in s->address, so that its uses are
 * visited. */
static bool use_is_harmless(Promote *s, PromotedVar *var, ValueId address, ValueId user) {
    if (op_flags(inst_at(s->f, user)) & OF_DEBUG || inst_is_lifetime(s, user)) return true;
    if (inst_keeps_address(s, user)) {
        vec_push(&s->address, user);
        return true;
    }
    TypeId t = access_type(s, user, ref_make(REF_VALUE, address));
    if (t == T_VOID || type_is_aggregate(s->m, t) || (var->type != T_VOID && var->type != t)) return false;
    var->type = t;
    return true;
}

/* Reports whether the alloca of var is promotable, and sets var->type. Collects the alloca and its casts in
 * s->address, completely only if it is promotable. */
static bool var_is_promotable(Promote *s, PromotedVar *var) {
    const Inst *i = inst_at(s->f, var->alloca_);
    uint64_t count = 1;
    s->address.n = 0;
    vec_push(&s->address, var->alloca_);
    if (i->flags & (IF_INALLOCA | IF_SWIFTERROR)) return false;
    if (i->nopnd && (!ref_int(s->m, inst_op(s->f, var->alloca_, 0), &count) || count == 0)) return false;
    for (uint32_t k = 0; k < s->address.n; k++) {
        ValueId a = s->address.at[k];
        for (uint32_t u = s->p->uses->first[a]; u < s->p->uses->first[a + 1]; u++)
            if (!use_is_harmless(s, var, a, s->p->uses->at[u])) return false;
    }
    return var->type == T_VOID || type_store_size(s->m, var->type) <= type_size(s->m, i->aux);
}

/* Returns 1 + the promotable variable that v loads or stores; 0 if there is none. */
static uint32_t access_var(const Promote *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_LOAD && i->op != OP_STORE) return 0;
    Ref a = inst_address(s->f, v);
    return ref_is(a, REF_VALUE) ? s->var_of[ref_index(a)] : 0;
}

/* Returns a value as it is printed, for a remark. */
static const char *name_of(const Promote *s, ValueId v) { return pass_ref_text(s->p, s->f, ref_make(REF_VALUE, v)); }

/* Collects the promotable allocas in s->var, and sets s->var_of of their addresses. Writes a remark for each of the
 * others. */
static void vars_find(Promote *s) {
    each_inst(s->f, b, v) {
        PromotedVar var = {.alloca_ = v};
        if (inst_at(s->f, v)->op != OP_ALLOCA) continue;
        if (!var_is_promotable(s, &var)) {
            if (pass_remarks(s->p, REMARK_VariableStays))
                pass_remark(s->p, REMARK_VariableStays, s->f, v, name_of(s, v));
            continue;
        }
        vec_push(&s->var, var);
        for (uint32_t k = 0; k < s->address.n; k++) s->var_of[s->address.at[k]] = s->var.n;
    }
}

/* Collects the accesses of all variables in s->access, grouped by variable (a counting sort), and sets `first` and `n`
 * of each variable. */
static void accesses_sort(Promote *s) {
    uint32_t total = 0;
    each_inst(s->f, b, v)
        if (access_var(s, v)) s->var.at[access_var(s, v) - 1].n++;
    for (uint32_t i = 0; i < s->var.n; i++) {
        s->var.at[i].first = total;
        total += s->var.at[i].n;
        s->var.at[i].n = 0;
    }
    vec_reserve(&s->access, total);
    s->access.n = total;
    each_inst(s->f, b, v) {
        uint32_t k = access_var(s, v);
        if (k) s->access.at[s->var.at[k - 1].first + s->var.at[k - 1].n++] = v;
    }
}

/* ---------------------------------------------------------------------------------- reaching definitions */

static Ref undef_of(Promote *s, const PromotedVar *var) { return const_simple(s->m, CONST_UNDEF, var->type); }

static bool is_reachable(const Promote *s, BlockId b) { return s->cfg->rpo_index[b] != NONE; }

/* Collects in s->def the last store of each reachable block, in s->stores these blocks, and in s->exposed the loads
 * before the first store of their block. If `settle`, also replaces the loads that follow a store in their block by the
 * stored value, and those in unreachable blocks by undef. */
static void accesses_scan(Promote *s, const PromotedVar *var, bool settle) {
    BlockId at = NONE;
    Ref value = REF_NULL;
    s->def.n = s->exposed.n = s->stores.n = 0;
    for (uint32_t k = var->first; k < var->first + var->n; k++) {
        ValueId v = s->access.at[k];
        BlockId b = s->cfg->block_of[v];
        if (b != at) value = REF_NULL;
        at = b;
        if (!is_reachable(s, b)) {
            if (settle && inst_at(s->f, v)->op == OP_LOAD) edit_replace(&s->e, v, undef_of(s, var));
        } else if (inst_at(s->f, v)->op == OP_STORE) {
            if (ref_is(value, REF_NONE)) {
                vec_push(&s->stores, b);
                vec_push(&s->def, ((Def){.block = b}));
            }
            value = s->def.at[s->def.n - 1].value = inst_op(s->f, v, 0);
        } else if (ref_is(value, REF_NONE)) {
            vec_reserve(&s->exposed, 1);
            s->exposed.at[s->exposed.n++].load = v;
        } else if (settle) {
            edit_replace(&s->e, v, value);
        }
    }
}

/* The sort key of a definition: the dominator tree number of its block, and s->def.n minus its index. */
typedef struct DefKey {
    uint32_t number, index;
} DefKey;

/* Orders sort keys for qsort, ascending. */
static int def_compare(const void *a, const void *b) {
    const DefKey *x = a, *y = b;
    if (x->number != y->number) return x->number < y->number ? -1 : 1;
    return x->index < y->index ? -1 : x->index > y->index;
}

/* Sorts the definitions by the dominator tree numbers of their blocks. Of a block, the phi comes before the store: phis
 * were appended after the stores, and the key makes the greater index come first. */
static void defs_sort(Promote *s) {
    DefKey *key = mem_alloc((s->def.n + 1) * sizeof *key);
    Def *old = mem_copy(s->def.at, s->def.n * sizeof *old);
    for (uint32_t i = 0; i < s->def.n; i++) key[i] = (DefKey){s->cfg->dom_in[s->def.at[i].block], s->def.n - i};
    qsort(key, s->def.n, sizeof *key, def_compare);
    for (uint32_t i = 0; i < s->def.n; i++) s->def.at[i] = old[s->def.n - key[i].index];
    free(old);
    free(key);
}

/* Appends a span that begins at number `from`; one that began there before would be empty, and is removed. */
static void span_push(Promote *s, uint32_t from, uint32_t def) {
    while (s->span.n && s->span.at[s->span.n - 1].from == from) s->span.n--;
    vec_reserve(&s->span, 1);
    s->span.at[s->span.n].from = from;
    s->span.at[s->span.n++].def = def;
}

/* Divides the dominator tree numbers into s->span, so that in all blocks of a span the same definition reaches the end.
 * The definitions must be sorted. */
static void spans_build(Promote *s) {
    s->span.n = s->todo.n = 0;
    span_push(s, 0, NONE);
    for (uint32_t i = 0; i <= s->def.n; i++) {
        uint32_t number = i < s->def.n ? s->cfg->dom_in[s->def.at[i].block] : NONE;
        while (s->todo.n && s->cfg->dom_out[s->def.at[s->todo.at[s->todo.n - 1]].block] <= number) {
            uint32_t out = s->cfg->dom_out[s->def.at[vec_pop(&s->todo)].block];
            span_push(s, out, s->todo.n ? s->todo.at[s->todo.n - 1] : NONE);
        }
        if (i == s->def.n) break;
        span_push(s, number, i);
        vec_push(&s->todo, i);
    }
    s->todo.n = 0;
}

/* Returns the index of the definition that reaches the end of block b; NONE if there is none or the block is
 * unreachable. */
static uint32_t def_at_end(const Promote *s, BlockId b) {
    if (!is_reachable(s, b)) return NONE;
    uint32_t next = 1; /* the first span after the one of b */
    lower_bound(next, s->span.n, mid, s->span.at[mid].from <= s->cfg->dom_in[b]);
    return s->span.at[next - 1].def;
}

/* Returns the index of the definition that is a phi in block b; NONE if there is none. The definitions must be
 * sorted. */
static uint32_t phi_find(const Promote *s, BlockId b) {
    uint32_t d = 0;
    lower_bound(d, s->def.n, mid, s->cfg->dom_in[s->def.at[mid].block] < s->cfg->dom_in[b]);
    bool found = d < s->def.n && s->def.at[d].block == b && s->def.at[d].phi;
    return found ? d : NONE;
}

/* Returns the index of the definition that reaches the beginning of reachable block b, after its phis; NONE if there is
 * none. */
static uint32_t def_at_begin(const Promote *s, BlockId b) {
    uint32_t phi = phi_find(s, b);
    if (phi != NONE) return phi;
    return b == 0 ? NONE : def_at_end(s, s->cfg->idom[b]);
}

/* Marks definition d as live and queues it if it is a phi that is not live yet. Ignores NONE and stores. */
static void def_need(Promote *s, uint32_t d) {
    if (d == NONE || !s->def.at[d].phi || s->def.at[d].live) return;
    s->def.at[d].live = true;
    vec_push(&s->todo, d);
}

/* Sets s->is_live of block b, and appends it to s->live. */
static void live_add(Promote *s, BlockId b) {
    if (s->is_live[b]) return;
    s->is_live[b] = true;
    vec_push(&s->live, b);
}

/* Sets s->is_live of the blocks at whose beginning the variable is live: those of exposed loads, and backwards from
 * them to the stores. Returns false, with some of them missing, after LIVE_MAX edges and four for each access: then the
 * walk might cost more than the phis. */
static bool live_find(Promote *s, const PromotedVar *var) {
    enum { LIVE_MAX = 64 };
    const Cfg *c = s->cfg;
    uint32_t number = (uint32_t)(var - s->var.at) + 1;
    uint64_t left = LIVE_MAX + 4 * (uint64_t)var->n;
    for (uint32_t i = 0; i < s->stores.n; i++) s->stored[s->stores.at[i]] = number;
    for (uint32_t i = 0; i < s->exposed.n; i++) live_add(s, c->block_of[s->exposed.at[i].load]);
    for (uint32_t i = 0; i < s->live.n; i++) {
        BlockId b = s->live.at[i];
        for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++) {
            if (!left--) return false;
            if (is_reachable(s, c->pred[k]) && s->stored[c->pred[k]] != number) live_add(s, c->pred[k]);
        }
    }
    return true;
}

/* Finds in s->joins the blocks that may need a phi. Returns false if they are too many (frontier_iterate). */
static bool joins_find(Promote *s, const PromotedVar *var, uint32_t limit) {
    bool few = live_find(s, var);
    bool good = frontier_iterate(&s->frontier, s->stores.at, s->stores.n, few ? s->is_live : NULL, limit, &s->joins);
    for (uint32_t i = 0; i < s->live.n; i++) s->is_live[s->live.at[i]] = false;
    s->live.n = 0;
    return good;
}

/* Adds a phi to the definitions for each block in the iterated dominance frontier of the stores, sorts the definitions,
 * sets `def` of the exposed loads, and marks the phis that they need, directly or through other phis, as live. Without
 * exposed loads, does nothing of this and returns true. Returns false if the phis, or the operands of the live ones,
 * would be more than 32 for each access plus 256. */
static bool defs_find(Promote *s, const PromotedVar *var) {
    uint32_t limit = var->n < (1u << 24) ? 32 * var->n + 256 : UINT32_MAX, operands = 0;
    s->joins.n = 0;
    if (!s->exposed.n) return true;
    if (!joins_find(s, var, limit)) return false;
    for (uint32_t i = 0; i < s->joins.n; i++) vec_push(&s->def, ((Def){.block = s->joins.at[i], .phi = true}));
    defs_sort(s);
    spans_build(s);
    for (uint32_t i = 0; i < s->exposed.n; i++) {
        s->exposed.at[i].def = def_at_begin(s, s->cfg->block_of[s->exposed.at[i].load]);
        def_need(s, s->exposed.at[i].def);
    }
    while (s->todo.n) {
        BlockId b = s->def.at[vec_pop(&s->todo)].block;
        uint32_t preds = s->cfg->pred_first[b + 1] - s->cfg->pred_first[b];
        if (preds > limit - operands) return false;
        operands += preds;
        for (uint32_t k = s->cfg->pred_first[b]; k < s->cfg->pred_first[b + 1]; k++)
            def_need(s, def_at_end(s, s->cfg->pred[k]));
    }
    return true;
}

/* ------------------------------------------------------------------------------------------- rewriting */

/* Returns the value of definition d; undef if d is NONE. */
static Ref def_value(Promote *s, const PromotedVar *var, uint32_t d) {
    return d == NONE ? undef_of(s, var) : s->def.at[d].value;
}

/* Sets the operands of phi d->value: for each predecessor, the value of the definition that reaches its end. */
static void phi_fill(Promote *s, const PromotedVar *var, const Def *d) {
    const Cfg *c = s->cfg;
    uint32_t first = c->pred_first[d->block], n = c->pred_first[d->block + 1] - first;
    Ref *op = mem_alloc(2 * (size_t)n * sizeof *op);
    for (uint32_t i = 0; i < n; i++) {
        op[2 * i] = def_value(s, var, def_at_end(s, c->pred[first + i]));
        op[2 * i + 1] = ref_make(REF_BLOCK, c->pred[first + i]);
    }
    fn_set_operands(s->f, ref_index(d->value), op, 2 * n);
    free(op);
}

/* Creates the live phis of the variable, then fills in their operands, which may be phis too. */
static void phis_make(Promote *s, const PromotedVar *var) {
    for (uint32_t i = 0; i < s->def.n; i++) {
        Def *d = &s->def.at[i];
        if (!d->live) continue;
        ValueId v = fn_inst(s->f, OP_PHI, var->type, NULL, 0);
        inst_set_src(s->f, v, inst_src(s->f, var->alloca_));
        edit_front(&s->e, d->block, v);
        d->value = ref_make(REF_VALUE, v);
        s->phis++;
    }
    for (uint32_t i = 0; i < s->def.n; i++)
        if (s->def.at[i].live) phi_fill(s, var, &s->def.at[i]);
}

/* Reports whether a #dbg_declare of the alloca may become #dbg_values: its expression is empty or only a fragment, and
 * the promoted value has as many bytes as the type of the alloca, whose number of elements is not looked at. */
static bool declare_is_whole(const Promote *s, const PromotedVar *var, ValueId declare) {
    Ref e = inst_op(s->f, declare, 2);
    if (var->type == T_VOID || !ref_is(e, REF_META)) return false;
    const Md *md = &s->m->md.at[s->f->md.at[ref_index(e)]];
    if (md->kind != MD_EXPRESSION) return false;
    if (md->n && strcmp(str_get(s->m, s->m->md_op.at[md->first]), "DW_OP_LLVM_fragment")) return false;
    return type_store_size(s->m, var->type) == type_size(s->m, inst_at(s->f, var->alloca_)->aux);
}

/* Creates a #dbg_value that gives the source variable of `declare` this value; the caller inserts it. */
static ValueId record_make(Promote *s, ValueId declare, Ref value) {
    Ref op[3] = {value, inst_op(s->f, declare, 1), inst_op(s->f, declare, 2)};
    ValueId v = fn_inst(s->f, OP_DBG_VALUE, T_VOID, op, 3);
    inst_copy_origin(s->f, v, declare);
    return v;
}

/* For each #dbg_declare in s->declares, inserts a #dbg_value after every store and every live phi of the variable. */
static void records_make(Promote *s, const PromotedVar *var) {
    for (uint32_t k = 0; k < s->declares.n; k++) {
        ValueId declare = s->declares.at[k];
        for (uint32_t i = var->first; i < var->first + var->n; i++) {
            ValueId v = s->access.at[i];
            if (inst_at(s->f, v)->op != OP_STORE) continue;
            edit_after(&s->e, v, record_make(s, declare, inst_op(s->f, v, 0)));
        }
        for (uint32_t i = 0; i < s->def.n; i++) {
            const Def *d = &s->def.at[i];
            if (d->live) edit_front(&s->e, d->block, record_make(s, declare, d->value));
        }
    }
}

/* Deletes the alloca, its casts, their lifetime markers and their #dbg_declares. Collects in s->declares those deleted
 * #dbg_declares that become #dbg_values (declare_is_whole). */
static void addresses_delete(Promote *s, PromotedVar *var) {
    s->declares.n = 0;
    var_is_promotable(s, var);
    for (uint32_t k = 0; k < s->address.n; k++) {
        ValueId a = s->address.at[k];
        edit_delete(&s->e, a);
        for (uint32_t u = s->p->uses->first[a]; u < s->p->uses->first[a + 1]; u++) {
            ValueId user = s->p->uses->at[u];
            if (inst_at(s->f, user)->op == OP_CALL) edit_delete(&s->e, user);
            if (inst_at(s->f, user)->op != OP_DBG_DECLARE) continue;
            if (declare_is_whole(s, var, user)) vec_push(&s->declares, user);
            edit_delete(&s->e, user);
        }
    }
}

/* Promotes one variable: replaces its loads, and deletes the alloca and all that uses it. Leaves it as it is if it
 * needs too many phis (defs_find). */
static void var_promote(Promote *s, PromotedVar *var) {
    accesses_scan(s, var, false);
    if (!defs_find(s, var)) return;
    if (pass_remarks(s->p, REMARK_VariablePromoted))
        pass_remark(s->p, REMARK_VariablePromoted, s->f, var->alloca_, name_of(s, var->alloca_), var->n);
    phis_make(s, var);
    for (uint32_t i = 0; i < s->exposed.n; i++)
        edit_replace(&s->e, s->exposed.at[i].load, def_value(s, var, s->exposed.at[i].def));
    addresses_delete(s, var);
    records_make(s, var);
    accesses_scan(s, var, true);
    for (uint32_t k = var->first; k < var->first + var->n; k++) edit_delete(&s->e, s->access.at[k]);
    s->promoted++;
}

bool pass_mem2reg(Pass *p, Fn *f) {
    Promote s = {.p = p, .m = p->m, .f = f, .cfg = p->cfg};
    s.var_of = mem_alloc((f->inst.n + 1) * sizeof *s.var_of);
    vars_find(&s);
    bool changed = false;
    if (s.var.n) {
        accesses_sort(&s);
        frontier_build(&s.frontier, s.cfg);
        s.is_live = mem_alloc(((size_t)f->block.n + 1) * sizeof *s.is_live);
        s.stored = mem_alloc(((size_t)f->block.n + 1) * sizeof *s.stored);
        edit_begin(&s.e, p->m, f);
        for (uint32_t i = 0; i < s.var.n; i++) var_promote(&s, &s.var.at[i]);
        changed = edit_commit(&s.e);
        frontier_free(&s.frontier);
    }
    pass_stat(p, "allocas promoted", s.promoted);
    pass_stat(p, "phis inserted", s.phis);
    free(s.var_of);
    free(s.is_live);
    free(s.stored);
    vec_free(&s.live);
    vec_free(&s.var);
    vec_free(&s.address);
    vec_free(&s.access);
    vec_free(&s.declares);
    vec_free(&s.def);
    vec_free(&s.span);
    vec_free(&s.exposed);
    vec_free(&s.stores);
    vec_free(&s.joins);
    vec_free(&s.todo);
    return changed;
}
