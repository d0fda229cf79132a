/* seam.h: the seam between the tools and the student's file.
 *
 * The tools call own_passes() for additional rows (transform/pipeline.h). Here these are the rows of the student's
 * file, each with a function of the seam that calls the student's, counts its steps, and checks the function
 * afterwards. */
#ifndef NVIR_TESTS_HARNESS_LAB_SEAM_H
#define NVIR_TESTS_HARNESS_LAB_SEAM_H

#include "labs.h"
#include "tests/harness/lab/command.h"

/* The rows of the reference solution; only {0} where it is not there. A row of the reference without a row of the
 * student's with the same name is never used. */
extern const PassRow reference_rows[];

/* Rows that a lab needs beside the student's, such as a pass that makes programs harder: rows/LAB.c, or no_rows.c. */
extern const PassRow lab_more_rows[];

/* planted.c: the passes that check the random programs of every lab. */
extern const PassRow planted_rows[];
/* Reports what a check of the student's work has found as an error of the module, also if the module is quiet. */
void check_fail(const Pass *p, const char *words);

/* Set by -debug-only=lab: each pass is compared with the reference, see compare.c. */
extern bool lab_compares;

/* Returns the number of basic blocks of the student's code that have run. */
uint64_t lab_steps(void);

/* body.c: a copy of a function's body as it was before a pass. */
typedef struct LabBody {
    StrId name; /* of the function */
    TypeId type;
    Fn *f;
} LabBody;
typedef VEC(LabBody) LabBodies;
/* Sets *b to a copy of the body of f, or of all bodies of the module if f is NULL. */
void bodies_take(LabBodies *b, const Module *m, const Fn *f);
void bodies_free(LabBodies *b);
/* Reports, in words, what is wrong with the functions of `before` after a pass that returned `changed`: at most one
 * message for each function. Functions that the pass has deleted are not checked. If `changed` is false, the only check
 * is that the bodies are as before. */
void bodies_check(const LabBodies *before, Module *m, const char *pass, bool changed);

/* compare.c: runs the student's row and the reference's on copies of the module, over f only if it is not NULL, and
 * prints to standard error the traces and the first step at which the two differ. Changes nothing. reference may be
 * NULL: then prints the student's trace alone. With LAB_BRIEF in the environment it prints the first difference of all
 * calls, in short, and else nothing. */
void compare_show(Pass *p, const Fn *f, const PassRow *student, const PassRow *reference);
/* If a student's pass is being compared, prints the last lines of its trace and the first steps of the reference to
 * standard error, once; does nothing otherwise. For a pass that crashes or does not end: the heap may be broken, so it
 * allocates nothing. */
void compare_stopped(void);

/* labs.c: the last eight lines that lab_trace has written. */
void trace_forget(void);
/* Prints `head` and these lines to standard error; nothing if there are none. Allocates nothing. */
void trace_tell(const char *head);

/* Runs a row over f, or over each function of the module if f is NULL; a row for modules always over the module.
 * Returns whether anything changed. */
bool row_run(Pass *p, const PassRow *row, Fn *f);

#endif
