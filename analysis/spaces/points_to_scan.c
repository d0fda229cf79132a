/* points_to_scan.c: scans the module and unifies the locations that each instruction relates.
 *
 *     %p = alloca, malloc            a new abstract object
 *     %p = getelementptr %q, x       the location of %q, shifted by x
 *     %p = phi, select               unifies %p with each operand
 *     store %q, %p                   unifies the content of the field at %p with %q
 *     %q = load %p                   unifies %q with the content of the field at %p
 *     ptrtoint %p                    %p escapes, unless the number is only measured
 *
 * Calls are in points_to_calls.c. Every instruction is scanned once; the order does not matter, because
 * unification is symmetric. */
#include "analysis/spaces/points_to_scan.h"

/* Unifies the contents of the fields at location `var` with the pointers in initialiser r, which is at nesting `depth`.
 * Addresses in its integers escape, and so do all that are nested too deep. */
static void scan_init(PointsTo *pt, Location var, Ref r, uint32_t depth) {
    if (!ref_is(r, REF_CONST) && !ref_is(r, REF_SYM)) return;
    TypeId t = ref_type(pt->m, NULL, r);
    enum TypeClass c = program_class(pt->program, t);
    bool agg = c >= CLASS_POINTER && ref_is(r, REF_CONST) && const_at(pt->m, r)->kind == CONST_AGG;
    if (c == CLASS_POINTER && !agg) {
        Location l = pt_const(pt, r, 0);
        if (!l.elem) return;
        unify_flag(&pt->u, var, PT_POINTERS);
        unify(&pt->u, unify_content(&pt->u, var, EXTENT_NONE), l);
    } else if (agg && depth < DEPTH_MAX) {
        uint32_t first = const_at(pt->m, r)->first, n = const_at(pt->m, r)->n;
        bool fields = type_kind(pt->m, t) == TY_STRUCT;
        uint64_t step = fields ? 0 : type_size(pt->m, type_elem(pt->m, t, 0));
        for (uint32_t i = 0; i < n; i++) {
            Location at = pt_shift(pt, var, 0, (int64_t)(fields ? type_field_offset(pt->m, t, i) : i * step));
            scan_init(pt, at, pt->m->const_elem.at[first + i], depth + 1);
        }
    } else {
        pt_const_escape(pt, r);
    }
}

/* --------------------------------------------------------------------------------- instructions */

/* Unifies what the pointers at the accessed address point to with the value that v stores or loads, and flags the class
 * with PT_POINTERS, PT_DATA or both, by the accessed type. All pointers of an aggregate get one content, because a
 * value has only one location. An aggregate with too many leaves folds the class to one byte. */
static void scan_access(PointsTo *pt, SymId s, ValueId v, const MemAccess *a) {
    Location at = pt_base(pt, s, a->ptr);
    enum TypeClass c = program_class(pt->program, a->type);
    static const uint8_t flags[] = {
        [CLASS_DATA] = PT_DATA, [CLASS_POINTER] = PT_POINTERS, [CLASS_MIXED] = PT_POINTERS | PT_DATA};
    unify_flag(&pt->u, at, flags[c]);
    if (c < CLASS_POINTER) return;
    TypeLeaf leaf[TYPE_LEAVES_MAX];
    Extent e = pt_extent(pt, s, a->ptr);
    uint32_t n = program_leaves(pt->program, a->type, leaf);
    if (!n) pt_shift(pt, at, 1, 0);
    Location content = n ? LOCATION_NONE : unify_content(&pt->u, at, e);
    for (uint32_t i = 0; i < n; i++) {
        if (!leaf[i].pointer) continue;
        Location field = unify_content(&pt->u, pt_shift(pt, at, 0, (int64_t)leaf[i].off), e);
        if (content.elem) unify(&pt->u, content, field);
        else content = field;
    }
    if (!ref_same(a->stored, REF_NULL)) unify(&pt->u, content, pt_ref(pt, s, a->stored));
    if (a->reads) pt_value_set(pt, s, v, content);
}

/* Unifies value v, if it holds pointers, with each of its operands from number `first` on that holds pointers and
 * can reach it. */
static void scan_merge(PointsTo *pt, SymId s, Fn *f, ValueId v, uint32_t first) {
    if (!pt_carries(pt, inst_at(f, v)->type)) return;
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if (ref_is(r, REF_BLOCK) || ref_is(r, REF_INT) || !pt_carries(pt, ref_type(pt->m, f, r))) continue;
        if (!program_operand_flows(pt->program, s, f, v, i)) continue;
        Location l = pt_ref(pt, s, r);
        if (l.elem) pt_value_set(pt, s, v, l);
    }
}

/* ------------------------------------------------------------------------ addresses as integers */

/* State that only the scan of instructions needs: the ranges of the function that is scanned. */
typedef struct PtScan {
    PointsTo *pt;
    FnRanges ranges;
} PtScan;

/* Reports whether the integer is an address and nothing else: a ptrtoint, as an instruction or a constant expression.
 * */
static bool is_address(const Module *m, const Fn *f, Ref r) {
    if (ref_is(r, REF_VALUE)) return inst_at(f, ref_index(r))->op == OP_PTRTOINT;
    return ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR && const_at(m, r)->op == OP_PTRTOINT;
}

/* Reports whether both operands of v, which must be a sub, are addresses, and the difference is only divided by a
 * constant above 1, shifted right by one above 0, truncated to at most 32 bits, or compared. Such a number cannot be
 * turned into an address again. A difference in bytes could: added to one of the addresses, as integers, it gives the
 * other. */
static bool is_element_difference(const PointsTo *pt, const Fn *f, ValueId v) {
    const Uses *u = fn_uses(f);
    if (!is_address(pt->m, f, inst_op(f, v, 0)) || !is_address(pt->m, f, inst_op(f, v, 1))) return false;
    for (uint32_t i = u->first[v]; i < u->first[v + 1]; i++) {
        ValueId user = u->at[i];
        const Inst *x = inst_at(f, user);
        uint64_t by = 0;
        bool counts = x->op == OP_SDIV || x->op == OP_UDIV || x->op == OP_ASHR || x->op == OP_LSHR;
        if (counts) counts = ref_int(pt->m, inst_op(f, user, 1), &by);
        if (counts) counts = x->op == OP_SDIV || x->op == OP_UDIV ? by > 1 : by > 0;
        bool cut = x->op == OP_TRUNC && type_bits(pt->m, x->type) <= 32;
        if (!counts && !cut && x->op != OP_ICMP && !(op_flags(x) & OF_DEBUG)) return false;
    }
    return true;
}

/* Reports whether all users of v, a ptrtoint, only measure it: compare it, mask it to its lowest 12 bits at most, or
 * compute a distance in elements (is_element_difference). */
static bool is_measured(const PointsTo *pt, const Fn *f, ValueId v) {
    const Uses *u = fn_uses(f);
    for (uint32_t i = u->first[v]; i < u->first[v + 1]; i++) {
        ValueId user = u->at[i];
        const Inst *x = inst_at(f, user);
        uint64_t mask;
        bool low = x->op == OP_AND && ref_int(pt->m, inst_op(f, user, 1), &mask) && mask < 4096;
        bool distance = x->op == OP_SUB && is_element_difference(pt, f, user);
        if (!low && !distance && x->op != OP_ICMP && !(op_flags(x) & OF_DEBUG)) return false;
    }
    return true;
}

/* Lets the addresses in operands of v that are integer constant expressions escape and sets pt->integers, unless the
 * operand is a ptrtoint that v only compares or uses for a distance in elements. */
static void scan_const_operands(PointsTo *pt, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    for (uint32_t k = 0; k < i->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        if (ref_is(r, REF_CONST) && const_at(pt->m, r)->kind == CONST_EXPR &&
            !pt_carries(pt, const_at(pt->m, r)->type)) {
            bool measured = i->op == OP_ICMP || (i->op == OP_SUB && is_element_difference(pt, f, v));
            if (measured && is_address(pt->m, f, r)) continue;
            pt_const_escape(pt, r);
            pt->integers = true;
        }
    }
}

/* Sets the location of getelementptr v: OUTSIDE if the base is OUTSIDE, which saves the computation of an offset; else
 * that of the base plus the offset. If the base is or contains null, that location is unified with OUTSIDE, and so is
 * the base. */
static void scan_gep(PtScan *scan, SymId s, const Fn *f, ValueId v) {
    PointsTo *pt = scan->pt;
    const Inst *i = inst_at(f, v);
    Ref base = inst_op(f, v, 0);
    if (unify_is_outside(&pt->u, pt_base(pt, s, base))) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
    else
        pt_value_offset(pt, s, v, base,
                        offset_of(pt->m, &scan->ranges, f, v, i->aux, inst_ops(f, v) + 1, i->nopnd - 1));
    if (program_has_null(pt->m, f, base)) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
}

/* Unifies the locations that instruction v relates, by its opcode; see the top of this file. */
static void scan_inst(PtScan *scan, SymId s, Fn *f, ValueId v) {
    PointsTo *pt = scan->pt;
    const Inst *i = inst_at(f, v);
    MemAccess a;
    scan_const_operands(pt, f, v);
    switch (i->op) {
    case OP_ALLOCA: pt_value_set(pt, s, v, (Location){unify_new(&pt->u, 0), 0}); return;
    case OP_GETELEMENTPTR: scan_gep(scan, s, f, v); return;
    case OP_BITCAST:
    case OP_ADDRSPACECAST:
        if (pt_carries(pt, i->type) && pt_carries(pt, ref_type(pt->m, f, inst_op(f, v, 0))) &&
            pt_base(pt, s, inst_op(f, v, 0)).elem)
            pt_value_offset(pt, s, v, inst_op(f, v, 0), (Offset){.bounded = true});
        return;
    case OP_INTTOPTR: pt->integers = true; break;
    case OP_PTRTOINT:
    case OP_PTRTOADDR:
        if (is_measured(pt, f, v)) return;
        pt->integers = true;
        pt_escape(pt, s, f, inst_op(f, v, 0));
        return;
    case OP_RET:
        if (i->nopnd) scan_ret(pt, s, f, v);
        return;
    case OP_SELECT: scan_merge(pt, s, f, v, 1); return;
    case OP_PHI:
    case OP_FREEZE:
    case OP_EXTRACTELEMENT:
    case OP_INSERTELEMENT:
    case OP_SHUFFLEVECTOR:
    case OP_EXTRACTVALUE:
    case OP_INSERTVALUE: scan_merge(pt, s, f, v, 0); return;
    default: break;
    }
    if (program_access(pt->m, f, v, &a)) scan_access(pt, s, v, &a);
    else if (i->op == OP_CALL) scan_call(pt, s, f, v);
    else if (pt_carries(pt, i->type)) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
    else if (i->op == OP_VA_ARG) pt_escape(pt, s, f, inst_op(f, v, 0));
}

/* ----------------------------------------------------------------------------------- the module */

/* Sets the locations of those parameters of function s that hold pointers: a new object for one with a summary (a
 * view); for any other, OUTSIDE if calls are not followed or code outside the module may call s; otherwise the calls
 * will set them. If code outside the module may call a function with a view of pointers, a copy from memory OUTSIDE
 * into it is recorded. */
static void scan_params(PointsTo *pt, SymId s, const Fn *f) {
    for (ValueId v = 0; v < f->nparam; v++) {
        if (!pt_carries(pt, inst_at(f, v)->type)) continue;
        uint32_t n;
        const ParamAccess *accesses = summary_of_param(pt->summaries, s, v, &n);
        if (accesses) pt_value_set(pt, s, v, (Location){unify_new(&pt->u, 0), 0});
        if (accesses && pt_fn_is_open(pt, s) && summary_has_pointers(accesses, n)) {
            pt_view_add(pt, s, ref_make(REF_VALUE, v));
            unify_copy(&pt->u, pt_base(pt, s, ref_make(REF_VALUE, v)), LOCATION_OUTSIDE, UINT64_MAX);
        }
        if (accesses) continue;
        if (!pt->program->follow || pt_fn_is_open(pt, s)) pt_value_set(pt, s, v, LOCATION_OUTSIDE);
    }
}

/* Lets every symbol escape that an alias or ifunc, or the prefix, prologue or personality of a function, names, since
 * the location of an alias is OUTSIDE wherever it is used. */
static void scan_names(PointsTo *pt) {
    each_sym(pt->m, s) {
        const Sym *y = &pt->m->sym.at[s];
        if (y->kind != SYM_VAR) pt_const_escape(pt, y->init);
        pt_const_escape(pt, y->prefix);
        pt_const_escape(pt, y->prologue);
        pt_const_escape(pt, y->personality);
    }
}

/* Scans the initialisers of all variables (scan_init). */
static void scan_inits(PointsTo *pt) {
    const Module *m = pt->m;
    each_sym(m, s)
        if (m->sym.at[s].kind == SYM_VAR && m->sym.at[s].defined) {
            Location var = pt_const(pt, ref_make(REF_SYM, s), 0);
            pt->shares = true; /* any code may read what an initialiser names */
            scan_init(pt, var, m->sym.at[s].init, 0);
            pt->shares = false;
        }
}

/* Scans the parameters and the reachable instructions of all functions that can run (program_live). */
static void scan_fns(PointsTo *pt) {
    PtScan scan = {.pt = pt};
    each_fn(pt->m, s, f)
        if (program_live(pt->program, s)) {
            pt->shares = pt->program->calls->flags[s] & CG_SHARES_LAUNCH;
            scan_params(pt, s, f);
            each_block(f, b)
                if (program_reachable(pt->program, s, b))
                    each_inst_in(f, b, v) scan_inst(&scan, s, f, v);
        }
    pt->shares = false;
    offset_ranges_free(&scan.ranges);
}

void points_to_build(PointsTo *pt, Program *program, CallSummaries *summaries) {
    const Module *m = program->m;
    *pt = (PointsTo){.m = program->m, .program = program, .summaries = summaries};
    pt->value = mem_alloc((program->nvalue + 1) * sizeof *pt->value);
    pt->sym = mem_alloc(m->sym.n * sizeof *pt->sym);
    pt->result = mem_alloc(m->sym.n * sizeof *pt->result);
    pt->extent_of = mem_alloc((program->nvalue + 1) * sizeof *pt->extent_of);
    unify_begin(&pt->u);
    scan_indirect_begin(pt);
    scan_names(pt);
    scan_inits(pt);
    scan_fns(pt);
    scan_indirect_settle(pt);
    for (int round = 0; unify_copies(&pt->u, round == COPY_ROUNDS); round++) {}
    for (uint32_t e = 0, n = pt->u.class.n; e < n; e++)
        if (pt->u.class.at[e].flags & PT_EXTERNAL) unify(&pt->u, (Location){e, 0}, LOCATION_OUTSIDE);
    scan_indirect_settle(pt);
    unify(&pt->u, LOCATION_OUTSIDE, LOCATION_OUTSIDE); /* resolves the pairs that are still pending */
    pt->frozen = true;
}

void points_to_free(PointsTo *pt) {
    unify_free(&pt->u);
    free(pt->value);
    free(pt->sym);
    free(pt->result);
    free(pt->extent_of);
    vec_free(&pt->extent);
    free(pt->targets.closed);
    free(pt->targets.of_value);
    vec_free(&pt->targets.call);
    vec_free(&pt->views);
}
