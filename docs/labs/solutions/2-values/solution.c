/* Lab 2, a solution: local value numbering and dead code. */
#include "labs.h"

/* The expressions that the current block has computed: a hash table of their numbers in `value`, from 1. */
typedef struct Table {
    Hash find;
    VEC(ValueId) value;
    Ref *number; /* by value: the operand that stands for it; REF_NULL: itself */
} Table;

/* Reports whether v computes the same whenever its operands are the same. */
static bool is_expression(const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    return op_flags(i) & OF_PURE && i->type != T_VOID && i->op != OP_PHI && i->op != OP_ALLOCA && i->op != OP_FREEZE;
}

/* Returns operand k of v: the value that stands for it. The two operands of a commutative operation are sorted. */
static Ref operand(const Table *t, const Fn *f, ValueId v, uint32_t k) {
    Ref r[2] = {{0}};
    const Inst *i = inst_at(f, v);
    bool swaps = op_flags(i) & OF_COMM && i->nopnd == 2;
    for (uint32_t j = 0; j < 2; j++) {
        Ref x = inst_op(f, v, swaps ? j : k);
        r[j] = ref_is(x, REF_VALUE) && t->number[ref_index(x)].x ? t->number[ref_index(x)] : x;
    }
    return swaps && r[0].x > r[1].x ? r[1 - k] : r[k * swaps];
}

static uint32_t expression_hash(const Table *t, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    uint32_t word[] = {i->op, i->sub, i->flags, i->type, i->aux, i->nopnd};
    uint32_t hash = hash_words(0, word, sizeof word / sizeof *word);
    for (uint32_t k = 0; k < i->nopnd; k++) hash = hash_word(hash, operand(t, f, v, k).x);
    return hash;
}

static bool is_same(const Table *t, const Fn *f, ValueId a, ValueId b) {
    const Inst *x = inst_at(f, a), *y = inst_at(f, b);
    if (x->op != y->op || x->sub != y->sub || x->flags != y->flags || x->type != y->type) return false;
    if (x->aux != y->aux || x->nopnd != y->nopnd || x->bits != y->bits) return false;
    for (uint32_t k = 0; k < x->nopnd; k++)
        if (!ref_same(operand(t, f, a, k), operand(t, f, b, k))) return false;
    return true;
}

/* Returns the earlier expression that is equal to v; if there is none, enters v and returns it. */
static ValueId find_or_enter(Table *t, const Fn *f, ValueId v) {
    uint32_t hash = expression_hash(t, f, v), id;
    for (uint32_t i = hash; (id = hash_next(&t->find, hash, &i)) != 0;)
        if (is_same(t, f, t->value.at[id - 1], v)) return t->value.at[id - 1];
    vec_push(&t->value, v);
    hash_add(&t->find, hash, t->value.n);
    return v;
}

static bool lvn(Pass *p, Fn *f) {
    Table t = {.number = mem_alloc((f->inst.n + 1) * sizeof *t.number)};
    Edit e;
    edit_begin(&e, p->m, f);
    each_block(f, b) {
        hash_empty(&t.find, t.value.n);
        t.value.n = 0;
        each_inst_in(f, b, v) {
            if (!is_expression(f, v)) continue;
            ValueId old = find_or_enter(&t, f, v);
            if (old == v) continue;
            lab_trace(p, f, "%v computes what %v has computed", v, old);
            t.number[v] = ref_make(REF_VALUE, old);
            edit_replace(&e, v, t.number[v]);
            edit_delete(&e, v);
        }
    }
    free(t.find.slot);
    vec_free(&t.value);
    free(t.number);
    return edit_commit(&e);
}

/* Reports whether v may be removed if nobody needs its result. */
static bool is_removable(const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->op == OP_LOAD) return !(i->flags & IF_VOLATILE) && i->mem.order <= ORD_UNORDERED;
    return i->op == OP_ALLOCA || op_flags(i) & OF_PURE;
}

static bool dce(Pass *p, Fn *f) {
    LabSet live = set_new(f->inst.n);
    LabQueue todo = queue_new(f->inst.n);
    Edit e;
    each_inst(f, b, v)
        if (!is_removable(f, v) && !(op_flags(inst_at(f, v)) & OF_DEBUG) && set_add(&live, v)) queue_add(&todo, v);
    for (uint32_t v; queue_take(&todo, &v);)
        for (uint32_t k = 0; k < inst_at(f, v)->nopnd; k++) {
            Ref r = inst_op(f, v, k);
            if (ref_is(r, REF_VALUE) && set_add(&live, ref_index(r))) queue_add(&todo, ref_index(r));
        }
    edit_begin(&e, p->m, f);
    each_inst(f, b, v)
        if (!set_has(&live, v) && !(op_flags(inst_at(f, v)) & OF_DEBUG)) {
            lab_trace(p, f, "nobody needs %v", v);
            edit_delete(&e, v);
        }
    queue_free(&todo);
    set_free(&live);
    return edit_commit(&e);
}

const PassRow lab_rows[] = {
    {"lvn", lvn, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "local value numbering"},
    {"dce", dce, PASS_FUNCTION, NEED_NOTHING, KEEP_CFG, "", "remove dead instructions"},
    {0},
};
