/* ir_machine.c: IR as a front end of the machine. */
#include "analysis/run/decode/decode.h"

/* ------------------------------------------------------------- the functions of FrontEnd (machine/machine.h) */

/* Reports whether s is a function with a body. */
static bool has_body(const Machine *k, SymId s) { return k->m->sym.at[s].fn != NULL; }

/* Does nothing, because FnCode has no part that only this front end uses. */
static void code_free(FnCode *fn) { (void)fn; }

/* Does nothing and returns true, because a function of IR is decoded at its first call. */
static bool decode_reached(Machine *k) {
    (void)k;
    return true;
}

/* Calls reach_symbol, not as a callee, for each symbol that `first` is or that constant `first`, or a constant in it,
 * names. Marks constants in r->constant and visits each one only once. */
static void reach_constant(Reach *r, Ref first) {
    const Module *m = r->k->m;
    VEC(Ref) work = {0};
    vec_push(&work, first);
    while (work.n) {
        Ref at = vec_pop(&work);
        if (ref_is(at, REF_SYM)) reach_symbol(r, ref_index(at), false);
        if (!ref_is(at, REF_CONST) || r->constant[ref_index(at)]) continue;
        const Const *c = const_at(m, at);
        r->constant[ref_index(at)] = 1;
        if (c->kind == CONST_AGG || c->kind == CONST_EXPR)
            for (uint32_t i = 0; i < c->n; i++) vec_push(&work, m->const_elem.at[c->first + i]);
        if (c->kind == CONST_BLOCKADDR) reach_symbol(r, m->blockaddr.at[c->first].fn, false);
        if (c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI) reach_symbol(r, c->first, false);
    }
    vec_free(&work);
}

/* Calls reach_symbol for each symbol that the initialiser of s or the body of function s names, as a callee where a
 * call names it directly. */
static void reach(Reach *r, SymId s) {
    const Sym *y = &r->k->m->sym.at[s];
    reach_constant(r, y->init);
    if (!y->fn) return;
    each_inst(y->fn, b, v) {
        const Inst *i = inst_at(y->fn, v);
        for (uint32_t o = 0; o < i->nopnd; o++) {
            Ref at = inst_op(y->fn, v, o);
            if (i->op == OP_CALL && o + 1 == i->nopnd && ref_is(at, REF_SYM)) reach_symbol(r, ref_index(at), true);
            else reach_constant(r, at);
        }
    }
}

/* Stores the parameters of the launch in the first slots of the frame: a byval one as its address, which is an offset
 * if its pointer has the space param and else a generic address; the cells of any other one by value. Always returns
 * true. */
static bool kernel_enter(Exec *e, const FnCode *fn) {
    Machine *k = e->k;
    Thread *t = e->t;
    Module *m = k->m;
    uint64_t offset, bytes;
    uint32_t at = 0, byval = 0, cell;
    TypeId type;
    ScalarLeaves leaves = {0};
    Slots cells = {0};
    for (uint32_t i = 0; machine_param(k, k->launch.kernel, i, &offset, &bytes, &type); i++) {
        if (byval < fn->byval.n && fn->byval.at[byval].slot == at) {
            bool typed = fn->byval.at[byval++].space == SPACE_PARAM;
            t->slot.at[at++] = (Slot){typed ? offset : k->mem.param_base + offset, 0};
            continue;
        }
        leaves.n = 0;
        cell = 0;
        scalar_leaves(m, type, offset, &cell, &leaves);
        cells.n = 0;
        for (uint32_t j = 0; j < leaves.n; j++) leaf_load(m, &leaves.at[j], k->mem.param.byte, &cells);
        for (uint32_t j = 0; j < cells.n; j++) t->slot.at[at++] = cells.at[j];
    }
    vec_free(&leaves);
    vec_free(&cells);
    return true;
}

/* Returns the innermost DISubprogram that is, or contains, a scope of debug information; 0 if there is none within a
 * hundred scopes. */
static MdId scope_subprogram(const Module *m, MdId scope) {
    for (unsigned i = 0; scope && i < 100; i++) {
        if (md_is_node(m, scope, "DISubprogram")) return scope;
        scope = md_field_node(m, scope, "scope");
    }
    return 0;
}

/* Returns the operands (LOC_LINE ...) of the debug location of an instruction at level 0, and at level 1 and higher of
 * the call through which the code of the level below was inlined. Returns NULL if there is no such location. */
static const uint32_t *location_words(const Module *m, CodePlace at, uint32_t level) {
    const Fn *f = m->sym.at[at.fn->sym].fn;
    uint32_t loc = f ? inst_loc(f, at.v) : 0;
    MdId id = loc ? f->md.at[loc - 1] : 0;
    for (; md_is_location(m, id); level--) {
        const uint32_t *word = m->md_op.at + m->md.at[id].first;
        if (!level) return word;
        id = word[LOC_INLINED_AT];
    }
    return NULL;
}

/* Implements FrontEnd.source_line: returns false if there is no location, or if it has no file name or line 0. */
static bool source_line(const Machine *k, CodePlace at, uint32_t level, SourceLine *out) {
    const Module *m = k->m;
    const uint32_t *word = location_words(m, at, level);
    MdId file = word ? md_field_node(m, word[LOC_SCOPE], "file") : 0;
    if (!file || !word[LOC_LINE]) return false;
    *out = (SourceLine){md_field_text(m, file, "filename"), md_field_text(m, file, "directory"), word[LOC_LINE],
                        word[LOC_COLUMN]};
    return *out->file != 0;
}

/* Returns the linkage name of the DISubprogram, else its name, as a string that the caller frees; NULL if neither is
 * known. */
static char *source_function(const Machine *k, CodePlace at, uint32_t level) {
    const uint32_t *word = location_words(k->m, at, level);
    MdId subprogram = word ? scope_subprogram(k->m, word[LOC_SCOPE]) : 0;
    const char *name = subprogram ? md_field_text(k->m, subprogram, "linkageName") : "";
    if (subprogram && !*name) name = md_field_text(k->m, subprogram, "name");
    return *name ? mem_copy(name, strlen(name) + 1) : NULL;
}

/* Appends "the alloca %name" for an object that an alloca made; nothing for one without function and instruction. */
static void object_print(Out *o, const Machine *k, const Object *b) {
    if (!b->inst && !b->fn) return;
    out_str(o, "the alloca ");
    ref_print(k->m, b->fn, ref_make(REF_VALUE, b->inst), o);
}

static const FrontEnd ir_front = {.has_body = has_body,
                                  .decode = decode_function,
                                  .code_free = code_free,
                                  .decode_reached = decode_reached,
                                  .reach = reach,
                                  .kernel_enter = kernel_enter,
                                  .source_line = source_line,
                                  .source_function = source_function,
                                  .object_print = object_print};

Machine *machine_new(Module *m, Diag *d, const RunOptions *options) {
    return machine_make(m, d, options, &ir_front, &device_hooks);
}
