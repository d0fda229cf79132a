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
    TEMPLATE_CHAR,     /* the character `c` of PTX */
    TEMPLATE_REGISTER, /* `count` registers of class `c`: 'r' 32 bits, 'd' 64, 's' 16, 'p' predicate */
    TEMPLATE_SPACE,    /* "&1": the state space of pointer argument `number` */
    TEMPLATE_CHOICE    /* "$7(a|b)": call template_choose for argument `number` */
};
typedef struct TemplateItem {
    uint8_t kind; /* enum TemplateKind */
    char c;
    uint32_t number;   /* of the argument, from 1; for a register also 0: the result, or 91 and above: scratch */
    int64_t element;   /* REGISTER: the first element of the value that is meant; -1: the whole value */
    uint32_t count;    /* REGISTER: how many consecutive elements or, for whole values, consecutive arguments */
    uint32_t last;     /* CHOICE, after template_choose: the number of the last alternative, counted from 0 */
    const char *needs; /* CHOICE, after template_choose: the targets and PTX version that the alternative requires, such
                        * as "100f 110f:88", up to a '~'; NULL: no requirement */
} TemplateItem;

/* at: the next character to be read. While the alternative that template_choose has selected is read, `end` is its end
 * and `resume` the text after the whole choice, where reading continues; otherwise both are NULL. Choices are not
 * nested. */
typedef struct TemplateReader {
    const char *at, *end, *resume;
} TemplateReader;

TemplateReader template_begin(const char *text);
/* Reads the next item into *item. Returns false at the end of the template; *item is then not changed. */
bool template_next(TemplateReader *r, TemplateItem *item);
/* Must be called after template_next has read a TEMPLATE_CHOICE into *item, with the value `which` of the argument
 * item->number. Lets the reader continue with alternative `which`, counted from 0, and sets item->last and item->needs.
 * If there is no such alternative, returns false and lets the reader continue after the choice. */
bool template_choose(TemplateReader *r, uint64_t which, TemplateItem *item);

#endif
