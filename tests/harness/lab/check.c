/* check.c: checks the file of a student and writes the result.
 *
 *     check [-bless] [-only KINDS] [-seed S] [-make MAKE] [-tools FOLDER] [-out RESULT] LABFOLDER FILE
 *     check -all                                  lists the labs
 *     check -seeds COUNT ... LABFOLDER FILE       with how many of COUNT seeds the random programs find a mistake in FILE
 *
 * LABFOLDER/checks says what is checked, one row a line (docs/labs/HOWTO.md describes them): a word, the points,
 * and what the kind of check needs. The commands run under limits of time and memory. Prints a table, then what
 * went wrong, and writes RESULT as the autograders of courses read it. Exit code 0, whatever the points; 2: bad
 * usage, or a mistake in `checks`. */
#define _XOPEN_SOURCE 700
#include "tests/harness/lab/check.h"

#include <glob.h>
#include <unistd.h>

/* The kinds of rows. */
static const struct {
    const char *kind;
    LabCheck *check;
} kind_table[] = {
    {"quality", quality_check},
    {"golden", golden_check},
    {"sound", sound_check},
    {"random", random_check},
    {"speed", speed_check},
    {"command", command_check},
    {"command-idle", command_idle_check},
    {"topic", topic_check},
};

/* Returns what checks a kind of row; NULL if it is unknown. */
static LabCheck *kind_find(const char *kind) {
    for (uint32_t i = 0; i < sizeof kind_table / sizeof *kind_table; i++)
        if (!strcmp(kind, kind_table[i].kind)) return kind_table[i].check;
    return NULL;
}

LabTest *test_new(Lab *l, char *name, double max) {
    vec_push(&l->test, ((LabTest){.name = name, .max = max}));
    LabTest *t = &l->test.at[l->test.n - 1];
    out_init(&t->output, NULL);
    return t;
}

char *passes_all(const Lab *l) { return text_format("%s%s%s", l->before, *l->before ? "," : "", l->passes); }

double idle_part(const Lab *l) { return l->quality < 0 || l->quality >= 0.5 ? 1 : 2 * l->quality; }

/* ------------------------------------------------------------------------------------------------ the file `checks` */

/* Adds a line of the file to the lab, which keeps the text. Cuts the text into words. Returns false if the first
 * word is unknown. */
static bool line_add(Lab *l, char *kind) {
    char *rest = word_end(kind);
    const struct {
        const char *word;
        char **text;
    } head[] = {
        {"title", &l->title},   {"hours", &l->hours},       {"teaches", &l->teaches}, {"passes", &l->passes},
        {"before", &l->before}, {"programs", &l->programs}, {"scores", &l->scores},
    };
    for (uint32_t i = 0; i < sizeof head / sizeof *head; i++)
        if (!strcmp(kind, head[i].word)) return *head[i].text = rest, true;
    if (!kind_find(kind)) return false;
    char *more = word_end(rest);
    vec_push(&l->row, ((LabRow){kind, more, atof(rest)}));
    return true;
}

/* Reads LABFOLDER/checks. Returns false after a message if it is not there, or has a mistake, such as points that do
 * not add up to 100. */
static bool lab_read(Lab *l) {
    char *path = text_format("%s/checks", l->folder), line[2048];
    FILE *f = fopen(path, "r");
    double sum = 0;
    bool ok = f != NULL;
    if (!f) fprintf(stderr, "%s: no such file\n", path);
    l->title = l->passes = l->before = l->programs = l->hours = l->teaches = l->scores = "";
    for (uint32_t n = 1; f && fgets(line, sizeof line, f); n++) {
        line[strcspn(line, "\n")] = 0;
        if (!*line || *line == '#') continue;
        char *text = text_copy(line);
        if (line_add(l, text)) continue;
        fprintf(stderr, "%s:%u: unknown word '%s'; docs/labs/HOWTO.md lists the words\n", path, n, text);
        ok = false;
    }
    if (f) fclose(f);
    for (uint32_t i = 0; i < l->row.n; i++) sum += l->row.at[i].points;
    if (ok && (sum < 99.99 || sum > 100.01)) {
        fprintf(stderr, "%s: the points of lab '%s' add up to %g, not to 100\n", path, l->title, sum);
        ok = false;
    }
    free(path);
    return ok;
}

/* ------------------------------------------------------------------------------------------------ the checks */

/* Removes the lines that make itself has printed, because a compile error is about the student's file only. */
static void make_forget(Out *o) {
    size_t kept = 0;
    for (size_t i = 0, n; i < o->n; i += n) {
        const char *line = o->buf + i, *end = memchr(line, '\n', o->n - i);
        n = end ? (size_t)(end + 1 - line) : o->n - i;
        if (n > 5 && (!memcmp(line, "make[", 5) || !memcmp(line, "make:", 5))) continue;
        memmove(o->buf + kept, line, n);
        kept += n;
    }
    o->n = kept;
}

/* Builds the tools with the student's file, and adds the line "it compiles", which gives no points, with what the
 * compiler says. Returns false if the file does not compile. A file that is no C is not built; then adds no line,
 * and returns true. */
static bool lab_build(Lab *l) {
    LabTest *t = test_new(l, text_copy("it compiles"), 0);
    const char *number = path_base(l->folder);
    char command[2048];
    const char *dot = strrchr(l->file, '.');
    if (!dot || strcmp(dot, ".c")) return l->test.n--, true;
    snprintf(command, sizeof command,
             "ulimit -v unlimited 2> /dev/null; %s -s --no-print-directory lab-tools N=%.*s FILE='%s' LAB='%s'",
             l->make, (int)strcspn(number, "-"), number, l->file, l->tools);
    LabEnd e = command_run(command, &t->output, 300, 600);
    make_forget(&t->output);
    if (e.why[0]) end_tell(&t->output, &e);
    return e.code == 0;
}

/* Reports whether rows of this kind are checked, see Lab.only. */
static bool is_wanted(const Lab *l, const char *kind) {
    size_t n = strlen(kind);
    for (const char *s = l->only; s && *s; s += strcspn(s, ","), s += *s == ',')
        if (strcspn(s, ",") == n && !strncmp(s, kind, n)) return true;
    return !l->only;
}

/* Checks a row, if rows of its kind are checked. */
static void row_check(Lab *l, const LabRow *row) {
    if (is_wanted(l, row->kind)) kind_find(row->kind)(l, row);
}

/* Prints what the random programs find with `count` seeds, in place of checking. Returns the exit code: 1 if the
 * file does not compile. */
static int seeds_check(Lab *l, uint32_t count) {
    if (!lab_build(l)) return printf("%s", out_text(&l->test.at[0].output)), 1;
    seeds_measure(l, count);
    return 0;
}

/* Builds the tools and executes the rows, those of kind `quality` first. If the file does not compile, that is the only
 * line of the table. At the end, multiplies the points of the lines with idle_too by idle_part(), which is 1 if the
 * quality was not measured. */
static void lab_check(Lab *l) {
    l->quality = -1;
    if (!lab_build(l)) return;
    for (uint32_t i = 0; i < l->row.n; i++) /* the quality first: the others count in proportion to it */
        if (!strcmp(l->row.at[i].kind, "quality")) row_check(l, &l->row.at[i]);
    for (uint32_t i = 0; i < l->row.n; i++)
        if (strcmp(l->row.at[i].kind, "quality") != 0) row_check(l, &l->row.at[i]);
    if (*l->scores && !l->cost.n && is_wanted(l, "scores")) scores_measure(l);
    for (uint32_t i = 0; i < l->test.n; i++) {
        LabTest *t = &l->test.at[i];
        t->passed = t->score >= t->max;
        if (!t->idle_too || idle_part(l) == 1) continue;
        if (!t->output.n) out_str(&t->output, "passed, but the passes reach too little for all points\n");
        t->score *= idle_part(l);
    }
}

/* ------------------------------------------------------------------------------------------------ the labs */

/* Compares two folders by the number at the beginning of their last component. */
static int by_number(const void *a, const void *b) {
    const char *x = *(const char *const *)a, *y = *(const char *const *)b;
    int m = atoi(path_base(x)), n = atoi(path_base(y));
    return (m > n) - (m < n);
}

/* Prints the labs. Returns the exit code: 1 if there are none, 2 if the file `checks` of one has a mistake. */
static int labs_list(void) {
    glob_t g;
    int code = 0;
    if (glob("docs/labs/[1-9]*", 0, NULL, &g)) return 1;
    qsort(g.gl_pathv, g.gl_pathc, sizeof *g.gl_pathv, by_number);
    for (size_t i = 0; i < g.gl_pathc; i++) {
        Lab l = {.folder = g.gl_pathv[i]};
        const char *name = path_base(l.folder);
        if (!lab_read(&l)) code = 2;
        else
            printf("make lab N=%-3.*s %-46s %-8s %s/README.md\n", (int)strcspn(name, "-"), name, l.title, l.hours,
                   l.folder);
    }
    globfree(&g);
    return code;
}

/* Prints the usage. Returns the exit code 2. */
static int usage(void) {
    fprintf(stderr,
            "usage: check [-bless] [-only KINDS] [-seed S] [-seeds COUNT] [-make MAKE] [-tools FOLDER] [-out RESULT] "
            "LABFOLDER FILE, or check -all\n");
    return 2;
}

/* Sets the environment variables that HOWTO.md names, and PATH, in which the tools of the lab come first. Returns
 * false if the current folder is not known. */
static bool environment_set(const Lab *l) {
    char top[2048];
    if (!getcwd(top, sizeof top)) return false;
    char *path = text_format("%s/%s:%s:%s", top, l->tools, top, getenv("PATH") ? getenv("PATH") : "/bin:/usr/bin");
    setenv("PATH", path, 1);
    setenv("LAB_TOP", top, 1);
    setenv("LAB_TMP", l->tmp, 1);
    setenv("LAB_FILE", l->file, 1);
    setenv("LAB_FOLDER", l->folder, 1);
    setenv("LAB_TOOLS", l->tools, 1);
    free(path);
    return true;
}

int main(int argc, char **argv) {
    uint32_t seeds = 0;
    Lab l = {.seed = 1, .make = "make", .tools = "build/lab/0", .result = "result.json"};
    for (int i = 1; i < argc; i++) {
        bool more = i + 1 < argc;
        if (!strcmp(argv[i], "-all")) return labs_list();
        else if (!strcmp(argv[i], "-bless")) l.bless = true;
        else if (!strcmp(argv[i], "-only") && more) l.only = argv[++i];
        else if (!strcmp(argv[i], "-seed") && more) l.seed = strtoull(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-seeds") && more) seeds = (uint32_t)strtoul(argv[++i], NULL, 0);
        else if (!strcmp(argv[i], "-make") && more) l.make = argv[++i];
        else if (!strcmp(argv[i], "-tools") && more) l.tools = argv[++i];
        else if (!strcmp(argv[i], "-out") && more) l.result = argv[++i];
        else if (!l.folder) l.folder = argv[i];
        else if (!l.file) l.file = argv[i];
        else return usage();
    }
    if (!l.file) return usage();
    if (!lab_read(&l)) return 2;
    double begin = seconds();
    snprintf(l.tmp, sizeof l.tmp, "/tmp/lab-XXXXXX");
    if (!mkdtemp(l.tmp) || !environment_set(&l)) return 2;
    if (l.bless) {
        char *reference = text_format("%s/reference", l.folder);
        remove(reference);
        free(reference);
    }
    int code = 0;
    if (seeds) code = seeds_check(&l, seeds);
    else {
        lab_check(&l);
        result_print(&l);
        result_write(&l, seconds() - begin);
    }
    char *clean = text_format("rm -rf '%s'", l.tmp);
    if (system(clean)) fprintf(stderr, "lab: %s is left\n", l.tmp);
    free(clean);
    return code;
}
