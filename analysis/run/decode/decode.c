/* decode.c: decodes the body of a function of IR: assigns slots, and decodes control flow.
 *
 * Every value has slots of its own, parameters first; there is no register allocation. The phis of a block
 * become moves on each edge into the block, placed after the branch that takes the edge:
 *
 *     br i1 %c, label %a, label %b        BRANCH c, L1, b
 *   a:                                    L1: MOVE p, 7
 *     %p = phi i32 [ 7, %0 ], ...             JUMP a
 */
#include "analysis/run/decode/decode.h"

/* ------------------------------------------------------------------------------------------- edges */

/* A move of the n slots from `from` on to those from `to` on. `from` may be a constant. */
typedef struct SlotMove {
    uint32_t to, from, n;
} SlotMove;
typedef VEC(SlotMove) SlotMoves;

/* Appends to *moves the moves for the phis of block `to` on the edge from block `from`, in the order of the phis. Emits
 * no operation, but may append constants to the function, and sets d->at to the last phi. */
static void edge_moves(Decode *d, BlockId from, BlockId to, SlotMoves *moves) {
    const Fn *f = d->f;
    each_inst_in(f, to, v) {
        const Inst *i = inst_at(f, v);
        if (op_flags(i) & OF_DEBUG) continue;
        if (i->op != OP_PHI) break;
        for (uint32_t p = 0; p + 1 < i->nopnd; p += 2) {
            if (ref_index(inst_op(f, v, p + 1)) != from) continue;
            SlotMove move = {d->out->slot[v], 0, type_cells(d->m, i->type)};
            d->at = v;
            move.from = operand(d, inst_op(f, v, p));
            if (move.n) vec_push(moves, move);
            break;
        }
    }
}

/* Emits the move of the n slots from `from` on to those from `to` on; nothing if they are the same slots. */
static void emit_move(Decode *d, uint32_t to, uint32_t from, uint32_t n) {
    if (to != from) emit(d, (DecodedOp){.op = n == 1 ? C_MOVE : C_MOVES, .dst = to, .a = from, .x = n});
}

/* Emits the moves with the effect of a parallel move, which reads all sources before it writes. If a source overlaps
 * the destination of an earlier move, all sources are first copied to new temporary slots. */
static void emit_moves(Decode *d, const SlotMoves *moves) {
    bool clash = false;
    while (d->mark.n < d->out->nslot) vec_push(&d->mark, 0);
    for (uint32_t i = 0; i < moves->n; i++) {
        if (!(moves->at[i].from & OPERAND_CONST))
            for (uint32_t j = 0; j < moves->at[i].n; j++) clash |= d->mark.at[moves->at[i].from + j];
        memset(d->mark.at + moves->at[i].to, 1, moves->at[i].n);
    }
    for (uint32_t i = 0; i < moves->n; i++) memset(d->mark.at + moves->at[i].to, 0, moves->at[i].n);
    uint32_t total = 0;
    for (uint32_t i = 0; i < moves->n; i++) total += moves->at[i].n;
    uint32_t temp = clash ? temp_slots(d, total) : 0, at = temp;
    for (uint32_t i = 0; clash && i < moves->n; at += moves->at[i++].n)
        emit_move(d, at, moves->at[i].from, moves->at[i].n);
    at = temp;
    for (uint32_t i = 0; i < moves->n; at += moves->at[i++].n)
        emit_move(d, moves->at[i].to, clash ? at : moves->at[i].from, moves->at[i].n);
}

/* Records in d->fix that decode_function must set the branch target given by pc and field (see BranchFix) to the first
 * operation of block b. */
static void fix_later(Decode *d, uint32_t pc, uint8_t field, BlockId b) {
    vec_push(&d->fix, ((BranchFix){pc, field, b}));
}

/* Sets the branch target given by pc and field (see BranchFix) to operation number `target`. */
static void set_target(Decode *d, uint32_t pc, uint8_t field, uint32_t target) {
    if (field == 2) d->out->cases.at[pc].target = target;
    else if (field == 1) d->out->code.at[pc].b = target;
    else d->out->code.at[pc].x = target;
}

/* Makes the branch target given by pc and field (see BranchFix) take the edge from block `from` to block `to`. If the
 * edge needs moves or checks, they are emitted here, followed by a jump to `to`, and become the target. Otherwise the
 * target is block `to` itself, and is recorded for later. */
static void emit_edge(Decode *d, BlockId from, BlockId to, uint32_t pc, uint8_t field) {
    SlotMoves moves = {0};
    ValueId at = d->at;
    edge_moves(d, from, to, &moves);
    d->at = at;
    if (moves.n == 0 && !decode_check_edge(d, to)) {
        fix_later(d, pc, field, to);
    } else {
        set_target(d, pc, field, d->out->code.n);
        emit_moves(d, &moves);
        if (decode_check_edge(d, to)) decode_check_enter(d, from, to);
        fix_later(d, d->out->code.n, 0, to);
        emit(d, (DecodedOp){.op = C_JUMP});
    }
    vec_free(&moves);
}

/* Orders SwitchCases by value; for qsort. */
static int case_order(const void *a, const void *b) {
    const SwitchCase *x = a, *y = b;
    return x->value < y->value ? -1 : x->value > y->value;
}

/* Decodes a switch, the terminator of block b, and sorts its cases by value. Until emit_edge sets it, the target of a
 * case holds a BlockId instead of a position in the code. Reports an error if the condition has more than 64 bits. */
static void decode_switch(Decode *d, ValueId v, BlockId b) {
    const Fn *f = d->f;
    uint32_t first = d->out->cases.n, n = inst_at(f, v)->nopnd, pc;
    ValueShape s = shape_of(d, operand_type(d, inst_op(f, v, 0)));
    if (s.bits > 64) {
        decode_error(d, "a switch on more than 64 bits");
        return;
    }
    for (uint32_t i = 2; i + 1 < n; i += 2) {
        uint64_t value = 0;
        ref_int(d->m, inst_op(f, v, i), &value);
        vec_push(&d->out->cases, ((SwitchCase){value, ref_index(inst_op(f, v, i + 1))}));
    }
    uint32_t ncase = d->out->cases.n - first;
    if (ncase) qsort(d->out->cases.at + first, ncase, sizeof(SwitchCase), case_order);
    pc = d->out->code.n;
    emit(d, (DecodedOp){
                .op = C_SWITCH, .width = (uint8_t)s.bits, .a = operand(d, inst_op(f, v, 0)), .b = ncase, .imm = first});
    emit_edge(d, b, ref_index(inst_op(f, v, 1)), pc, 0);
    for (uint32_t i = 0; i < ncase; i++) emit_edge(d, b, d->out->cases.at[first + i].target, first + i, 2);
}

/* Decodes indirectbr, the terminator of block b. Each possible destination becomes a case whose `value` is the BlockId
 * and whose `target` is the code for the edge. These cases are not sorted. */
static void decode_indirectbr(Decode *d, ValueId v, BlockId b) {
    const Fn *f = d->f;
    uint32_t first = d->out->cases.n, n = inst_at(f, v)->nopnd;
    emit_out(d, indirectbr_op, (DecodedOp){.a = operand(d, inst_op(f, v, 0)), .b = n - 1, .x = first});
    for (uint32_t i = 1; i < n; i++) vec_push(&d->out->cases, ((SwitchCase){ref_index(inst_op(f, v, i)), 0}));
    for (uint32_t i = 1; i < n; i++) emit_edge(d, b, ref_index(inst_op(f, v, i)), first + i - 1, 2);
}

/* Decodes br, the terminator of block b. The moves and checks of an unconditional branch come directly before its jump;
 * those of a conditional one are emitted by emit_edge. */
static void decode_branch(Decode *d, ValueId v, BlockId b) {
    const Fn *f = d->f;
    uint32_t pc = d->out->code.n;
    if (inst_at(f, v)->nopnd == 1) {
        SlotMoves moves = {0};
        edge_moves(d, b, ref_index(inst_op(f, v, 0)), &moves);
        d->at = v;
        emit_moves(d, &moves);
        if (decode_check_edge(d, ref_index(inst_op(f, v, 0)))) decode_check_enter(d, b, ref_index(inst_op(f, v, 0)));
        fix_later(d, d->out->code.n, 0, ref_index(inst_op(f, v, 0)));
        emit(d, (DecodedOp){.op = C_JUMP});
        vec_free(&moves);
        return;
    }
    emit(d, (DecodedOp){.op = C_BRANCH, .a = operand(d, inst_op(f, v, 0))});
    emit_edge(d, b, ref_index(inst_op(f, v, 1)), pc, 1);
    emit_edge(d, b, ref_index(inst_op(f, v, 2)), pc, 0);
}

/* ------------------------------------------------------------------------------------------- the function */

/* Converts a synchronisation scope of IR to an enum FenceScope: a cluster counts as the device, and every scope other
 * than block, cluster and device as the system. */
static uint8_t fence_scope(uint32_t scope) {
    return scope == SCOPE_BLOCK                              ? FENCE_BLOCK
           : scope == SCOPE_DEVICE || scope == SCOPE_CLUSTER ? FENCE_DEVICE
                                                             : FENCE_SYSTEM;
}

/* Decodes instruction v of block b, and sets d->at to it. Phis emit nothing here, because they become moves on the
 * edges; neither do debug intrinsics and fences of a single thread. */
static void decode_inst(Decode *d, BlockId b, ValueId v) {
    const Fn *f = d->f;
    const Inst *i = inst_at(f, v);
    d->at = v;
    if (op_flags(i) & OF_DEBUG) return;
    switch (i->op) {
    case OP_NOP:
    case OP_PARAM:
    case OP_PHI: return;
    case OP_FENCE:
        if (i->mem.scope == SCOPE_SINGLETHREAD) return; /* orders nothing but the compiler */
        emit_out(d, fence_op, (DecodedOp){.sub = fence_scope(i->mem.scope)});
        return;
    case OP_RET: {
        DecodedOp c = {.op = C_RET};
        if (i->nopnd) c.a = operand(d, inst_op(f, v, 0)), c.x = type_cells(d->m, operand_type(d, inst_op(f, v, 0)));
        emit(d, c);
        return;
    }
    case OP_BR: decode_branch(d, v, b); return;
    case OP_SWITCH: decode_switch(d, v, b); return;
    case OP_INDIRECTBR: decode_indirectbr(d, v, b); return;
    case OP_UNREACHABLE: emit_out(d, unreachable_op, (DecodedOp){0}); return;
    case OP_CALL: decode_call(d, v); return;
    case OP_VA_ARG: decode_va_arg(d, v); return;
    default:
        if (!decode_memory(d, v)) decode_arith(d, v);
    }
}

/* If the function is variadic, allocates the slot FnCode.varargs for the address of the variadic arguments, which a
 * call passes after the other arguments. */
static void varargs_slot(Decode *d) {
    if (!(type_at(d->m, d->m->sym.at[d->f->sym].type)->flags & TYPE_VARARG)) return;
    d->out->varargs = temp_slots(d, 1);
    d->out->nparam++;
}

/* Allocates the slots of the parameters, then the one of varargs_slot, then those of all other values. Sets
 * FnCode.nparam, and records the byval parameters in FnCode.byval. */
static void assign_slots(Decode *d) {
    const Fn *f = d->f;
    d->out->slot = mem_alloc((f->inst.n + 1) * sizeof *d->out->slot);
    for (ValueId v = 0; v < f->inst.n; v++) {
        uint32_t n = type_cells(d->m, inst_at(f, v)->type);
        AttrListId attrs = d->m->sym.at[f->sym].attrs;
        TypeId object = v < f->nparam ? param_byval(d->m, attrs, v) : T_VOID;
        d->out->slot[v] = temp_slots(d, n);
        if (object != T_VOID) {
            uint64_t align = param_byval_align(d->m, attrs, v);
            ByvalParam b = {d->out->slot[v], (uint32_t)align, type_space(d->m, inst_at(f, v)->type),
                            type_size(d->m, object)};
            vec_push(&d->out->byval, b);
        }
        if (v < f->nparam) d->out->nparam += n;
        if (v + 1 == f->nparam) varargs_slot(d);
    }
    if (f->nparam == 0) varargs_slot(d);
}

/* Reports whether function s flushes subnormal floats to zero: whether its attribute denormal-fp-math-f32 or, if it
 * does not have that one, denormal-fp-math has a value that begins with "preserve-sign". */
static bool function_ftz(const Module *m, SymId s) {
    static const char *const key[] = {"denormal-fp-math-f32", "denormal-fp-math"};
    for (unsigned i = 0; i < 2; i++) {
        const Attr *a = attr_find(m, attr_list_at(m, m->sym.at[s].attrs, ATTR_FUNCTION), key[i]);
        if (a) return a->form == ATTR_STRING_VALUE && strncmp(str_get(m, a->text), "preserve-sign", 13) == 0;
    }
    return false;
}

bool decode_function(Machine *k, FnCode *out) {
    Decode decode = {.k = k, .m = k->m, .f = k->m->sym.at[out->sym].fn, .out = out}, *d = &decode;
    const Fn *f = d->f;
    out->ftz = function_ftz(k->m, out->sym);
    assign_slots(d);
    decode_check_begin(d);
    d->start = mem_alloc((f->block.n + 1) * sizeof *d->start);
    each_block(f, b) {
        d->start[b] = d->out->code.n;
        each_inst_in(f, b, v) {
            decode_check_uses(d, v);
            decode_inst(d, b, v);
            decode_check_result(d, v);
        }
    }
    decode_check_end(d);
    for (uint32_t i = 0; i < d->fix.n; i++)
        set_target(d, d->fix.at[i].pc, d->fix.at[i].field, d->start[d->fix.at[i].block]);
    free(d->start);
    vec_free(&d->fix);
    vec_free(&d->mark);
    return !d->failed;
}
