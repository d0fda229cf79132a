/* unrolled.h: predicts what a function will be once all its loops are unrolled: which values become constant, and which
 * local arrays become registers.
 *
 *    for (int i = 0; i < 4; i++) a[i] = b[k];        i, the addresses a + i, and the test are constant in each copy; b[k] is not
 *
 * loop-unroll decides by it before it copies anything, and index-select which indices are variable only because loops
 * stay. A wrong prediction makes a decision worse, but nothing wrong. */
#ifndef NVIR_TRANSFORM_LOOPS_UNROLLED_H
#define NVIR_TRANSFORM_LOOPS_UNROLLED_H

#include "analysis/loop_exit.h"

/* What a local array can become: registers; or it stays in memory, because it is indexed by what is not known, or
 * because its address escapes or it is too large. That index-select may find registers cheaper in spite of an index is
 * not predicted. */
enum ArrayFate { ARRAY_REGISTERS, ARRAY_MEMORY, ARRAY_ESCAPES };

/* LOCAL_COST: what an access to local memory costs, in instructions of arithmetic, because the load/store unit serves a
 * quarter of the threads that the arithmetic units do. */
enum { LOCAL_COST = 4 };
/* Returns how many accesses a memcpy, memmove or memset of `size` bytes counts as: one for each 8, as many as nvir-ptx
 * makes at once where nothing is known about alignment beyond that; at most 16, because it makes a loop for more. */
static inline uint32_t memory_pieces(uint64_t size) { return size > 120 ? 16 : (uint32_t)(size + 7) / 8; }

typedef struct Unrolled {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    const Loops *loops;
    const LoopExit *exit;   /* by loop: see unrolled_build */
    const uint32_t *period; /* by loop: see unrolled_build */
    const bool *stays;      /* by loop: see unrolled_build */
    bool *folds;            /* by value: it becomes constant, as far as the sweeps of folds_find see */
    uint8_t *fate;          /* by value: the ArrayFate of an alloca */
    /* by loop: a test that leaves it becomes constant, so its number of iterations may, too; one does not, so it may be
     * left early, and the values of its last iteration are not constant after it */
    bool *counted, *uncertain;
    bool *indexed;     /* by loop: it accesses a local array at an address that does not become constant */
    uint32_t *counter; /* by value that becomes constant: 1 + the outermost loop whose counter it depends on; 0: none */
} Unrolled;

/* Overwrites *u with the prediction for f. `loops` must have a loop; it and `cfg` must stay as they are until
 * unrolled_free, and so must, by loop: `exit`, the result of loop_exit_find; `period`, that of loop_swap_period,
 * because all indices into local arrays become constant in as many copies, even if these remain a loop; and `stays`: it
 * is known that it will not be unrolled, so its counters do not become constant. These may be NULL: then loops that
 * only an access bounds count as not counted, no index repeats, and no loop is known to stay. Takes linear time. */
void unrolled_build(Unrolled *u, Module *m, Fn *f, const Cfg *cfg, const Loops *loops, const LoopExit *exit,
                    const uint32_t *period, const bool *stays);
void unrolled_free(Unrolled *u);

/* Reports whether r becomes constant: it is a constant, the address of a symbol, or a value marked in u->folds. */
bool unrolled_folds(const Unrolled *u, Ref r);
/* Reports whether v is an address in an array that becomes registers, and has an index that is not constant yet or is a
 * pointer that moves in a loop. */
bool unrolled_indexes(const Unrolled *u, ValueId v);
/* Returns how many accesses to local arrays that stay in memory v makes: a load or store one, a memcpy, memmove or
 * memset memory_pieces of each array. 0 if load-elim is taken to keep the element in a register while a loop runs, or
 * between its copies, and for a store of a number that becomes constant. */
uint32_t unrolled_locals(const Unrolled *u, ValueId v);
/* Reports whether the number of iterations of the loop becomes constant. */
bool unrolled_is_exact(const Unrolled *u, uint32_t loop);

#endif
