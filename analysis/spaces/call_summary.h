/* call_summary.h: call summaries: which memory a function accesses through each of its pointer
 * parameters. They are computed in the first phase.
 *
 *     atomicAdd(int *p, int n)   { return atomicrmw add p, n }          accesses [0, 4) of *p
 *     bump(Ring *r)              { atomicAdd(&r->tail, 1) }             accesses [20, 24)
 *     get(Span *s, int i)        { return s->first[i] }                 accesses [0, 8), as a pointer
 *     turn(Pipe *p)              { return &p->stage[p->head & 1] }      accesses [32, 36), returns p or p + 16
 *
 * A parameter has a summary if the function does nothing with it but access memory at constant or bounded
 * offsets, compare it, pass it to other functions that have a summary for it, and return an address derived
 * from it. A call then means exactly those accesses, at the argument. The parameter is a view: an abstract
 * object of its own whose cells are connected with the cells of each argument. The points-to phase need not
 * unify argument and parameter, so calls on two fields of a struct do not merge these fields, and an object
 * stays tracked although its address is passed to a function that code outside the module may call as well.
 *
 * Functions are summarised bottom-up over the call graph; recursive functions have no summary. Each use of a
 * parameter is visited once, so the cost is linear. */
#ifndef NVIR_ANALYSIS_SPACES_CALL_SUMMARY_H
#define NVIR_ANALYSIS_SPACES_CALL_SUMMARY_H

#include "analysis/assembly.h"
#include "analysis/spaces/location.h"
#include "analysis/spaces/program.h"

/* A range of bytes that is accessed through a parameter: [low, low + size) relative to the address that is passed, or
 * the same range further on by what the extent allows. pointer: it is accessed as a pointer, else as data. */
typedef struct ParamAccess {
    int32_t low, size;
    bool reads, writes, pointer;
    Extent extent;
} ParamAccess;

/* The summary of one parameter; nothing else is valid unless `known`. Its accesses are CallSummaries.access[first ..
 * first + n). returned: the function always returns an address `by` bytes beyond the parameter, or further by what the
 * extent allows. */
typedef struct ParamSummary {
    bool known, returned;
    int32_t by;
    Extent extent;
    uint32_t first, n;
} ParamSummary;

/* The summaries of all functions of a program. */
typedef struct CallSummaries {
    Module *m;
    Program *program;
    uint32_t *of_fn; /* by SymId: 1 + the entry in `param` of parameter 0; 0: no summary */
    VEC(ParamSummary) param;
    VEC(ParamAccess) access;
    /* Inline assembly: caches. */
    uint8_t *asm_writes;         /* by ConstId of the assembly: 1 + whether it writes, 0: not computed yet */
    AsmAccesses assembly;        /* of the assembly that was parsed last */
    VEC(ParamAccess) asm_access; /* result of the last summary_of_asm() */
} CallSummaries;

/* Overwrites *c with the summaries of all functions of the program. If calls are not followed there are none. */
void summary_build(CallSummaries *c, Program *program);
void summary_free(CallSummaries *c);

/* Returns the accesses through parameter p of function s, *n of them (an array that may be empty), or NULL if the
 * parameter has no summary or does not exist; then *n is not valid. */
const ParamAccess *summary_of_param(const CallSummaries *c, SymId s, uint32_t p, uint32_t *n);
/* Returns the accesses through argument i of call v of inline assembly, *n of them, which all count as accesses of
 * data. Returns NULL if the argument is no pointer, if the assembly may do more with it than access memory, or if the
 * result is a pointer. The array is valid until the next call of this function. */
const ParamAccess *summary_of_asm(CallSummaries *c, const Fn *f, ValueId v, uint32_t i, uint32_t *n);
/* Returns the summary of the parameter from which every result of function s is derived, and sets *p to its number,
 * from 0; NULL if there is none, and then *p is not valid. */
const ParamSummary *summary_of_result(const CallSummaries *c, SymId s, uint32_t *p);
/* Reports whether any of the n accesses reads or writes a pointer. */
bool summary_has_pointers(const ParamAccess *a, uint32_t n);

#endif
