/* edit.h: how a pass changes a body: Edit for insertions, replacements and deletions, Order for a new order of
 * blocks, Uses for who uses what. None of them can fail; each is linear in the function. Included by ir.h.
 */
#ifndef NVIR_IR_EDIT_H
#define NVIR_IR_EDIT_H

/* edit.c: changes to a body, recorded and then applied in one linear sweep.
 *   Edit e; edit_begin(&e, m, f);  ... edit_before / edit_replace / edit_delete ...  changed = edit_commit(&e);
 * Between begin and commit the body reads as before, except for new instructions in inst[]. */
typedef struct Edit {
    Module *m;
    Fn *f;
    VEC(Ref) forward;                                       /* by ValueId: what replaces it */
    VEC(struct { ValueId anchor, inst; uint8_t where; }) insert;
    VEC(uint8_t) dead;                                      /* by ValueId */
    VEC(uint8_t) dead_block;                                /* by BlockId */
    bool changed;
} Edit;
void edit_begin(Edit *e, Module *m, Fn *f);
void edit_before(Edit *e, ValueId anchor, ValueId inst);    /* several at one anchor: in the order they were recorded */
void edit_after(Edit *e, ValueId anchor, ValueId inst);     /* a PARAM as anchor: at the head of the entry block */
void edit_front(Edit *e, BlockId b, ValueId inst);          /* behind the phis of b */
void edit_end(Edit *e, BlockId b, ValueId inst);            /* before the terminator of b */
/* Nothing that stays may use v at commit, but debug records: they say poison then. */
void edit_delete(Edit *e, ValueId v);
/* In all uses, those recorded later too; replacements of replacements are followed. v itself stays unless deleted. */
void edit_replace(Edit *e, ValueId v, Ref with);
void edit_delete_block(Edit *e, BlockId b);                 /* with all in it; phi entries from it are dropped */
bool edit_commit(Edit *e);                                  /* true if anything changed; frees the Edit */

/* Order: writes a new program order from scratch (merging, splitting, moving blocks). Blocks not named are gone. */
typedef struct Order {
    Fn *f;
    VEC(ValueId) order;
    VEC(BlockId) layout;
    VEC(uint32_t) start;                                    /* parallel to layout: where the block begins in order */
} Order;
void order_begin(Order *o, Fn *f);
void order_block(Order *o, BlockId b);                      /* following pushes go to b */
static inline void order_push(Order *o, ValueId v) { vec_push(&o->order, v); }
void order_commit(Order *o);                                /* the new order takes the place of the old */

/* Users of every value of a function, debug records included: users of v are at[first[v] .. first[v+1]). A user
 * stands there once per operand that names v. */
typedef struct Uses { uint32_t *first; ValueId *at; } Uses;
Uses uses_build(const Fn *f);
void uses_free(Uses *u);

#endif
