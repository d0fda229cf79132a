/* ops_memory.c: operations on memory: the stack, atomics, the heap; and those that end a thread or a
 * block. */
#include "analysis/run/machine/access.h"
#include "analysis/run/ops/ops.h"

/* Allocates the memory of an alloca and stores its address in dst. a: number of elements, b: bytes of one, sub: log2
 * of the alignment, width: space of the result, a generic address unless it is SPACE_LOCAL; x: the instruction. */
Go alloca_op(Exec *e, const DecodedOp *c) {
    const Slot *count = &OPERAND(e, c->a);
    uint64_t size = OPERAND(e, c->b).v, at;
    if (count->u) {
        report_error(e, "the size of an alloca is uninitialised");
        return GO_STOP;
    }
    if (size && count->v > WINDOW_SIZE / size) {
        report_error(e, "stack overflow: an alloca of %llu elements", (unsigned long long)count->v);
        return GO_STOP;
    }
    at = local_push(e, size * count->v, UINT64_C(1) << c->sub, c->x);
    if (at == UINT64_MAX) return GO_STOP;
    OPERAND(e, c->dst) = (Slot){c->width == SPACE_LOCAL ? at : space_to_generic(e->k, SPACE_LOCAL, at), 0};
    return GO_NEXT;
}

/* Makes the contents of an alloca undefined, because its lifetime begins or ends. a: pointer to the alloca, width: the
 * space of the pointer. Does nothing if the pointer is not the beginning of an alloca. */
Go lifetime_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    Slot p = OPERAND(e, c->a);
    uint64_t off = c->width == SPACE_LOCAL ? p.v : generic_to_space(e->k, SPACE_LOCAL, p.v);
    Object *o = off < t->local.size && !p.u ? object_near(&t->object, off) : NULL;
    if (o && o->off == off) memset(t->local.undef + off, 0xff, o->size);
    return GO_NEXT;
}

/* Stores in dst the size of the local memory of the thread, as a mark for stackrestore_op. */
Go stacksave_op(Exec *e, const DecodedOp *c) {
    OPERAND(e, c->dst) = (Slot){e->t->local.size, 0};
    return GO_NEXT;
}

/* Frees the local memory allocated since stacksave_op returned a. Does nothing if less than that is allocated. */
Go stackrestore_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    const Slot *mark = &OPERAND(e, c->a);
    uint64_t top = mark->v;
    if (!address_defined(e, mark)) return GO_STOP;
    if (top > t->local.size) return GO_NEXT;
    arena_mark(&t->local, top, t->local.size - top, BYTE_DEAD);
    t->local.size = top;
    while (t->object.n && t->object.at[t->object.n - 1].off >= top) t->object.n--;
    return GO_NEXT;
}

/* ------------------------------------------------------------------------------------------------ atomics */

/* Returns the new value of an atomic operation on integers of w bits. The operands must be zero above bit w; those bits
 * of the result are arbitrary. */
static uint64_t rmw_integer(uint8_t op, uint64_t old, uint64_t v, unsigned w) {
    int64_t so = (int64_t)sign_extend(old, w), sv = (int64_t)sign_extend(v, w);
    switch (op) {
    case RMW_XCHG: return v;
    case RMW_ADD: return old + v;
    case RMW_SUB: return old - v;
    case RMW_AND: return old & v;
    case RMW_NAND: return ~(old & v);
    case RMW_OR: return old | v;
    case RMW_XOR: return old ^ v;
    case RMW_MAX: return so > sv ? old : v;
    case RMW_MIN: return so < sv ? old : v;
    case RMW_UMAX: return old > v ? old : v;
    case RMW_UMIN: return old < v ? old : v;
    case RMW_UINC_WRAP: return old >= v ? 0 : old + 1;
    case RMW_UDEC_WRAP: return old == 0 || old > v ? v : old - 1;
    case RMW_USUB_COND: return old >= v ? old - v : old;
    default: return old >= v ? old - v : 0; /* RMW_USUB_SAT */
    }
}

/* Returns the new value of an atomic operation on floating-point numbers of type t. Sums are rounded to nearest
 * even. */
static uint64_t rmw_float(uint8_t op, enum FpType t, uint64_t old, uint64_t v) {
    switch (op) {
    case RMW_XCHG: return v;
    case RMW_FADD: return fp_op(FP_ADD, t, RN, old, v, 0);
    case RMW_FSUB: return fp_op(FP_SUB, t, RN, old, v, 0);
    case RMW_FMAX: return fp_extreme(t, true, false, old, v);
    case RMW_FMIN: return fp_extreme(t, false, false, old, v);
    case RMW_FMAXIMUM: return fp_extreme(t, true, true, old, v);
    default: return fp_extreme(t, false, true, old, v);
    }
}

uint64_t rmw_value(uint8_t op, unsigned fp, uint64_t old, uint64_t v, unsigned width) {
    if (fp) return rmw_float(op, (enum FpType)(fp - 1), old, v);
    return rmw_integer(op, old, v, width) & ONES(width);
}

bool slot_access(Exec *e, uint32_t space, uint64_t address, unsigned bytes, Slot *s, bool store) {
    MemPlace at;
    if (!place_find(e, space, address, bytes, store ? WRITE_ACCESS : READ_ACCESS, false, store ? &s->v : NULL, &at))
        return false;
    if (store) {
        memcpy(at.arena->byte + at.off, &s->v, bytes), memcpy(at.arena->undef + at.off, &s->u, bytes);
    } else {
        *s = (Slot){0, 0};
        memcpy(&s->v, at.arena->byte + at.off, bytes), memcpy(&s->u, at.arena->undef + at.off, bytes);
    }
    return true;
}

/* Counts an atomic access of `bytes` bytes at `at`, and records it in the profile. One to global memory also orders the
 * accesses of its block to shared memory, for race checks. */
static void atomic_count(Exec *e, const DecodedOp *c, uint64_t bytes, const MemPlace *at) {
    Thread *t = e->t;
    e->k->count.atomic[at->generic][at->arena->space]++;
    profile_access(e, c, at, (uint32_t)bytes);
    /* A global atomic may order accesses of the block to shared memory, so it counts as acquire and
     * release: accesses before the previous global atomic of the block do not race with later ones of this
     * thread. */
    if (at->arena->space == RUN_GLOBAL) {
        if (t->cta->release >= t->since) t->since = t->cta->release + 1;
        t->cta->release = t->cta->time++;
    }
}

/* Checks and counts an atomic access of `bytes` bytes through pointer c->a, and sets *at to its memory. c->x: ACCESS |
 * offset added to the pointer << 16. Returns false after an error message. */
static bool atomic_place(Exec *e, const DecodedOp *c, uint64_t bytes, MemPlace *at) {
    const Slot *p = &OPERAND(e, c->a);
    uint64_t address = p->v + (c->x >> 16);
    if (!address_defined(e, p) || !address_aligned(e, address, c->x & 0xff)) return false;
    if (!place_find(e, c->x >> 8 & 0xff, address, bytes, ATOMIC_ACCESS, true, NULL, at)) return false;
    atomic_count(e, c, bytes, at);
    return true;
}

/* Executes an atomicrmw. a: address, b: value; sub: enum RmwOp; width: bits, at most 64; c: enum FpType + 1, or 0 for
 * an integer; x: ACCESS | offset << 16. dst: the old value. */
Go rmw_op(Exec *e, const DecodedOp *c) {
    Slot v = OPERAND(e, c->b), old = {0, 0}, new;
    unsigned bytes = c->width / 8u;
    MemPlace at;
    if (!atomic_place(e, c, bytes, &at)) return GO_STOP;
    memcpy(&old.v, at.arena->byte + at.off, bytes);
    memcpy(&old.u, at.arena->undef + at.off, bytes);
    new.v = c->c ? rmw_float(c->sub, (enum FpType)(c->c - 1), old.v, v.v) : rmw_integer(c->sub, old.v, v.v, c->width);
    new.u = c->sub == RMW_XCHG ? v.u : old.u | v.u ? ONES(c->width) : 0;
    memcpy(at.arena->byte + at.off, &new.v, bytes);
    memcpy(at.arena->undef + at.off, &new.u, bytes);
    OPERAND(e, c->dst) = old;
    return GO_NEXT;
}

/* Executes a cmpxchg. a: address, b: expected value, c: new value, width: bits, at most 128; x: as for rmw_op. The
 * result is the old value, then whether it was the expected one. Undefined bits in the old or the expected value are an
 * error. If sub is set, the operation is an unconditional exchange and the result is the old value only. */
Go cmpxchg_op(Exec *e, const DecodedOp *c) {
    unsigned bytes = c->width / 8u, cells = c->width > 64 ? 2 : 1;
    const Slot *expected = &OPERAND(e, c->b), *new = &OPERAND(e, c->c);
    Slot old[2] = {{0, 0}, {0, 0}}, *d = &OPERAND(e, c->dst);
    uint64_t differ = 0, undefined = 0;
    MemPlace at;
    if (!atomic_place(e, c, bytes, &at)) return GO_STOP;
    for (unsigned i = 0; i < cells; i++) {
        unsigned part = bytes - i * 8 < 8 ? bytes - i * 8 : 8;
        memcpy(&old[i].v, at.arena->byte + at.off + i * 8, part);
        memcpy(&old[i].u, at.arena->undef + at.off + i * 8, part);
        if (c->sub) continue;
        differ |= old[i].v ^ expected[i].v;
        undefined |= old[i].u | expected[i].u;
    }
    if (undefined) {
        report_error(e, "compare-and-exchange of an uninitialised value");
        return GO_STOP;
    }
    for (unsigned i = 0; !differ && i < cells; i++) {
        unsigned part = bytes - i * 8 < 8 ? bytes - i * 8 : 8;
        memcpy(at.arena->byte + at.off + i * 8, &new[i].v, part);
        memcpy(at.arena->undef + at.off + i * 8, &new[i].u, part);
    }
    for (unsigned i = 0; i < cells; i++) d[i] = old[i];
    if (!c->sub) d[cells] = (Slot){differ == 0, 0};
    return GO_NEXT;
}

Go word_swap_op(Exec *e, const DecodedOp *c) {
    const Slot *p = &OPERAND(e, c->a), *expected = &OPERAND(e, c->b), *new = &OPERAND(e, c->c);
    unsigned changed = 0;
    Slot old;
    MemPlace at;
    for (unsigned i = 0; i < 4; i++)
        changed |= (unsigned)(((expected->v ^ new->v) | (expected->u ^ new->u)) >> 8 * i & 0xff ? 1 : 0) << i;
    if (!address_defined(e, p) || !address_aligned(e, p->v, 2)) return GO_STOP;
    if (!word_find(e, c->x >> 8 & 0xff, p->v, true, true, changed, &at, &old)) return GO_STOP;
    atomic_count(e, c, 4, &at);
    if (old.u | expected->u) {
        report_error(e, "compare-and-exchange of an uninitialised value");
        return GO_STOP;
    }
    for (unsigned i = 0; i < 4 && old.v == expected->v; i++)
        if (changed >> i & 1)
            at.arena->byte[at.off + i] = (uint8_t)(new->v >> 8 * i),
                                    at.arena->undef[at.off + i] = (uint8_t)(new->u >> 8 * i);
    OPERAND(e, c->dst) = old;
    return GO_NEXT;
}

/* ----------------------------------------------------------------------------------------------- the heap */

/* Bytes of one malloc; sixteen times as much for all of global memory. */
enum { HEAP_LIMIT = 1 << 28 };

Go malloc_op(Exec *e, const DecodedOp *c) {
    Machine *k = e->k;
    const Slot *n = &OPERAND(e, c->a);
    if (n->u) {
        report_error(e, "malloc of an uninitialised size");
        return GO_STOP;
    }
    uint64_t address = 0;
    if (n->v <= HEAP_LIMIT && k->mem.global.size + n->v <= UINT64_C(16) * HEAP_LIMIT) {
        Object o = {.size = n->v,
                    .heap = true,
                    .fn = frame_fn(e)->sym,
                    .inst = frame_fn(e)->where.at[c - frame_fn(e)->code.at]};
        address = k->mem.global_base + arena_push(&k->mem.global, &k->mem.global_object, o, 16, BYTE_LIVE);
    }
    OPERAND(e, c->dst) = (Slot){address, 0};
    return GO_NEXT;
}

Go free_op(Exec *e, const DecodedOp *c) {
    Machine *k = e->k;
    const Slot *p = &OPERAND(e, c->a);
    if (!address_defined(e, p)) return GO_STOP;
    if (p->v == 0) return GO_NEXT;
    Object *o = object_near(&k->mem.global_object, p->v - k->mem.global_base);
    if (!o || !o->heap || o->off != p->v - k->mem.global_base) {
        report_error(e, "free of 0x%llx, which malloc did not return", (unsigned long long)p->v);
        return GO_STOP;
    }
    if (o->dead) {
        report_error(e, "free of memory that is already freed");
        return GO_STOP;
    }
    o->dead = true;
    o->dead_fn = frame_fn(e)->sym;
    o->dead_inst = frame_fn(e)->where.at[c - frame_fn(e)->code.at];
    arena_mark(&k->mem.global, o->off, o->size, BYTE_DEAD);
    return GO_NEXT;
}

/* --------------------------------------------------------------------------------------------------- ends */

Go unreachable_op(Exec *e, const DecodedOp *c) {
    (void)c;
    report_error(e, "executed an unreachable instruction");
    return GO_STOP;
}

Go trap_op(Exec *e, const DecodedOp *c) {
    (void)c;
    report_error(e, "trap");
    return GO_STOP;
}

Go fence_op(Exec *e, const DecodedOp *c) {
    e->k->count.fence[c->sub]++;
    return GO_NEXT;
}

Go indirectbr_op(Exec *e, const DecodedOp *c) {
    const FnCode *fn = frame_fn(e);
    Module *m = e->k->m;
    const Slot *p = &OPERAND(e, c->a);
    uint64_t n = (p->v - BLOCK_BASE) / 16;
    if (!p->u && p->v >= BLOCK_BASE && n < m->blockaddr.n && m->blockaddr.at[n].fn == fn->sym)
        for (uint32_t i = 0; i < c->b; i++)
            if (fn->cases.at[c->x + i].value == m->blockaddr.at[n].block) {
                CallFrame *f = &e->t->frame.at[e->t->frame.n - 1];
                f->pc = fn->cases.at[c->x + i].target;
                f->last = (LastBranch){(uint32_t)(c - fn->code.at), f->pc};
                return GO_RELOAD;
            }
    report_error(e, "indirectbr to an address that is not among its destinations");
    return GO_STOP;
}
