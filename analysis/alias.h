/* alias.h: computes whether two memory accesses of a function may touch the same byte (alias), and whether
 * an instruction may read or write a given location (mod/ref).
 *
 * The evidence, in the order in which it is consulted:
 *   1. constant offsets from one base, which decide the query alone;
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
 * Apart from that a query takes constant time, except that it compares each alias scope of one access with each scope
 * that the other excludes, at most 64 of each.
 */
#ifndef NVIR_ANALYSIS_ALIAS_H
#define NVIR_ANALYSIS_ALIAS_H

#include "analysis/spaces/offset.h"
#include "analysis/spaces/spaces.h"

enum AliasResult { ALIAS_NO, ALIAS_MAY, ALIAS_MUST }; /* MUST: same first byte, same size */
enum { MODREF_NONE = 0, MODREF_REF = 1, MODREF_MOD = 2, MODREF_BOTH = 3 };

#define SIZE_UNKNOWN UINT64_MAX
#define SIZE_AROUND (UINT64_MAX - 1)
#define INST_NONE UINT32_MAX

/* A memory location: `size` bytes that begin at `ptr`; SIZE_UNKNOWN: any number of bytes from `ptr` on; SIZE_AROUND:
 * any number of bytes before and after `ptr`, as a callee may access (LLVM: beforeOrAfterPointer). `inst` is the
 * instruction whose metadata describes the access, or INST_NONE. */
typedef struct AliasLocation {
    Ref ptr;
    uint64_t size;
    ValueId inst;
} AliasLocation;

/* The derivation of an address through casts and getelementptrs. `root` is the pointer with which the chain begins, so
 * the address points into the object of the root. `anchor` is the earliest pointer of the chain from which the address
 * is a constant number of bytes away, which is `offset`, in the width of the address (layout_offset). It is not the
 * root if an offset between them is not a constant. */
typedef struct AliasOrigin {
    Ref anchor, root;
    int64_t offset;
} AliasOrigin;

/* The distance of an address from its root in bytes: `low` plus a multiple of `stride`, which may be negative (stride
 * 0: exactly `low`). If it is bounded, it is in [low, high]. Stride 1 without bounds means that nothing is known. */
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
    VEC(ValueId) chain;      /* the stack of origin_find (alias_origin.c); empty between queries */
} AliasOnDemand;

/* The state of alias analysis for one function, see alias_build. */
typedef struct Alias {
    Module *m;
    const Fn *f;
    const Spaces *spaces; /* NULL: use the syntactic walk */
    const Knobs *knobs;
    AliasOrigin *origin; /* by value; its root is REF_NULL if no query has needed it yet */
    uint8_t *kind;       /* by value: 1 + enum ObjectKind (alias.c), 0: not computed yet */
    AliasOnDemand *demanded;
    uint32_t n;    /* number of values when the tables were built, the length of the tables */
    bool recorded; /* the results of queries are added to m->alias_log */
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

/* Overwrites *a with empty tables for the present body of `f`, whose instructions must keep their operands until
 * alias_free; values that are created later count as unknown. If `spaces` is NULL, the spaces of an address come from
 * declarations and casts that are at most knobs->traverse_limit steps away. If the module has a log (m->alias_log) and
 * this is the first call for `f`, notes in the log that the tables were built, and queries add their results to it. All
 * arguments are borrowed until alias_free. */
void alias_build(Alias *a, Module *m, const Fn *f, const Spaces *spaces, const Knobs *knobs);
void alias_free(Alias *a);

/* Returns whether two locations have no byte in common (ALIAS_NO), are the same bytes (ALIAS_MUST), or neither is
 * known (ALIAS_MAY), if each is accessed once in one execution of the function. If a->recorded, adds a result other
 * than ALIAS_MAY to the log. */
enum AliasResult alias_query(const Alias *a, const AliasLocation *p, const AliasLocation *q);
/* Returns what instruction v may do to a location, a mask of MODREF_REF (read it) and MODREF_MOD (write it), either
 * directly or by synchronising with other threads. If a->recorded, and v may write memory but does not modify the
 * location, adds an ANSWER_UNMODIFIED to the log, and the results of the alias queries that v needs. */
int alias_modref(const Alias *a, ValueId v, const AliasLocation *p);

/* Sets *p to the location that instruction v accesses and returns true, if v is a load, store, atomicrmw or cmpxchg.
 * For any other instruction returns false and leaves *p. */
bool alias_location(const Alias *a, ValueId v, AliasLocation *p);
/* Returns the derivation of a pointer. One that is not derived from another pointer, or was created after alias_build,
 * is its own anchor and root. */
AliasOrigin alias_origin(const Alias *a, Ref r);
/* Computes the derivation of value v, which alias_build has seen, again as if its operands were `op`, of which more
 * may be constants now. The derivations of addresses that are computed from v stay valid; they become more precise
 * when they are derived again as well. */
void alias_derive(Alias *a, ValueId v, const Ref *op);
/* From now on treats value v, a pointer that alias_build has seen, as the address `same`, which it equals. The
 * derivations of addresses that are computed from v stay valid here, too. */
void alias_rename(Alias *a, ValueId v, Ref same);
/* Returns the set of spaces that the location may be in, without those that !noalias.addrspace of p->inst excludes.
 * Never returns a set without a space: if nothing is known of the address it is that of an unknown pointer, and an
 * exclusion that leaves no space is ignored. */
SpaceSet alias_spaces(const Alias *a, const AliasLocation *p);
/* Reports whether the location is at a constant offset in an alloca. Whether two such locations overlap follows from
 * their offsets alone, so a pass may keep more of them than of others. */
bool alias_is_part(const Alias *a, const AliasLocation *p);
/* Reports whether the location belongs to an object (alias_is_object) whose address does not escape, so that neither
 * another thread can reach it nor a call that does not get the address as an argument. */
bool alias_is_private(const Alias *a, const AliasLocation *p);
/* Reports whether the root (AliasOrigin.root) creates an object: it is an alloca, or a call that returns memory to
 * which nothing else points, that is, malloc or a function with a noalias result. */
bool alias_is_object(const Alias *a, Ref root);
/* Reports whether the location is in a variable that is declared `constant`. */
bool alias_is_constant_variable(const Alias *a, const AliasLocation *p);
/* Reports whether the location is never written during the launch: it is in constant or param memory or in a variable
 * that is declared `constant`, or the instruction is a load with !invariant.load. */
bool alias_is_constant(const Alias *a, const AliasLocation *p);

#endif
