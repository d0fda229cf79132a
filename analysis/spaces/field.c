/* field.c: what the pointers mean that memory holds, for each offset of a class; and copies of memory.
 *
 *     struct { float *data; Node *next; } n;      two fields: what n.data means at 0, what n.next means at 8
 *
 * A field is a pointer at an offset, as the offsets of its class count: exactly, or modulo its modulus.
 * Pointers whose bytes overlap mean the same. So what fields there are in the end, and which are one, follows
 * from the accesses alone, not from their order.
 *
 * Fields are found by a hash of class and offset. When two classes become one, those of the lower rank move:
 * an element comes to a higher rank each time, so a field moves at most a logarithmic number of times, and
 * again when a modulus shrinks, which it does 31 times at most. */
#include "analysis/spaces/objects.h"

enum { POINTER_BYTES = 8, EXTENT_FIELDS = 16, COPY_APART = 64 };

static uint32_t field_hash(uint32_t root, int32_t off) {
    return hash_word(hash_word(0, root), (uint32_t)off);
}

/* 1 + the field of a class at an offset, 0: there is none. */
static uint32_t field_find(const Objects *o, uint32_t root, int32_t off) {
    uint32_t hash = field_hash(root, off);
    for (uint32_t i = hash, id; (id = hash_next(&o->fields, hash, &i)) != 0;)
        if (o->field.at[id - 1].root == root && o->field.at[id - 1].off == off) return id;
    return 0;
}

static Loc content_of(const Objects *o, uint32_t id) { return (Loc){o->field.at[id - 1].content, 0}; }

/* Field `id` comes to a class, at an offset; it may find itself one with another there, or overlap others. */
static void field_put(Objects *o, uint32_t root, int64_t off, uint32_t id) {
    int64_t g = o->place.at[root].modulus;
    if (g) off = (off % g + g) % g;
    if (off != (int32_t)off) fields_join(o, root);
    if (o->place.at[root].flags & PLACE_ONE) off = 0;
    uint32_t same = field_find(o, root, (int32_t)off);
    if (same) {
        pending_push(o, content_of(o, same), content_of(o, id));
        return;
    }
    Field *x = &o->field.at[id - 1];
    *x = (Field){root, (int32_t)off, x->content, o->place.at[root].field};
    o->place.at[root].field = id;
    hash_add(&o->fields, field_hash(root, x->off), id);
    if (o->place.at[root].flags & PLACE_ONE) return;
    for (int64_t d = 1 - POINTER_BYTES; d < POINTER_BYTES; d++) {
        int64_t at = g ? ((off + d) % g + g) % g : off + d;
        uint32_t near = d && at == (int32_t)at ? field_find(o, root, (int32_t)at) : 0;
        if (near && near != id) pending_push(o, content_of(o, near), content_of(o, id));
    }
}

/* Takes its fields from a class: the first, with the others behind it. */
static uint32_t fields_take(Objects *o, uint32_t root) {
    uint32_t first = o->place.at[root].field;
    for (uint32_t id = first; id; id = o->field.at[id - 1].next) o->field.at[id - 1].root = 0;
    o->place.at[root].field = 0;
    return first;
}

/* Puts fields that were taken into a class. */
static void fields_put(Objects *o, uint32_t root, uint32_t first, int64_t shift) {
    for (uint32_t id = first, next; id; id = next) {
        next = o->field.at[id - 1].next;
        field_put(o, root, o->field.at[id - 1].off + shift, id);
    }
}

void fields_fold(Objects *o, uint32_t root) {
    if (!(o->place.at[root].flags & PLACE_ONE)) fields_put(o, root, fields_take(o, root), 0);
}

void fields_join(Objects *o, uint32_t root) {
    if (o->place.at[root].flags & PLACE_ONE) return;
    o->place.at[root].flags |= PLACE_ONE;
    fields_put(o, root, fields_take(o, root), 0);
}

void fields_merge(Objects *o, uint32_t a, uint32_t b, int64_t shift) {
    fields_put(o, a, fields_take(o, b), shift);
}

void field_outside(Objects *o) {
    vec_push(&o->field, ((Field){.content = OUTSIDE}));
    o->place.at[OUTSIDE].flags |= PLACE_ONE;
    field_put(o, OUTSIDE, 0, o->field.n);
}

static Loc field_at(Objects *o, uint32_t root, int64_t off) {
    int64_t g = o->place.at[root].modulus;
    if (g) off = (off % g + g) % g;
    if (o->place.at[root].flags & PLACE_ONE) off = 0;
    uint32_t id = off == (int32_t)off ? field_find(o, root, (int32_t)off) : 0;
    if (id) return content_of(o, id);
    uint32_t content = place_new(o, 0);
    vec_push(&o->field, ((Field){.content = content}));
    field_put(o, root, off, o->field.n);
    place_settle(o, root);
    return (Loc){content, 0};
}

Loc field_content(Objects *o, Loc l, Extent e) {
    if (!l.elem) return LOC_OUTSIDE;
    l = objects_find(o, l);
    uint32_t n = e.size && e.stride ? e.size / e.stride + 1 : 1;
    if (n > EXTENT_FIELDS) fields_join(o, l.elem), n = 1;
    Loc all = field_at(o, l.elem, l.off);
    for (uint32_t i = 1; i < n; i++)
        pending_push(o, all, field_at(o, l.elem, l.off + (int64_t)i * e.stride));
    unify(o, LOC_OUTSIDE, LOC_OUTSIDE);                        /* does what is pending */
    return all;
}

/* ------------------------------------------------------------------------------------------- copies */

/* What pointers mean that are in the place is OUTSIDE. */
static void leak(Objects *o, Loc l) {
    uint32_t root = objects_find(o, l).elem;
    if (o->place.at[root].flags & PLACE_LEAKED) return;
    o->place.at[root].flags |= PLACE_LEAKED;
    place_settle(o, root);
}

/* OUTSIDE is at one end of the copies in a list of a class. */
static void copies_leak(Objects *o, uint32_t root) {
    for (uint32_t id = o->place.at[root].copy; id; id = o->copy.at[(id - 1) / 2].next[(id - 1) % 2])
        leak(o, o->copy.at[(id - 1) / 2].place[id % 2]);
    o->place.at[root].copy = o->place.at[root].copy_last = 0;
}

void copies_merge(Objects *o, uint32_t a, uint32_t b) {
    Place *p = o->place.at;
    if (loc_is_outside(o, (Loc){a, 0})) {
        copies_leak(o, a);
        copies_leak(o, b);
    } else if (p[a].copy && p[b].copy) {
        o->copy.at[(p[a].copy_last - 1) / 2].next[(p[a].copy_last - 1) % 2] = p[b].copy;
        p[a].copy_last = p[b].copy_last;
    } else if (p[b].copy) {
        p[a].copy = p[b].copy, p[a].copy_last = p[b].copy_last;
    }
}

void copy_note(Objects *o, Loc to, Loc from, uint64_t size) {
    Loc place[2] = {to.elem ? to : LOC_OUTSIDE, from.elem ? from : LOC_OUTSIDE};
    vec_reserve(&o->copy, 1);
    memset(&o->copy.at[o->copy.n], 0, sizeof o->copy.at[o->copy.n]);
    memcpy(o->copy.at[o->copy.n].place, place, sizeof place);
    o->copy.at[o->copy.n++].size = size;
    for (uint32_t end = 0; end < 2; end++) {
        uint32_t id = 2 * (o->copy.n - 1) + end + 1;
        Loc l = objects_find(o, place[end]);
        o->copy.at[o->copy.n - 1].next[end] = o->place.at[l.elem].copy;
        o->place.at[l.elem].copy = id;
        if (!o->place.at[l.elem].copy_last) o->place.at[l.elem].copy_last = id;
        if (loc_is_outside(o, l)) copies_leak(o, l.elem);
    }
    unify(o, LOC_OUTSIDE, LOC_OUTSIDE);
}

/* Is there a pointer in [l, l + size) of its class, or a part of one, that means something else than OUTSIDE? Any,
 * if *any. */
static bool range_has_pointer(Objects *o, Loc l, uint64_t size, bool *any) {
    const Place *p = &o->place.at[l.elem];
    int64_t g = p->modulus, ahead = p->flags & PLACE_ONE ? 0 : POINTER_BYTES - 1;
    if (!ahead) l.off = 0, size = 1;
    for (int64_t d = -ahead; p->field && d < (int64_t)size; d++) {
        int64_t at = g ? ((l.off + d) % g + g) % g : l.off + d;
        uint32_t id = at == (int32_t)at ? field_find(o, l.elem, (int32_t)at) : 0;
        *any |= id != 0;
        if (id && !loc_is_outside(o, objects_find(o, content_of(o, id)))) return true;
    }
    return false;
}

/* May a copy leave its ends as they are? If it is short, and no pointer that it moves means anything that the
 * other end must know. Words are words at both ends then, or no pointers, or too short for one. */
static bool copy_is_apart(Objects *o, Loc to, Loc from, uint64_t size) {
    bool any = false;
    if (size > COPY_APART || range_has_pointer(o, to, size, &any) || range_has_pointer(o, from, size, &any))
        return false;
    bool aligned = to.off % COPY_WORD == 0 && from.off % COPY_WORD == 0;
    return !any || aligned || size < POINTER_BYTES;
}

/* What is copied shares its fields and cells. But a copy of few bytes may leave the places as they are: the pair
 * of numbers behind the pointers of a struct that is copied into an array of pairs makes no pointers of these. A
 * copy from or to OUTSIDE is an edge of the analysis. */
bool copies_settle(Objects *o, bool all) {
    bool any = false;
    bool looked = o->copies_looked;
    o->copies_looked = true;
    for (uint32_t i = 0; i < o->copy.n && !looked; i++) {
        Loc to = objects_find(o, o->copy.at[i].place[0]), from = objects_find(o, o->copy.at[i].place[1]);
        o->copy.at[i].own = !loc_is_outside(o, to) && !loc_is_outside(o, from);
    }
    for (uint32_t i = 0; i < o->copy.n; i++) {
        if (!o->copy.at[i].own || o->copy.at[i].shared) continue;
        Loc to = objects_find(o, o->copy.at[i].place[0]), from = objects_find(o, o->copy.at[i].place[1]);
        if (looked && (loc_is_outside(o, to) || loc_is_outside(o, from))) continue;
        if (!all && copy_is_apart(o, to, from, o->copy.at[i].size)) continue;
        o->copy.at[i].shared = any = true;
        unify(o, to, from);
    }
    return any;
}
