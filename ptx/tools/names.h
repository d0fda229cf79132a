/* names.h: finds out which names of a PTX text are registers and which are labels. */
#ifndef NVIR_PTX_TOOLS_NAMES_H
#define NVIR_PTX_TOOLS_NAMES_H

#include "parse/ptx_read.h"

enum PtxName {
    PTX_NAME_OTHER,
    PTX_NAME_REGISTER,
    PTX_NAME_LABEL,
    PTX_NAME_VECTOR /* a register of .v2 or .v4, or a part of one */
};

/* Returns an enum PtxName for each of the p->text.n interned texts of p, the same for all functions; the
 * caller frees the array. Registers are the names that .reg declares: "%r12" after "%r<20>", "%v.x" after
 * "%v". */
uint8_t *ptx_names(const PtxText *p);
/* Returns the number of characters before the digits at the end of a name of n characters. */
size_t ptx_name_stem(const char *name, size_t n);

#endif
