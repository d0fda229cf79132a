/* ptx.h: emits PTX text for a verified module. */
#ifndef NVIR_PTX_PTX_H
#define NVIR_PTX_PTX_H

#include "ir/ir.h"

/* An entry of the map from lines of the text to their source. It holds for all lines up to the next entry. */
typedef struct PtxLine {
    uint32_t line; /* from 1 */
    uint32_t src;  /* source offset of the instruction, or of the function */
    MdId loc;      /* the debug location of the instruction; 0 = none */
    SymId fn;
} PtxLine;
typedef VEC(PtxLine) PtxMap; /* in ascending order of lines */

typedef struct PtxOptions {
    const Target *target; /* never NULL: module_target() */
    uint16_t version;     /* .version times ten; 0 = the least that the target and the features need */
    bool fmad;            /* fuse a multiply and an add if both have the flag `contract` */
    bool no_line_info;    /* leave out .file and .loc */
    bool line_info_only;  /* emit line tables only, even if the module requests full debug information */
    bool annotate;        /* append to each line the IR instruction it comes from, as a comment */
    /* the caller renames the registers later, so debug information must not name any */
    bool renamed;
    PtxMap *map; /* if not NULL, filled with the map; `out` must then stay in memory */
} PtxOptions;

/* The stage of passes that must run before ptx_emit: they remove what PTX cannot express. */
#define PTX_STAGE "prepare-ptx"

/* Sets *fmad from the value of the option -fmad. Returns false, without setting it, if that is neither "true" nor
 * "false". */
bool ptx_fmad_parse(const char *value, bool *fmad);

/* Emits the whole module as PTX. Returns false if some construct cannot be emitted; each such error is
 * reported through m->diag, and nothing is written to `out`. Consumes the function bodies: each is freed
 * once its text is made. */
bool ptx_emit(Module *m, const PtxOptions *options, Out *out);

#endif
