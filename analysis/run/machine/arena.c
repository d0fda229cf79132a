/* arena.c: the bytes of a memory, its objects, and the windows of the generic address space.
 *
 * As on the device, shared, local and constant memory each have a window in the generic address space, whose
 * base is not 0; a global address is its own generic form; the parameters lie in the global window. A generic
 * address minus the base of its window is the address in the space. Therefore address 0 of shared, local and
 * constant memory is valid, and generic null lies in no window.
 */
#include <unistd.h>

#include "analysis/run/machine/machine.h"

const char *const run_space_name[RUN_SPACES] = {"global", "shared", "constant", "local", "param"};
/* SLACK: bytes beyond the end that can be read. GAP: bytes between two objects. PAGE: the unit in which the
 * system gives memory to a program, when it is first written. LARGE: from this size on the pages that are
 * all zero stay untouched. */
enum { SLACK = 16, GAP = 16, PAGE = 4096, LARGE = 1 << 26 };

/* Looks at the first bytes of the n bytes at p: at PAGE of them, or at all if there are fewer. Returns their number,
 * and sets *zero to whether all of them are 0. n is not 0. */
static uint64_t page_scan(const uint8_t *p, uint64_t n, bool *zero) {
    if (n > PAGE) n = PAGE;
    *zero = !p[0] && !memcmp(p, p + 1, n - 1);
    return n;
}

/* Copies n bytes to memory that is zero. Does not write the parts of PAGE bytes that are zero in `from`, so that they
 * take no memory. */
static void pages_copy(uint8_t *to, const uint8_t *from, uint64_t n) {
    bool zero;
    for (uint64_t i = 0, part; i < n; i += part) {
        part = page_scan(from + i, n - i, &zero);
        if (!zero) memcpy(to + i, from + i, part);
    }
}

void arena_define(Arena *a, uint64_t off, uint64_t size) {
    bool zero;
    for (uint64_t i = 0, part; i < size; i += part) {
        part = page_scan(a->undef + off + i, size - i, &zero);
        if (!zero) memset(a->undef + off + i, 0, part);
    }
}

/* Enlarges an array from `old` to `cap` bytes, of which the new ones are zero, and returns its new address; p is then
 * freed. Returns NULL, and leaves the old array as it is, if there is no memory. From LARGE bytes on, parts that are
 * zero take no memory. */
static uint8_t *part_grow(uint8_t *p, uint64_t old, uint64_t cap) {
    uint8_t *q = cap < LARGE ? realloc(p, cap) : calloc(cap, 1);
    if (!q) return NULL;
    if (cap < LARGE) {
        memset(q + old, 0, cap - old);
    } else {
        pages_copy(q, p, old);
        free(p);
    }
    return q;
}

/* Reports whether the three arrays of an arena of `size` bytes are more than the physical memory of the host; false if
 * that is not known. */
static bool exceeds_host_memory(uint64_t size) {
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    return pages > 0 && page > 0 && size / (uint64_t)page > (uint64_t)pages / 3;
}

void arena_reserve(Arena *a, uint64_t size) {
    if (size + SLACK <= a->cap) return;
    uint64_t cap = a->cap ? a->cap : 256;
    while (cap < size + SLACK) cap = cap < LARGE ? 2 * cap : size + size / 8;
    uint8_t **part[3] = {&a->byte, &a->undef, &a->state};
    bool good = !exceeds_host_memory(size);
    for (int i = 0; i < 3 && good; i++) {
        uint8_t *p = part_grow(*part[i], a->cap, cap);
        if (p) *part[i] = p;
        else good = false;
    }
    if (!good) {
        diag_print(stderr, "nvir-run: out of memory: %s memory of %llu bytes takes up to three times that",
                   run_space_name[a->space], (unsigned long long)size);
        exit(1);
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

uint64_t arena_push_zero(Arena *a, Objects *list, Object o, uint64_t align, uint8_t state) {
    uint64_t from = a->size, used = a->cap; /* what arena_reserve adds is zero */
    o.off = from ? (from + GAP + align - 1) / align * align : 0;
    a->size = o.off + o.size;
    arena_reserve(a, a->size);
    memset(a->state + from, BYTE_HOLE, o.off - from);
    memset(a->state + o.off, state, o.size);
    if (used > a->size) used = a->size;
    if (used > o.off) memset(a->byte + o.off, 0, used - o.off), memset(a->undef + o.off, 0, used - o.off);
    vec_push(list, o);
    return o.off;
}

uint64_t arena_push(Arena *a, Objects *list, Object o, uint64_t align, uint8_t state) {
    uint64_t off = arena_push_zero(a, list, o, align, state);
    memset(a->undef + off, 0xff, o.size);
    return off;
}

Object *object_near(const Objects *list, uint64_t off) {
    uint32_t next = 0;
    lower_bound(next, list->n, mid, list->at[mid].off <= off);
    while (next && list->at[next - 1].absent) next--;
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
