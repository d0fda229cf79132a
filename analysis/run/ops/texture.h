/* texture.h: texture and surface instructions as the PTX decoder hands them to the executor. */
#ifndef NVIR_ANALYSIS_RUN_OPS_TEXTURE_H
#define NVIR_ANALYSIS_RUN_OPS_TEXTURE_H

#include "analysis/run/machine/machine.h"

/* DecodedOp.sub of texture_op. width: dimensions (1 to 3) and TEX_ flags; a: TEX_TRAP, TEX_CLAMP or TEX_ZERO, for
 * a surface access out of bounds; b: values; args[x ...]: enum TextureArg. c depends on the operation:
 *   LOAD, STORE   bits of a value       GATHER   the channel     IS   0 texture, 1 surface, 2 sampler
 *   QUERY         0 to 2: a size; 3: levels or samples, always 1; 4, 5: type and order of the channels */
enum TextureOp { TEX_FETCH, TEX_GATHER, TEX_LOAD, TEX_STORE, TEX_STORE_P, TEX_QUERY, TEX_IS };
/* REAL: float coordinates; FLOAT: float values; CUBE: the coordinates are a direction, and six layers of a
 * texture of two dimensions are the faces of a cube */
enum { TEX_DIMS = 3, TEX_ARRAY = 4, TEX_REAL = 8, TEX_FLOAT = 16, TEX_CUBE = 32 };
enum { TEX_TRAP, TEX_CLAMP, TEX_ZERO };
/* Slots in args: the handle; four operands, which are the layer, if the texture is an array, and then the coordinates;
 * the values, which are results of loads and queries, and operands of stores. */
enum TextureArg { TA_HANDLE, TA_COORDINATE, TA_VALUE = TA_COORDINATE + 4 };
/* Executes a texture or surface instruction. Stops with an error if the handle is none or an operand is undefined; but
 * TEX_IS answers false for what is no handle. */
Go texture_op(Exec *e, const DecodedOp *c);

#endif
