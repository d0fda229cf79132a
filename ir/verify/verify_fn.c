/* verify_fn.c: function bodies. First it checks that the arrays of the body are consistent, because all
 * other checks rely on that. Then it checks each instruction: its operands, dominance, debug location, and
 * the entries of phis against the predecessors. Last it looks for uses of tensor memory after its
 * deallocation. */
#include "ir/verify/verify.h"

/* By kind of operand: the least valid index and the number of valid indices. Constant 0 and symbol 0 do
 * not exist. */
typedef struct OperandLimits {
    uint32_t least[8], count[8];
} OperandLimits;

/* The state of the check of one body. */
typedef struct BodyCheck {
    Verify *x;
    const Fn *f;
    OperandLimits limits;
    MdId subprogram;      /* the function's own; 0 = no debug information */
    uint32_t last_loc;    /* the location checked last; neighbouring instructions often share one */
    bool deallocs;        /* some call frees tensor memory */
    bool broken;          /* some instruction is at fault */
    bool head;            /* only phis and debug records so far in this block */
    struct PhiEdge *edge; /* by BlockId: edges to the current block; NULL before the first phi */
    uint32_t edges_of;    /* 1 + that block */
} BodyCheck;

/* Facts about one predecessor of a block. `count` edges lead from it into block `block` - 1; phi `phi` - 1, the one
 * that is being checked, has had `entries` entries for it so far, the last of them with `value`. 0 in block or phi:
 * none yet. */
struct PhiEdge {
    uint32_t block, count;
    uint32_t phi, entries;
    Ref value;
};

/* ---------------------------------------------------------------------------------------------- structure */

/* Reports the message of fail() at instruction v. Returns false. */
static bool report_inst(Verify *x, ValueId v) {
    report_at_inst(x, v);
    return false;
}

/* Reports the message of fail() at the function. Returns false. */
static bool report_body(Verify *x) {
    report_at_sym(x, x->sym, "function ");
    return false;
}

/* Returns the least valid index, and the number of valid indices, of each kind of operand. */
static OperandLimits limits_of(const Module *m, const Fn *f) {
    return (OperandLimits){.least = {[REF_CONST] = 1, [REF_SYM] = 1},
                           .count = {[REF_VALUE] = f->inst.n,
                                     [REF_BLOCK] = f->block.n,
                                     [REF_CONST] = m->constant.n - 1,
                                     [REF_SYM] = m->sym.n - 1,
                                     [REF_META] = f->md.n,
                                     [REF_MDVALUE] = f->inst.n,
                                     [REF_INT] = UINT32_MAX}};
}

/* Reports whether all operands have valid indices. */
static bool operands_exist(const OperandLimits *l, const Ref *op, uint32_t n) {
    for (uint32_t o = 0; o < n; o++)
        if (ref_index(op[o]) - l->least[ref_kind(op[o])] >= l->count[ref_kind(op[o])]) return false;
    return true;
}

/* Checks the instructions of one block: that each exists, that the last one and no other is a terminator, and that the
 * targets of the terminator exist. Reports the fault itself, and returns false after it. The messages give numbers
 * instead of names, because naming a value takes a walk over the body. */
static bool check_records(Verify *x, const OperandLimits *limits, BlockId b) {
    const Fn *f = x->f;
    const Block *block = &f->block.at[b];
    for (uint32_t k = 0; k < block->n; k++) {
        ValueId v = f->order.at[block->first + k];
        if (v >= f->inst.n || v < f->nparam)
            return broken(x, "block %u holds instruction %u, which does not exist", b, v) || report_body(x);
        const Inst *i = inst_at(f, v);
        if (i->op >= OP_COUNT || i->op == OP_NOP || i->op == OP_PARAM || i->type >= x->m->type.n ||
            i->opnd > f->opnd.n || i->nopnd > f->opnd.n - i->opnd)
            return broken(x, "block %u holds instruction %u, which was deleted", b, v) || report_body(x);
        bool last = k + 1 == block->n, term = op_flags(i) & OF_TERM;
        if (term && !operands_exist(limits, inst_ops(f, v), i->nopnd))
            return broken(x, "block %u branches to a block that does not exist", b) || report_body(x);
        if (last != term)
            return broken(x, "block %u %s", b, last ? "has no terminator" : "continues after its terminator") ||
                   report_body(x);
    }
    return true;
}

/* Checks that the first instructions of the body are its parameters, with the types of the prototype. Reports the fault
 * itself, and returns false after it. */
static bool check_params(Verify *x, const Fn *f) {
    TypeId type = x->m->sym.at[x->sym].type;
    if (f->nparam != type_at(x->m, type)->nelem - 1 || f->nparam > f->inst.n)
        return broken(x, "the body has %u parameters, the function's type is '%t'", f->nparam, type) || report_body(x);
    for (ValueId v = 0; v < f->nparam; v++)
        if (f->inst.at[v].op != OP_PARAM || f->inst.at[v].type != type_elem(x->m, type, v + 1))
            return broken(x, "type mismatch: parameter of type '%t', in the function's type '%t'", f->inst.at[v].type,
                          type_elem(x->m, type, v + 1)) ||
                   report_body(x);
    return true;
}

/* Checks that the arrays of the body are consistent: parameters, block layout, and the slices of blocks and
 * instructions. Reports the first fault itself, and returns false after it. */
static bool check_structure(Verify *x, const Fn *f, const OperandLimits *limits) {
    if (!check_params(x, f)) return false;
    if (f->layout.n == 0 || f->layout.at[0] != 0)
        return broken(x, "the body does not begin with its entry block") || report_body(x);
    uint8_t *placed = mem_alloc(f->block.n);
    bool good = true;
    each_block(f, b) {
        if (b >= f->block.n || placed[b]++ || f->block.at[b].n == 0 || f->block.at[b].first > f->order.n ||
            f->block.at[b].n > f->order.n - f->block.at[b].first)
            good = broken(x, "block %u is empty, or placed twice", b) || report_body(x);
        else good = check_records(x, limits, b);
        if (!good) break;
    }
    free(placed);
    return good;
}

/* ---------------------------------------------------------------------------------------------- dominance */

/* Reports that the definition of `def` does not dominate instruction `use`, with a note at the definition. */
static void undominated(Verify *x, ValueId use, ValueId def) {
    bool shown = messages_shown(x);
    fail(x, "the definition of %r does not dominate this use", ref_make(REF_VALUE, def));
    report_at_inst(x, use);
    if (shown && inst_src(x->f, def)) diag_note(x->m->diag, inst_src(x->f, def), "it is defined here");
}

/* Checks that `def` dominates its use as operand o of instruction v in block b, and reports the fault itself. Debug
 * records are exempt; in an unreachable block, `def` need only be part of the function. `def` must be no parameter, and
 * no earlier instruction of b unless v is a phi. */
static void check_dominance(Verify *x, BlockId b, ValueId v, uint32_t o, ValueId def) {
    const Cfg *c = &x->cfg;
    const Inst *i = inst_at(x->f, v);
    if (op_flags(i) & OF_DEBUG) return;
    if (c->pos[def] == UINT32_MAX) {
        broken(x, "operand %u of %s is no longer part of the function", o, op_info[i->op].name);
        report_at_inst(x, v);
        return;
    }
    BlockId from = c->block_of[def];
    bool reachable = c->rpo_index[b] != UINT32_MAX;
    if (i->op == OP_PHI) { /* the use is at the end of the predecessor */
        Ref pred = o + 1 < i->nopnd ? inst_op(x->f, v, o + 1) : REF_NULL;
        bool known = ref_is(pred, REF_BLOCK) && ref_index(pred) < c->nblock;
        if (reachable && known && !cfg_dominates(c, from, ref_index(pred))) undominated(x, v, def);
    } else if (reachable && (from == b || !cfg_dominates(c, from, b))) {
        undominated(x, v, def);
    }
}

/* Reports the fault in a constant operand, if it has one, and an intrinsic whose address is taken. */
static void check_constant_operand(Verify *x, const Inst *i, ValueId v, uint32_t o, Ref r) {
    verify_const_use(x, r, inst_src_near(x->m, x->f, v));
    bool callee = i->op == OP_CALL && o + 1 == i->nopnd;
    if (ref_is(r, REF_SYM) && !callee && (x->sym_facts[ref_index(r)].flags & SYMV_LLVM)) {
        fail(x, "Cannot take the address of an intrinsic");
        report_at_inst(x, v);
    }
}

/* Checks that the operands of v exist and that their definitions dominate v. Reports undominated uses and faulty
 * constants itself. at: the index of v in Fn.order. Returns false, with a message, if an operand does not exist,
 * because nothing else in the instruction can be checked then, or if the type of a constant is too large. */
static bool check_operands(BodyCheck *y, BlockId b, ValueId v, uint32_t at) {
    Verify *x = y->x;
    const Fn *f = y->f;
    const Inst *i = inst_at(f, v);
    const Ref *op = inst_ops(f, v);
    const uint32_t *pos = x->cfg.pos, first = f->block.at[b].first, here = at - first, nparam = f->nparam;
    for (uint32_t n = 0; n < i->nopnd; n++) {
        uint32_t k = ref_index(op[n]), kind = ref_kind(op[n]);
        if (k - y->limits.least[kind] >= y->limits.count[kind])
            return broken(x, "an operand of %s does not exist", op_info[i->op].name);
        if (kind == REF_VALUE) {
            if ((pos[k] - first >= here || i->op == OP_PHI) && k >= nparam) /* not just earlier in b */
                check_dominance(x, b, v, n, k);
        } else if (kind == REF_CONST || kind == REF_SYM) {
            if (kind == REF_CONST && !check_size(x, type_of(x, op[n]))) return false;
            check_constant_operand(x, i, v, n, op[n]);
        }
    }
    return true;
}

/* --------------------------------------------------------------------------------------------------- phis */

/* Counts the edges into b by the block that they come from, in y->edge, which it allocates at the first call. */
static void edges_find(BodyCheck *y, BlockId b) {
    const Cfg *c = &y->x->cfg;
    y->edges_of = b + 1;
    if (!y->edge) y->edge = mem_alloc(y->f->block.n * sizeof *y->edge);
    for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++) {
        struct PhiEdge *e = &y->edge[c->pred[k]];
        e->count = e->block == b + 1 ? e->count + 1 : 1;
        e->block = b + 1;
        e->phi = 0;
    }
}

/* Checks that phi v has one entry for each edge into b. A block with several edges to b needs as many entries, which
 * must all have the same value. Called after edges_find(y, b). */
static bool check_entries(BodyCheck *y, BlockId b, ValueId v) {
    Verify *x = y->x;
    const Inst *i = inst_at(y->f, v);
    const Ref *op = inst_ops(y->f, v);
    for (uint32_t k = 0; k + 1 < i->nopnd; k += 2) {
        struct PhiEdge *e = &y->edge[ref_index(op[k + 1])];
        if (e->block != b + 1)
            return fail(x, "phi has an entry for %r, which does not branch to this block", op[k + 1]);
        if (e->phi == v + 1 && !ref_same(e->value, op[k]))
            return fail(x, "phi has two different values for %r", op[k + 1]);
        e->entries = e->phi == v + 1 ? e->entries + 1 : 1;
        e->phi = v + 1;
        e->value = op[k];
        if (e->entries > e->count)
            return fail(x, "phi has more entries for %r than there are edges from it", op[k + 1]);
    }
    const Cfg *c = &x->cfg;
    for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++) {
        const struct PhiEdge *e = &y->edge[c->pred[k]];
        if (e->phi != v + 1 || e->entries != e->count)
            return fail(x, "phi has no entry for the edge from %r", ref_make(REF_BLOCK, c->pred[k]));
    }
    return true;
}

/* Checks that phi v is at the head of its block b, and that its entries match the edges into b. Counts these edges at
 * the first phi of the block. */
static bool check_phi_edges(BodyCheck *y, BlockId b, ValueId v) {
    if (!y->head) return fail(y->x, "phi after an instruction that is not a phi");
    if (y->edges_of != b + 1) edges_find(y, b);
    return check_entries(y, b, v);
}

/* -------------------------------------------------------------------------------------- debug information */

/* Checks that a debug location, 1 + its index in Fn.md, is a DILocation, and, unless it is that of a debug record, in a
 * scope of the function if that has a subprogram. */
static bool check_location(BodyCheck *y, uint32_t loc, bool of_record) {
    Verify *x = y->x;
    const Fn *f = y->f;
    if (loc > f->md.n || x->m->md.at[f->md.at[loc - 1]].kind != MD_LOCATION)
        return fail(x, "!dbg of an instruction must be a DILocation");
    return of_record || y->subprogram == 0 || md_subprogram(x, f->md.at[loc - 1]) == y->subprogram ||
           fail(x, "!dbg belongs to another function");
}

/* Checks that debug record v has a location, and that its variable or label and the scope of the location belong to the
 * same subprogram, inlined or not. loc: as for check_location, or 0. */
static bool check_record(BodyCheck *y, ValueId v, uint32_t loc) {
    Verify *x = y->x;
    const Inst *i = inst_at(y->f, v);
    const Ref *op = inst_ops(y->f, v);
    if (loc == 0) return broken(x, "%s without a location", op_info[i->op].name);
    uint32_t variable = i->op == OP_DBG_LABEL ? 0 : i->nopnd - (i->op == OP_DBG_ASSIGN ? 5 : 2);
    MdId scope = md_location_scope(x->m, y->f->md.at[loc - 1]);
    return md_subprogram(x, y->f->md.at[ref_index(op[variable])]) == md_subprogram(x, scope) ||
           fail(x, "%s: variable and location belong to different functions", op_info[i->op].name);
}

/* Checks the debug location and the attachments of instruction v, or the operands of a debug record; those are not
 * checked if the function has no subprogram. A call that may be inlined must have a location if both functions have
 * debug information. */
static bool check_debug(BodyCheck *y, ValueId v) {
    Verify *x = y->x;
    const Fn *f = y->f;
    const Inst *i = inst_at(f, v);
    uint32_t loc = inst_loc(f, v);
    bool record = op_flags(i) & OF_DEBUG;
    if (loc && loc != y->last_loc) {
        if (!check_location(y, loc, record)) return false;
        if (!record) y->last_loc = loc;
    }
    if (record) return y->subprogram == 0 || check_record(y, v, loc);
    if (i->op == OP_CALL && loc == 0 && y->subprogram) {
        Ref callee = call_callee(f, v);
        if (ref_is(callee, REF_SYM) && (x->sym_facts[ref_index(callee)].flags & SYMV_DEBUG))
            return fail(x, "a call that may be inlined needs a !dbg location, "
                           "because the function has debug information");
    }
    return check_attachments(x, v);
}

/* ----------------------------------------------------------------------------------------------- musttail */

/* Checks that musttail call v of block b is followed by a ret of its result or of void, perhaps after debug records,
 * and that the call has the parameters, the result and the calling convention of its caller. at: the index of the call
 * in Fn.order. */
static bool check_musttail(BodyCheck *y, BlockId b, uint32_t at, ValueId v) {
    Verify *x = y->x;
    const Module *m = x->m;
    const Fn *f = y->f;
    const Inst *i = inst_at(f, v);
    uint32_t end = f->block.at[b].first + f->block.at[b].n, k = at + 1;
    while (k < end && (op_flags(inst_at(f, f->order.at[k])) & OF_DEBUG)) k++;
    ValueId ret = f->order.at[k < end ? k : end - 1];
    if (inst_at(f, ret)->op != OP_RET) return fail(x, "musttail call must be directly followed by a ret");
    if (inst_at(f, ret)->nopnd && !ref_same(inst_op(f, ret, 0), ref_make(REF_VALUE, v)))
        return fail(x, "the ret after a musttail call must return its result");
    const Sym *caller = &m->sym.at[x->sym];
    bool same = i->call.cc == caller->cc && i->type == type_elem(m, caller->type, 0) && call_nargs(f, v) == f->nparam;
    for (uint32_t p = 0; same && p < f->nparam; p++) same = type_of(x, inst_op(f, v, p)) == f->inst.at[p].type;
    return same || fail(x, "musttail call and its caller differ in parameters, result or calling convention");
}

/* ------------------------------------------------------------------------------------------ tensor memory */

/* Reports uses of tensor memory, except those by phis, that its deallocation dominates. Visits the blocks in pre-order
 * of the dominator tree: there definitions come before uses, and the blocks that a deallocation dominates follow it
 * without a gap. root[v] is the value that tensor pointer v was computed from; freed[r] is 1 + the last deallocation of
 * root r seen so far. */
static void verify_tensor_memory(Verify *x, const Fn *f) {
    const Cfg *c = &x->cfg;
    BlockId *by_tree = mem_alloc((c->nrpo + (size_t)1) * sizeof *by_tree);
    ValueId *root = mem_alloc(f->inst.n * sizeof *root), *freed = mem_alloc(f->inst.n * sizeof *freed);
    for (uint32_t k = 0; k < c->nrpo; k++) by_tree[c->dom_in[c->rpo[k]]] = c->rpo[k];
    for (ValueId v = 0; v < f->inst.n; v++) root[v] = v;
    for (uint32_t k = 0; k < c->nrpo; k++)
        each_inst_in(f, by_tree[k], v) {
            const Inst *i = inst_at(f, v);
            bool pointer = type_in_space(x->m, i->type, SPACE_TENSOR);
            bool keeps = i->op == OP_GETELEMENTPTR || i->op == OP_INTTOPTR || i->op == OP_FREEZE;
            if (pointer && keeps && ref_is(inst_op(f, v, 0), REF_VALUE)) root[v] = root[ref_index(inst_op(f, v, 0))];
            for (uint32_t o = 0; o < i->nopnd && i->op != OP_PHI; o++) {
                Ref r = inst_op(f, v, o);
                if (!ref_is(r, REF_VALUE) || !type_in_space(x->m, type_of(x, r), SPACE_TENSOR)) continue;
                ValueId base = root[ref_index(r)], *last = &freed[base];
                if (*last && cfg_value_dominates(c, f, *last - 1, v)) {
                    fail(x, "%r is used after its dealloc", r);
                    report_at_inst(x, v);
                    break;
                }
                Ref callee = i->op == OP_CALL ? call_callee(f, v) : REF_NULL;
                if (ref_is(callee, REF_SYM) && (x->sym_facts[ref_index(callee)].flags & SYMV_DEALLOC)) *last = v + 1;
            }
        }
    free(by_tree);
    free(root);
    free(freed);
}

/* --------------------------------------------------------------------------------------------------- body */

/* Applies the rules for instruction v of block b, whose index in Fn.order is `at`, except those for debug information
 * and attachments. Returns false, with a message that the caller reports at v, if one is broken. */
static bool check_placed_inst(BodyCheck *y, BlockId b, uint32_t at, ValueId v) {
    Verify *x = y->x;
    const Fn *f = y->f;
    if (x->cfg.pos[v] != at) return broken(x, "%s is placed twice", op_info[inst_at(f, v)->op].name);
    if (!check_operands(y, b, v, at) || !check_inst(x, inst_at(f, v), inst_ops(f, v))) return false;
    const Inst *i = inst_at(f, v);
    bool names = i->op == OP_ALLOCA || i->op == OP_GETELEMENTPTR;
    if (!check_size(x, i->type) || (names && !check_size(x, i->aux))) return false;
    if (x->odd_space && type_is_ptr(x->m, i->type) && !space_name(type_space(x->m, i->type)))
        return fail(x, "Invalid address space %u", type_space(x->m, i->type));
    if (i->op == OP_PHI) return check_phi_edges(y, b, v);
    if (i->op != OP_CALL) return true;
    Ref callee = call_callee(f, v);
    if (ref_is(callee, REF_SYM)) y->deallocs |= (x->sym_facts[ref_index(callee)].flags & SYMV_DEALLOC) != 0;
    return i->sub != TAIL_MUST || check_musttail(y, b, at, v);
}

/* Checks the instructions of a block. Reports each use that its definition does not dominate, each faulty constant, and
 * at most one other fault for each instruction, for which it sets y->broken. */
static void verify_block(BodyCheck *y, BlockId b) {
    const Fn *f = y->f;
    bool debug = f->loc.n || f->attached.n || y->subprogram;
    uint32_t end = f->block.at[b].first + f->block.at[b].n;
    y->head = true;
    for (uint32_t at = f->block.at[b].first; at < end; at++) {
        ValueId v = f->order.at[at];
        uint32_t flags = op_flags(inst_at(f, v));
        if (!check_placed_inst(y, b, at, v) || ((debug || (flags & OF_DEBUG)) && !check_debug(y, v)))
            y->broken = !report_inst(y->x, v);
        y->head = y->head && (inst_at(f, v)->op == OP_PHI || (flags & OF_DEBUG));
    }
}

/* Checks the structure first, because without it there is no control flow graph; then each block; then tensor memory,
 * if nothing else in the body is wrong. */
void verify_fn(Verify *x, SymId s) {
    const Fn *f = x->m->sym.at[s].fn;
    BodyCheck y = {.x = x, .f = f, .limits = limits_of(x->m, f), .subprogram = sym_dbg(x->m, s)};
    x->sym = s;
    x->f = f;
    x->cta_group = 0;
    if (check_structure(x, f, &y.limits)) {
        cfg_build(&x->cfg, f);
        cfg_dominators(&x->cfg);
        if (x->cfg.pred_first[1] > 0) (void)(fail(x, "the entry block has a predecessor") || report_body(x));
        each_block(f, b) verify_block(&y, b);
        if (y.deallocs && !y.broken) verify_tensor_memory(x, f);
        cfg_free(&x->cfg);
        free(y.edge);
    }
    x->f = NULL;
}
