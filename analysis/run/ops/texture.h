/* texture.h: between the decoder of texture and surface instructions and their execution. */
#ifndef NVIR_ANALYSIS_RUN_OPS_TEXTURE_H
#define NVIR_ANALYSIS_RUN_OPS_TEXTURE_H

#include "analysis/run/ops/ops.h"

/* Code.sub of texture_op; width: TEX_ bits; a: TEX_TRAP ..., b: values; c: of LOAD and STORE the bits of
 * one, of GATHER the channel, of QUERY which (0 .. 2 the sizes, 3: always 1, 4 and 5: type and order of
 * channels), of IS 0 texture, 1 surface, 2 sampler. args[x ...]: enum TextureArg. */
enum TextureOp { TEX_FETCH, TEX_GATHER, TEX_LOAD, TEX_STORE, TEX_STORE_P, TEX_QUERY, TEX_IS };
/* REAL: coordinates; FLOAT: values; CUBE: a direction, in a texture of two dimensions with six layers a
 * cube */
enum { TEX_DIMS = 3, TEX_ARRAY = 4, TEX_REAL = 8, TEX_FLOAT = 16, TEX_CUBE = 32 };
enum { TEX_TRAP, TEX_CLAMP, TEX_ZERO };
enum TextureArg { TA_HANDLE, TA_COORDINATE, TA_VALUE = TA_COORDINATE + 4 };
Go texture_op(Exec *e, const Code *c);

#endif
