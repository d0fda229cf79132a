/* pool.c: an allocator whose whole memory can be restored (pool.h). The sizes of blocks are powers of two;
 * a word before each block holds its size class. Freed blocks are kept in one list for each class. Memory
 * is touched, and copied, only up to the highest block in use.
 */
#define _DEFAULT_SOURCE
#include "tests/harness/random/pool.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#if defined(NO_POOL)
/* the labs, which limit the memory of a process */
#elif defined(__SANITIZE_ADDRESS__)
#define NO_POOL
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define NO_POOL
#endif
#endif

#ifdef NO_POOL
/* Without a pool nothing is saved or restored. */
void pool_begin(void) {}
bool pool_mark(void) { return false; }
void pool_back(void) {}
#else

/* bytes before a block; the number of size classes (class c: blocks of 2^c bytes); the least one in use */
enum { HEAD = 16, CLASSES = 40, LEAST = 5 };
static const size_t PIECE = (size_t)1 << 32; /* bytes of the region */

typedef struct PoolBlock {
    uint64_t size_class;
    struct PoolBlock *next; /* next free block; the first bytes of a block in use */
} PoolBlock;
typedef struct Pool {
    char *base, *top;
    PoolBlock *free[CLASSES];
} Pool;
static Pool pool, first; /* the pool; as it was at the first call of pool_begin */
static struct {
    Pool pool;
    char *image; /* a copy of the memory up to pool.top, in `room` bytes */
    size_t room;
} marked; /* by pool_mark */

/* Ends the program because memory has run out. */
static _Noreturn void pool_end(void) {
    fputs("random: out of memory\n", stderr);
    abort();
}

/* Maps zeroed pages; ends the program if that fails. */
static void *pages(size_t bytes) {
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) pool_end();
    return p;
}

/* Returns the least size class whose blocks have room for that many bytes. */
static unsigned class_of(size_t bytes) {
    unsigned c = LEAST;
    while (((size_t)1 << c) - HEAD < bytes) c++;
    return c;
}

/* Allocates a block, whose contents are undefined. Returns NULL if it is larger than half of the region, and ends the
 * program if the region is full. This is not malloc itself, because compilers turn malloc and memset into a call of
 * calloc, even inside calloc. */
static void *take(size_t bytes) {
    if (bytes > PIECE / 2) return NULL;
    unsigned c = class_of(bytes);
    PoolBlock *b = pool.free[c];
    if (b) {
        pool.free[c] = b->next;
        return (char *)b + HEAD;
    }
    if (!pool.base) pool.base = pool.top = pages(PIECE);
    if (pool.top + ((size_t)1 << c) > pool.base + PIECE) pool_end();
    b = (PoolBlock *)(void *)pool.top;
    b->size_class = c;
    pool.top += (size_t)1 << c;
    return (char *)b + HEAD;
}

/* These take the place of the C library's, and fail as take() does. */
void *malloc(size_t bytes) { return take(bytes); }

/* Returns the block of an address that take() has returned. */
static PoolBlock *block_of(void *p) { return (PoolBlock *)(void *)((char *)p - HEAD); }

/* Puts the block into the list of its class; NULL is allowed. */
void free(void *p) {
    if (!p) return;
    PoolBlock *b = block_of(p);
    b->next = pool.free[b->size_class];
    pool.free[b->size_class] = b;
}

void *calloc(size_t n, size_t size) {
    if (size && n > PIECE / size) return NULL;
    void *p = take(n * size);
    return p ? memset(p, 0, n * size) : NULL;
}

/* Returns p if its block has room for the bytes. */
void *realloc(void *p, size_t bytes) {
    if (!p) return take(bytes);
    size_t room = ((size_t)1 << block_of(p)->size_class) - HEAD;
    if (bytes <= room) return p;
    void *more = take(bytes);
    if (!more) return NULL;
    memcpy(more, p, room);
    free(p);
    return more;
}

void pool_begin(void) {
    if (!first.base) { /* blocks that are free now are never reused, because restoring would not restore their links */
        free(take(1));
        first.base = pool.base, first.top = pool.top;
    }
    pool = first;
}

bool pool_mark(void) {
    size_t bytes = (size_t)(pool.top - pool.base), room = marked.room;
    if (bytes > room) {
        if (room) munmap(marked.image, room);
        marked.image = pages(marked.room = 2 * bytes);
    }
    marked.pool = pool;
    memcpy(marked.image, pool.base, bytes);
    return true;
}

void pool_back(void) {
    pool = marked.pool;
    memcpy(pool.base, marked.image, (size_t)(pool.top - pool.base));
}
#endif
