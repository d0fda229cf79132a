/* tailcallelim: turns tail recursion into a loop.
 *
 *    define i32 @sum(i32 %n, i32 %s) {                     define i32 @sum(i32 %n, i32 %s) {
 *      %z = icmp eq i32 %n, 0                                br label %0
 *      br i1 %z, label %done, label %more                  0:
 *    more:                                                   %1 = phi i32 [ %n, %entry ], [ %m, %more ]
 *      %m = sub i32 %n, 1                                    %2 = phi i32 [ %s, %entry ], [ %t, %more ]
 *      %t = add i32 %s, %n                                   ...
 *      %r = call i32 @sum(i32 %m, i32 %t)                  more:
 *      ret i32 %r                                            ...
 *                                                            br label %0
 *
 * The parameters become phis, which a parameter needs only if some call passes another value for it: one that never
 * changes keeps its attributes. A recursion costs a stack of frames in local memory, is never inlined, and hides what
 * its pointers point to; a loop does none of this.
 *
 * The result may be an operand of one more instruction, as in `n * factorial(n - 1)`: an add, mul, and, or, xor of
 * integers, which may be done in any order. It is then collected in a phi from the first call on, without nsw and
 * nuw, because the partial results are others (LLVM: TailRecursionElimination, accumulator recursion).
 *
 * A function with an alloca stays as it is. Each call has its own variable, while the iterations of a loop share one: a
 * callee that gets the address of its caller's variable would find its own in it. The same holds for byval parameters.
 *
 * Needs nothing. Keeps nothing. */
#include "ir/blocks.h"
#include "transform/pass.h"

#define NONE UINT32_MAX
/* PHI_MAX: see value_on_edge. CHAIN_MAX: the most branches that are followed from a call to its return. */
enum { PHI_MAX = 64, CHAIN_MAX = 8 };

/* A site: a block that ends with a call of the function to itself whose result is returned, at once or after one more
 * operation. A branch to the header replaces the end of the block, from the call on. */
typedef struct TailCall {
    BlockId block;
    ValueId call, collect; /* collect: the operation between the call and the return; NONE: none */
} TailCall;

typedef struct TailRecursion {
    Module *m;
    Fn *f;
    VEC(TailCall) site;
    bool *varies;      /* by parameter: some site passes another value than the parameter itself */
    ValueId *phi;      /* by parameter that varies: its phi in the header */
    uint8_t op;        /* the opcode of all instructions that collect; 0: there are none */
    ValueId collected; /* the phi of what was collected so far, if there is an `op` */
    BlockId header;    /* the new block that gets the instructions of the entry block */
} TailRecursion;

/* ------------------------------------------------------------------------------------------- the calls */

/* Reports whether a block contains only phis and debug records before its terminator. */
static bool block_only_joins(const Fn *f, BlockId b) {
    ValueId t = block_term(f, b);
    each_inst_in(f, b, v)
        if (v != t && inst_at(f, v)->op != OP_PHI && !(op_flags(inst_at(f, v)) & OF_DEBUG)) return false;
    return true;
}

/* Returns the value that r has when block b is entered from `from`: if r is a phi of b, its entry for `from`, else r
 * itself. Returns REF_NULL for a phi with more than PHI_MAX entries, since a search for each edge would take quadratic
 * time. */
static Ref value_on_edge(const Fn *f, BlockId b, BlockId from, Ref r) {
    bool here = false;
    if (!ref_is(r, REF_VALUE) || inst_at(f, ref_index(r))->op != OP_PHI) return r;
    each_inst_in(f, b, v) here |= v == ref_index(r);
    uint32_t n = here ? inst_at(f, ref_index(r))->nopnd : 0;
    if (n > 2 * PHI_MAX) return REF_NULL;
    for (uint32_t i = 0; i < n; i += 2)
        if (ref_index(inst_op(f, ref_index(r), i + 1)) == from) return inst_op(f, ref_index(r), i);
    return r;
}

/* Reports whether block b ends with ret, or with an unconditional br to such a block that has only phis and debug
 * records besides, over at most CHAIN_MAX blocks. If so, sets *value to what is returned; REF_NULL if that is nothing,
 * or unknown. */
static bool block_returns(const Fn *f, BlockId b, Ref *value) {
    BlockId chain[CHAIN_MAX + 1] = {b};
    uint32_t n = 0;
    ValueId t = block_term(f, b);
    while (inst_at(f, t)->op == OP_BR && inst_at(f, t)->nopnd == 1 && n < CHAIN_MAX) {
        BlockId to = ref_index(inst_op(f, t, 0));
        if (!block_only_joins(f, to)) return false;
        chain[++n] = to;
        t = block_term(f, to);
    }
    if (inst_at(f, t)->op != OP_RET) return false;
    *value = inst_at(f, t)->nopnd ? inst_op(f, t, 0) : REF_NULL;
    for (uint32_t i = n; i > 0; i--) *value = value_on_edge(f, chain[i], chain[i - 1], *value);
    return true;
}

/* Returns the last instruction of block b before position `end` of the block that is no debug record, and sets *end to
 * its position; NONE if there is none. */
static ValueId inst_before(const Fn *f, BlockId b, uint32_t *end) {
    while (*end > 0) {
        ValueId v = f->order.at[f->block.at[b].first + --*end];
        if (!(op_flags(inst_at(f, v)) & OF_DEBUG)) return v;
    }
    return NONE;
}

/* Reports whether v calls the function itself and a branch can replace the call: it passes one argument of the right
 * type for each parameter and no others, its type is not variadic, it has no operand bundles, and it is not marked
 * `notail`. */
static bool calls_itself(const TailRecursion *t, ValueId v) {
    const Inst *i = inst_at(t->f, v);
    uint32_t bundles, n = t->f->nparam;
    if (i->op != OP_CALL || i->sub == TAIL_NO || i->flags & IF_VARARG) return false;
    if (!ref_same(call_callee(t->f, v), ref_make(REF_SYM, t->f->sym))) return false;
    if (call_nargs(t->f, v) != n || (call_bundles(t->f, v, &bundles), bundles)) return false;
    for (uint32_t k = 0; k < n; k++)
        if (ref_type(t->m, t->f, inst_op(t->f, v, k)) != inst_at(t->f, k)->type) return false;
    return true;
}

/* Reports whether v may collect the result of `call`: it is an add, mul, and, or, xor of integers, with the opcode of
 * the sites found so far, and exactly one of its operands is the result. */
static bool may_collect(const TailRecursion *t, ValueId v, ValueId call) {
    const Inst *i = inst_at(t->f, v);
    bool any_order = i->op == OP_ADD || i->op == OP_MUL || i->op == OP_AND || i->op == OP_OR || i->op == OP_XOR;
    if (!any_order || !type_is_int(t->m, i->type) || (t->op && t->op != i->op)) return false;
    Ref result = ref_make(REF_VALUE, call);
    return ref_same(inst_op(t->f, v, 0), result) != ref_same(inst_op(t->f, v, 1), result);
}

/* Appends block b to t->site if it is a site. Sets t->op if its result is collected. */
static void site_find(TailRecursion *t, BlockId b) {
    Ref value;
    uint32_t end = t->f->block.at[b].n - 1;
    ValueId last = inst_before(t->f, b, &end), collect = NONE;
    if (last != NONE && inst_at(t->f, last)->op != OP_CALL) {
        collect = last;
        last = inst_before(t->f, b, &end);
        if (last == NONE || !may_collect(t, collect, last)) return;
    }
    if (last == NONE || !calls_itself(t, last) || !block_returns(t->f, b, &value)) return;
    Ref result = inst_at(t->f, last)->type == T_VOID ? REF_NULL : ref_make(REF_VALUE, collect != NONE ? collect : last);
    if (!ref_same(value, result)) return;
    if (collect != NONE) t->op = inst_at(t->f, collect)->op;
    vec_push(&t->site, ((TailCall){b, last, collect}));
}

/* Reports whether each call of the function has memory of its own: an alloca, or a byval or inalloca parameter. */
static bool has_frame(const TailRecursion *t) {
    AttrListId attrs = t->m->sym.at[t->f->sym].attrs;
    for (uint32_t k = 0; k < t->f->nparam; k++)
        if (param_has_attr(t->m, attrs, k, "byval") || param_has_attr(t->m, attrs, k, "inalloca")) return true;
    return pass_fn_has(t->f, OP_ALLOCA);
}

/* ------------------------------------------------------------------------------------------- the loop */

/* Returns the neutral integer of t->op, for which `e op x` is x. */
static Ref identity(const TailRecursion *t, TypeId type) {
    return const_int(t->m, type, t->op == OP_AND ? UINT64_MAX : t->op == OP_MUL);
}

/* Creates a phi of the header; loop_write places it. Its first entry is `first`, from the new entry block; those of the
 * sites follow in their order, as copies of it, until site_close sets them. */
static ValueId phi_make(TailRecursion *t, Ref first) {
    VEC(Ref) entry = {0};
    for (uint32_t i = 0; i <= t->site.n; i++) {
        vec_push(&entry, first);
        vec_push(&entry, ref_make(REF_BLOCK, 0));
    }
    ValueId phi = fn_inst(t->f, OP_PHI, ref_type(t->m, t->f, first), entry.at, entry.n);
    vec_free(&entry);
    return phi;
}

/* Sets t->varies, and creates the phis of the header: t->phi for each parameter that varies, and t->collected if there
 * is an operation that collects. */
static void phis_make(TailRecursion *t) {
    for (uint32_t i = 0; i < t->site.n; i++)
        for (uint32_t k = 0; k < t->f->nparam; k++)
            t->varies[k] |= !ref_same(inst_op(t->f, t->site.at[i].call, k), ref_make(REF_VALUE, k));
    for (uint32_t k = 0; k < t->f->nparam; k++)
        if (t->varies[k]) t->phi[k] = phi_make(t, ref_make(REF_VALUE, k));
    if (t->op) t->collected = phi_make(t, identity(t, inst_at(t->f, t->site.at[0].call)->type));
}

/* Makes the operands of v refer to the phis instead of the parameters, and to the header as a predecessor instead of
 * the entry block. */
static void operands_rename(TailRecursion *t, ValueId v) {
    Ref *op = inst_ops(t->f, v);
    for (uint32_t i = 0; i < inst_at(t->f, v)->nopnd; i++) {
        uint32_t index = ref_index(op[i]);
        bool value = ref_is(op[i], REF_VALUE) || ref_is(op[i], REF_MDVALUE);
        if (value && index < t->f->nparam && t->varies[index]) op[i] = ref_make(ref_kind(op[i]), t->phi[index]);
        if (ref_is(op[i], REF_BLOCK) && index == 0) op[i] = ref_make(REF_BLOCK, t->header);
    }
}

/* Creates and returns `collected op x`, with the source location of `origin`; the caller places it before a return or
 * an edge to the header. */
static ValueId collect_make(TailRecursion *t, Ref x, ValueId origin) {
    Ref op[] = {ref_make(REF_VALUE, t->collected), x};
    ValueId v = fn_inst(t->f, (enum Op)t->op, inst_at(t->f, t->collected)->type, op, 2);
    inst_copy_origin(t->f, v, origin);
    return v;
}

/* Sets the entry of a phi of the header for site s to x. */
static void entry_set(TailRecursion *t, ValueId phi, const TailCall *s, Ref x) {
    Ref *entry = inst_ops(t->f, phi) + 2 * (1 + (s - t->site.at));
    entry[0] = x;
    entry[1] = ref_make(REF_BLOCK, s->block == 0 ? t->header : s->block);
}

/* Writes the end of a site in place of its call: sets its entries in the phis, and branches to the header. */
static void site_close(TailRecursion *t, Order *o, const TailCall *s) {
    for (uint32_t k = 0; k < t->f->nparam; k++)
        if (t->varies[k]) entry_set(t, t->phi[k], s, inst_op(t->f, s->call, k));
    if (t->op) {
        ValueId next = t->collected;
        if (s->collect != NONE) {
            operands_rename(t, s->collect);
            Ref a = inst_op(t->f, s->collect, 0);
            bool second = ref_same(a, ref_make(REF_VALUE, s->call));
            next = collect_make(t, second ? inst_op(t->f, s->collect, 1) : a, s->collect);
            order_push(o, next);
        }
        entry_set(t, t->collected, s, ref_make(REF_VALUE, next));
    }
    Ref to = ref_make(REF_BLOCK, t->header);
    ValueId br = fn_inst(t->f, OP_BR, T_VOID, &to, 1);
    inst_copy_origin(t->f, br, s->call);
    order_push(o, br);
}

/* Writes the instructions of block b, with renamed operands. If it is a site, s, it ends where the call was
 * (site_close); otherwise s is NULL. If results are collected, a ret returns what was collected, combined with its own
 * operand. */
static void block_write(TailRecursion *t, Order *o, BlockId b, const TailCall *s) {
    each_inst_in(t->f, b, v) {
        operands_rename(t, v);
        if (s && v == s->call) {
            site_close(t, o, s);
            break;
        }
        if (t->op && inst_at(t->f, v)->op == OP_RET) {
            Ref all = ref_make(REF_VALUE, collect_make(t, inst_op(t->f, v, 0), v));
            order_push(o, ref_index(all));
            fn_set_operands(t->f, v, &all, 1);
        }
        order_push(o, v);
    }
}

/* Writes the function anew: a new entry block branches to the header, a new block with the phis of phis_make and the
 * instructions of the old entry. The sites become branches to the header, a ret returns what was collected, and blocks
 * that are unreachable then are removed. */
static void loop_write(TailRecursion *t) {
    Fn *f = t->f;
    uint32_t next = 0; /* the sites are in the order of the blocks */
    Order o;
    Ref to = ref_make(REF_BLOCK, t->header);
    order_begin(&o, f);
    order_block(&o, 0);
    order_push(&o, fn_inst(f, OP_BR, T_VOID, &to, 1));
    each_block(f, b) {
        order_block(&o, b == 0 ? t->header : b);
        for (uint32_t k = 0; b == 0 && k < f->nparam; k++)
            if (t->varies[k]) order_push(&o, t->phi[k]);
        if (b == 0 && t->op) order_push(&o, t->collected);
        bool is_site = next < t->site.n && t->site.at[next].block == b;
        block_write(t, &o, b, is_site ? &t->site.at[next++] : NULL);
    }
    vec_push(&f->block, ((Block){.src = f->block.at[0].src}));
    order_commit(&o);
    blocks_prune(t->m, f);
}

bool pass_tailcallelim(Pass *p, Fn *f) {
    TailRecursion t = {.m = p->m, .f = f, .header = f->block.n};
    each_block(f, b) site_find(&t, b);
    bool changed = t.site.n && !has_frame(&t);
    if (changed) {
        for (uint32_t i = 0; i < t.site.n; i++) pass_remark(p, REMARK_TailRecursion, f, t.site.at[i].call);
        t.varies = mem_alloc(f->nparam + 1);
        t.phi = mem_alloc((f->nparam + 1) * sizeof *t.phi);
        phis_make(&t);
        loop_write(&t);
        free(t.varies);
        free(t.phi);
    }
    pass_stat(p, "recursive calls replaced by branches", changed ? t.site.n : 0);
    vec_free(&t.site);
    return changed;
}
