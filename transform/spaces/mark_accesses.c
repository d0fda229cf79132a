/* mark-accesses: records the results of alias analysis about single accesses as metadata.
 *
 *   !invariant.load       on loads from global memory that nothing in the launch may write: of a constant
 *                         variable, and in a kernel through `noalias` parameters that are never written
 *                         through. It becomes ld.global.nc.
 *   !noalias.addrspace    on generic accesses: the spaces that the pointer cannot be in
 *
 * Memory that another grid may write while this one waits for it is not invariant. Therefore loads are not
 * marked in kernels that reach griddepcontrol.wait, an ordering of memory beyond the thread block (which
 * every grid-wide barrier needs), or unseen code.
 *
 * Needs nothing. Keeps the blocks.
 */
#include "analysis/assembly.h"
#include "analysis/callgraph.h"
#include "analysis/restrict.h"
#include "transform/scalar/aliased.h"

/* ---------------------------------------------------------------------------------- which functions wait */

/* Reports whether the instruction may acquire what threads beyond the thread block have written, or wait for another
 * grid. A release alone does not count. Sets *callee to the function that the instruction calls directly, unless that
 * is an intrinsic; else to 0. True for a call of unknown code and of a function without a body. For a callee with a
 * body in the module the result is false, and the caller of inst_orders_memory examines that body. */
static bool inst_orders_memory(const Module *m, const Fn *f, ValueId v, SymId *callee) {
    const Inst *i = inst_at(f, v);
    *callee = 0;
    bool wide = i->mem.scope != SCOPE_SINGLETHREAD && i->mem.scope != SCOPE_BLOCK;
    switch (i->op) {
    case OP_FENCE: return wide;
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: return wide && i->mem.order >= ORD_ACQUIRE;
    case OP_CALL: {
        uint32_t row = call_intrinsic(m, f, v);
        if (row) return intrinsic_at(row)->flags & INF_ACQUIRE;
        Ref to = call_callee(f, v);
        if (ref_is_asm(m, to)) return asm_orders_memory(m, to);
        *callee = call_target(m, f, v);
        return !*callee || !m->sym.at[*callee].fn;
    }
    default: return false;
    }
}

/* Returns, by SymId, whether the function, or one that it reaches by calls, may order memory beyond the thread block or
 * wait for another grid. A call of unknown code or of a function without a body may do so, but the entry of a symbol
 * without a body is false. The caller frees the array. */
static bool *ordering_find(const Module *m) {
    bool *orders = mem_alloc(m->sym.n);
    uint32_t *first = mem_alloc(((size_t)m->sym.n + 3) * sizeof *first);
    VEC(struct { SymId caller, callee; }) call = {0};
    VEC(SymId) todo = {0};
    each_fn(m, s, f)
        each_inst(f, b, v) {
            SymId callee;
            if (inst_orders_memory(m, f, v, &callee) && !orders[s]) {
                orders[s] = true;
                vec_push(&todo, s);
            } else if (callee) {
                vec_reserve(&call, 1);
                call.at[call.n].caller = s;
                call.at[call.n++].callee = callee;
                first[callee + 2]++;
            }
        }
    for (SymId s = 0; s <= m->sym.n; s++) first[s + 1] += first[s];
    SymId *caller = mem_alloc((call.n + 1) * sizeof *caller);
    for (uint32_t i = 0; i < call.n; i++) caller[first[call.at[i].callee + 1]++] = call.at[i].caller;
    while (todo.n) {
        SymId s = vec_pop(&todo);
        for (uint32_t i = first[s]; i < first[s + 1]; i++)
            if (!orders[caller[i]]) {
                orders[caller[i]] = true;
                vec_push(&todo, caller[i]);
            }
    }
    free(caller);
    free(first);
    vec_free(&call);
    vec_free(&todo);
    return orders;
}

/* --------------------------------------------------------------------------------------- invariant loads */

/* Reports whether the call is known only to read through its operand i and not to capture it. Returns false for an
 * operand that is not an argument. Of the intrinsics, only copies and those without effect are known to do so. */
static bool argument_is_only_read(const Module *m, const Fn *f, ValueId call, uint32_t i) {
    uint32_t row = call_intrinsic(m, f, call);
    if (row && intrinsic_at(row)->flags & INF_NOP) return true;
    if (row && i == 1 && intrinsic_at(row)->flags & INF_COPY) return true;
    AttrListId attrs = inst_at(f, call)->aux;
    return !row && i < call_nargs(f, call) && param_has_attr(m, attrs, i, "readonly") &&
           param_has_nocapture(m, attrs, i);
}

/* Reports whether the use only reads through the address, or derives another one that is checked itself. */
static bool use_is_read(const Module *m, const Fn *f, ValueId v, uint32_t i) {
    switch (inst_at(f, v)->op) {
    case OP_LOAD:
    case OP_ICMP:
    case OP_GETELEMENTPTR:
    case OP_BITCAST:
    case OP_ADDRSPACECAST:
    case OP_PHI:
    case OP_SELECT:
    case OP_FREEZE: return true;
    case OP_CALL: return argument_is_only_read(m, f, v, i);
    default: return op_flags(inst_at(f, v)) & OF_DEBUG;
    }
}

/* Returns the roots through which memory may be written, because a pointer based on one has a use that is not known
 * only to read through it or to derive another address. r->set must not be NULL. ROOT_OTHER is left out. */
static RootSet roots_written(const Restrict *r, const Module *m, const Fn *f) {
    RootSet written = 0;
    each_inst(f, b, v)
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
            Ref op = inst_op(f, v, i);
            if (ref_is(op, REF_VALUE) && !use_is_read(m, f, v, i)) written |= r->set[ref_index(op)];
        }
    return written & ~ROOT_OTHER;
}

typedef struct AccessMarks {
    Pass *p;
    Module *m;
    bool *orders, *called;              /* by SymId: see ordering_find and callgraph_called */
    const Spaces *spaces;               /* NULL: there is no generic access, or the memory-space system is off */
    MdId empty;                         /* !{}, created when it is needed; 0: not yet */
    uint64_t invariant, spaces_written; /* the number of loads and of generic accesses that were marked */
} AccessMarks;

/* Marks the invariant plain loads from global space in a function: of constant variables; and, in a kernel that the
 * module does not call and that does not order memory (ordering_find), through roots (restrict.h) that are never
 * written. Skips loads that have the mark. Counts the new marks and emits remarks. */
static void invariants_mark(AccessMarks *k, Fn *f, const Alias *a) {
    Restrict r = {0};
    RootSet steady = 0;
    if (sym_is_kernel(k->p->kernels, f->sym) && !k->called[f->sym] && !k->orders[f->sym]) {
        restrict_build(&r, k->m, f, k->p->knobs);
        if (r.set) steady = ~(roots_written(&r, k->m, f) | ROOT_OTHER);
    }
    StrId kind = str_of(k->m, "invariant.load");
    each_inst(f, b, v) {
        AliasLocation p;
        const Inst *i = inst_at(f, v);
        if (!load_is_plain(i) || !alias_location(a, v, &p)) continue;
        if (ref_space(k->m, f, p.ptr) != SPACE_GLOBAL) continue;
        if (inst_attach(f, k->m, v, "invariant.load")) continue;
        RootSet set = steady ? restrict_access(&r, k->m, f, v) : 0;
        if (!(set && !(set & ~steady)) && !alias_is_constant_variable(a, &p)) continue;
        if (!k->empty) k->empty = md_tuple(k->m, NULL, 0, false);
        inst_attach_add(f, v, kind, fn_md_index(f, k->empty));
        pass_remark(k->p, REMARK_LoadInvariant, f, v);
        k->invariant++;
    }
    restrict_free(&r);
}

/* ------------------------------------------------------------------------------------------- spaces */

/* Returns a metadata node with the i32 constant n. */
static MdId number_md(Module *m, uint32_t n) { return md_value(m, const_int(m, T_I32, n)); }

/* Returns a metadata node with the numbers of the spaces that are not in the set, as pairs low, high of ranges
 * [low, high); 0 if every space is in the set. */
static MdId excluded_md(Module *m, SpaceSet set) {
    static const uint32_t space[] = {SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST, SPACE_LOCAL, SPACE_CLUSTER, SPACE_PARAM};
    MdId elem[2 * sizeof space / sizeof *space];
    uint32_t n = 0, end = 0;
    for (size_t i = 0; i < sizeof space / sizeof *space; i++) {
        if (space_may_be(set, space[i])) continue;
        if (n && end == space[i]) n--;
        else elem[n++] = number_md(m, space[i]);
        end = space[i] + 1;
        elem[n++] = number_md(m, end);
    }
    return n ? md_tuple(m, elem, n, false) : 0;
}

/* Makes a remark about the spaces that a generic access may still be in. */
static void spaces_remark(const AccessMarks *k, const Fn *f, ValueId v, SpaceSet set) {
    if (!pass_remarks(k->p, REMARK_SpacesExcluded)) return;
    Out o;
    out_init(&o, NULL);
    space_words_print(set, &o);
    out_char(&o, 0);
    pass_remark(k->p, REMARK_SpacesExcluded, f, v, op_info[inst_at(f, v)->op].name, o.buf);
    out_free(&o);
}

/* Marks the generic accesses of a function with the spaces that they cannot be in. Skips an access that has such a
 * mark, and one whose set of spaces is empty, rests on an assumption, or excludes nothing that an unknown pointer may
 * point to. Does nothing if k->spaces is NULL. */
static void spaces_mark(AccessMarks *k, Fn *f, const Alias *a) {
    MdId list[SET_SPACES + 1] = {0};
    StrId kind = str_of(k->m, "noalias.addrspace");
    each_inst(f, b, v) {
        AliasLocation p;
        if (!alias_location(a, v, &p) || ref_space(k->m, f, p.ptr) != SPACE_GENERIC) continue;
        if (!k->spaces || spaces_assumed(k->spaces, f->sym, p.ptr)) continue;
        SpaceSet set = spaces_of(k->spaces, f->sym, p.ptr) & SET_SPACES;
        if (space_is_empty(set) || inst_attach(f, k->m, v, "noalias.addrspace")) continue;
        if ((set & space_unknown(k->p->sm)) == (space_unknown(k->p->sm) & SET_SPACES)) continue;
        if (!list[set]) list[set] = excluded_md(k->m, set);
        if (!list[set]) continue;
        inst_attach_add(f, v, kind, fn_md_index(f, list[set]));
        spaces_remark(k, f, v, set);
        k->spaces_written++;
    }
}

/* Marks only invariant loads if knobs disable the memory-space passes. */
bool pass_mark_accesses(Pass *p, Fn *unused) {
    (void)unused;
    const Knobs *knobs = p->knobs;
    AccessMarks k = {.p = p, .m = p->m, .orders = ordering_find(p->m), .called = callgraph_called(p->m)};
    SpacesOptions options = {.sm = p->sm};
    if (knobs_is_on(knobs) && module_has_generic_access(p)) k.spaces = pass_spaces(p, &options);
    each_fn(p->m, s, f)
        if (!pass_must_skip(p, s)) {
            Alias a;
            uint64_t before = k.invariant + k.spaces_written;
            alias_build(&a, p->m, f, k.spaces, knobs);
            invariants_mark(&k, f, &a);
            spaces_mark(&k, f, &a);
            alias_free(&a);
            pass_fn_done(p, f, k.invariant + k.spaces_written > before, false);
        }
    free(k.orders);
    free(k.called);
    pass_stat(p, "invariant loads", k.invariant);
    pass_stat(p, "generic accesses with fewer spaces", k.spaces_written);
    return k.invariant + k.spaces_written > 0;
}
