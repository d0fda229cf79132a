/* source_map.c: line tables, the map and comments. See source_map.h.
 *
 * While a function is emitted, marks record at which byte of its text each instruction begins. The marks
 * follow their text when the registers are named (regtext_finish). The map and the comments are made from them
 * when the text is complete; .loc directives are put into the text at once. */
#include "ptx/debug/source_map.h"

#include "ptx/debug/dwarf.h"
#include "ptx/debug/line_table.h"
#include "ptx/emit/regtext.h"

enum { COMMENT_COLUMN = 56, COMMENT_MAX = 160 };

/* The text from byte `at` on belongs to instruction `inst`; UINT32_MAX: to none, such as loads of
 * parameters. */
typedef struct SourceMark {
    uint32_t at;
    ValueId inst;
} SourceMark;

struct SourceMap {
    LineTable *lines;     /* NULL: no compile unit has line tables */
    bool has_lines;       /* the current function has a line table */
    Out loc;              /* the directives and labels in front of one instruction */
    VEC(SourceMark) mark; /* of the current function, if a map or comments are requested */
    VEC(uint32_t) of_fn;  /* by number of the function: its first entry in the map */
    uint32_t newlines;    /* before byte `counted` of the whole text */
    size_t counted;
    Printer *printer; /* prints the IR of comments */
    Out comment, commented;
};

/* ------------------------------------------------------------------------------------ marks and comments */

/* Returns the number of line breaks in n bytes. */
static uint32_t newlines_in(const char *s, size_t n) {
    uint32_t count = 0;
    for (const char *end = s + n; n && (s = memchr(s, '\n', (size_t)(end - s))) != NULL; s++) count++;
    return count;
}

/* Returns the DILocation of an instruction; 0 if it has none. */
static MdId inst_location(const Fn *f, ValueId v) {
    uint32_t loc = inst_loc(f, v);
    return loc ? f->md.at[loc - 1] : 0;
}

/* Adds the current function, and then each of its marks that belongs to an instruction, to the map of the options.
 * Lines are counted from 0, the first line of the function's head; source_map_fn_place makes them absolute. */
static void marks_to_map(Emit *e) {
    SourceMap *g = e->origin;
    PtxMap *map = e->opt->map;
    uint32_t line = newlines_in(e->out->buf, e->out->n);
    size_t counted = 0;
    vec_push(&g->of_fn, map->n);
    vec_push(map, ((PtxLine){.src = e->m->sym.at[e->fn.sym].src, .fn = e->fn.sym}));
    for (uint32_t i = 0; i < g->mark.n; i++) {
        const SourceMark *k = &g->mark.at[i];
        if (k->inst == UINT32_MAX) continue;
        line += newlines_in(e->text.out.buf + counted, k->at - counted);
        counted = k->at;
        uint32_t src = inst_src(e->f, k->inst);
        vec_push(map, ((PtxLine){.line = line,
                                 .src = src ? src : e->m->sym.at[e->fn.sym].src,
                                 .loc = inst_location(e->f, k->inst),
                                 .fn = e->fn.sym}));
    }
}

void source_map_fn_place(Emit *e, const Out *o, uint32_t function) {
    SourceMap *g = e->origin;
    PtxMap *map = e->opt->map;
    if (!map) return;
    g->newlines += newlines_in(o->buf + g->counted, o->n - g->counted);
    g->counted = o->n;
    uint32_t end = function + 1 < g->of_fn.n ? g->of_fn.at[function + 1] : map->n;
    for (uint32_t i = g->of_fn.at[function]; i < end; i++) map->at[i].line += g->newlines + 1;
}

/* Appends "FILE:LINE:COLUMN" of `loc`, which must be a DILocation. */
static void position_comment(const Module *m, MdId loc, Out *o) {
    const uint32_t *word = m->md_op.at + m->md.at[loc].first;
    MdId file = md_field_node(m, word[LOC_SCOPE], "file");
    out_format(o, "%s:%u:%u", md_field_text(m, file, "filename"), word[LOC_LINE], word[LOC_COLUMN]);
}

/* Makes the comment of an instruction in e->origin->comment, after two blanks: "%3 = add i32 %1, %2  [a.cu:3:5 inlined
 * at a.cu:9:1]". The IR is cut to COMMENT_MAX characters; without a location, or with line 0, no position follows. */
static void comment_make(Emit *e, ValueId v) {
    Out *o = &e->origin->comment;
    const Module *m = e->m;
    o->n = 0;
    printer_inst(e->origin->printer, e->f, v); /* indents by two blanks */
    while (o->n && o->buf[o->n - 1] == '\n') o->n--;
    if (o->n > COMMENT_MAX) o->n = COMMENT_MAX, out_str(o, "...");
    MdId loc = inst_location(e->f, v);
    if (!md_is_location(m, loc) || !m->md_op.at[m->md.at[loc].first + LOC_LINE]) return;
    out_str(o, "  [");
    position_comment(m, loc, o);
    MdId inlined = m->md_op.at[m->md.at[loc].first + LOC_INLINED_AT];
    if (md_is_location(m, inlined)) {
        out_str(o, " inlined at ");
        position_comment(m, inlined, o);
    }
    out_char(o, ']');
}

/* Appends "// " and a comment of `len` characters to o, which ends with `line`, of n characters and without a line
 * feed: at column COMMENT_COLUMN, or one blank after a longer line. Characters other than printable ASCII become '?',
 * because ptxas refuses them even in comments. */
static void comment_put(Out *o, const char *line, size_t n, const char *comment, size_t len) {
    size_t column = 0;
    for (size_t i = 0; i < n; i++) column = line[i] == '\t' ? (column | 7) + 1 : column + 1;
    do out_char(o, ' ');
    while (++column < COMMENT_COLUMN);
    out_str(o, "// ");
    for (size_t i = 0; i < len; i++) out_char(o, comment[i] < ' ' || comment[i] > '~' ? '?' : comment[i]);
    if (len && comment[len - 1] == '\\') out_char(o, '.'); /* or it would join the next line */
}

/* Appends to the first line of each instruction its IR as a comment, and to its other lines a bar; for text that
 * belongs to no instruction, the word "parameters" takes the place of the IR. Labels and .loc directives get no
 * comment. Replaces e->text.out by the result. */
static void comments_add(Emit *e) {
    SourceMap *g = e->origin;
    const char *s = e->text.out.buf, *end = s + e->text.out.n;
    uint32_t next = 0, shown = UINT32_MAX;
    g->commented.n = 0;
    while (s < end) {
        const char *stop = memchr(s, '\n', (size_t)(end - s));
        size_t n = (size_t)((stop ? stop : end) - s);
        while (next < g->mark.n && g->mark.at[next].at <= (size_t)(s - e->text.out.buf)) next++;
        out_bytes(&g->commented, s, n);
        if (next && n > 1 && s[0] == '\t' && memcmp(s, "\t.loc", n < 5 ? n : 5)) {
            ValueId v = g->mark.at[next - 1].inst;
            if (shown == next) comment_put(&g->commented, s, n, "|", 1);
            else if (v == UINT32_MAX) comment_put(&g->commented, s, n, "parameters", 10);
            else {
                comment_make(e, v);
                comment_put(&g->commented, s, n, g->comment.buf + 2, g->comment.n - 2);
            }
            shown = next;
        }
        out_char(&g->commented, '\n');
        s += n + 1;
    }
    Out plain = e->text.out;
    e->text.out = g->commented;
    g->commented = plain;
}

/* ------------------------------------------------------------------------------------------ entry points */

void source_map_begin(Emit *e) {
    LineTable *lines = line_table_new(e);
    if (!lines && !e->opt->map && !e->opt->annotate) return;
    e->origin = mem_alloc(sizeof *e->origin);
    e->origin->lines = lines;
    out_init(&e->origin->loc, NULL);
    out_init(&e->origin->comment, NULL), out_init(&e->origin->commented, NULL);
    if (e->opt->annotate) e->origin->printer = printer_new(e->m, &e->origin->comment);
    if (lines) dwarf_begin(e, lines);
}

void source_map_end(Emit *e) {
    SourceMap *g = e->origin;
    if (!g) return;
    dwarf_end(e);
    line_table_free(g->lines);
    vec_free(&g->mark), vec_free(&g->of_fn);
    if (g->printer) printer_free(g->printer);
    out_free(&g->loc), out_free(&g->comment), out_free(&g->commented);
    free(g);
}

void source_map_files_put(Emit *e, Out *o) {
    if (e->origin && e->origin->lines) line_table_files_put(e->origin->lines, e->m, o);
}

void source_map_strings_put(Emit *e, Out *o) {
    if (e->origin && e->origin->lines) line_table_strings_put(e->origin->lines, e->m, o);
}

void source_map_fn_begin(Emit *e) {
    SourceMap *g = e->origin;
    g->mark.n = 0;
    g->loc.n = 0;
    g->has_lines = g->lines && line_table_fn(g->lines, e, &g->loc);
    out_bytes(&e->text.out, g->loc.buf, g->loc.n);
    if (e->opt->map || e->opt->annotate) vec_push(&g->mark, ((SourceMark){0, UINT32_MAX}));
}

/* The .loc directives are inserted in front of the text of the instruction afterwards, because only then is it known
 * that the instruction has any text. */
void source_map_inst(Emit *e, ValueId v, size_t before) {
    SourceMap *g = e->origin;
    RegText *c = &e->text;
    size_t n = c->out.n - before;
    if (!n) return;
    if (e->opt->map || e->opt->annotate) vec_push(&g->mark, ((SourceMark){(uint32_t)before, v}));
    MdId loc = g->has_lines ? inst_location(e->f, v) : 0;
    if (!loc) return;
    g->loc.n = 0;
    dwarf_scope(e, loc, &g->loc);
    line_table_loc(g->lines, e, loc, &g->loc);
    if (!g->loc.n) return;
    out_bytes(&c->out, g->loc.buf, g->loc.n);
    memmove(c->out.buf + before + g->loc.n, c->out.buf + before, n);
    memcpy(c->out.buf + before, g->loc.buf, g->loc.n);
    for (uint32_t i = c->reg.n; i-- > 0 && c->reg.at[i].at >= before;) c->reg.at[i].at += (uint32_t)g->loc.n;
}

void source_map_fn_finish(Emit *e) {
    SourceMap *g = e->origin;
    regtext_finish(e, g->mark.n ? &g->mark.at[0].at : NULL, g->mark.n, sizeof(SourceMark));
}

void source_map_fn_end(Emit *e) {
    if (e->opt->map) marks_to_map(e);
    if (e->opt->annotate) comments_add(e);
}
