/* restrict.h: computes the restrict pointers that each address of a function is based on.
 *
 * A root is a pointer that is promised to be the only access path, while the function runs, to the memory that is
 * written through it: a `noalias` parameter, a parameter with a restrict key of the front end, or any pointer
 * parameter if the function has the keys; depending on knobs also a pointer in a struct that such a key concerns
 * and that is passed by value, and a pointer that is loaded through a root. An address is based on roots if every
 * definition that reaches it is.
 *
 * Linear: a value takes part in at most 64 unions. The 63rd root and all later ones share one bit, so they
 * are distinguished from the others, but not from each other.
 */
#ifndef NVIR_ANALYSIS_RESTRICT_H
#define NVIR_ANALYSIS_RESTRICT_H

#include "analysis/knobs.h"

typedef uint64_t RootSet;
enum { ROOT_MAX = 63 }; /* bits for roots; the last one is shared by all further roots */
/* the address may also be based on a pointer that is not a root */
#define ROOT_OTHER ((RootSet)1 << ROOT_MAX)

/* A root: pointer parameter `param`, or, if `field`, the pointer at byte `offset` of the struct that `param` passes by
 * value. */
typedef struct RestrictRoot {
    ValueId param;
    bool field;
    int64_t offset;
} RestrictRoot;

/* The roots of one function, and the set of roots that each of its values is based on. */
typedef struct Restrict {
    VEC(RestrictRoot) root;
    bool has_shared_bit; /* the last bit is shared by several roots */
    /* the function or a parameter has a restrict key of the front end, in its old or canonical spelling */
    bool has_keys;
    bool in_struct; /* such a key concerns a struct, array or vector that is passed by value and holds pointers */
    RootSet *set;   /* by value; NULL if there can be no roots */
    uint32_t nvalue;
} Restrict;

/* Returns the bit of root i, an index into Restrict.root. */
static inline RootSet restrict_bit(uint32_t i) { return (RootSet)1 << (i < ROOT_MAX ? i : ROOT_MAX - 1); }
/* Returns the number of bits that roots use, at most ROOT_MAX. */
static inline uint32_t restrict_bits(const Restrict *r) { return r->root.n < ROOT_MAX ? r->root.n : ROOT_MAX; }

/* Overwrites *r with the roots of one function and, if there are any, the set of roots that each value is based on;
 * free r with restrict_free. */
void restrict_build(Restrict *r, Module *m, const Fn *f, const Knobs *knobs);
void restrict_free(Restrict *r);
/* As restrict_build, but every pointer parameter that is not byval is a root, whether it is restrict or not. */
void restrict_build_params(Restrict *r, Module *m, const Fn *f, const Knobs *knobs);
/* Returns the roots that an address is based on, with ROOT_OTHER if it may be based on anything else; 0 for undef.
 * Returns ROOT_OTHER alone if the function has no roots, or if the address was created after restrict_build. */
RootSet restrict_roots_of(const Restrict *r, const Module *m, Ref address);

/* The keys of string attributes by which the front end states restrict, each with its canonical spelling. PROCESSED is
 * on a function that the pass process-restrict need not process. SCOPE (its value is the number of the scope) and
 * KEYWORD (the keyword as it was spelled) say that a function or parameter is restrict. */
enum RestrictKeyKind { RESTRICT_PROCESSED, RESTRICT_SCOPE, RESTRICT_KEYWORD, RESTRICT_KEYS };
typedef struct RestrictKey {
    const char *front_end, *canonical;
} RestrictKey;
extern const RestrictKey restrict_keys[RESTRICT_KEYS];
/* Returns the attribute with key k, in either spelling, that attribute list l has at `place`, which is ATTR_FUNCTION or
 * ATTR_PARAM0 + i; NULL if there is none. */
const Attr *restrict_key(const Module *m, AttrListId l, uint32_t place, enum RestrictKeyKind k);
/* Reports whether the function has the key RESTRICT_PROCESSED: the pass process-restrict has processed it, or the front
 * end says that it need not. */
bool restrict_is_processed(const Module *m, const Fn *f);

/* Returns the roots that the addresses which v accesses are based on, if v is a load, store, atomic, memcpy, memmove or
 * memset. Returns 0 if they may be based on anything else, if the function has no roots, and for any other
 * instruction. */
RootSet restrict_access(const Restrict *r, const Module *m, const Fn *f, ValueId v);

#endif
