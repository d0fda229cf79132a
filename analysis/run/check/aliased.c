/* aliased.c: checks the results of the alias queries of passes against the addresses that are accessed.
 *
 * Each memory location of a query has a slot with the address and the time of its last access. When one of two
 * locations is accessed, its address is compared with that of the other one, if both accesses are in the same execution
 * of the surrounding code, because one name may have different addresses in two iterations of a loop. */
#include "analysis/run/check/check.h"

/* Returns the slot {address, time} of the last access to the other location of p; NULL if there was none in the current
 * execution of the code around the two. */
static const Slot *partner_access(const Exec *e, const AliasPartner *p) {
    const Slot *other = &e->base[0][p->slot];
    bool now = other->u && other->u >= e->base[0][p->loop].u && other->u >= e->base[0][p->common].u;
    return now ? other : NULL;
}

/* Returns number i of the list of AliasPartners that begins at args[c->b]. */
static AliasPartner partner_at(const Exec *e, const DecodedOp *c, uint32_t i) {
    AliasPartner p;
    memcpy(&p, e->fn->args.at + c->b + i * (sizeof p / sizeof(uint32_t)), sizeof p);
    return p;
}

/* Reports the error that the result of an alias query does not hold, with a note on the access to the other location of
 * p, whose address is `other`. `format` has one %llx, for `address`. Returns GO_STOP. */
static Go answer_wrong(Exec *e, const AliasPartner *p, uint64_t other, const char *format, uint64_t address) {
    report_error(e, format, (unsigned long long)address);
    place_note(e->k, (CodePlace){e->fn, p->inst}, "the other access is at 0x%llx, %u byte%s", (unsigned long long)other,
               p->other_size, p->other_size == 1 ? "" : "s");
    return GO_STOP;
}

Go slots_clear_op(Exec *e, const DecodedOp *c) {
    memset(&OPERAND(e, c->dst), 0, c->x * sizeof(Slot));
    return GO_NEXT;
}

Go check_access_op(Exec *e, const DecodedOp *c) {
    const Slot *a = &OPERAND(e, c->a);
    Slot *place = &OPERAND(e, c->dst);
    *place = (Slot){0, 0};
    if (a->u) return GO_NEXT;
    uint64_t address = space_to_generic(e->k, c->width, a->v);
    for (uint32_t i = 0; i < c->c; i++) {
        AliasPartner p = partner_at(e, c, i);
        const Slot *other = partner_access(e, &p);
        if (!other) continue;
        e->k->opt.check->count.compared[CHECK_ALIAS]++;
        if (p.kind == ANSWER_NO && address - other->v >= p.other_size && other->v - address >= p.size) continue;
        if (p.kind == ANSWER_MUST && address == other->v) continue;
        return answer_wrong(e, &p, other->v,
                            p.kind == ANSWER_NO ? "the access at 0x%llx overlaps one that was answered not to alias"
                                                : "the access at 0x%llx is not at the address that was answered",
                            address);
    }
    *place = (Slot){address, ++e->t->time};
    return GO_NEXT;
}

/* Returns a hash, never 0, of the bytes of the other location of p, which is at the generic address `address`. Returns
 * 0 if it has more than 64 bytes or they are not all live. */
static uint64_t contents_hash(const Exec *e, const AliasPartner *p, uint64_t address) {
    uint8_t bytes[64];
    uint64_t hash = UINT64_C(14695981039346656037);
    if (p->other_size > sizeof bytes || !bytes_peek(e, SPACE_GENERIC, address, p->other_size, bytes)) return 0;
    for (uint32_t i = 0; i < p->other_size; i++) hash = (hash ^ bytes[i]) * UINT64_C(1099511628211);
    return hash | 1;
}

Go check_save_op(Exec *e, const DecodedOp *c) {
    for (uint32_t i = 0; i < c->c; i++) {
        AliasPartner p = partner_at(e, c, i);
        const Slot *other = partner_access(e, &p);
        e->base[0][p.size] = (Slot){other ? contents_hash(e, &p, other->v) : 0, e->k->schedule.turns};
    }
    return GO_NEXT;
}

Go check_saved_op(Exec *e, const DecodedOp *c) {
    for (uint32_t i = 0; i < c->c; i++) {
        AliasPartner p = partner_at(e, c, i);
        const Slot *saved = &e->base[0][p.size], *other = &e->base[0][p.slot];
        if (!saved->v || (!p.kind && saved->u != e->k->schedule.turns)) continue;
        uint64_t now = contents_hash(e, &p, other->v);
        e->k->opt.check->count.compared[CHECK_ALIAS]++;
        if (now && now != saved->v)
            return answer_wrong(e, &p, other->v, "this modifies the memory at 0x%llx, but was answered not to",
                                other->v);
    }
    return GO_NEXT;
}
