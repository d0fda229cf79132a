/* lab.h of lab 9: the four functions that your file defines, and what they work with. Read labs.h for the rest.
 *
 *     const LabMemoryHooks lab_hooks = {escapes, overlap, clobbers, eliminate};
 *
 * make lab N=9 FILE=my.c builds these passes from them, which you can also run yourself (build/lab/9/nvir-opt
 * -passes=...):
 *
 *     print-overlap    prints which allocas escape, and how each two accesses of a function overlap, if not "may"
 *     print-clobbers   prints, for the place of each access, which instructions of the function clobber it
 *     memory-facts     prints nothing; `nvir-run X -passes=memory-facts -check-facts ...` executes X and compares what your
 *                      functions 2 and 3 say about it with the addresses and the contents of the memory that it accesses
 *     load-elim        your function 4; it takes the place of the pass of that name, in -O2 too */
#ifndef NVIR_LAB_9_H
#define NVIR_LAB_9_H

#include "labs.h"

/* A place in memory: `size` bytes that begin at the address `ptr`. SIZE_ANY: nobody knows how many. */
#define SIZE_ANY UINT32_MAX
typedef struct Place {
    Ref ptr;
    uint32_t size;
} Place;

/* A function, and what your function 1 has said about its allocas. p->uses and p->cfg are there. */
typedef struct Memory {
    Pass *p;
    Fn *f;
    LabSet escaped; /* set_has(&w->escaped, v): the address of alloca v escapes */
} Memory;

/* How two places overlap. The answer holds for two accesses without a back edge between them, because in two iterations
 * of a loop one value may be two addresses. */
typedef enum Overlap {
    OVERLAP_NO,  /* they have no byte in common */
    OVERLAP_MAY, /* nothing is known */
    OVERLAP_MUST /* they begin at the same byte, and have the same size */
} Overlap;

/* ------------------------------------------------------------------------------------------------ what you are given */

/* Gets the place that a load, store, atomicrmw or cmpxchg accesses. Returns false for all other instructions. */
bool place_of(const Memory *w, ValueId v, Place *place);

/* The effects that a call may have on memory. */
typedef enum CallEffect {
    CALL_NOTHING, /* it computes: @llvm.fma, the number of the thread, a vote, a function that is memory(none) */
    CALL_READS,   /* it only reads */
    CALL_FILLS,   /* memcpy, memmove, memset: writes the place call_filled() */
    CALL_SYNCS,   /* a barrier: writes nothing itself, but orders what the threads do */
    CALL_ANYTHING /* it may do whatever a function can do with the addresses that it has, and wait at a barrier as well */
} CallEffect;
CallEffect call_effect(const Memory *w, ValueId call);
/* Returns the place that a call with CALL_FILLS writes. */
Place call_filled(const Memory *w, ValueId call);

/* Gets what an address is computed from, if that is one step of a getelementptr or a cast: its base, and the number of
 * bytes that the step adds; *known is false if that number is not a constant. Returns false if r is no such step, but a
 * parameter, an alloca, a variable, a phi, the result of a load ... Constants, such as
 * `getelementptr (i32, ptr @a, i64 1)`, are steps as well.
 *
 *     %p = alloca [4 x i32]
 *     %q = getelementptr i32, ptr %p, i64 3            base %p, 12 bytes, known
 *     %r = getelementptr i8, ptr %q, i64 %i            base %q, not known */
bool address_step(const Memory *w, Ref r, Ref *base, int64_t *bytes, bool *known);

/* Returns whether r is a variable, @name, that has memory of its own. (All arrays `external addrspace(3) [0 x T]` begin
 * at the same address: they are not.) */
bool is_variable(const Memory *w, Ref r);
/* Returns the space of a variable, and whether it is declared `constant`, so that nobody writes it. */
uint32_t variable_space(const Memory *w, Ref variable);
bool variable_is_constant(const Memory *w, Ref variable);

/* A useful function of the compiler:
 *
 *     access_is_plain(i)       is the instruction a load or store that is neither volatile nor atomic? */

/* ------------------------------------------------------------------------------------------------ what you write */

typedef struct LabMemoryHooks {
    /* 1. Returns whether the address of alloca v escapes: whether anybody can know it but the loads, stores, atomics and
     * CALL_FILLS of this function whose address comes from v by steps of casts and getelementptrs. w->escaped is empty
     * yet. */
    bool (*escapes)(const Memory *w, ValueId v);

    /* 2. Returns how two places overlap. */
    Overlap (*overlap)(const Memory *w, const Place *a, const Place *b);

    /* 3. Returns whether the contents of the place may be other ones after instruction v than before it: because v writes
     * there, or because v lets this thread see what other threads have written there. */
    bool (*clobbers)(const Memory *w, ValueId v, const Place *place);

    /* 4. Replaces loads by values that are known to be in memory. Loads have lost their promises (!range, !nonnull, ...) before
     * it is called. Returns what edit_commit returns. */
    bool (*eliminate)(Memory *w);
} LabMemoryHooks;
extern const LabMemoryHooks lab_hooks;

#endif
