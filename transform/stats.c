/* stats.c: counters and times of passes. See stats.h. */
#include "transform/stats.h"

#include <time.h>

#include "analysis/spaces/program.h"

void stats_add(Stats *s, const char *pass, const char *what, uint64_t n) {
    if (!n) return;
    for (uint32_t i = 0; i < s->counter.n; i++)
        if (s->counter.at[i].pass == pass && !strcmp(s->counter.at[i].what, what)) {
            s->counter.at[i].n += n;
            return;
        }
    vec_reserve(&s->counter, 1);
    s->counter.at[s->counter.n].pass = pass;
    s->counter.at[s->counter.n].what = what;
    s->counter.at[s->counter.n++].n = n;
}

uint64_t stats_clock(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t stats_start(const Stats *s) { return s->timed ? stats_clock() : 0; }

void stats_time(Stats *s, const char *name, uint64_t since) {
    if (!s->timed) return;
    uint64_t ns = stats_clock() - since;
    uint32_t i = 0;
    while (i < s->time.n && strcmp(s->time.at[i].name, name)) i++;
    if (i == s->time.n) {
        vec_reserve(&s->time, 1);
        s->time.at[i].name = name;
        s->time.at[i].ns = s->time.at[i].runs = 0;
        s->time.n++;
    }
    s->time.at[i].ns += ns;
    s->time.at[i].runs++;
}

/* Sorts by pass and then by text, so that the output does not depend on the order in which functions were
 * visited. In this order "edges" comes directly before "evaluations" of the same analysis, so their
 * ratio is printed after them. */
void stats_print(const Stats *s, FILE *out) {
    uint32_t *by = mem_alloc((s->counter.n + 1) * sizeof *by);
    for (uint32_t i = 0; i < s->counter.n; i++) {
        uint32_t j = i;
        for (; j; j--) {
            int order = strcmp(s->counter.at[by[j - 1]].pass, s->counter.at[i].pass);
            if (!order) order = strcmp(s->counter.at[by[j - 1]].what, s->counter.at[i].what);
            if (order <= 0) break;
            by[j] = by[j - 1];
        }
        by[j] = i;
    }
    for (uint32_t i = 0; i < s->counter.n; i++) {
        const char *pass = s->counter.at[by[i]].pass;
        uint64_t n = s->counter.at[by[i]].n;
        fprintf(out, "%10llu  %s: %s\n", (unsigned long long)n, pass, s->counter.at[by[i]].what);
        bool counted = i && !strcmp(s->counter.at[by[i]].what, "evaluations");
        uint64_t edges = counted ? s->counter.at[by[i - 1]].n : 0;
        if (edges) fprintf(out, "%10.2f  %s: evaluations per edge\n", (double)n / (double)edges, pass);
    }
    free(by);
}

/* Returns the name of the counter of accesses through a pointer of type `pointer`. */
static const char *result_accesses(const Module *m, TypeId pointer) {
    static const struct {
        uint32_t space;
        const char *counter;
    } row[] = {{SPACE_GENERIC, "generic accesses"}, {SPACE_GLOBAL, "global accesses"},
               {SPACE_SHARED, "shared accesses"},   {SPACE_CONST, "const accesses"},
               {SPACE_LOCAL, "local accesses"},     {SPACE_PARAM, "param accesses"}};
    uint32_t space = space_at_run_time(type_space(m, pointer));
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (row[i].space == space) return row[i].counter;
    return "other accesses";
}

void stats_add_result(Stats *s, const Module *m) {
    static const char result[] = "the result";
    each_fn(m, id, f) {
        stats_add(s, result, "functions", 1);
        each_inst(f, b, v) {
            MemAccess a;
            stats_add(s, result, "instructions", 1);
            if (program_access(m, f, v, &a)) stats_add(s, result, result_accesses(m, ref_type(m, f, a.ptr)), 1);
        }
    }
}

void stats_print_times(const Stats *s, FILE *out) {
    uint64_t total = 0;
    for (uint32_t i = 0; i < s->time.n; i++) total += s->time.at[i].ns;
    for (uint32_t i = 0; i < s->time.n; i++)
        fprintf(out, "%10.3f ms %5.1f%% %4u  %s\n", (double)s->time.at[i].ns / 1e6,
                total ? 100.0 * (double)s->time.at[i].ns / (double)total : 0.0, s->time.at[i].runs, s->time.at[i].name);
    fprintf(out, "%10.3f ms 100.0%%       total\n", (double)total / 1e6);
}

void stats_free(Stats *s) {
    vec_free(&s->counter);
    vec_free(&s->time);
}
