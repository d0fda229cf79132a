/* pool.h: memory that can be restored to an earlier state.
 *
 * A random program is read once and then goes through about ten pipelines, which change the module. Instead
 * of reading it again for each, all memory is restored to its state after reading. malloc and its relatives
 * are replaced by an allocator in one large region, which is copied. This suffices because the project has
 * no static state.
 */
#ifndef NVIR_TESTS_HARNESS_RANDOM_POOL_H
#define NVIR_TESTS_HARNESS_RANDOM_POOL_H

#include <stdbool.h>

/* Begins a program: frees everything that was allocated since the first call. */
void pool_begin(void);
/* Saves all memory. Returns false under the sanitizers, which replace malloc themselves: then there is no
 * pool. */
bool pool_mark(void);
/* Restores all memory as the last pool_mark saved it; everything allocated since is gone. */
void pool_back(void);

#endif
