/* Lab 11: full unrolling. Fill in the functions; README.md says how. */
#include "lab.h"

/* A loop that may be unrolled. */
typedef struct Victim {
    uint32_t loop;
    BlockId header, entry, latch; /* entry: the block outside of it that leads to the header; latch: the one inside */
    BlockId test, stay, leave;    /* the block that leaves it, and where it leads */
    uint32_t copies;
} Victim;

typedef struct Unroller {
    Pass *p;
    Module *m;
    Fn *f;
    Cfg c;
    Loops l;
} Unroller;

/* Finds out whether the loop has one edge in, one back and one out, whose test is executed in each iteration. */
static bool shape_find(const Unroller *u, Victim *w) {
    (void)u;
    (void)w;
    return false;
}

/* Returns how often the test of the loop is executed; 0 if that is not known, or more than TRIPS_MAX. */
static uint32_t trips_find(const Unroller *u, const Victim *w) {
    (void)u;
    (void)w;
    return 0;
}

/* Reports whether the copies are within the limits. */
static bool is_worth_it(const Unroller *u, const Victim *w) {
    (void)u;
    (void)w;
    return false;
}

/* Puts the copies in the place of the loop. */
static void loop_replace(Unroller *u, const Victim *w) {
    (void)u;
    (void)w;
}

/* Unrolls a loop, or several of which none contains another. Returns whether there was one. */
static bool round_run(Pass *p, Fn *f) {
    Unroller u = {.p = p, .m = p->m, .f = f};
    bool changed = false;
    cfg_build(&u.c, f);
    cfg_dominators(&u.c);
    loops_build(&u.l, &u.c);
    for (uint32_t k = 0; k < u.l.loop.n && !changed; k++) { /* inner loops first */
        Victim w = {.loop = k, .header = u.l.loop.at[k].header};
        if (!loop_may_copy(u.m, f, &u.l, k) || !shape_find(&u, &w)) continue;
        w.copies = trips_find(&u, &w);
        if (!w.copies || !is_worth_it(&u, &w)) continue;
        lab_trace(p, f, "the loop at %b: the test in %b is executed %u times", w.header, w.test, w.copies);
        loop_replace(&u, &w);
        changed = true;
    }
    loops_free(&u.l);
    cfg_free(&u.c);
    return changed;
}

static bool unroll(Pass *p, Fn *f) {
    bool changed = false;
    while (round_run(p, f)) changed = true;
    return changed;
}

const PassRow lab_rows[] = {
    {"loop-unroll", unroll, PASS_FUNCTION, NEED_NOTHING, KEEP_NOTHING, "", "unroll loops of constant trip count"},
    {0},
};
