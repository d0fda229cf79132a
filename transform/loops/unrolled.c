/* unrolled.c: implements unrolled.h. */
#include "transform/loops/unrolled.h"

#include "analysis/alias.h"
#include "analysis/loop_test.h"
#include "ir/arith.h"
#include "ir/blocks.h"
#include "transform/pass.h"

/* SWEEPS_MAX: of folds_find. WALK_MAX: the most steps from an address back to its object. WAYS_MAX: see block_joins.
 * ARRAY_MAX: the most bytes of an array that counts as promotable, KEPT_MAX: of one whose elements fit into registers.
 * MASKED_MAX: the most places to which masked indices lead for which index-select finds selects cheaper than local
 * memory. */
enum { SWEEPS_MAX = 8, WALK_MAX = 8, WAYS_MAX = 8, ARRAY_MAX = 4096, KEPT_MAX = 256, MASKED_MAX = 4 };

bool unrolled_folds(const Unrolled *u, Ref r) {
    return ref_is(r, REF_VALUE) ? u->folds[ref_index(r)] : ref_is(r, REF_CONST) || ref_is(r, REF_SYM);
}

/* Reports whether operand r is constant in block b once all loops are unrolled: unrolled_folds, and r is not a value of
 * a loop that may be left early, used after that loop. */
static bool operand_folds(const Unrolled *u, Ref r, BlockId b) {
    if (!unrolled_folds(u, r) || !ref_is(r, REF_VALUE)) return unrolled_folds(u, r);
    uint32_t l = u->loops->of_block[u->cfg->block_of[ref_index(r)]];
    for (; l != LOOP_NONE && !loop_has_block(u->loops, l, b); l = u->loops->loop.at[l].parent)
        if (u->uncertain[l]) return false;
    return true;
}

/* Returns the pointer that address v is derived from by a getelementptr or cast, or the first of those between which it
 * chooses by a test that becomes constant, as an iterator over bits does: bit == 31 ? word + 1 : word. REF_NULL for any
 * other value. */
static Ref derived_from(const Unrolled *u, ValueId v) {
    uint8_t op = inst_at(u->f, v)->op;
    if (op == OP_SELECT && u->folds[v]) return inst_op(u->f, v, 1);
    return op == OP_GETELEMENTPTR || op == OP_ADDRSPACECAST ? inst_op(u->f, v, 0) : REF_NULL;
}

/* If phi v is a pointer that moves in a loop, returns its value before the loop: its two entries are that, and an
 * address that is derived from v by fewer than WALK_MAX steps (derived_from). Else returns REF_NULL. */
static Ref moving_begin(const Unrolled *u, ValueId v) {
    if (inst_at(u->f, v)->nopnd != 4) return REF_NULL;
    for (uint32_t k = 0; k < 4; k += 2) {
        Ref r = inst_op(u->f, v, k);
        for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
            if (ref_index(r) == v) return inst_op(u->f, v, 2 - k);
            r = derived_from(u, ref_index(r));
        }
    }
    return REF_NULL;
}

/* Returns the address that address v is derived from (derived_from), or what a phi begins with that moves in a loop
 * (moving_begin); REF_NULL for any other value. */
static Ref address_base(const Unrolled *u, ValueId v) {
    return inst_at(u->f, v)->op == OP_PHI ? moving_begin(u, v) : derived_from(u, v);
}

/* Returns the alloca that address r is derived from by fewer than WALK_MAX steps of address_base; UINT32_MAX if there
 * is none. Sets *fixed to whether the moving pointers on the way become constant. */
static ValueId object_of(const Unrolled *u, Ref r, bool *fixed) {
    *fixed = true;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        ValueId v = ref_index(r);
        uint8_t op = inst_at(u->f, v)->op;
        if (op == OP_ALLOCA) return v;
        *fixed &= op != OP_PHI || u->folds[v];
        r = address_base(u, v);
    }
    return UINT32_MAX;
}

/* Returns the alloca of object_of, or UINT32_MAX if a phi on the way does not become constant. */
static ValueId alloca_of(const Unrolled *u, Ref r) {
    bool fixed;
    ValueId v = object_of(u, r, &fixed);
    return fixed ? v : UINT32_MAX;
}

/* Reports whether address r points into a constant variable that this module defines, so that a load from it folds once
 * its indices are constant. */
static bool is_table(const Unrolled *u, Ref r) {
    for (int steps = 0; steps < WALK_MAX; steps++) {
        if (ref_is(r, REF_SYM)) {
            const Sym *s = &u->m->sym.at[ref_index(r)];
            return s->kind == SYM_VAR && s->constant && s->defined;
        }
        if (ref_is(r, REF_VALUE)) {
            r = address_base(u, ref_index(r));
        } else {
            if (!ref_is(r, REF_CONST) || const_at(u->m, r)->kind != CONST_EXPR) return false;
            r = u->m->const_elem.at[const_at(u->m, r)->first];
        }
    }
    return false;
}

/* Reports whether all ways from the immediate dominator of block b, of which there are at most WAYS_MAX, meet again in
 * b after at most one block, so that b is executed whenever that is. */
static bool block_joins(const Unrolled *u, BlockId b) {
    const Cfg *c = u->cfg;
    BlockId head = c->idom[b];
    if (c->succ_first[head + 1] - c->succ_first[head] > WAYS_MAX) return false;
    each_succ(u->f, block_term(u->f, head), s)
        if (s != b && (!term_is_jump(u->f, block_term(u->f, s)) || c->succ[c->succ_first[s]] != b)) return false;
    return true;
}

/* Reports whether it becomes constant whether block b is left to where it jumps: the test does that ends the block; or,
 * if that is a jump, the test that leads to it, past the ends of ifs whose arms rejoin (block_joins). */
static bool way_folds(const Unrolled *u, BlockId b) {
    bool passed = term_is_jump(u->f, block_term(u->f, b));
    if (u->cfg->rpo_index[b] == UINT32_MAX) return false;
    for (int steps = 0; steps < WALK_MAX && passed; steps++) {
        BlockId pred = cfg_only_pred(u->cfg, b);
        if (pred == UINT32_MAX && !block_joins(u, b)) return false;
        passed = pred == UINT32_MAX || term_is_jump(u->f, block_term(u->f, pred));
        b = pred == UINT32_MAX ? u->cfg->idom[b] : pred;
    }
    return !passed && unrolled_folds(u, inst_op(u->f, block_term(u->f, b), 0));
}

/* Reports whether it becomes constant which edge leads to phi v, in a loop but not in its header: the tests of all
 * edges do. */
static bool edges_fold(const Unrolled *u, ValueId v) {
    uint32_t loop = u->loops->of_block[u->cfg->block_of[v]];
    if (loop == LOOP_NONE || u->loops->loop.at[loop].header == u->cfg->block_of[v]) return false;
    for (uint32_t k = 1; k < inst_at(u->f, v)->nopnd; k += 2)
        if (!way_folds(u, ref_index(inst_op(u->f, v, k)))) return false;
    return true;
}

/* Reports whether t is an integer, or a vector of integers. */
static bool is_number(const Unrolled *u, TypeId t) { return type_is_int(u->m, type_scalar(u->m, t)); }

/* Reports whether v becomes constant when all loops are unrolled, given which of its operands do. It may be a phi of
 * the header of a loop that is counted, a phi in a block to which a constant edge leads, a load from a table, a pure
 * operation on integers, a select, or a getelementptr, of which the offset counts and not the base, unless that is a
 * phi. */
static bool value_folds(const Unrolled *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    BlockId b = u->cfg->block_of[v];
    uint32_t first = 0;
    if (i->op == OP_PHI) {
        uint32_t loop = u->loops->of_block[b];
        bool counter = loop != LOOP_NONE && u->loops->loop.at[loop].header == b && u->counted[loop];
        if (!counter && !edges_fold(u, v)) return false;
    } else if (i->op == OP_ALLOCA) {
        return !i->nopnd;
    } else if (i->op == OP_LOAD) {
        if (!access_is_plain(i) || !is_table(u, inst_op(u->f, v, 0))) return false;
    } else if (i->op == OP_GETELEMENTPTR) {
        first = 1; /* with constant indices it is an offset, whatever the base is */
        if (ref_is(inst_op(u->f, v, 0), REF_VALUE) && inst_at(u->f, ref_index(inst_op(u->f, v, 0)))->op == OP_PHI)
            first = 0;
    } else if (i->op == OP_CALL ? !arith_has_intrinsic(call_intrinsic(u->m, u->f, v))
                                : !(op_flags(i) & OF_PURE) || !(is_number(u, i->type) || i->op == OP_SELECT)) {
        return false;
    }
    for (uint32_t k = first; k < i->nopnd; k++)
        if (!ref_is(inst_op(u->f, v, k), REF_BLOCK) && !operand_folds(u, inst_op(u->f, v, k), b)) return false;
    return true;
}

/* Returns how many values index x of an address has once all loops are unrolled, if that is known from the index alone:
 * 1 if it becomes constant, mask + 1 if it is masked to at most MASKED_MAX values, as in i & 1; else 0. */
static uint64_t index_values(const Unrolled *u, Ref x, BlockId b) {
    uint64_t mask;
    if (ref_is(x, REF_VALUE) &&
        (inst_at(u->f, ref_index(x))->op == OP_ZEXT || inst_at(u->f, ref_index(x))->op == OP_SEXT))
        x = inst_op(u->f, ref_index(x), 0);
    if (operand_folds(u, x, b)) return 1;
    if (!ref_is(x, REF_VALUE) || inst_at(u->f, ref_index(x))->op != OP_AND) return 0;
    if (!ref_int(u->m, inst_op(u->f, ref_index(x), 1), &mask) || mask >= MASKED_MAX) return 0;
    return mask + 1;
}

/* Returns to how many places getelementptr v leads once all loops are unrolled, or a number above MASKED_MAX if there
 * are more or it is not known. */
static uint64_t gep_places(const Unrolled *u, ValueId v) {
    uint64_t places = 1;
    for (uint32_t k = 1; k < inst_at(u->f, v)->nopnd && places <= MASKED_MAX; k++) {
        uint64_t n = index_values(u, inst_op(u->f, v, k), u->cfg->block_of[v]);
        places = n ? places * n : MASKED_MAX + 1;
    }
    return places;
}

/* Returns how many getelementptrs between address r and the alloca that it is derived from do not become constant. */
static uint32_t gep_variables(const Unrolled *u, Ref r, ValueId array) {
    uint32_t n = 0;
    while (ref_index(r) != array) {
        n += inst_at(u->f, ref_index(r))->op == OP_GETELEMENTPTR && !u->folds[ref_index(r)];
        r = address_base(u, ref_index(r));
    }
    return n;
}

/* Reports whether it is known that the loop is not unrolled. */
static bool loop_stays(const Unrolled *u, uint32_t loop) { return u->stays && u->stays[loop]; }

/* Reports whether the indices of v, an address in a local array, repeat, and the loop around it becomes a copy for each
 * of their values. */
static bool index_repeats(const Unrolled *u, ValueId v) {
    uint32_t loop = u->loops->of_block[u->cfg->block_of[v]];
    return u->period && loop != LOOP_NONE && u->period[loop] > 1 && !loop_stays(u, loop);
}

/* Returns what the use of alloca `array` by operand k of v, which is derived from it, leaves possible once all loops
 * are unrolled. An access may have one address with indices that stay variable between it and the alloca, an argument
 * of an intrinsic such as memcpy none. */
static enum ArrayFate use_fate(const Unrolled *u, ValueId v, uint32_t k, ValueId array) {
    const Inst *i = inst_at(u->f, v);
    bool intrinsic = i->op == OP_CALL && call_intrinsic(u->m, u->f, v);
    if (i->op == OP_ADDRSPACECAST || op_flags(i) & OF_DEBUG) return ARRAY_REGISTERS;
    if (i->op == OP_PHI && u->folds[v] && !ref_same(moving_begin(u, v), REF_NULL)) return ARRAY_REGISTERS;
    if ((i->op == OP_ICMP || i->op == OP_SELECT) && u->folds[v]) return ARRAY_REGISTERS;
    if (intrinsic || i->op == OP_LOAD || (i->op == OP_STORE && k))
        return gep_variables(u, inst_op(u->f, v, k), array) > !intrinsic ? ARRAY_MEMORY : ARRAY_REGISTERS;
    if (i->op != OP_GETELEMENTPTR) return ARRAY_ESCAPES;
    return u->folds[v] || index_repeats(u, v) || gep_places(u, v) <= MASKED_MAX ? ARRAY_REGISTERS : ARRAY_MEMORY;
}

/* Sets u->fate, all ARRAY_REGISTERS before, of the allocas: arrays that are too large (ARRAY_ESCAPES), that escape
 * other than to an intrinsic, or that have an index which does not become constant (u->folds) have another one. */
static void fates_find(Unrolled *u) {
    if (!pass_fn_has(u->f, OP_ALLOCA)) return;
    each_inst(u->f, b, v) {
        const Inst *i = inst_at(u->f, v);
        if (i->op == OP_ALLOCA && (i->nopnd || type_size(u->m, i->aux) > ARRAY_MAX)) u->fate[v] = ARRAY_ESCAPES;
        for (uint32_t k = 0; k < i->nopnd; k++) {
            ValueId array = alloca_of(u, inst_op(u->f, v, k));
            if (array == UINT32_MAX || u->fate[array] == ARRAY_ESCAPES) continue;
            enum ArrayFate fate = use_fate(u, v, k, array);
            if (fate > u->fate[array]) u->fate[array] = (uint8_t)fate;
        }
    }
}

/* Reports whether conditional terminator t of block b may go to block s by a test that becomes constant (u->folds), or
 * has a part that does and suffices to go there. */
static bool edge_folds(const Unrolled *u, BlockId b, ValueId t, BlockId s) {
    LoopPart part[LOOP_PARTS_MAX];
    if (inst_at(u->f, t)->op != OP_BR) return unrolled_folds(u, inst_op(u->f, t, 0));
    bool stay = ref_index(inst_op(u->f, t, 1)) != s;
    for (uint32_t k = loop_test_split(u->m, u->f, u->cfg, b, stay, part); k-- > 0;)
        if (unrolled_folds(u, part[k].test)) return true;
    return false;
}

/* Sets u->counted of the loops that block b may leave by an edge for which edge_folds holds, and u->uncertain of those
 * that it may leave by a branch whose condition, or a part of it, does not become constant. */
static void exits_find(Unrolled *u, BlockId b) {
    ValueId t = block_term(u->f, b);
    if (inst_at(u->f, t)->nopnd < 2) return;
    bool whole = unrolled_folds(u, inst_op(u->f, t, 0));
    each_succ(u->f, t, s) {
        uint32_t l = u->loops->of_block[b];
        if (l == LOOP_NONE || loop_has_block(u->loops, l, s)) continue;
        bool folds = whole || edge_folds(u, b, t, s);
        for (; l != LOOP_NONE && !loop_has_block(u->loops, l, s); l = u->loops->loop.at[l].parent) {
            u->counted[l] |= folds && !loop_stays(u, l);
            u->uncertain[l] |= !whole && !loop_stays(u, l);
        }
    }
}

/* Sets u->folds of the values that become constant when all loops are unrolled. It starts with all values, because a
 * counter depends on itself. If the bounded number of sweeps is not enough, too many stay marked: then the cost is
 * wrong, but nothing else. */
static void folds_find(Unrolled *u) {
    const Fn *f = u->f;
    each_inst(f, b, v) u->folds[v] = true;
    bool changed = true;
    for (int sweep = 0; changed && sweep < SWEEPS_MAX; sweep++) {
        changed = false;
        for (uint32_t i = 0; i < u->loops->loop.n; i++)
            u->counted[i] = u->exit && u->exit[i].bound && !loop_stays(u, i), u->uncertain[i] = false;
        each_block(f, b) exits_find(u, b);
        each_inst(f, b, v) {
            if (!u->folds[v] || value_folds(u, v)) continue;
            u->folds[v] = false;
            changed = true;
        }
    }
}

/* Sets u->counter of the values that become constant. The entries of a phi from later blocks are those from the latch,
 * which depend on the phi itself. */
static void counters_find(Unrolled *u) {
    for (uint32_t k = 0; k < u->cfg->nrpo; k++) {
        BlockId b = u->cfg->rpo[k];
        uint32_t loop = u->loops->of_block[b];
        bool header = loop != LOOP_NONE && u->loops->loop.at[loop].header == b;
        each_inst_in(u->f, b, v) {
            const Inst *i = inst_at(u->f, v);
            if (!u->folds[v]) continue;
            if (i->op == OP_PHI && header) u->counter[v] = loop + 1;
            for (uint32_t o = 0; o < i->nopnd; o++) {
                Ref r = inst_op(u->f, v, o);
                if (ref_is(r, REF_VALUE) && u->counter[ref_index(r)] > u->counter[v])
                    u->counter[v] = u->counter[ref_index(r)];
            }
        }
    }
}

/* Sets `address` to the one or two addresses through which v accesses memory as a load, a store, or a memcpy, memmove
 * or memset of constant length; returns how many these are. Sets *size to the length of such a call, else to 0. */
static uint32_t addresses_of(const Unrolled *u, ValueId v, Ref address[2], uint64_t *size) {
    const Inst *i = inst_at(u->f, v);
    bool plain = i->op == OP_LOAD || i->op == OP_STORE;
    *size = 0;
    enum MemoryCall kind = plain ? MEMORY_NONE : memory_call(u->m, u->f, v, size);
    if (!plain && (kind == MEMORY_NONE || kind == MEMORY_MARKER)) return 0;
    address[0] = plain ? inst_address(u->f, v) : inst_op(u->f, v, 0);
    if (plain || kind == MEMORY_FILL) return 1;
    address[1] = inst_op(u->f, v, 1);
    return 2;
}

/* Sets u->indexed of the loops with an access to a local array whose address does not become constant. */
static void indexed_find(Unrolled *u) {
    each_inst(u->f, b, v) {
        Ref address[2];
        uint64_t size;
        bool fixed;
        if (u->loops->of_block[b] == LOOP_NONE) continue;
        for (uint32_t n = addresses_of(u, v, address, &size); n-- > 0;) {
            ValueId array = object_of(u, address[n], &fixed);
            if (array != UINT32_MAX && (!fixed || gep_variables(u, address[n], array)))
                u->indexed[u->loops->of_block[b]] = true;
        }
    }
    for (uint32_t i = 0; i < u->loops->loop.n; i++) /* inner loops come first */
        if (u->indexed[i] && u->loops->loop.at[i].parent != LOOP_NONE) u->indexed[u->loops->loop.at[i].parent] = true;
}

/* Reports whether the copies of a loop are taken to return to each element of an array of `size` bytes, of which v
 * accesses one, at least once: the loop runs more than twice as often as there are elements, and is left at its end
 * only. */
static bool loop_returns(const Unrolled *u, uint32_t loop, ValueId v, uint64_t size) {
    uint8_t op = inst_at(u->f, v)->op;
    bool plain = op == OP_LOAD || op == OP_STORE;
    uint64_t element = plain ? type_store_size(u->m, inst_access_type(u->m, u->f, v)) : 1;
    return u->exit && !u->uncertain[loop] && element && u->exit[loop].trips / 2 > size / element;
}

/* Reports whether load-elim and dse are taken to keep in a register the element of `array` that v accesses at
 * `address`: a loop around v accesses all local arrays at constant addresses, and the address does not depend on its
 * counter, or it returns to each element (loop_returns). */
static bool is_kept(const Unrolled *u, ValueId v, Ref address, ValueId array) {
    uint64_t size = type_size(u->m, inst_at(u->f, array)->aux);
    if (u->fate[array] != ARRAY_MEMORY || size > KEPT_MAX) return false;
    uint32_t counter = ref_is(address, REF_VALUE) ? u->counter[ref_index(address)] : 0;
    uint32_t l = u->loops->of_block[u->cfg->block_of[v]];
    while (l != LOOP_NONE && l + 1 < counter) l = u->loops->loop.at[l].parent;
    if (l != LOOP_NONE && l + 1 == counter && !loop_returns(u, l, v, size)) l = u->loops->loop.at[l].parent;
    return l != LOOP_NONE && !u->indexed[l];
}

bool unrolled_indexes(const Unrolled *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    bool varies = i->op == OP_PHI && !ref_same(moving_begin(u, v), REF_NULL);
    for (uint32_t k = 1; i->op == OP_GETELEMENTPTR && k < i->nopnd; k++)
        varies |= ref_is(inst_op(u->f, v, k), REF_VALUE);
    ValueId array = varies ? alloca_of(u, ref_make(REF_VALUE, v)) : UINT32_MAX;
    return array != UINT32_MAX && u->fate[array] == ARRAY_REGISTERS;
}

/* Reports whether v stores a number that becomes constant, but is not. Neighbours are then stored at once, such as the
 * elements of a table that a loop fills with its counter. */
static bool stores_number(const Unrolled *u, ValueId v) {
    Ref value = inst_op(u->f, v, 0);
    if (inst_at(u->f, v)->op != OP_STORE || !ref_is(value, REF_VALUE)) return false;
    return unrolled_folds(u, value) && is_number(u, ref_type(u->m, u->f, value));
}

/* Reports whether v accesses, through `address`, a local array that stays in memory. */
static bool is_local(const Unrolled *u, ValueId v, Ref address) {
    bool fixed;
    ValueId array = object_of(u, address, &fixed);
    if (array == UINT32_MAX) return false;
    if (!fixed) return true;
    if (stores_number(u, v)) return false;
    return u->fate[array] != ARRAY_REGISTERS && !is_kept(u, v, address, array);
}

uint32_t unrolled_locals(const Unrolled *u, ValueId v) {
    Ref address[2];
    uint64_t size;
    uint32_t sides = 0;
    for (uint32_t n = addresses_of(u, v, address, &size); n-- > 0;) sides += is_local(u, v, address[n]);
    return size ? sides * memory_pieces(size) : sides;
}

bool unrolled_is_exact(const Unrolled *u, uint32_t loop) { return u->counted[loop] && !u->uncertain[loop]; }

void unrolled_build(Unrolled *u, Module *m, Fn *f, const Cfg *cfg, const Loops *loops, const LoopExit *exit,
                    const uint32_t *period, const bool *stays) {
    *u = (Unrolled){.m = m, .f = f, .cfg = cfg, .loops = loops, .exit = exit, .period = period, .stays = stays};
    u->folds = mem_alloc(((size_t)f->inst.n + 1) * sizeof *u->folds);
    u->fate = mem_alloc(((size_t)f->inst.n + 1) * sizeof *u->fate);
    u->counted = mem_alloc(loops->loop.n * sizeof *u->counted);
    u->uncertain = mem_alloc(loops->loop.n * sizeof *u->uncertain);
    u->indexed = mem_alloc(loops->loop.n * sizeof *u->indexed);
    u->counter = mem_alloc(((size_t)f->inst.n + 1) * sizeof *u->counter);
    folds_find(u);
    fates_find(u);
    counters_find(u);
    indexed_find(u);
}

void unrolled_free(Unrolled *u) {
    free(u->folds);
    free(u->fate);
    free(u->counted);
    free(u->uncertain);
    free(u->indexed);
    free(u->counter);
}
