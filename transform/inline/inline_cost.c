/* inline_cost.c: the size of a body, and the cost of inlining it at one call.
 *
 * The size counts instructions for which code is emitted. A call counts as several, because arguments and
 * results go through memory. The cost of inlining is the size of the callee, less that of the call, and less
 * an estimate of the instructions that fold. For that, the uses of each parameter in the body, and of the addresses
 * computed from it, are counted (its weight). An argument that is a constant, an address in a known space or an alloca
 * of the caller saves FOLD_... instructions for each such use. Scanning a body is linear; the cost of a call takes a
 * bounded number of steps per argument. */
#include "ir/intrinsic_id.h"
#include "transform/inline/inline.h"

/* CALL_SIZE: the size of a call without arguments. FOLD_...: what one use of a parameter saves if the argument is a
 * constant; is, or is computed from, a pointer into a known space; or is, or is computed from, an alloca. LOCAL_MAX:
 * the most bytes of an alloca that may become registers. STEPS_MAX: the most casts and getelementptrs that are looked
 * through. */
enum { CALL_SIZE = 4, FOLD_CONSTANT = 2, FOLD_SPACE = 1, FOLD_VARIABLE = 3, LOCAL_MAX = 256, STEPS_MAX = 8 };

/* ----------------------------------------------------------------------------------------- size of a body */

/* Returns the size that call v counts for: 1 for an intrinsic, or 0 if that emits no code; CALL_SIZE plus the number of
 * arguments for any other call. */
static uint32_t call_size(const Module *m, const Fn *f, ValueId v) {
    uint32_t row = call_intrinsic(m, f, v);
    if (row) return !(intrinsic_at(row)->flags & INF_NOP);
    return CALL_SIZE + call_nargs(f, v);
}

/* Returns roughly how many machine instructions are emitted for v; 0 for debug records. */
static uint32_t inst_size(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    switch (i->op) {
    case OP_PHI:
    case OP_ALLOCA:
    case OP_BITCAST:
    case OP_ADDRSPACECAST:
    case OP_FREEZE:
    case OP_RET:
    case OP_UNREACHABLE: return 0;
    case OP_BR: return i->nopnd > 1;
    case OP_SWITCH: return i->nopnd / 2;
    case OP_CALL: return call_size(m, f, v);
    case OP_GETELEMENTPTR:
        for (uint32_t k = 1; k < i->nopnd; k++)
            if (ref_is(inst_op(f, v, k), REF_VALUE)) return 1;
        return 0;
    default: return !(op_flags(i) & OF_DEBUG);
    }
}

/* Reports whether alloca v in block b has a constant size and b is the entry block. */
static bool alloca_is_static(const Module *m, const Fn *f, BlockId b, ValueId v) {
    uint64_t count;
    return b == f->layout.at[0] && (!inst_at(f, v)->nopnd || ref_int(m, inst_op(f, v, 0), &count));
}

/* Scans call v of f. Appends it to x->site if it calls a function with a body directly, by its own name. Sets
 * y->never if it calls a returns_twice function. If it is lifetime.start, sets MARK_HAS_LIFETIME for its alloca. */
static void call_scan(Inline *x, InlineBody *y, const Fn *f, ValueId v) {
    const Module *m = x->m;
    SymId callee = call_target(m, f, v);
    if (call_or_callee_has_attr(m, f, v, "returns_twice")) y->never = "it calls a returns_twice function";
    if (callee && m->sym.at[callee].fn && ref_is(call_callee(f, v), REF_SYM) && ref_index(call_callee(f, v)) == callee)
        vec_push(&x->site, ((InlineSite){callee, v}));
    uint32_t row = m->sym.at[callee].intrinsic;
    if (row != INTRIN_llvm_lifetime_start) return;
    Ref a = inst_op(f, v, call_nargs(f, v) - 1);
    if (ref_is(a, REF_VALUE) && (inst_at(f, ref_index(a))->op == OP_BITCAST)) a = inst_op(f, ref_index(a), 0);
    if (ref_is(a, REF_VALUE)) x->mark[x->base[f->sym] + ref_index(a)] |= MARK_HAS_LIFETIME;
}

/* Sets y->never if a parameter has an attribute that ties it to the stack frame or registers of a call, or is byval
 * without a type or in a space other than generic and local, so that an alloca cannot replace it. */
static void params_scan(InlineBody *y, const Module *m, const Fn *f) {
    static const char *const bound[] = {"inalloca", "preallocated", "swifterror", "swiftasync", "nest"};
    AttrListId attrs = m->sym.at[f->sym].attrs;
    for (ValueId v = 0; v < f->nparam; v++) {
        AttrSetId set = attr_list_at(m, attrs, ATTR_PARAM0 + v);
        if (!set) continue;
        for (size_t k = 0; k < sizeof bound / sizeof *bound; k++)
            if (attr_find(m, set, bound[k])) y->never = "a parameter is bound to the stack frame of the caller";
        const Attr *byval = attr_find(m, set, "byval");
        uint32_t space = type_space(m, inst_at(f, v)->type);
        if (byval && (byval->form != ATTR_TYPE || (space != SPACE_GENERIC && space != SPACE_LOCAL)))
            y->never = "a byval parameter is neither generic nor local";
    }
}

/* Adds to the weight of each parameter its uses in f, and those of the addresses computed from it by getelementptr and
 * casts. Debug records and the address computations themselves do not count. */
static void weigh(Inline *x, const InlineBody *y, const Fn *f) {
    /* By value: 1 + the parameter that it is computed from; 0: none. */
    uint32_t *owner = mem_alloc((f->inst.n + 1) * sizeof *owner);
    for (ValueId v = 0; v < f->nparam; v++) owner[v] = v + 1;
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        bool moves = i->op == OP_GETELEMENTPTR || i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
        if (op_flags(i) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < i->nopnd; k++) {
            Ref r = inst_op(f, v, k);
            uint32_t of = ref_is(r, REF_VALUE) ? owner[ref_index(r)] : 0;
            if (!of) continue;
            if (moves && k == 0) owner[v] = of;
            else x->weight.at[y->param + of - 1]++;
        }
    }
    free(owner);
}

/* Returns the reason why an attribute of the function forbids inlining; NULL if none does. */
static const char *attrs_forbid(const Module *m, SymId s) {
    static const struct {
        const char *key, *why;
    } word[] = {
        {"returns_twice", "it is returns_twice"}, {"naked", "it is naked"}, {"presplitcoroutine", "it is a coroutine"}};
    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        if (sym_has_attr(m, s, word[i].key)) return word[i].why;
    return NULL;
}

/* Reports whether the function can be removed after its last call is inlined: all its callers are known, or
 * other modules have their own copy. */
static bool is_discardable(const Inline *x, SymId s) {
    uint8_t l = x->m->sym.at[s].linkage, flags = x->calls.flags[s];
    if (x->body[s].closed) return true;
    bool copies = l == LINK_LINKONCE_ODR || l == LINK_AVAILABLE_EXTERNALLY;
    return copies && !(flags & (CG_ADDRESS_TAKEN | CG_PROTOTYPE_MISMATCH | CG_KERNEL));
}

void inline_body_scan(Inline *x, SymId s) {
    Module *m = x->m;
    const Sym *sym = &m->sym.at[s];
    const Fn *f = sym->fn;
    InlineBody *y = &x->body[s];
    y->site = x->site.n;
    y->always = sym_has_attr(m, s, "alwaysinline");
    y->noinline_ = sym_has_attr(m, s, "noinline");
    y->never = attrs_forbid(m, s);
    y->closed = !callgraph_is_open(&x->calls, s) && !sym->comdat;
    y->discardable = is_discardable(x, s);
    if (x->calls.flags[s] & CG_KERNEL) y->never = "it is a kernel";
    if (!callgraph_is_exact(&x->calls, s)) y->never = "another definition may replace it at link time";
    if (sym->block_address_taken) y->never = "the address of one of its blocks is taken";
    if (type_at(m, sym->type)->flags & TYPE_VARARG) y->never = "it is variadic";
    if (sym->personality.x || sym->gc) y->never = "it has a personality function or a garbage collector";
    params_scan(y, m, f);
    each_inst(f, b, v) {
        y->initial_size += inst_size(m, f, v);
        uint8_t op = inst_at(f, v)->op;
        if (op == OP_INDIRECTBR) y->never = "it contains an indirectbr";
        if (op == OP_ALLOCA) {
            if (inst_at(f, v)->flags & (IF_INALLOCA | IF_SWIFTERROR))
                y->never = "it has an inalloca or swifterror alloca";
            y->dynamic |= !alloca_is_static(m, f, b, v);
        }
        if (op == OP_CALL) call_scan(x, y, f, v);
    }
    y->nsite = x->site.n - y->site;
    y->param = x->weight.n;
    for (uint32_t i = 0; i < f->nparam; i++) vec_push(&x->weight, 0);
    if (f->nparam && !x->only_always) weigh(x, y, f);
}

/* ----------------------------------------------------------------------------------------- cost of a call */

uint32_t inline_site_size(const Inline *x, SymId caller, InlineSite site) {
    return call_size(x->m, x->m->sym.at[caller].fn, site.call);
}

/* If r, a value of f, is computed from another address by a getelementptr or cast, sets *r to that. Returns whether it
 * is. */
static bool address_step(const Fn *f, Ref *r) {
    uint8_t op = inst_at(f, ref_index(*r))->op;
    if (op != OP_GETELEMENTPTR && op != OP_BITCAST && op != OP_ADDRSPACECAST) return false;
    *r = inst_op(f, ref_index(*r), 0);
    return true;
}

/* Returns how many instructions one use of a parameter saves if the argument is r, an operand in f: FOLD_... or 0.
 * Looks through at most STEPS_MAX casts and getelementptrs. */
static uint32_t argument_folds(const Module *m, const Fn *f, Ref r) {
    for (int steps = 0; steps < STEPS_MAX && ref_is(r, REF_VALUE); steps++) {
        const Inst *i = inst_at(f, ref_index(r));
        if (type_is_ptr(m, i->type) && type_space(m, i->type)) return FOLD_SPACE;
        if (i->op == OP_ALLOCA) return FOLD_VARIABLE;
        if (!address_step(f, &r)) return 0;
    }
    if (ref_is(r, REF_CONST)) return FOLD_CONSTANT;
    return ref_is(r, REF_SYM) ? FOLD_SPACE : 0;
}

uint64_t inline_site_cost(const Inline *x, SymId caller, InlineSite site) {
    const InlineBody *y = &x->body[site.callee];
    const Fn *f = x->m->sym.at[caller].fn;
    uint64_t saved = inline_site_size(x, caller, site), folds = 0;
    for (uint32_t i = 0; i < x->m->sym.at[site.callee].fn->nparam; i++)
        folds += (uint64_t)argument_folds(x->m, f, inst_op(f, site.call, i)) * x->weight.at[y->param + i];
    if (folds > y->size / 2) folds = y->size / 2;
    saved += folds;
    return saved < y->size ? y->size - saved : 0;
}

bool inline_site_passes_local(const Inline *x, SymId caller, InlineSite site) {
    Module *m = x->m;
    const Fn *f = m->sym.at[caller].fn;
    for (uint32_t k = 0; k < call_nargs(f, site.call); k++) {
        Ref r = inst_op(f, site.call, k);
        for (int steps = 0; steps < STEPS_MAX && ref_is(r, REF_VALUE); steps++) {
            const Inst *i = inst_at(f, ref_index(r));
            if (i->op == OP_ALLOCA && !i->nopnd && type_size(m, i->aux) <= LOCAL_MAX) return true;
            if (!address_step(f, &r)) break;
        }
    }
    return false;
}
