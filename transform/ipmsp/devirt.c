/* devirt: turns indirect calls with known targets into direct calls.
 *
 *     %f = phi ptr [ @area_of_square, %a ], [ @area_of_circle, %b ]        %i = phi i1 [ true, %a ], [ false, %b ]
 *     %r = call float %f(ptr %shape)                                       br i1 %i, label %1, label %2
 *                                                                       1: %x = call float @area_of_square(ptr %shape)
 *                                                                       2: %y = call float @area_of_circle(ptr %shape)
 *                                                                          %r = phi float [ %x, %1 ], [ %y, %2 ]
 *
 * A direct call can be inlined, cloned and analysed. The callee must be a function, or be chosen among functions by
 * phis and selects (STEPS_MAX of them in all, nested at most DEPTH_MAX + 1 deep), as pointers or as integers. Then no
 * other function can be called, and the call needs no comparison of addresses: the same phis and selects choose among
 * small integers. The pointer becomes dead, and so does the vtable that it was loaded from.
 *
 * An object of a C++ class begins with the address of its vtable. That address is known where the object is
 * constructed, unless something may have overwritten it since; an indirect call may have, until its target is
 * known. So the pass iterates: it forwards stores to loads (load-elim), makes calls direct, and inlines them.
 * It stops when a round finds no new target. Each round is linear.
 *
 * A call stays indirect if one of the targets has another prototype or calling convention, if the call is
 * musttail, or if there are more than CALLEES_MAX targets.
 *
 * Needs nothing. */
#include "analysis/callgraph.h"
#include "transform/pass.h"

enum { CALLEES_MAX = 4, STEPS_MAX = 16, DEPTH_MAX = 4, ROUNDS_MAX = 8 };

/* An indirect call and its possible callees. `which`: the index of the callee; an i1, true for the first, if
 * they are two. */
typedef struct IndirectCall {
    ValueId call;
    SymId callee[CALLEES_MAX]; /* the n possible callees, all different */
    uint32_t n;
    bool full; /* there is another possible callee */
    Ref which;
} IndirectCall;

typedef struct Devirt {
    Pass *p;
    Module *m;
    Fn *f; /* the function at hand; the next fields, up to `end`, are about it */
    Edit e;
    VEC(IndirectCall) site; /* the calls with several targets, which calls_split splits */
    uint32_t *call_of;      /* by value: 1 + index into site; 0: none */
    Order order;
    VEC(BlockId) end;      /* by block: the block that now holds its terminator */
    uint64_t one, several; /* the number of calls found with one target, and with several */
} Devirt;

/* ------------------------------------------------------------------------------- targets of a pointer */

/* Reports whether i is a phi or select. */
static bool is_choice(const Inst *i) { return i->op == OP_PHI || i->op == OP_SELECT; }

/* Reports whether operand k of a phi or select is one of the values that it chooses among. */
static bool is_chosen(const Inst *i, uint32_t k) { return i->op == OP_PHI ? k % 2 == 0 : k > 0; }

/* Adds a function to the possible callees; returns true, without a change, if it is one already. Returns false, and
 * sets s->full, if there are as many as allowed. */
static bool callee_add(IndirectCall *s, SymId f) {
    for (uint32_t i = 0; i < s->n; i++)
        if (s->callee[i] == f) return true;
    s->full = s->n == CALLEES_MAX;
    if (s->full) return false;
    s->callee[s->n++] = f;
    return true;
}

/* Reports whether `call` can call symbol s directly: s is a function, but neither an intrinsic nor a kernel, and has
 * the calling convention and the prototype of the call. */
static bool callee_fits(const Devirt *x, ValueId call, SymId s) {
    const Sym *y = &x->m->sym.at[s];
    if (y->kind != SYM_FUNC || y->intrinsic || sym_is_kernel(x->p->kernels, s)) return false;
    return inst_at(x->f, call)->call.cc == y->cc && call_matches_prototype(x->m, x->f, call, s);
}

/* Returns the operand of r if r is a pointer made of an integer of its width, or such an integer made of a pointer, as
 * often as that is so, at most STEPS_MAX times; r itself if it is neither. A pointer to a member function is such an
 * integer. */
static Ref unconverted(const Devirt *x, Ref r) {
    Derivation d;
    for (int i = 0; i < STEPS_MAX && derivation_of(x->m, x->f, r, &d); i++) {
        bool to_int = d.inst.op == OP_PTRTOINT;
        if (!to_int && d.inst.op != OP_INTTOPTR) break;
        TypeId from = ref_type(x->m, x->f, d.op[0]), pointer = to_int ? from : d.inst.type;
        if (pointer != T_PTR || (to_int ? d.inst.type : from) != T_I64) break;
        r = d.op[0];
    }
    return r;
}

/* Collects the functions that r may be. depth: the number of phis and selects around r; *steps: the number of values
 * that may still be looked through, which this lowers. Returns false if r may be anything else, if one of the functions
 * does not fit the call or there are too many, or if a limit is exceeded: DEPTH_MAX by depth, or *steps is 0. Undef and
 * poison count as no function, because calling them is undefined. */
static bool callees_find(const Devirt *x, IndirectCall *s, Ref r, uint32_t depth, uint32_t *steps) {
    r = unconverted(x, r);
    if (ref_is(r, REF_SYM)) return callee_fits(x, s->call, ref_index(r)) && callee_add(s, ref_index(r));
    if (ref_is_undef(x->m, r)) return true;
    if (!ref_is(r, REF_VALUE) || depth > DEPTH_MAX || !*steps) return false;
    const Inst *i = inst_at(x->f, ref_index(r));
    --*steps;
    if (!is_choice(i)) return false;
    for (uint32_t k = 0; k < i->nopnd; k++)
        if (is_chosen(i, k) && !callees_find(x, s, inst_op(x->f, ref_index(r), k), depth + 1, steps)) return false;
    return true;
}

/* Returns the integer that says which function of s->callee r is: its index as an i32; or, if there are two, an i1 that
 * is true for the first. callees_find must have accepted r. Inserts phis and selects of integers after those of r;
 * but for a select of the first and the second of two functions it returns the condition itself. */
static Ref which_make(Devirt *x, const IndirectCall *s, Ref r) {
    TypeId type = s->n == 2 ? T_I1 : T_I32;
    r = unconverted(x, r);
    if (ref_is(r, REF_SYM)) {
        uint32_t i = 0;
        while (s->callee[i] != ref_index(r)) i++;
        return const_int(x->m, type, s->n == 2 ? i == 0 : i);
    }
    if (!ref_is(r, REF_VALUE)) return const_int(x->m, type, 0);
    ValueId v = ref_index(r);
    VEC(Ref) op = {0}; /* a phi has any number of entries */
    for (uint32_t k = 0; k < inst_at(x->f, v)->nopnd; k++) {
        Ref old = inst_op(x->f, v, k);
        uint32_t before = 0;
        while (!ref_same(inst_op(x->f, v, before), old)) before++;
        if (before < k) old = op.at[before]; /* two edges from one block need the same value */
        else if (is_chosen(inst_at(x->f, v), k)) old = which_make(x, s, old);
        vec_push(&op, old);
    }
    uint64_t yes = 0, no = 1;
    bool same = op.n == 3 && s->n == 2 && ref_int(x->m, op.at[1], &yes) && ref_int(x->m, op.at[2], &no) && yes && !no;
    Ref which = op.at[0];
    if (!same || ref_type(x->m, x->f, which) != T_I1) {
        ValueId made = fn_inst(x->f, (enum Op)inst_at(x->f, v)->op, type, op.at, op.n);
        inst_copy_origin(x->f, made, v);
        edit_after(&x->e, v, made);
        which = ref_make(REF_VALUE, made);
    }
    vec_free(&op);
    return which;
}

/* Reports whether v is an indirect call: its callee is the result of an instruction or a parameter. */
static bool is_through_pointer(const Fn *f, ValueId v) {
    return inst_at(f, v)->op == OP_CALL && ref_is(call_callee(f, v), REF_VALUE);
}

/* Finds the targets of indirect call v, and emits a remark. Makes the call direct at once if there is one target; if
 * there are several, makes the integer that chooses and appends the call to x->site. Leaves calls that are musttail or
 * have operand bundles alone, without a remark. */
static void call_visit(Devirt *x, ValueId v) {
    IndirectCall s = {.call = v};
    uint32_t steps = STEPS_MAX, nbundle;
    Fn *f = x->f;
    if (inst_at(f, v)->sub == TAIL_MUST || call_bundles(f, v, &nbundle)) return;
    if (!callees_find(x, &s, call_callee(f, v), 0, &steps) || !s.n) {
        pass_remark(x->p, REMARK_CallStaysIndirect, f, v, s.full ? "too many functions" : "the function is not known");
        return;
    }
    pass_remark(x->p, REMARK_CallMadeDirect, f, v, sym_text(x->m, s.callee[0]),
                s.n > 1 ? " or another known function" : "");
    if (s.n == 1) {
        inst_ops(f, v)[inst_at(f, v)->nopnd - 1] = ref_make(REF_SYM, s.callee[0]);
        x->e.changed = true;
        x->one++;
        return;
    }
    s.which = which_make(x, &s, call_callee(f, v));
    vec_push(&x->site, s);
    x->several++;
}

/* ------------------------------------------------------------------------------- splitting blocks */

/* Returns a new empty block of x->f, which the caller places, with the source position of the call. Adds its entry to
 * x->end. */
static BlockId block_new(Devirt *x, ValueId call) {
    vec_push(&x->f->block, ((Block){.src = inst_src(x->f, call)}));
    vec_push(&x->end, x->f->block.n - 1);
    return x->f->block.n - 1;
}

/* Appends a branch or switch (op) with these operands to the current block, at the source position of the call. */
static void jump_push(Devirt *x, enum Op op, const Ref *operand, uint32_t n, ValueId call) {
    ValueId v = fn_inst(x->f, op, T_VOID, operand, n);
    inst_copy_origin(x->f, v, call);
    order_push(&x->order, v);
}

/* Places block `arm`: a copy of the call that calls callee i directly, without !prof and !callees, and a branch to
 * `rest`. Returns the result of the copy. */
static Ref arm_push(Devirt *x, const IndirectCall *s, uint32_t i, BlockId arm, BlockId rest) {
    static const char *const gone[] = {"prof", "callees"};
    Ref to = ref_make(REF_BLOCK, rest);
    ValueId call = fn_copy_inst(x->f, s->call);
    inst_ops(x->f, call)[inst_at(x->f, call)->nopnd - 1] = ref_make(REF_SYM, s->callee[i]);
    for (size_t k = 0; k < sizeof gone / sizeof *gone; k++) inst_attach_remove(x->f, call, str_of(x->m, gone[k]));
    order_block(&x->order, arm);
    order_push(&x->order, call);
    jump_push(x, OP_BR, &to, 1, s->call);
    return ref_make(REF_VALUE, call);
}

/* Turns the indirect call itself, unless it returns void, into the phi of the results, and places it. So its uses
 * stay as they are. in: pairs of a value and a block, s->n of them. */
static void result_push(Devirt *x, const IndirectCall *s, const Ref *in) {
    if (inst_at(x->f, s->call)->type == T_VOID) return;
    fn_set_operands(x->f, s->call, in, 2 * s->n);
    Inst *i = inst_at(x->f, s->call);
    i->op = OP_PHI;
    i->sub = 0, i->flags = 0, i->aux = 0, i->bits = 0;
    if (s->call < x->f->attached.n) x->f->attached.at[s->call] = 0;
    order_push(&x->order, s->call);
}

/* Ends the current block with a branch or switch on s->which to one new block per callee, with a direct call each.
 * Places these blocks, and begins the block in which they meet, which it returns. */
static BlockId call_split(Devirt *x, const IndirectCall *s) {
    Ref op[2 * CALLEES_MAX] = {s->which}, in[2 * CALLEES_MAX];
    BlockId arm[CALLEES_MAX];
    for (uint32_t i = 0; i < s->n; i++) arm[i] = block_new(x, s->call);
    BlockId rest = block_new(x, s->call);
    bool two = s->n == 2;
    op[1] = ref_make(REF_BLOCK, arm[0]);
    for (uint32_t i = 1; i < s->n; i++) {
        if (!two) op[2 * i] = const_int(x->m, T_I32, i);
        op[two ? 2 : 2 * i + 1] = ref_make(REF_BLOCK, arm[i]);
    }
    jump_push(x, two ? OP_BR : OP_SWITCH, op, two ? 3 : 2 * s->n, s->call);
    for (uint32_t i = 0; i < s->n; i++) {
        in[2 * i] = arm_push(x, s, i, arm[i], rest);
        in[2 * i + 1] = ref_make(REF_BLOCK, arm[i]);
    }
    order_block(&x->order, rest);
    result_push(x, s, in);
    return rest;
}

/* Splits the blocks at the calls in x->site. Phis then name the last part of a block that was split as the
 * predecessor. */
static void calls_split(Devirt *x) {
    Fn *f = x->f;
    x->end.n = 0;
    for (BlockId b = 0; b < f->block.n; b++) vec_push(&x->end, b);
    order_begin(&x->order, f);
    each_block(f, b) {
        order_block(&x->order, b);
        for (uint32_t k = f->block.at[b].first, end = k + f->block.at[b].n; k < end; k++) {
            ValueId v = f->order.at[k];
            if (!x->call_of[v]) {
                order_push(&x->order, v);
                continue;
            }
            BlockId rest = call_split(x, &x->site.at[x->call_of[v] - 1]);
            x->end.at[b] = rest;
        }
    }
    order_commit(&x->order);
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI) continue;
        for (uint32_t i = 1; i < inst_at(f, v)->nopnd; i += 2)
            inst_ops(f, v)[i] = ref_make(REF_BLOCK, x->end.at[ref_index(inst_op(f, v, i))]);
    }
}

/* ------------------------------------------------------------------------------- the rounds */

/* Makes the indirect calls of function f with known targets direct. Returns true if f changed. */
static bool fn_devirt(Devirt *x, Fn *f) {
    x->f = f;
    x->site.n = 0;
    edit_begin(&x->e, x->m, f);
    each_inst(f, b, v)
        if (is_through_pointer(f, v)) call_visit(x, v);
    bool changed = edit_commit(&x->e);
    if (!x->site.n) return changed;
    x->call_of = mem_alloc((f->inst.n + 1) * sizeof *x->call_of);
    for (uint32_t i = 0; i < x->site.n; i++) x->call_of[x->site.at[i].call] = i + 1;
    calls_split(x);
    free(x->call_of);
    return true;
}

/* Returns the number of indirect calls in the module. */
static uint32_t calls_through_pointers(const Module *m) {
    uint32_t n = 0;
    each_fn(m, s, f)
        each_inst(f, b, v) n += is_through_pointer(f, v);
    return n;
}

/* Runs one round: load-elim; makes calls direct; and if there are fewer indirect calls then, inline and simplifycfg.
 * Sets *changed if it changed the module. Returns true if another round may find more: calls were made direct, or
 * load-elim changed something. Does nothing and returns false if the module has no indirect call. */
static bool round_run(Devirt *x, bool *changed) {
    Pass *p = x->p;
    uint32_t before = calls_through_pointers(x->m);
    if (!before) return false;
    bool followed = pass_load_elim(p, NULL);
    *changed |= followed;
    each_fn(x->m, s, f)
        if (!pass_must_skip(p, f->sym)) *changed |= fn_devirt(x, f);
    if (calls_through_pointers(x->m) == before) return followed;
    *changed |= pass_inline(p, NULL);
    each_fn(x->m, s, f)
        if (!pass_must_skip(p, f->sym)) *changed |= pass_apply(p, pass_simplifycfg, f);
    return true;
}

/* Runs rounds until one finds no new target, ROUNDS_MAX at most. Also drops the analyses of the module between them. */
bool pass_devirt(Pass *p, Fn *unused) {
    (void)unused;
    Pass part = *p;
    part.bit = 0; /* Sym.settled has no bits for the passes that this one runs */
    Devirt x = {.p = &part, .m = p->m};
    bool changed = false, more = true;
    for (int round = 0; more && round < ROUNDS_MAX; round++) {
        KernelTable kernels;
        /* rebuilt each round: inlining removes functions, which renumbers symbols */
        kernel_table_build(&kernels, p->m);
        part.kernels = &kernels;
        more = round_run(&x, &changed);
        if (more) pass_facts_drop(p->facts); /* load-elim has built them, and builds them again */
        kernel_table_free(&kernels);
    }
    p->seed = part.seed;
    pass_stat(p, "indirect calls with one target", x.one);
    pass_stat(p, "indirect calls with several targets", x.several);
    vec_free(&x.site);
    vec_free(&x.end);
    return changed;
}
