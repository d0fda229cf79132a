/* ptx.h: PTX text as the second front end of the executor.
 *
 *   PtxText (parse/ptx_read.h) ── ptx_program.c ── a Module with the symbols of the text and no bodies:
 *     │                                            launches, messages and the memory need no second way
 *     └─ ptx_function.c, ptx_call.c ── the same code that functions of IR become (code.h)
 *
 * A register is a slot. What a function has in memory, its .local variables, its own parameters and those of
 * its calls, is one piece of the thread's local memory, made when the function is entered; slot 0 holds its
 * address.
 */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_H

#include "analysis/run/decode/builder.h"
#include "parse/ptx_read.h"

enum { SPACE_REG = 255 };

/* One declared thing: ".global .align 4 .b8 table[8] = {...}", ".reg .b32 %r<9>", ".param .b64 p". */
typedef struct PtxVar {
    uint32_t name;                   /* token */
    uint32_t space;                  /* enum Space, SPACE_REG; 0 = none was named */
    uint32_t align, bits;            /* bits of an element */
    uint64_t size;                   /* bytes of all; of ".reg %r<9>" 9 */
    bool external, unsized, range;
    uint32_t init, ninit;            /* tokens of the initialiser */
} PtxVar;

struct PtxProgram {
    PtxText text;
    Module *m;
    Diag *diag;
    uint32_t *sym_of;                /* by text: the symbol of module scope */
    uint32_t *fn_of;                 /* by SymId: 1 + index of the body in text.fn */
    /* by text: 1 + what it names in the function that is being decoded; else 0 */
    uint32_t *bound;
    VEC(struct { SymId sym; PtxVar var; }) variable;
    VEC(struct { uint32_t stmt; SymId sym; }) inner;     /* variables declared inside functions, in order */
    VEC(struct { uint32_t number, token; }) file;        /* .file */
};

/* Reads the declaration at *i, or the next name of the same one; moves *i behind it and its comma. The first
 * call wants *v zeroed. False at the end, and after an error (*error is then its token, else UINT32_MAX). */
bool ptx_var_next(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v, uint32_t *error);
bool ptx_number(const PtxText *p, uint32_t token, uint64_t *value);
/* The value of an operand or initialiser at token *i, which is moved behind it: a number, a symbol,
 * generic(symbol), each perhaps with an offset. False if it is no such thing. */
bool ptx_constant(const Machine *k, uint32_t *i, unsigned bits, uint64_t *value);
/* ".loc" before this place of the text: the token of its file name, line and column; false if there is none.
 * */
bool ptx_source_line(const PtxProgram *p, uint32_t src, uint32_t *file, uint32_t *line, uint32_t *column);

/* Stores the initialisers of the variables. Returns false after an error message. */
bool ptx_variables_fill(Machine *k);

/* A piece of the memory of a function. name: of a text; 0 for the parameters of its calls. */
typedef struct PtxArea { uint32_t name, offset; uint64_t size; } PtxArea;
typedef struct PtxFrame {
    VEC(uint8_t) state;              /* of its bytes */
    uint32_t align;
    VEC(PtxArea) area;               /* by offset */
    VEC(PtxArea) formal;
    PtxArea result;                  /* size 0: none */
    /* slot that holds the address of the last formal, as long as what is passed; 0 */
    uint32_t variadic;
    VEC(uint8_t) width;              /* of registers, by slot */
} PtxFrame;

/* ptx_function.c */
bool ptx_decode(Machine *k, FnCode *out);
/* Memory for the frame just pushed, `more` bytes longer; its registers become undefined. UINT64_MAX after an
 * error. */
uint64_t ptx_enter(Exec *e, const FnCode *fn, uint64_t more);

/* Functions that may be called once `s` is: they are decoded before anything runs. */
void ptx_reach(Machine *k, SymId s);
bool ptx_decode_reached(Machine *k);
void ptx_frame_free(PtxFrame *f);

#endif
