/* api.c: uses the C interface in ways in which a program must survive. Exit code 0 if every check holds. */
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "nvir.h"

#define LAYOUT \
    "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n"
static const char kernel[] = LAYOUT "@s = internal addrspace(3) global [4 x i32] undef\n"
                                    "define ptx_kernel void @k(ptr %p, i32 %n) {\n"
                                    "  %q = getelementptr i32, ptr %p, i32 %n\n"
                                    "  store i32 7, ptr %q\n"
                                    "  ret void\n"
                                    "}\n"
                                    "define void @f(ptr %a) {\n  ret void\n}\n";
static int failures;

/* Prints `what`, the mistake, and counts a failure, unless the check holds. */
static void expect(int holds, const char *what) {
    if (holds) return;
    fprintf(stderr, "%s\n", what);
    failures++;
}

static atomic_int keys; /* how often the library has drawn the key of its hashes */
/* Takes the place of the C library's fopen, to count in `keys` how often /dev/urandom is opened. */
FILE *fopen(const char *path, const char *mode) {
    int fd = open(path, *mode == 'r' ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC, 0666);
    keys += !strcmp(path, "/dev/urandom");
    return fd < 0 ? NULL : fdopen(fd, mode);
}

typedef struct Seen {
    int n, severity;
    unsigned line, column;
    char message[200], file[40];
} Seen;

/* An nvir_handler. Counts the diagnostics in a Seen, `user`, and copies the last one there. */
static void see(void *user, const nvir_diagnostic *d) {
    Seen *s = user;
    s->n++;
    s->severity = d->severity, s->line = d->line, s->column = d->column;
    snprintf(s->message, sizeof s->message, "%s", d->message);
    snprintf(s->file, sizeof s->file, "%s", d->file);
}

/* Checks that a diagnostic and its place reach the handler, and that nvir_messages keeps it if there is no handler. */
static void check_diagnostics(void) {
    static const char text[] = LAYOUT "define i32 @f() {\n  ret i32 %x\n}\n";
    Seen seen = {0};
    nvir_module *m;
    nvir_context *c = nvir_context_new();
    nvir_set_handler(c, see, &seen);
    expect(nvir_parse(c, "bad.ll", text, strlen(text), &m) == NVIR_ERROR && !m, "a wrong text is parsed");
    expect(seen.n && seen.severity == NVIR_SEVERITY_ERROR && seen.line == 4 && seen.column > 0,
           "the diagnostic has no place");
    expect(!strcmp(seen.file, "bad.ll"), "the diagnostic does not name the text");
    expect(!*nvir_messages(c), "a handled diagnostic is kept");
    nvir_set_handler(c, NULL, NULL);
    expect(nvir_set_option(c, "-no-such-option") == NVIR_USAGE, "an unknown option is set");
    expect(strstr(nvir_messages(c), "no-such-option") != NULL, "a diagnostic is not kept");
    nvir_clear_messages(c);
    expect(!*nvir_messages(c), "the messages are not cleared");
    expect(nvir_set_option(c, "-mcpu=sm_123") == NVIR_USAGE, "an unknown target is set");
    expect(strstr(nvir_messages(c), "known are sm_70 to") != NULL, "the message does not name the targets");
    expect(nvir_set_option(c, "-fmad=maybe") == NVIR_USAGE, "a wrong value is set");
    expect(nvir_set_option(c, "-fmad=false") == NVIR_OK, "a value is not set");
    nvir_context_free(c);
}

/* Expects that `messages` contains each message about a wrong argument; tests/harness/messages reads them here. */
static void check_said(const char *messages) {
    static const char *const said[] = {"no function 'nothing' with a body",
                                       "the function has no value 'nothing'",
                                       "'n' is not a pointer",
                                       "nvir_copy_to: the bytes are not inside one buffer",
                                       "nvir_copy_from: the bytes are not inside one buffer",
                                       "nvir_copy_from: not all bytes are defined",
                                       "'f' is not a kernel",
                                       "@k: the grid has no blocks",
                                       "unknown option '-no-such-option'",
                                       "bad value in '-inline-threshold=x'"};
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) expect(strstr(messages, said[i]) != NULL, said[i]);
}

/* Checks that wrong arguments, and a kernel that does something wrong, give a status. */
static void check_mistakes(void) {
    nvir_module *m;
    nvir_device *d;
    nvir_context *c = nvir_context_new();
    unsigned spaces, one[3] = {1, 1, 1}, none[3] = {0, 1, 1};
    uint64_t buffer;
    int number[4] = {0}, index = 4;
    const void *argument[2];
    argument[0] = &buffer, argument[1] = &index;
    expect(nvir_parse(c, "k.ll", kernel, strlen(kernel), &m) == NVIR_OK, "the kernel is not parsed");
    expect(nvir_run_passes(m, "no-such-pass") == NVIR_USAGE, "an unknown pass runs");
    expect(nvir_spaces(m, "k", "nothing", &spaces) == NVIR_USAGE, "an unknown value has spaces");
    expect(nvir_spaces(m, "nothing", "p", &spaces) == NVIR_USAGE, "an unknown function has spaces");
    expect(nvir_spaces(m, "k", "n", &spaces) == NVIR_USAGE, "a number has spaces");
    expect(nvir_device_new(m, &d) == NVIR_OK, "no device");
    expect(nvir_alloc(d, "numbers", sizeof number, &buffer) == NVIR_OK, "no buffer");
    expect(nvir_copy_from(d, buffer, number, sizeof number) == NVIR_USAGE, "undefined bytes are copied");
    expect(nvir_copy_to(d, buffer, number, 2 * sizeof number) == NVIR_USAGE, "bytes are copied past the buffer");
    expect(nvir_launch(d, "f", one, one, 0, argument) == NVIR_USAGE, "a function is launched");
    expect(nvir_launch(d, "k", one, one, 0, argument) == NVIR_ERROR, "a store past the buffer passes");
    expect(strstr(nvir_messages(c), "numbers") != NULL, "the message does not name the buffer");
    expect(nvir_copy_from(d, buffer, number, 2 * sizeof number) == NVIR_USAGE, "bytes past the buffer are copied");
    expect(nvir_launch(d, "k", none, one, 0, argument) == NVIR_ERROR, "a grid without blocks is launched");
    expect(nvir_set_option(c, "-inline-threshold=x") == NVIR_USAGE, "a wrong value of a knob is set");
    expect(nvir_set_option(c, "-no-such-option") == NVIR_USAGE, "an unknown option is set");
    check_said(nvir_messages(c));
    index = 2;
    expect(nvir_launch(d, "k", one, one, 0, argument) == NVIR_OK, "the device does not work after an error");
    nvir_device_free(d);
    nvir_module_free(m);
    nvir_context_free(c);
}

/* The body of a thread, which has contexts of its own. Sets *failed, an int, if a call fails. */
static void *work(void *failed) {
    for (int i = 0; i < 50; i++) {
        nvir_module *m = NULL;
        char *ptx = NULL;
        nvir_context *c = nvir_context_new();
        if (nvir_parse(c, "k.ll", kernel, strlen(kernel), &m) || nvir_run_passes(m, "O2") || nvir_emit_ptx(m, &ptx) ||
            !strstr(ptx, "st.global"))
            *(int *)failed = 1;
        nvir_text_free(ptx);
        nvir_module_free(m);
        nvir_context_free(c);
    }
    return NULL;
}

/* Checks that several threads can work at the same time. */
static void check_threads(void) {
    pthread_t thread[4];
    int failed[4] = {0};
    for (int i = 0; i < 4; i++) pthread_create(&thread[i], NULL, work, &failed[i]);
    for (int i = 0; i < 4; i++) {
        pthread_join(thread[i], NULL);
        expect(!failed[i], "a thread fails");
    }
}

/* Checks that running out of memory gives a status, and that the next call works. Must be called last, because memory
 * stays limited. */
static void check_memory(void) {
    enum { SIZE = 64 << 20 };
    struct rlimit limit = {(rlim_t)400 << 20, (rlim_t)400 << 20};
    char *text = malloc(SIZE);
    nvir_module *m = NULL;
    size_t n = 0;
    nvir_context *c = nvir_context_new();
    n += (size_t)sprintf(text, LAYOUT "define void @f() {\n");
    while (n + 100 < SIZE) n += (size_t)sprintf(text + n, "  %%x%zu = add i32 0, 1\n", n);
    n += (size_t)sprintf(text + n, "  ret void\n}\n");
    setrlimit(RLIMIT_AS, &limit);
    expect(nvir_parse(c, "large.ll", text, n, &m) == NVIR_MEMORY, "memory does not run out");
    free(text);
    expect(nvir_parse(c, "k.ll", kernel, strlen(kernel), &m) == NVIR_OK, "no call works after memory ran out");
    nvir_module_free(m);
    nvir_context_free(c);
}

int main(void) {
    check_threads(); /* first, so that threads race to draw the key */
    check_diagnostics();
    check_mistakes();
    expect(keys == 1, "the key of the hashes is not drawn once");
    check_memory();
    return failures != 0;
}
