/* reach.c: the shared variables that a kernel can use. ptxas allocates only those that the kernel and its callees
 * name. The others do not exist when it runs: an access to one is out of bounds, and messages do not name it.
 *
 * All symbols that a body or an initialiser names are followed. A function whose address is taken anywhere may be
 * called by any kernel. */
#include "analysis/run/machine/machine.h"

void reach_symbol(Reach *r, SymId s, bool called) {
    const Sym *y = &r->k->m->sym.at[s];
    if (!called && y->kind == SYM_FUNC) r->taken[s] = 1;
    if (r->seen[s]) return;
    r->seen[s] = 1;
    vec_push(&r->work, s);
}

/* Marks as reached everything that the symbols in r->work name, directly or not, and empties that list. */
static void reach_all(Reach *r) {
    while (r->work.n) r->k->front->reach(r, vec_pop(&r->work));
}

/* Reports whether the module has a shared variable. */
static bool has_shared_variable(const Machine *k) {
    for (uint32_t i = 0; i < k->mem.shared_object.n; i++)
        if (k->mem.shared_object.at[i].var) return true;
    return false;
}

/* Marks in r->seen the symbols that can be reached from the launched kernel, and from all functions whose address is
 * taken anywhere in the module. */
static void reach_kernel(Reach *r, const Machine *k) {
    uint32_t n = k->m->sym.n;
    each_sym(k->m, s) reach_symbol(r, s, true); /* finds the functions whose address is taken */
    reach_all(r);
    memset(r->seen, 0, n);
    memset(r->constant, 0, k->m->constant.n);
    reach_symbol(r, k->launch.kernel, true);
    each_sym(k->m, s)
        if (r->taken[s]) reach_symbol(r, s, true);
    reach_all(r);
}

void shared_select(Machine *k) {
    DeviceMemory *mem = &k->mem;
    if (mem->shared_of == k->launch.kernel || !has_shared_variable(k)) return;
    Reach r = {.k = k, .seen = mem_alloc(k->m->sym.n), .taken = mem_alloc(k->m->sym.n)};
    r.constant = mem_alloc(k->m->constant.n);
    reach_kernel(&r, k);
    for (uint32_t i = 0; i < mem->shared_object.n; i++) {
        Object *o = &mem->shared_object.at[i];
        if (!o->var) continue;
        o->absent = !r.seen[o->var];
        arena_mark(&mem->shared, o->off, o->size, o->absent ? BYTE_HOLE : BYTE_LIVE);
    }
    mem->shared_of = k->launch.kernel;
    free(r.seen), free(r.taken), free(r.constant);
    vec_free(&r.work);
}
