/* dse: removes dead stores, that is, stores whose value cannot be read.
 *
 *   overwritten   a later store in the same block covers all of it, or the lifetime of its alloca begins or ends there,
 *                 and no instruction in between may read it
 *   at the end    it writes to an alloca whose address does not escape, and no path from it to the end of the function
 *                 reads the alloca
 *   never read    it writes to bytes of an alloca or a heap object that does not escape, and these bytes are
 *                 only written and freed
 *
 * A barrier, a fence, an atomic or a call invalidates all facts about memory that other threads may access. At
 * most PARTS_MAX parts of local variables and DEAD_MAX other locations are tracked, so the cost is linear.
 *
 * Needs nothing. Keeps the blocks. */
#include "ir/intrinsic_id.h"
#include "transform/scalar/aliased.h"

/* PARTS_MAX is 64 for an array of 8 times 8 elements that stays in memory because of some other access. */
enum { PARTS_MAX = 64, DEAD_MAX = 16, RANGES_MAX = 32 };
/* VARIABLES_MAX: the allocas of which the readers on the paths are known. SWEEPS_MAX: of read_after_find. */
enum { VARIABLES_MAX = 64, SWEEPS_MAX = 8 };

/* Bytes [low, high) that are loaded from the objects of one class: those that one phi or select may choose among. */
typedef struct LoadedRange {
    int64_t low, high;
    uint32_t next; /* 1 + the index of the next range of the class in Stores.range; 0: none */
} LoadedRange;

/* Locations that are overwritten before anything may read them: `most` at most. */
typedef struct DeadLocations {
    uint32_t n, most;
    AliasLocation at[PARTS_MAX];
} DeadLocations;

typedef struct Stores {
    Pass *p;
    const Alias *a;
    Module *m;
    Fn *f;
    Edit e;
    /* by class (its class_root): something may read any byte of its objects, or one of them is not allocated in this
     * function. NULL if the function allocates no object */
    bool *read;
    /* union-find over allocations, phis and selects, by value: 1 + another value of the class, 0 for its root */
    uint32_t *parent;
    VEC(LoadedRange) range;
    uint32_t *ranges;     /* by class: the list of its loaded ranges; 1 + an index into `range`, 0: none */
    uint8_t *variable;    /* by value: 1 + the number of an alloca; 0: it is none, or one of those without a number */
    uint64_t *read_after; /* by block: the set of the numbers of the allocas that may be read after its end */
    /* What follows describes the instructions after the current one: in the current block, and on all paths. */
    DeadLocations parts, others;          /* parts of local variables (alias_is_part), and other locations */
    uint64_t read_later;                  /* the set of the numbers of the allocas that may be read */
    uint64_t overwritten, at_end, unread; /* statistics: the deleted stores, by reason */
} Stores;

/* ----------------------------------------------------------------------------- stores that are never read */

/* Returns the value that represents the union-find class of v. Compresses the path to it. */
static ValueId class_root(Stores *s, ValueId v) {
    ValueId end = v;
    while (s->parent[end]) end = s->parent[end] - 1;
    while (v != end) { /* path compression */
        ValueId next = s->parent[v] - 1;
        s->parent[v] = end + 1;
        v = next;
    }
    return end;
}

/* Reports whether call v reads nothing through pointer operand i: v is a memset or free and i is its first operand, or
 * v is an intrinsic without effect, such as a lifetime marker. */
static bool call_only_writes(const Stores *s, ValueId v, uint32_t i) {
    uint32_t row = call_intrinsic(s->m, s->f, v);
    if (!row) return false;
    if (intrinsic_at(row)->flags & INF_NOP) return true;
    return i == 0 && (intrinsic_at(row)->flags & INF_FILL || row == INTRIN_free);
}

/* Reports whether v is a load, neither volatile nor atomic, at a constant offset from the beginning of its object. */
static bool is_range_load(const Stores *s, ValueId v) {
    const Inst *in = inst_at(s->f, v);
    if (!load_is_plain(in)) return false;
    AliasOrigin o = alias_origin(s->a, inst_op(s->f, v, 0));
    return ref_same(o.anchor, o.root);
}

/* Reports whether v, which has an address in an object as operand i, does not let the object be read unnoticed: v is a
 * comparison, a debug record, a plain store to the address, a call that only writes, a load that ranges_find records,
 * or a pure operation that computes an address in the same object, the uses of which are visited too. */
static bool use_only_writes(const Stores *s, ValueId v, uint32_t i) {
    const Inst *in = inst_at(s->f, v);
    if (op_flags(in) & OF_DEBUG || in->op == OP_ICMP || is_range_load(s, v)) return true;
    if (in->op == OP_STORE) return i == 1 && access_is_plain(in);
    if (in->op == OP_CALL && call_only_writes(s, v, i)) return true;
    AliasOrigin o = alias_origin(s->a, ref_make(REF_VALUE, v));
    /* The result of v is an address within another root, so in the object. */
    return !ref_same(o.root, ref_make(REF_VALUE, v)) && op_flags(in) & OF_PURE;
}

/* Visits the use of an address with root `root` as operand i of v. If v is a phi or select that may choose the address,
 * joins its class with that of `root`, and marks the result as read unless the operand is exactly `root`, because the
 * loaded ranges count from there. Any other use marks the class of `root` as read, unless use_only_writes. */
static void use_visit(Stores *s, ValueId v, uint32_t i, ValueId root) {
    const Inst *in = inst_at(s->f, v);
    bool chosen = type_is_ptr(s->m, in->type) && (in->op == OP_PHI || (in->op == OP_SELECT && i > 0));
    if (!chosen) {
        if (!use_only_writes(s, v, i)) s->read[class_root(s, root)] = true;
        return;
    }
    ValueId x = class_root(s, root), y = class_root(s, v);
    AliasOrigin o = alias_origin(s->a, inst_op(s->f, v, i));
    s->read[y] |= s->read[x] || !ref_same(o.anchor, o.root) || o.offset;
    if (x == y) return;
    s->parent[x] = y + 1;
}

/* Computes the classes, and for each class whether anything but the loads that ranges_find collects may read its
 * objects. */
static void reads_find(Stores *s) {
    for (ValueId v = 0; v < s->f->inst.n; v++) {
        const Inst *in = inst_at(s->f, v);
        s->read[v] = !(in->op == OP_PHI || in->op == OP_SELECT || alias_is_object(s->a, ref_make(REF_VALUE, v)));
    }
    each_inst(s->f, b, v)
        for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd; i++) {
            Ref r = inst_op(s->f, v, i);
            if (ref_is(r, REF_VALUE) && !type_is_ptr(s->m, inst_at(s->f, ref_index(r))->type)) continue;
            Ref root = ref_is(r, REF_BLOCK) ? r : alias_origin(s->a, r).root;
            bool chosen = inst_at(s->f, v)->op == OP_PHI || inst_at(s->f, v)->op == OP_SELECT;
            if (ref_is(root, REF_VALUE)) use_visit(s, v, i, ref_index(root));
            else if (chosen && !ref_is(root, REF_BLOCK)) s->read[class_root(s, v)] = true;
        }
}

/* Collects, for each class that reads_find has made, the byte ranges that loads at constant offsets read. Marks a class
 * as read as a whole if there are more than RANGES_MAX, or if an offset or size is too large. */
static void ranges_find(Stores *s) {
    uint8_t *n = mem_alloc(s->f->inst.n + 1);
    each_inst(s->f, b, v) {
        if (!is_range_load(s, v)) continue;
        AliasOrigin o = alias_origin(s->a, inst_op(s->f, v, 0));
        if (!ref_is(o.root, REF_VALUE)) continue;
        ValueId c = class_root(s, ref_index(o.root));
        LoadedRange range = {o.offset, 0, s->ranges[c]};
        uint64_t size = type_store_size(s->m, inst_at(s->f, v)->type);
        if (n[c] == RANGES_MAX || size > INT32_MAX || __builtin_add_overflow(o.offset, (int64_t)size, &range.high)) {
            s->read[c] = true;
            continue;
        }
        n[c]++;
        vec_push(&s->range, range);
        s->ranges[c] = s->range.n;
    }
    free(n);
}

/* Reports whether nothing in the function can read the bytes that a store to p writes, by what reads_find and
 * ranges_find have recorded. Returns false if p is not in an object that is allocated in the function. */
static bool store_is_never_read(Stores *s, const AliasLocation *p) {
    AliasOrigin o = alias_origin(s->a, p->ptr);
    if (!s->read || !ref_is(o.root, REF_VALUE) || ref_index(o.root) >= s->a->n) return false;
    ValueId c = class_root(s, ref_index(o.root));
    if (s->read[c]) return false;
    bool placed = ref_same(o.anchor, o.root) && p->size <= INT32_MAX && o.offset < INT32_MAX;
    for (uint32_t i = s->ranges[c]; i; i = s->range.at[i - 1].next) {
        const LoadedRange *x = &s->range.at[i - 1];
        if (!placed || (o.offset < x->high && x->low < o.offset + (int64_t)p->size)) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------- readers on the paths */

/* Gives the first VARIABLES_MAX allocas of the function their numbers. */
static void variables_number(Stores *s) {
    uint8_t n = 0;
    s->variable = mem_alloc(s->f->inst.n + 1);
    each_inst(s->f, b, v)
        if (inst_at(s->f, v)->op == OP_ALLOCA && n < VARIABLES_MAX) s->variable[v] = ++n;
}

/* Returns the set of the numbers of the allocas that v may read: all that its operands point into, unless it only
 * stores or is a lifetime marker. */
static uint64_t variables_read(const Stores *s, ValueId v) {
    const Inst *in = inst_at(s->f, v);
    uint64_t set = 0;
    if (!s->variable || !(op_flags(in) & (OF_READ | OF_WRITE)) || in->op == OP_STORE) return 0;
    if (inst_is_intrinsic(s->m, s->f, v, INF_LIFETIME)) return 0;
    for (uint32_t i = 0; i < in->nopnd; i++) {
        Ref r = inst_op(s->f, v, i);
        Ref root = ref_is(r, REF_VALUE) ? alias_origin(s->a, r).root : REF_NULL;
        uint32_t number = ref_is(root, REF_VALUE) ? s->variable[ref_index(root)] : 0;
        if (number) set |= UINT64_C(1) << (number - 1);
    }
    return set;
}

/* Fills in s->read_after: a backward data-flow analysis, without kills, so that a set is the union of what is read in
 * the blocks that can be reached. Each sweep visits the blocks in post-order. If the bounded number of sweeps is not
 * enough, because loops are nested deeply, all may be read. */
static void read_after_find(Stores *s) {
    const Cfg *c = fn_cfg(s->f);
    size_t size = (s->f->block.n + 1) * sizeof(uint64_t);
    uint64_t *reads = mem_alloc(size);
    s->read_after = mem_alloc(size);
    each_inst(s->f, b, v) reads[b] |= variables_read(s, v);
    bool changed = true;
    for (int sweep = 0; changed && sweep < SWEEPS_MAX; sweep++) {
        changed = false;
        for (uint32_t i = c->nrpo; i-- > 0;) {
            BlockId b = c->rpo[i];
            uint64_t set = 0;
            for (uint32_t k = c->succ_first[b]; k < c->succ_first[b + 1]; k++)
                set |= reads[c->succ[k]] | s->read_after[c->succ[k]];
            changed |= set != s->read_after[b];
            s->read_after[b] = set;
        }
    }
    if (changed) memset(s->read_after, 0xff, size);
    free(reads);
}

/* ---------------------------------------------------------------------------------------- within a block */

/* Reports whether a single later store in the block, to one of these locations, overwrites all of p before anything may
 * read it. */
static bool is_covered(const Stores *s, const DeadLocations *dead, const AliasLocation *p) {
    AliasOrigin x = alias_origin(s->a, p->ptr);
    for (uint32_t i = 0; i < dead->n; i++) {
        AliasOrigin y = alias_origin(s->a, dead->at[i].ptr);
        if (!ref_same(x.anchor, y.anchor) || x.offset < y.offset || p->size > dead->at[i].size) continue;
        if ((uint64_t)x.offset - (uint64_t)y.offset <= dead->at[i].size - p->size) return true;
    }
    return false;
}

/* Reports whether p is in a private alloca that nothing reads on a path from the current instruction. */
static bool is_dead_at_end(const Stores *s, const AliasLocation *p) {
    Ref root = alias_origin(s->a, p->ptr).root;
    uint32_t number = s->variable && ref_is(root, REF_VALUE) ? s->variable[ref_index(root)] : 0;
    return number && !(s->read_later >> (number - 1) & 1) && alias_is_private(s->a, p);
}

/* Removes the locations that v may read. */
static void reads_drop(const Stores *s, DeadLocations *dead, ValueId v) {
    for (uint32_t i = dead->n; i-- > 0;)
        if (alias_modref(s->a, v, &dead->at[i]) & MODREF_REF) dead->at[i] = dead->at[--dead->n];
}

/* Adds a location that is overwritten; drops the one that was added first if there are too many. */
static void dead_add(DeadLocations *dead, const AliasLocation *p) {
    if (dead->n == dead->most) memmove(dead->at, dead->at + 1, (size_t)--dead->n * sizeof *dead->at);
    dead->at[dead->n++] = *p;
}

/* Deletes store v to location *p, with a remark, if it is dead. Otherwise adds the location to those that are
 * overwritten. */
static void store_visit(Stores *s, ValueId v, const AliasLocation *p) {
    DeadLocations *dead = alias_is_part(s->a, p) ? &s->parts : &s->others;
    bool at_end = is_dead_at_end(s, p), unread = !at_end && store_is_never_read(s, p);
    if (at_end || unread || is_covered(s, dead, p)) {
        pass_remark(s->p, REMARK_StoreDeleted, s->f, v);
        edit_delete(&s->e, v);
        (*(at_end ? &s->at_end : unread ? &s->unread : &s->overwritten))++;
        return;
    }
    dead_add(dead, p);
}

/* Visits lifetime marker v, at which the contents of an alloca are lost. */
static void lifetime_visit(Stores *s, ValueId v) {
    AliasLocation whole = {inst_op(s->f, v, call_nargs(s->f, v) - 1), 0, INST_NONE};
    if (!alias_is_part(s->a, &whole)) return;
    AliasOrigin o = alias_origin(s->a, whole.ptr);
    const Inst *variable = inst_at(s->f, ref_index(o.anchor));
    whole.size = type_size(s->m, variable->aux);
    if (!o.offset && !variable->nopnd) dead_add(&s->parts, &whole);
}

/* Deletes the dead stores of block b. Visits its instructions backwards, so that at each store the locations that later
 * stores overwrite, and the allocas that are read before the return, are known. */
static void block_visit(Stores *s, BlockId b) {
    const Block *block = &s->f->block.at[b];
    s->parts.n = s->others.n = 0;
    s->read_later = s->variable ? s->read_after[b] : 0;
    for (uint32_t k = block->n; k-- > 0;) {
        ValueId v = s->f->order.at[block->first + k];
        const Inst *i = inst_at(s->f, v);
        AliasLocation p;
        if (!(op_flags(i) & (OF_READ | OF_WRITE))) continue;
        if (call_may_not_return(s->m, s->f, v)) s->parts.n = s->others.n = 0;
        if (i->op == OP_STORE && access_is_plain(i) && alias_location(s->a, v, &p)) {
            store_visit(s, v, &p);
            continue;
        }
        if (inst_is_intrinsic(s->m, s->f, v, INF_LIFETIME)) {
            lifetime_visit(s, v);
            continue;
        }
        reads_drop(s, &s->parts, v);
        reads_drop(s, &s->others, v);
        s->read_later |= variables_read(s, v);
    }
}

/* Reports whether the function allocates an object. */
static bool objects_exist(const Stores *s) {
    each_inst(s->f, b, v)
        if (alias_is_object(s->a, ref_make(REF_VALUE, v))) return true;
    return false;
}

/* Removes the dead stores of one function. Returns whether it changed. */
static bool fn_dse(Pass *p, Fn *f, Alias *a) {
    Stores s = {.p = p, .a = a, .m = p->m, .f = f, .parts.most = PARTS_MAX, .others.most = DEAD_MAX};
    if (objects_exist(&s)) {
        s.read = mem_alloc(f->inst.n + 1);
        s.parent = mem_alloc((f->inst.n + 1) * sizeof *s.parent);
        s.ranges = mem_alloc((f->inst.n + 1) * sizeof *s.ranges);
        reads_find(&s);
        ranges_find(&s);
    }
    if (pass_fn_has(f, OP_ALLOCA)) {
        variables_number(&s);
        read_after_find(&s);
    }
    edit_begin(&s.e, p->m, f);
    each_block(f, b) block_visit(&s, b);
    free(s.read);
    free(s.parent);
    free(s.ranges);
    free(s.variable);
    free(s.read_after);
    vec_free(&s.range);
    pass_stat(p, "dead stores: overwritten", s.overwritten);
    pass_stat(p, "dead stores: not read until the end", s.at_end);
    pass_stat(p, "dead stores: never read", s.unread);
    return edit_commit(&s.e);
}

bool pass_dse(Pass *p, Fn *unused) {
    (void)unused;
    return aliased_run(p, OP_STORE, fn_dse);
}
