/* context.c: what pointers are in a context, that is, in a function whose parameters are in given spaces;
 * and what the objects hold that it hands on. See partition.h. Linear in the instructions of the function. */
#include "transform/partition.h"

/* Operand i of v, where v stands. */
SpaceSet local_set(const Local *a, ValueId v, uint32_t i) {
    Ref r = inst_op(a->f, v, i);
    SpaceSet use = spaces_use(&a->l->x->spaces, a->fn, v, i);
    if (!a->set || !ref_is(r, REF_VALUE) || !a->own[ref_index(r)]) return use;
    SpaceSet own = a->set[ref_index(r)];
    return own & ~use & SET_SPACES ? use : own;            /* the smaller: tests say more than the context */
}

/* What reaches v in this context. */
static SpaceSet local_transfer(const Local *a, ValueId v) {
    const Inst *i = inst_at(a->f, v);
    SpaceSet r = 0;
    uint32_t first = i->op == OP_SELECT, end = i->op == OP_GETELEMENTPTR ? 1 : i->nopnd;
    if (i->op == OP_CALL) {
        SymId callee = call_target(a->l->x->m, a->f, v);
        r = spaces_result(&a->l->x->spaces, callee);
        for (uint64_t m = a->l->x->spaces.through[callee]; m; m &= m - 1)
            r |= local_set(a, v, (uint32_t)__builtin_ctzll(m));
        return r;
    }
    for (uint32_t k = first; k < end; k++)
        if (!ref_is(inst_op(a->f, v, k), REF_BLOCK)) r |= local_set(a, v, k);
    return r;
}

void local_solve(Local *a) {
    const Fn *f = a->f;
    Uses uses = uses_build(f);
    a->set = mem_alloc(f->inst.n + 1);
    a->own = mem_alloc(f->inst.n + 1);
    for (ValueId p = 0; p < f->nparam; p++) {
        uint8_t space = a->l->spaces.at[a->c->vec + p] & VEC_SPACE;
        if (space == VEC_ANY) continue;
        a->own[p] = 1;
        a->set[p] = space_set(space);
        vec_push(&a->work, p);
    }
    while (a->work.n) {                       /* what comes of them */
        ValueId v = vec_pop(&a->work);
        for (uint32_t u = uses.first[v]; u < uses.first[v + 1]; u++) {
            if (a->own[uses.at[u]] || !ipmsp_hands_on(a->l->x, f, uses.at[u])) continue;
            a->own[uses.at[u]] = 1;
            vec_push(&a->work, uses.at[u]);
        }
    }
    each_inst(f, b, v) if (a->own[v]) vec_push(&a->work, v);
    while (a->work.n) {                       /* and what it then may be */
        ValueId v = vec_pop(&a->work);
        SpaceSet now = local_transfer(a, v);
        if (now == a->set[v]) continue;
        a->set[v] = now;
        for (uint32_t u = uses.first[v]; u < uses.first[v + 1]; u++)
            if (a->own[uses.at[u]]) vec_push(&a->work, uses.at[u]);
    }
    uses_free(&uses);
    vec_free(&a->work);
}

/* ------------------------------------------------------------------------------------------- objects */

static uint8_t holds_code(SpaceSet set) {
    uint8_t known = SET_GLOBAL | SET_SHARED | SET_CONST | SET_LOCAL;
    return (uint8_t)((set & known) | (set & SET_SPACES & ~known ? HOLDS_OTHER : 0));
}

uint32_t root_of(const Local *a, Ref r) { return ref_is(r, REF_VALUE) ? a->root[ref_index(r)] : 0; }

/* A call that is handed an object and pointers puts them there, as constructors do. */
static void call_look(Local *a, ValueId v) {
    const Module *m = a->l->x->m;
    uint32_t row = call_intrinsic(m, a->f, v), n = call_nargs(a->f, v);
    bool copy = row && !strncmp(intrinsic_at(row)->name, "llvm.mem", 8);
    if (row && !copy) return;
    uint8_t all = 0;                          /* of pointers into no object of this function */
    for (uint32_t i = 0; i < n; i++) {
        uint32_t from = root_of(a, inst_op(a->f, v, i));
        bool pointer = type_is_ptr(m, ref_type(m, a->f, inst_op(a->f, v, i)));
        if (copy && i == 1 && from) all |= a->holds[from - 1];
        else if (pointer && !copy && !(from && inst_at(a->f, from - 1)->op == OP_ALLOCA))
            all |= holds_code(local_set(a, v, i));
    }
    for (uint32_t i = 0; i < (copy ? 1 : n); i++) {
        uint32_t to = root_of(a, inst_op(a->f, v, i));
        if (to && inst_at(a->f, to - 1)->op == OP_ALLOCA) a->holds[to - 1] |= all;
    }
}

/* What the variables on the stack hold, as far as this function shows. A guess: it only says which calls are
 * better kept apart. */
void objects_look(Local *a) {
    const Fn *f = a->f;
    a->root = mem_alloc((f->inst.n + 1) * sizeof *a->root);
    a->holds = mem_alloc(f->inst.n + 1);
    bool clone = a->c && a->c->vec != UINT32_MAX;
    for (ValueId p = 0; p < f->nparam; p++) {
        a->root[p] = p + 1;
        if (clone) a->holds[p] = a->l->spaces.at[a->c->vec + p] >> VEC_HOLDS_SHIFT;
    }
    each_inst(f, b, v) {
        uint8_t op = inst_at(f, v)->op;
        bool moves = op == OP_GETELEMENTPTR || op == OP_BITCAST || op == OP_FREEZE || op == OP_ADDRSPACECAST;
        if (op == OP_ALLOCA) a->root[v] = v + 1;
        if (moves) a->root[v] = root_of(a, inst_op(f, v, 0));
        if (op == OP_CALL) call_look(a, v);
        uint32_t to = op == OP_STORE ? root_of(a, inst_op(f, v, 1)) : 0;
        bool own = to && inst_at(f, to - 1)->op == OP_ALLOCA;
        if (own && type_is_ptr(a->l->x->m, ref_type(a->l->x->m, f, inst_op(f, v, 0))))
            a->holds[to - 1] |= holds_code(local_set(a, v, 0));
    }
}

void local_free(Local *a) {
    free(a->set);
    free(a->own);
    free(a->root);
    free(a->holds);
}
