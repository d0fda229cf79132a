/* lower-args: decides where kernels keep the aggregates that they take by value.
 *
 * A parameter `ptr byval(T) %p` of a kernel arrives in the parameter space, which is read-only. In the
 * language it is a variable of the kernel in generic space. Each parameter is lowered in the first way
 * that fits:
 *
 *   read in place   %p is only read: through getelementptr and loads, as the source of llvm.memcpy or of the
 *                   load of a matrix, or as a byval argument. Its addresses move to addrspace(101). Loads become
 *                   ld.param, and no copy is needed. A reader that needs a generic pointer gets a cast back,
 *                   which becomes cvta.param. A cast to global gets such a cast back as well: it promises that
 *                   the address is in the global window, which contains the parameter but not a copy of it.
 *   grid_constant   the program promises not to write. Done in the same way, even if the address escapes;
 *                   such uses get the cast.
 *   copied once     %p is replaced by an alloca, into which the entry block copies it.
 *
 * Afterwards the only uses of %p, except in debug records, are casts to addrspace(101) and global.
 *
 * Needs nothing. Keeps the blocks.
 */
#include "transform/pass.h"
#include "transform/spaces/respace.h"

enum ArgUse {
    USE_DEBUG,
    USE_IN_PLACE,  /* reads through the address, or derives another one from it, in any space */
    USE_TO_PARAM,  /* converts the address to the parameter space */
    USE_TO_GLOBAL, /* converts it to global space */
    USE_GENERIC,   /* reads through a generic address, or has no effect */
    USE_OTHER      /* may write, or lets the address escape */
};

typedef struct ArgLowering {
    Pass *p;
    Module *m;
    Fn *f;
    const Uses *uses;
    Edit e;
    ValueId param;       /* the parameter being lowered */
    VEC(ValueId) chain;  /* `param` and the addresses derived from it */
    VEC(ValueId) copies; /* llvm.memcpy and similar calls that copy from one of them */
    Ref *in_param;       /* by value of the chain: the same address in addrspace(101) */
    Ref *generic;        /* by value: that address cast back, once it is needed */
    TypeId param_ptr;
} ArgLowering;

/* Reports whether v derives an address from operand 0 and can move to another space with it. */
static bool inst_derives(const ArgLowering *a, ValueId v) {
    const Inst *i = inst_at(a->f, v);
    bool cast = i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
    return (i->op == OP_GETELEMENTPTR || cast) && i->type == T_PTR;
}

/* Returns USE_TO_PARAM or USE_TO_GLOBAL if v converts an address to one of these spaces, by a cast or an intrinsic;
 * USE_OTHER for anything else, other casts included. */
static enum ArgUse conversion_use(const ArgLowering *a, ValueId v) {
    const Inst *i = inst_at(a->f, v);
    if (i->op != OP_ADDRSPACECAST && !inst_is_intrinsic(a->m, a->f, v, INF_CAST)) return USE_OTHER;
    uint32_t space = type_space(a->m, i->type);
    return space == SPACE_PARAM ? USE_TO_PARAM : space == SPACE_GLOBAL ? USE_TO_GLOBAL : USE_OTHER;
}

/* Reports whether v is a copying intrinsic, not a volatile one, and `operand` is its source. */
static bool call_is_copy_from(const ArgLowering *a, ValueId v, uint32_t operand) {
    uint64_t is_volatile;
    if (!inst_is_intrinsic(a->m, a->f, v, INF_COPY) || operand != 1 || call_nargs(a->f, v) != 4) return false;
    return ref_int(a->m, inst_op(a->f, v, 3), &is_volatile) && !is_volatile;
}

/* Reports whether call v is an intrinsic without effect or the load of a matrix. Every target that has the latter
 * has generic addresses of parameters. */
static bool call_only_reads(const ArgLowering *a, ValueId v) {
    uint32_t id = call_intrinsic(a->m, a->f, v);
    if (!id) return false;
    const Intrinsic *row = intrinsic_at(id);
    if (row->flags & INF_NOP) return inst_at(a->f, v)->type == T_VOID;
    return row->family == INTRIN_FAMILY_WMMA && (row->flags & INF_READ) && !(row->flags & INF_WRITE);
}

/* Classifies the use of an address as operand `operand` of call v. */
static enum ArgUse call_use(const ArgLowering *a, ValueId v, uint32_t operand) {
    const Inst *i = inst_at(a->f, v);
    if (call_is_copy_from(a, v, operand)) return USE_IN_PLACE;
    if (operand < call_nargs(a->f, v) && param_has_attr(a->m, i->aux, operand, "byval")) return USE_GENERIC;
    return call_only_reads(a, v) ? USE_GENERIC : conversion_use(a, v);
}

/* Classifies the use of an address as operand `operand` of v. */
static enum ArgUse operand_use(const ArgLowering *a, ValueId v, uint32_t operand) {
    const Inst *i = inst_at(a->f, v);
    if (op_flags(i) & OF_DEBUG) return USE_DEBUG;
    if (i->op == OP_LOAD) return i->flags & IF_VOLATILE || i->mem.order != ORD_NONE ? USE_OTHER : USE_IN_PLACE;
    if (i->op == OP_CALL) return call_use(a, v, operand);
    return operand == 0 && inst_derives(a, v) ? USE_IN_PLACE : conversion_use(a, v);
}

/* Visits one use; returns false to end the walk. */
typedef bool ArgUseVisitor(ArgLowering *a, ValueId d, ValueId user, uint32_t operand, enum ArgUse kind);

/* Calls `each` for every operand that is address d, with the kind of use, until it returns false. Returns whether it
 * never did. Users are listed in program order, one entry per operand, so entries that repeat the previous user are
 * skipped. */
static bool each_use(ArgLowering *a, ValueId d, ArgUseVisitor *each) {
    const Uses *u = a->uses;
    Ref address = ref_make(REF_VALUE, d);
    for (uint32_t i = u->first[d]; i < u->first[d + 1]; i++) {
        ValueId user = u->at[i];
        if (i > u->first[d] && user == u->at[i - 1]) continue;
        for (uint32_t k = 0; k < inst_at(a->f, user)->nopnd; k++)
            if (ref_same(inst_op(a->f, user, k), address) && !each(a, d, user, k, operand_use(a, user, k)))
                return false;
    }
    return true;
}

/* ---------------------------------------------------------------------- examining the uses */

/* Appends the address that the use derives, if it derives one, to a->chain. Like the other visitors that change
 * something, always returns true. */
static bool use_collect(ArgLowering *a, ValueId d, ValueId user, uint32_t operand, enum ArgUse kind) {
    (void)d, (void)operand;
    if (kind == USE_IN_PLACE && inst_derives(a, user)) vec_push(&a->chain, user);
    return true;
}

/* Reports whether the use neither writes nor lets the address escape, which its kind alone decides. */
static bool use_is_harmless(ArgLowering *a, ValueId d, ValueId user, uint32_t operand, enum ArgUse kind) {
    (void)a, (void)d, (void)user, (void)operand;
    return kind != USE_OTHER;
}

/* Reports whether the use is already lowered, that is, it does not need the address in generic space. */
static bool use_is_lowered(ArgLowering *a, ValueId d, ValueId user, uint32_t operand, enum ArgUse kind) {
    (void)a, (void)d, (void)user, (void)operand;
    return kind == USE_TO_PARAM || kind == USE_TO_GLOBAL || kind == USE_DEBUG;
}

/* ---------------------------------------------------------------------- read in place */

/* Creates a cast of `address` to `type` after instruction or parameter `anchor`, and returns it. */
static Ref cast_after(ArgLowering *a, ValueId anchor, Ref address, TypeId type) {
    ValueId c = fn_inst(a->f, OP_ADDRSPACECAST, type, &address, 1);
    inst_set_src(a->f, c, inst_src(a->f, anchor));
    edit_after(&a->e, anchor, c);
    return ref_make(REF_VALUE, c);
}

/* Returns address d, which has moved to the parameter space, cast back to generic; the cast is made once. */
static Ref generic_form(ArgLowering *a, ValueId d) {
    Ref *g = &a->generic[d];
    Ref address = a->in_param[d];
    if (ref_is(*g, REF_NONE)) *g = cast_after(a, d, address, T_PTR);
    return *g;
}

/* Rewrites a use of address d, which is read in place, to take it in the parameter space or cast back to generic. Casts
 * of a->param itself to the parameter space or to global stay. Queues copying calls in a->copies. Returns true, so that
 * each_use goes on. */
static bool use_rewrite(ArgLowering *a, ValueId d, ValueId user, uint32_t operand, enum ArgUse kind) {
    Ref *op = &inst_ops(a->f, user)[operand];
    switch (kind) {
    case USE_DEBUG: break;
    case USE_IN_PLACE:
        *op = a->in_param[d];
        if (inst_at(a->f, user)->op == OP_CALL) vec_push(&a->copies, user);
        break;
    case USE_TO_PARAM:
        if (d == a->param) break;
        edit_replace(&a->e, user, a->in_param[d]);
        edit_delete(&a->e, user);
        break;
    case USE_TO_GLOBAL:
        if (d == a->param) break;
        /* fall through */
    default: {
        Ref generic = generic_form(a, d); /* may reallocate the operands */
        inst_ops(a->f, user)[operand] = generic;
    }
    }
    return true;
}

/* Moves every address of the chain: a getelementptr changes its type, a cast becomes a cast to its own
 * space and is removed. Types change last, because the kind of a use depends on them. */
static void param_read_in_place(ArgLowering *a) {
    a->in_param[a->param] = cast_after(a, a->param, ref_make(REF_VALUE, a->param), a->param_ptr);
    for (uint32_t i = 1; i < a->chain.n; i++) {
        ValueId d = a->chain.at[i];
        bool stays = inst_at(a->f, d)->op == OP_GETELEMENTPTR;
        a->in_param[d] = stays ? ref_make(REF_VALUE, d) : a->in_param[ref_index(inst_op(a->f, d, 0))];
        if (stays) continue;
        edit_replace(&a->e, d, a->in_param[d]);
        edit_delete(&a->e, d);
    }
    a->copies.n = 0;
    for (uint32_t i = 0; i < a->chain.n; i++) each_use(a, a->chain.at[i], use_rewrite);
    for (uint32_t i = 1; i < a->chain.n; i++) inst_at(a->f, a->chain.at[i])->type = a->param_ptr;
    for (uint32_t i = 0; i < a->copies.n; i++) call_respace(a->m, a->f, a->copies.at[i]);
}

/* ---------------------------------------------------------------------- copied once */

/* Makes a use refer to the copy of the parameter, which is in a->generic; casts to the parameter space and to global
 * keep the parameter. */
static bool use_redirect(ArgLowering *a, ValueId d, ValueId user, uint32_t operand, enum ArgUse kind) {
    if (kind != USE_TO_PARAM && kind != USE_TO_GLOBAL) inst_ops(a->f, user)[operand] = a->generic[d];
    return true;
}

/* Copies the parameter, an aggregate of this type, into an alloca at the entry, which replaces it in all uses except
 * casts to the parameter space and to global. */
static void param_copy(ArgLowering *a, TypeId type) {
    Module *m = a->m;
    Fn *f = a->f;
    uint64_t align = param_byval_align(m, m->sym.at[f->sym].attrs, a->param);
    ValueId copy = fn_inst(f, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(f, copy)->aux = type;
    inst_at(f, copy)->mem.align = (1 + log2_floor(align)) & 63;
    inst_set_src(f, copy, inst_src(f, a->param));
    edit_after(&a->e, a->param, copy);
    a->generic[a->param] = ref_make(REF_VALUE, copy);
    each_use(a, a->param, use_redirect);

    Ref from = cast_after(a, a->param, ref_make(REF_VALUE, a->param), a->param_ptr);
    Ref arg[] = {a->generic[a->param], from, const_int(m, T_I64, type_size(m, type)), const_int(m, T_I1, 0),
                 ref_make(REF_SYM, memcpy_declare(m, T_PTR, a->param_ptr))};
    ValueId call = fn_inst(f, OP_CALL, T_VOID, arg, sizeof arg / sizeof *arg);
    inst_at(f, call)->aux = attr_list_align(m, attr_list_align(m, 0, 0, align), 1, align);
    inst_at(f, call)->call.nfixed = 4;
    inst_set_src(f, call, inst_src(f, a->param));
    edit_after(&a->e, a->param, call);
}

/* ---------------------------------------------------------------------- */

/* Lowers a->param, a byval parameter, in the first way that fits, with a remark. Does nothing if all its uses are
 * lowered already. */
static void param_lower(ArgLowering *a, TypeId object) {
    if (each_use(a, a->param, use_is_lowered)) return;
    bool harmless = param_is_grid_constant(a->p->kernels, a->f->sym, a->param);
    a->chain.n = 0;
    vec_push(&a->chain, a->param);
    for (uint32_t i = 0; i < a->chain.n; i++) each_use(a, a->chain.at[i], use_collect);
    if (!harmless) {
        harmless = true;
        for (uint32_t i = 0; i < a->chain.n && harmless; i++) harmless = each_use(a, a->chain.at[i], use_is_harmless);
    }
    if (harmless) param_read_in_place(a);
    else param_copy(a, object);
    if (a->p->trace)
        fprintf(a->p->trace, "lower-args: %s: parameter %u %s\n", sym_text(a->m, a->f->sym), a->param,
                harmless ? "read in place" : "copied");
    if (pass_remarks(a->p, harmless ? REMARK_ReadInPlace : REMARK_CopiedToLocal))
        pass_remark_symbol(a->p, harmless ? REMARK_ReadInPlace : REMARK_CopiedToLocal, a->f->sym,
                           pass_ref_text(a->p, a->f, ref_make(REF_VALUE, a->param)));
    pass_stat(a->p, harmless ? "parameters read in place" : "parameters copied", 1);
}

/* Returns the type of the aggregate that the parameter passes by value, by a generic pointer; T_VOID if it is none. */
static TypeId param_object(const ArgLowering *a) {
    if (inst_at(a->f, a->param)->type != T_PTR) return T_VOID;
    return param_byval(a->m, a->m->sym.at[a->f->sym].attrs, a->param);
}

bool pass_lower_args(Pass *p, Fn *f) {
    if (!sym_is_kernel(p->kernels, f->sym)) return false;
    ArgLowering a = {.p = p, .m = p->m, .f = f};
    while (a.param < f->nparam && param_object(&a) == T_VOID) a.param++;
    if (a.param == f->nparam) return false;
    a.param_ptr = type_ptr(p->m, SPACE_PARAM);
    a.uses = fn_uses(f);
    a.in_param = mem_alloc((f->inst.n + 1) * sizeof *a.in_param);
    a.generic = mem_alloc((f->inst.n + 1) * sizeof *a.generic);
    edit_begin(&a.e, p->m, f);
    for (; a.param < f->nparam; a.param++) {
        TypeId object = param_object(&a);
        if (object != T_VOID) param_lower(&a, object);
    }
    vec_free(&a.chain);
    vec_free(&a.copies);
    free(a.in_param);
    free(a.generic);
    return edit_commit(&a.e);
}
