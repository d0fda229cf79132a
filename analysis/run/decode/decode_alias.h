/* decode_alias.h: emits the checks of the answers about aliases that a pass was given (check/check.h). */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_ALIAS_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_ALIAS_H

#include "analysis/alias.h"
#include "analysis/run/decode/context.h"

/* A place that answers are about: an address operand of an instruction. */
typedef struct AliasPlace {
    ValueId inst;
    uint32_t slot; /* for check_access_op */
    Ref ptr;
} AliasPlace;

/* One side of an answer: about place number `place` (UINT32_MAX: instruction `inst`), which has `partner`. */
typedef struct AliasSide {
    uint32_t place, partner;
    ValueId inst;
    uint32_t size, other_size, kind;
} AliasSide;

/* The answers about the function that is being decoded, sorted. */
typedef struct FnAliases {
    VEC(AliasPlace) place;   /* by inst */
    VEC(AliasSide) side;     /* by inst and place */
    uint32_t saved, saved_n; /* what the present instruction does not modify: the list of check_save_op */
} FnAliases;

/* Begin and end the answers of the function; there are none if `x` is not regular. */
void aliases_begin(Decode *d, FnAliases *a, const FnContext *x);
void aliases_end(FnAliases *a);
/* Emit the checks before, and after, instruction v. */
void aliases_before(Decode *d, FnAliases *a, const FnContext *x, ValueId v);
void aliases_after(Decode *d, const FnAliases *a);

#endif
