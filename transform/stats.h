/* stats.h: the counters and the final state (-stats) and the times (-time-passes) of one run of a program.
 *
 * A zeroed Stats is empty and ready for use. Names are kept as pointers: they must live as long as the
 * Stats. */
#ifndef NVIR_TRANSFORM_STATS_H
#define NVIR_TRANSFORM_STATS_H

#include "ir/ir.h"

typedef struct Stats {
    VEC(struct {
        const char *pass, *what; /* the name of the pass, and what it counts: "calls inlined" */
        uint64_t n;
    })
    counter;
    bool timed; /* stats_time records times; else the clock, which is a system call, is not read */
    /* by name of a pass or of a part of the driver ("parse"): its CPU time in nanoseconds, and how often it ran */
    VEC(struct {
        const char *name;
        uint64_t ns;
        uint32_t runs;
    })
    time;
} Stats;

/* Adds n to the counter `what` of a pass; the first addition creates the counter, and an addition of 0 does
 * nothing. Counters are matched by the pointer `pass` and the text of `what`. */
void stats_add(Stats *s, const char *pass, const char *what, uint64_t n);

/* Returns the CPU time that the process has used, in nanoseconds. */
uint64_t stats_clock(void);

/* Returns the time at which something begins, for stats_time; 0 unless s is timed. */
uint64_t stats_start(const Stats *s);

/* Adds one run of `name` and its time, if s is timed: it began when stats_start returned `since`, and ends now. */
void stats_time(Stats *s, const char *name, uint64_t since);

/* Prints the counters, sorted by pass and then by text, and the ratio of evaluations to edges of a space analysis. */
void stats_print(const Stats *s, FILE *out);

/* Counts the functions with a body, the instructions, and the loads, stores and atomics by the space of their pointer,
 * as counters of "the result": the other counters are sums over all runs of a pass. */
void stats_add_result(Stats *s, const Module *m);

/* Prints the times in the order in which the names were first timed: milliseconds, share of the total, runs,
 * name. A line with the total comes last, also if nothing was timed. */
void stats_print_times(const Stats *s, FILE *out);

void stats_free(Stats *s);

#endif
