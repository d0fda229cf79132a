/* ir_lines.c: see ir_lines.h. */
#include "transform/report/ir_lines.h"

/* Says that the line that contains offset `end` of the text belongs to v of fn, as in IrLine; recorded while the module
 * is printed. `end` is in the line or at the newline that ends it. */
typedef struct LineMark {
    size_t end;
    SymId fn;
    ValueId v;
} LineMark;

typedef struct LineMarks {
    VEC(LineMark) mark;
} LineMarks;

/* Marks the first line of a function, which the printer writes next: PrintNotes.function. */
static void fn_mark(void *with, Printer *p, SymId s, Out *o) {
    LineMarks *l = with;
    (void)p;
    vec_push(&l->mark, ((LineMark){o->n + 1, s, IR_HEADER}));
}

/* Marks the last line of an instruction, whose newline the printer writes next: PrintNotes.inst. */
static void inst_mark(void *with, Printer *p, SymId s, ValueId v, Out *o) {
    LineMarks *l = with;
    (void)p;
    vec_push(&l->mark, ((LineMark){o->n, s, v}));
}

/* Reports whether the line, from s on, continues the instruction of the line before: it is a case of a switch, or the
 * ']' after the last case. A debug record ("    #dbg_...") is an instruction by itself. */
static bool is_continued(const char *s) { return (!strncmp(s, "    ", 4) && s[4] != '#') || !strncmp(s, "  ]", 3); }

/* Sets fn, v and src of the lines from the marks, which are in the order of the lines. A mark is at the last line of an
 * instruction; the lines before it that belong to the instruction get the same values. */
static void marks_place(IrLines *l, const Module *m, const LineMarks *marks) {
    uint32_t k = 0;
    for (uint32_t i = 0; i < l->n; i++) {
        if (k == marks->mark.n || marks->mark.at[k].end > l->line.at[i + 1].at) continue;
        const LineMark *mark = &marks->mark.at[k++];
        const Fn *f = m->sym.at[mark->fn].fn;
        uint32_t src = mark->v == IR_HEADER ? m->sym.at[mark->fn].src : inst_src(f, mark->v);
        if (mark->v != IR_HEADER && !src) src = SRC_NONE;
        for (uint32_t j = i;; j--) {
            l->line.at[j].fn = mark->fn, l->line.at[j].v = mark->v, l->line.at[j].src = src;
            if (mark->v == IR_HEADER || !j || !is_continued(l->text.buf + l->line.at[j].at)) break;
        }
    }
}

void ir_lines_print(IrLines *l, Module *m) {
    LineMarks marks = {0};
    *l = (IrLines){.n = 0};
    out_init(&l->text, NULL);
    module_print_noted(m, &(PrintNotes){&marks, fn_mark, inst_mark}, &l->text);
    for (size_t at = 0; at < l->text.n; l->n++) {
        vec_push(&l->line, ((IrLine){.at = (uint32_t)at, .src = SRC_NONE}));
        at = (size_t)((char *)memchr(l->text.buf + at, '\n', l->text.n - at) - l->text.buf) + 1;
    }
    vec_push(&l->line, ((IrLine){.at = (uint32_t)l->text.n, .src = SRC_NONE}));
    out_char(&l->text, '\0');
    marks_place(l, m, &marks);
    vec_free(&marks.mark);
}

void ir_lines_free(IrLines *l) {
    out_free(&l->text);
    vec_free(&l->line);
}
