/* alias.h: may two accesses of a function touch the same byte, and what may an instruction do to a place?
 *
 * Evidence, in the order it is asked for: disjoint sets of spaces (from spaces.h where it was built, else by
 * a short syntactic walk; !noalias.addrspace takes spaces away), scopes (!alias.scope, !noalias), constant
 * offsets from one base, distinct objects. Anything that may point anywhere may alias anything. The answers
 * hold for two accesses of one pass through the code between them: in different rounds of a loop one name may
 * be two addresses.
 *
 * Building is linear, a question takes constant time but for the length of scope lists.
 */
#ifndef NVIR_ANALYSIS_ALIAS_H
#define NVIR_ANALYSIS_ALIAS_H

#include "analysis/spaces/spaces.h"

enum AliasResult { ALIAS_NO, ALIAS_MAY, ALIAS_MUST };     /* MUST: the same first byte and size */
enum { MODREF_NONE = 0, MODREF_REF = 1, MODREF_MOD = 2, MODREF_BOTH = 3 };

#define SIZE_UNKNOWN UINT64_MAX
#define INST_NONE UINT32_MAX

/* `size` bytes at `ptr`; `inst` is the instruction whose metadata speaks of the access, or INST_NONE. */
typedef struct AliasPlace { Ref ptr; uint64_t size; ValueId inst; } AliasPlace;

/* An address as what it is computed from: `offset` bytes behind `anchor`, somewhere in `root`'s object. */
typedef struct Origin { Ref anchor, root; int64_t offset; } Origin;

typedef struct Alias {
    Module *m;
    const Fn *f;
    const Spaces *spaces;      /* NULL: the syntactic walk */
    const Knobs *knobs;
    Origin *origin;            /* by value */
    /* by value, for those that make an object: its address may be known elsewhere */
    bool *escaped;
    uint32_t n;                /* values there were when it was built */
} Alias;

/* Of one function as it is now; values made later are unknown. `spaces` NULL: only what types and casts
 * say, at most knobs->traverse_limit steps away. All that is handed in is borrowed until alias_free. */
void alias_build(Alias *a, Module *m, const Fn *f, const Spaces *spaces, const Knobs *knobs);
void alias_free(Alias *a);

/* May the two places, each accessed while the function runs once, share a byte? */
enum AliasResult alias_query(const Alias *a, const AliasPlace *p, const AliasPlace *q);
/* What instruction v may do to a place, by itself or by letting other threads in. */
int alias_modref(const Alias *a, ValueId v, const AliasPlace *p);

/* The place of a load, store, atomicrmw or cmpxchg; false for anything else. */
bool alias_place(const Alias *a, ValueId v, AliasPlace *p);
/* What a pointer is computed from; itself, if that is not known. */
Origin alias_origin(const Alias *a, Ref r);
/* Where the place may be, !noalias.addrspace of its instruction believed; never empty. */
SpaceSet alias_spaces(const Alias *a, const AliasPlace *p);
/* The object is this function's own: no other thread and no code that it was not given to can reach it. */
bool alias_is_private(const Alias *a, const AliasPlace *p);
/* Does the root make an object: a variable on the stack, or a fresh piece of the heap? */
bool alias_is_object(const Alias *a, Ref root);
/* It is in a variable that is marked constant. */
bool alias_of_constant(const Alias *a, const AliasPlace *p);
/* Nothing in the launch ever writes there. */
bool alias_is_constant(const Alias *a, const AliasPlace *p);
/* Without side effects on memory order: may be removed, moved, merged with its like. */
bool access_is_plain(const Inst *i);

#endif
