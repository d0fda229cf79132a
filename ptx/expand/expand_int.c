/* expand_int.c: intrinsics on integers of at most 64 bits, one scalar at a time: counting and reversing bits,
 * funnel shifts, minimum and maximum, arithmetic that saturates or reports overflow.
 *
 *   call i32 @llvm.cttz.i32(i32 %x, i1 false)     =>     brev.b32     %r2, %r1;
 *                                                        clz.b32      %r3, %r2;
 *   call i16 @llvm.ctlz.i16(i16 %x, i1 false)     =>     cvt.u32.u16  %r1, %rs1;
 *                                                        clz.b32      %r2, %r1;
 *                                                        sub.s32      %r3, %r2, 16;     zeros above the i16
 *   call i32 @llvm.sadd.sat.i32(i32 %x, i32 7)    =>     add.sat.s32  %r2, %r1, 7; */
#include "ptx/expand/expand.h"

/* Returns the constant 0 in the class of c. */
static Opd zero_of(const Comp *c) { return opd_imm((enum RegClass)c->cls, 0); }

/* Emits the binary operation x->aux of the first two operands. */
Opd expand_binary(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    return int_binary(e, (enum Op)x->aux, c, a[0], a[1]);
}

/* Emits a minimum or maximum; x->aux is the predicate under which the result is the first operand. */
Opd expand_int_minmax(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    enum IntPred p = (enum IntPred)x->aux;
    if (c->cls == RC_PRED) return opd_select(e, c, int_compare(e, p, c, a[0], a[1]), a[0], a[1]);
    bool is_signed = p == ICMP_SGT || p == ICMP_SLT;
    enum RegClass cls = (enum RegClass)c->cls;
    Opd low = is_signed ? opd_sext(e, a[0], c->bits, cls) : opd_zext(e, a[0], c->bits, cls);
    Opd high = is_signed ? opd_sext(e, a[1], c->bits, cls) : opd_zext(e, a[1], c->bits, cls);
    Opd d = reg_new(e, cls);
    put(e, "$s.$s $o, $o, $o", p == ICMP_SGT || p == ICMP_UGT ? "max" : "min", (is_signed ? rc_s : rc_u)[cls], d, low,
        high);
    return d;
}

/* Emits llvm.abs. The least number, whose magnitude does not fit, is returned unchanged. */
Opd expand_int_abs(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    if (c->cls == RC_PRED) return a[0];
    Opd d = reg_new(e, (enum RegClass)c->cls), in = opd_reg(e, opd_sext(e, a[0], c->bits, (enum RegClass)c->cls));
    put(e, "abs.$s $o, $o", rc_s[c->cls], d, in);
    return d;
}

/* --------------------------------------------------------------------------------------------------- bits */

/* Returns the operand zero-extended to 32 or 64 bits, the widths of the bit instructions. */
static Opd bit_operand(Emit *e, const Comp *c, Opd a) {
    return opd_reg(e, opd_zext(e, a, c->bits, c->bits <= 32 ? RC_B32 : RC_B64));
}

/* Converts the 32-bit result of a counting instruction to the type of the operand. */
static Opd count_result(Emit *e, const Comp *c, Opd n) {
    return c->cls == RC_PRED ? int_compare(e, ICMP_NE, &i32_comp, n, opd_imm(RC_B32, 0))
                             : opd_resize(e, n, (enum RegClass)c->cls);
}

/* Emits llvm.ctpop: the number of set bits. */
Opd expand_ctpop(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    Opd in = bit_operand(e, c, a[0]), n = reg_new(e, RC_B32);
    put(e, "popc.$s $o, $o", rc_b[in.cls], n, in);
    return count_result(e, c, n);
}

/* Emits llvm.ctlz: the zeros above the highest set bit, less those of the register above the integer. The count for 0
 * is the width. */
Opd expand_ctlz(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    Opd in = bit_operand(e, c, a[0]), n = reg_new(e, RC_B32), d = n;
    put(e, "clz.$s $o, $o", rc_b[in.cls], n, in);
    if (c->bits != class_bits((enum RegClass)in.cls)) {
        d = reg_new(e, RC_B32);
        put(e, "sub.s32 $o, $o, $u", d, n, class_bits((enum RegClass)in.cls) - c->bits);
    }
    return count_result(e, c, d);
}

/* Emits llvm.cttz: sets the bit just above the integer, so that the count stops there, then reverses the bits and
 * counts leading zeros. The count for 0 is the width. */
Opd expand_cttz(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    Opd in = bit_operand(e, c, a[0]), turned = reg_new(e, (enum RegClass)in.cls), n = reg_new(e, RC_B32);
    if (c->bits != class_bits((enum RegClass)in.cls)) {
        Opd stop = reg_new(e, (enum RegClass)in.cls);
        put(e, "or.$s $o, $o, $i", rc_b[in.cls], stop, in, (int64_t)((uint64_t)1 << c->bits));
        in = stop;
    }
    put(e, "brev.$s $o, $o", rc_b[in.cls], turned, in);
    put(e, "clz.$s $o, $o", rc_b[in.cls], n, turned);
    return count_result(e, c, n);
}

/* Returns the integer that c describes in a register of its class, moved down from the top of d, where reversing the
 * whole register leaves it. */
static Opd from_top(Emit *e, const Comp *c, Opd d) {
    uint32_t by = class_bits((enum RegClass)d.cls) - c->bits;
    if (by) {
        Opd low = reg_new(e, (enum RegClass)d.cls);
        put(e, "shr.$s $o, $o, $u", rc_u[d.cls], low, d, by);
        d = low;
    }
    return opd_resize(e, d, (enum RegClass)c->cls);
}

/* Emits llvm.bitreverse: reverses the whole register and moves the integer down from its top. */
Opd expand_bitreverse(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    if (c->cls == RC_PRED) return a[0];
    Opd in = bit_operand(e, c, a[0]), d = reg_new(e, (enum RegClass)in.cls);
    put(e, "brev.$s $o, $o", rc_b[in.cls], d, in);
    return from_top(e, c, d);
}

/* Emits a reversal of the four bytes of a 32-bit register. */
static Opd bytes_turned(Emit *e, Opd a) {
    Opd d = reg_new(e, RC_B32);
    put(e, "prmt.b32 $o, $o, 0, 0x0123", d, a);
    return d;
}

/* Emits llvm.bswap: reverses the bytes of the whole register and moves the integer down from its top. */
Opd expand_bswap(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    (void)x;
    if (c->bits % 16) return a[0];
    Opd in = bit_operand(e, c, a[0]);
    if (in.cls == RC_B32) return from_top(e, c, bytes_turned(e, in));
    Opd low = reg_new(e, RC_B32), high = reg_new(e, RC_B32), d = reg_new(e, RC_B64);
    put(e, "mov.b64 {$o, $o}, $o", low, high, in);
    low = bytes_turned(e, low);
    high = bytes_turned(e, high);
    put(e, "mov.b64 $o, {$o, $o}", d, high, low);
    return from_top(e, c, d);
}

/* Emits fshl, or fshr if x->aux. The count is taken modulo the width. For 32 bits, shf.wrap does all. For other widths,
 * one operand is shifted by the count and the other by the rest of the width. Where the count is 0 the rest is the
 * whole width, and in PTX such a shift gives 0. The parts are added, because ptxas makes two shf of a sum but not of an
 * or. */
Opd expand_funnel(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    bool right = x->aux;
    Opd near = a[right ? 1 : 0], far = a[right ? 0 : 1], by = a[2], rest;
    if (c->cls == RC_PRED) return near;
    if (c->bits == 32) {
        Opd d = reg_new(e, RC_B32), low = opd_reg(e, a[1]), high = opd_reg(e, a[0]);
        put(e, "shf.$s.wrap.b32 $o, $o, $o, $o", right ? "r" : "l", d, low, high, opd_use(e, by));
        return d;
    }
    if (by.kind == OPD_IMM) {
        uint64_t n = (uint64_t)by.imm % c->bits;
        if (n == 0) return near;
        by = opd_imm(c->cls, n);
        rest = opd_imm(c->cls, c->bits - n);
    } else {
        bool power = (c->bits & (c->bits - 1)) == 0, cut = power && c->cls == RC_B64;
        const Comp *k = cut ? &i32_comp : c; /* of the count */
        if (cut) by = opd_resize(e, opd_use(e, by), RC_B32);
        by = int_binary(e, power ? OP_AND : OP_UREM, k, by, opd_imm(k->cls, power ? c->bits - 1u : c->bits));
        rest = int_binary(e, OP_SUB, k, opd_imm(k->cls, c->bits), by);
    }
    Opd kept = int_binary(e, right ? OP_LSHR : OP_SHL, c, near, by);
    return int_binary(e, OP_ADD, c, kept, int_binary(e, right ? OP_SHL : OP_LSHR, c, far, rest));
}

/* ----------------------------------------------------------------------------------------------- overflow */

/* Returns the predicate that d, the sum or difference of a and b (op: OP_ADD or OP_SUB), has left the signed range. It
 * follows from the signs: those of a and b are equal (for sub: different), and d has a sign other than a. */
static Opd signed_over(Emit *e, enum Op op, const Comp *c, Opd a, Opd b, Opd d) {
    Opd left = int_binary(e, OP_XOR, c, a, d),
        right = int_binary(e, OP_XOR, c, op == OP_ADD ? b : a, op == OP_ADD ? d : b);
    return int_compare(e, ICMP_SLT, c, int_binary(e, OP_AND, c, left, right), zero_of(c));
}

/* Returns the overflow flag of d = a op b; op: OP_ADD or OP_SUB. */
static Opd over(Emit *e, enum Op op, bool is_signed, const Comp *c, Opd a, Opd b, Opd d) {
    if (is_signed) return signed_over(e, op, c, a, b, d);
    return op == OP_ADD ? int_compare(e, ICMP_ULT, c, d, a) : int_compare(e, ICMP_ULT, c, a, b);
}

/* Emits an addition or subtraction and sets a[3] to the predicate that it overflows; x->aux is OP_ADD or OP_SUB,
 * x->text "s" (signed) or "u". */
Opd expand_with_overflow(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    enum Op op = (enum Op)x->aux;
    Opd first = opd_use(e, a[0]), second = opd_use(e, a[1]);
    Opd d = int_binary(e, op, c, first, second);
    a[3] = over(e, op, x->text[0] == 's', c, first, second, d);
    return d;
}

/* Emits a product and sets a[3] to the predicate that it overflows; x->text is "s" (signed) or "u". Computes the full
 * product: of up to 32 bits in 64 bits, of wider operands in two halves. */
Opd expand_mul_with_overflow(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    bool is_signed = x->text[0] == 's';
    Opd *flag = &a[3];
    Opd first = is_signed ? opd_sext(e, a[0], c->bits, RC_B64) : opd_zext(e, a[0], c->bits, RC_B64);
    Opd second = is_signed ? opd_sext(e, a[1], c->bits, RC_B64) : opd_zext(e, a[1], c->bits, RC_B64);
    Opd d = int_binary(e, OP_MUL, &i64_comp, first, second);
    if (c->bits <= 32) {
        Opd back = is_signed ? opd_sext(e, opd_resize(e, d, RC_B32), c->bits, RC_B64)
                             : opd_zext(e, opd_resize(e, d, RC_B32), c->bits, RC_B64);
        *flag = int_compare(e, ICMP_NE, &i64_comp, back, d);
        return c->cls == RC_PRED ? int_compare(e, ICMP_NE, &i64_comp, d, opd_imm(RC_B64, 0))
                                 : opd_resize(e, d, (enum RegClass)c->cls);
    }
    Opd high = reg_new(e, RC_B64);
    put(e, is_signed ? "mul.hi.s64 $o, $o, $o" : "mul.hi.u64 $o, $o, $o", high, opd_reg(e, first), second);
    Opd sign = is_signed ? int_binary(e, OP_ASHR, &i64_comp, d, opd_imm(RC_B64, 63)) : opd_imm(RC_B64, 0);
    *flag = int_compare(e, ICMP_NE, &i64_comp, high, sign);
    if (c->bits == 64) return d;
    Opd back = is_signed ? opd_sext(e, d, c->bits, RC_B64) : opd_zext(e, d, c->bits, RC_B64);
    *flag = int_binary(e, OP_OR, &i1_comp, *flag, int_compare(e, ICMP_NE, &i64_comp, back, d));
    return d;
}

/* Returns the least signed number of the width of c if a is negative, else the greatest. */
static Opd signed_limit(Emit *e, const Comp *c, Opd a) {
    Opd sign = int_binary(e, OP_ASHR, c, a, opd_imm((enum RegClass)c->cls, c->bits - 1u));
    return int_binary(e, OP_XOR, c, sign, opd_imm((enum RegClass)c->cls, ((uint64_t)1 << (c->bits - 1)) - 1));
}

/* Emits a saturating addition or subtraction; x->aux is OP_ADD or OP_SUB, x->text "s" (signed) or "u". The signed forms
 * of 32 bits have the modifier .sat; the others select the limit if the operation overflows. */
Opd expand_add_sat(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    enum Op op = (enum Op)x->aux;
    bool is_signed = x->text[0] == 's';
    Opd first = opd_use(e, a[0]), second = opd_use(e, a[1]);
    if (is_signed && c->bits == 32) {
        Opd sum = reg_new(e, RC_B32);
        put(e, "$s.sat.s32 $o, $o, $o", op == OP_ADD ? "add" : "sub", sum, first, second);
        return sum;
    }
    Opd d = int_binary(e, op, c, first, second), limit;
    if (is_signed) limit = signed_limit(e, c, first);
    else limit = opd_imm((enum RegClass)c->cls, op == OP_ADD ? UINT64_MAX : 0);
    return opd_select(e, c, over(e, op, is_signed, c, first, second, d), limit, d);
}

/* Emits a saturating shift; x->text is "s" (signed) or "u". Shifts left, and takes the limit if shifting back does not
 * restore the operand. */
Opd expand_shl_sat(Emit *e, const Expand *x, const Comp *c, Opd *a) {
    bool is_signed = x->text[0] == 's';
    Opd d = int_binary(e, OP_SHL, c, a[0], a[1]), back = int_binary(e, is_signed ? OP_ASHR : OP_LSHR, c, d, a[1]);
    Opd limit = is_signed ? signed_limit(e, c, a[0]) : opd_imm((enum RegClass)c->cls, UINT64_MAX);
    return opd_select(e, c, int_compare(e, ICMP_NE, c, back, a[0]), limit, d);
}
