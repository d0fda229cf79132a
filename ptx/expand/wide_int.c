/* wide_int.c: arithmetic on integers of many 64-bit limbs, limb by limb. See wide_int.h.
 *
 *   %c = add i128 %a, %b     =>     add.cc.u64  %rd5, %rd1, %rd3;     the carry chain: each instruction but
 *                                   addc.u64    %rd6, %rd2, %rd4;     the last leaves its carry for the next
 *
 * The operands of a carry chain must be in registers before its first instruction, because an instruction
 * within the chain could change the carry. */
#include "ptx/expand/wide_int.h"

/* Returns the number of significant bits in the last limb. */
static uint32_t top_bits(uint32_t bits) { return bits % 64 ? bits % 64 : 64; }

/* Returns component i of r as 64 bits of which those above its width are arbitrary. */
static Opd val_widen(Emit *e, Ref r, uint32_t i) {
    Opd o = val_raw(e, r, i);
    return o.cls == RC_PRED ? opd_zext(e, o, 1, RC_B64) : opd_resize(e, opd_use(e, o), RC_B64);
}

bool wide_int_fits(Emit *e, ValueId v, uint32_t bits) {
    if (bits <= LIMBS_MAX * 64) return true;
    emit_error(e, v, "this operation is supported only for integers of up to %u bits", LIMBS_MAX * 64);
    return false;
}

bool wide_int_of(Emit *e, ValueId v, Ref r, uint32_t lane, enum HighBits above, WideInt *w) {
    TypeId t = type_scalar(e->m, ref_type(e->m, e->f, r));
    uint32_t n = comps_of(e, t).n, first = lane * n;
    *w = (WideInt){.n = n, .bits = type_bits(e->m, t)};
    if (!wide_int_fits(e, v, w->bits)) return false;
    for (uint32_t i = 0; i < n; i++)
        w->at[i] = above == HIGH_ANY    ? val_widen(e, r, first + i)
                   : above == HIGH_ZERO ? opd_use(e, val_zext(e, r, first + i, RC_B64))
                                        : opd_use(e, val_sext(e, r, first + i, RC_B64));
    return true;
}

void wide_int_set(Emit *e, ValueId v, uint32_t lane, const WideInt *w) {
    Comps c = comps_of(e, type_scalar(e->m, e->f->inst.at[v].type));
    for (uint32_t i = 0; i < c.n; i++)
        val_set(e, v, lane * c.n + i, cast_scalar(e, OP_TRUNC, &i64_comp, &c.at[i], w->at[i]));
}

WideInt wide_int_number(const WideInt *like, uint64_t low, bool ones) {
    WideInt d = {.n = like->n, .bits = like->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = opd_imm(RC_B64, i == 0 ? low : ones ? UINT64_MAX : 0);
    return d;
}

WideInt wide_int_resize(Emit *e, const WideInt *w, uint32_t bits, bool is_signed) {
    WideInt d = *w;
    uint32_t n = (bits + 63) / 64, top = top_bits(bits);
    if (n > d.n) {
        Opd fill =
            is_signed ? int_binary(e, OP_ASHR, &i64_comp, d.at[d.n - 1], opd_imm(RC_B64, 63)) : opd_imm(RC_B64, 0);
        while (d.n < n) d.at[d.n++] = fill;
    } else {
        d.n = n;
        if (top != 64)
            d.at[n - 1] = is_signed ? opd_sext(e, d.at[n - 1], top, RC_B64) : opd_zext(e, d.at[n - 1], top, RC_B64);
    }
    d.bits = bits;
    return d;
}

WideInt wide_int_add(Emit *e, enum Op op, const WideInt *a, const WideInt *b) {
    WideInt d = {.n = a->n, .bits = a->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = reg_new(e, RC_B64);
    for (uint32_t i = 0; i < d.n; i++)
        put(e, "$s$s$s.u64 $o, $o, $o", op == OP_ADD ? "add" : "sub", i ? "c" : "", i + 1 < d.n ? ".cc" : "", d.at[i],
            a->at[i], b->at[i]);
    return d;
}

/* Returns a op b (and, or, xor) of two limbs. Emits nothing if an operand is 0 or all ones and thereby decides the
 * result, as most limbs of a constant do, and the high limb of an extended number. */
static Opd limb_logic(Emit *e, enum Op op, Opd a, Opd b) {
    if (a.kind == OPD_IMM && b.kind != OPD_IMM) return limb_logic(e, op, b, a);
    if (b.kind == OPD_IMM && b.imm == (op == OP_AND ? -1 : 0)) return a;
    if (b.kind == OPD_IMM && op != OP_XOR && b.imm == (op == OP_AND ? 0 : -1)) return b;
    return int_binary(e, op, &i64_comp, a, b);
}

WideInt wide_int_logic(Emit *e, enum Op op, const WideInt *a, const WideInt *b) {
    WideInt d = {.n = a->n, .bits = a->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = limb_logic(e, op, a->at[i], b->at[i]);
    return d;
}

WideInt wide_int_select(Emit *e, Opd cond, const WideInt *yes, const WideInt *no) {
    WideInt d = {.n = yes->n, .bits = yes->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = opd_select(e, &i64_comp, cond, yes->at[i], no->at[i]);
    return d;
}

/* Emits a binary operation on predicates. */
static Opd pred_two(Emit *e, enum Op op, Opd a, Opd b) { return int_binary(e, op, &i1_comp, a, b); }

/* Compares from the lowest limb up. If two limbs are equal, the limbs below them decide. Only the last limb is compared
 * as signed. */
Opd wide_int_compare(Emit *e, enum IntPred p, const WideInt *a, const WideInt *b) {
    /* clang-format off */
    static const struct { uint8_t lowest, middle, last; } word[10] = {
        [ICMP_EQ] = {ICMP_EQ, 0, 0},
        [ICMP_NE] = {ICMP_NE, 0, 0},
        [ICMP_UGT] = {ICMP_UGT, ICMP_UGT, ICMP_UGT}, [ICMP_UGE] = {ICMP_UGE, ICMP_UGT, ICMP_UGT},
        [ICMP_ULT] = {ICMP_ULT, ICMP_ULT, ICMP_ULT}, [ICMP_ULE] = {ICMP_ULE, ICMP_ULT, ICMP_ULT},
        [ICMP_SGT] = {ICMP_UGT, ICMP_UGT, ICMP_SGT}, [ICMP_SGE] = {ICMP_UGE, ICMP_UGT, ICMP_SGT},
        [ICMP_SLT] = {ICMP_ULT, ICMP_ULT, ICMP_SLT}, [ICMP_SLE] = {ICMP_ULE, ICMP_ULT, ICMP_SLT}};
    /* clang-format on */
    Opd result = int_compare(e, (enum IntPred)word[p].lowest, &i64_comp, a->at[0], b->at[0]);
    for (uint32_t i = 1; i < a->n; i++) {
        if (p == ICMP_EQ || p == ICMP_NE) {
            Opd here = int_compare(e, p, &i64_comp, a->at[i], b->at[i]);
            result = pred_two(e, p == ICMP_EQ ? OP_AND : OP_OR, result, here);
            continue;
        }
        enum IntPred decides = (enum IntPred)(i + 1 < a->n ? word[p].middle : word[p].last);
        Opd here = int_compare(e, decides, &i64_comp, a->at[i], b->at[i]),
            equal = int_compare(e, ICMP_EQ, &i64_comp, a->at[i], b->at[i]);
        result = pred_two(e, OP_OR, here, pred_two(e, OP_AND, equal, result));
    }
    return result;
}

Opd wide_int_negative(Emit *e, const WideInt *a) {
    return int_compare(e, ICMP_SLT, &i64_comp, a->at[a->n - 1], opd_imm(RC_B64, 0));
}

WideInt wide_int_negate_if(Emit *e, Opd cond, const WideInt *a) {
    WideInt zero = wide_int_number(a, 0, false), negated = wide_int_add(e, OP_SUB, &zero, a);
    return wide_int_select(e, cond, &negated, a);
}

/* ------------------------------------------------------------------------------------------------- shifts */

/* Emits an instruction with two operands and a 64-bit result, which it returns. op: the mnemonic with its type, such
 * as "shl.b64". */
static Opd two(Emit *e, const char *op, Opd a, Opd b) {
    Opd d = reg_new(e, RC_B64);
    put(e, "$s $o, $o, $o", op, d, a, b);
    return d;
}

/* Shifts two limbs by n. A shift count above the width gives 0 in PTX (or the sign), so one formula serves
 * counts below and above 64: the far limb is shifted into the near one both by 64 - n and by n - 64. One
 * of the two counts is negative, hence a huge unsigned number, and contributes nothing. */
static WideInt pair_shift(Emit *e, enum Op op, const WideInt *a, Opd n) {
    WideInt d = {.n = 2, .bits = a->bits};
    Opd lo = a->at[0], hi = a->at[1], up = reg_new(e, RC_B32), down = reg_new(e, RC_B32);
    put(e, "sub.s32 $o, 64, $o", up, n);
    put(e, "sub.s32 $o, $o, 64", down, n);
    if (op == OP_SHL) {
        Opd high = two(e, "shl.b64", hi, n), t = two(e, "or.b64", high, two(e, "shr.u64", lo, up));
        d.at[0] = two(e, "shl.b64", lo, n);
        d.at[1] = two(e, "or.b64", t, two(e, "shl.b64", lo, down));
        return d;
    }
    Opd low = two(e, "shr.u64", lo, n), near = two(e, "or.b64", low, two(e, "shl.b64", hi, up));
    if (op == OP_LSHR) {
        d.at[0] = two(e, "or.b64", near, two(e, "shr.u64", hi, down));
        d.at[1] = two(e, "shr.u64", hi, n);
        return d;
    }
    Opd far = two(e, "shr.s64", hi, down), p = reg_new(e, RC_PRED);
    d.at[0] = reg_new(e, RC_B64);
    put(e, "setp.ge.u32 $o, $o, 64", p, n);
    put(e, "selp.b64 $o, $o, $o, $o", d.at[0], far, near, p);
    d.at[1] = two(e, "shr.s64", hi, n);
    return d;
}

/* Returns one limb of a shift by `count` < 64 bits: `near` is shifted, and `far` fills the vacated bits;
 * `rest` is 64 - count. A limb that is 0 contributes nothing. */
static Opd shifted_limb(Emit *e, enum Op op, Opd near, Opd far, Opd count, Opd rest) {
    bool no_near = near.kind == OPD_IMM && !near.imm, no_far = far.kind == OPD_IMM && !far.imm;
    if (no_near && no_far) return near;
    if (no_far) return two(e, op == OP_SHL ? "shl.b64" : "shr.u64", opd_reg(e, near), count);
    if (no_near) return two(e, op == OP_SHL ? "shr.u64" : "shl.b64", opd_reg(e, far), rest);
    Opd kept = two(e, op == OP_SHL ? "shl.b64" : "shr.u64", opd_reg(e, near), count);
    return two(e, "or.b64", kept, two(e, op == OP_SHL ? "shr.u64" : "shl.b64", opd_reg(e, far), rest));
}

/* Shifts by a constant n below the width. `fill` stands for the limbs beyond the end of a: 0, or for OP_ASHR with n
 * of 64 or more a limb of copies of the sign. */
static WideInt constant_shift(Emit *e, enum Op op, const WideInt *a, uint32_t n, Opd fill) {
    WideInt d = {.n = a->n, .bits = a->bits};
    uint32_t far = n / 64;
    Opd count = opd_imm(RC_B32, n % 64), rest = opd_imm(RC_B32, 64 - n % 64);
    for (uint32_t i = 0; i < d.n; i++) {
        bool left = op == OP_SHL;
        Opd near = left ? (i >= far ? a->at[i - far] : fill) : (i + far < a->n ? a->at[i + far] : fill);
        Opd in = left ? (i > far ? a->at[i - far - 1] : fill) : (i + far + 1 < a->n ? a->at[i + far + 1] : fill);
        bool top = op == OP_ASHR && i + far + 1 == a->n, beyond = op == OP_ASHR && i + far >= a->n;
        d.at[i] = n % 64 == 0 || beyond ? near
                  : top                 ? two(e, "shr.s64", opd_reg(e, near), count)
                                        : shifted_limb(e, op, near, in, count, rest);
    }
    return d;
}

/* Shifts by n, which is not constant: stores the limbs to local memory, with a->n + 1 limbs of `fill` next to them,
 * loads limbs from an address that is shifted by n / 64 limbs, and shifts these by n % 64 bits. */
static WideInt memory_shift(Emit *e, enum Op op, const WideInt *a, Opd n, Opd fill) {
    WideInt d = {.n = a->n, .bits = a->bits};
    bool left = op == OP_SHL;
    uint32_t words = 2 * a->n + 1, first = left ? a->n + 1 : 0;
    Opd room = depot_at(depot_alloc(e, words * 8, 8)), count = reg_new(e, RC_B32), rest = reg_new(e, RC_B32),
        far = reg_new(e, RC_B32), most = reg_new(e, RC_B32), bytes = reg_new(e, RC_B32);
    room.space = SPACE_LOCAL;
    for (uint32_t i = 0; i < words; i++) {
        Opd w = i >= first && i < first + a->n ? a->at[i - first] : fill;
        put(e, "st.local.b64 $a, $o", addr_add(room, i * 8), w);
    }
    put(e, "and.b32 $o, $o, 63", count, n);
    put(e, "sub.s32 $o, 64, $o", rest, count);
    put(e, "shr.u32 $o, $o, 6", far, n);
    put(e, "min.u32 $o, $o, $u", most, far, a->n);
    put(e, "shl.b32 $o, $o, 3", bytes, most);
    Opd base = opd_reg(e, room), off = reg_new(e, RC_B64), at = reg_new(e, RC_B64), word[LIMBS_MAX + 1];
    put(e, "cvt.u64.u32 $o, $o", off, bytes);
    put(e, left ? "sub.s64 $o, $o, $o" : "add.s64 $o, $o, $o", at, base, off);
    at.space = SPACE_LOCAL;
    for (uint32_t i = 0; i <= d.n; i++) {
        word[i] = reg_new(e, RC_B64);
        put(e, "ld.local.b64 $o, $a", word[i], addr_add(at, (left ? a->n + i : i) * 8));
    }
    for (uint32_t i = 0; i < d.n; i++)
        d.at[i] = shifted_limb(e, op, word[left ? i + 1 : i], word[left ? i : i + 1], count, rest);
    return d;
}

WideInt wide_int_shift(Emit *e, enum Op op, const WideInt *a, Opd count) {
    bool constant = count.kind == OPD_IMM;
    if (a->n == 2 && !constant) return pair_shift(e, op, a, count);
    bool sign = op == OP_ASHR && !(constant && (uint64_t)count.imm < 64);
    Opd fill = sign ? int_binary(e, OP_ASHR, &i64_comp, a->at[a->n - 1], opd_imm(RC_B64, 63)) : opd_imm(RC_B64, 0);
    if (!constant) return memory_shift(e, op, a, count, fill);
    uint64_t n = (uint64_t)count.imm;
    return constant_shift(e, op, a, n < a->bits ? (uint32_t)n : a->bits - 1, fill);
}
