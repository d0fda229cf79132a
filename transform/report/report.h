/* report.h: collects what a run of the tools does and knows, and writes it as JSON (docs/json.md) or
 * as a page for a browser.
 *
 *     Report *r = report_new(argc, argv);
 *     options.watch = report_watch(r);      the pipeline then reports its steps and remarks
 *     report_input(r, m, &context);         the module as it was read
 *     ... pipeline_run(...) ...
 *     report_output(r, m, &context);        the module after the passes
 *     report_ptx(r, text, n), report_ptx_line(r, line, src, fn)     only if PTX is emitted
 *     report_run(r, json, n)                only if the PTX is executed
 *     report_json(r, &stats, &out);
 *     report_free(r); */
#ifndef NVIR_TRANSFORM_REPORT_REPORT_H
#define NVIR_TRANSFORM_REPORT_REPORT_H

#include "transform/pass.h"
#include "transform/stats.h"

typedef struct Report Report;

/* The input and the target of the run. */
typedef struct ReportContext {
    const char *input;  /* its name */
    const char *source; /* a file of CUDA source to show; NULL: those that debug information names */
    const char *other;  /* -compare: the name of a file that -json wrote in another run; NULL: none */
    const Target *target;
    uint32_t sm; /* of the target; 0 if nothing names it */
    const Knobs *knobs;
} ReportContext;

Report *report_new(int argc, char **argv); /* the words of the command line, which are borrowed */
void report_free(Report *r);               /* NULL is allowed */
const PassWatch *report_watch(Report *r);  /* collects steps and remarks; valid as long as r */

/* Collects the module before the first pass: its text, the CUDA sources that it names, and the facts of the analysis.
 * Returns false after an error message if the file of context->source or context->other cannot be read, or if the
 * latter is not what -json writes. */
bool report_input(Report *r, Module *m, const ReportContext *context);
/* Collects the facts of the module after the last pass, and the order in which its functions are printed. */
void report_output(Report *r, Module *m, const ReportContext *context);
/* Collects the lines of the PTX. */
void report_ptx(Report *r, const char *text, size_t n);
void report_ptxas(Report *r, const Out *rows); /* of functions, as JSON: see ptx/tools/ptxas.h */
/* Records that the lines of the PTX from `line` on, counted from 1, come from offset src of the input, in function fn.
 * Does nothing if fn was not printed by report_output. */
void report_ptx_line(Report *r, uint32_t line, uint32_t src, SymId fn);

/* Adds the counts of an execution of the PTX, an object of JSON (counts_json). */
void report_run(Report *r, const char *json, size_t n);
bool report_has_run(const Report *r); /* report_run was called */

/* Writes the JSON, with the counters of `stats`. */
void report_json(const Report *r, const Stats *stats, Out *o);
/* Writes the page, which contains the JSON, and that of the other run if there is one. */
void report_page(const Report *r, const Stats *stats, Out *o);

#endif
