/* check.c: checks the file of a student and writes the result.
 *
 *     check [-bless] [-seed S] [-make MAKE] [-tools FOLDER] [-out RESULT] LABFOLDER FILE
 *     check -all                                  lists the labs
 *
 * LABFOLDER/checks says what is checked, one row a line (docs/labs/HOWTO.md describes them): a word, the points, and what
 * the kind of check needs. The commands run under limits of time and memory. Prints a table, then what went wrong, and
 * writes RESULT as the autograders of courses read it. Exit code 0, whatever the points; 2: bad usage. */
#define _XOPEN_SOURCE 700
#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <glob.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ir/ir.h"

enum {
    CPU_SECONDS = 10,
    WALL_SECONDS = 60,
    MEGABYTES = 2048,
    KEEP_BYTES = 1 << 16,
    SHRINK_SECONDS = 15,
    RANDOM_SECONDS = 20
};

/* A line of the table, and of the result. */
typedef struct LabTest {
    char *name;
    double score, max;
    Out output;
    bool idle_too; /* a file that does nothing passes it as well: its points depend on the quality */
    bool passed;   /* apart from that */
} LabTest;

/* A row of the file `checks`. */
typedef struct LabRow {
    char *kind, *rest; /* rest: what follows the points */
    double points;
} LabRow;

typedef struct Lab {
    const char *folder, *file, *make, *tools, *result;
    uint64_t seed;
    bool bless;
    char *title, *passes, *before, *programs, *hours, *teaches;
    VEC(LabRow) row;
    VEC(LabTest) test;
    double quality; /* the part of what the reference reaches, 0 to 1; -1: not measured */
    char tmp[64];
} Lab;

/* ------------------------------------------------------------------------------------------------ texts */

static char *text_copy(const char *s) { return mem_copy(s, strlen(s) + 1); }

static char *text_format(const char *format, ...) {
    char text[4096];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    return text_copy(text);
}

/* Returns the text after the next word, and ends that word; skips spaces. */
static char *word_end(char *s) {
    while (*s && !isspace((unsigned char)*s)) s++;
    if (*s) *s++ = 0;
    while (isspace((unsigned char)*s)) s++;
    return s;
}

/* Reads a whole file; false if it is not there. */
static bool file_read(const char *path, Out *o) {
    char buf[4096];
    FILE *f = fopen(path, "rb");
    if (!f) return false;
    for (size_t n; (n = fread(buf, 1, sizeof buf, f)) > 0;) out_bytes(o, buf, n);
    fclose(f);
    return true;
}

static bool file_write(const char *path, const Out *o) {
    FILE *f = fopen(path, "wb");
    if (!f) return false;
    bool ok = fwrite(o->buf, 1, o->n, f) == o->n;
    return fclose(f) == 0 && ok;
}

/* Ends a buffer with a NUL that is not counted, and returns it as a string. */
static const char *out_text(Out *o) {
    out_char(o, '\0');
    o->n--;
    return o->buf;
}

/* ------------------------------------------------------------------------------------------------ commands */

/* How a command ended. */
typedef struct LabEnd {
    int code;      /* its exit code; -1: it did not end by itself */
    char why[128]; /* what stopped it, in words; "" if nothing */
} LabEnd;

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void limit_set(int what, rlim_t n) {
    struct rlimit l = {n, n};
    setrlimit(what, &l);
}

/* Becomes `sh -c command`, with its output on fd and under the limits. */
static _Noreturn void command_become(const char *command, int fd, unsigned cpu) {
    setpgid(0, 0);
    int null = open("/dev/null", O_RDONLY);
    dup2(null, 0), dup2(fd, 1), dup2(fd, 2);
    limit_set(RLIMIT_CPU, cpu);
    limit_set(RLIMIT_AS, (rlim_t)MEGABYTES << 20);
    limit_set(RLIMIT_FSIZE, (rlim_t)64 << 20);
    limit_set(RLIMIT_CORE, 0);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* Collects the output of a command until it ends or `wall` seconds are over, then kills what is left of it. Returns
 * whether it ended in time. */
static bool command_wait(pid_t child, int fd, Out *out, double wall, int *status) {
    double end = seconds() + wall;
    char buf[4096];
    for (;;) {
        double left = end - seconds();
        struct pollfd p = {.fd = fd, .events = POLLIN};
        if (left <= 0 || poll(&p, 1, (int)(left * 1000) + 1) < 0) break;
        if (!p.revents) continue;
        ssize_t n = read(fd, buf, sizeof buf);
        if (n <= 0) {
            waitpid(child, status, 0);
            kill(-child, SIGKILL);
            return true;
        }
        if (out->n < KEEP_BYTES) out_bytes(out, buf, (size_t)n);
    }
    kill(-child, SIGKILL);
    waitpid(child, status, 0);
    return false;
}

/* Runs a command; appends its output, both streams, to out. */
static LabEnd command_run(const char *command, Out *out, unsigned cpu, double wall) {
    LabEnd e = {.code = -1};
    int fd[2], status = 0;
    if (pipe(fd)) return e;
    fcntl(fd[0], F_SETFD, FD_CLOEXEC);
    pid_t child = fork();
    if (!child) command_become(command, fd[1], cpu);
    close(fd[1]);
    if (child < 0) return e;
    setpgid(child, child);
    bool in_time = command_wait(child, fd[0], out, wall, &status);
    close(fd[0]);
    int number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status) > 128 ? WEXITSTATUS(status) - 128 : 0;
    if (!in_time || number == SIGXCPU || number == SIGKILL)
        snprintf(e.why, sizeof e.why,
                 "stopped after %u seconds of processor time, or %.0f seconds: it does not come to an end", cpu, wall);
    else if (number == SIGXFSZ) snprintf(e.why, sizeof e.why, "stopped because it wrote more than 64 MB");
    else if (number) snprintf(e.why, sizeof e.why, "it crashed (signal %d)", number);
    else e.code = WEXITSTATUS(status);
    if (out->n >= KEEP_BYTES) out_str(out, "\n... (the rest of the output is left out)\n");
    if (e.code > 0 && out->n > 20 && strstr(out_text(out), "out of memory"))
        snprintf(e.why, sizeof e.why, "it used more than %d MB of memory: does something grow without end?", MEGABYTES);
    return e;
}

/* Runs a command with the ordinary limits. */
static LabEnd run(Out *out, const char *format, ...) {
    char command[8192];
    va_list args;
    va_start(args, format);
    vsnprintf(command, sizeof command, format, args);
    va_end(args);
    return command_run(command, out, CPU_SECONDS, WALL_SECONDS);
}

/* ------------------------------------------------------------------------------------------------ tests */

static LabTest *test_new(Lab *l, char *name, double max) {
    vec_push(&l->test, ((LabTest){.name = name, .max = max}));
    LabTest *t = &l->test.at[l->test.n - 1];
    out_init(&t->output, NULL);
    return t;
}

/* Returns the passes of the lab with those that run before them. */
static char *passes_all(const Lab *l) { return text_format("%s%s%s", l->before, *l->before ? "," : "", l->passes); }

/* Writes how a command ended, unless it was well. */
static void end_tell(Out *o, const LabEnd *e) {
    if (e->why[0]) out_format(o, "%s\n", e->why);
    else if (e->code > 0 && e->code < 81) out_format(o, "exit code %d\n", e->code);
}

/* Calls `visit` for the files that match a pattern, in the order of their names. Returns their number. */
static uint32_t files_each(Lab *l, const char *pattern, void (*visit)(Lab *l, const char *path, double points),
                           double points) {
    glob_t g;
    if (glob(pattern, 0, NULL, &g)) return 0;
    uint32_t n = (uint32_t)g.gl_pathc;
    for (uint32_t i = 0; i < n; i++) visit(l, g.gl_pathv[i], points / n);
    globfree(&g);
    return n;
}

/* Returns the command in the first line of a file ("; run: COMMAND"), with its name in place of %s; NULL if there is
 * none. The comments that follow it are appended to `says`. */
static char *command_of(const char *path, const char *file, Out *says) {
    char line[2048], *command = NULL;
    FILE *f = fopen(path, "r");
    if (!f) return NULL;
    if (fgets(line, sizeof line, f) && !strncmp(line, "; run: ", 7)) {
        line[strcspn(line, "\n")] = 0;
        char *at = strstr(line, "%s");
        if (at) *at = 0;
        command = text_format("%s%s%s%s", line + 7, at ? "" : " ", file, at ? at + 2 : "");
        while (says && fgets(line, sizeof line, f) && *line == ';') out_str(says, line);
    }
    fclose(f);
    return command;
}

/* A public test: a file tests/X.nvir, whose first line has the command, and X.want with its output. */
static void golden_one(Lab *l, const char *path, double points) {
    Out says, got, want;
    char *file = text_format("%s/got", l->tmp), *expected = text_format("%.*s.want", (int)(strlen(path) - 5), path);
    const char *base = strrchr(path, '/') + 1;
    LabTest *t = test_new(l, text_format("test %.*s", (int)strlen(base) - 5, base), points);
    out_init(&says, NULL), out_init(&got, NULL), out_init(&want, NULL);
    char *command = command_of(path, path, &says);
    LabEnd e = run(&got, "%s", command ? command : "echo no command");
    bool known = file_read(expected, &want);
    if (l->bless && command && !e.why[0]) file_write(expected, &got);
    bool same = known && got.n == want.n && !memcmp(got.buf, want.buf, got.n) && !e.why[0];
    if (same || l->bless) t->score = points;
    else {
        out_bytes(&t->output, says.buf, says.n);
        end_tell(&t->output, &e);
        out_format(&t->output, "$ %s\n", command);
        file_write(file, &got);
        run(&t->output,
            "diff -U 2 %s %s | sed -e 1,2d -e '/^@@/d' -e 's/^-/expected| /' -e 's/^+/yours   | /' -e 's/^ /        | /' | head -40",
            expected, file);
    }
    out_free(&says), out_free(&got), out_free(&want);
    free(file), free(expected), free(command);
}

/* Writes the command that executes a program, in the module `file`, to `to`: with the launch beside it, or with the
 * command in its first line. */
static char *execution_of(const char *path, const char *file) {
    const char *slash = strrchr(path, '/'), *dot = strchr(slash ? slash : path, '.');
    int base = dot ? (int)(dot - path) : (int)strlen(path);
    char *launch = text_format("%.*s.launch", base, path), *command;
    if (access(launch, R_OK) == 0)
        command =
            text_format("./nvir-run %s -max-steps=200000000 -launch %s -expect %.*s.expect", file, launch, base, path);
    else {
        char *own = command_of(path, file, NULL);
        command = text_format("./%s", own ? own : "nvir-run");
        free(own);
    }
    free(launch);
    return command;
}

/* Soundness: a program prints the same, and meets its expectation, before and after the passes. */
static void sound_one(Lab *l, const char *path, double points) {
    const char *base = strrchr(path, '/') + 1;
    LabTest *t = test_new(l, text_format("sound %s", base), points);
    t->idle_too = true;
    Out want, got;
    out_init(&want, NULL), out_init(&got, NULL);
    char *made = text_format("%s/made.nvir", l->tmp), *passes = passes_all(l);
    char *before = execution_of(path, path), *after = execution_of(path, made);
    LabEnd e = run(&got, "%s/nvir-opt -passes='%s' %s -o %s", l->tools, passes, path, made);
    if (e.code) out_format(&t->output, "%s/nvir-opt -passes='%s' %s\n", l->tools, passes, path);
    else {
        run(&want, "%s", before);
        got.n = 0;
        e = run(&got, "%s", after);
        if (e.code || got.n != want.n || memcmp(got.buf, want.buf, got.n))
            out_format(&t->output, "the program does something else after your passes:\n$ %s\n", after), e.code = -1;
    }
    end_tell(&t->output, &e);
    if (e.code) out_bytes(&t->output, got.buf, got.n < 1500 ? got.n : 1500);
    else t->score = points;
    free(made), free(passes), free(before), free(after);
    out_free(&want), out_free(&got);
}

/* Calls visit for every program of the lab. */
static void programs_each(Lab *l, void (*visit)(Lab *l, const char *path, double points), double points) {
    glob_t g = {0};
    char *list = text_copy(l->programs), *s = list;
    for (int first = 1; *s; first = 0) {
        char *next = word_end(s);
        glob(s, first ? 0 : GLOB_APPEND, NULL, &g);
        s = next;
    }
    for (size_t i = 0; i < g.gl_pathc; i++) visit(l, g.gl_pathv[i], points / (double)g.gl_pathc);
    globfree(&g);
    free(list);
}

/* ------------------------------------------------------------------------------------------------ random programs */

/* Runs one random program, or several; returns how the tool ended. */
static LabEnd random_run(Lab *l, Out *out, const char *passes, uint64_t seed, uint32_t n) {
    char command[1024];
    snprintf(command, sizeof command, "%s/random -n %u -seed %llu -ir -passes '%s' -no-reduce -save %s/random.nvir",
             l->tools, n, (unsigned long long)seed, passes, l->tmp);
    return command_run(command, out, RANDOM_SECONDS, 2 * RANDOM_SECONDS);
}

/* Saves the program of a seed, because a tool that crashed has not. */
static void random_save(Lab *l, uint64_t seed) {
    Out none;
    out_init(&none, NULL);
    run(&none, "%s/random -n 1 -seed %llu -print -save %s/random.nvir", l->tools, (unsigned long long)seed, l->tmp);
    out_free(&none);
}

/* Runs programs until one goes wrong, which is then in random.nvir. Returns whether one did; *seed is its seed. */
static bool random_find(Lab *l, const char *passes, uint32_t n, uint64_t *seed, Out *out) {
    enum { CHUNK = 20 };
    double begin = seconds();
    for (uint32_t i = 0; i < n && seconds() - begin < RANDOM_SECONDS; i += CHUNK) {
        out->n = 0;
        if (random_run(l, out, passes, *seed + i, CHUNK).code == 0) continue;
        for (uint32_t k = i; k < i + CHUNK; k++) {
            out->n = 0;
            if (random_run(l, out, passes, *seed + k, 1).code == 0) continue;
            *seed += k;
            random_save(l, *seed);
            return true;
        }
    }
    return false;
}

/* Shrinks the program in random.nvir to small.nvir. */
static void random_shrink(Lab *l, const char *passes) {
    Out none;
    char command[1024];
    out_init(&none, NULL);
    snprintf(
        command, sizeof command,
        "cd %s && cp random.nvir small.nvir && \"$LAB_TOP/build/reduce\" -o small.nvir random.nvir \"$LAB_TOP/%s/random\" -ir -passes '%s'",
        l->tmp, l->tools, passes);
    command_run(command, &none, SHRINK_SECONDS, 2 * SHRINK_SECONDS);
    out_free(&none);
}

/* Tells about the program in small.nvir: what it is where the student's passes begin, and what goes wrong. */
static void random_tell(Lab *l, Out *o, const char *prepare, const char *passes, uint64_t seed) {
    char *kept = text_format("%s/wrong.nvir", l->tools);
    LabEnd e = run(
        o, "cd %s && \"$LAB_TOP/%s/nvir-opt\" -passes='%s' small.nvir -o wrong.nvir && cp wrong.nvir \"$LAB_TOP/%s\"",
        l->tmp, l->tools, *prepare ? prepare : "verify", kept);
    out_format(o, "program %llu goes wrong. Shrunk%s%s, it is (%s):\n\n", (unsigned long long)seed,
               *prepare ? ", and after " : "", prepare, kept);
    run(o, "sed -n '2,$p' %s/wrong.nvir | grep -vE '^(target|declare|source_filename|;|$)' | head -60", l->tmp);
    out_str(o, "\nwhat happens:\n");
    e = run(o, "cd %s && \"$LAB_TOP/%s/random\" -ir -passes '%s' small.nvir 2>&1 | head -30", l->tmp, l->tools, passes);
    end_tell(o, &e);
    out_format(o, "\nthe first step that differs (nvir-opt -passes=%s -debug-only=lab):\n", l->passes);
    e = run(
        o,
        "cd %s && LAB_BRIEF=1 \"$LAB_TOP/%s/nvir-opt\" -passes='%s' -debug-only=lab wrong.nvir -o out.nvir 2>&1 | head -60",
        l->tmp, l->tools, l->passes);
    end_tell(o, &e);
    free(kept);
}

/* random POINTS COUNT PASSES: random programs; PASSES run before the student's, beside those of the row `before`. */
static void random_check(Lab *l, const LabRow *row) {
    char *count = text_copy(row->rest), *more = word_end(count);
    uint32_t n = (uint32_t)strtoul(count, NULL, 0);
    LabTest *t = test_new(l, text_format("%u random programs", n), row->points);
    t->idle_too = true;
    Out out;
    out_init(&out, NULL);
    char *prepare = text_format("%s%s%s", l->before, *l->before && *more ? "," : "", more);
    char *passes = text_format("%s%s%s", prepare, *prepare ? "," : "", l->passes);
    uint64_t seed = l->seed;
    if (!random_find(l, passes, n, &seed, &out)) t->score = row->points;
    else {
        random_shrink(l, passes);
        random_tell(l, &t->output, prepare, passes, seed);
    }
    free(passes), free(prepare), free(count);
    out_free(&out);
}

/* ------------------------------------------------------------------------------------------------ quality and speed */

/* The sums over the programs that `quality` compares. */
typedef struct LabSum {
    const char *measure;
    double base, yours;
    Out trouble;
} LabSum;
static LabSum sum;

/* Returns what the script `measure` counts in a program after passes; -1 if it cannot. */
static double measured(const char *path, const char *tool, const char *passes) {
    Out out;
    out_init(&out, NULL);
    LabEnd e = run(&out, "tests/harness/lab/measure %s %s '%s' %s", sum.measure, tool, passes, path);
    double n = e.code ? -1 : atof(out_text(&out));
    if (e.code && sum.trouble.n < 2000) {
        out_format(&sum.trouble, "%s: ", path);
        end_tell(&sum.trouble, &e);
        out_bytes(&sum.trouble, out.buf, out.n < 500 ? out.n : 500);
    }
    out_free(&out);
    return n;
}

static void quality_one(Lab *l, const char *path, double points) {
    (void)points;
    char *passes = passes_all(l), *tool = text_format("%s/nvir-opt", l->tools);
    double base = measured(path, tool, *l->before ? l->before : "verify"), yours = measured(path, tool, passes);
    if (base > 0) sum.base += base, sum.yours += yours < 0 ? base : yours;
    free(passes), free(tool);
}

/* Reads the number of the reference with this name from LABFOLDER/reference; 0 if it is not there. */
static double reference_get(const Lab *l, const char *name) {
    char *path = text_format("%s/reference", l->folder), line[256];
    double n = 0;
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, name, strlen(name)) && line[strlen(name)] == ' ') n = atof(line + strlen(name));
    if (f) fclose(f);
    free(path);
    return n;
}

/* Adds a number to LABFOLDER/reference, with -bless. */
static void reference_put(const Lab *l, const char *name, double n) {
    char *path = text_format("%s/reference", l->folder);
    FILE *f = l->bless ? fopen(path, "a") : NULL;
    if (f) fprintf(f, "%s %.0f\n", name, n), fclose(f);
    free(path);
}

static void quality_check(Lab *l, const LabRow *row) {
    sum = (LabSum){.measure = row->rest};
    out_init(&sum.trouble, NULL);
    programs_each(l, quality_one, 0);
    double reference = reference_get(l, row->rest), gain = sum.base - reference;
    reference_put(l, row->rest, sum.yours);
    double part = l->bless ? 1 : gain > 0 ? (sum.base - sum.yours) / gain : 0;
    l->quality = part < 0 ? 0 : part > 1 ? 1 : part;
    LabTest *t = test_new(l, text_format("quality: %s", row->rest), row->points);
    t->score = row->points * l->quality;
    out_format(&t->output, "%s before your passes: %.0f, after them: %.0f, after the reference: %.0f\n", row->rest,
               sum.base, sum.yours, reference);
    out_bytes(&t->output, sum.trouble.buf, sum.trouble.n);
    out_free(&sum.trouble);
}

/* Returns the steps that the student's code takes for a program of size n; 0 if they are not counted, -1 on an error. */
static double steps_of(Lab *l, const char *script, const char *n, Out *out) {
    char *passes = passes_all(l);
    Out count;
    out_init(&count, NULL);
    LabEnd e = run(
        out,
        "sh %s/%s %s > %s/large.nvir && : > %s/work && LAB_WORK=%s/work %s/nvir-opt -passes='%s' %s/large.nvir -o %s/made.nvir",
        l->folder, script, n, l->tmp, l->tmp, l->tmp, l->tools, passes, l->tmp, l->tmp);
    char *path = text_format("%s/work", l->tmp);
    double steps = e.code ? -1 : file_read(path, &count) ? atof(out_text(&count)) : 0;
    end_tell(out, &e);
    out_free(&count);
    free(path), free(passes);
    return steps;
}

/* speed POINTS SCRIPT N: the steps for programs of sizes N and 4 N. */
static void speed_check(Lab *l, const LabRow *row) {
    char *script = text_copy(row->rest), *size = word_end(script), larger[32];
    LabTest *t = test_new(l, text_copy("speed"), row->points);
    t->idle_too = true;
    snprintf(larger, sizeof larger, "%lu", 4 * strtoul(size, NULL, 0));
    double a = steps_of(l, script, size, &t->output), b = a < 0 ? -1 : steps_of(l, script, larger, &t->output);
    double reference = reference_get(l, "steps");
    if (b >= 0) reference_put(l, "steps", b);
    if (b == 0 && a == 0)
        out_str(&t->output, "steps are not counted: this compiler has no -fsanitize-coverage=trace-pc\n");
    else if (b > 0)
        out_format(
            &t->output,
            "steps for a program of size %s: %.0f; of size %s: %.0f (they grow with the power %.2f); the reference: %.0f\n",
            size, a, larger, b, log(b / (a > 0 ? a : 1)) / log(4), reference);
    double over = reference > 0 ? b / reference : 1;
    t->score = b < 0 ? 0 : over <= 10 || l->bless ? row->points : over <= 100 ? row->points / 2 : 0;
    free(script);
}

/* command POINTS NAME: COMMAND: the points if it succeeds; a last line "score: X" of its output gives the part X of them. */
static void command_check(Lab *l, const LabRow *row, bool idle_too) {
    char *colon = strchr(row->rest, ':');
    if (!colon) return;
    LabTest *t = test_new(l, text_format("%.*s", (int)(colon - row->rest), row->rest), row->points);
    t->idle_too = idle_too;
    LabEnd e = run(&t->output, "%s", colon + 1);
    end_tell(&t->output, &e);
    const char *last = NULL;
    for (const char *s = out_text(&t->output); (s = strstr(s, "score: ")); s++) last = s;
    double part = last ? atof(last + 7) : e.code == 0;
    t->score = row->points * (part < 0 || e.why[0] ? 0 : part > 1 ? 1 : part);
}

/* ------------------------------------------------------------------------------------------------ the lab */

/* Reads LABFOLDER/checks. Returns false if it is not there. */
static bool lab_read(Lab *l) {
    char *path = text_format("%s/checks", l->folder), line[2048];
    FILE *f = fopen(path, "r");
    free(path);
    l->title = l->passes = l->before = l->programs = l->hours = l->teaches = "";
    while (f && fgets(line, sizeof line, f)) {
        line[strcspn(line, "\n")] = 0;
        if (!*line || *line == '#') continue;
        char *kind = text_copy(line), *rest = word_end(kind);
        if (!strcmp(kind, "title")) l->title = rest;
        else if (!strcmp(kind, "hours")) l->hours = rest;
        else if (!strcmp(kind, "teaches")) l->teaches = rest;
        else if (!strcmp(kind, "passes")) l->passes = rest;
        else if (!strcmp(kind, "before")) l->before = rest;
        else if (!strcmp(kind, "programs")) l->programs = rest;
        else {
            char *more = word_end(rest);
            vec_push(&l->row, ((LabRow){kind, more, atof(rest)}));
        }
    }
    if (f) fclose(f);
    return f != NULL;
}

/* Builds the tools with the student's file. Returns false if it does not compile. */
static bool lab_build(Lab *l) {
    LabTest *t = test_new(l, text_copy("it compiles"), 0);
    const char *number = strrchr(l->folder, '/') + 1;
    char command[2048];
    const char *dot = strrchr(l->file, '.');
    if (!dot || strcmp(dot, ".c")) return l->test.n--, true;
    snprintf(command, sizeof command,
             "ulimit -v unlimited 2> /dev/null; %s -s --no-print-directory lab-tools N=%.*s FILE='%s' LAB='%s'",
             l->make, (int)strcspn(number, "-"), number, l->file, l->tools);
    LabEnd e = command_run(command, &t->output, 300, 600);
    end_tell(&t->output, &e);
    return e.code == 0;
}

/* Returns the part of the points for soundness and speed that counts: what changes nothing is sound and fast, so they are
 * in proportion to what the passes reach, in full from a half on. */
static double idle_part(const Lab *l) { return l->quality < 0 || l->quality >= 0.5 ? 1 : 2 * l->quality; }

static void lab_check(Lab *l) {
    if (!lab_build(l)) return;
    l->quality = -1;
    for (uint32_t i = 0; i < l->row.n; i++) /* the other checks count in proportion to it */
        if (!strcmp(l->row.at[i].kind, "quality")) quality_check(l, &l->row.at[i]);
    for (uint32_t i = 0; i < l->row.n; i++) {
        const LabRow *row = &l->row.at[i];
        char *tests = text_format("%s/%s", l->folder, *row->rest ? row->rest : "tests/*.nvir");
        if (!strcmp(row->kind, "golden")) files_each(l, tests, golden_one, row->points);
        else if (!strcmp(row->kind, "sound")) programs_each(l, sound_one, row->points);
        else if (!strcmp(row->kind, "random")) random_check(l, row);
        else if (!strcmp(row->kind, "speed")) speed_check(l, row);
        else if (!strcmp(row->kind, "command")) command_check(l, row, false);
        else if (!strcmp(row->kind, "command-idle")) command_check(l, row, true);
        else if (strcmp(row->kind, "quality")) fprintf(stderr, "%s/checks: unknown kind '%s'\n", l->folder, row->kind);
        free(tests);
    }
    for (uint32_t i = 0; i < l->test.n; i++) {
        LabTest *t = &l->test.at[i];
        t->passed = t->score >= t->max;
        if (!t->idle_too || idle_part(l) == 1) continue;
        if (!t->output.n) out_str(&t->output, "passed, but the passes reach too little for all points\n");
        t->score *= idle_part(l);
    }
}

/* ------------------------------------------------------------------------------------------------ the result */

static void json_text(FILE *f, const char *s, size_t n) {
    fputc('"', f);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\') fprintf(f, "\\%c", c);
        else if (c == '\n') fputs("\\n", f);
        else if (c < 32 || c >= 127) fprintf(f, "\\u%04x", c);
        else fputc(c, f);
    }
    fputc('"', f);
}

static double total(const Lab *l, bool max) {
    double n = 0;
    for (uint32_t i = 0; i < l->test.n; i++) n += max ? l->test.at[i].max : l->test.at[i].score;
    return n;
}

/* Writes the result as Gradescope reads it: https://gradescope-autograders.readthedocs.io, "Specifications". */
static void result_write(const Lab *l, double time) {
    FILE *f = fopen(l->result, "w");
    if (!f) {
        fprintf(stderr, "lab: cannot write %s\n", l->result);
        return;
    }
    fprintf(f, "{\n  \"score\": %.1f,\n  \"max_score\": 100.0,\n  \"execution_time\": %.0f,\n  \"output\": ",
            total(l, false), time);
    json_text(f, l->title, strlen(l->title));
    fputs(",\n  \"tests\": [", f);
    for (uint32_t i = 0; i < l->test.n; i++) {
        const LabTest *t = &l->test.at[i];
        fprintf(f, "%s\n    {\"name\": ", i ? "," : "");
        json_text(f, t->name, strlen(t->name));
        bool passed = t->score >= t->max && t->max > 0;
        fprintf(f, ", \"score\": %.2f, \"max_score\": %.2f, \"status\": \"%s\", \"output\": ", t->score, t->max,
                passed ? "passed" : "failed");
        json_text(f, t->output.buf, t->output.n);
        fputc('}', f);
    }
    fputs("\n  ]\n}\n", f);
    fclose(f);
}

static void result_print(Lab *l) {
    double part = idle_part(l);
    bool compiled = !(l->test.n && !strcmp(l->test.at[0].name, "it compiles")) || l->test.n > 1;
    printf("%s: %s\n\n", l->title, l->file);
    for (uint32_t i = 0; i < l->test.n; i++) {
        const LabTest *t = &l->test.at[i];
        if (t->max > 0)
            printf("  %-44s %5.1f of %4.1f  %s\n", t->name, t->score, t->max, t->score >= t->max - 0.01 ? "" : "<--");
    }
    for (uint32_t i = 0; i < l->test.n; i++) {
        LabTest *t = &l->test.at[i];
        if ((t->idle_too && t->passed) || !t->output.n || (t->score >= t->max - 0.01 && t->max > 0) ||
            (compiled && t->max == 0))
            continue;
        printf("\n--- %s\n%s", t->name, out_text(&t->output));
    }
    if (part < 1)
        printf(
            "\nWhat changes nothing is sound: the points for soundness, random programs and speed are in proportion to the\n"
            "quality, in full from half of the reference's on. Yours is %.0f %% of it.\n",
            100 * l->quality);
    printf("\n%.1f of 100 points\n", total(l, false));
}

/* ------------------------------------------------------------------------------------------------ the labs */

static int by_number(const void *a, const void *b) {
    const char *x = *(const char *const *)a, *y = *(const char *const *)b;
    int m = atoi(strrchr(x, '/') + 1), n = atoi(strrchr(y, '/') + 1);
    return (m > n) - (m < n);
}

/* Lists the labs. */
static int labs_list(void) {
    glob_t g;
    if (glob("docs/labs/[0-9]*", 0, NULL, &g)) return 1;
    qsort(g.gl_pathv, g.gl_pathc, sizeof *g.gl_pathv, by_number);
    for (size_t i = 0; i < g.gl_pathc; i++) {
        Lab l = {.folder = g.gl_pathv[i]};
        const char *name = strrchr(l.folder, '/') + 1;
        if (!lab_read(&l)) continue;
        printf("make lab N=%-3.*s %-46s %-8s %s/README.md\n", (int)strcspn(name, "-"), name, l.title, l.hours,
               l.folder);
    }
    globfree(&g);
    return 0;
}

static int usage(void) {
    fprintf(
        stderr,
        "usage: check [-bless] [-seed S] [-make MAKE] [-tools FOLDER] [-out RESULT] LABFOLDER FILE, or check -all\n");
    return 2;
}

int main(int argc, char **argv) {
    Lab l = {.seed = 1, .make = "make", .tools = "build/lab/0", .result = "result.json"};
    for (int i = 1; i < argc; i++) {
        bool more = i + 1 < argc;
        if (!strcmp(argv[i], "-all")) return labs_list();
        else if (!strcmp(argv[i], "-bless")) l.bless = true;
        else if (!strcmp(argv[i], "-seed") && more) l.seed = strtoull(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-make") && more) l.make = argv[++i];
        else if (!strcmp(argv[i], "-tools") && more) l.tools = argv[++i];
        else if (!strcmp(argv[i], "-out") && more) l.result = argv[++i];
        else if (!l.folder) l.folder = argv[i];
        else if (!l.file) l.file = argv[i];
        else return usage();
    }
    if (!l.file || !lab_read(&l)) return usage();
    double begin = seconds();
    snprintf(l.tmp, sizeof l.tmp, "/tmp/lab-XXXXXX");
    if (!mkdtemp(l.tmp)) return 2;
    char top[2048], *path;
    if (!getcwd(top, sizeof top)) return 2;
    path = text_format("%s/%s:%s:%s", top, l.tools, top, getenv("PATH") ? getenv("PATH") : "/bin:/usr/bin");
    setenv("PATH", path, 1);
    setenv("LAB_TOP", top, 1);
    setenv("LAB_TMP", l.tmp, 1);
    setenv("LAB_FILE", l.file, 1);
    setenv("LAB_FOLDER", l.folder, 1);
    setenv("LAB_TOOLS", l.tools, 1);
    if (l.bless) {
        char *reference = text_format("%s/reference", l.folder);
        remove(reference);
        free(reference);
    }
    lab_check(&l);
    result_print(&l);
    result_write(&l, seconds() - begin);
    char *clean = text_format("rm -rf '%s'", l.tmp);
    if (system(clean)) fprintf(stderr, "lab: %s is left\n", l.tmp);
    free(clean), free(path);
    return 0;
}
