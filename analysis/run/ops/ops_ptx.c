/* ops_ptx.c: bit operations, operations on packed bytes and halves, carries and special registers that only PTX has. */
#include "analysis/run/ops/cluster.h"
#include "analysis/run/ops/ops_ptx.h"

/* --------------------------------------------------------------------------------------------------- bits */

/* Returns the position of the highest bit of v that differs from the sign, or of the highest set bit if `sign` is
 * false; 0xffffffff if there is none. */
static uint64_t bfind(uint64_t v, unsigned w, bool sign) {
    if (sign && v >> (w - 1) & 1) v = ~v & ONES(w);
    return v ? log2_floor(v) : 0xffffffff;
}

/* Returns `len` bits of v, of w bits, from bit `pos` on (both modulo 256). The higher bits of the result are copies of
 * the sign, which is the last extracted bit, or at most bit w - 1; or zero if `sign` is false. len 0 gives 0. */
static uint64_t bfe(uint64_t v, uint64_t pos, uint64_t len, unsigned w, bool sign) {
    uint64_t r = 0, top;
    pos &= 0xff, len &= 0xff;
    if (len == 0) return 0;
    top = pos + len - 1 < w - 1 ? pos + len - 1 : w - 1;
    for (unsigned i = 0; i < w; i++) {
        uint64_t bit = i < len && pos + i < w ? v >> (pos + i) & 1 : sign ? v >> top & 1 : 0;
        r |= bit << i;
    }
    return r;
}

/* Returns `into`, of w bits, with its `len` bits from bit `pos` on (both modulo 256) replaced by the low bits of
 * `from`. */
static uint64_t bfi(uint64_t from, uint64_t into, uint64_t pos, uint64_t len, unsigned w) {
    pos &= 0xff, len &= 0xff;
    for (unsigned i = 0; i < len && pos + i < w; i++)
        into = (into & ~(UINT64_C(1) << (pos + i))) | (from >> i & 1) << (pos + i);
    return into;
}

/* Returns the position of the offset-th set bit of `mask` from bit `base` on, which is at most 31, downwards if the
 * offset is negative; offset 0 tests bit `base` itself. Returns 0xffffffff if there is no such bit. */
static uint64_t fns(uint64_t mask, uint64_t base, uint64_t offset) {
    int32_t n = (int32_t)offset, step = n < 0 ? -1 : 1;
    if (n == 0) return mask >> base & 1 ? base : 0xffffffff;
    for (int32_t at = (int32_t)base; at >= 0 && at < 32; at += step)
        if (mask >> at & 1 && (n -= step) == 0) return (uint32_t)at;
    return 0xffffffff;
}

/* Returns four bytes of the eight bytes of b:a. Mode BITS_PRMT: each 4 bits of `sel` choose one, by its number in the
 * low 3 bits; if the top bit is set, all bits of the byte become its sign bit. The other modes are the special forms
 * (.f4e, .b4e, ...), which choose all four bytes by the low 2 bits of `sel`. */
static uint64_t prmt(uint8_t mode, uint64_t a, uint64_t b, uint64_t sel) {
    uint64_t bytes = a | b << 32, r = 0;
    for (unsigned i = 0; i < 4; i++) {
        unsigned s = (unsigned)sel & 3, pick;
        bool sign = false;
        switch (mode) {
        case BITS_PRMT: pick = sel >> (4 * i) & 7, sign = sel >> (4 * i + 3) & 1; break;
        case BITS_PRMT_F4E: pick = s + i; break;
        case BITS_PRMT_B4E: pick = (s - i) & 7; break;
        case BITS_PRMT_RC8: pick = s; break;
        case BITS_PRMT_ECL: pick = i > s ? i : s; break;
        case BITS_PRMT_ECR: pick = i < s ? i : s; break;
        default: pick = (s & 1) * 2 + (i & 1); break;
        }
        uint64_t byte = bytes >> (8 * pick) & 0xff;
        if (sign) byte = byte & 0x80 ? 0xff : 0;
        r |= byte << (8 * i);
    }
    return r;
}

/* Shifts the pair b:a of 32-bit words by n and returns the high (left) or low (right) word. The _CLAMP modes limit n to
 * 32, the _WRAP modes take it modulo 32. */
static uint64_t shf(uint8_t mode, uint64_t a, uint64_t b, uint64_t n) {
    bool left = mode == BITS_SHF_L_WRAP || mode == BITS_SHF_L_CLAMP,
         clamp = mode == BITS_SHF_L_CLAMP || mode == BITS_SHF_R_CLAMP;
    uint64_t both = a | b << 32;
    n = clamp ? ((uint32_t)n > 32 ? 32 : n) : n & 31;
    return left ? (uint32_t)((both << n) >> 32) : (uint32_t)(both >> n);
}

/* Returns the `bits` bits of v from bit `shift` on, sign-extended to 64 bits if `sign` is set. */
static uint64_t packed_part(uint64_t v, unsigned shift, unsigned bits, bool sign) {
    v = v >> shift & ONES(bits);
    return sign ? sign_extend(v, bits) : v;
}

/* Returns, modulo 2^32, c plus the products of packed parts: of the four bytes of a and b (dp4a), or of the two halves
 * of a and the two lower (BITS_DP2A_LO) or upper bytes of b. as, bs: the parts of a, of b are signed. */
static uint64_t dot(uint8_t mode, uint64_t a, uint64_t b, uint64_t c, bool as, bool bs) {
    if (mode == BITS_DP4A) {
        for (unsigned i = 0; i < 4; i++) c += packed_part(a, 8 * i, 8, as) * packed_part(b, 8 * i, 8, bs);
        return (uint32_t)c;
    }
    unsigned first = mode == BITS_DP2A_HI ? 16 : 0;
    for (unsigned i = 0; i < 2; i++) c += packed_part(a, 16 * i, 16, as) * packed_part(b, first + 8 * i, 8, bs);
    return (uint32_t)c;
}

/* Returns the result of a bit operation other than lop3 on the operands a, b, x and y, all bits of which count as
 * defined. The bits above the width of the result are arbitrary. */
static uint64_t bits_value(const DecodedOp *c, uint64_t a, uint64_t b, uint64_t x, uint64_t y) {
    unsigned w = c->width;
    bool sign = c->a & 1;
    switch ((enum BitsOp)c->sub) {
    case BITS_BFIND: return bfind(a, w, sign);
    case BITS_BFIND_SHIFT: {
        uint64_t r = bfind(a, w, sign);
        return r == 0xffffffff ? r : w - 1 - r;
    }
    case BITS_BFE: return bfe(a, b, x, w, sign);
    case BITS_BFI: return bfi(a, b, x, y, w);
    case BITS_FNS: return fns(a, b, x);
    case BITS_SAD: {
        bool less = sign ? (int64_t)sign_extend(a, w) < (int64_t)sign_extend(b, w) : a < b;
        return x + (less ? b - a : a - b);
    }
    case BITS_BMSK:
    case BITS_BMSK_WRAP: {
        uint64_t from = c->sub == BITS_BMSK ? (uint32_t)a : a & 31, n = c->sub == BITS_BMSK ? (uint32_t)b : b & 31;
        uint64_t mask = n >= 32 ? 0xffffffff : ONES(32) >> (32 - (n ? n : 32));
        if (n == 0 || from >= 32) return 0;
        return mask << from & 0xffffffff;
    }
    case BITS_SZEXT:
    case BITS_SZEXT_WRAP: {
        uint64_t n = c->sub == BITS_SZEXT ? (uint32_t)b : b & 31;
        if (n == 0) return 0;
        if (n >= 32) return a;
        return sign ? sign_extend(a & ONES(n), (unsigned)n) : a & ONES(n);
    }
    case BITS_MUL24:
    case BITS_MUL24_HI: {
        uint64_t p = packed_part(a, 0, 24, sign) * packed_part(b, 0, 24, sign);
        return c->sub == BITS_MUL24 ? p : p >> 16;
    }
    case BITS_SHF_L_WRAP:
    case BITS_SHF_L_CLAMP:
    case BITS_SHF_R_WRAP:
    case BITS_SHF_R_CLAMP: return shf(c->sub, a, b, x);
    case BITS_DP4A:
    case BITS_DP2A_LO:
    case BITS_DP2A_HI: return dot(c->sub, a, b, x, c->a & 1, c->a >> 1 & 1);
    case BITS_LOP3: break; /* lop3() */
    default: return prmt(c->sub, a, b, x);
    }
    return 0;
}

/* Returns the result of lop3: each triple of bits of s[0], s[1], s[2] is the number, from 0 to 7, of a bit of the table
 * s[3]. A bit of the result is undefined if the undefined bits of its triple can select both a 0 and a 1. */
static Slot lop3(const Slot *s) {
    uint64_t zero = 0, one = 0;
    for (unsigned row = 0; row < 8; row++) {
        uint64_t here = 0xffffffff; /* where the triple can be this row */
        for (unsigned i = 0; i < 3; i++) here &= s[i].u | (row >> (2 - i) & 1 ? s[i].v : ~s[i].v);
        if (s[3].v >> row & 1) one |= here;
        else zero |= here;
    }
    return (Slot){one & ~zero, one & zero};
}

/* The operations whose result consists of bits of their first operands, at positions that the others select: for
 * each the number of the first, and the bits that are read of the others. */
static const struct {
    uint32_t moved, read;
} bit_mover[] = {[BITS_BFE] = {1, 0xff},        [BITS_BFI] = {2, 0xff},      [BITS_SZEXT] = {1, ~0u},
                 [BITS_SZEXT_WRAP] = {1, 31},   [BITS_PRMT] = {2, 0xffff},   [BITS_PRMT_F4E] = {2, 3},
                 [BITS_PRMT_B4E] = {2, 3},      [BITS_PRMT_RC8] = {2, 3},    [BITS_PRMT_ECL] = {2, 3},
                 [BITS_PRMT_ECR] = {2, 3},      [BITS_PRMT_RC16] = {2, 1},   [BITS_SHF_L_WRAP] = {2, 31},
                 [BITS_SHF_L_CLAMP] = {2, ~0u}, [BITS_SHF_R_WRAP] = {2, 31}, [BITS_SHF_R_CLAMP] = {2, ~0u},
                 [BITS_DP2A_HI] = {0, 0}};

/* Returns the result of a bit operation, of `width` bits, on the four operands s. An operation of bit_mover moves the
 * masks of undefined bits in the same way, if the bits that it reads of its other operands are defined. The result of
 * any other operation but lop3 is undefined as a whole if an operand is, and that of fns if its base is above 31. */
static Slot bits_result(const DecodedOp *c, const Slot *s, unsigned width) {
    uint64_t u[4], undefined = 0, all = ONES(width);
    if (c->sub == BITS_LOP3) return lop3(s);
    for (unsigned i = 0; i < 4; i++) {
        bool moved = i < bit_mover[c->sub].moved;
        u[i] = moved ? s[i].u : s[i].v;
        if (!moved) undefined |= bit_mover[c->sub].moved ? s[i].u & bit_mover[c->sub].read : s[i].u;
    }
    if (undefined || (c->sub == BITS_FNS && s[1].v > 31)) return (Slot){0, all};
    Slot r = {bits_value(c, s[0].v, s[1].v, s[2].v, s[3].v) & all, 0};
    if (bit_mover[c->sub].moved) r.u = bits_value(c, u[0], u[1], u[2], u[3]) & all;
    return r;
}

Go bits_op(Exec *e, const DecodedOp *c) {
    Slot s[4];
    bool narrow = c->sub <= BITS_BFIND_SHIFT; /* a result of 32 bits */
    for (unsigned i = 0; i < 4; i++) s[i] = OPERAND_AT(e, c, i);
    OPERAND(e, c->dst) = bits_result(c, s, narrow || c->width < 32 ? 32 : c->width);
    return GO_NEXT;
}

/* Returns the result of enum VideoOp `op` on one lane, or for a comparison 1 or 0. An average is rounded up if the sum
 * is not negative, else down. */
static int64_t video_lane(uint8_t op, int64_t a, int64_t b) {
    switch ((enum VideoOp)op) {
    case VIDEO_ADD: return a + b;
    case VIDEO_SUB: return a - b;
    case VIDEO_AVERAGE: return (a + b + (a + b >= 0)) >> 1;
    case VIDEO_ABSDIFF: return a < b ? b - a : a - b;
    case VIDEO_MIN: return a < b ? a : b;
    case VIDEO_MAX: return a < b ? b : a;
    case VIDEO_EQ: return a == b;
    case VIDEO_NE: return a != b;
    case VIDEO_LT: return a < b;
    case VIDEO_LE: return a <= b;
    case VIDEO_GT: return a > b;
    case VIDEO_GE: break;
    }
    return a >= b;
}

Go video_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b), with = OPERAND(e, c->c), r = {0, 0};
    unsigned w = c->width;
    uint64_t lane = ONES(w), sum = with.v, u = with.u;
    int64_t top = (int64_t)(c->x & VIDEO_SIGNED ? lane >> 1 : lane), bottom = c->x & VIDEO_SIGNED ? -top - 1 : 0;
    for (unsigned i = 0; i < 32; i += w) {
        int64_t v = video_lane(c->sub, (int64_t)packed_part(a.v, i, w, c->x & VIDEO_A_SIGNED),
                               (int64_t)packed_part(b.v, i, w, c->x & VIDEO_B_SIGNED));
        if (c->x & VIDEO_SATURATE) v = v < bottom ? bottom : v > top ? top : v;
        r.v |= ((uint64_t)v & lane) << i, sum += (uint64_t)v;
        if ((a.u | b.u) >> i & lane) r.u |= lane << i, u |= 1;
    }
    if (c->x & VIDEO_ACCUMULATE) r = (Slot){sum & ONES(32), (u | (0 - u)) & ONES(32)};
    OPERAND(e, c->dst) = r;
    return GO_NEXT;
}

Go carry_op(Exec *e, const DecodedOp *c) {
    bool sub = c->sub & 1;
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b), in = c->sub & 2 ? e->t->carry : (Slot){sub, 0};
    uint64_t all = ONES(c->width), u = a.u | b.u | in.u, r = (a.v + (sub ? ~b.v : b.v) + in.v) & all;
    if (c->sub & 4) e->t->carry = (Slot){r < a.v || (in.v && r == a.v), u != 0};
    OPERAND(e, c->dst) = (Slot){r, (u | (0 - u)) & all}; /* the bits from the lowest undefined one on */
    return GO_NEXT;
}

/* Shifts v, of w bits, by n: left, logically right or arithmetically right (how: 0, 1, 2). */
static uint64_t shifted(uint8_t how, uint64_t v, unsigned w, unsigned n) {
    if (how == 2) return (uint64_t)((int64_t)sign_extend(v, w) >> (n > 63 ? 63 : n)) & ONES(w);
    return n > 63 ? 0 : (how ? v >> n : v << n) & ONES(w);
}

Go shift_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b);
    unsigned w = c->width, n = (uint32_t)b.v > w ? w : (unsigned)(uint32_t)b.v;
    bool known = !(b.u & 0xffffffff);
    OPERAND(e, c->dst) = known ? (Slot){shifted(c->sub, a.v, w, n), shifted(c->sub, a.u, w, n)} : (Slot){0, ONES(w)};
    return GO_NEXT;
}

Go clamp_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a);
    bool from = c->sub & 1, to = c->sub >> 1;
    uint64_t v = from ? sign_extend(a.v, c->width) : a.v & ONES(c->width), top = ONES(c->x) >> to;
    bool below = from && v >> 63;
    if (below && !to) v = 0;
    else if (below && (int64_t)v < -(int64_t)top - 1) v = ~top;
    else if (!below && v > top) v = top;
    OPERAND(e, c->dst) = a.u ? (Slot){0, ONES(c->x)} : (Slot){v & ONES(c->x), 0};
    return GO_NEXT;
}

Go ptx_divide_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), b = OPERAND(e, c->b), *d = &OPERAND(e, c->dst);
    unsigned w = c->width;
    if (a.u | b.u || b.v == 0) {
        *d = (Slot){0, ONES(w)};
        return GO_NEXT;
    }
    int64_t x = (int64_t)sign_extend(a.v, w), y = (int64_t)sign_extend(b.v, w);
    uint64_t v = c->sub == C_UDIV   ? a.v / b.v
                 : c->sub == C_UREM ? a.v % b.v
                 : y == -1          ? (c->sub == C_SDIV ? 0 - (uint64_t)x : 0)
                                    : (uint64_t)(c->sub == C_SDIV ? x / y : x % y);
    *d = (Slot){v & ONES(w), 0};
    return GO_NEXT;
}

/* ------------------------------------------------------------------------------------------------- spaces */

Go isspacep_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a);
    e->k->count.isspacep++;
    OPERAND(e, c->dst) = a.u ? (Slot){0, 1} : (Slot){address_in(e, c->sub, a.v), 0};
    return GO_NEXT;
}

Go mapa_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a), rank = OPERAND(e, c->b);
    uint64_t base = c->sub ? 0 : e->k->mem.shared_base;
    if (rank.u || rank.v >= e->t->cta->cluster->ncta) {
        report_error(e, "mapa: the cluster has no block %llu", (unsigned long long)rank.v);
        return GO_STOP;
    }
    OPERAND(e, c->dst) = (Slot){base + cluster_address(a.v - base, (uint32_t)rank.v), a.u};
    return GO_NEXT;
}

Go ctarank_op(Exec *e, const DecodedOp *c) {
    Slot a = OPERAND(e, c->a);
    uint64_t slot = (a.v - (c->sub ? 0 : e->k->mem.shared_base)) / WINDOW_SIZE;
    OPERAND(e, c->dst) = (Slot){slot ? slot - 1 : e->t->cta->rank, a.u ? 0xffffffff : 0};
    return GO_NEXT;
}

/* -------------------------------------------------------------------------------------- special registers */

/* clang-format off */
const char *const sreg_name[SREG_COUNT] = {
    "%tid.x", "%tid.y", "%tid.z", "%ntid.x", "%ntid.y", "%ntid.z", "%ctaid.x", "%ctaid.y", "%ctaid.z",
    "%nctaid.x", "%nctaid.y", "%nctaid.z", "%laneid", "%warpid", "%nwarpid", "%smid", "%nsmid", "%gridid",
    "%lanemask_eq", "%lanemask_le", "%lanemask_lt", "%lanemask_ge", "%lanemask_gt", "%clock", "%clock_hi",
    "%clock64", "%globaltimer", "%globaltimer_lo", "%globaltimer_hi", "%dynamic_smem_size",
    "%total_smem_size", "%clusterid.x", "%clusterid.y", "%clusterid.z", "%nclusterid.x", "%nclusterid.y",
    "%nclusterid.z", "%cluster_ctaid.x", "%cluster_ctaid.y", "%cluster_ctaid.z", "%cluster_nctaid.x",
    "%cluster_nctaid.y", "%cluster_nctaid.z", "%cluster_ctarank", "%cluster_nctarank",
    "%is_explicit_cluster", "%envreg1", "%envreg2", "WARP_SZ", "0"
};
/* clang-format on */

/* Returns the address of the workspace of the grid, which the first call of a launch allocates: 8 bytes of global
 * memory, at first zero. Its second word is the barrier of grid.sync() (cooperative_groups/details/driver_abi.h). */
static uint64_t grid_workspace(DeviceMemory *mem) {
    Object o = {.size = 8, .name = "the workspace of the grid"};
    if (!mem->workspace)
        mem->workspace = mem->global_base + arena_push_zero(&mem->global, &mem->global_object, o, 8, BYTE_LIVE);
    return mem->workspace;
}

/* Returns the value of a special register for a thread. Reading %clock, %clock64, %globaltimer or %globaltimer_lo
 * advances the clock by one. */
static uint64_t sreg_value(Machine *k, const Thread *t, uint8_t id) {
    const Launch *l = &k->launch;
    const Cta *b = t->cta;
    uint32_t lane = t->lane;
    switch ((enum Sreg)id) {
    case SREG_TID_X:
    case SREG_TID_Y:
    case SREG_TID_Z: return t->tid[id - SREG_TID_X];
    case SREG_NTID_X:
    case SREG_NTID_Y:
    case SREG_NTID_Z: return l->block[id - SREG_NTID_X];
    case SREG_CTAID_X:
    case SREG_CTAID_Y:
    case SREG_CTAID_Z: return b->id[id - SREG_CTAID_X];
    case SREG_NCTAID_X:
    case SREG_NCTAID_Y:
    case SREG_NCTAID_Z: return l->grid[id - SREG_NCTAID_X];
    case SREG_LANEID: return lane;
    case SREG_WARPID: return t->warp;
    case SREG_NWARPID: return 32;
    case SREG_SMID: return b->linear % 4;
    case SREG_NSMID: return 4;
    case SREG_GRIDID: return 1;
    case SREG_MASK_EQ: return UINT64_C(1) << lane;
    case SREG_MASK_LE: return ONES(lane + 1);
    case SREG_MASK_LT: return ONES(lane + 1) >> 1;
    case SREG_MASK_GE: return 0xffffffff & ~(ONES(lane + 1) >> 1);
    case SREG_MASK_GT: return 0xffffffff & ~ONES(lane + 1);
    case SREG_CLOCK:
    case SREG_TIMER_LO: return (uint32_t)++k->schedule.clock;
    case SREG_CLOCK_HI:
    case SREG_TIMER_HI: return k->schedule.clock >> 32;
    case SREG_CLOCK64:
    case SREG_TIMER: return ++k->schedule.clock;
    case SREG_DYNAMIC_SMEM: return l->shared;
    case SREG_TOTAL_SMEM: return k->mem.shared.size;
    case SREG_CLUSTERID_X:
    case SREG_CLUSTERID_Y:
    case SREG_CLUSTERID_Z: return b->cluster->id[id - SREG_CLUSTERID_X];
    case SREG_NCLUSTERID_X:
    case SREG_NCLUSTERID_Y:
    case SREG_NCLUSTERID_Z: return l->grid[id - SREG_NCLUSTERID_X] / l->cluster[id - SREG_NCLUSTERID_X];
    case SREG_CLUSTER_CTAID_X: return b->id[0] % l->cluster[0];
    case SREG_CLUSTER_CTAID_Y: return b->id[1] % l->cluster[1];
    case SREG_CLUSTER_CTAID_Z: return b->id[2] % l->cluster[2];
    case SREG_CLUSTER_NCTAID_X:
    case SREG_CLUSTER_NCTAID_Y:
    case SREG_CLUSTER_NCTAID_Z: return l->cluster[id - SREG_CLUSTER_NCTAID_X];
    case SREG_CLUSTER_CTARANK: return b->rank;
    case SREG_CLUSTER_NCTARANK: return b->cluster->ncta;
    case SREG_EXPLICIT_CLUSTER: return l->cluster[0] * l->cluster[1] * l->cluster[2] > 1;
    case SREG_ENVREG1: return grid_workspace(&k->mem) >> 32;
    case SREG_ENVREG2: return (uint32_t)grid_workspace(&k->mem);
    case SREG_WARP_SIZE: return 32;
    case SREG_ZERO:
    case SREG_COUNT: break;
    }
    return 0;
}

Go sreg_op(Exec *e, const DecodedOp *c) {
    OPERAND(e, c->dst) = (Slot){sreg_value(e->k, e->t, c->sub), 0};
    return GO_NEXT;
}
