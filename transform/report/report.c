/* report.c: see report.h. Each part of the report is turned into JSON in memory as soon as its data is known, because
 * later passes change the module. */
#include "transform/report/report.h"

#include "ir/hash.h"
#include "parse/parse.h"
#include "transform/report/facts_json.h"
#include "ir/json.h"
#include "transform/report/line_diff.h"
#include "transform/report/page.h"

/* An offset in the text of the input at which an instruction or a function was parsed, and the line, from 1, that it
 * has in the module as printed before the first pass. */
typedef struct InputLine {
    uint32_t src, line;
} InputLine;

/* A file of CUDA source that debug information names. */
typedef struct ReportSource {
    const char *file, *directory; /* strings of the module; the directory is that of the compilation */
} ReportSource;

struct Report {
    int argc;
    char **argv;
    PassWatch watch;
    Source other;         /* what -json wrote of another run; its text is NULL if there is none */
    VEC(InputLine) input; /* sorted by src */
    /* the keys (see keys_make) of the lines of the module after the last step that was written */
    VEC(uint64_t) key;
    VEC(ReportSource) source;
    VEC(uint32_t) fn_index; /* by SymId: its position among the functions that report_output saw; UINT32_MAX: none */
    bool sets[256];         /* by SpaceSet: it occurs in the facts */
    /* the members of the report as JSON, without the brackets around arrays */
    Out head, sources, places, steps, remarks, before, after, why, ptx_lines, ptx_map, ptxas, run;
};

static void step_watch(void *with, Module *m, const char *name);
static void remark_watch(void *with, const char *pass, const char *kind, uint32_t src, const char *text);

enum { REPORT_PARTS = 12 };

/* Returns the i-th of the members of Report that hold JSON, for i < REPORT_PARTS. */
static Out *report_part(Report *r, int i) {
    Out *const part[REPORT_PARTS] = {&r->head,  &r->sources, &r->places,    &r->steps,   &r->remarks, &r->before,
                                     &r->after, &r->why,     &r->ptx_lines, &r->ptx_map, &r->ptxas,   &r->run};
    return part[i];
}

Report *report_new(int argc, char **argv) {
    Report *r = mem_alloc(sizeof *r);
    r->argc = argc, r->argv = argv;
    r->watch = (PassWatch){r, step_watch, remark_watch};
    for (int i = 0; i < REPORT_PARTS; i++) out_init(report_part(r, i), NULL);
    return r;
}

void report_free(Report *r) {
    if (!r) return;
    for (int i = 0; i < REPORT_PARTS; i++) out_free(report_part(r, i));
    source_free(&r->other);
    vec_free(&r->input), vec_free(&r->key), vec_free(&r->source), vec_free(&r->fn_index);
    free(r);
}

const PassWatch *report_watch(Report *r) { return &r->watch; }

/* --------------------------------------------------------------------------------------- lines and steps */

/* Orders InputLines by offset, and those of the same offset by line. For qsort. */
static int input_compare(const void *x, const void *y) {
    const InputLine *a = x, *b = y;
    if (a->src != b->src) return a->src < b->src ? -1 : 1;
    return a->line < b->line ? -1 : a->line > b->line;
}

/* Returns the first line of the printed input, from 1, of what was parsed at offset src of the input; 0 if there is
 * none, as for SRC_NONE. */
static uint32_t origin_of(const Report *r, uint32_t src) {
    uint32_t i = 0;
    lower_bound(i, r->input.n, mid, r->input.at[mid].src < src);
    return src != SRC_NONE && i < r->input.n && r->input.at[i].src == src ? r->input.at[i].line : 0;
}

/* Fills r->input from the lines of the module as printed before the first pass. */
static void input_lines_collect(Report *r, const IrLines *l) {
    for (uint32_t i = 0; i < l->n; i++)
        if (l->line.at[i].src != SRC_NONE) vec_push(&r->input, ((InputLine){l->line.at[i].src, i + 1}));
    vec_sort(&r->input, input_compare);
}

/* Returns one key per line: a hash of its text, its function and its offset in the input (IrLine.src). So equal
 * lines of different functions have different keys, which gives line_diff more lines that occur once. The caller
 * frees them. */
static uint64_t *keys_make(const IrLines *l) {
    uint64_t *key = mem_alloc(((size_t)l->n + 1) * sizeof *key), fn = 0;
    for (uint32_t i = 0; i < l->n; i++) {
        const IrLine *x = &l->line.at[i];
        if (x->fn) fn = x->fn;
        uint64_t h = 14695981039346656037u ^ fn << 32 ^ x->src;
        for (uint32_t at = x->at; at < x[1].at; at++) h = (h ^ (unsigned char)l->text.buf[at]) * 1099511628211u;
        key[i] = h;
        if (l->text.buf[x->at] == '}') fn = 0;
    }
    return key;
}

/* Writes the lines [first, first + n) and, for each, the line of the printed input that it comes from, or 0:
 * [text, ...],[line, ...]. */
static void lines_write(const Report *r, const IrLines *l, uint32_t first, uint32_t n, Out *o) {
    uint32_t from = l->line.at[first].at;
    out_char(o, '[');
    json_lines(o, l->text.buf + from, l->line.at[first + n].at - from);
    out_str(o, "],[");
    for (uint32_t i = first; i < first + n; i++) {
        json_comma(o);
        out_u64(o, origin_of(r, l->line.at[i].src));
    }
    out_char(o, ']');
}

/* Writes a step: its name, and the edits that turn the text of the step before into l. Leaves out a step that
 * changes no line. Then stores the keys of l in r->key, for the next step. */
static void step_write(Report *r, const IrLines *l, const char *name) {
    LineEdits edits = {0};
    uint64_t *key = keys_make(l);
    line_diff(r->key.at, r->key.n, key, l->n, &edits);
    Out *o = &r->steps;
    if (edits.n) {
        json_comma(o);
        out_str(o, "\n{\"pass\":");
        json_string(o, name);
        out_str(o, ",\"edits\":[");
    }
    for (uint32_t i = 0; i < edits.n; i++) {
        const LineEdit *e = &edits.at[i];
        json_comma(o);
        out_format(o, "[%u,%u,", e->old, e->gone);
        lines_write(r, l, e->now, e->come, o);
        out_char(o, ']');
    }
    if (edits.n) out_str(o, "]}");
    r->key.n = 0;
    for (uint32_t i = 0; i < l->n; i++) vec_push(&r->key, key[i]);
    free(key);
    vec_free(&edits);
}

/* Prints the module, and writes the step of pass `name`, which has changed it: PassWatch.step. */
static void step_watch(void *with, Module *m, const char *name) {
    Report *r = with;
    IrLines l;
    ir_lines_print(&l, m);
    step_write(r, &l, name);
    ir_lines_free(&l);
}

/* Writes a remark, with the line of the printed input that it is about, or 0: PassWatch.remark. */
static void remark_watch(void *with, const char *pass, const char *kind, uint32_t src, const char *text) {
    Report *r = with;
    Out *o = &r->remarks;
    json_comma(o);
    out_str(o, "\n{\"pass\":");
    json_string(o, pass);
    out_format(o, ",\"kind\":\"%s\",\"line\":%u,\"message\":", kind, origin_of(r, src));
    json_string(o, text);
    out_char(o, '}');
}

/* ------------------------------------------------------------------------------------------- CUDA source */

/* Returns the index of a file in r->source. Adds the file if it is new. */
static uint32_t source_index(Report *r, const char *file, const char *directory) {
    uint32_t i = r->source.n;
    while (i-- > 0)
        if (!strcmp(r->source.at[i].file, file) && !strcmp(r->source.at[i].directory, directory)) return i;
    vec_push(&r->source, ((ReportSource){file, directory}));
    return r->source.n - 1;
}

/* Writes where line `line` of the IR, counted from 1, which has an instruction, comes from in the CUDA source: [line,
 * source, source line, column], and then such a row for each call through which the code was inlined, the innermost
 * first, up to LEVELS_MAX rows in all. Leaves out locations without a file or a line. Adds new files to r->source. */
static void places_write(Report *r, const Module *m, const IrLine *l, uint32_t line) {
    enum { LEVELS_MAX = 8 };
    const Fn *f = m->sym.at[l->fn].fn;
    uint32_t loc = inst_loc(f, l->v);
    MdId id = loc ? f->md.at[loc - 1] : 0;
    for (int level = 0; level < LEVELS_MAX && md_is_location(m, id); level++) {
        const uint32_t *word = m->md_op.at + m->md.at[id].first;
        MdId file = md_field_node(m, word[LOC_SCOPE], "file");
        id = word[LOC_INLINED_AT];
        if (!file || !word[LOC_LINE]) continue;
        uint32_t source = source_index(r, md_field_text(m, file, "filename"), md_field_text(m, file, "directory"));
        json_comma(&r->places);
        out_format(&r->places, "[%u,%u,%u,%u]", line, source, word[LOC_LINE], word[LOC_COLUMN]);
    }
}

/* Reports whether a file name ends as C, C++ or CUDA sources do. Other files that a module names are not read, because
 * a module can name any file of the machine. */
static bool is_source_name(const char *name) {
    static const char *const ending[] = {".cu", ".cuh", ".h", ".hpp", ".hh", ".c", ".cc", ".cpp", ".cxx", ".inl"};
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && i < sizeof ending / sizeof *ending; i++)
        if (!strcmp(dot, ending[i])) return true;
    return false;
}

/* Returns the part of the path after its last '/'; all of it if there is none. */
static const char *base_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Writes a source: its name and its lines, or no lines if s is NULL. */
static void source_write(Report *r, const char *name, const Source *s) {
    Out *o = &r->sources;
    json_comma(o);
    out_str(o, "\n{\"name\":");
    json_string(o, name);
    out_str(o, ",\"lines\":[");
    if (s) json_lines(o, s->text, s->size);
    out_str(o, "]}");
}

/* Writes all sources. A source that cannot be read, or whose name is not that of a source file, has no lines. The file
 * `given`, with its contents `text`, replaces each source of the same base name, and is added as one more source if
 * there is none. Both are NULL if -source names no file. */
static void sources_write(Report *r, const char *given, const Source *text) {
    bool shown = !text;
    for (uint32_t i = 0; i < r->source.n; i++) {
        const ReportSource *x = &r->source.at[i];
        Source found = {0};
        bool same = text && !strcmp(base_name(given), base_name(x->file));
        if (!same && is_source_name(x->file) && source_find(x->directory, x->file, &found)) {
            source_write(r, x->file, &found);
            source_free(&found);
        } else {
            source_write(r, x->file, same ? text : NULL);
        }
        shown |= same;
    }
    if (!shown) source_write(r, given, text);
}

/* ------------------------------------------------------------------------------------------- the module */

/* Reads the file `path`, which -json wrote in another run, into r->other. Returns false after an error message if it
 * cannot be read or does not begin as report_json writes it; the rest is not checked. */
static bool other_read(Report *r, const char *path, Diag *d) {
    static const char begin[] = "{\"format\":1,\"command\":";
    if (!source_read(path, &r->other, d)) return false;
    if (!strncmp(r->other.text, begin, sizeof begin - 1)) return true;
    diag_error(d, SRC_NONE, "-compare: '%s' is not what -json writes", path);
    return false;
}

bool report_input(Report *r, Module *m, const ReportContext *c) {
    Source given = {0};
    if (c->other && !other_read(r, c->other, m->diag)) return false;
    if (c->source && !source_read(c->source, &given, m->diag)) return false;
    IrLines l;
    json_key(&r->head, "input");
    json_string(&r->head, c->input);
    json_key(&r->head, "target");
    json_string(&r->head, c->target->name);
    ir_lines_print(&l, m);
    input_lines_collect(r, &l);
    step_write(r, &l, "input");
    for (uint32_t i = 0; i < l.n; i++)
        if (l.line.at[i].fn && l.line.at[i].v != IR_HEADER) places_write(r, m, &l.line.at[i], i + 1);
    sources_write(r, c->source, c->source ? &given : NULL);
    facts_json(m, &l, &(FactsOptions){c->knobs, c->sm, true}, &r->before, &r->why, r->sets);
    ir_lines_free(&l);
    source_free(&given);
    return true;
}

void report_output(Report *r, Module *m, const ReportContext *c) {
    IrLines l;
    uint32_t functions = 0;
    ir_lines_print(&l, m);
    facts_json(m, &l, &(FactsOptions){c->knobs, c->sm, false}, &r->after, NULL, r->sets);
    for (uint32_t i = 0; i < l.n; i++) {
        if (!l.line.at[i].fn || l.line.at[i].v != IR_HEADER) continue;
        while (r->fn_index.n <= l.line.at[i].fn) vec_push(&r->fn_index, UINT32_MAX);
        r->fn_index.at[l.line.at[i].fn] = functions++;
    }
    ir_lines_free(&l);
}

void report_ptx(Report *r, const char *text, size_t n) { json_lines(&r->ptx_lines, text, n); }

void report_ptx_line(Report *r, uint32_t line, uint32_t src, SymId fn) {
    if (fn >= r->fn_index.n || r->fn_index.at[fn] == UINT32_MAX) return;
    json_comma(&r->ptx_map);
    out_format(&r->ptx_map, "[%u,%u,%u]", line, origin_of(r, src), r->fn_index.at[fn]);
}

void report_ptxas(Report *r, const Out *rows) { out_bytes(&r->ptxas, rows->buf, rows->n); }

void report_run(Report *r, const char *json, size_t n) { out_bytes(&r->run, json, n); }

bool report_has_run(const Report *r) { return r->run.n > 0; }

/* ------------------------------------------------------------------------------------------- writing */

/* Writes a member of an object on a line of its own: the key, `open`, the JSON `value` and `close`. `open` begins with
 * the colon; open and close hold the brackets that `value` lacks. */
static void member_put(Out *o, const char *key, const char *open, const Out *value, const char *close) {
    json_comma(o);
    out_char(o, '\n');
    json_string(o, key);
    out_str(o, open);
    out_bytes(o, value->buf, value->n);
    out_str(o, close);
}

/* Writes the counters of the passes, as elements of an array: [pass, counter, number]. */
static void stats_write(const Stats *s, Out *o) {
    for (uint32_t i = 0; i < s->counter.n; i++) {
        json_comma(o);
        out_char(o, '[');
        json_string(o, s->counter.at[i].pass);
        out_char(o, ',');
        json_string(o, s->counter.at[i].what);
        out_format(o, ",%llu]", (unsigned long long)s->counter.at[i].n);
    }
}

void report_json(const Report *r, const Stats *stats, Out *to) {
    Out text, sets, counters, *o = &text; /* in memory, because json_comma looks at the byte before */
    out_init(o, NULL), out_init(&sets, NULL), out_init(&counters, NULL);
    facts_json_sets(r->sets, &sets);
    stats_write(stats, &counters);
    out_str(o, "{\"format\":1,\"command\":[");
    for (int i = 0; i < r->argc; i++) {
        json_comma(o);
        json_string(o, i ? r->argv[i] : base_name(r->argv[i]));
    }
    out_str(o, "],");
    out_bytes(o, r->head.buf, r->head.n);
    member_put(o, "sources", ":[", &r->sources, "]");
    member_put(o, "places", ":[", &r->places, "]");
    member_put(o, "steps", ":[", &r->steps, "]");
    member_put(o, "remarks", ":[", &r->remarks, "]");
    member_put(o, "before", ":", &r->before, "");
    member_put(o, "after", ":", &r->after, "");
    member_put(o, "why", ":[", &r->why, "]");
    member_put(o, "sets", ":", &sets, "");
    member_put(o, "stats", ":[", &counters, "]");
    if (r->ptx_lines.n) {
        member_put(o, "ptx", ":{\"lines\":[", &r->ptx_lines, "]");
        member_put(o, "map", ":[", &r->ptx_map, "]}");
    }
    if (r->ptxas.n) member_put(o, "ptxas", ":[", &r->ptxas, "]");
    if (r->run.n) member_put(o, "run", ":", &r->run, "");
    out_str(o, "}\n");
    out_bytes(to, o->buf, o->n);
    out_free(o), out_free(&sets), out_free(&counters);
}

/* Writes the JSON of another run into the page, with each '<' as \u003C: the file may not be ours, and "</script>"
 * would end the element. The escape keeps the meaning, because '<' occurs only in strings of JSON. */
static void other_write(const Source *json, Out *o) {
    page_other(o);
    for (size_t i = 0; i < json->size; i++)
        if (json->text[i] == '<') out_str(o, "\\u003C");
        else out_char(o, json->text[i]);
}

void report_page(const Report *r, const Stats *stats, Out *o) {
    page_begin(o);
    report_json(r, stats, o);
    if (r->other.text) other_write(&r->other, o);
    page_end(o);
}
