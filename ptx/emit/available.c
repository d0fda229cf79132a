/* available.c: a table of available computations: scaled indices, sums of an index and a base, addresses of objects,
 * negations, constants in registers. A lookup succeeds if the recorded computation dominates the current point.
 *
 * Blocks are visited so that dominators come first. For each key the table keeps only the newest
 * computation that no older one dominates, so a lookup takes one step. */
#include "ir/hash.h"
#include "ptx/emit.h"

typedef struct AvailEntry {
    uint64_t a, b;
    uint8_t kind;
    BlockId block;
    Opd value;
} AvailEntry;
struct Available {
    VEC(AvailEntry) entry;
    Hash find;
};

/* Returns the hash of the key of an entry. */
static uint32_t entry_hash(enum AvailKind kind, uint64_t a, uint64_t b) {
    uint32_t word[] = {(uint32_t)kind, (uint32_t)a, (uint32_t)(a >> 32), (uint32_t)b, (uint32_t)(b >> 32)};
    return hash_words(0, word, sizeof word / sizeof *word);
}

/* Returns the entry with this key, or NULL. */
static AvailEntry *entry_find(Emit *e, enum AvailKind kind, uint64_t a, uint64_t b) {
    Available *s = e->available;
    uint32_t hash = entry_hash(kind, a, b), id;
    for (uint32_t i = hash; (id = hash_next(&s->find, hash, &i)) != 0;) {
        AvailEntry *k = &s->entry.at[id - 1];
        if (k->a == a && k->b == b && k->kind == kind) return k;
    }
    return NULL;
}

bool avail_find(Emit *e, enum AvailKind kind, uint64_t a, uint64_t b, Opd *o) {
    const AvailEntry *k = entry_find(e, kind, a, b);
    const Cfg *c = e->fn.cfg;
    if (!k) return false;
    if (k->block != e->here.block && !cfg_dominates(c, k->block, e->here.block)) return false;
    *o = k->value;
    return true;
}

/* Records a computation, in place of an older one with this key. It is recorded only if it was emitted in
 * straight-line code, because only then does it dominate the rest of the block and the blocks that the block
 * dominates. */
Opd avail_add(Emit *e, enum AvailKind kind, uint64_t a, uint64_t b, Opd o) {
    if (e->here.first_label != e->labels.number.n) return o;
    AvailEntry *k = entry_find(e, kind, a, b);
    if (k) {
        k->block = e->here.block, k->value = o;
        return o;
    }
    vec_push(&e->available->entry, ((AvailEntry){a, b, (uint8_t)kind, e->here.block, o}));
    hash_add(&e->available->find, entry_hash(kind, a, b), e->available->entry.n);
    return o;
}

void avail_begin(Emit *e) {
    if (!e->available) e->available = mem_alloc(sizeof *e->available);
    Available *s = e->available;
    hash_empty(&s->find, s->entry.n);
    s->entry.n = 0;
}

void avail_free(Emit *e) {
    Available *s = e->available;
    if (!s) return;
    vec_free(&s->entry);
    free(s->find.slot);
    free(s);
    e->available = NULL;
}
