/* template.h: reads the PTX templates of intrinsics item by item. ir/intrinsics/README.md defines their
 * language. The emitter prints the items as PTX, the executor decodes them.
 *
 *    TemplateItem i;
 *    for (TemplateReader r = template_begin(row->ptx); template_next(&r, &i);)
 *        if (i.kind == TEMPLATE_CHOICE) template_choose(&r, constant_argument(i.number), &i);
 *        else ...
 *
 * Nothing here fails, because the table is part of the program.
 */
#ifndef NVIR_IR_TEMPLATE_H
#define NVIR_IR_TEMPLATE_H

#include "ir/ir.h"

enum TemplateKind {
    TEMPLATE_CHAR,     /* `c`, a character of PTX */
    TEMPLATE_REGISTER, /* `count` registers; class c: 'r' 32 bits, 'd' 64, 's' 16, 'p' predicate */
    TEMPLATE_SPACE,    /* "&1": the state space of pointer argument `number` */
    TEMPLATE_CHOICE    /* "$7(a|b)": call template_choose for argument `number` */
};
typedef struct TemplateItem {
    uint8_t kind; /* enum TemplateKind */
    char c;
    uint32_t number;   /* argument, from 1; of a register also 0, the result, or from 91, scratch */
    int64_t element;   /* of a register: the element of the value; -1: the whole value */
    uint32_t count;    /* a range: consecutive elements or, of whole values, consecutive arguments */
    uint32_t last;     /* CHOICE, after template_choose: the number of the last alternative */
    const char *needs; /* CHOICE: "100f 110f:88~...", the targets and version it requires, or NULL */
} TemplateItem;

/* at: the next character. Within a chosen alternative, which ends at `end`, reading continues at `resume` after it;
 * outside of a choice, both are NULL. Choices are not nested. */
typedef struct TemplateReader {
    const char *at, *end, *resume;
} TemplateReader;

TemplateReader template_begin(const char *text);
/* Reads the next item. Returns false at the end of the template. */
bool template_next(TemplateReader *r, TemplateItem *item);
/* To be called when template_next has read a TEMPLATE_CHOICE into *item: continues with alternative `which`,
 * counted from 0, and sets item->last and item->needs. Returns false, and continues after the choice, if
 * there is no such alternative. */
bool template_choose(TemplateReader *r, uint64_t which, TemplateItem *item);

#endif
