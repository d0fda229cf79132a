/* select_offset.c: makes a choice of addresses of an address with a chosen offset, for select-locals.
 *
 *    %o = select i1 %c, i64 4, i64 8                %0 = getelementptr i8, ptr %v, i64 4
 *    %p = getelementptr i8, ptr %v, i64 %o          %1 = getelementptr i8, ptr %v, i64 8
 *    %x = load float, ptr %p                        %p = select i1 %c, ptr %0, ptr %1
 *                                                   %x = load float, ptr %p
 *
 * LLVM makes the form on the left of a choice of fields of one variable, and of each choice among its own phis and
 * selects. The address must be in a local variable, and only plain loads and stores may use it, because else the
 * variable stays in memory and the form on the left is shorter. */
#include "transform/scalar/select_locals.h"

/* INDICES_MAX: of a getelementptr. DEPTH_MAX: selects and phis between an index and a constant. */
enum { INDICES_MAX = 8, DEPTH_MAX = 3 };

/* A getelementptr of an address in a variable, one of whose indices is not constant. */
typedef struct ChosenOffset {
    ValueId gep;
    LocalAddress base;
    uint32_t index;       /* the number of that operand */
    int64_t at[ARMS_MAX]; /* the different offsets that it gives from the base, in bytes */
    uint32_t n, leaves;   /* their number, and how often one of them is an entry */
} ChosenOffset;

/* Returns the offset from the base if the index is constant r; false if it is none, or too large. */
static bool offset_of(const LocalSelector *s, const ChosenOffset *o, Ref r, int64_t *at) {
    const Inst *i = inst_at(s->f, o->gep);
    Ref index[INDICES_MAX];
    for (uint32_t k = 1; k < i->nopnd; k++) index[k - 1] = k == o->index ? r : inst_op(s->f, o->gep, k);
    return ref_is(r, REF_CONST) && gep_offset(s->m, i->aux, index, i->nopnd - 1, at);
}

/* Adds the offsets to which index r, a constant, or a select or phi of such indices, leads. Returns false if it may
 * lead to others. depth: how many more selects and phis may be between. */
static bool offsets_add(const LocalSelector *s, ChosenOffset *o, Ref r, uint32_t depth) {
    int64_t at;
    if (offset_of(s, o, r, &at)) {
        for (uint32_t k = 0; k < o->n; k++)
            if (o->at[k] == at) return ++o->leaves <= EDGES_MAX;
        if (o->n == ARMS_MAX) return false;
        o->at[o->n++] = at;
        return ++o->leaves <= EDGES_MAX;
    }
    if (!depth || !ref_is(r, REF_VALUE) || ref_index(r) < s->f->nparam) return false;
    const Inst *i = inst_at(s->f, ref_index(r));
    bool phi = i->op == OP_PHI,
         scalar = i->op == OP_SELECT && ref_type(s->m, s->f, inst_op(s->f, ref_index(r), 0)) == T_I1;
    if ((!phi && !scalar) || i->nopnd > 2 * EDGES_MAX) return false;
    for (uint32_t k = !phi; k < i->nopnd; k += 1 + phi)
        if (!offsets_add(s, o, inst_op(s->f, ref_index(r), k), depth - 1)) return false;
    return true;
}

/* Reports whether v is such a getelementptr, whose offsets are at most ARMS_MAX different ones. If so, sets *o. */
static bool offset_match(const LocalSelector *s, ValueId v, ChosenOffset *o) {
    const Inst *i = inst_at(s->f, v);
    *o = (ChosenOffset){.gep = v};
    if (i->op != OP_GETELEMENTPTR || !type_is_ptr(s->m, i->type) || i->nopnd > INDICES_MAX) return false;
    for (uint32_t k = 1; k < i->nopnd; k++)
        if (ref_is(inst_op(s->f, v, k), REF_VALUE)) o->index = k; /* if there is another one, offset_of fails */
    if (!o->index || !local_find(s, inst_op(s->f, v, 0), &o->base)) return false;
    if (!offsets_add(s, o, inst_op(s->f, v, o->index), DEPTH_MAX) || o->n < 2) return false;
    for (uint32_t u = s->uses->first[v]; u < s->uses->first[v + 1]; u++)
        if (!(op_flags(inst_at(s->f, s->uses->at[u])) & OF_DEBUG || local_accesses_through(s, s->uses->at[u], v)))
            return false;
    return true;
}

/* Returns the address that index r gives: that of a constant, computed behind the variable, so that it is there for all
 * uses; else a select or phi like r, which is placed beside it. */
static Ref address_make(LocalSelector *s, const ChosenOffset *o, Ref r) {
    int64_t at;
    TypeId t = inst_at(s->f, o->gep)->type;
    if (offset_of(s, o, r, &at)) {
        ValueId variable = o->base.variable, anchor = s->f->order.at[s->cfg->pos[variable] + 1];
        Ref to = ref_make(REF_VALUE, variable);
        if (inst_at(s->f, variable)->type != t) to = edit_make(&s->e, anchor, OP_ADDRSPACECAST, t, &to, 1);
        return edit_offset(&s->e, anchor, to, (uint64_t)(o->base.at + at));
    }
    ValueId v = ref_index(r);
    uint32_t n = inst_at(s->f, v)->nopnd;
    bool phi = inst_at(s->f, v)->op == OP_PHI;
    Ref entry[2 * EDGES_MAX] = {inst_op(s->f, v, 0)};
    for (uint32_t k = !phi; k < n; k += 1 + phi) {
        entry[k] = address_make(s, o, inst_op(s->f, v, k));
        if (phi) entry[k + 1] = inst_op(s->f, v, k + 1);
    }
    return edit_make(&s->e, v, phi ? OP_PHI : OP_SELECT, t, entry, n);
}

bool select_offsets(Pass *p, Fn *f) {
    LocalSelector s = {.p = p, .m = p->m, .f = f, .cfg = fn_cfg(f)};
    uint64_t made = 0;
    s.uses = fn_uses(f);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        ChosenOffset o;
        if (!offset_match(&s, v, &o)) continue;
        edit_replace(&s.e, v, address_make(&s, &o, inst_op(f, v, o.index)));
        edit_delete(&s.e, v);
        made++;
    }
    pass_stat(p, "chosen offsets in local variables that became chosen addresses", made);
    return edit_commit(&s.e);
}
