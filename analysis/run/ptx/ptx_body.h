/* ptx_body.h: a PTX function while it is decoded: ptx_function.c and ptx_call.c. */
#ifndef NVIR_ANALYSIS_RUN_PTX_PTX_BODY_H
#define NVIR_ANALYSIS_RUN_PTX_PTX_BODY_H

#include "analysis/run/ptx/decode_ptx.h"
#include "analysis/run/ptx/ptx.h"

enum PtxBindingKind { BIND_REGISTER, BIND_RANGE, BIND_FRAME, BIND_PARAM, BIND_SYMBOL };
typedef struct PtxBinding {
    uint8_t kind;
    /* REGISTER; FRAME: of the address that the offset is added to; RANGE: bits */
    uint32_t slot, bits;
    /* REGISTER out of a RANGE: its text and binding, and offset is its number */
    uint32_t prefix, range;
    uint32_t offset;                 /* FRAME, PARAM */
    uint64_t size;                   /* FRAME, PARAM: bytes; RANGE: how many */
    SymId sym;
} PtxBinding;

typedef struct PtxUndo { uint32_t text, was; } PtxUndo;
typedef struct PtxLabel { uint32_t text, scope, pc, stmt; } PtxLabel;           /* stmt: the one behind it */
typedef struct PtxFix { uint32_t pc; uint8_t field; uint32_t label; } PtxFix;

typedef struct PtxBody {
    Decode *d;
    PtxProgram *prog;
    const PtxText *text;
    const PtxFn *fn;
    PtxFrame *frame;
    Ptx p;
    VEC(PtxBinding) binding;         /* PtxProgram.bound tells which ones are in sight */
    VEC(PtxUndo) undo;
    Hash member;                     /* of ranges, by binding and number */
    uint32_t scope;
    VEC(uint32_t) parent;            /* by scope */
    VEC(PtxLabel) label;
    Hash label_hash;
    VEC(PtxFix) fix;
    uint32_t result;                 /* slot of the register that is the result; 0: none */
} PtxBody;

/* ptx_function.c */
bool ptx_body_error(PtxBody *b, uint32_t token, const char *format, ...);        /* false */
/* What a word names; NULL if it names nothing. The result holds until the next call. */
const PtxBinding *ptx_binding(PtxBody *b, const char *s, size_t n);
/* Memory of the frame; returns its offset. */
uint32_t ptx_frame_add(PtxBody *b, uint64_t size, uint32_t align);
uint32_t ptx_operand_slot(PtxBody *b, uint32_t token);         /* a register or number, as a source */

/* ptx_call.c */
void ptx_call(PtxBody *b, const PtxStmt *s);
void ptx_return(PtxBody *b);
Go ptx_no_target_op(Exec *e, const Code *c);

#endif
