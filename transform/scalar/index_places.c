/* index_places.c: implements index_places.h. */
#include "transform/scalar/index_places.h"

/* ------------------------------------------------------------------------------------------- the accesses */

/* Adds the indices of getelementptr v to *a, the address of its base: the constant ones to a->offset, a variable one as
 * a->index with its stride. Returns false if *a would then have two variable indices, a stride that is not positive or
 * is not known, an offset that overflows, or a vector as index; *a is useless in that case. */
static bool indices_add(const IndexPlaces *p, ValueId v, IndexedAddress *a) {
    TypeId t = inst_at(p->f, v)->aux;
    for (uint32_t k = 1; k < inst_at(p->f, v)->nopnd; k++) {
        Ref r = inst_op(p->f, v, k);
        int64_t index = 0, next = 0;
        TypeId same = t;
        bool fixed = ref_sint(p->m, r, &index);
        if (!fixed && (a->index.x || !type_is_int(p->m, ref_type(p->m, p->f, r)))) return false;
        if (!fixed && gep_step(p->m, &same, k - 1, 1, &next)) a->index = r, a->stride = next;
        if (!gep_step(p->m, &t, k - 1, index, &a->offset)) return false;
    }
    return !a->index.x || a->stride > 0;
}

/* Reports whether t is a scalar type, number or pointer, that fills all bits of `size` bytes. */
static bool type_fills(IndexPlaces *p, TypeId t, int64_t size) {
    return layout_scalar_bits(p->m, t) == 8 * (uint64_t)size && type_size(p->m, t) == (uint64_t)size;
}

/* Sets x->low and x->n to describe the indices by which access x can reach places within the alloca, given the range of
 * its index; an index to another place would be undefined behaviour. Returns false if there are no such indices or
 * more than PLACES_MAX, if the places would overlap (size > stride), or if x->type is a vector, an aggregate or has
 * padding. Builds p->ranges at the first call. */
static bool places_find(IndexPlaces *p, IndexedAccess *x) {
    const IndexedAddress *a = &x->address;
    if (x->size > a->stride || !type_fills(p, x->type, x->size)) return false;
    if (!p->ranged) ranges_build(&p->ranges, p->m, p->f);
    p->ranged = true;
    Range known = range_at(&p->ranges, a->index, x->user);
    int64_t before = a->offset >= 0 ? a->offset / a->stride : -((-a->offset + a->stride - 1) / a->stride);
    int64_t room = p->size - x->size - (a->offset - before * a->stride); /* from the lowest place to the end */
    if (room < 0) return false;
    int64_t low = -before, high = room / a->stride - before;
    if (known.low > low) low = known.low;
    if (known.high < high) high = known.high;
    if (low > high || high - low >= PLACES_MAX) return false;
    x->low = low;
    x->n = (uint32_t)(high - low + 1);
    return true;
}

/* Records `user`, a plain load or store of a value of `type` through address a, in p->access if the address has a
 * variable index, else in p->fixed. Returns false if this access keeps the array in memory: if places_find rejects it,
 * if the type is not sized, or if a fixed access exceeds the alloca. */
static bool access_add(IndexPlaces *p, const IndexedAddress *a, ValueId user, TypeId type) {
    if (!type_is_sized(p->m, type)) return false;
    IndexedAccess x = {.user = user, .address = *a, .type = type, .size = (int64_t)type_store_size(p->m, type)};
    if (a->index.x) {
        if (!places_find(p, &x)) return false;
        vec_push(&p->access, x);
        return true;
    }
    if (a->offset < 0 || x.size > p->size - a->offset) return false;
    vec_push(&p->fixed, ((FixedAccess){user, a->offset, a->offset + x.size, type}));
    return true;
}

/* Records call `user`, which has address a as an argument. A lifetime marker needs no record; a memcpy or memset of
 * constant length that is not volatile is recorded in p->fixed. Returns false for any other call, if it exceeds the
 * alloca, and if the address has a variable index; the array then stays in memory. */
static bool call_add(IndexPlaces *p, const IndexedAddress *a, ValueId user) {
    uint64_t size;
    enum MemoryCall kind = memory_call(p->m, p->f, user, &size);
    if (a->index.x || kind == MEMORY_NONE) return false;
    if (kind == MEMORY_MARKER) return true;
    if (a->offset < 0 || a->offset > p->size || size > (uint64_t)(p->size - a->offset)) return false;
    if (size) vec_push(&p->fixed, ((FixedAccess){user, a->offset, a->offset + (int64_t)size, T_VOID}));
    return true;
}

/* Records one use of address a: a load, a store or a call; ignores a debug record. If `user` is a getelementptr or
 * cast, queues the address that it computes, so that accesses_find visits its uses. Returns false if the use keeps the
 * array in memory, for example because the address escapes. */
static bool use_add(IndexPlaces *p, IndexedAddress a, ValueId user) {
    const Inst *i = inst_at(p->f, user);
    if (op_flags(i) & OF_DEBUG) return true;
    bool stored = i->op == OP_STORE && ref_same(inst_op(p->f, user, 0), ref_make(REF_VALUE, a.value));
    if (access_is_plain(i) && !stored) return access_add(p, &a, user, inst_access_type(p->m, p->f, user));
    if (i->op == OP_CALL) return call_add(p, &a, user);
    if (!type_is_ptr(p->m, i->type)) return false;
    if (i->op == OP_GETELEMENTPTR ? !indices_add(p, user, &a) : i->op != OP_BITCAST && i->op != OP_ADDRSPACECAST)
        return false;
    a.value = user;
    vec_push(&p->address, a);
    return true;
}

/* Collects the accesses to the current alloca, p->array, in p->access and p->fixed, and sets p->size. Returns false if
 * some use would keep it in memory anyway, if no access has a variable index, if it is larger than ARRAY_BYTES_MAX, or
 * if it has a count operand or is inalloca or swifterror. */
static bool accesses_find(IndexPlaces *p) {
    const Inst *i = inst_at(p->f, p->array);
    if (i->nopnd || i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(p->m, i->aux)) return false;
    if (type_size(p->m, i->aux) > ARRAY_BYTES_MAX) return false;
    p->size = (int64_t)type_size(p->m, i->aux);
    p->address.n = p->access.n = p->fixed.n = 0;
    vec_push(&p->address, ((IndexedAddress){.value = p->array}));
    for (uint32_t k = 0; k < p->address.n; k++) {
        IndexedAddress a = p->address.at[k];
        for (uint32_t u = p->uses->first[a.value]; u < p->uses->first[a.value + 1]; u++)
            if (!use_add(p, a, p->uses->at[u])) return false;
    }
    return p->access.n > 0;
}

/* -------------------------------------------------------------------------------------------- the places */

/* Returns by how many bytes offset `at` exceeds the beginning of the last place that begins at or below it; from 0 to
 * stride - 1. The bounds of the class are ignored. */
static int64_t above_place(const PlaceClass *c, int64_t at) {
    int64_t r = (at - c->rest) % c->stride;
    return r < 0 ? r + c->stride : r;
}

/* Returns t if it is a pointer type, else T_VOID. */
static TypeId pointer_of(const IndexPlaces *p, TypeId t) { return type_is_ptr(p->m, t) ? t : T_VOID; }

/* Reports whether `type`, at offset `at` of the alloca, is a number without padding of at most 8 bytes and begins at a
 * multiple of its size. Of two such numbers one is within the other, or they are apart. */
static bool is_aligned_number(IndexPlaces *p, TypeId type, int64_t at, int64_t size) {
    return size <= 8 && type_fills(p, type, size) && !type_is_ptr(p->m, type) && at % size == 0;
}

/* Reports whether access x, which has no variable index, does not prevent the places of the class from becoming
 * registers. A load or store must access exactly one place, as a pointer of the same type or as a number like the
 * others, or only bytes that are in no place. A memcpy or memset may access several places, but none in part; so may a
 * load or store of an aligned number, which is marked in p->inside, if the places are aligned numbers, too. */
static bool fixed_fits(IndexPlaces *p, const PlaceClass *c, const FixedAccess *x) {
    int64_t size = x->high - x->low, above = above_place(c, x->low), end = above_place(c, x->high);
    if (x->high <= c->low || x->low >= c->high) return true;
    if (x->type != T_VOID && !above && size == c->size) return pointer_of(p, x->type) == c->pointer;
    if (x->type != T_VOID && above >= c->size && above + size <= c->stride) return true;
    bool whole = (!above || above >= c->size) && (!end || end >= c->size);
    if (!whole || x->type == T_VOID) return whole;
    bool places_aligned =
        c->pointer == T_VOID && !(c->size & (c->size - 1)) && c->stride % c->size == 0 && c->rest % c->size == 0;
    if (!places_aligned || !is_aligned_number(p, x->type, x->low, size)) return false;
    for (int64_t at = x->low + 1; at < x->high; at++) p->inside[at] = true;
    return true;
}

/* Reports whether sroa can make one integer of the bytes of each access to several places, given the marks in
 * p->inside: no other access without a variable index begins or ends inside of it, except aligned numbers, which are
 * parts of it. */
static bool wides_agree(IndexPlaces *p) {
    for (uint32_t i = 0; i < p->fixed.n; i++) {
        const FixedAccess *x = &p->fixed.at[i];
        bool cuts = p->inside[x->low] || p->inside[x->high];
        if (cuts && (x->type == T_VOID || !is_aligned_number(p, x->type, x->low, x->high - x->low))) return false;
    }
    return true;
}

/* Reports whether no place of one class overlaps a place of the other, or each place that does is identical with it: of
 * the same bytes, and of the same pointer type or a number in both. Returns false for classes of different strides
 * whose bounds overlap, without looking at the places. */
static bool classes_fit(const PlaceClass *a, const PlaceClass *b) {
    if (a->high <= b->low || b->high <= a->low) return true;
    if (a->stride != b->stride) return false;
    int64_t above = above_place(a, b->rest);
    if (!above) return a->size == b->size && a->pointer == b->pointer;
    return above >= a->size && above + b->size <= a->stride;
}

/* Extends the bounds of the class of x, a new one if necessary, to the places of x. Returns false if there would be
 * more than CLASSES_MAX classes. */
static bool class_add(IndexPlaces *p, const IndexedAccess *x) {
    const IndexedAddress *a = &x->address;
    int64_t low = a->offset + x->low * a->stride;
    PlaceClass c = {.stride = a->stride, .size = x->size, .rest = low % a->stride, .pointer = pointer_of(p, x->type)};
    c.low = low;
    c.high = low + (int64_t)(x->n - 1) * a->stride + x->size;
    for (uint32_t k = 0; k < p->nclass; k++) {
        PlaceClass *d = &p->class[k];
        if (d->stride != c.stride || d->size != c.size || d->rest != c.rest || d->pointer != c.pointer) continue;
        if (c.low < d->low) d->low = c.low;
        if (c.high > d->high) d->high = c.high;
        return true;
    }
    if (p->nclass == CLASSES_MAX) return false;
    p->class[p->nclass++] = c;
    return true;
}

/* Computes the classes of p->access and reports whether sroa can make a register of each place: no access overlaps a
 * place in part, and none accesses a pointer in a place where another accesses a number or another pointer type.
 * Returns false for more than CLASSES_MAX classes, too. */
static bool places_agree(IndexPlaces *p) {
    p->nclass = 0;
    memset(p->inside, 0, ((size_t)p->size + 1) * sizeof *p->inside);
    for (uint32_t i = 0; i < p->access.n; i++)
        if (!class_add(p, &p->access.at[i])) return false;
    for (uint32_t k = 0; k < p->nclass; k++) {
        for (uint32_t i = 0; i < k; i++)
            if (!classes_fit(&p->class[i], &p->class[k])) return false;
        for (uint32_t i = 0; i < p->fixed.n; i++)
            if (!fixed_fits(p, &p->class[k], &p->fixed.at[i])) return false;
    }
    return wides_agree(p);
}

bool index_places_find(IndexPlaces *p, ValueId array) {
    p->array = array;
    return accesses_find(p) && places_agree(p);
}

void index_places_init(IndexPlaces *p, Module *m, Fn *f) { *p = (IndexPlaces){.m = m, .f = f, .uses = fn_uses(f)}; }

void index_places_free(IndexPlaces *p) {
    if (p->ranged) ranges_free(&p->ranges);
    vec_free(&p->address), vec_free(&p->access), vec_free(&p->fixed);
}
