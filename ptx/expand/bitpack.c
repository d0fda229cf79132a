/* bitpack.c: packs components into 64-bit words, the first component lowest. It serves bitcasts between
 * vectors in which neither element size divides the other, and vectors in memory whose elements are not
 * whole bytes.
 *
 *   bitcast <3 x i32> to <2 x i48>     =>     cvt.u64.u32  %rd1, %r1;          pack: word 0 = element 0
 *                                             cvt.u64.u32  %rd2, %r2;
 *                                             shl.b64      %rd3, %rd2, 32;
 *                                             or.b64       %rd4, %rd1, %rd3;                | element 1 << 32
 *                                             cvt.u64.u32  %rd5, %r3;          word 1 = element 2
 *                                             shr.u64      %rd6, %rd4, 48;     unpack: the rest of word 0
 *                                             shl.b64      %rd7, %rd5, 16;
 *                                             or.b64       %rd8, %rd6, %rd7;   joined with word 1 */
#include "ptx/expand/bitpack.h"

/* Returns a, a number of 64 bits, shifted by the constant `by`, 0 to 63; zeros come in. Returns a itself if `by` is 0.
 * op: "shl" or "shr". */
static Opd shifted(Emit *e, const char *op, Opd a, uint32_t by) {
    if (by == 0) return a;
    Opd d = reg_new(e, RC_B64);
    put(e, "$s.$s64 $o, $o, $u", op, op[2] == 'l' ? "b" : "u", d, opd_reg(e, a), by);
    return d;
}

/* Returns a | b; b if a is OPD_NONE. */
static Opd joined(Emit *e, Opd a, Opd b) { return a.kind == OPD_NONE ? b : int_binary(e, OP_OR, &i64_comp, a, b); }

/* Returns the number of bits of n components together. */
static uint32_t bits_of(const Comp *c, uint32_t n) {
    uint32_t sum = 0;
    for (uint32_t i = 0; i < n; i++) sum += c[i].bits;
    return sum;
}

void bitpack_join(Emit *e, const Comp *from, uint32_t n, const Opd *in, Opd *word) {
    uint32_t words = bitpack_words(from, n), at = 0;
    for (uint32_t i = 0; i < words; i++) word[i] = (Opd){.kind = OPD_NONE};
    for (uint32_t i = 0; i < n; at += from[i++].bits) {
        uint32_t w = at / 64, by = at % 64;
        Opd part = opd_use(e, opd_zext(e, in[i], from[i].bits, RC_B64));
        word[w] = joined(e, word[w], shifted(e, "shl", part, by));
        if (by + from[i].bits > 64) word[w + 1] = shifted(e, "shr", part, 64 - by);
    }
}

void bitpack_split(Emit *e, const Comp *to, uint32_t n, const Opd *word, Opd *out) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < n; at += to[i++].bits) {
        uint32_t w = at / 64, by = at % 64;
        Opd part = shifted(e, "shr", word[w], by);
        if (by + to[i].bits > 64) part = joined(e, part, shifted(e, "shl", word[w + 1], 64 - by));
        out[i] = cast_scalar(e, OP_TRUNC, &i64_comp, &to[i], part);
    }
}

uint32_t bitpack_words(const Comp *c, uint32_t n) { return (bits_of(c, n) + 63) / 64; }

uint32_t bitpack_run(Comps c, uint32_t i) {
    uint32_t n = 1, each = c.at[i].bits, bits = each, most = 8;
    bool same = true;
    for (; c.at[i].packed && i + n < c.n && c.at[i + n].packed; n++) {
        const Comp *k = &c.at[i + n];
        if (k->offset * 8ull + k->shift != c.at[i].offset * 8ull + c.at[i].shift + bits) break;
        bits += k->bits;
        same &= k->bits == each;
    }
    while (most > 1 && each % most) most /= 2; /* 8 / most elements together end at a byte */
    return c.at[i].packed && (!same || (bits > 64 && each * (8 / most) > 64)) ? n : 0;
}
