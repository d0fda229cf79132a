/* split-spaces: replaces an access through a pointer into one of two memories by a branch to one of two
 * accesses.
 *
 *     %p = select i1 %c, ptr %s, ptr %g                        br i1 %c, label %a, label %b
 *     store i32 %x, ptr %p                                 a:  store i32 %x, ptr %s
 *                                                              br label %j
 *                                                          b:  store i32 %x, ptr %g
 *                                                              br label %j
 *                                                          j:
 *
 * The new accesses are in the place of the old one, and a thread executes the one that it would have
 * executed, so order, number, volatility and atomicity are kept; nothing moves. Each has one space, which
 * a subsequent memory-space-opt adds. The condition that decides between the memories and the address in
 * each are computed by split_condition.h. An access that one of the two memories does not allow stays:
 * atomics are not split for local memory, stores not for constant memory.
 *
 * split-spaces<calls> does the same for calls of functions of this module that are not convergent and have
 * one such pointer as an argument; a subsequent ipmsp makes a clone for each space.
 *
 * After a choice between the stack and an unknown memory is split (split_condition.h), the access to
 * unknown memory may be split again, in at most four rounds.
 *
 * Needs nothing. Linear: the analysis is built only if a function has a pointer that is visibly chosen
 * from two memories.
 */
#include "analysis/callgraph.h"
#include "transform/pass.h"
#include "transform/spaces/split.h"
#include "transform/spaces/split_condition.h"

enum { TABLE_STEPS = 8, ROUNDS_MAX = 4 };

typedef struct AccessSplit {
    ValueId v;                 /* the access or call */
    Ref condition, address[2]; /* of the access to create if the condition holds, and if not */
    uint32_t operand;          /* the index of the operand that is in one of two memories */
} AccessSplit;

typedef struct SpaceSplitter {
    Pass *p;
    Module *m;
    Fn *f;
    bool calls;
    bool repeat; /* a split access has a half that may be split again */
    SplitConditions conditions;
    VEC(AccessSplit) split; /* in program order */
} SpaceSplitter;

/* --------------------------------------------------------------------------------- choosing accesses */

/* Sets *operand to the address operand of a load, store or atomic; returns false for anything else. */
static bool access_operand(const Inst *i, uint32_t *operand) {
    *operand = i->op == OP_STORE;
    return i->op == OP_LOAD || i->op == OP_STORE || i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG;
}

/* Reports whether the space allows access i: constant memory allows loads that are not atomic, local memory allows no
 * atomics. */
static bool is_allowed(const Inst *i, uint32_t space) {
    bool atomic = i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG || i->mem.order != ORD_NONE;
    if (space == SPACE_CONST) return i->op == OP_LOAD && !atomic;
    return space != SPACE_LOCAL || !atomic;
}

/* Reports whether ipmsp can specialise the callee and the call may be duplicated on two branches. */
static bool is_splittable_call(const SpaceSplitter *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    SymId callee = split_callee(s->m, s->f, v);
    if (!callee || i->sub == TAIL_MUST) return false;
    if (sym_is_interposable(s->m, callee) && !s->p->knobs->whole_program) return false;
    AttrSetId here = attr_list_at(s->m, i->aux, ATTR_FUNCTION);
    return !attr_find(s->m, here, "returns_twice") && !sym_has_attr(s->m, callee, "returns_twice");
}

/* Reports whether a cast of argument i, which is in one of two memories, to its memory and back yields the same
 * address. That is required because the callee may compare or convert the address. It does not if the argument may be
 * null, if its memory is only assumed, or if one of the memories has addresses of fewer bits. */
static bool argument_is_exact(const SpaceSplitter *s, ValueId v, uint32_t i, const uint32_t pair[2]) {
    const Spaces *spaces = s->conditions.spaces;
    if (space_may_be_null(spaces_use(spaces, s->f->sym, v, i)) || spaces_use_assumed(spaces, s->f->sym, v, i))
        return false;
    uint32_t bits = layout_ptr_bits(s->m, SPACE_GENERIC);
    return layout_ptr_bits(s->m, pair[0]) == bits && layout_ptr_bits(s->m, pair[1]) == bits;
}

/* Sets *operand to the only argument of call v by which it can be split: a pointer in one of two known memories that is
 * decided, exact (argument_is_exact), marked noundef, and not passed by value. Returns false if there is not exactly
 * one. */
static bool call_operand(const SpaceSplitter *s, ValueId v, uint32_t *operand) {
    uint32_t pair[2], n = 0;
    AttrListId there = s->m->sym.at[call_target(s->m, s->f, v)].attrs, here = inst_at(s->f, v)->aux;
    for (uint32_t i = 0; i < call_nargs(s->f, v); i++) {
        bool defined = param_has_attr(s->m, here, i, "noundef") || param_has_attr(s->m, there, i, "noundef");
        bool copied = param_has_attr(s->m, here, i, "byval") || param_has_attr(s->m, there, i, "byval");
        if (!defined || copied || !split_condition_exists(&s->conditions, v, i, pair) || !pair[1]) continue;
        if (!argument_is_exact(s, v, i, pair)) continue;
        *operand = i;
        n++;
    }
    return n == 1;
}

/* Reports whether v is split, and sets *operand to the pointer to split it by. */
static bool is_split(const SpaceSplitter *s, ValueId v, uint32_t *operand) {
    uint32_t pair[2];
    const Inst *i = inst_at(s->f, v);
    if (s->calls) return is_splittable_call(s, v) && call_operand(s, v, operand);
    if (!access_operand(i, operand) || !split_condition_exists(&s->conditions, v, *operand, pair)) return false;
    return is_allowed(i, pair[0]) && is_allowed(i, pair[1]);
}

/* --------------------------------------------------------------------------------- splitting accesses */

/* Fills block b with a copy of the access at address[k] and a branch to `to`. Returns the result of the copy. */
static Ref arm_place(SpaceSplitter *s, Order *o, const AccessSplit *at, uint32_t k, BlockId b, BlockId to) {
    ValueId copy = fn_copy_inst(s->f, at->v);
    inst_attach_remove(s->f, copy, str_of(s->m, "noalias.addrspace"));
    inst_ops(s->f, copy)[at->operand] = at->address[k];
    order_block(o, b);
    order_push(o, copy);
    Ref on = ref_make(REF_BLOCK, to);
    order_push(o, fn_inst(s->f, OP_BR, T_VOID, &on, 1));
    return ref_make(REF_VALUE, copy);
}

/* Ends the current block with a branch to the two accesses that replace at->v, places these, and begins the block that
 * joins them, which it returns. Replaces the result of at->v by the joined one. src: the source position of the
 * blocks. */
static BlockId diamond_place(SpaceSplitter *s, Order *o, Edit *e, const AccessSplit *at, uint32_t src) {
    BlockId b[3];
    for (uint32_t k = 0; k < 3; k++) {
        b[k] = s->f->block.n;
        vec_push(&s->f->block, ((Block){.src = src}));
    }
    Ref choice[] = {at->condition, ref_make(REF_BLOCK, b[0]), ref_make(REF_BLOCK, b[1])};
    ValueId branch = fn_inst(s->f, OP_BR, T_VOID, choice, 3);
    inst_copy_origin(s->f, branch, at->v);
    order_push(o, branch);
    Ref made[2] = {arm_place(s, o, at, 0, b[0], b[2]), arm_place(s, o, at, 1, b[1], b[2])};
    order_block(o, b[2]);
    TypeId type = inst_at(s->f, at->v)->type;
    edit_delete(e, at->v);
    if (type == T_VOID) return b[2];
    Ref in[] = {made[0], choice[1], made[1], choice[2]};
    ValueId joined = fn_inst(s->f, OP_PHI, type, in, 4);
    inst_copy_origin(s->f, joined, at->v);
    order_push(o, joined);
    edit_replace(e, at->v, ref_make(REF_VALUE, joined));
    return b[2];
}

/* Rewrites the blocks of the function: each access in s->split becomes a branch, two blocks with an access each, and a
 * block that joins them. */
static void diamonds(SpaceSplitter *s) {
    Edit e;
    Order o;
    uint32_t next = 0;
    edit_begin(&e, s->m, s->f);
    order_begin(&o, s->f);
    for (uint32_t l = 0; l < s->f->layout.n; l++) {
        BlockId b = s->f->layout.at[l], last = b;
        order_block(&o, b);
        for (uint32_t i = s->f->block.at[b].first, end = i + s->f->block.at[b].n; i < end; i++) {
            ValueId v = s->f->order.at[i];
            if (next < s->split.n && s->split.at[next].v == v)
                last = diamond_place(s, &o, &e, &s->split.at[next++], s->f->block.at[b].src);
            else order_push(&o, v);
        }
        if (last == b) continue;
        each_succ(s->f, block_term(s->f, b), to) split_phis_retarget(s->f, to, b, last);
    }
    order_commit(&o);
    edit_commit(&e);
}

/* Splits the accesses, or calls, of one function and returns their number. Sets s->repeat if the half of one of them
 * that accesses unknown memory may be split again. */
static uint32_t fn_split(SpaceSplitter *s, const Spaces *spaces) {
    Edit e;
    edit_begin(&e, s->m, s->f);
    split_condition_begin(&s->conditions, s->m, s->f, spaces, &e);
    each_inst(s->f, b, v) {
        uint32_t operand = 0, pair[2];
        if (!is_split(s, v, &operand)) continue;
        s->repeat |= split_condition_exists(&s->conditions, v, operand, pair) && !pair[1];
        split_condition_request(&s->conditions, v, operand);
        vec_push(&s->split, ((AccessSplit){.v = v, .operand = operand}));
    }
    split_condition_build(&s->conditions);
    for (uint32_t k = 0; k < s->split.n; k++) {
        AccessSplit *at = &s->split.at[k];
        bool negated;
        at->condition = split_condition_of(&s->conditions, at->v, at->operand, &negated);
        for (uint32_t i = 0; i < 2; i++)
            at->address[i] = split_condition_address(&s->conditions, at->v, at->operand, i ^ negated);
        pass_remark(s->p, REMARK_AccessSplit, s->f, at->v, s->calls ? "call" : "access");
    }
    split_condition_end(&s->conditions);
    edit_commit(&e);
    if (s->split.n) diamonds(s);
    uint32_t n = s->split.n;
    vec_free(&s->split);
    return n;
}

/* --------------------------------------------------------------------------------- the pass */

/* Reports whether the value is a select or phi of pointers with at least one in a visible space. */
static bool is_choice(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->type != T_PTR || (i->op != OP_SELECT && i->op != OP_PHI)) return false;
    for (uint32_t k = i->op == OP_SELECT; k < i->nopnd; k += 1 + (i->op == OP_PHI))
        if (split_visible_space(m, f, inst_op(f, v, k))) return true;
    return false;
}

/* Reports whether the value is a generic pointer that is loaded at a variable index from local or shared memory or
 * from a global variable. */
static bool is_from_table(Module *m, const Fn *f, ValueId v) {
    int64_t off;
    bool chosen = false;
    if (inst_at(f, v)->op != OP_LOAD || inst_at(f, v)->type != T_PTR) return false;
    Ref at = inst_op(f, v, 0);
    for (uint32_t steps = 0; steps < TABLE_STEPS && ref_is(at, REF_VALUE); steps++) {
        const Inst *i = inst_at(f, ref_index(at));
        if (i->op == OP_GETELEMENTPTR)
            chosen |= !gep_offset(m, i->aux, inst_ops(f, ref_index(at)) + 1, i->nopnd - 1, &off);
        else if (i->op != OP_ADDRSPACECAST) break;
        at = inst_op(f, ref_index(at), 0);
    }
    uint32_t space = ref_space(m, f, at);
    bool own = space == SPACE_SHARED || space == SPACE_LOCAL;
    return chosen && (own || !ref_is(at, REF_VALUE) || inst_at(f, ref_index(at))->op == OP_ALLOCA);
}

/* Reports whether the function has both a generic access (with s->calls: a call) and a choice of pointers (a phi,
 * a select, or one from a table), without which nothing is split. */
static bool fn_chooses(const SpaceSplitter *s, const Fn *f) {
    bool any = false, chooses = false;
    each_inst(f, b, v) {
        uint32_t i;
        bool access = access_operand(inst_at(f, v), &i) && ref_type(s->m, f, inst_op(f, v, i)) == T_PTR;
        any |= s->calls ? inst_at(f, v)->op == OP_CALL : access;
        chooses |= is_choice(s->m, f, v) || is_from_table(s->m, f, v);
        if (any && chooses) return true;
    }
    return false;
}

/* Runs one round over the module and returns the number of splits. Sets s->repeat if another round may find more. */
static uint32_t round_run(SpaceSplitter *s) {
    Pass *p = s->p;
    const Spaces *spaces = NULL;
    uint32_t n = 0;
    s->repeat = false;
    each_fn(p->m, sym, f)
        if (!pass_must_skip(p, sym) && fn_chooses(s, f)) {
            SpacesOptions options = {.follow = true, .choices = true, .sm = p->sm};
            if (!spaces) spaces = pass_spaces(p, &options);
            s->f = f;
            uint32_t splits = fn_split(s, spaces);
            pass_fn_done(p, f, splits > 0, false);
            n += splits;
        }
    if (n) pass_facts_drop(p->facts);
    return n;
}

/* Does nothing if knobs disable the memory-space passes. */
bool pass_split_spaces(Pass *p, Fn *unused) {
    (void)unused;
    SpaceSplitter s = {.p = p, .m = p->m, .calls = p->choice[0] == 2, .repeat = true};
    uint32_t n = 0;
    if (!knobs_is_on(p->knobs)) return false;
    for (int round = 0; round < ROUNDS_MAX && s.repeat; round++) n += round_run(&s);
    pass_stat(p, s.calls ? "calls split" : "accesses split", n);
    return n != 0;
}
