/* range.h: between which bounds an integer lies where it is used.
 *
 *    for (int i = 0; i < 4; i++) a[i] = 0;        %i is in [0, 4] at the test, in [0, 3] at the access
 *
 * Asked for, not computed ahead: a question walks back over what the value is made of, with a budget, so
 * it costs a constant. What is known: constants, types that were extended, masks, remainders, shifts,
 * selections, registers of the thread, range attributes and metadata; what dominating branches and
 * assumptions compare the value with; and counters of loops: a phi that only grows (or only falls) begins
 * at its first value and ends where a test stops it.
 *
 * Bounds hold in executions without undefined behaviour for values that are not poison: so for indices of
 * addresses that are accessed, not for what freeze makes of them. */
#ifndef NVIR_ANALYSIS_RANGE_H
#define NVIR_ANALYSIS_RANGE_H

#include "ir/ir.h"

typedef struct Range { int64_t low, high; } Range;         /* as signed numbers; both bounds belong to it */

/* `value pred other` holds: on the edge, and where its target dominates; or behind an assume. */
typedef struct Guard {
    ValueId value;
    Ref other;
    uint8_t pred;          /* enum IntPred */
    bool assumed, reaches; /* by the call `by`; all that `to` dominates, which only this edge enters */
    BlockId from, to;
    ValueId by;
    uint32_t next;         /* 1 + the next guard of the value, 0: none */
} Guard;

typedef struct Ranges {
    const Module *m;
    const Fn *f;
    Cfg cfg;
    VEC(Guard) guard;
    uint32_t *first;       /* by value: 1 + its last guard in program order */
    uint32_t left;         /* of the budget of the question at hand */
    uint32_t depth;
    VEC(ValueId) phi;      /* phis that the question at hand is in */
} Ranges;

void ranges_build(Ranges *r, const Module *m, const Fn *f);
void ranges_free(Ranges *r);
/* What integer x may be where instruction `at` uses it (a phi: where it stands). All that its type can
 * hold if nothing is known, or if it has more than 64 bits or is no integer. */
Range range_at(Ranges *r, Ref x, ValueId at);

#endif
