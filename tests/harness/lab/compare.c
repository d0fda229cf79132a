/* compare.c: the student's pass beside the reference. Both run on a fresh reading of the same text, in which every
 * value has the same number, so what they did to each instruction can be compared, whatever their code looks like. */
#define _XOPEN_SOURCE 700
#include "parse/parse.h"
#include "tests/harness/lab/seam.h"

/* One of three readings of the text of the module: one that stays as it is, one for the student's pass, one for the
 * reference. */
typedef struct LabReading {
    Source source;
    Module *m;
    bool changed; /* what the pass returned */
} LabReading;

/* Reads the text, which must live as long as the reading. Aborts if that fails. */
static void reading_begin(LabReading *r, const Out *text, Diag *d) {
    r->source = (Source){.name = "lab", .text = text->buf, .size = text->n};
    d->source = &r->source;
    r->m = module_parse(&r->source, d, &(ParseOptions){.allow_missing_datalayout = true});
    if (!r->m) fprintf(stderr, "lab: the module cannot be read again\n"), abort();
}

/* Runs a row over the function called `name`, or over the whole module if `name` is NULL or there is no such function,
 * and sets r->changed to what it returns. The pass writes its trace to `trace`. */
static void reading_run(LabReading *r, const Pass *p, const PassRow *row, const char *name, FILE *trace) {
    KernelTable kernels;
    kernel_table_build(&kernels, r->m);
    Pass q = *p;
    q.m = r->m;
    q.kernels = &kernels;
    q.trace = trace;
    SymId s = name ? sym_find(r->m, str_of(r->m, name)) : 0;
    r->changed = row_run(&q, row, s ? r->m->sym.at[s].fn : NULL);
    kernel_table_free(&kernels);
}

/* ------------------------------------------------------------------------------------------------ one step */

/* A function in the reading before a pass and in one after it. */
typedef struct LabStep {
    Module *before, *after;
    const Fn *f, *g;
    Cfg cfg; /* of g: only its table of places is used */
} LabStep;

/* Reports whether v is a parameter, or is in a block, after the pass. */
static bool is_placed(const LabStep *s, ValueId v) {
    return v < s->g->inst.n && (v < s->g->nparam || s->cfg.pos[v] != UINT32_MAX);
}

/* Writes an operand of the body after the pass; an old value has the name that it had before. */
static void put_operand(const LabStep *s, Ref r, Out *o) {
    bool old =
        ref_is(r, REF_VALUE) ? ref_index(r) < s->f->inst.n : ref_is(r, REF_BLOCK) && ref_index(r) < s->f->block.n;
    if (ref_is(r, REF_VALUE) && !old) out_format(o, "(a new %s)", op_info[inst_at(s->g, ref_index(r))->op].name);
    else if (old) ref_print(s->before, s->f->sym, r, o);
    else ref_print(s->after, s->g->sym, r, o);
}

/* Returns what the first use of a removed value became; REF_NULL if no use is left that can be compared. */
static Ref replacement(const LabStep *s, ValueId gone) {
    each_inst(s->f, b, u) {
        if (!is_placed(s, u) || inst_at(s->g, u)->nopnd != inst_at(s->f, u)->nopnd) continue;
        if (op_flags(inst_at(s->f, u)) & OF_DEBUG) continue;
        for (uint32_t k = 0; k < inst_at(s->f, u)->nopnd; k++)
            if (ref_same(inst_op(s->f, u, k), ref_make(REF_VALUE, gone))) return inst_op(s->g, u, k);
    }
    return REF_NULL;
}

/* Writes how the pass changed instruction v of the reading before; nothing if it did not, or if v is a debug record. An
 * operand that changed because its value was removed is not written here, but at that value. */
static void put_step(const LabStep *s, ValueId v, Out *o) {
    if (op_flags(inst_at(s->f, v)) & OF_DEBUG) return;
    if (!is_placed(s, v)) {
        Ref r = replacement(s, v);
        out_str(o, "removed");
        if (r.x) out_str(o, "; its uses now name "), put_operand(s, r, o);
        return;
    }
    const Inst *x = inst_at(s->f, v), *y = inst_at(s->g, v);
    const char *comma = "";
    if (x->op != y->op) out_format(o, "is now %s", op_info[y->op].name), comma = ", ";
    else if (x->flags != y->flags || x->sub != y->sub) out_str(o, "has other flags"), comma = ", ";
    if (x->type != y->type) {
        out_format(o, "%shas type ", comma), comma = ", ";
        type_print(s->after, y->type, o);
    }
    for (uint32_t k = 0; k < x->nopnd || k < y->nopnd; k++) {
        if (k >= y->nopnd) {
            out_format(o, "%sno operand %u", comma, k), comma = ", ";
            continue;
        }
        Ref now = inst_op(s->g, v, k), was = k < x->nopnd ? inst_op(s->f, v, k) : REF_NULL;
        bool told = ref_is(was, REF_VALUE) && !is_placed(s, ref_index(was));
        if (ref_same(was, now) || told) continue;
        if (ref_is(was, REF_CONST) && ref_is(now, REF_CONST)) { /* numbers of constants differ between readings */
            Out a, b;
            out_init(&a, NULL), out_init(&b, NULL);
            ref_print(s->before, s->f->sym, was, &a), ref_print(s->after, s->g->sym, now, &b);
            bool same = a.n == b.n && !memcmp(a.buf, b.buf, a.n);
            out_free(&a), out_free(&b);
            if (same) continue;
        }
        out_format(o, "%soperand %u is now ", comma, k), comma = ", ";
        put_operand(s, now, o);
    }
}

/* Appends the new instructions in block b between instruction `after` and the next old one; those at the beginning
 * of the block, with its phis, if `after` is UINT32_MAX. */
static void put_inserted(const LabStep *s, BlockId b, ValueId after, Out *o) {
    bool here = after == UINT32_MAX;
    if (b >= s->g->block.n) return;
    each_inst_in(s->g, b, v) {
        bool old = v < s->f->inst.n;
        if (old && here && v != after && !(after == UINT32_MAX && inst_at(s->g, v)->op == OP_PHI)) break;
        here |= v == after;
        if (old || !here || op_flags(inst_at(s->g, v)) & OF_DEBUG) continue;
        out_format(o, "%snew %s", o->n ? "; " : "", op_info[inst_at(s->g, v)->op].name);
        for (uint32_t k = 0; k < inst_at(s->g, v)->nopnd; k++)
            out_str(o, k ? ", " : " "), put_operand(s, inst_op(s->g, v, k), o);
    }
}

/* ------------------------------------------------------------------------------------------------
 * the first difference */

/* Replaces the contents of `to`, the buffer of the printer, by the text of instruction v. */
static void put_inst(Printer *print, Out *to, const Fn *f, ValueId v) {
    to->n = 0;
    printer_inst(print, f, v);
    while (to->n && (to->buf[to->n - 1] == '\n' || to->buf[to->n - 1] == ' ')) to->n--;
}

/* The steps of a function, as text. */
typedef struct LabTold {
    Out text;
    const char *both; /* the name of the two while they agree */
    char at[256];     /* the instruction of the last step, at which the two may differ, as text */
} LabTold;

/* Adds a step: what `who` did at `line`, or "unchanged" if that is empty. */
static void tell(LabTold *t, const char *who, const char *head, const Out *line, const Out *what) {
    size_t skip = 0;
    while (skip < line->n && line->buf[skip] == ' ') skip++;
    out_format(&t->text, "  %-10s %s%.*s: %.*s\n", who, head, (int)(line->n - skip), line->buf + skip,
               what->n ? (int)what->n : 9, what->n ? what->buf : "unchanged");
    snprintf(t->at, sizeof t->at, "%.*s", (int)(line->n - skip), line->buf + skip);
}

/* Adds a step of both if they did the same, or nothing if neither did anything. Otherwise adds both steps, and returns
 * false. */
static bool tell_both(LabTold *t, const char *head, const Out *line, const Out *yours, const Out *theirs) {
    if (yours->n == theirs->n && (!yours->n || !memcmp(yours->buf, theirs->buf, yours->n))) {
        if (yours->n) tell(t, t->both, head, line, yours);
        return true;
    }
    tell(t, "yours", head, line, yours);
    tell(t, "reference", head, line, theirs);
    return false;
}

/* Adds the steps in one function, up to the first difference. Returns false at a difference. Both must have the
 * function after the pass. */
static bool function_tell(LabTold *t, LabStep *yours, LabStep *theirs) {
    Out line, a, b;
    bool same = true;
    out_init(&line, NULL), out_init(&a, NULL), out_init(&b, NULL);
    Printer *print = printer_new(yours->before, &line);
    cfg_build(&yours->cfg, yours->g);
    cfg_build(&theirs->cfg, theirs->g);
    each_block(yours->f, block) {
        line.n = a.n = b.n = 0;
        ref_print(yours->before, yours->f->sym, ref_make(REF_BLOCK, block), &line);
        put_inserted(yours, block, UINT32_MAX, &a);
        put_inserted(theirs, block, UINT32_MAX, &b);
        if (!(same = tell_both(t, "at the beginning of ", &line, &a, &b))) break;
        each_inst_in(yours->f, block, v) {
            put_inst(print, &line, yours->f, v);
            a.n = b.n = 0;
            put_step(yours, v, &a), put_step(theirs, v, &b);
            if (!(same = tell_both(t, "", &line, &a, &b))) break;
            a.n = b.n = 0;
            put_inserted(yours, block, v, &a), put_inserted(theirs, block, v, &b);
            if (!(same = tell_both(t, "after ", &line, &a, &b))) break;
        }
        if (!same) break;
    }
    printer_free(print);
    cfg_free(&yours->cfg), cfg_free(&theirs->cfg);
    out_free(&line), out_free(&a), out_free(&b);
    return same;
}

/* ------------------------------------------------------------------------------------------------ printing */

/* Reports whether LAB_BRIEF is in the environment. Then only the first difference is printed, with the last steps
 * before it and the lines of the traces about its values. */
static bool is_brief(void) { return getenv("LAB_BRIEF"); }

/* Prints the steps: all of them, or, if brief, the last six lines. */
static void steps_print(const LabTold *t) {
    size_t from = t->text.n;
    for (uint32_t lines = 0; from > 0 && (!is_brief() || lines < 7); from--)
        if (t->text.buf[from - 1] == '\n' && ++lines == 7 && is_brief()) break;
    if (from) fputs("  ...\n", stderr);
    fwrite(t->text.buf + from, 1, t->text.n - from, stderr);
}

/* Reports whether a line contains a name of n bytes, not followed by another character of a name. */
static bool line_has(const char *line, size_t length, const char *name, size_t n) {
    for (size_t i = 0; i + n <= length; i++) {
        char after = i + n < length ? line[i + n] : ' ';
        if (!memcmp(line + i, name, n) && !strchr("0123456789abcdefghijklmnopqrstuvwxyz._", after)) return true;
    }
    return false;
}

/* Reports whether a line names a value that the instruction names. */
static bool line_is_about(const char *line, size_t length, const char *inst) {
    for (const char *name = inst; (name = strchr(name, '%')); name++)
        if (line_has(line, length, name, 1 + strspn(name + 1, "0123456789abcdefghijklmnopqrstuvwxyz._"))) return true;
    return false;
}

/* Prints a trace: all of it, or, if brief, the first nine lines about a value that the text `inst` names. */
static void trace_print(const char *whose, const char *trace, const char *inst) {
    uint32_t told = 0;
    for (const char *line = trace; line && *line; line = strchr(line, '\n') + 1) {
        size_t n = strcspn(line, "\n");
        if (is_brief() && (told > 8 || !line_is_about(line, n, inst))) continue;
        if (!told++) fprintf(stderr, "%s%s:\n", whose, is_brief() ? ", about these values" : "");
        fprintf(stderr, "%.*s\n", (int)n, line);
    }
}

/* Returns the body of the function called `name`; NULL if the module has none. */
static const Fn *body_of(Module *m, const char *name) {
    SymId s = sym_find(m, str_of(m, name));
    return s ? m->sym.at[s].fn : NULL;
}

/* While the student's pass runs beside the reference: what the reference did, as text. Else NULL. */
static const char *reference_did;

void compare_stopped(void) {
    if (!reference_did) return;
    trace_tell("your trace, its last lines:");
    fputs(reference_did, stderr);
    reference_did = NULL;
}

/* Writes the first eight steps of the reference in the function called `in`, or in all functions if it is NULL, as a
 * text with its NUL. */
static void reference_tell(Out *o, const LabReading *before, const LabReading *after, const char *in) {
    enum { STEPS = 8 };
    uint32_t lines = 0;
    LabTold told = {.both = "reference"};
    out_init(&told.text, NULL);
    each_fn(before->m, s, body) {
        const char *name = sym_text(before->m, s);
        LabStep a = {.before = before->m, .after = after->m, .f = body, .g = body_of(after->m, name)}, b = a;
        if ((!in || !strcmp(in, name)) && a.g) function_tell(&told, &a, &b);
    }
    for (size_t i = 0; i < told.text.n && lines < STEPS; i++) {
        if (!i) out_str(o, "what the reference does:\n");
        out_char(o, told.text.buf[i]);
        if (told.text.buf[i] == '\n' && ++lines == STEPS && i + 1 < told.text.n) out_str(o, "  ...\n");
    }
    if (!told.text.n) out_str(o, "the reference changes nothing here\n");
    out_char(o, '\0');
    out_free(&told.text);
}

/* Runs the reference row[1], unless it is NULL, on the reading r[2], and then the student's row[0] on r[1]. trace[1]
 * and trace[0] become their traces, for the caller to free. */
static void both_run(LabReading *r, Pass *p, const char *in, const PassRow *const row[2], char *trace[2]) {
    Out did;
    out_init(&did, NULL);
    for (uint32_t i = 2; i-- > 0;) {
        size_t size;
        FILE *file = open_memstream(&trace[i], &size);
        if (i == 0 && row[1]) reference_tell(&did, &r[0], &r[2], in);
        reference_did = i == 0 ? row[1] ? did.buf : "" : NULL;
        trace_forget();
        if (row[i]) reading_run(&r[i + 1], p, row[i], in, file);
        fclose(file);
    }
    reference_did = NULL;
    out_free(&did);
}

void compare_show(Pass *p, const Fn *f, const PassRow *student, const PassRow *reference) {
    static bool differed; /* if brief, nothing is printed after the first difference */
    Diag d = {.out = stderr, .limit = 5, .quiet = true};
    LabReading r[3] = {0};
    LabTold told = {.both = "both", .at = ""};
    Out text;
    char *trace[2] = {NULL};
    const char *in = f ? sym_text(p->m, f->sym) : NULL;
    out_init(&text, NULL), out_init(&told.text, NULL);
    module_print(p->m, &text);
    out_char(&text, '\0');
    text.n--;
    for (uint32_t i = 0; i < 3; i++) reading_begin(&r[i], &text, &d);
    both_run(r, p, in, (const PassRow *[]){student, reference}, trace);
    bool same = true;
    const char *where = NULL;
    each_fn(r[0].m, s, body) {
        const char *name = str_get(r[0].m, r[0].m->sym.at[s].name);
        LabStep yours = {.before = r[0].m, .after = r[1].m, .f = body, .g = body_of(r[1].m, name)};
        LabStep theirs = {.before = r[0].m, .after = r[2].m, .f = body, .g = body_of(r[2].m, name)};
        if (!reference || !same || (in && strcmp(in, name)) || !yours.g || !theirs.g) continue;
        told.text.n = 0;
        same = function_tell(&told, &yours, &theirs);
        where = name;
    }
    if (!is_brief() || (!same && !differed)) {
        fprintf(stderr, "; %s%s%s: %s\n", p->name, where ? " in @" : "", where ? where : "",
                !reference
                    ? "your trace alone: the solution is not here, and nvir has no pass of this name to compare with"
                : same ? "as the reference"
                       : "the first step that differs");
        steps_print(&told);
        trace_print("your trace", trace[0], told.at);
        trace_print("trace of the reference", trace[1], told.at);
    }
    differed |= !same;
    for (uint32_t i = 0; i < 3; i++) module_free(r[i].m);
    free(trace[0]), free(trace[1]);
    out_free(&text), out_free(&told.text);
}
