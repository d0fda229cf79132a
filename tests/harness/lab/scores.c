/* scores.c: the scoreboard of an open lab, made from everybody's result.json.
 *
 *     scores [-o FILE] RESULT...         prints a table; FILE.html or FILE.md receives it with a column for each program
 *
 * RESULT is a result.json of a lab with the line `scores` in its `checks`, or a folder of such files, up to two levels
 * deep. A row is named after its file, or after the folder of a file that is called result.json or results.json. The
 * first has the lowest cost; those whose passes change what a program does come last. Exit code 1: a file cannot be
 * read or has no scores; the others are still shown. */
#define _XOPEN_SOURCE 700
#include <glob.h>
#include <libgen.h>
#include <sys/stat.h>

#include "tests/harness/lab/command.h"
#include "tests/harness/lab/json.h"

enum { COLUMNS = 8, NAME_SPACE = 24 };

/* A row of the board: the result of one student. */
typedef struct BoardRow {
    char *name;
    Json *result; /* the tree of the file */
    double value[COLUMNS], points;
    uint32_t wrong; /* the programs that do something else after the passes */
} BoardRow;

typedef struct Board {
    char *lab; /* the title of the lab; NULL: not known yet */
    VEC(BoardRow) row;
    char *column[COLUMNS];
    double best[COLUMNS]; /* the lowest number among the rows that are right */
    uint32_t columns;
    bool failed; /* a file was refused, or there are no results */
} Board;

/* ------------------------------------------------------------------------------------------------ reading */

/* Returns the name of the student, to be freed by the caller: that of the file, or of its folder if the file is called
 * result.json or results.json, up to the first dot. Returns "here" if that is empty. */
static char *name_of(const char *path) {
    char *copy = text_copy(path), *other = text_copy(path);
    const char *base = basename(copy);
    if (!strcmp(base, "result.json") || !strcmp(base, "results.json")) base = basename(dirname(other));
    char *name = text_format("%.*s", (int)strcspn(base, "."), base);
    if (!*name) free(name), name = text_copy("here");
    free(copy), free(other);
    return name;
}

/* Prints why a file is not used, and records the failure. */
static void refuse(Board *b, const char *path, const char *why) {
    fprintf(stderr, "%s: %s\n", path, why);
    b->failed = true;
}

/* Adds the result in a file. The first one gives the board its lab and columns; one of another lab is refused. */
static void file_add(Board *b, const char *path) {
    Out text;
    out_init(&text, NULL);
    Json *j = NULL;
    if (file_read(path, &text)) j = json_parse(out_text(&text), path), b->failed |= !j;
    else refuse(b, path, "cannot be read");
    out_free(&text);
    const Json *list = json_get(j, "leaderboard"), *title = json_get(j, "output"), *more = json_get(j, "extra_data");
    bool fits = list && title && title->text && (!b->lab || !strcmp(b->lab, title->text));
    if (j && !list) refuse(b, path, "has no scores: it is of another lab, or its passes do not compile");
    else if (j && !fits) refuse(b, path, "is left out: it is of another lab than the first one");
    if (!j || !fits) {
        json_free(j);
        return;
    }
    BoardRow row = {.name = name_of(path), .result = j, .points = json_number(j, "score", 0)};
    row.wrong = (uint32_t)json_number(more, "wrong", 0);
    uint32_t k = 0;
    for (const Json *c = list->first; c && k < COLUMNS; c = c->next, k++) {
        const Json *name = json_get(c, "name");
        row.value[k] = json_number(c, "value", 0);
        if (!b->lab) b->column[k] = text_copy(name && name->text ? name->text : "?");
    }
    if (!b->lab) b->lab = text_copy(title->text), b->columns = k;
    vec_push(&b->row, row);
}

/* Adds a file, or the files .json of a folder and of the folders in it. */
static void path_add(Board *b, const char *path) {
    struct stat s;
    glob_t g = {0};
    if (stat(path, &s) || !S_ISDIR(s.st_mode)) {
        file_add(b, path);
        return;
    }
    for (uint32_t depth = 1; depth <= 2; depth++) {
        char *pattern = text_format("%s/%s*.json", path, depth == 2 ? "*/" : "");
        glob(pattern, depth == 2 ? GLOB_APPEND : 0, NULL, &g);
        free(pattern);
    }
    if (!g.gl_pathc) refuse(b, path, "there is no file *.json or */*.json in this folder");
    for (size_t i = 0; i < g.gl_pathc; i++) file_add(b, g.gl_pathv[i]);
    globfree(&g);
}

/* Compares two rows: the one with fewer wrong programs comes first, then the one with the lower number in the first
 * column, which is the cost, then in the others, then by name. */
static int by_rank(const void *a, const void *b) {
    const BoardRow *x = a, *y = b;
    if (x->wrong != y->wrong) return x->wrong < y->wrong ? -1 : 1;
    for (uint32_t k = 0; k < COLUMNS; k++)
        if (x->value[k] < y->value[k] || x->value[k] > y->value[k]) return x->value[k] < y->value[k] ? -1 : 1;
    return strcmp(x->name, y->name);
}

/* Sorts the rows, and sets the best number of each column. */
static void board_sort(Board *b) {
    qsort(b->row.at, b->row.n, sizeof *b->row.at, by_rank);
    for (uint32_t k = 0; k < b->columns; k++)
        for (uint32_t i = 0; i < b->row.n && !b->row.at[i].wrong; i++)
            if (!i || b->row.at[i].value[k] < b->best[k]) b->best[k] = b->row.at[i].value[k];
}

/* ------------------------------------------------------------------------------------------------ writing */

/* Writes a number in at least `width` characters, with one digit after the point if it has a fraction. */
static void value_write(FILE *f, double x, int width) {
    bool whole = x >= -1e15 && x <= 1e15 && x == (double)(int64_t)x;
    fprintf(f, whole ? "%*.0f" : "%*.1f", width, x);
}

/* Prints the table, without the costs of the single programs. */
static void board_print(const Board *b) {
    printf("%s: %u results\n\n%4s  %-*s", b->lab, b->row.n, "", NAME_SPACE, "");
    for (uint32_t k = 0; k < b->columns; k++) printf(" %12s", b->column[k]);
    printf(" %8s\n", "points");
    for (uint32_t i = 0; i < b->row.n; i++) {
        const BoardRow *r = &b->row.at[i];
        if (r->wrong) printf("%4s  %-*.*s", "-", NAME_SPACE, NAME_SPACE, r->name);
        else printf("%4u  %-*.*s", i + 1, NAME_SPACE, NAME_SPACE, r->name);
        for (uint32_t k = 0; k < b->columns; k++) putchar(' '), value_write(stdout, r->value[k], 12);
        printf(" %8.1f", r->points);
        if (r->wrong) printf("  %u programs go wrong", r->wrong);
        putchar('\n');
    }
}

/* Writes a text so that neither HTML nor a table of markdown takes a part of it for its own. */
static void text_write(FILE *f, const char *s) {
    for (; *s; s++) {
        if (strchr("<>&\"|", *s)) fprintf(f, "&#%d;", *s);
        else fputc(*s, f);
    }
}

/* The forms of a table. bold: around the best number of a column. */
typedef struct BoardForm {
    const char *head, *row, *cell, *cell_end, *row_end, *tail, *bold, *bold_end;
} BoardForm;
static const BoardForm html = {
    "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<style>\nbody { font: 15px/1.5 sans-serif; margin: 2em }\n"
    "table { border-collapse: collapse }\ntd { padding: .2em .8em; text-align: right; border-bottom: 1px solid #ddd }\n"
    "td:nth-child(2) { text-align: left }\ntr:first-child td { color: #666; vertical-align: bottom }\n"
    "b { color: #060 }\n</style>\n",
    "<tr>",
    "<td>",
    "</td>",
    "</tr>\n",
    "</table>\n",
    "<b>",
    "</b>"};
static const BoardForm markdown = {"", "|", " ", " |", "\n", "", "**", "**"};

/* Writes a cell with a text. */
static void cell_write(FILE *f, const BoardForm *t, const char *text) {
    fputs(t->cell, f);
    text_write(f, text);
    fputs(t->cell_end, f);
}

/* Writes a cell with a number, in bold if it is the best one. */
static void number_write(FILE *f, const BoardForm *t, double x, bool best) {
    fprintf(f, "%s%s", t->cell, best ? t->bold : "");
    value_write(f, x, 0);
    fprintf(f, "%s%s", best ? t->bold_end : "", t->cell_end);
}

/* Returns the costs of the programs of a row: an object with a number for each, in percent of that without the
 * student's passes. Returns NULL if there are none. */
static const Json *programs_of(const BoardRow *r) { return json_get(json_get(r->result, "extra_data"), "cost"); }

/* Writes a row. It has a cell for each program of the first row of the board; one that it lacks costs 100. */
static void row_write(FILE *f, const Board *b, const BoardForm *t, const BoardRow *r, uint32_t rank) {
    char place[16];
    snprintf(place, sizeof place, "%u", rank);
    fputs(t->row, f);
    cell_write(f, t, r->wrong ? "wrong" : place);
    cell_write(f, t, r->name);
    for (uint32_t k = 0; k < b->columns; k++) number_write(f, t, r->value[k], !r->wrong && r->value[k] <= b->best[k]);
    number_write(f, t, r->points, false);
    const Json *programs = programs_of(&b->row.at[0]);
    for (const Json *p = programs ? programs->first : NULL; p; p = p->next)
        number_write(f, t, json_number(programs_of(r), p->key, 100), false);
    fputs(t->row_end, f);
}

/* Writes the table as a page, HTML if the name of the file ends with .html, else markdown: one column for each
 * number, and one for each program. Returns false if the file cannot be written. */
static bool page_write(const Board *b, const char *path) {
    size_t n = strlen(path);
    bool is_html = n > 5 && !strcmp(path + n - 5, ".html");
    const BoardForm *t = is_html ? &html : &markdown;
    FILE *f = fopen(path, "w");
    if (!f) return false;
    fputs(t->head, f);
    fputs(is_html ? "<title>" : "# ", f);
    text_write(f, b->lab);
    fputs(is_html ? "</title>\n<h1>" : "\n\n", f);
    if (is_html) text_write(f, b->lab), fputs("</h1>\n<table>\n", f);
    fputs(t->row, f);
    cell_write(f, t, ""), cell_write(f, t, "name");
    for (uint32_t k = 0; k < b->columns; k++) cell_write(f, t, b->column[k]);
    cell_write(f, t, "points");
    uint32_t columns = b->columns + 3;
    const Json *programs = programs_of(&b->row.at[0]);
    for (const Json *p = programs ? programs->first : NULL; p; p = p->next, columns++) cell_write(f, t, p->key);
    fputs(t->row_end, f);
    for (uint32_t k = 0; k < columns && !is_html; k++) fputs(k == 0 ? "|---:|" : k == 1 ? "---|" : "---:|", f);
    if (!is_html) fputs("\n", f);
    for (uint32_t i = 0; i < b->row.n; i++) row_write(f, b, t, &b->row.at[i], i + 1);
    fputs(t->tail, f);
    return fclose(f) == 0;
}

int main(int argc, char **argv) {
    Board b = {0};
    const char *page = NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "-o") && i + 1 < argc) page = argv[++i];
        else path_add(&b, argv[i]);
    }
    if (argc < 2) {
        fprintf(stderr, "usage: make lab-scores RESULTS=\"FILE-OR-FOLDER...\" [BOARD=scores.html or scores.md]\n");
        return 2;
    }
    if (b.row.n) {
        board_sort(&b);
        board_print(&b);
        if (page && !page_write(&b, page)) refuse(&b, page, "cannot be written");
        else if (page) printf("\n%s has the costs of the single programs, too\n", page);
    } else fprintf(stderr, "there are no results\n"), b.failed = true;
    for (uint32_t i = 0; i < b.row.n; i++) json_free(b.row.at[i].result), free(b.row.at[i].name);
    for (uint32_t k = 0; k < COLUMNS; k++) free(b.column[k]);
    free(b.lab);
    vec_free(&b.row);
    return b.failed;
}
