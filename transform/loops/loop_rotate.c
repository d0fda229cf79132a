/* loop-rotate: moves the test at the beginning of a loop to its end.
 *
 *    p:  br %h                                       p:   %c0 = icmp slt i32 0, %n          the first test
 *    h:  %i = phi i32 [ 0, %p ], [ %j, %b ]               br i1 %c0, label %q, label %x
 *        %c = icmp slt i32 %i, %n                    q:   br label %b                         the preheader
 *        br i1 %c, label %b, label %x                b:   %i = phi i32 [ 0, %q ], [ %j, %h ]
 *    b:  ...                                              ...
 *        %j = add i32 %i, 1                               %j = add i32 %i, 1
 *        br %h                                            br %h
 *    x:  ...                                         h:   %c = icmp slt i32 %j, %n
 *                                                         br i1 %c, label %b, label %x
 *                                                    x:   ...
 *
 * An iteration then executes one branch instead of two, and whatever the body begins with is executed whenever the loop
 * is entered, so that licm can move it out (LLVM: LoopRotate). The header is copied: the copy tests before the first
 * iteration, the header itself before each other one. So all instructions are executed as often as before, under the
 * same conditions, also those that access memory.
 *
 * The values of the header now have two definitions, and the phis that join them are needed in the body, where the loop
 * is left, and after that. They are placed by mem2reg (demote.h). Giving a phi to the new header and to the exit of the
 * test alone is shorter, and wrong if the loop is left by another exit as well.
 *
 * Instructions of the header that are loop-invariant, such as the bound of the test, are not copied but moved to
 * the preheader, which dominates both tests.
 *
 * A loop that tests at its end already is not rotated, nor is one whose header has more than HEADER_MAX instructions, a
 * call, assembly, or an operation that depends on which threads execute it together, because its copy would be
 * executed by other groups of threads.
 *
 * In a function with such loops, all loops get a preheader first. Without it, the header of a loop may lead to the
 * header of an inner one, which would then begin both. And all get one in the end, as licm requires.
 *
 * Needs nothing. */
#include "analysis/loops.h"
#include "transform/loops/demote.h"
#include "transform/loops/loop_rounds.h"
#include "transform/loops/preheader.h"

#define NOWHERE REGION_NONE
enum { HEADER_MAX = 16 };

typedef struct Rotator {
    Pass *p;
    Module *m;
    Fn *f;
    Loops loops;
    VEC(uint32_t) loop;  /* the loops to rotate, inner ones first */
    uint32_t *of_header; /* by block: the index in `loop` of the loop whose header it is; NOWHERE: none */
    uint32_t nblock;     /* without copies; block nblock + i is the copy of the header of loop i */
    VEC(ValueId) copy;   /* by value: its copy, if it is in a header that is copied */
} Rotator;

/* --------------------------------------------------------------------------------------------- the choice */

/* Returns the successor of block b within the loop if b ends with a test that stays in the loop or leaves it;
 * NOWHERE if it does not. */
static BlockId block_stays(const Rotator *r, uint32_t loop, BlockId b) {
    ValueId t = block_term(r->f, b);
    if (inst_at(r->f, t)->op != OP_BR || inst_at(r->f, t)->nopnd != 3) return NOWHERE;
    BlockId yes = ref_index(inst_op(r->f, t, 1)), no = ref_index(inst_op(r->f, t, 2));
    bool stays = loop_has_block(&r->loops, loop, yes);
    if (stays == loop_has_block(&r->loops, loop, no)) return NOWHERE;
    return stays ? yes : no;
}

/* Reports whether header h has at most HEADER_MAX instructions besides phis and debug records, and none that must not
 * be copied: an alloca, a token, assembly, a call of a function, or an operation that depends on which threads execute
 * it together. */
static bool header_is_copyable(const Rotator *r, BlockId h) {
    uint32_t size = 0;
    each_inst_in(r->f, h, v) {
        const Inst *i = inst_at(r->f, v);
        size += i->op != OP_PHI && !(op_flags(i) & OF_DEBUG);
        if (size > HEADER_MAX || i->op == OP_ALLOCA || i->type == T_TOKEN) return false;
        if (i->op != OP_CALL || op_flags(i) & OF_DEBUG) continue;
        if (!call_intrinsic(r->m, r->f, v) || inst_is_intrinsic(r->m, r->f, v, INF_CONVERGENT | INF_LIBRARY))
            return false;
    }
    return true;
}

/* Reports whether some latch of the loop has an edge out of it, too, so that the loop tests at its end already. */
static bool latch_leaves(const Rotator *r, const Cfg *c, uint32_t loop) {
    BlockId h = r->loops.loop.at[loop].header;
    for (uint32_t k = c->pred_first[h]; k < c->pred_first[h + 1]; k++) {
        if (!loop_has_block(&r->loops, loop, c->pred[k])) continue;
        each_succ(r->f, block_term(r->f, c->pred[k]), s)
            if (!loop_has_block(&r->loops, loop, s)) return true;
    }
    return false;
}

/* Adds the loop to r->loop and r->of_header if it can be rotated. */
static void loop_visit(Rotator *r, const Cfg *c, uint32_t loop) {
    BlockId h = r->loops.loop.at[loop].header;
    if (block_stays(r, loop, h) == NOWHERE || latch_leaves(r, c, loop) || !header_is_copyable(r, h)) return;
    if (inst_attach(r->f, r->m, block_term(r->f, h), "llvm.loop")) return; /* it is a latch of another loop */
    r->of_header[h] = r->loop.n;
    vec_push(&r->loop, loop);
}

/* Reports whether no operand of v, which is in the loop, is defined there. moved: by value; a value that has been moved
 * out of its header, and is no longer in the block that c names. */
static bool inst_is_invariant(const Rotator *r, const Cfg *c, ValueId v, uint32_t loop, const bool *moved) {
    for (uint32_t k = 0; k < inst_at(r->f, v)->nopnd; k++) {
        Ref x = inst_op(r->f, v, k);
        if (!ref_is(x, REF_VALUE) || moved[ref_index(x)]) continue;
        if (loop_has_block(&r->loops, loop, c->block_of[ref_index(x)])) return false;
    }
    return true;
}

/* Moves the loop-invariant instructions of the headers of the loops in r->loop to the preheaders, if they may be
 * moved. */
static void invariants_move(Rotator *r, const Cfg *c) {
    Fn *f = r->f;
    bool *moved = mem_alloc((f->inst.n + 1) * sizeof *moved);
    for (uint32_t i = 0; i < r->loop.n; i++)
        each_inst_in(f, r->loops.loop.at[r->loop.at[i]].header, v)
            moved[v] = inst_is_hoistable(f, v) && inst_is_invariant(r, c, v, r->loop.at[i], moved);
    uint32_t *into = mem_alloc(((size_t)r->nblock + 1) * sizeof *into); /* by block: 1 + the loop that it precedes */
    for (uint32_t i = 0; i < r->loop.n; i++) into[r->loops.loop.at[r->loop.at[i]].preheader] = r->loop.at[i] + 1;
    Order o;
    order_begin(&o, f);
    each_block(f, b) {
        order_block(&o, b);
        each_inst_in(f, b, v) {
            if (into[b] && v == block_term(f, b))
                each_inst_in(f, r->loops.loop.at[into[b] - 1].header, w)
                    if (moved[w]) order_push(&o, w);
            if (!moved[v]) order_push(&o, v);
        }
    }
    order_commit(&o);
    free(into);
    free(moved);
}

/* Moves the llvm.loop metadata of the loop, if it has any, to the terminator of its header, which becomes the latch.
 * Writes the remark in any case. */
static void metadata_move(Rotator *r, const Cfg *c, uint32_t loop) {
    ValueId latch = loop_latch(r->m, r->f, c, &r->loops, loop);
    pass_remark(r->p, REMARK_LoopRotated, r->f, latch);
    if (inst_attach(r->f, r->m, latch, "llvm.loop"))
        inst_attach_move(r->f, r->m, latch, block_term(r->f, r->loops.loop.at[loop].header), "llvm.loop");
}

/* ------------------------------------------------------------------------------------------------- the copy */

/* Returns what operand x, a value or metadata of one, is in the copy of the header that defines it; other operands
 * stay. */
static Ref operand_copy(const Rotator *r, Ref x) {
    bool value = ref_is(x, REF_VALUE) || ref_is(x, REF_MDVALUE);
    if (!value || ref_index(x) >= r->copy.n || r->copy.at[ref_index(x)] == NOWHERE) return x;
    return ref_make(ref_kind(x), r->copy.at[ref_index(x)]);
}

/* Copies the instructions of the headers of r->loop into r->copy, without a place in the program order. The copied phis
 * keep the entries of the original until phi_write. */
static void headers_copy(Rotator *r) {
    Fn *f = r->f;
    uint32_t n = f->inst.n;
    vec_reserve(&r->copy, n);
    for (; r->copy.n < n; r->copy.n++) r->copy.at[r->copy.n] = NOWHERE;
    for (uint32_t i = 0; i < r->loop.n; i++) {
        BlockId h = r->loops.loop.at[r->loop.at[i]].header;
        each_inst_in(f, h, v) r->copy.at[v] = fn_copy_inst(f, v);
        each_inst_in(f, h, v) {
            ValueId to = r->copy.at[v];
            for (uint32_t k = 0; k < inst_at(f, to)->nopnd && inst_at(f, to)->op != OP_PHI; k++)
                inst_ops(f, to)[k] = operand_copy(r, inst_op(f, to, k));
        }
        inst_attach_remove(f, r->copy.at[block_term(f, h)], str_of(r->m, "llvm.loop"));
    }
}

/* Sets the entries of phi v of block b: each entry from a header has one from its copy beside it. If b is a header, its
 * phi keeps the entries from within the loop, and the copy gets the others. */
static void phi_write(Rotator *r, BlockId b, ValueId v) {
    Fn *f = r->f;
    VEC(Ref) entry[2] = {0}; /* of the copy, if b is a header; of v */
    uint32_t at = r->of_header[b];
    for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i += 2) {
        Ref x = inst_op(f, v, i), from = inst_op(f, v, i + 1);
        BlockId block = ref_index(from);
        bool inside = at == NOWHERE || loop_has_block(&r->loops, r->loop.at[at], block);
        vec_push(&entry[inside], x);
        vec_push(&entry[inside], from);
        if (r->of_header[block] == NOWHERE) continue;
        vec_push(&entry[inside], operand_copy(r, x));
        vec_push(&entry[inside], ref_make(REF_BLOCK, r->nblock + r->of_header[block]));
    }
    fn_set_operands(f, v, entry[1].at, entry[1].n);
    if (at != NOWHERE) fn_set_operands(f, r->copy.at[v], entry[0].at, entry[0].n);
    vec_free(&entry[0]);
    vec_free(&entry[1]);
}

/* Returns an array by loop: the index in f->layout of the last block of the loop. The caller frees it. */
static uint32_t *ends_find(const Rotator *r) {
    const Loops *l = &r->loops;
    uint32_t *last = mem_alloc((l->loop.n + 1) * sizeof *last);
    for (uint32_t i = 0; i < r->f->layout.n; i++)
        if (l->of_block[r->f->layout.at[i]] != LOOP_NONE) last[l->of_block[r->f->layout.at[i]]] = i;
    for (uint32_t i = 0; i < l->loop.n; i++) { /* inner loops come first */
        uint32_t parent = l->loop.at[i].parent;
        if (parent != LOOP_NONE && last[parent] < last[i]) last[parent] = last[i];
    }
    return last;
}

/* Adds the blocks of the copies and writes the program order: the copy of a header takes its place, and the header
 * follows the last block of its loop. */
static void order_write(Rotator *r) {
    Fn *f = r->f;
    /* the headers that follow a position form a list: `first` by position, `next` by index in r->loop */
    uint32_t *last = ends_find(r), *next = mem_alloc((r->loop.n + 1) * sizeof *next);
    uint32_t *first = mem_alloc(f->layout.n * sizeof *first);
    for (uint32_t i = 0; i < f->layout.n; i++) first[i] = NOWHERE;
    for (uint32_t i = r->loop.n; i-- > 0;) { /* so that the header of an inner loop comes first */
        uint32_t at = last[r->loop.at[i]];
        next[i] = first[at];
        first[at] = i;
    }
    Order o;
    order_begin(&o, f);
    for (uint32_t at = 0; at < f->layout.n; at++) {
        BlockId b = f->layout.at[at];
        bool copied = r->of_header[b] != NOWHERE;
        order_block(&o, copied ? r->nblock + r->of_header[b] : b);
        each_inst_in(f, b, v) order_push(&o, copied ? r->copy.at[v] : v);
        for (uint32_t i = first[at]; i != NOWHERE; i = next[i]) {
            BlockId h = r->loops.loop.at[r->loop.at[i]].header;
            order_block(&o, h);
            each_inst_in(f, h, v) order_push(&o, v);
        }
    }
    for (uint32_t i = 0; i < r->loop.n; i++) {
        BlockId h = r->loops.loop.at[r->loop.at[i]].header;
        vec_push(&f->block, ((Block){.src = f->block.at[h].src}));
    }
    order_commit(&o);
    free(last);
    free(next);
    free(first);
}

/* Rotates the loops of r->loop. The values of their headers that are used elsewhere become loads and stores of new
 * allocas, which loop_rounds promotes. */
static void loops_rotate(Rotator *r) {
    Fn *f = r->f;
    values_demote(r->m, f, r->of_header);
    headers_copy(r);
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_PHI) phi_write(r, b, v);
    for (uint32_t i = 0; i < r->loop.n; i++) { /* a preheader leads to the copy; nothing else leads into the loop */
        ValueId enter = block_term(f, r->loops.loop.at[r->loop.at[i]].preheader);
        inst_ops(f, enter)[0] = ref_make(REF_BLOCK, r->nblock + i);
    }
    order_write(r);
}

/* Finds the loops of f, and among them those to rotate. */
static void rotator_begin(Rotator *r, Pass *p, Fn *f) {
    *r = (Rotator){.p = p, .m = p->m, .f = f, .nblock = f->block.n};
    const Cfg *c = fn_cfg(f);
    loops_build(&r->loops, c);
    r->of_header = mem_alloc(((size_t)r->nblock + 1) * sizeof *r->of_header);
    for (BlockId b = 0; b < r->nblock; b++) r->of_header[b] = NOWHERE;
    for (uint32_t i = 0; i < r->loops.loop.n; i++) loop_visit(r, c, i);
}

/* Frees what rotator_begin and the rotation have allocated. */
static void rotator_end(Rotator *r) {
    loops_free(&r->loops);
    free(r->of_header);
    vec_free(&r->loop);
    vec_free(&r->copy);
}

/* Rotates the loops of f that can be rotated. Returns whether it rotated one. */
static bool round_run(Pass *p, Fn *f) {
    Rotator r;
    rotator_begin(&r, p, f);
    bool found = r.loop.n > 0;
    if (found && preheaders_complete(f)) {
        rotator_end(&r);
        rotator_begin(&r, p, f); /* the same loops, with preheaders */
    }
    if (found) {
        const Cfg *c = fn_cfg(f);
        for (uint32_t i = 0; i < r.loop.n; i++) metadata_move(&r, c, r.loop.at[i]);
        invariants_move(&r, c);
        loops_rotate(&r);
    }
    pass_stat(p, "loops rotated", r.loop.n);
    rotator_end(&r);
    return found;
}

bool pass_loop_rotate(Pass *p, Fn *f) {
    if (!loop_rounds(p, f, round_run, 1)) return false;
    preheaders_complete(f);
    return true;
}
