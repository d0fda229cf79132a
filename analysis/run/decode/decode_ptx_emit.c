/* decode_ptx_emit.c: operands of an instruction as slots, the operations that are appended for it, and the
 * modifiers that several families of instructions have. */
#include "analysis/run/decode/decode_ptx.h"

/* Reports whether the width of a core operation is a number of bits that the interpreter uses. */
static bool op_is_sized(uint16_t op) {
    return (op >= C_ADD && op <= C_SREM) || (op >= C_EQ && op <= C_SLE) || op == C_TRUNC || op == C_SEXT ||
           op == C_GEP || op == C_LOAD || op == C_STORE;
}

/* An instruction with a type that it cannot have, and that no table of forms excludes, could have a width that no
 * operation has. This is an error, after which width 64 is used. */
DecodedOp *ptx_append(PtxInst *p, DecodedOp c) {
    if (op_is_sized(c.op) && (c.width < 1 || c.width > 64)) {
        ptx_error(p);
        c.width = 64;
    }
    return emit(p->d, c);
}
void ptx_append_op(PtxInst *p, Handler fn, DecodedOp c) { emit_out(p->d, fn, c); }

void ptx_append_sreg(PtxInst *p, uint32_t to, uint8_t sreg) {
    ptx_append_op(p, sreg_op, (DecodedOp){.sub = sreg, .dst = to});
}

uint32_t ptx_source(PtxInst *p, unsigned i) {
    if (i >= p->noperand) {
        ptx_error(p);
        return 0;
    }
    PtxOperand *o = &p->op[i];
    if (o->kind == PO_SPECIAL) {
        uint32_t t = temp_slots(p->d, 1);
        ptx_append_sreg(p, t, o->sreg);
        return t;
    }
    if (o->negated) {
        uint32_t t = temp_slots(p->d, 1);
        ptx_append(p, (DecodedOp){.op = C_XOR, .width = 1, .dst = t, .a = o->slot, .b = constant_int(p->d, 1)});
        return t;
    }
    return o->slot;
}

uint32_t ptx_address(PtxInst *p, unsigned i) {
    if (i >= p->noperand) {
        ptx_error(p);
        return 0;
    }
    PtxOperand *o = &p->op[i];
    if (!o->offset) return o->slot;
    uint32_t t = temp_slots(p->d, 1);
    ptx_append(p,
               (DecodedOp){
                   .op = C_GEP, .width = o->width == 32 ? 32 : 64, .dst = t, .a = o->slot, .imm = (uint64_t)o->offset});
    return t;
}

uint32_t ptx_part(PtxInst *p, const PtxOperand *o, unsigned i) {
    return o->part[i] == UINT32_MAX ? temp_slots(p->d, 1) : o->part[i];
}

uint32_t ptx_dst(PtxInst *p) {
    return p->noperand && !(p->op[0].slot & OPERAND_CONST) ? p->op[0].slot : temp_slots(p->d, 1);
}

uint32_t ptx_args(PtxInst *p, const uint32_t *arg, unsigned n) {
    uint32_t first = args_begin(p->d);
    for (unsigned i = 0; i < n; i++) args_push(p->d, arg[i]);
    return first;
}

bool ptx_is_b128(const PtxOperand *o) {
    return o->kind == PO_VECTOR ? o->nparts == 2 : o->kind == PO_REG && o->width == 128;
}

enum Round ptx_round(const PtxInst *p, enum Round otherwise) {
    static const PtxWord row[] = {{"rn", RN},  {"rz", RZ},  {"rm", RM},  {"rp", RP},  {"rni", RN},
                                  {"rzi", RZ}, {"rmi", RM}, {"rpi", RP}, {"rna", RNA}};
    return (enum Round)ptx_choose(p, row, sizeof row / sizeof *row, (uint8_t)otherwise);
}

uint8_t ptx_fp_mode(const PtxInst *p, PtxType t) {
    return fp_mode(t.fp, ptx_round(p, RN), ptx_has(p, "ftz") && t.bits <= 32, ptx_has(p, "sat"));
}

void ptx_extend(PtxInst *p, uint32_t to, uint32_t from, unsigned from_bits, unsigned to_bits, bool sign) {
    bool longer = sign && to_bits > from_bits;
    DecodedOp c = {.op = longer ? C_SEXT : C_TRUNC, .sub = (uint8_t)from_bits, .dst = to, .a = from};
    c.width = (uint8_t)(longer || to_bits < from_bits ? to_bits : from_bits);
    ptx_append(p, c);
}

uint32_t ptx_half(PtxInst *p, uint32_t pair, unsigned bits, bool upper) {
    uint32_t x = temp_slots(p->d, 1), by = constant_int(p->d, bits);
    if (upper) ptx_append(p, (DecodedOp){.op = C_LSHR, .width = (uint8_t)(2 * bits), .dst = x, .a = pair, .b = by});
    else ptx_append(p, (DecodedOp){.op = C_TRUNC, .width = (uint8_t)bits, .dst = x, .a = pair});
    return x;
}

void ptx_pack(PtxInst *p, uint32_t to, unsigned bits, uint32_t low, uint32_t high) {
    uint8_t both = (uint8_t)(2 * bits);
    ptx_append(p, (DecodedOp){.op = C_SHL, .width = both, .dst = high, .a = high, .b = constant_int(p->d, bits)});
    ptx_append(p, (DecodedOp){.op = C_OR, .width = both, .dst = to, .a = low, .b = high});
}

uint32_t ptx_space_word(const PtxInst *p, unsigned n) {
    static const struct {
        const char *word;
        uint8_t space;
    } row[] = {{"global", SPACE_GLOBAL},      {"shared", SPACE_SHARED},
               {"shared::cta", SPACE_SHARED}, {"shared::cluster", SPACE_CLUSTER},
               {"const", SPACE_CONST},        {"local", SPACE_LOCAL},
               {"param", SPACE_PARAM},        {"param::entry", SPACE_PARAM}};
    for (unsigned i = 1; i < p->nword; i++)
        for (unsigned j = 0; j < sizeof row / sizeof *row; j++)
            if (strcmp(p->word[i], row[j].word) == 0 && n-- == 0)
                return p->param_space && strcmp(row[j].word, "param") == 0 ? p->param_space : row[j].space;
    return SPACE_GENERIC;
}

uint32_t ptx_space(const PtxInst *p) { return ptx_space_word(p, 0); }

unsigned ptx_log2(unsigned bits) {
    unsigned l = 0;
    while (8u << l < bits) l++;
    return l;
}

uint8_t ptx_rmw(const PtxInst *p, char kind) {
    static const PtxTypedWord row[] = {{"add", RMW_ADD, RMW_ADD, RMW_FADD},
                                       {"min", RMW_UMIN, RMW_MIN, RMW_FMIN},
                                       {"max", RMW_UMAX, RMW_MAX, RMW_FMAX},
                                       {"and", RMW_AND, RMW_AND, RMW_AND},
                                       {"or", RMW_OR, RMW_OR, RMW_OR},
                                       {"xor", RMW_XOR, RMW_XOR, RMW_XOR},
                                       {"inc", RMW_UINC_WRAP, RMW_UINC_WRAP, RMW_COUNT},
                                       {"dec", RMW_UDEC_WRAP, RMW_UDEC_WRAP, RMW_COUNT}};
    return ptx_choose_typed(p, row, sizeof row / sizeof *row, kind, RMW_COUNT);
}
