/* decode_ptx_arith.c: arithmetic, logic and bit instructions.
 *
 * An instruction becomes core operations if these suffice, else operations of ops_integer.c, ops_float.c and ops_ptx.c.
 * A packed pair (f16x2, bf16x2, u16x2, f32x2) is split into halves, which are computed and packed again. */
#include "analysis/run/decode/decode_ptx.h"

/* Appends the operations of the instruction on one element. Of `c` only the slots of the result (dst) and of the
 * sources (a, b, c) are set. */
typedef void (*HalfEmitter)(PtxInst *p, DecodedOp c);

/* Calls f once with the result `to` and the sources a, b and c. If the type of the instruction is a packed pair, calls
 * f once for each half of the sources instead, and appends the packing of the two results into `to`. */
static void each_half(PtxInst *p, HalfEmitter f, uint32_t to, uint32_t a, uint32_t b, uint32_t c) {
    if (!p->type.pair) {
        f(p, (DecodedOp){.dst = to, .a = a, .b = b, .c = c});
        return;
    }
    uint32_t in[3] = {a, b, c}, low[3], high[3], result = temp_slots(p->d, 2);
    for (int i = 0; i < 3; i++)
        low[i] = ptx_half(p, in[i], p->type.bits, false), high[i] = ptx_half(p, in[i], p->type.bits, true);
    f(p, (DecodedOp){.dst = result, .a = low[0], .b = low[1], .c = low[2]});
    f(p, (DecodedOp){.dst = result + 1, .a = high[0], .b = high[1], .c = high[2]});
    ptx_pack(p, to, p->type.bits, result, result + 1);
}

/* Returns the operation of a floating-point mnemonic other than rcp; that of mad is FP_FMA. */
static enum FpOp fp_word(const char *w) {
    static const char *const name[] = {"add", "sub", "mul", "div", "fma", "sqrt"};
    for (int i = 0; i < 6; i++)
        if (strcmp(w, name[i]) == 0) return (enum FpOp)i;
    return strcmp(w, "mad") == 0 ? FP_FMA : FP_DIV;
}

/* Appends floating-point arithmetic on one element. f32 and f64, rounded to nearest and without .ftz and .sat, have
 * core operations except for sqrt; everything else is a fp_arith_op. .relu appends the maximum with 0. */
static void half_arith(PtxInst *p, DecodedOp c) {
    c.sub = (uint8_t)fp_word(p->word[0]), c.width = ptx_fp_mode(p, p->type);
    bool plain = (c.width & ~3) == 0 && p->type.fp >= FP_FLOAT && c.sub <= FP_FMA;
    if (plain) c.op = (uint16_t)((p->type.fp == FP_FLOAT ? C_FADD32 : C_FADD64) + c.sub), ptx_append(p, c);
    else ptx_append_op(p, fp_arith_op, c);
    if (ptx_has(p, "relu"))
        ptx_append_op(p, math_op,
                      (DecodedOp){.sub = MATH_MAXIMUM,
                                  .width = fp_mode(p->type.fp, RN, false, false),
                                  .dst = c.dst,
                                  .a = c.dst,
                                  .b = constant_int(p->d, 0)});
}

/* Decodes floating-point add, sub, mul, div, fma, mad (which is fma), sqrt and rcp. */
void ptx_fp_arith(PtxInst *p) {
    if (strcmp(p->word[0], "rcp") == 0) {
        double one = 1;
        uint32_t k = constant_int(p->d, fp_of_double(p->type.fp, one));
        ptx_append_op(p, fp_arith_op,
                      (DecodedOp){.sub = FP_DIV,
                                  .width = ptx_fp_mode(p, p->type),
                                  .dst = ptx_dst(p),
                                  .a = k,
                                  .b = ptx_source(p, 1),
                                  .c = k});
        return;
    }
    uint32_t a = ptx_source(p, 1), b = p->noperand > 2 ? ptx_source(p, 2) : a,
             c = p->noperand > 3 ? ptx_source(p, 3) : b;
    each_half(p, half_arith, ptx_dst(p), a, b, c);
}

/* Appends the computation of the absolute value of float a, of the type of the instruction, into a new slot, which it
 * returns. */
static uint32_t append_magnitude(PtxInst *p, uint32_t a) {
    uint32_t x = temp_slots(p->d, 1), w = p->type.bits;
    ptx_append(p,
               (DecodedOp){.op = C_AND, .width = (uint8_t)w, .dst = x, .a = a, .b = constant_int(p->d, ONES(w) >> 1)});
    return x;
}

/* Appends the math_op that the mnemonic names, on one element. For min and max: .NaN makes the result NaN if a source
 * is; .xorsign computes the result from the magnitudes and gives it the exclusive or of the signs; there may be a third
 * source, and then .abs, which takes the magnitudes of all three. */
static void half_math(PtxInst *p, DecodedOp c) {
    static const struct {
        const char *word;
        uint8_t op;
    } row[] = {{"sin", MATH_SIN},    {"cos", MATH_COS},    {"lg2", MATH_LOG2},
               {"ex2", MATH_EXP2},   {"tanh", MATH_TANH},  {"rsqrt", MATH_RSQRT},
               {"min", MATH_MINNUM}, {"max", MATH_MAXNUM}, {"copysign", MATH_COPYSIGN}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (strcmp(p->word[0], row[i].word) == 0) c.sub = row[i].op;
    if (ptx_has(p, "NaN")) c.sub = c.sub == MATH_MINNUM ? MATH_MINIMUM : MATH_MAXIMUM;
    c.width = ptx_fp_mode(p, p->type);
    /* PTX names the source of the sign first */
    if (strcmp(p->word[0], "copysign") == 0) {
        uint32_t sign = c.a;
        c.a = c.b, c.b = sign;
    }
    if (ptx_has(p, "xorsign")) {
        uint32_t x = temp_slots(p->d, 1);
        ptx_append(p, (DecodedOp){.op = C_XOR, .width = (uint8_t)p->type.bits, .dst = x, .a = c.a, .b = c.b});
        c.a = append_magnitude(p, c.a), c.b = append_magnitude(p, c.b);
        ptx_append_op(p, math_op, c);
        ptx_append_op(p, math_op,
                      (DecodedOp){.sub = MATH_COPYSIGN,
                                  .width = fp_mode(p->type.fp, RN, false, false),
                                  .dst = c.dst,
                                  .a = c.dst,
                                  .b = x});
        return;
    }
    if (ptx_has(p, "abs"))
        c.a = append_magnitude(p, c.a), c.b = append_magnitude(p, c.b), c.c = append_magnitude(p, c.c);
    if (p->noperand > 3) {
        uint32_t two = temp_slots(p->d, 1), third = c.c, to = c.dst;
        c.dst = two;
        ptx_append_op(p, math_op, c);
        c.dst = to, c.a = two, c.b = third;
    }
    ptx_append_op(p, math_op, c);
}

/* Decodes sin, cos, lg2, ex2, tanh, rsqrt, copysign, and floating-point min and max. */
void ptx_fp_math(PtxInst *p) {
    uint32_t a = ptx_source(p, 1), b = p->noperand > 2 ? ptx_source(p, 2) : a,
             c = p->noperand > 3 ? ptx_source(p, 3) : b;
    each_half(p, half_math, ptx_dst(p), a, b, c);
}

/* Appends neg or abs of one float, which change only the sign bit. With .ftz a multiplication by 1 follows, which
 * flushes a subnormal result to zero. */
static void half_sign(PtxInst *p, DecodedOp c) {
    bool neg = strcmp(p->word[0], "neg") == 0;
    unsigned w = p->type.bits;
    ptx_append(p, (DecodedOp){.op = neg ? C_XOR : C_AND,
                              .width = (uint8_t)w,
                              .dst = c.dst,
                              .a = c.a,
                              .b = constant_int(p->d, neg ? UINT64_C(1) << (w - 1) : ONES(w) >> 1)});
    if (ptx_has(p, "ftz"))
        ptx_append_op(p, fp_arith_op,
                      (DecodedOp){.sub = FP_MUL,
                                  .width = fp_mode(p->type.fp, RN, true, false),
                                  .dst = c.dst,
                                  .a = c.dst,
                                  .b = constant_int(p->d, fp_of_double(p->type.fp, 1)),
                                  .c = c.dst});
}

/* Appends the product of the integers a and b, which have *bits bits: the lower half of it; with .hi the upper half;
 * with .wide all of it, and then doubles *bits. *bits is afterwards the width of the result in `to`. */
static void append_product(PtxInst *p, uint32_t to, uint32_t a, uint32_t b, unsigned *bits) {
    bool sign = p->type.kind == 's';
    if (ptx_has(p, "wide")) {
        uint32_t wide = temp_slots(p->d, 2);
        ptx_extend(p, wide, a, *bits, 2 * *bits, sign), ptx_extend(p, wide + 1, b, *bits, 2 * *bits, sign);
        *bits *= 2, a = wide, b = wide + 1;
    }
    if (ptx_has(p, "hi"))
        ptx_append_op(p, int_op,
                      (DecodedOp){.sub = sign ? INT_SMUL_HI : INT_UMUL_HI, .dst = to, .a = a, .b = b, .x = *bits});
    else ptx_append(p, (DecodedOp){.op = C_MUL, .width = (uint8_t)*bits, .dst = to, .a = a, .b = b});
}

/* Appends the integer sum a + b, or a - b if `sub`, of `bits` bits. If the mnemonic is addc, subc or madc, it also
 * adds (subtracts) the carry flag of the thread; .cc writes the flag; .sat saturates the result as a signed one. */
static void append_sum(PtxInst *p, bool sub, uint32_t to, uint32_t a, uint32_t b, unsigned bits) {
    const char *w = p->word[0];
    bool carry_in = strcmp(w, "addc") == 0 || strcmp(w, "subc") == 0 || strcmp(w, "madc") == 0;
    if (carry_in || ptx_has(p, "cc"))
        ptx_append_op(p, carry_op,
                      (DecodedOp){.sub = (uint8_t)(sub | carry_in << 1 | ptx_has(p, "cc") << 2),
                                  .width = (uint8_t)bits,
                                  .dst = to,
                                  .a = a,
                                  .b = b});
    else if (ptx_has(p, "sat"))
        ptx_append_op(p, int_op,
                      (DecodedOp){.sub = sub ? INT_SSUB_SAT : INT_SADD_SAT, .dst = to, .a = a, .b = b, .x = bits});
    else ptx_append(p, (DecodedOp){.op = sub ? C_SUB : C_ADD, .width = (uint8_t)bits, .dst = to, .a = a, .b = b});
}

/* Appends the quotient (div) or remainder (rem) of two integers. An unsigned division by a constant other than 0 is a
 * core operation. Any other could divide by zero or overflow, which is an error in a core operation but not in PTX, so
 * it becomes ptx_divide_op. */
static void append_quotient(PtxInst *p, uint32_t to, uint32_t a, uint32_t b) {
    bool sign = p->type.kind == 's', div = strcmp(p->word[0], "div") == 0;
    uint16_t op = div ? (sign ? C_SDIV : C_UDIV) : sign ? C_SREM : C_UREM;
    DecodedOp c = {.op = op, .sub = (uint8_t)op, .width = (uint8_t)p->type.bits, .dst = to, .a = a, .b = b};
    if (p->op[2].kind == PO_IMM && p->op[2].imm & ONES(p->type.bits) && !sign) ptx_append(p, c);
    else ptx_append_op(p, ptx_divide_op, c);
}

/* Appends the sum of two integers that are one half of the packed sources. */
static void half_sum(PtxInst *p, DecodedOp c) { append_sum(p, false, c.dst, c.a, c.b, p->type.bits); }

/* Decodes add, sub, mul, div, rem, mad, fma, addc, subc and madc, of floats by ptx_fp_arith. Reports an error for fma
 * of integers, and for packed integers except the add of pairs of 16 bits. */
void ptx_arith(PtxInst *p) {
    const char *w = p->word[0];
    unsigned bits = p->type.bits;
    if (p->type.kind == 'f') {
        ptx_fp_arith(p);
        return;
    }
    uint32_t a = ptx_source(p, 1), b = ptx_source(p, 2), to = ptx_dst(p);
    if (p->type.pair ? strcmp(w, "add") != 0 || p->type.bits != 16 : strcmp(w, "fma") == 0) {
        ptx_error(p);
        return;
    }
    if (p->type.pair) {
        each_half(p, half_sum, to, a, b, b);
        return;
    }
    if (strcmp(w, "div") == 0 || strcmp(w, "rem") == 0) {
        append_quotient(p, to, a, b);
        return;
    }
    if (strcmp(w, "mul") == 0) {
        append_product(p, to, a, b, &bits);
        return;
    }
    if (strncmp(w, "mad", 3) == 0) {
        uint32_t product = temp_slots(p->d, 1);
        append_product(p, product, a, b, &bits);
        a = product, b = ptx_source(p, 3);
        if (p->noperand > 3 && p->op[3].kind == PO_IMM) b = constant_int(p->d, p->op[3].imm & ONES(bits));
    }
    append_sum(p, strncmp(w, "sub", 3) == 0, to, a, b, bits);
}

/* Appends min or max of two integers, and then, with .relu, the maximum with 0. */
static void half_minmax(PtxInst *p, DecodedOp c) {
    bool max = strcmp(p->word[0], "max") == 0;
    uint32_t less = temp_slots(p->d, 1);
    ptx_append(p, (DecodedOp){.op = p->type.kind == 's' ? C_SLT : C_ULT,
                              .width = (uint8_t)p->type.bits,
                              .dst = less,
                              .a = c.a,
                              .b = c.b});
    ptx_append(p, (DecodedOp){.op = C_SELECT, .dst = c.dst, .a = less, .b = max ? c.b : c.a, .c = max ? c.a : c.b});
    if (!ptx_has(p, "relu")) return;
    ptx_append(
        p,
        (DecodedOp){.op = C_SLT, .width = (uint8_t)p->type.bits, .dst = less, .a = c.dst, .b = constant_int(p->d, 0)});
    ptx_append(p, (DecodedOp){.op = C_SELECT, .dst = c.dst, .a = less, .b = constant_int(p->d, 0), .c = c.dst});
}

/* Decodes min and max, of floats by ptx_fp_math. Reports an error for packed integers other than pairs of 16 bits. */
void ptx_minmax(PtxInst *p) {
    if (p->type.kind == 'f') {
        ptx_fp_math(p);
        return;
    }
    if (p->type.pair && p->type.bits != 16) {
        ptx_error(p);
        return;
    }
    uint32_t a = ptx_source(p, 1), b = ptx_source(p, 2);
    each_half(p, half_minmax, ptx_dst(p), a, b, b);
}

/* Decodes neg and abs of integers and floats. */
void ptx_sign(PtxInst *p) {
    if (p->type.kind == 'f') {
        uint32_t a = ptx_source(p, 1);
        each_half(p, half_sign, ptx_dst(p), a, a, a);
        return;
    }
    bool neg = strcmp(p->word[0], "neg") == 0;
    if (neg)
        ptx_append(p, (DecodedOp){.op = C_SUB,
                                  .width = (uint8_t)p->type.bits,
                                  .dst = ptx_dst(p),
                                  .a = constant_int(p->d, 0),
                                  .b = ptx_source(p, 1)});
    else {
        uint32_t a = ptx_source(p, 1);
        ptx_append_op(p, int_op, (DecodedOp){.sub = INT_ABS, .dst = ptx_dst(p), .a = a, .b = a, .x = p->type.bits});
    }
}

/* Decodes and, or, xor, not, cnot, shl and shr. A shift is a core operation if the count is a constant less than the
 * width, and else a shift_op, because in PTX a greater count shifts all bits out. */
void ptx_logic(PtxInst *p) {
    const char *w = p->word[0];
    uint8_t bits = (uint8_t)p->type.bits;
    uint32_t a = ptx_source(p, 1);
    if (strcmp(w, "cnot") == 0) {
        ptx_append(p, (DecodedOp){.op = C_EQ, .width = bits, .dst = ptx_dst(p), .a = a, .b = constant_int(p->d, 0)});
        return;
    }
    if (strcmp(w, "not") == 0) {
        ptx_append(
            p, (DecodedOp){.op = C_XOR, .width = bits, .dst = ptx_dst(p), .a = a, .b = constant_int(p->d, ONES(bits))});
        return;
    }
    uint32_t b = ptx_source(p, 2);
    static const uint16_t shift[] = {C_SHL, C_LSHR, C_ASHR};
    if (w[0] == 's' && p->op[2].kind == PO_IMM && p->op[2].imm < bits)
        ptx_append(p, (DecodedOp){.op = shift[w[2] == 'l'           ? 0
                                              : p->type.kind == 's' ? 2
                                                                    : 1],
                                  .width = bits,
                                  .dst = ptx_dst(p),
                                  .a = a,
                                  .b = b});
    else if (w[0] == 's')
        ptx_append_op(p, shift_op,
                      (DecodedOp){.sub = (uint8_t)(w[2] == 'l'           ? 0
                                                   : p->type.kind == 's' ? 2
                                                                         : 1),
                                  .width = bits,
                                  .dst = ptx_dst(p),
                                  .a = a,
                                  .b = b});
    else
        ptx_append(p, (DecodedOp){.op = *w == 'a'   ? C_AND
                                        : *w == 'o' ? C_OR
                                                    : C_XOR,
                                  .width = bits,
                                  .dst = ptx_dst(p),
                                  .a = a,
                                  .b = b});
}

/* Decodes popc, clz and brev. The result of popc and clz has 32 bits for any type. */
void ptx_count_bits(PtxInst *p) {
    const char *w = p->word[0];
    uint8_t sub = *w == 'p' ? INT_CTPOP : *w == 'c' ? INT_CTLZ : INT_BITREVERSE;
    uint32_t a = ptx_source(p, 1);
    ptx_append_op(p, int_op,
                  (DecodedOp){.sub = sub,
                              .width = (uint8_t)(*w == 'b' ? p->type.bits : 32),
                              .dst = ptx_dst(p),
                              .a = a,
                              .b = a,
                              .x = p->type.bits});
}

/* Appends bits_op with enum BitsOp `sub` on operands 1 to n of the instruction, n <= 4, and the result in `to`. */
static void append_bits(PtxInst *p, uint8_t sub, unsigned n, uint32_t to) {
    uint32_t s[4];
    for (unsigned i = 0; i < 4; i++) s[i] = i < n ? ptx_source(p, 1 + i) : constant_int(p->d, 0);
    uint32_t first = ptx_args(p, s, 4);
    ptx_append_op(
        p, bits_op,
        (DecodedOp){.sub = sub, .width = (uint8_t)p->type.bits, .dst = to, .a = p->type.kind == 's', .x = first});
}

/* Decodes bfind, bfe, bfi, lop3, fns, sad, bmsk, szext, mul24 and mad24. mad24 becomes a mul24 into a new slot and an
 * addition. */
void ptx_bits(PtxInst *p) {
    static const struct {
        const char *word;
        uint8_t sub, n;
    } row[] = {{"bfind", BITS_BFIND, 1}, {"bfe", BITS_BFE, 3},    {"bfi", BITS_BFI, 4},   {"lop3", BITS_LOP3, 4},
               {"fns", BITS_FNS, 3},     {"sad", BITS_SAD, 3},    {"bmsk", BITS_BMSK, 2}, {"szext", BITS_SZEXT, 2},
               {"mul24", BITS_MUL24, 2}, {"mad24", BITS_MUL24, 2}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        uint8_t sub = row[i].sub;
        if (strcmp(p->word[0], row[i].word) != 0) continue;
        if (sub == BITS_BFIND && ptx_has(p, "shiftamt")) sub = BITS_BFIND_SHIFT;
        if (sub == BITS_BMSK && ptx_has(p, "wrap")) sub = BITS_BMSK_WRAP;
        if (sub == BITS_SZEXT && ptx_has(p, "wrap")) sub = BITS_SZEXT_WRAP;
        if (sub == BITS_MUL24 && ptx_has(p, "hi")) sub = BITS_MUL24_HI;
        bool mad = strcmp(p->word[0], "mad24") == 0;
        uint32_t to = ptx_dst(p), product = mad ? temp_slots(p->d, 1) : to, with = mad ? ptx_source(p, 3) : 0;
        append_bits(p, sub, row[i].n, product);
        if (mad) append_sum(p, false, to, product, with, 32);
        return;
    }
    ptx_error(p);
}

/* Decodes prmt, whose mode is that of the default form unless a modifier names one. */
void ptx_prmt(PtxInst *p) {
    static const char *const mode[] = {"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"};
    uint8_t sub = BITS_PRMT;
    for (unsigned i = 0; i < 6; i++)
        if (ptx_has(p, mode[i])) sub = (uint8_t)(BITS_PRMT + 1 + i);
    append_bits(p, sub, 3, ptx_dst(p));
}

/* Decodes shf.l and shf.r, with .wrap or .clamp. */
void ptx_shf(PtxInst *p) {
    bool wrap = ptx_has(p, "wrap");
    uint8_t left = wrap ? BITS_SHF_L_WRAP : BITS_SHF_L_CLAMP;
    uint8_t right = wrap ? BITS_SHF_R_WRAP : BITS_SHF_R_CLAMP;
    append_bits(p, ptx_has(p, "l") ? left : right, 3, ptx_dst(p));
}

/* Decodes dp4a.atype.btype and dp2a.lo/hi.atype.btype. The signs of the two types are put into the operation after
 * append_bits has appended it, because append_bits knows only the last type. */
void ptx_dot(PtxInst *p) {
    PtxType a, b;
    if (!ptx_type(p, 1, &a) || !ptx_type(p, 0, &b)) {
        ptx_error(p);
        return;
    }
    uint8_t sub = strcmp(p->word[0], "dp4a") == 0 ? BITS_DP4A : ptx_has(p, "hi") ? BITS_DP2A_HI : BITS_DP2A_LO;
    append_bits(p, sub, 3, ptx_dst(p));
    DecodedOp *c = &p->d->out->code.at[p->d->out->code.n - 1];
    c->a = (a.kind == 's') | (uint32_t)(b.kind == 's') << 1;
}

/* Decodes the instructions on packed halves and bytes, such as vadd2 and vset4, without masks and selectors of lanes,
 * which operands cannot have here. Their types are those of the result, of a and of b, or only the last two for a
 * comparison, whose results are unsigned; ptx_form_check has checked them. */
void ptx_video(PtxInst *p) {
    static const PtxWord operation[] = {{"add", VIDEO_ADD},         {"sub", VIDEO_SUB}, {"avrg", VIDEO_AVERAGE},
                                        {"absdiff", VIDEO_ABSDIFF}, {"min", VIDEO_MIN}, {"max", VIDEO_MAX}};
    static const PtxWord test[] = {{"eq", VIDEO_EQ}, {"ne", VIDEO_NE}, {"lt", VIDEO_LT}, {"lo", VIDEO_LT},
                                   {"le", VIDEO_LE}, {"ls", VIDEO_LE}, {"gt", VIDEO_GT}, {"hi", VIDEO_GT},
                                   {"ge", VIDEO_GE}, {"hs", VIDEO_GE}};
    const char *name = p->word[0] + 1;
    size_t n = strlen(name) - 1; /* without the number of lanes */
    bool set = strncmp(name, "set", n) == 0;
    PtxType a, b, result = {0};
    ptx_type(p, 0, &b), ptx_type(p, 1, &a), ptx_type(p, 2, &result);
    uint8_t sub = ptx_choose(p, test, sizeof test / sizeof *test, VIDEO_EQ);
    for (unsigned i = 0; !set && i < sizeof operation / sizeof *operation; i++)
        if (strncmp(name, operation[i].word, n) == 0) sub = operation[i].value;
    uint32_t flags = (a.kind == 's' ? VIDEO_A_SIGNED : 0u) | (b.kind == 's' ? VIDEO_B_SIGNED : 0u) |
                     (!set && result.kind == 's' ? VIDEO_SIGNED : 0u) | (ptx_has(p, "sat") ? VIDEO_SATURATE : 0u) |
                     (ptx_has(p, "add") ? VIDEO_ACCUMULATE : 0u);
    ptx_append_op(p, video_op,
                  (DecodedOp){.sub = sub,
                              .width = (uint8_t)(32 / (name[n] - '0')),
                              .dst = ptx_dst(p),
                              .a = ptx_source(p, 1),
                              .b = ptx_source(p, 2),
                              .c = ptx_source(p, 3),
                              .x = flags});
}
