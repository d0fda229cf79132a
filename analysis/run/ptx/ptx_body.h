/* ptx_body.h: a PTX function while it is decoded. */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_BODY_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_BODY_H

#include "analysis/run/decode/decode_ptx.h"
#include "analysis/run/ptx/ptx.h"

/* The entity that a name is bound to. */
enum PtxBindingKind { BIND_REGISTER, BIND_RANGE, BIND_FRAME, BIND_PARAM, BIND_SYMBOL };
typedef struct PtxBinding {
    uint8_t kind;
    /* REGISTER; FRAME: the base to which offset is added; RANGE: bits only */
    uint32_t slot, bits;
    /* REGISTER of a RANGE: its text and binding; offset is the register's number */
    uint32_t prefix, range;
    uint32_t offset; /* FRAME, PARAM */
    uint64_t size;   /* FRAME, PARAM: bytes; RANGE: registers */
    SymId sym;
} PtxBinding;

typedef struct PtxUndo {
    uint32_t text, was;
} PtxUndo;
/* A label. pc: the operation, and stmt: the statement, that follows it. */
typedef struct PtxLabel {
    uint32_t text, scope, pc, stmt;
} PtxLabel;
/* A branch target to patch. field: 0 DecodedOp.x, 1 DecodedOp.b, 2 the target of switch case `pc` */
typedef struct PtxFix {
    uint32_t pc;
    uint8_t field;
    uint32_t label;
} PtxFix;

typedef struct PtxBody {
    Decode *d;
    PtxProgram *prog;
    const PtxText *text;
    const PtxFn *fn;
    PtxFrame *frame;
    PtxInst p;
    VEC(PtxBinding) binding; /* PtxProgram.bound says which are visible */
    VEC(PtxUndo) undo;
    Hash member; /* registers of ranges, by binding and number */
    uint32_t scope;
    VEC(uint32_t) parent; /* by scope */
    VEC(PtxLabel) label;
    Hash label_hash;
    VEC(PtxFix) fix;
    uint32_t result; /* slot of a result in a register; 0 if there is none */
} PtxBody;

/* --------------------------------------------------------------------------------------------- ptx_body.c */

/* Report an error at a token, unless the function has one already, and mark the decoding as failed: ptx_body_error
 * prints a formatted text, ptx_name_error the quoted token and then `what`. Return false. */
bool ptx_body_error(PtxBody *b, uint32_t token, const char *format, ...);
bool ptx_name_error(PtxBody *b, uint32_t token, const char *what);
/* Binds a name (a text of PtxText) until its scope is closed. */
void ptx_bind(PtxBody *b, uint32_t text, PtxBinding x);
/* Returns the binding of the name s of n bytes, or NULL if the name is not declared. A register of a range gets its
 * slot here. The pointer is valid until the next call of ptx_binding or ptx_bind. */
const PtxBinding *ptx_binding(PtxBody *b, const char *s, size_t n);
/* Returns the slot of a new register; the first of two if the register has more than 64 bits. */
uint32_t ptx_register_new(PtxBody *b, unsigned bits);
/* Add memory to the frame and return its offset; 0 after an error message. ptx_frame_add adds `size` bytes without a
 * name, ptx_frame_area adds the memory of variable v under its name. */
uint32_t ptx_frame_add(PtxBody *b, uint64_t size, uint32_t align);
uint32_t ptx_frame_area(PtxBody *b, const PtxVar *v);

/* --------------------------------------------------------------------------------------------- ptx_call.c */

/* Decodes a call, which may lead to a function of the text, to a pointer, or to a function that the driver supplies,
 * such as vprintf. Reports all errors through ptx_body_error or decode_error. */
void ptx_call(PtxBody *b, const PtxStmt *s);
/* Decodes a return: appends the operations that copy the result to the caller and end the function. */
void ptx_return(PtxBody *b);
/* Stops the launch, because brx.idx has an index beyond its list. */
Go ptx_no_target_op(Exec *e, const DecodedOp *c);

#endif
