/* loop_test.c: implements loop_test.h. */
#include "analysis/loop_test.h"

/* Reports whether v is a logical and of its operands *a and *b, or a logical or if `all` is false. */
static bool inst_is_logical(const Module *m, const Fn *f, ValueId v, bool all, Ref *a, Ref *b) {
    const Inst *i = inst_at(f, v);
    uint64_t otherwise;
    if (i->type != T_I1) return false;
    *a = inst_op(f, v, 0);
    if (i->op == (all ? OP_AND : OP_OR)) {
        *b = inst_op(f, v, 1);
        return true;
    }
    *b = i->op == OP_SELECT ? inst_op(f, v, all ? 1 : 2) : REF_NULL;
    return i->op == OP_SELECT && ref_int(m, inst_op(f, v, all ? 2 : 1), &otherwise) && (otherwise != 0) != all;
}

/* If part[0] is a phi of block b, which is no loop header, and only one of its entries may be equal to part[0].stay,
 * replaces it by that entry and the conditions of the branches that lead to b by the others, where they dominate b.
 * Returns the number of parts. */
static uint32_t phi_split(const Module *m, const Fn *f, const Cfg *cfg, BlockId b, LoopPart *part) {
    ValueId phi = ref_is(part->test, REF_VALUE) ? ref_index(part->test) : 0;
    if (phi < f->nparam || inst_at(f, phi)->op != OP_PHI || cfg->block_of[phi] != b) return 1;
    uint32_t n = 1;
    bool stay = part->stay;
    Ref other = REF_NULL;
    for (uint32_t k = 0; k < inst_at(f, phi)->nopnd; k += 2) {
        uint64_t value;
        BlockId from = ref_index(inst_op(f, phi, k + 1));
        ValueId t = block_term(f, from);
        if (cfg_dominates(cfg, b, from)) return 1;
        if (!ref_int(m, inst_op(f, phi, k), &value)) {
            if (!ref_is(other, REF_NONE)) return 1;
            other = inst_op(f, phi, k);
        } else if ((value != 0) == stay) {
            return 1;
        } else if (n < LOOP_PARTS_MAX && inst_at(f, t)->op == OP_BR && inst_at(f, t)->nopnd == 3 &&
                   cfg_dominates(cfg, from, b)) {
            part[n++] = (LoopPart){inst_op(f, t, 0), ref_index(inst_op(f, t, 1)) != b};
        }
    }
    if (ref_is(other, REF_NONE)) return 1;
    part->test = other;
    return n;
}

uint32_t loop_test_split(const Module *m, const Fn *f, const Cfg *cfg, BlockId b, bool stay, LoopPart *part) {
    part[0] = (LoopPart){inst_op(f, block_term(f, b), 0), stay};
    uint32_t n = phi_split(m, f, cfg, b, part);
    for (uint32_t k = 0; k < n;) {
        Ref x, y, test = part[k].test;
        bool value = ref_is(test, REF_VALUE) && ref_index(test) >= f->nparam;
        if (n < LOOP_PARTS_MAX && value && inst_is_logical(m, f, ref_index(test), part[k].stay, &x, &y)) {
            part[n++] = (LoopPart){y, part[k].stay};
            part[k].test = x;
        } else {
            k++;
        }
    }
    return n;
}
