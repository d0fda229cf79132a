/* edit.h: changes to a body: Edit for insertions, replacements and deletions, Order for a new order
 * of blocks, Uses for def-use chains. None of them can fail; each takes time linear in the
 * function. Included by ir.h. */
#ifndef NVIR_IR_EDIT_H
#define NVIR_IR_EDIT_H

/* edit.c: changes are recorded, then applied in one sweep.
 *   Edit e; edit_begin(&e, m, f);  ... edit_before / edit_replace / edit_delete ...  changed = edit_commit(&e);
 * Between begin and commit the body is unchanged, except that new instructions are appended to inst[]. */
typedef struct Edit {
    Module *m;
    Fn *f;
    VEC(Ref) forward; /* by ValueId: its replacement */
    VEC(struct {
        ValueId anchor, inst;
        uint8_t where;
    })
    insert;
    VEC(uint8_t) dead;       /* by ValueId */
    VEC(uint8_t) dead_block; /* by BlockId */
    bool changed;
} Edit;
void edit_begin(Edit *e, Module *m, Fn *f);
void edit_before(Edit *e, ValueId anchor, ValueId inst); /* at one anchor, in the order of the calls */
/* If anchor is a parameter, inserts at the head of the entry block. */
void edit_after(Edit *e, ValueId anchor, ValueId inst);
void edit_front(Edit *e, BlockId b, ValueId inst); /* after the phis of b */
void edit_end(Edit *e, BlockId b, ValueId inst);   /* before the terminator of b */
/* Deletes v at commit. Only debug records may still use it then; they get poison. */
void edit_delete(Edit *e, ValueId v);
static inline bool edit_is_dead(const Edit *e, ValueId v) { return v < e->dead.n && e->dead.at[v]; }
/* Replaces v in all uses, including those recorded later. Chains of replacements are followed. v itself
 * remains unless it is deleted. */
void edit_replace(Edit *e, ValueId v, Ref with);
void edit_delete_block(Edit *e, BlockId b); /* with its instructions and its phi entries */
bool edit_commit(Edit *e);                  /* reports whether anything changed; frees e */

/* Order: writes a new program order (to merge, split or move blocks). Blocks that are not named are
 * removed. */
typedef struct Order {
    Fn *f;
    VEC(ValueId) order;
    VEC(BlockId) layout;
    VEC(uint32_t) start; /* parallel to layout: the first index of the block in order */
} Order;
void order_begin(Order *o, Fn *f);     /* begins an empty order of f */
void order_block(Order *o, BlockId b); /* the following pushes append to b */
static inline void order_push(Order *o, ValueId v) { vec_push(&o->order, v); }
void order_commit(Order *o); /* replaces the order of the function */

/* The users of every value, including debug records: the users of v are at[first[v]] to at[first[v + 1] - 1].
 * An instruction appears once for each operand that is v. */
typedef struct Uses {
    uint32_t *first;
    ValueId *at;
} Uses;
Uses uses_build(const Fn *f);
void uses_free(Uses *u);

#endif
