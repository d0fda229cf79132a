/* decode_ptx_op.c: what each PTX instruction becomes.
 *
 * What the core operations can do becomes those; the rest goes to ops_ptx.c. A packed pair (f16x2, bf16x2) is
 * taken apart, worked on, and put together again.
 */
#include "analysis/run/ptx/decode_ptx.h"

/* ------------------------------------------------------------------------------------------- emitting */

/* Is it the width of its operands in bits? */
static bool op_is_sized(uint16_t op) {
    return (op >= C_ADD && op <= C_SREM) || (op >= C_EQ && op <= C_SLE) || op == C_TRUNC || op == C_SEXT ||
           op == C_GEP || op == C_LOAD || op == C_STORE;
}

/* Types that an instruction cannot have would come to widths that an operation cannot have. */
Code *ptx_put(Ptx *p, Code c) {
    if (op_is_sized(c.op) && (c.width < 1 || c.width > 64)) {
        ptx_error(p);
        c.width = 64;
    }
    return emit(p->d, c);
}
void ptx_out(Ptx *p, Handler fn, Code c) { emit_out(p->d, fn, c); }

static void move_special(Ptx *p, uint32_t to, uint8_t sreg) { ptx_out(p, sreg_op, (Code){.sub = sreg,
        .dst = to});
                                                             }

uint32_t ptx_source(Ptx *p, unsigned i) {
    if (i >= p->nop) { ptx_error(p); return 0; }
    PtxOperand *o = &p->op[i];
    if (o->kind == PO_SPECIAL) {
        uint32_t t = temp_slots(p->d, 1);
        move_special(p, t, o->sreg);
        return t;
    }
    if (o->negated) {
        uint32_t t = temp_slots(p->d, 1);
        ptx_put(p, (Code){.op = C_XOR, .width = 1, .dst = t, .a = o->slot, .b = konst_int(p->d, 1)});
        return t;
    }
    return o->slot;
}

uint32_t ptx_address(Ptx *p, unsigned i) {
    if (i >= p->nop) { ptx_error(p); return 0; }
    PtxOperand *o = &p->op[i];
    if (!o->offset) return o->slot;
    uint32_t t = temp_slots(p->d, 1);
    ptx_put(p, (Code){.op = C_GEP, .width = 64, .dst = t, .a = o->slot, .imm = (uint64_t)o->offset});
    return t;
}

uint32_t ptx_part(Ptx *p, const PtxOperand *o, unsigned i) {
    return o->part[i] == UINT32_MAX ? temp_slots(p->d, 1) : o->part[i];
}

uint32_t ptx_dst(Ptx *p) {
    return p->nop && !(p->op[0].slot & OPERAND_CONST) ? p->op[0].slot : temp_slots(p->d, 1);
}

enum Round ptx_round(const Ptx *p, enum Round otherwise) {
    static const struct { const char *word; enum Round r; } row[] = {
        {"rn", RN}, {"rz", RZ}, {"rm", RM}, {"rp", RP}, {"rni", RN}, {"rzi", RZ}, {"rmi", RM}, {"rpi", RP},
        {"rna", RNA}
    };
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (ptx_has(p, row[i].word)) return row[i].r;
    return otherwise;
}

uint8_t ptx_mode(const Ptx *p, PtxType t) {
    return fp_mode(t.fp, ptx_round(p, RN), ptx_has(p, "ftz") && t.bits <= 32, ptx_has(p, "sat"));
}

/* Calls f for the two halves of packed operands, else once. a, b, c: sources. */
typedef void (*Half)(Ptx *p, Code c);
static void each_half(Ptx *p, Half f, uint32_t to, uint32_t a, uint32_t b, uint32_t c) {
    Decode *d = p->d;
    if (!p->type.pair) { f(p, (Code){.dst = to, .a = a, .b = b, .c = c}); return; }
    uint32_t in[3] = {a, b, c}, low[3], high[3], r = temp_slots(d, 2);
    for (int i = 0; i < 3; i++) {
        low[i] = temp_slots(d, 1), high[i] = temp_slots(d, 1);
        ptx_put(p, (Code){.op = C_TRUNC, .width = 16, .dst = low[i], .a = in[i]});
        ptx_put(p, (Code){.op = C_LSHR, .width = 32, .dst = high[i], .a = in[i], .b = konst_int(d, 16)});
    }
    f(p, (Code){.dst = r, .a = low[0], .b = low[1], .c = low[2]});
    f(p, (Code){.dst = r + 1, .a = high[0], .b = high[1], .c = high[2]});
    ptx_put(p, (Code){.op = C_SHL, .width = 32, .dst = r + 1, .a = r + 1, .b = konst_int(d, 16)});
    ptx_put(p, (Code){.op = C_OR, .width = 32, .dst = to, .a = r, .b = r + 1});
}

static enum FpOp fp_word(const char *w) {
    static const char *const name[] = {"add", "sub", "mul", "div", "fma", "sqrt"};
    for (int i = 0; i < 6; i++)
        if (strcmp(w, name[i]) == 0) return (enum FpOp)i;
    return strcmp(w, "mad") == 0 ? FP_FMA : FP_DIV;
}

static void half_arith(Ptx *p, Code c) {
    c.sub = (uint8_t)fp_word(p->word[0]), c.width = ptx_mode(p, p->type);
    bool plain = (c.width & ~3) == 0 && p->type.fp >= FP_FLOAT && c.sub <= FP_FMA;
    if (plain) c.op = (uint16_t)((p->type.fp == FP_FLOAT ? C_FADD32 : C_FADD64) + c.sub), ptx_put(p, c);
    else ptx_out(p, fp_arith_op, c);
    if (ptx_has(p, "relu")) ptx_out(p, math_op,
                                (Code){.sub = MATH_MAXIMUM, .width = fp_mode(p->type.fp, RN, false, false),
                                       .dst = c.dst, .a = c.dst, .b = konst_int(p->d, 0)});
}

static void fp_arith(Ptx *p) {
    if (strcmp(p->word[0], "rcp") == 0) {
        double one = 1;
        uint32_t k = konst_int(p->d, fp_of_double(p->type.fp, one));
        ptx_out(p, fp_arith_op, (Code){.sub = FP_DIV, .width = ptx_mode(p, p->type), .dst = ptx_dst(p),
                                       .a = k,
                                   .b = ptx_source(p, 1), .c = k});
        return;
    }
    uint32_t a = ptx_source(p, 1), b = p->nop > 2 ? ptx_source(p, 2) : a, c = p->nop > 3 ? ptx_source(p, 3)
        : b;
    each_half(p, half_arith, ptx_dst(p), a, b, c);
}

static void half_math(Ptx *p, Code c) {
    static const struct { const char *word; uint8_t op; } row[] = {
        {"sin", MATH_SIN}, {"cos", MATH_COS}, {"lg2", MATH_LOG2}, {"ex2", MATH_EXP2}, {"tanh", MATH_TANH},
        {"rsqrt", MATH_RSQRT}, {"min", MATH_MINNUM}, {"max", MATH_MAXNUM}, {"copysign", MATH_COPYSIGN}
    };
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (strcmp(p->word[0], row[i].word) == 0) c.sub = row[i].op;
    if (ptx_has(p, "NaN")) c.sub = c.sub == MATH_MINNUM ? MATH_MINIMUM : MATH_MAXIMUM;
    c.width = ptx_mode(p, p->type);
    /* PTX names the sign first */
    if (strcmp(p->word[0], "copysign") == 0) { uint32_t sign = c.a; c.a = c.b, c.b = sign; }
    if (ptx_has(p, "xorsign")) {
        uint32_t x = temp_slots(p->d, 3), w = p->type.bits, magnitude = konst_int(p->d, ONES(w) >> 1);
        ptx_put(p, (Code){.op = C_XOR, .width = (uint8_t)w, .dst = x, .a = c.a, .b = c.b});
        ptx_put(p, (Code){.op = C_AND, .width = (uint8_t)w, .dst = x + 1, .a = c.a, .b = magnitude});
        ptx_put(p, (Code){.op = C_AND, .width = (uint8_t)w, .dst = x + 2, .a = c.b, .b = magnitude});
        c.a = x + 1, c.b = x + 2;
        ptx_out(p, math_op, c);
        ptx_out(p, math_op, (Code){.sub = MATH_COPYSIGN, .width = fp_mode(p->type.fp, RN, false, false),
                               .dst = c.dst, .a = c.dst, .b = x});
        return;
    }
    ptx_out(p, math_op, c);
}

static void fp_math(Ptx *p) {
    uint32_t a = ptx_source(p, 1), b = p->nop > 2 ? ptx_source(p, 2) : a;
    each_half(p, half_math, ptx_dst(p), a, b, b);
}

static void half_sign(Ptx *p, Code c) {
    bool neg = strcmp(p->word[0], "neg") == 0;
    unsigned w = p->type.bits;
    ptx_put(p, (Code){.op = neg ? C_XOR : C_AND, .width = (uint8_t)w, .dst = c.dst, .a = c.a,
                  .b = konst_int(p->d, neg ? UINT64_C(1) << (w - 1) : ONES(w) >> 1)});
    if (ptx_has(p, "ftz")) ptx_out(p, fp_arith_op,
                               (Code){.sub = FP_MUL, .width = fp_mode(p->type.fp, RN, true, false),
                                      .dst = c.dst, .a = c.dst,
                                                  .b = konst_int(p->d, fp_of_double(p->type.fp, 1)),
                                                      .c = c.dst});
}

void ptx_extend(Ptx *p, uint32_t to, uint32_t from, unsigned from_bits, unsigned to_bits, bool sign) {
    bool longer = sign && to_bits > from_bits;
    Code c = {.op = longer ? C_SEXT : C_TRUNC, .sub = (uint8_t)from_bits, .dst = to, .a = from};
    c.width = (uint8_t)(longer || to_bits < from_bits ? to_bits : from_bits);
    ptx_put(p, c);
}

static void do_add(Ptx *p) {                 /* add sub mul div rem mad fma */
    const char *w = p->word[0];
    PtxType t = p->type;
    if (t.kind == 'f') { fp_arith(p); return; }
    uint32_t a = ptx_source(p, 1), b = ptx_source(p, 2), to = ptx_dst(p);
    bool sign = t.kind == 's', mad = strcmp(w, "mad") == 0 || strcmp(w, "madc") == 0, mul = mad ||
        strcmp(w, "mul") == 0;
    bool cc = ptx_has(p, "cc") || strcmp(w, "addc") == 0 || strcmp(w, "subc") == 0 || strcmp(w, "madc") == 0;
    unsigned bits = t.bits;
    if (t.pair) { ptx_error(p); return; }
    if (mul) {
        uint32_t product = mad ? temp_slots(p->d, 1) : to;
        if (ptx_has(p, "wide")) {
            uint32_t x = temp_slots(p->d, 2);
            ptx_extend(p, x, a, bits, 2 * bits, sign), ptx_extend(p, x + 1, b, bits, 2 * bits, sign);
            bits *= 2, a = x, b = x + 1;
        }
        if (ptx_has(p, "hi")) ptx_out(p, int_op, (Code){.sub = sign ? INT_SMUL_HI : INT_UMUL_HI,
                                                        .dst = product,
            .a = a, .b = b, .x = bits});
        else ptx_put(p, (Code){.op = C_MUL, .width = (uint8_t)bits, .dst = product, .a = a, .b = b});
        if (!mad) return;
        a = product, b = ptx_source(p, 3);
        if (p->nop > 3 && p->op[3].kind == PO_IMM) b = konst_int(p->d, p->op[3].imm & ONES(bits));
    }
    if (cc) {
        bool sub = strncmp(w, "sub", 3) == 0, in = w[strlen(w) - 1] == 'c' && strcmp(w, "sub") != 0;
        ptx_out(p, carry_op, (Code){.sub = (uint8_t)(sub | in << 1 | ptx_has(p, "cc") << 2),
                                .width = (uint8_t)bits, .dst = to, .a = a, .b = b});
    } else if (ptx_has(p, "sat")) {
        ptx_out(p, int_op, (Code){.sub = strcmp(w, "sub") == 0 ? INT_SSUB_SAT : INT_SADD_SAT, .dst = to,
                                  .a = a,
                              .b = b, .x = bits});
    } else {
        uint16_t op = mul || strcmp(w, "add") == 0 ? C_ADD : strcmp(w, "sub") == 0 ? C_SUB
            : strcmp(w, "div") == 0 ? (sign ? C_SDIV : C_UDIV) : sign ? C_SREM : C_UREM;
        Code c = {.op = op, .sub = (uint8_t)op, .width = (uint8_t)bits, .dst = to, .a = a, .b = b};
        bool safe = op == C_ADD || op == C_SUB || (p->op[2].kind == PO_IMM && p->op[2].imm && !sign);
        if (safe) ptx_put(p, c);
        else ptx_out(p, ptx_divide_op, c);
    }
}

static void half_minmax(Ptx *p, Code c) {
    bool max = strcmp(p->word[0], "max") == 0;
    uint32_t less = temp_slots(p->d, 1);
    ptx_put(p, (Code){.op = p->type.kind == 's' ? C_SLT : C_ULT, .width = (uint8_t)p->type.bits, .dst = less,
                      .a = c.a, .b = c.b});
    ptx_put(p, (Code){.op = C_SELECT, .dst = c.dst, .a = less, .b = max ? c.b : c.a, .c = max ? c.a : c.b});
    if (!ptx_has(p, "relu")) return;
    ptx_put(p, (Code){.op = C_SLT, .width = (uint8_t)p->type.bits, .dst = less, .a = c.dst,
                      .b = konst_int(p->d, 0)});
    ptx_put(p, (Code){.op = C_SELECT, .dst = c.dst, .a = less, .b = konst_int(p->d, 0), .c = c.dst});
}

static void do_minmax(Ptx *p) {
    if (p->type.kind == 'f') { fp_math(p); return; }
    uint32_t a = ptx_source(p, 1), b = ptx_source(p, 2);
    each_half(p, half_minmax, ptx_dst(p), a, b, b);
}

static void do_sign(Ptx *p) {                /* neg abs */
    if (p->type.kind == 'f') { uint32_t a = ptx_source(p, 1); each_half(p, half_sign, ptx_dst(p), a, a, a);
        return; }
    bool neg = strcmp(p->word[0], "neg") == 0;
    if (neg) ptx_put(p, (Code){.op = C_SUB, .width = (uint8_t)p->type.bits, .dst = ptx_dst(p),
        .a = konst_int(p->d, 0), .b = ptx_source(p, 1)});
    else { uint32_t a = ptx_source(p, 1);
          ptx_out(p, int_op, (Code){.sub = INT_ABS, .dst = ptx_dst(p), .a = a, .b = a, .x = p->type.bits}); }
}

static void do_logic(Ptx *p) {               /* and or xor not cnot shl shr */
    const char *w = p->word[0];
    uint8_t bits = (uint8_t)p->type.bits;
    uint32_t a = ptx_source(p, 1);
    if (strcmp(w, "cnot") == 0) {
        ptx_put(p, (Code){.op = C_EQ, .width = bits, .dst = ptx_dst(p), .a = a, .b = konst_int(p->d, 0)});
        return;
    }
    if (strcmp(w, "not") == 0) { ptx_put(p, (Code){.op = C_XOR, .width = bits, .dst = ptx_dst(p), .a = a,
        .b = konst_int(p->d, ONES(bits))}); return; }
    uint32_t b = ptx_source(p, 2);
    static const uint16_t shift[] = {C_SHL, C_LSHR, C_ASHR};
    if (w[0] == 's' && p->op[2].kind == PO_IMM && p->op[2].imm < bits)
        ptx_put(p, (Code){.op = shift[w[2] == 'l' ? 0 : p->type.kind == 's' ? 2 : 1], .width = bits,
                          .dst = ptx_dst(p), .a = a, .b = b});
    else if (w[0] == 's') ptx_out(p, shift_op,
        (Code){.sub = (uint8_t)(w[2] == 'l' ? 0 : p->type.kind == 's' ? 2 : 1),
        .width = bits, .dst = ptx_dst(p), .a = a, .b = b});
    else ptx_put(p, (Code){.op = *w == 'a' ? C_AND : *w == 'o' ? C_OR : C_XOR, .width = bits,
                           .dst = ptx_dst(p),
                       .a = a, .b = b});
}

static void do_count(Ptx *p) {               /* popc clz brev */
    const char *w = p->word[0];
    uint8_t sub = *w == 'p' ? INT_CTPOP : *w == 'c' ? INT_CTLZ : INT_BITREVERSE;
    uint32_t a = ptx_source(p, 1);
    ptx_out(p, int_op, (Code){.sub = sub, .width = (uint8_t)(*w == 'b' ? p->type.bits : 32),
                              .dst = ptx_dst(p),
                          .a = a, .b = a, .x = p->type.bits});
}

/* The operations of ops_ptx.c on up to four operands; imm in x where the last one is a mode. */
static void bits_with(Ptx *p, uint8_t sub, unsigned n) {
    uint32_t s[4];
    for (unsigned i = 0; i < 4; i++) s[i] = i < n ? ptx_source(p, 1 + i) : konst_int(p->d, 0);
    uint32_t first = args_begin(p->d);
    for (unsigned i = 0; i < 4; i++) args_push(p->d, s[i]);
    ptx_out(p, bits_op, (Code){.sub = sub, .width = (uint8_t)p->type.bits, .dst = ptx_dst(p),
                           .a = p->type.kind == 's', .x = first});
}

static void do_bits(Ptx *p) {
    static const struct { const char *word; uint8_t sub, n; } row[] = {
        {"bfind", BITS_BFIND, 1}, {"bfe", BITS_BFE, 3}, {"bfi", BITS_BFI, 4}, {"lop3", BITS_LOP3, 4},
        {"fns", BITS_FNS, 3}, {"sad", BITS_SAD, 3}, {"bmsk", BITS_BMSK, 2}, {"szext", BITS_SZEXT, 2},
        {"mul24", BITS_MUL24, 2}, {"mad24", BITS_MUL24, 2}
    };
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        uint8_t sub = row[i].sub;
        if (strcmp(p->word[0], row[i].word) != 0) continue;
        if (sub == BITS_BFIND && ptx_has(p, "shiftamt")) sub = BITS_BFIND_SHIFT;
        if (sub == BITS_BMSK && ptx_has(p, "wrap")) sub = BITS_BMSK_WRAP;
        if (sub == BITS_SZEXT && ptx_has(p, "wrap")) sub = BITS_SZEXT_WRAP;
        if (sub == BITS_MUL24 && ptx_has(p, "hi")) sub = BITS_MUL24_HI;
        bool mad = strcmp(p->word[0], "mad24") == 0;
        uint32_t to = ptx_dst(p), with = mad ? ptx_source(p, 3) : 0;
        if (mad) p->op[0].slot = temp_slots(p->d, 1);
        bits_with(p, sub, row[i].n);
        if (mad) ptx_put(p, (Code){.op = C_ADD, .width = 32, .dst = to, .a = p->op[0].slot, .b = with});
        return;
    }
    ptx_error(p);
}

static void do_prmt(Ptx *p) {
    static const char *const mode[] = {"f4e", "b4e", "rc8", "ecl", "ecr", "rc16"};
    uint8_t sub = BITS_PRMT;
    for (unsigned i = 0; i < 6; i++)
        if (ptx_has(p, mode[i])) sub = (uint8_t)(BITS_PRMT + 1 + i);
    bits_with(p, sub, 3);
}

static void do_shf(Ptx *p) {
    bool wrap = ptx_has(p, "wrap");
    uint8_t left = wrap ? BITS_SHF_L_WRAP : BITS_SHF_L_CLAMP;
    uint8_t right = wrap ? BITS_SHF_R_WRAP : BITS_SHF_R_CLAMP;
    bits_with(p, ptx_has(p, "l") ? left : right, 3);
}

static void do_dot(Ptx *p) {                 /* dp4a.atype.btype, dp2a.lo/hi.atype.btype */
    PtxType a, b;
    if (!ptx_type(p, 1, &a) || !ptx_type(p, 0, &b)) { ptx_error(p); return; }
    uint8_t sub = strcmp(p->word[0], "dp4a") == 0 ? BITS_DP4A : ptx_has(p, "hi") ? BITS_DP2A_HI
        : BITS_DP2A_LO;
    bits_with(p, sub, 3);
    Code *c = &p->d->out->code.at[p->d->out->code.n - 1];
    c->a = (a.kind == 's') | (uint32_t)(b.kind == 's') << 1;
}

/* -------------------------------------------------------------------------------- moves, memory */

static void do_mov(Ptx *p) {
    PtxOperand *to = &p->op[0], *from = &p->op[1];
    unsigned bits = p->type.bits;
    if (p->nop != 2) { ptx_error(p); return; }
    if (bits == 128) {                       /* two slots */
        for (uint32_t i = 0; i < 2; i++)
            ptx_put(p, (Code){.op = C_MOVE, .dst = to->kind == PO_VECTOR ? to->part[i] : to->slot + i,
                              .a = from->kind == PO_VECTOR ? from->part[i] : from->slot + i});
        if (!ptx_quad(to) || !ptx_quad(from)) ptx_error(p);
        return;
    }
    if (to->kind == PO_VECTOR) {
        unsigned each = bits / to->nparts;
        for (unsigned i = 0; i < to->nparts; i++) {
            ptx_put(p, (Code){.op = C_LSHR, .width = (uint8_t)bits, .dst = to->part[i], .a = from->slot,
                          .b = konst_int(p->d, i * each)});
            ptx_put(p, (Code){.op = C_TRUNC, .width = (uint8_t)each, .dst = to->part[i], .a = to->part[i]});
        }
    } else if (from->kind == PO_VECTOR) {
        unsigned each = bits / from->nparts;
        uint32_t sum = temp_slots(p->d, 2);
        for (unsigned i = 0; i < from->nparts; i++) {
            ptx_put(p, (Code){.op = C_SHL, .width = (uint8_t)bits, .dst = i ? sum + 1 : sum,
                              .a = from->part[i],
                          .b = konst_int(p->d, i * each)});
            if (i) ptx_put(p, (Code){.op = C_OR, .width = (uint8_t)bits, .dst = sum, .a = sum, .b = sum + 1});
        }
        ptx_put(p, (Code){.op = C_MOVE, .dst = ptx_dst(p), .a = sum});
    } else if (from->kind == PO_SPECIAL) {
        move_special(p, ptx_dst(p), from->sreg);
    } else {
        ptx_put(p, (Code){.op = C_MOVE, .dst = ptx_dst(p), .a = from->slot});
    }
}

/* alloca.u64 p, bytes, alignment; stacksave.u64 p; stackrestore.u64 p */
static void do_stack(Ptx *p) {
    bool save = strcmp(p->word[0], "stacksave") == 0;
    if (p->word[0][0] == 's') {
        ptx_out(p, save ? stacksave_op : stackrestore_op,
                (Code){.dst = save ? ptx_dst(p) : 0, .a = save ? 0 : ptx_source(p, 0)});
        return;
    }
    uint64_t align = p->nop > 2 && p->op[2].kind == PO_IMM ? p->op[2].imm : 8;
    unsigned log2 = 0;
    while (log2 < 20 && UINT64_C(1) << log2 < align) log2++;
    ptx_out(p, alloca_op, (Code){.sub = (uint8_t)log2, .width = SPACE_LOCAL, .dst = ptx_dst(p),
                                 .a = ptx_source(p, 1), .b = konst_int(p->d, 1)});
}

static void do_activemask(Ptx *p) { ptx_out(p, activemask_op, (Code){.dst = ptx_dst(p)}); }
static void do_trap(Ptx *p) { ptx_out(p, trap_op, (Code){0}); }
static void do_exit(Ptx *p) { ptx_out(p, exit_op, (Code){0}); }
static void do_nothing(Ptx *p) { (void)p; }

/* In the order of the alphabet. */
static const struct { const char *word; void (*decode)(Ptx *p); } instruction[] = {
    {"abs", do_sign}, {"activemask", do_activemask}, {"add", do_add}, {"addc", do_add},
    {"alloca", do_stack}, {"and", do_logic}, {"applypriority", do_nothing}, {"atom", ptx_atom},
    {"bar", ptx_bar}, {"barrier", ptx_bar}, {"bfe", do_bits}, {"bfi", do_bits}, {"bfind", do_bits},
    {"bmsk", do_bits}, {"brev", do_count}, {"brkpt", do_nothing},
    {"clusterlaunchcontrol", ptx_launch_control}, {"clz", do_count}, {"cnot", do_logic},
    {"copysign", fp_math}, {"cos", fp_math}, {"cp", ptx_cp}, {"createpolicy", ptx_policy}, {"cvt", ptx_cvt},
    {"cvta", ptx_cvta},
    {"discard", do_nothing}, {"div", do_add}, {"dp2a", do_dot}, {"dp4a", do_dot}, {"elect", ptx_elect},
    {"ex2", fp_math}, {"exit", do_exit}, {"fence", do_nothing}, {"fma", do_add}, {"fns", do_bits},
    {"getctarank", ptx_ctarank}, {"griddepcontrol", do_nothing}, {"isspacep", ptx_isspacep},
    {"istypep", ptx_texture_query}, {"ld", ptx_ldst}, {"ldmatrix", ptx_rows}, {"ldu", ptx_ldst},
    {"lg2", fp_math}, {"lop3", do_bits}, {"mad", do_add}, {"mad24", do_bits}, {"madc", do_add},
    {"mapa", ptx_mapa}, {"match", ptx_match}, {"max", do_minmax}, {"mbarrier", ptx_mbarrier},
    {"membar", do_nothing}, {"min", do_minmax}, {"mma", ptx_mma}, {"mov", do_mov}, {"movmatrix", ptx_rows},
    {"mul", do_add}, {"mul24", do_bits}, {"multimem", ptx_multimem}, {"nanosleep", do_nothing},
    {"neg", do_sign}, {"not", do_logic},
    {"or", do_logic}, {"pmevent", do_nothing}, {"popc", do_count}, {"prefetch", do_nothing},
    {"prefetchu", do_nothing}, {"prmt", do_prmt}, {"rcp", fp_arith}, {"red", ptx_atom},
    {"redux", ptx_redux}, {"rem", do_add}, {"rsqrt", fp_math}, {"sad", do_bits}, {"selp", ptx_selp},
    {"set", ptx_set}, {"setmaxnreg", do_nothing}, {"setp", ptx_setp}, {"shf", do_shf}, {"shfl", ptx_shfl},
    {"shl", do_logic}, {"shr", do_logic}, {"sin", fp_math}, {"slct", ptx_slct}, {"sqrt", fp_arith},
    {"st", ptx_ldst}, {"stackrestore", do_stack}, {"stacksave", do_stack}, {"stmatrix", ptx_rows},
    {"sub", do_add}, {"subc", do_add}, {"suld", ptx_surface}, {"suq", ptx_texture_query},
    {"sust", ptx_surface}, {"szext", do_bits}, {"tanh", fp_math}, {"tcgen05", ptx_tcgen05},
        {"tensormap", ptx_tensormap}, {"testp", ptx_testp}, {"tex", ptx_tex},
    {"tld4", ptx_tex}, {"trap", do_trap}, {"txq", ptx_texture_query}, {"vote", ptx_vote},
    {"wgmma", ptx_wgmma}, {"wmma", ptx_wmma}, {"xor", do_logic}
};

bool ptx_quad(const PtxOperand *o) {
    return o->kind == PO_VECTOR ? o->nparts == 2 : o->kind == PO_REG && o->width == 128;
}

/* The operations of code.h want a width of 1 to 64 bits. */
static bool type_fits(Ptx *p) {
    if (!p->type.bits) p->type = (PtxType){'b', 32, false, FP_FLOAT};
    static const char *const wide[] = {"mov", "ld", "st", "atom", "clusterlaunchcontrol"};
    for (unsigned i = 0; p->type.bits == 128 && i < sizeof wide / sizeof *wide; i++)
        if (strcmp(p->word[0], wide[i]) == 0) return true;
    return p->type.bits <= 64;
}

bool ptx_code(Ptx *p) {
    if (p->nword == 0 || !type_fits(p)) return false;
    unsigned low = 0, high = sizeof instruction / sizeof *instruction;
    while (low < high) {
        unsigned mid = (low + high) / 2;
        int order = strcmp(p->word[0], instruction[mid].word);
        if (order == 0) { instruction[mid].decode(p); return true; }
        if (order < 0) high = mid;
        else low = mid + 1;
    }
    return false;
}
