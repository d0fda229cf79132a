/* labs.c: the functions of docs/labs/labs.h, which describes them: sets, worklists, phi entries, trace and asserts. */
#include "tests/harness/lab/seam.h"

void phi_add(Fn *f, ValueId phi, Ref value, BlockId from) {
    uint32_t n = inst_at(f, phi)->nopnd;
    Ref *op = mem_alloc((n + 2) * sizeof *op);
    if (n) memcpy(op, inst_ops(f, phi), n * sizeof *op);
    op[n] = value;
    op[n + 1] = ref_make(REF_BLOCK, from);
    fn_set_operands(f, phi, op, n + 2);
    free(op);
}

/* ------------------------------------------------------------------------------------------------ sets */

/* Returns the number of 64-bit words of a set of the numbers below n. */
static uint32_t set_words(uint32_t n) { return n / 64 + 1; }

/* Aborts with a message if x is not below n of the set. */
static void set_check(const LabSet *s, uint32_t x) {
    if (x < s->n) return;
    fprintf(stderr, "lab: a LabSet for the numbers below %u is asked about %u\n", s->n, x);
    abort();
}

/* Aborts with a message if the two sets are not for the same numbers. */
static void set_check_same(const LabSet *a, const LabSet *b) {
    if (a->n == b->n) return;
    fprintf(stderr, "lab: a LabSet for the numbers below %u meets one for those below %u\n", a->n, b->n);
    abort();
}

LabSet set_new(uint32_t n) { return (LabSet){mem_alloc(set_words(n) * sizeof(uint64_t)), n}; }

void set_free(LabSet *s) {
    free(s->word);
    *s = (LabSet){0};
}

bool set_has(const LabSet *s, uint32_t x) {
    set_check(s, x);
    return s->word[x / 64] >> x % 64 & 1;
}

bool set_add(LabSet *s, uint32_t x) {
    bool is_new = !set_has(s, x);
    s->word[x / 64] |= UINT64_C(1) << x % 64;
    return is_new;
}

bool set_remove(LabSet *s, uint32_t x) {
    bool was = set_has(s, x);
    s->word[x / 64] &= ~(UINT64_C(1) << x % 64);
    return was;
}

void set_fill(LabSet *s) {
    for (uint32_t x = 0; x < s->n; x++) set_add(s, x);
}

void set_copy(LabSet *to, const LabSet *from) {
    set_check_same(to, from);
    memcpy(to->word, from->word, set_words(to->n) * sizeof *to->word);
}

bool set_union(LabSet *to, const LabSet *from) {
    uint64_t grown = 0;
    set_check_same(to, from);
    for (uint32_t i = 0; i < set_words(to->n); i++) {
        grown |= from->word[i] & ~to->word[i];
        to->word[i] |= from->word[i];
    }
    return grown;
}

bool set_intersect(LabSet *to, const LabSet *with) {
    uint64_t lost = 0;
    set_check_same(to, with);
    for (uint32_t i = 0; i < set_words(to->n); i++) {
        lost |= to->word[i] & ~with->word[i];
        to->word[i] &= with->word[i];
    }
    return lost;
}

bool set_subtract(LabSet *to, const LabSet *gone) {
    uint64_t lost = 0;
    set_check_same(to, gone);
    for (uint32_t i = 0; i < set_words(to->n); i++) {
        lost |= to->word[i] & gone->word[i];
        to->word[i] &= ~gone->word[i];
    }
    return lost;
}

bool set_equal(const LabSet *a, const LabSet *b) {
    set_check_same(a, b);
    return !memcmp(a->word, b->word, set_words(a->n) * sizeof *a->word);
}

uint32_t set_count(const LabSet *s) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < set_words(s->n); i++)
        for (uint64_t w = s->word[i]; w; w &= w - 1) n++;
    return n;
}

/* ------------------------------------------------------------------------------------------------ worklists */

LabQueue queue_new(uint32_t n) {
    return (LabQueue){.at = mem_alloc((n + 1) * sizeof(uint32_t)), .n = n, .waiting = set_new(n)};
}

void queue_free(LabQueue *q) {
    free(q->at);
    set_free(&q->waiting);
    *q = (LabQueue){0};
}

void queue_add(LabQueue *q, uint32_t x) {
    if (!set_add(&q->waiting, x)) return;
    q->at[(q->head + q->count++) % q->n] = x;
}

bool queue_take(LabQueue *q, uint32_t *x) {
    if (!q->count) return false;
    *x = q->at[q->head];
    q->head = (q->head + 1) % q->n;
    q->count--;
    set_remove(&q->waiting, *x);
    return true;
}

/* ------------------------------------------------------------------------------------------------ trace and asserts */

/* Writes a message of lab_trace or lab_assert. An unknown conversion becomes a note, and what follows is left out. */
static void message_write(Out *o, Module *m, const Fn *f, const char *format, va_list args) {
    for (const char *s = format; *s; s++) {
        if (*s != '%') {
            out_char(o, *s);
            continue;
        }
        switch (*++s) {
        case 'v': ref_print(m, f->sym, ref_make(REF_VALUE, va_arg(args, ValueId)), o); break;
        case 'b': ref_print(m, f->sym, ref_make(REF_BLOCK, va_arg(args, BlockId)), o); break;
        case 'r': ref_print(m, f->sym, va_arg(args, Ref), o); break;
        case 'd': out_i64(o, va_arg(args, int)); break;
        case 'u': out_u64(o, va_arg(args, unsigned)); break;
        case 's': out_str(o, va_arg(args, const char *)); break;
        case '%': out_char(o, '%'); break;
        default: out_format(o, "(labs.h: the format has no %%%c)", *s ? *s : ' '); return;
        }
    }
}

/* The last lines of the trace, in a ring: all that there is of it if the pass does not come to its end. trace_lines
 * counts all lines. */
enum { TRACE_LINES = 8, TRACE_BYTES = 256 };
static char trace_line[TRACE_LINES][TRACE_BYTES];
static uint32_t trace_lines;

void trace_forget(void) { trace_lines = 0; }

void trace_tell(const char *head) {
    uint32_t from = trace_lines > TRACE_LINES ? trace_lines - TRACE_LINES : 0;
    if (trace_lines) fprintf(stderr, "%s\n", head);
    for (uint32_t i = from; i < trace_lines; i++) fprintf(stderr, "  %s\n", trace_line[i % TRACE_LINES]);
}

void lab_trace(const Pass *p, const Fn *f, const char *format, ...) {
    if (!p->trace) return;
    Out o;
    va_list args;
    out_init(&o, NULL);
    va_start(args, format);
    message_write(&o, p->m, f, format, args);
    va_end(args);
    fprintf(p->trace, "  %.*s\n", (int)o.n, o.buf);
    snprintf(trace_line[trace_lines++ % TRACE_LINES], TRACE_BYTES, "%.*s", (int)o.n, o.buf);
    out_free(&o);
}

void lab_fail(const Pass *p, const Fn *f, const char *file, int line, const char *condition, const char *format, ...) {
    Out o;
    va_list args;
    out_init(&o, NULL);
    va_start(args, format);
    message_write(&o, p->m, f, format, args);
    va_end(args);
    fprintf(stderr, "%s:%d: assert failed in pass '%s': %s\n  %.*s\n", file, line, p->name, condition, (int)o.n, o.buf);
    abort();
}
