/* select.h: instruction selection: each function emits the PTX of one instruction of e->f, or prepares
 * that. */
#ifndef NVIR_PTX_SELECT_SELECT_H
#define NVIR_PTX_SELECT_SELECT_H

#include "ptx/expand/expansions.h"

/* select.c */
void select_inst(Emit *e, ValueId v);        /* any instruction but terminators and phis */
bool select_const(Emit *e, Ref r, Opd *out); /* implements Emit.emit_const, see emit.h */

void select_cast(Emit *e, ValueId v); /* select_cast.c; nothing if the load of its operand has defined v */
/* select_mem.c: a load or a store that is not atomic. Emits the whole vector access of which v is a member
 * (vectorise.c), or nothing if another member emits it. A load that is emitted with its extension defines that, not
 * v. */
void select_load(Emit *e, ValueId v);
void select_store(Emit *e, ValueId v);
/* Stores what store v stores, which is not atomic, at address `to` of alignment `align`. */
void select_stored(Emit *e, ValueId v, Opd to, uint32_t align);
void select_alloca(Emit *e, ValueId v); /* nothing if plan.passed has v */
void select_va_arg(Emit *e, ValueId v);
/* select_vec.c. An element number out of range extracts element 0 and inserts nothing; undef extracts element 0, too.
 * */
void select_extractelement(Emit *e, ValueId v);
void select_insertelement(Emit *e, ValueId v);
void select_shuffle(Emit *e, ValueId v);
void select_extractvalue(Emit *e, ValueId v);
void select_insertvalue(Emit *e, ValueId v);

/* atomic.c: atomicrmw, cmpxchg, fence, and loads and stores with an ordering. */
void select_atomic(Emit *e, ValueId v);
/* atomic_vector.c: atomicrmw of several components that fill a word of 32 or 64 bits, mostly as a loop around cas. */
struct MemOrder;
/* Reports whether components c fill such a word: two or four of them, each of at least 16 bits. */
bool atomic_vector_fits(Comps c);
/* Emits v, of components c that fit, on the memory at a, which can be written; plain accesses if that is local. */
void select_atomic_vector(Emit *e, ValueId v, Comps c, Opd a, const struct MemOrder *o);

/* intrinsic_call.c: a call of an intrinsic, library functions excepted. Reports an error if the target lacks it; emits
 * nothing for one without code (INF_NOP). */
void select_intrinsic(Emit *e, ValueId v);
/* inline_asm.c: a call of inline assembly. Reports an error for a constraint or operand that is not supported. Raises
 * the .version to the one that "target-features" of the function names. */
void select_asm(Emit *e, ValueId v);

/* abi.c, abi_callee.c, abi_call.c, abi_parts.c: the calling convention. abi_signature writes
 * ".visible .func (.param .b32 func_retval0) name(...)" up to the closing parenthesis, and ".noreturn" if the function
 * has that attribute and no result. s is a function, or an alias of one, whose parameters and result it then has. */
void abi_signature(Emit *e, SymId s, Out *o);
void abi_params(Emit *e); /* loads the parameters that are used, and reports an error if they are too large */
/* Emits call v of a function, which may be a library function but no other intrinsic, and no inline assembly. */
void abi_call(Emit *e, ValueId v);
/* Returns the number of fixed (not variadic) arguments of v, which are its first operands, if abi_call emits it; 0 if v
 * is anything else, or calls a function with a row in the table of intrinsics. */
uint32_t abi_fixed_arguments(const Emit *e, ValueId v);
/* Returns what abi_call reads for operand k of call v: for an argument that the call itself marks byval, and that is a
 * cast to generic, what is cast; else the operand. */
Ref abi_argument_read(const Emit *e, ValueId v, uint32_t k);
/* Finds the variables that are put together for one call, and records them in plan.passed and plan.part. */
void abi_parts_find(Emit *e);
void abi_return(Emit *e, ValueId v); /* emits OP_RET v: stores the result, if there is one, and `ret` */

/* select.c: if v shifts an i64 by the zext of an integer of 8, 16 or 32 bits, or by an i64 of which it keeps the lower
 * 32 bits, returns that integer, which is the count of the instruction, because PTX counts in 32 bits; else
 * REF_NULL. */
Ref extended_count(const Emit *e, ValueId v);

/* select_gep.c: selects getelementptr v. */
void select_gep(Emit *e, ValueId v);
/* Gives MARK_SKIPPED to what the address of getelementptr v is computed without: the extensions and sums with constants
 * between its indices and the values that it reads instead. */
void gep_mark_skipped(Emit *e, ValueId v);
/* Folds v, which is used only as an index of getelementptrs, into them: gives MARK_FOLDED to v and to the extension
 * and arithmetic by constants below it that have no other use, so that they are not emitted. Takes one from
 * plan.uses of each instruction below v that it reaches. */
void gep_fold_index(Emit *e, ValueId v);
/* What one or several getelementptrs add to an address: n variable terms, in order of the operands, and a constant. A
 * term is index * size, where the index is extended to the width of the pointer from how >> 1 bits, with its sign if
 * how & 1. */
enum { GEP_TERMS = 4 };
typedef struct GepTerm {
    Ref index;
    uint32_t how;
    uint64_t size;
} GepTerm;
typedef struct GepSum {
    GepTerm term[GEP_TERMS];
    uint32_t n;
    uint64_t constant;
} GepSum;
/* Adds to *sum what getelementptr v (not a vector) adds to its base. Returns false, with *sum unchanged, if that makes
 * more than GEP_TERMS terms. */
bool gep_sum(Emit *e, ValueId v, GepSum *sum);
/* Reports whether two sums have the same variable terms. */
bool gep_sums_equal(const GepSum *a, const GepSum *b);
Opd gep_from(Emit *e, ValueId v, Opd base); /* the address of getelementptr v if its base pointer has address `base` */

/* idiom.c: idiom_mark marks v if v, with its operands, is one PTX instruction, and marks as folded the operands that
 * only v uses. idiom_emit emits that instruction; it returns false if v is not marked. */
void idiom_mark(Emit *e, ValueId v);
bool idiom_emit(Emit *e, ValueId v);

/* select_mem.c: finds the loads of b that are emitted together with the zext or sext of their result, and records that
 * instruction in plan.wider. Called after vectorise_block. */
void extension_mark(Emit *e, BlockId b);

/* vectorise.c */
/* Finds the scalar accesses of b that become vector accesses, and records them in plan.chain and plan.mark. */
void vectorise_block(Emit *e, BlockId b);
/* Lists v, a store or a load, and the accesses that are emitted together with it, from the lowest address to the
 * highest; just v if there are none. Returns their number: 1, 2, 4, or 8 or RUN_MAX if they store integers that are
 * constant. Of four loads, one may be MEMBER_NONE: nothing uses what is loaded there. */
enum { RUN_MAX = 16 };
#define MEMBER_NONE UINT32_MAX
uint32_t vectorise_members(const Emit *e, ValueId v, ValueId member[RUN_MAX]);

#endif
