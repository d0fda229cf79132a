/* atomic_wide.c: atomic accesses of 128 bits. They need .version 8.3, or 8.4 for the whole
 * system; all but loads and stores need sm_90 besides.
 *
 * A value is two words everywhere but between the braces of one access, where a register of 128 bits lives.
 * What has no instruction is a loop around compare-and-swap; what it begins with may be torn, the first
 * compare finds that out. */
#include "ptx/expand/atomic.h"

typedef struct Pair { Opd low, high; } Pair;

static const Comp word = {.cls = RC_B64, .kind = TY_INT, .bits = 64};

bool type_is_wide_atom(Emit *e, TypeId t) { return type_is_int(e->m, t) && type_bits(e->m, t) == 128; }

static Pair pair_new(Emit *e) {
    Pair p = {.low = reg_new(e, RC_B64)};
    p.high = reg_new(e, RC_B64);
    return p;
}

static Pair pair_of(Emit *e, Ref r) {
    Pair p = {.low = val_reg(e, r, 0)};
    p.high = val_reg(e, r, 1);
    return p;
}

static void pair_set(Emit *e, ValueId v, Pair p) {
    val_set(e, v, 0, p.low);
    val_set(e, v, 1, p.high);
}

/* ---------------------------------------------------------------------------------------- one instruction */

static void quad_begin(Emit *e, const MemOrder *o) {
    emit_version(e, strcmp(o->scope, ".sys") == 0 ? 84 : 83);
    put(e, "{ .reg .b128 %nvir_q<3>");
}

static void quad_pack(Emit *e, uint32_t k, Pair p) {
    put(e, "mov.b128 %nvir_q$u, {$o, $o}", k, p.low, p.high);
}

static void quad_end(Emit *e, Pair *result) {
    if (result) put(e, "mov.b128 {$o, $o}, %nvir_q0", result->low, result->high);
    put_text(e, "\t}\n");
}

static Pair plain_load(Emit *e, Opd a) {
    Pair p = pair_new(e);
    put(e, "ld$s.v2.b64 {$o, $o}, $a", space_suffix(a.space), p.low, p.high, a);
    return p;
}

static Pair compare_and_swap(Emit *e, Opd a, const MemOrder *o, Pair expect, Pair next) {
    Pair got = pair_new(e);
    quad_begin(e, o);
    quad_pack(e, 1, expect);
    quad_pack(e, 2, next);
    put(e, "atom$s$s$s.cas.b128 %nvir_q0, $a, %nvir_q1, %nvir_q2", o->sem, o->scope, space_suffix(a.space),
        a);
    quad_end(e, &got);
    return got;
}

static Pair exchange(Emit *e, Opd a, const MemOrder *o, Pair next) {
    Pair got = pair_new(e);
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
    Pair got = pair_new(e);
    fence_put(e, o);
    quad_begin(e, o);
    put(e, "ld$s$s$s.b128 %nvir_q0, $a", o->sem, o->scope, space_suffix(a.space), a);
    quad_end(e, &got);
    pair_set(e, v, got);
}

void wide_atom_store(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    Pair value = pair_of(e, inst_op(e->f, v, 0));
    if (a.space == SPACE_LOCAL) {
        put(e, "st.local.v2.b64 $a, {$o, $o}", a, value.low, value.high);
        return;
    }
    fence_put(e, o);
    quad_begin(e, o);
    quad_pack(e, 0, value);
    put(e, "st$s$s$s.b128 $a, %nvir_q0", o->sem, o->scope, space_suffix(a.space), a);
    quad_end(e, NULL);
}

/* ----------------------------------------------------------------------------- what an operation computes */

static Pair by_words(Emit *e, enum Op op, Pair a, Pair b) {
    Pair d = {.low = int_binary(e, op, &word, a.low, b.low)};
    d.high = int_binary(e, op, &word, a.high, b.high);
    return d;
}

static Pair carried(Emit *e, const char *op, Pair a, Pair b) {
    Pair d = pair_new(e);
    put(e, "$s.cc.u64 $o, $o, $o", op, d.low, a.low, b.low);
    put(e, "$sc.u64 $o, $o, $o", op, d.high, a.high, b.high);
    return d;
}

static Pair choose(Emit *e, Opd cond, Pair yes, Pair no) {
    Pair d = {.low = select_opd(e, &word, cond, yes.low, no.low)};
    d.high = select_opd(e, &word, cond, yes.high, no.high);
    return d;
}

static Opd less(Emit *e, bool is_signed, Pair a, Pair b) {
    Opd equal = reg_new(e, RC_PRED), low = reg_new(e, RC_PRED), d = reg_new(e, RC_PRED);
    put(e, "setp.eq.b64 $o, $o, $o", equal, a.high, b.high);
    put(e, "setp.lt.and.u64 $o, $o, $o, $o", low, a.low, b.low, equal);
    put(e, "setp.lt.or.$s $o, $o, $o, $o", is_signed ? "s64" : "u64", d, a.high, b.high, low);
    return d;
}

static Opd equal(Emit *e, Pair a, Pair b) {
    Opd low = reg_new(e, RC_PRED), d = reg_new(e, RC_PRED);
    put(e, "setp.eq.b64 $o, $o, $o", low, a.low, b.low);
    put(e, "setp.eq.and.b64 $o, $o, $o, $o", d, a.high, b.high, low);
    return d;
}

/* The value memory gets when it held a and the operand is b. */
static Pair rmw_pair(Emit *e, enum RmwOp op, Pair a, Pair b) {
    Pair zero = {opd_imm(RC_B64, 0), opd_imm(RC_B64, 0)}, one = {opd_imm(RC_B64, 1), opd_imm(RC_B64, 0)};
    Pair ones = {opd_imm(RC_B64, UINT64_MAX), opd_imm(RC_B64, UINT64_MAX)};
    switch (op) {
    case RMW_ADD: return carried(e, "add", a, b);
    case RMW_SUB: return carried(e, "sub", a, b);
    case RMW_AND: return by_words(e, OP_AND, a, b);
    case RMW_OR: return by_words(e, OP_OR, a, b);
    case RMW_XOR: return by_words(e, OP_XOR, a, b);
    case RMW_NAND: return by_words(e, OP_XOR, by_words(e, OP_AND, a, b), ones);
    case RMW_MAX: case RMW_UMAX: return choose(e, less(e, op == RMW_MAX, a, b), b, a);
    case RMW_MIN: case RMW_UMIN: return choose(e, less(e, op == RMW_MIN, b, a), b, a);
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

static Pair rmw_loop(Emit *e, enum RmwOp op, Opd a, const MemOrder *o, Pair b) {
    uint32_t again = label_new(e);
    Pair expect = plain_load(e, a);
    label_here(e, again);
    Pair got = compare_and_swap(e, a, o, expect, rmw_pair(e, op, expect, b));
    Opd same = equal(e, got, expect);
    put(e, "mov.b64 $o, $o", expect.low, got.low);
    put(e, "mov.b64 $o, $o", expect.high, got.high);
    put(e, "@!$o bra $l", same, again);
    return got;
}

void wide_atom_rmw(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    enum RmwOp op = (enum RmwOp)e->f->inst.at[v].sub;
    Pair b = pair_of(e, inst_op(e->f, v, 1)), old;
    if (a.space == SPACE_LOCAL) {
        old = plain_load(e, a);
        Pair next = rmw_pair(e, op, old, b);
        put(e, "st.local.v2.b64 $a, {$o, $o}", a, opd_reg(e, next.low), opd_reg(e, next.high));
    } else {
        emit_need(e, 90, 0, 83, v, "an atomic operation on 128 bits");
        fence_put(e, o);
        old = op == RMW_XCHG ? exchange(e, a, o, b) : rmw_loop(e, op, a, o, b);
    }
    pair_set(e, v, old);
}

void wide_atom_cmpxchg(Emit *e, ValueId v, Opd a, const MemOrder *o) {
    Pair expect = pair_of(e, inst_op(e->f, v, 1)), next = pair_of(e, inst_op(e->f, v, 2)), old;
    if (a.space == SPACE_LOCAL) {
        old = plain_load(e, a);
        Pair chosen = choose(e, equal(e, old, expect), next, old);
        put(e, "st.local.v2.b64 $a, {$o, $o}", a, opd_reg(e, chosen.low), opd_reg(e, chosen.high));
    } else {
        emit_need(e, 90, 0, 83, v, "an atomic operation on 128 bits");
        fence_put(e, o);
        old = compare_and_swap(e, a, o, expect, next);
    }
    pair_set(e, v, old);
    val_set(e, v, 2, equal(e, old, expect));
}
