/* select-locals: replaces accesses through a choice between two local variables by accesses to both.
 *
 *    %p = select i1 %c, ptr %a, ptr %b              %0 = load i32, ptr %a     %1 = load i32, ptr %b
 *    %x = load i32, ptr %p                          %x = select i1 %c, i32 %0, i32 %1
 *    store i32 %y, ptr %p                           store i32 (%c ? %y : %0), ptr %a
 *                                                   store i32 (%c ? %1 : %y), ptr %b
 *
 * Such a choice is what C++ makes of `P &best = a.v > b.v ? a : b`, and of std::max. It keeps both variables in memory; the
 * accesses that replace it let sroa make registers of them (LLVM: SROA, speculation of loads through select and phi). A
 * phi of the two addresses gets a phi of i1 beside it that says which one it is. A copy by memcpy is cut into pieces first,
 * like the other accesses to the two variables, or into their fields: pieces that overlap other accesses would keep the
 * variables in memory.
 *
 * A choice among whose entries is another choice of the same two, as a comparison by several keys makes it, is one of them by
 * an i1 that chooses in the same way:
 *
 *    %q = select i1 %d, ptr %a, ptr %b              %0 = phi i1 [ true, %x ], [ %d, %y ]
 *    %p = phi ptr [ %a, %x ], [ %q, %y ]            %p = select i1 %0, ptr %a, ptr %b
 *
 * A choice between a variable and null, as std::get_if and optional pointers make it, becomes the variable:
 *
 *    %p = phi ptr [ %a, %x ], [ null, %y ]          %0 = phi i1 [ true, %x ], [ false, %y ]
 *    %n = icmp ne ptr %p, null                      br i1 %0, ...
 *    br i1 %n, ...
 *    %v = load i32, ptr %p                          %v = load i32, ptr %a
 *
 * This is right wherever the access is, because an access to null is undefined, and only for a choice that nothing else uses
 * than accesses and comparisons with null: a call that gets it might compare it. Only the generic null is no address of
 * a variable, unless the function is null_pointer_is_valid (LLVM: instcombine, of selects; simplifycfg makes these of phis).
 *
 * Both variables belong to the thread, so no one sees that the one that is not chosen is loaded, or stored with what it
 * held. What it held must not change, even if bytes of it are poison: the store is of a vector of bytes, because an
 * integer with one such byte is poison as a whole. Since the accesses to the one that is not chosen may be outside of its
 * lifetime, the lifetime markers of both are deleted.
 *
 * All accesses must lie within both variables, and nothing else may keep either of them in memory, since an access then
 * only becomes two.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/scalar/sroa.h"

/* BYTES_MAX: of a variable. ACCESS_MAX, COPY_MAX: bytes of an access, and of a copy that is cut. WALK_MAX: steps from
 * an address back to its variable. */
enum { EDGES_MAX = 8, BYTES_MAX = 128, ACCESS_MAX = 16, COPY_MAX = 64, WALK_MAX = 16 };

/* An address in a variable: `at` bytes after its beginning. */
typedef struct LocalAddress {
    ValueId variable;
    int64_t at;
} LocalAddress;

/* The accesses to a variable, by byte: whether one begins or ends there, and the type of a load or store that begins
 * there (T_VOID: none does). */
typedef struct LocalAccesses {
    bool cut[BYTES_MAX + 1];
    TypeId type[BYTES_MAX];
    bool stays;    /* something else than choices keeps the variable in memory */
    bool replaced; /* an arm of a choice that is replaced is in it */
} LocalAccesses;

/* A phi or select of two addresses. */
typedef struct LocalChoice {
    ValueId v;
    LocalAddress arm[2];
    bool nested; /* some of its entries are choices of the same two addresses */
    Ref first;   /* an i1: whether it is arm[0]; REF_NULL until it is needed */
} LocalChoice;

/* An address `at` bytes after a choice. */
typedef struct ChosenAddress {
    ValueId v;
    int64_t at;
} ChosenAddress;

typedef struct LocalSelector {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Uses uses;
    Edit e;
    bool *is_choice;       /* by value */
    uint32_t *choice_of;   /* by value: 1 + the index in `choice`; 0: none. NULL: choices are not nested any more */
    uint32_t *accesses_of; /* by value: 1 + the index in `accesses` of a variable; 0: it is in no choice */
    VEC(LocalAccesses) accesses;
    VEC(LocalChoice) choice;
    VEC(ChosenAddress) derived; /* the addresses that are computed from the choice at hand, itself included */
    uint64_t replaced;          /* the number of choices that were replaced */
} LocalSelector;

/* --------------------------------------------------------------------------------------------- variables */

/* Reports whether v computes an address at a constant distance from its first operand, and adds the distance, in bytes,
 * to *at. Returns false also if the sum is beyond INT32_MAX in either direction. If it returns false, *at means
 * nothing. */
static bool inst_moves(const LocalSelector *s, ValueId v, int64_t *at) {
    const Inst *i = inst_at(s->f, v);
    int64_t by = 0;
    if (i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST) return type_is_ptr(s->m, i->type);
    if (i->op != OP_GETELEMENTPTR || !type_is_ptr(s->m, i->type)) return false;
    if (!gep_offset(s->m, i->aux, inst_ops(s->f, v) + 1, i->nopnd - 1, &by)) return false;
    return !__builtin_add_overflow(*at, by, at) && *at >= -INT32_MAX && *at <= INT32_MAX;
}

/* Sets *a to the variable of the entry block, of constant size up to BYTES_MAX, that r is an address in, and the offset
 * there. Returns false for any other address; then *a means nothing. */
static bool address_find(const LocalSelector *s, Ref r, LocalAddress *a) {
    a->at = 0;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        ValueId v = ref_index(r);
        const Inst *i = inst_at(s->f, v);
        a->variable = v;
        if (i->op == OP_ALLOCA)
            return s->cfg->block_of[v] == s->f->layout.at[0] && !i->nopnd &&
                   !(i->flags & (IF_INALLOCA | IF_SWIFTERROR)) && type_is_sized(s->m, i->aux) &&
                   type_size(s->m, i->aux) <= BYTES_MAX;
        if (v < s->f->nparam || !inst_moves(s, v, &a->at)) return false;
        r = inst_op(s->f, v, 0);
    }
    return false;
}

static bool address_same(LocalAddress a, LocalAddress b) { return a.variable == b.variable && a.at == b.at; }

/* Adds address a, an entry of choice c, of which n arms are known, to its arms. Returns how many are known then; 3 if it
 * is a third one. */
static uint32_t arm_add(LocalChoice *c, uint32_t n, LocalAddress a) {
    for (uint32_t k = 0; k < n && k < 2; k++)
        if (address_same(a, c->arm[k])) return n;
    if (n < 2) c->arm[n] = a;
    return n < 2 ? n + 1 : 3;
}

/* Returns the choice that r is, if nested ones are looked for; NULL if it is none. */
static LocalChoice *choice_at(const LocalSelector *s, Ref r) {
    if (!s->choice_of || !ref_is(r, REF_VALUE) || !s->choice_of[ref_index(r)]) return NULL;
    return &s->choice.at[s->choice_of[ref_index(r)] - 1];
}

/* Reports whether v is a phi or select of exactly two different addresses in variables (address_find), or of choices of
 * these two (choice_at). If so, sets *c, with `first` still unknown. Returns false for a phi of more than EDGES_MAX
 * entries. */
static bool choice_match(const LocalSelector *s, ValueId v, LocalChoice *c) {
    const Inst *i = inst_at(s->f, v);
    bool phi = i->op == OP_PHI;
    uint32_t n = 0;
    if ((!phi && i->op != OP_SELECT) || !type_is_ptr(s->m, i->type)) return false;
    if (phi ? i->nopnd > 2 * EDGES_MAX : ref_type(s->m, s->f, inst_op(s->f, v, 0)) != T_I1) return false;
    *c = (LocalChoice){.v = v};
    for (uint32_t k = !phi; k < i->nopnd; k += 1 + phi) {
        const LocalChoice *inner = choice_at(s, inst_op(s->f, v, k));
        LocalAddress a;
        if (!inner && !address_find(s, inst_op(s->f, v, k), &a)) return false;
        n = arm_add(c, n, inner ? inner->arm[0] : a);
        if (inner) n = arm_add(c, n, inner->arm[1]);
        if (n > 2) return false;
        c->nested |= inner != NULL;
    }
    return n == 2;
}

/* Reports whether v is a plain load or store through address a. */
static bool accesses_through(const LocalSelector *s, ValueId v, ValueId a) {
    const Inst *i = inst_at(s->f, v);
    return access_is_plain(i) && !(i->op == OP_STORE && ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a)));
}

/* Records an access to `size` bytes at this address; t: the type of a load or store, T_VOID for a copy or fill. Ignores
 * it if the variable is in no choice, or the bytes are not among the first BYTES_MAX of it. */
static void access_note(LocalSelector *s, LocalAddress a, uint64_t size, TypeId t) {
    uint32_t of = s->accesses_of[a.variable];
    if (!of || a.at < 0 || !size || size > BYTES_MAX || a.at > BYTES_MAX - (int64_t)size) return;
    LocalAccesses *x = &s->accesses.at[of - 1];
    x->cut[a.at] = x->cut[a.at + (int64_t)size] = true;
    if (t != T_VOID) x->type[a.at] = t;
}

/* Notes what `user` accesses through `a`, which is address `to`. Returns false if `user` is no plain load or store
 * through `a`, no copy or fill of constant length, and no lifetime marker, of which there is nothing to note. */
static bool user_note(LocalSelector *s, LocalAddress to, ValueId a, ValueId user) {
    uint64_t size;
    enum MemoryCall kind = memory_call(s->m, s->f, user, &size);
    if (kind == MEMORY_MARKER) return true;
    TypeId t = kind == MEMORY_NONE && accesses_through(s, user, a) ? inst_access_type(s->m, s->f, user) : T_VOID;
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
            if (op_flags(inst_at(s->f, user)) & OF_DEBUG || s->is_choice[user]) continue;
            if (user_note(s, (LocalAddress){variable, at}, a.v, user)) continue;
            x->stays = !inst_moves(s, user, &at);
            vec_push(&s->derived, ((ChosenAddress){user, at}));
        }
    }
}

/* ---------------------------------------------------------------------------------------------- accesses */

/* Reports whether the bytes [at, at + size) after the choice are in both variables; and, if they are stored, whether
 * those of the two arms are apart, which may be in one variable. */
static bool is_inside(const LocalSelector *s, const LocalChoice *c, int64_t at, uint64_t size, bool stored) {
    int64_t distance = c->arm[0].at - c->arm[1].at;
    bool apart = c->arm[0].variable != c->arm[1].variable || (uint64_t)(distance < 0 ? -distance : distance) >= size;
    if (stored && !apart) return false;
    for (uint32_t k = 0; k < 2; k++) {
        int64_t low = c->arm[k].at + at, all = (int64_t)type_size(s->m, inst_at(s->f, c->arm[k].variable)->aux);
        if (low < 0 || size > (uint64_t)all || low > all - (int64_t)size) return false;
    }
    return true;
}

/* Reports whether values of type t can be accessed in both variables: scalars and vectors of at most ACCESS_MAX bytes
 * without padding, and, if they are stored, without pointers, which do not become bytes. */
static bool type_fits(const LocalSelector *s, TypeId t, bool stored) {
    if (type_is_aggregate(s->m, t) || !type_is_sized(s->m, t) || type_store_size(s->m, t) > ACCESS_MAX) return false;
    TypeId e = type_scalar(s->m, t);
    uint64_t bits = layout_scalar_bits(s->m, e) * (e == t ? 1 : type_at(s->m, t)->n);
    if (bits != 8 * type_size(s->m, t) || !bits) return false;
    return !stored || !type_is_ptr(s->m, e);
}

/* Returns the type of the next piece of a copy to (`stored`) or from a choice, `at` bytes after it, with `left` bytes
 * to copy: the first of these that fits and ends before the next access to either variable begins: the type of an
 * access that begins there in one of them, the field of the first arm's variable, a vector of bytes, an i8. */
static TypeId piece_type(const LocalSelector *s, const LocalChoice *c, int64_t at, uint64_t left, bool stored) {
    TypeId found[3] = {T_VOID, T_VOID, T_VOID};
    uint64_t room = left;
    for (uint32_t k = 0; k < 2; k++) {
        uint64_t low = (uint64_t)(c->arm[k].at + at), n = 1;
        const LocalAccesses *x = &s->accesses.at[s->accesses_of[c->arm[k].variable] - 1];
        while (n < room && !x->cut[low + n]) n++;
        room = n;
        found[k] = x->type[low];
        if (!k) found[2] = sroa_leaf(s->m, inst_at(s->f, c->arm[k].variable)->aux, low);
    }
    for (uint32_t k = 0; k < 3; k++)
        if (found[k] != T_VOID && type_fits(s, found[k], stored) && type_store_size(s->m, found[k]) <= room)
            return found[k];
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
        if (!inst_moves(s, ref_index(r), &at)) return false;
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

/* Notes the accesses through a choice, whose addresses are in s->derived, in both variables. */
static void choice_note(LocalSelector *s, const LocalChoice *c) {
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++) {
            for (uint32_t n = 0; n < 2; n++)
                user_note(s, (LocalAddress){c->arm[n].variable, c->arm[n].at + a.at}, a.v, s->uses.at[u]);
        }
    }
}

/* Collects the addresses that are computed from a choice in s->derived. Returns false if the choice is used other than
 * by accesses that can be replaced. */
static bool choice_collect(LocalSelector *s, const LocalChoice *c) {
    s->derived.n = 0;
    vec_push(&s->derived, ((ChosenAddress){c->v, 0}));
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++) {
            ValueId user = s->uses.at[u];
            const Inst *i = inst_at(s->f, user);
            int64_t at = a.at;
            if (op_flags(i) & OF_DEBUG) continue;
            if (accesses_through(s, user, a.v)) {
                TypeId t = inst_access_type(s->m, s->f, user);
                bool stored = i->op == OP_STORE;
                if (!type_fits(s, t, stored) || !is_inside(s, c, at, type_store_size(s->m, t), stored)) return false;
            } else if (inst_moves(s, user, &at)) {
                vec_push(&s->derived, ((ChosenAddress){user, at}));
            } else if (!copy_fits(s, c, a, user)) {
                return false;
            }
        }
    }
    return true;
}

/* ----------------------------------------------------------------------------------------------- rewriting */

static Ref choice_first(LocalSelector *s, LocalChoice *c);

/* Returns the i1 that says whether r, an entry of choice c, is its first arm. */
static Ref entry_first(LocalSelector *s, const LocalChoice *c, Ref r) {
    LocalChoice *inner = choice_at(s, r);
    LocalAddress a = {0};
    if (!inner) {
        address_find(s, r, &a);
        return const_int(s->m, T_I1, address_same(a, c->arm[0]));
    }
    Ref first = choice_first(s, inner);
    if (address_same(inner->arm[0], c->arm[0])) return first;
    return edit_make(&s->e, inner->v, OP_XOR, T_I1, (Ref[]){first, const_int(s->m, T_I1, 1)}, 2);
}

/* Returns the i1 that says whether the choice is its first arm: the condition of a select; else, a phi or select of
 * what its entries say, which is created at the first request. */
static Ref choice_first(LocalSelector *s, LocalChoice *c) {
    if (!ref_same(c->first, REF_NULL)) return c->first;
    uint32_t n = inst_at(s->f, c->v)->nopnd;
    bool phi = inst_at(s->f, c->v)->op == OP_PHI;
    Ref entry[2 * EDGES_MAX] = {inst_op(s->f, c->v, 0)};
    if (!phi && !c->nested) return c->first = entry[0];
    for (uint32_t k = !phi; k < n; k += 1 + phi) {
        entry[k] = entry_first(s, c, inst_op(s->f, c->v, k));
        if (phi) entry[k + 1] = inst_op(s->f, c->v, k + 1);
    }
    return c->first = edit_make(&s->e, c->v, phi ? OP_PHI : OP_SELECT, T_I1, entry, n);
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
    Ref which = choice_first(s, c), a = arm_load(s, c, 0, at, t, anchor), b = arm_load(s, c, 1, at, t, anchor);
    return edit_make(&s->e, anchor, OP_SELECT, t, (Ref[]){which, a, b}, 3);
}

/* Stores x, of type t, `at` bytes after the choice, before `anchor`: each arm gets x or keeps its bytes. */
static void choice_store(LocalSelector *s, LocalChoice *c, int64_t at, Ref x, TypeId t, ValueId anchor) {
    uint64_t size = type_store_size(s->m, t);
    TypeId bytes = size == 1 ? T_I8 : type_vector(s->m, size, T_I8);
    Ref which = choice_first(s, c), old[2];
    if (t != bytes) x = edit_make(&s->e, anchor, OP_BITCAST, bytes, &x, 1);
    for (uint32_t k = 0; k < 2; k++) old[k] = arm_load(s, c, k, at, bytes, anchor);
    for (uint32_t k = 0; k < 2; k++) {
        uint32_t align;
        Ref value = edit_make(&s->e, anchor, OP_SELECT, bytes, (Ref[]){which, k ? old[1] : x, k ? x : old[0]}, 3);
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

/* Replaces all accesses through a choice, whose addresses are in s->derived, and deletes these addresses. Writes a
 * remark. */
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

/* Replaces the choices between variables that nothing else keeps in memory. */
static void choices_replace(LocalSelector *s) {
    for (uint32_t i = 0; i < s->choice.n; i++) {
        LocalChoice *c = &s->choice.at[i];
        LocalAccesses *x[2];
        for (uint32_t k = 0; k < 2; k++) x[k] = &s->accesses.at[s->accesses_of[c->arm[k].variable] - 1];
        if (x[0]->stays || x[1]->stays) continue;
        choice_collect(s, c);
        choice_replace(s, c);
        x[0]->replaced = x[1]->replaced = true;
    }
}

/* Deletes the lifetime markers of the variables that are in a choice that has been replaced. */
static void markers_delete(LocalSelector *s) {
    each_inst(s->f, b, v) {
        LocalAddress a;
        if (!inst_is_intrinsic(s->m, s->f, v, INF_LIFETIME)) continue;
        if (!address_find(s, inst_op(s->f, v, call_nargs(s->f, v) - 1), &a)) continue;
        uint32_t of = s->accesses_of[a.variable];
        if (of && s->accesses.at[of - 1].replaced) edit_delete(&s->e, v);
    }
}

/* ------------------------------------------------------------------------------------ nested choices */

/* Makes choice c, which is nested, a select of its two addresses. */
static void choice_flatten(LocalSelector *s, LocalChoice *c) {
    TypeId t = inst_at(s->f, c->v)->type;
    Ref operand[3] = {choice_first(s, c)};
    for (uint32_t k = 0; k < 2; k++) {
        Ref to = ref_make(REF_VALUE, c->arm[k].variable);
        if (inst_at(s->f, c->arm[k].variable)->type != t) to = edit_make(&s->e, c->v, OP_ADDRSPACECAST, t, &to, 1);
        operand[k + 1] = edit_offset(&s->e, c->v, to, (uint64_t)c->arm[k].at);
    }
    edit_replace(&s->e, c->v, edit_make(&s->e, c->v, OP_SELECT, t, operand, 3));
    edit_delete(&s->e, c->v);
}

/* Makes nested choices plain ones. A phi before its inner choice, in a loop, stays. Returns whether there was one. */
static bool choices_flatten(Pass *p, Fn *f) {
    LocalSelector s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    s.choice_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.choice_of);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        LocalChoice c;
        if (!choice_match(&s, v, &c)) continue;
        vec_push(&s.choice, c);
        s.choice_of[v] = s.choice.n;
        if (c.nested) choice_flatten(&s, &s.choice.at[s.choice.n - 1]);
    }
    free(s.choice_of);
    vec_free(&s.choice);
    return edit_commit(&s.e);
}

/* ------------------------------------------------------------------------------------ a variable or null */

/* Reports whether v is a phi or select of null and one address within a variable, both generic. If so, sets *a to the
 * address. */
static bool null_match(const LocalSelector *s, ValueId v, LocalAddress *a) {
    const Inst *i = inst_at(s->f, v);
    bool phi = i->op == OP_PHI, null = false, found = false;
    if ((!phi && i->op != OP_SELECT) || !type_is_ptr(s->m, i->type) || type_space(s->m, i->type)) return false;
    if (phi ? i->nopnd > 2 * EDGES_MAX : ref_type(s->m, s->f, inst_op(s->f, v, 0)) != T_I1) return false;
    for (uint32_t k = !phi; k < i->nopnd; k += 1 + phi) {
        LocalAddress x;
        bool is_null = ref_is_null(s->m, inst_op(s->f, v, k));
        null |= is_null;
        if (is_null) continue;
        if (!address_find(s, inst_op(s->f, v, k), &x) || (found && !address_same(x, *a))) return false;
        *a = x;
        found = true;
    }
    if (!null || !found) return false;
    return a->at >= 0 && (uint64_t)a->at <= type_size(s->m, inst_at(s->f, a->variable)->aux);
}

/* Reports whether v compares choice c with null for equality. */
static bool compares_with_null(const LocalSelector *s, ValueId v, ValueId c) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_ICMP || (i->sub != ICMP_EQ && i->sub != ICMP_NE)) return false;
    return ref_is_null(s->m, inst_op(s->f, v, ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, c))));
}

/* Reports whether choice v is only compared with null, and used by accesses, directly or after a constant offset.
 * Overwrites s->derived. */
static bool null_uses_fit(LocalSelector *s, ValueId v) {
    s->derived.n = 0;
    vec_push(&s->derived, ((ChosenAddress){v, 0}));
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses.first[a.v]; u < s->uses.first[a.v + 1]; u++) {
            ValueId user = s->uses.at[u];
            uint64_t size;
            int64_t at = a.at;
            enum MemoryCall kind = memory_call(s->m, s->f, user, &size);
            if (op_flags(inst_at(s->f, user)) & OF_DEBUG || accesses_through(s, user, a.v)) continue;
            if (kind != MEMORY_NONE && kind != MEMORY_MARKER && size) continue;
            if (a.v == v && compares_with_null(s, user, v)) continue;
            if (!inst_moves(s, user, &at)) return false;
            vec_push(&s->derived, ((ChosenAddress){user, at}));
        }
    }
    return true;
}

/* Returns an i1, created before v if need be, that says whether choice v is null, or, without `null`, whether it is the
 * variable. */
static Ref null_condition(LocalSelector *s, ValueId v, bool null) {
    Ref entry[2 * EDGES_MAX];
    const Inst i = *inst_at(s->f, v);
    if (i.op == OP_PHI) {
        for (uint32_t k = 0; k < i.nopnd; k += 2) {
            entry[k] = const_int(s->m, T_I1, ref_is_null(s->m, inst_op(s->f, v, k)) == null);
            entry[k + 1] = inst_op(s->f, v, k + 1);
        }
        return edit_make(&s->e, v, OP_PHI, T_I1, entry, i.nopnd);
    }
    Ref c = inst_op(s->f, v, 0);
    if (ref_is_null(s->m, inst_op(s->f, v, 1)) == null) return c;
    return edit_make(&s->e, v, OP_XOR, T_I1, (Ref[]){c, const_int(s->m, T_I1, 1)}, 2);
}

/* Replaces choice v by address a, and its comparisons with null by its condition. Debug records lose it. Writes a
 * remark. */
static void null_replace(LocalSelector *s, ValueId v, LocalAddress a) {
    for (uint32_t u = s->uses.first[v]; u < s->uses.first[v + 1]; u++) {
        ValueId user = s->uses.at[u];
        const Inst *i = inst_at(s->f, user);
        if (op_flags(i) & OF_DEBUG) debug_record_drop(s->m, s->f, user, v);
        if (i->op != OP_ICMP) continue;
        edit_replace(&s->e, user, null_condition(s, v, i->sub == ICMP_EQ));
        edit_delete(&s->e, user);
    }
    Ref to = ref_make(REF_VALUE, a.variable);
    TypeId t = inst_at(s->f, v)->type;
    if (inst_at(s->f, a.variable)->type != t) to = edit_make(&s->e, v, OP_ADDRSPACECAST, t, &to, 1);
    edit_replace(&s->e, v, edit_offset(&s->e, v, to, (uint64_t)a.at));
    edit_delete(&s->e, v);
    pass_remark(s->p, REMARK_NullReplaced, s->f, v);
    s->replaced++;
}

/* Replaces the choices between a variable and null that null_uses_fit permits. Returns whether it replaced one. */
static bool nulls_replace(Pass *p, Fn *f) {
    LocalSelector s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    AttrSetId attrs = attr_list_at(p->m, p->m->sym.at[f->sym].attrs, ATTR_FUNCTION);
    if (attr_find(p->m, attrs, "null_pointer_is_valid")) return false;
    s.uses = uses_build(f);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        LocalAddress a = {0};
        if (null_match(&s, v, &a) && null_uses_fit(&s, v)) null_replace(&s, v, a);
    }
    edit_commit(&s.e);
    pass_stat(p, "choices between a local variable and null replaced", s.replaced);
    uses_free(&s.uses);
    vec_free(&s.derived);
    return s.replaced > 0;
}

/* Replaces the choices between two variables that choice_collect permits and nothing else keeps in memory. Returns
 * whether it replaced one. */
static bool pairs_replace(Pass *p, Fn *f) {
    LocalSelector s = {.p = p, .m = p->m, .f = f};
    s.cfg = fn_cfg(f);
    s.uses = uses_build(f);
    s.is_choice = mem_alloc((size_t)f->inst.n + 1);
    s.accesses_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.accesses_of);
    each_inst(f, b, v) {
        LocalChoice c;
        if (!choice_match(&s, v, &c) || !choice_collect(&s, &c)) continue;
        s.is_choice[v] = true;
        for (uint32_t k = 0; k < 2; k++) variable_add(&s, c.arm[k].variable);
        choice_note(&s, &c);
        vec_push(&s.choice, c);
    }
    each_inst(f, b, v)
        if (s.accesses_of[v]) variable_visit(&s, v);
    edit_begin(&s.e, p->m, f);
    choices_replace(&s);
    if (s.replaced) markers_delete(&s);
    edit_commit(&s.e);
    pass_stat(p, "choices between local variables replaced", s.replaced);
    uses_free(&s.uses);
    vec_free(&s.choice);
    vec_free(&s.derived);
    vec_free(&s.accesses);
    free(s.is_choice);
    free(s.accesses_of);
    return s.replaced > 0;
}

bool pass_select_locals(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    bool changed = nulls_replace(p, f);
    changed |= choices_flatten(p, f);
    return pairs_replace(p, f) || changed;
}
