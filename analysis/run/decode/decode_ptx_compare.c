/* decode_ptx_compare.c: comparisons and selections. */
#include "analysis/run/decode/decode_ptx.h"

/* Sets *pred to the floating-point comparison that the first modifier names. Returns false if it names none. */
static bool fp_predicate(const PtxInst *p, uint8_t *pred) {
    static const struct {
        const char *word;
        uint8_t pred;
    } row[] = {{"eq", FCMP_OEQ},  {"ne", FCMP_ONE},  {"lt", FCMP_OLT},  {"le", FCMP_OLE},  {"gt", FCMP_OGT},
               {"ge", FCMP_OGE},  {"equ", FCMP_UEQ}, {"neu", FCMP_UNE}, {"ltu", FCMP_ULT}, {"leu", FCMP_ULE},
               {"gtu", FCMP_UGT}, {"geu", FCMP_UGE}, {"num", FCMP_ORD}, {"nan", FCMP_UNO}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (strcmp(p->word[1], row[i].word) == 0) {
            *pred = row[i].pred;
            return true;
        }
    return false;
}

/* Appends the comparison of slots a and b, of type t, that the first modifier names; its result in slot `to` is 0 or 1.
 * Returns false, and appends nothing, if the modifier is no comparison of this type. */
static bool compare(PtxInst *p, PtxType t, uint32_t to, uint32_t a, uint32_t b) {
    static const struct {
        const char *word;
        uint8_t sign, plain;
        bool swap;
    } row[] = {{"eq", C_EQ, C_EQ, false},   {"ne", C_NE, C_NE, false},   {"lt", C_SLT, C_ULT, false},
               {"le", C_SLE, C_ULE, false}, {"gt", C_SLT, C_ULT, true},  {"ge", C_SLE, C_ULE, true},
               {"lo", C_ULT, C_ULT, false}, {"ls", C_ULE, C_ULE, false}, {"hi", C_ULT, C_ULT, true},
               {"hs", C_ULE, C_ULE, true}};
    uint8_t pred;
    if (t.kind == 'f') {
        if (!fp_predicate(p, &pred)) return false;
        DecodedOp c = {.op = t.bits == 32 ? C_FCMP32 : C_FCMP64, .sub = pred, .dst = to, .a = a, .b = b};
        c.width = ptx_fp_mode(p, t);
        if (t.fp >= FP_FLOAT && !ptx_has(p, "ftz")) ptx_append(p, c);
        else ptx_append_op(p, fp_compare_op, c);
        return true;
    }
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (strcmp(p->word[1], row[i].word) != 0) continue;
        ptx_append(p, (DecodedOp){.op = t.kind == 's' ? row[i].sign : row[i].plain,
                                  .width = (uint8_t)t.bits,
                                  .dst = to,
                                  .a = row[i].swap ? b : a,
                                  .b = row[i].swap ? a : b});
        return true;
    }
    return false;
}

/* Appends `to` = outcome .and, .or or .xor `with`, of predicates; .xor if there is no such modifier. */
static void append_join(PtxInst *p, uint32_t to, uint32_t outcome, uint32_t with) {
    uint16_t join = ptx_has(p, "and") ? C_AND : ptx_has(p, "or") ? C_OR : C_XOR;
    ptx_append(p, (DecodedOp){.op = join, .width = 1, .dst = to, .a = outcome, .b = with});
}

/* Decodes setp p{|q}, a, b{, c}. For a packed pair, p and q are the comparisons of the lower and upper halves;
 * otherwise q is the negation of p. With the predicate c, .and, .or or .xor combines it with each of them. c may be the
 * register of a result, so it is copied before the first result is written. */
void ptx_setp(PtxInst *p) {
    bool joined = p->noperand > 3, pair = p->type.pair;
    uint32_t a = ptx_source(p, 1), b = ptx_source(p, 2), to[2], out[2] = {ptx_dst(p), p->op[0].second};
    bool two = out[1] != 0, done;
    if (two) out[1]--;
    for (int i = 0; i < 2; i++) to[i] = joined ? temp_slots(p->d, 1) : out[i];
    if (p->nword < 3) {
        ptx_error(p);
        return;
    }
    if (pair) {
        uint32_t x[2], y[2];
        for (int i = 0; i < 2; i++) x[i] = ptx_half(p, a, p->type.bits, i), y[i] = ptx_half(p, b, p->type.bits, i);
        done = compare(p, p->type, to[0], x[0], y[0]) && (!two || compare(p, p->type, to[1], x[1], y[1]));
    } else {
        done = compare(p, p->type, to[0], a, b);
        if (two)
            ptx_append(p, (DecodedOp){.op = C_XOR, .width = 1, .dst = to[1], .a = to[0], .b = constant_int(p->d, 1)});
    }
    if (!done) ptx_error(p);
    if (!done || !joined) return;
    uint32_t with = temp_slots(p->d, 1);
    ptx_append(p, (DecodedOp){.op = C_MOVE, .dst = with, .a = ptx_source(p, 3)});
    for (int i = 0; i < 1 + two; i++) append_join(p, out[i], to[i], with);
}

/* Appends the result, of type t, of a set on one element of type f to slot `to`: if the comparison is true, joined with
 * the predicate operand if there is one, all ones of `bits` bits or, for a float, 1.0; else 0. Returns false after an
 * error message. */
static bool append_set(PtxInst *p, PtxType t, unsigned bits, PtxType f, uint32_t to, uint32_t a, uint32_t b) {
    uint32_t outcome = temp_slots(p->d, 1);
    if (!compare(p, f, outcome, a, b)) {
        ptx_error(p);
        return false;
    }
    if (p->noperand > 3) append_join(p, outcome, outcome, ptx_source(p, 3));
    uint64_t one = t.kind == 'f' ? fp_of_double(t.fp, 1) : ONES(bits);
    ptx_append(
        p,
        (DecodedOp){.op = C_SELECT, .dst = to, .a = outcome, .b = constant_int(p->d, one), .c = constant_int(p->d, 0)});
    return true;
}

/* Decodes set d, a, b{, c}. The two halves of a packed pair are compared, and the result has two halves, also if its
 * type is an integer. With the predicate c, .and, .or or .xor combines it with the comparison. */
void ptx_set(PtxInst *p) {
    PtxType t, f;
    if (!ptx_type(p, 1, &t) || !ptx_type(p, 0, &f)) {
        ptx_error(p);
        return;
    }
    uint32_t to = ptx_dst(p), a = ptx_source(p, 1), b = ptx_source(p, 2), half[2];
    if (!f.pair) {
        append_set(p, t, t.bits, f, to, a, b);
        return;
    }
    for (int i = 0; i < 2; i++) {
        half[i] = temp_slots(p->d, 1);
        uint32_t x = ptx_half(p, a, f.bits, i), y = ptx_half(p, b, f.bits, i);
        if (!append_set(p, t, f.bits, f, half[i], x, y)) return;
    }
    ptx_pack(p, to, f.bits, half[0], half[1]);
}

/* Decodes selp d, a, b, c: d = c ? a : b. */
void ptx_selp(PtxInst *p) {
    ptx_append(
        p, (DecodedOp){
               .op = C_SELECT, .dst = ptx_dst(p), .a = ptx_source(p, 3), .b = ptx_source(p, 1), .c = ptx_source(p, 2)});
}

/* Decodes slct d, a, b, c: d = c >= 0 ? a : b, where c is s32 or f32. A NaN selects b. */
void ptx_slct(PtxInst *p) {
    uint32_t positive = temp_slots(p->d, 1), c = ptx_source(p, 3), zero = constant_int(p->d, 0);
    if (p->type.kind == 'f')
        ptx_append_op(
            p, fp_compare_op,
            (DecodedOp){.sub = FCMP_OGE, .width = ptx_fp_mode(p, p->type), .dst = positive, .a = c, .b = zero});
    else ptx_append(p, (DecodedOp){.op = C_SLE, .width = 32, .dst = positive, .a = zero, .b = c});
    ptx_append(
        p, (DecodedOp){.op = C_SELECT, .dst = ptx_dst(p), .a = positive, .b = ptx_source(p, 1), .c = ptx_source(p, 2)});
}

/* Decodes testp as an fpclass_op. The classes of a row are a mask in the encoding of llvm.is.fpclass. */
void ptx_testp(PtxInst *p) {
    static const struct {
        const char *word;
        uint16_t classes;
    } row[] = {{"finite", 0x1f8},     {"infinite", 0x204}, {"number", 0x3fc},
               {"notanumber", 0x003}, {"normal", 0x108},   {"subnormal", 0x090}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (ptx_has(p, row[i].word))
            ptx_append_op(p, fpclass_op,
                          (DecodedOp){.width = fp_mode(p->type.fp, RN, false, false),
                                      .dst = ptx_dst(p),
                                      .a = ptx_source(p, 1),
                                      .x = row[i].classes});
}
