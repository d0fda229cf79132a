/* print_arena.h: prints functions as the arrays that the arena keeps. */
#ifndef NVIR_TRANSFORM_PRINT_ARENA_H
#define NVIR_TRANSFORM_PRINT_ARENA_H

#include "transform/pass.h"

/* Prints the arena form of every function with a body to standard error. */
void print_arena(const Pass *p);

#endif
