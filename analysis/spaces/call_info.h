/* call_info.h: classifies call instructions by what they mean to the space analysis. */
#ifndef NVIR_ANALYSIS_SPACES_CALL_INFO_H
#define NVIR_ANALYSIS_SPACES_CALL_INFO_H

#include "analysis/spaces/points_to.h"

enum CallKind {
    CALL_COPY,  /* memcpy, memmove: from argument 1 to argument 0, `size` bytes */
    CALL_FILL,  /* memset */
    CALL_ROW,   /* any other intrinsic or library function: described by its row in ir/intrinsics/ */
    CALL_SEEN,  /* a function with a body in the module that is sure to run (callgraph_is_exact) */
    CALL_TABLE, /* through a pointer, to any function of the class that `target` represents */
    CALL_ASM,
    CALL_UNSEEN /* code outside the module, or an unknown target */
};

/* The class of one call. The comments name the kinds for which a field is set. */
typedef struct CallInfo {
    enum CallKind kind;
    const Intrinsic *row; /* COPY, FILL, ROW; else NULL */
    SymId target;         /* the callee, TABLE: the representative of its class; 0: not known, and for ASM */
    bool followed;        /* SEEN: arguments and result are connected with those of the callee */
    bool moves;           /* ASM: the results are copies of arguments, and there is no other effect (asm_is_move) */
    bool writes;          /* ASM: asm_writes; true for other kinds */
    uint64_t size;        /* COPY, FILL: bytes, UINT64_MAX if not constant */
} CallInfo;

/* Returns the class of v, which is a call in function f. May enter inline assembly into the cache
 * CallSummaries.asm_writes. */
CallInfo call_info(const PointsTo *pt, const Fn *f, ValueId v);

/* Returns the accesses that call v, of class *c, makes through its argument i, and sets *n to their number. They come
 * from the summary of a followed callee, or from the text of inline assembly. Returns NULL if the call may do anything
 * else with the argument, or nothing is known, as for every other kind of call; then *n is not valid. The array is
 * valid until the next call of this function. */
const ParamAccess *call_arg_accesses(PointsTo *pt, const Fn *f, ValueId v, const CallInfo *c, uint32_t i, uint32_t *n);

#endif
