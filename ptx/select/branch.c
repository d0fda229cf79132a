/* branch.c: selects terminators. The copies that phis need (phi.c) are placed on the edges: after the branch if its
 * edge falls through, or else in a block of their own. */
#include "ptx/select/branch.h"

#include "analysis/loops.h"
#include "ptx/select/phi.h"
#include "ptx/select/select.h"

/* limits of a switch: the most cases that are compared one by one; the fewest cases and the most entries of a table */
enum { CHAIN_MAX = 4, TABLE_MIN = 5, TABLE_MAX = 1 << 16 };

/* Returns the label of block b; makes it when the first branch targets the block. */
static uint32_t label_of(Emit *e, BlockId b) {
    if (!e->labels.of_block.at[b]) e->labels.of_block.at[b] = label_new(e) + 1;
    return e->labels.of_block.at[b] - 1;
}

/* Reports whether the edge from the current block to `to` has copies that are emitted on the edge, not before the
 * branch (phi_early). */
static bool has_copies(const Emit *e, BlockId to) { return phi_edge(e, to) && !phi_early(e, e->here.block, to); }

/* Emits the copies of the edge to `to` and the jump, unless `to` follows anyway and may_fall permits
 * falling through. */
static void put_jump(Emit *e, BlockId to, bool may_fall) {
    if (has_copies(e, to)) phi_copies(e, to);
    if (!(may_fall && to == e->here.next)) put(e, "bra.uni $l", label_of(e, to));
}

/* Returns ".uni" if the branch on `condition` is uniform, that is if all threads that reach it together take the same
 * way, and "" otherwise. */
static const char *uniform_suffix(const Emit *e, Ref condition) {
    return divergence_is_uniform(&e->fn.divergence, condition) ? ".uni" : "";
}

/* Returns the negation of predicate p, which must not be a constant. */
static Opd pred_negate(Opd p) {
    p.kind = p.kind == OPD_NOT ? OPD_REG : OPD_NOT;
    return p;
}

/* --------------------------------------------------------------------------------------- if-conversion */

/* limits: components of the phis that become selects; predecessors of the join block, all of which are searched */
enum { SELECTED_MAX = 3, PREDECESSORS_MAX = 32 };

/* Reports whether block b is empty except for debug records and a jump, and has `from` as its only predecessor. *to
 * gets the target of the jump. */
static bool is_empty_arm(const Emit *e, BlockId b, BlockId from, BlockId *to) {
    ValueId t = block_term(e->f, b);
    if (cfg_only_pred(e->fn.cfg, b) != from) return false;
    if (inst_at(e->f, t)->op != OP_BR || inst_at(e->f, t)->nopnd != 1) return false;
    each_inst_in(e->f, b, v)
        if (v != t && !(op_flags(inst_at(e->f, v)) & OF_DEBUG)) return false;
    *to = ref_index(inst_op(e->f, t, 0));
    return true;
}

/* Reports whether the phis of block b are cheap enough to become selects: those with uses have at most SELECTED_MAX
 * components together, and no phi has more than PREDECESSORS_MAX entries. */
static bool phis_are_few(Emit *e, BlockId b) {
    uint32_t n = 0;
    each_inst_in(e->f, b, v) {
        if (op_flags(inst_at(e->f, v)) & OF_DEBUG) continue;
        if (inst_at(e->f, v)->op != OP_PHI) break;
        if (val_uses(e, v)) n += comps_of(e, inst_at(e->f, v)->type).n;
        if (n > SELECTED_MAX || inst_at(e->f, v)->nopnd > 2 * PREDECESSORS_MAX) return false;
    }
    return true;
}

/* Reports whether the branch of block b begins a diamond or triangle with empty arms, whose phis are few. *meet gets
 * the block that joins the arms, from[0] and from[1] its predecessors on the true and the false path, of which one is b
 * in a triangle. A join that the arms jump back to, the header of a loop around b, does not count, because its phis are
 * carried. */
static bool is_diamond(Emit *e, BlockId b, BlockId *meet, BlockId from[2]) {
    ValueId t = block_term(e->f, b);
    if (inst_at(e->f, t)->op != OP_BR || inst_at(e->f, t)->nopnd != 3) return false;
    BlockId arm[2] = {ref_index(inst_op(e->f, t, 1)), ref_index(inst_op(e->f, t, 2))}, to[2];
    bool empty[2];
    if (arm[0] == arm[1]) return false;
    for (int k = 0; k < 2; k++) empty[k] = is_empty_arm(e, arm[k], b, &to[k]);
    if (empty[0] && empty[1] && to[0] == to[1]) from[0] = arm[0], from[1] = arm[1], *meet = to[0];
    else if (empty[0] && to[0] == arm[1]) from[0] = arm[0], from[1] = b, *meet = arm[1];
    else if (empty[1] && to[1] == arm[0]) from[0] = b, from[1] = arm[1], *meet = arm[0];
    else return false;
    return e->fn.cfg->rpo_index[*meet] > e->fn.cfg->rpo_index[b] && phis_are_few(e, *meet);
}

void diamonds_skip(Emit *e) {
    each_block(e->f, b) {
        BlockId meet, from[2];
        if (e->fn.cfg->rpo_index[b] == UINT32_MAX || !is_diamond(e, b, &meet, from)) continue;
        for (int k = 0; k < 2; k++)
            if (from[k] != b) e->plan.seen.at[from[k]] = 1;
    }
}

/* Reports whether the way to block b leaves the innermost loop around the current block. */
static bool leaves_loop(const Emit *e, BlockId b) {
    uint32_t loop = e->fn.loops.of_block[e->here.block];
    return loop != LOOP_NONE && !loop_has_block(&e->fn.loops, loop, b);
}

/* Emits a conditional or unconditional branch with the copies of its edges; of two ways of which none follows, the one
 * that stays in the loop needs no second jump. At a diamond (is_diamond), emits selects and a jump to the join
 * instead. */
static void put_branch(Emit *e, ValueId v) {
    BlockId yes = ref_index(inst_op(e->f, v, inst_at(e->f, v)->nopnd == 1 ? 0 : 1)), no = yes;
    if (inst_at(e->f, v)->nopnd == 3) no = ref_index(inst_op(e->f, v, 2));
    if (yes == no) {
        put_jump(e, yes, true);
        return;
    }
    Opd p = val_pred(e, inst_op(e->f, v, 0), 0);
    BlockId meet, from[2];
    if (is_diamond(e, e->here.block, &meet, from)) {
        phi_select(e, meet, p, from[0], from[1]);
        if (meet != e->here.next) put(e, "bra.uni $l", label_of(e, meet));
        return;
    }
    e->here.first_label = e->labels.number.n; /* what the copies before the branch compute dominates both edges */
    if (phi_early(e, e->here.block, yes)) phi_copies(e, yes);
    if (phi_early(e, e->here.block, no)) phi_copies(e, no);
    e->here.first_label = UINT32_MAX;
    bool yes_copies = has_copies(e, yes), no_copies = has_copies(e, no);
    const char *how = uniform_suffix(e, inst_op(e->f, v, 0));
    if (yes_copies && no_copies) {
        uint32_t edge = label_new(e);
        put(e, "@$o bra$s $l", p, how, edge);
        put_jump(e, no, false);
        label_here(e, edge);
        put_jump(e, yes, true);
    } else if (yes_copies || (!no_copies && (yes == e->here.next || (no != e->here.next && leaves_loop(e, yes))))) {
        put(e, "@$o bra$s $l", pred_negate(p), how, label_of(e, no));
        put_jump(e, yes, true);
    } else {
        put(e, "@$o bra$s $l", p, how, label_of(e, yes));
        put_jump(e, no, true);
    }
}

/* ------------------------------------------------------------------------------------------------- switch */

typedef struct Case {
    uint64_t value;
    BlockId to;
} Case;
/* A switch or indirectbr being emitted. */
typedef struct Switch {
    Emit *e;
    const Comp *comp; /* of the value */
    Opd value;        /* zero-extended, in a register */
    VEC(Case) cases;  /* in ascending order */
    BlockId otherwise;
    const char *how;    /* the suffix of its branches: ".uni" or "" */
    VEC(BlockId) edges; /* target blocks of edges with copies, in the order of first use */
} Switch;

/* Compares two cases by value, as unsigned numbers, for qsort. */
static int case_order(const void *a, const void *b) {
    uint64_t x = ((const Case *)a)->value, y = ((const Case *)b)->value;
    return (x > y) - (x < y);
}

/* Returns the label that a case jumps to: that of the block, or that of the copies on the edge to it. Adds an edge with
 * copies to s->edges at its first use. */
static uint32_t edge_label(Switch *s, BlockId to) {
    Emit *e = s->e;
    if (!phi_edge(e, to)) return label_of(e, to);
    if (!e->labels.of_edge.at[to]) {
        e->labels.of_edge.at[to] = label_new(e) + 1;
        vec_push(&s->edges, to);
    }
    return e->labels.of_edge.at[to] - 1;
}

/* Emits a branch to `label` that is taken if the switch value compares as `how` ("eq.b" or "ge.u": predicate and type
 * letter) with the constant `value`. */
static void put_compare(Switch *s, const char *how, uint64_t value, uint32_t label) {
    Emit *e = s->e;
    Opd p = reg_new(e, RC_PRED);
    put(e, "setp.$s$s $o, $o, $o", how, rc_b[s->comp->cls] + 1, p, s->value,
        opd_imm((enum RegClass)s->comp->cls, value));
    put(e, "@$o bra$s $l", p, s->how, label);
}

/* Emits a jump table for n cases from `first` on. Values between them without a case, and values outside of them, lead
 * to the default target. */
static void put_table(Switch *s, uint32_t first, uint32_t n) {
    Emit *e = s->e;
    uint64_t low = s->cases.at[first].value, span = s->cases.at[first + n - 1].value - low;
    Opd index = s->value, other;
    if (low) {
        index = reg_new(e, (enum RegClass)s->comp->cls);
        put(e, "sub.$s $o, $o, $o", rc_s[s->comp->cls], index, s->value, opd_imm((enum RegClass)s->comp->cls, low));
    }
    Opd p = reg_new(e, RC_PRED);
    put(e, "setp.gt.$s $o, $o, $o", rc_u[s->comp->cls], p, index, opd_imm((enum RegClass)s->comp->cls, span));
    put(e, "@$o bra$s $l", p, s->how, edge_label(s, s->otherwise));
    other = opd_resize(e, index, RC_B32);
    uint32_t table = label_new(e);
    put_text(e, "\t$l: .branchtargets\n", table);
    for (uint64_t i = 0, k = first; i <= span; i++) {
        bool here = s->cases.at[k].value == low + i;
        put_text(e, "\t\t$l$s\n", edge_label(s, here ? s->cases.at[k++].to : s->otherwise), i < span ? "," : ";");
    }
    put(e, "brx.idx$s $o, $l", s->how, other, table);
}

/* Emits a jump to the default target, unless the switch ends here (at_end) and the target, or the copies on the edge to
 * it, follow immediately. */
static void put_default(Switch *s, bool at_end) {
    Emit *e = s->e;
    uint32_t label = edge_label(s, s->otherwise);
    bool copies = phi_edge(e, s->otherwise);
    bool falls = copies ? s->edges.at[0] == s->otherwise : !s->edges.n && s->otherwise == e->here.next;
    if (!(at_end && falls)) put(e, "bra.uni $l", label);
}

/* Emits a binary search over cases [first, first + n) for s->value; a value without a case leads to the default target.
 * A range of at least TABLE_MIN cases, of fewer than TABLE_MAX values and at most about 4 values for each case, becomes
 * a jump table; any other of at most CHAIN_MAX cases is compared one by one. */
static void put_search(Switch *s, uint32_t first, uint32_t n) {
    typedef struct CaseRange {
        uint32_t first, n, label;
    } CaseRange;
    VEC(CaseRange) stack = {0};
    vec_push(&stack, ((CaseRange){first, n, 0}));
    while (stack.n) {
        CaseRange r = vec_pop(&stack);
        if (r.label) label_here(s->e, r.label - 1);
        uint64_t span = r.n ? s->cases.at[r.first + r.n - 1].value - s->cases.at[r.first].value : 0;
        if (r.n >= TABLE_MIN && span < TABLE_MAX && span / 4 < r.n) {
            put_table(s, r.first, r.n);
        } else if (r.n <= CHAIN_MAX) {
            for (uint32_t i = 0; i < r.n; i++)
                put_compare(s, "eq.b", s->cases.at[r.first + i].value, edge_label(s, s->cases.at[r.first + i].to));
            put_default(s, !stack.n);
        } else {
            uint32_t half = r.n / 2, upper = label_new(s->e);
            put_compare(s, "ge.u", s->cases.at[r.first + half].value, upper);
            vec_push(&stack, ((CaseRange){r.first + half, r.n - half, upper + 1}));
            vec_push(&stack, ((CaseRange){r.first, half, 0}));
        }
    }
    vec_free(&stack);
}

/* Emits the switch v on an integer wider than 64 bits as a comparison for each case, in the order of the IR, and the
 * default. */
static void put_wide_chain(Switch *s, ValueId v) {
    Emit *e = s->e;
    Ref value = inst_op(e->f, v, 0);
    Comps c = comps_of(e, ref_type(e->m, e->f, value));
    for (uint32_t k = 2; k + 1 < inst_at(e->f, v)->nopnd; k += 2) {
        Opd p = opd_imm(RC_PRED, 1);
        for (uint32_t i = 0; i < c.n; i++) {
            Opd have = val_raw(e, value, i), want = val_raw(e, inst_op(e->f, v, k), i);
            Opd same = int_compare(e, ICMP_EQ, &c.at[i], have, want);
            p = int_binary(e, OP_AND, &i1_comp, p, same);
        }
        put(e, "@$o bra$s $l", opd_reg(e, p), s->how, edge_label(s, ref_index(inst_op(e->f, v, k + 1))));
    }
    put_default(s, true);
}

/* Sorts the cases, removes duplicates, and emits the search for `value`. Emits only the jump to the default target if
 * there are no cases. */
static void put_sorted_cases(Switch *s, Opd value) {
    if (!s->cases.n) {
        put_jump(s->e, s->otherwise, true);
        return;
    }
    vec_sort(&s->cases, case_order);
    uint32_t n = 1;
    for (uint32_t i = 1; i < s->cases.n; i++) /* indirectbr may list a block more than once */
        if (s->cases.at[i].value != s->cases.at[n - 1].value) s->cases.at[n++] = s->cases.at[i];
    s->value = opd_reg(s->e, value);
    put_search(s, 0, n);
}

/* Sorts the cases of a switch, without those that go to the default target, and emits them. */
static void put_cases(Switch *s, ValueId v) {
    Emit *e = s->e;
    for (uint32_t k = 2; k + 1 < inst_at(e->f, v)->nopnd; k += 2) {
        if (ref_index(inst_op(e->f, v, k + 1)) == s->otherwise) continue;
        Opd o = val_zext(e, inst_op(e->f, v, k), 0, (enum RegClass)s->comp->cls);
        vec_push(&s->cases, ((Case){(uint64_t)o.imm, ref_index(inst_op(e->f, v, k + 1))}));
    }
    put_sorted_cases(s, val_zext(e, inst_op(e->f, v, 0), 0, (enum RegClass)s->comp->cls));
}

/* Emits indirectbr as a switch over block addresses, which are 1 + the number of a block (see const_eval.c). A jump to
 * any other address is undefined, so the first target serves as default. */
static void put_indirect(Switch *s, ValueId v) {
    Emit *e = s->e;
    for (uint32_t k = 1; k < inst_at(e->f, v)->nopnd; k++) {
        BlockId to = ref_index(inst_op(e->f, v, k));
        if (to != s->otherwise) vec_push(&s->cases, ((Case){(uint64_t)to + 1, to}));
    }
    put_sorted_cases(s, val_use(e, inst_op(e->f, v, 0), 0));
}

/* Emits switch or indirectbr, and after it the copies of its edges, each with its jump. */
static void put_switch(Emit *e, ValueId v) {
    Comps c = comps_of(e, ref_type(e->m, e->f, inst_op(e->f, v, 0)));
    Comp comp = c.at[0];
    Switch s = {.e = e,
                .comp = &comp,
                .otherwise = ref_index(inst_op(e->f, v, 1)),
                .how = uniform_suffix(e, inst_op(e->f, v, 0))};
    if (inst_at(e->f, v)->op == OP_INDIRECTBR) {
        put_indirect(&s, v);
    } else if (c.n > 1) {
        put_wide_chain(&s, v);
    } else {
        if (comp.cls == RC_PRED) comp.cls = RC_B32;
        put_cases(&s, v);
    }
    for (uint32_t i = 0; i < s.edges.n; i++) {
        label_here(e, e->labels.of_edge.at[s.edges.at[i]] - 1);
        e->labels.of_edge.at[s.edges.at[i]] = 0;
        put_jump(e, s.edges.at[i], i + 1 == s.edges.n);
    }
    vec_free(&s.cases);
    vec_free(&s.edges);
}

void select_terminator(Emit *e, ValueId v) {
    phi_open(e, e->here.block);
    e->here.first_label = UINT32_MAX;
    enum Op op = (enum Op)inst_at(e->f, v)->op;
    /* an indirectbr without targets is unreachable */
    if (op == OP_INDIRECTBR && inst_at(e->f, v)->nopnd == 1) op = OP_UNREACHABLE;
    switch (op) {
    case OP_RET: abi_return(e, v); break;
    case OP_BR: put_branch(e, v); break;
    case OP_SWITCH:
    case OP_INDIRECTBR: put_switch(e, v); break;
    case OP_UNREACHABLE:
        put(e, "trap");
        put(e, "exit");
        break;
    default: bug(e->m, e->f, v, "no PTX for terminator %s", op_info[op].name);
    }
    phi_close(e);
}

/* Reports whether the metadata of the loop that branch v closes forbids unrolling, or asks for an unroll count of 1. */
static bool forbids_unrolling(const Emit *e, ValueId v) {
    uint64_t n;
    return loop_option(e->m, e->f, v, "llvm.loop.unroll.disable", &n) ||
           (loop_option(e->m, e->f, v, "llvm.loop.unroll.count", &n) && n == 1);
}

/* Writes `.pragma "nounroll"` if b is the header of a loop whose metadata forbids unrolling, because ptxas
 * unrolls loops on its own. */
static void put_pragmas(Emit *e, BlockId b) {
    const Cfg *c = e->fn.cfg;
    for (uint32_t i = c->pred_first[b]; i < c->pred_first[b + 1]; i++) {
        BlockId from = c->pred[i];
        if (c->rpo_index[from] == UINT32_MAX || c->rpo_index[from] < c->rpo_index[b] ||
            !forbids_unrolling(e, block_term(e->f, from)))
            continue;
        put(e, ".pragma \"nounroll\"");
        return;
    }
}

/* Begins block b. A block needs a label unless falling through from `before` is the only way into it. */
void block_begin(Emit *e, BlockId b, BlockId before) {
    const Cfg *c = e->fn.cfg;
    uint32_t first = c->pred_first[b], n = c->pred_first[b + 1] - first;
    bool falls = before == UINT32_MAX
                     ? n == 0
                     : n == 1 && c->pred[first] == before && inst_at(e->f, block_term(e->f, before))->op == OP_BR;
    if (!falls || e->labels.of_block.at[b]) label_here(e, label_of(e, b));
    put_pragmas(e, b);
    phi_block(e, b);
}
