/* pool.h: memory that goes back to what it was.
 *
 * A random program is read once and then goes through some ten pipelines, which change the module. Instead of
 * reading it anew each time, all memory is put back to what it was when it had just been read: malloc and its
 * kin are replaced by blocks of one large piece, of which a copy is taken. Nothing in this project is static,
 * so this is all there is.
 */
#ifndef NVIR_TESTS_HARNESS_RANDOM_POOL_H
#define NVIR_TESTS_HARNESS_RANDOM_POOL_H

#include <stdbool.h>

/* A program begins: everything allocated since the first call is gone. */
void pool_begin(void);
/* Remembers all memory as it is. False: the sanitizers watch malloc, there is no pool. */
bool pool_mark(void);
/* Everything allocated since is gone; all else holds what it held. */
void pool_back(void);

#endif
