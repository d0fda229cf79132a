/* index-select: replaces an index into a small local array by selects or a shift, so that the array becomes registers.
 *
 *    %p = getelementptr [3 x float], ptr %a, i32 0, i32 %i  %0 = load float, ptr %a      %5 = icmp ne (and %i, 1), 0
 *    %x = load float, ptr %p                                %1 = load float, ptr %a + 4  %6 = icmp uge %i, 2
 *                                                           %2 = load float, ptr %a + 8
 *                                                           %7 = select %5, %1, %0
 *                                                           %x = select %6, %2, %7
 *
 * A place is the bytes that an access touches for one value of its index. A load that may access n places becomes n
 * loads and a tree of n - 1 selects; each level of the tree tests one bit of the index. A store becomes n loads, n
 * selects by `index == place`, and n stores. One access with a variable index forces the whole array into local memory,
 * and each of its other accesses becomes a load or store there. After this pass no such access is left, so sroa and
 * mem2reg turn the array into registers.
 *
 * An alloca is taken if only such indices prevent sroa from splitting it, and if that pays: if the selects and tests are fewer
 * than the instructions that all accesses to the array cost in local memory, each weighted by how often loops may execute it.
 * They may be FEW_FACTOR times as many if the alloca has at most BYTES_FEW, and each index leads to at most PLACES_FEW places,
 * and either no loop repeats the access, so that it matters more how long a load takes than how many instructions the selects
 * are; or the index would be constant if its loops were unrolled, which their metadata may forbid (clang -O1), so that other
 * compilers have registers there, or which make no more iterations than the array has elements. Any other index in a loop, such
 * as the top of a stack, must pay: letting all few places cost twice as much made programs execute twice the instructions. A
 * larger array must, too, because it takes many registers for as long as it lives. LLVM for AMDGPU has the same choice to make
 * (amdgpu-promote-alloca, shouldExpandVectorDynExt: 16 instructions, a comparison and a select for each element).
 *
 * An array of two, four or eight bytes becomes one integer instead if that is cheaper: the index is the amount by which it is
 * shifted to take a byte out, or to put one in. For this, all variable indices must lead to bytes, or all to 16 or 32 bits.
 *
 * The places are all those within the alloca to which the index can lead, given its range (analysis/range.h). The bound
 * of the array type must not be used: in { [4 x i32], i32 } the index 4 is the address of the last field, and a program
 * may access that field by it. The value of a place that is not chosen may be poison, because a select does not
 * propagate the operand that it does not choose.
 *
 * All accesses to a place must have the same size, and must not access a pointer in one place and a number in
 * another. There is one exception: a load or store at a constant address may access whole places of numbers at once, as clang
 * copies a struct { int, int } by an i64, if all of them are aligned in the array: sroa makes one integer of these bytes, and
 * takes the places out of it. Without that condition, i64 at 0 and at 4 would overlap in part. The work is linear: the places of
 * all indices of an array form at most CLASSES_MAX classes, and each access is compared with these.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/loops.h"
#include "analysis/range.h"
#include "ir/arith.h"
#include "transform/loops/unrolled.h"
#include "transform/pass.h"

/* BYTES_MAX: the size of the largest alloca that is considered. */
enum { PLACES_MAX = 32, CLASSES_MAX = 32, BYTES_MAX = 1024 };
/* What accesses cost, besides LOCAL_COST. INDEX_COST: the address of one with a variable index. PLACES_FEW, BYTES_FEW, FEW_FACTOR:
 * see above. A loop is taken to make LOOP_WEIGHT iterations, and at most DEPTH_MAX loops around an access count. */
enum { INDEX_COST = 3, PLACES_FEW = 9, BYTES_FEW = 40, FEW_FACTOR = 2, LOOP_WEIGHT = 8, DEPTH_MAX = 4 };
/* What accesses to an array that is one integer cost: two or three shifts and conversions for a load; for a store, the two
 * shifts of the value and a mask, their amount, and what joins them; half of that at a constant place. */
enum { WORD_LOAD = 3, WORD_STORE = 7, WORD_FIXED = 3 };

/* An address in the current alloca: `offset` bytes from its beginning, plus `stride` bytes times the variable index. */
typedef struct IndexedAddress {
    ValueId value; /* the alloca, getelementptr or cast that computes the address */
    Ref index;     /* REF_NULL: there is none */
    int64_t offset, stride;
} IndexedAddress;

/* A load or store of a value of `type` through an address with a variable index. It accesses `size` bytes at one of n
 * places, those of the indices from `low` to low + n - 1. */
typedef struct IndexedAccess {
    ValueId user;
    IndexedAddress address;
    TypeId type;
    int64_t size, low;
    uint32_t n;
} IndexedAccess;

/* The places that some indices lead to. Each has `size` bytes and begins at an offset in the alloca whose remainder
 * modulo `stride` is `rest`; all are within bytes [low, high) of the alloca. */
typedef struct PlaceClass {
    int64_t stride, size, rest, low, high;
    TypeId pointer; /* the type of the pointers that are accessed there; T_VOID if numbers are */
} PlaceClass;

/* Bytes [low, high) of the alloca that a load or store of `type`, or a memcpy or memset (T_VOID), accesses through an
 * address without a variable index. */
typedef struct FixedAccess {
    ValueId user;
    int64_t low, high;
    TypeId type;
} FixedAccess;

typedef struct IndexSelect {
    Pass *p;
    Module *m;
    Fn *f;
    const Uses *uses;
    Ranges ranges;
    Loops loops;
    LoopExit *exit; /* by loop: see unrolled_build */
    Unrolled then;
    bool ranged, looped; /* `ranges`; `loops`, and if there are any, `exit` and `then` are built */
    Edit e;
    ValueId array; /* the current alloca; the following fields, up to nclass, describe it */
    int64_t size;  /* in bytes */
    VEC(IndexedAddress) address;
    VEC(IndexedAccess) access;
    VEC(FixedAccess) fixed;
    PlaceClass class[CLASSES_MAX];
    uint32_t nclass;
    bool inside[BYTES_MAX + 1];             /* by offset: it is behind the first byte of an access to several places */
    uint64_t loads, stores, shifts, arrays; /* statistics: what was replaced so far, and accesses by shifts */
} IndexSelect;

/* What becomes of an array: it stays in memory; a register for each place; one integer in a register. */
enum ArrayForm { FORM_MEMORY, FORM_SELECTS, FORM_WORD };

/* ------------------------------------------------------------------------------------------- the accesses */

/* Adds the indices of getelementptr v to *a, the address of its base: the constant ones to a->offset, a variable one as
 * a->index with its stride. Returns false if *a would then have two variable indices, a stride that is not positive or
 * is not known, an offset that overflows, or a vector as index; *a is useless in that case. */
static bool indices_add(const IndexSelect *s, ValueId v, IndexedAddress *a) {
    TypeId t = inst_at(s->f, v)->aux;
    for (uint32_t k = 1; k < inst_at(s->f, v)->nopnd; k++) {
        Ref r = inst_op(s->f, v, k);
        int64_t index = 0, next = 0;
        TypeId same = t;
        bool fixed = ref_sint(s->m, r, &index);
        if (!fixed && (a->index.x || !type_is_int(s->m, ref_type(s->m, s->f, r)))) return false;
        if (!fixed && gep_step(s->m, &same, k - 1, 1, &next)) a->index = r, a->stride = next;
        if (!gep_step(s->m, &t, k - 1, index, &a->offset)) return false;
    }
    return !a->index.x || a->stride > 0;
}

/* Reports whether t is a scalar type, number or pointer, that fills all bits of `size` bytes. */
static bool type_fills(IndexSelect *s, TypeId t, int64_t size) {
    return layout_scalar_bits(s->m, t) == 8 * (uint64_t)size && type_size(s->m, t) == (uint64_t)size;
}

/* Sets x->low and x->n to describe the indices by which access x can reach places within the alloca, given the range of
 * its index; an index to another place would be undefined behaviour. Returns false if there are no such indices or
 * more than PLACES_MAX, if the places would overlap (size > stride), or if x->type is a vector, an aggregate or has
 * padding. Builds s->ranges at the first call. */
static bool places_find(IndexSelect *s, IndexedAccess *x) {
    const IndexedAddress *a = &x->address;
    if (x->size > a->stride || !type_fills(s, x->type, x->size)) return false;
    if (!s->ranged) ranges_build(&s->ranges, s->m, s->f);
    s->ranged = true;
    Range known = range_at(&s->ranges, a->index, x->user);
    int64_t before = a->offset >= 0 ? a->offset / a->stride : -((-a->offset + a->stride - 1) / a->stride);
    int64_t room = s->size - x->size - (a->offset - before * a->stride); /* from the lowest place to the end */
    if (room < 0) return false;
    int64_t low = -before, high = room / a->stride - before;
    if (known.low > low) low = known.low;
    if (known.high < high) high = known.high;
    if (low > high || high - low >= PLACES_MAX) return false;
    x->low = low;
    x->n = (uint32_t)(high - low + 1);
    return true;
}

/* Records `user`, a plain load or store of a value of `type` through address a, in s->access if the address has a
 * variable index, else in s->fixed. Returns false if this access keeps the array in memory: if places_find rejects it,
 * if the type is not sized, or if a fixed access exceeds the alloca. */
static bool access_add(IndexSelect *s, const IndexedAddress *a, ValueId user, TypeId type) {
    if (!type_is_sized(s->m, type)) return false;
    IndexedAccess x = {.user = user, .address = *a, .type = type, .size = (int64_t)type_store_size(s->m, type)};
    if (a->index.x) {
        if (!places_find(s, &x)) return false;
        vec_push(&s->access, x);
        return true;
    }
    if (a->offset < 0 || x.size > s->size - a->offset) return false;
    vec_push(&s->fixed, ((FixedAccess){user, a->offset, a->offset + x.size, type}));
    return true;
}

/* Records call `user`, which has address a as an argument. A lifetime marker needs no record; a memcpy or memset of
 * constant length that is not volatile is recorded in s->fixed. Returns false for any other call, if it exceeds the
 * alloca, and if the address has a variable index; the array then stays in memory. */
static bool call_add(IndexSelect *s, const IndexedAddress *a, ValueId user) {
    uint64_t size;
    enum MemoryCall kind = memory_call(s->m, s->f, user, &size);
    if (a->index.x || kind == MEMORY_NONE) return false;
    if (kind == MEMORY_MARKER) return true;
    if (a->offset < 0 || a->offset > s->size || size > (uint64_t)(s->size - a->offset)) return false;
    if (size) vec_push(&s->fixed, ((FixedAccess){user, a->offset, a->offset + (int64_t)size, T_VOID}));
    return true;
}

/* Records one use of address a: a load, a store or a call; ignores a debug record. If `user` is a getelementptr or
 * cast, queues the address that it computes, so that accesses_find visits its uses. Returns false if the use keeps the
 * array in memory, for example because the address escapes. */
static bool use_add(IndexSelect *s, IndexedAddress a, ValueId user) {
    const Inst *i = inst_at(s->f, user);
    if (op_flags(i) & OF_DEBUG) return true;
    bool stored = i->op == OP_STORE && ref_same(inst_op(s->f, user, 0), ref_make(REF_VALUE, a.value));
    if (access_is_plain(i) && !stored) return access_add(s, &a, user, inst_access_type(s->m, s->f, user));
    if (i->op == OP_CALL) return call_add(s, &a, user);
    if (!type_is_ptr(s->m, i->type)) return false;
    if (i->op == OP_GETELEMENTPTR ? !indices_add(s, user, &a) : i->op != OP_BITCAST && i->op != OP_ADDRSPACECAST)
        return false;
    a.value = user;
    vec_push(&s->address, a);
    return true;
}

/* Collects the accesses to the current alloca, s->array, in s->access and s->fixed, and sets s->size. Returns false if
 * some use would keep it in memory anyway, if no access has a variable index, if it is larger than BYTES_MAX, or if it
 * has a count operand or is inalloca or swifterror. */
static bool accesses_find(IndexSelect *s) {
    const Inst *i = inst_at(s->f, s->array);
    if (i->nopnd || i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(s->m, i->aux)) return false;
    if (type_size(s->m, i->aux) > BYTES_MAX) return false;
    s->size = (int64_t)type_size(s->m, i->aux);
    s->address.n = s->access.n = s->fixed.n = 0;
    vec_push(&s->address, ((IndexedAddress){.value = s->array}));
    for (uint32_t k = 0; k < s->address.n; k++) {
        IndexedAddress a = s->address.at[k];
        for (uint32_t u = s->uses->first[a.value]; u < s->uses->first[a.value + 1]; u++)
            if (!use_add(s, a, s->uses->at[u])) return false;
    }
    return s->access.n > 0;
}

/* -------------------------------------------------------------------------------------------- the places */

/* Returns by how many bytes offset `at` exceeds the beginning of the last place that begins at or below it; from 0 to
 * stride - 1. The bounds of the class are ignored. */
static int64_t above_place(const PlaceClass *c, int64_t at) {
    int64_t r = (at - c->rest) % c->stride;
    return r < 0 ? r + c->stride : r;
}

/* Returns t if it is a pointer type, else T_VOID. */
static TypeId pointer_of(const IndexSelect *s, TypeId t) { return type_is_ptr(s->m, t) ? t : T_VOID; }

/* Reports whether `type`, at offset `at` of the alloca, is a number without padding of at most 8 bytes and begins at a multiple
 * of its size. Of two such numbers one is within the other, or they are apart. */
static bool is_aligned_number(IndexSelect *s, TypeId type, int64_t at, int64_t size) {
    return size <= 8 && type_fills(s, type, size) && !type_is_ptr(s->m, type) && at % size == 0;
}

/* Reports whether access x, which has no variable index, does not prevent the places of the class from becoming
 * registers. A load or store must access exactly one place, as a pointer of the same type or as a number like the
 * others, or only bytes that are in no place. A memcpy or memset may access several places, but none in part; so may a load or
 * store of an aligned number, which is marked in s->inside, if the places are aligned numbers, too. */
static bool fixed_fits(IndexSelect *s, const PlaceClass *c, const FixedAccess *x) {
    int64_t size = x->high - x->low, above = above_place(c, x->low), end = above_place(c, x->high);
    if (x->high <= c->low || x->low >= c->high) return true;
    if (x->type != T_VOID && !above && size == c->size) return pointer_of(s, x->type) == c->pointer;
    if (x->type != T_VOID && above >= c->size && above + size <= c->stride) return true;
    bool whole = (!above || above >= c->size) && (!end || end >= c->size);
    if (!whole || x->type == T_VOID) return whole;
    bool places_aligned =
        c->pointer == T_VOID && !(c->size & (c->size - 1)) && c->stride % c->size == 0 && c->rest % c->size == 0;
    if (!places_aligned || !is_aligned_number(s, x->type, x->low, size)) return false;
    for (int64_t at = x->low + 1; at < x->high; at++) s->inside[at] = true;
    return true;
}

/* Reports whether sroa can make one integer of the bytes of each access to several places, given the marks in s->inside: no other
 * access without a variable index begins or ends inside of it, except aligned numbers, which are parts of it. */
static bool wides_agree(IndexSelect *s) {
    for (uint32_t i = 0; i < s->fixed.n; i++) {
        const FixedAccess *x = &s->fixed.at[i];
        bool cuts = s->inside[x->low] || s->inside[x->high];
        if (cuts && (x->type == T_VOID || !is_aligned_number(s, x->type, x->low, x->high - x->low))) return false;
    }
    return true;
}

/* Reports whether no place of one class overlaps a place of the other, or each place that does is identical with it: of
 * the same bytes, and of the same pointer type or a number in both. Returns false for classes of different strides
 * whose bounds overlap, without looking at the places. */
static bool classes_fit(const PlaceClass *a, const PlaceClass *b) {
    if (a->high <= b->low || b->high <= a->low) return true;
    if (a->stride != b->stride) return false;
    int64_t above = above_place(a, b->rest);
    if (!above) return a->size == b->size && a->pointer == b->pointer;
    return above >= a->size && above + b->size <= a->stride;
}

/* Extends the bounds of the class of x, a new one if necessary, to the places of x. Returns false if there would be
 * more than CLASSES_MAX classes. */
static bool class_add(IndexSelect *s, const IndexedAccess *x) {
    const IndexedAddress *a = &x->address;
    int64_t low = a->offset + x->low * a->stride;
    PlaceClass c = {.stride = a->stride, .size = x->size, .rest = low % a->stride, .pointer = pointer_of(s, x->type)};
    c.low = low;
    c.high = low + (int64_t)(x->n - 1) * a->stride + x->size;
    for (uint32_t k = 0; k < s->nclass; k++) {
        PlaceClass *d = &s->class[k];
        if (d->stride != c.stride || d->size != c.size || d->rest != c.rest || d->pointer != c.pointer) continue;
        if (c.low < d->low) d->low = c.low;
        if (c.high > d->high) d->high = c.high;
        return true;
    }
    if (s->nclass == CLASSES_MAX) return false;
    s->class[s->nclass++] = c;
    return true;
}

/* Computes the classes of s->access and reports whether sroa can make a register of each place: no access overlaps a
 * place in part, and none accesses a pointer in a place where another accesses a number or another pointer type.
 * Returns false for more than CLASSES_MAX classes, too. */
static bool places_agree(IndexSelect *s) {
    s->nclass = 0;
    memset(s->inside, 0, ((size_t)s->size + 1) * sizeof *s->inside);
    for (uint32_t i = 0; i < s->access.n; i++)
        if (!class_add(s, &s->access.at[i])) return false;
    for (uint32_t k = 0; k < s->nclass; k++) {
        for (uint32_t i = 0; i < k; i++)
            if (!classes_fit(&s->class[i], &s->class[k])) return false;
        for (uint32_t i = 0; i < s->fixed.n; i++)
            if (!fixed_fits(s, &s->class[k], &s->fixed.at[i])) return false;
    }
    return wides_agree(s);
}

/* Builds s->loops and, if the function has any, s->exit and s->then. */
static void loops_find(IndexSelect *s) {
    const Cfg *cfg = fn_cfg(s->f);
    LoopRun run;
    s->looped = true;
    loops_build(&s->loops, cfg);
    if (!s->loops.loop.n) return;
    s->exit = mem_alloc(s->loops.loop.n * sizeof *s->exit);
    loop_run_init(&run, s->m, s->f, cfg, &s->loops);
    for (uint32_t i = 0; i < s->loops.loop.n; i++) s->exit[i] = loop_run_exit(&run, i, PLACES_FEW);
    loop_run_free(&run);
    unrolled_build(&s->then, s->m, s->f, cfg, &s->loops, s->exit, NULL);
}

/* Returns how often the loops around instruction v are taken to execute it; 1: there are none. */
static uint64_t weight_of(IndexSelect *s, ValueId v) {
    const Cfg *cfg = fn_cfg(s->f);
    if (!s->looped) loops_find(s);
    uint64_t weight = 1;
    uint32_t l = s->loops.of_block[cfg->block_of[v]];
    for (int depth = 0; l != LOOP_NONE && depth < DEPTH_MAX; depth++, l = s->loops.loop.at[l].parent)
        weight *= LOOP_WEIGHT;
    return weight;
}

/* Reports whether the places of access x may be few: at most PLACES_FEW, of an access that no loop repeats, or of an index that
 * would be constant if the loops were unrolled. */
static bool places_few(IndexSelect *s, const IndexedAccess *x) {
    return x->n <= PLACES_FEW && (weight_of(s, x->user) == 1 || unrolled_folds(&s->then, x->address.index));
}

/* Returns how many instructions replace access x: for a load n - 1 selects, one to test the highest bit and two for each other
 * one, for a store a comparison and a select for each place (load_replace, store_replace). */
static uint64_t selects_of(const IndexSelect *s, const IndexedAccess *x) {
    uint32_t tests = 0;
    for (uint32_t bit = 1; bit < x->n; bit *= 2) tests += 2 * bit >= x->n ? 1 : 2;
    return inst_at(s->f, x->user)->op == OP_LOAD ? x->n - 1 + tests : 2 * x->n;
}

/* Reports whether the current alloca, whose places agree, can be one integer: it has two, four or eight bytes, and its places
 * are all the integers of one size that fit into it. */
static bool fits_word(const IndexSelect *s) {
    const PlaceClass *c = &s->class[0];
    if (s->nclass != 1 || c->stride != c->size || c->rest || s->size > 8 || s->size & (s->size - 1)) return false;
    if (c->size >= s->size || c->size & (c->size - 1)) return false;
    for (uint32_t i = 0; i < s->access.n; i++)
        if (!type_is_int(s->m, s->access.at[i].type)) return false;
    return true;
}

/* Returns what pays most for the current alloca (see the head of this file). */
static enum ArrayForm form_find(IndexSelect *s) {
    bool few = s->size <= BYTES_FEW;
    uint64_t selects = 0, shifts = 0, memory = 0;
    for (uint32_t i = 0; i < s->access.n; i++) {
        uint64_t weight = weight_of(s, s->access.at[i].user);
        few &= places_few(s, &s->access.at[i]);
        selects += weight * selects_of(s, &s->access.at[i]);
        shifts += weight * (inst_at(s->f, s->access.at[i].user)->op == OP_LOAD ? WORD_LOAD : WORD_STORE);
        memory += weight * (LOCAL_COST + INDEX_COST);
    }
    for (uint32_t i = 0; i < s->fixed.n; i++) {
        const FixedAccess *x = &s->fixed.at[i];
        uint64_t n = x->type == T_VOID ? memory_pieces((uint64_t)(x->high - x->low)) : 1;
        memory += weight_of(s, x->user) * LOCAL_COST * n;
        if (x->type != T_VOID) shifts += weight_of(s, x->user) * WORD_FIXED;
    }
    uint64_t most = memory * (few ? FEW_FACTOR : 1);
    if (fits_word(s) && shifts < selects) return shifts <= most ? FORM_WORD : FORM_MEMORY;
    return selects <= most ? FORM_SELECTS : FORM_MEMORY;
}

/* --------------------------------------------------------------------------------------------- rewriting */

/* Returns the address of place k of access x, 0 being the lowest, computed before the access. */
static Ref place_address(IndexSelect *s, const IndexedAccess *x, uint32_t k) {
    int64_t at = x->address.offset + (x->low + (int64_t)k) * x->address.stride;
    return edit_offset(&s->e, x->user, ref_make(REF_VALUE, s->array), (uint64_t)at);
}

/* Loads x->type from `address` before the access. This load, and the stores, are aligned to one byte, because nothing
 * else is known; that does not matter, because the place becomes a register. */
static Ref place_load(IndexSelect *s, const IndexedAccess *x, Ref address) {
    return edit_load(&s->e, x->user, x->type, address, 0);
}

/* Returns the number of the place that access x reaches, an i32 from 0 to x->n - 1: the index minus x->low, computed
 * before the access. A wider index is truncated, because its upper bits do not distinguish at most PLACES_MAX
 * consecutive indices. */
static Ref place_number(IndexSelect *s, const IndexedAccess *x) {
    Ref r = x->address.index;
    uint32_t bits = type_bits(s->m, ref_type(s->m, s->f, r));
    if (bits != 32) r = edit_make(&s->e, x->user, bits < 32 ? OP_SEXT : OP_TRUNC, T_I32, &r, 1);
    if (!x->low) return r;
    Ref op[] = {r, const_int(s->m, T_I32, (uint64_t)-x->low)};
    return edit_make(&s->e, x->user, OP_ADD, T_I32, op, 2);
}

/* Creates `icmp pred a, b` before access x and returns its result, an i1. */
static Ref icmp_make(IndexSelect *s, const IndexedAccess *x, enum IntPred pred, Ref a, Ref b) {
    Ref op[] = {a, b};
    Ref r = edit_make(&s->e, x->user, OP_ICMP, T_I1, op, 2);
    inst_at(s->f, ref_index(r))->sub = (uint8_t)pred;
    return r;
}

/* Returns an i1 that says whether `bit` is set in `number`, the number of the place that access x reaches. The highest bit that a
 * number can have needs no mask. */
static Ref bit_test(IndexSelect *s, const IndexedAccess *x, Ref number, uint32_t bit) {
    Ref both[] = {number, const_int(s->m, T_I32, bit)};
    if (2 * bit >= x->n) return icmp_make(s, x, ICMP_UGE, number, both[1]);
    return icmp_make(s, x, ICMP_NE, edit_make(&s->e, x->user, OP_AND, T_I32, both, 2), const_int(s->m, T_I32, 0));
}

/* Replaces the uses of load x by a tree of selects among loads of all its places: on level k, bit k of the number of
 * the place (place_number) decides between neighbours. The caller deletes the old load. */
static void load_replace(IndexSelect *s, const IndexedAccess *x) {
    Ref value[PLACES_MAX], number = place_number(s, x);
    for (uint32_t k = 0; k < x->n; k++) value[k] = place_load(s, x, place_address(s, x, k));
    for (uint32_t n = x->n, bit = 1; n > 1; n = (n + 1) / 2, bit *= 2) {
        Ref set = bit_test(s, x, number, bit);
        for (uint32_t k = 0; k < n; k += 2) {
            Ref op[] = {set, value[k + 1 < n ? k + 1 : k], value[k]};
            value[k / 2] = k + 1 < n ? edit_make(&s->e, x->user, OP_SELECT, x->type, op, 3) : value[k];
        }
    }
    edit_replace(&s->e, x->user, value[0]);
    s->loads++;
}

/* Creates what replaces store x: at each of its places a load, a select of the stored value if the index leads there
 * and of the loaded value otherwise, and a store. The caller deletes the old store. */
static void store_replace(IndexSelect *s, const IndexedAccess *x) {
    Ref number = place_number(s, x);
    for (uint32_t k = 0; k < x->n; k++) {
        Ref address = place_address(s, x, k), is_it = icmp_make(s, x, ICMP_EQ, number, const_int(s->m, T_I32, k));
        Ref op[] = {is_it, inst_op(s->f, x->user, 0), place_load(s, x, address)};
        edit_store(&s->e, x->user, edit_make(&s->e, x->user, OP_SELECT, x->type, op, 3), address, 0);
    }
    s->stores++;
}

/* Creates a computation before access x. */
static Ref word_op(IndexSelect *s, const IndexedAccess *x, enum Op op, TypeId type, Ref a, Ref b) {
    Ref both[] = {a, b};
    return edit_make(&s->e, x->user, op, type, both, ref_is(b, REF_NONE) ? 1 : 2);
}

/* Replaces access x to an array that is one integer: takes the bits of its place out of the integer, or puts them in. What
 * is stored, and the rest, are frozen, because poison in one byte of memory does not spread to the others. The caller deletes the
 * access. */
static void word_replace(IndexSelect *s, const IndexedAccess *x) {
    TypeId type = type_int(s->m, 8 * (uint32_t)s->size);
    uint32_t bits = 8 * (uint32_t)x->size;
    int64_t first = x->address.offset + x->low * x->address.stride;
    Ref array = ref_make(REF_VALUE, s->array), amount = place_number(s, x);
    s->shifts++;
    amount = word_op(s, x, OP_SHL, T_I32, amount, const_int(s->m, T_I32, log2_floor(bits)));
    if (first) amount = word_op(s, x, OP_ADD, T_I32, amount, const_int(s->m, T_I32, 8 * (uint64_t)first));
    if (type != T_I32) amount = word_op(s, x, s->size > 4 ? OP_ZEXT : OP_TRUNC, type, amount, REF_NULL);
    Ref word = edit_load(&s->e, x->user, type, array, 0);
    if (inst_at(s->f, x->user)->op == OP_LOAD) {
        word = word_op(s, x, OP_LSHR, type, word, amount);
        edit_replace(&s->e, x->user, word_op(s, x, OP_TRUNC, x->type, word, REF_NULL));
        return;
    }
    Ref value = word_op(s, x, OP_FREEZE, x->type, inst_op(s->f, x->user, 0), REF_NULL);
    value = word_op(s, x, OP_ZEXT, type, value, REF_NULL);
    value = word_op(s, x, OP_SHL, type, value, amount);
    Ref mask = word_op(s, x, OP_SHL, type, const_int(s->m, type, arith_ones(bits)), amount);
    mask = word_op(s, x, OP_XOR, type, mask, const_int(s->m, type, UINT64_MAX));
    word = word_op(s, x, OP_FREEZE, type, word, REF_NULL);
    word = word_op(s, x, OP_AND, type, word, mask);
    edit_store(&s->e, x->user, word_op(s, x, OP_OR, type, word, value), array, 0);
}

/* Replaces and deletes all accesses to the current alloca through a variable index. Writes a remark. */
static void array_replace(IndexSelect *s, enum ArrayForm form) {
    if (pass_remarks(s->p, REMARK_IndexSelected))
        pass_remark(s->p, REMARK_IndexSelected, s->f, s->array,
                    pass_ref_text(s->p, s->f, ref_make(REF_VALUE, s->array)), s->access.n,
                    form == FORM_WORD ? "shifts" : "selects");
    for (uint32_t i = 0; i < s->access.n; i++) {
        const IndexedAccess *x = &s->access.at[i];
        if (form == FORM_WORD) word_replace(s, x);
        else if (inst_at(s->f, x->user)->op == OP_LOAD) load_replace(s, x);
        else store_replace(s, x);
        edit_delete(&s->e, x->user);
    }
    s->arrays++;
}

/* If an array was replaced, also runs dce and sroa over the function. */
bool pass_index_select(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    IndexSelect s = {.p = p, .m = p->m, .f = f, .uses = fn_uses(f)};
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        s.array = v;
        if (inst_at(f, v)->op != OP_ALLOCA || !accesses_find(&s) || !places_agree(&s)) continue;
        enum ArrayForm form = form_find(&s);
        if (form != FORM_MEMORY) array_replace(&s, form);
    }
    if (s.ranged) ranges_free(&s.ranges);
    if (s.looped && s.loops.loop.n) unrolled_free(&s.then), free(s.exit);
    if (s.looped) loops_free(&s.loops);
    bool changed = edit_commit(&s.e);
    pass_stat(p, "arrays whose indices were replaced", s.arrays);
    pass_stat(p, "loads replaced by selects", s.loads);
    pass_stat(p, "stores replaced by selects", s.stores);
    pass_stat(p, "loads and stores replaced by shifts", s.shifts);
    vec_free(&s.address), vec_free(&s.access), vec_free(&s.fixed);
    if (!changed) return false;
    pass_apply(p, pass_dce, f); /* an address with an index, although unused, would stop sroa */
    pass_apply(p, pass_sroa, f);
    return true;
}
