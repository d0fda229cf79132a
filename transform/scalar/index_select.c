/* index-select: replaces an index into a small local array by selects or a shift, so that the array becomes registers.
 *
 *    %p = getelementptr [3 x float], ptr %a, i32 0, i32 %i  %0 = load float, ptr %a      %5 = icmp ne (and %i, 1), 0
 *    %x = load float, ptr %p                                %1 = load float, ptr %a + 4  %6 = icmp uge %i, 2
 *                                                           %2 = load float, ptr %a + 8
 *                                                           %7 = select %5, %1, %0
 *                                                           %x = select %6, %2, %7
 *
 * A load that may access n places (index_places.h) becomes n loads and a tree of n - 1 selects; each level of the tree
 * tests one bit of the index. A store becomes n loads, n selects by `index == place`, and n stores. One access with a
 * variable index forces the whole array into local memory, and each of its other accesses becomes a load or store
 * there. After this pass no such access is left, so sroa and mem2reg turn the array into registers.
 *
 * An alloca is taken if only such indices prevent sroa from splitting it, and if that pays: if the selects and tests
 * are fewer than the instructions that all accesses to the array cost in local memory, each weighted by how often loops
 * may execute it. They may be FEW_FACTOR times as many if the alloca has at most BYTES_FEW, and each index leads to at
 * most PLACES_FEW places, and either no loop repeats the access, so that it matters more how long a load takes than how
 * many instructions the selects are; or the index would be constant if its loops were unrolled, which their metadata
 * may forbid (clang -O1), so that other compilers have registers there, or which make no more iterations than the array
 * has elements. Any other index in a loop, such as the top of a stack, must pay: letting all few places cost twice as
 * much made programs execute twice the instructions. A larger array must, too, because it takes many registers for as
 * long as it lives. LLVM for AMDGPU has the same choice to make (amdgpu-promote-alloca, shouldExpandVectorDynExt: 16
 * instructions, a comparison and a select for each element).
 *
 * An array of two, four or eight bytes becomes one integer instead if that is cheaper: the index is the amount by which
 * it is shifted to take a byte out, or to put one in. For this, all variable indices must lead to bytes, or all to 16
 * or 32 bits.
 *
 * The value of a place that is not chosen may be poison, because a select does not propagate the operand that it does
 * not choose.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/loops.h"
#include "ir/arith.h"
#include "transform/loops/unrolled.h"
#include "transform/pass.h"
#include "transform/scalar/index_places.h"

/* What accesses cost, besides LOCAL_COST. INDEX_COST: the address of one with a variable index. PLACES_FEW, BYTES_FEW,
 * FEW_FACTOR: see above. A loop is taken to make LOOP_WEIGHT iterations, and at most DEPTH_MAX loops around an access
 * count. */
enum { INDEX_COST = 3, PLACES_FEW = 9, BYTES_FEW = 40, FEW_FACTOR = 2, LOOP_WEIGHT = 8, DEPTH_MAX = 4 };
/* What accesses to an array that is one integer cost: two or three shifts and conversions for a load; for a store, the
 * two shifts of the value and a mask, their amount, and what joins them; half of that at a constant place. */
enum { WORD_LOAD = 3, WORD_STORE = 7, WORD_FIXED = 3 };

typedef struct IndexSelect {
    Pass *p;
    Module *m;
    Fn *f;
    IndexPlaces a; /* of the current alloca */
    Loops loops;
    LoopExit *exit; /* by loop: see unrolled_build */
    Unrolled then;
    bool looped; /* `loops`, and if there are any, `exit` and `then` are built */
    Edit e;
    uint64_t loads, stores, shifts, arrays; /* statistics: what was replaced so far, and accesses by shifts */
} IndexSelect;

/* What becomes of an array: it stays in memory; a register for each place; one integer in a register. */
enum ArrayForm { FORM_MEMORY, FORM_SELECTS, FORM_WORD };

/* ---------------------------------------------------------------------------------------------- what pays */

/* Builds s->loops and, if the function has any, s->exit and s->then. */
static void loops_find(IndexSelect *s) {
    const Cfg *cfg = fn_cfg(s->f);
    LoopRun run;
    s->looped = true;
    loops_build(&s->loops, cfg);
    if (!s->loops.loop.n) return;
    s->exit = mem_alloc(s->loops.loop.n * sizeof *s->exit);
    loop_run_init(&run, s->m, s->f, cfg, &s->loops);
    for (uint32_t i = 0; i < s->loops.loop.n; i++) s->exit[i] = loop_exit_find(&run, i, PLACES_FEW);
    loop_run_free(&run);
    unrolled_build(&s->then, s->m, s->f, cfg, &s->loops, s->exit, NULL, NULL);
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

/* Reports whether the places of access x may be few: at most PLACES_FEW, of an access that no loop repeats, or of an
 * index that would be constant if the loops were unrolled. */
static bool places_few(IndexSelect *s, const IndexedAccess *x) {
    return x->n <= PLACES_FEW && (weight_of(s, x->user) == 1 || unrolled_folds(&s->then, x->address.index));
}

/* Returns how many instructions replace access x: for a load n - 1 selects, one to test the highest bit and two for
 * each other one, for a store a comparison and a select for each place (load_replace, store_replace). */
static uint64_t selects_of(const IndexSelect *s, const IndexedAccess *x) {
    uint32_t tests = 0;
    for (uint32_t bit = 1; bit < x->n; bit *= 2) tests += 2 * bit >= x->n ? 1 : 2;
    return inst_at(s->f, x->user)->op == OP_LOAD ? x->n - 1 + tests : 2 * x->n;
}

/* Reports whether the current alloca, whose places agree, can be one integer: it has two, four or eight bytes, and its
 * places are all the integers of one size that fit into it. */
static bool fits_word(const IndexSelect *s) {
    const PlaceClass *c = &s->a.class[0];
    if (s->a.nclass != 1 || c->stride != c->size || c->rest || s->a.size > 8 || s->a.size & (s->a.size - 1))
        return false;
    if (c->size >= s->a.size || c->size & (c->size - 1)) return false;
    for (uint32_t i = 0; i < s->a.access.n; i++)
        if (!type_is_int(s->m, s->a.access.at[i].type)) return false;
    return true;
}

/* Returns what pays most for the current alloca (see the head of this file). */
static enum ArrayForm form_find(IndexSelect *s) {
    bool few = s->a.size <= BYTES_FEW;
    uint64_t selects = 0, shifts = 0, memory = 0;
    for (uint32_t i = 0; i < s->a.access.n; i++) {
        uint64_t weight = weight_of(s, s->a.access.at[i].user);
        few &= places_few(s, &s->a.access.at[i]);
        selects += weight * selects_of(s, &s->a.access.at[i]);
        shifts += weight * (inst_at(s->f, s->a.access.at[i].user)->op == OP_LOAD ? WORD_LOAD : WORD_STORE);
        memory += weight * (LOCAL_COST + INDEX_COST);
    }
    for (uint32_t i = 0; i < s->a.fixed.n; i++) {
        const FixedAccess *x = &s->a.fixed.at[i];
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
    return edit_offset(&s->e, x->user, ref_make(REF_VALUE, s->a.array), (uint64_t)at);
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

/* Returns an i1 that says whether `bit` is set in `number`, the number of the place that access x reaches. The highest
 * bit that a number can have needs no mask. */
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

/* Replaces access x to an array that is one integer: takes the bits of its place out of the integer, or puts them in.
 * What is stored, and the rest, are frozen, because poison in one byte of memory does not spread to the others. The
 * caller deletes the access. */
static void word_replace(IndexSelect *s, const IndexedAccess *x) {
    TypeId type = type_int(s->m, 8 * (uint32_t)s->a.size);
    uint32_t bits = 8 * (uint32_t)x->size;
    int64_t first = x->address.offset + x->low * x->address.stride;
    Ref array = ref_make(REF_VALUE, s->a.array), amount = place_number(s, x);
    s->shifts++;
    amount = word_op(s, x, OP_SHL, T_I32, amount, const_int(s->m, T_I32, log2_floor(bits)));
    if (first) amount = word_op(s, x, OP_ADD, T_I32, amount, const_int(s->m, T_I32, 8 * (uint64_t)first));
    if (type != T_I32) amount = word_op(s, x, s->a.size > 4 ? OP_ZEXT : OP_TRUNC, type, amount, REF_NULL);
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
        pass_remark(s->p, REMARK_IndexSelected, s->f, s->a.array,
                    pass_ref_text(s->p, s->f, ref_make(REF_VALUE, s->a.array)), s->a.access.n,
                    form == FORM_WORD ? "shifts" : "selects");
    for (uint32_t i = 0; i < s->a.access.n; i++) {
        const IndexedAccess *x = &s->a.access.at[i];
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
    IndexSelect s = {.p = p, .m = p->m, .f = f};
    index_places_init(&s.a, p->m, f);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_ALLOCA || !index_places_find(&s.a, v)) continue;
        enum ArrayForm form = form_find(&s);
        if (form != FORM_MEMORY) array_replace(&s, form);
    }
    if (s.looped && s.loops.loop.n) unrolled_free(&s.then), free(s.exit);
    if (s.looped) loops_free(&s.loops);
    bool changed = edit_commit(&s.e);
    pass_stat(p, "arrays whose indices were replaced", s.arrays);
    pass_stat(p, "loads replaced by selects", s.loads);
    pass_stat(p, "stores replaced by selects", s.stores);
    pass_stat(p, "loads and stores replaced by shifts", s.shifts);
    index_places_free(&s.a);
    if (!changed) return false;
    pass_apply(p, pass_dce, f); /* an address with an index, although unused, would stop sroa */
    pass_apply(p, pass_sroa, f);
    return true;
}
