/* script_result.c: prints, dumps and compares buffers and variables after launches.
 *
 * A file of expectations has the format that -print writes: a line "NAME TYPE[N]", then the values, with '?'
 * for any value. The head line may end with "ulp N" or "abs X", the tolerance of floating-point values, or
 * with "sorted": the integers may come in any order, and the file lists them sorted.
 */
#include <math.h>

#include "analysis/run/machine/number.h"
#include "analysis/run/script/script.h"
#include "parse/parse.h"

/* Finds "NAME", a buffer, or "NAME:TYPE[N]", so many values of a buffer or a variable. Returns false after an
 * error message about `text`. */
static bool area_find(Script *s, const char *what, const char *text, Buffer *b) {
    size_t n = strcspn(what, ":");
    const Buffer *found = script_buffer(s, what, n);
    const char *rest;
    uint64_t bytes;
    if (found) *b = *found;
    if (what[n] != ':') return found || script_complain(s, "no such buffer", text);
    if (!array_type(what + n + 1, &b->type, &b->n, &rest) || *rest || !array_fits(b->type, b->n))
        return script_complain(s, "expected a name and TYPE[N]", text);
    if (found) return true;
    char *name = mem_alloc(n + 1);
    memcpy(name, what, n);
    b->name = NULL;
    bool known = s->device->symbol(s->at, name, &b->address, &bytes);
    free(name);
    return known || script_complain(s, "no such buffer or variable", text);
}

/* Returns the values of an area, each in 64 bits, sign-extended if the type is signed; *undefined marks those
 * with undefined bits. The caller frees the result, which contains *undefined. NULL after an error message.
 */
static uint64_t *area_values(Script *s, const Buffer *b, const char *text, uint8_t **undefined) {
    uint64_t size = b->type->bytes, bytes = b->n * size;
    uint8_t *raw = mem_alloc(2 * bytes + 1);
    uint64_t *v = mem_alloc(b->n * (sizeof *v + 1) + 1);
    *undefined = (uint8_t *)(v + b->n);
    if (!s->device->read(s->at, b->address, raw, raw + bytes, bytes)) {
        script_complain(s, "the object is smaller than this", text);
        free(raw), free(v);
        return NULL;
    }
    for (uint64_t i = 0; i < b->n; i++) {
        memcpy(&v[i], raw + i * size, size);
        if (b->type->kind == 'i') v[i] = sign_extend(v[i], b->type->bytes * 8u);
        for (uint64_t j = 0; j < size; j++) (*undefined)[i] |= raw[bytes + i * size + j];
    }
    free(raw);
    return v;
}

/* ------------------------------------------------------------------------------------------- printing */

bool option_print(Script *s, const char *value) {
    Buffer b;
    uint8_t *undefined;
    if (!area_find(s, value, value, &b)) return false;
    uint64_t *v = area_values(s, &b, value, &undefined);
    if (!v) return false;
    fprintf(s->out, "%.*s %s[%llu]\n", (int)strcspn(value, ":"), value, b.type->name, (unsigned long long)b.n);
    for (uint64_t i = 0; i < b.n; i++) {
        if (undefined[i]) fputc('?', s->out);
        else value_print(s->out, b.type, v[i]);
        fputc(i % 8 == 7 || i + 1 == b.n ? '\n' : ' ', s->out);
    }
    free(v);
    return true;
}

/* Prints a value bit for bit. A pointer is printed relative to its buffer, so it does not depend on
 * addresses. */
static void dump_value(const Script *s, FILE *f, const ValueType *t, uint64_t v) {
    for (uint32_t i = 0; t->kind == 'p' && i < s->buffer.n; i++) {
        const Buffer *b = &s->buffer.at[i];
        if (v < b->address || v - b->address > b->n * b->type->bytes) continue;
        fprintf(f, "%s+%llu", b->name, (unsigned long long)(v - b->address));
        return;
    }
    if (t->kind == 'f') fprintf(f, "0%c%0*llx", value_letter(t), 2 * t->bytes, (unsigned long long)v);
    else value_print(f, t, v);
}

/* Executes -dump FILE: writes every buffer bit for bit, in the format of -expect. */
bool option_dump(Script *s, const char *value) {
    FILE *f = fopen(value, "w");
    if (!f) return script_complain(s, "cannot write", value);
    for (uint32_t i = 0; i < s->buffer.n && !s->failed; i++) {
        const Buffer *b = &s->buffer.at[i];
        uint8_t *undefined;
        /* skip unnamed arguments of earlier launches, and tensor maps, because they contain an address */
        if (b->name[0] == '-' || b->map) continue;
        uint64_t *v = area_values(s, b, value, &undefined);
        fprintf(f, "%s %s[%llu]\n", b->name, b->type->name, (unsigned long long)b->n);
        for (uint64_t j = 0; v && j < b->n; j++) {
            if (undefined[j]) fputc('?', f);
            else dump_value(s, f, b->type, v[j]);
            fputc(j % 8 == 7 || j + 1 == b->n ? '\n' : ' ', f);
        }
        free(v);
    }
    return fclose(f) == 0 || script_complain(s, "cannot write", value);
}

/* ------------------------------------------------------------------------------------------ comparing */

/* Returns the position of a value in the order of all values of the type: neighbours differ by 1. */
static double ulp_place(enum FpType t, uint64_t v) {
    uint64_t top = UINT64_C(1) << (fp_width(t) - 1);
    return v & top ? -(double)(v & (top - 1)) : (double)v;
}

typedef struct Tolerance {
    double ulp, absolute;
    bool sorted;
} Tolerance;

/* Reports whether a value equals the expected one within the tolerance. Two NaNs are equal. */
static bool close_enough(const ValueType *t, uint64_t got, uint64_t want, const Tolerance *by) {
    if (got == want) return true;
    if (t->kind != 'f') return false;
    enum FpType f = (enum FpType)t->fp;
    if (fp_is_nan(f, got) || fp_is_nan(f, want)) return fp_is_nan(f, got) && fp_is_nan(f, want);
    double x = fp_double(f, got), y = fp_double(f, want);
    return (by->absolute > 0 && fabs(x - y) <= by->absolute) ||
           (by->ulp > 0 && fabs(ulp_place(f, got) - ulp_place(f, want)) <= by->ulp);
}

/* Prints that element i of a buffer is not the expected value. */
static void report_difference(Script *s, const char *name, const Buffer *b, uint64_t i, bool undefined, uint64_t got,
                              uint64_t want) {
    fprintf(s->out, "%s[%llu] is ", name, (unsigned long long)i);
    if (undefined) fprintf(s->out, "uninitialised");
    else value_print(s->out, b->type, got);
    fprintf(s->out, ", expected ");
    value_print(s->out, b->type, want);
    fprintf(s->out, "\n");
}

static int integer_order(const void *a, const void *b) {
    int64_t x, y;
    memcpy(&x, a, 8), memcpy(&y, b, 8);
    return x < y ? -1 : x > y;
}

/* Reads an optional tolerance and advances *text. Returns false after an error message. */
static bool tolerance_read(Script *s, const char **text, Tolerance *t) {
    const char *p = *text + strspn(*text, " ");
    char *end = (char *)p;
    *t = (Tolerance){0};
    if (strncmp(p, "sorted", 6) == 0) t->sorted = true, end += 6;
    else if (strncmp(p, "ulp ", 4) == 0) t->ulp = strtod(p + 4, &end);
    else if (strncmp(p, "abs ", 4) == 0) t->absolute = strtod(p + 4, &end);
    *text = end;
    return strchr(" \r\n", *end) || script_complain(s, "expected 'ulp N', 'abs X' or 'sorted'", p);
}

/* Compares one section of a file of expectations and advances *text over it. Returns false if it differs. */
static bool expect_section(Script *s, const char **text) {
    const char *head = *text;
    char name[256], spec[128], what[400];
    int used = 0;
    Buffer b;
    Tolerance t;
    if (sscanf(head, " %255s %127s%n", name, spec, &used) != 2 || !strchr(spec, '['))
        return script_complain(s, "expected NAME TYPE[N]", head);
    *text += used;
    if (!tolerance_read(s, text, &t)) return false;
    snprintf(what, sizeof what, "%s:%s", name, spec);
    uint8_t *undefined = NULL;
    uint64_t *got = area_find(s, what, head, &b) ? area_values(s, &b, head, &undefined) : NULL, wrong = 0;
    bool ok = got != NULL;
    if (ok && t.sorted) qsort(got, b.n, sizeof *got, integer_order);
    for (uint64_t i = 0; ok && i < b.n; i++) {
        uint64_t want = 0, mask = ~UINT64_C(0) >> (64 - 8 * b.type->bytes);
        *text += strspn(*text, " \n\t\r");
        if (**text == '?') {
            ++*text;
            continue;
        }
        ok = value_read(s, b.type, *text, text, &want);
        bool same = ok && !undefined[i] && close_enough(b.type, got[i] & mask, want & mask, &t);
        if (ok && !same && wrong++ < 4) report_difference(s, name, &b, i, undefined[i], got[i] & mask, want & mask);
    }
    free(got);
    if (wrong)
        fprintf(s->out, "%s: %llu of %llu values differ\n", name, (unsigned long long)wrong, (unsigned long long)b.n);
    return ok && wrong == 0;
}

bool option_expect(Script *s, const char *value) {
    Source file;
    ScriptPlace here = s->here;
    bool ok = true, some = false;
    if (!script_read(s, value, &file)) return false;
    s->here = (ScriptPlace){&file, file.text, 0};
    for (const char *p = file.text; !s->failed;) {
        p += strspn(p, " \n\t\r");
        if (!*p) break;
        some = true;
        ok &= expect_section(s, &p);
    }
    s->here = here;
    source_free(&file);
    if (!some) return script_complain(s, "the file contains no expectations", value);
    if (!ok) s->failed = true;
    return ok;
}
