/* decode_ptx_tcgen05.c: decodes the tcgen05 instructions, which access tensor memory and multiply matrices in it. */
#include "analysis/run/decode/decode_ptx.h"
#include "analysis/run/ops/matrix.h"
#include "analysis/run/ops/tensor_memory.h"

/* Decodes tcgen05.ld, or tcgen05.st if `store`. Reports an error unless the vector has as many registers as the shape
 * and .xN demand. The shape .16x32bx2 has one operand more, an immediate after the address. */
static void decode_load_store(PtxInst *p, bool store) {
    unsigned shape = 0, num = 0;
    while (shape < TMEM_SHAPES && !ptx_has(p, tmem_shape[shape].word)) shape++;
    for (unsigned i = 1; i < p->nword; i++) sscanf(p->word[i], "x%u", &num);
    bool split = shape == TMEM_16X32X2, packed = ptx_has(p, "pack::16b") || ptx_has(p, "unpack::16b");
    const PtxOperand *value = &p->op[store ? 1u + split : 0];
    if (shape == TMEM_SHAPES || p->noperand != 2u + split || value->kind != PO_VECTOR || num > 128 ||
        value->nparts != num * tmem_shape[shape].registers) {
        ptx_error(p);
        return;
    }
    ptx_warp_matrix(p, store ? MATRIX_TSTORE : MATRIX_TLOAD, 0, shape, packed);
}

/* Decodes tcgen05.cp [address], descriptor, which copies from shared memory to tensor memory. */
static void decode_cp(PtxInst *p) {
    /* clang-format off */
    static const struct { const char *shape, *many; uint8_t sub; } row[] = {
        {"128x256b", NULL, TMEM_CP_128X256}, {"128x128b", NULL, TMEM_CP_128X128},
        {"64x128b", "warpx2::02_13", TMEM_CP_64X128_02}, {"64x128b", "warpx2::01_23", TMEM_CP_64X128_01},
        {"32x128b", "warpx4", TMEM_CP_32X128}, {"4x256b", NULL, TMEM_CP_4X256}
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (!ptx_has(p, row[i].shape) || (row[i].many && !ptx_has(p, row[i].many)) || p->noperand != 2) continue;
        uint8_t format = ptx_has(p, "b4x16_p64") ? TMEM_B4X16 : ptx_has(p, "b6x16_p32") ? TMEM_B6X16 : TMEM_BYTES;
        uint32_t at = ptx_address(p, 0), from = ptx_source(p, 1);
        ptx_append_op(
            p, tmem_copy_op,
            (DecodedOp){
                .sub = row[i].sub, .width = format, .a = at, .b = from, .x = ptx_has(p, "cta_group::2") ? 2 : 1});
        return;
    }
    ptx_error(p);
}

/* Decodes tcgen05.shift [address], whose only direction is .down. */
static void decode_shift(PtxInst *p) {
    if (p->noperand != 1 || p->op[0].kind != PO_ADDRESS || !ptx_has(p, "down")) {
        ptx_error(p);
        return;
    }
    ptx_append_op(p, tmem_shift_op, (DecodedOp){.a = ptx_address(p, 0), .x = ptx_has(p, "cta_group::2") ? 2 : 1});
}

/* Decodes tcgen05.commit [mbarrier]; with .multicast::cluster a mask of blocks follows. */
static void decode_commit(PtxInst *p) {
    bool many = ptx_has(p, "multicast::cluster");
    if (p->noperand != 1u + many || p->op[0].kind != PO_ADDRESS) {
        ptx_error(p);
        return;
    }
    uint32_t at = ptx_address(p, 0), mask = many ? ptx_source(p, 1) : constant_int(p->d, 0);
    ptx_append_op(p, tmem_commit_op, (DecodedOp){.a = at, .b = mask, .width = many});
}

/* Sets *kind to the KIND_ of the .kind modifier, and *scales to the number of scale factors of a row along k, which is
 * 0 for the kinds without block scaling. Returns false if there is no .kind modifier, or if .block_scale is missing
 * from a kind that needs it or present with a kind that does not allow it. */
static bool kind_word(const PtxInst *p, uint32_t *kind, uint32_t *scales) {
    static const struct {
        const char *word;
        uint8_t kind, scales;
    } row[] = {{"kind::f16", KIND_F16, 0},           {"kind::tf32", KIND_TF32, 0},
               {"kind::f8f6f4", KIND_F8F6F4, 0},     {"kind::i8", KIND_I8, 0},
               {"kind::mxf8f6f4", KIND_MXF8F6F4, 1}, {"kind::mxf4", KIND_MXF4, 2},
               {"kind::mxf4nvf4", KIND_MXF4NVF4, 4}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (!ptx_has(p, row[i].word)) continue;
        *kind = row[i].kind, *scales = row[i].scales;
        if (*kind == KIND_MXF4NVF4 && (ptx_has(p, "block32") || ptx_has(p, "scale_vec::2X"))) *scales = 2;
        return (*scales != 0) == ptx_has(p, "block_scale");
    }
    return false;
}

/* Decodes tcgen05.mma [d], a, b, {[metadata],} descriptor, {[scales of a], [scales of b],} {{lanes},} predicate{, x}. a
 * is the descriptor of a matrix in shared memory, or [a] in tensor memory; x is the zero-column mask with .ws, else the
 * scale of d. */
static void decode_mma(PtxInst *p) {
    uint32_t head[TM_SLOTS] = {0}, slot[TS_COUNT], at = 0, zero = constant_int(p->d, 0);
    bool sparse = ptx_has(p, "sp");
    bool shift = ptx_has(p, "ashift");
    if (!kind_word(p, &head[TM_KIND], &head[TM_SCALES]) || p->noperand < 5 || p->op[0].kind != PO_ADDRESS ||
        (shift && p->op[1].kind != PO_ADDRESS)) {
        ptx_error(p);
        return;
    }
    for (unsigned i = 0; i < TS_COUNT; i++) slot[i] = zero;
    head[TM_FLAGS] = (ptx_has(p, "cta_group::2") ? TMF_PAIR : 0) | (sparse ? TMF_SPARSE : 0) |
                     (ptx_has(p, "ws") ? TMF_WS : 0) | (p->op[1].kind == PO_ADDRESS ? TMF_A_TENSOR : 0) |
                     (shift ? TMF_SHIFT : 0);
    slot[TS_D] = ptx_address(p, at++), slot[TS_A] = ptx_address(p, at++), slot[TS_B] = ptx_source(p, at++);
    if (sparse) slot[TS_META] = ptx_address(p, at++);
    slot[TS_DESCRIPTOR] = ptx_source(p, at++);
    if (head[TM_SCALES]) slot[TS_SCALE_A] = ptx_address(p, at++), slot[TS_SCALE_B] = ptx_address(p, at++);
    if (at < p->noperand && p->op[at].kind == PO_VECTOR) {
        for (unsigned i = 0; i < p->op[at].nparts && i < 8; i++) slot[TS_MASK + i] = ptx_part(p, &p->op[at], i);
        at++;
    }
    slot[TS_ENABLE] = ptx_source(p, at++);
    if (at < p->noperand) {
        slot[ptx_has(p, "ws") ? TS_COLUMNS : TS_SCALE_D] = ptx_source(p, at);
        at++;
    }
    if (at != p->noperand) {
        ptx_error(p);
        return;
    }
    uint32_t first = ptx_args(p, head, TM_SLOTS);
    ptx_args(p, slot, TS_COUNT);
    ptx_append_op(p, tmem_mma_op, (DecodedOp){.x = first});
}

/* Decodes all tcgen05 instructions, by their second word. wait::st and the fences append nothing, because the executor
 * performs every operation on tensor memory at once. */
void ptx_tcgen05(PtxInst *p) {
    const char *w = p->nword > 1 ? p->word[1] : "";
    if (strcmp(w, "alloc") == 0) ptx_warp_matrix(p, MATRIX_TALLOC, 0, 0, ptx_space(p) << MF_SPACE);
    else if (strcmp(w, "dealloc") == 0) ptx_warp_matrix(p, MATRIX_TDEALLOC, 0, 0, 0);
    else if (strcmp(w, "relinquish_alloc_permit") == 0) ptx_warp_matrix(p, MATRIX_TRELINQUISH, 0, 0, 0);
    else if (strcmp(w, "ld") == 0 || strcmp(w, "st") == 0) decode_load_store(p, *w == 's');
    else if (strcmp(w, "cp") == 0) decode_cp(p);
    else if (strcmp(w, "commit") == 0) decode_commit(p);
    else if (strcmp(w, "mma") == 0) decode_mma(p);
    else if (strcmp(w, "shift") == 0) decode_shift(p);
    else if (strcmp(w, "wait::ld") == 0) ptx_append_op(p, tmem_wait_loads_op, (DecodedOp){0});
    else if (strcmp(w, "wait::st") != 0 && strncmp(w, "fence::", 7) != 0) ptx_error(p);
}
