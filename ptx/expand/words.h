/* words.h: integers wider than 64 bits as lists of 64-bit words, the lowest first; from words.c for wide.c
 * and expand_wide.c. */
#ifndef NVIR_PTX_EXPAND_WORDS_H
#define NVIR_PTX_EXPAND_WORDS_H

#include "ptx/expand/expand.h"

enum { WORDS_MAX = 64 };     /* wider integers are only moved and converted into each other */
typedef struct Words {
    uint32_t n, bits;        /* bits: of the integer; what lies above is the caller's concern */
    Opd at[WORDS_MAX];       /* registers or constants of 64 bits */
} Words;

extern const Comp word_comp;

/* The words of lane `lane` of operand r (0: a scalar), and what is wanted above the bits of the integer.
 * False, and an error, if they are too many. */
enum Above { ABOVE_ANY, ABOVE_ZERO, ABOVE_SIGN };
bool words_of(Emit *e, ValueId v, Ref r, uint32_t lane, enum Above above, Words *w);
void words_set(Emit *e, ValueId v, uint32_t lane, const Words *w);      /* that lane of v becomes w */
Words words_number(const Words *like, uint64_t low, bool ones);         /* low; above it all 0 or all 1 */
Words words_resize(Emit *e, const Words *w, uint32_t bits, bool is_signed);  /* w is extended like that */

Words words_add(Emit *e, enum Op op, const Words *a, const Words *b);   /* OP_ADD, OP_SUB */
Words words_logic(Emit *e, enum Op op, const Words *a, const Words *b);
Words words_shift(Emit *e, enum Op op, const Words *a, Opd count);      /* a is extended as the shift wants */
Words words_select(Emit *e, Opd cond, const Words *yes, const Words *no);
Opd words_compare(Emit *e, enum IntPred p, const Words *a, const Words *b);   /* both extended as p wants */
Opd words_negative(Emit *e, const Words *a);
Words words_negate_if(Emit *e, Opd cond, const Words *a);
/* wide.c */
Words words_multiply(Emit *e, const Words *a, const Words *b);
Words words_divide(Emit *e, enum Op op, const Words *a, const Words *b);    /* four divisions; extended */
Words words_from_double(Emit *e, uint32_t bits, Opd size);                  /* of a number not negative */

#endif
