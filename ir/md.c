/* md.c: metadata nodes. Only strings and values are interned; equal nodes of other kinds keep their own ids. */
#include "ir/hash.h"

/* Appends a node and returns its id. */
static MdId md_push(Module *m, Md node) {
    if (m->md.n > REF_MAX_INDEX) mem_too_large();
    vec_push(&m->md, node);
    return m->md.n - 1;
}

MdId md_new(Module *m) { return md_push(m, (Md){.kind = MD_UNDEFINED}); }

/* Returns the id of the node of kind MD_STRING or MD_VALUE with this payload: a StrId, or the bits of a Ref. If there
 * is none, adds `node`, which has this kind and payload, under a new id. */
static MdId md_intern(Module *m, enum MdKind kind, uint32_t payload, Md node) {
    uint32_t hash = hash_word(kind, payload);
    for (uint32_t i = hash, id; (id = hash_next(&m->intern.md, hash, &i)) != 0;) {
        const Md *o = &m->md.at[id];
        if (o->kind == kind && (kind == MD_STRING ? o->str : o->value.x) == payload) return id;
    }
    MdId id = md_push(m, node);
    hash_add(&m->intern.md, hash, id);
    return id;
}

void md_rehash(Module *m, const uint8_t *gone) {
    free(m->intern.md.slot);
    m->intern.md = (Hash){0};
    for (MdId id = 1; id < m->md.n; id++) {
        const Md *n = &m->md.at[id];
        if (gone[id] || (n->kind != MD_STRING && n->kind != MD_VALUE)) continue;
        hash_add(&m->intern.md, hash_word(n->kind, n->kind == MD_STRING ? n->str : n->value.x), id);
    }
}

MdId md_string(Module *m, StrId s) { return md_intern(m, MD_STRING, s, (Md){.kind = MD_STRING, .str = s}); }

MdId md_value(Module *m, Ref constant_or_symbol) {
    return md_intern(m, MD_VALUE, constant_or_symbol.x, (Md){.kind = MD_VALUE, .value = constant_or_symbol});
}

/* Gives node id the contents of `node`, with n elements or fields (Md.n), whose nword words are appended to md_op. */
static void md_set(Module *m, MdId id, Md node, const uint32_t *words, uint32_t nword, uint32_t n) {
    node.first = m->md_op.n;
    node.n = n;
    vec_append(&m->md_op, words, nword);
    m->md.at[id] = node;
}

MdId md_tuple(Module *m, const MdId *elem, uint32_t n, bool distinct) {
    MdId id = md_new(m);
    md_set_tuple(m, id, elem, n, distinct);
    return id;
}

void md_set_tuple(Module *m, MdId id, const MdId *elem, uint32_t n, bool distinct) {
    md_set(m, id, (Md){.kind = MD_TUPLE, .distinct = distinct}, elem, n, n);
}

void md_set_location(Module *m, MdId id, const uint32_t word[LOC_WORDS], bool distinct) {
    md_set(m, id, (Md){.kind = MD_LOCATION, .distinct = distinct}, word, LOC_WORDS, LOC_WORDS);
}

void md_set_expression(Module *m, MdId id, const StrId *word, uint32_t n) {
    md_set(m, id, (Md){.kind = MD_EXPRESSION}, word, n, n);
}

void md_set_node(Module *m, MdId id, StrId name, const uint32_t *field_words, uint32_t nfield, bool distinct) {
    if (nfield > UINT32_MAX / MD_FIELD_WORDS) mem_too_large();
    md_set(m, id, (Md){.kind = MD_NODE, .distinct = distinct, .name = name}, field_words, nfield * MD_FIELD_WORDS,
           nfield);
}

const uint32_t *md_field(const Module *m, MdId node, const char *name) {
    const Md *md = &m->md.at[node];
    if (md->kind != MD_NODE) return NULL;
    for (uint32_t i = 0; i < md->n; i++) {
        const uint32_t *field = m->md_op.at + md->first + i * MD_FIELD_WORDS;
        if (strcmp(str_get(m, field[0]), name) == 0) return field;
    }
    return NULL;
}

bool md_is_node(const Module *m, MdId id, const char *name) {
    return id && m->md.at[id].kind == MD_NODE && strcmp(str_get(m, m->md.at[id].name), name) == 0;
}

const char *md_field_text(const Module *m, MdId node, const char *name) {
    const uint32_t *f = md_field(m, node, name);
    return f && (f[1] == MDF_WORD || f[1] == MDF_STRING) ? str_get(m, f[2]) : "";
}

MdId md_field_node(const Module *m, MdId node, const char *name) {
    const uint32_t *f = md_field(m, node, name);
    return f && f[1] == MDF_MD && f[2] < m->md.n ? f[2] : 0;
}

MdId sym_dbg(const Module *m, SymId s) {
    StrId dbg = str_find(m, "dbg", 3);
    for (uint32_t k = m->sym.at[s].md; k; k = m->sym_md.at[k - 1].next)
        if (m->sym_md.at[k - 1].kind == dbg) return m->sym_md.at[k - 1].md;
    return 0;
}

/* Returns 1 + the index in m->named_md of the named metadata !name; 0 if there is none. */
static uint32_t named_find(const Module *m, StrId name) {
    uint32_t hash = hash_word(0, name);
    for (uint32_t i = hash, id; (id = hash_next(&m->intern.named_md, hash, &i)) != 0;)
        if (m->named_md.at[id - 1].name == name) return id;
    return 0;
}

/* Returns the named metadata !name; NULL if there is none. */
static const NamedMd *named_at(const Module *m, const char *name) {
    StrId id = str_find(m, name, strlen(name));
    uint32_t at = id ? named_find(m, id) : 0;
    return at ? &m->named_md.at[at - 1] : NULL;
}

uint32_t md_named_count(const Module *m, const char *name) {
    const NamedMd *n = named_at(m, name);
    return n ? n->n : 0;
}

MdId md_named(const Module *m, const char *name, uint32_t i) {
    const NamedMd *n = named_at(m, name);
    return n && i < n->n ? m->md_op.at[n->first + i] : 0;
}

MdId md_module_flag(const Module *m, const char *key) {
    for (uint32_t i = 0, n = md_named_count(m, "llvm.module.flags"); i < n; i++) {
        const Md *flag = &m->md.at[md_named(m, "llvm.module.flags", i)];
        if (flag->kind != MD_TUPLE || flag->n != 3) continue;
        const MdId *element = m->md_op.at + flag->first;
        const Md *name = &m->md.at[element[1]];
        if (name->kind == MD_STRING && !strcmp(str_get(m, name->str), key)) return element[2];
    }
    return 0;
}

void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n) {
    uint32_t at = named_find(m, name);
    if (!at) {
        vec_push(&m->named_md, ((NamedMd){name, 0, 0, 0}));
        at = m->named_md.n;
        hash_add(&m->intern.named_md, hash_word(0, name), at);
    }
    NamedMd *node = &m->named_md.at[at - 1];
    if (n > UINT32_MAX - node->n) mem_too_large();
    if (node->n + n > node->cap) { /* copies the elements to the end of md_op, and doubles the room for them */
        uint32_t first = m->md_op.n, cap = node->n + n;
        if (node->n) cap = cap < UINT32_MAX / 2 ? 2 * cap : UINT32_MAX;
        vec_append(&m->md_op, vec_from(&m->md_op, node->first), node->n);
        vec_append(&m->md_op, elem, n);
        while (m->md_op.n < first + cap) vec_push(&m->md_op, 0);
        *node = (NamedMd){name, first, node->n + n, cap};
        return;
    }
    if (n) memcpy(m->md_op.at + node->first + node->n, elem, n * sizeof *elem);
    node->n += n;
}

void debug_record_drop(Module *m, Fn *f, ValueId record, ValueId v) {
    Ref poison = const_simple(m, CONST_POISON, inst_at(f, v)->type);
    for (uint32_t k = 0; k < inst_at(f, record)->nopnd; k++) {
        Ref r = inst_op(f, record, k);
        bool value = ref_is(r, REF_VALUE), wrapped = ref_is(r, REF_MDVALUE);
        if ((!value && !wrapped) || ref_index(r) != v) continue;
        inst_ops(f, record)[k] = value ? poison : ref_make(REF_META, fn_md_index(f, md_value(m, poison)));
    }
}

bool inst_debug_position(const Module *m, const Fn *f, ValueId v, const char **file, uint32_t *line, uint32_t *column) {
    MdId loc = inst_loc(f, v) ? f->md.at[inst_loc(f, v) - 1] : 0;
    if (!loc || m->md.at[loc].kind != MD_LOCATION) return false;
    const uint32_t *word = m->md_op.at + m->md.at[loc].first;
    const uint32_t *in = md_field(m, word[LOC_SCOPE], "file");
    const uint32_t *name = in && in[1] == MDF_MD ? md_field(m, in[2], "filename") : NULL;
    if (!word[LOC_LINE] || !name || name[1] != MDF_STRING) return false;
    *file = str_get(m, name[2]);
    *line = word[LOC_LINE];
    *column = word[LOC_COLUMN];
    return true;
}
