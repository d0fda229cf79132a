/* combine_rules.c: applies the rules of combine.def, which instcombine.c explains: matches patterns, computes
 * conditions, and builds results. A rule is a sequence of codes in prefix order (combine.h), so each of the three is a
 * recursive walk over it. */
#include "analysis/zeros.h"
#include "ir/arith.h"
#include "transform/scalar/combine.h"
#include "transform/scalar/combiner.h"

static const CombineRule rule[] = {
#include "transform/scalar/combine.def"
};
enum { RULES = sizeof rule / sizeof *rule };

/* The outer codes of two operands, of a pattern or of an instruction; COMBINE_K: a constant of any kind. */
typedef struct Heads {
    uint8_t code[2];
} Heads;

/* The rules with the same outer operation: they follow each other. */
typedef struct RuleGroup {
    uint16_t begin, end;
} RuleGroup;

struct RuleIndex {
    bool found[OP_COUNT];      /* by operation: `group`, and `heads` of its rules, are set */
    RuleGroup group[OP_COUNT]; /* by operation: its rules */
    Heads heads[RULES];        /* by rule */
};

RuleIndex *rule_index_new(void) { return mem_alloc(sizeof(RuleIndex)); }

/* The type of the instruction that matches a pattern and of a trunc in it, the values that the letters are bound to,
 * and the predicate that P is bound to. */
typedef struct Binding {
    TypeId type, trunc;
    Ref letter[COMBINE_LETTERS];
    uint8_t pred;
} Binding;

/* Returns the operation that a code stands for. */
static enum Op code_op(uint8_t code) { return code == COMBINE_ICMP ? OP_ICMP : (enum Op)(code - COMBINE_NODE); }

/* Returns the position after the codes of the flags that the expression at t must have. */
static const uint8_t *flags_skip(const uint8_t *t) {
    while (*t >= COMBINE_ONCE && *t <= COMBINE_EXACT) t++;
    return t;
}

/* Returns the outer operation of a rule. */
static enum Op rule_op(const CombineRule *r) { return code_op(*flags_skip(r->pattern)); }

/* Returns the kind of operand that the pattern at t matches: the code of an operation, COMBINE_X for X, Y and Z, which
 * match any operand, or COMBINE_K for what only a constant matches, such as A or a number. */
static uint8_t operand_head(const uint8_t *t) {
    uint8_t code = *flags_skip(t);
    return code <= COMBINE_Z ? COMBINE_X : code < COMBINE_ZCAST ? COMBINE_K : code;
}

/* Returns the heads of the first two operands of the pattern of a rule; COMBINE_X for a second one that it does not
 * have. */
static Heads rule_heads(const CombineRule *r) {
    const uint8_t *t = flags_skip(r->pattern), *first = t + 1 + (*t == COMBINE_ICMP);
    bool two = combine_operands(*t) > 1;
    return (Heads){{operand_head(first), two ? operand_head(combine_skip(first)) : COMBINE_X}};
}

/* Returns the number of rules whose outer operation precedes `op`. The rules are sorted by it. */
static uint16_t rules_before(uint32_t op) {
    uint32_t low = 0, high = RULES;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (rule_op(&rule[middle]) < (enum Op)op) low = middle + 1;
        else high = middle;
    }
    return (uint16_t)low;
}

/* Returns the rules whose outer operation is `op`. They are looked for when the function has the first such operation,
 * because most functions are small. */
static RuleGroup rules_of(RuleIndex *x, uint32_t op) {
    RuleGroup *g = &x->group[op];
    if (!x->found[op]) {
        *g = (RuleGroup){rules_before(op), rules_before(op + 1)};
        for (uint32_t k = g->begin; k < g->end; k++) x->heads[k] = rule_heads(&rule[k]);
        x->found[op] = true;
    }
    return *g;
}

/* Returns the predicate that a predicate code of a result stands for. p: the predicate that P is bound to. */
static uint8_t pred_named(uint8_t word, uint8_t p) {
    switch (word) {
    case COMBINE_P: return p;
    case COMBINE_NOT_P: return arith_pred_inverse(p);
    case COMBINE_UNSIGNED_P: return arith_pred_unsigned(p);
    default: return word;
    }
}

/* ---------------------------------------------------------------------------------------------- matching */

/* Returns the heads of the first two operands of instruction v; COMBINE_END, which only COMBINE_X of a pattern accepts,
 * for an operand that is missing or is an address of a symbol. */
static Heads inst_heads(const Combiner *c, ValueId v) {
    Heads h = {{COMBINE_END, COMBINE_END}};
    for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd && k < 2; k++) {
        Ref r = combiner_operand(c, v, k);
        if (ref_is(r, REF_CONST)) h.code[k] = COMBINE_K;
        if (!ref_is(r, REF_VALUE)) continue;
        uint8_t op = inst_at(c->f, ref_index(r))->op;
        h.code[k] = op == OP_ICMP ? COMBINE_ICMP : (uint8_t)(COMBINE_NODE + op);
    }
    return h;
}

/* Reports whether operands with the heads x may match a pattern with the heads p, in this order or exchanged. It rules
 * out most rules at little cost. */
static bool heads_fit(Heads p, Heads x) {
    for (int k = 0; k < 2; k++)
        if ((p.code[0] == COMBINE_X || p.code[0] == x.code[k]) && (p.code[1] == COMBINE_X || p.code[1] == x.code[!k]))
            return true;
    return false;
}

static bool match(const Combiner *c, const uint8_t *t, Ref r, Binding *b);

/* Reports whether the operands of v, in reverse order if `exchanged`, match the two patterns at t. If so, binds their
 * letters in *b; else leaves *b unchanged. */
static bool match_two(const Combiner *c, const uint8_t *t, ValueId v, bool exchanged, Binding *b) {
    Binding saved = *b;
    if (match(c, t, combiner_operand(c, v, exchanged), b) &&
        match(c, combine_skip(t), combiner_operand(c, v, !exchanged), b))
        return true;
    *b = saved;
    return false;
}

/* Reports whether comparison v matches the pattern whose predicate is at t, its operands in either order. If the
 * predicate is P, binds P to the predicate of v, swapped if the operands match in reverse order. Leaves *b unchanged if
 * v does not match. */
static bool match_icmp(const Combiner *c, const uint8_t *t, ValueId v, Binding *b) {
    uint8_t wanted = *t++, p = inst_at(c->f, v)->sub;
    for (uint32_t exchanged = 0; exchanged < 2; exchanged++) {
        uint8_t here = exchanged ? arith_pred_swapped(p) : p;
        if ((wanted != COMBINE_P && wanted != here) || !match_two(c, t, v, exchanged, b)) continue;
        if (wanted == COMBINE_P) b->pred = here;
        return true;
    }
    return false;
}

/* Reports whether r is an instruction, not of vector type, that matches the operation whose code is at t, with its
 * operands; those of a commutative operation in either order. Binds the letters in *b; some of them may be bound also
 * if r does not match. */
static bool match_inst(const Combiner *c, const uint8_t *t, Ref r, Binding *b) {
    if (!ref_is(r, REF_VALUE)) return false;
    ValueId v = ref_index(r);
    const Inst *i = inst_at(c->f, v);
    enum Op op = code_op(*t++);
    if (i->op != op || type_kind(c->m, i->type) == TY_VECTOR) return false;
    if (op == OP_ICMP) return match_icmp(c, t, v, b);
    if (op == OP_TRUNC) b->trunc = i->type;
    if (combine_operands(t[-1]) == 1) return match(c, t, combiner_operand(c, v, 0), b);
    if (op != OP_SELECT) return match_two(c, t, v, false, b) || (op_flags(i) & OF_COMM && match_two(c, t, v, true, b));
    for (uint32_t k = 0; k < 3; k++, t = combine_skip(t))
        if (!match(c, t, combiner_operand(c, v, k), b)) return false;
    return true;
}

/* Reports whether r is a value whose instruction has this flag (IF_*). */
static bool has_flag(const Combiner *c, Ref r, uint16_t flag) {
    return ref_is(r, REF_VALUE) && inst_at(c->f, ref_index(r))->flags & flag;
}

/* Reports whether r is the integer constant n, of any width. */
static bool is_number(Module *m, Ref r, int8_t n) {
    uint64_t value;
    if (!ref_is(r, REF_CONST)) return false;
    TypeId type = const_at(m, r)->type;
    if (ref_int(m, r, &value)) return value == arith_low((uint64_t)n, type_bits(m, type));
    return const_at(m, r)->kind == CONST_WIDE && ref_same(r, const_int(m, type, (uint64_t)n));
}

/* Reports whether r is an integer constant that fold_inst folds whatever the operation is. */
static bool is_foldable(const Module *m, Ref r) {
    return ref_is(r, REF_CONST) && const_at(m, r)->kind <= CONST_WIDE && type_bits(m, const_at(m, r)->type) <= 128;
}

/* Reports whether r matches the pattern at t, and binds its letters in *b. A letter that is bound already matches only
 * the same value. A, B and C match only integer constants. On failure some letters may have been bound. */
static bool match(const Combiner *c, const uint8_t *t, Ref r, Binding *b) {
    switch (*t) {
    case COMBINE_A:
    case COMBINE_B:
    case COMBINE_C:
        if (!is_foldable(c->m, r)) return false;
        /* fall through */
    case COMBINE_X:
    case COMBINE_Y:
    case COMBINE_Z:
        if (!ref_same(b->letter[*t], REF_NULL)) return ref_same(b->letter[*t], r);
        b->letter[*t] = r;
        return true;
    case COMBINE_K: return is_number(c->m, r, (int8_t)t[1]);
    case COMBINE_UNDEF: return ref_is_undef(c->m, r);
    case COMBINE_ONCE: return ref_is(r, REF_VALUE) && c->users.at[ref_index(r)] == 1 && match(c, t + 1, r, b);
    case COMBINE_NSW: return has_flag(c, r, IF_NSW) && match(c, t + 1, r, b);
    case COMBINE_NUW: return has_flag(c, r, IF_NUW) && match(c, t + 1, r, b);
    case COMBINE_EXACT: return has_flag(c, r, IF_EXACT) && match(c, t + 1, r, b);
    default: return match_inst(c, t, r, b);
    }
}

/* -------------------------------------------------------------------------------------------- conditions */

/* A number in a condition, `bits` wide; with 0 bits, as wide as the other operand. If it is not `known`, the rest has
 * no meaning. */
typedef struct Number {
    uint64_t n;
    uint32_t bits;
    bool known;
} Number;

/* Reports whether r, of `bits` bits, is known not to be negative at the instruction that is replaced. Builds the ranges
 * at the first need. Values that this pass has made have no range. */
static bool is_natural(Combiner *c, Ref r, uint32_t bits) {
    if (zeros_of(c->m, c->f, r) >> (bits - 1) & 1) return true;
    if (!ref_is(r, REF_VALUE) || ref_index(r) >= c->before || c->anchor >= c->before) return false;
    if (!c->has_ranges) ranges_build(&c->ranges, c->m, c->f);
    c->has_ranges = true;
    return range_at(&c->ranges, r, c->anchor).low >= 0;
}

/* Computes the value of a fact such as Zeros(X), whose code is at t and is followed by letters. It is not known for a
 * value that is no integer of at most 64 bits; only Defined allows any type. */
static Number fact_number(Combiner *c, const uint8_t *t, const Binding *b) {
    Ref r = b->letter[t[1]];
    if (*t == COMBINE_DEFINED) return (Number){combiner_is_defined(c, r), 1, true};
    TypeId type = ref_type(c->m, c->f, r);
    if (!type_is_int(c->m, type) || type_bits(c->m, type) > 64) return (Number){.known = false};
    uint32_t bits = type_bits(c->m, type);
    switch (*t) {
    case COMBINE_WIDTH: return (Number){bits, 0, true};
    case COMBINE_ONES: return (Number){arith_low(UINT64_MAX, bits), 0, true};
    case COMBINE_ZEROS: return (Number){arith_low(zeros_of(c->m, c->f, r), bits), bits, true};
    case COMBINE_KEPT: return (Number){arith_low(UINT64_MAX, type_bits(c->m, b->trunc)), bits, true};
    case COMBINE_NATURAL: return (Number){is_natural(c, r, bits), 1, true};
    default: { /* COMBINE_SIGNED */
        TypeId narrow = ref_type(c->m, c->f, b->letter[t[2]]);
        uint64_t n;
        if (!ref_int(c->m, r, &n)) return (Number){.known = false};
        int64_t s = arith_signed(n, bits);
        return (Number){s == arith_signed(arith_low((uint64_t)s, type_bits(c->m, narrow)), type_bits(c->m, narrow)), 1,
                        true};
    }
    }
}

/* Computes a term of a condition: a number, with its width if it has one. It is not known if a letter in it is no
 * constant. A Trunc in it is to the width of the instruction that matches. */
static Number evaluate(Combiner *c, const uint8_t *t, const Binding *b) {
    if (*t == COMBINE_K) return (Number){(uint64_t)(int8_t)t[1], 0, true};
    if (*t <= COMBINE_C) {
        Number r = {.known = true, .bits = type_bits(c->m, ref_type(c->m, c->f, b->letter[*t]))};
        r.known = ref_int(c->m, b->letter[*t], &r.n);
        return r;
    }
    if (*t < COMBINE_ONCE) return fact_number(c, t, b);
    enum Op op = code_op(*t);
    const uint8_t *first = t + 1 + (op == OP_ICMP);
    Number x = evaluate(c, first, b);
    if (op == OP_TRUNC) {
        x.bits = type_bits(c->m, b->type);
        return (Number){arith_low(x.n, x.bits), x.bits, x.known};
    }
    if (!x.known) return x;
    Number y = evaluate(c, combine_skip(first), b), r = {.known = y.known};
    uint32_t bits = x.bits > y.bits ? x.bits : y.bits, width = bits ? bits : 64;
    x.n = arith_low(x.n, width), y.n = arith_low(y.n, width);
    if (!y.known) return r;
    if (op == OP_ICMP) return (Number){arith_compare((enum IntPred)t[1], x.n, y.n, width), 1, true};
    r.known = arith_binary(op, x.n, y.n, width, &r.n);
    r.n = arith_low(r.n, width), r.bits = bits;
    return r;
}

/* Reports whether the condition of a rule is known to hold for this binding. */
static bool condition_holds(Combiner *c, const CombineRule *r, const Binding *b) {
    if (*r->condition == COMBINE_END) return true;
    Number n = evaluate(c, r->condition, b);
    return n.known && n.n;
}

/* ---------------------------------------------------------------------------------------------- results */

/* Returns the type of a part of a result, as far as its letters tell; T_VOID if they do not. */
static TypeId part_type(const Combiner *c, const uint8_t *t, const Binding *b) {
    if (*t == COMBINE_ICMP) return T_I1;
    if (*t <= COMBINE_C) return ref_type(c->m, c->f, b->letter[*t]);
    if (*t >= COMBINE_NSW && *t <= COMBINE_EXACT) return part_type(c, t + 1, b);
    if (*t < COMBINE_NODE || op_info[*t - COMBINE_NODE].flags & OF_CAST) return T_VOID;
    const uint8_t *x = *t == COMBINE_NODE + OP_SELECT ? combine_skip(t + 1) : t + 1;
    TypeId type = part_type(c, x, b);
    return type != T_VOID ? type : part_type(c, combine_skip(x), b);
}

/* Converts r to `type`: by a trunc if it is wider, by `extend` (OP_ZEXT or OP_SEXT) if it is narrower. Returns r itself
 * if the widths are equal. */
static Ref cast_make(Combiner *c, enum Op extend, TypeId type, Ref r) {
    uint32_t from = type_bits(c->m, ref_type(c->m, c->f, r)), to = type_bits(c->m, type);
    return from == to ? r : combiner_make(c, from > to ? OP_TRUNC : extend, 0, 0, type, &r, 1);
}

/* Builds the part of a result at t, a value of `type`, and returns it. `flags` (IF_*) are those of its outer
 * operation. */
static Ref build(Combiner *c, const uint8_t *t, TypeId type, const Binding *b, uint16_t flags) {
    uint64_t n;
    switch (*t) {
    case COMBINE_X:
    case COMBINE_Y:
    case COMBINE_Z:
    case COMBINE_A:
    case COMBINE_B:
    case COMBINE_C: return b->letter[*t];
    case COMBINE_K: return t[1] ? const_int(c->m, type, (uint64_t)(int8_t)t[1]) : const_zero(c->m, type);
    case COMBINE_WIDTH: return const_int(c->m, type, type_bits(c->m, ref_type(c->m, c->f, b->letter[t[1]])));
    case COMBINE_LOG: ref_int(c->m, b->letter[t[1]], &n); return const_int(c->m, type, log2_floor(n));
    case COMBINE_NSW: return build(c, t + 1, type, b, flags | IF_NSW);
    case COMBINE_ZCAST: return cast_make(c, OP_ZEXT, type, build(c, t + 1, part_type(c, t + 1, b), b, 0));
    case COMBINE_SCAST: return cast_make(c, OP_SEXT, type, build(c, t + 1, part_type(c, t + 1, b), b, 0));
    default: break;
    }
    enum Op op = code_op(*t);
    uint8_t pred = op == OP_ICMP ? pred_named(t[1], b->pred) : 0;
    const uint8_t *x = t + 1 + (op == OP_ICMP);
    TypeId inner = type;
    Ref in[3];
    uint32_t k = 0;
    if (op == OP_ICMP || op_info[op].flags & OF_CAST) inner = part_type(c, x, b);
    if (inner == T_VOID) inner = part_type(c, combine_skip(x), b);
    for (uint32_t operands = combine_operands(*t); k < operands; k++, x = combine_skip(x))
        in[k] = build(c, x, op == OP_SELECT && k == 0 ? T_I1 : inner, b, 0);
    return combiner_make(c, op, pred, flags, op == OP_ICMP ? T_I1 : type, in, k);
}

/* --------------------------------------------------------------------------------------------- application */

Ref combine_rules(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v);
    RuleGroup rules = rules_of(c->rules, inst_at(c->f, v)->op);
    if (rules.begin == rules.end) return self;
    Heads heads = inst_heads(c, v);
    for (uint32_t k = rules.begin; k < rules.end; k++) {
        if (!heads_fit(c->rules->heads[k], heads)) continue;
        Binding b = {.type = inst_at(c->f, v)->type};
        if (!match(c, rule[k].pattern, self, &b) || !condition_holds(c, &rule[k], &b)) continue;
        c->steps--;
        return combiner_replace(c, v, build(c, rule[k].result, inst_at(c->f, v)->type, &b, 0));
    }
    return self;
}
