/* decode_ptx_convert.c: cvt, between every two types. */
#include "analysis/run/decode_ptx.h"

static void convert(Ptx *p, uint32_t to, PtxType t, uint32_t from, PtxType f) {
    bool ftz = ptx_has(p, "ftz"), integral = t.kind == 'f' && f.kind == 'f' && t.fp == f.fp &&
        (ptx_has(p, "rni") || ptx_has(p, "rzi") || ptx_has(p, "rmi") || ptx_has(p, "rpi"));
    if (t.kind != 'f' && f.kind != 'f') {
        if (ptx_has(p, "sat")) ptx_out(p, clamp_op,
                                   (Code){.sub = (uint8_t)((f.kind == 's') | (t.kind == 's') << 1),
                                          .width = (uint8_t)f.bits, .dst = to, .a = from, .x = t.bits});
        else if (f.bits < t.bits) ptx_extend(p, to, from, f.bits, t.bits, f.kind == 's');
        else ptx_put(p, (Code){.op = C_TRUNC, .width = (uint8_t)t.bits, .dst = to, .a = from});
    } else if (t.kind == 'f' && f.kind == 'f') {
        if (integral) ptx_out(p, fp_cast_op,
                          (Code){.sub = CAST_INTEGRAL, .width = fp_mode(f.fp, ptx_round(p, RN), ftz, false),
                                 .dst = to, .a = from});
        else ptx_out(p, fp_cast_op, (Code){.sub = CAST_FP_FP, .width = fp_mode(f.fp, ptx_round(p, RN), ftz,
                ptx_has(p, "sat")), .dst = to, .a = from, .x = t.fp});
        if (ptx_has(p, "relu")) ptx_out(p, math_op,
                                    (Code){.sub = MATH_MAXIMUM, .width = fp_mode(t.fp, RN, false, false),
                                           .dst = to, .a = to, .b = konst_int(p->d, 0)});
        if (integral && ptx_has(p, "sat"))
            ptx_out(p, fp_arith_op, (Code){.sub = FP_MUL, .width = fp_mode(t.fp, RN, false, true), .dst = to,
                                       .a = to, .b = konst_int(p->d, fp_of_double(t.fp, 1)), .c = to});
    } else if (t.kind == 'f') {
        uint32_t x = temp_slots(p->d, 1);
        ptx_put(p, (Code){.op = C_TRUNC, .width = (uint8_t)f.bits, .dst = x, .a = from});
        ptx_out(p, fp_cast_op, (Code){.sub = f.kind == 's' ? CAST_SINT_FP : CAST_UINT_FP,
                                  .width = fp_mode(t.fp, ptx_round(p, RN), ftz, ptx_has(p, "sat")), .dst = to,
                                      .a = x, .x = f.bits});
    } else {
        ptx_out(p, fp_cast_op, (Code){.sub = t.kind == 's' ? CAST_FP_SINT : CAST_FP_UINT,
                                  .width = fp_mode(f.fp, ptx_round(p, RZ), ftz, false), .dst = to, .a = from,
                                      .x = t.bits});
    }
}

void ptx_cvt(Ptx *p) {
    PtxType t, f;
    if (!ptx_type(p, 1, &t) || !ptx_type(p, 0, &f) || ptx_has(p, "satfinite") ||
        ptx_has(p, "pack")) { ptx_error(p); return; }
    /* two floats into a packed pair, the upper one first */
    if (t.pair && f.bits == 32 && !f.pair) {
        uint32_t x = temp_slots(p->d, 2), high = ptx_source(p, 1), low = ptx_source(p, 2), to = ptx_dst(p);
        convert(p, x, t, low, f), convert(p, x + 1, t, high, f);
        ptx_put(p, (Code){.op = C_SHL, .width = 32, .dst = x + 1, .a = x + 1, .b = konst_int(p->d, 16)});
        ptx_put(p, (Code){.op = C_OR, .width = 32, .dst = to, .a = x, .b = x + 1});
        return;
    }
    if (t.pair || f.pair) { ptx_error(p); return; }
    uint32_t to = ptx_dst(p);
    unsigned width = p->op[0].width;
    convert(p, to, t, ptx_source(p, 1), f);
    if (t.kind == 's' && t.bits < width) ptx_extend(p, to, to, t.bits, width, true);
    p->type = t;
}
