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
    Out text, code; /* PTX that is kept in memory, and machine code */
    PtxMap map;     /* of text */
} PtxDriver;

/* The options of nvir-ptx, for driver_begin. */
extern const Option ptx_option_table[];

/* Checks the options of the emitter, and completes the pipeline by the passes that must always run. To be called after
 * driver_begin. Returns an exit code or DRIVER_GO. */
int ptx_driver_check(PtxDriver *p);

/* Parses PTX text and writes it in canonical form; if `map` is not NULL, it is changed to fit. Returns false after an
 * error message. */
bool ptx_driver_canonical(const Source *source, Out *o, PtxMap *map);

/* Emits the module after the passes to the output of the driver. Returns false after an error message. */
bool ptx_driver_write(PtxDriver *p);
/* Emits the module to p->text and p->map. Returns false after an error message. */
bool ptx_driver_emit(PtxDriver *p);
/* Passes p->text to ptxas, and appends the machine code to p->code; prints a table of registers and sizes to `report`
 * unless it is NULL. Returns 0 or an exit code, after messages. */
int ptx_driver_assemble(PtxDriver *p, FILE *report);
/* Writes p->text or p->code to the output of the driver. Returns false after an error message. */
bool ptx_driver_write_text(PtxDriver *p);
/* execute.c: executes p->text on the CPU. launch: a file of options of nvir-run, or such options; the output goes to stdout, the
 * counts of each line to the report. Returns 0 or an exit code, after messages. */
int ptx_driver_execute(PtxDriver *p, const char *launch);
bool ptx_driver_write_code(PtxDriver *p);
/* Frees everything and returns `code`, as driver_end. */
int ptx_driver_end(PtxDriver *p, int code);

#endif
