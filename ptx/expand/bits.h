/* bits.h: components as one row of bits, see bits.c. */
#ifndef NVIR_PTX_EXPAND_BITS_H
#define NVIR_PTX_EXPAND_BITS_H

#include "ptx/scalar/scalar.h"

uint32_t bits_words(const Comp *c, uint32_t n);      /* words of 64 bits that their bits fill */
/* The bits of n components one behind the other in word[0 .. bits_words), and taken out of there. What fills
 * up the last word is 0. */
void bits_join(Emit *e, const Comp *from, uint32_t n, const Opd *in, Opd *word);
void bits_split(Emit *e, const Comp *to, uint32_t n, const Opd *word, Opd *out);
/* How many components from i on are elements of one vector whose elements share bytes and do not come to lie
 * in whole bytes within 64 bits; 0 if it has a simpler form. */
uint32_t bits_run(Comps c, uint32_t i);

#endif
