/* split.c: implements split.h. */
#include "transform/spaces/split.h"
#include "analysis/callgraph.h"

enum { WALK_MAX = 16 };

uint32_t split_visible_space(const Module *m, const Fn *f, Ref r) {
    for (int steps = 0; steps < WALK_MAX; steps++) {
        uint32_t space = ref_space(m, f, r);
        if (space) return space;
        if (ref_is(r, REF_VALUE)) {
            const Inst *i = inst_at(f, ref_index(r));
            if (i->op == OP_ALLOCA) return SPACE_LOCAL;
            if (i->op != OP_ADDRSPACECAST && i->op != OP_GETELEMENTPTR) return SPACE_GENERIC;
            r = inst_op(f, ref_index(r), 0);
        } else if (ref_is(r, REF_SYM)) {
            return m->sym.at[ref_index(r)].kind == SYM_VAR ? SPACE_GLOBAL : SPACE_GENERIC;
        } else {
            const Const *c = ref_is(r, REF_CONST) ? const_at(m, r) : NULL;
            bool moves = c && c->kind == CONST_EXPR && (c->op == OP_ADDRSPACECAST || c->op == OP_GETELEMENTPTR);
            if (!moves) return SPACE_GENERIC;
            r = m->const_elem.at[c->first];
        }
    }
    return SPACE_GENERIC;
}

void split_phis_retarget(Fn *f, BlockId to, BlockId from, BlockId by) {
    each_inst_in(f, to, v) {
        if (inst_at(f, v)->op != OP_PHI) return;
        for (uint32_t k = 1; k < inst_at(f, v)->nopnd; k += 2)
            if (ref_index(inst_op(f, v, k)) == from) inst_ops(f, v)[k] = ref_make(REF_BLOCK, by);
    }
}

SymId split_callee(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    SymId callee = i->op == OP_CALL ? call_target(m, f, v) : 0;
    if (!callee || !m->sym.at[callee].fn || !call_matches_prototype(m, f, v, callee)) return 0;
    bool direct = ref_same(call_callee(f, v), ref_make(REF_SYM, callee));
    if (!direct || i->nopnd != call_nargs(f, v) + 1) return 0;
    return call_or_callee_has_attr(m, f, v, "convergent") ? 0 : callee;
}
