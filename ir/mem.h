/* mem.h: memory that cannot fail, and growable arrays (VEC).
 *
 * Running out of memory, or of the 32 bits of a count, prints one line and exits with code 1: no caller has to ask.
 * An array moves when it grows: hold indices across a push, not pointers. Included by ir.h.
 */
#ifndef NVIR_IR_MEM_H
#define NVIR_IR_MEM_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A growable array. The first n elements at `at` are live; cap is what is allocated. */
#define VEC(...) struct { __VA_ARGS__ *at; uint32_t n, cap; }

/* Makes room for `more` elements behind the n there are; returns the (moved) array. Doubles, so pushes are O(1). */
void *mem_grow(void *at, uint32_t n, uint32_t *cap, uint32_t more, size_t size);
void *mem_alloc(size_t bytes);            /* zeroed; never NULL; free with free() */
void *mem_resize(void *at, size_t bytes); /* realloc that does not fail; what is new is not zeroed */
void *mem_trim(void *at, size_t bytes);   /* mem_resize for an array that has its final size */
void *mem_copy(const void *from, size_t bytes);   /* exact copy; NULL for 0 bytes */
/* mem_grow and then a copy of `more` elements to the end; `from` may lie in the array itself. */
void *mem_append(void *at, uint32_t n, uint32_t *cap, const void *from, uint32_t more, size_t size);
_Noreturn void mem_too_large(void);       /* some count went beyond its 32 (or REF_MAX_INDEX) bits: message, exit(1) */

#define vec_reserve(v, more) ((v)->at = mem_grow((v)->at, (v)->n, &(v)->cap, (more), sizeof *(v)->at))
#define vec_push(v, x)       ((v)->n == (v)->cap ? (void)vec_reserve(v, 1) : (void)0, (void)((v)->at[(v)->n++] = (x)))
#define vec_append(v, from, more) \
    ((v)->at = mem_append((v)->at, (v)->n, &(v)->cap, (from), (more), sizeof *(v)->at), (void)((v)->n += (more)))
#define vec_pop(v)           ((v)->at[--(v)->n])
/* The elements from `i` on: NULL while the array is still none, where there can be no element. */
#define vec_from(v, i)       ((v)->at ? (v)->at + (i) : NULL)
/* Makes index i exist, zeros where there was nothing. */
#define vec_reach(v, i) do { \
        if ((i) >= (v)->n) { \
            uint32_t more_ = (i) - (v)->n + 1; \
            vec_reserve(v, more_); \
            memset((v)->at + (v)->n, 0, more_ * sizeof *(v)->at); \
            (v)->n += more_; \
        } \
    } while (0)
#define vec_free(v)          (free((v)->at), (v)->at = NULL, (v)->n = (v)->cap = 0)

#endif
