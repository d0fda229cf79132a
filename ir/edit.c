/* edit.c: changes to a body, recorded first and applied in one sweep. A commit is linear in the function and
 * in the number of recorded changes, even if replacements form long chains.
 *
 * The commit writes the new order (with the insertions, without what is dead), then rewrites the operands of
 * every placed instruction. Ids do not change; a deleted instruction becomes OP_NOP. */
#include <assert.h>
#include "ir/ir.h"

/* The values of Edit.insert.where. The anchor of AT_FRONT and AT_END is a block, that of the others a value. */
enum { AT_BEFORE, AT_AFTER, AT_FRONT, AT_END };

void edit_begin(Edit *e, Module *m, Fn *f) { *e = (Edit){.m = m, .f = f}; }

/* -------------------------------------------------------------------------------- recording */

/* Records that `inst` is inserted at an anchor, a value or block; where: AT_*. */
static void insertion_record(Edit *e, uint32_t anchor, ValueId inst, uint8_t where) {
    vec_reserve(&e->insert, 1);
    e->insert.at[e->insert.n].anchor = anchor;
    e->insert.at[e->insert.n].inst = inst;
    e->insert.at[e->insert.n++].where = where;
    e->changed = true;
}

void edit_before(Edit *e, ValueId anchor, ValueId inst) { insertion_record(e, anchor, inst, AT_BEFORE); }

void edit_after(Edit *e, ValueId anchor, ValueId inst) {
    if (anchor < e->f->nparam) insertion_record(e, e->f->layout.at[0], inst, AT_FRONT);
    else insertion_record(e, anchor, inst, AT_AFTER);
}

void edit_front(Edit *e, BlockId b, ValueId inst) { insertion_record(e, b, inst, AT_FRONT); }

void edit_end(Edit *e, BlockId b, ValueId inst) { insertion_record(e, b, inst, AT_END); }

Ref edit_make(Edit *e, ValueId anchor, enum Op op, TypeId type, const Ref *operand, uint32_t n) {
    ValueId v = fn_inst(e->f, op, type, operand, n);
    inst_copy_origin(e->f, v, anchor);
    edit_before(e, anchor, v);
    return ref_make(REF_VALUE, v);
}

Ref edit_offset(Edit *e, ValueId anchor, Ref address, uint64_t off) {
    if (!off) return address;
    Ref operand[] = {address, const_int(e->m, T_I64, off)};
    Ref r = edit_make(e, anchor, OP_GETELEMENTPTR, ref_type(e->m, e->f, address), operand, 2);
    inst_at(e->f, ref_index(r))->aux = T_I8;
    return r;
}

Ref edit_load(Edit *e, ValueId anchor, TypeId type, Ref address, uint32_t align) {
    Ref r = edit_make(e, anchor, OP_LOAD, type, &address, 1);
    inst_at(e->f, ref_index(r))->mem.align = (1 + align) & 63;
    return r;
}

Ref edit_store(Edit *e, ValueId anchor, Ref value, Ref address, uint32_t align) {
    Ref r = edit_make(e, anchor, OP_STORE, T_VOID, (Ref[]){value, address}, 2);
    inst_at(e->f, ref_index(r))->mem.align = (1 + align) & 63;
    return r;
}

void edit_delete(Edit *e, ValueId v) {
    vec_reach(&e->dead, v);
    e->dead.at[v] = true;
    e->changed = true;
}

void edit_replace(Edit *e, ValueId v, Ref with) {
    vec_reach(&e->forward, v);
    e->forward.at[v] = with;
}

void edit_delete_block(Edit *e, BlockId b) {
    vec_reach(&e->dead_block, b);
    e->dead_block.at[b] = true;
    e->changed = true;
}

/* Reports whether edit_delete_block(e, b) has been called. */
static bool is_dead_block(const Edit *e, BlockId b) { return b < e->dead_block.n && e->dead_block.at[b]; }

/* -------------------------------------------------------------------------------- the new order */

/* The recorded insertions as linked lists, one for each pair of an anchor and a `where`, in the order of recording.
 * list_index numbers the lists: first those of values, then those of blocks. */
typedef struct Lists {
    Edit *e;
    Order order;
    uint32_t *head; /* by list: 1 + first index into Edit.insert */
    uint32_t *next; /* by index into Edit.insert: 1 + index of the next one in its list; 0 = end */
    /* The stack of place_items, which explains its items. */
    VEC(struct {
        uint32_t item;
        bool after;
    })
    stack;
} Lists;

/* Returns the index in Lists.head of the list of insertions at an anchor. anchor, where: as in Edit.insert. */
static uint32_t list_index(const Edit *e, uint32_t anchor, uint8_t where) {
    return where >= AT_FRONT ? 2 * (e->f->inst.n + anchor) + (where - AT_FRONT) : 2 * anchor + where;
}

/* Initialises l, begins the new order, and divides the recorded insertions into lists. If there are none, head and next
 * stay NULL. */
static void lists_build(Lists *l, Edit *e) {
    *l = (Lists){.e = e};
    order_begin(&l->order, e->f);
    if (!e->insert.n) return; /* then place_block does not read the lists */
    l->head = mem_alloc(2 * ((size_t)e->f->inst.n + e->f->block.n) * sizeof *l->head);
    l->next = mem_alloc(e->insert.n * sizeof *l->next);
    for (uint32_t i = e->insert.n; i-- > 0;) {
        uint32_t list = list_index(e, e->insert.at[i].anchor, e->insert.at[i].where);
        l->next[i] = l->head[list];
        l->head[list] = i + 1;
    }
}

static void lists_free(Lists *l) {
    free(l->head);
    free(l->next);
    vec_free(&l->stack);
}

/* Pushes an item on the stack of place_items. */
static void stack_push(Lists *l, uint32_t item, bool after) {
    vec_reserve(&l->stack, 1);
    l->stack.at[l->stack.n].item = item;
    l->stack.at[l->stack.n++].after = after;
}

/* Appends v to the new order, unless it is deleted. */
static inline void value_place(Lists *l, ValueId v) {
    if (!edit_is_dead(l->e, v)) order_push(&l->order, v);
}

/* Appends the insertions of a list to the new order, from `first` (1 + an index into Edit.insert) on, each together
 * with the insertions before and after it. It uses a stack because an inserted instruction can be an anchor itself. A
 * stack item with `after` false is 1 + an index into Edit.insert, and stands for that insertion and the rest of its
 * list; 0 is the empty list. An item with `after` true is a value whose AT_BEFORE list has been placed, so that it is
 * next. */
static void place_items(Lists *l, uint32_t first) {
    stack_push(l, first, false);
    while (l->stack.n) {
        uint32_t item = l->stack.at[l->stack.n - 1].item;
        bool after = l->stack.at[--l->stack.n].after;
        if (after) {
            value_place(l, item);
            stack_push(l, l->head[list_index(l->e, item, AT_AFTER)], false);
        } else if (item) {
            ValueId v = l->e->insert.at[item - 1].inst;
            stack_push(l, l->next[item - 1], false);
            stack_push(l, v, true);
            stack_push(l, l->head[list_index(l->e, v, AT_BEFORE)], false);
        }
    }
}

/* Appends all insertions of list number `list`, which may be empty, to the new order. */
static inline void place_list(Lists *l, uint32_t list) {
    if (l->head[list]) place_items(l, l->head[list]);
}

/* Moves the phis among the values from index `from` to the end of the new order to the front of that range. Phis keep
 * their relative order, and so do the others. */
static void phis_first(Lists *l, uint32_t from) {
    const Inst *inst = l->e->f->inst.at;
    uint32_t n = l->order.order.n - from, kept = 0, nphi = 0;
    ValueId *at = l->order.order.at + from;
    if (n == 0) return;
    ValueId *rest = mem_alloc(n * sizeof *rest);
    for (uint32_t i = 0; i < n; i++)
        if (inst[at[i]].op == OP_PHI) at[nphi++] = at[i];
        else rest[kept++] = at[i];
    if (kept) memcpy(at + nphi, rest, kept * sizeof *rest);
    free(rest);
}

/* Appends block b to the new order, with its insertions and without its deleted instructions. */
static void place_block(Lists *l, BlockId b) {
    const Edit *e = l->e;
    const Fn *f = e->f;
    const Block *block = &f->block.at[b];
    uint32_t i = 0;
    order_block(&l->order, b);
    if (!e->insert.n) {
        each_inst_in(f, b, v) value_place(l, v);
        return;
    }
    /* Phis must be adjacent, so insertions at a phi are placed after the last one, unless
     * they are phis themselves. */
    for (; i < block->n && f->inst.at[f->order.at[block->first + i]].op == OP_PHI; i++)
        value_place(l, f->order.at[block->first + i]);
    uint32_t head_end = l->order.order.n;
    for (uint32_t k = 0; k < i; k++) {
        place_list(l, list_index(e, f->order.at[block->first + k], AT_BEFORE));
        place_list(l, list_index(e, f->order.at[block->first + k], AT_AFTER));
    }
    place_list(l, list_index(e, b, AT_FRONT));
    phis_first(l, head_end);
    for (; i < block->n; i++) {
        ValueId v = f->order.at[block->first + i];
        if (i + 1 == block->n) place_list(l, list_index(e, b, AT_END));
        place_list(l, list_index(e, v, AT_BEFORE));
        value_place(l, v);
        place_list(l, list_index(e, v, AT_AFTER));
    }
}

/* Writes the new order, without deleted instructions and blocks, and marks the instructions of deleted blocks as dead.
 * Does nothing if there are no insertions or deletions. */
static void order_rewrite(Edit *e) {
    Fn *f = e->f;
    Lists l;
    if (e->insert.n == 0 && e->dead.n == 0 && e->dead_block.n == 0) return;
    lists_build(&l, e);
    each_block(f, b) {
        if (!is_dead_block(e, b)) {
            place_block(&l, b);
            continue;
        }
        each_inst_in(f, b, v) {
            vec_reach(&e->dead, v);
            e->dead.at[v] = true;
        }
    }
    order_commit(&l.order);
    lists_free(&l);
}

/* -------------------------------------------------------------------------------- the operands */

/* Returns the end of the chain of replacements that begins with r, with path compression; r itself if r is not
 * replaced. */
static Ref forward_end(Edit *e, Ref r) {
    Ref end = r;
    uint32_t steps = 0;
    while (ref_is(end, REF_VALUE) && ref_index(end) < e->forward.n &&
           !ref_is(e->forward.at[ref_index(end)], REF_NONE)) {
        end = e->forward.at[ref_index(end)];
        steps++;
        assert(steps <= e->forward.n && "replacements run in a circle");
    }
    (void)steps;
    while (!ref_same(r, end)) {
        Ref *link = &e->forward.at[ref_index(r)];
        r = *link;
        *link = end;
    }
    return end;
}

/* Returns poison of the type of value v. */
static Ref poison_of(Edit *e, ValueId v) { return const_simple(e->m, CONST_POISON, e->f->inst.at[v].type); }

/* Returns operand r after all replacements. A use of a value that is deleted and not replaced becomes poison; such a
 * use can only be in metadata, or in code that is unreachable because the block of the value has been deleted. For a
 * REF_MDVALUE, the result is wrapped as metadata as well. */
static Ref operand_new(Edit *e, Ref r) {
    bool wrapped = ref_is(r, REF_MDVALUE);
    if (!wrapped && !ref_is(r, REF_VALUE)) return r;
    Ref plain = ref_make(REF_VALUE, ref_index(r)), end = forward_end(e, plain);
    if (ref_is(end, REF_VALUE) && edit_is_dead(e, ref_index(end))) end = poison_of(e, ref_index(end));
    if (!wrapped) return end;
    if (ref_is(end, REF_VALUE)) return ref_make(REF_MDVALUE, ref_index(end));
    return ref_make(REF_META, fn_md_index(e->f, md_value(e->m, end)));
}

/* Reports whether the operand is a value, or the metadata of one, that is replaced or deleted. */
static inline bool operand_moves(const Edit *e, Ref r) {
    if (!ref_is(r, REF_VALUE) && !ref_is(r, REF_MDVALUE)) return false;
    uint32_t v = ref_index(r);
    return edit_is_dead(e, v) || (v < e->forward.n && !ref_is(e->forward.at[v], REF_NONE));
}

/* Removes the entries of a phi for dead blocks. */
static void phi_prune(Edit *e, ValueId v) {
    Inst *in = &e->f->inst.at[v];
    Ref *op = inst_ops(e->f, v);
    uint32_t kept = 0;
    for (uint32_t i = 0; i + 1 < in->nopnd; i += 2)
        if (!is_dead_block(e, ref_index(op[i + 1]))) {
            op[kept++] = op[i];
            op[kept++] = op[i + 1];
        }
    in->nopnd = kept;
}

/* Replaces the operands of all placed instructions as recorded, and removes the phi entries for deleted blocks. Sets
 * e->changed if an operand changes. */
static void operands_rewrite(Edit *e) {
    Fn *f = e->f;
    each_inst(f, b, v) {
        if (f->inst.at[v].op == OP_PHI && e->dead_block.n) phi_prune(e, v);
        Ref *op = inst_ops(f, v);
        for (uint32_t i = 0, n = f->inst.at[v].nopnd; i < n; i++) {
            if (!operand_moves(e, op[i])) continue;
            Ref r = operand_new(e, op[i]);
            e->changed |= !ref_same(op[i], r);
            op[i] = r;
        }
    }
}

/* Turns deleted instructions into OP_NOP. This is the last step, because operands_rewrite reads the types of dead
 * values. */
static void dead_clear(Edit *e) {
    for (ValueId v = e->f->nparam; v < e->dead.n; v++)
        if (e->dead.at[v]) {
            Inst *in = &e->f->inst.at[v];
            *in = (Inst){.op = OP_NOP, .type = T_VOID, .opnd = in->opnd};
        }
}

bool edit_commit(Edit *e) {
    order_rewrite(e);
    if (e->forward.n || e->dead.n || e->dead_block.n) operands_rewrite(e);
    dead_clear(e);
    bool changed = e->changed;
    if (changed) fn_trim(e->f), fn_changed(e->f);
    vec_free(&e->forward);
    vec_free(&e->insert);
    vec_free(&e->dead);
    vec_free(&e->dead_block);
    return changed;
}
