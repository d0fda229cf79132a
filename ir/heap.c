/* heap.c: makes malloc take its memory in large pages, where the system has them.
 *
 * The first access to each page of 4 KiB costs a page fault, and a compiler fills new arrays all the time: for a module
 * of 17 MB the faults take a third of the time from text to PTX. Linux maps 2 MiB with one fault where a program asks
 * for it, but glibc asks only if its user sets a tunable. So the heap is extended once by a range of addresses that is
 * large enough for most modules, and the range is marked; memory that is not touched costs nothing. */
#define _DEFAULT_SOURCE
#include "ir/ir.h"

#if defined(__GLIBC__) && defined(__linux__)
#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

void mem_large_pages(void) {
    enum { MIB = 1 << 20, RANGE = 256 * MIB, PAGE = 2 * MIB, ARRAY_MAX = 32 * MIB };
    struct rlimit addresses; /* if the address space is limited, the range could use it up */
    if (getrlimit(RLIMIT_AS, &addresses) || addresses.rlim_cur != RLIM_INFINITY) return;
    char *begin = sbrk(0);
    mallopt(M_MMAP_THRESHOLD, ARRAY_MAX); /* larger arrays, by glibc's limit, are not in the heap */
    mallopt(M_TRIM_THRESHOLD, RANGE);
    mallopt(M_TOP_PAD, RANGE);
    void *volatile array = malloc(PAGE); /* extends the heap; volatile, so that the compiler keeps the call */
    free(array);
    mallopt(M_TOP_PAD, PAGE);
    uintptr_t low = ((uintptr_t)begin + PAGE - 1) / PAGE * PAGE, high = (uintptr_t)sbrk(0) / PAGE * PAGE;
    if (low < high) madvise((void *)low, high - low, MADV_HUGEPAGE);
}
#else
void mem_large_pages(void) {}
#endif
