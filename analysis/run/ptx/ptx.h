/* ptx.h: PTX text as the second front end of the executor.
 *
 *   PtxText (parse/ptx_read.h) ── ptx_program.c ── a Module with the symbols of the text and no bodies:
 *     │                                            launches, messages and the memory work as for LLVM IR
 *     └─ ptx_function.c, ptx_call.c ── the operations that functions of LLVM IR are decoded to (machine/code.h)
 *
 * A register is a slot. All that a function keeps in memory, namely its .local variables, its parameters and
 * the parameters of its calls, is one piece of the thread's local memory, allocated when the function is
 * entered. Slot 0 holds its address.
 */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_H

#include "analysis/run/decode/builder.h"
#include "parse/ptx_read.h"

enum { SPACE_REG = 255 };

/* A declared name: ".global .align 4 .b8 table[8] = {...}", ".reg .b32 %r<9>", ".param .b64 p". */
typedef struct PtxVar {
    uint32_t name;        /* token */
    uint32_t space;       /* enum Space or SPACE_REG; 0 if the text names none */
    uint32_t align, bits; /* bytes; bits of an element */
    uint64_t size;        /* bytes in all; of a range ".reg %r<9>" the number of registers, 9 */
    bool external, unsized, range;
    char kind;            /* the letter of the type: 'u', 's', 'b', 'f' ... */
    uint32_t init, ninit; /* tokens of the initialiser */
} PtxVar;

/* .file NUMBER "NAME" */
typedef struct PtxFile {
    uint32_t number;
    char *name;
} PtxFile;

/* .loc FILE LINE COLUMN [, function_name LABEL, inlined_at FILE LINE COLUMN]: the source of the instructions from the
 * offset src on. file 0: the function ends here. */
typedef struct PtxLoc {
    uint32_t src, file, line, column;
    uint32_t function; /* spelling of the label of the function's name; 0 if there is none */
    uint32_t at_file, at_line, at_column;
} PtxLoc;

struct PtxProgram {
    PtxText text;
    Module *m;
    Diag *diag;
    uint32_t *sym_of; /* by text: the symbol of module scope */
    uint32_t *fn_of;  /* by SymId: 1 + index of the body in text.fn */
    uint32_t *bound;  /* by text: 1 + binding in the function being decoded; 0 if unbound */
    VEC(struct {
        SymId sym;
        PtxVar var;
    })
    variable;
    VEC(struct {
        uint32_t stmt;
        SymId sym;
    })
    inner; /* variables declared inside functions, in order */
    VEC(PtxFile) file;
    VEC(PtxLoc) loc; /* in the order of the text */
};

/* ------------------------------------------------------------------------------------------ ptx_program.c */

/* Reads the declaration at *i, or the next name of the same declaration, and moves *i past it and its comma.
 * *v must be zero at the first call of a declaration. Returns false at the end, with *error UINT32_MAX, and after a
 * syntax error, without a message, with the token of the error in *error. */
bool ptx_var_next(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v, uint32_t *error);
/* Stores the initialisers of all variables in global and constant memory. Returns false after an error message. */
bool ptx_variables_fill(Machine *k);
/* -------------------------------------------------------------------------------------------- ptx_lines.c */

/* Adds the file of a .file directive. token: its name in quotes; any other token is ignored. */
void ptx_file_add(PtxProgram *p, uint32_t number, uint32_t token);
/* Reads the .loc directives of all functions. */
void ptx_lines_read(PtxProgram *p);
void ptx_lines_free(PtxProgram *p);
/* FrontEnd.source_line and source_function of PTX. */
bool ptx_source_line(const Machine *k, CodePlace at, uint32_t level, SourceLine *out);
char *ptx_source_function(const Machine *k, CodePlace at, uint32_t level);

/* --------------------------------------------------------------------------------------------- ptx_body.c */

/* A piece of the frame. name: the number of a text of PtxText; offset, size: bytes. */
typedef struct PtxArea {
    uint32_t name, offset;
    uint64_t size;
} PtxArea;
typedef struct PtxFrame {
    VEC(uint8_t) state; /* BYTE_ state of each byte */
    uint32_t align;
    VEC(PtxArea) area;   /* the variables, in order of offset; each is an object of the memory check */
    VEC(PtxArea) formal; /* the parameters */
    PtxArea result;      /* size 0 if there is none */
    /* slot of the address of a last, unsized parameter; 0 if there is none */
    uint32_t variadic;
    VEC(uint8_t) width; /* bits of the registers, by slot */
} PtxFrame;

/* Allocates the memory of the frame just pushed and makes the registers of the frame undefined. more: bytes of the
 * last, unsized parameter, which follow the rest. Returns the local address of the memory, or UINT64_MAX after an
 * error message. */
uint64_t ptx_frame_enter(Exec *e, const FnCode *fn, uint64_t more);
void ptx_frame_free(PtxFrame *f);
/* Records that function s, or the function that alias s names, may be called, so that ptx_decode_reached decodes it.
 * Does nothing if it is decoded already or has no body. */
void ptx_reach(Machine *k, SymId s);
/* Decodes all functions recorded so far and those that they reach. Returns false after an error message. */
bool ptx_decode_reached(Machine *k);

/* ----------------------------------------------------------------------------------------- ptx_function.c */

/* Decodes the body of function out->sym into *out. Records the functions that it names by ptx_reach. Returns false
 * after an error message. */
bool ptx_decode_function(Machine *k, FnCode *out);

#endif
