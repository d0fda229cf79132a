/* retag.c: moves the values of a function into the spaces that they are known to point to.
 *
 * A value that only computes an address (getelementptr, phi, select, ...) and a kernel parameter can move:
 * their type changes. Any other value (a load, an alloca, a call result) keeps its type; its address in
 * the known space is an addrspacecast of it, inserted when a use needs it. Accesses and moving users take the
 * address in the specific space. Every other user takes it in the space of before, through a cast back.
 *
 *    %p = select i1 %c, ptr %a, ptr null         sets: %a {shared}, %p {shared, null}
 *    %t = icmp eq ptr %p, null                   if %p moved, null would become address 0 of shared memory,
 *    %x = load float, ptr %p                     which a cast back turns into the base of the window: %t
 *                                                would change
 *
 * Therefore a value that may be null stays if a use needs its generic form, and so do its operands.
 * Generic and global addresses are the same numbers, so values in global memory always move.
 */
#include "ir/arith.h"
#include "ir/intrinsic_id.h"
#include "transform/spaces/retag.h"
#include "transform/spaces/respace.h"
#include "transform/spaces/space_cast.h"

/* ------------------------------------------------------------------------------------------- types */

/* Removes the attribute `nonnull` of a call's result or argument (`place`: ATTR_RESULT or ATTR_PARAM0 + i), because it
 * describes the generic address. In other spaces address 0 may hold an object. Does nothing for other instructions. */
static void nonnull_drop(Retag *r, ValueId v, uint32_t place) {
    Inst *i = inst_at(r->f, v);
    if (i->op == OP_CALL && i->aux) i->aux = attr_list_remove(r->m, i->aux, place, "nonnull");
}

/* Changes the types of the values that move (r->moves), and the signature if a parameter moves. Drops nonnull from the
 * results of calls that move to other than global memory. Adds the number of values to stats->retagged. */
static void types_change(Retag *r) {
    bool params = false;
    for (ValueId v = 0; v < r->n; v++) {
        if (!r->moves[v]) continue;
        TypeId t = retag_type(r->m, inst_at(r->f, v)->type, r->space[v]);
        inst_at(r->f, v)->type = t;
        if (r->space[v] != SPACE_GLOBAL) nonnull_drop(r, v, ATTR_RESULT);
        r->e.changed = true;
        r->stats->retagged++;
        params |= v < r->f->nparam;
    }
    if (params) signature_respace(r->m, r->sym, type_elem(r->m, r->m->sym.at[r->sym].type, 0));
}

/* ------------------------------------------------------------------------------------------- uses */

/* Returns the space that an operand had before values moved: generic for those that moved. */
static uint32_t space_before(const Retag *r, Ref ref) {
    bool moved = ref_is(ref, REF_VALUE) && ref_index(ref) < r->n && r->moves[ref_index(ref)];
    return moved ? SPACE_GENERIC : ref_space(r->m, r->f, ref);
}

/* Reports whether comparison v gives the same result for its operands in the given space as for their generic
 * addresses. In global memory it does, because the numbers are the same. In another space its addresses must have the
 * width of generic ones, and only a test for equality may have addresses outside of the window. The order of those in
 * the window, and of those before it, which are negative, is that of signed numbers: an address one element before an
 * array at address 0 of shared memory would compare as greater without sign. */
static bool compare_keeps(const Retag *r, ValueId v, uint32_t space) {
    uint8_t how = inst_at(r->f, v)->sub;
    if (space == SPACE_GLOBAL) return true;
    if (layout_ptr_bits(r->m, space) != layout_ptr_bits(r->m, 0)) return false;
    if (how == ICMP_EQ || how == ICMP_NE) return true;
    return retag_is_in_window(r, inst_op(r->f, v, 0)) && retag_is_in_window(r, inst_op(r->f, v, 1));
}

/* Returns the space in which pointers are compared by v: the specific space of an operand if both operands are known to
 * be in it and null cannot change the result; otherwise SPACE_GENERIC. */
static uint32_t compare_space(const Retag *r, ValueId v) {
    Ref a = inst_op(r->f, v, 0), b = inst_op(r->f, v, 1);
    uint32_t in_a = ref_space(r->m, r->f, a), in_b = ref_space(r->m, r->f, b);
    SpaceSet set_a = spaces_of(r->spaces, r->sym, a), set_b = spaces_of(r->spaces, r->sym, b);
    if (in_a == SPACE_GENERIC && in_b == SPACE_GENERIC) return SPACE_GENERIC;
    uint32_t in = in_a ? in_a : in_b;
    if (in == SPACE_GLOBAL) {
        bool left = space_resolve(set_a) == SPACE_GLOBAL || ref_is_null(r->m, a);
        return left && (space_resolve(set_b) == SPACE_GLOBAL || ref_is_null(r->m, b)) ? in : SPACE_GENERIC;
    }
    bool null = space_may_be_null(set_a) || space_may_be_null(set_b);
    bool both = !null && space_resolve(set_a) == in && space_resolve(set_b) == in;
    return both && compare_keeps(r, v, in) ? in : SPACE_GENERIC;
}

/* Returns the space in which instruction v takes pointer operand i after the rewriting. */
static uint32_t operand_space(Retag *r, ValueId v, uint32_t i) {
    const Inst *inst = inst_at(r->f, v);
    Ref op = inst_op(r->f, v, i);
    if (r->moves[v] && retag_moves_along(r, v, i)) return r->space[v];
    if (retag_operand_is_address(r, v, i)) {
        bool query = r->query.v == v && r->query.i == i;
        uint32_t space = query ? r->query.space : retag_access_space(r, v, i, false);
        return space == SPACE_GENERIC ? space_before(r, op) : space;
    }
    if (inst->op == OP_ICMP && space_before(r, op) == SPACE_GENERIC) return compare_space(r, v);
    if (inst->op == OP_PTRTOINT && ref_space(r->m, r->f, op) == SPACE_GLOBAL) return SPACE_GLOBAL;
    return space_before(r, op);
}

/* Replaces cast v by its operand if both now have the same space, or makes it a cast of the generic address if it now
 * leads between two specific spaces, which is not legal. */
static void cast_rewrite(Retag *r, ValueId v) {
    Ref op = inst_op(r->f, v, 0);
    uint32_t now = ref_space(r->m, r->f, op), to = type_space(r->m, inst_at(r->f, v)->type);
    if (now == to) {
        edit_replace(&r->e, v, op);
        edit_delete(&r->e, v);
        r->e.changed = true;
    } else if (!space_cast_is_legal(now, to)) {
        Ref generic = retag_form(r, op, SPACE_GENERIC);
        inst_ops(r->f, v)[0] = generic;
    }
}

/* Reports whether v calls an intrinsic whose declaration does not match the present types of the result and the pointer
 * arguments. */
static bool call_is_stale(const Retag *r, ValueId v) {
    SymId target = call_target(r->m, r->f, v);
    if (!call_intrinsic(r->m, r->f, v)) return false;
    TypeId t = r->m->sym.at[target].type;
    bool stale = inst_at(r->f, v)->type != type_elem(r->m, t, 0);
    for (uint32_t i = 0; i < call_nargs(r->f, v) && i < type_at(r->m, t)->nelem - 1; i++) {
        TypeId arg = ref_type(r->m, r->f, inst_op(r->f, v, i));
        stale |= type_is_ptrs(r->m, arg) && arg != type_elem(r->m, t, i + 1);
    }
    return stale;
}

/* Replaces the inline assembly that v calls by assembly whose generic accesses name the spaces; space[i]: that of the
 * accesses through argument i, SPACE_GENERIC to leave them. */
static void asm_respace(Retag *r, ValueId v, const uint32_t *space) {
    asm_accesses_read(&r->assembly, r->m, call_callee(r->f, v));
    inst_ops(r->f, v)[inst_at(r->f, v)->nopnd - 1] = asm_in_spaces(&r->assembly, r->m, space);
}

/* If call v is an llvm.ptrmask that moves, gives its mask the width of the pointer that v has become. The bits that are
 * cut off clear nothing: the mask is a constant for which space_mask_keeps() holds, else nothing would be known of the
 * result. */
static void mask_fit(Retag *r, ValueId v) {
    if (!r->moves[v] || call_intrinsic(r->m, r->f, v) != INTRIN_llvm_ptrmask) return;
    TypeId ptr = inst_at(r->f, v)->type, mask = type_int(r->m, layout_ptr_bits(r->m, type_space(r->m, ptr)));
    uint64_t bits;
    if (!ref_int(r->m, inst_op(r->f, v, 1), &bits) || ref_type(r->m, r->f, inst_op(r->f, v, 1)) == mask) return;
    inst_ops(r->f, v)[1] = const_int(r->m, mask, bits);
    Ref callee = ref_make(REF_SYM, ptrmask_declare(r->m, ptr));
    inst_ops(r->f, v)[inst_at(r->f, v)->nopnd - 1] = callee;
}

/* Gives v its pointer operands in the spaces in which it takes them, and adapts the declaration or the assembly text
 * that it calls. Debug records stay unchanged. */
static void uses_rewrite(Retag *r, ValueId v) {
    const Inst *inst = inst_at(r->f, v);
    uint32_t *named = NULL; /* by argument of inline assembly: the space to add to its accesses */
    if (op_flags(inst) & OF_DEBUG) return;
    if (inst->op == OP_ADDRSPACECAST) {
        cast_rewrite(r, v);
        return;
    }
    uint32_t n = inst->nopnd - (inst->op == OP_CALL && !ref_is(call_callee(r->f, v), REF_VALUE));
    bool is_asm = inst->op == OP_CALL && ref_is_asm(r->m, call_callee(r->f, v));
    /* The space of a comparison is computed before either operand changes. */
    uint32_t both = inst->op == OP_ICMP && type_is_ptrs(r->m, ref_type(r->m, r->f, inst_op(r->f, v, 0)))
                        ? operand_space(r, v, 0)
                        : 0;
    if (both && both != SPACE_GLOBAL && space_before(r, inst_op(r->f, v, 0)) == SPACE_GENERIC)
        inst_at(r->f, v)->sub = arith_pred_signed(inst->sub);
    for (uint32_t i = 0; i < n; i++) {
        Ref op = inst_op(r->f, v, i);
        if (!ref_is(op, REF_VALUE) && !ref_is(op, REF_CONST) && !ref_is(op, REF_SYM)) continue;
        if (!type_is_ptrs(r->m, ref_type(r->m, r->f, op))) continue;
        uint32_t to = inst_at(r->f, v)->op == OP_ICMP ? both : operand_space(r, v, i);
        if (to && is_asm && space_before(r, op) == SPACE_GENERIC) {
            if (!named) named = mem_alloc(n * sizeof *named);
            named[i] = to;
        }
        if (to == ref_space(r->m, r->f, op)) continue;
        Ref made = retag_operand(r, v, i, to);
        inst_ops(r->f, v)[i] = made;
        r->e.changed = true;
        if (to != SPACE_GLOBAL && to != SPACE_GENERIC) nonnull_drop(r, v, ATTR_PARAM0 + i);
    }
    if (inst_at(r->f, v)->op == OP_CALL) mask_fit(r, v);
    if (named) asm_respace(r, v, named);
    else if (inst_at(r->f, v)->op == OP_CALL && call_is_stale(r, v)) call_respace(r->m, r->f, v);
    free(named);
}

/* --------------------------------------------------------------------------------- folding tests */

/* Makes a remark about isspacep test v, whose result `answer` (0 or 1) is known. */
static void test_remark(Retag *r, ValueId v, int answer) {
    Out o;
    out_init(&o, NULL);
    space_print(spaces_use(r->spaces, r->sym, v, 0), &o);
    out_char(&o, 0);
    pass_remark(r->p, REMARK_TestFolded, r->f, v, answer ? "true" : "false",
                pass_ref_text(r->p, r->f, inst_op(r->f, v, 0)), o.buf);
    out_free(&o);
}

/* Replaces the isspacep tests with a known result by constants, counted in stats->folded. */
static void tests_fold(Retag *r) {
    each_inst(r->f, b, v) {
        int answer = inst_at(r->f, v)->op == OP_CALL ? retag_isspacep(r, v) : -1;
        if (answer < 0) continue;
        if (pass_remarks(r->p, REMARK_TestFolded)) test_remark(r, v, answer);
        edit_replace(&r->e, v, const_int(r->m, T_I1, (uint64_t)answer));
        edit_delete(&r->e, v);
        r->stats->folded++;
    }
}

bool retag_fn(Retag *r) {
    r->n = r->f->inst.n;
    r->space = mem_alloc(r->n + 1);
    r->moves = mem_alloc(r->n + 1);
    r->outside = mem_alloc(r->n + 1);
    retag_forms_begin(r);
    edit_begin(&r->e, r->m, r->f);
    retag_choose(r);
    if (r->second) tests_fold(r);
    types_change(r);
    bool casts = false; /* casts of the input; casts created here have a use */
    each_inst(r->f, b, v) {
        casts |= inst_at(r->f, v)->op == OP_ADDRSPACECAST;
        if (edit_is_dead(&r->e, v)) continue;
        bool accesses = op_flags(inst_at(r->f, v)) & (OF_READ | OF_WRITE);
        for (uint32_t i = 0; accesses && i < inst_at(r->f, v)->nopnd; i++)
            if (retag_operand_is_address(r, v, i)) {
                r->query.v = v, r->query.i = i;
                r->query.space = retag_access_space(r, v, i, true);
            }
        if (accesses) retag_report_tensor_maps(r, v);
        bool local = accesses && retag_access_is_local_atomic(r, v);
        if (local) r->query.v = r->n; /* a plain access is allowed more spaces */
        if (!local || !atomic_make_plain(r, v)) uses_rewrite(r, v);
    }
    if (casts && (r->e.changed || r->second)) space_casts_sweep(&r->e, r->n);
    bool changed = edit_commit(&r->e);
    free(r->space);
    free(r->moves);
    free(r->outside);
    retag_forms_end(r);
    vec_free(&r->work);
    asm_accesses_free(&r->assembly);
    return changed;
}
