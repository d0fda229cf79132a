/* step.c: executes a function of the oracle. See oracle.h. */
#include "tests/harness/oracle/oracle.h"
#include "ir/intrinsic_id.h"

/* These hold every exact result of 64 bits. */
__extension__ typedef __int128 Exact;
__extension__ typedef unsigned __int128 U128;

static const RunWord poison = {.poison = true};

/* Returns the width of an integer operand. */
static uint32_t bits_of(const Step *s, Ref r) { return type_bits(s->m, ref_type(s->m, s->f, r)); }
/* Returns the lowest `bits` bits of n as a word. */
static RunWord number(uint64_t n, uint32_t bits) { return (RunWord){.n = low_bits(n, bits)}; }

/* --------------------------------------------------------------------------------------------- integers */

/* Computes the binary operation i of integers of `bits` bits. *out is poison where an operand is, a shift is too far,
 * or its flags do not hold of the exact result. Returns false if the behaviour is undefined. */
static bool binary(const Inst *i, RunWord a, RunWord b, uint32_t bits, RunWord *out) {
    Exact sa = as_signed(a.n, bits), sb = as_signed(b.n, bits), ua = a.n, ub = b.n, is = 0, iu = 0;
    bool divides = i->op == OP_UDIV || i->op == OP_SDIV || i->op == OP_UREM || i->op == OP_SREM;
    *out = poison;
    if (divides && (b.poison || !b.n)) return false;
    if (a.poison || b.poison) return true;
    bool shifts = i->op == OP_SHL || i->op == OP_LSHR || i->op == OP_ASHR;
    if (shifts && b.n >= bits) return true;
    if ((i->op == OP_SDIV || i->op == OP_SREM) && sb == -1 && sa == -((Exact)1 << (bits - 1))) return false;
    bool inexact = false;
    switch (i->op) {
    case OP_ADD: is = sa + sb, iu = ua + ub; break;
    case OP_SUB: is = sa - sb, iu = ua - ub; break;
    case OP_MUL: is = sa * sb, iu = (Exact)((U128)ua * (U128)ub); break;
    case OP_SHL: is = (Exact)((U128)sa << b.n), iu = (Exact)((U128)ua << b.n); break;
    case OP_LSHR: is = iu = ua >> b.n, inexact = (ua >> b.n) << b.n != ua; break;
    case OP_ASHR: is = iu = sa >> b.n, inexact = low_bits(a.n, (uint32_t)b.n) && b.n; break;
    case OP_UDIV: is = iu = ua / ub, inexact = ua % ub; break;
    case OP_SDIV: is = iu = sa / sb, inexact = sa % sb; break;
    case OP_UREM: is = iu = ua % ub; break;
    case OP_SREM: is = iu = sa % sb; break;
    case OP_AND: is = iu = ua & ub; break;
    case OP_OR: is = iu = ua | ub; break;
    default: is = iu = ua ^ ub; break;
    }
    uint64_t n = low_bits((uint64_t)is, bits);
    bool wraps_signed = is != as_signed(n, bits), wraps = iu != (Exact)n;
    bool both = op_info[i->op].flags & OF_WRAP;
    if (both && (i->flags & IF_NSW) && wraps_signed) return true;
    if (both && (i->flags & IF_NUW) && wraps) return true;
    if ((i->flags & IF_EXACT) && inexact) return true;
    if (i->op == OP_OR && (i->flags & IF_DISJOINT) && (a.n & b.n)) return true;
    *out = number(n, bits);
    return true;
}

/* Compares two integers of `bits` bits that are not poison. */
static bool compare(uint8_t pred, RunWord a, RunWord b, uint32_t bits) {
    int64_t x = as_signed(a.n, bits), y = as_signed(b.n, bits);
    switch (pred) {
    case ICMP_EQ: return a.n == b.n;
    case ICMP_NE: return a.n != b.n;
    case ICMP_UGT: return a.n > b.n;
    case ICMP_UGE: return a.n >= b.n;
    case ICMP_ULT: return a.n < b.n;
    case ICMP_ULE: return a.n <= b.n;
    case ICMP_SGT: return x > y;
    case ICMP_SGE: return x >= y;
    case ICMP_SLT: return x < y;
    default: return x <= y;
    }
}

/* Returns the result of v, a sext, zext or trunc, for the operand a. */
static RunWord convert(const Step *s, ValueId v, RunWord a) {
    const Inst *i = inst_at(s->f, v);
    uint32_t from = bits_of(s, inst_op(s->f, v, 0)), to = type_bits(s->m, i->type);
    int64_t n = as_signed(a.n, from);
    if (a.poison) return poison;
    if (i->op == OP_SEXT) return number((uint64_t)n, to);
    if (i->op == OP_ZEXT) return (i->flags & IF_NNEG) && n < 0 ? poison : a;
    if ((i->flags & IF_NUW) && low_bits(a.n, to) != a.n) return poison;
    if ((i->flags & IF_NSW) && as_signed(low_bits(a.n, to), to) != n) return poison;
    return number(a.n, to);
}

/* -------------------------------------------------------------------------------------------- addresses */

RunWord step_distance(Step *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    TypeId t = i->aux;
    RunWord d = {0};
    for (uint32_t k = 1; k < i->nopnd; k++) {
        RunWord x = step_operand(s, inst_op(s->f, v, k));
        if (x.poison) return poison;
        int64_t n = as_signed(x.n, bits_of(s, inst_op(s->f, v, k)));
        if (k > 1 && type_kind(s->m, t) == TY_STRUCT) {
            d.offset += (int64_t)type_field_offset(s->m, t, (uint32_t)n);
            t = type_elem(s->m, t, (uint64_t)n);
            continue;
        }
        if (k > 1) t = type_elem(s->m, t, 0);
        d.offset = (int64_t)((uint64_t)d.offset + (uint64_t)n * type_size(s->m, t));
    }
    return d;
}

/* Returns the result of getelementptr v; poison if it is inbounds and leaves its object. */
static RunWord gep(Step *s, ValueId v) {
    RunWord base = step_operand(s, inst_op(s->f, v, 0)), d = step_distance(s, v);
    if (base.poison || d.poison) return poison;
    base.n += (uint64_t)d.offset;
    base.offset += d.offset;
    int64_t size = base.object ? (int64_t)s->object_size[base.object] : INT64_MAX;
    bool outside = base.offset < 0 || base.offset > size;
    return outside && (inst_at(s->f, v)->flags & IF_INBOUNDS) ? poison : base;
}

/* Returns the generic address at which the window of a space begins: 0 for global memory, others far from each
 * other. */
static uint64_t window(uint32_t space) { return space == SPACE_GLOBAL ? 0 : (uint64_t)(space + 1) << 40; }

/* Returns what a test of a space, one of the intrinsics isspacep, answers for a pointer to the place. */
static bool is_in(uint8_t place, uint32_t intrinsic) {
    switch (intrinsic) {
    case INTRIN_llvm_nvvm_isspacep_global: return place == PLACE_GLOBAL || place == PLACE_PARAM || place == PLACE_NULL;
    case INTRIN_llvm_nvvm_isspacep_shared: return place == PLACE_OWN;
    case INTRIN_llvm_nvvm_isspacep_shared_cluster: return place == PLACE_OWN || place == PLACE_PEER;
    case INTRIN_llvm_nvvm_isspacep_const: return place == PLACE_CONST;
    case INTRIN_llvm_nvvm_isspacep_local: return place == PLACE_LOCAL;
    default: return place == PLACE_PARAM;
    }
}

/* Returns the address of object `id` in its space: a multiple of `align`, otherwise chosen by s->seed. */
static RunWord object(Step *s, uint32_t id, uint32_t space, uint64_t align) {
    uint64_t state = s->seed * 977 + id,
             n = random_next(&state) & (space == SPACE_GLOBAL ? UINT64_MAX >> 20 : 0xffffff);
    return (RunWord){.n = (n & (0 - align)) + align, .object = id};
}

/* ----------------------------------------------------------------------------------------- instructions */

RunWord step_operand(Step *s, Ref r) {
    uint64_t n;
    if (ref_int(s->m, r, &n)) return number(n, bits_of(s, r));
    if (ref_is(r, REF_VALUE)) return s->word[ref_index(r)];
    if (ref_is(r, REF_SYM)) {
        const Sym *y = &s->m->sym.at[ref_index(r)];
        return object(s, ref_index(r), y->space, (uint64_t)1 << (y->align - 1));
    }
    return poison;
}

/* Executes a call of an intrinsic that write.c writes. Returns false if the behaviour is undefined. */
static bool call(Step *s, ValueId v, RunWord *out) {
    uint32_t row = call_intrinsic(s->m, s->f, v), bits = type_bits(s->m, inst_at(s->f, v)->type);
    uint32_t args = call_nargs(s->f, v);
    RunWord a = args ? step_operand(s, inst_op(s->f, v, 0)) : (RunWord){0};
    RunWord b = args > 1 ? step_operand(s, inst_op(s->f, v, 1)) : (RunWord){0};
    uint64_t state = s->seed + v, chance = random_next(&state);
    uint32_t ones = 0, low = 0, high = 0;
    for (uint32_t k = 0; k < bits; k++) ones += a.n >> k & 1;
    while (low < bits && !(a.n >> low & 1)) low++;
    while (high < bits && !(a.n >> (bits - 1 - high) & 1)) high++;
    *out = poison;
    if (row == INTRIN_llvm_assume) return !a.poison && a.n;
    if (a.poison || b.poison) return true;
    switch (row) {
    case INTRIN_llvm_ptrmask:
        *out = a;
        out->n &= b.n;
        out->offset -= (int64_t)(a.n - out->n);
        break;
    case INTRIN_llvm_umin: *out = compare(ICMP_ULT, a, b, bits) ? a : b; break;
    case INTRIN_llvm_umax: *out = compare(ICMP_ULT, a, b, bits) ? b : a; break;
    case INTRIN_llvm_smin: *out = compare(ICMP_SLT, a, b, bits) ? a : b; break;
    case INTRIN_llvm_smax: *out = compare(ICMP_SLT, a, b, bits) ? b : a; break;
    case INTRIN_llvm_ctpop: *out = number(ones, bits); break;
    case INTRIN_llvm_cttz: *out = number(low, bits); break;
    case INTRIN_llvm_ctlz: *out = number(high, bits); break;
    case INTRIN_llvm_nvvm_read_ptx_sreg_tid_x: *out = number(chance % 1024, bits); break;
    case INTRIN_llvm_nvvm_read_ptx_sreg_tid_z: *out = number(chance % 64, bits); break;
    case INTRIN_llvm_nvvm_read_ptx_sreg_ntid_x: *out = number(1 + chance % 1024, bits); break;
    case INTRIN_llvm_nvvm_read_ptx_sreg_laneid: *out = number(chance % 32, bits); break;
    default: *out = number(is_in(a.place, row), 1); break;
    }
    return true;
}

/* Computes the result *out of instruction v, which is neither a phi nor a terminator. Returns false if the behaviour is
 * undefined. */
static bool execute(Step *s, ValueId v, RunWord *out) {
    const Inst *i = inst_at(s->f, v);
    RunWord a = i->nopnd ? step_operand(s, inst_op(s->f, v, 0)) : (RunWord){0};
    uint32_t bits =
        i->nopnd && type_is_int(s->m, ref_type(s->m, s->f, inst_op(s->f, v, 0))) ? bits_of(s, inst_op(s->f, v, 0)) : 64;
    switch (i->op) {
    case OP_ALLOCA: *out = object(s, s->m->sym.n + v, SPACE_LOCAL, (uint64_t)1 << (i->mem.align - 1)); return true;
    case OP_GETELEMENTPTR: *out = gep(s, v); return true;
    case OP_ADDRSPACECAST:
        *out = a;
        out->n += window(ref_space(s->m, s->f, inst_op(s->f, v, 0)));
        return true;
    case OP_PTRTOINT: *out = a.poison ? poison : number(a.n, type_bits(s->m, i->type)); return true;
    case OP_ZEXT:
    case OP_SEXT:
    case OP_TRUNC: *out = convert(s, v, a); return true;
    case OP_FREEZE:
        *out = a;
        if (a.poison) *out = number(s->seed * 0x9e3779b9 + v, bits);
        return true;
    case OP_ICMP: {
        RunWord b = step_operand(s, inst_op(s->f, v, 1));
        *out = a.poison || b.poison ? poison : number(compare(i->sub, a, b, bits), 1);
        return true;
    }
    case OP_SELECT: *out = a.poison ? poison : step_operand(s, inst_op(s->f, v, a.n ? 1 : 2)); return true;
    case OP_CALL: return call(s, v, out);
    default: return binary(i, a, step_operand(s, inst_op(s->f, v, 1)), bits, out);
    }
}

/* Executes the phis of block b at once, on the edge from `from`, and calls s->value for each. next: room for a word
 * for each value. */
static void phis(Step *s, BlockId b, BlockId from, RunWord *next) {
    each_inst_in(s->f, b, v) {
        if (inst_at(s->f, v)->op != OP_PHI) break;
        for (uint32_t k = 0; k + 1 < inst_at(s->f, v)->nopnd; k += 2)
            if (ref_index(inst_op(s->f, v, k + 1)) == from) next[v] = step_operand(s, inst_op(s->f, v, k));
    }
    each_inst_in(s->f, b, v) {
        if (inst_at(s->f, v)->op != OP_PHI) break;
        s->word[v] = next[v];
        s->value(s->to, v);
    }
}

void step_run(Step *s) {
    RunWord *next = mem_alloc(s->f->inst.n * sizeof *next);
    BlockId b = 0;
    for (uint32_t left = RUN_BUDGET; left; left--) {
        ValueId end = block_term(s->f, b);
        bool defined = true;
        each_inst_in(s->f, b, v) {
            if (v == end || inst_at(s->f, v)->op == OP_PHI || !defined) continue;
            defined = execute(s, v, &s->word[v]);
            if (defined) s->value(s->to, v);
        }
        if (!defined || inst_at(s->f, end)->op != OP_BR) break;
        uint32_t way = 0;
        if (inst_at(s->f, end)->nopnd == 3) {
            RunWord c = step_operand(s, inst_op(s->f, end, 0));
            if (c.poison) break;
            way = c.n ? 1 : 2;
        }
        BlockId to = ref_index(inst_op(s->f, end, way));
        s->edge(s->to, b, to);
        phis(s, to, b, next);
        b = to;
    }
    free(next);
}
