/* dot_text.h: what all pictures use: the names and labels of nodes, and the letters of spaces. */
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
    bool *named;          /* by SymId: an edge names this symbol, so it needs a node: a variable, or in callgraph a
                           * function; [0] there: some callee is not known */
    Out text;             /* what `printer` has written and no label contains yet; not escaped */
    Printer *printer;
} Dot;

/* Reports whether the options select function s: they list no functions, or s is in the list. */
bool dot_draws(const Dot *d, SymId s);

/* These write the name of a node to d->o. */
void dot_fn_id(Dot *d, SymId s);               /* "f3" for symbol 3, or for what function 3 returns */
void dot_block_id(Dot *d, SymId s, BlockId b); /* "f3_b1" for block 1 of function 3 */
void dot_value_id(Dot *d, SymId s, ValueId v); /* "f3_v7" for value 7 of function 3 */

/* Writes an operand of the function being drawn, without its type, as a part of a label: on one line, cut after 96
 * bytes. */
void dot_ref(Dot *d, Ref r);
/* Writes instruction v, or parameter v with its type, as a part of a label: on one line, cut after 96 bytes. */
void dot_inst(Dot *d, const Fn *f, ValueId v);

/* The letters of the spaces (space_letter) that one instruction names; "" if it accesses no memory. */
enum { DOT_LETTERS = 3 };
typedef struct DotLetters {
    char at[DOT_LETTERS + 1]; /* ends with NUL */
} DotLetters;
/* Returns the letter of the space in the type of the address that v accesses, if v is an access (program_access). For
 * another call of an intrinsic, returns the letters of its pointer arguments, at most the first DOT_LETTERS; for any
 * other instruction none. */
DotLetters dot_access_letters(const Module *m, const Fn *f, ValueId v);

/* Returns the fill colour, "#rrggbb", for the nodes of the space with this letter; grey for '?' and any other letter.
 * All are pale enough for black text. */
const char *dot_colour(char letter);

#endif
