/* flow_insts.c: the constraints of each instruction, of parameters, and of the module as a whole.
 * flow_memory.c has those of memory, flow_calls.c those of calls; solve.c solves them. */
#include "analysis/spaces/flow.h"
#include "analysis/zeros.h"

enum { OFFSET_STEPS = 4, UPPER_HALF = 32 };

static bool is_offset(const Module *m, const Fn *f, Ref r, uint32_t steps);

/* Reports whether r is an instruction that shifts left by at least 32 bits. Then it may be the upper half of an
 * address, which determines the space, and is no offset. */
static bool is_upper_half(const Module *m, const Fn *f, Ref r) {
    uint64_t by;
    if (!ref_is(r, REF_VALUE) || inst_at(f, ref_index(r))->op != OP_SHL) return false;
    return ref_int(m, inst_op(f, ref_index(r), 1), &by) && by >= UPPER_HALF;
}

/* Reports whether the phi can still be an offset if r flows into it: r is an offset, the phi itself, or the phi plus,
 * minus or scaled by an offset. */
static bool is_offset_in_loop(const Module *m, const Fn *f, ValueId phi, Ref r, uint32_t steps) {
    Ref self = ref_make(REF_VALUE, phi);
    if (ref_same(r, self)) return true;
    uint8_t op = ref_is(r, REF_VALUE) ? inst_at(f, ref_index(r))->op : OP_NOP;
    bool moves = op == OP_ADD || op == OP_SUB || op == OP_SHL || op == OP_MUL;
    moves = moves && ref_same(inst_op(f, ref_index(r), 0), self) && !is_upper_half(m, f, r);
    return is_offset(m, f, moves ? inst_op(f, ref_index(r), 1) : r, steps);
}

/* Reports whether the integer is certain to be an offset, if it is added to an address: an integer constant, a number
 * of at most 32 bits, a wider one that was extended, masked or shifted right to 32 bits, and any of these scaled,
 * added, subtracted, or merged by a phi, also around a loop. Returns false if more than `steps` of these four are
 * nested, and for a phi with more than 4 inputs. */
static bool is_offset(const Module *m, const Fn *f, Ref r, uint32_t steps) {
    if (!ref_is(r, REF_VALUE)) return ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_INT;
    ValueId v = ref_index(r);
    const Inst *i = inst_at(f, v);
    uint64_t n;
    if (type_bits(m, type_scalar(m, i->type)) <= 32) return true;
    switch (i->op) {
    case OP_ZEXT:
    case OP_SEXT: return type_bits(m, type_scalar(m, ref_type(m, f, inst_op(f, v, 0)))) <= 32;
    case OP_AND: return ref_int(m, inst_op(f, v, 1), &n) && n <= UINT32_MAX;
    case OP_LSHR:
    case OP_ASHR: return ref_int(m, inst_op(f, v, 1), &n) && n >= UPPER_HALF;
    case OP_SHL:
    case OP_MUL:
    case OP_ADD:
    case OP_SUB:
        if (!steps || is_upper_half(m, f, r)) return false;
        return is_offset(m, f, inst_op(f, v, 0), steps - 1) && is_offset(m, f, inst_op(f, v, 1), steps - 1);
    case OP_PHI:
        if (!steps || i->nopnd > 8) return false;
        for (uint32_t k = 0; k < i->nopnd; k += 2)
            if (!is_offset_in_loop(m, f, v, inst_op(f, v, k), steps - 1)) return false;
        return true;
    default: return false;
    }
}

/* Reports whether r, added to `other` or combined with it bit by bit, leaves the space to `other`: r is an offset, and
 * `other` has what determines the space. An offset has not, so of two offsets neither leaves it to the other. An upper
 * half may have only the bits above those that determine it, so a scaled offset does not leave it to an upper half. */
static bool is_offset_from(const Module *m, const Fn *f, Ref r, Ref other) {
    return is_offset(m, f, r, is_upper_half(m, f, other) ? 0 : OFFSET_STEPS) && !is_offset(m, f, other, OFFSET_STEPS);
}

/* Adds an edge with this rule from r, an operand of an addition or logical operation, to node `to`; `other` is the
 * other operand. An operand that is an offset from the other contributes only the addresses in it, an integer constant
 * nothing. */
static void flow_addend(SpaceSolver *z, SymId fn, const Fn *f, Ref r, Ref other, uint32_t to, enum FlowRule rule) {
    if (ref_is(r, REF_CONST) && const_at(z->s->m, r)->kind == CONST_INT) return; /* an offset adds no space */
    if (rule == RULE_JOIN && is_offset_from(z->s->m, f, r, other)) rule = RULE_BITS;
    flow_operand(z, fn, f, r, to, rule);
}

/* Reports whether the result of v, whose operand may be an address, may lack bits that determine its space: v extends a
 * number that is too short for them or makes a pointer of it, is an `and` that may clear some, or shifts right what was
 * shifted left. */
static bool loses_window(Module *m, const Fn *f, ValueId v) {
    enum { BEYOND = 16 }; /* the bits above those of any address */
    uint64_t n;
    Ref a = inst_op(f, v, 0);
    if (layout_ptr_bits(m, SPACE_GENERIC) <= 32) return false;
    switch (inst_at(f, v)->op) {
    case OP_ZEXT:
    case OP_SEXT:
    case OP_INTTOPTR: return type_bits(m, type_scalar(m, ref_type(m, f, a))) <= 32;
    case OP_AND: {
        Ref b = inst_op(f, v, 1);
        if (type_bits(m, type_scalar(m, inst_at(f, v)->type)) <= 32) return false; /* a half, not an address */
        uint64_t low = UINT32_MAX;                                                 /* the upper half is enough */
        if (ref_int(m, b, &n)) return !space_mask_keeps(n | low | zeros_of(m, f, a));
        return !ref_int(m, a, &n) || !space_mask_keeps(n | low | zeros_of(m, f, b));
    }
    case OP_LSHR:
    case OP_ASHR:
        if (!ref_is(a, REF_VALUE) || inst_at(f, ref_index(a))->op != OP_SHL) return false;
        return !ref_int(m, inst_op(f, ref_index(a), 1), &n) || n > BEYOND;
    default: return false;
    }
}

/* Returns the number that a value was before it was extended; the operand itself if it was not. */
static Ref unextended(const Fn *f, Ref r) {
    uint8_t op = ref_is(r, REF_VALUE) ? inst_at(f, ref_index(r))->op : OP_NOP;
    return op == OP_ZEXT || op == OP_SEXT ? inst_op(f, ref_index(r), 0) : r;
}

/* Adds edges with this rule from the operands of v, from number `first` on, to v. Leaves out blocks, phi operands from
 * unreachable blocks, and the integers that are indices. */
static void flow_merge(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t first, enum FlowRule rule) {
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if (ref_is(r, REF_BLOCK) || ref_is(r, REF_INT)) continue;
        if (!program_operand_flows(z->program, fn, f, v, i)) continue;
        /* each operand is used at the end of its own block */
        bool phi = z->refined && inst_at(f, v)->op == OP_PHI && ref_is(r, REF_VALUE);
        if (phi) z->refined[ref_index(r)] = sigma_at(&z->s->sigmas, f, fn, v, i);
        flow_operand(z, fn, f, r, z->s->base[fn] + v, rule);
        if (phi) z->refined[ref_index(r)] = 0;
    }
}

/* ------------------------------------------------------------------------------------------- instructions */

/* Adds the constraints of v, an insertvalue or extractvalue, for its own node; flow_fields_inst adds those for the
 * field nodes. */
static void flow_aggregate(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t node = z->s->base[fn] + v;
    if (i->op == OP_EXTRACTVALUE) {
        if (!flow_field_extract(z, fn, f, v)) flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        return;
    }
    Ref element = inst_op(f, v, 1);
    bool field = program_class(z->program, i->type) == CLASS_MIXED && is_data(z, ref_type(z->s->m, f, element));
    flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
    flow_operand(z, fn, f, element, node, field ? RULE_BITS : RULE_JOIN);
}

/* Adds the constraints of v, an operation on integers or other data: its result may hold the addresses in its operands,
 * or is plain data. Called only if integers may carry addresses. */
static void flow_data(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    uint32_t node = z->s->base[fn] + v;
    uint8_t op = inst_at(f, v)->op;
    enum FlowRule rule = loses_window(z->s->m, f, v) ? RULE_PART : RULE_JOIN;
    switch (op) {
    case OP_SHL: {
        Ref from = inst_op(f, v, 0);
        if (is_upper_half(z->s->m, f, ref_make(REF_VALUE, v))) from = unextended(f, from); /* the zeros go elsewhere */
        flow_operand(z, fn, f, from, node, rule);
        return;
    }
    case OP_LSHR:
    case OP_ASHR:
    case OP_TRUNC:
    case OP_ZEXT:
    case OP_SEXT:
    case OP_FNEG:
    case OP_PTRTOINT:
    case OP_PTRTOADDR: flow_operand(z, fn, f, inst_op(f, v, 0), node, rule); return;
    case OP_MUL:
    case OP_UDIV:
    case OP_SDIV:
    case OP_UREM:
    case OP_SREM: flow_merge(z, fn, f, v, 0, RULE_BITS); break;
    default: /* add, sub, and, or, xor; any other arithmetic may return one of its operands, too */
        if (!(op_info[op].flags & OF_INT)) break;
        flow_addend(z, fn, f, inst_op(f, v, 0), inst_op(f, v, 1), node, rule);
        flow_addend(z, fn, f, inst_op(f, v, 1), inst_op(f, v, 0), node, rule);
        return;
    }
    flow_source(z, node, FACT_PLAIN);
}

/* Adds the constraints of one instruction: of its effect on memory and on the callee or caller, and of its result if
 * that can hold an address. */
static void flow_inst(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    Module *m = z->s->m;
    uint32_t node = z->s->base[fn] + v;
    enum TypeClass class = program_class(z->program, i->type);
    MemAccess a;
    if (program_access(m, f, v, &a)) {
        flow_access(z, fn, f, v, &a);
        return;
    }
    if (i->op == OP_CALL) {
        flow_call(z, fn, f, v);
        return;
    }
    if (i->op == OP_RET && i->nopnd && z->pt->integers && is_data(z, ref_type(m, f, inst_op(f, v, 0))))
        flow_operand(z, fn, f, inst_op(f, v, 0), z->node.int_results, RULE_BITS);
    if (i->op == OP_RET && i->nopnd && z->s->through) flow_fields_ret(z, fn, f, inst_op(f, v, 0));
    if (class == CLASS_NONE || (class == CLASS_DATA && !z->pt->integers)) return;
    if (type_space(m, i->type)) {
        flow_source(z, node, space_set(type_space(m, i->type)));
        return;
    }
    switch (i->op) {
    case OP_ALLOCA: flow_source(z, node, z->s->knobs->process_alloca_always ? SET_LOCAL : z->s->unknown); return;
    case OP_SELECT: flow_merge(z, fn, f, v, 1, RULE_JOIN); return;
    case OP_PHI:
    case OP_FREEZE:
    case OP_BITCAST: flow_merge(z, fn, f, v, 0, RULE_JOIN); return;
    case OP_INSERTELEMENT:
        flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        flow_operand(z, fn, f, inst_op(f, v, 1), node, RULE_JOIN);
        return;
    case OP_EXTRACTELEMENT:
        if (!flow_lane_extract(z, fn, f, v)) flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        return;
    case OP_SHUFFLEVECTOR:
        flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        flow_operand(z, fn, f, inst_op(f, v, 1), node, RULE_JOIN);
        return;
    case OP_EXTRACTVALUE:
    case OP_INSERTVALUE: flow_aggregate(z, fn, f, v); return;
    case OP_GETELEMENTPTR:
        flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN);
        if (program_has_null(m, f, inst_op(f, v, 0))) flow_source(z, node, z->s->unknown);
        return;
    case OP_ADDRSPACECAST: flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_JOIN); return;
    case OP_INTTOPTR:
        if (!z->s->knobs->track_int2ptr || loses_window(m, f, v)) flow_source(z, node, z->s->unknown);
        if (z->s->knobs->track_int2ptr) flow_operand(z, fn, f, inst_op(f, v, 0), node, RULE_POINTER);
        return;
    default: break;
    }
    if (class == CLASS_DATA) flow_data(z, fn, f, v);
    else flow_source(z, node, z->s->unknown);
}

/* Reports whether fn is a kernel that gets its parameters only from the host, or from calls that the analysis follows;
 * false for any other function. */
static bool param_is_from_host(const SpaceSolver *z, SymId fn) {
    const CallGraph *g = z->program->calls;
    bool called = g->first[fn] != g->first[fn + 1];
    return sym_is_kernel(z->program->kernels, fn) && !(g->flags[fn] & CG_PROTOTYPE_MISMATCH) &&
           (!called || z->program->follow);
}

/* Reports whether v, whose operand i is a parameter, does not force the parameter to be copied to local memory if it is
 * byval: v casts the address to the parameter space or global, or passes it byval to a callee with a body, which gets a
 * copy. A plain load counts as a use that forces a copy. */
static bool use_keeps_param(const SpaceSolver *z, const Fn *f, ValueId v, uint32_t i) {
    const Module *m = z->s->m;
    const Inst *x = inst_at(f, v);
    if (x->op == OP_ADDRSPACECAST) return space_set(type_space(m, x->type)) & (SET_PARAM | SET_GLOBAL);
    SymId callee = x->op == OP_CALL && i < call_nargs(f, v) ? call_target(m, f, v) : 0;
    return callee && m->sym.at[callee].fn && program_copies_arg(z->s->m, callee, i);
}

/* Reports whether the function has a byval parameter. */
static bool has_copied_params(const SpaceSolver *z, SymId fn, const Fn *f) {
    for (uint32_t p = 0; p < f->nparam; p++)
        if (param_has_attr(z->s->m, z->s->m->sym.at[fn].attrs, p, "byval")) return true;
    return false;
}

/* Returns a mask of the parameters below number 64, byval or not, that have a use other than those of
 * use_keeps_param(), so that the code generator may copy a byval one to local memory. Debug records do not count. The
 * caller must take parameters from number 64 on for copied. */
static uint64_t params_copied_to_local(const SpaceSolver *z, const Fn *f) {
    uint64_t other = 0;
    each_inst(f, b, v)
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
            Ref r = inst_op(f, v, i);
            if (!ref_is(r, REF_VALUE) || ref_index(r) >= f->nparam || op_flags(inst_at(f, v)) & OF_DEBUG) continue;
            if (ref_index(r) < 64 && !use_keeps_param(z, f, v, i)) other |= (uint64_t)1 << ref_index(r);
        }
    return other;
}

/* Returns the fact of parameter p of fn as code that is not followed passes it: the space in its type; for data, plain
 * data; for byval, local, or in a kernel param and perhaps local; for a generic pointer, the unknown set. With
 * knobs->param_always_point_to_global, pointers and 64-bit integers from the host are global instead. The set is
 * without null if the parameter is nonnull. `other`: the result of params_copied_to_local(). */
static Fact param_fact(SpaceSolver *z, SymId fn, const Fn *f, uint32_t p, uint64_t other) {
    const Module *m = z->s->m;
    const Knobs *k = z->s->knobs;
    AttrListId attrs = m->sym.at[fn].attrs;
    TypeId t = inst_at(f, p)->type;
    bool kernel = param_is_from_host(z, fn);
    SpaceSet null = param_has_attr(m, attrs, p, "nonnull") ? 0 : SET_NULL;
    if (type_space(m, t)) return space_set(type_space(m, t));
    if (is_data(z, t)) {
        bool wide = kernel && k->param_always_point_to_global && type_bits(m, t) == 64;
        return wide ? SET_GLOBAL | SET_NULL | FACT_PARAM : FACT_PLAIN;
    }
    if (param_has_attr(m, attrs, p, "byval")) {
        if (!sym_is_kernel(z->program->kernels, fn)) return SET_LOCAL;
        bool fixed = param_is_grid_constant(z->program->kernels, fn, p) || (p < 64 && !(other >> p & 1));
        return kernel && fixed ? SET_PARAM : SET_PARAM | SET_LOCAL;
    }
    if (kernel && k->param_always_point_to_global) return SET_GLOBAL | null | FACT_PARAM;
    return (Fact)(z->s->unknown & (SpaceSet)(~SET_NULL | null));
}

/* Reports whether instruction *i of function fn, for which g->slot is not NULL, uses a value through a sigma. */
static bool uses_refined(const Sigmas *g, SymId fn, const Inst *i) {
    for (uint32_t k = i->opnd; k < i->opnd + i->nopnd && k < g->nslot[fn]; k++)
        if (g->slot[fn][k]) return true;
    return false;
}

/* Sets z->refined, which must exist, of the operands of v to 1 + the sigmas that hold for them at v (0: none); clears
 * it if not `on`. */
static void refined_set(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, bool on) {
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++)
        if (ref_is(inst_op(f, v, i), REF_VALUE))
            z->refined[ref_index(inst_op(f, v, i))] = on ? sigma_at(&z->s->sigmas, f, fn, v, i) : 0;
}

/* Adds the constraints of the sigmas and the reachable instructions of a function. While an instruction is
 * handled, z->refined has the sigmas that hold for its operands. */
static void flow_body(SpaceSolver *z, SymId fn, const Fn *f) {
    const Sigmas *g = &z->s->sigmas;
    for (uint32_t i = g->first[fn]; i < g->first[fn + 1]; i++)
        if (g->sigma.at[i].used) flow_edge(z, spaces_sigma_input(z->s, i), z->node.sigma + i, RULE_SIGMA);
    if (g->slot[fn]) z->refined = mem_alloc((f->inst.n + 1) * sizeof *z->refined);
    each_block(f, b)
        if (program_reachable(z->program, fn, b))
            each_inst_in(f, b, v) {
                bool phi = inst_at(f, v)->op == OP_PHI;
                bool refined = z->refined && !phi && uses_refined(&z->s->sigmas, fn, inst_at(f, v));
                if (refined) refined_set(z, fn, f, v, true);
                z->by = z->s->base[fn] + v;
                flow_inst(z, fn, f, v);
                flow_fields_inst(z, fn, f, v);
                if (refined) refined_set(z, fn, f, v, false);
            }
    free(z->refined);
    z->refined = NULL;
    z->by = NODE_NONE;
}

/* Adds the constraints of one function: its parameters, except those that get all their facts at the followed calls,
 * its nodes `stored` and `launch`, its sigmas and its instructions. flow_returns() has added those of its result. */
static void flow_fn(SpaceSolver *z, SymId fn, const Fn *f) {
    bool kernel = sym_is_kernel(z->program->kernels, fn);
    uint64_t other = kernel && has_copied_params(z, fn, f) ? params_copied_to_local(z, f) : UINT64_MAX;
    for (uint32_t p = 0; p < f->nparam; p++) {
        enum TypeClass c = program_class(z->program, inst_at(f, p)->type);
        if (c == CLASS_NONE || (c == CLASS_DATA && !z->pt->integers)) continue;
        z->by = z->s->base[fn] + p;
        flow_viewed_param(z, fn, p);
        z->by = NODE_NONE;
        bool called = flow_param_is_followed(z, fn, p) && z->s->through && !pt_fn_is_open(z->pt, fn);
        bool table = z->pt->targets.closed && z->pt->targets.closed[fn];
        if (!called || table) flow_fields_param(z, fn, f, p);
        if (called) continue; /* its constraints are added at the calls */
        flow_source(z, z->s->base[fn] + p, param_fact(z, fn, f, p, other));
        if (c == CLASS_DATA && !kernel) flow_edge(z, z->node.int_args, z->s->base[fn] + p, RULE_BITS);
    }
    flow_edge(z, z->node.stored + fn, z->node.launch + fn, RULE_JOIN);
    flow_edge(z, z->node.stored + fn, z->node.lasting, RULE_CONST);
    flow_body(z, fn, f);
}

/* ------------------------------------------------------------------------------------------- the module */

/* Adds unknown stores to the node `launch` of each open function that is no kernel: code outside the module may call it
 * in a launch of its own, whose other stores are unknown. */
static void flow_callers(SpaceSolver *z) {
    each_fn(z->s->m, s, f) {
        bool kernel = z->program->calls->flags[f->sym] & CG_KERNEL;
        if (pt_fn_is_open(z->pt, s) && !kernel) flow_source(z, z->node.launch + s, z->s->unknown | FACT_PLAIN);
    }
}

/* Adds edges between nodes a and b in both directions. */
static void flow_both_ways(SpaceSolver *z, uint32_t a, uint32_t b) {
    flow_edge(z, a, b, RULE_JOIN);
    flow_edge(z, b, a, RULE_JOIN);
}

/* Connects the functions of each class that is called through pointers: all get what their representative gets, and
 * the representative returns what any of them returns. Which function is the representative depends on the order of
 * functions. No fact may depend on it, so the arguments of its direct calls reach the other functions as well. */
static void flow_classes(SpaceSolver *z) {
    const SymId *closed = z->pt->targets.closed;
    if (!closed) return;
    each_fn(z->s->m, g, f) {
        SymId r = closed[g];
        if (!r || r == g) continue;
        for (uint32_t p = 0; p < f->nparam; p++) {
            enum TypeClass c = program_class(z->program, inst_at(f, p)->type);
            bool wanted = c >= CLASS_POINTER || (c == CLASS_DATA && z->pt->integers);
            if (wanted) flow_both_ways(z, z->s->base[r] + p, z->s->base[g] + p);
        }
        flow_both_ways(z, z->node.result + g, z->node.result + r);
        for (uint64_t m = z->s->through[g]; m; m &= m - 1)
            flow_edge(z, z->s->base[g] + (uint32_t)__builtin_ctzll(m), z->node.result + r, RULE_JOIN);
        for (uint64_t m = z->s->through[r]; m; m &= m - 1)
            flow_edge(z, z->s->base[r] + (uint32_t)__builtin_ctzll(m), z->node.result + g, RULE_JOIN);
        flow_both_ways(z, z->node.stored + g, z->node.stored + r);
        flow_both_ways(z, z->node.launch + r, z->node.launch + g);
    }
}

/* Adds the constraints of the initialisers of all defined variables, except lists such as llvm.used, which are not in
 * memory. */
static void flow_inits(SpaceSolver *z) {
    each_sym(z->s->m, s) {
        const Sym *v = &z->s->m->sym.at[s];
        bool list = v->linkage == LINK_APPENDING && !strncmp(str_get(z->s->m, v->name), "llvm.", 5);
        z->by = z->s->nnode + s;
        if (v->kind == SYM_VAR && v->defined && !list) /* llvm.used and the like are not in memory */
            flow_init(z, pt_at(z->pt, 0, ref_make(REF_SYM, s)), v->init, 0);
    }
    z->by = NODE_NONE;
}

/* Adds plain data to the partial cells. This is the last step, so that the recorded cause is a write if
 * there is one. */
static void flow_partial_cells(SpaceSolver *z) {
    for (uint32_t i = 0; i < z->cells->cell.n; i++) {
        const PtCell *c = &z->cells->cell.at[i];
        if (c->partial) flow_source(z, z->node.cells + i, FACT_PLAIN);
    }
}

void flow_module(SpaceSolver *z) {
    if (z->program->follow) flow_returns(z);
    flow_inits(z);
    flow_callers(z);
    flow_classes(z);
    each_fn(z->s->m, i, f)
        if (program_live(z->program, i)) flow_fn(z, i, f);
    flow_partial_cells(z);
}
