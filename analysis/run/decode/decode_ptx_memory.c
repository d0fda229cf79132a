/* decode_ptx_memory.c: moves, loads, stores, atomics, conversions of addresses, and the stack. */
#include "analysis/run/ops/async.h"
#include "analysis/run/decode/decode_ptx.h"

/* Decodes st.bulk [address], bytes, 0 as a memset to zeros. Reports an error if the address has an offset. */
static void decode_st_bulk(PtxInst *p) {
    uint32_t at = p->op[0].slot, n = ptx_source(p, 1);
    if (p->noperand < 2 || p->op[0].kind != PO_ADDRESS || p->op[0].offset) {
        ptx_error(p);
        return;
    }
    ptx_append_op(p, memset_op,
                  (DecodedOp){.sub = (uint8_t)ptx_space(p), .a = at, .b = constant_int(p->d, 0), .c = n, .x = 3});
}

/* Appends the second part of red.async and st.async, which subtracts `bytes` from the transaction count of the mbarrier
 * that is the last operand. Reports an error if that is not an address. */
static void append_completion(PtxInst *p, unsigned bytes) {
    if (p->noperand < 3 || p->op[p->noperand - 1].kind != PO_ADDRESS) {
        ptx_error(p);
        return;
    }
    uint32_t at = ptx_address(p, p->noperand - 1);
    ptx_append_op(p, mbarrier_op,
                  (DecodedOp){.sub = MB_COMPLETE,
                              .dst = temp_slots(p->d, 1),
                              .a = at,
                              .b = constant_int(p->d, bytes),
                              .x = SPACE_CLUSTER});
}

/* Checks that ld, ldu or st, which has n registers of `bits` bits, has as many as .v2, .v4 or .v8 demands (one without
 * these), and that they have at most 128 bits in all, or 256 for ld and st of global or generic memory if each has 32
 * or more. Returns false after an error message. */
static bool vector_fits(PtxInst *p, unsigned n, unsigned bits) {
    static const PtxWord vector[] = {{"v2", 2}, {"v3", 3}, {"v4", 4}, {"v8", 8}, {"v16", 16}};
    unsigned wanted = ptx_choose(p, vector, sizeof vector / sizeof *vector, 1);
    uint32_t space = ptx_space(p);
    bool ldu = strcmp(p->word[0], "ldu") == 0;
    bool wide = (space == SPACE_GENERIC || space == SPACE_GLOBAL) && bits >= 32 && !ldu;
    unsigned most = wide ? 256 : 128;
    if (wanted == 3 || wanted > (ldu ? 4 : 8)) {
        ptx_refuse(p, "it cannot have .v%u", wanted);
        return false;
    }
    if (n == wanted && n * bits <= most) return true;
    if (n != wanted) ptx_refuse(p, "it must have %u register%s, not %u", wanted, wanted == 1 ? "" : "s", n);
    else ptx_refuse(p, "its vector must have at most %u bits, not %u", most, n * bits);
    return false;
}

/* Decodes ld, ldu, st, st.async and st.bulk. A vector becomes one access for each element; the first one checks the
 * alignment of the whole vector. A signed value that is narrower than its register is sign-extended when it is
 * loaded. */
void ptx_ldst(PtxInst *p) {
    if (ptx_has(p, "bulk")) {
        decode_st_bulk(p);
        return;
    }
    bool async = ptx_has(p, "async"), hint = ptx_has(p, "L2::cache_hint");
    /* the third operand is an mbarrier (see below) or a cache policy */
    if (p->noperand == 3 && (async || hint)) p->noperand = 2;
    else if (async) {
        ptx_error(p);
        return;
    }
    bool store = p->word[0][0] == 's';
    PtxOperand *address = &p->op[store ? 0 : 1], *value = &p->op[store ? 1 : 0];
    unsigned n = value->kind == PO_VECTOR ? value->nparts : 1, bits = p->type.bits;
    bool strong = ptx_has(p, "volatile") || ptx_has(p, "relaxed") || ptx_has(p, "acquire") || ptx_has(p, "release") ||
                  ptx_has(p, "mmio");
    uint8_t sub = strong ? ACC_STRONG : 0;
    if (p->noperand != 2 || address->kind != PO_ADDRESS || (bits > 64 && (n > 1 || !ptx_is_b128(value)))) {
        ptx_error(p);
        return;
    }
    if (!vector_fits(p, n, bits)) return;
    unsigned quad = bits > 64; /* a value of 128 bits has two slots */
    if (quad) n = 2, bits = 64;
    bool wraps = address->width == 32; /* see ptx_address(); other offsets are added by the access */
    uint32_t base = wraps ? ptx_address(p, store ? 0 : 1) : address->slot, from = base;
    int64_t offset = wraps ? 0 : address->offset;
    uint32_t space = address->space ? address->space : ptx_space(p);
    unsigned width = n > 1 ? value->partwidth : value->width;
    if (!width) width = 32;
    if (!store && n > 1) { /* the address may be in one of the result registers */
        from = temp_slots(p->d, 1);
        ptx_append(p, (DecodedOp){.op = C_MOVE, .dst = from, .a = base});
    }
    for (unsigned i = 0; i < n; i++) {
        uint32_t reg = value->kind == PO_VECTOR ? value->part[i] : store ? ptx_source(p, 1) : ptx_dst(p);
        if (quad) reg += i;
        DecodedOp c = {.op = store ? C_STORE : C_LOAD,
                       .width = (uint8_t)bits,
                       .sub = (uint8_t)(sub | (i ? 0 : ACC_FIRST | access_long(p->d))),
                       .a = from,
                       .c = n * bits / 8,
                       .x = ACCESS(space, i ? 0 : ptx_log2(bits * n)),
                       .imm = (uint64_t)offset + i * (bits / 8)};
        if (store) c.b = reg;
        else c.dst = reg;
        ptx_append(p, c);
        if (!store && p->type.kind == 's' && bits < width) ptx_extend(p, reg, reg, bits, width, true);
    }
    if (!async || !ptx_has(p, "mbarrier::complete_tx::bytes")) return;
    p->noperand = 3;
    append_completion(p, n * bits / 8);
}

/* Appends the atomic operation on one element `offset` bytes after the address, as rmw_op. Of a packed pair, each half
 * becomes an rmw_op of its own and is atomic by itself. c: the operation, whose b is the slot of the operand and whose
 * x is the ACCESS. */
static void atom_one(PtxInst *p, DecodedOp c, uint32_t offset) {
    if (!p->type.pair) {
        c.x |= offset << 16;
        ptx_append_op(p, rmw_op, c);
        return;
    }
    uint32_t old = temp_slots(p->d, 2), to = c.dst,
             value[2] = {ptx_half(p, c.b, 16, false), ptx_half(p, c.b, 16, true)};
    for (unsigned i = 0; i < 2; i++) {
        DecodedOp half = c;
        half.dst = old + i, half.b = value[i], half.x |= (offset + 2 * i) << 16;
        if (i) half.x &= ~0xffu;
        ptx_append_op(p, rmw_op, half);
    }
    ptx_pack(p, to, 16, old, old + 1);
}

/* Appends atom, or red if `at` is 0, of one value or of a vector, of which each element is atomic by itself. sub: enum
 * RmwOp; at: the number of the address operand; address: its slot, for an access in `space`. For red.async also appends
 * its completion. Reports an error if the result has another number of elements than the operand. */
static void atom_all(PtxInst *p, uint8_t sub, unsigned at, uint32_t address, uint32_t space) {
    bool red = at == 0;
    const PtxOperand *value = &p->op[at + 1], *old = red ? NULL : &p->op[0];
    unsigned n = value->kind == PO_VECTOR ? value->nparts : 1, bits = p->type.bits, size = p->type.pair ? 4 : bits / 8;
    if (old && (old->kind == PO_VECTOR ? old->nparts : 1) != n) {
        ptx_error(p);
        return;
    }
    for (unsigned i = 0; i < n; i++) {
        DecodedOp c = {.sub = sub,
                       .width = (uint8_t)bits,
                       .a = address,
                       .c = p->type.kind == 'f' ? p->type.fp + 1u : 0,
                       .x = ACCESS(space, i ? 0 : ptx_log2(8 * size * n))};
        c.b = n > 1 || value->kind == PO_VECTOR ? ptx_part(p, value, i) : ptx_source(p, at + 1);
        c.dst = red ? temp_slots(p->d, 1) : old->kind == PO_VECTOR ? ptx_part(p, old, i) : ptx_dst(p);
        atom_one(p, c, i * size);
    }
    if (ptx_has(p, "async") && ptx_has(p, "mbarrier::complete_tx::bytes")) append_completion(p, n * size);
}

/* Decodes atom and red: cas, and exch of 128 bits, as a cmpxchg_op, except cas of 32 bits as a word_swap_op; everything
 * else by atom_all. A cas of 32 bits in a PTX function also sets FnCode.swaps_words. */
void ptx_atom(PtxInst *p) {
    bool red = strcmp(p->word[0], "red") == 0, swap = ptx_has(p, "cas"), quad = p->type.bits > 64;
    unsigned at = red ? 0 : 1, bits = p->type.bits;
    uint32_t space = ptx_space(p);
    if (p->noperand < at + 2 || p->op[at].kind != PO_ADDRESS || (p->type.pair && p->type.kind != 'f') ||
        (quad && !swap && !ptx_has(p, "exch")) || (red && ptx_has(p, "exch"))) {
        ptx_error(p);
        return;
    }
    if (p->op[at].space) space = p->op[at].space;
    uint32_t address = ptx_address(p, at), x = ACCESS(space, ptx_log2(bits));
    if (swap || quad) {
        uint32_t old = temp_slots(p->d, 3), to = ptx_dst(p), last = at + 1 + swap;
        if (red || p->noperand < last + 1 ||
            (quad && (!ptx_is_b128(&p->op[0]) || !ptx_is_b128(&p->op[at + 1]) || !ptx_is_b128(&p->op[last])))) {
            ptx_error(p);
            return;
        }
        bool word = swap && bits == 32;
        p->d->out->swaps_words |= word && !p->d->f;
        ptx_append_op(p, word ? word_swap_op : cmpxchg_op,
                      (DecodedOp){.sub = !swap,
                                  .width = (uint8_t)bits,
                                  .dst = old,
                                  .a = address,
                                  .b = ptx_source(p, at + 1),
                                  .c = ptx_source(p, last),
                                  .x = x});
        ptx_append(p, (DecodedOp){.op = quad ? C_MOVES : C_MOVE, .dst = to, .a = old, .x = 2});
        return;
    }
    uint8_t sub = ptx_has(p, "exch") ? RMW_XCHG : ptx_rmw(p, p->type.kind);
    if (sub == RMW_COUNT) ptx_error(p);
    else atom_all(p, sub, at, address, space);
}

/* Decodes multimem. The executor has one device, so a multicast address is an ordinary one: ld_reduce becomes ld, red
 * becomes red, and st becomes st. */
void ptx_multimem(PtxInst *p) {
    static const struct {
        const char *word, *plain;
    } row[] = {{"ld_reduce", "ld"}, {"st", "st"}, {"red", "red"}};
    for (unsigned i = 0; i < sizeof row / sizeof *row && p->nword > 1; i++) {
        if (strcmp(p->word[1], row[i].word) != 0) continue;
        strcpy(p->word[0], row[i].plain);
        if (p->type.pair && i < 2) p->type = (PtxType){'b', 32, false, FP_FLOAT};
        if (i == 2) ptx_atom(p);
        else ptx_ldst(p);
        return;
    }
    ptx_error(p);
}

/* Reports whether at most one operand of a mov is a vector, of two or four elements. */
static bool vectors_fit(const PtxOperand *to, const PtxOperand *from) {
    if (to->kind != PO_VECTOR && from->kind != PO_VECTOR) return true;
    if (to->kind == PO_VECTOR && from->kind == PO_VECTOR) return false;
    unsigned n = to->kind == PO_VECTOR ? to->nparts : from->nparts;
    return n == 2 || n == 4;
}

/* Decodes mov between registers, from a special register, from a vector into a register, whose lowest bits are the
 * first element, and from a register into a vector. A register of 128 bits has two slots. */
void ptx_mov(PtxInst *p) {
    PtxOperand *to = &p->op[0], *from = &p->op[1];
    unsigned bits = p->type.bits;
    if (p->noperand != 2 || !vectors_fit(to, from)) {
        ptx_error(p);
        return;
    }
    if (bits == 128) { /* 128 bits are two slots */
        for (uint32_t i = 0; i < 2; i++)
            ptx_append(p, (DecodedOp){.op = C_MOVE,
                                      .dst = to->kind == PO_VECTOR ? to->part[i] : to->slot + i,
                                      .a = from->kind == PO_VECTOR ? from->part[i] : from->slot + i});
        if (!ptx_is_b128(to) || !ptx_is_b128(from)) ptx_error(p);
        return;
    }
    if (to->kind == PO_VECTOR) {
        unsigned each = bits / to->nparts;
        uint32_t source = ptx_source(p, 1);
        for (unsigned i = 0; i < to->nparts; i++) {
            ptx_append(p, (DecodedOp){.op = C_LSHR,
                                      .width = (uint8_t)bits,
                                      .dst = to->part[i],
                                      .a = source,
                                      .b = constant_int(p->d, i * each)});
            ptx_append(p, (DecodedOp){.op = C_TRUNC, .width = (uint8_t)each, .dst = to->part[i], .a = to->part[i]});
        }
    } else if (from->kind == PO_VECTOR) {
        unsigned each = bits / from->nparts;
        uint32_t sum = temp_slots(p->d, 2);
        for (unsigned i = 0; i < from->nparts; i++) {
            ptx_append(p, (DecodedOp){.op = C_SHL,
                                      .width = (uint8_t)bits,
                                      .dst = i ? sum + 1 : sum,
                                      .a = from->part[i],
                                      .b = constant_int(p->d, i * each)});
            if (i) ptx_append(p, (DecodedOp){.op = C_OR, .width = (uint8_t)bits, .dst = sum, .a = sum, .b = sum + 1});
        }
        ptx_append(p, (DecodedOp){.op = C_MOVE, .dst = ptx_dst(p), .a = sum});
    } else if (from->kind == PO_SPECIAL) {
        ptx_append_sreg(p, ptx_dst(p), from->sreg);
    } else {
        ptx_append(p, (DecodedOp){.op = C_MOVE, .dst = ptx_dst(p), .a = from->slot});
    }
}

/* Decodes createpolicy. The cache is not modelled, so the policy is 0. */
void ptx_createpolicy(PtxInst *p) {
    ptx_append(p, (DecodedOp){.op = C_MOVE, .dst = ptx_dst(p), .a = constant_int(p->d, 0)});
}

/* Decodes cvta and cvta.to as the addition and subtraction of the base of the window of the space. Whether the address
 * lies in the window is not checked. */
void ptx_cvta(PtxInst *p) {
    uint32_t space = ptx_space(p);
    uint64_t base = space_to_generic(p->d->k, space, 0);
    ptx_append(p, (DecodedOp){.op = C_CVTA,
                              .width = 64,
                              .dst = ptx_dst(p),
                              .a = ptx_source(p, 1),
                              .imm = ptx_has(p, "to") ? 0 - base : base});
}

/* Decodes isspacep. */
void ptx_isspacep(PtxInst *p) {
    ptx_append_op(p, isspacep_op, (DecodedOp){.sub = (uint8_t)ptx_space(p), .dst = ptx_dst(p), .a = ptx_source(p, 1)});
}
/* Decodes mapa d, address, rank. The address is a shared one with .shared::cluster, else a generic one. */
void ptx_mapa(PtxInst *p) {
    ptx_append_op(
        p, mapa_op,
        (DecodedOp){
            .sub = ptx_has(p, "shared::cluster"), .dst = ptx_dst(p), .a = ptx_source(p, 1), .b = ptx_source(p, 2)});
}

/* Decodes getctarank d, address. The address is a shared one with .shared::cluster, else a generic one. */
void ptx_getctarank(PtxInst *p) {
    ptx_append_op(p, ctarank_op,
                  (DecodedOp){.sub = ptx_has(p, "shared::cluster"), .dst = ptx_dst(p), .a = ptx_source(p, 1)});
}

/* Decodes alloca.u64 p, bytes{, alignment}, whose default alignment is 8; stacksave.u64 p; stackrestore.u64 p. */
void ptx_stack(PtxInst *p) {
    bool save = strcmp(p->word[0], "stacksave") == 0;
    if (p->word[0][0] == 's') {
        ptx_append_op(p, save ? stacksave_op : stackrestore_op,
                      (DecodedOp){.dst = save ? ptx_dst(p) : 0, .a = save ? 0 : ptx_source(p, 0)});
        return;
    }
    uint64_t align = p->noperand > 2 && p->op[2].kind == PO_IMM ? p->op[2].imm : 8;
    unsigned log2 = 0;
    while (log2 < 20 && UINT64_C(1) << log2 < align) log2++;
    ptx_append_op(p, alloca_op,
                  (DecodedOp){.sub = (uint8_t)log2,
                              .width = SPACE_LOCAL,
                              .dst = ptx_dst(p),
                              .a = ptx_source(p, 1),
                              .b = constant_int(p->d, 1)});
}
