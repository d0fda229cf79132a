/* nvir-web.c: nvir-opt, nvir-ptx and nvir-run in one program, which emscripten compiles to WebAssembly for the
 * playground. The first argument names the program. The page (docs/playground.md) runs each command in a new
 * instance, whose files are in memory, so that a command acts as in a terminal, and does not see files or state of
 * earlier ones. */
#include <string.h>

/* The programs, compiled with these names in place of main (web.mk). */
int opt_main(int argc, char **argv);
int ptx_main(int argc, char **argv);
int run_main(int argc, char **argv);

/* Runs the program that the first argument names, with the other arguments, and returns its exit code. Returns 2 if
 * there is no such program. */
int main(int argc, char **argv) {
    static const struct {
        const char *name;
        int (*main)(int argc, char **argv);
    } program[] = {{"nvir-opt", opt_main}, {"nvir-ptx", ptx_main}, {"nvir-run", run_main}};
    for (size_t i = 0; i < sizeof program / sizeof *program && argc > 1; i++)
        if (!strcmp(argv[1], program[i].name)) return program[i].main(argc - 1, argv + 1);
    return 2;
}
