/* ops_library.c: the functions that the driver supplies: vprintf and __assertfail. malloc and free are in
 * ops_memory.c. */
#include "analysis/run/ops/ops.h"

/* Appends a string in device memory, without its final 0, to *out. Undefined bytes count as what they hold. Returns
 * false after an error message, if a byte of it is not in a live object. */
static bool read_string(Exec *e, uint64_t address, Out *out) {
    for (;; address++) {
        MemPlace at;
        if (!place_find(e, SPACE_GENERIC, address, 1, READ_ACCESS, false, NULL, &at)) return false;
        if (at.arena->byte[at.off] == 0) return true;
        out_char(out, (char)at.arena->byte[at.off]);
    }
}

/* Reads the next argument, of 4 or 8 bytes, into *value and advances *address over it; first rounds *address up to a
 * multiple of `bytes`. Undefined bits count as what they hold. Returns false after an error message. */
static bool next_argument(Exec *e, uint64_t *address, unsigned bytes, uint64_t *value) {
    Slot s;
    *address = (*address + bytes - 1) & ~(uint64_t)(bytes - 1);
    if (!slot_access(e, SPACE_GENERIC, *address, bytes, &s, false)) return false;
    *value = s.v;
    *address += bytes;
    return true;
}

/* Copies a conversion specification, whose text after '%' is s, to `spec`, an array of `size` bytes, without length
 * modifiers and without its letter; drops what does not fit. Sets *wide to whether a length modifier demands 64 bits.
 * Returns the position of the letter, or of the final 0 if there is none. */
static const char *read_spec(const char *s, char *spec, size_t size, bool *wide) {
    size_t n = 0;
    *wide = false;
    spec[n++] = '%';
    for (; *s && strchr("-+ #0123456789.*hlLjzt", *s); s++) {
        if (strchr("hlLjzt", *s)) *wide |= strchr("lLjzt", *s) != NULL;
        else if (n + 6 < size) spec[n++] = *s;
    }
    spec[n] = 0;
    return s;
}

/* Reads the next argument at *args, advances *args over it, and appends it to *out by the conversion `letter` and the
 * specification `spec`, to which it appends the letter. An unknown letter reads and prints nothing. Returns false after
 * an error message. */
static bool print_one(Exec *e, Out *out, char letter, char *spec, bool wide, uint64_t *args) {
    uint64_t v;
    size_t n = strlen(spec);
    if (strchr("diouxXc", letter)) {
        if (!next_argument(e, args, wide ? 8 : 4, &v)) return false;
        if (letter != 'c') spec[n++] = 'l', spec[n++] = 'l';
        spec[n++] = letter, spec[n] = 0;
        if (letter == 'c') out_format(out, spec, (int)v);
        else if (letter == 'd' || letter == 'i') out_format(out, spec, (long long)(wide ? (int64_t)v : (int32_t)v));
        else out_format(out, spec, (unsigned long long)v);
    } else if (strchr("eEfFgGaA", letter)) {
        if (!next_argument(e, args, 8, &v)) return false;
        spec[n++] = letter, spec[n] = 0;
        out_format(out, spec, f64_of(v));
    } else if (letter == 'p') {
        if (!next_argument(e, args, 8, &v)) return false;
        out_format(out, "0x%llx", (unsigned long long)v);
    } else if (letter == 's') {
        Out text;
        if (!next_argument(e, args, 8, &v)) return false;
        out_init(&text, NULL);
        bool ok = read_string(e, v, &text);
        out_char(&text, 0);
        spec[n++] = 's', spec[n] = 0;
        if (ok) out_format(out, spec, text.buf);
        out_free(&text);
        return ok;
    }
    return true;
}

/* Replaces each '*' of a width or precision by the next argument, an int. A negative width becomes the flag '-' and its
 * magnitude, and a negative precision is left out. A magnitude above STAR_MOST counts as that, so that a wrong argument
 * does not fill the disk. Returns false after an error message. */
static bool expand_stars(Exec *e, char *spec, size_t size, uint64_t *args) {
    enum { STAR_MOST = 1 << 20 };
    for (char *star; (star = strchr(spec, '*')) != NULL;) {
        char rest[32];
        uint64_t v;
        if (!next_argument(e, args, 4, &v)) return false;
        int32_t n = (int32_t)v < -STAR_MOST ? -STAR_MOST : (int32_t)v > STAR_MOST ? STAR_MOST : (int32_t)v;
        snprintf(rest, sizeof rest, "%s", star + 1);
        if (n < 0 && star[-1] == '.') snprintf(star - 1, sizeof rest, "%s", rest);
        else snprintf(star, size - (size_t)(star - spec), "%d%s", n, rest);
    }
    return true;
}

/* Prints a format as printf of the device does. The result is the number of conversions in the format, without %%, as
 * in CUDA. After an error in an argument nothing is printed. */
Go vprintf_op(Exec *e, const DecodedOp *c) {
    uint64_t format = OPERAND(e, c->a).v, args = OPERAND(e, c->b).v;
    Out text, out;
    out_init(&text, NULL), out_init(&out, NULL);
    bool ok = read_string(e, format, &text);
    uint64_t printed = 0;
    out_char(&text, 0);
    for (const char *s = text.buf; ok && *s;) {
        char spec[64];
        bool wide;
        if (*s != '%') {
            out_char(&out, *s++);
            continue;
        }
        if (s[1] == '%') {
            out_char(&out, '%');
            s += 2;
            continue;
        }
        s = read_spec(s + 1, spec, 32, &wide);
        if (*s == 0) break;
        ok = expand_stars(e, spec, 48, &args) && print_one(e, &out, *s++, spec, wide, &args);
        printed++;
    }
    if (ok) fwrite(out.buf, 1, out.n, e->k->opt.out);
    out_free(&text), out_free(&out);
    OPERAND(e, c->dst) = (Slot){printed, 0};
    return ok ? GO_NEXT : GO_STOP;
}

/* Reports a failed assertion and returns GO_STOP. args[x ...]: the arguments of __assertfail, which are message, file,
 * line, function and the size of a character, which is not used. */
Go assertfail_op(Exec *e, const DecodedOp *c) {
    Out text;
    out_init(&text, NULL);
    bool ok = read_string(e, OPERAND_AT(e, c, 1).v, &text);
    out_format(&text, ":%u: ", (unsigned)OPERAND_AT(e, c, 2).v);
    ok = ok && read_string(e, OPERAND_AT(e, c, 3).v, &text);
    out_str(&text, ": assertion `");
    ok = ok && read_string(e, OPERAND_AT(e, c, 0).v, &text);
    out_str(&text, "` failed");
    out_char(&text, 0);
    if (ok) report_error(e, "%s", text.buf);
    out_free(&text);
    return GO_STOP;
}
