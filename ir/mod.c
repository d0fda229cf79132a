/* mod.c: creation and destruction of modules; strings; symbols. */
#include "ir/hash.h"

const char *const linkage_name[LINK_COUNT] = {"external",    "private",      "internal", "available_externally",
                                              "linkonce",    "weak",         "common",   "appending",
                                              "extern_weak", "linkonce_odr", "weak_odr"};
const char *const comdat_kind_name[5] = {"any", "exactmatch", "largest", "nodeduplicate", "samesize"};

Module *module_new(Diag *diag) {
    Module *m = mem_alloc(sizeof *m);
    m->diag = diag;
    m->assembly = mem_alloc(sizeof *m->assembly);
    m->datalayout_src = SRC_NONE;
    m->layout = (DataLayout){false, 64, 64, 64, 64, 64};
    vec_push(&m->strings.bytes, '\0');
    vec_reserve(&m->strings.str, 1);
    memset(&m->strings.str.at[m->strings.str.n++], 0, sizeof *m->strings.str.at);
    /* Occupy index 0, because id 0 means "none". */
    vec_push(&m->constant, (Const){0});
    vec_push(&m->attrs.attr, (Attr){0});
    vec_push(&m->md, (Md){0});
    vec_push(&m->sym, (Sym){0});
    vec_push(&m->attrs.set.seq, (Seq){0});
    vec_push(&m->attrs.list.seq, (Seq){0});
    static const char *const scope[] = {"", "singlethread", "block", "cluster", "device"};
    for (size_t i = 0; i < sizeof scope / sizeof *scope; i++) vec_push(&m->sync_scope, str_of(m, scope[i]));
    type_init(m);
    return m;
}

void fn_free(Fn *f) {
    vec_free(&f->inst);
    vec_free(&f->opnd);
    vec_free(&f->block);
    vec_free(&f->order);
    vec_free(&f->layout);
    vec_free(&f->src);
    vec_free(&f->name);
    vec_free(&f->loc);
    vec_free(&f->attached);
    vec_free(&f->attach);
    vec_free(&f->bundle);
    vec_free(&f->md);
    vec_free(&f->md_slot);
    cfg_free(f->cfg);
    free(f->cfg);
    uses_free(f->uses);
    free(f->uses);
    references_free(f->references);
    free(f->references);
    free(f);
}

void module_free(Module *m) {
    if (!m) return;
    each_fn(m, s, f) fn_free(f);
    vec_free(&m->module_asm);
    vec_free(&m->strings.bytes);
    vec_free(&m->strings.str);
    vec_free(&m->type);
    vec_free(&m->type_elem);
    vec_free(&m->named_type);
    vec_free(&m->field_offset);
    vec_free(&m->constant);
    vec_free(&m->const_elem);
    vec_free(&m->const_word);
    vec_free(&m->blockaddr);
    vec_free(&m->inrange);
    vec_free(&m->assembly->effects);
    free(m->assembly);
    vec_free(&m->attrs.attr);
    vec_free(&m->attrs.set.seq);
    vec_free(&m->attrs.set.word);
    vec_free(&m->attrs.list.seq);
    vec_free(&m->attrs.list.word);
    vec_free(&m->md);
    vec_free(&m->md_op);
    vec_free(&m->named_md);
    vec_free(&m->sym);
    vec_free(&m->sym_md);
    vec_free(&m->comdat);
    vec_free(&m->sync_scope);
    vec_free(&m->names.by_name);
    vec_free(&m->names.last_suffix);
    Hash *table[] = {&m->strings.hash,    &m->attrs.hash, &m->attrs.set.hash,  &m->attrs.list.hash, &m->intern.type,
                     &m->intern.constant, &m->intern.md,  &m->intern.named_md, &m->warned};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) free(table[i]->slot);
    free(m);
}

/* -------------------------------------------------------------------------------- strings */

/* Returns the id of the string with the bytes s[0..len), whose hash_bytes is `hash`; 0 if it has not been interned. */
static StrId str_lookup(const Module *m, uint32_t hash, const char *s, size_t len) {
    for (uint32_t i = hash, id; (id = hash_next(&m->strings.hash, hash, &i)) != 0;)
        if (m->strings.str.at[id].len == len && memcmp(m->strings.bytes.at + m->strings.str.at[id].off, s, len) == 0)
            return id;
    return 0;
}

StrId str_find(const Module *m, const char *s, size_t len) {
    return len ? str_lookup(m, hash_bytes(s, len), s, len) : 0;
}

StrId str_intern(Module *m, const char *s, size_t len) {
    if (len == 0) return 0;
    if (len >= UINT32_MAX) mem_too_large();
    uint32_t hash = hash_bytes(s, len);
    StrId id = str_lookup(m, hash, s, len);
    if (id) return id;
    id = m->strings.str.n;
    vec_reserve(&m->strings.str, 1);
    m->strings.str.at[id].off = m->strings.bytes.n;
    m->strings.str.at[id].len = (uint32_t)len;
    m->strings.str.n++;
    vec_append(&m->strings.bytes, s, (uint32_t)len);
    vec_push(&m->strings.bytes, '\0');
    hash_add(&m->strings.hash, hash, id);
    return id;
}

StrId str_of(Module *m, const char *nul_terminated) { return str_intern(m, nul_terminated, strlen(nul_terminated)); }

uint32_t str_len(const Module *m, StrId id) { return m->strings.str.at[id].len; }

/* -------------------------------------------------------------------------------- symbols */

SymId sym_new(Module *m, StrId name) {
    SymId s = m->sym.n;
    if (s > REF_MAX_INDEX) mem_too_large();
    vec_push(&m->sym, ((Sym){.src = SRC_NONE}));
    sym_rename(m, s, name);
    return s;
}

void sym_rename(Module *m, SymId s, StrId name) {
    StrId old = m->sym.at[s].name;
    if (old) m->names.by_name.at[old] = 0;
    m->sym.at[s].name = name;
    if (!name) return;
    while (m->names.by_name.n <= name) vec_push(&m->names.by_name, 0);
    m->names.by_name.at[name] = s;
}

SymId sym_find(const Module *m, StrId name) { return name < m->names.by_name.n ? m->names.by_name.at[name] : 0; }

Fn *fn_new(Module *m, SymId sym) {
    Fn *f = mem_alloc(sizeof *f);
    f->cfg = mem_alloc(sizeof *f->cfg);
    f->uses = mem_alloc(sizeof *f->uses);
    f->references = mem_alloc(sizeof *f->references);
    f->sym = sym;
    m->sym.at[sym].fn = f;
    m->sym.at[sym].defined = true;
    return f;
}

StrId sym_fresh_name(Module *m, const char *base) {
    StrId id = str_of(m, base);
    if (id && !sym_find(m, id)) return id;
    while (m->names.last_suffix.n <= id) vec_push(&m->names.last_suffix, 0);
    size_t len = strlen(base);
    char *buf = mem_alloc(len + 16);
    StrId name;
    do {
        snprintf(buf, len + 16, "%s.%u", base, ++m->names.last_suffix.at[id]);
        name = str_of(m, buf);
    } while (sym_find(m, name));
    free(buf);
    return name;
}

void sym_md_add(Module *m, SymId s, StrId kind, MdId md) {
    uint32_t *link = &m->sym.at[s].md;
    while (*link) link = &m->sym_md.at[*link - 1].next;
    *link = m->sym_md.n + 1;
    vec_push(&m->sym_md, ((SymMd){kind, md, 0}));
}

uint32_t sync_scope_find(Module *m, StrId name) {
    if (strcmp(str_get(m, name), "system") == 0) return SCOPE_SYSTEM;
    for (uint32_t i = 0; i < m->sync_scope.n; i++)
        if (m->sync_scope.at[i] == name) return i;
    if (m->sync_scope.n == 256) return UINT32_MAX;
    vec_push(&m->sync_scope, name);
    return m->sync_scope.n - 1;
}
