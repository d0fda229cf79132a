/* synccheck.c: finds synchronisation that only works because the threads that are missing have ended.
 *
 * PTX does not let a barrier, or an operation of a warp, wait for threads that have ended, so a thread may return
 * early: "if (i >= n) return; ... __syncthreads(); ...". But "if (t < 16) __syncthreads(); x[t] = 1;" is a
 * mistake, although the other threads end too. The difference is that there the missing threads executed something
 * that the waiting threads have still to execute, whichever way they go. If no thread does anything after the
 * barrier, that is a mistake too.
 *
 * The code that a thread executed last is the straight code from the target of the last branch that it took. The code
 * before the branch is unknown, so the check may miss a mistake; it also misses those in functions that are called,
 * and some in loops. */
#include "analysis/run/machine/machine.h"

/* Returns the operation that is always executed after operation pc: the next one, or the target of a jump. Returns
 * UINT32_MAX for a branch, a switch, and an operation that ends the function or the thread. */
static uint32_t next_straight(const FnCode *fn, uint32_t pc) {
    const DecodedOp *c = &fn->code.at[pc];
    switch (c->op) {
    case C_JUMP: return c->x;
    case C_BRANCH:
    case C_SWITCH:
    case C_RET: return UINT32_MAX;
    default: return pc + 1 < fn->code.n && !(c->op == C_CALL_OUT && c->fn == exit_op) ? pc + 1 : UINT32_MAX;
    }
}

/* Reports whether an operation counts as work of the thread: whether it is more than a jump, move,
 * truncation in place, or return. */
static bool is_work(const DecodedOp *c) {
    bool normalises = c->op == C_TRUNC && c->dst == c->a; /* the upper half of a narrow result */
    return !normalises && c->op != C_JUMP && c->op != C_MOVE && c->op != C_MOVES && c->op != C_RET;
}

/* Returns the first or, if `first` is false, the last operation with is_work() among pc itself and those that
 * next_straight() gives after it; UINT32_MAX if there is none, or if pc is UINT32_MAX. The number of steps is bounded,
 * because jumps may form a loop. */
static uint32_t straight_work(const FnCode *fn, uint32_t pc, bool first) {
    uint32_t found = UINT32_MAX;
    for (uint32_t steps = 0; pc != UINT32_MAX && steps < fn->code.n; steps++, pc = next_straight(fn, pc))
        if (is_work(&fn->code.at[pc]) && (!first || found == UINT32_MAX)) found = pc;
    return found;
}

/* Marks in `seen`, whose bytes must be 0, the operations that can be reached from pc without passing `without`. Reports
 * whether one of them ends the function or the thread. */
static bool reach(const FnCode *fn, uint32_t pc, uint32_t without, uint8_t *seen) {
    VEC(uint32_t) todo = {0};
    bool ends = false;
    vec_push(&todo, pc);
    while (todo.n) {
        pc = vec_pop(&todo);
        if (pc >= fn->code.n || seen[pc] || pc == without) continue;
        seen[pc] = 1;
        const DecodedOp *c = &fn->code.at[pc];
        uint32_t next = next_straight(fn, pc);
        if (next != UINT32_MAX) vec_push(&todo, next);
        else ends |= c->op != C_BRANCH && c->op != C_SWITCH;
        if (c->op == C_BRANCH) vec_push(&todo, c->b);
        if (c->op == C_BRANCH || c->op == C_SWITCH) vec_push(&todo, c->x);
        for (uint32_t i = 0; c->op == C_SWITCH && i < c->b; i++) vec_push(&todo, fn->cases.at[c->imm + i].target);
    }
    vec_free(&todo);
    return ends;
}

/* Returns the result of a query (SyncQuery.missed): whether every way from the operation after q->pc to the end of the
 * function executes the last work of the thread that ended, and that work does not lead to q->pc again. If the thread
 * did no work after its last branch, that branch is its last work; but then returns true if the straight code after
 * q->pc has no work either. Returns false if the thread did no work and took no branch. */
static bool gone_past(const SyncQuery *q) {
    const FnCode *fn = q->fn;
    uint32_t work = straight_work(fn, q->last.to, false);
    if (work == UINT32_MAX) {
        if (straight_work(fn, q->pc + 1, true) == UINT32_MAX) return true;
        work = q->last.from; /* the branch itself was executed, but maybe in an earlier iteration */
    }
    if (work == UINT32_MAX) return false;
    uint8_t *seen = mem_alloc(fn->code.n);
    bool passes = !reach(fn, q->pc + 1, work, seen);
    memset(seen, 0, fn->code.n);
    reach(fn, work, UINT32_MAX, seen);
    bool loop = seen[q->pc];
    free(seen);
    return passes && !loop;
}

bool sync_missed(Machine *k, const Thread *waits, const Thread *ended) {
    const CallFrame *f = &waits->frame.at[0];
    SyncQuery q = {.fn = f->fn, .pc = f->pc - 1, .ended = ended->ended, .last = ended->last};
    if (k->opt.no_synccheck || ended->ended == UINT32_MAX || f->pc == 0 || f->pc >= f->fn->code.n) return false;
    const SyncQuery *l = &k->schedule.sync;
    if (l->fn == q.fn && l->pc == q.pc && l->ended == q.ended && memcmp(&l->last, &q.last, sizeof q.last) == 0)
        return l->missed;
    q.missed = gone_past(&q);
    k->schedule.sync = q;
    return q.missed;
}

/* Reports whether the warp operation that `ended` executed last is the one in which `waits`
 * waits, with another mask. */
static bool masks_differ(const Thread *waits, const Thread *ended) {
    return ended->wait.op == waits->wait.op && ended->wait.mask != waits->wait.mask;
}

bool sync_missed_lane(Machine *k, const Thread *waits, const Thread *ended) {
    return sync_missed(k, waits, ended) || (!k->opt.no_synccheck && masks_differ(waits, ended));
}

/* Reports as an error "`waits` waits `what` that `ended` `action`", where thread `waits` waits, and adds a note on
 * where thread `ended` ended, if that was in the kernel and not in a callee. */
static void report(Machine *k, const Thread *waits, const Thread *ended, const char *what, const char *action) {
    Out text;
    out_init(&text, NULL);
    thread_print(&text, waits);
    out_format(&text, " waits %s that ", what);
    thread_print(&text, ended);
    out_format(&text, " %s", action);
    out_char(&text, 0);
    place_error(k, place_of_thread(waits), "%s", text.buf);
    if (ended->ended != UINT32_MAX) place_note(k, place_of_frame(&waits->frame.at[0], ended->ended), "it ended here");
    out_free(&text);
}

void sync_report_missed(Machine *k, const Thread *waits, const Thread *ended) {
    report(k, waits, ended, "at a barrier", "has gone past without it");
}

void sync_report_lane(Machine *k, const Thread *waits, const Thread *ended) {
    char what[80], action[80];
    snprintf(what, sizeof what, "for the lanes 0x%08x at an operation of the warp", (unsigned)waits->wait.mask);
    if (masks_differ(waits, ended))
        snprintf(action, sizeof action, "has executed for the lanes 0x%08x", (unsigned)ended->wait.mask);
    else snprintf(action, sizeof action, "has gone past without it");
    report(k, waits, ended, what, action);
}

bool sync_same_place(const Thread *a, const Thread *b) {
    if (a->frame.n != b->frame.n || a->wait.op != b->wait.op) return false;
    for (uint32_t i = 0; i + 1 < a->frame.n; i++)
        if (a->frame.at[i].fn != b->frame.at[i].fn || a->frame.at[i].pc != b->frame.at[i].pc) return false;
    return true;
}
