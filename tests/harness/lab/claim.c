/* claim.c: facts that are checked while the program runs; see claim.h. */
#include "tests/harness/lab/claim.h"

#include "ir/intrinsic_id.h"

Ref claim_inst(const ClaimPlace *c, enum Op op, TypeId t, const Ref *operand, uint32_t n) {
    ValueId made = fn_inst(c->e->f, op, t, operand, n);
    if (c->before) edit_before(c->e, c->at, made);
    else edit_after(c->e, c->at, made);
    return ref_make(REF_VALUE, made);
}

Ref claim_compare(const ClaimPlace *c, uint8_t predicate, Ref a, Ref b) {
    Ref r = claim_inst(c, OP_ICMP, T_I1, (Ref[]){a, b}, 2);
    inst_at(c->e->f, ref_index(r))->sub = predicate;
    return r;
}

/* Makes a call with one argument at the place. */
static Ref call(const ClaimPlace *c, SymId callee, TypeId result, Ref argument) {
    Ref r = claim_inst(c, OP_CALL, result, (Ref[]){argument, ref_make(REF_SYM, callee)}, 2);
    inst_at(c->e->f, ref_index(r))->call.nfixed = 1;
    return r;
}

Ref claim_ask(const ClaimPlace *c, uint32_t intrinsic, TypeId result, Ref pointer) {
    Module *m = c->e->m;
    TypeId type = type_func(m, result, (TypeId[]){T_PTR}, 1, false);
    return call(c, intrinsic_declare(m, str_of(m, intrinsic_at(intrinsic)->name), type), result, pointer);
}

/* Gives function s(i1) a body: br i1 %0, label %holds, label %fails; fails: trap. */
static void body_make(Module *m, SymId s) {
    SymId trap = intrinsic_declare(m, str_of(m, "llvm.trap"), type_func(m, T_VOID, NULL, 0, false));
    Fn *f = fn_new(m, s);
    m->sym.at[s].linkage = LINK_INTERNAL;
    vec_push(&f->inst, ((Inst){.op = OP_PARAM, .type = T_I1}));
    f->nparam = 1;
    Ref to[] = {ref_make(REF_VALUE, 0), ref_make(REF_BLOCK, 1), ref_make(REF_BLOCK, 2)},
        callee = ref_make(REF_SYM, trap);
    ValueId inst[] = {fn_inst(f, OP_BR, T_VOID, to, 3), fn_inst(f, OP_RET, T_VOID, NULL, 0),
                      fn_inst(f, OP_CALL, T_VOID, &callee, 1), fn_inst(f, OP_UNREACHABLE, T_VOID, NULL, 0)};
    for (BlockId b = 0; b < 3; b++) {
        vec_push(&f->block, ((Block){.first = b, .n = b == 2 ? 2 : 1}));
        vec_push(&f->layout, b);
    }
    for (uint32_t i = 0; i < 4; i++) vec_push(&f->order, inst[i]);
}

void claim_that(const ClaimPlace *c, Ref holds, const char *words) {
    Module *m = c->e->m;
    SymId s = intrinsic_declare(m, str_of(m, words), type_func(m, T_VOID, (TypeId[]){T_I1}, 1, false));
    if (!m->sym.at[s].fn) body_make(m, s);
    call(c, s, T_VOID, holds);
}
