/* ptxas.c: runs ptxas on emitted text and reads its output. See ptxas.h.
 *
 * A message of ptxas has the form "ptxas FILE, line N; error   : TEXT", or lacks the place. With -v it
 * prints three lines about each function. The sizes of code, and the registers of functions that are not
 * kernels, are read from the section headers of the ELF file that it writes. */
#include "ptx/tools/ptxas.h"

#include <errno.h>

#include "ir/chars.h"
#include "ir/json.h"
#include "ptx/tools/process.h"

/* ------------------------------------------------------------------------------------------------ running */

typedef struct PtxasRun {
    const char *program, *arch, *input, *output;
    bool relocatable; /* -c: external symbols may stay unresolved */
    Out printed;      /* everything it printed */
    int status;       /* of process_run */
} PtxasRun;

/* Runs ptxas and collects its output. Returns false, with errno set, if it could not be run. */
static bool run(PtxasRun *r) {
    const char *relocatable = r->relocatable ? "-c" : NULL;
    const char *argv[] = {r->program, r->arch, "-v", "-o", r->output, r->input, relocatable, NULL};
    r->printed.n = 0;
    r->status = process_run(argv, true, &r->printed);
    return r->status >= 0;
}

/* ----------------------------------------------------------------------------------------------- messages */

typedef struct PtxasMessages {
    Module *m;
    const Out *text;
    const PtxMap *map;
    VEC(const char *) line; /* where each line of the text begins; one more at its end */
} PtxasMessages;

/* Records where each line of the PTX text begins. */
static void lines_find(PtxasMessages *c) {
    const char *s = c->text->buf, *end = s + c->text->n;
    vec_push(&c->line, s);
    while (s < end && (s = memchr(s, '\n', (size_t)(end - s))) != NULL) vec_push(&c->line, ++s);
}

/* Returns the last entry of the map at or before the line; NULL if the line is before all entries. */
static const PtxLine *map_find(const PtxMap *map, uint32_t line) {
    uint32_t next = 0;
    lower_bound(next, map->n, mid, map->at[mid].line <= line);
    return next ? &map->at[next - 1] : NULL;
}

/* Returns the position of the symbol that a message without a line names in its first quotes, or SRC_NONE. */
static uint32_t named_src(const Module *m, const char *text) {
    const char *a = strchr(text, '\''), *b = a ? strchr(a + 1, '\'') : NULL;
    StrId name = b ? str_find(m, a + 1, (size_t)(b - a - 1)) : 0;
    SymId s = name ? sym_find(m, name) : 0;
    return s ? m->sym.at[s].src : SRC_NONE;
}

/* Adds a note with the source line that the IR of map entry `at` was compiled from, unless that is the line of the IR
 * itself. Adds none if `at` is NULL or has no location. */
static void origin_note(const PtxasMessages *c, const PtxLine *at) {
    const Module *m = c->m;
    if (!at || !at->loc || m->md.at[at->loc].kind != MD_LOCATION) return;
    const uint32_t *word = m->md_op.at + m->md.at[at->loc].first;
    const uint32_t *file = md_field(m, word[LOC_SCOPE], "file");
    const uint32_t *field = file && file[1] == MDF_MD ? md_field(m, file[2], "filename") : NULL;
    const char *name = field ? str_get(m, field[2]) : "";
    uint32_t line = 0, column;
    if (m->source.text && !strcmp(name, m->source.name)) diag_position(&m->source, at->src, &line, &column);
    if (*name && line != word[LOC_LINE])
        diag_note(m->diag, SRC_NONE, "from %s:%u:%u", name, word[LOC_LINE], word[LOC_COLUMN]);
}

/* Adds notes: the PTX line that a message refers to (0: none), and the source line of map entry `at`, which may be
 * NULL. */
static void place_notes(PtxasMessages *c, const PtxLine *at, uint32_t line) {
    if (line && line < c->line.n) {
        const char *s = c->line.at[line - 1], *end = c->line.at[line] - 1;
        while (s < end && (*s == ' ' || *s == '\t')) s++;
        diag_note(c->m->diag, SRC_NONE, "PTX line %u: %.*s", line, (int)(end - s < 200 ? end - s : 200), s);
    }
    origin_note(c, at);
}

/* Reports one message of ptxas at the instruction of its PTX line; line 0: at the symbol that the text names, if
 * any. */
static void message(PtxasMessages *c, uint32_t line, bool warning, const char *text) {
    const PtxLine *at = line ? map_find(c->map, line) : NULL;
    uint32_t src = line ? at ? at->src : SRC_NONE : named_src(c->m, text);
    if (warning) diag_warning(c->m->diag, src, "ptxas: %s", text);
    else diag_error(c->m->diag, src, "ptxas: %s", text);
    place_notes(c, at, line);
}

/* Reads one line of the output and reports it if it is a message. */
static void line_read(PtxasMessages *c, const char *s) {
    static const struct {
        const char *word;
        bool warning;
    } kind[] = {{"error", false}, {"fatal", false}, {"warning", true}};
    if (strncmp(s, "ptxas ", 6)) return;
    s += 6;
    uint32_t line = 0;
    const char *place = strstr(s, ", line ");
    char *end;
    if (place) {
        unsigned long n = strtoul(place + 7, &end, 10);
        if (!strncmp(end, "; ", 2)) line = (uint32_t)n, s = end + 2;
    }
    for (size_t i = 0; i < sizeof kind / sizeof *kind; i++) {
        size_t n = strlen(kind[i].word);
        if (strncmp(s, kind[i].word, n)) continue;
        for (s += n; *s == ' '; s++) {}
        if (*s++ != ':') return;
        if (*s == ' ') s++;
        if (strcmp(s, "Ptx assembly aborted due to errors")) message(c, line, kind[i].warning, s);
        return;
    }
}

/* --------------------------------------------------------------------------------------------- statistics */

/* A function: its registers; bytes of spill stores and loads, of stack, of shared memory and of code. */
typedef struct PtxasRow {
    const char *name;
    uint32_t registers, spills, stack, shared;
    uint64_t code;
} PtxasRow;
typedef struct PtxasTable {
    VEC(PtxasRow) row;  /* in the order of the output of -v */
    PtxasRow **by_name; /* the same, sorted by name */
} PtxasTable;

/* Finds `word` in the text and sets *n to the decimal number right in front of it, 0 if there is none. Returns the
 * address of the word, or NULL, and leaves *n, if the text does not contain it. */
static const char *number_before(const char *text, const char *word, uint32_t *n) {
    const char *s = strstr(text, word);
    if (!s) return NULL;
    const char *p = s;
    while (p > text && char_is_digit(p[-1])) p--;
    *n = (uint32_t)strtoul(p, NULL, 10);
    return s;
}

/* Reads one line of the output of -v: begins the row of a function, or fills in the last one. */
static void statistic_read(PtxasTable *t, const char *s) {
    static const char properties[] = "ptxas info    : Function properties for ";
    if (!strncmp(s, properties, sizeof properties - 1)) {
        vec_push(&t->row, ((PtxasRow){.name = s + sizeof properties - 1}));
        return;
    }
    if (!t->row.n) return;
    PtxasRow *r = &t->row.at[t->row.n - 1];
    uint32_t loads;
    if (number_before(s, " bytes stack frame", &r->stack)) {
        if (number_before(s, " bytes spill stores", &r->spills) && number_before(s, " bytes spill loads", &loads))
            r->spills += loads;
    } else if (number_before(s, " registers", &r->registers)) {
        number_before(s, " bytes smem", &r->shared);
    }
}

/* Returns a little-endian number of `bytes` bytes. */
static uint64_t word_read(const unsigned char *p, int bytes) {
    uint64_t n = 0;
    for (int i = bytes; i-- > 0;) n = n << 8 | p[i];
    return n;
}

/* Compares two rows by name, for qsort and bsearch. */
static int row_order(const void *a, const void *b) {
    return strcmp((*(const PtxasRow *const *)a)->name, (*(const PtxasRow *const *)b)->name);
}

/* Returns the table row of a function, or NULL. t->by_name must be sorted. */
static PtxasRow *row_find(const PtxasTable *t, const char *name) {
    PtxasRow key = {.name = name}, *k = &key;
    PtxasRow **found = t->row.n ? bsearch(&k, t->by_name, t->row.n, sizeof *t->by_name, row_order) : NULL;
    return found ? *found : NULL;
}

/* Fills in the code sizes of the table from the sections ".text.NAME" of a 64-bit little-endian ELF file, and the
 * registers (bits 24 to 31 of sh_info) of the functions for which -v has printed none. Ignores a file that is
 * malformed. */
static void elf_read(PtxasTable *t, const unsigned char *elf, size_t n) {
    if (n < 64 || memcmp(elf, "\177ELF\2\1", 6)) return;
    uint64_t at = word_read(elf + 40, 8), size = word_read(elf + 58, 2), count = word_read(elf + 60, 2);
    uint64_t names = word_read(elf + 62, 2);
    if (size < 64 || at > n || count > (n - at) / size || names >= count) return;
    const unsigned char *strings = elf + at + names * size;
    uint64_t first = word_read(strings + 24, 8), length = word_read(strings + 32, 8);
    if (first > n || length > n - first || !length || elf[first + length - 1]) return;
    for (uint64_t i = 0; i < count; i++) {
        const unsigned char *h = elf + at + i * size;
        uint64_t offset = word_read(h, 4);
        const char *name = offset < length ? (const char *)elf + first + offset : "";
        if (strncmp(name, ".text.", 6)) continue;
        PtxasRow *r = row_find(t, name + 6);
        if (!r) continue;
        r->code = word_read(h + 32, 8);
        if (!r->registers) r->registers = (uint32_t)word_read(h + 44, 4) >> 24;
    }
}

/* Prints the table. A function that is part of the code of its kernels has no registers and code of its
 * own, printed as "-". */
static void table_print(const PtxasTable *t, FILE *out) {
    if (t->row.n) fprintf(out, "registers  spills   stack  shared    code\n");
    for (uint32_t i = 0; i < t->row.n; i++) {
        const PtxasRow *r = &t->row.at[i];
        char registers[16] = "-", code[24] = "-";
        if (r->registers) snprintf(registers, sizeof registers, "%u", r->registers);
        if (r->code) snprintf(code, sizeof code, "%llu", (unsigned long long)r->code);
        fprintf(out, "%9s %7u %7u %7u %7s  %s\n", registers, r->spills, r->stack, r->shared, code, r->name);
    }
}

/* Writes the rows as JSON: [function, registers, spills, stack, shared, code], 0 for "-". */
static void table_json(const PtxasTable *t, Out *o) {
    for (uint32_t i = 0; i < t->row.n; i++) {
        const PtxasRow *r = &t->row.at[i];
        json_comma(o);
        out_char(o, '[');
        json_string(o, r->name);
        out_format(o, ",%u,%u,%u,%u,%llu]", r->registers, r->spills, r->stack, r->shared, (unsigned long long)r->code);
    }
}

/* Prints the table of all functions to `out`, and appends it to `rows` as JSON; either may be NULL. It is read from the
 * output of -v, which output_split has split, and the ELF file `code`. */
static void report_print(PtxasRun *r, const Out *code, FILE *out, Out *rows) {
    PtxasTable t = {0};
    for (char *s = r->printed.buf, *end; *s; s = end) {
        end = s + strlen(s) + 1;
        statistic_read(&t, s);
    }
    t.by_name = mem_alloc(t.row.n * sizeof *t.by_name + 1);
    for (uint32_t i = 0; i < t.row.n; i++) t.by_name[i] = &t.row.at[i];
    qsort(t.by_name, t.row.n, sizeof *t.by_name, row_order);
    elf_read(&t, (const unsigned char *)code->buf, code->n);
    if (out) table_print(&t, out);
    if (rows) table_json(&t, rows);
    free(t.by_name);
    vec_free(&t.row);
}

/* -------------------------------------------------------------------------------------------------- check */

/* Splits the output into lines, each terminated by NUL, without the empty ones, and adds an empty line at the end. */
static void output_split(PtxasRun *r) {
    Out *o = &r->printed, lines;
    out_init(&lines, NULL);
    for (size_t i = 0; i < o->n; i++) {
        bool end = o->buf[i] == '\n';
        if (end && lines.n && lines.buf[lines.n - 1]) out_char(&lines, 0);
        else if (!end && o->buf[i]) out_char(&lines, o->buf[i]);
    }
    out_bytes(&lines, "\0", 2);
    out_free(o);
    *o = lines;
}

/* Reports the messages of a finished run; appends the machine code to `code`, or reports the reason of failure. Returns
 * PTXAS_REFUSED if the exit code is not 0 or there is no machine code. Splits r->printed into lines. */
static int verdict(Module *m, PtxasRun *r, const Out *text, const PtxMap *map, Out *code) {
    PtxasMessages c = {.m = m, .text = text, .map = map};
    uint32_t errors = m->diag->errors;
    lines_find(&c);
    output_split(r);
    for (const char *s = r->printed.buf; *s; s += strlen(s) + 1) line_read(&c, s);
    bool accepted = !r->status && file_read(r->output, code) && code->n;
    if (r->status > PROCESS_SIGNAL)
        diag_error(m->diag, SRC_NONE, "ptxas: ended by signal %d", r->status - PROCESS_SIGNAL);
    else if (!accepted && m->diag->errors == errors)
        diag_error(m->diag, SRC_NONE, "ptxas: exit code %d%s", r->status, r->status ? "" : ", but no machine code");
    vec_free(&c.line);
    return accepted ? PTXAS_ACCEPTED : PTXAS_REFUSED;
}

/* Reports whether ptxas has complained about a symbol that the text does not define. */
static bool names_unresolved_symbol(const PtxasRun *r) {
    static const char word[] = "Unresolved extern";
    for (size_t i = 0; i + sizeof word <= r->printed.n; i++)
        if (r->printed.buf[i] == 'U' && !memcmp(r->printed.buf + i, word, sizeof word - 1)) return true;
    return false;
}

/* Checks the text with ptxas. First runs it on the text as a whole program, because that gives the most
 * information, and then as a part of a program (-c) if the text refers to symbols that are defined
 * elsewhere. */
int ptxas_check(Module *m, const Target *target, const Out *text, const PtxMap *map, const char *program, FILE *report,
                Out *rows, Out *code) {
    PtxasRun r = {.program = program};
    Scratch folder;
    char arch[32];
    int result = PTXAS_MISSING;
    if (!scratch_make(&folder)) {
        diag_error(m->diag, SRC_NONE, "cannot create a folder for ptxas: %s", strerror(errno));
        return result;
    }
    snprintf(arch, sizeof arch, "-arch=%s", target->sm < 75 ? "sm_75" : target->name);
    r.arch = arch;
    r.input = scratch_file(&folder, "in.ptx");
    r.output = scratch_file(&folder, "out.cubin");
    out_init(&r.printed, NULL);
    if (!file_write(r.input, text->buf, text->n)) {
        diag_error(m->diag, SRC_NONE, "cannot write %s: %s", r.input, strerror(errno));
    } else {
        bool ran = run(&r);
        if (ran && names_unresolved_symbol(&r)) {
            r.relocatable = true;
            ran = run(&r);
        }
        if (ran) result = verdict(m, &r, text, map, code);
        else diag_error(m->diag, SRC_NONE, "cannot run '%s': %s; -ptxas=PATH names another", program, strerror(errno));
    }
    if (result == PTXAS_ACCEPTED && (report || rows)) report_print(&r, code, report, rows);
    scratch_remove(&folder);
    out_free(&r.printed);
    return result;
}
