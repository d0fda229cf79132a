/* Lab 9, a solution: alias analysis and load elimination. */
#include "lab.h"

/* ------------------------------------------------------------------------------------------------ addresses */

/* Where an address comes from: it is `bytes` after `anchor`, and in the object of `root`, or that is unknown. The two
 * differ if a step between them is not a constant. `space`: the first that is known on the way; 0: none. */
typedef struct Address {
    Ref anchor, root;
    int64_t bytes;
    uint32_t space;
} Address;

static bool is_alloca(const Memory *w, Ref r) {
    return ref_is(r, REF_VALUE) && inst_at(w->f, ref_index(r))->op == OP_ALLOCA;
}

static bool is_private(const Memory *w, Ref root) {
    return is_alloca(w, root) && !set_has(&w->escaped, ref_index(root));
}

static Address address_of(const Memory *w, Ref r) {
    Address a = {r, r, 0, 0};
    Ref base;
    int64_t bytes;
    bool known, anchored = true;
    for (;;) {
        if (!a.space) a.space = type_space(w->p->m, ref_type(w->p->m, w->f, a.root));
        if (!address_step(w, a.root, &base, &bytes, &known)) break;
        anchored &= known;
        if (anchored) a.anchor = base, a.bytes += bytes;
        a.root = base;
    }
    if (!a.space && is_alloca(w, a.root)) a.space = SPACE_LOCAL;
    if (!a.space && is_variable(w, a.root)) a.space = variable_space(w, a.root);
    return a;
}

static bool escapes(const Memory *w, ValueId v) {
    Ref self = ref_make(REF_VALUE, v), base;
    int64_t bytes;
    bool known;
    each_use(w->p->uses, v, u) {
        const Inst *i = inst_at(w->f, u);
        if (op_flags(i) & OF_DEBUG || i->op == OP_LOAD) continue;
        if (i->op == OP_STORE && !ref_same(inst_op(w->f, u, 0), self)) continue;
        if (i->op == OP_ATOMICRMW && !ref_same(inst_op(w->f, u, 1), self)) continue;
        if (i->op == OP_CALL && call_effect(w, u) == CALL_FILLS) continue;
        bool step = address_step(w, ref_make(REF_VALUE, u), &base, &bytes, &known);
        if (!step || !ref_same(base, self) || escapes(w, u)) return true;
    }
    return false;
}

/* ------------------------------------------------------------------------------------------------ overlap */

/* Reports whether two addresses are in different memories. The shared memory of the cluster contains that of the
 * block. */
static bool spaces_differ(const Address *x, const Address *y) {
    bool cluster = x->space + y->space == SPACE_SHARED + SPACE_CLUSTER;
    return x->space && y->space && x->space != y->space && !cluster;
}

/* Reports whether x existed before this call of the function, so that it cannot point into one of its allocas. */
static bool is_parameter(const Memory *w, Ref x) { return ref_is(x, REF_VALUE) && ref_index(x) < w->f->nparam; }

static bool objects_differ(const Memory *w, Ref x, Ref y) {
    bool objects = (is_alloca(w, x) || is_variable(w, x)) && (is_alloca(w, y) || is_variable(w, y));
    bool older = (is_parameter(w, x) && is_alloca(w, y)) || (is_parameter(w, y) && is_alloca(w, x));
    return !ref_same(x, y) && (objects || older || is_private(w, x) || is_private(w, y));
}

static Overlap overlap(const Memory *w, const Place *a, const Place *b) {
    Address x = address_of(w, a->ptr), y = address_of(w, b->ptr);
    if (!ref_same(x.anchor, y.anchor))
        return spaces_differ(&x, &y) || objects_differ(w, x.root, y.root) ? OVERLAP_NO : OVERLAP_MAY;
    bool sized = a->size != SIZE_ANY && b->size != SIZE_ANY;
    if (x.bytes == y.bytes) return sized && a->size == b->size ? OVERLAP_MUST : OVERLAP_MAY;
    const Place *first = x.bytes < y.bytes ? a : b;
    int64_t distance = x.bytes < y.bytes ? y.bytes - x.bytes : x.bytes - y.bytes;
    return first->size != SIZE_ANY && distance >= first->size ? OVERLAP_NO : OVERLAP_MAY;
}

/* ------------------------------------------------------------------------------------------------ clobbers */

static bool is_constant(const Memory *w, const Address *a) {
    return a->space == SPACE_CONST || (is_variable(w, a->root) && variable_is_constant(w, a->root));
}

static bool call_clobbers(const Memory *w, ValueId v, const Place *place, bool shared, bool private) {
    Place filled;
    switch (call_effect(w, v)) {
    case CALL_NOTHING:
    case CALL_READS: return false;
    case CALL_FILLS: filled = call_filled(w, v); return overlap(w, &filled, place) != OVERLAP_NO;
    case CALL_SYNCS: return shared;
    default: return !private;
    }
}

static bool clobbers(const Memory *w, ValueId v, const Place *place) {
    const Inst *i = inst_at(w->f, v);
    Address a = address_of(w, place->ptr);
    Place own;
    bool private = is_private(w, a.root), shared = !private && a.space != SPACE_LOCAL;
    if (is_constant(w, &a)) return false;
    switch (i->op) {
    case OP_LOAD: return !access_is_plain(i) && shared;
    case OP_STORE:
    case OP_ATOMICRMW:
    case OP_CMPXCHG:
        place_of(w, v, &own);
        return (!access_is_plain(i) && shared) || overlap(w, &own, place) != OVERLAP_NO;
    case OP_FENCE: return shared;
    case OP_CALL: return call_clobbers(w, v, place, shared, private);
    default: return op_flags(i) & OF_WRITE && !private;
    }
}

/* ------------------------------------------------------------------------------------------------ the pass */

enum { KNOWN_MAX = 32 };

/* The contents of a place: `value`, in the type that was stored or loaded. */
typedef struct Contents {
    Place place;
    Ref value;
    TypeId type;
} Contents;

/* The available values at some point of a block. */
typedef struct Contained {
    Contents at[KNOWN_MAX];
    uint32_t n;
} Contained;

typedef struct Eliminator {
    const Memory *w;
    Edit e;
    Ref *now;        /* by value: what takes the place of a load; REF_NULL: nothing */
    Contained **end; /* by block: what is known at its end; NULL: not visited yet */
} Eliminator;

static void contents_drop(Contained *s, uint32_t i) {
    s->n--;
    memmove(s->at + i, s->at + i + 1, (s->n - i) * sizeof *s->at);
}

static void contents_add(Contained *s, Contents c) {
    if (s->n == KNOWN_MAX) contents_drop(s, 0);
    s->at[s->n++] = c;
}

static bool contents_same(const Contents *a, const Contents *b) {
    return ref_same(a->place.ptr, b->place.ptr) && a->type == b->type && ref_same(a->value, b->value);
}

static bool contains(const Contained *s, const Contents *c) {
    for (uint32_t i = 0; i < s->n; i++)
        if (contents_same(&s->at[i], c)) return true;
    return false;
}

/* Computes what is known at the beginning of a block: what is known at the end of all predecessors. At the head of a
 * loop, nothing. */
static Contained known_before(const Eliminator *d, BlockId b) {
    Contained s = {.n = 0};
    bool first = true;
    each_pred(d->w->p->cfg, b, q) {
        const Contained *from = d->end[q];
        if (d->w->p->cfg->rpo_index[q] == UINT32_MAX) continue;
        if (!from) return (Contained){.n = 0};
        if (first) s = *from;
        for (uint32_t i = s.n; i-- > 0;)
            if (!contains(from, &s.at[i])) contents_drop(&s, i);
        first = false;
    }
    return s;
}

static Ref now_of(const Eliminator *d, Ref r) {
    return ref_is(r, REF_VALUE) && d->now[ref_index(r)].x ? d->now[ref_index(r)] : r;
}

/* Replaces load v if the contents of its place are known. Returns whether it did. */
static bool load_replace(Eliminator *d, const Contained *s, ValueId v, const Place *place) {
    const Memory *w = d->w;
    for (uint32_t i = s->n; i-- > 0;) {
        const Contents *c = &s->at[i];
        if (c->type != inst_at(w->f, v)->type || overlap(w, &c->place, place) != OVERLAP_MUST) continue;
        lab_trace(w->p, w->f, "%v loads what is known to be there: %r", v, c->value);
        d->now[v] = c->value;
        edit_replace(&d->e, v, c->value);
        edit_delete(&d->e, v);
        return true;
    }
    return false;
}

static void visit(Eliminator *d, Contained *s, ValueId v) {
    const Memory *w = d->w;
    const Inst *i = inst_at(w->f, v);
    Place place;
    bool plain = access_is_plain(i) && place_of(w, v, &place);
    if (plain) place.ptr = now_of(d, place.ptr);
    if (plain && i->op == OP_LOAD && load_replace(d, s, v, &place)) return;
    for (uint32_t k = s->n; k-- > 0;)
        if (clobbers(w, v, &s->at[k].place)) {
            lab_trace(w->p, w->f, "what was at %r is no longer known", s->at[k].place.ptr);
            contents_drop(s, k);
        }
    if (!plain) return;
    Ref value = i->op == OP_LOAD ? ref_make(REF_VALUE, v) : now_of(d, inst_op(w->f, v, 0));
    contents_add(s, (Contents){place, value, ref_type(w->p->m, w->f, value)});
}

static bool eliminate(Memory *w) {
    Eliminator d = {.w = w, .now = mem_alloc((w->f->inst.n + 1) * sizeof *d.now)};
    const Cfg *c = w->p->cfg;
    d.end = mem_alloc((w->f->block.n + 1) * sizeof *d.end);
    edit_begin(&d.e, w->p->m, w->f);
    for (uint32_t k = 0; k < c->nrpo; k++) {
        Contained s = known_before(&d, c->rpo[k]);
        each_inst_in(w->f, c->rpo[k], v) visit(&d, &s, v);
        d.end[c->rpo[k]] = mem_copy(&s, sizeof s);
    }
    for (BlockId b = 0; b < w->f->block.n; b++) free(d.end[b]);
    free(d.end);
    free(d.now);
    return edit_commit(&d.e);
}

const LabMemoryHooks lab_hooks = {escapes, overlap, clobbers, eliminate};
