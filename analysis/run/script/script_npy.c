/* script_npy.c: the array files of numpy (.npy), whose layout is
 *
 *   "\x93NUMPY"  major  minor   formats 1.0, 2.0 and 3.0
 *   length of the header        2 bytes, from 2.0 on 4; little-endian
 *   header                      {'descr': '<f4', 'fortran_order': False, 'shape': (64, 2), }
 *   values
 */
#include "analysis/run/script/script.h"
#include "ir/chars.h"

static const char magic[] = "\x93NUMPY";
enum { MAGIC = sizeof magic - 1 };

/* The types of values that numpy has too, and their names there. The first row with a `descr` counts when a file is
 * read, where '|b1' becomes u8, and the first with a `type` when one is written, where bf16 and ptr become unsigned
 * numbers. */
static const struct {
    const char *type, *descr;
} npy_type[] = {{"i8", "|i1"},  {"u8", "|u1"},  {"i16", "<i2"},  {"u16", "<u2"}, {"i32", "<i4"},
                {"u32", "<u4"}, {"i64", "<i8"}, {"u64", "<u8"},  {"f16", "<f2"}, {"f32", "<f4"},
                {"f64", "<f8"}, {"u8", "|b1"},  {"bf16", "<u2"}, {"ptr", "<u8"}};

bool npy_is(const Source *file) { return file->size >= MAGIC && memcmp(file->text, magic, MAGIC) == 0; }

/* The header while it is read. p, end: the rest of it; place: the text that errors are about; has_*: the entries that
 * have been read. */
typedef struct NpyReader {
    Script *s;
    const char *p, *end, *place;
    bool has_type, has_order, has_shape;
} NpyReader;

/* Reports the error that the header is malformed. Returns false. */
static bool header_damaged(const NpyReader *r) {
    return script_complain(r->s, "the header of this .npy file is damaged", r->place);
}

/* Skips white space, and then character c if it comes next. Returns whether it came. */
static bool eat(NpyReader *r, char c) {
    while (r->p < r->end && strchr(" \t\r\n", *r->p) && *r->p) r->p++;
    if (r->p == r->end || *r->p != c) return false;
    r->p++;
    return true;
}

/* Reads a string in single or double quotes, and sets *text and *n to its characters. Returns false, without a message,
 * if there is none. */
static bool string_read(NpyReader *r, const char **text, size_t *n) {
    char quote = eat(r, '\'') ? '\'' : eat(r, '"') ? '"' : 0;
    if (!quote) return false;
    *text = r->p;
    while (r->p < r->end && *r->p != quote) r->p++;
    *n = (size_t)(r->p - *text);
    return r->p++ < r->end;
}

/* Reads the value of 'descr', and sets a->type to the type of value that it means. Returns false after an error
 * message. */
static bool type_read(NpyReader *r, NpyArray *a) {
    const char *text;
    char what[160];
    size_t n;
    if (eat(r, '[')) return script_complain(r->s, "a .npy file with structured values, which no buffer has", r->place);
    if (!string_read(r, &text, &n)) return header_damaged(r);
    for (unsigned i = 0; i < sizeof npy_type / sizeof *npy_type && !a->type; i++)
        if (strlen(npy_type[i].descr) == n && memcmp(npy_type[i].descr, text, n) == 0) a->type = npy_type[i].type;
    snprintf(what, sizeof what, "a .npy file with values of type '%.*s', which no buffer has%s", n > 20 ? 20 : (int)n,
             text, n && *text == '>' ? "; they are big-endian: a.astype(a.dtype.newbyteorder('<')) converts them" : "");
    return a->type || script_complain(r->s, what, r->place);
}

/* Reads the value of 'fortran_order', which must be False. Returns false after an error message. */
static bool order_read(NpyReader *r) {
    while (eat(r, ' ')) {}
    size_t left = (size_t)(r->end - r->p);
    if (left >= 5 && memcmp(r->p, "False", 5) == 0) return r->p += 5, true;
    if (left < 4 || memcmp(r->p, "True", 4) != 0) return header_damaged(r);
    return script_complain(r->s, "a .npy file in Fortran order; numpy.ascontiguousarray(a) converts it", r->place);
}

/* Reads the value of 'shape', a tuple of dimensions, and sets a->n to their product, or to UINT32_MAX if that is
 * greater. Returns false after an error message, as for a dimension of more than UINT32_MAX. */
static bool shape_read(NpyReader *r, NpyArray *a) {
    a->n = 1;
    if (!eat(r, '(')) return header_damaged(r);
    while (!eat(r, ')')) {
        uint64_t d = 0;
        const char *digits;
        while (eat(r, ' ')) {}
        for (digits = r->p; r->p < r->end && char_is_digit(*r->p) && d <= UINT32_MAX; r->p++)
            d = d * 10 + (uint64_t)(*r->p - '0');
        if (r->p == digits || d > UINT32_MAX) return header_damaged(r);
        if (r->p < r->end && *r->p == 'L') r->p++; /* as Python 2 wrote numbers */
        a->n = d && a->n > UINT32_MAX / d ? UINT32_MAX : a->n * d;
        if (!eat(r, ',') && (r->p == r->end || *r->p != ')')) return header_damaged(r);
    }
    return true;
}

/* Reads the header, a Python dictionary with exactly the three entries above, into *a. Returns false after an error
 * message. */
static bool entries_read(NpyReader *r, NpyArray *a) {
    const char *key;
    size_t n;
    if (!eat(r, '{')) return header_damaged(r);
    while (!eat(r, '}')) {
        if (!string_read(r, &key, &n) || !eat(r, ':')) return header_damaged(r);
        bool type = n == 5 && memcmp(key, "descr", n) == 0, shape = n == 5 && memcmp(key, "shape", n) == 0;
        bool order = n == 13 && memcmp(key, "fortran_order", n) == 0;
        bool again = (type && r->has_type) || (shape && r->has_shape) || (order && r->has_order);
        if (again || (!type && !shape && !order)) return header_damaged(r);
        if (!(type ? type_read(r, a) : shape ? shape_read(r, a) : order_read(r))) return false;
        r->has_type |= type, r->has_shape |= shape, r->has_order |= order;
        if (!eat(r, ',') && (r->p == r->end || *r->p != '}')) return header_damaged(r);
    }
    return (r->has_type && r->has_order && r->has_shape) || header_damaged(r);
}

bool npy_read(Script *s, const Source *file, const char *place, NpyArray *a) {
    const unsigned char *b = (const unsigned char *)file->text;
    NpyReader r = {.s = s, .place = place};
    char what[96];
    *a = (NpyArray){0};
    if (file->size < MAGIC + 4) return header_damaged(&r);
    unsigned major = b[MAGIC], head = major == 1 ? 4 : 6;
    if (major < 1 || major > 3 || b[MAGIC + 1]) {
        snprintf(what, sizeof what, "a .npy file of format %u.%u; the formats 1.0, 2.0 and 3.0 are read", major,
                 b[MAGIC + 1]);
        return script_complain(s, what, place);
    }
    if (file->size < MAGIC + head) return header_damaged(&r);
    uint64_t n = b[MAGIC + 2] | (uint64_t)b[MAGIC + 3] << 8;
    if (major > 1) n |= (uint64_t)b[MAGIC + 4] << 16 | (uint64_t)b[MAGIC + 5] << 24;
    if (n > file->size - MAGIC - head) return header_damaged(&r);
    r.p = file->text + MAGIC + head, r.end = a->data = r.p + n;
    a->bytes = file->size - (size_t)(a->data - file->text);
    return entries_read(&r, a);
}

void npy_write_head(FILE *f, const char *type, uint64_t n) {
    char text[128];
    unsigned i = 0;
    while (strcmp(npy_type[i].type, type)) i++;
    int len = snprintf(text, sizeof text, "{'descr': '%s', 'fortran_order': False, 'shape': (%llu,), }",
                       npy_type[i].descr, (unsigned long long)n);
    int padded = (len + 1 + MAGIC + 4 + 63) / 64 * 64 - MAGIC - 4; /* the values begin at a multiple of 64 */
    fwrite(magic, 1, MAGIC, f);
    fputc(1, f), fputc(0, f), fputc(padded & 255, f), fputc(padded >> 8, f);
    fprintf(f, "%-*s\n", padded - 1, text);
}
