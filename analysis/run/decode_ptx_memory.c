/* decode_ptx_memory.c: loads, stores, atomics, addresses and copies of PTX as code. */
#include "analysis/run/decode_ptx.h"

uint32_t ptx_space(const Ptx *p) {
    static const struct { const char *word; uint8_t space; } row[] = {
        {"global", SPACE_GLOBAL}, {"shared", SPACE_SHARED}, {"shared::cta", SPACE_SHARED},
        {"shared::cluster", SPACE_CLUSTER}, {"const", SPACE_CONST}, {"local", SPACE_LOCAL},
        {"param", SPACE_PARAM}, {"param::entry", SPACE_PARAM}
    };
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (ptx_has(p, row[i].word))
            return p->param_space && strcmp(row[i].word, "param") == 0 ? p->param_space : row[i].space;
    return SPACE_GENERIC;
}

unsigned ptx_log2(unsigned bits) {
    unsigned l = 0;
    while (8u << l < bits) l++;
    return l;
}

/* st.bulk: zeros. */
static void do_st_bulk(Ptx *p) {
    uint32_t at = p->op[0].slot, n = ptx_source(p, 1);
    if (p->nop < 2 || p->op[0].kind != PO_ADDRESS || p->op[0].offset) { ptx_error(p); return; }
    ptx_out(p, memset_op, (Code){.sub = (uint8_t)ptx_space(p), .a = at, .b = konst_int(p->d, 0), .c = n,
                                 .x = 3});
}

void ptx_ldst(Ptx *p) {
    if (ptx_has(p, "bulk")) { do_st_bulk(p); return; }
    bool store = p->word[0][0] == 's';
    PtxOperand *address = &p->op[store ? 0 : 1], *value = &p->op[store ? 1 : 0];
    unsigned n = value->kind == PO_VECTOR ? value->nparts : 1, bits = p->type.bits;
    uint8_t sub = ptx_has(p, "volatile") ? ACC_VOLATILE : ptx_has(p, "relaxed") || ptx_has(p, "acquire") ||
        ptx_has(p, "release") || ptx_has(p, "mmio") ? ACC_ATOMIC : 0;
    if (p->nop != 2 || address->kind != PO_ADDRESS || (bits > 64 && (n > 1 || !ptx_quad(value)))) {
        ptx_error(p);
        return;
    }
    unsigned quad = bits > 64;               /* in two slots */
    if (quad) n = 2, bits = 64;
    uint32_t from = address->slot, space = address->space ? address->space : ptx_space(p);
    unsigned width = n > 1 ? value->partwidth : value->width;
    if (!width) width = 32;
    if (!store && n > 1) {                   /* the address may be one of the results */
        from = temp_slots(p->d, 1);
        ptx_put(p, (Code){.op = C_MOVE, .dst = from, .a = address->slot});
    }
    for (unsigned i = 0; i < n; i++) {
        uint32_t reg = value->kind == PO_VECTOR ? value->part[i] : store ? ptx_source(p, 1) : ptx_dst(p);
        if (quad) reg += i;
        Code c = {.op = store ? C_STORE : C_LOAD, .width = (uint8_t)bits,
                  .sub = (uint8_t)(sub | (i ? 0 : ACC_FIRST | access_long(p->d))), .a = from,
                      .c = n * bits / 8,
                  .x = ACCESS(space, i ? 0 : ptx_log2(bits * n)), .imm = (uint64_t)address->offset +
                      i * (bits / 8)};
        if (store) c.b = reg;
        else c.dst = reg;
        ptx_put(p, c);
        if (!store && p->type.kind == 's' && bits < width) ptx_extend(p, reg, reg, bits, width, true);
    }
}

void ptx_atom(Ptx *p) {                /* atom red */
    static const struct { const char *word; uint8_t u, s, f; } row[] = {
        {"add", RMW_ADD, RMW_ADD, RMW_FADD}, {"min", RMW_UMIN, RMW_MIN, RMW_FMIN},
        {"max", RMW_UMAX, RMW_MAX, RMW_FMAX}, {"and", RMW_AND, RMW_AND, RMW_AND},
        {"or", RMW_OR, RMW_OR, RMW_OR}, {"xor", RMW_XOR, RMW_XOR, RMW_XOR},
        {"exch", RMW_XCHG, RMW_XCHG, RMW_XCHG}, {"inc", RMW_UINC_WRAP, RMW_UINC_WRAP, RMW_COUNT},
        {"dec", RMW_UDEC_WRAP, RMW_UDEC_WRAP, RMW_COUNT}
    };
    bool red = strcmp(p->word[0], "red") == 0;
    unsigned at = red ? 0 : 1, bits = p->type.bits;
    uint32_t to = red ? temp_slots(p->d, 1) : ptx_dst(p), space = ptx_space(p);
    if (p->nop < at + 2 || p->op[at].kind != PO_ADDRESS || p->type.pair ||
        (bits > 64 && !ptx_has(p, "cas"))) { ptx_error(p); return; }
    if (p->op[at].space) space = p->op[at].space;
    uint32_t address = ptx_address(p, at), x = ACCESS(space, ptx_log2(bits));
    if (ptx_has(p, "cas")) {
        uint32_t old = temp_slots(p->d, 3);
        bool quad = bits > 64;
        if (quad && (p->nop != 4 || red || !ptx_quad(&p->op[0]) || !ptx_quad(&p->op[2]) ||
                     !ptx_quad(&p->op[3]))) { ptx_error(p); return; }
        ptx_out(p, cmpxchg_op, (Code){.width = (uint8_t)bits, .dst = old, .a = address,
                                  .b = ptx_source(p, at + 1), .c = ptx_source(p, at + 2), .x = x});
        ptx_put(p, (Code){.op = quad ? C_MOVES : C_MOVE, .dst = to, .a = old, .x = 2});
        return;
    }
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (!ptx_has(p, row[i].word)) continue;
        uint8_t sub = p->type.kind == 'f' ? row[i].f : p->type.kind == 's' ? row[i].s : row[i].u;
        ptx_out(p, rmw_op, (Code){.sub = sub, .width = (uint8_t)bits, .dst = to, .a = address,
                              .b = ptx_source(p, at + 1), .c = p->type.kind == 'f' ? p->type.fp + 1u : 0,
                                  .x = x});
        return;
    }
    ptx_error(p);
}

void ptx_cvta(Ptx *p) {
    uint32_t space = ptx_space(p);
    uint64_t base = space_to_generic(p->d->k, space, 0);
    ptx_put(p, (Code){.op = C_CVTA, .width = 64, .dst = ptx_dst(p), .a = ptx_source(p, 1),
                      .imm = ptx_has(p, "to")
                  ? 0 - base : base});
}

void ptx_isspacep(Ptx *p) {
    ptx_out(p, isspacep_op, (Code){.sub = (uint8_t)ptx_space(p), .dst = ptx_dst(p), .a = ptx_source(p, 1)});
}
void ptx_mapa(Ptx *p) {
    ptx_out(p, mapa_op, (Code){.sub = ptx_has(p, "shared::cluster"), .dst = ptx_dst(p), .a = ptx_source(p, 1),
                           .b = ptx_source(p, 2)});
}

void ptx_ctarank(Ptx *p) {
    ptx_out(p, ctarank_op, (Code){.sub = ptx_has(p, "shared::cluster"), .dst = ptx_dst(p),
                                  .a = ptx_source(p, 1)});
}
