/* sroa_plan.c: decides which allocas sroa splits and into which parts. sroa.h has the plan's data structures, and
 * sroa.c the reasons. */
#include "transform/scalar/sroa.h"

/* PARTS_MAX: an alloca with more parts stays whole. NEST_MAX: the depth to which types are searched for a scalar. */
enum { PARTS_MAX = 256, NEST_MAX = 256 };

/* For bytes that are only copied and belong to no scalar (parts_of_text). TEXT_MAX: a longer run of them becomes one
 * array instead of vectors, because where nothing is aligned, each byte needs a register. VECTOR_MAX: the most bytes in
 * one vector. */
enum { TEXT_MAX = 64, VECTOR_MAX = 8 };

/* ------------------------------------------------------------------------------------------------- parts */

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

/* Reports whether one cast (bitcast, ptrtoint or inttoptr) converts a value of type a to type b without changing a bit.
 * The caller ensures that both have the same number of bits. Returns false for different aggregates, for pointers to
 * different spaces, and for different vectors of pointers. */
static bool type_converts(const Sroa *s, TypeId a, TypeId b) {
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

/* Returns the type for bytes [low, high), of which the n loads and stores at x access pieces: an integer, or a pointer if
 * pointers are loaded from them and no store changes a piece of one. Such a store makes another pointer of it, of which no more
 * is known than of an integer; otherwise the space of the pointer must not be lost. Returns T_VOID if no such type will do: if
 * their size is not 2, 4 or 8, if a memcpy or memset accesses only some of them, if the type of an access is an aggregate, a
 * vector of pointers, or has padding, or if one cast does not convert it to the pointer. */
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
        if (type_store_size(s->m, x[k].type) == size && !type_converts(s, x[k].type, pointer)) return T_VOID;
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
        fits &= x[k].type == type || (type_converts(s, x[k].type, type) && type_is_whole(s, x[k].type, high - low) &&
                                      type_is_whole(s, type, high - low));
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

/* Divides the bytes of an alloca that its slices access into parts: first those of loads and stores, then those of
 * memcpys and memsets between them. Sorts s->slice; appends the parts, sorted, to s->part. Returns false if there are
 * more than PARTS_MAX; the parts are then incomplete, and the caller removes them. */
static bool parts_find(Sroa *s, SroaVar *var) {
    var->part = s->part.n;
    qsort(s->slice.at, s->slice.n, sizeof *s->slice.at, slice_order);
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

/* Reports whether the part of each indexed root begins at a multiple of the alignment that the accesses through the
 * root need (sroa_root_align). The slice of the root does, but its part may begin earlier, with another slice. */
static bool roots_are_aligned(const Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->root; k < var->root + var->nroot; k++) {
        const IndexedRoot *r = &s->root.at[k];
        const SroaPart *part = &s->part.at[sroa_part_at(s, var, r->low)];
        if (align_after(sroa_root_align(s, var, r), part->low) < sroa_root_align(s, var, r)) return false;
    }
    return true;
}

/* Removes from the plan what was collected for var, an alloca that cannot be split: its addresses, indexed roots and
 * parts. It must be the alloca that was collected last, and not be in s->var. */
static void var_drop(Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->address; k < s->address.n; k++) s->var_of[s->address.at[k]] = 0;
    for (uint32_t k = 0; k < s->indexed.n; k++) s->root_of[s->indexed.at[k].v] = 0;
    s->address.n = var->address;
    s->root.n = var->root;
    s->part.n = var->part;
}

/* Writes a remark that alloca v is not split, with the reason that the opcode of instruction s->blocker suggests. Does
 * nothing if s->blocker is UINT32_MAX. */
static void var_stays_remark(const Sroa *s, ValueId v) {
    if (!pass_remarks(s->p, REMARK_AllocaStays) || s->blocker == UINT32_MAX) return;
    uint8_t op = inst_at(s->f, s->blocker)->op;
    const char *why = op == OP_GETELEMENTPTR ? "an index is not constant"
                      : op == OP_CALL        ? "its address is passed to a call"
                      : op == OP_STORE       ? "its address is stored, or a store to it is volatile or atomic"
                      : op == OP_LOAD        ? "a load of it is volatile or atomic"
                                             : "its address is used other than to access it";
    pass_remark(s->p, REMARK_AllocaStays, s->f, v, pass_ref_text(s->p, s->f, ref_make(REF_VALUE, v)), why);
}

/* Appends each alloca that can be split to s->var, and its parts to s->part. For each other alloca, writes a remark if
 * an instruction that uses it is the reason. */
static void vars_find(Sroa *s) {
    each_inst(s->f, b, v) {
        if (inst_at(s->f, v)->op != OP_ALLOCA) continue;
        SroaVar var = {.alloca_ = v, .part = s->part.n, .address = s->address.n, .root = s->root.n};
        s->blocker = UINT32_MAX;
        if (sroa_collect(s, &var) && parts_find(s, &var) && roots_are_aligned(s, &var)) {
            vec_push(&s->var, var);
        } else {
            var_stays_remark(s, v);
            var_drop(s, &var);
        }
    }
}

/* ------------------------------------------------------------------------------------------------ pieces */

/* Returns 1 + the index of the part that contains the byte `off` bytes after `address`; 0 if the address is no constant
 * address in an alloca of s->var. The byte must be one that a collected use accesses, so that a part contains it. If
 * the part ends less than *end bytes after `address`, reduces *end to that distance. */
static uint32_t piece_part(const Sroa *s, Ref address, uint64_t off, uint64_t *end) {
    uint32_t var = sroa_var_of(s, address);
    if (!var) return 0;
    uint64_t base = (uint64_t)s->offset[ref_index(address)];
    uint32_t part = sroa_part_at(s, &s->var.at[var - 1], base + off);
    uint64_t high = s->part.at[part].high - base;
    *end = high < *end ? high : *end;
    return part + 1;
}

/* Appends the pieces of memcpy or memset v to s->piece. It is cut at the bounds of all parts of its destination and of
 * its source, so each piece is in one part, or outside of s->var, on either side. */
static void pieces_cut(Sroa *s, ValueId v) {
    uint64_t size = 0;
    bool copy = memory_call(s->m, s->f, v, &size) != MEMORY_FILL;
    for (uint64_t off = 0, end; off < size; off = end) {
        end = size;
        uint32_t to = piece_part(s, inst_op(s->f, v, 0), off, &end);
        uint32_t from = copy ? piece_part(s, inst_op(s->f, v, 1), off, &end) : 0;
        vec_push(&s->piece, ((Piece){v, to, from, off, end - off}));
    }
}

/* Appends each memcpy and memset that accesses an alloca of s->var to s->copy, and its pieces to s->piece. */
static void pieces_find(Sroa *s) {
    each_inst(s->f, b, v) {
        uint64_t size;
        enum MemoryCall kind = memory_call(s->m, s->f, v, &size);
        if (kind == MEMORY_NONE || kind == MEMORY_MARKER) continue;
        bool reads = kind != MEMORY_FILL && sroa_var_of(s, inst_op(s->f, v, 1));
        if (!reads && !sroa_var_of(s, inst_op(s->f, v, 0))) continue;
        vec_push(&s->copy, v);
        pieces_cut(s, v);
    }
}

/* Marks the nwork parts in `work`, and all that copies connect with them. If `back`, sets `live` and goes from the
 * destination of each piece to its source. Otherwise sets `written` and goes from source to destination. `work` has
 * 1 + the index of each part, none 0. */
static void parts_reach(Sroa *s, const uint32_t *work, uint32_t nwork, bool back) {
    /* Lists of pieces as 1 + their indices; 0 ends a list. first: by 1 + part; next: by piece. */
    uint32_t *next = mem_alloc((s->piece.n + 1) * sizeof *next);
    uint32_t *first = mem_alloc((s->part.n + 2) * sizeof *first);
    VEC(uint32_t) todo = {0};
    for (uint32_t i = 0; i < nwork; i++) vec_push(&todo, work[i]);
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        uint32_t key = back ? x->to : x->from;
        next[i] = first[key];
        first[key] = i + 1;
    }
    while (todo.n) {
        uint32_t part = vec_pop(&todo);
        bool *mark = back ? &s->part.at[part - 1].live : &s->part.at[part - 1].written;
        if (*mark) continue;
        *mark = true;
        for (uint32_t i = first[part]; i; i = next[i - 1]) {
            uint32_t to = back ? s->piece.at[i - 1].from : s->piece.at[i - 1].to;
            if (to) vec_push(&todo, to);
        }
    }
    vec_free(&todo);
    free(next);
    free(first);
}

/* Sets `live` and `written` of each part. A part is live if it is loaded from, or copied to other memory or to a live
 * part. It is written if it is stored to, filled, or if other memory or a written part is copied to it. A part that is
 * accessed by a variable index is both. A part that is not live is never read, and one that is not written has
 * undefined contents (mostly padding), so neither needs to be copied. */
static void parts_mark(Sroa *s) {
    VEC(uint32_t) read = {0}, write = {0};
    each_inst(s->f, b, v) {
        enum Op op = inst_at(s->f, v)->op;
        if (op != OP_LOAD && op != OP_STORE) continue;
        Ref address = inst_address(s->f, v);
        TypeId type = inst_access_type(s->m, s->f, v);
        uint64_t end = UINT64_MAX;
        if (!sroa_var_of(s, address) || !type_store_size(s->m, type)) continue;
        uint32_t part = piece_part(s, address, 0, &end);
        if (op == OP_LOAD) vec_push(&read, part);
        else vec_push(&write, part);
    }
    for (uint32_t k = 0; k < s->var.n; k++)
        for (uint32_t i = s->var.at[k].root; i < s->var.at[k].root + s->var.at[k].nroot; i++) {
            uint32_t part = 1 + sroa_part_at(s, &s->var.at[k], s->root.at[i].low);
            vec_push(&read, part);
            vec_push(&write, part);
        }
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        if (!x->to) vec_push(&read, x->from);
        if (!x->from) vec_push(&write, x->to);
    }
    parts_reach(s, read.at, read.n, true);
    parts_reach(s, write.at, write.n, false);
    vec_free(&read), vec_free(&write);
}

bool sroa_piece_is_whole(const Sroa *s, const Piece *x, uint32_t part) {
    const SroaPart *p = part ? &s->part.at[part - 1] : NULL;
    return p && p->scalar && p->high - p->low == x->size;
}

/* Returns the constant of `type` all bytes of which are the byte that memset v stores. Returns REF_NULL if that byte is
 * not constant, or if it is not zero and the type is no integer of at most 64 bits. */
static Ref fill_value(Sroa *s, ValueId v, TypeId type) {
    uint64_t byte;
    if (!ref_int(s->m, inst_op(s->f, v, 1), &byte)) return REF_NULL;
    if (!byte) return const_zero(s->m, type);
    bool fits = type_is_int(s->m, type) && type_bits(s->m, type) <= 64;
    return fits ? const_int(s->m, type, (byte & 255) * 0x0101010101010101u) : REF_NULL;
}

bool sroa_piece_moves(Sroa *s, const Piece *x, SroaMove *move) {
    bool to = sroa_piece_is_whole(s, x, x->to), from = sroa_piece_is_whole(s, x, x->from);
    if (!to && !from) return false;
    move->write = s->part.at[(to ? x->to : x->from) - 1].type;
    move->read = s->part.at[(from ? x->from : x->to) - 1].type;
    uint64_t size;
    if (memory_call(s->m, s->f, x->user, &size) != MEMORY_FILL) return type_converts(s, move->read, move->write);
    move->fill = fill_value(s, x->user, move->write);
    return !ref_is(move->fill, REF_NONE);
}

/* Reports whether piece x is some bytes of a scalar part of at most eight. part: as for sroa_piece_is_whole. */
static bool piece_cuts(const Sroa *s, const Piece *x, uint32_t part) {
    const SroaPart *p = part ? &s->part.at[part - 1] : NULL;
    return p && p->scalar && p->high - p->low <= 8 && x->size < p->high - p->low;
}

bool sroa_piece_is_bytes(const Sroa *s, const Piece *x) {
    uint64_t size;
    bool cuts = piece_cuts(s, x, x->to) || piece_cuts(s, x, x->from);
    return cuts && memory_call(s->m, s->f, x->user, &size) != MEMORY_FILL;
}

/* ------------------------------------------------------------------------------------------------ decision */

/* Reports whether some load or store through address a accesses another type than `type`, the type of the part. */
static bool address_is_converted(const Sroa *s, ValueId a, TypeId type) {
    for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++) {
        ValueId user = s->uses->at[u];
        const Inst *x = inst_at(s->f, user);
        if (x->op == OP_LOAD && x->type != type) return true;
        if (x->op == OP_STORE && ref_type(s->m, s->f, inst_op(s->f, user, 0)) != type) return true;
    }
    return false;
}

/* Sets `split` of each alloca in s->var for which rewriting improves something. An alloca is split if it has several
 * parts, if its only part is smaller than the alloca or is never read, if its first part is a scalar that is loaded or
 * stored as another type, or if loads and stores can replace a piece of a memcpy or memset. */
static void vars_decide(Sroa *s) {
    for (uint32_t k = 0; k < s->var.n; k++) {
        SroaVar *var = &s->var.at[k];
        const SroaPart *first = &s->part.at[var->part];
        var->split = var->npart != 1 || first->low || first->high != var->size || !first->live;
        for (uint32_t i = 0; i < var->naddress && first->scalar; i++)
            var->split |= address_is_converted(s, s->address.at[var->address + i], first->type);
    }
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        SroaMove move;
        if (!sroa_piece_moves(s, x, &move) && !sroa_piece_is_bytes(s, x)) continue;
        if (x->to) s->var.at[sroa_var_of(s, inst_op(s->f, x->user, 0)) - 1].split = true;
        if (x->from) s->var.at[sroa_var_of(s, inst_op(s->f, x->user, 1)) - 1].split = true;
    }
}

/* Writes a remark for each alloca that is split, and for each that is not split and has a variable index. Overwrites
 * s->blocker. */
static void vars_remark(Sroa *s) {
    for (uint32_t k = 0; k < s->var.n; k++) {
        const SroaVar *var = &s->var.at[k];
        if (var->split && pass_remarks(s->p, REMARK_AllocaSplit))
            pass_remark(s->p, REMARK_AllocaSplit, s->f, var->alloca_,
                        pass_ref_text(s->p, s->f, ref_make(REF_VALUE, var->alloca_)), var->npart);
        s->blocker = !var->split && var->nroot ? s->root.at[var->root].gep : UINT32_MAX;
        var_stays_remark(s, var->alloca_);
    }
}

void sroa_plan(Sroa *s) {
    vars_find(s);
    if (s->ranged) ranges_free(&s->ranges);
    if (!s->var.n) return;
    pieces_find(s);
    parts_mark(s);
    vars_decide(s);
    vars_remark(s);
}
