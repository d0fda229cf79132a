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

typedef struct Explain {
    const Spaces *s; /* built with options.explain */
    Out *o;          /* for the printing functions: in memory */
    Printer *printer;
    /* by node: 1 + index of its last cause; by cause: 1 + the previous cause of the same node */
    uint32_t *head, *next;
    uint32_t steps_max;
} Explain;

void explain_begin(Explain *e, const Spaces *s, Out *o); /* o NULL: only for explain_emit_notes() */
void explain_end(Explain *e);

/* Prints the set of a pointer, and the chain of causes of each space in it; spaces with the same chain share it. */
void explain_value(Explain *e, SymId fn, ValueId v);

/* A step of a chain of causes, for a program that shows chains in its own way. `cause` 0: the chain has ended. */
typedef struct ExplainAt {
    uint32_t cause;
    Fact bit;
} ExplainAt;
/* A step is about an instruction or parameter, or about a symbol; if about neither, the note says it all. */
typedef struct ExplainStep {
    SymId fn; /* 0: no instruction */
    ValueId v;
    SymId call_fn;             /* 0: no call */
    ValueId call;              /* the call that passed the bit to the parameter v */
    SymId sym;                 /* 0: no symbol */
    bool is_variable, refined; /* sym is a variable with an initialiser; v implies what holds after it */
} ExplainStep;
/* Sets *at to the newest step of the chain of one bit of the set of v. Returns false if there is none. */
bool explain_first(const Explain *e, SymId fn, ValueId v, SpaceSet bit, ExplainAt *at);
/* Returns the spaces of `left`, a part of the set of v, that have the same chain as its lowest bit. */
SpaceSet explain_same(const Explain *e, SymId fn, ValueId v, SpaceSet left);
/* Describes a step, appends to `note` what is to be said about it, and sets *before to the step that it came from. */
ExplainStep explain_step(const Explain *e, ExplainAt at, ExplainAt *before, Out *note);

/* Prints "shared (line 12) or global (k.cu:7)": the spaces of operand i of v, each with the position of its source. */
void explain_sources(Explain *e, SymId fn, ValueId v, uint32_t i, Out *o);
/* Emits the sources of the spaces of operand i of v as notes to the last message. */
void explain_emit_notes(Explain *e, SymId fn, ValueId v, uint32_t i);

/* Prints the explanation of what -explain=WHAT names: "all", "%p" in any function, "@f" or "@f:%p", where f may be a
 * C++ name. Returns false if there is no such function or pointer. */
bool explain_module(const Spaces *s, const char *what, Out *o);
/* Returns the colon that separates @f from %p in WHAT, or NULL. */
const char *explain_colon(const char *what);

#endif
