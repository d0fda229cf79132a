/* execute: the executor reports what a program does wrong, and takes no harm: every kernel without parameters
 * but numbers and pointers runs with buffers of zeros, one thread, few steps. */
#include "tests/fuzz/fuzz.h"

#include "analysis/run/run.h"

enum { BUFFER = 256, STEPS = 20000 };

static void launch(Machine *k, Module *m, SymId s) {
    uint8_t param[4096] = {0};
    uint64_t offset, bytes;
    TypeId type;
    for (uint32_t i = 0; machine_param(k, s, i, &offset, &bytes, &type); i++) {
        if (bytes > sizeof param || offset > sizeof param - bytes) return;
        if (!type_is_ptr(m, type) || bytes != 8) continue;
        uint64_t address = machine_alloc(k, BUFFER, "buffer");
        uint8_t zero[BUFFER] = {0};
        machine_write(k, address, zero, sizeof zero);
        memcpy(param + offset, &address, 8);
    }
    Launch l = {.kernel = s, .grid = {1, 1, 1}, .block = {2, 1, 1}, .shared = 64, .params = param};
    machine_launch(k, &l);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Text t;
    text_begin(&t, data, size);
    Module *m = text_module(&t);
    if (m) {
        KernelTable kernels;
        FILE *out = fopen("/dev/null", "w");
        RunOptions options = {.max_steps = STEPS, .out = out ? out : stderr};
        Machine *k = machine_new(m, &t.diag, &options);
        kernel_table_build(&kernels, m);
        each_fn(m, s, f) {
            (void)f;
            if (k && sym_is_kernel(&kernels, s)) launch(k, m, s);
        }
        kernel_table_free(&kernels);
        if (k) machine_free(k);
        if (out) fclose(out);
        module_free(m);
    }
    text_end(&t);
    return 0;
}
