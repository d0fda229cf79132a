/* value.c: records the operand of each component of each value, and materialises it when an instruction
 * needs a register. See "How a value becomes registers" in ptx/emit.h. */
#include "ir/arith.h"
#include "ptx/emit.h"

/* ----------------------------------------------------------------------------------------- making it real */

/* Returns the constant 0 in the class of c. */
static Opd zero_of(const Comp *c) { return opd_imm(c->cls, 0); }

const char *frame_register(Emit *e, bool generic) {
    e->frame.uses_spl = true; /* %SP is computed from it */
    e->frame.uses_sp |= generic;
    return generic ? "%SP" : "%SPL";
}

/* Returns a new register with the address that o (of kind OPD_SYM, OPD_DEPOT or OPD_PARAM) describes: of 32 bits if o
 * is the specific address of a shared variable in 32 bits, otherwise of 64 bits. If o is the generic form of the
 * address, converts it (cvta); for that of a kernel parameter the .version is raised to 7.7. */
static Opd address_materialise(Emit *e, Opd o) {
    Opd d = reg_new(e, RC_B64), plain = o;
    if (o.kind == OPD_DEPOT) {
        const char *frame = frame_register(e, o.generic);
        if (o.imm) put(e, "add.s64 $o, $s, $i", d, frame, o.imm);
        else put(e, "mov.b64 $o, $s", d, frame);
        return d;
    }
    plain.cls = RC_B64;
    if (!o.generic && o.cls == RC_B32 && o.kind == OPD_SYM && sym_space(e, o.id) == SPACE_SHARED) {
        d = reg_new(e, RC_B32);
        put(e, "mov.u32 $o, $o", d, plain);
        return d;
    }
    if (!o.generic) {
        put(e, "mov.u64 $o, $o", d, plain); /* not b64, which textures reject */
        return d;
    }
    if (o.kind == OPD_PARAM) emit_need(e, 70, 0, 77, e->here.inst, "the generic address of a kernel parameter");
    if (o.kind == OPD_PARAM && o.imm) {
        Opd base = d;
        d = reg_new(e, RC_B64);
        plain.imm = 0;
        put(e, "cvta.param.u64 $o, $o", base, plain);
        put(e, "add.s64 $o, $o, $i", d, base, o.imm);
        return d;
    }
    put(e, "cvta$s.u64 $o, $o", space_suffix(o.space), d, plain);
    return d;
}

/* Returns the address of a symbol, parameter or frame object in a register: the one that has it already if it is
 * available here, or else a new one, which is recorded as available. */
static Opd symbol_materialise(Emit *e, Opd o) {
    /* a global address equals its generic form, see to_generic in scalar_cast.c */
    o.generic &= o.space != SPACE_GLOBAL;
    uint64_t a = (uint64_t)o.id << 8 | (uint64_t)(o.cls == RC_B32) << 7 | (uint64_t)o.kind << 1 | o.generic;
    uint64_t b = (uint64_t)o.imm;
    Opd d;
    if (avail_find(e, AVAIL_ADDRESS, a, b, &d)) return d;
    return avail_add(e, AVAIL_ADDRESS, a, b, address_materialise(e, o));
}

Opd opd_resize(Emit *e, Opd o, enum RegClass cls) {
    if (o.cls == cls) return o;
    if (o.kind == OPD_IMM)
        return opd_imm(cls,
                       cls < o.cls ? (uint64_t)o.imm & (cls == RC_B32 ? UINT32_MAX : UINT16_MAX) : (uint64_t)o.imm);
    Opd d = reg_new(e, cls);
    put(e, "cvt.$s.$s $o, $o", rc_u[cls], rc_u[o.cls], d, o);
    return d;
}

/* Returns NARROW operand o as a REG operand: its register sign-extended to 64 bits, plus the same offset. The extension
 * is signed because intermediate sums may be negative. */
static Opd narrow_widen(Emit *e, Opd o) {
    Opd d, narrow = {.kind = OPD_REG, .cls = RC_B32, .id = o.id};
    if (!avail_find(e, AVAIL_WIDE, o.id, 0, &d)) {
        d = reg_new(e, RC_B64);
        put(e, "cvt.s64.s32 $o, $o", d, narrow);
        avail_add(e, AVAIL_WIDE, o.id, 0, d);
    }
    d.imm = o.imm;
    return d;
}

Opd opd_use(Emit *e, Opd o) {
    Opd d;
    switch (o.kind) {
    case OPD_SYM:
    case OPD_DEPOT:
    case OPD_PARAM: return opd_resize(e, symbol_materialise(e, o), o.cls);
    case OPD_NARROW: return opd_resize(e, opd_use(e, narrow_widen(e, o)), (enum RegClass)o.cls);
    case OPD_NOT:
        d = reg_new(e, RC_PRED);
        o.kind = OPD_REG;
        put(e, "not.pred $o, $o", d, o);
        return d;
    case OPD_REG:
        if (!o.imm) return o;
        d = reg_new(e, o.cls);
        put(e, "add.$s $o, $o, $i", rc_s[o.cls], d, (Opd){.kind = OPD_REG, .cls = o.cls, .id = o.id}, o.imm);
        return d;
    default: return o;
    }
}

Opd opd_reg(Emit *e, Opd o) {
    o = opd_use(e, o);
    if (o.kind != OPD_IMM) return o;
    Opd d = reg_new(e, o.cls);
    put(e, "mov.$s $o, $o", rc_b[o.cls], d, o);
    return d;
}

/* ------------------------------------------------------------------------------------------------- values */

/* Sets *n to the number of components of v and returns their operands, which it allocates on first use, as OPD_NONE.
 * The pointer is valid until the next value is allocated. */
static inline Opd *val_slots(Emit *e, ValueId v, uint32_t *n) {
    Comps c = comps_of(e, e->f->inst.at[v].type);
    *n = c.n;
    if (!e->values.first.at[v]) {
        e->values.first.at[v] = e->values.opd.n + 1;
        for (uint32_t i = 0; i < c.n; i++) vec_push(&e->values.opd, (Opd){0});
    }
    return e->values.opd.at + e->values.first.at[v] - 1;
}

bool val_is_defined(Emit *e, ValueId v, uint32_t i) {
    uint32_t n;
    return e->values.first.at[v] && val_slots(e, v, &n)[i].kind != OPD_NONE;
}

void val_set(Emit *e, ValueId v, uint32_t i, Opd o) {
    uint32_t n;
    Opd *at = val_slots(e, v, &n);
    if (i < n) at[i] = o;
}

Opd val_def(Emit *e, ValueId v, uint32_t i) {
    Comps c = comps_of(e, e->f->inst.at[v].type);
    Opd o = reg_new(e, i < c.n ? c.at[i].cls : RC_B32);
    val_set(e, v, i, o);
    return o;
}

/* Returns the element of constant r, an aggregate or vector of type t, that contains component *i, and sets *i to the
 * index of the component within that element. Returns REF_NULL if t has no such component or const_lane cannot tell
 * the element. */
static Ref const_part(Emit *e, Ref r, TypeId t, uint32_t *i) {
    Module *m = e->m;
    if (type_kind(m, t) != TY_STRUCT) {
        uint32_t per = comps_of(e, type_elem(m, t, 0)).n, at = per ? *i / per : 0;
        *i -= at * per;
        return type_kind(m, t) == TY_VECTOR ? const_lane(m, r, at) : const_elem(m, r, at);
    }
    for (uint32_t k = 0; k < type_at(m, t)->nelem; k++) {
        uint32_t n = comps_of(e, type_elem(m, t, k)).n;
        if (*i < n) return const_elem(m, r, k);
        *i -= n;
    }
    return REF_NULL;
}

/* Returns component `word` of scalar constant r; only integers wider than 64 bits have more than component 0. c
 * describes that component. The address of a symbol is returned as OPD_SYM. Emits instructions if the value is known
 * only when the program runs. Reports an error and returns 0 if there is no way to compute it. */
static Opd const_scalar(Emit *e, Ref r, const Comp *c, uint32_t word) {
    ConstVal v;
    const char *why = "";
    if (ref_is(r, REF_CONST) && const_at(e->m, r)->kind == CONST_WIDE) {
        const Const *k = const_at(e->m, r);
        uint64_t bits = 0;
        for (uint32_t i = word * 2; i < k->n && i < word * 2 + 2; i++)
            bits |= (uint64_t)e->m->const_word.at[k->first + i] << (i % 2 * 32);
        return opd_imm(c->cls, bits);
    }
    if (const_eval(e, r, &v, &why)) {
        if (!v.sym) return opd_imm(c->cls, word == 0 ? v.lo : word == 1 ? v.hi : 0);
        return (Opd){.kind = OPD_SYM,
                     .cls = c->cls,
                     .id = v.sym,
                     .imm = (int64_t)v.lo,
                     .generic = v.generic,
                     .space = (uint8_t)sym_space(e, v.sym)};
    }
    Opd o;
    if (e->emit_const(e, r, &o)) return o;
    emit_error(e, e->here.inst, "cannot evaluate a constant operand: %s", why);
    return zero_of(c);
}

/* Returns component i of a constant of any type; 0 if it has no such component. */
static Opd const_opd(Emit *e, Ref r, uint32_t i) {
    TypeId t = ref_type(e->m, e->f, r);
    uint32_t whole = i;
    for (;;) {
        enum TypeKind kind = type_kind(e->m, t);
        Comps c = comps_of(e, t);
        if (i >= c.n) return opd_imm(RC_B32, 0);
        bool zero = ref_is(r, REF_CONST) && const_at(e->m, r)->kind == CONST_ZERO;
        if (zero) return zero_of(&c.at[i]);
        if (ref_is_undef(e->m, r)) return opd_undef((enum RegClass)c.at[i].cls);
        if (kind != TY_ARRAY && kind != TY_STRUCT && kind != TY_VECTOR) return const_scalar(e, r, &c.at[i], i);
        Ref part = const_part(e, r, t, &i);
        if (!part.x && ref_is(r, REF_CONST) && const_at(e->m, r)->kind == CONST_EXPR)
            return const_scalar(e, r, &c.at[i], 0);
        if (!part.x) {
            bug(e->m, e->f, e->here.inst, "cannot evaluate a constant operand");
            return zero_of(&comps_of(e, ref_type(e->m, e->f, r)).at[whole]);
        }
        r = part;
        t = ref_type(e->m, e->f, r);
        whole = i;
    }
}

Opd val_raw(Emit *e, Ref r, uint32_t i) {
    uint32_t n;
    if (!ref_is(r, REF_VALUE)) return const_opd(e, r, i);
    Opd *at = val_slots(e, ref_index(r), &n);
    if (i >= n) return opd_imm(RC_B32, 0);
    if (at[i].kind != OPD_NONE) return at[i];
    if (e->m->diag->errors == e->module.errors) bug(e->m, e->f, ref_index(r), "a value is used before it is defined");
    return zero_of(&comps_of(e, e->f->inst.at[ref_index(r)].type).at[i]);
}

/* Returns `real`, the materialised form of `raw`, and records it as the operand of component i of r where that is
 * valid, so that later uses need not materialise the component again. It is valid if `real` was made in straight-line
 * code of the block that defines r, because it then dominates all uses. Symbols and frame addresses are not replaced,
 * because they determine the state space of an access. */
static Opd val_remember(Emit *e, Ref r, uint32_t i, Opd raw, Opd real) {
    bool made = (raw.kind == OPD_REG || raw.kind == OPD_NOT) && raw.id != real.id;
    if (made && ref_is(r, REF_VALUE) && e->fn.cfg->block_of[ref_index(r)] == e->here.block &&
        e->here.first_label == e->labels.number.n)
        val_set(e, ref_index(r), i, real);
    return real;
}

Opd val_use(Emit *e, Ref r, uint32_t i) {
    Opd raw = val_raw(e, r, i);
    return val_remember(e, r, i, raw, opd_use(e, raw));
}

Opd val_reg(Emit *e, Ref r, uint32_t i) {
    Opd raw = val_raw(e, r, i);
    return val_remember(e, r, i, raw, opd_reg(e, raw));
}

Opd val_pred(Emit *e, Ref r, uint32_t i) {
    Opd o = val_raw(e, r, i);
    return o.kind == OPD_NOT ? o : opd_reg(e, o);
}

/* ---------------------------------------------------------------------------------------------- extension */

/* Extends predicate p, a register, its negation or a constant, to class `to`: true becomes 1, or -1 if is_signed. */
static Opd pred_extend(Emit *e, Opd p, enum RegClass to, bool is_signed) {
    if (p.kind == OPD_IMM) return opd_imm(to, !(p.imm & 1) ? 0 : is_signed ? UINT64_MAX : 1);
    if (to == RC_PRED) return opd_use(e, p);
    Opd d = reg_new(e, to), one = opd_imm(to, is_signed ? UINT64_MAX : 1), zero = opd_imm(to, 0);
    bool inverted = p.kind == OPD_NOT;
    p.kind = OPD_REG;
    put(e, "selp.$s $o, $o, $o, $o", rc_b[to], d, inverted ? zero : one, inverted ? one : zero, p);
    return d;
}

Opd opd_zext(Emit *e, Opd o, uint32_t bits, enum RegClass to) {
    if (o.cls == RC_PRED) return pred_extend(e, o, to, false);
    if (o.kind == OPD_IMM) return opd_imm(to, (uint64_t)o.imm & arith_ones(bits));
    o = opd_use(e, o);
    if (bits == class_bits((enum RegClass)o.cls) || (bits == 8 && o.byte && o.cls == to)) return opd_resize(e, o, to);
    Opd d = reg_new(e, to);
    if (bits == 8) {
        put(e, "cvt.$s.u8 $o, $o", rc_u[to], d, o);
        d.byte = true;
        return d;
    }
    Opd wide = opd_resize(e, o, to);
    if (arith_ones(bits) > UINT32_MAX) {
        Opd mask = reg_new(e, to);
        put(e, "mov.b64 $o, $i", mask, (int64_t)arith_ones(bits));
        put(e, "and.b64 $o, $o, $o", d, wide, mask);
        return d;
    }
    put(e, "and.$s $o, $o, $i", rc_b[to], d, wide, (int64_t)arith_ones(bits));
    return d;
}

Opd opd_sext(Emit *e, Opd o, uint32_t bits, enum RegClass to) {
    if (o.cls == RC_PRED) return pred_extend(e, o, to, true);
    if (o.kind == OPD_IMM) {
        uint64_t v = (uint64_t)o.imm & arith_ones(bits), sign = bits < 64 ? (uint64_t)1 << (bits - 1) : 0;
        return opd_imm(to, (v ^ sign) - sign);
    }
    o = opd_use(e, o);
    Opd d = reg_new(e, to), t = reg_new(e, to);
    if (bits == class_bits((enum RegClass)o.cls)) {
        if (o.cls == to) return o;
        put(e, "cvt.$s.$s $o, $o", rc_s[to], rc_s[o.cls], d, o);
    } else if (bits == 8) {
        put(e, "cvt.$s.s8 $o, $o", rc_s[to], d, o);
    } else {
        uint32_t by = class_bits(to) - bits;
        o = opd_resize(e, o, to);
        put(e, "shl.$s $o, $o, $u", rc_b[to], t, o, by);
        put(e, "shr.$s $o, $o, $u", rc_s[to], d, t, by);
    }
    return d;
}

/* Returns the width of component i of a value; 32 if there is no such component. */
static uint32_t comp_bits(Emit *e, Ref r, uint32_t i) {
    Comps c = comps_of(e, ref_type(e->m, e->f, r));
    return i < c.n ? c.at[i].bits : 32;
}

Opd val_zext(Emit *e, Ref r, uint32_t i, enum RegClass to) {
    return opd_zext(e, val_raw(e, r, i), comp_bits(e, r, i), to);
}

Opd val_sext(Emit *e, Ref r, uint32_t i, enum RegClass to) {
    return opd_sext(e, val_raw(e, r, i), comp_bits(e, r, i), to);
}

/* ---------------------------------------------------------------------------------------------- addresses */

Opd addr_use(Emit *e, Ref r) {
    Opd o = val_raw(e, r, 0);
    bool far = o.imm > INT32_MAX || o.imm < INT32_MIN;
    bool direct = o.kind == OPD_DEPOT || o.kind == OPD_PARAM || (o.kind == OPD_SYM && o.space != SPACE_GENERIC);
    if (direct && !far) return o;
    if (o.kind == OPD_NARROW && !far) o = opd_narrow(o);
    if (o.kind != OPD_REG || far) o = opd_reg(e, o);
    o.space = (uint8_t)space_at_run_time(ref_space(e->m, e->f, r));
    if (o.space == SPACE_CLUSTER) emit_need(e, 90, 0, 78, e->here.inst, "the shared memory of a cluster");
    return o;
}

Opd addr_written(Emit *e, Ref r) {
    Opd o = val_raw(e, r, 0);
    uint32_t space = space_at_run_time(ref_space(e->m, e->f, r));
    bool constant = o.kind == OPD_SYM && o.generic && o.space == SPACE_CONST;
    bool promised = o.kind == OPD_PARAM && o.generic && space == SPACE_GLOBAL;
    if (!constant && !promised) return addr_use(e, r);
    o = opd_reg(e, o);
    o.space = (uint8_t)(constant ? SPACE_GENERIC : space);
    return o;
}

uint64_t depot_alloc(Emit *e, uint64_t size, uint32_t align) {
    uint64_t at = (e->frame.size + align - 1) / align * align;
    /* even an object without bytes needs an address of its own */
    e->frame.size = at + (size ? size : 1);
    if (align > e->frame.align) e->frame.align = align;
    return at;
}

Opd depot_at(uint64_t offset) {
    return (Opd){.kind = OPD_DEPOT, .cls = RC_B64, .space = SPACE_LOCAL, .imm = (int64_t)offset};
}
