/* loop-promote: keeps elements of local variables in registers while a loop runs.
 *
 *    p:  br label %h                                 p:  %x = load i32, ptr %s.3
 *                                                        br label %h
 *    h:  ...                                         h:  %y = phi i32 [ %x, %p ], [ %z, %h ]
 *        %y = load i32, ptr %s.3                         ...
 *        %z = mul i32 %y, %c                             %z = mul i32 %y, %c
 *        store i32 %z, ptr %s.3                          br i1 %d, label %h, label %e
 *        br i1 %d, label %h, label %e                e:  store i32 %z, ptr %s.3
 *    e:  ...                                             ...
 *
 * An array that is indexed by a variable somewhere stays in memory (sroa), also in the loops that only use constant
 * indices, as most do once their inner loops are unrolled. The algorithm is that of LLVM's LICM
 * (promoteLoopAccessesToScalars) and of Cooper and Lu, "Register promotion in C programs" (PLDI 1997): a slot, that is, a
 * scalar or vector at a constant offset, is copied to a variable of its own in the preheader, the loop uses that variable,
 * and its exits copy it back. mem2reg makes a register of it. Each slot is promoted in the outermost loop in which that is
 * possible:
 *
 *    the address of the variable does not escape, so that no other thread and no call sees the memory meanwhile;
 *    all accesses of the loop that overlap the slot are plain loads and stores of the whole slot, as the same type;
 *    one of them is a store: licm moves a load of what the loop does not change;
 *    the slots of the loop have at most BYTES_MAX bytes, because each occupies a register in all of the loop, and at most
 *    EDGES_MAX edges leave the loop, because each may get a copy of all slots;
 *    nothing in the function stores a part of a scalar of the slot.
 *
 * Without the last rule the pass is shorter, and wrong. Let %s.0 be poison, a short, and %s.2 hold 7. A loop that stores
 * the word at %s.0 under a condition that never holds leaves the 7 alone. But if the loop is given a copy of the word and
 * stores it back, the copy is poison as a whole, and so is then the 7. LLVM does that. If all stores are of whole
 * scalars, a copy is poison only if all bytes of the slot are.
 *
 * Other edges than those from the loop may lead to the block after it. A store there would write what the loop never
 * computed, so the edges from the loop get a block of their own. The lifetime markers of the variables are deleted,
 * because the preheader and the exits may be outside of the lifetime. Debug records stay, and show the memory, which the
 * loop does not keep up to date; dse treats them in the same way.
 *
 * Needs nothing. */
#include "analysis/loops.h"
#include "analysis/spaces/location.h"
#include "transform/loops/loop_rounds.h"
#include "transform/loops/preheader.h"

/* VARIABLE_MAX: bytes of a variable. SLOT_MAX: bytes of a slot. BYTES_MAX: of all slots of a loop. EDGES_MAX: see above.
 * ROUNDS_MAX: see loop_rounds. NEST_MAX: the depth of a constant. */
enum { VARIABLE_MAX = 4096, SLOT_MAX = 16, BYTES_MAX = 256, EDGES_MAX = 16, ROUNDS_MAX = 4, NEST_MAX = 8 };
#define NOWHERE UINT32_MAX

/* A local variable. */
typedef struct LoopVariable {
    ValueId alloca_;
    uint64_t size;
    bool stays;   /* its address escapes */
    uint32_t cut; /* the index in LoopPromoter.cut of its size + 1 bytes */
    /* What is stored at offsets that are not constant are scalars at `at` plus a multiple of `stride`, and `stride` divides
     * their sizes. Stride 0: nothing is. */
    int64_t at;
    uint64_t stride;
} LoopVariable;

/* An address in a variable: `at` bytes after its beginning, plus a multiple of `stride` (0: exactly there). */
typedef struct LoopAddress {
    ValueId v;
    int64_t at;
    uint64_t stride;
} LoopAddress;

/* An access to bytes [low, high) of a variable. `in` is the number of the innermost loop around it (Loop.in). type:
 * T_VOID if it is no plain load or store, or its offset is not constant; low and high are then what it may access. */
typedef struct LoopAccess {
    ValueId v;
    uint32_t variable, in;
    uint64_t low, high;
    TypeId type;
    bool promoted;
} LoopAccess;

/* Bytes [low, low + size) of a variable, which become a register in a loop. The accesses to it are members `first` to
 * first + n - 1 of LoopPromoter.promoted. */
typedef struct LoopSlot {
    uint32_t loop, variable;
    uint64_t low, size;
    TypeId type;
    uint32_t first, n;
} LoopSlot;

/* The edges to block `to` from the blocks whose innermost loop with slots is `loop`. */
typedef struct LoopExitEdges {
    BlockId to;
    uint32_t loop;
} LoopExitEdges;

typedef VEC(BlockId) BlockList;

typedef struct LoopPromoter {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    Uses uses;
    VEC(LoopVariable) variable;
    /* By byte of a variable: whether the store of a scalar at a constant offset begins or ends there. */
    VEC(uint8_t) cut;
    uint32_t *owner;        /* by value: 1 + the index of the variable that it is an address in; 0: none is known */
    VEC(LoopAddress) todo;  /* the addresses in the variable at hand */
    VEC(LoopAccess) access; /* those of all loops, in the order of `in` */
    VEC(LoopAccess *) work; /* those of the loop at hand, by variable and offset */
    VEC(LoopSlot) slot;     /* by loop */
    VEC(ValueId) promoted;
    uint32_t *within; /* by block: the innermost loop around it that has slots; LOOP_NONE */
    VEC(LoopExitEdges) shared;
    Edit e;
} LoopPromoter;

/* ------------------------------------------------------------------------------------------------ addresses */

/* Adds what getelementptr v adds to *a, all but a->v. If it adds an offset of which nothing is known, or leads 2 GiB or
 * more away, *a becomes any address in the variable (stride 1). */
static void address_step(const LoopPromoter *s, ValueId v, LoopAddress *a) {
    TypeId t = inst_at(s->f, v)->aux;
    for (uint32_t k = 1; k < inst_at(s->f, v)->nopnd; k++) {
        int64_t index = 1, by = 0;
        bool constant = ref_sint(s->m, inst_op(s->f, v, k), &index);
        bool steps = gep_step(s->m, &t, k - 1, index, constant ? &a->at : &by);
        if (!constant) a->stride = offsets_gcd(a->stride, (uint64_t)by);
        if (steps && a->at >= -INT32_MAX && a->at <= INT32_MAX) continue;
        *a = (LoopAddress){a->v, 0, 1};
        return;
    }
}

/* Adds v, which is computed from address a, to the addresses of variable x. A phi or select may be any address in it. If
 * it is an address in another variable already, x stays in memory. */
static void address_add(LoopPromoter *s, uint32_t x, LoopAddress a, ValueId v) {
    uint8_t op = inst_at(s->f, v)->op;
    if (s->owner[v]) {
        s->variable.at[x].stays |= s->owner[v] != x + 1;
        return;
    }
    a.v = v;
    if (op == OP_GETELEMENTPTR) address_step(s, v, &a);
    if (op == OP_PHI || op == OP_SELECT) a = (LoopAddress){v, 0, 1};
    s->owner[v] = x + 1;
    vec_push(&s->todo, a);
}

/* ------------------------------------------------------------------------------------------------- accesses */

/* Records that v accesses `size` bytes at address a of variable x, if v is in a loop and `size` is not 0. An access
 * that may be outside of x counts as one to all of it. type: see LoopAccess. */
static void access_add(LoopPromoter *s, uint32_t x, LoopAddress a, ValueId v, uint64_t size, TypeId type) {
    uint64_t all = s->variable.at[x].size;
    uint32_t loop = s->loops.of_block[s->cfg->block_of[v]];
    bool inside = !a.stride && a.at >= 0 && size <= all && (uint64_t)a.at <= all - size;
    if (loop == LOOP_NONE || !size) return;
    LoopAccess y = {v, x, s->loops.loop.at[loop].in, 0, all, T_VOID, false};
    if (inside) y.low = (uint64_t)a.at, y.high = y.low + size, y.type = type;
    vec_push(&s->access, y);
}

/* Records that `size` bytes at address a of variable x are stored, as scalars of `scalar` bytes. Ignores a store at a
 * constant offset that is not within x. */
static void store_note(LoopPromoter *s, uint32_t x, LoopAddress a, uint64_t size, uint64_t scalar) {
    LoopVariable *y = &s->variable.at[x];
    if (!size) return;
    if (a.stride) {
        if (!y->stride) y->at = a.at;
        int64_t distance = a.at - y->at;
        y->stride = offsets_gcd(offsets_gcd(y->stride, a.stride), scalar);
        y->stride = offsets_gcd(y->stride, (uint64_t)(distance < 0 ? -distance : distance));
    } else if (a.at >= 0 && size <= y->size && (uint64_t)a.at <= y->size - size) {
        for (uint64_t k = 0; k <= size; k += scalar) s->cut.at[y->cut + (uint64_t)a.at + k] = true;
    }
}

/* Returns the size of the scalars in a value of type t; 1 if it is an aggregate, or a vector whose elements are no
 * bytes. */
static uint64_t scalar_size(const LoopPromoter *s, TypeId t) {
    TypeId e = type_scalar(s->m, t);
    if (e != t && layout_scalar_bits(s->m, e) % 8) return 1;
    return type_is_aggregate(s->m, t) ? 1 : type_store_size(s->m, e);
}

/* Reports whether r is a symbol, or a constant without undef or poison in it. Returns false, too, for a constant
 * expression, and for a constant that is nested deeper than `depth`. */
static bool const_is_defined(const Module *m, Ref r, int depth) {
    if (ref_is(r, REF_SYM)) return true;
    if (!ref_is(r, REF_CONST) || !depth) return false;
    const Const *c = const_at(m, r);
    if (c->kind == CONST_UNDEF || c->kind == CONST_POISON || c->kind == CONST_EXPR) return false;
    for (uint32_t k = 0; c->kind == CONST_AGG && k < c->n; k++)
        if (!const_is_defined(m, m->const_elem.at[c->first + k], depth - 1)) return false;
    return true;
}

/* Returns the size of the scalars that memcpy or memset v, of `size` bytes, stores: all bytes of a memset, or of a copy of
 * a constant variable, are poison or none. */
static uint64_t copy_scalar(const LoopPromoter *s, ValueId v, enum MemoryCall kind, uint64_t size) {
    if (kind == MEMORY_FILL) return size;
    Ref from = inst_op(s->f, v, 1);
    if (!ref_is(from, REF_SYM)) return 1;
    const Sym *x = &s->m->sym.at[ref_index(from)];
    bool constant = x->kind == SYM_VAR && x->constant && type_size(s->m, x->type) <= VARIABLE_MAX;
    return constant && const_is_defined(s->m, x->init, NEST_MAX) ? size : 1;
}

/* Records what `user` does with address a of variable x. Returns false if the address escapes. */
static bool use_visit(LoopPromoter *s, uint32_t x, LoopAddress a, ValueId user) {
    const Inst *i = inst_at(s->f, user);
    Ref address = ref_make(REF_VALUE, a.v);
    uint64_t size;
    bool to = ref_same(inst_op(s->f, user, 0), address);
    if (op_flags(i) & OF_DEBUG || i->op == OP_ICMP) return true;
    if (i->op == OP_LOAD || i->op == OP_STORE) {
        TypeId t = inst_access_type(s->m, s->f, user);
        if ((i->op == OP_STORE && to) || !type_is_sized(s->m, t)) return false;
        access_add(s, x, a, user, type_store_size(s->m, t), access_is_plain(i) ? t : T_VOID);
        if (i->op == OP_STORE) store_note(s, x, a, type_store_size(s->m, t), scalar_size(s, t));
        return true;
    }
    if (inst_is_intrinsic(s->m, s->f, user, INF_LIFETIME)) return true;
    if (inst_is_intrinsic(s->m, s->f, user, INF_COPY | INF_FILL)) {
        enum MemoryCall kind = memory_call(s->m, s->f, user, &size);
        if (kind == MEMORY_NONE) size = 1, a.stride = 1; /* any bytes */
        access_add(s, x, a, user, size, T_VOID);
        if (to) store_note(s, x, a, size, kind == MEMORY_NONE ? 1 : copy_scalar(s, user, kind, size));
        return true;
    }
    bool derives = i->op == OP_PHI || i->op == OP_SELECT || i->op == OP_GETELEMENTPTR || i->op == OP_BITCAST ||
                   i->op == OP_ADDRSPACECAST;
    if (!derives || !type_is_ptr(s->m, i->type)) return false;
    address_add(s, x, a, user);
    return true;
}

/* Appends alloca v to s->variable and visits all uses of its address, if it allocates one element, of 1 to VARIABLE_MAX
 * bytes. An array by count is none. */
static void variable_visit(LoopPromoter *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    uint64_t count = 1;
    if (i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(s->m, i->aux)) return;
    if (i->nopnd && (!ref_int(s->m, inst_op(s->f, v, 0), &count) || count != 1)) return;
    uint64_t size = type_size(s->m, i->aux);
    if (!size || size > VARIABLE_MAX) return;
    uint32_t x = s->variable.n;
    vec_push(&s->variable, ((LoopVariable){.alloca_ = v, .size = size, .cut = s->cut.n}));
    for (uint64_t k = 0; k <= size; k++) vec_push(&s->cut, false);
    s->todo.n = 0;
    s->owner[v] = x + 1;
    vec_push(&s->todo, ((LoopAddress){v, 0, 0}));
    for (uint32_t k = 0; k < s->todo.n && !s->variable.at[x].stays; k++) {
        LoopAddress a = s->todo.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++)
            if (!use_visit(s, x, a, s->uses.at[u])) s->variable.at[x].stays = true;
    }
}

/* ---------------------------------------------------------------------------------------------------- slots */

/* Reports whether a slot of type t can be a register: a scalar or vector of at most SLOT_MAX bytes without padding. */
static bool type_fits(const LoopPromoter *s, TypeId t) {
    if (t == T_VOID || type_is_aggregate(s->m, t) || type_store_size(s->m, t) > SLOT_MAX) return false;
    TypeId e = type_scalar(s->m, t);
    uint64_t bits = layout_scalar_bits(s->m, e);
    return bits % 8 == 0 && bits * (e == t ? 1 : type_at(s->m, t)->n) == 8 * type_size(s->m, t);
}

/* Reports whether nothing stores a part of a scalar of a value of type t at byte `low` of the variable. */
static bool slot_is_whole(const LoopPromoter *s, const LoopVariable *x, uint64_t low, TypeId t) {
    uint64_t size = type_store_size(s->m, t), scalar = scalar_size(s, t);
    for (uint64_t k = 1; k < size; k++)
        if (k % scalar && s->cut.at[x->cut + low + k]) return false;
    return !x->stride || (x->stride % scalar == 0 && (x->at - (int64_t)low) % (int64_t)scalar == 0);
}

/* Orders accesses for qsort, by loop. */
static int access_order(const void *a, const void *b) {
    const LoopAccess *x = a, *y = b;
    if (x->in != y->in) return x->in < y->in ? -1 : 1;
    return x->v < y->v ? -1 : x->v > y->v;
}

/* Orders accesses of one loop for qsort, by variable, first byte and last byte. */
static int access_order_within(const void *a, const void *b) {
    const LoopAccess *x = *(LoopAccess *const *)a, *y = *(LoopAccess *const *)b;
    if (x->variable != y->variable) return x->variable < y->variable ? -1 : 1;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    if (x->high != y->high) return x->high < y->high ? -1 : 1;
    return x->v < y->v ? -1 : x->v > y->v;
}

/* Reports whether the n accesses at s->work.at + first, which overlap each other and nothing else, are of one slot that can
 * be promoted. */
static bool slot_fits(const LoopPromoter *s, uint32_t first, uint32_t n) {
    const LoopAccess *x = s->work.at[first];
    bool stored = false;
    for (uint32_t k = 0; k < n; k++) {
        const LoopAccess *y = s->work.at[first + k];
        if (y->low != x->low || y->high != x->high || y->type != x->type) return false;
        stored |= inst_at(s->f, y->v)->op == OP_STORE;
    }
    return stored && type_fits(s, x->type) && slot_is_whole(s, &s->variable.at[x->variable], x->low, x->type);
}

/* Fills s->work with the accesses of the loop that are not promoted, to variables that could be and were created outside
 * of it. */
static void work_find(LoopPromoter *s, uint32_t loop) {
    const Loop *l = &s->loops.loop.at[loop];
    uint32_t low = 0, high = s->access.n;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (s->access.at[middle].in < l->in) low = middle + 1;
        else high = middle;
    }
    s->work.n = 0;
    for (; low < s->access.n && s->access.at[low].in < l->out; low++) {
        LoopAccess *x = &s->access.at[low];
        const LoopVariable *y = &s->variable.at[x->variable];
        if (x->promoted || y->stays) continue;
        if (loop_has_block(&s->loops, loop, s->cfg->block_of[y->alloca_])) continue;
        vec_push(&s->work, x);
    }
    if (s->work.n) qsort(s->work.at, s->work.n, sizeof *s->work.at, access_order_within);
}

/* Reports whether at most EDGES_MAX edges leave the loop. Blocks that are inserted into such edges do not change that. */
static bool edges_fit(const LoopPromoter *s, uint32_t loop) {
    const Loop *l = &s->loops.loop.at[loop];
    uint32_t n = 0;
    for (uint32_t k = l->first; k < l->first + l->n; k++) {
        BlockId b = s->loops.block[k];
        for (uint32_t i = s->cfg->succ_first[b]; i < s->cfg->succ_first[b + 1]; i++)
            n += !loop_has_block(&s->loops, loop, s->cfg->succ[i]);
    }
    return n <= EDGES_MAX;
}

/* Appends the slots of the loop to s->slot and marks their accesses as promoted. Does neither if the slots have more
 * than BYTES_MAX bytes together, or too many edges leave the loop. */
static void loop_visit(LoopPromoter *s, uint32_t loop) {
    uint32_t slots = s->slot.n, accesses = s->promoted.n, next;
    uint64_t bytes = 0;
    work_find(s, loop);
    for (uint32_t i = 0; i < s->work.n; i = next) {
        const LoopAccess *x = s->work.at[i];
        uint64_t high = x->high;
        for (next = i + 1; next < s->work.n; next++) {
            const LoopAccess *y = s->work.at[next];
            if (y->variable != x->variable || y->low >= high) break;
            if (y->high > high) high = y->high;
        }
        if (!slot_fits(s, i, next - i)) continue;
        LoopSlot slot = {loop, x->variable, x->low, x->high - x->low, x->type, s->promoted.n, next - i};
        vec_push(&s->slot, slot);
        for (uint32_t k = i; k < next; k++) vec_push(&s->promoted, s->work.at[k]->v), s->work.at[k]->promoted = true;
        bytes += slot.size;
    }
    if (s->slot.n == slots || (bytes <= BYTES_MAX && edges_fit(s, loop))) return;
    s->slot.n = slots;
    s->promoted.n = accesses;
    for (uint32_t i = 0; i < s->work.n; i++) s->work.at[i]->promoted = false;
}

/* Finds the slots of all loops, in outer loops first. */
static void slots_find(LoopPromoter *s) {
    s->owner = mem_alloc(((size_t)s->f->inst.n + 1) * sizeof *s->owner);
    s->uses = uses_build(s->f);
    each_inst(s->f, b, v)
        if (inst_at(s->f, v)->op == OP_ALLOCA) variable_visit(s, v);
    if (s->access.n) qsort(s->access.at, s->access.n, sizeof *s->access.at, access_order);
    for (uint32_t i = s->loops.loop.n; s->access.n && i-- > 0;) loop_visit(s, i);
}

/* -------------------------------------------------------------------------------------------- preheaders, exits */

/* Makes preheaders for the loops with slots that have none. Returns whether it made one. */
static bool preheaders_add(LoopPromoter *s) {
    VEC(uint32_t) loop = {0};
    for (uint32_t i = 0; i < s->slot.n; i++)
        if (!i || s->slot.at[i - 1].loop != s->slot.at[i].loop) vec_push(&loop, s->slot.at[i].loop);
    bool any = preheaders_make(s->f, s->cfg, &s->loops, loop.at, loop.n);
    vec_free(&loop);
    return any;
}

/* Appends to `exit` the blocks outside of the loop to which its edges lead, each once. `seen` is by block: 1 + the last loop
 * with an edge to it, so no loop must be visited twice. */
static void exits_find(const LoopPromoter *s, uint32_t loop, uint32_t *seen, BlockList *exit) {
    const Loop *l = &s->loops.loop.at[loop];
    for (uint32_t k = l->first; k < l->first + l->n; k++) {
        BlockId b = s->loops.block[k];
        for (uint32_t i = s->cfg->succ_first[b]; i < s->cfg->succ_first[b + 1]; i++) {
            BlockId to = s->cfg->succ[i];
            if (seen[to] == loop + 1 || loop_has_block(&s->loops, loop, to)) continue;
            seen[to] = loop + 1;
            vec_push(exit, to);
        }
    }
}

/* Appends to s->shared the edges to block `to` from the blocks whose innermost loop with slots is `loop`, if there are
 * any, and edges from outside of the loop lead there as well. */
static void shared_find(LoopPromoter *s, uint32_t loop, BlockId to) {
    bool shared = false, any = false;
    for (uint32_t k = s->cfg->pred_first[to]; k < s->cfg->pred_first[to + 1]; k++) {
        BlockId from = s->cfg->pred[k];
        shared |= !loop_has_block(&s->loops, loop, from);
        any |= s->within[from] == loop;
    }
    if (shared && any) vec_push(&s->shared, ((LoopExitEdges){to, loop}));
}

/* Reports whether `from` is one of the blocks with edges number i of s->shared (EdgeTaken). */
static bool block_leaves(const void *with, uint32_t i, BlockId from) {
    const LoopPromoter *s = with;
    return s->within[from] == s->shared.at[i].loop;
}

/* If block `from` is the latch of no loop but of one with the header `to`, moves its llvm.loop metadata to block `made`,
 * which will be that latch. */
static void metadata_move(LoopPromoter *s, BlockId from, BlockId to, BlockId made) {
    ValueId t = block_term(s->f, from);
    if (!inst_attach(s->f, s->m, t, "llvm.loop") || !cfg_dominates(s->cfg, to, from)) return;
    each_succ(s->f, t, b)
        if (b != made && b < s->cfg->nblock && cfg_dominates(s->cfg, b, from)) return;
    inst_attach_move(s->f, s->m, t, block_term(s->f, made), "llvm.loop");
}

/* Gives the edges that leave a loop with slots blocks of their own, if other edges lead to the same block. Returns
 * whether it made such a block. */
static bool exits_add(LoopPromoter *s) {
    uint32_t *seen = mem_alloc(((size_t)s->f->block.n + 1) * sizeof *seen), first = s->f->block.n;
    for (uint32_t i = 0; i < s->slot.n; i++) {
        BlockList exit = {0};
        if (i && s->slot.at[i - 1].loop == s->slot.at[i].loop) continue;
        exits_find(s, s->slot.at[i].loop, seen, &exit);
        for (uint32_t k = 0; k < exit.n; k++) shared_find(s, s->slot.at[i].loop, exit.at[k]);
        vec_free(&exit);
    }
    free(seen);
    if (!s->shared.n) return false;
    BlockList to = {0};
    for (uint32_t i = 0; i < s->shared.n; i++) vec_push(&to, s->shared.at[i].to);
    edges_gather(s->f, s->cfg, to.at, to.n, block_leaves, s);
    for (uint32_t i = 0; i < to.n; i++) {
        BlockId b = to.at[i];
        for (uint32_t k = s->cfg->pred_first[b]; k < s->cfg->pred_first[b + 1]; k++)
            if (block_leaves(s, i, s->cfg->pred[k])) metadata_move(s, s->cfg->pred[k], b, first + i);
    }
    vec_free(&to);
    return true;
}

/* ------------------------------------------------------------------------------------------------ promotion */

/* Returns the address of the slot, computed before `anchor`, the end of the preheader. It has the type of the variable,
 * or, if that is generic, of an access that is not. */
static Ref slot_address(LoopPromoter *s, const LoopSlot *x, ValueId anchor) {
    ValueId variable = s->variable.at[x->variable].alloca_;
    TypeId t = inst_at(s->f, variable)->type;
    for (uint32_t k = 0; k < x->n && !type_space(s->m, t); k++) {
        ValueId v = s->promoted.at[x->first + k];
        t = ref_type(s->m, s->f, inst_address(s->f, v));
    }
    Ref a = ref_make(REF_VALUE, variable);
    if (t != inst_at(s->f, variable)->type) a = edit_make(&s->e, anchor, OP_ADDRSPACECAST, t, &a, 1);
    return edit_offset(&s->e, anchor, a, x->low);
}

/* Replaces the slot in its loop by a new alloca, to which the preheader copies it, and from which each exit copies it
 * back. */
static void slot_promote(LoopPromoter *s, const LoopSlot *x, const BlockList *exit) {
    Fn *f = s->f;
    ValueId before = block_term(f, s->loops.loop.at[x->loop].preheader), made = fn_inst(f, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(f, made)->aux = x->type;
    edit_front(&s->e, f->layout.at[0], made);
    Ref memory = slot_address(s, x, before), variable = ref_make(REF_VALUE, made);
    uint32_t align = align_after(inst_align_log(s->m, f, s->variable.at[x->variable].alloca_), x->low);
    uint32_t own = inst_align_log(s->m, f, made);
    edit_store(&s->e, before, edit_load(&s->e, before, x->type, memory, align), variable, own);
    for (uint32_t k = 0; k < x->n; k++) {
        ValueId v = s->promoted.at[x->first + k];
        inst_ops(f, v)[inst_at(f, v)->op == OP_STORE] = variable;
        inst_at(f, v)->mem.align = (uint8_t)(own + 1);
    }
    for (uint32_t k = 0; k < exit->n; k++) {
        ValueId at = f->order.at[f->block.at[exit->at[k]].first];
        edit_store(&s->e, at, edit_load(&s->e, at, x->type, variable, own), memory, align);
    }
}

/* Deletes the lifetime markers of the variables with slots. */
static void markers_delete(LoopPromoter *s) {
    bool *has = mem_alloc(s->variable.n + 1);
    for (uint32_t i = 0; i < s->slot.n; i++) has[s->slot.at[i].variable] = true;
    each_inst(s->f, b, v) {
        if (!inst_is_intrinsic(s->m, s->f, v, INF_LIFETIME)) continue;
        Ref r = inst_op(s->f, v, call_nargs(s->f, v) - 1);
        uint32_t owner = ref_is(r, REF_VALUE) ? s->owner[ref_index(r)] : 0;
        if (owner && has[owner - 1]) edit_delete(&s->e, v);
    }
    free(has);
}

/* Promotes the slots, whose loops have preheaders and exits of their own. Writes a remark for each loop. */
static void slots_promote(LoopPromoter *s) {
    uint32_t *seen = mem_alloc(((size_t)s->f->block.n + 1) * sizeof *seen), next;
    edit_begin(&s->e, s->m, s->f);
    for (uint32_t i = 0; i < s->slot.n; i = next) {
        uint32_t loop = s->slot.at[i].loop;
        BlockList exit = {0};
        exits_find(s, loop, seen, &exit);
        for (next = i; next < s->slot.n && s->slot.at[next].loop == loop; next++)
            slot_promote(s, &s->slot.at[next], &exit);
        pass_remark(s->p, REMARK_ElementsPromoted, s->f, loop_latch(s->m, s->f, s->cfg, &s->loops, loop), next - i);
        vec_free(&exit);
    }
    markers_delete(s);
    edit_commit(&s->e);
    free(seen);
    pass_stat(s->p, "elements of local variables promoted in loops", s->slot.n);
}

/* Sets s->within. */
static void within_find(LoopPromoter *s) {
    bool *has = mem_alloc(s->loops.loop.n + 1);
    for (uint32_t i = 0; i < s->slot.n; i++) has[s->slot.at[i].loop] = true;
    for (BlockId b = 0; b < s->f->block.n; b++) {
        uint32_t l = s->loops.of_block[b];
        while (l != LOOP_NONE && !has[l]) l = s->loops.loop.at[l].parent;
        s->within[b] = l;
    }
    free(has);
}

/* Promotes the slots of f, or only gives their loops preheaders and exits of their own. *done: the former, or there are no
 * slots. Returns whether f changed. */
static bool slots_visit(Pass *p, Fn *f, bool *done) {
    LoopPromoter s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    loops_build(&s.loops, s.cfg);
    if (s.loops.loop.n) slots_find(&s);
    bool any = s.slot.n > 0, added = any && preheaders_add(&s);
    if (any && !added) {
        s.within = mem_alloc(((size_t)f->block.n + 1) * sizeof *s.within);
        within_find(&s);
        added = exits_add(&s);
        if (!added) slots_promote(&s);
    }
    *done = !added;
    loops_free(&s.loops);
    uses_free(&s.uses);
    free(s.owner);
    free(s.within);
    vec_free(&s.variable), vec_free(&s.cut), vec_free(&s.todo);
    vec_free(&s.access), vec_free(&s.work);
    vec_free(&s.slot), vec_free(&s.promoted), vec_free(&s.shared);
    return any;
}

static bool round_run(Pass *p, Fn *f) {
    bool done = false, changed = false;
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    while (!done) changed |= slots_visit(p, f, &done);
    return changed;
}

bool pass_loop_promote(Pass *p, Fn *f) { return loop_rounds(p, f, round_run, ROUNDS_MAX); }
