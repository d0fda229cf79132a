/* scalar_int.c: arithmetic, comparison and selection of integers of at most 64 bits. An i1 is a predicate,
 * whose arithmetic is logic. */
#include "ptx/scalar/scalar.h"

#include "ir/arith.h"

const Comp i1_comp = {.cls = RC_PRED, .kind = TY_INT, .bits = 1};
const Comp i16_comp = {.cls = RC_B16, .kind = TY_INT, .bits = 16};
const Comp i32_comp = {.cls = RC_B32, .kind = TY_INT, .bits = 32};
const Comp i64_comp = {.cls = RC_B64, .kind = TY_INT, .bits = 64};

/* --------------------------------------------------------------------------------------------- predicates */

/* Returns the negated predicate, which needs no instruction. */
static Opd pred_not(Opd a) {
    if (a.kind == OPD_IMM) return opd_imm(RC_PRED, !(a.imm & 1));
    a.kind = a.kind == OPD_NOT ? OPD_REG : OPD_NOT;
    return a;
}

/* Emits "and", "or" or "xor" (op) of two predicates, which may be negated. */
static Opd pred_op(Emit *e, const char *op, Opd a, Opd b) {
    Opd d = reg_new(e, RC_PRED);
    put(e, "$s.pred $o, $o, $o", op, d, a, b);
    return d;
}

/* Returns a and b; emits nothing if one is a constant. */
static Opd pred_and(Emit *e, Opd a, Opd b) {
    if (a.kind == OPD_IMM) return a.imm & 1 ? b : a;
    if (b.kind == OPD_IMM) return b.imm & 1 ? a : b;
    return pred_op(e, "and", a, b);
}

/* Returns a or b; emits nothing if one is a constant. */
static Opd pred_or(Emit *e, Opd a, Opd b) {
    return a.kind == OPD_IMM || b.kind == OPD_IMM ? pred_not(pred_and(e, pred_not(a), pred_not(b)))
                                                  : pred_op(e, "or", a, b);
}

/* Returns a xor b; emits nothing if one is a constant. */
static Opd pred_xor(Emit *e, Opd a, Opd b) {
    if (a.kind == OPD_IMM) return a.imm & 1 ? pred_not(b) : b;
    if (b.kind == OPD_IMM) return b.imm & 1 ? pred_not(a) : a;
    return pred_op(e, "xor", a, b);
}

/* Returns op(left, b) for the constant `left`, as a predicate that needs no instruction: 0, 1, b or the negation of
 * b. */
static Opd pred_row(enum Op op, uint64_t left, Opd b) {
    uint64_t zero = 0, one = 0;
    arith_binary(op, left, 0, 1, &zero);
    arith_binary(op, left, 1, 1, &one);
    if ((zero & 1) == (one & 1)) return opd_imm(RC_PRED, zero & 1);
    return one & 1 ? b : pred_not(b);
}

/* Computes integer arithmetic on i1 as logic: addition and subtraction are xor, multiplication is and, a remainder is
 * 0. A shift or quotient is a, because a shift by 1 and a division by 0 are undefined. Any other operation is computed
 * from its truth table, which ir/arith.h gives. */
static Opd pred_binary(Emit *e, enum Op op, Opd a, Opd b) {
    switch (op) {
    case OP_AND:
    case OP_MUL: return pred_and(e, a, b);
    case OP_OR: return pred_or(e, a, b);
    case OP_UREM:
    case OP_SREM: return opd_imm(RC_PRED, 0);
    case OP_ADD:
    case OP_SUB:
    case OP_XOR: return pred_xor(e, a, b);
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR:
    case OP_UDIV:
    case OP_SDIV: return a; /* shifts are by 0 and divisions by 1, because anything else is undefined */
    default: return pred_or(e, pred_and(e, a, pred_row(op, 1, b)), pred_and(e, pred_not(a), pred_row(op, 0, b)));
    }
}

/* Compares predicates. As an unsigned number, true is 1; as a signed number it is -1. */
static Opd pred_compare(Emit *e, enum IntPred p, Opd a, Opd b) {
    switch (p) {
    case ICMP_EQ: return pred_not(pred_xor(e, a, b));
    case ICMP_NE: return pred_xor(e, a, b);
    case ICMP_UGT:
    case ICMP_SLT: return pred_and(e, a, pred_not(b));
    case ICMP_UGE:
    case ICMP_SLE: return pred_or(e, a, pred_not(b));
    case ICMP_ULT:
    case ICMP_SGT: return pred_and(e, pred_not(a), b);
    default: return pred_or(e, pred_not(a), b);
    }
}

Opd opd_select(Emit *e, const Comp *c, Opd cond, Opd yes, Opd no) {
    if (cond.kind == OPD_IMM) return cond.imm & 1 ? yes : no;
    if (c->cls == RC_PRED) {
        if (yes.kind == OPD_IMM && yes.imm & 1) return pred_or(e, cond, no);
        if (no.kind == OPD_IMM && no.imm & 1) return pred_or(e, pred_not(cond), yes);
        Opd first = pred_and(e, cond, yes);
        return pred_or(e, first, pred_and(e, pred_not(cond), no));
    }
    yes = opd_use(e, yes);
    no = opd_use(e, no);
    Opd d = reg_new(e, c->cls), first = cond.kind == OPD_NOT ? no : yes, second = cond.kind == OPD_NOT ? yes : no;
    cond.kind = OPD_REG;
    if (c->kind == TY_FLOAT) put(e, "selp.f32 $o, $f, $f, $o", d, first, second, cond);
    else if (c->kind == TY_DOUBLE) put(e, "selp.f64 $o, $d, $d, $o", d, first, second, cond);
    else put(e, "selp.$s $o, $o, $o, $o", rc_b[c->cls], d, first, second, cond);
    return d;
}

/* ------------------------------------------------------------------------------------------------ scalars */

/* Returns a shift count as a .u32 operand. Counts that need more than 32 bits are undefined, so truncation
 * is correct. */
static Opd shift_count(Emit *e, const Comp *c, Opd n) {
    if (n.kind == OPD_IMM) return opd_imm(RC_B32, (uint64_t)n.imm & 0xffffffff);
    return c->cls == RC_B64 ? opd_resize(e, opd_use(e, n), RC_B32) : opd_zext(e, n, c->bits, RC_B32);
}

/* Emits shl, lshr or ashr. As in PTX, a count of the register's width or more shifts all bits out. */
static Opd int_shift(Emit *e, enum Op op, const Comp *c, Opd a, Opd b) {
    static const char *const type[] = {"b", "u", "s"};
    int kind = op == OP_SHL ? 0 : op == OP_LSHR ? 1 : 2;
    a = kind == 0 ? opd_use(e, a) : kind == 1 ? opd_zext(e, a, c->bits, c->cls) : opd_sext(e, a, c->bits, c->cls);
    b = shift_count(e, c, b);
    Opd d = reg_new(e, c->cls);
    put(e, "$s.$s$s $o, $o, $o", kind ? "shr" : "shl", type[kind], rc_b[c->cls] + 1, d, a, b);
    d.byte = c->bits == 8 && kind == 1;
    return d;
}

/* How the bits of an operand above its width must be set: irrelevant, zero-extended, or sign-extended. */
enum Extend { EXT_NONE, EXT_ZERO, EXT_SIGN };
/* The PTX of each binary opcode on integers, without its type: 's', 'u' or 'b', and the width, are appended. Shifts
 * are in int_shift. */
/* clang-format off */
static const struct { const char *text; uint8_t extend; char type; } int_op[OP_COUNT] = {
    [OP_ADD] = {"add", EXT_NONE, 's'},    [OP_SUB] = {"sub", EXT_NONE, 's'},
    [OP_MUL] = {"mul.lo", EXT_NONE, 's'}, [OP_UDIV] = {"div", EXT_ZERO, 'u'},
    [OP_UREM] = {"rem", EXT_ZERO, 'u'},   [OP_SDIV] = {"div", EXT_SIGN, 's'},
    [OP_SREM] = {"rem", EXT_SIGN, 's'},   [OP_AND] = {"and", EXT_NONE, 'b'},
    [OP_OR] = {"or", EXT_NONE, 'b'},      [OP_XOR] = {"xor", EXT_NONE, 'b'},
};
/* clang-format on */

/* Extends an operand to the width of its register as the instruction requires. */
static Opd extend(Emit *e, enum Extend how, const Comp *c, Opd o) {
    if (how == EXT_NONE) return opd_use(e, o);
    return how == EXT_ZERO ? opd_zext(e, o, c->bits, c->cls) : opd_sext(e, o, c->bits, c->cls);
}

/* Reports whether the bits of o above the low byte are zero, in a register or as a constant is written. */
static bool is_byte(Opd o) { return o.kind == OPD_IMM ? o.imm >= 0 && o.imm <= UINT8_MAX : o.byte; }

/* Reports whether those of the result of a bitwise operation on a and b are. */
static bool gives_byte(enum Op op, Opd a, Opd b) {
    if (op == OP_AND) return is_byte(a) || is_byte(b);
    return (op == OP_OR || op == OP_XOR) && is_byte(a) && is_byte(b);
}

Opd int_binary(Emit *e, enum Op op, const Comp *c, Opd a, Opd b) {
    if (c->cls == RC_PRED) return pred_binary(e, op, a, b);
    if (op == OP_SHL || op == OP_LSHR || op == OP_ASHR) return int_shift(e, op, c, a, b);
    if (op == OP_ADD && b.kind == OPD_IMM && (a.kind == OPD_SYM || a.kind == OPD_DEPOT) && a.cls == RC_B64) {
        a.imm += b.imm;
        return a;
    }
    if (!int_op[op].text) bug(e->m, e->f, e->here.inst, "no PTX for %s of integers", op_info[op].name);
    a = extend(e, int_op[op].extend, c, a);
    b = extend(e, int_op[op].extend, c, b);
    bool divides = op == OP_UDIV || op == OP_SDIV || op == OP_UREM || op == OP_SREM;
    if (divides && b.kind == OPD_IMM && b.imm) return int_divide(e, op, c, a, (uint64_t)b.imm);
    Opd d = reg_new(e, c->cls);
    char type[] = {'.', int_op[op].type, 0};
    put(e, "$s$s$s $o, $o, $o", int_op[op].text, type, rc_b[c->cls] + 1, d, a, b);
    d.byte = c->bits == 8 && gives_byte(op, a, b);
    return d;
}

/* Equality is written as a signed comparison, because ptxas does not recognise loop counters compared as
 * .b32. */
/* clang-format off */
static const struct { const char *text; char type; uint8_t extend; } int_pred[10] = {
    [ICMP_EQ] = {"eq", 's', EXT_ZERO}, [ICMP_NE] = {"ne", 's', EXT_ZERO},
    [ICMP_UGT] = {"gt", 'u', EXT_ZERO}, [ICMP_UGE] = {"ge", 'u', EXT_ZERO},
    [ICMP_ULT] = {"lt", 'u', EXT_ZERO}, [ICMP_ULE] = {"le", 'u', EXT_ZERO},
    [ICMP_SGT] = {"gt", 's', EXT_SIGN}, [ICMP_SGE] = {"ge", 's', EXT_SIGN},
    [ICMP_SLT] = {"lt", 's', EXT_SIGN}, [ICMP_SLE] = {"le", 's', EXT_SIGN},
};
/* clang-format on */

Opd int_compare(Emit *e, enum IntPred p, const Comp *c, Opd a, Opd b) {
    if (c->cls == RC_PRED) return pred_compare(e, p, a, b);
    a = extend(e, int_pred[p].extend, c, a);
    b = extend(e, int_pred[p].extend, c, b);
    Opd d = reg_new(e, RC_PRED);
    char type[] = {'.', int_pred[p].type, 0};
    put(e, "setp.$s$s$s $o, $o, $o", int_pred[p].text, type, rc_b[c->cls] + 1, d, a, b);
    return d;
}
