/* check.h: compares the facts of the analyses with what happens while a program runs.
 *
 *     %q = phi ptr [ %p, %a ], [ @s, %b ]     its address lies in a window of its set, or is null if null is in it
 *     %i = and i32 %n, 3                      its number is in its range, and its known zero bits are zero
 *     %r = getelementptr i32, ptr %q, i32 %i  its distance from %q is an offset of its stride, within its bounds
 *     %c = icmp ult i32 %n, %m                if it is uniform, all threads of the warp find the same in the same
 *                                             iterations of the same loops
 *
 *     store i32 1, ptr %q  ...  load ptr %p   if a pass was answered that the two do not alias, they do not overlap
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

/* A uniform value: what a thread found in one execution of an operation. */
enum { WARP_VALUES = 1 << 16 };
typedef struct WarpValue {
    uint64_t key, value;
    uint32_t thread;
} WarpValue;

/* The facts of the functions that were decoded, and the values that were compared with them; by enum CheckKind. */
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
    AliasLog *log;        /* what the next pass was answered, sorted by function; NULL: not known */
    VEC(uint32_t) warned; /* the values of which a warning was given, by their nodes */
};

/* Computes the facts of a module under the given knobs. The module must not change until checker_free. `log` holds the
 * answers about aliases that a pass was given on a copy of the module, and is sorted here; it may be NULL. */
Checker *checker_new(Module *m, const Knobs *knobs, AliasLog *log);
/* Frees a checker; NULL is allowed. */
void checker_free(Checker *c);
/* Adds the counts of another run; prints how many facts of each kind there are, and how often values were compared. */
void check_counts_add(CheckCounts *c, const CheckCounts *other);
void check_counts_print(const CheckCounts *c, Out *o);

/* Returns the part of the address space in which a value with this set may lie, as a SpaceSet in which the
 * windows that lie within another count as well. Null is outside of all windows but those of global, where
 * isspacep.global finds it, so a set with global has it. */
SpaceSet check_windows(SpaceSet set);

/* The handlers of C_CHECK. In all of them x is the value that the fact is about, and c the operand of the
 * instruction in which it is used, plus 1, or 0 where it is defined. GO_STOP: the fact does not hold, and an
 * error has been reported. */
/* a: an address; sub: the windows in which it may lie, see check_windows; b: enum CheckedSpaces. */
Go check_set_op(Exec *e, const DecodedOp *c);
/* Checks nothing: makes the address dst poison if the generic address a, from which it was cast, lies in none of the
 * windows `sub`. */
Go check_cast_op(Exec *e, const DecodedOp *c);
/* a: an integer of `width` bits; b: two constants: the bounds {low, high}, the known zero bits {mask, 0}. */
Go check_number_op(Exec *e, const DecodedOp *c);
/* a, dst: the address before and after a getelementptr of `width` bits; b: two constants, {by, stride} and
 * {size, bounded} of its Offset. */
Go check_offset_op(Exec *e, const DecodedOp *c);
/* Clears the x slots from dst on. */
Go slots_clear_op(Exec *e, const DecodedOp *c);
/* Number the executions of code (decode/context.h): dst gets the number of the call; the number a is kept for the
 * function that is called next; dst gets a number made of a and x. The upper half of dst is the time at which the
 * execution begins. */
Go context_enter_op(Exec *e, const DecodedOp *c);
Go context_call_op(Exec *e, const DecodedOp *c);
Go context_mix_op(Exec *e, const DecodedOp *c);
/* a: a value that is uniform; b: the number of the execution. */
Go check_uniform_op(Exec *e, const DecodedOp *c);

/* An answer about two places (decode/decode_alias.c): the slot of the other one, which holds its last address and the
 * time of the access; the slots of the executions in which that must have been: of the innermost loop around the other
 * one, and of the innermost one around both; the sizes; the instruction of the other one. */
typedef struct AliasPartner {
    uint32_t slot, loop, common, size, other_size, kind, inst;
} AliasPartner;
/* a: the address of an access, of space `width`; dst: the slot of its place; args[b ...]: c times an AliasPartner. */
Go check_access_op(Exec *e, const DecodedOp *c);
/* Before and after an instruction that does not modify the places args[b ...], c times an AliasPartner, whose `size` is
 * the slot with their contents, and whose `kind` says that the answer holds for other threads as well. */
Go check_save_op(Exec *e, const DecodedOp *c);
Go check_saved_op(Exec *e, const DecodedOp *c);

/* Between the files that check: begins a message with the value that operation c is about, "%i is 0x10"; ends it
 * and reports it as an error of the launch. */
void check_message(Out *o, const Exec *e, const DecodedOp *c, uint64_t now);
Go check_wrong(Out *o, Exec *e);

#endif
