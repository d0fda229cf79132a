/* intrinsic_id.h: the ids of intrinsics. The id of "llvm.nvvm.mapa" is INTRIN_llvm_nvvm_mapa: the name, with
 * an underscore for each dot. Sym.intrinsic is such an id, and intrinsic_find() and call_intrinsic() return one.
 *
 * Ids ascend with the names in strcmp order, so a table that is sorted by name is sorted by id. The build
 * makes intrinsics.inc from ir/intrinsics/ (all rows of that folder, sorted). Only files that name an
 * intrinsic include this header, because it declares some 2,700 constants. */
#ifndef NVIR_IR_INTRINSIC_ID_H
#define NVIR_IR_INTRINSIC_ID_H

enum IntrinId {
    INTRIN_NONE, /* not an intrinsic of the table */
#define INTRIN(id, ...) INTRIN_##id,
#include "intrinsics.inc"
#undef INTRIN
    INTRIN_COUNT
};

#endif
