/* async.h: between the decoder of asynchronous copies and mbarriers and their execution. */
#ifndef NVIR_ANALYSIS_RUN_OPS_ASYNC_H
#define NVIR_ANALYSIS_RUN_OPS_ASYNC_H

#include "analysis/run/ops/ops.h"

/* Code.sub of mbarrier_op. a: address, x: its space, b: count, bytes, state or parity, width: MBF_ bits. */
enum Mbarrier {
    MB_INIT, MB_INVAL, MB_ARRIVE, MB_DROP, MB_EXPECT, MB_COMPLETE, MB_TEST, MB_TRY, MB_PENDING
};
enum { MBF_EXPECT = 1, MBF_NO_COMPLETE = 2, MBF_PARITY = 4, MBF_NO_INCREMENT = 8 };
Go mbarrier_op(Exec *e, const Code *c);

/* cp.async; a: to, b: from, c: bytes to read, x: bytes to write */
Go copy_start_op(Exec *e, const Code *c);
Go copy_commit_op(Exec *e, const Code *c);
/* a: how many groups may stay under way; sub: wait for what is not committed, too */
Go copy_wait_op(Exec *e, const Code *c);
/* arrives at mbarrier a (x: its space) when all copies so far are done; width: MBF_ bits */
Go copy_arrive_op(Exec *e, const Code *c);
/* For others that complete at an mbarrier: so many bytes less (or more) to come; an arrival. */
bool mbarrier_transact(Exec *e, uint32_t space, uint64_t address, int64_t bytes);
bool mbarrier_arrive(Exec *e, uint32_t space, uint64_t address);

/* Completes the copies of a thread that ends. Returns false after an error message. */
bool copies_end(Exec *e);
/* Appends what a thread that waits at an mbarrier waits for. */
void mbarrier_print(Out *o, const Thread *t);

/* clusterlaunchcontrol. a: where the answer goes, b: mbarrier, shared addresses; sub: to all blocks of the
 * cluster */
Go launch_cancel_op(Exec *e, const Code *c);
/* a: the answer, two slots; sub: 0 .. 2 the first block's place, 3: was anything cancelled? */
Go launch_query_op(Exec *e, const Code *c);

/* ops_bulk.c. args[x ...] of a copy in bulk: the words up to BULK_SLOTS, then the slots: enum BulkSlot, of a
 * tensor five coordinates and three offsets behind them. */
enum BulkArg { BULK_FLAGS, BULK_TO, BULK_FROM, BULK_REDUCE, BULK_TYPE, BULK_SLOTS };
/* FLAGS: bits, of a tensor its rank and mode above them; TO, FROM: state spaces; REDUCE: RmwOp + 1, 0: a
 * copy; TYPE: a tensor_type, for reductions of what is no tensor */
enum { BULK_BARRIER = 1, BULK_MULTICAST = 2, BULK_BYTE_MASK = 4, BULK_RANK = 8, BULK_MODE = 12 };
enum { TENSOR_TILE, TENSOR_ROWS, TENSOR_IM2COL, TENSOR_WIDE, TENSOR_WIDE_128 };
enum BulkSlot { BS_TO, BS_FROM, BS_BYTES, BS_BARRIER, BS_MASK, BS_COORDINATE, BS_OFFSET = BS_COORDINATE + 5,
                BS_COUNT = BS_OFFSET + 3 };
Go bulk_op(Exec *e, const Code *c);
/* TO or FROM: the shared address; the other one: the map */
Go tensor_copy_op(Exec *e, const Code *c);
/* a: the map, x: its space, b: new value, c: which dimension, sub: enum TensorField */
enum TensorField { TF_ADDRESS, TF_RANK, TF_BOX, TF_DIM, TF_STRIDE, TF_STEP, TF_TYPE, TF_INTERLEAVE,
                   TF_SWIZZLE,
                   TF_ATOM, TF_FILL };
Go tensor_replace_op(Exec *e, const Code *c);

#endif
