/* ptx_driver.h: what nvir-ptx and nvir-cc have in common: the options of the emitter, and the way from a module to the
 * output. */
#ifndef NVIR_PTX_DRIVER_PTX_DRIVER_H
#define NVIR_PTX_DRIVER_PTX_DRIVER_H

#include "ptx/ptx.h"
#include "transform/driver.h"

typedef struct PtxDriver {
    Driver driver; /* first, because the functions of the driver pass it on */
    const char *version, *fmad, *ptxas, *launch;
    bool no_line_info, line_info_only, annotate, canonical, verify, diff;
    PtxOptions ptx;
    Out text, code; /* filled by ptx_driver_emit: the PTX; by ptx_driver_assemble: the machine code */
    PtxMap map;     /* of text */
} PtxDriver;

/* The options of nvir-ptx, for driver_begin. */
extern const Option ptx_option_table[];

/* Checks the options of the emitter and fills p->ptx from them, and the PTX version from -mattr=+ptxNN. Appends the
 * passes that must always run to the pipeline. Discards the output of -run without -o. To be called after driver_begin.
 * Returns DRIVER_GO, or an exit code after an error message. */
int ptx_driver_check(PtxDriver *p);

/* Parses PTX text and appends it in canonical form to o. If `map` is not NULL, changes its line numbers to those of o.
 * Returns false after an error message. */
bool ptx_driver_canonical(const Source *source, Out *o, PtxMap *map);

/* Emits the module, after the passes, to the output of the driver; for a report or -run, by way of p->text and p->map.
 * Returns false after an error message. */
bool ptx_driver_write(PtxDriver *p);
/* Emits the module to p->text and p->map, and adds them to the report if there is one. Returns false after an error
 * message. */
bool ptx_driver_emit(PtxDriver *p);
/* Passes p->text to ptxas, and appends the machine code to p->code. Prints a table of registers and sizes to `report`
 * unless it is NULL, and adds it to the report of the driver if there is one. Returns 0 or an exit code, after
 * messages. */
int ptx_driver_assemble(PtxDriver *p, FILE *report);
/* Writes p->text to the output of the driver. Returns false after an error message. */
bool ptx_driver_write_text(PtxDriver *p);
/* execute.c: executes p->text on the CPU. launch: a file of options of nvir-run, or such options; the output goes to
 * stdout, the counts of each line to the report. Returns 0 or an exit code, after messages. */
int ptx_driver_execute(PtxDriver *p, const char *launch);
/* Writes p->code to the output of the driver. Returns false after an error message. */
bool ptx_driver_write_code(PtxDriver *p);
/* Frees everything and calls driver_end, which writes the reports. Returns the result of driver_end: `code`, or 1 if a
 * file cannot be written. */
int ptx_driver_end(PtxDriver *p, int code);

#endif
