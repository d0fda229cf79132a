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

/* ENTRIES_MAX: the most operands of a phi that is decided. DEPTH_FORMS: the most steps back from an address. */
enum { ENTRIES_MAX = 8, DEPTH_FORMS = 16 };

typedef struct SplitValue {
    uint32_t pair[2]; /* the two memories; see split_condition_exists */
    Ref condition;    /* holds if the value is in pair[0]; if `negated`, in pair[1] */
    Ref address[2];   /* in pair[0], pair[1]; REF_NULL: not created yet */
    uint32_t choice;  /* 1 + index of the TableLoad of a load, 0: none */
    bool requested, negated;
} SplitValue;

/* The memory of a pointer, as an index into its pair: 0, 1, or one of these. NONE: not known to be always in one of the
 * two; ANY: in no memory, because it is null or never reached, so that either serves. */
enum { LEAF_NONE = -1, LEAF_ANY = 2 };

/* Sets *i to the index of the operand that is the k-th pointer, from 0, which v chooses from: the base of a
 * getelementptr, the arms of a select, the values of a phi. Returns false if there are no more. */
static bool arm_at(const Fn *f, ValueId v, uint32_t k, uint32_t *i) {
    switch (inst_at(f, v)->op) {
    case OP_GETELEMENTPTR: *i = 0; return k == 0;
    case OP_SELECT: *i = 1 + k; return k < 2;
    case OP_PHI: *i = 2 * k; return *i < inst_at(f, v)->nopnd;
    default: return false;
    }
}

/* Reports whether a few steps back through casts and getelementptrs show the address to be in an alloca. */
static bool is_in_alloca(const Fn *f, Ref r) {
    for (uint32_t steps = 0; steps < DEPTH_FORMS && ref_is(r, REF_VALUE); steps++) {
        const Inst *i = inst_at(f, ref_index(r));
        if (i->op == OP_ALLOCA) return true;
        if (i->op != OP_GETELEMENTPTR && i->op != OP_ADDRSPACECAST) return false;
        r = inst_op(f, ref_index(r), 0);
    }
    return false;
}

/* Returns k if pair[k] is the only space of the set; LEAF_ANY if the set has no space, as that of null; else
 * LEAF_NONE. */
static int set_leaf(SpaceSet set, const uint32_t pair[2]) {
    uint32_t space = space_resolve(set);
    if (space_is_empty(set)) return LEAF_ANY;
    return space && space == pair[0] ? 0 : space && space == pair[1] ? 1 : LEAF_NONE;
}

/* Reports whether operand i of v is a decided pointer with the same pair. */
static bool has_condition(const SplitConditions *s, ValueId v, uint32_t i, const uint32_t pair[2]) {
    Ref r = inst_op(s->f, v, i);
    return ref_is(r, REF_VALUE) && ref_index(r) < s->n && s->decided[ref_index(r)] &&
           !memcmp(s->value[ref_index(r)].pair, pair, sizeof s->value->pair);
}

/* Returns which memory of the pair operand i of v is always in, as set_leaf() does. For the pair of an alloca and
 * unknown memory (pair[1] is 0), returns LEAF_NONE if the operand is decided, else 0 for an address in an alloca, and 1
 * for any other. */
static int leaf_of(const SplitConditions *s, ValueId v, uint32_t i, const uint32_t pair[2]) {
    if (!pair[1]) return has_condition(s, v, i, pair) ? LEAF_NONE : !is_in_alloca(s->f, inst_op(s->f, v, i));
    return set_leaf(spaces_use(s->spaces, s->f->sym, v, i), pair);
}

/* Sets n[0] and n[1] to the numbers of pointers in a load's table that are in pair[0] and in pair[1]; does not count
 * null. Returns false if a pointer may be elsewhere; then n is not complete. */
static bool table_count(const SplitConditions *s, ValueId load, uint32_t n[2]) {
    const TableLoad *c = &s->spaces->choice.at[s->value[load].choice - 1];
    n[0] = n[1] = 0;
    for (uint32_t k = 0; k < c->n; k++) {
        int in = set_leaf(c->of[k], s->value[load].pair);
        if (in == LEAF_NONE) return false;
        if (in != LEAF_ANY) n[in]++;
    }
    return true;
}

/* Reports whether every pointer that candidate v chooses from is in one of its two memories, or decided itself. The
 * base of a getelementptr must be decided, and the table of a load must hold pointers into both memories. */
static bool arms_have_conditions(const SplitConditions *s, ValueId v) {
    const uint32_t *pair = s->value[v].pair;
    uint32_t i, n[2];
    if (inst_at(s->f, v)->op == OP_LOAD) return table_count(s, v, n) && n[0] && n[1];
    if (inst_at(s->f, v)->op == OP_GETELEMENTPTR) return has_condition(s, v, 0, pair);
    for (uint32_t k = 0; arm_at(s->f, v, k, &i); k++)
        if (leaf_of(s, v, i, pair) == LEAF_NONE && !has_condition(s, v, i, pair)) return false;
    return true;
}

/* Reports whether v is a generic pointer of a form for which a condition can be computed: a select by an i1, a phi of
 * at most ENTRIES_MAX entries, a getelementptr or a table load. */
static bool may_be_decided(const SplitConditions *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->type != T_PTR) return false;
    if (i->op == OP_SELECT) return ref_type(s->m, s->f, inst_op(s->f, v, 0)) == T_I1;
    if (i->op == OP_PHI) return i->nopnd <= 2 * ENTRIES_MAX;
    return i->op == OP_GETELEMENTPTR || s->value[v].choice;
}

/* Reports whether v is, or is derived from, a select with exactly one arm in an alloca. The two arms are
 * then distinguished, and nothing is assumed about the other one. */
static bool is_alloca_or_unknown(const SplitConditions *s, ValueId v) {
    for (uint32_t steps = 0; steps < DEPTH_FORMS; steps++) {
        const Inst *i = inst_at(s->f, v);
        if (i->op == OP_SELECT) {
            bool one = is_in_alloca(s->f, inst_op(s->f, v, 1)), other = is_in_alloca(s->f, inst_op(s->f, v, 2));
            return may_be_decided(s, v) && one != other;
        }
        Ref base = i->op == OP_GETELEMENTPTR && i->type == T_PTR ? inst_op(s->f, v, 0) : REF_NULL;
        if (!ref_is(base, REF_VALUE)) return false;
        v = ref_index(base);
    }
    return false;
}

/* Reports whether v, with this set, may be in either of exactly two memories, and sets the pair in any case. The pair
 * is local and generic for a choice between an alloca and unknown memory. */
static bool is_pair_of(const SplitConditions *s, ValueId v, SpaceSet set, uint32_t pair[2]) {
    if (space_is_pair(set, pair)) return true;
    pair[0] = SPACE_LOCAL, pair[1] = SPACE_GENERIC;
    return !space_is_empty(set) && !space_resolve(set) && is_alloca_or_unknown(s, v);
}

/* Sets SplitValue.choice of each load of the function that the analysis lists in Spaces.choice, which is sorted by
 * function. */
static void table_loads_find(SplitConditions *s) {
    const TableLoad *at = s->spaces->choice.at;
    uint32_t i = 0;
    lower_bound(i, s->spaces->choice.n, mid, at[mid].fn < s->f->sym);
    for (; i < s->spaces->choice.n && at[i].fn == s->f->sym; i++) s->value[at[i].load].choice = i + 1;
}

void split_condition_begin(SplitConditions *s, Module *m, Fn *f, const Spaces *spaces, Edit *e) {
    *s = (SplitConditions){.m = m, .f = f, .spaces = spaces, .e = e, .n = f->inst.n};
    s->decided = mem_alloc(s->n * sizeof *s->decided);
    s->value = mem_alloc(s->n * sizeof *s->value);
    VEC(ValueId) fails = {0};
    table_loads_find(s);
    each_inst(f, b, v) {
        SpaceSet set = may_be_decided(s, v) ? spaces_of(spaces, f->sym, ref_make(REF_VALUE, v)) : 0;
        s->decided[v] = is_pair_of(s, v, set, s->value[v].pair);
    }
    each_inst(f, b, v)
        if (s->decided[v] && !arms_have_conditions(s, v)) vec_push(&fails, v);
    for (uint32_t k = 0; k < fails.n; k++) s->decided[fails.at[k]] = false;
    const Uses *uses = fn_uses(f);
    while (fails.n) {
        ValueId v = vec_pop(&fails);
        for (uint32_t k = uses->first[v]; k < uses->first[v + 1]; k++) {
            ValueId user = uses->at[k];
            if (!s->decided[user] || arms_have_conditions(s, user)) continue;
            s->decided[user] = false;
            vec_push(&fails, user);
        }
    }
    vec_free(&fails);
}

void split_condition_end(SplitConditions *s) {
    free(s->decided);
    free(s->value);
    vec_free(&s->requested);
}

bool split_condition_exists(const SplitConditions *s, ValueId v, uint32_t i, uint32_t pair[2]) {
    Ref r = inst_op(s->f, v, i);
    SpaceSet set = spaces_use(s->spaces, s->f->sym, v, i);
    if (!ref_is(r, REF_VALUE) || space_is_empty(set) || space_resolve(set)) return false;
    memcpy(pair, s->value[ref_index(r)].pair, sizeof s->value->pair);
    return s->decided[ref_index(r)];
}

void split_condition_request(SplitConditions *s, ValueId v, uint32_t i) {
    ValueId p = ref_index(inst_op(s->f, v, i));
    if (s->value[p].requested) return;
    s->value[p].requested = true;
    vec_push(&s->requested, p);
}

/* ------------------------------------------------------------------------------------------- conditions */

/* Returns the constant i1 `yes`. */
static Ref const_bool(const SplitConditions *s, bool yes) { return const_int(s->m, T_I1, yes); }

/* Creates an instruction that the caller inserts, with the source location of `like`. */
static ValueId inst_new(SplitConditions *s, enum Op op, TypeId type, const Ref *operand, uint32_t n, ValueId like) {
    ValueId v = fn_inst(s->f, op, type, operand, n);
    inst_copy_origin(s->f, v, like);
    return v;
}

/* Reports whether operand i of v is always in one memory of the pair of v, or null. Sets *holds to whether it is
 * pair[0]. */
static bool is_fixed(const SplitConditions *s, ValueId v, uint32_t i, bool *holds) {
    int in = leaf_of(s, v, i, s->value[v].pair);
    *holds = in == 0;
    return in != LEAF_NONE;
}

/* Creates the condition of a table load: compares its address with the addresses of those table entries that point into
 * the memory with fewer entries. If that is pair[1], the condition is negated. */
static void condition_of_load(SplitConditions *s, ValueId load) {
    TableLoad c = s->spaces->choice.at[s->value[load].choice - 1];
    TypeId type = ref_type(s->m, s->f, c.base);
    Ref at = inst_op(s->f, load, 0), all = REF_NULL;
    uint32_t n[2];
    table_count(s, load, n);
    int of = n[1] < n[0] || (n[1] == n[0] && set_leaf(c.of[0], s->value[load].pair) == 1);
    for (uint32_t k = 0; k < c.n; k++) {
        if (set_leaf(c.of[k], s->value[load].pair) != of) continue;
        int64_t by = c.first + (int64_t)k * c.step;
        Ref place[] = {c.base, const_int(s->m, T_I64, (uint64_t)by)};
        if (by) {
            ValueId gep = inst_new(s, OP_GETELEMENTPTR, type, place, 2, load);
            inst_at(s->f, gep)->aux = T_I8;
            edit_before(s->e, load, gep);
            place[0] = ref_make(REF_VALUE, gep);
        }
        Ref both[] = {at, place[0]};
        ValueId same = inst_new(s, OP_ICMP, T_I1, both, 2, load);
        inst_at(s->f, same)->sub = ICMP_EQ;
        edit_before(s->e, load, same);
        Ref either[] = {all, ref_make(REF_VALUE, same)};
        if (!ref_is(all, REF_NONE)) {
            same = inst_new(s, OP_OR, T_I1, either, 2, load);
            edit_before(s->e, load, same);
        }
        all = ref_make(REF_VALUE, same);
    }
    s->value[load].condition = all;
    s->value[load].negated = of;
}

/* Creates the condition of v. A phi of pointers gets a phi of conditions next to it, and a select a select, whose
 * operands condition_end() fills in. A select between two fixed memories has its own condition. A getelementptr gets
 * none: condition_inherit() follows. */
static void condition_begin(SplitConditions *s, ValueId v) {
    SplitValue *value = &s->value[v];
    const Inst *i = inst_at(s->f, v);
    bool yes, no, select = i->op == OP_SELECT;
    Ref fill[2 * ENTRIES_MAX];
    if (i->op == OP_GETELEMENTPTR) return;
    if (i->op == OP_LOAD) {
        condition_of_load(s, v);
        return;
    }
    if (select && is_fixed(s, v, 1, &yes) && is_fixed(s, v, 2, &no) && yes != no) {
        value->condition = inst_op(s->f, v, 0);
        value->negated = no;
        return;
    }
    for (uint32_t k = 0; k < i->nopnd; k++) fill[k] = inst_op(s->f, v, k);
    uint32_t arm;
    for (uint32_t k = 0; arm_at(s->f, v, k, &arm); k++) fill[arm] = const_bool(s, false);
    ValueId made = inst_new(s, (enum Op)i->op, T_I1, fill, i->nopnd, v);
    edit_before(s->e, v, made);
    value->condition = ref_make(REF_VALUE, made);
}

/* Gives v, if it is a getelementptr, and the getelementptrs that it is derived from the condition of their base. */
static void condition_inherit(SplitConditions *s, ValueId v) {
    VEC(ValueId) chain = {0};
    ValueId at = v;
    for (; ref_is(s->value[at].condition, REF_NONE); at = ref_index(inst_op(s->f, at, 0))) vec_push(&chain, at);
    for (uint32_t k = 0; k < chain.n; k++) {
        s->value[chain.at[k]].condition = s->value[at].condition;
        s->value[chain.at[k]].negated = s->value[at].negated;
    }
    vec_free(&chain);
}

/* Returns the condition that v is in pair[0]; if the condition was negated, replaces it by an xor. */
static Ref condition_plain(SplitConditions *s, ValueId v) {
    SplitValue *value = &s->value[v];
    if (value->negated) {
        Ref of[] = {value->condition, const_bool(s, true)};
        ValueId made = inst_new(s, OP_XOR, T_I1, of, 2, v);
        edit_before(s->e, v, made);
        value->condition = ref_make(REF_VALUE, made);
        value->negated = false;
    }
    return value->condition;
}

/* Fills in the operands of the select or phi that condition_begin created for v; does nothing if it created none. */
static void condition_end(SplitConditions *s, ValueId v) {
    Ref made = s->value[v].condition;
    bool holds;
    uint32_t i;
    bool own = ref_is(made, REF_VALUE) && ref_index(made) >= s->n;
    enum Op op = (enum Op)inst_at(s->f, v)->op;
    if (!own || (op != OP_SELECT && op != OP_PHI) || inst_at(s->f, ref_index(made))->op == OP_XOR) return;
    for (uint32_t k = 0; arm_at(s->f, v, k, &i); k++) {
        bool fixed = is_fixed(s, v, i, &holds);
        Ref c = fixed ? const_bool(s, holds) : condition_plain(s, ref_index(inst_op(s->f, v, i)));
        inst_ops(s->f, ref_index(made))[i] = c;
    }
}

void split_condition_build(SplitConditions *s) {
    for (uint32_t k = 0; k < s->requested.n; k++) { /* grows during the walk */
        ValueId v = s->requested.at[k];
        uint32_t i;
        for (uint32_t a = 0; arm_at(s->f, v, a, &i); a++)
            if (leaf_of(s, v, i, s->value[v].pair) == LEAF_NONE) split_condition_request(s, v, i);
    }
    for (uint32_t k = 0; k < s->requested.n; k++) condition_begin(s, s->requested.at[k]);
    for (uint32_t k = 0; k < s->requested.n; k++) condition_inherit(s, s->requested.at[k]);
    for (uint32_t k = 0; k < s->requested.n; k++) condition_end(s, s->requested.at[k]);
}

Ref split_condition_of(const SplitConditions *s, ValueId v, uint32_t i, bool *negated) {
    const SplitValue *value = &s->value[ref_index(inst_op(s->f, v, i))];
    *negated = value->negated;
    return value->condition;
}

/* -------------------------------------------------------------------------------------------- addresses */

/* Returns v, a generic pointer, cast to the space and back to generic, so that the analysis finds its space. Returns v
 * itself for SPACE_GENERIC. */
static Ref address_cast(SplitConditions *s, ValueId v, uint32_t space) {
    Ref of = ref_make(REF_VALUE, v);
    if (!space) return of;
    ValueId there = inst_new(s, OP_ADDRSPACECAST, type_ptr(s->m, space), &of, 1, v);
    of = ref_make(REF_VALUE, there);
    ValueId back = inst_new(s, OP_ADDRSPACECAST, T_PTR, &of, 1, v);
    edit_after(s->e, v, there);
    edit_after(s->e, v, back);
    return ref_make(REF_VALUE, back);
}

static Ref address_of(SplitConditions *s, ValueId v, uint32_t k, uint32_t depth);

/* Returns the address of operand i of v in pair[k] as a generic pointer; REF_NULL if it is never in that space. Creates
 * the instructions that compute it. */
static Ref address_arm(SplitConditions *s, ValueId v, uint32_t i, uint32_t k, uint32_t depth) {
    int in = leaf_of(s, v, i, s->value[v].pair);
    if (in == LEAF_NONE) return address_of(s, ref_index(inst_op(s->f, v, i)), k, depth + 1);
    return in == (int)k ? inst_op(s->f, v, i) : REF_NULL;
}

/* Returns the address of select v in pair[k]: the only arm that may be there, or a select of both; REF_NULL if no arm
 * may be there. */
static Ref address_select(SplitConditions *s, ValueId v, uint32_t k, uint32_t depth) {
    Ref of[] = {inst_op(s->f, v, 0), address_arm(s, v, 1, k, depth), address_arm(s, v, 2, k, depth)};
    if (ref_is(of[1], REF_NONE) || ref_is(of[2], REF_NONE)) return of[ref_is(of[1], REF_NONE) ? 2 : 1];
    ValueId made = inst_new(s, OP_SELECT, T_PTR, of, 3, v);
    edit_before(s->e, v, made);
    return ref_make(REF_VALUE, made);
}

/* Returns the address of phi v in pair[k]; REF_NULL if v chooses from another decided pointer, or if a cast of v is as
 * good. It is the only pointer from which v chooses that may be there, if that is defined at v. Else it is a phi of
 * those that may be there, with poison in place of the others, if one of the memories is an alloca: as long as v itself
 * is used, the alloca escapes to it. */
static Ref address_phi(SplitConditions *s, ValueId v, uint32_t k) {
    const uint32_t *pair = s->value[v].pair;
    bool alone = true;
    Ref only = REF_NULL;
    uint32_t i;
    for (uint32_t n = 0; arm_at(s->f, v, n, &i); n++) {
        int in = leaf_of(s, v, i, pair);
        if (in == LEAF_NONE) return REF_NULL;
        if (in != (int)k) continue;
        alone &= ref_is(only, REF_NONE) || ref_same(only, inst_op(s->f, v, i));
        only = inst_op(s->f, v, i);
    }
    if (ref_is(only, REF_NONE)) return only;
    if (ref_is(only, REF_VALUE)) alone &= cfg_value_dominates(fn_cfg(s->f), s->f, ref_index(only), v);
    if (alone) return only;
    if (pair[0] != SPACE_LOCAL && pair[1] != SPACE_LOCAL) return REF_NULL;
    ValueId made = fn_copy_inst(s->f, v);
    for (uint32_t n = 0; arm_at(s->f, v, n, &i); n++)
        if (leaf_of(s, v, i, pair) != (int)k) inst_ops(s->f, made)[i] = const_simple(s->m, CONST_POISON, T_PTR);
    edit_before(s->e, v, made);
    return ref_make(REF_VALUE, made);
}

/* Reports whether the address of `gep` in one memory is computed again from the base in that memory. Otherwise the
 * generic address is cast. It is computed again if it is derived from a select, or is an inbounds field, so that the
 * fields of what a phi or load points to share the cast of that pointer. Other pointers may be outside of their array,
 * where a cast of the base would name a memory that the base is not in. */
static bool is_rebuilt(const SplitConditions *s, ValueId gep) {
    int64_t off;
    for (uint32_t steps = 0; steps < DEPTH_FORMS; steps++) {
        const Inst *i = inst_at(s->f, gep);
        if (i->op != OP_GETELEMENTPTR) return i->op == OP_SELECT;
        bool field = gep_offset(s->m, i->aux, inst_ops(s->f, gep) + 1, i->nopnd - 1, &off);
        if (field && i->flags & IF_INBOUNDS) return true;
        gep = ref_index(inst_op(s->f, gep, 0));
    }
    return false;
}

/* Returns a copy of getelementptr v whose base is the address in pair[k]; REF_NULL if the base is never there, or would
 * have to be cast to a space with shorter pointers: it may be outside of its array, which such a pointer cannot
 * express, and only v is accessed. */
static Ref address_gep(SplitConditions *s, ValueId v, uint32_t k, uint32_t depth) {
    uint32_t space = s->value[v].pair[k];
    bool narrow = layout_ptr_bits(s->m, space) < layout_ptr_bits(s->m, SPACE_GENERIC);
    if (narrow && leaf_of(s, v, 0, s->value[v].pair) == LEAF_NONE) return REF_NULL;
    Ref base = address_arm(s, v, 0, k, depth);
    if (ref_is(base, REF_NONE)) return base;
    ValueId made = fn_copy_inst(s->f, v);
    inst_ops(s->f, made)[0] = base;
    edit_before(s->e, v, made);
    return ref_make(REF_VALUE, made);
}

/* Returns the address of v in pair[k]; creates it at the first request. A select, and a getelementptr that is_rebuilt
 * reports, is computed again from such addresses, to a depth of DEPTH_FORMS; see address_phi for a phi; any other
 * pointer is cast. */
static Ref address_of(SplitConditions *s, ValueId v, uint32_t k, uint32_t depth) {
    SplitValue *value = &s->value[v];
    if (!ref_is(value->address[k], REF_NONE)) return value->address[k];
    enum Op op = (enum Op)inst_at(s->f, v)->op;
    Ref r = REF_NULL;
    if (op == OP_SELECT && depth < DEPTH_FORMS) r = address_select(s, v, k, depth);
    if (op == OP_PHI) r = address_phi(s, v, k);
    if (op == OP_GETELEMENTPTR && depth < DEPTH_FORMS && is_rebuilt(s, v)) r = address_gep(s, v, k, depth);
    if (ref_is(r, REF_NONE)) r = address_cast(s, v, value->pair[k]);
    return value->address[k] = r;
}

Ref split_condition_address(SplitConditions *s, ValueId v, uint32_t i, uint32_t k) {
    return address_of(s, ref_index(inst_op(s->f, v, i)), k, 0);
}
