/* places.c: places that addresses may mean, joined by union-find, and what types can carry. */
#include "analysis/spaces/objects.h"

/* ------------------------------------------------------------------------------------------- union-find */

uint32_t place_new(Objects *o, uint8_t flags) {
    uint32_t e = o->place.n;
    vec_push(&o->place, ((Place){.parent = e, .flags = flags}));
    return e;
}

uint64_t offsets_gcd(uint64_t a, uint64_t b) {
    while (b) {
        uint64_t t = a % b;
        a = b, b = t;
    }
    return a;
}

void place_fold(Objects *o, uint32_t root, uint64_t by) {
    uint64_t before = o->place.at[root].modulus, g = offsets_gcd(before, by);
    o->place.at[root].modulus = g > INT32_MAX ? 1 : (uint32_t)g;
    if (o->place.at[root].modulus != before) fields_fold(o, root);
}

Loc objects_find(Objects *o, Loc l) {
    Place *p = o->place.at;
    uint32_t root = p[l.elem].parent;
    int64_t shift = 0, near = (int64_t)l.off + p[l.elem].shift;        /* a root's own shift is 0 */
    if (p[root].parent == root && p[root].modulus <= 1 && near == (int32_t)near && near != INT32_MIN)
        return (Loc){root, p[root].modulus ? 0 : (int32_t)near};
    root = l.elem;
    bool wrapped = false;
    while (p[root].parent != root) {
        shift += p[root].shift;
        root = p[root].parent;
    }
    for (uint32_t e = l.elem, next; e != root; e = next) {     /* now the path hangs below the root */
        int32_t own = p[e].shift;
        next = p[e].parent;
        wrapped |= shift != (int32_t)shift;
        p[e].parent = root;
        p[e].shift = (int32_t)shift;
        shift -= own;
    }
    int64_t off = (int64_t)l.off + (l.elem == root ? 0 : p[l.elem].shift);
    if (wrapped || off != (int32_t)off || off == INT32_MIN) place_fold(o, root, 1);
    int64_t g = p[root].modulus;
    if (g) off = (off % g + g) % g;
    return (Loc){root, (int32_t)off};
}

void pending_push(Objects *o, Loc a, Loc b) {
    o->pending.n == o->pending.cap ? (void)vec_reserve(&o->pending, 1) : (void)0;
    o->pending.at[o->pending.n].a = a;
    o->pending.at[o->pending.n++].b = b;
}

/* In a class that is mixed, data may become a pointer, or a pointer data: what its pointers mean is
 * OUTSIDE. */
void place_settle(Objects *o, uint32_t root) {
    Place *p = &o->place.at[root];
    bool mixed = p->flags & (o->fields_joined ? PLACE_MIXED | PLACE_DATA : PLACE_MIXED);
    if (!((p->flags & PLACE_POINTERS) && mixed) && !(p->flags & PLACE_LEAKED)) return;
    fields_join(o, root);
    if (p->field) pending_push(o, (Loc){o->field.at[p->field - 1].content, 0}, LOC_OUTSIDE);
}

static void unify_pair(Objects *o, Loc a, Loc b) {
    a = objects_find(o, a), b = objects_find(o, b);
    Place *p = o->place.at;
    if (a.elem == b.elem) {
        place_fold(o, a.elem, (uint64_t)llabs((int64_t)a.off - b.off));
        return;
    }
    if (p[a.elem].rank < p[b.elem].rank) {
        Loc t = a;
        a = b, b = t;
    }
    int64_t shift = (int64_t)a.off - b.off;                    /* origin of b as seen from the origin of a */
    bool wrapped = shift != (int32_t)shift;
    p[b.elem].parent = a.elem;
    p[b.elem].shift = wrapped ? 0 : (int32_t)shift;
    place_fold(o, a.elem, wrapped ? 1 : p[b.elem].modulus);
    p[a.elem].rank += p[a.elem].rank == p[b.elem].rank;
    if (p[b.elem].flags & PLACE_ONE) fields_join(o, a.elem);
    p[a.elem].flags |= p[b.elem].flags;
    fields_merge(o, a.elem, b.elem, wrapped ? 0 : shift);
    copies_merge(o, a.elem, b.elem);
    place_settle(o, a.elem);
}

void unify(Objects *o, Loc a, Loc b) {
    if (!a.elem || !b.elem) return;
    pending_push(o, a, b);
    while (o->pending.n) {
        o->pending.n--;
        unify_pair(o, o->pending.at[o->pending.n].a, o->pending.at[o->pending.n].b);
    }
}

void place_flag(Objects *o, Loc l, uint8_t flags) {
    if (!l.elem) return;
    uint32_t root = objects_find(o, l).elem;
    if ((o->place.at[root].flags & flags) == flags) return;
    o->place.at[root].flags |= flags;
    place_settle(o, root);
    unify(o, LOC_OUTSIDE, LOC_OUTSIDE);                        /* drains what place_settle found */
}

void places_join_fields(Objects *o) {
    o->fields_joined = true;
    for (uint32_t e = 0; e < o->place.n; e++)
        if (o->place.at[e].parent == e) place_settle(o, e);
    unify(o, LOC_OUTSIDE, LOC_OUTSIDE);
}

/* ------------------------------------------------------------------------------------------- types */

enum TypeClass type_class_of(Objects *o, TypeId t, uint32_t depth) {
    if (t < o->ntype && o->type_class[t]) return (enum TypeClass)(o->type_class[t] - 1);
    enum TypeClass c = CLASS_DATA;
    switch (type_kind(o->m, t)) {
    case TY_VOID: case TY_LABEL: case TY_METADATA: case TY_TOKEN: case TY_FUNC: c = CLASS_NONE; break;
    case TY_PTR: c = CLASS_POINTER; break;
    case TY_VECTOR: c = type_class_of(o, type_elem(o->m, t, 0), depth); break;
    case TY_ARRAY: case TY_STRUCT: {
        uint32_t n = type_kind(o->m, t) == TY_ARRAY ? 1 : type_at(o->m, t)->nelem;
        if (depth >= DEPTH_MAX) c = CLASS_MIXED;
        for (uint32_t i = 0; i < n && c == CLASS_DATA; i++)
            if (type_class_of(o, type_elem(o->m, t, i), depth + 1) >= CLASS_POINTER) c = CLASS_MIXED;
        break;
    }
    default: break;
    }
    if (t < o->ntype) o->type_class[t] = (uint8_t)(1 + c);
    return c;
}

static bool leaves_add(Objects *o, TypeId t, uint64_t off, uint32_t depth, Leaf *leaf, uint32_t *n) {
    enum TypeClass c = objects_class(o, t);
    enum TypeKind k = type_kind(o->m, t);
    if (c == CLASS_DATA || k == TY_PTR) {
        if (*n == LEAF_MAX) return false;
        leaf[(*n)++] = (Leaf){off, type_store_size(o->m, t), k == TY_PTR};
        return true;
    }
    uint64_t count = k == TY_STRUCT ? type_at(o->m, t)->nelem : type_at(o->m, t)->n;
    if (count > LEAF_MAX || depth >= DEPTH_MAX) return false;
    for (uint32_t i = 0; i < count; i++) {
        TypeId e = type_elem(o->m, t, i);
        uint64_t at = k == TY_STRUCT ? struct_offset(o->m, t, i) : i * type_size(o->m, e);
        if (!leaves_add(o, e, off + at, depth + 1, leaf, n)) return false;
    }
    return true;
}

uint32_t type_leaves(Objects *o, TypeId t, Leaf leaf[LEAF_MAX]) {
    uint32_t n = 0;
    return leaves_add(o, t, 0, 0, leaf, &n) ? n : 0;
}
