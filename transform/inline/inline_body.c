/* inline_body.c: copies the bodies of inlined calls into a function.
 *
 * The first block of the body continues the block of the call. If the body has several blocks, or its only block does
 * not return, the instructions after the call become a new block, here %a.rest:
 *
 *     a:  ...                      a:  ...  first block of the body
 *         %r = call f(%x)          f.1: ...                      br label %a.rest
 *         ...                      a.rest: %r = phi ...   ...
 *
 * Everything that is inlined into a function, at any depth, is written in one walk in program order, with a
 * stack of frames for the open calls. When a frame opens, all instructions of its body are copied at once,
 * with consecutive ids and renamed operands; the walk then only places them. The results of calls and the blocks
 * that a cut block ends in become known later, so one sweep at the end patches them into the operands.
 *
 * Allocas of constant size move to the entry block, so that a loop around the call does not allocate them
 * again; lifetime markers bound them to the body. Allocas of variable size stay, and the stack pointer is
 * restored after the body. byval arguments are copied to an alloca. A call in the body keeps its tail marker
 * only if the inlined call had one. */
#include "ir/blocks.h"
#include "transform/inline/inline_writer.h"
#include "transform/spaces/respace.h"

/* --------------------------------------------------------------------------------------- blocks and calls */

/* Records that `to` replaces value v of g->f; operands_settle patches the uses. */
static void forward_set(BodyWriter *g, ValueId v, Ref to) {
    vec_reach(&g->forward, v);
    g->forward.at[v] = to;
}

/* Places block b next; the instructions that follow belong to it. */
static void block_begin(BodyWriter *g, BlockId b) {
    order_block(&g->order, b);
    g->now = b;
}

/* Creates and places a call of `callee`, whose result is of type `type`, with n < 5 arguments, at the source position
 * and location of instruction `origin`. Returns it. */
static ValueId call_place(BodyWriter *g, TypeId type, const Ref *arg, uint32_t n, SymId callee, ValueId origin) {
    Ref op[5];
    for (uint32_t i = 0; i < n; i++) op[i] = arg[i];
    op[n] = ref_make(REF_SYM, callee);
    ValueId v = fn_inst(g->f, OP_CALL, type, op, n + 1);
    inst_at(g->f, v)->call.nfixed = n;
    inst_copy_origin(g->f, v, origin);
    order_push(&g->order, v);
    return v;
}

/* Returns the size of alloca v in bytes, at most INT64_MAX. Its count must be constant. */
static uint64_t variable_size(const BodyWriter *g, ValueId v) {
    uint64_t count = 1, size = type_size(g->m, inst_at(g->f, v)->aux);
    if (inst_at(g->f, v)->nopnd) ref_int(g->m, inst_op(g->f, v, 0), &count);
    return size && count > INT64_MAX / size ? INT64_MAX : size * count;
}

/* Places a call of lifetime.start, or of lifetime.end if `end`, for the alloca `variable`, at the source position of
 * `origin`. */
static void life_mark(BodyWriter *g, ValueId variable, bool end, ValueId origin) {
    SymId callee = lifetime_declare(g->m, end, inst_at(g->f, variable)->type);
    Ref arg[] = {const_int(g->m, T_I64, variable_size(g, variable)), ref_make(REF_VALUE, variable)};
    bool sized = type_at(g->m, g->m->sym.at[callee].type)->nelem == 3;
    call_place(g, T_VOID, sized ? arg : arg + 1, sized ? 2 : 1, callee, origin);
}

/* Schedules alloca v of the frame for the entry block (g->moved), and places the start of its lifetime at the present
 * position and its end where the body returns. There are no such markers if the body has its own (has_markers), if it
 * returns from the function itself (musttail), or if the alloca is empty. */
static void variable_move(BodyWriter *g, const InlineFrame *fr, ValueId v, bool has_markers) {
    vec_push(&g->moved, v);
    if (has_markers || fr->musttail || !variable_size(g, v)) return;
    life_mark(g, v, false, fr->call);
    vec_push(&g->local, v);
}

/* ------------------------------------------------------------------------------------------- arguments */

/* Creates an alloca of pointer type `ptr` in the entry block and places a memcpy of the byval argument `arg` into
 * it (none if it is empty), as the call would have done; returns its address. `set`: the attributes of the parameter,
 * of which one is `byval`. The source may be assumed to be as aligned as the copy, because the call would have required
 * that. */
static Ref byval_copy(BodyWriter *g, const InlineFrame *fr, const Attr *byval, AttrSetId set, Ref arg, TypeId ptr) {
    Module *m = g->m;
    Fn *f = g->f;
    uint64_t align = type_align(m, byval->type), requested = attr_int(m, set, "align", 1);
    if (requested > align) align = requested;
    ValueId v = fn_inst(f, OP_ALLOCA, ptr, NULL, 0);
    inst_at(f, v)->aux = byval->type;
    inst_at(f, v)->mem.align = (1 + log2_floor(align)) & 63;
    inst_set_src(f, v, inst_src(f, fr->call));
    variable_move(g, fr, v, false);
    Ref copy = ref_make(REF_VALUE, v);
    if (!variable_size(g, v)) return copy;
    Ref op[] = {copy, arg, const_int(m, T_I64, variable_size(g, v)), const_int(m, T_I1, 0)};
    SymId memcpy_ = memcpy_declare(m, ptr, ref_type(m, f, arg));
    ValueId call = call_place(g, T_VOID, op, 4, memcpy_, fr->call);
    uint64_t bytes = (uint64_t)1 << log2_floor(align);
    inst_at(f, call)->aux = attr_list_align(m, attr_list_align(m, 0, 0, bytes), 1, bytes);
    return copy;
}

/* Sets g->map of each parameter of the callee to its argument in fr->call; for a byval parameter, to a copy of it. */
static void arguments_map(BodyWriter *g, const InlineFrame *fr, SymId callee) {
    const Module *m = g->m;
    for (ValueId p = 0; p < fr->f->nparam; p++) {
        AttrSetId set = attr_list_at(m, m->sym.at[callee].attrs, ATTR_PARAM0 + p);
        const Attr *byval = set ? attr_find(m, set, "byval") : NULL;
        Ref arg = inst_op(g->f, fr->call, p);
        g->map[p] = byval ? byval_copy(g, fr, byval, set, arg, inst_at(fr->f, p)->type) : arg;
    }
}

/* ------------------------------------------------------------------------------------------- frames */

/* Begins to inline a call of `callee`, in the place of the call: saves the stack pointer if needed, copies byval
 * arguments and the whole body, and pushes the frame that places it. `call` is the id of the call in g->f, `in` its
 * id in the body of the innermost frame (the same at the bottom). */
static void frame_open(BodyWriter *g, ValueId call, ValueId in, SymId callee) {
    Fn *f = g->f;
    const InlineFrame *outer = &g->frame.at[g->frame.n - 1];
    InlineBody *y = &g->x->body[callee];
    uint8_t kind = inst_at(f, call)->sub;
    InlineFrame fr = {.f = g->m->sym.at[callee].fn,
                      .mark = g->x->mark + g->x->base[callee],
                      .call = call,
                      .rest = NOWHERE,
                      .local = g->local.n,
                      .noalias = &y->noalias};
    fr.musttail = kind == TAIL_MUST && (outer->musttail || g->frame.n == 1);
    fr.tail = fr.musttail                                   ? TAIL_MUST
              : kind == TAIL_NO || outer->tail == TAIL_NONE ? TAIL_NONE
              : kind == TAIL_NONE                           ? TAIL_NONE
                                                            : TAIL_TAIL;
    uint32_t loc = inst_loc(f, call);
    bool located = g->subprogram && loc && sym_dbg(g->m, callee);
    fr.records = located;
    mdcopy_begin(&g->md, f, fr.f, located ? f->md.at[loc - 1] : 0);
    bool through = fr.f->layout.n == 1 && inst_at(fr.f, block_term(fr.f, fr.f->layout.at[0]))->op == OP_RET;
    if (!through && !fr.musttail) fr.rest = writer_block_new(g, 0, inst_src(f, call));
    if (y->dynamic && !fr.musttail) fr.stack = call_place(g, T_PTR, NULL, 0, stack_declare(g->m, false), call);
    arguments_map(g, &fr, callee);
    writer_outer_roots(g, &fr, in);
    writer_body_copy(g, &fr);
    vec_push(&g->frame, fr);
}

/* Places what must run before control leaves the body of fr: the ends of the lifetimes of its allocas, and the
 * restore of the stack pointer if fr saved it. `origin`: the instruction with the source position. */
static void frame_leave(BodyWriter *g, const InlineFrame *fr, ValueId origin) {
    for (uint32_t i = g->local.n; i-- > fr->local;) life_mark(g, g->local.at[i], true, origin);
    Ref saved = ref_make(REF_VALUE, fr->stack);
    if (fr->stack) call_place(g, T_VOID, &saved, 1, stack_declare(g->m, true), origin);
}

/* Places `ret`, a copied ret of the innermost frame. In a musttail frame it stays a ret. Otherwise its value and
 * block are recorded for result_set, and it becomes a branch to the block after the body, or nothing if there is
 * none. */
static void frame_return(BodyWriter *g, ValueId ret) {
    Fn *f = g->f;
    InlineFrame *fr = &g->frame.at[g->frame.n - 1];
    Ref value = inst_at(f, ret)->nopnd ? inst_op(f, ret, 0) : REF_NULL;
    fr->nret++;
    if (fr->musttail) {
        order_push(&g->order, ret);
        return;
    }
    frame_leave(g, fr, ret);
    if (fr->rest != NOWHERE) {
        Ref to = ref_make(REF_BLOCK, fr->rest);
        fn_set_operands(f, ret, &to, 1);
        inst_at(f, ret)->op = OP_BR;
        order_push(&g->order, ret);
    }
    vec_push(&fr->result, value);
    vec_push(&fr->result, ref_make(REF_BLOCK, g->now));
}

/* Replaces the result of the call of fr: by the operand of its only ret, by a phi of several, which is placed here and
 * takes the name of the call, or by poison if the body never returns. */
static void result_set(BodyWriter *g, const InlineFrame *fr) {
    Fn *f = g->f;
    TypeId type = inst_at(f, fr->call)->type;
    if (type == T_VOID) return;
    if (fr->result.n == 0) {
        forward_set(g, fr->call, const_simple(g->m, CONST_POISON, type));
    } else if (fr->result.n == 2) {
        forward_set(g, fr->call, fr->result.at[0]);
    } else {
        ValueId phi = fn_inst(f, OP_PHI, type, fr->result.at, fr->result.n);
        inst_copy_origin(f, phi, fr->call);
        inst_set_name(f, phi, inst_name(f, fr->call));
        inst_set_name(f, fr->call, 0);
        order_push(&g->order, phi);
        forward_set(g, fr->call, ref_make(REF_VALUE, phi));
    }
}

/* Pops and frees the innermost frame, whose body is placed completely. Continues in the block after the body with the
 * result of the call. After a musttail frame, skips the rest of the calling block, which is only the ret. */
static void frame_close(BodyWriter *g) {
    InlineFrame fr = vec_pop(&g->frame);
    InlineFrame *outer = &g->frame.at[g->frame.n - 1];
    g->local.n = fr.local;
    g->dead_ends |= !fr.nret;
    if (fr.musttail) {
        /* the ret after the musttail call is not needed */
        outer->inst = outer->f->block.at[outer->f->layout.at[outer->block]].n;
    } else {
        if (fr.rest != NOWHERE) block_begin(g, fr.rest);
        result_set(g, &fr);
    }
    for (uint32_t k = 0; k < fr.nouter; k++) free(fr.outer_roots[k].of);
    free(fr.scope);
    vec_free(&fr.result);
}

/* ----------------------------------------------------------------------------------- placing instructions */

/* Places instruction v of the body of the innermost frame; `to` is its copy, or v itself at the bottom. Instead,
 * opens a frame for a marked call, turns a copied ret into a branch, and moves a copied alloca of the callee's entry
 * block to that of g->f if its size is constant, also one that is constant only with the arguments of this call. */
static void inst_place(BodyWriter *g, ValueId v, ValueId to) {
    InlineFrame *fr = &g->frame.at[g->frame.n - 1];
    const Inst *i = inst_at(fr->f, v);
    bool copy = g->frame.n > 1, first = copy && fr->block == 0;
    uint64_t count;
    if (i->op == OP_CALL && fr->mark[v] & MARK_INLINED) {
        frame_open(g, to, v, ref_index(call_callee(g->f, to)));
    } else if (copy && i->op == OP_RET) {
        frame_return(g, to);
    } else if (first && i->op == OP_ALLOCA && (!i->nopnd || ref_int(g->m, inst_op(g->f, to, 0), &count))) {
        variable_move(g, fr, to, fr->mark[v] & MARK_HAS_LIFETIME);
    } else {
        order_push(&g->order, to);
        BlockId b = copy ? fr->first + fr->block : fr->f->layout.at[fr->block];
        if (op_flags(i) & OF_TERM) g->end.at[b] = g->now;
    }
}

/* Does the next step of the innermost frame: places its next instruction, begins its next block, or closes it at the
 * end of the body. At the end of the function itself, empties g->frame. */
static void frame_step(BodyWriter *g) {
    InlineFrame *fr = &g->frame.at[g->frame.n - 1];
    const Fn *f = fr->f;
    bool copy = g->frame.n > 1;
    const Block *b = &f->block.at[f->layout.at[fr->block]];
    if (fr->inst == b->n) {
        fr->inst = 0;
        if (++fr->block == f->layout.n) {
            if (copy) frame_close(g);
            else g->frame.n = 0;
            return;
        }
        block_begin(g, copy ? fr->first + fr->block : f->layout.at[fr->block]);
        return;
    }
    ValueId v = f->order.at[b->first + fr->inst++];
    if (copy && !writer_copies(fr, v)) return;
    inst_place(g, v, copy ? fr->next++ : v);
}

/* -------------------------------------------------------------------------------------- patching operands */

/* Inserts the allocas in g->moved at the beginning of g->order, that is, of the entry block. */
static void variables_place(BodyWriter *g) {
    Order *o = &g->order;
    uint32_t n = g->moved.n, all = o->order.n;
    if (!n) return;
    vec_reserve(&o->order, n);
    memmove(o->order.at + n, o->order.at, all * sizeof *o->order.at);
    memcpy(o->order.at, g->moved.at, n * sizeof *o->order.at);
    o->order.n += n;
    for (uint32_t i = 1; i < o->start.n; i++) o->start.at[i] += n;
}

/* Returns the last of the replacements of r, which may itself be replaced and so on; r if it is not replaced. Shortens
 * the path for the next call. */
static Ref forward_end(BodyWriter *g, Ref r) {
    Ref end = r;
    while (ref_is(end, REF_VALUE) && ref_index(end) < g->forward.n && g->forward.at[ref_index(end)].x)
        end = g->forward.at[ref_index(end)];
    while (!ref_same(r, end)) { /* path compression */
        Ref next = g->forward.at[ref_index(r)];
        g->forward.at[ref_index(r)] = end;
        r = next;
    }
    return end;
}

/* Patches all operands of g->f: a replaced value gets its replacement, and phis name the block that holds the
 * terminator of a block that was cut. Sets g->devirtualised if a call thereby gets a symbol as its callee. */
static void operands_settle(BodyWriter *g) {
    Fn *f = g->f;
    each_inst(f, b, v) {
        bool phi = inst_at(f, v)->op == OP_PHI;
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
            Ref r = inst_op(f, v, i);
            if (ref_is(r, REF_VALUE)) {
                r = forward_end(g, r);
                bool callee = inst_at(f, v)->op == OP_CALL && i + 1 == inst_at(f, v)->nopnd;
                g->devirtualised |= callee && ref_is(r, REF_SYM);
            } else if (ref_is(r, REF_MDVALUE)) {
                r = forward_end(g, ref_make(REF_VALUE, ref_index(r)));
                r = ref_is(r, REF_VALUE) ? ref_make(REF_MDVALUE, ref_index(r))
                                         : ref_make(REF_META, fn_md_index(f, md_value(g->m, r)));
            } else if (phi && ref_is(r, REF_BLOCK)) {
                r = ref_make(REF_BLOCK, g->end.at[ref_index(r)]);
            }
            inst_ops(f, v)[i] = r;
        }
    }
}

bool body_writer_run(BodyWriter *g, SymId s) {
    Fn *f = g->f = g->m->sym.at[s].fn;
    g->subprogram = sym_dbg(g->m, s);
    g->forward.n = g->moved.n = g->local.n = g->end.n = 0;
    g->dead_ends = g->devirtualised = false;
    for (BlockId b = 0; b < f->block.n; b++) vec_push(&g->end, b);
    writer_names_begin(g);
    order_begin(&g->order, f);
    vec_push(&g->frame,
             ((InlineFrame){
                 .f = f, .mark = g->x->mark + g->x->base[s], .rest = NOWHERE, .tail = TAIL_MUST, .records = true}));
    block_begin(g, f->layout.at[0]);
    while (g->frame.n) frame_step(g);
    variables_place(g);
    order_commit(&g->order);
    operands_settle(g);
    if (g->dead_ends) blocks_prune(g->m, f);
    fn_trim(f);
    return g->devirtualised;
}

BodyWriter *body_writer_new(Inline *x) {
    BodyWriter *g = mem_alloc(sizeof *g);
    g->x = x;
    g->m = g->md.m = x->m;
    g->map = mem_alloc(((size_t)x->most_values + 1) * sizeof *g->map);
    g->block_map = mem_alloc(((size_t)x->most_blocks + 1) * sizeof *g->block_map);
    return g;
}

void body_writer_free(BodyWriter *g) {
    mdcopy_free(&g->md);
    vec_free(&g->frame);
    vec_free(&g->moved);
    vec_free(&g->local);
    vec_free(&g->end);
    vec_free(&g->forward);
    vec_free(&g->name);
    free(g->map);
    free(g->block_map);
    free(g);
}
