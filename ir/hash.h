/* hash.h: the open-addressing hash table with which everything is interned, and internals that the files of
 * ir/ share. Not part of ir.h; for ir/ and for passes that keep tables of their own.
 *
 * A slot contains a hash and an id; id 0 marks a free slot, so id 0 is never stored. To search:
 *
 *     for (uint32_t i = hash, id; (id = hash_next(h, hash, &i)) != 0;)
 *         if (the entity of this id is equal) return id;
 *     id = ... create the entity ...
 *     hash_add(h, hash, id); */
#ifndef NVIR_IR_HASH_H
#define NVIR_IR_HASH_H

#include "ir/ir.h"

void hash_add(Hash *h, uint32_t hash, uint32_t id); /* grows the table if needed */
uint32_t hash_bytes(const void *bytes, size_t len);
void type_init(Module *m); /* interns the types with fixed ids; called by module_new */
/* Rebuild the hash tables after ids in constants or metadata have changed (sweep.c). gone: by
 * id, entities to leave out. */
void consts_rehash(Module *m, const uint8_t *gone);
void md_rehash(Module *m, const uint8_t *gone);

/* Returns the id in the next slot with this hash, from slot *i on, and advances *i; 0 if there are no more. */
static inline uint32_t hash_next(const Hash *h, uint32_t hash, uint32_t *i) {
    if (h->cap == 0) return 0;
    for (;;) {
        const struct HashSlot *slot = &h->slot[(*i)++ & (h->cap - 1)];
        if (slot->id == 0 || slot->hash == hash) return slot->id;
    }
}

/* Returns hash h extended by the word x. */
static inline uint32_t hash_word(uint32_t h, uint32_t x) {
    h = (h ^ x) * 0x9e3779b1u;
    return h ^ h >> 15;
}

static inline uint32_t hash_words(uint32_t h, const void *words, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        uint32_t x;
        memcpy(&x, (const char *)words + 4 * (size_t)i, 4);
        h = hash_word(h, x);
    }
    return h;
}

/* Empties the table for its next use; frees its memory if `used` entries needed much less of it. */
static inline void hash_empty(Hash *h, uint32_t used) {
    if (h->cap > 64 && h->cap / 8 > used) {
        free(h->slot);
        *h = (Hash){0};
    } else if (h->cap) {
        memset(h->slot, 0, h->cap * sizeof *h->slot);
        h->n = 0;
    }
}

#endif
