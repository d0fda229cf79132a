/* names.c: classifies the names of a PTX text. See names.h. */
#include "ptx/tools/names.h"
#include "ir/chars.h"

size_t ptx_name_stem(const char *name, size_t n) {
    while (n && char_is_digit(name[n - 1])) n--;
    return n;
}

/* Marks in `kind`, by text number, the names that one .reg directive declares, and in `prefix` the "%r" of "%r<20>",
 * which declares the names made of it and a number. */
static void declared_mark(const PtxText *p, const PtxStmt *d, uint8_t *kind, uint8_t *prefix) {
    uint8_t what = PTX_NAME_REGISTER;
    for (uint32_t i = d->first + 1; i < d->first + d->n; i++) {
        const PtxToken *t = &p->token.at[i];
        if (ptx_token_is(p, i, ".v2") || ptx_token_is(p, i, ".v4")) what = PTX_NAME_VECTOR;
        if (t->kind != PTK_WORD) continue;
        if (ptx_token_is(p, i + 1, "<")) prefix[t->text] = what;
        else kind[t->text] = what;
    }
}

/* Returns, by text number, the kind of each name. A name such as "%r12" is a register if it is declared or
 * if its prefix is; "%v.x" is a part of "%v". */
uint8_t *ptx_names(const PtxText *p) {
    uint8_t *kind = mem_alloc(p->text.n), *prefix = mem_alloc(p->text.n);
    for (uint32_t i = 0; i < p->stmt.n; i++) {
        const PtxStmt *d = &p->stmt.at[i];
        if (d->kind == PTX_LABEL) kind[d->name] = PTX_NAME_LABEL;
        if (d->kind == PTX_DIRECTIVE && ptx_token_is(p, d->first, ".reg")) declared_mark(p, d, kind, prefix);
    }
    for (uint32_t id = 1; id < p->text.n; id++) {
        uint32_t len = p->text.at[id].len;
        const char *name = ptx_text_at(p, id), *dot = memchr(name, '.', len);
        size_t n = dot ? (size_t)(dot - name) : len, stem = ptx_name_stem(name, n);
        uint32_t whole = dot && n ? ptx_text_find(p, name, n) : 0;
        uint32_t head = stem < n ? ptx_text_find(p, name, stem) : 0;
        uint8_t what = whole ? kind[whole] : PTX_NAME_OTHER;
        if (head && prefix[head]) what = prefix[head];
        if (what == PTX_NAME_REGISTER || what == PTX_NAME_VECTOR) kind[id] = dot ? PTX_NAME_VECTOR : what;
    }
    free(prefix);
    return kind;
}
