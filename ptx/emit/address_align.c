/* address_align.c: computes the known alignment of an address from that of its object and from the indices in
 * between. LLVM: getKnownAlignment. */
#include "analysis/zeros.h"
#include "ptx/emit.h"

enum { STEPS_MAX = 32 };

/* Returns the alignment in bytes of the object at `base`: of an alloca or a variable, or what the `align` attribute of
 * a parameter promises; 1 for everything else, also for an alloca without `align`. Adds to *at the offset of a constant
 * base within its object. */
static uint64_t object_align(Emit *e, Ref base, int64_t *at) {
    ConstVal c;
    if (ref_is(base, REF_VALUE)) {
        ValueId v = ref_index(base);
        const Inst *in = inst_at(e->f, v);
        AttrListId attrs = e->m->sym.at[e->fn.sym].attrs;
        if (v < e->f->nparam) return attr_int(e->m, attr_list_at(e->m, attrs, ATTR_PARAM0 + v), "align", 1);
        return in->op == OP_ALLOCA && in->mem.align ? 1u << (in->mem.align - 1) % 32 : 1;
    }
    if (ref_is(base, REF_SYM)) c = (ConstVal){.sym = ref_index(base)};
    else if (!const_eval(e, base, &c, NULL) || !c.sym) return 1;
    const Sym *y = &e->m->sym.at[c.sym];
    *at += (int64_t)c.lo;
    if (y->kind != SYM_VAR) return 1;
    return y->align ? (uint64_t)1 << (y->align - 1) : type_align(e->m, y->type);
}

/* Returns the alignment of an address that is `by` bytes after one of this alignment. */
static uint64_t align_lower(uint64_t align, int64_t by) {
    uint64_t low = (uint64_t)by & (0 - (uint64_t)by);
    return low && low < align ? low : align;
}

uint32_t product_align(Emit *e, Ref index, uint64_t size) {
    uint64_t ones = ~zeros_of(e->m, e->f, index) | ADDRESS_ALIGN_MAX;
    return (uint32_t)align_lower(ADDRESS_ALIGN_MAX, (int64_t)(size * (ones & (0 - ones))));
}

/* Replaces a getelementptr or cast *r by its base. Adds its constant indices to *at. Each other index adds a multiple
 * of its element size and of what divides the index, so *known is lowered to the alignment of that. Returns false if r
 * is neither, or is a vector or has an index that cannot be resolved; *at and *known may then have changed and are of
 * no use. */
static bool base_step(Emit *e, Ref *r, int64_t *at, uint64_t *known) {
    if (!ref_is(*r, REF_VALUE)) return false;
    ValueId v = ref_index(*r);
    const Inst *in = inst_at(e->f, v);
    if (in->op != OP_GETELEMENTPTR && in->op != OP_ADDRSPACECAST) return false;
    if (type_kind(e->m, in->type) != TY_PTR) return false;
    TypeId t = in->aux;
    for (uint32_t k = 1; k < in->nopnd; k++) {
        int64_t i, by = 0;
        bool constant = ref_sint(e->m, inst_op(e->f, v, k), &i);
        if (!gep_step(e->m, &t, k - 1, constant ? i : 1, &by)) return false;
        if (constant) *at = (int64_t)((uint64_t)*at + (uint64_t)by);
        else *known = align_lower(*known, product_align(e, inst_op(e->f, v, k), (uint64_t)by));
    }
    *r = inst_op(e->f, v, 0);
    return true;
}

/* Returns the alignment of an address that its object's alignment proves, up to ADDRESS_ALIGN_MAX. Looks at no more
 * than STEPS_MAX steps to the object, and keeps the result for each value. */
static uint32_t pointer_align(Emit *e, Ref pointer) {
    uint8_t *memo = ref_is(pointer, REF_VALUE) ? &e->plan.align.at[ref_index(pointer)] : NULL;
    if (memo && *memo) return *memo;
    uint64_t known = ADDRESS_ALIGN_MAX;
    int64_t at = 0;
    for (int steps = 0; steps < STEPS_MAX && base_step(e, &pointer, &at, &known);) steps++;
    uint64_t object = object_align(e, pointer, &at);
    known = align_lower(object < known ? object : known, at);
    if (memo) *memo = (uint8_t)known;
    return (uint32_t)known;
}

uint32_t address_align(Emit *e, Ref pointer, uint32_t align) {
    uint32_t known = align < ADDRESS_ALIGN_MAX ? pointer_align(e, pointer) : align;
    return known > align ? known : align;
}
