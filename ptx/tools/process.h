/* process.h: runs other programs, and keeps files for them in a private folder. */
#ifndef NVIR_PTX_TOOLS_PROCESS_H
#define NVIR_PTX_TOOLS_PROCESS_H

#include "ir/ir.h"

enum { PROCESS_SIGNAL = 256 };

/* Runs argv[0], searched on PATH if it has no slash, with the arguments argv[1] to the NULL after the last
 * one. Appends its standard output to `output`, and its standard error as well if `with_errors`; otherwise
 * that goes to our own. Returns the exit code, PROCESS_SIGNAL + N if signal N ended the program, or -1 with
 * errno set if it could not be run. */
int process_run(const char *const *argv, bool with_errors, Out *output);

enum { SCRATCH_FILES = 4 };

/* A private folder for files that other programs read or write. It is removed as well if the program is interrupted (by
 * any signal that a user, a terminal or a limit sends, except SIGKILL) or exits. At most one exists at a time. */
typedef struct Scratch {
    char folder[64], file[SCRATCH_FILES][112];
    uint32_t nfile;
} Scratch;

/* Creates the folder in $TMPDIR, or in /tmp if that is unset or too long. Returns false, with errno set, on failure. */
bool scratch_make(Scratch *s);
/* Returns the path of a file in the folder, which scratch_remove removes if it exists. There are at most SCRATCH_FILES,
 * with names of at most 40 characters. The path lives as long as `s`. */
const char *scratch_file(Scratch *s, const char *name);
/* Removes the files and the folder, and restores the default actions of the signals. */
void scratch_remove(Scratch *s);

/* Writes n bytes to a file, which is created or replaced. Returns false, with errno set, on failure. */
bool file_write(const char *path, const char *text, size_t n);
/* Appends the contents of a file. Returns false, with errno set, if it cannot be read. */
bool file_read(const char *path, Out *to);

#endif
