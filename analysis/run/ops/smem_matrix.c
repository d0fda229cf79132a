/* smem_matrix.c: the address of an element in shared memory, by the descriptor of its matrix.
 *
 * From PTX ISA, "Asynchronous warpgroup level matrix shared memory layout" (strides, canonical layouts) and
 * "Matrix descriptor format". Let w be the chunks of 16 bytes in a swizzled line.
 *   K-major: row r is line r % 8 of group r / 8; groups are `stride` bytes apart. The chunks of a row follow
 *            one another, or are `leading` bytes apart without a swizzle.
 *   MN-major: column k is line k % 8 of group k / 8. A line holds w chunks of rows; the next w chunks are
 *            `leading` bytes away, and groups are `stride` bytes apart; without a swizzle the two strides
 *            change roles.
 * Then the swizzle permutes the chunks within 128 bytes by the address, as in copies of tensors. A swizzle of
 * 32-byte chunks (tcgen05, MN-major only) has four lines in a group.
 */
#include "analysis/run/ops/smem_matrix.h"
#include "analysis/run/ops/tensor_map.h"

bool smem_matrix_wgmma(uint64_t d, bool across, SmemMatrix *m) {
    static const uint8_t wide[] = {1, 8, 4, 2}, swizzle[] = {SWIZZLE_NONE, SWIZZLE_128, SWIZZLE_64, SWIZZLE_32};
    unsigned mode = d >> 62;
    *m = (SmemMatrix){.start = (d & 0x3fff) << 4,
                      .leading = (d >> 16 & 0x3fff) << 4,
                      .stride = (d >> 32 & 0x3fff) << 4,
                      .wide = wide[mode],
                      .lines = 8,
                      .swizzle = swizzle[mode],
                      .base = d >> 49 & 7,
                      .across = across};
    return (d & UINT64_C(0x3ff1c000c000c000)) == 0;
}

bool smem_matrix_tcgen05(uint64_t d, bool across, SmemMatrix *m) {
    static const uint8_t wide[] = {1, 8, 8, 0, 4, 0, 2, 0};
    static const uint8_t swizzle[] = {SWIZZLE_NONE, SWIZZLE_128, SWIZZLE_128, 0, SWIZZLE_64, 0, SWIZZLE_32, 0};
    unsigned mode = d >> 61;
    bool by_32 = mode == 1;
    *m = (SmemMatrix){.start = (d & 0x3fff) << 4,
                      .leading = (d >> 16 & 0x3fff) << 4,
                      .stride = (d >> 32 & 0x3fff) << 4,
                      .wide = wide[mode],
                      .lines = by_32 ? 4 : 8,
                      .swizzle = swizzle[mode],
                      .atom = by_32 ? ATOM_32 : ATOM_16,
                      .base = d >> 49 & 7,
                      .across = across};
    return wide[mode] && (across || !by_32) && (d >> 46 & 7) == 1 && !(d >> 52 & 0x1ff);
}

uint64_t smem_matrix_at(const SmemMatrix *m, uint32_t row, uint32_t k, unsigned bits) {
    uint64_t line = 16u * m->wide, in, group = row / 8, at;
    if (!m->across) {
        in = (uint64_t)k * bits / 8;
        at = row % 8 * line + group * m->stride + (m->wide == 1 ? in / 16 * m->leading + in % 16 : in);
    } else {
        in = (uint64_t)row * bits / 8, group = k / m->lines;
        at = in % line + k % m->lines * line + in / line * (m->wide == 1 ? m->stride : m->leading) +
             group * (m->wide == 1 ? m->leading : m->stride);
    }
    uint64_t address = m->start + at, from = (uint64_t)m->base << 7;
    return swizzle_address(address - from, m->swizzle, m->atom) + from;
}

bool smem_read(SmemReader *r, uint64_t address, unsigned bytes, Slot *s) {
    uint64_t chunk = (r->window + address) & ~UINT64_C(15);
    if (r->byte == NULL || chunk != r->chunk) {
        MemPlace at;
        if (!place_find(r->e, r->space, chunk, 16, READ_ACCESS, false, NULL, &at)) return false;
        r->chunk = chunk, r->byte = at.arena->byte + at.off, r->undef = at.arena->undef + at.off;
    }
    *s = (Slot){0, 0};
    memcpy(&s->v, r->byte + address % 16, bytes);
    memcpy(&s->u, r->undef + address % 16, bytes);
    return true;
}

bool smem_matrix_load(SmemReader *r, const SmemMatrix *m, const SmemRows *x, double *to, uint8_t *undef) {
    unsigned bits = x->t->bits;
    for (uint32_t i = 0; i < x->rows * x->depth; i++) {
        uint32_t row = m->across ? i % x->rows : i / x->depth, k = m->across ? i / x->rows : i % x->depth, bit = 0;
        uint64_t at = smem_matrix_at(m, x->first + row, x->padded ? k & ~15u : k, x->padded ? 8 : bits);
        Slot s;
        if (x->padded) at += k % 16 * bits / 8, bit = k % 16 * bits % 8;
        else if (bits < 8) bit = k % (8 / bits) * bits;
        unsigned bytes = bits >= 8 ? bits / 8 : bit + bits > 8 ? 2 : 1;
        if (!smem_read(r, at, bytes, &s)) return false;
        to[row * x->depth + k] = element_value(x->t, s.v >> bit & ONES(bits));
        undef[row * x->depth + k] = (s.u >> bit & ONES(bits)) != 0;
    }
    return true;
}
