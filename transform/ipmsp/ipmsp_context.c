/* ipmsp_context.c: what pointers are in a context, that is, in a function whose parameters are in given spaces;
 * and what the objects hold that it hands on. See ipmsp_partition.h. Linear in the instructions of the function. */
#include "transform/ipmsp/ipmsp_partition.h"

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
        uint32_t space = a->l->handed.at[a->c->vec + p] & HANDED_SPACE;
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

static uint32_t root_of(const Local *a, Ref r) { return ref_is(r, REF_VALUE) ? a->root[ref_index(r)] : 0; }

static uint32_t alloca_of(const Local *a, Ref r) {
    uint32_t root = root_of(a, r);
    return root && inst_at(a->f, root - 1)->op == OP_ALLOCA ? root : 0;
}

static int32_t off_of(const Local *a, Ref r) { return ref_is(r, REF_VALUE) ? a->off[ref_index(r)] : 0; }

enum { WORD_BYTES = 8, HOLDS_CODE = (1 << HOLDS_BITS) - 1 };
#define HOLDS_ALL (((Holds)1 << HOLDS_BITS * HOLDS_WORDS) - 1)

static uint8_t holds_any(Holds h) {
    uint8_t any = 0;
    for (; h; h >>= HOLDS_BITS) any |= h & HOLDS_CODE;
    return any;
}

/* The same in all words from the one at `off` on; where that is not known, in all. */
static Holds holds_behind(uint8_t code, int32_t off) {
    Holds h = 0;
    int32_t first = off < 0 ? 0 : off / WORD_BYTES < HOLDS_WORDS ? off / WORD_BYTES : HOLDS_WORDS - 1;
    for (int32_t w = first; w < HOLDS_WORDS; w++) h |= (Holds)code << HOLDS_BITS * w;
    return h;
}

static Holds holds_word(uint8_t code, int32_t off) {
    Holds behind = holds_behind(code, off);
    if (off < 0) return behind;
    int32_t next = off / WORD_BYTES + 1;
    return next < HOLDS_WORDS ? behind & ~((Holds)HOLDS_ALL << HOLDS_BITS * next) : behind;
}

/* What an object holds, as seen from `off` bytes behind its beginning. */
static Holds holds_from(Holds h, int32_t off) {
    if (off == OFF_ANY) return holds_behind(holds_any(h), 0);
    Holds last = h & ~(HOLDS_ALL >> HOLDS_BITS);
    int32_t words = off / WORD_BYTES;
    for (int32_t w = 0; w < words && w < HOLDS_WORDS; w++) h = h >> HOLDS_BITS | last;
    for (int32_t w = 0; w > words && w > -HOLDS_WORDS; w--) h = h << HOLDS_BITS & HOLDS_ALL;
    return h;
}

/* What an object holds into which something that holds h is put, `off` bytes behind its beginning. */
static Holds holds_put(Holds h, int32_t off) {
    if (off < 0) return holds_behind(holds_any(h), 0);
    for (int32_t w = 0; w < off / WORD_BYTES && w < HOLDS_WORDS; w++)
        h = (h << HOLDS_BITS & HOLDS_ALL) | (h & ~(HOLDS_ALL >> HOLDS_BITS));
    return h;
}

Holds holds_at(Local *a, Ref r) {
    uint32_t root = root_of(a, r);
    return root ? holds_from(a->holds[root - 1], off_of(a, r)) : 0;
}

/* What the initialiser of a variable holds that keeps it. */
static Holds initial_holds(const Local *a, Ref r, uint32_t depth) {
    Module *m = a->l->x->m;
    if (ref_is(r, REF_SYM) && !depth) {
        const Sym *s = &m->sym.at[ref_index(r)];
        return s->kind == SYM_VAR && s->defined && s->constant ? initial_holds(a, s->init, 1) : 0;
    }
    TypeId t = ref_type(m, NULL, r);
    if (type_is_ptr(m, t)) return holds_word(holds_code((SpaceSet)const_fact(&a->l->x->spaces, r)), 0);
    if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_AGG || depth > 4) return 0;
    uint32_t first = const_at(m, r)->first, n = const_at(m, r)->n;
    bool fields = type_kind(m, t) == TY_STRUCT;
    Holds all = 0;
    for (uint32_t i = 0; i < n && i < HOLDS_WORDS; i++) {
        uint64_t off = fields ? struct_offset(m, t, i) : i * type_size(m, type_elem(m, t, 0));
        int32_t at = off < INT32_MAX ? (int32_t)off : INT32_MAX;
        all |= holds_put(initial_holds(a, m->const_elem.at[first + i], depth + 1), at);
    }
    return all;
}

static void copy_look(Local *a, ValueId v) {
    Ref from = inst_op(a->f, v, 1);
    uint32_t to = alloca_of(a, inst_op(a->f, v, 0));
    uint64_t size;
    Holds what = ref_is(from, REF_VALUE) ? holds_at(a, from) : initial_holds(a, from, 0);
    if (!to) return;
    if (ref_int(a->l->x->m, inst_op(a->f, v, 2), &size) && size < WORD_BYTES * HOLDS_WORDS)
        what &= ~(HOLDS_ALL << HOLDS_BITS * (size / WORD_BYTES));
    a->holds[to - 1] |= holds_put(what, off_of(a, inst_op(a->f, v, 0)));
}

/* A call that is handed an object and pointers puts them there, as constructors do. */
static void call_look(Local *a, ValueId v) {
    const Module *m = a->l->x->m;
    uint32_t row = call_intrinsic(m, a->f, v), n = call_nargs(a->f, v);
    if (row) {
        if (intrinsic_at(row)->flags & INF_COPY) copy_look(a, v);
        return;
    }
    uint8_t all = 0;                          /* of pointers into no object of this function */
    for (uint32_t i = 0; i < n; i++) {
        Ref arg = inst_op(a->f, v, i);
        bool other = type_is_ptr(m, ref_type(m, a->f, arg)) && !alloca_of(a, arg);
        if (other) all |= holds_code(local_set(a, v, i));
    }
    for (uint32_t i = 0; i < n; i++) {
        uint32_t to = alloca_of(a, inst_op(a->f, v, i));
        if (to) a->holds[to - 1] |= holds_behind(all, off_of(a, inst_op(a->f, v, i)));
    }
}

/* Where v points, if it is into an object of this function. */
static void address_look(Local *a, ValueId v) {
    const Inst *i = inst_at(a->f, v);
    Ref base = inst_op(a->f, v, 0);
    int64_t by = 0;
    Module *m = a->l->x->m;
    bool moves = i->op == OP_GETELEMENTPTR;
    if (moves && !gep_offset(m, i->aux, inst_ops(a->f, v) + 1, i->nopnd - 1, &by)) by = OFF_ANY;
    int64_t off = off_of(a, base) == OFF_ANY || by == OFF_ANY ? OFF_ANY : off_of(a, base) + by;
    a->root[v] = root_of(a, base);
    a->off[v] = off == (int32_t)off ? (int32_t)off : OFF_ANY;
}

/* What the variables on the stack hold, as far as this function shows. A guess: it only says which calls are
 * better kept apart. */
void objects_look(Local *a) {
    const Fn *f = a->f;
    a->root = mem_alloc((f->inst.n + 1) * sizeof *a->root);
    a->off = mem_alloc((f->inst.n + 1) * sizeof *a->off);
    a->holds = mem_alloc((f->inst.n + 1) * sizeof *a->holds);
    bool clone = a->c && a->c->vec != UINT32_MAX;
    for (ValueId p = 0; p < f->nparam; p++) {
        Holds votes = a->c ? a->l->holds[a->l->x->spaces.base[a->fn] + p] : 0;     /* of all calls */
        a->root[p] = p + 1;
        if (clone) a->holds[p] = a->l->handed.at[a->c->vec + p] >> HANDED_HOLDS_SHIFT;
        else a->holds[p] = votes & HOLDS_UNKNOWN ? 0 : votes;
    }
    each_inst(f, b, v) {
        uint8_t op = inst_at(f, v)->op;
        bool moves = op == OP_GETELEMENTPTR || op == OP_BITCAST || op == OP_FREEZE || op == OP_ADDRSPACECAST;
        if (op == OP_ALLOCA) a->root[v] = v + 1;
        if (moves) address_look(a, v);
        if (op == OP_CALL) call_look(a, v);
        uint32_t to = op == OP_STORE ? alloca_of(a, inst_op(f, v, 1)) : 0;
        if (to && type_is_ptr(a->l->x->m, ref_type(a->l->x->m, f, inst_op(f, v, 0))))
            a->holds[to - 1] |= holds_word(holds_code(local_set(a, v, 0)), off_of(a, inst_op(f, v, 1)));
    }
}

void local_free(Local *a) {
    free(a->set);
    free(a->own);
    free(a->root);
    free(a->off);
    free(a->holds);
}
