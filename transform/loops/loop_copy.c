/* loop_copy.c: implements loop_copy.h.
 *
 * A value that is used after the loop reaches its users from the copy in which the loop was left (demote.h). A phi of
 * an exit block gets an entry for each copy.
 *
 * Alias scopes make promises about a single iteration, so each copy gets its own (LLVM: cloneNoAliasScopes). */
#include "transform/loops/loop_copy.h"

#include "ir/blocks.h"
#include "ir/intrinsic_id.h"
#include "transform/loops/demote.h"
#include "transform/md_copy.h"

#define NOWHERE REGION_NONE

/* The blocks and instructions of one loop that is copied, with those of inner loops, in program order, and the ids of
 * their copies. Copy 0 is the original; in a body of n blocks, copy k > 0 of block i is first_block + (k - 1) * n + i.
 * The same holds for instructions and first_inst. */
typedef struct LoopBody {
    const LoopCopies *what; /* how it is copied */
    BlockId header;
    VEC(BlockId) block;
    VEC(ValueId) inst;
    BlockId first_block;
    ValueId first_inst;
    bool placed; /* order_write has written it */
} LoopBody;

typedef struct LoopCopier {
    Module *m;
    Fn *f;
    LoopBody *body;
    uint32_t nbody, nblock;              /* nblock: the number of blocks of f before copying */
    uint32_t *of_block, *of_value;       /* by block, by value: the index of the body that contains it; NOWHERE: none */
    uint32_t *block_index, *value_index; /* by block, by value of a body: its index in LoopBody.block or inst */
    MdCopy md;
} LoopCopier;

/* ----------------------------------------------------------------------------------------- what is copied */

bool loop_is_copyable(const Module *m, const Fn *f, const Loops *loops, uint32_t loop) {
    const Loop *l = &loops->loop.at[loop];
    for (uint32_t i = l->first; i < l->first + l->n; i++)
        each_inst_in(f, loops->block[i], v) {
            const Inst *in = inst_at(f, v);
            if (in->op == OP_ALLOCA || in->op == OP_INDIRECTBR || in->type == T_TOKEN) return false;
            if (in->op == OP_CALL && call_or_callee_has_attr(m, f, v, "noduplicate")) return false;
        }
    return true;
}

/* Fills in LoopBody.block of each body, and of_block and block_index. `loops` describes f. */
static void blocks_collect(LoopCopier *c, const Loops *loops) {
    uint32_t *of_loop = mem_alloc((loops->loop.n + 1) * sizeof *of_loop);
    for (uint32_t i = 0; i < loops->loop.n; i++) of_loop[i] = NOWHERE;
    for (uint32_t i = 0; i < c->nbody; i++) of_loop[c->body[i].what->loop] = i;
    for (uint32_t i = loops->loop.n; i-- > 0;) { /* outer loops come last */
        uint32_t parent = loops->loop.at[i].parent;
        if (of_loop[i] == NOWHERE && parent != LOOP_NONE) of_loop[i] = of_loop[parent];
    }
    each_block(c->f, b) {
        uint32_t loop = loops->of_block[b], i = loop == LOOP_NONE ? NOWHERE : of_loop[loop];
        c->of_block[b] = i;
        if (i == NOWHERE) continue;
        c->block_index[b] = c->body[i].block.n;
        vec_push(&c->body[i].block, b);
    }
    free(of_loop);
}

/* Makes c->of_value, which must not exist yet, for all values that f has now. */
static void owners_find(LoopCopier *c) {
    c->of_value = mem_alloc(((size_t)c->f->inst.n + 1) * sizeof *c->of_value);
    for (ValueId v = 0; v < c->f->inst.n; v++) c->of_value[v] = NOWHERE;
    each_inst(c->f, b, v) c->of_value[v] = c->of_block[b];
}

/* Fills in LoopBody.inst of each body, and of_value and value_index of all values that f has now. */
static void insts_collect(LoopCopier *c) {
    owners_find(c);
    c->value_index = mem_alloc(((size_t)c->f->inst.n + 1) * sizeof *c->value_index);
    for (uint32_t i = 0; i < c->nbody; i++)
        for (uint32_t k = 0; k < c->body[i].block.n; k++)
            each_inst_in(c->f, c->body[i].block.at[k], v) {
                c->value_index[v] = c->body[i].inst.n;
                vec_push(&c->body[i].inst, v);
            }
}

/* ------------------------------------------------------------------------------------------------- copying */

/* Reports whether block b is one of the original blocks of body y. Returns false for their copies. */
static bool is_inside(const LoopCopier *c, const LoopBody *y, BlockId b) {
    return b < c->nblock && c->of_block[b] != NOWHERE && &c->body[c->of_block[b]] == y;
}

/* Returns copy k of block b of body y; b itself for k = 0, or if it is outside of the body. */
static BlockId block_at(const LoopCopier *c, const LoopBody *y, BlockId b, uint32_t k) {
    if (!k || !is_inside(c, y, b)) return b;
    return y->first_block + (k - 1) * y->block.n + c->block_index[b];
}

/* Returns the number of copies that follow one another: all, except for a remainder loop. */
static uint32_t cycle_copies(const LoopBody *y) { return y->what->n - y->what->rest; }

/* Returns the block to which copy k of an edge to block b leads. That is copy k of b, but for the header the header of
 * the next copy. The last of the copies that follow one another leads back to the header of copy 0 if they are cyclic,
 * else to its own header, and a remainder loop always to its own. */
static BlockId edge_at(const LoopCopier *c, const LoopBody *y, BlockId b, uint32_t k) {
    if (b != y->header) return block_at(c, y, b, k);
    bool last = k + 1 == y->what->n;
    if (y->what->rest && last) return block_at(c, y, b, k);
    return block_at(c, y, b, k + 1 < cycle_copies(y) ? k + 1 : y->what->cyclic ? 0 : k);
}

/* Returns copy k of operand r if it is a value of body y, wrapped as metadata or not; else r itself. */
static Ref value_at(const LoopCopier *c, const LoopBody *y, Ref r, uint32_t k) {
    bool value = ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE);
    if (!value || !k || c->of_value[ref_index(r)] == NOWHERE || &c->body[c->of_value[ref_index(r)]] != y) return r;
    return ref_make(ref_kind(r), y->first_inst + (k - 1) * y->inst.n + c->value_index[ref_index(r)]);
}

/* Replaces the entries of header phi `to` by those of header phi `from`, where entries of latches become those of copy
 * `before` of the latches. If `inside`, drops the entries from outside of the loop. `to` may be `from` itself. */
static void header_phi_set(LoopCopier *c, const LoopBody *y, ValueId from, ValueId to, uint32_t before, bool inside) {
    Ref *entry = inst_ops(c->f, to);
    uint32_t n = inst_at(c->f, from)->nopnd, kept = 0;
    for (uint32_t i = 0; i < n; i += 2) {
        Ref x = inst_op(c->f, from, i);
        BlockId b = ref_index(inst_op(c->f, from, i + 1));
        bool latch = is_inside(c, y, b);
        if (inside && !latch) continue;
        entry[kept++] = latch ? value_at(c, y, x, before) : x;
        entry[kept++] = ref_make(REF_BLOCK, latch ? block_at(c, y, b, before) : b);
    }
    inst_at(c->f, to)->nopnd = kept;
}

/* Sets the entries of `to`, the copy of header phi `from` in the remainder loop: those of `from` for blocks outside of
 * the loop, and for the latch one from the last copy of the cycle and one from the remainder loop itself. */
static void rest_phi_set(LoopCopier *c, const LoopBody *y, ValueId from, ValueId to) {
    VEC(Ref) entry = {0};
    for (uint32_t i = 0; i < inst_at(c->f, from)->nopnd; i += 2) {
        Ref x = inst_op(c->f, from, i);
        BlockId b = ref_index(inst_op(c->f, from, i + 1));
        for (uint32_t k = y->what->n - 2; k < y->what->n; k++) {
            vec_push(&entry, value_at(c, y, x, k));
            vec_push(&entry, ref_make(REF_BLOCK, block_at(c, y, b, k)));
            if (!is_inside(c, y, b)) break;
        }
    }
    fn_set_operands(c->f, to, entry.at, entry.n);
    vec_free(&entry);
}

/* Returns what operand r of instruction v becomes in copy k of v: a block of a terminator by edge_at, a block of a phi
 * by block_at, metadata as a copy with new alias scopes, anything else by value_at. */
static Ref operand_at(LoopCopier *c, const LoopBody *y, ValueId v, Ref r, uint32_t k) {
    uint8_t op = inst_at(c->f, v)->op;
    if (ref_is(r, REF_BLOCK))
        return ref_make(REF_BLOCK, op == OP_PHI ? block_at(c, y, ref_index(r), k) : edge_at(c, y, ref_index(r), k));
    if (!ref_is(r, REF_META)) return value_at(c, y, r, k);
    bool scopes = op == OP_CALL && call_intrinsic(c->m, c->f, v) == INTRIN_llvm_experimental_noalias_scope_decl;
    uint32_t md = ref_index(r);
    return ref_make(REF_META, scopes ? mdcopy_scopes(&c->md, md) : mdcopy_index(&c->md, md));
}

/* Creates copy k > 0 of instruction v of block b, with copied metadata. A phi of the header gets its values from copy
 * k - 1, or by rest_phi_set in a remainder loop; any other instruction the operands of copy k. */
static void inst_copy(LoopCopier *c, const LoopBody *y, BlockId b, ValueId v, uint32_t k) {
    ValueId to = fn_copy_inst(c->f, v);
    mdcopy_attachments(&c->md, v, to);
    if (b == y->header && inst_at(c->f, v)->op == OP_PHI) {
        if (k < cycle_copies(y)) header_phi_set(c, y, v, to, k - 1, true);
        else rest_phi_set(c, y, v, to);
        return;
    }
    for (uint32_t i = 0; i < inst_at(c->f, to)->nopnd; i++) {
        Ref r = operand_at(c, y, v, inst_op(c->f, v, i), k);
        inst_ops(c->f, to)[i] = r;
    }
}

/* Creates the copies of body y, blocks and instructions, without a place in the program order, and sets first_block and
 * first_inst. The ids of the copies are consecutive, on which value_at and block_at rely. */
static void body_copy(LoopCopier *c, LoopBody *y) {
    Fn *f = c->f;
    y->first_block = f->block.n;
    y->first_inst = f->inst.n;
    for (uint32_t k = 1; k < y->what->n; k++) {
        mdcopy_begin(&c->md, f, f, 0);
        for (uint32_t i = 0; i < y->block.n; i++) {
            BlockId b = y->block.at[i];
            vec_push(&f->block, ((Block){.src = f->block.at[b].src}));
            each_inst_in(f, b, v) inst_copy(c, y, b, v, k);
        }
    }
}

/* Adds to each phi, for each entry from a block of a body that does not contain the phi, an entry with the value of the
 * copy from each copy of that block.
 * Entries without an edge are removed when loops_copy prunes the blocks. */
static void exit_phis_extend(LoopCopier *c) {
    Fn *f = c->f;
    VEC(Ref) entry = {0};
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI) continue;
        entry.n = 0;
        uint32_t n = inst_at(f, v)->nopnd;
        vec_append(&entry, inst_ops(f, v), n);
        for (uint32_t i = 0; i < n; i += 2) {
            Ref x = entry.at[i];
            BlockId from = ref_index(entry.at[i + 1]);
            uint32_t body = c->of_block[from];
            if (body == NOWHERE || c->of_block[b] == body) continue;
            const LoopBody *y = &c->body[body];
            for (uint32_t k = 1; k < y->what->n; k++) {
                vec_push(&entry, value_at(c, y, x, k));
                vec_push(&entry, ref_make(REF_BLOCK, block_at(c, y, from, k)));
            }
        }
        if (entry.n > n) fn_set_operands(f, v, entry.at, entry.n);
    }
    vec_free(&entry);
}

/* ---------------------------------------------------------------------------------------------- the edges */

MdId loop_id_make(Module *m, const Fn *f, ValueId latch, const char *option_name) {
    VEC(MdId) elem = {0};
    MdId id = md_new(m);
    vec_push(&elem, id);
    const Attach *a = inst_attach(f, m, latch, "llvm.loop");
    Md old = a ? m->md.at[f->md.at[a->md]] : (Md){0};
    for (uint32_t i = 1; old.kind == MD_TUPLE && i < old.n; i++) {
        MdId e = m->md_op.at[old.first + i];
        const Md *option = &m->md.at[e];
        MdId word = option->kind == MD_TUPLE && option->n ? m->md_op.at[option->first] : 0;
        bool is_text = word && m->md.at[word].kind == MD_STRING;
        if (is_text && !strncmp(str_get(m, m->md.at[word].str), "llvm.loop.unroll.", 17)) continue;
        vec_push(&elem, e);
    }
    MdId word = md_string(m, str_of(m, option_name));
    vec_push(&elem, md_tuple(m, &word, 1, false));
    md_set_tuple(m, id, elem.at, elem.n, true);
    vec_free(&elem);
    return id;
}

/* Redirects the edges of copy 0, the original, to its header: they enter copy 1 if there is one. Removes !llvm.loop
 * from the latches of all copies, and adds new ones (loop_id_make) where a loop remains: to those of the last copy
 * of a cycle and of a remainder loop. */
static void latches_set(LoopCopier *c, LoopBody *y) {
    Fn *f = c->f;
    MdId id = 0, rest = 0;
    for (uint32_t i = 0; i < y->block.n; i++) {
        ValueId t = block_term(f, y->block.at[i]);
        bool latch = false;
        for (uint32_t k = 0; k < inst_at(f, t)->nopnd; k++) {
            Ref r = inst_op(f, t, k);
            if (!ref_is(r, REF_BLOCK) || ref_index(r) != y->header) continue;
            latch = true;
            inst_ops(f, t)[k] = ref_make(REF_BLOCK, edge_at(c, y, y->header, 0));
        }
        if (!latch) continue;
        if (y->what->cyclic && !id) id = loop_id_make(c->m, f, t, "llvm.loop.unroll.disable");
        if (y->what->rest && !rest) rest = loop_id_make(c->m, f, t, "llvm.loop.unroll.disable");
        for (uint32_t k = 0; k < y->what->n; k++) {
            ValueId copy = ref_index(value_at(c, y, ref_make(REF_VALUE, t), k));
            inst_attach_remove(f, copy, str_of(c->m, "llvm.loop"));
            MdId own = k + 1 == cycle_copies(y) ? id : k + 1 == y->what->n ? rest : 0;
            if (own) inst_attach_add(f, copy, str_of(c->m, "llvm.loop"), fn_md_index(f, own));
        }
    }
}

/* Replaces the test of LoopCopies.exit by a jump in each copy in which its outcome is known. The loop is left at
 * execution number exit.trips of the test, which is one of copy (exit.trips - 1) % n; in the other copies it stays in
 * the loop, unless exit.sooner. That copy leaves it if the copies are not cyclic. A remainder loop is what tests,
 * whatever the number. Does nothing if exit.trips is 0. */
static void exit_decide(LoopCopier *c, const LoopBody *y) {
    const LoopCopies *w = y->what;
    if (!w->exit.trips) return;
    ValueId t = block_term(c->f, w->exit.block);
    uint32_t leaving = w->rest ? w->n - 1 : (w->exit.trips - 1) % w->n;
    for (uint32_t k = 0; k < w->n; k++) {
        bool leaves = k == leaving;
        ValueId copy = ref_index(value_at(c, y, ref_make(REF_VALUE, t), k));
        if (leaves ? w->cyclic : w->exit.sooner) continue;
        term_to_br(c->m, c->f, copy, leaves ? w->exit.leave : edge_at(c, y, w->exit.stay, k));
    }
}

/* If the copies are cyclic, replaces the latch entries of the phis in the header by those of the last copy of the
 * cycle. */
static void header_close(LoopCopier *c, const LoopBody *y) {
    if (!y->what->cyclic) return;
    each_inst_in(c->f, y->header, v)
        if (inst_at(c->f, v)->op == OP_PHI) header_phi_set(c, y, v, v, cycle_copies(y) - 1, false);
}

/* With a remainder loop, creates the tests by which the cycle is entered and left: the preheader branches on
 * LoopCopies.enter, and the latch of the last copy of the cycle on whether its copy of `next` differs from `limit`. If
 * the test fails, both lead to the remainder loop. Does nothing without a remainder loop. */
static void cycle_guard(LoopCopier *c, const LoopBody *y, const Loops *loops, Edit *e) {
    const LoopCopies *w = y->what;
    if (!w->rest) return;
    Ref cycle = ref_make(REF_BLOCK, y->header), rest = ref_make(REF_BLOCK, block_at(c, y, y->header, w->n - 1));
    Ref test[] = {value_at(c, y, ref_make(REF_VALUE, w->next), w->n - 2), w->limit};
    ValueId more = fn_inst(c->f, OP_ICMP, T_I1, test, 2), latch = NOWHERE;
    inst_at(c->f, more)->sub = ICMP_NE;
    for (uint32_t i = 0; i < y->block.n; i++) {
        ValueId t = ref_index(value_at(c, y, ref_make(REF_VALUE, block_term(c->f, y->block.at[i])), w->n - 2));
        if (inst_at(c->f, t)->nopnd == 1 && ref_index(inst_op(c->f, t, 0)) == y->header) latch = t;
    }
    inst_copy_origin(c->f, more, latch);
    edit_before(e, latch, more);
    ValueId enter = block_term(c->f, loops->loop.at[w->loop].preheader);
    fn_set_operands(c->f, latch, (Ref[]){ref_make(REF_VALUE, more), cycle, rest}, 3);
    fn_set_operands(c->f, enter, (Ref[]){w->enter, cycle, rest}, 3);
}

/* Writes the program order of the whole function. All blocks of a body, followed by its copies 1, 2 and so on, are
 * placed where its first block was. */
static void order_write(LoopCopier *c) {
    Fn *f = c->f;
    Order o;
    order_begin(&o, f);
    each_block(f, b) {
        LoopBody *y = c->of_block[b] == NOWHERE ? NULL : &c->body[c->of_block[b]];
        if (!y) {
            order_block(&o, b);
            each_inst_in(f, b, v) order_push(&o, v);
        }
        if (!y || y->placed) continue;
        y->placed = true;
        for (uint32_t k = 0; k < y->what->n; k++)
            for (uint32_t i = 0; i < y->block.n; i++) {
                order_block(&o, block_at(c, y, y->block.at[i], k));
                each_inst_in(f, y->block.at[i], v) order_push(&o, ref_index(value_at(c, y, ref_make(REF_VALUE, v), k)));
            }
    }
    order_commit(&o);
}

void loops_copy(Pass *p, Fn *f, const Loops *loops, const LoopCopies *copies, uint32_t n) {
    LoopCopier c = {.m = p->m, .f = f, .nbody = n, .nblock = f->block.n, .md.m = p->m};
    c.body = mem_alloc(n * sizeof *c.body);
    c.of_block = mem_alloc(((size_t)f->block.n + 1) * sizeof *c.of_block);
    c.block_index = mem_alloc(((size_t)f->block.n + 1) * sizeof *c.block_index);
    for (uint32_t i = 0; i < n; i++)
        c.body[i] = (LoopBody){.what = &copies[i], .header = loops->loop.at[copies[i].loop].header};
    blocks_collect(&c, loops);
    values_demote(c.m, f, c.of_block);
    insts_collect(&c);
    for (uint32_t i = 0; i < n; i++) body_copy(&c, &c.body[i]);
    exit_phis_extend(&c);
    for (uint32_t i = 0; i < n; i++) header_close(&c, &c.body[i]);
    order_write(&c);
    for (uint32_t i = 0; i < n; i++) latches_set(&c, &c.body[i]);
    for (uint32_t i = 0; i < n; i++) exit_decide(&c, &c.body[i]);
    Edit e;
    edit_begin(&e, p->m, f);
    for (uint32_t i = 0; i < n; i++) cycle_guard(&c, &c.body[i], loops, &e);
    edit_commit(&e);
    blocks_prune(p->m, f);
    for (uint32_t i = 0; i < n; i++) {
        vec_free(&c.body[i].block);
        vec_free(&c.body[i].inst);
    }
    free(c.body);
    free(c.of_block);
    free(c.of_value);
    free(c.block_index);
    free(c.value_index);
    mdcopy_free(&c.md);
}
