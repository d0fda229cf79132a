/* script.h: what nvir-run is told: values, buffers, launches, expectations; from the command line or from a
 * file of the same words.
 *
 *   script.c         the options, their files, launches and arguments
 *   script_value.c   TYPE, V and FILL: the values that words stand for
 *   script_buffer.c  buffers, textures, surfaces, variables: where values are
 *   script_result.c  what is in them: printed, compared, dumped
 *   script_map.c     tensor maps in words
 */
#ifndef NVIR_ANALYSIS_RUN_SCRIPT_SCRIPT_H
#define NVIR_ANALYSIS_RUN_SCRIPT_SCRIPT_H

#include "analysis/run/machine/run.h"

typedef struct ValueType { const char *name; uint8_t bytes; char kind; uint8_t fp; } ValueType;
                                         /* kind: f i u p; fp: enum FpType of an f */

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

/* Where a word stands: at offset `at` of a file. `word` may be a copy of it. file NULL: nowhere. */
typedef struct ScriptPlace { const Source *file; const char *word; uint32_t at; } ScriptPlace;

typedef struct Script {
    Machine *k;                          /* knows the parameters of the kernels */
    const ScriptDevice *device;
    void *at;
    Module *m;
    Diag *diag;
    FILE *out;
    ScriptPlace here;                    /* the word at work: messages point into it */
    VEC(Buffer) buffer;
    Launch launch;                       /* what the options have said so far */
    bool launched;                  /* some -kernel was there */
    char *kernel;                        /* named and not yet launched; NULL */
    ScriptPlace kernel_place;
    VEC(uint8_t) param;
    uint32_t nparam;
    uint32_t files;                      /* that are being read, one named in the other */
    bool failed;
} Script;

/* One option with its value: -kernel, -grid, -buffer, ... False if there is no such option. */
bool script_option(Script *s, const char *name, const char *value);
/* The options of a file, which may name others, 16 deep. */
bool script_file(Script *s, const char *path);
/* A number with nothing before or behind it, of which `most` is the greatest. */
bool script_number(const char *text, uint64_t most, uint64_t *n);
bool script_flush(Script *s);            /* launches what is named and not yet launched */
void script_free(Script *s);

/* ---- between the files of the script */

/* An error, with file:line:column if `text` is (in) the word at work, else quoting it. Returns false. */
bool script_complain(Script *s, const char *what, const char *text);
bool script_kernels(const Script *s, char *text, size_t size);  /* their names, those that fit; false: none */
/* The contents of a file; free them. False after an error about `path`. */
bool script_read(Script *s, const char *path, Source *to);

const ValueType *value_type(const char *name, size_t len);
/* One value at text; *end is set behind it. False after an error. */
bool value_read(Script *s, const ValueType *t, const char *text, const char **end, uint64_t *bits);
void value_print(FILE *out, const ValueType *t, uint64_t v);
/* What stands behind the 0 where a floating-point number is given as its bits: 0f3f800000 is 1. */
char value_letter(const ValueType *t);
/* n values by the rule `fill`, which is not "none". False after an error. */
bool value_fill(Script *s, const ValueType *t, const char *fill, uint8_t *to, uint64_t n);

/* "f32[1024]": type and number of elements; *rest is what stands behind. */
bool array_type(const char *text, const ValueType **t, uint64_t *n, const char **rest);
/* Memory of the executor takes three bytes for each: an array has at most 1 GiB. */
static inline bool array_fits(const ValueType *t, uint64_t n) { return n <= (UINT64_C(1) << 30) / t->bytes; }

Buffer *script_buffer(const Script *s, const char *name, size_t len);
/* By "TYPE[N]=FILL" or "tensormap:..."; NULL after an error. */
Buffer *buffer_new(Script *s, const char *name, size_t len, const char *spec);
bool option_buffer(Script *s, const char *value);
bool option_texture(Script *s, const char *value);
bool option_surface(Script *s, const char *value);
bool option_global(Script *s, const char *value);

bool option_print(Script *s, const char *value);
bool option_expect(Script *s, const char *value);
bool option_dump(Script *s, const char *value);

/* "BUFFER+BYTES:TYPE[N,N,...]:WORD..." as a tensor map; false after a message */
typedef struct TensorMap TensorMap;
bool script_tensor_map(Script *s, const char *text, TensorMap *m);

/* counts.c: to stderr */
void counts_print(const RunCounts *c);
void counts_print_tsv(const RunCounts *c);
void counts_print_lines(const Machine *k, const Source *source);         /* of a run with COUNT_LINES */

#endif
