/* origin.c: line tables, marks and comments. See origin.h.
 *
 * A location that was inlined is a chain, from where the instruction was written out to the function it
 * stands in now. ptxas wants to have seen every link before it is named behind inlined_at, so the links that
 * this function has not shown yet are written first, outermost first. */
#include "ptx/debug/origin.h"

#include "ptx/emit/coalesce.h"
#include "ptx/debug/dwarf.h"

enum { CHAIN_MAX = 256, SCOPE_MAX = 256, COMMENT_COLUMN = 56, COMMENT_MAX = 160 };

typedef struct Place { uint32_t file, line, column; MdId inlined; } Place;
/* From this byte of the text on; inst UINT32_MAX: of no instruction. */
typedef struct Mark { uint32_t at; ValueId inst; } Mark;

struct Origin {
    bool tables;                     /* some compile unit wants line tables */
    bool loc;                        /* so does the function at work */
    VEC(uint32_t) of_md;             /* by MdId. DIFile: 1 + its number; DISubprogram: 1 + its string; */
                                     /*   location: 1 + the function that has shown it */
    VEC(uint32_t) of_path;           /* by StrId: 1 + number of the file of that path */
    VEC(StrId) file;
    VEC(MdId) string;                /* subprograms that .loc names */
    Place last;
    Out table;                       /* the .loc lines of one instruction */
    VEC(Mark) mark;                  /* of the function at work, when asked for */
    VEC(uint32_t) of_fn;             /* by number of the function: where its entries in the map begin */
    uint32_t lines;                  /* newlines before byte `counted` of the file */
    size_t counted;
    Printer *printer;                /* of IR, for comments */
    Out comment, commented;
};

/* ---------------------------------------------------------------------------------------- debug metadata */

const char *md_text(const Module *m, MdId node, const char *name) {
    const uint32_t *f = md_field(m, node, name);
    return f && (f[1] == MDF_WORD || f[1] == MDF_STRING) ? str_get(m, f[2]) : "";
}

MdId md_node(const Module *m, MdId node, const char *name) {
    const uint32_t *f = md_field(m, node, name);
    return f && f[1] == MDF_MD && f[2] < m->md.n ? f[2] : 0;
}

bool md_is(const Module *m, MdId node, const char *name) {
    return node && m->md.at[node].kind == MD_NODE && !strcmp(str_get(m, m->md.at[node].name), name);
}

static MdId scope_subprogram(const Module *m, MdId scope) {
    for (int depth = 0; scope && depth < SCOPE_MAX; depth++) {
        if (md_is(m, scope, "DISubprogram")) return scope;
        scope = md_node(m, scope, "scope");
    }
    return 0;
}

MdId origin_subprogram(const Emit *e, SymId s) {
    const Module *m = e->m;
    for (uint32_t a = m->sym.at[s].md; a; a = m->sym_md.at[a - 1].next)
        if (!strcmp(str_get(m, m->sym_md.at[a - 1].kind), "dbg")) return m->sym_md.at[a - 1].md;
    return 0;
}

static bool unit_has_tables(const Module *m, MdId unit) {
    const char *kind = md_text(m, unit, "emissionKind");
    return md_is(m, unit, "DICompileUnit") && *kind && strcmp(kind, "NoDebug") && strcmp(kind, "0");
}

static uint32_t *slot(Origin *g, MdId id) {
    while (g->of_md.n <= id) vec_push(&g->of_md, 0);
    return &g->of_md.at[id];
}

/* ptxas knows no escapes in a path and nothing but ASCII. */
static StrId path_of(Module *m, MdId file) {
    const char *name = md_text(m, file, "filename"), *folder = md_text(m, file, "directory");
    Out o;
    out_init(&o, NULL);
    if (*name != '/' && *folder) out_str(&o, folder), out_char(&o, '/');
    out_str(&o, name);
    for (size_t i = 0; i < o.n; i++)
        if (o.buf[i] < ' ' || o.buf[i] > '~' || o.buf[i] == '"' || o.buf[i] == '\\') o.buf[i] = '_';
    StrId id = str_intern(m, o.n ? o.buf : "_", o.n ? o.n : 1);
    out_free(&o);
    return id;
}

/* The number of a DIFile, from 1; nodes of the same path share it. */
uint32_t origin_file(Emit *e, MdId file) {
    Origin *g = e->origin;
    if (!md_is(e->m, file, "DIFile")) return 0;
    uint32_t *known = slot(g, file);
    if (*known) return *known;
    StrId path = path_of(e->m, file);
    while (g->of_path.n <= path) vec_push(&g->of_path, 0);
    if (!g->of_path.at[path]) {
        vec_push(&g->file, path);
        g->of_path.at[path] = g->file.n;
    }
    return *known = g->of_path.at[path];
}

static bool md_is_location(const Module *m, MdId id) { return id && m->md.at[id].kind == MD_LOCATION; }

static Place place_of(Emit *e, MdId loc) {
    const Module *m = e->m;
    if (!md_is_location(m, loc)) return (Place){0};
    const uint32_t *word = m->md_op.at + m->md.at[loc].first;
    Place p = {.line = word[LOC_LINE], .column = word[LOC_COLUMN], .inlined = word[LOC_INLINED_AT]};
    MdId scope = word[LOC_SCOPE];
    p.file = origin_file(e, md_node(m, scope, "file"));
    return p;
}

static MdId loc_scope(const Module *m, MdId loc) { return m->md_op.at[m->md.at[loc].first + LOC_SCOPE]; }

/* ------------------------------------------------------------------------------------------- line tables */

static void loc_put(Emit *e, Place p, MdId subprogram, const Place *at) {
    Out *o = &e->origin->table;
    out_put(e, o, "\t.loc\t$u $u $u", p.file, p.line, p.column);
    if (at) {
        uint32_t *number = slot(e->origin, subprogram);
        if (!*number) {
            vec_push(&e->origin->string, subprogram);
            *number = e->origin->string.n;
        }
        out_put(e, o, ", function_name $$L__info_string$u, inlined_at $u $u $u", *number - 1, at->file,
                at->line, at->column);
    }
    out_char(o, '\n');
}

static bool place_same(Place a, Place b) {
    return a.file == b.file && a.line == b.line && a.column == b.column && a.inlined == b.inlined;
}

/* The links behind `loc` that the function has not shown, outermost first, and then loc itself. */
static void chain_put(Emit *e, MdId loc) {
    MdId chain[CHAIN_MAX];
    uint32_t n = 0;
    while (md_is_location(e->m, loc) && n < CHAIN_MAX && !(n && *slot(e->origin, loc) == e->fn.number + 1)) {
        chain[n++] = loc;
        loc = place_of(e, loc).inlined;
    }
    while (n--) {
        Place p = place_of(e, chain[n]), at = {0};
        MdId subprogram = scope_subprogram(e->m, loc_scope(e->m, chain[n]));
        if (n) *slot(e->origin, chain[n]) = e->fn.number + 1;
        if (!p.file) continue;
        if (p.inlined) at = place_of(e, p.inlined);
        loc_put(e, p, subprogram, at.file && subprogram && (n + 1 < CHAIN_MAX) ? &at : NULL);
    }
}

/* inlined_at is of PTX 7.2; where an older version was asked for, the line alone is given. */
static void table_at(Emit *e, MdId loc) {
    Origin *g = e->origin;
    Place p = place_of(e, loc);
    if (!p.file || !p.line || place_same(p, g->last)) return;
    g->last = p;
    if (!p.inlined || (e->opt->version && e->opt->version < 72)) {
        loc_put(e, p, 0, NULL);
        return;
    }
    emit_version(e, 72);
    chain_put(e, loc);
}

static void table_begin(Emit *e) {
    Origin *g = e->origin;
    MdId subprogram = origin_subprogram(e, e->fn.sym);
    g->loc = g->tables && unit_has_tables(e->m, md_node(e->m, subprogram, "unit"));
    g->last = (Place){0};
    if (!g->loc) return;
    const char *line = md_text(e->m, subprogram, "scopeLine");
    if (!*line) line = md_text(e->m, subprogram, "line");
    uint32_t file = origin_file(e, md_node(e->m, subprogram, "file"));
    Place p = {.file = file, .line = (uint32_t)strtoul(line, NULL, 10)};
    if (p.file && p.line) loc_put(e, g->last = p, 0, NULL);
}

void origin_files_put(Emit *e, Out *o) {
    const Origin *g = e->origin;
    for (uint32_t i = 0; g && i < g->file.n; i++)
        out_format(o, ".file\t%u \"%s\"\n", i + 1, str_get(e->m, g->file.at[i]));
    if (g && g->file.n) out_char(o, '\n');
}

void origin_strings_put(Emit *e, Out *o) {
    const Origin *g = e->origin;
    if (!g || !g->string.n) return;
    out_str(o, "\t.section\t.debug_str\n\t{\n");
    for (uint32_t i = 0; i < g->string.n; i++) {
        const char *name = md_text(e->m, g->string.at[i], "linkageName");
        if (!*name) name = md_text(e->m, g->string.at[i], "name");
        out_format(o, "$L__info_string%u:\n.b8 ", i);
        for (const unsigned char *s = (const unsigned char *)name; *s; s++) out_u64(o, *s), out_char(o, ',');
        out_str(o, "0\n");
    }
    out_str(o, "\t}\n");
}

/* ------------------------------------------------------------------------------------ marks and comments */

static uint32_t newlines(const char *s, size_t n) {
    uint32_t count = 0;
    for (const char *end = s + n; n && (s = memchr(s, '\n', (size_t)(end - s))) != NULL; s++) count++;
    return count;
}

static MdId inst_location(const Fn *f, ValueId v) {
    uint32_t loc = inst_loc(f, v);
    return loc ? f->md.at[loc - 1] : 0;
}

/* Lines are counted from the function's first one until origin_place. */
static void marks_to_map(Emit *e) {
    Origin *g = e->origin;
    PtxMap *map = e->opt->map;
    uint32_t line = newlines(e->out->buf, e->out->n);
    size_t counted = 0;
    vec_push(&g->of_fn, map->n);
    vec_push(map, ((PtxLine){.src = e->m->sym.at[e->fn.sym].src, .fn = e->fn.sym}));
    for (uint32_t i = 0; i < g->mark.n; i++) {
        const Mark *k = &g->mark.at[i];
        if (k->inst == UINT32_MAX) continue;
        line += newlines(e->text.out.buf + counted, k->at - counted);
        counted = k->at;
        uint32_t src = inst_src(e->f, k->inst);
        vec_push(map, ((PtxLine){.line = line, .src = src ? src : e->m->sym.at[e->fn.sym].src,
                                 .loc = inst_location(e->f, k->inst), .fn = e->fn.sym}));
    }
}

void origin_place(Emit *e, const Out *o, uint32_t function) {
    Origin *g = e->origin;
    PtxMap *map = e->opt->map;
    if (!map) return;
    g->lines += newlines(o->buf + g->counted, o->n - g->counted);
    g->counted = o->n;
    uint32_t end = function + 1 < g->of_fn.n ? g->of_fn.at[function + 1] : map->n;
    for (uint32_t i = g->of_fn.at[function]; i < end; i++) map->at[i].line += g->lines + 1;
}

static void place_comment(const Module *m, MdId loc, Out *o) {
    const uint32_t *word = m->md_op.at + m->md.at[loc].first;
    MdId file = md_node(m, word[LOC_SCOPE], "file");
    out_format(o, "%s:%u:%u", md_text(m, file, "filename"), word[LOC_LINE], word[LOC_COLUMN]);
}

/* "%3 = add i32 %1, %2  [a.cu:3:5 inlined at a.cu:9:1]" */
static void comment_make(Emit *e, ValueId v) {
    Out *o = &e->origin->comment;
    const Module *m = e->m;
    o->n = 0;
    printer_inst(e->origin->printer, e->f, v);      /* indented by two blanks */
    while (o->n && o->buf[o->n - 1] == '\n') o->n--;
    if (o->n > COMMENT_MAX) o->n = COMMENT_MAX, out_str(o, "...");
    MdId loc = inst_location(e->f, v);
    if (!md_is_location(m, loc) || !m->md_op.at[m->md.at[loc].first + LOC_LINE]) return;
    out_str(o, "  [");
    place_comment(m, loc, o);
    MdId inlined = m->md_op.at[m->md.at[loc].first + LOC_INLINED_AT];
    if (md_is_location(m, inlined)) {
        out_str(o, " inlined at ");
        place_comment(m, inlined, o);
    }
    out_char(o, ']');
}

/* ptxas refuses what is not ASCII even in comments. */
static void comment_put(Out *o, const char *line, size_t n, const char *comment, size_t len) {
    size_t column = 0;
    for (size_t i = 0; i < n; i++) column = line[i] == '\t' ? (column | 7) + 1 : column + 1;
    do out_char(o, ' '); while (++column < COMMENT_COLUMN);
    out_str(o, "// ");
    for (size_t i = 0; i < len; i++) out_char(o, comment[i] < ' ' || comment[i] > '~' ? '?' : comment[i]);
    if (len && comment[len - 1] == '\\') out_char(o, '.');         /* would continue the comment */
}

/* Behind the first line of an instruction the IR, behind its others a stroke. */
static void comments_add(Emit *e) {
    Origin *g = e->origin;
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

static bool module_has_tables(const Module *m) {
    for (uint32_t i = 0, n = md_named_count(m, "llvm.dbg.cu"); i < n; i++)
        if (unit_has_tables(m, md_named(m, "llvm.dbg.cu", i))) return true;
    return false;
}

void origin_begin(Emit *e) {
    bool tables = !e->opt->no_line_info && module_has_tables(e->m);
    if (!tables && !e->opt->map && !e->opt->annotate) return;
    e->origin = mem_alloc(sizeof *e->origin);
    e->origin->tables = tables;
    out_init(&e->origin->table, NULL);
    out_init(&e->origin->comment, NULL), out_init(&e->origin->commented, NULL);
    if (e->opt->annotate) e->origin->printer = printer_new(e->m, &e->origin->comment);
}

void origin_end(Emit *e) {
    Origin *g = e->origin;
    if (!g) return;
    vec_free(&g->of_md), vec_free(&g->of_path), vec_free(&g->file), vec_free(&g->string);
    vec_free(&g->mark), vec_free(&g->of_fn);
    if (g->printer) printer_free(g->printer);
    out_free(&g->table), out_free(&g->comment), out_free(&g->commented);
    free(g);
}

void origin_fn(Emit *e) {
    Origin *g = e->origin;
    g->mark.n = 0;
    g->table.n = 0;
    table_begin(e);
    out_bytes(&e->text.out, g->table.buf, g->table.n);
    if (e->opt->map || e->opt->annotate) vec_push(&g->mark, ((Mark){0, UINT32_MAX}));
}

/* Room for the .loc is made in front of what the instruction has written. */
void origin_inst(Emit *e, ValueId v, size_t before) {
    Origin *g = e->origin;
    RegText *c = &e->text;
    size_t n = c->out.n - before;
    if (!n) return;
    if (e->opt->map || e->opt->annotate) vec_push(&g->mark, ((Mark){(uint32_t)before, v}));
    MdId loc = g->loc ? inst_location(e->f, v) : 0;
    if (!loc) return;
    g->table.n = 0;
    dwarf_scope(e, loc, &g->table);
    table_at(e, loc);
    if (!g->table.n) return;
    out_bytes(&c->out, g->table.buf, g->table.n);
    memmove(c->out.buf + before + g->table.n, c->out.buf + before, n);
    memcpy(c->out.buf + before, g->table.buf, g->table.n);
    for (uint32_t i = c->reg.n; i-- > 0 && c->reg.at[i].at >= before;)
        c->reg.at[i].at += (uint32_t)g->table.n;
}

void origin_finish(Emit *e) {
    Origin *g = e->origin;
    code_finish(e, g->mark.n ? &g->mark.at[0].at : NULL, g->mark.n, sizeof(Mark));
}

void origin_fn_end(Emit *e) {
    if (e->opt->map) marks_to_map(e);
    if (e->opt->annotate) comments_add(e);
}
