/* addrspacecast-fold: removes redundant address space casts.
 *
 *   (1) A cast to the space of its operand becomes the operand.
 *   (2) A cast of a cast becomes one cast of the operand of the inner cast, or that operand if it has the
 *       target space. The pair stays if the new cast would lead from one specific space to another, which the
 *       language does not have.
 *       A pair that leads from generic through a specific space to generic is a promise of the program: it says
 *       where the pointer points. It stays as long as a memory-space-opt follows in the pipeline, and with
 *       -publish-nvvm-as, because the published spaces may rest on it.
 *   (3) A pointer parameter of a kernel that is cast to global memory gets that type, because kernel
 *       parameters point there; its other uses share one cast back.
 *   (4) mapa of an address that was cast from shared memory becomes mapa.shared.cluster of that address and
 *       a cast of the result, which (2) removes if the peer's memory is accessed.
 * (1) and (2) also apply inside constant expressions.
 *
 *     %g = addrspacecast ptr addrspace(3) %s to ptr
 *     %t = addrspacecast ptr %g to ptr addrspace(3)        %t is %s; %g becomes unused
 *
 * Each cast is visited once, after the casts among its operands. Every rule reduces the number of casts, or with
 * the same number that of generic parameters, so the pass terminates, and a second run changes nothing. Keeps the
 * blocks.
 */
#include "analysis/callgraph.h"
#include "analysis/knobs.h"
#include "ir/intrinsic_id.h"
#include "transform/pass.h"
#include "transform/spaces/respace.h"
#include "transform/spaces/space_cast.h"

typedef struct CastFolder {
    Pass *p;
    Module *m;
    Fn *f;
    Edit e;
    uint8_t *visited;   /* by value: a cast that has been visited */
    Ref *forward;       /* by value: the replacement of a removed cast */
    Ref *folded;        /* by ConstId: the folded constant, REF_NULL = not visited */
    uint32_t nconst;    /* the length of `folded`: the number of constants at the beginning */
    VEC(ValueId) stack; /* casts that casts_fold has yet to fold, each above the one that uses it */
    uint64_t removed;   /* the number of casts removed or folded, over all functions */
    bool promised;      /* a pair of casts in some function stays because it is a promise (is_promise) */
} CastFolder;

/* Reports whether r is an address space cast: an instruction or a constant expression. */
static bool is_cast(const CastFolder *d, Ref r) {
    if (ref_is(r, REF_VALUE)) return inst_at(d->f, ref_index(r))->op == OP_ADDRSPACECAST;
    return ref_is(r, REF_CONST) && const_at(d->m, r)->kind == CONST_EXPR && const_at(d->m, r)->op == OP_ADDRSPACECAST;
}

/* Returns the operand of a cast, an instruction or a constant expression. */
static Ref cast_source(const CastFolder *d, Ref r) {
    return ref_is(r, REF_VALUE) ? inst_op(d->f, ref_index(r), 0) : d->m->const_elem.at[const_at(d->m, r)->first];
}

/* Reports whether a cast of `inner` to `space` and back to generic must stay, because a later memory-space-opt, or the
 * reader of published spaces, learns from it where the pointer points. Pointers to parameters are known without such a
 * cast. Sets d->promised if it must stay. */
static bool is_promise(CastFolder *d, Ref inner, uint32_t space) {
    bool wanted = d->p->resolves_later || d->p->knobs->publish_nvvm_as;
    bool is = wanted && ref_space(d->m, d->f, inner) == SPACE_GENERIC && space != SPACE_PARAM;
    d->promised |= is;
    return is;
}

/* Returns the value that a cast of `r` to space `to` can take instead of r: the operand of r if r is a cast that rule
 * (2) removes, else r. If the result is in space `to`, no cast is needed. */
static Ref source_for(CastFolder *d, Ref r, uint32_t to) {
    if (ref_space(d->m, d->f, r) == to || !is_cast(d, r)) return r;
    Ref inner = cast_source(d, r);
    uint32_t from = ref_space(d->m, d->f, inner);
    if (is_promise(d, inner, ref_space(d->m, d->f, r))) return r;
    return from == to || space_cast_is_legal(from, to) ? inner : r;
}

/* ------------------------------------------------------------------------------------------- constants */

/* Applies rules (1) and (2) inside a constant, and returns the result; r itself if no rule applies, r is no cast or
 * getelementptr, or the recursion is too deep. Each constant is folded once for the whole module. */
static Ref const_fold(CastFolder *d, Ref r, uint32_t depth) {
    Module *m = d->m;
    if (!ref_is(r, REF_CONST) || ref_index(r) >= d->nconst || depth >= 256) return r;
    Const c = *const_at(m, r);
    if (c.kind != CONST_EXPR || (c.op != OP_ADDRSPACECAST && c.op != OP_GETELEMENTPTR)) return r;
    Ref *memo = &d->folded[ref_index(r)];
    if (!ref_same(*memo, REF_NULL)) return *memo;
    Ref op0 = const_fold(d, m->const_elem.at[c.first], depth + 1), made = r;
    if (c.op == OP_ADDRSPACECAST) {
        uint32_t to = type_space(m, c.type);
        op0 = source_for(d, op0, to);
        made = ref_space(d->m, d->f, op0) == to ? op0 : const_expr(m, OP_ADDRSPACECAST, 0, c.type, 0, 0, &op0, 1);
    } else if (!ref_same(op0, m->const_elem.at[c.first])) {
        Ref *op = mem_copy(&m->const_elem.at[c.first], c.n * sizeof *op);
        op[0] = op0;
        made = const_expr(m, OP_GETELEMENTPTR, c.flags, c.type, c.aux, c.range, op, c.n);
        free(op);
    }
    d->removed += !ref_same(made, r);
    return d->folded[ref_index(r)] = made;
}

/* Folds the constant operands of all instructions. */
static void constants_fold(CastFolder *d) {
    each_inst(d->f, b, v)
        for (uint32_t i = 0; i < inst_at(d->f, v)->nopnd; i++) {
            Ref op = inst_op(d->f, v, i), made = ref_is(op, REF_CONST) ? const_fold(d, op, 0) : op;
            if (ref_same(made, op)) continue;
            inst_ops(d->f, v)[i] = made;
            d->e.changed = true;
        }
}

/* ------------------------------------------------------------------------------------------- casts */

/* Applies rules (1) and (2) to cast v, whose operand has been visited: replaces v, or changes its operand. */
static void cast_fold(CastFolder *d, ValueId v) {
    uint32_t to = type_space(d->m, inst_at(d->f, v)->type);
    Ref was = inst_op(d->f, v, 0), op = was;
    if (ref_is(op, REF_VALUE) && !ref_same(d->forward[ref_index(op)], REF_NULL)) op = d->forward[ref_index(op)];
    op = source_for(d, op, to);
    if (ref_space(d->m, d->f, op) == to) {
        d->forward[v] = op;
        edit_replace(&d->e, v, op);
        edit_delete(&d->e, v);
        d->removed++;
    } else if (!ref_same(op, was)) {
        inst_ops(d->f, v)[0] = op;
        d->e.changed = true;
    }
}

/* Folds all casts (cast_fold), each after the cast that is its operand. */
static void casts_fold(CastFolder *d) {
    each_inst(d->f, b, v) {
        for (ValueId c = v; inst_at(d->f, c)->op == OP_ADDRSPACECAST && !d->visited[c];
             c = ref_index(inst_op(d->f, c, 0))) {
            d->visited[c] = 1;
            vec_push(&d->stack, c);
            if (!ref_is(inst_op(d->f, c, 0), REF_VALUE)) break;
        }
        while (d->stack.n) cast_fold(d, vec_pop(&d->stack));
    }
}

/* ------------------------------------------------------------------------------------------- parameters */

/* The uses of a parameter, except debug records: casts to global memory, and others. */
typedef struct ParamCastUses {
    uint32_t casts, others;
} ParamCastUses;

/* Reports whether rule (3) may apply to parameter p of a kernel: it is a generic pointer, and not byval. */
static bool param_may_move(const CastFolder *d, ValueId p) {
    return inst_at(d->f, p)->type == T_PTR && !param_has_attr(d->m, d->m->sym.at[d->f->sym].attrs, p, "byval");
}

/* Counts by parameter the casts to global memory and the other uses, except debug records. The caller frees the
 * array. */
static ParamCastUses *param_uses(const CastFolder *d) {
    ParamCastUses *u = mem_alloc((d->f->nparam + 1) * sizeof *u);
    each_inst(d->f, b, v)
        for (uint32_t i = 0; i < inst_at(d->f, v)->nopnd; i++) {
            Ref op = inst_op(d->f, v, i);
            if (!ref_is(op, REF_VALUE) || ref_index(op) >= d->f->nparam) continue;
            bool global =
                is_cast(d, ref_make(REF_VALUE, v)) && type_space(d->m, inst_at(d->f, v)->type) == SPACE_GLOBAL;
            if (global) u[ref_index(op)].casts++;
            else if (!(op_flags(inst_at(d->f, v)) & OF_DEBUG)) u[ref_index(op)].others++;
        }
    return u;
}

/* Rewrites the uses of the parameters that moved to global memory: removes the casts to global, and gives the other
 * uses, except debug records, back[p], the cast of parameter p back to generic. back[p] is REF_NULL for a parameter
 * that did not move. */
static void param_uses_move(CastFolder *d, const Ref *back) {
    each_inst(d->f, b, v)
        for (uint32_t i = 0; i < inst_at(d->f, v)->nopnd; i++) {
            Ref op = inst_op(d->f, v, i);
            if (!ref_is(op, REF_VALUE) || ref_index(op) >= d->f->nparam || ref_same(back[ref_index(op)], REF_NULL))
                continue;
            if (is_cast(d, ref_make(REF_VALUE, v)) && type_space(d->m, inst_at(d->f, v)->type) == SPACE_GLOBAL) {
                edit_replace(&d->e, v, op);
                edit_delete(&d->e, v);
            } else if (!(op_flags(inst_at(d->f, v)) & OF_DEBUG)) {
                inst_ops(d->f, v)[i] = back[ref_index(op)];
            }
        }
}

/* Applies rule (3) to the parameters of a kernel that are cast to global memory, and changes its type accordingly.
 * Returns whether it changed any. */
static bool params_fold(CastFolder *d) {
    bool any = false;
    for (ValueId p = 0; p < d->f->nparam; p++) any |= param_may_move(d, p);
    if (!any) return false;
    ParamCastUses *u = param_uses(d);
    Ref *back = mem_alloc((d->f->nparam + 1) * sizeof *back);
    bool moved = false;
    edit_begin(&d->e, d->m, d->f);
    for (ValueId p = 0; p < d->f->nparam; p++) {
        if (!param_may_move(d, p) || !u[p].casts) continue;
        Ref self = back[p] = ref_make(REF_VALUE, p);
        inst_at(d->f, p)->type = type_ptr(d->m, SPACE_GLOBAL);
        d->removed += u[p].casts - (u[p].others != 0);
        moved = true;
        if (!u[p].others) continue;
        ValueId c = fn_inst(d->f, OP_ADDRSPACECAST, T_PTR, &self, 1);
        edit_after(&d->e, p, c);
        back[p] = ref_make(REF_VALUE, c);
    }
    if (moved) param_uses_move(d, back);
    edit_commit(&d->e);
    free(u);
    free(back);
    if (!moved) return false;
    signature_respace(d->m, d->f->sym, type_elem(d->m, d->m->sym.at[d->f->sym].type, 0));
    return true;
}

/* ------------------------------------------------------------------------------------------- mapa */

/* Reports whether v is mapa of a generic address that was cast from shared memory. */
static bool is_mapa_of_shared(const CastFolder *d, ValueId v) {
    uint32_t row = inst_at(d->f, v)->op == OP_CALL ? call_intrinsic(d->m, d->f, v) : 0, bundles;
    if (row != INTRIN_llvm_nvvm_mapa) return false;
    if (inst_at(d->f, v)->type != T_PTR) return false;
    call_bundles(d->f, v, &bundles);
    Ref of = inst_op(d->f, v, 0);
    return !bundles && is_cast(d, of) && ref_space(d->m, d->f, cast_source(d, of)) == SPACE_SHARED;
}

/* Returns the declaration of mapa.shared.cluster, which is created if there is none; 0 if the module declares that name
 * with another type. */
static SymId mapa_declare(Module *m) {
    StrId name = str_of(m, intrinsic_at(INTRIN_llvm_nvvm_mapa_shared_cluster)->name);
    TypeId param[] = {type_ptr(m, SPACE_SHARED), T_I32};
    TypeId type = type_func(m, type_ptr(m, SPACE_CLUSTER), param, 2, false);
    SymId s = intrinsic_declare(m, name, type);
    return m->sym.at[s].type == type ? s : 0;
}

/* Applies rule (4) to all calls of mapa; returns whether it applied to any. The call itself becomes the cast of a new
 * call, which is placed before it. */
static bool mapas_fold(CastFolder *d) {
    edit_begin(&d->e, d->m, d->f);
    each_inst(d->f, b, v) {
        SymId callee = is_mapa_of_shared(d, v) ? mapa_declare(d->m) : 0;
        if (!callee) continue;
        Ref op[] = {cast_source(d, inst_op(d->f, v, 0)), inst_op(d->f, v, 1), ref_make(REF_SYM, callee)};
        ValueId call = fn_inst(d->f, OP_CALL, type_ptr(d->m, SPACE_CLUSTER), op, 3);
        inst_at(d->f, call)->call.nfixed = 2;
        inst_copy_origin(d->f, call, v);
        edit_before(&d->e, v, call);
        Ref peer = ref_make(REF_VALUE, call);
        fn_set_operands(d->f, v, &peer, 1);
        Inst *i = inst_at(d->f, v);
        i->op = OP_ADDRSPACECAST;
        i->sub = 0, i->flags = 0, i->aux = 0, i->bits = 0;
        d->e.changed = true;
        d->removed++;
    }
    return edit_commit(&d->e);
}

/* ------------------------------------------------------------------------------------------- the pass */

/* Reports whether the function has a cast, or a constant expression, which may contain one. Otherwise no rule
 * applies. */
static bool fn_has_casts(const Module *m, const Fn *f) {
    each_block(f, b)
        each_inst_in(f, b, v) {
            if (inst_at(f, v)->op == OP_ADDRSPACECAST) return true;
            const Ref *op = inst_ops(f, v);
            for (uint32_t i = 0, n = inst_at(f, v)->nopnd; i < n; i++)
                if (ref_is(op[i], REF_CONST) && const_at(m, op[i])->kind == CONST_EXPR) return true;
        }
    return false;
}

/* Applies rules (1) and (2) to one function, and removes the casts that only debug records use. Returns whether it
 * changed. */
static bool fn_fold(CastFolder *d) {
    edit_begin(&d->e, d->m, d->f);
    constants_fold(d);
    if (!pass_fn_has(d->f, OP_ADDRSPACECAST)) return edit_commit(&d->e);
    d->visited = mem_alloc(d->f->inst.n + 1);
    d->forward = mem_alloc((d->f->inst.n + 1) * sizeof *d->forward);
    casts_fold(d);
    d->removed += space_casts_sweep(&d->e, d->f->inst.n);
    free(d->visited);
    free(d->forward);
    return edit_commit(&d->e);
}

/* Applies rule (3) only to kernels that the module does not call, and only with param-always-point-to-global. */
bool pass_addrspacecast_fold(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    bool changed = false, *called = callgraph_called(m);
    CastFolder d = {.p = p, .m = m, .nconst = m->constant.n};
    d.folded = mem_alloc((d.nconst + 1) * sizeof *d.folded);
    each_fn(m, s, f)
        if (!pass_must_skip(p, s) && !pass_fn_settled(p, s) && pass_fn_ask(p, f, ASK_CASTS, fn_has_casts)) {
            bool kernel = sym_is_kernel(p->kernels, s), any;
            bool params = p->knobs->param_always_point_to_global && kernel && !called[s];
            uint64_t before = d.removed;
            d.f = f;
            any = params && params_fold(&d);
            any |= mapas_fold(&d);
            any |= fn_fold(&d);
            if (d.removed > before) pass_remark_symbol(p, REMARK_CastsFolded, s, (uint32_t)(d.removed - before));
            /* another function may cease to call the kernel, whose parameters may then move */
            bool alone = !(kernel && called[s]) && !d.promised;
            changed |= pass_fn_done(p, f, any, alone);
        }
    pass_stat(p, "casts folded", d.removed);
    free(called);
    free(d.folded);
    vec_free(&d.stack);
    return changed;
}
