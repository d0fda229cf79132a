/* Lab 9: alias analysis and load elimination. Fill in the four functions; README.md says how. */
#include "lab.h"

/* Reports whether anybody but the accesses of this function can know the address of alloca v. */
static bool escapes(const Memory *w, ValueId v) {
    (void)w;
    (void)v;
    return true;
}

/* Returns how two places overlap. */
static Overlap overlap(const Memory *w, const Place *a, const Place *b) {
    /* Follow both addresses with address_step(). Do they begin at one base? Which objects are they in, which
     * memories? */
    (void)w;
    (void)a;
    (void)b;
    return OVERLAP_MAY;
}

/* Returns whether the contents of the place may be other ones after instruction v. */
static bool clobbers(const Memory *w, ValueId v, const Place *place) {
    (void)w;
    (void)v;
    (void)place;
    return true;
}

/* Replaces loads by values that are known to be in memory. */
static bool eliminate(Memory *w) {
    Edit e;
    edit_begin(&e, w->p->m, w->f);
    each_block(w->f, b) {
        /* Here begins a block: which places have known contents? */
        each_inst_in(w->f, b, v) {
            /* 1. Is v a plain load of a place with known contents, `value`? Then:
             *
             *     lab_trace(w->p, w->f, "%v loads what is known to be there: %r", v, value);
             *     edit_replace(&e, v, value);
             *     edit_delete(&e, v);
             *
             * 2. Which contents does v clobber?
             * 3. Which contents are known after v? */
            (void)v;
        }
    }
    return edit_commit(&e);
}

const LabMemoryHooks lab_hooks = {escapes, overlap, clobbers, eliminate};
