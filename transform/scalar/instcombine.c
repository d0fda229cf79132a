/* instcombine: replaces an instruction, together with those that compute its operands, by fewer or cheaper ones, after
 * the rules of combine.def (combine_rules.c applies them).
 *
 * A rule is a tree of operations whose leaves are letters, which stand for values (McKeeman, "Peephole Optimization",
 * 1965; on SSA form as in LLVM's pass of this name). Operands are visited before their users. The first rule that
 * matches an instruction is applied, and the instructions that it creates are visited in the same way. Folding only
 * single instructions with constant operands (sccp) is simpler, but in
 *
 *     %a = zext i1 %c to i32          neither of the two is constant,
 *     %b = icmp ne i32 %a, 0          but %b is %c
 *
 * Two conditions are easily forgotten. A letter that occurs twice in a result may stand for undef, which may be a
 * different value at each use: `mul %x, 2` must not become `add %x, %x`. And a result of two new instructions costs
 * more than it saves if the old ones have other users; such a rule says Once.
 *
 * The rules are about integers, so what is done to floating-point numbers (scaling_combine) and to bitcasts
 * (bitcast_combine) is code; so is what needs more than arithmetic on constants, the union of two tests
 * (combine_tests.c).
 *
 * Each rule makes the program smaller or moves a constant outwards, so rewriting terminates; a limit for each
 * instruction stops a wrong rule. The pass repeats until nothing matches, because the operands of a deleted
 * instruction may then have a single use; it repeats at most ROUNDS_MAX times, so it is linear.
 *
 * Needs the cfg. Keeps the blocks. */
#include "ir/arith.h"
#include "ir/number.h"
#include "transform/scalar/combiner.h"
#include "transform/scalar/fold.h"

/* OPERANDS_MAX: the most operands of an operation that is folded. */
enum { OPERANDS_MAX = 3, ROUNDS_MAX = 4, STEPS_MAX = 16 };

/* ------------------------------------------------------------------------------------------- rewrites in code */

/* Returns the reciprocal of r if r is a power of two or the negative of one, and both are normal numbers; else
 * REF_NULL. */
static Ref reciprocal(const Combiner *c, Ref r) {
    static const uint8_t fraction_bits[] = {[FP_HALF] = 10, [FP_BFLOAT] = 7, [FP_FLOAT] = 23, [FP_DOUBLE] = 52};
    enum FpType t;
    if (!ref_is(r, REF_CONST) || const_at(c->m, r)->kind != CONST_FP) return REF_NULL;
    TypeId type = const_at(c->m, r)->type;
    if (!fp_type(type_kind(c->m, type), &t)) return REF_NULL;
    uint64_t bits = const_at(c->m, r)->bits;
    uint32_t width = fp_width(t), fraction = fraction_bits[t];
    uint64_t magnitude = arith_low(bits, width - 1), exponent = magnitude >> fraction;
    uint64_t bias = arith_ones(width - 2 - fraction); /* the exponent field of 1 */
    if (arith_low(bits, fraction) || !exponent || exponent >= 2 * bias) return REF_NULL;
    return const_fp(c->m, type, bits - magnitude + ((2 * bias - exponent) << fraction));
}

/* Replaces v if it divides by a power of two, by a multiplication, and if it multiplies by 1 or -1 and has the flag
 * nnan, by its operand or an fneg, which keep the bits of a NaN, unlike a multiplication. Returns what replaces v, or
 * v. */
static Ref scaling_combine(Combiner *c, ValueId v) {
    Inst i = *inst_at(c->f, v);
    Ref self = ref_make(REF_VALUE, v), op[] = {combiner_operand(c, v, 0), combiner_operand(c, v, 1)};
    if (i.op == OP_FMUL && ref_is(op[0], REF_CONST)) op[1] = op[0], op[0] = combiner_operand(c, v, 1);
    Ref inverse = reciprocal(c, op[1]);
    if (!inverse.x) return self;
    if (ref_same(op[1], inverse) && i.flags & IF_NNAN) { /* 1 or -1 */
        bool negative = const_at(c->m, inverse)->bits >> (type_bits(c->m, i.type) - 1) & 1;
        return combiner_replace(c, v, negative ? combiner_make(c, OP_FNEG, 0, i.flags, i.type, op, 1) : op[0]);
    }
    if (i.op == OP_FMUL) return self;
    op[1] = inverse;
    return combiner_replace(c, v, combiner_make(c, OP_FMUL, 0, i.flags, i.type, op, 2));
}

/* Returns the value of which r is a bitcast, if that has this type; else REF_NULL. */
static Ref bits_of(const Combiner *c, Ref r, TypeId type) {
    if (!ref_is(r, REF_VALUE) || inst_at(c->f, ref_index(r))->op != OP_BITCAST) return REF_NULL;
    Ref from = combiner_operand(c, ref_index(r), 0);
    return ref_type(c->m, c->f, from) == type ? from : REF_NULL;
}

/* Replaces bitcast v of a bitcast from its own type by what that casts; and of a select by an i1, by a select of
 * bitcasts, if there are no more of them afterwards:
 *
 *    bitcast (select %c, (bitcast %x), %y)   =>   select %c, %x, (bitcast %y)
 *
 * select-locals leaves such vectors of bytes, which nvir-ptx would select byte by byte. Returns what replaces v, or
 * v. */
static Ref bitcast_combine(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), of = combiner_operand(c, v, 0), op[3], bits[3];
    TypeId type = inst_at(c->f, v)->type;
    if (!ref_is(of, REF_VALUE)) return self;
    bits[0] = bits_of(c, of, type);
    if (bits[0].x) return combiner_replace(c, v, bits[0]);
    if (inst_at(c->f, ref_index(of))->op != OP_SELECT) return self;
    for (uint32_t k = 0; k < 3; k++) op[k] = combiner_operand(c, ref_index(of), k), bits[k] = bits_of(c, op[k], type);
    bool both = bits[1].x && bits[2].x, one = bits[1].x || bits[2].x;
    if (ref_type(c->m, c->f, op[0]) != T_I1 || !(both || (one && c->users.at[ref_index(of)] == 1))) return self;
    c->steps--;
    for (uint32_t k = 1; k < 3; k++) op[k] = bits[k].x ? bits[k] : combiner_make(c, OP_BITCAST, 0, 0, type, &op[k], 1);
    return combiner_replace(c, v, combiner_make(c, OP_SELECT, 0, 0, type, op, 3));
}

/* Replaces v if its operands are constants, as a rule may have made them. Returns what replaces v, or v. */
static Ref constants_fold(Combiner *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    Ref self = ref_make(REF_VALUE, v), op[OPERANDS_MAX];
    if (!(op_flags(i) & OF_PURE) || i->op == OP_PHI || i->nopnd > OPERANDS_MAX) return self;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        op[k] = combiner_operand(c, v, k);
        if (!ref_is(op[k], REF_CONST)) return self;
    }
    Ref folded = fold_inst(c->m, i, op);
    return ref_is(folded, REF_NONE) ? self : combiner_replace(c, v, folded);
}

/* ------------------------------------------------------------------------------------------------ the pass */

/* Applies constants_fold, scaling_combine, bitcast_combine, combine_tests, or a rule to v. Returns what replaces v; v
 * itself if nothing does or c->steps is used up. */
static Ref combine(Combiner *c, ValueId v) {
    Ref self = ref_make(REF_VALUE, v);
    const Inst *i = inst_at(c->f, v);
    if (type_kind(c->m, i->type) == TY_VECTOR || !c->steps) return self;
    Ref folded = constants_fold(c, v);
    if (!ref_same(folded, self)) return folded;
    if (i->op == OP_FMUL || i->op == OP_FDIV) return scaling_combine(c, v);
    if (i->op == OP_BITCAST) return bitcast_combine(c, v);
    Ref joined = i->type == T_I1 ? combine_tests(c, v) : self;
    if (!ref_same(joined, self)) return joined;
    return combine_rules(c, v);
}

/* Makes a constant the second operand of v, if v is commutative, so that equal expressions look the same, and addresses
 * find it there. */
static void constant_second(Combiner *c, ValueId v) {
    Ref *op = inst_ops(c->f, v);
    if (!(op_flags(inst_at(c->f, v)) & OF_COMM) || ref_is(op[0], REF_VALUE) || !ref_is(op[1], REF_VALUE)) return;
    Ref constant = op[0];
    op[0] = op[1];
    op[1] = constant;
    c->combined++;
}

/* Visits every instruction of the reachable blocks once. Returns whether a rule was applied. */
static bool round_run(Combiner *c, const Cfg *cfg) {
    uint64_t before = c->combined;
    edit_begin(&c->e, c->m, c->f);
    for (uint32_t k = 0; k < cfg->nrpo; k++) {
        each_inst_in(c->f, cfg->rpo[k], v) {
            if (c->e.dead.n > v && c->e.dead.at[v]) continue;
            c->anchor = v;
            c->steps = STEPS_MAX;
            constant_second(c, v);
            combine(c, v);
            combiner_learn(c, v);
        }
    }
    edit_commit(&c->e);
    return c->combined != before;
}

bool pass_instcombine(Pass *p, Fn *f) {
    Combiner c = {.m = p->m, .f = f, .rules = rule_index_new(), .combine = combine};
    bool changed = false;
    for (uint32_t k = 0, more = true; more && k < ROUNDS_MAX; k++) {
        combiner_begin(&c);
        more = round_run(&c, p->cfg);
        if (c.has_ranges) ranges_free(&c.ranges);
        c.has_ranges = false;
        changed |= more;
    }
    if (changed) pass_remark_symbol(p, REMARK_InstructionsCombined, f->sym, (uint32_t)c.combined);
    pass_stat(p, "rules applied", c.combined);
    free(c.rules);
    vec_free(&c.now);
    vec_free(&c.users);
    vec_free(&c.defined);
    return changed;
}
