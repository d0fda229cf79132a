/* template.h: reads the tokens of the PTX templates of intrinsics. The template language is defined at the head of
 * ir/intrinsics.def. Both users, the PTX emitter and the executor, decide what a token expands to. */
#ifndef NVIR_IR_TEMPLATE_H
#define NVIR_IR_TEMPLATE_H

#include "ir/ir.h"

/* A register operand or a range of them: "%r4", "%rd0_2", "%r4..7", "%r0_0..3". */
typedef struct TemplateReg {
    enum TemplateClass { TEMPLATE_PRED, TEMPLATE_B16, TEMPLATE_B32, TEMPLATE_B64 } cls;   /* %p %rs %r %rd */
    uint32_t number;         /* 0: the result; from 91: a scratch register; else an argument, from 1 */
    int64_t element;         /* element of a struct or vector; -1: the whole */
    uint32_t count;          /* of a range: how many numbers, or elements if `element` is not -1; else 1 */
} TemplateReg;
/* Reads the operand at *s, which points to a '%', and moves *s after it. Returns false, and leaves *s, if the text
 * there is not an operand but plain PTX. */
bool template_reg(const char **s, TemplateReg *reg);

uint32_t template_number(const char **s);            /* reads decimal digits; 0 if there are none */

/* A choice "$7(a|b|c)" by a constant argument. */
typedef struct TemplateChoice {
    uint32_t arg;                        /* from 1 */
    const char *first, *end;             /* the alternatives, without the parentheses */
} TemplateChoice;
/* Reads the choice at *s, which points to a '$', and moves *s after it. */
TemplateChoice template_choice(const char **s);

/* The text of one alternative, and the targets and version that it requires ("100a 110a:86~"; NULL: none). */
typedef struct TemplateText { const char *from, *end, *needs; } TemplateText;
/* Finds alternative *n, counted from 0. If there are fewer, finds the last one, stores its index in *n, and returns
 * false. */
bool template_alternative(const TemplateChoice *c, uint64_t *n, TemplateText *text);

#endif
