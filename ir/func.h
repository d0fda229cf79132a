/* func.h: reads and creates the instructions of a body. Included by ir.h.
 *
 * A new instruction is appended to inst[] and is not part of the program until it is placed, that is, until order[]
 * contains its id. Only the parser, fn_pack, and Edit and Order (edit.h) change order[]. */
#ifndef NVIR_IR_FUNC_H
#define NVIR_IR_FUNC_H

uint32_t fn_md_index(Fn *f, MdId md); /* returns the index of md in f->md, to which it is added if it is new */
void fn_trim(Fn *f);                  /* frees the unused capacity of its largest arrays; they may move */
/* Gives the values and blocks new ids, in program order, and drops those that are not placed (pack.c). Does nothing
 * unless more than half of the value ids, and at least 64, belong to values that are not placed; nor if the address of
 * a block is taken. No id from before the call is valid after it, except those of parameters. Calls fn_changed if it
 * changes anything. */
void fn_pack(const Module *m, Fn *f);
/* Creates an instruction that is not placed in any block, and returns its id. Its flags and its other fields are 0; the
 * caller sets them. `operand` may point into the operands of f. */
ValueId fn_inst(Fn *f, enum Op op, TypeId type, const Ref *operand, uint32_t n);
/* Replaces the operands of v. Stores them in place unless there are more than before. `operand` may point into the
 * operands of f. */
void fn_set_operands(Fn *f, ValueId v, const Ref *operand, uint32_t n);
/* Creates a copy of v that is not placed, and returns its id. It has the same operands, bundles, text offset, debug
 * location and attachments, but no name. */
ValueId fn_copy_inst(Fn *f, ValueId v);
/* Sets *v to the parameter or instruction called `name`, which is given without the '%'. A number means the value
 * without a name to which the printer gives this number. Returns false if there is no such value; *v is then not
 * meaningful. Takes time linear in the function. */
bool fn_value_named(const Module *m, const Fn *f, const char *name, ValueId *v);
/* Return the record of v, its operands as an array, and its operand i, which must exist. The pointers are valid until
 * an instruction is created or gets more operands. */
static inline Inst *inst_at(const Fn *f, ValueId v) { return &f->inst.at[v]; }
static inline Ref *inst_ops(const Fn *f, ValueId v) { return vec_from(&f->opnd, f->inst.at[v].opnd); }
static inline Ref inst_op(const Fn *f, ValueId v, uint32_t i) { return f->opnd.at[f->inst.at[v].opnd + i]; }
/* Returns the OF_* of the opcode; the IF_* of the instruction itself are i->flags. */
static inline uint32_t op_flags(const Inst *i) { return op_info[i->op].flags; }
/* Reports whether the instruction is a load or store that is neither volatile nor atomic, so that it may be removed,
 * moved or merged with others as data dependences allow. */
static inline bool access_is_plain(const Inst *i) {
    return (i->op == OP_LOAD || i->op == OP_STORE) && !(i->flags & IF_VOLATILE) && i->mem.order == ORD_NONE;
}
/* Reports whether the instruction is a load for which access_is_plain holds. */
static inline bool load_is_plain(const Inst *i) { return i->op == OP_LOAD && access_is_plain(i); }
/* These functions return the text offset, the name, and the debug location of v, as 1 + the index of a DILocation in
 * f->md; 0 if it has none. */
static inline uint32_t inst_src(const Fn *f, ValueId v) { return v < f->src.n ? f->src.at[v] : 0; }
static inline StrId inst_name(const Fn *f, ValueId v) { return v < f->name.n ? f->name.at[v] : 0; }
static inline uint32_t inst_loc(const Fn *f, ValueId v) { return v < f->loc.n ? f->loc.at[v] : 0; }
/* Returns the text offset for messages about v: its own; if it has none, because a pass made it, that of its function;
 * SRC_NONE if that has none either. */
static inline uint32_t inst_src_near(const Module *m, const Fn *f, ValueId v) {
    return inst_src(f, v) ? inst_src(f, v) : m->sym.at[f->sym].src;
}
/* Sets *file, *line and *column to the debug location of v; *file points into the module, and column 0 is not known.
 * Returns false, and sets nothing, if v has no location, or one with line 0 or without a file name. */
bool inst_debug_position(const Module *m, const Fn *f, ValueId v, const char **file, uint32_t *line, uint32_t *column);
/* Makes the operands of a debug record that are value v poison: a debug record does not keep a value alive. */
void debug_record_drop(Module *m, Fn *f, ValueId record, ValueId v);
void inst_set_src(Fn *f, ValueId v, uint32_t src);
void inst_set_name(Fn *f, ValueId v, StrId name); /* name: unused in this function, or 0 */
void inst_set_loc(Fn *f, ValueId v, uint32_t loc);
void inst_copy_origin(Fn *f, ValueId to, ValueId from); /* copies src and loc */
/* Reports whether v may be computed earlier, where its operands are defined, if it is executed anyway: it is pure, and
 * neither a phi nor a freeze. A phi depends on its block, and a freeze in a loop may yield another value in each
 * iteration. */
bool inst_is_relocatable(const Fn *f, ValueId v);
/* Reports whether v may be computed there unconditionally: it is relocatable and cannot trap, as a division may. */
bool inst_is_hoistable(const Fn *f, ValueId v);
/* An attachment is a metadata node that is attached to an instruction under the name of a kind, such as "tbaa" in
 * `!tbaa !5`. An instruction has at most one of each kind. !dbg is not an attachment here, see inst_loc. */
/* Returns the attachment of v of this kind, without the '!'; NULL if there is none. The pointer is valid until the next
 * inst_attach_add. */
const Attach *inst_attach(const Fn *f, const Module *m, ValueId v, const char *kind);
/* Attaches node f->md[md_index] to v; replaces the node if v has an attachment of this kind. */
void inst_attach_add(Fn *f, ValueId v, StrId kind, uint32_t md_index);
void inst_attach_remove(Fn *f, ValueId v, StrId kind); /* does nothing if v has none of this kind */
/* Moves the attachment of this kind from one instruction to another, whose own it replaces. `from` must have one. */
void inst_attach_move(Fn *f, Module *m, ValueId from, ValueId to, const char *kind);
/* The operands of a call are the arguments, then the bundle operands, then the callee. */
uint32_t call_nargs(const Fn *f, ValueId v); /* number of arguments, without those of bundles */
static inline Ref call_callee(const Fn *f, ValueId v) { return inst_op(f, v, inst_at(f, v)->nopnd - 1); }
/* The largest number of aliases and constant expressions that the expansion of one alias may contain; one that is used
 * twice counts twice. The verifier checks it, so that recursion over an alias ends soon. */
enum { ALIAS_SIZE_MAX = 1024 };
/* Returns the function to which a callee operand refers, after looking through aliases and constant pointer casts.
 * Returns 0 if it is not known: for another value or constant, inline assembly, an ifunc, or a cycle of aliases. */
SymId callee_function(const Module *m, Ref callee);
/* Returns the function that call v calls, or 0 if it is not known; see callee_function. */
static inline SymId call_target(const Module *m, const Fn *f, ValueId v) {
    Ref r = call_callee(f, v);
    bool plain = ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].kind == SYM_FUNC;
    return plain ? ref_index(r) : callee_function(m, r);
}
/* Returns the id INTRIN_* of the intrinsic that call v calls; 0 if it calls nothing that has a row in the table of
 * intrinsics. */
static inline uint32_t call_intrinsic(const Module *m, const Fn *f, ValueId v) {
    return m->sym.at[call_target(m, f, v)].intrinsic; /* symbol 0 has none */
}
/* Reports whether v is a call of an intrinsic that has at least one of these flags (INF_*). */
bool inst_is_intrinsic(const Module *m, const Fn *f, ValueId v, uint32_t flags);
/* Reports whether v is a call that may end the thread or run forever, so that what follows it need not be executed: any
 * call but those of intrinsics that always return, and of inline assembly without side effects. */
bool call_may_not_return(const Module *m, const Fn *f, ValueId v);
/* Reports whether v calls an intrinsic whose result depends on the arguments and the thread alone, not on memory or on
 * the threads that execute the call together; without bundles. */
bool call_is_pure(const Module *m, const Fn *f, ValueId v);
enum MemoryCall { MEMORY_NONE, MEMORY_COPY, MEMORY_MOVE, MEMORY_FILL, MEMORY_MARKER };
/* Classifies instruction v: a memcpy, memmove or memset of constant length that is not volatile, a lifetime marker, or
 * none of these (MEMORY_NONE). Sets *size to the length in bytes for a memcpy, memmove or memset; otherwise *size is
 * not meaningful. */
enum MemoryCall memory_call(const Module *m, const Fn *f, ValueId v, uint64_t *size);
/* Returns the array of the *n bundles of call v; NULL, and *n = 0, if it has none. */
const Bundle *call_bundles(const Fn *f, ValueId v, uint32_t *n);
/* Returns the type of an operand that is not a REF_VALUE: T_LABEL for a block, T_METADATA for REF_META and
 * REF_MDVALUE, T_I32 for REF_INT, T_VOID for REF_NONE. */
TypeId ref_type_global(const Module *m, Ref r);
/* Returns the type of an operand. f may be NULL unless r is a REF_VALUE. */
static inline TypeId ref_type(const Module *m, const Fn *f, Ref r) {
    return ref_is(r, REF_VALUE) ? inst_at(f, ref_index(r))->type : ref_type_global(m, r);
}
/* Returns the space of an operand that is a pointer or a vector of pointers, by its type. f as for ref_type. */
static inline uint32_t ref_space(const Module *m, const Fn *f, Ref r) { return type_space(m, ref_type(m, f, r)); }
/* Reports whether r is the result of an instruction with this opcode. */
static inline bool ref_is_inst(const Fn *f, Ref r, enum Op op) {
    return ref_is(r, REF_VALUE) && inst_at(f, ref_index(r))->op == op;
}
/* Returns the address that a load, store, atomicrmw or cmpxchg accesses. */
static inline Ref inst_address(const Fn *f, ValueId v) { return inst_op(f, v, inst_at(f, v)->op == OP_STORE); }
/* Returns the type of what an alloca creates, or a load or store accesses. */
static inline TypeId inst_access_type(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    return i->op == OP_ALLOCA ? i->aux : i->op == OP_STORE ? ref_type(m, f, inst_op(f, v, 0)) : i->type;
}
/* What computes a value: an instruction, or a constant expression as if it were one. */
typedef struct Derivation {
    Inst inst;
    const Ref *op; /* its operands; valid until an instruction or constant is made */
} Derivation;
/* Sets *d to what computes r. Returns false if r is neither an instruction nor a constant expression; true also for a
 * parameter, which is an OP_PARAM. */
static inline bool derivation_of(const Module *m, const Fn *f, Ref r, Derivation *d) {
    const Const *c = ref_is(r, REF_CONST) ? const_at(m, r) : NULL;
    if (ref_is(r, REF_VALUE)) *d = (Derivation){*inst_at(f, ref_index(r)), inst_ops(f, ref_index(r))};
    else if (c && c->kind == CONST_EXPR)
        *d = (Derivation){{.op = c->op, .flags = c->flags, .type = c->type, .aux = c->aux, .nopnd = c->n},
                          &m->const_elem.at[c->first]};
    else return false;
    return true;
}

/* Returns log2 of the alignment in bytes of an alloca, load or store: of the one that it states, or else of that of
 * inst_access_type. */
static inline uint32_t inst_align_log(Module *m, const Fn *f, ValueId v) {
    uint32_t stated = inst_at(f, v)->mem.align;
    return stated ? stated - 1 : log2_floor(type_align(m, inst_access_type(m, f, v)));
}
/* Returns the result type that an instruction with the opcode of i has with the i->nopnd operands `operand`; does not
 * read i->opnd. If the opcode has RES_TEXT or RES_VOID, so that operands do not determine the type, returns i->type.
 * Returns T_VOID if the type cannot be computed because the operands do not fit, which is possible before the verifier
 * has run, or if there are no operands (except for an alloca). */
TypeId inst_result_type(Module *m, const Fn *f, const Inst *i, const Ref *operand);
/* The successors of a terminator are its REF_BLOCK operands, in operand order. */
#define each_succ(f, term, s) \
    for (uint32_t s##_i = 0, s = 0; s##_i < (f)->inst.at[term].nopnd; s##_i++) \
        if (ref_is(inst_op(f, term, s##_i), REF_BLOCK) && (s = ref_index(inst_op(f, term, s##_i)), true))
/* Returns the last instruction of b, which must not be empty: the terminator, once the block is complete. */
static inline ValueId block_term(const Fn *f, BlockId b) {
    return f->order.at[f->block.at[b].first + f->block.at[b].n - 1];
}
/* These macros loop in program order over the placed blocks, the instructions of block b, and all placed instructions.
 * `break` in each_inst leaves only the loop over the current block. */
#define each_block(f, b) \
    for (uint32_t b##_i = 0, b = 0; b##_i < (f)->layout.n && (b = (f)->layout.at[b##_i], true); b##_i++)
#define each_inst_in(f, b, v) \
    for (uint32_t v##_i = (f)->block.at[b].first, v##_e = v##_i + (f)->block.at[b].n, v = 0; \
         v##_i < v##_e && (v = (f)->order.at[v##_i], true); v##_i++)
#define each_inst(f, b, v) \
    each_block(f, b) \
        each_inst_in(f, b, v)

#endif
