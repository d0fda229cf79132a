/* retag.c: moves the values of a function into the spaces where they are known to point.
 *
 * A value that only computes an address (getelementptr, phi, select, ...) or is a kernel parameter moves: its
 * type changes. Any other (a load, an alloca, the result of a call) keeps its type; its address in the known
 * space is one addrspacecast behind it, made when a use asks for it. Each use then takes the form it can work
 * with: an access and a moving user the specific one, everything else the one it had before, by a cast back.
 *
 *    %p = select i1 %c, ptr %a, ptr null         sets: %a {shared}, %p {shared, null}
 *    %t = icmp eq ptr %p, null                   moving %p would make null the address 0 of shared memory,
 *    %x = load float, ptr %p                     which a cast back turns into the base of the window: %t
 *                                                would change
 *
 * So a value that null may reach stays when a use needs its generic form, and so does what feeds it. Generic
 * and global addresses are the same numbers: values in global memory always move.
 */
#include "transform/spaces/retag.h"
#include "transform/spaces/respace.h"

static TypeId type_in(Module *m, TypeId shape, uint32_t space) {
    return type_with_scalar(m, shape, type_ptr(m, space));
}

static bool is_pointer(const Module *m, TypeId t) { return type_is_ptr(m, type_scalar(m, t)); }

static uint32_t space_now(const Retag *r, Ref ref) { return type_space(r->m, ref_type(r->m, r->f, ref)); }

/* ------------------------------------------------------------------------------------------- who moves */

/* Intrinsics that hand their first operand on, and have a form for each space. */
static bool call_moves(const Module *m, const Fn *f, ValueId v) {
    static const char *const name[] = {"llvm.launder.invariant.group", "llvm.strip.invariant.group",
                                       "llvm.ptrmask"};
    uint32_t row = call_intrinsic(m, f, v);
    for (size_t i = 0; row && i < sizeof name / sizeof *name; i++)
        if (!strcmp(intrinsic_at(row)->name, name[i])) return true;
    return false;
}

/* Are all elements of the vector where this one is? */
static bool lanes_agree(const Retag *r, ValueId v) {
    SpaceSet all = spaces_of(r->spaces, r->sym, inst_op(r->f, v, 0));
    return space_resolve(all) == space_resolve(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
}

static bool can_move(const Retag *r, ValueId v) {
    switch (inst_at(r->f, v)->op) {
    case OP_GETELEMENTPTR:
    case OP_PHI:
    case OP_SELECT:
    case OP_BITCAST:
    case OP_FREEZE:
    case OP_INSERTELEMENT: case OP_SHUFFLEVECTOR: return true;
    case OP_EXTRACTELEMENT: return lanes_agree(r, v);
    case OP_PARAM:
        return r->params_move && r->space[v] == SPACE_GLOBAL &&
               !param_has_attr(r->m, r->m->sym.at[r->sym].attrs, v, "byval");
    case OP_CALL: return call_moves(r->m, r->f, v);
    default: return false;
    }
}

/* The known space of a pointer; param memory has that address in the kernel that owns it only. */
static uint32_t known_space(const Retag *r, ValueId v) {
    uint32_t now = type_space(r->m, inst_at(r->f, v)->type),
             s = space_resolve(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
    if (now == SPACE_SHARED && s == SPACE_CLUSTER) return s;       /* an old form of mapa */
    if (now != SPACE_GENERIC || s == SPACE_TENSOR) return SPACE_GENERIC;
    return s == SPACE_PARAM && !sym_is_kernel(r->p->kernels, r->sym) ? SPACE_GLOBAL : s;
}

/* Does moving v lose the identity of null? */
static bool null_matters(const Retag *r, ValueId v) {
    return r->moves[v] && r->space[v] != SPACE_GLOBAL &&
           space_may_be_null(spaces_of(r->spaces, r->sym, ref_make(REF_VALUE, v)));
}

static bool wraps(const Retag *r, ValueId v) { return r->wraps && r->wraps[v] && r->moves[v]; }

/* Or that it may be cut, or that its space is only assumed, which must not answer isspacep? */
static bool form_matters(const Retag *r, ValueId v) {
    if (!r->moves[v]) return false;
    return null_matters(r, v) || wraps(r, v) || spaces_assumed(r->spaces, r->sym, ref_make(REF_VALUE, v));
}

/* Is operand i of a moving v an address that moves along? */
static bool operand_moves_along(const Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    if (inst->op == OP_CALL || inst->op == OP_GETELEMENTPTR) return i == 0;
    return inst->op != OP_PARAM && is_pointer(r->m, ref_type(r->m, r->f, inst_op(r->f, v, i)));
}

static bool needs_generic(Retag *r, ValueId user, uint32_t i, ValueId v) {
    const Inst *u = inst_at(r->f, user);
    if ((op_flags(u) & OF_DEBUG) || operand_is_address(r, user, i)) return false;
    if (u->op == OP_ADDRSPACECAST && type_space(r->m, u->type) != SPACE_GENERIC) return false;
    if ((u->op == OP_ICMP || u->op == OP_PTRTOINT) && !null_matters(r, v) && !wraps(r, v)) return false;
    return !(r->moves[user] && r->space[user] == r->space[v] && operand_moves_along(r, user, i));
}

/* Where shared addresses have 32 bits: what was computed without `inbounds` may have left them, and what
 * is made of it. */
static void wraps_find(Retag *r) {
    static const uint32_t narrow[] = {SPACE_SHARED, SPACE_CONST, SPACE_LOCAL};
    bool any = false;
    for (size_t i = 0; i < sizeof narrow / sizeof *narrow; i++)
        any |= ptr_bits(r->m, narrow[i]) < ptr_bits(r->m, 0);
    if (!any) return;
    r->wraps = mem_alloc(r->n + 1);
    each_inst(r->f, b, v) {
        const Inst *i = inst_at(r->f, v);
        if (i->op != OP_GETELEMENTPTR || i->flags & IF_INBOUNDS || !r->moves[v]) continue;
        r->wraps[v] = ptr_bits(r->m, r->space[v]) < ptr_bits(r->m, 0);
        if (r->wraps[v]) vec_push(&r->work, v);
    }
    Uses users = uses_build(r->f);
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        for (uint32_t k = users.first[v]; k < users.first[v + 1]; k++) {
            ValueId u = users.at[k];
            if (!r->moves[u] || r->wraps[u] || r->space[u] != r->space[v]) continue;
            r->wraps[u] = 1;
            vec_push(&r->work, u);
        }
    }
    uses_free(&users);
}

static void stay(Retag *r, ValueId v) {
    r->moves[v] = 0;
    vec_push(&r->work, v);
}

static inline void space_choose(Retag *r, ValueId v) {
    if (!is_pointer(r->m, inst_at(r->f, v)->type)) return;
    r->space[v] = (uint8_t)known_space(r, v);
    r->moves[v] = r->space[v] && can_move(r, v);
}

static void movers_choose(Retag *r) {
    for (ValueId v = 0; v < r->f->nparam; v++) space_choose(r, v);
    each_inst(r->f, b, v) space_choose(r, v);
    wraps_find(r);
    bool any = false;
    for (ValueId v = 0; v < r->n && !any; v++) any = form_matters(r, v);
    if (!any) return;
    each_inst(r->f, b, v) for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++) {
        Ref op = inst_op(r->f, v, i);
        if (ref_is(op, REF_VALUE) && form_matters(r, ref_index(op)) && needs_generic(r, v, i, ref_index(op)))
            stay(r, ref_index(op));
    }
    while (r->work.n) {            /* what stays needs the generic form of what it is made of */
        ValueId v = vec_pop(&r->work);
        for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++) {
            Ref op = inst_op(r->f, v, i);
            if (ref_is(op, REF_VALUE) && form_matters(r, ref_index(op)) && operand_moves_along(r, v, i))
                stay(r, ref_index(op));
        }
    }
}

/* Can v not be an address of param memory, though it points there? Into that space a cast leads from the
 * parameter alone. */
static bool param_is_lost(const Retag *r, ValueId v) {
    if (r->space[v] != SPACE_PARAM || v < r->f->nparam) return false;
    for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd && r->moves[v]; i++) {
        Ref op = inst_op(r->f, v, i);
        bool along = ref_is(op, REF_VALUE) && operand_moves_along(r, v, i);
        if (along && space_now(r, op) != SPACE_PARAM && r->space[ref_index(op)] != SPACE_PARAM) return true;
    }
    return !r->moves[v];
}

/* What was loaded, is told by a test, or may be null, and what is made of it: addressed as global, whose
 * window holds that of param. */
static void params_settle(Retag *r) {
    Uses users = {0};
    for (ValueId v = 0; v < r->n; v++)
        if (r->space[v] == SPACE_PARAM && param_is_lost(r, v)) vec_push(&r->work, v);
    if (r->work.n) users = uses_build(r->f);
    while (r->work.n) {
        ValueId v = vec_pop(&r->work);
        if (!param_is_lost(r, v)) continue;
        r->space[v] = SPACE_GLOBAL;
        for (uint32_t k = users.first[v]; k < users.first[v + 1]; k++) vec_push(&r->work, users.at[k]);
    }
    if (users.first) uses_free(&users);
}

/* `nonnull` says that the generic address is not null; address 0 of other spaces is an object like any other.
 */
static void nonnull_drop(Retag *r, ValueId v, uint32_t place) {
    Inst *i = inst_at(r->f, v);
    if (i->op == OP_CALL && i->aux) i->aux = attr_list_remove(r->m, i->aux, place, "nonnull");
}

static void types_change(Retag *r) {
    bool params = false;
    for (ValueId v = 0; v < r->n; v++) {
        if (!r->moves[v]) continue;
        if (type_space(r->m, inst_at(r->f, v)->type) == SPACE_SHARED) r->moves[v] = MOVES_FROM_SHARED;
        TypeId t = type_in(r->m, inst_at(r->f, v)->type, r->space[v]);
        inst_at(r->f, v)->type = t;
        if (r->space[v] != SPACE_GLOBAL) nonnull_drop(r, v, ATTR_RESULT);
        r->e.changed = true;
        r->retagged++;
        params |= v < r->f->nparam;
    }
    if (!params) return;
    Sym *s = &r->m->sym.at[r->sym];
    TypeId *t = mem_alloc((r->f->nparam + 1) * sizeof *t);
    for (ValueId v = 0; v < r->f->nparam; v++) t[v] = inst_at(r->f, v)->type;
    s->type = type_func(r->m, type_elem(r->m, s->type, 0), t, r->f->nparam,
                        type_at(r->m, s->type)->flags & TYPE_VARARG);
    free(t);
}

/* ------------------------------------------------------------------------------------------- forms */

static Ref cast_insert(Retag *r, Ref of, ValueId behind, uint32_t space) {
    TypeId t = type_in(r->m, ref_type(r->m, r->f, of), space);
    ValueId c = fn_inst(r->f, OP_ADDRSPACECAST, t, &of, 1);
    inst_copy_origin(r->f, c, behind);
    edit_after(&r->e, behind, c);
    r->casts++;
    return ref_make(REF_VALUE, c);
}

/* May one cast lead from a to b? */
static bool cast_is_legal(uint32_t a, uint32_t b) {
    bool nested = (a == SPACE_SHARED && b == SPACE_CLUSTER) || (a == SPACE_CLUSTER && b == SPACE_SHARED);
    return a == SPACE_GENERIC || b == SPACE_GENERIC || nested;
}

/* llvm.nvvm.ptr.shared.to.gen and its like. */
static bool call_is_cast(const Module *m, const Fn *f, ValueId v) {
    uint32_t row = call_intrinsic(m, f, v);
    return row && !strncmp(intrinsic_at(row)->name, "llvm.nvvm.ptr.", 14);
}

static Ref form_find(const Retag *r, uint32_t first, uint32_t space) {
    for (uint32_t k = first; k; k = r->forms.at[k - 1].next)
        if (r->forms.at[k - 1].space == space) return r->forms.at[k - 1].ref;
    return REF_NULL;
}

static Ref value_form(Retag *r, ValueId v, uint32_t space) {
    Ref self = ref_make(REF_VALUE, v);
    uint32_t now = space_now(r, self);
    if (now == space) return self;
    const Inst *i = inst_at(r->f, v);
    if (i->op == OP_ADDRSPACECAST && space_now(r, inst_op(r->f, v, 0)) == space) return inst_op(r->f, v, 0);
    if (i->op == OP_CALL && call_is_cast(r->m, r->f, v) && space_now(r, inst_op(r->f, v, 0)) == space)
        return inst_op(r->f, v, 0);
    Ref had = form_find(r, r->form[v], space);
    if (!ref_same(had, REF_NULL)) return had;
    Ref from = cast_is_legal(now, space) ? self : value_form(r, v, SPACE_GENERIC);
    Ref made = cast_insert(r, from, v, space);
    vec_push(&r->forms, ((Form){space, made, r->form[v]}));
    r->form[v] = r->forms.n;
    return made;
}

static Ref const_form(Retag *r, Ref c, uint32_t space, uint32_t depth) {
    Module *m = r->m;
    TypeId t = ref_type(m, r->f, c);
    uint32_t now = type_space(m, t);
    if (now == space) return c;
    t = type_in(m, t, space);
    if (ref_is(c, REF_CONST)) {
        Const k = *const_at(m, c);
        if (k.kind == CONST_UNDEF || k.kind == CONST_POISON)
            return const_simple(m, (enum ConstKind)k.kind, t);
        /* Null in generic and in global memory is one; in other spaces it is an address like any other. */
        bool null = now == SPACE_GENERIC || (now == SPACE_GLOBAL && space == SPACE_GENERIC);
        if (null && (k.kind == CONST_NULL || k.kind == CONST_ZERO)) return const_zero(m, t);
        if (k.kind == CONST_EXPR && k.op == OP_ADDRSPACECAST) {
            Ref inner = m->const_elem.at[k.first];
            uint32_t from = space_now(r, inner);
            if (from == space) return inner;
            if (cast_is_legal(from, space)) c = inner, now = from;
        }
        if (k.kind == CONST_EXPR && k.op == OP_GETELEMENTPTR && depth < 256) {
            Ref *op = mem_copy(&m->const_elem.at[k.first], k.n * sizeof *op);
            op[0] = const_form(r, op[0], space, depth + 1);
            Ref made = const_expr(m, OP_GETELEMENTPTR, k.flags, t, k.aux, k.range, op, k.n);
            free(op);
            return made;
        }
    }
    if (!cast_is_legal(now, space)) c = const_form(r, c, SPACE_GENERIC, depth + 1);
    return const_expr(m, OP_ADDRSPACECAST, 0, t, 0, 0, &c, 1);
}

Ref retag_form(Retag *r, Ref ref, uint32_t space) {
    return ref_is(ref, REF_VALUE) ? value_form(r, ref_index(ref), space) : const_form(r, ref, space, 0);
}

static ValueId cast_new(Retag *r, ValueId v, uint32_t space, ValueId origin) {
    Ref of = ref_make(REF_VALUE, v);
    if (!cast_is_legal(space_now(r, of), space)) of = value_form(r, v, SPACE_GENERIC);
    ValueId c = fn_inst(r->f, OP_ADDRSPACECAST, type_in(r->m, ref_type(r->m, r->f, of), space), &of, 1);
    inst_copy_origin(r->f, c, origin);
    r->casts++;
    return c;
}

/* One cast for all that the sigma holds for. */
static Ref sigma_form(Retag *r, uint32_t sigma, uint32_t space) {
    const Sigma *g = &r->spaces->sigmas.sigma.at[sigma];
    uint32_t *first = &r->sigma_form[sigma - r->spaces->sigmas.first[r->sym]];
    Ref had = form_find(r, *first, space);
    if (ref_same(had, REF_NULL)) had = form_find(r, r->form[g->value], space);
    if (!ref_same(had, REF_NULL)) return had;
    ValueId c = cast_new(r, g->value, space, g->by);
    if (g->why == SIGMA_ASSUME || g->why == SIGMA_ACCESS) edit_after(&r->e, g->by, c);
    else if (g->why == SIGMA_EDGE) edit_before(&r->e, block_term(r->f, g->block), c);
    else edit_front(&r->e, g->block, c);
    vec_push(&r->forms, ((Form){space, ref_make(REF_VALUE, c), *first}));
    *first = r->forms.n;
    return ref_make(REF_VALUE, c);
}

Ref retag_operand(Retag *r, ValueId v, uint32_t i, uint32_t space) {
    const Spaces *s = r->spaces;
    Ref op = inst_op(r->f, v, i);
    uint32_t k = sigma_at(&s->sigmas, r->f, r->sym, v, i);
    bool everywhere = !k || space == SPACE_GENERIC || space_now(r, op) == space ||
                      space_resolve(spaces_of(s, r->sym, op)) == space;
    if (everywhere) return retag_form(r, op, space);
    while (s->sigmas.sigma.at[k - 1].in) {                     /* the outermost that says so */
        uint32_t in = s->sigmas.sigma.at[k - 1].in;
        if (!space_within(s->fact[s->sigma + in - 1] & SET_SPACES, space)) break;
        k = r->sigma_top[in - 1 - s->sigmas.first[r->sym]];
    }
    if (space_within(s->fact[s->sigma + k - 1] & SET_SPACES, space)) return sigma_form(r, k - 1, space);
    ValueId c = cast_new(r, ref_index(op), space, v);          /* only this access says so */
    edit_before(&r->e, v, c);
    return ref_make(REF_VALUE, c);
}

/* ------------------------------------------------------------------------------------------- uses */

/* The space that operand had before anything moved. */
static uint32_t space_before(const Retag *r, Ref ref) {
    uint32_t now = space_now(r, ref);
    if (!ref_is(ref, REF_VALUE) || ref_index(ref) >= r->n || !r->moves[ref_index(ref)]) return now;
    return r->moves[ref_index(ref)] == MOVES_FROM_SHARED ? SPACE_SHARED : SPACE_GENERIC;
}

/* Two addresses are in the same order in a window and in generic memory, but for those that left their
 * object across address 0: one element before the first of a shared array is behind it there. What is
 * equal stays equal where addresses have as many bits. */
static bool compare_keeps(const Retag *r, ValueId v, uint32_t space) {
    uint8_t how = inst_at(r->f, v)->sub;
    bool equal = how == ICMP_EQ || how == ICMP_NE;
    return space == SPACE_GLOBAL || (equal && ptr_bits(r->m, space) == ptr_bits(r->m, 0));
}

/* A comparison is made in a specific space if both sides are there and null cannot tell the difference. */
static uint32_t compare_space(const Retag *r, ValueId v) {
    Ref a = inst_op(r->f, v, 0), b = inst_op(r->f, v, 1);
    uint32_t in_a = space_now(r, a), in_b = space_now(r, b);
    SpaceSet set_a = spaces_of(r->spaces, r->sym, a), set_b = spaces_of(r->spaces, r->sym, b);
    if (in_a == SPACE_GENERIC && in_b == SPACE_GENERIC) return SPACE_GENERIC;
    uint32_t in = in_a ? in_a : in_b;
    if (in == SPACE_GLOBAL) {
        bool left = space_resolve(set_a) == SPACE_GLOBAL || ref_is_null(r->m, a);
        return left && (space_resolve(set_b) == SPACE_GLOBAL || ref_is_null(r->m, b)) ? in : SPACE_GENERIC;
    }
    bool null = space_may_be_null(set_a) || space_may_be_null(set_b);
    bool both = !null && space_resolve(set_a) == in && space_resolve(set_b) == in;
    return both && compare_keeps(r, v, in) ? in : SPACE_GENERIC;
}

/* The space in which instruction v takes pointer operand i. */
static uint32_t operand_space(Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    Ref op = inst_op(r->f, v, i);
    if (r->moves[v] && operand_moves_along(r, v, i)) return r->space[v];
    if (operand_is_address(r, v, i)) {
        bool asked = r->asked.v == v && r->asked.i == i;
        uint32_t space = asked ? r->asked.space : access_space(r, v, i, false);
        return space == SPACE_GENERIC ? space_before(r, op) : space;
    }
    if (inst->op == OP_ICMP && space_before(r, op) == SPACE_GENERIC) return compare_space(r, v);
    if (inst->op == OP_PTRTOINT && space_now(r, op) == SPACE_GLOBAL) return SPACE_GLOBAL;
    return space_before(r, op);
}

static void cast_rewrite(Retag *r, ValueId v) {
    Ref op = inst_op(r->f, v, 0);
    uint32_t now = space_now(r, op), to = type_space(r->m, inst_at(r->f, v)->type);
    if (now == to) {
        edit_replace(&r->e, v, op);
        edit_delete(&r->e, v);
        r->e.changed = true;
    } else if (!cast_is_legal(now, to)) {
        Ref generic = retag_form(r, op, SPACE_GENERIC);
        inst_ops(r->f, v)[0] = generic;
    }
}

/* Does an intrinsic still go by the name for the spaces that its pointers were in? */
static bool call_is_stale(const Retag *r, ValueId v) {
    SymId target = call_target(r->m, r->f, v);
    if (!call_intrinsic(r->m, r->f, v)) return false;
    TypeId t = r->m->sym.at[target].type;
    bool stale = inst_at(r->f, v)->type != type_elem(r->m, t, 0);
    for (uint32_t i = 0; i < call_nargs(r->f, v) && i < type_at(r->m, t)->nelem - 1; i++) {
        TypeId arg = ref_type(r->m, r->f, inst_op(r->f, v, i));
        stale |= is_pointer(r->m, arg) && arg != type_elem(r->m, t, i + 1);
    }
    return stale;
}

/* Inline assembly whose generic accesses go to these spaces, by argument, names them. */
static void asm_respace(Retag *r, ValueId v, const uint32_t *space) {
    asm_accesses(&r->assembly, r->m, call_callee(r->f, v));
    inst_ops(r->f, v)[inst_at(r->f, v)->nopnd - 1] = asm_in_spaces(&r->assembly, r->m, space);
}

static void uses_rewrite(Retag *r, ValueId v) {
    const Inst *inst = inst_at(r->f, v);
    uint32_t *named = NULL;        /* by argument of inline assembly: the space that its accesses name from now on */
    if (op_flags(inst) & OF_DEBUG) return;
    if (inst->op == OP_ADDRSPACECAST) {
        cast_rewrite(r, v);
        return;
    }
    uint32_t n = inst->nopnd - (inst->op == OP_CALL && !ref_is(call_callee(r->f, v), REF_VALUE));
    bool is_asm = inst->op == OP_CALL && ref_is_asm(r->m, call_callee(r->f, v));
    /* Both sides of a comparison are settled before one of them changes. */
    uint32_t both = inst->op == OP_ICMP && is_pointer(r->m, ref_type(r->m, r->f, inst_op(r->f, v, 0)))
                        ? operand_space(r, v, 0)
                        : 0;
    for (uint32_t i = 0; i < n; i++) {
        Ref op = inst_op(r->f, v, i);
        if (!ref_is(op, REF_VALUE) && !ref_is(op, REF_CONST) && !ref_is(op, REF_SYM)) continue;
        if (!is_pointer(r->m, ref_type(r->m, r->f, op))) continue;
        uint32_t to = inst_at(r->f, v)->op == OP_ICMP ? both : operand_space(r, v, i);
        if (to && is_asm && space_before(r, op) == SPACE_GENERIC) {
            if (!named) named = mem_alloc(n * sizeof *named);
            named[i] = to;
        }
        if (to == space_now(r, op)) continue;
        Ref made = retag_operand(r, v, i, to);
        inst_ops(r->f, v)[i] = made;
        r->e.changed = true;
        if (to != SPACE_GLOBAL && to != SPACE_GENERIC) nonnull_drop(r, v, ATTR_PARAM0 + i);
    }
    if (named) asm_respace(r, v, named);
    else if (inst_at(r->f, v)->op == OP_CALL && call_is_stale(r, v)) call_respace(r->m, r->f, v);
    free(named);
}

/* --------------------------------------------------------------------------------- what is left over */

static bool is_dead(const Retag *r, ValueId v) { return v < r->e.dead.n && r->e.dead.at[v]; }

static void uses_count(const Retag *r, ValueId v, uint32_t *uses) {
    if ((op_flags(inst_at(r->f, v)) & OF_DEBUG) || is_dead(r, v)) return;
    for (uint32_t i = 0; i < inst_at(r->f, v)->nopnd; i++)
        if (ref_is(inst_op(r->f, v, i), REF_VALUE)) uses[ref_index(inst_op(r->f, v, i))]++;
}

/* Casts that are of no use any more. */
static void casts_sweep(Retag *r) {
    uint32_t *uses = mem_alloc(r->f->inst.n * sizeof *uses);
    each_inst(r->f, b, v) uses_count(r, v, uses);
    for (ValueId v = r->n; v < r->f->inst.n; v++) uses_count(r, v, uses);
    each_inst(r->f, b, v) {
        bool dead = is_dead(r, v);
        for (ValueId c = v; !dead && inst_at(r->f, c)->op == OP_ADDRSPACECAST && !uses[c];) {
            Ref of = inst_op(r->f, c, 0);
            edit_replace(&r->e, c, of);            /* debug records go on with the address that was cast */
            edit_delete(&r->e, c);
            if (!ref_is(of, REF_VALUE) || ref_index(of) >= r->n || --uses[ref_index(of)]) break;
            c = ref_index(of);
            dead = is_dead(r, c);
        }
    }
    free(uses);
}

static void tests_fold(Retag *r) {
    each_inst(r->f, b, v) {
        int answer = inst_at(r->f, v)->op == OP_CALL ? isspacep_answer(r, v) : -1;
        if (answer < 0) continue;
        edit_replace(&r->e, v, const_int(r->m, T_I1, (uint64_t)answer));
        edit_delete(&r->e, v);
        r->folded++;
    }
}

/* By sigma: 1 + the outermost one around it with the same space, and all between them. A sigma is made
 * behind those around it. */
static void sigmas_climb(Retag *r) {
    const Spaces *s = r->spaces;
    uint32_t first = s->sigmas.first[r->sym], n = s->sigmas.first[r->sym + 1] - first;
    r->sigma_top = mem_alloc((n + 1) * sizeof *r->sigma_top);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t in = s->sigmas.sigma.at[first + i].in,
            own = space_resolve((SpaceSet)s->fact[s->sigma + first + i]);
        bool same = in && own && space_resolve((SpaceSet)s->fact[s->sigma + in - 1]) == own;
        r->sigma_top[i] = same ? r->sigma_top[in - 1 - first] : first + i + 1;
    }
}

bool retag_fn(Retag *r) {
    r->n = r->f->inst.n;
    r->space = mem_alloc(r->n + 1);
    r->moves = mem_alloc(r->n + 1);
    r->form = mem_alloc((r->n + 1) * sizeof *r->form);
    const uint32_t *sigma = &r->spaces->sigmas.first[r->sym];
    r->sigma_form = mem_alloc((sigma[1] - sigma[0] + 1) * sizeof *r->sigma_form);
    sigmas_climb(r);
    edit_begin(&r->e, r->m, r->f);
    movers_choose(r);
    params_settle(r);
    if (r->second) tests_fold(r);
    types_change(r);
    bool casts = false;                         /* were there any before? Those that are made here have a use */
    each_inst(r->f, b, v) {
        casts |= inst_at(r->f, v)->op == OP_ADDRSPACECAST;
        if (is_dead(r, v)) continue;
        bool accesses = op_flags(inst_at(r->f, v)) & (OF_READ | OF_WRITE);
        for (uint32_t i = 0; accesses && i < inst_at(r->f, v)->nopnd; i++)
            if (operand_is_address(r, v, i)) {
                r->asked.v = v, r->asked.i = i;
                r->asked.space = access_space(r, v, i, true);
            }
        bool local = accesses && access_is_local_atomic(r, v);
        if (local) r->asked.v = r->n;          /* made plain, it is allowed more */
        if (!local || !atomic_make_plain(r, v)) uses_rewrite(r, v);
    }
    if (casts && (r->e.changed || r->second)) casts_sweep(r);
    bool changed = edit_commit(&r->e);
    free(r->space);
    free(r->moves);
    free(r->wraps);
    free(r->form);
    free(r->sigma_form);
    free(r->sigma_top);
    vec_free(&r->forms);
    vec_free(&r->work);
    asm_accesses_free(&r->assembly);
    return changed;
}
