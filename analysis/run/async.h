/* async.h: between the decoder of asynchronous copies and mbarriers and their execution. */
#ifndef NVIR_ASYNC_H
#define NVIR_ASYNC_H

#include "analysis/run/decode.h"

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
/* args[x ...]: to, from, bytes, mbarrier, mask of blocks; sub, width: spaces; b: BULK_ bits */
enum { BULK_BARRIER = 1, BULK_MULTICAST = 2 };
Go bulk_op(Exec *e, const Code *c);

#endif
