/* ipmsp_clones.c: creates the clones that ipmsp_partition.c planned, names and marks them, copies their
 * annotations, and redirects the calls. */
#include "transform/ipmsp/ipmsp_partition.h"

#include "transform/clone_family.h"

/* Records the clone c->body of c->fn, with the facts of the context, in the memo for later rounds. */
static void memo_add(ClonePlan *l, const Context *c) {
    Ipmsp *x = l->x;
    uint32_t n = x->m->sym.at[c->fn].fn->nparam;
    const ParamFact *facts = l->fact_pool.at + c->facts;
    vec_reserve(&x->memo, 1);
    x->memo.at[x->memo.n].fn = c->fn;
    x->memo.at[x->memo.n].clone = c->body;
    x->memo.at[x->memo.n++].facts = x->memo_facts.n;
    vec_append(&x->memo_facts, facts, n);
    hash_add(&x->memo_index, hash_word(hash_bytes(facts, n * sizeof *facts), c->fn), x->memo.n);
}

/* Returns a name for the clone that no symbol has: the name of the family, and one word for each parameter that has or
 * may get a space, such as "f.global" or "f.shared_any"; followed by a number if that is taken (sym_fresh_name). */
static StrId clone_name(const ClonePlan *l, const Context *c) {
    Module *m = l->x->m;
    const Fn *f = m->sym.at[c->fn].fn;
    Out o;
    out_init(&o, NULL);
    out_str(&o, str_get(m, clone_family(m, c->fn)));
    const char *between = ".";
    for (uint32_t p = 0; p < f->nparam; p++) {
        uint32_t space = l->fact_pool.at[c->facts + p] & PARAM_FACT_SPACE;
        if (space == SPACE_ANY && !ipmsp_is_candidate(m, c->fn, p)) continue;
        out_str(&o, between);
        for (const char *w = space == SPACE_ANY ? "any" : space_name(space); *w; w++)
            if (*w != ':') out_char(&o, *w);
        between = "_";
    }
    out_char(&o, 0);
    StrId name = sym_fresh_name(m, o.buf);
    out_free(&o);
    return name;
}

/* Gives a function the attribute CLONE_ATTRIBUTE with the family `of`, unless it is marked as a clone already. Also
 * adds alwaysinline if the knob ip-msp-alwaysinline is set and the function is not noinline. */
static void clone_mark(ClonePlan *l, SymId clone, StrId of) {
    Module *m = l->x->m;
    Attr mark = {.key = str_of(m, CLONE_ATTRIBUTE), .form = ATTR_STRING_VALUE, .text = of};
    AttrListId a = m->sym.at[clone].attrs;
    if (!sym_has_attr(m, clone, CLONE_ATTRIBUTE)) a = attr_list_add(m, a, ATTR_FUNCTION, mark);
    m->sym.at[clone].attrs = a;
    if (!l->x->p->knobs->ip_msp_alwaysinline || sym_has_attr(m, clone, "noinline")) return;
    Attr inl = {.key = str_of(m, "alwaysinline"), .form = ATTR_WORD};
    m->sym.at[clone].attrs = attr_list_add(m, a, ATTR_FUNCTION, inl);
}

/* Writes to the trace, if there is one, how many parameters have facts in the context; and if `cloned`, that its
 * function is cloned rather than changed in place. */
static void dump_context(const ClonePlan *l, const Context *c, bool cloned) {
    Module *m = l->x->m;
    const char *name = sym_text(m, c->fn);
    uint32_t n = 0;
    for (uint32_t p = 0; p < m->sym.at[c->fn].fn->nparam; p++) n += l->fact_pool.at[c->facts + p] != SPACE_ANY;
    if (!l->x->dump) return;
    fprintf(l->x->dump, "%s : changed in argument memory space (%u arguments)\n", name, n);
    if (cloned) fprintf(l->x->dump, "%s is cloned\n", name);
}

/* Returns, by StrId of the name of a family, the largest source position (Sym.src) of its members; 0 for other
 * strings. A clone that gets this position is printed after the clones of earlier rounds, whether this run created
 * them or the text contained them. The caller frees the array. */
static uint32_t *places_find(const Module *m) {
    uint32_t *last = mem_alloc((m->strings.str.n + 1) * sizeof *last);
    each_fn(m, s, f) {
        uint32_t *at = &last[clone_family(m, f->sym)], src = m->sym.at[s].src;
        if (*at < src) *at = src;
    }
    return last;
}

/* Adds to !nvvm.annotations, for each node that names a function which was cloned in this round, a copy for each of its
 * new clones. */
static void annotations_copy(ClonePlan *l) {
    Module *m = l->x->m;
    uint32_t n = md_named_count(m, "nvvm.annotations");
    if (!n) return;
    uint32_t *clones = mem_alloc(m->sym.n * sizeof *clones);
    uint32_t *next = mem_alloc((l->context.n + 1) * sizeof *next);
    for (uint32_t i = l->context.n; i-- > 0;) {
        const Context *c = &l->context.at[i];
        if (c->facts == ORIGINAL || c->state != CONTEXT_CLONED || c->body == c->fn) continue;
        next[i] = clones[c->fn];
        clones[c->fn] = i + 1;
    }
    for (uint32_t i = 0; i < n; i++) {
        Md t = m->md.at[md_named(m, "nvvm.annotations", i)];
        MdId first = t.kind == MD_TUPLE && t.n ? m->md_op.at[t.first] : 0;
        if (!first || m->md.at[first].kind != MD_VALUE || !ref_is(m->md.at[first].value, REF_SYM)) continue;
        for (uint32_t c = clones[ref_index(m->md.at[first].value)]; c; c = next[c - 1]) {
            MdId *elem = mem_copy(m->md_op.at + t.first, t.n * sizeof *elem);
            elem[0] = md_value(m, ref_make(REF_SYM, l->context.at[c - 1].body));
            MdId copy = md_tuple(m, elem, t.n, false);
            md_named_add(m, str_of(m, "nvvm.annotations"), &copy, 1);
            free(elem);
        }
    }
    free(clones);
    free(next);
}

/* If all callers of a function move to clones and it cannot be called from outside, the function itself becomes the
 * first of its clones: it is renamed, not copied. That is done after all copies are made, because they copy its
 * body. */
bool clones_create(ClonePlan *l) {
    Module *m = l->x->m;
    bool any = false;
    uint32_t *in_place = mem_alloc(m->sym.n * sizeof *in_place), *last = places_find(m);
    for (uint32_t i = 0; i < l->context.n; i++) {
        Context *c = &l->context.at[i];
        if (c->facts == ORIGINAL || c->state != CONTEXT_CLONED) continue;
        any = true;
        if (!in_place[c->fn] && !l->original[c->fn] && !callgraph_is_open(&l->x->calls, c->fn)) {
            in_place[c->fn] = i + 1;
            continue;
        }
        dump_context(l, c, true);
        StrId of = m->sym.at[c->fn].name;
        c->body = fn_clone(m, c->fn, clone_name(l, c));
        pass_remark_symbol(l->x->p, REMARK_Cloned, c->fn, str_get(m, of), sym_text(m, c->body));
        clone_mark(l, c->body, of);
        m->sym.at[c->body].src = last[clone_family(m, c->body)];
        memo_add(l, c);
        l->x->cloned++;
    }
    for (SymId s = 1; s < l->nsym; s++) {
        if (!in_place[s]) continue;
        Context *c = &l->context.at[in_place[s] - 1];
        dump_context(l, c, false);
        StrId of = m->sym.at[s].name, name = clone_name(l, c);
        c->body = s;
        sym_rename(m, s, name);
        clone_mark(l, s, of);
        pass_remark_symbol(l->x->p, REMARK_ChangedInPlace, s, str_get(m, of), sym_text(m, s));
    }
    free(in_place);
    free(last);
    for (uint32_t i = 0; i < l->link.n; i++) {
        const Context *from = &l->context.at[l->link.at[i].from], *to = &l->context.at[l->link.at[i].to];
        Fn *f = m->sym.at[from->body].fn;
        ValueId call = l->link.at[i].call;
        Ref *callee = &inst_ops(f, call)[inst_at(f, call)->nopnd - 1], body = ref_make(REF_SYM, to->body);
        any |= !ref_same(*callee, body);
        *callee = body;
    }
    if (any) annotations_copy(l);
    return any;
}
