/* gpu-fake.c: a libcuda for tests/harness/gpu.c on machines without a GPU: it executes kernels on the
 * checked machine. The program that loads it must contain the executor. If NVIR_FAKE_WRONG is set, every
 * kernel flips one bit of the first buffer, so that a test can check that differences are detected.
 */
#include "analysis/run/machine/run.h"
#include "tests/harness/gpu.h"

typedef struct Fake {
    Source source;
    Diag diag;
    PtxProgram *p;
    Machine *k;
    uint64_t first; /* the first buffer */
} Fake;
static Fake fake; /* static, as the state of the driver is */

/* These functions do what those of libcuda do, as far as gpu.c needs it, and return 0 for success. They fail for an
 * argument that gpu.c does not pass. The device is an sm_90, and an image is PTX text. */

int cuInit(unsigned flags) { return (int)flags; }
int cuDeviceGet(int *device, int n) { return *device = n; }
/* Attributes 75 and 76 are the architecture, 9 and 0. */
int cuDeviceGetAttribute(int *value, int which, int device) {
    *value = which == 75 ? 9 : 0;
    return device;
}
int cuDevicePrimaryCtxRetain(void **context, int device) {
    *context = &fake;
    return device;
}
int cuCtxSetCurrent(void *context) { return context != &fake; }
int cuCtxSynchronize(void) { return 0; }

/* Loads PTX text, which must live as long as the device. Returns 218 (invalid PTX) after a message. */
int cuModuleLoadData(void **module, const void *image) {
    fake.source = (Source){.name = "image", .text = image, .size = strlen(image)};
    fake.diag = (Diag){.out = stderr, .source = &fake.source, .limit = 20};
    fake.p = ptx_program_new(&fake.source, &fake.diag);
    fake.k = fake.p ? machine_new_ptx(fake.p, &fake.diag, &(RunOptions){.out = stdout}) : NULL;
    *module = fake.p;
    return fake.k ? 0 : 218;
}

/* Returns the symbol of that name in the loaded module; 0 if there is none. */
static SymId symbol(const char *name) {
    Module *m = ptx_program_module(fake.p);
    return sym_find(m, str_find(m, name, strlen(name)));
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
    *function = (void *)(uintptr_t)symbol(name);
    return module != fake.p || !*function;
}

int cuModuleGetGlobal_v2(uint64_t *address, size_t *size, void *module, const char *name) {
    uint64_t bytes = 0;
    bool found = machine_symbol(fake.k, name, address, &bytes);
    *size = bytes;
    return module != fake.p || !found;
}

/* Also notes the first buffer. */
int cuMemAlloc_v2(uint64_t *address, size_t size) {
    *address = machine_alloc(fake.k, size, "of the driver");
    if (!fake.first) fake.first = *address;
    return 0;
}

int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t size) { return !machine_write(fake.k, to, from, size); }

/* Copies undefined bytes as well. */
int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t size) {
    void *undefined = mem_alloc(size + 1);
    bool ok = machine_read(fake.k, from, to, undefined, size);
    free(undefined);
    return !ok;
}

int cuMemcpyDtoD_v2(uint64_t to, uint64_t from, size_t size) {
    uint8_t *bytes = mem_alloc(size + 1);
    int error = cuMemcpyDtoH_v2(bytes, from, size);
    if (!error) error = cuMemcpyHtoD_v2(to, bytes, size);
    free(bytes);
    return error;
}

int cuMemFree_v2(uint64_t address) { return !address; }

/* Also forgets the buffers. */
int cuModuleUnload(void *module) {
    if (module != fake.p) return 400;
    machine_free(fake.k);
    ptx_program_free(fake.p);
    fake = (Fake){0};
    return 0;
}

/* An event is the number of operations that the device had executed; a thousand of them take a millisecond. */
int cuEventCreate(void **event, unsigned flags) {
    *event = calloc(1, sizeof(uint64_t));
    return flags || !*event;
}
int cuEventRecord(void *event, void *stream) {
    *(uint64_t *)event = machine_counts(fake.k)->steps;
    return stream != NULL;
}
int cuEventElapsedTime(float *ms, void *begin, void *end) {
    *ms = (float)(*(uint64_t *)end - *(uint64_t *)begin) / 1000;
    return 0;
}

/* Executes the kernel to its end. The parameters are those of `extra`, packed; the stream and `params` must be NULL. */
int cuLaunchKernelEx(const LaunchConfig *c, void *function, void **params, void **extra) {
    Launch l = {.kernel = (SymId)(uintptr_t)function, .shared = c->shared, .params = extra ? extra[1] : NULL};
    for (int i = 0; i < 3; i++) {
        l.grid[i] = c->grid[i], l.block[i] = c->block[i];
        if (c->attributes) l.cluster[i] = c->attribute->value[i];
    }
    if (c->stream || params || !machine_launch(fake.k, &l)) return 700;
    uint8_t byte, undefined;
    if (getenv("NVIR_FAKE_WRONG") && machine_read(fake.k, fake.first, &byte, &undefined, 1)) {
        byte ^= 1;
        machine_write(fake.k, fake.first, &byte, 1);
    }
    return 0;
}
