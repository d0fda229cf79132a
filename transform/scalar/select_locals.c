/* select-locals: replaces accesses through a choice between local variables by accesses to all of them.
 *
 *    %p = select i1 %c, ptr %a, ptr %b              %0 = load i32, ptr %a     %1 = load i32, ptr %b
 *    %x = load i32, ptr %p                          %x = select i1 %c, i32 %0, i32 %1
 *    store i32 %y, ptr %p                           store i32 (%c ? %y : %0), ptr %a
 *                                                   store i32 (%c ? %1 : %y), ptr %b
 *
 * Such a choice is what C++ makes of `P &best = a.v > b.v ? a : b`, of std::max, and of a function that returns a reference to
 * the x, y or z of a vector. It keeps the variables in memory; the accesses that replace it let sroa make registers of them
 * (LLVM: SROA, speculation of loads through select and phi). A phi of addresses gets a phi of i1 beside it that says
 * whether it is the first one, and if there are more than two, one for each. A copy by memcpy is cut into pieces first, like
 * the other accesses to the variables, or into their fields: pieces that overlap other accesses would keep the variables in
 * memory.
 *
 * The entries of a choice may be choices themselves, as a comparison by several keys makes them:
 *
 *    %q = select i1 %d, ptr %a, ptr %b              %0 = phi i1 [ true, %x ], [ %d, %y ]
 *    %p = phi ptr [ %a, %x ], [ %q, %y ]            %1 = load i32, ptr %a     %2 = load i32, ptr %b
 *    %v = load i32, ptr %p                          %v = select i1 %0, i32 %1, i32 %2
 *
 * A choice between a variable and null becomes the variable (select_null.c), a chosen offset in one variable a chosen
 * address (select_offset.c).
 *
 * The variables belong to the thread, so no one sees that one that is not chosen is loaded, or stored with what it held.
 * What it held must not change, even if bytes of it are poison: the store is of a vector of bytes, because an integer with
 * one such byte is poison as a whole. A pointer, which does not become bytes, is stored as such if all accesses to its
 * bytes are loads and stores of it. Since the accesses to one that is not chosen may be outside of its lifetime, the lifetime
 * markers of all are deleted.
 *
 * All accesses must lie within all the variables, and nothing else may keep one of them in memory, since an access then
 * only becomes several.
 *
 * Needs nothing. Keeps the blocks. */
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

/* Returns the choice that r is; NULL if it is none. */
static LocalChoice *choice_at(const LocalSelector *s, Ref r) {
    if (!ref_is(r, REF_VALUE) || !s->choice_of[ref_index(r)]) return NULL;
    return &s->choice.at[s->choice_of[ref_index(r)] - 1];
}

/* Reports whether v is a choice whose uses can be replaced. */
static bool is_choice(const LocalSelector *s, ValueId v) {
    const LocalChoice *c = choice_at(s, ref_make(REF_VALUE, v));
    return c && c->fits;
}

/* Reports whether v is a phi or select of at least two different addresses in variables (local_find), or of choices of
 * such (choice_at). If so, sets *c. Returns false for a phi of more than EDGES_MAX entries. */
static bool choice_match(const LocalSelector *s, ValueId v, LocalChoice *c) {
    const Inst *i = inst_at(s->f, v);
    bool phi = i->op == OP_PHI;
    if ((!phi && i->op != OP_SELECT) || !type_is_ptr(s->m, i->type)) return false;
    if (phi ? i->nopnd > 2 * EDGES_MAX : ref_type(s->m, s->f, inst_op(s->f, v, 0)) != T_I1) return false;
    *c = (LocalChoice){.v = v};
    for (uint32_t k = !phi; k < i->nopnd; k += 1 + phi) {
        const LocalChoice *inner = choice_at(s, inst_op(s->f, v, k));
        LocalAddress a;
        if (!inner && !(local_find(s, inst_op(s->f, v, k), &a) && arm_add(c, a))) return false;
        for (uint32_t n = 0; inner && n < inner->n; n++)
            if (!arm_add(c, inner->arm[n])) return false;
    }
    return c->n >= 2;
}

/* Marks the choices that are entries of choice v. */
static void inner_mark(const LocalSelector *s, ValueId v) {
    for (uint32_t k = 0; k < inst_at(s->f, v)->nopnd; k++) {
        LocalChoice *inner = choice_at(s, inst_op(s->f, v, k));
        if (inner) inner->inner = true;
    }
}

/* Reports whether v compares choice c for equality with the address of one of its arms, whose number becomes *k. */
static bool compares_with_arm(const LocalSelector *s, const LocalChoice *c, ValueId v, uint32_t *k) {
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
        const LocalChoice *c = choice_at(s, inst_op(s->f, v, k));
        if (c && c->fits && compares_with_arm(s, c, v, &arm)) return true;
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
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1] && !x->stays; u++) {
            ValueId user = s->uses.at[u];
            int64_t at = a.at;
            if (op_flags(inst_at(s->f, user)) & OF_DEBUG || is_choice(s, user) || compares_choice(s, user)) continue;
            if (user_note(s, (LocalAddress){variable, at}, a.v, user)) continue;
            x->stays = !local_moves(s, user, &at);
            vec_push(&s->derived, ((ChosenAddress){user, at}));
        }
    }
}

/* ---------------------------------------------------------------------------------------------- accesses */

/* Reports whether the bytes [at, at + size) after the choice are in all variables; and, if they are stored, whether those
 * of the arms are apart, some of which may be in one variable. */
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
 * bytes are to a value of its type, so that never some of them are poison alone. Returns true as long as not all accesses
 * are noted. */
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

/* Returns the type of the next piece of a copy to (`stored`) or from a choice, `at` bytes after it, with `left` bytes
 * to copy: the first of these that fits and ends before the next access to one of the variables begins: the type of an
 * access that begins there in one of them, the field of the first arm's variable, a vector of bytes, an i8. */
static TypeId piece_type(const LocalSelector *s, const LocalChoice *c, int64_t at, uint64_t left, bool stored) {
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

/* Reports whether v is a memcpy of at most COPY_MAX bytes from or to address a of the choice that can be cut: the
 * bytes are inside (is_inside), and its other address is not computed from a choice, because such addresses may
 * be deleted. */
static bool copy_fits(const LocalSelector *s, const LocalChoice *c, ChosenAddress a, ValueId v) {
    uint64_t size;
    if (memory_call(s->m, s->f, v, &size) != MEMORY_COPY || !size || size > COPY_MAX) return false;
    bool stored = ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a.v));
    return is_inside(s, c, a.at, size, stored) && !is_from_choice(s, inst_op(s->f, v, stored));
}

/* Notes the accesses through a choice, whose addresses are in s->derived, in all variables. */
static void choice_note(LocalSelector *s, const LocalChoice *c) {
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++) {
            for (uint32_t n = 0; n < c->n; n++)
                user_note(s, (LocalAddress){c->arm[n].variable, c->arm[n].at + a.at}, a.v, s->uses.at[u]);
        }
    }
}

/* Collects the addresses that are computed from a choice in s->derived. Returns false if the choice is used other than
 * by accesses that can be replaced, by choices whose uses can be, and by comparisons with its arms. */
static bool choice_collect(LocalSelector *s, const LocalChoice *c) {
    s->derived.n = 0;
    vec_push(&s->derived, ((ChosenAddress){c->v, 0}));
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++) {
            ValueId user = s->uses.at[u];
            const Inst *i = inst_at(s->f, user);
            int64_t at = a.at;
            uint32_t arm;
            if (op_flags(i) & OF_DEBUG) continue;
            if (a.v == c->v && (is_choice(s, user) || compares_with_arm(s, c, user, &arm))) continue;
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

/* ----------------------------------------------------------------------------------------------- rewriting */

static Ref choice_is(LocalSelector *s, LocalChoice *c, uint32_t k);

/* Returns the i1 that says whether r, an entry of a choice, is address a. */
static Ref entry_is(LocalSelector *s, Ref r, LocalAddress a) {
    LocalChoice *inner = choice_at(s, r);
    LocalAddress own = {0};
    for (uint32_t k = 0; inner && k < inner->n; k++)
        if (local_same(inner->arm[k], a)) return choice_is(s, inner, k);
    return const_int(s->m, T_I1, !inner && local_find(s, r, &own) && local_same(own, a));
}

/* Returns the i1 that says whether the choice is its arm k: the condition of a select, or its negation; else, a phi or
 * select of what the entries say. It is created at the first request. */
static Ref choice_is(LocalSelector *s, LocalChoice *c, uint32_t k) {
    if (!ref_same(c->is[k], REF_NULL)) return c->is[k];
    uint32_t n = inst_at(s->f, c->v)->nopnd;
    bool phi = inst_at(s->f, c->v)->op == OP_PHI;
    Ref entry[2 * EDGES_MAX] = {inst_op(s->f, c->v, 0)}, yes = const_int(s->m, T_I1, 1), no = const_int(s->m, T_I1, 0);
    for (uint32_t i = !phi; i < n; i += 1 + phi) {
        entry[i] = entry_is(s, inst_op(s->f, c->v, i), c->arm[k]);
        if (phi) entry[i + 1] = inst_op(s->f, c->v, i + 1);
    }
    if (!phi && ref_same(entry[1], yes) && ref_same(entry[2], no)) return c->is[k] = entry[0];
    if (!phi && ref_same(entry[1], no) && ref_same(entry[2], yes))
        return c->is[k] = edit_make(&s->e, c->v, OP_XOR, T_I1, (Ref[]){entry[0], yes}, 2);
    return c->is[k] = edit_make(&s->e, c->v, phi ? OP_PHI : OP_SELECT, T_I1, entry, n);
}

/* Returns `yes` or `no`, of type t, depending on whether the choice is its arm k, selected before `anchor`. */
static Ref choice_select(LocalSelector *s, LocalChoice *c, uint32_t k, TypeId t, Ref yes, Ref no, ValueId anchor) {
    bool other = c->n == 2 && k == 1; /* of two, one i1 is enough */
    Ref is = choice_is(s, c, other ? 0 : k);
    return edit_make(&s->e, anchor, OP_SELECT, t, (Ref[]){is, other ? no : yes, other ? yes : no}, 3);
}

/* Returns the address `at` bytes after arm k of the choice, computed before `anchor`, and sets *align to the logarithm
 * of its alignment. */
static Ref arm_address(LocalSelector *s, const LocalChoice *c, uint32_t k, int64_t at, ValueId anchor,
                       uint32_t *align) {
    ValueId variable = c->arm[k].variable;
    uint64_t off = (uint64_t)(c->arm[k].at + at);
    *align = align_after(inst_align_log(s->m, s->f, variable), off);
    return edit_offset(&s->e, anchor, ref_make(REF_VALUE, variable), off);
}

/* Returns the value of type t, `at` bytes after arm k, loaded before `anchor`. */
static Ref arm_load(LocalSelector *s, const LocalChoice *c, uint32_t k, int64_t at, TypeId t, ValueId anchor) {
    uint32_t align;
    Ref from = arm_address(s, c, k, at, anchor, &align);
    return edit_load(&s->e, anchor, t, from, align);
}

/* Returns the value of type t, `at` bytes after the choice, loaded before `anchor`. */
static Ref choice_load(LocalSelector *s, LocalChoice *c, int64_t at, TypeId t, ValueId anchor) {
    Ref arm[ARMS_MAX];
    for (uint32_t k = 0; k < c->n; k++) arm[k] = arm_load(s, c, k, at, t, anchor);
    Ref value = arm[c->n - 1];
    for (uint32_t k = c->n - 1; k-- > 0;) value = choice_select(s, c, k, t, arm[k], value, anchor);
    return value;
}

/* Stores x, of type t, `at` bytes after the choice, before `anchor`: each arm gets x or keeps its bytes. */
static void choice_store(LocalSelector *s, LocalChoice *c, int64_t at, Ref x, TypeId t, ValueId anchor) {
    uint64_t size = type_store_size(s->m, t);
    TypeId bytes = type_is_ptr(s->m, t) ? t : size == 1 ? T_I8 : type_vector(s->m, size, T_I8);
    Ref old[ARMS_MAX];
    if (t != bytes) x = edit_make(&s->e, anchor, OP_BITCAST, bytes, &x, 1);
    for (uint32_t k = 0; k < c->n; k++) old[k] = arm_load(s, c, k, at, bytes, anchor);
    for (uint32_t k = 0; k < c->n; k++) {
        uint32_t align;
        Ref value = choice_select(s, c, k, bytes, x, old[k], anchor);
        Ref to = arm_address(s, c, k, at, anchor, &align);
        edit_store(&s->e, anchor, value, to, align);
    }
}

/* Replaces memcpy v, which copies from or to address a, by accesses to its pieces. */
static void copy_replace(LocalSelector *s, LocalChoice *c, ChosenAddress a, ValueId v) {
    bool stored = ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a.v));
    AttrSetId attrs = attr_list_at(s->m, inst_at(s->f, v)->aux, ATTR_PARAM0 + stored);
    uint32_t log = log2_floor(attr_int(s->m, attrs, "align", 1));
    uint64_t size = 0;
    memory_call(s->m, s->f, v, &size);
    for (uint64_t off = 0; off < size;) {
        int64_t at = a.at + (int64_t)off;
        TypeId t = piece_type(s, c, at, size - off, stored);
        Ref other = edit_offset(&s->e, v, inst_op(s->f, v, stored), off);
        if (stored) choice_store(s, c, at, edit_load(&s->e, v, t, other, align_after(log, off)), t, v);
        else edit_store(&s->e, v, choice_load(s, c, at, t, v), other, align_after(log, off));
        off += type_store_size(s->m, t);
    }
    edit_delete(&s->e, v);
}

/* Replaces v, which compares the choice with one of its arms, by whether that is chosen. */
static void comparison_replace(LocalSelector *s, LocalChoice *c, ValueId v) {
    uint32_t k = 0;
    compares_with_arm(s, c, v, &k);
    bool equal = inst_at(s->f, v)->sub == ICMP_EQ;
    Ref yes = const_int(s->m, T_I1, equal), no = const_int(s->m, T_I1, !equal);
    edit_replace(&s->e, v, choice_select(s, c, k, T_I1, yes, no, v));
    edit_delete(&s->e, v);
}

/* Replaces all uses of a choice, whose addresses are in s->derived, and deletes these addresses. Writes a remark. */
static void choice_replace(LocalSelector *s, LocalChoice *c) {
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++) {
            ValueId user = s->uses.at[u];
            const Inst i = *inst_at(s->f, user);
            if (i.op == OP_LOAD) {
                edit_replace(&s->e, user, choice_load(s, c, a.at, i.type, user));
                edit_delete(&s->e, user);
            } else if (i.op == OP_STORE) {
                Ref x = inst_op(s->f, user, 0);
                choice_store(s, c, a.at, x, ref_type(s->m, s->f, x), user);
                edit_delete(&s->e, user);
            } else if (i.op == OP_CALL) {
                copy_replace(s, c, a, user);
            } else if (i.op == OP_ICMP) {
                comparison_replace(s, c, user);
            }
        }
        edit_delete(&s->e, a.v);
    }
    pass_remark(s->p, REMARK_ChoiceReplaced, s->f, c->v);
    s->replaced++;
}

/* Makes an entry of s->accesses for the variable, unless it has one. */
static void variable_add(LocalSelector *s, ValueId variable) {
    if (s->accesses_of[variable]) return;
    vec_push(&s->accesses, ((LocalAccesses){0}));
    s->accesses_of[variable] = s->accesses.n;
}

/* Reports whether something else than choices keeps a variable of the choice in memory. */
static bool choice_stays(const LocalSelector *s, const LocalChoice *c) {
    for (uint32_t k = 0; k < c->n; k++)
        if (s->accesses.at[s->accesses_of[c->arm[k].variable] - 1].stays) return true;
    return false;
}

/* Replaces the choices between variables that nothing else keeps in memory. An entry of another choice is replaced only
 * with that, so the last choice is decided on first. */
static void choices_replace(LocalSelector *s) {
    for (uint32_t i = s->choice.n; i-- > 0;) {
        LocalChoice *c = &s->choice.at[i];
        c->fits = c->fits && !choice_stays(s, c) && choice_collect(s, c);
    }
    for (uint32_t i = 0; i < s->choice.n; i++) {
        LocalChoice *c = &s->choice.at[i];
        if (!c->fits) continue;
        /* made now, so that a long chain of choices is no deep recursion */
        for (uint32_t k = 0; c->inner && k < c->n; k++) choice_is(s, c, k);
        choice_collect(s, c);
        choice_replace(s, c);
        for (uint32_t k = 0; k < c->n; k++) s->accesses.at[s->accesses_of[c->arm[k].variable] - 1].replaced = true;
    }
}

/* Deletes the lifetime markers of the variables that are in a choice that has been replaced. */
static void markers_delete(LocalSelector *s) {
    each_inst(s->f, b, v) {
        LocalAddress a;
        if (!inst_is_intrinsic(s->m, s->f, v, INF_LIFETIME)) continue;
        if (!local_find(s, inst_op(s->f, v, call_nargs(s->f, v) - 1), &a)) continue;
        uint32_t of = s->accesses_of[a.variable];
        if (of && s->accesses.at[of - 1].replaced) edit_delete(&s->e, v);
    }
}

/* Finds the choices, those first that are entries of others; then, in reverse order, those whose uses can be replaced. */
static void choices_find(LocalSelector *s) {
    each_inst(s->f, b, v) {
        LocalChoice c;
        if (!choice_match(s, v, &c)) continue;
        inner_mark(s, v);
        vec_push(&s->choice, c);
        s->choice_of[v] = s->choice.n;
    }
    for (uint32_t i = s->choice.n; i-- > 0;) {
        LocalChoice *c = &s->choice.at[i];
        if (!choice_collect(s, c)) continue;
        c->fits = true;
        for (uint32_t k = 0; k < c->n; k++) variable_add(s, c->arm[k].variable);
        choice_note(s, c);
    }
}

/* Replaces the choices between variables that choice_collect permits and nothing else keeps in memory. Returns whether
 * it replaced one. */
static bool choices_visit(Pass *p, Fn *f) {
    LocalSelector s = {.p = p, .m = p->m, .f = f};
    s.cfg = fn_cfg(f);
    s.uses = uses_build(f);
    s.choice_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.choice_of);
    s.accesses_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.accesses_of);
    choices_find(&s);
    each_inst(f, b, v)
        if (s.accesses_of[v]) variable_visit(&s, v);
    s.noted = true;
    edit_begin(&s.e, p->m, f);
    choices_replace(&s);
    if (s.replaced) markers_delete(&s);
    edit_commit(&s.e);
    pass_stat(p, "choices between local variables replaced", s.replaced);
    uses_free(&s.uses);
    vec_free(&s.choice);
    vec_free(&s.derived);
    vec_free(&s.accesses);
    free(s.choice_of);
    free(s.accesses_of);
    return s.replaced > 0;
}

bool pass_select_locals(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    bool changed = select_nulls(p, f);
    changed |= select_offsets(p, f);
    return choices_visit(p, f) || changed;
}
