/* schedule.c: launches: blocks and threads, the order in which they execute, deadlocks.
 *
 * Blocks are resident while their threads number at most RESIDENT, or all if the grid synchronises. Resident blocks
 * take turns; in the turn of a block every thread that can run executes a quantum of operations. With a seed, the
 * quanta, the order of the threads and the bases of the windows are pseudo-random, so each seed is one reproducible
 * interleaving.
 */
#include <stdarg.h>

#include "analysis/run/machine/machine.h"

enum { RESIDENT = 8192, QUANTUM = 5000, SEEDED_QUANTUM = 60 };

/* ------------------------------------------------------------------------------------------- blocks */

/* Initialises thread `id` of block b, and makes it enter the kernel fn. If its parameters cannot be set up, prints an
 * error message and leaves the thread in state TH_DONE. */
static void thread_start(Machine *k, Cta *b, uint32_t id, const FnCode *fn) {
    Thread *t = &b->thread[id];
    const uint32_t *n = k->launch.block;
    *t = (Thread){.cta = b, .id = id, .lane = id % 32, .warp = id / 32, .since = 1};
    t->tid[0] = id % n[0], t->tid[1] = id / n[0] % n[1], t->tid[2] = id / n[0] / n[1];
    t->local.space = RUN_LOCAL;
    Exec e = {.k = k, .t = t};
    exec_enter(&e, fn, 0);
    if (!k->front->kernel_enter(&e, fn)) t->state = TH_DONE;
}

/* Returns block number `linear` of the grid, with undefined shared memory and with its threads at the start of fn. The
 * caller sets its cluster and rank. cta_stop frees it. */
static Cta *cta_start(Machine *k, uint32_t linear, const FnCode *fn) {
    Cta *b = mem_alloc(sizeof *b);
    const Launch *l = &k->launch;
    b->linear = linear;
    b->id[0] = linear % l->grid[0], b->id[1] = linear / l->grid[0] % l->grid[1],
    b->id[2] = linear / l->grid[0] / l->grid[1];
    b->nthread = b->live = l->block[0] * l->block[1] * l->block[2];
    b->nwarp = (b->nthread + 31) / 32;
    b->time = 1;
    b->shared.space = RUN_SHARED;
    arena_reserve(&b->shared, k->mem.shared.size);
    memcpy(b->shared.state, k->mem.shared.state, k->mem.shared.size);
    memset(b->shared.undef, 0xff, k->mem.shared.size);
    b->shared.size = k->mem.shared.size;
    b->race = mem_alloc((k->mem.shared.size + 1) * sizeof *b->race);
    b->thread = mem_alloc(b->nthread * sizeof *b->thread);
    for (uint32_t i = 0; i < b->nthread; i++) thread_start(k, b, i, fn);
    return b;
}

/* Frees the memory of a thread, but not the Thread, whose state and last operation other threads may still need. */
static void thread_stop(Thread *t) {
    vec_free(&t->frame), vec_free(&t->slot), vec_free(&t->object), vec_free(&t->async.copy);
    arena_free(&t->local);
    if (t->param) arena_free(t->param);
    free(t->param);
    t->param = NULL;
}

/* Frees a block with its threads and its shared memory, after counting its last accesses. */
static void cta_stop(Machine *k, Cta *b) {
    profile_block_end(k, b);
    for (uint32_t i = 0; i < b->nthread; i++) thread_stop(&b->thread[i]);
    arena_free(&b->shared);
    free(b->tmem);
    free(b->race);
    free(b->thread);
    free(b);
}

/* Returns cluster number `linear` of the grid with its blocks: a box of cluster[0] x cluster[1] x cluster[2] blocks.
 * The box must divide the grid. cluster_stop frees it. */
static Cluster *cluster_start(Machine *k, uint32_t linear, const FnCode *fn) {
    const Launch *l = &k->launch;
    const uint32_t *n = l->cluster, gx = l->grid[0] / n[0], gy = l->grid[1] / n[1];
    Cluster *c = mem_alloc(sizeof *c);
    c->id[0] = linear % gx, c->id[1] = linear / gx % gy, c->id[2] = linear / gx / gy;
    c->ncta = n[0] * n[1] * n[2];
    c->cta = mem_alloc(c->ncta * sizeof *c->cta);
    for (uint32_t r = 0; r < c->ncta; r++) {
        uint32_t x = c->id[0] * n[0] + r % n[0], y = c->id[1] * n[1] + r / n[0] % n[1],
                 z = c->id[2] * n[2] + r / n[0] / n[1];
        c->cta[r] = cta_start(k, (z * l->grid[1] + y) * l->grid[0] + x, fn);
        c->cta[r]->cluster = c;
        c->cta[r]->rank = r;
        c->live += c->cta[r]->live;
    }
    return c;
}

/* Frees a cluster and its blocks. */
static void cluster_stop(Machine *k, Cluster *c) {
    for (uint32_t r = 0; r < c->ncta; r++) cta_stop(k, c->cta[r]);
    free(c->cta);
    free(c);
}

/* ------------------------------------------------------------------------------------------- the schedule */

/* Finishes a thread that has just ended: completes its asynchronous copies, frees its memory, counts it out of its
 * block and cluster, checks the block if it was the last thread there, and completes the operations that waited only
 * for it. Sets k->failed after an error message. */
static void thread_exit(Machine *k, Thread *t) {
    Cta *b = t->cta;
    k->device->thread_end(&(Exec){.k = k, .t = t});
    thread_stop(t);
    b->cluster->expired = 0;
    b->live--;
    b->cluster->live--;
    if (b->live == 0 && !k->device->block_end(k, b)) k->failed = true;
    if (k->failed) return;
    barrier_check(k, b);
    warp_check(k, b, t->warp);
    cluster_check(t);
}

/* Reports whether -trace names this thread. */
static bool traced(const Machine *k, const Thread *t) {
    return k->opt.trace && memcmp(t->cta->id, k->opt.trace_block, sizeof t->cta->id) == 0 &&
           memcmp(t->tid, k->opt.trace_thread, sizeof t->tid) == 0;
}

/* Prints the source line that an instruction was compiled from, unless it is the line printed last. If the file of an
 * inlined function cannot be read, as that of a compiler header, the line of its caller is printed. */
static void trace_source(Machine *k, CodePlace at) {
    SourceLine l, *last = &k->schedule.trace_line;
    const char *text = NULL;
    size_t size = 0;
    for (uint32_t level = 0; !text && k->front->source_line(k, at, level, &l); level++)
        text = source_line_text(k, &l, &size);
    if (!text || (last->file && last->line == l.line && strcmp(last->file, l.file) == 0)) return;
    *last = l;
    fprintf(k->opt.out, "source %s:%u: %.*s\n", l.file, l.line, (int)size, text);
}

/* Prints the source line that instruction v was compiled from, and then the instruction itself, without ending
 * the line. An instruction can be several operations: trace_before is called before the first one, and
 * trace_after after the last one. */
static void trace_before(Machine *k, const FnCode *fn, ValueId v) {
    uint32_t line = 0, column = 0, src = place_src(k, (CodePlace){fn, v});
    trace_source(k, (CodePlace){fn, v});
    const char *at = k->m->source.text ? k->m->source.text + src : "";
    if (k->m->source.text) diag_position(&k->m->source, src, &line, &column);
    fprintf(k->opt.out, "trace %s:%u: %.*s", k->m->source.name, line, (int)strcspn(at, "\n"), at);
}

/* Prints `before` and the value of a slot of the thread, with '?' if bits are undefined. Prints nothing if
 * `before` is NULL. */
static void trace_slot(Machine *k, const Thread *t, uint32_t at, const char *before) {
    Slot s = before ? t->slot.at[at] : (Slot){0, 0};
    if (before) fprintf(k->opt.out, s.u ? " %s?" : " %s0x%llx", before, (unsigned long long)s.v);
}

/* Prints the cells of the result of instruction v, if it has one, which the thread has just executed in the frame with
 * first slot `base`, and ends the line. Of PTX prints only the result of the last operation. */
static void trace_after(Machine *k, const Thread *t, uint32_t base, const FnCode *fn, ValueId v) {
    /* v is an offset in the text; the last operation from there has the result */
    if (fn->ptx) {
        uint32_t last = 0;
        while (last < fn->where.n && fn->where.at[last] != v) last++;
        while (last + 1 < fn->where.n && fn->where.at[last + 1] == v) last++;
        trace_slot(k, t, base + fn->code.at[last].dst, fn->code.at[last].dst ? "= " : NULL);
        fprintf(k->opt.out, "\n");
        return;
    }
    TypeId type = k->m->sym.at[fn->sym].fn->inst.at[v].type;
    uint32_t n = type_cells(k->m, type);
    for (uint32_t i = 0; i < n && base + fn->slot[v] + i < t->slot.cap; i++) {
        trace_slot(k, t, base + fn->slot[v] + i, i ? "" : "= ");
    }
    fprintf(k->opt.out, "\n");
}

/* Reports whether the operation at pc is the first one of its instruction. */
static bool begins_instruction(const FnCode *fn, uint32_t pc) {
    return pc == 0 || fn->where.at[pc - 1] != fn->where.at[pc];
}

/* Executes one operation of a traced thread, for which *budget must be 1. Prints the instruction before its first
 * operation and the result after its last one. Returns as exec_run. */
static enum Stop trace_step(Machine *k, Thread *t, Exec *e, uint64_t *budget) {
    const CallFrame f = t->frame.at[t->frame.n - 1];
    uint32_t depth = t->frame.n;
    ValueId v = f.fn->where.at[f.pc];
    if (begins_instruction(f.fn, f.pc) || t->traced != f.pc) trace_before(k, f.fn, v);
    enum Stop stop = exec_run(e, budget);
    const CallFrame *now = t->frame.n ? &t->frame.at[t->frame.n - 1] : NULL;
    bool on = now && t->frame.n == depth && now->pc == f.pc + 1 && now->fn->where.at[now->pc] == v;
    t->traced = on ? now->pc : UINT32_MAX;
    if (!on && t->frame.n == depth && stop != STOP_ERROR) trace_after(k, t, f.base, f.fn, v);
    else if (!on) fprintf(k->opt.out, "\n");
    return stop;
}

/* Executes a thread for one quantum, or until it waits or ends; then calls thread_exit for an ended one. Adds the
 * executed operations to the counts. Returns false after an error message. */
static bool thread_turn(Machine *k, Thread *t) {
    Exec e = {.k = k, .t = t};
    uint64_t quantum = k->schedule.random ? 1 + machine_random(k, SEEDED_QUANTUM) : QUANTUM;
    bool slow = traced(k, t), lines = k->opt.counts == COUNT_LINES, counted = k->opt.counts >= COUNT_WARPS;
    enum Stop stop = STOP_BUDGET;
    k->schedule.turns++;
    for (uint64_t used = 0; used < quantum && stop == STOP_BUDGET;) {
        uint64_t budget = slow || counted ? 1 : quantum, given = budget;
        const CallFrame *f = &t->frame.at[t->frame.n - 1];
        const FnCode *fn = f->fn;
        uint32_t pc = f->pc;
        if (counted) k->count.instructions += begins_instruction(fn, pc);
        if (lines) profile_site(k->profile, fn->site + pc)->steps++;
        stop = slow ? trace_step(k, t, &e, &budget) : exec_run(&e, &budget);
        if (lines && stop == STOP_BUDGET) profile_branch(k, t, fn, pc, t->frame.at[t->frame.n - 1].pc);
        used += given - budget;
        k->count.steps += given - budget;
        k->schedule.steps += given - budget;
        k->schedule.clock += given - budget;
        if (budget) break;
    }
    if (stop == STOP_DONE) thread_exit(k, t);
    return stop != STOP_ERROR && !k->failed;
}

/* Executes every thread of a block that can run for one quantum, and then group_check(). Sets *ran to true if there is
 * such a thread, and leaves it as it is otherwise. Returns true early if the launch is interrupted, and false after an
 * error message. */
static bool cta_turn(Machine *k, Cta *b, bool *ran) {
    uint32_t first = k->schedule.random ? machine_random(k, b->nthread) : 0;
    for (uint32_t i = 0; i < b->nthread; i++) {
        Thread *t = &b->thread[first + i < b->nthread ? first + i : first + i - b->nthread];
        if (t->state != TH_RUN) continue;
        *ran = true;
        if (k->opt.interrupt && *k->opt.interrupt) return true; /* run_grid stops the launch */
        if (!thread_turn(k, t)) return false;
    }
    group_check(b);
    return true;
}

/* Wakes the threads that wait at mbarriers, because try_wait may time out, and its thread may then make progress.
 * Called when all threads of the cluster wait. Returns false, and wakes none, if none waits at an mbarrier, or if this
 * has already happened PATIENCE times in a row. */
static bool waits_expire(Cluster *c) {
    enum { PATIENCE = 64 };
    bool any = false;
    for (uint32_t r = 0; r < c->ncta && c->expired < PATIENCE; r++)
        for (uint32_t i = 0; i < c->cta[r]->nthread; i++)
            if (c->cta[r]->thread[i].state == TH_MBARRIER) c->cta[r]->thread[i].state = TH_RUN, any = true;
    c->expired += any;
    return any;
}

/* Executes a turn of each block of a cluster. If threads are left, but none could run and none can run now, ends waits
 * at mbarriers or reports a deadlock. Returns false after an error message. */
static bool cluster_turn(Machine *k, Cluster *c) {
    bool ran = false;
    for (uint32_t r = 0; r < c->ncta; r++)
        if (c->cta[r]->live && !cta_turn(k, c->cta[r], &ran)) return false;
    if (ran || c->live == 0) return true;
    for (uint32_t r = 0; r < c->ncta; r++) {
        Cta *b = c->cta[r];
        for (uint32_t i = 0; i < b->nthread; i++)
            if (b->thread[i].state == TH_RUN) return true; /* woken by group_check */
    }
    if (waits_expire(c)) return true;
    report_deadlock(k, c);
    return false;
}

/* Reports whether the launch must stop, because it was interrupted or has used up its steps. Then prints an error
 * message with the places of the threads of the n resident clusters. */
static bool launch_stopped(Machine *k, Cluster *const *resident, uint32_t n) {
    bool interrupted = k->opt.interrupt && *k->opt.interrupt;
    if (!interrupted && !(k->opt.max_steps && k->schedule.steps > k->opt.max_steps)) return false;
    Out what;
    out_init(&what, NULL);
    symbol_print(&what, k, k->launch.kernel);
    if (interrupted) out_format(&what, " is interrupted after %llu steps", (unsigned long long)k->schedule.steps);
    else
        out_format(&what, " has not ended after %llu steps (-max-steps=N sets another limit, 0 none)",
                   (unsigned long long)k->opt.max_steps);
    out_char(&what, '\0');
    diag_error(k->diag, SRC_NONE, "%s", what.buf);
    out_free(&what);
    report_places(k, resident, n);
    return true;
}

/* Executes all clusters of the grid, as many at a time as have RESIDENT threads together, but at least one; all of them
 * from when a thread has asked for the workspace of the grid, because they may wait for each other then. Returns false
 * after an error message, also if the launch is interrupted or has used up its steps. */
static bool run_grid(Machine *k, const FnCode *fn) {
    const Launch *l = &k->launch;
    uint32_t per_cluster = l->cluster[0] * l->cluster[1] * l->cluster[2];
    k->schedule.clusters = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2] / per_cluster;
    k->schedule.begun = 0;
    uint64_t threads = (uint64_t)l->block[0] * l->block[1] * l->block[2] * per_cluster;
    uint32_t limit = threads >= RESIDENT ? 1 : (uint32_t)(RESIDENT / threads);
    VEC(Cluster *) resident = {0};
    bool ok = true;
    while (ok && (k->schedule.begun < k->schedule.clusters || resident.n)) {
        while ((resident.n < limit || k->mem.workspace) && k->schedule.begun < k->schedule.clusters)
            vec_push(&resident, cluster_start(k, (uint32_t)k->schedule.begun++, fn));
        uint32_t kept = 0;
        for (uint32_t i = 0; i < resident.n; i++) {
            Cluster *c = resident.at[i];
            ok = ok && cluster_turn(k, c);
            if (c->live == 0) cluster_stop(k, c);
            else resident.at[kept++] = c;
        }
        resident.n = kept;
        if (ok && launch_stopped(k, resident.at, resident.n)) ok = false;
    }
    for (uint32_t i = 0; i < resident.n; i++) cluster_stop(k, resident.at[i]);
    vec_free(&resident);
    return ok && !k->failed;
}

/* Prints an error message about the launch, after the name of the kernel. Returns false. */
static bool launch_refused(Machine *k, const char *format, ...) {
    char text[256];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    Out kernel;
    out_init(&kernel, NULL);
    symbol_print(&kernel, k, k->launch.kernel);
    out_char(&kernel, '\0');
    diag_error(k->diag, SRC_NONE, "%s: %s", kernel.buf, text);
    out_free(&kernel);
    return false;
}

/* Returns the most bytes of static and dynamic shared memory together that a block of the module's target can have, or
 * UINT64_MAX if the module names no target, or one that the table lacks. */
static uint64_t block_shared_most(const Machine *k) {
    static const struct {
        uint16_t sm;
        uint32_t bytes;
    } row[] = {{75, 65536},   {80, 166912},  {86, 101376},  {87, 166912},  {89, 101376},  {90, 232448},
               {100, 232448}, {101, 232448}, {103, 232448}, {110, 232448}, {120, 101376}, {121, 101376}};
    const Target *t = module_target_without_default(k->m, NULL);
    for (unsigned i = 0; t && i < sizeof row / sizeof *row; i++)
        if (row[i].sm == t->sm) return row[i].bytes;
    return UINT64_MAX;
}

/* Returns the bytes of the shared variables that the launched kernel can use, without the gaps between them. */
static uint64_t shared_static(const Machine *k) {
    uint64_t sum = 0;
    for (uint32_t i = 0; i < k->mem.shared_object.n; i++) {
        const Object *o = &k->mem.shared_object.at[i];
        if (o->var && !o->absent) sum += o->size;
    }
    return sum;
}

/* Checks the shared memory of the launch against the limit of the target, and against the window that the machine has.
 * Returns false after an error message. */
static bool shared_valid(Machine *k) {
    static const char beyond[] = "%llu bytes of dynamic shared memory; a block has at most %llu";
    unsigned long long most = block_shared_most(k), dynamic = k->launch.shared, fixed = shared_static(k);
    uint64_t begin = k->mem.shared_dynamic;
    if (begin > WINDOW_SIZE) return launch_refused(k, "too much shared memory");
    if (dynamic > most) return launch_refused(k, beyond, dynamic, most);
    if (fixed + dynamic > most)
        return launch_refused(k, "%llu bytes of dynamic and %llu of static shared memory; a block has at most %llu",
                              dynamic, fixed, most);
    return dynamic <= WINDOW_SIZE - begin ||
           launch_refused(k, beyond, dynamic, (unsigned long long)(WINDOW_SIZE - begin));
}

/* Checks the size of a block of the launch against the limits of devices and the reqntid and maxntid of the kernel.
 * Returns false after an error message. */
static bool block_valid(Machine *k) {
    const uint32_t *n = k->launch.block;
    uint32_t row = k->kernels.of_sym[k->launch.kernel];
    uint64_t threads = (uint64_t)n[0] * n[1] * n[2];
    if (threads == 0 || threads > 1024)
        return launch_refused(k, "a block of %u x %u x %u threads; a block has 1 to 1024", n[0], n[1], n[2]);
    if (n[2] > 64) return launch_refused(k, "a block of %u threads in z, where it has at most 64", n[2]);
    const Kernel *said = row ? &k->kernels.kernel.at[row - 1] : NULL;
    for (int i = 0; i < 3 && said && said->reqntid[0]; i++)
        if (n[i] != (said->reqntid[i] ? said->reqntid[i] : 1))
            return launch_refused(k, "a block of %u x %u x %u threads, but the kernel requires %u x %u x %u", n[0],
                                  n[1], n[2], said->reqntid[0], said->reqntid[1] ? said->reqntid[1] : 1,
                                  said->reqntid[2] ? said->reqntid[2] : 1);
    uint64_t most = 1;
    for (int i = 0; i < 3 && said && said->maxntid[0]; i++) most *= said->maxntid[i] ? said->maxntid[i] : 1;
    return !said || !said->maxntid[0] || threads <= most ||
           launch_refused(k, "a block of %llu threads, but the kernel declares at most %llu",
                          (unsigned long long)threads, (unsigned long long)most);
}

/* Checks block, grid, cluster and shared memory of a launch. Returns false after an error message. */
static bool launch_valid(Machine *k) {
    const Launch *l = &k->launch;
    uint64_t plane = (uint64_t)l->grid[0] * l->grid[1];
    if (!block_valid(k)) return false;
    if (plane * l->grid[2] == 0) return launch_refused(k, "the grid has no blocks");
    for (int i = 1; i < 3; i++)
        if (l->grid[i] > 65535)
            return launch_refused(k, "a grid of %u blocks in %c, where it has at most 65535", l->grid[i], "xyz"[i]);
    if (plane > UINT32_MAX || plane * l->grid[2] > UINT32_MAX) return launch_refused(k, "more than 2^32 blocks");
    for (int i = 0; i < 3; i++)
        if (l->cluster[i] == 0 || l->grid[i] % l->cluster[i])
            return launch_refused(k, "the grid is not a multiple of the cluster");
    if ((uint64_t)l->cluster[0] * l->cluster[1] * l->cluster[2] > 16)
        return launch_refused(k, "a cluster of %u x %u x %u blocks; it has at most 16", l->cluster[0], l->cluster[1],
                              l->cluster[2]);
    return shared_valid(k);
}

/* Sets schedule.trace_met if the launch has the thread that -trace names. */
static void trace_meet(Machine *k) {
    bool inside = k->opt.trace;
    for (int i = 0; i < 3; i++)
        inside = inside && k->opt.trace_block[i] < k->launch.grid[i] && k->opt.trace_thread[i] < k->launch.block[i];
    k->schedule.trace_met |= inside;
}

bool machine_traced(const Machine *k) { return k->schedule.trace_met; }

bool machine_launch(Machine *k, const Launch *launch) {
    k->launch = *launch;
    k->failed = false;
    k->schedule.steps = 0;
    k->schedule.sync = (SyncQuery){0};
    k->schedule.trace_line = (SourceLine){0};
    k->mem.workspace = 0;
    uint32_t row = k->kernels.of_sym[launch->kernel];
    for (int i = 0; i < 3 && launch->cluster[0] == 0; i++) {
        uint32_t said = row ? k->kernels.kernel.at[row - 1].cluster[i] : 0;
        k->launch.cluster[i] = said ? said : 1;
    }
    shared_select(k);
    if (!launch_valid(k)) return false;
    trace_meet(k);
    const FnCode *fn = fn_code(k, launch->kernel);
    if (!fn || !k->front->decode_reached(k)) return false;
    machine_params_fill(k);
    uint64_t size = k->mem.shared.size;
    uint32_t objects = k->mem.shared_object.n;
    if (launch->shared) {
        Object o = {.off = k->mem.shared_dynamic, .size = launch->shared, .name = "dynamic shared memory"};
        arena_reserve(&k->mem.shared, k->mem.shared_dynamic + launch->shared);
        memset(k->mem.shared.state + size, BYTE_HOLE, k->mem.shared_dynamic - size);
        memset(k->mem.shared.state + k->mem.shared_dynamic, BYTE_LIVE, launch->shared);
        k->mem.shared.size = k->mem.shared_dynamic + launch->shared;
        vec_push(&k->mem.shared_object, o);
    }
    if (k->opt.global_races) global_race_begin(k);
    bool ok = run_grid(k, fn);
    k->mem.shared.size = size;
    k->mem.shared_object.n = objects;
    return ok;
}
