/* vectorise.c: combines scalar loads and stores of one block that are adjacent in memory into one access
 * of two or four elements of one size, if the alignment of the first one permits it (compare LLVM's
 * LoadStoreVectorizer).
 *
 * A run is a list of accesses of which each, in program order, begins where the previous one ends. Its loads are
 * emitted at the first of them, so no store in between may write memory that the run has still to load. Its
 * stores are emitted at the last of them, so no access in between may touch memory that the run has stored.
 * An access that may overlap that memory ends the run; it cannot overlap if it has the same base at another
 * offset, or is in another space. The number of open runs, and of constant getelementptrs that are looked
 * through, is limited, so the cost is linear. */
#include "ptx/select/select.h"

/* limits: open runs of loads, and of stores; members of a run; getelementptrs below an address */
enum { RUNS = 8, RUN_MAX = 4, GEP_MAX = 4 };

/* The memory location of an access: `size` bytes at byte offset `at` from `base`, in address space `space`. */
typedef struct AccessLocation {
    Ref base;
    int64_t at;
    uint64_t size;
    uint32_t space;
} AccessLocation;
typedef struct AccessRun {
    AccessLocation whole; /* all members together */
    ValueId member[RUN_MAX];
    uint32_t n, max, size; /* members; the most that the alignment permits, at most RUN_MAX; bytes of each */
    bool invariant;        /* the loads have !invariant.load */
} AccessRun;
/* The open runs of a block. [0]: loads, [1]: stores */
typedef struct AccessRuns {
    AccessRun run[2][RUNS]; /* a ring: `next` is the oldest; those from `used` on are empty */
    uint32_t next[2], used[2];
} AccessRuns;

/* Returns the memory location of an access of a T through `pointer`. The base is what remains after up to GEP_MAX
 * getelementptrs with constant offsets of 32 bits are removed from `pointer`, and a constant expression is
 * reduced to its symbol; `at` is the sum of their offsets. */
static AccessLocation location_of(Emit *e, Ref pointer, TypeId t) {
    AccessLocation p = {.base = pointer, .size = type_store_size(e->m, t), .space = ref_space(e->m, e->f, pointer)};
    for (uint32_t i = 0; i < GEP_MAX && ref_is(p.base, REF_VALUE); i++) {
        const Inst *in = inst_at(e->f, ref_index(p.base));
        int64_t by;
        if (in->op != OP_GETELEMENTPTR || type_kind(e->m, in->type) != TY_PTR ||
            !gep_offset(e->m, in->aux, inst_ops(e->f, ref_index(p.base)) + 1, in->nopnd - 1, &by) || by > INT32_MAX ||
            by < INT32_MIN)
            break;
        p.at += by;
        p.base = inst_op(e->f, ref_index(p.base), 0);
    }
    ConstVal c;
    if (ref_is(p.base, REF_CONST) && const_eval(e, p.base, &c, NULL) && c.sym) {
        p.at += (int64_t)c.lo;
        p.base = ref_make(REF_SYM, c.sym);
    }
    return p;
}

/* Reports whether accesses to the two address spaces never overlap: different ones of global, shared, constant and
 * local. */
static bool spaces_differ(uint32_t a, uint32_t b) {
    static const bool apart[8] = {
        [SPACE_GLOBAL] = true, [SPACE_SHARED] = true, [SPACE_CONST] = true, [SPACE_LOCAL] = true};
    return a != b && a < 8 && b < 8 && apart[a] && apart[b];
}

/* Reports whether two accesses certainly do not overlap: they have the same base and separate bytes, or different bases
 * in spaces that differ. False means that they may. a must be small, as the bytes of a run are; b may have any size. */
static bool accesses_disjoint(const AccessLocation *a, const AccessLocation *b) {
    if (!ref_same(a->base, b->base)) return spaces_differ(a->space, b->space);
    return b->size <= INT32_MAX && (a->at + (int64_t)a->size <= b->at || b->at + (int64_t)b->size <= a->at);
}

/* Ends run r and records its vector access in e->plan. Of n members, the first four, or else the first two, become
 * one access; a third or a single one stays a scalar access. plan.chain links the members in a ring: each holds
 * 1 + the next, in order of address, and the last 1 + the first. The first load or the last store will emit the
 * access; the others get MARK_JOINED. */
static void run_close(Emit *e, AccessRun *r, bool store) {
    uint32_t n = r->n < RUN_MAX ? r->n & 2 : RUN_MAX;
    for (uint32_t i = 0; i < n; i++) {
        e->plan.chain.at[r->member[i]] = r->member[(i + 1) % n] + 1;
        if (i != (store ? n - 1 : 0)) e->plan.mark.at[r->member[i]] |= MARK_JOINED;
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

/* Ends the open runs that cannot be continued across access p: runs of loads if p is a store that may write the
 * bytes that they can still grow into, and runs of stores if p may touch the bytes that they have stored. */
static void runs_conflict(Emit *e, AccessRuns *runs, const AccessLocation *p, bool store) {
    for (uint32_t i = 0; store && i < runs->used[0]; i++) {
        AccessRun *loads = &runs->run[0][i];
        AccessLocation ahead = loads->whole;
        ahead.at += (int64_t)ahead.size;
        ahead.size = (uint64_t)(loads->max - loads->n) * loads->size;
        if (loads->n && !accesses_disjoint(&ahead, p)) run_close(e, loads, false);
    }
    for (uint32_t i = 0; i < runs->used[1]; i++) {
        AccessRun *stores = &runs->run[1][i];
        if (stores->n && !accesses_disjoint(&stores->whole, p)) run_close(e, stores, true);
    }
}

/* Appends access v at location p to run r if p begins where r ends and has the size of its members, and if v
 * agrees in !invariant.load. Ends the run if it is then full. Returns whether v was appended. */
static bool run_extend(Emit *e, AccessRun *r, ValueId v, const AccessLocation *p, bool invariant, bool store) {
    if (!r->n || r->size != p->size || r->invariant != invariant || !ref_same(r->whole.base, p->base) ||
        p->at != r->whole.at + (int64_t)r->whole.size)
        return false;
    r->member[r->n++] = v;
    r->whole.size += r->size;
    if (r->n == r->max) run_close(e, r, store);
    return true;
}

/* Appends access v of a T at location p to an open run, or begins a new one if the alignment of v permits a vector;
 * if RUNS runs are open, that ends the oldest one. Does nothing unless T is one unpacked scalar whose size is a
 * power of two. */
static void access_join(Emit *e, AccessRuns *runs, ValueId v, const AccessLocation *p, TypeId t, bool store) {
    const Inst *in = inst_at(e->f, v);
    Comps c = comps_of(e, t);
    uint32_t size = (uint32_t)p->size;
    uint32_t align = in->mem.align ? 1u << (in->mem.align - 1) % 32 : type_align(e->m, t);
    bool invariant = !store && inst_attach(e->f, e->m, v, "invariant.load");
    if (c.n != 1 || c.at[0].packed || c.at[0].bits != 8 * p->size || size & (size - 1)) return;
    for (uint32_t i = 0; i < runs->used[store]; i++)
        if (run_extend(e, &runs->run[store][i], v, p, invariant, store)) return;
    align = address_align(e, inst_op(e->f, v, store), align);
    uint32_t max = (align < ADDRESS_ALIGN_MAX ? align : ADDRESS_ALIGN_MAX) / size;
    if (max < 2) return;
    AccessRun *r = &runs->run[store][runs->next[store]++ % RUNS];
    if (runs->used[store] < RUNS) runs->used[store]++;
    else run_close(e, r, store);
    *r = (AccessRun){*p, {v}, 1, max < RUN_MAX ? max : RUN_MAX, size, invariant};
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
        if (op_flags(in) & OF_DEBUG) continue;
        if ((store || in->op == OP_LOAD) && !(in->flags & IF_VOLATILE) && !in->mem.order) {
            TypeId t = store ? ref_type(e->m, e->f, inst_op(e->f, v, 0)) : in->type;
            AccessLocation p = location_of(e, inst_op(e->f, v, store), t);
            runs_conflict(e, &runs, &p, store);
            access_join(e, &runs, v, &p, t, store);
        } else if (!keeps_runs_open(e, v)) runs_close(e, &runs);
    }
    runs_close(e, &runs);
}

uint32_t vectorise_members(const Emit *e, ValueId v, bool store, ValueId member[4]) {
    uint32_t n = 0;
    ValueId at = store && e->plan.chain.at[v] ? e->plan.chain.at[v] - 1 : v, first = at;
    do member[n++] = at;
    while (e->plan.chain.at[at] && (at = e->plan.chain.at[at] - 1) != first);
    return n;
}
