/* ptx_body.h: a PTX function while it is decoded. */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_BODY_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_BODY_H

#include "analysis/run/decode/decode_ptx.h"
#include "analysis/run/ptx/ptx.h"

/* What a declared name stands for: a register; a range of registers (".reg .b32 %r<9>"); a .local or .param variable
 * in the local memory of the function; a parameter of a kernel, in parameter space; a symbol of the module. */
enum PtxBindingKind { BIND_REGISTER, BIND_RANGE, BIND_FRAME, BIND_PARAM, BIND_SYMBOL };
typedef struct PtxBinding {
    uint8_t kind;
    /* REGISTER: its slot and its bits; RANGE: only the bits; FRAME: the slot of the address to which offset is added */
    uint32_t slot, bits;
    /* REGISTER of a RANGE: the name "%r" of the range (index in PtxText.text), and 1 + the index of its binding; offset
     * is then the number of the register in the range. range 0: any other register. */
    uint32_t prefix, range;
    uint32_t offset; /* FRAME, PARAM: in bytes */
    uint64_t size;   /* FRAME, PARAM: in bytes; RANGE: number of registers */
    SymId sym;       /* SYMBOL */
} PtxBinding;

/* A change of PtxProgram.bound that is undone when its scope is closed: bound[text] was `was`. */
typedef struct PtxUndo {
    uint32_t text, was;
} PtxUndo;
/* A label of a scope. text: its name (index in PtxText.text); pc: the operation that follows it, UINT32_MAX until that
 * is known; stmt: the statement that follows it (index in PtxText.stmt). */
typedef struct PtxLabel {
    uint32_t text, scope, pc, stmt;
} PtxLabel;
/* A branch to label number `label` (index in PtxBody.label) whose target is filled in at the end of the function. field
 * says where the target is stored: 0: DecodedOp.x of operation pc; 1: DecodedOp.b of operation pc; 2: SwitchCase.target
 * of case number pc in FnCode.cases. */
typedef struct PtxFix {
    uint32_t pc;
    uint8_t field;
    uint32_t label;
} PtxFix;

/* The PTX function that is being decoded. */
typedef struct PtxBody {
    Decode *d;
    PtxProgram *prog;
    const PtxText *text;
    const PtxFn *fn;
    PtxFrame *frame;
    PtxInst p;               /* the current instruction */
    VEC(PtxBinding) binding; /* all bindings so far; PtxProgram.bound says which are visible */
    VEC(PtxUndo) undo;
    Hash member;          /* the registers of ranges that have been used, by binding of the range and number */
    uint32_t scope;       /* the innermost open scope, 0 for the function; scopes are numbered as their braces open */
    VEC(uint32_t) parent; /* by scope: the scope around it */
    VEC(PtxLabel) label;
    Hash label_hash; /* of label, by text and scope */
    VEC(PtxFix) fix;
    uint32_t result; /* the slot of the result if that is declared as a register; else 0 */
} PtxBody;

/* --------------------------------------------------------------------------------------------- ptx_body.c */

/* Reports an error at a token, with a text in the format of printf, unless an error of the function has been reported
 * already. Sets b->d->failed and returns false. */
bool ptx_body_error(PtxBody *b, uint32_t token, const char *format, ...);
/* As ptx_body_error; the text is the quoted token and then `what`. */
bool ptx_name_error(PtxBody *b, uint32_t token, const char *what);
/* Binds a name, given by its index in PtxText.text, to x until the current scope is closed. It hides an outer binding
 * of the name. */
void ptx_bind(PtxBody *b, uint32_t text, PtxBinding x);
/* Returns the binding of the name s of n bytes: that of the function or else the symbol of module scope. Returns NULL
 * if the name is not declared. A register of a range gets its slot at its first use. The pointer is valid until the
 * next call of ptx_binding or ptx_bind. */
const PtxBinding *ptx_binding(PtxBody *b, const char *s, size_t n);
/* Allocates a register of `bits` bits. Returns its slot, or the first of two if it has more than 64 bits. */
uint32_t ptx_register_new(PtxBody *b, unsigned bits);
/* Adds `size` bytes to the frame at a multiple of `align`, after a gap, and returns their offset; 0 after an error
 * message if the frame gets too large. */
uint32_t ptx_frame_add(PtxBody *b, uint64_t size, uint32_t align);
/* As ptx_frame_add, adds the memory of variable v, which becomes an object in messages. */
uint32_t ptx_frame_area(PtxBody *b, const PtxVar *v);

/* --------------------------------------------------------------------------------------------- ptx_call.c */

/* Decodes a call of a function of the text, through a function pointer in a register, or of a function that the driver
 * supplies, such as vprintf. Reports all errors through ptx_body_error or decode_error. */
void ptx_call(PtxBody *b, const PtxStmt *s);
/* Decodes a return: appends the operations that copy the result, if there is one, to the frame of the caller and end
 * the function. */
void ptx_return(PtxBody *b);
/* The handler that is reached if brx.idx has an index, a, beyond its list of targets: reports that as an error and
 * returns GO_STOP. */
Go ptx_no_target_op(Exec *e, const DecodedOp *c);

#endif
