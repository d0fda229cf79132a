/* 10-selection.c: the pass of lab 10, with the student's functions. The machine is in rows/10-selection.c. */
#include "lab.h"

/* The pass `select`, see lab.h. */
static bool select_pass(Pass *p, Fn *f) { return select_run(p, f, &lab_hooks); }

const PassRow lab_rows[] = {
    {"select", select_pass, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "select PTX for integer arithmetic and addresses"},
    {0},
};
