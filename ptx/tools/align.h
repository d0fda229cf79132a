/* align.h: which elements of two sequences belong together. */
#ifndef NVIR_PTX_TOOLS_ALIGN_H
#define NVIR_PTX_TOOLS_ALIGN_H

#include <stdint.h>

/* Sets match[i] to 1 + the element of b that a[i] is paired with, 0 if it is alone; pairs are equal and
 * ascending. As many as can be, up to a number of differences beyond which it settles for less: never
 * quadratic. */
void align(const uint32_t *a, uint32_t n, const uint32_t *b, uint32_t m, uint32_t *match);

#endif
