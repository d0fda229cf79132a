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

typedef struct Which {
    Module *m;
    Fn *f;
    const Spaces *spaces;
    Edit *e;                  /* new instructions are recorded here */
    uint32_t n;               /* number of values at the beginning */
    uint8_t *told;            /* by value: it is in one of two memories and has a condition */
    struct WhichValue *value; /* by value */
    VEC(ValueId) needed;      /* values whose condition is needed, in the order of the requests */
} Which;

/* Finds the decided pointers of function f. `spaces` was built for f, with choices. The arguments are
 * borrowed until the matching end. */
void which_begin(Which *w, Module *m, Fn *f, const Spaces *spaces, Edit *e);
void which_end(Which *w);

/* Reports whether operand i of v is in one of two memories, pair[0] or pair[1], and has a condition.
 * pair[1] is SPACE_GENERIC if pair[0] is local and nothing is known about the other memory. */
bool which_tells(const Which *w, ValueId v, uint32_t i, uint32_t pair[2]);
/* Requests the condition of operand i of v. All requests come before the build, which creates the
 * conditions. */
void which_need(Which *w, ValueId v, uint32_t i);
void which_build(Which *w);
/* Returns the condition of operand i of v after the build; if *negated, it holds if the pointer is in
 * pair[1]. */
Ref which_condition(const Which *w, ValueId v, uint32_t i, bool *negated);
/* Returns the address of the operand, as a generic pointer, on condition that it is in pair[k]; undefined
 * otherwise. The analysis finds that it is in this one space. */
Ref which_address(Which *w, ValueId v, uint32_t i, uint32_t k);

#endif
