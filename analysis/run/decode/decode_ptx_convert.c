/* decode_ptx_convert.c: cvt between all types. */
#include "analysis/run/decode/decode_ptx.h"

/* Appends the conversion of one element of type f in slot `from` to type t in slot `to`, with the rounding, .ftz, .sat
 * and .relu of the instruction. Between floats of the same type, a rounding such as .rni rounds to an integral
 * value. */
static void convert(PtxInst *p, uint32_t to, PtxType t, uint32_t from, PtxType f) {
    bool ftz = ptx_has(p, "ftz"),
         integral = t.kind == 'f' && f.kind == 'f' && t.fp == f.fp &&
                    (ptx_has(p, "rni") || ptx_has(p, "rzi") || ptx_has(p, "rmi") || ptx_has(p, "rpi"));
    if (t.kind != 'f' && f.kind != 'f') {
        if (ptx_has(p, "sat"))
            ptx_append_op(p, clamp_op,
                          (DecodedOp){.sub = (uint8_t)((f.kind == 's') | (t.kind == 's') << 1),
                                      .width = (uint8_t)f.bits,
                                      .dst = to,
                                      .a = from,
                                      .x = t.bits});
        else if (f.bits < t.bits) ptx_extend(p, to, from, f.bits, t.bits, f.kind == 's');
        else ptx_append(p, (DecodedOp){.op = C_TRUNC, .width = (uint8_t)t.bits, .dst = to, .a = from});
    } else if (t.kind == 'f' && f.kind == 'f') {
        if (integral)
            ptx_append_op(
                p, fp_cast_op,
                (DecodedOp){
                    .sub = CAST_INTEGRAL, .width = fp_mode(f.fp, ptx_round(p, RN), ftz, false), .dst = to, .a = from});
        else
            ptx_append_op(p, fp_cast_op,
                          (DecodedOp){.sub = CAST_FP_FP,
                                      .width = fp_mode(f.fp, ptx_round(p, RN), ftz, ptx_has(p, "sat")),
                                      .dst = to,
                                      .a = from,
                                      .x = t.fp});
        if (ptx_has(p, "relu"))
            ptx_append_op(p, math_op,
                          (DecodedOp){.sub = MATH_MAXIMUM,
                                      .width = fp_mode(t.fp, RN, false, false),
                                      .dst = to,
                                      .a = to,
                                      .b = constant_int(p->d, 0)});
        if (integral && ptx_has(p, "sat"))
            ptx_append_op(p, fp_arith_op,
                          (DecodedOp){.sub = FP_MUL,
                                      .width = fp_mode(t.fp, RN, false, true),
                                      .dst = to,
                                      .a = to,
                                      .b = constant_int(p->d, fp_of_double(t.fp, 1)),
                                      .c = to});
    } else if (t.kind == 'f') {
        uint32_t x = temp_slots(p->d, 1);
        ptx_append(p, (DecodedOp){.op = C_TRUNC, .width = (uint8_t)f.bits, .dst = x, .a = from});
        ptx_append_op(p, fp_cast_op,
                      (DecodedOp){.sub = f.kind == 's' ? CAST_SINT_FP : CAST_UINT_FP,
                                  .width = fp_mode(t.fp, ptx_round(p, RN), ftz, ptx_has(p, "sat")),
                                  .dst = to,
                                  .a = x,
                                  .x = f.bits});
    } else {
        ptx_append_op(p, fp_cast_op,
                      (DecodedOp){.sub = t.kind == 's' ? CAST_FP_SINT : CAST_FP_UINT,
                                  .width = fp_mode(f.fp, ptx_round(p, RZ), ftz, false),
                                  .dst = to,
                                  .a = from,
                                  .x = t.bits});
    }
}

/* A type modifier that convert_narrow can convert from or to: n elements of format `fp` with `bits` bits each. small:
 * convert cannot convert this format. */
typedef struct NarrowFormat {
    const char *word;
    uint8_t fp, n, bits;
    bool small;
} NarrowFormat;
static const NarrowFormat narrow[] = {
    {"e4m3x2", FP_E4M3, 2, 8, true},   {"e5m2x2", FP_E5M2, 2, 8, true},     {"e3m2x2", FP_E3M2, 2, 8, true},
    {"e2m3x2", FP_E2M3, 2, 8, true},   {"e2m1x2", FP_E2M1, 2, 4, true},     {"ue8m0x2", FP_UE8M0, 2, 8, true},
    {"e4m3x4", FP_E4M3, 4, 8, true},   {"e5m2x4", FP_E5M2, 4, 8, true},     {"e3m2x4", FP_E3M2, 4, 8, true},
    {"e2m3x4", FP_E2M3, 4, 8, true},   {"e2m1x4", FP_E2M1, 4, 4, true},     {"tf32", FP_TF32, 1, 32, true},
    {"f16x2", FP_HALF, 2, 16, false},  {"bf16x2", FP_BFLOAT, 2, 16, false}, {"f16", FP_HALF, 1, 16, false},
    {"bf16", FP_BFLOAT, 1, 16, false}, {"f32", FP_FLOAT, 1, 32, false}};

/* Returns the row of `narrow` for a type modifier without its dot, or NULL. */
static const NarrowFormat *narrow_word(const char *word) {
    for (unsigned i = 0; i < sizeof narrow / sizeof *narrow; i++)
        if (strcmp(narrow[i].word, word) == 0) return &narrow[i];
    return NULL;
}

/* Returns the slot of the operand from which element i of the result of a cvt from format f to format t is converted.
 * PTX names the highest element first: four elements come from a list {d, c, b, a}, two from two operands. If f is a
 * packed pair, this is the slot of the whole pair. */
static uint32_t narrow_source(PtxInst *p, const NarrowFormat *t, const NarrowFormat *f, unsigned i) {
    if (t->n == 4) return ptx_part(p, &p->op[1], 3 - i);
    return ptx_source(p, f->n == 1 && t->n == 2 ? 2 - i : 1);
}

/* Decodes a cvt between two formats of `narrow` that has .rs or .satfinite, or of which one format is small. The
 * elements are converted one by one, from the highest to the lowest, and packed. The random bits of .rs are the last
 * operand. Returns false, and appends nothing, if the cvt is none of these; returns true otherwise, even after an error
 * message. */
static bool convert_narrow(PtxInst *p) {
    const NarrowFormat *t = p->nword > 2 ? narrow_word(p->word[p->nword - 2]) : NULL;
    const NarrowFormat *f = p->nword > 2 ? narrow_word(p->word[p->nword - 1]) : NULL;
    bool random = ptx_has(p, "rs"), vector = t && t->n == 4;
    if (!t || !f || !(t->small || f->small || random || ptx_has(p, "satfinite"))) return false;
    bool fits = !(f->n == 2 && t->n != 2) && (!vector || random) && (!random || f->fp == FP_FLOAT);
    if (fits && random)
        fits = vector ? p->noperand == 3 && p->op[1].kind == PO_VECTOR && p->op[1].nparts == 4
                      : t->n == 2 && t->bits == 16 && p->noperand == 4;
    if (!fits) {
        ptx_error(p);
        return true;
    }
    uint32_t to = ptx_dst(p), part = temp_slots(p->d, 4), sum = part + 3;
    uint32_t bits = random ? ptx_source(p, p->noperand - 1) : 0;
    enum Round round = random ? RS : ptx_round(p, RN);
    for (unsigned i = t->n; i-- > 0;) {
        uint32_t from = narrow_source(p, t, f, i);
        if (f->n == 2) {
            ptx_append(p, (DecodedOp){
                              .op = C_LSHR, .width = 64, .dst = part, .a = from, .b = constant_int(p->d, i * f->bits)});
            ptx_append(p, (DecodedOp){.op = C_TRUNC, .width = f->bits, .dst = part, .a = part});
            from = part;
        }
        ptx_append_op(p, fp_narrow_op,
                      (DecodedOp){.sub = f->fp,
                                  .width = t->fp,
                                  .dst = part + 1,
                                  .a = from,
                                  .b = bits,
                                  .x = (uint32_t)round | (uint32_t)ptx_has(p, "satfinite") << 8 |
                                       (uint32_t)ptx_has(p, "relu") << 9 | i << 16});
        uint32_t at = part + 1;
        if (i + 1 < t->n) ptx_append(p, (DecodedOp){.op = C_OR, .width = 64, .dst = at, .a = at, .b = sum});
        uint32_t width = constant_int(p->d, t->bits);
        if (i) ptx_append(p, (DecodedOp){.op = C_SHL, .width = 64, .dst = sum, .a = at, .b = width});
        else ptx_append(p, (DecodedOp){.op = C_MOVE, .width = 64, .dst = to, .a = at});
    }
    return true;
}

/* Decodes cvt. A signed result that is narrower than its register is sign-extended to the width of the register. Sets
 * p->type to the type of the result if that is one number and convert() makes it. */
void ptx_cvt(PtxInst *p) {
    PtxType t, f;
    if (convert_narrow(p)) return;
    if (!ptx_type(p, 1, &t) || !ptx_type(p, 0, &f) || ptx_has(p, "satfinite") || ptx_has(p, "pack")) {
        ptx_error(p);
        return;
    }
    /* two floats become a packed pair; the first operand is the upper half */
    if (t.pair && f.bits == 32 && !f.pair) {
        uint32_t x = temp_slots(p->d, 2), high = ptx_source(p, 1), low = ptx_source(p, 2), to = ptx_dst(p);
        convert(p, x, t, low, f), convert(p, x + 1, t, high, f);
        ptx_pack(p, to, 16, x, x + 1);
        return;
    }
    if (t.pair || f.pair) {
        ptx_error(p);
        return;
    }
    uint32_t to = ptx_dst(p);
    unsigned width = p->op[0].width;
    convert(p, to, t, ptx_source(p, 1), f);
    if (t.kind == 's' && t.bits < width) ptx_extend(p, to, to, t.bits, width, true);
    p->type = t;
}
