/* ipmsp_query.c: the queries about functions, their parameters and their values that all parts of ipmsp use. See
 * ipmsp.h. */
#include "transform/ipmsp/ipmsp.h"

uint32_t ipmsp_space(SpaceSet set) {
    uint32_t s = space_resolve(set);
    if (s == SPACE_PARAM) return SPACE_GLOBAL; /* param memory is a space of its own only within the kernel */
    return s == SPACE_TENSOR ? SPACE_GENERIC : s;
}

bool ipmsp_is_candidate(const Module *m, SymId fn, uint32_t p) {
    static const char *const fixed[] = {"byval",      "inalloca",  "preallocated", "byref",
                                        "swifterror", "swiftself", "nest"};
    if (inst_at(m->sym.at[fn].fn, p)->type != T_PTR) return false;
    for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++)
        if (param_has_attr(m, m->sym.at[fn].attrs, p, fixed[i])) return false;
    return true;
}

enum Refusal ipmsp_refusal(const Ipmsp *x, SymId fn) {
    const Module *m = x->m;
    const Sym *s = &m->sym.at[fn];
    bool candidate = s->fn && !s->intrinsic && type_elem(m, s->type, 0) == T_PTR;
    for (uint32_t p = 0; s->fn && !s->intrinsic && !candidate && p < s->fn->nparam; p++)
        candidate = ipmsp_is_candidate(m, fn, p) || param_has_attr(m, s->attrs, p, "byval");
    if (!candidate) return REFUSAL_NOTHING;
    if (x->calls.flags[fn] & CG_KERNEL) return REFUSAL_KERNEL;
    if (x->calls.flags[fn] & CG_MUSTTAIL) return REFUSAL_TAIL;
    if (pass_must_skip(x->p, fn)) return REFUSAL_OPTNONE;
    if (s->block_address_taken) return REFUSAL_BLOCK;
    if (type_at(m, s->type)->flags & TYPE_VARARG) return REFUSAL_VARIADIC;
    return callgraph_is_exact(&x->calls, fn) ? REFUSAL_NONE : REFUSAL_REPLACEABLE;
}

uint32_t ipmsp_agreed_space(const Ipmsp *x, SymId fn, uint32_t p) {
    if (callgraph_is_open(&x->calls, fn)) return SPACE_GENERIC;
    return ipmsp_space(spaces_of(x->spaces, fn, ref_make(REF_VALUE, p)));
}

bool ipmsp_forwards(const Ipmsp *x, const Fn *f, ValueId v) {
    const Module *m = x->m;
    const Inst *i = inst_at(f, v);
    if (!type_is_ptrs(m, i->type) || type_space(m, i->type)) return false;
    switch (i->op) {
    case OP_PHI:
    case OP_SELECT:
    case OP_FREEZE:
    case OP_BITCAST:
    case OP_ADDRSPACECAST: return true;
    case OP_GETELEMENTPTR: return !ref_is_null(m, inst_op(f, v, 0));
    case OP_CALL: {
        SymId callee = call_target(m, f, v);
        return callee && callgraph_is_exact(&x->calls, callee) && x->spaces->through[callee] &&
               ref_same(call_callee(f, v), ref_make(REF_SYM, callee)) && call_matches_prototype(m, f, v, callee);
    }
    default: return false;
    }
}

bool ipmsp_forwards_operand(const Ipmsp *x, const Fn *f, ValueId v, uint32_t i) {
    switch (inst_at(f, v)->op) {
    case OP_SELECT: return i > 0;
    case OP_GETELEMENTPTR: return i == 0;
    case OP_CALL: return i < IPMSP_MASK_PARAMS && x->spaces->through[call_target(x->m, f, v)] >> i & 1;
    default: return !ref_is(inst_op(f, v, i), REF_BLOCK);
    }
}

SymId ipmsp_callee(const Module *m, const Fn *f, ValueId v) {
    SymId callee = inst_at(f, v)->op == OP_CALL ? call_target(m, f, v) : 0;
    return callee && m->sym.at[callee].fn ? callee : 0;
}
