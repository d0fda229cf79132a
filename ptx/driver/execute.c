/* execute.c: executes the PTX that was emitted, for -run of nvir-ptx and nvir-cc. */
#include "analysis/run/script/script.h"
#include "ptx/driver/ptx_driver.h"

/* Executes the launch on a machine. `launch` is options of nvir-run, beginning with "-", or the name of a file of options.
 * Returns false after an error message. */
static bool launch_run(Machine *k, Module *m, Diag *d, const char *launch) {
    Script s = {.k = k,
                .device = &script_machine,
                .at = k,
                .m = m,
                .diag = d,
                .out = stdout,
                .launch = {.grid = {1, 1, 1}, .block = {1, 1, 1}}};
    Source words = {.name = "-run", .text = launch, .size = strlen(launch)};
    bool options = launch[strspn(launch, " \n\t")] == '-';
    bool good = (options ? script_text(&s, &words) : script_file(&s, launch)) && script_flush(&s);
    script_free(&s);
    return good;
}

/* Adds the counts of the lines of the PTX, and the messages, to the report. */
static void counts_report(const PtxDriver *p, const Machine *k, const RunMessages *messages) {
    Out o;
    out_init(&o, NULL);
    counts_json(&o, k, true, messages);
    report_run(p->driver.report, o.buf, o.n);
    out_free(&o);
}

bool ptx_driver_execute(PtxDriver *p, const char *launch) {
    out_char(&p->text, 0);
    p->text.n--;
    Source source = {.name = "PTX", .text = p->text.buf, .size = p->text.n};
    Diag d = p->driver.diag; /* messages of the run are written as all others */
    d.source = &source, d.errors = d.warnings = 0;
    RunOptions options = {.out = stdout, .counts = p->driver.report ? COUNT_LINES : COUNT_PLAIN};
    RunMessages messages = {0};
    if (p->driver.report) run_messages_begin(&messages, &d);
    PtxProgram *program = ptx_program_new(&source, &d);
    Machine *k = program ? machine_new_ptx(program, &d, &options) : NULL;
    bool good = k && launch_run(k, ptx_program_module(program), &d, launch);
    if (k && p->driver.report) counts_report(p, k, &messages);
    out_free(&messages.rows);
    if (k) machine_free(k);
    if (program) ptx_program_free(program);
    return good;
}
