/* diag.h: messages with a position in the text, and the buffered writer of all output. Included by ir.h. */
#ifndef NVIR_IR_DIAG_H
#define NVIR_IR_DIAG_H

#include "ir/terminal.h"

/* diag.c: messages. */
struct Diag {
    FILE *out;            /* usually stderr */
    const Source *source; /* the text that offsets refer to; may be NULL */
    /* errors: how many have been reported, whether they were printed or not. limit: errors beyond this number are
     * counted but not printed; 0: no limit. */
    uint32_t errors, limit;
    const char *phase; /* the pass, or the part of the tool, that is running; internal errors name it */
    bool quiet;        /* print nothing, and call neither `handler` nor `watch`; only count */
    /* If file is not NULL: the next message, if it has a position, gives this position in another text in place of its
     * position in `source`. Each message sets file to NULL. */
    struct {
        const char *file;
        uint32_t line, column; /* count from 1; column 0: not known */
        bool own_line;         /* show `text`, or no source line if that is NULL, in place of the line of `source` */
        const char *text;      /* the line of the other text, of `size` bytes */
        size_t size;
    } place;
    /* If not NULL: is called for each message that would be printed, in place of printing it to `out`. kind is "error",
     * "warning", "remark" or "note". file is never NULL. line 0: the message has no position; column 0: not known. */
    void (*handler)(void *user, const char *kind, const char *file, uint32_t line, uint32_t column,
                    const char *message);
    void *user;
    /* If not NULL: is called for each message before it is printed or passed to `handler`. at: its line in `source`, 0
     * if it has none; file and line: the position that the message gives. */
    void (*watch)(void *watcher, const Source *source, const char *kind, uint32_t at, const char *file, uint32_t line,
                  const char *message);
    void *watcher;
    bool muted; /* the last error was beyond the limit, so its notes are not printed */
    MessageStyle style;
};
/* Prints an error or warning: "file:line:col: error: ...", the source line and a caret. Counts errors. src: the offset
 * in `source` to which the message refers; SRC_NONE if it has no position. An error beyond d->limit is only counted; at
 * the first of these, prints "too many errors" to d->out. Always returns; no message ends the program. */
void diag_error(Diag *d, uint32_t src, const char *format, ...);
void diag_warning(Diag *d, uint32_t src, const char *format, ...);
/* Prints, in the same form, what an optimisation did or could not do. Remarks are not counted. */
void diag_remark(Diag *d, uint32_t src, const char *format, ...);
/* Adds a note to the previous message, in the same form. Prints nothing if that was an error beyond the limit. */
void diag_note(Diag *d, uint32_t src, const char *format, ...);
/* Returns the inst_src_near of an instruction, to be passed as src to the next message. Also stores the debug location
 * of the instruction in d->place, so that the next message prints that as its position; clears d->place if the
 * instruction has no debug location. */
uint32_t diag_at_inst(Diag *d, const Module *m, const Fn *f, ValueId v);
/* Print one line without a position or kind, for example about the command line, and a newline. Control bytes are
 * written as \XX, as in all messages, because the name of a file may contain some. */
void diag_print(FILE *out, const char *format, ...);
void diag_vprint(FILE *out, const char *format, va_list args);
/* Sets *line and *column to the position of offset src in the text. Both count from 1; columns count bytes. An offset
 * beyond the end of the text is taken for its end. */
void diag_position(const Source *s, uint32_t src, uint32_t *line, uint32_t *column);

/* bug.c: reports a defect of the program itself, not an error in the input: prints the phase, the message, instruction
 * v and the whole of f to stderr, and calls abort(). f may be NULL outside of functions, and m NULL if f is. v is
 * UINT32_MAX if no instruction is concerned. */
_Noreturn void bug(Module *m, const Fn *f, ValueId v, const char *format, ...);

/* out.c: a buffered writer, to a FILE or into memory. A zeroed Out is an empty writer into memory. The functions do not
 * report a failed write; out_flush does, at the end. */
typedef struct Out {
    char *buf; /* output that is not written to the file yet; without a file, all output, without a NUL at its end */
    size_t n, cap;
    FILE *file;  /* borrowed; NULL: the output stays in buf, which grows */
    bool failed; /* a write to the file has failed */
} Out;
void out_init(Out *o, FILE *file); /* makes *o an empty writer to `file`, or into memory if that is NULL */
/* These functions append to the output. out_bytes and out_char call out_more if the buffer has no room for s. */
void out_more(Out *o, const char *s, size_t n);
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
void out_u64(Out *o, uint64_t n); /* in decimal */
void out_i64(Out *o, int64_t n);
void out_hex(Out *o, uint64_t n, int digits);     /* in upper case, with zeros in front if n has fewer digits */
void out_format(Out *o, const char *format, ...); /* as printf; slower than the others */
bool out_flush(Out *o);                           /* writes buf to the file, if any; false if any write has failed */
void out_free(Out *o);                            /* frees buf; does not flush, and does not close the file */

#endif
