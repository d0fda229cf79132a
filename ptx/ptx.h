/* ptx.h: from a verified module to PTX text. */
#ifndef NVIR_PTX_PTX_H
#define NVIR_PTX_PTX_H

#include "ir/ir.h"

/* Where a line of the text, and those behind it up to the next entry's, come from. */
typedef struct PtxLine {
    uint32_t line;            /* from 1 */
    uint32_t src;             /* text offset of the instruction, or of the function */
    MdId loc;                 /* its debug location; 0 = none */
    SymId fn;
} PtxLine;
typedef VEC(PtxLine) PtxMap;  /* ascending */

typedef struct PtxOptions {
    const Target *target;     /* never NULL: module_target() */
    uint16_t version;         /* .version times ten; 0 = the least that the target and the features need */
    bool fmad;                /* fuse a multiply and an add that both carry `contract` */
    bool cuda_atomics;        /* atomicrmw relaxed and of the device, as CUDA's compilers read atomicAdd */
    bool no_line_info;        /* leave out .file and .loc */
    bool line_info_only;      /* line tables where the module asks for full debug information */
    bool annotate;            /* the IR behind each line, as a comment */
    bool renamed;             /* registers get other names behind this: debug information names none */
    PtxMap *map;              /* filled if not NULL; `out` then stays in memory */
} PtxOptions;

/* Writes the whole module as PTX. False if anything could not be emitted: each fault is reported through
 * m->diag, and then nothing is written to out. Consumes the bodies of the functions: each is freed when its
 * text is made. */
bool ptx_emit(Module *m, const PtxOptions *options, Out *out);

#endif
