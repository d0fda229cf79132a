/* outward.c: the instructions of a body that refer to something outside of it. See edit.h. */
#include "ir/ir.h"

/* Reports whether r is a symbol, metadata, or a constant that may contain a symbol. Most constants are numbers. */
static bool is_outward(const Module *m, Ref r) {
    if (ref_is(r, REF_SYM) || ref_is(r, REF_META)) return true;
    uint8_t kind = ref_is(r, REF_CONST) ? const_at(m, r)->kind : CONST_INT;
    return kind == CONST_AGG || kind == CONST_EXPR || kind == CONST_BLOCKADDR || kind == CONST_DSO_LOCAL_EQUIVALENT ||
           kind == CONST_NO_CFI;
}

void outward_build(Outward *x, const Module *m, const Fn *f) {
    *x = (Outward){0};
    each_inst(f, b, v) {
        const Inst *i = inst_at(f, v);
        const Ref *op = inst_ops(f, v);
        bool found = i->op == OP_CALL;
        for (uint32_t k = 0; k < i->nopnd && !found; k++) found = is_outward(m, op[k]);
        if (found) vec_push(&x->inst, v);
    }
}

void outward_free(Outward *x) { vec_free(&x->inst); }

bool outward_equal(const Outward *x, const Outward *y) {
    return x->inst.n == y->inst.n && (!x->inst.n || !memcmp(x->inst.at, y->inst.at, x->inst.n * sizeof *x->inst.at));
}

const Outward *fn_outward(const Module *m, const Fn *f) {
    Outward *x = f->outward;
    if (x->kept) return x;
    outward_free(x);
    outward_build(x, m, f);
    x->kept = true;
    return x;
}
