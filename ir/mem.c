/* mem.c: memory and growable arrays (mem.h), and the hash table (hash.h). */
#include "ir/hash.h"

static _Thread_local jmp_buf *escape; /* the target that mem_escape has set; NULL = exit */

jmp_buf *mem_escape(jmp_buf *to) {
    jmp_buf *before = escape;
    escape = to;
    return before;
}

_Noreturn void mem_fail(const char *why) {
    if (escape) longjmp(*escape, 1);
    fprintf(stderr, "nvir: %s\n", why);
    exit(1);
}

static _Noreturn void mem_out(void) { mem_fail("out of memory"); }
_Noreturn void mem_too_large(void) { mem_fail("program too large"); }

void *mem_grow(void *at, uint32_t n, uint32_t *cap, uint32_t more, size_t size) {
    uint64_t want = (uint64_t)n + more;
    if (want <= *cap) return at;
    if (want > UINT32_MAX) mem_too_large();
    uint64_t room = *cap < 4 ? 8 : 2 * (uint64_t)*cap;
    if (room < want) room = want;
    if (room > UINT32_MAX) room = UINT32_MAX;
    if (room > SIZE_MAX / size || !(at = realloc(at, (size_t)room * size))) mem_out();
    *cap = (uint32_t)room;
    return at;
}

void *mem_append(void *at, uint32_t n, uint32_t *cap, const void *from, uint32_t more, size_t size) {
    if (more == 0) return at;
    uintptr_t inside = (uintptr_t)from - (uintptr_t)at; /* the offset, if `from` is in the array */
    bool own = at && (uintptr_t)from >= (uintptr_t)at && inside < n * size;
    at = mem_grow(at, n, cap, more, size);
    memcpy((char *)at + n * size, own ? (char *)at + inside : from, more * size);
    return at;
}

/* Uses malloc for small sizes, because the C library caches free blocks of up to 1 KiB for
 * malloc but not for calloc. */
void *mem_alloc(size_t bytes) {
    enum { SMALL = 1024 };
    void *p = bytes <= SMALL ? malloc(bytes ? bytes : 1) : calloc(bytes, 1);
    if (!p) mem_out();
    return bytes <= SMALL ? memset(p, 0, bytes) : p;
}

void *mem_resize(void *at, size_t bytes) {
    if (!(at = realloc(at, bytes ? bytes : 1))) mem_out();
    return at;
}

void *mem_copy(const void *from, size_t bytes) { return bytes ? memcpy(mem_resize(NULL, bytes), from, bytes) : NULL; }

/* Copies an array of less than 64 KiB to a block of its exact size. Then the block in which it grew is freed whole and
 * serves the next array; shrinking blocks in place would fragment the heap. */
void *mem_trim(void *at, size_t bytes) {
    enum { LARGE = 1 << 16 };
    if (bytes >= LARGE) return mem_resize(at, bytes);
    void *copy = mem_copy(at, bytes);
    free(at);
    return copy;
}

/* Stores an entry in the first unused slot from slot hash % cap on. The table must have an unused slot. */
static void hash_put(Hash *h, struct HashSlot entry) {
    uint32_t i = entry.hash & (h->cap - 1);
    while (h->slot[i].id) i = (i + 1) & (h->cap - 1);
    h->slot[i] = entry;
}

void hash_add(Hash *h, uint32_t hash, uint32_t id) {
    if (3 * (uint64_t)h->cap <= 4 * (uint64_t)h->n) { /* at most three quarters full */
        Hash old = *h;
        if (old.cap >= 1u << 31) mem_too_large();
        h->cap = old.cap ? 2 * old.cap : 16;
        h->slot = mem_alloc(h->cap * sizeof *h->slot);
        for (uint32_t i = 0; i < old.cap; i++)
            if (old.slot[i].id) hash_put(h, old.slot[i]);
        free(old.slot);
    }
    hash_put(h, (struct HashSlot){hash, id});
    h->n++;
}

void hash_reserve(Hash *h, uint32_t n) {
    for (h->cap = 16; h->cap < n && h->cap < 1u << 31;) h->cap *= 2;
    h->slot = mem_alloc(h->cap * sizeof *h->slot);
}

/* The key in programs that do not call hash_randomise(): odd numbers without a pattern. */
uint64_t hash_key[4] = {0x9e3779b97f4a7c15u, 0xff51afd7ed558ccdu, 0xc4ceb9fe1a85ec53u, 0xbf58476d1ce4e5b9u};

void hash_randomise(void) {
    FILE *random = fopen("/dev/urandom", "rb");
    uint64_t key[4];
    if (!random) return;
    setvbuf(random, NULL, _IONBF, 0);
    if (fread(key, sizeof key, 1, random) == 1) memcpy(hash_key, key, sizeof key);
    fclose(random);
}

/* Hashes eight bytes at a time, because mangled names are long and are looked up at every use. */
uint32_t hash_bytes(const void *bytes, size_t len) {
    const char *p = bytes;
    uint32_t h = (uint32_t)len, x[2];
    for (; len >= 8; p += 8, len -= 8) {
        memcpy(x, p, 8);
        h = hash_pair(h, x[0], x[1]);
    }
    x[0] = x[1] = 0;
    if (len) memcpy(x, p, len); /* p may be NULL */
    return hash_mix(hash_pair(h, x[0], x[1]));
}
