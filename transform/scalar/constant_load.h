/* constant_load.h: what a load yields that reads memory whose contents never change.
 *
 *    @table = constant [3 x i32] [i32 5, i32 7, i32 9]
 *    %p = select i1 %c, ptr @table, ptr getelementptr (i8, ptr @table, i64 8)        %x = select i1 %c, i32 5, i32 9
 *    %x = load i32, ptr %p
 *
 * A load from a constant variable yields a part of its initialiser, and one outside of its alloca poison; a load from
 * an address that phis and selects choose among such places yields the same choice of their contents. */
#ifndef NVIR_TRANSFORM_SCALAR_CONSTANT_LOAD_H
#define NVIR_TRANSFORM_SCALAR_CONSTANT_LOAD_H

#include "analysis/alias.h"
#include "ir/edit.h"

/* Returns the value of `load`, a plain load through `address`, if each place that it may read has a known constant in
 * it; else REF_NULL. Creates the phis and selects that choose among different constants, by e. Addresses that e
 * replaces count as replaced. At most 16 places are looked at, through at most four phis and selects each. `a` must
 * describe the function of e. */
Ref constant_load(const Alias *a, Edit *e, ValueId load, Ref address);

#endif
