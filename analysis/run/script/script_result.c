/* script_result.c: prints, dumps and compares buffers and variables after launches.
 *
 * A file of expectations has the format that -print writes: a line "NAME TYPE[N]", then the values, with '?' for any
 * value. The head line may end with "ulp N" or "abs X", the tolerance of floating-point values, or with "sorted": the
 * integers may come in any order, and the file lists them sorted. Uninitialised ones come last, and a message names an
 * element by its index in the buffer.
 */
#include <math.h>

#include "ir/number.h"
#include "analysis/run/script/script.h"
#include "parse/parse.h"

/* An area, in this file, is a Buffer or a part of one, or a variable or a part of one, described by a Buffer.
 *
 * Checks that the values of area b fit in its buffer or variable, which has `bytes` bytes. Returns false after an error
 * message about `text`. */
static bool area_fits(Script *s, const Buffer *b, uint64_t bytes, const char *text) {
    return b->n * b->type->bytes <= bytes || script_complain(s, "the object is smaller than this", text);
}

/* Sets *b to the area that `what` names: "NAME", a whole buffer, or "NAME:TYPE[N]", the first N values of a buffer or a
 * variable. b->name is NULL for a variable. Returns false after an error message about `text`. */
static bool area_find(Script *s, const char *what, const char *text, Buffer *b) {
    size_t n = strcspn(what, ":");
    const Buffer *found = script_buffer(s, what, n);
    const char *rest;
    uint64_t bytes;
    if (found) *b = *found;
    if (what[n] != ':') return found || script_no_buffer(s, "no such buffer", text);
    if (!array_type(what + n + 1, &b->type, &b->n, &rest) || *rest || !array_fits(b->type, b->n))
        return script_complain(s, "expected a name and TYPE[N]", text);
    if (found) return area_fits(s, b, found->n * found->type->bytes, text);
    char *name = mem_alloc(n + 1);
    memcpy(name, what, n);
    b->name = NULL;
    bool known = s->device->symbol(s->at, name, &b->address, &bytes);
    free(name);
    return known ? area_fits(s, b, bytes, text) : script_no_buffer(s, "no such buffer or variable", text);
}

/* Reads the values of an area from the device chunk by chunk, because an area may have 1 GiB. Initialise it with s and
 * b, and free v at the end. */
enum { AREA_CHUNK = 1 << 16 };
typedef struct AreaReader {
    Script *s;
    const Buffer *b;
    uint64_t first, n;  /* the values that v and undefined hold */
    uint64_t *v;        /* each in 64 bits, sign-extended if the type is signed */
    uint8_t *undefined; /* by value: not 0 if it has undefined bits; part of the allocation of v */
} AreaReader;

/* Reads values [first, first + n) of the area, in place of those that were read before. If the device refuses, they all
 * count as undefined. */
static void area_read(AreaReader *a, uint64_t first, uint64_t n) {
    const ValueType *t = a->b->type;
    uint64_t size = t->bytes, bytes = n * size;
    uint8_t *raw = mem_alloc(2 * bytes + 1);
    free(a->v);
    a->v = mem_alloc(n * (sizeof *a->v + 1) + 1);
    a->undefined = (uint8_t *)(a->v + n);
    a->first = first, a->n = n;
    if (!a->s->device->read(a->s->at, a->b->address + first * size, raw, raw + bytes, bytes))
        memset(raw + bytes, 0xff, bytes);
    for (uint64_t i = 0; i < n; i++) {
        memcpy(&a->v[i], raw + i * size, size);
        if (t->kind == 'i') a->v[i] = sign_extend(a->v[i], t->bytes * 8u);
        for (uint64_t j = 0; j < size; j++) a->undefined[i] |= raw[bytes + i * size + j];
    }
    free(raw);
}

/* Returns value i of the area, reading a chunk from i on if necessary. Sets *undefined to whether it has undefined
 * bits. */
static uint64_t area_value(AreaReader *a, uint64_t i, bool *undefined) {
    uint64_t left = a->b->n - i;
    if (i - a->first >= a->n) area_read(a, i, left < AREA_CHUNK ? left : AREA_CHUNK);
    *undefined = a->undefined[i - a->first] != 0;
    return a->v[i - a->first];
}

/* ------------------------------------------------------------------------------------------- printing */

/* Writes the values of an area to a file as an array of numpy. Undefined values are written as 0, and give a warning.
 * Returns false after an error message. */
static bool array_write(Script *s, const Buffer *b, const char *path) {
    AreaReader a = {.s = s, .b = b};
    uint64_t unknown = 0;
    FILE *f = fopen(path, "wb");
    if (!f) return script_complain(s, "cannot write", path);
    npy_write_head(f, b->type->name, b->n);
    for (uint64_t i = 0; i < b->n; i++) {
        bool undefined;
        uint64_t v = area_value(&a, i, &undefined);
        unknown += undefined;
        if (undefined) v = 0;
        fwrite(&v, b->type->bytes, 1, f);
    }
    free(a.v);
    bool written = !ferror(f);
    if (fclose(f) || !written) return script_complain(s, "cannot write", path);
    if (unknown)
        diag_warning(s->diag, SRC_NONE, "%llu of %llu values are uninitialised, and 0 in '%s'",
                     (unsigned long long)unknown, (unsigned long long)b->n, path);
    return true;
}

/* Prints the type and size of an area, " f32[1024]" and a line end, and then its values, eight in a line: '?' for an
 * undefined one, else by `put`. */
static void area_print(Script *s, FILE *f, const Buffer *b,
                       void (*put)(const Script *s, FILE *f, const ValueType *t, uint64_t v)) {
    AreaReader a = {.s = s, .b = b};
    bool undefined;
    fprintf(f, " %s[%llu]\n", b->type->name, (unsigned long long)b->n);
    for (uint64_t i = 0; i < b->n; i++) {
        uint64_t v = area_value(&a, i, &undefined);
        if (undefined) fputc('?', f);
        else put(s, f, b->type, v);
        fputc(i % 8 == 7 || i + 1 == b->n ? '\n' : ' ', f);
    }
    free(a.v);
}

/* The function `put` of area_print for -print. */
static void print_value(const Script *s, FILE *f, const ValueType *t, uint64_t v) {
    (void)s;
    value_print(f, t, v);
}

/* Executes -print NAME, NAME:TYPE[N], NAME=FILE.npy or NAME:TYPE[N]=FILE.npy. */
bool option_print(Script *s, const char *value) {
    Buffer b;
    size_t n = strcspn(value, "="), len = strlen(value);
    if (value[n]) {
        bool npy = len > n + 5 && strcmp(value + len - 4, ".npy") == 0;
        if (!npy) return script_complain(s, "expected the name of a file that ends with .npy", value + n + 1);
        char *what = mem_alloc(n + 1);
        memcpy(what, value, n);
        bool ok = area_find(s, what, value, &b) && array_write(s, &b, value + n + 1);
        free(what);
        return ok;
    }
    if (!area_find(s, value, value, &b)) return false;
    fprintf(s->out, "%.*s", (int)strcspn(value, ":"), value);
    area_print(s, s->out, &b, print_value);
    return true;
}

/* The function `put` of area_print for -dump: prints a value so that value_read gives the same bits. A pointer into a
 * buffer is printed relative to it, so that the output does not depend on addresses. */
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

/* Executes -dump FILE: writes all buffers that have a name, except tensor maps, bit for bit, in the format of
 * -expect. */
bool option_dump(Script *s, const char *value) {
    FILE *f = fopen(value, "w");
    if (!f) return script_complain(s, "cannot write", value);
    for (uint32_t i = 0; i < s->buffer.n && !s->failed; i++) {
        const Buffer *b = &s->buffer.at[i];
        /* skip unnamed arguments of earlier launches, and tensor maps, because they contain an address */
        if (b->name[0] == '-' || b->map) continue;
        fputs(b->name, f);
        area_print(s, f, b, dump_value);
    }
    return fclose(f) == 0 || script_complain(s, "cannot write", value);
}

/* ------------------------------------------------------------------------------------------ comparing */

/* Returns the position of the value with bits v, which is no NaN, in the order of all values of format t, where
 * neighbours differ by 1 and 0 has position 0. */
static double ulp_index(enum FpType t, uint64_t v) {
    uint64_t top = UINT64_C(1) << (fp_width(t) - 1);
    return v & top ? -(double)(v & (top - 1)) : (double)v;
}

/* How a section of expectations is compared. ulp, absolute: the greatest difference of floats in units in the last
 * place, and as a number; 0: it must not differ. sorted: the integers are sorted before they are compared. */
typedef struct Tolerance {
    double ulp, absolute;
    bool sorted;
} Tolerance;

/* Reports whether the bits `got` are the expected bits `want` or, for a float, within one of the tolerances of them.
 * Two NaNs are equal. */
static bool close_enough(const ValueType *t, uint64_t got, uint64_t want, const Tolerance *by) {
    if (got == want) return true;
    if (t->kind != 'f') return false;
    enum FpType f = (enum FpType)t->fp;
    if (fp_is_nan(f, got) || fp_is_nan(f, want)) return fp_is_nan(f, got) && fp_is_nan(f, want);
    double x = fp_double(f, got), y = fp_double(f, want);
    return (by->absolute > 0 && fabs(x - y) <= by->absolute) ||
           (by->ulp > 0 && fabs(ulp_index(f, got) - ulp_index(f, want)) <= by->ulp);
}

/* Prints that element i of a buffer is `got`, or uninitialised if `undefined`, instead of `want`. */
static void report_difference(Script *s, const char *name, const Buffer *b, uint64_t i, bool undefined, uint64_t got,
                              uint64_t want) {
    fprintf(s->out, "%s[%llu] is ", name, (unsigned long long)i);
    if (undefined) fprintf(s->out, "uninitialised");
    else value_print(s->out, b->type, got);
    fprintf(s->out, ", expected ");
    value_print(s->out, b->type, want);
    fprintf(s->out, "\n");
}

/* The place of an element in the order of "sorted". key: its value, so that the order is that of unsigned numbers. */
typedef struct SortedElement {
    uint64_t key, at; /* at: its index in the area */
    bool undefined;
} SortedElement;

/* Orders elements by value, and by index if the values are equal; the undefined ones come last, by index. For qsort. */
static int sorted_order(const void *a, const void *b) {
    const SortedElement *x = a, *y = b;
    if (x->undefined != y->undefined) return x->undefined ? 1 : -1;
    if (!x->undefined && x->key != y->key) return x->key < y->key ? -1 : 1;
    return x->at < y->at ? -1 : x->at > y->at;
}

/* Reads all elements of an area, and returns them in the order of sorted_order. The caller frees them. */
static SortedElement *area_sort(AreaReader *a) {
    uint64_t n = a->b->n, flip = a->b->type->kind == 'i' ? UINT64_C(1) << 63 : 0;
    SortedElement *e = mem_alloc(n * sizeof *e + 1);
    area_read(a, 0, n);
    for (uint64_t i = 0; i < n; i++) e[i] = (SortedElement){a->v[i] ^ flip, i, a->undefined[i] != 0};
    qsort(e, n, sizeof *e, sorted_order);
    return e;
}

/* Reads "ulp N", "abs X", "sorted" or nothing into *t, and moves *text past it. Returns false after an error
 * message. */
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

/* Compares one section of a file of expectations, from its head line at *text on, with the buffer or variable that it
 * names, and moves *text past it. A '?' in the section stands for any value. Prints the first four differences and the
 * number of all. Returns false if there are any, or after an error message. */
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
    bool ok = area_find(s, what, head, &b), undefined;
    uint64_t wrong = 0;
    AreaReader a = {.s = s, .b = &b};
    SortedElement *order = ok && t.sorted ? area_sort(&a) : NULL;
    for (uint64_t i = 0; ok && i < b.n; i++) {
        uint64_t want = 0, mask = ~UINT64_C(0) >> (64 - 8 * b.type->bytes);
        *text += strspn(*text, " \n\t\r");
        if (**text == '?') {
            ++*text;
            continue;
        }
        ok = value_read(s, b.type, *text, text, &want);
        uint64_t at = order ? order[i].at : i, got = area_value(&a, at, &undefined) & mask;
        bool same = ok && !undefined && close_enough(b.type, got, want & mask, &t);
        if (ok && !same && wrong++ < 4) report_difference(s, name, &b, at, undefined, got, want & mask);
    }
    free(a.v), free(order);
    if (wrong)
        fprintf(s->out, "%s: %llu of %llu values differ\n", name, (unsigned long long)wrong, (unsigned long long)b.n);
    return ok && wrong == 0;
}

/* Executes -expect FILE: compares all sections of the file, up to the first error. Messages show the position in the
 * file meanwhile. */
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
