/* async.h: asynchronous copies and mbarriers as the PTX decoder hands them to the executor. */
#ifndef NVIR_ANALYSIS_RUN_OPS_ASYNC_H
#define NVIR_ANALYSIS_RUN_OPS_ASYNC_H

#include "analysis/run/machine/machine.h"

/* ----------------------------------------------------------------------- ops_async.c: mbarriers, cp.async */

/* DecodedOp.sub of mbarrier_op. a: address, x: its space (MB_PENDING has neither); width: MBF_ flags; b: the number of
 * arrivals of MB_INIT, MB_ARRIVE and MB_DROP, the bytes of MB_EXPECT and MB_COMPLETE, the token or parity of MB_TEST
 * and MB_TRY, the token of MB_PENDING; dst: the token of MB_ARRIVE and MB_DROP, whether the phase is complete (MB_TEST,
 * MB_TRY), the pending arrivals of MB_PENDING. MB_DROP arrives, and lets later phases expect fewer arrivals. MB_TRY
 * suspends the thread until the phase is complete or all threads of the cluster wait. */
enum Mbarrier { MB_INIT, MB_INVAL, MB_ARRIVE, MB_DROP, MB_EXPECT, MB_COMPLETE, MB_TEST, MB_TRY, MB_PENDING };
/* EXPECT: b is the bytes to expect first, then the thread arrives once. NO_COMPLETE: it is an error if the arrival
 * completes the phase. PARITY: b is a parity, not a token. NO_INCREMENT: only for copy_arrive_op. */
enum { MBF_EXPECT = 1, MBF_NO_COMPLETE = 2, MBF_PARITY = 4, MBF_NO_INCREMENT = 8 };
/* Executes an operation on an mbarrier. */
Go mbarrier_op(Exec *e, const DecodedOp *c);
/* Appends a description of the mbarrier at which a suspended thread waits. */
void mbarrier_print(Out *o, const Thread *t);
/* Adds `bytes`, which may be negative, to the transaction count of an mbarrier. Completes the phase and wakes the
 * waiting threads if nothing is pending any more. Returns false after an error message. */
bool mbarrier_transact(Exec *e, uint32_t space, uint64_t address, int64_t bytes);
/* Arrives at an mbarrier once; completes the phase as mbarrier_transact does. Returns false after an error message. */
bool mbarrier_arrive(Exec *e, uint32_t space, uint64_t address);

/* Starts a copy (cp.async) and makes its destination undefined until the thread waits for the copy. a: destination in
 * shared memory, b: source in global memory, c: bytes to read, x: bytes to write, 4, 8 or 16. Reads at most x bytes;
 * if c is less, the others become zero. */
Go copy_start_op(Exec *e, const DecodedOp *c);
/* Commits the started copies as a group. */
Go copy_commit_op(Exec *e, const DecodedOp *c);
/* Completes the committed groups of copies except the latest ones. a: how many of these may stay pending; sub 1:
 * completes all copies, also uncommitted ones, whatever a is. */
Go copy_wait_op(Exec *e, const DecodedOp *c);
/* Completes the copies of a thread that ends. Returns false after an error message. */
bool copies_finish_all(Exec *e);
/* Completes all copies of the thread so far, then arrives at mbarrier a (x: its space). width: MBF_ flags; without
 * MBF_NO_INCREMENT the arrival changes no count, because the instruction increments the pending count first. */
Go copy_arrive_op(Exec *e, const DecodedOp *c);

/* ----------------------------------------- ops_bulk.c: bulk copies, tensor copies, cluster launch control */

/* args[x ...] of bulk_op and tensor_copy_op: the words before BULK_SLOTS, then a slot for each enum BulkSlot.
 *   FLAGS     BULK_ bits; for a tensor also its rank and its TENSOR_ mode, shifted
 *   TO, FROM  state spaces of the operands; in a tensor copy, that whose space is global is the address of the tensor
 *             map, not of the data
 *   REDUCE    enum RmwOp + 1, or 0 for a copy;  TYPE: index into tensor_type, for reductions of bytes */
enum BulkArg { BULK_FLAGS, BULK_TO, BULK_FROM, BULK_REDUCE, BULK_TYPE, BULK_SLOTS };
enum { BULK_BARRIER = 1, BULK_MULTICAST = 2, BULK_BYTE_MASK = 4, BULK_RANK = 8, BULK_MODE = 12 };
/* .tile; .tile::gather4 and .tile::scatter4; .im2col; .im2col::w; .im2col::w::128 */
enum { TENSOR_TILE, TENSOR_ROWS, TENSOR_IM2COL, TENSOR_WIDE, TENSOR_WIDE_128 };
/* clang-format off */
enum BulkSlot { BS_TO, BS_FROM, BS_BYTES, BS_BARRIER, BS_MASK, BS_COORDINATE, BS_OFFSET = BS_COORDINATE + 5,
                BS_COUNT = BS_OFFSET + 3 };
/* clang-format on */
/* Copies or reduces a run of bytes between memories (cp.async.bulk, cp.reduce.async.bulk). */
Go bulk_op(Exec *e, const DecodedOp *c);
/* Copies or reduces a box between a tensor in global memory and shared memory (cp.async.bulk.tensor,
 * cp.reduce.async.bulk.tensor). */
Go tensor_copy_op(Exec *e, const DecodedOp *c);
/* Replaces a field of a tensor map (tensormap.replace). a: the tensor map, x: its space, b: new value (of TF_RANK the
 * rank minus 1), c: the number of the dimension, not an operand, sub: enum TensorField */
/* clang-format off */
enum TensorField { TF_ADDRESS, TF_RANK, TF_BOX, TF_DIM, TF_STRIDE, TF_STEP, TF_TYPE, TF_INTERLEAVE,
                   TF_SWIZZLE, TF_ATOM, TF_FILL };
/* clang-format on */
Go tensor_replace_op(Exec *e, const DecodedOp *c);

/* Cancels the next cluster that has not begun, if there is one (clusterlaunchcontrol.try_cancel). Stores the 16 bytes
 * of the result at a, and completes them at mbarrier b, both shared addresses; sub 1: in all blocks of the executing
 * cluster (multicast). */
Go launch_cancel_op(Exec *e, const DecodedOp *c);
/* Stores in dst a coordinate of the cancelled cluster's first block (sub 0 to 2; an error if none was cancelled), or
 * whether a cluster was cancelled (sub 3). a: the result of launch_cancel_op, two slots. */
Go launch_query_op(Exec *e, const DecodedOp *c);

#endif
