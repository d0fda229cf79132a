/* print_alias.h: prints the alias matrix of every function with a body to standard error (print<nvvm-aa>). */
#ifndef NVIR_TRANSFORM_PRINT_ALIAS_H
#define NVIR_TRANSFORM_PRINT_ALIAS_H

#include "transform/pass.h"

void print_alias(Pass *p);

#endif
