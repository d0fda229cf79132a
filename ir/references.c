/* references.c: the instructions of a body that refer to something outside of it. See edit.h. */
#include "ir/ir.h"

/* Reports whether r is a symbol, metadata, or a constant that may contain a symbol. Most constants are numbers. */
static bool is_reference(const Module *m, Ref r) {
    if (ref_is(r, REF_SYM) || ref_is(r, REF_META)) return true;
    uint8_t kind = ref_is(r, REF_CONST) ? const_at(m, r)->kind : CONST_INT;
    return kind == CONST_AGG || kind == CONST_EXPR || kind == CONST_BLOCKADDR || kind == CONST_DSO_LOCAL_EQUIVALENT ||
           kind == CONST_NO_CFI;
}

void references_build(References *x, const Module *m, const Fn *f) {
    *x = (References){0};
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        const Ref *op = inst_ops(f, v);
        bool found = i->op == OP_CALL;
        for (uint32_t k = 0; k < i->nopnd && !found; k++) found = is_reference(m, op[k]);
        if (found) vec_push(&x->inst, v);
    }
}

void references_free(References *x) { vec_free(&x->inst); }

bool references_equal(const References *x, const References *y) {
    return x->inst.n == y->inst.n && (!x->inst.n || !memcmp(x->inst.at, y->inst.at, x->inst.n * sizeof *x->inst.at));
}

const References *fn_references(const Module *m, const Fn *f) {
    References *x = f->references;
    if (x->kept) return x;
    references_free(x);
    references_build(x, m, f);
    x->kept = true;
    return x;
}
