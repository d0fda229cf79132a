/* atomic_vector.c: selects atomicrmw of vectors, except those of two halves for which the table in atomic.c has an
 * instruction. Two floats have one in global memory from sm_90 on. Any other vector becomes a loop around
 * compare-and-swap of the 32-bit or 64-bit word that its elements fill; in local memory, a load and a store. */
#include "ptx/expand/atomic.h"
#include "ptx/select/select.h"

/* Packs the elements x[0 .. n), two or four, into register `word`, x[0] into the lowest bits. */
static void word_pack(Emit *e, Opd word, const Opd *x, uint32_t n) {
    const char *type = rc_b[word.cls];
    if (n == 2) put(e, "mov.$s $o, {$o, $o}", type, word, x[0], x[1]);
    else put(e, "mov.$s $o, {$o, $o, $o, $o}", type, word, x[0], x[1], x[2], x[3]);
}

/* Unpacks register `word` into the registers x[0 .. n), two or four, as word_pack packs them. */
static void word_split(Emit *e, Opd word, const Opd *x, uint32_t n) {
    const char *type = rc_b[word.cls];
    if (n == 2) put(e, "mov.$s {$o, $o}, $o", type, x[0], x[1], word);
    else put(e, "mov.$s {$o, $o, $o, $o}, $o", type, x[0], x[1], x[2], x[3], word);
}

/* Emits the operation of atomicrmw v on each element of the word `old` with the element of `operand`, and returns the
 * word of the results. */
static Opd word_value(Emit *e, ValueId v, Comps c, Opd old, const Opd *operand) {
    Opd x[4] = {0}, next = reg_new(e, (enum RegClass)old.cls);
    for (uint32_t i = 0; i < c.n; i++) x[i] = reg_new(e, (enum RegClass)c.at[i].cls);
    word_split(e, old, x, c.n);
    for (uint32_t i = 0; i < c.n; i++)
        x[i] = opd_reg(e, rmw_result(e, (enum RmwOp)e->f->inst.at[v].sub, &c.at[i], x[i], operand[i]));
    word_pack(e, next, x, c.n);
    return next;
}

bool atomic_vector_fits(Comps c) {
    uint32_t bits = c.n * c.at[0].bits;
    return (c.n == 2 || c.n == 4) && c.at[0].bits >= 16 && (bits == 32 || bits == 64);
}

/* Reports whether PTX has the operation as one instruction on a vector: fadd of two floats in global memory, from
 * sm_90 on. */
static bool has_instruction(const Emit *e, ValueId v, Comps c, Opd a) {
    bool adds = e->f->inst.at[v].sub == RMW_FADD && c.n == 2 && c.at[0].kind == TY_FLOAT;
    return adds && a.space == SPACE_GLOBAL && emit_has(e, 90);
}

void select_atomic_vector(Emit *e, ValueId v, Comps c, Opd a, const MemOrder *o) {
    enum RegClass cls = c.n * c.at[0].bits == 64 ? RC_B64 : RC_B32;
    Opd b[4] = {0}, old[4] = {0};
    for (uint32_t i = 0; i < c.n; i++) b[i] = val_reg(e, inst_op(e->f, v, 1), i);
    for (uint32_t i = 0; i < c.n; i++) old[i] = val_def(e, v, i);
    if (has_instruction(e, v, c, a)) {
        emit_version(e, 81);
        fence_put(e, o);
        put(e, "atom$s$s.global.add.v2.f32 {$o, $o}, $a, {$o, $o}", o->sem, o->scope, old[0], old[1], a, b[0], b[1]);
        return;
    }
    const char *space = space_suffix(a.space), *type = rc_b[cls];
    Opd expect = reg_new(e, cls);
    if (a.space == SPACE_LOCAL) {
        put(e, "ld.local.$s $o, $a", type, expect, a);
        put(e, "st.local.$s $a, $o", type, a, word_value(e, v, c, expect, b));
    } else {
        Opd got = reg_new(e, cls), changed = reg_new(e, RC_PRED);
        uint32_t again = label_new(e);
        fence_put(e, o);
        /* relaxed, because a plain load would race with the atomic operations of other threads */
        put(e, "ld.relaxed$s$s.$s $o, $a", *o->scope ? o->scope : ".gpu", space, type, expect, a);
        label_here(e, again);
        put(e, "atom$s$s$s.cas.$s $o, $a, $o, $o", o->sem, o->scope, space, type, got, a, expect,
            word_value(e, v, c, expect, b));
        put(e, "setp.ne.$s $o, $o, $o", type, changed, got, expect);
        put(e, "mov.$s $o, $o", type, expect, got);
        put(e, "@$o bra $l", changed, again);
    }
    word_split(e, expect, old, c.n);
}
