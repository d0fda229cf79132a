/* sroa.h: what the files of sroa share: the plan by which the allocas of a function are split.
 * sroa.c describes the pass.
 *
 *   sroa_fields.c    bounds the integer fields of an alloca that is accessed by variable indices
 *   sroa_uses.c      collects slices: the bytes that each use of an alloca accesses, if its address does not escape
 *   sroa_parts.c     makes parts of the slices
 *   sroa_pieces.c    cuts memcpys and memsets into pieces, and finds which parts are read and written
 *   sroa_plan.c      decides what is split
 *   sroa_rewrite.c   rewrites the function by this plan
 * Each file calls only those above it. */
#ifndef NVIR_TRANSFORM_SCALAR_SROA_H
#define NVIR_TRANSFORM_SCALAR_SROA_H

#include "analysis/range.h"
#include "transform/pass.h"

/* Bytes [low, high) of an alloca that one use accesses, or all accesses through one indexed root. type: of the load or
 * store; T_I8 for an indexed root; T_VOID for a memcpy or memset, which may be cut. */
typedef struct Slice {
    uint64_t low, high;
    TypeId type;
    bool pointer; /* it is a load of a pointer or vector of pointers with a use other than a store of it or ptrtoint */
    bool store;   /* it is a store; not set for memcpy and memset */
    bool indexed; /* it is all that is accessed through an IndexedRoot */
} Slice;

/* A getelementptr with a variable index whose base is a constant address in an alloca. Its first variable index is
 * operand number `first`; the indices before that lead to a value of `type`, `at` bytes from the beginning of the
 * alloca. [low, high): the bytes of the alloca that may be accessed through it, or through addresses derived from it;
 * [0, 0) as long as no access is known. align: the largest alignment of these accesses, as a logarithm. joined: a root
 * of smaller number that has the same bytes, because a phi or select chooses between addresses of both; itself if there
 * is none. */
typedef struct IndexedRoot {
    ValueId gep;
    uint32_t first, joined;
    TypeId type;
    int64_t at;
    uint64_t low, high;
    uint32_t align;
} IndexedRoot;

/* An indexed root, or an address derived from it. */
typedef struct RootedAddress {
    ValueId v;
    uint32_t root; /* an index into Sroa.root */
} RootedAddress;

/* A load or store of bytes [low, high) of an alloca at a constant address, or a memset or memcpy to them. zero: it
 * stores 0 in all of them. pos: its position in the function (Cfg.pos). stored: of an access to a field, one more than
 * the position of the last store to the field that is not behind it; 0: there is none. before: what a load of a field
 * yields, if no access through a variable index changes the field; REF_NULL: not known. */
typedef struct FieldAccess {
    uint64_t low, high;
    ValueId user;
    uint32_t pos, stored;
    bool zero;
    Ref before;
} FieldAccess;

/* Bytes [low, high) of an alloca that are an integer of `type` for all loads and stores at constant addresses, which
 * are elements [first, first + n) of Sroa.access. `now` contains all of its values, if every access through a variable
 * index is elsewhere. first_range: the constants that are stored in it; valid if `begins`. forwarded: some of its loads
 * have FieldAccess.before. */
typedef struct IntField {
    uint64_t low, high;
    TypeId type;
    uint32_t first, n;
    bool begins, forwarded;
    Range first_range, now;
} IntField;

/* Bytes [low, high) of an alloca, which get an alloca of their own if the alloca is split. */
typedef struct SroaPart {
    uint64_t low, high;
    TypeId type;        /* of the new alloca */
    bool scalar;        /* `type` is no aggregate and has no padding: a load or store of it accesses the whole part */
    bool live, written; /* see sroa_parts_mark; a part that is not live gets no new alloca */
    ValueId alloca_;    /* the new alloca, once sroa_rewrite has created it */
} SroaPart;

/* An alloca that can be split. Its parts, addresses and roots are slices of arrays in Sroa: the first index and the
 * number of elements. */
typedef struct SroaVar {
    ValueId alloca_;
    uint64_t size;              /* in bytes */
    uint32_t part, npart;       /* of Sroa.part; ascending and without overlaps */
    uint32_t address, naddress; /* of Sroa.address */
    uint32_t root, nroot;       /* of Sroa.root */
    bool split;                 /* it is split; if not, it stays as it is */
} SroaVar;

/* One piece of memcpy or memset `user`: `size` bytes, from byte `off` of the call on. `to` and `from` are 1 + the index
 * of the part in Sroa.part that the piece is written to and read from; 0 is other
 * memory or the source of a memset. */
typedef struct Piece {
    ValueId user;
    uint32_t to, from;
    uint64_t off, size;
} Piece;

/* The plan for one function. While an alloca is collected, it is the current one, and has the index var.n in var_of and
 * root_of; it is appended to var only if it can be split. */
typedef struct Sroa {
    Pass *p;
    Module *m;
    Fn *f;
    const Uses *uses;
    ValueId blocker; /* the instruction because of which the current alloca stays whole; UINT32_MAX: none */
    Edit e;
    VEC(SroaVar) var;
    VEC(SroaPart) part;
    VEC(Piece) piece;     /* those of one call are adjacent; the calls are in the order of `copy` */
    VEC(ValueId) address; /* the constant addresses in the allocas, among them the allocas themselves */
    VEC(IndexedRoot) root;
    VEC(RootedAddress) indexed; /* in the current alloca */
    VEC(RootedAddress) join;    /* those of them that are phis or selects */
    uint32_t *root_of; /* by value: 1 + the index of the alloca, if it is or is derived from an indexed root; or 0 */
    Ranges ranges;     /* see sroa_ranges */
    bool ranged;       /* they are built */
    VEC(FieldAccess) access; /* of the current alloca, ordered by address, then by position */
    VEC(FieldAccess) fill;   /* of the current alloca: see fill_of in sroa_fields.c */
    VEC(IntField) field;     /* of the current alloca */
    VEC(ValueId) copy;       /* each memcpy and memset that accesses an alloca of `var`, in program order */
    VEC(Slice) slice;        /* of the current alloca */
    uint32_t *var_of;        /* by value: 1 + the index of the alloca that it is a constant address in; 0: none */
    int64_t *offset;         /* by value: its offset in that alloca, in bytes; outside of it if it is not accessed */
    uint64_t parts, dead;    /* statistics: allocas created, and parts that were not live */
} Sroa;

/* What replaces a piece: a load of type `read` and a store of type `write`, with a cast between them if the types
 * differ; or, for a memset, only a store of constant `fill` of type `write`. */
typedef struct SroaMove {
    TypeId read, write;
    Ref fill;
} SroaMove;

/* ----------------------------------------------------------------------------------------- sroa_fields.c */

/* Returns the ranges of the function's integers; builds them at the first call. */
Ranges *sroa_ranges(Sroa *s);

/* Replaces s->field by the fields of var in which a constant is stored: the induction begins with it. The addresses and
 * roots of var must be known. */
void sroa_fields_find(Sroa *s, const SroaVar *var);
/* Sets the ranges of all fields, IntField.now, to an invariant, and declares it for their loads in s->ranges. It holds
 * if no access through a root of var touches a field whose range is smaller than that of its type, or that is
 * forwarded. */
void sroa_fields_solve(Sroa *s, const SroaVar *var);
/* Removes the fields for which that is not so, given the bounds that the roots have now. Returns whether there were
 * such fields; then the ranges of the others must be solved again, and after them the bounds of the roots. Removes all
 * fields if it is not the first `attempt`s, of which the first has number 1. */
bool sroa_fields_drop(Sroa *s, const SroaVar *var, int attempt);
/* Removes all fields, and takes back what was declared of their loads. */
void sroa_fields_forget(Sroa *s);

/* ------------------------------------------------------------------------------------------- sroa_uses.c */

/* Replaces s->slice and s->indexed by the slices and indexed addresses of alloca var->alloca_, appends its addresses
 * and roots to s->address and s->root, and sets var->size. Returns false if the alloca cannot be split or is never
 * accessed; the caller takes back what has been appended until then (var_drop in sroa_plan.c). If a use prevents it,
 * s->blocker is then that use, or the first indexed root if it is a use of an indexed address. It is unchanged if the
 * reason is the alloca itself: it is not sized, inalloca or swifterror, has more than one element or more than
 * INT32_MAX bytes, or has no accesses. */
bool sroa_collect(Sroa *s, SroaVar *var);

/* Returns 1 + the index in s->var of the alloca that r is a constant address in; 0 if there is none. The alloca that is
 * being collected has the index s->var.n. */
uint32_t sroa_var_of(const Sroa *s, Ref r);

/* Returns the alignment, as a logarithm, that is certain `off` bytes after pointer operand number `operand` of memcpy
 * or memset v, by its attribute `align`; 0 without one. */
uint32_t sroa_operand_align(const Sroa *s, ValueId v, uint32_t operand, uint64_t off);
/* Returns the alignment that the offset of a root's part must have, as a logarithm: that of the accesses through the
 * root, but at most that of the alloca, because the alloca cannot give more. */
uint32_t sroa_root_align(const Sroa *s, const SroaVar *var, const IndexedRoot *r);

/* ------------------------------------------------------------------------------------------ sroa_parts.c */

/* Returns the type of the scalar or vector that begins at byte `at` of a value of type t, which must have more than
 * `at` bytes. Returns T_VOID if byte `at` is padding, is inside a scalar, or is in an array with elements of less than
 * four bytes, since such arrays are mostly text. */
TypeId sroa_leaf(Module *m, TypeId t, uint64_t at);
/* Reports whether one cast (bitcast, ptrtoint or inttoptr) converts a value of type a to type b without changing a bit.
 * The caller ensures that both have the same number of bits. Returns false for different aggregates, for pointers to
 * different spaces, and for different vectors of pointers. */
bool sroa_type_converts(const Sroa *s, TypeId a, TypeId b);
/* Divides the bytes of an alloca that its slices access into parts: first those of loads and stores, then those of
 * memcpys and memsets between them. Sorts s->slice; appends the parts, sorted, to s->part. Returns false if there are
 * more than 256; the parts are then incomplete, and the caller removes them. */
bool sroa_parts_find(Sroa *s, SroaVar *var);
/* Returns the index in s->part of the part that contains byte `at` of an alloca, or of the first part after that byte;
 * var->part + var->npart if there is neither. */
uint32_t sroa_part_at(const Sroa *s, const SroaVar *var, uint64_t at);

/* ----------------------------------------------------------------------------------------- sroa_pieces.c */

/* Appends each memcpy and memset that accesses an alloca of s->var to s->copy, and its pieces to s->piece. */
void sroa_pieces_find(Sroa *s);
/* Sets `live` and `written` of each part. A part is live if it is loaded from, or copied to other memory or to a live
 * part. It is written if it is stored to, filled, or if other memory or a written part is copied to it. A part that is
 * accessed by a variable index is both. A part that is not live is never read, and one that is not written has
 * undefined contents (mostly padding), so neither needs to be copied. */
void sroa_parts_mark(Sroa *s);
/* Reports whether piece x is all of a scalar part. `part` is x->to or x->from: 1 + the index of a part, or 0 for other
 * memory, for which this returns false. */
bool sroa_piece_is_whole(const Sroa *s, const Piece *x, uint32_t part);
/* Reports whether one load and one store can replace a piece of a memcpy, or one store a piece of a memset. If so, sets
 * *move. For that, the piece must be all of a scalar part on at least one side; the other side is accessed as the same
 * type, or as its own type if it is all of a scalar part too and one cast converts the types. The byte of a memset must
 * be constant, and 0 unless the part is an integer. */
bool sroa_piece_moves(Sroa *s, const Piece *x, SroaMove *move);
/* Reports whether single bytes are to be loaded and stored in place of a piece of a memcpy: on one side it is some
 * bytes of a scalar part of at most eight, which the next round makes an integer. */
bool sroa_piece_is_bytes(const Sroa *s, const Piece *x);

/* ------------------------------------------------------------------------------------------- sroa_plan.c */

/* Finds the allocas that can be split (s->var), their parts, and the pieces of the memcpys and memsets that access
 * them, and sets SroaVar.split of those that are to be split. Writes the remarks. */
void sroa_plan(Sroa *s);

/* ---------------------------------------------------------------------------------------- sroa_rewrite.c */

/* Rewrites everything that accesses an alloca with `split`, and deletes these allocas. Begins the edit s->e, which the
 * caller commits. */
void sroa_rewrite(Sroa *s);

#endif
