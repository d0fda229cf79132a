/* alias.h: computes whether two memory accesses of a function may touch the same byte (alias), and whether
 * an instruction may read or write a given location (mod/ref).
 *
 * The evidence, in the order in which it is consulted:
 *   1. constant offsets from one base;
 *   2. distinct objects: allocas, variables, byval and noalias parameters;
 *   3. disjoint sets of address spaces, from the whole-module analysis (spaces.h) if the caller provides it,
 *      else from a short syntactic walk; !noalias.addrspace on an instruction removes spaces;
 *   4. alias scopes (!alias.scope, !noalias);
 *   5. distances from one base that are not constant, but whose bounds or strides keep them apart:
 *      a[i & 3] and a[4 + (j & 3)]; p[i].x and p[j].y;
 *   6. distinct objects among those that a phi or select chooses from.
 * A pointer about which nothing is known may alias everything. A result holds for two accesses of one
 * execution of the code between them, because in two iterations of a loop one SSA name may be two
 * addresses.
 *
 * The tables are filled in when queries need them, in time that is linear in the function for all queries together.
 * Apart from that a query takes constant time, and the length of scope lists.
 */
#ifndef NVIR_ANALYSIS_ALIAS_H
#define NVIR_ANALYSIS_ALIAS_H

#include "analysis/spaces/offset.h"
#include "analysis/spaces/spaces.h"

enum AliasResult { ALIAS_NO, ALIAS_MAY, ALIAS_MUST }; /* MUST: same first byte, same size */
enum { MODREF_NONE = 0, MODREF_REF = 1, MODREF_MOD = 2, MODREF_BOTH = 3 };

#define SIZE_UNKNOWN UINT64_MAX
#define INST_NONE UINT32_MAX

/* A memory location: `size` bytes at `ptr`. `inst` is the instruction whose metadata describes the access,
 * or INST_NONE. */
typedef struct AliasLocation {
    Ref ptr;
    uint64_t size;
    ValueId inst;
} AliasLocation;

/* The derivation of an address: it is `offset` bytes after `anchor`, and points into the object of `root`.
 * The two differ if an offset in between is not a constant. */
typedef struct AliasOrigin {
    Ref anchor, root;
    int64_t offset;
} AliasOrigin;

/* The distance of an address from its root, an offset in bytes: `low` plus a multiple of `stride` (0: exactly `low`).
 * If it is bounded, it is in [low, high]. Stride 1 without bounds means that nothing is known. */
typedef struct AliasDistance {
    bool known, bounded; /* known: it has been computed */
    int64_t low, high;
    uint64_t stride;
} AliasDistance;

/* What is computed only when a query needs it, because most functions need little of it. Queries add to it, although
 * the tables of an Alias are constant to them. */
typedef struct AliasOnDemand {
    bool *escaped;           /* by value, meaningful for values that create an object: its address escapes */
    AliasDistance *distance; /* by value, of addresses whose distance from the root is not a constant */
    FnRanges ranges;         /* the bounds of the indices */
    VEC(ValueId) chain;      /* of addresses, from the derived one towards its root */
} AliasOnDemand;

typedef struct Alias {
    Module *m;
    const Fn *f;
    const Spaces *spaces; /* NULL: use the syntactic walk */
    const Knobs *knobs;
    AliasOrigin *origin; /* by value; its root is REF_NULL if no query has needed it yet */
    uint8_t *kind;       /* by value: 1 + enum ObjectKind (alias.c), 0: not computed yet */
    AliasOnDemand *demanded;
    uint32_t n;    /* number of values when the tables were built */
    bool recorded; /* the results of queries are added to the log of the module */
} Alias;

/* The result of a query in function `fn`. NO: locations p and q do not overlap. MUST: they are the same bytes.
 * UNMODIFIED: instruction p.inst does not modify location q; `exclusive`: no other thread may modify q either. */
enum RecordedKind { ANSWER_NO, ANSWER_MUST, ANSWER_UNMODIFIED };
typedef struct RecordedAnswer {
    SymId fn;
    uint8_t kind;
    bool exclusive;
    AliasLocation p, q;
} RecordedAnswer;

/* The results of the alias queries of passes on a module (Module.alias_log), except ALIAS_MAY. They name values as
 * they were when the tables of each function were built for the first time; queries on later tables are not recorded.
 * Begin it zeroed; free it with alias_log_free. */
typedef struct AliasLog {
    VEC(RecordedAnswer) answer;
    VEC(bool) built; /* by SymId: the tables of the function were built */
} AliasLog;
void alias_log_free(AliasLog *log);

/* Prepares the tables for the present body of `f`, whose instructions must keep their operands until alias_free;
 * values that are created later count as unknown. If `spaces` is NULL, only types and casts at most
 * knobs->traverse_limit steps away are used. All arguments are borrowed until alias_free. */
void alias_build(Alias *a, Module *m, const Fn *f, const Spaces *spaces, const Knobs *knobs);
void alias_free(Alias *a);

/* Returns how the two locations overlap, if each is accessed once in one execution of the function. Adds a
 * result other than ALIAS_MAY to the log if a->recorded; so does alias_modref if v writes, but does not
 * modify the location. */
enum AliasResult alias_query(const Alias *a, const AliasLocation *p, const AliasLocation *q);
/* Returns the MODREF_* effects that instruction v may have on a location, either directly or by
 * synchronising with other threads. */
int alias_modref(const Alias *a, ValueId v, const AliasLocation *p);

/* Sets *p to the location that a load, store, atomicrmw or cmpxchg accesses; returns false for any other
 * instruction. */
bool alias_location(const Alias *a, ValueId v, AliasLocation *p);
/* Returns the derivation of a pointer; a pointer of unknown derivation is its own anchor and root. */
AliasOrigin alias_origin(const Alias *a, Ref r);
/* Computes the derivation of address v again, for the operands `op`, of which more may be constants now. The
 * derivations of addresses that are computed from v stay valid; they become more precise when they are derived
 * again as well. */
void alias_derive(Alias *a, ValueId v, const Ref *op);
/* Returns the set of spaces that the location may be in, reduced by !noalias.addrspace of its instruction.
 * The set is never empty. */
SpaceSet alias_spaces(const Alias *a, const AliasLocation *p);
/* Reports whether the location belongs to an object whose address does not escape, so that neither another
 * thread nor an unrelated call can reach it. */
bool alias_is_private(const Alias *a, const AliasLocation *p);
/* Reports whether the root creates an object: an alloca or a fresh heap allocation. */
bool alias_is_object(const Alias *a, Ref root);
/* Reports whether the location is in a variable that is declared `constant`. */
bool alias_is_constant_variable(const Alias *a, const AliasLocation *p);
/* Reports whether the location is never written during the launch: it is in constant or param memory or in a variable
 * that is declared `constant`, or the instruction is a load with !invariant.load. */
bool alias_is_constant(const Alias *a, const AliasLocation *p);

#endif
