/* dot_text.c: writes the names and labels of nodes in the language of graphviz. See dot_text.h. */
#include "analysis/dot/dot_text.h"

#include "analysis/spaces/program.h"
#include "ir/demangle/demangle.h"

enum { LINE_MAX_BYTES = 96 }; /* of an instruction or operand in a label; what is longer is cut and ends with "..." */

bool dot_draws(const Dot *d, SymId s) {
    return !d->options->functions || symbol_is_listed(sym_text(d->m, s), d->options->functions);
}

void dot_fn_id(Dot *d, SymId s) {
    out_char(d->o, 'f');
    out_u64(d->o, s);
}

/* Writes the name of the node of block i (`kind` is 'b') or value i ('v') of function s, such as "f3_b1". */
static void local_id(Dot *d, SymId s, char kind, uint32_t i) {
    dot_fn_id(d, s);
    out_char(d->o, '_');
    out_char(d->o, kind);
    out_u64(d->o, i);
}

void dot_block_id(Dot *d, SymId s, BlockId b) { local_id(d, s, 'b', b); }
void dot_value_id(Dot *d, SymId s, ValueId v) { local_id(d, s, 'v', v); }

/* Writes n bytes as a part of a label. Escapes quotes and backslashes; a byte that is not printable ASCII appears in
 * the label as a backslash and two hexadecimal digits. */
static void text_write(Dot *d, const char *s, size_t n) {
    for (size_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c == '"' || c == '\\') out_char(d->o, '\\');
        if (c >= 32 && c < 127) out_char(d->o, (char)c);
        else out_format(d->o, "\\\\%02X", (unsigned)c);
    }
}

/* Writes the contents of d->text as label text on one line and empties d->text. Removes blanks and line breaks at both
 * ends; each run of them in between becomes one blank. Cuts the line after LINE_MAX_BYTES and then adds "...". */
static void label_flush(Dot *d) {
    Out *t = &d->text;
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        bool blank = t->buf[i] == ' ' || t->buf[i] == '\n';
        if (blank && (n == 0 || t->buf[n - 1] == ' ')) continue;
        t->buf[n++] = t->buf[i] == '\n' ? ' ' : t->buf[i];
    }
    while (n && t->buf[n - 1] == ' ') n--;
    text_write(d, t->buf, n < LINE_MAX_BYTES ? n : LINE_MAX_BYTES);
    if (n > LINE_MAX_BYTES) out_str(d->o, "...");
    t->n = 0;
}

void dot_ref(Dot *d, Ref r) {
    printer_ref(d->printer, r);
    label_flush(d);
}

void dot_inst(Dot *d, const Fn *f, ValueId v) {
    if (v < f->nparam) {
        type_print(d->m, inst_at(f, v)->type, &d->text);
        out_char(&d->text, ' ');
        printer_value(d->printer, f, v);
    } else {
        printer_inst(d->printer, f, v);
    }
    label_flush(d);
}

DotLetters dot_access_letters(const Module *m, const Fn *f, ValueId v) {
    DotLetters l = {{0}};
    MemAccess a;
    uint32_t n = 0;
    if (program_access(m, f, v, &a)) {
        l.at[0] = space_letter(ref_space(m, f, a.ptr));
    } else if (inst_at(f, v)->op == OP_CALL && call_intrinsic(m, f, v)) {
        for (uint32_t i = 0; i < call_nargs(f, v) && n < DOT_LETTERS; i++) {
            TypeId t = type_scalar(m, ref_type(m, f, inst_op(f, v, i)));
            if (type_is_ptr(m, t)) l.at[n++] = space_letter(type_space(m, t));
        }
    }
    return l;
}

const char *dot_colour(char letter) {
    switch (letter) {
    case 'G': return "#cfe6fa";
    case 'S':
    case 'D': return "#cdeccf";
    case 'C': return "#fdf1bf";
    case 'L': return "#fbd9c5";
    case 'P': return "#e6dcf5";
    case 'T': return "#d6efee";
    default: return "#eeeeee";
    }
}
