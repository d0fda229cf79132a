/* attr.c: attributes; sets of the attributes of a function, result or parameter; and lists of the sets of a function or
 * call. All are interned. */
#include "ir/hash.h"

/* Returns the argument of an attribute (number, type or text) as a number, for comparison and hashing; 0 if its form
 * has none. */
static uint64_t attr_payload(const Attr *a) {
    switch (a->form) {
    case ATTR_INT: return a->n;
    case ATTR_TYPE: return a->type;
    case ATTR_RAW:
    case ATTR_STRING_VALUE: return a->text;
    default: return 0;
    }
}

uint32_t attr_intern(Module *m, Attr a) {
    uint64_t payload = attr_payload(&a);
    uint32_t hash = hash_word(hash_word(a.form, a.key), (uint32_t)payload);
    hash = hash_word(hash, (uint32_t)(payload >> 32));
    for (uint32_t i = hash, id; (id = hash_next(&m->attrs.hash, hash, &i)) != 0;) {
        const Attr *o = &m->attrs.attr.at[id];
        if (o->key == a.key && o->form == a.form && attr_payload(o) == payload) return id;
    }
    vec_push(&m->attrs.attr, a);
    hash_add(&m->attrs.hash, hash, m->attrs.attr.n - 1);
    return m->attrs.attr.n - 1;
}

/* Returns the id of a sequence of n words, which is added if it is new; 0 if n is 0. */
static uint32_t seq_intern(SeqTable *t, const uint32_t *word, uint32_t n) {
    if (n == 0) return 0;
    uint32_t hash = hash_words(n, word, n);
    for (uint32_t i = hash, id; (id = hash_next(&t->hash, hash, &i)) != 0;)
        if (t->seq.at[id].n == n && memcmp(t->word.at + t->seq.at[id].first, word, n * sizeof *word) == 0) return id;
    uint32_t id = t->seq.n;
    vec_push(&t->seq, ((Seq){t->word.n, n}));
    vec_append(&t->word, word, n);
    hash_add(&t->hash, hash, id);
    return id;
}

/* Reports whether an element of attr[] occurs twice. Takes quadratic time. */
static bool has_repeats(const uint32_t *attr, uint32_t n) {
    for (uint32_t i = 1; i < n; i++)
        for (uint32_t k = 0; k < i; k++)
            if (attr[i] == attr[k]) return true;
    return false;
}

/* Copies the first occurrence of each element of attr[] to out[], in linear time; returns how many there are. */
static uint32_t drop_repeats(Module *m, const uint32_t *attr, uint32_t n, uint32_t *out) {
    bool *seen = mem_alloc(m->attrs.attr.n);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < n; i++)
        if (!seen[attr[i]]) {
            seen[attr[i]] = true;
            out[kept++] = attr[i];
        }
    free(seen);
    return kept;
}

AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n) {
    if (n == 0) return 0;
    if (n > 64 || has_repeats(attr, n)) {
        uint32_t *once = mem_alloc(n * sizeof *once), kept = drop_repeats(m, attr, n, once);
        if (kept < n) {
            AttrSetId s = attr_set(m, once, kept);
            free(once);
            return s;
        }
        free(once);
    }
    return seq_intern(&m->attrs.set, attr, n);
}

AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n) {
    while (n && set[n - 1] == 0) n--;
    return seq_intern(&m->attrs.list, set, n);
}

AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t i) {
    return i < m->attrs.list.seq.at[l].n ? m->attrs.list.word.at[m->attrs.list.seq.at[l].first + i] : 0;
}

const Attr *attr_find(const Module *m, AttrSetId s, const char *key) {
    for (uint32_t i = 0; i < attr_set_len(m, s); i++) {
        const Attr *a = attr_at(m, attr_set_at(m, s, i));
        const char *name = str_get(m, a->key);
        if (*name == *key && strcmp(name, key) == 0) return a;
    }
    return NULL;
}

bool sym_has_attr(const Module *m, SymId s, const char *key) {
    return attr_find(m, attr_list_at(m, m->sym.at[s].attrs, ATTR_FUNCTION), key) != NULL;
}

bool call_has_attr(const Module *m, const Fn *f, ValueId v, const char *key) {
    uint32_t list = inst_at(f, v)->aux;
    return list && attr_find(m, attr_list_at(m, list, ATTR_FUNCTION), key);
}

bool call_or_callee_has_attr(const Module *m, const Fn *f, ValueId v, const char *key) {
    SymId callee = call_target(m, f, v);
    return call_has_attr(m, f, v, key) || (callee && sym_has_attr(m, callee, key));
}

bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key) {
    return attr_find(m, attr_list_at(m, l, ATTR_PARAM0 + param), key) != NULL;
}

TypeId param_byval(const Module *m, AttrListId l, uint32_t param) {
    const Attr *a = attr_find(m, attr_list_at(m, l, ATTR_PARAM0 + param), "byval");
    return a && a->form == ATTR_TYPE ? a->type : T_VOID;
}

uint64_t param_byval_align(Module *m, AttrListId l, uint32_t param) {
    return attr_int(m, attr_list_at(m, l, ATTR_PARAM0 + param), "align", type_align(m, param_byval(m, l, param)));
}

bool param_has_nocapture(const Module *m, AttrListId l, uint32_t param) {
    const Attr *a = attr_find(m, attr_list_at(m, l, ATTR_PARAM0 + param), "captures");
    bool none = a && a->form == ATTR_RAW && !strcmp(str_get(m, a->text), "none");
    return none || param_has_attr(m, l, param, "nocapture");
}

uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise) {
    const Attr *a = attr_find(m, s, key);
    return a && a->form == ATTR_INT ? a->n : otherwise;
}

/* Returns the set that is s with attribute `add`, an index into AttrTable.attr, in place of the first one with this
 * key, or at the end if there is none. The others with this key are left out, and with add 0 all of them. */
static AttrSetId set_change(Module *m, AttrSetId s, StrId key, uint32_t add) {
    VEC(uint32_t) v = {0};
    for (uint32_t i = 0; i < attr_set_len(m, s); i++) {
        uint32_t a = attr_set_at(m, s, i);
        if (m->attrs.attr.at[a].key != key) {
            vec_push(&v, a);
        } else if (add) {
            vec_push(&v, add);
            add = 0;
        }
    }
    if (add) vec_push(&v, add);
    AttrSetId changed = attr_set(m, v.at, v.n);
    vec_free(&v);
    return changed;
}

/* Returns the list that is l with set_change applied to the set at `place`, which may be beyond the end of l. */
static AttrListId list_change(Module *m, AttrListId l, uint32_t place, StrId key, uint32_t add) {
    uint32_t old = m->attrs.list.seq.at[l].n, n = old > place ? old : place + 1;
    AttrSetId *set = mem_alloc(n * sizeof *set);
    for (uint32_t i = 0; i < n; i++) set[i] = attr_list_at(m, l, i);
    set[place] = set_change(m, set[place], key, add);
    AttrListId changed = attr_list(m, set, n);
    free(set);
    return changed;
}

AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a) {
    return list_change(m, l, place, a.key, attr_intern(m, a));
}

AttrListId attr_list_remove(Module *m, AttrListId l, uint32_t place, const char *key) {
    StrId id = str_find(m, key, strlen(key));
    return id ? list_change(m, l, place, id, 0) : l;
}

AttrListId attr_list_align(Module *m, AttrListId l, uint32_t argument, uint64_t bytes) {
    if (bytes == 1) return attr_list_remove(m, l, ATTR_PARAM0 + argument, "align");
    return attr_list_add(m, l, ATTR_PARAM0 + argument, (Attr){.key = str_of(m, "align"), .form = ATTR_INT, .n = bytes});
}
