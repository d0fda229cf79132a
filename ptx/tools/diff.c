/* diff.c: compares two PTX texts function by function and declaration by declaration. See diff.h.
 *
 * Each instruction is spelled with "%" for every register and "$" for every label. Equal spellings have equal
 * numbers in both texts, and the sequences of these numbers are aligned. */
#include "ptx/tools/diff.h"

#include "ir/hash.h"
#include "ptx/tools/align.h"
#include "ptx/tools/names.h"

/* Interned spellings, numbered from 1. */
typedef struct Spellings {
    Out bytes;
    VEC(struct { size_t at, n; }) at;
    Hash hash;
} Spellings;

/* Returns the number of a spelling, counted from 1; a new one on first use, which copies the text. */
static uint32_t spelling_number(Spellings *t, const char *s, size_t n) {
    uint32_t hash = hash_bytes(s, n);
    for (uint32_t i = hash, id; (id = hash_next(&t->hash, hash, &i)) != 0;)
        if (t->at.at[id - 1].n == n && !memcmp(t->bytes.buf + t->at.at[id - 1].at, s, n)) return id;
    vec_reserve(&t->at, 1);
    t->at.at[t->at.n].at = t->bytes.n;
    t->at.at[t->at.n++].n = n;
    out_bytes(&t->bytes, s, n);
    hash_add(&t->hash, hash, t->at.n);
    return t->at.n;
}

typedef struct DiffSide {
    const PtxText *p;
    uint8_t *kind;           /* by text: enum PtxName */
    VEC(uint32_t) key, stmt; /* of the current function: spelling and index of each instruction */
    uint32_t *by_name;       /* by number of a function's name: 1 + its index */
    Out text;                /* what tokens_spell has written last */
} DiffSide;

/* --------------------------------------------------------------------------------------------- spellings */

/* Replaces s->text by the spelling of n tokens, with a blank between two; keep_names: with the names of registers and
 * labels. */
static void tokens_spell(DiffSide *s, uint32_t first, uint32_t n, bool keep_names) {
    s->text.n = 0;
    for (uint32_t i = first; i < first + n; i++) {
        const PtxToken *t = &s->p->token.at[i];
        uint8_t kind = keep_names ? PTX_NAME_OTHER : s->kind[t->text];
        if (i > first) out_char(&s->text, ' ');
        if (kind == PTX_NAME_OTHER) out_bytes(&s->text, ptx_token_at(s->p, i), t->len);
        else out_char(&s->text, kind == PTX_NAME_LABEL ? '$' : '%');
    }
}

/* Prints `sign`, n tokens from `first` on with their names, and a line break. Where the text has blanks between two
 * tokens, prints one. */
static void tokens_print(const DiffSide *s, Out *o, char sign, uint32_t first, uint32_t n) {
    const PtxText *p = s->p;
    out_char(o, sign);
    for (uint32_t i = first; i < first + n; i++) {
        const PtxToken *t = &p->token.at[i];
        bool touching = i == first || p->token.at[i - 1].at + p->token.at[i - 1].len == t->at;
        if (!touching) out_char(o, ' ');
        out_bytes(o, p->source->text + t->at, t->len);
    }
    out_char(o, '\n');
}

/* --------------------------------------------------------------------------------------------- functions */

/* Fills s->key and s->stmt with the instructions of a function. */
static void function_open(DiffSide *s, Spellings *t, const PtxFn *f) {
    s->key.n = s->stmt.n = 0;
    for (uint32_t i = f->stmt; i < f->stmt + f->nstmt; i++) {
        const PtxStmt *x = &s->p->stmt.at[i];
        if (x->kind != PTX_INST) continue;
        tokens_spell(s, x->first, x->n, false);
        vec_push(&s->key, spelling_number(t, s->text.buf, s->text.n));
        vec_push(&s->stmt, i);
    }
}

/* Prints the i-th instruction of the current function with a sign in front. */
static void stmt_print(const DiffSide *s, Out *o, char sign, uint32_t i) {
    const PtxStmt *x = &s->p->stmt.at[s->stmt.at[i]];
    tokens_print(s, o, sign, x->first, x->n);
}

/* Prints the heading of a function before its first difference: unless *shown, which it sets. */
static void head_print(const DiffSide *s, Out *o, const PtxFn *f, bool *shown) {
    if (*shown) return;
    *shown = true;
    out_str(o, f->entry ? "@@ kernel " : "@@ function ");
    out_bytes(o, ptx_text_at(s->p, f->name), s->p->text.at[f->name].len);
    out_char(o, '\n');
}

/* Returns the line of the i-th instruction of the current function, or of the beginning of f if it has fewer
 * instructions. */
static uint32_t line_of(const DiffSide *s, uint32_t i, const PtxFn *f) {
    return s->p->token.at[i < s->stmt.n ? s->p->stmt.at[s->stmt.at[i]].first : f->first].line;
}

/* Compares two functions of one name and writes their differences under a common heading. Returns true if they
 * differ. */
static bool function_diff(DiffSide s[2], Spellings *t, const PtxFn *f, const PtxFn *g, Out *o) {
    bool shown = false;
    tokens_spell(&s[0], f->first, f->n, true);
    tokens_spell(&s[1], g->first, g->n, true);
    if (s[0].text.n != s[1].text.n || memcmp(s[0].text.buf, s[1].text.buf, s[0].text.n)) {
        head_print(&s[0], o, f, &shown);
        tokens_print(&s[0], o, '-', f->first, f->n);
        tokens_print(&s[1], o, '+', g->first, g->n);
    }
    function_open(&s[0], t, f);
    function_open(&s[1], t, g);
    uint32_t n = s[0].key.n, m = s[1].key.n, *match = mem_alloc(n * sizeof *match + 1);
    align_sequences(s[0].key.at, n, s[1].key.at, m, match);
    for (uint32_t i = 0, j = 0; i < n || j < m;) {
        uint32_t from = i, to = j;
        while (i < n && !match[i]) i++;
        j = i < n ? match[i] - 1 : m;
        if (i > from || j > to) {
            head_print(&s[0], o, f, &shown);
            out_format(o, "@ line %u, %u\n", line_of(&s[0], from, f), line_of(&s[1], to, g));
        }
        for (; from < i; from++) stmt_print(&s[0], o, '-', from);
        for (; to < j; to++) stmt_print(&s[1], o, '+', to);
        for (; i < n && match[i] == j + 1; i++) j++;
    }
    free(match);
    return shown;
}

/* Makes by_name from the defined functions of one side, whose names have these numbers; of equal names, the first
 * counts. The names of both sides must have been numbered. */
static void functions_index(DiffSide *s, Spellings *t, const uint32_t *number) {
    s->by_name = mem_alloc((t->at.n + 1) * sizeof *s->by_name);
    for (uint32_t i = s->p->fn.n; i-- > 0;)
        if (number[i]) s->by_name[number[i]] = i + 1;
}

/* Returns, for each function, the number of its name; 0 for a declaration. The caller frees the array. */
static uint32_t *functions_number(const DiffSide *s, Spellings *t) {
    uint32_t *number = mem_alloc(s->p->fn.n * sizeof *number + 1);
    for (uint32_t i = 0; i < s->p->fn.n; i++)
        if (s->p->fn.at[i].defined) {
            uint32_t name = s->p->fn.at[i].name;
            number[i] = spelling_number(t, ptx_text_at(s->p, name), s->p->text.at[name].len);
        }
    return number;
}

/* Writes the functions of one side that the other does not have. Returns true if there are any. */
static bool functions_alone(const DiffSide *s, const DiffSide *other, const uint32_t *number, char sign, Out *o) {
    bool any = false;
    for (uint32_t i = 0; i < s->p->fn.n; i++) {
        const PtxFn *f = &s->p->fn.at[i];
        if (!number[i] || other->by_name[number[i]]) continue;
        out_format(o, "%c%s %.*s, %u statements\n", sign, f->entry ? "kernel" : "function",
                   (int)s->p->text.at[f->name].len, ptx_text_at(s->p, f->name), f->nstmt);
        any = true;
    }
    return any;
}

/* Compares the defined functions, paired by name; of several with one name, the first. Returns true if any differ or is
 * on one side only. */
static bool functions_diff(DiffSide s[2], Spellings *t, Out *o) {
    uint32_t *number[2];
    for (int k = 0; k < 2; k++) number[k] = functions_number(&s[k], t);
    for (int k = 0; k < 2; k++) functions_index(&s[k], t, number[k]);
    bool any = functions_alone(&s[0], &s[1], number[0], '-', o);
    any |= functions_alone(&s[1], &s[0], number[1], '+', o);
    for (uint32_t i = 0; i < s[0].p->fn.n; i++) {
        uint32_t j = number[0][i] ? s[1].by_name[number[0][i]] : 0;
        if (j && s[0].by_name[number[0][i]] == i + 1)
            any |= function_diff(s, t, &s[0].p->fn.at[i], &s[1].p->fn.at[j - 1], o);
    }
    for (int k = 0; k < 2; k++) free(number[k]), free(s[k].by_name);
    return any;
}

/* ------------------------------------------------------------------------------------------ declarations */

/* Reports whether a declaration is compared; .file and .section are debug information. */
static bool decl_counts(const PtxText *p, const PtxDecl *d) {
    return !ptx_token_is(p, d->first, ".file") && !ptx_token_is(p, d->first, ".section");
}

/* Compares the declarations outside of functions. The first two passes record which side has each one, the
 * other two write those that only one side has. Returns true if there are any. */
static bool decls_diff(DiffSide s[2], Spellings *t, Out *o) {
    VEC(uint8_t) seen = {0}; /* by number of the spelling: bit k is set if side k has it */
    bool any = false;
    for (int pass = 0; pass < 4; pass++) {
        DiffSide *x = &s[pass & 1];
        for (uint32_t i = 0; i < x->p->decl.n; i++) {
            const PtxDecl *d = &x->p->decl.at[i];
            if (!decl_counts(x->p, d)) continue;
            tokens_spell(x, d->first, d->n, true);
            uint32_t number = spelling_number(t, x->text.buf, x->text.n);
            while (seen.n <= number) vec_push(&seen, 0);
            if (pass < 2) seen.at[number] |= (uint8_t)(1 << pass);
            if (pass < 2 || seen.at[number] == 3) continue;
            tokens_print(x, o, pass & 1 ? '+' : '-', d->first, d->n);
            any = true;
        }
    }
    vec_free(&seen);
    return any;
}

/* ------------------------------------------------------------------------------------------------- table */

static const char *const space_word[] = {"generic", "global", "shared", "shared::cluster", "const", "local", "param"};
enum { SPACES = sizeof space_word / sizeof *space_word };
static const char *const other_word[] = {"cvta", "isspacep", "call", "instructions"};
enum { OTHERS = sizeof other_word / sizeof *other_word };
typedef struct DiffCounts {
    uint32_t space[SPACES], other[OTHERS];
} DiffCounts;

/* Instructions that access memory. `generic`: without a space they access generic addresses. */
/* clang-format off */
static const struct { const char *word; bool generic; } access_word[] = {
    {"ld", true}, {"ldu", true}, {"st", true}, {"atom", true}, {"red", true}, {"multimem", true},
    {"wmma", false}, {"ldmatrix", false}, {"stmatrix", false}, {"cp", false}, {"mbarrier", false}};
/* clang-format on */

/* Reports whether a mnemonic names the space, an index in space_word; false for generic. */
static bool has_space(const char *s, uint32_t n, int space) {
    /* clang-format off */
    static const char *const part[SPACES][3] = {{0}, {".global"}, {".shared", ".shared::cta"},
        {".shared::cluster"}, {".const"}, {".local"}, {".param", ".param::entry", ".param::func"}};
    /* clang-format on */
    for (int i = 0; i < 3 && part[space][i]; i++)
        if (ptx_has_part(s, n, part[space][i])) return true;
    return false;
}

/* Counts a memory access once in each space that it names; as generic if it names none and may be generic. Does nothing
 * for any other mnemonic. */
static void access_count(DiffCounts *c, const char *s, uint32_t n) {
    for (size_t i = 0; i < sizeof access_word / sizeof *access_word; i++) {
        if (!ptx_has_stem(s, n, access_word[i].word)) continue;
        bool any = false;
        for (int k = 1; k < SPACES; k++)
            if (has_space(s, n, k)) c->space[k]++, any = true;
        if (!any && access_word[i].generic) c->space[0]++;
        return;
    }
}

/* Counts the instructions of a text by kind and space. */
static DiffCounts count(const PtxText *p) {
    DiffCounts c = {0};
    for (uint32_t i = 0; i < p->stmt.n; i++) {
        const PtxStmt *x = &p->stmt.at[i];
        if (x->kind != PTX_INST) continue;
        const char *s = ptx_text_at(p, x->name);
        uint32_t n = p->text.at[x->name].len;
        for (int k = 0; k + 1 < OTHERS; k++) c.other[k] += ptx_has_stem(s, n, other_word[k]);
        c.other[OTHERS - 1]++;
        access_count(&c, s, n);
    }
    return c;
}

/* Writes the table of accesses and instructions. */
static void table_print(const DiffSide s[2], Out *o) {
    DiffCounts a = count(s[0].p), b = count(s[1].p);
    out_format(o, "%-16s %9s %9s\n", "accesses", "-", "+");
    for (int i = 0; i < SPACES; i++)
        if (a.space[i] || b.space[i]) out_format(o, "  %-14s %9u %9u\n", space_word[i], a.space[i], b.space[i]);
    for (int i = 0; i < OTHERS; i++) out_format(o, "%-16s %9u %9u\n", other_word[i], a.other[i], b.other[i]);
}

bool ptx_diff(const PtxText *a, const PtxText *b, Out *o) {
    DiffSide s[2] = {{.p = a}, {.p = b}};
    Spellings spellings = {0};
    out_init(&spellings.bytes, NULL);
    out_format(o, "--- %s\n+++ %s\n", a->source->name, b->source->name);
    for (int k = 0; k < 2; k++) {
        s[k].kind = ptx_names(s[k].p);
        out_init(&s[k].text, NULL);
    }
    bool any = decls_diff(s, &spellings, o);
    any |= functions_diff(s, &spellings, o);
    table_print(s, o);
    for (int k = 0; k < 2; k++) {
        free(s[k].kind);
        out_free(&s[k].text);
        vec_free(&s[k].key), vec_free(&s[k].stmt);
    }
    out_free(&spellings.bytes);
    vec_free(&spellings.at);
    free(spellings.hash.slot);
    return any;
}
