/* process-restrict: translates restrict into alias scopes, the form in which LLVM reads it.
 *
 * Each root (analysis/restrict.h) gets a scope, "restrict.scope.<id>.<argument>", in the domain of the
 * function, "restrict.domain.<function>". An access that is based on roots alone is marked with their
 * scopes (!alias.scope) and with the scopes of all other roots (!noalias). The lists that the instruction
 * had before come first.
 *
 * The front end's keys user_specified_restrict_scope, _keyword and _processed, on the function or a parameter, are
 * copied as nvvm.restrict_scope, _keyword and _processed, and every pointer parameter that they concern becomes
 * `noalias`. The attribute nvvm.restrict_processed makes a second run a no-op. With
 * process-restrict-propagate-only, exactly the functions with this attribute are visited, and accesses that other
 * passes have created get the scopes that exist already.
 *
 * Needs nothing. Keeps the blocks.
 */
#include "analysis/restrict.h"
#include "transform/pass.h"

/* An access to mark and the roots it is based on. own, other: 1 + index of its previous !alias.scope and
 * !noalias lists, 0: none. */
typedef struct ScopeMark {
    ValueId v;
    RootSet of;
    uint32_t own, other;
} ScopeMark;

typedef VEC(uint32_t) AttrIds;

typedef struct RestrictMarks {
    Pass *p;
    Module *m;
    Fn *f;
    Restrict roots;
    MdId scope[ROOT_MAX]; /* by bit of a root; 0: no scope, so the root counts as unknown */
    RootSet known;        /* roots that have a scope */
    bool propagate_only;  /* the knob process-restrict-propagate-only is set */
    VEC(ScopeMark) mark;
} RestrictMarks;

/* Returns the list of scopes attached to v under `kind`, "alias.scope" or "noalias", as 1 + Fn.md index; 0 if there is
 * none. */
static uint32_t list_find(const RestrictMarks *s, ValueId v, const char *kind) {
    if (v >= s->f->attached.n || !s->f->attached.at[v]) return 0;
    const Attach *a = inst_attach(s->f, s->m, v, kind);
    return a ? a->md + 1 : 0;
}

/* ------------------------------------------------------------------------------------------- scopes */

/* Returns the metadata string with the text in o. */
static MdId string_node(Module *m, const Out *o) { return md_string(m, str_intern(m, o->buf, o->n)); }

/* Writes string s. */
static void text_of(Out *o, const Module *m, StrId s) { out_bytes(o, str_get(m, s), str_len(m, s)); }

/* Writes the part of the name of root i's scope after "restrict.scope.<id>.": the name or number of the parameter, and
 * for a pointer in a struct also the byte offset of its field. Writes only a star if several roots share the bit of
 * root i. */
static void root_name(Out *o, const RestrictMarks *s, uint32_t i) {
    const RestrictRoot *root = &s->roots.root.at[i];
    if (s->roots.has_shared_bit && i == ROOT_MAX - 1) {
        out_char(o, '*');
        return;
    }
    StrId name = inst_name(s->f, root->param);
    if (name) text_of(o, s->m, name);
    else out_u64(o, root->param);
    if (!root->field) return;
    out_char(o, '.');
    out_i64(o, root->offset);
}

/* Writes the number of the restrict scope that the front end gave to the parameter, or else to the function; 1 if there
 * is none. */
static void scope_id(Out *o, const Module *m, const Fn *f, ValueId param) {
    AttrListId attrs = m->sym.at[f->sym].attrs;
    const Attr *a = restrict_key(m, attrs, ATTR_PARAM0 + param, RESTRICT_SCOPE);
    if (!a) a = restrict_key(m, attrs, ATTR_FUNCTION, RESTRICT_SCOPE);
    if (a && a->form == ATTR_STRING_VALUE) text_of(o, m, a->text);
    else out_char(o, '1');
}

/* Creates the domain of the function and one scope for each bit of a root; all roots are then in s->known. */
static void scopes_make(RestrictMarks *s) {
    Out o;
    out_init(&o, NULL);
    out_str(&o, "restrict.domain.");
    text_of(&o, s->m, s->m->sym.at[s->f->sym].name);
    MdId name = string_node(s->m, &o), domain = md_tuple(s->m, &name, 1, false);
    for (uint32_t i = 0; i < restrict_bits(&s->roots); i++) {
        o.n = 0;
        out_str(&o, "restrict.scope.");
        scope_id(&o, s->m, s->f, s->roots.root.at[i].param);
        out_char(&o, '.');
        root_name(&o, s, i);
        MdId pair[2] = {string_node(s->m, &o), domain};
        s->scope[i] = md_tuple(s->m, pair, 2, false);
        s->known |= (RootSet)1 << i;
    }
    out_free(&o);
}

/* Returns the name of a scope that this pass created; NULL for any other node. */
static const char *scope_text(const Module *m, MdId scope) {
    const Md *md = &m->md.at[scope];
    if (md->kind != MD_TUPLE || md->n != 2 || !m->md_op.at[md->first]) return NULL;
    const Md *name = &m->md.at[m->md_op.at[md->first]];
    if (name->kind != MD_STRING || strncmp(str_get(m, name->str), "restrict.scope.", 15)) return NULL;
    return str_get(m, name->str);
}

/* Assigns `scope` to the root whose name (root_name) its name ends in. Does nothing if there is none, or `scope` is 0
 * or no scope of this pass. o: a buffer, which is overwritten. */
static void scope_assign(RestrictMarks *s, MdId scope, Out *o) {
    const char *text = scope ? scope_text(s->m, scope) : NULL, *id_end = text ? strchr(text + 15, '.') : NULL;
    for (uint32_t i = 0; id_end && i < restrict_bits(&s->roots); i++) {
        o->n = 0;
        root_name(o, s, i);
        if (strlen(id_end + 1) != o->n || memcmp(id_end + 1, o->buf, o->n)) continue;
        s->scope[i] = scope;
        s->known |= (RootSet)1 << i;
    }
}

/* Finds the scopes that an earlier run created, in the !alias.scope lists of the function, and assigns them to the
 * roots. Each list is visited once. */
static void scopes_collect(RestrictMarks *s) {
    Out o;
    out_init(&o, NULL);
    bool *seen = mem_alloc(s->f->md.n + 1);
    each_inst(s->f, b, v) {
        uint32_t at = list_find(s, v, "alias.scope");
        if (!at || seen[at]) continue;
        seen[at] = true;
        Md list = s->m->md.at[s->f->md.at[at - 1]];
        for (uint32_t k = 0; list.kind == MD_TUPLE && k < list.n; k++)
            scope_assign(s, s->m->md_op.at[list.first + k], &o);
    }
    free(seen);
    out_free(&o);
}

/* ------------------------------------------------------------------------------------------- marking accesses */

/* Reports whether the list contains the scope. `list`: 1 + Fn.md index, or 0. */
static bool list_has(const RestrictMarks *s, uint32_t list, MdId scope) {
    if (!list) return false;
    const Md *md = &s->m->md.at[s->f->md.at[list - 1]];
    for (uint32_t k = 0; md->kind == MD_TUPLE && k < md->n; k++)
        if (s->m->md_op.at[md->first + k] == scope) return true;
    return false;
}

/* Reports whether the list has a scope of this pass, so that the access was marked before. */
static bool is_marked(const RestrictMarks *s, uint32_t list) {
    for (uint32_t i = 0; i < restrict_bits(&s->roots); i++)
        if (s->scope[i] && list_has(s, list, s->scope[i])) return true;
    return false;
}

/* Collects in s->mark the accesses that are based only on roots that have a scope; in propagate-only mode without those
 * that were marked before. */
static void marks_collect(RestrictMarks *s) {
    each_inst(s->f, b, v) {
        RootSet set = restrict_access(&s->roots, s->m, s->f, v);
        if (!set || (set & ~s->known)) continue;
        ScopeMark mark = {v, set, list_find(s, v, "alias.scope"), list_find(s, v, "noalias")};
        if (!s->propagate_only || !is_marked(s, mark.own)) vec_push(&s->mark, mark);
    }
}

/* The contents of a new list: the previous list and the scopes of a set of roots. */
typedef struct ScopeList {
    uint32_t previous; /* 1 + Fn.md index, or 0 */
    RootSet of;
    uint32_t mark; /* the access that gets the list, an index into RestrictMarks.mark */
    bool own;      /* as its !alias.scope list; else as its !noalias list */
} ScopeList;

/* Orders the lists so that those with equal contents are neighbours. */
static int list_compare(const void *a, const void *b) {
    const ScopeList *x = a, *y = b;
    if (x->of != y->of) return x->of < y->of ? -1 : 1;
    if (x->previous != y->previous) return x->previous < y->previous ? -1 : 1;
    return x->mark != y->mark ? (x->mark < y->mark ? -1 : 1) : (int)y->own - (int)x->own;
}

/* Creates the metadata tuple with the contents of `l` and returns its Fn.md index. */
static uint32_t list_make(RestrictMarks *s, const ScopeList *l) {
    VEC(MdId) elem = {0};
    if (l->previous) {
        const Md *md = &s->m->md.at[s->f->md.at[l->previous - 1]];
        for (uint32_t k = 0; md->kind == MD_TUPLE && k < md->n; k++) vec_push(&elem, s->m->md_op.at[md->first + k]);
    }
    for (uint32_t i = 0; i < restrict_bits(&s->roots); i++)
        if (l->of >> i & 1) vec_push(&elem, s->scope[i]);
    MdId list = md_tuple(s->m, elem.at, elem.n, false);
    vec_free(&elem);
    return fn_md_index(s->f, list);
}

/* Attaches to each access in s->mark its new lists, which replace its previous ones. Equal lists share one node. An
 * access that is based on all known roots keeps its previous !noalias list. */
static void marks_apply(RestrictMarks *s) {
    VEC(ScopeList) list = {0};
    for (uint32_t i = 0; i < s->mark.n; i++) {
        const ScopeMark *t = &s->mark.at[i];
        vec_push(&list, ((ScopeList){t->own, t->of, i, true}));
        if (s->known & ~t->of) vec_push(&list, ((ScopeList){t->other, s->known & ~t->of, i, false}));
    }
    vec_sort(&list, list_compare);
    uint32_t *own = mem_alloc((s->mark.n + 1) * sizeof *own);
    uint32_t *other = mem_alloc((s->mark.n + 1) * sizeof *other);
    for (uint32_t i = 0, md = 0; i < list.n; i++) {
        const ScopeList *l = &list.at[i];
        if (i == 0 || l->of != l[-1].of || l->previous != l[-1].previous) md = list_make(s, l);
        (l->own ? own : other)[l->mark] = md + 1;
    }
    StrId own_kind = str_of(s->m, "alias.scope"), other_kind = str_of(s->m, "noalias");
    for (uint32_t i = 0; i < s->mark.n; i++) {
        inst_attach_add(s->f, s->mark.at[i].v, own_kind, own[i] - 1);
        if (other[i]) inst_attach_add(s->f, s->mark.at[i].v, other_kind, other[i] - 1);
    }
    free(own);
    free(other);
    vec_free(&list);
}

/* ------------------------------------------------------------------------------------------- the function */

/* For each of the front end's restrict keys in the set, appends to `attr` the same attribute under the canonical key,
 * unless the set has it already. */
static void keys_canonicalise(Module *m, AttrSetId set, AttrIds *attr) {
    for (uint32_t k = 0; k < RESTRICT_KEYS; k++) {
        const Attr *key = attr_find(m, set, restrict_keys[k].front_end);
        if (!key || attr_find(m, set, restrict_keys[k].canonical)) continue;
        Attr canonical = *key;
        canonical.key = str_of(m, restrict_keys[k].canonical);
        vec_push(attr, attr_intern(m, canonical));
    }
}

/* Returns the set with the attribute `more` (0: none) and the canonical keys added. */
static AttrSetId set_write(Module *m, AttrSetId set, uint32_t more) {
    AttrIds attr = {0};
    for (uint32_t k = 0; k < attr_set_len(m, set); k++) vec_push(&attr, attr_set_at(m, set, k));
    if (more) vec_push(&attr, more);
    keys_canonicalise(m, set, &attr);
    if (attr.n > attr_set_len(m, set)) set = attr_set(m, attr.at, attr.n);
    vec_free(&attr);
    return set;
}

/* Adds to the function's attributes the canonical keys, `noalias` for each parameter that is a root, and
 * nvvm.restrict_processed. Builds the attribute list once, because there may be many parameters. */
static void keys_write(RestrictMarks *s) {
    Module *m = s->m;
    AttrListId l = m->sym.at[s->f->sym].attrs;
    uint32_t n = ATTR_PARAM0 + s->f->nparam;
    uint32_t noalias = attr_intern(m, (Attr){.key = str_of(m, "noalias"), .form = ATTR_WORD});
    Attr processed = {.key = str_of(m, restrict_keys[RESTRICT_PROCESSED].canonical), .form = ATTR_STRING};
    AttrSetId *set = mem_alloc(n * sizeof *set);
    uint32_t *more = mem_alloc(n * sizeof *more); /* by index in an attribute list: the attribute to add; 0: none */
    if (!restrict_is_processed(m, s->f)) more[ATTR_FUNCTION] = attr_intern(m, processed);
    for (uint32_t i = 0; i < s->roots.root.n; i++) {
        const RestrictRoot *root = &s->roots.root.at[i];
        if (!root->field && !param_has_attr(m, l, root->param, "noalias")) more[ATTR_PARAM0 + root->param] = noalias;
    }
    for (uint32_t i = 0; i < n; i++) set[i] = set_write(m, attr_list_at(m, l, i), more[i]);
    m->sym.at[s->f->sym].attrs = attr_list(m, set, n);
    free(set);
    free(more);
}

/* Prints the function to stderr, for the knob dump-process-restrict, which the caller tests; when: "before" or
 * "after". */
static void dump(RestrictMarks *s, const char *when) {
    Out o;
    out_init(&o, stderr);
    out_str(&o, "; *** ");
    ref_print(s->m, 0, ref_make(REF_SYM, s->f->sym), &o);
    out_format(&o, " %s process-restrict ***\n", when);
    fn_print(s->m, s->f->sym, &o);
    out_flush(&o);
    out_free(&o);
}

/* Processes a function that has not been processed yet: writes its attributes and scopes, and marks its accesses. Warns
 * about a restrict pointer in a struct unless that is allowed. */
static void fn_process(RestrictMarks *s) {
    const Knobs *k = s->p->knobs;
    if (k->dump_process_restrict) dump(s, "before");
    if (s->roots.in_struct && !k->allow_restrict_in_struct)
        diag_warning(s->m->diag, s->m->sym.at[s->f->sym].src, "function contains restrict keyword in struct");
    keys_write(s);
    scopes_make(s);
    marks_collect(s);
    marks_apply(s);
    if (k->dump_process_restrict) dump(s, "after");
}

/* Writes the canonical keys of a function that is marked as processed already, and changes nothing else, because s has
 * no roots yet. Returns whether there were any to write. */
static bool processed_canonicalise(RestrictMarks *s) {
    AttrListId before = s->m->sym.at[s->f->sym].attrs;
    keys_write(s);
    return s->m->sym.at[s->f->sym].attrs != before;
}

bool pass_process_restrict(Pass *p, Fn *f) {
    bool propagate_only = p->knobs->restrict_propagate_only, processed = restrict_is_processed(p->m, f);
    if (!p->knobs->process_restrict || (propagate_only && !processed)) return false;
    RestrictMarks s = {.p = p, .m = p->m, .f = f, .propagate_only = propagate_only};
    bool changed = false;
    if (processed && !propagate_only) return processed_canonicalise(&s);
    restrict_build(&s.roots, p->m, f, p->knobs);
    if (propagate_only) {
        scopes_collect(&s);
        marks_collect(&s);
        marks_apply(&s);
        changed = s.mark.n > 0;
    } else if (s.roots.has_keys || s.roots.root.n) {
        fn_process(&s);
        changed = true;
    }
    if (changed) pass_stat(p, "roots", s.roots.root.n);
    if (s.mark.n) pass_remark_symbol(p, REMARK_RestrictScopes, f->sym, s.roots.root.n, s.mark.n);
    pass_stat(p, "accesses marked", s.mark.n);
    restrict_free(&s.roots);
    vec_free(&s.mark);
    return changed;
}
