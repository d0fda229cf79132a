/* unify.h: points-to analysis by unification. After Steensgaard, "Points-to Analysis in Almost Linear Time"
 * (POPL 1996), made field-sensitive by offsets.
 *
 * Abstract objects (a variable, an alloca, a heap allocation) are elements of a weighted union-find. Each
 * element has an offset from the origin of its class, so a location (location.h) stays valid when classes are
 * joined. Locations that may be the same address are unified:
 *
 *     %p = phi ptr [ %a, %x ], [ %b, %y ]         %a and %b become one class: with common bytes
 *     %q = getelementptr i8, ptr %b, i64 8        if %p is unified with %q: (%a, 0) is (%b, 8)
 *
 * Modulus. Offsets in a class count modulo its modulus. It is 0 at first: offsets are exact. It becomes the
 * greatest common divisor of the strides by which the class is indexed and of the differences of offsets that
 * are unified. So the fields of an array of structs stay apart; modulus 1 means one byte represents all.
 *
 * Fields. A class has a field for each offset at which it holds a pointer. The content of a field is the
 * location that the pointers stored there point to: the points-to relation. Pointers whose bytes overlap have
 * one content. Which fields exist in the end, and which are one, follows from the accesses alone and not from
 * their order.
 *
 *     struct { float *data; Node *next; } n;      two fields: content of n.data at 0, content of n.next at 8
 *
 * OUTSIDE. Everything that is not an abstract object of its own is one class, element 1. Its modulus is 1 and
 * its only field points to OUTSIDE again: an address that escapes there is never seen again.
 *
 * Joining may show that the contents of fields are equal: the pairs go to a worklist that unify() empties
 * before it returns. Cost: almost linear in the number of elements and pairs. When two classes are joined,
 * the fields of the one of lower rank move; an element reaches a higher rank each time, so a field moves a
 * logarithmic number of times, and again when a modulus shrinks, which happens at most 31 times. */
#ifndef NVIR_ANALYSIS_SPACES_UNIFY_H
#define NVIR_ANALYSIS_SPACES_UNIFY_H

#include "analysis/spaces/location.h"
#include "ir/hash.h"

/* How a class is used. */
enum {
    PT_POINTERS = 1,   /* accessed as pointers */
    PT_DATA = 2,       /* accessed as something else */
    PT_RANGED = 4,     /* a memcpy or memset covers some of it */
    PT_EXTERNAL = 8,   /* a shared variable that other modules may name in a launch they run in */
    PT_MIXED = 16,     /* the same bytes are accessed as pointers and as data (cells.c finds them) */
    PT_LEAKED = 32,    /* copied from or to OUTSIDE: its pointers point to OUTSIDE */
    PT_OPEN_FN = 64,   /* contains a function that code outside the module may call, too */
    PT_ONE_FIELD = 128 /* one field, at offset 0, represents all its pointers */
};

/* An element of the union-find. If it is a root (parent is itself), the record describes the whole class. */
typedef struct PtClass {
    uint32_t parent;
    int32_t shift;    /* offset of its origin from the origin of the parent */
    uint32_t modulus; /* of its offsets, see above; 0: they are exact */
    uint32_t field;   /* 1 + its first field, 0: none */
    /* the list of copies with an end in it, first and last: 1 + 2 * the index of the copy, + 1 more if that end is the
     * source; 0: none */
    uint32_t copy, copy_last;
    uint8_t rank, flags; /* of the union-find, which is by rank; PT_* */
} PtClass;

/* The pointer at one offset of a class. */
typedef struct PtField {
    uint32_t root; /* the class; 0: merged into another field */
    int32_t off;
    /* content: element that the pointer points to; next: 1 + next field of the class */
    uint32_t content, next;
} PtField;

/* A copy of `size` bytes of memory (memcpy, byval argument). */
typedef struct PtCopy {
    Location place[2]; /* destination, source */
    uint32_t next[2];  /* next in the list of the class of each end, in the form of PtClass.copy */
    uint64_t size;
    bool own;    /* neither end was OUTSIDE when the scan ended */
    bool shared; /* both ends have been unified */
} PtCopy;

/* The union-find with its fields and copies. */
typedef struct Unifier {
    VEC(PtClass) class; /* by element */
    VEC(PtField) field;
    Hash fields; /* finds a field by root and offset */
    VEC(PtCopy) copy;
    bool copies_seen;                       /* PtCopy.own has been computed */
    bool fields_joined;                     /* a class with pointers and data anywhere in it counts as mixed */
    VEC(struct { Location a, b; }) pending; /* pairs that have to be unified */
} Unifier;

/* Overwrites *u with a union-find of element 0 (none) and OUTSIDE. */
void unify_begin(Unifier *u);
void unify_free(Unifier *u);

/* Makes an abstract object with these PT_ flags, or a placeholder for a location that is not known yet, as a class of
 * its own, and returns its element. */
uint32_t unify_new(Unifier *u, uint8_t flags);
/* Returns l as the root of its class and an offset from the origin of the root, modulo the modulus. Folds the class to
 * one byte if the offset does not fit into 32 bits. */
Location unify_find(Unifier *u, Location l);
/* Reports whether l is in the class OUTSIDE. */
static inline bool unify_is_outside(Unifier *u, Location l) { return l.elem == unify_find(u, LOCATION_OUTSIDE).elem; }
/* Unifies two locations, and recursively the contents of their pointers. Does nothing if one is LOCATION_NONE. */
void unify(Unifier *u, Location a, Location b);
/* Folds the class of a root: its modulus becomes the greatest common divisor of itself and `by` (1 if that exceeds
 * INT32_MAX), so that offsets that differ by a multiple of it are the same; `by` 0 changes nothing. The contents of
 * fields that coincide then wait on `pending` until the next unify(). */
void unify_fold(Unifier *u, uint32_t root, uint64_t by);
/* Sets PT_ flags of the class of l. If it is then mixed and accessed as pointers, or leaked, its pointers point to
 * OUTSIDE. Does nothing for LOCATION_NONE. */
void unify_flag(Unifier *u, Location l, uint8_t flags);
/* From now on treats a class, also one that exists, as mixed if it has pointers and data anywhere, not only in the same
 * bytes. PT_MIXED is not set. */
void unify_join_fields(Unifier *u);

/* Returns the location that the pointer at l points to. With an extent, first unifies what the pointers at all of its
 * candidate locations point to; if there are more than 16, all fields of the class become one. Makes fields that do not
 * exist. Returns OUTSIDE for LOCATION_NONE. */
Location unify_content(Unifier *u, Location l, Extent e);

/* Records a copy of `size` bytes of memory (UINT64_MAX: not known); LOCATION_NONE counts as OUTSIDE. If one end is
 * OUTSIDE, the pointers at the other point to OUTSIDE from now on. Other copies are resolved by unify_copies(), because
 * whether one moves pointers is known only when all accesses have been seen. */
void unify_copy(Unifier *u, Location to, Location from, uint64_t size);
/* Unifies both ends of each copy between tracked objects that moves pointers to tracked objects, is longer than 64
 * bytes, or moves pointers that are not aligned to words; with `all`, of every copy between tracked objects. Returns
 * true if it unified any; then call it again. The ends of the others stay apart, and the words are copied one by one:
 * see cells.h, flow_memory.c. */
bool unify_copies(Unifier *u, bool all);
/* Rounds of unify_copies after which points_to_build sets `all`; bytes in a word of a copy. */
enum { COPY_ROUNDS = 6, COPY_WORD = 8 };

/* Returns candidate location k of an address whose first one is l. */
static inline Location unify_nth(Unifier *u, Location l, Extent e, uint32_t k) {
    return k ? unify_find(u, (Location){l.elem, offset_add(l.off, (int32_t)(k * e.stride))}) : l;
}

#endif
