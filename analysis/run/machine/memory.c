/* memory.c: checked accesses: loads, stores, copies, fills, the stack of a thread. */
#include "analysis/run/machine/access.h"

enum { GAP = 16 }; /* bytes between two objects */

/* Returns the arena of an address in *space and sets *off, which may be beyond its end. Sets a generic *space to the
 * specific one, and SPACE_GLOBAL to SPACE_PARAM in the window of parameters. Returns NULL if no block has that part of
 * the shared window, if *space is SPACE_SHARED and another block has it, and for an unknown space. */
static Arena *find_arena(const Exec *e, uint32_t *space, uint64_t address, uint64_t *off) {
    const Machine *k = e->k;
    if (*space == SPACE_GENERIC || *space == SPACE_GLOBAL) {
        static const uint8_t window[] = {SPACE_CLUSTER, SPACE_LOCAL, SPACE_CONST, SPACE_PARAM};
        uint32_t in = SPACE_GLOBAL;
        for (unsigned i = 0; i < sizeof window; i++)
            if (address_in(e, window[i], address)) in = window[i];
        if (*space == SPACE_GLOBAL && in != SPACE_PARAM) in = SPACE_GLOBAL;
        address = in == SPACE_GLOBAL ? address : generic_to_space(k, in, address);
        *space = in;
    }
    if (*space == SPACE_SHARED || *space == SPACE_CLUSTER) {
        Cta *b = address < CLUSTER_WINDOW ? window_block(e, address) : NULL;
        if (!b || (*space == SPACE_SHARED && b != e->t->cta)) return NULL;
        *off = address % WINDOW_SIZE;
        return &b->shared;
    }
    return address_arena(e, *space, address, off);
}

/* Reports whether all bytes lie in the arena and are live, in one object or several; `constant`: read-only bytes count
 * as live. */
static bool bytes_live(const Arena *a, uint64_t off, uint64_t bytes, bool constant) {
    if (off > a->size || bytes > a->size - off) return false;
    for (uint64_t i = 0; i < bytes; i++)
        if (a->state[off + i] != BYTE_LIVE && !(constant && a->state[off + i] == BYTE_CONST)) return false;
    return true;
}

bool bytes_peek(const Exec *e, uint32_t space, uint64_t address, uint64_t bytes, uint8_t *to) {
    uint64_t off;
    const Arena *a = find_arena(e, &space, address, &off);
    if (!a || !bytes_live(a, off, bytes, true)) return false;
    memcpy(to, a->byte + off, bytes);
    return true;
}

/* Returns the copy of the kernel parameters that the current thread may write, which it makes at the first call.
 * Returns NULL if the parameter at this offset is read-only: only a byval one that is not grid_constant may be
 * written. */
static Arena *own_params(Exec *e, uint64_t off) {
    Machine *k = e->k;
    Object *o = object_near(&k->mem.param_object, off);
    if (!o || !o->writable) return NULL;
    if (!e->t->param) {
        Arena *p = e->t->param = mem_alloc(sizeof *p);
        arena_reserve(p, k->mem.param.size);
        memcpy(p->byte, k->mem.param.byte, k->mem.param.size);
        memcpy(p->undef, k->mem.param.undef, k->mem.param.size);
        memcpy(p->state, k->mem.param.state, k->mem.param.size);
        p->size = k->mem.param.size;
        p->space = RUN_PARAM;
    }
    return e->t->param;
}

/* As place_find; step: from the byte that is stored at one address to that for the next, 1 or, for a fill, 0. */
static bool place_find_step(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum AccessMode how, bool strong,
                            const uint8_t *writes, unsigned step, MemPlace *out) {
    uint32_t in = space;
    uint64_t off;
    Arena *a = find_arena(e, &in, address, &off);
    if (!a || !bytes_live(a, off, bytes, how == READ_ACCESS)) {
        report_access(e, space, address, bytes, how);
        return false;
    }
    if (how != READ_ACCESS && a->space == RUN_PARAM && space != SPACE_PARAM) a = own_params(e, off);
    if (!a || (how != READ_ACCESS && (a->space == RUN_CONST || (a->space == RUN_PARAM && space == SPACE_PARAM)))) {
        report_error(e, "%s to read-only memory: %s", how == WRITE_ACCESS ? "store" : "atomic operation",
                     a && a->space == RUN_CONST ? "constant" : "kernel parameters");
        return false;
    }
    *out = (MemPlace){a, off, space == SPACE_GENERIC};
    if (a->space == RUN_GLOBAL && e->k->opt.global_races)
        return global_race_check(e, off, bytes, how, strong, writes, step);
    if (a->space == RUN_SHARED && !e->k->opt.no_races) {
        Cta *b = e->t->cta;
        if (a != &b->shared) b = window_block(e, in == space ? address : address - e->k->mem.shared_base);
        return race_check(e, b, off, bytes, how, strong, writes, step);
    }
    return true;
}

bool place_find(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum AccessMode how, bool strong,
                const void *writes, MemPlace *out) {
    return place_find_step(e, space, address, bytes, how, strong, writes, 1, out);
}

/* Returns the word of 4 bytes at `off`; bytes that are not in the mask `live` are 0 and defined. */
static Slot word_read(const Arena *a, uint64_t off, unsigned live) {
    Slot s = {0, 0};
    for (unsigned i = 0; i < 4; i++)
        if (live >> i & 1) s.v |= (uint64_t)a->byte[off + i] << 8 * i, s.u |= (uint64_t)a->undef[off + i] << 8 * i;
    return s;
}

bool word_find(Exec *e, uint32_t space, uint64_t address, bool strong, bool swap, unsigned changed, MemPlace *out,
               Slot *word) {
    enum AccessMode how = swap ? ATOMIC_ACCESS : READ_ACCESS;
    uint32_t in = space;
    uint64_t off;
    Arena *a = find_arena(e, &in, address, &off);
    unsigned live = 0, check;
    for (unsigned i = 0; a && i < 4; i++)
        if (off + i < a->size && a->state[off + i] == BYTE_LIVE) live |= 1u << i;
    check = changed ? changed : strong && !swap ? 0 : live;
    if (!live || check & ~live) {
        if (!place_find(e, space, address, 4, how, strong, NULL, out)) return false;
        live = 15, check = 0, a = out->arena, off = out->off;
    }
    for (unsigned i = 0; i < 4; i++)
        if (check >> i & 1 && !place_find(e, space, address + i, 1, how, strong, NULL, out)) return false;
    if (!check && a == &e->t->cta->shared && !e->k->opt.no_races) race_acquire(e, off, 4);
    if (!check && a->space == RUN_GLOBAL && e->k->opt.global_races) global_race_check(e, off, 0, how, strong, NULL, 1);
    *out = (MemPlace){check ? out->arena : a, off, space == SPACE_GENERIC};
    *word = word_read(out->arena, off, live);
    bool partly = false;
    for (unsigned i = 0; i < 4; i++) partly |= live >> i & 1 && !(word->u >> 8 * i & 0xff);
    for (unsigned i = 0; strong && partly && i < 4; i++)
        if (!(changed >> i & 1)) word->u &= ~(UINT64_C(0xff) << 8 * i);
    return true;
}

bool address_defined(Exec *e, const Slot *a) {
    if (a->u == 0) return true;
    report_undefined(e, "address from an uninitialised value or poison");
    return false;
}

bool address_aligned(Exec *e, uint64_t address, uint32_t log2) {
    if ((address & ((UINT64_C(1) << log2) - 1)) == 0) return true;
    report_error(e, "misaligned: address 0x%llx is not a multiple of %llu", (unsigned long long)address, 1ull << log2);
    return false;
}

Go access_load(Exec *e, const DecodedOp *c, Slot *d) {
    const Slot *p = &OPERAND(e, c->a);
    unsigned bytes = (c->width + 7u) / 8;
    uint64_t address = p->v + c->imm;
    bool strong = c->sub & ACC_STRONG, word = e->fn->swaps_words && c->width == 32 && !(address & 3);
    Slot s = {0, 0};
    MemPlace at;
    if (!address_defined(e, p) || !address_aligned(e, address, c->x & 0xff)) return GO_STOP;
    if (word ? !word_find(e, c->x >> 8, address, strong, false, 0, &at, &s)
             : !place_find(e, c->x >> 8, address, bytes, READ_ACCESS, strong, NULL, &at))
        return GO_STOP;
    if (!word) memcpy(&s.v, at.arena->byte + at.off, bytes), memcpy(&s.u, at.arena->undef + at.off, bytes);
    *d = (Slot){s.v & ONES(c->width), s.u & ONES(c->width)};
    e->k->count.load[at.generic][at.arena->space] += c->sub & ACC_FIRST;
    if (c->sub & ACC_LONG) profile_access(e, c, &at, c->c);
    return GO_NEXT;
}

Go access_store(Exec *e, const DecodedOp *c) {
    const Slot *p = &OPERAND(e, c->a), *s = &OPERAND(e, c->b);
    unsigned bytes = (c->width + 7u) / 8;
    uint64_t address = p->v + c->imm;
    MemPlace at;
    if (slot_marked(s->u) && c->width <= 32) {
        report_error(e, "store of a register that wgmma or tcgen05.ld has not written yet: "
                        "a wait is missing");
        return GO_STOP;
    }
    if (!address_defined(e, p) || !address_aligned(e, address, c->x & 0xff)) return GO_STOP;
    if (!place_find(e, c->x >> 8, address, bytes, WRITE_ACCESS, c->sub & ACC_STRONG, &s->v, &at)) return GO_STOP;
    memcpy(at.arena->byte + at.off, &s->v, bytes);
    memcpy(at.arena->undef + at.off, &s->u, bytes);
    e->k->count.store[at.generic][at.arena->space] += c->sub & ACC_FIRST;
    if (c->sub & ACC_LONG) profile_access(e, c, &at, c->c);
    return GO_NEXT;
}

Go memcpy_op(Exec *e, const DecodedOp *c) {
    const Slot *to = &OPERAND(e, c->a), *from = &OPERAND(e, c->b), *n = &OPERAND(e, c->c);
    MemPlace d, s;
    if (n->u) {
        report_error(e, "length of a copy is uninitialised");
        return GO_STOP;
    }
    if (n->v == 0) return GO_NEXT;
    if (!address_defined(e, to) || !address_defined(e, from)) return GO_STOP;
    if (!address_aligned(e, to->v, c->x >> 8) || !address_aligned(e, from->v, c->x & 0xff)) return GO_STOP;
    if (!place_find(e, c->width, from->v, n->v, READ_ACCESS, false, NULL, &s)) return GO_STOP;
    if (!place_find(e, c->sub, to->v, n->v, WRITE_ACCESS, false, s.arena->byte + s.off, &d)) return GO_STOP;
    memmove(d.arena->byte + d.off, s.arena->byte + s.off, n->v);
    memmove(d.arena->undef + d.off, s.arena->undef + s.off, n->v);
    e->k->count.load[s.generic][s.arena->space]++;
    e->k->count.store[d.generic][d.arena->space]++;
    return GO_NEXT;
}

Go memset_op(Exec *e, const DecodedOp *c) {
    const Slot *to = &OPERAND(e, c->a), *byte = &OPERAND(e, c->b), *n = &OPERAND(e, c->c);
    MemPlace d;
    if (n->u) {
        report_error(e, "length of a fill is uninitialised");
        return GO_STOP;
    }
    if (n->v == 0) return GO_NEXT;
    if (!address_defined(e, to) || !address_aligned(e, to->v, c->x)) return GO_STOP;
    uint8_t fill = (uint8_t)byte->v;
    if (!place_find_step(e, c->sub, to->v, n->v, WRITE_ACCESS, false, &fill, 0, &d)) return GO_STOP;
    memset(d.arena->byte + d.off, fill, n->v);
    memset(d.arena->undef + d.off, (int)byte->u, n->v);
    e->k->count.store[d.generic][d.arena->space]++;
    return GO_NEXT;
}

uint64_t local_push(Exec *e, uint64_t size, uint64_t align, ValueId inst) {
    Thread *t = e->t;
    if (size > WINDOW_SIZE || align > WINDOW_SIZE || t->local.size + size + align + GAP > WINDOW_SIZE) {
        report_error(e, "stack overflow: more than %llu bytes of local memory", (unsigned long long)WINDOW_SIZE);
        return UINT64_MAX;
    }
    Object o = {.size = size, .fn = frame_fn(e)->sym, .inst = inst};
    return arena_push(&t->local, &t->object, o, align ? align : 1, BYTE_LIVE);
}
