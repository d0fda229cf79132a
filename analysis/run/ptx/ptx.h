/* ptx.h: PTX text as the second front end of the executor.
 *
 *   PtxText (parse/ptx_read.h) ── ptx_program.c ── a Module with the symbols of the text and no bodies:
 *     │                                            launches, messages and the memory work as for LLVM IR
 *     └─ ptx_function.c, ptx_call.c ── decode the functions to the same operations as those of LLVM IR
 *                                      (machine/code.h)
 *
 * A register is a slot. All that a function keeps in memory, namely its .local variables, its parameters and
 * the parameters of its calls, is one piece of the thread's local memory, allocated when the function is
 * entered. Slot 0 holds its address.
 */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_H

#include "analysis/run/decode/builder.h"
#include "parse/ptx_read.h"

/* PtxVar.space of a register. */
enum { SPACE_REG = 255 };

/* A declared name: ".global .align 4 .b8 table[8] = {...}", ".reg .b32 %r<9>", ".param .b64 p". A token, here and
 * below, is an index into PtxText.token. */
typedef struct PtxVar {
    uint32_t name;        /* the token of the name */
    uint32_t space;       /* enum Space or SPACE_REG; 0 if the text names none */
    uint32_t align, bits; /* the alignment in bytes; the bits of an element */
    uint64_t size;        /* bytes in all; of a range ".reg %r<9>" the number of registers, 9; 0 if unsized */
    /* .extern; an array "[]" whose size no initialiser gives; a range of registers */
    bool external, unsized, range;
    char kind;            /* the first letter of the type: 'u', 's', 'b', 'f' ... */
    uint32_t init, ninit; /* the first token of the initialiser, and their number; 0 tokens if there is none */
} PtxVar;

/* .file NUMBER "NAME" */
typedef struct PtxFile {
    uint32_t number;
    char *name;
} PtxFile;

/* .loc FILE LINE COLUMN [, function_name LABEL, inlined_at FILE LINE COLUMN]: the source of the instructions from
 * offset src in the text on. file 0 marks the end of a function. */
typedef struct PtxLoc {
    uint32_t src, file, line, column;
    uint32_t function; /* the label at the name of the inlined function, by its index in PtxText.text; 0: none */
    uint32_t at_file, at_line, at_column; /* inlined_at; at_file 0 if there is none */
} PtxLoc;

/* A program in PTX (machine/run.h). */
struct PtxProgram {
    PtxText text;
    Module *m;
    Diag *diag;
    /* "By name" means: by the index of the name in PtxText.text. */
    uint32_t *sym_of; /* by name: the symbol of module scope; 0 if there is none */
    uint32_t *fn_of;  /* by SymId: 1 + the index in text.fn of the function, which has a body; 0: no such function */
    uint32_t *bound;  /* by name: 1 + the index of its PtxBinding in the function being decoded; 0 if it has none */
    VEC(struct {
        SymId sym;
        PtxVar var;
    })
    variable; /* all variables in global, shared or constant memory, sorted by symbol */
    VEC(struct {
        uint32_t stmt;
        SymId sym;
    })
    inner; /* those of them that are declared inside functions, each with the statement (index in text.stmt) that
            * declares it; in the order of the text */
    VEC(PtxFile) file;
    VEC(PtxLoc) loc; /* in the order of the text */
};

/* ------------------------------------------------------------------------------------------ ptx_program.c */

/* Reads the declaration at token *i, or at further calls the next name of the same declaration, into *v, and moves *i
 * past it and its comma; `end` is the token after the last one. *v must be zero at the first call. Returns false at the
 * end, with *error UINT32_MAX, and after a syntax error, without a message, with the token of the error in *error. */
bool ptx_var_next(const PtxText *p, uint32_t *i, uint32_t end, PtxVar *v, uint32_t *error);
/* Stores the initialisers of all defined variables in global and constant memory, and makes the bytes without an
 * initial value zero and defined. Returns false after an error message. */
bool ptx_variables_fill(Machine *k);

/* -------------------------------------------------------------------------------------------- ptx_lines.c */

/* Adds the file of a .file directive to p->file. token: its name in quotes; does nothing if it is another token. */
void ptx_file_add(PtxProgram *p, uint32_t number, uint32_t token);
/* Reads the .loc directives of all functions into p->loc. */
void ptx_lines_read(PtxProgram *p);
/* Frees p->loc and p->file. */
void ptx_lines_free(PtxProgram *p);
/* FrontEnd.source_line of PTX: by the .loc directives. */
bool ptx_source_line(const Machine *k, CodePlace at, uint32_t level, SourceLine *out);
/* FrontEnd.source_function of PTX: by the function_name of the .loc, a copy that the caller frees; NULL if it has none.
 * */
char *ptx_source_function(const Machine *k, CodePlace at, uint32_t level);

/* --------------------------------------------------------------------------------------------- ptx_body.c */

/* A variable, parameter or result in the local memory of a function. name: its index in PtxText.text; offset, size: in
 * bytes. */
typedef struct PtxArea {
    uint32_t name, offset;
    uint64_t size;
} PtxArea;
/* The layout of the local memory that a PTX function allocates when it is entered, and of its registers. */
typedef struct PtxFrame {
    VEC(uint8_t) state;  /* the BYTE_ state of each byte */
    uint32_t align;      /* of the memory, in bytes */
    VEC(PtxArea) area;   /* the variables, in order of offset; each is an object for the checks of accesses */
    VEC(PtxArea) formal; /* the parameters; none for a kernel, whose parameters are in parameter space */
    PtxArea result;      /* size 0 if there is none */
    /* The slot that holds the address of a last, unsized parameter; 0 if there is none. */
    uint32_t variadic;
    VEC(uint8_t) width; /* by slot: the bits of the register, at most 64; slots beyond the end have 64 */
} PtxFrame;

/* Prepares the frame of function fn that was just pushed: makes its registers undefined, allocates its local memory,
 * and stores the address of that in slot 0. more: the bytes of the last, unsized parameter, which is placed after the
 * rest of the memory. Returns the local address of the memory, or UINT64_MAX after an error message if there is too
 * little. */
uint64_t ptx_frame_enter(Exec *e, const FnCode *fn, uint64_t more);
/* Frees a layout; NULL is allowed. */
void ptx_frame_free(PtxFrame *f);
/* Records that function s, or the function that alias s names, may be called, so that ptx_decode_reached decodes it.
 * Does nothing if it is decoded already or has no body. */
void ptx_reach(Machine *k, SymId s);
/* Decodes all functions recorded so far and those that they reach. Returns false after an error message; the functions
 * that are not decoded then are recorded no longer. */
bool ptx_decode_reached(Machine *k);

/* ----------------------------------------------------------------------------------------- ptx_function.c */

/* Decodes the body of function out->sym into *out, which must have one. Records the functions that the body names by
 * ptx_reach. Returns false after an error message. */
bool ptx_decode_function(Machine *k, FnCode *out);

#endif
