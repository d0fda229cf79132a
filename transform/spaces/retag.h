/* retag.h: gives the values of one function the address spaces that the analysis found. */
#ifndef NVIR_TRANSFORM_SPACES_RETAG_H
#define NVIR_TRANSFORM_SPACES_RETAG_H

#include "analysis/assembly.h"
#include "analysis/spaces/explain.h"
#include "analysis/knobs.h"
#include "analysis/spaces/spaces.h"
#include "transform/pass.h"

/* The form of a value in a space. next: 1 + index of the next form of the value, 0: end */
typedef struct RetagForm {
    uint32_t space;
    Ref ref;
    uint32_t next;
} RetagForm;

/* The results of memory-space-opt over all functions. */
typedef struct RetagStats {
    uint64_t retagged, casts, folded; /* values whose type changed, casts inserted, isspacep tests replaced */
    uint64_t resolved, generic;       /* accesses that got a space, and that stay generic */
} RetagStats;

typedef struct Retag {
    /* Given by the caller: */
    Pass *p;
    Module *m;
    const Spaces *spaces;
    Explain *explain;  /* for the notes of warnings; NULL if there are none */
    RetagStats *stats; /* counted up */
    SymId sym;
    Fn *f;
    bool params_move;  /* kernel parameters may change their type, because no call in the module names it */
    bool second, warn; /* second: fold isspacep; warn: report accesses that remain generic */
    bool quiet;        /* suppress these warnings and those about accesses assumed to be global */

    Edit e;
    uint32_t n; /* number of values before the first new one */

    /* Which values move (retag_choose.c), by value: */
    uint8_t *space;   /* the space it is known to be in; SPACE_GENERIC: keep the present one */
    bool *moves;      /* its type changes to that space */
    uint8_t *outside; /* it moves, and its address may be outside of the window of its memory */

    /* Forms in other spaces (retag_forms.c), as 1 + index into forms: */
    uint32_t *form;       /* by value: its first form */
    uint32_t *sigma_form; /* by sigma node of this function: the first form of the refined value */
    uint32_t *sigma_top;  /* by sigma node: 1 + the outermost enclosing sigma node with the same space */
    VEC(RetagForm) forms;

    struct {
        ValueId v;
        uint32_t i, space;
    } query;              /* the last result of retag_access_space, for operand i of v; v 0: none */
    AsmAccesses assembly; /* the accesses of the inline assembly read last */
    VEC(ValueId) work;
} Retag;

/* Retags one function. The caller fills in the first group of fields and zeroes the others, which retag_fn frees.
 * Returns whether anything changed. */
bool retag_fn(Retag *r);

/* ------------------------------------------------------------------------------------------- retag_choose.c */

/* Fills in Retag.space, moves and outside, which the caller allocates. */
void retag_choose(Retag *r);
/* Reports whether operand i of v, a value that moves, is an address from which v is computed and which v therefore
 * takes in its new space. */
bool retag_moves_along(const Retag *r, ValueId v, uint32_t i);
/* Reports whether `a` is certain to be an address in the window of its memory. */
bool retag_is_in_window(const Retag *r, Ref a);

/* ------------------------------------------------------------------------------------------- retag_forms.c */

/* Allocate and free the tables of forms. */
void retag_forms_begin(Retag *r);
void retag_forms_end(Retag *r);
/* Returns the same address in another space: `ref` itself, the source of the cast that it is, or a cast of it, which is
 * created once for each value and space. */
Ref retag_form(Retag *r, Ref ref, uint32_t space);
/* Returns operand i of v in another space; does not change v. If the space is only known in a region of the function,
 * the cast is placed after the test that proves it, or directly before v. */
Ref retag_operand(Retag *r, ValueId v, uint32_t i, uint32_t space);

/* ------------------------------------------------------------------------------------------- retag_access.c */

/* Returns the space for the access through operand `i` of instruction v, for which retag_operand_is_address() holds;
 * SPACE_GENERIC: leave the access unchanged. If `report`, also counts the access in Retag.stats and emits remarks,
 * warnings about a pointer whose space is not known, and errors about accesses that their space does not allow. */
uint32_t retag_access_space(Retag *r, ValueId v, uint32_t i, bool report);
/* Warns, or reports an error with -illegal-op=error, if a tensor map that v reads is known to be in memory where the
 * hardware cannot read it. */
void retag_report_tensor_maps(Retag *r, ValueId v);
/* Reports whether v is an atomic load, store, atomicrmw or cmpxchg whose address is known to be in local memory. */
bool retag_access_is_local_atomic(const Retag *r, ValueId v);
/* Reports whether operand i is an address that v reads or writes through, in an access that can name a space. */
bool retag_operand_is_address(Retag *r, ValueId v, uint32_t i);
/* Returns the result of the isspacep test v: 1, 0, or -1 if it is unknown, rests on an assumption, or v is no such
 * test. */
int retag_isspacep(const Retag *r, ValueId v);

/* ------------------------------------------------------------------------------------------- atomic_plain.c */

/* Makes an atomic on local memory plain if plain instructions can express its operation. Returns true if other
 * instructions replace v. Returns false if v stays and its operands still have to be rewritten: an atomic load or
 * store loses its ordering but stays, and any other atomic that cannot be expressed is left unchanged. */
bool atomic_make_plain(Retag *r, ValueId v);

/* ------------------------------------------------------------------------------------------- helpers */

/* Returns the type `shape`, a pointer or a vector of pointers, in another space. */
static inline TypeId retag_type(Module *m, TypeId shape, uint32_t space) {
    return type_with_scalar(m, shape, type_ptr(m, space));
}

#endif
