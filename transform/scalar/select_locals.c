/* select-locals: replaces accesses through a choice between local variables by accesses to all of them.
 *
 *    %p = select i1 %c, ptr %a, ptr %b              %0 = load i32, ptr %a     %1 = load i32, ptr %b
 *    %x = load i32, ptr %p                          %x = select i1 %c, i32 %0, i32 %1
 *    store i32 %y, ptr %p                           store i32 (%c ? %y : %0), ptr %a
 *                                                   store i32 (%c ? %1 : %y), ptr %b
 *
 * Such a choice is what C++ makes of `P &best = a.v > b.v ? a : b`, of std::max, and of a function that returns a
 * reference to the x, y or z of a vector. It keeps the variables in memory; the accesses that replace it let sroa make
 * registers of them (LLVM: SROA, speculation of loads through select and phi). A phi of addresses gets a phi of i1
 * beside it that says whether it is the first one, and if there are more than two, one for each. A copy by memcpy is
 * cut into pieces first, like the other accesses to the variables, or into their fields: pieces that overlap other
 * accesses would keep the variables in memory.
 *
 * The entries of a choice may be choices themselves, as a comparison by several keys makes them:
 *
 *    %q = select i1 %d, ptr %a, ptr %b              %0 = phi i1 [ true, %x ], [ %d, %y ]
 *    %p = phi ptr [ %a, %x ], [ %q, %y ]            %1 = load i32, ptr %a     %2 = load i32, ptr %b
 *    %v = load i32, ptr %p                          %v = select i1 %0, i32 %1, i32 %2
 *
 * In a loop they may depend on each other, as those of two buffers do that are exchanged when a step is accepted: then
 * the phis of i1 depend on each other in the same way. A copy between two choices is cut into loads and stores first,
 * each of which is then replaced with its own choice.
 *
 * A choice between a variable and null becomes the variable (select_null.c), a chosen offset in one variable a chosen
 * address (select_offset.c).
 *
 * The variables belong to the thread, so no one sees that one that is not chosen is loaded, or stored with what it
 * held. What it held must not change, even if bytes of it are poison: the store is of a vector of bytes, because an
 * integer with one such byte is poison as a whole. A pointer, which does not become bytes, is stored as such if all
 * accesses to its bytes are loads and stores of it. Since the accesses to one that is not chosen may be outside of its
 * lifetime, the lifetime markers of all are deleted.
 *
 * All accesses must lie within all the variables, and nothing else may keep one of them in memory, since an access then
 * only becomes several.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/scalar/select_locals.h"
#include "transform/scalar/sroa.h"

/* ----------------------------------------------------------------------------------------------- rewriting */

static Ref choice_is(LocalSelector *s, LocalChoice *c, uint32_t k);

/* Returns the i1 that says whether r, an entry of a choice, is address a. */
static Ref entry_is(LocalSelector *s, Ref r, LocalAddress a) {
    LocalChoice *inner = local_choice(s, r);
    LocalAddress own = {0};
    for (uint32_t k = 0; inner && k < inner->n; k++)
        if (local_same(inner->arm[k], a)) return choice_is(s, inner, k);
    return const_int(s->m, T_I1, !inner && local_find(s, r, &own) && local_same(own, a));
}

/* Returns the i1 that says whether the choice is its arm k: the condition of a select, or its negation; else, a phi or
 * select of what the entries say. It is created at the first request; the entries of a phi are filled in later
 * (phis_fill), because in a loop they may depend on it. */
static Ref choice_is(LocalSelector *s, LocalChoice *c, uint32_t k) {
    if (!ref_same(c->is[k], REF_NULL)) return c->is[k];
    uint32_t n = inst_at(s->f, c->v)->nopnd;
    Ref yes = const_int(s->m, T_I1, 1), no = const_int(s->m, T_I1, 0);
    if (inst_at(s->f, c->v)->op == OP_PHI) {
        Ref entry[2 * EDGES_MAX];
        for (uint32_t i = 0; i < n; i++) entry[i] = i % 2 ? inst_op(s->f, c->v, i) : no;
        c->is[k] = edit_make(&s->e, c->v, OP_PHI, T_I1, entry, n);
        vec_push(&s->unfilled, ((LocalPhi){(uint32_t)(c - s->choice.at), k}));
        return c->is[k];
    }
    Ref condition = inst_op(s->f, c->v, 0), entry[3] = {condition};
    for (uint32_t i = 1; i < 3; i++) entry[i] = entry_is(s, inst_op(s->f, c->v, i), c->arm[k]);
    if (ref_same(entry[1], yes) && ref_same(entry[2], no)) return c->is[k] = condition;
    if (ref_same(entry[1], no) && ref_same(entry[2], yes))
        return c->is[k] = edit_make(&s->e, c->v, OP_XOR, T_I1, (Ref[]){condition, yes}, 2);
    return c->is[k] = edit_make(&s->e, c->v, OP_SELECT, T_I1, entry, 3);
}

/* Fills in the entries of the phis that choice_is has made, and of those that it makes for these. */
static void phis_fill(LocalSelector *s) {
    while (s->unfilled.n) {
        LocalPhi x = vec_pop(&s->unfilled);
        const LocalChoice *c = &s->choice.at[x.choice];
        for (uint32_t i = 0; i < inst_at(s->f, c->v)->nopnd; i += 2) {
            Ref is = entry_is(s, inst_op(s->f, c->v, i), c->arm[x.arm]);
            inst_ops(s->f, ref_index(c->is[x.arm]))[i] = is;
        }
    }
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
        TypeId t = local_piece(s, c, at, size - off, stored);
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
    local_compares(s, c, v, &k);
    bool equal = inst_at(s->f, v)->sub == ICMP_EQ;
    Ref yes = const_int(s->m, T_I1, equal), no = const_int(s->m, T_I1, !equal);
    edit_replace(&s->e, v, choice_select(s, c, k, T_I1, yes, no, v));
    edit_delete(&s->e, v);
}

/* Replaces all uses of a choice, whose addresses are in s->derived, and deletes these addresses. Writes a remark. */
static void choice_replace(LocalSelector *s, LocalChoice *c) {
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++) {
            ValueId user = s->uses->at[u];
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

/* Replaces the choices that fit. */
static void choices_replace(LocalSelector *s) {
    for (uint32_t i = 0; i < s->choice.n; i++) {
        LocalChoice *c = &s->choice.at[i];
        if (!c->fits) continue;
        /* made now, so that a long chain of choices is no deep recursion */
        for (uint32_t k = 0; c->inner && k < c->n; k++) choice_is(s, c, k);
        local_choice_collect(s, c);
        choice_replace(s, c);
        for (uint32_t k = 0; k < c->n; k++) s->accesses.at[s->accesses_of[c->arm[k].variable] - 1].replaced = true;
    }
    phis_fill(s);
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

/* Cuts memcpy v, to address a of choice c, into loads and stores of the fields of the first variable, as vectors of
 * bytes, because some bytes may be poison. Does nothing if one of the fields is a pointer, or if the copy ends within a
 * field. */
static void copy_cut(LocalSelector *s, const LocalChoice *c, ChosenAddress a, ValueId v) {
    TypeId piece[COPY_MAX], variable = inst_at(s->f, c->arm[0].variable)->aux;
    uint64_t n = 0, size = 0;
    memory_call(s->m, s->f, v, &size);
    for (uint64_t off = 0; off < size; off += type_store_size(s->m, piece[n++])) {
        TypeId t = sroa_leaf(s->m, variable, (uint64_t)(c->arm[0].at + a.at) + off);
        if (t == T_VOID || type_is_ptr(s->m, t)) return;
        uint64_t bytes = type_store_size(s->m, t);
        if (bytes > ACCESS_MAX || bytes > size - off) return;
        piece[n] = bytes == 1 ? T_I8 : type_vector(s->m, bytes, T_I8);
    }
    uint32_t log[2];
    for (uint32_t k = 0; k < 2; k++)
        log[k] = log2_floor(attr_int(s->m, attr_list_at(s->m, inst_at(s->f, v)->aux, ATTR_PARAM0 + k), "align", 1));
    for (uint64_t k = 0, off = 0; k < n; off += type_store_size(s->m, piece[k++])) {
        Ref from = edit_offset(&s->e, v, inst_op(s->f, v, 1), off),
            to = edit_offset(&s->e, v, inst_op(s->f, v, 0), off);
        edit_store(&s->e, v, edit_load(&s->e, v, piece[k], from, align_after(log[1], off)), to,
                   align_after(log[0], off));
    }
    edit_delete(&s->e, v);
}

/* Cuts the copies to choice c from another one, if both fit. */
static void copies_cut(LocalSelector *s, const LocalChoice *c) {
    if (!c->fits) return;
    local_choice_collect(s, c);
    for (uint32_t k = 0; k < s->derived.n; k++) {
        ChosenAddress a = s->derived.at[k];
        for (uint32_t u = s->uses->first[a.v]; u < s->uses->first[a.v + 1]; u++) {
            ValueId v = s->uses->at[u];
            if (inst_at(s->f, v)->op != OP_CALL || !ref_same(inst_op(s->f, v, 0), ref_make(REF_VALUE, a.v))) continue;
            const LocalChoice *from = local_choice_before(s, inst_op(s->f, v, 1));
            if (from && from->fits) copy_cut(s, c, a, v);
        }
    }
}

/* Reports whether f has a memcpy between two choices. */
static bool has_copies(LocalSelector *s) {
    uint64_t size;
    each_inst(s->f, b, v)
        if (memory_call(s->m, s->f, v, &size) == MEMORY_COPY && local_choice_before(s, inst_op(s->f, v, 0)) &&
            local_choice_before(s, inst_op(s->f, v, 1)))
            return true;
    return false;
}

/* Replaces the choices between variables that local_choices_decide permits; or if `cutting`, cuts the copies between
 * two of them, because neither could be replaced before the other. Returns whether f changed. */
static bool choices_visit(Pass *p, Fn *f, bool cutting) {
    LocalSelector s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f), .cutting = cutting};
    s.choice_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.choice_of);
    local_choices_find(&s);
    edit_begin(&s.e, p->m, f);
    if (s.choice.n && (!cutting || has_copies(&s))) {
        s.uses = fn_uses(f);
        s.accesses_of = mem_alloc(((size_t)f->inst.n + 1) * sizeof *s.accesses_of);
        local_choices_decide(&s);
        for (uint32_t i = 0; i < s.choice.n && cutting; i++) copies_cut(&s, &s.choice.at[i]);
        if (!cutting) choices_replace(&s);
        if (s.replaced) markers_delete(&s);
    }
    bool changed = edit_commit(&s.e);
    pass_stat(p, "choices between local variables replaced", s.replaced);
    vec_free(&s.choice);
    vec_free(&s.derived);
    vec_free(&s.unfilled);
    vec_free(&s.accesses);
    free(s.choice_of);
    free(s.accesses_of);
    return changed;
}

bool pass_select_locals(Pass *p, Fn *f) {
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    bool changed = select_nulls(p, f);
    changed |= select_offsets(p, f);
    changed |= choices_visit(p, f, true);
    return choices_visit(p, f, false) || changed;
}
