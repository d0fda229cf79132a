/* ops_async.c: mbarriers, and asynchronous copies by cp.async.
 *
 * The destination of cp.async is undefined, though its bytes are copied, until the thread has waited for the copy. So a
 * missing wait shows as a use of uninitialised memory, and two copies of the same bytes are no race. Bulk copies are in
 * ops_bulk.c.
 *
 * An mbarrier is eight bytes of shared memory: expected arrivals, pending arrivals, pending transaction
 * bytes, the parity of the phase, and a bit that marks it as initialised. A phase completes when both pending
 * counts are zero.
 */
#include "analysis/run/machine/access.h"
#include "ir/number.h"
#include "analysis/run/ops/async.h"

enum { COUNT_BITS = 20, TX_BITS = 21, PENDING_AT = 20, TX_AT = 40, PHASE_AT = 61 };
static const uint64_t mark = UINT64_C(1) << 63;

/* An mbarrier: arrivals in each phase, arrivals and bytes still missing in the current one, its parity. */
typedef struct MbarrierState {
    uint64_t expected, pending;
    int64_t tx;
    unsigned phase;
} MbarrierState;

/* Returns the state of an mbarrier from its 64 bits in memory. */
static MbarrierState mbarrier_unpack(uint64_t v) {
    return (MbarrierState){v & ONES(COUNT_BITS), v >> PENDING_AT & ONES(COUNT_BITS),
                           (int64_t)sign_extend(v >> TX_AT & ONES(TX_BITS), TX_BITS), v >> PHASE_AT & 1};
}

/* Returns the 64 bits that the state of an mbarrier has in memory. */
static uint64_t mbarrier_pack(MbarrierState b) {
    return mark | b.expected | b.pending << PENDING_AT | ((uint64_t)b.tx & ONES(TX_BITS)) << TX_AT |
           (uint64_t)b.phase << PHASE_AT;
}

/* Where an mbarrier is: its memory, the block whose shared memory that is, and its 64 bits. */
typedef struct MbarrierPlace {
    MemPlace at;
    Cta *cta;
    uint64_t bits;
} MbarrierPlace;

/* Fills *f with the mbarrier at an address, and records the access `how` for race checks; fresh: the mbarrier need not
 * be initialised. Returns false after an error message, also if the memory is not shared memory. */
static bool mbarrier_find(Exec *e, uint32_t space, uint64_t address, enum AccessMode how, bool fresh,
                          MbarrierPlace *f) {
    uint64_t u;
    if (!address_aligned(e, address, 3) || !place_find(e, space, address, 8, how, true, NULL, &f->at)) return false;
    if (f->at.arena->space != RUN_SHARED) {
        report_error(e, "an mbarrier must be in shared memory");
        return false;
    }
    memcpy(&f->bits, f->at.arena->byte + f->at.off, 8);
    memcpy(&u, f->at.arena->undef + f->at.off, 8);
    f->cta = (Cta *)((char *)f->at.arena - offsetof(Cta, shared));
    if (!fresh && (u || !(f->bits & mark))) {
        report_error(e, "no initialised mbarrier at 0x%llx", (unsigned long long)address);
        return false;
    }
    return true;
}

/* Stores the 64 bits of an mbarrier, and the mask `undef` of those that are undefined. */
static void mbarrier_store(const MbarrierPlace *f, uint64_t bits, uint64_t undef) {
    memcpy(f->at.arena->byte + f->at.off, &bits, 8);
    memcpy(f->at.arena->undef + f->at.off, &undef, 8);
}

/* Wakes all threads of the cluster that wait at the mbarrier: their result becomes 1, and their later accesses are
 * ordered after all earlier ones of their block, for which the clock of the block advances. */
static void mbarrier_wake(const MbarrierPlace *f) {
    Cluster *l = f->cta->cluster;
    l->expired = 0;
    for (uint32_t r = 0; r < l->ncta; r++)
        for (uint32_t i = 0; i < l->cta[r]->nthread; i++) {
            Thread *t = &l->cta[r]->thread[i];
            if (t->state != TH_MBARRIER || t->wait.cta != f->cta || t->wait.at != f->at.off) continue;
            t->slot.at[t->wait.dst] = (Slot){1, 0};
            t->since = t->cta->time++ + 1;
            t->state = TH_RUN;
        }
}

/* Stores the state of an mbarrier. If its phase is complete, begins the next one and wakes the waiting
 * threads. */
static void mbarrier_settle(const MbarrierPlace *f, MbarrierState b) {
    bool over = b.pending == 0 && b.tx == 0;
    if (over) b.pending = b.expected, b.phase ^= 1;
    mbarrier_store(f, mbarrier_pack(b), 0);
    if (over) mbarrier_wake(f);
}

/* Arrives at an mbarrier `count` times, and completes its phase if nothing is pending then; if MBF_EXPECT is set, first
 * expects `tx` more bytes. drop: later phases expect `count` arrivals fewer. Returns false after an error message: if
 * count is 0 or more than the pending arrivals, or if the phase is complete in spite of MBF_NO_COMPLETE. */
static bool arrive(Exec *e, const MbarrierPlace *f, uint64_t count, uint64_t tx, unsigned flags, bool drop) {
    MbarrierState b = mbarrier_unpack(f->bits);
    if (flags & MBF_EXPECT) b.tx += (int64_t)tx;
    if (count == 0 || count > b.pending) {
        report_error(e, "%llu arrivals at an mbarrier whose pending count is %llu", (unsigned long long)count,
                     (unsigned long long)b.pending);
        return false;
    }
    if (drop) b.expected -= count < b.expected ? count : b.expected;
    b.pending -= count;
    if (flags & MBF_NO_COMPLETE && b.pending == 0 && b.tx == 0) {
        report_error(e, "mbarrier.arrive.noComplete completes the phase");
        return false;
    }
    mbarrier_settle(f, b);
    return true;
}

bool mbarrier_transact(Exec *e, uint32_t space, uint64_t address, int64_t bytes) {
    MbarrierPlace f;
    if (!mbarrier_find(e, space, address, ATOMIC_ACCESS, false, &f)) return false;
    MbarrierState b = mbarrier_unpack(f.bits);
    b.tx += bytes;
    mbarrier_settle(&f, b);
    return true;
}

/* Stores in dst whether the phase with this token (or parity, with MBF_PARITY) is complete. If it is not, suspends the
 * thread and returns GO_WAIT, unless the instruction only tests (MB_TEST); mbarrier_wake later sets dst to 1. */
static Go mbarrier_wait(Exec *e, const DecodedOp *c, const MbarrierPlace *f, uint64_t token) {
    Thread *t = e->t;
    unsigned phase = mbarrier_unpack(f->bits).phase;
    bool over = c->width & MBF_PARITY ? (token & 1) != phase : mbarrier_unpack(token).phase != phase;
    OPERAND(e, c->dst) = (Slot){over, 0};
    if (over || c->sub == MB_TEST) return GO_NEXT;
    t->state = TH_MBARRIER;
    t->wait.op = c;
    t->wait.cta = f->cta;
    t->wait.at = f->at.off;
    t->wait.dst = t->frame.at[t->frame.n - 1].base + c->dst;
    return GO_WAIT;
}

void mbarrier_print(Out *o, const Thread *t) {
    uint64_t bits;
    memcpy(&bits, t->wait.cta->shared.byte + t->wait.at, 8);
    MbarrierState b = mbarrier_unpack(bits);
    out_format(o, "an mbarrier: %llu of %llu arrivals and %lld bytes are pending", (unsigned long long)b.pending,
               (unsigned long long)b.expected, (long long)b.tx);
}

bool mbarrier_arrive(Exec *e, uint32_t space, uint64_t address) {
    MbarrierPlace f;
    return mbarrier_find(e, space, address, ATOMIC_ACCESS, false, &f) && arrive(e, &f, 1, 0, 0, false);
}

Go mbarrier_op(Exec *e, const DecodedOp *c) {
    Slot address = OPERAND(e, c->a), v = OPERAND(e, c->b);
    MbarrierPlace f;
    if (c->sub == MB_PENDING) {
        OPERAND(e, c->dst) = (Slot){mbarrier_unpack(v.v).pending, v.u ? 0xffffffff : 0};
        return GO_NEXT;
    }
    if (!address_defined(e, &address)) return GO_STOP;
    if (v.u) {
        report_error(e, "mbarrier with an uninitialised operand");
        return GO_STOP;
    }
    bool reads = c->sub == MB_TEST || c->sub == MB_TRY;
    if (!mbarrier_find(e, c->x, address.v, reads ? READ_ACCESS : ATOMIC_ACCESS, c->sub == MB_INIT, &f)) return GO_STOP;
    MbarrierState b = mbarrier_unpack(f.bits);
    uint64_t n = v.v & 0xffffffff;
    e->k->count.atomic[f.at.generic][RUN_SHARED] += !reads;
    switch ((enum Mbarrier)c->sub) {
    case MB_INIT:
        if (n == 0 || n >= 1u << COUNT_BITS) {
            report_error(e, "the count of an mbarrier must be 1 to %u arrivals, not %llu", (1u << COUNT_BITS) - 1,
                         (unsigned long long)n);
            return GO_STOP;
        }
        mbarrier_store(&f, mbarrier_pack((MbarrierState){n, n, 0, 0}), 0);
        return GO_NEXT;
    case MB_INVAL: mbarrier_store(&f, 0, ~UINT64_C(0)); return GO_NEXT;
    case MB_ARRIVE:
    case MB_DROP:
        OPERAND(e, c->dst) = (Slot){f.bits, 0};
        return arrive(e, &f, c->width & MBF_EXPECT ? 1 : n, n, c->width, c->sub == MB_DROP) ? GO_NEXT : GO_STOP;
    case MB_EXPECT:
        b.tx += (int64_t)n;
        mbarrier_settle(&f, b);
        return GO_NEXT;
    case MB_COMPLETE:
        b.tx -= (int64_t)n;
        mbarrier_settle(&f, b);
        return GO_NEXT;
    default: return mbarrier_wait(e, c, &f, v.v);
    }
}

/* ----------------------------------------------------------------------------------------------- cp.async */

/* The bytes of a copy, and which of their bits are undefined. */
typedef struct AsyncBytes {
    uint8_t byte[16], undef[16];
} AsyncBytes;

/* Checks the accesses of a copy, stores in *to the memory that it writes, and in *data what it writes there: the bytes
 * that it reads, and zeros. Returns false after an error message. */
static bool copy_places(Exec *e, const AsyncCopy *y, MemPlace *to, AsyncBytes *data) {
    MemPlace from;
    *data = (AsyncBytes){{0}, {0}};
    if (y->read) {
        if (!place_find(e, SPACE_GLOBAL, y->from, y->read, READ_ACCESS, false, NULL, &from)) return false;
        memcpy(data->byte, from.arena->byte + from.off, y->read);
        memcpy(data->undef, from.arena->undef + from.off, y->read);
    }
    return place_find(e, SPACE_SHARED, y->to, y->bytes, WRITE_ACCESS, false, data->byte, to);
}

Go copy_start_op(Exec *e, const DecodedOp *c) {
    Slot to = OPERAND(e, c->a), from = OPERAND(e, c->b), n = OPERAND(e, c->c);
    AsyncCopy y = {e->fn, c, to.v, from.v, c->x, (uint32_t)n.v, e->t->async.copy_group};
    MemPlace d;
    AsyncBytes data;
    unsigned log2 = c->x == 16 ? 4 : c->x == 8 ? 3 : 2;
    if (n.u) {
        report_error(e, "the size of cp.async is uninitialised");
        return GO_STOP;
    }
    if (y.read > y.bytes) y.read = y.bytes;
    if (!address_defined(e, &to) || (y.read && !address_defined(e, &from))) return GO_STOP;
    if (!address_aligned(e, to.v, log2) || !address_aligned(e, from.v, log2)) return GO_STOP;
    if (!copy_places(e, &y, &d, &data)) return GO_STOP;
    memcpy(d.arena->byte + d.off, data.byte, y.bytes);
    memset(d.arena->undef + d.off, 0xff, y.bytes);
    e->k->count.load[0][RUN_GLOBAL] += y.read != 0;
    e->k->count.store[0][RUN_SHARED]++;
    vec_push(&e->t->async.copy, y);
    return GO_NEXT;
}

/* Executes and removes the copies of the thread in the groups with numbers below `group`; checks their accesses again.
 * Returns false after an error message, which names the instruction that began the copy. */
static bool copies_finish(Exec *e, uint32_t group) {
    Thread *t = e->t;
    Exec at = *e;
    uint32_t n = 0;
    for (; n < t->async.copy.n && t->async.copy.at[n].group < group; n++) {
        const AsyncCopy *y = &t->async.copy.at[n];
        MemPlace d;
        AsyncBytes data;
        at.fn = y->fn, at.c = y->at;
        if (!copy_places(&at, y, &d, &data)) return false;
        memcpy(d.arena->byte + d.off, data.byte, y->bytes), memcpy(d.arena->undef + d.off, data.undef, y->bytes);
    }
    if (n) memmove(t->async.copy.at, t->async.copy.at + n, (t->async.copy.n - n) * sizeof *t->async.copy.at);
    t->async.copy.n -= n;
    return true;
}

bool copies_finish_all(Exec *e) { return e->t->async.copy.n == 0 || copies_finish(e, UINT32_MAX); }

Go copy_commit_op(Exec *e, const DecodedOp *c) {
    (void)c;
    e->t->async.copy_group++;
    return GO_NEXT;
}

Go copy_wait_op(Exec *e, const DecodedOp *c) {
    uint64_t stay = OPERAND(e, c->a).v & 0xffffffff;
    uint32_t group = c->sub ? UINT32_MAX : stay > e->t->async.copy_group ? 0 : e->t->async.copy_group - (uint32_t)stay;
    return copies_finish(e, group) ? GO_NEXT : GO_STOP;
}

Go copy_arrive_op(Exec *e, const DecodedOp *c) {
    Slot address = OPERAND(e, c->a);
    MbarrierPlace f;
    if (!address_defined(e, &address) || !copies_finish(e, UINT32_MAX)) return GO_STOP;
    if (!mbarrier_find(e, c->x, address.v, ATOMIC_ACCESS, false, &f)) return GO_STOP;
    if (c->width & MBF_NO_INCREMENT) return arrive(e, &f, 1, 0, 0, false) ? GO_NEXT : GO_STOP;
    /* Without .noinc the pending count is incremented before the arrival, so both cancel. */
    MbarrierState b = mbarrier_unpack(f.bits);
    mbarrier_settle(&f, b);
    return GO_NEXT;
}
