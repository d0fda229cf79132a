/* bench: measures speed and size, and compares with LLVM's tools if they are installed. Prints a table in
 * Markdown and writes it to build/results.md, which `make bench` completes and moves to bench/results.md.
 *
 *    build/bench               everything
 *    build/bench generate N    prints a module of N instructions
 *    build/bench shape NAME N  prints a module of a shape
 *    build/bench shapes        only the scaling of shapes, to bench/scale.md
 *    build/bench speed FILE... only -O2 against other compilers, on these modules (bench/speed)
 *    build/bench execute       only the executor, to bench/execute.md
 *
 * Everything is measured in one run on one machine: the CPU time of this process for parts of the compiler;
 * wall clock, CPU time and peak memory of child processes for programs. Of several runs the best one counts,
 * because disturbances only make a run longer.
 */
#define _DEFAULT_SOURCE /* wait4 */
#include <fcntl.h>
#include <math.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "analysis/knobs.h"
#include "bench/generate.h"
#include "bench/shapes.h"
#include "parse/parser.h"
#include "ptx/ptx.h"
#include "transform/pipeline.h"

extern char **environ;

/* Returns a time in seconds. */
static double seconds_of(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec * 1e-6; }

/* Returns the seconds of CPU time that this process has taken. */
static double cpu_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* Returns the seconds since some fixed moment. */
static double wall_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* ----------------------------------------------------------------------------- the parts, in this process */

enum BenchPart { PART_LEX, PART_PARSE, PART_PRINT, PART_PIPE, PART_COUNT };
static const char *const part_name[PART_COUNT] = {"lex", "parse", "parse, print", "parse, verify, -O0, print PTX"};

/* Runs a part of the compiler once over a text, and drops the result. Ends the program if the text is rejected. */
static void run_part(enum BenchPart part, const Source *source) {
    Diag diag = {.out = stderr, .source = source, .limit = 20};
    if (part == PART_LEX) {
        Parser p = {.text = source->text,
                    .size = (uint32_t)source->size,
                    .cur = (const unsigned char *)source->text,
                    .d = &diag};
        keywords_build(&p.keywords);
        do token_next(&p);
        while (p.tok.kind != TK_EOF);
        return;
    }
    Module *m = module_parse(source, &diag, NULL);
    Out out;
    out_init(&out, NULL);
    bool ok = m != NULL;
    if (ok && part == PART_PRINT) module_print(m, &out);
    if (ok && part == PART_PIPE) {
        Knobs knobs = knobs_default();
        Pipeline line = {0};
        Stats stats = {0};
        PipelineOptions options = {.mcpu = "sm_90"};
        PtxOptions ptx = {.target = target_find("sm_90"), .fmad = true};
        char error[256];
        VerifyOptions verify = {.sm = 90};
        ok = pipeline_parse(&line, level_find("O0")->passes, error, sizeof error) && module_verify(m, &verify) &&
             pipeline_run(&line, &m, &options, &knobs, &stats) && ptx_emit(m, &ptx, &out);
        pipeline_free(&line);
        stats_free(&stats);
    }
    if (!ok) {
        fprintf(stderr, "bench: the generated module is rejected\n");
        exit(1);
    }
    out_free(&out);
    module_free(m);
}

/* Returns the best CPU time, in seconds, of at least five runs of a part over the text. Small texts are repeated
 * more often, until the clock can measure them; after 20 seconds there are no more runs. */
static double time_part(enum BenchPart part, const Source *source) {
    double best = INFINITY, spent = 0;
    for (int round = 0; round < 5 || spent < 0.3; round++) {
        double begin = cpu_now();
        run_part(part, source);
        double took = cpu_now() - begin;
        spent += took;
        best = took < best ? took : best;
        if (spent > 20) break;
    }
    return best;
}

/* Returns a generated module of at least that many instructions, whose text the caller frees. Sets *exact to their
 * number. */
static Source generated(uint64_t instructions, uint64_t *exact) {
    Out o;
    out_init(&o, NULL);
    *exact = generate_module(&o, instructions);
    size_t size = o.n;
    out_char(&o, '\0');
    return (Source){.name = "generated.ll", .text = o.buf, .size = size};
}

/* ------------------------------------------------------------------------------------------- programs */

/* The measurements of a child process, times in seconds. */
typedef struct Run {
    double wall, cpu;
    long peak_kib;
    bool ok; /* it was started, and its exit code was 0 */
} Run;

/* Runs a program, found in PATH, and waits for it. Returns its times and peak memory. */
static Run run_program(char *const *argv) {
    struct rusage before, after, own;
    getrusage(RUSAGE_CHILDREN, &before);
    double begin = wall_now();
    pid_t child;
    int status = -1;
    if (posix_spawnp(&child, argv[0], NULL, NULL, argv, environ)) return (Run){.ok = false};
    wait4(child, &status, 0, &own);
    Run r = {.wall = wall_now() - begin, .ok = status == 0};
    getrusage(RUSAGE_CHILDREN, &after);
    r.cpu = seconds_of(after.ru_utime) - seconds_of(before.ru_utime) + seconds_of(after.ru_stime) -
            seconds_of(before.ru_stime);
    r.peak_kib = own.ru_maxrss;
    return r;
}

/* Runs a command in a shell. The time of the shell counts as well. */
static Run run_command(const char *command) {
    return run_program((char *[]){"sh", "-c", (char *)(uintptr_t)command, NULL});
}

/* Returns the better times of two runs, and the larger peak; ok if both are. */
static Run run_better(Run a, Run b) {
    return (Run){.wall = a.wall < b.wall ? a.wall : b.wall,
                 .cpu = a.cpu < b.cpu ? a.cpu : b.cpu,
                 .peak_kib = a.peak_kib > b.peak_kib ? a.peak_kib : b.peak_kib,
                 .ok = a.ok && b.ok};
}

/* Returns the best times and the largest peak of `rounds` runs of a program, or of fewer if these take 5 seconds of CPU
 * time together; ok if all are. */
static Run best_program(char *const *argv, int rounds) {
    Run best = run_program(argv);
    double spent = best.cpu;
    for (int i = 1; i < rounds && spent < 5; i++) {
        Run r = run_program(argv);
        best = run_better(best, r);
        spent += r.cpu;
    }
    return best;
}

/* Returns the best of `rounds` runs of a command of the shell, as best_program does. */
static Run best_run(const char *command, int rounds) {
    return best_program((char *[]){"sh", "-c", (char *)(uintptr_t)command, NULL}, rounds);
}

/* Reports whether a program is installed. */
static bool has_program(const char *name) {
    char command[160];
    snprintf(command, sizeof command, "command -v %s > /dev/null", name);
    return run_command(command).ok;
}

/* ------------------------------------------------------------------------------------------- the table */

/* Prints to standard output and to a file. */
static void both(FILE *file, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void both(FILE *file, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    va_start(args, format);
    vfprintf(file, format, args);
    va_end(args);
    fflush(stdout);
}

/* Makes a table in a process of its own, because the peak memory of a child process includes that of its
 * parent at the time of the fork. Ends the program if that process fails. */
static void table_apart(void (*table)(FILE *file), FILE *file) {
    fflush(file);
    pid_t child = fork();
    if (child == 0) {
        table(file);
        fflush(file);
        _exit(0);
    }
    int status = -1;
    if (waitpid(child, &status, 0) != child || status) exit(1);
}

enum { BIG = 400000 }; /* instructions of the generated module */

/* Prints the table of the speed of each part. */
static void table_parts(FILE *file) {
    uint64_t instructions;
    Source source = generated(BIG, &instructions);
    both(file, "## The parts, in one process\n\n%.1f MB of IR, %llu instructions, CPU time, best of five.\n\n",
         (double)source.size / 1e6, (unsigned long long)instructions);
    both(file, "| part | seconds | MB/s | million instructions/s |\n|---|---:|---:|---:|\n");
    for (enum BenchPart part = 0; part < PART_COUNT; part++) {
        double t = time_part(part, &source);
        both(file, "| %s | %.3f | %.0f | %.1f |\n", part_name[part], t, (double)source.size / 1e6 / t,
             (double)instructions / 1e6 / t);
    }
    free((char *)source.text);
}

/* Accumulates a least-squares line through points; for logarithms, its slope is the exponent of the
 * growth. */
typedef struct Fit {
    double n, x, y, xx, xy;
} Fit;

/* Adds a point. */
static void fit_add(Fit *f, double x, double y) { f->n++, f->x += x, f->y += y, f->xx += x * x, f->xy += x * y; }

/* Returns the slope of the line. There must be two points with different x. */
static double fit_slope(const Fit *f) { return (f->n * f->xy - f->x * f->y) / (f->n * f->xx - f->x * f->x); }

/* Prints the table of time by size. The exponent below it is that of time as a function of instructions. */
static void table_scaling(FILE *file) {
    Fit fit = {0};
    both(file, "\n## Scaling\n\nText to PTX at -O0 in one process.\n\n| instructions | seconds | ns per "
               "instruction |\n|---:|---:|---:|\n");
    for (uint64_t size = 1000; size <= 1000000; size *= 10) {
        uint64_t exact;
        Source source = generated(size, &exact);
        double t = time_part(PART_PIPE, &source);
        both(file, "| %llu | %.6f | %.0f |\n", (unsigned long long)exact, t, t * 1e9 / (double)exact);
        fit_add(&fit, log((double)exact), log(t));
        free((char *)source.text);
    }
    both(file, "\nFitted exponent of time as a function of size: **%.3f**\n", fit_slope(&fit));
}

/* Prints the table of the time and memory of the programs on the module in the file `ll`, which has that many bytes and
 * instructions, and then the time of their start-up. */
static void table_programs(FILE *file, const char *ll, uint64_t text_size, uint64_t instructions) {
    char command[512];
    both(file, "\n## The programs\n\n| command | wall s | CPU s | peak MB | bytes per instruction beyond the "
               "text |\n|---|---:|---:|---:|---:|\n");
    static const char *const line[] = {"./nvir-opt -O0 %s > /dev/null", "./nvir-opt -O2 %s > /dev/null",
                                       "./nvir-ptx -O0 -mcpu=sm_90 %s > /dev/null"};
    for (size_t i = 0; i < sizeof line / sizeof *line; i++) {
        snprintf(command, sizeof command, "exec ");
        snprintf(command + 5, sizeof command - 5, line[i], ll);
        Run r = best_run(command, 3);
        char shown[64];
        snprintf(shown, sizeof shown, line[i], "big.ll");
        both(file, "| `%.*s` | %.2f | %.2f | %.0f | %.0f |\n", (int)(strlen(shown) - strlen(" > /dev/null")), shown,
             r.wall, r.cpu, (double)r.peak_kib / 1024,
             ((double)r.peak_kib * 1024 - (double)text_size) / (double)instructions);
    }
    enum { STARTS = 200 };
    static const char *const program[] = {"nvir-opt", "nvir-ptx"};
    for (int i = 0; i < 2; i++) {
        const char *text = "target datalayout = \\\"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\\\"";
        snprintf(command, sizeof command,
                 "i=0; while [ $i -lt %d ]; do echo \"%s\" | ./%s -O0 > /dev/null; i=$((i+1)); done", STARTS, text,
                 program[i]);
        Run with = run_command(command);
        snprintf(command, sizeof command,
                 "i=0; while [ $i -lt %d ]; do echo \"%s\" | /bin/true -O0 > /dev/null; i=$((i+1)); done", STARTS,
                 text);
        Run without = run_command(command);
        both(file, "\nStart-up of %s, on an empty module: **%.2f ms** of CPU, %.2f ms more than /bin/true.\n",
             program[i], with.cpu * 1e3 / STARTS, (with.cpu - without.cpu) * 1e3 / STARTS);
    }
}

/* Prints the table that compares the programs with opt and llc on the module in the file `ll`; a sentence if these
 * are not installed. */
static void table_llvm(FILE *file, const char *ll) {
    both(file, "\n## Against LLVM 19, same file, same run\n\n");
    if (!has_program("opt-19") || !has_program("llc-19")) {
        both(file, "opt-19 and llc-19 are not installed here.\n");
        return;
    }
    /* clang-format off */
    struct { const char *name, *format; int rounds; double wall; } row[] = {
        {"`nvir-ptx -O0`", "./nvir-ptx -O0 -mcpu=sm_90 %s > /dev/null", 3, 0},
        {"`nvir-opt -O0 \\| nvir-ptx`", "./nvir-opt -O0 %s | ./nvir-ptx -mcpu=sm_90 > /dev/null", 3, 0},
        {"`opt-19 -passes=infer-address-spaces \\| llc-19 -O0`",
         "opt-19 -passes=infer-address-spaces %s | llc-19 -O0 -mcpu=sm_90 -o /dev/null", 1, 0},
        {"`nvir-opt` (parse, verify, print)", "./nvir-opt %s > /dev/null", 3, 0},
        {"`opt-19 -passes=verify -S`", "opt-19 -passes=verify -S %s -o /dev/null", 1, 0},
    };
    /* clang-format on */
    static const int peer[] = {2, 2, 2, 4, 4};
    char command[512];
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        snprintf(command, sizeof command, row[i].format, ll);
        row[i].wall = best_run(command, row[i].rounds).wall;
    }
    both(file, "| command | wall s | times faster than LLVM's |\n|---|---:|---:|\n");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        both(file, "| %s | %.2f | %.1f |\n", row[i].name, row[i].wall, row[peer[i]].wall / row[i].wall);
}

/* Prints the table that compares the emission of PTX with llc, parsing included; a sentence if LLVM is not
 * installed. Both compilers get the same optimised IR: the module in the file `ll` after opt-19 -O2, and all modules
 * of tests/kernels that clang -O2 made, linked into one. */
static void table_emission(FILE *file, const char *ll) {
    static const char optimised[] = "build/bench-optimised.ll", linked[] = "build/bench-kernels.ll";
    struct {
        const char *name, *file, *make;
    } row[] = {
        {"the generated module, `opt-19 -O2`", optimised, "opt-19 -O2 -S %s -o build/bench-optimised.ll"},
        {"`tests/kernels/*.O2.ll`, `llvm-link-19`", linked,
         "llvm-link-19 -S tests/kernels/*.O2.ll -o build/bench-kernels.ll 2> /dev/null"},
    };
    both(file, "\n## Emission against `llc-19 -O2`, CPU time\n\nText in, PTX out: `nvir-ptx -mcpu=sm_90` and "
               "`llc-19 -O2 -mcpu=sm_90` on the same optimised IR.\n\n");
    if (!has_program("opt-19") || !has_program("llc-19") || !has_program("llvm-link-19")) {
        both(file, "opt-19, llc-19 and llvm-link-19 are not installed here.\n");
        return;
    }
    both(file, "| module | nvir-ptx s | llc-19 s | times faster |\n|---|---:|---:|---:|\n");
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        char command[512];
        snprintf(command, sizeof command, row[i].make, ll);
        run_command(command);
        snprintf(command, sizeof command, "exec ./nvir-ptx -mcpu=sm_90 %s > /dev/null", row[i].file);
        double ours = best_run(command, 7).cpu;
        snprintf(command, sizeof command, "exec llc-19 -O2 -mcpu=sm_90 %s -o /dev/null", row[i].file);
        double theirs = best_run(command, i ? 5 : 1).cpu;
        both(file, "| %s | %.4f | %.3f | **%.1f** |\n", row[i].name, ours, theirs, theirs / ours);
        remove(row[i].file);
    }
}

/* A compiler from text to PTX at -O2: one program or two, each with its arguments, and their CPU time on all modules.
 * "MODULE" stands for the module. No shell runs them, because its time would count. */
typedef struct SpeedRow {
    const char *name;
    char *program[2][8];
    double total;
} SpeedRow;

/* Prints the table of -O2 against other compilers on n files, to standard output only. A module that one of them
 * refuses, or that cannot be read, is left out. What the machine takes to start any process, here /bin/true, is
 * measured beside each module and subtracted in a column of its own: modules are small, and a virtual machine may
 * take longer to start a compiler than the compiler runs. */
static void table_speed(int n, char **module) {
    static char middle[] = "build/bench-speed.nvir";
    SpeedRow row[] = {
        {"`nvir-ptx -O2`", {{"./nvir-ptx", "-O2", "-mcpu=sm_90", "MODULE", "-o", "/dev/null"}}, 0},
        {"`nvir-opt -O2`, `nvir-ptx`",
         {{"./nvir-opt", "-O2", "MODULE", "-o", middle}, {"./nvir-ptx", "-mcpu=sm_90", middle, "-o", "/dev/null"}},
         0},
        {"`llc-19 -O2`", {{"llc-19", "-O2", "-mcpu=sm_90", "MODULE", "-o", "/dev/null"}}, 0},
        {"libnvvm, `-opt=3`", {{"build/libnvvm", "MODULE"}}, 0}};
    enum { ROWS = sizeof row / sizeof *row };
    int taken = 0;
    double bytes = 0, start = 0;
    fflush(stdout);
    int errors = dup(2), nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 2); /* the programs warn of what they do not know */
    for (int i = 0; i < n; i++) {
        struct stat file;
        double cpu[ROWS] = {0};
        bool ok = !stat(module[i], &file);
        for (size_t k = 0; k < ROWS && ok; k++)
            for (size_t p = 0; p < 2 && row[k].program[p][0] && ok; p++) {
                char *argv[8];
                for (size_t a = 0; a < 8; a++) {
                    argv[a] = row[k].program[p][a];
                    if (argv[a] && !strcmp(argv[a], "MODULE")) argv[a] = module[i];
                }
                Run r = best_program(argv, k < 2 ? 5 : 2);
                cpu[k] += r.cpu, ok = r.ok;
            }
        if (!ok) continue;
        for (size_t k = 0; k < ROWS; k++) row[k].total += cpu[k];
        start += best_program((char *[]){"/bin/true", NULL}, 5).cpu;
        bytes += (double)file.st_size;
        taken++;
    }
    dup2(errors, 2), close(errors), close(nowhere), remove(middle);
    printf(
        "%d modules of tests/real and bench/arrays that all of them accept, %.1f MB, from clang -O1 for sm_90. Whole "
        "processes; of each module the best of five runs, two of the peers. libnvvm compiles for compute_100. Starting "
        "as many processes of `/bin/true` takes %.3f s: the right half is without it.\n\n"
        "| compiler | CPU s | times `nvir-ptx -O2` | s without process start | MB/s | times `nvir-ptx -O2` |\n"
        "|---|---:|---:|---:|---:|---:|\n",
        taken, bytes / 1e6, start);
    double first = 0; /* seconds of the first row without the start of its processes */
    for (size_t k = 0; k < ROWS; k++) {
        double net = row[k].total - start * (row[k].program[1][0] ? 2 : 1);
        if (!k) first = net;
        printf("| %s | %.3f | %.1f | %.3f | %.1f | **%.1f** |\n", row[k].name, row[k].total,
               row[k].total / row[0].total, net, bytes / 1e6 / net, net / first);
    }
}

/* ------------------------------------------------------------------------------------------- shapes */

/* Returns the number that -stats of ipmsp has printed before `what` into the file `name`; 0 if there is none. */
static double stat_read(const char *name, const char *what) {
    FILE *file = fopen(name, "r");
    char line[256];
    double n = 0;
    while (file && fgets(line, sizeof line, file)) {
        const char *text = strstr(line, "  ipmsp: ");
        if (text && !strncmp(text + 9, what, strlen(what)) && text[9 + strlen(what)] == '\n') n = strtod(line, NULL);
    }
    if (file) fclose(file);
    return n;
}

/* The measurements of one module of a shape: of nvir-opt -O2, and of nvir-ptx on its output, each the best
 * of several runs; and the size of the text. */
typedef struct ShapeRun {
    Run opt, ptx;
    uint64_t text;
} ShapeRun;

/* Runs the programs on the module of a shape, of size n. Leaves the output of -stats in build/bench-shape.txt.
 * Returns zeros if the module cannot be written. */
static ShapeRun shape_run(const BenchShape *shape, uint32_t n) {
    static const char ll[] = "build/bench-shape.ll", optimised[] = "build/bench-shape-O2.ll";
    ShapeRun r = {0};
    Out o;
    out_init(&o, fopen(ll, "wb"));
    shape->write(&o, n);
    if (!o.file || !out_flush(&o) || fseek(o.file, 0, SEEK_END)) return r;
    r.text = (uint64_t)ftell(o.file);
    fclose(o.file);
    out_free(&o);
    r.opt = best_run("exec ./nvir-opt -O2 -stats build/bench-shape.ll -o build/bench-shape-O2.ll "
                     "2> build/bench-shape.txt",
                     5);
    r.ptx = best_run("exec ./nvir-ptx -mcpu=sm_90 build/bench-shape-O2.ll -o /dev/null", 5);
    remove(ll);
    remove(optimised);
    return r;
}

/* Measures the shapes, and writes bench/scale.md. Does nothing if that cannot be written. */
static void table_shapes(void) {
    FILE *file = fopen("bench/scale.md", "w");
    if (!file) return;
    both(file, "# Scale\n\nMade by `build/bench shapes`, a part of `make bench`: modules that are large in "
               "one dimension (bench/shapes.c) through `nvir-opt -O2`, from text to text, and its output "
               "through `nvir-ptx`. Best CPU time of up to five runs; memory is the peak of nvir-opt beyond "
               "the size of the text.\n\n"
               "| shape | size | CPU s | us per one | MB | bytes per one | clones | refused | evaluations "
               "per edge | to PTX s |\n"
               "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n");
    /* clang-format off */
    struct { Fit time, memory, ptx; } fit[16] = {0};
    /* clang-format on */
    for (uint32_t i = 0; i < shape_count && i < 16; i++) {
        const BenchShape *shape = &shape_table[i];
        for (int k = 0; k < 3; k++) {
            ShapeRun r = shape_run(shape, shape->size[k]);
            double size = shape->size[k], memory = (double)r.opt.peak_kib * 1024 - (double)r.text;
            fit_add(&fit[i].time, log(size), log(r.opt.cpu));
            fit_add(&fit[i].memory, log(size), log(memory));
            fit_add(&fit[i].ptx, log(size), log(r.ptx.cpu));
            both(file, "| %s | %u %s | %.3f | %.2f | %.1f | %.0f | %.0f | %.0f | %.2f | %.3f |\n", shape->name,
                 shape->size[k], shape->unit, r.opt.cpu, r.opt.cpu * 1e6 / size, memory / 1e6, memory / size,
                 stat_read("build/bench-shape.txt", "clones made"),
                 stat_read("build/bench-shape.txt", "clones refused"),
                 stat_read("build/bench-shape.txt", "evaluations per edge"), r.ptx.cpu);
        }
    }
    both(file, "\n| shape | exponent of time | exponent of memory | exponent of time to PTX |\n"
               "|---|---:|---:|---:|\n");
    for (uint32_t i = 0; i < shape_count && i < 16; i++)
        both(file, "| %s | **%.2f** | %.2f | **%.2f** |\n", shape_table[i].name, fit_slope(&fit[i].time),
             fit_slope(&fit[i].memory), fit_slope(&fit[i].ptx));
    remove("build/bench-shape.txt");
    fclose(file);
}

/* Kernels of bench/execute.nvir: threads, loop iterations of each, and instructions of an iteration. */
typedef struct Execution {
    const char *kernel, *args;
    double threads, rounds, instructions;
} Execution;
static const Execution execution_table[] = {
    {"loop", "-block 32 -arg i32[32]=zero -arg i32:1000000", 32, 1000000, 7},
    {"memory", "-grid 64 -block 32 -arg f32[65536]=iota -arg f32[65536]=zero -arg i32:65536", 2048, 2048, 10},
    {"shared", "-block 32 -arg f32[32]=zero -arg i32:500000", 32, 500000, 6},
};

/* Measures the executor, and writes bench/execute.md. Does nothing if that cannot be written. */
static void table_execution(void) {
    FILE *file = fopen("bench/execute.md", "w");
    if (!file) return;
    both(file, "# Execution\n\nMade by `build/bench execute`, a part of `make bench`: kernels of "
               "bench/execute.nvir in `nvir-run`, with all memory checks on one core. Best CPU time of five "
               "runs, start and exit of the process included; instructions are those of the IR without "
               "phis.\n\n"
               "| kernel | instructions | CPU s | million instructions/s |\n|---|---:|---:|---:|\n");
    for (size_t i = 0; i < sizeof execution_table / sizeof *execution_table; i++) {
        const Execution *x = &execution_table[i];
        double done = x->threads * x->rounds * x->instructions, best = 0;
        char command[400];
        snprintf(command, sizeof command, "./nvir-run bench/execute.nvir -kernel %s %s", x->kernel, x->args);
        for (int k = 0; k < 5; k++) {
            Run r = run_command(command);
            if (k == 0 || r.cpu < best) best = r.cpu;
        }
        both(file, "| %s | %.0f | %.3f | **%.0f** |\n", x->kernel, done, best, done / best / 1e6);
    }
    fclose(file);
}

int main(int argc, char **argv) {
    mem_large_pages(); /* as the programs do */
    if (argc == 2 && !strcmp(argv[1], "execute")) {
        table_execution();
        return 0;
    }
    if (argc > 2 && !strcmp(argv[1], "speed")) {
        table_speed(argc - 2, argv + 2);
        return 0;
    }
    if (argc == 2 && !strcmp(argv[1], "shapes")) {
        table_shapes();
        return 0;
    }
    if (argc == 3 && !strcmp(argv[1], "generate")) {
        Out o;
        out_init(&o, stdout);
        generate_module(&o, strtoull(argv[2], NULL, 10));
        return out_flush(&o) ? 0 : 1;
    }
    if (argc == 4 && !strcmp(argv[1], "shape")) {
        Out o;
        out_init(&o, stdout);
        for (uint32_t i = 0; i < shape_count; i++)
            if (!strcmp(shape_table[i].name, argv[2])) shape_table[i].write(&o, (uint32_t)strtoul(argv[3], NULL, 10));
        return out_flush(&o) ? 0 : 1;
    }
    if (argc > 1) {
        fputs("usage: build/bench [execute | shapes | speed FILE... | generate INSTRUCTIONS | shape NAME SIZE]\n"
              "Without arguments, measures everything and writes build/results.md.\n",
              stderr);
        return 2;
    }
    const char *ll = "build/bench-big.ll";
    FILE *text = fopen(ll, "wb"), *file = fopen("build/results.md", "w");
    Out big;
    out_init(&big, text);
    uint64_t instructions = text ? generate_module(&big, BIG) : 0;
    long text_size = text && out_flush(&big) ? ftell(text) : -1;
    if (text_size < 0 || fclose(text) != 0 || !file) {
        fprintf(stderr, "bench: cannot write %s or build/results.md; run it in the top folder\n", ll);
        return 1;
    }
    out_free(&big);
    both(file, "# Measurements\n\nMade by `make bench`; ratios compare programs that ran one after another on the "
               "same machine.\n\n");
    table_apart(table_parts, file);
    table_apart(table_scaling, file);
    table_programs(file, ll, (uint64_t)text_size, instructions);
    table_llvm(file, ll);
    table_emission(file, ll);
    fclose(file);
    table_shapes();
    table_execution();
    remove(ll);
    return 0;
}
