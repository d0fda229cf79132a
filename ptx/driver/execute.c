/* execute.c: executes the PTX that was emitted, for -run of nvir-ptx and nvir-cc. */
#include "analysis/run/script/script.h"
#include "ptx/driver/ptx_driver.h"

#define BLANKS " \t\r\n"

/* Reports whether LAUNCH is options, and not the name of a file of options. */
static bool is_options(const char *launch) { return launch[strspn(launch, BLANKS)] == '-'; }

/* Returns the offset of the first word from `at` on, `size` if there is none. NULs separate the words. */
static size_t word_from(const char *text, size_t size, size_t at) {
    while (at < size && !text[at]) at++;
    return at;
}

/* Reads the options of the run in `text`, options of nvir-run that are given in quotes. `launch`, a copy, gets blanks in their
 * place, so that the others keep theirs in messages; `words`, another copy, becomes words that end with NUL and must outlive
 * the settings. Returns false after an error message. */
static bool settings_read(RunSettings *settings, const char *text, char *launch, char *words, const Diag *d) {
    size_t size = strlen(text), after;
    for (char *p = words; (p = strpbrk(p, BLANKS)); p++) *p = 0;
    for (size_t at = word_from(words, size, 0); at < size; at = word_from(words, size, after)) {
        const char *word = words + at, *expected;
        size_t value = word_from(words, size, at + strlen(word));
        bool used,
            own = run_option(settings, word + strspn(word, "-"), value < size ? words + value : NULL, &used, &expected);
        after = own && !used ? at + strlen(word) : value < size ? value + strlen(words + value) : size;
        if (expected) {
            Source source = {.name = "-run", .text = text, .size = size};
            Diag here = *d;
            here.source = &source;
            diag_error(&here, (uint32_t)at, "option '%s' needs %s", word, expected);
            return false;
        }
        if (own) memset(launch + at, ' ', after - at);
    }
    return true;
}

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
    bool good = (is_options(launch) ? script_text(&s, &words) : script_file(&s, launch)) && script_flush(&s);
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

int ptx_driver_execute(PtxDriver *p, const char *text) {
    out_char(&p->text, 0);
    p->text.n--;
    Source source = {.name = "PTX", .text = p->text.buf, .size = p->text.n};
    Diag d = p->driver.diag; /* messages of the run are written as all others */
    d.source = &source, d.errors = d.warnings = 0;
    RunSettings settings = {
        .run = {.out = stdout, .max_steps = MAX_STEPS_DEFAULT, .counts = p->driver.report ? COUNT_LINES : COUNT_PLAIN}};
    RunMessages messages = {0};
    char *launch = strcpy(mem_alloc(strlen(text) + 1), text), *words = strcpy(mem_alloc(strlen(text) + 1), text);
    if (p->driver.report) run_messages_begin(&messages, &d);
    interrupt_begin(&settings.run);
    bool good = !is_options(launch) || settings_read(&settings, text, launch, words, &d);
    PtxProgram *program = good ? ptx_program_new(&source, &d) : NULL;
    Machine *k = program ? machine_new_ptx(program, &d, &settings.run) : NULL;
    good = k && launch_run(k, ptx_program_module(program), &d, launch);
    if (k && !run_settings_end(&settings, k, &source, !good)) good = false;
    if (k && p->driver.report) counts_report(p, k, &messages);
    out_free(&messages.rows);
    if (k) machine_free(k);
    if (program) ptx_program_free(program);
    free(launch), free(words);
    return interrupt_code(!good);
}
