/* check.h: the parts of build/lab/check, which checks the file of a student.
 *
 *     check.c     reads the file `checks` of a lab, builds the tools, runs the checks
 *     kinds.c     the kinds of checks, apart from:
 *     hunt.c      random programs: finds one that goes wrong, shrinks it, shows it
 *     result.c    the table for the student, and result.json
 *     command.c   runs commands under limits of time and memory */
#ifndef NVIR_TESTS_HARNESS_LAB_CHECK_H
#define NVIR_TESTS_HARNESS_LAB_CHECK_H

#include "tests/harness/lab/command.h"

/* A line of the table, and of the result. */
typedef struct LabTest {
    char *name;
    double score, max;
    Out output;    /* what is shown if not all points are reached */
    bool idle_too; /* a file that does nothing passes it as well: its points depend on the quality */
    bool passed;   /* apart from that */
} LabTest;

/* A row of the file `checks`. */
typedef struct LabRow {
    char *kind, *rest; /* rest: what follows the points */
    double points;
} LabRow;

/* A number for the scoreboard; less is better. */
typedef struct LabScore {
    char *name;
    double value;
} LabScore;

typedef struct Lab {
    const char *folder, *file, *make, *tools, *result; /* of the command line, see check.c */
    const char *only;                                  /* the kinds that are checked, separated by commas; NULL: all */
    uint64_t seed;                                     /* of the first random program */
    bool bless;                                        /* what comes out is recorded as what is expected */
    /* Lines of the file `checks`; "" if there is none. */
    char *title, *passes, *before, *programs, *hours, *teaches, *scores;
    VEC(LabRow) row;
    VEC(LabTest) test;
    VEC(LabScore) score, cost; /* cost: of each program, in percent of that without the student's passes */
    double quality;            /* in proportion to that of the reference, 0 to 1; -1: not measured */
    uint32_t wrong;            /* the programs, kernels and random ones, that do something else after the passes */
    char tmp[64];              /* the temporary folder */
} Lab;

/* Adds a line to the table, with no points yet, and returns it; it is valid until the next call. The lab owns `name`
 * from then on. */
LabTest *test_new(Lab *l, char *name, double max);
/* Returns the passes of the lab after those that run before them, separated by commas, to be freed by the caller. */
char *passes_all(const Lab *l);
/* Returns the part of the points for soundness and speed that counts. A pass that does nothing is sound and fast, so
 * this part is in proportion to the quality that the passes reach, and 1 from half of the quality of the reference
 * on. */
double idle_part(const Lab *l);

/* Executes a row of `checks`: adds lines to the table. */
typedef void LabCheck(Lab *l, const LabRow *row);
/* kinds.c */
LabCheck golden_check, sound_check, quality_check, speed_check, command_check, command_idle_check, topic_check;
/* Measures the programs of the lab for the scoreboard: fills l->cost, and l->score with the numbers that the line
 * `scores` names. */
void scores_measure(Lab *l);

/* hunt.c */
LabCheck random_check;
/* Prints with how many of `count` seeds the random programs find something, and how many programs and how much
 * processor time one of these seeds took at most. */
void seeds_measure(Lab *l, uint32_t count);

/* result.c */
/* Prints the table, what went wrong in the lines without all points, and the sum. */
void result_print(Lab *l);
/* Writes the file l->result as Gradescope reads it; prints a message if it cannot. `time`: the seconds that the checks
 * took. */
void result_write(const Lab *l, double time);

#endif
