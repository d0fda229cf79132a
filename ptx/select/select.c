/* select.c: selects instructions. Vectors are scalarised: each lane is a component. Constant expressions
 * whose value is not known before the program runs are emitted here too, as instructions. */
#include "ptx/select/select.h"

static bool is_vector(const Emit *e, TypeId t) { return type_kind(e->m, t) == TY_VECTOR; }

Ref extended_count(const Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    bool shift = in->op == OP_SHL || in->op == OP_LSHR || in->op == OP_ASHR;
    uint64_t mask;
    if (!shift || in->type != T_I64) return REF_NULL;
    Ref count = inst_op(e->f, v, 1);
    bool masked = ref_is_inst(e->f, count, OP_AND);
    if (!masked && !ref_is_inst(e->f, count, OP_ZEXT)) return REF_NULL;
    Ref from = inst_op(e->f, ref_index(count), 0);
    if (masked) return ref_int(e->m, inst_op(e->f, ref_index(count), 1), &mask) && mask == UINT32_MAX ? from : REF_NULL;
    TypeId t = ref_type(e->m, e->f, from);
    return t == T_I32 || t == T_I16 || t == T_I8 ? from : REF_NULL;
}

/* Selects an integer operation (OF_INT): as an idiom if it is marked as one, by wide_binary if it is wider than 64
 * bits, and otherwise component by component. */
static void select_int_binary(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    Comps c = comps_of(e, in->type);
    if (idiom_emit(e, v)) return;
    if (is_wide_int(e, in->type)) {
        wide_binary(e, v);
        return;
    }
    Ref count = extended_count(e, v);
    for (uint32_t i = 0; i < c.n; i++) {
        Opd x = val_raw(e, a, i), y = count.x ? val_zext(e, count, i, RC_B32) : val_raw(e, b, i);
        val_set(e, v, i, int_binary(e, (enum Op)in->op, &c.at[i], x, y));
    }
}

/* Returns the index (0, 1) of the operand of v that is a multiplication folded into v (see func.c),
 * UINT32_MAX if there is none. */
static uint32_t fused_operand(const Emit *e, ValueId v) {
    for (uint32_t k = 0; k < 2; k++) {
        Ref r = inst_op(e->f, v, k);
        if (ref_is_inst(e->f, r, OP_FMUL) && e->plan.mark.at[ref_index(r)] & MARK_FOLDED) return k;
    }
    return UINT32_MAX;
}

/* Returns the negation of component i of r, of type *c: the one that an fneg or an fma before has computed, if it is
 * available here. */
static Opd negated(Emit *e, const Comp *c, Ref r, uint32_t i) {
    Opd d;
    if (avail_find(e, AVAIL_NEGATED, r.x, i, &d)) return d;
    Opd x = val_raw(e, r, i);
    x.undef = false; /* the negation may be used several times */
    d = float_neg(e, c, x);
    return ref_is(r, REF_VALUE) ? avail_add(e, AVAIL_NEGATED, r.x, i, d) : d;
}

/* Reports whether b, not a, is the factor to negate for -a*b: it is a constant, its negation is available, or it has
 * more uses, which may need the negation too. */
static bool second_is_negated(Emit *e, Ref a, Ref b) {
    Opd d;
    if (!ref_is(a, REF_VALUE) || !ref_is(b, REF_VALUE)) return ref_is(a, REF_VALUE);
    if (avail_find(e, AVAIL_NEGATED, a.x, 0, &d)) return false;
    return avail_find(e, AVAIL_NEGATED, b.x, 0, &d) || val_uses(e, ref_index(b)) > val_uses(e, ref_index(a));
}

/* Emits v, which is a*b + c, a*b - c or c - a*b, as one fma for each component; operand k of v is the product. */
static void select_fma(Emit *e, ValueId v, uint32_t k, Comps c) {
    ValueId mul = ref_index(inst_op(e->f, v, k));
    Ref a = inst_op(e->f, mul, 0), b = inst_op(e->f, mul, 1), rest = inst_op(e->f, v, !k);
    bool subtract = inst_at(e->f, v)->op == OP_FSUB;
    if (subtract && k == 1 && second_is_negated(e, a, b)) {
        Ref first = a;
        a = b, b = first;
    }
    if (c.n && c.at[0].kind == TY_BFLOAT) emit_version(e, 70);
    for (uint32_t i = 0; i < c.n; i++) {
        Opd x = subtract && k == 1 ? negated(e, &c.at[i], a, i) : val_raw(e, a, i);
        Opd add = subtract && k == 0 ? negated(e, &c.at[i], rest, i) : val_raw(e, rest, i);
        val_set(e, v, i, float_fma(e, &c.at[i], x, val_raw(e, b, i), add));
    }
}

/* Returns the fast-math flags of v. If !fpmath permits an error of at least two units in the last place in
 * a division, IF_ARCP is added, because that is the precision of div.full. */
static uint32_t float_flags(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    const Attach *a = in->op == OP_FDIV ? inst_attach(e->f, e->m, v, "fpmath") : NULL;
    const Md *node = a ? &e->m->md.at[e->f->md.at[a->md]] : NULL;
    if (!node || node->kind != MD_TUPLE || node->n != 1) return in->flags;
    const Md *ulp = &e->m->md.at[e->m->md_op.at[node->first]];
    bool number =
        ulp->kind == MD_VALUE && ref_is(ulp->value, REF_CONST) && const_at(e->m, ulp->value)->kind == CONST_FP;
    return in->flags | (number && const_at(e->m, ulp->value)->bits >= 0x40000000 ? IF_ARCP : 0u);
}

/* Packs lanes i and i + 1 of r, which are half or bfloat, into one 32-bit register, and returns it. */
static Opd pack_pair(Emit *e, Ref r, uint32_t i) {
    Opd low = val_reg(e, r, i), high = val_reg(e, r, i + 1), d = reg_new(e, RC_B32);
    put(e, "mov.b32 $o, {$o, $o}", d, low, high);
    return d;
}

/* Emits add, sub or mul of lanes i and i + 1 of v, of component type *c, as one instruction on two packed lanes, and
 * defines both. Returns false, having emitted nothing, unless the lanes are half, or bfloat on sm_90 or later;
 * division has no such instruction. */
static bool select_pair(Emit *e, ValueId v, const Comp *c, uint32_t i) {
    const Inst *in = inst_at(e->f, v);
    bool half = c->kind == TY_HALF;
    if (!(half || (c->kind == TY_BFLOAT && emit_has(e, 90))) || in->op == OP_FDIV) return false;
    Opd a = pack_pair(e, inst_op(e->f, v, 0), i), b = pack_pair(e, inst_op(e->f, v, 1), i);
    Opd d = reg_new(e, RC_B32), low = val_def(e, v, i), high = val_def(e, v, i + 1);
    if (!half) emit_version(e, 78);
    put(e, "$s$s.$s $o, $o, $o",
        in->op == OP_FADD   ? "add"
        : in->op == OP_FSUB ? "sub"
                            : "mul",
        in->flags & IF_CONTRACT ? "" : ".rn", half ? "f16x2" : "bf16x2", d, a, b);
    put(e, "mov.b32 {$o, $o}, $o", low, high, d);
    return true;
}

/* Selects fadd, fsub, fmul, fdiv or frem: as an fma if an operand is a multiplication folded into v, and otherwise
 * component by component, halves two at a time. */
static void select_float_binary(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    Comps c = comps_of(e, in->type);
    uint32_t k = in->op == OP_FADD || in->op == OP_FSUB ? fused_operand(e, v) : UINT32_MAX;
    if (in->op == OP_FREM) {
        frem_emit(e, v);
        return;
    }
    if (k != UINT32_MAX) {
        select_fma(e, v, k, c);
        return;
    }
    uint32_t flags = float_flags(e, v);
    for (uint32_t i = 0; i < c.n; i++) {
        if (i + 1 < c.n && select_pair(e, v, &c.at[i], i)) {
            i++;
            continue;
        }
        Opd x = val_raw(e, inst_op(e->f, v, 0), i), y = val_raw(e, inst_op(e->f, v, 1), i);
        val_set(e, v, i, float_binary(e, (enum Op)in->op, flags, &c.at[i], x, y));
    }
}

/* Selects icmp or fcmp, component by component. */
static void select_compare(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    Ref a = inst_op(e->f, v, 0), b = inst_op(e->f, v, 1);
    TypeId t = ref_type(e->m, e->f, a);
    Comps c = comps_of(e, t);
    if (is_wide_int(e, t)) {
        wide_compare(e, v, (enum IntPred)in->sub);
        return;
    }
    for (uint32_t i = 0; i < c.n; i++) {
        bool pointer = c.at[i].kind == TY_PTR;
        Opd x = pointer ? val_use(e, a, i) : val_raw(e, a, i), y = pointer ? val_use(e, b, i) : val_raw(e, b, i);
        val_set(e, v, i,
                in->op == OP_ICMP ? int_compare(e, (enum IntPred)in->sub, &c.at[i], x, y)
                                  : float_compare(e, (enum FpPred)in->sub, &c.at[i], x, y));
    }
}

/* Selects select, component by component. Each lane of a vector condition chooses all components of its lane. */
static void select_select(Emit *e, ValueId v) {
    Ref cond = inst_op(e->f, v, 0), yes = inst_op(e->f, v, 1), no = inst_op(e->f, v, 2);
    TypeId t = inst_at(e->f, v)->type;
    Comps c = comps_of(e, t);
    bool lanes = is_vector(e, ref_type(e->m, e->f, cond));
    if (idiom_emit(e, v)) return;
    uint32_t per = lanes && type_at(e->m, t)->n ? c.n / (uint32_t)type_at(e->m, t)->n : 1;
    for (uint32_t i = 0; i < c.n; i++) {
        Opd p = val_raw(e, cond, lanes && per ? i / per : 0), x = val_raw(e, yes, i), y = val_raw(e, no, i);
        val_set(e, v, i, opd_select(e, &c.at[i], p, x, y));
    }
}

/* Selects fneg and freeze. Emits nothing, and leaves v undefined, for a freeze between a load and the extension that
 * is emitted with it (extension_mark). */
static void select_unary(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    Ref r = inst_op(e->f, v, 0);
    Comps c = comps_of(e, in->type);
    if (ref_is(r, REF_VALUE) && e->plan.wider.at[ref_index(r)]) return; /* a freeze between a load and its extension */
    for (uint32_t i = 0; i < c.n; i++) {
        Opd a = val_raw(e, r, i);
        a.undef = false; /* a frozen value is the same in all uses */
        val_set(e, v, i, in->op == OP_FNEG ? negated(e, &c.at[i], r, i) : a);
    }
}

/* Reports whether s, a callee that is no known intrinsic, is only declared and has a name reserved for intrinsics
 * ("llvm."). s may be 0: false. */
static bool is_unknown_intrinsic(const Module *m, SymId s) {
    return s && !m->sym.at[s].defined && strncmp(sym_text(m, s), "llvm.", 5) == 0;
}

/* Selects a call: of inline assembly, of an intrinsic, or of a function. Reports an error for a name that begins with
 * "llvm." but is no known intrinsic. */
static void select_call(Emit *e, ValueId v) {
    Ref callee = call_callee(e->f, v);
    uint32_t row = call_intrinsic(e->m, e->f, v);
    SymId target = call_target(e->m, e->f, v);
    if (ref_is_asm(e->m, callee)) select_asm(e, v);
    else if (row && !(intrinsic_at(row)->flags & INF_LIBRARY)) select_intrinsic(e, v);
    else if (is_unknown_intrinsic(e->m, target)) emit_error(e, v, "unknown intrinsic '%s'", sym_text(e->m, target));
    else abi_call(e, v);
}

/* Selects a load or a store, atomic or not. */
static void select_access(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->mem.order) select_atomic(e, v);
    else if (in->op == OP_LOAD) select_load(e, v);
    else select_store(e, v);
}

/* The selector of each opcode. Terminators are in branch.c, phis in phi.c; arithmetic on integers (OF_INT) needs
 * no entry, because its PTX is a row of int_op in scalar_int.c. */
typedef void SelectFn(Emit *e, ValueId v);
/* clang-format off */
static SelectFn *const selector[OP_COUNT] = {
    [OP_FADD] = select_float_binary, [OP_FSUB] = select_float_binary, [OP_FMUL] = select_float_binary,
    [OP_FDIV] = select_float_binary, [OP_FREM] = select_float_binary,
    [OP_FNEG] = select_unary, [OP_FREEZE] = select_unary,
    [OP_ICMP] = select_compare, [OP_FCMP] = select_compare, [OP_SELECT] = select_select,
    [OP_TRUNC] = select_cast, [OP_ZEXT] = select_cast, [OP_SEXT] = select_cast,
    [OP_FPTRUNC] = select_cast, [OP_FPEXT] = select_cast,
    [OP_FPTOUI] = select_cast, [OP_FPTOSI] = select_cast,
    [OP_UITOFP] = select_cast, [OP_SITOFP] = select_cast,
    [OP_PTRTOINT] = select_cast, [OP_PTRTOADDR] = select_cast, [OP_INTTOPTR] = select_cast,
    [OP_BITCAST] = select_cast, [OP_ADDRSPACECAST] = select_cast,
    [OP_EXTRACTELEMENT] = select_extractelement, [OP_INSERTELEMENT] = select_insertelement,
    [OP_SHUFFLEVECTOR] = select_shuffle,
    [OP_EXTRACTVALUE] = select_extractvalue, [OP_INSERTVALUE] = select_insertvalue,
    [OP_ALLOCA] = select_alloca, [OP_LOAD] = select_access, [OP_STORE] = select_access,
    [OP_GETELEMENTPTR] = select_gep, [OP_VA_ARG] = select_va_arg,
    [OP_FENCE] = select_atomic, [OP_CMPXCHG] = select_atomic, [OP_ATOMICRMW] = select_atomic,
    [OP_CALL] = select_call,
};
/* clang-format on */

void select_inst(Emit *e, ValueId v) {
    uint8_t op = inst_at(e->f, v)->op;
    SelectFn *select = op_info[op].flags & OF_INT ? select_int_binary : selector[op];
    if (!select) bug(e->m, e->f, v, "no PTX for opcode %s", op_info[op].name);
    select(e, v);
}

/* ------------------------------------------------------------------------------- constants that need code */

static bool emit_expr(Emit *e, Ref r, Opd *out, uint32_t depth);

/* Sets *out to operand r of a constant expression: a literal or symbol if it can be evaluated, otherwise the result
 * of instructions that it emits. `depth` counts the expressions around it. Returns false if it is not supported. */
static bool emit_operand(Emit *e, Ref r, Opd *out, uint32_t depth) {
    ConstVal v;
    const Comp *c = &comps_of(e, ref_type(e->m, e->f, r)).at[0];
    if (!const_eval(e, r, &v, NULL)) return emit_expr(e, r, out, depth + 1);
    *out = v.sym ? (Opd){.kind = OPD_SYM,
                         .cls = c->cls,
                         .id = v.sym,
                         .imm = (int64_t)v.lo,
                         .generic = v.generic,
                         .space = (uint8_t)sym_space(e, v.sym)}
                 : opd_imm((enum RegClass)c->cls, v.lo);
    return true;
}

/* Emits the instructions that compute the scalar constant expression r, at most 64 levels deep, and sets *out to the
 * result. Returns false if the expression, or one that it contains, is not supported. */
static bool emit_expr(Emit *e, Ref r, Opd *out, uint32_t depth) {
    if (depth > 64 || !ref_is(r, REF_CONST) || const_at(e->m, r)->kind != CONST_EXPR) return false;
    Const c = *const_at(e->m, r);
    uint32_t flags = op_info[c.op].flags;
    Opd x[3];
    if (!c.n || c.n > 3 || c.op == OP_GETELEMENTPTR || c.op == OP_BITCAST) return false;
    for (uint32_t i = 0; i < c.n; i++) {
        Ref op = e->m->const_elem.at[c.first + i];
        if (comps_of(e, ref_type(e->m, e->f, op)).n != 1 || !emit_operand(e, op, &x[i], depth)) return false;
    }
    Comps result = comps_of(e, c.type), source = comps_of(e, ref_type(e->m, e->f, e->m->const_elem.at[c.first]));
    if (result.n != 1) return false;
    const Comp *to = &result.at[0], *from = &source.at[0];
    if (c.op == OP_ADDRSPACECAST) *out = cast_space(e, from, to, x[0]);
    else if (flags & OF_CAST) *out = cast_scalar(e, (enum Op)c.op, from, to, x[0]);
    else if (c.op == OP_ICMP) *out = int_compare(e, (enum IntPred)c.aux, from, x[0], x[1]);
    else if (c.op == OP_FCMP) *out = float_compare(e, (enum FpPred)c.aux, from, x[0], x[1]);
    else if (c.op == OP_SELECT) *out = opd_select(e, to, x[0], x[1], x[2]);
    else if (c.op == OP_FNEG) *out = float_neg(e, to, x[0]);
    else if (flags & OF_INT && c.n == 2) *out = int_binary(e, (enum Op)c.op, to, x[0], x[1]);
    else if (flags & OF_FP && c.n == 2 && c.op != OP_FREM)
        *out = float_binary(e, (enum Op)c.op, c.flags, to, x[0], x[1]);
    else return false;
    return true;
}

bool select_const(Emit *e, Ref r, Opd *out) { return emit_expr(e, r, out, 0); }
