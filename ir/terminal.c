/* terminal.c: messages on a terminal, see terminal.h. */
#define _DEFAULT_SOURCE
#include "ir/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { WIDTH_MIN = 40 }; /* narrower terminals are treated as if they had this width */

void terminal_buffer(void) {
    static char line[BUFSIZ];
    setvbuf(stderr, line, _IOLBF, sizeof line);
}

bool terminal_is_choice(const char *word) {
    return !strcmp(word, "auto") || !strcmp(word, "always") || !strcmp(word, "never");
}

/* Returns the number of columns for messages: COLUMNS if it is a positive number, otherwise what the terminal reports
 * on which the descriptor is open; WIDTH_MIN if that is less. Returns 0 if the width is not known or above 10000. */
static uint32_t terminal_width(int descriptor) {
    const char *columns = getenv("COLUMNS");
    struct winsize size;
    long n = columns ? strtol(columns, NULL, 10) : 0;
    if (n <= 0 && ioctl(descriptor, TIOCGWINSZ, &size) == 0) n = size.ws_col;
    if (n <= 0 || n > 10000) return 0;
    return n < WIDTH_MIN ? WIDTH_MIN : (uint32_t)n;
}

/* Reports whether TERM is set, and not to "dumb", and NO_COLOR is unset or empty. */
static bool environment_wants_color(void) {
    const char *none = getenv("NO_COLOR"), *term = getenv("TERM");
    return !(none && *none) && term && strcmp(term, "dumb") != 0;
}

MessageStyle terminal_style(FILE *out, const char *color) {
    bool terminal = isatty(fileno(out)) == 1, automatic = !color || !strcmp(color, "auto");
    MessageStyle s = {.color = automatic ? terminal && environment_wants_color() : !strcmp(color, "always")};
    if (terminal) s.width = terminal_width(fileno(out));
    return s;
}

void terminal_part(const MessageStyle *s, FILE *out, char part) {
    static const struct {
        char part;
        const char *code;
    } row[] = {{'p', "1"}, {'m', "1"}, {'^', "1;32"}, {'e', "1;31"}, {'w', "1;35"}, {'r', "1;34"}, {'n', "1;36"}};
    const char *code = "0";
    if (!s->color) return;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (row[i].part == part) code = row[i].code;
    fprintf(out, "\033[%sm", code);
}

void terminal_mistake(FILE *out, const char *program, const char *color) {
    MessageStyle s = terminal_style(out, color);
    terminal_part(&s, out, 'p');
    fprintf(out, "%s: ", program);
    terminal_part(&s, out, 'e');
    fputs("error: ", out);
    terminal_part(&s, out, 0);
}

void terminal_progress(MessageStyle *s, FILE *out, uint32_t step, uint32_t steps, const char *name) {
    fprintf(out, "\r\033[Kpass %u of %u: %s", step, steps, name);
    fflush(out);
    s->progress = true;
}

void terminal_progress_end(MessageStyle *s, FILE *out) {
    if (s->progress) fputs("\r\033[K", out);
    s->progress = false;
}
