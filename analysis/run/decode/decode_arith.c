/* decode_arith.c: decodes arithmetic, comparisons, conversions, select, freeze, and operations on vectors and
 * aggregates. Most become one operation for each element or cell. */
#include "analysis/run/decode/decode.h"

/* The first slot of the result of an instruction, the first cells of its operands 0 to 2 (0 if it does not have the
 * operand), and the shape of a type. */
typedef struct InstCells {
    uint32_t dst, a, b, c;
    ValueShape s;
} InstCells;

/* Returns the InstCells of instruction v, with the shape of `type`. */
static InstCells cells_of(Decode *d, ValueId v, TypeId type) {
    const Inst *i = inst_at(d->f, v);
    InstCells x = {.dst = result(d, v), .s = shape_of(d, type)};
    x.a = operand(d, inst_op(d->f, v, 0));
    if (i->nopnd > 1) x.b = operand(d, inst_op(d->f, v, 1));
    if (i->nopnd > 2) x.c = operand(d, inst_op(d->f, v, 2));
    return x;
}

/* By opcode: the operation of the interpreter loop that executes it; 0 for the other integer opcodes, which arith_op
 * executes. */
static const uint8_t integer_code[OP_COUNT] = {
    [OP_ADD] = C_ADD,   [OP_SUB] = C_SUB,   [OP_MUL] = C_MUL,  [OP_SHL] = C_SHL, [OP_LSHR] = C_LSHR,
    [OP_ASHR] = C_ASHR, [OP_AND] = C_AND,   [OP_OR] = C_OR,    [OP_XOR] = C_XOR, [OP_UDIV] = C_UDIV,
    [OP_SDIV] = C_SDIV, [OP_UREM] = C_UREM, [OP_SREM] = C_SREM};

/* Decodes integer arithmetic, one operation for each element. The interpreter loop executes the opcodes of
 * integer_code, as C_FLAGGED if the instruction has flags such as nuw; on more than 64 bits wide_op does, and ignores
 * the flags. arith_op executes the other opcodes, for which more than 64 bits are an internal error. */
static void decode_integer(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    uint8_t op = i->op;
    InstCells x = cells_of(d, v, i->type);
    for (uint32_t n = 0, at = 0; n < x.s.n; n++, at += x.s.cells) {
        DecodedOp c = {
            .op = integer_code[op], .width = (uint8_t)x.s.bits, .dst = x.dst + at, .a = x.a + at, .b = x.b + at};
        uint32_t flags = i->flags & (IF_NUW | IF_NSW | IF_EXACT | IF_DISJOINT);
        if (!integer_code[op]) {
            if (x.s.bits > 64) bug(d->m, d->f, v, "%s of more than 64 bits", op_info[op].name);
            c.sub = op, emit_out(d, arith_op, c);
            continue;
        }
        if (x.s.bits <= 64 && flags) c.sub = (uint8_t)c.op, c.op = C_FLAGGED, c.x = flags;
        if (x.s.bits <= 64) emit(d, c);
        else c.sub = op, c.x = x.s.bits, emit_out(d, wide_op, c);
    }
}

/* Decodes the binary floating-point instructions, one operation for each element: in the interpreter loop for float
 * without flushing and double, else by fp_arith_op. frem is always executed by fp_arith_op. A type without arithmetic
 * (fp_type) is an internal error. */
static void decode_float(Decode *d, ValueId v) {
    static const uint8_t sub[OP_COUNT] = {
        [OP_FADD] = FP_ADD, [OP_FSUB] = FP_SUB, [OP_FMUL] = FP_MUL, [OP_FDIV] = FP_DIV, [OP_FREM] = FP_REM};
    const Inst *i = inst_at(d->f, v);
    uint8_t op = sub[i->op];
    enum FpType t;
    InstCells x = cells_of(d, v, i->type);
    if (!fp_type(x.s.kind, &t)) bug(d->m, d->f, d->at, "floating point of this type");
    bool ftz = d->out->ftz && t == FP_FLOAT, fast = t >= FP_FLOAT && !ftz && op <= FP_DIV;
    for (uint32_t n = 0; n < x.s.n; n++) {
        DecodedOp c = {.op = (uint16_t)((t == FP_FLOAT ? C_FADD32 : C_FADD64) + op),
                       .sub = op,
                       .dst = x.dst + n,
                       .a = x.a + n,
                       .b = x.b + n};
        c.width = fp_mode(t, RN, ftz, false);
        if (fast) emit(d, c);
        else c.c = c.b, emit_out(d, fp_arith_op, c);
    }
}

/* Decodes fneg as an xor that flips the sign bit of each element. */
static void decode_fneg(Decode *d, ValueId v) {
    InstCells x = cells_of(d, v, inst_at(d->f, v)->type);
    enum FpType t;
    if (!fp_type(x.s.kind, &t)) bug(d->m, d->f, d->at, "floating point of this type");
    uint32_t sign = constant_int(d, UINT64_C(1) << (fp_width(t) - 1));
    for (uint32_t n = 0; n < x.s.n; n++)
        emit(d, (DecodedOp){.op = C_XOR, .width = (uint8_t)fp_width(t), .dst = x.dst + n, .a = x.a + n, .b = sign});
}

/* Decodes icmp, one operation for each element. In the interpreter loop a greater-than becomes a less-than with
 * exchanged operands; integers of more than 64 bits are compared by wide_compare_op. */
static void decode_icmp(Decode *d, ValueId v) {
    static const struct {
        uint8_t op;
        bool swap;
    } code[] = {[ICMP_EQ] = {C_EQ, false},  [ICMP_NE] = {C_NE, false},   [ICMP_UGT] = {C_ULT, true},
                [ICMP_UGE] = {C_ULE, true}, [ICMP_ULT] = {C_ULT, false}, [ICMP_ULE] = {C_ULE, false},
                [ICMP_SGT] = {C_SLT, true}, [ICMP_SGE] = {C_SLE, true},  [ICMP_SLT] = {C_SLT, false},
                [ICMP_SLE] = {C_SLE, false}};
    uint8_t pred = inst_at(d->f, v)->sub;
    InstCells x = cells_of(d, v, operand_type(d, inst_op(d->f, v, 0)));
    for (uint32_t n = 0, at = 0; n < x.s.n; n++, at += x.s.cells) {
        DecodedOp c = {.op = code[pred].op,
                       .width = (uint8_t)x.s.bits,
                       .sub = pred,
                       .dst = x.dst + n,
                       .a = x.a + at,
                       .b = x.b + at,
                       .x = x.s.bits};
        if (x.s.bits > 64) {
            emit_out(d, wide_compare_op, c);
            continue;
        }
        if (code[pred].swap) c.a = x.b + at, c.b = x.a + at;
        emit(d, c);
    }
}

/* Decodes fcmp, one operation for each element: in the interpreter loop for float without flushing and double, else by
 * fp_compare_op. */
static void decode_fcmp(Decode *d, ValueId v) {
    uint8_t pred = inst_at(d->f, v)->sub;
    enum FpType t;
    InstCells x = cells_of(d, v, operand_type(d, inst_op(d->f, v, 0)));
    if (!fp_type(x.s.kind, &t)) bug(d->m, d->f, d->at, "floating point of this type");
    bool ftz = d->out->ftz && t == FP_FLOAT;
    for (uint32_t n = 0; n < x.s.n; n++) {
        DecodedOp c = {.op = t == FP_FLOAT ? C_FCMP32 : C_FCMP64,
                       .sub = pred,
                       .width = fp_mode(t, RN, ftz, false),
                       .dst = x.dst + n,
                       .a = x.a + n,
                       .b = x.b + n};
        if (t >= FP_FLOAT && !ftz) emit(d, c);
        else emit_out(d, fp_compare_op, c);
    }
}

/* Decodes select: as one operation for each element if the condition is a vector, else as a single one for all cells.
 */
static void decode_select(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    InstCells x = cells_of(d, v, i->type);
    bool vector = type_kind(d->m, operand_type(d, inst_op(d->f, v, 0))) == TY_VECTOR;
    uint32_t cells = type_cells(d->m, i->type), step = vector ? x.s.cells : cells;
    for (uint32_t at = 0, n = 0; at < cells; at += step, n++)
        emit(d, (DecodedOp){.op = step == 1 ? C_SELECT : C_SELECTS,
                            .dst = x.dst + at,
                            .a = x.a + (vector ? n : 0),
                            .b = x.b + at,
                            .c = x.c + at,
                            .x = step});
}

/* ------------------------------------------------------------------------------------------- conversions */

/* Emits the conversion of one integer of from_bits bits in the cells from `from` on to to_bits bits in the slots from
 * `to` on. op: OP_SEXT extends the sign; every other opcode truncates or zero-extends, whichever the widths require. */
static void emit_resize(Decode *d, uint8_t op, uint32_t to, unsigned to_bits, uint32_t from, unsigned from_bits) {
    DecodedOp c = {.dst = to, .a = from, .width = (uint8_t)to_bits, .sub = (uint8_t)from_bits};
    if (to_bits > 64 || from_bits > 64) {
        c.sub = op, c.b = from_bits, c.x = to_bits;
        emit_out(d, wide_cast_op, c);
        return;
    }
    c.op = op == OP_SEXT ? C_SEXT : to_bits < from_bits ? C_TRUNC : C_MOVE;
    emit(d, c);
}

/* Decodes zext, sext, trunc, and the casts between pointers and integers, one conversion for each element. The flags
 * nuw, nsw and nneg add an operation that makes the result poison if they are violated, unless one of the types has
 * more than 64 bits. */
static void decode_resize(Decode *d, ValueId v) {
    uint8_t op = inst_at(d->f, v)->op;
    InstCells x = cells_of(d, v, inst_at(d->f, v)->type);
    ValueShape from = shape_of(d, operand_type(d, inst_op(d->f, v, 0)));
    uint32_t flags = inst_at(d->f, v)->flags & (IF_NUW | IF_NSW | IF_NNEG);
    for (uint32_t n = 0; n < x.s.n; n++) {
        DecodedOp check = {
            .sub = op, .width = (uint8_t)x.s.bits, .dst = x.dst + n, .a = x.a + n, .b = from.bits, .x = flags};
        emit_resize(d, op, x.dst + n * x.s.cells, x.s.bits, x.a + n * from.cells, from.bits);
        if (flags && from.bits <= 64 && x.s.bits <= 64) emit_out(d, cast_check_op, check);
    }
}

/* Decodes addrspacecast, for each element, as the addition of the difference between the bases of the two windows in
 * the generic address space. The difference counts as zero between shared and shared::cluster. Whether the address lies
 * in a window is not checked. */
static void decode_spacecast(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    InstCells x = cells_of(d, v, i->type);
    uint32_t from = type_space(d->m, operand_type(d, inst_op(d->f, v, 0))), to = type_space(d->m, i->type);
    uint64_t delta = space_to_generic(d->k, from, 0) - space_to_generic(d->k, to, 0);
    if ((from == SPACE_SHARED && to == SPACE_CLUSTER) || (from == SPACE_CLUSTER && to == SPACE_SHARED)) delta = 0;
    for (uint32_t n = 0; n < x.s.n; n++)
        emit(d, (DecodedOp){.op = from == to ? C_GEP : C_CVTA,
                            .width = (uint8_t)x.s.bits,
                            .dst = x.dst + n,
                            .a = x.a + n,
                            .imm = delta});
}

/* Decodes bitcast: as a move if the elements keep their size, else by vector_bitcast_op. */
static void decode_bitcast(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    InstCells x = cells_of(d, v, i->type);
    ValueShape from = shape_of(d, operand_type(d, inst_op(d->f, v, 0)));
    if (from.n == x.s.n || (from.cells == 1 && x.s.cells == 1 && from.bits == x.s.bits))
        emit(d, (DecodedOp){.op = C_MOVES, .dst = x.dst, .a = x.a, .x = x.s.n * x.s.cells});
    else { /* args: elements and bits of the source, of the result */
        DecodedOp c = {.dst = x.dst, .a = x.a, .x = args_begin(d)};
        args_push(d, from.n), args_push(d, from.bits), args_push(d, x.s.n), args_push(d, x.s.bits);
        emit_out(d, vector_bitcast_op, c);
    }
}

/* Decodes the casts that have a floating-point type on either side, one operation for each element. Reports an error
 * for a floating-point type without arithmetic, and for integers of more than 128 bits. */
static void decode_fpcast(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    uint8_t op = i->op;
    InstCells x = cells_of(d, v, i->type);
    ValueShape from = shape_of(d, operand_type(d, inst_op(d->f, v, 0)));
    enum FpType ft = FP_FLOAT, tt = FP_FLOAT;
    bool f = fp_type(from.kind, &ft), t = fp_type(x.s.kind, &tt);
    bool bfloat = ft == FP_BFLOAT || tt == FP_BFLOAT; /* neither direction flushes, as neither does in PTX */
    bool ftz = d->out->ftz && !bfloat && (ft == FP_FLOAT || tt == FP_FLOAT);
    DecodedOp c = {0};
    switch (op) {
    case OP_FPTRUNC:
    case OP_FPEXT:
        c.sub = CAST_FP_FP, c.width = fp_mode(ft, RN, ftz, false), c.x = tt;
        f = f && t;
        break;
    case OP_FPTOUI:
    case OP_FPTOSI:
        c.sub = op == OP_FPTOUI ? CAST_FP_UINT : CAST_FP_SINT, c.width = fp_mode(ft, RZ, ftz, false);
        c.x = x.s.bits;
        break;
    default:
        c.sub = op == OP_UITOFP ? CAST_UINT_FP : CAST_SINT_FP, c.width = fp_mode(tt, RN, ftz, false);
        c.x = from.bits;
        f = t;
        break;
    }
    if (!f || x.s.cells > 2 || from.cells > 2) {
        decode_error(d, "a conversion of these types");
        return;
    }
    c.c = op == OP_FPTOUI || op == OP_FPTOSI; /* a value out of range is poison */
    for (uint32_t n = 0; n < x.s.n; n++) {
        c.dst = x.dst + n * x.s.cells, c.a = x.a + n * from.cells;
        emit_out(d, fp_cast_op, c);
    }
}

/* -------------------------------------------------------------------------------- vectors, aggregates */

/* Emits the move of the n cells from `from` on to the slots from `to` on; nothing if n is 0. */
static void move(Decode *d, uint32_t to, uint32_t from, uint32_t n) {
    if (n) emit(d, (DecodedOp){.op = n == 1 ? C_MOVE : C_MOVES, .dst = to, .a = from, .x = n});
}

/* Emits extract_op or insert_op, which find an element of a vector of shape s by an index that is computed. */
static void element_emit(Decode *d, Handler op, ValueShape s, uint32_t to, uint32_t from, Ref index) {
    emit_out(d, op,
             (DecodedOp){.dst = to,
                         .a = from,
                         .b = operand(d, index),
                         .c = s.cells,
                         .x = s.n,
                         .width = (uint8_t)(s.bits > 64 ? 64 : s.bits)});
}

/* Decodes extractelement: as a move if the index is a constant in bounds, else as an extract_op. */
static void decode_extractelement(Decode *d, ValueId v) {
    Ref index = inst_op(d->f, v, 1);
    ValueShape s = shape_of(d, operand_type(d, inst_op(d->f, v, 0)));
    uint32_t from = operand(d, inst_op(d->f, v, 0));
    uint64_t at;
    if (ref_int(d->m, index, &at) && at < s.n) move(d, result(d, v), from + (uint32_t)at * s.cells, s.cells);
    else element_emit(d, extract_op, s, result(d, v), from, index);
}

/* Decodes insertelement: copies the whole vector to the result, and then overwrites one element, by a move if the index
 * is a constant in bounds, else by insert_op. */
static void decode_insertelement(Decode *d, ValueId v) {
    Ref index = inst_op(d->f, v, 2);
    ValueShape s = shape_of(d, inst_at(d->f, v)->type);
    uint32_t element = operand(d, inst_op(d->f, v, 1));
    uint64_t at;
    move(d, result(d, v), operand(d, inst_op(d->f, v, 0)), s.n * s.cells);
    if (ref_int(d->m, index, &at) && at < s.n) move(d, result(d, v) + (uint32_t)at * s.cells, element, s.cells);
    else element_emit(d, insert_op, s, result(d, v), element, index);
}

/* Decodes shufflevector as one move for each element of the result. An element whose mask element is undefined or out
 * of range becomes undefined. */
static void decode_shuffle(Decode *d, ValueId v) {
    ValueShape s = shape_of(d, inst_at(d->f, v)->type), in = shape_of(d, operand_type(d, inst_op(d->f, v, 0)));
    uint32_t a = operand(d, inst_op(d->f, v, 0)), b = operand(d, inst_op(d->f, v, 1));
    for (uint32_t n = 0; n < s.n; n++) {
        Ref r = const_elem(d->m, inst_op(d->f, v, 2), n);
        uint64_t at = 0;
        uint32_t to = result(d, v) + n * s.cells;
        if (ref_int(d->m, r, &at) && at < 2 * (uint64_t)in.n)
            move(d, to, at < in.n ? a + (uint32_t)at * s.cells : b + (uint32_t)(at - in.n) * s.cells, s.cells);
        else
            for (uint32_t i = 0; i < s.cells; i++)
                move(d, to + i, constant_slot(d, (Slot){0, ONES(cell_bits(d->m, s.scalar, i))}), 1);
    }
}

/* Finds the element of an aggregate of type *type that the operands of v from number `first` on, constant indices,
 * select. Returns the number of its first cell, counted from the first cell of the aggregate, and sets *type to the
 * type of the element. */
static uint32_t element_cell(Decode *d, TypeId *type, ValueId v, uint32_t first) {
    const Fn *f = d->f;
    uint32_t cell = 0;
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        uint32_t n = ref_index(inst_op(f, v, i));
        if (type_kind(d->m, *type) == TY_STRUCT)
            for (uint32_t j = 0; j < n; j++) cell += type_cells(d->m, type_elem(d->m, *type, j));
        else cell += n * type_cells(d->m, type_elem(d->m, *type, 0));
        *type = type_elem(d->m, *type, n);
    }
    return cell;
}

/* Decodes extractvalue as a move of the cells of the element. */
static void decode_extractvalue(Decode *d, ValueId v) {
    TypeId type = operand_type(d, inst_op(d->f, v, 0));
    uint32_t cell = element_cell(d, &type, v, 1);
    move(d, result(d, v), operand(d, inst_op(d->f, v, 0)) + cell, type_cells(d->m, type));
}

/* Decodes insertvalue: copies the whole aggregate to the result, and then overwrites the cells of the element. */
static void decode_insertvalue(Decode *d, ValueId v) {
    TypeId type = inst_at(d->f, v)->type;
    move(d, result(d, v), operand(d, inst_op(d->f, v, 0)), type_cells(d->m, type));
    uint32_t cell = element_cell(d, &type, v, 2);
    move(d, result(d, v) + cell, operand(d, inst_op(d->f, v, 1)), type_cells(d->m, type));
}

/* Decodes freeze, one operation for each cell. */
static void decode_freeze(Decode *d, ValueId v) {
    uint32_t a = operand(d, inst_op(d->f, v, 0)), n = type_cells(d->m, inst_at(d->f, v)->type);
    for (uint32_t i = 0; i < n; i++) emit(d, (DecodedOp){.op = C_FREEZE, .dst = result(d, v) + i, .a = a + i});
}

void decode_arith(Decode *d, ValueId v) {
    uint8_t op = inst_at(d->f, v)->op;
    switch (op) {
    case OP_FADD:
    case OP_FSUB:
    case OP_FMUL:
    case OP_FDIV:
    case OP_FREM: decode_float(d, v); break;
    case OP_FNEG: decode_fneg(d, v); break;
    case OP_ICMP: decode_icmp(d, v); break;
    case OP_FCMP: decode_fcmp(d, v); break;
    case OP_SELECT: decode_select(d, v); break;
    case OP_TRUNC:
    case OP_ZEXT:
    case OP_SEXT:
    case OP_PTRTOINT:
    case OP_PTRTOADDR:
    case OP_INTTOPTR: decode_resize(d, v); break;
    case OP_ADDRSPACECAST: decode_spacecast(d, v); break;
    case OP_BITCAST: decode_bitcast(d, v); break;
    case OP_FPTRUNC:
    case OP_FPEXT:
    case OP_FPTOUI:
    case OP_FPTOSI:
    case OP_UITOFP:
    case OP_SITOFP: decode_fpcast(d, v); break;
    case OP_EXTRACTELEMENT: decode_extractelement(d, v); break;
    case OP_INSERTELEMENT: decode_insertelement(d, v); break;
    case OP_SHUFFLEVECTOR: decode_shuffle(d, v); break;
    case OP_EXTRACTVALUE: decode_extractvalue(d, v); break;
    case OP_INSERTVALUE: decode_insertvalue(d, v); break;
    case OP_FREEZE: decode_freeze(d, v); break;
    default:
        if (op_info[op].flags & OF_INT) decode_integer(d, v);
        else bug(d->m, d->f, v, "%s is not decoded", op_info[op].name);
    }
}
