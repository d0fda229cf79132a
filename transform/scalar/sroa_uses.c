/* sroa_uses.c: collects the slices of an alloca: walks the uses of its address, through casts and getelementptr, and of
 * the addresses with a variable index, whose bounds it takes from analysis/range.h. */
#include "transform/scalar/sroa.h"

/* WALK_MAX: the most casts and getelementptrs that are followed from an address with a variable index back to one
 * without, or to a phi or select. JOINS: the most phis and selects of such addresses in an alloca. JOIN_OPERANDS: the
 * most operands of one. JOIN_DEPTH: how many are followed one after another. */
enum { WALK_MAX = 16, JOINS = 32, JOIN_OPERANDS = 16, JOIN_DEPTH = 2 };

uint32_t sroa_var_of(const Sroa *s, Ref r) { return ref_is(r, REF_VALUE) ? s->var_of[ref_index(r)] : 0; }

/* Records that v is the address `offset` bytes after the beginning of the current alloca, and queues v, so that
 * sroa_collect visits its uses. */
static void address_add(Sroa *s, SroaVar *var, ValueId v, int64_t offset) {
    s->var_of[v] = s->var.n + 1;
    s->offset[v] = offset;
    vec_push(&s->address, v);
    var->naddress++;
}

/* Reports whether v is a getelementptr or a cast to a pointer whose first operand is address a. */
static bool inst_derives(const Sroa *s, ValueId v, ValueId a) {
    const Inst *i = inst_at(s->f, v);
    bool derives = i->op == OP_GETELEMENTPTR || i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
    return derives && type_is_ptr(s->m, i->type) && ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a));
}

/* Records that v is an address derived from s->root.at[root], or this root itself, and queues v, so that
 * indexed_collect visits its uses. */
static void indexed_push(Sroa *s, ValueId v, uint32_t root) {
    s->root_of[v] = s->var.n + 1;
    vec_push(&s->indexed, ((RootedAddress){v, root}));
}

/* Adds v as an indexed root: a getelementptr with a variable index whose base is `from` bytes after the beginning of
 * the alloca. Returns false if an offset of its constant indices overflows, or if the alloca is no struct: an array is
 * mostly indexed as a whole, so the time to compute the bounds of its indices would be wasted. */
static bool root_add(Sroa *s, SroaVar *var, ValueId v, int64_t from) {
    if (type_kind(s->m, inst_at(s->f, var->alloca_)->aux) != TY_STRUCT) return false;
    IndexedRoot r = {.gep = v, .first = 1, .type = inst_at(s->f, v)->aux, .at = from};
    for (int64_t index; ref_sint(s->m, inst_op(s->f, v, r.first), &index); r.first++) {
        bool last = r.first + 1 == inst_at(s->f, v)->nopnd;
        if (!gep_step(s->m, &r.type, r.first - 1, index, &r.at) || last) return false;
    }
    vec_push(&s->root, r);
    var->nroot++;
    indexed_push(s, v, s->root.n - 1);
    return true;
}

/* Adds v, a cast or getelementptr of the address `from` bytes after the beginning of the alloca: as an address, or, if
 * it has a variable index, as an indexed root. The address may be outside of the alloca, as long as it is not accessed:
 * the base of an array that is indexed from 1 on is. Returns false if v cannot be an indexed root, or is further away
 * than any alloca is large. */
static bool derived_add(Sroa *s, SroaVar *var, ValueId v, int64_t from) {
    const Inst *i = inst_at(s->f, v);
    int64_t by = 0;
    if (i->op == OP_GETELEMENTPTR && !gep_offset(s->m, i->aux, inst_ops(s->f, v) + 1, i->nopnd - 1, &by))
        return root_add(s, var, v, from);
    int64_t at;
    if (__builtin_add_overflow(from, by, &at) || at < -INT32_MAX || at > INT32_MAX) return false;
    address_add(s, var, v, at);
    return true;
}

/* Appends the slice of `size` bytes from `at` on; nothing if size is 0. Returns false if it exceeds the alloca, which
 * 0 bytes do as well if `at` is outside of it. */
static bool slice_add(Sroa *s, const SroaVar *var, int64_t at, uint64_t size, TypeId type) {
    uint64_t low = (uint64_t)at;
    if (at < 0 || low > var->size || size > var->size - low) return false;
    if (size) vec_push(&s->slice, ((Slice){.low = low, .high = low + size, .type = type}));
    return true;
}

/* Reports whether v loads a pointer or a vector of pointers that is needed as a pointer: it has a use other than to be
 * stored or converted by ptrtoint. */
static bool load_is_pointer(const Sroa *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_LOAD || !type_is_ptrs(s->m, i->type)) return false;
    for (uint32_t u = s->uses->first[v]; u < s->uses->first[v + 1]; u++) {
        ValueId user = s->uses->at[u];
        bool stored = inst_at(s->f, user)->op == OP_STORE && ref_same(inst_op(s->f, user, 0), ref_make(REF_VALUE, v));
        if (!stored && inst_at(s->f, user)->op != OP_PTRTOINT) return true;
    }
    return false;
}

/* Reports whether a copy of `size` bytes between offset `at` of the current alloca and address `other` can be cut into
 * pieces that are copied one after another: `other` is not in the alloca, or at a constant offset such that the bytes
 * that are read and those that are written are apart, or the same. */
static bool copy_is_disjoint(const Sroa *s, int64_t at, Ref other, uint64_t size) {
    if (sroa_var_of(s, other) != s->var.n + 1) return true; /* indexed_use_add sees a variable index */
    int64_t distance = s->offset[ref_index(other)] - at;
    return !distance || (uint64_t)(distance < 0 ? -distance : distance) >= size;
}

/* Records what `user` does with constant address a: appends the slice that it accesses, or adds the address that it
 * computes. Returns false if this use prevents splitting: if the address escapes, if the access is volatile, atomic,
 * beyond the end of the alloca, or of an unknown size, or if it is a copy within the alloca of bytes that overlap in
 * part (copy_is_disjoint). */
static bool use_add(Sroa *s, SroaVar *var, ValueId a, ValueId user) {
    const Inst *i = inst_at(s->f, user);
    Ref address = ref_make(REF_VALUE, a);
    int64_t at = s->offset[a];
    uint64_t size;
    if (op_flags(i) & OF_DEBUG) return true;
    if (i->op == OP_LOAD || i->op == OP_STORE) {
        if (i->flags & IF_VOLATILE || i->mem.order != ORD_NONE) return false;
        if (i->op == OP_STORE && ref_same(inst_op(s->f, user, 0), address)) return false;
        TypeId t = inst_access_type(s->m, s->f, user);
        uint32_t n = s->slice.n;
        if (!type_is_sized(s->m, t) || !slice_add(s, var, at, type_store_size(s->m, t), t)) return false;
        if (s->slice.n == n) return true; /* it accesses no bytes */
        s->slice.at[n].pointer = load_is_pointer(s, user);
        s->slice.at[n].store = i->op == OP_STORE;
        return true;
    }
    switch (memory_call(s->m, s->f, user, &size)) {
    case MEMORY_MARKER: return true;
    case MEMORY_COPY:
    case MEMORY_MOVE: {
        Ref other = inst_op(s->f, user, ref_same(inst_op(s->f, user, 0), address));
        return copy_is_disjoint(s, at, other, size) && slice_add(s, var, at, size, T_VOID);
    }
    case MEMORY_FILL: return slice_add(s, var, at, size, T_VOID);
    case MEMORY_NONE: break;
    }
    return inst_derives(s, user, a) && derived_add(s, var, user, at);
}

uint32_t sroa_operand_align(const Sroa *s, ValueId v, uint32_t operand, uint64_t off) {
    AttrSetId set = attr_list_at(s->m, inst_at(s->f, v)->aux, ATTR_PARAM0 + operand);
    return align_after(log2_floor(attr_int(s->m, set, "align", 1)), off);
}

/* Reports whether v is a phi or select of addresses, and has no more than JOIN_OPERANDS operands. */
static bool is_join(const Sroa *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    return (i->op == OP_PHI || i->op == OP_SELECT) && i->nopnd <= JOIN_OPERANDS && type_is_ptr(s->m, i->type);
}

/* Reports whether operand k of phi or select v is one of the values that it chooses from, and not null, through which
 * nothing in an alloca can be accessed. */
static bool is_choice(const Sroa *s, ValueId v, uint32_t k) {
    bool chosen = inst_at(s->f, v)->op == OP_PHI ? k % 2 == 0 : k > 0;
    return chosen && !ref_is_null(s->m, inst_op(s->f, v, k));
}

/* Returns the number of the first of the roots that phis and selects join to root number r. */
static uint32_t root_joined(const Sroa *s, uint32_t r) {
    while (s->root.at[r].joined != r) r = s->root.at[r].joined;
    return r;
}

/* Records that `join`, a phi or select, may be an address that is derived from this root. All that is accessed through
 * the roots of its operands then belongs to one part. Returns false if there are too many joins. */
static bool join_add(Sroa *s, ValueId join, uint32_t root) {
    uint32_t k = 0;
    while (k < s->join.n && s->join.at[k].v != join) k++;
    if (k == JOINS) return false;
    if (k == s->join.n) {
        vec_push(&s->join, ((RootedAddress){join, root}));
        indexed_push(s, join, root);
    }
    uint32_t x = root_joined(s, root), y = root_joined(s, s->join.at[k].root);
    s->root.at[x < y ? y : x].joined = x < y ? x : y;
    return true;
}

/* Reports whether all addresses but null that the joins choose from are indexed addresses in the current alloca. */
static bool joins_are_inside(const Sroa *s) {
    for (uint32_t i = 0; i < s->join.n; i++) {
        ValueId join = s->join.at[i].v;
        for (uint32_t k = 0; k < inst_at(s->f, join)->nopnd; k++) {
            Ref r = inst_op(s->f, join, k);
            bool inside = ref_is(r, REF_VALUE) && s->root_of[ref_index(r)] == s->var.n + 1;
            if (is_choice(s, join, k) && !inside) return false;
        }
    }
    return true;
}

/* Gives all roots that are joined the same bytes and alignment. */
static void roots_join(Sroa *s, const SroaVar *var) {
    for (uint32_t k = s->root.n; k-- > var->root;) {
        const IndexedRoot *r = &s->root.at[k];
        IndexedRoot *to = &s->root.at[r->joined];
        if (to == r || !r->high) continue;
        to->low = to->high ? (r->low < to->low ? r->low : to->low) : r->low;
        to->high = r->high > to->high ? r->high : to->high;
        to->align = r->align > to->align ? r->align : to->align;
    }
    for (uint32_t k = var->root; k < s->root.n; k++) {
        const IndexedRoot *from = &s->root.at[s->root.at[k].joined];
        s->root.at[k].low = from->low, s->root.at[k].high = from->high, s->root.at[k].align = from->align;
    }
}

static bool indexed_bounds(Sroa *s, ValueId a, ValueId user, int joins, int64_t *low, int64_t *high);

/* The same as indexed_bounds for a phi or select of indexed addresses. What a phi chooses was an address where the
 * block before it ends. */
static bool join_bounds(Sroa *s, ValueId join, ValueId user, int joins, int64_t *low, int64_t *high) {
    const Inst *i = inst_at(s->f, join);
    const int64_t more_low = *low, more_high = *high;
    bool any = false;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        if (!is_choice(s, join, k)) continue;
        int64_t l = more_low, h = more_high;
        ValueId at = i->op == OP_PHI ? block_term(s->f, ref_index(inst_op(s->f, join, k + 1))) : user;
        if (!indexed_bounds(s, ref_index(inst_op(s->f, join, k)), at, joins, &l, &h)) return false;
        *low = any ? min64(*low, l) : l;
        *high = any ? max64(*high, h) : h;
        any = true;
    }
    return any;
}

/* Adds to *low and *high the least and the greatest distance, in bytes from the beginning of the alloca, that indexed
 * address a may have when `user` accesses memory through it. They must be 0 before. Returns false if the bounds
 * overflow, or if there are WALK_MAX steps or more from a to a constant address or a join, or more than `joins` joins
 * in a row; *low and *high are then useless. */
static bool indexed_bounds(Sroa *s, ValueId a, ValueId user, int joins, int64_t *low, int64_t *high) {
    for (int steps = 0; steps < WALK_MAX; steps++) {
        if (s->var_of[a]) {
            int64_t base = s->offset[a];
            return !__builtin_add_overflow(*low, base, low) && !__builtin_add_overflow(*high, base, high);
        }
        const Inst *i = inst_at(s->f, a);
        if (is_join(s, a)) return joins && join_bounds(s, a, user, joins - 1, low, high);
        TypeId t = i->aux, same = i->aux;
        for (uint32_t k = 1; i->op == OP_GETELEMENTPTR && k < i->nopnd; k++) {
            Range x = range_at(sroa_ranges(s), inst_op(s->f, a, k), user);
            if (!gep_step(s->m, &t, k - 1, x.low, low) || !gep_step(s->m, &same, k - 1, x.high, high)) return false;
        }
        a = ref_index(inst_op(s->f, a, 0));
    }
    return false;
}

/* Extends the bounds and the alignment of the root of indexed address a for `user`, which accesses `size` bytes through
 * a with this alignment (a logarithm). The bounds are limited to the alloca, because an access beyond it is undefined;
 * if they are not known, they become the whole alloca. Returns false if no access within the alloca is possible. Does
 * nothing, and returns true, if size is 0. */
static bool indexed_access(Sroa *s, const SroaVar *var, RootedAddress a, ValueId user, uint64_t size, uint32_t align) {
    IndexedRoot *root = &s->root.at[a.root];
    int64_t low = 0, high = 0, end = (int64_t)var->size;
    if (!size || size > var->size) return !size;
    if (!indexed_bounds(s, a.v, user, JOIN_DEPTH, &low, &high)) low = 0, high = end;
    low = max64(low, 0);
    high = min64(high, end - (int64_t)size);
    if (low > high) return false;
    high += (int64_t)size;
    if (root->high) low = min64(low, (int64_t)root->low), high = max64(high, (int64_t)root->high);
    root->low = (uint64_t)low;
    root->high = (uint64_t)high;
    if (align > root->align) root->align = align;
    return true;
}

/* Reports whether v only asks whether address a is null. In the generic space no address in an alloca is, split or
 * not. */
static bool asks_for_null(const Sroa *s, ValueId v, ValueId a) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_ICMP || type_space(s->m, inst_at(s->f, a)->type) != SPACE_GENERIC) return false;
    return (i->sub == ICMP_EQ || i->sub == ICMP_NE) &&
           (ref_is_null(s->m, inst_op(s->f, v, 0)) || ref_is_null(s->m, inst_op(s->f, v, 1)));
}

/* Records what `user` does with indexed address a: extends the bounds of its root, or adds the address that it
 * computes. Returns false if this use prevents splitting: if the address escapes or has a lifetime marker, if the
 * access is volatile, atomic, never within the alloca, or of an unknown size, or if it is a copy of an element to
 * itself. Of a copy between a and a constant address in the alloca, the bytes there must not be cut either, so they
 * become an indexed slice. */
static bool indexed_use_add(Sroa *s, const SroaVar *var, RootedAddress a, ValueId user) {
    const Inst *i = inst_at(s->f, user);
    Ref address = ref_make(REF_VALUE, a.v);
    uint64_t size;
    if (op_flags(i) & OF_DEBUG || asks_for_null(s, user, a.v)) return true;
    bool stored = i->op == OP_STORE && ref_same(inst_op(s->f, user, 0), address);
    if (access_is_plain(i) && !stored) {
        TypeId t = inst_access_type(s->m, s->f, user);
        return type_is_sized(s->m, t) &&
               indexed_access(s, var, a, user, type_store_size(s->m, t), inst_align_log(s->m, s->f, user));
    }
    uint32_t operand = !ref_same(inst_op(s->f, user, 0), address);
    Ref other;
    switch (memory_call(s->m, s->f, user, &size)) {
    case MEMORY_MARKER: return false;
    case MEMORY_COPY:
    case MEMORY_MOVE:
        other = inst_op(s->f, user, !operand);
        if (ref_same(other, address)) return false;
        if (size && sroa_var_of(s, other) == s->var.n + 1) {
            uint64_t at = (uint64_t)s->offset[ref_index(other)]; /* within the alloca: use_add has seen it */
            vec_push(&s->slice, ((Slice){.low = at, .high = at + size, .type = T_I8, .indexed = true}));
        }
        /* fall through */
    case MEMORY_FILL: return indexed_access(s, var, a, user, size, sroa_operand_align(s, user, operand, 0));
    case MEMORY_NONE: break;
    }
    if (is_join(s, user)) return join_add(s, user, a.root);
    if (!inst_derives(s, user, a.v)) return false;
    indexed_push(s, user, a.root);
    return true;
}

uint32_t sroa_root_align(const Sroa *s, const SroaVar *var, const IndexedRoot *r) {
    uint32_t own = inst_align_log(s->m, s->f, var->alloca_);
    return r->align < own ? r->align : own;
}

/* Visits the uses of all addresses with a variable index, and sets the bounds of the roots of var. Returns false if the
 * alloca cannot be split: if some use prevents it, or nothing is accessed through a root. */
static bool roots_bound(Sroa *s, SroaVar *var) {
    for (uint32_t k = var->root; k < s->root.n; k++) {
        s->root.at[k].low = s->root.at[k].high = s->root.at[k].align = 0;
        s->root.at[k].joined = k;
    }
    s->join.n = 0;
    s->indexed.n = s->root.n - var->root; /* the roots come first */
    for (uint32_t k = 0; k < s->indexed.n; k++) {
        RootedAddress a = s->indexed.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++)
            if (!indexed_use_add(s, var, a, s->uses->at[u])) return false;
    }
    if (!joins_are_inside(s)) return false;
    roots_join(s, var);
    for (uint32_t k = var->root; k < s->root.n; k++)
        if (!s->root.at[k].high) return false;
    return true;
}

/* Appends for each root of var one slice of all that is accessed through it. The slice begins at a multiple of the
 * alignment of these accesses, so that its part can be aligned as they are. Returns false if the alloca cannot be split
 * (roots_bound). */
static bool indexed_collect(Sroa *s, SroaVar *var) {
    int attempt = 0;
    sroa_fields_find(s, var);
    do {
        sroa_fields_solve(s, var);
        if (!roots_bound(s, var)) {
            sroa_fields_forget(s);
            return false;
        }
    } while (sroa_fields_drop(s, var, ++attempt));
    for (uint32_t k = var->root; k < s->root.n; k++) {
        const IndexedRoot *r = &s->root.at[k];
        uint32_t align = sroa_root_align(s, var, r);
        vec_push(&s->slice, ((Slice){.low = r->low >> align << align, .high = r->high, .type = T_I8, .indexed = true}));
    }
    return true;
}

bool sroa_collect(Sroa *s, SroaVar *var) {
    const Inst *i = inst_at(s->f, var->alloca_);
    uint64_t count = 1;
    if (i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(s->m, i->aux)) return false;
    if (i->nopnd && (!ref_int(s->m, inst_op(s->f, var->alloca_, 0), &count) || count != 1)) return false;
    var->size = type_size(s->m, i->aux);
    if (var->size > INT32_MAX) return false;
    s->slice.n = s->indexed.n = 0;
    address_add(s, var, var->alloca_, 0);
    for (uint32_t k = var->address; k < s->address.n; k++) {
        ValueId a = s->address.at[k];
        for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++)
            if (!use_add(s, var, a, s->uses->at[u])) {
                s->blocker = s->uses->at[u];
                return false;
            }
    }
    if (s->indexed.n && !indexed_collect(s, var)) {
        s->blocker = s->indexed.at[0].v;
        return false;
    }
    return s->slice.n > 0;
}
