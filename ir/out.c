/* out.c: the buffered writer. With a file, a full buffer is written; without one, the buffer grows. */
#include "ir/ir.h"

enum { OUT_CHUNK = 1 << 16 };

void out_init(Out *o, FILE *file) { *o = (Out){.file = file}; }

/* Writes the buffer to the file and empties it. Sets o->failed if the write fails. Without a file, only empties it. */
static void out_drain(Out *o) {
    if (o->file && o->n && fwrite(o->buf, 1, o->n, o->file) != o->n) o->failed = true;
    o->n = 0;
}

/* Makes room in the buffer for n more bytes, if there is not enough: first writes the buffer to the file, if there is a
 * file and the buffer has at least OUT_CHUNK bytes; then grows the buffer if that is still needed. */
static void out_room(Out *o, size_t n) {
    if (o->cap - o->n >= n) return;
    if (o->file && o->n >= OUT_CHUNK) out_drain(o);
    if (o->cap - o->n >= n) return;
    size_t cap = o->cap ? o->cap : OUT_CHUNK;
    while (cap - o->n < n) {
        if (cap > SIZE_MAX / 2) mem_too_large();
        cap *= 2;
    }
    o->buf = mem_resize(o->buf, cap);
    o->cap = cap;
}

void out_more(Out *o, const char *s, size_t n) {
    if (o->file && n >= OUT_CHUNK) { /* write a long text without copying it to the buffer */
        out_drain(o);
        o->failed |= fwrite(s, 1, n, o->file) != n;
        return;
    }
    out_room(o, n);
    memcpy(o->buf + o->n, s, n);
    o->n += n;
}

/* Writes two digits at a time; most numbers have at most two. */
void out_u64(Out *o, uint64_t n) {
    enum { DIGITS = 20 };
    static const char pair[] = "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142"
                               "43444546474849505152535455565758596061626364656667686970717273747576777879808182838485"
                               "8687888990919293949596979899";
    if (n < 10) {
        out_char(o, (char)('0' + n));
        return;
    }
    uint32_t digits = 2;
    for (uint64_t power = 100; digits < DIGITS && n >= power; power *= 10) digits++;
    if (o->cap - o->n < DIGITS) out_room(o, DIGITS);
    o->n += digits;
    char *at = o->buf + o->n;
    for (; digits > 1; digits -= 2, n /= 100) memcpy(at -= 2, pair + n % 100 * 2, 2);
    if (digits) at[-1] = (char)('0' + n);
}

void out_i64(Out *o, int64_t n) {
    if (n < 0) out_char(o, '-');
    out_u64(o, n < 0 ? 0 - (uint64_t)n : (uint64_t)n);
}

void out_hex(Out *o, uint64_t n, int digits) {
    char hex[16];
    int at = 16;
    while (at > 0 && (n || digits > 0)) {
        hex[--at] = "0123456789ABCDEF"[n & 15];
        n >>= 4;
        digits--;
    }
    if (at == 16) hex[--at] = '0';
    out_bytes(o, hex + at, (size_t)(16 - at));
}

void out_format(Out *o, const char *format, ...) {
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, format, args);
    if (n > 0) {
        out_room(o, (size_t)n + 1);
        vsnprintf(o->buf + o->n, (size_t)n + 1, format, again);
        o->n += (size_t)n;
    }
    va_end(again);
    va_end(args);
}

bool out_flush(Out *o) {
    if (o->file) {
        out_drain(o);
        if (fflush(o->file) != 0 || ferror(o->file)) o->failed = true;
    }
    return !o->failed;
}

void out_free(Out *o) {
    free(o->buf);
    *o = (Out){0};
}
