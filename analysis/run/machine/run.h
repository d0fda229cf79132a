/* run.h: executes kernels on the CPU, with a memory that checks every access.
 *
 *   Machine ── the memory of one device and one module: global and constant arenas, symbols in their places
 *     └─ launch: grid ─ blocks ─ warps of 32 ─ threads, each a resumable interpreter of decoded functions
 *
 * Every byte knows whether it belongs to a live object and which of its bits were ever given a value. An
 * access that breaks a rule stops the launch with a message: thread, source line, object. docs/execution.md
 * describes machine and memory.
 */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_RUN_H
#define NVIR_ANALYSIS_RUN_MACHINE_RUN_H

#include "ir/ir.h"

typedef struct Machine Machine;

/* What a machine counts, from its making on. Spaces by enum RunSpace: where the accessed byte really was. */
enum RunSpace { RUN_GLOBAL, RUN_SHARED, RUN_CONST, RUN_LOCAL, RUN_PARAM, RUN_SPACES };
extern const char *const run_space_name[RUN_SPACES];
/* As whole warps see a space, if RunOptions.counts asks: accesses of a warp, sectors of 32 bytes moved
 * (global
 * and local memory), passes lost to bank conflicts (shared memory), cycles by a table of latencies. */
typedef struct RunWarp { uint64_t accesses, sectors, conflicts, cycles; } RunWarp;
typedef struct RunCounts {
    uint64_t steps;                          /* instructions of the decoded code */
    uint64_t load[2][RUN_SPACES];            /* [1]: through a generic address */
    uint64_t store[2][RUN_SPACES];
    uint64_t atomic[2][RUN_SPACES];
    uint64_t cvta, isspacep, barrier, warp_op, call;
    RunWarp warp[RUN_SPACES];
} RunCounts;
enum RunCounting { COUNT_PLAIN, COUNT_WARPS, COUNT_LINES };      /* each counts what the former do,
    and more */

typedef struct RunOptions {
    uint64_t seed;              /* 0: the plain schedule; else another interleaving, other window bases */
    uint64_t max_steps;         /* per launch; 0 = no limit */
    bool no_races;              /* do not look for races on shared memory */
    bool global_races;          /* look for races on global memory, too */
    bool trace;                 /* print what one thread executes */
    uint32_t trace_block[3], trace_thread[3];
    uint8_t counts;             /* enum RunCounting */
    FILE *out;                  /* where vprintf and the trace write */
} RunOptions;

/* The module must have been verified; it and `d` must outlive the machine. NULL, with a message, if the
 * symbols do not fit. */
Machine *machine_new(Module *m, Diag *d, const RunOptions *options);
/* PTX, of anybody: its symbols are in a module without bodies. NULL after errors, which `d` has received. The
 * source must outlive it, and it the machine. */
typedef struct PtxProgram PtxProgram;
bool source_is_ptx(const Source *source);
PtxProgram *ptx_program_new(const Source *source, Diag *d);
void ptx_program_free(PtxProgram *p);
Module *ptx_program_module(PtxProgram *p);
Machine *machine_new_ptx(PtxProgram *p, Diag *d, const RunOptions *options);
void machine_free(Machine *k);
/* Decodes every function, and has the Diag told of each what cannot be executed; false if there is such a
 * one. */
bool machine_check(Machine *k);
const RunCounts *machine_counts(const Machine *k);
/* Has a launch had the thread that RunOptions.trace asks for? */
bool machine_traced(const Machine *k);
/* By source line, in order: for each line with something to tell, calls f. After COUNT_LINES. */
typedef struct LineCounts { uint64_t steps, accesses, generic, sectors, conflicts, cycles; } LineCounts;
void machine_lines(const Machine *k, void (*f)(void *context, uint32_t line, const LineCounts *c),
    void *context);

/* Host side of the memory. Addresses are generic ones. */
/* global memory, undefined contents, aligned to 256 */
uint64_t machine_alloc(Machine *k, uint64_t bytes, const char *name);
/* false: not inside one object */
bool machine_write(Machine *k, uint64_t address, const void *from, uint64_t bytes);
/* `undefined`, of the same size, receives the masks of the bits that nobody has given a value; they read as
 * 0. */
bool machine_read(Machine *k, uint64_t address, void *to, void *undefined, uint64_t bytes);
/* a global or constant variable */
bool machine_symbol(Machine *k, const char *name, uint64_t *address, uint64_t *bytes);

/* A texture or surface over a buffer: texels of `channels` values of `bytes` bytes, kind 'f', 'i' or 'u'.
 * size:
 * of an array, the last one is the number of layers; what there is not is 1. */
enum { TEXTURE_CLAMP, TEXTURE_BORDER, TEXTURE_WRAP, TEXTURE_MIRROR };
typedef struct RunTexture {
    uint64_t address;
    uint32_t size[3];
    uint8_t bytes, channels, mode;
    char kind;
    bool linear, normalized, unit, surface;    /* normalized: coordinates; unit: integers read as 0 .. 1 */
} RunTexture;
uint64_t machine_texture(Machine *k, const RunTexture *t);     /* its handle */

/* Parameter i of a kernel: its place in the parameter buffer. False beyond the last one. */
bool machine_param(Machine *k, SymId kernel, uint32_t i, uint64_t *offset, uint64_t *bytes, TypeId *type);

typedef struct Launch {
    SymId kernel;
    uint32_t grid[3], block[3], cluster[3];      /* cluster 0: as the kernel says, else 1 */
    uint64_t shared;                             /* bytes of dynamic shared memory */
    const uint8_t *params;                       /* laid out as machine_param says */
} Launch;
/* false after an error, which the Diag has received */
bool machine_launch(Machine *k, const Launch *launch);

#endif
