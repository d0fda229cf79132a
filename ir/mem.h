/* mem.h: allocation that does not fail, growable arrays (VEC), binary search. Included by ir.h.
 *
 * If there is not enough memory, or a count exceeds 32 bits, these functions print one line and exit with code 1, or
 * jump to the target of mem_escape if the program has set one. Callers need no check. An array may move when it grows:
 * hold indices across a push, not pointers. */
#ifndef NVIR_IR_MEM_H
#define NVIR_IR_MEM_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* A growable array: n elements at `at`, allocated for cap. A zeroed VEC is empty. */
#define VEC(...) \
    struct { \
        __VA_ARGS__ *at; \
        uint32_t n, cap; \
    }

/* Makes room for `more` elements of `size` bytes after the first n of an array with capacity *cap. Returns the array,
 * which may have moved, and updates *cap. A capacity that grows at least doubles, so a push takes amortised constant
 * time. */
void *mem_grow(void *at, uint32_t n, uint32_t *cap, uint32_t more, size_t size);
void *mem_alloc(size_t bytes);                  /* zeroed; never NULL; free with free() */
void *mem_resize(void *at, size_t bytes);       /* as realloc, but never NULL; new bytes are not zeroed */
void *mem_trim(void *at, size_t bytes);         /* shrinks an array; returns it, perhaps moved; NULL for 0 bytes */
void *mem_copy(const void *from, size_t bytes); /* returns a copy; NULL for 0 bytes; free with free() */
/* Copies `more` elements from `from` to the end of an array of n elements, which grows as by mem_grow; returns the
 * array. `from` may point into the array, and be NULL if more is 0. The caller updates n. */
void *mem_append(void *at, uint32_t n, uint32_t *cap, const void *from, uint32_t more, size_t size);
_Noreturn void mem_too_large(void);       /* to be called if a count exceeds its limit: mem_fail("program too large") */
_Noreturn void mem_fail(const char *why); /* prints why and exits with code 1, or jumps without printing */
/* Makes the functions above, when they fail in this thread, longjmp to `to` (with the value 1) instead of printing and
 * exiting; NULL makes them exit again. Returns the previous target. The interrupted functions leak what they have
 * allocated. */
jmp_buf *mem_escape(jmp_buf *to);
/* Makes malloc use large pages from here on, if the system is Linux with glibc and does not limit the address space.
 * For a program that only compiles: call it once, before the first allocation. */
void mem_large_pages(void);

/* In these macros v is a pointer to a VEC. vec_reserve makes room for `more` elements; vec_push appends one; vec_append
 * appends `more` elements from an array; vec_pop removes the last one and returns it; vec_free frees and empties it. */
#define vec_reserve(v, more) ((v)->at = mem_grow((v)->at, (v)->n, &(v)->cap, (more), sizeof *(v)->at))
#define vec_push(v, x) ((v)->n == (v)->cap ? (void)vec_reserve(v, 1) : (void)0, (void)((v)->at[(v)->n++] = (x)))
#define vec_append(v, from, more) \
    ((v)->at = mem_append((v)->at, (v)->n, &(v)->cap, (from), (more), sizeof *(v)->at), (void)((v)->n += (more)))
#define vec_pop(v) ((v)->at[--(v)->n])
/* Sorts the elements with a comparison as of qsort, which must not be called for an array that was never allocated. */
#define vec_sort(v, compare) ((v)->n ? qsort((v)->at, (v)->n, sizeof *(v)->at, (compare)) : (void)0)
/* Returns a pointer to element i, which need not exist; NULL if the array has never been allocated. */
#define vec_from(v, i) ((v)->at ? (v)->at + (i) : NULL)
/* Extends the array with zeros until element i exists; does nothing if it does. */
#define vec_reach(v, i) \
    do { \
        if ((i) >= (v)->n) { \
            uint32_t more_ = (i) - (v)->n + 1; \
            vec_reserve(v, more_); \
            memset((v)->at + (v)->n, 0, more_ * sizeof *(v)->at); \
            (v)->n += more_; \
        } \
    } while (0)
/* Binary search. Advances the variable `low` to the first index in [low, high) for which `before` is false, or to high
 * if there is none. `before` is an expression over the index, which the macro declares under the name `mid`; it must be
 * true for all indices up to the result and false from there on:
 *
 *     uint32_t i = 0;
 *     lower_bound(i, v.n, mid, v.at[mid].key < key);       now v.at[i] is the first whose key is not below `key`
 */
#define lower_bound(low, high, mid, before) \
    do { \
        for (uint32_t high_ = (high); (low) < high_;) { \
            uint32_t mid = (low) + (high_ - (low)) / 2; \
            if (before) (low) = mid + 1; \
            else high_ = mid; \
        } \
    } while (0)
#define vec_free(v) (free((v)->at), (v)->at = NULL, (v)->n = (v)->cap = 0)

#endif
