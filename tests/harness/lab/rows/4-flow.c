/* 4-flow.c: the pass `stress-flow` makes programs depend on facts about signs and live variables, without changing what
 * they compute.
 *
 *     %x = add i32 %a, %b          then, in place of %x, %x + e, where e is 0: it compares the outcomes of `icmp slt %x, 0` and
 *                                  `icmp eq %x, 0`, which signs may decide, with `lshr %x, 31` and `icmp ugt %x, 0`, which
 *                                  they do not; and the same for an addition of numbers whose signs are certain
 *     %p = phi [ %a, %l ], ...     a variable: stored at the end of each predecessor, loaded here */
#include "tests/harness/lab/seam.h"

typedef struct FlowStress {
    Pass *p;
    Fn *f;
    Edit e;
} FlowStress;

/* Makes an instruction of one operand, or of two if b is not REF_NULL, after v and those that were made there
 * before. sub: the predicate of a comparison, else 0. */
static Ref stress_make(FlowStress *s, ValueId v, enum Op op, TypeId t, Ref a, Ref b, uint8_t sub) {
    Ref operand[] = {a, b};
    ValueId n = fn_inst(s->f, op, t, operand, b.x ? 2 : 1);
    inst_at(s->f, n)->sub = sub;
    edit_after(&s->e, v, n);
    return ref_make(REF_VALUE, n);
}

/* Returns the result, zero-extended to type t, of a comparison of r, which has that type, with zero. */
static Ref stress_test(FlowStress *s, ValueId v, TypeId t, uint8_t predicate, Ref r) {
    Ref c = stress_make(s, v, OP_ICMP, T_I1, r, const_zero(s->p->m, t), predicate);
    return stress_make(s, v, OP_ZEXT, t, c, REF_NULL, 0);
}

/* Returns a value that is always 0, computed from the sign of r in two ways. */
static Ref stress_zero(FlowStress *s, ValueId v, TypeId t, Ref r) {
    Module *m = s->p->m;
    Ref below = stress_test(s, v, t, ICMP_SLT, r), zero = stress_test(s, v, t, ICMP_EQ, r);
    Ref above = stress_test(s, v, t, ICMP_UGT, r);
    Ref top = stress_make(s, v, OP_LSHR, t, r, const_int(m, t, type_bits(m, t) - 1), 0);
    Ref a = stress_make(s, v, OP_XOR, t, below, top, 0), b = stress_make(s, v, OP_XOR, t, zero, above, 0);
    b = stress_make(s, v, OP_XOR, t, b, const_int(m, t, 1), 0);
    return stress_make(s, v, OP_OR, t, a, b, 0);
}

/* Returns r with some bits changed, so that it is certainly negative if `negative`, or else certainly positive. */
static Ref stress_certain(FlowStress *s, ValueId v, TypeId t, Ref r, bool negative) {
    uint32_t bits = type_bits(s->p->m, t);
    if (negative) {
        Ref top = stress_make(s, v, OP_SHL, t, const_int(s->p->m, t, 1), const_int(s->p->m, t, bits - 1), 0);
        return stress_make(s, v, OP_OR, t, r, bits <= 64 ? const_int(s->p->m, t, UINT64_C(1) << (bits - 1)) : top, 0);
    }
    Ref half = stress_make(s, v, OP_AND, t, r,
                           const_int(s->p->m, t, bits <= 64 ? (UINT64_C(1) << (bits - 1)) - 1 : UINT32_MAX), 0);
    return stress_make(s, v, OP_OR, t, half, const_int(s->p->m, t, 1), 0);
}

/* Returns what takes the place of integer v: v plus a value that is always 0. An addition, subtraction or
 * multiplication is also done with operands whose signs are certain, for a second such value. */
static Ref stress_sign(FlowStress *s, ValueId v) {
    const Inst i = *inst_at(s->f, v);
    Ref r = ref_make(REF_VALUE, v), zero = stress_zero(s, v, i.type, r);
    if (i.op == OP_ADD || i.op == OP_SUB || i.op == OP_MUL) {
        Ref a = stress_certain(s, v, i.type, inst_op(s->f, v, 0), v & 4),
            b = stress_certain(s, v, i.type, inst_op(s->f, v, 1), v & 8);
        Ref again = stress_zero(s, v, i.type, stress_make(s, v, i.op, i.type, a, b, 0));
        zero = stress_make(s, v, OP_OR, i.type, zero, again, 0);
    }
    return stress_make(s, v, OP_ADD, i.type, r, zero, 0);
}

/* Makes a variable of phi v in block b. Returns the load that takes its place; the phi itself stays. */
static Ref stress_phi(FlowStress *s, BlockId b, ValueId v) {
    TypeId t = inst_at(s->f, v)->type;
    ValueId var = fn_inst(s->f, OP_ALLOCA, type_ptr(s->p->m, SPACE_GENERIC), NULL, 0);
    inst_at(s->f, var)->aux = t;
    edit_front(&s->e, 0, var);
    for (uint32_t k = 0; k < phi_count(s->f, v); k++) {
        Ref operand[] = {phi_value(s->f, v, k), ref_make(REF_VALUE, var)};
        edit_end(&s->e, phi_block(s->f, v, k), fn_inst(s->f, OP_STORE, T_VOID, operand, 2));
    }
    Ref address = ref_make(REF_VALUE, var);
    ValueId load = fn_inst(s->f, OP_LOAD, t, &address, 1);
    edit_front(&s->e, b, load);
    return ref_make(REF_VALUE, load);
}

/* The pass. By their numbers, it takes every second phi, and two of three of the integer additions, subtractions,
 * multiplications, sign extensions, ands and ors. */
static bool stress_flow(Pass *p, Fn *f) {
    FlowStress s = {.p = p, .f = f};
    uint32_t n = f->inst.n;
    Ref *now = mem_alloc((n + 1) * sizeof *now);
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        const Inst i = *inst_at(f, v);
        bool number = type_is_int(p->m, i.type) && type_bits(p->m, i.type) > 1;
        if (v >= n) continue;
        if (i.op == OP_PHI && v % 2 && (number || type_is_fp(p->m, i.type) || i.type == T_PTR))
            now[v] = stress_phi(&s, b, v);
        else if (number && i.op != OP_PHI && v % 3 &&
                 (i.op == OP_MUL || i.op == OP_SUB || i.op == OP_ADD || i.op == OP_SEXT || i.op == OP_AND ||
                  i.op == OP_OR))
            now[v] = stress_sign(&s, v);
    }
    bool changed = edit_commit(&s.e);
    each_inst(f, b, v) {
        bool own =
            v >= n && inst_at(f, v)->op != OP_STORE; /* the values that the new instructions test are the old ones */
        for (uint32_t k = 0; !own && k < inst_at(f, v)->nopnd; k++) {
            Ref r = inst_op(f, v, k);
            if (ref_is(r, REF_VALUE) && ref_index(r) < n && now[ref_index(r)].x) inst_ops(f, v)[k] = now[ref_index(r)];
        }
    }
    free(now);
    return changed;
}

const PassRow lab_more_rows[] = {
    {"stress-flow", stress_flow, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "",
     "make a program depend on signs and variables"},
    {0},
};
