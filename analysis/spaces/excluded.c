/* excluded.c: reads !noalias.addrspace, a list of ranges [low, high) of space numbers. As in LLVM, a range wraps
 * around if low is above high: [5, 1) is 0 and everything from 5 on. */
#include "analysis/spaces/excluded.h"

/* Sets *n to the integer in metadata node md; returns false, and leaves *n, if md is 0 or not an integer of at most 64
 * bits. */
static bool md_integer(const Module *m, MdId md, uint64_t *n) {
    return md && m->md.at[md].kind == MD_VALUE && ref_int(m, m->md.at[md].value, n);
}

SpaceSet spaces_excluded_by(const Module *m, const Fn *f, ValueId v) {
    static const uint32_t space[] = {SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST, SPACE_LOCAL, SPACE_CLUSTER, SPACE_PARAM};
    uint8_t op = inst_at(f, v)->op;
    bool access = op == OP_LOAD || op == OP_STORE || op == OP_ATOMICRMW || op == OP_CMPXCHG;
    if (!access) return 0;
    const Attach *at = inst_attach(f, m, v, "noalias.addrspace");
    Md md = at ? m->md.at[f->md.at[at->md]] : (Md){0};
    SpaceSet excluded = 0;
    for (uint32_t k = 0; md.kind == MD_TUPLE && k + 1 < md.n; k += 2) {
        const MdId *range = m->md_op.at + md.first + k;
        uint64_t low, high;
        if (!md_integer(m, range[0], &low) || !md_integer(m, range[1], &high)) return 0;
        for (size_t i = 0; i < sizeof space / sizeof *space; i++) {
            bool inside = low < high ? low <= space[i] && space[i] < high : low <= space[i] || space[i] < high;
            if (inside) excluded |= space_set(space[i]);
        }
    }
    return excluded;
}
