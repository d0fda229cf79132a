/* const_eval.c: evaluates scalar constants and constant expressions to a number, or to an address of the form symbol
 * plus offset. Lanes of vectors are evaluated through const_lane. The address of a block is represented by the number
 * 1 + its id, which is what indirectbr compares. Aliases are resolved here too, because they are constant
 * expressions.
 *
 * The eval functions return false, and record a reason by fail(), if a constant has no such value. */
#include "ir/arith.h"
#include "ptx/emit.h"

typedef struct Eval {
    Emit *e;
    Module *m;
    const char *why;
} Eval;

static bool eval(Eval *x, Ref r, ConstVal *v);
static SymId alias_resolve(Emit *e, SymId s);

/* Records the first reason why the constant cannot be evaluated. Returns false. */
static bool fail(Eval *x, const char *why) {
    if (!x->why) x->why = why;
    return false;
}

/* Sets *v to the address of symbol s, with aliases resolved, in the form that a pointer to s has. Returns true. */
static bool eval_symbol(Eval *x, SymId s, ConstVal *v) {
    s = alias_resolve(x->e, s);
    const Sym *sym = &x->m->sym.at[s];
    *v = (ConstVal){.sym = s, .generic = sym->kind == SYM_VAR && sym->space == SPACE_GENERIC};
    return true;
}

/* Folds an integer operation on `bits` bits into *out. Fails for division by zero and for an `op` that is not integer
 * arithmetic; any other undefined result is 0. */
static bool eval_binary_int(Eval *x, enum Op op, uint64_t a, uint64_t b, uint32_t bits, uint64_t *out) {
    bool divides = op == OP_UDIV || op == OP_SDIV || op == OP_UREM || op == OP_SREM;
    if (!arith_has(op)) return fail(x, "an operation that cannot be folded in constants");
    if (divides && !b) return fail(x, "division by zero");
    if (!arith_binary(op, a & arith_ones(bits), b & arith_ones(bits), bits, out)) *out = 0;
    return true;
}

/* Reduces a number, or the offset of an address, to `bits` bits, at most 64: a number is then below 2^bits, and an
 * offset is signed, because assemblers take no larger one. */
static void wrap(ConstVal *v, uint32_t bits) {
    v->lo &= arith_ones(bits);
    if (v->sym) v->lo = (uint64_t)arith_signed(v->lo, bits);
}

/* Evaluates integer arithmetic of at most 64 bits. On addresses only symbol + n, n + symbol, symbol - n and the
 * difference of two addresses in the same symbol have a value. */
static bool eval_binary(Eval *x, const Const *c, Ref a, Ref b, ConstVal *v) {
    ConstVal l, r;
    if (!eval(x, a, &l) || !eval(x, b, &r)) return false;
    uint32_t bits = layout_scalar_bits(x->m, c->type);
    if (bits > 64) return fail(x, "arithmetic on more than 64 bits");
    if (c->op == OP_ADD && !(l.sym && r.sym)) {
        *v = l.sym ? l : r;
        v->lo = l.lo + r.lo;
        wrap(v, bits);
        return true;
    }
    if (c->op == OP_SUB && l.sym && (!r.sym || (l.sym == r.sym && l.generic == r.generic))) {
        *v = r.sym ? (ConstVal){0} : l;
        v->lo = l.lo - r.lo;
        wrap(v, bits);
        return true;
    }
    if (l.sym || r.sym) return fail(x, "arithmetic on an address");
    *v = (ConstVal){0};
    if (!eval_binary_int(x, c->op, l.lo, r.lo, bits, &v->lo)) return false;
    v->lo &= arith_ones(bits);
    return true;
}

/* Evaluates addrspacecast of the value *v of `from`, which it changes in place. For the address of a variable,
 * selects the generic or the specific form; fails if the variable is not in the space that it is cast to. Leaves any
 * other value as it is. */
static bool eval_cast_space(Eval *x, const Const *c, Ref from, ConstVal *v) {
    uint32_t to = space_at_run_time(type_space(x->m, c->type)), had = ref_space(x->m, NULL, from);
    if (to == space_at_run_time(had) || !v->sym) return true;
    if (x->m->sym.at[v->sym].kind != SYM_VAR) return true;
    uint32_t home = sym_space(x->e, v->sym);
    if (to == SPACE_GENERIC) v->generic = true;
    else if (to == home || (home == SPACE_SHARED && to == SPACE_CLUSTER)) v->generic = false;
    else return fail(x, "a cast to a space that does not contain the symbol");
    return true;
}

/* Evaluates the element of a vector at a constant index. */
static bool eval_extract(Eval *x, Ref vector, Ref index, ConstVal *v) {
    uint64_t i;
    if (!ref_int(x->m, index, &i)) return fail(x, "a non-constant element index");
    if (i >= type_at(x->m, ref_type(x->m, NULL, vector))->n) return fail(x, "an element index out of range");
    Ref lane = const_lane(x->m, vector, i);
    return eval(x, lane.x ? lane : vector, v);
}

/* Reports whether 32 bits hold the whole address *v: the one that a variable has in shared memory itself. */
static bool is_short(const Eval *x, const ConstVal *v) {
    return x->m->sym.at[v->sym].kind == SYM_VAR && !v->generic && sym_space(x->e, v->sym) == SPACE_SHARED;
}

/* Evaluates a cast of constant `from` into *v: between integers and pointers, and bitcast, also of a vector of one
 * element. Fails for floating-point casts, a bitcast of a longer vector, sext of an address, an address that is cut to
 * less than 32 bits, and one that is cut to less than 64 and then widened, unless it is one in shared memory, which
 * fits 32 bits. Fails for a cast to a space that does not contain the symbol, and for a negative number that is
 * extended to more than 128 bits. */
static bool eval_cast(Eval *x, const Const *c, Ref from, ConstVal *v) {
    TypeId source = ref_type(x->m, NULL, from);
    if (type_kind(x->m, source) == TY_VECTOR) { /* a bitcast to a scalar */
        if (type_at(x->m, source)->n != 1) return fail(x, "a bitcast that regroups vector elements");
        return eval_extract(x, from, const_int(x->m, T_I32, 0), v);
    }
    if (!eval(x, from, v)) return false;
    uint32_t bits = layout_scalar_bits(x->m, c->type), had = layout_scalar_bits(x->m, source);
    switch (c->op) {
    case OP_ADDRSPACECAST: return eval_cast_space(x, c, from, v);
    case OP_BITCAST: return true;
    case OP_TRUNC:
    case OP_PTRTOINT:
    case OP_PTRTOADDR:
    case OP_INTTOPTR:
    case OP_ZEXT:
        v->hi = bits > 64 && had > 64 ? v->hi & arith_ones(bits - 64) : 0;
        if (v->sym && bits < had && bits < 32) return fail(x, "part of an address");
        if (v->sym && had < bits && had < 64 && !is_short(x, v)) return fail(x, "part of an address");
        if (!v->sym) v->lo &= arith_ones(bits);
        return true;
    case OP_SEXT:
        if (v->sym) return fail(x, "arithmetic on an address");
        if (had < 64) v->lo = (uint64_t)arith_signed(v->lo & arith_ones(had), had);
        if (had <= 64) v->hi = v->lo >> 63 ? UINT64_MAX : 0;
        else if (had < 128) v->hi = (uint64_t)arith_signed(v->hi & arith_ones(had - 64), had - 64);
        if (v->hi >> 63 && bits > 128) return fail(x, "an integer of more than 128 bits");
        v->lo &= arith_ones(bits);
        v->hi &= bits > 64 ? arith_ones(bits - 64) : 0;
        return true;
    default: return fail(x, "a floating-point operation in a constant");
    }
}

/* Compares two numbers of `bits` bits: by the upper 64 if they differ. One of more than 128 bits is not negative. */
static bool number_compare(uint8_t pred, const ConstVal *l, const ConstVal *r, uint32_t bits) {
    if (bits > 128) pred = arith_pred_unsigned(pred);
    if (l->hi != r->hi) return arith_compare((enum IntPred)pred, l->hi, r->hi, bits < 128 ? bits - 64 : 64);
    if (bits > 64) pred = arith_pred_unsigned(pred), bits = 64;
    return arith_compare((enum IntPred)pred, l->lo & arith_ones(bits), r->lo & arith_ones(bits), bits);
}

/* Reports whether *v is an address in a variable, or the one behind its end. */
static bool is_within(const Eval *x, const ConstVal *v) {
    const Sym *y = &x->m->sym.at[v->sym];
    return y->kind == SYM_VAR && v->lo <= type_size(x->m, y->type);
}

/* Reports whether the offsets of two addresses in the same symbol, of which `bits` bits are compared, decide the
 * comparison wherever the symbol is: for equality, and if they are equal; and for an unsigned comparison of whole
 * addresses, if both are in the variable, because that does not wrap around. */
static bool offsets_decide(const Eval *x, uint8_t pred, const ConstVal *l, const ConstVal *r, uint32_t bits) {
    if (pred <= ICMP_NE || l->lo == r->lo) return true;
    return pred <= ICMP_ULE && (bits >= 64 || is_short(x, l)) && is_within(x, l) && is_within(x, r);
}

/* Evaluates a comparison. Two addresses in the same symbol are compared by their offsets, if these decide. Otherwise an
 * address can only be compared with null, in the generic form and for equality: it is not null. */
static bool eval_icmp(Eval *x, const Const *c, Ref a, Ref b, ConstVal *v) {
    ConstVal l, r;
    if (!eval(x, a, &l) || !eval(x, b, &r)) return false;
    if (l.sym != r.sym || l.generic != r.generic) {
        bool null_test = (!l.sym && !l.lo && r.generic) || (!r.sym && !r.lo && l.generic);
        if (!null_test || c->aux > ICMP_NE) return fail(x, "a comparison of addresses");
        *v = (ConstVal){.lo = c->aux == ICMP_NE};
        return true;
    }
    uint32_t bits = layout_scalar_bits(x->m, ref_type(x->m, NULL, a));
    if (l.sym && !offsets_decide(x, c->aux, &l, &r, bits)) return fail(x, "a comparison of addresses");
    *v = (ConstVal){.lo = number_compare(c->aux, &l, &r, bits)};
    return true;
}

/* Returns an index as a literal number if it is an expression, for instance the difference of two
 * addresses in one object. Returns r itself if it is a number or cannot be evaluated. */
static Ref eval_index(Eval *x, Ref r) {
    ConstVal v;
    int64_t number;
    if (ref_sint(x->m, r, &number) || !eval(x, r, &v) || v.sym) return r;
    return const_int(x->m, ref_type(x->m, NULL, r), v.lo);
}

/* Evaluates getelementptr: the base plus a constant offset. */
static bool eval_gep(Eval *x, const Const *c, ConstVal *v) {
    int64_t offset;
    VEC(Ref) index = {0};
    for (uint32_t i = 1; i < c->n; i++) {
        Ref r = eval_index(x, x->m->const_elem.at[c->first + i]);
        vec_push(&index, r);
    }
    bool known = gep_offset(x->m, c->aux, index.at, index.n, &offset);
    vec_free(&index);
    if (!known) return fail(x, "a getelementptr with a non-constant index");
    if (!eval(x, x->m->const_elem.at[c->first], v)) return false;
    v->lo += (uint64_t)offset;
    wrap(v, layout_scalar_bits(x->m, c->type));
    return true;
}

/* Records why const_lane has no lane of a vector. Returns false. */
static bool fail_vector(Eval *x, const Const *c) {
    bool indexed = c->op == OP_INSERTELEMENT || c->op == OP_SHUFFLEVECTOR;
    return fail(x, indexed ? "a non-constant element index" : "a bitcast that regroups vector elements");
}

/* Evaluates a constant expression of scalar type. A vector arrives here only if const_lane found
 * no lane, so it fails. */
static bool eval_expr(Eval *x, const Const *c, ConstVal *v) {
    Ref op[3] = {REF_NULL, REF_NULL, REF_NULL};
    for (uint32_t i = 0; i < c->n && i < 3; i++) op[i] = x->m->const_elem.at[c->first + i];
    uint32_t flags = op_info[c->op].flags;
    ConstVal cond;
    if (type_kind(x->m, c->type) == TY_VECTOR) return fail_vector(x, c);
    if (flags & OF_CAST) return eval_cast(x, c, op[0], v);
    switch (c->op) {
    case OP_GETELEMENTPTR: return eval_gep(x, c, v);
    case OP_ICMP: return eval_icmp(x, c, op[0], op[1], v);
    case OP_SELECT:
        if (!eval(x, op[0], &cond)) return false;
        return eval(x, cond.lo & 1 ? op[1] : op[2], v);
    case OP_EXTRACTELEMENT: return eval_extract(x, op[0], op[1], v);
    default:
        if (flags & OF_INT && op_info[c->op].shape == SH_BINARY) return eval_binary(x, c, op[0], op[1], v);
        return fail(x, "an operation that cannot be folded in constants");
    }
}

/* Evaluates a scalar constant; undef, poison and null are 0. Returns false for a reference that is no constant, without
 * a reason, because no caller that passes one reports it. */
static bool eval(Eval *x, Ref r, ConstVal *v) {
    *v = (ConstVal){0};
    if (ref_is(r, REF_SYM)) return eval_symbol(x, ref_index(r), v);
    if (!ref_is(r, REF_CONST)) return false;
    Const c = *const_at(x->m, r);
    switch (c.kind) {
    case CONST_INT:
    case CONST_FP: v->lo = c.bits; return true;
    case CONST_NULL:
    case CONST_UNDEF:
    case CONST_POISON:
    case CONST_ZERO: return true;
    case CONST_WIDE:
        if (c.n > 4) return fail(x, "an integer of more than 128 bits");
        for (uint32_t i = 0; i < c.n; i++)
            *(i < 2 ? &v->lo : &v->hi) |= (uint64_t)x->m->const_word.at[c.first + i] << (i % 2 * 32);
        return true;
    case CONST_EXPR: return eval_expr(x, &c, v);
    case CONST_DSO_LOCAL_EQUIVALENT:
    case CONST_NO_CFI: return eval_symbol(x, c.first, v);
    case CONST_BLOCKADDR: v->lo = (uint64_t)x->m->blockaddr.at[c.first].block + 1; return true;
    default: return false;
    }
}

bool const_eval(Emit *e, Ref r, ConstVal *v, const char **why) {
    Eval x = {.e = e, .m = e->m};
    bool ok = eval(&x, r, v);
    if (!ok && why) *why = x.why;
    return ok;
}

/* ------------------------------------------------------------------------------------------------ aliases */

/* Returns the symbol whose address the alias s is. Returns s itself if it is no alias, or if its address is that of a
 * function, has an offset, or cannot be evaluated. */
static SymId alias_step(Emit *e, SymId s) {
    ConstVal v;
    Ref to = e->m->sym.at[s].init;
    if (e->m->sym.at[s].kind != SYM_ALIAS) return s;
    if (ref_is(to, REF_SYM)) v = (ConstVal){.sym = ref_index(to)};
    else if (!const_eval(e, to, &v, NULL) || !v.sym || v.lo) return s;
    return e->m->sym.at[v.sym].kind == SYM_FUNC ? s : v.sym;
}

/* Follows alias s, and further aliases, to a variable. Returns the variable; or the last alias on the way, if that is
 * the address of a function, has an offset or cannot be evaluated; or s if it is no alias. Records the end of the chain
 * for every alias on the way in module.resolved, so that a long chain is walked once. */
static SymId alias_resolve(Emit *e, SymId s) {
    SymId *known = e->module.resolved, end = s;
    for (SymId next; !known[end] && (next = alias_step(e, end)) != end;) end = next;
    if (known[end]) end = known[end];
    for (SymId next; s != end && !known[s]; s = next) {
        next = alias_step(e, s);
        known[s] = end;
    }
    return end;
}

SymId sym_alias_target(Emit *e, SymId s) {
    Module *m = e->m;
    SymId to = s;
    for (uint32_t depth = 0; m->sym.at[to].kind == SYM_ALIAS; depth++) {
        ConstVal v;
        const char *why;
        if (depth == ALIAS_SIZE_MAX || !const_eval(e, m->sym.at[to].init, &v, &why) || !v.sym || v.lo) return 0;
        to = v.sym;
    }
    return m->sym.at[to].kind == SYM_FUNC ? to : 0;
}

SymId sym_function(Emit *e, SymId s) {
    for (uint32_t depth = 0; e->m->sym.at[s].kind == SYM_ALIAS && depth < ALIAS_SIZE_MAX; depth++) {
        ConstVal v;
        if (ref_is(e->m->sym.at[s].init, REF_SYM)) s = ref_index(e->m->sym.at[s].init);
        else if (const_eval(e, e->m->sym.at[s].init, &v, NULL) && v.sym) s = v.sym;
        else break;
    }
    return s;
}
