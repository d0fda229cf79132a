/* fuzz.h: what the fuzz targets share: from bytes to a module, quietly. */
#ifndef NVIR_TESTS_HARNESS_FUZZ_FUZZ_H
#define NVIR_TESTS_HARNESS_FUZZ_FUZZ_H

#include "parse/parse.h"

/* One text and what is made of it. The copy has exactly the size of the text and its NUL, so a read beyond is
 * seen. */
typedef struct Text {
    Source source;
    Diag diag;
    char *copy;
} Text;

static inline void text_begin(Text *t, const void *data, size_t size) {
    t->copy = mem_alloc(size + 1);
    if (size) memcpy(t->copy, data, size);
    t->source = (Source){.name = "fuzz", .text = t->copy, .size = size};
    t->diag = (Diag){.out = stderr, .source = &t->source, .limit = 20, .quiet = true};
}

static inline void text_end(Text *t) { free(t->copy); }

/* NULL unless the text is a module and keeps the rules. */
static inline Module *text_module(Text *t) {
    Module *m = module_parse(&t->source, &t->diag, &(ParseOptions){.allow_missing_datalayout = true});
    VerifyOptions verify = {.sm = 90, .allow_missing_datalayout = true};
    if (m && !module_verify(m, &verify)) {
        module_free(m);
        m = NULL;
    }
    return m;
}

/* A broken promise is a crash. */
#define PROMISE(x) ((x) ? (void)0 : (fprintf(stderr, "broken: %s\n", #x), abort()))

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
