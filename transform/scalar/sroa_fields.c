/* sroa_fields.c: finds the bounds of the integers that a struct keeps beside its arrays, by induction.
 *
 *     struct { int n; T at[16]; } s = {0};             s.n is in [0, 16]
 *     if (s.n < 16) s.at[s.n++] = x;                   the index is in [0, 15]
 *     while (s.n) use(s.at[--s.n]);                    and here, too
 *
 * The index is loaded from the alloca that it is an index into, and any store through it might overwrite that field, so
 * neither the field nor the array can be split from the other without the bounds, and analysis/range.h cannot know them
 * before the field is a register. The proof is by induction over the execution: as long as no access through an index
 * has touched a field, all values in it come from the stores at its constant address. A range of the field is an
 * invariant if it contains each stored value that is possible while all fields are within their ranges. If in addition
 * no access through an index can touch the field while that holds, the field never leaves its range. A field that such
 * an access may touch gets no range, and the others are tried again without it.
 *
 * The invariant is computed as in P. Cousot and R. Cousot, "Abstract interpretation: a unified lattice model" (1977):
 * the range begins with the constants that are stored and grows until it contains all stored values; it is widened to
 * thresholds, which are the lengths of the arrays that are indexed, so that few rounds are enough. The counter-example
 * on which taking the bounds of the array type for those of the index is wrong: { [4 x i32], i32 }, in which index 4 is
 * the last field.
 *
 * The bounds of a field are the same at all places, but a test narrows them where it dominates. In s.at[s.n] = x,
 * s.to[s.n] = y the second index is loaded again after a store that, to other passes, may have changed it; under the
 * hypothesis it has not, so a load is declared to yield what was loaded or stored before, if no path between the two
 * stores to the field at its constant address. Where paths meet that have left different values in the field, as at the
 * beginning of a loop that tests at its end, the load is declared to be like a phi of these.
 *
 * A field that is loaded before it is stored is undefined, and as an index it makes the access undefined. */
#include "transform/scalar/sroa.h"

/* ROUNDS: after so many, a field that still grows gets no range. FILLS: an alloca with more memsets, memcpys and stores
 * of 0 gets no fields. THRESHOLDS: the most that are used. NEST: the depth to which types are searched for arrays.
 * ATTEMPTS: after so many, no field gets a range. FIELDS_MAX: an alloca with more gets none. ARRIVALS_MAX: the most
 * values that meet before a load. MEETINGS: how many blocks in which paths meet are looked at before the first one. */
enum {
    ROUNDS = 16,
    FILLS = 32,
    THRESHOLDS = 16,
    NEST = 16,
    ATTEMPTS = 3,
    FIELDS_MAX = 64,
    DOMINATORS_MAX = 8,
    ARRIVALS_MAX = 8,
    MEETINGS = 2,
    REGION_MAX = 32
};

Ranges *sroa_ranges(Sroa *s) {
    if (!s->ranged) ranges_build(&s->ranges, s->m, s->f);
    s->ranged = true;
    return &s->ranges;
}

/* Returns the integer type that load or store v accesses if it has exactly as many bits as the bytes it accesses; else
 * T_VOID. */
static TypeId access_int(const Sroa *s, ValueId v) {
    TypeId t = inst_access_type(s->m, s->f, v);
    return type_is_int(s->m, t) && type_bits(s->m, t) == 8 * type_store_size(s->m, t) ? t : T_VOID;
}

/* Orders the accesses for qsort: by address, then by position. */
static int access_order(const void *a, const void *b) {
    const FieldAccess *x = a, *y = b;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return (x->pos > y->pos) - (x->pos < y->pos);
}

/* Reports whether v stores 0 in all bytes that it writes; sets *size to their number. v is a store, memset or
 * memcpy. */
static bool stores_zero(const Sroa *s, ValueId v, uint64_t *size) {
    uint64_t byte;
    if (inst_at(s->f, v)->op != OP_STORE)
        return memory_call(s->m, s->f, v, size) == MEMORY_FILL && ref_int(s->m, inst_op(s->f, v, 1), &byte) && !byte;
    TypeId t = inst_access_type(s->m, s->f, v);
    *size = type_store_size(s->m, t);
    return ref_same(inst_op(s->f, v, 0), const_zero(s->m, t));
}

/* Sets *fill to what `user` does through constant address a if it fills bytes of the alloca: a memset, a memcpy to it,
 * or a store of 0, which may be one of several fields. Returns false if it is another access. */
static bool fill_of(const Sroa *s, ValueId a, ValueId user, FieldAccess *fill) {
    uint64_t low = (uint64_t)s->offset[a], size;
    bool store = inst_at(s->f, user)->op == OP_STORE;
    enum MemoryCall call = memory_call(s->m, s->f, user, &size);
    if (!store && (call == MEMORY_NONE || call == MEMORY_MARKER)) return false;
    if (!store && !ref_same(inst_op(s->f, user, 0), ref_make(REF_VALUE, a))) return false; /* it is read */
    bool zero = stores_zero(s, user, &size);
    *fill = (FieldAccess){.low = low, .high = low + size, .user = user, .pos = fn_cfg(s->f)->pos[user], .zero = zero};
    return zero || !store;
}

/* Sets s->access to all loads and stores at constant addresses of var, and s->fill to what fills its bytes (fill_of).
 * Returns false if there are more than FILLS of these. */
static bool accesses_find(Sroa *s, const SroaVar *var) {
    s->access.n = s->fill.n = 0;
    for (uint32_t k = var->address; k < s->address.n; k++) {
        ValueId a = s->address.at[k];
        for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++) {
            ValueId user = s->uses->at[u];
            FieldAccess x = {.low = (uint64_t)s->offset[a], .user = user, .pos = fn_cfg(s->f)->pos[user]};
            if (fill_of(s, a, user, &x)) {
                if (s->fill.n == FILLS) return false;
                vec_push(&s->fill, x);
            } else if (access_is_plain(inst_at(s->f, user))) {
                x.high = x.low + type_store_size(s->m, inst_access_type(s->m, s->f, user));
                vec_push(&s->access, x);
            }
        }
    }
    vec_sort(&s->access, access_order);
    return true;
}

/* Adds constant c to the values of a field. */
static void field_begin(IntField *d, int64_t c) {
    d->first_range = d->begins ? interval_join(d->first_range, (Range){c, c}) : (Range){c, c};
    d->begins = true;
}

/* Reports whether accesses [first, end) of s->access, which overlap, are a field: loads and stores of the same integer,
 * some of them loads. Joins the constants that are stored to its range. */
static bool field_of(Sroa *s, IntField *d, uint32_t first, uint32_t end) {
    bool loaded = false;
    *d = (IntField){.low = s->access.at[first].low, .high = s->access.at[first].high, .first = first, .n = end - first};
    d->type = access_int(s, s->access.at[first].user);
    for (uint32_t i = first; i < end; i++) {
        const FieldAccess *x = &s->access.at[i];
        int64_t c;
        if (x->low != d->low || x->high != d->high || access_int(s, x->user) != d->type) return false;
        if (inst_at(s->f, x->user)->op == OP_LOAD) loaded = true;
        else if (ref_sint(s->m, inst_op(s->f, x->user, 0), &c)) field_begin(d, c);
    }
    return loaded && d->type != T_VOID;
}

/* Takes fill x into account for the field: it stores 0 in all of it, or the field is none (returns false). */
static bool field_filled(IntField *d, const FieldAccess *x) {
    if (x->high <= d->low || x->low >= d->high) return true;
    if (!x->zero || x->low > d->low || x->high < d->high) return false;
    field_begin(d, 0);
    return true;
}

/* Returns the last access to field d, its fills aside, at a position in [from, to); NULL if there is none. */
static const FieldAccess *field_last(const Sroa *s, const IntField *d, uint32_t from, uint32_t to) {
    uint32_t k = d->first;
    lower_bound(k, d->first + d->n, mid, s->access.at[mid].pos < to);
    return k > d->first && s->access.at[k - 1].pos >= from ? &s->access.at[k - 1] : NULL;
}

/* Reports whether nothing fills the field at a position in [from, to). */
static bool field_unfilled(const Sroa *s, const IntField *d, uint32_t from, uint32_t to) {
    for (uint32_t i = 0; i < s->fill.n; i++) {
        const FieldAccess *x = &s->fill.at[i];
        if (x->pos >= from && x->pos < to && x->low < d->high && x->high > d->low) return false;
    }
    return true;
}

/* Reports whether no block on a path from the end of block `from`, which dominates `to`, to the beginning of `to`
 * stores to the field; the path may lead through `to`, but not again through `from`. Returns false if there are more
 * than REGION_MAX such blocks. */
static bool field_rests(const Sroa *s, const IntField *d, BlockId from, BlockId to) {
    const Cfg *c = fn_cfg(s->f);
    BlockId region[REGION_MAX];
    uint32_t n = 0;
    for (uint32_t done = 0, b = to;; b = region[done++]) {
        for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++) {
            uint32_t i = 0, begin = s->f->block.at[c->pred[k]].first, end = begin + s->f->block.at[c->pred[k]].n;
            while (i < n && region[i] != c->pred[k]) i++;
            if (i < n || c->pred[k] == from) continue;
            const FieldAccess *x = field_last(s, d, begin, end);
            if (n == REGION_MAX || (x && x->stored > begin) || !field_unfilled(s, d, begin, end)) return false;
            region[n++] = c->pred[k];
        }
        if (done == n) return true;
    }
}

/* Returns what field d holds at position `end` of block b: what was stored or loaded before in the block, or else in
 * the nearest of DOMINATORS_MAX dominating blocks that accesses the field. Returns REF_NULL if that is not known. */
static Ref field_at(const Sroa *s, const IntField *d, BlockId b, uint32_t end) {
    const Cfg *c = fn_cfg(s->f);
    BlockId at = b;
    for (int steps = 0; steps <= DOMINATORS_MAX; steps++) {
        uint32_t begin = s->f->block.at[at].first;
        const FieldAccess *x = field_last(s, d, begin, end);
        if (!field_unfilled(s, d, x ? x->pos + 1 : begin, end)) return REF_NULL;
        if (x && at != b && !field_rests(s, d, at, b)) return REF_NULL;
        if (x) return inst_at(s->f, x->user)->op == OP_LOAD ? ref_make(REF_VALUE, x->user) : inst_op(s->f, x->user, 0);
        if (!at || c->rpo_index[at] == UINT32_MAX) return REF_NULL;
        at = c->idom[at];
        end = s->f->block.at[at].first + s->f->block.at[at].n;
    }
    return REF_NULL;
}

/* Returns the block in which paths meet before position `end` of block b: b itself or the first before it with several
 * predecessors. Returns UINT32_MAX if there is none, if it is more than DOMINATORS_MAX blocks away, or if the field may
 * be filled in between. */
static BlockId field_meeting(const Sroa *s, const IntField *d, BlockId b, uint32_t end) {
    const Cfg *c = fn_cfg(s->f);
    for (int steps = 0; steps < DOMINATORS_MAX && field_unfilled(s, d, s->f->block.at[b].first, end); steps++) {
        uint32_t preds = c->pred_first[b + 1] - c->pred_first[b];
        if (preds != 1) return preds ? b : UINT32_MAX;
        b = c->pred[c->pred_first[b]];
        end = s->f->block.at[b].first + s->f->block.at[b].n;
    }
    return UINT32_MAX;
}

/* Adds what field d holds at the ends of the predecessors of block `to` to the n values in `in`; for one where that is
 * not known, what it holds where paths meet before, down to `depth` such blocks. Returns the number of all; 0 if there
 * is a value that is not known, or there are more than ARRIVALS_MAX. */
static uint32_t field_arrivals(const Sroa *s, const IntField *d, BlockId to, int depth, Arrival in[ARRIVALS_MAX],
                               uint32_t n) {
    const Cfg *c = fn_cfg(s->f);
    for (uint32_t k = c->pred_first[to]; k < c->pred_first[to + 1]; k++) {
        BlockId from = c->pred[k];
        uint32_t end = s->f->block.at[from].first + s->f->block.at[from].n;
        Ref value = field_at(s, d, from, end);
        if (ref_is(value, REF_NONE)) {
            BlockId earlier = depth ? field_meeting(s, d, from, end) : UINT32_MAX;
            n = earlier != UINT32_MAX ? field_arrivals(s, d, earlier, depth - 1, in, n) : 0;
        } else if (n < ARRIVALS_MAX) {
            in[n++] = (Arrival){value, from, to};
        } else {
            n = 0;
        }
        if (!n) return 0;
    }
    return n;
}

/* Declares that load number i of field d yields what the field holds where paths meet before it. Returns false, and
 * declares nothing, if that is not known. The load must not have FieldAccess.before. */
static bool field_join(Sroa *s, const IntField *d, uint32_t i) {
    ValueId load = s->access.at[i].user;
    Arrival in[ARRIVALS_MAX];
    BlockId to = field_meeting(s, d, fn_cfg(s->f)->block_of[load], s->access.at[i].pos);
    uint32_t n = to != UINT32_MAX ? field_arrivals(s, d, to, MEETINGS, in, 0) : 0;
    if (n) ranges_declare_arrivals(sroa_ranges(s), load, to, in, n);
    return n;
}

/* Sets FieldAccess.stored of each access to field d, and FieldAccess.before of each load (field_at), or declares what
 * arrives there (field_join). */
static void field_forward(Sroa *s, IntField *d) {
    uint32_t stored = 0;
    for (uint32_t i = d->first; i < d->first + d->n; i++) {
        FieldAccess *x = &s->access.at[i];
        if (inst_at(s->f, x->user)->op == OP_STORE) stored = x->pos + 1;
        x->stored = stored;
    }
    for (uint32_t i = d->first; i < d->first + d->n; i++) {
        FieldAccess *x = &s->access.at[i];
        if (inst_at(s->f, x->user)->op != OP_LOAD) continue;
        x->before = field_at(s, d, fn_cfg(s->f)->block_of[x->user], x->pos);
        d->forwarded |= !ref_is(x->before, REF_NONE) || field_join(s, d, i);
    }
}

void sroa_fields_find(Sroa *s, const SroaVar *var) {
    s->field.n = 0;
    if (!accesses_find(s, var)) return;
    for (uint32_t i = 0, end; i < s->access.n; i = end) {
        uint64_t high = s->access.at[i].high;
        for (end = i + 1; end < s->access.n && s->access.at[end].low < high; end++)
            if (s->access.at[end].high > high) high = s->access.at[end].high;
        IntField d;
        bool is = field_of(s, &d, i, end);
        for (uint32_t k = 0; k < s->fill.n; k++) is = is && field_filled(&d, &s->fill.at[k]);
        if (is && d.begins) vec_push(&s->field, d);
    }
    if (s->field.n > FIELDS_MAX) s->field.n = 0;
    for (uint32_t k = 0; k < s->field.n; k++) field_forward(s, &s->field.at[k]);
}

/* Adds `at` to the n thresholds, if it is none of them and there is room. Returns how many there are then. */
static uint32_t threshold_add(int64_t *threshold, uint32_t n, int64_t at) {
    for (uint32_t i = 0; i < n; i++)
        if (threshold[i] == at) return n;
    if (n < THRESHOLDS) threshold[n++] = at;
    return n;
}

/* Sets threshold[] to the values at which the ranges of the fields of var may end: 0, -1, and the last index and the
 * length of each array that a root of var leads into. Returns how many there are. */
static uint32_t thresholds_find(Sroa *s, const SroaVar *var, int64_t threshold[THRESHOLDS]) {
    uint32_t n = threshold_add(threshold, threshold_add(threshold, 0, 0), -1);
    for (uint32_t k = var->root; k < s->root.n; k++) {
        uint64_t at = (uint64_t)s->root.at[k].at;
        TypeId t = inst_at(s->f, var->alloca_)->aux;
        for (int depth = 0; depth < NEST && type_is_aggregate(s->m, t) && at < type_size(s->m, t); depth++) {
            if (type_kind(s->m, t) == TY_ARRAY) {
                int64_t length = (int64_t)type_at(s->m, t)->n;
                n = threshold_add(threshold, threshold_add(threshold, n, length - 1), length);
                t = type_elem(s->m, t, 0);
                at %= type_size(s->m, t);
                continue;
            }
            uint32_t field = type_field_at(s->m, t, at);
            at -= type_field_offset(s->m, t, field);
            t = type_elem(s->m, t, field);
        }
    }
    return n;
}

/* Returns `range` extended to contain x: each bound that moves goes on to the next of the n thresholds, or, if there is
 * none, to that of `type`. */
static Range range_widened(Range range, Range x, Range type, const int64_t *threshold, uint32_t n) {
    Range wide = {x.low < range.low ? type.low : range.low, x.high > range.high ? type.high : range.high};
    for (uint32_t i = 0; i < n; i++) {
        if (x.low < range.low && threshold[i] <= x.low) wide.low = max64(wide.low, threshold[i]);
        if (x.high > range.high && threshold[i] >= x.high) wide.high = min64(wide.high, threshold[i]);
    }
    return wide;
}

/* Returns the range of the type of field d. */
static Range field_type_range(const Sroa *s, const IntField *d) { return interval_of_bits(type_bits(s->m, d->type)); }

/* Declares to s->ranges that all loads of field d are in its range, and what they yield (FieldAccess.before). */
static void field_declare(Sroa *s, const IntField *d) {
    for (uint32_t i = d->first; i < d->first + d->n; i++) {
        const FieldAccess *a = &s->access.at[i];
        if (inst_at(s->f, a->user)->op == OP_LOAD) ranges_declare(sroa_ranges(s), a->user, d->now, a->before);
    }
}

/* Widens the range of field d until it contains what its stores store (range_widened). Returns whether it grew. */
static bool field_grow(Sroa *s, IntField *d, const int64_t *threshold, uint32_t n) {
    bool grew = false;
    for (uint32_t i = d->first; i < d->first + d->n; i++) {
        ValueId user = s->access.at[i].user;
        if (inst_at(s->f, user)->op == OP_LOAD) continue;
        Range x = range_at(sroa_ranges(s), inst_op(s->f, user, 0), user);
        if (sroa_ranges(s)->empty || interval_within(x, d->now)) continue;
        d->now = range_widened(d->now, x, field_type_range(s, d), threshold, n);
        grew = true;
    }
    return grew;
}

/* Removes field number k, and takes back what was declared of its loads. */
static void field_remove(Sroa *s, uint32_t k) {
    const IntField *d = &s->field.at[k];
    for (uint32_t i = d->first; i < d->first + d->n; i++)
        if (inst_at(s->f, s->access.at[i].user)->op == OP_LOAD) ranges_undeclare(sroa_ranges(s), s->access.at[i].user);
    s->field.at[k] = s->field.at[--s->field.n];
}

void sroa_fields_solve(Sroa *s, const SroaVar *var) {
    int64_t threshold[THRESHOLDS];
    uint32_t n = thresholds_find(s, var, threshold);
    bool grows = s->field.n != 0;
    for (uint32_t k = 0; k < s->field.n; k++) s->field.at[k].now = s->field.at[k].first_range;
    for (int round = 0; grows; round++) {
        grows = false;
        for (uint32_t k = 0; k < s->field.n; k++) {
            IntField *d = &s->field.at[k];
            if (round == ROUNDS) d->now = field_type_range(s, d);
            field_declare(s, d);
        }
        for (uint32_t k = 0; k < s->field.n; k++) grows |= field_grow(s, &s->field.at[k], threshold, n);
    }
}

bool sroa_fields_drop(Sroa *s, const SroaVar *var, int attempt) {
    bool dropped = false;
    for (uint32_t k = s->field.n; k-- > 0;) {
        const IntField *d = &s->field.at[k];
        bool touched = attempt >= ATTEMPTS;
        for (uint32_t i = var->root; i < s->root.n; i++)
            touched |= s->root.at[i].low < d->high && s->root.at[i].high > d->low;
        if (!touched || (!d->forwarded && interval_within(field_type_range(s, d), d->now))) continue;
        field_remove(s, k);
        dropped = true;
    }
    return dropped;
}

void sroa_fields_forget(Sroa *s) {
    while (s->field.n) field_remove(s, s->field.n - 1);
}
