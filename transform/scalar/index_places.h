/* index_places.h: the accesses to one local array, and the places in it to which variable indices lead.
 *
 * A place is the bytes that an access touches for one value of its index. The places of an access are all those within
 * the alloca to which its index can lead, given its range (analysis/range.h). The bound of the array type must not be
 * used: in { [4 x i32], i32 } the index 4 is the address of the last field, and a program may access that field by it.
 *
 * All accesses to a place must have the same size, and must not access a pointer in one place and a number in another.
 * There is one exception: a load or store at a constant address may access whole places of numbers at once, as clang
 * copies a struct { int, int } by an i64, if all of them are aligned in the array: sroa makes one integer of these
 * bytes, and takes the places out of it. Without that condition, i64 at 0 and at 4 would overlap in part. The work is
 * linear: the places of all indices of an array form at most CLASSES_MAX classes, and each access is compared with
 * these. */
#ifndef NVIR_TRANSFORM_SCALAR_INDEX_PLACES_H
#define NVIR_TRANSFORM_SCALAR_INDEX_PLACES_H

#include "analysis/range.h"

/* The most places of one access, and classes of places. ARRAY_BYTES_MAX: the size of the largest alloca that is
 * considered. */
enum { PLACES_MAX = 32, CLASSES_MAX = 32, ARRAY_BYTES_MAX = 1024 };

/* An address in the array: `offset` bytes from its beginning, plus `stride` bytes times the variable index. */
typedef struct IndexedAddress {
    ValueId value; /* the alloca, getelementptr or cast that computes the address */
    Ref index;     /* REF_NULL: there is none */
    int64_t offset, stride;
} IndexedAddress;

/* A load or store of a value of `type` through an address with a variable index. It accesses `size` bytes at one of n
 * places, those of the indices from `low` to low + n - 1. */
typedef struct IndexedAccess {
    ValueId user;
    IndexedAddress address;
    TypeId type;
    int64_t size, low;
    uint32_t n;
} IndexedAccess;

/* The places that some indices lead to. Each has `size` bytes and begins at an offset in the alloca whose remainder
 * modulo `stride` is `rest`; all are within bytes [low, high) of the alloca. */
typedef struct PlaceClass {
    int64_t stride, size, rest, low, high;
    TypeId pointer; /* the type of the pointers that are accessed there; T_VOID if numbers are */
} PlaceClass;

/* Bytes [low, high) of the alloca that a load or store of `type`, or a memcpy or memset (T_VOID), accesses through an
 * address without a variable index. */
typedef struct FixedAccess {
    ValueId user;
    int64_t low, high;
    TypeId type;
} FixedAccess;

/* The accesses to the alloca `array` of `size` bytes. `address`: all addresses in it. */
typedef struct IndexPlaces {
    Module *m;
    const Fn *f;
    const Uses *uses;
    Ranges ranges;
    bool ranged; /* `ranges` is built */
    ValueId array;
    int64_t size;
    VEC(IndexedAddress) address;
    VEC(IndexedAccess) access;
    VEC(FixedAccess) fixed;
    PlaceClass class[CLASSES_MAX];
    uint32_t nclass;
    bool inside[ARRAY_BYTES_MAX + 1]; /* by offset: it is behind the first byte of an access to several places */
} IndexPlaces;

/* Prepares for the allocas of f, which must not change until index_places_free. Both are borrowed. */
void index_places_init(IndexPlaces *p, Module *m, Fn *f);
void index_places_free(IndexPlaces *p);

/* Finds the accesses to alloca `array`. Returns true if some have a variable index, and if these alone keep sroa from
 * making a register of each place. */
bool index_places_find(IndexPlaces *p, ValueId array);

#endif
