/* alias_scopes.h: the part of alias.c that reads alias scopes, the metadata by which clang says that the accesses
 * through two restrict pointers do not overlap. */
#ifndef NVIR_ANALYSIS_ALIAS_SCOPES_H
#define NVIR_ANALYSIS_ALIAS_SCOPES_H

#include "analysis/alias.h"

/* Reports whether there is a domain in which p has alias scopes and q has all of these in its !noalias, so that the two
 * accesses do not overlap. p and q are instructions or INST_NONE. Scopes without a domain prove nothing. */
bool alias_scopes_exclude(const Alias *a, ValueId p, ValueId q);

#endif
