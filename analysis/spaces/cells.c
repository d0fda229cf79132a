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
#include "analysis/spaces/cells.h"
#include "analysis/spaces/call_info.h"
#include "analysis/spaces/points_to_scan.h"

enum { POINTER_BYTES = 8 };

/* extent: how far behind [low, high) it may be; loose: it is a part of [low, high), nobody knows which; copied: as
 * what is there, neither as a pointer nor as data. */
typedef struct AccessRange {
    uint32_t root;
    bool reads, writes, pointer, loose, copied;
    int64_t low, high;
    Extent extent;
} AccessRange;
typedef struct AccessRanges {
    PointsTo *pt;
    Cells *cells;
    VEC(AccessRange) all;
    bool mixed;
} AccessRanges;

static int range_order(const void *a, const void *b) {
    const AccessRange *x = a, *y = b;
    if (x->root != y->root) return x->root < y->root ? -1 : 1;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : 0;      /* the longer one first */
}

/* Classes that only hold data have no cells, unless integers are followed. What is only copied may hold pointers
 * that nobody reads there. */
bool pt_has_cells(const PointsTo *pt, uint32_t root) {
    return pt->integers || (pt->u.class.at[root].flags & (PT_POINTERS | PT_RANGED));
}

static void ranges_of_access(AccessRanges *s, SymId fn, const MemAccess *a) {
    PointsTo *pt = s->pt;
    Location at = pt_at(pt, fn, a->ptr);
    if (unify_is_outside(&pt->u, at) || !pt_has_cells(pt, at.elem)) return;
    Extent extent = pt_extent(pt, fn, a->ptr);
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = program_leaves(pt->program, a->type, leaf);
    if (!n) {                                                  /* too many to tell apart: all of it is both */
        leaf[n++] = (TypeLeaf){0, INT32_MAX, false};
        if (program_class(pt->program, a->type) >= CLASS_POINTER) leaf[n++] = (TypeLeaf){0, INT32_MAX, true};
    }
    uint32_t places = extent_count(extent);
    int64_t step = extent.stride;
    if (extent_is_few(extent)) extent = EXTENT_NONE;
    for (uint32_t i = 0; i < n * places; i++) {
        const TypeLeaf *x = &leaf[i % n];
        int64_t low = at.off + (int64_t)(x->off < INT32_MAX ? x->off : INT32_MAX) + i / n * step;
        int64_t size = x->size == 0 ? 1 : x->size < INT32_MAX ? (int64_t)x->size : INT32_MAX;
        vec_push(&s->all, ((AccessRange){at.elem, a->reads, a->writes, x->pointer, false, false, low, low + size,
                                   extent}));
    }
}

/* Offsets count modulo the modulus of their class. An access that runs over it, or beyond all bounds, spoils
 * the class. Extents are for classes that have none. */
static void ranges_fold_modulus(AccessRanges *s) {
    PointsTo *pt = s->pt;
    for (uint32_t i = 0; i < s->all.n; i++) {
        const AccessRange *x = &s->all.at[i];
        int64_t g = pt->u.class.at[x->root].modulus;
        int64_t low = g ? x->low % g : x->low;
        if (g ? low + (x->high - x->low) > g : x->high + x->extent.size > INT32_MAX)
            unify_fold(&pt->u, x->root, 1);
        if (g && x->extent.size) unify_fold(&pt->u, x->root, x->extent.stride);
    }
    for (uint32_t i = 0; i < s->all.n; i++) {
        AccessRange *x = &s->all.at[i];
        int64_t g = pt->u.class.at[x->root].modulus, size = x->high - x->low;
        if (g) x->low %= g, x->extent = (Extent){0, 0};
        x->high = g == 1 ? 1 : x->low + size;
    }
    if (s->all.n) qsort(s->all.at, s->all.n, sizeof *s->all.at, range_order);
}

/* Shapes [i, end) overlap, or may with their extents: their strides are those of all of [low, high). */
static void region_from_ranges(AccessRanges *s, uint32_t i, uint32_t end, int64_t high) {
    PtCell r = {.root = s->all.at[i].root, .low = (int32_t)s->all.at[i].low, .high = (int32_t)high};
    bool fits = true;
    for (uint32_t k = i; k < end; k++) {
        Extent e = s->all.at[k].extent;
        if (e.size) r.stride = (int32_t)offsets_gcd((uint64_t)r.stride, e.stride);
    }
    if (!r.stride) return;
    for (uint32_t k = i; k < end; k++)
        fits &= (s->all.at[k].low - r.low) % r.stride + (s->all.at[k].high - s->all.at[k].low) <= r.stride;
    for (uint32_t k = i; k < end; k++) {
        AccessRange *x = &s->all.at[k];
        int64_t size = x->high - x->low;
        if (fits) x->low = r.low + (x->low - r.low) % r.stride;
        x->loose = !fits && x->extent.size;
        x->high = x->low + size + (fits ? 0 : x->extent.size);
        x->extent = (Extent){0, 0};
    }
    if (fits) vec_push(&s->cells->region, r);
}

/* Behind the last shape of those that overlap the i-th one or each other; `high` is where they end. */
static uint32_t ranges_overlapping(const AccessRanges *s, uint32_t i, int64_t *high) {
    uint32_t root = s->all.at[i].root;
    *high = s->all.at[i].high + s->all.at[i].extent.size;
    for (i++; i < s->all.n && s->all.at[i].root == root && s->all.at[i].low < *high; i++) {
        int64_t end = s->all.at[i].high + s->all.at[i].extent.size;
        if (end > *high) *high = end;
    }
    return i;
}

static void ranges_fold_regions(AccessRanges *s) {
    s->cells->region.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        int64_t high;
        next = ranges_overlapping(s, i, &high);
        region_from_ranges(s, i, next, high);
    }
    if (s->all.n) qsort(s->all.at, s->all.n, sizeof *s->all.at, range_order);
}

/* What callees touch of arguments, as if it stood here. */
static void ranges_of_call(AccessRanges *s, SymId fn, const Fn *f, ValueId v) {
    PointsTo *pt = s->pt;
    CallInfo c = call_info(pt, f, v);
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        uint32_t n;
        const ParamAccess *t = summary_of_arg(pt, f, v, &c, i, &n);
        if (!t) continue;
        Location l = pt_at(pt, fn, inst_op(f, v, i));
        Extent e = pt_extent(pt, fn, inst_op(f, v, i));
        if (unify_is_outside(&pt->u, l) || !pt_has_cells(pt, l.elem)) continue;
        for (uint32_t k = 0; k < n; k++) {
            Location at = unify_find(&pt->u, (Location){l.elem, offset_add(l.off, t[k].low)});
            int64_t size = t[k].size ? t[k].size : 1;
            vec_push(&s->all, ((AccessRange){at.elem, t[k].reads, t[k].writes, t[k].pointer, false, false, at.off,
                                       at.off + size, extent_add(e, t[k].extent)}));
        }
    }
}

/* Copies that leave their ends apart read and write words, which nobody takes for pointers. */
static void ranges_of_copies(AccessRanges *s) {
    PointsTo *pt = s->pt;
    for (uint32_t i = 0; i < pt->u.copy.n; i++) {
        if (!pt->u.copy.at[i].own || pt->u.copy.at[i].shared) continue;
        for (uint32_t end = 0; end < 2; end++) {
            Location l = unify_find(&pt->u, pt->u.copy.at[i].place[end]);
            int64_t g = pt->u.class.at[l.elem].modulus, size = (int64_t)pt->u.copy.at[i].size;
            if (unify_is_outside(&pt->u, l) || !pt_has_cells(pt, l.elem)) continue;
            for (int64_t k = 0; k < size; k += COPY_WORD) {
                int64_t low = g ? (l.off + k) % g : l.off + k, word = size - k < COPY_WORD ? size - k : COPY_WORD;
                if (g && low + word > g) low = 0, word = g;
                vec_push(&s->all, ((AccessRange){.root = l.elem, .reads = end == 1, .writes = end == 0, .copied = true, .low = low,
                                           .high = low + word}));
            }
        }
    }
}

static void ranges_collect(AccessRanges *s) {
    PointsTo *pt = s->pt;
    s->all.n = 0;
    each_fn(pt->m, fn, f) if (program_live(pt->program, fn)) each_block(f, b) {
        if (!program_reachable(pt->program, fn, b)) continue;
        each_inst_in(f, b, v) {
            MemAccess a;
            if (mem_access(pt->m, f, v, &a)) ranges_of_access(s, fn, &a);
            else if (inst_at(f, v)->op == OP_CALL) ranges_of_call(s, fn, f, v);
        }
    }
    ranges_of_copies(s);
    ranges_fold_modulus(s);
    ranges_fold_regions(s);
}

/* Bytes that are accessed as pointers and as data may turn one into the other: the class is mixed, and
 * what its pointers mean is OUTSIDE. That may join classes: true if any was found, and the shapes are to
 * be collected again. */
static bool ranges_mark_mixed(const AccessRanges *s) {
    PointsTo *pt = s->pt;
    bool found = false;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        int64_t high;
        Location l = {s->all.at[i].root, 0};
        bool pointer = false, data = false;
        next = ranges_overlapping(s, i, &high);
        for (uint32_t k = i; k < next; k++)
            if (!s->all.at[k].copied) *(s->all.at[k].pointer ? &pointer : &data) = true;
        if (!pointer || !data || (pt->u.class.at[unify_find(&pt->u, l).elem].flags & PT_MIXED)) continue;
        unify_flag(&pt->u, l, PT_MIXED);
        found = true;
    }
    return found;
}

/* Is the cell one pointer, and all numbers that are written into it are within its low half? What then is
 * made of the pointer is what an integer of 32 bits makes of it that is added: an address where it pointed, or
 * none. Numbers in both halves may be an address by themselves. */
static bool cell_is_tagged(const AccessRange *at, uint32_t i, uint32_t end, const PtCell *c) {
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
static void cell_from_ranges(AccessRanges *s, uint32_t i, uint32_t end, int64_t high) {
    AccessRange *at = s->all.at;
    PtCell c = {.root = at[i].root, .low = (int32_t)at[i].low, .high = (int32_t)high};
    bool pointer_in = false, data_out = false;
    for (uint32_t k = i; k < end; k++) {
        /* A write of the whole cell covers whatever is read from it. */
        if (at[k].writes && (at[k].loose || at[k].low != c.low || at[k].high != c.high)) c.partial = true;
        pointer_in |= at[k].writes && at[k].pointer;
        data_out |= at[k].reads && !at[k].pointer && !at[k].copied;
    }
    c.tagged = cell_is_tagged(at, i, end, &c);
    s->mixed |= pointer_in && data_out;
    vec_push(&s->cells->cell, c);
}

/* A class with many cells that is also copied or filled would make each copy dear: it gets one cell. */
enum { CELLS_PER_RANGE = 64 };

static void cells_of_class(AccessRanges *s, uint32_t first, uint32_t end) {
    PointsTo *pt = s->pt;
    uint32_t root = s->all.at[first].root, before = s->cells->cell.n;
    for (uint32_t i = first, next; i < end; i = next) {
        int64_t high;
        next = ranges_overlapping(s, i, &high);
        cell_from_ranges(s, i, next, high);
    }
    if ((pt->u.class.at[root].flags & PT_RANGED) && s->cells->cell.n - before > CELLS_PER_RANGE) {
        unify_fold(&pt->u, root, 1);
        s->cells->cell.n = before;
        vec_push(&s->cells->cell, ((PtCell){.root = root, .high = 1}));
    }
}

static void ranges_to_cells(AccessRanges *s) {
    s->cells->cell.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        for (next = i + 1; next < s->all.n && s->all.at[next].root == s->all.at[i].root; next++) {}
        cells_of_class(s, i, next);
    }
}

/* After so many rounds the fields of a class are no longer told apart, whatever joins: that is linear. */
enum { MIXED_ROUNDS = 6 };

void cells_build(Cells *cs, PointsTo *pt) {
    *cs = (Cells){.pt = pt};
    AccessRanges s = {.pt = pt, .cells = cs};
    ranges_collect(&s);
    for (int round = 0; round <= MIXED_ROUNDS; round++) {
        bool mixed = ranges_mark_mixed(&s), moved = unify_copies(&pt->u, round == MIXED_ROUNDS);
        if (!mixed && !moved) break;
        if (round == MIXED_ROUNDS) unify_join_fields(&pt->u);
        pt->frozen = false;
        indirect_settle(pt);       /* functions may have come OUTSIDE by that, and pointers to them */
        pt->frozen = true;
        ranges_collect(&s);
    }
    ranges_to_cells(&s);
    if (s.mixed && !pt->integers) {
        pt->integers = true;
        ranges_collect(&s);
        ranges_to_cells(&s);
    }
    vec_free(&s.all);
}

void cells_free(Cells *cs) {
    vec_free(&cs->cell);
    vec_free(&cs->region);
}

/* ---------------------------------------------------------------------------------------- lookups */

/* The first of these parts, ordered by class and end, that ends behind `low` of a class. */
static uint32_t cells_lower_bound(const PtCell *part, uint32_t n, uint32_t root, int64_t low) {
    uint32_t a = 0, b = n;
    while (a < b) {
        uint32_t mid = a + (b - a) / 2;
        if (part[mid].root < root || (part[mid].root == root && part[mid].high <= low)) a = mid + 1;
        else b = mid;
    }
    return a;
}

static uint32_t cells_search(const Cells *cs, uint32_t root, int64_t low) {
    return cells_lower_bound(cs->cell.at, cs->cell.n, root, low);
}

/* The region that offset `at` of a class is in, or NULL. */
static const PtCell *region_find(const Cells *cs, uint32_t root, int64_t at) {
    uint32_t i = cells_lower_bound(cs->region.at, cs->region.n, root, at);
    const PtCell *r = i < cs->region.n ? &cs->region.at[i] : NULL;
    return r && r->root == root && r->low <= at && !cs->pt->u.class.at[root].modulus ? r : NULL;
}

/* An offset, as the shapes of its region have it. */
static int64_t region_fold(const PtCell *r, int64_t at) {
    return r ? r->low + (at - r->low) % r->stride : at;
}

/* Does [l, l + size) reach round to the beginning of the class? */
static bool range_wraps(const Cells *cs, Location l, uint64_t size) {
    uint64_t g = cs->pt->u.class.at[l.elem].modulus;
    return g && (size >= g || (uint64_t)l.off + size > g);
}

/* The part of [low, high) that is in the regions at both its ends, folded: where that reaches round, all
 * of the region. */
static void range_fold_regions(const Cells *cs, uint32_t root, int64_t *low, int64_t *high) {
    if (*low >= *high) return;
    const PtCell *first = region_find(cs, root, *low), *last = region_find(cs, root, *high - 1);
    int64_t end = first && first->high < *high ? first->high : *high, size = end - *low;
    if (first) {
        int64_t at = region_fold(first, *low);
        *low = at + size > first->low + first->stride ? first->low : at;
        if (first == last) *high = *low == at ? at + size : first->low + first->stride;
    }
    if (last && last != first) *high = last->high;
}

uint32_t cells_in(const Cells *cs, Location l, uint64_t size, uint32_t *first) {
    bool round = range_wraps(cs, l, size);
    int64_t low = round ? INT32_MIN : l.off;
    int64_t high = round || size > INT32_MAX ? INT64_MAX / 2 : low + (int64_t)size; /* high - low fits too */
    range_fold_regions(cs, l.elem, &low, &high);
    uint32_t end = *first = cells_search(cs, l.elem, low);
    while (end < cs->cell.n && cs->cell.at[end].root == l.elem && cs->cell.at[end].low < high) end++;
    return end - *first;
}

/* Does offset `at` cut one of the places that the cell stands for? */
static bool cell_is_cut(const Cells *cs, const PtCell *c, int64_t at) {
    int64_t in = region_fold(region_find(cs, c->root, at), at);
    return c->low < in && in < c->high;
}

bool cells_covered(const Cells *cs, const PtCell *c, Location l, uint64_t size) {
    if (range_wraps(cs, l, size)) return size >= cs->pt->u.class.at[l.elem].modulus;
    if (region_find(cs, l.elem, c->low))
        return !cell_is_cut(cs, c, l.off) && (size > INT32_MAX || !cell_is_cut(cs, c, l.off + (int64_t)size));
    return c->low >= l.off && (uint64_t)((int64_t)c->high - l.off) <= size;
}

uint32_t cells_find(const Cells *cs, Location l, uint64_t off) {
    int64_t g = cs->pt->u.class.at[l.elem].modulus, at = l.off + (int64_t)(off < INT32_MAX ? off : INT32_MAX);
    if (g) at %= g;
    else at = region_fold(region_find(cs, l.elem, at), at);
    uint32_t i = cells_search(cs, l.elem, at);
    return i < cs->cell.n && cs->cell.at[i].root == l.elem && cs->cell.at[i].low <= at ? i : UINT32_MAX;
}
