/* execute: the executor reports the errors of any program, in IR or PTX, and suffers none itself. Every
 * kernel runs with two threads and few steps; pointer arguments (in PTX: parameters of 8 bytes) are buffers
 * of zeros, the others are zero.
 */
#include "tests/harness/fuzz/fuzz.h"

#include "analysis/run/machine/run.h"

enum { BUFFER = 256, STEPS = 20000 };

/* Launches one kernel with a buffer of zeros for each pointer. Does nothing if its parameters take more than 4096
 * bytes. */
static void launch(Machine *k, Module *m, SymId s) {
    uint8_t param[4096] = {0};
    uint64_t offset, bytes;
    TypeId type;
    for (uint32_t i = 0; machine_param(k, s, i, &offset, &bytes, &type); i++) {
        if (bytes > sizeof param || offset > sizeof param - bytes) return;
        if ((!type_is_ptr(m, type) && type_kind(m, type) != TY_ARRAY) || bytes != 8) continue;
        uint64_t address = machine_alloc(k, BUFFER, "buffer");
        uint8_t zero[BUFFER] = {0};
        machine_write(k, address, zero, sizeof zero);
        memcpy(param + offset, &address, 8);
    }
    Launch l = {.kernel = s, .grid = {1, 1, 1}, .block = {2, 1, 1}, .shared = 64, .params = param};
    machine_launch(k, &l);
}

/* Launches all kernels that have bodies, and frees the machine. */
static void launches(Machine *k, Module *m) {
    KernelTable kernels;
    kernel_table_build(&kernels, m);
    each_sym(m, s)
        if (sym_is_kernel(&kernels, s) && m->sym.at[s].defined) launch(k, m, s);
    kernel_table_free(&kernels);
    machine_free(k);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Text t;
    text_begin(&t, data, size);
    bool ptx = source_is_ptx(&t.source);
    PtxProgram *p = ptx ? ptx_program_new(&t.source, &t.diag) : NULL;
    Module *m = ptx ? NULL : text_module(&t);
    FILE *out = fopen("/dev/null", "w");
    RunOptions options = {.max_steps = STEPS, .out = out ? out : stderr};
    Machine *k = p ? machine_new_ptx(p, &t.diag, &options) : m ? machine_new(m, &t.diag, &options) : NULL;
    if (k) launches(k, p ? ptx_program_module(p) : m);
    if (out) fclose(out);
    if (p) ptx_program_free(p);
    if (m) module_free(m);
    text_end(&t);
    return 0;
}
