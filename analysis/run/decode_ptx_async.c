/* decode_ptx_async.c: asynchronous copies and mbarriers of PTX as code. */
#include "analysis/run/async.h"
#include "analysis/run/decode_ptx.h"

/* The address an operand stands for. */
static uint32_t address_slot(Ptx *p, unsigned i) {
    const PtxOperand *o = &p->op[i];
    if (i >= p->nop || o->kind != PO_ADDRESS) { ptx_error(p); return 0; }
    if (o->offset == 0) return o->slot;
    uint32_t sum = temp_slots(p->d, 1);
    ptx_put(p, (Code){.op = C_GEP, .width = 64, .dst = sum, .a = o->slot, .imm = (uint64_t)o->offset});
    return sum;
}

/* State space number n among the words. */
static uint32_t space_word(const Ptx *p, unsigned n) {
    static const struct { const char *word; uint8_t space; } row[] = {
        {"global", SPACE_GLOBAL}, {"shared", SPACE_SHARED}, {"shared::cta", SPACE_SHARED},
        {"shared::cluster", SPACE_CLUSTER}
    };
    for (unsigned i = 1; i < p->nword; i++)
        for (unsigned j = 0; j < sizeof row / sizeof *row; j++)
            if (strcmp(p->word[i], row[j].word) == 0 && n-- == 0) return row[j].space;
    return SPACE_GENERIC;
}

static void do_bulk(Ptx *p) {
    bool barrier = ptx_has(p, "mbarrier::complete_tx::bytes"), multicast = ptx_has(p, "multicast::cluster");
    if (ptx_has(p, "commit_group") || ptx_has(p, "wait_group") || ptx_has(p, "prefetch")) return;
    if (ptx_has(p, "tensor") || ptx_has(p, "cp_mask") || p->nop < 3) { ptx_error(p); return; }
    uint32_t zero = konst_int(p->d, 0), to = address_slot(p, 0), from = address_slot(p, 1);
    uint32_t s[5] = {to, from, ptx_source(p, 2), zero, zero};
    if (barrier) s[3] = address_slot(p, 3);
    if (multicast) s[4] = ptx_source(p, 4);
    uint32_t first = args_begin(p->d);
    for (unsigned i = 0; i < 5; i++) args_push(p->d, s[i]);
    ptx_out(p, bulk_op, (Code){.sub = (uint8_t)space_word(p, 0), .width = (uint8_t)space_word(p, 1),
                               .x = first,
                               .b = (barrier ? BULK_BARRIER : 0) | (multicast ? BULK_MULTICAST : 0)});
}

void ptx_cp(Ptx *p) {
    if (ptx_has(p, "reduce") || !ptx_has(p, "async")) { ptx_error(p); return; }
    if (ptx_has(p, "bulk")) { do_bulk(p); return; }
    if (ptx_has(p, "commit_group")) { ptx_out(p, copy_commit_op, (Code){0}); return; }
    if (ptx_has(p, "wait_all")) {
        ptx_out(p, copy_wait_op, (Code){.sub = 1, .a = konst_int(p->d, 0)});
        return;
    }
    if (ptx_has(p, "wait_group")) { ptx_out(p, copy_wait_op, (Code){.a = ptx_source(p, 0)}); return; }
    if (ptx_has(p, "mbarrier")) {
        ptx_out(p, copy_arrive_op, (Code){.a = address_slot(p, 0), .x = ptx_space(p),
                                          .width = ptx_has(p, "noinc") ? MBF_NO_INCREMENT : 0});
        return;
    }
    uint64_t bytes = 0;
    if (p->nop > 2 && p->op[2].kind == PO_IMM) bytes = p->d->out->konst.at[p->op[2].slot & ~OPERAND_CONST].v;
    if (p->nop < 3 || (bytes != 4 && bytes != 8 && bytes != 16)) { ptx_error(p); return; }
    uint32_t to = address_slot(p, 0), from = address_slot(p, 1), n = ptx_source(p, p->nop > 3 ? 3 : 2);
    ptx_out(p, copy_start_op, (Code){.a = to, .b = from, .c = n, .x = (uint32_t)bytes});
}

void ptx_mbarrier(Ptx *p) {
    /* value: the operand that is the count, the bytes, the state or the parity; at: the address */
    static const struct { const char *word; uint8_t sub, at, value; } row[] = {
        {"init", MB_INIT, 0, 1}, {"inval", MB_INVAL, 0, 1}, {"arrive", MB_ARRIVE, 1, 2},
        {"arrive_drop", MB_DROP, 1, 2}, {"expect_tx", MB_EXPECT, 0, 1}, {"complete_tx", MB_COMPLETE, 0, 1},
        {"test_wait", MB_TEST, 1, 2}, {"try_wait", MB_TRY, 1, 2}, {"pending_count", MB_PENDING, 1, 1}
    };
    unsigned i = 0, n = sizeof row / sizeof *row;
    while (i < n && strcmp(p->word[1], row[i].word) != 0) i++;
    if (p->nword < 2 || i == n) { ptx_error(p); return; }
    Code c = {.sub = row[i].sub, .x = ptx_space(p)};
    c.b = row[i].value < p->nop ? ptx_source(p, row[i].value) : konst_int(p->d, 1);
    c.a = row[i].sub == MB_PENDING ? c.b : address_slot(p, row[i].at);
    c.dst = row[i].at ? ptx_dst(p) : temp_slots(p->d, 1);
    bool arrives = row[i].sub == MB_ARRIVE || row[i].sub == MB_DROP;
    c.width = (arrives && ptx_has(p, "expect_tx") ? MBF_EXPECT : 0) | (ptx_has(p,
        "parity") ? MBF_PARITY : 0) |
              (ptx_has(p, "noComplete") ? MBF_NO_COMPLETE : 0);
    ptx_out(p, mbarrier_op, c);
}
