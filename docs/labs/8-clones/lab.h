/* lab.h of lab 8: sets of spaces, the call graph, clones, and new signatures. Read it once from top to bottom: ten
 * minutes.
 *
 * A function is named by its symbol, a SymId; m->sym.at[s].fn is its body (Fn *), NULL if there is none. Symbols have
 * numbers below m->sym.n, which grows with each clone. */
#ifndef NVIR_LABS_8_CLONES_LAB_H
#define NVIR_LABS_8_CLONES_LAB_H

#include "labs.h"
#include "analysis/callgraph.h"

/* ------------------------------------------------------------------------------------------------ 1. sets of spaces
 *
 * A SpaceSet is a set of memory spaces, as bits: SET_GLOBAL, SET_SHARED, SET_CONST, SET_LOCAL, ... (analysis/spaces/space.h).
 * {} = 0 means that nothing has come here yet, SET_ANY that nothing is known. Join is `|`.
 *
 *     space_set(space)         the set {space}
 *     space_resolve(set)       the space of a set that has one; SPACE_GENERIC (which is 0) for {} and for sets with several
 *     space_name(space)        "shared" */
enum { SET_ANY = SET_SPACES };

/* Returns, by value, the set of spaces to which each generic pointer of f may point: lab 5, done for you. It looks at
 * the body of f only; you say what is known of its parameters and of the functions that it calls:
 *
 *     param[k]     the set of parameter k; param NULL: only their types are known (a generic pointer has SET_ANY)
 *                  A parameter that may not change, such as one passed byval, has SET_ANY in any case
 *     result[s]    the set of what function s returns; result NULL: only its type is known; but of a call of f itself,
 *                  with arguments like its parameters, that it returns what f returns
 *
 *     SpaceSet *set = spaces_in(m, f, NULL, NULL);
 *     SpaceSet argument = spaces_at(m, f, set, inst_op(f, call, k));
 *     free(set); */
SpaceSet *spaces_in(Module *m, const Fn *f, const SpaceSet *param, const SpaceSet *result);

/* Returns the set of an operand: a value, a constant, or the address of a symbol. A pointer whose type names a space
 * has that space; what is no pointer, undef and poison have {}; null is in global memory, where it stays null. */
SpaceSet spaces_at(const Module *m, const Fn *f, const SpaceSet *set, Ref r);

/* Returns the set of what f returns: the join over its `ret`s. */
SpaceSet spaces_returned(const Module *m, const Fn *f, const SpaceSet *set);

/* ------------------------------------------------------------------------------------------------ 2. who calls whom
 *
 *     CallGraph g;
 *     callgraph_build(&g, m, p->kernels, CALLS_AS_LINKED);
 *     for (uint32_t i = g.first[s]; i < g.first[s + 1]; i++)       for every direct call of function s:
 *         g.site.at[i].caller, g.site.at[i].call                       the calling function, and the instruction there
 *     callgraph_is_open(&g, s)     may callers that you do not see call s? A kernel, a function that other modules can
 *                                  name, one whose address is stored or passed on
 *     callgraph_free(&g);
 *
 * The graph shows the functions that were there when it was built. A clone is never open. */

/* Returns the function with a body that instruction v of f calls; 0 if v is no such call. */
SymId callee_of(const Module *m, const Fn *f, ValueId v);

/* Reports whether s may be cloned, and its clones called in its place: its body is sure to be the one that runs, and
 * nothing binds it to its signature. For a clone: whether its original may be. */
bool fn_may_clone(const CallGraph *g, SymId s);

/* Reports whether the signature of s itself may change: it may be cloned, and all its callers are known. */
bool fn_may_change(const CallGraph *g, SymId s);

/* Reports whether parameter k of s is a generic pointer whose type may be replaced by one that names a space. */
bool param_may_change(const Module *m, SymId s, uint32_t k);

/* Reports whether s returns a generic pointer. */
bool result_is_generic(const Module *m, SymId s);

/* ------------------------------------------------------------------------------------------------ 3. clones, signatures
 *
 * These change bodies at once. So collect first what you want changed, and call them when you do not walk over a body. After
 * them, arrays from spaces_in describe the body no more. */

/* Makes a clone of function s, in which parameter k is a pointer into space[k], if that is not SPACE_GENERIC, and
 * returns it. Inside, the parameter is cast to generic where the body begins. Calls in the body go where those of s go;
 * nobody calls the clone yet. If s cannot be cloned (fn_may_clone), the tool ends with a message. Its name tells its
 * spaces:
 *
 *     define float @sum(ptr %p, ptr %q)         space[] = {SPACE_SHARED, SPACE_GENERIC}
 *     define internal float @sum.shared_any(ptr addrspace(3) %p, ptr %q) {
 *       %1 = addrspacecast ptr addrspace(3) %p to ptr
 *       ... the body of @sum with %1 for %p */
SymId clone_make(Pass *p, SymId s, const uint8_t *space);

/* Changes s itself in the same way; space NULL: no parameter changes. If `result` is not SPACE_GENERIC, the result of s
 * becomes a pointer into that space. All calls of s must then be changed with calls_change. */
void signature_change(Module *m, SymId s, const uint8_t *space, uint32_t result);

/* A call, and the function that it is to call. */
typedef struct CallChange {
    ValueId call;
    SymId to;
} CallChange;

/* Lets n calls in f call other functions, or the same ones with their new signatures. Arguments are cast to the types
 * of the parameters; a result that points into a space is cast to generic for those who use it. Returns whether
 * anything changed: a call that is as it should be stays. Takes time for all of f, so change all calls of a function at
 * once.
 *
 *     CallChange c[] = {{call, clone}};
 *     changed |= calls_change(m, f, c, 1);
 *
 *     %r = call float @sum(ptr %a, ptr %b)      %1 = addrspacecast ptr %a to ptr addrspace(3)
 *                                               %r = call float @sum.shared_any(ptr addrspace(3) %1, ptr %b) */
bool calls_change(Module *m, Fn *f, const CallChange *c, uint32_t n);

/* ------------------------------------------------------------------------------------------------ 4. passes that print
 *
 *     -passes=...,print-calls      writes each function, in the order of names: its signature, its generic accesses, its calls
 *     -passes=alone,...            makes all functions but kernels internal: there are no other modules */
#endif
