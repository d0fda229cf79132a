/* intrinsic.h: the properties of intrinsics, one row of ir/intrinsics/ each. Included by ir.h.
 *
 * Passes read the flags and the family of a row, or compare its id (ir/intrinsic_id.h); they do not compare names. */
#ifndef NVIR_IR_INTRINSIC_H
#define NVIR_IR_INTRINSIC_H

enum {                          /* Intrinsic.flags: effects */
       INF_PURE = 1 << 0,       /* no memory access, no effect: a function of the operands and the thread */
       INF_READ = 1 << 1,       /* may read memory that others see */
       INF_WRITE = 1 << 2,      /* may write memory, synchronise, or be observable */
       INF_ARGMEM = 1 << 3,     /* accesses memory only through its pointer operands */
       INF_CONVERGENT = 1 << 4, /* must not become control-dependent on other conditions than before */
       INF_NORETURN = 1 << 5,
       INF_NOP = 1 << 6,        /* becomes no instruction of PTX: hints, markers, lifetimes */
       INF_SREG = 1 << 7,       /* reads a special register that is constant for the thread */
       INF_ASYNC = 1 << 8,      /* writes memory after the instruction has completed; never with INF_NOCAPTURE */
       INF_NOCAPTURE = 1 << 9,  /* keeps no pointer operand after it completes, but may read and write memory */
       INF_LIBRARY = 1 << 10,   /* a function of the driver (vprintf, malloc, ...): emitted as a call */
       INF_TEXMODE = 1 << 11,   /* has samplers apart from textures: needs .target ..., texmode_independent */
       INF_COPY = 1 << 12,      /* copies to operand 0 from operand 1; operand 2: bytes; operand 3: is volatile */
       INF_FILL = 1 << 13,      /* sets memory at operand 0; operand 2: bytes; operand 3: is volatile */
       INF_LIFETIME = 1 << 14,  /* begins or ends the lifetime of the variable at the last operand */
       INF_CAST = 1 << 15,      /* casts an address from one space to another, as addrspacecast does */
       INF_UNIFORM = 1 << 16,   /* with INF_SREG: all threads of a block read the same value */
       INF_ACQUIRE = 1 << 17,   /* makes writes of other blocks or grids visible */
       INF_LOAD = 1 << 18,      /* loads a value of the result type from operand 0; operand 1: the alignment */
       INF_TENSOR_MAP = 1 << 19 /* reads a tensor map through each generic pointer operand */
};

enum IntrinResult {               /* the address spaces into which a pointer result may point */
                    INR_UNKNOWN,  /* any space */
                    INR_OP0,      /* the spaces of the first operand */
                    INR_OP1,      /* the spaces of the second operand: exchanges between threads of a warp */
                    INR_TO_SPACE, /* the space of the result type: a cast to a specific space */
                    INR_GLOBAL,   /* global: malloc */
                    INR_CLUSTER,  /* shared::cluster: mapa */
                    INR_JOIN      /* the spaces of all operands: minimum and maximum of addresses as integers */
};

/* clang-format off */
enum IntrinFamily {            /* the file in ir/intrinsics/ that has the row */
    INTRIN_FAMILY_CORE, INTRIN_FAMILY_LIBRARY,       /* the others are those of NVVM: "llvm.nvvm.*" */
    INTRIN_FAMILY_ADDRESS, INTRIN_FAMILY_ASYNC_COPY, INTRIN_FAMILY_ATOMIC, INTRIN_FAMILY_BARRIER,
    INTRIN_FAMILY_CONTROL, INTRIN_FAMILY_CONVERT, INTRIN_FAMILY_FLOAT, INTRIN_FAMILY_INTEGER,
    INTRIN_FAMILY_MBARRIER, INTRIN_FAMILY_MEMORY, INTRIN_FAMILY_MMA, INTRIN_FAMILY_SREG, INTRIN_FAMILY_SURFACE,
    INTRIN_FAMILY_TCGEN05, INTRIN_FAMILY_TEXTURE, INTRIN_FAMILY_WARP, INTRIN_FAMILY_WMMA
};
/* clang-format on */

typedef struct Intrinsic {
    const char *name;      /* without overload suffixes, e.g. "llvm.memcpy" */
    const char *signature; /* "i32(i32*4)", read by signature.h; "" = the types are not checked */
    const char *ptx;       /* template; "" = no instruction; NULL = expanded by code in ptx/ */
    const char *target;    /* the targets that have it: "80", "90a", "100f 110f" */
    uint32_t flags : 24;   /* INF_* */
    uint32_t family : 8;   /* enum IntrinFamily */
    uint8_t result;        /* enum IntrinResult */
    uint8_t spaces;        /* the spaces into which pointer operands may point: intrinsic_space_bit(); 0 = any */
    uint16_t version;      /* the least PTX version times ten, e.g. 78 */
    const char *in_space;  /* "llvm.nvvm.mbarrier.init.*", see intrinsic_in_space(); NULL = no such rows */
} Intrinsic;

extern const Intrinsic intrinsic_table[];
/* Returns the id of the row of the intrinsic called name[0..len). If no row has this name, removes suffixes of
 * overloaded types from its end, one by one, until a row has it: "llvm.memcpy.p0.p3.i64" has the row "llvm.memcpy".
 * Returns 0 if none has. Logarithmic time for each try. */
uint32_t intrinsic_find(const char *name, size_t len);
/* Returns the symbol with this name. If there is none, declares a function of this type, which is the intrinsic of that
 * name if the table has a row for it. */
SymId intrinsic_declare(Module *m, StrId name, TypeId type);
/* Map the id INTRIN_* of a row to the row, and a row of the table to its id. */
static inline const Intrinsic *intrinsic_at(uint32_t id) { return &intrinsic_table[id]; }
static inline uint32_t intrinsic_id(const Intrinsic *row) { return (uint32_t)(row - intrinsic_table); }
/* Returns the row of the same operation on a pointer into `space`: the one whose name is row->in_space with '*'
 * replaced by space_name(space). Returns NULL if row->in_space is NULL or there is no such row. */
const Intrinsic *intrinsic_in_space(const Intrinsic *row, uint32_t space);
/* Reports whether pointer operands of a row may point into `space`, judged by row->spaces alone: true for the generic
 * space, and for every space if row->spaces is 0. If the template has '&', the space is written there. */
bool intrinsic_allows_space(const Intrinsic *row, uint32_t space);
/* Returns the bit of a space in Intrinsic.spaces, which is also its bit in the lattice of the space analysis
 * (analysis/spaces/). Returns 0 for the generic space, for 25 and 53, and for spaces that NVPTX does not have. */
uint32_t intrinsic_space_bit(uint32_t space);
/* Reports whether the intrinsic is one of NVVM, "llvm.nvvm.*". */
static inline bool intrinsic_is_nvvm(const Intrinsic *row) { return row->family > INTRIN_FAMILY_LIBRARY; }
struct Target;
/* Reports whether a list of targets in the form of Intrinsic.target includes t. "80" includes sm_80 and all targets
 * with higher numbers, "90a" only sm_90a, and "100f" the targets of that family from sm_100 on that end in 'a' or 'f'.
 * The list ends with NUL or ':'. The empty string includes every target; a list that begins with ':' includes none. */
bool target_listed(const struct Target *t, const char *list);

#endif
