/* ptx: the PTX reader accepts or rejects any bytes, without a fault. A text does not differ from itself, and
 * after its names are made canonical it can be read again.
 */
#include "tests/harness/fuzz/fuzz.h"

#include "ptx/tools/canonical.h"
#include "ptx/tools/diff.h"

/* Reads PTX, and appends it to `to` with canonical names. Returns false if it is rejected. Aborts if it differs from
 * itself, or is rejected without an error. */
static bool canonical(const void *data, size_t size, Out *to) {
    Text t;
    PtxText p;
    text_begin(&t, data, size);
    bool ok = ptx_read(&p, &t.source, &t.diag);
    PROMISE(ok == (t.diag.errors == 0));
    if (ok) {
        Out none;
        out_init(&none, NULL);
        PROMISE(!ptx_diff(&p, &p, &none));
        out_free(&none);
        ptx_canonical(&p, to, NULL);
    }
    ptx_text_free(&p);
    text_end(&t);
    return ok;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Out once, again;
    out_init(&once, NULL);
    out_init(&again, NULL);
    if (canonical(data, size, &once)) { PROMISE(canonical(once.buf, once.n, &again)); }
    out_free(&once);
    out_free(&again);
    return 0;
}
