/* verify_report.c: writes and reports the messages of the verifier. All other files of the verifier call it, and it
 * calls none of them.
 *
 * A check writes its message into x->text by fail() or broken(), which return false. The caller that knows which
 * instruction, symbol or constant is at fault then reports the message by one of the report_at_* functions.
 *
 * fail() and broken() do the same. The name tells the reader who makes the mistake: broken() is for one that no text
 * can contain, because the parser would refuse it, so that only a pass can make it. tests/harness/messages wants a test
 * and a line in docs/messages.md for each message of fail(), and none for those of broken(). */
#include "ir/verify/verify.h"

bool messages_shown(const Verify *x) {
    const Diag *d = x->m->diag;
    return !d->quiet && (d->limit == 0 || d->errors < d->limit);
}

/* Writes a message to x->text. Writes nothing if x->silent is set or the message would not be shown, because naming a
 * value can take a walk over its function, and printing a type one over its fields. */
static void write_message(Verify *x, const char *format, va_list args) {
    if (x->silent || !messages_shown(x)) return;
    x->text.n = 0;
    for (const char *p = format; *p; p++) {
        if (*p != '%') {
            out_char(&x->text, *p);
            continue;
        }
        switch (*++p) {
        case 't': type_print(x->m, va_arg(args, TypeId), &x->text); break;
        case 'r': ref_print(x->m, x->sym, va_arg(args, Ref), &x->text); break;
        case 'u': out_u64(&x->text, va_arg(args, unsigned)); break;
        default: out_str(&x->text, va_arg(args, const char *)); break;
        }
    }
}

bool fail(Verify *x, const char *format, ...) {
    va_list args;
    va_start(args, format);
    write_message(x, format, args);
    va_end(args);
    return false;
}

bool broken(Verify *x, const char *format, ...) {
    va_list args;
    va_start(args, format);
    write_message(x, format, args);
    va_end(args);
    return false;
}

/* Reports the message in x->text as an error at src. Unless `about` is NULL, a note follows that says what is at fault:
 * `about`, the name of r unless that is REF_NULL, and the current function. Overwrites x->text. If further messages are
 * not shown (messages_shown), only counts the error. */
static void report(Verify *x, uint32_t src, const char *about, Ref r) {
    Diag *d = x->m->diag;
    bool shown = messages_shown(x);
    diag_error(d, src, "%.*s", shown ? (int)x->text.n : 0, shown ? x->text.buf : "");
    if (!shown || !about) return;
    x->text.n = 0;
    out_str(&x->text, about);
    if (r.x) ref_print(x->m, x->sym, r, &x->text);
    if (x->f && !(ref_is(r, REF_SYM) && ref_index(r) == x->sym)) {
        out_str(&x->text, ", in function ");
        ref_print(x->m, 0, ref_make(REF_SYM, x->sym), &x->text);
    }
    diag_note(d, SRC_NONE, "%.*s", (int)x->text.n, x->text.buf);
}

void report_at_inst(Verify *x, ValueId v) {
    const Inst *i = inst_at(x->f, v);
    if (i->op == OP_PARAM) report(x, x->m->sym.at[x->sym].src, "parameter ", ref_make(REF_VALUE, v));
    else if (i->type != T_VOID) report(x, inst_src_near(x->m, x->f, v), "value ", ref_make(REF_VALUE, v));
    else report(x, inst_src_near(x->m, x->f, v), op_info[i->op].name, REF_NULL);
}

void report_at_sym(Verify *x, SymId s, const char *what) { report(x, x->m->sym.at[s].src, what, ref_make(REF_SYM, s)); }

void report_at_module(Verify *x) { report(x, SRC_NONE, NULL, REF_NULL); }

void report_at_const(Verify *x, uint32_t src, ConstId c) { report(x, src, "constant ", ref_make(REF_CONST, c)); }
