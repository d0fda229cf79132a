/* cells.c: collects the byte ranges of all accesses and turns them into cells. See cells.h.
 *
 * Steps: collect the ranges (instructions, summaries at call sites, copies word by word); fold them by the
 * modulus of their class and by the strides of regions; sort; each maximal run of overlapping ranges is a
 * cell. If a run is accessed both as pointers and as data, the class becomes mixed, which may join classes,
 * and the steps are repeated, at most MIXED_ROUNDS times. */
#include "analysis/spaces/cells.h"
#include "analysis/spaces/call_info.h"
#include "analysis/spaces/points_to_scan.h"

/* A range [low, high) of a class that is accessed as a unit. extent: the accessed range may also be this one moved up
 * by what the extent allows. pointer: it is accessed as a pointer, else as data. loose: the access touches some unknown
 * part of [low, high). copied: a copy moves the bytes, so the access counts neither as one of pointers nor as one of
 * data. */
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
    bool mixed; /* a pointer that is written to some cell may be read from it as data */
} AccessRanges;

/* Orders ranges by class, then by their beginning, then the longer one first. For qsort. */
static int range_order(const void *a, const void *b) {
    const AccessRange *x = a, *y = b;
    if (x->root != y->root) return x->root < y->root ? -1 : 1;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : 0;
}

/* A class that is copied is tracked, because it may hold pointers that are never read there. */
bool cells_tracked(const PointsTo *pt, uint32_t root) {
    return pt->integers || (pt->u.class.at[root].flags & (PT_POINTERS | PT_RANGED));
}

/* Adds the ranges of an access by function fn: one for each leaf of the type, at each candidate location if these are
 * few, else with the extent. A type with too many leaves counts as one range of data without end and, if it may hold
 * pointers, one of pointers. Adds none for memory OUTSIDE or a class that is not tracked. */
static void ranges_of_access(AccessRanges *s, SymId fn, const MemAccess *a) {
    PointsTo *pt = s->pt;
    Location at = pt_at(pt, fn, a->ptr);
    if (unify_is_outside(&pt->u, at) || !cells_tracked(pt, at.elem)) return;
    Extent extent = pt_extent(pt, fn, a->ptr);
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    uint32_t n = program_leaves(pt->program, a->type, leaf);
    if (!n) { /* too many leaves: the whole is both */
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
        vec_push(&s->all,
                 ((AccessRange){at.elem, a->reads, a->writes, x->pointer, false, false, low, low + size, extent}));
    }
}

/* Folds all ranges by the modulus of their class, and sorts them (range_order). A range that wraps around the modulus,
 * or does not fit into 32 bits, folds the class to one byte. In a class with a modulus, an extent folds the class by
 * its stride and is dropped. */
static void ranges_fold_modulus(AccessRanges *s) {
    PointsTo *pt = s->pt;
    for (uint32_t i = 0; i < s->all.n; i++) {
        const AccessRange *x = &s->all.at[i];
        int64_t g = pt->u.class.at[x->root].modulus;
        int64_t low = g ? x->low % g : x->low;
        if (g ? low + (x->high - x->low) > g : x->high + x->extent.size > INT32_MAX) unify_fold(&pt->u, x->root, 1);
        if (g && x->extent.size) unify_fold(&pt->u, x->root, x->extent.stride);
    }
    for (uint32_t i = 0; i < s->all.n; i++) {
        AccessRange *x = &s->all.at[i];
        int64_t g = pt->u.class.at[x->root].modulus, size = x->high - x->low;
        if (g) x->low %= g, x->extent = (Extent){0, 0};
        x->high = g == 1 ? 1 : x->low + size;
    }
    vec_sort(&s->all, range_order);
}

/* Makes a region, which ends at `high`, of the ranges with index [i, end), which overlap if their extents are counted,
 * and folds them by the greatest common divisor of their strides. If one of them does not fit into that stride, makes
 * no region; instead each range grows by its extent, so that all will be one cell. Does nothing if none has an
 * extent. */
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

/* Returns the end (exclusive) of the run of ranges of one class that begins with the i-th, in which each overlaps an
 * earlier one, extents included. Sets *high to the offset where the run ends. */
static uint32_t ranges_overlapping(const AccessRanges *s, uint32_t i, int64_t *high) {
    uint32_t root = s->all.at[i].root;
    *high = s->all.at[i].high + s->all.at[i].extent.size;
    for (i++; i < s->all.n && s->all.at[i].root == root && s->all.at[i].low < *high; i++) {
        int64_t end = s->all.at[i].high + s->all.at[i].extent.size;
        if (end > *high) *high = end;
    }
    return i;
}

/* Replaces the regions by those of the ranges, which are sorted, and sorts the ranges again, because folding has moved
 * them. */
static void ranges_fold_regions(AccessRanges *s) {
    s->cells->region.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        int64_t high;
        next = ranges_overlapping(s, i, &high);
        region_from_ranges(s, i, next, high);
    }
    vec_sort(&s->all, range_order);
}

/* Adds the accesses that call v makes through its arguments (call_arg_accesses) to the ranges of the classes that the
 * arguments point to, as if they were at the call. Skips arguments without known accesses, memory OUTSIDE and classes
 * that are not tracked. */
static void ranges_of_call(AccessRanges *s, SymId fn, const Fn *f, ValueId v) {
    PointsTo *pt = s->pt;
    CallInfo c = call_info(pt, f, v);
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        uint32_t n;
        const ParamAccess *t = call_arg_accesses(pt, f, v, &c, i, &n);
        if (!t) continue;
        Location l = pt_at(pt, fn, inst_op(f, v, i));
        Extent e = pt_extent(pt, fn, inst_op(f, v, i));
        if (unify_is_outside(&pt->u, l) || !cells_tracked(pt, l.elem)) continue;
        for (uint32_t k = 0; k < n; k++) {
            Location at = unify_find(&pt->u, (Location){l.elem, offset_add(l.off, t[k].low)});
            int64_t size = t[k].size ? t[k].size : 1;
            vec_push(&s->all, ((AccessRange){at.elem, t[k].reads, t[k].writes, t[k].pointer, false, false, at.off,
                                             at.off + size, extent_add(e, t[k].extent)}));
        }
    }
}

/* Adds the ranges of the copies whose ends are not unified: each word of COPY_WORD bytes is read at the source and
 * written at the destination. */
static void ranges_of_copies(AccessRanges *s) {
    PointsTo *pt = s->pt;
    for (uint32_t i = 0; i < pt->u.copy.n; i++) {
        if (!pt->u.copy.at[i].own || pt->u.copy.at[i].shared) continue;
        for (uint32_t end = 0; end < 2; end++) {
            Location l = unify_find(&pt->u, pt->u.copy.at[i].place[end]);
            int64_t g = pt->u.class.at[l.elem].modulus, size = (int64_t)pt->u.copy.at[i].size;
            if (unify_is_outside(&pt->u, l) || !cells_tracked(pt, l.elem)) continue;
            for (int64_t k = 0; k < size; k += COPY_WORD) {
                int64_t low = g ? (l.off + k) % g : l.off + k;
                int64_t word = size - k < COPY_WORD ? size - k : COPY_WORD;
                if (g && low + word > g) low = 0, word = g;
                vec_push(&s->all, ((AccessRange){.root = l.elem,
                                                 .reads = end == 1,
                                                 .writes = end == 0,
                                                 .copied = true,
                                                 .low = low,
                                                 .high = low + word}));
            }
        }
    }
}

/* Replaces the ranges by those of all accesses and copies that can run, folded and sorted, and makes the regions
 * anew. */
static void ranges_collect(AccessRanges *s) {
    PointsTo *pt = s->pt;
    s->all.n = 0;
    each_fn(pt->m, fn, f)
        if (program_live(pt->program, fn))
            each_block(f, b) {
                if (!program_reachable(pt->program, fn, b)) continue;
                each_inst_in(f, b, v) {
                    MemAccess a;
                    if (program_access(pt->m, f, v, &a)) ranges_of_access(s, fn, &a);
                    else if (inst_at(f, v)->op == OP_CALL) ranges_of_call(s, fn, f, v);
                }
            }
    ranges_of_copies(s);
    ranges_fold_modulus(s);
    ranges_fold_regions(s);
}

/* Marks a class as mixed if ranges that overlap are accessed as pointers and as data (copies count as neither), because
 * then one may be turned into the other; the pointers of a mixed class point to OUTSIDE. Returns true if a class was
 * marked: that may have joined classes, and the ranges have to be collected again. */
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

/* Appends one cell for the ranges with index [i, end), which overlap and end at offset `high`; the first is the longest
 * one at the lowest offset. Sets s->mixed if a pointer that is written there may be read as data. */
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
    s->mixed |= pointer_in && data_out;
    vec_push(&s->cells->cell, c);
}

/* A copy or fill of a class costs one edge per cell, so a class that is copied gets one cell if it would have
 * more than this. */
enum { CELLS_PER_RANGE = 64 };

/* Appends the cells of one class, whose ranges are those with index [first, end). If the class is copied or filled
 * and would have more than CELLS_PER_RANGE cells, folds it to one byte with one cell instead. */
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

/* Replaces all cells by those of the ranges, which must be sorted by class. */
static void ranges_to_cells(AccessRanges *s) {
    s->cells->cell.n = 0;
    for (uint32_t i = 0, next; i < s->all.n; i = next) {
        for (next = i + 1; next < s->all.n && s->all.at[next].root == s->all.at[i].root; next++) {}
        cells_of_class(s, i, next);
    }
}

/* After this many rounds classes are no longer mixed byte by byte but as a whole, so that the work stays
 * linear. */
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
        scan_indirect_settle(pt); /* functions, and pointers to them, may be OUTSIDE now */
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

/* Returns the index of the first of n cells, or regions, that ends after `low` in the class, or is in a later class; n
 * if there is none. They are ordered by class and end. */
static uint32_t cells_lower_bound(const PtCell *part, uint32_t n, uint32_t root, int64_t low) {
    uint32_t i = 0;
    lower_bound(i, n, mid, part[mid].root < root || (part[mid].root == root && part[mid].high <= low));
    return i;
}

/* Returns the index of the first cell that is in a class after `root`, or in `root` and ends after `low`; cell.n if
 * there is none. */
static uint32_t cells_search(const Cells *cs, uint32_t root, int64_t low) {
    return cells_lower_bound(cs->cell.at, cs->cell.n, root, low);
}

/* Returns the region that offset `at` of a class lies in; NULL if there is none, or if the class has a modulus. */
static const PtCell *region_find(const Cells *cs, uint32_t root, int64_t at) {
    uint32_t i = cells_lower_bound(cs->region.at, cs->region.n, root, at);
    const PtCell *r = i < cs->region.n ? &cs->region.at[i] : NULL;
    return r && r->root == root && r->low <= at && !cs->pt->u.class.at[root].modulus ? r : NULL;
}

/* Returns offset `at` folded by the stride of its region, so that it lies in the first stride; `at` itself if r is
 * NULL. */
static int64_t region_fold(const PtCell *r, int64_t at) { return r ? r->low + (at - r->low) % r->stride : at; }

/* Reports whether [l, l + size) reaches beyond the modulus of its class, or is as long as the modulus; false for a
 * class without one. */
static bool range_wraps(const Cells *cs, Location l, uint64_t size) {
    uint64_t g = cs->pt->u.class.at[l.elem].modulus;
    return g && (size >= g || (uint64_t)l.off + size > g);
}

/* Folds [low, high) into the first stride of the region that it lies in, where the cells are; it becomes that whole
 * stride if it wraps around its end. If the range leaves a region, only the part in that region is folded so: *high
 * then stays, or becomes the end of the last region. Does nothing for an empty range. */
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
    /* high - low fits as well */
    int64_t high = round || size > INT32_MAX ? INT64_MAX / 2 : low + (int64_t)size;
    range_fold_regions(cs, l.elem, &low, &high);
    uint32_t end = *first = cells_search(cs, l.elem, low);
    while (end < cs->cell.n && cs->cell.at[end].root == l.elem && cs->cell.at[end].low < high) end++;
    return end - *first;
}

/* Reports whether offset `at` lies strictly inside the cell, or inside one of its repetitions if it is in a
 * region. */
static bool cell_is_cut(const Cells *cs, const PtCell *c, int64_t at) {
    int64_t in = region_fold(region_find(cs, c->root, at), at);
    return c->low < in && in < c->high;
}

bool cells_covered(const Cells *cs, const PtCell *c, Location l, uint64_t size) {
    if (range_wraps(cs, l, size)) return size >= cs->pt->u.class.at[l.elem].modulus;
    return !cell_is_cut(cs, c, l.off) && (size > INT32_MAX || !cell_is_cut(cs, c, l.off + (int64_t)size));
}

uint32_t cells_find(const Cells *cs, Location l, uint64_t off) {
    int64_t g = cs->pt->u.class.at[l.elem].modulus, at = l.off + (int64_t)(off < INT32_MAX ? off : INT32_MAX);
    if (g) at %= g;
    else at = region_fold(region_find(cs, l.elem, at), at);
    uint32_t i = cells_search(cs, l.elem, at);
    return i < cs->cell.n && cs->cell.at[i].root == l.elem && cs->cell.at[i].low <= at ? i : UINT32_MAX;
}
