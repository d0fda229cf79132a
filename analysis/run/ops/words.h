/* words.h: integers of any width in the slots of a frame, as words of 64 bits, the lowest first. */
#ifndef NVIR_ANALYSIS_RUN_OPS_WORDS_H
#define NVIR_ANALYSIS_RUN_OPS_WORDS_H

#include "analysis/run/ops/ops.h"

/* Makes all bits of the value of `bits` bits in the slots from d on undefined. */
static inline void undefined_cells(Slot *d, unsigned bits) {
    for (unsigned i = 0; i * 64 < bits; i++) d[i] = (Slot){0, ONES(bits - i * 64 < 64 ? bits - i * 64 : 64)};
}

/* Reads a value of `bits` bits from the slots from s on into w. Returns false if any bit is undefined; w is set even
 * then, with arbitrary values of these bits. */
static inline bool words_in(uint64_t *w, const Slot *s, unsigned bits) {
    uint64_t u = 0;
    for (unsigned i = 0; i * 64 < bits; i++) w[i] = s[i].v, u |= s[i].u;
    return u == 0;
}

/* Stores an integer in the slots from d on, truncated to `bits` bits. Truncates w as well. */
static inline void words_out(Slot *d, uint64_t *w, unsigned bits) {
    unsigned n = (bits + 63) / 64;
    big_trunc(w, n, bits, false);
    for (unsigned i = 0; i < n; i++) d[i] = (Slot){w[i], 0};
}

#endif
