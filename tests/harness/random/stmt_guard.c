/* stmt_guard.c: branches that follow each other on one condition, then on another: what a loop with conditions leaves
 * when it is unrolled. The ways change two values, which later ways and conditions use. */
#include "tests/harness/random/gen_in.h"

enum { CARRIED = 2, WAYS = 2 };

/* Generates a way: the value `from` is kept, exchanged for the other one, computed with, or loaded. */
static Val way_value(Gen *g, const Val from[CARRIED], uint32_t k) {
    static const char *const op[] = {"add", "sub", "xor", "mul"};
    Val a;
    switch (below(g, 5)) {
    case 0: return from[!k];
    case 1:
        a = row_field(g, row_some(g, false), 4);
        return define(g, int_value(32), "load i32, %s %s, align 4", space_type(a.space), a.s);
    case 2: a = int_of(g, 32); return define(g, int_value(32), "%s i32 %s, %s", op[below(g, 4)], from[k].s, a.s);
    case 3: return define(g, int_value(32), "%s i32 %s, %u", op[below(g, 4)], from[k].s, 1 + below(g, 3));
    default: return from[k];
    }
}

/* Generates a branch on c. Replaces the values v by what the ways make of them. */
static void guard(Gen *g, Val c, Val v[CARRIED]) {
    uint32_t way[WAYS] = {body_label(g), body_label(g)}, join = body_label(g), mark = g->val.n, before = g->label;
    uint32_t from[WAYS] = {before, before}, empty = below(g, 3); /* WAYS: none is empty */
    Val in[WAYS][CARRIED];
    if (empty < WAYS) way[empty] = join;
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, way[0], way[1]);
    for (uint32_t i = 0; i < WAYS; i++) {
        for (uint32_t k = 0; k < CARRIED; k++) in[i][k] = v[k];
        if (i == empty) continue;
        label_begin(g, way[i]);
        for (uint32_t k = 0; k < CARRIED; k++) in[i][k] = way_value(g, v, k);
        if (chance(g, 20)) {
            Val a = row_field(g, row_some(g, true), 4);
            body_line(g, "store i32 %s, %s %s, align 4", v[0].s, space_type(a.space), a.s);
        }
        from[i] = g->label;
        body_line(g, "br label %%b%u", join);
        g->val.n = mark;
    }
    label_begin(g, join);
    for (uint32_t k = 0; k < CARRIED; k++)
        v[k] =
            define(g, int_value(32), "phi i32 [ %s, %%b%u ], [ %s, %%b%u ]", in[0][k].s, from[0], in[1][k].s, from[1]);
}

void do_guards(Gen *g) {
    static const char *const pred[] = {"eq", "ult", "sgt", "sle"};
    Val v[CARRIED] = {int_of(g, 32), int_of(g, 32)};
    bool uniform = g->uniform;
    g->uniform = false;
    for (uint32_t conditions = 1 + below(g, 3); conditions; conditions--) {
        Val c = int_of(g, 1);
        if (chance(g, 60)) c = define(g, int_value(1), "icmp %s i32 %s, %s", pred[below(g, 4)], v[0].s, v[1].s);
        for (uint32_t times = 1 + below(g, 3); times; times--) guard(g, c, v);
    }
    g->uniform = uniform;
    for (uint32_t k = 0; k < CARRIED; k++) keep(g, v[k]);
}
