/* ptx_machine.c: PTX as a front end of the machine. */
#include "analysis/run/ops/ops.h"
#include "analysis/run/ptx/ptx.h"

/* ------------------------------------------------------------- the functions of FrontEnd (machine/machine.h) */

/* Reports whether s is a function with a body. */
static bool has_body(const Machine *k, SymId s) { return k->ptx->fn_of[s] != 0; }

/* Frees the frame layout, which is all that PTX adds to a decoded function; *fn itself stays. */
static void code_free(FnCode *fn) { ptx_frame_free(fn->ptx); }

/* Reports whether the text of a token begins with the characters of `word`; a longer word may go on after them. */
static bool token_begins(const PtxText *t, uint32_t token, const char *word) {
    size_t n = strlen(word);
    return t->token.at[token].len >= n && memcmp(ptx_token_at(t, token), word, n) == 0;
}

/* Calls reach_symbol, with `called`, for each symbol of module scope that one of n tokens from `first` on names. */
static void reach_tokens(Reach *r, uint32_t first, uint32_t n, bool called) {
    const PtxProgram *p = r->k->ptx;
    for (uint32_t i = first; i < first + n; i++) {
        SymId s = p->sym_of[p->text.token.at[i].text];
        if (s) reach_symbol(r, s, called);
    }
}

/* Calls reach_symbol for all symbols that s refers to: the function of an alias, the symbols that the initialiser of a
 * variable or the body of a function names, and the variables that a function declares. All symbols that a call without
 * a guard names count as called, those of any other instruction as symbols whose address is taken. */
static void reach(Reach *r, SymId s) {
    const PtxProgram *p = r->k->ptx;
    const Sym *y = &r->k->m->sym.at[s];
    uint32_t at = 0;
    if (ref_is(y->init, REF_SYM)) reach_symbol(r, ref_index(y->init), false);
    lower_bound(at, p->variable.n, mid, p->variable.at[mid].sym < s);
    if (at < p->variable.n && p->variable.at[at].sym == s)
        reach_tokens(r, p->variable.at[at].var.init, p->variable.at[at].var.ninit, false);
    if (!p->fn_of[s]) return;
    const PtxFn *f = &p->text.fn.at[p->fn_of[s] - 1];
    for (uint32_t i = f->stmt; i < f->stmt + f->nstmt; i++) {
        const PtxStmt *stmt = &p->text.stmt.at[i];
        reach_tokens(r, stmt->first, stmt->n, token_begins(&p->text, stmt->first, "call"));
    }
    at = 0;
    lower_bound(at, p->inner.n, mid, p->inner.at[mid].stmt < f->stmt);
    for (; at < p->inner.n && p->inner.at[at].stmt < f->stmt + f->nstmt; at++)
        reach_symbol(r, p->inner.at[at].sym, false);
}

/* Allocates the local memory of the kernel. Its parameters need no setting up, because they are in parameter memory. */
static bool kernel_enter(Exec *e, const FnCode *fn) { return ptx_frame_enter(e, fn, 0) != UINT64_MAX; }

/* Appends the name of a local variable, or "memory of the stack" for memory that alloca made. */
static void object_print(Out *o, const Machine *k, const Object *b) {
    const PtxText *p = &k->ptx->text;
    if (b->inst && b->inst < p->text.n) out_format(o, "%.*s", (int)p->text.at[b->inst].len, ptx_text_at(p, b->inst));
    else out_str(o, "memory of the stack");
}

static const FrontEnd ptx_front = {.has_body = has_body,
                                   .decode = ptx_decode_function,
                                   .code_free = code_free,
                                   .decode_reached = ptx_decode_reached,
                                   .reach = reach,
                                   .kernel_enter = kernel_enter,
                                   .source_line = ptx_source_line,
                                   .source_function = ptx_source_function,
                                   .object_print = object_print};

Machine *machine_new_ptx(PtxProgram *p, Diag *d, const RunOptions *options) {
    Machine *k = machine_make(p->m, d, options, &ptx_front, &device_hooks);
    if (!k) return NULL;
    k->ptx = p;
    if (ptx_variables_fill(k)) return k;
    machine_free(k);
    return NULL;
}
