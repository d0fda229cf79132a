/* combine [SEED [CASES]]: checks every rule of transform/scalar/combine.def: for all operands for which the condition
 * holds and the pattern is not poison, the result is the same number, and is not poison.
 *
 * Each rule is tried at widths of 1 to 64 bits: for all values of its letters, poison included, if these have at most
 * EXHAUSTIVE bits together, else for CASES random and special values (20000). What the analyses say is chosen at random
 * among what is true of the value. Prints one line for each rule; for a wrong one its first wrong case. Also checks
 * that the rules are sorted, that each applies at some width, and that no letter occurs more often in a result than in
 * its pattern. */
#include "ir/random.h"
#include "transform/scalar/combine.h"

typedef struct RuleRow {
    CombineRule rule;
    const char *text;
    int line;
} RuleRow;
#undef RULE
#define RULE(pattern, condition, result) \
    {{{pattern, COMBINE_END}, {condition, COMBINE_END}, {result, COMBINE_END}}, #pattern " => " #result, __LINE__},
static const RuleRow row[] = {
#include "transform/scalar/combine.def"
};
enum { ROWS = sizeof row / sizeof *row, EXHAUSTIVE = 16, COMPARED = 5 };

static uint64_t random_cases = 20000; /* for the operands of one width */

/* A number of a width, or poison. bits: 0 adapts to the other operand. */
typedef struct CaseValue {
    uint64_t n;
    uint32_t bits;
    bool poison;
} CaseValue;

/* One case: the letters, what is said about them, and P. */
typedef struct RuleCase {
    CaseValue letter[COMBINE_LETTERS];
    uint64_t zeros[COMBINE_LETTERS];
    uint8_t pred;
    uint32_t root;       /* the width of the result */
    uint32_t trunc;      /* the width of a Trunc in the pattern */
    uint32_t extensions; /* that widths_set has met */
} RuleCase;

static uint64_t seed = 1;
/* Return the lowest w bits of n, 1 to 64: with zeros above them, or with copies of their sign. */
static uint64_t cut(uint64_t n, uint32_t w) { return w < 64 ? n & ((1ull << w) - 1) : n; }
static int64_t sgn(uint64_t n, uint32_t w) { return (int64_t)(n << (64 - w)) >> (64 - w); }

/* Reports whether a p b holds, where p is an enum IntPred and the numbers have w bits. */
static bool compare(uint8_t p, uint64_t a, uint64_t b, uint32_t w) {
    int64_t x = sgn(a, w), y = sgn(b, w);
    switch (p) {
    case ICMP_EQ: return a == b;
    case ICMP_NE: return a != b;
    case ICMP_UGT: return a > b;
    case ICMP_UGE: return a >= b;
    case ICMP_ULT: return a < b;
    case ICMP_ULE: return a <= b;
    case ICMP_SGT: return x > y;
    case ICMP_SGE: return x >= y;
    case ICMP_SLT: return x < y;
    default: return x <= y;
    }
}

/* Returns the predicate that `word` of a rule names if P is p: p, its negation, its unsigned form, or `word` itself. */
static uint8_t named(uint8_t word, uint8_t p) {
    static const uint8_t not[] = {ICMP_NE,  ICMP_EQ,  ICMP_ULE, ICMP_ULT, ICMP_UGE,
                                  ICMP_UGT, ICMP_SLE, ICMP_SLT, ICMP_SGE, ICMP_SGT};
    static const uint8_t unsigned_[] = {ICMP_EQ,  ICMP_NE,  ICMP_UGT, ICMP_UGE, ICMP_ULT,
                                        ICMP_ULE, ICMP_UGT, ICMP_UGE, ICMP_ULT, ICMP_ULE};
    return word == COMBINE_P ? p : word == COMBINE_NOT_P ? not[p] : word == COMBINE_UNSIGNED_P ? unsigned_[p] : word;
}

/* Computes a binary operation of w bits with the flag COMBINE_NSW ...; COMBINE_END: none. The result is poison where
 * the operation is undefined, too. */
static CaseValue binary(enum Op op, uint8_t flag, CaseValue x, CaseValue y, uint32_t w) {
    uint64_t a = x.n, b = y.n;
    int64_t s = sgn(a, w), t = sgn(b, w);
    CaseValue r = {0, w, x.poison || y.poison};
    bool shift = op == OP_SHL || op == OP_LSHR || op == OP_ASHR, divide = op >= OP_UDIV && op <= OP_SREM && !shift;
    bool overflow = (op == OP_SDIV || op == OP_SREM) && t == -1 && s == sgn(1ull << (w - 1), w);
    if (r.poison || (shift && b >= w) || (divide && !b) || overflow) return (CaseValue){0, w, true};
    switch (op) {
    case OP_ADD: r.n = a + b; break;
    case OP_SUB: r.n = a - b; break;
    case OP_MUL: r.n = a * b; break;
    case OP_SHL: r.n = a << b; break;
    case OP_UDIV: r.n = a / b; break;
    case OP_UREM: r.n = a % b; break;
    case OP_SDIV: r.n = (uint64_t)(s / t); break;
    case OP_SREM: r.n = (uint64_t)(s % t); break;
    case OP_LSHR: r.n = a >> b; break;
    case OP_ASHR: r.n = (uint64_t)(s < 0 ? ~(~s >> b) : s >> b); break;
    case OP_AND: r.n = a & b; break;
    case OP_OR: r.n = a | b; break;
    case OP_XOR: r.n = a ^ b; break;
    default: printf("FAIL combine: unknown operation %d\n", op); exit(1);
    }
    r.n = cut(r.n, w);
    uint64_t sign = 1ull << (w - 1);
    if (flag == COMBINE_NSW && op == OP_ADD) r.poison = (a ^ r.n) & (b ^ r.n) & sign;
    if (flag == COMBINE_NSW && op == OP_SUB) r.poison = (a ^ b) & (a ^ r.n) & sign;
    if (flag == COMBINE_NSW && op == OP_SHL) r.poison = sgn(r.n, w) >> b != s;
    if (flag == COMBINE_NUW && op == OP_SHL) r.poison = r.n >> b != a;
    if (flag == COMBINE_EXACT) r.poison = cut(a >> b << b, w) != a;
    return r;
}

/* Returns the width of the part at t as far as its letters tell; 0 if they do not. */
static uint32_t part_width(const uint8_t *t, const RuleCase *c) {
    if (*t == COMBINE_ICMP) return 1;
    if (*t <= COMBINE_C) return c->letter[*t].bits;
    if (*t == COMBINE_ONCE || (*t >= COMBINE_NSW && *t <= COMBINE_EXACT)) return part_width(t + 1, c);
    if (*t < COMBINE_NODE || op_info[*t - COMBINE_NODE].flags & OF_CAST) return 0;
    const uint8_t *x = *t == COMBINE_NODE + OP_SELECT ? combine_skip(t + 1) : t + 1;
    uint32_t w = part_width(x, c);
    return w ? w : part_width(combine_skip(x), c);
}

static uint32_t zext_by, trunc_by; /* how much narrower, wider the operands of conversions in a pattern are */
static uint32_t second_by;         /* how much narrower still the operand of the second extension is */

/* Gives the letters of the pattern at t their widths, if its value has w bits, its casts change the width by zext_by,
 * second_by and trunc_by bits, and an inner comparison is one of COMPARED bits. Returns false if there is no such case;
 * then *c means nothing. */
static bool widths_set(const uint8_t *t, uint32_t w, RuleCase *c) {
    if (w < 1 || w > 64) return false;
    if (*t <= COMBINE_C) {
        bool fits = !c->letter[*t].bits || c->letter[*t].bits == w;
        c->letter[*t].bits = w;
        return fits;
    }
    if (*t == COMBINE_K || *t == COMBINE_UNDEF) return true;
    if (*t >= COMBINE_ONCE && *t <= COMBINE_EXACT) return widths_set(t + 1, w, c);
    if (*t == COMBINE_NODE + OP_FREEZE) return widths_set(t + 1, w, c);
    if (*t == COMBINE_NODE + OP_TRUNC) {
        c->trunc = w;
        return widths_set(t + 1, w + trunc_by, c);
    }
    if (*t == COMBINE_NODE + OP_ZEXT || *t == COMBINE_NODE + OP_SEXT) {
        uint32_t by = zext_by + (c->extensions++ ? second_by : 0);
        return w > by && widths_set(t + 1, w - by, c);
    }
    const uint8_t *x = t + 1 + (*t == COMBINE_ICMP);
    if (*t == COMBINE_NODE + OP_SELECT) {
        if (!widths_set(x, 1, c)) return false;
        x = combine_skip(x);
    }
    if (*t == COMBINE_ICMP && c->root) { /* not the outer operation */
        if (w != 1) return false;
        w = COMPARED;
    }
    return widths_set(x, w, c) && widths_set(combine_skip(x), w, c);
}

/* Reports whether two operands have different widths, as far as their letters tell: such an
 * instruction is not valid. */
static bool widths_differ(const uint8_t *x, const uint8_t *y, const RuleCase *c) {
    uint32_t a = part_width(x, c), b = part_width(y, c);
    return a && b && a != b;
}

/* Computes the pattern or result at t, of w bits. flag: of the operation at t, as for binary(). */
static CaseValue compute(const uint8_t *t, uint32_t w, const RuleCase *c, uint8_t flag) {
    if (*t <= COMBINE_C) return c->letter[*t];
    if (*t == COMBINE_K) return (CaseValue){cut((uint64_t)(int8_t)t[1], w), w, false};
    if (*t == COMBINE_UNDEF) return (CaseValue){0, w, false}; /* the value that it may be */
    if (*t == COMBINE_WIDTH) return (CaseValue){cut(c->letter[t[1]].bits, w), w, false};
    if (*t == COMBINE_LOG) {
        uint64_t n = c->letter[t[1]].n, log = 0;
        while (log < 63 && n >> log != 1) log++;
        return (CaseValue){log, w, false};
    }
    if (*t == COMBINE_ONCE) return compute(t + 1, w, c, flag);
    if (*t >= COMBINE_NSW && *t <= COMBINE_EXACT) return compute(t + 1, w, c, *t);
    if (*t == COMBINE_NODE + OP_FREEZE) return (CaseValue){compute(t + 1, w, c, 0).n, w, false};
    bool casts = *t == COMBINE_ZCAST || *t == COMBINE_SCAST ||
                 (*t >= COMBINE_NODE && op_info[*t - COMBINE_NODE].flags & OF_CAST);
    if (casts) {
        bool sign = *t == COMBINE_SCAST || *t == COMBINE_NODE + OP_SEXT;
        uint32_t from = part_width(t + 1, c);
        if (!from) from = *t == COMBINE_NODE + OP_TRUNC ? w + trunc_by : w - zext_by;
        CaseValue x = compute(t + 1, from, c, 0);
        return (CaseValue){cut(sign ? (uint64_t)sgn(x.n, from) : x.n, w), w, x.poison};
    }
    if (*t == COMBINE_ICMP) {
        const uint8_t *x = t + 2, *y = combine_skip(x);
        uint32_t in = part_width(x, c) ? part_width(x, c) : part_width(y, c);
        if (!in) in = part_width(x + 1, c) + zext_by; /* two extensions */
        CaseValue a = compute(x, in, c, 0), b = compute(y, in, c, 0);
        a.poison |= widths_differ(x, y, c);
        return (CaseValue){compare(named(t[1], c->pred), a.n, b.n, in), 1, a.poison || b.poison};
    }
    if (*t == COMBINE_NODE + OP_SELECT) {
        CaseValue x = compute(t + 1, 1, c, 0);
        const uint8_t *yes = combine_skip(t + 1);
        CaseValue r = compute(x.n ? yes : combine_skip(yes), w, c, 0);
        r.poison |= x.poison;
        return r;
    }
    CaseValue x = compute(t + 1, w, c, 0), y = compute(combine_skip(t + 1), w, c, 0);
    x.poison |= widths_differ(t + 1, combine_skip(t + 1), c);
    return binary((enum Op)(*t - COMBINE_NODE), flag, x, y, w);
}

/* Evaluates the operand or operation at t of a rule's condition. The result may be poison, which the caller takes for
 * false. */
static CaseValue condition(const uint8_t *t, const RuleCase *c) {
    if (*t == COMBINE_K) return (CaseValue){(uint64_t)(int8_t)t[1], 0, false};
    if (*t <= COMBINE_C) return c->letter[*t];
    const CaseValue *x = &c->letter[t[1]];
    switch (*t) {
    case COMBINE_WIDTH: return (CaseValue){x->bits, 0, false};
    case COMBINE_ONES: return (CaseValue){cut(UINT64_MAX, x->bits), 0, false};
    case COMBINE_ZEROS: return (CaseValue){c->zeros[t[1]], x->bits, false};
    case COMBINE_KEPT: return (CaseValue){cut(UINT64_MAX, c->trunc), x->bits, false};
    case COMBINE_DEFINED: return (CaseValue){!x->poison, 1, false};
    case COMBINE_NATURAL: return (CaseValue){x->poison || sgn(x->n, x->bits) >= 0, 1, false};
    case COMBINE_SIGNED: {
        uint32_t w = c->letter[t[2]].bits;
        return (CaseValue){sgn(x->n, x->bits) == sgn(cut(x->n, w), w), 1, false};
    }
    default: break;
    }
    if (*t == COMBINE_NODE + OP_TRUNC) {
        CaseValue a = condition(t + 1, c);
        return (CaseValue){cut(a.n, c->root), c->root, a.poison};
    }
    const uint8_t *first = t + 1 + (*t == COMBINE_ICMP);
    CaseValue a = condition(first, c), b = condition(combine_skip(first), c);
    uint32_t bits = a.bits > b.bits ? a.bits : b.bits, w = bits ? bits : 64;
    a.n = cut(a.n, w), b.n = cut(b.n, w);
    if (a.poison || b.poison) return (CaseValue){0, 1, true};
    if (*t == COMBINE_ICMP) return (CaseValue){compare(t[1], a.n, b.n, w), 1, false};
    CaseValue r = binary((enum Op)(*t - COMBINE_NODE), 0, a, b, w);
    r.bits = bits;
    return r;
}

/* Sets c->zeros: of each letter a part of the zero bits that it has, of poison any bits. */
static void facts_choose(RuleCase *c) {
    for (uint32_t l = COMBINE_X; l < COMBINE_LETTERS; l++) {
        uint64_t may = random_next(&seed) % 4 ? UINT64_MAX : random_next(&seed);
        c->zeros[l] = cut(c->letter[l].poison ? random_next(&seed) : ~c->letter[l].n & may, c->letter[l].bits);
    }
}

/* Tries one case. Returns false if the rule is wrong. Adds 1 to *applied if its condition holds and the pattern is not
 * poison; otherwise the rule is right. */
static bool try(const CombineRule *r, const RuleCase *c, uint64_t *applied) {
    if (*r->condition != COMBINE_END) {
        CaseValue holds = condition(r->condition, c);
        if (holds.poison || !holds.n) return true;
    }
    CaseValue want = compute(r->pattern, c->root, c, 0);
    if (want.poison) return true;
    ++*applied;
    CaseValue got = compute(r->result, c->root, c, 0);
    return !got.poison && got.n == want.n;
}

/* Returns a random number of w bits, mostly one near 0 or a power of two. */
static uint64_t special(uint32_t w) {
    uint64_t k = 1ull << random_next(&seed) % w;
    switch (random_next(&seed) % 8) {
    case 0: return cut(random_next(&seed) % 5 - 2, w);
    case 1: return cut(k, w);
    case 2: return cut(k - 1, w);
    case 3: return cut(~k, w);
    case 4: return cut(-k, w);
    case 5: return cut(random_next(&seed) % (w + 2), w);
    case 6: return cut(random_next(&seed) & (k - 1), w);
    default: return cut(random_next(&seed), w);
    }
}

/* Prints that rule r is wrong in case c. */
static void case_print(const RuleCase *c, const RuleRow *r) {
    printf("FAIL combine/%d: %s:", r->line, r->text);
    for (uint32_t l = COMBINE_X; l < COMBINE_LETTERS; l++) {
        const CaseValue *v = &c->letter[l];
        if (!v->bits) continue;
        printf(" %c = ", " XYZAB"[l]);
        if (v->poison) printf("poison");
        else printf("i%u %llu", v->bits, (unsigned long long)v->n);
    }
    printf(", predicate %u, result %u bits\n", c->pred, c->root);
}

/* Tries a rule at the widths that the letters of c have: with all values if they have at most EXHAUSTIVE bits together,
 * else with random_cases random ones. Adds the cases to which it applies to *applied. Prints the first wrong case and
 * returns false if there is one. A and B, which stand for constants, are never poison. */
static bool widths_try(const RuleRow *r, RuleCase c, uint64_t *applied) {
    uint32_t bits = 0, letters = 0, may_be_poison = 0, list[COMBINE_LETTERS];
    for (uint32_t l = COMBINE_X; l < COMBINE_LETTERS; l++) {
        if (!c.letter[l].bits) continue;
        bits += c.letter[l].bits, list[letters++] = l;
        may_be_poison += l != COMBINE_A && l != COMBINE_B && l != COMBINE_C;
    }
    bool all = bits <= EXHAUSTIVE, facts = memchr(r->rule.condition, COMBINE_ZEROS, COMBINE_RULE) != NULL;
    uint32_t predicates = memchr(r->rule.pattern, COMBINE_P, COMBINE_RULE) ? ICMP_SLE + 1 : 1;
    if (facts) may_be_poison = letters; /* all numbers come again, with other facts */
    for (uint64_t k = 0, n = all ? 1ull << (bits + may_be_poison) : random_cases; k < n; k++) {
        uint64_t rest = k;
        for (uint32_t i = 0; i < letters; i++) {
            CaseValue *v = &c.letter[list[i]];
            v->n = all ? cut(rest, v->bits) : special(v->bits);
            rest >>= v->bits;
            bool constant = list[i] == COMBINE_A || list[i] == COMBINE_B || list[i] == COMBINE_C;
            v->poison = !constant && (all ? rest & 1 : random_next(&seed) % 16 == 0);
            rest >>= !constant || facts;
        }
        if (facts) facts_choose(&c);
        for (c.pred = 0; c.pred < predicates; c.pred++) {
            if (!try(&r->rule, &c, applied)) {
                case_print(&c, r);
                return false;
            }
        }
    }
    return true;
}

/* Returns the opcode of the outer operation of the pattern. */
static enum Op rule_op(const CombineRule *r) {
    const uint8_t *t = r->pattern;
    while (*t < COMBINE_ZCAST) t++;
    return *t == COMBINE_ICMP ? OP_ICMP : (enum Op)(*t - COMBINE_NODE);
}

/* Counts how often a letter occurs in the expression at t, facts about it aside. */
static uint32_t letter_count(const uint8_t *t, uint8_t letter) {
    if (*t <= COMBINE_C) return *t == letter;
    if (*t == COMBINE_K || *t == COMBINE_UNDEF || (*t >= COMBINE_LOG && *t < COMBINE_ONCE)) return 0;
    const uint8_t *x = t + 1 + (*t == COMBINE_ICMP);
    uint32_t n = 0;
    for (uint32_t k = combine_operands(*t); k; k--, x = combine_skip(x)) n += letter_count(x, letter);
    return n;
}

/* Checks the form of row[k]: that it is sorted after the row before it, and that X, Y and Z do not occur more often in
 * the result than in the pattern. Prints a failure and returns false otherwise. */
static bool form_check(uint32_t k) {
    const CombineRule *r = &row[k].rule;
    if (k && rule_op(r) < rule_op(&row[k - 1].rule)) {
        printf("FAIL combine/%d: %s: the rules are not sorted by the outer operation\n", row[k].line, row[k].text);
        return false;
    }
    for (uint8_t l = COMBINE_X; l <= COMBINE_Z; l++) {
        if (letter_count(r->result, l) <= letter_count(r->pattern, l)) continue;
        printf("FAIL combine/%d: %s: %c occurs more often in the result\n", row[k].line, row[k].text, " XYZ"[l]);
        return false;
    }
    return true;
}

int main(int argc, char **argv) {
    static const struct {
        uint32_t width, zext_by, trunc_by, second_by;
    } choice[] = {{1, 1, 1, 0},   {2, 1, 1, 0}, {4, 1, 2, 0},  {4, 3, 1, 0},    {5, 4, 2, 0},   {8, 1, 3, 0},
                  {8, 3, 1, 0},   {8, 7, 4, 0}, {16, 8, 8, 0}, {32, 31, 32, 0}, {32, 24, 8, 0}, {64, 32, 0, 0},
                  {64, 63, 0, 0}, {4, 1, 2, 1}, {8, 1, 3, 4},  {32, 16, 16, 8}};
    if (argc > 1) seed = strtoull(argv[1], NULL, 10) * 2 + 1;
    if (argc > 2) random_cases = strtoull(argv[2], NULL, 10);
    for (uint32_t k = 0; k < ROWS; k++) {
        uint64_t applied = 0;
        bool right = form_check(k);
        for (uint32_t i = 0; i < sizeof choice / sizeof *choice && right; i++) {
            bool compares = rule_op(&row[k].rule) == OP_ICMP;
            RuleCase c = {.root = compares ? 0 : choice[i].width};
            zext_by = choice[i].zext_by, trunc_by = choice[i].trunc_by, second_by = choice[i].second_by;
            if (!widths_set(row[k].rule.pattern, choice[i].width, &c)) continue;
            if (compares) c.root = 1;
            right = widths_try(&row[k], c, &applied);
        }
        if (right && !applied) printf("FAIL combine/%d: %s: never applies\n", row[k].line, row[k].text);
        else if (right) printf("ok combine/%d\n", row[k].line);
    }
    return 0;
}
