/* sroa_pieces.c: cuts memcpys and memsets into pieces at the bounds of the parts, and finds which parts are read and
 * written. sroa.h has the data structures. */
#include "transform/scalar/sroa.h"

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

void sroa_pieces_find(Sroa *s) {
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

void sroa_parts_mark(Sroa *s) {
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
    if (memory_call(s->m, s->f, x->user, &size) != MEMORY_FILL) return sroa_type_converts(s, move->read, move->write);
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
