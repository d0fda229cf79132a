/* nvir-run.c: the command line of the executor, which runs kernels on the CPU with a checked memory. */
#include <errno.h>

#include "analysis/run/check/check.h"
#include "analysis/run/script/script.h"
#include "ir/hash.h"
#include "ir/suggestion.h"
#include "ir/version.h"
#include "parse/parse.h"
#include "ir/diag_list.h"
#include "transform/pipeline.h"

static const char usage[] =
    "usage: nvir-run FILE [option]...\n"
    "Executes kernels of a module, IR or PTX, on the CPU and checks every memory access.\n"
    "Options act in the order in which they are given.\n"
    "  -kernel NAME            name the kernel to launch, by its symbol or as in C++ (scale<float>); it is\n"
    "                          launched before the next -kernel, -print, -expect, -dump or -launch, or at the end\n"
    "  -grid X,Y,Z, -block X,Y,Z, -cluster X,Y,Z, -shared BYTES\n"
    "                          set the shape of the launch, and the bytes of dynamic shared memory\n"
    "  -arg TYPE:VALUE         add an argument: a scalar\n"
    "  -arg TYPE[N]=FILL       add an argument: a new buffer, named by the number of the argument\n"
    "  -arg NAME[+BYTES]       add an argument: the address of a buffer\n"
    "  -arg null, -arg {TYPE:VALUE,...}   add an argument: a null pointer, a struct\n"
    "  -buffer NAME=TYPE[N]=FILL   make a buffer in global memory\n"
    "  -init NAME=FILE         fill a buffer from a file: an array of numpy (.npy), which also makes the buffer,\n"
    "                          or raw bytes\n"
    "  -texture NAME=TYPE[xCHANNELS][W,H,D][:linear][:normalized][:wrap|mirror|border|clamp][:unit]=FILL\n"
    "  -surface NAME=TYPE[xCHANNELS][W,H,D]=FILL\n"
    "  -global NAME=TYPE[N]=FILL   set a variable of the module, as cudaMemcpyToSymbol does\n"
    "  -print NAME[=FILE.npy]  print a buffer, or with NAME:TYPE[N] a variable of the module; or write it as an\n"
    "                          array of numpy\n"
    "  -expect FILE            compare buffers with the output of -print; exit code 1 if they differ\n"
    "  -dump FILE              write every buffer bit for bit, in the format of -expect\n"
    "  -launch FILE            read options from a file\n"
    "  -counts[=FORM][,FILE]   count instructions and memory accesses, and write a table to stderr or to a file ('-':\n"
    "                          stdout); FORM lines: also by source line; tsv: names and numbers for programs\n"
    "  -json=FILE              write the counts, also by source line, as JSON\n"
    "  -check                  execute nothing; report what cannot be executed\n"
    "  -check-facts            compare the facts of the analyses with what happens: the spaces of pointers,\n"
    "                          the ranges of integers; exit code 1 if one does not hold\n"
    "  -passes=LIST, -O0 .. -Ofcmax   with -check-facts: execute the module before each of these passes, with\n"
    "                          what the pass was answered about aliases, and after the last, which prints;\n"
    "                          knobs are accepted as by nvir-opt\n"
    "  -trace BX,BY,BZ/TX,TY,TZ   print the instructions that one thread executes, and their source lines\n"
    "  -seed=N                 choose another order of threads and other window addresses\n"
    "  -max-steps=N            stop a launch after N operations (default: 20000000000; 0: never)\n"
    "  -no-races               do not check for races on shared memory\n"
    "  -no-synccheck           do not check that all threads take part in barriers and warp operations\n"
    "  -global-races           check for races on global memory within a launch\n"
    "  -diagnostics-format=text|json|sarif   how messages are written on stderr\n"
    "  -color=auto|always|never   write messages in colours; auto: on a terminal, unless NO_COLOR is set\n"
    "  -help, -help-passes, -version   print this text; the passes; the version and the commit\n"
    "TYPE: i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 ptr\n"
    "      tensormap:BUFFER:TYPE[N,N,...][:box=N,N][:stride=BYTES,...][:swizzle=128]...\n"
    "                          a tensor map, instead of TYPE[N]=FILL\n"
    "FILL: zero  iota[:START[:STEP]]  rand:SEED[:LOW:HIGH]  {V,V,...}  V  file:PATH  none\n";

/* The options that apply to the run as a whole. */
typedef struct RunnerOptions {
    const char *input;       /* the input file */
    RunSettings whole;       /* those that launch files may contain, too */
    bool check, check_facts; /* -check; -check-facts */
    const char *json;        /* the file for the counts as JSON; "-": stdout; NULL: -json was not given */
    RunMessages messages;    /* for -json */
    const char *passes;      /* the passes before and after which facts are checked; NULL: none */
    const char *diagnostics; /* the value of -diagnostics-format; NULL: text */
    const char *color;       /* the value of -color; NULL: auto */
    Knobs knobs;
    const char *mistake; /* the valid values of the option read last if its value is invalid; else NULL */
} RunnerOptions;

/* Reads the option argv[*i], of which arg is the text without its dashes, into *o if it applies to the run as a whole;
 * otherwise returns false. If its value is the next argument, moves *i to that. If the value is invalid, sets
 * o->mistake and still returns true. */
static bool global_option(RunnerOptions *o, const char *arg, int *i, char **argv, int argc) {
    struct {
        const char *name;
        bool *on;
    } flag[] = {{"check", &o->check}, {"check-facts", &o->check_facts}};
    const char *v;
    bool used;
    if (run_option(&o->whole, arg, *i + 1 < argc ? argv[*i + 1] : NULL, &used, &o->mistake)) {
        *i += used;
        return true;
    }
    for (unsigned j = 0; j < sizeof flag / sizeof *flag; j++)
        if (strcmp(arg, flag[j].name) == 0) return *flag[j].on = true;
    if (option_is(arg, "json", &v)) {
        o->json = v;
        o->whole.run.counts = COUNT_LINES;
        o->mistake = v && *v ? NULL : "a file, after '='";
        return true;
    }
    if (option_is(arg, "diagnostics-format", &v)) {
        o->diagnostics = v;
        o->mistake = v && diag_list_is_format(v) ? NULL : "text, json or sarif after '='";
        return true;
    }
    if (option_is(arg, "color", &v)) {
        o->color = v;
        o->mistake = v && terminal_is_choice(v) ? NULL : "auto, always or never after '='";
        return true;
    }
    if (option_is(arg, "passes", &v)) {
        o->passes = v ? v : "";
        o->mistake = v ? NULL : "a list of passes after '='";
        return true;
    }
    const LevelRow *level = level_find(arg);
    if (level) return o->passes = level->passes, true;
    enum KnobResult knob = knob_set(&o->knobs, argv[*i]);
    if (knob != KNOB_UNKNOWN) {
        o->mistake = knob == KNOB_SET ? NULL : knob_values(argv[*i]);
        return true;
    }
    return false;
}

/* Reads the options that apply to the run as a whole a second time, now together with those in launch files and in the
 * order of both, because the last one wins. Returns false after an error message. */
static bool launch_settings(RunnerOptions *o, Diag *d, int argc, char **argv) {
    Script s = {.settings = &o->whole, .only_settings = true, .diag = d};
    for (int i = 1; i < argc && !s.failed; i++) {
        const char *arg = argv[i];
        if (arg[0] != '-' || !arg[1]) continue;
        arg += arg[1] == '-' ? 2 : 1;
        if (!global_option(o, arg, &i, argv, argc) && ++i < argc && strcmp(arg, "launch") == 0)
            script_file(&s, argv[i]);
    }
    return !s.failed;
}

/* Returns the command line, which has at least one argument, as a source text, its arguments separated by blanks, so
 * that messages can show it. Sets at[i] to the offset of argument i, from 1 on. The caller frees the text. */
static Source command_line(int argc, char **argv, uint32_t *at) {
    Out text;
    out_init(&text, NULL);
    for (int i = 1; i < argc; i++) {
        at[i] = (uint32_t)text.n;
        out_str(&text, argv[i]);
        out_char(&text, i + 1 < argc ? ' ' : '\0');
    }
    return (Source){.name = "command line", .text = text.buf, .size = text.n - 1};
}

/* Executes the options of the command line that act, in their order and up to the first error, and then launches the
 * kernel that is still to be launched. Sets s->failed after an error message. */
static void options_execute(Script *s, int argc, char **argv) {
    RunnerOptions ignored = {0};
    uint32_t *at = mem_alloc((size_t)argc * sizeof *at);
    Source line = command_line(argc, argv, at);
    for (int i = 1; i < argc && !s->failed; i++) {
        const char *arg = argv[i];
        if (arg[0] != '-' || !arg[1]) continue;
        arg += arg[1] == '-' ? 2 : 1;
        if (global_option(&ignored, arg, &i, argv, argc)) continue;
        i++;
        s->here = (ScriptPlace){&line, argv[i], at[i]};
        script_option(s, arg, argv[i]);
    }
    if (!s->failed) script_flush(s);
    run_settings_free(&ignored.whole);
    free((char *)line.text), free(at);
}

/* Warns that the command line launched no kernel, and lists the kernels of the module. */
static void warn_no_launch(const Script *s) {
    char kernels[300];
    if (script_kernels(s, kernels, sizeof kernels))
        diag_print(stderr, "nvir-run: warning: no kernel was launched; use -kernel NAME with one of %s", kernels);
    else diag_print(stderr, "nvir-run: warning: no kernel was launched, and the module has none");
}

/* Executes the options of the command line on machine k and writes the counts; for -check, only decodes all functions.
 * Frees the machine. Returns the exit code: 1 after an error, or if k is NULL, else 0. */
static int run(RunnerOptions *o, Machine *k, Module *m, Diag *d, int argc, char **argv) {
    if (!k) return 1;
    if (o->check) {
        d->limit = UINT32_MAX;
        bool all = machine_check(k);
        machine_free(k);
        return !all;
    }
    Script s = {.settings = &o->whole,
                .k = k,
                .device = &script_machine,
                .at = k,
                .m = m,
                .diag = d,
                .out = o->whole.run.out,
                .launch = {.grid = {1, 1, 1}, .block = {1, 1, 1}}};
    options_execute(&s, argc, argv);
    if (!s.launched && !s.failed) warn_no_launch(&s);
    bool counted = run_settings_end(&o->whole, k, d->source, s.failed);
    if (o->json && !run_json_write(o->json, k, &o->messages)) counted = false;
    bool written = fflush(o->whole.run.out) == 0 && !ferror(o->whole.run.out),
         failed = s.failed || !written || !counted;
    if (!written) diag_print(stderr, "nvir-run: error: cannot write standard output: %s", strerror(errno));
    script_free(&s);
    machine_free(k);
    return failed;
}

/* Prints an error about the command line, with a text in the format of printf. Returns the exit code 2. */
static int usage_error(const RunnerOptions *o, const char *format, ...) {
    va_list args;
    va_start(args, format);
    terminal_mistake(stderr, "nvir-run", o->color);
    diag_vprint(stderr, format, args);
    va_end(args);
    return 2;
}

/* Reports an unknown option, and suggests another spelling or the most similar option. written: the option as on the
 * command line; name: without its dashes; known: the names of the n options whose value is the next argument. Returns
 * the exit code 2. */
static int option_unknown(const RunnerOptions *o, const char *written, const char *name, const char *const *known,
                          size_t n) {
    static const char *const flag[] = {
        "check",        "check-facts", "passes",      "global-races", "no-races",
        "no-synccheck", "counts",      "json",        "seed",         "max-steps",
        "trace",        "help",        "help-passes", "version",      "diagnostics-format",
        "color"};
    Suggestion near = suggestion_begin(name, "=");
    for (size_t i = 0; i < n; i++) suggestion_try(&near, known[i]);
    for (size_t i = 0; i < sizeof flag / sizeof *flag; i++) suggestion_try(&near, flag[i]);
    size_t len = strcspn(name, "=");
    bool same = near.best && name[len] && strlen(near.best) == len && !memcmp(near.best, name, len);
    for (size_t i = 0; same && i < n; i++)
        if (!strcmp(known[i], near.best))
            return usage_error(o, "unknown option '%s'; write '-%s %s'", written, near.best, name + len + 1);
    if (same) return usage_error(o, "option '-%s' takes no value; write it alone", near.best);
    if (near.best) return usage_error(o, "unknown option '%s'; did you mean '-%s'?", written, near.best);
    return usage_error(o, "unknown option '%s'; -help lists them", written);
}

/* Checks the whole command line before anything is read or executed, and reads the options that apply to the run as a
 * whole, and the name of the input file, into *o. Prints what -help, -help-passes and -version request. Returns the
 * exit code if the program is to end, after these or an error message, else -1. */
static int check_options(RunnerOptions *o, int argc, char **argv) {
    static const char *const with_value[] = {"kernel", "grid",   "block",  "cluster", "shared",
                                             "arg",    "buffer", "init",   "texture", "surface",
                                             "global", "print",  "expect", "launch",  "dump"};
    for (int i = 1; i < argc; i++) {
        const char *arg = argv[i], *v;
        bool known = false;
        if (arg[0] != '-' || !arg[1]) {
            if (o->input) return usage_error(o, "more than one input file");
            o->input = arg;
            continue;
        }
        arg += arg[1] == '-' ? 2 : 1;
        if (option_is(arg, "help", &v) || !strcmp(arg, "h")) {
            fputs(usage, stdout);
            return 0;
        }
        if (option_is(arg, "help-passes", &v)) {
            Out passes;
            out_init(&passes, stdout);
            passes_print(&passes);
            bool good = out_flush(&passes);
            out_free(&passes);
            return good ? 0 : 1;
        }
        if (option_is(arg, "version", &v)) {
            printf("nvir-run %s\n", version_text());
            return 0;
        }
        const char *written = argv[i];
        if (global_option(o, arg, &i, argv, argc)) {
            if (!o->mistake) continue;
            return usage_error(o, "option '%s' needs %s", written, o->mistake);
        }
        for (unsigned j = 0; j < sizeof with_value / sizeof *with_value; j++) known |= strcmp(arg, with_value[j]) == 0;
        if (!known) return option_unknown(o, argv[i], arg, with_value, sizeof with_value / sizeof *with_value);
        if (++i == argc) return usage_error(o, "option '%s' needs a value", argv[i - 1]);
    }
    if (o->passes && !o->check_facts)
        return usage_error(o, "passes run only with -check-facts; nvir-opt writes what they make");
    return o->input ? -1 : usage_error(o, "no input file; -help lists the options");
}

/* ------------------------------------------------------------------------------------------- -check-facts */

/* The module at one point of the pipeline, as text and parsed from a text. One copy is transformed and another one
 * executed; that both are parsed from the same text gives their functions and values the same ids. */
typedef struct Stage {
    Out text;
    Source source;
    Module *m;
} Stage;

/* Initialises s->text with the text of module m, terminated by a null character, for stage_read. */
static void stage_print(Stage *s, Module *m) {
    out_init(&s->text, NULL);
    module_print(m, &s->text);
    out_char(&s->text, '\0');
}

/* Sets s->m to the module that a text made by stage_print contains, and verifies it. The text must live as long as *s,
 * and becomes the source of *d under the name `name`. Returns false after an error message; the caller must free s->m
 * even then, unless it is NULL. */
static bool stage_read(Stage *s, const Out *text, const char *name, const Knobs *knobs, Diag *d) {
    s->source = (Source){.name = name, .text = text->buf, .size = text->n - 1};
    d->source = &s->source;
    s->m = module_parse(&s->source, d, &(ParseOptions){.printed = true});
    if (s->m && (knobs->short_ptr || knobs->smem_32_bit)) layout_set_short_pointers(s->m, knobs->short_ptr);
    return s->m && module_verify(s->m, &(VerifyOptions){.allow_missing_datalayout = true});
}

/* The state of -check-facts. line: the passes of -passes; count: the sums of the counts over all executions; argc,
 * argv: the command line, which each execution executes. */
typedef struct FactsRun {
    RunnerOptions *o;
    Pipeline line;
    CheckCounts count;
    Diag *diag;
    int argc;
    char **argv;
} FactsRun;

/* Executes a module and checks its facts and, unless `log` is NULL, the results of alias queries in it. Writes the
 * output of the execution to `to`, and adds the numbers of facts and comparisons to r->count. Returns the exit code. */
static int facts_execute(FactsRun *r, Module *m, AliasLog *log, FILE *to) {
    Checker *check = r->o->whole.run.check = checker_new(m, &r->o->knobs, log);
    r->o->whole.run.out = to;
    int code = run(r->o, machine_new(m, r->diag, &r->o->whole.run), m, r->diag, r->argc, r->argv);
    check_counts_add(&r->count, &check->count);
    checker_free(check);
    return code;
}

/* Runs pass number i of the pipeline on a module parsed from before->text, and stores the result as after->text. Then
 * executes another module parsed from before->text, with its output to `to`, and checks its facts and the results of
 * the alias queries that the pass made. Returns the exit code; if it is not 0, says before which pass that happened. */
static int pass_check(FactsRun *r, uint32_t i, const Stage *before, Stage *after, FILE *to) {
    Stats stats = {0};
    AliasLog log = {0};
    Stage given = {0}, changed = {0};
    PassUse *use = &r->line.use.at[i];
    Pipeline one = {.use = {.at = use, .n = 1}};
    const Knobs *knobs = &r->o->knobs;
    const char *name = i ? use[-1].row->name : r->o->input;
    int code = 1;
    if (stage_read(&changed, &before->text, name, knobs, r->diag)) {
        changed.m->alias_log = &log;
        if (pipeline_run(&one, &changed.m, &(PipelineOptions){0}, knobs, &stats)) stage_print(after, changed.m);
        if (after->text.n && stage_read(&given, &before->text, name, knobs, r->diag))
            code = facts_execute(r, given.m, &log, to);
    }
    if (code) fprintf(stderr, "nvir-run: executing the module before pass '%s'\n", use->row->name);
    if (given.m) module_free(given.m);
    if (changed.m) module_free(changed.m);
    alias_log_free(&log);
    stats_free(&stats);
    return code;
}

/* Executes the module before each pass of the pipeline, which has at least one, and after the last one, up to the first
 * execution that fails. Only the last one writes its output to stdout; that of the others is discarded. Returns the
 * exit code. */
static int passes_check(FactsRun *r, Module *m) {
    Stage at = {0}, last = {0};
    FILE *nowhere = fopen("/dev/null", "w");
    uint32_t n = r->line.use.n;
    int code = 0;
    stage_print(&at, m);
    for (uint32_t i = 0; i < n && !code; i++) {
        Stage next = {0};
        code = pass_check(r, i, &at, &next, nowhere ? nowhere : stderr);
        out_free(&at.text);
        at = next;
    }
    if (!code) {
        bool read = stage_read(&last, &at.text, r->line.use.at[n - 1].row->name, &r->o->knobs, r->diag);
        code = read ? facts_execute(r, last.m, NULL, stdout) : 1;
    }
    if (last.m) module_free(last.m);
    if (at.text.n) out_free(&at.text);
    if (nowhere) fclose(nowhere);
    return code;
}

/* Executes the module and checks its facts: before each pass and after the last one if there is -passes, else once.
 * Then prints the numbers of facts and comparisons to stderr. Returns the exit code; 2, without executing anything,
 * after an error message about the list of passes. */
static int run_facts(RunnerOptions *o, Module *m, Diag *d, int argc, char **argv) {
    FactsRun r = {.o = o, .diag = d, .argc = argc, .argv = argv};
    char error[256];
    Out out;
    if (o->passes && *o->passes && !pipeline_parse(&r.line, o->passes, error, sizeof error)) {
        pipeline_free(&r.line);
        return usage_error(o, "%s", error);
    }
    if (o->knobs.short_ptr || o->knobs.smem_32_bit) layout_set_short_pointers(m, o->knobs.short_ptr);
    int code = r.line.use.n ? passes_check(&r, m) : facts_execute(&r, m, NULL, stdout);
    out_init(&out, stderr);
    check_counts_print(&r.count, &out);
    out_flush(&out);
    out_free(&out);
    pipeline_free(&r.line);
    return code;
}

/* Parses and verifies a source in IR, and executes the command line on it. Returns the exit code. */
static int run_ir(RunnerOptions *o, const Source *source, Diag *d, int argc, char **argv) {
    Module *m = module_parse(source, d, &(ParseOptions){.allow_missing_datalayout = true});
    VerifyOptions verify = {.allow_missing_datalayout = true};
    int code = 1;
    if (m && module_verify(m, &verify))
        code = o->check_facts ? run_facts(o, m, d, argc, argv)
                              : run(o, machine_new(m, d, &o->whole.run), m, d, argc, argv);
    if (m) module_free(m);
    return code;
}

/* Parses a source in PTX, and executes the command line on it. Returns the exit code; 1, after an error message, for
 * -check-facts. */
static int run_ptx(RunnerOptions *o, const Source *source, Diag *d, int argc, char **argv) {
    if (o->check_facts) {
        diag_error(d, SRC_NONE, "-check-facts needs IR, and this is PTX, about which there are no facts");
        return 1;
    }
    PtxProgram *p = ptx_program_new(source, d);
    if (!p) return 1;
    int code = run(o, machine_new_ptx(p, d, &o->whole.run), ptx_program_module(p), d, argc, argv);
    ptx_program_free(p);
    return code;
}

/* Returns 0; 1 after an error, or if an -expect, -check or -check-facts fails; 2 for a wrong command line; or 130 after
 * Ctrl-C (interrupt_code). */
int main(int argc, char **argv) {
    terminal_buffer();
    hash_randomise();
    RunnerOptions o = {.whole.run = {.out = stdout, .max_steps = MAX_STEPS_DEFAULT}, .knobs = knobs_default()};
    Source source = {0};
    Diag d = {.out = stderr, .source = &source, .limit = 20};
    int code = check_options(&o, argc, argv);
    if (code >= 0) {
        run_settings_free(&o.whole);
        return code;
    }
    DiagList list;
    d.style = terminal_style(stderr, o.color);
    diag_list_begin(&list, &d, "nvir-run", o.diagnostics);
    if (o.json) run_messages_begin(&o.messages, &d);
    interrupt_begin(&o.whole.run);
    code = 1;
    if (launch_settings(&o, &d, argc, argv) && source_read(o.input, &source, &d))
        code = (source_is_ptx(&source) ? run_ptx : run_ir)(&o, &source, &d, argc, argv);
    diag_list_end(&list, stderr);
    out_free(&o.messages.rows);
    run_settings_free(&o.whole);
    source_free(&source);
    return interrupt_code(code);
}
