/* machine.h: the state of the machine: memory, threads, blocks, clusters, and the functions that work on
 * them.
 *
 *   Machine ─┬─ functions   decoded code, by symbol            FunctionTable
 *            ├─ mem         global, constant, parameters       DeviceMemory
 *            ├─ schedule    the launch under way, clocks       Schedule
 *            ├─ races       shadow of global memory            GlobalRaces
 *            └─ front, device   tables of functions that the machine calls but does not define: the front end
 *                               of the source language, and the operations with state of their own
 *   Cluster ── Cta (block) ── Thread ── CallFrame, local memory
 *
 * Only analysis/run includes this header; users of the executor include run.h.
 */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_MACHINE_H
#define NVIR_ANALYSIS_RUN_MACHINE_MACHINE_H

#include "analysis/run/machine/code.h"

/* ------------------------------------------------------------------------------------------- memory */

/* The state of a byte. HOLE: in a gap between objects. LIVE: inside an object that may be accessed. DEAD: inside an
 * object that was freed, or whose function has returned. CONST: inside an object that may only be read. */
enum { BYTE_HOLE = 0, BYTE_LIVE = 1, BYTE_DEAD = 2, BYTE_CONST = 3 };
/* The bytes of one memory, with two shadow bytes for each: in `undef` a mask of the bits that are undefined, in `state`
 * its BYTE_ state. The arrays are longer than `size`, so that 8 bytes can be read from any offset below size. */
typedef struct Arena {
    uint8_t *byte, *undef, *state;
    uint64_t size, cap;
    uint8_t space; /* enum RunSpace */
} Arena;

/* One object of an arena, mostly for messages: a variable, a buffer, an alloca, the memory from a malloc. It has `size`
 * bytes from offset `off` of the arena on. Lists of objects are sorted by offset. */
typedef struct Object {
    uint64_t off, size;
    const char *name; /* "buffer x", "@table"; NULL: an instruction allocated it */
    SymId fn;         /* the function and instruction that allocated it: alloca, malloc */
    ValueId inst;
    /* malloc allocated it; free has freed it */
    bool heap, dead;
    SymId var;     /* a shared variable; 0 for other objects */
    bool absent;   /* the launched kernel cannot reach this variable */
    bool writable; /* a byval parameter: a thread that writes to it receives a copy */
    SymId dead_fn; /* the function and instruction that freed it */
    ValueId dead_inst;
} Object;
typedef VEC(Object) Objects;

/* The memory that all blocks of a launch share, the addresses of the windows of the generic address space,
 * and the layout of the variables. */
typedef struct DeviceMemory {
    uint64_t global_base, shared_base, const_base, local_base, param_base;
    Arena global, konst, param;
    Arena shared; /* initial state of the shared memory of every block */
    Objects global_object, const_object, shared_object, param_object;
    uint64_t shared_dynamic; /* offset of the dynamic part */
    SymId shared_of;         /* the kernel whose shared variables are live in `shared`; 0: those of all kernels are */
    uint64_t *sym_addr;      /* by SymId: address of a variable in its own space; UINT64_MAX: none */
    VEC(char *) names;       /* the allocated Object.name strings */
    uint64_t workspace;      /* address of the workspace of the grid (sreg_op); 0: the launch has not asked for it */
} DeviceMemory;

/* The size of one window of the generic address space: shared memory of a block, local, constant, parameters.
 */
#define WINDOW_SIZE (UINT64_C(1) << 24)
/* The shared window is larger: the executing block first, then the blocks of the cluster, by rank. */
#define CLUSTER_WINDOW (WINDOW_SIZE * 17)
#define FUNC_BASE UINT64_C(0x00f0000000000000) /* addresses of functions: FUNC_BASE + 16 * SymId */
/* addresses of basic blocks: BLOCK_BASE + 16 * index in Module.blockaddr */
#define BLOCK_BASE UINT64_C(0x00f1000000000000)

/* ------------------------------------------------------------------------------------------- race shadow */

/* One access in the shadow cell of a byte of shared memory: when (by the clock of the block; 0 = never), by
 * which operation and which thread, and whether it was strong, that is, atomic or volatile. */
typedef struct SharedEpoch {
    uint32_t time, site;
    uint16_t who;
    bool strong;
} SharedEpoch;
/* The shadow cell: the last write, the last read, and the last read by another thread than `read`. */
typedef struct SharedShadow {
    SharedEpoch write, read, other;
} SharedShadow;

/* An access to global memory. time: by GlobalRaces.clock, 0 = never; since: by the clock of its block (Cta.time). */
typedef struct GlobalEpoch {
    uint32_t time, since, site, cta;
    uint16_t who;
    bool strong;
} GlobalEpoch;
/* As SharedShadow. */
typedef struct GlobalShadow {
    GlobalEpoch write, read, other;
} GlobalShadow;
typedef struct GlobalRaces {
    GlobalShadow *shadow; /* by byte of global memory; NULL: not checked */
    uint64_t size;
    uint32_t clock;    /* from 1, advances with every strong access to global memory */
    uint32_t *release; /* by Cta.linear: `clock` at the last strong access of that block */
} GlobalRaces;

/* ------------------------------------------------------------------------------------------- threads */

/* A conditional branch that was taken and its target, as operations of the function; from: UINT32_MAX before the first
 * one. */
typedef struct LastBranch {
    uint32_t from, to;
} LastBranch;

typedef struct CallFrame {
    const FnCode *fn;
    /* pc: the operation to execute next; base: its first slot in Thread.slot; dst: the slot of the caller, counted from
     * the caller's base, for the result; of a PTX function the local address for the result, UINT32_MAX: ignored */
    uint32_t pc, base, dst;
    LastBranch last;    /* the last branch taken: from its target the thread went straight to pc */
    uint32_t nobj;      /* number of the thread's objects when the frame was entered */
    uint64_t local_top; /* size of the thread's local memory at that time */
} CallFrame;

/* RUN: can execute. BARRIER, CLUSTER: waits at a barrier of the block, of the cluster. WARP: waits for the
 * other lanes of a warp operation. GROUP: waits in activemask. MBARRIER: waits at an mbarrier. */
enum ThreadState { TH_RUN, TH_BARRIER, TH_WARP, TH_GROUP, TH_CLUSTER, TH_MBARRIER, TH_DONE };

typedef struct Cta Cta;
/* The operation in which a thread waits, and its operands. */
typedef struct ThreadWait {
    const DecodedOp *op;
    uint32_t mask;      /* member mask of a warp operation */
    uint32_t barrier;   /* TH_BARRIER: its number */
    uint32_t dst, dst2; /* absolute slots of the results; dst2: plus 1, 0 = none */
    Slot arg[3];
    Cta *cta; /* TH_MBARRIER: the block of the mbarrier and the offset in it */
    uint64_t at;
    uint32_t turns; /* turns spent in TH_GROUP */
    uint32_t phase; /* phase of the cluster's barrier when the thread arrived there */
} ThreadWait;

/* An asynchronous copy (cp.async) under way, and the operation that started it. */
typedef struct AsyncCopy {
    const FnCode *fn;
    const DecodedOp *at;
    uint64_t to, from;
    uint32_t bytes, read, group; /* read: if fewer than bytes, the rest is filled with zeros */
} AsyncCopy;

/* The asynchronous operations of a thread that have not completed. */
typedef struct ThreadAsync {
    VEC(AsyncCopy) copy;
    uint32_t copy_group;  /* cp.async groups committed so far */
    uint32_t wgmma_group; /* wgmma groups committed so far */
    bool wgmma_fenced;
} ThreadAsync;

typedef struct Thread {
    Cta *cta;
    uint32_t id, tid[3], lane, warp;
    uint8_t state; /* enum ThreadState */
    VEC(CallFrame) frame;
    VEC(Slot) slot; /* the slots of all frames */
    Arena local;
    Objects object; /* the objects of local memory */
    Arena *param;   /* its own copy of the parameters, after a write to a byval one */
    Slot carry;     /* the PTX condition code */
    ThreadWait wait;
    ThreadAsync async;
    uint32_t since, warp_since; /* block time of the last synchronisation with block, with warp */
    uint64_t context, time;     /* of check/: the number of the last call; a clock of accesses and iterations */
    /* for the thread that -trace names: the operation with which the instruction printed last goes on; UINT32_MAX: it
     * is complete */
    uint32_t traced;
    /* a thread that has ended: its last operation and branch, in the kernel; ended UINT32_MAX: in a callee */
    uint32_t ended;
    LastBranch last;
} Thread;

/* ------------------------------------------------------------------------------------------- blocks */

/* A barrier of a block. arrived: the threads that have arrived; expected: how many must arrive, 0: all; all, any,
 * count: the conjunction, disjunction and number of their predicates; here: by warp the lanes that have arrived. */
typedef struct Barrier {
    uint32_t arrived, expected, all, any, count, here[32];
} Barrier;

typedef struct Cluster Cluster;
typedef struct Queues Queues;
struct Cta {
    uint32_t id[3], linear;
    Cluster *cluster;
    uint32_t rank; /* in the cluster */
    uint32_t nthread, nwarp, live;
    Thread *thread;
    Barrier barrier[16];
    Arena shared;
    SharedShadow *race; /* by byte of shared memory */
    uint32_t time;      /* clock of the block, from 1: advances with every synchronisation in it */
    uint32_t release;   /* time of the last atomic operation on global memory */
    uint32_t far;       /* last strong access to global memory, by GlobalRaces.clock */
    Queues *queues;     /* of profile.c; NULL: none */
    struct Tmem *tmem;  /* tensor memory, see tensor_memory.h; NULL: none allocated yet */
};
struct Cluster {
    uint32_t id[3], ncta, live;
    Cta **cta;
    uint32_t arrived, phase; /* of its barrier */
    uint32_t expired;        /* how often in a row waits at mbarriers were cut short */
};

/* The lanes that take part in a complete warp operation c: by lane the thread, or NULL, and the same as a mask. */
typedef struct WarpMembers {
    Thread *lane[32];
    uint32_t mask;
    const DecodedOp *c;
} WarpMembers;

/* ------------------------------------------------------------------------------------------- the machine */

/* An instruction of a function: the value, or of PTX the offset in the text. fn NULL: none. */
typedef struct CodePlace {
    const FnCode *fn;
    ValueId v;
} CodePlace;

/* A line of the source that a program was compiled from. */
typedef struct SourceLine {
    const char *file, *directory; /* directory: to which a relative file name refers; "" if it is not known */
    uint32_t line, column;
} SourceLine;

typedef struct Reach Reach;
/* The front end of a source language: IR (decode/ir_machine.c) or PTX (ptx/ptx_machine.c). */
typedef struct FrontEnd {
    bool (*has_body)(const Machine *k, SymId s);
    /* Decodes the body of out->sym. Returns false after an error message. */
    bool (*decode)(Machine *k, FnCode *out);
    /* Frees the front end's part of a decoded function. */
    void (*code_free)(FnCode *fn);
    /* Decodes the functions that a decoded kernel can reach, if the language requires it before the launch.
     */
    bool (*decode_reached)(Machine *k);
    /* Calls reach_symbol for each symbol that the body of a function or the initialiser of a variable names. */
    void (*reach)(Reach *r, SymId s);
    /* Sets up the parameters in the first frame of a thread. Returns false after an error message. */
    bool (*kernel_enter)(Exec *e, const FnCode *fn);
    /* Finds the line that an instruction was compiled from, by its debug information. level 0: where it was written;
     * 1: where the function of level 0 was inlined, and so on. Returns false if there is none. */
    bool (*source_line)(const Machine *k, CodePlace at, uint32_t level, SourceLine *out);
    /* Returns the symbol or the name of the function that contains that line, which the caller frees; NULL if it is not
     * known. */
    char *(*source_function)(const Machine *k, CodePlace at, uint32_t level);
    /* Appends the name of an object that an instruction allocated. */
    void (*object_print)(Out *o, const Machine *k, const Object *b);
} FrontEnd;

/* Functions of operations that keep state between operations, called at fixed events; defined in
 * ops/device.c. */
typedef struct DeviceHooks {
    /* Executes a WARP_TOGETHER operation, which all lanes of a warp have reached that have not ended. Returns false
     * after an error message. */
    bool (*warp_together)(Machine *k, const WarpMembers *w);
    /* Completes the asynchronous copies of a thread that ends. Returns false after an error message. */
    bool (*thread_end)(Exec *e);
    /* Checks a block that ends. Returns false after an error message. */
    bool (*block_end)(Machine *k, Cta *b);
    /* Appends what a thread in TH_MBARRIER waits for. */
    void (*wait_print)(Out *o, const Thread *t);
} DeviceHooks;

typedef struct FunctionTable {
    FnCode **of;           /* by SymId: NULL until it is decoded */
    VEC(FnCode *) decoded; /* in the order of decoding, hence of their sites */
    VEC(SymId) reached;    /* functions of PTX that are still to be decoded */
} FunctionTable;

/* A query of synccheck.c and its result. missed: a thread that took the branch `last` and then ended at operation
 * `ended` has not taken part in the synchronisation before operation pc, although it should have. */
typedef struct SyncQuery {
    const FnCode *fn;
    uint32_t pc, ended;
    LastBranch last;
    bool missed;
} SyncQuery;

/* The launch under way. */
typedef struct Schedule {
    uint64_t random;          /* state of the generator; 0: the default schedule */
    uint64_t steps;           /* operations executed in this launch */
    uint64_t clock;           /* %clock64: operations executed by the machine */
    uint64_t turns;           /* quanta that threads have begun */
    uint64_t clusters, begun; /* clusters of the grid; those that have begun or were cancelled */
    bool trace_met;           /* a launch had the thread that -trace names */
    SourceLine trace_line;    /* of the instruction traced last; file NULL: none */
    SyncQuery sync;           /* the last one */
} Schedule;

typedef LineCounts SiteCount; /* of one operation */
typedef struct Profile Profile;

struct Machine {
    Module *m;
    PtxProgram *ptx; /* the program of the module; NULL for IR */
    const FrontEnd *front;
    const DeviceHooks *device;
    Diag *diag;
    struct SourceFiles *files; /* of place.c */
    RunOptions opt;
    RunCounts count;
    Profile *profile; /* NULL: not requested */
    KernelTable kernels;
    FunctionTable functions;
    DeviceMemory mem;
    VEC(RunTexture) texture;
    GlobalRaces races;
    Launch launch;
    Schedule schedule;
    bool failed; /* an error message was given in this launch */
};

/* A thread while it executes. base[0]: the slots of the frame; base[1]: the constants of the function. */
struct Exec {
    Machine *k;
    Thread *t;
    Slot *base[2];
    const DecodedOp *c; /* the current operation, for messages */
    const FnCode *fn;   /* its function */
};
#define OPERAND(e, x) ((e)->base[(x) >> 31][(x) & ~OPERAND_CONST])
#define OPERAND_AT(e, c, i) OPERAND(e, frame_fn(e)->args.at[(c)->x + (i)])
/* Returns the function of the innermost frame of the thread, which must have one. */
static inline const FnCode *frame_fn(const Exec *e) { return e->t->frame.at[e->t->frame.n - 1].fn; }

/* ------------------------------------------------------------------------------------------- arena.c */

/* Makes the arrays long enough for an arena of `size` bytes in all, and the slack that Arena describes; does nothing if
 * they are. Bytes beyond the old capacity are zero, those below it keep their contents; a->size does not change. The
 * arrays may move. Ends the program with an error message if there is no memory. */
void arena_reserve(Arena *a, uint64_t size);
/* Frees the bytes and sets *a to zero, including a->space. */
void arena_free(Arena *a);
/* Appends an object of o.size bytes to arena and list, after a gap, at a multiple of `align`. state: BYTE_ of its
 * bytes; the contents are undefined. Returns its offset. */
uint64_t arena_push(Arena *a, Objects *list, Object o, uint64_t align, uint8_t state);
/* As arena_push, for an object whose contents are zero and defined. A large one takes memory only for its state until
 * it is written. */
uint64_t arena_push_zero(Arena *a, Objects *list, Object o, uint64_t align, uint8_t state);
/* Makes `size` bytes defined. */
void arena_define(Arena *a, uint64_t off, uint64_t size);
/* Sets the state of `size` bytes. */
void arena_mark(Arena *a, uint64_t off, uint64_t size, uint8_t state);
/* Returns the last object of the list that begins at or before off and is not absent, or NULL. The
 * object may end before off. */
Object *object_near(const Objects *list, uint64_t off);
/* Returns the generic address of an address of a space; the address itself if the space has no window, as for
 * SPACE_GLOBAL. Does not check that it lies in the window. */
uint64_t space_to_generic(const Machine *k, uint32_t space, uint64_t address);
/* Returns the address in a space of a generic address: the inverse of space_to_generic. */
uint64_t generic_to_space(const Machine *k, uint32_t space, uint64_t address);
/* Reports whether a generic address lies in the window of a space. SPACE_SHARED is only the memory of the executing
 * block, SPACE_CLUSTER the window of the whole cluster. SPACE_GLOBAL is everything outside of the shared, constant and
 * local windows, so that it includes the parameters. */
bool address_in(const Exec *e, uint32_t space, uint64_t generic);
/* Returns the block to whose shared memory offset `off` of the shared window belongs, or NULL if the cluster
 * has no such block. The window begins with the executing block; then each block of the cluster follows, at
 * (rank + 1) * WINDOW_SIZE. */
Cta *window_block(const Exec *e, uint64_t off);

/* ------------------------------------------------------------------------------------------- functions.c */

/* Returns the decoded function s, decoding it at the first call; an alias stands for its function. Returns NULL after
 * an error message if it has no body or cannot be decoded; the latter also fails the launch. */
const FnCode *fn_code(Machine *k, SymId s);
/* Frees the table and all decoded functions. */
void fn_codes_free(Machine *k);

/* ------------------------------------------------------------------------------------------- memory.c */

/* The bytes of an access: an arena and an offset. generic: the address was a generic one. */
typedef struct MemPlace {
    Arena *arena;
    uint64_t off;
    bool generic;
} MemPlace;
enum AccessMode { READ_ACCESS, WRITE_ACCESS, ATOMIC_ACCESS };
/* Finds the bytes of an access and checks everything but the alignment: that they are live, that they may be written,
 * that there is no race. Records the access for later race checks. strong: volatile or atomic. writes: the bytes that
 * will be stored, or NULL if they are not known in advance. Returns false after an error message. */
bool place_find(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum AccessMode how, bool strong,
                const void *writes, MemPlace *out);
/* Finds an aligned word of 32 bits for a load, or for a compare-and-swap that changes the bytes of the mask `changed`,
 * and reads it. PTX has no atomic operations on bytes: a compiler swaps the word that contains the byte, which may
 * extend beyond the object and is shared with bytes that other threads access. Therefore the rules are weaker than
 * those of place_find:
 *   - at least one byte, and all that the swap changes, must be in a live object; the others read as 0;
 *   - races are checked only for the changed bytes of a swap, or for the live ones if it changes none or the access is
 *     a plain load. A strong load is not checked, but acquires what the last strong write of each byte released;
 *   - in a strong access, undefined bytes that are not changed count as defined if at least one live byte is defined,
 *     because other threads may own them.
 * swap: it is a swap, not a load. Returns false after an error message. */
bool word_find(Exec *e, uint32_t space, uint64_t address, bool strong, bool swap, unsigned changed, MemPlace *out,
               Slot *word);
/* Copies the bytes at an address, whether they are defined or not, without reporting errors or recording an access.
 * Returns false, and copies nothing, unless every byte is live; read-only bytes count as live. */
bool bytes_peek(const Exec *e, uint32_t space, uint64_t address, uint64_t bytes, uint8_t *to);
/* Checks that all bits of an address are defined. Returns false after an error message. */
bool address_defined(Exec *e, const Slot *a);
/* Checks that an address is a multiple of 1 << log2. Returns false after an error message. */
bool address_aligned(Exec *e, uint64_t address, uint32_t log2);
/* Executes LOAD, into *d, on the slow path; access.h has the fast one. Returns GO_STOP after an error message, else
 * GO_NEXT. */
Go access_load(Exec *e, const DecodedOp *c, Slot *d);
/* Executes STORE on the slow path, with results as access_load. A pending or spoilt register is an error too. */
Go access_store(Exec *e, const DecodedOp *c);
/* Executes memcpy or memmove. a, b, c: destination, source, length; sub, width: spaces of destination and source; x:
 * log2 of their alignments, that of the source in the low byte. A length of 0 checks no address; an overlap is not
 * reported, for memcpy either. */
Go memcpy_op(Exec *e, const DecodedOp *c);
/* Executes memset. a, b, c: destination, byte, length; sub: space; x: log2 of the alignment. A length of 0 checks no
 * address. */
Go memset_op(Exec *e, const DecodedOp *c);
/* Allocates `size` undefined bytes, aligned to `align` (0: any), in the local memory of the thread until its current
 * function returns, for the alloca `inst`, or a byval parameter (0). Returns the offset, or UINT64_MAX after an error
 * message. */
uint64_t local_push(Exec *e, uint64_t size, uint64_t align, ValueId inst);

/* ------------------------------------------------------------------------------------------- place.c */

/* Returns the instruction of the operation with number `site` among all functions (FnCode.site), which must exist. */
CodePlace place_of_site(const Machine *k, uint32_t site);
/* Returns the instruction of operation pc of the function of a frame; number 0 if it has no such operation. */
CodePlace place_of_frame(const CallFrame *f, uint32_t pc);
/* Returns the instruction that the thread, which has a frame, executed last, or in which it waits. */
CodePlace place_of_thread(const Thread *t);
/* Returns the offset of an instruction in the text of the program; if it has none, that of its function;
 * SRC_NONE if at.fn is NULL. */
uint32_t place_src(const Machine *k, CodePlace at);
/* Prints an error at a place, and fails the launch. If debug information names the line that the place was compiled
 * from, that line is shown, with up to two at which it was inlined, and the instruction in one line below. */
void place_error(Machine *k, CodePlace at, const char *format, ...);
/* As place_error, prints a warning; the launch goes on. */
void place_warning(const Machine *k, CodePlace at, const char *format, ...);
/* As place_error, prints a note, which adds to the message before it. */
void place_note(const Machine *k, CodePlace at, const char *format, ...);
/* Appends the name of a function or variable: as C++ writes it, or with an @ if it is not mangled. */
void symbol_print(Out *o, const Machine *k, SymId s);
/* Returns the text of a line, and sets *size to its length without the line end; the text is not terminated
 * there. Returns NULL if the file cannot be read or has no such line. Each file is read once, and the text lives as
 * long as the machine, as its names in *l must, which may not be NULL. */
const char *source_line_text(const Machine *k, const SourceLine *l, size_t *size);
struct SourceFiles *source_files_new(void);
void source_files_free(struct SourceFiles *f);

/* ------------------------------------------------------------------------------------------- reach.c */

/* The symbols that a launch can reach. */
struct Reach {
    const Machine *k;
    uint8_t *seen, *taken; /* by SymId: reached; a function whose address is taken */
    uint8_t *constant;     /* by ConstId: visited, for the front end of IR */
    VEC(SymId) work;
};
/* Marks a symbol as seen and appends it to `work`, unless it has been seen before. called: it is named as the callee of
 * a call. If it is not, and s is a function, also marks it as one whose address is taken. */
void reach_symbol(Reach *r, SymId s, bool called);
/* Marks the shared variables that the launched kernel cannot reach as absent, and the others as present. Does nothing
 * if the module has no shared variables, or if they are already selected for this kernel. */
void shared_select(Machine *k);

/* ------------------------------------------------------------------------------------------- report.c */

/* Reports an error of the current operation, with thread, source position and call stack, and fails the
 * launch. */
void report_error(Exec *e, const char *format, ...);
/* Reports the use of an undefined value as the error `what`, with a note on the instruction where it became undefined
 * if the frame shows that; of PTX without a note. */
void report_undefined(Exec *e, const char *what);
/* Reports an access to bytes that are no live object of the space as an error (report_error), with the likely reason:
 * the object is dead or ends before them, or the address belongs to another space. */
void report_access(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum AccessMode how);
/* Appends "thread (x,y,z) of block (x,y,z)". */
void thread_print(Out *o, const Thread *t);
/* Reports a deadlock: threads of the cluster wait, and none can run. */
void report_deadlock(Machine *k, const Cluster *c);
/* Adds notes on where the threads of n clusters are that have not ended, one for each source position and state. After
 * two or three notes only says how many threads are elsewhere. */
void report_places(const Machine *k, Cluster *const *cluster, uint32_t n);

/* ------------------------------------------------------------------------------------------- constant.c */

/* Returns the number of cells of a value of type t, at most UINT32_MAX / 64 if it has more; 0 for void, label,
 * metadata, token and function types. */
uint32_t type_cells(Module *m, TypeId t);
/* Returns the number of bits of cell i of a scalar: 64, except for the rest in the last cell. */
unsigned cell_bits(Module *m, TypeId scalar, uint32_t i);
/* Appends the cells of a constant, or of the address of a symbol. Returns false if it cannot be computed; cells may
 * have been appended even then. */
bool constant_cells(Machine *k, Ref r, Slots *out);
/* Stores a constant at an offset of an arena, whose bytes must be 0 before, and marks its bits as defined except those
 * that are undef. Padding stays undefined, but not in a zeroinitializer. Returns false, and stores nothing, if it
 * cannot be computed. */
bool constant_store(Machine *k, Arena *a, uint64_t off, Ref r);
/* One scalar of a type in memory, or a vector whose lanes are not whole bytes, so that memory holds it as one integer
 * with lane 0 in its lowest bits. */
typedef struct ScalarLeaf {
    TypeId type;     /* of the scalar or of one lane */
    uint32_t lanes;  /* of the vector; 1 for a scalar */
    uint32_t cell;   /* the first one */
    uint64_t offset; /* in bytes */
} ScalarLeaf;
typedef VEC(ScalarLeaf) ScalarLeaves;
/* Appends the scalars and packed vectors of a value of type t that lies at byte `offset` and whose first cell is *cell,
 * and moves *cell past its cells. */
void scalar_leaves(Module *m, TypeId t, uint64_t offset, uint32_t *cell, ScalarLeaves *out);
/* Appends the cells of a leaf from the memory that begins at `byte`, to which its offset counts; all are defined. */
void leaf_load(Module *m, const ScalarLeaf *l, const uint8_t *byte, Slots *out);

/* ------------------------------------------------------------------------------------------- exec.c */

enum Stop { STOP_BUDGET, STOP_WAIT, STOP_DONE, STOP_ERROR };
/* Executes the thread until it has used up the budget, a number of operations, or waits, ends or fails. Sets
 * *budget to the unused rest. */
enum Stop exec_run(Exec *e, uint64_t *budget);
/* Pushes a frame for fn on the stack of e->t, without clearing its slots. The caller of exec_enter then stores the
 * parameters in the first ones. dst: as CallFrame.dst. Can move the slots of the thread. Returns false after an error
 * message if there are already 16384 frames. */
bool exec_enter(Exec *e, const FnCode *fn, uint32_t dst);
/* Ends the thread, as PTX exit does; returns GO_STOP. */
Go exit_op(Exec *e, const DecodedOp *c);

/* ------------------------------------------------------------------------------------------- sync.c */

/* DecodedOp.sub of the synchronising operations. */
/* clang-format off */
enum SyncKind {
    BAR_SYNC, BAR_ARRIVE, BAR_AND, BAR_OR, BAR_POPC,
    WARP_SYNC, SHFL_UP, SHFL_DOWN, SHFL_BFLY, SHFL_IDX, VOTE_ALL, VOTE_ANY, VOTE_UNI, VOTE_BALLOT, MATCH_ANY,
    MATCH_ALL,
    REDUX_ADD, REDUX_MIN, REDUX_MAX, REDUX_UMIN, REDUX_UMAX, REDUX_AND, REDUX_OR, REDUX_XOR, REDUX_FMIN,
    REDUX_FMAX, REDUX_FMIN_NAN, REDUX_FMAX_NAN, ELECT,
    CLUSTER_ARRIVE, CLUSTER_WAIT, WARP_TOGETHER
};
/* clang-format on */
/* Arrives at a barrier of the block, and waits there unless sub is BAR_ARRIVE. a: number, b: how many
 * threads (0: all), c: predicate; width: 1 if all lanes of a warp must execute the same instruction. An undefined
 * operand, a number above 15, and another b than that of the threads which have arrived are errors. */
Go barrier_op(Exec *e, const DecodedOp *c);
/* Executes a warp operation, such as shfl, when all member lanes have reached it; the thread waits until then. Reports
 * an error for an undefined mask, or one without the lane itself. args[x ...]: member mask, value, two more operands;
 * b: slot of the second result, 0 = none. */
Go warp_op(Exec *e, const DecodedOp *c);
/* Executes an operation of all 32 lanes: when the last one has arrived, or has ended without arriving,
 * DeviceHooks.warp_together is called once for all of them. */
Go warp_together_op(Exec *e, const DecodedOp *c);
/* Executes activemask: the thread waits (TH_GROUP) until group_check stores the mask in dst. */
Go activemask_op(Exec *e, const DecodedOp *c);
/* Executes barrier.cluster.arrive, which does not wait, or .wait, by DecodedOp.sub. A .wait goes on at once if the
 * phase in which the thread arrived is complete, or if it has not arrived. */
Go cluster_op(Exec *e, const DecodedOp *c);
/* Completes the barriers of a block that wait for no other thread. Called when a thread of the block has arrived or
 * ended. Fails the launch, after an error message, if a missing thread has ended where it should have taken part. */
void barrier_check(Machine *k, Cta *b);
/* As barrier_check, for the operations of warp number `warp` of the block. */
void warp_check(Machine *k, Cta *b, uint32_t warp);
/* Completes the barrier of the cluster if it only waited for `ended`, a thread that has just ended. An arrival of that
 * thread no longer counts. */
void cluster_check(Thread *ended);
/* Completes activemask operations of a block: in each warp, those at the operation of the first waiting lane, if no
 * other lane of the warp can run or that lane has waited for eight turns. Called once in every turn of the block. */
void group_check(Cta *b);

/* ------------------------------------------------------------------------------------------- synccheck.c */

/* Reports whether `ended`, a thread that has ended, should have taken part in the synchronisation at which `waits`
 * waits. Returns false if it ended in a callee, and always with RunOptions.no_synccheck. Remembers the last result in
 * Schedule.sync. */
bool sync_missed(Machine *k, const Thread *waits, const Thread *ended);
/* Reports the same about a warp operation; `ended` must be in its member mask. A lane that executed that operation
 * last, but with another mask, has missed it too. */
bool sync_missed_lane(Machine *k, const Thread *waits, const Thread *ended);
/* Reports that `ended` has missed the barrier at which `waits` waits, as an error, and fails the launch. */
void sync_report_missed(Machine *k, const Thread *waits, const Thread *ended);
/* As sync_report_missed, for an operation of a warp. */
void sync_report_lane(Machine *k, const Thread *waits, const Thread *ended);
/* Reports whether two threads wait in the same operation and have the same call stack. */
bool sync_same_place(const Thread *a, const Thread *b);

/* ------------------------------------------------------------------------------------------- race.c */

/* Records an access to offset `off` of the shared memory of block b, and checks it for a race. Accesses to the shared
 * memory of another block are neither checked nor recorded. A strong write advances the clock of the block. writes: the
 * bytes that will be stored, each `step` bytes after the one before it (1, or 0 if all are *writes), or NULL if they
 * are not known; a plain store of the values that are there already is no race with another store. Returns false after
 * an error message. */
bool race_check(Exec *e, Cta *b, uint64_t off, uint64_t bytes, enum AccessMode how, bool strong, const uint8_t *writes,
                unsigned step);
/* Orders what was written before the last strong writes of `bytes` bytes at offset `off` of the block's own shared
 * memory before the next accesses of the thread, as race_check does for a strong load, but checks and records
 * nothing. */
void race_acquire(Exec *e, uint64_t off, uint64_t bytes);
/* As race_check, for an access to global memory at offset `off` of its arena. A strong access advances
 * GlobalRaces.clock. Memory that was allocated after global_race_begin is neither checked nor recorded. */
bool global_race_check(Exec *e, uint64_t off, uint64_t bytes, enum AccessMode how, bool strong, const uint8_t *writes,
                       unsigned step);
/* Allocates an empty shadow of global memory at the start of a launch, in place of the old one. */
void global_race_begin(Machine *k);

/* ------------------------------------------------------------------------------------------- profile.c */

/* Returns an empty profile. */
Profile *profile_new(void);
/* Frees a profile; NULL is allowed. */
void profile_free(Profile *p);
/* Records the access of one thread: operation c, which accesses `bytes` bytes at `at`; more than 16 count as 16. Does
 * nothing without a profile. */
void profile_access(Exec *e, const DecodedOp *c, const MemPlace *at, uint32_t bytes);
/* Records that a thread has executed operation `from`, if that is a branch of the program, and went on at operation
 * `to`. The machine must have a profile. */
void profile_branch(Machine *k, const Thread *t, const FnCode *fn, uint32_t from, uint32_t to);
/* Counts the accesses and branches of a block for which lanes are still missing, and frees its queues. Does nothing if
 * it has none. */
void profile_block_end(Machine *k, Cta *b);
/* Returns the counts of the operation with number `site`, adding them if necessary; valid until the next call. */
SiteCount *profile_site(Profile *p, uint32_t site);

/* ---------------------------------------------------------------------------------- machine.c, schedule.c */

/* Makes a machine for a module in the language of a front end, as machine_new (run.h): allocates and initialises the
 * variables. Returns NULL after an error message. */
Machine *machine_make(Module *m, Diag *d, const RunOptions *options, const FrontEnd *front, const DeviceHooks *device);
/* Returns a pseudo-random number below n, and advances the generator. Returns 0 if n is 0, and always in the default
 * schedule (seed 0). */
uint32_t machine_random(Machine *k, uint32_t n);
/* Fills the parameter memory, and the list of its objects, from k->launch. */
void machine_params_fill(Machine *k);

#endif
