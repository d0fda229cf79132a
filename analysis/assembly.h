/* assembly.h: what inline assembly does to memory, as far as its text tells. The rest of the compiler sees a call whose
 * callee is a constant of kind CONST_ASM: `callee` in the functions below. Nothing here fails: text that is not
 * understood is taken for anything.
 */
#ifndef NVIR_ANALYSIS_ASSEMBLY_H
#define NVIR_ANALYSIS_ASSEMBLY_H

#include "analysis/spaces/space.h"

bool ref_is_asm(const Module *m, Ref callee);
/* May it store an address, or a number that is taken for one? What only computes, synchronises or loads cannot. */
bool asm_writes(const Module *m, Ref callee);
/* Is each result one of the arguments, and is that all? Libraries hide values from optimisers so. */
bool asm_moves(const Module *m, Ref callee);
/* May it order memory beyond the block, or wait for another grid? */
bool asm_waits(const Module *m, Ref callee);

/* ld, st, atom or red of [$N] or [$N+offset]. */
typedef struct AsmAccess {
    uint32_t arg;              /* the argument of the call that is the address */
    uint32_t at;               /* where the state space goes: offset in the text */
    int32_t offset;
    uint32_t size;             /* bytes */
    SpaceSet spaces;           /* the spaces that it could name; {}: it names one */
    bool reads, writes;
} AsmAccess;

/* What a text does with an argument. */
typedef struct AsmArg {
    SpaceSet spaces;           /* generic accesses alone, which have forms in these spaces; {}: other things, too */
    bool kept;                 /* anything but to access, by whatever instruction, the memory there */
    bool sized;                /* not kept, and all accesses are in AsmAccesses.access */
} AsmArg;

typedef struct AsmAccesses {
    Ref callee;                /* what this was read from */
    VEC(AsmAccess) access;     /* in the order of the text; those to arguments without `spaces` stay as they are */
    VEC(AsmArg) arg;           /* shorter than the arguments: of those beyond nothing is known */
} AsmAccesses;

/* Reads the text of `callee`, unless `a` is of it already; a zeroed AsmAccesses is of nothing. Linear in the text. */
void asm_accesses(AsmAccesses *a, const Module *m, Ref callee);
static inline bool asm_keeps(const AsmAccesses *a, uint32_t arg) {
    return arg >= a->arg.n || a->arg.at[arg].kept;
}
static inline bool asm_arg_is_sized(const AsmAccesses *a, uint32_t arg) {
    return arg < a->arg.n && a->arg.at[arg].sized;
}
static inline SpaceSet asm_arg_spaces(const AsmAccesses *a, uint32_t arg) {
    return arg < a->arg.n ? a->arg.at[arg].spaces : 0;
}
void asm_accesses_free(AsmAccesses *a);
/* The assembly whose accesses to argument N name space[N]; where that is SPACE_GENERIC they stay as they are. */
Ref asm_in_spaces(const AsmAccesses *a, Module *m, const uint32_t *space);

#endif
