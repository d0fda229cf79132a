/* script_value.c: reads and prints the values of a script, and fills buffers by rules.
 *
 *   TYPE      i8 i16 i32 i64 u8 u16 u32 u64 f16 bf16 f32 f64 ptr
 *   FILL      zero | iota[:START[:STEP]] | rand:SEED[:LOW:HIGH] | {V,V,...} | V | file:PATH | none
 *   V         a number, or (ptr) null, a buffer, buffer+BYTES
 *
 * An integer may be signed or unsigned as long as its bits fit: i8:-1 and i8:255 are the same. A list in
 * braces may be shorter than the buffer, as in C: the remaining elements are zero. A file is an array of numpy
 * (script_npy.c), or contains the bytes of the buffer in memory order, and may then be longer than the buffer.
 */
#include <errno.h>
#include <math.h>

#include "analysis/run/script/script.h"
#include "ir/chars.h"
#include "ir/number.h"
#include "ir/random.h"
#include "ir/suggestion.h"
#include "parse/parse.h"

/* All types of values. */
static const ValueType types[] = {{"i8", 1, 'i', 0},           {"i16", 2, 'i', 0},        {"i32", 4, 'i', 0},
                                  {"i64", 8, 'i', 0},          {"u8", 1, 'u', 0},         {"u16", 2, 'u', 0},
                                  {"u32", 4, 'u', 0},          {"u64", 8, 'u', 0},        {"f16", 2, 'f', FP_HALF},
                                  {"bf16", 2, 'f', FP_BFLOAT}, {"f32", 4, 'f', FP_FLOAT}, {"f64", 8, 'f', FP_DOUBLE},
                                  {"ptr", 8, 'p', 0}};

const ValueType *value_type(const char *name, size_t len) {
    for (unsigned i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i].name) == len && memcmp(types[i].name, name, len) == 0) return &types[i];
    return NULL;
}

/* Returns the name of the type that the unknown type `name` probably means: the one that corresponds to this type of C,
 * else the one with the most similar name; NULL if there is none. */
static const char *near_type(const char *name, size_t len) {
    static const struct {
        const char *word, *type;
    } of_c[] = {{"bool", "u8"},      {"char", "i8"},     {"short", "i16"},  {"int", "i32"},      {"long", "i64"},
                {"uchar", "u8"},     {"ushort", "u16"},  {"uint", "u32"},   {"unsigned", "u32"}, {"ulong", "u64"},
                {"half", "f16"},     {"float", "f32"},   {"double", "f64"}, {"int8_t", "i8"},    {"int16_t", "i16"},
                {"int32_t", "i32"},  {"int64_t", "i64"}, {"uint8_t", "u8"}, {"uint16_t", "u16"}, {"uint32_t", "u32"},
                {"uint64_t", "u64"}, {"size_t", "u64"}};
    for (unsigned i = 0; i < sizeof of_c / sizeof *of_c; i++)
        if (strlen(of_c[i].word) == len && memcmp(of_c[i].word, name, len) == 0) return of_c[i].type;
    Suggestion near = suggestion_begin_slice(name, len);
    for (unsigned i = 0; i < sizeof types / sizeof *types; i++) suggestion_try(&near, types[i].name);
    return near.best;
}

bool value_type_unknown(Script *s, const char *name, size_t len) {
    char what[96] = "unknown type; known are i8 to i64, u8 to u64, f16, bf16, f32, f64, ptr";
    const char *near = near_type(name, len);
    if (near) snprintf(what, sizeof what, "unknown type; did you mean '%s'?", near);
    return script_complain(s, what, name);
}

bool script_number(const char *text, uint64_t most, uint64_t *n) {
    char *end;
    errno = 0;
    *n = strtoull(text, &end, 0);
    return char_is_digit(*text) && !*end && !errno && *n <= most;
}

bool array_type(const char *text, const ValueType **t, uint64_t *n, const char **rest) {
    size_t len = strcspn(text, "[");
    char *end;
    *t = value_type(text, len);
    if (!*t || text[len] != '[') return false;
    if (!char_is_digit(text[len + 1])) return false;
    *n = strtoull(text + len + 1, &end, 0);
    *rest = end + 1;
    return *end == ']';
}

/* ------------------------------------------------------------------------------------------ one value */

char value_letter(const ValueType *t) {
    return t->fp == FP_HALF ? 'h' : t->fp == FP_BFLOAT ? 'b' : t->fp == FP_FLOAT ? 'f' : 'd';
}

/* Returns the bits of d rounded to the floating-point type t. */
static uint64_t float_bits(const ValueType *t, double d) {
    return t->bytes == 4 ? f32_bits((float)d) : fp_of_double((enum FpType)t->fp, d);
}

/* Reads a number of type t, not a pointer, into *bits, which may be wider than the type if the number is negative. Sets
 * *end to the end of the number, or to `text` if there is none. Reports whether the value fits the type. */
static bool number_read(const ValueType *t, const char *text, const char **end, uint64_t *bits) {
    char *stop;
    unsigned width = 8u * t->bytes;
    errno = 0;
    if (t->kind == 'f') {
        double d = strtod(text, &stop);
        *bits = t->bytes == 4 ? f32_bits(strtof(text, NULL)) : float_bits(t, d);
        if (text[0] == '0' && text[1] == value_letter(t)) *bits = strtoull(text + 2, &stop, 16);
        *end = stop;
        return width == 64 || *bits >> width == 0;
    }
    *bits = *text == '-' ? (uint64_t)strtoll(text, &stop, 0) : strtoull(text, &stop, 0);
    *end = stop;
    bool fits = *text == '-' ? sign_extend(*bits, width) == *bits : width == 64 || *bits >> width == 0;
    return fits && errno != ERANGE;
}

/* Reads "null", "BUFFER", "BUFFER+BYTES" or an address, "0x...", into *bits; a texture or surface stands for its
 * handle. Sets *end to the end of it. Returns false after an error message. */
static bool pointer_read(Script *s, const char *text, const char **end, uint64_t *bits) {
    size_t n = strcspn(text, "+,}: \t\r\n");
    const Buffer *b = script_buffer(s, text, n);
    char *stop;
    if (!b && text[0] == '0' && text[1] == 'x') {
        *bits = strtoull(text, &stop, 16);
        *end = stop;
        return true;
    }
    if (!b && !(n == 4 && memcmp(text, "null", 4) == 0)) return script_no_buffer(s, "no such buffer", text);
    *bits = b ? (b->handle ? b->handle : b->address) : 0;
    *end = text + n;
    if (**end != '+') return true;
    *bits += strtoull(*end + 1, &stop, 0);
    if (stop == *end + 1) return script_complain(s, "expected a number of bytes", stop);
    *end = stop;
    return true;
}

bool value_read(Script *s, const ValueType *t, const char *text, const char **end, uint64_t *bits) {
    char what[64];
    if (t->kind == 'p') return pointer_read(s, text, end, bits);
    bool fits = number_read(t, text, end, bits);
    if (*end == text) snprintf(what, sizeof what, "expected %s", t->kind == 'f' ? "a number" : "an integer");
    else snprintf(what, sizeof what, "value out of range for %s, which has %u bits", t->name, 8 * t->bytes);
    return (*end != text && fits) || script_complain(s, what, text);
}

void value_print(FILE *out, const ValueType *t, uint64_t v) {
    static const char *const digits[] = {
        [FP_HALF] = "%.5g", [FP_BFLOAT] = "%.4g", [FP_FLOAT] = "%.9g", [FP_DOUBLE] = "%.17g"};
    if (t->kind == 'f') fprintf(out, digits[t->fp], fp_double((enum FpType)t->fp, v));
    else if (t->kind == 'i') fprintf(out, "%lld", (long long)(int64_t)sign_extend(v, t->bytes * 8u));
    else fprintf(out, t->kind == 'p' ? "0x%llx" : "%llu", (unsigned long long)v);
}

/* ---------------------------------------------------------------------------------------------- filling */

/* A rule for the elements of a buffer. If iota, element i is low + i * high. Otherwise the elements are pseudo-random:
 * floats from low up to but not including high; integers from low to high, both included, or any bits if range is not
 * set. low and high are the bits of a double, or an integer extended to 64 bits. */
typedef struct FillRule {
    bool iota, range;
    uint64_t low, high, seed;
} FillRule;

/* Returns the bits of element i of a buffer that is filled by a rule. A pseudo-random rule ignores i and advances
 * r->seed, so its elements must be requested in order. */
static uint64_t rule_value(const ValueType *t, FillRule *r, uint64_t i) {
    if (t->kind == 'f') {
        double low = fp_double(FP_DOUBLE, r->low), high = fp_double(FP_DOUBLE, r->high);
        return float_bits(
            t, low + (r->iota ? (double)i * high : (high - low) * ((double)(random_next(&r->seed) >> 11) * 0x1p-53)));
    }
    if (r->iota) return r->low + i * r->high;
    uint64_t z = random_next(&r->seed), span = r->high - r->low + 1;
    return r->range && span ? r->low + z % span : z;
}

/* Reads up to `most` numbers after the name of a rule, ":N:N", up to the end of the text, into to[], and sets *n to
 * their count. A number is stored as FillRule has it. Returns false after an error message. */
static bool rule_numbers(Script *s, const ValueType *t, const char *p, uint64_t *to, unsigned most, unsigned *n) {
    static const ValueType wide_float = {"f64", 8, 'f', FP_DOUBLE};
    const char *end = p;
    for (*n = 0; *p == ':' && *n < most; p = end) {
        uint64_t *v = &to[(*n)++];
        if (!value_read(s, t->kind == 'f' ? &wide_float : t, p + 1, &end, v)) return false;
        if (t->kind == 'i') *v = sign_extend(*v, 8u * t->bytes);
    }
    return !*p || script_complain(s, "unexpected trailing text", p);
}

/* Reads ":START:STEP" after "iota" into *r; both are optional, 0 and 1. Returns false after an error message. */
static bool rule_iota(Script *s, const ValueType *t, const char *p, FillRule *r) {
    uint64_t number[2] = {0, t->kind == 'f' ? f64_bits(1) : 1};
    unsigned n;
    if (!rule_numbers(s, t, p, number, 2, &n)) return false;
    *r = (FillRule){.iota = true, .low = number[0], .high = number[1]};
    return true;
}

/* Reads ":SEED" or ":SEED:LOW:HIGH" after "rand" into *r; without a range, floats are between 0 and 1. Returns false
 * after an error message. */
static bool rule_rand(Script *s, const ValueType *t, const char *p, FillRule *r) {
    uint64_t number[2] = {0, f64_bits(1)};
    unsigned n;
    char *end = (char *)p;
    *r = (FillRule){0};
    if (p[0] == ':' && char_is_digit(p[1])) r->seed = strtoull(p + 1, &end, 0);
    if (end == p) return script_complain(s, "expected rand:SEED[:LOW:HIGH]", p);
    if (!rule_numbers(s, t, end, number, 2, &n)) return false;
    if (n == 1) return script_complain(s, "LOW without HIGH", end);
    r->low = number[0], r->high = number[1], r->range = n == 2;
    bool order = t->kind == 'f'   ? fp_double(FP_DOUBLE, r->low) <= fp_double(FP_DOUBLE, r->high)
                 : t->kind == 'i' ? (int64_t)r->low <= (int64_t)r->high
                                  : r->low <= r->high;
    return n == 0 || order || script_complain(s, "LOW is greater than HIGH", end);
}

enum { FILL_CHUNK = 1 << 16 }; /* bytes */

/* Writes values of type t to the device one after another: they are collected in chunks, because there may be 1 GiB of
 * them. */
typedef struct Fill {
    Script *s;
    const ValueType *t;
    uint64_t address; /* to which the chunk goes */
    uint32_t n;       /* bytes in the chunk */
    bool failed;      /* the device has refused a chunk */
    uint8_t chunk[FILL_CHUNK];
} Fill;

/* Writes the chunk to the device, unless it has refused one before, and begins the next one. Sets f->failed if the
 * device refuses it. */
static void fill_flush(Fill *f) {
    f->failed = f->failed || !f->s->device->write(f->s->at, f->address, f->chunk, f->n);
    f->address += f->n;
    f->n = 0;
}

/* Appends the value with the bits v. A full chunk is written to the device first. */
static void fill_put(Fill *f, uint64_t v) {
    if (f->n + f->t->bytes > FILL_CHUNK) fill_flush(f);
    memcpy(f->chunk + f->n, &v, f->t->bytes);
    f->n += f->t->bytes;
}

/* Appends n values by the rule "iota..." or "rand...". Returns false after an error message, as for pointers. */
static bool fill_rule(Fill *f, const char *fill, uint64_t n) {
    Script *s = f->s;
    const ValueType *t = f->t;
    FillRule r;
    if (t->kind == 'p') return script_complain(s, "iota and rand do not apply to pointers", fill);
    if (!(*fill == 'i' ? rule_iota : rule_rand)(s, t, fill + 4, &r)) return false;
    for (uint64_t i = 0; i < n; i++) fill_put(f, rule_value(t, &r, i));
    return true;
}

/* Writes n values from `file`, which was read from `path` and is an array of numpy: it must have n values of the same
 * size, both floats or neither (bf16 may also be integers). Sets f->failed if the device refuses them. Returns false
 * after an error message. */
static bool fill_array(Fill *f, const char *path, const Source *file, uint64_t n) {
    Script *s = f->s;
    NpyArray a;
    char what[120];
    if (!npy_read(s, file, path, &a)) return false;
    const ValueType *t = value_type(a.type, strlen(a.type));
    bool same = t->bytes == f->t->bytes && ((t->kind == 'f') == (f->t->kind == 'f') || f->t->fp == FP_BFLOAT);
    if (!same) {
        snprintf(what, sizeof what, "expected values of type %s, but the file has %s", f->t->name, t->name);
        return script_complain(s, what, path);
    }
    if (a.n != n || a.bytes != n * t->bytes) {
        snprintf(what, sizeof what, "expected %llu values, but the file has %llu in %llu bytes", (unsigned long long)n,
                 (unsigned long long)a.n, (unsigned long long)a.bytes);
        return script_complain(s, what, path);
    }
    f->failed = !s->device->write(s->at, f->address, a.data, a.bytes);
    return true;
}

/* Writes n values from a file, which is an array of numpy, or raw bytes, of which there may be more. Sets f->failed if
 * the device refuses them. Returns false after an error message. */
static bool fill_file(Fill *f, const char *path, uint64_t n) {
    Script *s = f->s;
    Source file;
    char what[96];
    uint64_t bytes = n * f->t->bytes;
    if (!script_read(s, path, &file)) return false;
    if (npy_is(&file)) {
        bool filled = fill_array(f, path, &file, n);
        source_free(&file);
        return filled;
    }
    snprintf(what, sizeof what, "expected %llu bytes, but the file has %llu", (unsigned long long)bytes,
             (unsigned long long)file.size);
    bool enough = file.size >= bytes;
    if (enough) f->failed = !s->device->write(s->at, f->address, file.text, bytes);
    source_free(&file);
    return enough || script_complain(s, what, path);
}

/* Appends n values: those of a list in braces, which has at least one, and zeros if the list is shorter. Returns false
 * after an error message, as for a longer or an empty list. */
static bool fill_list(Fill *f, const char *list, uint64_t n) {
    Script *s = f->s;
    const char *end = list;
    uint64_t i = 0;
    for (; *end != '}'; i++) {
        uint64_t v;
        if (i == n) return script_complain(s, "more values than elements", end);
        if (!value_read(s, f->t, end + 1, &end, &v)) return false;
        fill_put(f, v);
        if (*end != ',' && *end != '}') return script_complain(s, "expected , or }", end);
    }
    for (; i < n; i++) fill_put(f, 0);
    return !end[1] || script_complain(s, "unexpected trailing text", end + 1);
}

/* Reports whether the text is `word`, alone or followed by a colon and anything. */
static bool word_is(const char *text, const char *word) {
    size_t n = strlen(word);
    return strncmp(text, word, n) == 0 && (text[n] == 0 || text[n] == ':');
}

/* Appends n values by the rule `fill`, except that the last chunk may remain in f. Returns false after an error
 * message. */
static bool fill_run(Fill *f, const char *fill, uint64_t n) {
    uint64_t v = 0;
    const char *end = "";
    if (strncmp(fill, "file:", 5) == 0) return fill_file(f, fill + 5, n);
    if (word_is(fill, "iota") || word_is(fill, "rand")) return fill_rule(f, fill, n);
    if (*fill == '{') return fill_list(f, fill, n);
    bool word =
        f->t->kind != 'p' && ((*fill | 32) >= 'a' && (*fill | 32) <= 'z') && strcmp(fill, "nan") && strcmp(fill, "inf");
    if (word && strcmp(fill, "zero"))
        return script_complain(f->s, "expected zero, iota, rand:SEED, {V,V,...}, a number, file:PATH or none", fill);
    if (strcmp(fill, "zero") && !value_read(f->s, f->t, fill, &end, &v)) return false;
    if (*end) return script_complain(f->s, "unexpected trailing text", end);
    for (uint64_t i = 0; i < n; i++) fill_put(f, v);
    return true;
}

/* Ends a Fill: writes the last chunk to the device if ok, which says whether everything has succeeded so far, and frees
 * f. Reports an error about `text` if the device has refused a chunk. Returns false if not ok or after this error. */
static bool fill_finish(Fill *f, bool ok, const char *text) {
    if (ok && f->n) fill_flush(f);
    if (ok && f->failed) ok = script_complain(f->s, "does not fit", text);
    free(f);
    return ok;
}

/* Returns a new Fill for values of type t from `address` on. fill_finish frees it. */
static Fill *fill_begin(Script *s, const ValueType *t, uint64_t address) {
    Fill *f = mem_alloc(sizeof *f);
    f->s = s, f->t = t, f->address = address;
    return f;
}

bool value_fill(Script *s, const ValueType *t, const char *fill, uint64_t address, uint64_t n) {
    Fill *f = fill_begin(s, t, address);
    return fill_finish(f, fill_run(f, fill, n), fill);
}

bool value_fill_file(Script *s, const ValueType *t, const char *path, uint64_t address, uint64_t n) {
    Fill *f = fill_begin(s, t, address);
    return fill_finish(f, fill_file(f, path, n), path);
}
