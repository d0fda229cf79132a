/* demote.h: keeps values in memory for their users outside of a region, so that the region can be copied.
 *
 *    a:  %v = add i32 %x, 1                       %s = alloca i32
 *        br %b                                 a: %v = add i32 %x, 1
 *    b:  use %v                                   store i32 %v, ptr %s
 *                                                 br %b
 *                                              b: %0 = load i32, ptr %s
 *                                                 use %0
 *
 * Each copy of the region stores its own value, and mem2reg then places the phis where the copies meet (LLVM:
 * DemoteRegToStack). */
#ifndef NVIR_TRANSFORM_LOOPS_DEMOTE_H
#define NVIR_TRANSFORM_LOOPS_DEMOTE_H

#include "ir/ir.h"

#define REGION_NONE UINT32_MAX

/* Replaces the uses of each value outside of its region by loads of a variable to which the region stores the value.
 * region: by block, the number of the region that contains it, or REGION_NONE. A phi uses its entry at the end of the
 * block that the entry comes from: if that block is in the region, the phi keeps the value, and the caller adds an
 * entry for each copy. Debug records outside of the region lose the value. */
void values_demote(Module *m, Fn *f, const uint32_t *region);

#endif
