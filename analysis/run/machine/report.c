/* report.c: error messages of a launch: which thread, where in the source, which object; where all threads
 * are. */
#include <stdarg.h>

#include "analysis/run/machine/machine.h"

void thread_print(Out *o, const Thread *t) {
    out_format(o, "thread (%u,%u,%u) of block (%u,%u,%u)", t->tid[0], t->tid[1], t->tid[2], t->cta->id[0],
               t->cta->id[1], t->cta->id[2]);
}

/* Adds a note for each of the innermost calls on the stack of t, at most seven, at the call instruction. */
static void note_callers(const Machine *k, const Thread *t) {
    for (uint32_t i = t->frame.n; i-- > 1 && t->frame.n - i < 8;) {
        const CallFrame *f = &t->frame.at[i - 1];
        Out name;
        out_init(&name, NULL);
        symbol_print(&name, k, t->frame.at[i].fn->sym);
        out_char(&name, '\0');
        place_note(k, place_of_frame(f, f->pc - 1), "%s is called here", name.buf);
        out_free(&name);
    }
}

void report_error(Exec *e, const char *format, ...) {
    Machine *k = e->k;
    Thread *t = e->t;
    char text[1024];
    Out who;
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    k->failed = true;
    out_init(&who, NULL);
    thread_print(&who, t);
    out_char(&who, 0);
    if (t->frame.n) {
        const CallFrame *f = &t->frame.at[t->frame.n - 1];
        uint32_t pc =
            e->c >= f->fn->code.at && e->c < f->fn->code.at + f->fn->code.n ? (uint32_t)(e->c - f->fn->code.at) : f->pc;
        place_error(k, place_of_frame(f, pc), "%s: %s", who.buf, text);
        note_callers(k, t);
    } else {
        diag_error(k->diag, SRC_NONE, "%s: %s", who.buf, text);
    }
    out_free(&who);
}

/* Reports whether a cell of the IR value v has undefined bits in this frame. */
static bool value_undefined(const Exec *e, const CallFrame *f, ValueId v) {
    const Slot *s = e->t->slot.at + f->base + f->fn->slot[v];
    uint32_t n = type_cells(e->k->m, e->k->m->sym.at[f->fn->sym].fn->inst.at[v].type);
    for (uint32_t i = 0; i < n; i++)
        if (s[i].u) return true;
    return false;
}

/* Returns the instruction or parameter that is the origin of the undefined value that v uses: follows undefined
 * operands backwards, at most 64 steps, through the current values of the frame, and stops at a load. Returns v if no
 * operand is undefined. */
static ValueId origin_of(const Exec *e, const CallFrame *f, ValueId v) {
    const Fn *fn = e->k->m->sym.at[f->fn->sym].fn;
    for (unsigned steps = 0; steps < 64; steps++) {
        ValueId next = v;
        if (steps && inst_at(fn, v)->op == OP_LOAD) break;
        for (uint32_t i = 0; i < inst_at(fn, v)->nopnd && next == v; i++) {
            Ref r = inst_op(fn, v, i);
            if (ref_is(r, REF_VALUE) && value_undefined(e, f, ref_index(r))) next = ref_index(r);
        }
        if (next == v) break;
        v = next;
    }
    return v;
}

void report_undefined(Exec *e, const char *what) {
    const Thread *t = e->t;
    const CallFrame *f = t->frame.n ? &t->frame.at[t->frame.n - 1] : NULL;
    const Fn *fn = f ? e->k->m->sym.at[f->fn->sym].fn : NULL;
    report_error(e, "%s", what);
    if (!fn || !f->fn->slot || e->c < f->fn->code.at || e->c >= f->fn->code.at + f->fn->code.n) return;
    ValueId v = f->fn->where.at[e->c - f->fn->code.at], from = origin_of(e, f, v);
    if (from == v || from < fn->nparam) return;
    place_note(e->k, (CodePlace){f->fn, from},
               inst_at(fn, from)->op == OP_LOAD ? "it was loaded here from uninitialised memory"
                                                : "it became undefined here");
}

/* Appends the name, the space and the size of an object. */
static void object_print(Out *o, const Machine *k, const Object *b, uint8_t space) {
    if (b->name) out_str(o, b->name);
    else if (b->heap) out_str(o, "the memory from malloc");
    else k->front->object_print(o, k, b);
    out_format(o, " (%s, %llu bytes)", run_space_name[space], (unsigned long long)b->size);
}

/* Returns the objects that thread e->t accesses in a space, and sets *run to its enum RunSpace. Unknown and generic
 * spaces count as global. */
static const Objects *space_objects(const Exec *e, uint32_t space, uint8_t *run) {
    const Machine *k = e->k;
    switch (space) {
    case SPACE_SHARED:
    case SPACE_CLUSTER: *run = RUN_SHARED; return &k->mem.shared_object;
    case SPACE_CONST: *run = RUN_CONST; return &k->mem.const_object;
    case SPACE_LOCAL: *run = RUN_LOCAL; return &e->t->object;
    case SPACE_PARAM: *run = RUN_PARAM; return &k->mem.param_object;
    default: *run = RUN_GLOBAL; return &k->mem.global_object;
    }
}

/* Returns the space in whose window a generic address lies: SPACE_SHARED in the memory of the executing block,
 * SPACE_CLUSTER in that of another block, SPACE_GLOBAL outside of all windows. */
static uint32_t window_of(const Exec *e, uint64_t address) {
    static const uint8_t window[] = {SPACE_SHARED, SPACE_CLUSTER, SPACE_LOCAL, SPACE_CONST, SPACE_PARAM};
    for (unsigned i = 0; i < sizeof window; i++)
        if (address_in(e, window[i], address)) return window[i];
    return SPACE_GLOBAL;
}

/* Reports whether the launch gives no bytes of dynamic shared memory, although the module has an array that begins
 * there. */
static bool dynamic_forgotten(const Machine *k) {
    if (k->launch.shared) return false;
    each_sym(k->m, s) {
        const Sym *y = &k->m->sym.at[s];
        if (y->kind == SYM_VAR && y->space == SPACE_SHARED && k->mem.sym_addr[s] == k->mem.shared_dynamic) return true;
    }
    return false;
}

void report_access(Exec *e, uint32_t space, uint64_t address, uint64_t bytes, enum AccessMode how) {
    static const char *const verb[] = {"load", "store", "atomic operation"};
    const Machine *k = e->k;
    uint32_t in = space == SPACE_GENERIC ? window_of(e, address) : space;
    uint8_t run;
    const Objects *list = space_objects(e, in, &run);
    uint64_t off = space == SPACE_GENERIC ? generic_to_space(k, in, address) : address;
    if (in == SPACE_GLOBAL) off -= k->mem.global_base;
    const Object *o = object_near(list, off);
    Out text;
    out_init(&text, NULL);
    out_format(&text, "%s of %llu byte%s at 0x%llx: ", verb[how], (unsigned long long)bytes, bytes == 1 ? "" : "s",
               (unsigned long long)address);
    if (o && (o->dead && off + bytes <= o->off + o->size)) {
        object_print(&text, k, o, run);
        out_str(&text, " is no longer alive");
    } else if (space == SPACE_SHARED && address >= WINDOW_SIZE && address < CLUSTER_WINDOW) {
        out_format(&text, "shared memory of block %llu of the cluster, which only shared::cluster can access",
                   (unsigned long long)(address / WINDOW_SIZE - 1));
    } else if (run == RUN_SHARED && off >= k->mem.shared_dynamic && dynamic_forgotten(k)) {
        out_str(&text, "dynamic shared memory, of which this launch gives none (-shared BYTES)");
    } else if (o && off < o->off + o->size + 65536 + o->size / 2) {
        out_format(&text, "out of bounds, %llu bytes past the start of ", (unsigned long long)(off - o->off));
        object_print(&text, k, o, run);
    } else if (space != SPACE_GENERIC && window_of(e, address) != SPACE_GLOBAL && window_of(e, address) != in) {
        out_format(&text, "wrong space: not a %s address, but a generic address of %s memory", space_name(space),
                   space_name(window_of(e, address)));
    } else if (space != SPACE_GENERIC && space != SPACE_GLOBAL && address >= k->mem.global_base &&
               address - k->mem.global_base < k->mem.global.size) {
        const Object *g = object_near(&k->mem.global_object, address - k->mem.global_base);
        out_format(&text, "wrong space: not a %s address, but an address of global memory", space_name(space));
        if (g) out_str(&text, ": "), object_print(&text, k, g, RUN_GLOBAL);
    } else if (run == RUN_LOCAL && off >= e->t->local.size && off < WINDOW_SIZE) {
        out_str(&text, "beyond the top of the stack: the function has returned");
    } else if (space == SPACE_GENERIC && address == 0) {
        out_str(&text, "null pointer");
    } else {
        out_format(&text, "no object of %s memory at this address", run_space_name[run]);
        if (address < WINDOW_SIZE && (space == SPACE_GENERIC || space == SPACE_GLOBAL))
            out_str(&text, " (an address of shared, local or constant memory that was not cast?)");
    }
    out_char(&text, 0);
    report_error(e, "%s", text.buf);
    if (o && o->heap && o->fn) place_note(k, (CodePlace){k->functions.of[o->fn], o->inst}, "allocated here");
    if (o && o->dead && o->dead_fn && o->heap)
        place_note(k, (CodePlace){k->functions.of[o->dead_fn], o->dead_inst}, "freed here");
    out_free(&text);
}

/* ------------------------------------------------------------------------------------- all threads */

/* Appends what a thread waits for, which must be a barrier, an operation of a warp or an mbarrier. */
static void wait_print(const Machine *k, Out *o, const Thread *t) {
    if (t->state == TH_MBARRIER) k->device->wait_print(o, t);
    else if (t->state == TH_WARP)
        out_format(o, "an operation of the warp with the lanes 0x%08x", (unsigned)t->wait.mask);
    else if (t->state == TH_GROUP) out_str(o, "the lanes that execute activemask with it");
    else out_str(o, t->state == TH_BARRIER ? "a barrier" : "the barrier of the cluster");
}

/* Reports the waiting threads of a block, in which no thread can run, with one message for each operation in which they
 * wait. The message is an error if *reported is false, else a note; then sets *reported. */
static void report_waiting(Machine *k, const Cta *b, bool *reported) {
    bool *seen = mem_alloc(b->nthread * sizeof *seen);
    for (uint32_t i = 0; i < b->nthread; i++) {
        const Thread *t = &b->thread[i];
        uint32_t n = 0;
        if (t->state == TH_DONE || seen[i]) continue;
        for (uint32_t j = i; j < b->nthread; j++)
            if (b->thread[j].state != TH_DONE && b->thread[j].wait.op == t->wait.op) seen[j] = true, n++;
        CodePlace at = place_of_thread(t);
        Out text;
        out_init(&text, NULL);
        out_format(&text, "%u thread%s of block (%u,%u,%u), first (%u,%u,%u), wait%s here for ", n, n == 1 ? "" : "s",
                   b->id[0], b->id[1], b->id[2], t->tid[0], t->tid[1], t->tid[2], n == 1 ? "s" : "");
        wait_print(k, &text, t);
        out_char(&text, 0);
        if (*reported) place_note(k, at, "%s", text.buf);
        else place_error(k, at, "deadlock: %s", text.buf);
        out_free(&text);
        *reported = true;
    }
    free(seen);
}

void report_deadlock(Machine *k, const Cluster *c) {
    bool reported = false;
    for (uint32_t r = 0; r < c->ncta; r++)
        if (c->cta[r]->live) report_waiting(k, c->cta[r], &reported);
    k->failed = true;
}

/* A place where threads are: in the same state at the same position in the source. */
typedef struct ThreadPlace {
    CodePlace at;
    uint32_t src, threads, ranges; /* src: of the place */
    uint8_t state;
    const Thread *one; /* any of the threads */
    const Cta *block;  /* the range of warps that is collected */
    uint32_t first, last;
    Out text; /* the ranges before it */
} ThreadPlace;
typedef VEC(ThreadPlace) ThreadPlaces;

/* Appends the collected range of warps to p->text; after three ranges only p->ranges grows. */
static void range_put(ThreadPlace *p) {
    enum { RANGES = 3 };
    const uint32_t *b = p->block->id;
    if (p->ranges++ >= RANGES) return;
    out_str(&p->text, p->ranges > 1 ? ", " : "");
    out_format(&p->text, p->first == p->last ? "warp %u" : "warps %u to %u", p->first, p->last);
    out_format(&p->text, " of block (%u,%u,%u)", b[0], b[1], b[2]);
}

/* Adds a thread to the ThreadPlace of its source position and state, which is made if necessary. The thread must not
 * have ended, and threads must be added in the order of their blocks and warps. */
static void place_add(const Machine *k, ThreadPlaces *list, const Thread *t) {
    const CallFrame *f = &t->frame.at[t->frame.n - 1];
    CodePlace at = t->state == TH_RUN ? place_of_frame(f, f->pc) : place_of_thread(t);
    uint32_t i = 0, src = place_src(k, at);
    while (i < list->n && (list->at[i].src != src || list->at[i].state != t->state)) i++;
    if (i == list->n) {
        vec_push(list, ((ThreadPlace){.at = at,
                                      .src = src,
                                      .state = t->state,
                                      .one = t,
                                      .block = t->cta,
                                      .first = t->warp,
                                      .last = t->warp}));
        out_init(&list->at[i].text, NULL);
    }
    ThreadPlace *p = &list->at[i];
    p->threads++;
    if (p->block == t->cta && t->warp <= p->last + 1) {
        p->last = t->warp;
        return;
    }
    range_put(p);
    p->block = t->cta, p->first = p->last = t->warp;
}

/* Prints the note on one ThreadPlace: how many threads are there, in which state, and which warps. */
static void note_place(const Machine *k, const ThreadPlace *p) {
    bool one = p->threads == 1;
    Out state;
    out_init(&state, NULL);
    out_str(&state, p->state == TH_RUN ? (one ? "is here" : "are here") : one ? "waits here for " : "wait here for ");
    if (p->state != TH_RUN) wait_print(k, &state, p->one);
    out_char(&state, 0);
    place_note(k, p->at, "%u thread%s %s: %s", p->threads, one ? "" : "s", state.buf, p->text.buf);
    out_free(&state);
}

void report_places(const Machine *k, Cluster *const *cluster, uint32_t n) {
    ThreadPlaces list = {0};
    SourceLine line;
    for (uint32_t c = 0; c < n; c++)
        for (uint32_t r = 0; r < cluster[c]->ncta; r++)
            for (uint32_t i = 0; i < cluster[c]->cta[r]->nthread; i++)
                if (cluster[c]->cta[r]->thread[i].state != TH_DONE) place_add(k, &list, &cluster[c]->cta[r]->thread[i]);
    /* a message has at most a dozen lines */
    uint32_t others = 0, most = list.n && k->front->source_line(k, list.at[0].at, 0, &line) ? 2 : 3;
    for (uint32_t i = 0; i < list.n; i++) {
        ThreadPlace *p = &list.at[i];
        range_put(p);
        if (p->ranges > 3) out_format(&p->text, " and others");
        out_char(&p->text, 0);
        if (i < most) note_place(k, p);
        else others += p->threads;
        out_free(&p->text);
    }
    if (others)
        diag_note(k->diag, SRC_NONE, "%u more threads are at %u other places", others, (unsigned)(list.n - most));
    vec_free(&list);
}
