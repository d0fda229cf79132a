/* ipmsp_context.c: computes the facts about values in one context, that is, in a function whose parameters have the
 * given spaces; and guesses the contents of the objects that it passes to its callees. The guess ignores aliases and
 * control flow: it only decides which clones are worth it. See ipmsp_partition.h. Linear in the instructions of the
 * function. */
#include "transform/ipmsp/ipmsp_partition.h"

SpaceSet context_operand_set(const ContextFacts *a, ValueId v, uint32_t i) {
    Ref r = inst_op(a->f, v, i);
    SpaceSet use = spaces_use(a->l->x->spaces, a->fn, v, i);
    if (!a->set || !ref_is(r, REF_VALUE) || !a->derived[ref_index(r)]) return use;
    SpaceSet derived = a->set[ref_index(r)];
    /* the set of the analysis if it is smaller, because a test may have narrowed it at v */
    return derived & ~use & SET_SPACES ? use : derived;
}

/* Returns the set of v, for which ipmsp_forwards holds, in this context: the join of the sets of the operands that
 * it is derived from; for a call, of the set of the callee's results and the sets of the arguments that the callee
 * returns. */
static SpaceSet transfer(const ContextFacts *a, ValueId v) {
    const Inst *i = inst_at(a->f, v);
    SpaceSet r = 0;
    uint32_t first = i->op == OP_SELECT, end = i->op == OP_GETELEMENTPTR ? 1 : i->nopnd;
    if (i->op == OP_CALL) {
        SymId callee = call_target(a->l->x->m, a->f, v);
        r = spaces_result(a->l->x->spaces, callee);
        for (uint64_t m = a->l->x->spaces->through[callee]; m; m &= m - 1)
            r |= context_operand_set(a, v, (uint32_t)__builtin_ctzll(m));
        return r;
    }
    for (uint32_t k = first; k < end; k++)
        if (!ref_is(inst_op(a->f, v, k), REF_BLOCK)) r |= context_operand_set(a, v, k);
    return r;
}

void context_solve(ContextFacts *a) {
    const Fn *f = a->f;
    const Uses *uses = fn_uses(f);
    a->set = mem_alloc(f->inst.n + 1);
    a->derived = mem_alloc(f->inst.n + 1);
    for (ValueId p = 0; p < f->nparam; p++) {
        uint32_t space = a->l->fact_pool.at[a->c->facts + p] & PARAM_FACT_SPACE;
        if (space == SPACE_ANY) continue;
        a->derived[p] = 1;
        a->set[p] = space_set(space);
        vec_push(&a->work, p);
    }
    while (a->work.n) { /* mark the values that are derived from the known parameters */
        ValueId v = vec_pop(&a->work);
        for (uint32_t u = uses->first[v]; u < uses->first[v + 1]; u++) {
            if (a->derived[uses->at[u]] || !ipmsp_forwards(a->l->x, f, uses->at[u])) continue;
            a->derived[uses->at[u]] = 1;
            vec_push(&a->work, uses->at[u]);
        }
    }
    each_inst(f, b, v)
        if (a->derived[v]) vec_push(&a->work, v);
    while (a->work.n) { /* then solve for the sets, to the fixed point */
        ValueId v = vec_pop(&a->work);
        SpaceSet now = transfer(a, v);
        if (now == a->set[v]) continue;
        a->set[v] = now;
        for (uint32_t u = uses->first[v]; u < uses->first[v + 1]; u++)
            if (a->derived[uses->at[u]]) vec_push(&a->work, uses->at[u]);
    }
    vec_free(&a->work);
}

/* ------------------------------------------------------------------------------------ contents of objects */

/* Returns a set in the encoding of one word of Contents: the bits of global, shared, constant and local, and
 * CONTENTS_OTHER for all other spaces. */
static uint8_t contents_code(SpaceSet set) {
    uint8_t known = SET_GLOBAL | SET_SHARED | SET_CONST | SET_LOCAL;
    return (uint8_t)((set & known) | (set & SET_SPACES & ~known ? CONTENTS_OTHER : 0));
}

/* Returns 1 + the alloca or parameter into whose object r points; 0 if that is unknown. */
static uint32_t root_of(const ContextFacts *a, Ref r) { return ref_is(r, REF_VALUE) ? a->root[ref_index(r)] : 0; }

/* Returns 1 + the alloca into which r points; 0 if that is unknown or no alloca. */
static uint32_t alloca_of(const ContextFacts *a, Ref r) {
    uint32_t root = root_of(a, r);
    return root && inst_at(a->f, root - 1)->op == OP_ALLOCA ? root : 0;
}

/* Returns the offset of r in the object of root_of(a, r) in bytes; OFF_ANY if it is unknown. The result means nothing
 * if root_of(a, r) is 0. */
static int32_t off_of(const ContextFacts *a, Ref r) { return ref_is(r, REF_VALUE) ? a->off[ref_index(r)] : 0; }

enum { WORD_BYTES = 8, CONTENTS_WORD_MASK = (1 << CONTENTS_BITS) - 1 };
#define CONTENTS_ALL (((Contents)1 << CONTENTS_BITS * CONTENTS_WORDS) - 1)

/* Returns the join of all words of h. */
static uint8_t contents_any(Contents h) {
    uint8_t any = 0;
    for (; h; h >>= CONTENTS_BITS) any |= h & CONTENTS_WORD_MASK;
    return any;
}

/* Returns contents with `code` in all words from the one at byte offset `off` on; in all words if the offset is
 * negative or OFF_ANY. */
static Contents contents_from(uint8_t code, int32_t off) {
    Contents h = 0;
    int32_t first = off < 0 ? 0 : off / WORD_BYTES < CONTENTS_WORDS ? off / WORD_BYTES : CONTENTS_WORDS - 1;
    for (int32_t w = first; w < CONTENTS_WORDS; w++) h |= (Contents)code << CONTENTS_BITS * w;
    return h;
}

/* Returns contents with `code` in the word at byte offset `off` only; in all words if the offset is negative or
 * OFF_ANY. */
static Contents contents_word(uint8_t code, int32_t off) {
    Contents rest = contents_from(code, off);
    if (off < 0) return rest;
    int32_t next = off / WORD_BYTES + 1;
    return next < CONTENTS_WORDS ? rest & ~((Contents)CONTENTS_ALL << CONTENTS_BITS * next) : rest;
}

/* Returns the contents h of an object, renumbered so that word 0 is the word at byte offset `off`; nothing is known of
 * words before the object if `off` is negative. If `off` is OFF_ANY, every word may be any word of h. */
static Contents contents_shift(Contents h, int32_t off) {
    if (off == OFF_ANY) return contents_from(contents_any(h), 0);
    Contents last = h & ~(CONTENTS_ALL >> CONTENTS_BITS);
    int32_t words = off / WORD_BYTES;
    for (int32_t w = 0; w < words && w < CONTENTS_WORDS; w++) h = h >> CONTENTS_BITS | last;
    for (int32_t w = 0; w > words && w > -CONTENTS_WORDS; w--) h = h << CONTENTS_BITS & CONTENTS_ALL;
    return h;
}

/* Returns the contents of an object that has another object with contents h at byte offset `off` and nothing else. If
 * the offset is negative or OFF_ANY, every word may be any word of h. */
static Contents contents_insert(Contents h, int32_t off) {
    if (off < 0) return contents_from(contents_any(h), 0);
    for (int32_t w = 0; w < off / WORD_BYTES && w < CONTENTS_WORDS; w++)
        h = (h << CONTENTS_BITS & CONTENTS_ALL) | (h & ~(CONTENTS_ALL >> CONTENTS_BITS));
    return h;
}

Contents context_contents(ContextFacts *a, Ref r) {
    uint32_t root = root_of(a, r);
    return root ? contents_shift(a->contents[root - 1], off_of(a, r)) : 0;
}

/* Returns the contents that r gives to an object as its initialiser (depth 0), or as a part of it. Ignores parts nested
 * more than 4 deep and elements beyond the first CONTENTS_WORDS. */
static Contents initial_contents(const ContextFacts *a, Ref r, uint32_t depth) {
    Module *m = a->l->x->m;
    TypeId t = ref_type(m, NULL, r);
    if (type_is_ptr(m, t)) return contents_word(contents_code((SpaceSet)spaces_const_fact(a->l->x->spaces, r)), 0);
    if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_AGG || depth > 3) return 0;
    uint32_t first = const_at(m, r)->first, n = const_at(m, r)->n;
    bool fields = type_kind(m, t) == TY_STRUCT;
    Contents all = 0;
    for (uint32_t i = 0; i < n && i < CONTENTS_WORDS; i++) {
        uint64_t off = fields ? type_field_offset(m, t, i) : i * type_size(m, type_elem(m, t, 0));
        int32_t at = off < INT32_MAX ? (int32_t)off : INT32_MAX;
        all |= contents_insert(initial_contents(a, m->const_elem.at[first + i], depth + 1), at);
    }
    return all;
}

/* Returns the contents of the object that the constant address r points into, where word 0 is the one that r points to:
 * those that its initialiser gives to a constant variable, and 0 for any other address. */
static Contents constant_contents(const ContextFacts *a, Ref r) {
    Module *m = a->l->x->m;
    int64_t off = 0, by;
    while (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR) {
        const Const *c = const_at(m, r);
        const Ref *op = &m->const_elem.at[c->first];
        bool moves = c->op == OP_GETELEMENTPTR;
        if (!moves && c->op != OP_ADDRSPACECAST && c->op != OP_BITCAST) return 0;
        if (moves && (!gep_offset(m, c->aux, op + 1, c->n - 1, &by) || __builtin_add_overflow(off, by, &off))) return 0;
        r = op[0];
    }
    const Sym *s = ref_is(r, REF_SYM) ? &m->sym.at[ref_index(r)] : NULL;
    if (!s || s->kind != SYM_VAR || !s->defined || !s->constant || off != (int32_t)off) return 0;
    return contents_shift(initial_contents(a, s->init, 0), (int32_t)off);
}

/* Joins the contents of what the memcpy or memmove v copies (the whole source if its length is not constant) into those
 * of its destination, if that is an alloca. */
static void copy_visit(ContextFacts *a, ValueId v) {
    Ref from = inst_op(a->f, v, 1);
    uint32_t to = alloca_of(a, inst_op(a->f, v, 0));
    uint64_t size;
    Contents what = ref_is(from, REF_VALUE) ? context_contents(a, from) : constant_contents(a, from);
    if (!to) return;
    if (ref_int(a->l->x->m, inst_op(a->f, v, 2), &size) && size < WORD_BYTES * CONTENTS_WORDS)
        what &= ~(CONTENTS_ALL << CONTENTS_BITS * (size / WORD_BYTES));
    a->contents[to - 1] |= contents_insert(what, off_of(a, inst_op(a->f, v, 0)));
}

/* Guesses the effect of call v on the contents of allocas. A memcpy copies contents; other intrinsics have no
 * effect. Any other function is assumed to store the pointers among its arguments into the allocas among its
 * arguments, as a constructor does. */
static void call_visit(ContextFacts *a, ValueId v) {
    const Module *m = a->l->x->m;
    uint32_t row = call_intrinsic(m, a->f, v), n = call_nargs(a->f, v);
    if (row) {
        if (intrinsic_at(row)->flags & INF_COPY) copy_visit(a, v);
        return;
    }
    uint8_t all = 0; /* the pointers that point into no alloca of this function */
    for (uint32_t i = 0; i < n; i++) {
        Ref arg = inst_op(a->f, v, i);
        bool other = type_is_ptr(m, ref_type(m, a->f, arg)) && !alloca_of(a, arg);
        if (other) all |= contents_code(context_operand_set(a, v, i));
    }
    for (uint32_t i = 0; i < n; i++) {
        uint32_t to = alloca_of(a, inst_op(a->f, v, i));
        if (to) a->contents[to - 1] |= contents_from(all, off_of(a, inst_op(a->f, v, i)));
    }
}

/* Sets a->root of v, a getelementptr, cast or freeze, to that of its base, and a->off to that of its base plus the
 * offset of its indices; to OFF_ANY if an index is not constant, or the sum does not fit. */
static void address_visit(ContextFacts *a, ValueId v) {
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

void context_contents_find(ContextFacts *a) {
    const Fn *f = a->f;
    a->root = mem_alloc((f->inst.n + 1) * sizeof *a->root);
    a->off = mem_alloc((f->inst.n + 1) * sizeof *a->off);
    a->contents = mem_alloc((f->inst.n + 1) * sizeof *a->contents);
    bool clone = a->c && a->c->facts != ORIGINAL;
    for (ValueId p = 0; p < f->nparam; p++) {
        /* the join over all calls */
        Contents passed = a->c ? a->l->contents[a->l->x->spaces->base[a->fn] + p] : 0;
        a->root[p] = p + 1;
        if (clone) a->contents[p] = a->l->fact_pool.at[a->c->facts + p] >> PARAM_FACT_CONTENTS;
        else a->contents[p] = passed & CONTENTS_UNKNOWN ? 0 : passed;
    }
    each_inst(f, b, v) {
        uint8_t op = inst_at(f, v)->op;
        bool moves = op == OP_GETELEMENTPTR || op == OP_BITCAST || op == OP_FREEZE || op == OP_ADDRSPACECAST;
        if (op == OP_ALLOCA) a->root[v] = v + 1;
        if (moves) address_visit(a, v);
        if (op == OP_CALL) call_visit(a, v);
        uint32_t to = op == OP_STORE ? alloca_of(a, inst_op(f, v, 1)) : 0;
        if (to && type_is_ptr(a->l->x->m, ref_type(a->l->x->m, f, inst_op(f, v, 0))))
            a->contents[to - 1] |=
                contents_word(contents_code(context_operand_set(a, v, 0)), off_of(a, inst_op(f, v, 1)));
    }
}

void context_free(ContextFacts *a) {
    free(a->set);
    free(a->derived);
    free(a->root);
    free(a->off);
    free(a->contents);
}
