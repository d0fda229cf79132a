/* modules.h: programs that are two modules. The text of a program is one module; what is named @y... of it
 * stands for another one, which is compiled by itself. So each has callers and callees that it does not see. */
#ifndef NVIR_TESTS_HARNESS_RANDOM_MODULES_H
#define NVIR_TESTS_HARNESS_RANDOM_MODULES_H

#include "ir/ir.h"

/* Does the text have another module in it? */
bool modules_two(const Out *text);
/* The one module of a text, or the other: what it does not define is declared. Both texts end with a NUL. */
void modules_split(const Out *text, bool other, Out *to);
/* Two such texts as one, as a linker does: definitions take the place of declarations. */
void modules_link(const Out *mine, const Out *theirs, Out *to);
void modules_link_ptx(const Out *mine, const Out *theirs, Out *to);

#endif
