/* ptx_machine.c: PTX as a front end of the machine. */
#include "analysis/run/ops/ops.h"
#include "analysis/run/ptx/ptx.h"

static bool has_body(const Machine *k, SymId s) { return k->ptx->fn_of[s] != 0; }

static void code_free(FnCode *fn) { ptx_frame_free(fn->ptx); }

static bool kernel_enter(Exec *e, const FnCode *fn) { return ptx_frame_enter(e, fn, 0) != UINT64_MAX; }

/* Notes the line of the original source, if a .loc directive names it. */
static void source_note(const Machine *k, uint32_t src) {
    uint32_t file, line, column;
    if (!ptx_source_line(k->ptx, src, &file, &line, &column)) return;
    const PtxToken *t = &k->ptx->text.token.at[file];
    diag_note(k->diag, SRC_NONE, "it comes from %.*s:%u:%u", (int)t->len - 2, ptx_token_at(&k->ptx->text, file) + 1,
              line, column);
}

/* Appends the name of a local variable, or "memory of the stack" for one that alloca made. */
static void object_print(Out *o, const Machine *k, const Object *b) {
    const PtxText *p = &k->ptx->text;
    if (b->inst && b->inst < p->text.n)
        out_format(o, "%.*s", (int)p->text.at[b->inst].len, p->source->text + p->text.at[b->inst].at);
    else out_str(o, "memory of the stack");
}

static const FrontEnd ptx_front = {.has_body = has_body,
                                   .decode = ptx_decode_function,
                                   .code_free = code_free,
                                   .decode_reached = ptx_decode_reached,
                                   .kernel_enter = kernel_enter,
                                   .source_note = source_note,
                                   .object_print = object_print};

Machine *machine_new_ptx(PtxProgram *p, Diag *d, const RunOptions *options) {
    Machine *k = machine_make(p->m, d, options, &ptx_front, &device_hooks);
    if (!k) return NULL;
    k->ptx = p;
    if (ptx_variables_fill(k)) return k;
    machine_free(k);
    return NULL;
}
