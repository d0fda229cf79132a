/* decode_alias.h: emits the checks of the results of alias queries that a pass received (check/check.h). */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_ALIAS_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_ALIAS_H

#include "analysis/alias.h"
#include "analysis/run/decode/context.h"

/* A memory location that queries are about: the address operand `ptr` of an instruction. */
typedef struct AliasPlace {
    ValueId inst;
    uint32_t slot; /* receives the address of its last access, by check_access_op */
    Ref ptr;
} AliasPlace;

/* One side of a query result: location number `place`, which instruction `inst` accesses, against location number
 * `partner`. place UINT32_MAX: call `inst` does not modify location `partner`; kind is then 1 if that holds for other
 * threads as well. Otherwise kind is ANSWER_NO or ANSWER_MUST. */
typedef struct AliasSide {
    uint32_t place, partner;
    ValueId inst;
    uint32_t size, other_size, kind;
} AliasSide;

/* The query results about the function that is being decoded. */
typedef struct FnAliases {
    VEC(AliasPlace) place;   /* sorted by inst */
    VEC(AliasSide) side;     /* sorted by inst and place */
    uint32_t saved, saved_n; /* the list of check_save_op for the current instruction: index in args, partners */
} FnAliases;

/* aliases_begin collects the query results about the function from the log of the checker, and emits the operation that
 * clears their slots; *a stays empty if there is no log or `x` is not regular. aliases_end frees *a. */
void aliases_begin(Decode *d, FnAliases *a, const FnContext *x);
void aliases_end(FnAliases *a);
/* Emit the checks before instruction v, and those after it. aliases_after must follow aliases_before of the same v. */
void aliases_before(Decode *d, FnAliases *a, const FnContext *x, ValueId v);
void aliases_after(Decode *d, const FnAliases *a);

#endif
