/* sroa: scalar replacement of aggregates: splits allocas into parts that are accessed independently.
 *
 *     %a = alloca { ptr, i32 }              %p = alloca ptr      %n = alloca i32
 *     memcpy(%a, %b, 16)                    %0 = load ptr, %b    store ptr %0, %p     ...
 *     %q = getelementptr %a, 0, 1
 *     %x = load i32, ptr %q                 %x = load i32, ptr %n
 *
 * An alloca can be split if its address does not escape: its uses, through casts and getelementptr, are plain loads
 * and stores, memcpy and memset of constant length, lifetime markers and debug records. Each use accesses a slice of its
 * bytes. Slices of loads and stores that overlap form one part. All that is accessed through a getelementptr with a variable
 * index is one slice, as wide as the bounds of its indices allow (analysis/range.h), and stays an array: of a ring buffer
 * { [16 x i8], i32 } that is indexed by %i & 15, the position becomes a register. The bounds of the array type must not be
 * used instead: in { [4 x i32], i32 } a program may access the second field by index 4 of the first. A memcpy or memset may be
 * cut anywhere; bytes that nothing else accesses are cut along the fields of the allocated type. A part that is
 * accessed as one scalar is loaded and stored as that scalar, also in place of a memcpy, and mem2reg promotes it; a
 * part that is never read is removed. A part of two, four or eight bytes that is accessed as a whole and in pieces (a
 * double as two i32 for a shuffle, a packet byte by byte) becomes one integer: a piece of it is shifted out or in (as
 * LLVM's SROA does). A piece that is stored is frozen, and so is the rest, because in memory poison in one does not
 * spread to the other. A part from which pointers are loaded does not become an integer, because their space would be
 * lost, unless only their bits are used. Structs that are loaded and stored as one value are split into fields first
 * (aggregates). These steps repeat until nothing changes.
 *
 * Two allocas that are copied into each other are cut together, at the bounds of both. Linear, except for
 * sorting the slices of each alloca. An alloca with more than 256 parts stays whole.
 *
 * Keeps the blocks. */
#include "analysis/range.h"
#include "transform/pass.h"
#include "transform/spaces/respace.h"

enum { PARTS_MAX = 256, NEST_MAX = 256, WALK_MAX = 16 };

/* The number of bytes that, if they are only copied, become vectors; and the number in each vector. */
enum { TEXT_MAX = 16, VECTOR_MAX = 8 };

/* Bytes [low, high) of an alloca that one use accesses. type: of the load or store; T_VOID: a memcpy or
 * memset, which may be cut. */
typedef struct Slice {
    uint64_t low, high;
    TypeId type;
    bool pointer; /* it loads a pointer, and not for its bits alone */
    bool indexed; /* it is that of an IndexedRoot */
} Slice;

/* A getelementptr with a variable index, operand number `first`, whose base is a constant address in an alloca. The indices
 * before it lead to `type`, `at` bytes from the beginning of the alloca. [low, high): the bytes of the alloca that are accessed
 * through it, or through addresses derived from it; empty as long as none is known. align: the largest alignment of these
 * accesses, as a logarithm. */
typedef struct IndexedRoot {
    ValueId gep;
    uint32_t first;
    TypeId type;
    int64_t at;
    uint64_t low, high;
    uint32_t align;
} IndexedRoot;

/* An address derived from an indexed root. */
typedef struct RootedAddress {
    ValueId v;
    uint32_t root; /* into Sroa.root */
} RootedAddress;

typedef struct SroaPart {
    uint64_t low, high;
    TypeId type;
    bool scalar;        /* loads and stores of `type` access it as a whole */
    bool live, written; /* it is read; it is written */
    ValueId alloca_;
} SroaPart;

typedef struct SroaVar {
    ValueId alloca_;
    uint64_t size;
    uint32_t part, npart;       /* into Sroa.part */
    uint32_t address, naddress; /* into Sroa.address */
    uint32_t root, nroot;       /* into Sroa.root */
    bool split;
} SroaVar;

/* One piece of a memcpy or memset. `to` and `from` are 1 + the index of a part; 0 is other memory. */
typedef struct Piece {
    ValueId user;
    uint32_t to, from;
    uint64_t off, size;
} Piece;

typedef struct Sroa {
    Pass *p;
    Module *m;
    Fn *f;
    const Uses *uses;
    ValueId blocker; /* the use because of which the last alloca stays whole; UINT32_MAX: none */
    Edit e;
    VEC(SroaVar) var;
    VEC(SroaPart) part;
    VEC(Piece) piece;
    VEC(ValueId) address;
    VEC(IndexedRoot) root;
    VEC(RootedAddress) indexed; /* in the current alloca */
    uint32_t *root_of;          /* by value: 1 + the alloca in which it is derived from an indexed root; 0: none */
    Ranges ranges;
    bool ranged;       /* the ranges are built */
    VEC(ValueId) copy; /* each memcpy and memset that accesses an alloca to be split, in program order */
    VEC(Slice) slice;  /* of the current alloca */
    uint32_t *var_of;  /* by value: 1 + the alloca that it is an address in; 0: none */
    uint64_t *offset;  /* by value: the offset in that alloca */
    uint64_t parts, dead;
} Sroa;

/* -------------------------------------------------------------------------------------------------- uses */

enum MemoryCall { MEMORY_NONE, MEMORY_COPY, MEMORY_FILL, MEMORY_MARKER };

/* Classifies call v. *size: the length of a copy or fill; MEMORY_NONE if that is not constant. */
static enum MemoryCall call_memory(const Sroa *s, ValueId v, uint64_t *size) {
    uint32_t row = inst_at(s->f, v)->op == OP_CALL ? call_intrinsic(s->m, s->f, v) : 0;
    if (!row) return MEMORY_NONE;
    uint32_t flags = intrinsic_at(row)->flags;
    if (flags & INF_LIFETIME) return MEMORY_MARKER;
    uint64_t is_volatile;
    if (!(flags & (INF_COPY | INF_FILL))) return MEMORY_NONE;
    bool known = ref_int(s->m, inst_op(s->f, v, 2), size) && ref_int(s->m, inst_op(s->f, v, 3), &is_volatile);
    return !known || is_volatile ? MEMORY_NONE : flags & INF_COPY ? MEMORY_COPY : MEMORY_FILL;
}

/* Returns 1 + the alloca that r is an address in; 0 if it is in none. */
static uint32_t ref_var(const Sroa *s, Ref r) { return ref_is(r, REF_VALUE) ? s->var_of[ref_index(r)] : 0; }

/* Reports whether r is an address in the current alloca. */
static bool ref_is_inside(const Sroa *s, Ref r) {
    uint32_t var = s->var.n + 1;
    return ref_var(s, r) == var || (ref_is(r, REF_VALUE) && s->root_of[ref_index(r)] == var);
}

/* Records that v is an address in the alloca, at this offset. */
static void address_add(Sroa *s, SroaVar *var, ValueId v, uint64_t offset) {
    s->var_of[v] = s->var.n + 1;
    s->offset[v] = offset;
    vec_push(&s->address, v);
    var->naddress++;
}

/* Reports whether v computes an address from address a. */
static bool inst_derives(const Sroa *s, ValueId v, ValueId a) {
    const Inst *i = inst_at(s->f, v);
    bool derives = i->op == OP_GETELEMENTPTR || i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
    return derives && type_is_ptr(s->m, i->type) && ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a));
}

/* Records that v is an address with a variable index, derived from the root. */
static void indexed_push(Sroa *s, ValueId v, uint32_t root) {
    s->root_of[v] = s->var.n + 1;
    vec_push(&s->indexed, ((RootedAddress){v, root}));
}

/* Adds a getelementptr with a variable index of a constant address in the alloca. Returns false if its constant indices
 * overflow, or the alloca is no struct: an array is mostly indexed as a whole, so its bounds are not worth their time. */
static bool root_add(Sroa *s, SroaVar *var, ValueId v, uint64_t from) {
    if (type_kind(s->m, inst_at(s->f, var->alloca_)->aux) != TY_STRUCT) return false;
    IndexedRoot r = {.gep = v, .first = 1, .type = inst_at(s->f, v)->aux, .at = (int64_t)from};
    for (int64_t index; ref_sint(s->m, inst_op(s->f, v, r.first), &index); r.first++) {
        bool last = r.first + 1 == inst_at(s->f, v)->nopnd;
        if (!gep_step(s->m, &r.type, r.first - 1, index, &r.at) || last) return false;
    }
    vec_push(&s->root, r);
    var->nroot++;
    indexed_push(s, v, s->root.n - 1);
    return true;
}

/* Adds an address that is computed from another address in the alloca. Returns false if that makes it
 * escape. */
static bool derived_add(Sroa *s, SroaVar *var, ValueId v, uint64_t from) {
    const Inst *i = inst_at(s->f, v);
    int64_t by = 0;
    if (i->op == OP_GETELEMENTPTR && !gep_offset(s->m, i->aux, inst_ops(s->f, v) + 1, i->nopnd - 1, &by))
        return root_add(s, var, v, from);
    int64_t at = (int64_t)from + by;
    if (by > (int64_t)var->size || at < 0 || (uint64_t)at > var->size) return false;
    address_add(s, var, v, (uint64_t)at);
    return true;
}

/* Adds a slice; returns false if it exceeds the alloca. */
static bool slice_add(Sroa *s, const SroaVar *var, uint64_t low, uint64_t size, TypeId type) {
    if (size > var->size - low) return false;
    if (size) vec_push(&s->slice, ((Slice){low, low + size, type, false, false}));
    return true;
}

/* Reports whether v loads a pointer, or a vector of pointers, for more than its bits: to store them or to compute with them. */
static bool load_is_pointer(const Sroa *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_LOAD || !type_is_ptr(s->m, type_scalar(s->m, i->type))) return false;
    for (uint32_t u = s->uses->first[v]; u < s->uses->first[v + 1]; u++) {
        ValueId user = s->uses->at[u];
        bool stored = inst_at(s->f, user)->op == OP_STORE && ref_same(inst_op(s->f, user, 0), ref_make(REF_VALUE, v));
        if (!stored && inst_at(s->f, user)->op != OP_PTRTOINT) return true;
    }
    return false;
}

/* Records the slice that `user` accesses through address a. Returns false if the use makes the address
 * escape. */
static bool use_add(Sroa *s, SroaVar *var, ValueId a, ValueId user) {
    const Inst *i = inst_at(s->f, user);
    Ref address = ref_make(REF_VALUE, a);
    uint64_t at = s->offset[a], size;
    if (op_flags(i) & OF_DEBUG) return true;
    if (i->op == OP_LOAD || i->op == OP_STORE) {
        if (i->flags & IF_VOLATILE || i->mem.order != ORD_NONE) return false;
        if (i->op == OP_STORE && ref_same(inst_op(s->f, user, 0), address)) return false;
        TypeId t = i->op == OP_LOAD ? i->type : ref_type(s->m, s->f, inst_op(s->f, user, 0));
        uint32_t n = s->slice.n;
        if (!type_is_sized(s->m, t) || !slice_add(s, var, at, type_store_size(s->m, t), t)) return false;
        if (s->slice.n > n) s->slice.at[n].pointer = load_is_pointer(s, user);
        return true;
    }
    switch (call_memory(s, user, &size)) {
    case MEMORY_MARKER: return true;
    case MEMORY_COPY: {
        Ref other = inst_op(s->f, user, ref_same(inst_op(s->f, user, 0), address));
        return !ref_is_inside(s, other) && slice_add(s, var, at, size, T_VOID);
    }
    case MEMORY_FILL: return slice_add(s, var, at, size, T_VOID);
    case MEMORY_NONE: break;
    }
    return inst_derives(s, user, a) && derived_add(s, var, user, at);
}

/* Returns the logarithm of an alignment, rounded down. */
static uint32_t align_log(uint64_t align) {
    uint32_t log = 0;
    while (align >> (log + 1) && log < 31) log++;
    return log;
}

/* Returns the alignment, as a logarithm, of an address `off` bytes after one that is aligned to 1 << log. */
static uint32_t align_after(uint32_t log, uint64_t off) {
    while (log && off & ((1ull << log) - 1)) log--;
    return log;
}

/* Returns the alignment of the alloca, as a logarithm. */
static uint32_t var_align(const Sroa *s, const SroaVar *var) {
    const Inst *i = inst_at(s->f, var->alloca_);
    return i->mem.align ? i->mem.align - 1u : align_log(type_align(s->m, i->aux));
}

/* Returns the alignment of load or store v of a value of type t, as a logarithm. */
static uint32_t access_align(const Sroa *s, ValueId v, TypeId t) {
    const Inst *i = inst_at(s->f, v);
    return i->mem.align ? i->mem.align - 1u : align_log(type_align(s->m, t));
}

/* Returns the alignment, as a logarithm, `off` bytes after a pointer operand of memcpy or memset v. */
static uint32_t operand_align(const Sroa *s, ValueId v, uint32_t operand, uint64_t off) {
    AttrSetId set = attr_list_at(s->m, inst_at(s->f, v)->aux, ATTR_PARAM0 + operand);
    return align_after(align_log(attr_int(s->m, set, "align", 1)), off);
}

/* Computes the bounds of indexed address a, in bytes from the beginning of the alloca, where `user` accesses memory through
 * it. Returns false if they are not known. */
static bool indexed_bounds(Sroa *s, ValueId a, ValueId user, int64_t *low, int64_t *high) {
    if (!s->ranged) ranges_build(&s->ranges, s->m, s->f);
    s->ranged = true;
    for (int steps = 0; steps < WALK_MAX; steps++) {
        if (s->var_of[a]) {
            int64_t base = (int64_t)s->offset[a];
            return !__builtin_add_overflow(*low, base, low) && !__builtin_add_overflow(*high, base, high);
        }
        const Inst *i = inst_at(s->f, a);
        TypeId t = i->aux, same = i->aux;
        for (uint32_t k = 1; i->op == OP_GETELEMENTPTR && k < i->nopnd; k++) {
            Range x = range_at(&s->ranges, inst_op(s->f, a, k), user);
            if (!gep_step(s->m, &t, k - 1, x.low, low) || !gep_step(s->m, &same, k - 1, x.high, high)) return false;
        }
        a = ref_index(inst_op(s->f, a, 0));
    }
    return false;
}

/* Adds to a root the `size` bytes that `user` accesses through indexed address a with this alignment. What exceeds the alloca
 * cannot be accessed. Returns false if nothing is left. */
static bool indexed_access(Sroa *s, const SroaVar *var, RootedAddress a, ValueId user, uint64_t size, uint32_t align) {
    IndexedRoot *root = &s->root.at[a.root];
    int64_t low = 0, high = 0, end = (int64_t)var->size;
    if (!size || size > var->size) return !size;
    if (!indexed_bounds(s, a.v, user, &low, &high)) low = 0, high = end;
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

/* Records what `user` accesses through an indexed address. Returns false if the use makes the address escape. */
static bool indexed_use_add(Sroa *s, const SroaVar *var, RootedAddress a, ValueId user) {
    const Inst *i = inst_at(s->f, user);
    Ref address = ref_make(REF_VALUE, a.v);
    uint64_t size;
    if (op_flags(i) & OF_DEBUG) return true;
    bool stored = i->op == OP_STORE && ref_same(inst_op(s->f, user, 0), address);
    if (access_is_plain(i) && !stored) {
        TypeId t = i->op == OP_LOAD ? i->type : ref_type(s->m, s->f, inst_op(s->f, user, 0));
        return type_is_sized(s->m, t) &&
               indexed_access(s, var, a, user, type_store_size(s->m, t), access_align(s, user, t));
    }
    uint32_t operand = !ref_same(inst_op(s->f, user, 0), address);
    switch (call_memory(s, user, &size)) {
    case MEMORY_MARKER: return false;
    case MEMORY_COPY:
        if (ref_is_inside(s, inst_op(s->f, user, !operand))) return false;
        /* fall through */
    case MEMORY_FILL: return indexed_access(s, var, a, user, size, operand_align(s, user, operand, 0));
    case MEMORY_NONE: break;
    }
    if (!inst_derives(s, user, a.v)) return false;
    indexed_push(s, user, a.root);
    return true;
}

/* Returns the alignment that the part of a root must have, as a logarithm. */
static uint32_t root_align(const Sroa *s, const SroaVar *var, const IndexedRoot *r) {
    uint32_t own = var_align(s, var);
    return r->align < own ? r->align : own;
}

/* Collects the uses of the addresses with a variable index, and makes a slice of what is accessed through each root. It begins
 * at a multiple of their alignment, because its part must be aligned as they are. Returns false if the alloca
 * cannot be split. */
static bool indexed_collect(Sroa *s, SroaVar *var) {
    for (uint32_t k = 0; k < s->indexed.n; k++) {
        RootedAddress a = s->indexed.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++)
            if (!indexed_use_add(s, var, a, s->uses->at[u])) return false;
    }
    for (uint32_t k = var->root; k < s->root.n; k++) {
        const IndexedRoot *r = &s->root.at[k];
        if (!r->high) return false;
        uint32_t align = root_align(s, var, r);
        vec_push(&s->slice, ((Slice){r->low >> align << align, r->high, T_I8, false, true}));
    }
    return true;
}

/* Collects the slices of an alloca. Returns false if it cannot be split. */
static bool var_collect(Sroa *s, SroaVar *var) {
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
    if (!indexed_collect(s, var)) {
        s->blocker = s->indexed.at[0].v;
        return false;
    }
    return s->slice.n > 0;
}

/* ------------------------------------------------------------------------------------------------- parts */

/* Returns the scalar that begins at byte `at` of a value of type t; T_VOID if there is none. Arrays with
 * elements of less than four bytes count as text, not as scalars. */
static TypeId type_leaf(Module *m, TypeId t, uint64_t at) {
    for (int depth = 0; depth < NEST_MAX && type_is_aggregate(m, t); depth++) {
        if (type_kind(m, t) == TY_ARRAY) {
            TypeId elem = type_elem(m, t, 0);
            uint64_t size = type_size(m, elem);
            if (size < 4) return T_VOID;
            at %= size;
            t = elem;
            continue;
        }
        if (!type_at(m, t)->nelem) return T_VOID;
        uint32_t field = type_field_at(m, t, at);
        at -= type_field_offset(m, t, field);
        t = type_elem(m, t, field);
    }
    return at || type_is_aggregate(m, t) ? T_VOID : t;
}

/* Reports whether a value of one type can be converted to the other without changing a bit. */
static bool type_converts(const Sroa *s, TypeId a, TypeId b) {
    if (a == b) return true;
    Module *m = s->m;
    if (type_is_aggregate(m, a) || type_is_aggregate(m, b)) return false;
    if (type_is_ptr(m, type_scalar(m, a)) || type_is_ptr(m, type_scalar(m, b)))
        return (type_is_ptr(m, a) && type_is_int(m, b)) || (type_is_ptr(m, b) && type_is_int(m, a));
    return true;
}

/* Reports whether the type fills all bits of the bytes that it is stored in. */
static bool type_is_whole(const Sroa *s, TypeId t, uint64_t size) {
    Module *m = s->m;
    if (type_is_aggregate(m, t) || type_store_size(m, t) != size || type_size(m, t) != size) return false;
    TypeId e = type_scalar(m, t);
    uint64_t bits = layout_scalar_bits(m, e);
    return bits * (e == t ? 1 : type_at(m, t)->n) == 8 * size;
}

/* Adds a part. T_VOID: no type fits all accesses, so the part is an array of bytes. */
static void part_add(Sroa *s, SroaVar *var, uint64_t low, uint64_t high, TypeId type) {
    bool scalar = type != T_VOID && type_is_whole(s, type, high - low);
    if (type == T_VOID) type = type_array(s->m, high - low, T_I8);
    vec_push(&s->part, ((SroaPart){.low = low, .high = high, .type = type, .scalar = scalar}));
    var->npart++;
}

/* Returns the aggregate inside a value of type t that fills bytes [low, high) of it; an array of bytes if there is none. */
static TypeId type_of_bytes(Module *m, TypeId t, uint64_t low, uint64_t high) {
    TypeId bytes = type_array(m, high - low, T_I8);
    for (int depth = 0; depth < NEST_MAX && type_is_aggregate(m, t); depth++) {
        if (!low && type_size(m, t) == high) return t;
        if (type_kind(m, t) == TY_ARRAY) {
            TypeId elem = type_elem(m, t, 0);
            uint64_t size = type_size(m, elem);
            if (!size) break;
            if (low % size == 0 && high % size == 0) return type_array(m, (high - low) / size, elem);
            high -= low / size * size;
            low %= size;
            t = elem;
            continue;
        }
        if (!type_at(m, t)->nelem) break;
        uint32_t field = type_field_at(m, t, low);
        uint64_t at = type_field_offset(m, t, field);
        low -= at;
        high -= at;
        t = type_elem(m, t, field);
    }
    return bytes;
}

/* Adds a part of which some bytes are accessed by index: it stays an array. */
static void part_add_indexed(Sroa *s, SroaVar *var, uint64_t low, uint64_t high) {
    TypeId type = type_of_bytes(s->m, inst_at(s->f, var->alloca_)->aux, low, high);
    vec_push(&s->part, ((SroaPart){.low = low, .high = high, .type = type}));
    var->npart++;
}

/* Reports whether a memcpy or memset accesses some of the bytes and not the others. */
static bool copies_cut(const Sroa *s, uint64_t low, uint64_t high) {
    for (uint32_t i = 0; i < s->slice.n && s->slice.at[i].low < high; i++) {
        const Slice *x = &s->slice.at[i];
        if (x->type == T_VOID && x->high > low && (x->low > low || x->high < high)) return true;
    }
    return false;
}

/* Returns the integer of which n loads and stores access pieces; T_VOID if it is none. */
static TypeId integer_of_slices(Sroa *s, const Slice *x, uint32_t n, uint64_t low, uint64_t high) {
    uint64_t size = high - low;
    if ((size != 2 && size != 4 && size != 8) || copies_cut(s, low, high)) return T_VOID;
    for (uint32_t k = 0; k < n; k++) {
        bool vector = !type_is_ptr(s->m, x[k].type) && type_is_ptr(s->m, type_scalar(s->m, x[k].type));
        if (x[k].pointer || vector || !type_is_whole(s, x[k].type, x[k].high - x[k].low)) return T_VOID;
    }
    return type_int(s->m, (uint32_t)(8 * size));
}

/* Adds the part that n loads and stores form, which overlap. */
static void part_of_slices(Sroa *s, SroaVar *var, const Slice *x, uint32_t n, uint64_t high) {
    uint64_t low = x->low;
    TypeId type = x->type;
    for (uint32_t k = 0; k < n; k++) {
        if (!x[k].indexed) continue;
        part_add_indexed(s, var, low, high);
        return;
    }
    for (uint32_t k = 0; k < n; k++) {
        if (x[k].low != low || x[k].high != high) {
            part_add(s, var, low, high, integer_of_slices(s, x, n, low, high));
            return;
        }
        if (x[k].type != type && (!type_converts(s, x[k].type, type) || !type_is_whole(s, x[k].type, high - low) ||
                                  !type_is_whole(s, type, high - low))) {
            part_add(s, var, low, high, T_VOID);
            return;
        }
        if (type_is_ptr(s->m, x[k].type)) type = x[k].type;
    }
    part_add(s, var, low, high, type);
}

/* Adds parts for bytes that only memcpy and memset access and that are no field of at least four bytes. A few become
 * vectors of bytes. One integer would be wrong: a copy of memory keeps the bytes beside one that is poison, but an
 * integer with such a byte is poison. Bytes of an alloca of low alignment are cut from the end, because most are what clang
 * leaves of an aligned structure after its first field. */
static void parts_of_text(Sroa *s, SroaVar *var, uint64_t low, uint64_t high) {
    if (high - low > TEXT_MAX) {
        part_add(s, var, low, high, T_VOID);
        return;
    }
    uint8_t align = inst_at(s->f, var->alloca_)->mem.align;
    bool aligned = !align || align > 2; /* to four bytes or more */
    for (uint64_t at = low, n; at < high; at += n) {
        for (n = VECTOR_MAX; n > high - at || (aligned ? at : high - at) % n;) n /= 2;
        part_add(s, var, at, at + n, n == 1 ? T_I8 : type_vector(s->m, n, T_I8));
    }
}

/* Adds parts for bytes that only memcpy and memset access, cut along the fields of the allocated type. */
static void parts_of_gap(Sroa *s, SroaVar *var, uint64_t low, uint64_t high) {
    TypeId whole = inst_at(s->f, var->alloca_)->aux;
    for (uint64_t at = low, next; at < high && var->npart <= PARTS_MAX; at = next) {
        TypeId t = type_leaf(s->m, whole, at);
        if (t != T_VOID && type_store_size(s->m, t) && type_store_size(s->m, t) <= high - at) {
            next = at + type_store_size(s->m, t);
            part_add(s, var, at, next, t);
        } else {
            for (next = at + 1; next < high && type_leaf(s->m, whole, next) == T_VOID;) next++;
            parts_of_text(s, var, at, next);
        }
    }
}

static int slice_order(const void *a, const void *b) {
    const Slice *x = a, *y = b;
    if (x->low != y->low) return x->low < y->low ? -1 : 1;
    return x->high != y->high ? (x->high > y->high ? -1 : 1) : x->type < y->type ? -1 : x->type > y->type;
}

static int part_order(const void *a, const void *b) {
    const SroaPart *x = a, *y = b;
    return x->low < y->low ? -1 : x->low > y->low;
}

/* Adds parts for the gaps between the parts found so far, as far as a memcpy or memset covers them. The
 * slices are sorted. */
static void gaps_find(Sroa *s, SroaVar *var) {
    uint32_t k = var->part, end = s->part.n;
    uint64_t done = 0; /* all bytes below are in a part, or not covered */
    for (uint32_t i = 0; i < s->slice.n; i++) {
        const Slice x = s->slice.at[i];
        if (x.type != T_VOID) continue;
        uint64_t at = x.low > done ? x.low : done;
        while (at < x.high) {
            while (k < end && s->part.at[k].high <= at) k++;
            uint64_t stop = k < end && s->part.at[k].low < x.high ? s->part.at[k].low : x.high;
            if (at < stop) parts_of_gap(s, var, at, stop);
            at = k < end && stop == s->part.at[k].low ? s->part.at[k].high : stop;
        }
        done = at > done ? at : done;
    }
}

/* Divides the bytes of an alloca into parts: first those of loads and stores, then the gaps. Returns false
 * if there are too many. */
static bool parts_find(Sroa *s, SroaVar *var) {
    var->part = s->part.n;
    qsort(s->slice.at, s->slice.n, sizeof *s->slice.at, slice_order);
    uint32_t n = 0; /* loads and stores only, in order */
    Slice *typed = mem_alloc((s->slice.n + 1) * sizeof *typed);
    for (uint32_t i = 0; i < s->slice.n; i++)
        if (s->slice.at[i].type != T_VOID) typed[n++] = s->slice.at[i];
    for (uint32_t i = 0, next; i < n && var->npart <= PARTS_MAX; i = next) {
        uint64_t high = typed[i].high;
        for (next = i + 1; next < n && typed[next].low < high; next++)
            if (typed[next].high > high) high = typed[next].high;
        part_of_slices(s, var, typed + i, next - i, high);
    }
    free(typed);
    if (var->npart <= PARTS_MAX) gaps_find(s, var);
    qsort(s->part.at + var->part, var->npart, sizeof *s->part.at, part_order);
    return var->npart <= PARTS_MAX;
}

/* Returns the part that contains byte `at` of an alloca, or the first one after it. */
static uint32_t part_search(const Sroa *s, const SroaVar *var, uint64_t at) {
    uint32_t i = var->part;
    lower_bound(i, var->part + var->npart, mid, s->part.at[mid].high <= at);
    return i;
}

/* Reports whether each root of the alloca is in a part that is aligned as its accesses are. A part may begin below a slice. */
static bool roots_are_aligned(const Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->root; k < var->root + var->nroot; k++) {
        const IndexedRoot *r = &s->root.at[k];
        const SroaPart *part = &s->part.at[part_search(s, var, r->low)];
        if (align_after(root_align(s, var, r), part->low) < root_align(s, var, r)) return false;
    }
    return true;
}

/* Forgets an alloca that cannot be split. */
static void var_drop(Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->address; k < s->address.n; k++) s->var_of[s->address.at[k]] = 0;
    for (uint32_t k = 0; k < s->indexed.n; k++) s->root_of[s->indexed.at[k].v] = 0;
    s->address.n = var->address;
    s->root.n = var->root;
    s->part.n = var->part;
}

/* Reports an alloca that stays whole, with the use that is to blame. */
static void stays_remark(const Sroa *s, ValueId v) {
    if (!pass_remarks(s->p, REMARK_AllocaStays) || s->blocker == UINT32_MAX) return;
    uint8_t op = inst_at(s->f, s->blocker)->op;
    const char *why = op == OP_GETELEMENTPTR ? "an index is not constant"
                      : op == OP_CALL        ? "its address is passed to a call"
                      : op == OP_STORE       ? "its address is stored, or a store to it is volatile or atomic"
                      : op == OP_LOAD        ? "a load of it is volatile or atomic"
                                             : "its address is used other than to access it";
    pass_remark(s->p, REMARK_AllocaStays, s->f, v, pass_ref_text(s->p, s->f, ref_make(REF_VALUE, v)), why);
}

/* Finds the allocas that can be split, and their parts. */
static void vars_find(Sroa *s) {
    each_inst(s->f, b, v) {
        if (inst_at(s->f, v)->op != OP_ALLOCA) continue;
        SroaVar var = {.alloca_ = v, .part = s->part.n, .address = s->address.n, .root = s->root.n};
        s->blocker = UINT32_MAX;
        if (var_collect(s, &var) && parts_find(s, &var) && roots_are_aligned(s, &var)) {
            vec_push(&s->var, var);
        } else {
            stays_remark(s, v);
            var_drop(s, &var);
        }
    }
}

/* ------------------------------------------------------------------------------------------------ pieces */

/* Returns 1 + the part at `off` bytes after an address; 0 if the address is in no alloca to be split. Reduces
 * *end to the offset at which the part ends. */
static uint32_t piece_part(const Sroa *s, Ref address, uint64_t off, uint64_t *end) {
    uint32_t var = ref_var(s, address);
    if (!var) return 0;
    uint64_t base = s->offset[ref_index(address)];
    uint32_t part = part_search(s, &s->var.at[var - 1], base + off);
    uint64_t high = s->part.at[part].high - base;
    *end = high < *end ? high : *end;
    return part + 1;
}

/* Cuts a memcpy or memset at the bounds of the parts at both ends. */
static void pieces_cut(Sroa *s, ValueId v) {
    uint64_t size = 0;
    bool copy = call_memory(s, v, &size) == MEMORY_COPY;
    for (uint64_t off = 0, end; off < size; off = end) {
        end = size;
        uint32_t to = piece_part(s, inst_op(s->f, v, 0), off, &end);
        uint32_t from = copy ? piece_part(s, inst_op(s->f, v, 1), off, &end) : 0;
        vec_push(&s->piece, ((Piece){v, to, from, off, end - off}));
    }
}

/* Finds the memcpys and memsets that access an alloca to be split, and cuts them. */
static void pieces_find(Sroa *s) {
    each_inst(s->f, b, v) {
        uint64_t size;
        enum MemoryCall kind = call_memory(s, v, &size);
        if (kind != MEMORY_COPY && kind != MEMORY_FILL) continue;
        bool reads = kind == MEMORY_COPY && ref_var(s, inst_op(s->f, v, 1));
        if (!reads && !ref_var(s, inst_op(s->f, v, 0))) continue;
        vec_push(&s->copy, v);
        pieces_cut(s, v);
    }
}

/* Marks the parts in `work` and those that the pieces connect them to: backwards to the sources of copies
 * (live), or forwards to their destinations (written). */
static void parts_reach(Sroa *s, const uint32_t *work, uint32_t nwork, bool back) {
    uint32_t *next = mem_alloc((s->piece.n + 1) * sizeof *next);
    uint32_t *first = mem_alloc((s->part.n + 2) * sizeof *first);
    VEC(uint32_t) todo = {0};
    for (uint32_t i = 0; i < nwork; i++) vec_push(&todo, work[i]);
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        uint32_t key = back ? x->to : x->from;
        next[i] = first[key];
        first[key] = i + 1;
    }
    while (todo.n) {
        uint32_t part = vec_pop(&todo);
        bool *mark = back ? &s->part.at[part - 1].live : &s->part.at[part - 1].written;
        if (*mark) continue;
        *mark = true;
        for (uint32_t i = first[part]; i; i = next[i - 1]) {
            uint32_t to = back ? s->piece.at[i - 1].from : s->piece.at[i - 1].to;
            if (to) vec_push(&todo, to);
        }
    }
    vec_free(&todo);
    free(next);
    free(first);
}

/* Computes which parts are live and written. A part is live if it is loaded, or copied to other memory or to
 * a live part. It is written if it is stored to, filled, or copied to from other memory or a written part. One that is accessed
 * by index is both.
 * The contents of other parts are undefined, mostly padding, and need not be copied. */
static void parts_mark(Sroa *s) {
    VEC(uint32_t) read = {0}, write = {0};
    each_inst(s->f, b, v) {
        enum Op op = inst_at(s->f, v)->op;
        if (op != OP_LOAD && op != OP_STORE) continue;
        Ref address = inst_op(s->f, v, op == OP_STORE);
        TypeId type = op == OP_LOAD ? inst_at(s->f, v)->type : ref_type(s->m, s->f, inst_op(s->f, v, 0));
        uint64_t end = UINT64_MAX;
        if (!ref_var(s, address) || !type_store_size(s->m, type)) continue;
        uint32_t part = piece_part(s, address, 0, &end);
        if (op == OP_LOAD) vec_push(&read, part);
        else vec_push(&write, part);
    }
    for (uint32_t k = 0; k < s->var.n; k++)
        for (uint32_t i = s->var.at[k].root; i < s->var.at[k].root + s->var.at[k].nroot; i++) {
            uint32_t part = 1 + part_search(s, &s->var.at[k], s->root.at[i].low);
            vec_push(&read, part);
            vec_push(&write, part);
        }
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        if (!x->to) vec_push(&read, x->from);
        if (!x->from) vec_push(&write, x->to);
    }
    parts_reach(s, read.at, read.n, true);
    parts_reach(s, write.at, write.n, false);
    vec_free(&read), vec_free(&write);
}

/* Reports whether the piece covers the part exactly and the part is a scalar. `part`: 1 + index, or 0. */
static bool piece_is_whole(const Sroa *s, const Piece *x, uint32_t part) {
    const SroaPart *p = part ? &s->part.at[part - 1] : NULL;
    return p && p->scalar && p->high - p->low == x->size;
}

/* Returns the scalar that memset v produces; REF_NULL if the byte is not constant, or the type cannot
 * represent it. */
static Ref fill_value(Sroa *s, ValueId v, TypeId type) {
    uint64_t byte;
    if (!ref_int(s->m, inst_op(s->f, v, 1), &byte)) return REF_NULL;
    if (!byte) return const_zero(s->m, type);
    bool fits = type_is_int(s->m, type) && type_bits(s->m, type) <= 64;
    return fits ? const_int(s->m, type, (byte & 255) * 0x0101010101010101u) : REF_NULL;
}

/* The load and the store, or only the store, that replace a piece. */
typedef struct SroaMove {
    TypeId read, write;
    Ref fill;
} SroaMove;

/* Reports whether a load and a store, or only a store, can replace the piece, and describes them in *move. */
static bool piece_moves(Sroa *s, const Piece *x, SroaMove *move) {
    bool to = piece_is_whole(s, x, x->to), from = piece_is_whole(s, x, x->from);
    if (!to && !from) return false;
    move->write = s->part.at[(to ? x->to : x->from) - 1].type;
    move->read = s->part.at[(from ? x->from : x->to) - 1].type;
    uint64_t size;
    if (call_memory(s, x->user, &size) == MEMORY_COPY) return type_converts(s, move->read, move->write);
    move->fill = fill_value(s, x->user, move->write);
    return !ref_is(move->fill, REF_NONE);
}

/* Reports whether a load or store through address a accesses a type other than `type`, that of the part. */
static bool address_is_converted(const Sroa *s, ValueId a, TypeId type) {
    for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++) {
        ValueId user = s->uses->at[u];
        const Inst *x = inst_at(s->f, user);
        if (x->op == OP_LOAD && x->type != type) return true;
        if (x->op == OP_STORE && ref_type(s->m, s->f, inst_op(s->f, user, 0)) != type) return true;
    }
    return false;
}

/* Decides which allocas are split. */
static void vars_decide(Sroa *s) {
    for (uint32_t k = 0; k < s->var.n; k++) {
        SroaVar *var = &s->var.at[k];
        const SroaPart *first = &s->part.at[var->part];
        var->split = var->npart != 1 || first->low || first->high != var->size || !first->live;
        for (uint32_t i = 0; i < var->naddress && first->scalar; i++)
            var->split |= address_is_converted(s, s->address.at[var->address + i], first->type);
    }
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        SroaMove move;
        if (!piece_moves(s, x, &move)) continue;
        if (x->to) s->var.at[ref_var(s, inst_op(s->f, x->user, 0)) - 1].split = true;
        if (x->from) s->var.at[ref_var(s, inst_op(s->f, x->user, 1)) - 1].split = true;
    }
}

/* Reports what was decided. */
static void vars_remark(Sroa *s) {
    for (uint32_t k = 0; k < s->var.n; k++) {
        const SroaVar *var = &s->var.at[k];
        if (var->split && pass_remarks(s->p, REMARK_AllocaSplit))
            pass_remark(s->p, REMARK_AllocaSplit, s->f, var->alloca_,
                        pass_ref_text(s->p, s->f, ref_make(REF_VALUE, var->alloca_)), var->npart);
        s->blocker = !var->split && var->nroot ? s->root.at[var->root].gep : UINT32_MAX;
        stays_remark(s, var->alloca_);
    }
}

/* --------------------------------------------------------------------------------------------- rewriting */

/* Creates an alloca for each live part. */
static void parts_make(Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->part; k < var->part + var->npart; k++) {
        SroaPart *part = &s->part.at[k];
        s->parts += part->live;
        s->dead += !part->live;
        if (!part->live) continue;
        ValueId a = part->alloca_ = fn_inst(s->f, OP_ALLOCA, inst_at(s->f, var->alloca_)->type, NULL, 0);
        inst_at(s->f, a)->aux = part->type;
        inst_at(s->f, a)->mem.align = 1 + align_after(var_align(s, var), part->low);
        inst_copy_origin(s->f, a, var->alloca_);
        edit_after(&s->e, var->alloca_, a);
    }
}

/* Creates an instruction before `anchor`. */
static ValueId inst_before(Sroa *s, ValueId anchor, enum Op op, TypeId type, const Ref *operand, uint32_t n) {
    ValueId v = fn_inst(s->f, op, type, operand, n);
    inst_copy_origin(s->f, v, anchor);
    edit_before(&s->e, anchor, v);
    return v;
}

/* Returns the address `off` bytes after r, with type `type`. */
static Ref address_at(Sroa *s, ValueId anchor, Ref r, uint64_t off, TypeId type) {
    TypeId own = ref_type(s->m, s->f, r);
    if (own != type) r = ref_make(REF_VALUE, inst_before(s, anchor, OP_ADDRSPACECAST, type, &r, 1));
    if (!off) return r;
    ValueId g = inst_before(s, anchor, OP_GETELEMENTPTR, type, (Ref[]){r, const_int(s->m, T_I64, off)}, 2);
    inst_at(s->f, g)->aux = T_I8;
    return ref_make(REF_VALUE, g);
}

/* Returns the address `off` bytes after operand r: in the part that contains it, if r is in a split
 * alloca. */
static Ref place_at(Sroa *s, ValueId anchor, Ref r, uint64_t off) {
    TypeId type = ref_type(s->m, s->f, r);
    uint32_t var = ref_var(s, r);
    if (!var || !s->var.at[var - 1].split) return address_at(s, anchor, r, off, type);
    uint64_t at = s->offset[ref_index(r)] + off;
    const SroaPart *part = &s->part.at[part_search(s, &s->var.at[var - 1], at)];
    return address_at(s, anchor, ref_make(REF_VALUE, part->alloca_), at - part->low, type);
}

/* Converts r to a type of the same size, before `anchor`. */
static Ref convert(Sroa *s, ValueId anchor, Ref r, TypeId to) {
    TypeId from = ref_type(s->m, s->f, r);
    if (from == to) return r;
    enum Op op = type_is_ptr(s->m, to) ? OP_INTTOPTR : type_is_ptr(s->m, from) ? OP_PTRTOINT : OP_BITCAST;
    return ref_make(REF_VALUE, inst_before(s, anchor, op, to, &r, 1));
}

/* Creates a load before `anchor`. `align` is a logarithm. */
static Ref load_make(Sroa *s, ValueId anchor, TypeId type, Ref address, uint32_t align) {
    ValueId v = inst_before(s, anchor, OP_LOAD, type, &address, 1);
    inst_at(s->f, v)->mem.align = 1 + align;
    return ref_make(REF_VALUE, v);
}

/* Creates a store before `anchor`. `align` is a logarithm. */
static void store_make(Sroa *s, ValueId anchor, Ref value, Ref address, uint32_t align) {
    ValueId v = inst_before(s, anchor, OP_STORE, T_VOID, (Ref[]){value, address}, 2);
    inst_at(s->f, v)->mem.align = 1 + align;
}

/* Creates an operation on two integers before `anchor`. A shift by nothing is none. */
static Ref binary(Sroa *s, ValueId anchor, enum Op op, Ref a, Ref b) {
    Ref both[] = {a, b};
    if ((op == OP_SHL || op == OP_LSHR) && ref_is_null(s->m, b)) return a;
    return ref_make(REF_VALUE, inst_before(s, anchor, op, ref_type(s->m, s->f, a), both, 2));
}

/* Returns r, but a fixed value in place of poison. */
static Ref frozen(Sroa *s, ValueId anchor, Ref r) {
    if (ref_is(r, REF_CONST) && !ref_is_undef(s->m, r)) return r;
    return ref_make(REF_VALUE, inst_before(s, anchor, OP_FREEZE, ref_type(s->m, s->f, r), &r, 1));
}

/* Replaces a load or store of a piece of an integer, `off` bytes from its beginning, by one of the integer. */
static void piece_access(Sroa *s, ValueId v, const SroaPart *part, uint64_t off, TypeId type) {
    bool store = inst_at(s->f, v)->op == OP_STORE;
    TypeId address = ref_type(s->m, s->f, inst_op(s->f, v, store));
    Ref at = address_at(s, v, ref_make(REF_VALUE, part->alloca_), 0, address);
    uint32_t align = inst_at(s->f, part->alloca_)->mem.align - 1u;
    uint64_t bits = 8 * type_store_size(s->m, type), mask = ((1ull << bits) - 1) << 8 * off;
    TypeId piece = type_int(s->m, (uint32_t)bits);
    Ref whole = load_make(s, v, part->type, at, align), by = const_int(s->m, part->type, 8 * off);
    if (store) {
        Ref x = frozen(s, v, convert(s, v, inst_op(s->f, v, 0), piece));
        x = ref_make(REF_VALUE, inst_before(s, v, OP_ZEXT, part->type, &x, 1));
        Ref rest = binary(s, v, OP_AND, frozen(s, v, whole), const_int(s->m, part->type, ~mask));
        store_make(s, v, binary(s, v, OP_OR, rest, binary(s, v, OP_SHL, x, by)), at, align);
    } else {
        Ref x = binary(s, v, OP_LSHR, whole, by);
        x = ref_make(REF_VALUE, inst_before(s, v, OP_TRUNC, piece, &x, 1));
        edit_replace(&s->e, v, convert(s, v, x, type));
    }
    edit_delete(&s->e, v);
}

/* Redirects a load or store to its part, and converts the value if the part has another type. */
static void access_rewrite(Sroa *s, ValueId v) {
    bool store = inst_at(s->f, v)->op == OP_STORE;
    Ref r = inst_op(s->f, v, store);
    const SroaVar *var = &s->var.at[ref_var(s, r) - 1];
    const SroaPart part = s->part.at[part_search(s, var, s->offset[ref_index(r)])];
    if (!part.live) {
        edit_delete(&s->e, v); /* loaded parts are live, so this is a store */
        return;
    }
    TypeId type = store ? ref_type(s->m, s->f, inst_op(s->f, v, 0)) : inst_at(s->f, v)->type;
    if (part.scalar && type_store_size(s->m, type) < part.high - part.low) {
        piece_access(s, v, &part, s->offset[ref_index(r)] - part.low, type);
        return;
    }
    Ref address = place_at(s, v, r, 0);
    inst_ops(s->f, v)[store] = address;
    uint32_t align = access_align(s, v, type), own = inst_at(s->f, part.alloca_)->mem.align - 1u;
    own = align_after(own, s->offset[ref_index(r)] - part.low);
    if (!part.scalar && own < align) inst_at(s->f, v)->mem.align = (uint8_t)(1 + own);
    if (!part.scalar || part.type == type) return;
    if (store) store_make(s, v, convert(s, v, inst_op(s->f, v, 0), part.type), address, align);
    else edit_replace(&s->e, v, convert(s, v, load_make(s, v, part.type, address, align), type));
    edit_delete(&s->e, v);
}

/* Returns the alignment of one end of a piece, as a logarithm: that of the part if the piece is the whole part. */
static uint32_t piece_align(const Sroa *s, const Piece *x, uint32_t operand, uint32_t part) {
    uint32_t stated = operand_align(s, x->user, operand, x->off);
    const SroaPart *own = part ? &s->part.at[part - 1] : NULL;
    if (!own || !own->alloca_) return stated;
    uint32_t align = inst_at(s->f, own->alloca_)->mem.align - 1u;
    if (piece_is_whole(s, x, part)) return align;
    align = align_after(align, s->offset[ref_index(inst_op(s->f, x->user, operand))] + x->off - own->low);
    return align < stated ? align : stated;
}

/* Copies a piece with a memcpy or memset of its own. */
static void piece_call(Sroa *s, const Piece *x, Ref to, Ref from) {
    ValueId v = fn_copy_inst(s->f, x->user);
    AttrListId attrs = inst_at(s->f, v)->aux;
    for (uint32_t k = 0; k < 2; k++) {
        static const char *const key[] = {"dereferenceable", "dereferenceable_or_null", "align"};
        for (int i = 0; i < 3; i++) attrs = attr_list_remove(s->m, attrs, ATTR_PARAM0 + k, key[i]);
    }
    inst_at(s->f, v)->aux = attrs;
    inst_ops(s->f, v)[0] = to;
    inst_ops(s->f, v)[1] = from;
    inst_ops(s->f, v)[2] = const_int(s->m, ref_type(s->m, s->f, inst_op(s->f, v, 2)), x->size);
    edit_before(&s->e, x->user, v);
}

/* Replaces one piece of a memcpy or memset by a load and a store, or by a shorter call. */
static void piece_rewrite(Sroa *s, const Piece *x) {
    if ((x->to && !s->part.at[x->to - 1].live) || (x->from && !s->part.at[x->from - 1].written)) return;
    uint64_t size;
    SroaMove move;
    bool copy = call_memory(s, x->user, &size) == MEMORY_COPY, moves = piece_moves(s, x, &move);
    Ref to = place_at(s, x->user, inst_op(s->f, x->user, 0), x->off);
    Ref from = copy ? place_at(s, x->user, inst_op(s->f, x->user, 1), x->off) : inst_op(s->f, x->user, 1);
    if (!moves) {
        piece_call(s, x, to, from);
        return;
    }
    Ref value = copy ? load_make(s, x->user, move.read, from, piece_align(s, x, 1, x->from)) : move.fill;
    store_make(s, x->user, convert(s, x->user, value, move.write), to, piece_align(s, x, 0, x->to));
}

/* Reports whether r is an address in an alloca that is split. */
static bool operand_is_split(const Sroa *s, Ref r) {
    uint32_t var = ref_var(s, r);
    return var && s->var.at[var - 1].split;
}

/* Replaces the memcpys and memsets that access a split alloca by their pieces. */
static void copies_rewrite(Sroa *s) {
    for (uint32_t k = 0, i = 0; k < s->copy.n; k++) {
        ValueId v = s->copy.at[k];
        bool split = operand_is_split(s, inst_op(s->f, v, 0)) || operand_is_split(s, inst_op(s->f, v, 1));
        for (; i < s->piece.n && s->piece.at[i].user == v; i++)
            if (split) piece_rewrite(s, &s->piece.at[i]);
        if (split) edit_delete(&s->e, v);
    }
}

/* Deletes the alloca, its markers and its addresses. A debug record of the whole alloca moves to its only
 * part. */
static void var_delete(Sroa *s, const SroaVar *var) {
    const SroaPart *first = &s->part.at[var->part];
    bool same = var->npart == 1 && first->live && !first->low && first->high == var->size;
    for (uint32_t k = var->address; k < var->address + var->naddress; k++) {
        ValueId a = s->address.at[k];
        edit_delete(&s->e, a);
        for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++) {
            ValueId user = s->uses->at[u];
            if (inst_at(s->f, user)->op == OP_CALL && call_memory(s, user, &(uint64_t){0}) == MEMORY_MARKER)
                edit_delete(&s->e, user);
            if (inst_at(s->f, user)->op != OP_DBG_DECLARE) continue;
            if (same && a == var->alloca_) inst_ops(s->f, user)[0] = ref_make(REF_VALUE, first->alloca_);
            else edit_delete(&s->e, user);
        }
    }
}

/* Makes an indexed root of a split alloca an address in its part. If the address that its variable index is added to is not in
 * the part, neither `inbounds` nor the like holds any longer. */
static void root_rewrite(Sroa *s, const SroaVar *var, const IndexedRoot *r) {
    const SroaPart *part = &s->part.at[part_search(s, var, r->low)];
    int64_t off = r->at - (int64_t)part->low;
    TypeId type = inst_at(s->f, r->gep)->type;
    uint32_t n = 0, nopnd = inst_at(s->f, r->gep)->nopnd, lost = IF_INBOUNDS | IF_NUSW | IF_NUW;
    Ref *operand = mem_alloc((nopnd + 1) * sizeof *operand);
    operand[n++] = address_at(s, r->gep, ref_make(REF_VALUE, part->alloca_), (uint64_t)off, type);
    if (r->first > 1) operand[n++] = const_int(s->m, T_I64, 0);
    for (uint32_t k = r->first; k < nopnd; k++) operand[n++] = inst_op(s->f, r->gep, k);
    ValueId v = inst_before(s, r->gep, OP_GETELEMENTPTR, type, operand, n);
    bool inside = off >= 0 && (uint64_t)off <= part->high - part->low;
    inst_at(s->f, v)->aux = r->type;
    inst_at(s->f, v)->flags = (uint16_t)(inst_at(s->f, r->gep)->flags & ~(inside ? 0 : lost));
    edit_replace(&s->e, r->gep, ref_make(REF_VALUE, v));
    edit_delete(&s->e, r->gep);
    free(operand);
}

/* Rewrites everything that accesses a split alloca. */
static void rewrite(Sroa *s) {
    edit_begin(&s->e, s->m, s->f);
    for (uint32_t k = 0; k < s->var.n; k++)
        if (s->var.at[k].split) parts_make(s, &s->var.at[k]);
    uint32_t n = s->f->order.n;
    for (uint32_t i = 0; i < n; i++) {
        ValueId v = s->f->order.at[i];
        enum Op op = inst_at(s->f, v)->op;
        if (op != OP_LOAD && op != OP_STORE) continue;
        if (operand_is_split(s, inst_op(s->f, v, op == OP_STORE))) access_rewrite(s, v);
    }
    copies_rewrite(s);
    for (uint32_t k = 0; k < s->var.n; k++) {
        if (!s->var.at[k].split) continue;
        const SroaVar *var = &s->var.at[k];
        for (uint32_t i = var->root; i < var->root + var->nroot; i++) root_rewrite(s, var, &s->root.at[i]);
        var_delete(s, var);
    }
}

/* Splits the allocas of one function. Returns whether it changed. */
static bool variables_split(Pass *p, Fn *f) {
    Uses uses = uses_build(f);
    Sroa s = {.p = p, .m = p->m, .f = f, .uses = &uses};
    s.var_of = mem_alloc((f->inst.n + 1) * sizeof *s.var_of);
    s.offset = mem_alloc((f->inst.n + 1) * sizeof *s.offset);
    s.root_of = mem_alloc((f->inst.n + 1) * sizeof *s.root_of);
    vars_find(&s);
    if (s.ranged) ranges_free(&s.ranges);
    bool changed = false;
    if (s.var.n) {
        pieces_find(&s);
        parts_mark(&s);
        vars_decide(&s);
        vars_remark(&s);
        rewrite(&s);
        changed = edit_commit(&s.e);
    }
    pass_stat(p, "allocas created for parts", s.parts);
    pass_stat(p, "dead parts removed", s.dead);
    uses_free(&uses);
    free(s.var_of);
    free(s.offset);
    free(s.root_of);
    vec_free(&s.root), vec_free(&s.indexed);
    vec_free(&s.var), vec_free(&s.part), vec_free(&s.piece);
    vec_free(&s.address), vec_free(&s.copy), vec_free(&s.slice);
    return changed;
}

/* A promoted pointer no longer hides the alloca that it points to, so each level of pointers to pointers
 * takes one round. */
enum { ROUNDS = 16 };

bool pass_sroa(Pass *p, Fn *f) {
    bool changed = false, again = true;
    for (int i = 0; i < ROUNDS && again; i++) {
        again = pass_apply(p, pass_aggregates, f);
        changed |= again;
        if (!pass_fn_has(f, OP_ALLOCA)) break; /* the next round of aggregates would find nothing */
        again |= variables_split(p, f);
        again |= pass_apply(p, pass_mem2reg, f);
        changed |= again;
    }
    return changed;
}
