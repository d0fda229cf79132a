/* loop_remainder.c: implements loop_remainder.h. */
#include "transform/loops/loop_remainder.h"

#include "transform/loops/loop_copy.h"

/* Reports whether the branch at the latch of a loop compares with n & 1, n & 3 or n & 7, which does not change in the
 * loop. */
static bool is_remainder(const Module *m, const Fn *f, const Cfg *cfg, const Loops *loops, uint32_t loop,
                         ValueId latch) {
    uint64_t mask;
    if (inst_at(f, latch)->op != OP_BR || inst_at(f, latch)->nopnd != 3) return false;
    Ref test = inst_op(f, latch, 0);
    if (!ref_is_inst(f, test, OP_ICMP)) return false;
    Ref n = inst_op(f, ref_index(test), 1);
    if (!ref_is_inst(f, n, OP_AND) || !ref_int(m, inst_op(f, ref_index(n), 1), &mask)) return false;
    return (mask == 1 || mask == 3 || mask == 7) && !loop_has_block(loops, loop, cfg->block_of[ref_index(n)]);
}

bool remainders_release(Module *m, Fn *f, const Cfg *cfg, const Loops *loops) {
    bool found = false;
    for (uint32_t i = 0; i < loops->loop.n; i++) {
        ValueId latch = loop_latch(m, f, cfg, loops, i);
        if (!loop_pragma(m, f, latch).forbidden || !is_remainder(m, f, cfg, loops, i, latch)) continue;
        MdId id = loop_id_make(m, f, latch, "llvm.loop.unroll.runtime.disable");
        inst_attach_remove(f, latch, str_of(m, "llvm.loop"));
        inst_attach_add(f, latch, str_of(m, "llvm.loop"), fn_md_index(f, id));
        found = true;
    }
    return found;
}
