/* print: a valid module is printed as text that can be read again, is valid, and prints the same. */
#include "tests/harness/fuzz/fuzz.h"

/* Parses a text, and appends its module, printed again, to `again`. Returns false after a message if the text is
 * rejected. */
static bool print_again(const Out *text, Out *again) {
    Text t;
    text_begin(&t, text->buf, text->n);
    Module *m = text_module(&t);
    if (m) {
        module_print(m, again);
        module_free(m);
    } else {
        fprintf(stderr, "the printed text is rejected:\n%.*s\n", (int)text->n, text->buf);
    }
    text_end(&t);
    return m != NULL;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Text t;
    Out once, again;
    text_begin(&t, data, size);
    out_init(&once, NULL);
    out_init(&again, NULL);
    Module *m = text_module(&t);
    if (m) {
        module_print(m, &once);
        module_free(m);
        PROMISE(print_again(&once, &again));
        PROMISE(once.n == again.n && (once.n == 0 || !memcmp(once.buf, again.buf, once.n)));
    }
    out_free(&once);
    out_free(&again);
    text_end(&t);
    return 0;
}
