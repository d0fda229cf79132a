/* diag.h: messages with a position in the text, and the buffered writer of all output. Included by ir.h. */
#ifndef NVIR_IR_DIAG_H
#define NVIR_IR_DIAG_H

#include "ir/terminal.h"

/* diag.c: messages. Errors beyond the limit are counted but not printed. */
struct Diag {
    FILE *out;            /* usually stderr */
    const Source *source; /* the text that offsets refer to; may be NULL */
    uint32_t errors, warnings, limit;
    const char *phase; /* the pass, or the part of the tool, that is running; internal errors name it */
    bool quiet;        /* count, print nothing */
    /* If file is not NULL: the position for the next message, in another text than `source`. */
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
/* Prints "file:line:col: error: ...", the source line and a caret. */
void diag_error(Diag *d, uint32_t src, const char *format, ...);
void diag_warning(Diag *d, uint32_t src, const char *format, ...);
/* Prints what an optimisation did or could not do. */
void diag_remark(Diag *d, uint32_t src, const char *format, ...);
/* Adds a note to the previous message. It is printed only if that message was printed. */
void diag_note(Diag *d, uint32_t src, const char *format, ...);
/* Returns the text offset of an instruction, to be passed to the next message, which then prints the debug
 * location of the instruction if it has one. */
uint32_t diag_at_inst(Diag *d, const Module *m, const Fn *f, ValueId v);
/* Print a line that has no position, for example about the command line. Here, too, control bytes are written as \XX:
 * the name of a file may contain some. */
void diag_print(FILE *out, const char *format, ...);
void diag_vprint(FILE *out, const char *format, va_list args);
void diag_position(const Source *s, uint32_t src, uint32_t *line, uint32_t *column); /* both count from 1 */

/* bug.c: reports an internal error, and aborts: the phase, the message, instruction v and the whole of f.
 * Pass NULL for f outside functions and for m where no module is at hand, and UINT32_MAX for v if no instruction is concerned. Never for faults
 * of the input. */
_Noreturn void bug(Module *m, const Fn *f, ValueId v, const char *format, ...);

/* out.c: a buffered writer, to a FILE or into memory. */
/* Without a file, all output stays in buf. */
typedef struct Out {
    char *buf;
    size_t n, cap;
    FILE *file;
    bool failed;
} Out;
void out_init(Out *o, FILE *file);
void out_more(Out *o, const char *s, size_t n); /* out_bytes for bytes that do not fit the buffer */
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
void out_hex(Out *o, uint64_t n, int digits);     /* upper case, zero-padded to digits */
void out_format(Out *o, const char *format, ...); /* printf; not for hot paths */
bool out_flush(Out *o);                           /* false if any write has failed */
void out_free(Out *o);

#endif
