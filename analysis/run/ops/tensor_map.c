/* tensor_map.c: checks of tensor maps, and swizzles (PTX ISA, "Tensors", swizzling modes). */
#include "ir/number.h"
#include "analysis/run/ops/tensor_map.h"

_Static_assert(sizeof(TensorMap) <= TENSOR_MAP_BYTES, "a tensor map has 128 bytes");

/* clang-format off */
const TensorType tensor_type[TENSOR_TYPES] = {
    {"u8", 1, 1, 1, 0, 0}, {"u16", 1, 2, 2, 0, 0}, {"u32", 1, 4, 4, 0, 0}, {"s32", 1, 4, 4, 0, 1},
    {"u64", 1, 8, 8, 0, 0}, {"s64", 1, 8, 8, 0, 1}, {"f16", 1, 2, 2, FP_HALF + 1, 0},
    {"f32", 1, 4, 4, FP_FLOAT + 1, 0}, {"f32.ftz", 1, 4, 4, FP_FLOAT + 1, 0},
    {"f64", 1, 8, 8, FP_DOUBLE + 1, 0}, {"bf16", 1, 2, 2, FP_BFLOAT + 1, 0},
    {"tf32", 1, 4, 4, FP_FLOAT + 1, 0}, {"tf32.ftz", 1, 4, 4, FP_FLOAT + 1, 0}, {"b4x16", 16, 8, 8, 0, 0},
    {"b4x16_p64", 16, 8, 16, 0, 0}, {"b6x16_p32", 16, 12, 16, 0, 0}
};
/* clang-format on */

static const uint64_t magic = UINT64_C(0x70616d726f736e74);

bool tensor_type_find(const char *name, size_t len, uint8_t *type) {
    for (*type = 0; *type < TENSOR_TYPES; ++*type)
        if (strlen(tensor_type[*type].name) == len && memcmp(tensor_type[*type].name, name, len) == 0) return true;
    return false;
}

void tensor_map_init(TensorMap *m) {
    *m = (TensorMap){.magic = magic, .rank = 1};
    for (unsigned i = 0; i < TENSOR_RANK_MAX; i++) m->dim[i] = m->box[i] = m->step[i] = 1;
}

bool tensor_map_valid(const TensorMap *m) { return m->magic == magic; }

uint64_t swizzle_address(uint64_t address, unsigned swizzle, unsigned atom) {
    uint64_t line = address >> 7;
    switch (swizzle) {
    case SWIZZLE_32:
    case SWIZZLE_96: return address ^ (line & 1) << 4;
    case SWIZZLE_64: return address ^ (line & 3) << 4;
    case SWIZZLE_128: break;
    default: return address;
    }
    switch (atom) {
    case ATOM_32: return address ^ (line & 3) << 5;
    case ATOM_32_FLIP_8: return address ^ (line & 3) << 5 ^ (line & 1) << 3;
    case ATOM_64: return address ^ (line & 1) << 6;
    default: return address ^ (line & 7) << 4;
    }
}

/* Returns a message about the first rule of cuTensorMapEncodeIm2colWide that the map, one of im2col along W, breaks, or
 * NULL. */
static const char *wide_wrong(const TensorMap *m) {
    bool flips = m->swizzle == SWIZZLE_128 && m->atom > ATOM_32;
    if (m->rank < 3) return "im2col needs a rank of 3 to 5";
    bool some = m->channels && (m->pixels || m->im2col == IM2COL_W_128);
    if (!some || m->pixels > 1024 || m->channels > 256) return "im2col moves 1 to 1024 pixels of 1 to 256 channels";
    if ((m->swizzle != SWIZZLE_64 && m->swizzle != SWIZZLE_128) || flips)
        return "im2col::w needs a swizzle of 64 or 128 bytes, in units of 16 or 32";
    return NULL;
}

/* Returns a message about the rule that an im2col map breaks, or NULL: of cuTensorMapEncodeIm2col or, by its mode, of
 * cuTensorMapEncodeIm2colWide. */
static const char *im2col_wrong(const TensorMap *m) {
    if (m->im2col != IM2COL_BOX) return wide_wrong(m);
    int low = m->rank == 3 ? -32768 : m->rank == 4 ? -128 : -16, high = -low - 1;
    if (m->rank < 3) return "im2col needs a rank of 3 to 5";
    if (m->pixels == 0 || m->pixels > 1024 || m->channels == 0 || m->channels > 256)
        return "im2col moves 1 to 1024 pixels of 1 to 256 channels";
    for (unsigned i = 0; i + 2 < m->rank; i++)
        if (m->lower[i] < low || m->lower[i] > high || m->upper[i] < low || m->upper[i] > high)
            return "a corner of im2col is out of its range";
    return NULL;
}

const char *tensor_map_error(const TensorMap *m) {
    static const uint8_t span[] = {0, 32, 64, 128, 96};
    if (!tensor_map_valid(m)) return "it was not made by nvir-run";
    if (m->rank < 1 || m->rank > TENSOR_RANK_MAX) return "the rank must be 1 to 5";
    if (m->type >= TENSOR_TYPES || m->swizzle > SWIZZLE_96 || m->atom > ATOM_64 || m->fill > 1)
        return "unknown type, swizzle or fill mode";
    if (m->interleave) return "interleaved layouts are not executed";
    const TensorType *t = &tensor_type[m->type];
    uint64_t inner = (uint64_t)(m->im2col ? m->channels : m->box[0]) / t->unit * t->shared;
    if (m->address % (t->shared == 16 ? 32 : 16)) return "the address of the tensor is not a multiple of 16 (or 32)";
    for (unsigned i = 0; i < m->rank; i++) {
        if (m->dim[i] == 0) return "a dimension is 0";
        if (i && (m->stride[i - 1] % 16 || m->stride[i - 1] >> 40)) return "a stride is not a multiple of 16";
        if (m->step[i] == 0 || m->step[i] > 8) return "a traversal stride must be 1 to 8";
        if (!m->im2col && (m->box[i] == 0 || m->box[i] > 256))
            return "a box must have 1 to 256 elements in each dimension";
    }
    if (m->im2col && im2col_wrong(m)) return im2col_wrong(m);
    if (inner == 0 || inner % 16) return "the inner dimension of the box is not a multiple of 16 bytes";
    if (m->swizzle && inner > span[m->swizzle]) return "the inner dimension of the box exceeds the swizzle";
    if (m->atom && m->swizzle != SWIZZLE_128) return "only a swizzle of 128 bytes may have another atomicity";
    return NULL;
}
