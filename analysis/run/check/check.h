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
 * A Checker holds the facts that belong to the whole module. If a run has one, the decoder (decode_check.c) emits
 * C_CHECK operations for the facts about each value, after the value is computed and, where a fact holds only there,
 * before it is used; without a Checker it emits none, so an ordinary run costs nothing. These operations take no step,
 * so the schedule is that of the same run without checks.
 *
 * "Set" means the set of address spaces that an analysis finds for an address (SpaceSet). An address that lies in no
 * window of the generic address space contradicts no set, and a value with undefined bits contradicts no fact. A cast
 * to a space is a promise; it may be executed where the promise does not hold, if no access relies on it there, and
 * then its result is poison. A set that rests on an assumption (that kernel parameters, and pointers in memory at
 * kernel entry, are global) gives a warning if it does not hold; any other fact that does not hold is an error of the
 * launch.
 */
#ifndef NVIR_ANALYSIS_RUN_CHECK_CHECK_H
#define NVIR_ANALYSIS_RUN_CHECK_CHECK_H

#include "analysis/alias.h"
#include "analysis/run/machine/machine.h"
#include "analysis/spaces/spaces.h"

/* The kinds of facts, in the order in which check_counts_print lists them: address space sets, ranges and known zero
 * bits, offsets of getelementptr, uniform values, results of alias queries. */
enum CheckKind { CHECK_SET, CHECK_NUMBER, CHECK_OFFSET, CHECK_UNIFORM, CHECK_ALIAS, CHECK_KINDS };

/* The two analyses of address space sets: within each function (FOLLOW_NONE), and across calls (FOLLOW_CALLS). Both are
 * checked, because passes use both, and neither is always the more precise one. */
enum CheckedSpaces { FOLLOW_NONE, FOLLOW_CALLS, FOLLOW_BOTH };

/* An entry of the table of uniform.c: the value that `thread`, the first one of its warp, computed in one execution of
 * an operation; key: a hash of the operation, the warp and the number of the execution. */
enum { WARP_VALUES = 1 << 16 };
typedef struct WarpValue {
    uint64_t key, value;
    uint32_t thread;
} WarpValue;

/* By enum CheckKind: the number of facts about the functions decoded so far, and how often a value was compared with
 * such a fact. */
typedef struct CheckCounts {
    uint64_t facts[CHECK_KINDS], compared[CHECK_KINDS];
} CheckCounts;

struct Checker {
    Module *m;
    KernelTable kernels;
    Knobs knobs;
    uint32_t sm;                /* the sm_ number of the target that the module names; 0 if it names none */
    Spaces spaces[FOLLOW_BOTH]; /* by enum CheckedSpaces */
    CheckCounts count;
    WarpValue *uniform;   /* WARP_VALUES of them, indexed by key modulo WARP_VALUES */
    AliasLog *log;        /* the results of alias queries that are checked, sorted by function; NULL: none */
    VEC(uint32_t) warned; /* the values about which there was a warning, by the numbers of their constraint nodes */
};

/* Returns a Checker for a module, whose address space sets it computes under the given knobs. The module must not
 * change until checker_free. log: the results of the alias queries that a pass made on a copy of the module, or NULL;
 * it is sorted here, and must live as long as the checker. The caller frees the checker with checker_free. */
Checker *checker_new(Module *m, const Knobs *knobs, AliasLog *log);
/* Frees a checker; NULL is allowed. */
void checker_free(Checker *c);
/* check_counts_add adds the counts of another run to *c. check_counts_print appends one line with the number of facts
 * of each kind of which there are any, and of the comparisons with them, or with "none". */
void check_counts_add(CheckCounts *c, const CheckCounts *other);
void check_counts_print(const CheckCounts *c, Out *o);

/* Returns the spaces in whose windows an address with this set may lie, as a SpaceSet: the set itself, and the spaces
 * whose window counts as part of one of its windows (shared in cluster, param in global). Null is added to a set with
 * global, because it lies in no other window, and isspacep.global is true for it. */
SpaceSet check_windows(SpaceSet set);

/* The handlers of C_CHECK. They return GO_STOP after an error message if the fact does not hold, else GO_NEXT. In those
 * that check a value (set, number, offset, uniform), x is the ValueId, and c is 0 if the check is at its definition, or
 * 1 + the number of the operand if it is at a use. A value with undefined bits is not compared. */
/* Checks that the address a lies in a window of `sub`, the intersection of what check_windows returns for the sets of
 * both analyses. If the set that does not hold rests on an assumption, gives a warning instead of an error. */
Go check_set_op(Exec *e, const DecodedOp *c);
/* Checks nothing, but makes the address dst of `width` bits poison if the generic address a, from which it was cast,
 * lies in a window that is not in `sub`. Leaves dst as it is for null, and for an address in no window. An address of a
 * function or basic block counts as outside of `sub` unless that has null. */
Go check_cast_op(Exec *e, const DecodedOp *c);
/* Checks the integer or address a of `width` bits. b: the first of two constants: the signed bounds {low, high}, both
 * included, and the mask of the known zero bits {mask, 0}. The defined bits in the mask are compared even if other bits
 * are undefined. */
Go check_number_op(Exec *e, const DecodedOp *c);
/* Checks the distance from address a to address dst, the base and the result of a getelementptr, both of `width` bits.
 * b: the first of two constants, {by, stride} and {size, bounded} of its Offset (analysis/spaces/offset.h). */
Go check_offset_op(Exec *e, const DecodedOp *c);
/* Sets the x slots from dst on to {0, 0}. */
Go slots_clear_op(Exec *e, const DecodedOp *c);
/* Number the executions of code (decode/context.h). context_enter_op, at the entry of a function, sets dst to the
 * number of the call; for a kernel this is a number of the launch. context_call_op, before call instruction x, passes a
 * hash of the number in a and of x to the called function. context_mix_op, on an edge to a loop header, sets dst to a
 * hash of the number in a and of x, 1 + the loop. Slot.v of dst is the number, and Slot.u the time of the thread
 * (Thread.time) at which this execution begins. */
Go context_enter_op(Exec *e, const DecodedOp *c);
Go context_call_op(Exec *e, const DecodedOp *c);
Go context_mix_op(Exec *e, const DecodedOp *c);
/* Checks that the uniform value a is the one that another thread of the warp computed in the same execution. b: the
 * slot with the number of the execution. The first thread of an execution only records its value. */
Go check_uniform_op(Exec *e, const DecodedOp *c);

/* The result of an alias query about two memory locations (decode/decode_alias.c), seen from one of them, called "this
 * one" here. slot: the slot of the other one, {address, time} of its last access. loop, common: the slots with the
 * numbers of the executions in which that access must have been to be compared: of the innermost loop around the other
 * one, and of the innermost loop around both. size, other_size: bytes of this one and of the other one. kind: ANSWER_NO
 * or ANSWER_MUST. inst: the instruction that accesses the other one. */
typedef struct AliasPartner {
    uint32_t slot, loop, common, size, other_size, kind, inst;
} AliasPartner;
/* Before an access to address a in space `width`: compares the address with those of other locations, args[b ...], a
 * list of c AliasPartners, and records it, as a generic one, and the time in dst, the slot of this location. */
Go check_access_op(Exec *e, const DecodedOp *c);
/* Check that a call does not modify the locations args[b ...], a list of c AliasPartners. check_save_op, before the
 * call, saves a hash of the contents of each location in the slot whose number is AliasPartner.size, or 0 if the
 * location was not accessed in the same execution; check_saved_op, after the call, compares the contents with the hash.
 * Here AliasPartner.kind is 1 if the result holds for other threads as well; if it is 0, nothing is compared if another
 * thread may have run during the call. */
Go check_save_op(Exec *e, const DecodedOp *c);
Go check_saved_op(Exec *e, const DecodedOp *c);

/* For the files of check/. check_message initialises *o and begins a message "%i is 0x10", which names the value that
 * operation c checks and shows `now`, its present bits. check_wrong ends the message, reports it as an error of the
 * launch, frees *o, and returns GO_STOP. */
void check_message(Out *o, const Exec *e, const DecodedOp *c, uint64_t now);
Go check_wrong(Out *o, Exec *e);

#endif
