/* globaldce: removes unreferenced functions, variables, aliases and declarations.
 *
 * The roots are kernels, definitions that other modules may reference (with -whole-program: variables only),
 * and the members of appending variables such as llvm.used. Everything that a root references is live,
 * transitively; if one member of a comdat is live, all are. The rest is removed, also functions that only
 * call each other. Metadata and debug records keep nothing alive. Module-level assembly may name any symbol,
 * so its presence disables the pass.
 *
 * Visits every operand, constant and initialiser once. Needs nothing. Keeps the blocks. */
#include "analysis/knobs.h"
#include "transform/pass.h"

/* Which symbols and constants are live. */
typedef struct GlobalLive {
    const Module *m;
    uint8_t *sym, *constant; /* by SymId, ConstId: 1 if it is live */
    SymId *first_member;     /* by comdat; next_member by SymId: lists of the members of each comdat; 0 ends a list */
    SymId *next_member;
    VEC(Ref) work; /* live symbols and constants whose references are not marked yet */
} GlobalLive;

/* Reports whether the symbol is live even if nothing in the module references it. */
static bool is_root(const Pass *p, SymId s) {
    const Sym *y = &p->m->sym.at[s];
    if (!y->defined) return false;
    if (sym_is_kernel(p->kernels, s)) return true;
    switch (y->linkage) {
    case LINK_INTERNAL:
    case LINK_PRIVATE:
    case LINK_AVAILABLE_EXTERNALLY:
    case LINK_LINKONCE:
    case LINK_LINKONCE_ODR:
    case LINK_EXTERN_WEAK: return false;
    case LINK_APPENDING: return true;
    default: return y->kind != SYM_FUNC || !p->knobs->whole_program;
    }
}

/* Reports whether a constant of this kind references others. Most are numbers. */
static bool kind_references(uint8_t kind) {
    return kind == CONST_AGG || kind == CONST_EXPR || kind == CONST_BLOCKADDR || kind == CONST_DSO_LOCAL_EQUIVALENT ||
           kind == CONST_NO_CFI;
}

/* Marks r live, and queues it if it was not and may reference others. Does nothing if r is no symbol or constant. */
static inline void reach(GlobalLive *n, Ref r) {
    if (!ref_is(r, REF_SYM) && !ref_is(r, REF_CONST)) return;
    uint8_t *needed = ref_is(r, REF_SYM) ? &n->sym[ref_index(r)] : &n->constant[ref_index(r)];
    if (*needed) return;
    *needed = 1;
    if (ref_is(r, REF_SYM) || kind_references(const_at(n->m, r)->kind)) vec_push(&n->work, r);
}

/* Marks everything that the constant references. */
static void const_visit(GlobalLive *n, const Const *c) {
    const Module *m = n->m;
    if (c->kind == CONST_AGG || c->kind == CONST_EXPR)
        for (uint32_t i = 0; i < c->n; i++) reach(n, m->const_elem.at[c->first + i]);
    if (c->kind == CONST_BLOCKADDR) reach(n, ref_make(REF_SYM, m->blockaddr.at[c->first].fn));
    if (c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI) reach(n, ref_make(REF_SYM, c->first));
}

/* Marks everything that the instructions of the function reference; debug records do not count. */
static void body_visit(GlobalLive *n, const Fn *f) {
    each_reference(n->m, f, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
        const Ref *op = inst_ops(f, v);
        for (uint32_t i = 0, end = inst_at(f, v)->nopnd; i < end; i++) {
            Ref r = op[i];
            if (ref_is(r, REF_VALUE) || ref_is(r, REF_BLOCK)) continue;
            const Md *md = ref_is(r, REF_META) ? &n->m->md.at[f->md.at[ref_index(r)]] : NULL;
            reach(n, md && md->kind == MD_VALUE ? md->value : r);
        }
    }
}

/* Marks everything that the symbol references: its initialiser, prefix and prologue data, personality and body, and the
 * members of its comdat. Empties the list of these, so that they are visited once. */
static void sym_visit(GlobalLive *n, SymId s) {
    const Sym *y = &n->m->sym.at[s];
    Ref named[] = {y->init, y->prefix, y->prologue, y->personality};
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) reach(n, named[i]);
    if (y->comdat)
        for (SymId k = n->first_member[y->comdat]; k; k = n->next_member[k]) reach(n, ref_make(REF_SYM, k));
    if (y->comdat) n->first_member[y->comdat] = 0;
    if (y->fn) body_visit(n, y->fn);
}

/* Marks all live symbols and constants, from the roots to the fixed point. */
static void live_find(GlobalLive *n, Pass *p) {
    const Module *m = n->m;
    each_sym(m, s) {
        n->next_member[s] = n->first_member[m->sym.at[s].comdat];
        n->first_member[m->sym.at[s].comdat] = s;
        if (is_root(p, s)) reach(n, ref_make(REF_SYM, s));
    }
    while (n->work.n) {
        Ref r = vec_pop(&n->work);
        if (ref_is(r, REF_SYM)) sym_visit(n, ref_index(r));
        else const_visit(n, const_at(m, r));
    }
}

/* Updates Sym.block_address_taken of each symbol: whether a live constant, metadata or a debug record still has the
 * address of one of its blocks. Constants of metadata and debug records are marked in n->constant for that, although
 * they keep nothing alive. One pass over the constants suffices, because an element has a smaller id than its
 * aggregate. Tells the pass manager about functions for which it becomes false. */
static void blocks_taken(Pass *p, GlobalLive *n, Module *m) {
    uint8_t *taken = mem_alloc(m->sym.n);
    each_fn(m, s, f)
        each_reference(m, f, v)
            for (uint32_t i = 0; op_flags(inst_at(f, v)) & OF_DEBUG && i < inst_at(f, v)->nopnd; i++)
                if (ref_is(inst_op(f, v, i), REF_CONST)) n->constant[ref_index(inst_op(f, v, i))] = 1;
    for (MdId id = 1; id < m->md.n; id++)
        if (m->md.at[id].kind == MD_VALUE && ref_is(m->md.at[id].value, REF_CONST))
            n->constant[ref_index(m->md.at[id].value)] = 1;
    for (ConstId id = m->constant.n; id-- > 1;) {
        const Const *c = &m->constant.at[id];
        if (!n->constant[id]) continue;
        if (c->kind == CONST_BLOCKADDR) taken[m->blockaddr.at[c->first].fn] = 1;
        for (uint32_t i = 0; (c->kind == CONST_AGG || c->kind == CONST_EXPR) && i < c->n; i++)
            if (ref_is(m->const_elem.at[c->first + i], REF_CONST))
                n->constant[ref_index(m->const_elem.at[c->first + i])] = 1;
    }
    each_sym(m, s) {
        Sym *y = &m->sym.at[s];
        if (y->fn && y->block_address_taken && !taken[s])
            pass_fn_done(p, y->fn, true, false); /* its blocks may merge now */
        y->block_address_taken = taken[s];
    }
    free(taken);
}

bool pass_globaldce(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    if (m->module_asm.n) return false;
    GlobalLive n = {.m = m,
                    .sym = mem_alloc(m->sym.n),
                    .constant = mem_alloc(m->constant.n),
                    .first_member = mem_alloc((m->comdat.n + 1) * sizeof *n.first_member),
                    .next_member = mem_alloc(m->sym.n * sizeof *n.next_member)};
    live_find(&n, p);
    if (m->blockaddr.n) blocks_taken(p, &n, m);
    uint8_t *dead = n.sym;
    uint64_t bodies = 0, others = 0, declarations = 0;
    each_sym(m, s) {
        dead[s] = !dead[s];
        const Sym *y = &m->sym.at[s];
        if (dead[s] && y->fn) pass_remark_symbol(p, REMARK_FunctionRemoved, s, str_get(m, y->name));
        if (dead[s]) ++*(y->fn ? &bodies : y->defined ? &others : &declarations);
    }
    bool any = bodies || others || declarations;
    if (any) module_sweep(m, dead);
    free(n.sym);
    free(n.constant);
    free(n.first_member);
    free(n.next_member);
    vec_free(&n.work);
    pass_stat(p, "functions removed", bodies);
    pass_stat(p, "variables and aliases removed", others);
    pass_stat(p, "declarations removed", declarations);
    return any;
}
