/* parse_number.c: integer and floating-point constants. */
#include "ir/arith.h"
#include "parse/parser.h"

/* ------------------------------------------------------------------------------ integers */

/* Reports that the integer in the token does not fit in type t. Fails if it must fit; else warns and returns, because
 * LLVM takes the low bits. */
static void int_too_wide(Parser *p, TypeId t, bool must_fit) {
    if (must_fit) fail_at(p, p->tok.off, "integer constant does not fit in '%s'", type_text(p, t));
    warn_at(p, p->tok.off, "integer constant does not fit in '%s'; its high bits are dropped", type_text(p, t));
}

/* Returns the number of bits of w[0..n) up to the highest one that is set; 0 for zero. w[0] is the lowest word. */
static uint32_t words_bits(const uint32_t *w, uint32_t n) {
    while (n && w[n - 1] == 0) n--;
    uint32_t bits = 32 * n;
    for (uint32_t top = n ? w[n - 1] : 0; top && !(top >> 31); top <<= 1) bits--;
    return n ? bits : 0;
}

/* Negates w[0..n) in two's complement. */
static void words_negate(uint32_t *w, uint32_t n) {
    uint64_t carry = 1;
    for (uint32_t i = 0; i < n; i++) {
        carry += ~w[i];
        w[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

/* Converts the decimal digits from s to `end` to a number in w[0..n), which must be zero before; w[0] is the lowest
 * word. Takes nine digits at a time. Returns false if the number does not fit; w is then its low words. */
static bool words_decimal(uint32_t *w, uint32_t n, const char *s, const char *end) {
    uint32_t used = 0;
    bool fits = true;
    while (s < end) {
        uint32_t scale = 1, chunk = 0;
        for (int i = 0; i < 9 && s < end; i++, s++) {
            scale *= 10;
            chunk = chunk * 10 + (uint32_t)(*s - '0');
        }
        uint64_t carry = chunk;
        for (uint32_t i = 0; i < used; i++) {
            carry += (uint64_t)w[i] * scale;
            w[i] = (uint32_t)carry;
            carry >>= 32;
        }
        if (carry && used < n) w[used++] = (uint32_t)carry;
        else fits = fits && !carry;
    }
    return fits;
}

/* Converts the hexadecimal digits from s to `end` to a number in the words of w, which must be zero before and enough;
 * w[0] is the lowest word. */
static void words_hex(uint32_t *w, const char *s, const char *end) {
    for (uint32_t i = 0; end > s; i++) {
        char c = *--end;
        w[i / 8] |= (uint32_t)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10) << i % 8 * 4;
    }
}

/* Takes an integer that may need more than 64 bits, or is hexadecimal, and returns it as a constant of integer type t,
 * which has `bits` bits; fails if those are more than 4096. In s0x..., the highest bit that is set is the sign bit:
 * s0xF0 and s0x70 are -16. must_fit: see int_too_wide. */
static Ref parse_wide(Parser *p, TypeId t, uint32_t bits, bool must_fit) {
    const char *s = p->text + p->tok.off, *end = p->text + p->tok.end;
    if (bits > INT_CONST_BITS_MAX)
        fail_at(p, p->tok.off, "an integer constant of more than %d bits", INT_CONST_BITS_MAX);
    bool negative = *s == '-', hex = token_is(p, TK_HEX_INT), fits = true;
    uint32_t n = bits / 32 + 2, digits = (uint32_t)(end - s);
    if (hex && n < digits / 8 + 2) n = digits / 8 + 2;
    uint32_t *w = mem_alloc(n * sizeof *w);
    if (hex) {
        words_hex(w, s + 3, end);
        uint32_t width = words_bits(w, n);
        negative = *s == 's' && width;
        for (uint32_t i = width; negative && i < 32 * n; i++) w[i / 32] |= 1u << i % 32;
        if (negative) words_negate(w, n);
    } else {
        fits = words_decimal(w, n, s + negative, end);
    }
    uint32_t used = words_bits(w, n);
    bool minimum = negative && used == bits; /* only -2^(bits-1) may use all bits */
    for (uint32_t i = 0; minimum && i < n; i++) minimum = w[i] == (i == (bits - 1) / 32 ? 1u << (bits - 1) % 32 : 0);
    fits = fits && (negative ? used < bits || minimum : used <= bits);
    if (negative) words_negate(w, n);
    Ref r = const_wide(p->m, t, w, n);
    free(w);
    if (!fits) int_too_wide(p, t, must_fit);
    token_next(p);
    return r;
}

/* integer ::= [ '-' ] DIGITS | ( 'u0x' | 's0x' ) HEX
 * An integer fits if it is a value of t with or without sign: -128 to 255 for i8. */
Ref parse_int(Parser *p, TypeId t, bool must_fit) {
    if (!type_is_int(p->m, t))
        fail_at(p, p->tok.off, "an integer cannot have type '%s'%s", type_text(p, t),
                type_is_fp(p->m, t) ? "; floating point has a decimal point, 1.0" : "");
    uint32_t bits = type_bits(p->m, t);
    const char *s = p->text + p->tok.off;
    bool negative = *s == '-';
    if (bits > 64 || token_is(p, TK_HEX_INT) || p->tok.end - p->tok.off > 19) return parse_wide(p, t, bits, must_fit);
    uint64_t n = 0;
    for (const char *d = s + negative, *end = p->text + p->tok.end; d < end; d++) n = n * 10 + (uint64_t)(*d - '0');
    uint64_t limit = arith_ones(bits);
    if (negative) limit = limit / 2 + 1;
    if (n > limit) int_too_wide(p, t, must_fit);
    token_next(p);
    return const_int(p->m, t, negative ? 0 - n : n);
}

/* ------------------------------------------------------------------------------ floating point */

/* Converts the bits of a double to those of a narrower format of 1 + exponent_bits + mantissa_bits bits, in *out.
 * Returns false if the value, or the payload of a NaN, cannot be represented exactly; *out then means nothing. */
static bool fp_narrow(uint64_t bits, unsigned exponent_bits, unsigned mantissa_bits, uint64_t *out) {
    uint64_t sign = bits >> 63 << (exponent_bits + mantissa_bits), fraction = bits & ((UINT64_C(1) << 52) - 1);
    int exponent = (int)(bits >> 52 & 0x7ff), bias = (1 << (exponent_bits - 1)) - 1;
    unsigned drop = 52 - mantissa_bits;
    uint64_t top = (UINT64_C(1) << exponent_bits) - 1;
    if (exponent == 0x7ff) {
        *out = sign | top << mantissa_bits | fraction >> drop;
        return fraction << (64 - drop) == 0;
    }
    if (exponent == 0) {
        *out = sign;
        return fraction == 0; /* a denormal double is too small for any narrower format */
    }
    exponent += bias - 1023;
    if (exponent >= (int)top) return false;
    if (exponent <= 0) { /* a denormal: the implicit leading one becomes explicit */
        fraction |= UINT64_C(1) << 52;
        drop += (unsigned)(1 - exponent);
        if (drop > 52) return false;
        exponent = 0;
    }
    *out = sign | (uint64_t)exponent << mantissa_bits | fraction >> drop;
    return fraction << (64 - drop) == 0;
}

/* Fails at a number, given as the bits of a double, that a float cannot represent. The message contains the nearest one
 * that it can. */
static void FAILS fail_inexact(Parser *p, uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    x = (float)x;
    memcpy(&bits, &x, sizeof x);
    fail_at(p, p->tok.off, "floating point constant cannot be represented exactly in 'float'; the nearest is 0x%016llX",
            (unsigned long long)bits);
}

/* Takes the token and returns a constant of type t from the bits of a double. Fails if t cannot represent it
 * exactly. */
static Ref parse_double_bits(Parser *p, TypeId t, uint64_t bits) {
    uint64_t narrow = bits;
    bool exact = t == T_DOUBLE || (t == T_FLOAT && fp_narrow(bits, 8, 23, &narrow)) ||
                 (t == T_HALF && fp_narrow(bits, 5, 10, &narrow)) || (t == T_BFLOAT && fp_narrow(bits, 8, 7, &narrow));
    if (!exact && t == T_FLOAT) fail_inexact(p, bits);
    if (!exact)
        fail_at(p, p->tok.off, "floating point constant cannot be represented exactly in '%s'", type_text(p, t));
    token_next(p);
    return const_fp(p->m, t, narrow);
}

/* float ::= DECIMAL | '0x' HEX | '0xH' HEX | '0xR' HEX
 * 0x contains the bits of a double for each type; 0xH those of a half, and 0xR those of a bfloat. The letters K, L and
 * M belong to types that this target does not have. */
Ref parse_float(Parser *p, TypeId t) {
    const char *s = p->text + p->tok.off;
    enum TypeKind k = type_kind(p->m, t);
    bool hex = token_is(p, TK_HEX_FLOAT);
    if ((hex && (s[2] == 'K' || s[2] == 'L' || s[2] == 'M')) || k == TY_FP128 || k == TY_X86_FP80 || k == TY_PPC_FP128)
        fail_at(p, p->tok.off, "constants of type x86_fp80, fp128 and ppc_fp128 are not supported on this target");
    if (!type_is_fp(p->m, t))
        fail_at(p, p->tok.off, "a floating point constant cannot have type '%s'", type_text(p, t));
    if (!hex) {
        double d = strtod(s, NULL);
        uint64_t bits;
        memcpy(&bits, &d, sizeof bits);
        if ((bits >> 52 & 0x7ff) == 0x7ff) fail_at(p, p->tok.off, "floating point constant is too large");
        return parse_double_bits(p, t, bits);
    }
    unsigned letter = s[2] == 'H' || s[2] == 'R', digits = p->tok.end - p->tok.off - 2 - letter;
    if (digits > (letter ? 4 : 16)) fail_at(p, p->tok.off, "more than %d hexadecimal digits", letter ? 4 : 16);
    uint64_t bits = strtoull(s + 2 + letter, NULL, 16);
    if (!letter) return parse_double_bits(p, t, bits);
    if (t != (s[2] == 'H' ? T_HALF : T_BFLOAT))
        fail_at(p, p->tok.off, "0x%c is the form of '%s', not of '%s'", s[2], s[2] == 'H' ? "half" : "bfloat",
                type_text(p, t));
    token_next(p);
    return const_fp(p->m, t, bits);
}
