/* machine.c: the device: symbols in their places, launches, the schedule.
 *
 * Blocks are resident as long as their threads number no more than RESIDENT; they take turns, and in a turn
 * of its block every thread that can run executes a quantum of operations. With a seed, quanta, order of
 * threads and bases of the windows are drawn by chance from it, so every seed is one reproducible
 * interleaving.
 */
#include "analysis/run/ptx/ptx.h"
#include "analysis/run/ops/tensor_memory.h"

enum { RESIDENT = 8192, QUANTUM = 5000, SEEDED_QUANTUM = 60 };

uint32_t random_below(Machine *k, uint32_t n) {
    k->random ^= k->random << 13;
    k->random ^= k->random >> 7;
    k->random ^= k->random << 17;
    return n ? (uint32_t)((k->random >> 11) % n) : 0;
}

/* ------------------------------------------------------------------------------------------- the device */

static char *object_name(Machine *k, const char *format, const char *name) {
    Out o;
    out_init(&o, NULL);
    out_format(&o, format, name);
    out_char(&o, 0);
    vec_push(&k->names, o.buf);
    return o.buf;
}

static void place_symbol(Machine *k, SymId s) {
    Module *m = k->m;
    const Sym *y = &m->sym.at[s];
    uint64_t size = type_size(m, y->type), align = y->align ? UINT64_C(1) << (y->align - 1)
        : type_align(m, y->type);
    Object o = {.size = size, .name = object_name(k, "@%s", str_get(m, y->name))};
    if (align < 1) align = 1;
    /* dynamic: placed behind the others */
    if (y->space == SPACE_SHARED && !y->defined && size == 0) return;
    switch (y->space) {
    case SPACE_SHARED: k->sym_addr[s] = arena_push(&k->shared, &k->shared_object, o, align, BYTE_LIVE); break;
    case SPACE_CONST: k->sym_addr[s] = arena_push(&k->konst, &k->const_object, o, align, BYTE_LIVE); break;
    default:
        k->sym_addr[s] = k->global_base + arena_push(&k->global, &k->global_object, o, align,
                                                     y->constant ? BYTE_CONST : BYTE_LIVE);
        break;
    }
}

static void place_dynamic(Machine *k) {
    uint64_t align = 16;
    each_sym(k->m, s) {
        const Sym *y = &k->m->sym.at[s];
        if (y->kind == SYM_VAR && y->space == SPACE_SHARED && y->align &&
            UINT64_C(1) << (y->align - 1) > align) align = UINT64_C(1) << (y->align - 1);
    }
    uint64_t at = k->shared.size ? (k->shared.size + 16 + align - 1) / align * align : 0;
    k->shared_dynamic = at;
    each_sym(k->m, s) {
        const Sym *y = &k->m->sym.at[s];
        if (y->kind == SYM_VAR && y->space == SPACE_SHARED && k->sym_addr[s] == UINT64_MAX)
            k->sym_addr[s] = at;
    }
}

static bool initialise(Machine *k, SymId s) {
    const Sym *y = &k->m->sym.at[s];
    if (!y->defined || y->space == SPACE_SHARED) return true;
    bool konst = y->space == SPACE_CONST;
    Arena *a = konst ? &k->konst : &k->global;
    uint64_t off = k->sym_addr[s] - (konst ? 0 : k->global_base);
    if (ref_is_undef(k->m, y->init)) return true;
    if (constant_store(k, a, off, y->init)) return true;
    diag_error(k->diag, y->src, "the initialiser of @%s cannot be computed", str_get(k->m, y->name));
    return false;
}

Machine *machine_new(Module *m, Diag *d, const RunOptions *options) {
    Machine *k = mem_alloc(sizeof *k);
    k->m = m;
    k->diag = d;
    k->opt = *options;
    k->random = options->seed * UINT64_C(0x9e3779b97f4a7c15);
    uint64_t step[4] = {0};
    for (int i = 0; i < 4 && options->seed; i++) step[i] = random_below(k, 4096) * WINDOW_SIZE;
    k->param_base = UINT64_C(0x7f1000000000) + step[0];
    k->global_base = UINT64_C(0x7f2000000000);
    k->shared_base = UINT64_C(0x7f4000000000) + step[1];
    k->local_base = UINT64_C(0x7f6000000000) + step[2];
    k->const_base = UINT64_C(0x7f8000000000) + step[3];
    k->global.space = RUN_GLOBAL, k->konst.space = RUN_CONST, k->param.space = RUN_PARAM,
        k->shared.space = RUN_SHARED;
    k->sym_addr = mem_alloc(m->sym.n * sizeof *k->sym_addr);
    k->fn = mem_alloc(m->sym.n * sizeof *k->fn);
    kernel_table_build(&k->kernels, m);
    if (options->counts) k->profile = profile_new();
    bool ok = true;
    each_sym(m, s) {
        k->sym_addr[s] = UINT64_MAX;
        if (m->sym.at[s].kind == SYM_VAR && type_is_sized(m, m->sym.at[s].type)) place_symbol(k, s);
    }
    place_dynamic(k);
    each_sym(m, s)
        if (m->sym.at[s].kind == SYM_VAR && k->sym_addr[s] != UINT64_MAX) ok &= initialise(k, s);
    arena_reserve(&k->global, k->global.size), arena_reserve(&k->konst, k->konst.size),
        arena_reserve(&k->shared, k->shared.size);
    if (ok) return k;
    machine_free(k);
    return NULL;
}

void machine_free(Machine *k) {
    for (SymId s = 0; s < k->m->sym.n; s++)
        if (k->fn[s]) fn_code_free(k->fn[s]);
    for (uint32_t i = 0; i < k->names.n; i++) free(k->names.at[i]);
    arena_free(&k->global), arena_free(&k->konst), arena_free(&k->param), arena_free(&k->shared);
    vec_free(&k->global_object), vec_free(&k->const_object), vec_free(&k->shared_object),
        vec_free(&k->param_object);
    vec_free(&k->names);
    vec_free(&k->decoded);
    vec_free(&k->reached);
    kernel_table_free(&k->kernels);
    profile_free(k->profile);
    vec_free(&k->texture);
    free(k->far), free(k->far_release);
    free(k->sym_addr);
    free(k->fn);
    free(k);
}

typedef struct LinedSite { uint32_t line, site; } LinedSite;

static int line_order(const void *a, const void *b) {
    const LinedSite *x = a, *y = b;
    return x->line != y->line ? (x->line < y->line ? -1 : 1) : x->site < y->site ? -1 : x->site > y->site;
}

static void lines_add(LineCounts *to, const SiteCount *s) {
    to->steps += s->steps, to->accesses += s->accesses, to->generic += s->generic;
    to->sectors += s->sectors, to->conflicts += s->conflicts, to->cycles += s->cycles;
}

void machine_lines(const Machine *k, void (*f)(void *context, uint32_t line, const LineCounts *c),
    void *context) {
    uint32_t n, column;
    if (!k->profile || !k->m->source.text) return;
    const SiteCount *site = profile_sites(k->profile, &n);
    LinedSite *order = mem_alloc((n + 1) * sizeof *order);
    for (uint32_t i = 0; i < n; i++) {
        order[i].site = i;
        diag_position(&k->m->source, site_src(k, i), &order[i].line, &column);
    }
    qsort(order, n, sizeof *order, line_order);
    for (uint32_t i = 0; i < n;) {
        LineCounts sum = {0};
        uint32_t line = order[i].line;
        for (; i < n && order[i].line == line; i++) lines_add(&sum, &site[order[i].site]);
        if (sum.steps) f(context, line, &sum);
    }
    free(order);
}

bool machine_check(Machine *k) {
    bool ok = true;
    each_sym(k->m, s)
        if (k->m->sym.at[s].fn || (k->ptx && k->ptx->fn_of[s])) ok &= fn_code(k, s) != NULL;
    return ok && ptx_decode_reached(k);
}

const RunCounts *machine_counts(const Machine *k) { return &k->count; }

uint64_t machine_alloc(Machine *k, uint64_t bytes, const char *name) {
    Object o = {.size = bytes, .name = object_name(k, "buffer %s", name)};
    return k->global_base + arena_push(&k->global, &k->global_object, o, 256, BYTE_LIVE);
}

static Arena *host_arena(Machine *k, uint64_t address, uint64_t bytes, uint64_t *off) {
    bool konst = address - k->const_base < WINDOW_SIZE;
    Arena *a = konst ? &k->konst : &k->global;
    const Objects *list = konst ? &k->const_object : &k->global_object;
    *off = address - (konst ? k->const_base : k->global_base);
    Object *o = object_near(list, *off);
    return o && *off - o->off <= o->size && bytes <= o->size - (*off - o->off) ? a : NULL;
}

bool machine_write(Machine *k, uint64_t address, const void *from, uint64_t bytes) {
    uint64_t off;
    Arena *a = host_arena(k, address, bytes, &off);
    if (!a) return false;
    memcpy(a->byte + off, from, bytes);
    memset(a->undef + off, 0, bytes);
    return true;
}

bool machine_read(Machine *k, uint64_t address, void *to, void *undefined, uint64_t bytes) {
    uint64_t off;
    Arena *a = host_arena(k, address, bytes, &off);
    if (!a) return false;
    for (uint64_t i = 0; i < bytes; i++) ((uint8_t *)to)[i] = a->byte[off + i] & (uint8_t)~a->undef[off + i];
    memcpy(undefined, a->undef + off, bytes);
    return true;
}

bool machine_symbol(Machine *k, const char *name, uint64_t *address, uint64_t *bytes) {
    StrId id = str_find(k->m, name, strlen(name));
    SymId s = id ? sym_find(k->m, id) : 0;
    if (!s || k->m->sym.at[s].kind != SYM_VAR || k->m->sym.at[s].space == SPACE_SHARED ||
        k->sym_addr[s] == UINT64_MAX) return false;
    *address = k->m->sym.at[s].space == SPACE_CONST ? k->const_base + k->sym_addr[s] : k->sym_addr[s];
    *bytes = type_size(k->m, k->m->sym.at[s].type);
    return true;
}

/* ------------------------------------------------------------------------------------------- parameters */

bool machine_param(Machine *k, SymId kernel, uint32_t i, uint64_t *offset, uint64_t *bytes, TypeId *type) {
    Module *m = k->m;
    TypeId fn = m->sym.at[kernel].type;
    uint64_t at = 0;
    for (uint32_t p = 0; p + 1 < type_at(m, fn)->nelem; p++) {
        TypeId t = type_elem(m, fn, p + 1);
        AttrSetId set = attr_list_at(m, m->sym.at[kernel].attrs, ATTR_PARAM0 + p);
        const Attr *byval = attr_find(m, set, "byval");
        uint64_t align;
        if (byval && byval->form == ATTR_TYPE) t = byval->type;
        align = type_align(m, t);
        if (byval) align = attr_int(m, set, "align", align);
        at = (at + align - 1) / align * align;
        *offset = at, *bytes = type_size(m, t), *type = t;
        if (p == i) return true;
        at += *bytes;
    }
    return false;
}

static void params_fill(Machine *k) {
    Module *m = k->m;
    uint64_t offset, bytes, end = 0;
    TypeId type;
    k->param.size = 0;
    k->param_object.n = 0;
    for (uint32_t i = 0; machine_param(k, k->launch.kernel, i, &offset, &bytes, &type); i++) {
        arena_reserve(&k->param, offset + bytes);
        memset(k->param.state + end, BYTE_HOLE, offset - end);
        memset(k->param.state + offset, BYTE_LIVE, bytes);
        memset(k->param.undef + offset, 0, bytes);
        memcpy(k->param.byte + offset, k->launch.params + offset, bytes);
        bool byval = !k->ptx && param_has_attr(m, m->sym.at[k->launch.kernel].attrs, i, "byval");
        Object o = {.off = offset, .size = bytes, .name = "a kernel parameter",
                    .writable = byval && !param_is_grid_constant(&k->kernels, m, k->launch.kernel, i)};
        vec_push(&k->param_object, o);
        k->param.size = end = offset + bytes;
    }
}

/* The parameters as the kernel's first slots: scalars by value, byval ones as the address in the parameter
 * space. */
static void kernel_slots(Machine *k, Thread *t, const FnCode *fn) {
    Module *m = k->m;
    uint64_t offset, bytes;
    uint32_t at = 0, byval = 0, cell;
    TypeId type;
    Leaves leaves = {0};
    for (uint32_t i = 0; machine_param(k, k->launch.kernel, i, &offset, &bytes, &type); i++) {
        if (byval < fn->byval.n && fn->byval.at[byval].slot == at) {
            bool typed = fn->byval.at[byval++].space == SPACE_PARAM;
            t->slot.at[at++] = (Slot){typed ? offset : k->param_base + offset, 0};
            continue;
        }
        leaves.n = 0;
        cell = 0;
        scalar_leaves(m, type, offset, &cell, &leaves);
        for (uint32_t j = 0; j < leaves.n; j++)
            for (uint32_t w = 0; w < type_cells(m, leaves.at[j].type); w++) {
                uint64_t v;
                memcpy(&v, k->param.byte + leaves.at[j].offset + 8 * w, 8);
                t->slot.at[at++] = (Slot){v & ONES(cell_bits(m, leaves.at[j].type, w)), 0};
            }
    }
    vec_free(&leaves);
}

/* ------------------------------------------------------------------------------------------- blocks */

static void thread_start(Machine *k, Cta *b, uint32_t id, const FnCode *fn) {
    Thread *t = &b->thread[id];
    const uint32_t *n = k->launch.block;
    *t = (Thread){.cta = b, .id = id, .lane = id % 32, .warp = id / 32, .since = 1};
    t->tid[0] = id % n[0], t->tid[1] = id / n[0] % n[1], t->tid[2] = id / n[0] / n[1];
    t->local.space = RUN_LOCAL;
    Exec e = {.k = k, .t = t};
    exec_enter(&e, fn, 0);
    if (!fn->ptx) kernel_slots(k, t, fn);
    else if (ptx_enter(&e, fn, 0) == UINT64_MAX) t->state = TH_DONE;
}

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
    arena_reserve(&b->shared, k->shared.size);
    memcpy(b->shared.state, k->shared.state, k->shared.size);
    memset(b->shared.undef, 0xff, k->shared.size);
    b->shared.size = k->shared.size;
    b->race = mem_alloc((k->shared.size + 1) * sizeof *b->race);
    b->thread = mem_alloc(b->nthread * sizeof *b->thread);
    for (uint32_t i = 0; i < b->nthread; i++) thread_start(k, b, i, fn);
    return b;
}

static void thread_stop(Thread *t) {
    vec_free(&t->frame), vec_free(&t->slot), vec_free(&t->object), vec_free(&t->copy);
    arena_free(&t->local);
    if (t->param) arena_free(t->param);
    free(t->param);
    t->param = NULL;
}

static void cta_stop(Machine *k, Cta *b) {
    profile_block_end(k, b);
    for (uint32_t i = 0; i < b->nthread; i++) thread_stop(&b->thread[i]);
    arena_free(&b->shared);
    free(b->tmem);
    free(b->race);
    free(b->thread);
    free(b);
}

/* The blocks of a cluster stand together in the grid, a box of cluster[0] x cluster[1] x cluster[2]. */
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

static void cluster_stop(Machine *k, Cluster *c) {
    for (uint32_t r = 0; r < c->ncta; r++) cta_stop(k, c->cta[r]);
    free(c->cta);
    free(c);
}

/* ------------------------------------------------------------------------------------------- the schedule */

static void thread_leaves(Machine *k, Thread *t) {
    Cta *b = t->cta;
    copies_end(&(Exec){.k = k, .t = t});
    thread_stop(t);
    b->cluster->expired = 0;
    b->live--;
    b->cluster->live--;
    if (b->live == 0 && !tmem_end(k, b)) k->failed = true;
    barrier_check(k, b);
    warp_check(k, b, t->warp);
}

static bool traced(const Machine *k, const Thread *t) {
    return k->opt.trace && memcmp(t->cta->id, k->opt.trace_block, sizeof t->cta->id) == 0 &&
           memcmp(t->tid, k->opt.trace_thread, sizeof t->tid) == 0;
}

/* An instruction, in the words of the source, and what comes out of it: the cells of its result, '?' where
 * they have undefined bits. It may be several operations: the trace speaks of the first and of the last. */
static void trace_before(Machine *k, const FnCode *fn, ValueId v) {
    uint32_t line = 0, column = 0, src = code_src(k, fn, v);
    const char *at = k->m->source.text ? k->m->source.text + src : "";
    if (k->m->source.text) diag_position(&k->m->source, src, &line, &column);
    fprintf(k->opt.out, "trace %s:%u: %.*s", k->m->source.name, line, (int)strcspn(at, "\n"), at);
}

static void trace_slot(Machine *k, const Thread *t, uint32_t at, const char *before) {
    Slot s = before ? t->slot.at[at] : (Slot){0, 0};
    if (before) fprintf(k->opt.out, s.u ? " %s?" : " %s0x%llx", before, (unsigned long long)s.v);
}

static void trace_after(Machine *k, const Thread *t, uint32_t base, const FnCode *fn, ValueId v) {
    /* v is a place in the text; the last operation holds the result */
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

/* One operation of a thread that is traced. */
static enum Stop trace_step(Machine *k, Thread *t, Exec *e, uint64_t *budget) {
    const Frame f = t->frame.at[t->frame.n - 1];
    uint32_t depth = t->frame.n;
    ValueId v = f.fn->where.at[f.pc];
    if (f.pc == 0 || f.fn->where.at[f.pc - 1] != v || t->traced != f.pc) trace_before(k, f.fn, v);
    enum Stop stop = exec_run(e, budget);
    const Frame *now = t->frame.n ? &t->frame.at[t->frame.n - 1] : NULL;
    bool on = now && t->frame.n == depth && now->pc == f.pc + 1 && now->fn->where.at[now->pc] == v;
    t->traced = on ? now->pc : UINT32_MAX;
    if (!on && t->frame.n == depth && stop != STOP_ERROR) trace_after(k, t, f.base, f.fn, v);
    else if (!on) fprintf(k->opt.out, "\n");
    return stop;
}

static bool thread_turn(Machine *k, Thread *t) {
    Exec e = {.k = k, .t = t};
    uint64_t quantum = k->random ? 1 + random_below(k, SEEDED_QUANTUM) : QUANTUM;
    bool slow = traced(k, t), lines = k->opt.counts == COUNT_LINES;
    enum Stop stop = STOP_BUDGET;
    for (uint64_t used = 0; used < quantum && stop == STOP_BUDGET;) {
        uint64_t budget = slow || lines ? 1 : quantum, given = budget;
        if (lines) {
            const Frame *f = &t->frame.at[t->frame.n - 1];
            profile_site(k->profile, f->fn->site + f->pc)->steps++;
        }
        stop = slow ? trace_step(k, t, &e, &budget) : exec_run(&e, &budget);
        used += given - budget;
        k->count.steps += given - budget;
        k->launch_steps += given - budget;
        k->clock += given - budget;
        if (budget) break;
    }
    if (stop == STOP_DONE) thread_leaves(k, t);
    return stop != STOP_ERROR && !k->failed;
}

static bool cta_turn(Machine *k, Cta *b, bool *ran) {
    uint32_t first = k->random ? random_below(k, b->nthread) : 0;
    for (uint32_t i = 0; i < b->nthread; i++) {
        Thread *t = &b->thread[first + i < b->nthread ? first + i : first + i - b->nthread];
        if (t->state != TH_RUN) continue;
        *ran = true;
        if (!thread_turn(k, t)) return false;
    }
    group_check(k, b);
    return true;
}

static void waits_for(Out *o, const Thread *t) {
    if (t->state == TH_MBARRIER) mbarrier_print(o, t);
    else out_str(o,
        t->state == TH_BARRIER ? "a barrier" : t->state == TH_CLUSTER ? "the barrier of the cluster"
                 : "an operation of the warp");
}

/* Tells of the threads of a block who waits where, each place once; *told: the error itself has been said. */
static void report_waiting(Machine *k, const Cta *b, bool *told) {
    bool *seen = mem_alloc(b->nthread * sizeof *seen);
    for (uint32_t i = 0; i < b->nthread; i++) {
        const Thread *t = &b->thread[i];
        uint32_t n = 0;
        if (t->state == TH_DONE || seen[i]) continue;
        for (uint32_t j = i; j < b->nthread; j++)
            if (b->thread[j].state != TH_DONE && b->thread[j].wait == t->wait) seen[j] = true, n++;
        const Frame *f = &t->frame.at[t->frame.n - 1];
        uint32_t src = code_src(k, f->fn, f->fn->where.at[f->pc ? f->pc - 1 : 0]);
        Out text;
        out_init(&text, NULL);
        out_format(&text, "of block (%u,%u,%u), %u thread%s, (%u,%u,%u) the first, wait%s here in ",
            b->id[0], b->id[1],
                   b->id[2], n, n == 1 ? "" : "s", t->tid[0], t->tid[1], t->tid[2], n == 1 ? "s" : "");
        waits_for(&text, t);
        out_char(&text, 0);
        if (*told) diag_note(k->diag, src, "%s", text.buf);
        else diag_error(k->diag, src, "deadlock: %s", text.buf);
        out_free(&text);
        *told = true;
    }
    free(seen);
}

/* Somebody waits in the cluster and nobody runs. */
static void report_deadlock(Machine *k, const Cluster *c) {
    bool told = false;
    for (uint32_t r = 0; r < c->ncta; r++)
        if (c->cta[r]->live) report_waiting(k, c->cta[r], &told);
    k->failed = true;
}

/* A wait at an mbarrier may end before the phase does, and its thread do something else that helps: when all
 * wait, these come back without it, but not forever. */
static bool waits_expire(Cluster *c) {
    enum { PATIENCE = 64 };
    bool any = false;
    for (uint32_t r = 0; r < c->ncta && c->expired < PATIENCE; r++)
        for (uint32_t i = 0; i < c->cta[r]->nthread; i++)
            if (c->cta[r]->thread[i].state == TH_MBARRIER) c->cta[r]->thread[i].state = TH_RUN, any = true;
    c->expired += any;
    return any;
}

static bool cluster_turn(Machine *k, Cluster *c) {
    bool ran = false;
    for (uint32_t r = 0; r < c->ncta; r++)
        if (c->cta[r]->live && !cta_turn(k, c->cta[r], &ran)) return false;
    if (ran || c->live == 0) return true;
    for (uint32_t r = 0; r < c->ncta; r++) {
        Cta *b = c->cta[r];
        for (uint32_t i = 0; i < b->nthread; i++)
            if (b->thread[i].state == TH_RUN) return true;           /* group_check woke it */
    }
    if (waits_expire(c)) return true;
    report_deadlock(k, c);
    return false;
}

static bool run_grid(Machine *k, const FnCode *fn) {
    const Launch *l = &k->launch;
    uint32_t per_cluster = l->cluster[0] * l->cluster[1] * l->cluster[2];
    k->clusters = (uint64_t)l->grid[0] * l->grid[1] * l->grid[2] / per_cluster, k->begun = 0;
    uint64_t threads = (uint64_t)l->block[0] * l->block[1] * l->block[2] * per_cluster;
    uint32_t limit = threads >= RESIDENT ? 1 : (uint32_t)(RESIDENT / threads);
    VEC(Cluster *) resident = {0};
    bool ok = true;
    while (ok && (k->begun < k->clusters || resident.n)) {
        while (resident.n < limit && k->begun < k->clusters)
            vec_push(&resident, cluster_start(k, (uint32_t)k->begun++, fn));
        uint32_t kept = 0;
        for (uint32_t i = 0; i < resident.n; i++) {
            Cluster *c = resident.at[i];
            ok = ok && cluster_turn(k, c);
            if (c->live == 0) cluster_stop(k, c);
            else resident.at[kept++] = c;
        }
        resident.n = kept;
        if (ok && k->opt.max_steps && k->launch_steps > k->opt.max_steps) {
            diag_error(k->diag, SRC_NONE, "@%s has not ended after %llu steps",
                       str_get(k->m, k->m->sym.at[l->kernel].name), (unsigned long long)k->opt.max_steps);
            ok = false;
        }
    }
    for (uint32_t i = 0; i < resident.n; i++) cluster_stop(k, resident.at[i]);
    vec_free(&resident);
    return ok && !k->failed;
}

static bool launch_valid(Machine *k) {
    const Launch *l = &k->launch;
    const char *name = str_get(k->m, k->m->sym.at[l->kernel].name);
    uint64_t threads = (uint64_t)l->block[0] * l->block[1] * l->block[2],
        blocks = (uint64_t)l->grid[0] * l->grid[1];
    if (threads == 0 || threads > 1024 || blocks * l->grid[2] == 0 || blocks > UINT32_MAX ||
        blocks * l->grid[2] > UINT32_MAX) {
        diag_error(k->diag, SRC_NONE, "@%s: a block has 1 to 1024 threads, a grid at least one block", name);
        return false;
    }
    for (int i = 0; i < 3; i++)
        if (l->cluster[i] == 0 || l->grid[i] % l->cluster[i] ||
            l->cluster[0] * l->cluster[1] * l->cluster[2] > 16) {
            diag_error(k->diag, SRC_NONE, "@%s: the grid is no multiple of the cluster", name);
            return false;
        }
    if (k->shared_dynamic + l->shared > WINDOW_SIZE) {
        diag_error(k->diag, SRC_NONE, "@%s: too much shared memory", name);
        return false;
    }
    return true;
}

static void trace_meet(Machine *k) {
    bool inside = k->opt.trace;
    for (int i = 0; i < 3; i++)
        inside = inside && k->opt.trace_block[i] < k->launch.grid[i] &&
                 k->opt.trace_thread[i] < k->launch.block[i];
    k->trace_met |= inside;
}

bool machine_traced(const Machine *k) { return k->trace_met; }

bool machine_launch(Machine *k, const Launch *launch) {
    k->launch = *launch;
    k->failed = false;
    k->launch_steps = 0;
    uint32_t row = k->kernels.of_sym[launch->kernel];
    for (int i = 0; i < 3 && launch->cluster[0] == 0; i++) {
        uint32_t said = row ? k->kernels.kernel.at[row - 1].cluster[i] : 0;
        k->launch.cluster[i] = said ? said : 1;
    }
    if (!launch_valid(k)) return false;
    trace_meet(k);
    const FnCode *fn = fn_code(k, launch->kernel);
    if (!fn || !ptx_decode_reached(k)) return false;
    params_fill(k);
    uint64_t size = k->shared.size;
    uint32_t objects = k->shared_object.n;
    if (launch->shared) {
        Object o = {.off = k->shared_dynamic, .size = launch->shared, .name = "dynamic shared memory"};
        arena_reserve(&k->shared, k->shared_dynamic + launch->shared);
        memset(k->shared.state + size, BYTE_HOLE, k->shared_dynamic - size);
        memset(k->shared.state + k->shared_dynamic, BYTE_LIVE, launch->shared);
        k->shared.size = k->shared_dynamic + launch->shared;
        vec_push(&k->shared_object, o);
    }
    if (k->opt.global_races) far_race_begin(k);
    bool ok = run_grid(k, fn);
    k->shared.size = size;
    k->shared_object.n = objects;
    return ok;
}
