/* libnvvm.c: compiles a module with NVIDIA's libnvvm and drops the PTX, for bench/speed.
 *
 *    build/libnvvm MODULE.ll
 *
 * The library is opened at run time, as $LIBNVVM or libnvvm.so, so that nothing is needed to build this program. It
 * reads the IR of today's LLVM for compute_100 and later only. Exit code 1: it refuses the module; 2: the library or
 * the file cannot be read. */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef void *NvvmProgram;
typedef int NvvmCreate(NvvmProgram *p), NvvmAdd(NvvmProgram p, const char *text, size_t size, const char *name),
    NvvmCompile(NvvmProgram p, int n, const char **options);

/* Sets the function pointer at `to` to a function of the library. Ends the program if there is no such function. */
static void function_get(void *library, const char *name, void *to) {
    *(void **)to = dlsym(library, name);
    if (*(void **)to) return;
    fprintf(stderr, "libnvvm: no function %s\n", name);
    exit(2);
}

/* Returns the contents of a file, *size bytes without a NUL, to be freed by the caller; NULL if it cannot be read. */
static char *file_read(const char *name, size_t *size) {
    FILE *file = fopen(name, "rb");
    if (!file) return NULL;
    long n = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
    char *text = n < 0 ? NULL : malloc((size_t)n + 1);
    rewind(file);
    *size = text ? fread(text, 1, (size_t)n, file) : 0;
    fclose(file);
    return text;
}

int main(int argc, char **argv) {
    const char *path = getenv("LIBNVVM"), *options[] = {"-arch=compute_100", "-opt=3"};
    void *library = dlopen(path ? path : "libnvvm.so", RTLD_NOW);
    size_t size = 0;
    char *text = argc == 2 ? file_read(argv[1], &size) : NULL;
    NvvmProgram program;
    NvvmCreate *create;
    NvvmAdd *add;
    NvvmCompile *compile;
    if (!library || !text) {
        fprintf(stderr, "libnvvm: %s\n", library ? "cannot read the module" : dlerror());
        return 2;
    }
    function_get(library, "nvvmCreateProgram", &create);
    function_get(library, "nvvmAddModuleToProgram", &add);
    function_get(library, "nvvmCompileProgram", &compile);
    bool good = !create(&program) && !add(program, text, size, argv[1]) && !compile(program, 2, options);
    free(text);
    return !good;
}
