/* print_fp.c: prints floating-point constants as LLVM does. A float is printed as the double of the same
 * value. A double is printed in decimal with seven digits if that text reads back as exactly the same number,
 * and otherwise as its bits in hexadecimal. */
#include "ir/print/print.h"

/* Returns the bits of the double that equals the float; a NaN keeps its payload. */
static uint64_t float_to_double(uint32_t bits) {
    if ((bits & 0x7f800000) == 0x7f800000)
        return (uint64_t)(bits >> 31) << 63 | UINT64_C(0x7ff) << 52 | (uint64_t)(bits & 0x7fffff) << 29;
    float f;
    memcpy(&f, &bits, sizeof f);
    double d = f;
    uint64_t wide;
    memcpy(&wide, &d, sizeof wide);
    return wide;
}

/* Looks for a number N of seven digits and an exponent e such that reading the text of N * 10^(e-6) gives exactly d, a
 * positive double from 2^-49 up to less than 2^50. binary_exponent: floor(log2 d). Sets *digits to N and *exponent to
 * e, and returns whether they give d.
 *
 * Numbers of seven digits and the powers of ten up to 22 are exact doubles, so one multiplication or division rounds
 * N * 10^(e-6) exactly as reading the text would. If the result is not d, no other seven digits give d either, because
 * neighbouring numbers of seven digits differ by far more than one rounding. */
static bool seven_digits(double d, int binary_exponent, uint32_t *digits, int *exponent) {
    static const double power[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                   1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    int e = (binary_exponent + 64) * 1233 / 4096 - 20; /* floor(log10 d), or up to two less */
    while (d >= (e + 1 >= 0 ? power[e + 1] : 1 / power[-(e + 1)])) e++;
    int k = 6 - e;
    uint32_t n = (uint32_t)((k >= 0 ? d * power[k] : d / power[-k]) + 0.5);
    if (n == 10000000) {
        n = 1000000;
        e++;
        k--;
    }
    *digits = n;
    *exponent = e;
    return (k >= 0 ? n / power[k] : n * power[-k]) == d;
}

/* Prints the bits of a double as "0x...", without leading zeros. */
static void put_hex(Out *o, uint64_t bits) {
    put_text(o, "0x");
    out_hex(o, bits, 1);
}

/* Prints n, which has seven digits or is 0, and the exponent e, of at most two digits, in the form "1.234567e+00". */
static void put_digits(Out *o, uint32_t n, int e) {
    char text[12] = "0.000000e+00";
    for (int i = 7; i >= 2; i--, n /= 10) text[i] = (char)('0' + n % 10);
    text[0] = (char)('0' + n);
    text[9] = e < 0 ? '-' : '+';
    e = e < 0 ? -e : e;
    text[10] = (char)('0' + e / 10);
    text[11] = (char)('0' + e % 10);
    out_bytes(o, text, sizeof text);
}

/* Prints the double with these bits, in decimal if seven digits are exact and otherwise in hexadecimal. seven_digits
 * finds the digits of numbers of moderate size, and the C library those of numbers with extreme exponents. */
static void put_double(Out *o, uint64_t bits) {
    int binary_exponent = (int)(bits >> 52 & 0x7ff) - 1023, e = 0;
    uint64_t magnitude = bits << 1 >> 1;
    double d;
    memcpy(&d, &magnitude, sizeof d);
    uint32_t digits = 0;
    if (magnitude == 0 || (binary_exponent > -50 && binary_exponent < 50)) {
        if (magnitude && !seven_digits(d, binary_exponent, &digits, &e)) {
            put_hex(o, bits);
            return;
        }
        if (bits >> 63) out_char(o, '-');
        put_digits(o, digits, e);
        return;
    }
    char text[32];
    int n = snprintf(text, sizeof text, "%s%.6e", bits >> 63 ? "-" : "", d);
    if (binary_exponent < 1024 && strtod(text + (bits >> 63), NULL) == d) out_bytes(o, text, (size_t)n);
    else put_hex(o, bits);
}

void put_fp(Out *o, enum TypeKind kind, uint64_t bits) {
    switch (kind) {
    case TY_HALF:
        put_text(o, "0xH");
        out_hex(o, bits, 4);
        break;
    case TY_BFLOAT:
        put_text(o, "0xR");
        out_hex(o, bits, 4);
        break;
    case TY_FLOAT: put_double(o, float_to_double((uint32_t)bits)); break;
    default: put_double(o, bits); break;
    }
}
