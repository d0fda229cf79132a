/* run_option.c: the options that apply to a whole run: which checks are made, what is traced and counted. */
#include <errno.h>

#include "analysis/run/script/script.h"
#include "ir/chars.h"
#include "parse/parse.h"

bool option_is(const char *arg, const char *name, const char **value) {
    size_t n = strlen(name);
    if (strncmp(arg, name, n) != 0) return false;
    *value = arg[n] == '=' ? arg + n + 1 : NULL;
    return arg[n] == 0 || arg[n] == '=';
}

/* Reads "X", "X,Y" or "X,Y,Z" and the character `stop` after it, advances *text over both, and sets missing numbers in
 * v to 0. Returns false if the text has another form, or a number is greater than INT32_MAX. */
static bool triple(const char **text, char stop, uint32_t v[3]) {
    const char *p = *text;
    v[0] = v[1] = v[2] = 0;
    for (int i = 0; i < 3; i++) {
        char *end;
        unsigned long n = strtoul(p, &end, 10);
        if (!char_is_digit(*p) || n > INT32_MAX) return false;
        v[i] = (uint32_t)n;
        p = end + 1;
        if (*end == stop) return *text = p, true;
        if (*end != ',') return false;
    }
    return false;
}

/* The functions set_* parse the value v of an option, NULL if it has none, and store it in *s. They return NULL, or, if
 * v is invalid, a description of the valid values for a message. */
static const char *set_seed(RunSettings *s, const char *v) {
    return v && script_number(v, UINT64_MAX, &s->run.seed) ? NULL : "a number";
}

static const char *set_max_steps(RunSettings *s, const char *v) {
    return v && script_number(v, UINT64_MAX, &s->run.max_steps) ? NULL : "a number";
}

/* Parses "BX,BY,BZ/TX,TY,TZ", the thread to trace. */
static const char *set_trace(RunSettings *s, const char *v) {
    s->run.trace = v && triple(&v, '/', s->run.trace_block) && triple(&v, 0, s->run.trace_thread);
    return s->run.trace ? NULL : "a block and a thread, BX,BY,BZ/TX,TY,TZ";
}

/* As the other set_*: parses nothing, FORM, FILE or FORM,FILE, and turns the counts on. The name of a file must contain
 * a dot or a slash, or be "-", so that a misspelt FORM is not taken for a file. */
static const char *set_counts(RunSettings *s, const char *v) {
    const char *text = v ? v : "";
    size_t n = strcspn(text, ",");
    bool lines = n == 5 && memcmp(text, "lines", n) == 0, tsv = n == 3 && memcmp(text, "tsv", n) == 0;
    const char *file = lines || tsv ? text + n + (text[n] == ',') : text;
    s->counts = true, s->tsv = tsv, s->lines = lines;
    if (s->run.counts != COUNT_LINES) s->run.counts = lines ? COUNT_LINES : COUNT_WARPS;
    free(s->counts_file);
    s->counts_file = *file ? mem_copy(file, strlen(file) + 1) : NULL;
    if (!*file || strcmp(file, "-") == 0 || strpbrk(file, "./")) return NULL;
    return "'lines' or 'tsv', a file ('-', ./NAME, NAME.TXT), or FORM,FILE";
}

bool run_option(RunSettings *s, const char *arg, const char *next, bool *used, const char **expected) {
    const struct {
        const char *name;
        bool *on;
    } flag[] = {
        {"global-races", &s->run.global_races}, {"no-races", &s->run.no_races}, {"no-synccheck", &s->run.no_synccheck}};
    static const struct {
        const char *name;
        bool word; /* the value may be the next word */
        const char *(*set)(RunSettings *s, const char *v);
    } valued[] = {{"seed", true, set_seed},
                  {"max-steps", true, set_max_steps},
                  {"trace", true, set_trace},
                  {"counts", false, set_counts}};
    const char *v;
    *used = false, *expected = NULL;
    for (unsigned i = 0; i < sizeof flag / sizeof *flag; i++)
        if (strcmp(arg, flag[i].name) == 0) return *flag[i].on = true;
    for (unsigned i = 0; i < sizeof valued / sizeof *valued; i++) {
        if (!option_is(arg, valued[i].name, &v)) continue;
        if (!v && valued[i].word && next) v = next, *used = true;
        *expected = valued[i].set(s, v);
        return true;
    }
    return false;
}

void run_settings_free(RunSettings *s) {
    for (uint32_t i = 0; i < s->file.n; i++) {
        free((char *)s->file.at[i]->name);
        source_free(s->file.at[i]);
        free(s->file.at[i]);
    }
    vec_free(&s->file);
    free(s->counts_file);
}

/* Opens the file for the counts; "-" is stdout, and NULL is stderr. Returns NULL if it cannot be opened. */
static FILE *counts_open(const char *name) { return !name ? stderr : strcmp(name, "-") ? fopen(name, "w") : stdout; }

/* Closes `out`, which counts_open has returned for `name`, unless it is stdout or stderr. If out is NULL, or writing to
 * it has failed, reports an error and returns false. */
static bool counts_close(const char *name, FILE *out) {
    bool written = out && !ferror(out), file = name && strcmp(name, "-");
    if (file && out && fclose(out)) written = false;
    if (!written)
        diag_print(stderr, "nvir-run: error: cannot write %s: %s", file ? name : "standard output", strerror(errno));
    return written;
}

bool run_json_write(const char *name, const Machine *k, const RunMessages *messages) {
    Out text;
    FILE *out = counts_open(name);
    out_init(&text, NULL);
    counts_json(&text, k, false, messages);
    out_char(&text, '\n');
    if (out) fwrite(text.buf, 1, text.n, out);
    out_free(&text);
    return counts_close(name, out);
}

bool run_settings_end(const RunSettings *s, const Machine *k, const Source *source, bool failed) {
    if (s->run.trace && !failed && !machine_traced(k))
        diag_print(stderr, "nvir-run: warning: no launch has the thread that -trace names");
    if (!s->counts) return true;
    FILE *out = counts_open(s->counts_file);
    if (out && s->tsv) counts_print_tsv(out, machine_counts(k));
    else if (out) counts_print(out, machine_counts(k));
    if (out && s->lines) counts_print_lines(out, k, source);
    return counts_close(s->counts_file, out);
}
