/* select_cast.c: selects casts: of scalars, lane by lane; of integers wider than 64 bits; and bitcasts,
 * which regroup components. */
#include "ptx/expand/bitpack.h"
#include "ptx/expand/wide_int.h"
#include "ptx/select/select.h"

/* ------------------------------------------------------------------------------------------------ bitcast */

/* Packs components first ... first + n - 1 of the operand of v, each like `small`, into one component like `to`, and
 * returns it. The first component gets the lowest bits. */
static Opd pack(Emit *e, ValueId v, const Comp *small, uint32_t first, uint32_t n, const Comp *to) {
    Ref r = inst_op(e->f, v, 0);
    Opd d = reg_new(e, (enum RegClass)to->cls);
    if (n == 2 && small->bits >= 16) {
        Opd low = val_reg(e, r, first), high = val_reg(e, r, first + 1);
        put(e, "mov.$s $o, {$o, $o}", rc_b[to->cls], d, low, high);
        return d;
    }
    if (n == 4 && small->bits == 16) {
        Opd w[4];
        for (uint32_t i = 0; i < 4; i++) w[i] = val_reg(e, r, first + i);
        put(e, "mov.b64 $o, {$o, $o, $o, $o}", d, w[0], w[1], w[2], w[3]);
        return d;
    }
    enum RegClass cls = to->cls == RC_B64 ? RC_B64 : RC_B32;
    Opd sum = opd_zext(e, val_raw(e, r, first), small->bits, cls);
    for (uint32_t i = 1; i < n; i++) {
        Opd part = opd_use(e, opd_zext(e, val_raw(e, r, first + i), small->bits, cls)), next = reg_new(e, cls);
        put(e, "bfi.$s $o, $o, $o, $u, $u", rc_b[cls], next, part, sum, i * small->bits, (uint32_t)small->bits);
        sum = next;
    }
    return cast_trunc(e, &(Comp){.cls = to->cls, .kind = TY_INT, .bits = to->bits}, sum);
}

/* Splits component `whole` into part[0 .. n), each like `small`; part[0] gets the lowest bits. */
static void unpack(Emit *e, Opd whole, const Comp *small, uint32_t n, Opd *part) {
    enum RegClass small_cls = (enum RegClass)small->cls;
    if (small->bits >= 16 && (n == 2 || n == 4)) {
        whole = opd_reg(e, whole);
        for (uint32_t i = 0; i < n; i++) part[i] = reg_new(e, small_cls);
        if (n == 2) put(e, "mov.$s {$o, $o}, $o", rc_b[whole.cls], part[0], part[1], whole);
        else put(e, "mov.b64 {$o, $o, $o, $o}, $o", part[0], part[1], part[2], part[3], whole);
        return;
    }
    whole = opd_use(e, whole);
    for (uint32_t i = 0; i < n; i++) {
        Opd t = i ? reg_new(e, (enum RegClass)whole.cls) : whole;
        if (i) put(e, "shr.u$s $o, $o, $u", rc_b[whole.cls] + 1, t, whole, i * small->bits);
        part[i] = cast_trunc(e, &(Comp){.cls = small->cls, .kind = TY_INT, .bits = small->bits}, t);
    }
}

/* Emits a bitcast between element sizes that do not divide each other, by way of 64-bit words. */
static void bitcast_bits(Emit *e, ValueId v, Comps from, Comps to) {
    Opd *in = mem_alloc((from.n + to.n + bitpack_words(from.at, from.n)) * sizeof *in), *out = in + from.n;
    Opd *word = out + to.n;
    for (uint32_t i = 0; i < from.n; i++) in[i] = val_raw(e, inst_op(e->f, v, 0), i);
    bitpack_join(e, from.at, from.n, in, word);
    bitpack_split(e, to.at, to.n, word, out);
    for (uint32_t i = 0; i < to.n; i++) val_set(e, v, i, out[i]);
    free(in);
}

/* Reports whether the bitcast needs no 64-bit words in between, because each large component on one side is a whole
 * number of equal small ones on the other; a component of the operand is split into at most 64. */
static bool bitcast_divides(Comps from, Comps to) {
    uint32_t i = 0, k = 0;
    while (i < from.n && k < to.n) {
        uint32_t a = from.at[i].bits, b = to.at[k].bits, n = a > b ? a / b : b / a;
        if ((a > b ? a % b : b % a) || (a < b && i + n > from.n) || (a > b && (k + n > to.n || n > 64))) return false;
        for (uint32_t j = 0; a < b && j < n; j++)
            if (from.at[i + j].bits != a) return false;
        for (uint32_t j = 0; a > b && j < n; j++)
            if (to.at[k + j].bits != b) return false;
        i += a < b ? n : 1;
        k += a > b ? n : 1;
    }
    return true;
}

/* Emits bitcast v: regroups the components of the operand into those of the result. */
static void bitcast(Emit *e, ValueId v) {
    Ref r = inst_op(e->f, v, 0);
    Comps from = comps_of(e, ref_type(e->m, e->f, r)), to = comps_of(e, inst_at(e->f, v)->type);
    uint32_t i = 0, k = 0;
    if (!bitcast_divides(from, to)) {
        bitcast_bits(e, v, from, to);
        return;
    }
    while (i < from.n && k < to.n) {
        uint32_t a = from.at[i].bits, b = to.at[k].bits, n = a > b ? a / b : b / a;
        if (a == b) {
            Opd o = val_raw(e, r, i++);
            val_set(e, v, k++, o);
        } else if (a < b) {
            val_set(e, v, k, pack(e, v, &from.at[i], i, n, &to.at[k]));
            i += n;
            k++;
        } else {
            Opd part[64];
            unpack(e, val_raw(e, r, i++), &to.at[k], n, part);
            for (uint32_t j = 0; j < n; j++) val_set(e, v, k++, part[j]);
        }
    }
}

/* -------------------------------------------------------------------------------------------- instruction */

/* Emits zext, sext, trunc, ptrtoint or inttoptr of one element, if one side is wider than 64 bits. `from` and `to`
 * describe the components of the element before and after; they begin at component `first` of the operand and
 * at component `into` of the result. */
static void wide_int_cast(Emit *e, ValueId v, enum Op op, Comps from, uint32_t first, Comps to, uint32_t into) {
    Ref r = inst_op(e->f, v, 0);
    Opd sign = opd_imm(RC_B64, 0);
    for (uint32_t i = 0; i < to.n; i++) {
        if (i + 1 < from.n || (i < from.n && to.n < from.n)) {
            val_set(e, v, into + i, cast_int(e, OP_TRUNC, &from.at[i], &to.at[i], val_raw(e, r, first + i)));
        } else if (i < from.n) {
            Opd o = op == OP_SEXT ? val_sext(e, r, first + i, RC_B64) : val_zext(e, r, first + i, RC_B64);
            val_set(e, v, into + i, cast_int(e, OP_TRUNC, &i64_comp, &to.at[i], o));
            if (op != OP_SEXT) continue;
            sign = reg_new(e, RC_B64);
            put(e, "shr.s64 $o, $o, 63", sign, opd_reg(e, o));
        } else {
            val_set(e, v, into + i, cast_int(e, OP_TRUNC, &i64_comp, &to.at[i], sign));
        }
    }
}

void select_cast(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    enum Op op = (enum Op)in->op;
    Ref r = inst_op(e->f, v, 0);
    TypeId source = ref_type(e->m, e->f, r);
    Comps from = comps_of(e, source), to = comps_of(e, in->type);
    if (val_is_defined(e, v, 0)) return; /* defined by the load of its operand (select_mem.c) */
    if (idiom_emit(e, v)) return;
    if (op == OP_BITCAST) {
        bitcast(e, v);
        return;
    }
    if (is_wide_int(e, source) || is_wide_int(e, in->type)) {
        Comps a = comps_of(e, type_scalar(e->m, source)), b = comps_of(e, type_scalar(e->m, in->type));
        bool floats = op == OP_FPTOUI || op == OP_FPTOSI || op == OP_UITOFP || op == OP_SITOFP;
        if (floats) wide_convert(e, v);
        else
            for (uint32_t i = 0; i * b.n < to.n; i++) wide_int_cast(e, v, op, a, i * a.n, b, i * b.n);
        return;
    }
    for (uint32_t i = 0; i < to.n; i++) {
        Opd a = val_raw(e, r, i);
        val_set(e, v, i,
                op == OP_ADDRSPACECAST ? cast_space(e, &from.at[i], &to.at[i], a)
                                       : cast_scalar(e, op, &from.at[i], &to.at[i], a));
    }
}
