/* builder.c: appends operations, slots and constants to a function that is being decoded. */
#include <stdarg.h>

#include "analysis/run/decode/builder.h"

DecodedOp *emit(Decode *d, DecodedOp c) {
    vec_push(&d->out->code, c);
    vec_push(&d->out->where, d->at);
    return &d->out->code.at[d->out->code.n - 1];
}

DecodedOp *emit_out(Decode *d, Handler fn, DecodedOp c) {
    c.op = C_CALL_OUT;
    c.fn = fn;
    return emit(d, c);
}

void decode_error(Decode *d, const char *format, ...) {
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (!d->failed) place_error(d->k, (CodePlace){d->out, d->at}, "cannot execute %s", text);
    d->failed = true;
}

uint32_t temp_slots(Decode *d, uint32_t n) {
    uint32_t first = d->out->nslot;
    if (n > OPERAND_CONST / 64 || first > OPERAND_CONST / 2) mem_too_large();
    d->out->nslot += n;
    return first;
}

uint32_t constant_slot(Decode *d, Slot s) {
    vec_push(&d->out->konst, s);
    return (d->out->konst.n - 1) | OPERAND_CONST;
}

uint32_t operand(Decode *d, Ref r) {
    if (ref_is(r, REF_VALUE)) return d->out->slot[ref_index(r)];
    uint32_t first = d->out->konst.n;
    if (!constant_cells(d->k, r, &d->out->konst)) decode_error(d, "a constant that cannot be computed");
    if (d->out->konst.n == first) vec_push(&d->out->konst, ((Slot){0, 0}));
    return first | OPERAND_CONST;
}

uint32_t args_begin(const Decode *d) { return d->out->args.n; }
void args_push(Decode *d, uint32_t o) { vec_push(&d->out->args, o); }

ValueShape shape_of(Decode *d, TypeId t) {
    Module *m = d->m;
    ValueShape s = {.scalar = type_scalar(m, t), .n = type_kind(m, t) == TY_VECTOR ? (uint32_t)type_at(m, t)->n : 1};
    s.kind = type_kind(m, s.scalar);
    s.cells = type_cells(m, s.scalar);
    s.bits = layout_scalar_bits(m, s.scalar);
    return s;
}

uint8_t fp_mode(enum FpType t, enum Round r, bool ftz, bool sat) { return (uint8_t)(t | r << 2 | ftz << 5 | sat << 6); }
