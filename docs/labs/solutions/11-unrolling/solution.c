/* Lab 11, a solution: full unrolling. The copies of a loop take its place; the loop itself disappears. */
#include "lab.h"

enum { ROUNDS_MAX = 8, WALK_MAX = 8 };

/* A loop that is unrolled. */
typedef struct Victim {
    uint32_t loop;
    BlockId header, entry, latch; /* entry: the block outside of it that leads to the header */
    BlockId test, stay, leave;    /* the block that leaves it, and where it leads */
    uint32_t copies;
    const BlockId *block; /* its blocks */
    uint32_t nblock;
    VEC(ValueId) inst;      /* their instructions */
    VEC(BlockId) new_block; /* copy k of block i: at k * block.n + i */
    VEC(Ref) value;         /* copy k of instruction i, at k * inst.n + i */
} Victim;

typedef struct Unroller {
    Pass *p;
    Module *m;
    Fn *f;
    Cfg c;
    Loops l;
    VEC(Victim) victim;
    bool *taken;                   /* by loop: it is unrolled in this round, or contains one that is */
    uint32_t *of_block, *block_at; /* by block: its victim, and its place there */
    uint32_t *of_value, *value_at; /* by value */
    uint32_t blocks, values;       /* how many there were before */
} Unroller;

/* ------------------------------------------------------------------------------------------------ the shape of a loop */

static bool is_in(const Unroller *u, uint32_t loop, BlockId b) { return loop_contains(&u->l, loop, u->l.of_block[b]); }

/* Finds the one edge into the loop, and the one edge back. Returns false if there are several. */
static bool edges_in(const Unroller *u, Victim *w) {
    uint32_t in = 0, back = 0;
    each_pred(&u->c, w->header, q) {
        if (is_in(u, w->loop, q)) w->latch = q, back++;
        else w->entry = q, in++;
    }
    return in == 1 && back == 1;
}

/* Finds the one edge out of the loop. Returns false if there are several, or if it is not passed in each iteration. */
static bool edge_out(const Unroller *u, Victim *w) {
    uint32_t out = 0;
    for (uint32_t i = 0; i < w->nblock; i++) {
        BlockId b = w->block[i];
        ValueId t = block_term(u->f, b);
        each_succ(u->f, t, s) {
            if (is_in(u, w->loop, s)) continue;
            w->test = b, w->leave = s;
            out++;
        }
        if (inst_at(u->f, t)->op == OP_RET) return false;
    }
    if (out != 1 || u->l.of_block[w->test] != w->loop || !cfg_dominates(&u->c, w->test, w->latch)) return false;
    ValueId t = block_term(u->f, w->test);
    if (inst_at(u->f, t)->op != OP_BR) return false;
    each_succ(u->f, t, s)
        if (s != w->leave) w->stay = s;
    return true;
}

/* Returns the entry of a phi of the header that comes from block `from`. */
static Ref header_value(const Unroller *u, ValueId phi, BlockId from) {
    for (uint32_t k = 0; k < phi_count(u->f, phi); k++)
        if (phi_block(u->f, phi, k) == from) return phi_value(u->f, phi, k);
    return REF_NULL;
}

/* ------------------------------------------------------------------------------------------------ how often it runs */

/* A counter: a phi of the header that begins with `first` and grows by `step`. */
typedef struct Counter {
    ValueId phi, next;
    uint64_t first, step;
} Counter;

/* Reports whether r is a counter or its next value, and fills c. */
static bool counter_find(const Unroller *u, const Victim *w, Ref r, Counter *c) {
    const Fn *f = u->f;
    if (!ref_is(r, REF_VALUE) || u->c.block_of[ref_index(r)] >= f->block.n) return false;
    c->phi = ref_index(r);
    for (uint32_t k = 0; inst_at(f, c->phi)->op == OP_ADD && k < 2;
         k++) { /* the next value: look at what it is made of */
        Ref from = inst_op(f, ref_index(r), k);
        if (ref_is(from, REF_VALUE)) c->phi = ref_index(from);
    }
    if (inst_at(f, c->phi)->op != OP_PHI || u->c.block_of[c->phi] != w->header || c->phi < f->nparam) return false;
    Ref next = header_value(u, c->phi, w->latch);
    if (!ref_is(next, REF_VALUE) || !ref_int(u->m, header_value(u, c->phi, w->entry), &c->first)) return false;
    c->next = ref_index(next);
    if (inst_at(f, c->next)->op != OP_ADD || (c->next != ref_index(r) && c->phi != ref_index(r))) return false;
    for (uint32_t k = 0; k < 2; k++)
        if (ref_same(inst_op(f, c->next, k), ref_make(REF_VALUE, c->phi)) &&
            ref_int(u->m, inst_op(f, c->next, 1 - k), &c->step))
            return true;
    return false;
}

/* Returns how often the test is executed; 0 if that is not known, or more than TRIPS_MAX. */
static uint32_t trips_find(const Unroller *u, const Victim *w) {
    const Fn *f = u->f;
    ValueId t = block_term(f, w->test);
    Ref condition = inst_op(f, t, 0);
    if (inst_at(f, t)->nopnd != 3 || !ref_is(condition, REF_VALUE)) return 0;
    ValueId test = ref_index(condition);
    Counter c;
    if (inst_at(f, test)->op != OP_ICMP) return 0;
    bool leaves_if = ref_index(inst_op(f, t, 1)) == w->leave;
    for (uint32_t k = 0; k < 2; k++) {
        uint64_t bound, v;
        if (!ref_int(u->m, inst_op(f, test, 1 - k), &bound) || !counter_find(u, w, inst_op(f, test, k), &c)) continue;
        uint32_t bits = type_bits(u->m, inst_at(f, c.phi)->type);
        uint64_t mask = bits < 64 ? ((uint64_t)1 << bits) - 1 : UINT64_MAX;
        v = ref_index(inst_op(f, test, k)) == c.next ? c.first + c.step : c.first;
        for (uint32_t n = 1; n <= TRIPS_MAX; n++, v += c.step) {
            uint64_t a = k ? bound : v & mask, b = k ? v & mask : bound;
            if (arith_compare((enum IntPred)inst_at(f, test)->sub, a, b, bits) == leaves_if) return n;
        }
    }
    return 0;
}

/* ------------------------------------------------------------------------------------------------ is it worth it */

/* Reports whether v computes an address in a local array, with an index that is not constant. */
static bool indexes_array(const Fn *f, ValueId v) {
    bool varies = false;
    if (inst_at(f, v)->op != OP_GETELEMENTPTR) return false;
    for (uint32_t k = 1; k < inst_at(f, v)->nopnd; k++) varies |= ref_is(inst_op(f, v, k), REF_VALUE);
    Ref r = inst_op(f, v, 0);
    for (uint32_t n = 0; varies && n < WALK_MAX && ref_is(r, REF_VALUE); n++) {
        const Inst *i = inst_at(f, ref_index(r));
        if (i->op == OP_ALLOCA) return true;
        if (i->op != OP_GETELEMENTPTR && i->op != OP_ADDRSPACECAST) return false;
        r = inst_op(f, ref_index(r), 0);
    }
    return false;
}

/* Reports whether the copies are within the limits. */
static bool is_worth_it(const Unroller *u, const Victim *w) {
    uint32_t limit = UNROLL_PLAIN, size = 0;
    for (uint32_t i = 0; i < w->nblock; i++)
        each_inst_in(u->f, w->block[i], v) {
            size++;
            if (indexes_array(u->f, v)) limit = UNROLL_ARRAY;
        }
    return (uint64_t)size * w->copies <= limit;
}

/* Decides about one loop. */
static void loop_visit(Unroller *u, uint32_t loop) {
    const Loop *l = &u->l.loop.at[loop];
    Victim w = {.loop = loop, .header = l->header, .block = u->l.block + l->first, .nblock = l->n};
    uint64_t n;
    if (loop_option(u->m, u->f, loop_latch(u->m, u->f, &u->c, &u->l, loop), "llvm.loop.unroll.disable", &n)) return;
    if (!loop_may_copy(u->m, u->f, &u->l, loop) || !edges_in(u, &w) || !edge_out(u, &w)) return;
    w.copies = trips_find(u, &w);
    if (!w.copies || !is_worth_it(u, &w)) return;
    lab_trace(u->p, u->f, "the loop at %b: the test in %b is executed %u times", w.header, w.test, w.copies);
    vec_push(&u->victim, w);
    for (uint32_t k = loop; k != LOOP_NONE; k = u->l.loop.at[k].parent) u->taken[k] = true;
}

/* ------------------------------------------------------------------------------------------------ copying */

/* Lists the blocks and instructions of a victim. */
static void victim_fill(Unroller *u, uint32_t n) {
    Victim *w = &u->victim.at[n];
    for (uint32_t i = 0; i < w->nblock; i++) {
        u->of_block[w->block[i]] = n, u->block_at[w->block[i]] = i;
        each_inst_in(u->f, w->block[i], v) {
            u->of_value[v] = n, u->value_at[v] = w->inst.n;
            vec_push(&w->inst, v);
        }
    }
}

/* Returns the operand that replaces r in copy k of a victim. A value from outside of the loop stays. */
static Ref value_in(const Unroller *u, uint32_t n, Ref r, uint32_t k) {
    const Victim *w = &u->victim.at[n];
    bool value = ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE);
    if (!value || ref_index(r) >= u->values || u->of_value[ref_index(r)] != n) return r;
    Ref now = w->value.at[k * w->inst.n + u->value_at[ref_index(r)]];
    return ref_is(r, REF_MDVALUE) && ref_is(now, REF_VALUE) ? ref_make(REF_MDVALUE, ref_index(now)) : now;
}

static Ref block_in(const Unroller *u, uint32_t n, BlockId b, uint32_t k) {
    const Victim *w = &u->victim.at[n];
    if (b >= u->blocks || u->of_block[b] != n) return ref_make(REF_BLOCK, b);
    return ref_make(REF_BLOCK, w->new_block.at[k * w->nblock + u->block_at[b]]);
}

/* Makes the blocks and instructions of all copies, with the operands of the originals. A phi of the header has no
 * copies: there is one edge into each copy, so it is what comes by that edge. */
static void victim_copy(Unroller *u, uint32_t n) {
    Victim *w = &u->victim.at[n];
    for (uint32_t k = 0; k < w->copies; k++) {
        for (uint32_t i = 0; i < w->nblock; i++) vec_push(&w->new_block, block_new(u->f, w->block[i]));
        for (uint32_t i = 0; i < w->inst.n; i++) {
            ValueId v = w->inst.at[i];
            bool phi = inst_at(u->f, v)->op == OP_PHI && u->c.block_of[v] == w->header;
            Ref made = phi && k ? value_in(u, n, header_value(u, v, w->latch), k - 1)
                       : phi    ? header_value(u, v, w->entry)
                                : ref_make(REF_VALUE, fn_copy_inst(u->f, v));
            vec_push(&w->value, made);
        }
    }
}

/* Sets the operands of the copies. */
static void victim_connect(Unroller *u, uint32_t n) {
    Victim *w = &u->victim.at[n];
    for (uint32_t k = 0; k < w->copies; k++)
        for (uint32_t i = 0; i < w->inst.n; i++) {
            ValueId v = w->inst.at[i];
            bool last = k + 1 == w->copies, phi = inst_at(u->f, v)->op == OP_PHI;
            if (phi && u->c.block_of[v] == w->header) continue;
            ValueId copy = ref_index(w->value.at[k * w->inst.n + i]);
            for (uint32_t j = 0; j < inst_at(u->f, copy)->nopnd; j++) {
                Ref r = inst_op(u->f, v, j), now = value_in(u, n, r, k);
                if (ref_is(r, REF_BLOCK)) {
                    bool back = !phi && ref_index(r) == w->header && !last;
                    now = block_in(u, n, ref_index(r), back ? k + 1 : k);
                }
                inst_ops(u->f, copy)[j] = now;
            }
            if (v != block_term(u->f, w->test)) continue;
            bool next = w->stay == w->header; /* the test is at the end: staying is going on to the next copy */
            BlockId stay = ref_index(block_in(u, n, w->stay, next && !last ? k + 1 : k));
            term_to_br(u->m, u->f, copy, last ? w->leave : stay);
        }
}

/* Sets the operands of what is not in a copy, and of copies that name another loop: from the outside, a loop is entered
 * by its first copy, and all that it has computed is in its last one. */
static void outside_connect(Unroller *u, ValueId v) {
    bool phi = inst_at(u->f, v)->op == OP_PHI;
    for (uint32_t j = 0; j < inst_at(u->f, v)->nopnd; j++) {
        Ref r = inst_op(u->f, v, j);
        for (;;) { /* the value of one loop may be that of another */
            bool value = (ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE)) && ref_index(r) < u->values;
            uint32_t n = value ? u->of_value[ref_index(r)] : UINT32_MAX;
            if (n == UINT32_MAX) break;
            r = value_in(u, n, r, u->victim.at[n].copies - 1);
        }
        uint32_t n = ref_is(r, REF_BLOCK) && ref_index(r) < u->blocks ? u->of_block[ref_index(r)] : UINT32_MAX;
        if (n != UINT32_MAX) r = block_in(u, n, ref_index(r), phi ? u->victim.at[n].copies - 1 : 0);
        inst_ops(u->f, v)[j] = r;
    }
}

/* Writes a block with its instructions, and sets their operands. */
static void block_write(Unroller *u, Order *o, BlockId b) {
    order_block(o, b);
    each_inst_in(u->f, b, v) {
        outside_connect(u, v);
        order_push(o, v);
    }
}

/* Writes the copies of a victim. */
static void victim_write(Unroller *u, Order *o, uint32_t n) {
    Victim *w = &u->victim.at[n];
    for (uint32_t k = 0; k < w->copies; k++)
        for (uint32_t i = 0; i < w->nblock; i++) {
            order_block(o, w->new_block.at[k * w->nblock + i]);
            each_inst_in(u->f, w->block[i], v) {
                Ref copy = w->value.at[k * w->inst.n + u->value_at[v]];
                if (inst_at(u->f, v)->op == OP_PHI && w->block[i] == w->header) continue;
                outside_connect(u, ref_index(copy));
                order_push(o, ref_index(copy));
            }
        }
}

static void victims_replace(Unroller *u) {
    Order o;
    order_begin(&o, u->f);
    each_block(u->f, b) {
        uint32_t n = u->of_block[b];
        if (n == UINT32_MAX) block_write(u, &o, b);
        else if (u->block_at[b] == 0) victim_write(u, &o, n);
    }
    order_commit(&o);
    blocks_prune(u->m, u->f);
}

/* ------------------------------------------------------------------------------------------------ the pass */

static uint32_t *table_new(uint32_t n) {
    uint32_t *t = mem_alloc(((size_t)n + 1) * sizeof *t);
    for (uint32_t i = 0; i < n; i++) t[i] = UINT32_MAX;
    return t;
}

/* Unrolls all loops that can be, and contain no other that can. Returns whether there was one. */
static bool round_run(Pass *p, Fn *f) {
    Unroller u = {.p = p, .m = p->m, .f = f, .blocks = f->block.n, .values = f->inst.n};
    cfg_build(&u.c, f);
    cfg_dominators(&u.c);
    loops_build(&u.l, &u.c);
    u.taken = mem_alloc(u.l.loop.n + 1);
    u.of_block = table_new(f->block.n), u.block_at = table_new(f->block.n);
    u.of_value = table_new(f->inst.n), u.value_at = table_new(f->inst.n);
    for (uint32_t k = 0; k < u.l.loop.n; k++)
        if (!u.taken[k]) loop_visit(&u, k);
    for (uint32_t n = 0; n < u.victim.n; n++) victim_fill(&u, n);
    for (uint32_t n = 0; n < u.victim.n; n++) victim_copy(&u, n);
    for (uint32_t n = 0; n < u.victim.n; n++) victim_connect(&u, n);
    if (u.victim.n) victims_replace(&u);
    bool changed = u.victim.n > 0;
    for (uint32_t n = 0; n < u.victim.n; n++) {
        Victim *w = &u.victim.at[n];
        vec_free(&w->inst), vec_free(&w->new_block), vec_free(&w->value);
    }
    vec_free(&u.victim);
    free(u.taken), free(u.of_block), free(u.block_at), free(u.of_value), free(u.value_at);
    loops_free(&u.l);
    cfg_free(&u.c);
    return changed;
}

static bool unroll(Pass *p, Fn *f) {
    bool changed = false;
    if (p->m->sym.at[f->sym].block_address_taken) return false;
    for (uint32_t n = 0; n < ROUNDS_MAX && round_run(p, f); n++) {
        lab_apply(p, pass_sccp, f); /* where the counter of an outer loop begins or bounds an inner one */
        lab_apply(p, pass_simplifycfg, f);
        changed = true;
    }
    return changed;
}

const PassRow lab_rows[] = {
    {"loop-unroll", unroll, PASS_FUNCTION, NEED_NOTHING, KEEP_NOTHING, "", "unroll loops of constant trip count"},
    {0},
};
