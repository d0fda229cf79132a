/* race.c: races on shared memory.
 *
 * Every byte remembers its last write, its last read and the last read by another thread: who, and when. The
 * block's clock goes on with every synchronisation; a thread knows when it last met all others (`since`) and
 * its warp (`warp_since`). An access conflicts with one by another thread that is not older than their last
 * meeting. Two accesses that are both atomic or volatile do not conflict, nor do two writes of the same
 * value. An atomic or volatile access takes over what the last one on that byte released. Barriers of a
 * part of the block count as meetings of all: some races are then overlooked, but none is reported that
 * is not there.
 */
#include "analysis/run/machine/access.h"

static bool conflicts(const Thread *t, const SharedEpoch *x) {
    uint32_t since = t->since;
    if (x->who == t->id) return false;
    if (x->who / 32 == t->warp && t->warp_since > since) since = t->warp_since;
    return x->time >= since;
}

static bool report(Exec *e, Cta *b, uint64_t off, const SharedEpoch *x, const char *now, const char *then) {
    Object *o = object_near(&e->k->mem.shared_object, off);
    Out text;
    out_init(&text, NULL);
    out_format(&text, "race on shared memory: %s of byte %llu", now,
               (unsigned long long)(o ? off - o->off : off));
    if (o && o->name) out_format(&text, " of %s", o->name);
    out_format(&text, " and a %s by ", then);
    thread_print(&text, &b->thread[x->who]);
    out_str(&text, " are not ordered by a barrier");
    out_char(&text, 0);
    run_error(e, "%s", text.buf);
    diag_note(e->k->diag, site_src(e->k, x->site), "the %s", then);
    out_free(&text);
    return false;
}

static bool check_byte(Exec *e, Cta *b, uint64_t off, enum AccessMode how, bool strong,
                       const uint8_t *write) {
    Thread *t = e->t;
    SharedShadow *r = &b->race[off];
    bool same = write && how == WRITE_ACCESS && b->shared.byte[off] == *write;
    if (strong && r->write.strong && r->write.time >= t->since) t->since = r->write.time + 1;
    if (conflicts(t, &r->write) && !(strong && r->write.strong) && !same)
        return report(e, b, off, &r->write, how == READ_ACCESS ? "a load" : "a store", "store");
    if (how != READ_ACCESS && !(strong && r->read.strong)) {
        if (conflicts(t, &r->read)) return report(e, b, off, &r->read, "a store", "load");
        if (conflicts(t, &r->other)) return report(e, b, off, &r->other, "a store", "load");
    }
    SharedEpoch now = touch_now(e, strong);
    if (how != WRITE_ACCESS) {
        if (r->read.who != t->id) r->other = r->read;
        r->read = now;
    }
    if (how != READ_ACCESS) r->write = now;
    return true;
}

bool race_check(Exec *e, Cta *b, uint64_t off, uint64_t bytes, enum AccessMode how, bool strong,
                const uint8_t *writes) {
    /* the memory of a peer: ordered by the cluster, not by the block */
    if (b != e->t->cta) return true;
    for (uint64_t i = 0; i < bytes; i++)
        if (!check_byte(e, b, off + i, how, strong, writes ? writes + i : NULL)) return false;
    if (strong && how != READ_ACCESS) b->time++;
    return true;
}

/* --------------------------------------------------------------------------------- global memory
 *
 * Within a block as above. Blocks are ordered by atomic and volatile accesses alone, whichever those are
  * to: what
 * a block did before one of its own comes before what another does after a later one of its own. So here,
  * too,
 * some races are overlooked, but none is reported that is not there.
 */

void global_race_begin(Machine *k) {
    uint32_t blocks = k->launch.grid[0] * k->launch.grid[1] * k->launch.grid[2];
    free(k->races.shadow), free(k->races.release);
    k->races.size = k->mem.global.size;
    k->races.shadow = mem_alloc((k->races.size + 1) * sizeof *k->races.shadow);
    k->races.release = mem_alloc(blocks * sizeof *k->races.release);
    k->races.clock = 1;
}

static bool far_conflicts(const Exec *e, const GlobalEpoch *x) {
    const Thread *t = e->t;
    if (x->time == 0) return false;
    if (x->cta == t->cta->linear) {
        SharedEpoch near = {x->since, x->site, x->who, x->strong};
        return conflicts(t, &near);
    }
    uint32_t released = e->k->races.release[x->cta];
    return !(t->cta->far > x->time && released > x->time);
}

static bool far_report(Exec *e, uint64_t off, const GlobalEpoch *x, const char *now, const char *then) {
    const Launch *l = &e->k->launch;
    const Object *o = object_near(&e->k->mem.global_object, off);
    Out text;
    out_init(&text, NULL);
    out_format(&text, "race on global memory: %s of byte %llu", now,
        (unsigned long long)(o ? off - o->off : off));
    if (o && o->name) out_format(&text, " of %s", o->name);
    out_format(&text, " and a %s by thread (%u,%u,%u) of block (%u,%u,%u) are not ordered", then,
               x->who % l->block[0], x->who / l->block[0] % l->block[1], x->who / l->block[0] / l->block[1],
               x->cta % l->grid[0], x->cta / l->grid[0] % l->grid[1], x->cta / l->grid[0] / l->grid[1]);
    out_char(&text, 0);
    run_error(e, "%s", text.buf);
    diag_note(e->k->diag, site_src(e->k, x->site), "the %s", then);
    out_free(&text);
    return false;
}

static bool far_byte(Exec *e, uint64_t off, enum AccessMode how, bool strong, const uint8_t *write) {
    GlobalShadow *r = &e->k->races.shadow[off];
    bool same = write && how == WRITE_ACCESS && e->k->mem.global.byte[off] == *write;
    if (far_conflicts(e, &r->write) && !(strong && r->write.strong) && !same)
        return far_report(e, off, &r->write, how == READ_ACCESS ? "a load" : "a store", "store");
    if (how != READ_ACCESS && !(strong && r->read.strong) && !same) {
        if (far_conflicts(e, &r->read)) return far_report(e, off, &r->read, "a store", "load");
        if (far_conflicts(e, &r->other)) return far_report(e, off, &r->other, "a store", "load");
    }
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

bool global_race_check(Exec *e, uint64_t off, uint64_t bytes, enum AccessMode how, bool strong,
    const uint8_t *writes) {
    if (strong) e->k->races.release[e->t->cta->linear] = e->t->cta->far = ++e->k->races.clock;
    for (uint64_t i = 0; i < bytes && off + i < e->k->races.size; i++)
        if (!far_byte(e, off + i, how, strong, writes ? writes + i : NULL)) return false;
    return true;
}
