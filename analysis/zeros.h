/* zeros.h: finds the bits of an integer that are known to be zero.
 *
 *    @tile = internal addrspace(3) global [64 x float] undef, align 16
 *    %a = ptrtoint ptr addrspace(3) @tile to i64        known zero: the lowest 4 bits, and all
 *    %b = and i64 %a, 15                                above the lowest 32, because shared and local
 *                                                       windows are small; so %b is 0
 *
 * The lowest bits of an address are zero as far as the alignment of its object goes. This holds for the
 * generic address as well, because the windows of generic memory are aligned more strictly than any
 * object. Nothing is known of an address that may have left its object. A counter has the trailing zero bits that its
 * first value and its step have in common. Each query walks the operands to a
 * bounded depth, so it takes constant time.
 */
#ifndef NVIR_ANALYSIS_ZEROS_H
#define NVIR_ANALYSIS_ZEROS_H

#include "ir/ir.h"

/* Returns a mask in which bit i is set if bit i of integer r is known to be zero; bits beyond the width of
 * its type are set. Returns 0 for operands of other types and for integers of more than 64 bits. */
uint64_t zeros_of(Module *m, const Fn *f, Ref r);
/* Returns the mask of the known zero bits of pointer r, taken as an integer. The upper 32 bits are set if pointers of
 * its space have 32 bits, or if it stays in an object in shared or local memory and has that space in its type. */
uint64_t zeros_of_address(Module *m, const Fn *f, Ref r);

#endif
