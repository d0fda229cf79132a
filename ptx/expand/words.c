/* words.c: what is done to integers of many words, word by word. Operands are made real before the first
 * instruction of a carry chain, as nothing may stand within it. */
#include "ptx/expand/words.h"

const Comp word_comp = {.cls = RC_B64, .kind = TY_INT, .bits = 64};

static uint32_t top_bits(uint32_t bits) { return bits % 64 ? bits % 64 : 64; }

/* The bits above do not matter: the register as it is, made wide enough. */
static Opd val_widen(Emit *e, Ref r, uint32_t i) {
    Opd o = val_raw(e, r, i);
    return o.cls == RC_PRED ? opd_zext(e, o, 1, RC_B64) : opd_resize(e, opd_use(e, o), RC_B64);
}

bool words_of(Emit *e, ValueId v, Ref r, uint32_t lane, enum Above above, Words *w) {
    TypeId t = type_scalar(e->m, ref_type(e->m, e->f, r));
    uint32_t n = comps_of(e, t).n, first = lane * n;
    *w = (Words){.n = n, .bits = type_bits(e->m, t)};
    if (n > WORDS_MAX) {
        emit_error(e, v, "this operation is known for integers of up to %u bits", WORDS_MAX * 64);
        return false;
    }
    for (uint32_t i = 0; i < n; i++)
        w->at[i] = above == ABOVE_ANY    ? val_widen(e, r, first + i)
                   : above == ABOVE_ZERO ? opd_use(e, val_zext(e, r, first + i, RC_B64))
                                         : opd_use(e, val_sext(e, r, first + i, RC_B64));
    return true;
}

void words_set(Emit *e, ValueId v, uint32_t lane, const Words *w) {
    Comps c = comps_of(e, type_scalar(e->m, e->f->inst.at[v].type));
    for (uint32_t i = 0; i < c.n; i++)
        val_set(e, v, lane * c.n + i, cast_scalar(e, OP_TRUNC, &word_comp, &c.at[i], w->at[i]));
}

Words words_number(const Words *like, uint64_t low, bool ones) {
    Words d = {.n = like->n, .bits = like->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = opd_imm(RC_B64, i == 0 ? low : ones ? UINT64_MAX : 0);
    return d;
}

Words words_resize(Emit *e, const Words *w, uint32_t bits, bool is_signed) {
    Words d = *w;
    uint32_t n = (bits + 63) / 64, top = top_bits(bits);
    if (n > d.n) {
        Opd fill = is_signed ? int_binary(e, OP_ASHR, &word_comp, d.at[d.n - 1], opd_imm(RC_B64, 63))
                             : opd_imm(RC_B64, 0);
        while (d.n < n) d.at[d.n++] = fill;
    } else {
        d.n = n;
        if (top != 64)
            d.at[n - 1] = is_signed ? opd_sext(e, d.at[n - 1], top, RC_B64)
                                    : opd_zext(e, d.at[n - 1], top, RC_B64);
    }
    d.bits = bits;
    return d;
}

Words words_add(Emit *e, enum Op op, const Words *a, const Words *b) {
    Words d = {.n = a->n, .bits = a->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = reg_new(e, RC_B64);
    for (uint32_t i = 0; i < d.n; i++)
        put(e, "$s$s$s.u64 $o, $o, $o", op == OP_ADD ? "add" : "sub", i ? "c" : "", i + 1 < d.n ? ".cc" : "",
            d.at[i], a->at[i], b->at[i]);
    return d;
}

Words words_logic(Emit *e, enum Op op, const Words *a, const Words *b) {
    Words d = {.n = a->n, .bits = a->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = int_binary(e, op, &word_comp, a->at[i], b->at[i]);
    return d;
}

Words words_select(Emit *e, Opd cond, const Words *yes, const Words *no) {
    Words d = {.n = yes->n, .bits = yes->bits};
    for (uint32_t i = 0; i < d.n; i++) d.at[i] = select_opd(e, &word_comp, cond, yes->at[i], no->at[i]);
    return d;
}

static Opd pred_two(Emit *e, enum Op op, Opd a, Opd b) {
    return int_binary(e, op, &(Comp){.cls = RC_PRED, .kind = TY_INT, .bits = 1}, a, b);
}

/* From the lowest word up: a word decides unless it is equal, and only the last is signed. */
Opd words_compare(Emit *e, enum IntPred p, const Words *a, const Words *b) {
    static const struct { uint8_t lowest, middle, last; } word[10] = {
        [ICMP_EQ] = {ICMP_EQ, 0, 0},
        [ICMP_NE] = {ICMP_NE, 0, 0},
        [ICMP_UGT] = {ICMP_UGT, ICMP_UGT, ICMP_UGT}, [ICMP_UGE] = {ICMP_UGE, ICMP_UGT, ICMP_UGT},
        [ICMP_ULT] = {ICMP_ULT, ICMP_ULT, ICMP_ULT}, [ICMP_ULE] = {ICMP_ULE, ICMP_ULT, ICMP_ULT},
        [ICMP_SGT] = {ICMP_UGT, ICMP_UGT, ICMP_SGT}, [ICMP_SGE] = {ICMP_UGE, ICMP_UGT, ICMP_SGT},
        [ICMP_SLT] = {ICMP_ULT, ICMP_ULT, ICMP_SLT}, [ICMP_SLE] = {ICMP_ULE, ICMP_ULT, ICMP_SLT}};
    Opd result = int_compare(e, (enum IntPred)word[p].lowest, &word_comp, a->at[0], b->at[0]);
    for (uint32_t i = 1; i < a->n; i++) {
        if (p == ICMP_EQ || p == ICMP_NE) {
            Opd here = int_compare(e, p, &word_comp, a->at[i], b->at[i]);
            result = pred_two(e, p == ICMP_EQ ? OP_AND : OP_OR, result, here);
            continue;
        }
        enum IntPred decides = (enum IntPred)(i + 1 < a->n ? word[p].middle : word[p].last);
        Opd here = int_compare(e, decides, &word_comp, a->at[i], b->at[i]),
            equal = int_compare(e, ICMP_EQ, &word_comp, a->at[i], b->at[i]);
        result = pred_two(e, OP_OR, here, pred_two(e, OP_AND, equal, result));
    }
    return result;
}

Opd words_negative(Emit *e, const Words *a) {
    return int_compare(e, ICMP_SLT, &word_comp, a->at[a->n - 1], opd_imm(RC_B64, 0));
}

Words words_negate_if(Emit *e, Opd cond, const Words *a) {
    Words zero = words_number(a, 0, false), negated = words_add(e, OP_SUB, &zero, a);
    return words_select(e, cond, &negated, a);
}

/* ------------------------------------------------------------------------------------------------- shifts */

static Opd two(Emit *e, const char *op, Opd a, Opd b) {
    Opd d = reg_new(e, RC_B64);
    put(e, "$s $o, $o, $o", op, d, a, b);
    return d;
}

/* Shift counts clamp in PTX (to 0, or to the sign), so that one formula serves counts below and above 64:
 * the far word moves into the near one by 64 - n or by n - 64, whichever is no huge number. */
static Words pair_shift(Emit *e, enum Op op, const Words *a, Opd n) {
    Words d = {.n = 2, .bits = a->bits};
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

/* Word i of a shift by `count` bits below 64 out of near, which stays, and far, which comes in. */
static Opd shifted_word(Emit *e, enum Op op, Opd near, Opd far, Opd count, Opd rest) {
    Opd kept = two(e, op == OP_SHL ? "shl.b64" : "shr.u64", opd_reg(e, near), count);
    return two(e, "or.b64", kept, two(e, op == OP_SHL ? "shr.u64" : "shl.b64", opd_reg(e, far), rest));
}

static Words constant_shift(Emit *e, enum Op op, const Words *a, uint32_t n, Opd fill) {
    Words d = {.n = a->n, .bits = a->bits};
    uint32_t far = n / 64;
    Opd count = opd_imm(RC_B32, n % 64), rest = opd_imm(RC_B32, 64 - n % 64);
    for (uint32_t i = 0; i < d.n; i++) {
        bool left = op == OP_SHL;
        Opd near = left ? (i >= far ? a->at[i - far] : fill) : (i + far < a->n ? a->at[i + far] : fill);
        Opd in = left ? (i > far ? a->at[i - far - 1] : fill)
                      : (i + far + 1 < a->n ? a->at[i + far + 1] : fill);
        d.at[i] = n % 64 ? shifted_word(e, op, near, in, count, rest) : near;
    }
    return d;
}

/* The words go to local memory, n + 1 of what is shifted in beside them, and are read from another place. */
static Words memory_shift(Emit *e, enum Op op, const Words *a, Opd n, Opd fill) {
    Words d = {.n = a->n, .bits = a->bits};
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
    Opd base = opd_reg(e, room), off = reg_new(e, RC_B64), at = reg_new(e, RC_B64), word[WORDS_MAX + 1];
    put(e, "cvt.u64.u32 $o, $o", off, bytes);
    put(e, left ? "sub.s64 $o, $o, $o" : "add.s64 $o, $o, $o", at, base, off);
    at.space = SPACE_LOCAL;
    for (uint32_t i = 0; i <= d.n; i++) {
        word[i] = reg_new(e, RC_B64);
        put(e, "ld.local.b64 $o, $a", word[i], addr_add(at, (left ? a->n + i : i) * 8));
    }
    for (uint32_t i = 0; i < d.n; i++)
        d.at[i] = shifted_word(e, op, word[left ? i + 1 : i], word[left ? i : i + 1], count, rest);
    return d;
}

Words words_shift(Emit *e, enum Op op, const Words *a, Opd count) {
    if (a->n == 2) return pair_shift(e, op, a, count);
    Opd fill = op == OP_ASHR ? int_binary(e, OP_ASHR, &word_comp, a->at[a->n - 1], opd_imm(RC_B64, 63))
                             : opd_imm(RC_B64, 0);
    if (count.kind != OPD_IMM) return memory_shift(e, op, a, count, fill);
    uint64_t n = (uint64_t)count.imm;
    return constant_shift(e, op, a, n < a->bits ? (uint32_t)n : a->bits - 1, fill);
}
