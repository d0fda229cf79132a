/* sync.c: synchronisation: barriers of the block and of the cluster, and operations of a warp.
 *
 * A thread that arrives stores its operands in its ThreadWait and waits; the last thread to arrive executes
 * the operation for all and wakes them. No operation waits for a thread that has exited. The accesses of a
 * thread before a synchronisation are ordered before those of the others after it: `since` and `warp_since`,
 * see race.c.
 */
#include "analysis/run/machine/machine.h"
#include "ir/number.h"

/* Returns the index in Thread.slot of slot dst of the current frame. */
static uint32_t slot_here(const Exec *e, uint32_t dst) { return e->t->frame.at[e->t->frame.n - 1].base + dst; }

/* ------------------------------------------------------------------------------------------- barriers */

/* Returns the result of bar.red, by SyncKind `kind`: the conjunction (BAR_AND) or disjunction (BAR_OR) of the
 * predicates, all of which are defined, or the number of true ones. */
static Slot barrier_result(const Barrier *r, uint8_t kind) {
    switch (kind) {
    case BAR_AND: return (Slot){r->all, 0};
    case BAR_OR: return (Slot){r->any, 0};
    default: return (Slot){r->count, 0};
    }
}

/* Returns the mask of the lanes of a warp that have not ended. */
static uint32_t live_lanes(const Cta *b, uint32_t warp) {
    uint32_t live = 0;
    for (uint32_t i = warp * 32; i < b->nthread && i < warp * 32 + 32; i++)
        live |= (uint32_t)(b->thread[i].state != TH_DONE) << i % 32;
    return live;
}

/* Reports whether enough threads have arrived: all live ones if r->expected is 0, else that number. A barrier counts
 * whole warps, so in the latter case the lanes of a warp that have ended or never existed count too, if one of its
 * lanes has arrived. */
static bool barrier_complete(const Cta *b, const Barrier *r) {
    uint32_t arrived = r->arrived;
    if (!r->expected) return arrived >= b->live;
    for (uint32_t w = 0; w < b->nwarp; w++)
        for (uint32_t absent = r->here[w] ? ~(r->here[w] | live_lanes(b, w)) : 0; absent; absent &= absent - 1)
            arrived++;
    return arrived >= r->expected;
}

/* Checks that no thread ended instead of arriving at barrier `which`, if that is one of all threads and a thread waits
 * there. Returns false after an error message. */
static bool barrier_not_missed(Machine *k, const Cta *b, uint32_t which) {
    const Thread *waits = NULL;
    const Barrier *r = &b->barrier[which];
    for (uint32_t i = 0; i < b->nthread && !waits; i++)
        if (b->thread[i].state == TH_BARRIER && b->thread[i].wait.barrier == which) waits = &b->thread[i];
    if (!waits || r->expected || b->live == b->nthread) return true;
    for (uint32_t i = 0; i < b->nthread; i++) {
        const Thread *t = &b->thread[i];
        if (t->state != TH_DONE || r->here[t->warp] >> t->lane & 1 || !sync_missed(k, waits, t)) continue;
        sync_report_missed(k, waits, t);
        return false;
    }
    return true;
}

/* Completes barrier `which`: stores the results of bar.red, wakes the waiting threads, clears the barrier, and advances
 * the clock of the block. */
static void barrier_open(Cta *b, uint32_t which) {
    Barrier r = b->barrier[which];
    b->barrier[which] = (Barrier){0};
    b->cluster->expired = 0;
    b->time++;
    for (uint32_t i = 0; i < b->nthread; i++) {
        Thread *t = &b->thread[i];
        if (t->state != TH_BARRIER || t->wait.barrier != which) continue;
        if (t->wait.op->sub >= BAR_AND) t->slot.at[t->wait.dst] = barrier_result(&r, t->wait.op->sub);
        t->since = b->time;
        t->state = TH_RUN;
    }
}

void barrier_check(Machine *k, Cta *b) {
    for (uint32_t i = 0; i < 16; i++)
        if (b->barrier[i].arrived && barrier_complete(b, &b->barrier[i]) && barrier_not_missed(k, b, i))
            barrier_open(b, i);
}

/* Checks that `count`, the number of threads of a barrier (0: all), is a multiple of 32 and, if the barrier is .aligned
 * (c->width), that the lanes of the warp which already wait at barrier `which` do so in the same operation and with
 * the same call stack. Returns false after an error message. Accepts everything with RunOptions.no_synccheck. */
static bool barrier_aligned(Exec *e, const DecodedOp *c, uint32_t which, uint64_t count) {
    const Thread *t = e->t;
    const Cta *b = t->cta;
    if (e->k->opt.no_synccheck) return true;
    if (count % 32) {
        report_error(e, "barrier of %llu threads: the number must be a multiple of 32", (unsigned long long)count);
        return false;
    }
    for (uint32_t i = t->warp * 32; c->width && i < b->nthread && i < t->warp * 32 + 32; i++) {
        const Thread *o = &b->thread[i];
        if (o->state != TH_BARRIER || o->wait.barrier != which || sync_same_place(o, t)) continue;
        report_error(e, "barrier %u is reached here, but at another place by thread (%u,%u,%u) of the same warp", which,
                     o->tid[0], o->tid[1], o->tid[2]);
        place_note(e->k, place_of_thread(o), "that thread waits here");
        return false;
    }
    return true;
}

Go barrier_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    Cta *b = t->cta;
    const Slot *which = &OPERAND(e, c->a), *count = &OPERAND(e, c->b), *p = &OPERAND(e, c->c);
    if (which->u | count->u | (c->sub >= BAR_AND ? p->u : 0)) {
        report_error(e, "barrier with an uninitialised operand");
        return GO_STOP;
    }
    if (which->v >= 16) {
        report_error(e, "there is no barrier %llu", (unsigned long long)which->v);
        return GO_STOP;
    }
    Barrier *r = &b->barrier[which->v];
    if (r->arrived && r->expected != count->v) {
        report_error(e, "barrier %llu with %llu threads, but other threads wait there with %u",
                     (unsigned long long)which->v, (unsigned long long)count->v, r->expected);
        return GO_STOP;
    }
    t->wait.op = c;
    t->frame.at[t->frame.n - 1].pc = (uint32_t)(c - frame_fn(e)->code.at) + 1;
    if (!barrier_aligned(e, c, (uint32_t)which->v, count->v)) return GO_STOP;
    if (r->arrived == 0) *r = (Barrier){.expected = (uint32_t)count->v, .all = 1};
    r->arrived++;
    r->here[t->warp] |= UINT32_C(1) << t->lane;
    if (c->sub >= BAR_AND) r->all &= (uint32_t)p->v, r->any |= (uint32_t)p->v, r->count += (uint32_t)p->v;
    e->k->count.barrier++;
    if (c->sub != BAR_ARRIVE) {
        t->state = TH_BARRIER;
        t->wait.barrier = (uint32_t)which->v;
        t->wait.dst = slot_here(e, c->dst);
    }
    barrier_check(e->k, b);
    if (e->k->failed) return GO_STOP;
    return t->state == TH_RUN ? GO_NEXT : GO_WAIT;
}

/* Completes the barrier of the cluster if all live threads have arrived, and one has: begins the next phase, wakes the
 * threads in TH_CLUSTER, and advances the clocks of the blocks. */
static void cluster_open(Cluster *l) {
    if (l->arrived == 0 || l->arrived < l->live) return;
    l->arrived = 0;
    l->phase++;
    for (uint32_t r = 0; r < l->ncta; r++) {
        Cta *b = l->cta[r];
        b->time++;
        for (uint32_t i = 0; i < b->nthread; i++) {
            b->thread[i].since = b->time;
            if (b->thread[i].state == TH_CLUSTER) b->thread[i].state = TH_RUN;
        }
    }
}

Go cluster_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    Cluster *l = t->cta->cluster;
    if (c->sub == CLUSTER_ARRIVE) {
        t->wait.phase = l->phase + 1;
        l->arrived++;
        e->k->count.barrier++;
        cluster_open(l);
        return GO_NEXT;
    }
    if (t->wait.phase != l->phase + 1) return GO_NEXT;
    t->state = TH_CLUSTER;
    t->wait.op = c;
    return GO_WAIT;
}

void cluster_check(Thread *ended) {
    Cluster *l = ended->cta->cluster;
    if (ended->wait.phase == l->phase + 1) l->arrived--; /* its arrival no longer stands for a thread */
    cluster_open(l);
}

/* ------------------------------------------------------------------------------------------- warps */

/* Returns the lane that a shuffle (SyncKind `kind`) of thread t reads. Sets *valid to whether it lies in the segment;
 * if not, t reads its own lane. */
static uint32_t shuffle_source(const Thread *t, uint8_t kind, bool *valid) {
    uint32_t lane = t->lane, by = t->wait.arg[1].v & 31, clamp = t->wait.arg[2].v & 31,
             seg = t->wait.arg[2].v >> 8 & 31;
    uint32_t low = lane & seg, high = low | (clamp & ~seg), j;
    switch (kind) {
    case SHFL_UP:
        j = lane - by;
        *valid = (int32_t)j >= (int32_t)high;
        break;
    case SHFL_DOWN:
        j = lane + by;
        *valid = j <= high;
        break;
    case SHFL_BFLY:
        j = lane ^ by;
        *valid = j <= high;
        break;
    default:
        j = low | (by & ~seg);
        *valid = j <= high;
        break;
    }
    return *valid ? j : lane;
}

/* Returns the result of a shuffle for thread t, and sets *valid to its predicate. The result is undefined if the lane
 * to be read is no member; if the lane number or the segment is undefined, both are. */
static Slot shuffle(const WarpMembers *w, const Thread *t, Slot *valid) {
    bool in;
    uint32_t from = shuffle_source(t, w->c->sub, &in);
    *valid = (Slot){in, t->wait.arg[1].u | t->wait.arg[2].u ? 1 : 0};
    if (valid->u || from > 31 || !w->lane[from]) return (Slot){0, ONES(w->c->width)};
    return w->lane[from]->wait.arg[0];
}

/* Returns the result of a vote, which is the same for all lanes; undefined if a predicate is. */
static Slot vote(const WarpMembers *w) {
    uint32_t ballot = 0;
    uint64_t u = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (w->lane[i]) ballot |= (uint32_t)(w->lane[i]->wait.arg[0].v & 1) << i, u |= w->lane[i]->wait.arg[0].u;
    switch (w->c->sub) {
    case VOTE_ALL: return (Slot){ballot == w->mask, u & 1};
    case VOTE_ANY: return (Slot){ballot != 0, u & 1};
    case VOTE_UNI: return (Slot){ballot == w->mask || ballot == 0, u & 1};
    default: return (Slot){ballot, u ? 0xffffffff : 0};
    }
}

/* Returns the mask of the lanes that have the value of thread t, and sets *all to whether all members have it. For
 * match.all, the mask is 0 if they have not. Both are undefined if a value of any lane is. */
static Slot match(const WarpMembers *w, const Thread *t, Slot *all) {
    uint32_t same = 0;
    uint64_t u = 0;
    for (uint32_t i = 0; i < 32; i++)
        if (w->lane[i])
            same |= (uint32_t)(w->lane[i]->wait.arg[0].v == t->wait.arg[0].v) << i, u |= w->lane[i]->wait.arg[0].u;
    *all = (Slot){same == w->mask, u ? 1 : 0};
    if (w->c->sub == MATCH_ALL && same != w->mask) same = 0;
    return (Slot){same, u ? 0xffffffff : 0};
}

/* Combines two values of 32 bits as redux.sync with SyncKind `kind` does. */
static uint64_t reduce(uint8_t kind, uint64_t a, uint64_t b) {
    switch (kind) {
    case REDUX_ADD: return (uint32_t)(a + b);
    case REDUX_MIN: return (int32_t)a < (int32_t)b ? a : b;
    case REDUX_MAX: return (int32_t)a > (int32_t)b ? a : b;
    case REDUX_UMIN: return a < b ? a : b;
    case REDUX_UMAX: return a > b ? a : b;
    case REDUX_AND: return a & b;
    case REDUX_OR: return a | b;
    case REDUX_FMIN:
    case REDUX_FMIN_NAN: return fp_extreme(FP_FLOAT, false, kind == REDUX_FMIN_NAN, a, b);
    case REDUX_FMAX:
    case REDUX_FMAX_NAN: return fp_extreme(FP_FLOAT, true, kind == REDUX_FMAX_NAN, a, b);
    default: return a ^ b;
    }
}

/* Returns the reduction of the values of all member lanes; undefined if one of them is. */
static Slot redux(const WarpMembers *w) {
    Slot r = {0, 0};
    bool first = true;
    for (uint32_t i = 0; i < 32; i++) {
        if (!w->lane[i]) continue;
        const Slot *s = &w->lane[i]->wait.arg[0];
        r = (Slot){first ? s->v : reduce(w->c->sub, r.v, s->v), r.u | s->u};
        first = false;
    }
    if (r.u) r.u = 0xffffffff;
    return r;
}

/* Returns the result of a complete warp operation for thread t, and sets *second if the operation has two results. That
 * of elect is the number of the first member lane, and *second is whether it is t. */
static Slot warp_result(const WarpMembers *w, const Thread *t, Slot *second) {
    uint8_t kind = w->c->sub;
    if (kind >= SHFL_UP && kind <= SHFL_IDX) return shuffle(w, t, second);
    if (kind >= VOTE_ALL && kind <= VOTE_BALLOT) return vote(w);
    if (kind == MATCH_ANY || kind == MATCH_ALL) return match(w, t, second);
    if (kind >= REDUX_ADD && kind <= REDUX_FMAX_NAN) return redux(w);
    uint32_t leader = 0; /* ELECT */
    while (leader < 31 && !w->lane[leader]) leader++;
    *second = (Slot){t->lane == leader, 0};
    return (Slot){leader, 0};
}

/* Stores the results of a complete warp operation, if it has any, wakes its lanes, and advances the clock of the
 * block. */
static void warp_finish(Cta *b, const WarpMembers *w) {
    Slot result[32], second[32];
    bool values = w->c->sub != WARP_SYNC && w->c->sub != WARP_TOGETHER;
    b->time++;
    for (uint32_t i = 0; i < 32; i++)
        if (w->lane[i] && values) result[i] = warp_result(w, w->lane[i], &second[i]);
    for (uint32_t i = 0; i < 32; i++) {
        Thread *t = w->lane[i];
        if (!t) continue;
        if (values) {
            if (t->wait.dst2) t->slot.at[t->wait.dst2 - 1] = second[i];
            t->slot.at[t->wait.dst] = result[i];
        }
        t->warp_since = b->time;
        t->state = TH_RUN;
    }
}

void warp_check(Machine *k, Cta *b, uint32_t warp) {
    Thread *first = &b->thread[warp * 32];
    uint32_t n = b->nthread - warp * 32 < 32 ? b->nthread - warp * 32 : 32;
    for (uint32_t i = 0; i < n; i++) {
        if (first[i].state != TH_WARP) continue;
        WarpMembers w = {.c = first[i].wait.op};
        uint32_t mask = first[i].wait.mask;
        bool complete = true;
        const Thread *missed = NULL;
        for (uint32_t j = 0; j < n; j++) {
            Thread *t = &first[j];
            if (!(mask >> j & 1)) continue;
            if (t->state == TH_DONE) {
                if (!missed && sync_missed_lane(k, &first[i], t)) missed = t;
                continue;
            }
            if (t->state != TH_WARP || t->wait.mask != mask || t->wait.op->sub != w.c->sub ||
                (w.c->sub == WARP_TOGETHER && t->wait.op != w.c)) {
                complete = false;
                break;
            }
            w.lane[j] = t;
            w.mask |= UINT32_C(1) << j;
        }
        if (!complete) continue;
        if (missed) {
            sync_report_lane(k, &first[i], missed);
            return;
        }
        warp_finish(b, &w);
        if (w.c->sub == WARP_TOGETHER && !k->device->warp_together(k, &w)) return;
    }
}

Go warp_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    const Slot *mask = &OPERAND_AT(e, c, 0);
    if (mask->u) {
        report_error(e, "member mask is uninitialised");
        return GO_STOP;
    }
    if (!(mask->v >> t->lane & 1)) {
        report_error(e, "lane %u is not in the member mask 0x%08x", t->lane, (unsigned)mask->v);
        return GO_STOP;
    }
    t->state = TH_WARP;
    t->wait.op = c;
    t->wait.mask = (uint32_t)mask->v;
    t->wait.dst = slot_here(e, c->dst);
    t->wait.dst2 = c->b ? slot_here(e, c->b) : 0;
    for (unsigned i = 0; i < 3; i++) t->wait.arg[i] = OPERAND_AT(e, c, 1 + i);
    t->frame.at[t->frame.n - 1].pc = (uint32_t)(c - frame_fn(e)->code.at) + 1;
    e->k->count.warp_op++;
    warp_check(e->k, t->cta, t->warp);
    if (e->k->failed) return GO_STOP;
    return t->state == TH_RUN ? GO_NEXT : GO_WAIT;
}

Go warp_together_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    t->state = TH_WARP;
    t->wait.op = c;
    t->wait.mask = 0xffffffff;
    t->frame.at[t->frame.n - 1].pc = (uint32_t)(c - frame_fn(e)->code.at) + 1;
    e->k->count.warp_op++;
    warp_check(e->k, t->cta, t->warp);
    if (e->k->failed) return GO_STOP;
    return t->state == TH_RUN ? GO_NEXT : GO_WAIT;
}

/* ---------------------------------------------------------------------------------------- convergence */

/* The result of activemask is the mask of the lanes that have reached the same operation. A lane waits until no other
 * lane of the warp can run, because more lanes may converge here, but only for a few turns, because a running lane may
 * spin on something that a waiting lane holds. */
Go activemask_op(Exec *e, const DecodedOp *c) {
    Thread *t = e->t;
    t->state = TH_GROUP;
    t->wait.op = c;
    t->wait.dst = slot_here(e, c->dst);
    t->wait.turns = 0;
    return GO_WAIT;
}

/* Completes the activemask at operation `at` for those of the n lanes of a warp, from `first` on, that wait there. */
static void group_open(Thread *first, uint32_t n, const DecodedOp *at) {
    uint32_t mask = 0;
    for (uint32_t i = 0; i < n; i++)
        if (first[i].state == TH_GROUP && first[i].wait.op == at) mask |= UINT32_C(1) << i;
    for (uint32_t i = 0; i < n; i++)
        if (mask >> i & 1) first[i].slot.at[first[i].wait.dst] = (Slot){mask, 0}, first[i].state = TH_RUN;
}

void group_check(Cta *b) {
    for (uint32_t warp = 0; warp < b->nwarp; warp++) {
        Thread *first = &b->thread[warp * 32], *waits = NULL;
        uint32_t n = b->nthread - warp * 32 < 32 ? b->nthread - warp * 32 : 32;
        bool runs = false;
        for (uint32_t i = 0; i < n; i++) {
            if (first[i].state == TH_RUN) runs = true;
            if (first[i].state == TH_GROUP && !waits) waits = &first[i];
        }
        if (waits && (!runs || ++waits->wait.turns > 8)) group_open(first, n, waits->wait.op);
    }
}
