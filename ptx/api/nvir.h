/* nvir.h: the C interface of nvir: parse IR, run passes, print it, emit PTX, ask what a pointer points to, execute a
 * kernel. It is the only header of an installed nvir, and libnvir exports only what is declared here.
 *
 *     nvir_context *c = nvir_context_new();
 *     nvir_module *m;
 *     char *ptx;
 *     if (nvir_parse(c, "kernel.ll", text, strlen(text), &m) == NVIR_OK && nvir_run_passes(m, "O2") == NVIR_OK &&
 *         nvir_emit_ptx(m, &ptx) == NVIR_OK) puts(ptx);
 *     else fputs(nvir_messages(c), stderr);
 *
 * No function exits, and none needs global state: contexts are independent, and each may be used by one thread at a
 * time. Pointers that a function takes are borrowed for the call, unless it says otherwise. docs/api.md explains
 * the use from C and from Python. */
#ifndef NVIR_H
#define NVIR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define NVIR_API __attribute__((visibility("default")))
#else
#define NVIR_API
#endif

#define NVIR_API_VERSION 1 /* raised when a declaration changes; see nvir_api_version */

typedef struct nvir_context nvir_context;
typedef struct nvir_module nvir_module;
typedef struct nvir_device nvir_device;

typedef enum nvir_status {
    NVIR_OK = 0,
    NVIR_ERROR = 1, /* the input is wrong, or a kernel did something wrong; there is a diagnostic */
    NVIR_USAGE = 2, /* an argument is wrong: an unknown option, pass, function or value; there is a diagnostic */
    NVIR_MEMORY = 3 /* memory ran out; what the call was working on can only be freed */
} nvir_status;

/* ---- contexts and diagnostics */

enum { NVIR_NOTE, NVIR_REMARK, NVIR_WARNING, NVIR_SEVERITY_ERROR };

typedef struct nvir_diagnostic {
    int severity;          /* NVIR_NOTE ... NVIR_SEVERITY_ERROR; a note belongs to the diagnostic before it */
    const char *file;      /* the name of the text, or of the CUDA source that debug information names */
    unsigned line, column; /* from 1; 0: the diagnostic has no place */
    const char *message;
} nvir_diagnostic;

typedef void nvir_handler(void *user, const nvir_diagnostic *diagnostic);

/* Returns NVIR_API_VERSION of the library. */
NVIR_API unsigned nvir_api_version(void);
/* Returns a new context, or NULL if memory ran out. */
NVIR_API nvir_context *nvir_context_new(void);
/* Frees a context; NULL is allowed. Its modules and devices must have been freed. */
NVIR_API void nvir_context_free(nvir_context *c);
/* Sets the function that receives each diagnostic, during the call that causes it, with `user`; NULL collects them for
 * nvir_messages, which is the default. */
NVIR_API void nvir_set_handler(nvir_context *c, nvir_handler *handler, void *user);
/* Returns the diagnostics collected since the last call of nvir_clear_messages as text, a line each:
 * "FILE:LINE:COLUMN: SEVERITY: MESSAGE", or without a place "FILE: SEVERITY: MESSAGE". Returns "out of memory\n" if
 * memory ran out. The text lives until the next call with this context. */
NVIR_API const char *nvir_messages(nvir_context *c);
NVIR_API void nvir_clear_messages(nvir_context *c);
/* Sets an option for the calls that follow: "-mcpu=sm_90", "-fmad=false", or a knob ("-whole-program"; `nvir-opt
 * --help-knobs` lists them). NVIR_USAGE: the option is unknown or its value is wrong. */
NVIR_API nvir_status nvir_set_option(nvir_context *c, const char *option);

/* ---- modules */

/* Parses and verifies a module from `size` bytes of text, which are copied. `name` appears in diagnostics. *module is
 * NULL after NVIR_ERROR and NVIR_USAGE. NVIR_USAGE: the text has 4 GiB or more. */
NVIR_API nvir_status nvir_parse(nvir_context *c, const char *name, const char *text, size_t size, nvir_module **module);
/* Frees a module; NULL is allowed. Its devices must have been freed. */
NVIR_API void nvir_module_free(nvir_module *m);
/* Runs the passes of a level ("O2") or of a list ("mem2reg,dce", as for nvir-opt -passes). NVIR_USAGE: a pass is
 * unknown. */
NVIR_API nvir_status nvir_run_passes(nvir_module *m, const char *passes);
/* Prints the module as text that nvir_parse reads. The caller frees *text with nvir_text_free; it is NULL on
 * failure. */
NVIR_API nvir_status nvir_print(nvir_module *m, char **text);
/* Emits the module as PTX; does not change the module. The caller frees *text with nvir_text_free; it is NULL on
 * failure. */
NVIR_API nvir_status nvir_emit_ptx(nvir_module *m, char **text);
/* Frees a text; NULL is allowed. */
NVIR_API void nvir_text_free(char *text);

/* ---- facts */

enum {
    NVIR_GLOBAL = 1 << 0,
    NVIR_SHARED = 1 << 1, /* of the own block */
    NVIR_CONST = 1 << 2,
    NVIR_LOCAL = 1 << 3,
    NVIR_PARAM = 1 << 4,
    NVIR_CLUSTER = 1 << 5, /* shared memory of another block of the cluster */
    NVIR_OTHER = 1 << 6,   /* spaces for tensors, and pointers to code */
    NVIR_NULL = 1 << 7     /* the null pointer */
};
/* Finds the spaces that pointer `value` ("p" or "%p") of `function` may point to, by the analysis across functions. The
 * set *spaces, of the bits above, never lacks a space that the pointer may be in; it is 0 for a pointer that is never
 * used to reach memory. NVIR_USAGE: there is no such function with a body, or no such value in it, or it is no
 * pointer. */
NVIR_API nvir_status nvir_spaces(nvir_module *m, const char *function, const char *value, unsigned *spaces);

/* ---- execution */

/* Makes a device that executes the module on the CPU, with every access checked. The module must not change until the
 * device is freed. *device is NULL after NVIR_ERROR. */
NVIR_API nvir_status nvir_device_new(nvir_module *m, nvir_device **device);
/* Frees a device; NULL is allowed. */
NVIR_API void nvir_device_free(nvir_device *d);
/* Allocates a buffer in global memory with undefined contents and sets *address to its address. It lives as long as the
 * device. `name` appears in diagnostics. */
NVIR_API nvir_status nvir_alloc(nvir_device *d, const char *name, size_t bytes, uint64_t *address);
/* Copies to and from memory. NVIR_USAGE: the bytes are not all inside one buffer, and none is copied; or, for
 * nvir_copy_from, not all of them are defined, and all are copied nonetheless. */
NVIR_API nvir_status nvir_copy_to(nvir_device *d, uint64_t address, const void *from, size_t bytes);
NVIR_API nvir_status nvir_copy_from(nvir_device *d, uint64_t address, void *to, size_t bytes);
/* Executes a kernel ("k" or "@k") with a grid of blocks of threads, and `shared_bytes` bytes of dynamic shared memory.
 * `argument` has, for each parameter, a pointer to its value, as for cuLaunchKernel. NVIR_USAGE: there is no such
 * kernel. NVIR_ERROR: the launch is wrong, or the kernel did something wrong. */
NVIR_API nvir_status nvir_launch(nvir_device *d, const char *kernel, const unsigned grid[3], const unsigned block[3],
                                 size_t shared_bytes, const void *const *argument);

#ifdef __cplusplus
}
#endif
#endif
