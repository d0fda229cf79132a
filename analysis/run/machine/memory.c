/* memory.c: arenas, objects, generic addresses, checked accesses.
 *
 * Generic addresses, as on the device: shared, local and constant memory each have a window, whose base is
 * not 0; global addresses are their own generic form; the parameters lie in the global window. An address
 * within a window minus its base is the address in the space, so address 0 of shared, local and constant
 * memory is a good one, and generic null is in none of them.
 */
#include "analysis/run/machine/access.h"

const char *const run_space_name[RUN_SPACES] = {"global", "shared", "constant", "local", "param"};
enum { SLACK = 16, GAP = 16 };      /* readable beyond the end; bytes between objects that belong to none */

void arena_reserve(Arena *a, uint64_t size) {
    if (size + SLACK <= a->cap) return;
    uint64_t cap = a->cap ? a->cap : 256;
    while (cap < size + SLACK) cap *= 2;
    uint8_t **part[3] = {&a->byte, &a->undef, &a->state};
    for (int i = 0; i < 3; i++) {
        uint8_t *p = realloc(*part[i], cap);
        if (!p) mem_too_large();
        memset(p + a->cap, 0, cap - a->cap);
        *part[i] = p;
    }
    a->cap = cap;
}

void arena_free(Arena *a) {
    free(a->byte);
    free(a->undef);
    free(a->state);
    *a = (Arena){0};
}

void arena_mark(Arena *a, uint64_t off, uint64_t size, uint8_t state) {
    memset(a->state + off, state, size);
}

uint64_t arena_push(Arena *a, Objects *list, Object o, uint64_t align, uint8_t state) {
    uint64_t from = a->size;
    o.off = from ? (from + GAP + align - 1) / align * align : 0;
    arena_reserve(a, o.off + o.size);
    memset(a->state + from, BYTE_HOLE, o.off - from);
    memset(a->state + o.off, state, o.size);
    memset(a->undef + o.off, 0xff, o.size);
    memset(a->byte + o.off, 0, o.size);
    a->size = o.off + o.size;
    vec_push(list, o);
    return o.off;
}

Object *object_near(const Objects *list, uint64_t off) {
    uint32_t low = 0, high = list->n;
    while (low < high) {
        uint32_t mid = low + (high - low) / 2;
        if (list->at[mid].off <= off) low = mid + 1;
        else high = mid;
    }
    return low ? &list->at[low - 1] : NULL;
}

uint64_t space_to_generic(const Machine *k, uint32_t space, uint64_t address) {
    switch (space) {
    case SPACE_SHARED: case SPACE_CLUSTER: return address + k->shared_base;
    case SPACE_CONST: return address + k->const_base;
    case SPACE_LOCAL: return address + k->local_base;
    case SPACE_PARAM: return address + k->param_base;
    default: return address;
    }
}

uint64_t generic_to_space(const Machine *k, uint32_t space, uint64_t address) {
    return address - (space_to_generic(k, space, 0));
}

/* The shared window: the own block's memory first, then, at rank + 1, that of every block of the cluster. */
static Cta *window_block(const Exec *e, uint64_t off) {
    Cta *own = e->t->cta;
    uint64_t slot = off / WINDOW_SIZE;
    if (slot == 0) return own;
    return own->cluster && slot <= own->cluster->ncta ? own->cluster->cta[slot - 1] : NULL;
}

bool address_in(const Exec *e, uint32_t space, uint64_t generic) {
    const Machine *k = e->k;
    uint64_t shared = generic - k->shared_base;
    switch (space) {
    case SPACE_SHARED: return shared < CLUSTER_WINDOW && window_block(e, shared) == e->t->cta;
    case SPACE_CLUSTER: return shared < CLUSTER_WINDOW;
    case SPACE_CONST: return generic - k->const_base < WINDOW_SIZE;
    case SPACE_LOCAL: return generic - k->local_base < WINDOW_SIZE;
    case SPACE_PARAM: return generic - k->param_base < WINDOW_SIZE;
    default:
        return shared >= CLUSTER_WINDOW && generic - k->const_base >= WINDOW_SIZE &&
            generic - k->local_base >= WINDOW_SIZE;
    }
}

/* The arena of any address; NULL if there is none. *space becomes the specific one. */
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

static bool bytes_live(const Arena *a, uint64_t off, uint64_t bytes, bool constant) {
    if (off > a->size || bytes > a->size - off) return false;
    for (uint64_t i = 0; i < bytes; i++)
        if (a->state[off + i] != BYTE_LIVE && !(constant && a->state[off + i] == BYTE_CONST)) return false;
    return true;
}

/* A thread that writes to a byval parameter gets parameters of its own. */
static Arena *own_params(Exec *e, uint64_t off) {
    Machine *k = e->k;
    Object *o = object_near(&k->param_object, off);
    if (!o || !o->writable) return NULL;
    if (!e->t->param) {
        Arena *p = e->t->param = mem_alloc(sizeof *p);
        arena_reserve(p, k->param.size);
        memcpy(p->byte, k->param.byte, k->param.size);
        memcpy(p->undef, k->param.undef, k->param.size);
        memcpy(p->state, k->param.state, k->param.size);
        p->size = k->param.size;
        p->space = RUN_PARAM;
    }
    return e->t->param;
}

bool place_find(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum Access how, bool strong,
                const void *writes, Place *out) {
    uint32_t in = space;
    uint64_t off;
    Arena *a = find_arena(e, &in, address, &off);
    if (!a || !bytes_live(a, off, bytes, how == READ_ACCESS)) { run_access_error(e, space, address, bytes,
            how); return false; }
    if (how != READ_ACCESS && a->space == RUN_PARAM && space != SPACE_PARAM) a = own_params(e, off);
    if (!a || (how != READ_ACCESS &&
               (a->space == RUN_CONST || (a->space == RUN_PARAM && space == SPACE_PARAM)))) {
        run_error(e, "%s to read-only memory: %s", how == WRITE_ACCESS ? "store" : "atomic operation",
                  a && a->space == RUN_CONST ? "constant" : "kernel parameters");
        return false;
    }
    *out = (Place){a, off, space == SPACE_GENERIC};
    if (a->space == RUN_GLOBAL && e->k->opt.global_races)
        return far_race_check(e, off, bytes, how, strong, writes);
    if (a->space == RUN_SHARED && !e->k->opt.no_races) {
        Cta *b = e->t->cta;
        if (a != &b->shared) b = window_block(e, in == space ? address : address - e->k->shared_base);
        return race_check(e, b, off, bytes, how, strong, writes);
    }
    return true;
}

bool mem_defined_address(Exec *e, const Slot *a) {
    if (a->u == 0) return true;
    run_undefined(e, "address from an uninitialised value or poison");
    return false;
}

bool mem_aligned(Exec *e, uint64_t address, uint32_t log2) {
    if ((address & ((UINT64_C(1) << log2) - 1)) == 0) return true;
    run_error(e, "misaligned: address 0x%llx is no multiple of %llu", (unsigned long long)address,
              1ull << log2);
    return false;
}

Go run_load(Exec *e, const Code *c, Slot *d) {
    const Slot *p = &OPERAND(e, c->a);
    unsigned bytes = (c->width + 7u) / 8;
    uint64_t address = p->v + c->imm, v = 0, u = 0;
    Place at;
    if (!mem_defined_address(e, p) || !mem_aligned(e, address, c->x & 0xff)) return GO_STOP;
    if (!place_find(e, c->x >> 8, address, bytes, READ_ACCESS, c->sub & (ACC_VOLATILE | ACC_ATOMIC), NULL,
                    &at)) return GO_STOP;
    memcpy(&v, at.arena->byte + at.off, bytes);
    memcpy(&u, at.arena->undef + at.off, bytes);
    *d = (Slot){v & ONES(c->width), u & ONES(c->width)};
    e->k->count.load[at.generic][at.arena->space] += c->sub & ACC_FIRST;
    if (c->sub & ACC_LONG) profile_access(e, c, &at, c->c);
    return GO_NEXT;
}

Go run_store(Exec *e, const Code *c) {
    const Slot *p = &OPERAND(e, c->a), *s = &OPERAND(e, c->b);
    unsigned bytes = (c->width + 7u) / 8;
    uint64_t address = p->v + c->imm;
    Place at;
    if (slot_marked(s->u) && c->width <= 32) {
        run_error(e, "a register that wgmma or tcgen05.ld has not written yet is stored: "
                  "the wait is missing");
        return GO_STOP;
    }
    if (!mem_defined_address(e, p) || !mem_aligned(e, address, c->x & 0xff)) return GO_STOP;
    if (!place_find(e, c->x >> 8, address, bytes, WRITE_ACCESS, c->sub & (ACC_VOLATILE | ACC_ATOMIC), &s->v,
                    &at)) return GO_STOP;
    memcpy(at.arena->byte + at.off, &s->v, bytes);
    memcpy(at.arena->undef + at.off, &s->u, bytes);
    e->k->count.store[at.generic][at.arena->space] += c->sub & ACC_FIRST;
    if (c->sub & ACC_LONG) profile_access(e, c, &at, c->c);
    return GO_NEXT;
}

Go memcpy_op(Exec *e, const Code *c) {
    const Slot *to = &OPERAND(e, c->a), *from = &OPERAND(e, c->b), *n = &OPERAND(e, c->c);
    Place d, s;
    if (n->u) { run_error(e, "length of a copy is uninitialised"); return GO_STOP; }
    if (n->v == 0) return GO_NEXT;
    if (!mem_defined_address(e, to) || !mem_defined_address(e, from)) return GO_STOP;
    if (!mem_aligned(e, to->v, c->x >> 8) || !mem_aligned(e, from->v, c->x & 0xff)) return GO_STOP;
    if (!place_find(e, c->width, from->v, n->v, READ_ACCESS, false, NULL, &s)) return GO_STOP;
    if (!place_find(e, c->sub, to->v, n->v, WRITE_ACCESS, false, s.arena->byte + s.off, &d)) return GO_STOP;
    memmove(d.arena->byte + d.off, s.arena->byte + s.off, n->v);
    memmove(d.arena->undef + d.off, s.arena->undef + s.off, n->v);
    e->k->count.load[s.generic][s.arena->space]++;
    e->k->count.store[d.generic][d.arena->space]++;
    return GO_NEXT;
}

Go memset_op(Exec *e, const Code *c) {
    const Slot *to = &OPERAND(e, c->a), *byte = &OPERAND(e, c->b), *n = &OPERAND(e, c->c);
    Place d;
    if (n->u) { run_error(e, "length of a fill is uninitialised"); return GO_STOP; }
    if (n->v == 0) return GO_NEXT;
    if (!mem_defined_address(e, to) || !mem_aligned(e, to->v, c->x)) return GO_STOP;
    if (!place_find(e, c->sub, to->v, n->v, WRITE_ACCESS, false, NULL, &d)) return GO_STOP;
    memset(d.arena->byte + d.off, (int)byte->v, n->v);
    memset(d.arena->undef + d.off, (int)byte->u, n->v);
    e->k->count.store[d.generic][d.arena->space]++;
    return GO_NEXT;
}

uint64_t local_push(Exec *e, uint64_t size, uint64_t align, ValueId inst) {
    Thread *t = e->t;
    if (size > WINDOW_SIZE || align > WINDOW_SIZE || t->local.size + size + align + GAP > WINDOW_SIZE) {
        run_error(e, "stack overflow: more than %llu bytes of local memory", (unsigned long long)WINDOW_SIZE);
        return UINT64_MAX;
    }
    Object o = {.size = size, .fn = frame_fn(e)->sym, .inst = inst};
    return arena_push(&t->local, &t->object, o, align ? align : 1, BYTE_LIVE);
}
