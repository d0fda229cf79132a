/* range_cache.c: implements range_cache.h.
 *
 * A range for which no guard was consulted is valid at every use, and is cached by its value alone (Ranges.everywhere).
 * Others are found by value and point of use through a hash table.
 */
#include "analysis/range_cache.h"

#include "ir/arith.h"
#include "ir/hash.h"

/* Returns the hash of the key of an entry: its value and its point of use. */
static uint32_t known_hash(const KnownRange *k) { return hash_mix(hash_pair(k->value, k->at, k->to)); }

/* Returns the entry of v for its use at p, valid until the next one is added. If there is none, adds one (`add`),
 * without a range, or returns NULL. The key is the block of p, because a guard holds in whole blocks; but if there are
 * assumes, it is the instruction. */
static KnownRange *known_at(Ranges *r, ValueId v, UsePoint p, bool add) {
    KnownRange key = {.value = v, .at = r->assumes ? p.at : r->cfg->block_of[p.at], .to = p.edge ? p.to + 1 : 0};
    uint32_t hash = known_hash(&key);
    for (uint32_t i = hash, id; (id = hash_next(&r->known_at, hash, &i)) != 0;) {
        KnownRange *k = &r->known.at[id - 1];
        if (k->value == v && k->at == key.at && k->to == key.to) return k;
    }
    if (!add) return NULL;
    vec_push(&r->known, key);
    hash_add(&r->known_at, hash, r->known.n);
    return &r->known.at[r->known.n - 1];
}

/* Returns the entry of v that is valid at every use; adds one, without a range, if there is none. */
static KnownRange *known_everywhere(Ranges *r, ValueId v) {
    if (!r->everywhere[v]) {
        vec_push(&r->known, ((KnownRange){.value = v}));
        r->everywhere[v] = r->known.n;
    }
    return &r->known.at[r->everywhere[v] - 1];
}

/* Returns the highest position in a set of positions, which is not empty: that of the innermost phi. */
static uint32_t last_phi(uint32_t needs) { return log2_floor(needs); }

/* Reports whether a cached range can be used now: the current budget would find no better one, and its assumptions
 * about phis still hold. */
static bool known_holds(const Ranges *r, const KnownRange *k) {
    if (r->depth < k->depth || r->left > k->left || r->declarations != k->declared) return false;
    if (!k->needs) return true;
    uint32_t last = last_phi(k->needs);
    return last < r->phi.n && r->phi.at[last].number == k->during;
}

bool range_cached(Ranges *r, ValueId v, UsePoint p, Range *range) {
    bool everywhere = r->everywhere[v];
    const KnownRange *k = everywhere ? known_everywhere(r, v) : known_at(r, v, p, false);
    if (!k || !known_holds(r, k)) return false;
    r->needs |= k->needs, r->cut |= k->left != UINT32_MAX, r->guarded |= !everywhere, r->empty |= k->empty;
    *range = k->range;
    return true;
}

void range_cache(Ranges *r, ValueId v, UsePoint p, Range range, uint32_t left) {
    if (r->guarded) r->everywhere[v] = 0; /* the entry was computed with a budget that did not reach the guard */
    KnownRange *k = r->guarded ? known_at(r, v, p, true) : known_everywhere(r, v);
    k->range = range, k->needs = r->needs, k->declared = r->declarations, k->empty = r->empty;
    if (k->needs) k->during = r->phi.at[last_phi(k->needs)].number;
    k->depth = r->cut ? r->depth : 0, k->left = r->cut ? left : UINT32_MAX;
}
