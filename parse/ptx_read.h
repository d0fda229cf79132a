/* ptx_read.h: reads PTX text, from any compiler, into tokens, functions, statements and operands. Comments, and text
 * from a '#' to the end of its line, are skipped.
 *
 *     PtxText p;  if (ptx_read(&p, &source, &diag)) ...  ptx_text_free(&p);
 *
 * Each token contains its offset and the number of its spelling; equal spellings have equal numbers (ptx_text_find).
 * The body of a function is a flat list of statements; the braces of a block inside it are statements. The reader
 * checks only that tokens, statements and functions are complete, not what they mean. */
#ifndef NVIR_PARSE_PTX_READ_H
#define NVIR_PARSE_PTX_READ_H

#include "ir/ir.h"

enum PtxTokenKind {
    PTK_END,
    PTK_WORD,      /* a name, or a mnemonic with all its parts: ld.global.nc.f32, %tid.x, $L1 */
    PTK_DIRECTIVE, /* .entry, .b32, .shared::cta */
    PTK_NUMBER,    /* 1, 0x1F, 0f3F800000, 8.0 */
    PTK_STRING,    /* with its quotes */
    PTK_PUNCT      /* one character */
};
typedef struct PtxToken {
    uint32_t kind : 8, len : 24;
    uint32_t at, line; /* offset in the text; line, from 1 */
    uint32_t text;     /* number of its spelling; 0 = none */
} PtxToken;

enum PtxOperandKind {
    PTX_WORD,    /* register, label or symbol */
    PTX_NUMBER,  /* with or without a sign */
    PTX_ADDRESS, /* [ ... ] */
    PTX_VECTOR,  /* { ... } */
    PTX_LIST,    /* ( ... ) of a call */
    PTX_OTHER    /* a|b, a+4, !p, ... : see its tokens */
};
typedef struct PtxTextOperand {
    uint8_t kind;
    uint32_t first, n;      /* tokens, brackets included */
    uint32_t child, nchild; /* the operands in its brackets: slice of PtxText.operand; none below the fourth level */
} PtxTextOperand;

enum PtxStmtKind { PTX_INST, PTX_LABEL, PTX_DIRECTIVE, PTX_OPEN, PTX_CLOSE };
typedef struct PtxStmt {
    uint8_t kind;
    bool negated;               /* @!p */
    uint32_t guard;             /* spelling of the predicate; 0 = none */
    uint32_t name;              /* spelling of the mnemonic, label or directive */
    uint32_t first, n;          /* tokens, with the guard, without the ';' or ':' at the end */
    uint32_t operand, noperand; /* of PTX_INST: slice of PtxText.operand */
} PtxStmt;

typedef struct PtxFn {
    uint32_t name;        /* spelling */
    bool entry, defined;  /* .entry, not .func; has a body */
    uint32_t first, n;    /* tokens of the head, up to '{' or ';' */
    uint32_t stmt, nstmt; /* the body without its outer braces: slice of PtxText.stmt */
} PtxFn;

/* The tokens of any other statement of module scope: .version, .target, variables, .alias, .section, ... */
typedef struct PtxDecl {
    uint32_t first, n;
} PtxDecl;

typedef struct PtxText {
    const Source *source;
    VEC(PtxToken) token;                    /* the last one is PTK_END */
    VEC(struct { uint32_t at, len; }) text; /* by number of a spelling: offset and length of its first occurrence */
    Hash hash;                              /* from a spelling to its number */
    VEC(PtxFn) fn;
    VEC(PtxDecl) decl;
    VEC(PtxStmt) stmt;
    VEC(PtxTextOperand) operand;
} PtxText;

/* Reads the text of a source into *p, which ptx_text_free frees. Returns false after an error, with *p freed, if the
 * text does not have the shape of PTX. The source must outlive *p. */
bool ptx_read(PtxText *p, const Source *source, Diag *d);
void ptx_text_free(PtxText *p);
/* Returns the number of the spelling s[0..n); 0 if no token has it. */
uint32_t ptx_text_find(const PtxText *p, const char *s, size_t n);
/* Returns the spelling with number `id`, which does not end with NUL: its length is in p->text. */
static inline const char *ptx_text_at(const PtxText *p, uint32_t id) { return p->source->text + p->text.at[id].at; }
/* Returns the text of token i, which does not end with NUL: its length is in the token. */
static inline const char *ptx_token_at(const PtxText *p, uint32_t i) { return p->source->text + p->token.at[i].at; }
/* Reports whether the text of token i is `s`. */
static inline bool ptx_token_is(const PtxText *p, uint32_t i, const char *s) {
    return p->token.at[i].len == strlen(s) && !memcmp(ptx_token_at(p, i), s, strlen(s));
}
/* Sets *value to the integer in token i: decimal, hexadecimal, octal or binary, with U or without. One that does not
 * fit becomes UINT64_MAX. Returns false if the token is no integer; *value may then have been changed. */
bool ptx_number(const PtxText *p, uint32_t i, uint64_t *value);
/* Reports whether the first part of a mnemonic of n characters is `word`: "ld" is the stem of "ld.global.f32". */
bool ptx_has_stem(const char *mnemonic, uint32_t n, const char *word);
/* Reports whether a mnemonic of n characters contains a part, which is given with its dot: ".global" is in
 * "ld.global.f32", but not in "ld.globally". */
bool ptx_has_part(const char *mnemonic, uint32_t n, const char *part);

#endif
