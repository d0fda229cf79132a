/* select.h: what the files of instruction selection share among themselves. */
#ifndef NVIR_PTX_SELECT_SELECT_H
#define NVIR_PTX_SELECT_SELECT_H

#include "ptx/emit.h"

/* wide.c: integers wider than 64 bits and vectors of them: integer arithmetic, comparison, conversion from
 * and to floats. */
static inline bool is_wide_int(Emit *e, TypeId t) {
    TypeId s = type_scalar(e->m, t);
    return type_is_int(e->m, s) && type_bits(e->m, s) > 64;
}
void wide_binary(Emit *e, ValueId v);
void wide_compare(Emit *e, ValueId v, enum IntPred p);
void wide_convert(Emit *e, ValueId v);

/* n / by or the remainder, by being no zero; both extended to the class of c: divide.c */
Opd int_divide(Emit *e, enum Op op, const Comp *c, Opd n, uint64_t by);

void select_cast(Emit *e, ValueId v);            /* select_cast.c */
Opd cast_space(Emit *e, const Comp *from, const Comp *to, Opd a);
void select_gep(Emit *e, ValueId v);             /* select_gep.c */
/* v, a number that only indexes getelementptrs: it is not emitted, nor what else of it they take apart into a
 * variable and constants. */
void gep_fold_index(Emit *e, ValueId v);
/* What getelementptr v, no vector, adds to its base but constants, in order: index * size, each index extended as
 * `how` says. 0 if there is none, or more than GEP_TERMS. */
enum { GEP_TERMS = 4 };
typedef struct GepTerm { Ref index; uint32_t how; uint64_t size; } GepTerm;
uint32_t gep_variables(Emit *e, ValueId v, GepTerm term[GEP_TERMS]);
Opd gep_from(Emit *e, ValueId v, Opd base);      /* its address where the base's is that */
/* idiom.c: marks v where it and what it uses are one instruction of PTX; emits that. False: v is none
 * such. */
void idiom_mark(Emit *e, ValueId v);
bool idiom_emit(Emit *e, ValueId v);
/* What is known of the alignment of an address, up to 16: the larger of `align` and what its object's
 * tells. */
uint32_t address_align(Emit *e, Ref pointer, uint32_t align);
/* combine.c: finds the accesses of a block that are made together, and which those are; v if none. */
void combine_block(Emit *e, BlockId b);
uint32_t combine_members(const Emit *e, ValueId v, bool store, ValueId member[4]);
void select_load(Emit *e, ValueId v);            /* select_mem.c */
void select_store(Emit *e, ValueId v);
void select_alloca(Emit *e, ValueId v);
void select_va_arg(Emit *e, ValueId v);
void select_extractelement(Emit *e, ValueId v);  /* select_vec.c */
void select_insertelement(Emit *e, ValueId v);
void select_shuffle(Emit *e, ValueId v);
void select_extractvalue(Emit *e, ValueId v);
void select_insertvalue(Emit *e, ValueId v);

#endif
