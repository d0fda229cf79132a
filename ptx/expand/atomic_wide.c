/* atomic_wide.c: atomic accesses of 128 bits. They need .version 8.3, or 8.4 in the scope of the whole
 * system; all except loads and stores also need sm_90.
 *
 * A value is a pair of 64-bit registers, except between the braces of one access, which declare registers
 * of 128 bits. An operation without an instruction becomes a loop around compare-and-swap:
 *
 *    expected = load
 *    loop: old = cas(expected, operation(expected));  if (old != expected) { expected = old; goto loop; }
 *
 * The first load is not atomic and may be torn, but then the first compare-and-swap fails. */
#include "ptx/expand/atomic.h"

typedef struct AtomPair {
    Opd low, high;
} AtomPair;

bool type_is_wide_atom(Emit *e, TypeId t) { return type_is_int(e->m, t) && type_bits(e->m, t) == 128; }

/* Returns a pair of new registers. */
static AtomPair pair_new(Emit *e) {
    AtomPair p = {.low = reg_new(e, RC_B64)};
    p.high = reg_new(e, RC_B64);
    return p;
}

/* Returns the two registers that hold i128 value r. */
static AtomPair pair_of(Emit *e, Ref r) {
    AtomPair p = {.low = val_reg(e, r, 0)};
    p.high = val_reg(e, r, 1);
    return p;
}

/* Makes the pair the value of instruction v. */
static void pair_set(Emit *e, ValueId v, AtomPair p) {
    val_set(e, v, 0, p.low);
    val_set(e, v, 1, p.high);
}

/* ---------------------------------------------------------------------------------------- one instruction */

/* Opens a PTX scope with three 128-bit registers: %nvir_q0 for the result (or the value of a store), 1 and 2 for
 * the operands. Raises .version as the memory scope in *o needs it. quad_end closes the PTX scope. */
static void quad_begin(Emit *e, const MemOrder *o) {
    emit_version(e, strcmp(o->scope, ".sys") == 0 ? 84 : 83);
    put(e, "{ .reg .b128 %nvir_q<3>");
}

/* Copies p to %nvir_qK. */
static void quad_pack(Emit *e, uint32_t k, AtomPair p) { put(e, "mov.b128 %nvir_q$u, {$o, $o}", k, p.low, p.high); }

/* Copies %nvir_q0 to the registers of *result, unless `result` is NULL, and closes the PTX scope. */
static void quad_end(Emit *e, AtomPair *result) {
    if (result) put(e, "mov.b128 {$o, $o}, %nvir_q0", result->low, result->high);
    put_text(e, "\t}\n");
}

/* Loads the pair at address a. The load is not atomic. */
static AtomPair plain_load(Emit *e, Opd a) {
    AtomPair p = pair_new(e);
    put(e, "ld$s.v2.b64 {$o, $o}, $a", space_suffix(a.space), p.low, p.high, a);
    return p;
}

/* Stores the pair at address a in local memory. The store is not atomic. */
static void plain_store(Emit *e, Opd a, AtomPair p) {
    put(e, "st.local.v2.b64 $a, {$o, $o}", a, opd_reg(e, p.low), opd_reg(e, p.high));
}

/* Emits a compare-and-swap at address a and returns the old value. */
static AtomPair compare_and_swap(Emit *e, Opd a, const MemOrder *o, AtomPair expect, AtomPair next) {
    AtomPair got = pair_new(e);
    quad_begin(e, o);
    quad_pack(e, 1, expect);
    quad_pack(e, 2, next);
    put(e, "atom$s$s$s.cas.b128 %nvir_q0, $a, %nvir_q1, %nvir_q2", o->sem, o->scope, space_suffix(a.space), a);
    quad_end(e, &got);
    return got;
}

/* Emits an exchange at address a and returns the old value. */
static AtomPair exchange(Emit *e, Opd a, const MemOrder *o, AtomPair next) {
    AtomPair got = pair_new(e);
    quad_begin(e, o);
    quad_pack(e, 1, next);
    put(e, "atom$s$s$s.exch.b128 %nvir_q0, $a, %nvir_q1", o->sem, o->scope, space_suffix(a.space), a);
    quad_end(e, &got);
    return got;
}

void wide_atom_load(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    if (a.space == SPACE_LOCAL || a.space == SPACE_CONST || a.space == SPACE_PARAM) {
        pair_set(e, v, plain_load(e, a));
        return;
    }
    AtomPair got = pair_new(e);
    fence_put(e, o);
    quad_begin(e, o);
    put(e, "ld$s$s$s.b128 %nvir_q0, $a", o->sem, o->scope, space_suffix(a.space), a);
    quad_end(e, &got);
    pair_set(e, v, got);
}

void wide_atom_store(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    AtomPair value = pair_of(e, inst_op(e->f, v, 0));
    if (a.space == SPACE_LOCAL) {
        plain_store(e, a, value);
        return;
    }
    fence_put(e, o);
    quad_begin(e, o);
    quad_pack(e, 0, value);
    put(e, "st$s$s$s.b128 $a, %nvir_q0", o->sem, o->scope, space_suffix(a.space), a);
    quad_end(e, NULL);
}

/* --------------------------------------------------------------------------------------------- operations */

/* Applies bitwise operation `op` to both halves. */
static AtomPair by_words(Emit *e, enum Op op, AtomPair a, AtomPair b) {
    AtomPair d = {.low = int_binary(e, op, &i64_comp, a.low, b.low)};
    d.high = int_binary(e, op, &i64_comp, a.high, b.high);
    return d;
}

/* Returns a + b or a - b modulo 2^128, with a carry from the low to the high half. op: "add" or "sub". */
static AtomPair carried(Emit *e, const char *op, AtomPair a, AtomPair b) {
    AtomPair d = pair_new(e);
    put(e, "$s.cc.u64 $o, $o, $o", op, d.low, a.low, b.low);
    put(e, "$sc.u64 $o, $o, $o", op, d.high, a.high, b.high);
    return d;
}

/* Returns cond ? yes : no. */
static AtomPair choose(Emit *e, Opd cond, AtomPair yes, AtomPair no) {
    AtomPair d = {.low = opd_select(e, &i64_comp, cond, yes.low, no.low)};
    d.high = opd_select(e, &i64_comp, cond, yes.high, no.high);
    return d;
}

/* Returns the predicate a < b. */
static Opd less(Emit *e, bool is_signed, AtomPair a, AtomPair b) {
    Opd equal = reg_new(e, RC_PRED), low = reg_new(e, RC_PRED), d = reg_new(e, RC_PRED);
    put(e, "setp.eq.b64 $o, $o, $o", equal, a.high, b.high);
    put(e, "setp.lt.and.u64 $o, $o, $o, $o", low, a.low, b.low, equal);
    put(e, "setp.lt.or.$s $o, $o, $o, $o", is_signed ? "s64" : "u64", d, a.high, b.high, low);
    return d;
}

/* Returns the predicate a == b. */
static Opd equal(Emit *e, AtomPair a, AtomPair b) {
    Opd low = reg_new(e, RC_PRED), d = reg_new(e, RC_PRED);
    put(e, "setp.eq.b64 $o, $o, $o", low, a.low, b.low);
    put(e, "setp.eq.and.b64 $o, $o, $o, $o", d, a.high, b.high, low);
    return d;
}

/* Returns the value that atomicrmw `op` stores if memory holds a and the operand is b. */
static AtomPair rmw_pair(Emit *e, enum RmwOp op, AtomPair a, AtomPair b) {
    AtomPair zero = {opd_imm(RC_B64, 0), opd_imm(RC_B64, 0)}, one = {opd_imm(RC_B64, 1), opd_imm(RC_B64, 0)};
    AtomPair ones = {opd_imm(RC_B64, UINT64_MAX), opd_imm(RC_B64, UINT64_MAX)};
    switch (op) {
    case RMW_ADD: return carried(e, "add", a, b);
    case RMW_SUB: return carried(e, "sub", a, b);
    case RMW_AND: return by_words(e, OP_AND, a, b);
    case RMW_OR: return by_words(e, OP_OR, a, b);
    case RMW_XOR: return by_words(e, OP_XOR, a, b);
    case RMW_NAND: return by_words(e, OP_XOR, by_words(e, OP_AND, a, b), ones);
    case RMW_MAX:
    case RMW_UMAX: return choose(e, less(e, op == RMW_MAX, a, b), b, a);
    case RMW_MIN:
    case RMW_UMIN: return choose(e, less(e, op == RMW_MIN, b, a), b, a);
    case RMW_UINC_WRAP: return choose(e, less(e, false, a, b), carried(e, "add", a, one), zero);
    case RMW_UDEC_WRAP:
        a = choose(e, less(e, false, b, a), zero, a);
        return choose(e, equal(e, a, zero), b, carried(e, "sub", a, one));
    case RMW_USUB_COND: return choose(e, less(e, false, a, b), a, carried(e, "sub", a, b));
    case RMW_USUB_SAT: return choose(e, less(e, false, a, b), zero, carried(e, "sub", a, b));
    default: return b;
    }
}

/* ------------------------------------------------------------------------------------------- instructions */

/* Emits atomicrmw `op` at address a with operand b as a compare-and-swap loop. Returns the old value. */
static AtomPair rmw_loop(Emit *e, enum RmwOp op, Opd a, const MemOrder *o, AtomPair b) {
    uint32_t again = label_new(e);
    AtomPair expect = plain_load(e, a);
    label_here(e, again);
    AtomPair got = compare_and_swap(e, a, o, expect, rmw_pair(e, op, expect, b));
    Opd same = equal(e, got, expect);
    put(e, "mov.b64 $o, $o", expect.low, got.low);
    put(e, "mov.b64 $o, $o", expect.high, got.high);
    put(e, "@!$o bra $l", same, again);
    return got;
}

void wide_atom_rmw(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    enum RmwOp op = (enum RmwOp)e->f->inst.at[v].sub;
    AtomPair b = pair_of(e, inst_op(e->f, v, 1)), old;
    if (a.space == SPACE_LOCAL) {
        old = plain_load(e, a);
        plain_store(e, a, rmw_pair(e, op, old, b));
    } else {
        emit_need(e, 90, 0, 83, v, "an atomic operation on 128 bits");
        fence_put(e, o);
        old = op == RMW_XCHG ? exchange(e, a, o, b) : rmw_loop(e, op, a, o, b);
    }
    pair_set(e, v, old);
}

void wide_atom_cmpxchg(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    AtomPair expect = pair_of(e, inst_op(e->f, v, 1)), next = pair_of(e, inst_op(e->f, v, 2)), old;
    if (a.space == SPACE_LOCAL) {
        old = plain_load(e, a);
        plain_store(e, a, choose(e, equal(e, old, expect), next, old));
    } else {
        emit_need(e, 90, 0, 83, v, "an atomic operation on 128 bits");
        fence_put(e, o);
        old = compare_and_swap(e, a, o, expect, next);
    }
    pair_set(e, v, old);
    val_set(e, v, 2, equal(e, old, expect));
}
