/* loop_swap.c: implements loop_swap.h. */
#include "transform/loops/loop_swap.h"

/* PERIOD_MAX: the most copies of a body that are worth it. WALK_MAX: the most steps from an address back to its base. */
enum { PERIOD_MAX = 4, WALK_MAX = 8 };

typedef struct LoopSwap {
    Module *m;
    const Fn *f;
    const Cfg *cfg;
    const Loops *loops;
    uint32_t loop;
} LoopSwap;

/* Reports whether v is a phi of a pointer in the header of the loop, with one entry from outside and one from inside. If
 * so, sets *begin and *next to these. */
static bool inst_is_pointer(const LoopSwap *s, ValueId v, Ref *begin, Ref *next) {
    const Inst *i = inst_at(s->f, v);
    if (v < s->f->nparam || i->op != OP_PHI || i->nopnd != 4 || !type_is_ptr(s->m, i->type)) return false;
    if (s->cfg->block_of[v] != s->loops->loop.at[s->loop].header) return false;
    bool first = loop_contains(s->loops, s->loop, s->loops->of_block[ref_index(inst_op(s->f, v, 1))]);
    bool second = loop_contains(s->loops, s->loop, s->loops->of_block[ref_index(inst_op(s->f, v, 3))]);
    *next = inst_op(s->f, v, first ? 0 : 2);
    *begin = inst_op(s->f, v, first ? 2 : 0);
    return first != second;
}

/* Returns what address r is computed from by fewer than WALK_MAX casts, and getelementptrs with constant indices; or an
 * address on the way. */
static Ref base_of(const LoopSwap *s, Ref r) {
    int64_t offset;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE) && ref_index(r) >= s->f->nparam; steps++) {
        const Inst *i = inst_at(s->f, ref_index(r));
        bool moves = i->op == OP_GETELEMENTPTR && type_is_ptr(s->m, i->type) &&
                     gep_offset(s->m, i->aux, inst_ops(s->f, ref_index(r)) + 1, i->nopnd - 1, &offset);
        if (!moves && i->op != OP_ADDRSPACECAST && i->op != OP_BITCAST) break;
        r = inst_op(s->f, ref_index(r), 0);
    }
    return r;
}

/* Returns the number of iterations after which phi v has its first value again, 1 if it does not change; 0 if that is not
 * known, or if v, or another pointer whose value it takes, does not begin in a local array. */
static uint32_t pointer_period(const LoopSwap *s, ValueId v) {
    Ref begin, next = ref_make(REF_VALUE, v);
    for (uint32_t n = 1; n <= PERIOD_MAX; n++) {
        if (!ref_is(next, REF_VALUE) || !inst_is_pointer(s, ref_index(next), &begin, &next)) return 0;
        begin = base_of(s, begin);
        if (!ref_is(begin, REF_VALUE) || ref_index(begin) < s->f->nparam) return 0;
        if (inst_at(s->f, ref_index(begin))->op != OP_ALLOCA) return 0;
        if (ref_same(next, ref_make(REF_VALUE, v))) return n;
    }
    return 0;
}

/* Reports whether r is a swapped pointer, or computed from one by base_of. */
static bool is_swapped(const LoopSwap *s, Ref r) {
    Ref begin, next, base = base_of(s, r);
    return ref_is(base, REF_VALUE) && inst_is_pointer(s, ref_index(base), &begin, &next) &&
           pointer_period(s, ref_index(base)) > 1;
}

/* Reports whether v, an instruction of the loop, uses no swapped pointer, or only to access memory, plainly, to compute an
 * address from it that base_of understands, or as the next value of another one. */
static bool use_is_simple(const LoopSwap *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    uint64_t size;
    if (is_swapped(s, ref_make(REF_VALUE, v)) || op_flags(i) & OF_DEBUG) return true;
    if (i->op == OP_LOAD && access_is_plain(i)) return true;
    if (i->op == OP_STORE && access_is_plain(i)) return !is_swapped(s, inst_op(s->f, v, 0));
    if (i->op == OP_CALL && memory_call(s->m, s->f, v, &size) != MEMORY_NONE) return true;
    for (uint32_t k = 0; k < i->nopnd; k++)
        if (is_swapped(s, inst_op(s->f, v, k))) return false;
    return true;
}

/* Returns the least common multiple of two numbers from 1 to PERIOD_MAX. */
static uint32_t common_multiple(uint32_t a, uint32_t b) {
    uint32_t n = a;
    while (n % b) n += a;
    return n;
}

uint32_t loop_swap_period(Module *m, const Fn *f, const Cfg *cfg, const Loops *loops, uint32_t loop) {
    LoopSwap s = {m, f, cfg, loops, loop};
    const Loop *l = &loops->loop.at[loop];
    uint32_t period = 1;
    each_inst_in(f, l->header, v) {
        uint32_t n = inst_at(f, v)->op == OP_PHI ? pointer_period(&s, v) : 0;
        if (n > 1) period = common_multiple(period, n);
        if (period > PERIOD_MAX) return 1;
    }
    for (uint32_t k = l->first; period > 1 && k < l->first + l->n; k++) {
        if (loops->of_block[loops->block[k]] != loop) return 1;
        each_inst_in(f, loops->block[k], v)
            if (!use_is_simple(&s, v)) return 1;
    }
    return period;
}
