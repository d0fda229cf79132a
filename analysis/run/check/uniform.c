/* uniform.c: numbers the executions of code (decode/context.h), and compares uniform values
 * among the threads of a warp.
 *
 * A table of fixed size records the value that the first thread computed, by a hash of the operation, the warp and the
 * number of the execution. A new entry replaces an old one with the same index, so a comparison may be missed. */
#include "analysis/run/check/check.h"

/* Returns a hash of two numbers in which their order matters. */
static uint64_t mix(uint64_t a, uint64_t b) {
    a = (a ^ b * UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xff51afd7ed558ccd);
    return a ^ a >> 32;
}

Go context_enter_op(Exec *e, const DecodedOp *c) {
    const Schedule *s = &e->k->schedule;
    uint64_t launch = s->clock - s->steps + 1;
    OPERAND(e, c->dst) = (Slot){e->t->frame.n > 1 ? e->t->context : launch, ++e->t->time};
    return GO_NEXT;
}

Go context_call_op(Exec *e, const DecodedOp *c) {
    e->t->context = mix(OPERAND(e, c->a).v, c->x);
    return GO_NEXT;
}

Go context_mix_op(Exec *e, const DecodedOp *c) {
    OPERAND(e, c->dst) = (Slot){mix(OPERAND(e, c->a).v, c->x), ++e->t->time};
    return GO_NEXT;
}

Go check_uniform_op(Exec *e, const DecodedOp *c) {
    Checker *k = e->k->opt.check;
    const Slot *a = &OPERAND(e, c->a);
    const Thread *t = e->t;
    if (a->u) return GO_NEXT;
    uint64_t site = e->fn->site + (uint32_t)(c - e->fn->code.at);
    uint64_t key = mix(mix(OPERAND(e, c->b).v, site), (uint64_t)t->cta->linear << 5 | t->warp);
    WarpValue *known = &k->uniform[key % WARP_VALUES];
    if (known->key != key) {
        *known = (WarpValue){key, a->v, t->id};
        return GO_NEXT;
    }
    k->count.compared[CHECK_UNIFORM]++;
    if (known->value == a->v) return GO_NEXT;
    Out o;
    check_message(&o, e, c, a->v);
    out_format(&o, ", but it is uniform, and lane %u has 0x%llx", known->thread % 32, (unsigned long long)known->value);
    return check_wrong(&o, e);
}
