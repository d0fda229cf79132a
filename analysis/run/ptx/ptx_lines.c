/* ptx_lines.c: the lines of the source that .file and .loc directives name.
 *
 *     .loc 1 12 9                                                        the call that was inlined
 *     .loc 1 5 10, function_name $L__info_string0, inlined_at 1 12 9     an instruction of the function that it called
 *     .section .debug_str { $L__info_string0: .b8 95,90,52, ... 0 }      the name of that function
 */
#include "analysis/run/ptx/ptx.h"

void ptx_file_add(PtxProgram *p, uint32_t number, uint32_t token) {
    const PtxToken *t = &p->text.token.at[token];
    if (t->kind != PTK_STRING || t->len < 2) return;
    char *name = mem_alloc(t->len);
    memcpy(name, ptx_token_at(&p->text, token) + 1, t->len - 2);
    vec_push(&p->file, ((PtxFile){number, name}));
}

/* Reads three consecutive number tokens from `token` on, all before token `end`, into *a, *b and *c. Returns false if
 * there are fewer; those before the first mistake are stored even then. */
static bool numbers_read(const PtxText *t, uint32_t token, uint32_t end, uint32_t *a, uint32_t *b, uint32_t *c) {
    uint32_t *to[] = {a, b, c};
    for (uint32_t i = 0; i < 3; i++) {
        uint64_t v;
        if (token + i >= end || !ptx_number(t, token + i, &v)) return false;
        *to[i] = (uint32_t)v;
    }
    return true;
}

/* Appends the .loc of a statement to p->loc. Does nothing if its file, line or column is missing. */
static void loc_read(PtxProgram *p, const PtxStmt *s) {
    const PtxText *t = &p->text;
    PtxLoc l = {.src = t->token.at[s->first].at};
    uint32_t end = s->first + s->n;
    if (!numbers_read(t, s->first + 1, end, &l.file, &l.line, &l.column)) return;
    for (uint32_t i = s->first + 4; i + 1 < end; i++) {
        if (ptx_token_is(t, i, "function_name")) l.function = t->token.at[i + 1].text;
        else if (ptx_token_is(t, i, "inlined_at")) numbers_read(t, i + 1, end, &l.at_file, &l.at_line, &l.at_column);
    }
    vec_push(&p->loc, l);
}

void ptx_lines_read(PtxProgram *p) {
    const PtxText *t = &p->text;
    for (uint32_t f = 0; f < t->fn.n; f++) {
        const PtxFn *fn = &t->fn.at[f];
        uint32_t before = p->loc.n;
        for (uint32_t i = fn->stmt; i < fn->stmt + fn->nstmt; i++)
            if (t->stmt.at[i].kind == PTX_DIRECTIVE && ptx_token_is(t, t->stmt.at[i].first, ".loc"))
                loc_read(p, &t->stmt.at[i]);
        const PtxStmt *last = fn->nstmt ? &t->stmt.at[fn->stmt + fn->nstmt - 1] : NULL;
        if (p->loc.n > before) vec_push(&p->loc, ((PtxLoc){.src = t->token.at[last->first + last->n - 1].at + 1}));
    }
}

void ptx_lines_free(PtxProgram *p) {
    for (uint32_t i = 0; i < p->file.n; i++) free(p->file.at[i].name);
    vec_free(&p->file), vec_free(&p->loc);
}

/* Returns a copy of the string at a label, given by its index in PtxText.text, in the section .debug_str, which the
 * caller frees; NULL if there is none, as for index 0. */
static char *debug_string(const PtxText *t, uint32_t label) {
    for (uint32_t d = 0; label && d < t->decl.n; d++) {
        uint32_t i = t->decl.at[d].first, end = i + t->decl.at[d].n;
        uint64_t byte = 0;
        if (t->decl.at[d].n < 2 || !ptx_token_is(t, i, ".section") || !ptx_token_is(t, i + 1, ".debug_str")) continue;
        while (i < end && t->token.at[i].text != label) i++;
        if (i == end) continue;
        Out o;
        out_init(&o, NULL);
        for (i++; i < end && (t->token.at[i].kind != PTK_NUMBER || (ptx_number(t, i, &byte) && byte)); i++)
            if (t->token.at[i].kind == PTK_NUMBER) out_char(&o, (char)byte);
        char *name = mem_alloc(o.n + 1);
        memcpy(name, o.buf, o.n);
        out_free(&o);
        return name;
    }
    return NULL;
}

/* Returns the .loc of the call through which the code at .loc `callee` was inlined: the nearest earlier one in the same
 * function whose position is the one that `callee` gives as inlined_at. Returns NULL if there is none. */
static const PtxLoc *call_find(const PtxProgram *p, const PtxLoc *callee) {
    for (const PtxLoc *l = callee; l-- > p->loc.at && l->file;)
        if (l->file == callee->at_file && l->line == callee->at_line && l->column == callee->at_column) return l;
    return NULL;
}

/* Stores in *out the .loc of an instruction at level 0, and at level 1 and higher that of the call through which the
 * code of the level below was inlined. If a call has no .loc of its own, *out has only the position that inlined_at
 * gives. Returns false if there are fewer levels or no line. */
static bool loc_find(const PtxProgram *p, CodePlace at, uint32_t level, PtxLoc *out) {
    uint32_t i = 0;
    lower_bound(i, p->loc.n, mid, p->loc.at[mid].src <= at.v);
    const PtxLoc *found = i ? &p->loc.at[i - 1] : NULL;
    *out = found ? *found : (PtxLoc){0};
    for (; level && out->at_file; level--) {
        found = found ? call_find(p, found) : NULL;
        *out = found ? *found : (PtxLoc){.file = out->at_file, .line = out->at_line, .column = out->at_column};
    }
    return !level && out->line;
}

bool ptx_source_line(const Machine *k, CodePlace at, uint32_t level, SourceLine *out) {
    const PtxProgram *p = k->ptx;
    PtxLoc l;
    if (!loc_find(p, at, level, &l)) return false;
    for (uint32_t i = 0; i < p->file.n; i++) {
        if (p->file.at[i].number != l.file) continue;
        *out = (SourceLine){p->file.at[i].name, "", l.line, l.column};
        return true;
    }
    return false;
}

char *ptx_source_function(const Machine *k, CodePlace at, uint32_t level) {
    PtxLoc l;
    return loc_find(k->ptx, at, level, &l) ? debug_string(&k->ptx->text, l.function) : NULL;
}
