/* clone_family.h: which functions are clones of one another.
 *
 * A function and all its clones, and the clones of those, are one family. Each clone that ipmsp makes has an attribute
 * with the name of the original, the function with which the cloning began. */
#ifndef NVIR_TRANSFORM_CLONE_FAMILY_H
#define NVIR_TRANSFORM_CLONE_FAMILY_H

#include "ir/ir.h"

#define CLONE_ATTRIBUTE "ip-msp-clone" /* a function attribute; its value is the name of the family */

/* Returns the name of the family of function s: the name of the original if s is a clone, else the name of
 * s. */
StrId clone_family(const Module *m, SymId s);

#endif
