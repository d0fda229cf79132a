/* combiner.h: what instcombine knows about the function that it changes, and the steps of which its rewrites consist.
 * The files of the pass: combiner.c has these steps, combine_rules.c applies the rules of combine.def, combine_tests.c
 * joins two tests of one value, and instcombine.c chooses among them. */
#ifndef NVIR_TRANSFORM_SCALAR_COMBINER_H
#define NVIR_TRANSFORM_SCALAR_COMBINER_H

#include "analysis/range.h"
#include "transform/pass.h"

typedef struct RuleIndex RuleIndex; /* combine_rules.c: the rules, by their outer operation */

typedef struct Combiner Combiner;
struct Combiner {
    Module *m;
    Fn *f;
    Edit e;
    uint32_t before;     /* values from here on were made by this pass */
    VEC(Ref) now;        /* by value: the value that replaces it, or itself */
    VEC(uint32_t) users; /* by value: how many operands are this value, debug records aside */
    VEC(bool) defined;   /* by value: it is known not to be undef or poison */
    RuleIndex *rules;
    /* combines v with its operands, as instcombine.c chooses; returns what replaces it, or v: called for what
     * combiner_make makes */
    Ref (*combine)(Combiner *c, ValueId v);
    Ranges ranges;
    bool has_ranges;
    ValueId anchor;    /* the instruction of the function that is visited; new ones are inserted before it */
    uint32_t steps;    /* how many more rules may be applied to it and to the instructions made for it */
    uint64_t combined; /* how many rules were applied */
};

/* Returns the value that has replaced r; r itself if none has. */
static inline Ref combiner_latest(const Combiner *c, Ref r) {
    while (ref_is(r, REF_VALUE) && !ref_same(r, c->now.at[ref_index(r)])) r = c->now.at[ref_index(r)];
    return r;
}
/* Returns operand i of v, or the value that has replaced it. */
static inline Ref combiner_operand(const Combiner *c, ValueId v, uint32_t i) {
    return combiner_latest(c, inst_op(c->f, v, i));
}
/* Reports whether r is known not to be undef or poison. */
static inline bool combiner_is_defined(const Combiner *c, Ref r) {
    if (ref_is(r, REF_VALUE)) return c->defined.at[ref_index(r)];
    return ref_is(r, REF_CONST) && const_at(c->m, r)->kind <= CONST_NULL;
}

/* Counts the users of each value, and forgets what the last round has replaced and learned. Sets c->before: the values
 * that the last round has made count as old ones now. */
void combiner_begin(Combiner *c);
/* Sets c->defined of v: whether its result is known to be neither undef nor poison. That is so for a freeze, and for
 * scalar arithmetic without flags on operands of which the same is known; a shift must be by a constant that is less
 * than the width. */
void combiner_learn(Combiner *c, ValueId v);
/* Returns the result of an operation: a constant if it folds; otherwise creates an instruction before the one that is
 * replaced, combines it with its operands, and returns what it has become. */
Ref combiner_make(Combiner *c, enum Op op, uint8_t sub, uint16_t flags, TypeId type, const Ref *operand, uint32_t n);
/* Replaces the uses of v by `with`, and deletes v and what is then unused. Returns `with`. */
Ref combiner_replace(Combiner *c, ValueId v, Ref with);

/* The index of the rules, which the caller frees by free(). */
RuleIndex *rule_index_new(void);
/* Applies the first rule that matches v and whose condition holds: creates its result, replaces the uses of v by it,
 * and deletes v. Returns what replaces v; v itself if there is no such rule. */
Ref combine_rules(Combiner *c, ValueId v);
/* Replaces v, the conjunction or disjunction of two comparisons of integers with constants, by one comparison if both
 * are about the same value up to a constant, and it is in one range exactly if v is true. Returns what replaces v, or
 * v. */
Ref combine_tests(Combiner *c, ValueId v);

#endif
