/* code.h: the code that the interpreter executes: slots, operations, decoded functions.
 *
 * Values are flattened into cells of at most 64 bits: an integer of n bits takes ceil(n / 64) cells, an
 * aggregate or vector takes the cells of its elements one after another. A cell lives in a Slot. Vector
 * operations are therefore decoded into scalar ones, and extracting from an aggregate is a move.
 */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_CODE_H
#define NVIR_ANALYSIS_RUN_MACHINE_CODE_H

#include "analysis/run/machine/run.h"

/* One cell: its value, zero-extended from the width of the cell, and the mask of its undefined bits. */
typedef struct Slot {
    uint64_t v, u;
} Slot;
typedef VEC(Slot) Slots;
#define ONES(width) (~UINT64_C(0) >> (64 - (width))) /* width 1 .. 64 */

/* Returns the mask of the undefined bits of a & b. A defined 0 in one operand makes the bit defined. */
static inline uint64_t undefined_and(Slot a, Slot b) { return (a.u & (b.v | b.u)) | (b.u & (a.v | a.u)); }
/* Returns the mask of the undefined bits of a | b. A defined 1 in one operand makes the bit defined. */
static inline uint64_t undefined_or(Slot a, Slot b) { return (a.u & (~b.v | b.u)) | (b.u & (~a.v | a.u)); }

/* A pending register: an asynchronous operation (wgmma, tcgen05.ld) will write these 32 bits. The slot
 * already holds the value, but its mask says that all 32 bits are undefined. The upper half of the mask holds
 * a mark and the number of the group whose completion makes the register defined. Any operation but a move
 * spoils its result: the result never becomes defined, because it was computed before the wait. */
enum { PENDING_MARK = 0x5a5, PENDING_SPOILT = 0x80000, PENDING_LOADS = 0x7ffff };
/* Returns the mask of undefined bits of a register that the wgmma group with this number will write. */
static inline uint64_t slot_pend(uint32_t group) {
    return (uint64_t)PENDING_MARK << 52 | (uint64_t)(group % PENDING_LOADS) << 32 | 0xffffffff;
}
/* Returns the mask of a register that tcgen05.ld will write. */
static inline uint64_t slot_pend_load(void) { return slot_pend(0) | (uint64_t)PENDING_LOADS << 32; }
/* Reports whether a mask u has the mark: its register is pending, or holds a spoilt result. */
static inline bool slot_marked(uint64_t u) { return u >> 52 == PENDING_MARK; }
/* Reports whether a mask u is that of a spoilt result. */
static inline bool slot_spoilt(uint64_t u) { return slot_marked(u) && u >> 32 & PENDING_SPOILT; }
/* Reports whether a mask u is that of a register that is still pending. */
static inline bool slot_pending(uint64_t u) { return slot_marked(u) && !(u >> 32 & PENDING_SPOILT) && !(~u << 32); }
/* Returns the group in a mask u that has the mark: its number modulo PENDING_LOADS, or PENDING_LOADS for tcgen05.ld. */
static inline uint32_t slot_group(uint64_t u) { return u >> 32 & PENDING_LOADS; }
/* Returns the mask of the result of a 32-bit operation on an operand with the mask u: all bits are undefined, and the
 * result is marked as spoilt if the operand was pending or spoilt. */
static inline uint64_t slot_spoil(uint64_t u) {
    return slot_marked(u) ? (uint64_t)PENDING_MARK << 52 | (uint64_t)PENDING_SPOILT << 32 | 0xffffffff : 0xffffffff;
}

/* The operations of the interpreter loop. Every other operation is a C_CALL_OUT with a Handler. */
enum CodeOp {
#define CODE(name) C_##name,
#include "analysis/run/machine/codes.def"
#undef CODE
    C_COUNT
};

typedef struct Exec Exec;
typedef struct DecodedOp DecodedOp;
/* The result of an out-of-line operation.
 * NEXT: go on with the next operation. WAIT: the thread waits, and the operation is complete when it wakes.
 * STOP: there was an error or, if its state is TH_DONE, the thread has ended. RELOAD: the frame, or the position in it,
 * has changed. */
typedef enum { GO_NEXT, GO_WAIT, GO_STOP, GO_RELOAD } Go;
typedef Go (*Handler)(Exec *e, const DecodedOp *c);

/* One decoded operation. The operands a, b and c are slots of the frame or, with the top bit set, constants
 * of the function. Each operation documents its use of the other fields: in codes.def, or at its handler's
 * prototype. */
struct DecodedOp {
    uint16_t op;
    uint8_t width, sub;
    uint32_t dst, a, b, c, x;
    union {
        uint64_t imm;
        Handler fn;
    };
};
#define OPERAND_CONST 0x80000000u

/* Bits of DecodedOp.sub of LOAD and STORE. FIRST: the operation is the first or only one of an access, and counts it;
 * DecodedOp.c is then the size of the whole access in bytes. STRONG: it is volatile or atomic. LONG: the access takes
 * the slow path, because it is profiled or checked for races on global memory. */
enum { ACC_FIRST = 1, ACC_STRONG = 2, ACC_LONG = 4 };
/* DecodedOp.x of LOAD and STORE: the address space and log2 of the alignment that must hold. */
#define ACCESS(space, log2) ((uint32_t)(space) << 8 | (uint32_t)(log2))

/* A case of a switch: its value, and the operation to which it goes. Of an indirectbr: a basic block, and its first
 * operation. */
typedef struct SwitchCase {
    uint64_t value;
    uint32_t target;
} SwitchCase;
/* A byval parameter: the slot of its address, the space of that address, and the size and alignment, in bytes, of the
 * copy that the callee receives. */
typedef struct ByvalParam {
    uint32_t slot, align, space;
    uint64_t size;
} ByvalParam;

/* A decoded function. */
typedef struct FnCode {
    SymId sym;
    VEC(DecodedOp) code;
    VEC(ValueId) where; /* by operation: its instruction; of PTX the offset in the text */
    Slots konst;
    VEC(uint32_t) args;    /* operand lists of operations with more than three operands */
    VEC(SwitchCase) cases; /* slices, one per switch, each sorted by value */
    VEC(ByvalParam) byval;
    uint32_t *slot;               /* by ValueId: the first slot of the value; NULL for PTX */
    uint32_t site;                /* number of its first operation among the operations of all functions */
    uint32_t varargs;             /* slot of the address of the variadic arguments */
    uint32_t nslot, nparam, nret; /* slots of a frame, of the parameters (the first), of the result */
    bool ftz;                     /* flush subnormal floats to zero */
    bool swaps_words;             /* PTX: it has an atom.cas of 32 bits, see word_find() */
    struct PtxFrame *ptx;         /* layout of a PTX function's memory (ptx.h); NULL for IR */
} FnCode;

#endif
