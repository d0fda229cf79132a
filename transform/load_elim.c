/* load-elim: a load whose value is known takes it: from the store before it, or from an earlier load of the
 * same place.
 *
 * Along each path of blocks with one predecessor each, the last few known places are carried, with what
 * they hold; whatever may write one of them, or lets other threads in, ends what is known of it. Where
 * paths join only what the block that dominates them knew of memory that never changes is left. A constant
 * variable holds what its initialiser says. At most KNOWN_MAX places are carried, so the cost is linear.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/objects.h"
#include "transform/aliased.h"

enum { KNOWN_MAX = 24, NEST_MAX = 256 };

/* A place and its contents. `load`: the instruction is a load, whose result may promise more than the next
 * one does. */
typedef struct Known { AliasPlace place; Ref value; TypeId type; bool load, constant; } Known;

typedef struct State { uint32_t n, users; Known known[KNOWN_MAX]; } State;

typedef struct Elim {
    const Alias *a;
    Module *m;
    Fn *f;
    Cfg cfg;
    Edit e;
    /* by block: what is known at its end; gone when the last block that asks has asked */
    State **end;
    uint64_t from_stores, from_loads, from_constants;
} Elim;

static void known_drop(State *s, uint32_t i) {
    memmove(s->known + i, s->known + i + 1, (s->n - i - 1) * sizeof *s->known);
    s->n--;
}

static void known_add(State *s, const Known *k) {
    if (s->n == KNOWN_MAX) known_drop(s, 0);
    s->known[s->n++] = *k;
}

static void state_clobber(Elim *l, State *s, ValueId v) {
    for (uint32_t i = s->n; i-- > 0;)
        if (alias_modref(l->a, v, &s->known[i].place) & MODREF_MOD) known_drop(s, i);
}

/* What held for the first load's result need not be promised of the second. */
static void promises_drop(Fn *f, ValueId load, Module *m) {
    static const char *const kind[] = {"range", "nonnull", "align", "dereferenceable",
                                       "dereferenceable_or_null"};
    if (load >= f->attached.n || !f->attached.at[load]) return;
    for (size_t i = 0; i < sizeof kind / sizeof *kind; i++)
        if (inst_attach(f, m, load, kind[i])) inst_attach_remove(f, load, str_of(m, kind[i]));
}

static bool load_take(Elim *l, State *s, ValueId v, const AliasPlace *p) {
    for (uint32_t i = s->n; i-- > 0;) {
        Known *k = &s->known[i];
        if (k->type != inst_at(l->f, v)->type || alias_query(l->a, &k->place, p) != ALIAS_MUST) continue;
        if (k->load && ref_is(k->value, REF_VALUE)) promises_drop(l->f, ref_index(k->value), l->m);
        edit_replace(&l->e, v, k->value);
        edit_delete(&l->e, v);
        if (k->load) l->from_loads++;
        else l->from_stores++;
        return true;
    }
    return false;
}

/* The part of a constant that a load of `type` at `off` bytes in it gives; REF_NONE where that is not one
 * value. */
static Ref const_part(Module *m, Ref c, uint64_t off, TypeId type) {
    for (int depth = 0; depth < NEST_MAX; depth++) {
        TypeId t = ref_type(m, NULL, c);
        if (t == type && !off) return c;
        if (!ref_is(c, REF_CONST)) return REF_NULL;
        const Const *k = const_at(m, c);
        if (off >= type_size(m, t) || type_store_size(m, type) > type_size(m, t) - off) return REF_NULL;
        if (k->kind == CONST_ZERO) return const_zero(m, type);
        if (k->kind != CONST_AGG || !type_is_aggregate(m, t)) return REF_NULL;
        uint32_t i = 0;
        if (type_kind(m, t) == TY_ARRAY) {
            uint64_t size = type_size(m, type_elem(m, t, 0));
            i = (uint32_t)(off / size);
            off %= size;
        } else {
            /* the last field that begins at or before `off` */
            for (uint32_t high = k->n; high - i > 1;) {
                uint32_t mid = i + (high - i) / 2;
                if (struct_offset(m, t, mid) <= off) i = mid;
                else high = mid;
            }
            off -= struct_offset(m, t, i);
        }
        c = m->const_elem.at[k->first + i];
    }
    return REF_NULL;
}

/* A load from a variable whose contents are the same in every launch. */
static bool load_fold(Elim *l, ValueId v, const AliasPlace *p) {
    Origin o = alias_origin(l->a, p->ptr);
    if (!ref_is(o.anchor, REF_SYM) || o.offset < 0) return false;
    const Sym *s = &l->m->sym.at[ref_index(o.anchor)];
    if (s->kind != SYM_VAR || !s->constant || !s->defined || s->externally_initialized) return false;
    if (sym_is_replaceable(l->m, ref_index(o.anchor))) return false;
    Ref c = const_part(l->m, s->init, (uint64_t)o.offset, inst_at(l->f, v)->type);
    if (ref_is(c, REF_NONE)) return false;
    edit_replace(&l->e, v, c);
    edit_delete(&l->e, v);
    l->from_constants++;
    return true;
}

static void inst_visit(Elim *l, State *s, ValueId v) {
    const Inst *i = inst_at(l->f, v);
    AliasPlace p;
    if (!(op_flags(i) & (OF_READ | OF_WRITE))) return;
    if (!access_is_plain(i) || !alias_place(l->a, v, &p)) {
        state_clobber(l, s, v);
        return;
    }
    if (i->op == OP_STORE) {
        state_clobber(l, s, v);
        Ref value = inst_op(l->f, v, 0);
        known_add(s, &(Known){p, value, ref_type(l->m, l->f, value), false, false});
    } else if (!load_fold(l, v, &p) && !load_take(l, s, v, &p)) {
        known_add(s, &(Known){p, ref_make(REF_VALUE, v), i->type, true, alias_is_constant(l->a, &p)});
    }
}

static bool block_has_one_pred(const Cfg *c, BlockId b) {
    for (uint32_t k = c->pred_first[b]; k < c->pred_first[b + 1]; k++)
        if (c->pred[k] != c->idom[b]) return false;
    return true;
}

static void block_visit(Elim *l, BlockId b, const uint32_t *children) {
    State s = {.n = 0};
    const Cfg *c = &l->cfg;
    if (b != 0) {
        State *from = l->end[c->idom[b]];
        bool all = block_has_one_pred(c, b);
        for (uint32_t i = 0; i < from->n; i++)
            if (all || from->known[i].constant) s.known[s.n++] = from->known[i];
        if (--from->users == 0) {
            free(from);
            l->end[c->idom[b]] = NULL;
        }
    }
    each_inst_in(l->f, b, v) inst_visit(l, &s, v);
    if (!children[b]) return;
    s.users = children[b];
    l->end[b] = mem_copy(&s, sizeof s);
}

static bool fn_elim(Pass *p, Fn *f, const Alias *a) {
    Elim l = {.a = a, .m = p->m, .f = f};
    cfg_build(&l.cfg, f);
    cfg_dominators(&l.cfg, f);
    l.end = mem_alloc((f->block.n + 1) * sizeof *l.end);
    uint32_t *children = mem_alloc((f->block.n + 1) * sizeof *children);
    for (uint32_t i = 1; i < l.cfg.nrpo; i++) children[l.cfg.idom[l.cfg.rpo[i]]]++;
    edit_begin(&l.e, p->m, f);
    for (uint32_t i = 0; i < l.cfg.nrpo; i++) block_visit(&l, l.cfg.rpo[i], children);
    free(children);
    free(l.end);
    cfg_free(&l.cfg);
    pass_stat(p, "loads of what was stored", l.from_stores);
    pass_stat(p, "loads of what was loaded", l.from_loads);
    pass_stat(p, "loads of constants", l.from_constants);
    return edit_commit(&l.e);
}

bool pass_load_elim(Pass *p, Fn *unused) {
    (void)unused;
    return aliased_run(p, fn_elim);
}
