/* decode_check.c: emits the operations that check the facts of values (check/check.h), if the run has a Checker. */
#include "analysis/run/check/check.h"
#include "analysis/divergence.h"
#include "analysis/run/decode/decode.h"
#include "analysis/run/decode/decode_alias.h"
#include "analysis/spaces/offset.h"
#include "analysis/zeros.h"

/* The facts of the function that is being decoded, as the analyses of these names compute them. */
struct FnCheck {
    Ranges ranges;
    FnRanges offsets;
    FnContext context; /* numbers the executions of the code, so that facts about several threads can be checked */
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

/* Emits c as a C_CHECK with the handler `run`, and counts one more fact of this kind in the Checker. */
static void emit_check(Decode *d, enum CheckKind kind, Handler run, DecodedOp c) {
    c.op = C_CHECK;
    c.fn = run;
    emit(d, c);
    d->k->opt.check->count.facts[kind]++;
}

/* ------------------------------------------------------------------------------------------- sets */

/* Emits the check that address v, or each address of vector v, lies in a window of `set`; nothing if every address
 * does. use: 0 if the check is at the definition of v; 1 + the operand number if it is at a use of v. */
static void check_set(Decode *d, ValueId v, uint32_t use, SpaceSet set) {
    ValueShape s = shape_of(d, inst_at(d->f, v)->type);
    SpaceSet windows = check_windows(set);
    if (windows == check_windows(space_unknown(0))) return;
    for (uint32_t n = 0; n < s.n; n++)
        emit_check(d, CHECK_SET, check_set_op, (DecodedOp){.sub = windows, .a = result(d, v) + n, .x = v, .c = use});
}

/* Reports whether v is a generic address or a vector of them; the sets of other values are not checked. The type of an
 * address in a specific space promises that it lies there, and the executor checks that promise when the address is
 * accessed. A cast may be executed where the promise does not hold, if nothing there accesses the address. */
static bool has_set(Decode *d, ValueId v) {
    TypeId t = type_scalar(d->m, inst_at(d->f, v)->type);
    return type_is_ptr(d->m, t) && type_space(d->m, t) == SPACE_GENERIC;
}

/* Emits, after addrspacecast v of a generic address (or a vector of them) to a specific space, the operation that makes
 * the result poison if the address does not lie in that space. Emits nothing for another cast, or for a space that the
 * sets do not distinguish. */
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

/* Returns the windows (check_windows) in which value v may lie according to both analyses: at its definition if use is
 * 0, else where instruction `at` uses it as operand number use - 1. */
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

/* Returns the number of bits of value v if it is an integer of at most 64 bits; 0 for every other value, such as a
 * vector. */
static unsigned number_bits(Decode *d, ValueId v) {
    TypeId t = inst_at(d->f, v)->type;
    return type_is_int(d->m, t) && type_bits(d->m, t) <= 64 ? type_bits(d->m, t) : 0;
}

/* Emits the check that the integer or address v of `bits` bits lies in the signed range r and has zeros in the bits of
 * the mask `zeros`; nothing if every value does. use: as in check_set. */
static void check_number(Decode *d, ValueId v, uint32_t use, unsigned bits, Range r, uint64_t zeros) {
    bool ranged = r.low > (int64_t)sign_extend(UINT64_C(1) << (bits - 1), bits) || r.high < (int64_t)(ONES(bits) >> 1);
    if (!ranged && !(zeros & ONES(bits))) return;
    uint32_t fact = constant_slot(d, (Slot){(uint64_t)r.low, (uint64_t)r.high});
    constant_slot(d, (Slot){zeros & ONES(bits), 0});
    emit_check(d, CHECK_NUMBER, check_number_op,
               (DecodedOp){.width = (uint8_t)bits, .a = result(d, v), .b = fact, .x = v, .c = use});
}

/* Emits the check of the distance between the result and the base of getelementptr v, unless the result is a vector or
 * nothing is known about the offset. */
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

/* Reports whether a uniform value v needs no check, because each of its operands is a constant, a parameter, or a value
 * that is computed in the same innermost loop, where it is checked itself. Returns false for a phi, load or call, whose
 * result does not depend on the operands alone. */
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

/* Emits, for each cell of v, the check that all threads of a warp compute the same value, if the divergence analysis
 * finds v uniform and uniform_by_operands does not make the check superfluous. Emits nothing for a parameter, or if the
 * executions of the function cannot be numbered. */
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
