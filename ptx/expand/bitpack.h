/* bitpack.h: packs the components of a value into 64-bit words without gaps, and unpacks them. */
#ifndef NVIR_PTX_EXPAND_BITPACK_H
#define NVIR_PTX_EXPAND_BITPACK_H

#include "ptx/scalar/scalar.h"

/* Returns the number of 64-bit words that n components need. */
uint32_t bitpack_words(const Comp *c, uint32_t n);
/* Packs components in[0 .. n), which `from` describes, into word[0 .. bitpack_words), the first one lowest. The unused
 * bits of the last word are 0. bitpack_split unpacks words into out[0 .. n), which `to` describes. */
void bitpack_join(Emit *e, const Comp *from, uint32_t n, const Opd *in, Opd *word);
void bitpack_split(Emit *e, const Comp *to, uint32_t n, const Opd *word, Opd *out);
/* Returns how many components from i on must be moved together through words of packed bits: the elements of a vector
 * that share bytes, with those of vectors that follow without a gap. That is the case if their widths differ (an
 * element wider than 64 bits has several components), or if no group of elements of up to 64 bits ends at a byte.
 * Returns 0 if component i can be accessed in a simpler way. */
uint32_t bitpack_run(Comps c, uint32_t i);

#endif
