/* hoist_addresses.c: hoists address computations that several blocks need into a block that dominates
 * them.
 *
 * If several blocks compute the same sum (base plus scaled indices, up to constants) and none of them
 * dominates the others, because they are guarded by different conditions, ptxas would compute it in each.
 * It is therefore computed before the branch at which their paths part: at the end of their nearest common
 * dominator, unless that is in a loop that does not contain them. This is code hoisting restricted to
 * addresses.
 *
 * The address of a shared variable is computed before the outermost loop of those that need it in a register. It is a
 * constant, but where thread blocks form clusters it depends on the block, and ptxas 13.0 reads the special register
 * with that in each iteration.
 *
 * Sums are numbered like expressions in value numbering: the class of a sum is determined by the class of
 * its base and by the terms added to it. The climb in the dominator tree is bounded by CLIMB_STEPS for each
 * block, so the cost is linear. */
#include "ptx/select/hoist_addresses.h"
#include "ir/hash.h"
#include "ptx/select/select.h"

/* limits: sums hoisted to the end of one block; steps in the dominator tree per block, in a budget for the function */
enum { HOISTED_MAX = 8, CLIMB_STEPS = 16 };

typedef struct AddressSum {
    ValueId gep;    /* the first getelementptr of the class */
    BlockId block;  /* nearest common dominator of the blocks that need the class */
    bool hoistable; /* that dominator does not need the class itself */
    uint32_t base;  /* 1 + class of the base; 0: the base is not a sum */
    uint32_t next;  /* 1 + next sum hoisted into the same block */
    Opd at;         /* its address, once it is emitted */
} AddressSum;
/* A shared variable that is the base of a sum. */
typedef struct SharedBase {
    SymId sym;
    BlockId block; /* nearest common dominator of the blocks that need its address */
    bool in_loop;  /* one of these is in a loop */
    uint32_t next; /* 1 + the next one hoisted into the same block */
} SharedBase;
struct Hoist {
    VEC(AddressSum) sum;
    Hash find_sum;
    VEC(SharedBase) shared;
    Hash find_shared;
    VEC(uint32_t) first_shared; /* by BlockId: 1 + the first one hoisted to its end */
    VEC(uint32_t) class_of;     /* by ValueId: 1 + class */
    VEC(uint32_t) first;        /* by BlockId: 1 + first sum hoisted to its end */
};

/* --------------------------------------------------------------------------------------------------- sums */

/* Returns 1 + the index in Hoist.sum of the class of getelementptr v. Adds a class if no equal sum is known.
 * A getelementptr without variable terms, or with more than GEP_TERMS, gets the class of its base, which is 0
 * if the base is no address sum. */
static uint32_t sum_class(Emit *e, ValueId v) {
    Hoist *s = e->hoist;
    GepSum terms = {.n = 0};
    Ref base = inst_op(e->f, v, 0);
    uint32_t of_base = ref_is(base, REF_VALUE) ? s->class_of.at[ref_index(base)] : 0;
    if (!gep_sum(e, v, &terms) || !terms.n) return of_base;
    uint32_t word[2 + 4 * GEP_TERMS] = {of_base ? of_base : base.x, of_base != 0}, words = 2, id;
    for (uint32_t k = 0; k < terms.n; k++) {
        const GepTerm *term = &terms.term[k];
        word[words++] = term->index.x, word[words++] = term->how;
        word[words++] = (uint32_t)term->size, word[words++] = (uint32_t)(term->size >> 32);
    }
    uint32_t hash = hash_words(0, word, words);
    for (uint32_t i = hash; (id = hash_next(&s->find_sum, hash, &i)) != 0;) {
        const AddressSum *old = &s->sum.at[id - 1];
        GepSum other = {.n = 0};
        if (old->base == of_base && (of_base || ref_same(inst_op(e->f, old->gep, 0), base)) &&
            gep_sum(e, old->gep, &other) && gep_sums_equal(&terms, &other))
            return id;
    }
    vec_push(&s->sum, ((AddressSum){.gep = v, .block = e->fn.cfg->block_of[v], .base = of_base}));
    hash_add(&s->find_sum, hash, s->sum.n);
    return s->sum.n;
}

/* Returns the nearest common dominator of blocks `at` and b. Each step up takes one from *steps; without steps left,
 * the result is not meaningful. */
static BlockId dominator_of_both(const Emit *e, BlockId at, BlockId b, uint32_t *steps) {
    for (; !cfg_dominates(e->fn.cfg, at, b) && *steps; --*steps) at = e->fn.cfg->idom[at];
    return at;
}

/* Records that block b needs the class too: moves sum->block up to the nearest common dominator of itself and b, and
 * updates `hoistable`. Without *steps left, the sum stays as it is. */
static void sum_needed_in(Emit *e, AddressSum *sum, BlockId b, uint32_t *steps) {
    BlockId at = dominator_of_both(e, sum->block, b, steps);
    if (!*steps) return;
    sum->hoistable = at != b && (at != sum->block || sum->hoistable);
    sum->block = at;
}

/* Reports whether v is a getelementptr that yields one pointer, not a vector, and has uses. */
static bool is_address_sum(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    return in->op == OP_GETELEMENTPTR && type_kind(e->m, in->type) == TY_PTR && val_uses(e, v);
}

/* Fills class_of for all address sums, in reverse postorder, and finds for each class the nearest common
 * dominator of the blocks that need it. */
static void sums_find(Emit *e) {
    Hoist *s = e->hoist;
    uint32_t steps = CLIMB_STEPS * e->f->block.n;
    for (uint32_t i = 0; i < e->fn.cfg->nrpo; i++) {
        BlockId b = e->fn.cfg->rpo[i];
        each_inst_in(e->f, b, v) {
            if (!is_address_sum(e, v)) continue;
            uint32_t class = s->class_of.at[v] = sum_class(e, v);
            if (class) sum_needed_in(e, &s->sum.at[class - 1], b, &steps);
        }
    }
}

/* Adds each hoistable sum to the list of its dominator (`first`), in order of numbering, so that a base precedes
 * the sums on it. A sum is left out if its dominator lies in a loop that does not contain the first
 * computation of the class, because the loop would then repeat the computation. */
static void sums_hoist(Emit *e) {
    Hoist *s = e->hoist;
    const Loops *loops = &e->fn.loops;
    for (uint32_t i = s->sum.n; i-- > 0;) {
        AddressSum *sum = &s->sum.at[i];
        if (!sum->hoistable) continue;
        uint32_t outer = loops->of_block[sum->block], inner = loops->of_block[e->fn.cfg->block_of[sum->gep]];
        if (outer != LOOP_NONE && !loop_contains(loops, outer, inner)) continue;
        sum->next = s->first.at[sum->block];
        s->first.at[sum->block] = i + 1;
    }
}

/* ------------------------------------------------------------------------------------ shared variables */

/* Returns the shared variable that is the base of v, a getelementptr with variable terms; 0 if it has another base. */
static SymId shared_base(Emit *e, ValueId v) {
    GepSum terms = {.n = 0};
    Ref base = inst_op(e->f, v, 0);
    if (ref_is(base, REF_VALUE) || !gep_sum(e, v, &terms) || !terms.n) return 0;
    Opd o = val_raw(e, base, 0);
    return o.kind == OPD_SYM && !o.generic && sym_space(e, o.id) == SPACE_SHARED ? o.id : 0;
}

/* Records that block b needs the address of shared variable `sym` in a register. */
static void shared_needed_in(Emit *e, SymId sym, BlockId b, bool in_loop, uint32_t *steps) {
    Hoist *s = e->hoist;
    uint32_t hash = hash_word(0, sym), id;
    for (uint32_t i = hash; (id = hash_next(&s->find_shared, hash, &i)) != 0;) {
        SharedBase *old = &s->shared.at[id - 1];
        if (old->sym != sym) continue;
        BlockId at = dominator_of_both(e, old->block, b, steps);
        if (*steps) old->block = at;
        old->in_loop |= in_loop;
        return;
    }
    vec_push(&s->shared, ((SharedBase){sym, b, in_loop, 0}));
    hash_add(&s->find_shared, hash, s->shared.n);
}

/* Finds the shared variables whose address a loop needs, and adds each to the list of the nearest block that dominates
 * all that need it and is in no loop. */
static void shared_hoist(Emit *e) {
    Hoist *s = e->hoist;
    const Cfg *c = e->fn.cfg;
    const Loops *loops = &e->fn.loops;
    uint32_t steps = CLIMB_STEPS * e->f->block.n;
    for (uint32_t i = 0; i < c->nrpo; i++)
        each_inst_in(e->f, c->rpo[i], v) {
            SymId sym = is_address_sum(e, v) ? shared_base(e, v) : 0;
            if (!sym) continue;
            shared_needed_in(e, sym, c->rpo[i], loops->of_block[c->rpo[i]] != LOOP_NONE, &steps);
        }
    for (uint32_t i = 0; i < s->shared.n; i++) {
        SharedBase *x = &s->shared.at[i];
        BlockId at = x->block;
        if (!x->in_loop) continue;
        for (uint32_t l; (l = loops->of_block[at]) != LOOP_NONE; at = c->idom[loops->loop.at[l].header]) {}
        x->next = s->first_shared.at[at];
        s->first_shared.at[at] = i + 1;
    }
}

/* ------------------------------------------------------------------------------------ emission */

void hoist_block(Emit *e, BlockId b) {
    Hoist *s = e->hoist;
    uint32_t left = HOISTED_MAX;
    for (uint32_t i = s->first_shared.at[b]; i && left; i = s->shared.at[i - 1].next, left--)
        opd_use(e, (Opd){.kind = OPD_SYM, .cls = RC_B32, .space = SPACE_SHARED, .id = s->shared.at[i - 1].sym});
    for (uint32_t i = s->first.at[b]; i && left; i = s->sum.at[i - 1].next) {
        AddressSum *sum = &s->sum.at[i - 1];
        Ref base = inst_op(e->f, sum->gep, 0);
        Opd at = sum->base ? s->sum.at[sum->base - 1].at : (Opd){0};
        if (!ref_is(base, REF_VALUE) || val_is_defined(e, ref_index(base), 0)) at = val_raw(e, base, 0);
        if (at.kind == OPD_NONE) continue;
        sum->at = gep_from(e, sum->gep, at);
        left--;
    }
}

void hoist_begin(Emit *e) {
    if (!e->hoist) e->hoist = mem_alloc(sizeof *e->hoist);
    Hoist *s = e->hoist;
    hash_empty(&s->find_sum, s->sum.n);
    hash_empty(&s->find_shared, s->shared.n);
    s->sum.n = s->class_of.n = s->first.n = s->shared.n = s->first_shared.n = 0;
    vec_reserve(&s->first, e->f->block.n);
    memset(s->first.at, 0, e->f->block.n * sizeof *s->first.at);
    vec_reserve(&s->first_shared, e->f->block.n);
    memset(s->first_shared.at, 0, e->f->block.n * sizeof *s->first_shared.at);
    if (e->fn.cfg->nrpo < 2) return;
    vec_reserve(&s->class_of, e->f->inst.n);
    memset(s->class_of.at, 0, e->f->inst.n * sizeof *s->class_of.at);
    sums_find(e);
    sums_hoist(e);
    shared_hoist(e);
}

void hoist_free(Emit *e) {
    Hoist *s = e->hoist;
    if (!s) return;
    vec_free(&s->sum), vec_free(&s->class_of), vec_free(&s->first), vec_free(&s->shared), vec_free(&s->first_shared);
    free(s->find_sum.slot), free(s->find_shared.slot);
    free(s);
    e->hoist = NULL;
}
