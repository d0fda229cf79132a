/* stress.c: changes the representation of the module between two passes in ways that must not change the
 * output.
 *
 *   clone      replaces the body of each function that may be cloned by the body of its clone: finds
 *              properties that a clone loses
 *   reparse    prints the module and parses it again: finds properties that the text does not express, or that
 *              the parser does not read
 *   shuffle    visits functions and serves worklists in random order: see pass_shuffle */
#include "transform/stress.h"

#include "parse/parse.h"

bool stress_find(const char *word, enum Stress *stress) {
    static const char *const name[] = {"none", "clone", "reparse", "shuffle"};
    for (uint32_t i = 0; i < sizeof name / sizeof *name; i++)
        if (!strcmp(name[i], word)) {
            *stress = (enum Stress)i;
            return true;
        }
    return false;
}

/* Replaces the body of function s by the body of a clone of it, and removes the clone, which is the last symbol. Does
 * nothing if s may not be cloned. The function keeps its own metadata table, because its debug variables, and functions
 * that it was inlined into, name the scopes in it; fresh copies of these scopes would show in the output. */
static void clone_swap(Module *m, SymId s) {
    StrId name = sym_fresh_name(m, "stress");
    SymId c = fn_clone(m, s, name);
    if (!c) return;
    Fn *old = m->sym.at[s].fn, *f = m->sym.at[c].fn, copy = *f;
    f->sym = s;
    f->md = old->md;
    old->md = copy.md;
    m->sym.at[s].fn = f;
    fn_free(old);
    m->sym.at[c].fn = NULL;
    m->names.by_name.at[name] = 0;
    m->sym.n--;
}

/* Prints the module and replaces it by the result of parsing the text, which becomes its source. Returns false if the
 * parser rejects the text; *m is NULL then. */
static bool reparse(Module **m) {
    Diag *diag = (*m)->diag;
    Out o;
    out_init(&o, NULL);
    module_print(*m, &o);
    out_char(&o, '\0');
    Source text = {.name = (*m)->source.name, .text = o.buf, .size = o.n - 1};
    Source old = (*m)->source;
    module_free(*m);
    source_free(&old);
    diag->source = &text;
    *m = module_parse(&text, diag, &(ParseOptions){.printed = true});
    if (!*m) source_free(&text);
    diag->source = *m ? &(*m)->source : NULL;
    return *m;
}

bool stress_apply(enum Stress stress, Module **m) {
    if (stress == STRESS_REPARSE) return reparse(m);
    if (stress == STRESS_CLONE)
        for (SymId s = 1, n = (*m)->sym.n; s < n; s++)
            if ((*m)->sym.at[s].fn) clone_swap(*m, s);
    return true;
}
