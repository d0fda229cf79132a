/* instcombine: replaces an instruction, together with those that compute its operands, by fewer or cheaper ones, after
 * the rules of combine.def.
 *
 * A rule is a tree of operations whose leaves are letters, which stand for values (McKeeman, "Peephole Optimization",
 * 1965; on SSA form as in LLVM's pass of this name). Operands are visited before their users. The first rule that
 * matches an instruction is applied, and the instructions that it creates are visited in the same way. Folding only
 * single instructions with constant operands (sccp) is simpler, but in
 *
 *     %a = zext i1 %c to i32          neither of the two is constant,
 *     %b = icmp ne i32 %a, 0          but %b is %c
 *
 * Two conditions are easily forgotten. A letter that occurs twice in a result may stand for undef, which may be a
 * different value at each use: `mul %x, 2` must not become `add %x, %x`. And a result of two new instructions costs
 * more than it saves if the old ones have other users; such a rule says Once.
 *
 * The rules are about integers, so what is done to floating-point numbers (scaling_combine) and to bitcasts
 * (bitcast_combine) is code; so is what needs more than arithmetic on constants, the union of two tests (tests_combine).
 *
 * Each rule makes the program smaller or moves a constant outwards, so rewriting terminates; a limit for each
 * instruction stops a wrong rule. The pass repeats until nothing matches, because the operands of a deleted
 * instruction may then have a single use; it repeats at most ROUNDS_MAX times, so it is linear.
 *
 * Needs the cfg. Keeps the blocks. */
#include "analysis/constant_range.h"
#include "analysis/range.h"
#include "analysis/zeros.h"
#include "ir/arith.h"
#include "ir/number.h"
#include "transform/pass.h"
#include "transform/scalar/combine.h"
#include "transform/scalar/fold.h"

static const CombineRule rule[] = {
#include "transform/scalar/combine.def"
};
enum { RULES = sizeof rule / sizeof *rule, ROUNDS_MAX = 4, STEPS_MAX = 16 };

/* The outer codes of two operands, of a pattern or of an instruction; COMBINE_K: a constant of any kind. */
typedef struct Heads {
    uint8_t code[2];
} Heads;

/* The rules with the same outer operation: they follow each other. */
typedef struct RuleGroup {
    uint16_t begin, end;
} RuleGroup;

typedef struct Combiner {
    Module *m;
    Fn *f;
    Edit e;
    uint32_t before;           /* values from here on were made by this pass */
    VEC(Ref) now;              /* by value: the value that replaces it, or itself */
    VEC(uint32_t) users;       /* by value: how many operands are this value, debug records aside */
    VEC(bool) defined;         /* by value: it is known not to be undef or poison */
    bool found[OP_COUNT];      /* by operation: `group`, and `heads` of its rules, are set */
    RuleGroup group[OP_COUNT]; /* by operation: its rules */
    Heads heads[RULES];        /* by rule */
    Ranges ranges;
    bool has_ranges;
    ValueId anchor;    /* the instruction of the function that is visited; new ones are inserted before it */
    uint32_t steps;    /* how many more rules may be applied to it and to the instructions made for it */
    uint64_t combined; /* how many rules were applied */
} Combiner;

/* The type of the instruction that matches a pattern and of a trunc in it, the values that the letters are bound to, and the
 * predicate that P is bound to. */
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
static RuleGroup rules_of(Combiner *c, uint32_t op) {
    RuleGroup *g = &c->group[op];
    if (!c->found[op]) {
        *g = (RuleGroup){rules_before(op), rules_before(op + 1)};
        for (uint32_t k = g->begin; k < g->end; k++) c->heads[k] = rule_heads(&rule[k]);
        c->found[op] = true;
    }
    return *g;
}

/* Returns the value that has replaced r; r itself if none has. */
static Ref latest(const Combiner *c, Ref r) {
    while (ref_is(r, REF_VALUE) && !ref_same(r, c->now.at[ref_index(r)])) r = c->now.at[ref_index(r)];
    return r;
}
/* Returns operand i of v, or the value that has replaced it. */
static Ref operand(const Combiner *c, ValueId v, uint32_t i) { return latest(c, inst_op(c->f, v, i)); }

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
        Ref r = operand(c, v, k);
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
    if (match(c, t, operand(c, v, exchanged), b) && match(c, combine_skip(t), operand(c, v, !exchanged), b))
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
    if (combine_operands(t[-1]) == 1) return match(c, t, operand(c, v, 0), b);
    if (op != OP_SELECT) return match_two(c, t, v, false, b) || (op_flags(i) & OF_COMM && match_two(c, t, v, true, b));
    for (uint32_t k = 0; k < 3; k++, t = combine_skip(t))
        if (!match(c, t, operand(c, v, k), b)) return false;
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

/* Reports whether r is known not to be undef or poison. */
static bool is_defined(const Combiner *c, Ref r) {
    if (ref_is(r, REF_VALUE)) return c->defined.at[ref_index(r)];
    return ref_is(r, REF_CONST) && const_at(c->m, r)->kind <= CONST_NULL;
}

/* Sets c->defined of v: whether its result is known to be neither undef nor poison. That is so for a freeze, and for
 * scalar arithmetic without flags on operands of which the same is known; a shift must be by a constant that is less
 * than the width. */
static void defined_learn(Combiner *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    uint64_t by;
    bool shift = i->op == OP_SHL || i->op == OP_LSHR || i->op == OP_ASHR;
    bool plain = op_flags(i) & OF_INT || i->op == OP_TRUNC || i->op == OP_ZEXT || i->op == OP_SEXT ||
                 i->op == OP_ICMP || i->op == OP_SELECT;
    bool defined = plain && !i->flags && type_kind(c->m, i->type) != TY_VECTOR;
    if (shift) defined = defined && ref_int(c->m, operand(c, v, 1), &by) && by < type_bits(c->m, i->type);
    for (uint32_t k = 0; k < i->nopnd && defined; k++) defined = is_defined(c, operand(c, v, k));
    c->defined.at[v] = defined || i->op == OP_FREEZE;
}

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
    if (*t == COMBINE_DEFINED) return (Number){is_defined(c, r), 1, true};
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

static Ref combine(Combiner *c, ValueId v);

/* Adds v, which was just created, to the tables by value. */
static void value_add(Combiner *c, ValueId v) {
    vec_push(&c->now, ref_make(REF_VALUE, v));
    vec_push(&c->users, 0);
    vec_push(&c->defined, false);
    defined_learn(c, v);
    for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++)
        if (ref_is(inst_op(c->f, v, k), REF_VALUE)) c->users.at[ref_index(inst_op(c->f, v, k))]++;
}

/* Returns the result of an operation: a constant if it folds; otherwise creates an instruction before the one that is
 * replaced, applies the rules to it, and returns what it has become. */
static Ref inst_make(Combiner *c, enum Op op, uint8_t sub, uint16_t flags, TypeId type, const Ref *operand,
                     uint32_t n) {
    bool constant = true;
    for (uint32_t k = 0; k < n; k++) constant = constant && ref_is(operand[k], REF_CONST);
    if (constant) {
        Inst i = {.op = (uint8_t)op, .sub = sub, .type = type, .nopnd = n};
        Ref folded = fold_inst(c->m, &i, operand);
        if (!ref_same(folded, REF_NULL)) return folded;
    }
    ValueId v = fn_inst(c->f, op, type, operand, n);
    inst_at(c->f, v)->sub = sub;
    inst_at(c->f, v)->flags = flags;
    inst_copy_origin(c->f, v, c->anchor);
    edit_before(&c->e, c->anchor, v);
    value_add(c, v);
    c->users.at[v]++; /* what it is made for; without it, an operand that replaces v would count as unused */
    Ref result = combine(c, v);
    if (ref_is(result, REF_VALUE)) c->users.at[ref_index(result)]--;
    return result;
}

/* Converts r to `type`: by a trunc if it is wider, by `extend` (OP_ZEXT or OP_SEXT) if it is narrower. Returns r itself
 * if the widths are equal. */
static Ref cast_make(Combiner *c, enum Op extend, TypeId type, Ref r) {
    uint32_t from = type_bits(c->m, ref_type(c->m, c->f, r)), to = type_bits(c->m, type);
    return from == to ? r : inst_make(c, from > to ? OP_TRUNC : extend, 0, 0, type, &r, 1);
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
    return inst_make(c, op, pred, flags, op == OP_ICMP ? T_I1 : type, in, k);
}

/* ------------------------------------------------------------------------------------------------ the pass */

/* Deletes v, which nothing uses any more, and all pure instructions, apart from phis, that are then unused. */
static void inst_drop(Combiner *c, ValueId v) {
    VEC(ValueId) todo = {0};
    vec_push(&todo, v);
    while (todo.n) {
        v = vec_pop(&todo);
        edit_delete(&c->e, v);
        for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++) {
            Ref r = operand(c, v, k);
            if (!ref_is(r, REF_VALUE) || --c->users.at[ref_index(r)]) continue;
            const Inst *i = inst_at(c->f, ref_index(r));
            if (op_flags(i) & OF_PURE && i->op != OP_PHI) vec_push(&todo, ref_index(r));
        }
    }
    vec_free(&todo);
}

/* Replaces the uses of v by `with`, and deletes v. Returns `with`. */
static Ref replace(Combiner *c, ValueId v, Ref with) {
    c->combined++;
    c->now.at[v] = with;
    edit_replace(&c->e, v, with);
    if (ref_is(with, REF_VALUE)) c->users.at[ref_index(with)] += c->users.at[v];
    inst_drop(c, v);
    return with;
}

/* Returns the reciprocal of r if r is a power of two or the negative of one, and both are normal numbers; else
 * REF_NULL. */
static Ref reciprocal(const Combiner *c, Ref r) {
    static const uint8_t fraction_bits[] = {[FP_HALF] = 10, [FP_BFLOAT] = 7, [FP_FLOAT] = 23, [FP_DOUBLE] = 52};
    enum FpType t;
    if (!ref_is(r, REF_CONST) || const_at(c->m, r)->kind != CONST_FP) return REF_NULL;
    TypeId type = const_at(c->m, r)->type;
    if (!fp_type(type_kind(c->m, type), &t)) return REF_NULL;
    uint64_t bits = const_at(c->m, r)->bits;
    uint32_t width = fp_width(t), fraction = fraction_bits[t];
    uint64_t magnitude = arith_low(bits, width - 1), exponent = magnitude >> fraction;
    uint64_t bias = arith_ones(width - 2 - fraction); /* the exponent field of 1 */
    if (arith_low(bits, fraction) || !exponent || exponent >= 2 * bias) return REF_NULL;
    return const_fp(c->m, type, bits - magnitude + ((2 * bias - exponent) << fraction));
}

/* Replaces v if it divides by a power of two, by a multiplication, and if it multiplies by 1 or -1 and has the flag
 * nnan, by its operand or an fneg, which keep the bits of a NaN, unlike a multiplication. Returns what replaces v, or
 * v. */
static Ref scaling_combine(Combiner *c, ValueId v) {
    Inst i = *inst_at(c->f, v);
    Ref self = ref_make(REF_VALUE, v), op[] = {operand(c, v, 0), operand(c, v, 1)};
    if (i.op == OP_FMUL && ref_is(op[0], REF_CONST)) op[1] = op[0], op[0] = operand(c, v, 1);
    Ref inverse = reciprocal(c, op[1]);
    if (!inverse.x) return self;
    if (ref_same(op[1], inverse) && i.flags & IF_NNAN) { /* 1 or -1 */
        bool negative = const_at(c->m, inverse)->bits >> (type_bits(c->m, i.type) - 1) & 1;
        return replace(c, v, negative ? inst_make(c, OP_FNEG, 0, i.flags, i.type, op, 1) : op[0]);
    }
    if (i.op == OP_FMUL) return self;
    op[1] = inverse;
    return replace(c, v, inst_make(c, OP_FMUL, 0, i.flags, i.type, op, 2));
}

/* Returns the value of which r is a bitcast, if that has this type; else REF_NULL. */
static Ref bits_of(const Combiner *c, Ref r, TypeId type) {
    if (!ref_is(r, REF_VALUE) || inst_at(c->f, ref_index(r))->op != OP_BITCAST) return REF_NULL;
    Ref from = operand(c, ref_index(r), 0);
    return ref_type(c->m, c->f, from) == type ? from : REF_NULL;
}

/* Replaces bitcast v of a bitcast from its own type by what that casts; and of a select by an i1, by a select of bitcasts, if
 * there are no more of them afterwards:
 *
 *    bitcast (select %c, (bitcast %x), %y)   =>   select %c, %x, (bitcast %y)
 *
 * select-locals leaves such vectors of bytes, which nvir-ptx would select byte by byte. Returns what replaces v, or v. */
static Ref bitcast_combine(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), of = operand(c, v, 0), op[3], bits[3];
    TypeId type = inst_at(c->f, v)->type;
    if (!ref_is(of, REF_VALUE)) return self;
    bits[0] = bits_of(c, of, type);
    if (bits[0].x) return replace(c, v, bits[0]);
    if (inst_at(c->f, ref_index(of))->op != OP_SELECT) return self;
    for (uint32_t k = 0; k < 3; k++) op[k] = operand(c, ref_index(of), k), bits[k] = bits_of(c, op[k], type);
    bool both = bits[1].x && bits[2].x, one = bits[1].x || bits[2].x;
    if (ref_type(c->m, c->f, op[0]) != T_I1 || !(both || (one && c->users.at[ref_index(of)] == 1))) return self;
    c->steps--;
    for (uint32_t k = 1; k < 3; k++) op[k] = bits[k].x ? bits[k] : inst_make(c, OP_BITCAST, 0, 0, type, &op[k], 1);
    return replace(c, v, inst_make(c, OP_SELECT, 0, 0, type, op, 3));
}

/* A value, and how it is computed from another one: plus + x, or plus - x if `negative`. */
typedef struct Linear {
    Ref x;
    uint64_t plus;
    bool negative;
} Linear;
enum { LINEAR_MAX = 3 };

/* Lists r, what r is the sum or difference of and a constant, and so on, in at[0 .. n). Returns n. */
static uint32_t linear_find(const Combiner *c, Ref r, Linear at[LINEAR_MAX]) {
    at[0] = (Linear){.x = r};
    for (uint32_t n = 1;; n++) {
        const Inst *i = ref_is(r, REF_VALUE) ? inst_at(c->f, ref_index(r)) : NULL;
        if (n == LINEAR_MAX || !i || (i->op != OP_ADD && i->op != OP_SUB)) return n;
        Ref left = operand(c, ref_index(r), 0), right = operand(c, ref_index(r), 1);
        uint64_t by;
        bool minus = i->op == OP_SUB, from = minus && ref_int(c->m, left, &by);
        if (!from && !ref_int(c->m, right, &by)) return n;
        if (minus && !from) by = 0 - by;
        at[n] = at[n - 1];
        at[n].plus += at[n].negative ? 0 - by : by;
        if (from) at[n].negative = !at[n].negative;
        at[n].x = r = from ? right : left;
    }
}

/* Sets *r to what comparison `test` says about x: those x for which it is true. Returns false if all or none are. */
static bool test_range(const Combiner *c, ValueId test, const Linear *x, uint32_t bits, ConstantRange *r) {
    uint64_t n;
    if (!ref_int(c->m, operand(c, test, 1), &n)) return false;
    if (!constant_range_of((enum IntPred)inst_at(c->f, test)->sub, n, bits, r)) return false;
    *r = x->negative ? constant_range_before_difference(*r, x->plus) : constant_range_before_sum(*r, x->plus);
    return true;
}

/* Sets test[0] and test[1] to the conditions of which v is the conjunction or, if *any, the disjunction. v may be a select,
 * whose second condition does not count where the first one decides. Returns false if v is neither. */
static bool tests_of(const Combiner *c, ValueId v, Ref test[2], bool *any) {
    const Inst *i = inst_at(c->f, v);
    uint64_t n;
    if (i->type != T_I1) return false;
    test[0] = operand(c, v, 0);
    if (i->op == OP_AND || i->op == OP_OR) {
        test[1] = operand(c, v, 1);
        *any = i->op == OP_OR;
        return true;
    }
    if (i->op != OP_SELECT) return false;
    *any = ref_int(c->m, operand(c, v, 1), &n) && n;
    test[1] = operand(c, v, *any ? 2 : 1);
    return *any || (ref_int(c->m, operand(c, v, 2), &n) && !n);
}

/* Replaces v, the conjunction or disjunction of two comparisons of integers with constants, by one comparison if both are
 * about the same value up to a constant, and it is in one range exactly if v is true (LLVM: foldAndOrOfICmpsUsingRanges):
 *
 *    and (icmp sgt %x, 1), (icmp slt (sub 9, %x), 5)   =>   icmp sgt %x, 4
 *
 * Returns what replaces v, or v. */
static Ref tests_combine(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), test[2];
    Linear at[2][LINEAR_MAX];
    uint32_t n[2];
    ConstantRange r[2];
    bool any, none;
    if (!tests_of(c, v, test, &any)) return self;
    for (uint32_t k = 0; k < 2; k++) {
        if (!ref_is_inst(c->f, test[k], OP_ICMP) || c->users.at[ref_index(test[k])] != 1) return self;
        n[k] = linear_find(c, operand(c, ref_index(test[k]), 0), at[k]);
    }
    TypeId type = ref_type(c->m, c->f, at[0][0].x);
    if (!type_is_int(c->m, type) || type_bits(c->m, type) > 64) return self;
    uint32_t i = 0, k = 0; /* the first value that both have in common */
    while (i < n[0] && !ref_same(at[0][i].x, at[1][k].x))
        if (++k == n[1]) k = 0, i++;
    if (i == n[0] || !ref_is(at[0][i].x, REF_VALUE)) return self;
    if (!test_range(c, ref_index(test[0]), &at[0][i], type_bits(c->m, type), &r[0])) return self;
    if (!test_range(c, ref_index(test[1]), &at[1][k], type_bits(c->m, type), &r[1])) return self;
    for (k = 0; any && k < 2; k++) r[k] = constant_range_complement(r[k]);
    if (!constant_range_meet(r[0], r[1], &r[0], &none)) return none ? replace(c, v, const_int(c->m, T_I1, any)) : self;
    if (any) r[0] = constant_range_complement(r[0]);
    uint64_t plus, bound;
    enum IntPred pred = constant_range_test(r[0], &plus, &bound);
    Ref op[2] = {at[0][i].x, const_int(c->m, type, plus)};
    c->steps--;
    if (plus) op[0] = inst_make(c, OP_ADD, 0, 0, type, op, 2);
    op[1] = const_int(c->m, type, bound);
    return replace(c, v, inst_make(c, OP_ICMP, (uint8_t)pred, 0, T_I1, op, 2));
}

/* Applies scaling_combine, bitcast_combine, tests_combine, or the first rule that matches v and whose condition holds: creates
 * its result, replaces the uses of v by it, and deletes v. Returns what replaces v; v itself if there is no such rule or
 * c->steps is used up. */
static Ref combine(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v);
    const Inst *i = inst_at(c->f, v);
    if (type_kind(c->m, i->type) == TY_VECTOR || !c->steps) return self;
    if (i->op == OP_FMUL || i->op == OP_FDIV) return scaling_combine(c, v);
    if (i->op == OP_BITCAST) return bitcast_combine(c, v);
    Ref joined = i->type == T_I1 ? tests_combine(c, v) : self;
    if (!ref_same(joined, self)) return joined;
    RuleGroup rules = rules_of(c, i->op);
    if (rules.begin == rules.end) return self;
    Heads heads = inst_heads(c, v);
    for (uint32_t k = rules.begin; k < rules.end; k++) {
        if (!heads_fit(c->heads[k], heads)) continue;
        Binding b = {.type = inst_at(c->f, v)->type};
        if (!match(c, rule[k].pattern, self, &b) || !condition_holds(c, &rule[k], &b)) continue;
        c->steps--;
        return replace(c, v, build(c, rule[k].result, inst_at(c->f, v)->type, &b, 0));
    }
    return self;
}

/* Makes a constant the second operand of v, if v is commutative, so that equal expressions look the same, and addresses find
 * it there. */
static void constant_second(Combiner *c, ValueId v) {
    Ref *op = inst_ops(c->f, v);
    if (!(op_flags(inst_at(c->f, v)) & OF_COMM) || ref_is(op[0], REF_VALUE) || !ref_is(op[1], REF_VALUE)) return;
    Ref constant = op[0];
    op[0] = op[1];
    op[1] = constant;
    c->combined++;
}

/* Visits every instruction of the reachable blocks once. Returns whether a rule was applied. */
static bool round_run(Combiner *c, const Cfg *cfg) {
    uint64_t before = c->combined;
    edit_begin(&c->e, c->m, c->f);
    for (uint32_t k = 0; k < cfg->nrpo; k++) {
        each_inst_in(c->f, cfg->rpo[k], v) {
            if (c->e.dead.n > v && c->e.dead.at[v]) continue;
            c->anchor = v;
            c->steps = STEPS_MAX;
            constant_second(c, v);
            combine(c, v);
            defined_learn(c, v);
        }
    }
    edit_commit(&c->e);
    return c->combined != before;
}

/* Counts the users of each value, and forgets what the last round has replaced and learned. Sets c->before: the values
 * that the last round has made count as old ones now. */
static void values_count(Combiner *c) {
    c->now.n = c->users.n = c->defined.n = 0;
    for (ValueId v = 0; v < c->f->inst.n; v++)
        vec_push(&c->now, ref_make(REF_VALUE, v)), vec_push(&c->users, 0), vec_push(&c->defined, false);
    each_inst(c->f, b, v) {
        if (op_flags(inst_at(c->f, v)) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++)
            if (ref_is(inst_op(c->f, v, k), REF_VALUE)) c->users.at[ref_index(inst_op(c->f, v, k))]++;
    }
    c->before = c->f->inst.n;
}

bool pass_instcombine(Pass *p, Fn *f) {
    Combiner c = {.m = p->m, .f = f};
    bool changed = false;
    for (uint32_t k = 0, more = true; more && k < ROUNDS_MAX; k++) {
        values_count(&c);
        more = round_run(&c, p->cfg);
        if (c.has_ranges) ranges_free(&c.ranges);
        c.has_ranges = false;
        changed |= more;
    }
    if (changed) pass_remark_symbol(p, REMARK_InstructionsCombined, f->sym, (uint32_t)c.combined);
    pass_stat(p, "rules applied", c.combined);
    vec_free(&c.now);
    vec_free(&c.users);
    vec_free(&c.defined);
    return changed;
}
