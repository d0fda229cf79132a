/* decode_memory.c: decodes alloca, load, store, atomics, getelementptr. */
#include "analysis/run/decode/decode.h"

/* Returns log2 of the alignment of load, store, atomic or alloca i: the one that it names, else the natural one of
 * `type`. */
static unsigned access_log2(Decode *d, const Inst *i, TypeId type) {
    return i->mem.align ? i->mem.align - 1u : log2_floor(type_align(d->m, type));
}

/* Emits the conversion of the cells of a packed vector, from slot `from` on, to the words of an integer of as many
 * bits, from slot `to` on; the conversion back if not `pack`. */
static void repack(Decode *d, const ScalarLeaf *l, uint32_t from, uint32_t to, bool pack) {
    uint32_t bits = layout_scalar_bits(d->m, l->type), args = args_begin(d);
    uint32_t vector[] = {l->lanes, bits}, integer[] = {1, l->lanes * bits};
    for (uint32_t i = 0; i < 2; i++) args_push(d, pack ? vector[i] : integer[i]);
    for (uint32_t i = 0; i < 2; i++) args_push(d, pack ? integer[i] : vector[i]);
    emit_out(d, vector_bitcast_op, (DecodedOp){.dst = to, .a = from, .x = args});
}

/* Accesses a packed vector as an integer of as many bits. Only the first operation checks the alignment, and counts the
 * access. */
void decode_access(Decode *d, TypeId type, uint32_t address, uint32_t cells, uint32_t space, unsigned log2, uint8_t sub,
                   bool store) {
    Module *m = d->m;
    ScalarLeaves leaves = {0};
    uint32_t n = 0;
    bool first = true;
    scalar_leaves(m, type, 0, &n, &leaves);
    for (uint32_t i = 0; i < leaves.n; i++) {
        const ScalarLeaf *l = &leaves.at[i];
        bool packed = l->lanes > 1;
        TypeId scalar = packed ? type_int(m, l->lanes * layout_scalar_bits(m, l->type)) : l->type;
        uint32_t words = type_cells(m, scalar), cell = packed ? temp_slots(d, words) : cells + l->cell;
        if (packed && store) repack(d, l, cells + l->cell, cell, true);
        for (uint32_t j = 0; j < words; j++) {
            DecodedOp c = {.op = store ? C_STORE : C_LOAD,
                           .width = (uint8_t)cell_bits(m, scalar, j),
                           .sub = (uint8_t)(sub | (first ? ACC_FIRST | access_long(d) : 0))};
            c.c = first ? (uint32_t)type_store_size(m, type) : 0;
            c.a = address, c.x = ACCESS(space, first ? log2 : 0), c.imm = l->offset + 8 * j;
            if (store) c.b = cell + j;
            else c.dst = cell + j;
            emit(d, c);
            first = false;
        }
        if (packed && !store) repack(d, l, cell, cells + l->cell, false);
    }
    vec_free(&leaves);
}

/* Decodes a store if `store`, else a load. A volatile or atomic access is marked ACC_STRONG. */
static void decode_load_store(Decode *d, ValueId v, bool store) {
    const Inst *i = inst_at(d->f, v);
    Ref pointer = inst_op(d->f, v, store ? 1 : 0);
    TypeId type = store ? operand_type(d, inst_op(d->f, v, 0)) : i->type;
    uint8_t sub = i->flags & IF_VOLATILE || i->mem.order ? ACC_STRONG : 0;
    uint32_t space = space_at_run_time(type_space(d->m, operand_type(d, pointer))), address = operand(d, pointer);
    uint32_t cells = store ? operand(d, inst_op(d->f, v, 0)) : result(d, v);
    unsigned log2 = access_log2(d, i, type);
    decode_access(d, type, address, cells, space, log2, sub, store);
}

/* Decodes alloca, of one element if no number is given. */
static void decode_alloca(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    TypeId type = i->aux;
    unsigned log2 = access_log2(d, i, type);
    uint32_t size = constant_int(d, type_size(d->m, type)), space = type_space(d->m, inst_at(d->f, v)->type);
    uint32_t count = i->nopnd ? operand(d, inst_op(d->f, v, 0)) : constant_int(d, 1);
    emit_out(
        d, alloca_op,
        (DecodedOp){.sub = (uint8_t)log2, .width = (uint8_t)space, .dst = result(d, v), .a = count, .b = size, .x = v});
}

/* Decodes atomicrmw as one rmw_op, or one for each element of a vector. Its field c is enum FpType + 1, or 0 for
 * integers, and x is ACCESS with the byte offset of the element in its upper 16 bits. An exchange of 128 bits becomes a
 * cmpxchg_op that always stores (sub 1). Reports an error for other types of more than 64 bits or of incomplete
 * bytes. */
static void decode_rmw(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    uint8_t sub = i->sub;
    Ref pointer = inst_op(d->f, v, 0);
    uint32_t space = space_at_run_time(type_space(d->m, operand_type(d, pointer)));
    unsigned log2 = access_log2(d, i, i->type);
    ValueShape s = shape_of(d, i->type);
    enum FpType t = FP_FLOAT;
    bool real = fp_type(s.kind, &t);
    uint32_t address = operand(d, pointer), value = operand(d, inst_op(d->f, v, 1));
    if (s.bits == 128 && s.n == 1 && sub == RMW_XCHG) {
        emit_out(d, cmpxchg_op,
                 (DecodedOp){.sub = 1,
                             .width = 128,
                             .dst = result(d, v),
                             .a = address,
                             .b = value,
                             .c = value,
                             .x = ACCESS(space, log2)});
        return;
    }
    if (s.bits > 64 || s.bits % 8) {
        decode_error(d, "an atomic operation of %u bits", s.bits);
        return;
    }
    for (uint32_t n = 0; n < s.n; n++)
        emit_out(d, rmw_op,
                 (DecodedOp){.sub = sub,
                             .width = (uint8_t)s.bits,
                             .dst = result(d, v) + n,
                             .a = address,
                             .b = value + n,
                             .c = real ? t + 1u : 0,
                             .x = ACCESS(space, n ? 0 : log2) | n * (s.bits / 8) << 16});
}

/* Decodes cmpxchg as a cmpxchg_op. That it has more than 128 bits, or incomplete bytes, is an internal error. */
static void decode_cmpxchg(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    Ref pointer = inst_op(d->f, v, 0);
    TypeId type = operand_type(d, inst_op(d->f, v, 1));
    ValueShape s = shape_of(d, type);
    unsigned log2 = access_log2(d, i, type);
    if (s.bits > 128 || s.bits % 8) { bug(d->m, d->f, v, "a compare and exchange of %u bits", s.bits); }
    emit_out(d, cmpxchg_op,
             (DecodedOp){.width = (uint8_t)s.bits,
                         .dst = result(d, v),
                         .a = operand(d, pointer),
                         .b = operand(d, inst_op(d->f, v, 1)),
                         .c = operand(d, inst_op(d->f, v, 2)),
                         .x = ACCESS(space_at_run_time(type_space(d->m, operand_type(d, pointer))), log2)});
}

/* Applies one index of a getelementptr, element `lane` of it if it is a vector, which counts units of `scale` bytes. A
 * constant index is added to *offset, and `at` is returned. For any other index, emits the addition of its bytes to the
 * address of `bits` bits in slot `at`, with the result in slot `to`, and returns `to`. */
static uint32_t gep_index(Decode *d, Ref index, uint32_t lane, uint64_t scale, uint32_t at, uint32_t to, unsigned bits,
                          uint64_t *offset) {
    TypeId it = operand_type(d, index);
    int64_t value;
    if (ref_sint(d->m, index, &value)) {
        *offset += (uint64_t)value * scale;
        return at;
    }
    ValueShape s = shape_of(d, it);
    uint32_t cells = operand(d, index) + (s.n > 1 ? lane * s.cells : 0);
    emit(d, (DecodedOp){.op = C_GEPI,
                        .width = (uint8_t)bits,
                        .sub = (uint8_t)(s.bits > 64 ? 64 : s.bits),
                        .dst = to,
                        .a = at,
                        .b = cells,
                        .imm = scale});
    return to;
}

/* Emits the address computation of element `lane` of getelementptr v, from the address in slot `base` to an address of
 * `bits` bits in slot `to`. */
static void gep_lane(Decode *d, ValueId v, uint32_t lane, uint32_t base, uint32_t to, unsigned bits) {
    Module *m = d->m;
    TypeId type = inst_at(d->f, v)->aux;
    uint64_t offset = 0;
    uint32_t at = base, n = inst_at(d->f, v)->nopnd;
    for (uint32_t i = 1; i < n; i++) {
        Ref index = inst_op(d->f, v, i);
        if (i == 1) {
            at = gep_index(d, index, lane, type_size(m, type), at, to, bits, &offset);
            continue;
        }
        if (type_kind(m, type) == TY_STRUCT) {
            uint64_t field = 0;
            Ref first = type_kind(m, operand_type(d, index)) == TY_VECTOR ? const_elem(m, index, 0) : index;
            ref_int(m, first, &field);
            offset += type_field_offset(m, type, (uint32_t)field);
            type = type_elem(m, type, field);
            continue;
        }
        TypeId elem = type_elem(m, type, 0);
        uint64_t step = type_kind(m, type) == TY_VECTOR ? type_store_size(m, elem) : type_size(m, elem);
        at = gep_index(d, index, lane, step, at, to, bits, &offset);
        type = elem;
    }
    if (at != to || offset)
        emit(d, (DecodedOp){.op = C_GEP, .width = (uint8_t)bits, .dst = to, .a = at, .imm = offset});
}

/* Decodes getelementptr, one address computation for each element if the result is a vector. */
static void decode_gep(Decode *d, ValueId v) {
    ValueShape s = shape_of(d, inst_at(d->f, v)->type), base = shape_of(d, operand_type(d, inst_op(d->f, v, 0)));
    uint32_t first = operand(d, inst_op(d->f, v, 0));
    for (uint32_t n = 0; n < s.n; n++) gep_lane(d, v, n, first + (base.n > 1 ? n : 0), result(d, v) + n, s.bits);
}

bool decode_memory(Decode *d, ValueId v) {
    switch (inst_at(d->f, v)->op) {
    case OP_ALLOCA: decode_alloca(d, v); return true;
    case OP_LOAD: decode_load_store(d, v, false); return true;
    case OP_STORE: decode_load_store(d, v, true); return true;
    case OP_ATOMICRMW: decode_rmw(d, v); return true;
    case OP_CMPXCHG: decode_cmpxchg(d, v); return true;
    case OP_GETELEMENTPTR: decode_gep(d, v); return true;
    default: return false;
    }
}
