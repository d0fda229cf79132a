/* modules.h: programs of two modules. The text of a program is one module. Its functions and variables named
 * @y... form the other module, which is compiled separately. So each module has callers and callees that it
 * cannot see.
 */
#ifndef NVIR_TESTS_HARNESS_RANDOM_MODULES_H
#define NVIR_TESTS_HARNESS_RANDOM_MODULES_H

#include "ir/ir.h"

/* All texts below, those that are read and those that are made, end with NUL. */

/* Reports whether the text contains two modules. */
bool modules_two(const Out *text);
/* Appends the first module of a text, or the other one. It declares the symbols of the module that is left out,
 * unless they are internal. */
void modules_split(const Out *text, bool other, Out *to);
/* Links the texts of two modules into one: definitions replace declarations. */
void modules_link(const Out *mine, const Out *theirs, Out *to);
/* Links two PTX texts by appending the second one without its .version, .target and .address_size. */
void modules_link_ptx(const Out *mine, const Out *theirs, Out *to);

#endif
