/* decode_varargs.c: decodes the variadic arguments of calls, and va_start, va_arg and va_copy. As in PTX, the caller
 * stores the variadic arguments in its local memory, each at its natural alignment, and passes their address after the
 * other arguments. A va_list is a generic pointer of 64 bits to the next argument. */
#include "analysis/run/decode/decode.h"

uint32_t varargs_pack(Decode *d, ValueId call, uint32_t first, uint32_t n, uint32_t *top) {
    Module *m = d->m;
    uint64_t size = 0, at = 0, largest = 16;
    uint32_t base = temp_slots(d, 2), place = base + 1;
    *top = temp_slots(d, 1);
    for (uint32_t i = first; i < n; i++) {
        TypeId t = operand_type(d, inst_op(d->f, call, i));
        uint64_t align = type_align(m, t);
        if (align > largest) largest = align; /* va_arg aligns the address, not the offset */
        size = (size + align - 1) / align * align + type_size(m, t);
    }
    emit_out(d, stacksave_op, (DecodedOp){.dst = *top});
    emit_out(d, alloca_op,
             (DecodedOp){.sub = (uint8_t)log2_floor(largest),
                         .width = SPACE_GENERIC,
                         .dst = base,
                         .a = constant_int(d, 1),
                         .b = constant_int(d, size),
                         .x = call});
    for (uint32_t i = first; i < n; i++) {
        Ref value = inst_op(d->f, call, i);
        TypeId t = operand_type(d, value);
        uint64_t align = type_align(m, t);
        at = (at + align - 1) / align * align;
        emit(d, (DecodedOp){.op = C_GEP, .width = 64, .dst = place, .a = base, .imm = at});
        decode_access(d, t, place, operand(d, value), SPACE_GENERIC, 0, 0, true);
        at += type_size(m, t);
    }
    return base;
}

/* Emits the load of the pointer in a va_list into slot `value` or, if `store`, the store of that slot. list: the
 * operand with the address of the va_list in `space`. */
static void list_access(Decode *d, uint32_t list, uint32_t space, uint32_t value, bool store) {
    decode_access(d, type_int(d->m, 64), list, value, space, 3, 0, store);
}

void decode_va_start(Decode *d, uint32_t list, uint32_t space) { list_access(d, list, space, d->out->varargs, true); }

void decode_va_copy(Decode *d, uint32_t to, uint32_t to_space, uint32_t from, uint32_t from_space) {
    uint32_t next = temp_slots(d, 1);
    list_access(d, from, from_space, next, false);
    list_access(d, to, to_space, next, true);
}

void decode_va_arg(Decode *d, ValueId v) {
    Ref pointer = inst_op(d->f, v, 0);
    TypeId type = inst_at(d->f, v)->type;
    uint32_t list = operand(d, pointer), space = type_space(d->m, operand_type(d, pointer)), next = temp_slots(d, 1);
    uint64_t align = type_align(d->m, type);
    list_access(d, list, space, next, false);
    emit(d, (DecodedOp){.op = C_GEP, .width = 64, .dst = next, .a = next, .imm = align - 1});
    emit(d, (DecodedOp){.op = C_AND, .width = 64, .dst = next, .a = next, .b = constant_int(d, 0 - align)});
    decode_access(d, type, next, result(d, v), SPACE_GENERIC, log2_floor(align), 0, false);
    emit(d, (DecodedOp){.op = C_GEP, .width = 64, .dst = next, .a = next, .imm = type_size(d->m, type)});
    list_access(d, list, space, next, true);
}
