/* split_condition.h: for a pointer that may be in either of two memories, computes the condition that
 * decides in which one it is, and its address in each.
 *
 *     %p = select i1 %c, ptr %a, ptr %b        %a in shared, %b in global memory: %c is the condition,
 *     %q = getelementptr i8, ptr %p, i64 %i    and %q is %a + %i or %b + %i
 *
 * The condition is derived from those by which the pointer was chosen: conditions of selects, phis of
 * conditions next to phis of pointers, and comparisons of the address for pointers that are loaded from
 * short tables. A pointer whose derivation does not decide its memory has no condition.
 */
#ifndef NVIR_TRANSFORM_SPACES_SPLIT_CONDITION_H
#define NVIR_TRANSFORM_SPACES_SPLIT_CONDITION_H

#include "analysis/spaces/spaces.h"

typedef struct SplitConditions {
    Module *m;
    Fn *f;
    const Spaces *spaces;
    Edit *e;                  /* new instructions are recorded here */
    uint32_t n;               /* number of values at the beginning */
    uint8_t *decided;         /* by value: it is in one of two memories and has a condition */
    struct SplitValue *value; /* by value */
    VEC(ValueId) requested;   /* values whose condition is needed, in the order of the requests */
} SplitConditions;

/* Overwrites *s and finds the decided pointers of function f. `spaces` was built for f, with choices. The arguments are
 * borrowed until the matching end. */
void split_condition_begin(SplitConditions *s, Module *m, Fn *f, const Spaces *spaces, Edit *e);
void split_condition_end(SplitConditions *s);

/* Reports whether operand i of v is in one of two memories, pair[0] or pair[1], and has a condition. pair[1] is
 * SPACE_GENERIC if pair[0] is local and nothing is known about the other memory. If there is no condition, *pair means
 * nothing. */
bool split_condition_exists(const SplitConditions *s, ValueId v, uint32_t i, uint32_t pair[2]);
/* Requests the condition of operand i of v, which must exist (split_condition_exists). All requests come before the
 * build, which creates the conditions. */
void split_condition_request(SplitConditions *s, ValueId v, uint32_t i);
void split_condition_build(SplitConditions *s);
/* Returns the condition of operand i of v after the build. It holds if the pointer is in pair[0]; with *negated, if it
 * is in pair[1]. */
Ref split_condition_of(const SplitConditions *s, ValueId v, uint32_t i, bool *negated);
/* Returns the address of operand i of v as a generic pointer whose only space is pair[k] for the analysis. It is the
 * address of the operand only if the operand is in pair[k]. Needs the request and the build. */
Ref split_condition_address(SplitConditions *s, ValueId v, uint32_t i, uint32_t k);

#endif
