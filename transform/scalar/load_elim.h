/* load_elim.h: what the files of load-elim share: the values that are available at one point of a function.
 *
 *   available.c    sets of available values, and what a join keeps of those of its predecessors
 *   load_elim.c    visits the blocks, and replaces the loads whose values are available */
#ifndef NVIR_TRANSFORM_SCALAR_LOAD_ELIM_H
#define NVIR_TRANSFORM_SCALAR_LOAD_ELIM_H

#include "analysis/loop_writes.h"
#include "transform/pass.h"

/* KNOWN_MAX is 64 for an array of 8 times 8 elements that stays in memory because of some other access. */
enum { KNOWN_MAX = 64, OTHERS_MAX = 24, PREDS_MAX = 8, PHI_LOADS_MAX = 8 };

/* A memory location and its contents, a value of `type`.
 *
 *     load      the value is the result of a load or a phi of one, so that its metadata may promise more than that of
 *               the next load of the location
 *     constant  the location is never written (alias_is_constant)
 *     part      the location is a part of a local variable (alias_is_part)
 *     anchor, offset    of the derivation of its address (AliasOrigin), which does not change any more
 *     join      1 + the index in Elim.join of the value, a phi that join_insert inserts on demand; 0: no such phi */
typedef struct AvailableValue {
    AliasLocation place;
    Ref value;
    TypeId type;
    bool load, constant, part;
    uint32_t join;
    Ref anchor;
    int64_t offset;
} AvailableValue;

/* The n values that are available at one point of the function, in the order of their last access. others: how many of
 * them are not AvailableValue.part. readers: of a set in Elim.end, how often block_visit will still read it. */
typedef struct AvailableSet {
    uint32_t n, others, readers;
    AvailableValue known[KNOWN_MAX];
} AvailableSet;

/* The state of the pass in one function. */
typedef struct Elim {
    Pass *p;
    Alias *a;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopWrites *writes; /* by loop */
    Edit e;
    /* by block: the available values at its end; NULL before it is visited and after the last reader */
    AvailableSet **end;
    /* The phis that merge available values, each with the join it is for, in the order of their ids. A phi is created
     * as soon as it is an available value, but inserted into its block (`placed`) only when a load is replaced by
     * it. */
    VEC(struct {
        ValueId phi;
        BlockId block;
        bool placed;
    })
    join;
    /* the lists that join_loads_find makes. By value: for a phi, the last load at a constant offset from it; for such a
     * load, the one before it; 1 + value, 0: none */
    uint32_t *phi_loads;
    BlockId block;  /* the current block */
    bool constants; /* some value was replaced by a constant, so that its users may fold */
    bool renamed;   /* some address was replaced by another one, so that those derived from it must be derived again */
    uint64_t from_stores, from_parts, from_loads, from_constants, from_paths, folded; /* statistics */
} Elim;

/* Returns the available value `value`, of `type`, of the location. */
AvailableValue available_value(const Elim *l, AliasLocation place, Ref value, TypeId type, bool load);

/* Removes entry i; the others keep their order. */
void available_drop(AvailableSet *s, uint32_t i);

/* Adds an available value. If the set is full, or has OTHERS_MAX values like this one, drops the one of them that was
 * not accessed for longest. */
void available_add(AvailableSet *s, const AvailableValue *k);

/* Returns the last available value of this type at address `at`; NULL if there is none. */
const AvailableValue *available_find(const AvailableSet *s, AliasOrigin at, TypeId type);

/* Reports whether block b is a join at which values are merged: it has 2 to PREDS_MAX incoming edges, all from blocks
 * that precede it in reverse post-order. So a loop header is none. */
bool block_is_join(const Cfg *c, BlockId b);

/* Adds to s the values that are available at the end of all predecessors of the current block, a join: those of
 * locations with the same address in all, and those of locations that some load of the function accesses at a constant
 * offset from a phi of this block. Of these loads, at most PHI_LOADS_MAX are considered. A load whose address has a
 * smaller set of memory spaces than the phi, because a test of the space dominates it, is skipped. */
void available_join(Elim *l, AvailableSet *s);

/* Inserts the phi that is available value k at the beginning of its block, and likewise the phis of l->join among its
 * operands, and theirs in turn. Phis that are already inserted, and values that are no such phi, need nothing. Drops
 * the metadata of the loads among the operands that promises something about their results, because these get new
 * uses. */
void join_insert(Elim *l, const AvailableValue *k);

/* Allocates l->phi_loads and fills it in: for each phi, a list of the loads, neither volatile nor atomic, at a constant
 * offset from it, in reverse program order. */
void join_loads_find(Elim *l);

#endif
