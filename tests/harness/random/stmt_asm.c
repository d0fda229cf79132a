/* stmt_asm.c: inline assembly that accesses memory through generic addresses. */
#include "tests/harness/random/gen_in.h"

/* Loads, stores or atomically changes a word of a row by assembly of one instruction, or stores and loads it by one
 * that also uses the address as a number. */
void do_assembly(Gen *g) {
    static const char *const order[] = {"", ".volatile", ".relaxed.gpu", ".weak"};
    uint32_t bits = chance(g, 60) ? 32 : 64, how = below(g, 4);
    char r = bits == 32 ? 'r' : 'l';
    Val row = row_some(g, how > 0), x = int_of(g, bits);
    bool global = row.space == SPACE_GLOBAL || row.space == SPACE_SHARED;
    const char *as = order[global && row.space ? below(g, 4) : 0];
    Val a = row_field(g, pointer_generic(g, row), bits / 8), like = int_value(bits);
    switch (how) {
    case 0:
        keep(g, define(g, like, "call i%u asm sideeffect \"ld%s.b%u $0, [$1];\", \"=%c,l,~{memory}\"(ptr %s)", bits, as,
                       bits, r, a.s));
        return;
    case 1:
        body_line(g, "call void asm sideeffect \"st%s.b%u [$0], $1;\", \"l,%c,~{memory}\"(ptr %s, i%u %s)", as, bits, r,
                  a.s, bits, x.s);
        return;
    case 2:
        keep(g, define(g, like,
                       "call i%u asm sideeffect \"atom.%s.b%u $0, [$1], $2;\", "
                       "\"=%c,l,%c,~{memory}\"(ptr %s, i%u %s)",
                       bits, chance(g, 50) ? "exch" : "xor", bits, r, r, a.s, bits, x.s));
        return;
    default: /* the address has another use, so the access must stay generic */
        keep(g, define(g, like,
                       "call i%u asm sideeffect \"{ .reg .b64 a; add.s64 a, $1, 0; "
                       "st.b%u [a], $2; ld.b%u $0, [$1]; }\", "
                       "\"=%c,l,%c,~{memory}\"(ptr %s, i%u %s)",
                       bits, bits, bits, r, r, a.s, bits, x.s));
    }
}
