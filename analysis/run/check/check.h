/* check.h: compares the facts of the analyses with what happens while a program runs.
 *
 *     %q = phi ptr [ %p, %a ], [ @s, %b ]     its address lies in a window of its set, or is null if null is in it
 *     %i = and i32 %n, 3                      its number is in its range, and its known zero bits are zero
 *     %r = getelementptr i32, ptr %q, i32 %i  its distance from %q is an offset of its stride, within its bounds
 *     %c = icmp ult i32 %n, %m                if it is uniform, all threads of the warp find the same in the same
 *                                             iterations of the same loops
 *
 *     store i32 1, ptr %q  ...  load ptr %p   if an alias query of a pass found no alias, the two do not overlap
 *
 * A Checker holds the facts that belong to the whole module. The decoder (decode_check.c) asks it for those of
 * each value and emits a C_CHECK operation for each, right after the value is computed; without a Checker it
 * emits none, so an ordinary run costs nothing. An operation of this kind takes no step: the schedule is that of
 * the same run without checks.
 *
 * An address that lies in no window and in no object points nowhere, so it says nothing about a set. A value with
 * undefined bits says nothing either. A cast to a space is a promise; it may be executed where the promise does not
 * hold, if no access relies on it there, and then its result is poison. A set that rests on an assumption (that
 * kernel parameters, and pointers in memory at kernel entry, are global) gives a warning if it does not hold; any
 * other fact that does not hold is an error of the launch.
 */
#ifndef NVIR_ANALYSIS_RUN_CHECK_CHECK_H
#define NVIR_ANALYSIS_RUN_CHECK_CHECK_H

#include "analysis/alias.h"
#include "analysis/run/machine/machine.h"
#include "analysis/spaces/spaces.h"

/* The kinds of facts, in the order in which check_counts_print lists them. */
enum CheckKind { CHECK_SET, CHECK_NUMBER, CHECK_OFFSET, CHECK_UNIFORM, CHECK_ALIAS, CHECK_KINDS };

/* Within one function (FOLLOW_NONE), and with calls followed. Both analyses run in pipelines, and neither is
 * always the more precise one. */
enum CheckedSpaces { FOLLOW_NONE, FOLLOW_CALLS, FOLLOW_BOTH };

/* One entry of the table of uniform.c: the value that `thread` computed first in one execution of an operation by a
 * warp; key: a hash of operation, warp and execution. */
enum { WARP_VALUES = 1 << 16 };
typedef struct WarpValue {
    uint64_t key, value;
    uint32_t thread;
} WarpValue;

/* By enum CheckKind: the number of facts of the decoded functions, and how often a value was compared with one. */
typedef struct CheckCounts {
    uint64_t facts[CHECK_KINDS], compared[CHECK_KINDS];
} CheckCounts;

struct Checker {
    Module *m;
    KernelTable kernels;
    Knobs knobs;
    uint32_t sm;
    Spaces spaces[FOLLOW_BOTH]; /* by enum CheckedSpaces */
    CheckCounts count;
    WarpValue *uniform;   /* WARP_VALUES of them */
    AliasLog *log;        /* the results of the alias queries of the next pass, sorted by function; NULL: not known */
    VEC(uint32_t) warned; /* the values with a warning, by the numbers of their constraint nodes */
};

/* Computes the address space sets of a module under the given knobs. The module must not change until checker_free.
 * `log` holds the results of the alias queries that a pass made on a copy of the module. It is sorted here and
 * borrowed, and may be NULL. The caller frees the checker with checker_free. */
Checker *checker_new(Module *m, const Knobs *knobs, AliasLog *log);
/* Frees a checker; NULL is allowed. */
void checker_free(Checker *c);
/* check_counts_add adds the counts of another run to *c. check_counts_print prints one line with the number of facts of
 * each kind and of the comparisons with them. */
void check_counts_add(CheckCounts *c, const CheckCounts *other);
void check_counts_print(const CheckCounts *c, Out *o);

/* Returns the windows in which an address with this set may lie, as a SpaceSet: the set, and the windows that lie
 * within one of its windows (shared within cluster, param within global). Null is added to a set with global, because
 * it lies in no other window, and isspacep.global finds it. */
SpaceSet check_windows(SpaceSet set);

/* The handlers of C_CHECK. They return GO_STOP after an error message if the fact does not hold, else GO_NEXT. In those
 * of values, x is the value, and c is 0 where it is defined, or 1 + the number of the operand where it is used. A value
 * with undefined bits is not compared. */
/* Checks the address a; sub: the windows in which it may lie according to both analyses, see check_windows. */
Go check_set_op(Exec *e, const DecodedOp *c);
/* Checks nothing: makes the address dst poison if the generic address a, from which it was cast, lies in a window that
 * is not in `sub`. Null, and an address in no window, are left alone. */
Go check_cast_op(Exec *e, const DecodedOp *c);
/* Checks the integer or address a of `width` bits; b: two constants: the signed bounds {low, high}, both included, and
 * the known zero bits {mask, 0}. Known zero bits are compared even if other bits are undefined. */
Go check_number_op(Exec *e, const DecodedOp *c);
/* Checks the addresses a and dst, before and after a getelementptr of `width` bits; b: two constants, {by, stride} and
 * {size, bounded} of its Offset. */
Go check_offset_op(Exec *e, const DecodedOp *c);
/* Sets the x slots from dst on to {0, 0}. */
Go slots_clear_op(Exec *e, const DecodedOp *c);
/* Number the executions of code (decode/context.h). context_enter_op sets dst to the number of the call, which for a
 * kernel is one of the launch. context_call_op passes a hash of the number a and the call x to the function that is
 * called next. context_mix_op sets dst to a hash of the number a and the loop x. Slot.v of dst is the number, and
 * Slot.u is the time of the thread (Thread.time) at which the execution begins. */
Go context_enter_op(Exec *e, const DecodedOp *c);
Go context_call_op(Exec *e, const DecodedOp *c);
Go context_mix_op(Exec *e, const DecodedOp *c);
/* Checks that a, a uniform value, is the one that another thread of the warp computed in the same execution; b: the
 * number of the execution. The first thread of an execution only records its value. */
Go check_uniform_op(Exec *e, const DecodedOp *c);

/* The result of an alias query about two memory locations (decode/decode_alias.c), seen from one of them. slot: the
 * slot of the other one, {address, time} of its last access. loop, common: the slots with the numbers of the executions
 * in which that access must have been: of the innermost loop around the other one, and of the innermost one around
 * both. size, other_size: in bytes. kind: ANSWER_NO or ANSWER_MUST. inst: the instruction of the other one. */
typedef struct AliasPartner {
    uint32_t slot, loop, common, size, other_size, kind, inst;
} AliasPartner;
/* Checks the address a, in space `width`, of an access against the locations args[b ...], c times an AliasPartner, and
 * records it with the time in dst, the slot of the location. */
Go check_access_op(Exec *e, const DecodedOp *c);
/* Check that an instruction does not modify the locations args[b ...], c times an AliasPartner. check_save_op,
 * before the instruction, saves a hash of the contents of each location in the slot AliasPartner.size, 0 if the
 * location was not accessed in the same execution; check_saved_op, after it, compares the contents with the hash.
 * AliasPartner.kind is 1 if the result holds for other threads as well; if it is 0, nothing is compared after
 * another thread may have run. */
Go check_save_op(Exec *e, const DecodedOp *c);
Go check_saved_op(Exec *e, const DecodedOp *c);

/* For the files of check/. check_message initialises *o and begins a message with the value that operation c is about,
 * which is now `now`: "%i is 0x10". check_wrong ends the message, reports it as an error of the launch, frees *o, and
 * returns GO_STOP. */
void check_message(Out *o, const Exec *e, const DecodedOp *c, uint64_t now);
Go check_wrong(Out *o, Exec *e);

#endif
