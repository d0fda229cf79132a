/* unify.c: the union-find, the fields of its classes, and copies of memory. See unify.h.
 *
 * The three belong together: joining two classes merges their fields, overlapping fields have their contents
 * joined, and a class that joins OUTSIDE drags the other ends of its copies along. To bound the recursion,
 * all of them push pairs on `pending`, and only unify() takes pairs from it. */
#include "analysis/spaces/unify.h"

enum { POINTER_BYTES = 8, EXTENT_FIELDS = 16, COPY_APART = 64 };

uint32_t unify_new(Unifier *u, uint8_t flags) {
    uint32_t e = u->class.n;
    vec_push(&u->class, ((PtClass){.parent = e, .flags = flags}));
    return e;
}

/* Schedules a pair for unification; does not unify anything itself. */
static void pair_push(Unifier *u, Location a, Location b) {
    u->pending.n == u->pending.cap ? (void)vec_reserve(&u->pending, 1) : (void)0;
    u->pending.at[u->pending.n].a = a;
    u->pending.at[u->pending.n++].b = b;
}

/* --------------------------------------------------------------------------------------- fields */

/* Returns the hash under which Unifier.fields has the field of class `root` at offset `off`. */
static uint32_t field_hash(uint32_t root, int32_t off) { return hash_word(hash_word(0, root), (uint32_t)off); }

/* Returns 1 + the field of a class at an offset, which the caller has reduced by the modulus of the class, or 0 if
 * there is none. */
static uint32_t field_find(const Unifier *u, uint32_t root, int32_t off) {
    uint32_t hash = field_hash(root, off);
    for (uint32_t i = hash, id; (id = hash_next(&u->fields, hash, &i)) != 0;)
        if (u->field.at[id - 1].root == root && u->field.at[id - 1].off == off) return id;
    return 0;
}

/* Returns the location that the pointer in field `id` (1 + its index) points to. */
static Location content_of(const Unifier *u, uint32_t id) { return (Location){u->field.at[id - 1].content, 0}; }

static void fields_join(Unifier *u, uint32_t root);

/* Puts field `id` (1 + its index) into a class at an offset, which is first reduced by the modulus of the class, or is
 * 0 if the class has one field for all (PT_ONE_FIELD). If the class has a field there already, drops `id`. Pushes
 * the pairs on `pending` that give that field, or fields whose bytes overlap, the same content. Merges all fields of
 * the class if the offset does not fit into 32 bits. */
static void field_put(Unifier *u, uint32_t root, int64_t off, uint32_t id) {
    int64_t g = u->class.at[root].modulus;
    if (g) off = (off % g + g) % g;
    if (off != (int32_t)off) fields_join(u, root);
    if (u->class.at[root].flags & PT_ONE_FIELD) off = 0;
    uint32_t same = field_find(u, root, (int32_t)off);
    if (same) {
        pair_push(u, content_of(u, same), content_of(u, id));
        return;
    }
    PtField *x = &u->field.at[id - 1];
    *x = (PtField){root, (int32_t)off, x->content, u->class.at[root].field};
    u->class.at[root].field = id;
    hash_add(&u->fields, field_hash(root, x->off), id);
    if (u->class.at[root].flags & PT_ONE_FIELD) return;
    for (int64_t d = 1 - POINTER_BYTES; d < POINTER_BYTES; d++) {
        int64_t at = g ? ((off + d) % g + g) % g : off + d;
        uint32_t near = d && at == (int32_t)at ? field_find(u, root, (int32_t)at) : 0;
        if (near && near != id) pair_push(u, content_of(u, near), content_of(u, id));
    }
}

/* Removes all fields from a class and returns 1 + the first, which leads to the others by `next`; 0 if there is
 * none. */
static uint32_t fields_take(Unifier *u, uint32_t root) {
    uint32_t first = u->class.at[root].field;
    for (uint32_t id = first; id; id = u->field.at[id - 1].next) u->field.at[id - 1].root = 0;
    u->class.at[root].field = 0;
    return first;
}

/* Puts the list of fields that fields_take() returned into a class, `shift` bytes further. */
static void fields_put(Unifier *u, uint32_t root, uint32_t first, int64_t shift) {
    for (uint32_t id = first, next; id; id = next) {
        next = u->field.at[id - 1].next;
        field_put(u, root, u->field.at[id - 1].off + shift, id);
    }
}

/* Inserts all fields of a class again, because its modulus has become smaller. Contents of fields that coincide wait on
 * `pending`. A class of PT_ONE_FIELD stays as it is. */
static void fields_fold(Unifier *u, uint32_t root) {
    if (!(u->class.at[root].flags & PT_ONE_FIELD)) fields_put(u, root, fields_take(u, root), 0);
}

/* Merges all fields of a class into one, at offset 0, and sets PT_ONE_FIELD, so that it stays the only one. Their
 * contents wait on `pending`. */
static void fields_join(Unifier *u, uint32_t root) {
    if (u->class.at[root].flags & PT_ONE_FIELD) return;
    u->class.at[root].flags |= PT_ONE_FIELD;
    fields_put(u, root, fields_take(u, root), 0);
}

/* Moves the fields of class b to class a; the origin of b lies `shift` bytes after that of a. */
static void fields_merge(Unifier *u, uint32_t a, uint32_t b, int64_t shift) {
    fields_put(u, a, fields_take(u, b), shift);
}

void unify_begin(Unifier *u) {
    *u = (Unifier){0};
    unify_new(u, 0); /* element 0: none */
    unify_new(u, 0); /* OUTSIDE */
    u->class.at[OUTSIDE].modulus = 1;
    vec_push(&u->field, ((PtField){.content = OUTSIDE}));
    u->class.at[OUTSIDE].flags |= PT_ONE_FIELD;
    field_put(u, OUTSIDE, 0, u->field.n);
}

/* ----------------------------------------------------------------------------------- union-find */

void unify_fold(Unifier *u, uint32_t root, uint64_t by) {
    uint64_t before = u->class.at[root].modulus, g = offsets_gcd(before, by);
    u->class.at[root].modulus = g > INT32_MAX ? 1 : (uint32_t)g;
    if (u->class.at[root].modulus != before) fields_fold(u, root);
}

/* Path compression makes each element on the path a child of the root. An offset that does not fit into 32
 * bits folds the class to one byte. */
Location unify_find(Unifier *u, Location l) {
    PtClass *p = u->class.at;
    uint32_t root = p[l.elem].parent;
    int64_t shift = 0, near = (int64_t)l.off + p[l.elem].shift; /* the shift of a root is 0 */
    if (p[root].parent == root && p[root].modulus <= 1 && near == (int32_t)near && near != INT32_MIN)
        return (Location){root, p[root].modulus ? 0 : (int32_t)near};
    root = l.elem;
    bool wrapped = false;
    while (p[root].parent != root) {
        shift += p[root].shift;
        root = p[root].parent;
    }
    for (uint32_t e = l.elem, next; e != root; e = next) { /* path compression */
        int32_t own = p[e].shift;
        next = p[e].parent;
        wrapped |= shift != (int32_t)shift;
        p[e].parent = root;
        p[e].shift = (int32_t)shift;
        shift -= own;
    }
    int64_t off = (int64_t)l.off + (l.elem == root ? 0 : p[l.elem].shift);
    if (wrapped || off != (int32_t)off || off == INT32_MIN) unify_fold(u, root, 1);
    int64_t g = p[root].modulus;
    if (g) off = (off % g + g) % g;
    return (Location){root, (int32_t)off};
}

/* If a class with pointers is mixed, or has leaked, merges its fields and pushes the pair that makes them point to
 * OUTSIDE: in a mixed class data may be read as a pointer, or a pointer may be changed as data. With u->fields_joined,
 * pointers and data anywhere in the class make it mixed. */
static void class_settle(Unifier *u, uint32_t root) {
    PtClass *p = &u->class.at[root];
    bool mixed = p->flags & (u->fields_joined ? PT_MIXED | PT_DATA : PT_MIXED);
    if (!((p->flags & PT_POINTERS) && mixed) && !(p->flags & PT_LEAKED)) return;
    fields_join(u, root);
    if (p->field) pair_push(u, (Location){u->field.at[p->field - 1].content, 0}, LOCATION_OUTSIDE);
}

/* Makes the pointers stored in the class of l point to OUTSIDE, because memory OUTSIDE holds copies of
 * them. */
static void class_leak(Unifier *u, Location l) {
    uint32_t root = unify_find(u, l).elem;
    if (u->class.at[root].flags & PT_LEAKED) return;
    u->class.at[root].flags |= PT_LEAKED;
    class_settle(u, root);
}

/* Leaks the other ends of all copies that have one end in the class, because the class has become OUTSIDE, and empties
 * its list of copies. */
static void copies_leak(Unifier *u, uint32_t root) {
    for (uint32_t id = u->class.at[root].copy; id; id = u->copy.at[(id - 1) / 2].next[(id - 1) % 2])
        class_leak(u, u->copy.at[(id - 1) / 2].place[id % 2]);
    u->class.at[root].copy = u->class.at[root].copy_last = 0;
}

/* Appends the copies of class b to those of class a, which are one class now; if this is OUTSIDE, leaks the other ends
 * of all these copies instead. */
static void copies_merge(Unifier *u, uint32_t a, uint32_t b) {
    PtClass *p = u->class.at;
    if (unify_is_outside(u, (Location){a, 0})) {
        copies_leak(u, a);
        copies_leak(u, b);
    } else if (p[a].copy && p[b].copy) {
        u->copy.at[(p[a].copy_last - 1) / 2].next[(p[a].copy_last - 1) % 2] = p[b].copy;
        p[a].copy_last = p[b].copy_last;
    } else if (p[b].copy) {
        p[a].copy = p[b].copy, p[a].copy_last = p[b].copy_last;
    }
}

/* Unifies two locations: joins their classes by rank, or, if they are in one class, folds it by the difference of
 * their offsets. Pushes the pairs that follow on `pending`. */
static void unify_pair(Unifier *u, Location a, Location b) {
    a = unify_find(u, a), b = unify_find(u, b);
    PtClass *p = u->class.at;
    if (a.elem == b.elem) {
        unify_fold(u, a.elem, (uint64_t)llabs((int64_t)a.off - b.off));
        return;
    }
    if (p[a.elem].rank < p[b.elem].rank) {
        Location t = a;
        a = b, b = t;
    }
    int64_t shift = (int64_t)a.off - b.off; /* origin of b relative to the origin of a */
    bool wrapped = shift != (int32_t)shift;
    p[b.elem].parent = a.elem;
    p[b.elem].shift = wrapped ? 0 : (int32_t)shift;
    unify_fold(u, a.elem, wrapped ? 1 : p[b.elem].modulus);
    p[a.elem].rank += p[a.elem].rank == p[b.elem].rank;
    if (p[b.elem].flags & PT_ONE_FIELD) fields_join(u, a.elem);
    p[a.elem].flags |= p[b.elem].flags;
    fields_merge(u, a.elem, b.elem, wrapped ? 0 : shift);
    copies_merge(u, a.elem, b.elem);
    class_settle(u, a.elem);
}

void unify(Unifier *u, Location a, Location b) {
    if (!a.elem || !b.elem) return;
    pair_push(u, a, b);
    while (u->pending.n) {
        u->pending.n--;
        unify_pair(u, u->pending.at[u->pending.n].a, u->pending.at[u->pending.n].b);
    }
}

void unify_flag(Unifier *u, Location l, uint8_t flags) {
    if (!l.elem) return;
    uint32_t root = unify_find(u, l).elem;
    if ((u->class.at[root].flags & flags) == flags) return;
    u->class.at[root].flags |= flags;
    class_settle(u, root);
    unify(u, LOCATION_OUTSIDE, LOCATION_OUTSIDE); /* empties `pending` */
}

void unify_join_fields(Unifier *u) {
    u->fields_joined = true;
    for (uint32_t e = 0; e < u->class.n; e++)
        if (u->class.at[e].parent == e) class_settle(u, e);
    unify(u, LOCATION_OUTSIDE, LOCATION_OUTSIDE);
}

/* ------------------------------------------------------------------------------------- contents */

/* Returns the content of the field at an offset of a class; makes the field, with a new element as content, if there
 * is none. What this implies, by fields that overlap or a class that is mixed or leaked, waits on `pending`. */
static Location field_at(Unifier *u, uint32_t root, int64_t off) {
    int64_t g = u->class.at[root].modulus;
    if (g) off = (off % g + g) % g;
    if (u->class.at[root].flags & PT_ONE_FIELD) off = 0;
    uint32_t id = off == (int32_t)off ? field_find(u, root, (int32_t)off) : 0;
    if (id) return content_of(u, id);
    uint32_t content = unify_new(u, 0);
    vec_push(&u->field, ((PtField){.content = content}));
    field_put(u, root, off, u->field.n);
    class_settle(u, root);
    return (Location){content, 0};
}

Location unify_content(Unifier *u, Location l, Extent e) {
    if (!l.elem) return LOCATION_OUTSIDE;
    l = unify_find(u, l);
    uint32_t n = e.size && e.stride ? e.size / e.stride + 1 : 1;
    if (n > EXTENT_FIELDS) fields_join(u, l.elem), n = 1;
    Location all = field_at(u, l.elem, l.off);
    for (uint32_t i = 1; i < n; i++) pair_push(u, all, field_at(u, l.elem, l.off + (int64_t)i * e.stride));
    unify(u, LOCATION_OUTSIDE, LOCATION_OUTSIDE); /* empties `pending` */
    return all;
}

/* --------------------------------------------------------------------------------------- copies */

void unify_copy(Unifier *u, Location to, Location from, uint64_t size) {
    Location place[2] = {to.elem ? to : LOCATION_OUTSIDE, from.elem ? from : LOCATION_OUTSIDE};
    vec_reserve(&u->copy, 1);
    memset(&u->copy.at[u->copy.n], 0, sizeof u->copy.at[u->copy.n]);
    memcpy(u->copy.at[u->copy.n].place, place, sizeof place);
    u->copy.at[u->copy.n++].size = size;
    for (uint32_t end = 0; end < 2; end++) {
        uint32_t id = 2 * (u->copy.n - 1) + end + 1;
        Location l = unify_find(u, place[end]);
        u->copy.at[u->copy.n - 1].next[end] = u->class.at[l.elem].copy;
        u->class.at[l.elem].copy = id;
        if (!u->class.at[l.elem].copy_last) u->class.at[l.elem].copy_last = id;
        if (unify_is_outside(u, l)) copies_leak(u, l.elem);
    }
    unify(u, LOCATION_OUTSIDE, LOCATION_OUTSIDE);
}

/* Reports whether a pointer of which some byte is in [l, l + size) points to something other than OUTSIDE. Sets *any if
 * it finds a pointer at all. l is as unify_find() gives it. */
static bool range_has_pointer(Unifier *u, Location l, uint64_t size, bool *any) {
    const PtClass *p = &u->class.at[l.elem];
    int64_t g = p->modulus, ahead = p->flags & PT_ONE_FIELD ? 0 : POINTER_BYTES - 1;
    if (!ahead) l.off = 0, size = 1;
    for (int64_t d = -ahead; p->field && d < (int64_t)size; d++) {
        int64_t at = g ? ((l.off + d) % g + g) % g : l.off + d;
        uint32_t id = at == (int32_t)at ? field_find(u, l.elem, (int32_t)at) : 0;
        *any |= id != 0;
        if (id && !unify_is_outside(u, unify_find(u, content_of(u, id)))) return true;
    }
    return false;
}

/* Reports whether the two ends of a copy may stay apart: it has at most COPY_APART bytes and moves no pointer to a
 * tracked object. If it may move a pointer, both ends must also be aligned to words, so that each word at one end is a
 * word at the other. */
static bool copy_is_apart(Unifier *u, Location to, Location from, uint64_t size) {
    bool any = false;
    if (size > COPY_APART || range_has_pointer(u, to, size, &any) || range_has_pointer(u, from, size, &any))
        return false;
    bool aligned = to.off % COPY_WORD == 0 && from.off % COPY_WORD == 0;
    return !any || aligned || size < POINTER_BYTES;
}

/* A copy relates the fields and cells of both ends, so in general the ends are unified. But a short copy of
 * data should not: if the two numbers of a struct are copied into an array of pairs, the pointers elsewhere
 * in the struct must not become part of that array. Copies from or to OUTSIDE are edges of the constraint
 * graph instead. */
bool unify_copies(Unifier *u, bool all) {
    bool any = false;
    bool seen_before = u->copies_seen;
    u->copies_seen = true;
    for (uint32_t i = 0; i < u->copy.n && !seen_before; i++) {
        Location to = unify_find(u, u->copy.at[i].place[0]), from = unify_find(u, u->copy.at[i].place[1]);
        u->copy.at[i].own = !unify_is_outside(u, to) && !unify_is_outside(u, from);
    }
    for (uint32_t i = 0; i < u->copy.n; i++) {
        if (!u->copy.at[i].own || u->copy.at[i].shared) continue;
        Location to = unify_find(u, u->copy.at[i].place[0]), from = unify_find(u, u->copy.at[i].place[1]);
        if (seen_before && (unify_is_outside(u, to) || unify_is_outside(u, from))) continue;
        if (!all && copy_is_apart(u, to, from, u->copy.at[i].size)) continue;
        u->copy.at[i].shared = any = true;
        unify(u, to, from);
    }
    return any;
}

void unify_free(Unifier *u) {
    vec_free(&u->class);
    vec_free(&u->field);
    free(u->fields.slot);
    vec_free(&u->copy);
    vec_free(&u->pending);
}
