/* sroa.h: what the files of sroa share: the plan by which the allocas of a function are split.
 * sroa.c describes the pass.
 *
 *   sroa_uses.c      collects slices: the bytes that each use of an alloca accesses, if its address does not escape
 *   sroa_plan.c      makes parts of the slices and pieces of the memcpys and memsets, and decides what is split
 *   sroa_rewrite.c   rewrites the function by this plan
 * Each file calls only those above it. */
#ifndef NVIR_TRANSFORM_SCALAR_SROA_H
#define NVIR_TRANSFORM_SCALAR_SROA_H

#include "analysis/range.h"
#include "transform/pass.h"

/* Bytes [low, high) of an alloca that one use accesses. type: of the load or store; T_VOID: a memcpy or
 * memset, which may be cut. */
typedef struct Slice {
    uint64_t low, high;
    TypeId type;
    bool pointer; /* it loads a pointer, and not for its bits alone */
    bool indexed; /* it is that of an IndexedRoot */
} Slice;

/* A getelementptr with a variable index, operand number `first`, whose base is a constant address in an alloca. The
 * indices before it lead to `type`, `at` bytes from the beginning of the alloca. [low, high): the bytes of the alloca
 * that are accessed through it, or through addresses derived from it; empty as long as none is known. align: the
 * largest alignment of these accesses, as a logarithm. */
typedef struct IndexedRoot {
    ValueId gep;
    uint32_t first;
    TypeId type;
    int64_t at;
    uint64_t low, high;
    uint32_t align;
} IndexedRoot;

/* An address derived from an indexed root. */
typedef struct RootedAddress {
    ValueId v;
    uint32_t root; /* into Sroa.root */
} RootedAddress;

typedef struct SroaPart {
    uint64_t low, high;
    TypeId type;
    bool scalar;        /* loads and stores of `type` access it as a whole */
    bool live, written; /* it is read; it is written */
    ValueId alloca_;
} SroaPart;

typedef struct SroaVar {
    ValueId alloca_;
    uint64_t size;
    uint32_t part, npart;       /* into Sroa.part */
    uint32_t address, naddress; /* into Sroa.address */
    uint32_t root, nroot;       /* into Sroa.root */
    bool split;
} SroaVar;

/* One piece of a memcpy or memset. `to` and `from` are 1 + the index of a part; 0 is other memory. */
typedef struct Piece {
    ValueId user;
    uint32_t to, from;
    uint64_t off, size;
} Piece;

typedef struct Sroa {
    Pass *p;
    Module *m;
    Fn *f;
    const Uses *uses;
    ValueId blocker; /* the use because of which the last alloca stays whole; UINT32_MAX: none */
    Edit e;
    VEC(SroaVar) var;
    VEC(SroaPart) part;
    VEC(Piece) piece;
    VEC(ValueId) address;
    VEC(IndexedRoot) root;
    VEC(RootedAddress) indexed; /* in the current alloca */
    uint32_t *root_of;          /* by value: 1 + the alloca in which it is derived from an indexed root; 0: none */
    Ranges ranges;
    bool ranged;       /* the ranges are built */
    VEC(ValueId) copy; /* each memcpy and memset that accesses an alloca to be split, in program order */
    VEC(Slice) slice;  /* of the current alloca */
    uint32_t *var_of;  /* by value: 1 + the alloca that it is an address in; 0: none */
    int64_t *offset;   /* by value: the offset in that alloca; of an address that is not accessed, also outside of it */
    uint64_t parts, dead;
} Sroa;

/* The load and the store, or only the store, that replace a piece. */
typedef struct SroaMove {
    TypeId read, write;
    Ref fill;
} SroaMove;

/* ------------------------------------------------------------------------------------------- sroa_uses.c */

/* Collects the slices of an alloca in s->slice, and its addresses in s->address, s->root and s->indexed. Returns false
 * if the alloca cannot be split; s->blocker is then the use that prevents it. */
bool sroa_collect(Sroa *s, SroaVar *var);

enum MemoryCall { MEMORY_NONE, MEMORY_COPY, MEMORY_FILL, MEMORY_MARKER };
/* Classifies instruction v: a copying (memcpy, memmove) or filling (memset) intrinsic, a lifetime marker, or none of
 * these. Sets *size to the length of a copy or fill; returns MEMORY_NONE if that is not constant or the call is
 * volatile. */
enum MemoryCall sroa_call(const Sroa *s, ValueId v, uint64_t *size);
/* Returns 1 + the alloca that r is an address in; 0 if it is in none. */
uint32_t sroa_var_of(const Sroa *s, Ref r);

/* Alignments are logarithms: of an address `off` bytes after one that is aligned to 1 << log, of an alloca,
 * of load or store v of a value of type t, `off` bytes after a pointer operand of memcpy or memset v, and
 * of the part of a root. */
uint32_t sroa_align_after(uint32_t log, uint64_t off);
uint32_t sroa_var_align(const Sroa *s, const SroaVar *var);
uint32_t sroa_access_align(const Sroa *s, ValueId v, TypeId t);
uint32_t sroa_operand_align(const Sroa *s, ValueId v, uint32_t operand, uint64_t off);
uint32_t sroa_root_align(const Sroa *s, const SroaVar *var, const IndexedRoot *r);

/* ------------------------------------------------------------------------------------------- sroa_plan.c */

/* Finds the allocas that can be split, their parts and the pieces of memcpys and memsets, and decides which of the
 * allocas are split. Without such an alloca, s->var is empty. */
void sroa_plan(Sroa *s);

/* Returns the part that contains byte `at` of an alloca, or the first one after it. */
uint32_t sroa_part_at(const Sroa *s, const SroaVar *var, uint64_t at);
/* Reports whether the piece covers the part exactly and the part is a scalar. `part`: 1 + index; returns false
 * for 0. */
bool sroa_piece_is_whole(const Sroa *s, const Piece *x, uint32_t part);
/* Reports whether a load and a store, or only a store, can replace the piece, and describes them in *move. */
bool sroa_piece_moves(Sroa *s, const Piece *x, SroaMove *move);

/* ---------------------------------------------------------------------------------------- sroa_rewrite.c */

/* Rewrites everything that accesses an alloca with `split`. Begins the edit s->e; the caller commits it. */
void sroa_rewrite(Sroa *s);

#endif
