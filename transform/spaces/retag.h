/* retag.h: gives the values of one function the spaces that the analysis found. */
#ifndef NVIR_TRANSFORM_SPACES_RETAG_H
#define NVIR_TRANSFORM_SPACES_RETAG_H

#include "analysis/assembly.h"
#include "analysis/spaces/explain.h"
#include "analysis/knobs.h"
#include "analysis/spaces/spaces.h"
#include "transform/pass.h"

typedef struct Form { uint32_t space; Ref ref; uint32_t next; } Form;     /* next: 1 + index, 0 = end */

enum { STAYS, MOVES, MOVES_FROM_SHARED };     /* the last: into shared::cluster */

typedef struct Retag {
    Pass *p;
    Module *m;
    const Spaces *spaces;
    Explain *explain;          /* for notes to warnings; NULL where there are none */
    SymId sym;
    Fn *f;
    Edit e;
    bool params_move;          /* kernel parameters may change their type: nobody calls the kernel */
    bool second, warn;         /* fold isspacep; report accesses that stay generic */
    bool quiet;                /* do not, nor those taken for global */
    uint32_t n;                /* values before the first new one */
    uint8_t *space;            /* by value: the space it is to have; SPACE_GENERIC: no other than now */
    uint8_t *moves;            /* by value: does its type change to that space? */
    /* by value: it moves to a space of 32 bits, which may cut the address; NULL: none does */
    uint8_t *wraps;
    uint32_t *form;            /* by value: 1 + index of its first form in another space */
    uint32_t *sigma_form;      /* by sigma of this function: the same, for its place */
    uint32_t *sigma_top;       /* by sigma of this function: 1 + the outermost around it that says the same */
    struct { ValueId v; uint32_t i, space; } asked;    /* the access that was looked at last; v 0: none yet */
    VEC(Form) forms;
    VEC(ValueId) work;
    AsmAccesses assembly;      /* of the inline assembly that was looked at last */
    uint64_t retagged, casts, folded, resolved, generic;
} Retag;

bool retag_fn(Retag *r);

/* The same address in another space: a cast where it has to be one. */
Ref retag_form(Retag *r, Ref ref, uint32_t space);
/* The same for operand i of v, which may be known to be there only in a part of the function: the cast
 * stands where the test, or v itself, promises it. */
Ref retag_operand(Retag *r, ValueId v, uint32_t i, uint32_t space);

/* atomic_plain.c: takes the atomicity from an atomic on local memory; true if other instructions took its
 * place. */
bool atomic_make_plain(Retag *r, ValueId v);

/* access.c: what an access allows. The space to access through operand `i` of instruction v; SPACE_GENERIC:
 * as it is. Reports what the space forbids if `report`. */
uint32_t access_space(Retag *r, ValueId v, uint32_t i, bool report);
/* Is v an atomic whose address is in local memory? */
bool access_is_local_atomic(const Retag *r, ValueId v);
/* Is operand i an address that the instruction reads or writes through, in whatever space? */
bool operand_is_address(Retag *r, ValueId v, uint32_t i);
/* The answer to isspacep: 1, 0, or -1 if it is open or v is none. */
int isspacep_answer(const Retag *r, ValueId v);

#endif
