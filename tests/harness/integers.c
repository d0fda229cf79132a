/* integers [SEED]: compares the integer operations of the executor with plain C, value by value and bit by bit.
 *
 * Each row is one operation, in IR or in PTX, with a function in C that computes it. A kernel of the operation gets
 * operands of which some bits are undefined: (v & ~m) | (junk & m), where `junk` is uninitialised memory. The result of
 * the executor is compared with the results of C for all values of the undefined bits: a result bit that takes both
 * values must be undefined, the others must be right; where the row demands it, they must also be defined. Operations
 * of IR are checked exhaustively at 3 or 4 bits, each bit 0, 1 or undefined, and with random values at other widths.
 * Prints one line for each row that is right, and for each row and width that is wrong its first wrong case. Exit code
 * 1: something is wrong.
 */
#include "analysis/run/machine/run.h"
#include "parse/parse.h"

__extension__ typedef unsigned __int128 Word;
__extension__ typedef __int128 SignedWord;
enum { OPERANDS = 4, CASES_MAX = 27 * 27 * 27, RANDOM_CASES = 512, UNDEFINED_MAX = 6 };

/* Return a number whose lowest w bits, 1 to 128, are ones; the number in the lowest w bits of v, with its sign. */
static Word ones(unsigned w) { return ~(Word)0 >> (128 - w); }
static SignedWord as_signed(Word v, unsigned w) { return (SignedWord)(v << (128 - w)) >> (128 - w); }

/* ------------------------------------------------------------------------------------------- references */

/* Computes the result of w-bit operands x; bits above the width of the result are ignored. Returns false if the result
 * is poison. */
typedef bool (*Reference)(Word *r, const Word *x, unsigned w);
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

/* exact: the mask of operands; if undefined bits are in these only, each result bit that does not depend on them is
 * defined. */
enum { NO_OVERFLOW = 1, DEFINED = 2 };
typedef struct IrRow {
    const char *text; /* N: the width */
    Reference c;
    uint8_t n, exact, flags; /* NO_OVERFLOW: operands for which a division is no error; DEFINED: no undefined bits */
    uint8_t result;          /* bits of the result; 0: N */
    uint8_t most;            /* the greatest width; 0: 128 */
    uint8_t multiple;        /* of which the width is a multiple; 0: any */
} IrRow;
#define INTRINSIC1(name) "call iN @llvm." name ".iN(iN %a)"
#define INTRINSIC2(name) "call iN @llvm." name ".iN(iN %a, iN %b)"
#define INTRINSIC3(name) "call iN @llvm." name ".iN(iN %a, iN %b, iN %c)"
#define OVERFLOW(name) \
    "call { iN, i1 } @llvm." name ".with.overflow.iN(iN %a, iN %b)\n  %r = extractvalue { iN, i1 } %o, 1"
static const IrRow ir_row[] = {{"add iN %a, %b", c_add, 2, 0, 0, 0, 0, 0},
                               {"sub iN %a, %b", c_sub, 2, 0, 0, 0, 0, 0},
                               {"mul iN %a, %b", c_mul, 2, 0, 0, 0, 0, 0},
                               {"and iN %a, %b", c_and, 2, 3, 0, 0, 0, 0},
                               {"or iN %a, %b", c_or, 2, 3, 0, 0, 0, 0},
                               {"xor iN %a, %b", c_xor, 2, 3, 0, 0, 0, 0},
                               {"shl iN %a, %b", c_shl, 2, 1, 0, 0, 0, 0},
                               {"lshr iN %a, %b", c_lshr, 2, 1, 0, 0, 0, 0},
                               {"ashr iN %a, %b", c_ashr, 2, 1, 0, 0, 0, 0},
                               {"add nuw iN %a, %b", c_add_nuw, 2, 0, DEFINED, 0, 64, 0},
                               {"add nsw iN %a, %b", c_add_nsw, 2, 0, DEFINED, 0, 64, 0},
                               {"sub nuw iN %a, %b", c_sub_nuw, 2, 0, DEFINED, 0, 64, 0},
                               {"sub nsw iN %a, %b", c_sub_nsw, 2, 0, DEFINED, 0, 64, 0},
                               {"mul nuw iN %a, %b", c_mul_nuw, 2, 0, DEFINED, 0, 64, 0},
                               {"mul nsw iN %a, %b", c_mul_nsw, 2, 0, DEFINED, 0, 64, 0},
                               {"shl nuw iN %a, %b", c_shl_nuw, 2, 0, DEFINED, 0, 64, 0},
                               {"shl nsw iN %a, %b", c_shl_nsw, 2, 0, DEFINED, 0, 64, 0},
                               {"lshr exact iN %a, %b", c_lshr_exact, 2, 0, DEFINED, 0, 64, 0},
                               {"ashr exact iN %a, %b", c_ashr_exact, 2, 0, DEFINED, 0, 64, 0},
                               {"or disjoint iN %a, %b", c_or_disjoint, 2, 0, DEFINED, 0, 64, 0},
                               {"udiv iN %a, %b", c_udiv, 2, 0, NO_OVERFLOW | DEFINED, 0, 0, 0},
                               {"urem iN %a, %b", c_urem, 2, 0, NO_OVERFLOW | DEFINED, 0, 0, 0},
                               {"sdiv iN %a, %b", c_sdiv, 2, 0, NO_OVERFLOW | DEFINED, 0, 0, 0},
                               {"srem iN %a, %b", c_srem, 2, 0, NO_OVERFLOW | DEFINED, 0, 0, 0},
                               {"icmp eq iN %a, %b", c_eq, 2, 3, 0, 1, 64, 0},
                               {"icmp ne iN %a, %b", c_ne, 2, 3, 0, 1, 64, 0},
                               {"icmp ult iN %a, %b", c_ult, 2, 3, 0, 1, 64, 0},
                               {"icmp uge iN %a, %b", c_uge, 2, 3, 0, 1, 64, 0},
                               {"icmp slt iN %a, %b", c_slt, 2, 3, 0, 1, 64, 0},
                               {"icmp sle iN %a, %b", c_sle, 2, 3, 0, 1, 64, 0},
                               {"icmp sgt iN %a, %b", c_sgt, 2, 0, 0, 1, 0, 0},
                               {"zext iN %a to i128", c_zext, 1, 1, 0, 128, 127, 0},
                               {"sext iN %a to i128", c_sext, 1, 1, 0, 128, 127, 0},
                               {"trunc iN %a to i3", c_zext, 1, 1, 0, 3, 0, 4},
                               {"select i1 %d, iN %a, iN %b", c_select, 3, 0, 0, 0, 0, 0},
                               {INTRINSIC2("umin"), c_umin, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("umax"), c_umax, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("smin"), c_smin, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("smax"), c_smax, 2, 0, 0, 0, 0, 0},
                               {"call iN @llvm.abs.iN(iN %a, i1 false)", c_abs, 1, 0, 0, 0, 0, 0},
                               {"call iN @llvm.abs.iN(iN %a, i1 true)", c_abs_poison, 1, 0, DEFINED, 0, 0, 0},
                               {INTRINSIC1("bitreverse"), c_bitreverse, 1, 1, 0, 0, 0, 0},
                               {INTRINSIC1("bswap"), c_bswap, 1, 1, 0, 0, 0, 16},
                               {INTRINSIC1("ctpop"), c_ctpop, 1, 0, 0, 0, 0, 0},
                               {"call iN @llvm.ctlz.iN(iN %a, i1 false)", c_ctlz, 1, 0, 0, 0, 0, 0},
                               {"call iN @llvm.ctlz.iN(iN %a, i1 true)", c_ctlz_poison, 1, 0, DEFINED, 0, 0, 0},
                               {"call iN @llvm.cttz.iN(iN %a, i1 false)", c_cttz, 1, 0, 0, 0, 0, 0},
                               {"call iN @llvm.cttz.iN(iN %a, i1 true)", c_cttz_poison, 1, 0, DEFINED, 0, 0, 0},
                               {INTRINSIC3("fshl"), c_fshl, 3, 3, 0, 0, 0, 0},
                               {INTRINSIC3("fshr"), c_fshr, 3, 3, 0, 0, 0, 0},
                               {INTRINSIC2("uadd.sat"), c_uadd_sat, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("sadd.sat"), c_sadd_sat, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("usub.sat"), c_usub_sat, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("ssub.sat"), c_ssub_sat, 2, 0, 0, 0, 0, 0},
                               {INTRINSIC2("ushl.sat"), c_ushl_sat, 2, 0, DEFINED, 0, 0, 0},
                               {INTRINSIC2("sshl.sat"), c_sshl_sat, 2, 0, DEFINED, 0, 0, 0},
                               {OVERFLOW("uadd"), c_uadd_o, 2, 0, 0, 1, 0, 0},
                               {OVERFLOW("sadd"), c_sadd_o, 2, 0, 0, 1, 0, 0},
                               {OVERFLOW("usub"), c_usub_o, 2, 0, 0, 1, 0, 0},
                               {OVERFLOW("ssub"), c_ssub_o, 2, 0, 0, 1, 0, 0},
                               {OVERFLOW("umul"), c_umul_o, 2, 0, 0, 1, 64, 0},
                               {OVERFLOW("smul"), c_smul_o, 2, 0, 0, 1, 64, 0},
                               {"call i8 @llvm.ucmp.i8.iN(iN %a, iN %b)", c_ucmp, 2, 0, 0, 8, 0, 0},
                               {"call i8 @llvm.scmp.i8.iN(iN %a, iN %b)", c_scmp, 2, 0, 0, 8, 0, 0}};

typedef struct PtxRow {
    const char *text;
    Reference c;
    uint8_t n, exact;
    uint8_t result, bits[OPERANDS]; /* widths of the registers */
} PtxRow;
static const PtxRow ptx_row[] = {
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
    {"rem.u64 %d, %a, %b", p_rem_u, 2, 0, 64, {64, 64}}};

/* ------------------------------------------------------------------------------------------- execution */

/* One case: operands and masks of their undefined bits; the result and its undefined bits. */
typedef struct ArithCase {
    Word v[OPERANDS], m[OPERANDS], got, undefined;
} ArithCase;
static ArithCase cases[CASES_MAX + 256];
static uint32_t ncase;
static Machine *machine; /* of the text that runs */

/* An operation at certain widths. */
typedef struct Operation {
    const char *name;
    Reference c;
    unsigned n, exact, width, result, bits[OPERANDS];
} Operation;

enum { THREADS = 256 };
/* Makes `machine` for a text of IR or PTX. Returns false after an error message. In any case the caller frees
 * `machine`, *m and *p, as far as they are not NULL. */
static bool machine_open(const Source *source, Diag *d, Module **m, PtxProgram **p) {
    static const RunOptions options = {.no_races = true};
    *m = NULL, *p = NULL, machine = NULL;
    if (source_is_ptx(source)) {
        *p = ptx_program_new(source, d);
        machine = *p ? machine_new_ptx(*p, d, &options) : NULL;
    } else {
        *m = module_parse(source, d, &(ParseOptions){0});
        machine = *m && module_verify(*m, &(VerifyOptions){0}) ? machine_new(*m, d, &options) : NULL;
    }
    return machine != NULL;
}

/* Executes kernel k of the text of an operation on all cases and stores the results in them. Returns false after an
 * error message. */
static bool execute(const Operation *o, const char *text) {
    Source source = {.name = "integers", .text = (char *)text, .size = strlen(text)};
    Diag d = {.out = stdout, .source = &source, .limit = 3};
    Module *m;
    PtxProgram *p;
    uint32_t all = (ncase + THREADS - 1) / THREADS * THREADS;
    bool ok = machine_open(&source, &d, &m, &p);
    if (ok) {
        Module *names = p ? ptx_program_module(p) : m;
        uint64_t bytes = (uint64_t)all * OPERANDS * sizeof(Word), arg[4];
        for (unsigned i = 0; i < 4; i++) arg[i] = machine_alloc(machine, bytes, "operands");
        for (uint32_t i = 0; i < all; i++) {
            if (i >= ncase) cases[i] = cases[0];
            machine_write(machine, arg[0] + i * sizeof cases->v, cases[i].v, sizeof cases->v);
            machine_write(machine, arg[1] + i * sizeof cases->m, cases[i].m, sizeof cases->m);
        }
        SymId kernel = sym_find(names, str_intern(names, "k", 1));
        Launch l = {
            .kernel = kernel, .grid = {all / THREADS, 1, 1}, .block = {THREADS, 1, 1}, .params = (uint8_t *)arg};
        ok = machine_launch(machine, &l);
        for (uint32_t i = 0; i < ncase && ok; i++)
            ok = machine_read(machine, arg[3] + i * sizeof(Word), &cases[i].got, &cases[i].undefined, sizeof(Word));
    }
    if (machine) machine_free(machine);
    if (p) ptx_program_free(p);
    if (m) module_free(m);
    if (!ok) printf("FAIL integers/%.*s, %u bits: not executed\n", (int)strcspn(o->name, "\n"), o->name, o->width);
    return ok;
}

/* ------------------------------------------------------------------------------------------- comparison */

/* Computes the result of a case in C. *both: the bits that take both values, as all do if the result may be poison;
 * *value: the others, in place. */
static void expect(const Operation *o, const ArithCase *x, Word *value, Word *both) {
    Word in[OPERANDS], r = 0, one = 0, zero = 0, all = ones(o->result);
    memcpy(in, x->v, sizeof in);
    for (unsigned i = 0; i < o->n; i++) in[i] &= ~x->m[i];
    for (;;) {
        if (o->c(&r, in, o->width)) one |= r, zero |= ~r;
        else one = zero = ~(Word)0;
        unsigned i = 0; /* the next combination: add 1 to the undefined bits of all operands together */
        while (i < o->n && (in[i] & x->m[i]) == x->m[i]) in[i] &= ~x->m[i], i++;
        if (i == o->n) break;
        in[i] = (in[i] & ~x->m[i]) | (((in[i] | ~x->m[i]) + 1) & x->m[i]);
    }
    *both = one & zero & all, *value = one & all;
}

/* Prints a name and a number in hexadecimal. */
static void put_word(const char *name, Word v) {
    printf(" %s 0x%llx%016llx", name, (unsigned long long)(v >> 64), (unsigned long long)v);
}

/* Compares all cases with C and prints the first that is wrong. Returns whether all are right. */
static bool compare(const Operation *o) {
    unsigned wrong = 0;
    for (uint32_t i = 0; i < ncase; i++) {
        const ArithCase *x = &cases[i];
        Word value, both, got = x->got, u = x->undefined & ones(o->result);
        unsigned touched = 0;
        for (unsigned j = 0; j < o->n; j++) touched |= (x->m[j] != 0) << j;
        expect(o, x, &value, &both);
        bool sound = !(both & ~u) && !((got ^ value) & ~u & ones(o->result)),
             exact = (touched & ~o->exact) || u == both;
        if ((sound && exact) || wrong++) continue;
        printf("FAIL integers/%.*s, %u bits:", (int)strcspn(o->name, "\n"), o->name, o->width);
        for (unsigned j = 0; j < o->n; j++) put_word("operand", x->v[j]), put_word("undefined", x->m[j]);
        put_word("C", value), put_word("undefined", both), put_word("executor", got), put_word("undefined", u);
        puts("");
    }
    return !wrong;
}

/* ------------------------------------------------------------------------------------------- operands */

static uint64_t seed = 1;
/* Returns a random number of 64 bits. */
static uint64_t random64(void) {
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return seed * UINT64_C(0x2545f4914f6cdd1d);
}

/* Returns a number of w bits: anything, or one near zero, near a power of two, or near the greatest. */
static Word random_value(unsigned w) {
    Word v = (Word)random64() << 64 | random64();
    switch (random64() % 6) {
    case 0: return v & ones(w) & (v >> 17) & (v >> 51);
    case 1: return ((Word)random64() % 5 - 2) & ones(w);
    case 2: return ((Word)1 << random64() % w) + (Word)(random64() % 3) - 1;
    case 3: return random64() % (2 * w) & ones(w);
    default: return v & ones(w);
    }
}

/* Appends a case with random operands and at most `undefined` undefined bits. no_overflow: the second operand is
 * neither 0 nor -1. */
static void case_random(const Operation *o, unsigned undefined, bool no_overflow) {
    ArithCase *x = &cases[ncase++];
    *x = (ArithCase){0};
    for (unsigned i = 0; i < o->n; i++) x->v[i] = random_value(o->bits[i]) & ones(o->bits[i]);
    for (unsigned i = 0; i < undefined; i++) {
        unsigned j = random64() % o->n;
        x->m[j] |= (Word)1 << random64() % o->bits[j];
    }
    if (no_overflow && (x->v[1] == 0 || x->v[1] == ones(o->bits[1]))) x->v[1] = 1;
}

/* Appends all cases: each bit of each operand is 0, 1 or, unless `defined`, undefined. no_overflow: as above. */
static void cases_all(const Operation *o, bool defined, bool no_overflow) {
    unsigned digits = 0;
    uint32_t total = 1, base = defined ? 2 : 3;
    for (unsigned i = 0; i < o->n; i++) digits += o->bits[i];
    for (unsigned i = 0; i < digits; i++) total *= base;
    for (uint32_t k = 0; k < total; k++) {
        ArithCase x = {0};
        uint32_t rest = k;
        for (unsigned i = 0; i < o->n; i++)
            for (unsigned b = 0; b < o->bits[i]; b++, rest /= base)
                x.v[i] |= (Word)(rest % base == 1) << b, x.m[i] |= (Word)(rest % base == 2) << b;
        if (no_overflow && (x.v[1] == 0 || x.v[1] == ones(o->bits[1]))) continue;
        cases[ncase++] = x;
    }
}

/* ------------------------------------------------------------------------------------------- the texts */

/* Appends a text with the width for N. */
static void put_width(Out *o, const char *text, unsigned width) {
    for (; *text; text++) {
        if (*text == 'N') out_format(o, "%u", width);
        else out_char(o, *text);
    }
}

/* Appends the declaration of the intrinsic that a text calls, if it calls one: the call without its operands. */
static void put_declaration(Out *o, const char *text, unsigned width) {
    const char *call = strstr(text, "call "), *end = call ? strchr(call, ')') : NULL;
    if (!call) return;
    Out line;
    out_init(&line, NULL);
    for (const char *s = call + 5; s <= end; s++) {
        bool operand = s[0] == ' ' && (s[1] == '%' || !strncmp(s, " false", 6) || !strncmp(s, " true", 5));
        if (operand) s += 1 + strcspn(s + 1, ",)");
        out_char(&line, *s);
    }
    out_char(&line, 0);
    out_str(o, "declare ");
    put_width(o, line.buf, width);
    out_char(o, '\n');
    out_free(&line);
}

/* Checks an operation of IR at one width, with `ncase` new cases. Returns whether it is right; prints what is wrong. */
static bool check_ir(const IrRow *row, unsigned width) {
    static const char operand[] = "abc";
    Operation o = {
        row->text, row->c, row->n, row->exact, width, row->result ? row->result : width, {width, width, width}};
    bool defined = row->flags & DEFINED, valid = row->flags & NO_OVERFLOW;
    ncase = 0;
    if (width * row->n <= 9) cases_all(&o, defined, valid);
    else
        for (unsigned i = 0; i < RANDOM_CASES; i++) case_random(&o, defined ? 0 : i % (UNDEFINED_MAX + 1), valid);
    Out t;
    out_init(&t, NULL);
    out_str(
        &t,
        "target triple = \"nvptx64-nvidia-cuda\"\ntarget datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
        "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n");
    put_declaration(&t, row->text, width);
    out_str(&t, "define ptx_kernel void @k(ptr %values, ptr %masks, ptr %junk, ptr %out) {\n"
                "  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %n = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n"
                "  %n1 = mul i32 %n, 256\n  %i = add i32 %n1, %t\n  %i4 = mul i32 %i, 4\n");
    for (unsigned i = 0; i < row->n; i++) {
        char c = operand[i];
        out_format(&t, "  %%%ci = add i32 %%i4, %u\n", c, i);
        static const char *const from[] = {"values", "masks", "junk"};
        for (unsigned k = 0; k < 3; k++)
            out_format(
                &t, "  %%%cp%u = getelementptr i128, ptr %%%s, i32 %%%ci\n  %%%c%u = load i%u, ptr %%%cp%u, align 16\n",
                c, k, from[k], c, c, k, width, c, k);
        out_format(&t,
                   "  %%%cn = xor i%u %%%c1, -1\n  %%%cv = and i%u %%%c0, %%%cn\n  %%%cu = and i%u %%%c2, %%%c1\n"
                   "  %%%c = or i%u %%%cv, %%%cu\n",
                   c, width, c, c, width, c, c, c, width, c, c, c, width, c, c);
    }
    if (row->c == c_select) out_format(&t, "  %%d = icmp ne i%u %%c, 0\n", width);
    bool pair = strstr(row->text, "%r") != NULL;
    out_str(&t, pair ? "  %o = " : "  %r = ");
    put_width(&t, row->text, width);
    out_format(&t, "\n  %%q = getelementptr i128, ptr %%out, i32 %%i\n");
    if (o.result < 128) out_format(&t, "  %%w = zext i%u %%r to i128\n", o.result);
    out_format(&t, "  store i128 %s, ptr %%q, align 16\n  ret void\n}\n", o.result < 128 ? "%w" : "%r");
    out_char(&t, 0);
    bool ok = ncase == 0 || (execute(&o, t.buf) && compare(&o));
    out_free(&t);
    return ok;
}

/* Checks an operation of PTX, with `ncase` new cases. Returns whether it is right; prints what is wrong. */
static bool check_ptx(const PtxRow *row) {
    static const char operand[] = "abce";
    Operation o = {row->text, row->c, row->n, row->exact, row->bits[0], row->result, {0}};
    Out t;
    ncase = 0;
    for (unsigned i = 0; i < row->n; i++) o.bits[i] = row->bits[i];
    for (unsigned i = 0; i < 2 * RANDOM_CASES; i++) case_random(&o, i % (UNDEFINED_MAX + 1), false);
    out_init(&t, NULL);
    out_str(&t, ".version 8.0\n.target sm_90\n.address_size 64\n"
                ".visible .entry k(.param .u64 values, .param .u64 masks, .param .u64 junk, .param .u64 out)\n{\n"
                ".reg .b32 %i, %n;\n.reg .b64 %p, %q, %v, %m, %j;\n"
                "mov.u32 %i, %tid.x;\nmov.u32 %n, %ctaid.x;\nmad.lo.u32 %i, %n, 256, %i;\n");
    out_format(&t, ".reg .b%u %%d;\n", row->result);
    for (unsigned i = 0; i < row->n; i++) {
        static const char *const from[] = {"values", "masks", "junk"};
        out_format(&t, ".reg .b%u %%%c;\n", row->bits[i], operand[i]);
        for (unsigned k = 0; k < 3; k++)
            out_format(&t, "ld.param.u64 %%p, [%s];\nmad.wide.u32 %%p, %%i, 64, %%p;\nld.global.b64 %%%c, [%%p+%u];\n",
                       from[k], "vmj"[k], 16 * i);
        out_str(&t, "and.b64 %j, %j, %m;\nnot.b64 %m, %m;\nand.b64 %v, %v, %m;\nor.b64 %v, %v, %j;\n");
        out_format(&t, "cvt.u%u.u64 %%%c, %%v;\n", row->bits[i], operand[i]);
    }
    out_format(&t, "%s;\nld.param.u64 %%q, [out];\nmad.wide.u32 %%q, %%i, 16, %%q;\n", row->text);
    out_format(&t, "st.global.b%u [%%q], %%d;\nret;\n}\n", row->result);
    out_char(&t, 0);
    bool ok = ncase == 0 || (execute(&o, t.buf) && compare(&o));
    out_free(&t);
    return ok;
}

/* Checks an operation of IR at all its widths. Returns whether it is right, and prints that. */
static bool check_widths(const IrRow *row) {
    static const unsigned width[] = {1, 3, 4, 8, 13, 16, 32, 33, 64, 100, 128};
    bool ok = true;
    uint32_t total = 0;
    for (size_t i = 0; i < sizeof width / sizeof *width; i++) {
        if (width[i] > (row->most ? row->most : 128) || (row->multiple && width[i] % row->multiple)) continue;
        ok &= check_ir(row, width[i]);
        total += ncase;
    }
    if (ok) printf("ok integers/%.*s (%u cases)\n", (int)strcspn(row->text, "\n"), row->text, total);
    return ok;
}

int main(int argc, char **argv) {
    bool ok = true;
    if (argc > 1) seed = strtoull(argv[1], NULL, 10) * 2 + 1;
    for (size_t i = 0; i < sizeof ir_row / sizeof *ir_row; i++) ok &= check_widths(&ir_row[i]);
    for (size_t i = 0; i < sizeof ptx_row / sizeof *ptx_row; i++) {
        bool right = check_ptx(&ptx_row[i]);
        if (right) printf("ok integers/%s (%u cases)\n", ptx_row[i].text, ncase);
        ok &= right;
    }
    return !ok;
}
