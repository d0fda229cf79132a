/* work.c: counts the work of the tools: the basic blocks that they execute, and the bytes that the C library copies,
 * fills and compares for them, 16 of them as one block. Unlike time, the count hardly depends on the machine.
 *
 * Linked with objects that are compiled with -fsanitize-coverage=trace-pc, which calls __sanitizer_cov_trace_pc at the
 * beginning of each block, and with --wrap for the functions below. At its end the program writes to the file named by
 * WORK the total and, if WORK_BLOCKS is set, a line "ADDRESS COUNT" for each block that ran (tests/harness/growth sums
 * them by function). */
#define _DEFAULT_SOURCE
#include <inttypes.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern char __executable_start, etext;
static uint64_t *blocks; /* by address, from the beginning of the program on; NULL: only the total is wanted */
static uint64_t total;

/* Adds `work` to the total and, if blocks are counted, to the count of the address `at` in the program. */
static void charge(const void *at, uint64_t work) {
    total += work;
    if (blocks && (const char *)at < &etext) blocks[(const char *)at - &__executable_start] += work;
}

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) { charge(__builtin_return_address(0), 1); }

/* Writes the file that WORK names, at exit. */
static void report(void) {
    FILE *out = fopen(getenv("WORK"), "w");
    if (!out) return;
    fprintf(out, "%" PRIu64 "\n", total);
    for (ptrdiff_t i = 0; blocks && i < &etext - &__executable_start; i++)
        if (blocks[i]) fprintf(out, "%" PRIxPTR " %" PRIu64 "\n", (uintptr_t)(&__executable_start + i), blocks[i]);
    fclose(out);
}

/* Prepares the counting before main. */
__attribute__((constructor)) static void begin(void) {
    if (getenv("WORK")) atexit(report);
    if (getenv("WORK_BLOCKS")) blocks = calloc((size_t)(&etext - &__executable_start), sizeof *blocks);
}

/* Returns how many bytes two strings have in common at their beginning. */
static size_t common(const char *a, const char *b) {
    size_t n = 0;
    while (a[n] && a[n] == b[n]) n++;
    return n;
}

/* WRAP(type, name, parameters, arguments, bytes): `name` of the C library, charged for the bytes that it visits; they
 * may depend on its result r. */
#define WRAP(type, name, parameters, arguments, bytes) \
    type __real_##name parameters; \
    type __wrap_##name parameters; \
    type __wrap_##name parameters { \
        type r = __real_##name arguments; \
        charge(__builtin_return_address(0), 1 + (uint64_t)(bytes) / 16); \
        return r; \
    }
WRAP(void *, memcpy, (void *to, const void *from, size_t n), (to, from, n), n)
WRAP(void *, memmove, (void *to, const void *from, size_t n), (to, from, n), n)
WRAP(void *, memset, (void *to, int byte, size_t n), (to, byte, n), n)
WRAP(void *, calloc, (size_t n, size_t size), (n, size), n *size)
WRAP(int, memcmp, (const void *a, const void *b, size_t n), (a, b, n), n)
WRAP(void *, memchr, (const void *a, int byte, size_t n), (a, byte, n), r ? (size_t)((char *)r - (char *)a) : n)
WRAP(size_t, strlen, (const char *a), (a), r)
WRAP(size_t, strspn, (const char *a, const char *set), (a, set), r)
WRAP(size_t, strcspn, (const char *a, const char *set), (a, set), r)
WRAP(char *, strchr, (const char *a, int c), (a, c), r ? (size_t)(r - a) : __real_strlen(a))
WRAP(char *, strstr, (const char *a, const char *b), (a, b), r ? (size_t)(r - a) : __real_strlen(a))
WRAP(int, strcmp, (const char *a, const char *b), (a, b), common(a, b))
