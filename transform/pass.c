/* pass.c: the functions that passes call: counters, remarks, shuffled worklists, analyses of the module, and other
 * passes. See pass.h. */
#include "transform/pass.h"

#include "analysis/callgraph.h"
#include "analysis/knobs.h"
#include "transform/stats.h"

void pass_stat(Pass *p, const char *what, uint64_t n) { stats_add(p->stats, p->name, what, n); }

void pass_remark(Pass *p, enum RemarkName name, const Fn *f, ValueId v, ...) {
    if (!pass_remarks(p, name)) return;
    va_list args;
    va_start(args, v);
    remark_make(p->remarks, p->m, name, f->sym, v, args);
    va_end(args);
}

void pass_remark_symbol(Pass *p, enum RemarkName name, SymId s, ...) {
    if (!pass_remarks(p, name)) return;
    va_list args;
    va_start(args, s);
    remark_make(p->remarks, p->m, name, s, REMARK_AT_SYMBOL, args);
    va_end(args);
}

const char *pass_ref_text(Pass *p, const Fn *f, Ref r) { return remarks_ref(p->remarks, p->m, f, r); }

void pass_shuffle(Pass *p, uint32_t *at, uint32_t n) {
    if (!p->seed) return;
    for (uint32_t i = n; i > 1; i--) { /* Fisher and Yates, with Marsaglia's xorshift */
        p->seed ^= p->seed << 13, p->seed ^= p->seed >> 7, p->seed ^= p->seed << 17;
        uint32_t j = (uint32_t)(p->seed % i), swap = at[i - 1];
        at[i - 1] = at[j], at[j] = swap;
    }
}

bool pass_must_skip(const Pass *p, SymId s) { return p->knobs->honor_optnone && sym_has_attr(p->m, s, "optnone"); }

_Static_assert(OP_COUNT <= 64, "Fn.ops is a set of 64 opcodes");

uint64_t pass_fn_ops(const Fn *f) {
    uint64_t ops = 0;
    each_inst(f, b, v) ops |= UINT64_C(1) << inst_at(f, v)->op;
    return ops;
}

bool pass_fn_has(Fn *f, uint8_t op) {
    if (!f->ops) f->ops = pass_fn_ops(f);
    return f->ops >> op & 1;
}

bool pass_fn_ask(const Pass *p, Fn *f, enum FnQuestion q, bool (*read)(const Module *m, const Fn *f)) {
    uint8_t bit = (uint8_t)(1 << q);
    bool known = f->asked & bit, kept = f->answer & bit;
    if (known && !p->facts->verify) return kept;
    bool now = read(p->m, f);
    if (known && now != kept)
        diag_error(p->m->diag, SRC_NONE, "pass '%s' was given an answer about the former body of a function", p->name);
    f->asked |= bit;
    f->answer = (uint8_t)(now ? f->answer | bit : f->answer & ~bit);
    return now;
}

bool pass_fn_settled(const Pass *p, SymId s) { return p->m->sym.at[s].settled & p->bit && !p->facts->verify; }

bool pass_fn_done(const Pass *p, Fn *f, bool changed, bool alone) {
    uint64_t *settled = &p->m->sym.at[f->sym].settled;
    if (changed && alone && *settled & p->bit)
        diag_error(p->m->diag, SRC_NONE, "pass '%s' changed a function in which it found nothing before", p->name);
    if (changed) *settled = 0, fn_changed(f);
    else if (alone) *settled |= p->bit;
    return changed;
}

bool pass_apply_row(Pass *p, const PassRow *row, Fn *f) {
    const Uses *outer_uses = p->uses;
    const Cfg *outer_cfg = p->cfg;
    if (p->remarks) remarks_forget(p->remarks);
    if (row->needs & NEED_USES) p->uses = fn_uses(f);
    if (row->needs & NEED_CFG) p->cfg = fn_cfg(f);
    bool changed = row->run(p, f);
    p->uses = outer_uses;
    p->cfg = outer_cfg;
    if (changed) fn_changed(f);
    return changed;
}

bool pass_apply(Pass *p, PassFunction *run, Fn *f) {
    const PassRow *row = p->rows;
    while (row->run != run) row++;
    return pass_apply_row(p, row, f);
}

/* ---------------------------------------------------------------------- analyses of the module */

/* Returns the kind of analysis that these options request. */
static enum FactsKind facts_kind(const SpacesOptions *o) {
    if (!o->follow) return FACTS_EACH_FN;
    return o->for_kernels ? FACTS_OF_KERNELS : FACTS_FOLLOWED;
}

/* Reports whether an analysis that was built with the options `had` has all that `o`, of the same kind, requests. A
 * trace, a shuffled order or a dump always requires a new build. */
static bool options_suffice(const SpacesOptions *had, const SpacesOptions *o) {
    bool more = (o->explain && !had->explain) || (o->choices && !had->choices);
    return !more && had->sm == o->sm && !o->trace && !o->seed && o->dump == DUMP_NONE;
}

/* Reports whether two analyses of function s agree about its result, each value and each use. Compares value by value,
 * because values that a pass made and then dropped may lie between the others, so nodes have other numbers. */
static bool facts_agree(const Spaces *x, const Spaces *y, SymId s, const Fn *f) {
    bool same = spaces_result(x, s) == spaces_result(y, s);
    for (ValueId v = 0; v < f->nparam && same; v++) same = x->fact[x->base[s] + v] == y->fact[y->base[s] + v];
    each_inst(f, b, v) {
        same = same && x->fact[x->base[s] + v] == y->fact[y->base[s] + v];
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd && same; i++)
            same = spaces_use(x, s, v, i) == spaces_use(y, s, v, i) &&
                   spaces_use_assumed(x, s, v, i) == spaces_use_assumed(y, s, v, i);
    }
    return same;
}

/* Builds the sets again with these options, and reports an error if `kept` differs from them. */
static void facts_verify(Pass *p, const Spaces *kept, const SpacesOptions *options) {
    Spaces fresh;
    bool same = true;
    spaces_build(&fresh, p->m, p->kernels, p->knobs, options);
    each_fn(p->m, s, f) same = same && facts_agree(kept, &fresh, s, f);
    if (!same)
        diag_error(p->m->diag, SRC_NONE, "pass '%s' was given space sets that do not describe the module", p->name);
    spaces_free(&fresh);
}

const Spaces *pass_spaces(Pass *p, const SpacesOptions *options) {
    SpacesOptions same = *options;
    same.for_kernels &= !callgraph_views_agree(p->m, p->kernels);
    enum FactsKind kind = facts_kind(&same);
    PassFacts *x = p->facts;
    Spaces *s = &x->spaces[kind];
    if (x->built[kind] && options_suffice(&x->options[kind], options)) {
        if (x->verify) facts_verify(p, s, options);
        return s;
    }
    if (x->built[kind]) spaces_free(s);
    spaces_build(s, p->m, p->kernels, p->knobs, options);
    x->options[kind] = *options;
    x->built[kind] = true;
    return s;
}

void pass_facts_drop(PassFacts *facts) {
    for (int k = 0; k < FACTS_KINDS; k++) {
        if (facts->built[k]) spaces_free(&facts->spaces[k]);
        facts->built[k] = false;
    }
}
