/* facts.c: the facts of constants, and queries on the solution. See spaces.h. */
#include "analysis/spaces/program.h"
#include "analysis/spaces/spaces.h"

/* ------------------------------------------------------------------------------------ constants */

static Fact const_fact_at(const Spaces *s, Ref r, uint32_t depth);

/* Returns the fact of constant c, which is no pointer, at nesting `depth`: FACT_PLAIN for a number, SET_NULL for zero,
 * 0 for undef and poison, and the join over the operands of a constant expression or aggregate, which may contain
 * addresses. If `add`, `sub`, `and` or `or` has an operand with an address, its numbers are offsets and contribute
 * nothing. */
static Fact const_int_fact(const Spaces *s, const Const *c, uint32_t depth) {
    const Module *m = s->m;
    if (c->kind == CONST_INT) return c->bits ? FACT_PLAIN : SET_NULL;
    if (c->kind == CONST_FP) return c->bits ? FACT_PLAIN : SET_NULL;
    if (c->kind == CONST_ZERO) return SET_NULL;
    if (c->kind == CONST_UNDEF || c->kind == CONST_POISON) return 0;
    if (c->kind != CONST_EXPR && c->kind != CONST_AGG) return FACT_PLAIN;
    Fact r = 0;
    for (uint32_t i = 0; i < c->n; i++) r |= const_fact_at(s, m->const_elem.at[c->first + i], depth + 1);
    bool offset = c->kind == CONST_EXPR && (c->op == OP_ADD || c->op == OP_SUB || c->op == OP_AND || c->op == OP_OR);
    bool address = r & SET_SPACES;
    return offset && address ? (Fact)(r & ~(FACT_PLAIN | SET_NULL)) : r;
}

/* Returns the fact of constant expression c, a generic pointer, at nesting `depth`: that of its first operand for a
 * cast or getelementptr, and the unknown set for any other operation. A getelementptr from something that is surely in
 * no space, such as null, also gives the unknown set; so does inttoptr of plain data, or of anything without
 * knobs->track_int2ptr. */
static Fact const_expr_fact(const Spaces *s, const Const *c, uint32_t depth) {
    Ref op0 = s->m->const_elem.at[c->first];
    Fact r = const_fact_at(s, op0, depth + 1);
    switch (c->op) {
    case OP_ADDRSPACECAST:
    case OP_BITCAST: return r;
    case OP_GETELEMENTPTR:
        if (program_has_null(s->m, NULL, op0)) return s->unknown;
        return space_is_empty((SpaceSet)r) && (r & SET_NULL) ? s->unknown : r;
    case OP_INTTOPTR: return spaces_pointer_fact(s, s->knobs->track_int2ptr ? r : FACT_PLAIN);
    default: return s->unknown;
    }
}

/* Returns the fact of constant or symbol r, `depth` levels inside another constant. A pointer to a specific space has
 * that space, also if it is null. Generic null is SET_NULL, but the unknown set with knobs->conservative; a function is
 * SET_NULL too, and a variable without a space is global; an alias without one is what its aliasee is. Returns the
 * unknown set with FACT_PLAIN if r is nested too deep, and 0 for any other operand, undef and poison. */
static Fact const_fact_at(const Spaces *s, Ref r, uint32_t depth) {
    const Module *m = s->m;
    if (depth > 64) return s->unknown | FACT_PLAIN;
    if (ref_is(r, REF_SYM)) {
        const Sym *sym = &m->sym.at[ref_index(r)];
        if (sym->kind == SYM_FUNC || sym->kind == SYM_IFUNC) return SET_NULL;
        if (sym->space) return space_set(sym->space);
        return sym->kind == SYM_ALIAS ? const_fact_at(s, sym->init, depth + 1) : SET_GLOBAL;
    }
    if (!ref_is(r, REF_CONST)) return 0;
    const Const *c = const_at(m, r);
    TypeId scalar = type_scalar(m, c->type);
    if (!type_is_ptr(m, scalar)) return const_int_fact(s, c, depth);
    if (type_space(m, c->type))
        return c->kind == CONST_UNDEF || c->kind == CONST_POISON ? 0 : space_set(type_space(m, c->type));
    switch (c->kind) {
    case CONST_UNDEF:
    case CONST_POISON: return 0;
    case CONST_EXPR: return const_expr_fact(s, c, depth);
    case CONST_AGG: {
        Fact all = 0;
        for (uint32_t i = 0; i < c->n; i++) all |= const_fact_at(s, m->const_elem.at[c->first + i], depth + 1);
        return all;
    }
    default: return s->knobs->conservative ? s->unknown : SET_NULL;
    }
}

Fact spaces_const_fact(const Spaces *s, Ref r) { return const_fact_at(s, r, 0); }

/* -------------------------------------------------------------------------------------- queries */

/* Returns the fact of operand r of function fn as it is where r is defined. */
static Fact ref_fact(const Spaces *s, SymId fn, Ref r) {
    return ref_is(r, REF_VALUE) ? s->fact[s->base[fn] + ref_index(r)] : spaces_const_fact(s, r);
}

/* Returns the fact of operand i of v: that of the sigma that holds there, or else that of the operand
 * itself. */
static Fact use_fact(const Spaces *s, SymId fn, ValueId v, uint32_t i) {
    const Fn *f = s->m->sym.at[fn].fn;
    uint32_t sigma = sigma_at(&s->sigmas, f, fn, v, i);
    return sigma ? s->fact[s->node.sigma + sigma - 1] : ref_fact(s, fn, inst_op(f, v, i));
}

SpaceSet spaces_use(const Spaces *s, SymId fn, ValueId v, uint32_t i) { return (SpaceSet)use_fact(s, fn, v, i); }
bool spaces_use_assumed(const Spaces *s, SymId fn, ValueId v, uint32_t i) {
    return use_fact(s, fn, v, i) & FACT_ASSUMED;
}
SpaceSet spaces_of(const Spaces *s, SymId fn, Ref r) { return (SpaceSet)ref_fact(s, fn, r); }
bool spaces_assumed(const Spaces *s, SymId fn, Ref r) { return ref_fact(s, fn, r) & FACT_ASSUMED; }
SpaceSet spaces_result(const Spaces *s, SymId fn) { return (SpaceSet)s->fact[s->node.result + fn]; }
bool spaces_result_assumed(const Spaces *s, SymId fn) { return s->fact[s->node.result + fn] & FACT_ASSUMED; }

SymId spaces_node_fn(const Spaces *s, uint32_t node) {
    uint32_t next = 1; /* the first function after the one of the node */
    lower_bound(next, s->fn.n, mid, s->base[s->fn.at[mid]] <= node);
    return s->fn.at[next - 1];
}
