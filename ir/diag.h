/* diag.h: messages with a position in the text, and the buffered writer of all output. Included by ir.h. */
#ifndef NVIR_IR_DIAG_H
#define NVIR_IR_DIAG_H

#include "ir/terminal.h"

/* diag.c: messages. */
struct Diag {
    FILE *out;            /* usually stderr */
    const Source *source; /* the text that offsets refer to; may be NULL */
    /* How many were reported, printed or not; errors beyond the limit are not printed, and 0 is no limit. */
    uint32_t errors, warnings, limit;
    const char *phase; /* the pass, or the part of the tool, that is running; internal errors name it */
    bool quiet;        /* count, print nothing */
    /* If file is not NULL: the position for the next message, in another text than `source`. The message clears it. */
    struct {
        const char *file;
        uint32_t line, column;
        bool own_line;    /* shows `text`, or no line if that is NULL, in place of the line of `source` */
        const char *text; /* the line there, of `size` bytes */
        size_t size;
    } place;
    /* If not NULL: receives each message in place of `out`; kind is "error", "warning", "remark" or "note".
     * line 0: the message has no position. */
    void (*handler)(void *user, const char *kind, const char *file, uint32_t line, uint32_t column,
                    const char *message);
    void *user;
    /* If not NULL: learns of each message, which is printed nevertheless. at: its line in `source`, 0 if it has none */
    void (*watch)(void *watcher, const Source *source, const char *kind, uint32_t at, const char *file, uint32_t line,
                  const char *message);
    void *watcher;
    bool muted; /* the last message was beyond the limit, so its notes are not printed */
    MessageStyle style;
};
/* Prints "file:line:col: error: ...", the source line and a caret. src: the offset in `source` to which the message
 * refers; SRC_NONE if it has no position. Returns to the caller; no message ends the program. */
void diag_error(Diag *d, uint32_t src, const char *format, ...);
void diag_warning(Diag *d, uint32_t src, const char *format, ...);
/* Prints what an optimisation did or could not do. */
void diag_remark(Diag *d, uint32_t src, const char *format, ...);
/* Adds a note to the previous message. It is printed only if that message was printed. */
void diag_note(Diag *d, uint32_t src, const char *format, ...);
/* Returns the text offset of an instruction, to be passed as src to the next message. Also stores the debug location of
 * the instruction, if it has one, in d->place, so that the next message prints that as its position. */
uint32_t diag_at_inst(Diag *d, const Module *m, const Fn *f, ValueId v);
/* Print one line without a position or kind, for example about the command line, and a newline. Control bytes are
 * written as \XX, as in all messages, because the name of a file may contain some. */
void diag_print(FILE *out, const char *format, ...);
void diag_vprint(FILE *out, const char *format, va_list args);
/* Gets the line and column, in bytes, of offset src in the text; both count from 1. */
void diag_position(const Source *s, uint32_t src, uint32_t *line, uint32_t *column);

/* bug.c: prints an internal error with the phase, the message, instruction v and the whole of f, and calls
 * abort(). f may be NULL outside of functions, and m NULL if f is. v is UINT32_MAX if no instruction is concerned.
 * Not for errors in the input. */
_Noreturn void bug(Module *m, const Fn *f, ValueId v, const char *format, ...);

/* out.c: a buffered writer, to a FILE or into memory. A zeroed Out is an empty writer into memory. */
typedef struct Out {
    char *buf; /* output that is not written to the file yet; without a file, all output, without a NUL at its end */
    size_t n, cap;
    FILE *file;  /* borrowed; NULL: the output stays in buf, which grows */
    bool failed; /* a write to the file has failed */
} Out;
void out_init(Out *o, FILE *file);
void out_more(Out *o, const char *s, size_t n); /* the slow path of out_bytes and out_char: the buffer has no room */
static inline void out_bytes(Out *o, const char *s, size_t n) {
    if (!n) /* s may be NULL, which memcpy does not allow */
        return;
    if (n < o->cap - o->n) {
        memcpy(o->buf + o->n, s, n);
        o->n += n;
    } else {
        out_more(o, s, n);
    }
}
static inline void out_str(Out *o, const char *s) { out_bytes(o, s, strlen(s)); }
static inline void out_char(Out *o, char c) {
    if (o->n < o->cap) o->buf[o->n++] = c;
    else out_more(o, &c, 1);
}
void out_u64(Out *o, uint64_t n);
void out_i64(Out *o, int64_t n);
void out_hex(Out *o, uint64_t n, int digits);     /* in upper case, with zeros in front up to `digits` digits */
void out_format(Out *o, const char *format, ...); /* as printf; slower than the others */
bool out_flush(Out *o);                           /* writes buf to the file; false if any write has ever failed */
void out_free(Out *o);                            /* frees buf; does not flush, and does not close the file */

#endif
