/* terminal.h: how messages look on a terminal: colours, the width to which lines are cut, and a line of progress. */
#ifndef NVIR_IR_TERMINAL_H
#define NVIR_IR_TERMINAL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* A zeroed style has no colours and no limit of width, as for a file. */
typedef struct MessageStyle {
    bool color;
    bool progress;  /* the current line of the terminal is a line of progress, which the next message must overwrite */
    uint32_t width; /* the columns of the terminal; 0: not a terminal, or not known */
} MessageStyle;

/* Makes stderr write whole lines: without a buffer, each character of a message would be a system call. */
void terminal_buffer(void);

/* Reports whether the word is one of the values of -color and -progress: auto, always or never. */
bool terminal_is_choice(const char *word);

/* Returns the style of messages that are written to `out`. color: "always", "never", or "auto" or NULL: colours if
 * `out` is a terminal, TERM is set and not "dumb", and NO_COLOR is unset or empty. If `out` is a terminal, the width is
 * that in the environment variable COLUMNS, or what the terminal reports if COLUMNS has none; at least 40, or 0 if it
 * is not known or above 10000. */
MessageStyle terminal_style(FILE *out, const char *color);

/* Switches the terminal to the colour of a part of a message: 'p' its position, 'm' its text, '^' the caret, 'e', 'w',
 * 'r' or 'n' the word error, warning, remark or note. Any other character switches back to the default colour. Writes
 * nothing if s->color is false. */
void terminal_part(const MessageStyle *s, FILE *out, char part);

/* Writes "PROGRAM: error: ", the beginning of a message about a wrong command line. color: as for terminal_style. */
void terminal_mistake(FILE *out, const char *program, const char *color);

/* Overwrites the current line of the terminal with "pass STEP of STEPS: NAME", without a newline, and sets s->progress.
 * The caller calls terminal_progress_end before it writes anything else. */
void terminal_progress(MessageStyle *s, FILE *out, uint32_t step, uint32_t steps, const char *name);
/* Clears the line of progress on the terminal, if s->progress says that there is one, and sets s->progress to false. */
void terminal_progress_end(MessageStyle *s, FILE *out);

#endif
