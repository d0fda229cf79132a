/* verify_call.c: calls. The types of a call need not match the declaration of its callee, because pointers
 * are opaque and the call has its own function type. For an intrinsic they must match. */
#include "ir/verify/verify.h"

/* Checks the arguments of a call of an ordinary function. A param pointer may be passed only to a function
 * that will be inlined, because otherwise it would have to become generic; a tensor memory pointer may not
 * be passed. A struct, array or vector that holds such a pointer counts as one.
 * facts: the SYMV_* of the callee, 0 if it is not known. */
static bool check_arguments(Verify *x, const Ref *arg, uint32_t n, uint32_t facts) {
    for (uint32_t k = 0; k < n; k++) {
        TypeId t = type_of(x, arg[k]);
        if (!type_is_value(x->m, t)) return fail(x, "argument %u of the call is a '%t', not a value", k + 1, t);
        if (type_holds(x, t, TYPEV_TENSOR)) return fail(x, "tensor memory pointer passed to a function");
        if (type_holds(x, t, TYPEV_PARAM) && !(facts & SYMV_INLINE)) return fail(x, "param pointer escapes");
    }
    return true;
}

/* Checks the attributes of a call, and then its arguments and result by the kind of its callee: inline assembly, a
 * pointer, an intrinsic, or an ordinary function. */
bool check_call(Verify *x, const Inst *i, const Ref *op) {
    const Module *m = x->m;
    uint32_t n = x->f->bundle.n ? call_nargs(x->f, (ValueId)(i - x->f->inst.at)) : i->nopnd - 1;
    Ref callee = op[i->nopnd - 1];
    if (!type_is_ptr(m, type_of(x, callee))) return broken(x, "call of a '%t'", type_of(x, callee));
    if (n >= i->nopnd) return broken(x, "call with more bundle operands than operands");
    if (i->type != T_VOID && i->type != T_TOKEN && !type_is_value(m, i->type))
        return broken(x, "call of a function that returns '%t'", i->type);
    bool assembly = ref_is_asm(m, callee), direct = ref_is(callee, REF_SYM);
    AttrTarget at = {.sym = direct ? ref_index(callee) : 0, .result = i->type, .arg = op, .n = n, .assembly = assembly};
    if (!check_attributes(x, i->aux, &at)) return false;
    uint32_t facts = direct ? x->sym_facts[ref_index(callee)].flags : 0;
    if (facts & SYMV_LLVM) return check_intrinsic_call(x, i, op, n, ref_index(callee));
    if (i->type == T_TOKEN) return fail(x, "Return type cannot be token for indirect call!");
    if (type_holds(x, i->type, TYPEV_TENSOR)) return fail(x, "tensor memory pointer returned from a function");
    return assembly ? check_asm_call(x, i, op, n, callee) : check_arguments(x, op, n, facts);
}
