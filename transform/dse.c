/* dse: a store that nobody can read is removed.
 *
 *   overwritten   a later store of its block covers all of it, and nothing between may read it
 *   at the end    it is to a variable of its own, in a block that returns, and nothing behind it may read it
 *   never read    it is to a variable whose address stays here and that is only ever written
 *
 * What other threads may look at ends with everything that lets them in: a barrier, a fence, an atomic, a
 * call. The places that are about to be overwritten are at most GONE_MAX, so the cost is linear.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/aliased.h"

enum { GONE_MAX = 16 };

typedef struct Stores {
    const Alias *a;
    Module *m;
    Fn *f;
    Edit e;
    bool *read;                   /* by value: something may look at the private object that it makes */
    AliasPlace gone[GONE_MAX];    /* overwritten before anything reads it */
    uint32_t ngone;
    /* from here to the end of the function nothing may read what is private but: */
    bool returns;
    Ref kept[GONE_MAX];           /* these objects */
    uint32_t nkept;
    uint64_t overwritten, ended, unread;
} Stores;

/* ------------------------------------------------------------------------------------------- never read */

static bool call_only_writes(const Stores *s, ValueId v, uint32_t i) {
    uint32_t row = call_intrinsic(s->m, s->f, v);
    const char *name = row ? intrinsic_at(row)->name : "";
    if (row && intrinsic_at(row)->flags & INF_NOP) return true;
    return i == 0 && !strcmp(name, "llvm.memset");
}

static bool use_only_writes(const Stores *s, ValueId v, uint32_t i) {
    const Inst *in = inst_at(s->f, v);
    if (op_flags(in) & OF_DEBUG || in->op == OP_ICMP) return true;
    if (in->op == OP_STORE) return i == 1 && access_is_plain(in);
    if (in->op == OP_CALL && call_only_writes(s, v, i)) return true;
    Origin o = alias_origin(s->a, ref_make(REF_VALUE, v));
    /* an address within the object */
    return !ref_same(o.root, ref_make(REF_VALUE, v)) && op_flags(in) & OF_PURE;
}

static void reads_find(Stores *s) {
    each_inst(s->f, b, v)
        for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd; i++) {
            Ref r = inst_op(s->f, v, i);
            if (!ref_is(r, REF_VALUE)) continue;
            Ref root = alias_origin(s->a, r).root;
            if (ref_is(root, REF_VALUE) && !use_only_writes(s, v, i)) s->read[ref_index(root)] = true;
        }
}

static bool store_is_unread(const Stores *s, const AliasPlace *p) {
    Ref root = alias_origin(s->a, p->ptr).root;
    return alias_is_private(s->a, p) && !s->read[ref_index(root)];
}

/* ---------------------------------------------------------------------------------------- within a block */

static bool is_covered(const Stores *s, const AliasPlace *p) {
    Origin x = alias_origin(s->a, p->ptr);
    for (uint32_t i = 0; i < s->ngone; i++) {
        Origin y = alias_origin(s->a, s->gone[i].ptr);
        if (!ref_same(x.anchor, y.anchor) || x.offset < y.offset || p->size > s->gone[i].size) continue;
        if ((uint64_t)x.offset - (uint64_t)y.offset <= s->gone[i].size - p->size) return true;
    }
    return false;
}

/* Nothing reads the object before the function returns and it is gone. */
static bool is_ended(const Stores *s, const AliasPlace *p) {
    Ref root = alias_origin(s->a, p->ptr).root;
    if (!s->returns || !ref_is(root, REF_VALUE)) return false;
    if (inst_at(s->f, ref_index(root))->op != OP_ALLOCA) return false;
    for (uint32_t i = 0; i < s->nkept; i++)
        if (ref_same(s->kept[i], root)) return false;
    return alias_is_private(s->a, p);
}

/* A private object that v looks at is kept from here on. v may name several, or one of them. */
static void kept_add(Stores *s, ValueId v) {
    for (uint32_t i = 0; i < inst_at(s->f, v)->nopnd && s->returns; i++) {
        Ref r = inst_op(s->f, v, i);
        Ref root = ref_is(r, REF_VALUE) ? alias_origin(s->a, r).root : REF_NULL;
        if (!ref_is(root, REF_VALUE) || inst_at(s->f, ref_index(root))->op != OP_ALLOCA) continue;
        if (s->nkept == GONE_MAX) s->returns = false;
        else s->kept[s->nkept++] = root;
    }
}

static void reads_drop(Stores *s, ValueId v) {
    for (uint32_t i = s->ngone; i-- > 0;)
        if (alias_modref(s->a, v, &s->gone[i]) & MODREF_REF) s->gone[i] = s->gone[--s->ngone];
}

static bool may_not_return(const Stores *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    if (i->op != OP_CALL) return false;
    uint32_t row = call_intrinsic(s->m, s->f, v);
    return !row || intrinsic_at(row)->flags & (INF_NORETURN | INF_LIBRARY);
}

static void store_visit(Stores *s, ValueId v, const AliasPlace *p) {
    bool ended = is_ended(s, p), unread = !ended && store_is_unread(s, p);
    if (ended || unread || is_covered(s, p)) {
        edit_delete(&s->e, v);
        (*(ended ? &s->ended : unread ? &s->unread : &s->overwritten))++;
        return;
    }
    if (s->ngone == GONE_MAX) memmove(s->gone, s->gone + 1, (size_t)--s->ngone * sizeof *s->gone);
    s->gone[s->ngone++] = *p;
}

/* From the end backwards. */
static void block_visit(Stores *s, BlockId b) {
    const Block *block = &s->f->block.at[b];
    s->ngone = s->nkept = 0;
    s->returns = inst_at(s->f, block_term(s->f, b))->op == OP_RET;
    for (uint32_t k = block->n; k-- > 0;) {
        ValueId v = s->f->order.at[block->first + k];
        const Inst *i = inst_at(s->f, v);
        AliasPlace p;
        if (!(op_flags(i) & (OF_READ | OF_WRITE))) continue;
        if (may_not_return(s, v)) s->ngone = 0;
        if (i->op == OP_STORE && access_is_plain(i) && alias_place(s->a, v, &p)) {
            store_visit(s, v, &p);
            continue;
        }
        reads_drop(s, v);
        kept_add(s, v);
    }
}

static bool fn_dse(Pass *p, Fn *f, const Alias *a) {
    Stores s = {.a = a, .m = p->m, .f = f, .read = mem_alloc(f->inst.n + 1)};
    reads_find(&s);
    edit_begin(&s.e, p->m, f);
    each_block(f, b) block_visit(&s, b);
    free(s.read);
    pass_stat(p, "overwritten stores", s.overwritten);
    pass_stat(p, "stores before the end", s.ended);
    pass_stat(p, "stores never read", s.unread);
    return edit_commit(&s.e);
}

bool pass_dse(Pass *p, Fn *unused) {
    (void)unused;
    return aliased_run(p, fn_dse);
}
