/* gpu.c: executes the launches of an nvir-run script on a GPU as well as on the CPU, and compares memory.
 *
 *       gpu FILE.ptx FILE.launch [IMAGE [NAME... | -expect FILE]]
 *                   IMAGE: what the driver loads in place of the PTX: a cubin, or "-" for none
 *                   NAME: buffers that may differ; -expect: compares with this file instead of the CPU
 *       gpu -arch     prints the architecture of the first device, such as "sm_90"
 *
 * The script runs twice, on the machine of analysis/run and on the device. The device is accessed through
 * libcuda only (NVIR_LIBCUDA names another library). Exit code 0: the same; 1: a difference or an error; 77:
 * there is no GPU.
 */
#include <dlfcn.h>
#include <unistd.h>

#include "analysis/run/script/script.h"
#include "parse/parse.h"

enum { NO_GPU = 77 };

/* ------------------------------------------------------------------------------------------------ libcuda */

/* The functions of libcuda in use, and the state of the device. */
typedef struct Cuda {
    int (*init)(unsigned), (*device)(int *, int), (*attribute)(int *, int, int), (*retain)(void **, int);
    int (*current)(void *), (*load)(void **, const void *), (*function)(void **, void *, const char *);
    int (*global)(uint64_t *, size_t *, void *, const char *), (*alloc)(uint64_t *, size_t);
    int (*to)(uint64_t, const void *, size_t), (*from)(void *, uint64_t, size_t), (*wait)(void);
    int (*launch)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **,
                  void **);
    int device_id;
    void *module;
    Diag *diag;
    Machine *k; /* gives the layout of parameters */
    Module *m;
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
        {"cuLaunchKernel", &c->launch}
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
    uint64_t address = 0;
    return failed(c, c->alloc(&address, bytes ? bytes : 1), name) ? 0 : address;
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

/* Launches the kernel and waits for its end. Returns false after an error message. */
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
    bool ok = !failed(c, c->function(&function, c->module, name), name) &&
              !failed(c,
                      c->launch(function, l->grid[0], l->grid[1], l->grid[2], l->block[0], l->block[1], l->block[2],
                                (unsigned)l->shared, NULL, NULL, size ? extra : NULL),
                      name) &&
              !failed(c, c->wait(), name);
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

/* Runs the script on a device. Then, as `option` says, writes the memory that it leaves to the file `memory` ("dump"),
 * or compares it with that file ("expect"). Returns false after an error or a difference. */
static bool script_run(const ScriptDevice *device, void *at, Machine *k, PtxProgram *p, Diag *d, const char *script,
                       const char *option, const char *memory) {
    RunSettings settings = {0};
    Script s = {.settings = &settings,
                .k = k,
                .device = device,
                .at = at,
                .m = ptx_program_module(p),
                .diag = d,
                .out = stdout,
                .launch = {.grid = {1, 1, 1}, .block = {1, 1, 1}}};
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

int main(int argc, char **argv) {
    Source source = {0};
    Diag d = {.out = stderr, .source = &source, .limit = 20};
    Cuda c = {.diag = &d};
    int major = 0, minor = 0;
    if (argc < 2 || (argc < 3 && strcmp(argv[1], "-arch"))) {
        fprintf(stderr, "usage: gpu FILE.ptx FILE.launch [IMAGE [NAME... | -expect FILE]] | gpu -arch\n");
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
    if (!source_read(argv[1], &source, &d)) return 1;
    bool same = compare(&c, &source, argv[2], argc > 3 ? argv[3] : "-", argv + 4, argc > 4 ? argc - 4 : 0);
    source_free(&source);
    return same ? 0 : 1;
}
