/* script_buffer.c: makes and fills the buffers, textures and surfaces of a script, and sets variables of the
 * module. "tensormap:..." in place of TYPE[N]=FILL makes a tensor map; see script_map.c. */
#include "analysis/run/script/script.h"
#include "analysis/run/ops/tensor_map.h"
#include "ir/chars.h"
#include "ir/suggestion.h"
#include "parse/parse.h"

/* The functions of script_machine. */
static uint64_t on_alloc(void *at, uint64_t bytes, const char *name, bool written) {
    return written ? machine_alloc_zero(at, bytes, name) : machine_alloc(at, bytes, name);
}
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

/* Reads "TYPE[N]=FILL", and sets *fill to the text after '='. Returns false after an error message, which is `form` if
 * the syntax is wrong. */
static bool array_spec(Script *s, const char *text, const char *form, const ValueType **t, uint64_t *n,
                       const char **fill) {
    const char *rest;
    bool array = array_type(text, t, n, &rest);
    if (!value_type(text, strcspn(text, "["))) return value_type_unknown(s, text, strcspn(text, "["));
    if (array && !array_fits(*t, *n)) return script_complain(s, "more than 2^30 bytes", strchr(text, '[') + 1);
    if (!array || *rest != '=') return script_complain(s, form, text);
    *fill = rest + 1;
    return true;
}

/* Reports whether the rule `fill` leaves the memory undefined. */
static bool fill_is_none(const char *fill) { return strcmp(fill, "none") == 0; }

/* Writes n values of type t to the device at `address` by the rule `fill`; "none" leaves the memory undefined. Returns
 * false after an error message. */
static bool write_filled(Script *s, const ValueType *t, uint64_t n, const char *fill, uint64_t address) {
    return fill_is_none(fill) || value_fill(s, t, fill, address, n);
}

/* Adds a copy of b to the buffers under the name of `len` characters, and allocates its memory unless b.address is set.
 * written: as in ScriptDevice. The pointer is valid until the next buffer is added. */
static Buffer *buffer_add(Script *s, const char *name, size_t len, Buffer b, bool written) {
    b.name = mem_alloc(len + 1);
    memcpy(b.name, name, len);
    if (!b.address) b.address = s->device->alloc(s->at, b.n * b.type->bytes, b.name, written);
    vec_push(&s->buffer, b);
    return &s->buffer.at[s->buffer.n - 1];
}

/* Makes a buffer that holds the tensor map that `words` describe (script_map.c). Returns NULL after an error
 * message. */
static Buffer *buffer_map(Script *s, const char *name, size_t len, const char *words) {
    TensorMap map;
    uint8_t bytes[TENSOR_MAP_BYTES] = {0};
    if (s->device != &script_machine) {
        script_complain(s, "only the executor supports tensor maps", words);
        return NULL;
    }
    if (!script_tensor_map(s, words, &map)) return NULL;
    memcpy(bytes, &map, sizeof map);
    Buffer words64 = {.type = value_type("u64", 3), .n = sizeof bytes / 8, .map = true};
    Buffer *b = buffer_add(s, name, len, words64, true);
    return s->device->write(s->at, b->address, bytes, sizeof bytes) ? b : NULL;
}

Buffer *buffer_new(Script *s, const char *name, size_t len, const char *spec) {
    const char *fill;
    Buffer b = {0};
    if (strncmp(spec, "tensormap:", 10) == 0) return buffer_map(s, name, len, spec + 10);
    if (!array_spec(s, spec, "expected TYPE[N]=FILL", &b.type, &b.n, &fill)) return NULL;
    Buffer *at = buffer_add(s, name, len, b, !fill_is_none(fill));
    return write_filled(s, b.type, b.n, fill, at->address) ? at : NULL;
}

/* Returns the length of the name in "NAME=...", which no buffer may have; 0 after an error message, which is `form` if
 * the syntax is wrong. */
static size_t name_new(Script *s, const char *value, const char *form) {
    size_t n = strcspn(value, "=");
    if (value[n] != '=' || n == 0) script_complain(s, form, value);
    else if (!script_buffer(s, value, n)) return n;
    else script_complain(s, "a buffer of this name already exists", value);
    return 0;
}

bool option_buffer(Script *s, const char *value) {
    size_t n = name_new(s, value, "expected NAME=TYPE[N]=FILL");
    return n && buffer_new(s, value, n, value + n + 1) != NULL;
}

/* Makes a buffer of the type and size of the array of numpy in a file, but does not fill it. Returns NULL after an
 * error message. */
static Buffer *buffer_array(Script *s, const char *name, size_t len, const char *path) {
    static const char *const raw = "a file of raw bytes does not say its type; -buffer NAME=TYPE[N]=file:PATH does";
    Source file;
    NpyArray a;
    Buffer b = {0};
    if (!script_read(s, path, &file)) return NULL;
    bool known = npy_is(&file) ? npy_read(s, &file, path, &a) : script_complain(s, raw, path);
    if (known) b.type = value_type(a.type, strlen(a.type)), b.n = a.n;
    source_free(&file);
    if (!known) return NULL;
    if (array_fits(b.type, b.n)) return buffer_add(s, name, len, b, true); /* option_init fills it */
    script_complain(s, "more than 2^30 bytes", path);
    return NULL;
}

/* Executes -init NAME=FILE, which fills a buffer from a file; an array of numpy also makes the buffer. */
bool option_init(Script *s, const char *value) {
    size_t n = strcspn(value, "=");
    if (value[n] != '=' || n == 0) return script_complain(s, "expected NAME=FILE", value);
    const char *path = value + n + 1;
    const Buffer *b = script_buffer(s, value, n);
    if (!b) b = buffer_array(s, value, n, path);
    return b && value_fill_file(s, b->type, path, b->address, b->n);
}

/* Reports the error that the module has no variable of the name in "NAME=...", and suggests one. Returns false. */
static bool no_variable(Script *s, const char *value) {
    Suggestion near = suggestion_begin(value, "=");
    each_sym(s->m, v)
        if (s->m->sym.at[v].kind == SYM_VAR) suggestion_try(&near, sym_text(s->m, v));
    script_complain(s, "no such variable", value);
    if (near.best) script_hint(s, "did you mean '%s'?", near.best);
    return false;
}

/* Executes -global NAME=TYPE[N]=FILL, which sets a variable as cudaMemcpyToSymbol does. */
bool option_global(Script *s, const char *value) {
    static const char *const form = "expected NAME=TYPE[N]=FILL";
    size_t n = strcspn(value, "=");
    const ValueType *t;
    const char *fill;
    uint64_t count, address, bytes;
    if (value[n] != '=') return script_complain(s, form, value);
    if (!array_spec(s, value + n + 1, form, &t, &count, &fill)) return false;
    char *name = mem_alloc(n + 1);
    memcpy(name, value, n);
    bool found = s->device->symbol(s->at, name, &address, &bytes);
    free(name);
    if (!found) return no_variable(s, value);
    if (count * t->bytes > bytes) return script_complain(s, "the variable is smaller than this", value + n + 1);
    return write_filled(s, t, count, fill, address);
}

/* -------------------------------------------------------------------------------- textures and surfaces */

/* Sets the property of a texture that a word of n characters names, such as "linear" or "wrap". Returns false for an
 * unknown word. */
static bool texture_word(RunTexture *t, const char *word, size_t n) {
    static const struct {
        const char *word;
        uint8_t mode;
    } row[] = {
        {"clamp", TEXTURE_CLAMP}, {"border", TEXTURE_BORDER}, {"wrap", TEXTURE_WRAP}, {"mirror", TEXTURE_MIRROR}};
    if (n == 6 && memcmp(word, "linear", n) == 0) return t->linear = true;
    if (n == 10 && memcmp(word, "normalized", n) == 0) return t->normalized = true;
    if (n == 4 && memcmp(word, "unit", n) == 0) return t->unit = true;
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++)
        if (strlen(row[i].word) == n && memcmp(row[i].word, word, n) == 0) {
            t->mode = row[i].mode;
            return true;
        }
    return false;
}

/* Reads a number at p and sets *end to its end, or to p if there is none. Returns 0 if there is none, or it is not from
 * 1 to `most`. */
static uint32_t count_read(const char *p, uint32_t most, const char **end) {
    char *stop = (char *)p;
    unsigned long v = char_is_digit(*p) ? strtoul(p, &stop, 10) : 0;
    *end = stop;
    return v <= most ? (uint32_t)v : 0;
}

/* Reads "f32x4[16,8]:linear:wrap=FILL" into *t, except the address; *t must have none of the properties yet. Sets *type
 * to the type of one channel and *fill to the text after '='. Returns false after an error message. */
static bool texture_spec(Script *s, const char *text, RunTexture *t, const ValueType **type, const char **fill) {
    static const char *const words = "expected linear, normalized, unit, clamp, border, wrap or mirror";
    size_t n = strcspn(text, "x[");
    const char *end = text + n;
    *type = value_type(text, n);
    if (!*type || (*type)->kind == 'p' || strcmp((*type)->name, "bf16") == 0)
        return script_complain(s, "not an element type of textures", text);
    t->bytes = (*type)->bytes, t->kind = (*type)->kind, t->channels = 1;
    if (*end == 'x') t->channels = (uint8_t)count_read(end + 1, 4, &end);
    if (!t->channels) return script_complain(s, "a texture has 1 to 4 channels", end);
    for (unsigned i = 0; i < 3; i++) {
        bool given = *end == (i ? ',' : '[');
        t->size[i] = given ? count_read(end + 1, 65536, &end) : 1;
        if (!t->size[i]) return script_complain(s, "expected a size, 1 to 65536", end);
    }
    if (*end != ']') return script_complain(s, "expected [W], [W,H] or [W,H,D]", end);
    for (end++; *end == ':'; end += n) {
        n = strcspn(++end, ":=");
        if (!texture_word(t, end, n)) return script_complain(s, words, end);
    }
    *fill = end + 1;
    return *end == '=' || script_complain(s, "expected =FILL", end);
}

/* Executes -texture or, if `surface`, -surface: makes a buffer with the texels, and the texture or surface over it. A
 * variable of the module with the same name and 8 bytes receives the handle. Returns false after an error message. */
static bool texture_new(Script *s, const char *value, bool surface) {
    RunTexture t = {.surface = surface};
    Buffer b = {0};
    const char *fill = NULL;
    uint64_t address, bytes;
    if (s->device != &script_machine) return script_complain(s, "only the executor supports textures", value);
    size_t n = name_new(s, value, "expected NAME=TYPE[xCHANNELS][W,H,D][:linear...]=FILL");
    if (!n || !texture_spec(s, value + n + 1, &t, &b.type, &fill)) return false;
    b.n = (uint64_t)t.size[0] * t.size[1] * t.size[2] * t.channels;
    if (!array_fits(b.type, b.n)) return script_complain(s, "more than 2^30 bytes", value);
    Buffer *at = buffer_add(s, value, n, b, !fill_is_none(fill));
    t.address = at->address;
    at->handle = machine_texture(s->k, &t);
    if (machine_symbol(s->k, at->name, &address, &bytes) && bytes == 8) machine_write(s->k, address, &at->handle, 8);
    return write_filled(s, b.type, b.n, fill, at->address);
}

bool option_texture(Script *s, const char *value) { return texture_new(s, value, false); }
bool option_surface(Script *s, const char *value) { return texture_new(s, value, true); }
