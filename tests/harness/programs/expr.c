/* expr.c: expressions of numbers. */
#include "tests/harness/programs/program.h"
#include <stdarg.h>

const char *const scalar_name[SCALARS] = {"s8", "u8", "s16", "u16", "s32", "u32", "s64", "u64", "f32", "f64"};

uint32_t scalar_bits(uint32_t type) { return type >= F32 ? 32u << (type - F32) : 8u << type / 2; }
bool scalar_is_signed(uint32_t type) { return type < F32 && type % 2 == 0; }

/* Return the least and the greatest number of an integer type. */
static Wide low_of(uint32_t type) { return scalar_is_signed(type) ? -((Wide)1 << (scalar_bits(type) - 1)) : 0; }
static Wide high_of(uint32_t type) { return ((Wide)1 << (scalar_bits(type) - (scalar_is_signed(type) ? 1 : 0))) - 1; }

/* Appends to the text `to`, which has TEXT bytes; aborts if it is full. */
static void text_add_list(char *to, const char *format, va_list ap) {
    size_t n = strlen(to);
    int k = vsnprintf(to + n, TEXT - n, format, ap);
    if (k < 0 || (size_t)k >= TEXT - n) abort();
}

void text_add(char *to, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    text_add_list(to, format, ap);
    va_end(ap);
}

Expr expr_of(uint32_t type, const char *format, ...) {
    Expr e = {.type = (uint8_t)type, .mag = 16};
    if (!scalar_is_float(type)) e.low = low_of(type), e.high = high_of(type);
    va_list ap;
    va_start(ap, format);
    text_add_list(e.s, format, ap);
    va_end(ap);
    return e;
}

/* Sets the interval of an expression, or the whole range of its type if the interval does not fit there. */
static Expr within(Expr e, Wide low, Wide high) {
    if (low < low_of(e.type) || high > high_of(e.type)) low = low_of(e.type), high = high_of(e.type);
    e.low = low, e.high = high;
    return e;
}

Expr to_type(Expr e, uint32_t type) {
    if (e.type == type && !e.bits) return e;
    return within(expr_of(type, "(%s)%s", scalar_name[type], e.s), e.low, e.high);
}

/* Converts e to the type, or to s32 if that is narrower, as C does without a cast: the text stays. */
static Expr promote(Expr e, uint32_t type) {
    if (type < S32) type = S32;
    e.type = (uint8_t)type;
    return within(e, e.low, e.high);
}

/* Returns a literal of an integer type of 32 or 64 bits. */
static Expr int_literal(CProgram *p) {
    static const uint64_t some[] = {0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff};
    uint32_t type = S32 + under(p, 4);
    uint64_t x = odds(p, 70) ? under(p, 12) : odds(p, 50) ? some[under(p, 9)] : roll_any(p);
    Wide v = (Wide)(x & (uint64_t)high_of(type));
    Expr e = expr_of(type, "%llu%s", (unsigned long long)v,
                     type == S32   ? ""
                     : type == U32 ? "u"
                     : type == S64 ? "ll"
                                   : "ull");
    if (scalar_is_signed(type) && odds(p, 30)) {
        e = expr_of(type, "(-%llu%s)", (unsigned long long)v, type == S32 ? "" : "ll");
        v = -v;
    }
    e.low = e.high = v;
    return e;
}

/* Returns a literal, or what a place of an integer type holds. */
static Expr int_leaf(CProgram *p) { return odds(p, 25) ? int_literal(p) : place_read(p, -1); }

/* Returns e if it is in [0, 2^bits), or else e masked or divided so that it is. */
static Expr reduce(CProgram *p, Expr e, uint32_t bits) {
    Wide high = ((Wide)1 << bits) - 1;
    if (e.low >= 0 && e.high <= high) return e;
    if (odds(p, 30) && !scalar_is_signed(e.type))
        return within(expr_of(e.type, "(%s %% %llu)", e.s, (unsigned long long)high), 0, high - 1);
    e = promote(e, e.type);
    return within(expr_of(e.type, "(%s & %llu)", e.s, (unsigned long long)high), 0, high);
}

/* Returns the least of four numbers. */
static Wide least4(Wide a, Wide b, Wide c, Wide d) {
    Wide x = a < b ? a : b, y = c < d ? c : d;
    return x < y ? x : y;
}

/* Sets the interval of a sum, difference or product that is computed without overflow; it may be wider than needed. */
static void interval(char op, const Expr *a, const Expr *b, Wide *low, Wide *high) {
    if (op == '+') *low = a->low + b->low, *high = a->high + b->high;
    else if (op == '-') *low = a->low - b->high, *high = a->high - b->low;
    else { /* a product of two numbers of 64 bits could exceed Wide, so great operands give an interval too wide */
        Wide al = a->low / 4, ah = a->high / 4, bl = b->low / 4, bh = b->high / 4;
        Wide limit = (Wide)1 << 60;
        if (ah >= limit || bh >= limit || al <= -limit || bl <= -limit) *low = -(*high = (Wide)1 << 120);
        else {
            al = a->low, ah = a->high, bl = b->low, bh = b->high;
            *low = least4(al * bl, al * bh, ah * bl, ah * bh);
            *high = -least4(-(al * bl), -(al * bh), -(ah * bl), -(ah * bh));
        }
    }
}

/* Returns a + b, a - b or a * b. If that may overflow, the operands are reduced, or the operation is unsigned. */
static Expr arithmetic(CProgram *p, char op, Expr a, Expr b) {
    uint32_t type = a.type > b.type ? a.type : b.type;
    Wide low, high;
    a = promote(a, type), b = promote(b, type), type = a.type;
    if (scalar_is_signed(type)) {
        interval(op, &a, &b, &low, &high);
        bool fits = low >= low_of(type) && high <= high_of(type);
        if (!fits && odds(p, 40)) {
            uint32_t bits = scalar_bits(type) / 2 - 2;
            a = reduce(p, a, bits), b = reduce(p, b, bits);
            interval(op, &a, &b, &low, &high);
            fits = true;
        }
        if (fits) return within(expr_of(type, "(%s %c %s)", a.s, op, b.s), low, high);
        type++; /* the unsigned type of the same width */
        a = to_type(a, type), b = to_type(b, type);
    }
    interval(op, &a, &b, &low, &high);
    return within(expr_of(type, "(%s %c %s)", a.s, op, b.s), low, high);
}

/* Returns a / c or a % c, where c is a constant, or made of b so that it is positive. */
static Expr divide(CProgram *p, Expr a, Expr b) {
    const char *op = odds(p, 50) ? "/" : "%";
    a = promote(a, a.type);
    if (odds(p, 40)) { /* by a constant, often negative */
        int by = 1 + (int)under(p, odds(p, 50) ? 20 : 30000);
        if (scalar_is_signed(a.type) && by > 1 && odds(p, 40)) by = -by;
        Expr r = expr_of(a.type, "(%s %s %d)", a.s, op, by);
        if (*op == '%') r = within(r, scalar_is_signed(a.type) ? -30001 : 0, 30001);
        return r;
    }
    b = promote(b, b.type);
    b = reduce(p, b, 2 + under(p, 6));
    if (b.type > a.type) a = promote(a, b.type);
    return expr_of(a.type > b.type ? a.type : b.type, "(%s %s (%s + 1))", a.s, op, b.s);
}

/* Returns a shift of a by a constant, or by b reduced to less than the width. A signed number is shifted left as an
 * unsigned one. */
static Expr shift(CProgram *p, Expr a, Expr b) {
    a = promote(a, a.type);
    bool left = odds(p, 45);
    if (left && scalar_is_signed(a.type)) a = to_type(a, a.type + 1u);
    uint32_t bits = scalar_bits(a.type);
    b = promote(b, b.type);
    if (odds(p, 40)) {
        uint32_t by = under(p, bits);
        Expr r = expr_of(a.type, "(%s %s %u)", a.s, left ? "<<" : ">>", by);
        return left ? r : within(r, a.low < 0 ? a.low : 0, a.high < 0 ? 0 : a.high >> by);
    }
    return expr_of(a.type, "(%s %s (%s & %u))", a.s, left ? "<<" : ">>", b.s, bits - 1);
}

/* Returns a & b, a | b or a ^ b. */
static Expr bitwise(CProgram *p, Expr a, Expr b) {
    uint32_t type = a.type > b.type ? a.type : b.type;
    a = promote(a, type), b = promote(b, type);
    char op = "&|^"[under(p, 3)];
    Expr r = expr_of(a.type, "(%s %c %s)", a.s, op, b.s);
    if (op == '&' && b.low >= 0) return within(r, 0, b.high);
    if (op == '&' && a.low >= 0) return within(r, 0, a.high);
    return r;
}

/* Returns ~a, !a or -a; of a signed number whose negation may overflow, the unsigned -a. */
static Expr unary(CProgram *p, Expr a) {
    a = promote(a, a.type);
    switch (under(p, 3)) {
    case 0: return expr_of(a.type, "(~%s)", a.s);
    case 1: return within(expr_of(S32, "(!%s)", a.s), 0, 1);
    default:
        if (scalar_is_signed(a.type) && a.low == low_of(a.type)) a = to_type(a, a.type + 1u);
        return within(expr_of(a.type, "(-%s)", a.s), -a.high, -a.low);
    }
}

/* Returns an operation that compilers recognise: a builtin function, a rotation, a part of a result of 128 bits, or the
 * greater or lesser number. */
static Expr builtin(CProgram *p, Expr a, Expr b) {
    a = to_type(a, odds(p, 60) ? U32 : U64);
    bool wide = a.type == U64;
    b = to_type(b, a.type);
    const char *ll = wide ? "ll" : "";
    switch (under(p, 7)) {
    case 0: return within(expr_of(S32, "__builtin_popcount%s(%s)", ll, a.s), 0, 64);
    case 1: return within(expr_of(S32, "__builtin_clz%s(%s | 1)", ll, a.s), 0, 63);
    case 2: return within(expr_of(S32, "__builtin_ctz%s(%s | %u)", ll, a.s, 1u << under(p, 20)), 0, 63);
    case 3: return expr_of(a.type, "__builtin_bswap%d(%s)", wide ? 64 : 32, a.s);
    case 4: /* a rotation */ return expr_of(a.type, "(%s << %u | %s >> %u)", a.s, 5u, b.s, wide ? 59u : 27u);
    case 5: {
        char op = "*+-"[under(p, 3)];
        return expr_of(U64, "(u64)(((u128)%s %c %s) >> %u)", a.s, op, b.s, under(p, 100));
    }
    default: /* the greater or lesser one */
        return expr_of(a.type, "(%s %c %s ? %s : %s)", a.s, "<>"[under(p, 2)], b.s, a.s, b.s);
    }
}

/* Returns a comparison of a and b: 0 or 1. */
static Expr compare(CProgram *p, Expr a, Expr b) {
    static const char *const op[] = {"==", "!=", "<", ">", "<=", ">="};
    return within(expr_of(S32, "(%s %s %s)", a.s, op[under(p, 6)], b.s), 0, 1);
}

/* Compares floats, or converts one to an integer. */
static Expr from_float(CProgram *p, uint32_t depth) {
    uint32_t type = odds(p, 60) ? F32 : F64;
    Expr a = value_expr(p, type, depth);
    if (odds(p, 50)) return within(expr_of(S32, "(s32)%s", a.s), -65536, 65536);
    Expr b = value_expr(p, type, depth);
    return compare(p, a, b);
}

Expr int_expr(CProgram *p, uint32_t depth) {
    if (!depth || odds(p, 12)) return int_leaf(p);
    uint32_t kind = under(p, 32);
    if (kind == 0 && !p->bare) return from_float(p, depth - 1);
    Expr a = int_expr(p, depth - 1);
    if (kind < 3) return unary(p, a);
    if (kind < 5) return to_type(a, under(p, F32));
    Expr b = int_expr(p, depth - 1);
    if (kind < 9) return divide(p, a, b);
    if (kind < 13) return shift(p, a, b);
    if (kind < 18) return bitwise(p, a, b);
    if (kind < 20) return builtin(p, a, b);
    if (kind < 22) return compare(p, a, b);
    if (kind == 22) return within(expr_of(S32, "(%s %s %s)", a.s, odds(p, 50) ? "&&" : "||", b.s), 0, 1);
    if (kind == 23) {
        uint32_t type = a.type > b.type ? a.type : b.type;
        Expr c = condition_expr(p);
        a = promote(a, type), b = promote(b, type);
        return within(expr_of(a.type, "(%s ? %s : %s)", c.s, a.s, b.s), a.low < b.low ? a.low : b.low,
                      a.high > b.high ? a.high : b.high);
    }
    return arithmetic(p, "+-*"[under(p, 3)], a, b);
}

Expr condition_expr(CProgram *p) {
    Expr a = int_expr(p, 1);
    if (odds(p, 30)) return within(expr_of(S32, "(%s & %u)", a.s, 1u << under(p, 4)), 0, 15);
    uint32_t depth = under(p, 2);
    return compare(p, a, int_expr(p, depth));
}

Expr index_expr(CProgram *p, uint32_t count) {
    if (p->nest > 1 || odds(p, 40)) {
        uint32_t k = under(p, count);
        Expr e = expr_of(S32, "%u", k);
        e.low = e.high = k;
        return e;
    }
    for (uint32_t i = p->vars; i--;) { /* a counter that is in bounds */
        const Var *v = &p->var[i];
        if (v->kind == V_SCALAR && v->fixed && v->low >= 0 && v->high < count && odds(p, 50))
            return within(expr_of(v->type, "%s", v->s), v->low, v->high);
    }
    p->nest++;
    Expr e = int_expr(p, under(p, 2));
    p->nest--;
    return within(expr_of(e.type < S32 ? S32 : e.type, "(%s & %u)", e.s, count - 1), 0, count - 1);
}

/* ---- floats */

static Expr float_literal(CProgram *p, uint32_t type) {
    static const char *const some[] = {"0.0",  "2.0",    "1.0",   "0.5",  "-1.0",
                                       "3.25", "1.0e-3", "100.0", "-0.1", "1.0e-40"};
    Expr e = expr_of(type, "%s%s", some[under(p, 10)], type == F32 ? "f" : "");
    e.mag = 7;
    return e;
}

Expr float_expr(CProgram *p, uint32_t type, uint32_t depth) {
    Expr a, b, r;
    if (!depth || odds(p, 15)) {
        if (odds(p, 30)) return float_literal(p, type);
        if (odds(p, 60)) return place_read(p, (int)type);
        a = int_expr(p, 1);
        r = expr_of(type, "(%s)%s", scalar_name[type], a.s);
        r.mag = 64;
        return r;
    }
    a = float_expr(p, type, depth - 1);
    if (odds(p, 10)) {
        uint32_t other = type == F32 ? F64 : F32;
        b = float_expr(p, other, depth - 1);
        r = expr_of(type, "(%s)%s", scalar_name[type], b.s);
        r.mag = b.mag + 1;
        return r;
    }
    b = float_expr(p, type, depth - 1);
    int greater = a.mag > b.mag ? a.mag : b.mag;
    const char *f = type == F32 ? "f" : "";
    switch (under(p, 6)) {
    case 0:
        if (a.mag + b.mag > 90) return a;
        r = expr_of(type, "(%s * %s)", a.s, b.s);
        r.mag = a.mag + b.mag;
        return r;
    case 1: /* the divisor is at least 1 */
        if (b.mag > 40) return a;
        r = expr_of(type, "(%s / (%s * %s + 1.0%s))", a.s, b.s, b.s, f);
        r.mag = a.mag + 1;
        return r;
    case 2:
        if (a.mag + b.mag > 90) return a;
        r = expr_of(type, "__builtin_fma%s(%s, %s, 1.5%s)", f, a.s, b.s, f);
        r.mag = a.mag + b.mag + 1;
        return r;
    case 3:
        r = expr_of(type, "(%s ? %s : -(%s))", condition_expr(p).s, a.s, b.s);
        r.mag = greater;
        return r;
    default:
        r = expr_of(type, "(%s %c %s)", a.s, "+-"[under(p, 2)], b.s);
        r.mag = greater + 1;
        return r;
    }
}

Expr value_expr(CProgram *p, uint32_t type, uint32_t depth) {
    if (!scalar_is_float(type)) return int_expr(p, depth);
    Expr e = float_expr(p, type, depth);
    return e.mag <= 16 ? e : expr_of(type, "tame%u(%s)", scalar_bits(type), e.s);
}
