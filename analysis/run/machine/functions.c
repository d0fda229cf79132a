/* functions.c: the table of decoded functions. A function is decoded when it is first needed. */
#include "analysis/run/machine/machine.h"

/* Frees a decoded function, with the part of the front end. */
static void fn_code_free(const Machine *k, FnCode *f) {
    k->front->code_free(f);
    vec_free(&f->code), vec_free(&f->where), vec_free(&f->konst), vec_free(&f->args), vec_free(&f->cases),
        vec_free(&f->byval);
    free(f->slot);
    free(f);
}

void fn_codes_free(Machine *k) {
    for (uint32_t i = 0; i < k->functions.decoded.n; i++) fn_code_free(k, k->functions.decoded.at[i]);
    vec_free(&k->functions.decoded), vec_free(&k->functions.reached);
    free(k->functions.of);
}

const FnCode *fn_code(Machine *k, SymId s) {
    Module *m = k->m;
    FunctionTable *table = &k->functions;
    for (unsigned depth = 0;
         m->sym.at[s].kind == SYM_ALIAS && ref_is(m->sym.at[s].init, REF_SYM) && depth < ALIAS_SIZE_MAX; depth++)
        s = ref_index(m->sym.at[s].init);
    if (table->of[s]) return table->of[s];
    if (!k->front->has_body(k, s)) {
        diag_error(k->diag, m->sym.at[s].src, "@%s has no body to execute", sym_text(m, s));
        return NULL;
    }
    FnCode *out = table->of[s] = mem_alloc(sizeof *out);
    out->sym = s;
    out->nret = type_cells(m, type_elem(m, m->sym.at[s].type, 0));
    const FnCode *last = table->decoded.n ? table->decoded.at[table->decoded.n - 1] : NULL;
    out->site = last ? last->site + last->code.n : 0;
    if (k->front->decode(k, out)) {
        vec_push(&table->decoded, out);
        return out;
    }
    k->failed = true;
    table->of[s] = NULL;
    fn_code_free(k, out);
    return NULL;
}
