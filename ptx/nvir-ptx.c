/* nvir-ptx.c: the command-line tool that translates NVVM IR to PTX. It also takes nvir-opt's options; it
 * then runs that pipeline in the same process. */
#include "ir/hash.h"
#include "parse/parse.h"
#include "ptx/tools/diff.h"
#include "ptx/driver/ptx_driver.h"

/* Writes d->source, a PTX file, to o in canonical form, for driver_write. Returns false after an error message. */
static bool rename_file(Driver *d, Out *o) { return ptx_driver_canonical(&d->source, o, NULL); }

/* Reports whether the file name, which may be NULL, ends in ".ptx". */
static bool is_ptx(const char *name) {
    size_t n = name ? strlen(name) : 0;
    return n > 4 && !strcmp(name + n - 4, ".ptx");
}

/* Runs nvir-ptx -canonical on a PTX file, the input of d. Returns the exit code. */
static int canonical_main(Driver *d) {
    return source_read(d->input, &d->source, &d->diag) && driver_write(d, rename_file) ? 0 : 1;
}

/* Compares two PTX files, and prints to standard output where they differ: nvir-ptx -diff A B. Returns 0 if they are
 * equivalent, 1 if they differ, 2 on an error. */
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

/* Reports whether an argument is the option -diff. */
static bool is_diff(const char *s) { return !strcmp(s, "-diff") || !strcmp(s, "--diff"); }

/* Runs nvir-ptx -verify: emits the module, and writes the PTX only if ptxas accepts it. Returns the exit code. */
static int emit_verified(PtxDriver *p) {
    int code = !ptx_driver_emit(p);
    if (!code) code = ptx_driver_assemble(p, stderr);
    return code ? code : !ptx_driver_write_text(p);
}

int main(int argc, char **argv) {
    terminal_buffer();
    mem_large_pages();
    hash_randomise();
    if (argc == 4 && is_diff(argv[1])) return diff_main((const char *[]){argv[2], argv[3]});
    PtxDriver p = {0};
    int code = driver_begin(&p.driver, "nvir-ptx", "Translates NVVM IR to PTX.", ptx_option_table, argc, argv);
    if (code == DRIVER_GO && p.diff) {
        fprintf(stderr, "nvir-ptx: error: -diff takes two files and no other argument\n");
        code = 2;
    }
    if (code == DRIVER_GO) code = ptx_driver_check(&p);
    if (code == DRIVER_GO && p.canonical && is_ptx(p.driver.input)) code = canonical_main(&p.driver);
    if (code == DRIVER_GO) {
        if (!driver_read(&p.driver) || !driver_run(&p.driver)) code = 1;
        else code = p.verify ? emit_verified(&p) : !ptx_driver_write(&p);
        if (!code && p.launch) code = ptx_driver_execute(&p, p.launch);
    }
    return ptx_driver_end(&p, code);
}
