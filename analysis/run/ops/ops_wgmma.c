/* ops_wgmma.c: wgmma, the matrix operations of four warps.
 *
 * Each warp computes its sixteen rows at once. But the registers of the result count as undefined until
 * wgmma.wait_group has waited for their group; until then only another wgmma may use them, as accumulators.
 * The mask of undefined bits of such a register marks it as pending and names the group; its value is already
 * the result (code.h).
 */
#include "analysis/run/ops/smem_matrix.h"
#include "analysis/run/ops/sparse.h"

enum { COLUMNS = 256, DEPTH = 512 };
/* The immediate operands after d, a, b of a dense wgmma, in their order. */
enum { SCALE_D = 3, SIGN_A, SIGN_B, TRANS_A, TRANS_B };

/* One wgmma of one warp. */
typedef struct WgmmaProduct {
    const MatrixTask *x;
    unsigned meta, last; /* operand of the metadata; first immediate operand */
    bool regs;           /* A is in registers */
    double *a, *b;       /* rows of A, columns of B, k elements each */
    uint8_t *au, *bu;
} WgmmaProduct;

/* Returns the immediate operand SCALE_D ... TRANS_B (`operand`), or `otherwise` if the instruction does not have it.
 * TRANS_A is 0 if A is in registers. */
static uint64_t immediate(const WgmmaProduct *p, unsigned operand, uint64_t otherwise) {
    unsigned at = p->last + operand - SCALE_D;
    /* the instruction does not say whether A is transposed */
    if (p->regs && operand > TRANS_A) at--;
    if (p->regs && operand == TRANS_A) return 0;
    return at < MATRIX_OPERANDS && register_count(p->x, at) ? lane_slot(p->x, 0, at, 0)->v & 0xffffffff : otherwise;
}

/* Reads `rows` rows of A or columns of B (`operand`) from shared memory, from number `first` on, with `depth` elements
 * each: their values to `to` and whether they have undefined bits to `undef`. Returns false after an error message. */
static bool load(const WgmmaProduct *p, unsigned operand, unsigned first, unsigned rows, unsigned depth, double *to,
                 uint8_t *undef) {
    const MatrixTask *x = p->x;
    const ElementType *t = element_of(x, operand);
    const Slot *d = lane_slot(x, 0, operand, 0);
    bool across = immediate(p, operand == A ? TRANS_A : TRANS_B, 0) & 1;
    Exec e = lane_exec(x, 0);
    SmemReader r = {.e = &e, .space = SPACE_SHARED};
    SmemMatrix m;
    if (d->u) {
        report_error(&e, "wgmma with an uninitialised matrix descriptor");
        return false;
    }
    if (!smem_matrix_wgmma(d->v, across, &m) || (across && t->bits != 16)) {
        report_error(&e, "0x%llx is not a valid matrix descriptor of wgmma%s", (unsigned long long)d->v,
                     across && t->bits != 16 ? ": only elements of 16 bits may be transposed" : "");
        return false;
    }
    return smem_matrix_load(&r, &m, &(SmemRows){t, false, first, rows, depth}, to, undef);
}

/* Reads the sixteen rows of A of this warp, from registers or shared memory, to p->a and p->au, and expands them if A
 * is sparse. Returns false after an error message, also if an earlier wgmma has still to write a register of A. */
static bool load_a(WgmmaProduct *p) {
    const MatrixTask *x = p->x;
    unsigned depth = x->k / (x->flags & MF_SPARSE ? 2 : 1);
    DenseMatrix *m = mem_alloc(sizeof *m);
    bool ok = true;
    for (unsigned lane = 0; lane < 32 && p->regs && ok; lane++)
        for (unsigned reg = 0; reg < register_count(x, A) && ok; reg++) {
            Exec e = lane_exec(x, lane);
            ok = !slot_pending(lane_slot(x, lane, A, reg)->u);
            if (!ok)
                report_error(&e, "wgmma reads A from a register that an earlier wgmma has not written yet: "
                                 "wgmma.wait_group is missing");
        }
    if (ok && p->regs) fragment_gather(x, A, m);
    else if (ok) ok = load(p, A, x->meet->lane[0]->warp % 4 * 16, 16, depth, m->v, m->undef);
    if (ok && x->flags & MF_SPARSE) ok = fragment_expand(x, p->meta, m);
    memcpy(p->a, m->v, 16 * x->k * sizeof *p->a), memcpy(p->au, m->undef, 16 * x->k);
    free(m);
    return ok;
}

/* Returns the element of A * B at (row, col). Sets *undef to a value other than 0 if an input is undefined, and leaves
 * it as it is otherwise. */
static double dot_product(const WgmmaProduct *p, unsigned row, unsigned col, uint8_t *undef) {
    const double *a = p->a + row * p->x->k, *b = p->b + col * p->x->k;
    const uint8_t *au = p->au + row * p->x->k, *bu = p->bu + col * p->x->k;
    double sum = 0;
    for (unsigned k = 0; k < p->x->k; k++) {
        sum += a[k] * b[k]; /* of single bits: and */
        *undef |= au[k] | bu[k];
    }
    return sum;
}

/* Computes the registers of D of a lane, A * B or -A * B (minus), plus the old D (add), and marks them as pending for
 * the current wgmma group. A register with an undefined element is undefined as a whole instead. Always returns
 * true. */
static bool accumulate(const WgmmaProduct *p, unsigned lane, bool add, bool minus) {
    const MatrixTask *x = p->x;
    const ElementType *t = element_of(x, D);
    unsigned bits = t->bits, per = 32 / bits;
    Thread *owner = x->meet->lane[lane];
    for (unsigned reg = 0; reg < register_count(x, D); reg++) {
        Slot *s = lane_slot(x, lane, D, reg), r = {0, 0};
        uint64_t known = slot_pending(s->u) ? 0 : s->u;
        if (slot_spoilt(s->u)) known = 0xffffffff;
        for (unsigned e = 0; e < per; e++) {
            unsigned i = reg * per + e, row = lane / 4 + 8 * (i >> 1 & 1), col = lane % 4 * 2 + (i & 1) + 8 * (i >> 2);
            uint8_t undef = 0;
            double v = dot_product(p, row, col, &undef);
            if (minus) v = -v;
            if (add)
                v += element_value(t, s->v >> e * bits & ONES(bits)), undef |= (known >> e * bits & ONES(bits)) != 0;
            r.v |= element_bits(t, v, x->flags & MF_SATFINITE) << e * bits;
            if (undef) r.u = 1;
        }
        *s = r.u ? (Slot){0, 0xffffffff} : (Slot){r.v, slot_pend(owner->async.wgmma_group)};
    }
    return true;
}

bool wgmma_execute(const MatrixTask *x) {
    bool sparse = x->flags & MF_SPARSE;
    WgmmaProduct p = {.x = x, .meta = 3, .last = sparse ? 5 : 3, .regs = register_count(x, A) > 1};
    for (unsigned lane = 0; lane < 32; lane++) {
        if (x->meet->lane[lane]->async.wgmma_fenced) continue;
        Exec e = lane_exec(x, lane);
        report_error(&e, "wgmma.mma_async without wgmma.fence before it");
        return false;
    }
    p.a = mem_alloc((16 + COLUMNS) * DEPTH * sizeof *p.a), p.b = p.a + 16 * DEPTH;
    p.au = mem_alloc((16 + COLUMNS) * DEPTH), p.bu = p.au + 16 * DEPTH;
    bool ok = load_a(&p) && load(&p, B, 0, x->n, x->k, p.b, p.bu);
    bool add = immediate(&p, SCALE_D, 1) & 1;
    /* each sign is 1 or -1 */
    bool minus = (immediate(&p, SIGN_A, 1) ^ immediate(&p, SIGN_B, 1)) >> 7 & 1;
    for (unsigned lane = 0; lane < 32 && ok; lane++) ok = accumulate(&p, lane, add, minus);
    free(p.a), free(p.au);
    return ok;
}

Go wgmma_sync_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    if (c->sub == WGMMA_FENCE) {
        t->async.wgmma_fenced = true;
        return GO_NEXT;
    }
    if (c->sub == WGMMA_COMMIT) {
        t->async.wgmma_group++;
        return GO_NEXT;
    }
    uint64_t stay = OPERAND(e, c->a).v & 0xffffffff;
    if (stay < t->async.wgmma_group) pending_complete(t, false, t->async.wgmma_group - (uint32_t)stay);
    return GO_NEXT;
}
