/* retag_forms.c: makes the forms of an address, which are the same address in other spaces (see retag.c).
 *
 * Each form of a value is made once and kept in lists by value and by sigma node. A cast of a value
 * follows its definition; a cast of a refined value follows the test that proves its space.
 */
#include "transform/spaces/retag.h"
#include "transform/spaces/space_cast.h"

/* Inserts a cast of `of` to the space after the definition of `after`, and returns it. */
static Ref cast_insert(Retag *r, Ref of, ValueId after, uint32_t space) {
    TypeId t = retag_type(r->m, ref_type(r->m, r->f, of), space);
    ValueId c = fn_inst(r->f, OP_ADDRSPACECAST, t, &of, 1);
    inst_copy_origin(r->f, c, after);
    edit_after(&r->e, after, c);
    r->stats->casts++;
    return ref_make(REF_VALUE, c);
}

/* Returns the form in the given space from the list that begins with `first`; REF_NULL if there is none. */
static Ref form_find(const Retag *r, uint32_t first, uint32_t space) {
    for (uint32_t k = first; k; k = r->forms.at[k - 1].next)
        if (r->forms.at[k - 1].space == space) return r->forms.at[k - 1].ref;
    return REF_NULL;
}

/* Returns value v in a space: itself, the source of the cast that it is, or a cast that is made once. */
static Ref value_form(Retag *r, ValueId v, uint32_t space) {
    Ref self = ref_make(REF_VALUE, v);
    uint32_t now = ref_space(r->m, r->f, self);
    if (now == space) return self;
    const Inst *i = inst_at(r->f, v);
    bool cast = i->op == OP_ADDRSPACECAST || inst_is_intrinsic(r->m, r->f, v, INF_CAST);
    if (cast && ref_space(r->m, r->f, inst_op(r->f, v, 0)) == space) return inst_op(r->f, v, 0);
    Ref had = form_find(r, r->form[v], space);
    if (!ref_same(had, REF_NULL)) return had;
    Ref from = space_cast_is_legal(now, space) ? self : value_form(r, v, SPACE_GENERIC);
    Ref made = cast_insert(r, from, v, space);
    vec_push(&r->forms, ((RetagForm){space, made, r->form[v]}));
    r->form[v] = r->forms.n;
    return made;
}

/* Returns constant address c as an address in the space. Rebuilds casts, getelementptrs and null in that space where
 * possible; otherwise casts c. depth: of the recursion. */
static Ref const_form(Retag *r, Ref c, uint32_t space, uint32_t depth) {
    Module *m = r->m;
    TypeId t = ref_type(m, r->f, c);
    uint32_t now = type_space(m, t);
    if (now == space) return c;
    t = retag_type(m, t, space);
    if (ref_is(c, REF_CONST)) {
        Const k = *const_at(m, c);
        if (k.kind == CONST_UNDEF || k.kind == CONST_POISON) return const_simple(m, (enum ConstKind)k.kind, t);
        /* Null is the same address in generic and global memory; in other spaces its number is an ordinary
         * address. */
        bool null = now == SPACE_GENERIC || (now == SPACE_GLOBAL && space == SPACE_GENERIC);
        if (null && (k.kind == CONST_NULL || k.kind == CONST_ZERO)) return const_zero(m, t);
        if (k.kind == CONST_EXPR && k.op == OP_ADDRSPACECAST) {
            Ref inner = m->const_elem.at[k.first];
            uint32_t from = ref_space(r->m, r->f, inner);
            if (from == space) return inner;
            if (space_cast_is_legal(from, space)) c = inner, now = from;
        }
        if (k.kind == CONST_EXPR && k.op == OP_GETELEMENTPTR && depth < 256) {
            Ref *op = mem_copy(&m->const_elem.at[k.first], k.n * sizeof *op);
            op[0] = const_form(r, op[0], space, depth + 1);
            Ref made = const_expr(m, OP_GETELEMENTPTR, k.flags, t, k.aux, k.range, op, k.n);
            free(op);
            return made;
        }
    }
    if (!space_cast_is_legal(now, space)) c = const_form(r, c, SPACE_GENERIC, depth + 1);
    return const_expr(m, OP_ADDRSPACECAST, 0, t, 0, 0, &c, 1);
}

Ref retag_form(Retag *r, Ref ref, uint32_t space) {
    return ref_is(ref, REF_VALUE) ? value_form(r, ref_index(ref), space) : const_form(r, ref, space, 0);
}

/* Creates a cast of v to the space, which the caller inserts, with the source location of instruction `origin`. Casts
 * the generic form if no cast leads from the present space of v there. */
static ValueId cast_new(Retag *r, ValueId v, uint32_t space, ValueId origin) {
    Ref of = ref_make(REF_VALUE, v);
    if (!space_cast_is_legal(ref_space(r->m, r->f, of), space)) of = value_form(r, v, SPACE_GENERIC);
    ValueId c = fn_inst(r->f, OP_ADDRSPACECAST, retag_type(r->m, ref_type(r->m, r->f, of), space), &of, 1);
    inst_copy_origin(r->f, c, origin);
    r->stats->casts++;
    return c;
}

/* Returns the value that a sigma node refines as an address in the space. Casts it where the refinement begins, after
 * the test or access that proves the space; the cast serves all uses that the node dominates. */
static Ref sigma_form(Retag *r, uint32_t sigma, uint32_t space) {
    const Sigma *g = &r->spaces->sigmas.sigma.at[sigma];
    uint32_t *first = &r->sigma_form[sigma - r->spaces->sigmas.first[r->sym]];
    Ref had = form_find(r, *first, space);
    if (ref_same(had, REF_NULL)) had = form_find(r, r->form[g->value], space);
    if (!ref_same(had, REF_NULL)) return had;
    ValueId c = cast_new(r, g->value, space, g->by);
    if (g->why == SIGMA_ASSUME || g->why == SIGMA_ACCESS) edit_after(&r->e, g->by, c);
    else if (g->why == SIGMA_EXCLUDED) edit_before(&r->e, g->by, c);
    else if (g->why == SIGMA_EDGE) edit_before(&r->e, block_term(r->f, g->block), c);
    else edit_front(&r->e, g->block, c);
    vec_push(&r->forms, ((RetagForm){space, ref_make(REF_VALUE, c), *first}));
    *first = r->forms.n;
    return ref_make(REF_VALUE, c);
}

Ref retag_operand(Retag *r, ValueId v, uint32_t i, uint32_t space) {
    const Spaces *s = r->spaces;
    Ref op = inst_op(r->f, v, i);
    uint32_t k = sigma_at(&s->sigmas, r->f, r->sym, v, i);
    bool everywhere = !k || space == SPACE_GENERIC || ref_space(r->m, r->f, op) == space ||
                      space_resolve(spaces_of(s, r->sym, op)) == space;
    if (everywhere) return retag_form(r, op, space);
    while (s->sigmas.sigma.at[k - 1].in) { /* find the outermost sigma node that proves the space */
        uint32_t in = s->sigmas.sigma.at[k - 1].in;
        if (!space_within(spaces_sigma(s, in - 1) & SET_SPACES, space)) break;
        k = r->sigma_top[in - 1 - s->sigmas.first[r->sym]];
    }
    if (space_within(spaces_sigma(s, k - 1) & SET_SPACES, space)) return sigma_form(r, k - 1, space);
    /* This use alone proves the space, or nothing reaches the operand, as in a function that is never called. */
    ValueId c = cast_new(r, ref_index(op), space, v);
    bool phi = inst_at(r->f, v)->op == OP_PHI; /* it uses the operand at the end of the incoming block */
    edit_before(&r->e, phi ? block_term(r->f, ref_index(inst_op(r->f, v, i + 1))) : v, c);
    return ref_make(REF_VALUE, c);
}

/* Fills in sigma_top: the outermost enclosing sigma node such that it and all nodes in between prove the same space.
 * One pass suffices, because enclosing nodes come first in the array. */
void retag_forms_begin(Retag *r) {
    const Spaces *s = r->spaces;
    uint32_t first = s->sigmas.first[r->sym], n = s->sigmas.first[r->sym + 1] - first;
    r->form = mem_alloc((r->n + 1) * sizeof *r->form);
    r->sigma_form = mem_alloc((n + 1) * sizeof *r->sigma_form);
    r->sigma_top = mem_alloc((n + 1) * sizeof *r->sigma_top);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t in = s->sigmas.sigma.at[first + i].in, own = space_resolve(spaces_sigma(s, first + i));
        bool same = in && own && space_resolve(spaces_sigma(s, in - 1)) == own;
        r->sigma_top[i] = same ? r->sigma_top[in - 1 - first] : first + i + 1;
    }
}

void retag_forms_end(Retag *r) {
    free(r->form);
    free(r->sigma_form);
    free(r->sigma_top);
    vec_free(&r->forms);
}
