/* 2-values.c: the pass `salt` puts expressions into a program that are almost equal to others, without changing what it
 * computes. A value numbering that takes them for equal then computes something else:
 *
 *     %d = sub %a, %b           and  %n = sub %b, %a             the operands are in another order
 *     %c = icmp slt %a, %b      and  %n = icmp sge %a, %b        the predicate is another
 *     %s = add %a, %b           and  %n = add nsw %a, %b         only one of them may be poison
 *     %p = gep i32, %q, %i      and  %n = gep i8, %q, %i         the elements have another size
 *     a load before a store, and one after it that is stored      the store changes what the second one reads */
#include "ir/arith.h"
#include "tests/harness/lab/seam.h"

typedef struct Salt {
    Pass *p;
    Fn *f;
    Edit e;
    VEC(ValueId) done; /* pairs: a value, and what takes its place */
} Salt;

/* Makes a binary operation after v, and after those that were made there before, and returns it. */
static Ref salt_after(Salt *s, ValueId v, enum Op op, TypeId t, Ref a, Ref b) {
    Ref operand[] = {a, b};
    ValueId n = fn_inst(s->f, op, t, operand, 2);
    edit_after(&s->e, v, n);
    return ref_make(REF_VALUE, n);
}

/* Makes a copy of v before it, and returns it. Nothing uses it. */
static ValueId salt_copy(Salt *s, ValueId v) {
    ValueId n = fn_copy_inst(s->f, v);
    edit_before(&s->e, v, n);
    return n;
}

/* Records that `r`, which has the same value as v, takes the place of v in the old instructions. */
static void salt_use(Salt *s, ValueId v, Ref r) {
    vec_push(&s->done, v);
    vec_push(&s->done, ref_index(r));
}

/* Adds the expression that is almost equal to v, if the comment above has one for it. */
static void salt_inst(Salt *s, ValueId v) {
    Inst i = *inst_at(s->f, v);
    TypeId t = i.type;
    Ref self = ref_make(REF_VALUE, v);
    if (i.op == OP_SUB && !i.flags) { /* v + (v + (b - a)) == v */
        Ref n = salt_after(s, v, OP_SUB, t, inst_op(s->f, v, 1), inst_op(s->f, v, 0));
        Ref zero = salt_after(s, v, OP_ADD, t, self, n);
        salt_use(s, v, salt_after(s, v, OP_ADD, t, self, zero));
    } else if (i.op == OP_ICMP && t == T_I1) { /* v & (v ^ !v) == v */
        Ref n = salt_after(s, v, OP_ICMP, t, inst_op(s->f, v, 0), inst_op(s->f, v, 1));
        inst_at(s->f, ref_index(n))->sub = arith_pred_inverse(i.sub);
        inst_at(s->f, ref_index(n))->flags = i.flags;
        Ref both = salt_after(s, v, OP_XOR, t, self, n);
        salt_use(s, v, salt_after(s, v, OP_AND, t, self, both));
    } else if ((i.op == OP_ADD || i.op == OP_MUL) && !i.flags) {
        ValueId n = salt_copy(s, v);
        inst_at(s->f, n)->flags = IF_NUW | IF_NSW;
    } else if (i.op == OP_GETELEMENTPTR && i.nopnd == 2 && i.aux != T_I8) {
        ValueId n = salt_copy(s, v);
        inst_at(s->f, n)->aux = T_I8;
    } else if (i.op == OP_STORE && !(i.flags & IF_VOLATILE) && !i.mem.order) {
        Ref value = inst_op(s->f, v, 0), address = inst_op(s->f, v, 1);
        TypeId type = ref_type(s->p->m, s->f, value);
        ValueId n = fn_inst(s->f, OP_LOAD, type, &address, 1), again = fn_inst(s->f, OP_LOAD, type, &address, 1);
        inst_at(s->f, n)->mem.align = inst_at(s->f, again)->mem.align = i.mem.align;
        edit_before(&s->e, v, n);
        edit_after(&s->e, v, again);
        Ref back[] = {ref_make(REF_VALUE, again), address};
        n = fn_inst(s->f, OP_STORE, T_VOID, back, 2);
        inst_at(s->f, n)->mem.align = i.mem.align;
        edit_after(&s->e, v, n);
    }
}

/* The pass. All that it records takes its place only after every instruction has been visited. */
static bool salt(Pass *p, Fn *f) {
    Salt s = {.p = p, .f = f};
    uint32_t n = f->inst.n;
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) salt_inst(&s, v);
    bool changed = edit_commit(&s.e);
    Ref *now = mem_alloc((n + 1) * sizeof *now);
    for (uint32_t i = 0; i < s.done.n; i += 2) now[s.done.at[i]] = ref_make(REF_VALUE, s.done.at[i + 1]);
    each_inst(f, b, v)
        for (uint32_t k = 0; v < n && k < inst_at(f, v)->nopnd; k++) { /* the old instructions only */
            Ref r = inst_op(f, v, k);
            if (ref_is(r, REF_VALUE) && ref_index(r) < n && now[ref_index(r)].x) inst_ops(f, v)[k] = now[ref_index(r)];
        }
    free(now);
    vec_free(&s.done);
    return changed;
}

const PassRow lab_more_rows[] = {
    {"salt", salt, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "add expressions that are almost equal to others"},
    {0},
};
