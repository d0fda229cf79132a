/* modref.c: computes whether an instruction may read or write a memory location (declared in alias.h).
 *
 * Other threads write shared and global memory at any time, but a program without data races observes
 * these writes only after synchronisation: a barrier, a fence, an atomic, a volatile access, or a call of
 * unknown code. Each of these may therefore modify every location that another thread can reach. Local
 * memory is changed by the thread's own instructions alone. Constant and param memory is never modified.
 */
#include "analysis/alias.h"
#include "analysis/assembly.h"
#include "ir/intrinsic_id.h"

bool alias_location(const Alias *a, ValueId v, AliasLocation *p) {
    const Inst *i = inst_at(a->f, v);
    TypeId t;
    switch (i->op) {
    case OP_LOAD: t = i->type; break;
    case OP_STORE: t = ref_type(a->m, a->f, inst_op(a->f, v, 0)); break;
    case OP_ATOMICRMW:
    case OP_CMPXCHG: t = ref_type(a->m, a->f, inst_op(a->f, v, 1)); break;
    default: return false;
    }
    *p = (AliasLocation){inst_address(a->f, v), type_store_size(a->m, t), v};
    return true;
}

/* Returns the effect on p of a synchronisation with other threads, which may have read and written p: MODREF_BOTH.
 * Returns MODREF_NONE if p is private (alias_is_private) or in local memory, which other threads do not access. */
static int modref_of_sync(const Alias *a, const AliasLocation *p) {
    SpaceSet set = alias_spaces(a, p) & SET_SPACES;
    return alias_is_private(a, p) || set == SET_LOCAL ? MODREF_NONE : MODREF_BOTH;
}

/* Returns the effect on p of v, a load, store, atomicrmw or cmpxchg. A plain load or store reads or writes p if it may
 * overlap p. A volatile or atomic access that may overlap p counts as a read and a write, and each one synchronises in
 * addition. */
static int modref_of_access(const Alias *a, ValueId v, const AliasLocation *p) {
    const Inst *i = inst_at(a->f, v);
    AliasLocation own;
    alias_location(a, v, &own);
    int effect = i->op == OP_LOAD ? MODREF_REF : i->op == OP_STORE ? MODREF_MOD : MODREF_BOTH;
    bool hit = alias_query(a, &own, p) != ALIAS_NO;
    if (access_is_plain(i)) return hit ? effect : MODREF_NONE;
    return (hit ? MODREF_BOTH : MODREF_NONE) | modref_of_sync(a, p);
}

/* Reports whether argument i is byval at the call or at the callee, so that the callee only sees a copy of the memory
 * it points to. */
static bool argument_is_copied(const Alias *a, ValueId call, uint32_t i) {
    SymId target = call_target(a->m, a->f, call);
    return param_has_attr(a->m, inst_at(a->f, call)->aux, i, "byval") ||
           (target && param_has_attr(a->m, a->m->sym.at[target].attrs, i, "byval"));
}

/* Returns the effect on p of a call that accesses memory only through its pointer arguments, any number of bytes before
 * and after each address. `effect` (MODREF_*) is the most that the call does; to a byval argument it does no more than
 * read. A vector of pointers counts as an overlap with p. */
static int modref_of_arguments(const Alias *a, ValueId v, int effect, const AliasLocation *p) {
    int found = MODREF_NONE;
    for (uint32_t i = 0; i < call_nargs(a->f, v); i++) {
        Ref r = inst_op(a->f, v, i);
        if (ref_is(r, REF_META) || ref_is(r, REF_MDVALUE)) continue;
        TypeId t = ref_type(a->m, a->f, r);
        if (!type_is_ptrs(a->m, t)) continue;
        AliasLocation own = {r, SIZE_AROUND, v};
        if (type_is_ptr(a->m, t) && alias_query(a, &own, p) == ALIAS_NO) continue;
        found |= argument_is_copied(a, v, i) ? effect & MODREF_REF : effect;
        if (found == effect) break;
    }
    return found;
}

/* Returns the effect on p of v, a memcpy, memmove or, if `fills`, memset. A volatile one synchronises in addition, and
 * one whose volatile operand is not a constant counts as volatile. */
static int modref_of_copy(const Alias *a, ValueId v, bool fills, const AliasLocation *p) {
    uint64_t size = SIZE_UNKNOWN, is_volatile = 1;
    ref_int(a->m, inst_op(a->f, v, 2), &size);
    ref_int(a->m, inst_op(a->f, v, 3), &is_volatile);
    AliasLocation to = {inst_op(a->f, v, 0), size, v}, from = {inst_op(a->f, v, 1), size, v};
    int effect = alias_query(a, &to, p) != ALIAS_NO ? MODREF_MOD : MODREF_NONE;
    if (!fills && alias_query(a, &from, p) != ALIAS_NO) effect |= MODREF_REF;
    return effect | (is_volatile ? modref_of_sync(a, p) : MODREF_NONE);
}

/* Returns the effect on p of v, a call of the intrinsic of `row`; the first line that applies counts:
 *
 *     neither INF_READ nor INF_WRITE         none
 *     copy or fill                           see modref_of_copy
 *     malloc                                 none
 *     vprintf, __assertfail                  reads p
 *     no INF_WRITE                           reads p; with INF_ARGMEM only if a pointer argument may overlap p
 *     INF_ARGMEM, but no pointer argument    none
 *     no intrinsic of NVVM                   reads and writes p; if p is private, only through pointer arguments
 *     any other                              synchronises; reads and writes p if a pointer argument may overlap p */
static int modref_of_row(const Alias *a, ValueId v, const Intrinsic *row, const AliasLocation *p) {
    if (!(row->flags & (INF_READ | INF_WRITE))) return MODREF_NONE;
    if (row->flags & (INF_COPY | INF_FILL) && call_nargs(a->f, v) >= 4)
        return modref_of_copy(a, v, row->flags & INF_FILL, p);
    uint32_t id = intrinsic_id(row);
    if (id == INTRIN_malloc) return MODREF_NONE;
    if (id == INTRIN_vprintf || id == INTRIN___assertfail) return MODREF_REF;
    int effect = (row->flags & INF_READ ? MODREF_REF : 0) | (row->flags & INF_WRITE ? MODREF_MOD : 0);
    int direct = modref_of_arguments(a, v, effect, p);
    if (!(row->flags & INF_WRITE)) return row->flags & INF_ARGMEM ? direct : MODREF_REF;
    bool touches = false;
    for (uint32_t i = 0; i < call_nargs(a->f, v) && !touches; i++)
        touches = type_is_ptrs(a->m, ref_type(a->m, a->f, inst_op(a->f, v, i)));
    if (row->flags & INF_ARGMEM && !touches) return MODREF_NONE; /* votes, shuffles, clocks */
    if (!intrinsic_is_nvvm(row)) return alias_is_private(a, p) ? direct : MODREF_BOTH;
    return (direct ? MODREF_BOTH : MODREF_NONE) | modref_of_sync(a, p);
}

/* Returns the most that the attributes of call v and of its callee allow it to do: MODREF_NONE for readnone or
 * memory(none), MODREF_REF for readonly or memory(read), otherwise MODREF_BOTH, also for a memory(...) that lists
 * single locations. */
static int call_effect(const Alias *a, ValueId v) {
    SymId target = call_target(a->m, a->f, v);
    AttrSetId set[2] = {attr_list_at(a->m, inst_at(a->f, v)->aux, ATTR_FUNCTION),
                        target ? attr_list_at(a->m, a->m->sym.at[target].attrs, ATTR_FUNCTION) : 0};
    int effect = MODREF_BOTH;
    for (int i = 0; i < 2; i++) {
        const Attr *memory = attr_find(a->m, set[i], "memory");
        const char *text = memory && memory->form == ATTR_RAW ? str_get(a->m, memory->text) : "";
        if (attr_find(a->m, set[i], "readnone") || !strcmp(text, "none")) return MODREF_NONE;
        if (attr_find(a->m, set[i], "readonly") || !strcmp(text, "read")) effect = MODREF_REF;
    }
    return effect;
}

/* Reports whether p may be accessed through a pointer in an operand bundle of call v: a private location is in none. */
static bool bundle_reaches(const Alias *a, ValueId v, const AliasLocation *p) {
    uint32_t i = call_nargs(a->f, v), n = inst_at(a->f, v)->nopnd - 1;
    while (i < n && !type_is_ptrs(a->m, ref_type(a->m, a->f, inst_op(a->f, v, i)))) i++;
    return i < n && !alias_is_private(a, p);
}

/* Returns the effect of call v on p. An intrinsic that accesses memory may do so through its operand bundles as well.
 * Inline assembly has no effect if it only computes with registers, as add.cc does. Any other callee that is no known
 * intrinsic has the effect that its attributes allow (call_effect); it reaches a private location only through its
 * arguments. */
static int modref_of_call(const Alias *a, ValueId v, const AliasLocation *p) {
    uint32_t row = call_intrinsic(a->m, a->f, v);
    bool accesses = row && intrinsic_at(row)->flags & (INF_READ | INF_WRITE);
    if (accesses && bundle_reaches(a, v, p)) return MODREF_BOTH;
    if (row) return modref_of_row(a, v, intrinsic_at(row), p);
    Ref callee = call_callee(a->f, v);
    if (ref_is_asm(a->m, callee) && !asm_touches_memory(a->m, callee)) return MODREF_NONE;
    int effect = call_effect(a, v);
    if (effect == MODREF_NONE || !alias_is_private(a, p)) return effect;
    return modref_of_arguments(a, v, effect, p);
}

/* Computes the result of alias_modref, without recording it. The alias queries that it needs may be recorded. */
static int effect_of(const Alias *a, ValueId v, const AliasLocation *p) {
    const Inst *i = inst_at(a->f, v);
    int effect = MODREF_NONE;
    if (!(op_flags(i) & (OF_READ | OF_WRITE))) return MODREF_NONE;
    switch (i->op) {
    case OP_LOAD:
    case OP_STORE:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: effect = modref_of_access(a, v, p); break;
    case OP_FENCE: effect = modref_of_sync(a, p); break;
    case OP_CALL: effect = modref_of_call(a, v, p); break;
    default: effect = MODREF_BOTH; break;
    }
    return effect && alias_is_constant(a, p) ? effect & ~MODREF_MOD : effect;
}

int alias_modref(const Alias *a, ValueId v, const AliasLocation *p) {
    int effect = effect_of(a, v, p);
    if (a->recorded && !(effect & MODREF_MOD) && op_flags(inst_at(a->f, v)) & OF_WRITE)
        vec_push(&a->m->alias_log->answer,
                 ((RecordedAnswer){.fn = a->f->sym,
                                   .kind = ANSWER_UNMODIFIED,
                                   .exclusive = alias_is_private(a, p) || alias_is_constant(a, p),
                                   .p = {.inst = v},
                                   .q = *p}));
    return effect;
}
