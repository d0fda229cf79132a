/* call_info.c: classifies calls by callee. See call_info.h. */
#include "analysis/spaces/call_info.h"

CallInfo call_info(const PointsTo *pt, const Fn *f, ValueId v) {
    const Module *m = pt->m;
    CallInfo c = {.kind = CALL_UNSEEN, .writes = true, .size = UINT64_MAX};
    Ref callee = call_callee(f, v);
    if (ref_is_asm(m, callee)) {
        c.kind = CALL_ASM;
        uint8_t *writes = &pt->summaries->asm_writes[ref_index(callee)];
        if (!*writes) *writes = asm_writes(m, callee) ? 2 : 1;
        c.writes = *writes == 2;
        c.moves = asm_is_move(m, callee);
        return c;
    }
    c.target = call_target(m, f, v);
    uint32_t row = call_intrinsic(m, f, v);
    if (row && !(c.target && m->sym.at[c.target].fn)) {
        c.row = intrinsic_at(row);
        c.kind = c.row->flags & INF_COPY ? CALL_COPY : c.row->flags & INF_FILL ? CALL_FILL : CALL_ROW;
        if (c.kind != CALL_ROW && !ref_int(m, inst_op(f, v, 2), &c.size)) c.size = UINT64_MAX;
    } else if (c.target && callgraph_is_exact(pt->program->calls, c.target)) {
        c.kind = CALL_SEEN;
        bool direct = ref_same(callee, ref_make(REF_SYM, c.target));
        c.followed = pt->program->follow && direct && call_matches_prototype(m, f, v, c.target);
    } else if (!c.target && (c.target = pt_call_target(pt, f->sym, v)) != 0) {
        c.kind = CALL_TABLE;
    }
    return c;
}

const ParamAccess *call_arg_accesses(PointsTo *pt, const Fn *f, ValueId v, const CallInfo *c, uint32_t i, uint32_t *n) {
    if (c->kind == CALL_ASM) return summary_of_asm(pt->summaries, f, v, i, n);
    return c->followed ? summary_of_param(pt->summaries, c->target, i, n) : NULL;
}
