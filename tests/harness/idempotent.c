/* idempotent FILE...: the checks of suite/idempotent, in one process: thousands of runs of nvir-opt on small files
 * would mostly start processes. Each run parses its options, reads and verifies its text, runs the passes and prints
 * the result exactly as nvir-opt does (transform/driver.h). Prints "ok NAME" or "FAIL NAME: why" for each check. */
#include "ir/hash.h"
#include "parse/parse.h"
#include "transform/driver.h"

enum { OPTIONS_MAX = 8 };

/* Appends the words of `text` between spaces to argv, as long as it has fewer than OPTIONS_MAX. Puts NULs into `text`,
 * to which argv then points. */
static void words_append(char *text, int *argc, char **argv) {
    for (char *w = strtok(text, " "); w && *argc < OPTIONS_MAX; w = strtok(NULL, " ")) argv[(*argc)++] = w;
}

/* Runs nvir-opt with the options on a copy of the text and appends the result to `to`. Returns false if that fails. The
 * messages, also that about an error, go to `messages`. */
static bool run(const char *options, const char *name, const Out *text, Out *to, FILE *messages) {
    char words[256], *argv[OPTIONS_MAX] = {"nvir-opt", "-allow-missing-datalayout", "-allow-unknown-intrinsics"};
    int argc = 3;
    Driver d;
    snprintf(words, sizeof words, "%s", options);
    words_append(words, &argc, argv);
    int code = driver_begin(&d, "nvir-opt", "", NULL, argc, argv);
    if (code == DRIVER_GO) {
        char *copy = mem_alloc(text->n + 1);
        memcpy(copy, text->buf, text->n);
        copy[text->n] = 0;
        d.source = source_of_text(name, copy, text->n);
        d.diag.out = messages;
        code = driver_parse(&d) && driver_run(&d) ? 0 : 1;
        if (!code) module_print(d.m, to);
    }
    return driver_end(&d, code) == 0;
}

/* Checks that a run of the options on `text` prints `expected`, and prints the verdict: "ok CHECK/FILE LEVEL" or "FAIL
 * CHECK/FILE LEVEL: WHY"; for a run that fails, that is the reason. */
static void same(const char *check, const char *file, const char *level, const char *options, const Out *text,
                 const Out *expected, const char *why, FILE *messages) {
    Out got;
    out_init(&got, NULL);
    bool good = run(options, file, text, &got, messages);
    if (good && got.n == expected->n && !memcmp(got.buf, expected->buf, got.n))
        printf("ok %s/%s%s\n", check, file, level);
    else printf("FAIL %s/%s%s: %s\n", check, file, level, good ? why : "the run fails");
    out_free(&got);
}

/* A level, and what is checked of it in addition. */
typedef struct LevelChecks {
    const char *level;
    bool settled;  /* the result has no foldable cast, and no generic access of a single space */
    bool stresses; /* all stress modes run; else only shuffle, and only for programs with calls and kernels */
} LevelChecks;
static const LevelChecks levels[] = {{"-O0", false, true},
                                     {"-O1", true, false},
                                     {"-O2", true, false},
                                     {"-O3", false, false},
                                     {"-Ofcmid", true, false},
                                     {"-Ofcmax", false, false},
                                     {"-O2 -whole-program", false, true},
                                     {"-Ofcmid -publish-nvvm-as", false, false}};
static const char *const stresses[] = {"clone", "reparse", "shuffle"};
static const char settled[] = "-passes=addrspacecast-fold,memory-space-opt<second-time>";

/* Reports whether the file is one of the programs with calls and kernels, which are shuffled at every level: in two
 * folders of golden/, or with a name in .ll. */
static bool has_calls(const char *file) {
    return strstr(file, "golden/ipmsp/") == file || strstr(file, "golden/inline/") == file || strstr(file, ".ll");
}

/* Makes the checks that *l selects on the results of its level, and prints their verdicts. If the first run fails,
 * prints just one FAIL. If it prints nothing, because the file holds only comments, prints no verdict. */
static void level_check(const LevelChecks *l, const char *file, const Out *text, FILE *messages) {
    char options[256];
    Out once;
    out_init(&once, NULL);
    snprintf(options, sizeof options, "%s -verify-each", l->level);
    if (!run(options, file, text, &once, messages)) printf("FAIL idempotent/%s%s: the run fails\n", file, l->level);
    else if (once.n) { /* else the file holds nothing but comments */
        same("idempotent", file, l->level, l->level, &once, &once, "the second run changes it", messages);
        if (l->settled)
            same("settled", file, l->level, settled, &once, &once,
                 "a foldable cast, or a generic access of a single space, is left", messages);
        for (int i = 0; i < 3; i++) {
            char check[32];
            if (!l->stresses && (i < 2 || !has_calls(file))) continue;
            snprintf(check, sizeof check, "stress-%s", stresses[i]);
            snprintf(options, sizeof options, "%s -stress=%s", l->level, stresses[i]);
            same(check, file, l->level, options, text, &once, "the output differs", messages);
        }
    }
    out_free(&once);
}

int main(int argc, char **argv) {
    hash_randomise();
    for (int i = 1; i < argc; i++) {
        Diag diag = {.out = stderr, .limit = 20};
        Source source;
        Out text;
        char *messages;
        size_t size;
        FILE *stream = open_memstream(&messages, &size);
        if (!stream || !source_read(argv[i], &source, &diag)) return 1;
        out_init(&text, NULL);
        out_bytes(&text, source.text, source.size);
        for (size_t k = 0; k < sizeof levels / sizeof *levels; k++) level_check(&levels[k], argv[i], &text, stream);
        out_free(&text);
        source_free(&source);
        fclose(stream);
        const char *error = strstr(messages, "error:");
        if (error) printf("    %.*s\n", (int)strcspn(error, "\n"), error);
        free(messages);
        fflush(stdout);
    }
    return 0;
}
