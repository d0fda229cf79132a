/* parse: the reader accepts or rejects any bytes, without a fault. */
#include "tests/harness/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Text t;
    text_begin(&t, data, size);
    Module *m = module_parse(&t.source, &t.diag, NULL);
    PROMISE((m == NULL) == (t.diag.errors > 0));
    if (m) module_free(m);
    text_end(&t);
    return 0;
}
