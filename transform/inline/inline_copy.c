/* inline_copy.c: copies the instructions and blocks of one inlined body, with their names, debug locations, metadata
 * and alias scopes. Implements a part of inline_writer.h. */
#include "ir/intrinsic_id.h"
#include "transform/inline/inline_writer.h"

/* ------------------------------------------------------------------------------------------- names */

/* Reserves the name, which must not be 0, in g->f. Returns false if it was in use. */
static bool name_take(BodyWriter *g, StrId name) {
    vec_reach(&g->name, name);
    if (g->name.at[name].run == g->run) return false;
    g->name.at[name].run = g->run;
    g->name.at[name].next = 0;
    return true;
}

/* Reserves and returns the name, with a numeric suffix such as ".1" if it was in use; 0 for 0. */
static StrId name_fresh(BodyWriter *g, StrId base) {
    if (!base || name_take(g, base)) return base;
    Out o;
    out_init(&o, NULL);
    out_bytes(&o, str_get(g->m, base), str_len(g->m, base));
    out_char(&o, '.');
    for (size_t n = o.n;; o.n = n) {
        out_u64(&o, ++g->name.at[base].next);
        StrId name = str_intern(g->m, o.buf, o.n);
        if (!name_take(g, name)) continue;
        out_free(&o);
        return name;
    }
}

void writer_names_begin(BodyWriter *g) {
    const Fn *f = g->f;
    g->run++;
    for (ValueId v = 0; v < f->nparam; v++)
        if (inst_name(f, v)) name_take(g, inst_name(f, v));
    each_block(f, b) {
        if (f->block.at[b].name) name_take(g, f->block.at[b].name);
        each_inst_in(f, b, v)
            if (inst_name(f, v)) name_take(g, inst_name(f, v));
    }
}

BlockId writer_block_new(BodyWriter *g, StrId name, uint32_t src) {
    vec_push(&g->f->block, ((Block){.name = name_fresh(g, name), .src = src}));
    vec_push(&g->end, g->f->block.n - 1);
    return g->f->block.n - 1;
}

/* ----------------------------------------------------------------------------------- copying instructions */

/* Returns what operand r of the callee is in the copy. If `scopes`, a metadata operand is a list of alias scopes, which
 * the copy gets its own of. */
static Ref operand_copy(BodyWriter *g, Ref r, bool scopes) {
    switch (ref_kind(r)) {
    case REF_VALUE: return g->map[ref_index(r)];
    case REF_BLOCK: return ref_make(REF_BLOCK, g->block_map[ref_index(r)]);
    case REF_META: {
        uint32_t md = ref_index(r);
        return ref_make(REF_META, scopes ? mdcopy_scopes(&g->md, md) : mdcopy_index(&g->md, md));
    }
    case REF_MDVALUE: {
        Ref to = g->map[ref_index(r)];
        if (ref_is(to, REF_VALUE)) return ref_make(REF_MDVALUE, ref_index(to));
        return ref_make(REF_META, fn_md_index(g->f, md_value(g->m, to)));
    }
    default: break;
    }
    return r;
}

bool writer_copies(const InlineFrame *fr, ValueId v) {
    return fr->records || !(op_flags(inst_at(fr->f, v)) & OF_DEBUG);
}

/* Reports whether v is a call of noalias.scope.decl, whose metadata operand is a list of alias scopes. */
static bool call_declares_scopes(const BodyWriter *g, const Fn *from, ValueId v) {
    return inst_at(from, v)->op == OP_CALL &&
           call_intrinsic(g->m, from, v) == INTRIN_llvm_experimental_noalias_scope_decl;
}

/* Sets the debug location of `to`, the copy of instruction v: that of v, which may be none, marked as inlined at the
 * call. If the callee has no subprogram, or the call no location, it is that of the call, and an alloca gets none. Does
 * nothing if g->f has no subprogram. */
static void location_copy(BodyWriter *g, const InlineFrame *fr, ValueId v, ValueId to) {
    uint32_t loc = inst_loc(fr->f, v);
    if (!g->subprogram) return;
    if (g->md.at) loc = loc ? mdcopy_index(&g->md, loc - 1) + 1 : 0;
    else loc = inst_at(fr->f, v)->op == OP_ALLOCA ? 0 : inst_loc(g->f, fr->call);
    inst_set_loc(g->f, to, loc);
}

/* Returns the tail marker of a copied call whose original has `kind`: the weaker of that and `allowed`, which is
 * InlineFrame.tail. TAIL_NO (notail) stays. */
static enum TailKind tail_weaker(enum TailKind kind, uint8_t allowed) {
    if (kind == TAIL_MUST) return allowed == TAIL_MUST ? TAIL_MUST : (enum TailKind)allowed;
    return kind == TAIL_TAIL && allowed == TAIL_NONE ? TAIL_NONE : kind;
}

/* Copies instruction v of the callee: operands, flags, name, location, attachments and operand bundles. The copy
 * gets the next id of g->f and is not placed yet. Sets g->devirtualised if an indirect call got a function as its
 * callee. */
static void inst_copy(BodyWriter *g, const InlineFrame *fr, ValueId v) {
    const Fn *from = fr->f;
    Fn *f = g->f;
    Inst copy = from->inst.at[v];
    bool scopes = call_declares_scopes(g, from, v);
    ValueId to = fn_inst(f, (enum Op)copy.op, copy.type, NULL, 0);
    copy.opnd = f->opnd.n;
    vec_reserve(&f->opnd, copy.nopnd);
    for (uint32_t i = 0; i < copy.nopnd; i++) {
        Ref r = operand_copy(g, inst_op(from, v, i), scopes);
        vec_push(&f->opnd, r);
    }
    if (copy.op == OP_CALL) {
        copy.sub = (uint8_t)tail_weaker((enum TailKind)copy.sub, fr->tail);
        bool was = ref_is(call_callee(from, v), REF_VALUE);
        g->devirtualised |= was && ref_is(f->opnd.at[f->opnd.n - 1], REF_SYM);
    }
    f->inst.at[to] = copy;
    inst_set_src(f, to, inst_src(from, v));
    inst_set_name(f, to, name_fresh(g, inst_name(from, v)));
    location_copy(g, fr, v, to);
    mdcopy_attachments(&g->md, v, to);
    uint32_t nbundle;
    const Bundle *b = copy.op == OP_CALL ? call_bundles(from, v, &nbundle) : NULL;
    for (uint32_t i = 0; b && i < nbundle; i++) vec_push(&f->bundle, ((Bundle){to, b[i].tag, b[i].first, b[i].n}));
}

/* ------------------------------------------------------------------------------------------- alias scopes */

/* Returns the roots of the enclosing body of fr->outer_roots[k] that the given parameters (a set by
 * fr->noalias->params) are derived from, with ROOT_OTHER if they may be derived from something else. */
static RootSet outer_roots_of(const InlineFrame *fr, uint32_t k, RootSet params) {
    const Restrict *p = &fr->noalias->params;
    RootSet all = params & ROOT_OTHER;
    for (uint32_t i = 0; i < restrict_bits(p) && !(all & ROOT_OTHER); i++) {
        if (!(params >> i & 1)) continue;
        bool several = p->has_shared_bit && i == ROOT_MAX - 1;
        all |= several ? ROOT_OTHER : fr->outer_roots[k].of[p->root.at[i].param];
    }
    return all;
}

void writer_outer_roots(BodyWriter *g, InlineFrame *fr, ValueId call) {
    uint32_t at = g->frame.n - 1;
    const InlineFrame *outer = &g->frame.at[at];
    uint32_t n = outer->nouter + (outer->scope != NULL);
    /* at == 0: process-restrict makes the scopes of the parameters of the function itself */
    if (!at || !n) return;
    if (outer->nouter) noalias_params_build(outer->noalias, g->m, outer->f, g->x->p->knobs);
    fr->nouter = n < OUTER_MAX ? n : OUTER_MAX;
    for (uint32_t k = 0; k < fr->nouter; k++) {
        bool own = outer->scope && k == 0;
        uint32_t from = k - (outer->scope != NULL);
        RootSet *of = mem_alloc((fr->f->nparam + 1) * sizeof *of);
        for (ValueId p = 0; p < fr->f->nparam; p++) {
            Ref arg = inst_op(outer->f, call, p);
            if (own) of[p] = restrict_roots_of(&outer->noalias->roots, g->m, arg);
            else of[p] = outer_roots_of(outer, from, restrict_roots_of(&outer->noalias->params, g->m, arg));
        }
        fr->outer_roots[k] = (OuterRoots){own ? at : outer->outer_roots[from].frame, of};
    }
}

/* Attaches the alias scopes of each enclosing body in fr->outer_roots to those copied accesses of fr that are derived
 * only from its restrict pointers. */
static void outer_scopes_add(BodyWriter *g, const InlineFrame *fr) {
    for (uint32_t k = 0; k < fr->nouter; k++) {
        const InlineFrame *out = &g->frame.at[fr->outer_roots[k].frame];
        RootSet last = 0;
        NoaliasLists l = {0, 0};
        each_inst(fr->f, b, v) {
            RootSet params = restrict_access(&fr->noalias->params, g->m, fr->f, v);
            RootSet set = params ? outer_roots_of(fr, k, params) : 0;
            if (!set || set & ROOT_OTHER) continue;
            if (set != last) l = noalias_lists(out->noalias, out->scope, g->m, g->f, set);
            last = set;
            noalias_attach(l, &g->md, ref_index(g->map[v]));
        }
    }
}

/* Attaches alias scopes to the copied accesses of fr: first those of the callee itself, for which fr->scope is created,
 * then those of the enclosing bodies, innermost first. Builds what is missing in fr->noalias. */
static void scopes_add(BodyWriter *g, InlineFrame *fr) {
    Noalias *n = fr->noalias;
    if (!n->built) noalias_build(n, g->m, fr->f, g->x->p->knobs);
    if (n->nroot) {
        fr->scope = noalias_scopes(n, g->m);
        NoaliasLists *l = mem_alloc((n->set.n + 1) * sizeof *l);
        for (uint32_t i = 0; i < n->set.n; i++) l[i] = noalias_lists(n, fr->scope, g->m, g->f, n->set.at[i]);
        for (uint32_t i = 0; i < n->access.n; i++)
            noalias_attach(l[n->access.at[i].set], &g->md, ref_index(g->map[n->access.at[i].v]));
        free(l);
    }
    if (fr->nouter) noalias_params_build(n, g->m, fr->f, g->x->p->knobs);
    outer_scopes_add(g, fr);
}

void writer_body_copy(BodyWriter *g, InlineFrame *fr) {
    const Fn *from = fr->f;
    ValueId id = fr->next = g->f->inst.n;
    fr->first = g->f->block.n;
    for (uint32_t i = 0; i < from->layout.n; i++) {
        const Block *b = &from->block.at[from->layout.at[i]];
        g->block_map[from->layout.at[i]] = writer_block_new(g, i ? b->name : 0, b->src);
    }
    each_inst(from, b, v)
        if (writer_copies(fr, v)) g->map[v] = ref_make(REF_VALUE, id++);
    each_inst(from, b, v)
        if (writer_copies(fr, v)) inst_copy(g, fr, v);
    scopes_add(g, fr);
}
