/* seam.c: the rows of the student's file as the tools see them; see seam.h. Also the watch over the student's code: it
 * counts its basic blocks (the file is compiled with -fsanitize-coverage=trace-pc, where the compiler has it), stops it
 * if it does not end or its memory grows without end, and says where it crashed.
 *
 * LAB_REFERENCE=1 in the environment: the reference runs in place of the student's passes. LAB_WORK=FILE in the
 * environment: the count is written there at the end. LAB_STEPS=N: the limit of one call, in place of STEPS_MAX,
 * which is a fraction of a second. A loop in which the compiler has left no basic block to count is stopped by the
 * processor time of the call. */
#define _XOPEN_SOURCE 700
#include <signal.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/harness/lab/seam.h"
#include "transform/pipeline.h"

enum { STEPS_MAX = 30000000, CALL_SECONDS = 2, MEGABYTES = 2048 };

/* A tool with AddressSanitizer reserves more addresses than any limit. */
#if defined __SANITIZE_ADDRESS__
enum { LIMITS_MEMORY = 0 };
#elif defined __has_feature
enum { LIMITS_MEMORY = !__has_feature(address_sanitizer) };
#else
enum { LIMITS_MEMORY = 1 };
#endif

bool lab_compares;
static bool reference_instead; /* of the student's passes */

/* The student's code that is running: its pass, its function; NULL: none. */
static const char *running, *running_in;
static uint64_t work, work_end = UINT64_MAX; /* the steps so far, and those at which the tool ends */
static void *volatile last_block;            /* in the student's code: the last basic block that began */
static char program[4096];                   /* the file that is running */

int tool_main(int argc, char **argv);

/* ------------------------------------------------------------------------------------------------ the watch */

/* Prints the line of the student's file that ran last; nothing if none ran, or addr2line cannot tell it. */
static void say_where(void) {
    char address[32];
    int out[2];
    if (!last_block || pipe(out)) return;
    snprintf(address, sizeof address, "%p", (void *)((char *)last_block - 1));
    pid_t child = fork();
    if (!child) {
        dup2(out[1], 1);
        close(2);
        execlp("addr2line", "addr2line", "-s", "-f", "-e", program, address, (char *)NULL);
        _exit(1);
    }
    close(out[1]);
    char text[256] = "";
    ssize_t n = child > 0 ? read(out[0], text, sizeof text - 1) : 0;
    if (child > 0) waitpid(child, NULL, 0);
    text[n > 0 ? n : 0] = 0;
    char *line = strchr(text, '\n');
    if (!line || strchr(line + 1, '?')) return;
    *line++ = 0;
    fprintf(stderr, "lab: the last line that ran is near %.*s, in %s()\n", (int)strcspn(line, "\n ("), line, text);
}

/* Ends the tool, with a message, when the student's code has taken too many steps, or too much time: then `number`
 * is the signal. */
static _Noreturn void endless(int number) {
    (void)number;
    work_end = UINT64_MAX;
    fprintf(stderr, "lab: pass '%s' does not come to an end in @%s\n", running, running_in);
    say_where();
    compare_stopped();
    _exit(LAB_ENDLESS);
}

/* Counts a basic block. The compiler calls this at the beginning of each one of the student's file. */
void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {
    last_block = __builtin_return_address(0);
    if (++work >= work_end) endless(0);
}

/* Begins the processor time of a call, after which endless() is called; 0 ends it. The calls whose steps are measured
 * (LAB_STEPS) have no limit of time. */
static void clock_set(int seconds_left) {
    struct itimerval t = {.it_value = {.tv_sec = seconds_left}};
    if (!getenv("LAB_STEPS")) setitimer(ITIMER_VIRTUAL, &t, NULL);
}

/* Ends the tool, with a message, when the student's code got no more memory. */
static _Noreturn void grown(void) {
    fprintf(stderr, "lab: pass '%s' needs more than %d MB of memory in @%s: does something grow without end?\n",
            running, MEGABYTES, running_in);
    say_where();
    compare_stopped();
    _exit(LAB_CRASHED);
}

uint64_t lab_steps(void) { return work; }

/* Handles a signal: ends the tool with a message, whoever crashed. */
static void crashed(int number) {
    const char *what = number == SIGFPE    ? "a division by zero"
                       : number == SIGABRT ? "abort, or an assert that failed"
                       : running ? "a pointer or index that leads nowhere, or endless recursion (segmentation fault)"
                                 : "segmentation fault";
    signal(SIGABRT, SIG_DFL);
    if (running) fprintf(stderr, "lab: pass '%s' crashed in @%s: %s\n", running, running_in, what);
    else fprintf(stderr, "lab: the tool crashed outside of your passes: %s\n", what);
    say_where();
    compare_stopped();
    _exit(LAB_CRASHED);
}

/* Writes the count of steps to the file that LAB_WORK names. */
static void work_write(void) {
    FILE *f = fopen(getenv("LAB_WORK"), "w");
    if (!f) return;
    fprintf(f, "%llu\n", (unsigned long long)work);
    fclose(f);
}

/* Sets up the handlers of crashes, on a stack of their own, because the other one may be full, and of the end of the
 * time. Limits the memory, unless it is limited already, and has the count of steps written at the end if LAB_WORK
 * is set. */
static void watch_begin(void) {
    static const int number[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    stack_t stack = {.ss_size = 1 << 16};
    stack.ss_sp = mem_alloc(stack.ss_size);
    sigaltstack(&stack, NULL);
    struct sigaction act = {.sa_handler = crashed, .sa_flags = (int)(SA_ONSTACK | SA_RESETHAND)};
    for (uint32_t i = 0; i < sizeof number / sizeof *number; i++) sigaction(number[i], &act, NULL);
    signal(SIGVTALRM, endless);
    if (getenv("LAB_WORK")) atexit(work_write);
    struct rlimit memory;
    if (!LIMITS_MEMORY || getrlimit(RLIMIT_AS, &memory) || memory.rlim_cur != RLIM_INFINITY) return;
    memory.rlim_cur = (rlim_t)MEGABYTES << 20;
    setrlimit(RLIMIT_AS, &memory);
}

/* Finds the file that is running, for addr2line: the tests call it by its name alone. */
static void program_find(const char *called) {
    if (readlink("/proc/self/exe", program, sizeof program - 1) < 0) snprintf(program, sizeof program, "%s", called);
}

/* Takes the option -debug-only=lab out of the command line, reads LAB_REFERENCE, and runs the tool under the watch. */
int main(int argc, char **argv) {
    const char *reference = getenv("LAB_REFERENCE");
    int kept = 1;
    reference_instead = reference && *reference;
    program_find(argv[0]);
    for (int i = 1; i < argc; i++) {
        const char *s = argv[i] + (argv[i][0] == '-' && argv[i][1] == '-');
        if (!strcmp(s, "-debug-only=lab")) lab_compares = true;
        else argv[kept++] = argv[i];
    }
    argv[kept] = NULL;
    watch_begin();
    return tool_main(kept, argv);
}

/* ------------------------------------------------------------------------------------------------ the rows */

/* Returns the row with this name; NULL if there is none. */
static const PassRow *row_find(const PassRow *rows, const char *name) {
    for (; rows->name; rows++)
        if (!strcmp(rows->name, name)) return rows;
    return NULL;
}

/* Returns the reference for a row: that of the solution, or else the pass of the compiler with this name. Returns
 * NULL if there is neither. */
static const PassRow *reference_find(const char *name) {
    const PassRow *row = row_find(reference_rows, name);
    for (uint32_t i = 0; i < pass_count && !row; i++)
        if (!strcmp(pass_table[i].name, name)) row = &pass_table[i];
    return row;
}

bool row_run(Pass *p, const PassRow *row, Fn *f) {
    if (row->scope == PASS_MODULE) return row->run(p, NULL);
    if (f) return pass_apply_row(p, row, f);
    bool changed = false;
    each_fn(p->m, s, g) changed |= pass_apply_row(p, row, g);
    return changed;
}

/* The functions as they were when the student's pass that is running was called, and their module. NULL: none runs. */
static const LabBodies *watched;
static const Module *watched_module;

/* See labs.h. Ends the tool if the check finds an error. */
bool lab_apply(Pass *p, PassFunction *pass, Fn *f) {
    uint32_t errors = p->m->diag->errors;
    if (watched && watched_module == p->m) bodies_check(watched, p->m, p->name, true);
    if (p->m->diag->errors == errors) return pass_apply(p, pass, f);
    fflush(NULL);
    _exit(1);
}

/* Begins the steps and the time that a call of the student's code may take. */
static void watch_call(void) {
    const char *limit = getenv("LAB_STEPS");
    work_end = work + (limit ? strtoull(limit, NULL, 0) : STEPS_MAX);
    clock_set(CALL_SECONDS);
}

/* Runs the row over f, or over the module if f is NULL, and sets *changed. Before that, runs it on a copy beside the
 * reference if they are compared. If there is no more memory, the tool ends with a message. */
static void guarded_run(Pass *p, const PassRow *row, Fn *f, bool *changed) {
    jmp_buf no_memory, *volatile outer = mem_escape(&no_memory);
    if (setjmp(no_memory)) grown();
    if (lab_compares) watch_call(), compare_show(p, f, row, reference_find(p->name));
    watch_call();
    *changed = row->run(p, f);
    mem_escape(outer);
}

/* Runs the student's pass with the name of p, or its reference with LAB_REFERENCE, under the watch, and checks the
 * functions afterwards. Returns whether the pass says that it changed anything. Ends the tool if there is no such
 * pass. */
static bool student_run(Pass *p, Fn *f) {
    const PassRow *row = reference_instead ? reference_find(p->name) : row_find(lab_rows, p->name);
    LabBodies before;
    if (!row) fprintf(stderr, "lab: there is no reference for pass '%s'\n", p->name), _exit(LAB_CRASHED);
    bodies_take(&before, p->m, f);
    running = p->name;
    running_in = f ? sym_text(p->m, f->sym) : p->m->source.name;
    watched = &before, watched_module = p->m;
    bool changed = false;
    guarded_run(p, row, f, &changed);
    watched = NULL;
    clock_set(0);
    work_end = UINT64_MAX;
    running = NULL;
    bodies_check(&before, p->m, p->name, changed);
    bodies_free(&before);
    return changed;
}

const PassRow *own_passes(void) {
    enum { ROWS = 16 };
    static PassRow row[3 * ROWS + 1];
    uint32_t n = 0;
    if (row[0].name) return row;
    for (uint32_t i = 0; i < ROWS && lab_rows[i].name; i++) {
        row[n] = lab_rows[i];
        row[n++].run = student_run;
    }
    for (uint32_t i = 0; i < ROWS && lab_more_rows[i].name; i++) row[n++] = lab_more_rows[i];
    for (uint32_t i = 0; i < ROWS && planted_rows[i].name; i++) row[n++] = planted_rows[i];
    return row;
}
