/* command.h: texts, files, and commands that run under limits of time and memory. */
#ifndef NVIR_TESTS_HARNESS_LAB_COMMAND_H
#define NVIR_TESTS_HARNESS_LAB_COMMAND_H

#include "ir/ir.h"

/* The texts that these two return are freed by the caller. */
char *text_copy(const char *s);
/* Returns a text made as by printf, cut after 4095 bytes. */
char *text_format(const char *format, ...);
/* Ends the word at the beginning of s with a NUL. Returns the text after it and the spaces that follow; "" at the
 * end. */
char *word_end(char *s);
/* Returns the last component of a path: what follows its last slash, or all of it. */
const char *path_base(const char *path);
/* Ends a buffer with a NUL that is not counted, and returns it as a string, which is valid until the buffer changes. */
const char *out_text(Out *o);
/* Appends the contents of a file to o. Returns false if it cannot be opened. */
bool file_read(const char *path, Out *o);
/* Writes o to a file, which is created or replaced. Returns false if that fails. */
bool file_write(const char *path, const Out *o);

/* Exit codes of a tool in which the student's code did not come to its end, or crashed. */
enum { LAB_ENDLESS = 81, LAB_CRASHED = 82 };

/* How a command ended. */
typedef struct LabEnd {
    int code;      /* its exit code; -1: it did not end by itself, or could not be started */
    char why[128]; /* what stopped it, or that it had no more memory, in words; "" if neither */
    double cpu;    /* the seconds of processor time that it took */
} LabEnd;

/* Returns the seconds since some fixed moment. */
double seconds(void);
/* Runs `sh -c command`, and appends the first 64 KB of its output, both streams, to out. It is killed after `cpu`
 * seconds of processor time, or `wall` seconds. */
LabEnd command_run(const char *command, Out *out, unsigned cpu, double wall);
/* Runs a command, made as by printf, for at most 10 seconds of processor time or 60 seconds. */
LabEnd run(Out *out, const char *format, ...);
/* Writes how a command ended, unless it was well, or the tool has already said why (LAB_ENDLESS, LAB_CRASHED). */
void end_tell(Out *o, const LabEnd *e);

#endif
