/* Lab 12: a pass of your own. README.md says how to find one. This file has what passes begin with: a walk over the
 * instructions of each function, here to count candidates. */
#include "analysis/loops.h" /* any header of the tree may be included */
#include "labs.h"

/* Reports whether your pass could do something with v. Begin here: count before you change anything. */
static bool is_candidate(const Fn *f, ValueId v) { return op_flags(inst_at(f, v)) & OF_PURE; }

static bool mine(Pass *p, Fn *f) {
    Loops loops;
    Edit e;
    int in_loops = 0;
    loops_build(&loops, p->cfg);
    edit_begin(&e, p->m, f);
    each_inst(f, b, v)
        if (loops.of_block[b] != LOOP_NONE && is_candidate(f, v)) {
            in_loops++;
            lab_trace(p, f, "%v is computed in a loop", v); /* -debug-only=lab shows it */
        }
    lab_trace(p, f, "%d candidates", in_loops);
    loops_free(&loops);
    return edit_commit(&e);
}

/* The row "mine" runs after all of -O2. A row with the name of a pass of nvir, such as "cse", takes its place in
 * -O2. */
const PassRow lab_rows[] = {
    {"mine", mine, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "one line that says what it does"},
    {0},
};
