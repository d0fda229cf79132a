/* dse: removes dead stores, that is, stores whose value cannot be read.
 *
 *   overwritten   a later store in the same block covers all of it, and no instruction in between may read it
 *   at return     it writes to an alloca, its block returns, and nothing after it may read the alloca
 *   never read    it writes to bytes of an alloca or a heap object that does not escape, and these bytes are
 *                 only written and freed
 *
 * A barrier, a fence, an atomic or a call invalidates all facts about memory that other threads may access. At
 * most DEAD_MAX locations are tracked, so the cost is linear.
 *
 * Needs nothing. Keeps the blocks. */
#include "ir/intrinsic_id.h"
#include "transform/scalar/aliased.h"

enum { DEAD_MAX = 16, RANGES_MAX = 32 };

/* Bytes [low, high) that are loaded from the objects of one class: those that one phi or select may choose among. */
typedef struct LoadedRange {
    int64_t low, high;
    uint32_t next; /* 1 + the index of the next range of the class in Stores.range; 0: none */
} LoadedRange;

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
    uint32_t *ranges; /* by class: the list of its loaded ranges; 1 + an index into `range`, 0: none */
    /* What follows describes the instructions of the current block after the current one. */
    AliasLocation dead[DEAD_MAX]; /* locations that are overwritten before anything may read them */
    uint32_t ndead;
    bool returns;             /* the block ends with ret, and read_later is complete */
    Ref read_later[DEAD_MAX]; /* the allocas that may be read */
    uint32_t nread_later;
    uint64_t overwritten, at_return, unread; /* statistics: the deleted stores, by reason */
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

/* ---------------------------------------------------------------------------------------- within a block */

/* Reports whether a single later store in the block overwrites the whole location before anything may read it. */
static bool is_covered(const Stores *s, const AliasLocation *p) {
    AliasOrigin x = alias_origin(s->a, p->ptr);
    for (uint32_t i = 0; i < s->ndead; i++) {
        AliasOrigin y = alias_origin(s->a, s->dead[i].ptr);
        if (!ref_same(x.anchor, y.anchor) || x.offset < y.offset || p->size > s->dead[i].size) continue;
        if ((uint64_t)x.offset - (uint64_t)y.offset <= s->dead[i].size - p->size) return true;
    }
    return false;
}

/* Reports whether p is in a private alloca, the block returns, and nothing after the current instruction reads the
 * alloca. The return ends its lifetime. */
static bool is_dead_at_return(const Stores *s, const AliasLocation *p) {
    Ref root = alias_origin(s->a, p->ptr).root;
    if (!s->returns || !ref_is(root, REF_VALUE)) return false;
    if (inst_at(s->f, ref_index(root))->op != OP_ALLOCA) return false;
    for (uint32_t i = 0; i < s->nread_later; i++)
        if (ref_same(s->read_later[i], root)) return false;
    return alias_is_private(s->a, p);
}

/* Adds to s->read_later the allocas into which operands of v point, because v may read them. Clears s->returns if there
 * are more than DEAD_MAX. */
static void read_later_add(Stores *s, ValueId v) {
    for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd && s->returns; i++) {
        Ref r = inst_op(s->f, v, i);
        Ref root = ref_is(r, REF_VALUE) ? alias_origin(s->a, r).root : REF_NULL;
        if (!ref_is(root, REF_VALUE) || inst_at(s->f, ref_index(root))->op != OP_ALLOCA) continue;
        if (s->nread_later == DEAD_MAX) s->returns = false;
        else s->read_later[s->nread_later++] = root;
    }
}

/* Removes from s->dead the locations that v may read. */
static void reads_drop(Stores *s, ValueId v) {
    for (uint32_t i = s->ndead; i-- > 0;)
        if (alias_modref(s->a, v, &s->dead[i]) & MODREF_REF) s->dead[i] = s->dead[--s->ndead];
}

/* Reports whether v is a call that may end the thread or run forever, so that the stores after it need not happen: any
 * call but those of intrinsics that always return. */
static bool may_not_return(const Stores *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_CALL) return false;
    uint32_t row = call_intrinsic(s->m, s->f, v);
    return !row || intrinsic_at(row)->flags & (INF_NORETURN | INF_LIBRARY);
}

/* Deletes store v to location *p, with a remark, if it is dead. Otherwise adds the location to s->dead, and drops the
 * one that was added first if there are more than DEAD_MAX. */
static void store_visit(Stores *s, ValueId v, const AliasLocation *p) {
    bool at_return = is_dead_at_return(s, p), unread = !at_return && store_is_never_read(s, p);
    if (at_return || unread || is_covered(s, p)) {
        pass_remark(s->p, REMARK_StoreDeleted, s->f, v);
        edit_delete(&s->e, v);
        (*(at_return ? &s->at_return : unread ? &s->unread : &s->overwritten))++;
        return;
    }
    if (s->ndead == DEAD_MAX) memmove(s->dead, s->dead + 1, (size_t)--s->ndead * sizeof *s->dead);
    s->dead[s->ndead++] = *p;
}

/* Deletes the dead stores of block b. Visits its instructions backwards, so that at each store the locations that later
 * stores overwrite, and the allocas that are read before the return, are known. */
static void block_visit(Stores *s, BlockId b) {
    const Block *block = &s->f->block.at[b];
    s->ndead = s->nread_later = 0;
    s->returns = inst_at(s->f, block_term(s->f, b))->op == OP_RET;
    for (uint32_t k = block->n; k-- > 0;) {
        ValueId v = s->f->order.at[block->first + k];
        const Inst *i = inst_at(s->f, v);
        AliasLocation p;
        if (!(op_flags(i) & (OF_READ | OF_WRITE))) continue;
        if (may_not_return(s, v)) s->ndead = 0;
        if (i->op == OP_STORE && access_is_plain(i) && alias_location(s->a, v, &p)) {
            store_visit(s, v, &p);
            continue;
        }
        reads_drop(s, v);
        read_later_add(s, v);
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
    Stores s = {.p = p, .a = a, .m = p->m, .f = f};
    if (objects_exist(&s)) {
        s.read = mem_alloc(f->inst.n + 1);
        s.parent = mem_alloc((f->inst.n + 1) * sizeof *s.parent);
        s.ranges = mem_alloc((f->inst.n + 1) * sizeof *s.ranges);
        reads_find(&s);
        ranges_find(&s);
    }
    edit_begin(&s.e, p->m, f);
    each_block(f, b) block_visit(&s, b);
    free(s.read);
    free(s.parent);
    free(s.ranges);
    vec_free(&s.range);
    pass_stat(p, "dead stores: overwritten", s.overwritten);
    pass_stat(p, "dead stores: before return", s.at_return);
    pass_stat(p, "dead stores: never read", s.unread);
    return edit_commit(&s.e);
}

bool pass_dse(Pass *p, Fn *unused) {
    (void)unused;
    return aliased_run(p, OP_STORE, fn_dse);
}
