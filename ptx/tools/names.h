/* names.h: which names of a PTX text are registers and labels: what tools that look through names share. */
#ifndef NVIR_PTX_TOOLS_NAMES_H
#define NVIR_PTX_TOOLS_NAMES_H

#include "parse/ptx_read.h"

enum PtxName {
    PTX_NAME_OTHER,
    PTX_NAME_REGISTER,
    PTX_NAME_LABEL,
    PTX_NAME_VECTOR      /* a register of .v2 or .v4, or a part of one */
};

/* By number of the text: what it is, in any function. Registers are what .reg declares, "%r12" where
 * "%r<20>" was, "%v.x" where "%v" was. p->text.n of them; the caller frees. */
uint8_t *ptx_names(const PtxText *p);
/* Characters in front of the digits that a name ends with. */
size_t ptx_name_stem(const char *name, size_t n);

#endif
