/* loop_swap.c: implements loop_swap.h. */
#include "transform/loops/loop_swap.h"

/* PERIOD_MAX: the most copies of a body that are worth it. WALK_MAX: the most steps from an address back to its base.
 * INDICES_MAX: of the indices that are executed. SAME_MAX: see same_value. ARRAY_MAX: the most bytes of an array. */
enum { PERIOD_MAX = 16, WALK_MAX = 8, INDICES_MAX = 16, SAME_MAX = 3, ARRAY_MAX = 4096 };

typedef struct LoopSwap {
    Module *m;
    const Fn *f;
    const Cfg *cfg;
    const Loops *loops;
    uint32_t loop;
} LoopSwap;

/* Reports whether v is a phi of a pointer in the header of the loop, with one entry from outside and one from inside.
 * If so, sets *begin and *next to these. */
static bool inst_is_pointer(const LoopSwap *s, ValueId v, Ref *begin, Ref *next) {
    const Inst *i = inst_at(s->f, v);
    if (v < s->f->nparam || i->op != OP_PHI || i->nopnd != 4 || !type_is_ptr(s->m, i->type)) return false;
    if (s->cfg->block_of[v] != s->loops->loop.at[s->loop].header) return false;
    bool first = loop_has_block(s->loops, s->loop, ref_index(inst_op(s->f, v, 1)));
    bool second = loop_has_block(s->loops, s->loop, ref_index(inst_op(s->f, v, 3)));
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

/* Reports whether r is a local array of at most ARRAY_MAX bytes. */
static bool is_array(const LoopSwap *s, Ref r) {
    if (!ref_is(r, REF_VALUE) || ref_index(r) < s->f->nparam) return false;
    const Inst *i = inst_at(s->f, ref_index(r));
    return i->op == OP_ALLOCA && !i->nopnd && type_is_sized(s->m, i->aux) && type_size(s->m, i->aux) <= ARRAY_MAX;
}

/* Returns the number of iterations after which phi v has its first value again, 1 if it does not change; 0 if that is
 * not known, or if v, or another pointer whose value it takes, does not begin in a local array. */
static uint32_t pointer_period(const LoopSwap *s, ValueId v) {
    Ref begin, next = ref_make(REF_VALUE, v);
    for (uint32_t n = 1; n <= PERIOD_MAX; n++) {
        if (!ref_is(next, REF_VALUE) || !inst_is_pointer(s, ref_index(next), &begin, &next)) return 0;
        if (!is_array(s, base_of(s, begin))) return 0;
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

/* Reports whether v, an instruction of the loop, uses no swapped pointer, or only to access memory, plainly, to compute
 * an address from it that base_of understands, or as the next value of another one. */
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

/* Returns the number of iterations after which the swapped pointers of the loop, an innermost one, have their first
 * values again; 1 if there are none, or copies would not help. */
static uint32_t pointers_period(const LoopSwap *s) {
    const Loop *l = &s->loops->loop.at[s->loop];
    uint32_t period = 1;
    each_inst_in(s->f, l->header, v) {
        uint32_t n = inst_at(s->f, v)->op == OP_PHI ? pointer_period(s, v) : 0;
        if (n > 1) period = common_multiple(period, n);
        if (period > PERIOD_MAX) return 1;
    }
    for (uint32_t k = l->first; period > 1 && k < l->first + l->n; k++)
        each_inst_in(s->f, s->loops->block[k], v)
            if (!use_is_simple(s, v)) return 1;
    return period;
}

/* Returns the integer that index x extends, if it does; else x. */
static Ref unextended(const LoopSwap *s, Ref x) {
    const Inst *i = ref_is(x, REF_VALUE) ? inst_at(s->f, ref_index(x)) : NULL;
    return i && (i->op == OP_SEXT || i->op == OP_ZEXT) ? inst_op(s->f, ref_index(x), 0) : x;
}

/* Reports whether x and y are the same value, or are computed alike from the same values by at most `depth` integer
 * operations. */
static bool same_value(const LoopSwap *s, Ref x, Ref y, int depth) {
    if (ref_same(x, y)) return true;
    if (!ref_is(x, REF_VALUE) || !ref_is(y, REF_VALUE) || !depth) return false;
    const Inst *a = inst_at(s->f, ref_index(x)), *b = inst_at(s->f, ref_index(y));
    if (a->op != b->op || a->nopnd != 2 || b->nopnd != 2 || !(op_flags(a) & OF_INT)) return false;
    const Ref *p = inst_ops(s->f, ref_index(x)), *q = inst_ops(s->f, ref_index(y));
    return same_value(s, p[0], q[0], depth - 1) && same_value(s, p[1], q[1], depth - 1);
}

/* Reports whether index x is the same_value as one of the n indices, as copies of a body have it before cse. */
static bool has_index(const LoopSwap *s, const Ref *index, uint32_t n, Ref x) {
    for (uint32_t k = 0; k < n; k++)
        if (same_value(s, index[k], x, SAME_MAX)) return true;
    return false;
}

/* Writes to `index` the variable indices into local arrays in the loop, without their extensions, and requests them
 * from r. Returns their number; 0 if there are none or more than INDICES_MAX, or if one cannot be executed. */
static uint32_t indices_find(const LoopSwap *s, LoopRun *r, Ref *index) {
    const Loop *l = &s->loops->loop.at[s->loop];
    uint32_t n = 0;
    int64_t value;
    loop_run_begin(r, s->loop, false);
    for (uint32_t b = l->first; b < l->first + l->n; b++)
        each_inst_in(s->f, s->loops->block[b], v) {
            const Inst *i = inst_at(s->f, v);
            if (i->op != OP_GETELEMENTPTR || !is_array(s, base_of(s, inst_op(s->f, v, 0)))) continue;
            for (uint32_t k = 1; k < i->nopnd; k++) {
                Ref x = unextended(s, inst_op(s->f, v, k));
                if (ref_sint(s->m, x, &value) || has_index(s, index, n, x)) continue;
                if (n == INDICES_MAX || !loop_run_needs(r, x)) return 0;
                index[n++] = x;
            }
        }
    return n;
}

/* Returns the number of iterations after which the variable indices into local arrays in the loop repeat, as i & 1
 * does; 1 if there are none, or they do not within a few iterations. */
static uint32_t indices_period(const LoopSwap *s, LoopRun *r) {
    Ref index[INDICES_MAX];
    uint64_t value[2 * PERIOD_MAX][INDICES_MAX];
    uint32_t n = indices_find(s, r, index), period = 1, t = 0;
    for (bool defined = n && loop_run_first(r); defined && t < 2 * PERIOD_MAX; defined = loop_run_next(r), t++)
        for (uint32_t k = 0; k < n; k++) value[t][k] = loop_run_value(r, index[k]);
    for (uint32_t at = 0; at + period < t;) { /* the least period of the values so far */
        bool same = memcmp(value[at], value[at + period], n * sizeof **value) == 0;
        at = same ? at + 1 : 0;
        period += !same;
    }
    return t == 2 * PERIOD_MAX && period <= PERIOD_MAX ? period : 1;
}

uint32_t loop_swap_period(LoopRun *r, uint32_t loop) {
    LoopSwap s = {r->m, r->f, r->cfg, r->loops, loop};
    const Loop *l = &r->loops->loop.at[loop];
    for (uint32_t k = l->first; k < l->first + l->n; k++)
        if (r->loops->of_block[r->loops->block[k]] != loop) return 1;
    uint32_t period = common_multiple(pointers_period(&s), indices_period(&s, r));
    return period <= PERIOD_MAX ? period : 1;
}
