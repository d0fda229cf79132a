/* driver.c: parses options, reads and verifies the input, runs the passes and writes the output. Shared by
 * nvir-opt and nvir-ptx. */
#include "transform/driver.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ir/version.h"
#include "parse/parse.h"

#define FIELD(name) offsetof(Driver, name)

static const Option option_table[] = {
    {"o", OPTION_FILE, FIELD(output), " FILE", "write to FILE, - is standard output (default)"},
    {"passes", OPTION_VALUE, FIELD(passes), "=a,b<x;y>", "run these passes or stages (--help-passes lists them)"},
    {"debugify", OPTION_FLAG, FIELD(debugify), "", HIDDEN "first add debug information that refers to the input text"},
    {"mcpu", OPTION_VALUE, FIELD(run.mcpu), "=sm_NN",
     "target (-mcpu=help lists them); default: the module's, else sm_75"},
    {"verify-each", OPTION_FLAG, FIELD(run.verify_each), "",
     HIDDEN "after each pass, verify and check what the pass promised to keep"},
    {"print-before", OPTION_OPTIONAL, FIELD(run.print_before), "=a,b",
     HIDDEN "print the module on stderr before these passes"},
    {"print-after", OPTION_OPTIONAL, FIELD(run.print_after), "=a,b", HIDDEN "print it after these passes"},
    {"print-before-all", OPTION_ALL, FIELD(run.print_before), "", HIDDEN "print it before every pass"},
    {"print-after-all", OPTION_ALL, FIELD(run.print_after), "", HIDDEN "print it after every pass"},
    {"filter-print-funcs", OPTION_VALUE, FIELD(run.show.functions), "=f,g",
     HIDDEN "print and draw these functions only"},
    {"print-module-scope", OPTION_FLAG, FIELD(run.show.module_scope), "", HIDDEN "print the whole module for them"},
    {"print-changed", OPTION_OPTIONAL, FIELD(run.show.changed), "=diff|quiet",
     HIDDEN "print it, or the difference, after each pass that changed it"},
    {"opt-bisect-limit", OPTION_VALUE, FIELD(run.bisect), "=N",
     HIDDEN "run the first N passes only, and list them; -1: all"},
    {"debug-only", OPTION_VALUE, FIELD(run.debug_only), "=a,b", HIDDEN "trace these passes on stderr"},
    {"pass-remarks", OPTION_OPTIONAL, FIELD(remarks[REMARK_KIND_PASSED]), "=RE",
     "report what the passes of these names did, and where"},
    {"pass-remarks-missed", OPTION_OPTIONAL, FIELD(remarks[REMARK_KIND_MISSED]), "=RE",
     "report what they did not do, and why"},
    {"pass-remarks-analysis", OPTION_OPTIONAL, FIELD(remarks[REMARK_KIND_ANALYSIS]), "=RE",
     HIDDEN "report what they found out"},
    {"remarks", OPTION_FILE, FIELD(remarks_file), "=FILE",
     HIDDEN "write all remarks as LLVM's YAML records, or as JSON if FILE ends in .json"},
    {"pass-remarks-output", OPTION_FILE, FIELD(remarks_file), "=FILE", NULL},
    {"json", OPTION_FILE, FIELD(json), "=FILE", "write the facts about the module and the run as JSON"},
    {"report", OPTION_FILE, FIELD(page), "=FILE", "write the same as a page for a browser, FILE.html"},
    {"compare", OPTION_FILE, FIELD(compared), "=FILE",
     "show in the page of -report also the run of which -json wrote FILE"},
    {"source", OPTION_FILE, FIELD(shown_source), "=FILE",
     HIDDEN "the CUDA source to show if debug information names no readable file"},
    {"color", OPTION_VALUE, FIELD(color), "=auto|always|never",
     HIDDEN "write messages in colours; auto: on a terminal, unless NO_COLOR is set"},
    {"progress", OPTION_VALUE, FIELD(progress), "=auto|always|never",
     HIDDEN "show the running pass; auto: on a terminal, after a second"},
    {"diagnostics-format", OPTION_VALUE, FIELD(diagnostics), "=F",
     HIDDEN "text, json or sarif: how messages are written on stderr"},
    {"error-limit", OPTION_VALUE, FIELD(error_limit), "=N", HIDDEN "stop after N errors (default: 20); 0: never"},
    {"stats", OPTION_FLAG, FIELD(stats), "", "print the counters of the passes and of the result on stderr"},
    {"time-passes", OPTION_FLAG, FIELD(time_passes), "", HIDDEN "print the CPU time of each pass on stderr"},
    {"stress", OPTION_VALUE, FIELD(stress), "=KIND",
     HIDDEN "clone, reparse or shuffle between passes; the output must not change"},
    {"allow-missing-datalayout", OPTION_FLAG, FIELD(allow_missing_datalayout), "",
     "accept input without one and use the default"},
    {"allow-unknown-intrinsics", OPTION_FLAG, FIELD(allow_unknown_intrinsics), "",
     HIDDEN "accept calls of llvm.nvvm.* that are not in the table"},
    {"march", OPTION_VALUE, FIELD(arch), "=nvptx64", HIDDEN "as in llc: nvptx64 or nvptx"},
    {"mtriple", OPTION_VALUE, FIELD(triple), "=TRIPLE", HIDDEN "as in llc: nvptx64-... or nvptx-..."},
    {"mattr", OPTION_VALUE, FIELD(features), "=+ptxNN", HIDDEN "as in llc; nvir-ptx writes .version N.N"},
    {"filetype", OPTION_VALUE, FIELD(file_type), "=asm|null", HIDDEN "as in llc: text, or no output"},
    {"emit-optix-ir", OPTION_FLAG, FIELD(optix), "", HIDDEN "the module is for OptiX: disables ipmsp"},
    {"disable-output", OPTION_FLAG, FIELD(discard), "", "do not write the output"},
    {"help", OPTION_FLAG, FIELD(help), "", "print this text"},
    {"help-hidden", OPTION_FLAG, FIELD(help_hidden), "", "print all options"},
    {"help-passes", OPTION_FLAG, FIELD(help_passes), "", "list the passes, levels and stages"},
    {"help-knobs", OPTION_FLAG, FIELD(help_knobs), "", "list the knobs of the memory-space system"},
    {"version", OPTION_FLAG, FIELD(version), "", "print the version and the commit"},
    {"h", OPTION_FLAG, FIELD(help), "", NULL},
    {"S", OPTION_FLAG, FIELD(ignored), "", NULL},
    {NULL, 0, 0, NULL, NULL}};

/* ---------------------------------------------------------------------- help */

/* Prints the options of a table that have a help text: `all` of them, or only those without HIDDEN. table: may be
 * NULL. */
static void options_help(Out *o, const Option *table, bool all) {
    for (const Option *p = table; p && p->name; p++) {
        bool hidden = p->help && *p->help == *HIDDEN;
        char left[64];
        if (!p->help || (hidden && !all)) continue;
        snprintf(left, sizeof left, "-%s%s", p->name, p->value);
        out_format(o, "  %-26s %s\n", left, p->help + hidden);
    }
}

/* Reports whether the option is -mcpu=help, which lists the targets, as in LLVM. */
static bool is_target_help(const Driver *d) { return d->run.mcpu && !strcmp(d->run.mcpu, "help"); }

/* Prints the names of all targets, one on each line. */
static void targets_help(Out *o) {
    const Target *t;
    for (uint32_t i = 0; (t = target_at(i)); i++) out_format(o, "%s\n", t->name);
}

/* Reports whether an option asks for a help text, the version or the list of targets; the program then does nothing
 * else. */
static bool is_help(const Driver *d) {
    return d->help || d->help_hidden || d->help_passes || d->help_knobs || d->version || is_target_help(d);
}

/* Prints the requested help texts to standard output. Returns the exit code: 1 if the output fails. */
static int driver_help(const Driver *d) {
    Out o;
    out_init(&o, stdout);
    if (d->version) out_format(&o, "%s %s\n", d->program, version_text());
    if (d->help || d->help_hidden) {
        out_format(&o, "usage: %s [options] [FILE|-]\n%s\n\n", d->program, d->summary);
        options_help(&o, d->own, d->help_hidden);
        out_format(&o, "  %-26s %s\n", "-O0 .. -O3, -Ofc{mid,max}", "run the passes of a level");
        options_help(&o, option_table, d->help_hidden);
    }
    if (d->help_passes) passes_print(&o);
    if (d->help_knobs) knobs_help(&o);
    if (is_target_help(d)) targets_help(&o);
    bool good = out_flush(&o);
    out_free(&o);
    return good ? 0 : 1;
}

/* ---------------------------------------------------------------------- options */

/* Prints a usage error and returns the exit code for it, 2. */
static int usage(const Driver *d, const char *format, ...) {
    va_list args;
    va_start(args, format);
    terminal_mistake(stderr, d->program, d->color);
    diag_vprint(stderr, format, args);
    va_end(args);
    return 2;
}

/* Returns the option whose name is the `len` bytes at `name`; NULL if the table, which may be NULL, has none. */
static const Option *option_find(const Option *table, const char *name, size_t len) {
    for (; table && table->name; table++)
        if (strlen(table->name) == len && !memcmp(table->name, name, len)) return table;
    return NULL;
}

/* Offers the names of all options of the table, which may be NULL, to the search for the most similar name. */
static void options_nearest(const Option *table, Suggestion *near) {
    for (; table && table->name; table++) suggestion_try(near, table->name);
}

/* Prints an error about unknown option `arg`, with the most similar option, or with the option that does what the name
 * suggests. Returns the exit code. */
static int option_unknown(const Driver *d, const char *arg) {
    Suggestion near = suggestion_begin(arg + 1 + (arg[1] == '-'), "=");
    options_nearest(option_table, &near);
    options_nearest(d->own, &near);
    for (uint32_t i = 0; i < level_count; i++) suggestion_try(&near, level_table[i].level);
    knobs_nearest(&near);
    size_t len = strcspn(near.word, "=<");
    if (pass_find(near.word, len)) return usage(d, "unknown option '%s'; -passes=%s runs this pass", arg, near.word);
    if ((len == 4 && !memcmp(near.word, "arch", 4)) || !strncmp(near.word, "gpu-arch", 8))
        return usage(d, "unknown option '%s'; -mcpu=sm_NN sets the target", arg);
    if (near.best) return usage(d, "unknown option '%s'; did you mean '-%s'?", arg, near.best);
    return usage(d, "unknown option '%s'; --help and --help-knobs list them", arg);
}

/* Sets the field of the option in argv[*i]. Advances *i if the value of the option is the next argument. A level, such
 * as -O2, only sets d->level, and a knob is appended to d->knob_text, which knobs_apply evaluates. Returns DRIVER_GO or
 * the exit code. */
static int option_set(Driver *d, int argc, char **argv, int *i) {
    const char *arg = argv[*i], *name = arg + 1 + (arg[1] == '-');
    size_t len = strcspn(name, "=");
    const Option *p = option_find(option_table, name, len);
    if (!p) p = option_find(d->own, name, len);
    if (!p) {
        const LevelRow *level = level_find(name);
        if (level) d->level = level->level;
        else if (knob_set(&d->knobs, arg) == KNOB_UNKNOWN) return option_unknown(d, arg);
        else vec_push(&d->knob_text, arg);
        return DRIVER_GO;
    }
    void *field = (char *)d + p->offset;
    const char *value = name[len] ? name + len + 1 : NULL;
    if (value && (p->form == OPTION_FLAG || p->form == OPTION_ALL))
        return usage(d, "option '-%s' takes no value; write it alone", p->name);
    if (p->form == OPTION_FLAG) {
        *(bool *)field = true;
        return DRIVER_GO;
    }
    if (!value && (p->form == OPTION_VALUE || p->form == OPTION_FILE) && *i + 1 < argc) value = argv[++*i];
    if ((p->form == OPTION_FILE && (!value || !*value)) || (p->form == OPTION_VALUE && !value))
        return usage(d, "option '-%s' needs a value: -%s%s", p->name, p->name, p->value);
    *(const char **)field = value ? value : "";
    return DRIVER_GO;
}

/* Sets the knobs: first the defaults, then those of the level (NULL: no level) and of OptiX, then those on the command
 * line, because later settings override earlier ones. Returns DRIVER_GO or the exit code. */
static int knobs_apply(Driver *d, const LevelRow *level) {
    d->knobs = knobs_default();
    if (level) knobs_set_list(&d->knobs, level->knobs);
    if (d->optix) d->knobs.do_ip_msp = 0;
    for (uint32_t i = 0; i < d->knob_text.n; i++) {
        const char *text = d->knob_text.at[i];
        if (knob_set(&d->knobs, text) == KNOB_BAD_VALUE)
            return usage(d, "bad value in '%s': expected %s", text, knob_values(text));
    }
    return DRIVER_GO;
}

/* Prints an error about the n bytes `name`, which no pass has as its name, in the value of `option`, with the most
 * similar name. Returns the exit code. */
static int name_unknown(const Driver *d, const char *option, const char *name, size_t n) {
    Suggestion near = suggestion_begin(name, ",");
    pass_nearest(&near);
    if (!near.best) return usage(d, "-%s: unknown pass '%.*s'; --help-passes lists them", option, (int)n, name);
    return usage(d, "-%s: unknown pass '%.*s'; did you mean '%s'?", option, (int)n, name, near.best);
}

/* Checks that the pattern of -pass-remarks, -missed or -analysis is a regular expression, and that it matches a pass.
 * Returns DRIVER_GO or the exit code. */
static int remarks_check(const Driver *d, enum RemarkKind kind) {
    static const char *const option[] = {"pass-remarks", "pass-remarks-missed", "pass-remarks-analysis"};
    const char *pattern = d->remarks[kind];
    if (!pattern) return DRIVER_GO;
    VEC(const char *) name = {0};
    for (const PassRow *row = own_passes(); row->name; row++) vec_push(&name, row->name);
    for (uint32_t i = 0; i < pass_count; i++) vec_push(&name, pass_table[i].name);
    enum RemarkMatch match = remark_pattern_match(pattern, name.at, name.n);
    vec_free(&name);
    if (match == REMARK_NO_PATTERN) return usage(d, "-%s: '%s' is no regular expression", option[kind], pattern);
    return match == REMARK_MATCH ? DRIVER_GO : name_unknown(d, option[kind], pattern, strlen(pattern));
}

/* Checks that every name in `list`, the value of `option`, is that of a pass. NULL and "" name none. Returns DRIVER_GO
 * or the exit code. */
static int names_check(const Driver *d, const char *option, const char *list) {
    for (const char *p = list; p && *p; p += *p == ',') {
        size_t n = strcspn(p, ",");
        if (!pass_find(p, n)) return name_unknown(d, option, p, n);
        p += n;
    }
    return DRIVER_GO;
}

/* Checks the options that are spelled as in llc; -filetype=null also sets d->discard. Returns DRIVER_GO or the exit
 * code. */
static int llc_check(Driver *d) {
    if (d->arch && strcmp(d->arch, "nvptx64") && strcmp(d->arch, "nvptx"))
        return usage(d, "-march: expected nvptx64 or nvptx, not '%s'", d->arch);
    if (d->triple && strncmp(d->triple, "nvptx", 5))
        return usage(d, "-mtriple: expected a triple such as nvptx64-nvidia-cuda, not '%s'", d->triple);
    if (d->file_type && strcmp(d->file_type, "asm") && strcmp(d->file_type, "null"))
        return usage(d, "-filetype: expected asm or null, not '%s'; ptxas makes objects", d->file_type);
    d->discard |= d->file_type && !strcmp(d->file_type, "null");
    for (const char *s = d->features; s && *s; s += strcspn(s, ","), s += *s == ',')
        if ((*s != '+' && *s != '-') || (strncmp(s + 1, "ptx", 3) && strncmp(s + 1, "sm_", 3)))
            return usage(d, "-mattr: expected features such as +ptx83, not '%s'", s);
    return DRIVER_GO;
}

/* Reports whether the text is a number of at most nine digits, or -1. */
static bool is_integer(const char *text) {
    size_t n = strspn(text, "0123456789");
    return !strcmp(text, "-1") || (n && n < 10 && !text[n]);
}

/* Returns when progress is shown, which -progress decides first. By default it is not shown if standard error is no
 * terminal, or with -diagnostics-format and -debug-only, so that it is not mixed with their output. */
static enum Progress progress_of(const Driver *d) {
    if (d->progress && !strcmp(d->progress, "always")) return PROGRESS_ALWAYS;
    bool never =
        (d->progress && !strcmp(d->progress, "never")) || d->diagnostics || d->run.debug_only || !d->diag.style.width;
    return never ? PROGRESS_NEVER : PROGRESS_LATE;
}

/* Checks the options against one another. Sets the knobs, the style and limit of messages and the collection of
 * remarks, and builds the pipeline. Returns DRIVER_GO or the exit code. */
static int driver_check(Driver *d) {
    const LevelRow *level = d->level ? level_find(d->level) : NULL;
    char error[256];
    if (level && d->passes) return usage(d, "-%s and -passes exclude each other", d->level);
    if (d->run.mcpu && !target_parse(d->run.mcpu, error, sizeof error)) return usage(d, "%s", error);
    if (d->stress && !stress_find(d->stress, &d->run.stress))
        return usage(d, "-stress: expected clone, reparse or shuffle, not '%s'", d->stress);
    if (d->stress && d->run.watch) return usage(d, "-stress replaces the text that -json and -report show");
    if (d->run.show.changed && !show_is_change(d->run.show.changed))
        return usage(d, "-print-changed: expected diff or quiet, not '%s'", d->run.show.changed);
    if (d->run.bisect && !is_integer(d->run.bisect))
        return usage(d, "-opt-bisect-limit: expected a number of passes, not '%s'", d->run.bisect);
    if (d->diagnostics && !diag_list_is_format(d->diagnostics))
        return usage(d, "-diagnostics-format: expected text, json or sarif, not '%s'", d->diagnostics);
    if (d->error_limit && (!is_integer(d->error_limit) || *d->error_limit == '-'))
        return usage(d, "-error-limit: expected a number of errors, not '%s'", d->error_limit);
    if (d->color && !terminal_is_choice(d->color))
        return usage(d, "-color: expected auto, always or never, not '%s'", d->color);
    if (d->progress && !terminal_is_choice(d->progress))
        return usage(d, "-progress: expected auto, always or never, not '%s'", d->progress);
    if (d->error_limit) d->diag.limit = (uint32_t)strtoul(d->error_limit, NULL, 10);
    d->diag.style = terminal_style(stderr, d->color);
    d->run.progress = progress_of(d);
    diag_list_begin(&d->list, &d->diag, d->program, d->diagnostics);
    int code = llc_check(d);
    if (code == DRIVER_GO) code = knobs_apply(d, level);
    if (code == DRIVER_GO) code = names_check(d, "print-before", d->run.print_before);
    if (code == DRIVER_GO) code = names_check(d, "print-after", d->run.print_after);
    if (code == DRIVER_GO) code = names_check(d, "debug-only", d->run.debug_only);
    for (int k = 0; k < REMARK_KINDS && code == DRIVER_GO; k++) code = remarks_check(d, (enum RemarkKind)k);
    if (code == DRIVER_GO)
        d->run.remarks = remarks_new(d->remarks, d->remarks_file, d->run.watch ? d->run.watch->remark : NULL,
                                     d->run.watch ? d->run.watch->with : NULL);
    if (d->debugify) pipeline_parse(&d->pipeline, "debugify", error, sizeof error);
    const char *passes = level ? level->passes : d->passes;
    if (code == DRIVER_GO && passes && !pipeline_parse(&d->pipeline, passes, error, sizeof error))
        return usage(d, "%s", error);
    return code;
}

int driver_begin(Driver *d, const char *program, const char *summary, const Option *own, int argc, char **argv) {
    *d = (Driver){.program = program, .summary = summary, .own = own};
    d->diag = (Diag){.out = stderr, .limit = 20};
    signal(SIGPIPE, SIG_IGN); /* a write to a broken pipe then fails with an error, which is reported */
    bool options = true;      /* until "--" */
    for (int i = 1; i < argc; i++) {
        if (options && !strcmp(argv[i], "--")) {
            options = false;
            continue;
        }
        if (!options || argv[i][0] != '-' || !argv[i][1]) {
            if (d->input) return usage(d, "more than one input: '%s' and '%s'", d->input, argv[i]);
            d->input = argv[i];
            continue;
        }
        int code = option_set(d, argc, argv, &i);
        if (code != DRIVER_GO) return code;
    }
    if (is_help(d)) return driver_help(d);
    if (d->json || d->page) {
        d->report = report_new(argc, argv);
        d->run.watch = report_watch(d->report);
    }
    return driver_check(d);
}

/* ---------------------------------------------------------------------- reading and running */

/* Reports whether any function with a body has "+sharedmem32bitptr" in its target-features: 32-bit shared
 * pointers. */
static bool module_is_narrow(const Module *m) {
    each_fn(m, s, f) {
        const Attr *a = attr_find(m, attr_list_at(m, m->sym.at[f->sym].attrs, ATTR_FUNCTION), "target-features");
        if (a && strstr(str_get(m, a->text), "+sharedmem32bitptr")) return true;
    }
    return false;
}

/* Returns the description of the input and the target, for -json and -report. */
static ReportContext report_context(const Driver *d) {
    const Target *named = module_target_without_default(d->m, d->run.mcpu);
    return (ReportContext){.input = d->source.name,
                           .source = d->shown_source,
                           .other = d->compared,
                           .target = d->target,
                           .sm = named ? named->sm : 0,
                           .knobs = &d->knobs};
}

bool driver_read(Driver *d) { return source_read(d->input ? d->input : "-", &d->source, &d->diag) && driver_parse(d); }

bool driver_parse(Driver *d) {
    d->counts.timed = d->time_passes;
    uint64_t start = stats_start(&d->counts);
    d->diag.source = &d->source;
    ParseOptions parse = {.allow_missing_datalayout = d->allow_missing_datalayout};
    d->m = module_parse(&d->source, &d->diag, &parse);
    stats_time(&d->counts, "parse", start);
    if (!d->m) return false;
    if (d->knobs.short_ptr || d->knobs.smem_32_bit || module_is_narrow(d->m))
        layout_set_short_pointers(d->m, d->knobs.short_ptr);
    start = stats_start(&d->counts);
    d->target = module_target(d->m, d->run.mcpu);
    const Target *named = module_target_without_default(d->m, d->run.mcpu);
    VerifyOptions options = {.sm = named ? named->sm : 0,
                             .allow_missing_datalayout = d->allow_missing_datalayout,
                             .known_intrinsics = !d->allow_unknown_intrinsics};
    bool good = module_verify(d->m, &options);
    stats_time(&d->counts, "verify", start);
    if (!good || !d->report) return good;
    ReportContext context = report_context(d);
    return report_input(d->report, d->m, &context);
}

bool driver_run(Driver *d) {
    bool good = pipeline_run(&d->pipeline, &d->m, &d->run, &d->knobs, &d->counts);
    if ((d->stats || d->report) && d->m) stats_add_result(&d->counts, d->m);
    d->source = d->m ? d->m->source : (Source){0}; /* -stress=reparse may have replaced it */
    if (!good || !d->report) return good;
    ReportContext context = report_context(d);
    report_output(d->report, d->m, &context);
    return true;
}

/* ---------------------------------------------------------------------- writing */

/* Prints an error: the output cannot be written, because of errno. Prints nothing if a reader such as `head` has closed
 * the pipe. Always returns false. */
static bool write_failed(const Driver *d, const char *name) {
    if (errno == EPIPE) return false;
    const char *hint = errno == EISDIR ? "; name a file in it" : errno == ENOENT ? "; make its folder first" : "";
    diag_print(stderr, "%s: error: cannot write %s: %s%s", d->program, name, strerror(errno ? errno : EIO), hint);
    return false;
}

/* The destination of the output. A regular file is written as a new file beside it, which is renamed at the end, so
 * that an existing file stays intact on failure. `beside` is the name of the new file. It is NULL for what a new file
 * cannot replace: a device, a pipe, a file with several names or of another owner, and a file in a folder that accepts
 * no new file. The output for such a file is collected, and written when it is whole. */
typedef struct Output {
    const char *name;
    char *beside;
    FILE *file; /* NULL: opened only when the output is whole */
} Output;

/* Reports whether a new file can replace existing file `name`, of which lstat says *s, without a visible difference: it
 * is a writable regular file of this user and group without other links. */
static bool is_replaceable(const char *name, const struct stat *s) {
    bool own = s->st_uid == geteuid() && s->st_gid == getegid();
    return S_ISREG(s->st_mode) && s->st_nlink == 1 && own && access(name, W_OK) == 0;
}

/* Opens the destination o->name, which must not be standard output: creates a new file beside it, with the mode of an
 * existing file. An existing regular file that cannot be replaced is not opened yet: o->file stays NULL. Returns false,
 * with errno set, if the destination cannot be opened or written. */
static bool output_open(Output *o) {
    enum { BASE_MAX = 200 };
    struct stat s;
    size_t size = strlen(o->name) + 32;
    bool there = lstat(o->name, &s) == 0;
    if (there ? is_replaceable(o->name, &s) : errno == ENOENT) {
        const char *slash = strrchr(o->name, '/'), *base = slash ? slash + 1 : o->name;
        size_t kept = strlen(base) < BASE_MAX ? strlen(base) : BASE_MAX; /* a name may have 255 bytes */
        o->beside = mem_alloc(size);
        snprintf(o->beside, size, "%.*s.%ld.part", (int)((size_t)(base - o->name) + kept), o->name, (long)getpid());
        int fd = open(o->beside, O_WRONLY | O_CREAT | O_EXCL, 0666);
        if (fd >= 0 && there && fchmod(fd, s.st_mode & 07777)) close(fd), remove(o->beside), fd = -1;
        if (fd >= 0) return (o->file = fdopen(fd, "wb")) != NULL;
        free(o->beside);
        o->beside = NULL;
    }
    if (there && stat(o->name, &s) == 0 && S_ISREG(s.st_mode)) return access(o->name, W_OK) == 0;
    return (o->file = fopen(o->name, "wb")) != NULL;
}

/* Closes the output. The new file is renamed to the requested name, or removed if `good` is false. If output_open did
 * not open the file and `good` is true, opens it and writes `collected`, the whole output. Returns false, with errno
 * set, if one of these steps fails. */
static bool output_close(Output *o, bool good, const Out *collected) {
    bool closed = true;
    if (!o->file && good) {
        closed = (o->file = fopen(o->name, "wb")) != NULL;
        closed = closed && fwrite(collected->buf, 1, collected->n, o->file) == collected->n;
    }
    if (o->file) closed = fclose(o->file) == 0 && closed;
    if (o->beside) {
        closed = closed && (!good || rename(o->beside, o->name) == 0);
        if (!good || !closed) remove(o->beside);
        free(o->beside);
    }
    return closed;
}

/* Reports whether the file `name` can be written, and leaves it as it was; prints an error if not. Returns true for
 * NULL and "-". Returns true also for a pipe or device, which is not opened, because its reader would take the close
 * for the end of the data. */
static bool file_check(const Driver *d, const char *name) {
    Output output = {.name = name};
    struct stat s;
    if (!name || !strcmp(name, "-") || (stat(name, &s) == 0 && !S_ISREG(s.st_mode) && !S_ISDIR(s.st_mode))) return true;
    errno = 0;
    return output_open(&output) ? output_close(&output, false, NULL) : write_failed(d, output.name);
}

/* Opens the file `name`, calls `emit` to fill it, and closes it. NULL and "-": standard output. Returns false if `emit`
 * does, and then keeps an existing file, or after an error message if the file cannot be written. */
static bool file_write(Driver *d, const char *name, bool (*emit)(Driver *d, Out *o)) {
    bool to_file = name && strcmp(name, "-");
    Output output = {.name = to_file ? name : "standard output", .file = to_file ? NULL : stdout};
    errno = 0;
    if (to_file && !output_open(&output)) return write_failed(d, output.name);
    Out o;
    out_init(&o, output.file);
    errno = 0;
    bool good = emit(d, &o), written = out_flush(&o);
    if (!(to_file ? output_close(&output, good && written, &o) : fflush(stdout) == 0)) written = false;
    out_free(&o);
    if (!written) write_failed(d, output.name);
    return good && written;
}

bool driver_write(Driver *d, bool (*emit)(Driver *d, Out *o)) {
    /* driver_end writes the other files; if one of them cannot be written, nothing is */
    if (!file_check(d, d->json) || !file_check(d, d->page) || !file_check(d, d->remarks_file)) return false;
    if (d->discard) return true;
    uint64_t start = stats_start(&d->counts);
    bool good = file_write(d, d->output, emit);
    stats_time(&d->counts, "write", start);
    return good;
}

/* Write the files of -json, -report and -remarks, for file_write. They never fail. */
static bool json_emit(Driver *d, Out *o) {
    report_json(d->report, &d->counts, o);
    return true;
}

static bool page_emit(Driver *d, Out *o) {
    report_page(d->report, &d->counts, o);
    return true;
}

static bool remarks_emit(Driver *d, Out *o) {
    const Out *text = remarks_text(d->run.remarks);
    out_bytes(o, text->buf, text->n);
    return true;
}

int driver_end(Driver *d, int code) {
    if (!code && d->run.remarks && d->remarks_file && !file_write(d, d->remarks_file, remarks_emit)) code = 1;
    if (d->report && d->m && (!code || report_has_run(d->report))) { /* also of a run that failed */
        bool good = !d->json || file_write(d, d->json, json_emit);
        if (!((!d->page || file_write(d, d->page, page_emit)) && good)) code = 1;
    }
    report_free(d->report);
    remarks_free(d->run.remarks);
    diag_list_end(&d->list, stderr);
    if (d->stats) stats_print(&d->counts, stderr);
    if (d->time_passes) stats_print_times(&d->counts, stderr);
    if (d->m) module_free(d->m);
    source_free(&d->source);
    pipeline_free(&d->pipeline);
    vec_free(&d->knob_text);
    stats_free(&d->counts);
    return code;
}
