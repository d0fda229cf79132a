/* select-gep.c: getelementptr. Constant indices only add to the offset that the result remembers, and end up in the address of
 * the access; each variable index becomes one multiply (mul.wide where it was extended from 32 bits) and one add. */
#include "ptx/select.h"

/* index * size in the pointer's class, sign-extended to it */
static Opd scaled(Emit *e, Ref index, uint32_t lane, uint64_t size, enum RegClass cls) {
    const Inst *in = ref_is(index, REF_VALUE) ? inst_at(e->f, ref_index(index)) : NULL;
    bool extended = in && (in->op == OP_SEXT || in->op == OP_ZEXT), is_signed = !(extended && in->op == OP_ZEXT);
    Ref narrow = extended ? inst_op(e->f, ref_index(index), 0) : index;
    Comps c = comps_of(e, ref_type(e->m, e->f, narrow));
    bool wide = c.n > lane && c.at[lane].bits == 32 && cls == RC_B64;
    if (wide && size > 1 && size <= INT32_MAX) {
        Opd d = reg_new(e, RC_B64), a = val_reg(e, narrow, lane);
        put(e, is_signed ? "mul.wide.s32 $o, $o, $u" : "mul.wide.u32 $o, $o, $u", d, a, (uint32_t)size);
        return d;
    }
    Opd i;
    if (in && e->mark.at[ref_index(index)] & MARK_FOLDED)
        i = is_signed ? val_sext(e, narrow, lane, cls) : val_zext(e, narrow, lane, cls);
    else if (comps_of(e, ref_type(e->m, e->f, index)).at[lane].bits > (cls == RC_B64 ? 64 : 32))
        i = opd_resize(e, val_use(e, index, lane), cls);
    else if (comps_of(e, ref_type(e->m, e->f, index)).at[lane].cls > cls)
        i = opd_resize(e, val_use(e, index, lane), cls);
    else
        i = val_sext(e, index, lane, cls);
    if (size == 1) return opd_use(e, i);
    Opd d = reg_new(e, cls);
    if (size && !(size & (size - 1))) {
        uint32_t by = 0;
        while (size >> by != 1) by++;
        put(e, "shl.$s $o, $o, $u", rc_b[cls], d, opd_use(e, i), by);
    } else {
        put(e, "mul.lo.$s $o, $o, $i", rc_s[cls], d, opd_use(e, i), (int64_t)size);
    }
    return d;
}

/* A constant index of any width, cut to 64 bits; for vectors the lane's. */
static bool constant_index(Emit *e, Ref index, uint32_t lane, int64_t *value) {
    ConstVal v;
    if (!ref_is(index, REF_CONST)) return false;
    TypeId t = type_scalar(e->m, ref_type(e->m, e->f, index));
    if (!const_eval_lane(e, index, lane, &v, NULL) || v.sym) return false;
    uint32_t bits = type_bits(e->m, t);
    uint64_t sign = bits < 64 ? (uint64_t)1 << (bits - 1) : 0;
    *value = (int64_t)((v.lo ^ sign) - sign);
    return true;
}

static Opd add_term(Emit *e, Opd base, Opd term) {
    Opd d = reg_new(e, (enum RegClass)base.cls);
    int64_t offset = base.imm;
    if (base.kind == OPD_REG) base.imm = 0;
    else offset = 0;
    base = opd_use(e, base);
    if (base.kind == OPD_IMM && !base.imm) d = opd_reg(e, term);
    else put(e, "add.$s $o, $o, $o", rc_s[base.cls], d, base, term);
    d.imm = offset;
    return d;
}

static Opd gep_lane(Emit *e, ValueId v, uint32_t lane) {
    const Inst *in = inst_at(e->f, v);
    Ref base = inst_op(e->f, v, 0);
    bool base_vector = type_kind(e->m, ref_type(e->m, e->f, base)) == TY_VECTOR;
    Opd at = val_raw(e, base, base_vector ? lane : 0);
    TypeId t = in->aux;
    uint64_t offset = 0;
    for (uint32_t k = 1; k < in->nopnd; k++) {
        Ref index = inst_op(e->f, v, k);
        uint32_t i_lane = type_kind(e->m, ref_type(e->m, e->f, index)) == TY_VECTOR ? lane : 0;
        int64_t n;
        bool known = constant_index(e, index, i_lane, &n);
        if (k > 1 && type_kind(e->m, t) == TY_STRUCT) {
            offset += known ? struct_offset(e->m, t, (uint32_t)n) : 0;
            t = type_elem(e->m, t, known ? (uint32_t)n : 0);
            continue;
        }
        if (k > 1) t = type_elem(e->m, t, 0);
        uint64_t size = type_size(e->m, t);
        if (known) offset += (uint64_t)n * size;
        else if (size) at = add_term(e, at, scaled(e, index, i_lane, size, (enum RegClass)at.cls));
    }
    if (at.kind == OPD_IMM && at.cls == RC_B32) at.imm = (int64_t)(((uint64_t)at.imm + offset) & UINT32_MAX);
    else at.imm = (int64_t)((uint64_t)at.imm + offset);
    return at;
}

void select_gep(Emit *e, ValueId v) {
    uint32_t n = comps_of(e, inst_at(e->f, v)->type).n;
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, gep_lane(e, v, i));
}
