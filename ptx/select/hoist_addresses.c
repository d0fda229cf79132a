/* hoist_addresses.c: hoists address computations that several blocks need into a block that dominates
 * them.
 *
 * If several blocks compute the same sum (base plus scaled indices, up to constants) and none of them
 * dominates the others, because they are guarded by different conditions, ptxas would compute it in each.
 * It is therefore computed before the branch at which their paths part: at the end of their nearest common
 * dominator, unless that is in a loop that does not contain them. This is code hoisting restricted to
 * addresses.
 *
 * Sums are numbered like expressions in value numbering: the class of a sum is determined by the class of
 * its base and by the terms added to it. The climb in the dominator tree is bounded by CLIMB_STEPS for each
 * block, so the cost is linear. */
#include "ptx/select/hoist_addresses.h"
#include "analysis/loops.h"
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
struct Hoist {
    VEC(AddressSum) sum;
    Hash find_sum;
    VEC(uint32_t) class_of; /* by ValueId: 1 + class */
    VEC(uint32_t) first;    /* by BlockId: 1 + first sum hoisted to its end */
};

/* --------------------------------------------------------------------------------------------------- sums */

/* Returns 1 + the index in Hoist.sum of the class of getelementptr v. Adds a class if no equal sum is known.
 * A getelementptr without variable terms, or with more than GEP_TERMS, gets the class of its base, which is 0
 * if the base is no address sum. */
static uint32_t sum_class(Emit *e, ValueId v) {
    Hoist *s = e->hoist;
    GepTerm term[GEP_TERMS];
    Ref base = inst_op(e->f, v, 0);
    uint32_t n = gep_variables(e, v, term);
    uint32_t of_base = ref_is(base, REF_VALUE) ? s->class_of.at[ref_index(base)] : 0;
    if (!n) return of_base;
    uint32_t word[2 + 4 * GEP_TERMS] = {of_base ? of_base : base.x, of_base != 0}, words = 2, id;
    for (uint32_t k = 0; k < n; k++) {
        word[words++] = term[k].index.x, word[words++] = term[k].how;
        word[words++] = (uint32_t)term[k].size, word[words++] = (uint32_t)(term[k].size >> 32);
    }
    uint32_t hash = hash_words(0, word, words);
    for (uint32_t i = hash; (id = hash_next(&s->find_sum, hash, &i)) != 0;) {
        const AddressSum *old = &s->sum.at[id - 1];
        GepTerm other[GEP_TERMS];
        bool same = old->base == of_base && (of_base || ref_same(inst_op(e->f, old->gep, 0), base)) &&
                    gep_variables(e, old->gep, other) == n;
        for (uint32_t k = 0; k < n && same; k++)
            same =
                ref_same(term[k].index, other[k].index) && term[k].how == other[k].how && term[k].size == other[k].size;
        if (same) return id;
    }
    vec_push(&s->sum, ((AddressSum){.gep = v, .block = e->fn.cfg->block_of[v], .base = of_base}));
    hash_add(&s->find_sum, hash, s->sum.n);
    return s->sum.n;
}

/* Records that block b needs the class too: moves sum->block up to the nearest common dominator of itself and b,
 * and updates `hoistable`. Each step up takes one from *steps; without steps left, the sum stays as it is. */
static void sum_needed_in(Emit *e, AddressSum *sum, BlockId b, uint32_t *steps) {
    BlockId at = sum->block;
    for (; !cfg_dominates(e->fn.cfg, at, b) && *steps; --*steps) at = e->fn.cfg->idom[at];
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
    Loops loops = {0};
    for (uint32_t i = s->sum.n; i-- > 0;) {
        AddressSum *sum = &s->sum.at[i];
        if (!sum->hoistable) continue;
        if (!loops.of_block) loops_build(&loops, e->fn.cfg);
        uint32_t outer = loops.of_block[sum->block], inner = loops.of_block[e->fn.cfg->block_of[sum->gep]];
        if (outer != LOOP_NONE && !loop_contains(&loops, outer, inner)) continue;
        sum->next = s->first.at[sum->block];
        s->first.at[sum->block] = i + 1;
    }
    if (loops.of_block) loops_free(&loops);
}

void hoist_block(Emit *e, BlockId b) {
    Hoist *s = e->hoist;
    uint32_t left = HOISTED_MAX;
    for (uint32_t i = s->first.at[b]; i && left; i = s->sum.at[i - 1].next) {
        AddressSum *sum = &s->sum.at[i - 1];
        Ref base = inst_op(e->f, sum->gep, 0);
        Opd at = sum->base ? s->sum.at[sum->base - 1].at : (Opd){0};
        bool made = !ref_is(base, REF_VALUE) || e->values.first.at[ref_index(base)];
        if (made) at = val_raw(e, base, 0);
        if (at.kind == OPD_NONE) continue;
        sum->at = gep_from(e, sum->gep, at);
        left--;
    }
}

void hoist_begin(Emit *e) {
    if (!e->hoist) e->hoist = mem_alloc(sizeof *e->hoist);
    Hoist *s = e->hoist;
    hash_empty(&s->find_sum, s->sum.n);
    s->sum.n = s->class_of.n = s->first.n = 0;
    vec_reserve(&s->first, e->f->block.n);
    memset(s->first.at, 0, e->f->block.n * sizeof *s->first.at);
    if (e->fn.cfg->nrpo < 2) return;
    vec_reserve(&s->class_of, e->f->inst.n);
    memset(s->class_of.at, 0, e->f->inst.n * sizeof *s->class_of.at);
    sums_find(e);
    sums_hoist(e);
}

void hoist_free(Emit *e) {
    Hoist *s = e->hoist;
    if (!s) return;
    vec_free(&s->sum), vec_free(&s->class_of), vec_free(&s->first);
    free(s->find_sum.slot);
    free(s);
    e->hoist = NULL;
}
