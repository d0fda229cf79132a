/* inline_writer.h: what the two files share that write a function with the bodies of its inlined calls. inline_body.c
 * walks over the bodies and places their instructions; inline_copy.c makes the copies. */
#ifndef NVIR_TRANSFORM_INLINE_INLINE_WRITER_H
#define NVIR_TRANSFORM_INLINE_INLINE_WRITER_H

#include "ir/blocks.h"
#include "transform/inline/inline.h"

#define NOWHERE UINT32_MAX

/* The roots (restrict pointers, see restrict.h) of one enclosing inlined body that the arguments of a call are derived
 * from. */
typedef struct OuterRoots {
    uint32_t frame; /* index of the enclosing body in BodyWriter.frame */
    RootSet *of;    /* by parameter; with ROOT_OTHER if the argument may be derived from something else */
} OuterRoots;
enum { OUTER_MAX = 4 }; /* enclosing bodies that are considered; ignoring the others loses precision only */

/* A body that is being placed. The frame at the bottom of the stack stands for the function that is written; every
 * other one for a call that is replaced by a copy of its callee. */
typedef struct InlineFrame {
    const Fn *f;         /* the callee; at the bottom, the function itself */
    const uint8_t *mark; /* by value of f: MARK_... */
    /* the next instruction to be placed: position of its block in the layout, and index in the block */
    uint32_t block, inst;
    ValueId next;  /* the id of the copy that is placed next; the copies have consecutive ids */
    BlockId first; /* the copy of its first block; the copies of the others follow in layout order */
    BlockId rest;  /* the block after the body; NOWHERE: control continues in the same block */
    ValueId call;  /* the call that the copy replaces */
    /* the strongest tail marker that its calls may have: TAIL_MUST, TAIL_TAIL, TAIL_NONE */
    uint8_t tail;
    /* the call was a musttail call, so that the body returns directly from the function */
    bool musttail;
    bool records;     /* debug records are copied */
    ValueId stack;    /* the llvm.stacksave before the body; 0: none */
    uint32_t local;   /* its allocas in BodyWriter.local begin at this index */
    Noalias *noalias; /* of the callee */
    MdId *scope;      /* by root: the alias scopes of its restrict pointers in this copy; NULL: it has none */
    /* for the nearest enclosing bodies that have scopes, the innermost first: what the arguments are derived from */
    OuterRoots outer_roots[OUTER_MAX];
    uint32_t nouter;
    VEC(Ref) result; /* a value (REF_NULL: none) and a block for each ret that has been placed, except musttail */
    uint32_t nret;   /* the number of rets that have been placed */
} InlineFrame;

struct BodyWriter {
    Inline *x;
    Module *m;
    Fn *f;                  /* the function that is written */
    MdId subprogram;        /* its DISubprogram; 0: it has no debug locations */
    Order order;            /* the new layout of f */
    VEC(InlineFrame) frame; /* the open frames, the innermost last */
    VEC(ValueId) moved;     /* allocas that are to be moved to the entry block */
    VEC(ValueId) local;     /* allocas whose lifetime ends with an open frame */
    VEC(BlockId) end;       /* by block of f: the block that now holds its terminator */
    VEC(Ref) forward;       /* by value of f: what replaces it; REF_NULL: nothing */
    Ref *map;               /* by value of the callee that is being copied: its copy, or the argument */
    BlockId *block_map;     /* by block of that callee: its copy */
    BlockId now;            /* the block that instructions are placed in */
    bool dead_ends;         /* some inlined body never returns */
    bool devirtualised;     /* some indirect call became direct */
    MdCopy md;
    uint32_t run; /* the number of this call of body_writer_run, from 1 */
    /* by StrId: the last run in which f uses the name; the last suffix that name_fresh tried in it */
    VEC(struct { uint32_t run, next; }) name;
};

/* Begins a new run: frees all names, and reserves those of the parameters, blocks and values of g->f. */
void writer_names_begin(BodyWriter *g);
/* Returns a new block of g->f with the name, or one with a numeric suffix if the name is in use, or without a name if
 * that is 0. The caller places it (order_block). */
BlockId writer_block_new(BodyWriter *g, StrId name, uint32_t src);
/* Reports whether instruction v of the callee is copied: a debug record only if fr->records. */
bool writer_copies(const InlineFrame *fr, ValueId v);
/* Fills in fr->outer_roots of the frame that is about to be pushed. `call` is the id of the call in the body of the
 * frame that is innermost now. Computes nothing for calls in the function itself. */
void writer_outer_roots(BodyWriter *g, InlineFrame *fr, ValueId call);
/* Copies all instructions of the callee in program order, without placing them; the copies have consecutive ids. Also
 * creates the blocks, sets fr->next and fr->first, fills in g->block_map and g->map (except for the parameters, which
 * must be there), and attaches the alias scopes. */
void writer_body_copy(BodyWriter *g, InlineFrame *fr);

#endif
