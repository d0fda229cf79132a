/* nvir-ptx.c: the command-line tool that translates NVVM IR to PTX. It also takes nvir-opt's options; it
 * then runs that pipeline in the same process. */
#include "parse/parse.h"
#include "ptx/tools/canonical.h"
#include "ptx/tools/diff.h"
#include "ptx/tools/ptxas.h"
#include "transform/driver.h"

typedef struct PtxDriver {
    Driver driver;
    const char *version, *fmad, *ptxas;
    bool no_line_info, line_info_only, annotate, canonical, verify, diff;
    PtxOptions ptx;
    Out text; /* -verify: the text, which is written only if ptxas accepts it */
} PtxDriver;

static const Option ptx_option_table[] = {
    {"ptx-version", OPTION_VALUE, offsetof(PtxDriver, version), "=N.M",
     "write this .version (default: the least that is needed)"},
    {"fmad", OPTION_VALUE, offsetof(PtxDriver, fmad), "=true|false",
     "fuse multiply and add if both have flag contract (true)"},
    {"no-line-info", OPTION_FLAG, offsetof(PtxDriver, no_line_info), "", "leave out .file and .loc"},
    {"line-info-only", OPTION_FLAG, offsetof(PtxDriver, line_info_only), "",
     "emit line tables instead of full debug information"},
    {"annotate", OPTION_FLAG, offsetof(PtxDriver, annotate), "",
     "append to each line the IR it comes from, as a comment"},
    {"canonical", OPTION_FLAG, offsetof(PtxDriver, canonical), "",
     "give registers and labels canonical names; FILE.ptx too"},
    {"verify", OPTION_FLAG, offsetof(PtxDriver, verify), "",
     "check with ptxas: messages, registers, spills, code size"},
    {"ptxas", OPTION_VALUE, offsetof(PtxDriver, ptxas), "=PATH", "the ptxas that -verify runs (the one on PATH)"},
    {"diff", OPTION_FLAG, offsetof(PtxDriver, diff), " A.ptx B.ptx",
     "compare two PTX files; names and order are ignored"},
    {NULL, 0, 0, NULL, NULL}};

/* Parses a PTX version: "8.6" is 86. Returns 0 if the text is not a version from 6.0 to 9.9. */
static uint16_t version_parse(const char *s) {
    if (s[0] >= '6' && s[0] <= '9' && s[1] == '.' && s[2] >= '0' && s[2] <= '9' && !s[3])
        return (uint16_t)((s[0] - '0') * 10 + (s[2] - '0'));
    return 0;
}

/* Reports an error in the command line and returns the exit code for it. */
static int usage(const char *format, const char *value) {
    fprintf(stderr, "nvir-ptx: error: ");
    fprintf(stderr, format, value);
    fputc('\n', stderr);
    return 2;
}

/* Checks the options of nvir-ptx and translates them into PtxOptions. Returns an exit code or DRIVER_GO. */
static int options_check(PtxDriver *p) {
    if (p->version && !(p->ptx.version = version_parse(p->version)))
        return usage("-ptx-version: expected 6.0 to 9.0, not '%s'", p->version);
    if (p->fmad && strcmp(p->fmad, "true") && strcmp(p->fmad, "false"))
        return usage("-fmad: expected true or false, not '%s'", p->fmad);
    p->ptx.no_line_info = p->no_line_info;
    p->ptx.line_info_only = p->line_info_only;
    p->ptx.annotate = p->annotate;
    p->ptx.fmad = !p->fmad || !strcmp(p->fmad, "true");
    return DRIVER_GO;
}

/* Parses PTX text and writes it in canonical form. Returns false after an error. */
static bool canonical(const Source *source, Out *o, PtxMap *map) {
    Diag d = {.out = stderr, .source = source, .limit = 20};
    PtxText text;
    if (!ptx_read(&text, source, &d)) return false;
    ptx_canonical(&text, o, map);
    ptx_text_free(&text);
    return true;
}

/* Emits the module that the driver has read, in canonical form if that is requested. */
static bool emit(Driver *d, Out *o) {
    PtxDriver *p = (PtxDriver *)d;
    p->ptx.target = d->target;
    p->ptx.renamed = p->canonical;
    if (!p->canonical) return ptx_emit(d->m, &p->ptx, o);
    Out text;
    out_init(&text, NULL);
    bool good = ptx_emit(d->m, &p->ptx, &text);
    out_char(&text, 0);
    good = good && canonical(&(Source){.name = "PTX", .text = text.buf, .size = text.n - 1}, o, p->ptx.map);
    out_free(&text);
    return good;
}

/* Writes a PTX file in canonical form: nvir-ptx -canonical FILE.ptx. */
static bool rename_file(Driver *d, Out *o) { return canonical(&d->source, o, NULL); }

static bool is_ptx(const char *name) {
    size_t n = name ? strlen(name) : 0;
    return n > 4 && !strcmp(name + n - 4, ".ptx");
}

/* Runs nvir-ptx -canonical on a PTX file. Returns the exit code. */
static int canonical_main(Driver *d) {
    return source_read(d->input, &d->source, &d->diag) && driver_write(d, rename_file) ? 0 : 1;
}

/* Writes the text that ptxas has accepted to the output. */
static bool copy(Driver *d, Out *o) {
    const PtxDriver *p = (const PtxDriver *)d;
    out_bytes(o, p->text.buf, p->text.n);
    return true;
}

/* Emits the module and writes the text only if ptxas accepts it. Returns the exit code. */
static int emit_verified(PtxDriver *p) {
    PtxMap map = {0};
    p->ptx.map = &map;
    out_init(&p->text, NULL);
    int code = !emit(&p->driver, &p->text);
    const char *program = p->ptxas ? p->ptxas : "ptxas";
    if (!code) code = ptxas_check(p->driver.m, p->driver.target, &p->text, &map, program, stderr);
    if (!code) code = !driver_write(&p->driver, copy);
    vec_free(&map);
    out_free(&p->text);
    return code;
}

/* Compares two PTX files: nvir-ptx -diff A B. Returns 0 if they are equivalent, 1 if they differ, 2 on an
 * error. */
static int diff_main(const char *const path[2]) {
    Diag d = {.out = stderr, .limit = 20};
    Source source[2] = {{0}};
    PtxText text[2] = {{0}};
    bool good = true, differ = false;
    for (int k = 0; k < 2; k++) {
        good = good && source_read(path[k], &source[k], &d);
        d.source = &source[k];
        good = good && ptx_read(&text[k], &source[k], &d);
    }
    if (good) {
        Out o;
        out_init(&o, stdout);
        differ = ptx_diff(&text[0], &text[1], &o);
        good = out_flush(&o);
        out_free(&o);
    }
    for (int k = 0; k < 2; k++) ptx_text_free(&text[k]), source_free(&source[k]);
    return good ? differ : 2;
}

static bool is_diff(const char *s) { return !strcmp(s, "-diff") || !strcmp(s, "--diff"); }

int main(int argc, char **argv) {
    if (argc == 4 && is_diff(argv[1])) return diff_main((const char *[]){argv[2], argv[3]});
    PtxDriver p = {0};
    int code = driver_begin(&p.driver, "nvir-ptx", "Translates NVVM IR to PTX.", ptx_option_table, argc, argv);
    if (code == DRIVER_GO && p.diff) code = usage("-diff takes two files and no other argument%s", "");
    if (code == DRIVER_GO) code = options_check(&p);
    if (code == DRIVER_GO && p.canonical && is_ptx(p.driver.input)) code = canonical_main(&p.driver);
    if (code == DRIVER_GO) {
        char error[1];
        if (!p.driver.pipeline.use.n) pipeline_parse(&p.driver.pipeline, "place-images", error, sizeof error);
        pipeline_parse(&p.driver.pipeline, "atomics", error, sizeof error);
        if (!driver_read(&p.driver) || !driver_run(&p.driver)) code = 1;
        else code = p.verify ? emit_verified(&p) : !driver_write(&p.driver, emit);
    }
    return driver_end(&p.driver, code);
}
