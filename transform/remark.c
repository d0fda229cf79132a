/* remark.c: makes remarks and writes them. See remark.h. */
#include "transform/remark.h"

#include <regex.h>

#include "ir/hash.h"
#include "ir/json.h"

enum { REMARK_ARGS = 8 }; /* the most values in the text of a row */

/* The rows of remarks.def. text: the message, with {Key} or {Key#} in the place of each value. */
static const struct RemarkRow {
    const char *pass, *name;
    enum RemarkKind kind;
    const char *text;
} remark_row[] = {
#define REMARK(pass, name, kind, text) {pass, #name, REMARK_KIND_##kind, text},
#include "transform/remarks.def"
#undef REMARK
};

/* The names of each kind in YAML and JSON, and the option that prints remarks of the kind. */
static const struct {
    const char *yaml, *json, *option;
} remark_kind[REMARK_KINDS] = {{"Passed", "passed", "pass-remarks"},
                               {"Missed", "missed", "pass-remarks-missed"},
                               {"Analysis", "analysis", "pass-remarks-analysis"}};

struct Remarks {
    bool printed[REMARK_COUNT]; /* by name: it is printed on standard error */
    bool recorded, json;        /* remarks are written to `text`; as JSON */
    RemarkWatch *watch;
    void *with;
    Out text; /* of the file */
    /* The missed and analysis remarks already made, as text ended by 0, so that a pass that runs again does not repeat
     * them. The hash table holds 1 + the offset of each. */
    Out said;
    Hash said_hash;
    /* for remarks_ref: the function whose values the printer has numbered, and its sizes at that time */
    Printer *printer; /* NULL: no function is numbered */
    const Fn *f;
    uint32_t norder, nlayout, ninst;
    Out ref; /* its result */
};

/* A piece of the text: a value with its key, or words between values, whose key is "String". */
typedef struct RemarkPiece {
    const char *key;
    uint32_t nkey;
    const char *text;
    uint32_t ntext;
    char number[16]; /* `text`, if the value is a number */
} RemarkPiece;

/* A remark, as all sinks see it. */
typedef struct RemarkRecord {
    const struct RemarkRow *row;
    const char *function, *file; /* function: its name or that of the variable; file: of the debug location, else the
                                    name of the input */
    uint32_t line, column;       /* line 0: not known */
    RemarkPiece piece[2 * REMARK_ARGS + 1];
    uint32_t n;
} RemarkRecord;

/* ---------------------------------------------------------------------------------------- requests */

/* Compiles a pattern in which a comma means "or"; "", "all" and "*" match every name. Returns false, and leaves nothing
 * to free in *regex, if it is no regular expression. */
static bool pattern_compile(regex_t *regex, const char *pattern) {
    bool all = !*pattern || !strcmp(pattern, "all") || !strcmp(pattern, "*");
    size_t n = strlen(pattern);
    char *text = mem_alloc(n + 1);
    for (size_t i = 0; i < n && !all; i++) text[i] = (char)(pattern[i] == ',' ? '|' : pattern[i]);
    bool good = !regcomp(regex, all ? ".*" : text, REG_EXTENDED | REG_NOSUB);
    free(text);
    return good;
}

enum RemarkMatch remark_pattern_match(const char *pattern, const char *const *pass, uint32_t n) {
    regex_t regex;
    if (!pattern_compile(&regex, pattern)) return REMARK_NO_PATTERN;
    enum RemarkMatch match = REMARK_NO_MATCH;
    for (uint32_t i = 0; i < n; i++)
        if (!regexec(&regex, pass[i], 0, NULL, 0)) match = REMARK_MATCH;
    regfree(&regex);
    return match;
}

Remarks *remarks_new(const char *const pattern[REMARK_KINDS], const char *file, RemarkWatch *watch, void *with) {
    bool any = file || watch;
    for (int k = 0; k < REMARK_KINDS; k++) any |= pattern[k] != NULL;
    if (!any) return NULL;
    Remarks *r = mem_alloc(sizeof *r);
    size_t n = file ? strlen(file) : 0;
    r->recorded = file;
    r->watch = watch, r->with = with;
    r->json = n > 5 && !strcmp(file + n - 5, ".json");
    for (int i = 0; i < REMARK_COUNT; i++) {
        const char *wanted = pattern[remark_row[i].kind];
        r->printed[i] = wanted && remark_pattern_match(wanted, &remark_row[i].pass, 1) == REMARK_MATCH;
    }
    out_init(&r->text, NULL);
    out_init(&r->ref, NULL);
    out_init(&r->said, NULL);
    return r;
}

void remarks_free(Remarks *r) {
    if (!r) return;
    remarks_forget(r);
    out_free(&r->text);
    out_free(&r->ref);
    out_free(&r->said);
    free(r->said_hash.slot);
    free(r);
}

/* Reports whether a remark is passed on to the watcher. */
static bool is_watched(const Remarks *r, enum RemarkName name) {
    return r->watch && remark_row[name].kind != REMARK_KIND_ANALYSIS;
}

bool remarks_wanted(const Remarks *r, enum RemarkName name) {
    return r && (r->recorded || r->printed[name] || is_watched(r, name));
}

void remarks_forget(Remarks *r) {
    if (r->printer) printer_free(r->printer);
    r->printer = NULL;
}

const char *remarks_ref(Remarks *r, Module *m, const Fn *f, Ref ref) {
    bool known = r->printer && r->f == f && r->norder == f->order.n && r->nlayout == f->layout.n;
    if (!known || (ref_is(ref, REF_VALUE) && ref_index(ref) >= r->ninst)) {
        remarks_forget(r);
        r->printer = printer_new(m, &r->ref);
        r->f = f, r->norder = f->order.n, r->nlayout = f->layout.n, r->ninst = f->inst.n;
        printer_value(r->printer, f, 0); /* numbers the values */
    }
    r->ref.n = 0;
    printer_ref(r->printer, ref);
    out_char(&r->ref, 0);
    return r->ref.buf;
}

/* ---------------------------------------------------------------------------------------- the record */

/* Appends a piece to the record, which borrows key and text; does nothing if the text is empty. */
static void piece_add(RemarkRecord *x, const char *key, size_t nkey, const char *text, size_t ntext) {
    if (!ntext) return;
    x->piece[x->n].key = key;
    x->piece[x->n].nkey = (uint32_t)nkey;
    x->piece[x->n].text = text;
    x->piece[x->n++].ntext = (uint32_t)ntext;
}

/* Fills x->piece, which must be empty: cuts the text of the row at its braces, and takes the value of each {Key} (a
 * string, which is borrowed) or {Key#} (a uint32_t) from the arguments. */
static void pieces_find(RemarkRecord *x, va_list args) {
    for (const char *p = x->row->text; *p;) {
        size_t words = strcspn(p, "{");
        piece_add(x, "String", 6, p, words);
        p += words;
        if (!*p++) return;
        size_t key = strcspn(p, "}");
        if (p[key - 1] == '#') {
            char *number = x->piece[x->n].number;
            snprintf(number, sizeof x->piece->number, "%u", va_arg(args, uint32_t));
            piece_add(x, p, key - 1, number, strlen(number));
        } else {
            const char *value = va_arg(args, const char *);
            piece_add(x, p, key, value, strlen(value));
        }
        p += key + 1;
    }
}

/* Writes the message of the remark: the texts of its pieces, one after another. */
static void record_text(const RemarkRecord *x, Out *o) {
    for (uint32_t i = 0; i < x->n; i++) out_bytes(o, x->piece[i].text, x->piece[i].ntext);
}

/* Reports whether an equal record (name, function, position and message) was passed to this function before. Records it
 * if not. */
static bool is_repeated(Remarks *r, const RemarkRecord *x) {
    size_t from = r->said.n;
    out_format(&r->said, "%s %s %u %u ", x->row->name, x->function, x->line, x->column);
    record_text(x, &r->said);
    out_char(&r->said, 0);
    const char *text = r->said.buf + from;
    uint32_t hash = hash_bytes(text, r->said.n - from);
    for (uint32_t i = hash, id; (id = hash_next(&r->said_hash, hash, &i)) != 0;) {
        if (strcmp(r->said.buf + id - 1, text)) continue;
        r->said.n = from;
        return true;
    }
    if (from < UINT32_MAX) hash_add(&r->said_hash, hash, (uint32_t)from + 1);
    return false;
}

/* ---------------------------------------------------------------------------------------- sinks */

/* Writes a string of YAML. Within single quotes only the quote is special; control bytes, and bytes that may be no
 * UTF-8, need double quotes. */
static void yaml_string(Out *o, const char *s, size_t n) {
    char quote = '\'';
    for (size_t i = 0; i < n; i++)
        if ((unsigned char)s[i] < 32 || (unsigned char)s[i] >= 127) quote = '"';
    out_char(o, quote);
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c < 32 || c >= 127) {
            out_format(o, "\\x%02X", (unsigned)c);
            continue;
        }
        if (quote == '"' && (c == '"' || c == '\\')) out_char(o, '\\');
        if (quote == '\'' && c == '\'') out_char(o, '\'');
        out_char(o, (char)c);
    }
    out_char(o, quote);
}

/* Writes `before`, the key of n bytes and ':', padded as LLVM does, so that the value can follow. */
static void yaml_key(Out *o, const char *before, const char *key, size_t n) {
    out_str(o, before);
    out_bytes(o, key, n);
    out_char(o, ':');
    for (size_t i = n + 1; i < 17; i++) out_char(o, ' ');
}

/* Writes a line with yaml_key and the value of n bytes as a yaml_string. */
static void yaml_entry(Out *o, const char *before, const char *key, size_t nkey, const char *value, size_t n) {
    yaml_key(o, before, key, nkey);
    yaml_string(o, value, n);
    out_char(o, '\n');
}

/* Writes the record as a document of LLVM's optimisation records. */
static void record_yaml(const RemarkRecord *x, Out *o) {
    out_format(o, "--- !%s\n", remark_kind[x->row->kind].yaml);
    out_format(o, "%-17s%s\n%-17s%s\n", "Pass:", x->row->pass, "Name:", x->row->name);
    if (x->line) {
        yaml_key(o, "", "DebugLoc", 8);
        out_str(o, "{ File: ");
        yaml_string(o, x->file, strlen(x->file));
        out_format(o, ", Line: %u, Column: %u }\n", x->line, x->column);
    }
    yaml_entry(o, "", "Function", 8, x->function, strlen(x->function));
    out_str(o, "Args:\n");
    for (uint32_t i = 0; i < x->n; i++)
        yaml_entry(o, "  - ", x->piece[i].key, x->piece[i].nkey, x->piece[i].text, x->piece[i].ntext);
    out_str(o, "...\n");
}

/* Writes the record as an element of an array of JSON; begins the array if o is empty. */
static void record_json(const RemarkRecord *x, Out *o) {
    Out text;
    out_init(&text, NULL);
    record_text(x, &text);
    if (!o->n) out_char(o, '[');
    json_comma(o);
    out_str(o, "\n{");
    json_key(o, "kind"), json_string(o, remark_kind[x->row->kind].json);
    json_key(o, "pass"), json_string(o, x->row->pass);
    json_key(o, "name"), json_string(o, x->row->name);
    json_key(o, "function"), json_string(o, x->function);
    if (x->line) {
        json_key(o, "file"), json_string(o, x->file);
        json_key(o, "line"), out_u64(o, x->line);
        json_key(o, "column"), out_u64(o, x->column);
    }
    json_key(o, "message"), json_bytes(o, text.buf, text.n);
    json_key(o, "args"), out_char(o, '{');
    for (uint32_t i = 0; i < x->n; i++) {
        const RemarkPiece *a = &x->piece[i];
        if (!strncmp(a->key, "String", 6) && a->nkey == 6) continue;
        json_comma(o), json_bytes(o, a->key, a->nkey), out_char(o, ':'), json_bytes(o, a->text, a->ntext);
    }
    out_str(o, "}}");
    out_free(&text);
}

/* Prints the record with its message `text` as a diagnostic at position src. */
static void record_print(const RemarkRecord *x, Diag *d, uint32_t src, const char *text) {
    diag_remark(d, src, "%s [-%s=%s]", text, remark_kind[x->row->kind].option, x->row->pass);
}

void remark_make(Remarks *r, const Module *m, enum RemarkName name, SymId at, ValueId v, va_list args) {
    const Sym *symbol = &m->sym.at[at];
    const Fn *f = symbol->fn;
    RemarkRecord x = {.row = &remark_row[name], .function = str_get(m, symbol->name), .file = m->source.name};
    uint32_t src = v == REMARK_AT_SYMBOL ? symbol->src : inst_src_near(m, f, v);
    pieces_find(&x, args);
    bool placed = v != REMARK_AT_SYMBOL && inst_debug_position(m, f, v, &x.file, &x.line, &x.column);
    if (!placed && src != SRC_NONE && m->source.text) diag_position(&m->source, src, &x.line, &x.column);
    if (x.row->kind != REMARK_KIND_PASSED && is_repeated(r, &x)) return;
    if (r->recorded && r->json) record_json(&x, &r->text);
    else if (r->recorded) record_yaml(&x, &r->text);
    Out text;
    out_init(&text, NULL);
    record_text(&x, &text);
    out_char(&text, 0);
    if (is_watched(r, name)) r->watch(r->with, x.row->pass, remark_kind[x.row->kind].json, src, text.buf);
    if (r->printed[name] && placed) diag_at_inst(m->diag, m, f, v);
    if (r->printed[name]) record_print(&x, m->diag, src, text.buf);
    out_free(&text);
}

const Out *remarks_text(Remarks *r) {
    if (r->json && !r->text.n) out_char(&r->text, '[');
    if (r->json) out_str(&r->text, "\n]\n");
    return &r->text;
}
