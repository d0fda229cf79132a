/* decode_ptx.c: decodes PTX in LLVM IR: inline assembly and the templates of intrinsics.
 *
 * A register of PTX is one slot, so the operations of the text are preceded by some that pack each vector argument of
 * at most 64 bits into one slot, and followed by some that unpack such results. A template can also name single
 * elements of an argument ("%r1_0"), which are read from the slots of the vector before packing.
 *
 * A guard ("@%p") may skip what writes a register. Before text with a guard, all registers of the text become
 * undefined, because their slots have what the text left there when it ran before, or another call in this frame. */
#include "analysis/run/decode/decode_ptx.h"

/* Decodes the instruction at p->s. A guard ("@%p") becomes a branch that skips its operations. If its first operand is
 * a result of the call, it is truncated to the width that the result has in LLVM IR. Sets p->failed after an error
 * message. */
static void statement(PtxInst *p) {
    uint32_t guard = UINT32_MAX;
    if (*p->s == '@') {
        p->s++;
        p->noperand = 1;
        if (!ptx_operand(p, &p->op[0])) {
            ptx_error(p);
            return;
        }
        guard = p->d->out->code.n;
        uint32_t cond = ptx_source(p, 0);
        guard = p->d->out->code.n;
        emit(p->d, (DecodedOp){.op = C_BRANCH, .a = cond, .b = guard + 1});
    }
    ptx_instruction(p);
    if (p->failed) return;
    /* the result in LLVM IR may be narrower than the register */
    uint32_t bits = p->noperand ? p->op[0].bits : 0, slot = p->noperand ? p->op[0].slot : 0;
    if (bits && bits < 64 && !(slot & OPERAND_CONST) && p->op[0].kind == PO_REG)
        emit(p->d, (DecodedOp){.op = C_TRUNC, .width = (uint8_t)bits, .dst = slot, .a = slot});
    if (guard != UINT32_MAX) p->d->out->code.at[guard].x = p->d->out->code.n;
}

/* Reports whether a value of type t is a vector that is passed in one register, because it has two or more elements and
 * at most 64 bits. Sets *s to the shape of t in any case. */
static bool packed(Decode *d, TypeId t, ValueShape *s) {
    *s = shape_of(d, t);
    return type_kind(d->m, t) == TY_VECTOR && s->n > 1 && s->n * s->bits <= 64;
}

/* Appends the conversion of n elements of `bits` bits in the slots from `from` on to to_n elements of to_bits bits in
 * the slots from `to` on, with the same bits in all. */
static void repack(Decode *d, uint32_t to, uint32_t from, uint32_t n, uint32_t bits, uint32_t to_n, uint32_t to_bits) {
    uint32_t first = args_begin(d);
    args_push(d, n), args_push(d, bits), args_push(d, to_n), args_push(d, to_bits);
    emit_out(d, vector_bitcast_op, (DecodedOp){.dst = to, .a = from, .x = first});
}

/* Completes operation `begin`, a C_MOVES to the first slot of a text that has been decoded: it makes all slots from
 * that one on undefined, in as many bits as the registers in them have. */
static void registers_begin(const PtxInst *p, uint32_t begin) {
    FnCode *code = p->d->out;
    DecodedOp *move = &code->code.at[begin];
    uint32_t konst = code->konst.n;
    move->x = code->nslot - move->dst;
    move->a = konst | OPERAND_CONST;
    for (uint32_t i = 0; i < move->x; i++) constant_slot(p->d, (Slot){0, UINT64_MAX});
    for (uint32_t i = 0; i < p->local.n; i++) {
        const PtxLocal *l = &p->local.at[i];
        if (l->width && l->width < 64) code->konst.at[konst + l->slot - move->dst].u = ONES(l->width);
    }
    for (uint32_t i = 0; i < p->nresult; i++)
        if (p->result[i] >= move->dst) code->konst.at[konst + p->result[i] - move->dst].u = ONES(p->result_bits[i]);
}

bool decode_ptx(Decode *d, const char *text, const uint32_t *results, const TypeId *result_types, uint32_t nresult,
                const uint32_t *args, const TypeId *arg_types, uint32_t narg) {
    uint32_t result[PTX_OPERANDS], bits[PTX_OPERANDS], arg[PTX_OPERANDS], arg_bits[PTX_OPERANDS],
        arg_cells[PTX_OPERANDS];
    ValueShape s;
    PtxInst p = {.d = d,
                 .s = text,
                 .result = result,
                 .result_bits = bits,
                 .arg = arg,
                 .arg_parts = args,
                 .arg_bits = arg_bits,
                 .arg_cells = arg_cells,
                 .nresult = nresult,
                 .narg = narg};
    uint32_t begin = d->out->code.n;
    bool guarded = strchr(text, '@');
    if (guarded) emit(d, (DecodedOp){.op = C_MOVES, .dst = d->out->nslot});
    for (uint32_t i = 0; i < nresult; i++) {
        bool pack = packed(d, result_types[i], &s);
        result[i] = pack ? temp_slots(d, 1) : results[i];
        bits[i] = pack ? s.n * s.bits : s.bits ? s.bits : 64;
    }
    for (uint32_t i = 0; i < narg; i++) {
        bool pack = packed(d, arg_types[i], &s);
        arg[i] = args[i];
        arg_bits[i] = pack ? s.n * s.bits : s.bits;
        arg_cells[i] = s.n * s.cells;
        if (!pack) continue;
        arg[i] = temp_slots(d, 1);
        repack(d, arg[i], args[i], s.n, s.bits, 1, s.n * s.bits);
    }
    while (!p.failed && !d->failed) {
        ptx_skip_space(&p);
        if (!*p.s) break;
        if (strchr(";{}", *p.s)) {
            p.s++;
            continue;
        }
        if (strncmp(p.s, ".reg", 4) == 0) {
            p.s += 4;
            ptx_declare_registers(&p);
        } else statement(&p);
    }
    if (guarded) registers_begin(&p, begin);
    for (uint32_t i = 0; i < nresult; i++)
        if (packed(d, result_types[i], &s)) repack(d, results[i], result[i], 1, s.n * s.bits, s.n, s.bits);
    vec_free(&p.local);
    return !p.failed;
}
