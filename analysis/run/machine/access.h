/* access.h: the fast path of loads and stores: the address is defined and aligned, all bytes belong to live
 * objects, and there is clearly no race. Everything else, and every error, takes the slow path in memory.c.
 * Values are little-endian on the device, so the host must be little-endian too. */
#ifndef NVIR_ANALYSIS_RUN_MACHINE_ACCESS_H
#define NVIR_ANALYSIS_RUN_MACHINE_ACCESS_H

#include "analysis/run/machine/machine.h"

/* Returns the arena of an address in a space and sets *off to the offset in it, which it does not check. Returns NULL
 * for shared and generic addresses, and for unknown spaces. */
static inline Arena *address_arena(const Exec *e, uint32_t space, uint64_t address, uint64_t *off) {
    Machine *k = e->k;
    switch (space) {
    case SPACE_GLOBAL: *off = address - k->mem.global_base; break;
    case SPACE_LOCAL: *off = address; return &e->t->local;
    case SPACE_SHARED:
    case SPACE_CLUSTER:
    case SPACE_GENERIC: return NULL;
    case SPACE_CONST: *off = address; return &k->mem.konst;
    case SPACE_PARAM: *off = address; return e->t->param ? e->t->param : &k->mem.param;
    default: return NULL;
    }
    return &k->mem.global;
}

/* Reports whether `bytes` bytes, 1 to 8, from offset `off` on are live (BYTE_LIVE); read-only bytes are not. */
static inline bool all_live(const Arena *a, uint64_t off, unsigned bytes) {
    uint64_t s;
    memcpy(&s, a->state + off, 8);
    return ((s ^ UINT64_C(0x0101010101010101)) << (64 - 8 * bytes)) == 0;
}

/* Returns the current access as an epoch of the shadow memory, see race.c. */
static inline SharedEpoch epoch_now(const Exec *e, bool strong) {
    uint32_t site = e->fn->site + (uint32_t)(e->c - e->fn->code.at);
    return (SharedEpoch){e->t->cta->time, site, (uint16_t)e->t->id, strong};
}

/* Reports whether an earlier access is by another thread and not older than t's last synchronisation with its block.
 * Only then can there be a race, and race.c must decide. */
static inline bool epoch_recent(const SharedEpoch *x, const Thread *t) {
    return x->time >= t->since && x->who != t->id;
}

/* Records a plain (not strong) load of `bytes` bytes at offset `off` of the block's shared memory in their shadow
 * cells, unless a recent store (epoch_recent) there may conflict. Then it records nothing and returns false, else true.
 * */
static inline bool race_free_load(const Exec *e, uint64_t off, unsigned bytes) {
    const Thread *t = e->t;
    SharedShadow *r = t->cta->race + off;
    SharedEpoch now = epoch_now(e, false);
    for (unsigned i = 0; i < bytes; i++)
        if (epoch_recent(&r[i].write, t)) return false;
    for (unsigned i = 0; i < bytes; i++) {
        if (r[i].read.who != t->id) r[i].other = r[i].read;
        r[i].read = now;
    }
    return true;
}

/* As race_free_load, for a plain store: records nothing and returns false if a recent load or store there may conflict.
 * */
static inline bool race_free_store(const Exec *e, uint64_t off, unsigned bytes) {
    const Thread *t = e->t;
    SharedShadow *r = t->cta->race + off;
    SharedEpoch now = epoch_now(e, false);
    for (unsigned i = 0; i < bytes; i++)
        if (epoch_recent(&r[i].write, t) || epoch_recent(&r[i].read, t) || epoch_recent(&r[i].other, t)) return false;
    for (unsigned i = 0; i < bytes; i++) r[i].write = now;
    return true;
}

/* Returns the arena of an access, and sets *off, if the bytes are live and aligned; the race check remains to the
 * caller. Returns NULL if the access must take the slow path, as for a generic address of a constant or parameter. Sets
 * *generic to whether the address is a generic one. */
static inline Arena *fast_arena(const Exec *e, const DecodedOp *c, uint64_t address, unsigned bytes, uint64_t *off,
                                bool *generic) {
    uint32_t space = c->x >> 8;
    Arena *a;
    *generic = space == SPACE_GENERIC;
    if (*generic) {
        if (address - e->k->mem.global_base < e->k->mem.global.size) space = SPACE_GLOBAL;
        else if (address - e->k->mem.local_base < WINDOW_SIZE) space = SPACE_LOCAL, address -= e->k->mem.local_base;
        else if (address - e->k->mem.shared_base < WINDOW_SIZE) space = SPACE_SHARED, address -= e->k->mem.shared_base;
        else return NULL;
    }
    if (space == SPACE_SHARED && !(c->sub & ACC_STRONG)) a = &e->t->cta->shared, *off = address;
    else a = address_arena(e, space, address, off);
    if (!a || *off >= a->size || address & ONES((c->x & 0xff) + 1) >> 1 || !all_live(a, *off, bytes)) return NULL;
    return a;
}

/* Executes LOAD into *d if the fast path applies, and returns true. Else returns false and changes nothing but shadow
 * cells, into which the slow path then writes the same. p: the address without c->imm. */
static inline bool load_fast(Exec *e, const DecodedOp *c, const Slot *p, Slot *d) {
    unsigned bytes = (c->width + 7u) / 8;
    uint64_t off, v = 0, u = 0;
    bool generic;
    if (p->u || c->sub & ACC_LONG) return false;
    Arena *a = fast_arena(e, c, p->v + c->imm, bytes, &off, &generic);
    if (!a || (a->space == RUN_SHARED && !race_free_load(e, off, bytes))) return false;
    memcpy(&v, a->byte + off, 8);
    memcpy(&u, a->undef + off, 8);
    u &= ONES(c->width);
    if (u && e->fn->swaps_words) return false; /* another thread may own the bytes, see word_find() */
    *d = (Slot){v & ONES(c->width), u};
    e->k->count.load[generic][a->space] += c->sub & ACC_FIRST;
    return true;
}

/* Executes STORE of value *s if the fast path applies; else as load_fast. */
static inline bool store_fast(Exec *e, const DecodedOp *c, const Slot *p, const Slot *s) {
    unsigned bytes = (c->width + 7u) / 8;
    uint64_t off;
    bool generic;
    if (p->u || c->sub & ACC_LONG || slot_marked(s->u)) return false;
    Arena *a = fast_arena(e, c, p->v + c->imm, bytes, &off, &generic);
    if (!a || a->space > RUN_LOCAL || a->space == RUN_CONST) return false;
    if (a->space == RUN_SHARED && !race_free_store(e, off, bytes)) return false;
    if (bytes == 4) memcpy(a->byte + off, &s->v, 4), memcpy(a->undef + off, &s->u, 4);
    else if (bytes == 8) memcpy(a->byte + off, &s->v, 8), memcpy(a->undef + off, &s->u, 8);
    else memcpy(a->byte + off, &s->v, bytes), memcpy(a->undef + off, &s->u, bytes);
    e->k->count.store[generic][a->space] += c->sub & ACC_FIRST;
    return true;
}

#endif
