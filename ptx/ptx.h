/* ptx.h: from a verified module to PTX text. */
#ifndef NVIR_PTX_H
#define NVIR_PTX_H

#include "ir/ir.h"

typedef struct PtxOptions {
    const Target *target;     /* never NULL: module_target() */
    uint16_t version;         /* .version times ten; 0 = the least that the target and the features used need */
    bool fmad;                /* fuse a multiply and an add that both carry `contract` */
    bool cuda_atomics;        /* atomicrmw without ordering beyond relaxed, of device scope, as CUDA's own compilers read atomicAdd */
} PtxOptions;

/* Writes the whole module as PTX. False if anything could not be emitted: each fault is reported through m->diag, and
 * then nothing is written to out. Consumes the bodies of the functions: each is freed when its text is made. */
bool ptx_emit(Module *m, const PtxOptions *options, Out *out);

#endif
