/* reach.c: records which basic blocks a program reaches, for tests/harness/mutate/run. It is linked into programs that
 * are compiled with -fsanitize-coverage=trace-pc. Bit k of the file "$REACH.PROGRAM" stands for the block whose call of
 * __sanitizer_cov_trace_pc returns to address k of the program's text; programs that run at the same time share it. */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

void __sanitizer_cov_trace_pc(void);
extern const char __executable_start, etext;

static uint8_t *reached; /* the file in memory; NULL: nothing is recorded */

/* Maps the file, which is made if it is not there. Does nothing if REACH is not set or the file cannot be mapped. */
__attribute__((constructor)) static void reach_open(void) {
    const char *prefix = getenv("REACH");
    char program[4096], path[8192];
    ssize_t n = readlink("/proc/self/exe", program, sizeof program - 1);
    if (!prefix || n <= 0) return;
    program[n] = 0;
    snprintf(path, sizeof path, "%s.%s", prefix, strrchr(program, '/') + 1);
    size_t size = (size_t)(&etext - &__executable_start) / 8 + 1;
    int file = open(path, O_RDWR | O_CREAT, 0600);
    if (file < 0 || ftruncate(file, (off_t)size)) return;
    void *map = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (map != MAP_FAILED) reached = map;
}

/* Records the block that calls it. */
void __sanitizer_cov_trace_pc(void) {
    if (!reached) return;
    size_t at = (size_t)((const char *)__builtin_return_address(0) - &__executable_start);
    uint8_t bit = (uint8_t)(1u << at % 8);
    if (!(reached[at / 8] & bit)) __atomic_fetch_or(&reached[at / 8], bit, __ATOMIC_RELAXED);
}
