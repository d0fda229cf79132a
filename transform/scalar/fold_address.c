/* fold_address.c: folds the difference and the comparison of two addresses that are constant distances from one base:
 *
 *     %p = getelementptr i32, ptr %base, i64 9        %d = sub i64 (ptrtoint %p), (ptrtoint %q)     is 20
 *     %q = getelementptr i32, ptr %base, i64 4        %c = icmp eq ptr %p, %q                       is false
 *
 * So are size() and empty() of a container whose elements are in a local array. The array can become registers only if
 * such uses of its address vanish. */
#include "ir/arith.h"
#include "transform/scalar/fold.h"

enum { STEPS_MAX = 16 }; /* the most getelementptrs and casts between an address and its base */

/* An address: `offset` bytes after `base`, modulo the width of a pointer. inbounds: all getelementptrs between them are
 * inbounds. */
typedef struct FromBase {
    Ref base;
    uint64_t offset;
    bool inbounds;
} FromBase;

/* Reports whether r is the address of an object: an alloca, or a symbol that is not extern_weak. */
static bool is_object(const Module *m, const Fn *f, Ref r) {
    if (ref_is(r, REF_VALUE)) return inst_at(f, ref_index(r))->op == OP_ALLOCA;
    return ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].linkage != LINK_EXTERN_WEAK;
}

/* Moves *a one step back towards its base: over a getelementptr with constant indices; over a cast from a specific
 * space to the generic one, or between any spaces if it casts the address of an object, because null may become another
 * address by such a cast and back. Returns false if its base is none of these. bits: the width of the address; over a
 * getelementptr that computes fewer bits, which may wrap around where the address does not, only if it is inbounds. */
static bool step_back(Module *m, const Fn *f, FromBase *a, uint32_t bits) {
    Derivation d;
    int64_t by = 0;
    if (!derivation_of(m, f, a->base, &d) || !type_is_ptr(m, d.inst.type)) return false;
    if (d.inst.op == OP_GETELEMENTPTR) {
        bool inbounds = d.inst.flags & IF_INBOUNDS;
        if (!inbounds && layout_ptr_bits(m, type_space(m, d.inst.type)) < bits) return false;
        if (!gep_offset(m, d.inst.aux, d.op + 1, d.inst.nopnd - 1, &by)) return false;
        a->inbounds &= inbounds;
    } else if (d.inst.op == OP_ADDRSPACECAST) {
        bool to_generic = d.inst.type == T_PTR && ref_type(m, f, d.op[0]) != T_PTR;
        if (!to_generic && !is_object(m, f, d.op[0])) return false;
    } else {
        return false;
    }
    a->offset += (uint64_t)by;
    a->base = d.op[0];
    return true;
}

/* Returns the base of address r, of `bits` bits, as far as it is found in STEPS_MAX steps. */
static FromBase base_find(Module *m, const Fn *f, Ref r, uint32_t bits) {
    FromBase a = {r, 0, true};
    for (uint32_t steps = 0; steps < STEPS_MAX && step_back(m, f, &a, bits); steps++) continue;
    return a;
}

/* Returns the operand of r if r is a ptrtoint or ptrtoaddr; else r. */
static Ref pointer_of(const Module *m, const Fn *f, Ref r) {
    if (ref_is(r, REF_VALUE)) {
        uint8_t op = inst_at(f, ref_index(r))->op;
        return op == OP_PTRTOINT || op == OP_PTRTOADDR ? inst_op(f, ref_index(r), 0) : r;
    }
    const Const *c = ref_is(r, REF_CONST) ? const_at(m, r) : NULL;
    bool from = c && c->kind == CONST_EXPR && (c->op == OP_PTRTOINT || c->op == OP_PTRTOADDR);
    return from ? m->const_elem.at[c->first] : r;
}

Ref fold_two_addresses(Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->op != OP_ICMP && i->op != OP_SUB) return REF_NULL;
    Ref x = inst_op(f, v, 0), a = pointer_of(m, f, x);
    TypeId type = ref_type(m, f, a);
    if (!type_is_ptr(m, type)) return REF_NULL;
    Ref b = pointer_of(m, f, inst_op(f, v, 1));
    if (type != ref_type(m, f, b)) return REF_NULL;
    uint32_t bits = layout_ptr_bits(m, type_space(m, type));
    uint32_t width = layout_scalar_bits(m, ref_type(m, f, x)); /* of the operands, if these are integers */
    bool equality = i->op == OP_ICMP && i->sub <= ICMP_NE;
    if (i->op == OP_ICMP ? width != bits || i->sub > ICMP_ULE : width > bits) return REF_NULL;
    FromBase from = base_find(m, f, a, bits), to = base_find(m, f, b, bits);
    if (!ref_same(from.base, to.base)) return REF_NULL;
    uint64_t by = arith_low(from.offset - to.offset, width);
    if (i->op == OP_SUB) return const_int(m, i->type, by);
    if (!equality && !(from.inbounds && to.inbounds)) return REF_NULL;
    /* within an object, an address is less than another one exactly if their difference is negative */
    int pred = equality ? i->sub : i->sub - ICMP_UGT + ICMP_SGT;
    return const_int(m, T_I1, arith_compare((enum IntPred)pred, by, 0, width));
}
