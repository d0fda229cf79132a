/* code.h: inside the executor: decoded functions, threads, arenas. Only analysis/run includes it.
 *
 * Values are flattened into cells of at most 64 bits: an integer of n bits takes ceil(n / 64), an aggregate
 * or vector the cells of its elements one after another. A cell lives in a Slot: its bits, zero-extended
 * from its width, and a mask of those that are undefined. Vector operations are thus decoded into scalar
 * ones, and extracting from an aggregate is a move.
 */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_CODE_H
#define NVIR_ANALYSIS_RUN_MACHINE_CODE_H

#include "analysis/run/machine/run.h"

typedef struct Slot { uint64_t v, u; } Slot;
typedef VEC(Slot) Slots;
#define ONES(width) (~UINT64_C(0) >> (64 - (width)))         /* width 1 .. 64 */

/* A register of 32 bits that an asynchronous operation is to write: its mask says undefined, and above
 * that it says so, with the number of the group whose end makes it defined; the value is there already.
 * Whatever but a move takes it spoils it: it never becomes defined. */
enum { PENDING_MARK = 0x5a5, PENDING_SPOILT = 0x80000, PENDING_LOADS = 0x7ffff };
static inline uint64_t slot_pend(uint32_t group) {
    return (uint64_t)PENDING_MARK << 52 | (uint64_t)(group % PENDING_LOADS) << 32 | 0xffffffff;
}
static inline uint64_t slot_pend_load(void) { return slot_pend(0) | (uint64_t)PENDING_LOADS << 32; }
static inline bool slot_marked(uint64_t u) { return u >> 52 == PENDING_MARK; }
static inline bool slot_spoilt(uint64_t u) { return slot_marked(u) && u >> 32 & PENDING_SPOILT; }
static inline bool slot_pending(uint64_t u) { return slot_marked(u) && !(u >> 32 & PENDING_SPOILT) &&
                                              !(~u << 32); }
static inline uint32_t slot_group(uint64_t u) { return u >> 32 & PENDING_LOADS; }
/* of the result of an operation of 32 bits on something undefined */
static inline uint64_t slot_spoil(uint64_t u) {
    return slot_marked(u) ? (uint64_t)PENDING_MARK << 52 | (uint64_t)PENDING_SPOILT << 32 | 0xffffffff :
        0xffffffff;
}

enum CodeOp {
#define CODE(name) C_##name,
#include "analysis/run/machine/codes.def"
#undef CODE
    C_COUNT
};

typedef struct Exec Exec;
typedef struct Code Code;
/* What an out-of-line operation tells the loop. */
typedef enum { GO_NEXT, GO_WAIT, GO_STOP, GO_RELOAD } Go;
/* WAIT: the thread waits, the operation is done when it wakes. STOP: error, or the thread is done. RELOAD:
 * the frame, or the place in it, has changed. */
typedef Go (*Handler)(Exec *e, const Code *c);

/* One decoded operation. Operands a, b, c name slots of the frame or, with the top bit, constants of the
 * function. */
struct Code {
    uint16_t op;
    uint8_t width, sub;
    uint32_t dst, a, b, c, x;
    union { uint64_t imm; Handler fn; };
};
#define OPERAND_CONST 0x80000000u

/* Code.sub of LOAD and STORE: bits. */
enum { ACC_FIRST = 1, ACC_VOLATILE = 2, ACC_ATOMIC = 4, ACC_LONG = 8 };   /* LONG: to be counted */
/* Code.c of those that are ACC_FIRST: bytes of the whole access. */
/* Code.x of LOAD, STORE, GEP...: space << 8 | log2 of the alignment that must hold. */
#define ACCESS(space, log2) ((uint32_t)(space) << 8 | (uint32_t)(log2))

typedef struct SwitchCase { uint64_t value; uint32_t target; } SwitchCase;
typedef struct ByVal { uint32_t slot, align, space; uint64_t size; } ByVal;

typedef struct FnCode {
    SymId sym;
    VEC(Code) code;
    VEC(ValueId) where;              /* by code: the instruction it came from */
    Slots konst;
    /* operand lists of calls and of operations with more than three operands */
    VEC(uint32_t) args;
    VEC(SwitchCase) cases;           /* slices, each ordered by value */
    VEC(ByVal) byval;
    uint32_t *slot;                  /* by ValueId: its first one */
    uint32_t site;                   /* the number of its first operation among those of all functions */
    uint32_t varargs;                /* slot of the address of the arguments for the "..." */
    uint32_t nslot, nparam, nret;    /* slots of a frame; of the parameters (the first ones); of the result */
    bool ftz;
    /* of a function of PTX (ptx.h), whose `where` are places in the text; else NULL */
    struct PtxFrame *ptx;
} FnCode;

/* Bytes, which bits of them are undefined, and what they belong to. Allocated with slack, so that 8 bytes can
 * be looked at anywhere below size. */
enum { BYTE_HOLE = 0, BYTE_LIVE = 1, BYTE_DEAD = 2, BYTE_CONST = 3 };
typedef struct Arena {
    uint8_t *byte, *undef, *state;
    uint64_t size, cap;
    uint8_t space;                   /* enum RunSpace */
} Arena;

/* For messages: every object of an arena, in order of address. */
typedef struct Object {
    uint64_t off, size;
    const char *name;                /* "buffer x", "@table"; NULL: made by an instruction */
    SymId fn;                        /* that made it: alloca, malloc */
    ValueId inst;
    uint32_t by[2];                  /* block and thread, linear, of malloc; then of free */
    bool heap, dead;
    bool writable;                   /* a parameter that each thread may write to: its copy */
    SymId dead_fn;
    ValueId dead_inst;
} Object;
typedef VEC(Object) Objects;

typedef struct Frame {
    const FnCode *fn;
    uint32_t pc, base, dst;          /* dst: slot of the caller for the result */
    uint32_t nobj;                   /* objects of the thread when the frame was entered */
    uint64_t local_top;
} Frame;

enum ThreadState { TH_RUN, TH_BARRIER, TH_WARP, TH_GROUP, TH_CLUSTER, TH_MBARRIER, TH_DONE };

/* An asynchronous copy under way, and the operation that began it. */
typedef struct Copy {
    const FnCode *fn;
    const Code *at;
    uint64_t to, from;
    uint32_t bytes, read, group;     /* read: fewer than bytes, the others become 0 */
} Copy;

typedef struct Cta Cta;
typedef struct Thread {
    Cta *cta;
    VEC(Frame) frame;
    VEC(Slot) slot;
    Arena local;
    Objects object;                  /* of local memory */
    Arena *param;                    /* its own parameters, once it has written to a byval one */
    uint32_t id, tid[3], lane, warp;
    uint8_t state;
    bool carry;                      /* PTX condition code */
    const Code *wait;                /* the operation it waits in */
    uint32_t wait_mask, wait_bar;
    uint32_t wait_dst, wait_dst2;    /* absolute slots; dst2: plus 1, 0 = none */
    Slot wait_arg[3];
    Cta *wait_cta;                   /* TH_MBARRIER: whose, and where in its shared memory */
    uint64_t wait_at;
    VEC(Copy) copy;
    uint32_t copy_group;             /* groups committed so far */
    uint32_t wgmma_group;            /* the same, of wgmma */
    bool wgmma_fenced;
    uint32_t waited;                 /* turns spent in TH_GROUP */
    uint32_t phase;                  /* of the cluster's barrier, when it arrived there */
    uint32_t traced;                 /* the operation that goes on with the instruction printed last */
    uint32_t since, warp_since;      /* time of the last block-wide and warp-wide synchronisation */
} Thread;

typedef struct Barrier { uint32_t arrived, expected, all, any, count; } Barrier;   /* expected 0: everyone */
/* An access to a byte of shared memory: when (0 = never, and all clocks begin at 1), where, by whom, and
 * whether
 * it was atomic or volatile. */
typedef struct Touch { uint32_t time, site; uint16_t who; bool strong; } Touch;
/* The same for global memory; time: of the launch, since: of the block. */
typedef struct Far { uint32_t time, since, site, cta; uint16_t who; bool strong; } Far;
typedef struct FarRace { Far write, read, other; } FarRace;
typedef struct Race { Touch write, read, other; } Race;   /* the last ones;
    other: a read by another than read's */

typedef struct Cluster Cluster;
typedef struct Queues Queues;
struct Cta {
    uint32_t id[3], linear;
    Arena shared;
    Race *race;
    uint32_t time;                   /* grows with every synchronisation */
    uint32_t release;                /* time of the last atomic on global memory */
    uint32_t far;                    /* the same, by the clock of the launch,
        that counts these of all blocks */
    uint32_t nthread, nwarp, live;
    Thread *thread;
    Barrier barrier[16];
    Cluster *cluster;
    uint32_t rank;
    bool done;
    Queues *queues;                  /* profile.c; NULL: none */
    struct Tmem *tmem;               /* tensor_memory.h; NULL: nobody asked for it */
};
struct Cluster {
    uint32_t id[3], ncta, cap, live;
    Cta **cta;
    uint32_t arrived, phase;
    uint32_t expired;                /* how often in a row all waited and waits at mbarriers were cut short */
};

/* of shared memory of one block, of local, constant, parameters */
#define WINDOW_SIZE (UINT64_C(1) << 24)
/* own block first, then the blocks of the cluster by rank */
#define CLUSTER_WINDOW (WINDOW_SIZE * 17)
#define FUNC_BASE   UINT64_C(0x00f0000000000000)          /* addresses of functions: FUNC_BASE + 16 * SymId */
/* addresses of blocks: BLOCK_BASE + 16 * index in Module.blockaddr */
#define BLOCK_BASE  UINT64_C(0x00f1000000000000)

typedef LineCounts SiteCount;                             /* of one operation */
typedef struct Profile Profile;

struct Machine {
    Module *m;
    PtxProgram *ptx;                 /* whose module it is; NULL for IR */
    VEC(SymId) reached;              /* functions of PTX still to be decoded */
    Diag *diag;
    RunOptions opt;
    bool trace_met;                  /* a launch had the thread that is traced */
    RunCounts count;
    Profile *profile;                /* NULL: not asked for */
    uint64_t global_base, shared_base, const_base, local_base, param_base;
    Arena global, konst, param;
    Objects global_object, const_object, shared_object, param_object;
    uint64_t *sym_addr;              /* by SymId: address of a variable in its own space */
    Arena shared;                    /* the layout of every block's: symbols, then the dynamic part */
    uint64_t shared_dynamic;         /* where that begins */
    FnCode **fn;                     /* by SymId: decoded on first call */
    VEC(FnCode *) decoded;           /* in the order of that; their sites follow each other */
    KernelTable kernels;
    VEC(char *) names;
    uint64_t random;                 /* state of the scheduler's generator; 0 = plain */
    Launch launch;                   /* under way */
    uint64_t launch_steps;
    uint64_t clock;                  /* what %clock64 reads */
    uint64_t clusters, begun;        /* of the launch, and how many of them have begun or will not */
    FarRace *far;                    /* by byte of global memory; NULL: races are not looked for there */
    uint64_t far_size;
    uint32_t far_clock, *far_release;           /* by block: its last atomic */
    VEC(RunTexture) texture;
    bool failed;
};

/* A thread at work. base[0] are the slots of the frame, base[1] the constants of the function. */
struct Exec {
    Machine *k;
    Thread *t;
    Slot *base[2];
    const Code *c;                   /* the operation at work, for messages */
    const FnCode *fn;                /* whose operation it is */
};
#define OPERAND(e, x) ((e)->base[(x) >> 31][(x) & ~OPERAND_CONST])
#define OPERAND_AT(e, c, i) OPERAND(e, frame_fn(e)->args.at[(c)->x + (i)])
static inline const FnCode *frame_fn(const Exec *e) { return e->t->frame.at[e->t->frame.n - 1].fn; }

/* exec.c */
enum Stop { STOP_BUDGET, STOP_WAIT, STOP_DONE, STOP_ERROR };
enum Stop exec_run(Exec *e, uint64_t *budget);
/* pushes a frame; parameters are the caller's business */
bool exec_enter(Exec *e, const FnCode *fn, uint32_t dst);

/* decode.c */
const FnCode *fn_code(Machine *k, SymId s);                    /* NULL after an error message */
void fn_code_free(FnCode *f);

/* memory.c */
void arena_reserve(Arena *a, uint64_t size);
void arena_free(Arena *a);
/* A new object behind the others; the bytes' contents are undefined. Returns its offset. */
uint64_t arena_push(Arena *a, Objects *list, Object o, uint64_t align, uint8_t state);
void arena_mark(Arena *a, uint64_t off, uint64_t size, uint8_t state);
/* the last one that begins at or before off; NULL if none */
Object *object_near(const Objects *list, uint64_t off);
typedef struct Place { Arena *arena; uint64_t off; bool generic; } Place;
enum Access { READ_ACCESS, WRITE_ACCESS, ATOMIC_ACCESS };
/* The bytes an access touches; false after an error. Everything but the alignment is checked. strong:
 * volatile or atomic; writes: what will be stored, NULL if that is not known beforehand. */
bool place_find(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum Access how, bool strong,
                const void *writes, Place *out);
bool mem_defined_address(Exec *e, const Slot *a);
bool mem_aligned(Exec *e, uint64_t address, uint32_t log2);
Go run_load(Exec *e, const Code *c, Slot *d);
Go run_store(Exec *e, const Code *c);
/* a, b, c: to, from, length; sub, width: their spaces; x: log2 of the alignments */
Go memcpy_op(Exec *e, const Code *c);
Go memset_op(Exec *e, const Code *c);      /* a, b, c: to, byte, length; sub: space */
/* UINT64_MAX after an error */
uint64_t local_push(Exec *e, uint64_t size, uint64_t align, ValueId inst);
uint64_t space_to_generic(const Machine *k, uint32_t space, uint64_t address);
uint64_t generic_to_space(const Machine *k, uint32_t space, uint64_t address);
bool address_in(const Exec *e, uint32_t space, uint64_t generic);

/* report.c */
void run_error(Exec *e, const char *format, ...);
/* the same, and where the undefined value at work came from, if that can be seen */
void run_undefined(Exec *e, const char *what);
void run_access_error(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum Access how);
void thread_print(Out *o, const Thread *t);
uint32_t code_src(const Machine *k, const FnCode *fn, ValueId v);
uint32_t site_src(const Machine *k, uint32_t site);

/* machine.c */
uint32_t random_below(Machine *k, uint32_t n);

/* constant.c: constants as cells, and as bytes of an arena */
uint32_t type_cells(Module *m, TypeId t);
/* The cells of one scalar: bits of cell i. */
unsigned cell_bits(Module *m, TypeId scalar, uint32_t i);
/* Appends the cells of constant or symbol r; false if it cannot be computed. */
bool constant_cells(Machine *k, Ref r, Slots *out);
bool constant_store(Machine *k, Arena *a, uint64_t off, Ref r);
/* The scalars of a type in memory: calls f for each. */
typedef struct Leaf { TypeId type; uint64_t offset; uint32_t cell; } Leaf;
typedef VEC(Leaf) Leaves;
void scalar_leaves(Module *m, TypeId t, uint64_t offset, uint32_t *cell, Leaves *out);

/* sync.c. Code.sub: enum SyncKind. */
enum SyncKind {
    BAR_SYNC, BAR_ARRIVE, BAR_AND, BAR_OR, BAR_POPC,
    WARP_SYNC, SHFL_UP, SHFL_DOWN, SHFL_BFLY, SHFL_IDX, VOTE_ALL, VOTE_ANY, VOTE_UNI, VOTE_BALLOT, MATCH_ANY,
        MATCH_ALL,
    REDUX_ADD, REDUX_MIN, REDUX_MAX, REDUX_UMIN, REDUX_UMAX, REDUX_AND, REDUX_OR, REDUX_XOR, REDUX_FMIN,
    REDUX_FMAX, REDUX_FMIN_NAN, REDUX_FMAX_NAN, ELECT,
    CLUSTER_ARRIVE, CLUSTER_WAIT, WARP_TOGETHER
};
/* The members of an operation of a warp that are there: live ones of the mask. */
typedef struct Meet { Thread *lane[32]; uint32_t mask; const Code *c; } Meet;
Go barrier_op(Exec *e, const Code *c);       /* a: which, b: how many threads (0: all), c: predicate */
/* args[x ...]: member mask, value, two more; b: slot of the second result + 1 */
Go warp_op(Exec *e, const Code *c);
/* All 32 lanes do one operation: the last one to come calls together_finish for all; c is args[x] of it. */
Go together_op(Exec *e, const Code *c);
Go activemask_op(Exec *e, const Code *c);
Go cluster_op(Exec *e, const Code *c);
void barrier_check(Machine *k, Cta *b);      /* a thread has left: do the others still wait for it? */
void warp_check(Machine *k, Cta *b, uint32_t warp);
void group_check(Machine *k, Cta *b);

/* ops_matrix.c: false after an error */
bool together_finish(Machine *k, const Meet *w);

/* what an mbarrier that a thread waits at waits for */
void mbarrier_print(Out *o, const Thread *t);
/* profile.c */
Profile *profile_new(void);
void profile_free(Profile *p);
void profile_access(Exec *e, const Code *c, const Place *at, uint32_t bytes);      /* one thread's */
void profile_block_end(Machine *k, Cta *b);
SiteCount *profile_site(Profile *p, uint32_t site);
const SiteCount *profile_sites(const Profile *p, uint32_t *n);

/* ops_async.c: a thread ends: what it has under way is copied; false after an error */
bool copies_end(Exec *e);

/* race.c */
bool race_check(Exec *e, Cta *b, uint64_t off, uint64_t bytes, enum Access how, bool strong,
                const uint8_t *writes);
bool far_race_check(Exec *e, uint64_t off, uint64_t bytes, enum Access how, bool strong,
    const uint8_t *writes);
void far_race_begin(Machine *k);             /* a launch */

#endif
