/* fuzz.h: shared by the fuzz targets: bytes to a module, without messages. */
#ifndef NVIR_TESTS_HARNESS_FUZZ_FUZZ_H
#define NVIR_TESTS_HARNESS_FUZZ_FUZZ_H

#include "parse/parse.h"

/* A text and the module read from it. The copy has exactly the size of the text and its NUL, so that the
 * sanitizers see a read beyond the end. */
typedef struct Text {
    Source source;
    Diag diag;
    char *copy;
} Text;

/* Copies the bytes of a fuzzer into t, as a Source without messages; text_end frees the copy. */
static inline void text_begin(Text *t, const void *data, size_t size) {
    t->copy = mem_alloc(size + 1);
    if (size) memcpy(t->copy, data, size);
    t->source = (Source){.name = "fuzz", .text = t->copy, .size = size};
    t->diag = (Diag){.out = stderr, .source = &t->source, .limit = 20, .quiet = true};
}

static inline void text_end(Text *t) { free(t->copy); }

/* Reads and verifies the module. Returns NULL if it is invalid; else the caller frees it before text_end. */
static inline Module *text_module(Text *t) {
    Module *m = module_parse(&t->source, &t->diag, &(ParseOptions){.allow_missing_datalayout = true});
    VerifyOptions verify = {.sm = 90, .allow_missing_datalayout = true};
    if (m && !module_verify(m, &verify)) {
        module_free(m);
        m = NULL;
    }
    return m;
}

/* Aborts if a property does not hold. */
#define PROMISE(x) ((x) ? (void)0 : (fprintf(stderr, "broken: %s\n", #x), abort()))

/* Tests one input, which may be any bytes; each target defines it. Returns 0, and aborts if a property does not
 * hold. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
