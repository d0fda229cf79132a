/* script.h: what nvir-run is told: values, buffers, launches, expectations; from the command line or from a
 * file of the same words. */
#ifndef NVIR_SCRIPT_H
#define NVIR_SCRIPT_H

#include "analysis/run/run.h"

typedef struct ValueType { const char *name; uint8_t bytes; char kind; } ValueType;      /* kind: f i u p */
const ValueType *value_type(const char *name, size_t len);

typedef struct Buffer { char *name; const ValueType *type; uint64_t n, address, handle; } Buffer;

typedef struct Script {
    Machine *k;
    Module *m;
    Diag *diag;
    FILE *out;
    VEC(Buffer) buffer;
    Launch launch;                       /* what the options have said so far */
    char *kernel;                        /* named and not yet launched; NULL */
    VEC(uint8_t) param;
    uint32_t nparam;
    bool failed;
} Script;

/* One option with its value: -kernel, -grid, -buffer, ... False if there is no such option. */
bool script_option(Script *s, const char *name, const char *value);
bool script_file(Script *s, const char *path);
bool script_flush(Script *s);            /* launches what is named and not yet launched */
void script_free(Script *s);

/* counts.c: to stderr */
void counts_print(const RunCounts *c);
void counts_print_tsv(const RunCounts *c);
void counts_print_lines(const Machine *k, const Source *source);         /* of a run with COUNT_LINES */

#endif
