/* script_map.c: reads a tensor map from a text with the arguments of cuTensorMapEncodeTiled and
 * cuTensorMapEncodeIm2col. Defaults are in parentheses.
 *
 *   BUFFER[+BYTES]:TYPE[N,N,...][:WORD=VALUE]...       dimension 0, the contiguous one, first
 *     box=N,N,...        elements of a tile (1 each)
 *     stride=N,N,...     bytes between elements of dimension 1, 2, ... (as if dense)
 *     step=N,N,...       traversal strides (1)
 *     swizzle=32 64 128 96 128-atom32 128-atom32-flip8 128-atom64
 *     fill=nan           the value outside of the tensor (zero)
 *     im2col=CHANNELS,PIXELS   with lower=N,... and upper=N,..., the corners of the bounding box (0)
 *     wide=w w128              im2col along W only: lower and upper are one number each
 */
#include "analysis/run/script/script.h"
#include "analysis/run/ops/tensor_map.h"

/* Reads at most n numbers that commas separate, "3,4,-1", into to[], and moves *text past them. Returns their count; 0
 * if a number is malformed or there are more than n. */
static unsigned numbers(const char **text, int64_t *to, unsigned n) {
    unsigned i = 0;
    char *end;
    do {
        if (i == n) return 0;
        to[i++] = strtoll(*text, &end, 0);
        if (end == *text) return 0;
        *text = end + (*end == ',');
    } while (*end == ',');
    return i;
}

/* Sets the swizzle mode of the map that the word of n characters names. Returns false if there is no such mode. */
static bool swizzle_word(const char *word, size_t n, TensorMap *m) {
    /* clang-format off */
    static const struct { const char *word; uint8_t swizzle, atom; } row[] = {
        {"32", SWIZZLE_32, 0}, {"64", SWIZZLE_64, 0}, {"128", SWIZZLE_128, 0}, {"96", SWIZZLE_96, 0},
        {"128-atom32", SWIZZLE_128, ATOM_32}, {"128-atom32-flip8", SWIZZLE_128, ATOM_32_FLIP_8},
        {"128-atom64", SWIZZLE_128, ATOM_64}
    };
    /* clang-format on */
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (strlen(row[i].word) == n && memcmp(row[i].word, word, n) == 0) {
            m->swizzle = row[i].swizzle, m->atom = row[i].atom;
            return true;
        }
    return false;
}

/* Sets the field of a tensor map that the word of `len` characters at `name` names to the n numbers v. Returns false if
 * no such field takes a list of numbers, or if their count or a value is out of range. */
static bool list_word(const char *name, size_t len, const int64_t *v, unsigned n, TensorMap *m) {
    /* clang-format off */
    static const struct { const char *name; uint8_t least, most; int64_t low, high; } word[] = {
        {"box", 1, 5, 1, 256}, {"stride", 1, 4, 0, INT64_C(1) << 40}, {"step", 1, 5, 1, 8},
        {"lower", 1, 3, INT16_MIN, INT16_MAX}, {"upper", 1, 3, INT16_MIN, INT16_MAX},
        {"im2col", 2, 2, 0, 1024}
    };
    /* clang-format on */
    unsigned w = 0;
    while (w < 6 && (strlen(word[w].name) != len || memcmp(word[w].name, name, len) != 0)) w++;
    if (w == 6 || n < word[w].least || n > word[w].most) return false;
    for (unsigned i = 0; i < n; i++)
        if (v[i] < word[w].low || v[i] > word[w].high) return false;
    for (unsigned i = 0; i < n && w < 5; i++) {
        if (w == 0) m->box[i] = (uint16_t)v[i];
        if (w == 1) m->stride[i] = (uint64_t)v[i];
        if (w == 2) m->step[i] = (uint8_t)v[i];
        if (w == 3) m->lower[i] = (int16_t)v[i];
        if (w == 4) m->upper[i] = (int16_t)v[i];
    }
    if (w == 5 && !m->im2col) m->im2col = IM2COL_BOX;
    if (w == 5) m->channels = (uint16_t)v[0], m->pixels = (uint16_t)v[1];
    return true;
}

/* Reads ":box=8,8:swizzle=64..." up to the end of the text into the fields of *m, which has the defaults already.
 * Returns the position of a mistake, or NULL if there is none. */
static const char *map_words(const char *p, TensorMap *m) {
    while (*p == ':') {
        const char *name = ++p;
        size_t len = strcspn(p, "=:");
        int64_t v[5];
        if (p[len] != '=') return name;
        p += len + 1;
        size_t n = strcspn(p, ":");
        if (len == 7 && memcmp(name, "swizzle", 7) == 0) {
            if (!swizzle_word(p, n, m)) return p;
            p += n;
        } else if (len == 4 && memcmp(name, "wide", 4) == 0) {
            m->im2col = n == 4 ? IM2COL_W_128 : IM2COL_W;
            if ((n != 1 || *p != 'w') && (n != 4 || memcmp(p, "w128", 4) != 0)) return p;
            p += n;
        } else if (len == 4 && memcmp(name, "fill", 4) == 0) {
            m->fill = n == 3 && memcmp(p, "nan", 3) == 0;
            if (!m->fill && !(n == 4 && memcmp(p, "zero", 4) == 0)) return p;
            p += n;
        } else {
            unsigned count = numbers(&p, v, 5);
            if (count == 0 || !list_word(name, len, v, count, m)) return name;
        }
    }
    return *p ? p : NULL;
}

bool script_tensor_map(Script *s, const char *text, TensorMap *m) {
    static const char *const form = "expected BUFFER:TYPE[N,N,...]:WORD=VALUE...";
    size_t n = strcspn(text, "+:");
    const Buffer *b = script_buffer(s, text, n);
    const char *p = text + n;
    char *end;
    int64_t dim[5];
    tensor_map_init(m);
    if (!b) return script_no_buffer(s, "no such buffer", text);
    m->address = b->address;
    if (*p == '+') m->address += strtoull(p + 1, &end, 0), p = end;
    size_t len = *p == ':' ? strcspn(p + 1, "[:") : 0;
    if (*p != ':' || p[1 + len] != '[') return script_complain(s, form, text);
    if (!tensor_type_find(p + 1, len, &m->type)) return script_complain(s, "not an element type of tensors", p + 1);
    const char *sizes = p += len + 2;
    m->rank = (uint8_t)numbers(&p, dim, 5);
    if (m->rank == 0 || *p++ != ']') return script_complain(s, "expected 1 to 5 sizes", sizes);
    uint64_t stride = tensor_type[m->type].global;
    for (unsigned i = 0; i < m->rank; i++) {
        if (dim[i] < 1 || dim[i] > UINT32_MAX) return script_complain(s, "a size is 1 to 2^32 - 1", sizes);
        m->dim[i] = (uint32_t)dim[i];
        stride = i ? stride * (uint64_t)dim[i] : stride * (uint64_t)dim[i] / tensor_type[m->type].unit;
        if (i < 4) m->stride[i] = stride;
    }
    const char *wrong = map_words(p, m);
    if (wrong) return script_complain(s, "unknown word, or a value out of range", wrong);
    return !tensor_map_error(m) || script_complain(s, tensor_map_error(m), text);
}
