/* align.h: aligns two sequences, as a difference tool does. */
#ifndef NVIR_PTX_TOOLS_ALIGN_H
#define NVIR_PTX_TOOLS_ALIGN_H

#include <stdint.h>

/* Computes a longest common subsequence of a (n elements) and b (m elements). Sets match[i] to 1 + the
 * index in b of the equal element that a[i] is paired with, or to 0 if a[i] has no partner; the indices
 * ascend. Beyond 2048 differences in a stretch the subsequence need not be a longest one, so that the time
 * stays linear. */
void align_sequences(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m, uint32_t *match);

#endif
