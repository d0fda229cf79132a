/* random [-n N] [-seed S] [-each] [-passes LIST] [-ir] [-schedules] [-print] [-kinds] [-save FILE] [-no-reduce]
 * [-check-facts] [-defined] [-plant TEXT [-alone]] [-KNOB=V] [-ptx PTX] [FILE]: runs random programs unoptimised, after
 * each level, and after single passes (one pass for each program, in turn; all passes with -each). The results of the
 * levels also go through PTX. All executions must leave the same memory, bit for bit.
 *
 * -ptx: runs PTX that another compiler made of FILE, in place of the passes. -passes: runs only these passes; -ir: and
 * not also as PTX. -schedules: interleaves threads differently after the passes. -check-facts: compares the facts of
 * the analyses with every execution of IR (analysis/run/check/check.h). -print: only prints the programs. -kinds: only
 * prints how often the generator made each kind of statement. -save: where the text of the first failing program is
 * written; by default random-SEED.nvir in the current folder. The reducer, which is in the folder of this program,
 * reduces it to random-SEED.small.nvir beside it.
 *
 * -KNOB=V: a knob for the passes of -passes. -plant: appends the text in this file to each program, with choices made
 * (plant.h); -alone: in place of it.
 *
 * FILE: runs this text in place of a generated one, as the reducer does; its first line describes the
 * launch. Exit code 0: no difference; 1: a difference; 2: bad usage; 3: FILE is not a valid program, or
 * fails unoptimised. -defined: or its result depends on what the language leaves open; the generator avoids that, but
 * programs that are made smaller drift there, and then every result is right. */
#include "analysis/knobs.h"
#include "analysis/run/check/check.h"
#include "analysis/run/machine/run.h"
#include "parse/parse.h"
#include "ptx/ptx.h"
#include "tests/harness/random/gen.h"
#include "tests/harness/random/modules.h"
#include "tests/harness/random/plant.h"
#include "tests/harness/random/pool.h"
#include "transform/pipeline.h"

enum { BUF_OUT, BUF_DATA, BUF_TABLE, BUF_ACC, BUF_N, MAX_STEPS = 8000000 }; /* the buffers; limit of an execution */

enum { MAX_ROWS = 2 * 34 };
typedef struct Memory {
    uint8_t at[BUF_N][MAX_ROWS * ROW_BYTES];
} Memory;
typedef struct Options {
    uint64_t n, seed, run_seed;
    const char *passes, *file, *save, *ptx, *plant, *knob;
    bool alone, print, kinds, each, ir, no_reduce, check_facts, defined;
} Options;
typedef struct Totals {
    uint64_t programs, runs, long_ones, steps, ptx, same;
} Totals;

/* Returns the size of a buffer in bytes. */
static uint64_t memory_bytes(const Shape *s, int buffer) {
    static const uint32_t each[] = {ROW_BYTES, ROW_BYTES, BOX_BYTES, 0};
    return buffer == BUF_ACC ? ACC_BYTES : (uint64_t)each[buffer] * s->blocks * s->threads;
}

/* The outcome of a launch. */
enum Outcome { RAN, FAILED, TOO_LONG };

/* Fills the buffers `table` and `data` with their first contents: addresses of rows of `out` and `data`, and random
 * numbers. Returns false if that fails. */
static bool host_fill(Machine *k, const Shape *s, const uint64_t address[BUF_N], uint64_t seed) {
    uint64_t rows = (uint64_t)s->blocks * s->threads;
    bool ok = true;
    for (uint64_t r = 0; r < rows; r++) {
        uint64_t box[4], data[8];
        for (int i = 0; i < 4; i++) box[i] = address[i & 1 ? BUF_DATA : BUF_OUT] + r * ROW_BYTES;
        for (int i = 0; i < 8; i++) data[i] = random_next(&seed) >> (random_next(&seed) & 63);
        ok &= machine_write(k, address[BUF_TABLE] + r * BOX_BYTES, box, sizeof box) &&
              machine_write(k, address[BUF_DATA] + r * ROW_BYTES, data, sizeof data);
    }
    return ok;
}

/* Launches a kernel, with arguments that depend on the seed. Returns false if it is missing, has other parameters, or
 * fails. */
static bool launch(Machine *k, Module *m, const Shape *s, const uint64_t address[BUF_N], const char *name,
                   uint64_t seed) {
    uint8_t param[256] = {0};
    uint64_t offset, bytes, value[8];
    TypeId type;
    SymId kernel = sym_find(m, str_intern(m, name, strlen(name)));
    if (!kernel) return false;
    uint32_t n = (uint32_t)seed & 0xffff;
    for (int i = 0; i < 8; i++) value[i] = random_next(&seed);
    const void *from[] = {&address[BUF_OUT], &address[BUF_DATA], &address[BUF_TABLE], &n, value, &address[BUF_ACC]};
    static const uint32_t size[] = {8, 8, 8, 4, 64, 8};
    for (uint32_t i = 0; i < 6; i++) {
        if (!machine_param(k, kernel, i, &offset, &bytes, &type) || bytes != size[i] || offset + bytes > sizeof param)
            return false;
        memcpy(param + offset, from[i], bytes);
    }
    Launch l = {.kernel = kernel, .grid = {s->blocks, 1, 1}, .block = {s->threads, 1, 1}, .params = param};
    if (s->cluster) l.cluster[0] = s->blocks, l.cluster[1] = l.cluster[2] = 1;
    return machine_launch(k, &l);
}

/* Reads memory; returns false if that fails or some bits are undefined. */
static bool host_read(Machine *k, uint64_t address, uint8_t *to, uint64_t bytes) {
    uint8_t *undefined = mem_alloc(bytes);
    bool ok = machine_read(k, address, to, undefined, bytes);
    for (uint64_t i = 0; i < bytes; i++) ok &= !undefined[i];
    free(undefined);
    return ok;
}

/* Launches the kernels of a program on a machine that has loaded it, and reads the memory that they leave into *mem.
 * Frees the machine. FAILED: also if k is NULL, or some of that memory is undefined. TOO_LONG: after MAX_STEPS. */
static enum Outcome execute(Machine *k, Module *m, const Shape *s, uint64_t seed, Memory *mem, Totals *t) {
    static const char *const name[] = {"out", "data", "table", "acc"};
    if (!k) return FAILED;
    uint64_t address[BUF_N];
    for (int i = 0; i < BUF_N; i++) {
        address[i] = machine_alloc(k, memory_bytes(s, i), name[i]);
        memset(mem->at[i], 0, sizeof mem->at[i]);
        machine_write(k, address[i], mem->at[i], memory_bytes(s, i));
    }
    bool ok = host_fill(k, s, address, seed);
    for (uint32_t i = 0; i < s->kernels && ok; i++) {
        char kernel[16];
        snprintf(kernel, sizeof kernel, "k%u", i);
        ok = launch(k, m, s, address, kernel, seed + i);
    }
    if (ok && sym_find(m, str_intern(m, PLANT_KERNEL, strlen(PLANT_KERNEL))))
        ok = launch(k, m, s, address, PLANT_KERNEL, seed);
    for (int i = 0; i < BUF_N; i++) ok &= host_read(k, address[i], mem->at[i], memory_bytes(s, i));
    uint64_t steps = machine_counts(k)->steps;
    t->steps += steps;
    t->runs++;
    machine_free(k);
    return ok ? RAN : steps >= MAX_STEPS ? TOO_LONG : FAILED;
}

/* Returns the options of an execution in which the seed chooses what is left open, such as the order of threads. */
static RunOptions run_options(uint64_t seed) {
    return (RunOptions){.max_steps = MAX_STEPS, .seed = seed, .out = stdout};
}

/* Parses and verifies a module, whose text ends with NUL; NULL after an error. Sets *source, to which d then refers. */
static Module *load(const Out *text, const char *name, Source *source, Diag *d) {
    *source = (Source){.name = name, .text = text->buf, .size = text->n - 1};
    d->source = source;
    d->errors = 0;
    Module *m = module_parse(source, d, NULL);
    VerifyOptions verify = {.sm = 90};
    if (m && !module_verify(m, &verify)) {
        module_free(m);
        m = NULL;
    }
    return m;
}

/* A knob that is valid for programs of one module only. */
#define WHOLE "whole-program=1"

/* A way to transform a program. level: its passes are those of an -O level, or of -passes without -ir, so that the
 * result also goes through PTX. */
typedef struct RandomWay {
    const char *name, *passes, *knobs;
    bool level;
} RandomWay;

/* Runs the passes of a way on a module, from number `first` on and before number `end`, and verifies the result. Some
 * seeds also verify after each pass, or stress the passes. False after an error; the caller frees *m even then. */
static bool transform_part(Module **m, const RandomWay *w, uint64_t seed, uint32_t first, uint32_t end) {
    Knobs knobs = knobs_default();
    Pipeline line = {0};
    Stats stats = {0};
    char error[256] = "";
    static const enum Stress stress[16] = {[7] = STRESS_CLONE, [11] = STRESS_SHUFFLE}; /* others: STRESS_NONE */
    PipelineOptions o = {.mcpu = "sm_90", .verify_each = seed % 64 == 0, .stress = stress[seed & 15]};
    knobs_set_list(&knobs, w->knobs);
    bool ok = pipeline_parse(&line, w->passes, error, sizeof error);
    if (!ok) fprintf(stderr, "random: %s\n", error);
    uint32_t n = line.use.n < end ? line.use.n : end;
    Pipeline part = {.use = {.at = line.use.at + first, .n = n > first ? n - first : 0}};
    ok = ok && pipeline_run(&part, m, &o, &knobs, &stats) && module_verify(*m, &(VerifyOptions){.sm = 90});
    pipeline_free(&line);
    stats_free(&stats);
    return ok;
}

/* Runs all passes of a way on a module; false after an error. */
static bool transform(Module **m, const RandomWay *w, uint64_t seed) {
    return transform_part(m, w, seed, 0, UINT32_MAX);
}

/* Compares the memory after two executions, except for the boxes, which contain addresses; true if it differs, after
 * printing the first difference. */
static bool differs(const Memory *a, const Memory *b, const Shape *s, const char *what) {
    static const char *const name[] = {"out", "data", "table", "acc"};
    for (int i = 0; i < BUF_N; i++) {
        if (i == BUF_TABLE) continue; /* addresses */
        for (uint64_t k = 0; k < memory_bytes(s, i); k += 8) {
            uint64_t x, y;
            memcpy(&x, a->at[i] + k, 8);
            memcpy(&y, b->at[i] + k, 8);
            if (x == y) continue;
            fprintf(stderr, "%s: %s[%llu] is %016llx, not %016llx\n", what, name[i], (unsigned long long)(k / 8),
                    (unsigned long long)y, (unsigned long long)x);
            return true;
        }
    }
    return false;
}

enum { MAX_LEVELS = 8 };

/* One module of a program. */
typedef struct ReportPart {
    Out text;
    Source source;
    Diag d;
    Module *m; /* unoptimised, after lower-args if the program needs that */
} ReportPart;

/* A program and the memory that it leaves unoptimised. */
typedef struct Trial {
    const Out *text;
    const char *name;
    const Shape *s;
    uint64_t seed;
    const Options *o;
    Totals *t;
    ReportPart part[2]; /* what is compiled: the whole program, or its two modules */
    uint32_t parts;
    bool pool; /* memory can be restored to the state after reading the parts */
    Memory want;
    uint64_t ptx[MAX_LEVELS]; /* hashes of the PTX texts executed so far */
    uint32_t nptx;
} Trial;

/* Executes a program and compares the memory that it leaves; true if it differs, or if the program does not execute to
 * its end. Frees the machine. */
static bool machine_differs(Trial *c, Machine *k, Module *m, const char *what) {
    Memory got;
    bool bad = execute(k, m, c->s, c->seed, &got, c->t) != RAN;
    if (bad) fprintf(stderr, "%s: no longer executes\n", what);
    bad = bad || differs(&c->want, &got, c->s, what);
    return bad;
}

/* Reports whether the same text was executed after another level; notes it otherwise. */
static bool ptx_seen(Trial *c, const Out *ptx) {
    uint64_t hash = ptx->n;
    for (size_t i = 0; i < ptx->n; i++) hash = (hash ^ (unsigned char)ptx->buf[i]) * UINT64_C(0x100000001b3);
    for (uint32_t i = 0; i < c->nptx; i++)
        if (c->ptx[i] == hash) return true;
    if (c->nptx < MAX_LEVELS) c->ptx[c->nptx++] = hash;
    return false;
}

/* Compiles all parts to PTX for a target that the seed chooses, after which they can only be freed. Appends the PTX and
 * a NUL to `ptx`; after an error, appends nothing and returns false. */
static bool ptx_of(Trial *c, Out *ptx) {
    static const char *const target[] = {"", "sm_90", "sm_100", "sm_120"};
    char least[16];
    snprintf(least, sizeof least, "sm_%u", c->s->sm);
    PtxOptions o = {.target = target_find(c->seed >> 2 & 3 ? target[c->seed >> 2 & 3] : least)};
    Out text[2];
    bool ok = true;
    for (uint32_t i = 0; i < c->parts; i++) {
        out_init(&text[i], NULL);
        ok = ok && ptx_emit(c->part[i].m, &o, &text[i]) && text[i].n > 0;
        out_char(&text[i], '\0');
    }
    if (ok && c->parts == 1) out_bytes(ptx, text[0].buf, text[0].n);
    else if (ok) modules_link_ptx(&text[0], &text[1], ptx);
    for (uint32_t i = 0; i < c->parts; i++) out_free(&text[i]);
    return ok;
}

/* Executes PTX and compares the memory that it leaves; true if it differs, or if the PTX cannot be read or executed. */
static bool ptx_text_differs(Trial *c, const Out *ptx, const char *what) {
    Source source = {.name = what, .text = ptx->buf, .size = ptx->n - 1};
    Diag d = {.out = stderr, .source = &source, .limit = 5};
    PtxProgram *p = ptx_program_new(&source, &d);
    if (!p) {
        fprintf(stderr, "%s: the PTX reader rejects the emitted text\n", what);
        return true;
    }
    RunOptions run = run_options(0);
    Machine *k = machine_new_ptx(p, &d, &run);
    c->t->ptx++;
    bool bad = machine_differs(c, k, ptx_program_module(p), what);
    ptx_program_free(p);
    return bad;
}

/* Compiles the parts to PTX, after which they can only be freed. Executes it unless the same text was executed before,
 * and compares; true if memory differs, or if a step fails. */
static bool ptx_differs(Trial *c, const char *what) {
    char of[220];
    Out ptx;
    snprintf(of, sizeof of, "%s, PTX", what);
    out_init(&ptx, NULL);
    bool bad = !ptx_of(c, &ptx);
    if (bad) fprintf(stderr, "%s: not emitted\n", of);
    else if (ptx_seen(c, &ptx)) c->t->same++;
    else bad = ptx_text_differs(c, &ptx, of);
    out_free(&ptx);
    return bad;
}

/* Reads p->text into p->m, and lowers its arguments if the program needs that. Returns false, with p->m NULL, after an
 * error. */
static bool part_read(Trial *c, ReportPart *p) {
    static const RandomWay lower = {"lower-args", "lower-args", "", false};
    p->d = (Diag){.out = stderr, .limit = 5};
    p->m = load(&p->text, c->name, &p->source, &p->d);
    if (p->m && c->s->lower && !transform(&p->m, &lower, 0)) {
        module_free(p->m);
        p->m = NULL;
    }
    return p->m != NULL;
}

/* Frees the modules of the parts, but not their texts. */
static void parts_free(Trial *c) {
    for (uint32_t i = 0; i < c->parts; i++) {
        module_free(c->part[i].m);
        c->part[i].m = NULL;
    }
}

/* Restores the parts to their state after reading, or reads them again; aborts if that fails. */
static void parts_anew(Trial *c) {
    if (c->pool) {
        pool_back();
        for (uint32_t i = 0; i < c->parts; i++)
            c->part[i].d = (Diag){.out = stderr, .limit = 5, .source = &c->part[i].source};
        return;
    }
    for (uint32_t i = 0; i < c->parts; i++)
        if (!part_read(c, &c->part[i])) abort();
}

/* Returns the facts of the module that -check-facts compares with its execution; half of the programs as the
 * whole program that they are. NULL without the option. */
static Checker *facts_of(const Trial *c, Module *m, AliasLog *log) {
    Knobs knobs = knobs_default();
    knobs.whole_program = c->seed & 1;
    return c->o->check_facts ? checker_new(m, &knobs, log) : NULL;
}

/* Executes a module and compares; true if memory differs, or if a fact or an answer in the log does not hold. */
static bool module_differs(Trial *c, Module *m, Diag *d, AliasLog *log, const char *what) {
    RunOptions run = run_options(c->o->run_seed ? c->seed : 0);
    run.check = facts_of(c, m, log);
    bool bad = machine_differs(c, machine_new(m, d, &run), m, what);
    checker_free(run.check);
    return bad;
}

/* Links the parts, executes them and compares; true if memory differs, or if they cannot be linked. */
static bool linked_differs(Trial *c, const char *what) {
    ReportPart *p = &c->part[0];
    if (c->parts == 1) return module_differs(c, p->m, &p->d, NULL, what);
    ReportPart all = {.d = {.out = stderr, .limit = 5}};
    Out text[2];
    out_init(&all.text, NULL);
    for (uint32_t i = 0; i < 2; i++) {
        out_init(&text[i], NULL);
        module_print(c->part[i].m, &text[i]);
        out_char(&text[i], '\0');
    }
    modules_link(&text[0], &text[1], &all.text);
    all.m = load(&all.text, what, &all.source, &all.d);
    bool bad = !all.m || module_differs(c, all.m, &all.d, NULL, what);
    if (!all.m) fprintf(stderr, "%s: cannot be linked\n", what);
    module_free(all.m);
    out_free(&all.text);
    for (uint32_t i = 0; i < 2; i++) out_free(&text[i]);
    return bad;
}

/* Runs a part of the passes of a way on a program of one part, and the next pass on a copy; then checks what that pass
 * was answered about aliases, and all facts, by executing the module before it. True if something differs, or a pass
 * fails. */
static bool facts_differ(Trial *c, const RandomWay *way) {
    char what[220];
    AliasLog log = {0};
    ReportPart before = {.d = {.out = stderr, .limit = 5}}, after = before;
    uint32_t at = way->level ? (uint32_t)(c->seed / 7 % 40) : 0;
    parts_anew(c);
    ReportPart *p = &c->part[0];
    p->d.quiet = true;
    out_init(&before.text, NULL);
    bool ok = transform_part(&p->m, way, c->seed, 0, at);
    p->d.quiet = false;
    if (ok) module_print(p->m, &before.text);
    out_char(&before.text, '\0');
    snprintf(what, sizeof what, "%s inside of %s, before pass %u", c->name, way->name, at);
    after.m = ok ? load(&before.text, what, &after.source, &after.d) : NULL;
    if (after.m) {
        after.m->alias_log = &log;
        after.d.quiet = true;
        ok = transform_part(&after.m, way, c->seed & ~UINT64_C(15), at, at + 1);
    }
    before.m = after.m && ok ? load(&before.text, what, &before.source, &before.d) : NULL;
    if (!before.m) fprintf(stderr, "%s: a pass reports an error\n", what);
    bool bad = !before.m || module_differs(c, before.m, &before.d, &log, what);
    if (after.m) module_free(after.m);
    if (before.m) module_free(before.m);
    alias_log_free(&log);
    out_free(&before.text);
    if (!c->pool) parts_free(c);
    return bad;
}

/* Transforms the program in one way, executes it, also as PTX for a level, and compares; true if memory
 * differs, or if a step fails. */
static bool way_differs(Trial *c, const RandomWay *way) {
    char what[200];
    snprintf(what, sizeof what, "%s after %s", c->name, way->name);
    parts_anew(c);
    bool ok = true;
    for (uint32_t i = 0; i < c->parts && ok; i++) {
        c->part[i].d.quiet = true; /* no warnings of the passes */
        ok = transform(&c->part[i].m, way, c->seed);
        c->part[i].d.quiet = false;
    }
    if (!ok) fprintf(stderr, "%s: a pass reports an error\n", what);
    bool bad = !ok || linked_differs(c, what);
    bad = bad || (way->level && ptx_differs(c, what));
    if (!c->pool) parts_free(c);
    return bad;
}

/* Appends a list of passes that remove what a result may not depend on, and a NUL. It leaves out those whose names
 * own_passes() has: they may be the passes under test. */
static void sound_passes(Out *o) {
    static const char *const name[] = {"sroa", "cse", "sccp", "load-elim", "dse", "simplifycfg", "dce", "globaldce"};
    for (uint32_t i = 0; i < sizeof name / sizeof *name; i++) {
        bool own = false;
        for (const PassRow *row = own_passes(); row->name; row++) own |= !strcmp(row->name, name[i]);
        if (!own) out_format(o, "%s%s", o->n ? "," : "", name[i]);
    }
    out_char(o, '\0');
}

/* Reports whether the result is c->want whatever the language leaves open: the order of threads, the addresses of
 * memory, the value of undefined bits that are frozen (all of which another seed changes), and what unused objects
 * leave at an address that is made of a number (which sound passes remove). No thread may race with another one. */
static bool is_defined(Trial *c) {
    enum { WAYS = 3 };
    Out passes;
    bool ok = true;
    out_init(&passes, NULL);
    sound_passes(&passes);
    RandomWay way = {"sound passes", passes.buf, "", false};
    for (uint32_t i = 0; i < WAYS && ok; i++) {
        ReportPart whole = {.text = *c->text};
        RunOptions run = run_options(i);
        run.global_races = true;
        ok = part_read(c, &whole) && (i > 0 || transform(&whole.m, &way, 0));
        ok = ok && !machine_differs(c, machine_new(whole.m, &whole.d, &run), whole.m, "under another choice");
        if (whole.m) module_free(whole.m);
    }
    out_free(&passes);
    return ok;
}

/* Executes the unoptimised program, after lower-args if the program needs that first, and stores the memory that it
 * leaves in c->want. */
static enum Outcome first_run(Trial *c) {
    RunOptions run = run_options(0);
    ReportPart whole = {.text = *c->text}, *p = c->parts == 1 && c->part[0].m ? &c->part[0] : &whole;
    if (p == &whole && !part_read(c, p)) {
        fprintf(stderr, "%s: is not valid\n", c->name);
        return FAILED;
    }
    run.check = facts_of(c, p->m, NULL);
    enum Outcome r = execute(machine_new(p->m, &p->d, &run), p->m, c->s, c->seed, &c->want, c->t);
    checker_free(run.check);
    if (r == FAILED) fprintf(stderr, "%s: fails unoptimised\n", c->name);
    if (p == &whole) module_free(p->m);
    return r;
}

/* Reads the parts to compile and saves all memory; without a pool, frees the modules again. Returns false after a
 * message if a part is not valid. */
static bool parts_begin(Trial *c) {
    bool two = modules_two(c->text);
    c->parts = two ? 2 : 1;
    for (uint32_t i = 0; i < c->parts; i++) {
        out_init(&c->part[i].text, NULL);
        if (two) modules_split(c->text, i == 1, &c->part[i].text);
        else out_bytes(&c->part[i].text, c->text->buf, c->text->n);
        if (!part_read(c, &c->part[i])) {
            fprintf(stderr, "%s: is not valid as a separate module\n", c->name);
            return false;
        }
    }
    c->pool = pool_mark();
    if (!c->pool) parts_free(c);
    return true;
}

/* Executes the PTX of option -ptx, which another compiler made of the program, and compares; true if memory
 * differs, or if the PTX cannot be read. */
static bool foreign_differs(Trial *c) {
    Source source;
    Diag d = {.out = stderr, .limit = 5};
    Out text;
    if (!source_read(c->o->ptx, &source, &d)) return true;
    out_init(&text, NULL);
    out_bytes(&text, source.text, source.size + 1);
    source_free(&source);
    bool bad = ptx_text_differs(c, &text, c->o->ptx);
    out_free(&text);
    return bad;
}

/* Checks a program in all ways that this seed selects. Returns 0 if nothing differs, 1 if something does, 3 if it is
 * not a valid program, does not execute unoptimised, or with -defined leaves its result open; a generated one that only
 * takes too long gives 0. */
static int check(const Out *text, const char *name, const Shape *s, uint64_t seed, const RandomWay *way, uint32_t nway,
                 const Options *o, Totals *t) {
    Trial c = {.text = text, .name = name, .s = s, .seed = seed, .o = o, .t = t};
    if ((uint64_t)s->blocks * s->threads > MAX_ROWS) {
        fprintf(stderr, "%s: the blocks have more than %d threads together\n", name, MAX_ROWS);
        return 3;
    }
    enum Outcome first = parts_begin(&c) ? first_run(&c) : FAILED;
    int result = first == RAN && (!o->defined || is_defined(&c)) ? 0 : 3;
    t->programs += first == RAN;
    t->long_ones += first == TOO_LONG;
    if (first == TOO_LONG && !o->file) result = 0;
    if (first == RAN && o->ptx) result = foreign_differs(&c);
    for (uint32_t i = 0; i < nway && first == RAN && !result && !o->ptx; i++) {
        bool seen = c.parts == 1 || strcmp(way[i].knobs, WHOLE);
        if (!seen || !(way[i].level || o->each || (i + seed) % nway == 0)) continue;
        result = way_differs(&c, &way[i]) || (o->check_facts && c.parts == 1 && facts_differ(&c, &way[i]));
    }
    if (c.pool) {
        pool_back();
        parts_free(&c);
    }
    for (uint32_t i = 0; i < c.parts; i++) out_free(&c.part[i].text);
    return result;
}

/* Returns the ways of a run, *count of them, for the caller to free: the passes of -passes; or else the levels that
 * differ in their passes or knobs, each pass alone, and -O2 for a whole program. */
static RandomWay *ways(const Options *o, uint32_t *count) {
    static const char *const level[] = {"O1", "O0", "Ofcmid", "O2", "O3", "Ofcmax"};
    RandomWay *way = mem_alloc((2 * level_count + pass_count + 1) * sizeof *way);
    uint32_t n = 0;
    if (o->passes) {
        way[0] = (RandomWay){o->passes, o->passes, o->knob ? o->knob : "", !o->ir};
        return *count = 1, way;
    }
    for (uint32_t i = 0; i < sizeof level / sizeof *level; i++) {
        const LevelRow *row = level_find(level[i]);
        bool seen = false;
        for (uint32_t j = 0; j < n; j++)
            seen |= !strcmp(way[j].passes, row->passes) && !strcmp(way[j].knobs, row->knobs);
        if (!seen) way[n++] = (RandomWay){level[i], row->passes, row->knobs, true};
    }
    for (uint32_t k = 0; k < pass_count; k++)
        if (strcmp(pass_table[k].name, "print") && strcmp(pass_table[k].name, "verify"))
            way[n++] = (RandomWay){pass_table[k].name, pass_table[k].name, "", false};
    way[n++] = (RandomWay){"memory-space-opt<second-time>", "memory-space-opt<second-time>", "", false};
    way[n++] = (RandomWay){"O2 whole", level_find("O2")->passes, WHOLE, true};
    return *count = n, way;
}

/* Prints how the program is called, and returns the exit code for a wrong call. */
static int usage(void) {
    fprintf(stderr,
            "usage: random [-n N] [-seed S] [-each] [-passes LIST] [-ir] [-schedules] [-print] [-kinds] [-save FILE] "
            "[-no-reduce] [-check-facts] [-defined] [-plant TEXT [-alone]] [-KNOB=VALUE] [-ptx PTX] [FILE]\n");
    return 2;
}

/* Writes a text without the NUL at its end to a file, or to standard output if path is NULL. Returns false if that
 * fails. */
static bool save(const Out *text, const char *path) {
    FILE *f = path ? fopen(path, "wb") : stdout;
    if (!f) return false;
    bool ok = fwrite(text->buf, 1, text->n - 1, f) == text->n - 1;
    return (path ? fclose(f) == 0 : true) && ok;
}

/* Writes the text of a failing program, and runs the reducer on it unless -no-reduce forbids it. self: argv[0]. */
static void keep_failure(const Options *o, const Out *text, uint64_t seed, const char *self) {
    char path[64], command[512];
    const char *slash = strrchr(self, '/'), *file = o->save ? o->save : path;
    int dir = slash ? (int)(slash - self) : 1;
    snprintf(path, sizeof path, "random-%llu.nvir", (unsigned long long)seed);
    if (!save(text, file)) {
        fprintf(stderr, "random: cannot write %s\n", file);
        return;
    }
    fprintf(stderr, "written: %s\n", file);
    int n = snprintf(command, sizeof command, "'%.*s/reduce' -o '%.*s.small.nvir' '%s' '%s'%s", dir, slash ? self : ".",
                     (int)(strlen(file) - (strlen(file) > 5 ? 5 : 0)), file, file, self, o->each ? " -each" : "");
    if (o->no_reduce || n < 0 || n >= (int)sizeof command) return;
    fflush(stdout);
    if (system(command)) fprintf(stderr, "random: not reduced\n");
}

/* Checks the program in a file, whose first line describes the launch. Returns the exit code: that of check(), 2 if the
 * file cannot be read, or 3 if the first line is another one. */
static int from_file(const Options *o, const RandomWay *way, uint32_t nway) {
    Source source;
    Diag d = {.out = stderr, .limit = 5};
    Totals t = {0};
    unsigned long long seed;
    Shape s;
    Out text;
    if (!source_read(o->file, &source, &d)) return 2;
    out_init(&text, NULL);
    out_bytes(&text, source.text, source.size + 1);
    source_free(&source);
    int code = 3;
    if (sscanf(text.buf,
               "; program %llu: %u blocks of %u threads, %u kernels, lower-args "
               "%u, cluster %u, sm %u",
               &seed, &s.blocks, &s.threads, &s.kernels, &s.lower, &s.cluster, &s.sm) == 7)
        code = check(&text, o->file, &s, seed, way, nway, o, &t);
    else fprintf(stderr, "%s: the first line is not '; program SEED: ...'\n", o->file);
    out_free(&text);
    return code;
}

int main(int argc, char **argv) {
    Options o = {.n = 1000, .seed = 1};
    Knobs knobs = knobs_default(); /* only to check the names and values of knobs */
    for (int i = 1; i < argc; i++) {
        bool more = i + 1 < argc;
        if (!strcmp(argv[i], "-n") && more) o.n = strtoull(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-seed") && more) o.seed = strtoull(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-passes") && more) o.passes = argv[++i];
        else if (!strcmp(argv[i], "-save") && more) o.save = argv[++i];
        else if (!strcmp(argv[i], "-ptx") && more) o.ptx = argv[++i];
        else if (!strcmp(argv[i], "-plant") && more) o.plant = argv[++i];
        else if (!strcmp(argv[i], "-schedules")) o.run_seed = 1;
        else if (!strcmp(argv[i], "-each")) o.each = true;
        else if (!strcmp(argv[i], "-ir")) o.ir = true;
        else if (!strcmp(argv[i], "-check-facts")) o.check_facts = true;
        else if (!strcmp(argv[i], "-alone")) o.alone = true;
        else if (!strcmp(argv[i], "-print")) o.print = true;
        else if (!strcmp(argv[i], "-kinds")) o.kinds = true;
        else if (!strcmp(argv[i], "-no-reduce")) o.no_reduce = true;
        else if (!strcmp(argv[i], "-defined")) o.defined = true;
        else if (argv[i][0] == '-' && strchr(argv[i], '=') && knob_set(&knobs, argv[i]) == KNOB_SET)
            o.knob = argv[i] + 1;
        else if (argv[i][0] != '-' && !o.file) o.file = argv[i];
        else return usage();
    }
    static char buffer[BUFSIZ]; /* must not be in the pool */
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    uint32_t nway;
    RandomWay *way = ways(&o, &nway); /* before pool_begin, so that it stays */
    if (o.file) return from_file(&o, way, nway);
    Totals t = {0};
    uint64_t failed = 0, begin = stats_clock();
    for (uint64_t i = 0; i < o.n && failed < 20; i++) {
        Out text;
        char name[40];
        pool_begin();
        uint64_t seed = o.seed + i;
        out_init(&text, NULL);
        Shape s = program_generate(&text, seed);
        if (o.alone) plant_alone(&text, &s);
        if (o.plant && !plant_append(&text, o.plant, seed)) return 2;
        out_char(&text, '\0');
        snprintf(name, sizeof name, "program %llu", (unsigned long long)seed);
        if (o.kinds) {
            /* only counted */
        } else if (o.print) {
            save(&text, o.save);
        } else if (check(&text, name, &s, seed, way, nway, &o, &t)) {
            if (!failed++) keep_failure(&o, &text, seed, argv[0]);
        }
        out_free(&text);
    }
    if (o.kinds) kinds_print(stdout);
    else if (!o.print)
        printf("%llu programs (%llu too long), %llu executions of %llu steps, %llu of them PTX (%llu equal "
               "texts), %llu failed, %.1f s\n",
               (unsigned long long)t.programs, (unsigned long long)t.long_ones, (unsigned long long)t.runs,
               (unsigned long long)t.steps, (unsigned long long)t.ptx, (unsigned long long)t.same,
               (unsigned long long)failed, (double)(stats_clock() - begin) / 1e9);
    free(way);
    return failed ? 1 : 0;
}
