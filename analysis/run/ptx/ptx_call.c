/* ptx_call.c: calls and returns in PTX.
 *
 * Arguments are .param variables of the caller and lie in its frame; the parameters of the callee lie in its
 * own frame. A call copies the bytes over, and a return copies the result back. vprintf, malloc, free and
 * __assertfail, which the driver supplies, are the same operations as for LLVM IR.
 */
#include "analysis/run/ptx/ptx_body.h"

/* ---------------------------------------------------------------------------------------------- executing */

/* Reports whether the arguments and the result of a call have the number and the sizes that the callee with frame f
 * declares. arg: the list args[x ...] of ptx_call_op. A call may ignore the result, and its argument for a last,
 * unsized parameter may be absent or have any size. */
static bool shape_fits(const PtxFrame *f, const uint32_t *arg) {
    uint32_t n = arg[3], fixed = f->formal.n - (f->variadic != 0);
    if (n < fixed || n > f->formal.n || (arg[2] && arg[2] != f->result.size)) return false;
    for (uint32_t i = 0; i < fixed; i++)
        if (arg[5 + 2 * i] != f->formal.at[i].size) return false;
    return true;
}

/* Copies `size` bytes from offset `from` to offset `to` of an arena, with the masks of their undefined bits. */
static void copy_local(Arena *a, uint64_t to, uint64_t from, uint64_t size) {
    if (!size) return;
    memcpy(a->byte + to, a->byte + from, size);
    memcpy(a->undef + to, a->undef + from, size);
}

/* Returns the function whose address is in *p; 0 after an error message if that is undefined or no such address. */
static SymId pointer_target(Exec *e, const Slot *p) {
    uint64_t n = (p->v - FUNC_BASE) / 16;
    if (p->u) {
        report_error(e, "call through an uninitialised pointer");
        return 0;
    }
    if (p->v >= FUNC_BASE && (p->v - FUNC_BASE) % 16 == 0 && n && n < e->k->m->sym.n &&
        e->k->m->sym.at[n].kind == SYM_FUNC)
        return (SymId)n;
    report_error(e, "call through 0x%llx, which is no address of a function", (unsigned long long)p->v);
    return 0;
}

/* Executes a call: enters the callee and copies the arguments to its local memory. args[x ...]: the SymId of the
 * function (0: its address is in slot a), offset and size of the result (size 0: none), the number of arguments, and
 * offset and size of each argument. The offsets are relative to the local memory of the caller. Returns GO_STOP after
 * an error message, else GO_RELOAD. */
static Go ptx_call_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    const FnCode *from = frame_fn(e), *fn;
    const uint32_t *arg = from->args.at + c->x;
    SymId target = arg[0] ? arg[0] : pointer_target(e, &OPERAND(e, c->a));
    if (!target) return GO_STOP;
    fn = fn_code(e->k, target);
    if (!fn || !fn->ptx || !shape_fits(fn->ptx, arg)) {
        report_error(e, "@%s has no body, or its parameters or result do not match this call",
                     sym_text(e->k->m, target));
        return GO_STOP;
    }
    uint64_t own = OPERAND(e, 0).v, to;
    uint32_t n = arg[3], last = n && n == fn->ptx->formal.n && fn->ptx->variadic ? arg[3 + 2 * n] : 0;
    e->k->count.call++;
    t->frame.at[t->frame.n - 1].pc = (uint32_t)(c - from->code.at) + 1;
    if (!exec_enter(e, fn, arg[2] ? (uint32_t)own + arg[1] : UINT32_MAX)) return GO_STOP;
    if ((to = ptx_frame_enter(e, fn, last)) == UINT64_MAX) return GO_STOP;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t at = fn->ptx->variadic && i + 1 == fn->ptx->formal.n
                          ? t->slot.at[t->frame.at[t->frame.n - 1].base + fn->ptx->variadic].v
                          : to + fn->ptx->formal.at[i].offset;
        copy_local(&t->local, at, own + arg[4 + 2 * i], arg[5 + 2 * i]);
    }
    return GO_RELOAD;
}

/* Copies the result from the local memory of the callee to that of the caller, unless the caller ignores it. Executed
 * before C_RET, which pops the frame of the callee. */
static Go ptx_return_op(Exec *e, const DecodedOp *c) {
    const CallFrame *f = &e->t->frame.at[e->t->frame.n - 1];
    (void)c;
    if (e->t->frame.n > 1 && f->dst != UINT32_MAX)
        copy_local(&e->t->local, f->dst, OPERAND(e, 0).v + f->fn->ptx->result.offset, f->fn->ptx->result.size);
    return GO_NEXT;
}

Go ptx_no_target_op(Exec *e, const DecodedOp *c) {
    report_error(e, "brx.idx with index %llu, beyond its list of targets", (unsigned long long)OPERAND(e, c->a).v);
    return GO_STOP;
}

/* ----------------------------------------------------------------------------------------------- decoding */

/* An argument or a result of a call: a .param variable in the frame or, if reg, a register in slot `slot`, for which
 * memory is added to the frame, through which it is passed. offset, size: of the memory, in bytes. */
typedef struct PtxArgument {
    uint32_t offset, size, slot;
    bool reg;
} PtxArgument;

/* Sets *a to the argument or result that a token names, and adds memory to the frame if it is a register. Returns false
 * after an error message if it is neither a .param variable nor a register of 8 to 64 bits. */
static bool argument_read(PtxBody *b, uint32_t token, PtxArgument *a) {
    const PtxToken *t = &b->text->token.at[token];
    const PtxBinding *x = t->kind == PTK_WORD ? ptx_binding(b, ptx_token_at(b->text, token), t->len) : NULL;
    if (!x || (x->kind != BIND_FRAME && x->kind != BIND_REGISTER) || x->bits > 64 ||
        (x->kind == BIND_FRAME && x->slot) || (x->kind == BIND_REGISTER && x->bits < 8))
        return ptx_body_error(b, token, "'%.*s' is neither a .param of this function nor a register that may be passed",
                              (int)(t->len < 80 ? t->len : 80), ptx_token_at(b->text, token));
    *a = (PtxArgument){x->offset, (uint32_t)x->size, x->slot, x->kind == BIND_REGISTER};
    if (!a->reg) return true;
    a->size = x->bits / 8;
    a->offset = ptx_frame_add(b, a->size, a->size);
    return true;
}

/* Appends a load of the memory of an argument, of at most 8 bytes, into `slot` or, if `store`, a store of `slot` to
 * that memory. */
static void append_access(PtxBody *b, const PtxArgument *a, uint32_t slot, bool store) {
    DecodedOp c = {.op = store ? C_STORE : C_LOAD,
                   .width = (uint8_t)(8 * a->size),
                   .sub = ACC_FIRST,
                   .x = ACCESS(SPACE_LOCAL, 0),
                   .imm = a->offset};
    if (store) c.b = slot;
    else c.dst = slot;
    emit(b->d, c);
}

/* The functions that the driver supplies: the handler that executes them, the number of their parameters, and the bytes
 * of their results. */
/* clang-format off */
static const struct { const char *name; Handler fn; uint8_t nparam, result; } library[] = {
    {"vprintf", vprintf_op, 2, 4}, {"malloc", malloc_op, 1, 8}, {"free", free_op, 1, 0},
    {"__assertfail", assertfail_op, 5, 0}
};
/* clang-format on */

/* Appends a call of function library[row], which takes its arguments in slots. arg: as many as library[row].nparam.
 * result: NULL if there is none; a .param whose size is not that of the function's result is left unchanged. Reports an
 * error if an argument has no or more than 8 bytes. */
static void library_call(PtxBody *b, uint32_t row, const PtxArgument *arg, const PtxArgument *result) {
    uint32_t slot[5] = {0}, n = library[row].nparam, to = temp_slots(b->d, 1);
    for (uint32_t i = 0; i < n; i++) {
        if (!arg[i].size || arg[i].size > 8) {
            decode_error(b->d, "%s with such parameters", library[row].name);
            return;
        }
        slot[i] = arg[i].reg ? arg[i].slot : temp_slots(b->d, 1);
        if (!arg[i].reg) append_access(b, &arg[i], slot[i], false);
    }
    uint32_t first = args_begin(b->d);
    for (uint32_t i = 0; i < 5; i++) args_push(b->d, slot[i]);
    emit_out(b->d, library[row].fn, (DecodedOp){.dst = to, .a = slot[0], .b = slot[1], .x = first});
    if (!result || !library[row].result) return;
    if (result->reg) emit(b->d, (DecodedOp){.op = C_MOVE, .dst = result->slot, .a = to});
    else if (result->size == library[row].result) append_access(b, result, to, true);
}

typedef VEC(PtxArgument) PtxArguments;

/* Appends a list of arguments or results to *out, which the caller frees. Returns false after an error message. */
static bool list_read(PtxBody *b, const PtxTextOperand *list, PtxArguments *out) {
    for (uint32_t i = 0; i < list->nchild; i++) {
        const PtxTextOperand *o = &b->text->operand.at[list->child + i];
        PtxArgument a;
        if (!argument_read(b, o->first, &a)) return false;
        vec_push(out, a);
    }
    return true;
}

/* Appends a call of the function `target` of the text or, if target is 0, of the function whose address is in slot
 * `pointer`. Registers are stored to their memory in the frame before the call, and a result in a register is loaded
 * after it. result: NULL if there is none. */
static void function_call(PtxBody *b, SymId target, uint32_t pointer, const PtxArguments *arg,
                          const PtxArgument *result) {
    for (uint32_t i = 0; i < arg->n; i++)
        if (arg->at[i].reg) append_access(b, &arg->at[i], arg->at[i].slot, true);
    uint32_t first = args_begin(b->d);
    args_push(b->d, target);
    args_push(b->d, result ? result->offset : 0), args_push(b->d, result ? result->size : 0);
    args_push(b->d, arg->n);
    for (uint32_t i = 0; i < arg->n; i++) args_push(b->d, arg->at[i].offset), args_push(b->d, arg->at[i].size);
    emit_out(b->d, ptx_call_op, (DecodedOp){.a = pointer, .x = first});
    if (result && result->reg) append_access(b, result, result->slot, false);
}

/* The operands of the statement are "(result), callee, (arguments), prototype", of which all but the callee are
 * optional. The prototype is ignored. */
void ptx_call(PtxBody *b, const PtxStmt *s) {
    const PtxTextOperand *o = b->text->operand.at + s->operand, *end = o + s->noperand;
    PtxArguments result = {0}, arg = {0};
    bool ok = true;
    if (o < end && o->kind == PTX_LIST) ok = list_read(b, o++, &result);
    uint32_t callee = o < end ? o++->first : s->first;
    if (ok && o < end && o->kind == PTX_LIST) ok = list_read(b, o, &arg);
    const PtxToken *t = &b->text->token.at[callee];
    const char *name = ptx_token_at(b->text, callee);
    const PtxBinding *x = ok && t->kind == PTK_WORD ? ptx_binding(b, name, t->len) : NULL;
    const PtxArgument *to = result.n ? result.at : NULL;
    uint32_t row = 0;
    while (row < sizeof library / sizeof *library && !ptx_token_is(b->text, callee, library[row].name)) row++;
    if (!ok) {
    } else if (!x || result.n > 1 || (x->kind != BIND_SYMBOL && x->kind != BIND_REGISTER)) {
        ptx_body_error(b, callee, "expected a function or a register that points to one");
    } else if (x->kind == BIND_REGISTER) {
        function_call(b, 0, x->slot, &arg, to);
    } else if (b->prog->m->sym.at[x->sym].kind == SYM_VAR) {
        ptx_body_error(b, callee, "expected a function or a register that points to one");
    } else if (b->prog->m->sym.at[x->sym].kind == SYM_ALIAS || b->prog->fn_of[x->sym]) {
        ptx_reach(b->d->k, x->sym);
        function_call(b, x->sym, 0, &arg, to);
    } else if (row < sizeof library / sizeof *library && library[row].nparam == arg.n) {
        library_call(b, row, arg.at, to);
    } else {
        ptx_body_error(b, callee, "cannot execute a call of %.*s, which has no body", (int)(t->len < 80 ? t->len : 80),
                       name);
    }
    vec_free(&result), vec_free(&arg);
}

void ptx_return(PtxBody *b) {
    const PtxArea *r = &b->frame->result;
    if (b->result) append_access(b, &(PtxArgument){.offset = r->offset, .size = (uint32_t)r->size}, b->result, true);
    if (b->frame->result.size) emit_out(b->d, ptx_return_op, (DecodedOp){0});
    emit(b->d, (DecodedOp){.op = C_RET});
}
