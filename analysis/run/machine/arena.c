/* arena.c: the bytes of a memory, its objects, and the windows of the generic address space.
 *
 * As on the device, shared, local and constant memory each have a window in the generic address space, whose
 * base is not 0; a global address is its own generic form; the parameters lie in the global window. A generic
 * address minus the base of its window is the address in the space. Therefore address 0 of shared, local and
 * constant memory is valid, and generic null lies in no window.
 */
#include "analysis/run/machine/machine.h"

const char *const run_space_name[RUN_SPACES] = {"global", "shared", "constant", "local", "param"};
/* SLACK: bytes beyond the end that can be read. GAP: bytes between two objects. */
/* LARGE: from this size on a memory grows to exactly what is needed; the C library then moves pages, not bytes. */
enum { SLACK = 16, GAP = 16, LARGE = 1 << 26 };

void arena_reserve(Arena *a, uint64_t size) {
    if (size + SLACK <= a->cap) return;
    uint64_t cap = a->cap ? a->cap : 256;
    while (cap < size + SLACK) cap = cap < LARGE ? 2 * cap : size + SLACK;
    uint8_t **part[3] = {&a->byte, &a->undef, &a->state};
    for (int i = 0; i < 3; i++) {
        uint8_t *p = realloc(*part[i], cap);
        if (!p) {
            diag_print(stderr, "nvir-run: out of memory: %s memory of %llu bytes takes three times that",
                       run_space_name[a->space], (unsigned long long)size);
            exit(1);
        }
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

void arena_mark(Arena *a, uint64_t off, uint64_t size, uint8_t state) { memset(a->state + off, state, size); }

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
    uint32_t next = 0;
    lower_bound(next, list->n, mid, list->at[mid].off <= off);
    return next ? &list->at[next - 1] : NULL;
}

uint64_t space_to_generic(const Machine *k, uint32_t space, uint64_t address) {
    switch (space) {
    case SPACE_SHARED:
    case SPACE_CLUSTER: return address + k->mem.shared_base;
    case SPACE_CONST: return address + k->mem.const_base;
    case SPACE_LOCAL: return address + k->mem.local_base;
    case SPACE_PARAM: return address + k->mem.param_base;
    default: return address;
    }
}

uint64_t generic_to_space(const Machine *k, uint32_t space, uint64_t address) {
    return address - (space_to_generic(k, space, 0));
}

Cta *window_block(const Exec *e, uint64_t off) {
    Cta *own = e->t->cta;
    uint64_t slot = off / WINDOW_SIZE;
    if (slot == 0) return own;
    return own->cluster && slot <= own->cluster->ncta ? own->cluster->cta[slot - 1] : NULL;
}

bool address_in(const Exec *e, uint32_t space, uint64_t generic) {
    const Machine *k = e->k;
    uint64_t shared = generic - k->mem.shared_base;
    switch (space) {
    case SPACE_SHARED: return shared < CLUSTER_WINDOW && window_block(e, shared) == e->t->cta;
    case SPACE_CLUSTER: return shared < CLUSTER_WINDOW;
    case SPACE_CONST: return generic - k->mem.const_base < WINDOW_SIZE;
    case SPACE_LOCAL: return generic - k->mem.local_base < WINDOW_SIZE;
    case SPACE_PARAM: return generic - k->mem.param_base < WINDOW_SIZE;
    default:
        return shared >= CLUSTER_WINDOW && generic - k->mem.const_base >= WINDOW_SIZE &&
               generic - k->mem.local_base >= WINDOW_SIZE;
    }
}
