/* control.c: statements with statements inside: branches, switches, loops of every shape. */
#include "tests/harness/programs/program.h"

/* Generates the statements of a block. The variables that they declare then go out of scope. */
static void body(CProgram *p, uint32_t n) {
    uint32_t mark = p->vars;
    p->depth++;
    statements(p, n);
    p->depth--;
    p->vars = mark;
}

void do_branch(CProgram *p) {
    if (p->depth > 3) return;
    block_open(p, "if (%s) ", condition_expr(p).s);
    body(p, 1 + under(p, 4));
    if (odds(p, 50)) {
        p->indent--;
        block_open(p, "} else ");
        body(p, 1 + under(p, 4));
    }
    block_close(p, "");
}

void do_switch(CProgram *p) {
    if (p->depth > 3) return;
    uint32_t cases = 2 + under(p, 6), mark = p->vars, other = under(p, 2 * cases);
    int low = odds(p, 40) ? -(int)under(p, 4) : odds(p, 70) ? 0 : (int)under(p, 1000);
    uint32_t apart = odds(p, 70) ? 1 : 1 + under(p, 40);
    Expr on = index_expr(p, 8);
    if (apart == 1) block_open(p, "switch ((s32)%s + %d) ", on.s, low);
    else block_open(p, "switch ((s32)%s * %u + %d) ", on.s, apart, low);
    for (uint32_t i = 0; i < cases; i++) {
        if (i == other) line(p, "default:");
        block_open(p, "case %d: ", low + (int)(i * apart));
        body(p, 1 + under(p, 3));
        block_close(p, "");
        if (odds(p, 70)) line(p, "break;");
    }
    line(p, ";");
    p->vars = mark;
    block_close(p, "");
}

void do_leave(CProgram *p) {
    const char *how = odds(p, 50) ? "break" : "continue";
    if (p->loops) line(p, "if (%s) %s;", condition_expr(p).s, how);
}

/* ---- loops */

/* Returns a new variable for a loop's counter, from low to high; it is not in scope yet. */
static Var counter(CProgram *p, uint32_t type, int low, int high) {
    Var v = *var_new(p, V_SCALAR, type);
    p->vars--;
    v.fixed = true, v.low = low, v.high = high;
    return v;
}

/* Generates statements of a loop that are executed at most `trips` times. count: the counter, which is in scope there;
 * may be NULL. leave: break and continue are allowed. */
static void loop_body(CProgram *p, const Var *count, uint32_t trips, bool leave) {
    uint32_t mark = p->vars, loops = p->loops;
    uint64_t times = p->times;
    p->times *= trips ? trips : 1;
    if (leave) p->loops++;
    if (count) p->var[p->vars++] = *count;
    body(p, 1 + under(p, 4));
    p->times = times, p->vars = mark, p->loops = loops;
}

/* Returns the text of a number of iterations, 0 to 5, and sets *trips to its bound. */
static Expr trip_count(CProgram *p, uint32_t *trips) {
    Expr n = odds(p, 50) ? expr_of(S32, "%u", *trips = under(p, 6)) : (*trips = 3, index_expr(p, 4));
    return n;
}

/* A function loop_X prints one loop, or none if it does not fit here. */

/* Prints a loop that counts up from 0, in a type of any width. It may have no iterations. */
static void loop_up(CProgram *p) {
    static const uint8_t types[] = {S32, S32, U32, S64, U64, U8, S8, U16, S16};
    uint32_t trips, type = types[under(p, 9)];
    Expr n = trip_count(p, &trips);
    Var i = counter(p, type, 0, trips ? (int)trips - 1 : 0), end = counter(p, type, 0, (int)trips);
    block_open(p, "for (%s %s = 0, %s = %s; %s < %s; %s++) ", scalar_name[type], i.s, end.s, n.s, i.s, end.s, i.s);
    loop_body(p, &i, trips, true);
    block_close(p, "");
}

/* Prints a loop that counts down to 0. It may have no iterations. */
static void loop_down(CProgram *p) {
    static const uint8_t types[] = {U32, U32, U64, S32, S64, U8};
    uint32_t trips, type = types[under(p, 6)];
    Expr n = trip_count(p, &trips);
    Var i = counter(p, type, 0, (int)trips);
    if (odds(p, 50)) block_open(p, "for (%s %s = %s; %s-- > 0;) ", scalar_name[type], i.s, n.s, i.s);
    else block_open(p, "for (%s %s = %s; %s; %s--) ", scalar_name[type], i.s, n.s, i.s, i.s);
    loop_body(p, &i, trips, true);
    block_close(p, "");
}

/* Prints a loop whose step is more than 1: up, tested with != or <, or down, tested with >. The bound is a whole number
 * of steps away, so the counter ends exactly there. */
static void loop_step(CProgram *p) {
    uint32_t trips = 1 + under(p, 4), step = 2 + under(p, 5), first = under(p, 9);
    Var i = counter(p, S32, (int)first, (int)(first + (trips - 1) * step));
    if (odds(p, 30)) { /* down, below zero */
        i.low = (int)first - (int)((trips - 1) * step), i.high = first;
        block_open(p, "for (s32 %s = %u; %s > %d; %s -= %u) ", i.s, first, i.s, (int)first - (int)(trips * step), i.s,
                   step);
    } else {
        block_open(p, "for (s32 %s = %u; %s %s %u; %s += %u) ", i.s, first, i.s, odds(p, 50) ? "!=" : "<",
                   first + trips * step, i.s, step);
    }
    loop_body(p, &i, trips, true);
    block_close(p, "");
}

/* Prints a loop whose condition is at its end. */
static void loop_rotated(CProgram *p) {
    uint32_t trips = 1 + under(p, 4);
    Var i = counter(p, U32, 0, (int)trips);
    block_open(p, "");
    line(p, "u32 %s = 0;", i.s);
    block_open(p, "do ");
    loop_body(p, &i, trips, true);
    block_close(p, " while (++%s < %u && %s);", i.s, trips, condition_expr(p).s);
    block_close(p, "");
}

/* Prints a loop with a condition and a count at its top. */
static void loop_while(CProgram *p) {
    uint32_t trips = under(p, 5);
    Var i = counter(p, U32, 0, (int)trips);
    block_open(p, "");
    line(p, "u32 %s = 0;", i.s);
    block_open(p, "while (%s && %s++ < %u) ", condition_expr(p).s, i.s, trips);
    loop_body(p, &i, trips, true);
    block_close(p, "");
    block_close(p, "");
}

/* Prints a loop without a condition, which is left by breaks at its top and in its middle. */
static void loop_middle(CProgram *p) {
    uint32_t trips = 1 + under(p, 3);
    Var i = counter(p, U32, 0, (int)trips);
    block_open(p, "");
    line(p, "u32 %s = 0;", i.s);
    block_open(p, "for (;;) ");
    line(p, "if (%s++ == %u) break;", i.s, trips);
    loop_body(p, &i, trips, true);
    line(p, "if (%s) break;", condition_expr(p).s);
    loop_body(p, &i, trips, true);
    block_close(p, "");
    block_close(p, "");
}

/* Prints a loop with two counters, one that goes up and one that goes down until they meet. */
static void loop_two_counters(CProgram *p) {
    uint32_t trips = 1 + under(p, 4);
    Var i = counter(p, S32, 0, (int)trips), j = counter(p, S32, 0, (int)trips);
    block_open(p, "for (s32 %s = 0, %s = %u; %s <= %s; %s++, %s--) ", i.s, j.s, trips, i.s, j.s, i.s, j.s);
    p->var[p->vars++] = j;
    loop_body(p, &i, trips / 2 + 1, true);
    p->vars--;
    block_close(p, "");
}

/* Prints a loop whose counter is a pointer, which goes up or down over the elements of an array. */
static void loop_pointer(CProgram *p) {
    uint8_t type = p->pointed[under(p, POINTED)];
    static const uint8_t spaces[] = {ANY, ANY, GLOBAL, SHARED};
    uint8_t space = spaces[under(p, 4)];
    if (space && !object_exists(p, space, type, false)) space = ANY;
    Pointer a = pointer_expr(p, (Demand){.type = type, .space = space, .level = 2, .write = true});
    uint32_t q = p->next++;
    Var v = {.kind = V_POINTER, .type = type, .space = space};
    char of[64] = "", use[64];
    pointer_type(p, &v, of);
    bool up = odds(p, 50);
    block_open(p, "");
    line(p, "%sbegin%u = %s;", of, q, a.s);
    if (up) block_open(p, "for (%sq%u = begin%u; q%u != begin%u + 4; q%u++) ", of, q, q, q, q, q);
    else block_open(p, "for (%sq%u = begin%u + 4; q%u > begin%u;) ", of, q, q, q, q);
    if (!up) line(p, "q%u--;", q);
    if (scalar_is_float(type)) line(p, "*q%u = %s;", q, value_expr(p, type, 1).s);
    else line(p, up ? "*q%u += (u64)%s;" : "*q%u ^= (u64)%s;", q, int_expr(p, 1).s);
    snprintf(use, sizeof use, "(u32)(q%u - begin%u)", q, q);
    if (p->phase) line(p, "HASH(out[ROW], %s);", use);
    loop_body(p, NULL, 4, true);
    block_close(p, "");
    block_close(p, "");
}

/* Prints a loop that follows the pointers from a record to others of its type, at most a few times; prints nothing if
 * no record has such a pointer. */
static void loop_list(CProgram *p) {
    for (uint32_t r = 1; r < p->records; r++)
        for (uint32_t k = 0; k < p->record[r].fields; k++) {
            const Field *f = &p->record[r].field[k];
            if (f->kind != FIELD_RECORD_POINTER || f->type != r) continue;
            char name[24];
            uint32_t q = p->next++, trips = 1 + under(p, 4);
            block_open(p, "");
            line(p, "u32 n%u = %u;", q, trips);
            block_open(p, "for (%s *q%u = %s; n%u--; q%u = q%u->f%u) ", record_name(p, r, name), q,
                       record_expr(p, (Demand){.type = (uint8_t)r, .level = 2, .write = true}).s, q, q, q, k);
            const Field *first = &p->record[r].field[0];
            if (scalar_is_float(first->type)) line(p, "q%u->f0 = %s;", q, value_expr(p, first->type, 1).s);
            else line(p, "q%u->f0 ^= (u32)%s;", q, int_expr(p, 1).s);
            loop_body(p, NULL, trips, true);
            block_close(p, "");
            block_close(p, "");
            return;
        }
}

/* Prints a loop that is entered at two places. */
static void loop_irreducible(CProgram *p) {
    uint32_t q = p->next++, trips = 1 + under(p, 4);
    block_open(p, "");
    line(p, "s32 i%u = 0;", q);
    line(p, "if (%s) goto middle%u;", condition_expr(p).s, q);
    fprintf(p->out, "top%u:\n", q);
    block_open(p, "");
    loop_body(p, NULL, trips, false);
    block_close(p, "");
    fprintf(p->out, "middle%u:\n", q);
    block_open(p, "");
    loop_body(p, NULL, trips, false);
    block_close(p, "");
    line(p, "if (++i%u < %u) goto top%u;", q, trips, q);
    block_close(p, "");
}

/* Prints a loop made of gotos, with exits to two places and a jump from its inside to its top. */
static void loop_jumps(CProgram *p) {
    uint32_t q = p->next++, trips = 1 + under(p, 4);
    block_open(p, "");
    line(p, "u32 i%u = 0;", q);
    fprintf(p->out, "top%u:\n", q);
    block_open(p, "if (i%u++ < %u) ", q, trips);
    loop_body(p, NULL, trips, false);
    line(p, "if (%s) goto done%u;", condition_expr(p).s, q);
    line(p, "if (%s) goto top%u;", condition_expr(p).s, q);
    loop_body(p, NULL, trips, false);
    line(p, "if (%s) goto other%u;", condition_expr(p).s, q);
    line(p, "goto top%u;", q);
    block_close(p, "");
    fprintf(p->out, "other%u:\n", q);
    block_open(p, "");
    body(p, 1 + under(p, 2));
    block_close(p, "");
    fprintf(p->out, "done%u:;\n", q);
    block_close(p, "");
}

/* Prints a switch that jumps into a loop (Duff's device). */
static void loop_device(CProgram *p) {
    uint32_t q = p->next++, trips = 1 + under(p, 3);
    block_open(p, "");
    line(p, "u32 i%u = %u;", q, trips);
    block_open(p, "switch (%s & 3) ", int_expr(p, 1).s);
    line(p, "case 0:");
    block_open(p, "do ");
    for (uint32_t k = 3; k; k--) {
        block_open(p, "");
        loop_body(p, NULL, trips, false);
        block_close(p, "");
        fprintf(p->out, "%*scase %u:;\n", (int)(4 * p->indent - 4), "", k);
    }
    block_open(p, "");
    loop_body(p, NULL, trips, false);
    block_close(p, "");
    block_close(p, " while (--i%u > 0);", q);
    block_close(p, "");
    block_close(p, "");
}

/* Prints jumps through a table of labels, each taken at most a few times. A function has at most one such table,
 * because for the compiler each of these jumps may reach all labels that are in tables. */
static void loop_computed(CProgram *p) {
    if (p->computed) return;
    p->computed = true;
    uint32_t q = p->next++, trips = 2 + under(p, 5);
    block_open(p, "");
    line(p, "void *const to%u[] = {&&a%u, &&b%u, &&c%u, &&d%u};", q, q, q, q, q);
    line(p, "u32 i%u = 0;", q);
    line(p, "goto *to%u[%s & 3];", q, int_expr(p, 1).s);
    for (const char *label = "abc"; *label; label++) {
        fprintf(p->out, "%c%u:\n", *label, q);
        block_open(p, "");
        loop_body(p, NULL, trips, false);
        block_close(p, "");
        uint32_t first = under(p, 3);
        line(p, "if (++i%u < %u) goto *to%u[(%s & 1) + %u];", q, trips, q, int_expr(p, 1).s, first);
    }
    fprintf(p->out, "d%u:;\n", q);
    block_close(p, "");
}

static struct {
    const char *name;
    void (*run)(CProgram *p);
    uint32_t odds, count;
} loop[] = {{"counting up, or not entered", loop_up, 12, 0},
            {"counting down", loop_down, 7, 0},
            {"by a step", loop_step, 5, 0},
            {"rotated", loop_rotated, 5, 0},
            {"while", loop_while, 5, 0},
            {"left in the middle", loop_middle, 4, 0},
            {"two counters", loop_two_counters, 4, 0},
            {"over elements", loop_pointer, 7, 0},
            {"over a list", loop_list, 5, 0},
            {"irreducible", loop_irreducible, 4, 0},
            {"jumps, two exits", loop_jumps, 4, 0},
            {"entered by a switch", loop_device, 2, 0},
            {"computed jumps", loop_computed, 1, 0}};
enum { LOOPS = sizeof loop / sizeof *loop };

void do_loop(CProgram *p) {
    if (p->depth > 2 || p->times > 30) return;
    uint32_t all = 0, i = 0;
    for (uint32_t k = 0; k < LOOPS; k++) all += loop[k].odds;
    uint32_t pick = under(p, all);
    while (pick >= loop[i].odds) pick -= loop[i++].odds;
    uint64_t cost = p->cost;
    loop[i].run(p);
    loop[i].count += p->cost != cost;
}

void loop_kinds_print(FILE *to) {
    for (uint32_t i = 0; i < LOOPS; i++) fprintf(to, "%8u loop: %s\n", loop[i].count, loop[i].name);
}
