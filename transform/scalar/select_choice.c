/* select_choice.c: finds the choices between local variables, and decides which of them can be replaced. */
#include "transform/scalar/select_locals.h"
#include "transform/scalar/sroa.h"

/* --------------------------------------------------------------------------------------------- variables */

/* Adds address a, an entry of choice c, to its arms. Returns false if it has too many. */
static bool arm_add(LocalChoice *c, LocalAddress a) {
    for (uint32_t k = 0; k < c->n; k++)
        if (local_same(a, c->arm[k])) return true;
    if (c->n == ARMS_MAX) return false;
    c->arm[c->n++] = a;
    return true;
}

LocalChoice *local_choice(const LocalSelector *s, Ref r) {
    if (!ref_is(r, REF_VALUE) || !s->choice_of[ref_index(r)]) return NULL;
    return &s->choice.at[s->choice_of[ref_index(r)] - 1];
}

/* Reports whether v is a choice whose uses can be replaced. */
static bool is_choice(const LocalSelector *s, ValueId v) {
    const LocalChoice *c = local_choice(s, ref_make(REF_VALUE, v));
    return c && c->fits;
}

/* Reports whether v may be a choice: a phi of at most EDGES_MAX addresses, or a select of two by an i1. */
static bool may_choose(const LocalSelector *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (!type_is_ptr(s->m, i->type)) return false;
    if (i->op == OP_PHI) return i->nopnd <= 2 * EDGES_MAX;
    return i->op == OP_SELECT && ref_type(s->m, s->f, inst_op(s->f, v, 0)) == T_I1;
}

/* Adds the addresses between which the entries of choice c choose, as far as they are known, to its arms. Returns false
 * if an entry is neither an address in a variable (local_find) nor a choice, or if c has too many arms. */
static bool arms_add(const LocalSelector *s, LocalChoice *c) {
    const Inst *i = inst_at(s->f, c->v);
    bool phi = i->op == OP_PHI;
    for (uint32_t k = !phi; k < i->nopnd; k += 1 + phi) {
        const LocalChoice *inner = local_choice(s, inst_op(s->f, c->v, k));
        LocalAddress a;
        if (!inner && !(local_find(s, inst_op(s->f, c->v, k), &a) && arm_add(c, a))) return false;
        for (uint32_t n = 0; inner && n < inner->n; n++)
            if (!arm_add(c, inner->arm[n])) return false;
    }
    return true;
}

void local_choices_find(LocalSelector *s) {
    /* First all phis and selects that may be one, because the entries of a phi in a loop may depend on itself; then
     * those are dropped for which arms_add fails, and at the end those of no address, in a loop that is never entered,
     * until all entries of the others are addresses or choices. If the bounded number of sweeps is not enough, there
     * are none. */
    each_inst(s->f, b, v) {
        if (!may_choose(s, v)) continue;
        vec_push(&s->choice, ((LocalChoice){.v = v}));
        s->choice_of[v] = s->choice.n;
    }
    bool changed = s->choice.n;
    for (uint32_t sweep = 0; changed; sweep++) {
        changed = false;
        for (uint32_t i = 0; i < s->choice.n; i++) {
            LocalChoice *c = &s->choice.at[i];
            uint32_t before = c->n;
            if (!s->choice_of[c->v]) continue;
            bool drop = sweep == SWEEPS_MAX || !arms_add(s, c);
            if (drop) s->choice_of[c->v] = 0;
            changed |= drop || c->n != before;
        }
        for (uint32_t i = 0; i < s->choice.n && !changed; i++) {
            const LocalChoice *c = &s->choice.at[i];
            if (!s->choice_of[c->v] || c->n) continue;
            s->choice_of[c->v] = 0;
            changed = true;
        }
    }
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->choice.n; i++) {
        if (!s->choice_of[s->choice.at[i].v]) continue;
        s->choice.at[n] = s->choice.at[i];
        s->choice_of[s->choice.at[n].v] = n + 1;
        n++;
    }
    s->choice.n = n;
}

/* Marks the choices that are entries of choice v. */
static void inner_mark(const LocalSelector *s, ValueId v) {
    for (uint32_t k = 0; k < inst_at(s->f, v)->nopnd; k++) {
        LocalChoice *inner = local_choice(s, inst_op(s->f, v, k));
        if (inner) inner->inner = true;
    }
}

bool local_compares(const LocalSelector *s, const LocalChoice *c, ValueId v, uint32_t *k) {
    const Inst *i = inst_at(s->f, v);
    LocalAddress a;
    if (i->op != OP_ICMP || (i->sub != ICMP_EQ && i->sub != ICMP_NE)) return false;
    if (!local_find(s, inst_op(s->f, v, ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, c->v))), &a)) return false;
    for (*k = 0; *k < c->n; ++*k)
        if (local_same(a, c->arm[*k])) return true;
    return false;
}

/* Reports whether v compares a choice whose uses can be replaced with one of its arms. */
static bool compares_choice(const LocalSelector *s, ValueId v) {
    uint32_t arm;
    for (uint32_t k = 0; inst_at(s->f, v)->op == OP_ICMP && k < 2; k++) {
        const LocalChoice *c = local_choice(s, inst_op(s->f, v, k));
        if (c && c->fits && local_compares(s, c, v, &arm)) return true;
    }
    return false;
}

/* Records an access to `size` bytes at this address; t: the type of a load or store, T_VOID for a copy or fill. Ignores
 * it if the variable is in no choice, or the bytes are not among the first BYTES_MAX of it. */
static void access_note(LocalSelector *s, LocalAddress a, uint64_t size, TypeId t) {
    uint32_t of = s->accesses_of[a.variable];
    if (!of || a.at < 0 || !size || size > BYTES_MAX || a.at > BYTES_MAX - (int64_t)size) return;
    LocalAccesses *x = &s->accesses.at[of - 1];
    bool mixed = t == T_VOID || (x->type[a.at] != T_VOID && x->type[a.at] != t);
    for (uint64_t n = 0; mixed && n < size; n++) x->mixed[(uint64_t)a.at + n] = true;
    x->cut[a.at] = x->cut[a.at + (int64_t)size] = true;
    if (t != T_VOID) x->type[a.at] = t;
}

/* Notes what `user` accesses through `a`, which is address `to`. Returns false if `user` is no plain load or store
 * through `a`, no copy or fill of constant length, and no lifetime marker, of which there is nothing to note. */
static bool user_note(LocalSelector *s, LocalAddress to, ValueId a, ValueId user) {
    uint64_t size;
    enum MemoryCall kind = memory_call(s->m, s->f, user, &size);
    if (kind == MEMORY_MARKER) return true;
    TypeId t = kind == MEMORY_NONE && local_accesses_through(s, user, a) ? inst_access_type(s->m, s->f, user) : T_VOID;
    if (t != T_VOID) size = type_is_sized(s->m, t) ? type_store_size(s->m, t) : 0;
    if (kind == MEMORY_NONE && t == T_VOID) return false;
    access_note(s, to, size, t);
    return true;
}

/* Notes the accesses to a variable, which must be in a choice, and sets LocalAccesses.stays if something else than
 * choices keeps it in memory. Overwrites s->derived. */
static void variable_visit(LocalSelector *s, ValueId variable) {
    LocalAccesses *x = &s->accesses.at[s->accesses_of[variable] - 1];
    s->derived.n = 0;
    vec_push(&s->derived, ((ChosenAddress){variable, 0}));
    for (uint32_t k = 0; k < s->derived.n && !x->stays; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1] && !x->stays; u++) {
            ValueId user = s->uses->at[u];
            int64_t at = a.at;
            if (op_flags(inst_at(s->f, user)) & OF_DEBUG || is_choice(s, user) || compares_choice(s, user)) continue;
            if (user_note(s, (LocalAddress){variable, at}, a.v, user)) continue;
            x->stays = !local_moves(s, user, &at);
            vec_push(&s->derived, ((ChosenAddress){user, at}));
        }
    }
}

/* ---------------------------------------------------------------------------------------------- accesses */

/* Reports whether the bytes [at, at + size) after the choice are in all variables; and, if they are stored, whether
 * those of the arms are apart, some of which may be in one variable. */
static bool is_inside(const LocalSelector *s, const LocalChoice *c, int64_t at, uint64_t size, bool stored) {
    for (uint32_t k = 0; k < c->n; k++) {
        int64_t low = c->arm[k].at + at, all = (int64_t)type_size(s->m, inst_at(s->f, c->arm[k].variable)->aux);
        if (low < 0 || size > (uint64_t)all || low > all - (int64_t)size) return false;
        for (uint32_t n = 0; stored && n < k; n++) {
            int64_t distance = c->arm[k].at - c->arm[n].at;
            bool apart = (uint64_t)(distance < 0 ? -distance : distance) >= size;
            if (c->arm[k].variable == c->arm[n].variable && !apart) return false;
        }
    }
    return true;
}

/* Reports whether a pointer of type t, `at` bytes after the choice, may be stored: in each variable all accesses to its
 * bytes are to a value of its type, so that never some of them are poison alone. Returns true as long as not all
 * accesses are noted. */
static bool pointer_is_whole(const LocalSelector *s, const LocalChoice *c, int64_t at, TypeId t) {
    for (uint32_t k = 0; s->noted && k < c->n; k++) {
        const LocalAccesses *x = &s->accesses.at[s->accesses_of[c->arm[k].variable] - 1];
        uint64_t low = (uint64_t)(c->arm[k].at + at);
        for (uint64_t n = 0; n < type_store_size(s->m, t); n++)
            if (x->mixed[low + n] || (n && x->cut[low + n])) return false;
    }
    return true;
}

/* Reports whether values of type t can be accessed in all variables: scalars and vectors of at most ACCESS_MAX bytes
 * without padding, and, if they are stored, no vectors of pointers, which do not become bytes. */
static bool type_fits(const LocalSelector *s, TypeId t, bool stored) {
    if (type_is_aggregate(s->m, t) || !type_is_sized(s->m, t) || type_store_size(s->m, t) > ACCESS_MAX) return false;
    TypeId e = type_scalar(s->m, t);
    uint64_t bits = layout_scalar_bits(s->m, e) * (e == t ? 1 : type_at(s->m, t)->n);
    if (bits != 8 * type_size(s->m, t) || !bits) return false;
    return !stored || t == e || !type_is_ptr(s->m, e);
}

TypeId local_piece(const LocalSelector *s, const LocalChoice *c, int64_t at, uint64_t left, bool stored) {
    TypeId found[ARMS_MAX + 1] = {T_VOID};
    uint64_t room = left;
    for (uint32_t k = 0; k < c->n; k++) {
        uint64_t low = (uint64_t)(c->arm[k].at + at), n = 1;
        const LocalAccesses *x = &s->accesses.at[s->accesses_of[c->arm[k].variable] - 1];
        while (n < room && !x->cut[low + n]) n++;
        room = n;
        found[k] = x->type[low];
        if (!k) found[c->n] = sroa_leaf(s->m, inst_at(s->f, c->arm[k].variable)->aux, low);
    }
    for (uint32_t k = 0; k <= c->n; k++) {
        if (found[k] == T_VOID || !type_fits(s, found[k], stored) || type_store_size(s->m, found[k]) > room) continue;
        if (!stored || !type_is_ptr(s->m, found[k]) || pointer_is_whole(s, c, at, found[k])) return found[k];
    }
    uint64_t n = 8;
    while (n > room) n /= 2;
    return n == 1 ? T_I8 : type_vector(s->m, n, T_I8);
}

/* Reports whether r is, or is computed from, a phi or select, or from too far away to tell. */
static bool is_from_choice(const LocalSelector *s, Ref r) {
    int64_t at = 0;
    for (int steps = 0; steps < WALK_MAX; steps++) {
        if (!ref_is(r, REF_VALUE) || ref_index(r) < s->f->nparam) return false;
        uint8_t op = inst_at(s->f, ref_index(r))->op;
        if (op == OP_PHI || op == OP_SELECT) return true;
        if (!local_moves(s, ref_index(r), &at)) return false;
        r = inst_op(s->f, ref_index(r), 0);
    }
    return true;
}

const LocalChoice *local_choice_before(const LocalSelector *s, Ref r) {
    int64_t at = 0;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        const LocalChoice *c = local_choice(s, r);
        if (c || ref_index(r) < s->f->nparam || !local_moves(s, ref_index(r), &at)) return c;
        r = inst_op(s->f, ref_index(r), 0);
    }
    return NULL;
}

/* Reports whether v is a memcpy of at most COPY_MAX bytes from or to address a of the choice that can be cut: the
 * bytes are inside (is_inside), and its other address is not computed from a choice, because such addresses may
 * be deleted; unless it is to be cut first (s->cutting). */
static bool copy_fits(const LocalSelector *s, const LocalChoice *c, ChosenAddress a, ValueId v) {
    uint64_t size;
    if (memory_call(s->m, s->f, v, &size) != MEMORY_COPY || !size || size > COPY_MAX) return false;
    bool stored = ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a.v));
    if (!is_inside(s, c, a.at, size, stored)) return false;
    return !is_from_choice(s, inst_op(s->f, v, stored)) ||
           (s->cutting && local_choice_before(s, inst_op(s->f, v, stored)));
}

/* Notes the accesses through a choice, whose addresses are in s->derived, in all variables. */
static void choice_note(LocalSelector *s, const LocalChoice *c) {
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++) {
            for (uint32_t n = 0; n < c->n; n++)
                user_note(s, (LocalAddress){c->arm[n].variable, c->arm[n].at + a.at}, a.v, s->uses->at[u]);
        }
    }
}

bool local_choice_collect(LocalSelector *s, const LocalChoice *c) {
    s->derived.n = 0;
    vec_push(&s->derived, ((ChosenAddress){c->v, 0}));
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++) {
            ValueId user = s->uses->at[u];
            const Inst *i = inst_at(s->f, user);
            int64_t at = a.at;
            uint32_t arm;
            if (op_flags(i) & OF_DEBUG) continue;
            if (a.v == c->v && (is_choice(s, user) || local_compares(s, c, user, &arm))) continue;
            if (local_accesses_through(s, user, a.v)) {
                TypeId t = inst_access_type(s->m, s->f, user);
                bool stored = i->op == OP_STORE;
                if (!type_fits(s, t, stored) || !is_inside(s, c, at, type_store_size(s->m, t), stored)) return false;
                if (stored && type_is_ptr(s->m, t) && !pointer_is_whole(s, c, at, t)) return false;
            } else if (local_moves(s, user, &at)) {
                vec_push(&s->derived, ((ChosenAddress){user, at}));
            } else if (!copy_fits(s, c, a, user)) {
                return false;
            }
        }
    }
    return true;
}

/* --------------------------------------------------------------------------------------------- decisions */

/* Makes an entry of s->accesses for the variable, unless it has one. */
static void variable_add(LocalSelector *s, ValueId variable) {
    if (s->accesses_of[variable]) return;
    vec_push(&s->accesses, ((LocalAccesses){0}));
    s->accesses_of[variable] = s->accesses.n;
}

/* Reports whether something else than choices keeps a variable of the choice in memory. Returns false as long as not
 * all accesses are noted. */
static bool choice_stays(const LocalSelector *s, const LocalChoice *c) {
    for (uint32_t k = 0; s->noted && k < c->n; k++)
        if (s->accesses.at[s->accesses_of[c->arm[k].variable] - 1].stays) return true;
    return false;
}

/* Clears LocalChoice.fits of the choices whose uses cannot be replaced (local_choice_collect), or one of whose
 * variables stays in memory (choice_stays), until all others are used by choices that fit. The last is decided on
 * first, because an entry of another choice is replaced only with that. If the bounded number of sweeps is not enough,
 * none fits. */
static void fits_find(LocalSelector *s) {
    bool changed = true;
    for (uint32_t sweep = 0; changed; sweep++) {
        changed = false;
        for (uint32_t i = s->choice.n; i-- > 0;) {
            LocalChoice *c = &s->choice.at[i];
            if (!c->fits || (sweep < SWEEPS_MAX && !choice_stays(s, c) && local_choice_collect(s, c))) continue;
            c->fits = false;
            changed = true;
        }
    }
}

/* Notes the accesses to the variables of the choices that fit so far, and through these choices. */
static void choices_note(LocalSelector *s) {
    for (uint32_t i = 0; i < s->choice.n; i++) {
        LocalChoice *c = &s->choice.at[i];
        for (uint32_t k = 0; k < c->n && c->fits; k++) variable_add(s, c->arm[k].variable);
    }
    for (uint32_t i = 0; i < s->choice.n; i++) {
        LocalChoice *c = &s->choice.at[i];
        if (!c->fits) continue;
        local_choice_collect(s, c);
        choice_note(s, c);
    }
    each_inst(s->f, b, v)
        if (s->accesses_of[v]) variable_visit(s, v);
    s->noted = true;
}

void local_choices_decide(LocalSelector *s) {
    for (uint32_t i = 0; i < s->choice.n; i++) {
        inner_mark(s, s->choice.at[i].v);
        s->choice.at[i].fits = true;
    }
    fits_find(s);
    choices_note(s);
    fits_find(s);
}
