/* sroa_parts.c: makes the parts of an alloca from its slices: overlapping loads and stores share one, and what only
 * memcpys and memsets access between them is divided by the type of the alloca. sroa.h has the data structures. */
#include "transform/scalar/sroa.h"

/* PARTS_MAX: an alloca with more parts stays whole. NEST_MAX: the depth to which types are searched for a scalar. */
enum { PARTS_MAX = 256, NEST_MAX = 256 };

/* For bytes that are only copied and belong to no scalar (parts_of_text). TEXT_MAX: a longer run of them becomes one
 * array instead of vectors, because where nothing is aligned, each byte needs a register. VECTOR_MAX: the most bytes in
 * one vector. */
enum { TEXT_MAX = 64, VECTOR_MAX = 8 };

TypeId sroa_leaf(Module *m, TypeId t, uint64_t at) {
    for (int depth = 0; depth < NEST_MAX && type_is_aggregate(m, t); depth++) {
        if (type_kind(m, t) == TY_ARRAY) {
            TypeId elem = type_elem(m, t, 0);
            uint64_t size = type_size(m, elem);
            if (size < 4) return T_VOID;
            at %= size;
            t = elem;
            continue;
        }
        if (!type_at(m, t)->nelem) return T_VOID;
        uint32_t field = type_field_at(m, t, at);
        at -= type_field_offset(m, t, field);
        t = type_elem(m, t, field);
    }
    return at || type_is_aggregate(m, t) ? T_VOID : t;
}

bool sroa_type_converts(const Sroa *s, TypeId a, TypeId b) {
    if (a == b) return true;
    Module *m = s->m;
    if (type_is_aggregate(m, a) || type_is_aggregate(m, b)) return false;
    if (type_is_ptrs(m, a) || type_is_ptrs(m, b))
        return (type_is_ptr(m, a) && type_is_int(m, b)) || (type_is_ptr(m, b) && type_is_int(m, a));
    return true;
}

/* Reports whether t is a scalar or vector that fills all bits of `size` bytes, unlike i1 or i24, which have padding. */
static bool type_is_whole(const Sroa *s, TypeId t, uint64_t size) {
    Module *m = s->m;
    if (type_is_aggregate(m, t) || type_store_size(m, t) != size || type_size(m, t) != size) return false;
    TypeId e = type_scalar(m, t);
    uint64_t bits = layout_scalar_bits(m, e);
    return bits * (e == t ? 1 : type_at(m, t)->n) == 8 * size;
}

/* Appends the part [low, high) to the parts of var. With `type` T_VOID, no type fits all accesses, and the part becomes
 * an array of bytes. The part counts as scalar if `type` fills it without padding. */
static void part_add(Sroa *s, SroaVar *var, uint64_t low, uint64_t high, TypeId type) {
    bool scalar = type != T_VOID && type_is_whole(s, type, high - low);
    if (type == T_VOID) type = type_array(s->m, high - low, T_I8);
    vec_push(&s->part, ((SroaPart){.low = low, .high = high, .type = type, .scalar = scalar}));
    var->npart++;
}

/* Returns the type of what fills exactly bytes [low, high) of a value of type t: an aggregate inside of t, or an array
 * of consecutive elements of one of its arrays. Returns an array of bytes if nothing does. */
static TypeId type_of_bytes(Module *m, TypeId t, uint64_t low, uint64_t high) {
    TypeId bytes = type_array(m, high - low, T_I8);
    for (int depth = 0; depth < NEST_MAX && type_is_aggregate(m, t); depth++) {
        if (!low && type_size(m, t) == high) return t;
        if (type_kind(m, t) == TY_ARRAY) {
            TypeId elem = type_elem(m, t, 0);
            uint64_t size = type_size(m, elem);
            if (!size) break;
            if (low % size == 0 && high % size == 0) return type_array(m, (high - low) / size, elem);
            high -= low / size * size;
            low %= size;
            t = elem;
            continue;
        }
        if (!type_at(m, t)->nelem) break;
        uint32_t field = type_field_at(m, t, low);
        uint64_t at = type_field_offset(m, t, field);
        low -= at;
        high -= at;
        t = type_elem(m, t, field);
    }
    return bytes;
}

/* Appends the part [low, high) to the parts of var. Some of its bytes are accessed by a variable index, so it keeps the
 * aggregate type that these bytes have in the alloca, and is no scalar. */
static void part_add_indexed(Sroa *s, SroaVar *var, uint64_t low, uint64_t high) {
    TypeId type = type_of_bytes(s->m, inst_at(s->f, var->alloca_)->aux, low, high);
    vec_push(&s->part, ((SroaPart){.low = low, .high = high, .type = type}));
    var->npart++;
}

/* Reports whether a memcpy or memset accesses some but not all of bytes [low, high). The slices must be sorted. */
static bool copies_cut(const Sroa *s, uint64_t low, uint64_t high) {
    for (uint32_t i = 0; i < s->slice.n && s->slice.at[i].low < high; i++) {
        const Slice *x = &s->slice.at[i];
        if (x->type == T_VOID && x->high > low && (x->low > low || x->high < high)) return true;
    }
    return false;
}

/* Returns the type for bytes [low, high), of which the n loads and stores at x access pieces: an integer, or a pointer
 * if pointers are loaded from them and no store changes a piece of one. Such a store makes another pointer of it, of
 * which no more is known than of an integer; otherwise the space of the pointer must not be lost. Returns T_VOID if no
 * such type will do: if their size is not 2, 4 or 8, if a memcpy or memset accesses only some of them, if the type of
 * an access is an aggregate, a vector of pointers, or has padding, or if one cast does not convert it to the
 * pointer. */
static TypeId type_of_pieces(Sroa *s, const Slice *x, uint32_t n, uint64_t low, uint64_t high) {
    uint64_t size = high - low;
    bool changes = false;
    TypeId pointer = T_VOID;
    if ((size != 2 && size != 4 && size != 8) || copies_cut(s, low, high)) return T_VOID;
    for (uint32_t k = 0; k < n; k++) {
        bool vector = !type_is_ptr(s->m, x[k].type) && type_is_ptrs(s->m, x[k].type);
        if (vector || !type_is_whole(s, x[k].type, x[k].high - x[k].low)) return T_VOID;
        changes |= x[k].store && x[k].high - x[k].low < size;
        if (x[k].pointer) pointer = x[k].type;
    }
    if (pointer == T_VOID || changes) return type_int(s->m, (uint32_t)(8 * size));
    for (uint32_t k = 0; k < n; k++)
        if (type_store_size(s->m, x[k].type) == size && !sroa_type_converts(s, x[k].type, pointer)) return T_VOID;
    return pointer;
}

/* Appends the part [x->low, high), the union of the n overlapping slices at x, none of which is a memcpy or memset.
 * Chooses its type as follows:
 *
 *     an aggregate if one of the slices is indexed;
 *     an integer or a pointer if not all slices are the whole part, and type_of_pieces permits one;
 *     the type of the first slice, or the pointer type of a later one, if all slices are the whole part and have the
 *     same type, or types without padding that one cast converts;
 *     an array of bytes otherwise. */
static void part_of_slices(Sroa *s, SroaVar *var, const Slice *x, uint32_t n, uint64_t high) {
    uint64_t low = x->low;
    TypeId type = x->type;
    for (uint32_t k = 0; k < n; k++) {
        if (!x[k].indexed) continue;
        part_add_indexed(s, var, low, high);
        return;
    }
    for (uint32_t k = 0; k < n; k++) {
        if (x[k].low != low || x[k].high != high) {
            part_add(s, var, low, high, type_of_pieces(s, x, n, low, high));
            return;
        }
        if (type_is_ptr(s->m, x[k].type)) type = x[k].type;
    }
    bool fits = true;
    for (uint32_t k = 0; k < n; k++)
        fits &= x[k].type == type || (sroa_type_converts(s, x[k].type, type) &&
                                      type_is_whole(s, x[k].type, high - low) && type_is_whole(s, type, high - low));
    part_add(s, var, low, high, fits ? type : T_VOID);
}

/* Appends parts for bytes [low, high), which only memcpy and memset access, and in which no complete scalar of the
 * allocated type was found (sroa_leaf). More than TEXT_MAX bytes become one array. Fewer become vectors of 8, 4 or 2
 * bytes, and single bytes. One integer would be wrong: a copy of memory keeps the bytes beside one that is poison, but
 * an integer with such a byte is poison. Each vector begins at a multiple of its size. In an alloca that is aligned to
 * one or two bytes, the distance of each vector from `high` is such a multiple instead, because most such allocas are
 * what clang leaves of an aligned structure after its first field. */
static void parts_of_text(Sroa *s, SroaVar *var, uint64_t low, uint64_t high) {
    if (high - low > TEXT_MAX) {
        part_add(s, var, low, high, T_VOID);
        return;
    }
    uint8_t align = inst_at(s->f, var->alloca_)->mem.align;
    bool aligned = !align || align > 2; /* to four bytes or more, or as its type is; `align` is 1 + the logarithm */
    for (uint64_t at = low, n; at < high; at += n) {
        for (n = VECTOR_MAX; n > high - at || (aligned ? at : high - at) % n;) n /= 2;
        part_add(s, var, at, at + n, n == 1 ? T_I8 : type_vector(s->m, n, T_I8));
    }
}

/* Appends parts for bytes [low, high), which only memcpy and memset access: one for each scalar of the allocated type,
 * and others for the bytes between them (parts_of_text). Stops early once the alloca has more than PARTS_MAX parts. */
static void parts_of_gap(Sroa *s, SroaVar *var, uint64_t low, uint64_t high) {
    TypeId whole = inst_at(s->f, var->alloca_)->aux;
    for (uint64_t at = low, next; at < high && var->npart <= PARTS_MAX; at = next) {
        TypeId t = sroa_leaf(s->m, whole, at);
        if (t != T_VOID && type_store_size(s->m, t) && type_store_size(s->m, t) <= high - at) {
            next = at + type_store_size(s->m, t);
            part_add(s, var, at, next, t);
        } else {
            for (next = at + 1; next < high && sroa_leaf(s->m, whole, next) == T_VOID;) next++;
            parts_of_text(s, var, at, next);
        }
    }
}

/* Orders slices for qsort: by first byte; of those with the same first byte the longest first; then by type. */
static int slice_order(const void *a, const void *b) {
    const Slice *x = a, *y = b;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : x->type < y->type ? -1 : x->type > y->type;
}

/* Orders parts for qsort, by first byte. Parts of one alloca do not overlap. */
static int part_order(const void *a, const void *b) {
    const SroaPart *x = a, *y = b;
    return x->low < y->low ? -1 : x->low > y->low;
}

/* Appends parts for the bytes between the parts found so far that a memcpy or memset accesses. The slices and the parts
 * found so far must be sorted; the appended parts follow these, so the caller must sort again. */
static void gaps_find(Sroa *s, SroaVar *var) {
    uint32_t k = var->part, end = s->part.n;
    uint64_t done = 0; /* each byte below is in a part, or in none of the memcpys and memsets */
    for (uint32_t i = 0; i < s->slice.n; i++) {
        const Slice x = s->slice.at[i];
        if (x.type != T_VOID) continue;
        uint64_t at = x.low > done ? x.low : done;
        while (at < x.high) {
            while (k < end && s->part.at[k].high <= at) k++;
            uint64_t stop = k < end && s->part.at[k].low < x.high ? s->part.at[k].low : x.high;
            if (at < stop) parts_of_gap(s, var, at, stop);
            at = k < end && stop == s->part.at[k].low ? s->part.at[k].high : stop;
        }
        done = at > done ? at : done;
    }
}

bool sroa_parts_find(Sroa *s, SroaVar *var) {
    var->part = s->part.n;
    vec_sort(&s->slice, slice_order);
    uint32_t n = 0; /* loads and stores only, in order */
    Slice *typed = mem_alloc((s->slice.n + 1) * sizeof *typed);
    for (uint32_t i = 0; i < s->slice.n; i++)
        if (s->slice.at[i].type != T_VOID) typed[n++] = s->slice.at[i];
    for (uint32_t i = 0, next; i < n && var->npart <= PARTS_MAX; i = next) {
        uint64_t high = typed[i].high;
        for (next = i + 1; next < n && typed[next].low < high; next++)
            if (typed[next].high > high) high = typed[next].high;
        part_of_slices(s, var, typed + i, next - i, high);
    }
    free(typed);
    if (var->npart <= PARTS_MAX) gaps_find(s, var);
    qsort(s->part.at + var->part, var->npart, sizeof *s->part.at, part_order);
    return var->npart <= PARTS_MAX;
}

uint32_t sroa_part_at(const Sroa *s, const SroaVar *var, uint64_t at) {
    uint32_t i = var->part;
    lower_bound(i, var->part + var->npart, mid, s->part.at[mid].high <= at);
    return i;
}
