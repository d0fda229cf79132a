/* run.h: executes kernels on the CPU with a memory that checks every access.
 *
 *   Machine ── one device and one module: global and constant memory, the variables of the module
 *     └─ launch: grid ─ blocks ─ warps of 32 ─ threads, each a resumable interpreter of decoded functions
 *
 * Shadow memory records for every byte whether it belongs to a live object, and which of its bits are
 * defined. An access that violates a rule stops the launch with a message: thread, source line, object.
 * docs/execution.md describes the machine and the memory.
 */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_RUN_H
#define NVIR_ANALYSIS_RUN_MACHINE_RUN_H

#include <signal.h>

#include "ir/ir.h"

typedef struct Machine Machine;
typedef struct Checker Checker; /* check/check.h */

/* The counts of a machine, over all its launches. enum RunSpace is the space of the accessed byte, not of the
 * pointer. */
enum RunSpace { RUN_GLOBAL, RUN_SHARED, RUN_CONST, RUN_LOCAL, RUN_PARAM, RUN_SPACES };
extern const char *const run_space_name[RUN_SPACES];
/* The accesses of whole warps to a space, if RunOptions.counts is COUNT_WARPS or more: accesses, sectors of
 * 32 bytes moved (global and local memory), passes added by bank conflicts (shared memory), cycles by a table
 * of latencies. */
typedef struct RunWarp {
    uint64_t accesses, sectors, conflicts, cycles;
} RunWarp;
/* How far a fence reaches; that of a cluster counts as FENCE_DEVICE. */
enum FenceScope { FENCE_BLOCK, FENCE_DEVICE, FENCE_SYSTEM, FENCE_SCOPES };
extern const uint16_t fence_cycles[FENCE_SCOPES]; /* of a warp, see profile.c */
typedef struct RunCounts {
    uint64_t steps; /* decoded operations executed: one or more for an instruction of the program */
    /* instructions of the program executed, a guarded one also where its guard is false; needs COUNT_WARPS */
    uint64_t instructions;
    uint64_t load[2][RUN_SPACES]; /* [1]: through a generic address */
    uint64_t store[2][RUN_SPACES];
    uint64_t atomic[2][RUN_SPACES];
    uint64_t cvta, isspacep, barrier, warp_op, call, fence[FENCE_SCOPES];
    RunWarp warp[RUN_SPACES];
} RunCounts;
/* Each level counts more than the previous one. */
enum RunCounting { COUNT_PLAIN, COUNT_WARPS, COUNT_LINES };

/* The default of nvir-run for RunOptions.max_steps: a minute or two. */
#define MAX_STEPS_DEFAULT UINT64_C(20000000000)

typedef struct RunOptions {
    uint64_t seed;      /* 0: the default schedule; else another interleaving, other windows, other frozen bits */
    uint64_t max_steps; /* per launch; 0 = no limit */
    /* becomes true when the launch is to stop, from a signal handler; NULL: never */
    const volatile sig_atomic_t *interrupt;
    bool no_races;     /* do not check for races on shared memory */
    bool no_synccheck; /* do not check that all threads take part in barriers and operations of a warp */
    bool global_races; /* check for races on global memory */
    bool trace;        /* print the instructions that one thread executes */
    uint32_t trace_block[3], trace_thread[3];
    uint8_t counts; /* enum RunCounting */
    FILE *out;      /* receives the output of vprintf and of the trace */
    Checker *check; /* the facts of the module of IR that are checked; NULL: none. Borrowed. */
} RunOptions;

/* Makes a machine for a module of IR. The module must have been verified; it and `d` must outlive the
 * machine. Returns NULL after an error message. */
Machine *machine_new(Module *m, Diag *d, const RunOptions *options);
/* A program in PTX, from any compiler: its symbols are a module without bodies. The source must outlive the
 * program, and the program its machine. */
typedef struct PtxProgram PtxProgram;
/* Reports whether a source is PTX: whether its first token is .version. */
bool source_is_ptx(const Source *source);
/* Parses the text and declares its symbols; the functions are decoded later. Returns NULL after error messages. */
PtxProgram *ptx_program_new(const Source *source, Diag *d);
void ptx_program_free(PtxProgram *p);
/* Returns the module of the symbols, which the program owns. */
Module *ptx_program_module(PtxProgram *p);
/* Makes a machine for a program in PTX, and stores the initialisers of its variables. Returns NULL after error
 * messages. */
Machine *machine_new_ptx(PtxProgram *p, Diag *d, const RunOptions *options);
/* Frees a machine; NULL is not allowed. */
void machine_free(Machine *k);
/* Decodes every function that has a body, and prints an error message for each that cannot be executed. Returns false
 * if there is one. Executes nothing. */
bool machine_check(Machine *k);
/* Returns the counts so far. They live as long as the machine, and later launches add to them. */
const RunCounts *machine_counts(const Machine *k);
/* Reports whether a launch had the thread that RunOptions.trace names. */
bool machine_traced(const Machine *k);
typedef struct LineCounts {
    uint64_t steps, accesses, generic, sectors, conflicts, cycles;
    uint64_t divergent; /* branches that the lanes of a warp took to different places */
} LineCounts;
/* A line of the source that debug information names, else of the program; text: `size` bytes, none if the file cannot
 * be read. */
typedef struct RunLine {
    const char *file, *text;
    uint32_t line;
    size_t size;
} RunLine;
/* Calls f for each line that was executed, ordered by file and number. Requires COUNT_LINES; without it, or if the
 * module has no text, no line counts as executed. program: the lines are those of the program, even if debug
 * information names lines of its source. */
void machine_lines(const Machine *k, bool program, void (*f)(void *context, const RunLine *line, const LineCounts *c),
                   void *context);

/* The host side of the memory. Addresses are generic. */
/* Allocates global memory with undefined contents, aligned to 256 bytes, and returns its address. `name` is used in
 * messages and is copied. The memory lives as long as the machine. */
uint64_t machine_alloc(Machine *k, uint64_t bytes, const char *name);
/* As machine_alloc, for memory that is filled with zeros. */
uint64_t machine_alloc_zero(Machine *k, uint64_t bytes, const char *name);
/* Copies bytes to global or constant memory, also to constant variables; they become defined. Returns false if they
 * are not inside one object. */
bool machine_write(Machine *k, uint64_t address, const void *from, uint64_t bytes);
/* Copies bytes from global or constant memory. `undefined`, of the same size, receives the masks of the undefined bits,
 * which are read as 0. Returns false if the bytes are not inside one object. */
bool machine_read(Machine *k, uint64_t address, void *to, void *undefined, uint64_t bytes);
/* Finds a global or constant variable by the name of its symbol, without @: sets *address to its generic address and
 * *bytes to its size. Returns false if there is none; the name of an alias finds none. */
bool machine_symbol(Machine *k, const char *name, uint64_t *address, uint64_t *bytes);

/* A texture or surface over a buffer: texels of `channels` values of `bytes` bytes, kind 'f', 'i' or 'u'.
 * size: a missing dimension is 1; the last dimension of an array is the number of its layers. */
enum { TEXTURE_CLAMP, TEXTURE_BORDER, TEXTURE_WRAP, TEXTURE_MIRROR };
typedef struct RunTexture {
    uint64_t address;
    uint32_t size[3];
    uint8_t bytes, channels, mode;
    char kind;
    bool linear, surface;
    bool normalized, unit; /* coordinates in 0 .. 1; integers are read as 0 .. 1 */
} RunTexture;
/* Adds a texture or surface, of which it copies the description, and returns its handle. */
uint64_t machine_texture(Machine *k, const RunTexture *t);

/* Finds the offset, size and type of parameter i, from 0, in the parameter buffer of a kernel; for a byval parameter,
 * of the object itself. Returns false if there is no parameter i; the results are then undefined. */
bool machine_param(Machine *k, SymId kernel, uint32_t i, uint64_t *offset, uint64_t *bytes, TypeId *type);

typedef struct Launch {
    SymId kernel;
    uint32_t grid[3], block[3], cluster[3]; /* cluster[0] 0: the size declared by the kernel, else 1 */
    uint64_t shared;                        /* bytes of dynamic shared memory */
    const uint8_t *params;                  /* in the layout of machine_param */
} Launch;
/* Executes a kernel to its end. launch->params must live that long. Returns false after an error message; the memory
 * then has what was stored until then. */
bool machine_launch(Machine *k, const Launch *launch);

#endif
