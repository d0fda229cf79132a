/* load-elim: forwards stores to loads and removes redundant loads.
 *
 * A set of available values is propagated along each path of blocks with a single predecessor: the last few memory
 * locations that were stored to or loaded, with their contents. Anything that may write a location, or synchronises
 * with other threads, removes its entry. At a join, the values of constant memory that are available at the end of the
 * immediate dominator remain available; at the header of a loop those that the loop does not write, too
 * (analysis/loop_writes.h); and so do values that are available on all incoming paths, also for a location whose
 * address is a phi at the join:
 *
 *     a: store ptr @square, ptr %s                 b: store ptr @circle, ptr %c
 *     j: %p = phi ptr [ %s, %a ], [ %c, %b ]
 *        %x = load ptr, ptr %p                        %x = phi ptr [ @square, %a ], [ @circle, %b ]
 *
 * A load of a part of a number that was stored, or of another type, yields these bits of it: of i32 %w, an i8 at the
 * second byte is trunc (lshr %w, 8).
 *
 * A load of memory whose contents are constant yields these (constant_load.h). When a load becomes a constant, its
 * users are folded at once, because one may be the index of the next access; when it becomes an address, what is
 * derived from it counts as derived from that address, because the next access may be one. The cost is linear, because
 * everything is bounded: KNOWN_MAX values in a set, of which OTHERS_MAX are not parts of local variables, PREDS_MAX
 * predecessors at a join, PHI_LOADS_MAX loads through phis per join.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/loop_writes.h"
#include "transform/scalar/aliased.h"
#include "transform/scalar/constant_load.h"
#include "transform/scalar/fold.h"

/* KNOWN_MAX is 64 for an array of 8 times 8 elements that stays in memory because of some other access. */
enum { KNOWN_MAX = 64, OTHERS_MAX = 24, PREDS_MAX = 8, PHI_LOADS_MAX = 8 };
enum { OPERANDS_MAX = 8 }; /* the most operands of an operation that is folded */

/* A memory location and its contents, a value of `type`.
 *
 *     load      the value is the result of a load or a phi of one, so that its metadata may promise more than that of
 *               the next load of the location
 *     constant  the location is never written (alias_is_constant)
 *     part      the location is a part of a local variable (alias_is_part)
 *     anchor, offset    of the derivation of its address (AliasOrigin), which does not change any more
 *     join      1 + the index in Elim.join of the value, a phi that join_place inserts on demand; 0: no such phi */
typedef struct AvailableValue {
    AliasLocation place;
    Ref value;
    TypeId type;
    bool load, constant, part;
    uint32_t join;
    Ref anchor;
    int64_t offset;
} AvailableValue;

/* The n values that are available at one point of the function, in the order of their last access. others: how many of
 * them are not AvailableValue.part. readers: of a set in Elim.end, how often block_visit will still read it. */
typedef struct AvailableSet {
    uint32_t n, others, readers;
    AvailableValue known[KNOWN_MAX];
} AvailableSet;

typedef struct Elim {
    Pass *p;
    Alias *a;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopWrites *writes; /* by loop */
    Edit e;
    /* by block: the available values at its end; NULL before it is visited and after the last reader */
    AvailableSet **end;
    /* The phis that merge available values, each with the join it is for, in the order of their ids. A phi is created
     * as soon as it is an available value, but inserted into its block (`placed`) only when a load is replaced by
     * it. */
    VEC(struct {
        ValueId phi;
        BlockId block;
        bool placed;
    })
    join;
    /* the lists that phi_loads_find makes. By value: for a phi, the last load at a constant offset from it; for such a
     * load, the one before it; 1 + value, 0: none */
    uint32_t *phi_loads;
    BlockId block;  /* the current block */
    bool constants; /* some value was replaced by a constant, so that its users may fold */
    bool renamed;   /* some address was replaced by another one, so that those derived from it must be derived again */
    uint64_t from_stores, from_parts, from_loads, from_constants, from_paths, folded; /* statistics */
} Elim;

/* Returns the available value `value`, of `type`, of the location. */
static AvailableValue value_at(const Elim *l, AliasLocation place, Ref value, TypeId type, bool load) {
    bool constant = load && alias_is_constant(l->a, &place);
    AliasOrigin o = alias_origin(l->a, place.ptr);
    return (AvailableValue){place, value, type, load, constant, alias_is_part(l->a, &place), 0, o.anchor, o.offset};
}

/* Removes entry i; the others keep their order. */
static void available_drop(AvailableSet *s, uint32_t i) {
    s->others -= !s->known[i].part;
    memmove(s->known + i, s->known + i + 1, (s->n - i - 1) * sizeof *s->known);
    s->n--;
}

/* Adds an available value. If the set is full, or has OTHERS_MAX values like this one, drops the one of them that was
 * not accessed for longest. */
static void available_add(AvailableSet *s, const AvailableValue *k) {
    uint32_t i = 0;
    bool full = !k->part && s->others == OTHERS_MAX;
    while (full && s->known[i].part) i++;
    if (full || s->n == KNOWN_MAX) available_drop(s, i);
    s->others += !k->part;
    s->known[s->n++] = *k;
}

/* Returns the last available value of this type at address `at`; NULL if there is none. */
static const AvailableValue *available_find(const AvailableSet *s, AliasOrigin at, TypeId type) {
    for (uint32_t i = s->n; i-- > 0;) {
        const AvailableValue *k = &s->known[i];
        if (k->type == type && ref_same(k->anchor, at.anchor) && k->offset == at.offset) return k;
    }
    return NULL;
}

/* Removes the values of all locations that v may write, or whose contents may change because v synchronises with other
 * threads. */
static void available_kill(Elim *l, AvailableSet *s, ValueId v) {
    for (uint32_t i = s->n; i-- > 0;)
        if (alias_modref(l->a, v, &s->known[i].place) & MODREF_MOD) available_drop(s, i);
}

/* ------------------------------------------------------------------------------------- joins */

/* Returns 1 + the index in l->join of phi r; 0 if r is no phi of that list. Searches by bisection, because the phis are
 * created in the order of their ids. */
static uint32_t join_of(const Elim *l, Ref r) {
    if (!ref_is(r, REF_VALUE)) return 0;
    uint32_t i = 0;
    lower_bound(i, l->join.n, mid, l->join.at[mid].phi < ref_index(r));
    return i < l->join.n && l->join.at[i].phi == ref_index(r) ? i + 1 : 0;
}

/* Inserts the phi that is available value k at the beginning of its block, and likewise the phis of l->join among its
 * operands, and theirs in turn. Phis that are already inserted, and values that are no such phi, need nothing. Drops
 * the metadata of the loads among the operands that promises something about their results, because these get new
 * uses. */
static void join_place(Elim *l, const AvailableValue *k) {
    VEC(uint32_t) work = {0};
    if (k->join) vec_push(&work, k->join - 1);
    while (work.n) {
        uint32_t j = vec_pop(&work);
        ValueId phi = l->join.at[j].phi;
        if (l->join.at[j].placed) continue;
        l->join.at[j].placed = true;
        edit_front(&l->e, l->join.at[j].block, phi);
        for (uint32_t i = 0; i < inst_at(l->f, phi)->nopnd; i += 2) {
            Ref r = inst_op(l->f, phi, i);
            uint32_t from = join_of(l, r);
            if (from) vec_push(&work, from - 1);
            else if (ref_is(r, REF_VALUE)) load_promises_drop(l->m, l->f, ref_index(r), false);
        }
    }
    vec_free(&work);
}

/* Reports whether block b is a join at which values are merged: it has 2 to PREDS_MAX incoming edges, all from blocks
 * that precede it in reverse post-order. So a loop header is none. */
static bool block_joins(const Cfg *c, BlockId b) {
    uint32_t first = c->pred_first[b], n = c->pred_first[b + 1] - first;
    for (uint32_t k = 0; k < n && n <= PREDS_MAX; k++)
        if (c->rpo_index[c->pred[first + k]] >= c->rpo_index[b]) return false;
    return n > 1 && n <= PREDS_MAX;
}

/* Translates address *o from the current block to the end of its predecessor `pred`: if the anchor is a phi of the
 * current block, replaces it by the address that is its operand for `pred`, and adds the offsets. Leaves any other
 * address as it is. Returns false if the offset overflows or the phi has no operand for `pred`. */
static bool origin_before(const Elim *l, AliasOrigin *o, BlockId pred) {
    ValueId v = ref_is(o->anchor, REF_VALUE) ? ref_index(o->anchor) : UINT32_MAX;
    if (v >= l->a->n || inst_at(l->f, v)->op != OP_PHI || l->cfg->block_of[v] != l->block) return true;
    for (uint32_t i = 0; i < inst_at(l->f, v)->nopnd; i += 2) {
        if (ref_index(inst_op(l->f, v, i + 1)) != pred) continue;
        AliasOrigin from = alias_origin(l->a, inst_op(l->f, v, i));
        bool fits = !__builtin_add_overflow(from.offset, o->offset, &from.offset);
        from.offset = layout_offset(l->m, inst_at(l->f, v)->type, from.offset);
        *o = from;
        return fits;
    }
    return false;
}

/* Adds the value of `type` at address `ptr`, at the beginning of the current block, to s if it is available at the end
 * of all predecessors: their common value, or a new phi, which join_place inserts only when a load uses it. Does
 * nothing if s already has it. Merges nothing either if a predecessor has the value for the same address with another
 * set of memory spaces than `ptr`: the merged entry would have the set of `ptr`, which may be wrong for that path. */
static void place_join(Elim *l, AvailableSet *s, Ref ptr, TypeId type) {
    Ref in[2 * PREDS_MAX];
    const BlockId *pred = l->cfg->pred + l->cfg->pred_first[l->block];
    uint32_t n = l->cfg->pred_first[l->block + 1] - l->cfg->pred_first[l->block], same = 0;
    AliasLocation place = {ptr, type_store_size(l->m, type), INST_NONE};
    bool load = false;
    if (available_find(s, alias_origin(l->a, ptr), type)) return;
    for (uint32_t i = 0; i < n; i++) {
        AliasOrigin at = alias_origin(l->a, ptr);
        const AvailableValue *k = origin_before(l, &at, pred[i]) ? available_find(l->end[pred[i]], at, type) : NULL;
        if (!k) return;
        bool renamed = !ref_same(at.anchor, alias_origin(l->a, ptr).anchor);
        if (!renamed && alias_spaces(l->a, &k->place) != alias_spaces(l->a, &place)) return;
        in[2 * i] = k->value;
        in[2 * i + 1] = ref_make(REF_BLOCK, pred[i]);
        same += ref_same(k->value, in[0]);
        load |= k->load;
    }
    AvailableValue known = value_at(l, place, in[0], type, load);
    if (same == n) known.join = join_of(l, in[0]);
    else {
        ValueId phi = fn_inst(l->f, OP_PHI, type, in, 2 * n);
        vec_reserve(&l->join, 1);
        l->join.at[l->join.n].phi = phi;
        l->join.at[l->join.n].placed = false;
        l->join.at[l->join.n++].block = l->block;
        known.value = ref_make(REF_VALUE, phi);
        known.join = l->join.n;
    }
    available_add(s, &known);
}

/* Adds to s the values that are available at the end of all predecessors of the current block, a join: those of
 * locations with the same address in all, and those of locations that some load of the function accesses at a constant
 * offset from a phi of this block. Of these loads, at most PHI_LOADS_MAX are considered. A load whose address has a
 * smaller set of memory spaces than the phi, because a test of the space dominates it, is skipped. */
static void available_join(Elim *l, AvailableSet *s) {
    const AvailableSet *first = l->end[l->cfg->pred[l->cfg->pred_first[l->block]]];
    for (uint32_t i = 0; i < first->n; i++) place_join(l, s, first->known[i].place.ptr, first->known[i].type);
    uint32_t left = PHI_LOADS_MAX;
    each_inst_in(l->f, l->block, v) {
        if (inst_at(l->f, v)->op != OP_PHI) break;
        for (uint32_t w = l->phi_loads[v]; w && left; w = l->phi_loads[w - 1], left--) {
            AliasLocation whole = {ref_make(REF_VALUE, v), SIZE_UNKNOWN, INST_NONE}, part = whole;
            part.ptr = inst_op(l->f, w - 1, 0);
            if (alias_spaces(l->a, &whole) == alias_spaces(l->a, &part))
                place_join(l, s, part.ptr, inst_at(l->f, w - 1)->type);
        }
    }
}

/* Allocates l->phi_loads and fills it in: for each phi, a list of the loads, neither volatile nor atomic, at a constant
 * offset from it, in reverse program order. */
static void phi_loads_find(Elim *l) {
    l->phi_loads = mem_alloc((l->f->inst.n + 1) * sizeof *l->phi_loads);
    each_inst(l->f, b, v) {
        const Inst *i = inst_at(l->f, v);
        if (!load_is_plain(i)) continue;
        Ref anchor = alias_origin(l->a, inst_op(l->f, v, 0)).anchor;
        if (!ref_is(anchor, REF_VALUE) || inst_at(l->f, ref_index(anchor))->op != OP_PHI) continue;
        l->phi_loads[v] = l->phi_loads[ref_index(anchor)];
        l->phi_loads[ref_index(anchor)] = v + 1;
    }
}

/* ------------------------------------------------------------------------- what follows from constants */

/* Replaces the uses of v by `with` and deletes v, when the edit is committed. Sets l->constants if `with` is a
 * constant. If v is an address, treats it as `with` from now on, and sets l->renamed; not if this pass has created
 * `with`, because then nothing is known of that. */
static void value_replace(Elim *l, ValueId v, Ref with) {
    edit_replace(&l->e, v, with);
    edit_delete(&l->e, v);
    l->constants |= ref_is(with, REF_CONST);
    if (!type_is_ptr(l->m, inst_at(l->f, v)->type) || (ref_is(with, REF_VALUE) && ref_index(with) >= l->a->n)) return;
    alias_rename(l->a, v, with);
    l->renamed = true;
}

/* Returns the constant by which r is replaced in the edit; r itself if it is not replaced or by something else. */
static Ref ref_now(const Elim *l, Ref r) {
    bool replaced = ref_is(r, REF_VALUE) && ref_index(r) < l->e.forward.n;
    Ref with = replaced ? l->e.forward.at[ref_index(r)] : REF_NULL;
    return ref_is(with, REF_CONST) ? with : r;
}

/* Replaces v by a constant if it is a pure operation, some operand of it has been replaced by a constant, and now all
 * are constants. If v is a pointer, also recomputes its origin, even without folding, because a constant index or a
 * known base gives it a known offset: its contents may then be available, and a store to it kills fewer values. Ignores
 * phis and operations with more than OPERANDS_MAX operands. */
static void value_refold(Elim *l, ValueId v) {
    Ref op[OPERANDS_MAX];
    const Inst *i = inst_at(l->f, v);
    bool changed = false, constant = true;
    if (!(op_flags(i) & OF_PURE) || i->op == OP_PHI || i->nopnd > OPERANDS_MAX) return;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        op[k] = ref_now(l, inst_op(l->f, v, k));
        changed |= !ref_same(op[k], inst_op(l->f, v, k));
        constant &= ref_is(op[k], REF_CONST) || ref_is(op[k], REF_SYM);
    }
    if (type_is_ptr(l->m, i->type)) alias_derive(l->a, v, op);
    Ref c = changed && constant ? fold_inst(l->m, i, op) : REF_NULL;
    if (!ref_is(c, REF_CONST)) return;
    value_replace(l, v, c);
    l->folded++;
}

/* ------------------------------------------------------------------------------------------- loads */

/* Replaces load v, of location *p, by the last available value of the same location and type, which then counts as
 * accessed. Returns false if there is none. If the value is a phi of l->join, inserts it; if it comes from an earlier
 * load, drops the metadata of that load that promises something about its result. */
static bool load_take(Elim *l, AvailableSet *s, ValueId v, const AliasLocation *p) {
    const AvailableValue *found = available_find(s, alias_origin(l->a, p->ptr), inst_at(l->f, v)->type);
    if (!found || alias_query(l->a, &found->place, p) != ALIAS_MUST) return false;
    AvailableValue k = *found;
    available_drop(s, (uint32_t)(found - s->known));
    available_add(s, &k);
    join_place(l, &k);
    if (k.load && ref_is(k.value, REF_VALUE)) load_promises_drop(l->m, l->f, ref_index(k.value), false);
    value_replace(l, v, k.value);
    if (k.join) l->from_paths++;
    else if (k.load) l->from_loads++;
    else l->from_stores++;
    return true;
}

/* Returns the number of bits of t if it is an integer or floating-point number that fills its bytes, and at most 64;
 * else 0. */
static uint32_t number_bits(Module *m, TypeId t) {
    if (!type_is_int(m, t) && !type_is_fp(m, t)) return 0;
    uint32_t bits = type_bits(m, t);
    return bits <= 64 && bits == 8 * type_store_size(m, t) ? bits : 0;
}

/* Returns the last stored number that contains all bytes of load v, whose address is `at`; NULL if there is none. The
 * result of another load does not count, because that may be poison as a whole where these bytes are not. */
static const AvailableValue *available_around(const Elim *l, const AvailableSet *s, ValueId v, AliasOrigin at) {
    uint32_t bits = number_bits(l->m, inst_at(l->f, v)->type);
    for (uint32_t i = bits ? s->n : 0; i-- > 0;) {
        const AvailableValue *k = &s->known[i];
        uint32_t all = k->load || !ref_same(k->anchor, at.anchor) ? 0 : number_bits(l->m, k->type);
        if (all < bits || at.offset < k->offset) continue;
        if ((uint64_t)(at.offset - k->offset) <= (all - bits) / 8) return k;
    }
    return NULL;
}

/* Inserts before load v an operation on x with result type t, and a second operand if that is not REF_NULL. */
static Ref part_make(Elim *l, ValueId v, enum Op op, TypeId t, Ref x, Ref second) {
    return edit_make(&l->e, v, op, t, (Ref[]){x, second}, 1 + !ref_is(second, REF_NONE));
}

/* Replaces load v, of location *p, by the bits of a stored number that contains it (available_around): as an integer it
 * is shifted right and truncated. Returns false if there is none. */
static bool load_take_part(Elim *l, const AvailableSet *s, ValueId v, const AliasLocation *p) {
    AliasOrigin at = alias_origin(l->a, p->ptr);
    const AvailableValue *k = available_around(l, s, v, at);
    if (!k) return false;
    TypeId type = inst_at(l->f, v)->type, whole = type_int(l->m, number_bits(l->m, k->type));
    TypeId part = type_int(l->m, number_bits(l->m, type));
    uint64_t by = 8 * (uint64_t)(at.offset - k->offset);
    join_place(l, k);
    Ref x = k->value;
    if (whole != k->type) x = part_make(l, v, OP_BITCAST, whole, x, REF_NULL);
    if (by) x = part_make(l, v, OP_LSHR, whole, x, const_int(l->m, whole, by));
    if (part != whole) x = part_make(l, v, OP_TRUNC, part, x, REF_NULL);
    if (part != type) x = part_make(l, v, OP_BITCAST, type, x, REF_NULL);
    value_replace(l, v, x);
    l->from_parts++;
    return true;
}

/* ---------------------------------------------------------------------------------- instructions and blocks */

/* Replaces load v, of location *p, by its value if each address that it may read has a known constant in it. Returns
 * false if that is not so. */
static bool load_fold(Elim *l, ValueId v, const AliasLocation *p) {
    Ref value = constant_load(l->a, &l->e, v, p->ptr);
    if (ref_is(value, REF_NONE)) return false;
    value_replace(l, v, value);
    l->from_constants++;
    return true;
}

/* Visits instruction v: updates s from the values available before v to those available after it. Replaces v if it is a
 * load, neither volatile nor atomic, whose value is constant or available. Once some value of the function was replaced
 * by a constant, also replaces an operation without memory access that folds to a constant. */
static void inst_visit(Elim *l, AvailableSet *s, ValueId v) {
    const Inst *i = inst_at(l->f, v);
    AliasLocation p;
    if (!(op_flags(i) & (OF_READ | OF_WRITE))) {
        if (l->constants || l->renamed) value_refold(l, v);
        return;
    }
    if (!access_is_plain(i) || !alias_location(l->a, v, &p)) {
        available_kill(l, s, v);
        return;
    }
    if (i->op == OP_STORE) {
        available_kill(l, s, v);
        Ref value = ref_now(l, inst_op(l->f, v, 0));
        AvailableValue known = value_at(l, p, value, ref_type(l->m, l->f, value), false);
        available_add(s, &known);
    } else if (load_fold(l, v, &p) || load_take(l, s, v, &p) || load_take_part(l, s, v, &p)) {
        pass_remark(l->p, REMARK_LoadForwarded, l->f, v);
    } else {
        AvailableValue known = value_at(l, p, ref_make(REF_VALUE, v), i->type, true);
        available_add(s, &known);
    }
}

/* Reports whether all edges to block b come from its immediate dominator. */
static bool idom_is_only_pred(const Cfg *c, BlockId b) {
    for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++)
        if (c->pred[k] != c->idom[b]) return false;
    return true;
}

/* Records that one reader of the available values at the end of block b is done; frees them if it was the last. */
static void available_release(Elim *l, BlockId b) {
    if (--l->end[b]->readers) return;
    free(l->end[b]);
    l->end[b] = NULL;
}

/* Returns the loop with header b, if it is entered only from the immediate dominator of b; else LOOP_NONE. */
static uint32_t loop_entered_at(const Elim *l, BlockId b) {
    uint32_t loop = l->loops.of_block[b];
    if (loop == LOOP_NONE || l->loops.loop.at[loop].header != b) return LOOP_NONE;
    for (uint32_t k = l->cfg->pred_first[b]; k < l->cfg->pred_first[b + 1]; k++) {
        BlockId from = l->cfg->pred[k];
        if (from != l->cfg->idom[b] && !loop_has_block(&l->loops, loop, from)) return LOOP_NONE;
    }
    return loop;
}

/* Adds to s the values that are available at the end of the immediate dominator of block b, and still at its
 * beginning. */
static void available_inherit(Elim *l, AvailableSet *s, BlockId b) {
    const AvailableSet *from = l->end[l->cfg->idom[b]];
    bool all = idom_is_only_pred(l->cfg, b);
    uint32_t loop = all ? LOOP_NONE : loop_entered_at(l, b);
    for (uint32_t i = 0; i < from->n; i++) {
        const AvailableValue *k = &from->known[i];
        bool kept = loop != LOOP_NONE && loop_keeps(&l->writes[loop], l->a, &k->place);
        if (all || k->constant || kept) available_add(s, k);
    }
}

/* Computes the values available at the beginning of block b from those at the end of its immediate dominator and, at a
 * join, of its predecessors; visits the instructions of b; and keeps the values at its end in l->end[b] if there are
 * readers. `readers` is the result of readers_count. */
static void block_visit(Elim *l, BlockId b, const uint32_t *readers) {
    AvailableSet s;
    s.n = s.others = 0; /* the array is not initialised */
    const Cfg *c = l->cfg;
    bool joins = block_joins(c, b);
    l->block = b;
    if (b != 0) {
        available_inherit(l, &s, b);
        available_release(l, c->idom[b]);
    }
    if (joins) available_join(l, &s);
    each_inst_in(l->f, b, v) inst_visit(l, &s, v);
    for (uint32_t k = c->pred_first[b]; joins && k < c->pred_first[b + 1]; k++) available_release(l, c->pred[k]);
    if (!readers[b]) return;
    s.readers = readers[b];
    l->end[b] = mem_copy(&s, offsetof(AvailableSet, known) + s.n * sizeof *s.known);
}

/* Returns, by block, how often block_visit reads the values available at its end: once for each block that it
 * immediately dominates, and once for each edge to a join. The caller frees the array. */
static uint32_t *readers_count(const Cfg *c, const Fn *f) {
    uint32_t *readers = mem_alloc((f->block.n + 1) * sizeof *readers);
    for (uint32_t i = 1; i < c->nrpo; i++) {
        BlockId b = c->rpo[i];
        readers[c->idom[b]]++;
        for (uint32_t k = c->pred_first[b]; block_joins(c, b) && k < c->pred_first[b + 1]; k++) readers[c->pred[k]]++;
    }
    return readers;
}

/* Runs load-elim over one function: visits the reachable blocks in reverse post-order. Returns whether it changed. */
static bool fn_elim(Pass *p, Fn *f, Alias *a) {
    Elim l = {.p = p, .a = a, .m = p->m, .f = f};
    l.cfg = fn_cfg(f);
    l.end = mem_alloc((f->block.n + 1) * sizeof *l.end);
    uint32_t *readers = readers_count(l.cfg, f);
    loops_build(&l.loops, l.cfg);
    l.writes = loop_writes_find(l.m, f, &l.loops);
    phi_loads_find(&l);
    edit_begin(&l.e, p->m, f);
    for (uint32_t i = 0; i < l.cfg->nrpo; i++) block_visit(&l, l.cfg->rpo[i], readers);
    free(readers);
    free(l.writes);
    loops_free(&l.loops);
    free(l.phi_loads);
    vec_free(&l.join);
    free(l.end);
    pass_stat(p, "loads replaced by a stored value", l.from_stores);
    pass_stat(p, "loads replaced by a part of a stored value", l.from_parts);
    pass_stat(p, "loads replaced by an earlier load", l.from_loads);
    pass_stat(p, "loads replaced by a phi", l.from_paths);
    pass_stat(p, "loads folded to constants", l.from_constants);
    pass_stat(p, "values replaced by constants", l.folded);
    return edit_commit(&l.e);
}

bool pass_load_elim(Pass *p, Fn *unused) {
    (void)unused;
    return aliased_run(p, OP_LOAD, fn_elim);
}
