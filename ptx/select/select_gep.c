/* select_gep.c: selects getelementptr. Constant indices, and constants added to variable indices, only increase the
 * offset that the result records; the offset ends up in the addressing mode of the access. A constant that an index is
 * multiplied by is merged into the element size. Each remaining variable index costs one multiplication (mul.wide if it
 * was extended from 32 bits) and one addition. In loops and in the 32-bit addresses of shared memory both are one
 * instruction. */
#include "ptx/select/select.h"

/* An index in the form value * times + plus. `value`, or its lane `lane`, is extended from `bits` bits, with its sign
 * if `is_signed`. extended: the instruction that extends `value` to 64 bits, if something else needs its result; else
 * REF_NULL. */
typedef struct GepIndex {
    Ref value, extended;
    uint32_t lane, bits;
    bool is_signed;
    int64_t plus;
    uint32_t times;
} GepIndex;
enum { TIMES_MAX = 1 << 12, FOLDED_MAX = 4 }; /* limits: of `times`; of the instructions folded into one index */

/* Folds i->value into i if it is x + constant, x * constant or x << constant and commutes with the extension: x
 * becomes i->value. Constants thus move into offsets and element sizes, and neighbours (i, i + 1, i | 2) share
 * one address. Returns false, with *i unchanged, if nothing can be folded, as a 64-bit product with other uses. */
static bool index_fold_constant(Emit *e, GepIndex *i) {
    const Inst *in = ref_is(i->value, REF_VALUE) ? inst_at(e->f, ref_index(i->value)) : NULL;
    if (!in || type_kind(e->m, in->type) != TY_INT) return false;
    bool sum = in->op == OP_ADD || in->op == OP_OR;
    uint32_t exact = in->op == OP_OR ? IF_DISJOINT : i->bits == 64 ? 0 : i->is_signed ? IF_NSW : IF_NUW;
    if ((!sum && in->op != OP_SHL && in->op != OP_MUL) || (exact && !(in->flags & exact))) return false;
    if (in->op == OP_MUL && i->bits == 64 && val_uses(e, ref_index(i->value)) > 1) return false;
    Ref constant = inst_op(e->f, ref_index(i->value), 1);
    uint64_t u;
    int64_t n;
    if (!ref_int(e->m, constant, &u) || !ref_sint(e->m, constant, &n)) return false;
    if (!i->is_signed) n = (int64_t)u;
    if (sum) {
        i->plus = (int64_t)((uint64_t)i->plus + (uint64_t)n * i->times);
    } else {
        uint64_t by = in->op == OP_MUL ? u : u < 32 ? (uint64_t)1 << u : 0;
        if (by == 0 || by > TIMES_MAX / i->times) return false;
        i->times *= (uint32_t)by;
    }
    i->value = inst_op(e->f, ref_index(i->value), 0);
    i->extended = REF_NULL;
    return true;
}

/* Replaces i->value by the operand of the zext or sext that computes it, if that saves the extension: mul.wide
 * extends 32 bits by itself, and a folded extension is not emitted. Returns whether it did. */
static bool index_skip_extension(Emit *e, GepIndex *i) {
    const Inst *in = ref_is(i->value, REF_VALUE) ? inst_at(e->f, ref_index(i->value)) : NULL;
    if (!in || (in->op != OP_SEXT && in->op != OP_ZEXT)) return false;
    Ref narrow = inst_op(e->f, ref_index(i->value), 0);
    uint32_t bits = comps_of(e, ref_type(e->m, e->f, narrow)).at[i->lane].bits;
    if (bits != 32 && !(e->plan.mark.at[ref_index(i->value)] & MARK_FOLDED)) return false;
    /* A zext of what is not negative is a sext too, which commutes with nsw; it is one here unless there is only
     * nuw. */
    const Inst *inner = ref_is(narrow, REF_VALUE) ? inst_at(e->f, ref_index(narrow)) : NULL;
    bool nuw_only = inner && (inner->flags & (IF_NUW | IF_NSW)) == IF_NUW;
    i->is_signed = in->op == OP_SEXT || (in->flags & IF_NNEG && !nuw_only);
    bool emitted = !(e->plan.mark.at[ref_index(i->value)] & MARK_FOLDED);
    i->extended = emitted && comps_of(e, in->type).at[i->lane].bits == 64 ? i->value : REF_NULL;
    i->value = narrow, i->bits = bits;
    return true;
}

/* Decomposes index r (of a vector, its lane `lane`) by folding at most FOLDED_MAX instructions into the result, which
 * it lists in part[0 .. *n), from r to its operands. */
static GepIndex index_decompose(Emit *e, Ref r, uint32_t lane, Ref part[FOLDED_MAX], uint32_t *n) {
    GepIndex i = {r, REF_NULL, lane, comps_of(e, ref_type(e->m, e->f, r)).at[lane].bits, true, 0, 1};
    for (*n = 0; *n < FOLDED_MAX; ++*n) {
        part[*n] = i.value;
        bool extended = index_skip_extension(e, &i);
        if (!extended && ((i.bits != 32 && i.bits != 64) || !index_fold_constant(e, &i))) break;
    }
    return i;
}

/* Returns the decomposed index of a getelementptr operand, without the list of values folded into it. */
static GepIndex index_of(Emit *e, Ref r, uint32_t lane) {
    Ref part[FOLDED_MAX];
    uint32_t n;
    return index_decompose(e, r, lane, part, &n);
}

/* Reports whether v extends an integer of less than 32 bits that is better extended where an address needs it, to 32
 * bits for an address of shared memory. What is only loaded to be extended is not: the load does that. */
static bool is_narrow_extension(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->op != OP_SEXT && in->op != OP_ZEXT) return false;
    Ref narrow = inst_op(e->f, v, 0);
    if (!ref_is(narrow, REF_VALUE) || type_bits(e->m, ref_type(e->m, e->f, narrow)) >= 32) return false;
    bool loaded = ref_is_inst(e->f, narrow, OP_LOAD) || ref_is_inst(e->f, narrow, OP_FREEZE);
    return !loaded || val_uses(e, ref_index(narrow)) > 1;
}

void gep_mark_skipped(Emit *e, ValueId v) {
    Ref part[FOLDED_MAX];
    uint32_t n;
    for (uint32_t k = 1; k < inst_at(e->f, v)->nopnd; k++) {
        if (!ref_is(inst_op(e->f, v, k), REF_VALUE)) continue;
        index_decompose(e, inst_op(e->f, v, k), 0, part, &n);
        for (uint32_t i = 0; i < n; i++) e->plan.mark.at[ref_index(part[i])] |= MARK_SKIPPED;
    }
}

void gep_fold_index(Emit *e, ValueId v) {
    Ref part[FOLDED_MAX];
    uint32_t n;
    if (is_narrow_extension(e, v)) e->plan.mark.at[v] |= MARK_FOLDED;
    index_decompose(e, ref_make(REF_VALUE, v), 0, part, &n);
    for (uint32_t k = 0; k < n; k++) { /* each is one of the uses of the next */
        if (k && --e->plan.uses.at[ref_index(part[k])]) break;
        e->plan.mark.at[ref_index(part[k])] |= MARK_FOLDED;
    }
}

/* Returns i->value, extended or truncated to class cls. Ignores i->times and i->plus. A sum that is hoisted
 * (hoist_addresses) may come before the instruction that extends the value, and then extends it again. */
static Opd index_value(Emit *e, const GepIndex *i, enum RegClass cls) {
    if (i->extended.x && cls == RC_B64 && val_is_defined(e, ref_index(i->extended), i->lane))
        return opd_reg(e, val_raw(e, i->extended, i->lane));
    Opd a = val_raw(e, i->value, i->lane);
    if (i->bits > (cls == RC_B64 ? 64 : 32) || a.cls > cls) return opd_resize(e, opd_use(e, a), cls);
    return opd_use(e, i->is_signed ? opd_sext(e, a, i->bits, cls) : opd_zext(e, a, i->bits, cls));
}

/* Emits i->value * size in class cls and returns the product. `size` must not be 0. Ignores i->times and i->plus. */
static Opd multiply(Emit *e, const GepIndex *i, uint64_t size, enum RegClass cls) {
    Opd d;
    if (i->bits == 32 && cls == RC_B64 && size > 1 && size <= INT32_MAX) {
        Opd narrow = opd_reg(e, val_raw(e, i->value, i->lane));
        d = reg_new(e, cls);
        put(e, i->is_signed ? "mul.wide.s32 $o, $o, $u" : "mul.wide.u32 $o, $o, $u", d, narrow, (uint32_t)size);
        return d;
    }
    Opd a = index_value(e, i, cls);
    if (size == 1) return a;
    d = reg_new(e, cls);
    if (size & (size - 1)) put(e, "mul.lo.$s $o, $o, $i", rc_s[cls], d, a, (int64_t)size);
    else put(e, "shl.$s $o, $o, $u", rc_b[cls], d, a, log2_floor(size));
    return d;
}

/* Returns the first key under which a product of the index is available; the second one says by what it is multiplied,
 * and to what the product is added. */
static uint64_t index_key(const GepIndex *i, enum RegClass cls) {
    return (uint64_t)i->value.x << 32 | (uint64_t)i->lane << 3 | (uint64_t)cls << 1 | i->is_signed;
}

/* Returns i->value * size in class cls, that of the pointer, where `size` includes i->times. An equal product that is
 * available is not emitted again. */
static Opd scaled_index(Emit *e, const GepIndex *i, uint64_t size, enum RegClass cls) {
    uint64_t key = index_key(i, cls);
    Opd d;
    if (!size) return opd_imm(cls, 0); /* the product is a multiple of 2^64 */
    if (avail_find(e, AVAIL_SCALED, key, size, &d)) return d;
    return avail_add(e, AVAIL_SCALED, key, size, multiply(e, i, size, cls));
}

/* Returns the number under which sums with `base` are available: that of the register, or one for each of %SPL and
 * %SP. */
static uint32_t base_id(Opd base) {
    return base.kind != OPD_DEPOT ? base.id : base.generic ? UINT32_MAX : UINT32_MAX - 1;
}

/* Reports whether a product of the index and the sum of it and an address in class cls can be one instruction: mad.lo
 * of 32 bits, or mad.wide, which extends the index; for bytes, it only does that. */
static bool is_mad(const GepIndex *i, uint64_t size, enum RegClass cls) {
    if (size <= 1) return size && cls == RC_B64 && i->bits == 32 && !i->extended.x;
    return size <= INT32_MAX && (cls == RC_B32 || i->bits == 32);
}

/* Reports whether what can be one instruction is one here. mad.lo is one machine instruction. Of mul.wide and add ptxas
 * 13.0 makes one as well, but for that it keeps the base, also if it is a parameter, in a pair of registers; of
 * mad.wide by a power of two it makes two that read a parameter in place. The first is better outside of loops, the
 * second in a loop, through which the registers would be live. Of mad.wide by 1 it makes what it makes of cvt and
 * add. */
static bool prefers_mad(Emit *e, uint64_t size, enum RegClass cls) {
    return cls == RC_B32 || size == 1 || e->fn.loops.of_block[e->here.block] != LOOP_NONE;
}

/* If base + i->value * size is available, where `base` is a register or the frame and is_mad holds, sets *d to it and
 * returns true. */
static bool sum_available(Emit *e, Opd base, const GepIndex *i, uint64_t size, Opd *d) {
    uint64_t key = index_key(i, (enum RegClass)base.cls);
    Opd term;
    return avail_find(e, AVAIL_SCALED_SUM, key, size << 32 | base_id(base), d) ||
           (avail_find(e, AVAIL_SCALED, key, size, &term) && avail_find(e, AVAIL_SUM, base_id(base), term.id, d));
}

/* Returns base + i->value * size as one instruction (see is_mad), where `base` is a register or the frame. */
static Opd multiply_add(Emit *e, Opd base, const GepIndex *i, uint64_t size) {
    enum RegClass cls = (enum RegClass)base.cls;
    Opd a = opd_reg(e, cls == RC_B32 ? index_value(e, i, cls) : val_raw(e, i->value, i->lane)), d = reg_new(e, cls);
    const char *op = cls == RC_B32 ? "lo.s32" : i->is_signed ? "wide.s32" : "wide.u32";
    if (base.kind == OPD_DEPOT)
        put(e, "mad.$s $o, $o, $u, $s", op, d, a, (uint32_t)size, frame_register(e, base.generic));
    else put(e, "mad.$s $o, $o, $u, $o", op, d, a, (uint32_t)size, base);
    return avail_add(e, AVAIL_SCALED_SUM, index_key(i, cls), size << 32 | base_id(base), d);
}

/* Evaluates a constant index of any width, sign-extended or truncated to 64 bits; of a vector, its lane `lane`.
 * Returns false if the index is not constant or depends on the address of a symbol. */
static bool constant_index(Emit *e, Ref index, uint32_t lane, int64_t *value) {
    ConstVal v;
    if (!ref_is(index, REF_CONST)) return false;
    index = const_lane(e->m, index, lane);
    if (!index.x || !const_eval(e, index, &v, NULL) || v.sym) return false;
    uint32_t bits = type_bits(e->m, ref_type(e->m, e->f, index));
    uint64_t sign = bits < 64 ? (uint64_t)1 << (bits - 1) : 0;
    *value = (int64_t)((v.lo ^ sign) - sign);
    return true;
}

/* Returns `base` as a 32-bit operand if it is a shared address: a symbol, unless in its generic form, or the register
 * of an OPD_NARROW. Returns any other operand unchanged. Emits nothing. Addresses of shared variables are computed in
 * 32 bits and extended only if a 64-bit value is needed. */
static Opd shared_in_32_bits(Emit *e, Opd base) {
    bool shared = base.kind == OPD_SYM && !base.generic && sym_space(e, base.id) == SPACE_SHARED;
    if (shared && base.cls == RC_B64) base.cls = RC_B32;
    return base.kind == OPD_NARROW ? opd_narrow(base) : base;
}

/* Returns base + index * size. The offset of the base is carried over to the sum; the constant part of the
 * product is not included but added to *plus. */
static Opd add_term(Emit *e, Opd base, Ref index, uint32_t lane, uint64_t size, uint64_t *plus) {
    enum RegClass cls = (enum RegClass)base.cls;
    int64_t offset = base.imm;
    GepIndex i = index_of(e, index, lane);
    Opd d;
    *plus += (uint64_t)i.plus * size;
    size *= i.times;
    if (base.kind == OPD_IMM) {
        d = opd_reg(e, scaled_index(e, &i, size, cls));
        d.imm = offset;
        return d;
    }
    base.imm = 0;
    /* The address of the frame is in a register of 64 bits, so that all its variables share the sum. */
    bool in_frame = base.kind == OPD_DEPOT && cls == RC_B64;
    if (!in_frame) base = opd_use(e, base);
    if (is_mad(&i, size, cls)) {
        bool found = sum_available(e, base, &i, size, &d);
        if (found || prefers_mad(e, size, cls)) {
            if (!found) d = multiply_add(e, base, &i, size);
            d.imm = offset;
            return d;
        }
    }
    Opd term = scaled_index(e, &i, size, cls);
    in_frame &= term.kind == OPD_REG;
    if (!in_frame) base = opd_use(e, base);
    if (!avail_find(e, AVAIL_SUM, base_id(base), term.id, &d) || term.kind != OPD_REG) {
        d = reg_new(e, cls);
        if (in_frame) put(e, "add.s64 $o, $s, $o", d, frame_register(e, base.generic), term);
        else put(e, "add.$s $o, $o, $o", rc_s[cls], d, base, term);
        if (term.kind == OPD_REG) avail_add(e, AVAIL_SUM, base_id(base), term.id, d);
    }
    d.imm = offset;
    return d;
}

/* Returns the address of lane `lane` of getelementptr v, whose base address is `at`. */
static Opd gep_lane(Emit *e, ValueId v, Opd at, uint32_t lane) {
    const Inst *in = inst_at(e->f, v);
    TypeId t = in->aux;
    uint64_t offset = 0;
    for (uint32_t k = 1; k < in->nopnd; k++) {
        Ref index = inst_op(e->f, v, k);
        uint32_t i_lane = type_kind(e->m, ref_type(e->m, e->f, index)) == TY_VECTOR ? lane : 0;
        int64_t n;
        bool known = constant_index(e, index, i_lane, &n);
        if (k > 1 && type_kind(e->m, t) == TY_STRUCT) {
            offset += known ? type_field_offset(e->m, t, (uint32_t)n) : 0;
            t = type_elem(e->m, t, known ? (uint32_t)n : 0);
            continue;
        }
        if (k > 1) t = type_elem(e->m, t, 0);
        uint64_t size = type_size(e->m, t);
        if (known) offset += (uint64_t)n * size;
        else if (size) {
            bool wide = at.cls == RC_B64;
            at = add_term(e, shared_in_32_bits(e, at), index, i_lane, size, &offset);
            if (wide && at.cls == RC_B32) at.kind = OPD_NARROW, at.cls = RC_B64;
        }
    }
    offset += (uint64_t)at.imm;
    if (at.cls == RC_B64) at.imm = (int64_t)offset;
    else at.imm = at.kind == OPD_IMM ? (int64_t)(uint32_t)offset : (int32_t)offset;
    return at;
}

void select_gep(Emit *e, ValueId v) {
    uint32_t n = comps_of(e, inst_at(e->f, v)->type).n;
    Ref base = inst_op(e->f, v, 0);
    bool base_vector = type_kind(e->m, ref_type(e->m, e->f, base)) == TY_VECTOR;
    for (uint32_t i = 0; i < n; i++) val_set(e, v, i, gep_lane(e, v, val_raw(e, base, base_vector ? i : 0), i));
}

Opd gep_from(Emit *e, ValueId v, Opd base) { return gep_lane(e, v, base, 0); }

bool gep_sum(Emit *e, ValueId v, GepSum *sum) {
    const Inst *in = inst_at(e->f, v);
    TypeId t = in->aux;
    GepSum s = *sum;
    for (uint32_t k = 1; k < in->nopnd; k++) {
        Ref index = inst_op(e->f, v, k);
        int64_t value;
        bool known = constant_index(e, index, 0, &value);
        if (k > 1 && type_kind(e->m, t) == TY_STRUCT) {
            s.constant += known ? type_field_offset(e->m, t, (uint32_t)value) : 0;
            t = type_elem(e->m, t, known ? (uint32_t)value : 0);
            continue;
        }
        if (k > 1) t = type_elem(e->m, t, 0);
        uint64_t size = type_size(e->m, t);
        if (known) s.constant += (uint64_t)value * size;
        if (known || !size) continue;
        if (s.n == GEP_TERMS) return false;
        GepIndex i = index_of(e, index, 0);
        s.constant += (uint64_t)i.plus * size;
        s.term[s.n++] = (GepTerm){i.value, i.bits << 1 | i.is_signed, size * i.times};
    }
    *sum = s;
    return true;
}

bool gep_sums_equal(const GepSum *a, const GepSum *b) {
    bool equal = a->n == b->n;
    for (uint32_t k = 0; k < a->n && equal; k++) {
        const GepTerm *x = &a->term[k], *y = &b->term[k];
        equal = ref_same(x->index, y->index) && x->how == y->how && x->size == y->size;
    }
    return equal;
}
