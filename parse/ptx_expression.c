/* ptx_expression.c: implements ptx_expression.h.
 *
 * The rules are those of "Constant Expression Evaluation" in the PTX ISA, and ptxas where it differs: an integer is
 * .s64 if it fits and has no U, otherwise .u64; the binary operators make both operands .u64 if one is; '%' and '~'
 * give .u64, comparisons and the logical operators .s64; a shift has the type of its left operand, and its count is
 * taken modulo 64; '?:' has the type of the operand that is chosen. Both sides of '&&', '||' and '?:' are evaluated, so
 * a division by zero is a mistake on the side that is not chosen as well.
 *
 * Precedence climbing (Richards 1979): binary_read takes the operators whose level is at least a given one, and reads
 * their right operands by calling itself with the next higher level.
 */
#include "parse/ptx_expression.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "ir/chars.h"

/* The levels of parentheses, signs and '?:' that may be nested. The reader recurses for each, so any text must be
 * bounded. */
enum { DEPTH_MAX = 200 };

/* A value and its type, .s64 or .u64. */
typedef struct PtxConstant {
    uint64_t v;
    bool is_signed;
} PtxConstant;

typedef struct PtxExpression {
    const char *s;   /* what to read next; after a mistake, its position */
    const char *why; /* NULL: no mistake so far */
    unsigned depth;  /* current levels, at most DEPTH_MAX */
} PtxExpression;

enum PtxBinary {
    PB_MUL,
    PB_DIV,
    PB_REM,
    PB_ADD,
    PB_SUB,
    PB_SHL,
    PB_SHR,
    PB_LE,
    PB_GE,
    PB_LT,
    PB_GT,
    PB_EQ,
    PB_NE,
    PB_LAND,
    PB_LOR,
    PB_AND,
    PB_XOR,
    PB_OR,
    PB_COUNT
};
/* An operator whose spelling begins with that of another, as "<<" with "<", precedes it. */
static const struct {
    const char *text;
    uint8_t level; /* a higher one binds tighter */
} binary[PB_COUNT] = {
    [PB_MUL] = {"*", 10}, [PB_DIV] = {"/", 10}, [PB_REM] = {"%", 10}, [PB_ADD] = {"+", 9},   [PB_SUB] = {"-", 9},
    [PB_SHL] = {"<<", 8}, [PB_SHR] = {">>", 8}, [PB_LE] = {"<=", 7},  [PB_GE] = {">=", 7},   [PB_LT] = {"<", 7},
    [PB_GT] = {">", 7},   [PB_EQ] = {"==", 6},  [PB_NE] = {"!=", 6},  [PB_LAND] = {"&&", 2}, [PB_LOR] = {"||", 1},
    [PB_AND] = {"&", 5},  [PB_XOR] = {"^", 4},  [PB_OR] = {"|", 3}};

const char *ptx_blank_end(const char *s) {
    for (;;) {
        if (*s == ' ' || (*s >= '\t' && *s <= '\r')) s++;
        else if (s[0] == '/' && s[1] == '/') s += strcspn(s, "\n");
        else if (s[0] == '/' && s[1] == '*') {
            const char *end = strstr(s + 2, "*/");
            s = end ? end + 2 : s + strlen(s);
        } else return s;
    }
}

/* Returns the length of the name WARP_SZ if that is at s, otherwise 0. It is the only name that is an integer: 32. */
static unsigned warp_size_length(const char *s) { return strncmp(s, "WARP_SZ", 7) == 0 && !char_is_name(s[7]) ? 7 : 0; }

/* Returns the binary operator at s; PB_COUNT if there is none. In "%3", the '%' begins the name of a register. */
static enum PtxBinary binary_at(const char *s) {
    enum PtxBinary k = 0;
    while (k < PB_COUNT && strncmp(s, binary[k].text, strlen(binary[k].text)) != 0) k++;
    return k == PB_REM && char_is_name(s[1]) ? PB_COUNT : k;
}

bool ptx_operator_follows(const char *s) {
    s = ptx_blank_end(s);
    return *s == '?' || binary_at(s) != PB_COUNT;
}

bool ptx_expression_starts(const char *s) {
    if (warp_size_length(s)) return true;
    while (*s == '!') s = ptx_blank_end(s + 1);
    return char_is_digit(*s) || (*s && strchr("(+-~", *s));
}

/* Records a mistake at s, unless one was recorded before, and moves x->s there. Returns 0, so that the caller can
 * return it. */
static PtxConstant mistake(PtxExpression *x, const char *s, const char *why) {
    if (!x->why) x->s = s, x->why = why;
    return (PtxConstant){0, true};
}

/* Reads WARP_SZ, which is 32, or an integer: decimal, hexadecimal, octal or binary, with U or without. It is signed
 * unless it has a U or exceeds INT64_MAX. A floating-point number and an integer of more than 64 bits are mistakes. */
static PtxConstant integer_read(PtxExpression *x) {
    const char *s = x->s;
    char *end;
    unsigned warp = warp_size_length(s);
    x->s += warp;
    if (warp) return (PtxConstant){32, true};
    if (!char_is_digit(*s)) return mistake(x, s, "expected an integer, or an expression of integers");
    bool is_binary = s[0] == '0' && (s[1] == 'b' || s[1] == 'B');
    errno = 0;
    uint64_t v = strtoull(s + (is_binary ? 2 : 0), &end, is_binary ? 2 : 0);
    if (errno == ERANGE) return mistake(x, s, "the integer does not fit 64 bits");
    bool is_unsigned = *end == 'U';
    x->s = end + is_unsigned;
    bool has_digits = !is_binary || char_is_digit(s[2]); /* strtoull skips blanks and a sign before them */
    if (char_is_name(*x->s) || *x->s == '.' || !has_digits)
        return mistake(x, s, "only integers can stand in an expression");
    return (PtxConstant){v, !is_unsigned && v <= INT64_MAX};
}

static PtxConstant conditional_read(PtxExpression *x);

/* Reads the ")" after an expression of value c, and returns c; 0 if it is missing or there was a mistake before. */
static PtxConstant closed(PtxExpression *x, PtxConstant c) {
    x->s = x->why ? x->s : ptx_blank_end(x->s);
    if (x->why || *x->s != ')') return mistake(x, x->s, "expected ')'");
    x->s++;
    return c;
}

/* Reads an operand with its unary operators and casts: an integer, or an expression in parentheses. */
static PtxConstant unary_read(PtxExpression *x) {
    PtxConstant c = {0, true};
    const char *s = x->s = ptx_blank_end(x->s);
    if (++x->depth > DEPTH_MAX) return mistake(x, s, "more than 200 parentheses or signs within each other");
    if (*s == '(') {
        x->s = ptx_blank_end(s + 1);
        bool is_signed = strncmp(x->s, ".s64", 4) == 0;
        if (*x->s != '.') c = closed(x, conditional_read(x));
        else if (!is_signed && strncmp(x->s, ".u64", 4) != 0) c = mistake(x, x->s, "a cast is (.s64) or (.u64)");
        else {
            x->s += 4;
            closed(x, (PtxConstant){0});
            if (!x->why) c = (PtxConstant){unary_read(x).v, is_signed};
        }
    } else if (*s && strchr("+-~!", *s)) {
        x->s++;
        c = unary_read(x);
        if (*s == '-') c.v = 0 - c.v;
        if (*s == '~') c = (PtxConstant){~c.v, false};
        if (*s == '!') c = (PtxConstant){!c.v, true};
    } else c = integer_read(x);
    x->depth--;
    return c;
}

/* Computes a / b if k is PB_DIV, signed if both operands are, or a % b if it is PB_REM, always unsigned. Division by
 * zero is a mistake at s, where the operator stands. */
static PtxConstant divided(PtxExpression *x, const char *s, enum PtxBinary k, PtxConstant a, PtxConstant b) {
    bool is_signed = a.is_signed && b.is_signed;
    if (b.v == 0) return mistake(x, s, "division by zero in a constant expression");
    if (k == PB_REM) return (PtxConstant){a.v % b.v, false};
    if (!is_signed) return (PtxConstant){a.v / b.v, false};
    /* the least integer divided by -1 wraps around, and traps on many processors */
    return (PtxConstant){b.v == UINT64_MAX ? 0 - a.v : (uint64_t)((int64_t)a.v / (int64_t)b.v), true};
}

/* Computes any binary operation except PB_DIV and PB_REM. None of them can fail: results wrap around, and shift counts
 * are taken modulo 64. The result is signed if both operands are; that of a shift, if the first is; that of a
 * comparison or of && and ||, always. */
static PtxConstant binary_value(enum PtxBinary k, PtxConstant a, PtxConstant b) {
    bool is_signed = a.is_signed && b.is_signed;
    bool less = is_signed ? (int64_t)a.v < (int64_t)b.v : a.v < b.v, equal = a.v == b.v;
    unsigned n = b.v & 63;
    switch (k) {
    case PB_MUL: return (PtxConstant){a.v * b.v, is_signed};
    case PB_ADD: return (PtxConstant){a.v + b.v, is_signed};
    case PB_SUB: return (PtxConstant){a.v - b.v, is_signed};
    case PB_AND: return (PtxConstant){a.v & b.v, is_signed};
    case PB_XOR: return (PtxConstant){a.v ^ b.v, is_signed};
    case PB_OR: return (PtxConstant){a.v | b.v, is_signed};
    case PB_SHL: return (PtxConstant){a.v << n, a.is_signed};
    case PB_SHR: return (PtxConstant){a.v >> n | (a.is_signed && a.v >> 63 && n ? ~(UINT64_MAX >> n) : 0), a.is_signed};
    case PB_LE: return (PtxConstant){less || equal, true};
    case PB_GE: return (PtxConstant){!less, true};
    case PB_LT: return (PtxConstant){less, true};
    case PB_GT: return (PtxConstant){!less && !equal, true};
    case PB_EQ: return (PtxConstant){equal, true};
    case PB_NE: return (PtxConstant){!equal, true};
    case PB_LAND: return (PtxConstant){a.v && b.v, true};
    default: return (PtxConstant){a.v || b.v, true};
    }
}

/* Reads an operand, and those binary operators after it whose level is at least `level`, with their right operands.
 * Returns the value of all that; it means nothing after a mistake. */
static PtxConstant binary_read(PtxExpression *x, unsigned level) {
    PtxConstant a = unary_read(x);
    while (!x->why) {
        const char *s = ptx_blank_end(x->s);
        enum PtxBinary k = binary_at(s);
        if (k == PB_COUNT || binary[k].level < level) return a;
        x->s = s + strlen(binary[k].text);
        PtxConstant b = binary_read(x, binary[k].level + 1u);
        if (x->why) break;
        a = k == PB_DIV || k == PB_REM ? divided(x, s, k, a, b) : binary_value(k, a, b);
    }
    return a;
}

/* Reads an expression, which may be a conditional "a ? b : c". The conditional operator is right-associative. */
static PtxConstant conditional_read(PtxExpression *x) {
    PtxConstant a = binary_read(x, 0);
    const char *s = x->why ? x->s : ptx_blank_end(x->s);
    if (x->why || *s != '?') return a;
    if (++x->depth > DEPTH_MAX) return mistake(x, s, "more than 200 parentheses or signs within each other");
    x->s = s + 1;
    PtxConstant b = conditional_read(x);
    x->s = x->why ? x->s : ptx_blank_end(x->s);
    if (x->why || *x->s != ':') return mistake(x, x->s, "expected ':'");
    x->s++;
    PtxConstant c = conditional_read(x);
    x->depth--;
    return a.v ? b : c;
}

bool ptx_expression(const char **s, uint64_t *value, const char **why) {
    PtxExpression x = {.s = *s};
    *value = conditional_read(&x).v;
    *s = x.s, *why = x.why;
    return !x.why;
}
