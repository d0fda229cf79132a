/* script_counts.c: prints the counts of -counts: tables, or names and numbers for programs. */
#include <inttypes.h>

#include "analysis/run/script/script.h"
#include "ir/json.h"

/* Prints one column of a table. */
static void print_number(FILE *out, uint64_t n) { fprintf(out, " %11" PRIu64, n); }

/* Prints the head line of a table: the title of the first column, and those of n more columns. */
static void print_head(FILE *out, const char *first, const char *const *word, unsigned n) {
    fprintf(out, "%-9s", first);
    for (unsigned i = 0; i < n; i++) fprintf(out, " %11s", word[i]);
    fputc('\n', out);
}

/* Prints the row for the accesses of whole warps to a space (enum RunSpace), with a dash for a count that the space
 * does not have. There must be an access. */
static void print_warp(FILE *out, uint8_t space, const RunWarp *w) {
    fprintf(out, "%-9s", run_space_name[space]);
    print_number(out, w->accesses);
    if (space == RUN_GLOBAL || space == RUN_LOCAL) {
        print_number(out, w->sectors);
        fprintf(out, " %11.2f", (double)w->sectors / (double)w->accesses);
    } else {
        fprintf(out, " %11s %11s", "-", "-");
    }
    if (space == RUN_SHARED) print_number(out, w->conflicts);
    else fprintf(out, " %11s", "-");
    print_number(out, w->cycles);
    fputc('\n', out);
}

/* Returns the estimated cycles of all fences, as if all 32 lanes of a warp executed each of them together. Adds to *n
 * their number, as counted by threads. */
static uint64_t fences_cost(const RunCounts *c, uint64_t *n) {
    uint64_t cycles = 0;
    for (int i = 0; i < FENCE_SCOPES; i++) *n += c->fence[i], cycles += (c->fence[i] + 31) / 32 * fence_cycles[i];
    return cycles;
}

void counts_print(FILE *out, const RunCounts *c) {
    static const char *const kinds[] = {"loads", "generic", "stores", "generic", "atomics", "generic"};
    static const char *const warps[] = {"accesses", "sectors", "each", "conflicts", "cycles"};
    uint64_t cycles = 0;
    print_head(out, "", kinds, 6);
    for (int s = 0; s < RUN_SPACES; s++) {
        fprintf(out, "%-9s", run_space_name[s]);
        for (int g = 0; g < 2; g++) print_number(out, c->load[g][s]);
        for (int g = 0; g < 2; g++) print_number(out, c->store[g][s]);
        for (int g = 0; g < 2; g++) print_number(out, c->atomic[g][s]);
        fputc('\n', out);
    }
    print_head(out, "by warps", warps, 5);
    for (uint8_t s = 0; s < RUN_SPACES; s++) {
        cycles += c->warp[s].cycles;
        if (c->warp[s].accesses) print_warp(out, s, &c->warp[s]);
    }
    uint64_t fences = 0, waits = fences_cost(c, &fences);
    fprintf(out, "steps %" PRIu64 ", instructions %" PRIu64, c->steps, c->instructions);
    fprintf(out, ", cvta %" PRIu64 ", isspacep %" PRIu64, c->cvta, c->isspacep);
    fprintf(out, ", barriers %" PRIu64 ", warp operations %" PRIu64 ", calls %" PRIu64 "\n", c->barrier, c->warp_op,
            c->call);
    fprintf(out, "estimated cost of all warps: %" PRIu64 " cycles in memory, %" PRIu64, cycles, (c->steps + 31) / 32);
    fprintf(out, " in instructions");
    if (fences) fprintf(out, ", %" PRIu64 " in %" PRIu64 " fences", waits, fences);
    fputc('\n', out);
}

/* Writes one count, named "WHAT", or "SPACE_WHAT" if it belongs to a space, else space is "". `to` is the output. */
typedef void CountWriter(void *to, const char *space, const char *what, uint64_t n);

/* Calls put(to, ...) for each count. */
static void counts_each(const RunCounts *c, CountWriter *put, void *to) {
    put(to, "", "steps", c->steps), put(to, "", "instructions", c->instructions);
    put(to, "", "cvta", c->cvta), put(to, "", "isspacep", c->isspacep);
    put(to, "", "barriers", c->barrier), put(to, "", "warp_operations", c->warp_op), put(to, "", "calls", c->call);
    uint64_t fences = 0, waits = fences_cost(c, &fences);
    put(to, "", "fences", fences), put(to, "", "fence_cycles", waits);
    for (int s = 0; s < RUN_SPACES; s++) {
        const char *name = run_space_name[s];
        const RunWarp *w = &c->warp[s];
        put(to, name, "loads", c->load[0][s]), put(to, name, "generic_loads", c->load[1][s]);
        put(to, name, "stores", c->store[0][s]), put(to, name, "generic_stores", c->store[1][s]);
        put(to, name, "atomics", c->atomic[0][s]), put(to, name, "generic_atomics", c->atomic[1][s]);
        put(to, name, "warp_accesses", w->accesses), put(to, name, "sectors", w->sectors);
        put(to, name, "conflicts", w->conflicts), put(to, name, "cycles", w->cycles);
    }
}

/* A CountWriter that prints a line to a FILE: the name, a tab and the number. */
static void named_tsv(void *out, const char *space, const char *what, uint64_t n) {
    fprintf(out, "%s%s%s\t%" PRIu64 "\n", space, *space ? "_" : "", what, n);
}

void counts_print_tsv(FILE *out, const RunCounts *c) { counts_each(c, named_tsv, out); }

/* A row of the table of lines has at most 100 characters: 5 for the number of the line, 64 for the counts, two blanks,
 * and the text of the line, which is cut to TEXT_WIDTH. */
static const struct {
    const char *title;
    int width;
} line_column[] = {{"steps", 10},     {"accesses", 9}, {"generic", 8},   {"sectors", 8},
                   {"conflicts", 10}, {"cycles", 9},   {"divergent", 10}};
enum { LINE_COLUMNS = sizeof line_column / sizeof *line_column, TEXT_WIDTH = 100 - 5 - 64 - 2 };

/* Stores the counts of a line in column[], in the order of line_column. */
static void line_columns(const LineCounts *c, uint64_t column[LINE_COLUMNS]) {
    const uint64_t n[LINE_COLUMNS] = {c->steps,     c->accesses, c->generic,  c->sectors,
                                      c->conflicts, c->cycles,   c->divergent};
    memcpy(column, n, sizeof n);
}

/* The context of print_line: the output, and the name of the file of the line before (at first, of the program). */
typedef struct LineTableState {
    FILE *out;
    const char *file;
} LineTableState;

/* Prints the row for a source line: its number, its counts, and at most TEXT_WIDTH characters of its text, without
 * indentation. A line with the name of its file precedes it if that differs from the file of the line before. Called by
 * machine_lines. */
static void print_line(void *context, const RunLine *line, const LineCounts *c) {
    LineTableState *t = context;
    uint64_t column[LINE_COLUMNS];
    line_columns(c, column);
    if (strcmp(t->file, line->file)) diag_print(t->out, "%s", line->file);
    t->file = line->file;
    size_t blank = strspn(line->text, " \t"), n = line->size > blank ? line->size - blank : 0;
    bool cut = n > TEXT_WIDTH;
    fprintf(t->out, "%-5" PRIu32, line->line);
    for (unsigned i = 0; i < LINE_COLUMNS; i++) fprintf(t->out, "%*" PRIu64, line_column[i].width, column[i]);
    fputs(n ? "  " : "", t->out);
    diag_print(t->out, "%.*s%s", (int)(cut ? TEXT_WIDTH - 3 : n), line->text + blank, cut ? "..." : "");
}

/* A CountWriter that appends a member of a JSON object to an Out. */
static void named_json(void *out, const char *space, const char *what, uint64_t n) {
    char name[64];
    snprintf(name, sizeof name, "%s%s%s", space, *space ? "_" : "", what);
    json_key(out, name);
    out_u64(out, n);
}

/* The context of line_json: the output, and the name of the file of the line before; NULL before the first line. */
typedef struct JsonLines {
    Out *o;
    const char *file;
} JsonLines;

/* Appends the counts of a source line as [line, steps, accesses, generic, sectors, conflicts, cycles, divergent]. If
 * its file differs from that of the line before, the object of that file is closed and one for the new file is begun.
 * Called by machine_lines. */
static void line_json(void *context, const RunLine *line, const LineCounts *c) {
    JsonLines *j = context;
    uint64_t column[LINE_COLUMNS];
    line_columns(c, column);
    if (!j->file || strcmp(j->file, line->file)) {
        out_str(j->o, j->file ? "]}," : "");
        out_str(j->o, "\n{\"name\":");
        json_string(j->o, line->file);
        out_str(j->o, ",\"lines\":[");
    }
    j->file = line->file;
    json_comma(j->o);
    out_format(j->o, "[%u", line->line);
    for (unsigned i = 0; i < LINE_COLUMNS; i++) json_comma(j->o), out_u64(j->o, column[i]);
    out_char(j->o, ']');
}

/* Appends a message to the rows of a RunMessages (`list`) as [kind, `at`, file, line, message]. at: the line in the
 * program, or 0 if the message is about another source. This is Diag.watch. */
static void message_json(void *list, const Source *source, const char *kind, uint32_t at, const char *file,
                         uint32_t line, const char *message) {
    RunMessages *r = list;
    json_comma(&r->rows);
    out_format(&r->rows, "\n[\"%s\",%u,", kind, source == r->program ? at : 0);
    json_string(&r->rows, file);
    out_format(&r->rows, ",%u,", line);
    json_string(&r->rows, message);
    out_char(&r->rows, ']');
}

void run_messages_begin(RunMessages *r, Diag *d) {
    out_init(&r->rows, NULL);
    r->program = d->source;
    d->watch = message_json, d->watcher = r;
}

void counts_json(Out *o, const Machine *k, bool program, const RunMessages *messages) {
    JsonLines lines = {.o = o};
    out_str(o, "{\"format\":1,\"program\":");
    json_string(o, messages->program->name);
    out_str(o, ",\"counts\":{");
    counts_each(machine_counts(k), named_json, o);
    out_str(o, "},\"files\":[");
    machine_lines(k, program, line_json, &lines);
    out_str(o, lines.file ? "]}],\n\"messages\":[" : "],\n\"messages\":[");
    out_bytes(o, messages->rows.buf, messages->rows.n);
    out_str(o, "]}");
}

void counts_print_lines(FILE *out, const Machine *k, const Source *source) {
    fprintf(out, "%-5s", "line");
    for (unsigned i = 0; i < LINE_COLUMNS; i++) fprintf(out, "%*s", line_column[i].width, line_column[i].title);
    fputc('\n', out);
    machine_lines(k, false, print_line, &(LineTableState){out, source->name});
}
