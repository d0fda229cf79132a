/* script_state.c: the parts of a script that its other files share: messages, input files, the list of
 * buffers. */
#include <errno.h>

#include "analysis/run/script/script.h"
#include "ir/suggestion.h"
#include "parse/parse.h"

/* diag_error or diag_note. */
typedef void DiagPrinter(Diag *d, uint32_t src, const char *format, ...);

/* Prints the message `what` about `text` by the function `print`: at the position of `text` if it points into the word
 * at->word, else with `text` quoted, at the position of that word or, if at->file is NULL, at none. Diag.source is the
 * module, so it is replaced by the file of the script meanwhile. */
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

void script_hint(Script *s, const char *format, ...) {
    char text[400];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    diag_note(s->diag, SRC_NONE, "%s", text);
}

bool script_no_buffer(Script *s, const char *what, const char *text) {
    Suggestion near = suggestion_begin(text, "+,}:[ \t\r\n");
    char names[200] = "";
    size_t n = 0;
    for (uint32_t i = 0; i < s->buffer.n && n < sizeof names - 80; i++) {
        suggestion_try(&near, s->buffer.at[i].name);
        n += (size_t)snprintf(names + n, sizeof names - n, "%s%.60s", n ? ", " : "", s->buffer.at[i].name);
    }
    script_complain(s, what, text);
    if (near.best) script_hint(s, "did you mean '%s'?", near.best);
    else if (n) script_hint(s, "the buffers are %s", names);
    else script_hint(s, "-buffer NAME=TYPE[N]=FILL makes one");
    return false;
}

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
