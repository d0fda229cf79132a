/* replay FILE...: runs a fuzz target without a fuzzer, on each file once, in one process. For coverage, and
 * to reproduce findings.
 */
#include "tests/harness/fuzz/fuzz.h"

int main(int argc, char **argv) {
    Diag d = {.out = stderr, .limit = 1};
    for (int i = 1; i < argc; i++) {
        Source s;
        if (!source_read(argv[i], &s, &d)) return 1;
        LLVMFuzzerTestOneInput((const uint8_t *)s.text, s.size);
        source_free(&s);
    }
    printf("%d inputs\n", argc - 1);
    return 0;
}
