/* script_counts.c: prints the counts of -counts to stderr: tables, or names and numbers for programs. */
#include <inttypes.h>

#include "analysis/run/script/script.h"

static void number(uint64_t n) { fprintf(stderr, " %11" PRIu64, n); }

/* Prints the head of a table: the first column and n column titles. */
static void words(const char *first, const char *const *word, unsigned n) {
    fprintf(stderr, "%-9s", first);
    for (unsigned i = 0; i < n; i++) fprintf(stderr, " %11s", word[i]);
    fputc('\n', stderr);
}

/* Prints the counts of warp accesses in a space, with a dash for a count that the space does not have. */
static void print_warp(uint8_t space, const RunWarp *w) {
    fprintf(stderr, "%-9s", run_space_name[space]);
    number(w->accesses);
    if (space == RUN_GLOBAL || space == RUN_LOCAL) {
        number(w->sectors);
        fprintf(stderr, " %11.2f", (double)w->sectors / (double)w->accesses);
    } else {
        fprintf(stderr, " %11s %11s", "-", "-");
    }
    if (space == RUN_SHARED) number(w->conflicts);
    else fprintf(stderr, " %11s", "-");
    number(w->cycles);
    fputc('\n', stderr);
}

void counts_print(const RunCounts *c) {
    static const char *const kinds[] = {"loads", "generic", "stores", "generic", "atomics", "generic"};
    static const char *const warps[] = {"accesses", "sectors", "each", "conflicts", "cycles"};
    uint64_t cycles = 0;
    words("", kinds, 6);
    for (int s = 0; s < RUN_SPACES; s++) {
        fprintf(stderr, "%-9s", run_space_name[s]);
        for (int g = 0; g < 2; g++) number(c->load[g][s]);
        for (int g = 0; g < 2; g++) number(c->store[g][s]);
        for (int g = 0; g < 2; g++) number(c->atomic[g][s]);
        fputc('\n', stderr);
    }
    words("by warps", warps, 5);
    for (uint8_t s = 0; s < RUN_SPACES; s++) {
        cycles += c->warp[s].cycles;
        if (c->warp[s].accesses) print_warp(s, &c->warp[s]);
    }
    fprintf(stderr, "steps %" PRIu64 ", cvta %" PRIu64 ", isspacep %" PRIu64, c->steps, c->cvta, c->isspacep);
    fprintf(stderr, ", barriers %" PRIu64 ", warp operations %" PRIu64 ", calls %" PRIu64 "\n", c->barrier, c->warp_op,
            c->call);
    fprintf(stderr, "estimated cost of all warps: %" PRIu64 " cycles in memory, %" PRIu64, cycles,
            (c->steps + 31) / 32);
    fprintf(stderr, " in instructions\n");
}

/* Prints one count as "SPACE_WHAT<tab>N". */
static void named(const char *space, const char *what, uint64_t n) {
    fprintf(stderr, "%s%s%s\t%" PRIu64 "\n", space, *space ? "_" : "", what, n);
}

void counts_print_tsv(const RunCounts *c) {
    named("", "steps", c->steps), named("", "cvta", c->cvta), named("", "isspacep", c->isspacep);
    named("", "barriers", c->barrier), named("", "warp_operations", c->warp_op), named("", "calls", c->call);
    for (int s = 0; s < RUN_SPACES; s++) {
        const char *name = run_space_name[s];
        const RunWarp *w = &c->warp[s];
        named(name, "loads", c->load[0][s]), named(name, "generic_loads", c->load[1][s]);
        named(name, "stores", c->store[0][s]), named(name, "generic_stores", c->store[1][s]);
        named(name, "atomics", c->atomic[0][s]), named(name, "generic_atomics", c->atomic[1][s]);
        named(name, "warp_accesses", w->accesses), named(name, "sectors", w->sectors);
        named(name, "conflicts", w->conflicts), named(name, "cycles", w->cycles);
    }
}

/* A position in the text and its line number. */
typedef struct Cursor {
    const char *at;
    uint32_t line;
} Cursor;

/* Prints the counts of a source line and its text. The lines come in ascending order, so that *context
 * only moves forward. */
static void print_line(void *context, uint32_t line, const LineCounts *c) {
    Cursor *place = context;
    const uint64_t column[] = {c->steps, c->accesses, c->generic, c->sectors, c->conflicts, c->cycles};
    for (; place->line < line && *place->at; place->at++) place->line += *place->at == '\n';
    const char *at = place->at + strspn(place->at, " \t");
    fprintf(stderr, "%-9" PRIu32, line);
    for (unsigned i = 0; i < sizeof column / sizeof *column; i++) fprintf(stderr, " %9" PRIu64, column[i]);
    fputs("  ", stderr);
    diag_print(stderr, "%.*s", (int)strcspn(at, "\n"), at);
}

void counts_print_lines(const Machine *k, const Source *source) {
    fprintf(stderr, "%-9s %9s %9s %9s %9s %9s %9s\n", "line", "steps", "accesses", "generic", "sectors", "conflicts",
            "cycles");
    machine_lines(k, print_line, &(Cursor){source->text, 1});
}
