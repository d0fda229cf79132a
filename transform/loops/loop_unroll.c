/* loop-unroll: replaces a loop that runs a constant number of times by as many copies of its body.
 *
 *    loop:  %i = phi i32 [ 0, %entry ], [ %j, %loop ]              store i32 %x, ptr %a
 *           %p = getelementptr i32, ptr %a, i32 %i                 %p = getelementptr i32, ptr %a, i32 1
 *           store i32 %x, ptr %p                                   store i32 %x, ptr %p
 *           %j = add i32 %i, 1                                     br label %done
 *           %c = icmp ult i32 %j, 2
 *           br i1 %c, label %loop, label %done
 *
 * A loop is unrolled if its copies are small after folding. Values that are computed from constants and loop counters
 * alone become constant: counters, indices, addresses, tests, loads from tables; the counter of a loop only if a test that
 * leaves the loop becomes constant. The other instructions are the cost
 * of a copy. The sum of these costs is limited to
 *
 *    -unroll-threshold  by default (LLVM -O3: Threshold 300, and up to four times as much for what folds);
 *    COST_PRIVATE   if the loop indexes a local array that becomes registers once all its indices are constant
 *                   (LLVM for AMDGPU: amdgpu-unroll-threshold-private). A smaller limit keeps the array in local
 *                   memory, whose accesses cost more than the code;
 *    COST_PRAGMA    if #pragma unroll requests it (LLVM: PragmaUnrollThreshold).
 *
 * An access to an array that stays in local memory costs COST_LOCAL instructions, because its copies do not become
 * cheaper. It costs COST_LOCAL_SELDOM in a loop that a test of unknown result may leave early, because the copies of
 * late iterations are seldom executed, too: those of an insertion sort would be most of its code. An array whose indices
 * stay variable, but lead to few places each, becomes registers all the same (index-select). Taking it for one that stays
 * is simpler and wrong: the loops of an LU decomposition with pivoting would stay, and with them the rest of its indices.
 *
 * Counting all instructions of the body instead, with one limit, is simpler and wrong both ways: the address arithmetic
 * of a matrix product is most of its body, and none of it is left.
 *
 * A loop that swaps pointers into local arrays (loop_swap.h), such as those to the present and to the last row of a table,
 * or that indexes such arrays by i & 1, becomes a loop over as many copies as make the pointers and indices constant, if it
 * stays.
 *
 * Metadata is obeyed: llvm.loop.unroll.disable and count 1 (clang -O1 marks all loops without a pragma so),
 * full, enable, and count n, which without a constant trip count makes n copies that remain a loop. Each of
 * these tests again, so no operation depends on a condition on which it did not depend before, and a
 * convergent one may be in the loop. If the trip count is constant, but too many copies would be made, n copies remain
 * a loop as well; then only one of them can be that of the last iteration, and only that one tests.
 *
 * Loops are taken from the inside out, a level in each round, because the copies of an inner loop are the body of the
 * outer one; in between mem2reg and simplifycfg make constant what can be. An outer loop whose counter bounds an inner
 * one (for j = i + 1 ...) is taken first. A function grows to at most FN_MAX instructions, and the growth by one nest
 * is bounded by the limits above, so the output is linear in the input.
 *
 * Needs nothing. */
#include "analysis/alias.h"
#include "analysis/range.h"
#include "ir/arith.h"
#include "transform/loops/loop_copy.h"
#include "transform/loops/loop_rounds.h"
#include "transform/loops/loop_swap.h"

enum { COST_PRIVATE = 4096, COST_PRAGMA = 16384, COST_LOCAL = 12, COST_LOCAL_SELDOM = 15, FN_MAX = 1 << 17 };
/* ROUNDS_MAX: see loop_rounds. SWEEPS_MAX: of folds_find. WALK_MAX: the most steps from an address back to its object.
 * TRIPS_MAX: a loop with more iterations counts as one of unknown trip count. ARRAY_MAX: the most bytes of an array
 * that counts as promotable. MASK_MAX: the most values of a masked index. PLACES_MAX: the most places of an index that
 * index-select always replaces. */
enum { ROUNDS_MAX = 8, SWEEPS_MAX = 8, WALK_MAX = 8, TRIPS_MAX = 1024, ARRAY_MAX = 4096, MASK_MAX = 8, PLACES_MAX = 9 };

/* What a copy of a loop costs. */
typedef struct LoopCost {
    uint32_t size;     /* instructions before folding, with those of inner loops */
    uint32_t cost;     /* the sum of inst_cost, with those of inner loops, and what local accesses cost more */
    uint32_t local;    /* accesses to arrays that stay in memory, with those of inner loops that are not counted */
    uint32_t private_; /* addresses of promotable arrays that the counters of the loop, or of an inner one, index */
    bool taken;        /* it is unrolled in this round, or contains a loop that is */
} LoopCost;

/* What a local array can become once all loops are unrolled: registers; registers by index-select, because indices stay
 * variable that lead to few places each; or it stays in memory. */
enum ArrayFate { ARRAY_REGISTERS, ARRAY_SELECTS, ARRAY_MEMORY };

typedef struct Unroll {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopRun run;
    bool *folds;   /* by value: it is constant once all loops are unrolled, as far as the sweeps can see */
    uint8_t *fate; /* by value: the ArrayFate of an alloca */
    Ranges ranges;
    bool ranged; /* `ranges` is built */
    /* by loop: a test that leaves it becomes constant, so its number of iterations may, too; one does not, so it may be
     * left early, and the values of its last iteration are not constant after it */
    bool *counted, *uncertain;
    LoopCost *cost; /* by loop */
    uint32_t size;  /* of the function, with the copies made so far */
    VEC(LoopCopies) copies;
} Unroll;

/* ------------------------------------------------------------------------------- what becomes constant */

/* Reports whether r is constant once all loops are unrolled: a constant, the address of a symbol, or a value marked in
 * u->folds. */
static bool ref_folds(const Unroll *u, Ref r) {
    return ref_is(r, REF_VALUE) ? u->folds[ref_index(r)] : ref_is(r, REF_CONST) || ref_is(r, REF_SYM);
}

/* Reports whether operand r is constant in block b once all loops are unrolled: ref_folds, and r is not a value of a
 * loop that may be left early, used after that loop. */
static bool operand_folds(const Unroll *u, Ref r, BlockId b) {
    if (!ref_folds(u, r) || !ref_is(r, REF_VALUE)) return ref_folds(u, r);
    uint32_t l = u->loops.of_block[u->cfg->block_of[ref_index(r)]];
    for (; l != LOOP_NONE && !loop_has_block(&u->loops, l, b); l = u->loops.loop.at[l].parent)
        if (u->uncertain[l]) return false;
    return true;
}

/* Returns the alloca that address r is derived from by fewer than WALK_MAX getelementptrs and casts; UINT32_MAX if
 * there is none. */
static ValueId alloca_of(const Unroll *u, Ref r) {
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        const Inst *i = inst_at(u->f, ref_index(r));
        if (i->op == OP_ALLOCA) return ref_index(r);
        if (i->op != OP_GETELEMENTPTR && i->op != OP_ADDRSPACECAST) break;
        r = inst_op(u->f, ref_index(r), 0);
    }
    return UINT32_MAX;
}

/* Returns the first entry of a phi that is not a value of the function, such as the address at which a pointer begins
 * to walk over a table; REF_NULL if there is none. */
static Ref phi_begin(const Unroll *u, ValueId v) {
    for (uint32_t k = 0; k < inst_at(u->f, v)->nopnd; k += 2)
        if (!ref_is(inst_op(u->f, v, k), REF_VALUE)) return inst_op(u->f, v, k);
    return REF_NULL;
}

/* Reports whether address r points into a constant variable that this module defines, so that a load from it folds once
 * its indices are constant. Of a phi, the entry phi_begin is taken for all. */
static bool is_table(const Unroll *u, Ref r) {
    for (int steps = 0; steps < WALK_MAX; steps++) {
        if (ref_is(r, REF_SYM)) {
            const Sym *s = &u->m->sym.at[ref_index(r)];
            return s->kind == SYM_VAR && s->constant && s->defined;
        }
        if (ref_is(r, REF_VALUE)) {
            const Inst *i = inst_at(u->f, ref_index(r));
            if (i->op != OP_GETELEMENTPTR && i->op != OP_ADDRSPACECAST && i->op != OP_PHI) return false;
            r = i->op == OP_PHI ? phi_begin(u, ref_index(r)) : inst_op(u->f, ref_index(r), 0);
        } else {
            if (!ref_is(r, REF_CONST) || const_at(u->m, r)->kind != CONST_EXPR) return false;
            r = u->m->const_elem.at[const_at(u->m, r)->first];
        }
    }
    return false;
}

/* Reports whether it becomes constant which edge leads to phi v, in a loop but not in its header: the tests of all edges
 * do. */
static bool edges_fold(const Unroll *u, ValueId v) {
    uint32_t loop = u->loops.of_block[u->cfg->block_of[v]];
    if (loop == LOOP_NONE || u->loops.loop.at[loop].header == u->cfg->block_of[v]) return false;
    for (uint32_t k = 1; k < inst_at(u->f, v)->nopnd; k += 2) {
        ValueId t = block_term(u->f, ref_index(inst_op(u->f, v, k)));
        if (inst_at(u->f, t)->nopnd == 1 || !ref_folds(u, inst_op(u->f, t, 0))) return false;
    }
    return true;
}

/* Reports whether v becomes constant when all loops are unrolled, given which of its operands do. It may be a phi of the
 * header of a loop that is counted, a phi in a block to which a constant edge leads, a load from a table, a pure operation
 * on integers, or a getelementptr, of which the offset counts and not the base, unless that is a phi. */
static bool value_folds(const Unroll *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    BlockId b = u->cfg->block_of[v];
    uint32_t first = 0;
    if (i->op == OP_PHI) {
        uint32_t loop = u->loops.of_block[b];
        bool counter = loop != LOOP_NONE && u->loops.loop.at[loop].header == b && u->counted[loop];
        if (!counter && !edges_fold(u, v)) return false;
    } else if (i->op == OP_LOAD) {
        if (!access_is_plain(i) || !is_table(u, inst_op(u->f, v, 0))) return false;
    } else if (i->op == OP_GETELEMENTPTR) {
        first = 1; /* with constant indices it is an offset, whatever the base is */
        if (ref_is(inst_op(u->f, v, 0), REF_VALUE) && inst_at(u->f, ref_index(inst_op(u->f, v, 0)))->op == OP_PHI)
            first = 0;
    } else if (i->op == OP_CALL ? !arith_has_intrinsic(call_intrinsic(u->m, u->f, v))
                                : !(op_flags(i) & OF_PURE) || !type_is_int(u->m, i->type)) {
        return false;
    }
    for (uint32_t k = first; k < i->nopnd; k++)
        if (!ref_is(inst_op(u->f, v, k), REF_BLOCK) && !operand_folds(u, inst_op(u->f, v, k), b)) return false;
    return true;
}

/* Returns how many values index x of an address has once all loops are unrolled, if that is known from the index alone: 1
 * if it becomes constant, mask + 1 if it is masked to at most MASK_MAX values, as in i & 1; else 0. */
static uint64_t index_values(const Unroll *u, Ref x, BlockId b) {
    uint64_t mask;
    if (ref_is(x, REF_VALUE) &&
        (inst_at(u->f, ref_index(x))->op == OP_ZEXT || inst_at(u->f, ref_index(x))->op == OP_SEXT))
        x = inst_op(u->f, ref_index(x), 0);
    if (operand_folds(u, x, b)) return 1;
    if (!ref_is(x, REF_VALUE) || inst_at(u->f, ref_index(x))->op != OP_AND) return 0;
    if (!ref_int(u->m, inst_op(u->f, ref_index(x), 1), &mask) || mask >= MASK_MAX) return 0;
    return mask + 1;
}

/* Returns how many elements of `stride` bytes, greater than 0, index x of getelementptr v can lead to in the array: as
 * many as it has, or as the range of the index allows. */
static uint64_t index_elements(Unroll *u, ValueId array, int64_t stride, Ref x, ValueId v) {
    uint64_t n = type_size(u->m, inst_at(u->f, array)->aux) / (uint64_t)stride;
    if (n <= PLACES_MAX) return n;
    if (!u->ranged) ranges_build(&u->ranges, u->m, u->f);
    u->ranged = true;
    Range r = range_at(&u->ranges, x, v);
    uint64_t span = (uint64_t)r.high - (uint64_t)r.low;
    return span < n ? span + 1 : n;
}

/* Returns to how many places getelementptr v leads once all loops are unrolled, or a number above PLACES_MAX if there are
 * more or it is not known. One of its indices, which need not be known, may count elements of `array`, an alloca; or none,
 * if that is UINT32_MAX. */
static uint64_t gep_places(Unroll *u, ValueId v, ValueId array) {
    const uint64_t many = PLACES_MAX + 1;
    TypeId t = inst_at(u->f, v)->aux;
    uint64_t places = 1;
    for (uint32_t k = 1; k < inst_at(u->f, v)->nopnd; k++) {
        Ref x = inst_op(u->f, v, k);
        TypeId same = t;
        int64_t stride = 0, none = 0;
        uint64_t n = index_values(u, x, u->cfg->block_of[v]);
        if (!n) {
            if (array == UINT32_MAX || !gep_step(u->m, &same, k - 1, 1, &stride) || stride <= 0) return many;
            n = index_elements(u, array, stride, x, v);
            array = UINT32_MAX;
        }
        places *= n;
        if (places > PLACES_MAX || !gep_step(u->m, &t, k - 1, 0, &none)) return many;
    }
    return places;
}

/* Returns how many getelementptrs between address r and the alloca that it is derived from do not become constant. */
static uint32_t gep_variables(const Unroll *u, Ref r, ValueId array) {
    uint32_t n = 0;
    for (; ref_index(r) != array; r = inst_op(u->f, ref_index(r), 0))
        n += inst_at(u->f, ref_index(r))->op == OP_GETELEMENTPTR && !u->folds[ref_index(r)];
    return n;
}

/* Returns what the use of alloca `array` by operand k of v, which is derived from it, leaves possible once all loops are
 * unrolled. An access may have one address with indices that stay variable between it and the alloca, an argument of an
 * intrinsic such as memcpy none. */
static enum ArrayFate use_fate(Unroll *u, ValueId v, uint32_t k, ValueId array) {
    const Inst *i = inst_at(u->f, v);
    bool intrinsic = i->op == OP_CALL && call_intrinsic(u->m, u->f, v);
    if (i->op == OP_ADDRSPACECAST || op_flags(i) & OF_DEBUG) return ARRAY_REGISTERS;
    if (intrinsic || i->op == OP_LOAD || (i->op == OP_STORE && k))
        return gep_variables(u, inst_op(u->f, v, k), array) > !intrinsic ? ARRAY_MEMORY : ARRAY_REGISTERS;
    if (i->op != OP_GETELEMENTPTR) return ARRAY_MEMORY;
    if (u->folds[v] || gep_places(u, v, UINT32_MAX) <= PLACES_MAX) return ARRAY_REGISTERS;
    return gep_places(u, v, array) <= PLACES_MAX ? ARRAY_SELECTS : ARRAY_MEMORY;
}

/* Sets u->fate, all ARRAY_REGISTERS before, of the allocas: arrays that are too large, that escape other than to an
 * intrinsic, or that have an index which does not become constant (u->folds) have another one. */
static void fates_find(Unroll *u) {
    if (!pass_fn_has(u->f, OP_ALLOCA)) return;
    each_inst(u->f, b, v) {
        const Inst *i = inst_at(u->f, v);
        if (i->op == OP_ALLOCA && (i->nopnd || type_size(u->m, i->aux) > ARRAY_MAX)) u->fate[v] = ARRAY_MEMORY;
        for (uint32_t k = 0; k < i->nopnd; k++) {
            ValueId array = alloca_of(u, inst_op(u->f, v, k));
            if (array == UINT32_MAX || u->fate[array] == ARRAY_MEMORY) continue;
            enum ArrayFate fate = use_fate(u, v, k, array);
            if (fate > u->fate[array]) u->fate[array] = (uint8_t)fate;
        }
    }
}

/* Reports whether conditional terminator t of block b may go to block s by a test that becomes constant (u->folds), or has
 * a part that does and suffices to go there. */
static bool edge_folds(const Unroll *u, BlockId b, ValueId t, BlockId s) {
    LoopPart part[LOOP_PARTS_MAX];
    if (inst_at(u->f, t)->op != OP_BR) return ref_folds(u, inst_op(u->f, t, 0));
    bool stay = ref_index(inst_op(u->f, t, 1)) != s;
    for (uint32_t k = loop_test_split(u->m, u->f, u->cfg, b, stay, part); k-- > 0;)
        if (ref_folds(u, part[k].test)) return true;
    return false;
}

/* Sets u->counted of the loops that block b may leave by an edge for which edge_folds holds, and u->uncertain of those that
 * it may leave by a branch whose condition, or a part of it, does not become constant. */
static void exits_find(Unroll *u, BlockId b) {
    ValueId t = block_term(u->f, b);
    if (inst_at(u->f, t)->nopnd < 2) return;
    bool whole = ref_folds(u, inst_op(u->f, t, 0));
    each_succ(u->f, t, s) {
        uint32_t l = u->loops.of_block[b];
        if (l == LOOP_NONE || loop_has_block(&u->loops, l, s)) continue;
        bool folds = whole || edge_folds(u, b, t, s);
        for (; l != LOOP_NONE && !loop_has_block(&u->loops, l, s); l = u->loops.loop.at[l].parent) {
            u->counted[l] |= folds;
            u->uncertain[l] |= !whole;
        }
    }
}

/* Sets u->folds of the values that become constant when all loops are unrolled. It starts with all values, because a
 * counter depends on itself. If the bounded number of sweeps is not enough, too many stay marked: then the cost is
 * wrong, but nothing else. */
static void folds_find(Unroll *u) {
    Fn *f = u->f;
    each_inst(f, b, v) u->folds[v] = true;
    bool changed = true;
    for (int sweep = 0; changed && sweep < SWEEPS_MAX; sweep++) {
        changed = false;
        for (uint32_t i = 0; i < u->loops.loop.n; i++) u->counted[i] = u->uncertain[i] = false;
        each_block(f, b) exits_find(u, b);
        each_inst(f, b, v) {
            if (!u->folds[v] || value_folds(u, v)) continue;
            u->folds[v] = false;
            changed = true;
        }
    }
}

/* ------------------------------------------------------------------------------------------------- costs */

/* Returns how many instructions are left of v in a copy: none if it becomes constant, is a phi or debug record, or a
 * terminator without a condition or with one that becomes constant; 2 plus the number of operands for a call of a
 * function, which must pass its arguments; else one. */
static uint32_t inst_cost(const Unroll *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    if (u->folds[v] || i->op == OP_PHI || op_flags(i) & OF_DEBUG) return 0;
    if (op_flags(i) & OF_TERM) return i->nopnd > 1 && !ref_folds(u, inst_op(u->f, v, 0));
    bool intrinsic = i->op == OP_CALL && call_intrinsic(u->m, u->f, v);
    return i->op == OP_CALL && !intrinsic ? 2 + i->nopnd : 1;
}

/* Reports whether v is an address in an array that becomes registers once all loops are unrolled, with an index that is
 * not constant yet. */
static bool inst_is_private(const Unroll *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    if (i->op != OP_GETELEMENTPTR) return false;
    bool varies = false;
    for (uint32_t k = 1; k < i->nopnd; k++) varies |= ref_is(inst_op(u->f, v, k), REF_VALUE);
    ValueId array = varies ? alloca_of(u, inst_op(u->f, v, 0)) : UINT32_MAX;
    return array != UINT32_MAX && u->fate[array] == ARRAY_REGISTERS;
}

/* Reports whether v is a load or store of a local array that stays in memory, or that becomes selects, which cost no less. */
static bool inst_is_local(const Unroll *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    if (i->op != OP_LOAD && i->op != OP_STORE) return false;
    ValueId array = alloca_of(u, inst_address(u->f, v));
    if (array == UINT32_MAX || u->fate[array] == ARRAY_REGISTERS) return false;
    return u->fate[array] == ARRAY_MEMORY || gep_variables(u, inst_address(u->f, v), array);
}

/* Reports whether the number of iterations of the loop becomes constant. */
static bool loop_is_exact(const Unroll *u, uint32_t loop) { return u->counted[loop] && !u->uncertain[loop]; }

/* Computes u->cost of all loops, and u->size. An access to local memory costs COST_LOCAL instructions, or
 * COST_LOCAL_SELDOM in a loop that may be left early; but it costs one in a loop with an inner loop that is exact: there
 * the inner counter may be the only reason why the array is in memory. */
static void costs_find(Unroll *u) {
    each_inst(u->f, b, v) {
        u->size++;
        uint32_t loop = u->loops.of_block[b];
        if (loop == LOOP_NONE) continue;
        u->cost[loop].size++;
        u->cost[loop].cost += inst_cost(u, v);
        u->cost[loop].local += inst_is_local(u, v);
        u->cost[loop].private_ += inst_is_private(u, v);
    }
    for (uint32_t i = 0; i < u->loops.loop.n; i++)
        if (u->loops.loop.at[i].parent != LOOP_NONE && loop_is_exact(u, i))
            u->cost[u->loops.loop.at[i].parent].local = 0;
    for (uint32_t i = 0; i < u->loops.loop.n; i++) { /* inner loops come first */
        if (u->loops.loop.at[i].parent == LOOP_NONE) continue;
        LoopCost *in = &u->cost[i], *out = &u->cost[u->loops.loop.at[i].parent];
        if (!loop_is_exact(u, i)) out->local += in->local;
        out->size += in->size;
        out->cost += in->cost;
        out->private_ += in->private_;
    }
    for (uint32_t i = 0; i < u->loops.loop.n; i++) {
        LoopCost *t = &u->cost[i];
        t->cost += ((u->uncertain[i] ? COST_LOCAL_SELDOM : COST_LOCAL) - 1) * t->local;
    }
}

/* --------------------------------------------------------------------------------------------- decisions */

/* Records that the loop becomes n copies, at least one, which remain a loop if `cyclic`, and increases u->size
 * accordingly. Marks it and the loops around it as taken, so that they are not decided in this round. */
static void loop_take(Unroll *u, uint32_t loop, uint32_t n, bool cyclic, LoopExit exit) {
    vec_push(&u->copies, ((LoopCopies){.loop = loop, .n = n, .cyclic = cyclic, .exit = exit}));
    u->size += (n - 1) * u->cost[loop].size;
    for (uint32_t l = loop; l != LOOP_NONE && !u->cost[l].taken; l = u->loops.loop.at[l].parent)
        u->cost[l].taken = true;
}

/* Reports whether n copies of the loop cost at most `limit`, have at most 8 * limit instructions before they fold, and
 * do not let the function grow beyond FN_MAX. */
static bool copies_fit(const Unroll *u, uint32_t loop, uint64_t n, uint64_t limit) {
    const LoopCost *t = &u->cost[loop];
    /* The copies are made in full before they fold, so their size is limited too. */
    return n * t->cost <= limit && n * t->size <= 8 * limit && u->size + n * t->size <= FN_MAX;
}

/* Writes the remarks about a loop at its latch: its trip count, x.trips, if it is not 0; and that it becomes `copies`
 * copies, or with 0 copies, why it is not unrolled. limit: what the copies may cost (copies_fit). */
static void loop_remark(const Unroll *u, uint32_t loop, const LoopPragma *g, LoopExit x, uint64_t limit,
                        uint32_t copies) {
    Pass *p = u->p;
    const LoopCost *t = &u->cost[loop];
    ValueId at = loop_latch(u->m, u->f, u->cfg, &u->loops, loop);
    if (x.trips) pass_remark(p, REMARK_TripCount, u->f, at, x.trips, t->cost);
    if (copies && copies == x.trips) pass_remark(p, REMARK_FullyUnrolled, u->f, at, copies, t->cost);
    else if (copies) pass_remark(p, REMARK_PartiallyUnrolled, u->f, at, copies);
    else
        pass_remark(p, REMARK_NotUnrolled, u->f, at,
                    g->forbidden                                     ? "its metadata forbids it"
                    : !x.trips                                       ? "it is not known how often it runs"
                    : !copies_fit(u, loop, x.trips, limit)           ? "the copies would be too large"
                    : !loop_is_copyable(u->m, u->f, &u->loops, loop) ? "its body cannot be copied"
                                                                     : "a pragma asks for something else");
}

/* Returns how many copies of a loop are to remain a loop if it is not replaced by copies: as many as the pragma asks for,
 * or as many as make constant the pointers that the loop swaps; 1 or 0: it stays as it is. */
static uint64_t cycle_length(Unroll *u, uint32_t loop, const LoopPragma *g) {
    if (g->forbidden || g->count) return g->count;
    return loop_swap_period(&u->run, loop);
}

/* Decides whether a loop whose inner loops stay as they are in this round is unrolled, writes the remark, and records
 * the copies in u->copies. */
static void loop_visit(Unroll *u, uint32_t loop) {
    LoopCost *t = &u->cost[loop];
    LoopPragma g = loop_pragma(u->m, u->f, loop_latch(u->m, u->f, u->cfg, &u->loops, loop));
    int32_t plain = u->p->knobs->unroll_threshold;
    uint64_t cycle = cycle_length(u, loop, &g);
    bool arrays = t->private_ || (!g.count && cycle > 1);
    uint64_t limit = g.wanted ? COST_PRAGMA : arrays ? COST_PRIVATE : plain > 0 ? (uint64_t)plain : 0;
    LoopExit x = loop_run_exit(&u->run, loop, g.forbidden ? 1 : TRIPS_MAX);
    uint32_t copies = 0;
    bool whole = x.trips == 1 || (x.trips && !g.forbidden && (!g.count || g.count >= x.trips));
    if (whole && copies_fit(u, loop, x.trips, limit) && loop_is_copyable(u->m, u->f, &u->loops, loop)) {
        copies = x.trips;
    } else if (cycle > 1 && cycle < FN_MAX && copies_fit(u, loop, cycle, limit) &&
               loop_is_copyable(u->m, u->f, &u->loops, loop)) {
        copies = (uint32_t)cycle;
        whole = false;
    }
    loop_remark(u, loop, &g, x, limit, copies);
    if (copies) loop_take(u, loop, copies, !whole, x);
}

/* Decides about all loops, from the inside out, but not about those around a loop that is unrolled in this round. */
static void loops_visit(Unroll *u) {
    for (uint32_t i = 0; i < u->loops.loop.n; i++)
        if (!u->cost[i].taken) loop_visit(u, i);
}

/* One round: unrolls the innermost loops that can be unrolled. Returns whether it unrolled one. */
static bool round_run(Pass *p, Fn *f) {
    Unroll u = {.p = p, .m = p->m, .f = f};
    u.cfg = fn_cfg(f);
    loops_build(&u.loops, u.cfg);
    if (u.loops.loop.n) {
        loop_run_init(&u.run, u.m, f, u.cfg, &u.loops);
        u.folds = mem_alloc(((size_t)f->inst.n + 1) * sizeof *u.folds);
        u.fate = mem_alloc(((size_t)f->inst.n + 1) * sizeof *u.fate);
        u.counted = mem_alloc(u.loops.loop.n * sizeof *u.counted);
        u.uncertain = mem_alloc(u.loops.loop.n * sizeof *u.uncertain);
        u.cost = mem_alloc(u.loops.loop.n * sizeof *u.cost);
        folds_find(&u);
        fates_find(&u);
        costs_find(&u);
        loops_visit(&u);
        if (u.copies.n) loops_copy(p, f, &u.loops, u.copies.at, u.copies.n);
        loop_run_free(&u.run);
    }
    uint64_t copies = 0;
    for (uint32_t i = 0; i < u.copies.n; i++) copies += u.copies.at[i].n - 1;
    pass_stat(p, "loops unrolled", u.copies.n);
    pass_stat(p, "copies of loop bodies", copies);
    bool changed = u.copies.n > 0;
    vec_free(&u.copies);
    free(u.folds);
    free(u.fate);
    if (u.ranged) ranges_free(&u.ranges);
    free(u.counted);
    free(u.uncertain);
    free(u.cost);
    loops_free(&u.loops);
    return changed;
}

bool pass_loop_unroll(Pass *p, Fn *f) { return loop_rounds(p, f, round_run, ROUNDS_MAX); }
