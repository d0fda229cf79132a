/* terminal.h: how messages look on a terminal: colours, the width to which lines are cut, and a line of progress. */
#ifndef NVIR_IR_TERMINAL_H
#define NVIR_IR_TERMINAL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* A zeroed style has no colours and no limit of width, as for a file. */
typedef struct MessageStyle {
    bool color;
    bool progress;  /* a line of progress stands where the next message will be written */
    uint32_t width; /* the columns of the terminal; 0: not a terminal, or not known */
} MessageStyle;

/* Reports whether the word is a choice of -color and -progress: auto, always or never. */
bool terminal_is_choice(const char *word);

/* Returns the style of messages that are written to `out`. `color` is a choice, or NULL for auto: colours if `out` is a
 * terminal, TERM is set and not "dumb", and NO_COLOR is unset or empty. If `out` is a terminal, the width is that of
 * the environment variable COLUMNS, and else what the terminal reports. */
MessageStyle terminal_style(FILE *out, const char *color);

/* Switches to the colour of a part of a message: 'p' its position, 'm' its text, '^' the caret, or the first letter of
 * its kind: error, warning, remark, note. Any other letter switches back. Writes nothing without colours. */
void terminal_part(const MessageStyle *s, FILE *out, char part);

/* Writes "PROGRAM: error: ", with which an error about the command line begins; color: as for terminal_style. */
void terminal_mistake(FILE *out, const char *program, const char *color);

/* Overwrites the current line of the terminal with "pass STEP of STEPS: NAME", without a newline, and sets s->progress.
 * The caller calls terminal_progress_end before it writes anything else. */
void terminal_progress(MessageStyle *s, FILE *out, uint32_t step, uint32_t steps, const char *name);
/* Removes the line of progress, if there is one. */
void terminal_progress_end(MessageStyle *s, FILE *out);

#endif
