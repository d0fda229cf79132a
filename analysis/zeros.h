/* zeros.h: which bits of an integer are 0, whatever happens.
 *
 *    @tile = internal addrspace(3) global [64 x float] undef, align 16
 *    %a = ptrtoint ptr addrspace(3) @tile to i64        the lowest 4, and all above the lowest 32: shared and
 *    %b = and i64 %a, 15                                local memory are small; so %b is 0
 *
 * The lowest bits of an address are those that the alignment of its object leaves, also of its generic
 * address: the windows of generic memory are aligned to more than any object. Nothing is known of where an
 * address is that may have left its object. Asked for, with a bound on the depth: each question costs a
 * constant. */
#ifndef NVIR_ANALYSIS_ZEROS_H
#define NVIR_ANALYSIS_ZEROS_H

#include "ir/ir.h"

/* Bit i is set if bit i of integer r is 0; the bits that its type does not have are. 0 of anything else, and
 * of integers of more than 64 bits. */
uint64_t zeros_of(Module *m, const Fn *f, Ref r);

#endif
