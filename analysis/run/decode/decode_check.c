/* decode_check.c: emits the operations that check the facts of values (check/check.h), if the run has a Checker. */
#include "analysis/run/check/check.h"
#include "analysis/divergence.h"
#include "analysis/run/decode/decode.h"
#include "analysis/run/decode/decode_alias.h"
#include "analysis/spaces/offset.h"
#include "analysis/zeros.h"

/* The facts of the function that is being decoded. */
struct FnCheck {
    Ranges ranges;
    FnRanges offsets;
    FnContext context;
    Divergence divergence;
    FnAliases aliases;
};

void decode_check_begin(Decode *d) {
    if (!d->k->opt.check) return;
    struct FnCheck *x = d->check = mem_alloc(sizeof *x);
    bool kernel = sym_is_kernel(&d->k->opt.check->kernels, d->out->sym);
    ranges_build(&x->ranges, d->m, d->f);
    divergence_build(&x->divergence, d->m, d->f, x->ranges.cfg, kernel);
    context_begin(d, &x->context, x->ranges.cfg);
    aliases_begin(d, &x->aliases, &x->context);
    for (ValueId p = 0; p < d->f->nparam; p++) decode_check_result(d, p);
}

void decode_check_end(Decode *d) {
    if (!d->check) return;
    ranges_free(&d->check->ranges);
    offset_ranges_free(&d->check->offsets);
    context_end(&d->check->context);
    aliases_end(&d->check->aliases);
    divergence_free(&d->check->divergence);
    free(d->check);
}

/* Emits c as a C_CHECK with the handler `run`, and counts one fact of this kind. */
static void emit_check(Decode *d, enum CheckKind kind, Handler run, DecodedOp c) {
    c.op = C_CHECK;
    c.fn = run;
    emit(d, c);
    d->k->opt.check->count.facts[kind]++;
}

/* ------------------------------------------------------------------------------------------- sets */

/* Emits the check of address v, or of the addresses in vector v, against a set, unless the set excludes nothing. use: 0
 * at the definition of v, else 1 + the number of the operand. */
static void check_set(Decode *d, ValueId v, uint32_t use, SpaceSet set) {
    ValueShape s = shape_of(d, inst_at(d->f, v)->type);
    SpaceSet windows = check_windows(set);
    if (windows == check_windows(space_unknown(0))) return;
    for (uint32_t n = 0; n < s.n; n++)
        emit_check(d, CHECK_SET, check_set_op, (DecodedOp){.sub = windows, .a = result(d, v) + n, .x = v, .c = use});
}

/* Reports whether the set of v is checked: whether v is a generic address or a vector of them. The type of another
 * address is a promise that an access relies on, and the executor checks accesses. A cast may be executed where its
 * promise does not hold, if nothing there accesses the address. */
static bool has_set(Decode *d, ValueId v) {
    TypeId t = type_scalar(d->m, inst_at(d->f, v)->type);
    return type_is_ptr(d->m, t) && type_space(d->m, t) == SPACE_GENERIC;
}

/* Emits, after a cast of a generic address to a specific space, the operation that makes the result poison if the
 * address does not lie in that space. Emits nothing for another cast. */
static void check_cast(Decode *d, ValueId v) {
    Ref from = inst_op(d->f, v, 0);
    ValueShape s = shape_of(d, inst_at(d->f, v)->type);
    SpaceSet windows = check_windows(space_set(type_space(d->m, s.scalar)));
    if (type_space(d->m, type_scalar(d->m, operand_type(d, from))) != SPACE_GENERIC || !windows) return;
    uint32_t at = operand(d, from);
    for (uint32_t n = 0; n < s.n; n++)
        emit(d, (DecodedOp){.op = C_CHECK,
                            .fn = check_cast_op,
                            .width = (uint8_t)s.bits,
                            .sub = windows,
                            .dst = result(d, v) + n,
                            .a = at + n});
}

/* Returns the intersection of the sets (check_windows) that both analyses give value v; where instruction `at` uses it
 * as operand `use` - 1 if use is not 0. */
static SpaceSet set_of(Decode *d, ValueId v, ValueId at, uint32_t use) {
    const Checker *k = d->k->opt.check;
    SymId fn = d->out->sym;
    SpaceSet set = SET_SPACES | SET_NULL;
    for (enum CheckedSpaces which = FOLLOW_NONE; which < FOLLOW_BOTH; which++) {
        const Spaces *s = &k->spaces[which];
        set &= check_windows(use ? spaces_use(s, fn, at, use - 1) : spaces_of(s, fn, ref_make(REF_VALUE, v)));
    }
    return set;
}

/* ------------------------------------------------------------------------------------------- numbers */

/* Returns the number of bits of an integer of at most 64 bits; 0 for other values. */
static unsigned number_bits(Decode *d, ValueId v) {
    TypeId t = inst_at(d->f, v)->type;
    return type_is_int(d->m, t) && type_bits(d->m, t) <= 64 ? type_bits(d->m, t) : 0;
}

/* Emits the check of an integer or address v of `bits` bits against its range and its known zero bits, unless they
 * exclude no value. use: as in check_set. */
static void check_number(Decode *d, ValueId v, uint32_t use, unsigned bits, Range r, uint64_t zeros) {
    bool ranged = r.low > (int64_t)sign_extend(UINT64_C(1) << (bits - 1), bits) || r.high < (int64_t)(ONES(bits) >> 1);
    if (!ranged && !(zeros & ONES(bits))) return;
    uint32_t fact = constant_slot(d, (Slot){(uint64_t)r.low, (uint64_t)r.high});
    constant_slot(d, (Slot){zeros & ONES(bits), 0});
    emit_check(d, CHECK_NUMBER, check_number_op,
               (DecodedOp){.width = (uint8_t)bits, .a = result(d, v), .b = fact, .x = v, .c = use});
}

/* Emits the check of the offset of a getelementptr, unless it is a vector or the offset is unknown. */
static void check_offset(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    Ref base = inst_op(d->f, v, 0);
    if (!type_is_ptr(d->m, i->type)) return;
    Offset o = offset_of(d->m, &d->check->offsets, d->f, v, i->aux, inst_ops(d->f, v) + 1, i->nopnd - 1);
    if (o.stride == 1 && !o.bounded) return;
    uint32_t fact = constant_slot(d, (Slot){(uint64_t)o.by, o.stride}), from;
    constant_slot(d, (Slot){o.size, o.bounded});
    from = operand(d, base);
    emit_check(
        d, CHECK_OFFSET, check_offset_op,
        (DecodedOp){.width = (uint8_t)shape_of(d, i->type).bits, .dst = result(d, v), .a = from, .b = fact, .x = v});
}

/* ------------------------------------------------------------------------------------------- uniform values */

/* Reports whether a uniform value v needs no check, because all its operands are computed in the same loop, where they
 * are checked themselves. False for a phi, load and call, whose result does not depend on the operands alone. */
static bool uniform_by_operands(Decode *d, ValueId v) {
    const struct FnCheck *x = d->check;
    const Inst *i = inst_at(d->f, v);
    if (i->op == OP_PHI || i->op == OP_LOAD || i->op == OP_CALL) return false;
    for (uint32_t n = 0; n < i->nopnd; n++) {
        Ref r = inst_op(d->f, v, n);
        if (!ref_is(r, REF_VALUE) || ref_index(r) < d->f->nparam) continue;
        BlockId from = x->ranges.cfg->block_of[ref_index(r)], to = x->ranges.cfg->block_of[v];
        if (x->context.loops.of_block[from] != x->context.loops.of_block[to]) return false;
    }
    return true;
}

/* Emits the check that v is equal in all threads of a warp, for each of its cells, if the analysis finds v uniform and
 * that does not follow from other checks. */
static void check_uniform(Decode *d, ValueId v) {
    const struct FnCheck *x = d->check;
    if (v < d->f->nparam || !x->context.regular || x->divergence.divergent[v] || uniform_by_operands(d, v)) return;
    uint32_t cells = type_cells(d->m, inst_at(d->f, v)->type);
    for (uint32_t n = 0; n < cells; n++)
        emit_check(
            d, CHECK_UNIFORM, check_uniform_op,
            (DecodedOp){.a = result(d, v) + n, .b = context_of(&x->context, x->ranges.cfg->block_of[v]), .x = v});
}

bool decode_check_edge(Decode *d, BlockId to) { return d->check && context_changes(&d->check->context, to); }
void decode_check_enter(Decode *d, BlockId from, BlockId to) { context_edge(d, &d->check->context, from, to); }

/* ------------------------------------------------------------------------------------------- instructions */

void decode_check_uses(Decode *d, ValueId at) {
    const Inst *i = inst_at(d->f, at);
    if (!d->check || i->op == OP_PHI || op_flags(i) & OF_DEBUG) return;
    d->at = at;
    if (i->op == OP_CALL) context_call(d, &d->check->context, at);
    aliases_before(d, &d->check->aliases, &d->check->context, at);
    for (uint32_t n = 0; n < i->nopnd; n++) {
        Ref r = inst_op(d->f, at, n);
        if (!ref_is(r, REF_VALUE)) continue;
        ValueId v = ref_index(r);
        bool tested = false;
        for (enum CheckedSpaces which = FOLLOW_NONE; which < FOLLOW_BOTH; which++)
            tested |= sigma_at(&d->k->opt.check->spaces[which].sigmas, d->f, d->out->sym, at, n) != 0;
        if (tested && has_set(d, v)) check_set(d, v, n + 1, set_of(d, v, at, n + 1));
        unsigned bits = d->check->ranges.first[v] ? number_bits(d, v) : 0;
        if (bits) check_number(d, v, n + 1, bits, range_at(&d->check->ranges, r, at), 0);
    }
}

void decode_check_result(Decode *d, ValueId v) {
    const Inst *i = inst_at(d->f, v);
    if (!d->check || op_flags(i) & OF_DEBUG) return;
    Ref r = ref_make(REF_VALUE, v);
    unsigned bits = number_bits(d, v);
    d->at = v;
    if (i->op == OP_CALL) aliases_after(d, &d->check->aliases);
    if (has_set(d, v)) check_set(d, v, 0, set_of(d, v, v, 0));
    if (bits) check_number(d, v, 0, bits, range_at(&d->check->ranges, r, v), zeros_of(d->m, d->f, r));
    if (type_is_ptr(d->m, i->type))
        check_number(d, v, 0, shape_of(d, i->type).bits, (Range){INT64_MIN, INT64_MAX},
                     zeros_of_address(d->m, d->f, r));
    check_uniform(d, v);
    if (i->op == OP_GETELEMENTPTR) check_offset(d, v);
    if (i->op == OP_ADDRSPACECAST) check_cast(d, v);
}
