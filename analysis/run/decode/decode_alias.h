/* decode_alias.h: emits the checks of the results of alias queries that a pass received (check/check.h). */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_ALIAS_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_ALIAS_H

#include "analysis/alias.h"
#include "analysis/run/decode/context.h"

/* A memory location that a query was about: the one that instruction `inst` accesses through its address operand
 * `ptr`. */
typedef struct AliasPlace {
    ValueId inst;
    uint32_t slot; /* in which check_access_op records the address and time of the last access */
    Ref ptr;
} AliasPlace;

/* One side of a query result. Usually it is about two locations, seen from the instruction `inst` that accesses the one
 * with index `place` in FnAliases.place: that location and the one with index `partner` do not overlap (kind ANSWER_NO)
 * or have the same address (ANSWER_MUST). If place is UINT32_MAX, it says that call `inst` does not modify location
 * `partner`; kind is then 1 if that holds for other threads as well, else 0. size, other_size: the bytes of `place`, 0
 * if there is none, and of `partner`. */
typedef struct AliasSide {
    uint32_t place, partner;
    ValueId inst;
    uint32_t size, other_size, kind;
} AliasSide;

/* The query results about the function that is being decoded. */
typedef struct FnAliases {
    VEC(AliasPlace) place;   /* sorted by inst */
    VEC(AliasSide) side;     /* sorted by inst and place */
    uint32_t saved, saved_n; /* the list of check_save_op for the current instruction: its index in FnCode.args, and its
                              * number of partners, 0 if the instruction has no such check */
} FnAliases;

/* aliases_begin collects the query results about the function that can be checked, the first SIDES_MAX of them, from
 * the log of the checker into *a, which must be zero, counts their sides as facts, and emits the operation that clears
 * their slots. *a stays empty if there is no log or `x` is not regular. aliases_end frees *a. */
void aliases_begin(Decode *d, FnAliases *a, const FnContext *x);
void aliases_end(FnAliases *a);
/* aliases_before emits the operations that, before instruction v, check the locations that it accesses and save the
 * contents of those that it does not modify. aliases_after emits the operation that compares the saved contents after
 * the instruction for which aliases_before was called last. */
void aliases_before(Decode *d, FnAliases *a, const FnContext *x, ValueId v);
void aliases_after(Decode *d, const FnAliases *a);

#endif
