/* decode_ptx_matrix.c: matrix instructions of a warp: mma, wmma, wgmma, ldmatrix, stmatrix, movmatrix. */
#include "analysis/run/decode/decode_ptx.h"
#include "analysis/run/ops/element.h"
#include "analysis/run/ops/matrix.h"

/* Sets *shape to the SHAPE of the first modifier such as "m16n8k16". Returns false if there is none, if a dimension is
 * 0, or if it exceeds m = 32, n = 32, k = 256, or 4096 elements of an input matrix. */
static bool shape_word(const PtxInst *p, uint32_t *shape) {
    for (unsigned i = 1; i < p->nword; i++) {
        unsigned m, n, k;
        if (sscanf(p->word[i], "m%un%uk%u", &m, &n, &k) != 3) continue;
        *shape = SHAPE(m, n, k);
        return m && n && k && m <= 32 && n <= 32 && k <= 256 && m * k <= 4096 && k * n <= 4096;
    }
    return false;
}

/* Stores in type[] the indices in element_type of the first `room` element types among the modifiers, in their order.
 * Returns how many were stored. */
static unsigned element_words(const PtxInst *p, unsigned *type, unsigned room) {
    unsigned n = 0;
    for (unsigned i = 1; i < p->nword && n < room; i++)
        if (element_find(p->word[i], &type[n])) n++;
    return n;
}

/* The shapes that mma, mma.sp (sparse) and wmma have for elements of a and b of the types `elements` and results of the
 * types `results`. Types that are together in no row have no shape. For wmma of f64 the manual has only one shape;
 * ptxas accepts more, but cannot generate code for them. */
static const struct {
    const char *elements, *results, *mma, *sparse, *wmma;
} matrix_form[] = {{"f16", "f16 f32", "m8n8k4 m16n8k8 m16n8k16", "m16n8k16 m16n8k32", "m16n16k16 m8n32k16 m32n8k16"},
                   {"bf16", "f32", "m16n8k8 m16n8k16", "m16n8k16 m16n8k32", "m16n16k16 m8n32k16 m32n8k16"},
                   {"tf32", "f32", "m16n8k4 m16n8k8 m16n8k16", "m16n8k8 m16n8k16", "m16n16k8"},
                   {"f64", "f64", "m8n8k4 m16n8k4 m16n8k8 m16n8k16", "", "m8n8k4"},
                   {"s8 u8", "s32", "m8n8k16 m16n8k16 m16n8k32", "m16n8k32 m16n8k64", "m16n16k16 m8n32k16 m32n8k16"},
                   {"s4 u4", "s32", "m8n8k32 m16n8k32 m16n8k64", "m16n8k64 m16n8k128", "m8n8k32"},
                   {"b1", "s32", "m8n8k128 m16n8k128 m16n8k256", "", "m8n8k128"},
                   {"e4m3 e5m2", "f16 f32", "m16n8k16 m16n8k32", "m16n8k64", ""},
                   {"e4m3 e5m2 e3m2 e2m3 e2m1", "f16 f32", "m16n8k32", "m16n8k64", ""},
                   {"e2m1", "f32", "m16n8k64", "m16n8k128", ""}};

/* Checks that the shape that the instruction names exists for elements of types a and b and results of type d, each the
 * name of a type, or NULL for any. flags: MF_WMMA and MF_SPARSE select the column of matrix_form. Returns false after
 * an error message. */
static bool shape_fits(PtxInst *p, const char *a, const char *b, const char *d, uint32_t flags) {
    const char *shape = "";
    for (unsigned i = 1; i < p->nword; i++)
        if (*p->word[i] == 'm' && p->word[i][1] >= '0' && p->word[i][1] <= '9') shape = p->word[i];
    for (unsigned i = 0; i < sizeof matrix_form / sizeof *matrix_form; i++) {
        const char *shapes = flags & MF_WMMA     ? matrix_form[i].wmma
                             : flags & MF_SPARSE ? matrix_form[i].sparse
                                                 : matrix_form[i].mma;
        if ((!a || ptx_words_have(matrix_form[i].elements, a)) && (!b || ptx_words_have(matrix_form[i].elements, b)) &&
            (!d || ptx_words_have(matrix_form[i].results, d)) && ptx_words_have(shapes, shape))
            return true;
    }
    ptx_refuse(p, "its types have no shape %s", shape);
    return false;
}

/* Stores in slot[] the slots of operand i: those of its elements if it is a vector, else the one of its value or
 * address. Returns their number. */
static unsigned operand_slots(PtxInst *p, unsigned i, uint32_t *slot) {
    const PtxOperand *o = &p->op[i];
    for (unsigned j = 0; o->kind == PO_VECTOR && j < o->nparts; j++) slot[j] = ptx_part(p, o, j);
    if (o->kind == PO_VECTOR) return o->nparts;
    slot[0] = o->kind == PO_ADDRESS ? ptx_address(p, i) : ptx_source(p, i);
    return 1;
}

void ptx_warp_matrix(PtxInst *p, uint32_t op, uint32_t shape, uint32_t types, uint32_t flags) {
    uint32_t slot[PARTS_MAX + MATRIX_OPERANDS], n = 0, count[MATRIX_OPERANDS] = {0};
    bool result = op != MATRIX_STORE && op != MATRIX_STMATRIX && op != MATRIX_BYTES_STORE &&
                  (op < MATRIX_TALLOC || op == MATRIX_TLOAD);
    for (unsigned i = 0; i < p->noperand && i < MATRIX_OPERANDS; i++) {
        unsigned more = operand_slots(p, i, slot + n);
        count[i] = more, n += more;
    }
    for (unsigned i = 0; result && i < count[0]; i++)
        if (slot[i] & OPERAND_CONST) {
            ptx_error(p);
            return;
        }
    const uint32_t head[MA_COUNT] = {op, shape, types, flags};
    uint32_t first = ptx_args(p, head, MA_COUNT);
    ptx_args(p, count, MATRIX_OPERANDS), ptx_args(p, slot, n);
    ptx_append_op(p, warp_together_op, (DecodedOp){.sub = WARP_TOGETHER, .x = first});
}

/* Reports whether operand i has as many registers as a matrix of `elements` elements needs if it is spread over 32
 * lanes. type: the index of the element type. flags: MF_BYTES as in MatrixFlag; with MF_WMMA the operand may have more
 * registers, because several lanes hold the same elements. */
static bool counts_fit(const PtxInst *p, unsigned i, uint32_t elements, unsigned type, uint32_t flags) {
    const ElementType *t = &element_type[type];
    unsigned bits = flags & MF_BYTES && t->kind == 'f' && t->bits < 8 ? 8 : t->bits,
             per = (t->bits == 64 ? 64 : 32) / bits;
    unsigned n = p->op[i].kind == PO_VECTOR ? p->op[i].nparts : 1;
    return flags & MF_WMMA ? n * per * 32 >= elements : n * per * 32 == elements;
}

/* If the instruction has .block_scale, adds to *flags the number of scales in a row, which .scale_vec names or else the
 * kind implies, and the type of the scales. Returns false if the number is unknown, or if the operand after the scales
 * of a or of b is not a vector of two. Without .block_scale changes nothing and returns true. */
static bool scale_words(const PtxInst *p, uint32_t *flags) {
    unsigned n = ptx_has(p, "kind::mxf8f6f4") ? 1 : ptx_has(p, "kind::mxf4") ? 2 : 0;
    if (!ptx_has(p, "block_scale")) return true;
    if (ptx_has(p, "scale_vec::1X")) n = 1;
    if (ptx_has(p, "scale_vec::2X")) n = 2;
    if (ptx_has(p, "scale_vec::4X")) n = 4;
    *flags |= n << MF_SCALES | (ptx_has(p, "ue4m3") ? MF_UE4M3 : 0);
    return n && p->op[p->noperand - 1].nparts == 2 && p->op[p->noperand - 3].nparts == 2;
}

/* Stores in type[0 .. 3] the element types of d, a, b and c (indices in element_type), and adds to *flags the MF_ flags
 * of the modifiers. If only two types are named, they are those of d and c, and a and b are f16. Returns false if there
 * are not two or four types, if the number of operands does not match the modifiers, or if scale_words fails. */
static bool mma_words(PtxInst *p, bool wmma, unsigned *type, uint32_t *flags) {
    unsigned n = element_words(p, type, 4), layout = 0, operands = 4;
    if (n == 2) {
        type[3] = type[1];
        element_find("f16", &type[1]);
        type[2] = type[1];
        n = 4;
    }
    for (unsigned i = 1; i < p->nword; i++) {
        bool row = strcmp(p->word[i], "row") == 0, col = strcmp(p->word[i], "col") == 0;
        if (col) *flags |= layout == 0 ? MF_A_COL : MF_B_COL;
        layout += row || col;
    }
    if (ptx_has(p, "sp") || ptx_has(p, "sp::ordered_metadata")) *flags |= MF_SPARSE, operands += 2;
    if (ptx_has(p, "sp::ordered_metadata")) *flags |= MF_ORDERED;
    if (ptx_has(p, "block_scale")) operands += 4;
    if (ptx_has(p, "satfinite")) *flags |= MF_SATFINITE;
    if (ptx_has(p, "xor")) *flags |= MF_XOR;
    if (ptx_has(p, "kind::f8f6f4") || ptx_has(p, "kind::mxf8f6f4")) *flags |= MF_BYTES;
    return n == 4 && p->noperand == operands && !(wmma && operands != 4) && scale_words(p, flags);
}

/* Decodes wmma.mma if `wmma`, else mma: d, a, b, c. Checks that the shape exists for the types, and that each operand
 * has the registers that the shape needs. mma.m8n8k4 of f16 (`quad`) multiplies four matrices at once, each by eight
 * lanes of the warp. */
static void decode_mma(PtxInst *p, bool wmma) {
    unsigned type[4];
    uint32_t shape, flags = wmma ? MF_WMMA : 0;
    if (!shape_word(p, &shape) || p->noperand < 4 || !mma_words(p, wmma, type, &flags)) {
        ptx_error(p);
        return;
    }
    if (!shape_fits(p, element_type[type[1]].name, element_type[type[2]].name, element_type[type[0]].name, flags))
        return;
    uint32_t m = SHAPE_M(shape), cols = SHAPE_N(shape), k = SHAPE_K(shape);
    bool quad = !wmma && m == 8 && k == 4 && element_type[type[1]].bits == 16;
    bool odd = !wmma && (cols != 8 || (m != 8 && m != 16));
    if (quad) m *= 4;
    bool fits = !odd && counts_fit(p, 0, m * cols, type[0], flags) &&
                counts_fit(p, 1, m * k / (flags & MF_SPARSE ? 2 : 1), type[1], flags) &&
                counts_fit(p, 2, k * cols * (quad ? 4 : 1), type[2], flags) &&
                counts_fit(p, 3, m * cols, type[3], flags);
    if (!fits) {
        ptx_error(p);
        return;
    }
    ptx_warp_matrix(p, MATRIX_MMA, shape, type[0] | type[1] << 8 | type[2] << 16 | type[3] << 24, flags);
}

/* Decodes mma. */
void ptx_mma(PtxInst *p) { decode_mma(p, false); }

/* Decodes wmma.load.a, .b and .c, wmma.store.d and wmma.mma. The stride of a load or store, in elements, may be
 * missing; the rows (columns with .col) then follow one another without gaps. */
void ptx_wmma(PtxInst *p) {
    unsigned type;
    uint32_t shape, flags = MF_WMMA | ptx_space(p) << MF_SPACE;
    bool load = strcmp(p->word[1], "load") == 0, store = strcmp(p->word[1], "store") == 0;
    if (!load && !store) {
        decode_mma(p, true);
        return;
    }
    unsigned which = strcmp(p->word[2], "a") == 0 ? 1 : strcmp(p->word[2], "b") == 0 ? 2 : 0;
    if (!shape_word(p, &shape) || element_words(p, &type, 1) != 1 || p->noperand < 2 || p->noperand > 3 ||
        p->op[store ? 0 : 1].kind != PO_ADDRESS) {
        ptx_error(p);
        return;
    }
    const char *name = element_type[type].name;
    if (!shape_fits(p, which ? name : NULL, NULL, which ? NULL : name, flags)) return;
    uint32_t m = SHAPE_M(shape), n = SHAPE_N(shape), k = SHAPE_K(shape);
    uint32_t rows = which == 2 ? k : m, cols = which == 1 ? k : n;
    bool col = ptx_has(p, "col");
    if (col) flags |= MF_A_COL;
    if (!counts_fit(p, store ? 1 : 0, rows * cols, type, flags)) {
        ptx_error(p);
        return;
    }
    /* the default stride: the rows follow one another */
    if (p->noperand == 2) {
        p->op[2] = (PtxOperand){.kind = PO_IMM, .slot = constant_int(p->d, col ? rows : cols)};
        p->noperand = 3;
    }
    ptx_warp_matrix(p, store ? MATRIX_STORE : MATRIX_LOAD, shape, type * 0x01010101u, flags | which << MF_WHICH);
}

/* Returns the number of registers that ldmatrix or stmatrix must have: one for each matrix of .x1, .x2 or .x4, or two
 * if the matrices are m16n16. */
static uint32_t matrix_registers(const PtxInst *p) {
    uint32_t matrices = ptx_has(p, "x4") ? 4 : ptx_has(p, "x2") ? 2 : 1;
    return ptx_has(p, "m16n16") ? 2 * matrices : matrices;
}

/* Decodes ldmatrix, stmatrix and movmatrix. The shapes m16n16, m8n16 and m16n8, whose elements have at most 8 bits,
 * become MATRIX_BYTES_LOAD or MATRIX_BYTES_STORE. */
void ptx_ldmatrix(PtxInst *p) {
    bool store = p->word[0][0] == 's', move = p->word[0][0] == 'm';
    uint32_t flags = (ptx_has(p, "trans") ? MF_TRANS : 0) | ptx_space(p) << MF_SPACE;
    const PtxOperand *value = &p->op[store], *at = &p->op[!store];
    bool fits = p->noperand == 2 && (move || at->kind == PO_ADDRESS);
    uint32_t named = value->kind == PO_VECTOR ? value->nparts : 1, wanted = move ? 1 : matrix_registers(p);
    if (fits && named != wanted) {
        ptx_refuse(p, "it must have %u register%s, not %u", (unsigned)wanted, wanted == 1 ? "" : "s", (unsigned)named);
        return;
    }
    bool wide = ptx_has(p, "m16n16"), trans = ptx_has(p, "trans");
    if (fits && ((wide && trans && !store) || (ptx_has(p, "m8n16") && !trans && !store) ||
                 (ptx_has(p, "m16n8") && trans && store))) {
        uint32_t bits = ptx_has(p, "b4x16_p64") ? 4 : ptx_has(p, "b6x16_p32") ? 6 : 8;
        ptx_warp_matrix(p, store ? MATRIX_BYTES_STORE : MATRIX_BYTES_LOAD, SHAPE(wide ? 16 : 8, 16, 1), bits, flags);
        return;
    }
    if (!ptx_has(p, "m8n8") || !fits) {
        ptx_error(p);
        return;
    }
    ptx_warp_matrix(p, move ? MATRIX_MOVE : store ? MATRIX_STMATRIX : MATRIX_LDMATRIX, 0, 0, flags);
}

/* Decodes wgmma.fence, .commit_group, .wait_group and .mma_async{.sp}. The operands of mma_async are d, a, b,
 * {metadata, selector,} scale-d and, depending on the types, the signs of a and b and whether they are transposed. a is
 * a vector of registers or, as b always is, the descriptor of a matrix in shared memory. */
void ptx_wgmma(PtxInst *p) {
    unsigned type[3], m, n, k;
    bool sparse = ptx_has(p, "sp"), shaped = false;
    if (p->nword > 1 && strcmp(p->word[1], "mma_async") != 0) {
        uint8_t sub = ptx_has(p, "commit_group") ? WGMMA_COMMIT : ptx_has(p, "wait_group") ? WGMMA_WAIT : WGMMA_FENCE;
        uint32_t stay = sub == WGMMA_WAIT ? ptx_source(p, 0) : 0;
        if (sub == WGMMA_FENCE && !ptx_has(p, "fence")) ptx_error(p);
        ptx_append_op(p, wgmma_sync_op, (DecodedOp){.sub = sub, .a = stay});
        return;
    }
    for (unsigned i = 1; i < p->nword && !shaped; i++) shaped = sscanf(p->word[i], "m%un%uk%u", &m, &n, &k) == 3;
    if (!shaped || m != 64 || n < 8 || n > 256 || n % 8 || element_words(p, type, 3) != 3 ||
        p->noperand < (sparse ? 6u : 4u)) {
        ptx_error(p);
        return;
    }
    const ElementType *d = &element_type[type[0]], *a = &element_type[type[1]];
    unsigned regs = p->op[1].kind == PO_VECTOR ? p->op[1].nparts : 0;
    if (k * a->bits != (sparse ? 512u : 256u) || p->op[0].kind != PO_VECTOR || p->op[0].nparts != n * d->bits / 64 ||
        (regs && regs != 4)) {
        ptx_error(p);
        return;
    }
    uint32_t flags = (sparse ? MF_SPARSE : 0) | (ptx_has(p, "satfinite") ? MF_SATFINITE : 0);
    ptx_warp_matrix(p, MATRIX_WGMMA, SHAPE(16, n, k), type[0] | type[1] << 8 | type[2] << 16 | type[0] << 24, flags);
}
