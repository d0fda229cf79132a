/* aliased.c: runs a transformation with alias information for each function. See aliased.h. */
#include "transform/scalar/aliased.h"

/* Reports whether a load or store of the function has a generic address. An atomic load or store counts, an atomicrmw
 * or cmpxchg does not. */
static bool fn_has_generic_access(const Module *m, const Fn *f) {
    each_inst(f, b, v) {
        uint8_t op = inst_at(f, v)->op;
        if (op != OP_LOAD && op != OP_STORE) continue;
        if (type_space(m, ref_type(m, f, inst_op(f, v, op == OP_STORE))) == SPACE_GENERIC) return true;
    }
    return false;
}

bool module_has_generic_access(const Pass *p) {
    each_fn(p->m, s, f)
        if (pass_fn_ask(p, f, ASK_GENERIC_ACCESS, fn_has_generic_access)) return true;
    return false;
}

bool aliased_run(Pass *p, uint8_t op, bool (*run)(Pass *p, Fn *f, Alias *a)) {
    const Knobs *k = p->knobs;
    bool on = k->enable && !k->disable_pass && module_has_generic_access(p), changed = false;
    SpacesOptions options = {.sm = p->sm};
    const Spaces *spaces = on ? pass_spaces(p, &options) : NULL;
    each_fn(p->m, s, f)
        if (!pass_must_skip(p, s)) {
            Alias a;
            if ((!spaces && pass_fn_settled(p, f)) || !pass_fn_has(f, op)) continue;
            alias_build(&a, p->m, f, spaces, k);
            changed |= pass_fn_done(p, f, run(p, f, &a), !spaces);
            alias_free(&a);
        }
    return changed;
}

/* Returns the type of the object that `root` is the address of: a variable that is not extern_weak, whose address may be
 * null, an alloca without a number of elements, or a byval parameter. Returns T_VOID for any other root. Sets *align to the
 * alignment that the object states, as 1 + log2 of bytes; to 0 if it is that of the type. */
static TypeId object_type(const Alias *a, Ref root, uint32_t *align) {
    *align = 0;
    if (ref_is(root, REF_SYM)) {
        const Sym *s = &a->m->sym.at[ref_index(root)];
        *align = s->align;
        return s->kind == SYM_VAR && s->linkage != LINK_EXTERN_WEAK ? s->type : T_VOID;
    }
    if (ref_is(root, REF_VALUE) && inst_at(a->f, ref_index(root))->op == OP_ALLOCA) {
        const Inst *i = inst_at(a->f, ref_index(root));
        *align = i->mem.align;
        return i->nopnd ? T_VOID : i->aux;
    }
    if (!ref_is(root, REF_VALUE) || ref_index(root) >= a->f->nparam) return T_VOID;
    AttrSetId set = attr_list_at(a->m, a->m->sym.at[a->f->sym].attrs, ATTR_PARAM0 + ref_index(root));
    const Attr *byval = attr_find(a->m, set, "byval");
    uint64_t stated = attr_int(a->m, set, "align", 0);
    if (stated) *align = 1 + align_log(stated);
    return byval && byval->form == ATTR_TYPE ? byval->type : T_VOID;
}

bool access_is_speculatable(const Alias *a, const AliasLocation *p) {
    uint32_t align;
    AliasOrigin o = alias_origin(a, p->ptr);
    TypeId t = ref_same(o.anchor, o.root) ? object_type(a, o.root, &align) : T_VOID;
    if (t == T_VOID || !type_is_sized(a->m, t) || o.offset < 0) return false;
    uint64_t size = type_size(a->m, t), off = (uint64_t)o.offset;
    uint32_t log = align ? align - 1 : align_log(type_align(a->m, t));
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
