/* inline_md.c: alias scopes for the restrict parameters of inlined bodies.
 *
 * A restrict parameter is a promise for one execution of the callee. An inlined copy has no parameter, so the
 * promise is expressed by alias scopes, as in process-restrict: an access that is derived only from restrict
 * parameters gets !alias.scope with their scopes, and !noalias with the scopes of the other ones. The same holds for
 * accesses in bodies that are inlined into the copy (see outer_scopes_add in inline_copy.c), because their arguments
 * may be derived from restrict parameters of an enclosing body. */
#include "transform/inline/inline.h"

/* Returns the name of the scope of a root as metadata: "function: %parameter", with ".offset" if the root is a
 * pointer in a struct that is passed by value, or "function: %*" for the bit that all further roots share. */
static MdId name_of(Module *m, const Fn *f, const Restrict *r, uint32_t root) {
    const RestrictRoot *of = &r->root.at[root];
    Out o;
    out_init(&o, NULL);
    out_bytes(&o, sym_text(m, f->sym), str_len(m, m->sym.at[f->sym].name));
    out_str(&o, ": %");
    StrId name = inst_name(f, of->param);
    if (r->has_shared_bit && root == ROOT_MAX - 1) out_char(&o, '*');
    else if (name) out_bytes(&o, str_get(m, name), str_len(m, name));
    else out_u64(&o, of->param);
    if (of->field) out_char(&o, '.'), out_i64(&o, of->offset);
    MdId text = md_string(m, str_intern(m, o.buf, o.n));
    out_free(&o);
    return text;
}

/* Orders sets of roots as integers; for qsort. */
static int sets_compare(const void *a, const void *b) {
    RootSet x = *(const RootSet *)a, y = *(const RootSet *)b;
    return x < y ? -1 : x > y;
}

/* Returns the index of the set in n->set, which is sorted and contains it. */
static uint32_t set_find(const Noalias *n, RootSet set) {
    uint32_t i = 0;
    lower_bound(i, n->set.n, mid, n->set.at[mid] < set);
    return i;
}

void noalias_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs) {
    Restrict r;
    n->built = true;
    if (!knobs->process_restrict || restrict_is_processed(m, f)) return;
    restrict_build(&n->roots, m, f, knobs);
    r = n->roots;
    if (r.root.n > 1) {
        each_inst(f, b, v) {
            RootSet set = restrict_access(&r, m, f, v);
            if (set) vec_push(&n->set, set);
        }
        vec_sort(&n->set, sets_compare);
        uint32_t kept = 0;
        for (uint32_t i = 0; i < n->set.n; i++)
            if (!kept || n->set.at[i] != n->set.at[kept - 1]) n->set.at[kept++] = n->set.at[i];
        n->set.n = kept;
        each_inst(f, b, v) {
            RootSet set = restrict_access(&r, m, f, v);
            if (!set) continue;
            vec_reserve(&n->access, 1);
            n->access.at[n->access.n].v = v;
            n->access.at[n->access.n++].set = set_find(n, set);
        }
        n->name = md_string(m, m->sym.at[f->sym].name);
        n->nroot = (uint8_t)restrict_bits(&r);
        for (uint32_t i = 0; i < n->nroot; i++) n->scope[i] = name_of(m, f, &r, i);
    }
}

void noalias_params_build(Noalias *n, Module *m, const Fn *f, const Knobs *knobs) {
    if (!n->has_params) restrict_build_params(&n->params, m, f, knobs);
    n->has_params = true;
}

void noalias_free(Noalias *n) {
    restrict_free(&n->roots);
    restrict_free(&n->params);
    vec_free(&n->set);
    vec_free(&n->access);
}

/* Returns a new distinct node whose operands are the node itself, `second` and, unless it is 0, `third`: an alias
 * domain (second: its name) or an alias scope (its domain and its name). */
static MdId self_tuple(Module *m, MdId second, MdId third) {
    MdId id = md_new(m), elem[] = {id, second, third};
    md_set_tuple(m, id, elem, third ? 3 : 2, true);
    return id;
}

MdId *noalias_scopes(const Noalias *n, Module *m) {
    MdId *scope = mem_alloc((n->nroot + 1) * sizeof *scope), domain = self_tuple(m, n->name, 0);
    for (uint32_t i = 0; i < n->nroot; i++) scope[i] = self_tuple(m, domain, n->scope[i]);
    return scope;
}

NoaliasLists noalias_lists(const Noalias *n, const MdId *scope, Module *m, Fn *to, RootSet set) {
    MdId in[ROOT_MAX] = {0}, out[ROOT_MAX] = {0};
    uint32_t nin = 0, nout = 0;
    for (uint32_t i = 0; i < n->nroot; i++)
        if (set >> i & 1) in[nin++] = scope[i];
        else out[nout++] = scope[i];
    return (NoaliasLists){fn_md_index(to, md_tuple(m, in, nin, false)),
                          nout ? fn_md_index(to, md_tuple(m, out, nout, false)) : UINT32_MAX};
}

/* Returns the concatenation of two lists of scopes; all are indices of c->to->md. Results are cached in c->joined,
 * because accesses in a row mostly join the same lists. */
static uint32_t lists_join(MdCopy *c, uint32_t there, uint32_t list) {
    uint32_t k = (there * 31 + list) % JOINED_MAX;
    if (c->joined[k].stamp == c->stamp && c->joined[k].there == there && c->joined[k].list == list)
        return c->joined[k].made;
    VEC(MdId) elem = {0};
    MdId lists[] = {c->to->md.at[there], c->to->md.at[list]};
    for (int i = 0; i < 2; i++)
        for (uint32_t e = 0; e < c->m->md.at[lists[i]].n; e++)
            vec_push(&elem, c->m->md_op.at[c->m->md.at[lists[i]].first + e]);
    uint32_t made = fn_md_index(c->to, md_tuple(c->m, elem.at, elem.n, false));
    vec_free(&elem);
    c->joined[k].stamp = c->stamp;
    c->joined[k].there = there, c->joined[k].list = list, c->joined[k].made = made;
    return made;
}

/* Attaches a list of scopes, an index in c->to->md, to instruction v of c->to under `kind`. If v already has a list of
 * that kind, attaches the two lists joined. */
static void list_attach(MdCopy *c, ValueId v, const char *kind, uint32_t list) {
    const Attach *a = v < c->to->attached.n && c->to->attached.at[v] ? inst_attach(c->to, c->m, v, kind) : NULL;
    bool joins = a && c->m->md.at[c->to->md.at[a->md]].kind == MD_TUPLE;
    inst_attach_add(c->to, v, str_of(c->m, kind), joins ? lists_join(c, a->md, list) : list);
}

void noalias_attach(NoaliasLists l, MdCopy *c, ValueId v) {
    list_attach(c, v, "alias.scope", l.own);
    if (l.other != UINT32_MAX) list_attach(c, v, "noalias", l.other);
}
