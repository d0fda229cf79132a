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
/* These functions record that `inst`, which must not be placed yet, is inserted. The anchor is a placed or an inserted
 * instruction; it may be deleted. Insertions at the same point are placed in the order of the calls. Because phis must
 * be adjacent, an instruction inserted at a phi is placed after all phis of the block, unless it is a phi itself. */
void edit_before(Edit *e, ValueId anchor, ValueId inst);
/* If anchor is a parameter, inserts after the phis of the first block, as edit_front. */
void edit_after(Edit *e, ValueId anchor, ValueId inst);
void edit_front(Edit *e, BlockId b, ValueId inst); /* after the phis of b */
void edit_end(Edit *e, BlockId b, ValueId inst);   /* before the terminator of b */
/* Deletes v at commit. Only debug records, or code that is unreachable then, may still use it; they get poison. */
void edit_delete(Edit *e, ValueId v);
/* Reports whether v has been deleted in e. */
static inline bool edit_is_dead(const Edit *e, ValueId v) { return v < e->dead.n && e->dead.at[v]; }
/* Replaces v by `with` in all uses at commit, also in instructions that are inserted later and in debug records. `with`
 * may be replaced itself, but replacements must not form a cycle. v itself remains unless it is deleted. */
void edit_replace(Edit *e, ValueId v, Ref with);
void edit_delete_block(Edit *e, BlockId b); /* with its instructions, and the phi entries for b in other blocks */
/* Applies the recorded changes, frees e, and calls fn_changed if anything has changed. Returns whether it has. */
bool edit_commit(Edit *e);

/* Order: writes a new program order (to merge, split or move blocks). Blocks for which order_block is not called, and
 * instructions that are not pushed, are no longer placed. */
typedef struct Order {
    Fn *f;
    VEC(ValueId) order;
    VEC(BlockId) layout;
    VEC(uint32_t) start; /* parallel to layout: the first index of the block in order */
} Order;
void order_begin(Order *o, Fn *f);     /* begins an empty order of f */
void order_block(Order *o, BlockId b); /* makes b the next block; the calls of order_push that follow append to it */
static inline void order_push(Order *o, ValueId v) { vec_push(&o->order, v); }
void order_commit(Order *o); /* replaces the order of the function, calls fn_changed, and ends the use of o */

/* The users of every value, including debug records: the users of v are at[first[v]] to at[first[v + 1] - 1].
 * An instruction appears once for each operand that is v. */
typedef struct Uses {
    uint32_t *first;
    ValueId *at;
} Uses;
Uses uses_build(const Fn *f); /* of placed instructions only, in program order; does not follow later changes of f */
void uses_free(Uses *u);

#endif
