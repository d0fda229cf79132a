/* gpu.c: executes the launches of an nvir-run script on a GPU as well as on the CPU, and compares memory; or measures
 * how long they take on the GPU.
 *
 *       gpu FILE.ptx FILE.launch [IMAGE [NAME... | -expect FILE]]
 *                   IMAGE: what the driver loads in place of the PTX: a cubin, or "-" for none
 *                   NAME: buffers that may differ; -expect: compares with this file instead of the CPU
 *       gpu -time N FILE.ptx FILE.launch IMAGE...
 *                   runs the script on the device with each image and prints a line for each: the microseconds of its
 *                   launches, and how many values of its buffers are not those that the first image leaves. A launch
 *                   counts with the median of N runs from the same memory, between two events of the device. FILE.ptx
 *                   only describes the parameters of the kernels.
 *       gpu -arch     prints the architecture of the first device, such as "sm_90"
 *
 * The script runs on the machine of analysis/run and on the device. The device is accessed through libcuda only
 * (NVIR_LIBCUDA names another library). Exit code 0: the same; 1: a difference or an error; 77: there is no GPU.
 */
#include <dlfcn.h>
#include <math.h>
#include <unistd.h>

#include "analysis/run/script/script.h"
#include "parse/parse.h"
#include "tests/harness/gpu.h"

enum {
    NO_GPU = 77,
    WARM = 3 /* launches before the first that is measured */
};

/* ------------------------------------------------------------------------------------------------ libcuda */

/* Memory on the device: a buffer, or a variable of the module. copy: other memory of this size, which holds what a
 * launch that is measured begins with. */
typedef struct DeviceExtent {
    uint64_t address, copy;
    size_t bytes;
} DeviceExtent;

typedef VEC(DeviceExtent) DeviceExtents;

/* The functions of libcuda in use, and the state of the device. */
typedef struct Cuda {
    int (*init)(unsigned), (*device)(int *, int), (*attribute)(int *, int, int), (*retain)(void **, int);
    int (*current)(void *), (*load)(void **, const void *), (*function)(void **, void *, const char *);
    int (*global)(uint64_t *, size_t *, void *, const char *), (*alloc)(uint64_t *, size_t);
    int (*to)(uint64_t, const void *, size_t), (*from)(void *, uint64_t, size_t), (*wait)(void);
    int (*within)(uint64_t, uint64_t, size_t), (*release)(uint64_t), (*unload)(void *);
    int (*event)(void **, unsigned), (*record)(void *, void *), (*elapsed)(float *, void *, void *);
    int (*launch)(const LaunchConfig *, void *, void **, void **);
    int device_id;
    void *module;
    Diag *diag;
    Machine *k; /* gives the layout of parameters */
    Module *m;
    DeviceExtents buffer; /* what gpu_alloc made */
    uint32_t times;       /* how often to run a launch that is measured; 0: nothing is measured */
    double us;            /* the sum of the medians, in microseconds */
    void *begin, *end;    /* the events before and after a launch that is measured */
} Cuda;

/* Loads libcuda and opens the first device. Returns NULL, or the reason why there is none. */
static const char *cuda_open(Cuda *c) {
    /* clang-format off */
    const struct { const char *name; void *to; } row[] = {
        {"cuInit", &c->init}, {"cuDeviceGet", &c->device}, {"cuDeviceGetAttribute", &c->attribute},
        {"cuDevicePrimaryCtxRetain", &c->retain}, {"cuCtxSetCurrent", &c->current},
            {"cuModuleLoadData", &c->load},
        {"cuModuleGetFunction", &c->function}, {"cuModuleGetGlobal_v2", &c->global},
            {"cuMemAlloc_v2", &c->alloc},
        {"cuMemcpyHtoD_v2", &c->to}, {"cuMemcpyDtoH_v2", &c->from}, {"cuCtxSynchronize", &c->wait},
        {"cuMemcpyDtoD_v2", &c->within}, {"cuMemFree_v2", &c->release}, {"cuModuleUnload", &c->unload},
        {"cuEventCreate", &c->event}, {"cuEventRecord", &c->record}, {"cuEventElapsedTime", &c->elapsed},
        {"cuLaunchKernelEx", &c->launch}
    };
    /* clang-format on */
    const char *path = getenv("NVIR_LIBCUDA");
    void *context, *library = dlopen(path ? path : "libcuda.so.1", RTLD_NOW);
    if (!library) return "no libcuda";
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
        void *f = dlsym(library, row[i].name);
        if (!f) return "a libcuda that lacks a needed function";
        memcpy(row[i].to, &f, sizeof f);
    }
    if (c->init(0) || c->device(&c->device_id, 0)) return "no device";
    if (c->retain(&context, c->device_id) || c->current(context)) return "no context on the device";
    return NULL;
}

/* Reports `error`, the result of a function of libcuda, if it is not 0. Returns whether it is an error. */
static bool failed(Cuda *c, int error, const char *what) {
    if (error) diag_error(c->diag, SRC_NONE, "%s: CUDA error %d", what, error);
    return error != 0;
}

/* ------------------------------------------------------------------------------------------ the device */

/* These functions implement ScriptDevice on the device; at: the Cuda. They report each error of libcuda. */

/* Returns 0 after an error. Leaves the contents as libcuda does. */
static uint64_t gpu_alloc(void *at, uint64_t bytes, const char *name, bool written) {
    Cuda *c = at;
    (void)written;
    DeviceExtent e = {.bytes = bytes ? bytes : 1};
    if (failed(c, c->alloc(&e.address, e.bytes), name)) return 0;
    vec_push(&c->buffer, e);
    return e.address;
}

static bool gpu_write(void *at, uint64_t address, const void *from, uint64_t bytes) {
    Cuda *c = at;
    return !failed(c, c->to(address, from, bytes), "copy to the device");
}

/* Marks all bytes as defined, because the device does not know. */
static bool gpu_read(void *at, uint64_t address, void *to, void *undefined, uint64_t bytes) {
    Cuda *c = at;
    memset(undefined, 0, bytes);
    return !bytes || !failed(c, c->from(to, address, bytes), "copy from the device");
}

/* Returns false, without a message, if the module has no such variable. */
static bool gpu_symbol(void *at, const char *name, uint64_t *address, uint64_t *bytes) {
    Cuda *c = at;
    size_t size = 0;
    if (c->global(address, &size, c->module, name)) return false;
    *bytes = size;
    return true;
}

/* Starts a kernel; returns the error of libcuda. extra: the pointer and the size of the parameters, as libcuda takes
 * them. */
static int start(Cuda *c, void *function, const Launch *l, void **extra) {
    LaunchAttribute cluster = {.id = CLUSTER_DIMENSION};
    LaunchConfig config = {.shared = (unsigned)l->shared, .attribute = &cluster, .attributes = l->cluster[0] != 0};
    for (int i = 0; i < 3; i++)
        config.grid[i] = l->grid[i], config.block[i] = l->block[i], cluster.value[i] = l->cluster[i];
    return c->launch(&config, function, NULL, extra);
}

/* Adds to *list all memory that a launch can change: the buffers, and the variables of the module in global memory. */
static void all_memory(Cuda *c, DeviceExtents *list) {
    for (uint32_t i = 0; i < c->buffer.n; i++) vec_push(list, c->buffer.at[i]);
    for (SymId s = 1; s < c->m->sym.n; s++) {
        DeviceExtent e = {0};
        const Sym *y = &c->m->sym.at[s];
        if (y->kind == SYM_VAR && y->space == SPACE_GLOBAL &&
            !c->global(&e.address, &e.bytes, c->module, sym_text(c->m, s)))
            vec_push(list, e);
    }
}

static int by_time(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

/* Launches a kernel WARM + c->times times, each from the memory that is there now, and adds the median of the last
 * c->times to c->us. Returns false after an error message. */
static bool measure(Cuda *c, void *function, const Launch *l, void **extra) {
    DeviceExtents list = {0};
    float *ms = mem_alloc(c->times * sizeof *ms);
    bool ok = true;
    all_memory(c, &list);
    for (uint32_t i = 0; i < list.n && ok; i++) {
        DeviceExtent *e = &list.at[i];
        ok = !failed(c, c->alloc(&e->copy, e->bytes), "a copy") &&
             !failed(c, c->within(e->copy, e->address, e->bytes), "copy on the device");
    }
    for (uint32_t run = 0; run < WARM + c->times && ok; run++) {
        for (uint32_t i = 0; i < list.n && ok; i++)
            ok = !failed(c, c->within(list.at[i].address, list.at[i].copy, list.at[i].bytes), "copy on the device");
        ok = ok && !failed(c, c->wait(), "wait") && !failed(c, c->record(c->begin, NULL), "event") &&
             !failed(c, start(c, function, l, extra), sym_text(c->m, l->kernel)) &&
             !failed(c, c->record(c->end, NULL), "event") && !failed(c, c->wait(), sym_text(c->m, l->kernel)) &&
             !failed(c, c->elapsed(&ms[run < WARM ? 0 : run - WARM], c->begin, c->end), "time");
    }
    if (ok) {
        qsort(ms, c->times, sizeof *ms, by_time);
        c->us += 1000.0 * ms[c->times / 2];
    }
    for (uint32_t i = 0; i < list.n; i++)
        if (list.at[i].copy) c->release(list.at[i].copy);
    vec_free(&list);
    free(ms);
    return ok;
}

/* Launches the kernel, or measures it if c->times is not 0, and waits for its end. Returns false after an error
 * message. */
static bool gpu_launch(void *at, const Launch *l) {
    Cuda *c = at;
    const char *name = sym_text(c->m, l->kernel);
    void *function;
    uint64_t offset, bytes;
    size_t size = 0;
    TypeId type;
    for (uint32_t i = 0; machine_param(c->k, l->kernel, i, &offset, &bytes, &type); i++) size = offset + bytes;
    void *params = mem_copy(l->params, size);
    void *extra[] = {(void *)1, params, (void *)2, &size, NULL}; /* pointer and size of the parameters */
    bool ok = !failed(c, c->function(&function, c->module, name), name);
    if (ok && c->times) ok = measure(c, function, l, size ? extra : NULL);
    else if (ok) ok = !failed(c, start(c, function, l, size ? extra : NULL), name) && !failed(c, c->wait(), name);
    free(params);
    return ok;
}

static const ScriptDevice gpu_device = {gpu_alloc, gpu_write, gpu_read, gpu_symbol, gpu_launch};

/* ------------------------------------------------------------------------------------------ comparing */

/* Removes from the dump at `path` the sections "NAME TYPE[N]" of the n buffers that may differ. */
static void without(const char *path, char **name, int n) {
    Source s;
    Diag quiet = {.out = stderr, .limit = 1};
    if (!source_read(path, &s, &quiet)) return;
    FILE *f = fopen(path, "w");
    bool on = true;
    for (const char *line = s.text, *next; f && *line; line = next) {
        size_t len = strcspn(line, "\n");
        const char *bracket = memchr(line, '[', len);
        next = line + len + (line[len] == '\n');
        for (int i = 0; bracket && i <= n; i++)
            if ((on = i == n || strncmp(line, name[i], strlen(name[i])) || line[strlen(name[i])] != ' ') == false)
                break;
        if (on) fprintf(f, "%.*s\n", (int)len, line);
    }
    if (f) fclose(f);
    source_free(&s);
}

/* Returns a script without options so far, for that device, whose state is `at`. */
static Script script_begin(const ScriptDevice *device, void *at, Machine *k, PtxProgram *p, Diag *d,
                           RunSettings *settings) {
    return (Script){.settings = settings,
                    .k = k,
                    .device = device,
                    .at = at,
                    .m = ptx_program_module(p),
                    .diag = d,
                    .out = stderr,
                    .launch = {.grid = {1, 1, 1}, .block = {1, 1, 1}}};
}

/* Runs the script on a device. Then, as `option` says, writes the memory that it leaves to the file `memory` ("dump"),
 * or compares it with that file ("expect"). Returns false after an error or a difference. */
static bool script_run(const ScriptDevice *device, void *at, Machine *k, PtxProgram *p, Diag *d, const char *script,
                       const char *option, const char *memory) {
    RunSettings settings = {0};
    Script s = script_begin(device, at, k, p, d, &settings);
    bool ok = script_file(&s, script) && script_option(&s, option, memory) && !s.failed;
    script_free(&s);
    run_settings_free(&settings);
    return ok;
}

/* Runs the script on the CPU and on the device, which loads `image` ("-": the PTX itself). Returns false if the memory
 * differs or after an error. but: the buffers that may differ; or "-expect" and a file, which takes the place of the
 * run on the CPU. */
static bool compare(Cuda *c, const Source *ptx, const char *script, const char *image, char **but, int nbut) {
    PtxProgram *p = ptx_program_new(ptx, c->diag);
    Machine *k = p ? machine_new_ptx(p, c->diag, &(RunOptions){.out = stdout}) : NULL;
    Source binary = *ptx;
    char memory[] = "/tmp/nvir-gpu-XXXXXX";
    int file = mkstemp(memory);
    bool ok = k && file >= 0 && (strcmp(image, "-") == 0 || source_read(image, &binary, c->diag));
    if (file >= 0) close(file);
    const char *expect = nbut == 2 && strcmp(but[0], "-expect") == 0 ? but[1] : NULL;
    ok = ok && (expect || script_run(&script_machine, k, k, p, c->diag, script, "dump", memory));
    if (ok && !expect) without(memory, but, nbut);
    c->k = k, c->m = p ? ptx_program_module(p) : NULL;
    ok = ok && !failed(c, c->load(&c->module, binary.text), "loading the module") &&
         script_run(&gpu_device, c, k, p, c->diag, script, "expect", expect ? expect : memory);
    if (file >= 0) unlink(memory);
    if (binary.text != ptx->text) source_free(&binary);
    if (k) machine_free(k);
    if (p) ptx_program_free(p);
    return ok;
}

/* Returns the value of a float of `bytes` bytes, 4 or 8. */
static double float_at(const uint8_t *at, uint8_t bytes) {
    float f;
    double d;
    if (bytes == 8) return memcpy(&d, at, 8), d;
    memcpy(&f, at, 4);
    return (double)f;
}

/* Reports whether two floats are NaNs, or differ by less than a thousandth, of themselves or of 1. */
static bool is_close(double x, double y) { return fabs(x - y) <= 1e-3 * (1 + fabs(x)) || (isnan(x) && isnan(y)); }

/* Returns how many values of the buffers of a script differ between the memories a and b, each of which holds the
 * buffers one after another. Floats need only be close, because compilers contract operations differently. */
static uint64_t values_differ(const Script *s, const uint8_t *a, const uint8_t *b) {
    uint64_t count = 0;
    for (uint32_t i = 0; i < s->buffer.n; i++) {
        const ValueType *t = s->buffer.at[i].type;
        for (uint64_t k = 0; k < s->buffer.at[i].n; k++, a += t->bytes, b += t->bytes) {
            if (memcmp(a, b, t->bytes) == 0) continue;
            bool real = t->kind == 'f' && t->bytes >= 4;
            if (!real || !is_close(float_at(a, t->bytes), float_at(b, t->bytes))) count++;
        }
    }
    return count;
}

/* Runs the script on the device, which measures its launches. *first: the memory that another image has left, as
 * values_differ takes it; or NULL, and then it is set to the memory that this one leaves, which the caller frees.
 * Returns false after an error; else *differ is the number of values that are not those of *first. */
static bool measure_script(Cuda *c, PtxProgram *p, const char *path, uint8_t **first, uint64_t *differ) {
    RunSettings settings = {0};
    Script s = script_begin(&gpu_device, c, c->k, p, c->diag, &settings);
    uint64_t bytes = 0, at = 0;
    bool ok = script_file(&s, path) && !s.failed;
    for (uint32_t i = 0; i < s.buffer.n; i++) bytes += s.buffer.at[i].n * s.buffer.at[i].type->bytes;
    uint8_t *memory = mem_alloc(bytes + 1);
    for (uint32_t i = 0; i < s.buffer.n && ok; i++) {
        uint64_t size = s.buffer.at[i].n * s.buffer.at[i].type->bytes;
        ok = !failed(c, c->from(memory + at, s.buffer.at[i].address, size), "copy from the device");
        at += size;
    }
    *differ = ok && *first ? values_differ(&s, *first, memory) : 0;
    if (*first || !ok) free(memory);
    else *first = memory;
    script_free(&s);
    run_settings_free(&settings);
    return ok;
}

/* Measures the script with each of the n images, and prints a line for each. */
static bool measure_all(Cuda *c, const Source *ptx, const char *script, char **image, int n) {
    PtxProgram *p = ptx_program_new(ptx, c->diag);
    Machine *k = p ? machine_new_ptx(p, c->diag, &(RunOptions){.out = stdout}) : NULL;
    uint8_t *first = NULL;
    bool ok = k && !failed(c, c->event(&c->begin, 0), "event") && !failed(c, c->event(&c->end, 0), "event");
    c->k = k, c->m = p ? ptx_program_module(p) : NULL;
    for (int i = 0; i < n && ok; i++) {
        Source binary;
        if (!(ok = source_read(image[i], &binary, c->diag))) break;
        c->us = 0;
        ok = !failed(c, c->load(&c->module, binary.text), "loading the module");
        uint64_t differ;
        if (ok) {
            ok = measure_script(c, p, script, &first, &differ);
            if (ok) printf("%s %.2f %llu\n", image[i], c->us, (unsigned long long)differ);
            c->unload(c->module);
        }
        for (uint32_t b = 0; b < c->buffer.n; b++) c->release(c->buffer.at[b].address);
        c->buffer.n = 0;
        source_free(&binary);
    }
    free(first);
    if (k) machine_free(k);
    if (p) ptx_program_free(p);
    return ok;
}

int main(int argc, char **argv) {
    Source source = {0};
    Diag d = {.out = stderr, .source = &source, .limit = 20};
    Cuda c = {.diag = &d};
    int major = 0, minor = 0;
    bool timing = argc >= 6 && strcmp(argv[1], "-time") == 0;
    uint64_t times = 0;
    if (argc < 2 || (argc < 3 && strcmp(argv[1], "-arch")) ||
        (timing && (!script_number(argv[2], 100000, &times) || !times))) {
        fprintf(stderr, "usage: gpu FILE.ptx FILE.launch [IMAGE [NAME... | -expect FILE]]\n"
                        "       gpu -time N FILE.ptx FILE.launch IMAGE...\n"
                        "       gpu -arch\n");
        return 2;
    }
    const char *why = cuda_open(&c);
    if (why) {
        fprintf(stderr, "no GPU: %s\n", why);
        return NO_GPU;
    }
    if (strcmp(argv[1], "-arch") == 0) {
        c.attribute(&major, 75, c.device_id), c.attribute(&minor, 76, c.device_id);
        printf("sm_%d%d\n", major, minor);
        return 0;
    }
    if (!source_read(argv[timing ? 3 : 1], &source, &d)) return 1;
    c.times = (uint32_t)times;
    bool ok = timing ? measure_all(&c, &source, argv[4], argv + 5, argc - 5)
                     : compare(&c, &source, argv[2], argc > 3 ? argv[3] : "-", argv + 4, argc > 4 ? argc - 4 : 0);
    vec_free(&c.buffer);
    source_free(&source);
    return ok ? 0 : 1;
}
