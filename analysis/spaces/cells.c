/* cells.c: the parts of each class that are accessed as a whole.
 *
 * Every access through a pointer leaves a shape [low, high) in its class. Shapes that overlap become one
 * cell; it is partial when what is written there does not cover what is read there.
 *
 * An access through an index with bounds has an extent: it is one of several shapes, a stride apart. Of few
 * it leaves every one. Shapes that overlap with such extents make a region, in which all offsets count modulo
 * the greatest common divisor of their strides, so the fields of an array of structs stay apart, if each
 * shape fits into one stride; else the region is one cell. Outside of it the class is as it was.
 *
 * Integers are followed only in modules where they can matter: where an address becomes an integer or an
 * integer an address, or where a pointer in memory is read as data. In all others only classes that hold
 * pointers, or are copied, have cells.
 *
 * Copies that leave their ends apart (field.c) have words for shapes, at both. */
#include "analysis/spaces/objects.h"

enum { POINTER_BYTES = 8 };

/* extent: how far behind [low, high) it may be; loose: it is a part of [low, high), nobody knows which; copied: as
 * what is there, neither as a pointer nor as data. */
typedef struct Shape {
    uint32_t root;
    bool reads, writes, pointer, loose, copied;
    int64_t low, high;
    Extent extent;
} Shape;
typedef struct Shapes { VEC(Shape) all; bool mixed; } Shapes;

static int shape_order(const void *a, const void *b) {
    const Shape *x = a, *y = b;
    if (x->root != y->root) return x->root < y->root ? -1 : 1;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : 0;      /* the longer one first */
}

/* Classes that only hold data have no cells, unless integers are followed. What is only copied may hold pointers
 * that nobody reads there. */
bool objects_tracked(const Objects *o, uint32_t root) {
    return o->integers || (o->place.at[root].flags & (PLACE_POINTERS | PLACE_RANGED));
}

static void access_shapes(Objects *o, Shapes *s, SymId fn, const Access *a) {
    Loc at = objects_at(o, fn, a->ptr);
    if (loc_is_outside(o, at) || !objects_tracked(o, at.elem)) return;
    Extent extent = objects_extent(o, fn, a->ptr);
    Leaf leaf[LEAF_MAX];
    uint32_t n = type_leaves(o, a->type, leaf);
    if (!n) {                                                  /* too many to tell apart: all of it is both */
        leaf[n++] = (Leaf){0, INT32_MAX, false};
        if (objects_class(o, a->type) >= CLASS_POINTER) leaf[n++] = (Leaf){0, INT32_MAX, true};
    }
    uint32_t places = extent_places(extent);
    int64_t step = extent.stride;
    if (extent_is_few(extent)) extent = EXTENT_NONE;
    for (uint32_t i = 0; i < n * places; i++) {
        const Leaf *x = &leaf[i % n];
        int64_t low = at.off + (int64_t)(x->off < INT32_MAX ? x->off : INT32_MAX) + i / n * step;
        int64_t size = x->size == 0 ? 1 : x->size < INT32_MAX ? (int64_t)x->size : INT32_MAX;
        vec_push(&s->all, ((Shape){at.elem, a->reads, a->writes, x->pointer, false, false, low, low + size,
                                   extent}));
    }
}

/* Offsets count modulo the modulus of their class. An access that runs over it, or beyond all bounds, spoils
 * the class. Extents are for classes that have none. */
static void shapes_fold(Objects *o, Shapes *s) {
    for (uint32_t i = 0; i < s->all.n; i++) {
        const Shape *x = &s->all.at[i];
        int64_t g = o->place.at[x->root].modulus;
        int64_t low = g ? x->low % g : x->low;
        if (g ? low + (x->high - x->low) > g : x->high + x->extent.size > INT32_MAX)
            place_fold(o, x->root, 1);
        if (g && x->extent.size) place_fold(o, x->root, x->extent.stride);
    }
    for (uint32_t i = 0; i < s->all.n; i++) {
        Shape *x = &s->all.at[i];
        int64_t g = o->place.at[x->root].modulus, size = x->high - x->low;
        if (g) x->low %= g, x->extent = (Extent){0, 0};
        x->high = g == 1 ? 1 : x->low + size;
    }
    if (s->all.n) qsort(s->all.at, s->all.n, sizeof *s->all.at, shape_order);
}

/* Shapes [i, end) overlap, or may with their extents: their strides are those of all of [low, high). */
static void region_of_shapes(Objects *o, Shapes *s, uint32_t i, uint32_t end, int64_t high) {
    Cell r = {.root = s->all.at[i].root, .low = (int32_t)s->all.at[i].low, .high = (int32_t)high};
    bool fits = true;
    for (uint32_t k = i; k < end; k++) {
        Extent e = s->all.at[k].extent;
        if (e.size) r.stride = (int32_t)offsets_gcd((uint64_t)r.stride, e.stride);
    }
    if (!r.stride) return;
    for (uint32_t k = i; k < end; k++)
        fits &= (s->all.at[k].low - r.low) % r.stride + (s->all.at[k].high - s->all.at[k].low) <= r.stride;
    for (uint32_t k = i; k < end; k++) {
        Shape *x = &s->all.at[k];
        int64_t size = x->high - x->low;
        if (fits) x->low = r.low + (x->low - r.low) % r.stride;
        x->loose = !fits && x->extent.size;
        x->high = x->low + size + (fits ? 0 : x->extent.size);
        x->extent = (Extent){0, 0};
    }
    if (fits) vec_push(&o->region, r);
}

/* Behind the last shape of those that overlap the i-th one or each other; `high` is where they end. */
static uint32_t shapes_overlapping(const Shapes *s, uint32_t i, int64_t *high) {
    uint32_t root = s->all.at[i].root;
    *high = s->all.at[i].high + s->all.at[i].extent.size;
    for (i++; i < s->all.n && s->all.at[i].root == root && s->all.at[i].low < *high; i++) {
        int64_t end = s->all.at[i].high + s->all.at[i].extent.size;
        if (end > *high) *high = end;
    }
    return i;
}

static void shapes_regions(Objects *o, Shapes *s) {
    o->region.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        int64_t high;
        next = shapes_overlapping(s, i, &high);
        region_of_shapes(o, s, i, next, high);
    }
    if (s->all.n) qsort(s->all.at, s->all.n, sizeof *s->all.at, shape_order);
}

/* What callees touch of arguments, as if it stood here. */
static void call_shapes(Objects *o, Shapes *s, SymId fn, const Fn *f, ValueId v) {
    CallInfo c = call_info(o, f, v);
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        uint32_t n;
        const Touch *t = arg_touches(o, f, v, &c, i, &n);
        if (!t) continue;
        Loc l = objects_at(o, fn, inst_op(f, v, i));
        Extent e = objects_extent(o, fn, inst_op(f, v, i));
        if (loc_is_outside(o, l) || !objects_tracked(o, l.elem)) continue;
        for (uint32_t k = 0; k < n; k++) {
            Loc at = objects_find(o, (Loc){l.elem, loc_add(l.off, t[k].low)});
            int64_t size = t[k].size ? t[k].size : 1;
            vec_push(&s->all, ((Shape){at.elem, t[k].reads, t[k].writes, t[k].pointer, false, false, at.off,
                                       at.off + size, extent_add(e, t[k].extent)}));
        }
    }
}

/* Copies that leave their ends apart read and write words, which nobody takes for pointers. */
static void copy_shapes(Objects *o, Shapes *s) {
    for (uint32_t i = 0; i < o->copy.n; i++) {
        if (!o->copy.at[i].own || o->copy.at[i].shared) continue;
        for (uint32_t end = 0; end < 2; end++) {
            Loc l = objects_find(o, o->copy.at[i].place[end]);
            int64_t g = o->place.at[l.elem].modulus, size = (int64_t)o->copy.at[i].size;
            if (loc_is_outside(o, l) || !objects_tracked(o, l.elem)) continue;
            for (int64_t k = 0; k < size; k += COPY_WORD) {
                int64_t low = g ? (l.off + k) % g : l.off + k, word = size - k < COPY_WORD ? size - k : COPY_WORD;
                if (g && low + word > g) low = 0, word = g;
                vec_push(&s->all, ((Shape){.root = l.elem, .reads = end == 1, .writes = end == 0, .copied = true, .low = low,
                                           .high = low + word}));
            }
        }
    }
}

static void shapes_collect(Objects *o, Shapes *s) {
    s->all.n = 0;
    each_fn(o->m, fn, f) if (objects_live(o, fn)) each_block(f, b) {
        if (!objects_reachable(o, fn, b)) continue;
        each_inst_in(f, b, v) {
            Access a;
            if (inst_access(o->m, f, v, &a)) access_shapes(o, s, fn, &a);
            else if (inst_at(f, v)->op == OP_CALL) call_shapes(o, s, fn, f, v);
        }
    }
    copy_shapes(o, s);
    shapes_fold(o, s);
    shapes_regions(o, s);
}

/* Bytes that are accessed as pointers and as data may turn one into the other: the class is mixed, and
 * what its pointers mean is OUTSIDE. That may join classes: true if any was found, and the shapes are to
 * be collected again. */
static bool shapes_mixed(Objects *o, const Shapes *s) {
    bool found = false;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        int64_t high;
        Loc l = {s->all.at[i].root, 0};
        bool pointer = false, data = false;
        next = shapes_overlapping(s, i, &high);
        for (uint32_t k = i; k < next; k++)
            if (!s->all.at[k].copied) *(s->all.at[k].pointer ? &pointer : &data) = true;
        if (!pointer || !data || (o->place.at[objects_find(o, l).elem].flags & PLACE_MIXED)) continue;
        place_flag(o, l, PLACE_MIXED);
        found = true;
    }
    return found;
}

/* Is the cell one pointer, and all numbers that are written into it are within its low half? What then is
 * made of the pointer is what an integer of 32 bits makes of it that is added: an address where it pointed, or
 * none. Numbers in both halves may be an address by themselves. */
static bool cell_is_tagged(const Shape *at, uint32_t i, uint32_t end, const Cell *c) {
    bool pointer = false, number = false;
    for (uint32_t k = i; k < end; k++) {
        bool part = !(at[k].pointer || at[k].copied) || at[k].high - at[k].low < POINTER_BYTES;
        if (at[k].writes && part && at[k].high > c->low + POINTER_BYTES / 2) return false;
        pointer |= at[k].pointer;
        number |= at[k].writes && part;
    }
    return pointer && number && c->high - c->low == POINTER_BYTES;
}

/* One cell of the shapes [i, end), which overlap; the first is the longest at the lowest offset. */
static void cell_of_shapes(Objects *o, Shapes *s, uint32_t i, uint32_t end, int64_t high) {
    Shape *at = s->all.at;
    Cell c = {.root = at[i].root, .low = (int32_t)at[i].low, .high = (int32_t)high};
    bool pointer_in = false, data_out = false;
    for (uint32_t k = i; k < end; k++) {
        /* A write of the whole cell covers whatever is read from it. */
        if (at[k].writes && (at[k].loose || at[k].low != c.low || at[k].high != c.high)) c.partial = true;
        pointer_in |= at[k].writes && at[k].pointer;
        data_out |= at[k].reads && !at[k].pointer && !at[k].copied;
    }
    c.tagged = cell_is_tagged(at, i, end, &c);
    s->mixed |= pointer_in && data_out;
    vec_push(&o->cell, c);
}

/* A class with many cells that is also copied or filled would make each copy dear: it gets one cell. */
enum { CELLS_PER_RANGE = 64 };

static void class_cells(Objects *o, Shapes *s, uint32_t first, uint32_t end) {
    uint32_t root = s->all.at[first].root, before = o->cell.n;
    for (uint32_t i = first, next; i < end; i = next) {
        int64_t high;
        next = shapes_overlapping(s, i, &high);
        cell_of_shapes(o, s, i, next, high);
    }
    if ((o->place.at[root].flags & PLACE_RANGED) && o->cell.n - before > CELLS_PER_RANGE) {
        place_fold(o, root, 1);
        o->cell.n = before;
        vec_push(&o->cell, ((Cell){.root = root, .high = 1}));
    }
}

static void shapes_to_cells(Objects *o, Shapes *s) {
    o->cell.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        for (next = i + 1; next < s->all.n && s->all.at[next].root == s->all.at[i].root; next++) {}
        class_cells(o, s, i, next);
    }
}

/* After so many rounds the fields of a class are no longer told apart, whatever joins: that is linear. */
enum { MIXED_ROUNDS = 6 };

void cells_build(Objects *o) {
    Shapes s = {0};
    shapes_collect(o, &s);
    for (int round = 0; round <= MIXED_ROUNDS; round++) {
        bool mixed = shapes_mixed(o, &s), moved = copies_settle(o, round == MIXED_ROUNDS);
        if (!mixed && !moved) break;
        if (round == MIXED_ROUNDS) places_join_fields(o);
        o->frozen = false;
        indirect_settle(o);        /* functions may have come OUTSIDE by that, and pointers to them */
        o->frozen = true;
        shapes_collect(o, &s);
    }
    shapes_to_cells(o, &s);
    if (s.mixed && !o->integers) {
        o->integers = true;
        shapes_collect(o, &s);
        shapes_to_cells(o, &s);
    }
    vec_free(&s.all);
}

/* The first of these parts, ordered by class and end, that ends behind `low` of a class. */
static uint32_t part_search(const Cell *part, uint32_t n, uint32_t root, int64_t low) {
    uint32_t a = 0, b = n;
    while (a < b) {
        uint32_t mid = a + (b - a) / 2;
        if (part[mid].root < root || (part[mid].root == root && part[mid].high <= low)) a = mid + 1;
        else b = mid;
    }
    return a;
}

static uint32_t cell_search(const Objects *o, uint32_t root, int64_t low) {
    return part_search(o->cell.at, o->cell.n, root, low);
}

/* The region that offset `at` of a class is in, or NULL. */
static const Cell *region_find(const Objects *o, uint32_t root, int64_t at) {
    uint32_t i = part_search(o->region.at, o->region.n, root, at);
    const Cell *r = i < o->region.n ? &o->region.at[i] : NULL;
    return r && r->root == root && r->low <= at && !o->place.at[root].modulus ? r : NULL;
}

/* An offset, as the shapes of its region have it. */
static int64_t region_fold(const Cell *r, int64_t at) {
    return r ? r->low + (at - r->low) % r->stride : at;
}

/* Does [l, l + size) reach round to the beginning of the class? */
static bool range_is_round(const Objects *o, Loc l, uint64_t size) {
    uint64_t g = o->place.at[l.elem].modulus;
    return g && (size >= g || (uint64_t)l.off + size > g);
}

/* The part of [low, high) that is in the regions at both its ends, folded: where that reaches round, all
 * of the region. */
static void range_fold(const Objects *o, uint32_t root, int64_t *low, int64_t *high) {
    if (*low >= *high) return;
    const Cell *first = region_find(o, root, *low), *last = region_find(o, root, *high - 1);
    int64_t end = first && first->high < *high ? first->high : *high, size = end - *low;
    if (first) {
        int64_t at = region_fold(first, *low);
        *low = at + size > first->low + first->stride ? first->low : at;
        if (first == last) *high = *low == at ? at + size : first->low + first->stride;
    }
    if (last && last != first) *high = last->high;
}

uint32_t objects_cells(const Objects *o, Loc l, uint64_t size, uint32_t *first) {
    bool round = range_is_round(o, l, size);
    int64_t low = round ? INT32_MIN : l.off;
    int64_t high = round || size > INT32_MAX ? INT64_MAX / 2 : low + (int64_t)size; /* high - low fits too */
    range_fold(o, l.elem, &low, &high);
    uint32_t end = *first = cell_search(o, l.elem, low);
    while (end < o->cell.n && o->cell.at[end].root == l.elem && o->cell.at[end].low < high) end++;
    return end - *first;
}

/* Does offset `at` cut one of the places that the cell stands for? */
static bool cell_is_cut(const Objects *o, const Cell *c, int64_t at) {
    int64_t in = region_fold(region_find(o, c->root, at), at);
    return c->low < in && in < c->high;
}

bool cell_is_covered(const Objects *o, const Cell *c, Loc l, uint64_t size) {
    if (range_is_round(o, l, size)) return size >= o->place.at[l.elem].modulus;
    if (region_find(o, l.elem, c->low))
        return !cell_is_cut(o, c, l.off) && (size > INT32_MAX || !cell_is_cut(o, c, l.off + (int64_t)size));
    return c->low >= l.off && (uint64_t)((int64_t)c->high - l.off) <= size;
}

uint32_t objects_cell(const Objects *o, Loc l, uint64_t off) {
    int64_t g = o->place.at[l.elem].modulus, at = l.off + (int64_t)(off < INT32_MAX ? off : INT32_MAX);
    if (g) at %= g;
    else at = region_fold(region_find(o, l.elem, at), at);
    uint32_t i = cell_search(o, l.elem, at);
    return i < o->cell.n && o->cell.at[i].root == l.elem && o->cell.at[i].low <= at ? i : UINT32_MAX;
}
