/* decode_alias.c: implements decode_alias.h. */
#include "analysis/run/decode/decode_alias.h"

#include "analysis/run/check/check.h"

#define PLACE_NONE UINT32_MAX
enum { SIDES_MAX = 100000 }; /* so many query results about one function are checked; the others are ignored */

/* ------------------------------------------------------------------------------------------- places */

/* Reports whether a location of the log can be an AliasPlace: whether its instruction exists in the function and has
 * its address as a pointer operand, and its size is known, not 0, and fits in 32 bits. */
static bool location_has_place(Decode *d, const AliasLocation *p) {
    if (p->inst >= d->f->inst.n || p->size == SIZE_UNKNOWN || !p->size || p->size > UINT32_MAX) return false;
    const Inst *i = inst_at(d->f, p->inst);
    for (uint32_t n = 0; n < i->nopnd; n++)
        if (ref_same(inst_op(d->f, p->inst, n), p->ptr)) return type_is_ptr(d->m, ref_type(d->m, d->f, p->ptr));
    return false;
}

/* Orders AliasPlaces by instruction, then by address operand; for qsort. */
static int place_order(const void *a, const void *b) {
    const AliasPlace *x = a, *y = b;
    if (x->inst != y->inst) return x->inst < y->inst ? -1 : 1;
    return x->ptr.x < y->ptr.x ? -1 : x->ptr.x > y->ptr.x;
}

/* Returns the index in the sorted a->place of a location, which must be there. */
static uint32_t place_number(const FnAliases *a, const AliasLocation *p) {
    uint32_t i = 0;
    AliasPlace key = {.inst = p->inst, .ptr = p->ptr};
    lower_bound(i, a->place.n, mid, place_order(&a->place.at[mid], &key) < 0);
    return i;
}

/* ------------------------------------------------------------------------------------------- answers */

/* Orders AliasSides by instruction and place, and the rest by its bytes, so that equal ones become neighbours; for
 * qsort. */
static int side_order(const void *a, const void *b) {
    const AliasSide *x = a, *y = b;
    if (x->inst != y->inst) return x->inst < y->inst ? -1 : 1;
    if (x->place != y->place) return x->place < y->place ? -1 : 1;
    return memcmp(x, y, sizeof *x);
}

/* Reports whether a query result can be checked. Both its locations must satisfy location_has_place, and their
 * instructions must differ. An ANSWER_UNMODIFIED has only location q; its other instruction, which does not modify q,
 * must be a call. */
static bool answer_is_checked(Decode *d, const RecordedAnswer *r) {
    if (!location_has_place(d, &r->q)) return false;
    if (r->kind != ANSWER_UNMODIFIED) return location_has_place(d, &r->p) && r->p.inst != r->q.inst;
    return r->p.inst < d->f->inst.n && inst_at(d->f, r->p.inst)->op == OP_CALL && r->p.inst != r->q.inst;
}

/* Appends to a->side the sides of a query result: one for each location of a pair, or one for the call that does not
 * modify location q. Their locations must be in a->place. */
static void sides_add(FnAliases *a, const RecordedAnswer *r) {
    uint32_t q = place_number(a, &r->q), q_size = (uint32_t)r->q.size;
    if (r->kind == ANSWER_UNMODIFIED) {
        vec_push(&a->side, ((AliasSide){PLACE_NONE, q, r->p.inst, 0, q_size, r->exclusive}));
        return;
    }
    uint32_t p = place_number(a, &r->p), p_size = (uint32_t)r->p.size;
    vec_push(&a->side, ((AliasSide){p, q, r->p.inst, p_size, q_size, r->kind}));
    vec_push(&a->side, ((AliasSide){q, p, r->q.inst, q_size, p_size, r->kind}));
}

/* Sorts a->place, removes duplicates, and allocates one slot for each location; the slots are adjacent. */
static void places_number(Decode *d, FnAliases *a) {
    uint32_t n = 0;
    vec_sort(&a->place, place_order);
    for (uint32_t i = 0; i < a->place.n; i++)
        if (!n || place_order(&a->place.at[n - 1], &a->place.at[i])) a->place.at[n++] = a->place.at[i];
    a->place.n = n;
    uint32_t first = temp_slots(d, n);
    for (uint32_t i = 0; i < n; i++) a->place.at[i].slot = first + i;
}

void aliases_begin(Decode *d, FnAliases *a, const FnContext *x) {
    const AliasLog *log = d->k->opt.check->log;
    SymId fn = d->out->sym;
    if (!log || !x->regular) return;
    uint32_t first = 0, n = 0;
    lower_bound(first, log->answer.n, mid, log->answer.at[mid].fn < fn);
    for (uint32_t i = first; i < log->answer.n && log->answer.at[i].fn == fn && n < SIDES_MAX; i++) {
        const RecordedAnswer *r = &log->answer.at[i];
        if (!answer_is_checked(d, r)) continue;
        vec_push(&a->place, ((AliasPlace){.inst = r->q.inst, .ptr = r->q.ptr}));
        if (r->kind != ANSWER_UNMODIFIED) vec_push(&a->place, ((AliasPlace){.inst = r->p.inst, .ptr = r->p.ptr}));
        n++;
    }
    places_number(d, a);
    for (uint32_t i = first; i < log->answer.n && log->answer.at[i].fn == fn && n; i++)
        if (answer_is_checked(d, &log->answer.at[i])) sides_add(a, &log->answer.at[i]), n--;
    vec_sort(&a->side, side_order);
    for (uint32_t i = 0; i < a->side.n; i++)
        if (!n || memcmp(&a->side.at[n - 1], &a->side.at[i], sizeof *a->side.at)) a->side.at[n++] = a->side.at[i];
    a->side.n = n;
    d->k->opt.check->count.facts[CHECK_ALIAS] += n;
    if (a->place.n)
        emit(d, (DecodedOp){.op = C_CHECK, .fn = slots_clear_op, .dst = a->place.at[0].slot, .x = a->place.n});
}

void aliases_end(FnAliases *a) { vec_free(&a->place), vec_free(&a->side); }

/* ------------------------------------------------------------------------------------------- checks */

/* Returns the slot with the number of the iteration of the innermost loop that contains both blocks, or with that of
 * the call if no loop does. */
static uint32_t common_slot(const FnContext *x, BlockId a, BlockId b) {
    uint32_t loop = x->loops.of_block[a], inner = x->loops.of_block[b];
    while (loop != LOOP_NONE && !loop_contains(&x->loops, loop, inner)) loop = x->loops.loop.at[loop].parent;
    return loop == LOOP_NONE ? x->slot : x->slot + 1 + loop;
}

/* Appends an AliasPartner for each of the sides [first, end) to FnCode.args, and returns the index of the first one.
 * If slots is not 0, it is the first of end - first adjacent slots, and the field `size` of each AliasPartner gets the
 * number of one of them instead of a size, as check_save_op requires. */
static uint32_t partners_push(Decode *d, const FnAliases *a, const FnContext *x, uint32_t first, uint32_t end,
                              uint32_t slots) {
    uint32_t at = args_begin(d);
    for (uint32_t i = first; i < end; i++) {
        const AliasSide *s = &a->side.at[i];
        const AliasPlace *other = &a->place.at[s->partner];
        BlockId here = x->cfg->block_of[s->inst], there = x->cfg->block_of[other->inst];
        args_push(d, other->slot), args_push(d, context_of(x, there)), args_push(d, common_slot(x, here, there));
        args_push(d, slots ? slots + i - first : s->size), args_push(d, s->other_size), args_push(d, s->kind);
        args_push(d, other->inst);
    }
    return at;
}

/* Returns the index of the first side that says that call v does not modify a location, and sets *end to the index
 * after the last one; the two are equal if there is none. In a->side they follow the sides of the locations that v
 * accesses. */
static uint32_t unmodified_find(const FnAliases *a, ValueId v, uint32_t *end) {
    uint32_t first = 0;
    lower_bound(first, a->side.n, mid,
                a->side.at[mid].inst < v || (a->side.at[mid].inst == v && a->side.at[mid].place != PLACE_NONE));
    for (*end = first; *end < a->side.n && a->side.at[*end].inst == v; ++*end) continue;
    return first;
}

void aliases_before(Decode *d, FnAliases *a, const FnContext *x, ValueId v) {
    uint32_t i = 0, side = 0, end;
    lower_bound(i, a->place.n, mid, a->place.at[mid].inst < v);
    lower_bound(side, a->side.n, mid, a->side.at[mid].inst < v);
    for (; i < a->place.n && a->place.at[i].inst == v; i++) {
        uint32_t first = side;
        while (side < a->side.n && a->side.at[side].inst == v && a->side.at[side].place == i) side++;
        uint32_t address = operand(d, a->place.at[i].ptr), list = partners_push(d, a, x, first, side, 0);
        emit(d, (DecodedOp){.op = C_CHECK,
                            .fn = check_access_op,
                            .width = (uint8_t)type_space(d->m, operand_type(d, a->place.at[i].ptr)),
                            .dst = a->place.at[i].slot,
                            .a = address,
                            .b = list,
                            .c = side - first});
    }
    uint32_t first = unmodified_find(a, v, &end);
    a->saved_n = end - first;
    if (first == end) return;
    a->saved = partners_push(d, a, x, first, end, temp_slots(d, end - first));
    emit(d, (DecodedOp){.op = C_CHECK, .fn = check_save_op, .b = a->saved, .c = a->saved_n});
}

void aliases_after(Decode *d, const FnAliases *a) {
    if (a->saved_n) emit(d, (DecodedOp){.op = C_CHECK, .fn = check_saved_op, .b = a->saved, .c = a->saved_n});
}
