/* template.h: expanding the templates of intrinsics, for calls and for the pieces that expand.c breaks
 * them into. */
#ifndef NVIR_PTX_SELECT_TEMPLATE_H
#define NVIR_PTX_SELECT_TEMPLATE_H

#include "ptx/emit.h"

/* An operand or the result of a template: its type and the components of a value of that type,
 * comps_of(type).n of them. */
typedef struct TmplVal { TypeId type; Opd *at; } TmplVal;

/* Emits `text` (language: ir/intrinsics/README.md) for instruction v; fills result.at with what the
 * template defines. */
void template_emit(Emit *e, ValueId v, const char *text, TmplVal result, const TmplVal *arg, uint32_t narg);

/* expand.c: an intrinsic whose row has no template. False if there is no expansion of it. */
bool expand_emit(Emit *e, ValueId v, const Intrinsic *row);

/* Minimum and maximum of two numbers of a floating type: of the NaN rules that IR has. */
enum MinMax { MM_MINNUM, MM_MAXNUM, MM_MINIMUM, MM_MAXIMUM };
Opd float_minmax(Emit *e, enum MinMax what, const Comp *c, Opd a, Opd b);

/* mem.c: llvm.memcpy, memmove, memset and their inline forms. */
void memcpy_emit(Emit *e, ValueId v, bool may_overlap);
void memset_emit(Emit *e, ValueId v);

#endif
