/* tensor_map.h: a tensor in global memory, and the box of it that one copy moves.
 *
 * The 128 bytes of a tensor map are opaque: the format that cuTensorMapEncodeTiled writes is not documented.
 * This is the executor's own format. nvir-run makes tensor maps (-arg tensormap:...), and tensormap.replace
 * changes them. The numbers of types, swizzles and fills are those of tensormap.replace (PTX ISA, table
 * "tensormap new_val validity").
 */
#ifndef NVIR_ANALYSIS_RUN_OPS_TENSOR_MAP_H
#define NVIR_ANALYSIS_RUN_OPS_TENSOR_MAP_H

#include "analysis/run/machine/run.h"

enum { TENSOR_MAP_BYTES = 128, TENSOR_RANK_MAX = 5 };
typedef struct TensorMap {
    uint64_t magic, address;
    uint64_t stride[4]; /* bytes, of dimensions 1 to 4; dimension 0 is contiguous */
    uint32_t dim[5];
    /* tile mode: elements in each dimension, before the traversal stride applies */
    uint16_t box[5];
    /* im2col: corners of the bounding box, in all dimensions but the first and the last */
    int16_t lower[3], upper[3];
    uint16_t channels, pixels;                                   /* im2col: elements of a row, rows */
    uint8_t step[5];                                             /* traversal stride */
    uint8_t rank, type, interleave, swizzle, atom, fill, im2col; /* im2col: 0, or enum TensorIm2col */
} TensorMap;
enum TensorIm2col { IM2COL_BOX = 1, IM2COL_W, IM2COL_W_128 }; /* the last two: along W only */

/* unit: elements that are moved together; global, shared: bytes of a unit there. fp: enum FpType + 1, or 0
 * for an integer. */
typedef struct TensorType {
    const char *name;
    uint8_t unit, global, shared, fp, sign;
} TensorType;
enum { TENSOR_TYPES = 16 };
extern const TensorType tensor_type[TENSOR_TYPES];

enum { SWIZZLE_NONE, SWIZZLE_32, SWIZZLE_64, SWIZZLE_128, SWIZZLE_96 };
enum { ATOM_16, ATOM_32, ATOM_32_FLIP_8, ATOM_64 };
/* Returns the address at which a swizzle stores the byte of a shared address: it permutes chunks of 16 bytes (or of the
 * atom) within a line of 128 bytes, by the number of the line. */
uint64_t swizzle_address(uint64_t address, unsigned swizzle, unsigned atom);

/* Makes a tile map of rank 1 with the magic number of nvir-run, and with dimensions, box and traversal strides of 1;
 * the caller sets address, type and sizes. */
void tensor_map_init(TensorMap *m);
/* Reports whether nvir-run made the map: whether its magic number is right. tensor_map_error checks the fields. */
bool tensor_map_valid(const TensorMap *m);
/* Returns a message about what is wrong with a map: that nvir-run did not make it, the first rule of
 * cuTensorMapEncodeTiled, ...Im2col or ...Im2colWide (by its mode) that it breaks, or an interleaved layout, which is
 * not executed. Returns NULL if nothing is wrong. */
const char *tensor_map_error(const TensorMap *m);
/* Stores in *type the index in tensor_type of the type whose name is the `len` bytes at `name` ("u32", "bf16"). Returns
 * false if there is none; *type is then no index. */
bool tensor_type_find(const char *name, size_t len, uint8_t *type);

#endif
