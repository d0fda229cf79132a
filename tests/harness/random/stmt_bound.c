/* stmt_bound.c: choices between a number and a constant by a comparison, as of minima, maxima and bounds on both sides,
 * and choices that look like them: by a comparison of another number of the chain, or with a neighbour of the
 * constant. */
#include "tests/harness/random/gen_in.h"

void do_bound(Gen *g) {
    static const uint8_t widths[] = {32, 32, 64, 16, 8};
    static const char *const pred[] = {"slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"};
    uint32_t bits = widths[below(g, 5)], order = below(g, 2) * 4; /* most comparisons are signed, or most are not */
    Val x = int_of(g, bits), chain[3] = {x, x, x};
    for (uint32_t k = 1; k < 3; k++) {
        Val compared = chain[below(g, k)], from = chain[k - 1];
        int bound = (int)below(g, 9) - 2;
        const char *p = pred[chance(g, 90) ? order + below(g, 4) : below(g, 8)];
        Val c = define(g, int_value(1), "icmp %s i%u %s, %d", p, bits, compared.s, bound);
        if (chance(g, 20)) bound += (int)below(g, 3) - 1;
        if (chance(g, 50)) chain[k] = define(g, x, "select i1 %s, i%u %s, i%u %d", c.s, bits, from.s, bits, bound);
        else chain[k] = define(g, x, "select i1 %s, i%u %d, i%u %s", c.s, bits, bound, bits, from.s);
    }
    keep(g, chain[2]);
    if (bits != 32) return;
    Val a = row_field(g, row_some(g, true), 4);
    body_line(g, "store i32 %s, %s %s, align 4", chain[2].s, space_type(a.space), a.s);
}
