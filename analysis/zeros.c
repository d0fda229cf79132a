/* zeros.c: implements zeros.h. */
#include "analysis/zeros.h"
#include "ir/arith.h"

enum { DEPTH = 6, ADDRESS_STEPS = 16, WINDOW_BITS = 32 };

/* Returns the mask of the run of set bits of `zeros` that begins at bit 0; 0 if bit 0 is not set. */
static uint64_t trailing(uint64_t zeros) { return zeros == UINT64_MAX ? zeros : (zeros ^ (zeros + 1)) >> 1; }

/* --------------------------------------------------------------------------------------------- addresses */

/* One step from an address to the address `base` that it is computed from. zeros: a mask of the known trailing zero
 * bits of the offset in between. inbounds: the step stays in the object. known: there is such a step; if not, the
 * other fields are not valid. */
typedef struct AddressStep {
    Ref base;
    bool known, inbounds;
    uint64_t zeros;
} AddressStep;

/* Returns a mask of the known trailing zero bits of the offset that a getelementptr with source element type t adds; 0
 * if a field index is not valid. */
static uint64_t gep_zeros(Module *m, TypeId t, const Ref *index, uint32_t n) {
    uint64_t zeros = UINT64_MAX;
    for (uint32_t k = 0; k < n; k++) {
        int64_t i = 0;
        bool constant = ref_sint(m, index[k], &i), field = k > 0 && type_kind(m, t) == TY_STRUCT;
        if (field && (!constant || i < 0 || i >= (int64_t)type_at(m, t)->nelem)) return 0;
        uint64_t by = field ? type_field_offset(m, t, (uint32_t)i) : 0;
        if (field) {
            t = type_elem(m, t, (uint64_t)i);
        } else {
            if (k > 0) t = type_elem(m, t, 0);
            by = type_size(m, t) * (constant ? (uint64_t)i : 1);
        }
        zeros &= trailing(~by);
    }
    return zeros;
}

/* Returns the step that instruction v, a cast or getelementptr, makes from its operand 0; for any other instruction,
 * one that is not `known`. */
static AddressStep inst_step(Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    AddressStep s = {.known = true, .inbounds = true, .zeros = UINT64_MAX};
    if (i->nopnd) s.base = inst_op(f, v, 0);
    if (i->op == OP_ADDRSPACECAST || i->op == OP_BITCAST) return s;
    s.known = i->op == OP_GETELEMENTPTR && type_is_ptr(m, i->type);
    if (!s.known) return s;
    s.inbounds = i->flags & IF_INBOUNDS;
    s.zeros = gep_zeros(m, i->aux, inst_ops(f, v) + 1, i->nopnd - 1);
    return s;
}

/* Returns the step that constant expression r, a cast or getelementptr, makes from its operand 0; for any other
 * constant, one that is not `known`. */
static AddressStep const_step(Module *m, Ref r) {
    const Const *c = const_at(m, r);
    AddressStep s = {.known = c->kind == CONST_EXPR, .inbounds = true, .zeros = UINT64_MAX};
    if (!s.known) return s;
    s.base = m->const_elem.at[c->first];
    if (c->op == OP_ADDRSPACECAST || c->op == OP_BITCAST) return s;
    s.known = c->op == OP_GETELEMENTPTR;
    s.inbounds = c->flags & IF_INBOUNDS;
    if (s.known) s.zeros = gep_zeros(m, c->aux, &m->const_elem.at[c->first + 1], c->n - 1u);
    return s;
}

/* Returns a mask of the trailing zero bits of address r that follow from the alignment of the object: of a variable,
 * alloca, function or parameter with `align`; 0 for any other address. Sets *small_window to whether the object is
 * known to be in shared or local memory, whose addresses are small numbers. */
static uint64_t object_zeros(Module *m, const Fn *f, Ref r, bool *small_window) {
    uint64_t align = 1;
    *small_window = false;
    if (ref_is(r, REF_SYM)) {
        const Sym *s = &m->sym.at[ref_index(r)];
        if (s->kind != SYM_VAR && s->kind != SYM_FUNC) return 0;
        if (s->align) align = (uint64_t)1 << (s->align - 1);
        else if (s->kind == SYM_VAR) align = type_align(m, s->type);
        *small_window = s->space == SPACE_SHARED;
    } else if (ref_is(r, REF_VALUE) && ref_index(r) < f->nparam) {
        align = attr_int(m, attr_list_at(m, m->sym.at[f->sym].attrs, ATTR_PARAM0 + ref_index(r)), "align", 1);
    } else if (ref_is_inst(f, r, OP_ALLOCA)) {
        const Inst *i = inst_at(f, ref_index(r));
        align = i->mem.align ? (uint64_t)1 << (i->mem.align - 1) : type_align(m, i->aux);
        *small_window = true;
    }
    return trailing(~align);
}

/* Reports whether an address of this space is an offset in a window of at most 32 bits, and not a generic address. */
static bool is_small(uint32_t space) { return space == SPACE_SHARED || space == SPACE_LOCAL; }

/* Returns the bits that are zero in the address of the object and in all offsets that are added to it. */
uint64_t zeros_of_address(Module *m, const Fn *f, Ref r) {
    uint32_t space = ref_space(m, f, r);
    uint64_t zeros = UINT64_MAX;
    bool inbounds = true, small_window;
    for (uint32_t steps = 0; steps < ADDRESS_STEPS; steps++) {
        bool inst = ref_is(r, REF_VALUE) && ref_index(r) >= f->nparam;
        AddressStep s = {.known = false};
        if (inst) s = inst_step(m, f, ref_index(r));
        else if (ref_is(r, REF_CONST)) s = const_step(m, r);
        if (!s.known) break;
        zeros &= s.zeros;
        inbounds &= s.inbounds;
        r = s.base;
    }
    zeros &= object_zeros(m, f, r, &small_window);
    if (layout_ptr_bits(m, space) <= WINDOW_BITS || (inbounds && small_window && is_small(space)))
        zeros |= ~arith_ones(WINDOW_BITS);
    return zeros;
}

/* ---------------------------------------------------------------------------------------------- integers */

static uint64_t zeros_at(Module *m, const Fn *f, Ref r, uint32_t depth);

/* Returns the known zero bits of v, a shl or lshr; `a` are those of its first operand. 0 unless the shift is by a
 * constant below 64. */
static uint64_t shift_zeros(Module *m, const Fn *f, ValueId v, uint64_t a) {
    uint64_t by;
    if (!ref_int(m, inst_op(f, v, 1), &by) || by >= 64) return 0;
    return inst_at(f, v)->op == OP_SHL ? a << by | arith_ones((uint32_t)by) : a >> by | ~(UINT64_MAX >> by);
}

/* Returns the known trailing zero bits of v, a phi, at `depth`, if its values are one to which a constant is added, or
 * from which it is subtracted, any number of times; 0 for any other phi. */
static uint64_t counter_zeros(Module *m, const Fn *f, ValueId v, uint32_t depth) {
    for (uint32_t k = 0; inst_at(f, v)->nopnd == 4 && k <= 2; k += 2) {
        Ref next = inst_op(f, v, k), begin = inst_op(f, v, 2 - k);
        uint64_t by;
        if (!ref_is(next, REF_VALUE) || ref_index(next) < f->nparam) continue;
        const Inst *i = inst_at(f, ref_index(next));
        if ((i->op != OP_ADD && i->op != OP_SUB) || !ref_int(m, inst_op(f, ref_index(next), 1), &by)) continue;
        if (!ref_same(inst_op(f, ref_index(next), 0), ref_make(REF_VALUE, v))) continue;
        return trailing(zeros_at(m, f, begin, depth) & ~by);
    }
    return 0;
}

/* Returns the known zero bits of the result of instruction v, `depth` steps from the query; 0 beyond DEPTH steps. */
static uint64_t inst_zeros(Module *m, const Fn *f, ValueId v, uint32_t depth) {
    const Ref *op = inst_ops(f, v);
    uint64_t c;
    if (inst_at(f, v)->op == OP_PTRTOINT) return zeros_of_address(m, f, op[0]);
    if (depth++ >= DEPTH) return 0;
    switch (inst_at(f, v)->op) {
    case OP_SEXT: return trailing(zeros_at(m, f, op[0], depth));
    case OP_ZEXT:
    case OP_TRUNC: return zeros_at(m, f, op[0], depth);
    case OP_AND: return zeros_at(m, f, op[0], depth) | zeros_at(m, f, op[1], depth);
    case OP_OR:
    case OP_XOR: return zeros_at(m, f, op[0], depth) & zeros_at(m, f, op[1], depth);
    case OP_SELECT: return zeros_at(m, f, op[1], depth) & zeros_at(m, f, op[2], depth);
    case OP_PHI: return counter_zeros(m, f, v, depth);
    case OP_ADD:
    case OP_SUB: return trailing(zeros_at(m, f, op[0], depth) & zeros_at(m, f, op[1], depth));
    case OP_SHL:
    case OP_LSHR: return shift_zeros(m, f, v, zeros_at(m, f, op[0], depth));
    case OP_UREM: {
        bool power = ref_int(m, op[1], &c) && c && !(c & (c - 1));
        return power ? zeros_at(m, f, op[0], depth) | ~(c - 1) : 0;
    }
    default: return 0;
    }
}

/* Returns the result of zeros_of for operand r, `depth` steps from the query. */
static uint64_t zeros_at(Module *m, const Fn *f, Ref r, uint32_t depth) {
    uint64_t value, none;
    TypeId t = ref_is(r, REF_VALUE) || ref_is(r, REF_CONST) ? ref_type(m, f, r) : T_VOID;
    if (!type_is_int(m, t) || type_bits(m, t) > 64) return 0;
    none = ~arith_ones(type_bits(m, t));
    if (ref_int(m, r, &value)) return ~value | none;
    if (ref_is(r, REF_VALUE) && ref_index(r) < f->nparam) return none;
    if (ref_is(r, REF_VALUE)) return inst_zeros(m, f, ref_index(r), depth) | none;
    const Const *c = const_at(m, r);
    bool address = c->kind == CONST_EXPR && c->op == OP_PTRTOINT;
    return (address ? zeros_of_address(m, f, m->const_elem.at[c->first]) : 0) | none;
}

uint64_t zeros_of(Module *m, const Fn *f, Ref r) { return zeros_at(m, f, r, 0); }
