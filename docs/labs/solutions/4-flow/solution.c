/* Lab 4, a solution. */
#include "lab.h"

static Sign join(Sign a, Sign b) { return a | b; }

/* ------------------------------------------------------------------------------------------------ transfer */

/* Returns the sign of the negated number, if it cannot overflow. */
static Sign negated(Sign a) {
    return (Sign)((a & SIGN_NEG ? SIGN_POS : 0) | (a & SIGN_ZERO) | (a & SIGN_POS ? SIGN_NEG : 0));
}

/* Returns the sign of a sum of two numbers with one sign each. */
static Sign sum_of(Sign a, Sign b, bool nsw) {
    if (a == SIGN_ZERO) return b;
    if (b == SIGN_ZERO) return a;
    if (a == b && nsw) return a;
    if (a == b) return a == SIGN_POS ? SIGN_POS | SIGN_NEG : SIGN_ANY; /* 127 + 127 = -2, but -128 + -128 = 0 */
    return SIGN_ANY;
}

static Sign product_of(Sign a, Sign b, bool nsw) {
    if (a == SIGN_ZERO || b == SIGN_ZERO) return SIGN_ZERO;
    if (!nsw) return SIGN_ANY;
    return a == b ? SIGN_POS : SIGN_NEG;
}

static Sign and_of(Sign a, Sign b) {
    if (a == SIGN_ZERO || b == SIGN_ZERO) return SIGN_ZERO;
    if (a == SIGN_NEG && b == SIGN_NEG) return SIGN_NEG;
    return SIGN_ZERO | SIGN_POS;
}

static Sign or_of(Sign a, Sign b) {
    if (a == SIGN_NEG || b == SIGN_NEG) return SIGN_NEG;
    return a == SIGN_ZERO ? b : SIGN_POS;
}

static Sign quotient_of(Sign a, Sign b) {
    if (b == SIGN_ZERO) return SIGN_NONE; /* undefined */
    if (a == SIGN_ZERO) return SIGN_ZERO;
    return SIGN_ZERO | (a == b ? SIGN_POS : SIGN_NEG);
}

static Sign shifted_of(Sign a, Sign by) {
    if (by == SIGN_NEG) return SIGN_NONE; /* undefined: further than the width */
    return a == SIGN_POS && by == SIGN_POS ? SIGN_ZERO | SIGN_POS : a;
}

/* Returns the sign of the result of two operands with one sign each. */
static Sign pair_of(const Inst *i, Sign a, Sign b) {
    bool nsw = i->flags & IF_NSW;
    switch (i->op) {
    case OP_ADD: return sum_of(a, b, nsw);
    case OP_SUB:
        if (nsw || b == SIGN_ZERO || a == b) return sum_of(a, negated(b), true);
        return a == SIGN_ZERO && b == SIGN_POS ? SIGN_NEG : SIGN_POS | SIGN_NEG; /* 0 - -128 = -128; 127 - -1 = -128 */
    case OP_MUL: return product_of(a, b, nsw);
    case OP_AND: return and_of(a, b);
    case OP_OR: return or_of(a, b);
    case OP_SDIV: return quotient_of(a, b);
    case OP_ASHR: return shifted_of(a, b);
    default: return SIGN_ANY;
    }
}

/* Returns the join of the results for all signs that two operands may have. */
static Sign pairs_of(const Inst *i, Sign a, Sign b) {
    Sign all = SIGN_NONE;
    for (Sign x = SIGN_NEG; x <= SIGN_POS; x <<= 1)
        for (Sign y = SIGN_NEG; y <= SIGN_POS; y <<= 1)
            if (a & x && b & y) all |= pair_of(i, x, y);
    return all;
}

static Sign transfer(const Module *m, const Fn *f, ValueId v, const Sign *operand) {
    const Inst *i = inst_at(f, v);
    (void)m;
    switch (i->op) {
    case OP_ADD:
    case OP_SUB:
    case OP_MUL:
    case OP_AND:
    case OP_OR:
    case OP_SDIV:
    case OP_ASHR: return pairs_of(i, operand[0], operand[1]);
    case OP_SEXT: return operand[0];
    case OP_ZEXT: return (Sign)((operand[0] & SIGN_ZERO) | (operand[0] & (SIGN_NEG | SIGN_POS) ? SIGN_POS : 0));
    case OP_SELECT: return join(operand[1], operand[2]);
    default: return SIGN_ANY;
    }
}

/* ------------------------------------------------------------------------------------------------ the solver */

static void solve(Problem *p) {
    LabQueue todo = queue_new(p->n);
    for (uint32_t i = 0; i < p->n; i++) queue_add(&todo, i);
    for (uint32_t i; queue_take(&todo, &i);)
        if (p->update(p, i)) p->each_dependent(p, i, &todo);
    queue_free(&todo);
}

/* ------------------------------------------------------------------------------------------------ signs of values */

typedef struct SignProblem {
    Pass *p;
    Fn *f;
    Sign *sign;
} SignProblem;

static bool has_sign(const Module *m, TypeId t) { return type_is_int(m, t) && type_bits(m, t) > 1; }

/* Returns the sign of an operand. */
static Sign sign_of(const SignProblem *s, Ref r) {
    int64_t n;
    if (ref_is(r, REF_VALUE)) {
        bool known = has_sign(s->p->m, inst_at(s->f, ref_index(r))->type);
        return known ? s->sign[ref_index(r)] : SIGN_ANY;
    }
    if (!ref_sint(s->p->m, r, &n)) return SIGN_ANY;
    return n < 0 ? SIGN_NEG : n ? SIGN_POS : SIGN_ZERO;
}

static bool sign_update(Problem *q, uint32_t v) {
    SignProblem *s = q->data;
    const Inst *i = inst_at(s->f, v);
    Sign now = SIGN_NONE, operand[3] = {SIGN_ANY, SIGN_ANY, SIGN_ANY};
    if (!has_sign(s->p->m, i->type)) return false;
    if (i->op == OP_PHI)
        for (uint32_t k = 0; k < phi_count(s->f, v); k++) now = join(now, sign_of(s, phi_value(s->f, v, k)));
    else {
        for (uint32_t k = 0; k < i->nopnd && k < 3; k++) operand[k] = sign_of(s, inst_op(s->f, v, k));
        now = transfer(s->p->m, s->f, v, operand);
    }
    now = join(now, s->sign[v]);
    if (now == s->sign[v]) return false;
    lab_trace(s->p, s->f, "%v: %d -> %d", v, s->sign[v], now);
    s->sign[v] = now;
    return true;
}

static void sign_dependents(Problem *q, uint32_t v, LabQueue *todo) {
    const SignProblem *s = q->data;
    each_use(s->p->uses, v, u) queue_add(todo, u);
}

static void signs(Pass *p, Fn *f, Sign *sign) {
    SignProblem s = {p, f, sign};
    solve(&(Problem){f->inst.n, sign_update, sign_dependents, &s});
}

/* ------------------------------------------------------------------------------------------------ liveness */

typedef struct LiveProblem {
    Pass *p;
    Fn *f;
    const Variables *vars;
    LabSet *in, *out;
} LiveProblem;

static bool live_update(Problem *q, uint32_t b) {
    LiveProblem *l = q->data;
    LabSet now = set_new(l->vars->n);
    const Block *block = &l->f->block.at[b];
    if (l->p->cfg->rpo_index[b] != UINT32_MAX) {
        each_succ(l->f, block_term(l->f, b), s) set_union(&l->out[b], &l->in[s]);
        set_copy(&now, &l->out[b]);
        for (uint32_t k = block->n; k-- > 0;) { /* backwards: a store ends the life of what was there before */
            ValueId v = l->f->order.at[block->first + k];
            if (l->vars->of[v] == NO_VARIABLE) continue;
            if (inst_at(l->f, v)->op == OP_STORE) set_remove(&now, l->vars->of[v]);
            else set_add(&now, l->vars->of[v]);
        }
    }
    bool changed = set_union(&l->in[b], &now);
    set_free(&now);
    return changed;
}

static void live_dependents(Problem *q, uint32_t b, LabQueue *todo) {
    const LiveProblem *l = q->data;
    each_pred(l->p->cfg, b, from) queue_add(todo, from);
}

static void live(Pass *p, Fn *f, const Variables *vars, LabSet *in, LabSet *out) {
    LiveProblem l = {p, f, vars, in, out};
    solve(&(Problem){f->block.n, live_update, live_dependents, &l});
}

const LabFlowHooks lab_hooks = {join, transfer, solve, signs, live};
