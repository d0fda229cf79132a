/* driver.h: what nvir-opt and nvir-ptx share: options, reading, running passes, writing.
 *
 *     Driver d;
 *     int code = driver_begin(&d, "nvir-opt", "what it does", NULL, argc, argv);
 *     if (code == DRIVER_GO) code = driver_read(&d) && driver_run(&d) && driver_write(&d, print) ? 0 : 1;
 *     return driver_end(&d, code);
 */
#ifndef NVIR_TRANSFORM_DRIVER_H
#define NVIR_TRANSFORM_DRIVER_H

#include "analysis/knobs.h"
#include "transform/pipeline.h"

enum OptionForm {
    OPTION_FLAG,      /* -name            sets a bool */
    OPTION_VALUE,     /* -name=V, -name V sets a const char * */
    OPTION_OPTIONAL,  /* -name, -name=V   sets a const char *; "" without a value */
    OPTION_ALL        /* -name            sets a const char * to "" */
};
/* A row of a table of options, which ends with a row of name NULL. */
typedef struct Option {
    const char *name;             /* without dashes; one or two may stand before it */
    uint8_t form;
    size_t offset;                /* of the field it sets, in the struct that begins with the Driver */
    const char *value, *help;     /* help NULL: not shown */
} Option;

typedef struct Driver {
    const char *program, *summary;
    const Option *own;            /* options of this program alone; may be NULL */
    const char *input, *output, *level, *passes, *stress;
    PipelineOptions run;
    bool help, help_passes, help_knobs, version;
    bool ignored, optix, discard, allow_missing_datalayout, debugify, stats, time_passes;
    Knobs knobs;
    VEC(const char *) knob_text;  /* as given, in order */
    Pipeline pipeline;
    Stats counts;
    Diag diag;
    Source source;
    Module *m;
    const Target *target;         /* known after driver_read */
} Driver;

enum { DRIVER_GO = -1 };      /* go on; everything else is the exit code: 0 ok, 1 bad input, 2 bad usage */

/* Reads the options. `d` is cleared first, but not what follows it in the program's own struct. */
int driver_begin(Driver *d, const char *program, const char *summary, const Option *own, int argc,
                 char **argv);
bool driver_read(Driver *d);      /* parses and verifies the input */
bool driver_run(Driver *d);       /* runs the passes asked for */
/* Opens the output, has `emit` fill it and closes it. On failure no file is left behind, and one there
 * before stays as it was; full disks and broken pipes are failures. */
bool driver_write(Driver *d, bool (*emit)(Driver *d, Out *o));
int driver_end(Driver *d, int code);   /* -stats, -time-passes; frees everything; returns `code` */

#endif
