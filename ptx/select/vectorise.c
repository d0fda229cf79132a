/* vectorise.c: combines scalar loads and stores of one block that are neighbours in memory into one access of two or
 * four elements of one size, if the alignment of the first one permits it (compare LLVM's LoadStoreVectorizer).
 *
 * A run is the accesses of one block to one window: as many bytes as one vector access moves, at an address that is
 * aligned for it. Each member has a slot of the window, and they may come in any order. Loads are emitted at the first
 * of them in program order, so no store in between may write memory that the run has still to load. Stores are emitted
 * at the last of them, so no access in between may touch memory that the run has stored. An access that may overlap
 * that memory ends the run; it cannot overlap if it has the same base at another offset, or is in another space or
 * another alloca. The base includes the indices that are not constant: a[i][1] and a[i][2] are neighbours although each
 * has a getelementptr of its own.
 *
 * The two rules together: a[0] = x; y = a[1]; a[1] = z; w = a[0]. The stores become one at the second of them, so w may
 * not be loaded together with y, although no store in between writes it. A store that joins a run ends such runs of
 * loads.
 *
 * The number of open runs, and of getelementptrs that are looked through, is limited, so the cost is linear.
 *
 * Of integers that are constant, up to RUN_MAX are stored at once: as four integers of two or four times the size.
 * Three loads of a window of four are one access, too, if the window lies in one alloca, where the fourth element may
 * be loaded as well. */
#include "ptx/select/select.h"

/* limits: open runs of loads, and of stores; elements of a vector; getelementptrs below an address */
enum { RUNS = 8, VECTOR_MAX = 4, GEP_MAX = 16 };
/* in plan.chain: the next member is the one with the lowest address */
#define CHAIN_END ((uint32_t)1 << 31)
/* in plan.chain: an empty slot precedes the next member. Of three members without this mark, one follows the last. */
#define CHAIN_GAP ((uint32_t)1 << 30)

/* The memory location of an access: `size` bytes at byte offset `at` from `base` and the variable terms of `sum`, in
 * address space `space`. */
typedef struct AccessLocation {
    Ref base;
    GepSum sum;
    int64_t at;
    uint64_t size;
    uint32_t space;
} AccessLocation;
typedef struct RunMember {
    uint32_t link; /* 1 + the access; 0: the slot is empty */
    uint32_t nth;  /* how many members the run had before it */
} RunMember;
typedef struct AccessRun {
    AccessLocation window; /* what all its slots cover; the address is a multiple of its size */
    RunMember slot[RUN_MAX];
    uint32_t n, slots, size; /* members; slots, 2 to RUN_MAX; bytes of each */
    bool invariant;          /* the loads have !invariant.load */
} AccessRun;
/* The open runs of a block. [0]: loads, [1]: stores */
typedef struct AccessRuns {
    AccessRun run[2][RUNS]; /* a ring: `next` is the oldest; those from `used` on are empty */
    uint32_t next[2], used[2];
} AccessRuns;

/* Returns the memory location of an access of a T through `pointer`. The base is what remains after up to GEP_MAX
 * getelementptrs with offsets of 32 bits are removed from `pointer`, and a constant expression is reduced to its
 * symbol. */
static AccessLocation location_of(Emit *e, Ref pointer, TypeId t) {
    AccessLocation p = {.base = pointer, .size = type_store_size(e->m, t), .space = ref_space(e->m, e->f, pointer)};
    for (uint32_t i = 0; i < GEP_MAX && ref_is_inst(e->f, p.base, OP_GETELEMENTPTR); i++) {
        GepSum sum = p.sum;
        if (type_kind(e->m, inst_at(e->f, ref_index(p.base))->type) != TY_PTR || !gep_sum(e, ref_index(p.base), &sum) ||
            (int64_t)sum.constant > INT32_MAX || (int64_t)sum.constant < INT32_MIN)
            break;
        p.sum = sum;
        p.base = inst_op(e->f, ref_index(p.base), 0);
    }
    ConstVal c;
    p.at = (int64_t)p.sum.constant;
    if (ref_is(p.base, REF_CONST) && const_eval(e, p.base, &c, NULL) && c.sym) {
        p.at += (int64_t)c.lo;
        p.base = ref_make(REF_SYM, c.sym);
    }
    return p;
}

/* Reports whether two locations differ at most in their constant offsets. */
static bool bases_equal(const AccessLocation *a, const AccessLocation *b) {
    return ref_same(a->base, b->base) && gep_sums_equal(&a->sum, &b->sum);
}

/* Returns the alignment of the address at offset 0 of a location. */
static uint32_t base_align(Emit *e, const AccessLocation *p) {
    uint32_t align = address_align(e, p->base, 1);
    for (uint32_t k = 0; k < p->sum.n; k++) {
        uint32_t of_term = product_align(e, p->sum.term[k].index, p->sum.term[k].size);
        if (of_term < align) align = of_term;
    }
    return align;
}

/* Reports whether accesses to the two address spaces never overlap: different ones of global, shared, constant and
 * local. */
static bool spaces_differ(uint32_t a, uint32_t b) {
    static const bool apart[8] = {
        [SPACE_GLOBAL] = true, [SPACE_SHARED] = true, [SPACE_CONST] = true, [SPACE_LOCAL] = true};
    return a != b && a < 8 && b < 8 && apart[a] && apart[b];
}

/* Returns the alloca that r is, or is cast from; any other r is returned as it is. */
static Ref uncast(const Emit *e, Ref r) {
    if (!ref_is_inst(e->f, r, OP_ADDRSPACECAST)) return r;
    Ref from = inst_op(e->f, ref_index(r), 0);
    return ref_is_inst(e->f, from, OP_ALLOCA) ? from : r;
}

/* Reports whether the bases are different allocas. */
static bool allocas_differ(const Emit *e, const AccessLocation *a, const AccessLocation *b) {
    Ref x = uncast(e, a->base), y = uncast(e, b->base);
    return ref_is_inst(e->f, x, OP_ALLOCA) && ref_is_inst(e->f, y, OP_ALLOCA) && !ref_same(x, y);
}

/* Reports whether two accesses certainly do not overlap: they have the same base and separate bytes, or different bases
 * in spaces that differ, or in different allocas. False means that they may. a must be small, as the bytes of a run
 * are; b may have any size. */
static bool accesses_disjoint(const Emit *e, const AccessLocation *a, const AccessLocation *b) {
    if (!bases_equal(a, b)) return spaces_differ(a->space, b->space) || allocas_differ(e, a, b);
    return b->size <= INT32_MAX && (a->at + (int64_t)a->size <= b->at || b->at + (int64_t)b->size <= a->at);
}

/* Reports whether all slots of a run are in one alloca of constant size. */
static bool run_in_alloca(const Emit *e, const AccessRun *r) {
    Ref base = uncast(e, r->window.base);
    if (!ref_is_inst(e->f, base, OP_ALLOCA) || r->window.sum.n) return false;
    const Inst *in = inst_at(e->f, ref_index(base));
    return !in->nopnd && r->window.at >= 0 && (uint64_t)r->window.at + r->window.size <= type_size(e->m, in->aux);
}

/* Makes one access of the members in n neighbouring slots of run r, those from `first` on, if none of these is empty,
 * and if all store constants where n is more than VECTOR_MAX; one of four loads may be missing if run_in_alloca.
 * Returns whether. plan.chain links the members in a ring in order of address, the last one with CHAIN_END. The first
 * load or the last store will emit the access; the others get MARK_JOINED. */
static bool slots_join(Emit *e, const AccessRun *r, uint32_t first, uint32_t n, bool store) {
    uint32_t member[RUN_MAX], gap[RUN_MAX] = {0}, members = 0, emits = 0;
    for (uint32_t i = first; i < first + n; i++) {
        uint64_t value;
        if (!r->slot[i].link) {
            gap[members] = CHAIN_GAP;
            continue;
        }
        if (n > VECTOR_MAX && !ref_int(e->m, inst_op(e->f, r->slot[i].link - 1, 0), &value)) return false;
        if (!members || (r->slot[i].nth > r->slot[emits].nth) == store) emits = i;
        member[members++] = i;
    }
    if (members < n && (store || n != VECTOR_MAX || members != n - 1 || !run_in_alloca(e, r))) return false;
    for (uint32_t k = 0; k < members; k++) {
        uint32_t next = k + 1 < members ? k + 1 : 0;
        e->plan.chain.at[r->slot[member[k]].link - 1] = r->slot[member[next]].link | gap[next] | (next ? 0 : CHAIN_END);
        if (member[k] != emits) e->plan.mark.at[r->slot[member[k]].link - 1] |= MARK_JOINED;
    }
    return true;
}

/* Ends run r: its members, or else those of its halves, and so on, become one access. What has no neighbour stays a
 * scalar access. */
static void run_close(Emit *e, AccessRun *r, bool store) {
    for (uint32_t at = 0, by; r->n && at < r->slots; at += by) {
        by = r->slots;
        while (by > 1 && (at % by || !slots_join(e, r, at, by, store))) by /= 2;
    }
    r->n = 0;
}

/* Ends all open runs, of loads and of stores, and empties both rings. */
static void runs_close(Emit *e, AccessRuns *runs) {
    for (uint32_t store = 0; store < 2; store++) {
        for (uint32_t i = 0; i < runs->used[store]; i++) run_close(e, &runs->run[store][i], store);
        runs->used[store] = runs->next[store] = 0;
    }
}

/* Reports whether access p may touch a slot of run r that is filled, or one that is empty. */
static bool slots_touched(const Emit *e, const AccessRun *r, const AccessLocation *p, bool filled) {
    if (accesses_disjoint(e, &r->window, p)) return false;
    for (uint32_t i = 0; i < r->slots; i++) {
        AccessLocation slot = r->window;
        slot.at += i * r->size, slot.size = r->size;
        if (filled == (r->slot[i].link != 0) && !accesses_disjoint(e, &slot, p)) return true;
    }
    return false;
}

/* Ends the open runs that cannot be continued across access p: runs of loads if p is a store that may write what they
 * have not loaded yet, and runs of stores if p may touch what they have stored. */
static void runs_conflict(Emit *e, AccessRuns *runs, const AccessLocation *p, bool store) {
    for (uint32_t i = 0; store && i < runs->used[0]; i++) {
        AccessRun *loads = &runs->run[0][i];
        if (loads->n && slots_touched(e, loads, p, false)) run_close(e, loads, false);
    }
    for (uint32_t i = 0; i < runs->used[1]; i++) {
        AccessRun *stores = &runs->run[1][i];
        if (stores->n && slots_touched(e, stores, p, true)) run_close(e, stores, true);
    }
}

/* Ends the open runs of loads that have still to load what a member of `stores` has written: as a store has just been
 * added to `stores`, all of them are emitted after the loads that these runs already have. */
static void loads_end_before(Emit *e, AccessRuns *runs, const AccessRun *stores) {
    for (uint32_t i = 0; i < runs->used[0]; i++) {
        AccessRun *loads = &runs->run[0][i];
        AccessLocation slot = stores->window;
        if (!loads->n || accesses_disjoint(e, &loads->window, &slot)) continue;
        for (uint32_t k = 0; k < stores->slots; k++) {
            slot.at = stores->window.at + k * stores->size, slot.size = stores->size;
            if (stores->slot[k].link && slots_touched(e, loads, &slot, false)) run_close(e, loads, false);
        }
    }
}

/* Adds access v at location p to run r if p is an empty slot of it and v agrees in !invariant.load. Ends the run if it
 * is then full. Returns whether v was added. */
static bool run_extend(Emit *e, AccessRun *r, ValueId v, const AccessLocation *p, bool invariant, bool store) {
    uint64_t by = (uint64_t)p->at - (uint64_t)r->window.at;
    if (!r->n || r->size != p->size || r->invariant != invariant || !bases_equal(&r->window, p) ||
        by >= r->window.size || by % r->size || r->slot[by / r->size].link)
        return false;
    r->slot[by / r->size] = (RunMember){v + 1, r->n++};
    if (r->n == r->slots) run_close(e, r, store);
    return true;
}

/* Returns how many bytes one access of up to n elements of `size` bytes may move at an address of this alignment. */
static uint32_t window_size(uint32_t align, uint32_t n, uint32_t size) {
    uint32_t most = n * size < ADDRESS_ALIGN_MAX ? n * size : ADDRESS_ALIGN_MAX;
    return align < most ? align : most;
}

/* Returns the window of a run of up to n elements with an access at p, a scalar whose address has the alignment
 * `align`: around p if the alignment of its base says where windows begin, or else from p on. Its size may be less than
 * that of two elements; then there is none. */
static AccessLocation window_of(Emit *e, const AccessLocation *p, uint32_t n, uint32_t align) {
    uint32_t size = (uint32_t)p->size;
    AccessLocation window = *p;
    uint32_t of_base = window_size(base_align(e, p), n, size);
    window.size = window_size(align, n, size);
    if (of_base < window.size || p->at % size) return window;
    window.size = of_base;
    window.at = p->at & -(int64_t)of_base;
    return window;
}

/* Adds access v of a T at location p to an open run, or begins a new one if the alignment of v or of its base permits a
 * vector. If RUNS runs are open, that ends the oldest one, but only for the first slot of a window: the run of another
 * slot may itself have been ended so. Does nothing unless T is one unpacked scalar whose size is a power of two. */
static void access_join(Emit *e, AccessRuns *runs, ValueId v, const AccessLocation *p, TypeId t, bool store) {
    const Inst *in = inst_at(e->f, v);
    Comps c = comps_of(e, t);
    uint32_t size = (uint32_t)p->size;
    uint32_t align = in->mem.align ? 1u << (in->mem.align - 1) % 32 : type_align(e->m, t);
    bool invariant = !store && inst_attach(e->f, e->m, v, "invariant.load");
    if (c.n != 1 || c.at[0].packed || c.at[0].bits != 8 * p->size || size & (size - 1)) return;
    for (uint32_t i = 0; i < runs->used[store]; i++) {
        if (!run_extend(e, &runs->run[store][i], v, p, invariant, store)) continue;
        if (store) loads_end_before(e, runs, &runs->run[store][i]);
        return;
    }
    uint32_t most = store && type_is_int(e->m, t) ? RUN_MAX : VECTOR_MAX;
    AccessLocation window = window_of(e, p, most, address_align(e, inst_op(e->f, v, store), align));
    if (window.size < 2 * size) return;
    AccessRun *r = &runs->run[store][runs->next[store] % RUNS];
    if (runs->used[store] == RUNS && r->n && window.at != p->at) return;
    runs->next[store]++;
    if (runs->used[store] < RUNS) runs->used[store]++;
    else run_close(e, r, store);
    *r = (AccessRun){.window = window, .slots = (uint32_t)window.size / size, .size = size, .invariant = invariant};
    r->slot[(p->at - window.at) / size] = (RunMember){v + 1, r->n++};
}

/* Reports whether instruction v, which is not a plain load or store, leaves the open runs valid because it neither
 * reads nor writes memory. */
static bool keeps_runs_open(const Emit *e, ValueId v) {
    if (inst_at(e->f, v)->op != OP_CALL) return !(op_flags(inst_at(e->f, v)) & (OF_READ | OF_WRITE));
    uint32_t row = call_intrinsic(e->m, e->f, v);
    return row && intrinsic_at(row)->flags & (INF_PURE | INF_NOP);
}

void vectorise_block(Emit *e, BlockId b) {
    AccessRuns runs;
    runs.used[0] = runs.used[1] = runs.next[0] = runs.next[1] = 0;
    each_inst_in(e->f, b, v) {
        const Inst *in = inst_at(e->f, v);
        bool store = in->op == OP_STORE;
        if (op_flags(in) & OF_DEBUG || e->plan.passed.at[v]) continue;
        if ((store || in->op == OP_LOAD) && !(in->flags & IF_VOLATILE) && !in->mem.order) {
            TypeId t = store ? ref_type(e->m, e->f, inst_op(e->f, v, 0)) : in->type;
            AccessLocation p = location_of(e, inst_op(e->f, v, store), t);
            runs_conflict(e, &runs, &p, store);
            access_join(e, &runs, v, &p, t, store);
        } else if (!keeps_runs_open(e, v)) runs_close(e, &runs);
    }
    runs_close(e, &runs);
}

uint32_t vectorise_members(const Emit *e, ValueId v, ValueId member[RUN_MAX]) {
    uint32_t link = e->plan.chain.at[v], n = 0;
    ValueId at = v;
    if (!link) {
        member[0] = v;
        return 1;
    }
    for (; !(link & CHAIN_END); link = e->plan.chain.at[at]) at = (link & ~(CHAIN_END | CHAIN_GAP)) - 1;
    do {
        if (link & CHAIN_GAP) member[n++] = MEMBER_NONE;
        at = (link & ~(CHAIN_END | CHAIN_GAP)) - 1;
        member[n++] = at;
        link = e->plan.chain.at[at];
    } while (!(link & CHAIN_END));
    if (n == VECTOR_MAX - 1) member[n++] = MEMBER_NONE;
    return n;
}
