/* split_condition.c: implements split_condition.h.
 *
 * A pointer is decided if it is in one of two memories and is a select, a phi or a getelementptr of
 * pointers each of which is in one of the two or is decided itself; or if it is loaded from a table of few
 * pointers whose spaces the analysis knows, because then the address that it is loaded from decides. The
 * decided pointers are a greatest fixed point: every candidate is assumed to be decided until an operand
 * refutes it, and then its users are checked again. A cycle of phis (two buffers that are swapped in a
 * loop) is therefore decided if everything that enters it is.
 *
 * A select between an alloca and an unknown pointer is split as well, because the alloca may then be
 * promoted, and its contents no longer count for the other pointer.
 *
 * A pointer through which memory is accessed is neither undef nor poison, so at the access the conditions
 * by which it was chosen are not either.
 */
#include "transform/spaces/split_condition.h"

enum { ENTRIES_MAX = 8, DEPTH_FORMS = 16 };

typedef struct WhichValue {
    uint32_t pair[2];
    Ref condition;
    Ref address[2];           /* in pair[0], pair[1]; REF_NULL: not created yet */
    uint32_t choice;          /* 1 + index of the TableLoad of a load, 0: none */
    bool needed, negated;
} WhichValue;

enum { LEAF_NONE = -1, LEAF_ANY = 2 };

/* Sets *i to the operand of v that is its k-th pointer to choose from; returns false if there are no more. */
static bool arm_at(const Fn *f, ValueId v, uint32_t k, uint32_t *i) {
    switch (inst_at(f, v)->op) {
    case OP_GETELEMENTPTR: *i = 0; return k == 0;
    case OP_SELECT: *i = 1 + k; return k < 2;
    case OP_PHI: *i = 2 * k; return *i < inst_at(f, v)->nopnd;
    default: return false;
    }
}

/* Reports whether the address is in an alloca. */
static bool is_own(const Fn *f, Ref r) {
    for (uint32_t steps = 0; steps < DEPTH_FORMS && ref_is(r, REF_VALUE); steps++) {
        const Inst *i = inst_at(f, ref_index(r));
        if (i->op == OP_ALLOCA) return true;
        if (i->op != OP_GETELEMENTPTR && i->op != OP_ADDRSPACECAST) return false;
        r = inst_op(f, ref_index(r), 0);
    }
    return false;
}

/* Returns 0 or 1 if the set is pair[0] or pair[1], LEAF_ANY if it is empty, as of null, LEAF_NONE
 * otherwise. */
static int set_leaf(SpaceSet set, const uint32_t pair[2]) {
    uint32_t space = space_resolve(set);
    if (space_is_empty(set)) return LEAF_ANY;
    return space && space == pair[0] ? 0 : space && space == pair[1] ? 1 : LEAF_NONE;
}

/* Reports whether operand i of v is decided between the same pair. */
static bool is_told(const Which *w, ValueId v, uint32_t i, const uint32_t pair[2]) {
    Ref r = inst_op(w->f, v, i);
    return ref_is(r, REF_VALUE) && ref_index(r) < w->n && w->told[ref_index(r)] &&
           !memcmp(w->value[ref_index(r)].pair, pair, sizeof w->value->pair);
}

static int leaf(const Which *w, ValueId v, uint32_t i, const uint32_t pair[2]) {
    if (!pair[1]) return is_told(w, v, i, pair) ? LEAF_NONE : !is_own(w->f, inst_op(w->f, v, i));
    return set_leaf(spaces_use(w->spaces, w->f->sym, v, i), pair);
}

/* Counts the pointers of a load's table that are in pair[0] and in pair[1]; returns false if one is in
 * neither. */
static bool choice_count(const Which *w, ValueId load, uint32_t n[2]) {
    const TableLoad *c = &w->spaces->choice.at[w->value[load].choice - 1];
    n[0] = n[1] = 0;
    for (uint32_t k = 0; k < c->n; k++) {
        int in = set_leaf(c->of[k], w->value[load].pair);
        if (in == LEAF_NONE) return false;
        if (in != LEAF_ANY) n[in]++;
    }
    return true;
}

static bool arms_tell(const Which *w, ValueId v) {
    const uint32_t *pair = w->value[v].pair;
    uint32_t i, n[2];
    if (inst_at(w->f, v)->op == OP_LOAD) return choice_count(w, v, n) && n[0] && n[1];
    if (inst_at(w->f, v)->op == OP_GETELEMENTPTR) return is_told(w, v, 0, pair);
    for (uint32_t k = 0; arm_at(w->f, v, k, &i); k++)
        if (leaf(w, v, i, pair) == LEAF_NONE && !is_told(w, v, i, pair)) return false;
    return true;
}

static bool may_be_told(const Which *w, ValueId v) {
    const Inst *i = inst_at(w->f, v);
    if (i->type != T_PTR) return false;
    if (i->op == OP_SELECT) return ref_type(w->m, w->f, inst_op(w->f, v, 0)) == T_I1;
    if (i->op == OP_PHI) return i->nopnd <= 2 * ENTRIES_MAX;
    return i->op == OP_GETELEMENTPTR || w->value[v].choice;
}

/* Reports whether v is, or is derived from, a select with exactly one arm in an alloca. The two arms are
 * then told apart, and nothing is assumed about the other one. */
static bool is_own_or_any(const Which *w, ValueId v) {
    for (uint32_t steps = 0; steps < DEPTH_FORMS; steps++) {
        const Inst *i = inst_at(w->f, v);
        if (i->op == OP_SELECT) {
            bool one = is_own(w->f, inst_op(w->f, v, 1)), other = is_own(w->f, inst_op(w->f, v, 2));
            return may_be_told(w, v) && one != other;
        }
        Ref base = i->op == OP_GETELEMENTPTR && i->type == T_PTR ? inst_op(w->f, v, 0) : REF_NULL;
        if (!ref_is(base, REF_VALUE)) return false;
        v = ref_index(base);
    }
    return false;
}

static bool is_pair_of(const Which *w, ValueId v, SpaceSet set, uint32_t pair[2]) {
    if (space_is_pair(set, pair)) return true;
    pair[0] = SPACE_LOCAL, pair[1] = SPACE_GENERIC;
    return !space_is_empty(set) && !space_resolve(set) && is_own_or_any(w, v);
}

/* Finds the table loads of the function; the list is sorted by function. */
static void choices_take(Which *w) {
    const TableLoad *at = w->spaces->choice.at;
    uint32_t low = 0, high = w->spaces->choice.n;
    while (low < high) {
        uint32_t mid = low + (high - low) / 2;
        if (at[mid].fn < w->f->sym) low = mid + 1;
        else high = mid;
    }
    for (; low < w->spaces->choice.n && at[low].fn == w->f->sym; low++)
        w->value[at[low].load].choice = low + 1;
}

void which_begin(Which *w, Module *m, Fn *f, const Spaces *spaces, Edit *e) {
    *w = (Which){.m = m, .f = f, .spaces = spaces, .e = e, .n = f->inst.n};
    w->told = mem_alloc(w->n * sizeof *w->told);
    w->value = mem_alloc(w->n * sizeof *w->value);
    VEC(ValueId) fails = {0};
    choices_take(w);
    each_inst(f, b, v) {
        SpaceSet set = may_be_told(w, v) ? spaces_of(spaces, f->sym, ref_make(REF_VALUE, v)) : 0;
        w->told[v] = is_pair_of(w, v, set, w->value[v].pair);
    }
    each_inst(f, b, v) if (w->told[v] && !arms_tell(w, v)) vec_push(&fails, v);
    for (uint32_t k = 0; k < fails.n; k++) w->told[fails.at[k]] = false;
    Uses uses = uses_build(f);
    while (fails.n) {
        ValueId v = vec_pop(&fails);
        for (uint32_t k = uses.first[v]; k < uses.first[v + 1]; k++) {
            ValueId user = uses.at[k];
            if (!w->told[user] || arms_tell(w, user)) continue;
            w->told[user] = false;
            vec_push(&fails, user);
        }
    }
    uses_free(&uses);
    vec_free(&fails);
}

void which_end(Which *w) {
    free(w->told);
    free(w->value);
    vec_free(&w->needed);
}

bool which_tells(const Which *w, ValueId v, uint32_t i, uint32_t pair[2]) {
    Ref r = inst_op(w->f, v, i);
    SpaceSet set = spaces_use(w->spaces, w->f->sym, v, i);
    if (!ref_is(r, REF_VALUE) || space_is_empty(set) || space_resolve(set)) return false;
    memcpy(pair, w->value[ref_index(r)].pair, sizeof w->value->pair);
    return w->told[ref_index(r)];
}

void which_need(Which *w, ValueId v, uint32_t i) {
    ValueId p = ref_index(inst_op(w->f, v, i));
    if (w->value[p].needed) return;
    w->value[p].needed = true;
    vec_push(&w->needed, p);
}

/* ------------------------------------------------------------------------------------------- conditions */

static Ref no_or_yes(const Which *w, bool yes) { return const_int(w->m, T_I1, yes); }

static ValueId make(Which *w, enum Op op, TypeId type, const Ref *operand, uint32_t n, ValueId like) {
    ValueId v = fn_inst(w->f, op, type, operand, n);
    inst_copy_origin(w->f, v, like);
    return v;
}

/* Reports whether operand i of v is in one memory always; *holds is set to whether it is pair[0]. */
static bool is_fixed(const Which *w, ValueId v, uint32_t i, bool *holds) {
    int in = leaf(w, v, i, w->value[v].pair);
    *holds = in == 0;
    return in != LEAF_NONE;
}

/* Creates the condition of a table load: comparisons of its address with the places of the pointers in the
 * memory that fewer of them are in. */
static void condition_of_load(Which *w, ValueId load) {
    TableLoad c = w->spaces->choice.at[w->value[load].choice - 1];
    TypeId type = ref_type(w->m, w->f, c.base);
    Ref at = inst_op(w->f, load, 0), all = REF_NULL;
    uint32_t n[2];
    choice_count(w, load, n);
    int of = n[1] < n[0] || (n[1] == n[0] && set_leaf(c.of[0], w->value[load].pair) == 1);
    for (uint32_t k = 0; k < c.n; k++) {
        if (set_leaf(c.of[k], w->value[load].pair) != of) continue;
        int64_t by = c.first + (int64_t)k * c.step;
        Ref place[] = {c.base, const_int(w->m, T_I64, (uint64_t)by)};
        if (by) {
            ValueId gep = make(w, OP_GETELEMENTPTR, type, place, 2, load);
            inst_at(w->f, gep)->aux = T_I8;
            edit_before(w->e, load, gep);
            place[0] = ref_make(REF_VALUE, gep);
        }
        Ref both[] = {at, place[0]};
        ValueId same = make(w, OP_ICMP, T_I1, both, 2, load);
        inst_at(w->f, same)->sub = ICMP_EQ;
        edit_before(w->e, load, same);
        Ref either[] = {all, ref_make(REF_VALUE, same)};
        if (!ref_is(all, REF_NONE)) {
            same = make(w, OP_OR, T_I1, either, 2, load);
            edit_before(w->e, load, same);
        }
        all = ref_make(REF_VALUE, same);
    }
    w->value[load].condition = all;
    w->value[load].negated = of;
}

/* Creates the condition of v: a phi next to a phi, a select next to a select unless its arms are two fixed
 * memories. Their operands are filled in by condition_end. */
static void condition_begin(Which *w, ValueId v) {
    WhichValue *value = &w->value[v];
    const Inst *i = inst_at(w->f, v);
    bool yes, no, select = i->op == OP_SELECT;
    Ref fill[2 * ENTRIES_MAX];
    if (i->op == OP_GETELEMENTPTR) return;
    if (i->op == OP_LOAD) {
        condition_of_load(w, v);
        return;
    }
    if (select && is_fixed(w, v, 1, &yes) && is_fixed(w, v, 2, &no) && yes != no) {
        value->condition = inst_op(w->f, v, 0);
        value->negated = no;
        return;
    }
    for (uint32_t k = 0; k < i->nopnd; k++) fill[k] = inst_op(w->f, v, k);
    uint32_t arm;
    for (uint32_t k = 0; arm_at(w->f, v, k, &arm); k++) fill[arm] = no_or_yes(w, false);
    ValueId made = make(w, (enum Op)i->op, T_I1, fill, i->nopnd, v);
    edit_before(w->e, v, made);
    value->condition = ref_make(REF_VALUE, made);
}

/* Gives each getelementptr the condition of its base. */
static void condition_inherit(Which *w, ValueId v) {
    VEC(ValueId) chain = {0};
    ValueId at = v;
    for (; ref_is(w->value[at].condition, REF_NONE); at = ref_index(inst_op(w->f, at, 0)))
        vec_push(&chain, at);
    for (uint32_t k = 0; k < chain.n; k++) {
        w->value[chain.at[k]].condition = w->value[at].condition;
        w->value[chain.at[k]].negated = w->value[at].negated;
    }
    vec_free(&chain);
}

/* Returns the condition of v, negated by an instruction if necessary. */
static Ref condition_plain(Which *w, ValueId v) {
    WhichValue *value = &w->value[v];
    if (value->negated) {
        Ref of[] = {value->condition, no_or_yes(w, true)};
        ValueId made = make(w, OP_XOR, T_I1, of, 2, v);
        edit_before(w->e, v, made);
        value->condition = ref_make(REF_VALUE, made);
        value->negated = false;
    }
    return value->condition;
}

static void condition_end(Which *w, ValueId v) {
    Ref made = w->value[v].condition;
    bool holds;
    uint32_t i;
    bool own = ref_is(made, REF_VALUE) && ref_index(made) >= w->n;
    enum Op op = (enum Op)inst_at(w->f, v)->op;
    if (!own || (op != OP_SELECT && op != OP_PHI) || inst_at(w->f, ref_index(made))->op == OP_XOR) return;
    for (uint32_t k = 0; arm_at(w->f, v, k, &i); k++) {
        bool fixed = is_fixed(w, v, i, &holds);
        Ref c = fixed ? no_or_yes(w, holds) : condition_plain(w, ref_index(inst_op(w->f, v, i)));
        inst_ops(w->f, ref_index(made))[i] = c;
    }
}

void which_build(Which *w) {
    for (uint32_t k = 0; k < w->needed.n; k++) {             /* grows during the walk */
        ValueId v = w->needed.at[k];
        uint32_t i;
        for (uint32_t a = 0; arm_at(w->f, v, a, &i); a++)
            if (leaf(w, v, i, w->value[v].pair) == LEAF_NONE) which_need(w, v, i);
    }
    for (uint32_t k = 0; k < w->needed.n; k++) condition_begin(w, w->needed.at[k]);
    for (uint32_t k = 0; k < w->needed.n; k++) condition_inherit(w, w->needed.at[k]);
    for (uint32_t k = 0; k < w->needed.n; k++) condition_end(w, w->needed.at[k]);
}

Ref which_condition(const Which *w, ValueId v, uint32_t i, bool *negated) {
    const WhichValue *value = &w->value[ref_index(inst_op(w->f, v, i))];
    *negated = value->negated;
    return value->condition;
}

/* -------------------------------------------------------------------------------------------- addresses */

/* Returns v cast to the space and back, so that its space is visible. */
static Ref address_cast(Which *w, ValueId v, uint32_t space) {
    Ref of = ref_make(REF_VALUE, v);
    if (!space) return of;
    ValueId there = make(w, OP_ADDRSPACECAST, type_ptr(w->m, space), &of, 1, v);
    of = ref_make(REF_VALUE, there);
    ValueId back = make(w, OP_ADDRSPACECAST, T_PTR, &of, 1, v);
    edit_after(w->e, v, there);
    edit_after(w->e, v, back);
    return ref_make(REF_VALUE, back);
}

static Ref address_of(Which *w, ValueId v, uint32_t k, uint32_t depth);

/* Returns the address of operand i of v in pair[k]; REF_NULL if it is never in that space. */
static Ref address_arm(Which *w, ValueId v, uint32_t i, uint32_t k, uint32_t depth) {
    int in = leaf(w, v, i, w->value[v].pair);
    if (in == LEAF_NONE) return address_of(w, ref_index(inst_op(w->f, v, i)), k, depth + 1);
    return in == (int)k ? inst_op(w->f, v, i) : REF_NULL;
}

/* Returns the arm that is in the space, or a select if both are. */
static Ref address_select(Which *w, ValueId v, uint32_t k, uint32_t depth) {
    Ref of[] = {inst_op(w->f, v, 0), address_arm(w, v, 1, k, depth), address_arm(w, v, 2, k, depth)};
    if (ref_is(of[1], REF_NONE) || ref_is(of[2], REF_NONE)) return of[ref_is(of[1], REF_NONE) ? 2 : 1];
    ValueId made = make(w, OP_SELECT, T_PTR, of, 3, v);
    edit_before(w->e, v, made);
    return ref_make(REF_VALUE, made);
}

/* Reports whether the address is recomputed from its base in the space. If the space of the base is only
 * known from the choice, a constant offset is better left to the access, and the cast is placed at the
 * end. */
static bool is_rebuilt(const Which *w, ValueId gep) {
    int64_t off;
    for (uint32_t steps = 0; steps < DEPTH_FORMS; steps++) {
        const Inst *i = inst_at(w->f, gep);
        if (i->op != OP_GETELEMENTPTR) return i->op == OP_SELECT;
        if (gep_offset(w->m, i->aux, inst_ops(w->f, gep) + 1, i->nopnd - 1, &off)) return true;
        gep = ref_index(inst_op(w->f, gep, 0));
    }
    return false;
}

static Ref address_gep(Which *w, ValueId v, uint32_t k, uint32_t depth) {
    Ref base = address_arm(w, v, 0, k, depth);
    if (ref_is(base, REF_NONE)) return base;
    ValueId made = fn_copy_inst(w->f, v);
    inst_ops(w->f, made)[0] = base;
    edit_before(w->e, v, made);
    return ref_make(REF_VALUE, made);
}

static Ref address_of(Which *w, ValueId v, uint32_t k, uint32_t depth) {
    WhichValue *value = &w->value[v];
    if (!ref_is(value->address[k], REF_NONE)) return value->address[k];
    enum Op op = (enum Op)inst_at(w->f, v)->op;
    Ref r = REF_NULL;
    if (op == OP_SELECT && depth < DEPTH_FORMS) r = address_select(w, v, k, depth);
    if (op == OP_GETELEMENTPTR && depth < DEPTH_FORMS && is_rebuilt(w, v)) r = address_gep(w, v, k, depth);
    if (ref_is(r, REF_NONE)) r = address_cast(w, v, value->pair[k]);
    return value->address[k] = r;
}

Ref which_address(Which *w, ValueId v, uint32_t i, uint32_t k) {
    return address_of(w, ref_index(inst_op(w->f, v, i)), k, 0);
}
