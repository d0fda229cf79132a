/* command.h: texts, files, and commands that run under limits of time and memory. */
#ifndef NVIR_TESTS_HARNESS_LAB_COMMAND_H
#define NVIR_TESTS_HARNESS_LAB_COMMAND_H

#include "ir/ir.h"

char *text_copy(const char *s);
/* Returns a text of at most 4095 bytes, made as by printf. */
char *text_format(const char *format, ...);
/* Returns the text after the next word, and ends that word; skips spaces. */
char *word_end(char *s);
/* Ends a buffer with a NUL that is not counted, and returns it as a string. */
const char *out_text(Out *o);
/* Reads a whole file; false if it is not there. */
bool file_read(const char *path, Out *o);
bool file_write(const char *path, const Out *o);

/* Exit codes of a tool whose student's code did not come to its end. */
enum { LAB_ENDLESS = 81, LAB_CRASHED = 82 };

/* How a command ended. */
typedef struct LabEnd {
    int code;      /* its exit code; -1: it did not end by itself */
    char why[128]; /* what stopped it, in words; "" if nothing */
    double cpu;    /* the seconds of processor time that it took */
} LabEnd;

/* Returns the time, from some moment on. */
double seconds(void);
/* Runs `sh -c command`; appends its output, both streams, to out. It ends after `cpu` seconds of processor time, or `wall`
 * seconds. */
LabEnd command_run(const char *command, Out *out, unsigned cpu, double wall);
/* Runs a command with the ordinary limits. */
LabEnd run(Out *out, const char *format, ...);
/* Writes how a command ended, unless it was well. */
void end_tell(Out *o, const LabEnd *e);

#endif
