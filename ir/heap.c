/* heap.c: makes malloc take its memory in large pages, where the system has them.
 *
 * The first access to each page of 4 KiB costs a page fault, and a compiler fills new arrays all the time: for a module
 * of 17 MB the faults take a third of the time from text to PTX. Linux maps 2 MiB with one fault where a program asks
 * for it, but glibc asks only if its user sets a tunable. So the heap is extended once by a range of addresses that is
 * large enough for modules of a hundred megabytes, and the range is marked; memory that is not touched costs nothing.
 *
 * A large page with a byte that was touched before it was marked stays small. malloc itself touches the ends of the
 * first array that extends the heap; so the heap is moved to where this array lies just before a large page. */
#define _DEFAULT_SOURCE
#include "ir/ir.h"

#if defined(__GLIBC__) && defined(__linux__)
#include <limits.h>
#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

void mem_large_pages(void) {
    enum { KIB = 1 << 10, MIB = 1 << 20, RANGE = 1024 * MIB, PAGE = 2 * MIB };
    enum { FIRST = 160 * KIB, BEFORE = 192 * KIB }; /* FIRST: more than the 132 KiB that glibc has at the start */
    struct rlimit addresses;                        /* if the address space is limited, the range could use it up */
    if (getrlimit(RLIMIT_AS, &addresses) || addresses.rlim_cur != RLIM_INFINITY) return;
    uintptr_t begin = (uintptr_t)sbrk(0), low = (begin + BEFORE + PAGE - 1) / PAGE * PAGE;
    if (sbrk((intptr_t)(low - BEFORE - begin)) == (void *)-1) return;
    mallopt(M_MMAP_MAX, 0);             /* large arrays are in the heap, too, where their pages are used again */
    mallopt(M_TRIM_THRESHOLD, INT_MAX); /* more than the range, so that it is not given back */
    mallopt(M_TOP_PAD, RANGE);
    void *volatile array = malloc(FIRST); /* extends the heap; volatile, so that the compiler keeps the call */
    free(array);
    mallopt(M_TOP_PAD, PAGE);
    uintptr_t high = (uintptr_t)sbrk(0) / PAGE * PAGE;
    if (low < high) madvise((void *)low, high - low, MADV_HUGEPAGE);
}
#else
void mem_large_pages(void) {}
#endif
