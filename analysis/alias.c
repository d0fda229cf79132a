/* alias.c: implements the alias queries of alias.h: objects, spaces, and the order in which the evidence is consulted.
 * Needs no other analysis, and uses that of the spaces if the caller provides it. Its parts are alias_origin.c,
 * alias_scopes.c and alias_distance.c; mod/ref is in modref.c. */
#include "analysis/alias_distance.h"
#include "analysis/alias_origin.h"
#include "analysis/alias_scopes.h"
#include "analysis/spaces/excluded.h"
#include "analysis/spaces/location.h"
#include "ir/arith.h"
#include "ir/intrinsic_id.h"

/* ------------------------------------------------------------------------------------------- objects */

/* What a pointer is the address of. NONE: not known. LOCAL: an alloca, or memory from malloc or from a function with a
 * noalias result. VARIABLE: a module variable. BYVAL, NOALIAS: the pointer is a parameter with this attribute.
 * ARGUMENT: it is any other parameter. */
enum ObjectKind { OBJECT_NONE, OBJECT_LOCAL, OBJECT_VARIABLE, OBJECT_BYVAL, OBJECT_NOALIAS, OBJECT_ARGUMENT };

/* Reports whether call v returns memory that nothing else points to: it calls malloc, or the call or the callee has the
 * attribute noalias at the result. */
static bool call_makes_object(const Module *m, const Fn *f, ValueId v) {
    if (call_intrinsic(m, f, v) == INTRIN_malloc) return true;
    SymId target = call_target(m, f, v);
    AttrListId attrs = target ? m->sym.at[target].attrs : 0;
    return attr_find(m, attr_list_at(m, inst_at(f, v)->aux, ATTR_RESULT), "noalias") ||
           attr_find(m, attr_list_at(m, attrs, ATTR_RESULT), "noalias");
}

/* Returns the kind of object that value v is the address of; OBJECT_NONE if v is none of those of enum ObjectKind. */
static enum ObjectKind value_kind(const Alias *a, ValueId v) {
    const Inst *i = inst_at(a->f, v);
    if (i->op == OP_ALLOCA) return OBJECT_LOCAL;
    if (i->op == OP_CALL) return call_makes_object(a->m, a->f, v) ? OBJECT_LOCAL : OBJECT_NONE;
    if (i->op != OP_PARAM) return OBJECT_NONE;
    AttrListId attrs = a->m->sym.at[a->f->sym].attrs;
    if (param_has_attr(a->m, attrs, v, "byval")) return OBJECT_BYVAL;
    return param_has_attr(a->m, attrs, v, "noalias") ? OBJECT_NOALIAS : OBJECT_ARGUMENT;
}

/* Returns the kind of object that a root is the address of; OBJECT_NONE if it is neither a value nor a variable. Caches
 * the result for values that alias_build has seen. */
static enum ObjectKind object_kind(const Alias *a, Ref root) {
    if (ref_is(root, REF_SYM)) return a->m->sym.at[ref_index(root)].kind == SYM_VAR ? OBJECT_VARIABLE : OBJECT_NONE;
    if (!ref_is(root, REF_VALUE)) return OBJECT_NONE;
    ValueId v = ref_index(root);
    if (v >= a->n) return value_kind(a, v);
    if (!a->kind[v]) a->kind[v] = (uint8_t)(1 + value_kind(a, v));
    return (enum ObjectKind)(a->kind[v] - 1);
}

bool alias_is_object(const Alias *a, Ref root) { return object_kind(a, root) == OBJECT_LOCAL; }

/* Reports whether operand i of a call is an argument that the callee does not capture, according to the row of the
 * intrinsic or to an attribute nocapture or byval. False for the operands of bundles and for the callee itself. */
static bool argument_not_captured(const Alias *a, ValueId call, uint32_t i) {
    if (i >= call_nargs(a->f, call)) return false;
    AttrListId attrs = inst_at(a->f, call)->aux;
    SymId target = call_target(a->m, a->f, call);
    uint32_t row = call_intrinsic(a->m, a->f, call);
    if (row && (intrinsic_at(row)->flags & INF_NOCAPTURE)) return true;
    if (param_has_nocapture(a->m, attrs, i) || param_has_attr(a->m, attrs, i, "byval")) return true;
    return target && param_has_nocapture(a->m, a->m->sym.at[target].attrs, i);
}

/* Reports whether the address that is operand i of `user` does not escape through this use: as the address of an
 * access, in a comparison with null, in a debug record, or as an argument that is not captured. A use that derives
 * another address from it is harmless too, because escapes_find examines the uses of that address as well, unless
 * `user` was created after alias_build. Any other use, such as that by a phi or select, counts as an escape. */
static bool use_does_not_escape(const Alias *a, ValueId user, uint32_t i) {
    const Inst *in = inst_at(a->f, user);
    bool known;
    int64_t distance;
    if (op_flags(in) & OF_DEBUG) return true;
    switch (in->op) {
    case OP_LOAD: return true;
    case OP_STORE: return i == 1;
    case OP_ATOMICRMW:
    case OP_CMPXCHG: return i == 0;
    case OP_ICMP: return ref_is_null(a->m, inst_op(a->f, user, 1 - i));
    default: break;
    }
    if (i == 0 && user < a->n && alias_inst_derivation(a->m, a->f, user, inst_ops(a->f, user), &known, &distance))
        return true;
    return in->op == OP_CALL && argument_not_captured(a, user, i);
}

/* Allocates demanded->escaped and marks in it each value that is the root of an address with a use through which the
 * address escapes. */
static void escapes_find(const Alias *a) {
    a->demanded->escaped = mem_alloc((a->n + 1) * sizeof *a->demanded->escaped);
    each_inst(a->f, b, v)
        for (uint32_t i = 0; i < inst_at(a->f, v)->nopnd; i++) {
            Ref r = inst_op(a->f, v, i);
            if (!ref_is(r, REF_VALUE) && !ref_is(r, REF_MDVALUE)) continue;
            if (!type_is_ptr(a->m, inst_at(a->f, ref_index(r))->type)) continue;
            Ref root = alias_origin(a, ref_make(REF_VALUE, ref_index(r))).root;
            if (!ref_is(root, REF_VALUE) || ref_index(root) >= a->n) continue;
            if (!use_does_not_escape(a, v, i)) a->demanded->escaped[ref_index(root)] = true;
        }
}

/* Marks the tables of the function as built in the log of the module, if there is one. Returns true if there is a log
 * and they were not marked before, so that the results of queries must be recorded. */
static bool log_begins(Module *m, const Fn *f) {
    if (!m->alias_log) return false;
    while (m->alias_log->built.n <= f->sym) vec_push(&m->alias_log->built, false);
    bool first = !m->alias_log->built.at[f->sym];
    return m->alias_log->built.at[f->sym] = true, first;
}

void alias_log_free(AliasLog *log) {
    vec_free(&log->answer);
    vec_free(&log->built);
}

void alias_build(Alias *a, Module *m, const Fn *f, const Spaces *spaces, const Knobs *knobs) {
    *a = (Alias){.m = m, .f = f, .spaces = spaces, .knobs = knobs, .n = f->inst.n, .recorded = log_begins(m, f)};
    a->origin = mem_alloc((a->n + 1) * sizeof *a->origin);
    a->kind = mem_alloc(a->n + 1);
    a->demanded = mem_alloc(sizeof *a->demanded);
}

void alias_free(Alias *a) {
    free(a->origin);
    free(a->kind);
    free(a->demanded->escaped);
    free(a->demanded->distance);
    offset_ranges_free(&a->demanded->ranges);
    vec_free(&a->demanded->chain);
    free(a->demanded);
}

/* Reports whether variable `root` is a dynamic shared array: a declaration in shared memory without elements, [0 x T].
 * All of these begin at the same address. */
static bool variable_is_dynamic(const Module *m, Ref root) {
    const Sym *s = &m->sym.at[ref_index(root)];
    bool empty = type_kind(m, s->type) == TY_ARRAY && type_at(m, s->type)->n == 0;
    return empty && !s->defined && s->space == SPACE_SHARED;
}

/* Reports whether this function creates the object of `root`, which is of the given kind, and its address does not
 * escape. False for a root that was created after alias_build. The first call for an OBJECT_LOCAL finds the escapes of
 * the whole function. */
static bool object_is_private(const Alias *a, Ref root, enum ObjectKind kind) {
    if (kind != OBJECT_LOCAL || ref_index(root) >= a->n) return false;
    if (!a->demanded->escaped) escapes_find(a);
    return !a->demanded->escaped[ref_index(root)];
}

/* Reports whether the objects of two roots are known never to overlap; false for two equal roots. */
static bool roots_are_distinct(const Alias *a, Ref x, Ref y) {
    enum ObjectKind i = object_kind(a, x), j = object_kind(a, y);
    if (ref_same(x, y)) return false;
    if (object_is_private(a, x, i) || object_is_private(a, y, j)) return true;
    if (i == OBJECT_NONE || j == OBJECT_NONE) return false;
    /* An ARGUMENT points to memory that existed before the call, so it cannot point to an object of this
     * call. It may point to a variable. */
    if (i == OBJECT_ARGUMENT || j == OBJECT_ARGUMENT) {
        enum ObjectKind other = i == OBJECT_ARGUMENT ? j : i;
        return other != OBJECT_ARGUMENT && other != OBJECT_VARIABLE;
    }
    bool variables = i == OBJECT_VARIABLE && j == OBJECT_VARIABLE;
    return !(variables && variable_is_dynamic(a->m, x) && variable_is_dynamic(a->m, y));
}

enum { ROOTS_MAX = 4 };

/* If `root` is a select, or a phi with at most ROOTS_MAX inputs, writes the roots of its inputs to `out`; otherwise
 * `root` itself. Returns their number, at most ROOTS_MAX; 0 for a phi without inputs. */
static uint32_t roots_of(const Alias *a, Ref root, Ref out[ROOTS_MAX]) {
    const Inst *i = ref_is(root, REF_VALUE) && ref_index(root) < a->n ? inst_at(a->f, ref_index(root)) : NULL;
    bool phi = i && i->op == OP_PHI, select = i && i->op == OP_SELECT;
    out[0] = root;
    if (!(phi && i->nopnd <= 2 * ROOTS_MAX) && !select) return 1;
    uint32_t n = 0;
    for (uint32_t k = phi ? 0 : 1; k < i->nopnd; k += phi ? 2 : 1)
        out[n++] = alias_origin(a, inst_op(a->f, ref_index(root), k)).root;
    return n;
}

/* Reports whether the objects of two roots are known never to overlap: the roots are distinct themselves, or each that
 * x chooses from (roots_of) is distinct from each that y chooses from; of both there must be at least one. */
static bool objects_are_distinct(const Alias *a, Ref x, Ref y) {
    Ref xs[ROOTS_MAX], ys[ROOTS_MAX];
    if (roots_are_distinct(a, x, y)) return true;
    uint32_t nx = roots_of(a, x, xs), ny = roots_of(a, y, ys);
    for (uint32_t i = 0; i < nx; i++)
        for (uint32_t k = 0; k < ny; k++)
            if (!roots_are_distinct(a, xs[i], ys[k])) return false;
    return nx > 0 && ny > 0;
}

/* ------------------------------------------------------------------------------------------- spaces */

/* Returns the space in the type of an address. If that is generic, returns the space of the variable that a symbol or
 * constant expression points into (global, if the variable is in the generic space), or local for an alloca if
 * knobs->process_alloca_always; otherwise {}. */
static SpaceSet declared_set(const Alias *a, Ref r) {
    SpaceSet set = space_set(ref_space(a->m, a->f, r));
    if (set) return set;
    if (ref_is(r, REF_CONST)) r = alias_const_origin(a->m, r).root;
    if (ref_is(r, REF_SYM)) {
        const Sym *s = &a->m->sym.at[ref_index(r)];
        return s->kind != SYM_VAR ? 0 : s->space ? space_set(s->space) : SET_GLOBAL;
    }
    bool local = ref_is_inst(a->f, r, OP_ALLOCA);
    return local && a->knobs->process_alloca_always ? SET_LOCAL : 0;
}

enum { WALK_MAX = 16 };

/* The addresses that the syntactic walk has reached, and after how many steps. */
typedef struct SpaceWalk {
    Ref at[WALK_MAX];
    int32_t steps[WALK_MAX];
    uint32_t n;
} SpaceWalk;

/* Adds an address that was reached after `steps` steps, unless the walk has reached it before. Returns false if it is
 * new and the walk has WALK_MAX addresses already. */
static bool walk_add(SpaceWalk *w, Ref r, int32_t steps) {
    for (uint32_t i = 0; i < w->n; i++)
        if (ref_same(w->at[i], r)) return true;
    if (w->n == WALK_MAX) return false;
    w->at[w->n] = r;
    w->steps[w->n++] = steps;
    return true;
}

/* Adds to the walk what r, which was reached after `steps` steps, is computed from: the inputs of a phi or select, or
 * the address that r is derived from. Returns false if r is not computed from addresses in this way, if the walk has no
 * room, or if `steps` has reached knobs->traverse_limit. */
static bool walk_step(const Alias *a, SpaceWalk *w, Ref r, int32_t steps) {
    bool known;
    int64_t distance;
    if (!ref_is(r, REF_VALUE) || steps >= a->knobs->traverse_limit) return false;
    const Inst *i = inst_at(a->f, ref_index(r));
    bool phi = i->op == OP_PHI, select = i->op == OP_SELECT, good = true;
    if (!phi && !select)
        return alias_inst_derivation(a->m, a->f, ref_index(r), inst_ops(a->f, ref_index(r)), &known, &distance) &&
               walk_add(w, inst_op(a->f, ref_index(r), 0), steps + 1);
    for (uint32_t k = select; k < i->nopnd && good; k += phi ? 2 : 1)
        good = walk_add(w, inst_op(a->f, ref_index(r), k), steps + 1);
    return good;
}

/* Returns the spaces that an address may be in: the union of the declared sets (declared_set) of the addresses that it
 * is computed from, found in at most knobs->traverse_limit steps through casts, getelementptrs, phis and selects.
 * Returns {} if the walk cannot reach a declared set on every path. */
static SpaceSet syntactic_set(const Alias *a, Ref r) {
    SpaceWalk w = {.at = {r}, .n = 1};
    SpaceSet all = 0;
    for (uint32_t i = 0; i < w.n; i++) {
        SpaceSet set = declared_set(a, w.at[i]);
        if (!set && !walk_step(a, &w, w.at[i], w.steps[i])) return 0;
        all |= set;
    }
    return all;
}

SpaceSet alias_spaces(const Alias *a, const AliasLocation *p) {
    bool known = a->spaces && (!ref_is(p->ptr, REF_VALUE) || ref_index(p->ptr) < a->n);
    SpaceSet typed = space_set(ref_space(a->m, a->f, p->ptr));
    SpaceSet set = typed ? typed : known ? spaces_of(a->spaces, a->f->sym, p->ptr) : syntactic_set(a, p->ptr);
    if (space_is_empty(set)) set = space_unknown(0);
    SpaceSet left = p->inst == INST_NONE ? set : space_without(set, spaces_excluded(a->m, a->f, p->inst));
    return space_is_empty(left) ? set : left;
}

/* Reports whether the spaces of two locations prove that they do not overlap. The knob alias_merge may forbid this
 * proof (MERGE_UNIFIED), or restrict it to locations that are in a single space each (MERGE_NONE). */
static bool spaces_are_disjoint(const Alias *a, const AliasLocation *p, const AliasLocation *q) {
    SpaceSet x = alias_spaces(a, p) & SET_SPACES, y = alias_spaces(a, q) & SET_SPACES;
    if (a->knobs->alias_merge == MERGE_UNIFIED) return false;
    if (a->knobs->alias_merge == MERGE_NONE && (!space_is_single(x) || !space_is_single(y))) return false;
    return space_sets_disjoint(x, y);
}

bool alias_is_part(const Alias *a, const AliasLocation *p) {
    Ref anchor = alias_origin(a, p->ptr).anchor;
    return ref_is(anchor, REF_VALUE) && inst_at(a->f, ref_index(anchor))->op == OP_ALLOCA;
}

bool alias_is_private(const Alias *a, const AliasLocation *p) {
    Ref root = alias_origin(a, p->ptr).root;
    return object_is_private(a, root, object_kind(a, root));
}

bool alias_is_constant_variable(const Alias *a, const AliasLocation *p) {
    Ref root = alias_origin(a, p->ptr).root;
    const Sym *s = ref_is(root, REF_SYM) ? &a->m->sym.at[ref_index(root)] : NULL;
    return s && s->kind == SYM_VAR && s->constant;
}

bool alias_is_constant(const Alias *a, const AliasLocation *p) {
    if (!(alias_spaces(a, p) & SET_SPACES & ~(SET_CONST | SET_PARAM))) return true;
    bool load = p->inst != INST_NONE && inst_at(a->f, p->inst)->op == OP_LOAD;
    if (load && inst_attach(a->f, a->m, p->inst, "invariant.load")) return true;
    return alias_is_constant_variable(a, p);
}

/* ------------------------------------------------------------------------------------------- queries */

/* Reports whether x and y differ and the interval that begins at the lower one, of x_size or y_size bytes, ends at or
 * before the other begins, which does not reach the first one by wrapping around an address of `bits` bits. A size of
 * SIZE_UNKNOWN has no end and does not wrap around, one of SIZE_AROUND has no beginning either. */
static bool intervals_are_disjoint(int64_t x, uint64_t x_size, int64_t y, uint64_t y_size, uint32_t bits) {
    uint64_t distance = x < y ? (uint64_t)y - (uint64_t)x : (uint64_t)x - (uint64_t)y;
    uint64_t size = x < y ? x_size : y_size, upper_size = x < y ? y_size : x_size;
    if (x_size == SIZE_AROUND || y_size == SIZE_AROUND || x == y) return false;
    if (upper_size != SIZE_UNKNOWN && arith_low(0 - distance, bits) < upper_size) return false;
    return size != SIZE_UNKNOWN && distance >= size;
}

/* Returns the width of the address of a location in bits. */
static uint32_t address_bits(const Alias *a, const AliasLocation *p) {
    return layout_ptr_bits(a->m, ref_space(a->m, a->f, p->ptr));
}

/* Computes the result of alias_query, without recording it. */
static enum AliasResult overlap(const Alias *a, const AliasLocation *p, const AliasLocation *q) {
    AliasOrigin x = alias_origin(a, p->ptr), y = alias_origin(a, q->ptr);
    if (ref_same(x.anchor, y.anchor)) {
        bool same_size = p->size == q->size && p->size < SIZE_AROUND;
        if (x.offset == y.offset) return same_size ? ALIAS_MUST : ALIAS_MAY;
        uint32_t bits = address_bits(a, p), q_bits = address_bits(a, q);
        if (q_bits < bits) bits = q_bits;
        if (intervals_are_disjoint(x.offset, p->size, y.offset, q->size, bits)) return ALIAS_NO;
        return ALIAS_MAY;
    }
    if (roots_are_distinct(a, x.root, y.root) || spaces_are_disjoint(a, p, q)) return ALIAS_NO;
    if (alias_scopes_exclude(a, p->inst, q->inst) || alias_scopes_exclude(a, q->inst, p->inst)) return ALIAS_NO;
    if (ref_same(x.root, y.root)) return alias_distances_disjoint(a, p, q) ? ALIAS_NO : ALIAS_MAY;
    return objects_are_distinct(a, x.root, y.root) ? ALIAS_NO : ALIAS_MAY;
}

enum AliasResult alias_query(const Alias *a, const AliasLocation *p, const AliasLocation *q) {
    enum AliasResult result = overlap(a, p, q);
    if (a->recorded && result != ALIAS_MAY)
        vec_push(&a->m->alias_log->answer,
                 ((RecordedAnswer){a->f->sym, result == ALIAS_NO ? ANSWER_NO : ANSWER_MUST, false, *p, *q}));
    return result;
}
