/* exec.c: the interpreter loop, which executes the decoded functions of one thread.
 *
 * Undefined bits propagate with the values, as in Valgrind's Memcheck (Seward and Nethercote, USENIX 2005):
 * an operation on defined operands costs one extra OR and a branch. The undefined bits of a result are exact
 * for and, or, shifts and comparisons; for add, sub and mul all bits above the lowest undefined bit are
 * undefined; otherwise all bits.
 */
#include <math.h>

#include "analysis/run/machine/access.h"
#include "ir/number.h"

/* Returns u with all bits above its lowest one bit set, within `width` bits. */
static inline uint64_t spread_up(uint64_t u, unsigned width) { return (u | (0 - u)) & ONES(width); }

/* Reports whether a < b, or a <= b if or_equal, as unsigned numbers. */
static bool less_than(uint64_t a, uint64_t b, bool or_equal) { return or_equal ? a <= b : a < b; }

/* Returns the result of a comparison of operands with undefined bits. It is defined if it is the same whatever these
 * bits are: for equality, if defined bits differ; for an order, if the extreme values that the operands can have give
 * the same result. */
static Slot compare_undefined(const DecodedOp *c, const Slot *a, const Slot *b) {
    uint64_t u = a->u | b->u, top = UINT64_C(1) << (c->width - 1);
    uint64_t flip = c->op == C_SLT || c->op == C_SLE ? top : 0;
    bool or_equal = c->op == C_ULE || c->op == C_SLE;
    if (c->op == C_EQ || c->op == C_NE) return ((a->v ^ b->v) & ~u) ? (Slot){c->op == C_NE, 0} : (Slot){0, 1};
    uint64_t av = a->v ^ flip, bv = b->v ^ flip;
    bool low = less_than(av & ~a->u, bv | b->u, or_equal), high = less_than(av | a->u, bv & ~b->u, or_equal);
    return low == high ? (Slot){low, 0} : (Slot){0, 1};
}

/* Returns the mask of the undefined bits of the product of two integers of w bits. A product with 0 has none, one with
 * a power of two is a shift. */
static uint64_t product_undefined(const Slot *a, const Slot *b, unsigned w) {
    if ((a->u | a->v) == 0 || (b->u | b->v) == 0) return 0;
    if (!b->u && !(b->v & (b->v - 1))) return a->u << log2_floor(b->v);
    if (!a->u && !(a->v & (a->v - 1))) return b->u << log2_floor(a->v);
    return spread_up(a->u | b->u, w);
}

/* Returns the result of an integer operation other than a division, with its undefined bits, for any operands. A shift
 * by an undefined number of bits, or by the width or more, gives poison: all bits are undefined. */
static Slot binary_undefined(const DecodedOp *c, const Slot *a, const Slot *b) {
    unsigned w = c->width;
    uint64_t all = ONES(w), v = 0, u;
    switch (c->op) {
    case C_ADD:
        v = (a->v + b->v) & all;
        u = (a->v | a->u) & (b->v | b->u) ? spread_up(a->u | b->u, w) : a->u | b->u; /* without a carry, as an or */
        break;
    case C_SUB:
        v = (a->v - b->v) & all;
        u = spread_up(a->u | b->u, w);
        break;
    case C_MUL:
        v = (a->v * b->v) & all;
        u = product_undefined(a, b, w);
        break;
    case C_AND:
        v = a->v & b->v;
        u = undefined_and(*a, *b);
        break;
    case C_OR:
        v = a->v | b->v;
        u = undefined_or(*a, *b);
        break;
    case C_XOR:
        v = a->v ^ b->v;
        u = a->u | b->u;
        break;
    case C_SHL:
        if (b->u || b->v >= w) {
            u = all;
            break;
        }
        v = a->v << b->v & all, u = a->u << b->v;
        break;
    case C_LSHR:
        if (b->u || b->v >= w) {
            u = all;
            break;
        }
        v = a->v >> b->v, u = a->u >> b->v;
        break;
    case C_ASHR:
        if (b->u || b->v >= w) {
            u = all;
            break;
        }
        v = (uint64_t)((int64_t)sign_extend(a->v, w) >> b->v) & all;
        u = (uint64_t)((int64_t)sign_extend(a->u, w) >> b->v);
        break;
    default: u = all; break;
    }
    return (Slot){v, u & all};
}

/* Reports whether the operation c->sub on a and b, with result r, violates one of the flags in c->x (nuw, nsw, exact,
 * disjoint). All three are defined. */
static bool flags_violated(const DecodedOp *c, uint64_t a, uint64_t b, uint64_t r) {
    unsigned w = c->width;
    bool nuw = c->x & IF_NUW, nsw = c->x & IF_NSW;
    uint64_t sa = sign_extend(a, w), sb = sign_extend(b, w), high;
    switch (c->sub) {
    case C_ADD: return (nuw && r < a) || (nsw && ((a ^ r) & (b ^ r)) >> (w - 1) & 1);
    case C_SUB: return (nuw && a < b) || (nsw && ((a ^ b) & (a ^ r)) >> (w - 1) & 1);
    case C_MUL:
        if (nuw && (mul_high(a, b) || (a * b & ~ONES(w)))) return true;
        high = mul_high(sa, sb) - (sa >> 63 ? sb : 0) - (sb >> 63 ? sa : 0); /* of the signed product */
        return nsw && (high != 0 - (sa * sb >> 63) || sign_extend(r, w) != sa * sb);
    case C_SHL: return (nuw && r >> b != a) || (nsw && (int64_t)sign_extend(r, w) >> b != (int64_t)sa);
    case C_LSHR:
    case C_ASHR: return a & ~(~UINT64_C(0) << b);
    case C_UDIV: return a % b != 0;
    case C_SDIV: return (int64_t)sb != -1 && (int64_t)sa % (int64_t)sb != 0;
    default: return (a & b) != 0; /* or disjoint */
    }
}

static Go divide(Exec *e, const DecodedOp *c, uint8_t op);

/* Executes C_FLAGGED: the result is poison, that is, undefined in all bits, if a flag is violated. Flags are checked
 * only if operands and result are fully defined. Returns GO_STOP after an error message, for a division that fails. */
static Go flagged(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b), *d = &OPERAND(e, c->dst);
    DecodedOp plain = *c;
    plain.op = c->sub;
    if (c->sub == C_UDIV || c->sub == C_SDIV) {
        if (divide(e, c, c->sub) == GO_STOP) return GO_STOP;
    } else {
        *d = binary_undefined(&plain, &a, &b);
    }
    if (!(a.u | b.u | d->u) && flags_violated(c, a.v, b.v, d->v)) *d = (Slot){0, ONES(c->width)};
    return GO_NEXT;
}

Go exit_op(Exec *e, const DecodedOp *c) {
    (void)c;
    e->t->state = TH_DONE;
    return GO_STOP;
}

bool exec_enter(Exec *e, const FnCode *fn, uint32_t dst) {
    Thread *t = e->t;
    CallFrame *old = t->frame.n ? &t->frame.at[t->frame.n - 1] : NULL;
    uint32_t base = old ? old->base + old->fn->nslot : 0;
    if (t->frame.n >= 16384) {
        report_error(e, "stack overflow: more than %u calls deep", t->frame.n);
        return false;
    }
    if (base + fn->nslot > t->slot.cap) {
        uint32_t had = t->slot.cap;
        t->slot.n = base;
        vec_reserve(&t->slot, fn->nslot);
        memset(t->slot.at + had, 0, (t->slot.cap - had) * sizeof *t->slot.at); /* pending_complete reads all slots */
    }
    CallFrame f = {
        .fn = fn, .base = base, .dst = dst, .last = {UINT32_MAX, 0}, .nobj = t->object.n, .local_top = t->local.size};
    vec_push(&t->frame, f);
    return true;
}

/* Copies the byval arguments to the local memory of the thread, and replaces their addresses in `slot`, the parameters
 * of fn, by those of the copies. The frame of fn must have been entered. Returns false after an error message: on a
 * stack overflow, or if an argument is not the address of readable bytes. */
static bool byval_copy(Exec *e, const FnCode *fn, Slot *slot) {
    for (uint32_t i = 0; i < fn->byval.n; i++) {
        ByvalParam v = fn->byval.at[i];
        MemPlace from, to;
        uint64_t at = local_push(e, v.size, v.align, 0);
        if (at == UINT64_MAX) return false;
        if (!address_defined(e, &slot[v.slot])) return false;
        if (v.size && !place_find(e, v.space, slot[v.slot].v, v.size, READ_ACCESS, false, NULL, &from)) return false;
        to = (MemPlace){.arena = &e->t->local, .off = at};
        if (v.size) {
            memcpy(to.arena->byte + to.off, from.arena->byte + from.off, v.size);
            memcpy(to.arena->undef + to.off, from.arena->undef + from.off, v.size);
        }
        slot[v.slot] = (Slot){v.space == SPACE_LOCAL ? at : space_to_generic(e->k, SPACE_LOCAL, at), 0};
    }
    return true;
}

/* Enters function `target` with the arguments of the call c. Returns GO_RELOAD, or GO_STOP after an error message: if
 * the function cannot be decoded, if the numbers of cells of its parameters and result are not those of the call, or
 * if there is no room for its frame or the copies of byval arguments. */
static Go call(Exec *e, const DecodedOp *c, SymId target) {
    Thread *t = e->t;
    const FnCode *fn = fn_code(e->k, target), *from = frame_fn(e);
    if (!fn) {
        report_error(e, "cannot call @%s", sym_text(e->k->m, target));
        return GO_STOP;
    }
    if (fn->nparam != c->b || fn->nret != (uint32_t)c->imm >> 1) {
        report_error(e, "the call does not match the signature of @%s", sym_text(e->k->m, target));
        return GO_STOP;
    }
    e->k->count.call++;
    t->frame.at[t->frame.n - 1].pc = (uint32_t)(c - from->code.at) + 1;
    if (!exec_enter(e, fn, c->dst)) return GO_STOP;
    const CallFrame *f = &t->frame.at[t->frame.n - 1], *caller = f - 1;
    const Slot *base[2] = {vec_from(&t->slot, caller->base), from->konst.at};
    Slot *to = vec_from(&t->slot, f->base);
    const uint32_t *arg = vec_from(&from->args, c->x);
    for (uint32_t i = 0; i < c->b; i++) to[i] = base[arg[i] >> 31][arg[i] & ~OPERAND_CONST];
    if (fn->byval.n && !byval_copy(e, fn, to)) return GO_STOP;
    return GO_RELOAD;
}

/* Enters the function whose address is in operand a. Returns as call(); it is an error if a is not fully defined or not
 * the address of a function. */
static Go call_pointer(Exec *e, const DecodedOp *c) {
    const Slot *p = &OPERAND(e, c->a);
    uint64_t n = (p->v - FUNC_BASE) / 16;
    if (p->u) {
        report_error(e, "call through an uninitialised pointer");
        return GO_STOP;
    }
    if (p->v < FUNC_BASE || (p->v - FUNC_BASE) % 16 || n == 0 || n >= e->k->m->sym.n ||
        e->k->m->sym.at[n].kind != SYM_FUNC) {
        report_error(e, "call through 0x%llx, which is not the address of a function", (unsigned long long)p->v);
        return GO_STOP;
    }
    return call(e, c, (SymId)n);
}

/* Executes C_RET: pops the frame, frees its local memory, whose bytes become dead, and copies the result to the slots
 * of the caller. Returns true if there is no caller. */
static bool leave(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    CallFrame f = t->frame.at[--t->frame.n];
    if (t->local.size != f.local_top) {
        arena_mark(&t->local, f.local_top, t->local.size - f.local_top, BYTE_DEAD);
        t->local.size = f.local_top;
    }
    t->object.n = f.nobj;
    if (t->frame.n == 0) return true;
    if (c->x) {
        Slot *to = t->slot.at + t->frame.at[t->frame.n - 1].base + f.dst;
        const Slot *from = &OPERAND(e, c->a);
        memmove(to, from, c->x * sizeof *to);
    }
    return false;
}

/* Returns the operation to which a switch goes, that of the default if no case has the value of operand a, which must
 * be defined; code: the first operation of the function. */
static const DecodedOp *switch_target(Exec *e, const DecodedOp *c, const DecodedOp *code) {
    const FnCode *fn = frame_fn(e);
    uint64_t v = OPERAND(e, c->a).v;
    const SwitchCase *at = fn->cases.at + c->imm;
    uint32_t i = 0;
    lower_bound(i, c->b, mid, at[mid].value < v);
    return code + (i < c->b && at[i].value == v ? at[i].target : c->x);
}

/* Executes the division or remainder `op` (C_UDIV, C_SDIV, C_UREM, C_SREM) on the operands of c. Returns GO_STOP after
 * an error message for a defined divisor 0 or a signed overflow. Otherwise, if an operand has undefined bits, the
 * result is undefined. */
static Go divide(Exec *e, const DecodedOp *c, uint8_t op) {
    const Slot *a = &OPERAND(e, c->a), *b = &OPERAND(e, c->b);
    Slot *d = &OPERAND(e, c->dst);
    unsigned w = c->width;
    if (b->u == 0 && b->v == 0) {
        report_error(e, "division by zero");
        return GO_STOP;
    }
    if (a->u | b->u) {
        *d = (Slot){0, ONES(w)};
        return GO_NEXT;
    }
    uint64_t v;
    if (op == C_UDIV) v = a->v / b->v;
    else if (op == C_UREM) v = a->v % b->v;
    else {
        int64_t x = (int64_t)sign_extend(a->v, w), y = (int64_t)sign_extend(b->v, w);
        if (y == -1 && a->v == UINT64_C(1) << (w - 1)) {
            report_error(e, "signed division overflows");
            return GO_STOP;
        }
        v = (uint64_t)(y == -1 ? (op == C_SDIV ? -x : 0) : op == C_SDIV ? x / y : x % y);
    }
    *d = (Slot){v & ONES(w), 0};
    return GO_NEXT;
}

/* Executes the most frequent operations with flags: add and sub of defined operands that violate no flag.
 * Returns false, without a result, for all others. */
static inline bool flagged_fast(const DecodedOp *c, const Slot *a, const Slot *b, Slot *d) {
    unsigned shift = 64 - c->width;
    /* the operands are shifted to the top of the word, so the overflow is that of 64 bits */
    uint64_t x = a->v << shift, y = b->v << shift, r;
    if ((a->u | b->u) || (c->sub != C_ADD && c->sub != C_SUB)) return false;
    r = c->sub == C_ADD ? x + y : x - y;
    if (c->x & IF_NUW && (c->sub == C_ADD ? r < x : x < y)) return false;
    if (c->x & IF_NSW && (c->sub == C_ADD ? (x ^ r) & (y ^ r) : (x ^ y) & (x ^ r)) >> 63) return false;
    *d = (Slot){r >> shift, 0};
    return true;
}

/* For the loop in exec_run: the operands a, b, c and the destination of operation c; and the cases of operations of one
 * kind, which compute `expression` if the operands a, b, x are defined. */
#define A (base[c->a >> 31][c->a & ~OPERAND_CONST])
#define B (base[c->b >> 31][c->b & ~OPERAND_CONST])
#define X (base[c->c >> 31][c->c & ~OPERAND_CONST])
#define D (base[0][c->dst])
#define INTEGER(name, expression) \
    case C_##name: { \
        const Slot *a = &A, *b = &B; \
        if (a->u | b->u) D = binary_undefined(c, a, b); \
        else D = (Slot){(expression) & ONES(c->width), 0}; \
        c++; \
        continue; \
    }
#define SHIFT(name, expression) \
    case C_##name: { \
        const Slot *a = &A, *b = &B; \
        if ((a->u | b->u) || b->v >= c->width) D = binary_undefined(c, a, b); \
        else D = (Slot){(expression) & ONES(c->width), 0}; \
        c++; \
        continue; \
    }
#define COMPARE(name, expression) \
    case C_##name: { \
        const Slot *a = &A, *b = &B; \
        if (a->u | b->u) D = compare_undefined(c, a, b); \
        else D = (Slot){(expression), 0}; \
        c++; \
        continue; \
    }
#define FLOAT2(name, bits, op) \
    case C_##name: { \
        const Slot *a = &A, *b = &B; \
        if (a->u | b->u) D = (Slot){0, bits == 32 ? slot_spoil(a->u | b->u) : ONES(bits)}; \
        else D = (Slot){f##bits##_bits(f##bits##_of(a->v) op f##bits##_of(b->v)), 0}; \
        c++; \
        continue; \
    }
#define FLOAT3(name, bits, function) \
    case C_##name: { \
        const Slot *a = &A, *b = &B, *x = &X; \
        if (a->u | b->u | x->u) D = (Slot){0, bits == 32 ? slot_spoil(a->u | b->u | x->u) : ONES(bits)}; \
        else D = (Slot){f##bits##_bits(function(f##bits##_of(a->v), f##bits##_of(b->v), f##bits##_of(x->v))), 0}; \
        c++; \
        continue; \
    }
#define FLOAT_COMPARE(name, bits, type) \
    case C_##name: { \
        const Slot *a = &A, *b = &B; \
        type x = f##bits##_of(a->v), y = f##bits##_of(b->v); \
        if (a->u | b->u) D = (Slot){0, 1}; \
        else D = (Slot){fp_holds(c->sub, x < y, x == y, x > y), 0}; \
        c++; \
        continue; \
    }

enum Stop exec_run(Exec *e, uint64_t *budget) {
    Thread *t = e->t;
    uint64_t left = *budget;
    enum Stop stop = STOP_BUDGET;
    CallFrame *f;
    Slot *base[2];
    const DecodedOp *c, *code;
    LastBranch last;
    Go go;
reload:
    f = &t->frame.at[t->frame.n - 1];
    e->fn = f->fn;
    code = f->fn->code.at;
    c = code + f->pc;
    last = f->last;
    base[0] = e->base[0] = vec_from(&t->slot, f->base);
    base[1] = e->base[1] = f->fn->konst.at;
    while (left) {
        left--;
        switch ((enum CodeOp)c->op) {
        case C_MOVE:
            D = A;
            c++;
            continue;
        case C_MOVES:
            memmove(&D, &A, c->x * sizeof(Slot));
            c++;
            continue;
            INTEGER(ADD, a->v + b->v)
            INTEGER(SUB, a->v - b->v)
            INTEGER(MUL, a->v * b->v)
            INTEGER(AND, a->v & b->v)
            INTEGER(OR, a->v | b->v)
            INTEGER(XOR, a->v ^ b->v)
            SHIFT(SHL, a->v << b->v)
            SHIFT(LSHR, a->v >> b->v)
            SHIFT(ASHR, (uint64_t)((int64_t)sign_extend(a->v, c->width) >> b->v))
        case C_UDIV:
        case C_SDIV:
        case C_UREM:
        case C_SREM:
            e->c = c;
            if (divide(e, c, (uint8_t)c->op) == GO_STOP) goto error;
            c++;
            continue;
        case C_FLAGGED:
            e->c = c;
            if (!flagged_fast(c, &A, &B, &D) && flagged(e, c) == GO_STOP) goto error;
            c++;
            continue;
            COMPARE(EQ, a->v == b->v)
            COMPARE(NE, a->v != b->v)
            COMPARE(ULT, a->v < b->v)
            COMPARE(ULE, a->v <= b->v)
            COMPARE(SLT, (int64_t)sign_extend(a->v, c->width) < (int64_t)sign_extend(b->v, c->width))
            COMPARE(SLE, (int64_t)sign_extend(a->v, c->width) <= (int64_t)sign_extend(b->v, c->width))
        case C_SELECT: {
            const Slot *a = &A, *b = &B, *x = &X;
            if (a->u == 0) D = a->v ? *b : *x;
            else D = (Slot){b->v, b->u | x->u | (b->v ^ x->v)};
            c++;
            continue;
        }
        case C_SELECTS: {
            const Slot *a = &A, *b = &B, *x = &X;
            if (a->u == 0) memmove(&D, a->v ? b : x, c->x * sizeof(Slot));
            else
                for (uint32_t i = 0; i < c->x; i++) (&D)[i] = (Slot){b[i].v, b[i].u | x[i].u | (b[i].v ^ x[i].v)};
            c++;
            continue;
        }
        case C_TRUNC: {
            Slot a = A;
            D = (Slot){a.v & ONES(c->width), a.u & ONES(c->width)};
            c++;
            continue;
        }
        case C_SEXT: {
            Slot a = A;
            D = (Slot){sign_extend(a.v, c->sub) & ONES(c->width), a.u ? sign_extend(a.u, c->sub) & ONES(c->width) : 0};
            c++;
            continue;
        }
        case C_FREEZE: {
            Slot a = A;
            D = (Slot){e->k->opt.seed ? a.v | a.u : a.v & ~a.u, 0}; /* any value is right: another seed, another one */
            c++;
            continue;
        }
        case C_GEP: {
            Slot a = A;
            D = (Slot){(a.v + c->imm) & ONES(c->width), a.u ? ONES(c->width) : 0};
            c++;
            continue;
        }
        case C_CVTA: {
            Slot a = A;
            D = (Slot){(a.v + c->imm) & ONES(c->width), a.u ? ONES(c->width) : 0};
            e->k->count.cvta++;
            c++;
            continue;
        }
        case C_GEPI: {
            const Slot *a = &A, *b = &B;
            D = (Slot){(a->v + sign_extend(b->v, c->sub) * c->imm) & ONES(c->width), a->u | b->u ? ONES(c->width) : 0};
            c++;
            continue;
        }
            FLOAT2(FADD32, 32, +)
            FLOAT2(FSUB32, 32, -)
            FLOAT2(FMUL32, 32, *)
            FLOAT2(FDIV32, 32, /)
            FLOAT3(FMA32, 32, fmaf)
            FLOAT2(FADD64, 64, +)
            FLOAT2(FSUB64, 64, -)
            FLOAT2(FMUL64, 64, *)
            FLOAT2(FDIV64, 64, /)
            FLOAT3(FMA64, 64, fma)
            FLOAT_COMPARE(FCMP32, 32, float)
            FLOAT_COMPARE(FCMP64, 64, double)
        case C_LOAD:
            e->c = c;
            if (!load_fast(e, c, &A, &D) && access_load(e, c, &D) == GO_STOP) goto error;
            c++;
            continue;
        case C_STORE:
            e->c = c;
            if (!store_fast(e, c, &A, &B) && access_store(e, c) == GO_STOP) goto error;
            c++;
            continue;
        case C_JUMP: c = code + c->x; continue;
        case C_BRANCH: {
            Slot a = A;
            if (a.u) {
                e->c = c;
                report_undefined(e, "branch on an uninitialised value or poison");
                goto error;
            }
            last.from = (uint32_t)(c - code);
            last.to = a.v ? c->b : c->x;
            c = code + last.to;
            continue;
        }
        case C_SWITCH:
            if (A.u) {
                e->c = c;
                report_undefined(e, "switch on an uninitialised value or poison");
                goto error;
            }
            last.from = (uint32_t)(c - code);
            c = switch_target(e, c, code);
            last.to = (uint32_t)(c - code);
            continue;
        case C_CALL:
            e->c = c;
            t->frame.at[t->frame.n - 1].last = last;
            if (call(e, c, (SymId)(c->imm >> 32)) == GO_STOP) goto error;
            goto reload;
        case C_CALLI:
            e->c = c;
            t->frame.at[t->frame.n - 1].last = last;
            if (call_pointer(e, c) == GO_STOP) goto error;
            goto reload;
        case C_RET:
            if (leave(e, c)) {
                t->state = TH_DONE;
                t->ended = (uint32_t)(c - code), t->last = last;
                stop = STOP_DONE;
                goto out;
            }
            goto reload;
        case C_CALL_OUT:
            e->c = c;
            go = c->fn(e, c);
            if (go == GO_NEXT) {
                c++;
                continue;
            }
            if (go == GO_STOP) {
                if (t->state == TH_DONE) {
                    t->ended = t->frame.n == 1 ? (uint32_t)(c - code) : UINT32_MAX, t->last = last;
                    stop = STOP_DONE;
                    goto out;
                }
                goto error;
            }
            if (go == GO_RELOAD) goto reload;
            c++;
            stop = STOP_WAIT;
            goto save;
        case C_CHECK:
            e->c = c;
            left++;
            if (c->fn(e, c) == GO_STOP) goto error;
            c++;
            continue;
        case C_COUNT: break;
        }
        break;
    }
save:
    t->frame.at[t->frame.n - 1].pc = (uint32_t)(c - code);
    t->frame.at[t->frame.n - 1].last = last;
out:
    *budget = left;
    return stop;
error:
    *budget = left;
    return STOP_ERROR;
}
