/* diag.c: messages with a position:
 *
 *     file:line:column: error: message
 *     the source line
 *          ^
 *
 * For an instruction with a debug location, the position is that of the debug location; the source line that is printed
 * is still the line of the instruction in the text of the module. */
#include "ir/chars.h"
#include "ir/ir.h"

enum { WINDOW = 150 }; /* bytes of a source line that are shown, unless a terminal is narrower */

enum { LINES_CHUNK = 4096 }; /* bytes of a chunk of the text, before each of which the number of lines is cached */

/* Returns the number of newlines in [from, to). */
static uint32_t lines_count(const char *from, const char *to) {
    uint32_t n = 0;
    for (const char *p; (p = memchr(from, '\n', (size_t)(to - from))) != NULL; from = p + 1) n++;
    return n;
}

/* Returns the number of newlines before chunk number `chunk` of the text, that is, before offset chunk * LINES_CHUNK.
 * The counts are cached in *s->lines, if the source has a cache, because a program can cause a warning on every
 * line. */
static uint32_t lines_before(const Source *s, size_t chunk) {
    if (!s->lines) return lines_count(s->text, s->text + chunk * LINES_CHUNK);
    if (!*s->lines) {
        uint32_t *n = *s->lines = mem_alloc((s->size / LINES_CHUNK + 1) * sizeof *n);
        for (size_t i = 0; i < s->size / LINES_CHUNK; i++)
            n[i + 1] = n[i] + lines_count(s->text + i * LINES_CHUNK, s->text + (i + 1) * LINES_CHUNK);
    }
    return (*s->lines)[chunk];
}

void diag_position(const Source *s, uint32_t src, uint32_t *line, uint32_t *column) {
    size_t at = src < s->size ? src : s->size, chunk = at / LINES_CHUNK;
    const char *start = s->text + at;
    *line = 1 + lines_before(s, chunk) + lines_count(s->text + chunk * LINES_CHUNK, s->text + at);
    while (start > s->text && start[-1] != '\n') start--;
    *column = (uint32_t)(s->text + at - start) + 1;
}

/* Returns the length of the control character at s, where n bytes are left, n > 0: 1 for a byte below 32 and for 127, 2
 * for U+0080 to U+009F, and 1 for a byte 80 to 9F that is no part of a character; 0 if there is none. */
static size_t control_length(const char *s, size_t n) {
    unsigned char c = (unsigned char)*s;
    switch (char_utf8_length(s, n)) {
    case 0: return c >= 0x80 && c < 0xa0;
    case 1: return c < 32 || c == 127;
    case 2: return c == 0xc2 && (unsigned char)s[1] < 0xa0 ? 2 : 0;
    default: return 0;
    }
}

/* Writes s[0..n) with each byte of a control character as \XX, so that a hostile file cannot send commands to the
 * terminal. Writes tabs unchanged if keep_tab. */
static void put_clean(FILE *out, const char *s, size_t n, bool keep_tab) {
    for (size_t i = 0; i < n;) {
        size_t control = s[i] == '\t' && keep_tab ? 0 : control_length(s + i, n - i);
        size_t len = control ? control : char_utf8_length(s + i, n - i);
        for (size_t end = i + (len ? len : 1); i < end; i++)
            if (control) fprintf(out, "\\%02X", (unsigned)(unsigned char)s[i]);
            else fputc(s[i], out);
    }
}

/* Writes blanks as wide as the output of put_clean(s, n) with keep_tab, so that a caret after them is below s[n]. A
 * character of UTF-8 takes one column. */
static void put_blank(FILE *out, const char *s, size_t n) {
    for (size_t i = 0; i < n;) {
        size_t control = control_length(s + i, n - i), len = control ? control : char_utf8_length(s + i, n - i);
        if (s[i] == '\t') fputc('\t', out);
        else fprintf(out, "%*s", control ? (int)control * 3 : 1, "");
        i += len ? len : 1;
    }
}

/* Prints the line that contains `place`, and a caret below that character. `column` is the position of `place` in its
 * line, in bytes from 1. The line ends at a newline or at `limit`. Of a line longer than WINDOW bytes, or than a
 * narrower terminal, prints the part around `place`, with "..." where text is left out. */
static void put_line(const Diag *d, const char *place, const char *limit, uint32_t column) {
    const char *start = place - (column - 1), *end = memchr(place, '\n', (size_t)(limit - place));
    if (!end) end = limit;
    if (end > place && end[-1] == '\r') end--;
    const char *from = start, *to = end;
    const ptrdiff_t dots = 3, width = d->style.width;
    bool narrow = width && width < WINDOW;
    const ptrdiff_t window = narrow ? width - 1 - 2 * dots : WINDOW;
    if (end - start > (narrow ? width - 1 : WINDOW)) {
        from = place - start > window / 2 ? place - window / 2 : start;
        to = end - from > window ? from + window : end;
        if (to - from < window && to - start >= window) from = to - window;
    }
    if (from > start) fputs("...", d->out);
    put_clean(d->out, from, (size_t)(to - from), true);
    if (to < end) fputs("...", d->out);
    fputc('\n', d->out);
    if (from > start) fputs("   ", d->out);
    put_blank(d->out, from, (size_t)(place - from));
    terminal_part(&d->style, d->out, '^');
    fputc('^', d->out);
    terminal_part(&d->style, d->out, 0);
    fputc('\n', d->out);
}

/* Formats a message into `few` if it fits, else into new memory. Returns the text, which the caller frees unless it is
 * `few`. */
static char *message_format(char few[512], const char *format, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(few, 512, format, args);
    char *message = n < 512 ? few : mem_alloc((size_t)n + 1);
    if (message != few) vsnprintf(message, (size_t)n + 1, format, again);
    va_end(again);
    return message;
}

/* Writes a formatted message, with control characters as \XX. */
static void put_message(FILE *out, const char *format, va_list args) {
    char few[512], *message = message_format(few, format, args);
    put_clean(out, message, strlen(message), false);
    if (message != few) free(message);
}

void diag_vprint(FILE *out, const char *format, va_list args) {
    put_message(out, format, args);
    fputc('\n', out);
}

void diag_print(FILE *out, const char *format, ...) {
    va_list args;
    va_start(args, format);
    diag_vprint(out, format, args);
    va_end(args);
}

/* Prints the line that contains offset src of d->source, and a caret at `column`, which is the column of src. */
static void put_source_line(const Diag *d, uint32_t src, uint32_t column) {
    const Source *s = d->source;
    put_line(d, s->text + (src < s->size ? src : s->size), s->text + s->size, column);
}

/* Prints the line d->place.text and a caret at d->place.column, or at the beginning or end of the line if the column is
 * not known or beyond its end. */
static void put_place_line(const Diag *d) {
    size_t column = d->place.column ? d->place.column : 1;
    if (column > d->place.size + 1) column = d->place.size + 1; /* the text has changed */
    put_line(d, d->place.text + column - 1, d->place.text + d->place.size, (uint32_t)column);
}

/* Prints one message of any kind, with its source line, or passes it to d->handler instead. Before that, passes it to
 * d->watch. Sets d->place.file to NULL, and does nothing else if d is quiet or has neither an `out` nor a handler. */
static void diag_message(Diag *d, uint32_t src, const char *kind, const char *format, va_list args) {
    const char *place = d->place.file;
    d->place.file = NULL;
    if (d->quiet || (!d->out && !d->handler)) return;
    const char *file = d->source && d->source->name ? d->source->name : "nvir";
    uint32_t line = 0, column = 0;
    bool placed = src != SRC_NONE && d->source && d->source->text;
    if (placed) diag_position(d->source, src, &line, &column);
    bool other = placed && place;
    if (other) file = place;
    uint32_t l = other ? d->place.line : line, c = other ? d->place.column : column;
    char few[512], *message = message_format(few, format, args);
    if (d->watch) d->watch(d->watcher, d->source, kind, line, file, l, message);
    if (d->handler) {
        d->handler(d->user, kind, file, l, c, message);
        if (message != few) free(message);
        return;
    }
    terminal_progress_end(&d->style, d->out);
    terminal_part(&d->style, d->out, 'p');
    put_clean(d->out, file, strlen(file), false);
    if (placed) fprintf(d->out, ":%u:%u", l, c);
    fputs(": ", d->out);
    terminal_part(&d->style, d->out, *kind);
    fprintf(d->out, "%s: ", kind);
    terminal_part(&d->style, d->out, 0);
    terminal_part(&d->style, d->out, 'm');
    put_clean(d->out, message, strlen(message), false);
    if (message != few) free(message);
    terminal_part(&d->style, d->out, 0);
    fputc('\n', d->out);
    if (!other || !d->place.own_line) {
        if (placed) put_source_line(d, src, column);
    } else if (d->place.text) {
        put_place_line(d);
    }
}

void diag_error(Diag *d, uint32_t src, const char *format, ...) {
    d->errors++;
    if (d->limit && d->errors > d->limit) {
        if (d->errors == d->limit + 1 && !d->quiet && d->out)
            diag_print(d->out, "%s: error: too many errors, stopping after %u",
                       d->source && d->source->name ? d->source->name : "nvir", d->limit);
        d->muted = true;
        d->place.file = NULL;
        return;
    }
    d->muted = false;
    va_list args;
    va_start(args, format);
    diag_message(d, src, "error", format, args);
    va_end(args);
}

void diag_warning(Diag *d, uint32_t src, const char *format, ...) {
    d->muted = false;
    va_list args;
    va_start(args, format);
    diag_message(d, src, "warning", format, args);
    va_end(args);
}

void diag_remark(Diag *d, uint32_t src, const char *format, ...) {
    d->muted = false;
    va_list args;
    va_start(args, format);
    diag_message(d, src, "remark", format, args);
    va_end(args);
}

uint32_t diag_at_inst(Diag *d, const Module *m, const Fn *f, ValueId v) {
    const char *file;
    uint32_t line, column;
    d->place.file = NULL;
    if (inst_debug_position(m, f, v, &file, &line, &column)) {
        d->place.file = file;
        d->place.line = line;
        d->place.column = column;
        d->place.own_line = false;
    }
    return inst_src_near(m, f, v);
}

void diag_note(Diag *d, uint32_t src, const char *format, ...) {
    if (d->muted) {
        d->place.file = NULL;
        return;
    }
    va_list args;
    va_start(args, format);
    diag_message(d, src, "note", format, args);
    va_end(args);
}
