/* select_locals.h: what the files of select-locals share. select_locals.c describes the pass.
 *
 *   select_address.c   addresses in local variables
 *   select_null.c      choices between a variable and null
 *   select_offset.c    chosen offsets in a variable
 *   select_choice.c    choices between variables: which there are, and which can be replaced
 *   select_locals.c    replaces them
 * Each file calls only those above it. */
#ifndef NVIR_TRANSFORM_SCALAR_SELECT_LOCALS_H
#define NVIR_TRANSFORM_SCALAR_SELECT_LOCALS_H

#include "transform/pass.h"

/* ARMS_MAX: the addresses between which is chosen. EDGES_MAX: the entries of a phi. BYTES_MAX: of a variable.
 * ACCESS_MAX, COPY_MAX: bytes of an access, and of a copy that is cut. WALK_MAX: steps from an address back to its
 * variable. SWEEPS_MAX: over the choices, until nothing changes. */
enum { ARMS_MAX = 4, EDGES_MAX = 8, BYTES_MAX = 256, ACCESS_MAX = 16, COPY_MAX = 128, WALK_MAX = 16, SWEEPS_MAX = 16 };

/* An address in a variable: `at` bytes after its beginning. */
typedef struct LocalAddress {
    ValueId variable;
    int64_t at;
} LocalAddress;

/* The accesses to a variable, by byte: whether one begins or ends there, the type of a load or store that begins there
 * (T_VOID: none does), and whether the byte is copied or filled, or accessed by values of several types. */
typedef struct LocalAccesses {
    bool cut[BYTES_MAX + 1];
    TypeId type[BYTES_MAX];
    bool mixed[BYTES_MAX];
    bool stays;    /* something else than choices keeps the variable in memory */
    bool replaced; /* an arm of a choice that is replaced is in it */
} LocalAccesses;

/* A phi or select of addresses. */
typedef struct LocalChoice {
    ValueId v;
    LocalAddress arm[ARMS_MAX];
    uint32_t n;       /* the number of arms */
    bool inner;       /* it is an entry of another choice */
    bool fits;        /* its uses can be replaced (choice_collect) */
    Ref is[ARMS_MAX]; /* an i1 for each arm: whether that is chosen; REF_NULL until it is needed */
} LocalChoice;

/* The phi that says whether arm number `arm` is chosen, of the choice with this number. */
typedef struct LocalPhi {
    uint32_t choice, arm;
} LocalPhi;

/* An address `at` bytes after a choice. */
typedef struct ChosenAddress {
    ValueId v;
    int64_t at;
} ChosenAddress;

typedef struct LocalSelector {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    const Uses *uses;
    Edit e;
    uint32_t *choice_of;   /* by value: 1 + the index in `choice`; 0: none */
    bool cutting;          /* copies between two choices count as if they were cut */
    bool noted;            /* the accesses to all variables are in `accesses` */
    uint32_t *accesses_of; /* by value: 1 + the index in `accesses` of a variable; 0: it is in no choice */
    VEC(LocalAccesses) accesses;
    VEC(LocalChoice) choice;
    VEC(ChosenAddress) derived; /* the addresses that are computed from the choice at hand, itself included */
    VEC(LocalPhi) unfilled;     /* the phis whose entries are not filled in */
    uint64_t replaced;          /* the number of choices that were replaced */
} LocalSelector;

/* Reports whether v computes an address at a constant distance from its first operand, and adds the distance, in bytes,
 * to *at. Returns false also if the sum is beyond INT32_MAX in either direction. If it returns false, *at means
 * nothing. */
bool local_moves(const LocalSelector *s, ValueId v, int64_t *at);

/* Sets *a to the variable of the entry block, of constant size up to BYTES_MAX, that r is an address in, and the offset
 * there. Returns false for any other address; then *a means nothing. */
bool local_find(const LocalSelector *s, Ref r, LocalAddress *a);

/* Reports whether v is a plain load or store through address a. */
bool local_accesses_through(const LocalSelector *s, ValueId v, ValueId a);

static inline bool local_same(LocalAddress a, LocalAddress b) { return a.variable == b.variable && a.at == b.at; }

/* select_choice.c */

/* Finds the choices of the function in s->choice: phis and selects between addresses in variables, whose entries may be
 * choices too, those of a phi in a loop also the phi itself or one that depends on it. */
void local_choices_find(LocalSelector *s);
/* Returns the choice that r is; NULL if it is none. */
LocalChoice *local_choice(const LocalSelector *s, Ref r);
/* Returns the choice that address r is computed from; NULL if there is none. */
const LocalChoice *local_choice_before(const LocalSelector *s, Ref r);
/* Sets LocalChoice.inner and LocalChoice.fits of the choices that local_choices_find has found: whether the uses of a
 * choice can be replaced, and nothing else keeps its variables in memory. Needs s->uses, and s->accesses_of, all 0;
 * fills s->accesses. If `cutting`, a copy between two choices is no obstacle. */
void local_choices_decide(LocalSelector *s);
/* Collects the addresses that are computed from a choice in s->derived. Returns false if the choice is used other than
 * by accesses that can be replaced, by choices whose uses can be, and by comparisons with its arms. */
bool local_choice_collect(LocalSelector *s, const LocalChoice *c);
/* Reports whether v compares choice c for equality with the address of one of its arms, whose number becomes *k. */
bool local_compares(const LocalSelector *s, const LocalChoice *c, ValueId v, uint32_t *k);
/* Returns the type of the next piece of a copy to (`stored`) or from a choice, `at` bytes after it, with `left` bytes
 * to copy: the first of these that fits and ends before the next access to one of the variables begins: the type of an
 * access that begins there in one of them, the field of the first arm's variable, a vector of bytes, an i8. */
TypeId local_piece(const LocalSelector *s, const LocalChoice *c, int64_t at, uint64_t left, bool stored);

/* select_null.c: replaces the choices between a variable and null of f that nothing else uses than accesses and
 * comparisons with null. Returns whether it replaced one. */
bool select_nulls(Pass *p, Fn *f);

/* select_offset.c: makes chosen addresses of the addresses in a variable of f whose offset is a choice of a few
 * constants, if only loads and stores use them. Returns whether it made one. */
bool select_offsets(Pass *p, Fn *f);

#endif
