/* 6-casts.c: the pass `expose` makes an instruction of each cast inside a constant expression, so that there is one
 * kind of cast to fold. The pass `plant` adds casts. Neither changes what a program computes.
 *
 *     store %v, %a                       with %a in a specific space, becomes
 *
 *     %g = addrspacecast %a to ptr       the address is made generic and back
 *     %b = addrspacecast ptr %g to ptr addrspace(s)
 *     %z = addrspacecast ptr addrspace(3) null to ptr
 *     %n = icmp eq ptr %z, null          false: address 0 of shared memory is an object
 *     %o = addrspacecast ptr %z to ptr addrspace(1)
 *     %m = icmp eq ptr addrspace(1) %o, null             false, too
 *     %x = xor %v, 1
 *     %w = select %n | %m, %x, %v
 *     store %w, ptr %g                   or %b, or %a. For shared memory, %g is tested in the place of %z. */
#include "tests/harness/lab/seam.h"

typedef struct CastPlanter {
    Pass *p;
    Fn *f;
    Edit e;
    uint32_t count; /* the stores seen so far; each third one gets the same address */
} CastPlanter;

/* Makes an instruction before v, and returns it. */
static Ref plant_before(CastPlanter *d, ValueId v, enum Op op, TypeId t, const Ref *operand, uint32_t n) {
    ValueId made = fn_inst(d->f, op, t, operand, n);
    edit_before(&d->e, v, made);
    return ref_make(REF_VALUE, made);
}

/* Makes a cast of r to a pointer into `space` before v. */
static Ref cast_before(CastPlanter *d, ValueId v, Ref r, uint32_t space) {
    return plant_before(d, v, OP_ADDRSPACECAST, type_ptr(d->p->m, space), &r, 1);
}

/* Makes `r == null` before v. */
static Ref test_before(CastPlanter *d, ValueId v, Ref r) {
    Ref operand[] = {r, const_zero(d->p->m, ref_type(d->p->m, d->f, r))};
    Ref made = plant_before(d, v, OP_ICMP, T_I1, operand, 2);
    inst_at(d->f, ref_index(made))->sub = ICMP_EQ;
    return made;
}

/* Changes store v as described above. Does nothing unless its address is in global, shared or local memory; a value
 * that is no integer stays as it is. */
static void plant_store(CastPlanter *d, ValueId v) {
    Module *m = d->p->m;
    Ref value = inst_op(d->f, v, 0), address = inst_op(d->f, v, 1);
    TypeId t = ref_type(m, d->f, value);
    uint32_t space = ref_space(m, d->f, address), way = d->count++ % 3;
    if (space != SPACE_GLOBAL && space != SPACE_SHARED && space != SPACE_LOCAL) return;
    Ref generic = cast_before(d, v, address, SPACE_GENERIC);
    if (type_is_int(m, t)) {
        bool shared = space == SPACE_SHARED;
        Ref first = shared ? generic : cast_before(d, v, const_zero(m, type_ptr(m, SPACE_SHARED)), SPACE_GENERIC);
        Ref other = cast_before(d, v, first, SPACE_GLOBAL);
        Ref either[] = {test_before(d, v, first), test_before(d, v, other)};
        Ref changed[] = {value, const_int(m, t, 1)};
        Ref choice[] = {plant_before(d, v, OP_OR, T_I1, either, 2), plant_before(d, v, OP_XOR, t, changed, 2), value};
        inst_ops(d->f, v)[0] = plant_before(d, v, OP_SELECT, t, choice, 3);
    }
    inst_ops(d->f, v)[1] = way == 0 ? generic : way == 1 ? cast_before(d, v, generic, space) : address;
}

/* Changes the plain stores of a function, except a planted one. Returns whether it has any. */
static bool plant(Pass *p, Fn *f) {
    CastPlanter d = {.p = p, .f = f};
    if (!strncmp(sym_text(p->m, f->sym), "lab.", 4)) return false; /* their casts are counted */
    edit_begin(&d.e, p->m, f);
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_STORE && access_is_plain(inst_at(f, v))) plant_store(&d, v);
    d.e.changed |= d.count != 0;
    return edit_commit(&d.e);
}

/* Makes instructions before v of the casts between spaces in constant r, and of the addresses that are computed from
 * them. Returns what takes the place of r; r itself if it has no casts. */
static Ref expose_constant(CastPlanter *d, ValueId v, Ref r) {
    Module *m = d->p->m;
    if (!ref_is(r, REF_CONST)) return r;
    Const c = *const_at(m, r);
    if (c.kind != CONST_EXPR || (c.op != OP_ADDRSPACECAST && c.op != OP_GETELEMENTPTR)) return r;
    Ref first = m->const_elem.at[c.first], base = expose_constant(d, v, first);
    if (c.op == OP_GETELEMENTPTR && ref_same(base, first)) return r;
    Ref *operand = mem_copy(&m->const_elem.at[c.first], c.n * sizeof *operand);
    operand[0] = base;
    Ref made = plant_before(d, v, c.op, c.type, operand, c.n);
    inst_at(d->f, ref_index(made))->flags = c.flags;
    inst_at(d->f, ref_index(made))->aux = c.aux;
    free(operand);
    return made;
}

/* Exposes the casts in the operands of loads, stores, getelementptrs, selects and comparisons. */
static bool expose(Pass *p, Fn *f) {
    CastPlanter d = {.p = p, .f = f};
    edit_begin(&d.e, p->m, f);
    each_inst(f, b, v) {
        enum Op op = inst_at(f, v)->op;
        if (op != OP_LOAD && op != OP_STORE && op != OP_GETELEMENTPTR && op != OP_SELECT && op != OP_ICMP) continue;
        for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) {
            Ref was = inst_op(f, v, k), now = expose_constant(&d, v, was);
            inst_ops(f, v)[k] = now;
            d.e.changed |= !ref_same(was, now);
        }
    }
    return edit_commit(&d.e);
}

const PassRow lab_more_rows[] = {
    {"expose", expose, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "make instructions of casts in constants"},
    {"plant", plant, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "add casts, there and back"},
    {0},
};
