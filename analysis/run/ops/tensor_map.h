/* tensor_map.h: a tensor in global memory and the box of it that one copy moves.
 *
 * The device's 128 bytes are opaque: what cuTensorMapEncodeTiled writes is nobody's business but the
 * hardware's. These are the executor's own, made by nvir-run (-arg tensormap:...) or changed by
 * tensormap.replace. The numbers of types, swizzles and fills are those of tensormap.replace (PTX, table of
 * "tensormap new_val validity").
 */
#ifndef NVIR_ANALYSIS_RUN_OPS_TENSOR_MAP_H
#define NVIR_ANALYSIS_RUN_OPS_TENSOR_MAP_H

#include "analysis/run/machine/run.h"

enum { TENSOR_MAP_BYTES = 128, TENSOR_RANK_MAX = 5 };
typedef struct TensorMap {
    uint64_t magic, address;
    uint64_t stride[4];              /* bytes, of dimensions 1 to 4; dimension 0 is dense */
    uint32_t dim[5];
    uint16_t box[5];                 /* tiles: elements in each dimension, before the step is taken */
    int16_t lower[3], upper[3];      /* im2col: corners of the bounding box, in the dimensions between */
    uint16_t channels, pixels;       /* im2col: elements of a row, rows */
    uint8_t step[5];                 /* traversal stride */
    uint8_t rank, type, interleave, swizzle, atom, fill, im2col;      /* im2col: 0, or enum TensorIm2col */
} TensorMap;
enum TensorIm2col { IM2COL_BOX = 1, IM2COL_W, IM2COL_W_128 };       /* the latter: along W alone */

/* unit: elements that are moved together; global, shared: their bytes there. fp: enum FpType + 1, 0 an
 * integer. */
typedef struct TensorType { const char *name; uint8_t unit, global, shared, fp, sign; } TensorType;
enum { TENSOR_TYPES = 16 };
extern const TensorType tensor_type[TENSOR_TYPES];

enum { SWIZZLE_NONE, SWIZZLE_32, SWIZZLE_64, SWIZZLE_128, SWIZZLE_96 };
enum { ATOM_16, ATOM_32, ATOM_32_FLIP_8, ATOM_64 };
/* Where the byte at a shared address goes: chunks of 16 bytes change places within a line of 128, by the
 * number of the line. */
uint64_t swizzle_address(uint64_t address, unsigned swizzle, unsigned atom);

void tensor_map_init(TensorMap *m);
bool tensor_map_is(const TensorMap *m);
/* What is wrong with it, as cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col would say; NULL: nothing. */
const char *tensor_map_wrong(const TensorMap *m);
/* "u32" and so on; false if there is no such type */
bool tensor_type_find(const char *name, size_t len, uint8_t *type);

#endif
