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
#include "transform/scalar/load_elim.h"
#include "transform/scalar/aliased.h"
#include "transform/scalar/constant_load.h"
#include "transform/scalar/fold.h"

enum { OPERANDS_MAX = 8 }; /* the most operands of an operation that is folded */

/* Removes the values of all locations that v may write, or whose contents may change because v synchronises with other
 * threads. */
static void available_kill(Elim *l, AvailableSet *s, ValueId v) {
    for (uint32_t i = s->n; i-- > 0;)
        if (alias_modref(l->a, v, &s->known[i].place) & MODREF_MOD) available_drop(s, i);
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
    join_insert(l, &k);
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
    join_insert(l, k);
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
        AvailableValue known = available_value(l, p, value, ref_type(l->m, l->f, value), false);
        available_add(s, &known);
    } else if (load_fold(l, v, &p) || load_take(l, s, v, &p) || load_take_part(l, s, v, &p)) {
        pass_remark(l->p, REMARK_LoadForwarded, l->f, v);
    } else {
        AvailableValue known = available_value(l, p, ref_make(REF_VALUE, v), i->type, true);
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
    bool joins = block_is_join(c, b);
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
        for (uint32_t k = c->pred_first[b]; block_is_join(c, b) && k < c->pred_first[b + 1]; k++) readers[c->pred[k]]++;
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
    join_loads_find(&l);
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
