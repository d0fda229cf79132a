/* narrow: computes what a trunc leaves in the width of its result.
 *
 *    %a = zext i8 %x to i32
 *    %b = and i32 %a, 252                     %b = and i8 %x, -4
 *    %c = or i32 %b, 2                        %c = or i8 %b, 2
 *    %d = trunc i32 %c to i8
 *
 * C promotes the operands of arithmetic to int, so a byte is extended, changed and truncated again. The lowest bits of
 * a sum, difference, product, shift to the left, and, or, xor, phi and select depend only on as many bits of the
 * operands. A shift to the right also moves bits down, so its operand must have zeros above the width of the result
 * (analysis/zeros.h); it then shifts in zeros, even if it is arithmetic. The algorithm is that of LLVM
 * (TruncInstCombine): from the trunc it follows operands up to extensions, truncs and constants. The instructions in
 * between must have no other users: a value that is also needed in the wider type would be computed twice. They are
 * replaced if the casts that this makes are fewer than those that it removes.
 *
 * Asking only that the leaves are narrow is simpler, and wrong: shl i32 %a, 9 is 0 in its lowest byte, but shl i8 %x, 9
 * is poison. And the flags nsw and nuw, which hold in the wider type, must go.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/zeros.h"
#include "ir/arith.h"
#include "transform/pass.h"

enum { NODES_MAX = 32 }; /* the instructions above one trunc */

/* An instruction above the trunc. leaf: it is a cast, whose operand ends the walk. */
typedef struct NarrowNode {
    ValueId v;
    bool leaf;
    uint32_t users; /* the operands above the trunc, or of the trunc, that are v */
    Ref narrow;     /* what replaces it, of the type of the trunc */
} NarrowNode;

typedef struct Narrow {
    Module *m;
    Fn *f;
    Edit e;
    uint32_t *users; /* by value: how many operands are it, debug records aside */
    uint32_t *node;  /* by value: 1 + its index in `at`, while that belongs to the trunc at hand; else 0 */
    TypeId type;     /* of the trunc at hand */
    uint32_t n;
    NarrowNode at[NODES_MAX];
    uint64_t narrowed; /* instructions replaced so far */
} Narrow;

/* Reports whether operand k of instruction i has the type of its result, so that it is narrowed with it. */
static bool operand_narrows(const Inst *i, uint32_t k) {
    return i->op == OP_PHI ? k % 2 == 0 : i->op != OP_SELECT || k > 0;
}

/* Reports whether the lowest bits of v, as many as s->type has, depend on these bits of its operands alone. The amount
 * of a shift must be a constant. */
static bool inst_narrows(const Narrow *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    uint32_t bits = type_bits(s->m, s->type);
    uint64_t by;
    switch (i->op) {
    case OP_AND:
    case OP_OR:
    case OP_XOR:
    case OP_PHI:
    case OP_SELECT: return true;
    case OP_ADD:
    case OP_SUB:
    case OP_MUL: return bits >= 8;
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR:
        if (!ref_int(s->m, inst_op(s->f, v, 1), &by) || by >= bits) return false;
        return i->op == OP_SHL || !~(zeros_of(s->m, s->f, inst_op(s->f, v, 0)) | arith_ones(bits));
    default: return false;
    }
}

/* Adds operand r to the nodes, unless it is a constant or among them. Returns false if it cannot be narrowed or there
 * are too many. */
static bool node_add(Narrow *s, Ref r) {
    uint64_t n;
    if (!ref_is(r, REF_VALUE)) return ref_int(s->m, r, &n) || ref_is_undef(s->m, r);
    ValueId v = ref_index(r);
    uint8_t op = inst_at(s->f, v)->op;
    if (!s->node[v]) {
        bool leaf = (op == OP_ZEXT || op == OP_SEXT || op == OP_TRUNC) && !edit_is_dead(&s->e, v);
        if (s->n == NODES_MAX || edit_is_dead(&s->e, v) || (!leaf && !inst_narrows(s, v))) return false;
        s->at[s->n++] = (NarrowNode){.v = v, .leaf = leaf};
        s->node[v] = s->n;
    }
    s->at[s->node[v] - 1].users++;
    return true;
}

/* Collects what is above trunc v in s->at. Returns false if a part of it cannot be narrowed. */
static bool nodes_find(Narrow *s, ValueId v) {
    s->n = 0;
    if (!node_add(s, inst_op(s->f, v, 0))) return false;
    for (uint32_t k = 0; k < s->n; k++) {
        const Inst *i = inst_at(s->f, s->at[k].v);
        if (s->at[k].leaf) continue;
        for (uint32_t o = 0; o < i->nopnd; o++)
            if (operand_narrows(i, o) && !node_add(s, inst_op(s->f, s->at[k].v, o))) return false;
    }
    return true;
}

/* Reports whether to replace the nodes: only they use those that are no leaves, of which there is one, and the casts
 * that the leaves need are fewer than the casts that become unused, among them the trunc. */
static bool nodes_pay(const Narrow *s) {
    uint32_t unused = 1, made = 0, inner = 0;
    for (uint32_t k = 0; k < s->n; k++) {
        const NarrowNode *x = &s->at[k];
        bool alone = x->users == s->users[x->v];
        if (!x->leaf && !alone) return false;
        inner += !x->leaf;
        unused += x->leaf && alone;
        made += x->leaf && ref_type(s->m, s->f, inst_op(s->f, x->v, 0)) != s->type;
    }
    return inner && made < unused;
}

/* Returns the leaf in the type of the trunc: the operand of the cast, or a cast of that, placed before the leaf. */
static Ref leaf_narrowed(Narrow *s, ValueId leaf) {
    Ref from = inst_op(s->f, leaf, 0);
    uint32_t bits = type_bits(s->m, ref_type(s->m, s->f, from)), to = type_bits(s->m, s->type);
    if (bits == to) return from;
    return edit_make(&s->e, leaf, bits > to ? OP_TRUNC : (enum Op)inst_at(s->f, leaf)->op, s->type, &from, 1);
}

/* Returns operand r of a node in the type of the trunc. */
static Ref operand_narrowed(const Narrow *s, Ref r) {
    uint64_t n;
    if (ref_is(r, REF_VALUE)) return s->at[s->node[ref_index(r)] - 1].narrow;
    if (ref_int(s->m, r, &n)) return const_int(s->m, s->type, n);
    return const_simple(s->m, (enum ConstKind)const_at(s->m, r)->kind, s->type);
}

/* Replaces the nodes by copies in the type of trunc v, and deletes them with v. */
static void nodes_replace(Narrow *s, ValueId v) {
    /* A phi may be an operand of what it depends on, so the copies are made before their operands are known. */
    for (uint32_t k = 0; k < s->n; k++) {
        NarrowNode *x = &s->at[k];
        Inst i = *inst_at(s->f, x->v);
        VEC(Ref) op = {0};
        for (uint32_t o = 0; o < i.nopnd; o++) vec_push(&op, inst_op(s->f, x->v, o));
        enum Op narrow = i.op == OP_ASHR ? OP_LSHR : (enum Op)i.op;
        x->narrow = x->leaf ? leaf_narrowed(s, x->v) : edit_make(&s->e, x->v, narrow, s->type, op.at, i.nopnd);
        vec_free(&op);
    }
    for (uint32_t k = 0; k < s->n; k++) {
        ValueId old = s->at[k].v;
        if (s->at[k].leaf) continue;
        for (uint32_t o = 0; o < inst_at(s->f, old)->nopnd; o++)
            if (operand_narrows(inst_at(s->f, old), o))
                inst_ops(s->f, ref_index(s->at[k].narrow))[o] = operand_narrowed(s, inst_op(s->f, old, o));
        edit_delete(&s->e, old);
        s->narrowed++;
    }
    edit_replace(&s->e, v, operand_narrowed(s, inst_op(s->f, v, 0)));
    edit_delete(&s->e, v);
}

bool pass_narrow(Pass *p, Fn *f) {
    Narrow s = {.m = p->m, .f = f};
    uint32_t values = f->inst.n;
    if (!pass_fn_has(f, OP_TRUNC)) return false;
    s.users = mem_alloc(((size_t)values + 1) * sizeof *s.users);
    s.node = mem_alloc(((size_t)values + 1) * sizeof *s.node);
    each_inst(f, b, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++)
            if (ref_is(inst_op(f, v, k), REF_VALUE)) s.users[ref_index(inst_op(f, v, k))]++;
    }
    edit_begin(&s.e, p->m, f);
    each_inst(f, b, v) {
        s.type = inst_at(f, v)->type;
        if (inst_at(f, v)->op != OP_TRUNC || !type_is_int(p->m, s.type) || type_bits(p->m, s.type) > 64) continue;
        if (nodes_find(&s, v) && nodes_pay(&s)) nodes_replace(&s, v);
        for (uint32_t k = 0; k < s.n; k++) s.node[s.at[k].v] = 0;
    }
    bool changed = edit_commit(&s.e);
    pass_stat(p, "instructions narrowed", s.narrowed);
    free(s.users);
    free(s.node);
    return changed;
}
