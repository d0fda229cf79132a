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

/* The key of all hashes below, which hash_randomise() draws. It is drawn once, by main(), before anything is hashed;
 * without a source of random numbers it keeps its initial value. No output may depend on a hash, therefore. */
extern uint64_t hash_key[4];
void hash_randomise(void);
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

/* Returns hash h extended by two words. A multiply-shift hash: over the choice of the key, two different arguments have
 * equal results with a probability of 2^-32 (Dietzfelbinger, "Universal hashing and k-wise independent random variables
 * via integer arithmetic without primes", STACS 1996). So nobody who does not know the key can write a program whose
 * names or constants collide. */
static inline uint32_t hash_pair(uint32_t h, uint32_t x, uint32_t y) {
    return (uint32_t)((hash_key[0] * h + hash_key[1] * x + hash_key[2] * y + hash_key[3]) >> 32);
}

/* Scrambles the bits of a hash, one to one (Appleby, MurmurHash3). The pairs (h, x) and (h, x + 1) have hashes at a fixed
 * distance, and names such as %1, %2, %3 would fill long runs of the table for some keys. */
static inline uint32_t hash_mix(uint32_t h) {
    h = (h ^ h >> 16) * 0x85ebca6bu;
    h = (h ^ h >> 13) * 0xc2b2ae35u;
    return h ^ h >> 16;
}

/* Returns hash h extended by the word x. */
static inline uint32_t hash_word(uint32_t h, uint32_t x) { return hash_mix(hash_pair(h, x, 0)); }

static inline uint32_t hash_words(uint32_t h, const void *words, uint32_t n) {
    return hash_word(h, hash_bytes(words, 4 * (size_t)n));
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
