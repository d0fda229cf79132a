/* cells.c: the parts of each class that are accessed as a whole.
 *
 * Every access through a pointer leaves a shape [low, high) in its class. Shapes that overlap become one cell; it is
 * partial when what is written there does not cover what is read there.
 *
 * Integers are followed only in modules where they can matter: where an address becomes an integer or an integer an
 * address, or where a pointer in memory is read as data. In all others only classes that hold pointers have cells. */
#include "analysis/objects.h"

typedef struct Shape { uint32_t root; int32_t low, high; bool reads, writes, pointer; } Shape;
typedef struct Shapes { VEC(Shape) all; bool mixed; } Shapes;

static int shape_order(const void *a, const void *b) {
    const Shape *x = a, *y = b;
    if (x->root != y->root) return x->root < y->root ? -1 : 1;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : 0;      /* the longer one first */
}

static bool tracked(const Objects *o, uint32_t root) {
    return o->integers || (o->place.at[root].flags & PLACE_POINTERS);
}

static void shape_add(Objects *o, Shapes *s, Loc at, uint64_t off, uint64_t size, bool reads, bool writes, bool pointer) {
    int64_t low = at.off + (int64_t)(off < INT32_MAX ? off : INT32_MAX), high = low + (int64_t)(size < INT32_MAX ? size : INT32_MAX);
    if (o->place.at[at.elem].flags & PLACE_COLLAPSED) low = INT32_MIN, high = INT32_MAX;
    if (low > INT32_MAX - 1) low = INT32_MAX - 1;
    if (high > INT32_MAX) high = INT32_MAX;
    if (high <= low) high = low + 1;
    vec_push(&s->all, ((Shape){at.elem, (int32_t)low, (int32_t)high, reads, writes, pointer}));
}

static void access_shapes(Objects *o, Shapes *s, SymId fn, const Access *a) {
    Loc at = objects_at(o, fn, a->ptr);
    if (loc_is_outside(o, at) || !tracked(o, at.elem)) return;
    Leaf leaf[LEAF_MAX];
    uint32_t n = type_leaves(o, a->type, leaf);
    if (!n) shape_add(o, s, at, 0, UINT64_MAX, a->reads, a->writes, false);
    for (uint32_t i = 0; i < n; i++) shape_add(o, s, at, leaf[i].off, leaf[i].size, a->reads, a->writes, leaf[i].pointer);
}

static void shapes_collect(Objects *o, Shapes *s) {
    s->all.n = 0;
    each_fn(o->m, fn, f) each_block(f, b) {
        if (!objects_reachable(o, fn, b)) continue;
        each_inst_in(f, b, v) {
            Access a;
            if (inst_access(o->m, f, v, &a)) access_shapes(o, s, fn, &a);
            if (inst_at(f, v)->op == OP_PTRTOINT || inst_at(f, v)->op == OP_INTTOPTR) s->mixed = true;
        }
    }
    qsort(s->all.at, s->all.n, sizeof *s->all.at, shape_order);
}

/* One cell of the shapes [i, end), which overlap; the first is the longest at the lowest offset. */
static void cell_of_shapes(Objects *o, Shapes *s, uint32_t i, uint32_t end, int32_t high) {
    Shape *at = s->all.at;
    Cell c = {at[i].root, at[i].low, high, false};
    bool pointer_in = false, data_out = false;
    for (uint32_t k = i; k < end; k++) {
        /* A write of the whole cell covers whatever is read from it. */
        if (at[k].writes && (at[k].low != c.low || at[k].high != c.high)) c.partial = true;
        pointer_in |= at[k].writes && at[k].pointer;
        data_out |= at[k].reads && !at[k].pointer;
    }
    if (o->place.at[c.root].flags & PLACE_COLLAPSED) c.partial = false;
    s->mixed |= pointer_in && data_out;
    vec_push(&o->cell, c);
}

/* A class with many cells that is also copied or filled would make each copy dear: it gets one cell. */
enum { CELLS_PER_RANGE = 64 };

static void class_cells(Objects *o, Shapes *s, uint32_t first, uint32_t end) {
    uint32_t root = s->all.at[first].root, before = o->cell.n;
    for (uint32_t i = first, next; i < end; i = next) {
        int32_t high = s->all.at[i].high;
        for (next = i + 1; next < end && s->all.at[next].low < high; next++)
            if (s->all.at[next].high > high) high = s->all.at[next].high;
        cell_of_shapes(o, s, i, next, high);
    }
    if ((o->place.at[root].flags & PLACE_RANGED) && o->cell.n - before > CELLS_PER_RANGE) {
        o->place.at[root].flags |= PLACE_COLLAPSED;
        o->cell.n = before;
        vec_push(&o->cell, ((Cell){root, INT32_MIN, INT32_MAX, false}));
    }
}

static void shapes_to_cells(Objects *o, Shapes *s) {
    o->cell.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        for (next = i + 1; next < s->all.n && s->all.at[next].root == s->all.at[i].root; next++) {}
        class_cells(o, s, i, next);
    }
}

void cells_build(Objects *o) {
    Shapes s = {0};
    shapes_collect(o, &s);
    shapes_to_cells(o, &s);
    if (s.mixed) {
        o->integers = true;
        shapes_collect(o, &s);
        shapes_to_cells(o, &s);
    }
    vec_free(&s.all);
}

uint32_t objects_cells(const Objects *o, Loc l, uint64_t size, uint32_t *first) {
    bool collapsed = o->place.at[l.elem].flags & PLACE_COLLAPSED;
    int64_t low = collapsed ? INT32_MIN : l.off, high = collapsed || size > INT32_MAX ? INT32_MAX : low + (int64_t)size;
    uint32_t a = 0, b = o->cell.n;
    while (a < b) {                                /* the first cell that ends behind low */
        uint32_t mid = a + (b - a) / 2;
        const Cell *c = &o->cell.at[mid];
        if (c->root < l.elem || (c->root == l.elem && c->high <= low)) a = mid + 1;
        else b = mid;
    }
    *first = a;
    while (b < o->cell.n && o->cell.at[b].root == l.elem && o->cell.at[b].low < high) b++;
    return b - a;
}

uint32_t objects_cell(const Objects *o, Loc l) {
    uint32_t first;
    return objects_cells(o, l, 1, &first) ? first : UINT32_MAX;
}
