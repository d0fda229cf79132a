/* index_select.h: the arrays of which index-select makes registers even if that costs twice the instructions of local memory.
 * loop-unroll predicts by these limits what will become of an array (unrolled.h). */
#ifndef NVIR_TRANSFORM_SCALAR_INDEX_SELECT_H
#define NVIR_TRANSFORM_SCALAR_INDEX_SELECT_H

/* INDEX_PLACES_FEW: the most places to which one index leads: eight elements, and the field behind them, such as a length, which
 * an index of unknown range may reach. INDEX_BYTES_FEW: the size of the array: ten registers. */
enum { INDEX_PLACES_FEW = 9, INDEX_BYTES_FEW = 40 };

#endif
