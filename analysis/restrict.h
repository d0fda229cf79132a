/* restrict.h: which restrict pointers the addresses of a function come from.
 *
 * A root is a pointer that is promised to be the only way to what is written through it while the function
 * runs: a `noalias` parameter, one with a key of the front end, any pointer parameter when the function
 * has the keys, or a pointer kept in a struct that was passed by value, or loaded through a root, where
 * knobs say so. Derived from roots is what every reaching definition of comes from roots. Linear: each
 * value takes part in at most 64 unions, since the 63rd root and all behind it are told apart from the
 * others, but not from each other. */
#ifndef NVIR_ANALYSIS_RESTRICT_H
#define NVIR_ANALYSIS_RESTRICT_H

#include "analysis/knobs.h"

typedef uint64_t RootSet;
enum { ROOT_MAX = 63 };                        /* roots that are told apart, the last for all from there on */
#define ROOT_OTHER ((RootSet)1 << ROOT_MAX)    /* something that is no root reaches the address too */

typedef struct Root {
    ValueId param;
    bool field;              /* the pointer at byte `offset` of the struct that is passed by value there */
    int64_t offset;
} Root;

typedef struct Restrict {
    VEC(Root) root;
    bool crowded;            /* the last bit stands for several roots */
    /* the function carries the front end's keys, in their old or canonical spelling */
    bool asked;
    bool in_struct;          /* and has pointers in structs passed by value */
    RootSet *set;            /* by value; NULL when there is no root */
    uint32_t nvalue;
} Restrict;

/* The bit of root i; how many bits there are. */
static inline RootSet root_bit(uint32_t i) { return (RootSet)1 << (i < ROOT_MAX ? i : ROOT_MAX - 1); }
static inline uint32_t roots_apart(const Restrict *r) { return r->root.n < ROOT_MAX ? r->root.n : ROOT_MAX; }

/* The roots of one function and what comes of them; r is filled, and freed by restrict_free. */
void restrict_build(Restrict *r, Module *m, const Fn *f, const Knobs *knobs);
void restrict_free(Restrict *r);
/* The same with every pointer parameter as a root, whatever is promised of it. */
void restrict_build_params(Restrict *r, Module *m, const Fn *f, const Knobs *knobs);
/* The roots that an address comes from, with ROOT_OTHER if there is something else; 0: of undef. */
RootSet restrict_of(const Restrict *r, const Module *m, Ref address);

/* The attribute at ATTR_FUNCTION or ATTR_PARAM0 + i that numbers a scope, in either spelling; NULL if
 * there is none. */
const Attr *restrict_scope_key(const Module *m, AttrListId l, uint32_t place);

/* The roots that all of an access's addresses come from; 0 if there are others too, or none. */
RootSet restrict_access(const Restrict *r, const Module *m, const Fn *f, ValueId v);

#endif
