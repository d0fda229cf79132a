/* lab.h: what lab 7 asks of your file: three functions, collected in `lab_hooks`. Read labs.h for the rest.
 *
 *     const LabPointsToHooks lab_hooks = {rules, unify, include};
 *
 * make lab N=7 FILE=my.c builds these passes from them, which you can also run yourself (build/lab/7/nvir-opt
 * -passes=...):
 *
 *     check-solvers       compares unify and include with all that their rules demand, on small random systems of rules
 *     print-rules         prints the rules that you make of a function
 *     print-unify         prints what the pointers, and the objects, of a function point to: Steensgaard
 *     print-include       the same: Andersen
 *     compare-solvers     prints how precise the two are, and how many steps each takes
 *     use-include         uses the sets: an access to objects that are all in one memory names it
 *     claim-sets          makes every set, of both, a test that is executed: a wrong one stops the program */
#ifndef NVIR_LABS_7_POINTS_TO_LAB_H
#define NVIR_LABS_7_POINTS_TO_LAB_H

#include "labs.h"

/* ------------------------------------------------------------------------------------------------ the problem
 *
 * Objects have numbers. Object 0, OUTSIDE, stands for all memory that the function does not own. The others are its
 * allocas, and the shared variables that only this function names.
 *
 * Nodes have numbers as well. A node is something that holds pointers: a value of the function (node v is value v), the
 * contents of an object (all its bytes together: there are no fields), or a constant address. The answer is a set of objects
 * for each node: what the pointers in it may point to.
 *
 * A rule is one of four, and says what the set of a node must contain:
 *
 *     RULE_ADDRESS  to = &from       the object `from` is in the set of node `to`
 *     RULE_COPY     to = from        the set of `from` is contained in that of `to`
 *     RULE_LOAD     to = *from       for every object o in the set of `from`: the set of the contents of o is contained in that of `to`
 *     RULE_STORE    *to = from       for every object o in the set of `to`: the set of `from` is contained in that of the contents of o */
enum RuleKind { RULE_ADDRESS, RULE_COPY, RULE_LOAD, RULE_STORE };
typedef struct PtrRule {
    enum RuleKind kind;
    uint32_t to, from; /* nodes; for RULE_ADDRESS, `from` is an object */
} PtrRule;

enum { OUTSIDE = 0 };
#define NO_OBJECT UINT32_MAX
typedef struct PtrProblem {
    uint32_t nobject, nnode;
    uint32_t nvalue;           /* nodes below are values */
    VEC(PtrRule) rule;         /* rule.at[0] to rule.at[rule.n - 1] */
    uint32_t *object_of_value; /* by value: the object that this alloca is; NO_OBJECT for other values */
    uint32_t *object_of_sym;   /* by symbol; OUTSIDE for those that the function does not own alone */
} PtrProblem;

/* Returns the node of the contents of an object. */
static inline uint32_t contents_of(const PtrProblem *q, uint32_t object) { return q->nvalue + object; }

/* Adds a rule: rule_add(q, RULE_COPY, v, node_of(m, q, inst_op(f, v, 0))); */
static inline void rule_add(PtrProblem *q, enum RuleKind kind, uint32_t to, uint32_t from) {
    vec_push(&q->rule, ((PtrRule){kind, to, from}));
}

/* Returns the node of an operand of pointer type. A value is its own node. A constant address, `@s` or
 * `addrspacecast (ptr addrspace(3) @s to ptr)`, has a node for which the rule `= &@s` is there already; null and undef
 * are a node that points to nothing. */
static inline uint32_t node_of(const Module *m, const PtrProblem *q, Ref r) {
    if (ref_is(r, REF_VALUE)) return ref_index(r);
    uint32_t address = q->nvalue + q->nobject; /* the first of the nodes of constant addresses */
    if (ref_is(r, REF_SYM)) return address + q->object_of_sym[ref_index(r)];
    if (ref_is_null(m, r) || ref_is_undef(m, r)) return address + q->nobject;
    const Const *c = const_at(m, r);
    bool is_same =
        c->kind == CONST_EXPR && (c->op == OP_ADDRSPACECAST || c->op == OP_GETELEMENTPTR || c->op == OP_BITCAST);
    return is_same ? node_of(m, q, m->const_elem.at[c->first]) : address + OUTSIDE;
}

/* Reports whether memory of this type may hold an address: a pointer, an integer of at least 64 bits, or a struct,
 * array or vector with one of these. (We assume that no program moves an address in smaller pieces.) */
static inline bool holds_address(const Module *m, TypeId t) {
    if (type_is_ptr(m, t)) return true;
    if (type_is_int(m, t)) return type_bits(m, t) >= 64;
    uint64_t n =
        type_kind(m, t) == TY_STRUCT ? type_at(m, t)->nelem : type_is_aggregate(m, t) || type_kind(m, t) == TY_VECTOR;
    for (uint64_t i = 0; i < n; i++)
        if (holds_address(m, type_elem(m, t, i))) return true;
    return false;
}

/* Is v a call that neither keeps its pointer arguments, nor accesses memory that they lead to, nor returns a pointer?
 * Such as llvm.lifetime.start, or isspacep. */
static inline bool is_harmless_call(const Module *m, const Fn *f, ValueId v) {
    uint32_t row = inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : 0;
    return row && intrinsic_at(row)->flags & (INF_NOP | INF_PURE) && !type_is_ptr(m, inst_at(f, v)->type);
}

/* ------------------------------------------------------------------------------------------------ your functions */

typedef struct LabPointsToHooks {
    /* 1. Adds the rules of function f, in reachable blocks or in all. q has no rules yet but those of constant addresses and
     * `contents of OUTSIDE = &OUTSIDE`. */
    void (*rules)(Pass *p, Fn *f, PtrProblem *q);
    /* 2. Steensgaard. Computes set[n] for every node n, in which COPY, LOAD and STORE mean that the sets are equal, and not only
     * contained; and two sets with an object in common are equal. The result is the smallest such sets. set[n] is an
     * empty set of objects at the beginning. Must be almost linear. */
    void (*unify)(Pass *p, const PtrProblem *q, LabSet *set);
    /* 3. Andersen. The smallest sets that satisfy the rules as they are. */
    void (*include)(Pass *p, const PtrProblem *q, LabSet *set);
} LabPointsToHooks;
extern const LabPointsToHooks lab_hooks;

#endif
