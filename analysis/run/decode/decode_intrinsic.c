/* decode_intrinsic.c: decodes calls of library functions, and of intrinsics without a PTX instruction of their own,
 * by the table `family`: each row names the function that decodes calls of one intrinsic, and a number that is passed
 * to it as `sub`. The other parameters of these functions are the Decode and the call. */
#include "analysis/run/decode/decode_call.h"

/* Returns log2 of the align attribute of argument i; 0 if the argument has none. */
static unsigned arg_log2(Decode *d, const CallInst *c, uint32_t i) {
    uint64_t align = attr_int(d->m, attr_list_at(d->m, inst_at(d->f, c->v)->aux, ATTR_PARAM0 + i), "align", 1);
    return log2_floor(align);
}

/* Decodes an integer intrinsic as one int_op for each element; `sub` is an enum IntOp. For INT_UADD_O to INT_SMUL_O the
 * result is a struct of the values and the overflow bits. Reports an error if an element has more than 128 bits. */
static void call_int(Decode *d, const CallInst *c, unsigned sub) {
    bool overflow = sub >= INT_UADD_O && sub <= INT_SMUL_O;
    ValueShape s = shape_of(d, operand_type(d, arg(d, c, 0))),
               r = shape_of(d, overflow ? type_elem(d->m, c->type, 0) : c->type);
    uint32_t a = arg_slot(d, c, 0), b = arg_slot(d, c, 1), x = arg_slot(d, c, 2);
    bool one = sub <= INT_CTTZ, fix = sub >= INT_UMUL_FIX;
    uint32_t most = s.bits > r.bits ? s.bits : r.bits;
    if (most > 128) {
        decode_error(d, "this operation on %u bits", most);
        return;
    }
    for (uint32_t n = 0; n < s.n; n++) {
        uint32_t at = n * s.cells, third = fix ? x : x + at;
        DecodedOp code = {.sub = (uint8_t)sub,
                          .width = (uint8_t)r.bits,
                          .dst = c->dst + n * r.cells,
                          .a = a + at,
                          .b = one ? a + at : b + at,
                          .x = s.bits};
        code.c = overflow ? (s.n - n) * s.cells + n : one ? (uint32_t)arg_int(d, c, 1) : third;
        emit_out(d, int_op, code);
    }
}

/* Decodes an integer minimum or maximum, for each element, as a comparison and a select, which are faster than int_op;
 * integers of more than 64 bits by call_int. sub: INT_SMAX, INT_SMIN, INT_UMAX or INT_UMIN. */
static void call_minmax(Decode *d, const CallInst *c, unsigned sub) {
    ValueShape s = shape_of(d, c->type);
    uint32_t a = arg_slot(d, c, 0), b = arg_slot(d, c, 1);
    bool max = sub == INT_SMAX || sub == INT_UMAX, sign = sub == INT_SMAX || sub == INT_SMIN;
    if (s.bits > 64) {
        call_int(d, c, sub);
        return;
    }
    for (uint32_t n = 0; n < s.n; n++) {
        uint32_t less = temp_slots(d, 1);
        emit(d, (DecodedOp){.op = sign ? C_SLT : C_ULT, .width = (uint8_t)s.bits, .dst = less, .a = a + n, .b = b + n});
        emit(d, (DecodedOp){
                    .op = C_SELECT, .dst = c->dst + n, .a = less, .b = max ? b + n : a + n, .c = max ? a + n : b + n});
    }
}

/* Decodes a floating-point intrinsic as one math_op for each element; `sub` is an enum MathOp. A second argument may be
 * a scalar that applies to all elements. A type without arithmetic (fp_type) is an internal error. */
static void call_math(Decode *d, const CallInst *c, unsigned sub) {
    TypeId type = operand_type(d, arg(d, c, 0));
    ValueShape s = shape_of(d, type);
    enum FpType t;
    uint32_t a = arg_slot(d, c, 0), b = arg_slot(d, c, c->nargs > 1 ? 1 : 0);
    if (!fp_type(s.kind, &t)) bug(d->m, d->f, d->at, "floating point of this type");
    ValueShape second = shape_of(d, c->nargs > 1 ? operand_type(d, arg(d, c, 1)) : type);
    for (uint32_t n = 0; n < s.n; n++) {
        DecodedOp code = {.sub = (uint8_t)sub,
                          .width = fp_mode(t, RN, d->out->ftz && t == FP_FLOAT, false),
                          .dst = c->dst + n,
                          .a = a + n};
        code.b = second.n > 1 || s.n == 1 ? b + n * second.cells : b;
        if (sub == MATH_POWI || sub == MATH_LDEXP) code.x = second.bits;
        if (sub == MATH_LRINT || sub == MATH_LROUND) code.x = shape_of(d, c->type).bits;
        if (sub == MATH_FREXP) {
            ValueShape exponent = shape_of(d, type_elem(d->m, c->type, 1));
            code.c = s.n + n * exponent.cells - n, code.x = exponent.bits;
        }
        emit_out(d, math_op, code);
    }
}

/* Emits the floating-point operation `sub` (enum FpOp) on the first n arguments, 1 to 3, in rounding mode r, once for
 * each element. fma of float or double to nearest, without flushing, is executed by the interpreter loop, everything
 * else by fp_arith_op. */
static void fp_rounded(Decode *d, const CallInst *c, unsigned sub, uint32_t n, enum Round r) {
    ValueShape s = shape_of(d, c->type);
    enum FpType t;
    uint32_t a = arg_slot(d, c, 0), b = arg_slot(d, c, n > 1 ? 1 : 0), x = arg_slot(d, c, n > 2 ? 2 : 0);
    if (!fp_type(s.kind, &t)) bug(d->m, d->f, d->at, "floating point of this type");
    bool ftz = d->out->ftz && t == FP_FLOAT, fast = sub == FP_FMA && t >= FP_FLOAT && !ftz && r == RN;
    for (uint32_t i = 0; i < s.n; i++) {
        DecodedOp code = {.op = t == FP_FLOAT ? C_FMA32 : C_FMA64,
                          .sub = (uint8_t)sub,
                          .width = fp_mode(t, r, ftz, false),
                          .dst = c->dst + i,
                          .a = a + i,
                          .b = b + i,
                          .c = x + i};
        if (fast) emit(d, code);
        else emit_out(d, fp_arith_op, code);
    }
}

/* Decodes a floating-point intrinsic whose arguments are all operands, rounded to nearest; `sub` is an enum FpOp. */
static void call_fp(Decode *d, const CallInst *c, unsigned sub) { fp_rounded(d, c, sub, c->nargs, RN); }

/* Decodes llvm.experimental.constrained.*, whose last two arguments are the rounding mode and the handling of
 * exceptions, which is ignored. The dynamic rounding mode is to nearest. `sub` is an enum FpOp. */
static void call_constrained(Decode *d, const CallInst *c, unsigned sub) {
    static const struct {
        const char *name;
        uint8_t round;
    } row[] = {{"round.tonearest", RN}, {"round.dynamic", RN}, {"round.towardzero", RZ},
               {"round.downward", RM},  {"round.upward", RP},  {"round.tonearestaway", RNA}};
    Ref r = arg(d, c, c->nargs - 2); /* the verifier has checked that it is one of them */
    const char *name = str_get(d->m, d->m->md.at[d->f->md.at[ref_index(r)]].str);
    unsigned i = 0;
    while (strcmp(name, row[i].name) != 0) i++;
    fp_rounded(d, c, sub, c->nargs - 2, (enum Round)row[i].round);
}

/* Decodes llvm.vp.*, whose arguments are two vectors, a mask, and a number n; `op` is the opcode. An element is active
 * if its mask bit is set and its index is less than n. The inactive elements of the result are poison, and the
 * operation is not executed for them, because it might trap. */
static void call_vp(Decode *d, const CallInst *c, unsigned op) {
    ValueShape s = shape_of(d, c->type);
    uint32_t a = arg_slot(d, c, 0), b = arg_slot(d, c, 1), mask = arg_slot(d, c, 2);
    uint32_t count = arg_slot(d, c, 3), poison = operand(d, const_simple(d->m, CONST_POISON, s.scalar));
    enum FpType t = FP_FLOAT;
    bool real = fp_type(s.kind, &t);
    uint8_t mode = fp_mode(t, RN, d->out->ftz && t == FP_FLOAT, false);
    static const uint8_t fp[OP_COUNT] = {
        [OP_FADD] = FP_ADD, [OP_FSUB] = FP_SUB, [OP_FMUL] = FP_MUL, [OP_FDIV] = FP_DIV};
    for (uint32_t n = 0; n < s.n; n++) {
        uint32_t on = temp_slots(d, 1), at = n * s.cells;
        emit(d, (DecodedOp){.op = C_MOVES, .dst = c->dst + at, .a = poison, .x = s.cells});
        emit(d, (DecodedOp){.op = C_ULT, .width = 32, .dst = on, .a = constant_int(d, n), .b = count});
        emit(d, (DecodedOp){.op = C_AND, .width = 1, .dst = on, .a = on, .b = mask + n});
        uint32_t branch = d->out->code.n;
        emit(d, (DecodedOp){.op = C_BRANCH, .a = on, .b = branch + 1});
        DecodedOp code = {.sub = real ? fp[op] : (uint8_t)op, .dst = c->dst + at, .a = a + at, .b = b + at};
        if (real) code.width = mode, code.c = code.b, emit_out(d, fp_arith_op, code);
        else code.x = s.bits, emit_out(d, wide_op, code);
        d->out->code.at[branch].x = d->out->code.n;
    }
}

/* Decodes llvm.fabs as an `and` that clears the sign bit of each element. */
static void call_fabs(Decode *d, const CallInst *c, unsigned sub) {
    ValueShape s = shape_of(d, c->type);
    uint32_t a = arg_slot(d, c, 0), mask = constant_int(d, ONES(s.bits) >> 1);
    (void)sub;
    for (uint32_t n = 0; n < s.n; n++)
        emit(d, (DecodedOp){.op = C_AND, .width = (uint8_t)s.bits, .dst = c->dst + n, .a = a + n, .b = mask});
}

/* Decodes llvm.is.fpclass, whose second argument is the constant mask of classes, as one fpclass_op for each element.
 */
static void call_fpclass(Decode *d, const CallInst *c, unsigned sub) {
    ValueShape s = shape_of(d, operand_type(d, arg(d, c, 0)));
    enum FpType t = FP_FLOAT;
    uint32_t a = arg_slot(d, c, 0);
    (void)sub;
    if (!fp_type(s.kind, &t)) bug(d->m, d->f, d->at, "floating point of this type");
    for (uint32_t n = 0; n < s.n; n++)
        emit_out(
            d, fpclass_op,
            (DecodedOp){
                .width = fp_mode(t, RN, false, false), .dst = c->dst + n, .a = a + n, .x = (uint32_t)arg_int(d, c, 1)});
}

/* Decodes llvm.fptosi.sat and llvm.fptoui.sat as one conversion for each element; `sub` is CAST_FP_SINT or
 * CAST_FP_UINT. Reports an error for a floating-point type without arithmetic, and for more than 128 bits. */
static void call_fp_to_int(Decode *d, const CallInst *c, unsigned sub) {
    ValueShape s = shape_of(d, operand_type(d, arg(d, c, 0))), r = shape_of(d, c->type);
    enum FpType t = FP_FLOAT;
    uint32_t a = arg_slot(d, c, 0);
    if (!fp_type(s.kind, &t) || r.cells > 2) {
        decode_error(d, "a conversion of these types");
        return;
    }
    for (uint32_t n = 0; n < s.n; n++)
        emit_out(d, fp_cast_op,
                 (DecodedOp){.sub = (uint8_t)sub,
                             .width = fp_mode(t, RZ, false, false),
                             .dst = c->dst + n * r.cells,
                             .a = a + n,
                             .x = r.bits});
}

/* Decodes llvm.convert.to.fp16 if to_half is 1, and llvm.convert.from.fp16 if it is 0. The half has the type i16. */
static void call_half(Decode *d, const CallInst *c, unsigned to_half) {
    ValueShape s = shape_of(d, to_half ? operand_type(d, arg(d, c, 0)) : c->type);
    enum FpType t = FP_FLOAT;
    fp_type(s.kind, &t);
    emit_out(d, fp_cast_op,
             (DecodedOp){.sub = CAST_FP_FP,
                         .width = fp_mode(to_half ? t : FP_HALF, RN, false, false),
                         .dst = c->dst,
                         .a = arg_slot(d, c, 0),
                         .x = to_half ? FP_HALF : t});
}

/* Decodes an intrinsic whose result is a copy of its argument number `which`. */
static void call_move(Decode *d, const CallInst *c, unsigned which) {
    uint32_t n = type_cells(d->m, c->type);
    if (n) emit(d, (DecodedOp){.op = n == 1 ? C_MOVE : C_MOVES, .dst = c->dst, .a = arg_slot(d, c, which), .x = n});
}

/* Decodes an intrinsic whose result is a constant: every cell receives `value`. */
static void call_constant(Decode *d, const CallInst *c, unsigned value) {
    uint32_t n = type_cells(d->m, c->type);
    for (uint32_t i = 0; i < n; i++) emit(d, (DecodedOp){.op = C_MOVE, .dst = c->dst + i, .a = constant_int(d, value)});
}

/* Decodes llvm.objectsize as if the size were unknown: the result is 0 if the second argument requests the minimum,
 * otherwise all ones. */
static void call_objectsize(Decode *d, const CallInst *c, unsigned sub) {
    ValueShape s = shape_of(d, c->type);
    (void)sub;
    emit(d, (DecodedOp){.op = C_MOVE, .dst = c->dst, .a = constant_int(d, arg_int(d, c, 1) ? 0 : ONES(s.bits))});
}

/* Decodes llvm.ptrmask as an `and` of the pointer and the mask, one for each element. */
static void call_ptrmask(Decode *d, const CallInst *c, unsigned sub) {
    ValueShape s = shape_of(d, c->type);
    uint32_t a = arg_slot(d, c, 0), b = arg_slot(d, c, 1);
    (void)sub;
    for (uint32_t n = 0; n < s.n; n++)
        emit(d, (DecodedOp){.op = C_AND, .width = (uint8_t)s.bits, .dst = c->dst + n, .a = a + n, .b = b + n});
}

/* Decodes llvm.memcpy and llvm.memmove, which memcpy_op executes alike. */
static void call_memcpy(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    emit_out(d, memcpy_op,
             (DecodedOp){.sub = (uint8_t)arg_space(d, c, 0),
                         .width = (uint8_t)arg_space(d, c, 1),
                         .a = arg_slot(d, c, 0),
                         .b = arg_slot(d, c, 1),
                         .c = arg_slot(d, c, 2),
                         .x = arg_log2(d, c, 0) << 8 | arg_log2(d, c, 1)});
}

/* Decodes llvm.memset. */
static void call_memset(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    emit_out(d, memset_op,
             (DecodedOp){.sub = (uint8_t)arg_space(d, c, 0),
                         .a = arg_slot(d, c, 0),
                         .b = arg_slot(d, c, 1),
                         .c = arg_slot(d, c, 2),
                         .x = arg_log2(d, c, 0)});
}

/* Decodes llvm.lifetime.start and .end alike: both make the contents of the alloca undefined. The pointer is the last
 * argument; older LLVM has a size before it. */
static void call_lifetime(Decode *d, const CallInst *c, unsigned sub) {
    uint32_t p = c->nargs - 1;
    (void)sub;
    emit_out(d, lifetime_op, (DecodedOp){.width = (uint8_t)arg_space(d, c, p), .a = arg_slot(d, c, p)});
}

/* Decodes llvm.stackrestore if `restore`, else llvm.stacksave. */
static void call_stack(Decode *d, const CallInst *c, unsigned restore) {
    emit_out(d, restore ? stackrestore_op : stacksave_op, (DecodedOp){.dst = c->dst, .a = arg_slot(d, c, 0)});
}

/* Decodes llvm.nvvm.ldg and ldu as loads, with the alignment that the second argument gives, or 1 if there is none.
 * They only read global memory, so a pointer to any specific space is accessed as a pointer to global memory. */
static void call_ldg(Decode *d, const CallInst *c, unsigned sub) {
    unsigned log2 = log2_floor(c->nargs > 1 ? arg_int(d, c, 1) : 1);
    uint32_t space = arg_space(d, c, 0) == SPACE_GENERIC ? SPACE_GENERIC : SPACE_GLOBAL;
    (void)sub;
    decode_access(d, c->type, arg_slot(d, c, 0), c->dst, space, log2, 0, false);
}

/* Decodes llvm.va_start. */
static void call_va_start(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    decode_va_start(d, arg_slot(d, c, 0), arg_space(d, c, 0));
}

/* Decodes llvm.va_copy. */
static void call_va_copy(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    decode_va_copy(d, arg_slot(d, c, 0), arg_space(d, c, 0), arg_slot(d, c, 1), arg_space(d, c, 1));
}

/* Decodes llvm.prefetch, which has no effect: emits nothing. */
static void call_nothing(Decode *d, const CallInst *c, unsigned sub) { (void)d, (void)c, (void)sub; }

/* Bits of the parameter `sub` of call_masked. STORE: a store or scatter, with the arguments value, pointer, alignment,
 * mask; without it a load or gather, with the arguments pointer, alignment, mask, pass-through. EACH: a gather or
 * scatter, in which each element has its own pointer. */
enum { MASKED_STORE = 1, MASKED_EACH = 2 };
/* Decodes a masked load or store, a gather or a scatter: for each element a branch on its mask bit, which skips the
 * access; a load then has the element of the pass-through. Reports an error if the elements are not whole bytes. */
static void call_masked(Decode *d, const CallInst *c, unsigned sub) {
    bool store = sub & MASKED_STORE, each = sub & MASKED_EACH;
    uint32_t mask = arg_slot(d, c, store ? 3 : 2), p = store ? 1 : 0, address = arg_slot(d, c, p);
    TypeId type = store ? operand_type(d, arg(d, c, 0)) : c->type;
    ValueShape s = shape_of(d, type);
    uint32_t cells = store ? arg_slot(d, c, 0) : c->dst, at = temp_slots(d, 1);
    TypeId pointer = type_scalar(d->m, operand_type(d, arg(d, c, p)));
    uint32_t space = space_at_run_time(type_space(d->m, pointer));
    uint64_t align = arg_int(d, c, store ? 2 : 1);
    unsigned log2 = 0;
    if (s.bits % 8) {
        decode_error(d, "a masked access to elements of %u bits", s.bits);
        return;
    }
    while (log2 < 32 && UINT64_C(2) << log2 <= align && UINT64_C(8) << log2 < s.bits) log2++;
    while (!each && s.bits / 8 % (1u << log2)) log2--; /* the second element is less aligned, as one of 3 bytes */
    if (!store) call_move(d, c, 3);
    for (uint32_t n = 0; n < s.n; n++) {
        uint32_t branch = d->out->code.n;
        emit(d, (DecodedOp){.op = C_BRANCH, .a = mask + n, .b = branch + 1});
        DecodedOp step = {.op = C_GEP, .width = 64, .dst = at, .a = address, .imm = n * (s.bits / 8)};
        if (!each) emit(d, step);
        decode_access(d, s.scalar, each ? address + n : at, cells + n * s.cells, space, log2, 0, store);
        d->out->code.at[branch].x = d->out->code.n;
    }
}

/* Decodes vprintf, whose arguments are the format and the address of the values. */
static void call_vprintf(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    emit_out(d, vprintf_op, (DecodedOp){.dst = c->dst, .a = arg_slot(d, c, 0), .b = arg_slot(d, c, 1)});
}

/* Decodes malloc. */
static void call_malloc(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    emit_out(d, malloc_op, (DecodedOp){.dst = c->dst, .a = arg_slot(d, c, 0)});
}

/* Decodes free. */
static void call_free(Decode *d, const CallInst *c, unsigned sub) {
    (void)sub;
    emit_out(d, free_op, (DecodedOp){.a = arg_slot(d, c, 0)});
}

/* Decodes __assertfail, whose five arguments are passed in a list. */
static void call_assertfail(Decode *d, const CallInst *c, unsigned sub) {
    uint32_t slot[5];
    (void)sub;
    for (uint32_t i = 0; i < 5; i++) slot[i] = arg_slot(d, c, i);
    uint32_t first = args_begin(d);
    for (uint32_t i = 0; i < 5; i++) args_push(d, slot[i]);
    emit_out(d, assertfail_op, (DecodedOp){.x = first});
}

/* Decodes __nvvm_reflect("..."). "__CUDA_ARCH" and "__CUDA_FTZ" have the values that the pass nvvm-reflect gives them:
 * 10 times the number of the target's sm_ architecture (750 without a target), and whether the function flushes
 * subnormals. Every other argument gives 0. */
static void call_reflect(Decode *d, const CallInst *c, unsigned sub) {
    Ref r = arg(d, c, 0);
    uint64_t value = 0;
    const Target *t = module_target(d->m, NULL);
    (void)sub;
    for (unsigned depth = 0; ref_is(r, REF_CONST) && const_at(d->m, r)->kind == CONST_EXPR && depth < 8; depth++)
        r = d->m->const_elem.at[const_at(d->m, r)->first];
    if (ref_is(r, REF_SYM)) r = d->m->sym.at[ref_index(r)].init;
    if (ref_is(r, REF_CONST) && const_at(d->m, r)->kind == CONST_BYTES) {
        const char *word = str_get(d->m, const_at(d->m, r)->str);
        if (strcmp(word, "__CUDA_ARCH") == 0) value = t ? t->sm * 10u : 750;
        if (strcmp(word, "__CUDA_FTZ") == 0) value = d->out->ftz;
    }
    emit(d, (DecodedOp){.op = C_MOVE, .dst = c->dst, .a = constant_int(d, value)});
}

/* Decodes llvm.vector.reduce.*, which combines the elements from left to right; fadd and fmul start with the first
 * argument. op: the opcode, or OP_COUNT + an enum MathOp for floats or an enum IntOp for integers. Reports an error if
 * an element has more than 64 bits. */
static void call_reduce(Decode *d, const CallInst *c, unsigned op) {
    bool start = op == OP_FADD || op == OP_FMUL;
    Ref vector = arg(d, c, start ? 1 : 0);
    ValueShape s = shape_of(d, operand_type(d, vector));
    uint32_t v = operand(d, vector), at = start ? arg_slot(d, c, 0) : v;
    enum FpType t = FP_FLOAT;
    /* clang-format off */
    static const uint8_t code[OP_COUNT] = {[OP_ADD] = C_ADD, [OP_MUL] = C_MUL, [OP_AND] = C_AND,
                                           [OP_OR] = C_OR, [OP_XOR] = C_XOR};
    /* clang-format on */
    if (s.bits > 64) {
        decode_error(d, "a reduction of %u bits", s.bits);
        return;
    }
    for (uint32_t n = start ? 0 : 1; n < s.n; n++, at = c->dst) {
        DecodedOp x = {.dst = c->dst, .a = at, .b = v + n};
        if (fp_type(s.kind, &t)) {
            x.width = fp_mode(t, RN, d->out->ftz && t == FP_FLOAT, false), x.c = x.b;
            if (start) x.sub = op == OP_FADD ? FP_ADD : FP_MUL, emit_out(d, fp_arith_op, x);
            else x.sub = (uint8_t)(op - OP_COUNT), emit_out(d, math_op, x);
        } else if (op < OP_COUNT) {
            x.op = code[op], x.width = (uint8_t)s.bits;
            emit(d, x);
        } else {
            x.sub = (uint8_t)(op - OP_COUNT), x.x = s.bits;
            emit_out(d, int_op, x);
        }
    }
    if (s.n == 1 && !start) emit(d, (DecodedOp){.op = C_MOVE, .dst = c->dst, .a = v});
}

/* Decodes a call of the intrinsic of one row of `family`; sub is the last column of the row. The rows are sorted by
 * id. */
typedef void (*CallDecoder)(Decode *d, const CallInst *c, unsigned sub);
/* clang-format off */
static const struct { uint32_t id; CallDecoder decode; unsigned sub; } family[] = {
    {INTRIN___assertfail, call_assertfail, 0}, {INTRIN___nvvm_reflect, call_reflect, 0}, {INTRIN_free, call_free, 0},
    {INTRIN_llvm_abs, call_int, INT_ABS}, {INTRIN_llvm_allow_runtime_check, call_constant, 1},
    {INTRIN_llvm_allow_ubsan_check, call_constant, 1}, {INTRIN_llvm_annotation, call_move, 0},
    {INTRIN_llvm_bitreverse, call_int, INT_BITREVERSE}, {INTRIN_llvm_bswap, call_int, INT_BSWAP},
    {INTRIN_llvm_canonicalize, call_math, MATH_CANON}, {INTRIN_llvm_ceil, call_math, MATH_CEIL},
    {INTRIN_llvm_convert_from_fp16, call_half, 0}, {INTRIN_llvm_convert_to_fp16, call_half, 1},
    {INTRIN_llvm_copysign, call_math, MATH_COPYSIGN}, {INTRIN_llvm_cos, call_math, MATH_COS},
    {INTRIN_llvm_ctlz, call_int, INT_CTLZ}, {INTRIN_llvm_ctpop, call_int, INT_CTPOP},
    {INTRIN_llvm_cttz, call_int, INT_CTTZ}, {INTRIN_llvm_exp, call_math, MATH_EXP},
    {INTRIN_llvm_exp10, call_math, MATH_EXP10}, {INTRIN_llvm_exp2, call_math, MATH_EXP2},
    {INTRIN_llvm_expect, call_move, 0}, {INTRIN_llvm_expect_with_probability, call_move, 0},
    {INTRIN_llvm_experimental_constrained_fadd, call_constrained, FP_ADD},
    {INTRIN_llvm_experimental_constrained_fdiv, call_constrained, FP_DIV},
    {INTRIN_llvm_experimental_constrained_fma, call_constrained, FP_FMA},
    {INTRIN_llvm_experimental_constrained_fmul, call_constrained, FP_MUL},
    {INTRIN_llvm_experimental_constrained_fmuladd, call_constrained, FP_FMA},
    {INTRIN_llvm_experimental_constrained_fsub, call_constrained, FP_SUB},
    {INTRIN_llvm_experimental_constrained_sqrt, call_constrained, FP_SQRT},
    {INTRIN_llvm_fabs, call_fabs, 0}, {INTRIN_llvm_floor, call_math, MATH_FLOOR}, {INTRIN_llvm_fma, call_fp, FP_FMA},
    {INTRIN_llvm_fmuladd, call_fp, FP_FMA}, {INTRIN_llvm_fptosi_sat, call_fp_to_int, CAST_FP_SINT},
    {INTRIN_llvm_fptoui_sat, call_fp_to_int, CAST_FP_UINT}, {INTRIN_llvm_frameaddress, call_constant, 0},
    {INTRIN_llvm_frexp, call_math, MATH_FREXP},
    {INTRIN_llvm_fshl, call_int, INT_FSHL}, {INTRIN_llvm_fshr, call_int, INT_FSHR},
    {INTRIN_llvm_get_dynamic_area_offset, call_constant, 0}, {INTRIN_llvm_get_rounding, call_constant, 1},
    {INTRIN_llvm_invariant_start, call_constant, 0}, {INTRIN_llvm_is_constant, call_constant, 0},
    {INTRIN_llvm_is_fpclass, call_fpclass, 0}, {INTRIN_llvm_launder_invariant_group, call_move, 0},
    {INTRIN_llvm_ldexp, call_math, MATH_LDEXP}, {INTRIN_llvm_lifetime_end, call_lifetime, 0},
    {INTRIN_llvm_lifetime_start, call_lifetime, 0}, {INTRIN_llvm_llrint, call_math, MATH_LRINT},
    {INTRIN_llvm_llround, call_math, MATH_LROUND}, {INTRIN_llvm_log, call_math, MATH_LOG},
    {INTRIN_llvm_log10, call_math, MATH_LOG10}, {INTRIN_llvm_log2, call_math, MATH_LOG2},
    {INTRIN_llvm_lrint, call_math, MATH_LRINT}, {INTRIN_llvm_lround, call_math, MATH_LROUND},
    {INTRIN_llvm_masked_gather, call_masked, MASKED_EACH}, {INTRIN_llvm_masked_load, call_masked, 0},
    {INTRIN_llvm_masked_scatter, call_masked, MASKED_EACH | MASKED_STORE},
    {INTRIN_llvm_masked_store, call_masked, MASKED_STORE},
    {INTRIN_llvm_maximum, call_math, MATH_MAXIMUM}, {INTRIN_llvm_maximumnum, call_math, MATH_MAXNUM},
    {INTRIN_llvm_maxnum, call_math, MATH_MAXNUM}, {INTRIN_llvm_memcpy, call_memcpy, 0},
    {INTRIN_llvm_memcpy_inline, call_memcpy, 0}, {INTRIN_llvm_memmove, call_memcpy, 0},
    {INTRIN_llvm_memset, call_memset, 0}, {INTRIN_llvm_memset_inline, call_memset, 0},
    {INTRIN_llvm_minimum, call_math, MATH_MINIMUM}, {INTRIN_llvm_minimumnum, call_math, MATH_MINNUM},
    {INTRIN_llvm_minnum, call_math, MATH_MINNUM}, {INTRIN_llvm_nearbyint, call_math, MATH_RINT},
    {INTRIN_llvm_nvvm_ldg_global_f, call_ldg, 0}, {INTRIN_llvm_nvvm_ldg_global_i, call_ldg, 0},
    {INTRIN_llvm_nvvm_ldg_global_p, call_ldg, 0}, {INTRIN_llvm_nvvm_ldu_global_f, call_ldg, 0},
    {INTRIN_llvm_nvvm_ldu_global_i, call_ldg, 0}, {INTRIN_llvm_nvvm_ldu_global_p, call_ldg, 0},
    {INTRIN_llvm_nvvm_reflect, call_reflect, 0}, {INTRIN_llvm_nvvm_texsurf_handle, call_move, 1},
    {INTRIN_llvm_nvvm_texsurf_handle_internal, call_move, 0}, {INTRIN_llvm_objectsize, call_objectsize, 0},
    {INTRIN_llvm_pow, call_math, MATH_POW}, {INTRIN_llvm_powi, call_math, MATH_POWI},
    {INTRIN_llvm_prefetch, call_nothing, 0}, {INTRIN_llvm_ptr_annotation, call_move, 0},
    {INTRIN_llvm_ptrmask, call_ptrmask, 0}, {INTRIN_llvm_returnaddress, call_constant, 0},
    {INTRIN_llvm_rint, call_math, MATH_RINT},
    {INTRIN_llvm_round, call_math, MATH_ROUND}, {INTRIN_llvm_roundeven, call_math, MATH_RINT},
    {INTRIN_llvm_sadd_sat, call_int, INT_SADD_SAT}, {INTRIN_llvm_sadd_with_overflow, call_int, INT_SADD_O},
    {INTRIN_llvm_scmp, call_int, INT_SCMP}, {INTRIN_llvm_sin, call_math, MATH_SIN},
    {INTRIN_llvm_smax, call_minmax, INT_SMAX}, {INTRIN_llvm_smin, call_minmax, INT_SMIN},
    {INTRIN_llvm_smul_fix, call_int, INT_SMUL_FIX}, {INTRIN_llvm_smul_with_overflow, call_int, INT_SMUL_O},
    {INTRIN_llvm_sqrt, call_fp, FP_SQRT}, {INTRIN_llvm_ssa_copy, call_move, 0},
    {INTRIN_llvm_sshl_sat, call_int, INT_SSHL_SAT}, {INTRIN_llvm_ssub_sat, call_int, INT_SSUB_SAT},
    {INTRIN_llvm_ssub_with_overflow, call_int, INT_SSUB_O}, {INTRIN_llvm_stackrestore, call_stack, 1},
    {INTRIN_llvm_stacksave, call_stack, 0}, {INTRIN_llvm_strip_invariant_group, call_move, 0},
    {INTRIN_llvm_tan, call_math, MATH_TAN}, {INTRIN_llvm_tanh, call_math, MATH_TANH},
    {INTRIN_llvm_threadlocal_address, call_move, 0}, {INTRIN_llvm_trunc, call_math, MATH_TRUNC},
    {INTRIN_llvm_uadd_sat, call_int, INT_UADD_SAT}, {INTRIN_llvm_uadd_with_overflow, call_int, INT_UADD_O},
    {INTRIN_llvm_ucmp, call_int, INT_UCMP}, {INTRIN_llvm_umax, call_minmax, INT_UMAX},
    {INTRIN_llvm_umin, call_minmax, INT_UMIN}, {INTRIN_llvm_umul_fix, call_int, INT_UMUL_FIX},
    {INTRIN_llvm_umul_with_overflow, call_int, INT_UMUL_O}, {INTRIN_llvm_ushl_sat, call_int, INT_USHL_SAT},
    {INTRIN_llvm_usub_sat, call_int, INT_USUB_SAT}, {INTRIN_llvm_usub_with_overflow, call_int, INT_USUB_O},
    {INTRIN_llvm_va_copy, call_va_copy, 0}, {INTRIN_llvm_va_start, call_va_start, 0},
    {INTRIN_llvm_vector_reduce_add, call_reduce, OP_ADD}, {INTRIN_llvm_vector_reduce_and, call_reduce, OP_AND},
    {INTRIN_llvm_vector_reduce_fadd, call_reduce, OP_FADD},
    {INTRIN_llvm_vector_reduce_fmax, call_reduce, OP_COUNT + MATH_MAXNUM},
    {INTRIN_llvm_vector_reduce_fmaximum, call_reduce, OP_COUNT + MATH_MAXIMUM},
    {INTRIN_llvm_vector_reduce_fmin, call_reduce, OP_COUNT + MATH_MINNUM},
    {INTRIN_llvm_vector_reduce_fminimum, call_reduce, OP_COUNT + MATH_MINIMUM},
    {INTRIN_llvm_vector_reduce_fmul, call_reduce, OP_FMUL}, {INTRIN_llvm_vector_reduce_mul, call_reduce, OP_MUL},
    {INTRIN_llvm_vector_reduce_or, call_reduce, OP_OR},
    {INTRIN_llvm_vector_reduce_smax, call_reduce, OP_COUNT + INT_SMAX},
    {INTRIN_llvm_vector_reduce_smin, call_reduce, OP_COUNT + INT_SMIN},
    {INTRIN_llvm_vector_reduce_umax, call_reduce, OP_COUNT + INT_UMAX},
    {INTRIN_llvm_vector_reduce_umin, call_reduce, OP_COUNT + INT_UMIN},
    {INTRIN_llvm_vector_reduce_xor, call_reduce, OP_XOR}, {INTRIN_llvm_vp_add, call_vp, OP_ADD},
    {INTRIN_llvm_vp_and, call_vp, OP_AND}, {INTRIN_llvm_vp_ashr, call_vp, OP_ASHR},
    {INTRIN_llvm_vp_fadd, call_vp, OP_FADD}, {INTRIN_llvm_vp_fdiv, call_vp, OP_FDIV},
    {INTRIN_llvm_vp_fmul, call_vp, OP_FMUL}, {INTRIN_llvm_vp_fsub, call_vp, OP_FSUB},
    {INTRIN_llvm_vp_lshr, call_vp, OP_LSHR}, {INTRIN_llvm_vp_mul, call_vp, OP_MUL},
    {INTRIN_llvm_vp_or, call_vp, OP_OR}, {INTRIN_llvm_vp_sdiv, call_vp, OP_SDIV},
    {INTRIN_llvm_vp_shl, call_vp, OP_SHL}, {INTRIN_llvm_vp_srem, call_vp, OP_SREM},
    {INTRIN_llvm_vp_sub, call_vp, OP_SUB}, {INTRIN_llvm_vp_udiv, call_vp, OP_UDIV},
    {INTRIN_llvm_vp_urem, call_vp, OP_UREM}, {INTRIN_llvm_vp_xor, call_vp, OP_XOR}, {INTRIN_malloc, call_malloc, 0},
    {INTRIN_vprintf, call_vprintf, 0}
};
/* clang-format on */

bool call_family(Decode *d, const CallInst *c, uint32_t id) {
    uint32_t i = 0, n = sizeof family / sizeof *family;
    lower_bound(i, n, mid, family[mid].id < id);
    if (i == n || family[i].id != id) return false;
    family[i].decode(d, c, family[i].sub);
    return true;
}
