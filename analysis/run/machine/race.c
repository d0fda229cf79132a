/* race.c: detects data races on shared memory, and on global memory if requested.
 *
 * Each byte has a shadow cell with its last write, its last read, and the last read by another thread than that:
 * who, and when (an epoch, as in FastTrack by Flanagan and Freund, PLDI 2009). Instead of vector clocks there is
 * one clock per block, which advances with every synchronisation; a thread records when it last synchronised with
 * its block (`since`) and with its warp (`warp_since`). An access conflicts with one by another thread that is
 * not older than their last synchronisation, if one of the two is a write. Two strong accesses (atomic or
 * volatile) do not conflict, and neither do two writes of the same value. A strong access acquires what the last
 * strong write of that byte released.
 *
 * The clock is coarser than vector clocks, because a barrier of a part of the block counts as a barrier of
 * the whole block. Therefore some races are missed, but every reported race exists. */
#include "analysis/run/machine/access.h"

/* Reports whether x, an access by a thread of the block of t, is by another thread than t and not ordered before the
 * current access of t. Does not compare what the two are (load, store, strong). */
static bool conflicts(const Thread *t, const SharedEpoch *x) {
    uint32_t since = t->since;
    if (x->who == t->id) return false;
    if (x->who / 32 == t->warp && t->warp_since > since) since = t->warp_since;
    return x->time >= since;
}

/* Reports a race between the current access to offset `off` of the shared memory of b and an earlier one, x, with a
 * note on the instruction of x. now, then: the words for the two, as "a load" and "store". Returns false. */
static bool report(Exec *e, Cta *b, uint64_t off, const SharedEpoch *x, const char *now, const char *then) {
    Object *o = object_near(&e->k->mem.shared_object, off);
    Out text;
    out_init(&text, NULL);
    out_format(&text, "race on shared memory: %s of byte %llu", now, (unsigned long long)(o ? off - o->off : off));
    if (o && o->name) out_format(&text, " of %s", o->name);
    out_format(&text, " and a %s by ", then);
    thread_print(&text, &b->thread[x->who]);
    out_str(&text, " are not ordered by a barrier");
    out_char(&text, 0);
    report_error(e, "%s", text.buf);
    place_note(e->k, place_of_site(e->k, x->site), "the %s", then);
    out_free(&text);
    return false;
}

/* Advances t->since past x, the last write of a byte that a strong access reads, if x was strong too. */
static void acquire(Thread *t, const SharedEpoch *x) {
    if (x->strong && x->time >= t->since) t->since = x->time + 1;
}

void race_acquire(Exec *e, uint64_t off, uint64_t bytes) {
    for (uint64_t i = 0; i < bytes && off + i < e->t->cta->shared.size; i++)
        acquire(e->t, &e->t->cta->race[off + i].write);
}

/* Checks an access to one byte of shared memory and records it; write: the value to be stored, or NULL. Returns false
 * after an error message, and then records nothing. */
static bool check_byte(Exec *e, Cta *b, uint64_t off, enum AccessMode how, bool strong, const uint8_t *write) {
    Thread *t = e->t;
    SharedShadow *r = &b->race[off];
    bool same = write && how == WRITE_ACCESS && b->shared.byte[off] == *write;
    if (strong) acquire(t, &r->write);
    if (conflicts(t, &r->write) && !(strong && r->write.strong) && !same)
        return report(e, b, off, &r->write, how == READ_ACCESS ? "a load" : "a store", "store");
    if (how != READ_ACCESS && conflicts(t, &r->read) && !(strong && r->read.strong))
        return report(e, b, off, &r->read, "a store", "load");
    if (how != READ_ACCESS && conflicts(t, &r->other) && !(strong && r->other.strong))
        return report(e, b, off, &r->other, "a store", "load");
    SharedEpoch now = epoch_now(e, strong);
    if (how != WRITE_ACCESS) {
        if (r->read.who != t->id) r->other = r->read;
        r->read = now;
    }
    if (how != READ_ACCESS) r->write = now;
    return true;
}

bool race_check(Exec *e, Cta *b, uint64_t off, uint64_t bytes, enum AccessMode how, bool strong, const uint8_t *writes,
                unsigned step) {
    /* memory of another block is ordered by the cluster, which this clock does not cover */
    if (b != e->t->cta) return true;
    for (uint64_t i = 0; i < bytes; i++)
        if (!check_byte(e, b, off + i, how, strong, writes ? writes + step * i : NULL)) return false;
    if (strong && how != READ_ACCESS) b->time++;
    return true;
}

/* --------------------------------------------------------------------------------- global memory
 *
 * Threads of one block are ordered as above. Blocks are ordered only by strong accesses, to any address: what
 * a block did before one of its strong accesses happens before what another block does after a later strong
 * access of its own. Therefore some races are missed here too, but every reported race exists.
 */

void global_race_begin(Machine *k) {
    uint32_t blocks = k->launch.grid[0] * k->launch.grid[1] * k->launch.grid[2];
    free(k->races.shadow), free(k->races.release);
    k->races.size = k->mem.global.size;
    k->races.shadow = mem_alloc((k->races.size + 1) * sizeof *k->races.shadow);
    k->races.release = mem_alloc(blocks * sizeof *k->races.release);
    k->races.clock = 1;
}

/* Reports whether access x to global memory is by another thread and not ordered before the current access; false if x
 * is empty. Accesses of two blocks are ordered if after x both blocks had a strong access to global memory. */
static bool global_conflicts(const Exec *e, const GlobalEpoch *x) {
    const Thread *t = e->t;
    if (x->time == 0) return false;
    if (x->cta == t->cta->linear) {
        SharedEpoch local = {x->since, x->site, x->who, x->strong};
        return conflicts(t, &local);
    }
    uint32_t released = e->k->races.release[x->cta];
    return !(t->cta->far > x->time && released > x->time);
}

/* Reports a race on global memory between the current access to offset `off` and x; now, then: as for report(). Returns
 * false. */
static bool global_report(Exec *e, uint64_t off, const GlobalEpoch *x, const char *now, const char *then) {
    const Launch *l = &e->k->launch;
    const Object *o = object_near(&e->k->mem.global_object, off);
    Out text;
    out_init(&text, NULL);
    out_format(&text, "race on global memory: %s of byte %llu", now, (unsigned long long)(o ? off - o->off : off));
    if (o && o->name) out_format(&text, " of %s", o->name);
    out_format(&text, " and a %s by thread (%u,%u,%u) of block (%u,%u,%u) are not ordered", then, x->who % l->block[0],
               x->who / l->block[0] % l->block[1], x->who / l->block[0] / l->block[1], x->cta % l->grid[0],
               x->cta / l->grid[0] % l->grid[1], x->cta / l->grid[0] / l->grid[1]);
    out_char(&text, 0);
    report_error(e, "%s", text.buf);
    place_note(e->k, place_of_site(e->k, x->site), "the %s", then);
    out_free(&text);
    return false;
}

/* Checks an access to one byte of global memory and records it; write: the value to be stored, or NULL. Returns false
 * after an error message, and then records nothing. */
static bool check_global_byte(Exec *e, uint64_t off, enum AccessMode how, bool strong, const uint8_t *write) {
    GlobalShadow *r = &e->k->races.shadow[off];
    bool same = write && how == WRITE_ACCESS && e->k->mem.global.byte[off] == *write;
    if (global_conflicts(e, &r->write) && !(strong && r->write.strong) && !same)
        return global_report(e, off, &r->write, how == READ_ACCESS ? "a load" : "a store", "store");
    if (how != READ_ACCESS && global_conflicts(e, &r->read) && !(strong && r->read.strong))
        return global_report(e, off, &r->read, "a store", "load");
    if (how != READ_ACCESS && global_conflicts(e, &r->other) && !(strong && r->other.strong))
        return global_report(e, off, &r->other, "a store", "load");
    const Thread *t = e->t;
    uint32_t site = e->fn->site + (uint32_t)(e->c - e->fn->code.at);
    GlobalEpoch now = {e->k->races.clock, t->cta->time, site, t->cta->linear, (uint16_t)t->id, strong};
    if (how != WRITE_ACCESS) {
        if (r->read.cta != now.cta || r->read.who != now.who) r->other = r->read;
        r->read = now;
    }
    if (how != READ_ACCESS) r->write = now;
    return true;
}

bool global_race_check(Exec *e, uint64_t off, uint64_t bytes, enum AccessMode how, bool strong, const uint8_t *writes,
                       unsigned step) {
    if (strong) e->k->races.release[e->t->cta->linear] = e->t->cta->far = ++e->k->races.clock;
    for (uint64_t i = 0; i < bytes && off + i < e->k->races.size; i++)
        if (!check_global_byte(e, off + i, how, strong, writes ? writes + step * i : NULL)) return false;
    return true;
}
