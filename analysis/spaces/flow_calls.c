/* flow_calls.c: the constraints of calls: arguments reach parameters, results come back, and the callee reads
 * and writes memory. call_info.h classifies the calls.
 *
 *     followed      arguments -> parameters, result -> call; parameters that are returned -> call
 *     view          cells of the argument <-> cells of the parameter, for what the callee accesses
 *     intrinsic     by its row: the result is an argument, global, shared::cluster, or unknown
 *     unknown       the result is unknown, and so is what the callee stores into memory OUTSIDE */
#include "analysis/spaces/flow.h"
#include "ir/intrinsic_id.h"

/* Returns the fact of a result of which only its type t is known: plain data, the space of the pointer type, or the
 * unknown set for anything else that holds a pointer. */
static Fact result_unknown(SpaceSolver *z, TypeId t) {
    if (is_data(z, t)) return FACT_PLAIN;
    return type_space(z->s->m, t) ? space_set(type_space(z->s->m, t)) : z->s->unknown;
}

/* Adds the constraints of v, a call of the intrinsic or library function of `row`: for the result, by Intrinsic.result;
 * and, if it writes memory and is no library function, that its arguments other than pointers, and plain data, are
 * stored in memory OUTSIDE. */
static void flow_row(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, const Intrinsic *row) {
    uint32_t node = z->s->base[fn] + v, nargs = call_nargs(f, v);
    const Inst *i = inst_at(f, v);
    bool typed = type_space(z->s->m, i->type);
    bool wanted = !typed && (holds_pointer(z, i->type) || (is_data(z, i->type) && z->pt->integers));
    if (typed) flow_source(z, node, result_unknown(z, i->type));
    bool writes = (row->flags & INF_WRITE) && !(row->flags & INF_LIBRARY);
    for (uint32_t k = 0; k < nargs; k++) {
        Ref arg = inst_op(f, v, k);
        TypeId t = ref_type(z->s->m, f, arg);
        if (program_class(z->program, t) == CLASS_NONE) continue;
        bool moved =
            row->result == INR_JOIN || (row->result == INR_OP0 && k == 0) || (row->result == INR_OP1 && k == 1);
        if (wanted && moved) flow_operand(z, fn, f, arg, node, RULE_JOIN);
        /* A number computed from an address is no address, but memory may hold it as a number with the bits
         * of one. */
        if (wanted && row->result == INR_UNKNOWN && is_data(z, i->type) && is_data(z, t))
            flow_operand(z, fn, f, arg, node, RULE_BITS);
        if (writes && !type_is_ptr(z->s->m, t)) flow_operand(z, fn, f, arg, z->node.stored + fn, RULE_JOIN);
    }
    if (writes) flow_source(z, z->node.stored + fn, FACT_PLAIN);
    if (!wanted) return;
    if (row->result == INR_GLOBAL) flow_source(z, node, SET_GLOBAL | SET_NULL);
    if (row->result == INR_CLUSTER) flow_source(z, node, SET_CLUSTER);
    uint64_t mask;
    bool masked = intrinsic_id(row) == INTRIN_llvm_ptrmask;
    if (masked && ref_int(z->s->m, inst_op(f, v, 1), &mask)) masked = !space_mask_keeps(mask);
    if (row->result == INR_UNKNOWN || row->result == INR_TO_SPACE || masked)
        flow_source(z, node, result_unknown(z, i->type));
}

/* Adds the constraints of the copies that a call makes of its byval arguments: into the memory of the parameter if the
 * call is followed, else into memory OUTSIDE. Advances z->nviews past one entry of pt->views for each. The callee,
 * c->target, has a body. */
static void flow_copied(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, const CallInfo *c) {
    Module *m = z->s->m;
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
        if (!program_copies_arg(z->s->m, c->target, i)) continue;
        Ref from = inst_op(f, v, i);
        AttrSetId attrs = attr_list_at(m, m->sym.at[c->target].attrs, ATTR_PARAM0 + i);
        const Attr *type = attr_find(m, attrs, "byval");
        uint64_t size = type->form == ATTR_TYPE ? type_store_size(m, type->type) : UINT64_MAX;
        Location to = unify_find(&z->pt->u, LOCATION_OUTSIDE);
        if (c->followed) to = pt_at(z->pt, c->target, ref_make(REF_VALUE, i));
        flow_copy(z, fn, z->node.views + z->nviews++, to, pt_at(z->pt, fn, from), from, size);
    }
}

/* Returns the location `low` bytes beyond `at`, or before it if negative, as its class in unify.h represents it. */
static Location location_beyond(SpaceSolver *z, Location at, int32_t low) {
    return unify_find(&z->pt->u, (Location){at.elem, offset_add(at.off, low)});
}

/* Connects the cells at `view`, the object of a parameter with a summary, with those that operand `arg` of function fn
 * points to: for each of the n accesses t to a pointer, what the callee reads flows in, and what it writes flows out.
 * `outside`: the argument points to memory OUTSIDE. Advances z->nviews past one entry of pt->views. */
static void flow_view(SpaceSolver *z, SymId fn, Ref arg, bool outside, Location view, const ParamAccess *t,
                      uint32_t n) {
    Location at = pt_at(z->pt, fn, arg);
    uint32_t node = z->node.views + z->nviews++;
    if (outside) flow_outside(z, fn, node, arg);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t in = t[i].pointer ? cells_find(z->cells, location_beyond(z, view, t[i].low), 0) : UINT32_MAX;
        uint32_t cell = outside ? 0 : cells_find(z->cells, location_beyond(z, at, t[i].low), 0);
        if (in == UINT32_MAX || cell == UINT32_MAX) continue; /* data, or no pointer is ever there */
        if (t[i].reads) flow_edge(z, outside ? node : z->node.cells + cell, z->node.cells + in, RULE_JOIN);
        uint32_t out = outside ? z->node.stored + fn : z->node.cells + cell;
        if (t[i].writes) flow_edge(z, z->node.cells + in, out, RULE_JOIN);
    }
}

/* Returns the fact of unknown data: any address, if integers may carry addresses. */
static Fact data_unknown(const SpaceSolver *z) { return FACT_PLAIN | (z->pt->integers ? z->s->unknown : 0); }

/* Adds fact `what` to the cells, or to memory OUTSIDE, that the callee of v writes through argument k; t are its n
 * accesses, of which only those that write data count. */
static void flow_callee_data(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, uint32_t k, const ParamAccess *t,
                             uint32_t n, Fact what) {
    Location at = pt_at(z->pt, fn, inst_op(f, v, k));
    for (uint32_t i = 0; i < n; i++) {
        if (!t[i].writes || t[i].pointer) continue;
        if (unify_is_outside(&z->pt->u, at)) flow_source(z, z->node.stored + fn, what);
        else flow_range(z, (Location){at.elem, offset_add(at.off, t[i].low)}, (uint64_t)t[i].size, what, NODE_NONE);
    }
}

/* Connects call v with a callee that is followed: arguments with parameters, the memory of arguments with that of
 * parameters that have a summary, and the result with what the callee returns. If it returns a parameter, the result is
 * the argument of this call, not the join over all calls. Leaves out arguments that the call copies (byval). */
static void flow_followed(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, SymId callee) {
    uint32_t node = z->s->base[fn] + v, nparam = z->s->m->sym.at[callee].fn->nparam, nargs = call_nargs(f, v);
    for (uint32_t k = 0; k < nargs; k++) {
        TypeId t = ref_type(z->s->m, f, inst_op(f, v, k));
        enum TypeClass c = program_class(z->program, t);
        if (program_copies_arg(z->s->m, callee, k)) continue;
        uint32_t n;
        const ParamAccess *accesses = summary_of_param(z->summaries, callee, k, &n);
        if (accesses) flow_callee_data(z, fn, f, v, k, accesses, n, data_unknown(z));
        if (accesses && summary_has_pointers(accesses, n)) {
            Ref arg = inst_op(f, v, k);
            bool outside = unify_is_outside(&z->pt->u, pt_at(z->pt, fn, arg));
            Location view = pt_at(z->pt, callee, ref_make(REF_VALUE, k));
            flow_view(z, fn, arg, outside, view, accesses, n);
        }
        if (k < nparam && (c >= CLASS_POINTER || (c == CLASS_DATA && z->pt->integers)))
            flow_operand(z, fn, f, inst_op(f, v, k), z->s->base[callee] + k, RULE_JOIN);
        if (k < nparam) flow_fields_arg(z, fn, f, inst_op(f, v, k), z->s->base[callee] + k);
    }
    TypeId t = inst_at(f, v)->type;
    enum TypeClass c = program_class(z->program, t);
    if (c == CLASS_NONE || (c == CLASS_DATA && !z->pt->integers)) return;
    if (type_space(z->s->m, t)) {
        flow_source(z, node, space_set(type_space(z->s->m, t)));
        return;
    }
    flow_edge(z, z->node.result + callee, node, RULE_JOIN);
    for (uint64_t m = z->s->through[callee]; m; m &= m - 1)
        flow_operand(z, fn, f, inst_op(f, v, (uint32_t)__builtin_ctzll(m)), node, RULE_JOIN);
}

/* Returns the fact of the result, of type t, of `callee` (0: not known): if it is a declaration with a generic pointer
 * as result, what its attribute "nvvm.as" lists, and null unless the result is nonnull; otherwise, or if the list does
 * not parse, only what the type says. The attribute of a definition is ignored, because it may be out of date. */
static Fact result_published(SpaceSolver *z, SymId callee, TypeId t) {
    const Module *m = z->s->m;
    if (!callee || m->sym.at[callee].defined || t != T_PTR) return result_unknown(z, t);
    AttrSetId attrs = attr_list_at(m, m->sym.at[callee].attrs, ATTR_RESULT);
    const Attr *as = attr_find(m, attrs, "nvvm.as");
    SpaceSet set;
    if (!as || as->form != ATTR_STRING_VALUE || !space_list_parse(str_get(m, as->text), &set))
        return result_unknown(z, t);
    return attr_find(m, attrs, "nonnull") ? set : set | SET_NULL;
}

/* Adds the constraints of call v if its callee is not followed: assembly, code outside the module, or a function that
 * may be replaced or whose prototype differs. The result is unknown, unless assembly only moves arguments to it; what
 * the callee stores through the pointers that it gets is plain data. Assembly that writes memory also stores the
 * arguments that it captures there. If integers carry addresses, data arguments and data results are connected with
 * int_args and int_results. Overwrites z->summaries->assembly. */
static void flow_unfollowed(SpaceSolver *z, SymId fn, const Fn *f, ValueId v, const CallInfo *c) {
    const Inst *i = inst_at(f, v);
    uint32_t node = z->s->base[fn] + v;
    bool wanted = holds_pointer(z, i->type) || z->pt->integers;
    if (c->moves && !type_space(z->s->m, i->type)) {
        for (uint32_t k = 0; wanted && k < call_nargs(f, v); k++) {
            bool number = holds_pointer(z, i->type) && is_data(z, ref_type(z->s->m, f, inst_op(f, v, k)));
            flow_operand(z, fn, f, inst_op(f, v, k), node, number ? RULE_POINTER : RULE_JOIN);
        }
        return;
    }
    if (program_class(z->program, i->type) != CLASS_NONE && wanted) {
        flow_source(z, node,
                    c->kind == CALL_UNSEEN ? result_published(z, c->target, i->type) : result_unknown(z, i->type));
        if (is_data(z, i->type)) flow_edge(z, z->node.int_results, node, RULE_BITS);
    }
    AsmAccesses *text = &z->summaries->assembly;
    bool assembly = c->kind == CALL_ASM, carries = c->writes || z->pt->integers;
    if (assembly && carries) asm_accesses_read(text, z->s->m, call_callee(f, v));
    for (uint32_t k = 0; k < call_nargs(f, v); k++) {
        Ref arg = inst_op(f, v, k);
        if (program_class(z->program, ref_type(z->s->m, f, arg)) == CLASS_NONE) continue;
        uint32_t n;
        const ParamAccess *accesses = call_arg_accesses(z->pt, f, v, c, k, &n);
        bool own = accesses && !unify_is_outside(&z->pt->u, pt_at(z->pt, fn, arg));
        /* it may be read as an address: unknown */
        if (own) flow_callee_data(z, fn, f, v, k, accesses, n, FACT_PLAIN);
        /* the assembly does not store the address itself */
        if (assembly && (!carries || !asm_captures(text, k))) continue;
        if (assembly && c->writes) flow_operand(z, fn, f, arg, z->node.stored + fn, RULE_JOIN);
        if (!z->pt->integers) continue;
        if (assembly) flow_operand(z, fn, f, arg, node, RULE_BITS);
        else if (is_data(z, ref_type(z->s->m, f, arg))) flow_operand(z, fn, f, arg, z->node.int_args, RULE_BITS);
    }
}

void flow_call(SpaceSolver *z, SymId fn, const Fn *f, ValueId v) {
    CallInfo c = call_info(z->pt, f, v);
    if (c.kind == CALL_COPY) {
        Ref from = inst_op(f, v, 1); /* the call has no result: its node represents the copied bytes */
        Location to = pt_at(z->pt, fn, inst_op(f, v, 0));
        flow_copy(z, fn, z->s->base[fn] + v, to, pt_at(z->pt, fn, from), from, c.size);
        return;
    }
    if (c.kind == CALL_FILL) {
        flow_fill(z, fn, f, v, c.size);
        return;
    }
    if (c.kind == CALL_ROW) {
        flow_row(z, fn, f, v, c.row);
        return;
    }
    uint32_t out = z->node.stored + fn;
    if (c.kind == CALL_SEEN) flow_copied(z, fn, f, v, &c);
    bool seen = c.kind == CALL_SEEN || c.kind == CALL_TABLE;
    if (c.followed || c.kind == CALL_TABLE) flow_followed(z, fn, f, v, c.target);
    else flow_unfollowed(z, fn, f, v, &c);
    if (seen && z->s->base[c.target] != NODE_NONE) {
        flow_edge(z, z->node.stored + c.target, out, RULE_JOIN);
        flow_edge(z, z->node.launch + fn, z->node.launch + c.target, RULE_JOIN);
    }
    if (c.kind == CALL_UNSEEN) flow_source(z, out, z->s->unknown | FACT_PLAIN);
    if (c.kind == CALL_ASM && c.writes) flow_source(z, out, FACT_PLAIN);
}

void flow_viewed_param(SpaceSolver *z, SymId fn, uint32_t p) {
    uint32_t n;
    Ref param = ref_make(REF_VALUE, p);
    const ParamAccess *t = summary_of_param(z->summaries, fn, p, &n);
    if (!t) return;
    Location view = pt_at(z->pt, fn, param);
    for (uint32_t i = 0; i < n && z->pt->integers; i++) {
        if (t[i].pointer) continue;
        Fact any = z->s->unknown | FACT_PLAIN;
        flow_range(z, location_beyond(z, view, t[i].low), (uint64_t)t[i].size, any, NODE_NONE);
    }
    if (pt_fn_is_open(z->pt, fn) && summary_has_pointers(t, n)) flow_view(z, fn, param, true, view, t, n);
}

bool flow_param_is_followed(const SpaceSolver *z, SymId fn, uint32_t p) {
    const Fn *f = z->s->m->sym.at[fn].fn;
    return !type_space(z->s->m, inst_at(f, p)->type) && !program_copies_arg(z->s->m, fn, p);
}
