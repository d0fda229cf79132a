/* cse: what was computed already, in a place that dominates, is not computed again.
 *
 * Same operation, type, flags and operands: same value. The newest such value of each kind is remembered; a place
 * that it does not dominate takes its turn. So each instruction is looked up once: linear, at the price of a few
 * expressions that an older one would have given. Reads of special registers that never change count as operations.
 *
 * Needs dominators. Keeps the blocks. */
#include "ir/hash.h"
#include "transform/pass.h"

typedef struct Cse {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Edit e;
    Hash find;
    VEC(ValueId) newest;      /* by id in `find`, from 1 */
    Ref *now;                 /* by value: what stands for it */
    uint64_t found;
} Cse;

static bool is_expression(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    if (i->type == T_VOID || i->op == OP_PHI || i->op == OP_ALLOCA || i->op == OP_FREEZE) return false;
    if (i->op != OP_CALL) return op_flags(i) & OF_PURE;
    uint32_t row = call_intrinsic(c->m, c->f, v), bundles;
    call_bundles(c->f, v, &bundles);
    return row && !bundles && intrinsic_at(row)->flags & INF_SREG;
}

static Ref operand(const Cse *c, ValueId v, uint32_t i) {
    Ref r = inst_op(c->f, v, i);
    return ref_is(r, REF_VALUE) ? c->now[ref_index(r)] : r;
}

static uint32_t key(const Cse *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    uint32_t word[] = {i->op, i->sub, i->flags, i->type, i->aux, i->nopnd};
    uint32_t hash = hash_words(0, word, sizeof word / sizeof *word);
    for (uint32_t k = 0; k < i->nopnd; k++) hash = hash_word(hash, operand(c, v, k).x);
    return hash;
}

static bool is_same(const Cse *c, ValueId a, ValueId b) {
    const Inst *x = inst_at(c->f, a), *y = inst_at(c->f, b);
    if (x->op != y->op || x->sub != y->sub || x->flags != y->flags || x->type != y->type) return false;
    if (x->aux != y->aux || x->nopnd != y->nopnd || x->bits != y->bits) return false;
    for (uint32_t k = 0; k < x->nopnd; k++)
        if (!ref_same(operand(c, a, k), operand(c, b, k))) return false;
    return true;
}

static void inst_visit(Cse *c, BlockId b, ValueId v) {
    uint32_t hash = key(c, v), id;
    for (uint32_t i = hash; (id = hash_next(&c->find, hash, &i)) != 0;) {
        ValueId old = c->newest.at[id - 1];
        if (!is_same(c, old, v)) continue;
        if (!cfg_dominates(c->cfg, c->cfg->block_of[old], b)) {
            c->newest.at[id - 1] = v;
            return;
        }
        c->now[v] = ref_make(REF_VALUE, old);
        edit_replace(&c->e, v, c->now[v]);
        edit_delete(&c->e, v);
        c->found++;
        return;
    }
    vec_push(&c->newest, v);
    hash_add(&c->find, hash, c->newest.n);
}

bool pass_cse(Pass *p, Fn *f) {
    Cse c = {.m = p->m, .f = f, .cfg = p->cfg, .now = mem_alloc((f->inst.n + 1) * sizeof *c.now)};
    for (ValueId v = 0; v < f->inst.n; v++) c.now[v] = ref_make(REF_VALUE, v);
    edit_begin(&c.e, p->m, f);
    for (uint32_t k = 0; k < c.cfg->nrpo; k++)
        each_inst_in(f, c.cfg->rpo[k], v)
            if (is_expression(&c, v)) inst_visit(&c, c.cfg->rpo[k], v);
    bool changed = edit_commit(&c.e);
    pass_stat(p, "expressions computed before", c.found);
    vec_free(&c.newest);
    free(c.find.slot);
    free(c.now);
    return changed;
}
