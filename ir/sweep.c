/* sweep.c: removes symbols. The remaining symbols get new, consecutive ids, so one pass over the tables of the module
 * updates every reference to a symbol. References to a removed symbol:
 *
 *   constants that contain it    become poison; they are unused, and interning no longer finds them
 *   metadata                     becomes null in a tuple or field; an annotation of the symbol is removed
 *   debug records                become poison
 *   comdats                      are removed if they have no members left
 *
 * Linear in the module. */
#include "ir/hash.h"

typedef struct Sweep {
    Module *m;
    SymId *to;           /* by old SymId: the new one; 0 = removed */
    uint8_t *const_gone; /* by ConstId: 1 if it contains a removed symbol */
    uint8_t *md_gone;    /* by MdId of an MD_VALUE: 1 if its value is or contains a removed symbol */
} Sweep;

/* Returns an operand with the new id of its symbol; REF_NULL if it is a removed symbol or a
 * constant that contains one. */
static Ref ref_swept(const Sweep *w, Ref r) {
    if (ref_is(r, REF_CONST)) return w->const_gone[ref_index(r)] ? REF_NULL : r;
    if (!ref_is(r, REF_SYM)) return r;
    SymId to = w->to[ref_index(r)];
    return to ? ref_make(REF_SYM, to) : REF_NULL;
}

/* Removes the dead symbols from m->sym and frees their bodies. Records the new ids in w->to, and updates the table of
 * names and Fn.sym. */
static void symbols_move(Sweep *w, const uint8_t *dead) {
    Module *m = w->m;
    SymId n = 1;
    each_sym(m, s) {
        Sym *y = &m->sym.at[s];
        if (y->name) m->names.by_name.at[y->name] = dead[s] ? 0 : n;
        if (dead[s]) {
            if (y->fn) fn_free(y->fn);
            continue;
        }
        if (y->fn) y->fn->sym = n;
        w->to[s] = n;
        m->sym.at[n++] = *y;
    }
    m->sym.n = n;
}

/* Updates the symbols in constants, turns those that contain a removed symbol into poison, and rebuilds the hash table
 * without these. One pass suffices, because an element has a smaller id than its aggregate. */
static void constants_sweep(Sweep *w) {
    Module *m = w->m;
    for (ConstId id = 1; id < m->constant.n; id++) {
        Const *c = &m->constant.at[id];
        bool gone = false;
        if (c->kind == CONST_AGG || c->kind == CONST_EXPR) {
            for (uint32_t i = c->first; i < c->first + c->n; i++) {
                m->const_elem.at[i] = ref_swept(w, m->const_elem.at[i]);
                gone |= ref_same(m->const_elem.at[i], REF_NULL);
            }
        } else if (c->kind == CONST_BLOCKADDR) {
            BlockAddr *b = &m->blockaddr.at[c->first];
            b->fn = w->to[b->fn];
            gone = !b->fn;
        } else if (c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI) {
            c->first = w->to[c->first];
            gone = !c->first;
        }
        if (!gone) continue;
        w->const_gone[id] = 1;
        *c = (Const){.kind = CONST_POISON, .type = c->type};
    }
    consts_rehash(m, w->const_gone);
}

/* Replaces those of the n elements that are removed metadata values by null. Returns whether there was one. */
static bool md_elements_sweep(const Sweep *w, MdId *elem, uint32_t n) {
    bool any = false;
    for (uint32_t i = 0; i < n; i++) {
        if (!w->md_gone[elem[i]]) continue;
        elem[i] = 0;
        any = true;
    }
    return any;
}

/* Updates the symbols in metadata values. A removed value becomes null in the tuples and fields that contain it, and
 * interning does not find it any more. */
static void md_sweep(Sweep *w) {
    Module *m = w->m;
    for (MdId id = 1; id < m->md.n; id++) {
        Md *n = &m->md.at[id];
        if (n->kind != MD_VALUE) continue;
        n->value = ref_swept(w, n->value);
        w->md_gone[id] = ref_same(n->value, REF_NULL);
    }
    for (MdId id = 1; id < m->md.n; id++) {
        Md n = m->md.at[id];
        if (!n.n || (n.kind != MD_TUPLE && n.kind != MD_NODE)) continue;
        uint32_t *word = m->md_op.at + n.first;
        if (n.kind == MD_TUPLE) md_elements_sweep(w, word, n.n);
        for (uint32_t i = 0; n.kind == MD_NODE && i < n.n; i++, word += MD_FIELD_WORDS)
            if (word[1] == MDF_MD && w->md_gone[word[2]]) word[1] = MDF_NULL, word[2] = 0;
    }
    md_rehash(m, w->md_gone);
}

/* Removes the elements of !nvvm.annotations whose first operand, the annotated symbol, is null. md_sweep has made it
 * null if the symbol was removed. */
static void annotations_sweep(Module *m) {
    for (uint32_t i = 0; i < m->named_md.n; i++) {
        NamedMd *named = &m->named_md.at[i];
        if (strcmp(str_get(m, named->name), "nvvm.annotations")) continue;
        uint32_t n = 0;
        for (uint32_t k = 0; k < named->n; k++) {
            MdId id = m->md_op.at[named->first + k];
            bool empty = m->md.at[id].kind == MD_TUPLE && m->md.at[id].n && !m->md_op.at[m->md.at[id].first];
            if (!empty) m->md_op.at[named->first + n++] = id;
        }
        named->n = n;
    }
}

/* Removes the comdats without members, and gives the others consecutive numbers. */
static void comdats_sweep(Module *m) {
    uint32_t *to = mem_alloc((m->comdat.n + 1) * sizeof *to), n = 0;
    each_sym(m, s) to[m->sym.at[s].comdat] = 1;
    for (uint32_t i = 0; i < m->comdat.n; i++) {
        if (!to[i + 1]) continue;
        m->comdat.at[n++] = m->comdat.at[i];
        to[i + 1] = n;
    }
    to[0] = 0;
    m->comdat.n = n;
    each_sym(m, s) m->sym.at[s].comdat = to[m->sym.at[s].comdat];
    free(to);
}

/* Updates the symbols in the operands and the metadata table of a body. An operand that is a removed symbol, or a
 * constant that contains one, becomes poison; a removed metadata value becomes null. */
static void body_sweep(const Sweep *w, Fn *f) {
    for (uint32_t i = 0; i < f->opnd.n; i++) {
        Ref old = f->opnd.at[i], r = ref_swept(w, old);
        bool gone = ref_same(r, REF_NULL) && !ref_same(old, REF_NULL);
        f->opnd.at[i] = gone ? const_simple(w->m, CONST_POISON, T_PTR) : r;
    }
    if (md_elements_sweep(w, f->md.at, f->md.n)) vec_free(&f->md_slot);
}

void module_sweep(Module *m, const uint8_t *dead) {
    Sweep w = {.m = m,
               .to = mem_alloc(m->sym.n * sizeof *w.to),
               .const_gone = mem_alloc(m->constant.n + 1),
               .md_gone = mem_alloc(m->md.n + 1)};
    symbols_move(&w, dead);
    constants_sweep(&w);
    each_sym(m, s) {
        Sym *y = &m->sym.at[s];
        Ref *named[] = {&y->init, &y->prefix, &y->prologue, &y->personality};
        for (size_t i = 0; i < sizeof named / sizeof *named; i++) *named[i] = ref_swept(&w, *named[i]);
    }
    md_sweep(&w);
    annotations_sweep(m);
    comdats_sweep(m);
    each_fn(m, s, f) body_sweep(&w, f);
    free(w.to);
    free(w.const_gone);
    free(w.md_gone);
}
