/* robust MODE FILE...: sends texts through the whole compiler in one process and expects no crash, leak or
 * undefined behaviour (it is built with the sanitizers). The compiler may reject a text, but not fail on it.
 *
 *   whole    the files unchanged, at every optimisation level
 *   prefix   every prefix of each file, at -O2
 *   change   each file with every 50th byte changed, for each of five offsets and of five new bytes, at -O2
 */
#include "analysis/knobs.h"
#include "parse/parse.h"
#include "ptx/ptx.h"
#include "transform/pipeline.h"

/* Prints a valid module, optimises it at a level and emits PTX. Frees it. */
static void pipe_through(Module *m, const LevelRow *level) {
    Out text, ptx;
    out_init(&text, NULL);
    out_init(&ptx, NULL);
    module_print(m, &text);
    Knobs knobs = knobs_default();
    knobs_set_list(&knobs, level->knobs);
    Pipeline line = {0};
    Stats stats = {0};
    PipelineOptions options = {.mcpu = "sm_90", .verify_each = true};
    PtxOptions emit = {.target = target_find("sm_90"), .fmad = true};
    char error[256];
    if (pipeline_parse(&line, level->passes, error, sizeof error) && pipeline_run(&line, &m, &options, &knobs, &stats))
        ptx_emit(m, &emit, &ptx);
    pipeline_free(&line);
    stats_free(&stats);
    out_free(&text);
    out_free(&ptx);
    module_free(m);
}

/* Sends one text through the compiler at that level, without messages. Returns false if it was rejected. */
static bool send(const char *name, const char *text, size_t size, const LevelRow *level) {
    /* The copy has the exact size, ended by NUL, so that a read beyond the end is detected. */
    char *copy = mem_alloc(size + 1);
    if (size) memcpy(copy, text, size);
    Source source = {.name = name, .text = copy, .size = size};
    Diag diag = {.out = stderr, .source = &source, .limit = 20, .quiet = true};
    Module *m = module_parse(&source, &diag, NULL);
    VerifyOptions verify = {.sm = 90};
    bool valid = m && module_verify(m, &verify);
    if (valid) pipe_through(m, level);
    else if (m) module_free(m);
    free(copy);
    return valid;
}

/* Reads a file into memory, which the caller frees, without a NUL at the end; exits if the file cannot be opened. */
static char *read_all(const char *path, size_t *size) {
    FILE *f = fopen(path, "rb");
    VEC(char) v = {0};
    if (!f) {
        fprintf(stderr, "robust: cannot open %s\n", path);
        exit(2);
    }
    for (size_t got = 1; got;) {
        vec_reserve(&v, 1 << 16);
        got = fread(v.at + v.n, 1, 1 << 16, f);
        v.n += (uint32_t)got;
    }
    fclose(f);
    *size = v.n;
    return v.at;
}

/* Sends copies of a text with every 50th byte changed, for each offset and new byte, and then the text with just one of
 * every 50 bytes changed, one after the other. Leaves `text` as it was. */
static void change(const char *path, char *text, size_t size) {
    static const char with[] = {'\0', '!', '%', '9', '('};
    for (size_t phase = 0; phase < 50; phase += 10)
        for (size_t w = 0; w < sizeof with; w++) {
            char *copy = mem_copy(text, size);
            for (size_t at = phase; at < size; at += 50) copy[at] = with[w];
            send(path, copy, size, level_find("O2"));
            free(copy);
        }
    /* Single bytes are changed as well, because then the text around them stays meaningful. */
    for (size_t at = 0; at < size; at += 50) {
        char keep = text[at];
        text[at] = with[at / 50 % sizeof with];
        send(path, text, size, level_find("O2"));
        text[at] = keep;
    }
}

int main(int argc, char **argv) {
    if (argc < 3) {
        fprintf(stderr, "usage: robust whole|prefix|change FILE...\n");
        return 2;
    }
    for (int i = 2; i < argc; i++) {
        size_t size;
        char *text = read_all(argv[i], &size);
        if (!strcmp(argv[1], "prefix"))
            for (size_t n = 0; n <= size; n++) send(argv[i], text, n, level_find("O2"));
        else if (!strcmp(argv[1], "change")) change(argv[i], text, size);
        else
            for (uint32_t k = 0; k < level_count && send(argv[i], text, size, &level_table[k]); k++) {}
        free(text);
    }
    return 0;
}
