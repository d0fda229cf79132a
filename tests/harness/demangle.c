/* demangle: copies lines from stdin to stdout; a line that is the mangled name of a C++ symbol becomes its text. */
#include "ir/demangle/demangle.h"

#include "ir/ir.h"

int main(void) {
    Out line;
    out_init(&line, NULL);
    for (int c; (c = getchar()) != EOF;) {
        if (c != '\n') {
            out_char(&line, (char)c);
            continue;
        }
        Demangled d = {0};
        bool known = demangle(line.buf, line.n, &d);
        if (known) puts(d.text), demangled_free(&d);
        else printf("%.*s\n", (int)line.n, line.n ? line.buf : "");
        line.n = 0;
    }
    out_free(&line);
    return 0;
}
