/* script.h: what nvir-run is told: values, buffers, launches, expectations; from the command line or from a
 * file of the same words. */
#ifndef NVIR_SCRIPT_H
#define NVIR_SCRIPT_H

#include "analysis/run/run.h"

typedef struct ValueType { const char *name; uint8_t bytes; char kind; } ValueType;      /* kind: f i u p */
const ValueType *value_type(const char *name, size_t len);

typedef struct Buffer {
    char *name;
    const ValueType *type;
    uint64_t n, address, handle;
    bool map;                            /* a tensor map: as an argument of 128 bytes it is passed by value */
} Buffer;

/* Where buffers are and kernels run: the functions of run.h, or others that do the same with `at`. */
typedef struct ScriptDevice {
    uint64_t (*alloc)(void *at, uint64_t bytes, const char *name);
    bool (*write)(void *at, uint64_t address, const void *from, uint64_t bytes);
    bool (*read)(void *at, uint64_t address, void *to, void *undefined, uint64_t bytes);
    bool (*symbol)(void *at, const char *name, uint64_t *address, uint64_t *bytes);
    bool (*launch)(void *at, const Launch *launch);
} ScriptDevice;
extern const ScriptDevice script_machine;      /* at: a Machine */

typedef struct Script {
    Machine *k;                          /* knows the parameters of the kernels */
    const ScriptDevice *device;
    void *at;
    Module *m;
    Diag *diag;
    FILE *out;
    VEC(Buffer) buffer;
    Launch launch;                       /* what the options have said so far */
    char *kernel;                        /* named and not yet launched; NULL */
    VEC(uint8_t) param;
    uint32_t nparam;
    uint32_t files;                      /* that are being read, one named in the other */
    bool failed;
} Script;

/* One option with its value: -kernel, -grid, -buffer, ... False if there is no such option. */
bool script_option(Script *s, const char *name, const char *value);
/* Files may name others, 16 deep. */
bool script_file(Script *s, const char *path);
/* A number with nothing before or behind it, of which `most` is the greatest. */
bool script_number(const char *text, uint64_t most, uint64_t *n);
bool script_flush(Script *s);            /* launches what is named and not yet launched */
void script_free(Script *s);

/* script_map.c: "BUFFER+BYTES:TYPE[N,N,...]:WORD..." as a tensor map; false after a message */
typedef struct TensorMap TensorMap;
bool script_tensor_map(Script *s, const char *text, TensorMap *m);
/* script.c */
bool script_complain(Script *s, const char *what, const char *text);     /* false */
Buffer *script_buffer(const Script *s, const char *name, size_t len);

/* counts.c: to stderr */
void counts_print(const RunCounts *c);
void counts_print_tsv(const RunCounts *c);
void counts_print_lines(const Machine *k, const Source *source);         /* of a run with COUNT_LINES */

#endif
