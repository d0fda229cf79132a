/* place.c: messages about an instruction: where it is in the program, and in the source that it was compiled from.
 *
 *     scale.cu:7:10: error: thread (64,0,0) of block (0,0,0): load of 4 bytes ...
 *         return p[i];
 *                 ^
 *     scale.cu:12:9: note: pick<float>(float const*, int) is inlined here
 *         a[i] = pick(b, i);
 *                ^
 *     scale.ptx:44:2: note: in scale(float*, int): ld.global.f32 %f1, [%rd3];
 *
 * Without debug information, the message shows the line of the program. */
#include <stdarg.h>

#include "analysis/run/machine/machine.h"
#include "ir/demangle/demangle.h"
#include "parse/parse.h"

/* ------------------------------------------------------------------------------------------- places */

CodePlace place_of_site(const Machine *k, uint32_t site) {
    uint32_t next = 1; /* the first function after the one of the site */
    lower_bound(next, k->functions.decoded.n, mid, k->functions.decoded.at[mid]->site <= site);
    const FnCode *fn = k->functions.decoded.at[next - 1];
    return (CodePlace){fn, fn->where.at[site - fn->site]};
}

CodePlace place_of_frame(const CallFrame *f, uint32_t pc) {
    return (CodePlace){f->fn, pc < f->fn->where.n ? f->fn->where.at[pc] : 0};
}

CodePlace place_of_thread(const Thread *t) {
    const CallFrame *f = &t->frame.at[t->frame.n - 1];
    return place_of_frame(f, f->pc ? f->pc - 1 : 0);
}

uint32_t place_src(const Machine *k, CodePlace at) {
    if (!at.fn) return SRC_NONE;
    const Sym *s = &k->m->sym.at[at.fn->sym];
    if (at.fn->ptx) return at.v;
    return s->fn ? inst_src_near(k->m, s->fn, at.v) : s->src;
}

void symbol_print(Out *o, const Machine *k, SymId s) {
    const char *name = sym_text(k->m, s);
    Demangled d;
    if (demangle(name, strlen(name), &d)) {
        out_str(o, demangled_name(&d));
        demangled_free(&d);
    } else {
        out_char(o, '@'), out_str(o, name);
    }
}

/* ------------------------------------------------------------------------------------------- source files */

/* A file that debug information names, as it was when it was read. */
typedef struct SourceFile {
    const char *file, *directory;
    Source text;              /* text NULL: it cannot be read */
    VEC(uint32_t) line_start; /* by line from 0: its offset */
} SourceFile;
struct SourceFiles {
    VEC(SourceFile) at;
};

/* Reads the file f->file into f->text, and fills f->line_start. Leaves both empty if it cannot be read. */
static void file_find(SourceFile *f) {
    if (!source_find(f->directory, f->file, &f->text)) return;
    vec_push(&f->line_start, 0);
    for (uint32_t i = 0; i < f->text.size; i++)
        if (f->text.text[i] == '\n') vec_push(&f->line_start, i + 1);
}

const char *source_line_text(const Machine *k, const SourceLine *l, size_t *size) {
    struct SourceFiles *all = k->files;
    uint32_t i = 0;
    while (i < all->at.n && (strcmp(all->at.at[i].file, l->file) || strcmp(all->at.at[i].directory, l->directory))) i++;
    if (i == all->at.n) {
        vec_push(&all->at, ((SourceFile){.file = l->file, .directory = l->directory}));
        file_find(&all->at.at[i]);
    }
    const SourceFile *f = &all->at.at[i];
    if (!f->text.text || !l->line || l->line > f->line_start.n) return NULL;
    const char *text = f->text.text + f->line_start.at[l->line - 1];
    *size = strcspn(text, "\r\n");
    return text;
}

struct SourceFiles *source_files_new(void) { return mem_alloc(sizeof(struct SourceFiles)); }

void source_files_free(struct SourceFiles *f) {
    for (uint32_t i = 0; i < f->at.n; i++) {
        if (f->at.at[i].text.text) source_free(&f->at.at[i].text);
        vec_free(&f->at.at[i].line_start);
    }
    vec_free(&f->at);
    free(f);
}

/* ------------------------------------------------------------------------------------------- messages */

typedef void DiagPrinter(Diag *d, uint32_t src, const char *format, ...);

/* Makes the next message of the machine show a line of the source, as its position and as text. */
static void diag_at_line(const Machine *k, const SourceLine *l) {
    Diag *d = k->diag;
    d->place.file = l->file, d->place.line = l->line, d->place.column = l->column;
    d->place.own_line = true, d->place.text = source_line_text(k, l, &d->place.size);
}

/* Appends the demangled name of the function that contains the line of a level (FrontEnd.source_line). Returns
 * false if it is not known. */
static bool function_print(Out *o, const Machine *k, CodePlace at, uint32_t level) {
    char *name = k->front->source_function(k, at, level);
    Demangled d;
    if (!name) return false;
    bool mangled = demangle(name, strlen(name), &d);
    out_str(o, mangled ? demangled_name(&d) : name);
    if (mangled) demangled_free(&d);
    free(name);
    return true;
}

/* Adds notes for the two innermost calls through which the instruction was inlined, if it was. */
static void note_inlined(const Machine *k, CodePlace at) {
    enum { LEVELS = 2 }; /* a message has at most a dozen lines */
    for (uint32_t level = 1; level <= LEVELS; level++) {
        SourceLine next;
        Out text;
        if (!k->front->source_line(k, at, level, &next)) return;
        out_init(&text, NULL);
        if (function_print(&text, k, at, level - 1)) out_str(&text, " is ");
        out_str(&text, "inlined here");
        out_char(&text, '\0');
        diag_at_line(k, &next);
        diag_note(k->diag, place_src(k, at), "%s", text.buf);
        out_free(&text);
    }
}

/* Adds a note with the function and the instruction itself: at most 100 characters of its line in the program, without
 * metadata and with a space for each tab. Adds none if the text of the program is not known. */
static void note_instruction(const Machine *k, CodePlace at) {
    Diag *d = k->diag;
    uint32_t src = place_src(k, at);
    if (!d->source || !d->source->text || src >= d->source->size) return;
    const char *text = d->source->text + src;
    size_t n = strcspn(text, "\r\n"), most = 0;
    Out in;
    while (most < n && most < 100 && strncmp(text + most, ", !", 3) != 0) most++; /* without the metadata of IR */
    out_init(&in, NULL);
    out_str(&in, "in "), symbol_print(&in, k, at.fn->sym), out_str(&in, ": ");
    for (size_t i = 0; i < most; i++)
        if (text[i] != '\t') out_char(&in, text[i]);
        else if (i && text[i - 1] != ' ') out_char(&in, ' ');
    out_str(&in, most == 100 ? "..." : "");
    out_char(&in, '\0');
    d->place.file = d->source->name, d->place.own_line = true, d->place.text = NULL;
    diag_position(d->source, src, &d->place.line, &d->place.column);
    diag_note(d, src, "%s", in.buf);
    out_free(&in);
}

/* Prints a message at an instruction by means of `print`, which is diag_error, diag_warning or diag_note. If debug
 * information names its source line, shows that line, and adds notes on inlined calls and the instruction. */
static void place_message(const Machine *k, CodePlace at, DiagPrinter *print, const char *format, va_list args) {
    char text[1024];
    SourceLine line;
    vsnprintf(text, sizeof text, format, args);
    bool sourced = at.fn && k->front->source_line(k, at, 0, &line);
    if (sourced) diag_at_line(k, &line);
    print(k->diag, place_src(k, at), "%s", text);
    if (!sourced) return;
    note_inlined(k, at);
    note_instruction(k, at);
}

void place_error(Machine *k, CodePlace at, const char *format, ...) {
    va_list args;
    va_start(args, format);
    place_message(k, at, diag_error, format, args);
    va_end(args);
    k->failed = true;
}

void place_warning(const Machine *k, CodePlace at, const char *format, ...) {
    va_list args;
    va_start(args, format);
    place_message(k, at, diag_warning, format, args);
    va_end(args);
}

void place_note(const Machine *k, CodePlace at, const char *format, ...) {
    va_list args;
    va_start(args, format);
    place_message(k, at, diag_note, format, args);
    va_end(args);
}
