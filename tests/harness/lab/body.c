/* body.c: checks in words what a pass left of a function. The verifier (ir/verify) checks more, but it sees only the
 * result: a use of a deleted value, for instance, is poison by then. Here the body before the pass is known too. */
#include "analysis/callgraph.h"
#include "tests/harness/lab/seam.h"

/* Returns a copy of a body, to be freed with fn_free. What a Fn keeps of its body (Cfg, Uses, References) is new and
 * not built. */
static Fn *body_copy(const Fn *f) {
    Fn *c = mem_copy(f, sizeof *f);
#define COPY(v) ((v).cap = (v).n, (v).at = mem_copy((v).at, (v).n * sizeof *(v).at))
    COPY(c->inst), COPY(c->opnd), COPY(c->block), COPY(c->order), COPY(c->layout);
    COPY(c->src), COPY(c->name), COPY(c->loc), COPY(c->attached), COPY(c->attach), COPY(c->bundle);
    COPY(c->md), COPY(c->md_slot);
#undef COPY
    c->cfg = mem_alloc(sizeof *c->cfg);
    c->uses = mem_alloc(sizeof *c->uses);
    c->references = mem_alloc(sizeof *c->references);
    return c;
}

void bodies_take(LabBodies *b, const Module *m, const Fn *f) {
    *b = (LabBodies){0};
    each_fn(m, s, g)
        if (!f || f == g) vec_push(b, ((LabBody){m->sym.at[s].name, m->sym.at[s].type, body_copy(g)}));
}

void bodies_free(LabBodies *b) {
    for (uint32_t i = 0; i < b->n; i++) fn_free(b->at[i].f);
    vec_free(b);
}

/* A function after a pass, and before it. */
typedef struct LabCheck {
    Module *m;
    const char *pass;
    Fn *f;
    const Fn *old;
    TypeId old_type;
    Cfg cfg;
    char text[8][256]; /* a ring of the names that were written last */
    uint32_t texts;    /* how many were written */
} LabCheck;

/* Returns the name of a value, block or other operand as text, which is valid for the next 7 names. A value or block
 * that existed before the pass has its name in the input; a new value has none, and becomes "the new add". */
static const char *name(LabCheck *c, Ref r) {
    bool was = ref_is(r, REF_BLOCK) ? ref_index(r) < c->old->block.n : ref_index(r) < c->old->inst.n;
    bool local = ref_is(r, REF_VALUE) || ref_is(r, REF_BLOCK);
    if (local && !was && !ref_is(r, REF_BLOCK)) { /* it may be in no block, and then has no number */
        snprintf(c->text[c->texts & 7], sizeof *c->text, "the new %s", op_info[inst_at(c->f, ref_index(r))->op].name);
        return c->text[c->texts++ & 7];
    }
    Fn *now = c->m->sym.at[c->f->sym].fn;
    if (local && was) c->m->sym.at[c->f->sym].fn = (Fn *)c->old;
    Out o;
    out_init(&o, NULL);
    ref_print(c->m, c->f->sym, r, &o);
    c->m->sym.at[c->f->sym].fn = now;
    const char *text = o.n > 6 && !memcmp(o.buf, "label ", 6) ? "block " : "";
    size_t skip = *text ? 6 : 0;
    snprintf(c->text[c->texts & 7], sizeof *c->text, "%s%.*s", text, (int)(o.n - skip), o.buf + skip);
    out_free(&o);
    return c->text[c->texts++ & 7];
}

/* Returns the name of a value, or "the store" for an instruction without a result. */
static const char *value_name(LabCheck *c, ValueId v) {
    if (inst_at(c->f, v)->type != T_VOID || v < c->f->nparam) return name(c, ref_make(REF_VALUE, v));
    snprintf(c->text[c->texts & 7], sizeof *c->text, "the %s", op_info[inst_at(c->f, v)->op].name);
    return c->text[c->texts++ & 7];
}
static const char *block_name(LabCheck *c, BlockId b) { return name(c, ref_make(REF_BLOCK, b)); }

/* Returns "the phi %x", or "the new phi" for one that has no name yet. */
static const char *phi_name(LabCheck *c, ValueId phi) {
    const char *text = value_name(c, phi);
    if (!strncmp(text, "the ", 4)) return text;
    snprintf(c->text[c->texts & 7], sizeof *c->text, "the phi %.200s", text);
    return c->text[c->texts++ & 7];
}

/* Reports an error about instruction v, also if the module is quiet. Returns false. */
static bool wrong(LabCheck *c, ValueId v, const char *format, ...) {
    char text[1200];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    bool quiet = c->m->diag->quiet;
    c->m->diag->quiet = false;
    diag_error(c->m->diag, diag_at_inst(c->m->diag, c->m, c->f, v), "after pass '%s', in @%s: %s", c->pass,
               sym_text(c->m, c->f->sym), text);
    c->m->diag->quiet = quiet;
    return false;
}

/* ------------------------------------------------------------------------------------------------ blocks
 *
 * Each of the following checks reports the first mistake that it finds, and then returns false. */

/* Checks that each block has instructions, phis first, and one terminator at its end, and that operands name blocks
 * that exist. */
static bool blocks_are_whole(LabCheck *c) {
    each_block(c->f, b) {
        bool head = true;
        if (!c->f->block.at[b].n) return wrong(c, 0, "%s is empty: it has no terminator any more", block_name(c, b));
        each_inst_in(c->f, b, v) {
            const Inst *i = inst_at(c->f, v);
            bool last = v == block_term(c->f, b), ends = op_flags(i) & OF_TERM;
            if (last && !ends)
                return wrong(c, v, "%s does not end with a terminator, but with %s", block_name(c, b),
                             value_name(c, v));
            if (!last && ends)
                return wrong(c, v, "the %s is in the middle of %s", op_info[i->op].name, block_name(c, b));
            if (i->op == OP_PHI && !head)
                return wrong(c, v, "%s is not at the beginning of %s: place it with edit_front", phi_name(c, v),
                             block_name(c, b));
            head = head && (i->op == OP_PHI || op_flags(i) & OF_DEBUG);
            for (uint32_t k = 0; k < i->nopnd; k++)
                if (ref_is(inst_op(c->f, v, k), REF_BLOCK) && ref_index(inst_op(c->f, v, k)) >= c->f->block.n)
                    return wrong(c, v, "%s names block number %u, but there are only %u", value_name(c, v),
                                 ref_index(inst_op(c->f, v, k)), c->f->block.n);
        }
    }
    return true;
}

/* Checks that branches lead to blocks that are placed in the function. A block that the pass has left out of a new
 * order (Order, ir/edit.h) is not. */
static bool targets_are_there(LabCheck *c) {
    bool ok = true, *placed = mem_alloc(c->f->block.n * sizeof *placed);
    each_block(c->f, b) placed[b] = true;
    each_block(c->f, b)
        each_succ(c->f, block_term(c->f, b), s)
            if (ok && !placed[s])
                ok = wrong(c, block_term(c->f, b),
                           "the branch at the end of %s leads to %s, which is not in the function", block_name(c, b),
                           block_name(c, s));
    free(placed);
    return ok;
}

/* Returns how many entries of a phi are for block b. */
static uint32_t phi_entries(const Fn *f, ValueId phi, BlockId b) {
    uint32_t n = 0;
    for (uint32_t k = 0; k < phi_count(f, phi); k++) n += phi_block(f, phi, k) == b;
    return n;
}

/* Checks that a phi in block b has one entry for each edge into it and no others, if b is reachable. */
static bool phi_has_edges(LabCheck *c, BlockId b, ValueId phi) {
    if (c->cfg.rpo_index[b] == UINT32_MAX) return true;
    each_pred(&c->cfg, b, q) if (!phi_entries(c->f, phi, q)) return wrong(
        c, phi, "%s in %s has no entry for the edge from %s", phi_name(c, phi), block_name(c, b), block_name(c, q));
    for (uint32_t k = 0; k < phi_count(c->f, phi); k++) {
        uint32_t edges = 0;
        BlockId from = phi_block(c->f, phi, k);
        each_pred(&c->cfg, b, q) edges += q == from;
        if (!edges)
            return wrong(c, phi, "%s in %s has an entry for %s, but no edge comes from there", phi_name(c, phi),
                         block_name(c, b), block_name(c, from));
        if (phi_entries(c->f, phi, from) != edges)
            return wrong(c, phi, "%s in %s has %u entries for %s, but %u edges come from there", phi_name(c, phi),
                         block_name(c, b), phi_entries(c->f, phi, from), block_name(c, from), edges);
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ operands */

/* Reports whether v had the same opcode and number of operands before the pass, so that they can be compared. */
static bool was_there(const LabCheck *c, ValueId v) {
    return v < c->old->inst.n && c->old->inst.at[v].op == inst_at(c->f, v)->op &&
           c->old->inst.at[v].nopnd == inst_at(c->f, v)->nopnd;
}

/* Checks that r, operand k of v, is not the poison that an edit leaves in place of a value that was deleted and not
 * replaced. In an unreachable block it may be. */
static bool operand_is_kept(LabCheck *c, BlockId b, ValueId v, uint32_t k, Ref r) {
    if (!was_there(c, v) || !ref_is(r, REF_CONST) || const_at(c->m, r)->kind != CONST_POISON) return true;
    Ref was = inst_op(c->old, v, k);
    if (!ref_is(was, REF_VALUE) || inst_at(c->f, ref_index(was))->op != OP_NOP) return true;
    if (c->cfg.rpo_index[b] == UINT32_MAX) return true;
    return wrong(c, v,
                 "%s was deleted, but operand %u of %s in %s still names it; edit_replace says what takes its place",
                 name(c, was), k, value_name(c, v), block_name(c, b));
}

/* Checks that the value d, operand k of v in block b, exists, is placed in a block, and dominates its use: v, or, of
 * a phi, the end of the block of that entry. Dominance is not checked in unreachable blocks. */
static bool value_is_there(LabCheck *c, BlockId b, ValueId v, uint32_t k, ValueId d) {
    const Cfg *g = &c->cfg;
    if (d >= c->f->inst.n)
        return wrong(c, v, "operand %u of %s is value number %u, which does not exist", k, value_name(c, v), d);
    if (d >= c->f->nparam && g->pos[d] == UINT32_MAX) {
        bool fresh = d >= c->old->inst.n;
        return wrong(c, v, "%s %s, but operand %u of %s in %s %s it", name(c, ref_make(REF_VALUE, d)),
                     fresh ? "was created and never placed" : "was deleted", k, value_name(c, v), block_name(c, b),
                     fresh ? "names" : "still names");
    }
    bool phi = inst_at(c->f, v)->op == OP_PHI;
    BlockId at = phi ? phi_block(c->f, v, k / 2) : b;
    if (g->rpo_index[at] == UINT32_MAX || d < c->f->nparam) return true;
    bool before = phi ? cfg_dominates(g, g->block_of[d], at) : cfg_value_dominates(g, c->f, d, v);
    if (before) return true;
    if (!phi && g->block_of[d] == b)
        return wrong(c, v, "%s is used by %s in %s before it is computed", name(c, ref_make(REF_VALUE, d)),
                     value_name(c, v), block_name(c, b));
    if (phi)
        return wrong(c, v, "%s, computed in %s, comes into %s by the edge from %s, which %s does not dominate",
                     name(c, ref_make(REF_VALUE, d)), block_name(c, g->block_of[d]), phi_name(c, v), block_name(c, at),
                     block_name(c, g->block_of[d]));
    return wrong(c, v, "%s is computed in %s, which does not dominate %s, where %s uses it",
                 name(c, ref_make(REF_VALUE, d)), block_name(c, g->block_of[d]), block_name(c, at), value_name(c, v));
}

/* Checks that r, operand k of v, has the type of the operand before the pass, if v was there. Pointers, vectors of
 * them, and the operands of calls, may change their types. */
static bool operand_fits(LabCheck *c, BlockId b, ValueId v, uint32_t k, Ref r) {
    if (!was_there(c, v) || ref_is(r, REF_BLOCK)) return true;
    Ref was = inst_op(c->old, v, k);
    if (ref_same(was, r) || ref_is(r, REF_META) || ref_is(was, REF_META) || inst_at(c->f, v)->op == OP_CALL)
        return true;
    TypeId from = ref_type(c->m, c->old, was), to = ref_type(c->m, c->f, r);
    if (from == to || type_is_ptrs(c->m, from)) return true;
    Out o;
    out_init(&o, NULL);
    type_print(c->m, from, &o);
    out_str(&o, " is now one of type ");
    type_print(c->m, to, &o);
    wrong(c, v, "operand %u of %s in %s, %s, is now %s: a value of type %.*s", k, value_name(c, v), block_name(c, b),
          name(c, was), name(c, r), (int)o.n, o.buf);
    out_free(&o);
    return false;
}

/* Checks all operands of v. Those of debug records may be anything. */
static bool operands_are_good(LabCheck *c, BlockId b, ValueId v) {
    if (op_flags(inst_at(c->f, v)) & OF_DEBUG) return true;
    for (uint32_t k = 0; k < inst_at(c->f, v)->nopnd; k++) {
        Ref r = inst_op(c->f, v, k);
        if (ref_is(r, REF_NONE))
            return wrong(c, v, "operand %u of %s in %s is missing", k, value_name(c, v), block_name(c, b));
        if (ref_is(r, REF_VALUE) && !value_is_there(c, b, v, k, ref_index(r))) return false;
        if (!operand_is_kept(c, b, v, k, r) || !operand_fits(c, b, v, k, r)) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------------ the function */

/* Reports whether the placed instructions of two bodies are the same. */
static bool same_body(const Fn *a, const Fn *b) {
    if (a->order.n != b->order.n || a->layout.n != b->layout.n) return false;
    for (uint32_t i = 0; i < a->order.n; i++) {
        ValueId v = a->order.at[i];
        const Inst *x = inst_at(a, v), *y = inst_at(b, v);
        if (b->order.at[i] != v || x->op != y->op || x->sub != y->sub || x->flags != y->flags) return false;
        if (x->type != y->type || x->nopnd != y->nopnd || x->aux != y->aux || x->bits != y->bits) return false;
        for (uint32_t k = 0; k < x->nopnd; k++)
            if (!ref_same(inst_op(a, v, k), inst_op(b, v, k))) return false;
    }
    return true;
}

/* Returns the first parameter whose type has changed; UINT32_MAX if none has. */
static ValueId param_changed(const LabCheck *c) {
    for (ValueId k = 0; k < c->f->nparam && k < c->old->nparam; k++)
        if (inst_at(c->f, k)->type != inst_at(c->old, k)->type) return k;
    return UINT32_MAX;
}

/* Checks that the parameters and the result of a function have the types that they had, if callers outside of the
 * module may call it; kernels are not checked. Builds the call graph g if it is empty and is needed. */
static bool signature_is_kept(LabCheck *c, CallGraph *g) {
    ValueId k = param_changed(c);
    bool param = k != UINT32_MAX;
    if (!param && type_elem(c->m, c->old_type, 0) == type_elem(c->m, c->m->sym.at[c->f->sym].type, 0)) return true;
    if (!g->m) {
        KernelTable kernels;
        kernel_table_build(&kernels, c->m);
        callgraph_build(g, c->m, &kernels, CALLS_AS_LINKED);
        kernel_table_free(&kernels);
    }
    uint32_t flags = g->flags[c->f->sym];
    if (!(flags & CG_OPEN) || flags & CG_KERNEL) return true;
    return wrong(c, param ? k : 0, "the type of %s%s has changed, but %s, so callers that are not seen here rely on it",
                 param ? "parameter " : "the result", param ? value_name(c, k) : "",
                 flags & CG_ADDRESS_TAKEN ? "the address of the function is taken"
                                          : "other modules can call the function");
}

/* Checks all phis and operands. */
static bool body_is_good(LabCheck *c) {
    each_inst(c->f, b, v) {
        if (inst_at(c->f, v)->op == OP_PHI && !phi_has_edges(c, b, v)) return false;
        if (!operands_are_good(c, b, v)) return false;
    }
    return true;
}

void bodies_check(const LabBodies *before, Module *m, const char *pass, bool changed) {
    CallGraph graph = {0};
    for (uint32_t i = 0; i < before->n; i++) {
        SymId s = sym_find(m, before->at[i].name);
        if (!s || !m->sym.at[s].fn) continue;
        LabCheck c = {
            .m = m, .pass = pass, .f = m->sym.at[s].fn, .old = before->at[i].f, .old_type = before->at[i].type};
        if (!changed && !same_body(c.f, c.old)) {
            wrong(&c, 0, "the pass changed the function, but returned false, \"nothing changed\"");
            continue;
        }
        if (!changed || !blocks_are_whole(&c) || !targets_are_there(&c)) continue;
        cfg_build(&c.cfg, c.f);
        cfg_dominators(&c.cfg);
        if (signature_is_kept(&c, &graph)) body_is_good(&c);
        cfg_free(&c.cfg);
    }
    if (graph.m) callgraph_free(&graph);
}
