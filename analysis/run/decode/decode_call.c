/* decode_call.c: decodes calls: of functions, of intrinsics (decode_intrinsic.c), of PTX templates and inline
 * assembly (decode_assembly.c). */
#include "analysis/run/decode/decode_call.h"

/* Decodes a call of function `target` or, if `target` is 0, a call through the function pointer that is the callee
 * operand. Variadic arguments are stored in local memory, whose address is passed as the last argument; it is freed
 * after the call. */
static void call_function(Decode *d, const CallInst *c, SymId target) {
    uint32_t cells = 0, callee = target ? 0 : operand(d, call_callee(d->f, c->v)), slot[256],
             *slots = c->nargs > 256 ? mem_alloc(c->nargs * sizeof *slots) : slot;
    bool vararg = inst_at(d->f, c->v)->flags & IF_VARARG;
    uint32_t fixed = vararg ? inst_at(d->f, c->v)->call.nfixed : c->nargs;
    for (uint32_t i = 0; i < fixed; i++) slots[i] = operand(d, arg(d, c, i));
    uint32_t top = 0, packed = vararg ? varargs_pack(d, c->v, fixed, c->nargs, &top) : 0, first = args_begin(d);
    for (uint32_t i = 0; i < fixed; i++) {
        uint32_t n = type_cells(d->m, operand_type(d, arg(d, c, i)));
        for (uint32_t j = 0; j < n; j++) args_push(d, slots[i] + j);
        cells += n;
    }
    if (vararg) args_push(d, packed), cells++;
    if (slots != slot) free(slots);
    uint64_t nret = type_cells(d->m, c->type);
    emit(d, (DecodedOp){.op = target ? C_CALL : C_CALLI,
                        .dst = c->dst,
                        .a = callee,
                        .b = cells,
                        .x = first,
                        .imm = (uint64_t)target << 32 | nret << 1});
    if (vararg) emit_out(d, stackrestore_op, (DecodedOp){.a = top});
}

/* Decodes a call of intrinsic i: by call_family if that has a decoder for it, as for the lifetime markers; otherwise
 * emits nothing if it becomes no instruction (INF_NOP), and else decodes its PTX template. That it has no template
 * either is an internal error. */
static void call_intrin(Decode *d, const CallInst *c, const Intrinsic *i) {
    if (call_family(d, c, intrinsic_id(i)) || i->flags & INF_NOP) return;
    if (i->ptx && i->ptx[0]) call_template(d, c, i);
    else bug(d->m, d->f, d->at, "%s is not decoded", i->name);
}

void decode_call(Decode *d, ValueId v) {
    Module *m = d->m;
    CallInst c = {.v = v, .dst = result(d, v), .nargs = call_nargs(d->f, v), .type = inst_at(d->f, v)->type};
    Ref callee = call_callee(d->f, v);
    SymId target = call_target(m, d->f, v);
    if (ref_is_asm(m, callee)) {
        Const a = *const_at(m, callee);
        call_asm(d, &c, &a);
    } else if (target && m->sym.at[target].intrinsic && !m->sym.at[target].fn) {
        call_intrin(d, &c, intrinsic_at(m->sym.at[target].intrinsic));
    } else if (target && !m->sym.at[target].fn && m->sym.at[target].kind == SYM_FUNC) {
        decode_error(d, "a call of @%s, which has no body", sym_text(m, target));
    } else {
        call_function(d, &c, target);
    }
}
