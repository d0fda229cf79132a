/* labs.h: all that a lab needs. Reading time: 15 minutes. Read it from top to bottom once; later it is a reference.
 *
 * Your file is a part of a real compiler: it includes this header, defines `lab_rows` at its end, and the tools run
 * your passes where they would run their own. Everything above the line "for labs only" below is the interface that the
 * compiler's own passes use, so what you learn here also lets you read them (transform/scalar/ holds short ones).
 *
 *     make lab N=2 FILE=my.c                                   build with your file, check it, print your points
 *     build/lab/2/nvir-opt -passes=lvn x.nvir                  what your pass makes of a program
 *     build/lab/2/nvir-opt -passes=lvn -debug-only=lab x.nvir  your trace, and where the reference does something else
 *
 * ------------------------------------------------------------------------------------------------ 1. your rows
 * A pass is a function. It changes the function f, and returns whether it changed anything:
 *
 *     static bool my_pass(Pass *p, Fn *f) { ... return changed; }
 *
 * A row makes it known to the tools under a name. A row with the name of a pass of the compiler takes its place, in -O2
 * too. The columns: name, function, what it is called for (PASS_FUNCTION: each function that has a body; PASS_MODULE:
 * once, with f NULL), the analyses that it needs, what it keeps, "", one line of help. The last row is empty.
 *
 *     const PassRow lab_rows[] = {
 *         {"my-pass", my_pass, PASS_FUNCTION, NEED_CFG, KEEP_CFG, "", "make everything faster"},
 *         {0},
 *     };
 *
 * NEED_NOTHING; NEED_USES: p->uses is there; NEED_CFG: p->cfg, with dominators.
 * KEEP_CFG promises that blocks and branches stay as they are; KEEP_NOTHING promises nothing. p->m is the module.
 *
 * ------------------------------------------------------------------------------------------------ 2. walking
 * Everything has a number: a ValueId is an instruction or a parameter of the function (the parameters are 0 to
 * f->nparam - 1), a BlockId is a block (0 is the entry). Numbers never change, even when code is inserted or deleted,
 * so an array with an entry for each value is an array of f->inst.n entries: mem_alloc(n * sizeof *a), all zero;
 * free(a).
 *
 *     each_block(f, b)                             for every block b of f, in the order of the text
 *         each_inst_in(f, b, v) {                  for every instruction v of block b
 *             const Inst *i = inst_at(f, v);       its record; valid until an instruction is created
 *             if (i->op == OP_ADD) ...
 *         }
 *     each_inst(f, b, v) ...                       both loops at once (`break` leaves only the block)
 *     each_fn(m, s, f) ...                         for every function f of module m that has a body; s is its symbol
 *     ValueId t = block_term(f, b);                the terminator of a block: br, switch, ret ...
 *     each_succ(f, t, s) ...                       for every block s that the terminator t may go to
 *     f->order.at[block->first + k]                instruction k < block->n of a block; block = &f->block.at[b]: to walk
 *                                                  over a block from its end
 *
 * Inst has: op (OP_ADD, OP_LOAD, OP_PHI, ...: ir/ops.def), sub (the predicate of a comparison: ICMP_SLT, ...), flags
 * (IF_NUW, IF_NSW, IF_EXACT, IF_INBOUNDS, IF_VOLATILE, ...), type (of the result; T_VOID: it has none), nopnd (how many
 * operands), aux (alloca, getelementptr: the type that is allocated or indexed).
 *
 * What an instruction may do is a set of flags of its opcode, op_flags(i):
 *     OF_PURE  computes its result from its operands and does nothing else: may be removed if unused, or done twice
 *     OF_READ, OF_WRITE  reads memory; writes it, orders it, or is visible in another way (a call, a barrier)
 *     OF_TERM  ends its block       OF_COMM  its two operands may be swapped        OF_TRAP  undefined for some operands
 *     OF_CAST, OF_INT, OF_FP        OF_DEBUG  a debug record: says where a variable is, computes nothing, keeps nothing alive
 *
 * ------------------------------------------------------------------------------------------------ 3. operands
 * An operand is a Ref: the number of something, and its kind.
 *
 *     for (uint32_t k = 0; k < i->nopnd; k++) {
 *         Ref r = inst_op(f, v, k);                operand k of v
 *         if (ref_is(r, REF_VALUE))                an instruction or a parameter:
 *             ValueId d = ref_index(r);                its number
 *     }
 *     ref_is(r, KIND): REF_VALUE, REF_CONST (a constant), REF_SYM (the address of @something), REF_BLOCK (a target)
 *     ref_make(REF_VALUE, v)                       the Ref of a value
 *     ref_same(a, b)                               the same operand? Equal constants are the same operand.
 *     REF_NULL, and r.x == 0                       no operand at all; a zeroed array of Refs is full of them
 *     ref_type(m, f, r)                            its type
 *     inst_ops(f, v)[k] = r;                       sets an operand (an Edit, below, is usually better)
 *
 * Where the operands are: store: value, address. load: address. atomicrmw, cmpxchg: address first. alloca: none, or the
 * number of elements. getelementptr: base, indices. icmp, add, ...: two.
 * select: condition, if true, if false. br: target; or condition, if true, if false. ret: value, or none. call:
 * arguments, and the callee last (call_nargs, call_callee). phi: value, block, value, block, ... (section 7).
 *
 * ------------------------------------------------------------------------------------------------ 4. types and
 * constants Types are numbers too; equal types have equal numbers. T_VOID, T_I1, T_I8, T_I16, T_I32, T_I64, T_FLOAT,
 * T_DOUBLE and T_PTR (a generic pointer) are fixed.
 *
 *     type_is_int(m, t), type_is_fp(m, t), type_is_ptr(m, t)      type_bits(m, t): the width of a number
 *     type_ptr(m, SPACE_SHARED)                    a pointer into a space       type_space(m, t): the space of a pointer,
 *                                                  or of the pointers in a vector; 0 is generic, and other types
 *     type_size(m, t)                              bytes in memory              type_elem(m, t, i): field or element type
 *     const_int(m, T_I32, 7)                       the operand `i32 7`          const_zero(m, t): 0, 0.0 or null
 *     const_simple(m, CONST_UNDEF, t)              the operand `undef` (any value; poison: CONST_POISON)
 *     uint64_t n; if (ref_int(m, r, &n)) ...       is r an integer constant? n: its value, zero-extended from its width
 *     int64_t n; if (ref_sint(m, r, &n)) ...       the same, sign-extended
 *
 * ------------------------------------------------------------------------------------------------ 5. the control flow
 * graph p->cfg, if your row says NEED_CFG. It shows the function as it was when your pass was called.
 *
 *     each_pred(c, b, q) ...                       for every edge from a block q to b (a switch may give several)
 *     for (uint32_t k = 0; k < c->nrpo; k++) { BlockId b = c->rpo[k]; ... }     reachable blocks, in reverse post-order
 *     c->rpo_index[b]                              the place of b in that order; UINT32_MAX: unreachable
 *     c->block_of[v]                               the block of a value; of a parameter, the entry
 *     c->idom[b]                                   the immediate dominator; of the entry, itself      (NEED_CFG)
 *     cfg_dominates(c, a, b)                       does block a dominate block b?                     (NEED_CFG)
 *     cfg_value_dominates(c, f, d, u)              is d computed before u whenever u is reached?      (NEED_CFG)
 *
 * A pass that builds its own: Cfg c; cfg_build(&c, f); cfg_dominators(&c); ... cfg_free(&c);
 *
 * ------------------------------------------------------------------------------------------------ 6. uses
 * p->uses, if your row says NEED_USES: who uses a value. Debug records are users as well.
 *
 *     each_use(p->uses, v, u) ...                  for every instruction u that has v as an operand
 *
 * ------------------------------------------------------------------------------------------------ 7. changing a
 * function Never change blocks while you walk over them. Record the changes in an Edit; nothing happens until the
 * commit.
 *
 *     Edit e;
 *     edit_begin(&e, p->m, f);
 *     edit_replace(&e, v, with);                   all uses of v become `with`, also those that you record later;
 *                                                  v itself stays, unless you also delete it
 *     edit_delete(&e, v);                          v disappears; nothing may use it then (edit_replace first)
 *     edit_before(&e, anchor, n);                  places the new instruction n before another one
 *     edit_after(&e, anchor, n);                   after it; after a phi or a parameter: after all of them
 *     edit_front(&e, b, n);                        at the beginning of a block, after its phis; a phi: among them
 *     edit_end(&e, b, n);                          before the terminator of a block
 *     return edit_commit(&e);                      does it all, returns whether anything changed
 *
 * A new instruction is made first and placed by the Edit:
 *
 *     Ref op[] = {a, const_int(p->m, T_I32, 3)};
 *     ValueId n = fn_inst(f, OP_SHL, T_I32, op, 2);     makes `shl i32 %a, 3`, not yet in any block
 *     inst_copy_origin(f, n, v);                        gives it the source line of v, for debuggers
 *     ValueId n = fn_copy_inst(f, v);                   makes a copy of v, with its type, operands, flags and source line
 *
 * To move v: place a copy of it, edit_replace v by the copy, and delete v. A debug record may name what you delete: it
 * then says that the variable has no value, and needs no care.
 *
 * Phis, with the functions of section 8:
 *
 *     for (uint32_t k = 0; k < phi_count(f, v); k++) { Ref r = phi_value(f, v, k); BlockId from = phi_block(f, v, k); }
 *     ValueId n = fn_inst(f, OP_PHI, T_I32, NULL, 0);  phi_add(f, n, value, from);  edit_front(&e, b, n);
 *
 * After your pass, each function is checked, and a message says in words what is wrong: that a deleted value is still
 * named, that a phi lacks an edge, that a value is used where it may not be computed yet.
 *
 * A table from the contents of things to numbers is in ir/hash.h: Hash t = {0}; ... free(t.slot). It cannot contain the
 * number 0, which a value may have: add v + 1. Growable arrays are VEC(type), with vec_push(&a, x), a.at[i], a.n,
 * vec_free(&a) (ir/mem.h). */
#ifndef NVIR_LABS_H
#define NVIR_LABS_H

#include "ir/hash.h"
#include "transform/pass.h"

/* The rows that your file defines; the last one is {0}. */
extern const PassRow lab_rows[];

/* ================================================================================================ for labs only
 *
 * ------------------------------------------------------------------------------------------------ 8. walking,
 * continued */

/* For every edge q -> b of a Cfg:  each_pred(p->cfg, b, q) ... */
#define each_pred(c, b, q) \
    for (uint32_t q##_i = (c)->pred_first[b], q = 0; q##_i < (c)->pred_first[(b) + 1] && (q = (c)->pred[q##_i], true); \
         q##_i++)

/* For every user u of v:  each_use(p->uses, v, u) ... */
#define each_use(s, v, u) \
    for (uint32_t u##_i = (s)->first[v], u = 0; u##_i < (s)->first[(v) + 1] && (u = (s)->at[u##_i], true); u##_i++)

/* The entries of a phi: their number, and the value and the block of entry k. */
static inline uint32_t phi_count(const Fn *f, ValueId phi) { return inst_at(f, phi)->nopnd / 2; }
static inline Ref phi_value(const Fn *f, ValueId phi, uint32_t k) { return inst_op(f, phi, 2 * k); }
static inline BlockId phi_block(const Fn *f, ValueId phi, uint32_t k) { return ref_index(inst_op(f, phi, 2 * k + 1)); }

/* Adds an entry to a phi. A phi needs exactly one for each edge into its block. */
void phi_add(Fn *f, ValueId phi, Ref value, BlockId from);

/* ------------------------------------------------------------------------------------------------ 9. sets and worklists */

/* A set of the numbers 0 to n - 1, as bits: of values, blocks, allocas ... A greater number, or two sets of different
 * n in one call, stop the program with a message.
 *
 *     LabSet live = set_new(f->inst.n);
 *     if (set_add(&live, v)) ...                   v was not in it before
 *     if (set_union(&live, &other)) ...            something was added: the fact grew, so go on iterating
 *     set_free(&live);
 */
typedef struct LabSet {
    uint64_t *word;
    uint32_t n; /* the numbers it may contain are below n */
} LabSet;
LabSet set_new(uint32_t n); /* empty */
void set_free(LabSet *s);
bool set_has(const LabSet *s, uint32_t x);
bool set_add(LabSet *s, uint32_t x);                 /* returns whether x is new in s */
bool set_remove(LabSet *s, uint32_t x);              /* returns whether x was in s */
void set_fill(LabSet *s);                            /* makes it contain all numbers below n */
void set_copy(LabSet *to, const LabSet *from);       /* both must have the same n; so in the following */
bool set_union(LabSet *to, const LabSet *from);      /* adds all of `from`; returns whether `to` changed */
bool set_intersect(LabSet *to, const LabSet *with);  /* keeps what is in both; returns whether `to` changed */
bool set_subtract(LabSet *to, const LabSet *remove); /* removes all of `remove`; returns whether `to` changed */
bool set_equal(const LabSet *a, const LabSet *b);
uint32_t set_count(const LabSet *s);
/* For every number in a set, in ascending order:  each_in_set(&live, v) ...  It asks for all numbers below n, so where
 * a worklist visits a set again and again, subtract first what it has seen, and look only at words that are not 0. */
#define each_in_set(s, x) \
    for (uint32_t x = 0; x < (s)->n; x++) \
        if (set_has(s, x))

/* A worklist of the numbers 0 to n - 1: first in, first out; a number that is waiting already is not added again.
 *
 *     LabQueue todo = queue_new(f->block.n);
 *     queue_add(&todo, 0);
 *     for (uint32_t b; queue_take(&todo, &b);) ... queue_add(&todo, successor) ...
 *     queue_free(&todo);
 */
typedef struct LabQueue {
    uint32_t *at, n, head, count;
    LabSet waiting;
} LabQueue;
LabQueue queue_new(uint32_t n);
void queue_free(LabQueue *q);
void queue_add(LabQueue *q, uint32_t x);
bool queue_take(LabQueue *q, uint32_t *x); /* false if the worklist is empty */

/* ------------------------------------------------------------------------------------------------ 10. trace and asserts */

/* Writes a line of trace, which -debug-only=lab shows; without that option it costs nothing. The format knows %d %u %s
 * as printf does, and %v (a ValueId), %r (a Ref), %b (a BlockId), which it writes as in the text:
 *
 *     lab_trace(p, f, "%v computes what %v has computed", v, old);            %d computes what %a has computed */
void lab_trace(const Pass *p, const Fn *f, const char *format, ...);

/* Stops with a message, in the same format, if the condition is false. Say what must hold, and for what:
 *
 *     lab_assert(p, f, ref_is(r, REF_VALUE), "%v has an operand that is no value: %r", v, r); */
#define lab_assert(p, f, condition, ...) \
    ((condition) ? (void)0 : lab_fail(p, f, __FILE__, __LINE__, #condition, __VA_ARGS__))
_Noreturn void lab_fail(const Pass *p, const Fn *f, const char *file, int line, const char *condition,
                        const char *format, ...);

/* Runs a pass of the compiler over f in the middle of yours, such as lab_apply(p, pass_sccp, f), after f has been
 * checked as after your pass: what is wrong is said in words, before that pass stumbles over it. Returns whether it
 * changed f. */
bool lab_apply(Pass *p, PassFunction *pass, Fn *f);

#endif
