/* execute.c: executes the PTX that was emitted, for -run of nvir-ptx and nvir-cc. */
#include "analysis/run/script/script.h"
#include "ptx/driver/ptx_driver.h"

#define BLANKS " \t\r\n"

/* Reports whether LAUNCH is options, and not the name of a file of options. */
static bool is_options(const char *launch) { return launch[strspn(launch, BLANKS)] == '-'; }

/* Executes the launch on machine k. If k is NULL, executes nothing and only reads those options that are for the run as
 * a whole into the settings. `launch` is options of nvir-run, beginning with "-", or the name of a file of options.
 * Returns false after an error message. */
static bool launch_run(RunSettings *settings, Machine *k, Module *m, Diag *d, const char *launch) {
    Script s = {.settings = settings,
                .only_settings = !k,
                .k = k,
                .device = &script_machine,
                .at = k,
                .m = m,
                .diag = d,
                .out = stdout,
                .launch = {.grid = {1, 1, 1}, .block = {1, 1, 1}}};
    Source words = {.name = "-run", .text = launch, .size = strlen(launch)};
    if (is_options(launch)) script_text(&s, &words);
    else script_file(&s, launch);
    script_free(&s);
    return !s.failed;
}

/* Adds the counts of the lines of the PTX, and the messages, to the report. */
static void counts_report(const PtxDriver *p, const Machine *k, const RunMessages *messages) {
    Out o;
    out_init(&o, NULL);
    counts_json(&o, k, true, messages);
    report_run(p->driver.report, o.buf, o.n);
    out_free(&o);
}

int ptx_driver_execute(PtxDriver *p, const char *text) {
    out_char(&p->text, 0);
    p->text.n--;
    Source source = {.name = "PTX", .text = p->text.buf, .size = p->text.n};
    Diag d = p->driver.diag; /* messages of the run are written as all others */
    d.source = &source, d.errors = 0;
    RunSettings settings = {
        .run = {.out = stdout, .max_steps = MAX_STEPS_DEFAULT, .counts = p->driver.report ? COUNT_LINES : COUNT_PLAIN}};
    RunMessages messages = {0};
    if (p->driver.report) run_messages_begin(&messages, &d);
    interrupt_begin(&settings.run);
    bool good = launch_run(&settings, NULL, NULL, &d, text);
    PtxProgram *program = good ? ptx_program_new(&source, &d) : NULL;
    Machine *k = program ? machine_new_ptx(program, &d, &settings.run) : NULL;
    good = k && launch_run(&settings, k, ptx_program_module(program), &d, text);
    if (k && !run_settings_end(&settings, k, &source, !good)) good = false;
    if (k && p->driver.report) counts_report(p, k, &messages);
    out_free(&messages.rows);
    if (k) machine_free(k);
    if (program) ptx_program_free(program);
    run_settings_free(&settings);
    return interrupt_code(!good);
}
