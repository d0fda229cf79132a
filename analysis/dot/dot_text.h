/* dot_text.h: nodes, labels and the letters of spaces, for all pictures. */
#ifndef NVIR_ANALYSIS_DOT_DOT_TEXT_H
#define NVIR_ANALYSIS_DOT_DOT_TEXT_H

#include "analysis/dot/dot.h"
#include "analysis/spaces/spaces.h"

/* A picture being written. */
typedef struct Dot {
    const DotOptions *options;
    Module *m;
    Out *o;
    const KernelTable *kernels;
    const Spaces *spaces; /* for the picture `spaces`; else NULL */
    bool *named;          /* by SymId: variables that the picture needs a node for */
    Out text;             /* what `printer` writes, before it is escaped */
    Printer *printer;
} Dot;

/* Reports whether function s, which has a body, is drawn. */
bool dot_draws(const Dot *d, SymId s);

/* Names of nodes: "f3" is symbol 3, or what function 3 returns, "f3_b1" its block 1, "f3_v7" its value 7. */
void dot_fn_id(Dot *d, SymId s);
void dot_block_id(Dot *d, SymId s, BlockId b);
void dot_value_id(Dot *d, SymId s, ValueId v);

/* Write a part of a label: a text with quotes, backslashes and control bytes escaped; an operand of the function being
 * drawn, without its type; the whole of an instruction or parameter, on one line, which is cut if it is long. */
void dot_text(Dot *d, const char *s, size_t n);
void dot_ref(Dot *d, Ref r);
void dot_inst(Dot *d, const Fn *f, ValueId v);

/* Returns the letters of the spaces through which v accesses memory; of an intrinsic, of all its pointers. 0: none. */
enum { DOT_LETTERS = 3 };
typedef struct DotLetters {
    char at[DOT_LETTERS + 1];
} DotLetters;
DotLetters dot_access_letters(const Module *m, const Fn *f, ValueId v);

/* Returns the colour for the nodes of a space; pale enough for black text on it. */
const char *dot_colour(char letter);

#endif
