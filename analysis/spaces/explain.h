/* explain.h: provenance: why a pointer may point to a space.
 *
 *     %m = select i1 %c, ptr @s, ptr null     cause: {shared} at %m, a source (the constant @s)
 *     call void @put(ptr %m)                  cause: {shared} at %p of @put, from %m, by the call
 *     -explain=@put:%p                        prints the chain %p, the call, %m, @s
 *
 * With options.explain the solver logs each bit when it is set, with the node that it came from
 * (Spaces.cause). A bit is set once, and came from a bit that was set earlier, so the chain of causes ends,
 * at a source. Printing it backwards explains the bit. */
#ifndef NVIR_ANALYSIS_SPACES_EXPLAIN_H
#define NVIR_ANALYSIS_SPACES_EXPLAIN_H

#include "analysis/spaces/spaces.h"

/* The causes of one result, in an order in which chains can be followed. */
typedef struct Explain {
    const Spaces *s;  /* built with options.explain */
    Out *o;           /* where explain_value prints; it must keep its text in memory; NULL: see explain_begin */
    Printer *printer; /* prints to o; NULL without o */
    /* by node: 1 + index of its last cause; by cause: 1 + the previous cause of the same node */
    uint32_t *head, *next;
    uint32_t steps_max; /* of a chain, after which "..." is printed */
} Explain;

/* Overwrites *e with an index of the causes in s; free it with explain_end. With o NULL, explain_value must not be
 * called. */
void explain_begin(Explain *e, const Spaces *s, Out *o);
void explain_end(Explain *e);

/* Prints the set of v, a pointer or a vector of pointers, and the chain of causes of each space in it, and of null;
 * those with the same chain share it. */
void explain_value(Explain *e, SymId fn, ValueId v);

/* A step of a chain of causes, for a program that shows chains in its own way: bit `bit` at cause number `cause` - 1.
 * `cause` 0: the chain has ended. */
typedef struct ExplainAt {
    uint32_t cause;
    Fact bit;
} ExplainAt;
/* The description of a step: of value v of fn, or of symbol `sym`; if both are 0, only the note describes it. */
typedef struct ExplainStep {
    SymId fn; /* 0: no instruction */
    ValueId v;
    SymId call_fn;             /* 0: no call */
    ValueId call;              /* the call that passed the bit to the parameter v */
    SymId sym;                 /* 0: no symbol */
    bool is_variable, refined; /* the initialiser of variable sym is the cause; test or access v refines the set */
} ExplainStep;
/* Sets *at to the newest step of the chain of one bit of the set of v. Returns false, with at->cause 0, if v has no
 * such bit. */
bool explain_first(const Explain *e, SymId fn, ValueId v, SpaceSet bit, ExplainAt *at);
/* Returns the bits of `left`, a non-empty part of the set of v, that have the same chain as its lowest bit, which is
 * one of them. */
SpaceSet explain_same(const Explain *e, SymId fn, ValueId v, SpaceSet left);
/* Returns the description of step `at`, which must not be the end, appends a remark about it to `note` unless nothing
 * need be said, and sets *before to the step that the bit came from, where it may have been another bit. */
ExplainStep explain_step(const Explain *e, ExplainAt at, ExplainAt *before, Out *note);

/* Prints "shared (line 12) or global (k.cu:7)" to o: the spaces of operand i of v, each with the position of its
 * source, if that is known. Prints "anything" for the unknown set, and nothing for a set without spaces. For a constant
 * that no test or access refines, prints the names of the spaces alone. */
void explain_sources(Explain *e, SymId fn, ValueId v, uint32_t i, Out *o);
/* Emits one note to the last diagnostic message for each source of the spaces of operand i of v; none for a constant
 * that no test or access refines. */
void explain_emit_notes(Explain *e, SymId fn, ValueId v, uint32_t i);

/* Prints the explanation of what -explain=WHAT names: "all", "%p" (or "p") in any function, "@f" or "@f:%p", where f
 * may be a C++ name. A name may match several of them. Returns false if there is no such function with a body, or no
 * such pointer; true for "all". s must have been built with options.explain. */
bool explain_module(const Spaces *s, const char *what, Out *o);
/* Returns the colon that separates @f from %p in WHAT; NULL if WHAT does not begin with '@', or the last colon belongs
 * to a "::" or is missing. */
const char *explain_colon(const char *what);

#endif
