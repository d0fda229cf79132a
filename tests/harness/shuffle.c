/* shuffle FILE...: checks that the facts of memory-space analysis depend neither on the order of functions
 * in the text, nor on the order of blocks in a function, nor on the order of the worklist. For each file,
 * with and without following calls, the facts are compared with three runs each in which blocks, the
 * worklist and functions are in random order. It also checks the bound on work: each edge is evaluated once
 * at first, and once for each bit that a fact gains. Prints one line for each file.
 */
#include "analysis/spaces/spaces.h"
#include "ir/random.h"
#include "parse/parse.h"

enum { TIMES = 3, FACT_BITS = 11 }; /* shuffles of each kind; bits of a fact */

/* Returns a random number below `below`. */
static uint32_t random_below(uint64_t *seed, uint32_t below) { return (uint32_t)(random_next(seed) % below); }

/* Analyses the memory spaces of a module; the seed shuffles the worklist unless it is 0. */
static void analyse(Spaces *s, Module *m, bool follow, uint64_t seed) {
    static Knobs knobs; /* must outlive the facts */
    static KernelTable kernels;
    knobs = knobs_default();
    kernel_table_build(&kernels, m);
    spaces_build(s, m, &kernels, &knobs, &(SpacesOptions){.follow = follow, .sm = 90, .seed = seed});
    kernel_table_free(&kernels);
}

/* ------------------------------------------------------------------------------------------- other orders */

/* Permutes the blocks of each function; the entry block stays first. */
static void blocks_shuffle(Module *m, uint64_t seed) {
    each_fn(m, s, f)
        for (uint32_t i = f->layout.n; i > 2; i--) {
            uint32_t k = 1 + random_below(&seed, i - 1);
            BlockId t = f->layout.at[i - 1];
            f->layout.at[i - 1] = f->layout.at[k];
            f->layout.at[k] = t;
        }
}

typedef struct TextPart {
    size_t from, size;
} TextPart;

/* Appends the text to `made` with its functions, from "define" to "}", permuted. */
static void text_shuffle(const Out *text, Out *made, uint64_t seed) {
    VEC(TextPart) part = {0};
    const char *s = text->buf;
    for (size_t at = 0, from = 0; at < text->n;) {
        const char *end = memchr(s + at, '\n', text->n - at);
        size_t next = end ? (size_t)(end - s) + 1 : text->n;
        if (!strncmp(s + at, "define ", 7)) from = at;
        if (!strncmp(s + at, "}\n", 2)) vec_push(&part, ((TextPart){from, next - from}));
        at = next;
    }
    uint32_t *to = mem_alloc((part.n + 1) * sizeof *to);
    for (uint32_t i = 0; i < part.n; i++) to[i] = i;
    for (uint32_t i = part.n; i > 1; i--) {
        uint32_t k = random_below(&seed, i), t = to[i - 1];
        to[i - 1] = to[k], to[k] = t;
    }
    size_t done = 0;
    for (uint32_t i = 0; i < part.n; i++) {
        out_bytes(made, s + done, part.at[i].from - done);
        out_bytes(made, s + part.at[to[i]].from, part.at[to[i]].size);
        done = part.at[i].from + part.at[i].size;
    }
    out_bytes(made, s + done, text->n - done);
    free(to);
    vec_free(&part);
}

/* ------------------------------------------------------------------------------------------- comparison */

/* Counts the facts that differ, about values and about uses. Values keep their numbers; functions are matched by name.
 * Returns UINT32_MAX if b lacks a function of a, or has one of another size. */
static uint32_t differences(const Spaces *a, const Spaces *b) {
    uint32_t n = 0;
    each_fn(a->m, s, f) {
        StrId name = a->m->sym.at[s].name;
        SymId t = name ? sym_find(b->m, str_of(b->m, str_get(a->m, name))) : s;
        const Fn *g = t ? b->m->sym.at[t].fn : NULL;
        if (!g || g->inst.n != f->inst.n) return UINT32_MAX;
        for (ValueId v = 0; v < f->nparam; v++) n += a->fact[a->base[s] + v] != b->fact[b->base[t] + v];
        each_inst(f, block, v) {
            n += a->fact[a->base[s] + v] != b->fact[b->base[t] + v];
            for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
                if (ref_is(inst_op(f, v, i), REF_VALUE)) n += spaces_use(a, s, v, i) != spaces_use(b, t, v, i);
        }
    }
    return n;
}

/* ------------------------------------------------------------------------------------------- files */

/* Parses a module, whose text must outlive it; NULL after an error. Sets *source, to which `diag` then refers. */
static Module *module_read(const char *name, const char *text, size_t size, Diag *diag, Source *source) {
    *source = (Source){.name = name, .text = text, .size = size};
    diag->source = source;
    return module_parse(source, diag, &(ParseOptions){.allow_missing_datalayout = true});
}

/* Reports whether some function has no name. Such functions are numbered in the order of the text, so it
 * must not be permuted. */
static bool has_unnamed(Module *m) {
    each_fn(m, s, f)
        if (!m->sym.at[f->sym].name) return true;
    return false;
}

/* Analyses the module of the text with shuffled blocks, then with a shuffled worklist, then, if all functions have
 * names, with shuffled functions. Returns how many facts differ from the original ones in the first of these in which
 * any does; UINT32_MAX if even the functions differ, or the text cannot be parsed. */
static uint32_t one_shuffled(const Spaces *facts, const Out *text, bool follow, uint64_t seed) {
    uint32_t all = 0;
    int ways = has_unnamed(facts->m) ? 2 : 3;
    for (int how = 0; how < ways; how++) { /* blocks, worklist, functions */
        Diag diag = {.out = stderr, .limit = 20, .quiet = true};
        Source source;
        Out other;
        out_init(&other, NULL);
        if (how == 2) text_shuffle(text, &other, seed);
        else out_bytes(&other, text->buf, text->n);
        out_char(&other, 0);
        Module *m = module_read("shuffled", other.buf, other.n - 1, &diag, &source);
        if (!m) return UINT32_MAX;
        if (how == 0) blocks_shuffle(m, seed);
        Spaces again;
        analyse(&again, m, follow, how == 1 ? seed : 0);
        uint32_t n = differences(facts, &again);
        all = n == UINT32_MAX ? n : all + n;
        spaces_free(&again);
        module_free(m);
        out_free(&other);
        if (all) return all;
    }
    return all;
}

/* Checks one file and prints the result. Returns false if a fact differs, if the analysis did too much work, or after
 * an error message, if the file cannot be read or parsed. */
static bool file_check(const char *path) {
    Diag diag = {.out = stderr, .limit = 20};
    Source file, source;
    if (!source_read(path, &file, &diag)) return false;
    Module *m = module_read(path, file.text, file.size, &diag, &source);
    if (!m) return false;
    Out text;
    out_init(&text, NULL);
    module_print(m, &text); /* the reference text */
    module_free(m);
    source_free(&file);
    uint32_t n = 0;
    bool dear = false;
    for (int follow = 0; follow < 2 && !n; follow++) {
        out_char(&text, 0);
        text.n--;
        m = module_read(path, text.buf, text.n, &diag, &source);
        Spaces facts;
        analyse(&facts, m, follow, 0);
        dear |= facts.evaluations > (FACT_BITS + 1) * facts.edges;
        for (uint64_t t = 1; t <= TIMES && !n; t++) n = one_shuffled(&facts, &text, follow, t * 0x9e3779b97f4a7c15u);
        spaces_free(&facts);
        module_free(m);
    }
    out_free(&text);
    if (dear) printf("%s: more evaluations than bits times edges\n", path);
    else if (n == UINT32_MAX) printf("%s: the shuffled text has other functions\n", path);
    else if (n) printf("%s: %u facts differ\n", path, n);
    else printf("%s: the same\n", path);
    return !n && !dear;
}

int main(int argc, char **argv) {
    bool good = true;
    for (int i = 1; i < argc; i++) good &= file_check(argv[i]);
    return good ? 0 : 1;
}
