/* show_ir.c: prints the module, or what a pass has changed in it. See show_ir.h. */
#include "transform/show_ir.h"

#include "ir/demangle/demangle.h"
#include "transform/report/line_diff.h"

enum { CONTEXT = 3 }; /* lines around a difference */

/* Reports whether the options select the function. */
static bool is_shown(const Module *m, const ShowOptions *o, SymId s) {
    return !o->functions || symbol_is_listed(sym_text(m, s), o->functions);
}

/* Writes the functions that the options select, or the whole module. Writes nothing if none is selected. */
static void text_write(Module *m, const ShowOptions *o, Out *out) {
    if (!o->functions) {
        module_print(m, out);
        return;
    }
    each_fn(m, s, f) {
        if (!is_shown(m, o, s)) continue;
        if (o->module_scope) {
            module_print(m, out);
            return;
        }
        fn_print(m, s, out);
    }
}

/* Prints the heading "; *** IR <when><pass><result> ***" and a text on standard error. */
static void text_print(const char *when, const char *pass, const char *result, const Out *text) {
    Out o;
    out_init(&o, stderr);
    out_format(&o, "; *** IR %s%s%s ***\n", when, pass, result);
    out_bytes(&o, text->buf, text->n);
    out_flush(&o);
    out_free(&o);
}

void show_ir(Module *m, const ShowOptions *o, const char *when, const char *pass) {
    Out text;
    out_init(&text, NULL);
    text_write(m, o, &text);
    if (text.n) text_print(when, pass, "", &text);
    out_free(&text);
}

/* ---------------------------------------------------------------------------------------- differences */

/* The lines of a text: where each begins, and a hash of it. */
typedef struct TextLines {
    const char *end;
    VEC(const char *) start;
    VEC(uint64_t) key;
} TextLines;

/* Finds the lines of the text, which must live as long as *l, and the hash of each. *l must be zeroed. */
static void lines_find(TextLines *l, const Out *text) {
    l->end = text->buf + text->n;
    for (const char *p = text->buf; p < l->end;) {
        const char *stop = memchr(p, '\n', (size_t)(l->end - p));
        uint64_t h = 14695981039346656037u; /* FNV-1a */
        stop = stop ? stop + 1 : l->end;
        for (const char *c = p; c < stop; c++) h = (h ^ (unsigned char)*c) * 1099511628211u;
        vec_push(&l->start, p);
        vec_push(&l->key, h);
        p = stop;
    }
}

/* Writes lines [from, to), counted from 0, each after `sign`: ' ', '-' or '+'. */
static void lines_write(const TextLines *l, uint32_t from, uint32_t to, char sign, Out *o) {
    for (uint32_t i = from; i < to; i++) {
        const char *stop = i + 1 < l->start.n ? l->start.at[i + 1] : l->end;
        out_char(o, sign);
        out_bytes(o, l->start.at[i], (size_t)(stop - l->start.at[i]));
    }
}

/* Writes one hunk of `diff -u`: the edits [first, last), with the lines between them and up to CONTEXT lines around
 * them. a: the old text; b: the new one. A side without lines, of an empty text, is numbered 0. */
static void hunk_write(const TextLines *a, const TextLines *b, const LineEdit *first, const LineEdit *last, Out *o) {
    uint32_t before = first->old < CONTEXT ? first->old : CONTEXT, at = first->old - before;
    uint32_t end = last[-1].old + last[-1].gone, after = a->start.n - end < CONTEXT ? a->start.n - end : CONTEXT;
    uint32_t now = first->now - before, come = last[-1].now + last[-1].come + after - now;
    uint32_t old = end + after - at;
    out_format(o, "@@ -%u,%u +%u,%u @@\n", at + (old > 0), old, now + (come > 0), come);
    for (const LineEdit *e = first; e < last; e++) {
        lines_write(a, at, e->old, ' ', o);
        lines_write(a, e->old, e->old + e->gone, '-', o);
        lines_write(b, e->now, e->now + e->come, '+', o);
        at = e->old + e->gone;
    }
    lines_write(a, at, end + after, ' ', o);
}

/* Writes the difference of two texts as `diff -u` does, without its head. Edits with at most 2 * CONTEXT lines between
 * them share a hunk. */
static void diff_write(const Out *old, const Out *now, Out *o) {
    TextLines a = {0}, b = {0};
    LineEdits edits = {0};
    lines_find(&a, old);
    lines_find(&b, now);
    line_diff(a.key.at, a.key.n, b.key.at, b.key.n, &edits);
    for (uint32_t i = 0, n; i < edits.n; i += n) {
        n = 1;
        while (i + n < edits.n &&
               edits.at[i + n].old - edits.at[i + n - 1].old - edits.at[i + n - 1].gone <= 2 * CONTEXT)
            n++;
        hunk_write(&a, &b, &edits.at[i], &edits.at[i] + n, o);
    }
    vec_free(&a.start), vec_free(&a.key), vec_free(&b.start), vec_free(&b.key), vec_free(&edits);
}

/* ---------------------------------------------------------------------------------------- -print-changed */

bool show_is_change(const char *word) { return !*word || !strcmp(word, "quiet") || !strcmp(word, "diff"); }

void show_start(ShownText *s, Module *m, const ShowOptions *o) {
    out_init(&s->text, NULL);
    text_write(m, o, &s->text);
    if (s->text.n && strcmp(o->changed, "diff")) text_print("at the start", "", "", &s->text);
}

void show_change(ShownText *s, Module *m, const ShowOptions *o, const char *pass, bool changed) {
    Out now, shown, none = {0};
    out_init(&now, NULL);
    out_init(&shown, NULL);
    if (changed) text_write(m, o, &now);
    changed = changed && (now.n != s->text.n || (now.n && memcmp(now.buf, s->text.buf, now.n)));
    if (changed && !strcmp(o->changed, "diff")) diff_write(&s->text, &now, &shown);
    if (changed) text_print("after ", pass, "", shown.n ? &shown : &now);
    else if (!*o->changed) text_print("after ", pass, ": no change", &none);
    out_free(&shown);
    if (!changed) out_free(&now);
    else out_free(&s->text), s->text = now;
}

void show_end(ShownText *s) { out_free(&s->text); }
