/* expand-wide.c: intrinsics on i128, two words each. Needs operands of exactly two words; what is not here has no
 * expansion for this type. */
#include "ptx/expand.h"
#include "ptx/select.h"

static const Comp word = {.cls = RC_B64, .kind = TY_INT, .bits = 64};

/* The result: the words `yes` where `cond` holds, else `no`. */
static void pair_choose(Emit *e, ValueId v, Opd cond, const Opd *yes, const Opd *no) {
    for (uint32_t i = 0; i < 2; i++) val_set(e, v, i, select_opd(e, &word, cond, yes[i], no[i]));
}

static void minmax(Emit *e, ValueId v, enum IntPred p, const Opd *a) {
    Ref x = inst_op(e->f, v, 0), y = inst_op(e->f, v, 1);
    Opd b[2] = {val_reg(e, y, 0), {0}};
    b[1] = val_reg(e, y, 1);
    pair_choose(e, v, wide_compare(e, p, comps_of(e, e->f->inst.at[v].type), x, y), a, b);
}

static void absolute(Emit *e, ValueId v, const Opd *a) {
    Opd zero = opd_imm(RC_B64, 0), less = {0}, negated[2] = {reg_new(e, RC_B64), {0}};
    negated[1] = reg_new(e, RC_B64);
    less = int_compare(e, ICMP_SLT, &word, a[1], zero);
    put(e, "sub.cc.u64 $o, $o, $o", negated[0], zero, a[0]);
    put(e, "subc.u64 $o, $o, $o", negated[1], zero, a[1]);
    pair_choose(e, v, less, negated, a);
}

/* The number of bits that `op` counts in one word, as 64 bits. */
static Opd count(Emit *e, const char *op, Opd a) {
    Opd n = reg_new(e, RC_B32), d = reg_new(e, RC_B64);
    put(e, "$s.b64 $o, $o", op, n, a);
    put(e, "cvt.u64.u32 $o, $o", d, n);
    return d;
}

/* Zeros from `first` on; behind it, where it is all zeros, those of `then`. */
static void zeros(Emit *e, ValueId v, Opd first, Opd then) {
    Opd here = count(e, "clz", first), there = count(e, "clz", then);
    Opd none = int_compare(e, ICMP_EQ, &word, first, opd_imm(RC_B64, 0));
    Opd both = int_binary(e, OP_ADD, &word, there, opd_imm(RC_B64, 64));
    val_set(e, v, 0, select_opd(e, &word, none, both, here));
    val_set(e, v, 1, opd_imm(RC_B64, 0));
}

static Opd reversed(Emit *e, Opd a) {
    Opd d = reg_new(e, RC_B64);
    put(e, "brev.b64 $o, $o", d, a);
    return d;
}

bool expand_wide(Emit *e, ValueId v, const char *name) {
    static const struct { const char *name; uint8_t pred; } pick[] = {
        {"llvm.smax", ICMP_SGT}, {"llvm.smin", ICMP_SLT}, {"llvm.umax", ICMP_UGT}, {"llvm.umin", ICMP_ULT}};
    TypeId t = e->f->inst.at[v].type;
    if (!type_is_int(e->m, t) || type_bits(e->m, t) != 128) return false;
    Opd a[2] = {val_reg(e, inst_op(e->f, v, 0), 0), {0}};
    a[1] = val_reg(e, inst_op(e->f, v, 0), 1);
    for (size_t i = 0; i < sizeof pick / sizeof *pick; i++)
        if (strcmp(name, pick[i].name) == 0) {
            minmax(e, v, (enum IntPred)pick[i].pred, a);
            return true;
        }
    if (strcmp(name, "llvm.abs") == 0) {
        absolute(e, v, a);
    } else if (strcmp(name, "llvm.ctlz") == 0) {
        zeros(e, v, a[1], a[0]);
    } else if (strcmp(name, "llvm.cttz") == 0) {
        Opd low = reversed(e, a[0]);
        zeros(e, v, low, reversed(e, a[1]));
    } else if (strcmp(name, "llvm.ctpop") == 0) {
        Opd low = count(e, "popc", a[0]);
        val_set(e, v, 0, int_binary(e, OP_ADD, &word, low, count(e, "popc", a[1])));
        val_set(e, v, 1, opd_imm(RC_B64, 0));
    } else if (strcmp(name, "llvm.bitreverse") == 0) {
        Opd low = reversed(e, a[1]);
        val_set(e, v, 1, reversed(e, a[0]));
        val_set(e, v, 0, low);
    } else {
        return false;
    }
    return true;
}
