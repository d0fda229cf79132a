/* edit.h: changes to a body: Edit for insertions, replacements and deletions, Order for a new order
 * of blocks, Uses for def-use chains. None of them can fail; each takes time linear in the
 * function. Included by ir.h. */
#ifndef NVIR_IR_EDIT_H
#define NVIR_IR_EDIT_H

/* edit.c: changes are recorded, then applied in one sweep.
 *   Edit e; edit_begin(&e, m, f);  ... edit_before / edit_replace / edit_delete ...  changed = edit_commit(&e);
 * Between begin and commit the functions below do not change the body; the caller may create instructions. */
typedef struct Edit {
    Module *m;
    Fn *f;
    VEC(Ref) forward; /* by ValueId: its replacement; REF_NULL = none */
    /* The insertions in the order of the calls: `inst` is placed at the value or block `anchor`; where: see edit.c. */
    VEC(struct {
        ValueId anchor, inst;
        uint8_t where;
    })
    insert;
    VEC(uint8_t) dead;       /* by ValueId: 1 if it is to be deleted */
    VEC(uint8_t) dead_block; /* by BlockId: 1 if it is to be deleted */
    bool changed;            /* something has been inserted or deleted or, during the commit, an operand replaced */
} Edit;
void edit_begin(Edit *e, Module *m, Fn *f); /* begins an edit of f without changes; overwrites *e */
/* These functions record that `inst`, which must not be placed yet, is inserted. The anchor is an instruction that is
 * placed, or is inserted by the same edit; it may be deleted as well. Insertions at the same point are placed in the
 * order of the calls. Because phis must be adjacent, an instruction inserted at a phi is placed after all phis of the
 * block, unless it is a phi itself. */
void edit_before(Edit *e, ValueId anchor, ValueId inst);
/* The anchor may also be a parameter; `inst` is then placed as by edit_front in the entry block. */
void edit_after(Edit *e, ValueId anchor, ValueId inst);
void edit_front(Edit *e, BlockId b, ValueId inst); /* after the phis of b */
void edit_end(Edit *e, BlockId b, ValueId inst);   /* before the terminator of b */
/* These functions create an instruction with the text offset and debug location of `anchor`, insert it before `anchor`
 * as edit_before does, and return it as a REF_VALUE. Its flags are 0. */
Ref edit_make(Edit *e, ValueId anchor, enum Op op, TypeId type, const Ref *operand, uint32_t n);
/* Computes the address `off` bytes after `address`. If `off` is 0, creates no instruction and returns `address`. */
Ref edit_offset(Edit *e, ValueId anchor, Ref address, uint64_t off);
/* align: log2 of the alignment in bytes. */
Ref edit_load(Edit *e, ValueId anchor, TypeId type, Ref address, uint32_t align);
Ref edit_store(Edit *e, ValueId anchor, Ref value, Ref address, uint32_t align);
/* Deletes v at commit: it is no longer placed and becomes OP_NOP. Only debug records and unreachable code may still use
 * it then; they get poison instead. */
void edit_delete(Edit *e, ValueId v);
/* Reports whether edit_delete(e, v) has been called. */
static inline bool edit_is_dead(const Edit *e, ValueId v) { return v < e->dead.n && e->dead.at[v]; }
/* Replaces v by `with` at commit in all placed instructions, with those that e inserts before or after this call, and
 * in debug records. `with` may be replaced itself, but replacements must not form a cycle. v itself remains unless it
 * is deleted. A later call for the same v takes the place of this one. */
void edit_replace(Edit *e, ValueId v, Ref with);
void edit_delete_block(Edit *e, BlockId b); /* with its instructions, and the phi entries for b in other blocks */
/* Applies the recorded changes and frees e. If anything has changed, calls fn_changed and returns true; pointers to the
 * arrays of the function are then not valid any more. */
bool edit_commit(Edit *e);

/* Order: writes a new program order, for example to merge, split or move blocks. After order_commit, blocks for which
 * order_block has not been called, and instructions that have not been pushed, are no longer placed. */
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

/* The users of every value, among them debug records: those of v are at[first[v]] to at[first[v + 1] - 1]. An
 * instruction appears once for each operand that is v, also for one that wraps v as metadata. */
typedef struct Uses {
    bool kept;  /* in Fn.uses: they are those of the present body; cleared by fn_changed */
    uint32_t n; /* the number of values, placed or not */
    uint32_t *first;
    ValueId *at;
} Uses;
/* Overwrites *u with the users in f: placed instructions only, in program order. Does not follow later changes of f. */
void uses_build(Uses *u, const Fn *f);
void uses_free(Uses *u);
bool uses_equal(const Uses *x, const Uses *y);
/* Returns the cached users of f, after building them if there are none, they are invalid, or f has more values now. The
 * result can be read until the first call of fn_uses after the next change. As for fn_cfg (ir/cfg.h), a pass that
 * changes operands by other means than an Edit, and then calls fn_uses before it returns, must call fn_changed
 * itself. */
const Uses *fn_uses(const Fn *f);

/* references.c: the placed instructions of a body that refer to something outside of it, in program order: all calls,
 * and those with an operand that is a symbol, metadata, or a constant that may contain a symbol. What reads the
 * references of all functions of a module, such as the call graph, visits these only. */
typedef struct References {
    bool kept; /* in Fn.references: they are those of the present body; cleared by fn_changed */
    VEC(ValueId) inst;
} References;
void references_build(References *x, const Module *m, const Fn *f); /* overwrites *x */
void references_free(References *x);
bool references_equal(const References *x, const References *y);
const References *fn_references(const Module *m, const Fn *f); /* returns the cached ones of f, as fn_uses does */
/* Loops over these instructions of f. `break` leaves the loop. */
#define each_reference(m, f, v) \
    for (uint32_t v##_i = 0, v = 0; \
         v##_i < fn_references(m, f)->inst.n && (v = (f)->references->inst.at[v##_i], true); v##_i++)

#endif
