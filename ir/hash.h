/* hash.h: the open-addressing hash table with which everything is interned, and internal functions that the files of
 * ir/ share. ir.h does not include it; it is for the files of ir/ and for passes that keep tables of their own.
 *
 * A slot contains a hash and an id; id 0 marks an unused slot, so id 0 is never stored. To find or add an entity:
 *
 *     for (uint32_t i = hash, id; (id = hash_next(h, hash, &i)) != 0;)
 *         if (the entity of this id is equal) return id;
 *     id = ... create the entity ...
 *     hash_add(h, hash, id); */
#ifndef NVIR_IR_HASH_H
#define NVIR_IR_HASH_H

#include "ir/ir.h"

/* Adds an entry, without a search for an equal one; id is not 0. Grows the table if it would be more than three
 * quarters full. */
void hash_add(Hash *h, uint32_t hash, uint32_t id);
/* Allocates n slots, rounded up to a power of two and to at least 16, for a table that has no slots yet. */
void hash_reserve(Hash *h, uint32_t n);

/* The random key of all hashes below. hash_randomise reads a new key from /dev/urandom, and keeps the old one if that
 * cannot be read; main() calls it once, before anything is hashed. Because the key differs between runs, no output may
 * depend on a hash or on the order of a table. */
extern uint64_t hash_key[4];
void hash_randomise(void);
uint32_t hash_bytes(const void *bytes, size_t len); /* the hash of len bytes; bytes may be NULL if len is 0 */

void type_init(Module *m); /* interns the types with fixed ids; called by module_new */
/* Rebuild the hash tables of constants and of metadata strings and values, because their contents have changed, such
 * as the symbols that they name (sweep.c). Entities with gone[id] != 0 are left out, so that interning does not find
 * them any more. */
void consts_rehash(Module *m, const uint8_t *gone);
void md_rehash(Module *m, const uint8_t *gone);

/* Returns the id in the next slot with this hash, from slot *i (modulo the number of slots) on, and sets *i to the slot
 * after it. Returns 0 if there are no more. A search begins with *i = hash. */
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

/* Permutes the hashes (the final step of Appleby, MurmurHash3). Without it, the difference of the hashes of (h, x) and
 * (h, x + 1) would be constant, so names such as %1, %2, %3 would fill long runs of the table for some keys. */
static inline uint32_t hash_mix(uint32_t h) {
    h = (h ^ h >> 16) * 0x85ebca6bu;
    h = (h ^ h >> 13) * 0xc2b2ae35u;
    return h ^ h >> 16;
}

/* Returns hash h extended by the word x. */
static inline uint32_t hash_word(uint32_t h, uint32_t x) { return hash_mix(hash_pair(h, x, 0)); }

/* Returns hash h extended by n words of 32 bits. */
static inline uint32_t hash_words(uint32_t h, const void *words, uint32_t n) {
    return hash_word(h, hash_bytes(words, 4 * (size_t)n));
}

/* Removes all entries, so that the table can be used again. used: how many entries the next use is expected to add.
 * Clears the slots and keeps them. But if there are more than 64 slots, and more than eight for each expected entry,
 * frees them, because to clear a much too large table at each use costs more than a new allocation. */
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
