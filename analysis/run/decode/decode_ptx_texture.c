/* decode_ptx_texture.c: texture and surface instructions.
 *
 * A texture has one mipmap level, so the level or the gradients of an instruction are ignored. A separate sampler is
 * ignored too, and the settings of the texture apply.
 */
#include "analysis/run/decode/decode_ptx.h"
#include "analysis/run/ops/texture.h"

/* Sets *width to the number of dimensions and the TEX_ flags of the geometry that the modifiers name (.1d, .a2d, .cube
 * ...), in the format of DecodedOp.width of texture_op. Returns false if they name none. */
static bool geometry(const PtxInst *p, uint8_t *width) {
    /* clang-format off */
    static const PtxWord row[] = {
        {"1d", 1}, {"2d", 2}, {"3d", 3}, {"a1d", 1 | TEX_ARRAY}, {"a2d", 2 | TEX_ARRAY},
        {"cube", 2 | TEX_CUBE}, {"acube", 2 | TEX_CUBE | TEX_ARRAY}
    };
    /* clang-format on */
    *width = ptx_choose(p, row, sizeof row / sizeof *row, 0);
    return *width != 0;
}

/* Appends `c`, in which sub, width and the like are set, as a texture_op, with its argument list and number of values.
 * at: the operand with the handle and the coordinates; value: the operand with the results, or with the values to
 * store. Reports an error if there are more than four values, or if a result is a constant. */
static void append_texture(PtxInst *p, DecodedOp c, const PtxOperand *at, const PtxOperand *value) {
    uint32_t zero = constant_int(p->d, 0), slot[TA_VALUE + 4];
    slot[TA_HANDLE] = at->slot;
    for (unsigned i = 0; i < 4; i++) {
        slot[TA_COORDINATE + i] = i < at->nparts ? ptx_part(p, at, i) : zero;
        if (value->kind != PO_VECTOR) slot[TA_VALUE + i] = i ? zero : value->slot;
        else if (i >= value->nparts) slot[TA_VALUE + i] = zero;
        else slot[TA_VALUE + i] = ptx_part(p, value, i);
    }
    c.b = value->kind == PO_VECTOR ? value->nparts : 1;
    bool result = c.sub != TEX_STORE && c.sub != TEX_STORE_P, bad = c.b > 4;
    for (unsigned i = 0; result && i < c.b && !bad; i++) bad = slot[TA_VALUE + i] & OPERAND_CONST;
    if (bad) {
        ptx_error(p);
        return;
    }
    c.x = ptx_args(p, slot, TA_VALUE + 4);
    ptx_append_op(p, texture_op, c);
}

/* Decodes tex and tld4. Reports an error for values that do not have 32 bits, and for tld4 of a texture that does not
 * have two dimensions or with another number of results than four. */
void ptx_tex(PtxInst *p) {
    PtxType value, coordinate;
    DecodedOp c = {.sub = p->word[0][1] == 'l' ? TEX_GATHER : TEX_FETCH};
    if (!geometry(p, &c.width) || p->noperand < 2 || p->op[1].kind != PO_ADDRESS || p->op[1].nparts == 0 ||
        !ptx_type(p, 1, &value) || !ptx_type(p, 0, &coordinate) || value.bits != 32) {
        ptx_error(p);
        return;
    }
    if (value.kind == 'f') c.width |= TEX_FLOAT;
    if (coordinate.kind == 'f') c.width |= TEX_REAL;
    if (c.sub == TEX_GATHER) {
        static const char channel[] = "rgba";
        const char *at = strchr(channel, p->word[1][0]);
        if (!at || (c.width & TEX_DIMS) != 2 || p->op[0].kind != PO_VECTOR || p->op[0].nparts != 4) {
            ptx_error(p);
            return;
        }
        c.c = (uint32_t)(at - channel);
    }
    append_texture(p, c, &p->op[1], &p->op[0]);
}

/* Decodes suld and sust. Reports an error for values that do not have 8 to 64 bits, and for .p (formatted) with
 * suld. */
void ptx_surface(PtxInst *p) {
    bool store = p->word[0][2] == 's', formatted = ptx_has(p, "p");
    unsigned at = store ? 0 : 1;
    DecodedOp c = {.sub = formatted ? TEX_STORE_P : store ? TEX_STORE : TEX_LOAD, .c = p->type.bits};
    c.a = ptx_has(p, "clamp") ? TEX_CLAMP : ptx_has(p, "zero") ? TEX_ZERO : TEX_TRAP;
    if (!geometry(p, &c.width) || p->noperand != 2 || p->op[at].kind != PO_ADDRESS || p->op[at].nparts == 0 ||
        (formatted && !store) || p->type.bits < 8 || p->type.bits > 64) {
        ptx_error(p);
        return;
    }
    append_texture(p, c, &p->op[at], &p->op[!at]);
}

/* Decodes txq and suq, and istypep, which tests whether a handle is one of a texture (value 0 of the table), a surface
 * (1) or a sampler (2). */
void ptx_texture_query(PtxInst *p) {
    /* clang-format off */
    static const PtxWord row[] = {
        {"width", 0}, {"height", 1}, {"depth", 2}, {"array_size", 2}, {"num_mipmap_levels", 3},
        {"num_samples", 3}, {"channel_data_type", 4}, {"channel_order", 5}, {"texref", 0}, {"surfref", 1},
        {"samplerref", 2}
    };
    /* clang-format on */
    uint8_t which = ptx_choose(p, row, sizeof row / sizeof *row, UINT8_MAX);
    if (which == UINT8_MAX || p->noperand != 2) {
        ptx_error(p);
        return;
    }
    PtxOperand at = p->op[1], value = {.kind = PO_REG, .slot = ptx_dst(p)};
    at.nparts = 0;
    append_texture(p, (DecodedOp){.sub = p->word[0][0] == 'i' ? TEX_IS : TEX_QUERY, .c = which}, &at, &value);
}
