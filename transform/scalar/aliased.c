/* aliased.c: runs a transformation with alias information for each function. See aliased.h. */
#include "transform/scalar/aliased.h"

/* Reports whether a load or store of the function has a generic address. An atomic load or store counts, an atomicrmw
 * or cmpxchg does not. */
static bool fn_has_generic_access(const Module *m, const Fn *f) {
    each_inst(f, b, v) {
        uint8_t op = inst_at(f, v)->op;
        if (op != OP_LOAD && op != OP_STORE) continue;
        if (ref_space(m, f, inst_address(f, v)) == SPACE_GENERIC) return true;
    }
    return false;
}

bool module_has_generic_access(const Pass *p) {
    each_fn(p->m, s, f)
        if (pass_fn_ask(p, f, ASK_GENERIC_ACCESS, fn_has_generic_access)) return true;
    return false;
}

/* Reports whether alias analysis may ask for the space set of an address in the function: some access, or argument of a
 * call, is through a generic pointer. */
static bool fn_has_generic_pointer(const Module *m, const Fn *f) {
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        if (!(op_flags(i) & (OF_READ | OF_WRITE))) continue;
        for (uint32_t k = 0, n = i->nopnd - (i->op == OP_CALL); k < n; k++) {
            Ref op = inst_op(f, v, k);
            TypeId t = ref_is(op, REF_META) || ref_is(op, REF_MDVALUE) ? T_VOID : ref_type(m, f, op);
            if (type_is_ptrs(m, t) && type_space(m, t) == SPACE_GENERIC) return true;
        }
    }
    return false;
}

bool aliased_run(Pass *p, uint8_t op, bool (*run)(Pass *p, Fn *f, Alias *a)) {
    const Knobs *k = p->knobs;
    bool on = knobs_is_on(k) && module_has_generic_access(p), changed = false;
    SpacesOptions options = {.sm = p->sm};
    const Spaces *spaces = on ? pass_spaces(p, &options) : NULL;
    each_fn(p->m, s, f)
        if (!pass_must_skip(p, s)) {
            Alias a;
            bool alone = !spaces || !pass_fn_ask(p, f, ASK_GENERIC_POINTER, fn_has_generic_pointer);
            if (alone && pass_fn_settled(p, s)) continue;
            if (!pass_fn_has(f, op)) {
                pass_fn_done(p, f, false, true);
                continue;
            }
            alias_build(&a, p->m, f, spaces, k);
            changed |= pass_fn_done(p, f, run(p, f, &a), alone);
            alias_free(&a);
        }
    return changed;
}

/* An object of which the size, the alignment and the space are known. type: T_VOID if there is none. align: what the
 * object states, as 1 + log2 of bytes; 0 if it is that of the type. */
typedef struct KnownObject {
    TypeId type;
    uint32_t align, space;
} KnownObject;

/* Returns the object that `root` is the address of: a variable that is not extern_weak, whose address may be null, an
 * alloca without a number of elements, or a byval parameter. */
static KnownObject object_known(const Alias *a, const KernelTable *kernels, Ref root) {
    const Module *m = a->m;
    KnownObject none = {T_VOID, 0, 0};
    if (ref_is(root, REF_SYM)) {
        const Sym *s = &m->sym.at[ref_index(root)];
        if (s->kind != SYM_VAR || s->linkage == LINK_EXTERN_WEAK) return none;
        return (KnownObject){s->type, s->align, s->space ? space_at_run_time(s->space) : SPACE_GLOBAL};
    }
    if (!ref_is(root, REF_VALUE)) return none;
    const Inst *i = inst_at(a->f, ref_index(root));
    if (i->op == OP_ALLOCA && !i->nopnd) return (KnownObject){i->aux, i->mem.align, SPACE_LOCAL};
    if (ref_index(root) >= a->f->nparam) return none;
    const Sym *s = &m->sym.at[a->f->sym];
    TypeId object = param_byval(m, s->attrs, ref_index(root));
    uint64_t stated = attr_int(m, attr_list_at(m, s->attrs, ATTR_PARAM0 + ref_index(root)), "align", 0);
    if (object == T_VOID) return none;
    return (KnownObject){object, stated ? 1 + log2_floor(stated) : 0,
                         sym_is_kernel(kernels, a->f->sym) ? SPACE_PARAM : SPACE_LOCAL};
}

/* Reports whether no step from `root` to p, at most STEPS_MAX, casts the address to a space that the object is not in:
 * that would make it poison. space: of the object. */
static bool space_is_kept(const Alias *a, Ref p, Ref root, uint32_t space) {
    enum { STEPS_MAX = 32 };
    for (int steps = 0; steps < STEPS_MAX; steps++) {
        if (ref_same(p, root)) return true;
        uint32_t in = space_at_run_time(ref_space(a->m, a->f, p));
        if (in != SPACE_GENERIC && in != space && !(in == SPACE_CLUSTER && space == SPACE_SHARED)) return false;
        if (ref_is(p, REF_VALUE)) p = inst_op(a->f, ref_index(p), 0);
        else if (ref_is(p, REF_CONST) && const_at(a->m, p)->kind == CONST_EXPR)
            p = a->m->const_elem.at[const_at(a->m, p)->first];
        else return false;
    }
    return false;
}

bool access_is_speculatable(const Alias *a, const KernelTable *kernels, const AliasLocation *p) {
    AliasOrigin o = alias_origin(a, p->ptr);
    if (!ref_same(o.anchor, o.root) || o.offset < 0) return false;
    KnownObject x = object_known(a, kernels, o.root);
    if (x.type == T_VOID || !type_is_sized(a->m, x.type) || !space_is_kept(a, p->ptr, o.root, x.space)) return false;
    uint64_t size = type_size(a->m, x.type), off = (uint64_t)o.offset;
    uint32_t log = x.align ? x.align - 1 : log2_floor(type_align(a->m, x.type));
    return off <= size && p->size <= size - off && align_after(log, off) >= inst_align_log(a->m, a->f, p->inst);
}

void load_promises_drop(Module *m, Fn *f, ValueId load, bool speculated) {
    static const char *const kind[] = {
        "range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null", "noundef", "noalias.addrspace"};
    size_t n = sizeof kind / sizeof *kind - (speculated ? 0 : 2);
    if (load >= f->attached.n || !f->attached.at[load]) return;
    for (size_t i = 0; i < n; i++)
        if (inst_attach(f, m, load, kind[i])) inst_attach_remove(f, load, str_of(m, kind[i]));
}
