/* script_state.c: the parts of a script that its other files share: messages, input files, the list of
 * buffers. */
#include <errno.h>

#include "analysis/run/script/script.h"
#include "parse/parse.h"

typedef void DiagPrinter(Diag *d, uint32_t src, const char *format, ...);

/* Prints a message about a script. Diag.source is the module, so it is replaced by the script file meanwhile.
 */
static void print_at(Script *s, const ScriptPlace *at, const char *text, DiagPrinter *print, const char *what) {
    const Source *module = s->diag->source;
    uintptr_t from = (uintptr_t)at->word, p = (uintptr_t)text;
    bool placed = at->file != NULL, inside = placed && p >= from && p <= from + strlen(at->word);
    if (placed) s->diag->source = at->file;
    if (inside) print(s->diag, at->at + (uint32_t)(p - from), "%s", what);
    else print(s->diag, placed ? at->at : SRC_NONE, "%s: '%s'", what, text);
    s->diag->source = module;
}

bool script_complain(Script *s, const char *what, const char *text) {
    print_at(s, &s->here, text, diag_error, what);
    s->failed = true;
    return false;
}

void script_note(Script *s, const char *what, const char *text) { print_at(s, &s->here, text, diag_note, what); }

bool script_read(Script *s, const char *path, Source *to) {
    Diag quiet = {.quiet = true};
    char what[256];
    errno = 0;
    if (source_read(path, to, &quiet)) return true;
    snprintf(what, sizeof what, "cannot read the file: %s", errno ? strerror(errno) : "it is too large");
    return script_complain(s, what, path);
}

Buffer *script_buffer(const Script *s, const char *name, size_t len) {
    for (uint32_t i = 0; i < s->buffer.n; i++)
        if (strlen(s->buffer.at[i].name) == len && memcmp(s->buffer.at[i].name, name, len) == 0)
            return &s->buffer.at[i];
    return NULL;
}
