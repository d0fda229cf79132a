/* references.c: implements references.h. */
#include "tests/harness/integers/references.h"
#include <stdlib.h>

/* ------------------------------------------------------------------------------------------- references */

/* Defines Reference `name`. s: the first two operands as signed numbers. */
#define REFERENCE(name, statement) \
    static bool name(Word *r, const Word *x, unsigned w) { \
        SignedWord s[2] = {as_signed(x[0], w), as_signed(x[1], w)}; \
        (void)s; \
        statement; \
        return true; \
    }
/* Reports whether x[0] + x[1] or x[0] - x[1] (`what`) wraps in w bits, as signed numbers if `sign`. With 128 bits no
 * wider type is at hand, so the signs decide. */
static bool wraps(char what, const Word *x, unsigned w, bool sign) {
    Word r = (what == '+' ? x[0] + x[1] : x[0] - x[1]) & ones(w);
    bool a = x[0] >> (w - 1) & 1, b = x[1] >> (w - 1) & 1, c = r >> (w - 1) & 1;
    if (!sign) return what == '+' ? r < x[0] : x[0] < x[1];
    return what == '+' ? a == b && a != c : a != b && a != c;
}
/* Reports whether the product of two numbers of w bits, at most 64, wraps, as signed numbers if `sign`. */
static bool product_wraps(const Word *x, unsigned w, bool sign) {
    if (!sign) return x[0] * x[1] > ones(w);
    SignedWord p = as_signed(x[0], w) * as_signed(x[1], w);
    return as_signed((Word)p & ones(w), w) != p;
}
/* Returns the w-bit number v with its groups of `unit` bits in the reverse order. */
static Word reversed(Word v, unsigned w, unsigned unit) {
    Word r = 0;
    for (unsigned i = 0; i < w / unit; i++) r |= (v >> i * unit & ones(unit)) << (w - unit - i * unit);
    return r;
}
/* Returns the number of zeros above the highest 1 of the w-bit number v; w if v is 0. */
static Word leading(Word v, unsigned w) {
    Word n = 0;
    while (n < w && !(v >> (w - 1 - n) & 1)) n++;
    return n;
}
/* Returns the number of zeros below the lowest 1 of the w-bit number v; w if v is 0. */
static Word trailing(Word v, unsigned w) {
    Word n = 0;
    while (n < w && !(v >> n & 1)) n++;
    return n;
}
/* Returns the number of ones in v. */
static Word population(Word v) {
    Word n = 0;
    for (; v; v >>= 1) n += v & 1;
    return n;
}
/* Returns x[0] + x[1] or x[0] - x[1] (`what`), or the limit of w bits in the direction in which that wraps. */
static Word saturated(char what, const Word *x, unsigned w, bool sign) {
    if (!wraps(what, x, w, sign)) return what == '+' ? x[0] + x[1] : x[0] - x[1];
    if (!sign) return what == '+' ? ones(w) : 0;
    return x[0] >> (w - 1) & 1 ? (Word)1 << (w - 1) : ones(w) >> 1;
}
/* Returns x[0] << x[1] in w bits, or the limit in the direction of x[0] if bits, or the sign, are lost. */
static Word shl_saturated(const Word *x, unsigned w, bool sign) {
    Word v = x[0];
    for (Word i = 0; i < x[1]; i++) {
        Word next = v << 1 & ones(w), lost = v >> (w - 1) & 1;
        if (sign ? lost != (next >> (w - 1) & 1) : lost)
            return !sign ? ones(w) : lost ? (Word)1 << (w - 1) : ones(w) >> 1;
        v = next;
    }
    return v;
}
REFERENCE(c_add, *r = x[0] + x[1])
REFERENCE(c_sub, *r = x[0] - x[1])
REFERENCE(c_mul, *r = x[0] * x[1])
REFERENCE(c_and, *r = x[0] & x[1])
REFERENCE(c_or, *r = x[0] | x[1])
REFERENCE(c_xor, *r = x[0] ^ x[1])
REFERENCE(c_shl, if (x[1] >= w) return false; *r = x[0] << x[1])
REFERENCE(c_lshr, if (x[1] >= w) return false; *r = x[0] >> x[1])
REFERENCE(c_ashr, if (x[1] >= w) return false; *r = (Word)(s[0] >> x[1]))
REFERENCE(c_add_nuw, if (wraps('+', x, w, false)) return false; *r = x[0] + x[1])
REFERENCE(c_add_nsw, if (wraps('+', x, w, true)) return false; *r = x[0] + x[1])
REFERENCE(c_sub_nuw, if (wraps('-', x, w, false)) return false; *r = x[0] - x[1])
REFERENCE(c_sub_nsw, if (wraps('-', x, w, true)) return false; *r = x[0] - x[1])
REFERENCE(c_mul_nuw, if (product_wraps(x, w, false)) return false; *r = x[0] * x[1])
REFERENCE(c_mul_nsw, if (product_wraps(x, w, true)) return false; *r = x[0] * x[1])
REFERENCE(c_shl_nuw, if (x[1] >= w || leading(x[0], w) < x[1]) return false; *r = x[0] << x[1])
REFERENCE(c_shl_nsw, if (x[1] >= w || as_signed(x[0] << x[1] & ones(w), w) >> x[1] != s[0]) return false;
          *r = x[0] << x[1])
REFERENCE(c_lshr_exact, if (x[1] >= w || trailing(x[0], w) < x[1]) return false; *r = x[0] >> x[1])
REFERENCE(c_ashr_exact, if (x[1] >= w || trailing(x[0], w) < x[1]) return false; *r = (Word)(s[0] >> x[1]))
REFERENCE(c_or_disjoint, if (x[0] & x[1]) return false; *r = x[0] | x[1])
REFERENCE(c_eq, *r = x[0] == x[1])
REFERENCE(c_ne, *r = x[0] != x[1])
REFERENCE(c_ult, *r = x[0] < x[1])
REFERENCE(c_uge, *r = x[0] >= x[1])
REFERENCE(c_slt, *r = s[0] < s[1])
REFERENCE(c_sle, *r = s[0] <= s[1])
REFERENCE(c_sgt, *r = s[0] > s[1])
REFERENCE(c_zext, *r = x[0])
REFERENCE(c_sext, *r = (Word)s[0])
REFERENCE(c_select, *r = x[2] ? x[0] : x[1])
REFERENCE(c_umin, *r = x[0] < x[1] ? x[0] : x[1])
REFERENCE(c_umax, *r = x[0] > x[1] ? x[0] : x[1])
REFERENCE(c_smin, *r = s[0] < s[1] ? x[0] : x[1])
REFERENCE(c_smax, *r = s[0] > s[1] ? x[0] : x[1])
REFERENCE(c_abs, *r = s[0] < 0 ? 0 - x[0] : x[0])
REFERENCE(c_abs_poison, if (x[0] == (Word)1 << (w - 1)) return false; *r = s[0] < 0 ? 0 - x[0] : x[0])
REFERENCE(c_ctlz_poison, if (!x[0]) return false; *r = leading(x[0], w))
REFERENCE(c_cttz_poison, if (!x[0]) return false; *r = trailing(x[0], w))
REFERENCE(c_bitreverse, *r = reversed(x[0], w, 1))
REFERENCE(c_bswap, *r = reversed(x[0], w, 8))
REFERENCE(c_ctpop, *r = population(x[0]))
REFERENCE(c_ctlz, *r = leading(x[0], w))
REFERENCE(c_cttz, *r = trailing(x[0], w))
REFERENCE(c_fshl, Word n = x[2] % w; *r = n ? x[0] << n | x[1] >> (w - n) : x[0])
REFERENCE(c_fshr, Word n = x[2] % w; *r = n ? x[0] << (w - n) | x[1] >> n : x[1])
REFERENCE(c_uadd_sat, *r = saturated('+', x, w, false))
REFERENCE(c_sadd_sat, *r = saturated('+', x, w, true))
REFERENCE(c_usub_sat, *r = saturated('-', x, w, false))
REFERENCE(c_ssub_sat, *r = saturated('-', x, w, true))
REFERENCE(c_ushl_sat, if (x[1] >= w) return false; *r = shl_saturated(x, w, false))
REFERENCE(c_sshl_sat, if (x[1] >= w) return false; *r = shl_saturated(x, w, true))
REFERENCE(c_uadd_o, *r = wraps('+', x, w, false))
REFERENCE(c_sadd_o, *r = wraps('+', x, w, true))
REFERENCE(c_usub_o, *r = wraps('-', x, w, false))
REFERENCE(c_ssub_o, *r = wraps('-', x, w, true))
REFERENCE(c_umul_o, *r = product_wraps(x, w, false))
REFERENCE(c_smul_o, *r = product_wraps(x, w, true))
REFERENCE(c_ucmp, *r = x[0] < x[1] ? ~(Word)0 : x[0] > x[1])
REFERENCE(c_scmp, *r = s[0] < s[1] ? ~(Word)0 : s[0] > s[1])
/* Division by zero, and the overflow of signed division, are errors of the executor in IR: operands avoid them. */
REFERENCE(c_udiv, *r = x[0] / x[1])
REFERENCE(c_urem, *r = x[0] % x[1])
REFERENCE(c_sdiv, *r = (Word)(s[0] / s[1]))
REFERENCE(c_srem, *r = (Word)(s[0] % s[1]))

/* PTX. w is the width of the first source. */
REFERENCE(p_shl, *r = x[1] < w ? x[0] << x[1] : 0)
REFERENCE(p_shr_u, *r = x[1] < w ? x[0] >> x[1] : 0)
REFERENCE(p_shr_s, *r = (Word)(s[0] >> (x[1] < w ? x[1] : w - 1)))
/* Sets *r to the field of x[0] at bit x[1] of x[2] bits, extended to w bits (PTX ISA, bfe). Returns true. */
static bool bfe(Word *r, const Word *x, unsigned w, bool sign) {
    unsigned pos = x[1] & 0xff, len = x[2] & 0xff;
    Word fill = !sign || len == 0 ? 0 : pos + len - 1 < w ? x[0] >> (pos + len - 1) & 1 : x[0] >> (w - 1) & 1;
    *r = 0;
    for (unsigned i = 0; i < w; i++) *r |= (i < len && pos + i < w ? x[0] >> (pos + i) & 1 : fill) << i;
    return true;
}
REFERENCE(p_bfe_u, return bfe(r, x, w, false))
REFERENCE(p_bfe_s, return bfe(r, x, w, true))
REFERENCE(p_bfi, unsigned pos = x[2] & 0xff; unsigned len = x[3] & 0xff; *r = x[1];
          for (unsigned i = 0; i < len && pos + i < w; i++) *r = (*r & ~((Word)1 << (pos + i))) | (x[0] >> i & 1)
                                                                                                      << (pos + i))
REFERENCE(
    p_prmt, Word both = x[0] | x[1] << 32; *r = 0; for (unsigned i = 0; i < 4; i++) {
        Word n = x[2] >> 4 * i & 15;
        Word byte = both >> 8 * (n & 7) & 255;
        *r |= (n & 8 ? byte >> 7 ? 255 : 0 : byte) << 8 * i;
    })
/* Sets *r to the bytes of x[0] and x[1] that a mode of prmt chooses; returns true. table: their numbers, in a row of
 * four for each selector x[2], from the highest byte of the result down (PTX ISA, prmt). */
static bool prmt_mode(Word *r, const Word *x, const char *table) {
    Word both = x[0] | x[1] << 32;
    const char *row = table + 4 * (x[2] & 3);
    *r = 0;
    for (unsigned i = 0; i < 4; i++) *r |= (both >> 8 * (row[3 - i] - '0') & 255) << 8 * i;
    return true;
}
REFERENCE(p_prmt_f4e, return prmt_mode(r, x, "3210432154326543"))
REFERENCE(p_prmt_b4e, return prmt_mode(r, x, "5670670170120123"))
REFERENCE(p_prmt_rc8, return prmt_mode(r, x, "0000111122223333"))
REFERENCE(p_prmt_ecl, return prmt_mode(r, x, "3210321132223333"))
REFERENCE(p_prmt_ecr, return prmt_mode(r, x, "0000111022103210"))
REFERENCE(p_prmt_rc16, return prmt_mode(r, x, "1010323210103232"))
REFERENCE(p_shf_l_wrap, *r = (x[1] << 32 | x[0]) << (x[2] & 31) >> 32)
REFERENCE(p_shf_l_clamp, *r = (x[1] << 32 | x[0]) << (x[2] < 32 ? x[2] : 32) >> 32)
REFERENCE(p_shf_r_wrap, *r = (x[1] << 32 | x[0]) >> (x[2] & 31))
REFERENCE(p_shf_r_clamp, *r = (x[1] << 32 | x[0]) >> (x[2] < 32 ? x[2] : 32))
REFERENCE(p_lop3_96, *r = x[0] ^ x[1] ^ x[2])
REFERENCE(p_lop3_e8, *r = (x[0] & x[1]) | (x[0] & x[2]) | (x[1] & x[2]))
REFERENCE(p_lop3_ca, *r = (x[0] & x[1]) | (~x[0] & x[2]))
REFERENCE(p_lop3_1d, *r = (~x[0] & (x[1] | ~x[2])) | (x[0] & ~x[1] & ~x[2]))
REFERENCE(p_not, *r = ~x[0])
REFERENCE(p_cnot, *r = x[0] == 0)
REFERENCE(p_neg, *r = 0 - x[0])
REFERENCE(p_mul_hi_u, *r = x[0] * x[1] >> w)
REFERENCE(p_mul_hi_s, *r = (Word)(s[0] * s[1]) >> w)
REFERENCE(p_mul_wide_s, *r = (Word)(s[0] * s[1]))
REFERENCE(p_mad_lo, *r = x[0] * x[1] + x[2])
REFERENCE(p_mad_hi_s, *r = ((Word)(s[0] * s[1]) >> w) + x[2])
REFERENCE(p_mad_wide_u, *r = x[0] * x[1] + x[2])
/* Returns the number in the lowest 24 bits of v. */
static Word low24(Word v, bool sign) { return sign ? (Word)as_signed(v & ones(24), 24) : v & ones(24); }
REFERENCE(p_mul24_lo, *r = low24(x[0], true) * low24(x[1], true))
REFERENCE(p_mul24_hi, *r = low24(x[0], false) * low24(x[1], false) >> 16)
REFERENCE(p_sad_s, *r = x[2] + (s[0] < s[1] ? x[1] - x[0] : x[0] - x[1]))
REFERENCE(p_sad_u, *r = x[2] + (x[0] < x[1] ? x[1] - x[0] : x[0] - x[1]))
REFERENCE(p_bfind_u, *r = x[0] ? w - 1 - leading(x[0], w) : ones(32))
REFERENCE(p_bfind_s, Word v = s[0] < 0 ? ~x[0] & ones(w) : x[0]; *r = v ? w - 1 - leading(v, w) : ones(32))
REFERENCE(p_bfind_shift, *r = x[0] ? leading(x[0], w) : ones(32))
REFERENCE(p_bmsk_clamp, Word a = x[0]; Word n = x[1]; *r = a >= 32 || !n ? 0 : ones(n > 32 ? 32 : (unsigned)n) << a)
REFERENCE(p_szext_clamp, *r = x[1] == 0    ? 0
                              : x[1] >= 32 ? x[0]
                                           : (Word)as_signed(x[0] & ones((unsigned)x[1]), (unsigned)x[1]))
REFERENCE(p_szext_wrap, unsigned n = x[1] & 31; *r = n ? x[0] & ones(n) : 0)
/* Returns x[2] plus the n products of the elements of x[0], of `abits` bits, and the bytes of x[1] from bit `first` on.
 * as, bs: these are signed. */
static Word dot(const Word *x, unsigned n, unsigned abits, unsigned first, bool as, bool bs) {
    Word sum = x[2];
    for (unsigned i = 0; i < n; i++) {
        Word a = x[0] >> abits * i & ones(abits), b = x[1] >> (first + 8 * i) & 255;
        sum += (as ? (Word)as_signed(a, abits) : a) * (bs ? (Word)as_signed(b, 8) : b);
    }
    return sum;
}
REFERENCE(p_dp4a_ss, *r = dot(x, 4, 8, 0, true, true))
REFERENCE(p_dp4a_us, *r = dot(x, 4, 8, 0, false, true))
REFERENCE(p_dp2a_lo, *r = dot(x, 2, 16, 0, true, false))
REFERENCE(p_dp2a_hi, *r = dot(x, 2, 16, 16, false, true))
/* Sets *r to the results of reference f, which is never poison, for both 16-bit halves of two packed operands. Returns
 * true. */
static bool halves(Word *r, const Word *x, Reference f) {
    Word low[2] = {x[0] & 0xffff, x[1] & 0xffff}, high[2] = {x[0] >> 16, x[1] >> 16}, l, h;
    f(&l, low, 16), f(&h, high, 16);
    *r = (l & 0xffff) | (h & 0xffff) << 16;
    return true;
}
REFERENCE(p_add_x2, return halves(r, x, c_add))
REFERENCE(p_min_u_x2, return halves(r, x, c_umin))
REFERENCE(p_min_s_x2, return halves(r, x, c_smin))
REFERENCE(p_max_s_x2, return halves(r, x, c_smax))
REFERENCE(c_smax_relu, *r = s[0] > s[1] ? x[0] : x[1]; if (*r >> (w - 1) & 1) *r = 0)
REFERENCE(p_max_relu_x2, return halves(r, x, c_smax_relu))
/* Sets *r to the result of an operation on the lanes of w bits of x[0] and x[1] (PTX ISA, SIMD video instructions), and
 * returns true. op: + - average (~) |a - b| (d) min (m) max (M), or a comparison, < = g (greater or equal). types: 's'
 * if the result, x[0], x[1] are signed. then: 's' saturates, 'a' adds the results to x[2]. */
static bool video(Word *r, const Word *x, unsigned w, char op, const char *types, char then) {
    long long most = 1LL << (w - (types[0] == 's')), sum = 0;
    *r = 0;
    for (unsigned i = 0; i < 32; i += w) {
        Word lane[2] = {x[0] >> i & ones(w), x[1] >> i & ones(w)};
        long long a = (long long)(types[1] == 's' ? as_signed(lane[0], w) : (SignedWord)lane[0]);
        long long b = (long long)(types[2] == 's' ? as_signed(lane[1], w) : (SignedWord)lane[1]), t = 0;
        if (op == '+') t = a + b;
        if (op == '-') t = a - b;
        if (op == '~') t = a + b >= 0 ? (a + b + 1) / 2 : -((1 - a - b) / 2);
        if (op == 'd') t = llabs(a - b);
        if (op == 'm') t = a < b ? a : b;
        if (op == 'M') t = a > b ? a : b;
        if (op == '<') t = a < b;
        if (op == '=') t = a == b;
        if (op == 'g') t = a >= b;
        if (then == 's' && t >= most) t = most - 1;
        if (then == 's' && t < (types[0] == 's' ? -most : 0)) t = types[0] == 's' ? -most : 0;
        *r |= ((Word)t & ones(w)) << i, sum += t;
    }
    if (then == 'a') *r = x[2] + (Word)sum;
    return true;
}
REFERENCE(p_vadd2, return video(r, x, 16, '+', "uuu", 0))
REFERENCE(p_vadd4_sat, return video(r, x, 8, '+', "sss", 's'))
REFERENCE(p_vadd2_us_sat, return video(r, x, 16, '+', "uus", 's'))
REFERENCE(p_vsub4_sat, return video(r, x, 8, '-', "uuu", 's'))
REFERENCE(p_vsub2_sat, return video(r, x, 16, '-', "sss", 's'))
REFERENCE(p_vsub2_add, return video(r, x, 16, '-', "sus", 'a'))
REFERENCE(p_vavrg2_s, return video(r, x, 16, '~', "sss", 0))
REFERENCE(p_vavrg4_u, return video(r, x, 8, '~', "uuu", 0))
REFERENCE(p_vabsdiff2_sat, return video(r, x, 16, 'd', "sss", 's'))
REFERENCE(p_vabsdiff4_u, return video(r, x, 8, 'd', "uuu", 0))
REFERENCE(p_vabsdiff4_add, return video(r, x, 8, 'd', "uuu", 'a'))
REFERENCE(p_vmin2_s, return video(r, x, 16, 'm', "sss", 0))
REFERENCE(p_vmin4_u, return video(r, x, 8, 'm', "uuu", 0))
REFERENCE(p_vmax4_s, return video(r, x, 8, 'M', "sss", 0))
REFERENCE(p_vmax2_sat, return video(r, x, 16, 'M', "uss", 's'))
REFERENCE(p_vset2_lt, return video(r, x, 16, '<', "uus", 0))
REFERENCE(p_vset4_eq, return video(r, x, 8, '=', "uuu", 'a'))
REFERENCE(p_vset4_ge, return video(r, x, 8, 'g', "uss", 0))
REFERENCE(p_cvt_s8, *r = (Word)as_signed(x[0] & 255, 8))
REFERENCE(p_cvt_sat_u8_s32, *r = s[0] < 0 ? 0 : s[0] > 255 ? 255 : x[0])
REFERENCE(p_cvt_sat_s8_u32, *r = x[0] > 127 ? 127 : x[0])
REFERENCE(p_cvt_sat_s16_s64, *r = s[0] < -32768 ? 0x8000 : s[0] > 32767 ? 32767 : x[0])
REFERENCE(p_add_cc, Word sum = (x[0] & ones(32)) + (x[2] & ones(32));
          *r = (x[1] + x[3] + (sum >> 32)) << 32 | (sum & ones(32)))
REFERENCE(p_sub_cc, *r = (x[1] << 32 | x[0]) - (x[3] << 32 | x[2]))
/* A subtraction leaves the carry of a + ~b + 1, which is 1 if there is no borrow; without a carry it takes one more. */
REFERENCE(p_sub_addc, *r = (x[1] + x[3] + (x[0] >= x[2])) << 32 | ((x[0] - x[2]) & ones(32)))
REFERENCE(p_add_subc, Word sum = x[0] + x[2]; *r = (x[1] - x[3] - !(sum >> 32)) << 32 | (sum & ones(32)))
REFERENCE(p_subc_addc, *r = (x[1] << 32 | x[0]) >= (x[3] << 32 | x[2]))
REFERENCE(p_sub_madc, *r = x[1] * x[3] + x[0] + (x[0] >= x[2]))
REFERENCE(p_mad_subc, *r = x[0] - x[3] - !((x[0] * x[1] & ones(32)) + x[2] > ones(32)))
REFERENCE(p_slct, *r = as_signed(x[2], 32) >= 0 ? x[0] : x[1])
/* A division by zero is undefined in PTX; an overflow wraps. */
REFERENCE(p_div_s, if (!x[1]) return false; *r = s[1] == -1 ? 0 - x[0] : (Word)(s[0] / s[1]))
REFERENCE(p_rem_u, if (!x[1]) return false; *r = x[0] % x[1])

/* ------------------------------------------------------------------------------------------- rows */

#define INTRINSIC1(name) "call iN @llvm." name ".iN(iN %a)"
#define INTRINSIC2(name) "call iN @llvm." name ".iN(iN %a, iN %b)"
#define INTRINSIC3(name) "call iN @llvm." name ".iN(iN %a, iN %b, iN %c)"
#define OVERFLOW(name) \
    "call { iN, i1 } @llvm." name ".with.overflow.iN(iN %a, iN %b)\n  %r = extractvalue { iN, i1 } %o, 1"
const IrRow ir_row[] = {
    {"add iN %a, %b", c_add, .n = 2},
    {"sub iN %a, %b", c_sub, .n = 2},
    {"mul iN %a, %b", c_mul, .n = 2},
    {"and iN %a, %b", c_and, .n = 2, .exact = 3},
    {"or iN %a, %b", c_or, .n = 2, .exact = 3},
    {"xor iN %a, %b", c_xor, .n = 2, .exact = 3},
    {"shl iN %a, %b", c_shl, .n = 2, .exact = 1},
    {"lshr iN %a, %b", c_lshr, .n = 2, .exact = 1},
    {"ashr iN %a, %b", c_ashr, .n = 2, .exact = 1},
    {"add nuw iN %a, %b", c_add_nuw, .n = 2, .flags = DEFINED, .most = 64},
    {"add nsw iN %a, %b", c_add_nsw, .n = 2, .flags = DEFINED, .most = 64},
    {"sub nuw iN %a, %b", c_sub_nuw, .n = 2, .flags = DEFINED, .most = 64},
    {"sub nsw iN %a, %b", c_sub_nsw, .n = 2, .flags = DEFINED, .most = 64},
    {"mul nuw iN %a, %b", c_mul_nuw, .n = 2, .flags = DEFINED, .most = 64},
    {"mul nsw iN %a, %b", c_mul_nsw, .n = 2, .flags = DEFINED, .most = 64},
    {"shl nuw iN %a, %b", c_shl_nuw, .n = 2, .flags = DEFINED, .most = 64},
    {"shl nsw iN %a, %b", c_shl_nsw, .n = 2, .flags = DEFINED, .most = 64},
    {"lshr exact iN %a, %b", c_lshr_exact, .n = 2, .flags = DEFINED, .most = 64},
    {"ashr exact iN %a, %b", c_ashr_exact, .n = 2, .flags = DEFINED, .most = 64},
    {"or disjoint iN %a, %b", c_or_disjoint, .n = 2, .flags = DEFINED, .most = 64},
    {"udiv iN %a, %b", c_udiv, .n = 2, .flags = NO_OVERFLOW | DEFINED},
    {"urem iN %a, %b", c_urem, .n = 2, .flags = NO_OVERFLOW | DEFINED},
    {"sdiv iN %a, %b", c_sdiv, .n = 2, .flags = NO_OVERFLOW | DEFINED},
    {"srem iN %a, %b", c_srem, .n = 2, .flags = NO_OVERFLOW | DEFINED},
    {"icmp eq iN %a, %b", c_eq, .n = 2, .exact = 3, .result = 1, .most = 64},
    {"icmp ne iN %a, %b", c_ne, .n = 2, .exact = 3, .result = 1, .most = 64},
    {"icmp ult iN %a, %b", c_ult, .n = 2, .exact = 3, .result = 1, .most = 64},
    {"icmp uge iN %a, %b", c_uge, .n = 2, .exact = 3, .result = 1, .most = 64},
    {"icmp slt iN %a, %b", c_slt, .n = 2, .exact = 3, .result = 1, .most = 64},
    {"icmp sle iN %a, %b", c_sle, .n = 2, .exact = 3, .result = 1, .most = 64},
    {"icmp sgt iN %a, %b", c_sgt, .n = 2, .result = 1},
    {"zext iN %a to i128", c_zext, .n = 1, .exact = 1, .result = 128, .most = 127},
    {"sext iN %a to i128", c_sext, .n = 1, .exact = 1, .result = 128, .most = 127},
    {"trunc iN %a to i3", c_zext, .n = 1, .exact = 1, .result = 3, .multiple = 4},
    {"select i1 %d, iN %a, iN %b", c_select, .n = 3},
    {INTRINSIC2("umin"), c_umin, .n = 2},
    {INTRINSIC2("umax"), c_umax, .n = 2},
    {INTRINSIC2("smin"), c_smin, .n = 2},
    {INTRINSIC2("smax"), c_smax, .n = 2},
    {"call iN @llvm.abs.iN(iN %a, i1 false)", c_abs, .n = 1},
    {"call iN @llvm.abs.iN(iN %a, i1 true)", c_abs_poison, .n = 1, .flags = DEFINED},
    {INTRINSIC1("bitreverse"), c_bitreverse, .n = 1, .exact = 1},
    {INTRINSIC1("bswap"), c_bswap, .n = 1, .exact = 1, .multiple = 16},
    {INTRINSIC1("ctpop"), c_ctpop, .n = 1},
    {"call iN @llvm.ctlz.iN(iN %a, i1 false)", c_ctlz, .n = 1},
    {"call iN @llvm.ctlz.iN(iN %a, i1 true)", c_ctlz_poison, .n = 1, .flags = DEFINED},
    {"call iN @llvm.cttz.iN(iN %a, i1 false)", c_cttz, .n = 1},
    {"call iN @llvm.cttz.iN(iN %a, i1 true)", c_cttz_poison, .n = 1, .flags = DEFINED},
    {INTRINSIC3("fshl"), c_fshl, .n = 3, .exact = 3},
    {INTRINSIC3("fshr"), c_fshr, .n = 3, .exact = 3},
    {INTRINSIC2("uadd.sat"), c_uadd_sat, .n = 2},
    {INTRINSIC2("sadd.sat"), c_sadd_sat, .n = 2},
    {INTRINSIC2("usub.sat"), c_usub_sat, .n = 2},
    {INTRINSIC2("ssub.sat"), c_ssub_sat, .n = 2},
    {INTRINSIC2("ushl.sat"), c_ushl_sat, .n = 2, .flags = DEFINED},
    {INTRINSIC2("sshl.sat"), c_sshl_sat, .n = 2, .flags = DEFINED},
    {OVERFLOW("uadd"), c_uadd_o, .n = 2, .result = 1},
    {OVERFLOW("sadd"), c_sadd_o, .n = 2, .result = 1},
    {OVERFLOW("usub"), c_usub_o, .n = 2, .result = 1},
    {OVERFLOW("ssub"), c_ssub_o, .n = 2, .result = 1},
    {OVERFLOW("umul"), c_umul_o, .n = 2, .result = 1, .most = 64},
    {OVERFLOW("smul"), c_smul_o, .n = 2, .result = 1, .most = 64},
    {"call i8 @llvm.ucmp.i8.iN(iN %a, iN %b)", c_ucmp, .n = 2, .result = 8},
    {"call i8 @llvm.scmp.i8.iN(iN %a, iN %b)", c_scmp, .n = 2, .result = 8},
};

const PtxRow ptx_row[] = {
    {"shl.b16 %d, %a, %b", p_shl, 2, 1, 16, {16, 32}},
    {"shl.b32 %d, %a, %b", p_shl, 2, 1, 32, {32, 32}},
    {"shl.b64 %d, %a, %b", p_shl, 2, 1, 64, {64, 32}},
    {"shr.u32 %d, %a, %b", p_shr_u, 2, 1, 32, {32, 32}},
    {"shr.s16 %d, %a, %b", p_shr_s, 2, 1, 16, {16, 32}},
    {"shr.s64 %d, %a, %b", p_shr_s, 2, 1, 64, {64, 32}},
    {"bfe.u32 %d, %a, %b, %c", p_bfe_u, 3, 1, 32, {32, 32, 32}},
    {"bfe.s32 %d, %a, %b, %c", p_bfe_s, 3, 1, 32, {32, 32, 32}},
    {"bfe.u64 %d, %a, %b, %c", p_bfe_u, 3, 1, 64, {64, 32, 32}},
    {"bfe.s64 %d, %a, %b, %c", p_bfe_s, 3, 1, 64, {64, 32, 32}},
    {"bfi.b32 %d, %a, %b, %c, %e", p_bfi, 4, 3, 32, {32, 32, 32, 32}},
    {"bfi.b64 %d, %a, %b, %c, %e", p_bfi, 4, 3, 64, {64, 64, 32, 32}},
    {"prmt.b32 %d, %a, %b, %c", p_prmt, 3, 3, 32, {32, 32, 32}},
    {"prmt.b32.f4e %d, %a, %b, %c", p_prmt_f4e, 3, 3, 32, {32, 32, 32}},
    {"prmt.b32.b4e %d, %a, %b, %c", p_prmt_b4e, 3, 3, 32, {32, 32, 32}},
    {"prmt.b32.rc8 %d, %a, %b, %c", p_prmt_rc8, 3, 3, 32, {32, 32, 32}},
    {"prmt.b32.ecl %d, %a, %b, %c", p_prmt_ecl, 3, 3, 32, {32, 32, 32}},
    {"prmt.b32.ecr %d, %a, %b, %c", p_prmt_ecr, 3, 3, 32, {32, 32, 32}},
    {"prmt.b32.rc16 %d, %a, %b, %c", p_prmt_rc16, 3, 3, 32, {32, 32, 32}},
    {"shf.l.wrap.b32 %d, %a, %b, %c", p_shf_l_wrap, 3, 3, 32, {32, 32, 32}},
    {"shf.l.clamp.b32 %d, %a, %b, %c", p_shf_l_clamp, 3, 3, 32, {32, 32, 32}},
    {"shf.r.wrap.b32 %d, %a, %b, %c", p_shf_r_wrap, 3, 3, 32, {32, 32, 32}},
    {"shf.r.clamp.b32 %d, %a, %b, %c", p_shf_r_clamp, 3, 3, 32, {32, 32, 32}},
    {"lop3.b32 %d, %a, %b, %c, 0x96", p_lop3_96, 3, 7, 32, {32, 32, 32}},
    {"lop3.b32 %d, %a, %b, %c, 0xe8", p_lop3_e8, 3, 7, 32, {32, 32, 32}},
    {"lop3.b32 %d, %a, %b, %c, 0xca", p_lop3_ca, 3, 7, 32, {32, 32, 32}},
    {"lop3.b32 %d, %a, %b, %c, 0x1d", p_lop3_1d, 3, 7, 32, {32, 32, 32}},
    {"and.b16 %d, %a, %b", c_and, 2, 3, 16, {16, 16}},
    {"or.b32 %d, %a, %b", c_or, 2, 3, 32, {32, 32}},
    {"xor.b64 %d, %a, %b", c_xor, 2, 3, 64, {64, 64}},
    {"not.b32 %d, %a", p_not, 1, 1, 32, {32}},
    {"cnot.b32 %d, %a", p_cnot, 1, 1, 32, {32}},
    {"brev.b32 %d, %a", c_bitreverse, 1, 1, 32, {32}},
    {"brev.b64 %d, %a", c_bitreverse, 1, 1, 64, {64}},
    {"popc.b64 %d, %a", c_ctpop, 1, 0, 32, {64}},
    {"clz.b32 %d, %a", c_ctlz, 1, 0, 32, {32}},
    {"clz.b64 %d, %a", c_ctlz, 1, 0, 32, {64}},
    {"bfind.u32 %d, %a", p_bfind_u, 1, 0, 32, {32}},
    {"bfind.s64 %d, %a", p_bfind_s, 1, 0, 32, {64}},
    {"bfind.shiftamt.u32 %d, %a", p_bfind_shift, 1, 0, 32, {32}},
    {"bmsk.clamp.b32 %d, %a, %b", p_bmsk_clamp, 2, 0, 32, {32, 32}},
    {"szext.clamp.s32 %d, %a, %b", p_szext_clamp, 2, 1, 32, {32, 32}},
    {"szext.wrap.u32 %d, %a, %b", p_szext_wrap, 2, 1, 32, {32, 32}},
    {"add.s16 %d, %a, %b", c_add, 2, 0, 16, {16, 16}},
    {"add.sat.s32 %d, %a, %b", c_sadd_sat, 2, 0, 32, {32, 32}},
    {"sub.sat.s32 %d, %a, %b", c_ssub_sat, 2, 0, 32, {32, 32}},
    {"neg.s64 %d, %a", p_neg, 1, 0, 64, {64}},
    {"abs.s32 %d, %a", c_abs, 1, 0, 32, {32}},
    {"mul.lo.s64 %d, %a, %b", c_mul, 2, 0, 64, {64, 64}},
    {"mul.hi.u32 %d, %a, %b", p_mul_hi_u, 2, 0, 32, {32, 32}},
    {"mul.hi.s32 %d, %a, %b", p_mul_hi_s, 2, 0, 32, {32, 32}},
    {"mul.hi.u64 %d, %a, %b", p_mul_hi_u, 2, 0, 64, {64, 64}},
    {"mul.hi.s64 %d, %a, %b", p_mul_hi_s, 2, 0, 64, {64, 64}},
    {"mul.wide.s32 %d, %a, %b", p_mul_wide_s, 2, 0, 64, {32, 32}},
    {"mul.wide.s16 %d, %a, %b", p_mul_wide_s, 2, 0, 32, {16, 16}},
    {"mad.lo.s32 %d, %a, %b, %c", p_mad_lo, 3, 0, 32, {32, 32, 32}},
    {"mad.hi.s32 %d, %a, %b, %c", p_mad_hi_s, 3, 0, 32, {32, 32, 32}},
    {"mad.wide.u32 %d, %a, %b, %c", p_mad_wide_u, 3, 0, 64, {32, 32, 64}},
    {"mul24.lo.s32 %d, %a, %b", p_mul24_lo, 2, 0, 32, {32, 32}},
    {"mul24.hi.u32 %d, %a, %b", p_mul24_hi, 2, 0, 32, {32, 32}},
    {"sad.s32 %d, %a, %b, %c", p_sad_s, 3, 0, 32, {32, 32, 32}},
    {"sad.u64 %d, %a, %b, %c", p_sad_u, 3, 0, 64, {64, 64, 64}},
    {"dp4a.s32.s32 %d, %a, %b, %c", p_dp4a_ss, 3, 0, 32, {32, 32, 32}},
    {"dp4a.u32.s32 %d, %a, %b, %c", p_dp4a_us, 3, 0, 32, {32, 32, 32}},
    {"dp2a.lo.s32.u32 %d, %a, %b, %c", p_dp2a_lo, 3, 0, 32, {32, 32, 32}},
    {"dp2a.hi.u32.s32 %d, %a, %b, %c", p_dp2a_hi, 3, 0, 32, {32, 32, 32}},
    {"add.s16x2 %d, %a, %b", p_add_x2, 2, 0, 32, {32, 32}},
    {"add.u16x2 %d, %a, %b", p_add_x2, 2, 0, 32, {32, 32}},
    {"min.u16x2 %d, %a, %b", p_min_u_x2, 2, 0, 32, {32, 32}},
    {"min.s16x2 %d, %a, %b", p_min_s_x2, 2, 0, 32, {32, 32}},
    {"max.s16x2 %d, %a, %b", p_max_s_x2, 2, 0, 32, {32, 32}},
    {"max.relu.s16x2 %d, %a, %b", p_max_relu_x2, 2, 0, 32, {32, 32}},
    {"vadd2.u32.u32.u32 %d, %a, %b, %c", p_vadd2, 3, 0, 32, {32, 32, 32}},
    {"vadd4.s32.s32.s32.sat %d, %a, %b, %c", p_vadd4_sat, 3, 0, 32, {32, 32, 32}},
    {"vadd2.u32.u32.s32.sat %d, %a, %b, %c", p_vadd2_us_sat, 3, 0, 32, {32, 32, 32}},
    {"vsub4.u32.u32.u32.sat %d, %a, %b, %c", p_vsub4_sat, 3, 0, 32, {32, 32, 32}},
    {"vsub2.s32.s32.s32.sat %d, %a, %b, %c", p_vsub2_sat, 3, 0, 32, {32, 32, 32}},
    {"vsub2.s32.u32.s32.add %d, %a, %b, %c", p_vsub2_add, 3, 0, 32, {32, 32, 32}},
    {"vavrg2.s32.s32.s32 %d, %a, %b, %c", p_vavrg2_s, 3, 0, 32, {32, 32, 32}},
    {"vavrg4.u32.u32.u32 %d, %a, %b, %c", p_vavrg4_u, 3, 0, 32, {32, 32, 32}},
    {"vabsdiff2.s32.s32.s32.sat %d, %a, %b, %c", p_vabsdiff2_sat, 3, 0, 32, {32, 32, 32}},
    {"vabsdiff4.u32.u32.u32 %d, %a, %b, %c", p_vabsdiff4_u, 3, 0, 32, {32, 32, 32}},
    {"vabsdiff4.u32.u32.u32.add %d, %a, %b, %c", p_vabsdiff4_add, 3, 0, 32, {32, 32, 32}},
    {"vmin2.s32.s32.s32 %d, %a, %b, %c", p_vmin2_s, 3, 0, 32, {32, 32, 32}},
    {"vmin4.u32.u32.u32 %d, %a, %b, %c", p_vmin4_u, 3, 0, 32, {32, 32, 32}},
    {"vmax4.s32.s32.s32 %d, %a, %b, %c", p_vmax4_s, 3, 0, 32, {32, 32, 32}},
    {"vmax2.u32.s32.s32.sat %d, %a, %b, %c", p_vmax2_sat, 3, 0, 32, {32, 32, 32}},
    {"vset2.u32.s32.lt %d, %a, %b, %c", p_vset2_lt, 3, 0, 32, {32, 32, 32}},
    {"vset4.u32.u32.eq.add %d, %a, %b, %c", p_vset4_eq, 3, 0, 32, {32, 32, 32}},
    {"vset4.s32.s32.ge %d, %a, %b, %c", p_vset4_ge, 3, 0, 32, {32, 32, 32}},
    {"cvt.s32.s8 %d, %a", p_cvt_s8, 1, 1, 32, {32}},
    {"cvt.sat.u8.s32 %d, %a", p_cvt_sat_u8_s32, 1, 0, 32, {32}},
    {"cvt.sat.s8.u32 %d, %a", p_cvt_sat_s8_u32, 1, 0, 32, {32}},
    {"cvt.sat.s16.s64 %d, %a", p_cvt_sat_s16_s64, 1, 0, 16, {64}},
    {"add.cc.u32 %a, %a, %c; addc.u32 %b, %b, %e; mov.b64 %d, {%a, %b}", p_add_cc, 4, 0, 64, {32, 32, 32, 32}},
    {"sub.cc.u32 %a, %a, %c; subc.u32 %b, %b, %e; mov.b64 %d, {%a, %b}", p_sub_cc, 4, 0, 64, {32, 32, 32, 32}},
    {"sub.cc.u32 %a, %a, %c; addc.u32 %b, %b, %e; mov.b64 %d, {%a, %b}", p_sub_addc, 4, 0, 64, {32, 32, 32, 32}},
    {"add.cc.u32 %a, %a, %c; subc.u32 %b, %b, %e; mov.b64 %d, {%a, %b}", p_add_subc, 4, 0, 64, {32, 32, 32, 32}},
    {"sub.cc.u32 %a, %a, %c; subc.cc.u32 %b, %b, %e; addc.u32 %d, 0, 0", p_subc_addc, 4, 0, 32, {32, 32, 32, 32}},
    {"sub.cc.u32 %c, %a, %c; madc.lo.u32 %d, %b, %e, %a", p_sub_madc, 4, 0, 32, {32, 32, 32, 32}},
    {"mad.lo.cc.u32 %b, %a, %b, %c; subc.u32 %d, %a, %e", p_mad_subc, 4, 0, 32, {32, 32, 32, 32}},
    {"slct.u64.s32 %d, %a, %b, %c", p_slct, 3, 0, 64, {64, 64, 32}},
    {"div.s32 %d, %a, %b", p_div_s, 2, 0, 32, {32, 32}},
    {"rem.u64 %d, %a, %b", p_rem_u, 2, 0, 64, {64, 64}},
};

const size_t ir_rows = sizeof ir_row / sizeof *ir_row, ptx_rows = sizeof ptx_row / sizeof *ptx_row;
