/* loop-unroll-runtime: unrolls by four a loop that loop-unroll leaves, most of all one whose trip count is known only
 * when it is entered.
 *
 *    p:  br %h                                       p:  %m = sub i32 %n, 1
 *    h:  %i = phi [ 0, %p ], [ %j, %h ]                  %m4 = and i32 %m, -4
 *        ...                                             br (%m >= 4), %h, %r
 *        %j = add i32 %i, 1                          h:  %i = phi [ 0, %p ], [ %j4, %h ]
 *        br (%j == %n), %x, %h                           ... four times, without a test
 *                                                        br (%j4 == %m4), %r, %h
 *                                                    r:  the loop as it was, from %i = 0 or %m4 on
 *
 * The copies of the body need one test instead of four, and four loads whose addresses differ by constants need one
 * address (LLVM: UnrollRuntimeLoopRemainder; the pass is named after the option of LLVM). A remainder loop, which is
 * like the original, executes the remaining iterations, at least one. The code after the loop is reached only from it.
 *
 * The loop must count by one, up or down, to an invariant bound, and that test must be its only exit. The number of
 * tests that succeed is then the difference between the bound and the first tested value: for != even if the counter
 * wraps around, and for < if the first value is less than the bound, which is tested first. The obvious
 * generalisation, (bound - first) / step for every step and predicate, is wrong for a step that jumps over the bound,
 * and for <= if the bound is the largest number. So loops with other steps are not unrolled.
 *
 * A loop that makes a constant number of iterations (loop_run.h) may count in any way. If 4, 3 or 2 copies divide that
 * number, there is no remainder loop, and the last copy has the test. Taking the remainder loop for such a loop, too,
 * is simpler, but executes the last four iterations in it, each with a test.
 *
 * Threads of a warp that execute different numbers of iterations would execute the same operation in different copies
 * of the body. So a loop with a convergent operation is unrolled only if the number of iterations is constant, or the
 * counter's bounds are constants or kernel parameters, which are the same for all threads. A loop is not unrolled if it
 * has inner loops or calls, if it has more than LIMIT instructions (or LIMIT_PURE if it accesses no memory, so that
 * only tests are saved), or if its metadata forbids it; the new loops have such metadata. Hence the output is at most
 * COPIES + 1 times as large. A loop that accesses local memory has only COPIES_LOCAL copies, because its accesses do
 * not become cheaper; but as many as others if the number of iterations is constant, and the loop takes its counter
 * apart, as by i / 4 and i & 3. Larger limits cost registers and gain little: with 40 for both, tests/kernels need 2 %
 * more registers, and execute 0.1 % fewer instructions from clang -O0, none from -O2. But LIMIT_HANDED instructions
 * more are allowed for each value that the next iteration has under another name, as a stencil hands on the planes that
 * it has read: without copies, each iteration moves it.
 *
 * Needs nothing. */
#include "analysis/assembly.h"
#include "ir/arith.h"
#include "ir/intrinsic_id.h"
#include "transform/loops/loop_copy.h"
#include "transform/loops/loop_rounds.h"
#include "transform/loops/preheader.h"
#include "transform/scalar/fold.h"

/* TRIPS_MAX: the most iterations that are executed to find a constant number. FN_MAX: a function with more instructions
 * does not grow any more. The others are described above. */
enum {
    COPIES = 4,
    COPIES_LOCAL = 2,
    LIMIT = 32,
    LIMIT_PURE = 16,
    LIMIT_HANDED = 4,
    TRIPS_MAX = 1024,
    FN_MAX = 1 << 17
};

/* A loop that makes a constant number of iterations (`whole`), or counts by one until a test of its counter fails. Then
 * the counter is a phi of the header; its fields are not set in the first case. */
typedef struct CountedLoop {
    uint32_t loop;
    LoopExit exit;    /* `trips` is the number of copies in the cycle, not the trip count */
    Ref begin, bound; /* the first value of the counter, and what the test compares it with; both are invariant */
    ValueId next;     /* the counter plus or minus one, its value in the next iteration */
    uint8_t in;       /* an IntPred: the loop goes on if `tested in bound` holds */
    bool down, next_is_tested; /* the counter decreases; the test compares `next` with the bound, not the counter */
    bool convergent;           /* an instruction depends on which threads execute it together */
    bool whole;                /* it makes a constant number of iterations, a multiple of the number of copies */
} CountedLoop;

typedef struct Unroller {
    Pass *p;
    Module *m;
    Fn *f;
    const Cfg *cfg;
    Loops loops;
    LoopRun run;
    Edit e;
    uint32_t size; /* instructions of the function, including the copies made so far */
    VEC(LoopCopies) copies;
    VEC(uint32_t) found; /* the loops to unroll, as the first of two visits numbers them */
    bool guarding;       /* the second visit: all loops to unroll have preheaders, and are planned */
} Unroller;

/* ---------------------------------------------------------------------------------------------- the counter */

/* Reports whether r is a value that is defined in the loop. */
static bool is_inside(const Unroller *u, uint32_t loop, Ref r) {
    return ref_is(r, REF_VALUE) && loop_has_block(&u->loops, loop, u->cfg->block_of[ref_index(r)]);
}

/* Returns the only latch of a loop; UINT32_MAX if it has several. */
static BlockId latch_find(const Unroller *u, uint32_t loop) {
    BlockId h = u->loops.loop.at[loop].header, latch = UINT32_MAX;
    for (uint32_t k = u->cfg->pred_first[h]; k < u->cfg->pred_first[h + 1]; k++) {
        if (!loop_has_block(&u->loops, loop, u->cfg->pred[k])) continue;
        if (latch != UINT32_MAX) return UINT32_MAX;
        latch = u->cfg->pred[k];
    }
    return latch;
}

/* Reports whether v is inline assembly. */
static bool inst_is_asm(const Unroller *u, ValueId v) {
    return inst_at(u->f, v)->op == OP_CALL && ref_is_asm(u->m, call_callee(u->f, v));
}

/* Reports whether v is a call that remains a call in the output: one of a function, direct or indirect, or of an
 * intrinsic that is a library function of the driver, such as malloc. */
static bool inst_calls(const Unroller *u, ValueId v) {
    if (inst_at(u->f, v)->op != OP_CALL || inst_is_asm(u, v)) return false;
    return !call_intrinsic(u->m, u->f, v) || inst_is_intrinsic(u->m, u->f, v, INF_LIBRARY);
}

/* Reports whether v is a load or store whose pointer type is one to local memory. */
static bool inst_is_local(const Unroller *u, ValueId v) {
    const Inst *i = inst_at(u->f, v);
    if (i->op != OP_LOAD && i->op != OP_STORE) return false;
    return ref_space(u->m, u->f, inst_address(u->f, v)) == SPACE_LOCAL;
}

/* Returns the number of phis in the header of a loop that take the value of another one: values that the loop hands on,
 * as a stencil does with the last planes. */
static uint32_t handed_on(const Unroller *u, uint32_t loop, BlockId latch) {
    BlockId h = u->loops.loop.at[loop].header;
    uint32_t n = 0;
    each_inst_in(u->f, h, v) {
        if (inst_at(u->f, v)->op != OP_PHI) break;
        for (uint32_t k = 0; k < inst_at(u->f, v)->nopnd; k += 2) {
            Ref r = inst_op(u->f, v, k);
            if (ref_index(inst_op(u->f, v, k + 1)) != latch || !ref_is_inst(u->f, r, OP_PHI)) continue;
            n += ref_index(r) != v && u->cfg->block_of[ref_index(r)] == h;
        }
    }
    return n;
}

/* Finds the conditional branch that leaves loop c->loop, and sets c->exit, with the number of copies as `trips`, and
 * c->convergent. Counts the instructions of the loop in *size, without phis and debug records. Returns false if there
 * are several edges out of the loop, if some iteration may skip the branch, or if the loop is too large (LIMIT,
 * LIMIT_PURE, LIMIT_HANDED) or has inner loops or calls. */
static bool exit_find(const Unroller *u, BlockId latch, CountedLoop *c, uint32_t *size) {
    uint32_t loop = c->loop;
    LoopExit *exit = &c->exit;
    const Loop *l = &u->loops.loop.at[loop];
    uint32_t exits = 0;
    bool accesses = false, local = false;
    uint32_t more = LIMIT_HANDED * handed_on(u, loop, latch);
    *size = 0;
    for (uint32_t k = l->first; k < l->first + l->n; k++) {
        BlockId b = u->loops.block[k];
        if (u->loops.of_block[b] != loop) return false;
        each_inst_in(u->f, b, v) {
            *size += !(op_flags(inst_at(u->f, v)) & OF_DEBUG) && inst_at(u->f, v)->op != OP_PHI;
            if (*size > LIMIT + more || inst_calls(u, v)) return false;
            accesses |= op_flags(inst_at(u->f, v)) & (OF_READ | OF_WRITE);
            local |= inst_is_local(u, v);
            c->convergent |= inst_is_convergent(u->m, u->f, v);
        }
        ValueId t = block_term(u->f, b);
        each_succ(u->f, t, s) {
            if (loop_has_block(&u->loops, loop, s)) exit->stay = s;
            else exits++, exit->block = b, exit->leave = s;
        }
    }
    if (!accesses && *size > LIMIT_PURE + more) return false;
    if (exits != 1 || !cfg_dominates(u->cfg, exit->block, latch)) return false;
    ValueId t = block_term(u->f, exit->block);
    if (inst_at(u->f, t)->op != OP_BR || inst_at(u->f, t)->nopnd != 3) return false;
    exit->stay = ref_index(inst_op(u->f, t, ref_index(inst_op(u->f, t, 1)) == exit->leave ? 2 : 1));
    exit->trips = local ? COPIES_LOCAL : COPIES;
    return true;
}

/* Reports whether r is a counter of loop c->loop, an integer phi of 3 to 64 bits in the header to which each iteration
 * adds 1 or -1, or the next value of such a phi. If so, sets c->begin, next, down and next_is_tested. */
static bool counter_find(const Unroller *u, BlockId latch, Ref r, CountedLoop *c) {
    if (!is_inside(u, c->loop, r)) return false;
    ValueId v = ref_index(r);
    uint64_t step;
    c->next_is_tested = inst_at(u->f, v)->op == OP_ADD;
    Ref phi = c->next_is_tested ? inst_op(u->f, v, 0) : r;
    if (!is_inside(u, c->loop, phi)) return false;
    ValueId at = ref_index(phi);
    if (inst_at(u->f, at)->op != OP_PHI || u->cfg->block_of[at] != u->loops.loop.at[c->loop].header) return false;
    c->begin = REF_NULL, c->next = UINT32_MAX;
    for (uint32_t k = 0; k < inst_at(u->f, at)->nopnd; k += 2) {
        Ref x = inst_op(u->f, at, k);
        if (ref_index(inst_op(u->f, at, k + 1)) != latch) c->begin = x;
        else if (ref_is(x, REF_VALUE)) c->next = ref_index(x);
    }
    if (c->next == UINT32_MAX || (c->next_is_tested && c->next != v)) return false;
    const Inst *i = inst_at(u->f, c->next);
    uint32_t bits = (uint32_t)type_bits(u->m, i->type);
    if (i->op != OP_ADD || !type_is_int(u->m, i->type) || bits > 64) return false;
    if (inst_op(u->f, c->next, 0).x != phi.x || !ref_int(u->m, inst_op(u->f, c->next, 1), &step)) return false;
    c->down = step == arith_ones(bits);
    return bits > 2 && (step == 1 || c->down);
}

/* Reports whether the condition of c->exit compares a counter of the loop with an invariant bound in a way whose number
 * of successes is known: the loop goes on while they differ, or while the counter is below the bound (above it, if it
 * decreases). If so, sets the remaining fields of c. */
static bool test_find(const Unroller *u, BlockId latch, CountedLoop *c) {
    ValueId t = block_term(u->f, c->exit.block);
    Ref cond = inst_op(u->f, t, 0);
    if (!is_inside(u, c->loop, cond) || inst_at(u->f, ref_index(cond))->op != OP_ICMP) return false;
    ValueId test = ref_index(cond);
    c->in = inst_at(u->f, test)->sub;
    if (ref_index(inst_op(u->f, t, 1)) == c->exit.leave) c->in = arith_pred_inverse(c->in);
    for (uint32_t k = 0; k < 2; k++, c->in = arith_pred_swapped(c->in)) {
        c->bound = inst_op(u->f, test, !k);
        if (is_inside(u, c->loop, c->bound) || !counter_find(u, latch, inst_op(u->f, test, k), c)) continue;
        return c->in == ICMP_NE || c->in == (c->down ? ICMP_SGT : ICMP_SLT) || c->in == (c->down ? ICMP_UGT : ICMP_ULT);
    }
    return false;
}

/* Reports whether the loop takes its counter apart, as by i / 4 and i & 3. In four copies such parts are equal or
 * constant. The counter is requested by loop_exit_find. */
static bool counter_is_split(Unroller *u, uint32_t loop) {
    const Loop *l = &u->loops.loop.at[loop];
    for (uint32_t k = l->first; k < l->first + l->n; k++)
        each_inst_in(u->f, u->loops.block[k], v) {
            uint8_t op = inst_at(u->f, v)->op;
            bool part = op == OP_AND || op == OP_LSHR || op == OP_ASHR || op == OP_UDIV || op == OP_SDIV ||
                        op == OP_UREM || op == OP_SREM;
            if (part && loop_run_needs(&u->run, ref_make(REF_VALUE, v))) return true;
        }
    return false;
}

/* Finds whether the loop makes a constant number of iterations, at least two cycles, that 4, 3 or 2 copies divide. If
 * so, sets c->whole, and c->exit.trips to the greatest such number of copies, which is at most what it was unless the
 * loop takes its counter apart. */
static void whole_find(Unroller *u, CountedLoop *c) {
    LoopExit x = loop_exit_find(&u->run, c->loop, TRIPS_MAX);
    if (!x.trips || x.sooner || x.bound || x.block != c->exit.block) return;
    for (uint32_t n = counter_is_split(u, c->loop) ? COPIES : c->exit.trips; n > 1 && !c->whole; n--) {
        c->whole = x.trips % n == 0 && x.trips > n;
        if (c->whole) c->exit.trips = n;
    }
}

/* Reports whether r is certainly the same for all threads: a constant, symbol or parameter of a kernel. */
static bool is_uniform(const Unroller *u, Ref r) {
    if (!ref_is(r, REF_VALUE)) return true;
    return ref_index(r) < u->f->nparam && sym_is_kernel(u->p->kernels, u->f->sym);
}

/* --------------------------------------------------------------------------------------------- the new tests */

/* Returns `x op y`, computed at the end of block b unless it folds to a constant. `pred` is the predicate of an icmp; a
 * freeze has only operand x. */
static Ref preheader_op(Unroller *u, BlockId b, enum Op op, uint8_t pred, Ref x, Ref y) {
    TypeId t = op == OP_ICMP ? T_I1 : ref_type(u->m, u->f, x);
    Ref operand[] = {x, y};
    Inst i = {.op = op, .type = t, .sub = pred, .nopnd = op == OP_FREEZE ? 1 : 2};
    if (!ref_is(x, REF_VALUE) && !ref_is(y, REF_VALUE) && op != OP_FREEZE) {
        Ref folded = fold_inst(u->m, &i, operand);
        if (folded.x) return folded;
    }
    ValueId v = fn_inst(u->f, op, t, operand, i.nopnd);
    inst_at(u->f, v)->sub = pred;
    inst_copy_origin(u->f, v, block_term(u->f, b));
    edit_end(&u->e, b, v);
    return ref_make(REF_VALUE, v);
}

/* Sets to->enter and to->limit to values computed in the preheader, and to->next. The cycle is entered if at least as
 * many tests would succeed as it has copies. It is left when the counter reaches `limit`: after the greatest number of
 * iterations that is a multiple of the number of copies and at most the number of tests that succeed. The condition is
 * frozen, because it may be poison or undef where the original program never reaches the test. */
static void guard_make(Unroller *u, const CountedLoop *c, LoopCopies *to) {
    BlockId b = u->loops.loop.at[c->loop].preheader;
    TypeId t = ref_type(u->m, u->f, c->begin);
    Ref one = const_int(u->m, t, c->down ? UINT64_MAX : 1);
    Ref first = c->next_is_tested ? preheader_op(u, b, OP_ADD, 0, c->begin, one) : c->begin;
    Ref passed = preheader_op(u, b, OP_SUB, 0, c->down ? first : c->bound, c->down ? c->bound : first);
    Ref enough = preheader_op(u, b, OP_ICMP, ICMP_UGE, passed, const_int(u->m, t, c->exit.trips));
    if (c->in != ICMP_NE)
        enough = preheader_op(u, b, OP_AND, 0, preheader_op(u, b, OP_ICMP, c->in, first, c->bound), enough);
    Ref whole = preheader_op(u, b, OP_AND, 0, passed, const_int(u->m, t, ~(uint64_t)(c->exit.trips - 1)));
    to->enter = ref_is(enough, REF_VALUE) ? preheader_op(u, b, OP_FREEZE, 0, enough, REF_NULL) : enough;
    to->limit = preheader_op(u, b, c->down ? OP_SUB : OP_ADD, 0, c->begin, whole);
    to->next = c->next;
}

/* Does nothing if the loop cannot be unrolled. In the first visit, appends the loop to u->found. In the second one
 * (u->guarding), creates the guard in the preheader, appends the plan of the copies to u->copies, and writes a
 * remark. */
static void loop_visit(Unroller *u, uint32_t loop) {
    CountedLoop c = {.loop = loop};
    uint32_t size;
    BlockId latch = latch_find(u, loop);
    if (latch == UINT32_MAX || !exit_find(u, latch, &c, &size)) return;
    whole_find(u, &c);
    if (!c.whole && !test_find(u, latch, &c)) return;
    if (c.convergent && !c.whole && !(is_uniform(u, c.begin) && is_uniform(u, c.bound))) return;
    LoopPragma g = loop_pragma(u->m, u->f, block_term(u->f, latch));
    if (g.forbidden || (g.no_remainder && !c.whole) || g.count || u->size + c.exit.trips * size > FN_MAX) return;
    if (!loop_is_copyable(u->m, u->f, &u->loops, loop)) return;
    if (!u->guarding) {
        vec_push(&u->found, loop);
        return;
    }
    LoopCopies to = {.loop = loop, .n = c.exit.trips + !c.whole, .cyclic = true, .rest = !c.whole, .exit = c.exit};
    if (!c.whole) guard_make(u, &c, &to);
    pass_remark(u->p, c.whole ? REMARK_UnrolledWithoutRemainder : REMARK_UnrolledWithRemainder, u->f,
                block_term(u->f, latch), c.exit.trips);
    vec_push(&u->copies, to);
    u->size += c.exit.trips * size;
}

/* Builds the control flow graph and the loops of the function as it is now, and visits all loops (loop_visit). The
 * caller frees u->loops. */
static void loops_visit(Unroller *u) {
    u->cfg = fn_cfg(u->f);
    loops_build(&u->loops, u->cfg);
    if (!u->loops.loop.n) return;
    loop_run_init(&u->run, u->m, u->f, u->cfg, &u->loops);
    for (uint32_t i = 0; i < u->loops.loop.n; i++) loop_visit(u, i);
    loop_run_free(&u->run);
}

/* Unrolls all innermost loops that can be unrolled. Returns whether the function changed. */
static bool round_run(Pass *p, Fn *f) {
    Unroller u = {.p = p, .m = p->m, .f = f};
    each_inst(f, b, v) u.size += v < f->inst.n;
    loops_visit(&u);
    preheaders_make(f, u.cfg, &u.loops, u.found.at, u.found.n);
    loops_free(&u.loops);
    if (!u.found.n) return false;
    u.guarding = true;
    edit_begin(&u.e, p->m, f);
    loops_visit(&u);
    edit_commit(&u.e);
    loops_copy(p, f, &u.loops, u.copies.at, u.copies.n);
    pass_stat(p, "loops unrolled with a remainder", u.copies.n);
    vec_free(&u.copies);
    vec_free(&u.found);
    loops_free(&u.loops);
    return true;
}

bool pass_loop_unroll_runtime(Pass *p, Fn *f) { return loop_rounds(p, f, round_run, 1); }
