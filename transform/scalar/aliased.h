/* aliased.h: what the customers of alias analysis share. */
#ifndef NVIR_TRANSFORM_SCALAR_ALIASED_H
#define NVIR_TRANSFORM_SCALAR_ALIASED_H

#include "analysis/alias.h"
#include "transform/pass.h"

/* Runs `run` for every function with a body. Sets of spaces are worked out only if some access is still
 * generic: all others say their space. They are as of the start: `run` may delete and insert, but only values
 * of its own function. */
bool aliased_run(Pass *p, bool (*run)(Pass *p, Fn *f, const Alias *a));

bool module_has_generic_access(const Module *m);

/* May the access run on another path than its own: it touches an object that is there, within its bounds? */
bool access_is_safe(const Alias *a, const AliasPlace *p);

#endif
