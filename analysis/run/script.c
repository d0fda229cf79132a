/* script.c: values and buffers, launches, printing and comparing: the options of nvir-run that do something.
 *
 *   TYPE      i8 i16 i32 i64 u8 u16 u32 u64 f16 f32 f64 ptr
 *   FILL      zero | iota[:START[:STEP]] | rand:SEED[:LOW:HIGH] | {V,V,...} | V | file:PATH | none
 *   V         a number, or (ptr) null, a buffer, buffer+BYTES
 * "tensormap:..." in place of TYPE[N]=FILL is a tensor map, see script_map.c.
 * A file of expectations is what -print writes: lines "NAME TYPE[N]", then the values; behind that head may
 * stand "ulp N" or "abs X", what floating-point values may differ by, or "sorted": the integers may come in
 * any order, the file has them sorted.
 */
#include <errno.h>
#include <math.h>

#include "analysis/run/number.h"
#include "analysis/run/script.h"
#include "analysis/run/tensor_map.h"

static uint64_t on_alloc(void *at, uint64_t bytes, const char *name) { return machine_alloc(at, bytes,
    name); }
static bool on_write(void *at, uint64_t address, const void *from, uint64_t bytes) {
    return machine_write(at, address, from, bytes);
}
static bool on_read(void *at, uint64_t address, void *to, void *undefined, uint64_t bytes) {
    return machine_read(at, address, to, undefined, bytes);
}
static bool on_symbol(void *at, const char *name, uint64_t *address, uint64_t *bytes) {
    return machine_symbol(at, name, address, bytes);
}
static bool on_launch(void *at, const Launch *l) { return machine_launch(at, l); }
const ScriptDevice script_machine = {on_alloc, on_write, on_read, on_symbol, on_launch};

static const ValueType types[] = {
    {"i8", 1, 'i'}, {"i16", 2, 'i'}, {"i32", 4, 'i'}, {"i64", 8, 'i'}, {"u8", 1, 'u'}, {"u16", 2, 'u'},
    {"u32", 4, 'u'}, {"u64", 8, 'u'}, {"f16", 2, 'f'}, {"f32", 4, 'f'}, {"f64", 8, 'f'}, {"ptr", 8, 'p'}
};

const ValueType *value_type(const char *name, size_t len) {
    for (unsigned i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i].name) == len && memcmp(types[i].name, name, len) == 0) return &types[i];
    return NULL;
}

bool script_complain(Script *s, const char *what, const char *text) {
    diag_error(s->diag, SRC_NONE, "%s: '%s'", what, text);
    s->failed = true;
    return false;
}

bool script_number(const char *text, uint64_t most, uint64_t *n) {
    char *end;
    errno = 0;
    *n = strtoull(text, &end, 0);
    return *text >= '0' && *text <= '9' && !*end && !errno && *n <= most;
}

static enum FpType float_type(const ValueType *t) {
    return t->bytes == 2 ? FP_HALF : t->bytes == 4 ? FP_FLOAT : FP_DOUBLE;
}

Buffer *script_buffer(const Script *s, const char *name, size_t len) {
    for (uint32_t i = 0; i < s->buffer.n; i++)
        if (strlen(s->buffer.at[i].name) == len && memcmp(s->buffer.at[i].name, name, len) == 0)
            return &s->buffer.at[i];
    return NULL;
}

/* The contents of a file, NUL-terminated; NULL after an error. */
static char *file_text(Script *s, const char *path) {
    FILE *f = fopen(path, "rb");
    Out text;
    char part[4096];
    size_t n;
    if (!f) { script_complain(s, "cannot read", path); return NULL; }
    out_init(&text, NULL);
    while ((n = fread(part, 1, sizeof part, f)) > 0) out_bytes(&text, part, n);
    fclose(f);
    out_char(&text, 0);
    return text.buf;
}

/* ------------------------------------------------------------------------------------------- values */

/* What stands behind the 0 where a number is given as its bits: 0f3f800000 is 1. */
static char pattern_letter(const ValueType *t) { return t->bytes == 2 ? 'h' : t->bytes == 4 ? 'f' : 'd'; }

/* One value of type t at text; *end is set behind it. */
static bool read_value(Script *s, const ValueType *t, const char *text, const char **end, uint64_t *bits) {
    char *stop;
    if (t->kind == 'p') {
        size_t n = strcspn(text, "+,}");
        Buffer *b = script_buffer(s, text, n);
        if (!b && !(n == 4 && memcmp(text, "null", 4) == 0)) return script_complain(s, "no such buffer",
                text);
        *bits = b ? (b->handle ? b->handle : b->address) : 0;
        *end = text + n;
        if (**end == '+') *bits += strtoull(*end + 1, &stop, 0), *end = stop;
        return true;
    }
    errno = 0;
    if (t->kind == 'f') {
        double d = strtod(text, &stop);
        *bits = t->bytes == 4 ? f32_bits((float)d) : fp_of_double(float_type(t), d);
        if (text[0] == '0' && text[1] == pattern_letter(t)) *bits = strtoull(text + 2, &stop, 16);
    } else {
        *bits = *text == '-' ? (uint64_t)strtoll(text, &stop, 0) : strtoull(text, &stop, 0);
    }
    *end = stop;
    return stop != text || script_complain(s, "not a value", text);
}

static uint64_t split_mix(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

/* kind: z i r */
typedef struct Fill { char kind; double low, high; int64_t ilow, ihigh; uint64_t seed; bool range; } Fill;

static uint64_t fill_value(const ValueType *t, Fill *f, uint64_t i) {
    if (f->kind == 'z') return 0;
    if (t->kind == 'f') {
        double d = f->low + (f->kind == 'i' ? (double)i * f->high
                             : (f->high - f->low) * ((double)(split_mix(&f->seed) >> 11) * 0x1p-53));
        return t->bytes == 4 ? f32_bits((float)d) : fp_of_double(float_type(t), d);
    }
    if (f->kind == 'i') return (uint64_t)f->ilow + i * (uint64_t)f->ihigh;
    uint64_t z = split_mix(&f->seed);
    return f->range ? (uint64_t)f->ilow + z % ((uint64_t)f->ihigh - (uint64_t)f->ilow + 1) : z;
}

/* "iota:1:2", "rand:7:-1:1": the numbers behind the word. */
static bool fill_parse(const char *text, const ValueType *t, Fill *f) {
    const char *p = strchr(text, ':');
    *f = (Fill){.kind = *text, .high = 1, .ihigh = 1};
    if (*text == 'z') return strcmp(text, "zero") == 0;
    if (*text == 'r') {
        char *end;
        if (!p || strncmp(text, "rand", 4) != 0) return false;
        f->seed = strtoull(p + 1, &end, 0);
        p = *end == ':' ? end : NULL;
    } else if (strncmp(text, "iota", 4) != 0) {
        return false;
    }
    if (!p) return true;
    const char *q = strchr(p + 1, ':');
    f->range = q != NULL;
    if (t->kind == 'f') { f->low = strtod(p + 1, NULL); if (q) f->high = strtod(q + 1, NULL); }
    else { f->ilow = strtoll(p + 1, NULL, 0); if (q) f->ihigh = strtoll(q + 1, NULL, 0); }
    return true;
}

static bool fill_file(Script *s, const char *path, uint8_t *to, uint64_t bytes) {
    FILE *f = fopen(path, "rb");
    if (!f) return script_complain(s, "cannot read", path);
    size_t got = fread(to, 1, bytes, f);
    fclose(f);
    return got == bytes || script_complain(s, "the file is too short", path);
}

static bool fill_bytes(Script *s, const ValueType *t, const char *fill, uint8_t *to, uint64_t n) {
    Fill f;
    uint64_t v = 0;
    const char *end = fill;
    if (strncmp(fill, "file:", 5) == 0) return fill_file(s, fill + 5, to, n * t->bytes);
    bool rule = t->kind != 'p' && fill_parse(fill, t, &f);
    if (*fill == '{') {
        for (uint64_t i = 0; i < n && *end != '}'; i++) {
            if (!read_value(s, t, end + 1, &end, &v)) return false;
            memcpy(to + i * t->bytes, &v, t->bytes);
            if (*end != ',' && *end != '}') return script_complain(s, "expected , or }", end);
        }
        return true;
    }
    if (!rule && strcmp(fill, "zero") != 0 && !read_value(s, t, fill, &end, &v)) return false;
    for (uint64_t i = 0; i < n; i++) {
        if (rule) v = fill_value(t, &f, i);
        memcpy(to + i * t->bytes, &v, t->bytes);
    }
    return true;
}

enum { ARRAY_MOST = 1 << 30 };

/* "f32[1024]": type and number of elements; *rest is what stands behind. */
static bool array_type(const char *text, const ValueType **t, uint64_t *n, const char **rest) {
    size_t len = strcspn(text, "[");
    char *end;
    *t = value_type(text, len);
    if (!*t || text[len] != '[') return false;
    if (text[len + 1] < '0' || text[len + 1] > '9') return false;
    *n = strtoull(text + len + 1, &end, 0);
    *rest = end + 1;
    return *end == ']';
}

/* What is wrong with the beginning of "TYPE[N]...", when that is not its form; `form` says how it should be. */
static const char *array_mistake(const char *text, const char *form) {
    const ValueType *t;
    const char *rest;
    uint64_t n;
    if (array_type(text, &t, &n, &rest) && n > ARRAY_MOST) return "more than 2^30 elements";
    return value_type(text, strcspn(text, "[")) ? form : "unknown type";
}

static bool write_filled(Script *s, const ValueType *t, uint64_t n, const char *fill, uint64_t address) {
    if (strcmp(fill, "none") == 0) return true;
    uint8_t *bytes = mem_alloc(n * t->bytes + 1);
    bool ok = fill_bytes(s, t, fill, bytes, n);
    if (ok && n && !s->device->write(s->at, address, bytes, n * t->bytes)) ok =
        script_complain(s, "does not fit",
        fill);
    free(bytes);
    return ok;
}

static Buffer *buffer_new(Script *s, const char *name, size_t len, const char *spec) {
    const char *rest;
    Buffer b = {0};
    TensorMap map;
    uint8_t bytes[TENSOR_MAP_BYTES] = {0};
    if (strncmp(spec, "tensormap:", 10) == 0) {
        if (s->device != &script_machine) {
            script_complain(s, "tensor maps are of the executor alone", spec);
            return NULL;
        }
        if (!script_tensor_map(s, spec + 10, &map)) return NULL;
        memcpy(bytes, &map, sizeof map);
        b.map = true;
        spec = "u64[16]=none";
    }
    if (!array_type(spec, &b.type, &b.n, &rest) || *rest != '=' || b.n > ARRAY_MOST) {
        script_complain(s, array_mistake(spec, "expected TYPE[N]=FILL"), spec);
        return NULL;
    }
    b.name = mem_alloc(len + 1);
    memcpy(b.name, name, len);
    b.address = s->device->alloc(s->at, b.n * b.type->bytes, b.name);
    vec_push(&s->buffer, b);
    bool ok = b.map ? s->device->write(s->at, b.address, bytes, sizeof bytes)
        : write_filled(s, b.type, b.n, rest + 1, b.address);
    return ok ? &s->buffer.at[s->buffer.n - 1] : NULL;
}

static bool option_buffer(Script *s, const char *value) {
    size_t n = strcspn(value, "=");
    if (value[n] != '=' || script_buffer(s, value, n))
        return script_complain(s, "expected NEWNAME=TYPE[N]=FILL", value);
    return buffer_new(s, value, n, value + n + 1) != NULL;
}

/* The words behind a texture's size. */
static bool texture_word(RunTexture *t, const char *word, size_t n) {
    static const struct { const char *word; uint8_t mode; } row[] = {
        {"clamp", TEXTURE_CLAMP}, {"border", TEXTURE_BORDER}, {"wrap", TEXTURE_WRAP}, {"mirror",
            TEXTURE_MIRROR}
    };
    if (n == 6 && memcmp(word, "linear", n) == 0) return t->linear = true;
    if (n == 10 && memcmp(word, "normalized", n) == 0) return t->normalized = true;
    if (n == 4 && memcmp(word, "unit", n) == 0) return t->unit = true;
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (strlen(row[i].word) == n && memcmp(row[i].word, word, n) == 0) { t->mode = row[i].mode;
            return true; }
    return false;
}

/* "f32x4[16,8]:linear:wrap=FILL": *fill is what stands behind '='. */
static bool texture_spec(const char *text, RunTexture *t, const ValueType **type, const char **fill) {
    size_t n = strcspn(text, "x[");
    char *end = (char *)text + n;
    *type = value_type(text, n);
    *t = (RunTexture){.size = {1, 1, 1}, .channels = 1, .surface = t->surface};
    if (!*type || (*type)->kind == 'p') return false;
    t->bytes = (*type)->bytes, t->kind = (*type)->kind;
    if (*end == 'x') t->channels = (uint8_t)strtoul(end + 1, &end, 10);
    for (unsigned i = 0; i < 3 && (*end == '[' || *end == ','); i++) t->size[i] = (uint32_t)strtoul(end + 1,
        &end, 10);
    if (*end++ != ']' || t->channels == 0 || t->channels > 4) return false;
    for (unsigned i = 0; i < 3; i++)
        if (t->size[i] == 0 || t->size[i] > 65536) return false;
    while (*end == ':') {
        n = strcspn(++end, ":=");
        if (!texture_word(t, end, n)) return false;
        end += n;
    }
    *fill = end + 1;
    return *end == '=';
}

/* A module's variable of that name receives the handle, too. */
static bool texture_new(Script *s, const char *value, bool surface) {
    size_t n = strcspn(value, "=");
    RunTexture t = {.surface = surface};
    Buffer b = {0};
    const char *fill;
    uint64_t address, bytes;
    if (s->device != &script_machine) return script_complain(s, "textures are of the executor alone", value);
    if (value[n] != '=' || script_buffer(s, value, n) || !texture_spec(value + n + 1, &t, &b.type, &fill))
        return script_complain(s, "expected NEWNAME=TYPE[xCHANNELS][W,H,D][:linear...]=FILL", value);
    b.n = (uint64_t)t.size[0] * t.size[1] * t.size[2] * t.channels;
    if (b.n > UINT64_C(1) << 30) return script_complain(s, "too large", value);
    b.name = mem_alloc(n + 1);
    memcpy(b.name, value, n);
    t.address = b.address = machine_alloc(s->k, b.n * t.bytes, b.name);
    b.handle = machine_texture(s->k, &t);
    vec_push(&s->buffer, b);
    if (machine_symbol(s->k, b.name, &address, &bytes) && bytes == 8)
        machine_write(s->k, address, &b.handle, 8);
    return write_filled(s, b.type, b.n, fill, b.address);
}

static bool option_texture(Script *s, const char *value) { return texture_new(s, value, false); }
static bool option_surface(Script *s, const char *value) { return texture_new(s, value, true); }

/* -global NAME=TYPE[N]=FILL: what cudaMemcpyToSymbol does. */
static bool option_global(Script *s, const char *value) {
    size_t n = strcspn(value, "=");
    char name[512];
    const ValueType *t;
    const char *rest;
    uint64_t count, address, bytes;
    snprintf(name, sizeof name, "%.*s", (int)n, value);
    if (value[n] != '=') return script_complain(s, "expected NAME=TYPE[N]=FILL", value);
    if (!array_type(value + n + 1, &t, &count, &rest) || *rest != '=' || count > ARRAY_MOST)
        return script_complain(s, array_mistake(value + n + 1, "expected NAME=TYPE[N]=FILL"), value);
    if (!s->device->symbol(s->at, name, &address, &bytes)) return script_complain(s, "no such variable",
            name);
    return write_filled(s, t, count, rest + 1, address);
}

/* ------------------------------------------------------------------------------------------- launches */

static SymId kernel_find(Script *s, const char *name) {
    StrId id = str_find(s->m, name, strlen(name));
    SymId found = id ? sym_find(s->m, id) : 0;
    char mangled[512];
    if (found) return found;
    /* a C++ name without its arguments */
    int n = snprintf(mangled, sizeof mangled, "_Z%zu%s", strlen(name), name);
    each_sym(s->m, f)
        if (s->m->sym.at[f].kind == SYM_FUNC && s->m->sym.at[f].defined &&
            strncmp(str_get(s->m, s->m->sym.at[f].name), mangled, (size_t)n) == 0)
            found = f;
    return found;
}

bool script_flush(Script *s) {
    uint64_t offset, bytes;
    TypeId type;
    char *name = s->kernel;
    if (!name) return true;
    s->kernel = NULL;
    uint32_t want = type_at(s->m, s->m->sym.at[s->launch.kernel].type)->nelem - 1;
    bool ok = s->nparam == want || script_complain(s,
                                                   s->nparam < want ? "too few arguments" :
                                                       "too many arguments",
                                            name);
    if (want && machine_param(s->k, s->launch.kernel, want - 1, &offset, &bytes, &type))
        vec_reserve(&s->param, (uint32_t)(offset + bytes));
    s->launch.params = s->param.at;
    ok = ok && s->device->launch(s->at, &s->launch);
    if (!ok) s->failed = true;
    free(name);
    return ok;
}

static bool kernel_runs(const Script *s, SymId kernel) {
    const Sym *y = &s->m->sym.at[kernel];
    return y->kind == SYM_FUNC && y->defined;
}

static bool option_kernel(Script *s, const char *value) {
    s->launch.kernel = kernel_find(s, value);
    if (!s->launch.kernel || !kernel_runs(s, s->launch.kernel)) return script_complain(s, "no such kernel",
            value);
    s->kernel = mem_copy(value, strlen(value) + 1);
    s->nparam = 0;
    s->param.n = 0;
    return true;
}

static bool dimensions(Script *s, const char *value, uint32_t d[3]) {
    char *end;
    d[0] = d[1] = d[2] = 1;
    for (int i = 0; i < 3; i++) {
        unsigned long n = strtoul(value, &end, 10);
        if (*value < '0' || *value > '9' || (*end && *end != ',')) break;
        if (!n || n > INT32_MAX) return script_complain(s, "a dimension is a number from 1 to 2147483647", value);
        d[i] = (uint32_t)n;
        if (*end == 0) return true;
        value = end + 1;
    }
    return script_complain(s, "expected X, X,Y or X,Y,Z", value);
}

/* A list of scalars as a struct lays them out: "{f32:1,i32:2,x}". Returns its size; 0 after an error. */
static uint64_t struct_value(Script *s, const char *text, uint8_t *to, uint64_t room) {
    uint64_t at = 0, v;
    const char *end = text;
    do {
        const char *item = end + 1;
        size_t n = strcspn(item, ":,}");
        const ValueType *t = item[n] == ':' ? value_type(item, n) : value_type("ptr", 3);
        if (!t) { script_complain(s, "expected TYPE:VALUE", item); return 0; }
        if (!read_value(s, t, item[n] == ':' ? item + n + 1 : item, &end, &v)) return 0;
        at = (at + t->bytes - 1) / t->bytes * t->bytes;
        if (at + t->bytes > room) { script_complain(s, "more than the parameter holds", item); return 0; }
        memcpy(to + at, &v, t->bytes);
        at += t->bytes;
    } while (*end == ',');
    return at;
}

static bool pointer_argument(Script *s, const Buffer *b, uint8_t *to, uint64_t bytes, const char *value) {
    if (bytes != 8) return script_complain(s, "the parameter is no pointer", value);
    memcpy(to, &b->address, 8);
    return true;
}

static bool option_arg(Script *s, const char *value) {
    uint64_t offset, bytes, v;
    TypeId type;
    if (!s->kernel) return script_complain(s, "-arg before -kernel", value);
    if (!machine_param(s->k, s->launch.kernel, s->nparam, &offset, &bytes, &type))
        return script_complain(s, "too many arguments", value);
    uint32_t more = (uint32_t)(offset + bytes) + 8 - s->param.n;
    vec_reserve(&s->param, more);
    memset(s->param.at + s->param.n, 0, more);
    s->param.n = (uint32_t)(offset + bytes);
    uint8_t *to = s->param.at + offset;
    char number[16];
    size_t n = strcspn(value, ":[");
    const ValueType *t = value_type(value, n);
    const char *end;
    snprintf(number, sizeof number, "%u", s->nparam++);
    if (*value == '{') return struct_value(s, value, to, bytes) != 0;
    bool map = strncmp(value, "tensormap:", 10) == 0;
    Buffer *b = map ? NULL : script_buffer(s, value, strlen(value));
    if (map || (t && value[n] == '[')) {
        b = script_buffer(s, number, strlen(number));
        /* of an earlier launch: no longer to be named */
        if (b) b->name[0] = '-';
        b = buffer_new(s, number, strlen(number), value);
        if (!b) return false;
        if (!b->map || bytes == 8) return pointer_argument(s, b, to, bytes, value);
    }
    if (b && b->map && bytes == TENSOR_MAP_BYTES) {
        uint8_t undefined[TENSOR_MAP_BYTES];
        return s->device->read(s->at, b->address, to, undefined, bytes) ||
               script_complain(s, "this tensor map cannot be read", value);
    }
    if (!b && !t && value[n]) return script_complain(s, "no such buffer or type", value);
    if (!t || value[n] != ':') t = value_type("ptr", 3);
    if (!read_value(s, t, value[n] == ':' && t->kind != 'p' ? value + n + 1 : value, &end, &v)) return false;
    if (*end || t->bytes != bytes) return script_complain(s, "the parameter is of another size", value);
    memcpy(to, &v, bytes);
    return true;
}

/* ------------------------------------------------------------------------------------------- results */

/* A buffer, or a variable of the module as "NAME:TYPE[N]". */
static bool area_find(Script *s, const char *what, Buffer *b) {
    size_t n = strcspn(what, ":");
    Buffer *found = script_buffer(s, what, n);
    const char *rest;
    uint64_t bytes;
    char name[512];
    if (found) *b = *found;
    if (what[n] != ':') return found != NULL || script_complain(s, "no such buffer", what);
    snprintf(name, sizeof name, "%.*s", (int)n, what);
    b->name = NULL;
    if (!array_type(what + n + 1, &b->type, &b->n, &rest)) return script_complain(s, "expected NAME:TYPE[N]",
            what);
    return found || s->device->symbol(s->at, name, &b->address, &bytes) ||
        script_complain(s, "no such variable", name);
}

/* The values of an area, one to a word, sign-extended where they are signed, and which of them have undefined
 * bits; free the first. NULL after an error. */
static uint64_t *area_values(Script *s, const Buffer *b, uint8_t **undefined) {
    uint64_t size = b->type->bytes, bytes = b->n * size;
    uint8_t *raw = mem_alloc(2 * bytes + 1);
    uint64_t *v = mem_alloc(b->n * (sizeof *v + 1) + 1);
    *undefined = (uint8_t *)(v + b->n);
    if (!s->device->read(s->at, b->address, raw, raw + bytes, bytes)) {
        script_complain(s, "outside of its object", b->name ? b->name : "");
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

static void print_value(FILE *out, const ValueType *t, uint64_t v) {
    if (t->kind == 'f') fprintf(out, t->bytes == 8 ? "%.17g" : t->bytes == 4 ? "%.9g" : "%.5g",
                                fp_double(float_type(t), v));
    else if (t->kind == 'i') fprintf(out, "%lld", (long long)(int64_t)sign_extend(v, t->bytes * 8u));
    else fprintf(out, t->kind == 'p' ? "0x%llx" : "%llu", (unsigned long long)v);
}

static bool option_print(Script *s, const char *value) {
    Buffer b;
    if (!area_find(s, value, &b)) return false;
    uint8_t *undefined;
    uint64_t *v = area_values(s, &b, &undefined);
    if (!v) return false;
    fprintf(s->out, "%.*s %s[%llu]\n", (int)strcspn(value, ":"), value, b.type->name,
            (unsigned long long)b.n);
    for (uint64_t i = 0; i < b.n; i++) {
        if (undefined[i]) fputc('?', s->out);
        else print_value(s->out, b.type, v[i]);
        fputc(i % 8 == 7 || i + 1 == b.n ? '\n' : ' ', s->out);
    }
    free(v);
    return true;
}

/* A pointer as the buffer it points into, so that it says the same wherever that lies. */
static void dump_value(const Script *s, FILE *f, const ValueType *t, uint64_t v) {
    for (uint32_t i = 0; t->kind == 'p' && i < s->buffer.n; i++) {
        const Buffer *b = &s->buffer.at[i];
        if (v < b->address || v - b->address > b->n * b->type->bytes) continue;
        fprintf(f, "%s+%llu", b->name, (unsigned long long)(v - b->address));
        return;
    }
    if (t->kind == 'f') fprintf(f, "0%c%0*llx", pattern_letter(t), 2 * t->bytes, (unsigned long long)v);
    else print_value(f, t, v);
}

/* -dump FILE: every buffer, bit for bit, as -expect reads it. */
static bool option_dump(Script *s, const char *value) {
    FILE *f = fopen(value, "w");
    if (!f) return script_complain(s, "cannot write", value);
    for (uint32_t i = 0; i < s->buffer.n && !s->failed; i++) {
        const Buffer *b = &s->buffer.at[i];
        uint8_t *undefined;
        /* an argument of an earlier launch, which nobody can name, or what holds an address */
        if (b->name[0] == '-' || b->map) continue;
        uint64_t *v = area_values(s, b, &undefined);
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

/* Places on the line of all values of the type, so that neighbours differ by 1. */
static double ulp_place(enum FpType t, uint64_t v) {
    uint64_t top = UINT64_C(1) << (fp_width(t) - 1);
    return v & top ? -(double)(v & (top - 1)) : (double)v;
}

static bool close_enough(const ValueType *t, uint64_t got, uint64_t want, double ulp, double absolute) {
    if (got == want) return true;
    if (t->kind != 'f') return false;
    enum FpType f = float_type(t);
    if (fp_is_nan(f, got) || fp_is_nan(f, want)) return fp_is_nan(f, got) && fp_is_nan(f, want);
    double x = fp_double(f, got), y = fp_double(f, want);
    return (absolute > 0 && fabs(x - y) <= absolute) ||
        (ulp > 0 && fabs(ulp_place(f, got) - ulp_place(f, want)) <= ulp);
}

static void report_difference(Script *s, const char *name, const Buffer *b, uint64_t i, bool undefined,
                              uint64_t got,
                              uint64_t want) {
    fprintf(s->out, "%s[%llu] is ", name, (unsigned long long)i);
    if (undefined) fprintf(s->out, "uninitialised");
    else print_value(s->out, b->type, got);
    fprintf(s->out, ", expected ");
    print_value(s->out, b->type, want);
    fprintf(s->out, "\n");
}

typedef struct Tolerance { double ulp, absolute; bool sorted; } Tolerance;

static int integer_order(const void *a, const void *b) {
    int64_t x, y;
    memcpy(&x, a, 8), memcpy(&y, b, 8);
    return x < y ? -1 : x > y;
}

static Tolerance read_tolerance(const char **text) {
    char word[16] = "";
    double amount = 0;
    int used = 0;
    Tolerance t = {0};
    const char *p = *text + strspn(*text, " ");
    if (strncmp(p, "sorted", 6) == 0) { *text = p + 6; t.sorted = true; }
    else if (sscanf(p, "%15[a-z] %lf%n", word, &amount, &used) == 2) *text = p + used;
    if (strcmp(word, "ulp") == 0) t.ulp = amount;
    if (strcmp(word, "abs") == 0) t.absolute = amount;
    return t;
}

/* One section of a file of expectations; *text is moved behind it. */
static bool expect_section(Script *s, const char **text) {
    char name[256], spec[128], what[400];
    int used = 0;
    Buffer b;
    if (sscanf(*text, " %255s %127s%n", name, spec, &used) != 2)
        return script_complain(s, "expected NAME TYPE[N]", *text);
    *text += used;
    Tolerance t = read_tolerance(text);
    snprintf(what, sizeof what, "%s:%s", name, spec);
    uint8_t *undefined = NULL;
    uint64_t *got = area_find(s, what, &b) ? area_values(s, &b, &undefined) : NULL, wrong = 0;
    bool ok = got != NULL;
    if (ok && t.sorted) qsort(got, b.n, sizeof *got, integer_order);
    for (uint64_t i = 0; ok && i < b.n; i++) {
        uint64_t want = 0, mask = ~UINT64_C(0) >> (64 - 8 * b.type->bytes);
        *text += strspn(*text, " \n\t\r");
        if (**text == '?') { ++*text; continue; }
        ok = read_value(s, b.type, *text, text, &want);
        bool same = !undefined[i] && close_enough(b.type, got[i] & mask, want & mask, t.ulp, t.absolute);
        if (ok && !same && wrong++ < 4)
            report_difference(s, name, &b, i, undefined[i], got[i] & mask, want & mask);
    }
    free(got);
    if (wrong)
        fprintf(s->out, "%s: %llu of %llu values differ\n", name, (unsigned long long)wrong,
                (unsigned long long)b.n);
    return ok && wrong == 0;
}

static bool option_expect(Script *s, const char *value) {
    char *text = file_text(s, value);
    const char *p = text;
    bool ok = text != NULL;
    while (p && !s->failed) {
        while (*p && strchr(" \n\t\r", *p)) p++;
        if (!*p) break;
        ok &= expect_section(s, &p);
    }
    free(text);
    if (!ok) s->failed = true;
    return ok;
}

/* ------------------------------------------------------------------------------------------- options */

static bool option_grid(Script *s, const char *value) { return dimensions(s, value, s->launch.grid); }
static bool option_block(Script *s, const char *value) { return dimensions(s, value, s->launch.block); }
static bool option_cluster(Script *s, const char *value) { return dimensions(s, value, s->launch.cluster); }
static bool option_shared(Script *s, const char *value) {
    return script_number(value, UINT32_MAX, &s->launch.shared) || script_complain(s, "expected a number", value);
}

bool script_option(Script *s, const char *name, const char *value) {
    static const struct { const char *name; bool ends; bool (*set)(Script *s, const char *value); } row[] = {
        {"kernel", true, option_kernel}, {"grid", false, option_grid}, {"block", false, option_block},
        {"cluster", false, option_cluster}, {"shared", false, option_shared},
        {"buffer", false, option_buffer}, {"texture", false, option_texture},
        {"surface", false, option_surface}, {"global", false, option_global}, {"arg", false, option_arg},
        {"print", true, option_print}, {"expect", true, option_expect}, {"dump", true, option_dump},
        {"launch", true, script_file}
    };
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (strcmp(row[i].name, name) != 0) continue;
        if (row[i].ends && !script_flush(s)) return true;
        row[i].set(s, value);
        return true;
    }
    return false;
}

/* Words, separated by white space; '#' starts a comment. */
bool script_file(Script *s, const char *path) {
    Out word[2];
    bool value = false;
    if (s->files == 16) return script_complain(s, "files that name each other, more than 16 deep", path);
    char *text = file_text(s, path);
    if (!text) return false;
    s->files++;
    out_init(&word[0], NULL), out_init(&word[1], NULL);
    for (const char *p = text; *p && !s->failed;) {
        if (strchr(" \t\r\n", *p)) { p++; continue; }
        if (*p == '#') { while (*p && *p != '\n') p++; continue; }
        size_t n = strcspn(p, " \t\r\n");
        word[value].n = 0;
        out_bytes(&word[value], p, n);
        out_char(&word[value], 0);
        p += n;
        if (!value && word[0].buf[0] != '-') script_complain(s, "expected an option", word[0].buf);
        if (value && !script_option(s, word[0].buf + 1, word[1].buf))
            script_complain(s, "unknown option", word[0].buf);
        value = !value;
    }
    if (value && !s->failed) script_complain(s, "this option needs a value", word[0].buf);
    if (!s->failed) script_flush(s);
    out_free(&word[0]), out_free(&word[1]);
    free(text);
    s->files--;
    return !s->failed;
}

void script_free(Script *s) {
    for (uint32_t i = 0; i < s->buffer.n; i++) free(s->buffer.at[i].name);
    vec_free(&s->buffer);
    vec_free(&s->param);
    free(s->kernel);
}
