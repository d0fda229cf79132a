/* line_table.c: .file and .loc directives. See line_table.h.
 *
 * The location of an inlined instruction is a chain of DILocations: from the place where the instruction
 * was written, through the calls that were inlined, to the function that contains it now. ptxas accepts
 * "inlined_at" only if the .loc of the outer link came before, so the links that this function has not
 * written yet are written first, outermost first. */
#include "ptx/debug/line_table.h"

enum { CHAIN_MAX = 256, SCOPE_MAX = 256 }; /* limits of walks, for metadata that forms a cycle */

/* A source position: a file number of the table, 0 if unknown; line; column; the DILocation of the call that was
 * inlined, or 0. */
typedef struct SourcePosition {
    uint32_t file, line, column;
    MdId inlined_at;
} SourcePosition;

struct LineTable {
    VEC(uint32_t) of_md;   /* by MdId. DIFile: its number; DISubprogram: 1 + its string; */
                           /*   DILocation: 1 + number of the function that has written it last */
    VEC(uint32_t) of_path; /* by StrId: the number of the file with that path */
    VEC(StrId) file;       /* paths, by file number - 1 */
    VEC(MdId) string;      /* subprograms that .loc directives name */
    SourcePosition last;   /* of the current function's last .loc */
};

/* Reports whether `unit` is a compile unit that has line tables: its emissionKind is given, and not NoDebug or 0. */
static bool unit_has_tables(const Module *m, MdId unit) {
    const char *kind = md_field_text(m, unit, "emissionKind");
    return md_is_node(m, unit, "DICompileUnit") && *kind && strcmp(kind, "NoDebug") && strcmp(kind, "0");
}

LineTable *line_table_new(const Emit *e) {
    uint32_t n = e->opt->no_line_info ? 0 : md_named_count(e->m, "llvm.dbg.cu");
    for (uint32_t i = 0; i < n; i++)
        if (unit_has_tables(e->m, md_named(e->m, "llvm.dbg.cu", i))) return mem_alloc(sizeof(LineTable));
    return NULL;
}

void line_table_free(LineTable *t) {
    if (!t) return;
    vec_free(&t->of_md), vec_free(&t->of_path), vec_free(&t->file), vec_free(&t->string);
    free(t);
}

/* Returns the entry of a metadata node in t->of_md, which grows if it is too short; a new entry is 0. The pointer is
 * valid until the next call. */
static uint32_t *md_slot(LineTable *t, MdId id) {
    while (t->of_md.n <= id) vec_push(&t->of_md, 0);
    return &t->of_md.at[id];
}

/* ------------------------------------------------------------------------------------------------- files */

/* Returns the path of a DIFile: its directory and file name, only the file name if that is absolute, or "_" if both
 * are empty. A character that ptxas does not accept in a path becomes '_': ptxas knows no escapes and only ASCII. */
static StrId path_of(Module *m, MdId file) {
    const char *name = md_field_text(m, file, "filename"), *folder = md_field_text(m, file, "directory");
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

/* Nodes with the same path share a number. */
uint32_t line_table_file(LineTable *t, Module *m, MdId file) {
    if (!md_is_node(m, file, "DIFile")) return 0;
    uint32_t *known = md_slot(t, file);
    if (*known) return *known;
    StrId path = path_of(m, file);
    while (t->of_path.n <= path) vec_push(&t->of_path, 0);
    if (!t->of_path.at[path]) {
        vec_push(&t->file, path);
        t->of_path.at[path] = t->file.n;
    }
    return *known = t->of_path.at[path];
}

void line_table_files_put(const LineTable *t, const Module *m, Out *o) {
    for (uint32_t i = 0; i < t->file.n; i++) out_format(o, ".file\t%u \"%s\"\n", i + 1, str_get(m, t->file.at[i]));
    if (t->file.n) out_char(o, '\n');
}

void line_table_strings_put(const LineTable *t, const Module *m, Out *o) {
    if (!t->string.n) return;
    out_str(o, "\t.section\t.debug_str\n\t{\n");
    for (uint32_t i = 0; i < t->string.n; i++) {
        const char *name = md_field_text(m, t->string.at[i], "linkageName");
        if (!*name) name = md_field_text(m, t->string.at[i], "name");
        out_format(o, "$L__info_string%u:\n.b8 ", i);
        for (const unsigned char *s = (const unsigned char *)name; *s; s++) out_u64(o, *s), out_char(o, ',');
        out_str(o, "0\n");
    }
    out_str(o, "\t}\n");
}

/* ------------------------------------------------------------------------------------------------- lines */

/* Returns the subprogram that contains `scope`, or `scope` itself if it is one; 0 if there is none. */
static MdId scope_subprogram(const Module *m, MdId scope) {
    for (int depth = 0; scope && depth < SCOPE_MAX; depth++) {
        if (md_is_node(m, scope, "DISubprogram")) return scope;
        scope = md_field_node(m, scope, "scope");
    }
    return 0;
}

/* Returns the source position of a location; all zeros for a node that is no location. Adds its file to the table. */
static SourcePosition position_of(LineTable *t, Module *m, MdId loc) {
    if (!md_is_location(m, loc)) return (SourcePosition){0};
    const uint32_t *word = m->md_op.at + m->md.at[loc].first;
    SourcePosition p = {.line = word[LOC_LINE], .column = word[LOC_COLUMN], .inlined_at = word[LOC_INLINED_AT]};
    MdId scope = word[LOC_SCOPE];
    p.file = line_table_file(t, m, md_field_node(m, scope, "file"));
    return p;
}

/* Reports whether two source positions are the same. */
static bool position_is_same(SourcePosition a, SourcePosition b) {
    return a.file == b.file && a.line == b.line && a.column == b.column && a.inlined_at == b.inlined_at;
}

/* Writes one .loc directive for position p. If the code was inlined, `at` is the position of the call and
 * `subprogram` the inlined function, which is added to t->string if it is new, because the directive refers to its
 * name. If `at` is NULL, `subprogram` is ignored. */
static void loc_put(LineTable *t, Emit *e, SourcePosition p, MdId subprogram, const SourcePosition *at, Out *o) {
    out_put(e, o, "\t.loc\t$u $u $u", p.file, p.line, p.column);
    if (at) {
        uint32_t *number = md_slot(t, subprogram);
        if (!*number) {
            vec_push(&t->string, subprogram);
            *number = t->string.n;
        }
        out_put(e, o, ", function_name $$L__info_string$u, inlined_at $u $u $u", *number - 1, at->file, at->line,
                at->column);
    }
    out_char(o, '\n');
}

/* Writes a .loc directive for each outer link of the inlined-at chain of `loc` that the function has not written yet,
 * outermost first, and then for loc itself; a location whose file is unknown is skipped. Marks the outer links as
 * written. Of a chain of more than CHAIN_MAX links only the innermost are written. */
static void chain_put(LineTable *t, Emit *e, MdId loc, Out *o) {
    MdId chain[CHAIN_MAX];
    uint32_t n = 0;
    while (md_is_location(e->m, loc) && n < CHAIN_MAX && !(n && *md_slot(t, loc) == e->fn.number + 1)) {
        chain[n++] = loc;
        loc = position_of(t, e->m, loc).inlined_at;
    }
    while (n--) {
        SourcePosition p = position_of(t, e->m, chain[n]), at = {0};
        MdId subprogram = scope_subprogram(e->m, md_location_scope(e->m, chain[n]));
        if (n) *md_slot(t, chain[n]) = e->fn.number + 1;
        if (!p.file) continue;
        if (p.inlined_at) at = position_of(t, e->m, p.inlined_at);
        loc_put(t, e, p, subprogram, at.file && subprogram && (n + 1 < CHAIN_MAX) ? &at : NULL, o);
    }
}

/* For inlined code the .version is raised to 7.2, which inlined_at needs; if the options request an older one, only the
 * innermost line is written. */
void line_table_loc(LineTable *t, Emit *e, MdId location, Out *o) {
    SourcePosition p = position_of(t, e->m, location);
    if (!p.file || !p.line || position_is_same(p, t->last)) return;
    t->last = p;
    if (!p.inlined_at || (e->opt->version && e->opt->version < 72)) {
        loc_put(t, e, p, 0, NULL, o);
        return;
    }
    emit_version(e, 72);
    chain_put(t, e, location, o);
}

bool line_table_fn(LineTable *t, Emit *e, Out *o) {
    MdId subprogram = sym_dbg(e->m, e->fn.sym);
    t->last = (SourcePosition){0};
    if (!unit_has_tables(e->m, md_field_node(e->m, subprogram, "unit"))) return false;
    const char *line = md_field_text(e->m, subprogram, "scopeLine");
    if (!*line) line = md_field_text(e->m, subprogram, "line");
    uint32_t file = line_table_file(t, e->m, md_field_node(e->m, subprogram, "file"));
    SourcePosition p = {.file = file, .line = (uint32_t)strtoul(line, NULL, 10)};
    if (p.file && p.line) loc_put(t, e, t->last = p, 0, NULL, o);
    return true;
}
