/* driver.h: the parts common to nvir-opt and nvir-ptx: parsing options, reading the input, running passes,
 * writing the output.
 *
 *     Driver d;
 *     int code = driver_begin(&d, "nvir-opt", "what it does", NULL, argc, argv);
 *     if (code == DRIVER_GO) code = driver_read(&d) && driver_run(&d) && driver_write(&d, print) ? 0 : 1;
 *     return driver_end(&d, code); */
#ifndef NVIR_TRANSFORM_DRIVER_H
#define NVIR_TRANSFORM_DRIVER_H

#include "analysis/knobs.h"
#include "ir/diag_list.h"
#include "transform/pipeline.h"
#include "transform/report/report.h"

enum OptionForm {
    OPTION_FLAG,     /* -name            sets a bool */
    OPTION_VALUE,    /* -name=V, -name V sets a const char * */
    OPTION_FILE,     /* the same; V is a file, so it is not empty */
    OPTION_OPTIONAL, /* -name, -name=V   sets a const char *; "" without a value */
    OPTION_ALL       /* -name            sets a const char * to "" */
};
#define HIDDEN "\1" /* begins the help of an option that most users do not need */
/* A row of a table of options. The table ends with a row whose name is NULL. */
typedef struct Option {
    const char *name; /* without dashes; the command line may use one or two */
    uint8_t form;     /* enum OptionForm */
    size_t offset;    /* of the field that it sets, in the program's own struct, whose first member is the Driver */
    const char *value, *help; /* value: follows the name in --help, such as "=FILE"; help NULL: not listed, HIDDEN
                                 "text": listed by --help-hidden only */
} Option;

typedef struct Driver {
    const char *program, *summary;
    const Option *own; /* options of this program only; may be NULL */
    const char *input, *output, *level, *passes, *stress;
    const char *arch, *triple, *features, *file_type;  /* options of llc */
    const char *json, *page, *shown_source, *compared; /* -json, -report, -source, -compare */
    const char *remarks[REMARK_KINDS], *remarks_file;  /* -pass-remarks..., -remarks */
    PipelineOptions run;
    bool help, help_hidden, help_passes, help_knobs, version;
    /* ignored: -S, which has no effect; optix: -emit-optix-ir; discard: write no output; the others have the names of
     * their options */
    bool ignored, optix, discard, allow_missing_datalayout, allow_unknown_intrinsics, debugify, stats, time_passes;
    Knobs knobs;
    VEC(const char *) knob_text; /* the knobs on the command line, in order */
    Pipeline pipeline;
    Stats counts;
    Diag diag;
    const char *diagnostics; /* -diagnostics-format */
    const char *error_limit; /* -error-limit */
    const char *color, *progress;
    DiagList list;
    Source source;
    Report *report; /* NULL: neither -json nor -report */
    Module *m;
    const Target *target; /* known after driver_read */
} Driver;

enum { DRIVER_GO = -1 }; /* continue; any other value is the exit code: 0 success, 1 bad input, 2 bad usage */

/* Parses and checks the options, and builds the pipeline; prints help and version if requested. Clears `d`, but not the
 * fields that follow it in the program's own struct. Keeps pointers into argv. Ignores SIGPIPE from now on. Returns
 * DRIVER_GO, or the exit code after help or an error message; driver_end must follow in both cases. */
int driver_begin(Driver *d, const char *program, const char *summary, const Option *own, int argc, char **argv);
/* The next three return false after an error message. driver_parse, and driver_read through it, sets d->m, which stays
 * set if the module is not valid, and d->target. */
bool driver_read(Driver *d);  /* reads, parses and verifies the input; without a name, standard input */
bool driver_parse(Driver *d); /* parses and verifies the text that is already in d->source */
bool driver_run(Driver *d);   /* runs the requested passes over d->m, which -stress=reparse replaces */
/* Opens the output, calls `emit` to fill it, and closes it; with -disable-output only checks the files that driver_end
 * has to write. Returns false if `emit` does, or after an error message if the output or a file that driver_end has to
 * write cannot be written. In general an existing file is replaced only when the new one is complete, and no partial
 * file is left. */
bool driver_write(Driver *d, bool (*emit)(Driver *d, Out *o));
/* If `code` is 0, writes the files of -json, -report and -remarks. Writes those of -json and -report also for
 * another code if the PTX was executed (report_has_run). Ends the list of messages, prints -stats and -time-passes,
 * and frees everything. Returns `code`, or 1 if a file cannot be written. */
int driver_end(Driver *d, int code);

#endif
