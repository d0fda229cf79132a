/* bitpack.h: packs the components of a value into 64-bit words without gaps, and unpacks them. */
#ifndef NVIR_PTX_EXPAND_BITPACK_H
#define NVIR_PTX_EXPAND_BITPACK_H

#include "ptx/scalar/scalar.h"

/* Returns the number of 64-bit words that n components need. */
uint32_t bitpack_words(const Comp *c, uint32_t n);
/* Packs n components into word[0 .. bitpack_words), the first one lowest; the unused bits of the last word
 * are 0. bitpack_split unpacks them. */
void bitpack_join(Emit *e, const Comp *from, uint32_t n, const Opd *in, Opd *word);
void bitpack_split(Emit *e, const Comp *to, uint32_t n, const Opd *word, Opd *out);
/* Returns how many components from i on are elements of one vector whose elements share bytes, and whose
 * elements must be moved as one row of bits, since no group of up to 64 bits of them ends at a byte.
 * Returns 0 if the elements can be accessed in a simpler way. */
uint32_t bitpack_run(Comps c, uint32_t i);

#endif
