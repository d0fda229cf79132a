/* spaces.c: the constraints of memory-space analysis, instruction by instruction. constraints.h says what
 * an edge does, contents.c has those of memory, call_flow.c those of calls, solve.c solves them. */
#include "analysis/spaces/constraints.h"

/* ------------------------------------------------------------------------------------------- constants */

static Fact const_fact_at(const Spaces *s, Ref r, uint32_t depth);

/* Integers made of addresses by constant expressions. What is added to an address adds nothing. */
static Fact const_int_fact(const Spaces *s, const Const *c, uint32_t depth) {
    const Module *m = s->m;
    if (c->kind == CONST_INT) return c->bits ? FACT_PLAIN : SET_NULL;
    if (c->kind == CONST_FP) return c->bits ? FACT_PLAIN : SET_NULL;
    if (c->kind == CONST_ZERO) return SET_NULL;
    if (c->kind == CONST_UNDEF || c->kind == CONST_POISON) return 0;
    if (c->kind != CONST_EXPR && c->kind != CONST_AGG) return FACT_PLAIN;
    Fact r = 0;
    for (uint32_t i = 0; i < c->n; i++) r |= const_fact_at(s, m->const_elem.at[c->first + i], depth + 1);
    bool offset =
        c->kind == CONST_EXPR && (c->op == OP_ADD || c->op == OP_SUB || c->op == OP_AND || c->op == OP_OR);
    bool address = r & SET_SPACES;
    return offset && address ? (Fact)(r & ~(FACT_PLAIN | SET_NULL)) : r;
}

static Fact const_expr_fact(const Spaces *s, const Const *c, uint32_t depth) {
    Ref op0 = s->m->const_elem.at[c->first];
    Fact r = const_fact_at(s, op0, depth + 1);
    switch (c->op) {
    case OP_ADDRSPACECAST: case OP_BITCAST: return r;
    case OP_GETELEMENTPTR: return space_is_empty((SpaceSet)r) && (r & SET_NULL) ? s->unknown : r;
    case OP_INTTOPTR: return pointer_fact(s, s->knobs->track_int2ptr ? r : FACT_PLAIN);
    default: return s->unknown;
    }
}

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
    case CONST_UNDEF: case CONST_POISON: return 0;
    case CONST_EXPR: return const_expr_fact(s, c, depth);
    case CONST_AGG: {
        Fact all = 0;
        for (uint32_t i = 0; i < c->n; i++)
            all |= const_fact_at(s, m->const_elem.at[c->first + i], depth + 1);
        return all;
    }
    default: return s->knobs->conservative ? s->unknown : SET_NULL;
    }
}

Fact const_fact(const Spaces *s, Ref r) { return const_fact_at(s, r, 0); }

/* ------------------------------------------------------------------------------------------- flows */

uint32_t value_node(const Solver *z, SymId fn, ValueId v) {
    uint32_t sigma = z->now ? z->now[v] : 0;
    return sigma ? z->s->sigma + sigma - 1 : z->s->base[fn] + v;
}

void flow(Solver *z, SymId fn, const Fn *f, Ref r, uint32_t to, enum Rule rule) {
    if (!ref_is(r, REF_VALUE)) {
        give(z, to, rule_apply(z, rule, to, const_fact(z->s, r)));
    } else if (is_data(z, inst_at(f, ref_index(r))->type) && !z->objects.integers) {
        give(z, to, rule_apply(z, rule, to, FACT_PLAIN));
    } else {
        edge(z, value_node(z, fn, ref_index(r)), to, rule);
    }
}

static bool is_offset(const Module *m, const Fn *f, Ref r, uint32_t depth);

/* Is it the upper half of a number, moved where that belongs? Of an address that tells the most. */
static bool is_upper_half(const Module *m, const Fn *f, ValueId v) {
    uint64_t by;
    if (!ref_int(m, inst_op(f, v, 1), &by)) return false;
    return inst_at(f, v)->op == OP_SHL ? by >= 32 : inst_at(f, v)->op == OP_MUL && by > UINT32_MAX;
}

/* What a phi becomes: itself and an offset, itself scaled, or an offset. */
static bool round_offset(const Module *m, const Fn *f, ValueId phi, Ref r, uint32_t depth) {
    Ref self = ref_make(REF_VALUE, phi);
    if (ref_same(r, self)) return true;
    uint8_t op = ref_is(r, REF_VALUE) ? inst_at(f, ref_index(r))->op : OP_NOP;
    bool steps = op == OP_ADD || op == OP_SUB || op == OP_SHL || op == OP_MUL;
    steps = steps && ref_same(inst_op(f, ref_index(r), 0), self) && !is_upper_half(m, f, ref_index(r));
    return is_offset(m, f, steps ? inst_op(f, ref_index(r), 1) : r, depth);
}

/* Is the value an offset rather than an address: a constant, 32 bits, or such a value scaled, or a sum or
 * choice of such, round after round too? */
static bool is_offset(const Module *m, const Fn *f, Ref r, uint32_t depth) {
    if (!ref_is(r, REF_VALUE)) return ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_INT;
    ValueId v = ref_index(r);
    const Inst *i = inst_at(f, v);
    uint64_t n;
    if (type_bits(m, type_scalar(m, i->type)) <= 32) return true;
    if (depth >= 4) return false;
    switch (i->op) {
    case OP_ZEXT: case OP_SEXT: return type_bits(m, type_scalar(m, ref_type(m, f, inst_op(f, v, 0)))) <= 32;
    case OP_AND: return ref_int(m, inst_op(f, v, 1), &n) && n <= UINT32_MAX;
    case OP_LSHR: return ref_int(m, inst_op(f, v, 1), &n) && n >= 32;
    case OP_SHL: case OP_MUL: case OP_ADD: case OP_SUB:
        if (is_upper_half(m, f, v)) return false;
        return is_offset(m, f, inst_op(f, v, 0), depth + 1) && is_offset(m, f, inst_op(f, v, 1), depth + 1);
    case OP_PHI:
        if (i->nopnd > 8) return false;
        for (uint32_t k = 0; k < i->nopnd; k += 2)
            if (!round_offset(m, f, v, inst_op(f, v, k), depth + 1)) return false;
        return true;
    default: return false;
    }
}

static void operand_flow(Solver *z, SymId fn, const Fn *f, Ref r, uint32_t to) {
    if (ref_is(r, REF_CONST) && const_at(z->s->m, r)->kind == CONST_INT) return; /* an offset adds nothing */
    flow(z, fn, f, r, to, is_offset(z->s->m, f, r, 0) ? RULE_BITS : RULE_JOIN);
}

/* Results of pointers and of what may hide pointers. */
static void merge(Solver *z, SymId fn, const Fn *f, ValueId v, uint32_t first, enum Rule rule) {
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if (ref_is(r, REF_BLOCK) || ref_is(r, REF_INT)) continue;
        if (!operand_comes(&z->objects, fn, f, v, i)) continue;
        /* each from a block of its own */
        bool phi = z->now && inst_at(f, v)->op == OP_PHI && ref_is(r, REF_VALUE);
        if (phi) z->now[ref_index(r)] = sigma_at(&z->s->sigmas, f, fn, v, i);
        flow(z, fn, f, r, z->s->base[fn] + v, rule);
        if (phi) z->now[ref_index(r)] = 0;
    }
}

/* ------------------------------------------------------------------------------------------- instructions */

enum { ELEMENT_STEPS = 32, ELEMENT_PATH = 16 };

static void aggregate_flow(Solver *z, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t node = z->s->base[fn] + v;
    if (i->op == OP_EXTRACTVALUE) {
        if (!part_taken_flow(z, fn, f, v)) flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        return;
    }
    Ref element = inst_op(f, v, 1);
    bool field =
        objects_class(&z->objects, i->type) == CLASS_MIXED && is_data(z, ref_type(z->s->m, f, element));
    flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
    flow(z, fn, f, element, node, field ? RULE_BITS : RULE_JOIN);
}

/* Where an extractelement takes its element from: what an insertelement put there, or a vector to which others
 * were put in since. */
static Ref lane_inserted(const Module *m, const Fn *f, ValueId v) {
    uint64_t lane, put;
    Ref vector = inst_op(f, v, 0);
    if (!ref_int(m, inst_op(f, v, 1), &lane)) return vector;
    for (int steps = 0; steps < ELEMENT_STEPS && ref_is(vector, REF_VALUE); steps++) {
        ValueId at = ref_index(vector);
        if (inst_at(f, at)->op != OP_INSERTELEMENT || !ref_int(m, inst_op(f, at, 2), &put)) break;
        if (put == lane) return inst_op(f, at, 1);
        vector = inst_op(f, at, 0);
    }
    return vector;
}

/* Operations on integers and other data; only where these may hold addresses. */
static void data_flow(Solver *z, SymId fn, const Fn *f, ValueId v) {
    uint32_t node = z->s->base[fn] + v;
    switch (inst_at(f, v)->op) {
    case OP_ADD: case OP_SUB: case OP_AND: case OP_OR: case OP_XOR:
        operand_flow(z, fn, f, inst_op(f, v, 0), node);
        operand_flow(z, fn, f, inst_op(f, v, 1), node);
        return;
    case OP_SHL: case OP_LSHR: case OP_ASHR: case OP_TRUNC: case OP_ZEXT: case OP_SEXT: case OP_FNEG:
        flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        return;
    case OP_PTRTOINT: case OP_PTRTOADDR:
        flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        return;
    case OP_MUL: case OP_UDIV: case OP_SDIV: case OP_UREM: case OP_SREM:
        merge(z, fn, f, v, 0, RULE_BITS);
        break;
    default: break;
    }
    give(z, node, FACT_PLAIN);
}

/* The type settles where a pointer points, but for one case: old forms of mapa give shared::cluster addresses
 * the type of shared ones. */
static bool keeps_cluster(const Module *m, const Inst *i) {
    bool moves = i->op == OP_GETELEMENTPTR || i->op == OP_PHI || i->op == OP_SELECT || i->op == OP_FREEZE ||
                 i->op == OP_BITCAST;
    return moves && type_space(m, i->type) == SPACE_SHARED;
}

static void inst_flow(Solver *z, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    Module *m = z->s->m;
    uint32_t node = z->s->base[fn] + v;
    enum TypeClass class = objects_class(&z->objects, i->type);
    Access a;
    if (inst_access(m, f, v, &a)) {
        access_flow(z, fn, f, v, &a);
        return;
    }
    if (i->op == OP_CALL) {
        call_flow(z, fn, f, v);
        return;
    }
    if (i->op == OP_RET && i->nopnd && z->objects.integers && is_data(z, ref_type(m, f, inst_op(f, v, 0))))
        flow(z, fn, f, inst_op(f, v, 0), z->ints_back, RULE_BITS);
    if (i->op == OP_RET && i->nopnd && z->s->through) parts_ret_flow(z, fn, f, inst_op(f, v, 0));
    if (class == CLASS_NONE || (class == CLASS_DATA && !z->objects.integers)) return;
    if (type_space(m, i->type) && !keeps_cluster(m, i)) {
        give(z, node, space_set(type_space(m, i->type)));
        return;
    }
    switch (i->op) {
    case OP_ALLOCA: give(z, node, z->s->knobs->process_alloca_always ? SET_LOCAL : z->s->unknown); return;
    case OP_SELECT: merge(z, fn, f, v, 1, RULE_JOIN); return;
    case OP_PHI: case OP_FREEZE: case OP_BITCAST: merge(z, fn, f, v, 0, RULE_JOIN); return;
    case OP_INSERTELEMENT:
        flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        flow(z, fn, f, inst_op(f, v, 1), node, RULE_JOIN);
        return;
    case OP_EXTRACTELEMENT: flow(z, fn, f, lane_inserted(m, f, v), node, RULE_JOIN); return;
    case OP_SHUFFLEVECTOR:
        flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        flow(z, fn, f, inst_op(f, v, 1), node, RULE_JOIN);
        return;
    case OP_EXTRACTVALUE: case OP_INSERTVALUE: aggregate_flow(z, fn, f, v); return;
    case OP_GETELEMENTPTR:
        flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        if (ref_is_null(m, inst_op(f, v, 0)) && !type_space(m, i->type)) give(z, node, z->s->unknown);
        return;
    case OP_ADDRSPACECAST: flow(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN); return;
    case OP_INTTOPTR:
        if (!z->s->knobs->track_int2ptr) give(z, node, z->s->unknown);
        else flow(z, fn, f, inst_op(f, v, 0), node, RULE_POINTER);
        return;
    default: break;
    }
    if (class == CLASS_DATA) data_flow(z, fn, f, v);
    else give(z, node, z->s->unknown);
}

/* Are the parameters of the kernel what the host passes? Not if it is called as a function as well, by a
 * call that is not followed. */
static bool host_calls(const Solver *z, SymId fn) {
    const CallGraph *g = z->objects.calls;
    bool called = g->first[fn] != g->first[fn + 1];
    return sym_is_kernel(z->objects.kernels, fn) && !(g->flags[fn] & CG_MISFIT) &&
        (!called || z->objects.follow);
}

/* Does operand i of v only read the memory of a parameter: as an address in the parameter space, or to be
 * copied for a callee? */
static bool use_reads_param(const Solver *z, const Fn *f, ValueId v, uint32_t i) {
    const Module *m = z->s->m;
    const Inst *x = inst_at(f, v);
    if (x->op == OP_ADDRSPACECAST) return type_space(m, x->type) == SPACE_PARAM;
    SymId callee = x->op == OP_CALL && i < call_nargs(f, v) ? call_target(m, f, v) : 0;
    return callee && m->sym.at[callee].fn && arg_is_copied(&z->objects, callee, i);
}

static bool has_copied_params(const Solver *z, SymId fn, const Fn *f) {
    for (uint32_t p = 0; p < f->nparam; p++)
        if (param_has_attr(z->s->m, z->s->m->sym.at[fn].attrs, p, "byval")) return true;
    return false;
}

/* The parameters (below 64) of a kernel to which something else is done; only those that are copied matter. */
static uint64_t params_not_only_read(const Solver *z, const Fn *f) {
    uint64_t other = 0;
    each_inst(f, b, v) for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if (!ref_is(r, REF_VALUE) || ref_index(r) >= f->nparam || op_flags(inst_at(f, v)) & OF_DEBUG)
            continue;
        if (ref_index(r) < 64 && !use_reads_param(z, f, v, i)) other |= (uint64_t)1 << ref_index(r);
    }
    return other;
}

/* `other`: what params_not_only_read() gives. */
static Fact param_fact(Solver *z, SymId fn, const Fn *f, uint32_t p, uint64_t other) {
    const Module *m = z->s->m;
    const Knobs *k = z->s->knobs;
    AttrListId attrs = m->sym.at[fn].attrs;
    TypeId t = inst_at(f, p)->type;
    bool kernel = host_calls(z, fn);
    SpaceSet null = param_has_attr(m, attrs, p, "nonnull") ? 0 : SET_NULL;
    if (type_space(m, t)) return space_set(type_space(m, t));
    if (is_data(z, t)) {
        bool wide = kernel && k->param_always_point_to_global && type_bits(m, t) == 64;
        return wide ? SET_GLOBAL | SET_NULL | FACT_PARAM : FACT_PLAIN;
    }
    if (param_has_attr(m, attrs, p, "byval")) {
        if (!sym_is_kernel(z->objects.kernels, fn)) return SET_LOCAL;
        bool fixed = param_is_grid_constant(z->objects.kernels, m, fn, p) || (p < 64 && !(other >> p & 1));
        return kernel && fixed ? SET_PARAM : SET_PARAM | SET_LOCAL;
    }
    if (kernel && k->param_always_point_to_global) return SET_GLOBAL | null | FACT_PARAM;
    return (Fact)(z->s->unknown & (SpaceSet)(~SET_NULL | null));
}

bool param_is_followed(const Solver *z, SymId fn, uint32_t p) {
    const Fn *f = z->s->m->sym.at[fn].fn;
    return !type_space(z->s->m, inst_at(f, p)->type) && !arg_is_copied(&z->objects, fn, p);
}

/* Is anything more known of a value that v uses than of the value itself? */
static bool uses_refined(const Sigmas *g, SymId fn, const Inst *i) {
    for (uint32_t k = i->opnd; k < i->opnd + i->nopnd && k < g->nslot[fn]; k++)
        if (g->slot[fn][k]) return true;
    return false;
}

/* What is known of the values that v uses. */
static void uses_set(Solver *z, SymId fn, const Fn *f, ValueId v, bool on) {
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
        if (ref_is(inst_op(f, v, i), REF_VALUE))
            z->now[ref_index(inst_op(f, v, i))] = on ? sigma_at(&z->s->sigmas, f, fn, v, i) : 0;
}

static void sigmas_flow(Solver *z, SymId fn, const Fn *f) {
    const Sigmas *g = &z->s->sigmas;
    for (uint32_t i = g->first[fn]; i < g->first[fn + 1]; i++)
        if (g->sigma.at[i].used) edge(z, sigma_input(z->s, i), z->s->sigma + i, RULE_SIGMA);
    if (g->slot[fn]) z->now = mem_alloc((f->inst.n + 1) * sizeof *z->now);
    each_block(f, b) if (objects_reachable(&z->objects, fn, b)) each_inst_in(f, b, v) {
        bool refined = z->now && inst_at(f, v)->op != OP_PHI && uses_refined(&z->s->sigmas, fn, inst_at(f, v));
        if (refined) uses_set(z, fn, f, v, true);
        z->by = z->s->base[fn] + v;
        inst_flow(z, fn, f, v);
        parts_inst_flow(z, fn, f, v);
        if (refined) uses_set(z, fn, f, v, false);
    }
    free(z->now);
    z->now = NULL;
    z->by = NODE_NONE;
}

static void fn_flow(Solver *z, SymId fn, const Fn *f) {
    bool kernel = sym_is_kernel(z->objects.kernels, fn);
    uint64_t other = kernel && has_copied_params(z, fn, f) ? params_not_only_read(z, f) : UINT64_MAX;
    for (uint32_t p = 0; p < f->nparam; p++) {
        enum TypeClass c = objects_class(&z->objects, inst_at(f, p)->type);
        if (c == CLASS_NONE || (c == CLASS_DATA && !z->objects.integers)) continue;
        z->by = z->s->base[fn] + p;
        touched_param_flow(z, fn, p);
        z->by = NODE_NONE;
        bool called = param_is_followed(z, fn, p) && z->s->through && !objects_open(&z->objects, fn);
        bool table = z->objects.closed && z->objects.closed[fn];
        if (!called || table) parts_param_flow(z, fn, f, p);
        if (called) continue;                                  /* comes with the calls */
        give(z, z->s->base[fn] + p, param_fact(z, fn, f, p, other));
        if (c == CLASS_DATA && !kernel)
            edge(z, z->ints, z->s->base[fn] + p, RULE_BITS);
    }
    edge(z, z->tree_out + fn, z->tree_in + fn, RULE_JOIN);
    edge(z, z->tree_out + fn, z->consts, RULE_CONST);
    sigmas_flow(z, fn, f);
}

/* ------------------------------------------------------------------------------------------- the module */

/* Functions that code outside the module may call: they run in launches whose other stores we do not see. */
static void callers_flow(Solver *z) {
    each_fn(z->s->m, s, f) {
        bool kernel = z->objects.calls->flags[f->sym] & CG_KERNEL;
        if (objects_open(&z->objects, s) && !kernel) give(z, z->tree_in + s, z->s->unknown | FACT_PLAIN);
    }
}

static void both_ways(Solver *z, uint32_t a, uint32_t b) {
    edge(z, a, b, RULE_JOIN);
    edge(z, b, a, RULE_JOIN);
}

/* The functions of a class that is called through pointers are handed what the one that stands for them is
 * handed, and that one returns what any of them returns. Which one that is depends on the order of the
 * functions: so that no fact does, what it gets from direct calls goes to all of them as well. */
static void classes_flow(Solver *z) {
    const SymId *closed = z->objects.closed;
    if (!closed) return;
    each_fn(z->s->m, g, f) {
        SymId r = closed[g];
        if (!r || r == g) continue;
        for (uint32_t p = 0; p < f->nparam; p++) {
            enum TypeClass c = objects_class(&z->objects, inst_at(f, p)->type);
            bool wanted = c >= CLASS_POINTER || (c == CLASS_DATA && z->objects.integers);
            if (wanted) both_ways(z, z->s->base[r] + p, z->s->base[g] + p);
        }
        both_ways(z, z->result + g, z->result + r);
        for (uint64_t m = z->s->through[g]; m; m &= m - 1)
            edge(z, z->s->base[g] + (uint32_t)__builtin_ctzll(m), z->result + r, RULE_JOIN);
        for (uint64_t m = z->s->through[r]; m; m &= m - 1)
            edge(z, z->s->base[r] + (uint32_t)__builtin_ctzll(m), z->result + g, RULE_JOIN);
        both_ways(z, z->tree_out + g, z->tree_out + r);
        both_ways(z, z->tree_in + r, z->tree_in + g);
    }
}

static void inits_flow(Solver *z) {
    each_sym(z->s->m, s) {
        const Sym *v = &z->s->m->sym.at[s];
        bool list = v->linkage == LINK_APPENDING && !strncmp(str_get(z->s->m, v->name), "llvm.", 5);
        z->by = z->s->nnode + s;
        if (v->kind == SYM_VAR && v->defined && !list)     /* llvm.used and its like are in no memory */
            init_flow(z, objects_at(&z->objects, 0, ref_make(REF_SYM, s)), v->init, 0);
    }
    z->by = NODE_NONE;
}

/* Last, so that the cause is a write, where one was seen. */
static void partial_cells_flow(Solver *z) {
    for (uint32_t i = 0; i < z->objects.cell.n; i++)
        if (z->objects.cell.at[i].partial && !z->objects.cell.at[i].tagged) give(z, z->cells + i, FACT_PLAIN);
}

void spaces_build(Spaces *s, Module *m, const KernelTable *kernels, const Knobs *knobs,
                  const SpacesOptions *options) {
    *s = (Spaces){.m = m, .knobs = knobs, .unknown = space_unknown(options->sm), .explain = options->explain,
                  .trace = options->trace};
    Solver z = {.s = s, .by = NODE_NONE, .seed = options->seed};
    CallGraph calls;
    enum CallView view = options->for_kernels ? CALLS_OF_KERNELS : CALLS_AS_LINKED;
    callgraph_build(&calls, m, kernels, knobs->whole_program ? CALLS_WHOLE_PROGRAM : view);
    bool follow = options->follow && knobs->do_ip_msp && knobs->mem_space_alg > 0;
    objects_build(&z.objects, m, kernels, &calls, follow);
    s->base = z.objects.base;
    each_sym(m, i) if (!m->sym.at[i].fn) s->base[i] = NODE_NONE;
    s->nvalue = z.objects.nvalue;
    sigmas_build(&s->sigmas, m, kernels, knobs);
    solver_begin(&z);
    s->result = z.result;
    if (follow) returns_flow(&z);
    inits_flow(&z);
    callers_flow(&z);
    classes_flow(&z);
    each_fn(m, i, f) if (objects_live(&z.objects, i)) fn_flow(&z, i, f);
    partial_cells_flow(&z);
    solver_run(&z);
    if (options->choices) table_loads_find(&z);
    z.objects.base = NULL;                     /* these are the result's now */
    z.objects.part_of.at = NULL;
    solver_free(&z);
    callgraph_free(&calls);
}

void spaces_free(Spaces *s) {
    free(s->base);
    free(s->fact);
    free(s->through);
    free(s->part_of);
    sigmas_free(&s->sigmas);
    vec_free(&s->cause);
    vec_free(&s->choice);
}

static Fact ref_fact(const Spaces *s, SymId fn, Ref r) {
    return ref_is(r, REF_VALUE) ? s->fact[s->base[fn] + ref_index(r)] : const_fact(s, r);
}

static Fact use_fact(const Spaces *s, SymId fn, ValueId v, uint32_t i) {
    const Fn *f = s->m->sym.at[fn].fn;
    uint32_t sigma = sigma_at(&s->sigmas, f, fn, v, i);
    return sigma ? s->fact[s->sigma + sigma - 1] : ref_fact(s, fn, inst_op(f, v, i));
}

SpaceSet spaces_use(const Spaces *s, SymId fn, ValueId v, uint32_t i) {
    return (SpaceSet)use_fact(s, fn, v, i);
}
bool spaces_use_assumed(const Spaces *s, SymId fn, ValueId v, uint32_t i) {
    return use_fact(s, fn, v, i) & FACT_ASSUMED;
}
SpaceSet spaces_of(const Spaces *s, SymId fn, Ref r) { return (SpaceSet)ref_fact(s, fn, r); }
bool spaces_assumed(const Spaces *s, SymId fn, Ref r) { return ref_fact(s, fn, r) & FACT_ASSUMED; }
SpaceSet spaces_result(const Spaces *s, SymId fn) { return (SpaceSet)s->fact[s->result + fn]; }
bool spaces_result_assumed(const Spaces *s, SymId fn) { return s->fact[s->result + fn] & FACT_ASSUMED; }
