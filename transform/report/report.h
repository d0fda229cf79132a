/* report.h: collects the data of one run of nvir-opt, nvir-ptx or nvir-cc (the module before and after each pass, the
 * remarks, the facts of the space analysis, the PTX), and writes it as JSON (docs/json.md) or as a page for a browser.
 *
 *     Report *r = report_new(argc, argv);
 *     options.watch = report_watch(r);      the pipeline then passes its steps and remarks to r
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
    const char *input;  /* the name of the input */
    const char *source; /* -source: a file of CUDA source to show, see report_input; NULL: none */
    const char *other;  /* -compare: the name of a file that -json wrote in another run; NULL: none */
    const Target *target;
    uint32_t sm; /* of the target, such as 90; 0 if nothing names it */
    const Knobs *knobs;
} ReportContext;

Report *report_new(int argc, char **argv); /* argv: the words of the command line, which must outlive r */
void report_free(Report *r);               /* r may be NULL */
/* Returns the functions that the pipeline calls so that r collects its steps and remarks. They are valid as long as
 * r. */
const PassWatch *report_watch(Report *r);

/* Collects the module before the first pass: its text, the CUDA sources that its debug information names, and the facts
 * of the analysis. The file context->source is shown in place of each named source that has the same file name, or as
 * one more source if there is none. Returns false after an error message if that file or context->other cannot be read,
 * or if the latter does not begin as -json writes it. The module must stay, though passes may change it. */
bool report_input(Report *r, Module *m, const ReportContext *context);
/* Collects the facts of the module after the last pass, and the order in which its functions are printed, which
 * report_ptx_line needs. */
void report_output(Report *r, Module *m, const ReportContext *context);
/* Collects the lines of the PTX, whose text has n bytes. */
void report_ptx(Report *r, const char *text, size_t n);
/* Adds what ptxas found for each function: rows of JSON without the brackets around them, see ptx/tools/ptxas.h. */
void report_ptxas(Report *r, const Out *rows);
/* Records that the lines of the PTX from `line` on, counted from 1, come from offset src of the input, in function fn.
 * Does nothing if the module had no body of fn when report_output was called. Call it in ascending order of lines. */
void report_ptx_line(Report *r, uint32_t line, uint32_t src, SymId fn);

/* Adds the counts of an execution of the PTX: an object of JSON of n bytes (counts_json). Call it once at most. */
void report_run(Report *r, const char *json, size_t n);
bool report_has_run(const Report *r); /* reports whether report_run was called */

/* Writes the JSON, with the counters of `stats`. report_input and report_output must have been called. The members for
 * the PTX, for ptxas and for the execution are left out if nothing was collected for them. */
void report_json(const Report *r, const Stats *stats, Out *o);
/* Writes the page, which contains the JSON of report_json and that of the file context->other if there is one. */
void report_page(const Report *r, const Stats *stats, Out *o);

#endif
