/* call_info.h: classifies call instructions by what they mean to the space analysis. */
#ifndef NVIR_ANALYSIS_SPACES_CALL_INFO_H
#define NVIR_ANALYSIS_SPACES_CALL_INFO_H

#include "analysis/spaces/points_to.h"

enum CallKind {
    CALL_COPY,  /* memcpy, memmove: from argument 1 to argument 0, `size` bytes */
    CALL_FILL,  /* memset */
    CALL_ROW,   /* any other intrinsic or library function: described by its row in ir/intrinsics/ */
    CALL_SEEN,  /* a function of the module that the linker cannot replace */
    CALL_TABLE, /* through a pointer, to any function of the class that `target` represents */
    CALL_ASM,
    CALL_UNSEEN /* code outside the module, or an unknown target */
};

typedef struct CallInfo {
    enum CallKind kind;
    const Intrinsic *row;
    SymId target;
    bool followed; /* SEEN: arguments and result are connected with those of the callee */
    bool moves;    /* ASM: each result is an argument, and there is no other effect */
    bool writes;   /* ASM: the template stores, or calls */
    uint64_t size; /* COPY, FILL: bytes, UINT64_MAX if not constant */
} CallInfo;

/* Classifies call v of function f. */
CallInfo call_info(const PointsTo *pt, const Fn *f, ValueId v);

/* Returns the accesses that call v makes through its argument i, and sets *n to their number. They come from
 * the summary of a followed callee, or from the text of inline assembly. Returns NULL if the callee may do
 * anything else with the argument. The array is valid until the next call of this function. */
const ParamAccess *call_arg_accesses(PointsTo *pt, const Fn *f, ValueId v, const CallInfo *c, uint32_t i, uint32_t *n);

#endif
