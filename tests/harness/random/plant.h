/* plant.h: text that is planted in random programs.
 *
 * The text is IR, in which <<a|b|c>> stands for one of a, b and c, which may be empty and have several lines, and
 * <<3..9>> for a number of 3 to 9. Each is chosen anew for each program and each place. A kernel called PLANT_KERNEL,
 * with the parameters of the other kernels (gen.h), is executed after them. Lines that begin with ';' are left out. */
#ifndef NVIR_TESTS_HARNESS_RANDOM_PLANT_H
#define NVIR_TESTS_HARNESS_RANDOM_PLANT_H

#include "tests/harness/random/gen.h"

#define PLANT_KERNEL "planted"

/* Appends the text of a file to o, with the choices of program `seed`. Returns false after a message if there is no
 * such file, or if a choice has no end. */
bool plant_append(Out *o, const char *path, uint64_t seed);
/* Removes a generated program but for its first line and its target, and sets s->kernels and s->lower to 0, in the
 * first line as well: what is planted then is all there is. */
void plant_alone(Out *o, Shape *s);

#endif
