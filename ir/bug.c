/* bug.c: reports internal errors. An internal error is a state of the program that no input may cause. */
#include "ir/ir.h"

void bug(Module *m, const Fn *f, ValueId v, const char *format, ...) {
    va_list ap;
    const char *phase = m ? m->diag->phase : NULL;
    fflush(stdout);
    fprintf(stderr, "internal error in %s: ", phase ? phase : "an unnamed phase");
    va_start(ap, format);
    vfprintf(stderr, format, ap);
    va_end(ap);
    fputc('\n', stderr);
    if (f) {
        Out o;
        out_init(&o, NULL);
        if (v < f->inst.n) {
            Printer *p = printer_new(m, &o);
            out_str(&o, "at: ");
            printer_inst(p, f, v);
            printer_free(p);
        }
        out_str(&o, "in:\n");
        fn_print(m, f->sym, &o);
        fwrite(o.buf, 1, o.n, stderr);
        out_free(&o);
    }
    fputs("Please report this with the input.\n", stderr);
    abort();
}
