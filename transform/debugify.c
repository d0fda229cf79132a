/* debugify: adds line tables that refer to the module's own text, if the module has no debug information.
 *
 * Each function with a body gets a subprogram; each instruction that comes from the text gets a location, its
 * line and column there. Messages of later programs in a pipe, .loc lines and profilers then name lines of
 * the file that the pipe began with. A module with compile units stays unchanged, because its own debug
 * information is better; so does a function with a subprogram of its own, because it can have only one.
 *
 * Needs nothing. Changes only metadata. */
#include "transform/pass.h"

enum { FIELDS_MAX = 12 };

typedef struct Lines {
    VEC(uint32_t) start;
} Lines; /* start: the offset at which each line of the text begins */

/* Finds the offset at which each line of the text begins. */
static Lines lines_find(const Source *s) {
    Lines l = {0};
    const char *p = s->text, *end = p + s->size;
    vec_push(&l.start, 0);
    while ((p = memchr(p, '\n', (size_t)(end - p))) != NULL) {
        p++;
        vec_push(&l.start, (uint32_t)(p - s->text));
    }
    return l;
}

/* Converts offset `src` of the text to a line and a column, both counted from 1; the column counts bytes. */
static void lines_place(const Lines *l, uint32_t src, uint32_t *line, uint32_t *column) {
    *line = 1;
    lower_bound(*line, l->start.n, mid, l->start.at[mid] <= src);
    *column = src - l->start.at[*line - 1] + 1;
}

/* -------------------------------------------------------------------------------------------------- nodes */

/* The fields of a metadata node that is being built: MD_FIELD_WORDS words for each of n fields. */
typedef struct MdDraft {
    Module *m;
    uint32_t word[FIELDS_MAX * MD_FIELD_WORDS], n;
} MdDraft;

/* Appends a field to the draft, which has room for FIELDS_MAX. `payload` is an MdId if `form` is MDF_MD, else the StrId
 * of the value. */
static void field(MdDraft *d, const char *name, enum MdForm form, uint32_t payload) {
    uint32_t *w = d->word + MD_FIELD_WORDS * d->n++;
    w[0] = str_of(d->m, name), w[1] = form, w[2] = payload;
}

/* Appends a field whose value is a word without quotes, such as a DWARF constant. */
static void field_word(MdDraft *d, const char *name, const char *word) { field(d, name, MDF_WORD, str_of(d->m, word)); }

/* Appends a field whose value is a number. */
static void field_number(MdDraft *d, const char *name, uint32_t n) {
    char text[16];
    snprintf(text, sizeof text, "%u", n);
    field_word(d, name, text);
}

/* Creates the node `name`, such as DIFile, with the fields of the draft, and empties the draft. */
static MdId node_make(MdDraft *d, const char *name, bool distinct) {
    MdId id = md_new(d->m);
    md_set_node(d->m, id, str_of(d->m, name), d->word, d->n, distinct);
    d->n = 0;
    return id;
}

typedef struct Debug {
    Module *m;
    Lines lines;
    MdId file, unit, type; /* shared by all functions; unit 0: not created yet */
    StrId dbg;             /* "dbg", the kind of the attachment to a function */
    uint64_t functions, locations;
} Debug;

/* Creates the nodes that all functions share: file, compile unit and subroutine type. Lists the unit in
 * !llvm.dbg.cu. */
static void unit_make(Debug *g) {
    Module *m = g->m;
    MdDraft d = {.m = m};
    field(&d, "filename", MDF_STRING, str_of(m, m->source.name));
    field(&d, "directory", MDF_STRING, 0);
    g->file = node_make(&d, "DIFile", false);
    field_word(&d, "language", "DW_LANG_C99");
    field(&d, "file", MDF_MD, g->file);
    field(&d, "producer", MDF_STRING, str_of(m, "nvir"));
    field_word(&d, "isOptimized", "false");
    field_word(&d, "runtimeVersion", "0");
    field_word(&d, "emissionKind", "DebugDirectivesOnly");
    g->unit = node_make(&d, "DICompileUnit", true);
    MdId nothing = 0;
    field(&d, "types", MDF_MD, md_tuple(m, &nothing, 1, false));
    g->type = node_make(&d, "DISubroutineType", false);
    md_named_add(m, str_of(m, "llvm.dbg.cu"), &g->unit, 1);
}

/* Adds the module flag with the version of the debug information, unless the module has it. Readers drop debug
 * information without it. */
static void version_flag_make(Module *m) {
    static const char key[] = "Debug Info Version";
    if (md_module_flag(m, key)) return;
    MdId word = md_string(m, str_of(m, key));
    MdId elem[] = {md_value(m, const_int(m, T_I32, 2)), word, md_value(m, const_int(m, T_I32, 3))};
    MdId flag = md_tuple(m, elem, 3, false);
    md_named_add(m, str_of(m, "llvm.module.flags"), &flag, 1);
}

/* Creates the subprogram of function s, at the line of its definition; line 0 if a pass created s. */
static MdId subprogram_make(Debug *g, SymId s) {
    Module *m = g->m;
    uint32_t line = 0, column;
    if (m->sym.at[s].src != SRC_NONE) lines_place(&g->lines, m->sym.at[s].src, &line, &column);
    MdDraft d = {.m = m};
    field(&d, "name", MDF_STRING, m->sym.at[s].name);
    field(&d, "scope", MDF_MD, g->file);
    field(&d, "file", MDF_MD, g->file);
    field_number(&d, "line", line);
    field(&d, "type", MDF_MD, g->type);
    field_number(&d, "scopeLine", line);
    field_word(&d, "spFlags", "DISPFlagDefinition");
    field(&d, "unit", MDF_MD, g->unit);
    return node_make(&d, "DISubprogram", true);
}

/* Gives each instruction that comes from the text, apart from debug records, a location in the scope `subprogram`,
 * instead of the one that it may have. A column beyond 65535 becomes 0 (unknown). Consecutive instructions with the
 * same line and column share a node. */
static void locations_make(Debug *g, Fn *f, MdId subprogram) {
    Module *m = g->m;
    uint32_t word[LOC_WORDS] = {0}, last = 0;
    word[LOC_SCOPE] = subprogram;
    each_inst(f, b, v) {
        uint32_t src = inst_src(f, v), line, column;
        if (!src || src == SRC_NONE || op_flags(inst_at(f, v)) & OF_DEBUG) continue; /* 0: made by a pass */
        lines_place(&g->lines, src, &line, &column);
        if (column > UINT16_MAX) column = 0; /* readers keep 16 bits */
        if (!last || word[LOC_LINE] != line || word[LOC_COLUMN] != column) {
            word[LOC_LINE] = line, word[LOC_COLUMN] = column;
            MdId id = md_new(m);
            md_set_location(m, id, word, false);
            last = fn_md_index(f, id) + 1;
        }
        inst_set_loc(f, v, last);
        g->locations++;
    }
}

/* Returns false, without a change, also if the module has no text or no function with a body and without a
 * subprogram. */
bool pass_debugify(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    if (md_named_count(m, "llvm.dbg.cu") || !m->source.text) return false;
    Debug g = {.m = m, .lines = lines_find(&m->source), .dbg = str_of(m, "dbg")};
    each_fn(m, s, f) {
        if (sym_dbg(m, s)) continue;
        if (!g.unit) unit_make(&g), version_flag_make(m);
        MdId subprogram = subprogram_make(&g, s);
        sym_md_add(m, s, g.dbg, subprogram);
        locations_make(&g, f, subprogram);
        g.functions++;
    }
    vec_free(&g.lines.start);
    pass_stat(p, "functions", g.functions);
    pass_stat(p, "locations", g.locations);
    return g.functions != 0;
}
