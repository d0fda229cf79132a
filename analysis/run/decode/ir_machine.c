/* ir_machine.c: IR as a front end of the machine. */
#include "analysis/run/decode/decode.h"

/* ------------------------------------------------------------- the functions of FrontEnd (machine/machine.h) */

/* Reports whether the module defines the function. */
static bool has_body(const Machine *k, SymId s) { return k->m->sym.at[s].fn != NULL; }

static void code_free(FnCode *fn) { (void)fn; }

/* Does nothing, because a function of IR is decoded at its first call. */
static bool decode_reached(Machine *k) {
    (void)k;
    return true;
}

/* Stores the parameters in the first slots: scalars by value, byval ones as their address in the space of the
 * pointer. */
static bool kernel_enter(Exec *e, const FnCode *fn) {
    Machine *k = e->k;
    Thread *t = e->t;
    Module *m = k->m;
    uint64_t offset, bytes;
    uint32_t at = 0, byval = 0, cell;
    TypeId type;
    ScalarLeaves leaves = {0};
    for (uint32_t i = 0; machine_param(k, k->launch.kernel, i, &offset, &bytes, &type); i++) {
        if (byval < fn->byval.n && fn->byval.at[byval].slot == at) {
            bool typed = fn->byval.at[byval++].space == SPACE_PARAM;
            t->slot.at[at++] = (Slot){typed ? offset : k->mem.param_base + offset, 0};
            continue;
        }
        leaves.n = 0;
        cell = 0;
        scalar_leaves(m, type, offset, &cell, &leaves);
        for (uint32_t j = 0; j < leaves.n; j++)
            for (uint32_t w = 0; w < type_cells(m, leaves.at[j].type); w++) {
                uint64_t v;
                memcpy(&v, k->mem.param.byte + leaves.at[j].offset + 8 * w, 8);
                t->slot.at[at++] = (Slot){v & ONES(cell_bits(m, leaves.at[j].type, w)), 0};
            }
    }
    vec_free(&leaves);
    return true;
}

static void source_note(const Machine *k, uint32_t src) { (void)k, (void)src; }

/* Appends "the alloca %name" for an object that an alloca made. */
static void object_print(Out *o, const Machine *k, const Object *b) {
    if (!b->inst && !b->fn) return;
    out_str(o, "the alloca ");
    ref_print(k->m, b->fn, ref_make(REF_VALUE, b->inst), o);
}

static const FrontEnd ir_front = {.has_body = has_body,
                                  .decode = decode_function,
                                  .code_free = code_free,
                                  .decode_reached = decode_reached,
                                  .kernel_enter = kernel_enter,
                                  .source_note = source_note,
                                  .object_print = object_print};

Machine *machine_new(Module *m, Diag *d, const RunOptions *options) {
    return machine_make(m, d, options, &ir_front, &device_hooks);
}
