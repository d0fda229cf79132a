/* decode_ptx_async.c: asynchronous copies, tensor maps, mbarriers and cluster launch control. */
#include "analysis/run/ops/async.h"
#include "analysis/run/decode/decode_ptx.h"
#include "analysis/run/ops/tensor_map.h"

/* Returns what ptx_address returns for operand i, or 0 after an error message if the operand is missing or not an
 * address. */
static uint32_t address_slot(PtxInst *p, unsigned i) {
    if (i >= p->noperand || p->op[i].kind != PO_ADDRESS) {
        ptx_error(p);
        return 0;
    }
    return ptx_address(p, i);
}

/* The arguments of bulk_op and tensor_copy_op: the words by enum BulkArg, and the slots by enum BulkSlot. */
typedef struct BulkArgs {
    uint32_t head[BULK_SLOTS], slot[BS_COUNT];
} BulkArgs;

/* Initialises the arguments of a bulk copy: sets the flags and spaces that the modifiers name, and makes all slots a
 * constant 0. */
static void bulk_begin(PtxInst *p, BulkArgs *b) {
    bool barrier = ptx_has(p, "mbarrier::complete_tx::bytes");
    *b = (BulkArgs){0};
    for (unsigned i = 0; i < BS_COUNT; i++) b->slot[i] = constant_int(p->d, 0);
    b->head[BULK_FLAGS] = (barrier ? BULK_BARRIER : 0) | (ptx_has(p, "multicast::cluster") ? BULK_MULTICAST : 0) |
                          (ptx_has(p, "cp_mask") ? BULK_BYTE_MASK : 0);
    b->head[BULK_TO] = ptx_space_word(p, 0), b->head[BULK_FROM] = ptx_space_word(p, 1);
}

/* Appends the operation fn, which is bulk_op or tensor_copy_op, with these arguments. */
static void append_bulk(PtxInst *p, const BulkArgs *b, Handler fn) {
    uint32_t first = ptx_args(p, b->head, BULK_SLOTS);
    ptx_args(p, b->slot, BS_COUNT);
    ptx_append_op(p, fn, (DecodedOp){.x = first});
}

/* Sets *op to 1 + the enum RmwOp of the reduction that a modifier such as .add names for elements of type t. Returns
 * false if there is no such modifier or no such reduction. */
static bool reduction(const PtxInst *p, const TensorType *t, uint32_t *op) {
    uint8_t rmw = ptx_rmw(p, t->fp ? 'f' : t->sign ? 's' : 'u');
    *op = rmw + 1u;
    return rmw != RMW_COUNT;
}

/* Sets *type to the index in tensor_type of the element type of a reduction, which is the last word; .b32 and .b64
 * count as unsigned. Returns false if the word is no such type. */
static bool reduction_type(const PtxInst *p, uint32_t *type) {
    const char *word = p->word[p->nword - 1];
    uint8_t t;
    if (strcmp(word, "b32") == 0) word = "u32";
    if (strcmp(word, "b64") == 0) word = "u64";
    bool found = tensor_type_find(word, strlen(word), &t);
    *type = t;
    return found;
}

/* Decodes cp.async.bulk and cp.reduce.async.bulk of bytes: [to], [from], bytes{, [mbarrier]}{, mask}. The mbarrier is
 * present with .mbarrier::complete_tx::bytes, the mask with .multicast::cluster or .cp_mask. */
static void decode_bulk_copy(PtxInst *p) {
    BulkArgs b;
    bool reduce = ptx_has(p, "reduce");
    bulk_begin(p, &b);
    unsigned mask = 4;
    if (p->noperand < 3 || (b.head[BULK_FLAGS] & BULK_BARRIER && p->noperand < 4)) {
        ptx_error(p);
        return;
    }
    b.slot[BS_TO] = address_slot(p, 0), b.slot[BS_FROM] = address_slot(p, 1);
    b.slot[BS_BYTES] = ptx_source(p, 2);
    if (b.head[BULK_FLAGS] & BULK_BARRIER) b.slot[BS_BARRIER] = address_slot(p, 3);
    else mask = p->noperand - 1;
    if (b.head[BULK_FLAGS] & (BULK_MULTICAST | BULK_BYTE_MASK)) b.slot[BS_MASK] = ptx_source(p, mask);
    if (reduce && (!reduction_type(p, &b.head[BULK_TYPE]) ||
                   !reduction(p, &tensor_type[b.head[BULK_TYPE]], &b.head[BULK_REDUCE]))) {
        ptx_error(p);
        return;
    }
    append_bulk(p, &b, bulk_op);
}

/* Sets *rank to the rank that a tensor copy names ("3d"), *mode to its TENSOR_ mode, and *coordinates and *offsets to
 * the number of coordinates and of im2col offsets that the instruction must have. Returns false if it names no rank. */
static bool tensor_words(const PtxInst *p, uint32_t *rank, uint32_t *mode, unsigned *coordinates, unsigned *offsets) {
    static const char *const dims[] = {"1d", "2d", "3d", "4d", "5d"};
    for (*rank = 1; *rank <= 5 && !ptx_has(p, dims[*rank - 1]); ++*rank) {}
    bool rows = ptx_has(p, "tile::gather4") || ptx_has(p, "tile::scatter4");
    bool im2col = ptx_has(p, "im2col"), plain = ptx_has(p, "im2col_no_offs");
    bool wide = ptx_has(p, "im2col::w"), wide_128 = ptx_has(p, "im2col::w::128");
    *mode = rows              ? TENSOR_ROWS
            : im2col || plain ? TENSOR_IM2COL
            : wide            ? TENSOR_WIDE
            : wide_128        ? TENSOR_WIDE_128
                              : TENSOR_TILE;
    *coordinates = rows ? 5 : *rank;
    *offsets = wide || wide_128 ? 2 : im2col && *rank > 2 ? *rank - 2 : 0;
    return *rank <= 5;
}

/* Decodes cp.async.bulk.tensor and cp.reduce.async.bulk.tensor. Into shared memory, which is the form with
 * .mbarrier::complete_tx::bytes: [to], [map, {coordinates}], [mbarrier]{, {offsets}}{, mask}{, policy}. From shared
 * memory: [map, {coordinates}], [from]{, policy}. */
static void decode_tensor_copy(PtxInst *p) {
    BulkArgs b;
    uint32_t rank, mode;
    unsigned n, offsets;
    bulk_begin(p, &b);
    bool load = b.head[BULK_FLAGS] & BULK_BARRIER, reduce = ptx_has(p, "reduce");
    const PtxOperand *map = &p->op[load ? 1 : 0], *more = &p->op[3];
    if (!tensor_words(p, &rank, &mode, &n, &offsets) || p->noperand < (load ? 3u : 2u) || map->nparts != n ||
        (offsets && (!load || p->noperand < 4 || more->kind != PO_VECTOR || more->nparts != offsets))) {
        ptx_error(p);
        return;
    }
    b.head[BULK_FLAGS] |= rank << BULK_RANK | mode << BULK_MODE;
    b.head[BULK_TO] = load ? ptx_space_word(p, 0) : SPACE_GLOBAL;
    b.head[BULK_FROM] = load ? SPACE_GLOBAL : SPACE_SHARED;
    b.slot[BS_TO] = address_slot(p, 0), b.slot[BS_FROM] = address_slot(p, 1);
    for (unsigned i = 0; i < n; i++) b.slot[BS_COORDINATE + i] = ptx_part(p, map, i);
    for (unsigned i = 0; i < offsets; i++) b.slot[BS_OFFSET + i] = ptx_part(p, more, i);
    if (load) b.slot[BS_BARRIER] = address_slot(p, 2);
    if (b.head[BULK_FLAGS] & BULK_MULTICAST) b.slot[BS_MASK] = ptx_source(p, offsets ? 4 : 3);
    /* The map says whether elements are signed, so the operation is named as if they were unsigned. */
    if (reduce && !reduction(p, &tensor_type[0], &b.head[BULK_REDUCE])) {
        ptx_error(p);
        return;
    }
    append_bulk(p, &b, tensor_copy_op);
}

/* Decodes tensormap.replace: [map], value, or for a field with dimensions [map], dimension, value. */
void ptx_tensormap(PtxInst *p) {
    /* clang-format off */
    static const struct { const char *word; uint8_t field; bool ordinal; } row[] = {
        {"global_address", TF_ADDRESS, false}, {"rank", TF_RANK, false}, {"box_dim", TF_BOX, true},
        {"global_dim", TF_DIM, true}, {"global_stride", TF_STRIDE, true}, {"element_stride", TF_STEP, true},
        {"elemtype", TF_TYPE, false}, {"interleave_layout", TF_INTERLEAVE, false},
        {"swizzle_mode", TF_SWIZZLE, false}, {"swizzle_atomicity", TF_ATOM, false},
            {"fill_mode", TF_FILL, false}
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (!ptx_has(p, row[i].word) || !ptx_has(p, "replace")) continue;
        uint64_t which = row[i].ordinal && p->noperand == 3 && p->op[1].kind == PO_IMM ? p->op[1].imm : 0;
        if (p->noperand != 2u + row[i].ordinal || which >= 5) break;
        uint32_t at = address_slot(p, 0), value = ptx_source(p, p->noperand - 1);
        ptx_append_op(p, tensor_replace_op,
                      (DecodedOp){.sub = row[i].field, .a = at, .b = value, .c = (uint32_t)which, .x = ptx_space(p)});
        return;
    }
    ptx_error(p);
}

/* Decodes cp.async and cp.async.bulk. The groups and the prefetch of bulk copies append nothing, because the executor
 * performs a bulk copy at once. */
void ptx_cp(PtxInst *p) {
    if (!ptx_has(p, "async") || (ptx_has(p, "reduce") && !ptx_has(p, "bulk"))) {
        ptx_error(p);
        return;
    }
    if (ptx_has(p, "bulk")) {
        if (ptx_has(p, "commit_group") || ptx_has(p, "wait_group") || ptx_has(p, "prefetch")) return;
        if (ptx_has(p, "tensor")) decode_tensor_copy(p);
        else decode_bulk_copy(p);
        return;
    }
    if (ptx_has(p, "commit_group")) {
        ptx_append_op(p, copy_commit_op, (DecodedOp){0});
        return;
    }
    if (ptx_has(p, "wait_all")) {
        ptx_append_op(p, copy_wait_op, (DecodedOp){.sub = 1, .a = constant_int(p->d, 0)});
        return;
    }
    if (ptx_has(p, "wait_group")) {
        ptx_append_op(p, copy_wait_op, (DecodedOp){.a = ptx_source(p, 0)});
        return;
    }
    if (ptx_has(p, "mbarrier")) {
        ptx_append_op(p, copy_arrive_op,
                      (DecodedOp){.a = address_slot(p, 0),
                                  .x = ptx_space(p),
                                  .width = ptx_has(p, "noinc") ? MBF_NO_INCREMENT : 0});
        return;
    }
    uint64_t bytes = 0;
    if (p->noperand > 2 && p->op[2].kind == PO_IMM) bytes = p->d->out->konst.at[p->op[2].slot & ~OPERAND_CONST].v;
    if (p->noperand < 3 || (bytes != 4 && bytes != 8 && bytes != 16)) {
        ptx_error(p);
        return;
    }
    uint32_t to = address_slot(p, 0), from = address_slot(p, 1), n = ptx_source(p, p->noperand > 3 ? 3 : 2);
    ptx_append_op(p, copy_start_op, (DecodedOp){.a = to, .b = from, .c = n, .x = (uint32_t)bytes});
}

/* Decodes all mbarrier instructions, by the second word of the mnemonic. An operand for the count that is missing is
 * 1. */
void ptx_mbarrier(PtxInst *p) {
    /* at: the number of the operand that is the address; value: of the one that is the count, the bytes, the phase
     * token or the parity */
    static const struct {
        const char *word;
        uint8_t sub, at, value;
    } row[] = {{"init", MB_INIT, 0, 1},        {"inval", MB_INVAL, 0, 1},      {"arrive", MB_ARRIVE, 1, 2},
               {"arrive_drop", MB_DROP, 1, 2}, {"expect_tx", MB_EXPECT, 0, 1}, {"complete_tx", MB_COMPLETE, 0, 1},
               {"test_wait", MB_TEST, 1, 2},   {"try_wait", MB_TRY, 1, 2},     {"pending_count", MB_PENDING, 1, 1}};
    unsigned i = 0, n = sizeof row / sizeof *row;
    while (i < n && strcmp(p->word[1], row[i].word) != 0) i++;
    if (p->nword < 2 || i == n) {
        ptx_error(p);
        return;
    }
    DecodedOp c = {.sub = row[i].sub, .x = ptx_space(p)};
    c.b = row[i].value < p->noperand ? ptx_source(p, row[i].value) : constant_int(p->d, 1);
    c.a = row[i].sub == MB_PENDING ? c.b : address_slot(p, row[i].at);
    c.dst = row[i].at ? ptx_dst(p) : temp_slots(p->d, 1);
    bool arrives = row[i].sub == MB_ARRIVE || row[i].sub == MB_DROP;
    c.width = (arrives && ptx_has(p, "expect_tx") ? MBF_EXPECT : 0) | (ptx_has(p, "parity") ? MBF_PARITY : 0) |
              (ptx_has(p, "noComplete") ? MBF_NO_COMPLETE : 0);
    ptx_append_op(p, mbarrier_op, c);
}

/* Decodes clusterlaunchcontrol: try_cancel [to], [mbarrier]; query_cancel.is_canceled p, answer;
 * query_cancel.get_first_ctaid::x r, answer; query_cancel.get_first_ctaid.v4 {x, y, z, _}, answer. */
void ptx_launch_control(PtxInst *p) {
    /* clang-format off */
    static const char *const word[] = {"get_first_ctaid::x", "get_first_ctaid::y", "get_first_ctaid::z",
                                       "is_canceled"};
    /* clang-format on */
    if (p->noperand != 2) {
        ptx_error(p);
        return;
    }
    if (ptx_has(p, "try_cancel")) {
        uint32_t to = address_slot(p, 0), bar = address_slot(p, 1);
        ptx_append_op(p, launch_cancel_op,
                      (DecodedOp){.sub = ptx_has(p, "multicast::cluster::all"), .a = to, .b = bar});
        return;
    }
    if (!ptx_is_b128(&p->op[1]) || p->op[1].kind != PO_REG) {
        ptx_error(p);
        return;
    }
    for (uint8_t i = 0; i < 4; i++)
        if (ptx_has(p, word[i])) {
            ptx_append_op(p, launch_query_op, (DecodedOp){.sub = i, .dst = ptx_dst(p), .a = p->op[1].slot});
            return;
        }
    if (!ptx_has(p, "get_first_ctaid") || p->op[0].kind != PO_VECTOR || p->op[0].nparts != 4) {
        ptx_error(p);
        return;
    }
    for (uint8_t i = 0; i < 3; i++)
        ptx_append_op(p, launch_query_op, (DecodedOp){.sub = i, .dst = ptx_part(p, &p->op[0], i), .a = p->op[1].slot});
}
