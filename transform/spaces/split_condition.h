/* split_condition.h: of a pointer that may be in two memories: the condition that says in which, and its address in
 * each.
 *
 *     %p = select i1 %c, ptr %a, ptr %b        %a in shared, %b in global memory: %c says which,
 *     %q = getelementptr i8, ptr %p, i64 %i    and %q is %a + %i or %b + %i
 *
 * The condition is made of those by which the pointer was chosen: of selects, of phis, which get a phi of
 * conditions beside them, and of the places in short tables that pointers are loaded from. Where nothing
 * tells, it has none. */
#ifndef NVIR_TRANSFORM_SPACES_SPLIT_CONDITION_H
#define NVIR_TRANSFORM_SPACES_SPLIT_CONDITION_H

#include "analysis/spaces/spaces.h"

typedef struct Which {
    Module *m;
    Fn *f;
    const Spaces *spaces;
    Edit *e;                  /* what is made is recorded here */
    uint32_t n;               /* values there were at the beginning */
    uint8_t *told;            /* by value: is it in two memories, and known in which? */
    struct WhichValue *value; /* by value */
    VEC(ValueId) needed;      /* those that have a condition, in the order in which they were asked for */
} Which;

/* Of function f as it is, of which `spaces` speaks, built with choices. What is borrowed stays until
 * which_end. */
void which_begin(Which *w, Module *m, Fn *f, const Spaces *spaces, Edit *e);
void which_end(Which *w);

/* Is operand i of v in one of two memories, and a condition tells in which? Those are then pair[0],
 * pair[1]; pair[1] is SPACE_GENERIC where nothing is known of what is not on the stack. */
bool which_tells(const Which *w, ValueId v, uint32_t i, uint32_t pair[2]);
/* From all that will be split, first: this operand is one of them. */
void which_need(Which *w, ValueId v, uint32_t i);
void which_build(Which *w);
/* Then: the condition; *negated: it holds where the pointer is in pair[1]. */
Ref which_condition(const Which *w, ValueId v, uint32_t i, bool *negated);
/* The address for where it is in pair[k]: undefined elsewhere. A generic pointer, of which the analysis will
 * find the one space. */
Ref which_address(Which *w, ValueId v, uint32_t i, uint32_t k);

#endif
