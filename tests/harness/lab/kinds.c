/* kinds.c: executes the rows of the file `checks`; see check.h. */
#define _XOPEN_SOURCE 700
#include <glob.h>
#include <math.h>
#include <unistd.h>

#include "tests/harness/lab/check.h"

/* ------------------------------------------------------------------------------------------------ tests */

/* Calls `visit` for each file that matches one of the patterns, which spaces separate, with an equal part of the
 * points. Does nothing if no file matches. */
static void files_each(Lab *l, const char *patterns, void (*visit)(Lab *l, const char *path, double points),
                       double points) {
    glob_t g = {0};
    char *list = text_copy(patterns), *s = list;
    for (int first = 1; *s; first = 0) {
        char *next = word_end(s);
        glob(s, first ? 0 : GLOB_APPEND, NULL, &g);
        s = next;
    }
    for (size_t i = 0; i < g.gl_pathc; i++) visit(l, g.gl_pathv[i], points / (double)g.gl_pathc);
    globfree(&g);
    free(list);
}

/* Returns patterns, which spaces separate, each with the lab's folder before it, to be freed by the caller. */
static char *patterns_inside(const Lab *l, const char *patterns) {
    char *list = text_copy(patterns), *s = list;
    Out o;
    out_init(&o, NULL);
    while (*s) {
        char *next = word_end(s);
        out_str(&o, o.n ? " " : ""), out_str(&o, l->folder), out_char(&o, '/'), out_str(&o, s);
        s = next;
    }
    char *inside = text_copy(out_text(&o));
    free(list), out_free(&o);
    return inside;
}

/* Returns the command in the first line of the file `path` ("; run: COMMAND"), with the name `file` in place of %s,
 * or at the end, to be freed by the caller; NULL if there is none. The other comments in the head of the file are
 * appended to `says`, unless it is NULL. */
static char *command_of(const char *path, const char *file, Out *says) {
    char line[2048], *command = NULL;
    FILE *f = fopen(path, "r");
    if (!f) return NULL;
    if (fgets(line, sizeof line, f) && !strncmp(line, "; run: ", 7)) {
        line[strcspn(line, "\n")] = 0;
        char *at = strstr(line, "%s");
        if (at) *at = 0;
        command = text_format("%s%s%s%s", line + 7, at ? "" : " ", file, at ? at + 2 : "");
        while (says && fgets(line, sizeof line, f) && (*line == ';' || *line == '\n' || !strncmp(line, "target", 6)))
            if (*line == ';') out_str(says, line);
    }
    fclose(f);
    return command;
}

/* Writes at most 40 lines of how two files differ. */
static void difference_tell(Out *o, const char *expected, const char *yours) {
    run(o,
        "diff -U 2 %s %s | sed -e 1,2d -e '/^@@/d' -e 's/^-/expected| /' -e 's/^+/yours   | /' -e 's/^ /        | /' | head -40",
        expected, yours);
}

/* Adds the line of a public test: a file X.nvir, whose first line has the command, and X.want with its output. With
 * -bless, writes X.want, and gives the points. */
static void golden_one(Lab *l, const char *path, double points) {
    Out says, got, want;
    char *file = text_format("%s/got", l->tmp), *expected = text_format("%.*s.want", (int)(strlen(path) - 5), path);
    const char *base = path_base(path);
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
        if (command) out_format(&t->output, "$ %s\n", command);
        file_write(file, &got);
        if (e.why[0] || e.code == LAB_ENDLESS || e.code == LAB_CRASHED)
            out_bytes(&t->output, got.buf, got.n < 1500 ? got.n : 1500);
        else difference_tell(&t->output, expected, file);
    }
    out_free(&says), out_free(&got), out_free(&want);
    free(file), free(expected), free(command);
}

/* golden POINTS [PATTERNS]: the public tests of the lab's folder that match; without PATTERNS, all of its folder
 * tests. */
void golden_check(Lab *l, const LabRow *row) {
    char *tests = patterns_inside(l, *row->rest ? row->rest : "tests/*.nvir");
    files_each(l, tests, golden_one, row->points);
    free(tests);
}

/* Returns the command that executes the module `file`, made from the program `path`: with the launch beside `path`,
 * if it is there, or else with the command in the first line of `path`; nvir-run alone if there is none. The caller
 * frees it. */
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

/* Writes how two outputs differ, by way of files in the temporary folder. */
static void outputs_differ(const Lab *l, Out *o, const Out *want, const Out *got) {
    char *expected = text_format("%s/want", l->tmp), *yours = text_format("%s/got", l->tmp);
    if (file_write(expected, want) && file_write(yours, got)) difference_tell(o, expected, yours);
    free(expected), free(yours);
}

/* Adds the line of a program that must print the same, and meet its expectation, before and after the passes. Counts
 * one that does not in l->wrong. */
static void sound_one(Lab *l, const char *path, double points) {
    const char *base = path_base(path);
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
        bool ran = e.code == 0, same = got.n == want.n && !memcmp(got.buf, want.buf, got.n);
        if (!ran || !same) {
            l->wrong++, e.code = -1;
            out_format(&t->output, "the program does something else after your passes:\n$ %s\n", after);
        }
        if (ran && !same) outputs_differ(l, &t->output, &want, &got);
    }
    end_tell(&t->output, &e);
    if (e.code && !strstr(out_text(&t->output), "\nexpected| "))
        out_bytes(&t->output, got.buf, got.n < 1500 ? got.n : 1500);
    else if (!e.code) t->score = points;
    free(made), free(passes), free(before), free(after);
    out_free(&want), out_free(&got);
}

/* sound POINTS [PATTERNS]: the programs of the lab's folder that match; without PATTERNS, those of the line
 * `programs`. */
void sound_check(Lab *l, const LabRow *row) {
    char *own = patterns_inside(l, row->rest);
    files_each(l, *row->rest ? own : l->programs, sound_one, row->points);
    free(own);
}

/* ------------------------------------------------------------------------------------------------ quality and speed */

/* The sums over the programs that `quality` compares. */
typedef struct LabSum {
    const char *measure; /* what is counted, see the script `measure` */
    double base, yours;  /* before and after the student's passes */
    uint32_t broken;     /* programs that do not even get to the student's passes */
    Out trouble;         /* what the script said when it failed */
} LabSum;
static LabSum sum;

/* Returns what the script `measure` counts in a program after passes; -1, after a message in sum.trouble, if it
 * cannot. */
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

/* Adds a program to the sums. Where the student's passes fail, the number before them counts. */
static void quality_one(Lab *l, const char *path, double points) {
    (void)points;
    char *passes = passes_all(l), *tool = text_format("%s/nvir-opt", l->tools);
    double base = measured(path, tool, *l->before ? l->before : "verify"), yours = measured(path, tool, passes);
    if (base > 0) sum.base += base, sum.yours += yours < 0 ? base : yours;
    sum.broken += base < 0;
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

/* With -bless, adds a number to LABFOLDER/reference; else does nothing. */
static void reference_put(const Lab *l, const char *name, double n) {
    char *path = text_format("%s/reference", l->folder);
    FILE *f = l->bless ? fopen(path, "a") : NULL;
    if (f) fprintf(f, "%s %.0f\n", name, n), fclose(f);
    free(path);
}

/* quality POINTS MEASURE: the points in proportion to what the student's passes reach of the gain of the reference;
 * none if that has no gain, or a program cannot be measured without them. Sets l->quality. The number without the
 * student's passes is the recorded one, because other rows of the student may take the place of passes that run
 * before, and make them worse. */
void quality_check(Lab *l, const LabRow *row) {
    sum = (LabSum){.measure = row->rest};
    out_init(&sum.trouble, NULL);
    files_each(l, l->programs, quality_one, 0);
    char *before = text_format("%s-before", row->rest);
    reference_put(l, before, sum.base);
    reference_put(l, row->rest, sum.yours);
    double base = reference_get(l, before), reference = reference_get(l, row->rest), gain = base - reference;
    double part = gain > 0 && !sum.broken ? (base - sum.yours) / gain : 0;
    l->quality = part < 0 ? 0 : part > 1 ? 1 : part;
    LabTest *t = test_new(l, text_format("quality: %s", row->rest), row->points);
    t->score = row->points * l->quality;
    out_format(&t->output, "%s before your passes: %.0f, after them: %.0f, after the reference: %.0f\n", row->rest,
               base, sum.yours, reference);
    out_bytes(&t->output, sum.trouble.buf, sum.trouble.n);
    out_free(&sum.trouble);
    free(before);
}

/* Returns the steps that the student's code takes for a program of size n, which the script prints; 0 if steps are not
 * counted, -1, after a message in out, on an error. */
static double steps_of(Lab *l, const char *script, const char *n, Out *out) {
    char *passes = passes_all(l);
    Out count;
    out_init(&count, NULL);
    LabEnd e = run(
        out,
        "sh %s/%s %s > %s/large.nvir && : > %s/work && LAB_STEPS=300000000 LAB_WORK=%s/work %s/nvir-opt -passes='%s' %s/large.nvir -o %s/made.nvir",
        l->folder, script, n, l->tmp, l->tmp, l->tmp, l->tools, passes, l->tmp, l->tmp);
    char *path = text_format("%s/work", l->tmp);
    double steps = e.code ? -1 : file_read(path, &count) ? atof(out_text(&count)) : 0;
    end_tell(out, &e);
    out_free(&count);
    free(path), free(passes);
    return steps;
}

/* speed POINTS SCRIPT N: shows the steps for programs of sizes N and 4 N. Gives all points if the larger one takes
 * at most 10 times the steps of the reference, half of them up to 100 times, all if steps are not counted or none are
 * recorded for the reference, and none after an error. */
void speed_check(Lab *l, const LabRow *row) {
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

/* command POINTS NAME: COMMAND: the points if it succeeds; the last "score: X" of its output, if there is one, gives
 * the part X of them instead, from 0 to 1; none if it is stopped at a limit. Does nothing if the row has no colon. */
static void command_one(Lab *l, const LabRow *row, bool idle_too) {
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

/* command-idle differs from command in that a file that does nothing passes it as well. */
void command_check(Lab *l, const LabRow *row) { command_one(l, row, false); }
void command_idle_check(Lab *l, const LabRow *row) { command_one(l, row, true); }

/* ------------------------------------------------------------------------------------------------ the scoreboard */

/* The measurements: the cost, the accesses through generic pointers and the accesses to local memory in an execution of
 * the program; the time of the passes. */
enum { COST, GENERIC, LOCAL, TIME, MEASURES };

/* The sums over the programs. */
typedef struct LabBoard {
    double logs, count;   /* the sum of the logarithms of yours divided by base, and the number of programs */
    double sum[MEASURES]; /* after the student's passes */
} LabBoard;
static LabBoard board;

/* Runs a program after passes of a tool, and sets what it costs in n, all but TIME. Returns false if it goes wrong. */
static bool dynamic_counts(const char *tool, const char *path, const char *passes, double n[MEASURES]) {
    Out out;
    out_init(&out, NULL);
    LabEnd e = run(&out, "tests/harness/lab/measure dynamic %s '%s' %s", tool, passes, path);
    bool ok = e.code == 0 && sscanf(out_text(&out), "%lf %lf %lf", &n[COST], &n[GENERIC], &n[LOCAL]) == 3;
    out_free(&out);
    return ok;
}

/* Returns the milliseconds of processor time that the tool takes for the passes: the least of three runs. */
static double compile_time(Lab *l, const char *path, const char *passes) {
    double least = 0;
    Out out;
    out_init(&out, NULL);
    for (int i = 0; i < 3; i++) {
        double t = 1e3 * run(&out, "%s/nvir-opt -passes='%s' -disable-output %s", l->tools, passes, path).cpu;
        if (i == 0 || t < least) least = t;
    }
    out_free(&out);
    return least;
}

/* Adds a program to the board and to l->cost. A program that goes wrong is counted in l->wrong, and costs what it
 * did before the passes. */
static void scores_one(Lab *l, const char *path, double points) {
    (void)points;
    double base[MEASURES] = {0}, yours[MEASURES] = {0};
    char *passes = passes_all(l);
    const char *name = path_base(path);
    char *tool = text_format("%s/nvir-opt", l->tools);
    /* The first without any row of the student, which may take the place of a pass that runs before. */
    bool ok = dynamic_counts("./nvir-opt", path, *l->before ? l->before : "verify", base);
    if (!dynamic_counts(tool, path, passes, yours)) memcpy(yours, base, sizeof base), l->wrong++;
    yours[TIME] = compile_time(l, path, passes);
    for (int i = 0; i < MEASURES && ok; i++) board.sum[i] += yours[i];
    double part = ok && base[COST] > 0 && yours[COST] > 0 ? yours[COST] / base[COST] : 1;
    board.logs += log(part), board.count++;
    vec_push(&l->cost, ((LabScore){text_format("%.*s", (int)strcspn(name, "."), name), 100 * part}));
    free(passes), free(tool);
}

void scores_measure(Lab *l) {
    board = (LabBoard){0};
    files_each(l, l->programs, scores_one, 0);
    board.sum[COST] = 100 * exp(board.logs / (board.count > 0 ? board.count : 1));
    char *list = text_copy(l->scores);
    for (int i = 0; i < MEASURES && *list; i++) {
        char *next = word_end(list);
        vec_push(&l->score, ((LabScore){text_copy(list), board.sum[i]}));
        list = next;
    }
}

/* topic POINTS: gives the points unless every program costs the same as with the worked example of the page, which is
 * the reference solution. The reference solution itself, in docs/labs/solutions, gets the points. */
void topic_check(Lab *l, const LabRow *row) {
    LabTest *t = test_new(l, text_copy("a topic of your own"), row->points);
    t->idle_too = true;
    uint32_t n = l->test.n - 1, other = 0;
    if (!l->cost.n) scores_measure(l);
    for (uint32_t i = 0; i < l->cost.n; i++) {
        char *name = text_format("cost-of-%s", l->cost.at[i].name);
        reference_put(l, name, 100 * l->cost.at[i].value);
        other += fabs(reference_get(l, name) - 100 * l->cost.at[i].value) > 1;
        free(name);
    }
    t = &l->test.at[n];
    if (other || strstr(l->file, "docs/labs/solutions/")) t->score = row->points;
    else
        out_str(&t->output,
                "every program costs what it costs after the worked example of the page: find something that nobody "
                "has done for you\n");
}
