/* loop-indices: lets a loop count by an index where a pointer walks through an array in a local struct, up to an end
 * that an index computes.
 *
 *    %e = getelementptr inbounds float, ptr %a, i64 %n
 *    %p = phi ptr [ %a, %entry ], [ %q, %body ]           %i = phi i64 [ 0, %entry ], [ %j, %body ]
 *    %c = icmp ne ptr %p, %e                              %p = getelementptr inbounds float, ptr %a, i64 %i
 *    br i1 %c, label %body, label %done                   %c = icmp ult i64 %i, %n
 *    ...                                                  ...
 *    %q = getelementptr inbounds float, ptr %p, i64 1     %j = add nuw nsw i64 %i, 1
 *
 * Such is what C++ makes of `for (float &x : v)`, if v is a struct { float at[8]; int n; } with begin() and end().
 * Nothing bounds the pointer but the array, and it might walk into the field %n, so neither could be a register. The
 * range of the index is that of %n, which sroa finds (sroa_fields.c). (LLVM: IndVarSimplify, which expresses pointers
 * by their counters.) A pointer into memory that stays costs less than an index, so other pointers are left alone.
 *
 * The loop is left when the index is %n. Since it counts by one from 0 and each iteration tests it, it is below %n
 * until then, so the test may be ult, which bounds it. Counting in a loop that tests at its end is wrong if %n is 0,
 * and replacing a test that some iterations skip is wrong, too: the pointer may be beyond %e then. Both address
 * computations must be inbounds: a pointer that wraps around could meet %e with another index.
 *
 * Needs the cfg. Keeps the blocks. */
#include "analysis/loops.h"
#include "transform/pass.h"

enum { WALK_MAX = 16 };

typedef struct LoopIndices {
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    Edit e;
    uint64_t n; /* statistics: pointers replaced */
} LoopIndices;

/* A pointer that walks through an array: the phi, its step, and the index of the phi's entry for the first element, 0
 * or 2. */
typedef struct WalkingPointer {
    ValueId phi, next;
    uint32_t start;
} WalkingPointer;

/* Returns what address r is derived from by casts and getelementptrs with constant indices; sets *at to the
 * distance. */
static Ref base_of(const LoopIndices *l, Ref r, int64_t *at) {
    *at = 0;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE) && ref_index(r) >= l->f->nparam; steps++) {
        const Inst *i = inst_at(l->f, ref_index(r));
        int64_t by = 0;
        bool moves = i->op == OP_GETELEMENTPTR && type_is_ptr(l->m, i->type) &&
                     gep_offset(l->m, i->aux, inst_ops(l->f, ref_index(r)) + 1, i->nopnd - 1, &by) &&
                     !__builtin_add_overflow(*at, by, at);
        if (!moves && i->op != OP_ADDRSPACECAST && i->op != OP_BITCAST) break;
        r = inst_op(l->f, ref_index(r), 0);
    }
    return r;
}

/* Reports whether r is a local variable that is a struct with several fields, or has nothing but one in it. */
static bool is_struct(const LoopIndices *l, Ref r) {
    if (!ref_is_inst(l->f, r, OP_ALLOCA) || inst_at(l->f, ref_index(r))->nopnd) return false;
    TypeId t = inst_at(l->f, ref_index(r))->aux;
    for (int steps = 0; steps < WALK_MAX && type_kind(l->m, t) == TY_STRUCT; steps++) {
        if (type_at(l->m, t)->nelem != 1) return type_at(l->m, t)->nelem > 1;
        t = type_elem(l->m, t, 0);
    }
    return false;
}

/* Reports whether r is a getelementptr inbounds with one index, into an array of elements of type t. A pointer to
 * elements without a size would be at the end already. */
static bool is_element(const LoopIndices *l, Ref r, TypeId t) {
    if (!ref_is_inst(l->f, r, OP_GETELEMENTPTR) || !type_size(l->m, t)) return false;
    const Inst *i = inst_at(l->f, ref_index(r));
    return i->nopnd == 2 && i->aux == t && i->flags & IF_INBOUNDS && type_is_ptr(l->m, i->type) &&
           type_is_int(l->m, ref_type(l->m, l->f, inst_op(l->f, ref_index(r), 1)));
}

/* Sets *w and returns true if r is a phi in the header of the loop that steps to the next element of type t in each
 * iteration. */
static bool walks(const LoopIndices *l, uint32_t loop, Ref r, TypeId t, WalkingPointer *w) {
    uint64_t by;
    if (!ref_is_inst(l->f, r, OP_PHI) || l->cfg->block_of[ref_index(r)] != l->loops.loop.at[loop].header) return false;
    if (inst_at(l->f, ref_index(r))->nopnd != 4) return false;
    uint32_t latch = loop_has_block(&l->loops, loop, ref_index(inst_op(l->f, ref_index(r), 1))) ? 0 : 2;
    Ref next = inst_op(l->f, ref_index(r), latch);
    if (!is_element(l, next, t) || !ref_same(inst_op(l->f, ref_index(next), 0), r)) return false;
    *w = (WalkingPointer){ref_index(r), ref_index(next), 2 - latch};
    return ref_int(l->m, inst_op(l->f, ref_index(next), 1), &by) && by == 1;
}

/* Replaces the phi of w by an address with an index, which counts up to `end`, and test c by one of the index. */
static void walk_replace(LoopIndices *l, const WalkingPointer *w, Ref end, ValueId c) {
    const Inst next = *inst_at(l->f, w->next);
    TypeId type = ref_type(l->m, l->f, end);
    Ref entry[4], sum[2] = {REF_NULL, const_int(l->m, type, 1)};
    for (uint32_t k = 0; k < 4; k++) entry[k] = inst_op(l->f, w->phi, k);
    Ref begin = entry[w->start], step = edit_make(&l->e, w->next, OP_ADD, type, sum, 2);
    inst_at(l->f, ref_index(step))->flags |= IF_NUW | IF_NSW;
    entry[w->start] = const_int(l->m, type, 0);
    entry[2 - w->start] = step;
    Ref index = edit_make(&l->e, w->phi, OP_PHI, type, entry, 4);
    sum[0] = index;
    fn_set_operands(l->f, ref_index(step), sum, 2);
    ValueId address = fn_inst(l->f, OP_GETELEMENTPTR, next.type, (Ref[]){begin, index}, 2);
    inst_at(l->f, address)->aux = next.aux;
    inst_at(l->f, address)->flags |= IF_INBOUNDS;
    inst_copy_origin(l->f, address, w->phi);
    edit_front(&l->e, l->cfg->block_of[w->phi], address);
    edit_replace(&l->e, w->phi, ref_make(REF_VALUE, address));
    edit_delete(&l->e, w->phi);
    Ref test = edit_make(&l->e, c, OP_ICMP, T_I1, (Ref[]){index, end}, 2);
    inst_at(l->f, ref_index(test))->sub = inst_at(l->f, c)->sub == ICMP_NE ? ICMP_ULT : ICMP_UGE;
    edit_replace(&l->e, c, test);
    edit_delete(&l->e, c);
    l->n++;
}

/* Replaces the pointer whose test ends the loop at its header, if it is one that walks to an index. */
static void loop_visit(LoopIndices *l, uint32_t loop) {
    BlockId b = l->loops.loop.at[loop].header;
    ValueId t = block_term(l->f, b);
    if (inst_at(l->f, t)->op != OP_BR || inst_at(l->f, t)->nopnd != 3) return;
    Ref test = inst_op(l->f, t, 0);
    if (!ref_is_inst(l->f, test, OP_ICMP) || l->cfg->block_of[ref_index(test)] != b) return;
    uint8_t pred = inst_at(l->f, ref_index(test))->sub;
    BlockId equal = ref_index(inst_op(l->f, t, pred == ICMP_EQ ? 1 : 2));
    if ((pred != ICMP_EQ && pred != ICMP_NE) || loop_has_block(&l->loops, loop, equal)) return;
    for (uint32_t k = 0; k < 2; k++) {
        Ref end = inst_op(l->f, ref_index(test), 1 - k);
        WalkingPointer w;
        int64_t from, to;
        uint64_t fixed;
        if (!ref_is_inst(l->f, end, OP_GETELEMENTPTR)) continue;
        const Inst *e = inst_at(l->f, ref_index(end));
        if (loop_has_block(&l->loops, loop, l->cfg->block_of[ref_index(end)]) || !is_element(l, end, e->aux)) continue;
        if (!walks(l, loop, inst_op(l->f, ref_index(test), k), e->aux, &w)) continue;
        Ref base = base_of(l, inst_op(l->f, w.phi, w.start), &from), index = inst_op(l->f, ref_index(end), 1);
        if (!ref_same(base, base_of(l, inst_op(l->f, ref_index(end), 0), &to)) || from != to) continue;
        if (!is_struct(l, base) || ref_int(l->m, index, &fixed)) continue;
        walk_replace(l, &w, index, ref_index(test));
        return;
    }
}

bool pass_loop_indices(Pass *p, Fn *f) {
    LoopIndices l = {.m = p->m, .f = f, .cfg = p->cfg};
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    loops_build(&l.loops, p->cfg);
    edit_begin(&l.e, p->m, f);
    for (uint32_t i = 0; i < l.loops.loop.n; i++) loop_visit(&l, i);
    bool changed = edit_commit(&l.e);
    pass_stat(p, "walking pointers replaced by indices", l.n);
    loops_free(&l.loops);
    return changed;
}
