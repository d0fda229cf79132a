/* profile.c: the memory accesses of whole warps: sectors, bank conflicts, estimated cycles; and their branches.
 *
 * Threads execute one after the other, so the accesses of a warp must be reassembled: the n-th executions of
 * one operation by the lanes of a warp are one access. It waits in a queue for the remaining lanes. The
 * oldest access is counted when all lanes have come, when too many accesses wait, or when the block ends.
 * A branch is reassembled in the same way: its address is the operation where the lane goes on.
 */
#include "analysis/run/machine/machine.h"

enum { LANES = 32, SECTOR = 32, LINE = 128, WAITING_MOST = 1024 };

/* Cycles of an access: the middle of the published latencies of each space. first: the first access to a line
 * of global memory, which comes from DRAM. pass: each further line, bank conflict, or constant. */
typedef struct Latency {
    uint16_t first, again, pass;
} Latency;
/* clang-format off */
static const Latency latency[RUN_SPACES] = {
    [RUN_GLOBAL] = {500, 80, 32}, [RUN_SHARED] = {25, 25, 2}, [RUN_CONST] = {6, 6, 6},
    [RUN_LOCAL] = {80, 80, 32}, [RUN_PARAM] = {6, 6, 6}
};
/* clang-format on */
enum { GENERIC_CYCLES = 6, PEER_CYCLES = 15 };
/* A fence waits until the earlier stores of the warp are visible: in shared memory and the first cache, in the cache of
 * the device, beyond it. So it costs as much as an access there; beyond the device, twice as much as DRAM. */
const uint16_t fence_cycles[FENCE_SCOPES] = {[FENCE_BLOCK] = 25, [FENCE_DEVICE] = 500, [FENCE_SYSTEM] = 1000};

/* One access of a warp. mask: the lanes that have come; generic: those with generic addresses; peer: those that access
 * the shared memory of another block. By lane, the enum RunSpace and the offset in it, or the target of a branch. */
typedef struct WarpAccess {
    uint32_t mask, generic, peer;
    uint8_t space[LANES];
    uint64_t off[LANES];
} WarpAccess;

/* The accesses of one operation by one warp that are not yet counted. bytes 0: the operation is a branch. */
typedef struct AccessQueue {
    uint32_t site, warp, bytes, used; /* used: 1; 0 in a free entry of the hash table */
    uint32_t done[LANES], first;      /* executions by each lane; the number of the oldest waiting access */
    uint32_t head;                    /* its index in `access`; the accesses before it are counted already */
    VEC(WarpAccess) access;
} AccessQueue;

/* The queues of a block: a hash table by site and warp. */
struct Queues {
    AccessQueue *at;
    uint32_t n, cap;
};

struct Profile {
    VEC(SiteCount) site;
    VEC(uint8_t) line; /* of global memory: 1 after the first access */
};

Profile *profile_new(void) { return mem_alloc(sizeof(Profile)); }

void profile_free(Profile *p) {
    if (!p) return;
    vec_free(&p->site), vec_free(&p->line);
    free(p);
}

SiteCount *profile_site(Profile *p, uint32_t site) {
    while (p->site.n <= site) vec_push(&p->site, ((SiteCount){0}));
    return &p->site.at[site];
}

/* ------------------------------------------------------------------------------------------- one access */

/* A set of numbers of memory blocks, with room for four words of each lane that may each straddle a boundary. */
typedef struct BlockSet {
    uint64_t at[2 * LANES * 4];
    uint32_t n;
} BlockSet;

/* Adds v to the set unless it is already there. */
static void set_add(BlockSet *s, uint64_t v) {
    for (uint32_t i = s->n; i-- > 0;)
        if (s->at[i] == v) return;
    s->at[s->n++] = v;
}

/* Returns the number of different aligned blocks of `unit` bytes that the access touches in a space; local memory has
 * the same word of all lanes side by side. Each lane accesses `bytes` bytes, at most 16. */
static uint32_t blocks_touched(const WarpAccess *g, uint8_t space, uint32_t bytes, uint32_t unit) {
    BlockSet s = {.n = 0};
    for (uint32_t i = 0; i < LANES; i++) {
        if (!(g->mask >> i & 1) || g->space[i] != space) continue;
        for (uint32_t b = 0; b < bytes; b += 4) {
            uint64_t at = g->off[i] + b;
            /* local memory is interleaved: the same word of all lanes is contiguous */
            if (space == RUN_LOCAL) at = at / 4 * 4 * LANES + i * 4;
            set_add(&s, at / unit);
        }
    }
    return s.n;
}

/* Returns the number of passes that bank conflicts add to a shared memory access of `bytes` bytes per lane. Wide
 * accesses are divided into groups of lanes that access at most 128 bytes together. */
static uint32_t bank_conflicts(const WarpAccess *g, uint32_t bytes) {
    uint32_t words = (bytes + 3) / 4, lanes = LANES / words, extra = 0;
    for (uint32_t first = 0; first < LANES; first += lanes) {
        BlockSet s = {.n = 0};
        uint32_t in_bank[32] = {0}, most = 0;
        for (uint32_t i = first; i < first + lanes && i < LANES; i++)
            for (uint32_t w = 0; w < words && g->mask >> i & 1 && g->space[i] == RUN_SHARED; w++)
                set_add(&s, g->off[i] / 4 + w);
        for (uint32_t i = 0; i < s.n; i++)
            if (++in_bank[s.at[i] % 32] > most) most = in_bank[s.at[i] % 32];
        extra += most ? most - 1 : 0;
    }
    return extra;
}

/* Reports whether at least one of the lines of global memory of the access has not been accessed before, and marks all
 * of them as accessed. */
static bool first_touch(Profile *p, const WarpAccess *g) {
    bool first = false;
    for (uint32_t i = 0; i < LANES; i++) {
        uint64_t line = g->off[i] / LINE;
        if (!(g->mask >> i & 1) || g->space[i] != RUN_GLOBAL || line >= UINT32_MAX) continue;
        while (p->line.n <= line) vec_push(&p->line, 0);
        first |= !p->line.at[line];
        p->line.at[line] = 1;
    }
    return first;
}

/* Adds the part of an access that lies in one space, which must not be empty, to the counts of the machine and of the
 * operation, as one access. Marks its lines of global memory as accessed. */
static void count_space(Machine *k, const AccessQueue *q, const WarpAccess *g, uint8_t space) {
    const Latency *l = &latency[space];
    RunWarp *w = &k->count.warp[space];
    SiteCount *site = profile_site(k->profile, q->site);
    bool far = space == RUN_GLOBAL || space == RUN_LOCAL;
    uint32_t sectors = far ? blocks_touched(g, space, q->bytes, SECTOR) : 0, passes;
    if (far) passes = blocks_touched(g, space, q->bytes, LINE) - 1;
    else if (space == RUN_SHARED) passes = bank_conflicts(g, q->bytes);
    else passes = blocks_touched(g, space, q->bytes, 16) - 1;
    uint64_t cycles = space == RUN_GLOBAL && first_touch(k->profile, g) ? l->first : l->again;
    cycles += (uint64_t)passes * l->pass + (g->generic ? GENERIC_CYCLES : 0) + (g->peer ? PEER_CYCLES : 0);
    w->accesses++, site->accesses++;
    w->sectors += sectors, site->sectors += sectors;
    if (space == RUN_SHARED) w->conflicts += passes, site->conflicts += passes;
    w->cycles += cycles, site->cycles += cycles;
    site->generic += g->generic != 0;
}

/* Counts a branch as divergent if its lanes go on at different operations. */
static void count_branch(Machine *k, const AccessQueue *q, const WarpAccess *g) {
    uint32_t first = 0;
    while (!(g->mask >> first & 1)) first++;
    for (uint32_t i = first + 1; i < LANES; i++)
        if (g->mask >> i & 1 && g->off[i] != g->off[first]) {
            profile_site(k->profile, q->site)->divergent++;
            return;
        }
}

/* Counts the oldest access of a queue, or branch, and removes it. */
static void count_oldest(Machine *k, AccessQueue *q) {
    const WarpAccess *g = &q->access.at[q->head];
    if (!q->bytes) count_branch(k, q, g);
    for (uint8_t space = 0; space < RUN_SPACES && q->bytes; space++) {
        bool any = false;
        for (uint32_t i = 0; i < LANES; i++) any |= g->mask >> i & 1 && g->space[i] == space;
        if (any) count_space(k, q, g, space);
    }
    q->first++;
    if (++q->head < q->access.n / 2 && q->head < WAITING_MOST) return;
    memmove(q->access.at, q->access.at + q->head, (q->access.n - q->head) * sizeof *q->access.at);
    q->access.n -= q->head, q->head = 0;
}

/* ------------------------------------------------------------------------------------------- the queues */

/* Returns the queue of a site and warp, adding it if necessary; valid until the next call, which may grow the table. */
static AccessQueue *queue_find(Queues *all, uint32_t site, uint32_t warp) {
    if (all->n * 2 >= all->cap) {
        Queues old = *all;
        all->cap = old.cap ? old.cap * 2 : 64;
        all->at = mem_alloc(all->cap * sizeof *all->at);
        for (uint32_t i = 0; i < old.cap; i++) {
            if (!old.at[i].used) continue;
            uint32_t h = (old.at[i].site * 31 + old.at[i].warp) & (all->cap - 1);
            while (all->at[h].used) h = (h + 1) & (all->cap - 1);
            all->at[h] = old.at[i];
        }
        free(old.at);
    }
    uint32_t h = (site * 31 + warp) & (all->cap - 1);
    while (all->at[h].used && (all->at[h].site != site || all->at[h].warp != warp)) h = (h + 1) & (all->cap - 1);
    if (!all->at[h].used) all->n++, all->at[h].used = 1, all->at[h].site = site, all->at[h].warp = warp;
    return &all->at[h];
}

/* Returns the queue of operation `site` and the warp of a thread, adding it, and the table of its block, if
 * necessary. */
static AccessQueue *queue_of(const Thread *t, uint32_t site) {
    if (!t->cta->queues) t->cta->queues = mem_alloc(sizeof *t->cta->queues);
    return queue_find(t->cta->queues, site, t->warp);
}

/* Adds the lane of t, with address `off`, to the next access of its warp: its n-th execution to the n-th access. A lane
 * that missed accesses which are already counted joins the oldest waiting one. Returns the access. */
static WarpAccess *queue_join(AccessQueue *q, const Thread *t, uint64_t off) {
    if (q->done[t->lane] < q->first) q->done[t->lane] = q->first;
    uint32_t i = q->head + q->done[t->lane]++ - q->first;
    while (q->access.n <= i) vec_push(&q->access, ((WarpAccess){0}));
    WarpAccess *g = &q->access.at[i];
    g->mask |= UINT32_C(1) << t->lane;
    g->off[t->lane] = off;
    return g;
}

/* Counts and removes the oldest accesses of a queue while they have all lanes of the warp of t, or while more than
 * WAITING_MOST wait. */
static void queue_shorten(Machine *k, AccessQueue *q, const Thread *t) {
    uint32_t lanes = t->cta->nthread - t->warp * 32, full = lanes >= 32 ? 0xffffffff : (UINT32_C(1) << lanes) - 1;
    while (q->head < q->access.n && (q->access.at[q->head].mask == full || q->access.n - q->head > WAITING_MOST))
        count_oldest(k, q);
}

void profile_access(Exec *e, const DecodedOp *c, const MemPlace *at, uint32_t bytes) {
    const Thread *t = e->t;
    Machine *k = e->k;
    if (!k->profile) return;
    AccessQueue *q = queue_of(t, e->fn->site + (uint32_t)(c - e->fn->code.at));
    uint32_t bit = UINT32_C(1) << t->lane;
    q->bytes = bytes > 16 ? 16 : bytes;
    WarpAccess *g = queue_join(q, t, at->off);
    g->space[t->lane] = at->arena->space;
    if (at->generic) g->generic |= bit;
    if (at->arena->space == RUN_SHARED && at->arena != &t->cta->shared) g->peer |= bit;
    queue_shorten(k, q, t);
}

/* Reports whether an operation is a branch or switch of the program. The branch of a guard in PTX, which only skips the
 * rest of its instruction, is none, because the hardware turns lanes off there instead. */
static bool is_branch(const Machine *k, const FnCode *fn, uint32_t pc) {
    uint8_t op = fn->code.at[pc].op;
    if (op != C_BRANCH && op != C_SWITCH) return false;
    if (fn->ptx) return op == C_SWITCH || pc + 1 == fn->where.n || fn->where.at[pc + 1] != fn->where.at[pc];
    uint16_t of = inst_at(k->m->sym.at[fn->sym].fn, fn->where.at[pc])->op;
    return of == OP_BR || of == OP_SWITCH;
}

void profile_branch(Machine *k, const Thread *t, const FnCode *fn, uint32_t from, uint32_t to) {
    if (!is_branch(k, fn, from)) return;
    AccessQueue *q = queue_of(t, fn->site + from);
    queue_join(q, t, to);
    queue_shorten(k, q, t);
}

void profile_block_end(Machine *k, Cta *b) {
    if (!b->queues) return;
    for (uint32_t i = 0; i < b->queues->cap; i++) {
        AccessQueue *q = &b->queues->at[i];
        while (q->head < q->access.n) count_oldest(k, q);
        vec_free(&q->access);
    }
    free(b->queues->at);
    free(b->queues);
    b->queues = NULL;
}

/* ------------------------------------------------------------------------------------------- lines */

/* An operation and the line that it comes from. */
typedef struct LinedSite {
    SourceLine at; /* file NULL: a line of the program */
    uint32_t site;
} LinedSite;

/* Returns a negative number, 0 or a positive number as the file and line of x come before, are or come after those of
 * y. A line of the program comes first. */
static int lines_compare(const LinedSite *x, const LinedSite *y) {
    const char *a = x->at.file ? x->at.file : "", *b = y->at.file ? y->at.file : "";
    int order = a == b ? 0 : strcmp(a, b);
    return order ? order : x->at.line != y->at.line ? (x->at.line < y->at.line ? -1 : 1) : 0;
}

/* Orders LinedSites for qsort: by file and line, then by site. */
static int line_order(const void *a, const void *b) {
    const LinedSite *x = a, *y = b;
    int order = lines_compare(x, y);
    return order ? order : x->site < y->site ? -1 : x->site > y->site;
}

/* Adds the counts of one operation to those of its line. */
static void lines_add(LineCounts *to, const SiteCount *s) {
    to->steps += s->steps, to->accesses += s->accesses, to->generic += s->generic;
    to->sectors += s->sectors, to->conflicts += s->conflicts, to->cycles += s->cycles;
    to->divergent += s->divergent;
}

/* Returns the line of operation `site`: of the source if debug information names one and `program` is
 * false, else of the program. */
static LinedSite site_line(const Machine *k, uint32_t site, bool program) {
    LinedSite l = {.site = site};
    CodePlace at = place_of_site(k, site);
    if (!program && k->front->source_line(k, at, 0, &l.at)) return l;
    l.at = (SourceLine){0};
    diag_position(&k->m->source, place_src(k, at), &l.at.line, &l.at.column);
    return l;
}

/* Returns line *l with its text, which is empty if the file cannot be read. If l->file is NULL, it is a line of the
 * program; then moves *cursor, the start of line *number, forward to that line. The lines of the program must be
 * requested in ascending order. */
static RunLine line_with_text(const Machine *k, const SourceLine *l, const char **cursor, uint32_t *number) {
    RunLine r = {.file = l->file ? l->file : k->m->source.name, .line = l->line, .text = ""};
    const char *text;
    if (l->file) {
        if ((text = source_line_text(k, l, &r.size)) != NULL) r.text = text;
        return r;
    }
    for (; *number < l->line && **cursor; ++*cursor) *number += **cursor == '\n';
    r.text = *cursor;
    r.size = strcspn(r.text, "\r\n");
    return r;
}

void machine_lines(const Machine *k, bool program, void (*f)(void *context, const RunLine *line, const LineCounts *c),
                   void *context) {
    if (!k->profile || !k->m->source.text) return;
    const SiteCount *site = k->profile->site.at;
    uint32_t n = k->profile->site.n, number = 1;
    const char *cursor = k->m->source.text;
    LinedSite *order = mem_alloc((n + 1) * sizeof *order);
    for (uint32_t i = 0; i < n; i++) order[i] = site_line(k, i, program);
    qsort(order, n, sizeof *order, line_order);
    for (uint32_t i = 0; i < n;) {
        LineCounts sum = {0};
        const LinedSite *first = &order[i];
        for (; i < n && lines_compare(first, &order[i]) == 0; i++) lines_add(&sum, &site[order[i].site]);
        if (!sum.steps) continue;
        RunLine line = line_with_text(k, &first->at, &cursor, &number);
        f(context, &line, &sum);
    }
    free(order);
}
