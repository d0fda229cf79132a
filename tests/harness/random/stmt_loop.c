/* stmt_loop.c: loops of every shape. The test is at the top, in the middle or at the bottom; the counter has 8 to 64
 * bits and goes up, down, by steps, or from below zero; there are several exits and back edges; a loop may have two
 * entries.
 */
#include "tests/harness/random/gen_in.h"

/* The position of the test in a loop. */
enum LoopTest { TEST_TOP, TEST_MIDDLE, TEST_BOTTOM };

/* The counter i of a loop. It begins with `first`, and its next value is i + step. The loop goes on while "icmp
 * pred" of i, or of the next value if the test is at the bottom, and `bound` is true. */
typedef struct LoopCounter {
    uint32_t bits;
    int first, step;
    const char *pred;
    Val bound;
    uint32_t trips; /* at most; an estimate of the cost */
} LoopCounter;

/* Emits a phi of `seed`, which comes from block number `from`, and of a value from the block named `latch`. The second
 * value is left blank; *at is its place in g->o, for phi_end(). */
static Val phi_begin(Gen *g, Val seed, uint32_t from, const char *latch, size_t *at) {
    char t[16], hole[48];
    memset(hole, ' ', 40);
    hole[40] = 0;
    Val v = define(g, seed, "phi %s [ %s, %%b%u ], [ %s, %%%s ]", val_type(seed, t), seed.s, from, hole, latch);
    *at = g->o->n;
    while (g->o->buf[*at - 1] != '[') (*at)--;
    return v;
}

/* Writes the second value into the phi whose blank is at `at`. It has at most 39 characters. */
static void phi_end(Gen *g, size_t at, const char *value) { memcpy(g->o->buf + at + 1, value, strlen(value)); }

/* Returns a random counter. It is compared before its increment if `early`, else after it, which gives at least one
 * trip. *data is set to whether the number of trips depends on data. */
static LoopCounter counter(Gen *g, bool early, bool *data) {
    static const uint8_t widths[] = {32, 32, 32, 64, 64, 16, 8};
    static const char *const up[] = {"ult", "slt", "ne"}, *const down[] = {"ne", "ugt", "sgt"};
    LoopCounter c = {.bits = widths[below(g, 7)], .step = 1, .trips = early ? below(g, 5) : 1 + below(g, 4)};
    int bound = (int)c.trips;
    uint32_t how = below(g, 5);
    c.pred = up[below(g, 3)];
    *data = false;
    kind(how < 2 ? KIND_LOOP_UP : how == 2 ? KIND_LOOP_DOWN : how == 3 ? KIND_LOOP_STEP : KIND_LOOP_NEGATIVE);
    switch (how) {
    case 1: /* the bound depends on data */
        *data = true;
        kind(KIND_LOOP_DATA);
        c.trips = 3;
        c.bound = int_of(g, c.bits);
        c.bound = define(g, c.bound, "and i%u %s, 3", c.bits, c.bound.s);
        if (!early) c.bound = define(g, c.bound, "add i%u %s, 1", c.bits, c.bound.s);
        return c;
    case 2: {
        int base = (int)below(g, 3);
        c.first = base + (int)c.trips, bound = base, c.step = -1, c.pred = down[below(g, 3)];
        break;
    }
    case 3: c.step = 2 + (int)below(g, 4), c.first = (int)below(g, 4), bound = c.first + c.step * (int)c.trips; break;
    case 4: c.first = -(int)c.trips, bound = 0, c.pred = chance(g, 50) ? "ne" : "slt"; break;
    default: break;
    }
    if (early && !c.trips) kind(KIND_LOOP_ZERO);
    c.bound = int_value(c.bits);
    snprintf(c.bound.s, sizeof c.bound.s, "%d", bound);
    return c;
}

/* Emits a branch on the comparison of `value` with the bound: on to label `yes`, or out of the loop to `out`. */
static void test(Gen *g, const LoopCounter *n, const char *value, uint32_t yes, uint32_t out) {
    Val c = define(g, int_value(1), "icmp %s i%u %s, %s", n->pred, n->bits, value, n->bound.s);
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, yes, out);
}

/* Emits the next value of counter i, %iN, N = head, and an access to a byte of a row at this index, which is at least
 * -4 and at most 28. */
static void early_increment(Gen *g, const LoopCounter *n, Val i, uint32_t head) {
    bool store = chance(g, 50);
    Val index = i, a;
    snprintf(index.s, sizeof index.s, "%%i%u", head);
    body_line(g, "%s = add nsw i%u %s, %d", index.s, n->bits, i.s, n->step);
    if (n->bits < 64 && chance(g, 70)) index = define(g, int_value(64), "sext i%u %s to i64", n->bits, index.s);
    a = row_some(g, store);
    a = define(g, a, "getelementptr i8, %s %s, i64 8", space_type(a.space), a.s);
    a = define(g, a, "getelementptr i8, %s %s, i%u %s", space_type(a.space), a.s, index.bits, index.s);
    if (store) body_line(g, "store i8 %s, %s %s", int_of(g, 8).s, space_type(a.space), a.s);
    else keep(g, define(g, int_value(8), "load i8, %s %s", space_type(a.space), a.s));
    kind(KIND_LOOP_EARLY);
}

/* Ends the current block and begins block %latchN, N = head, which every iteration ends with. The phis at at[] get
 * their next values there: x[] from the end of the body, or those of the `continue` that was taken. */
static void latch(Gen *g, GenLoop *l, uint32_t head, const size_t at[2], const Val x[2]) {
    char t[16];
    uint32_t from = g->label;
    body_line(g, "br label %%latch%u", head);
    out_format(g->o, "latch%u:\n", head);
    for (int k = 0; k < 2; k++) {
        char text[400];
        size_t n = (size_t)snprintf(text, sizeof text, "[ %s, %%b%u ]", x[k].s, from);
        for (uint32_t i = 0; i < l->ncontinue; i++)
            n += (size_t)snprintf(text + n, sizeof text - n, ", [ %s, %%b%u ]", l->continues[i].value[k].s,
                                  l->continues[i].from);
        phi_end(g, at[k], l->ncontinue ? define(g, x[k], "phi %s %s", val_type(l->phi[k], t), text).s : x[k].s);
    }
    if (l->ncontinue) kind(KIND_LOOP_CONTINUES);
    if (l->nexit) kind(KIND_LOOP_EXITS);
}

/* Generates a loop with a counter, two phis and some statements, among them perhaps breaks and continues. Threads may
 * leave it at different times, unless g->uniform stays true inside. */
static void counted(Gen *g) {
    enum LoopTest at_test = below(g, 4) < 2 ? TEST_BOTTOM : chance(g, 60) ? TEST_TOP : TEST_MIDDLE;
    bool before = g->uniform, data, early = chance(g, 40);
    LoopCounter n = counter(g, at_test != TEST_BOTTOM, &data);
    uint32_t head = body_label(g), body = body_label(g), out = body_label(g), pre;
    Val seed[2] = {phi_seed(g), phi_seed(g)}, i = int_value(n.bits), x[2];
    char from[24];
    size_t at[2];
    GenLoop *outer = g->loop, l = {.exit = out};
    kind(at_test == TEST_TOP ? KIND_LOOP_TOP : at_test == TEST_MIDDLE ? KIND_LOOP_MIDDLE : KIND_LOOP_ROTATED);
    if (g->mult > 1) kind(KIND_LOOP_NESTED);
    snprintf(from, sizeof from, "latch%u", head);
    for (int k = 0; k < 2; k++) keep(g, seed[k]);
    pre = g->label;
    body_line(g, "br label %%b%u", head);
    label_begin(g, head);
    i = define(g, i, "phi i%u [ %d, %%b%u ], [ %%i%u, %%latch%u ]", n.bits, n.first, pre, head, head);
    for (int k = 0; k < 2; k++) l.phi[k] = phi_begin(g, seed[k], pre, from, &at[k]);
    uint32_t low = g->val.n;
    keep(g, i);
    for (int k = 0; k < 2; k++) keep(g, l.phi[k]);
    uint32_t mark = g->val.n;
    uint64_t mult = g->mult;
    g->mult *= n.trips + 1;
    g->depth++;
    g->uniform = before && !data && chance(g, 50);
    l.latch = at_test == TEST_MIDDLE ? 0 : head; /* continue may not skip the test */
    g->loop = g->uniform ? NULL : &l;            /* threads that leave early would miss a barrier */
    if (at_test == TEST_TOP) {
        test(g, &n, i.s, body, out);
        label_begin(g, body);
    }
    if (early) early_increment(g, &n, i, head);
    statements(g, 1 + below(g, 5));
    for (uint32_t k = below(g, 4); k-- > 0;) nested_access(g, &i);
    while (g->loop && chance(g, 40)) {
        if (chance(g, 50)) do_break(g);
        else do_continue(g);
        statements(g, 1 + below(g, 2));
    }
    if (at_test == TEST_MIDDLE) {
        test(g, &n, i.s, body, out);
        label_begin(g, body);
        l.latch = head;
        statements(g, 1 + below(g, 3));
    }
    for (int k = 0; k < 2; k++) x[k] = value_like(g, l.phi[k]);
    g->loop = outer;
    g->depth--;
    latch(g, &l, head, at, x);
    if (!early) body_line(g, "%%i%u = add i%u %s, %d", head, n.bits, i.s, n.step);
    g->mult = mult;
    g->uniform = before;
    g->val.n = mark;
    if (at_test == TEST_BOTTOM) {
        char next[16];
        snprintf(next, sizeof next, "%%i%u", head);
        test(g, &n, next, head, out);
    } else {
        body_line(g, "br label %%b%u", head);
    }
    label_begin(g, out);
    if (chance(g, 30)) g->val.n = low;
}

/* Generates a loop of two blocks, each of which is entered from outside and from the other. It ends after at most three
 * rounds. */
static void irreducible(Gen *g) {
    uint32_t a = body_label(g), b = body_label(g), out = body_label(g), pre, mark, tail_a;
    bool uniform = g->uniform;
    GenLoop *outer = g->loop;
    Val seed = phi_seed(g), c = int_of(g, 1), n, m, p, q, x;
    size_t at_n, at_p;
    char from[24];
    uint64_t mult = g->mult;
    Val zero = int_value(32);
    snprintf(zero.s, sizeof zero.s, "0");
    keep(g, seed);
    mark = g->val.n;
    pre = g->label;
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, a, b);
    kind(KIND_LOOP_IRREDUCIBLE);
    g->uniform = false, g->loop = NULL, g->mult *= 3, g->depth++;
    snprintf(from, sizeof from, "latch%u", a);
    label_begin(g, a);
    n = phi_begin(g, zero, pre, from, &at_n);
    p = phi_begin(g, seed, pre, from, &at_p);
    keep(g, p);
    statements(g, 1 + below(g, 3));
    x = value_like(g, seed);
    tail_a = g->label;
    body_line(g, "br label %%b%u", b);
    g->val.n = mark;
    label_begin(g, b);
    char t[16];
    m = define(g, zero, "phi i32 [ 0, %%b%u ], [ %s, %%b%u ]", pre, n.s, tail_a);
    q = define(g, value_join(x, seed), "phi %s [ %s, %%b%u ], [ %s, %%b%u ]", val_type(seed, t), seed.s, pre, x.s,
               tail_a);
    keep(g, m);
    keep(g, q);
    uint32_t low = g->val.n;
    statements(g, 1 + below(g, 3));
    x = value_like(g, seed);
    body_line(g, "br label %%latch%u", a);
    out_format(g->o, "latch%u:\n", a);
    Val next = define(g, m, "add i32 %s, 1", m.s);
    c = define(g, int_value(1), "icmp ult i32 %s, %u", next.s, 1 + below(g, 3));
    phi_end(g, at_n, next.s);
    phi_end(g, at_p, x.s);
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, a, out);
    g->uniform = uniform, g->loop = outer, g->mult = mult, g->depth--;
    label_begin(g, out);
    g->val.n = low;
}

/* Generates a loop, unless two branches or loops are open, or this place is already executed more than 20 times. */
void do_loop(Gen *g) {
    if (g->depth >= 2 || g->mult > 20) return;
    if (chance(g, 15)) irreducible(g);
    else counted(g);
}

/* Leaves the innermost loop on a condition. */
void do_break(Gen *g) {
    if (!g->loop) return;
    Val c = int_of(g, 1);
    uint32_t on = body_label(g);
    g->loop->nexit++;
    body_line(g, "br i1 %s, label %%b%u, label %%b%u", c.s, g->loop->exit, on);
    label_begin(g, on);
}

/* Continues the innermost loop on a condition, with new values for its phis. */
void do_continue(Gen *g) {
    GenLoop *l = g->loop;
    if (!l || !l->latch || l->ncontinue == sizeof l->continues / sizeof *l->continues) return;
    Val c = int_of(g, 1);
    for (int k = 0; k < 2; k++) l->continues[l->ncontinue].value[k] = value_like(g, l->phi[k]);
    l->continues[l->ncontinue++].from = g->label;
    uint32_t on = body_label(g);
    body_line(g, "br i1 %s, label %%latch%u, label %%b%u", c.s, l->latch, on);
    label_begin(g, on);
}
