/* cluster.h: shared memory of the blocks of a cluster, and the blocks that a .cta_group names. */
#ifndef NVIR_ANALYSIS_RUN_OPS_CLUSTER_H
#define NVIR_ANALYSIS_RUN_OPS_CLUSTER_H

#include "analysis/run/machine/machine.h"

enum { CLUSTER_BLOCKS_MAX = 16 };

/* Returns the shared::cluster address, in the block of this rank, of the byte at the same offset of shared memory as
 * `address`, which is a shared or shared::cluster address. Does not check the rank. */
static inline uint64_t cluster_address(uint64_t address, uint32_t rank) {
    return (rank + UINT64_C(1)) * WINDOW_SIZE + address % WINDOW_SIZE;
}

/* Fills block[0] and block[1] with the blocks of .cta_group. blocks 1: both are the executing one; 2: the pair of
 * blocks, that of even rank first, to which it belongs. Returns false after an error message if the executing block
 * has no partner. */
static inline bool cta_group(Exec *e, uint32_t blocks, Cta **block) {
    Cta *own = e->t->cta;
    const Cluster *l = own->cluster;
    block[0] = block[1] = own;
    if (blocks == 1) return true;
    if ((own->rank | 1) >= l->ncta) {
        report_error(e, "cta_group::2 in a cluster without pairs of blocks");
        return false;
    }
    block[0] = l->cta[own->rank & ~1u], block[1] = l->cta[own->rank | 1];
    return true;
}

#endif
