/* intrinsic.h: what is known of each intrinsic, one row of intrinsics.def each. Included by ir.h. */
#ifndef NVIR_IR_INTRINSIC_H
#define NVIR_IR_INTRINSIC_H

enum {   /* Intrinsic.flags: effects */
    INF_PURE       = 1 << 0,   /* no memory, no effect; a function of the operands (special registers: of the thread) */
    INF_READ       = 1 << 1,   /* may read memory that others see */
    INF_WRITE      = 1 << 2,   /* may write memory, synchronise, or be observable */
    INF_ARGMEM     = 1 << 3,   /* touches no memory but through its pointer operands */
    INF_CONVERGENT = 1 << 4,   /* must not be made control-dependent on more, nor on less */
    INF_NORETURN   = 1 << 5,
    INF_NOP        = 1 << 6,   /* no instruction at all: hints, markers, lifetimes */
    INF_SREG       = 1 << 7,   /* reads a special register that is constant for the thread */
    INF_ASYNC      = 1 << 8,   /* memory is written later than the instruction; never with NOCAPTURE */
    INF_NOCAPTURE  = 1 << 9,   /* pointer operands do not outlive the instruction (they may be read and written) */
    INF_LIBRARY    = 1 << 10,  /* a function that the driver supplies (vprintf, malloc, ...): emitted as a call */
    INF_TEXMODE    = 1 << 11,  /* samplers apart from textures: the module must say .target ..., texmode_independent */
    INF_COPY       = 1 << 12,  /* of memory, to operand 0 from operand 1, operand 2 bytes; operand 3: volatile */
    INF_FILL       = 1 << 13,  /* of the memory at operand 0, operand 2 bytes; operand 3: volatile */
    INF_LIFETIME   = 1 << 14   /* where the life of the variable at the last operand begins or ends */
};

enum IntrinResult {            /* how the result's space set comes out */
    INR_UNKNOWN,               /* anything */
    INR_OP0,                   /* the first operand's set */
    INR_OP1,                   /* the second's: what threads of a warp exchange */
    INR_TO_SPACE,              /* the space in the result type (a cast to specific) */
    INR_GLOBAL,                /* global: malloc */
    INR_CLUSTER,               /* shared::cluster: mapa */
    INR_JOIN                   /* join of all operands: min, max of addresses made integers */
};

typedef struct Intrinsic {
    const char *name;          /* without overload suffix, e.g. "llvm.memcpy"; rows are sorted by it */
    const char *signature;     /* "i32(i32*4)": read by signature.h; "" = overloaded freely */
    const char *ptx;           /* template; "" = nothing; NULL = expanded by code in ptx/ */
    const char *target;        /* the targets that have it: "80", "90a", "100f 110f"; see intrinsics.def */
    uint32_t flags;
    uint8_t result;            /* enum IntrinResult */
    uint8_t spaces;            /* SPACE bits its pointer operands may be in (design section 5); 0 = any */
    uint16_t version;          /* least PTX version times ten, e.g. 78 */
    const char *in_space;      /* "llvm.nvvm.mbarrier.init.*": the rows for one space; NULL: there are none */
} Intrinsic;

extern const Intrinsic intrinsic_table[];
extern const uint32_t intrinsic_count;
/* Row + 1 of a function name, suffixes of overloads taken off; 0 if there is none. Binary search. */
uint32_t intrinsic_find(const char *name, size_t len);
/* The row that does the same to a pointer in that space, as Intrinsic.in_space says; NULL if there is none. */
const Intrinsic *intrinsic_in_space(const Intrinsic *row, uint32_t space);
struct Target;
bool target_listed(const struct Target *t, const char *list);     /* Intrinsic.target, or a list that ends with ':' */
static inline const Intrinsic *intrinsic_at(uint32_t row_plus_1) { return &intrinsic_table[row_plus_1 - 1]; }

#endif
