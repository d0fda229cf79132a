/* split-spaces: an access through one of two pointers into different memories becomes one of two accesses.
 *
 *     %p = select i1 %c, ptr %s, ptr %g                        br i1 %c, label %a, label %b
 *     store i32 %x, ptr %p                                 a:  store i32 %x, ptr %s
 *                                                              br label %j
 *                                                          b:  store i32 %x, ptr %g
 *                                                              br label %j
 *                                                          j:
 *
 * The accesses stand where the one stood, and a thread executes the one of them that it would have executed,
 * so that order, number, volatility and atomicity stay what they were; nothing moves. Each has one space:
 * memory-space-opt behind this pass says so. What tells the memories apart, and the address in each: split_condition.h.
 * An access that one of the two does not allow stays (atomics are not split for local memory, stores not for
 * constant memory).
 *
 * split-spaces<calls> does the same with calls of functions of this module that are not convergent and are
 * handed one such pointer: ipmsp behind it makes a clone for each space.
 *
 * What is the stack's or anything's (split_condition.h) is split again where it is anything: four rounds at most.
 *
 * Needs nothing. Linear: the analysis is built only where a function has a pointer that is visibly chosen
 * from two memories. */
#include "analysis/callgraph.h"
#include "transform/pass.h"
#include "transform/spaces/split.h"
#include "transform/spaces/split_condition.h"

enum { TABLE_STEPS = 8, ROUNDS_MAX = 4 };

typedef struct Split {
    ValueId v;                /* the access */
    Ref condition, address[2];    /* of the access to make where it holds, and where not */
    uint32_t operand;
} Split;

typedef struct Splits {
    Pass *p;
    Module *m;
    Fn *f;
    bool calls;
    bool open;                /* something was split of which one half may be split again */
    Which which;
    VEC(Split) split;         /* in program order */
} Splits;

/* --------------------------------------------------------------------------------- what is split */

/* The address of a load, store or atomic: its operand; false for anything else. */
static bool access_operand(const Inst *i, uint32_t *operand) {
    *operand = i->op == OP_STORE;
    return i->op == OP_LOAD || i->op == OP_STORE || i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG;
}

/* May such an access be made to the space, and is it a form of its own there? */
static bool is_allowed(const Inst *i, uint32_t space) {
    bool atomic = i->op == OP_ATOMICRMW || i->op == OP_CMPXCHG || i->mem.order != ORD_NONE;
    if (space == SPACE_CONST) return i->op == OP_LOAD && !atomic;
    return space != SPACE_LOCAL || !atomic;
}

/* A call that ipmsp can give other arguments, and that two places may do. */
static bool is_splittable_call(const Splits *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    SymId callee = i->op == OP_CALL ? call_target(s->m, s->f, v) : 0;
    if (!callee || !s->m->sym.at[callee].fn || i->sub == TAIL_MUST) return false;
    bool direct = ref_same(call_callee(s->f, v), ref_make(REF_SYM, callee));
    if (!direct || i->nopnd != call_nargs(s->f, v) + 1 || !call_fits(s->m, s->f, v, callee)) return false;
    if (sym_is_replaceable(s->m, callee) && !s->p->knobs->whole_program) return false;
    AttrSetId here = attr_list_at(s->m, i->aux, ATTR_FUNCTION);
    return !attr_find(s->m, here, "convergent") && !sym_has_attr(s->m, callee, "convergent") &&
           !attr_find(s->m, here, "returns_twice") && !sym_has_attr(s->m, callee, "returns_twice");
}

/* The one argument of a call that is told, and not undef or poison. */
static bool call_operand(const Splits *s, ValueId v, uint32_t *operand) {
    uint32_t pair[2], n = 0;
    AttrListId there = s->m->sym.at[call_target(s->m, s->f, v)].attrs, here = inst_at(s->f, v)->aux;
    for (uint32_t i = 0; i < call_nargs(s->f, v); i++) {
        bool defined = param_has_attr(s->m, here, i, "noundef") || param_has_attr(s->m, there, i, "noundef");
        bool copied = param_has_attr(s->m, here, i, "byval") || param_has_attr(s->m, there, i, "byval");
        if (!defined || copied || !which_tells(&s->which, v, i, pair) || !pair[1]) continue;
        *operand = i;
        n++;
    }
    return n == 1;
}

static bool is_split(const Splits *s, ValueId v, uint32_t *operand) {
    uint32_t pair[2];
    const Inst *i = inst_at(s->f, v);
    if (s->calls) return is_splittable_call(s, v) && call_operand(s, v, operand);
    if (!access_operand(i, operand) || !which_tells(&s->which, v, *operand, pair)) return false;
    return is_allowed(i, pair[0]) && is_allowed(i, pair[1]);
}

/* --------------------------------------------------------------------------------- two for one */

/* The access in a block of its own, which leads to `to`. */
static Ref arm(Splits *s, Order *o, const Split *at, uint32_t k, BlockId b, BlockId to) {
    ValueId copy = fn_copy_inst(s->f, at->v);
    inst_attach_remove(s->f, copy, str_of(s->m, "noalias.addrspace"));
    inst_ops(s->f, copy)[at->operand] = at->address[k];
    order_block(o, b);
    order_push(o, copy);
    Ref on = ref_make(REF_BLOCK, to);
    order_push(o, fn_inst(s->f, OP_BR, T_VOID, &on, 1));
    return ref_make(REF_VALUE, copy);
}

/* Ends the block in hand; gives the block that goes on. */
static BlockId diamond(Splits *s, Order *o, Edit *e, const Split *at, uint32_t src) {
    BlockId b[3];
    for (uint32_t k = 0; k < 3; k++) {
        b[k] = s->f->block.n;
        vec_push(&s->f->block, ((Block){.src = src}));
    }
    Ref choice[] = {at->condition, ref_make(REF_BLOCK, b[0]), ref_make(REF_BLOCK, b[1])};
    ValueId branch = fn_inst(s->f, OP_BR, T_VOID, choice, 3);
    inst_copy_origin(s->f, branch, at->v);
    order_push(o, branch);
    Ref made[2] = {arm(s, o, at, 0, b[0], b[2]), arm(s, o, at, 1, b[1], b[2])};
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

static void diamonds(Splits *s) {
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
                last = diamond(s, &o, &e, &s->split.at[next++], s->f->block.at[b].src);
            else order_push(&o, v);
        }
        if (last == b) continue;
        each_succ(s->f, block_term(s->f, b), to) phis_retarget(s->f, to, b, last);
    }
    order_commit(&o);
    edit_commit(&e);
}

static uint32_t fn_split(Splits *s, const Spaces *spaces) {
    Edit e;
    edit_begin(&e, s->m, s->f);
    which_begin(&s->which, s->m, s->f, spaces, &e);
    each_inst(s->f, b, v) {
        uint32_t operand = 0, pair[2];
        if (!is_split(s, v, &operand)) continue;
        s->open |= which_tells(&s->which, v, operand, pair) && !pair[1];
        which_need(&s->which, v, operand);
        vec_push(&s->split, ((Split){.v = v, .operand = operand}));
    }
    which_build(&s->which);
    for (uint32_t k = 0; k < s->split.n; k++) {
        Split *at = &s->split.at[k];
        bool negated;
        at->condition = which_condition(&s->which, at->v, at->operand, &negated);
        for (uint32_t i = 0; i < 2; i++)
            at->address[i] = which_address(&s->which, at->v, at->operand, i ^ negated);
        pass_remark(s->p, false, inst_src(s->f, at->v), "%s through one of two memories is split",
                    s->calls ? "call" : "access");
    }
    which_end(&s->which);
    edit_commit(&e);
    if (s->split.n) diamonds(s);
    uint32_t n = s->split.n;
    vec_free(&s->split);
    return n;
}

/* --------------------------------------------------------------------------------- the pass */

/* Is it a pointer that is chosen, and one that it is chosen from is seen to be in some memory? */
static bool is_choice(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->type != T_PTR || (i->op != OP_SELECT && i->op != OP_PHI)) return false;
    for (uint32_t k = i->op == OP_SELECT; k < i->nopnd; k += 1 + (i->op == OP_PHI))
        if (visible_space(m, f, inst_op(f, v, k))) return true;
    return false;
}

/* Is it a pointer out of a table on the stack, in shared memory or in a variable? */
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
    uint32_t space = type_space(m, ref_type(m, f, at));
    bool own = space == SPACE_SHARED || space == SPACE_LOCAL;
    return chosen && (own || !ref_is(at, REF_VALUE) || inst_at(f, ref_index(at))->op == OP_ALLOCA);
}

/* Has the function something to split, and a choice? */
static bool fn_chooses(const Splits *s, const Fn *f) {
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

static uint32_t round_run(Splits *s) {
    Pass *p = s->p;
    Spaces spaces;
    bool built = false;
    uint32_t n = 0;
    s->open = false;
    each_fn(p->m, sym, f) if (!pass_skips(p, sym) && fn_chooses(s, f)) {
        SpacesOptions options = {.follow = true, .choices = true, .sm = p->sm};
        if (!built) spaces_build(&spaces, p->m, p->kernels, p->knobs, &options);
        built = true;
        s->f = f;
        n += fn_split(s, &spaces);
    }
    if (built) spaces_free(&spaces);
    return n;
}

bool pass_split_spaces(Pass *p, Fn *unused) {
    (void)unused;
    Splits s = {.p = p, .m = p->m, .calls = p->choice[0] == 2, .open = true};
    uint32_t n = 0;
    if (p->knobs->disable_pass || !p->knobs->enable) return false;
    for (int round = 0; round < ROUNDS_MAX && s.open; round++) n += round_run(&s);
    pass_stat(p, s.calls ? "calls split" : "accesses split", n);
    return n != 0;
}
