/* script.c: the options of nvir-run that act, rather than apply to the run as a whole: launches, their arguments,
 * launch files. They act in the order in which they are given, on the command line or in a file. A message shows the
 * position of the current word. */
#include "analysis/run/script/script.h"
#include "analysis/run/ops/tensor_map.h"
#include "ir/chars.h"
#include "ir/demangle/demangle.h"
#include "parse/parse.h"

/* ------------------------------------------------------------------------------------------- launches */

/* Reports whether the symbol is a function with a body. */
static bool kernel_runs(const Script *s, SymId kernel) {
    const Sym *y = &s->m->sym.at[kernel];
    return y->kind == SYM_FUNC && y->defined;
}

/* A list of names, as many as fit in text[size]; n: its length so far; full: further names are left out. */
typedef struct NameList {
    char *text;
    size_t size, n;
    bool full;
} NameList;

/* Appends the name of function f, after ", " if it is not the first, as C++ writes it without the result type if it is
 * a mangled one; "..." if it does not fit, and nothing more after that. */
static void list_name(NameList *l, const Script *s, SymId f) {
    const char *name = sym_text(s->m, f);
    Demangled d;
    if (l->full) return;
    bool mangled = demangle(name, strlen(name), &d);
    if (mangled) name = demangled_name(&d);
    l->full = l->n + strlen(name) + sizeof ", ..." >= l->size;
    l->n += (size_t)snprintf(l->text + l->n, l->size - l->n, "%s%s", l->n ? ", " : "", l->full ? "..." : name);
    if (mangled) demangled_free(&d);
}

/* Finds the function with a body that `name` means: the one with this symbol; else the kernel with this C++ name; else
 * another function with it. Returns 0 if there is none, or, after an error message, if several have the C++ name. */
static SymId kernel_find(Script *s, const char *name) {
    StrId id = str_find(s->m, name, strlen(name));
    SymId found = id ? sym_find(s->m, id) : 0;
    KernelTable kernels;
    char which[360] = "";
    if (found && kernel_runs(s, found)) return found;
    kernel_table_build(&kernels, s->m);
    for (int other = 0; other < 2 && !found; other++) {
        NameList list = {which, sizeof which, 0, false};
        uint32_t n = 0;
        each_sym(s->m, f) {
            if (!kernel_runs(s, f) || sym_is_kernel(&kernels, f) == other ||
                !symbol_is_called(sym_text(s->m, f), name, strlen(name)))
                continue;
            list_name(&list, s, f);
            found = f, n++;
        }
        if (n < 2) continue;
        script_complain(s, "several kernels have this name", name);
        script_hint(s, "they are %s", which);
        found = 0;
        break;
    }
    kernel_table_free(&kernels);
    return found;
}

/* Stores the types of the parameters of kernel s->launch.kernel, "(ptr, i32, float)", in text[size], cut if they do not
 * fit. */
static void put_signature(Script *s, char *text, size_t size) {
    uint64_t offset, bytes;
    TypeId type;
    Out o;
    out_init(&o, NULL);
    out_char(&o, '(');
    for (uint32_t i = 0; machine_param(s->k, s->launch.kernel, i, &offset, &bytes, &type); i++) {
        if (i) out_str(&o, ", ");
        type_print(s->m, type, &o);
    }
    out_char(&o, ')');
    out_char(&o, 0);
    snprintf(text, size, "%s", o.buf);
    out_free(&o);
}

bool script_flush(Script *s) {
    uint64_t offset, bytes;
    TypeId type;
    char *name = s->kernel, what[320];
    if (!name) return true;
    ScriptPlace here = s->here;
    s->here = s->kernel_place, s->kernel = NULL;
    uint32_t want = type_at(s->m, s->m->sym.at[s->launch.kernel].type)->nelem - 1;
    int n = snprintf(what, sizeof what, "too few arguments: %u of %u; the parameters are ", s->nparam, want);
    put_signature(s, what + n, sizeof what - (size_t)n);
    bool ok = s->nparam == want || script_complain(s, what, s->here.word);
    if (want && machine_param(s->k, s->launch.kernel, want - 1, &offset, &bytes, &type))
        vec_reserve(&s->param, (uint32_t)(offset + bytes));
    s->launch.params = s->param.at;
    if (ok && !s->device->launch(s->at, &s->launch)) {
        ok = false;
        if (s->files) script_note(s, "in this launch", s->here.word);
    }
    if (!ok) s->failed = true;
    s->here = here;
    free(name);
    return ok;
}

bool script_kernels(const Script *s, char *text, size_t size) {
    KernelTable kernels;
    NameList list = {text, size, 0, false};
    *text = 0;
    kernel_table_build(&kernels, s->m);
    each_sym(s->m, f)
        if (kernel_runs(s, f) && sym_is_kernel(&kernels, f)) list_name(&list, s, f);
    kernel_table_free(&kernels);
    return list.n != 0;
}

/* Reports the error that there is no kernel of this name, and lists those that exist, unless kernel_find has reported
 * one already. Returns false. */
static bool kernel_missing(Script *s, const char *value) {
    char names[360];
    if (s->failed) return false; /* there are several */
    script_complain(s, "no such kernel", value);
    if (strstr(value, "<<<")) script_hint(s, "-grid X,Y,Z and -block X,Y,Z set the sizes of a launch");
    if (script_kernels(s, names, sizeof names)) script_hint(s, "the kernels are %s", names);
    else script_hint(s, "there is none; a kernel is a function with ptx_kernel in IR, .entry in PTX");
    return false;
}

/* Executes -kernel: the next launch is of the named kernel, and has no arguments yet. No other kernel may be waiting
 * for its launch (script_flush). Returns false after an error message. */
static bool option_kernel(Script *s, const char *value) {
    s->launch.kernel = kernel_find(s, value);
    if (!s->launch.kernel) return kernel_missing(s, value);
    s->launched = true;
    s->kernel = mem_copy(value, strlen(value) + 1);
    s->kernel_place = (ScriptPlace){s->here.file, s->kernel, s->here.at};
    s->nparam = 0;
    s->param.n = 0;
    return true;
}

/* Reads "X", "X,Y" or "X,Y,Z", numbers from 1 to INT32_MAX, into d; missing ones are 1. Returns false after an error
 * message. */
static bool dimensions(Script *s, const char *value, uint32_t d[3]) {
    char *end;
    d[0] = d[1] = d[2] = 1;
    for (int i = 0; i < 3; i++) {
        unsigned long n = strtoul(value, &end, 10);
        if (!char_is_digit(*value) || (*end && *end != ',')) break;
        if (!n || n > INT32_MAX) return script_complain(s, "a dimension is a number from 1 to 2147483647", value);
        d[i] = (uint32_t)n;
        if (*end == 0) return true;
        value = end + 1;
    }
    return script_complain(s, "expected X, X,Y or X,Y,Z", value);
}

/* Execute -grid, -block, -cluster and -shared, which describe all launches from then on. They return false after an
 * error message. */
static bool option_grid(Script *s, const char *value) { return dimensions(s, value, s->launch.grid); }
static bool option_block(Script *s, const char *value) { return dimensions(s, value, s->launch.block); }
static bool option_cluster(Script *s, const char *value) { return dimensions(s, value, s->launch.cluster); }
static bool option_shared(Script *s, const char *value) {
    return script_number(value, UINT32_MAX, &s->launch.shared) ||
           script_complain(s, "expected a number of bytes, at most 4294967295", value);
}

/* ------------------------------------------------------------------------------------------ arguments */

/* Reads "{f32:1,i32:2,x}" and stores the scalars, each at its natural alignment, in the struct at `to`, whose other
 * bytes it leaves; one without a type is a pointer. room: the size of the parameter. Returns false after an error
 * message. */
static bool struct_value(Script *s, const char *text, uint8_t *to, uint64_t room) {
    uint64_t at = 0, v;
    const char *end = text;
    do {
        const char *item = end + 1;
        size_t n = strcspn(item, ":,}");
        const ValueType *t = item[n] == ':' ? value_type(item, n) : value_type("ptr", 3);
        if (!t) return script_complain(s, "expected TYPE:VALUE", item);
        if (!value_read(s, t, item[n] == ':' ? item + n + 1 : item, &end, &v)) return false;
        at = (at + t->bytes - 1) / t->bytes * t->bytes;
        if (at + t->bytes > room) return script_complain(s, "the struct is larger than the parameter", item);
        memcpy(to + at, &v, t->bytes);
        at += t->bytes;
    } while (*end == ',');
    return (end[0] == '}' && !end[1]) || script_complain(s, "expected , or }", end);
}

/* Reports the error that argument `value`, for parameter s->nparam - 1, has `bytes` bytes instead of `want`. Returns
 * false. */
static bool wrong_size(Script *s, const char *value, uint64_t bytes, uint64_t want) {
    char what[96];
    snprintf(what, sizeof what, "parameter %u has %llu bytes, but the argument has %llu", s->nparam - 1,
             (unsigned long long)want, (unsigned long long)bytes);
    return script_complain(s, what, value);
}

/* Returns the name of the ValueType for a parameter of this IR type: "i32", "f32"; NULL for pointers and all types for
 * which there is none. */
static const char *param_spelling(const Script *s, TypeId type) {
    switch (type_kind(s->m, type)) {
    case TY_HALF: return "f16";
    case TY_BFLOAT: return "bf16";
    case TY_FLOAT: return "f32";
    case TY_DOUBLE: return "f64";
    case TY_INT: {
        static const char *const of_bits[] = {[8] = "i8", [16] = "i16", [32] = "i32", [64] = "i64"};
        uint64_t bits = type_bits(s->m, type);
        return bits <= 64 ? of_bits[bits] : NULL;
    }
    default: return NULL;
    }
}

/* Reports the error that argument `value`, of type t, does not fit parameter s->nparam - 1, whose type is `want`.
 * Returns false. */
static bool wrong_kind(Script *s, const char *value, const ValueType *t, const char *want) {
    char what[96];
    snprintf(what, sizeof what, "parameter %u is %s %s, but the argument is %s %s", s->nparam - 1,
             *want == 'i' || *want == 'f' ? "an" : "a", want, *t->name == 'i' || *t->name == 'f' ? "an" : "a", t->name);
    return script_complain(s, what, value);
}

/* Reports the error that argument `value` for parameter s->nparam - 1 is a number without a type or, if `pointer`, that
 * the parameter is a pointer. want: the type to suggest; NULL if none is known. Returns false. */
static bool untyped_number(Script *s, const char *value, const char *want, bool pointer) {
    char what[128];
    if (!pointer) snprintf(what, sizeof what, "a number needs its type: %s:%.40s", want ? want : "TYPE", value);
    else
        snprintf(what, sizeof what,
                 "parameter %u is a pointer: TYPE[N]=FILL makes a buffer, or null or the name of one", s->nparam - 1);
    return script_complain(s, what, value);
}

/* Parses the argument "TYPE:VALUE" or a pointer, "NAME", "NAME+BYTES" or "null", for parameter s->nparam - 1, which has
 * `bytes` bytes and the IR type `type`, and stores it at `to`. Returns false after an error message. */
static bool scalar_argument(Script *s, const char *value, uint8_t *to, uint64_t bytes, TypeId type) {
    size_t n = strcspn(value, ":[");
    const ValueType *t = value_type(value, n);
    const char *end, *want = param_spelling(s, type);
    bool is_float = want && *want != 'i', is_pointer = type_kind(s->m, type) == TY_PTR;
    uint64_t v;
    if (!t && value[n]) return value_type_unknown(s, value, n);
    bool typed = t && value[n] == ':';
    if (!typed && char_is_digit(*value) && !script_buffer(s, value, strcspn(value, "+")))
        return untyped_number(s, value, want, is_pointer);
    if (!typed) t = value_type("ptr", 3);
    if (!value_read(s, t, typed ? value + n + 1 : value, &end, &v)) return false;
    if (*end) return script_complain(s, "unexpected trailing text", end);
    if (is_pointer && typed && t->kind != 'p' && t->bytes != bytes) return untyped_number(s, value, NULL, true);
    if (t->bytes != bytes) return wrong_size(s, value, t->bytes, bytes);
    if (is_pointer && t->kind == 'f') return wrong_kind(s, value, t, "ptr");
    if (want && is_float != (t->kind == 'f')) {
        wrong_kind(s, value, t, want);
        script_hint(s, "write %s:%.40s", want, value + n + 1);
        return false;
    }
    memcpy(to, &v, bytes);
    return true;
}

/* Renames an unnamed argument of an earlier launch, whose number a new one takes, to "-oldN", where N is the number of
 * buffers before it. */
static void buffer_retire(Script *s, Buffer *b) {
    char name[32];
    size_t n = (size_t)snprintf(name, sizeof name, "-old%u", (unsigned)(b - s->buffer.at)) + 1;
    free(b->name);
    b->name = mem_alloc(n);
    memcpy(b->name, name, n);
}

/* Makes a buffer by "TYPE[N]=FILL" or "tensormap:...", whose name is the number of the current argument. Returns NULL
 * after an error message. */
static Buffer *buffer_argument(Script *s, const char *value) {
    char number[16];
    snprintf(number, sizeof number, "%u", s->nparam - 1);
    Buffer *old = script_buffer(s, number, strlen(number));
    if (old) buffer_retire(s, old);
    return buffer_new(s, number, strlen(number), value);
}

/* Reports the error that there are more arguments than the kernel has parameters. Returns false. */
static bool too_many(Script *s, const char *value) {
    char what[320] = "too many arguments; the parameters are ";
    put_signature(s, what + strlen(what), sizeof what - strlen(what));
    return script_complain(s, what, value);
}

/* Executes -arg: stores the next argument of the kernel that is to be launched in the parameter buffer, and makes the
 * buffer if the argument describes a new one. Returns false after an error message. */
static bool option_arg(Script *s, const char *value) {
    uint64_t offset, bytes;
    TypeId type;
    if (!s->kernel) return script_complain(s, "-arg must follow -kernel", value);
    if (!machine_param(s->k, s->launch.kernel, s->nparam, &offset, &bytes, &type)) return too_many(s, value);
    s->nparam++;
    uint32_t more = (uint32_t)(offset + bytes) + 8 - s->param.n;
    vec_reserve(&s->param, more);
    memset(s->param.at + s->param.n, 0, more);
    s->param.n = (uint32_t)(offset + bytes);
    uint8_t *to = s->param.at + offset;
    if (*value == '{') return struct_value(s, value, to, bytes);
    size_t n = strcspn(value, ":[");
    bool fresh = strncmp(value, "tensormap:", 10) == 0 || (value[n] == '[' && strcspn(value, "=") > n);
    const Buffer *b = fresh ? buffer_argument(s, value) : script_buffer(s, value, strlen(value));
    if (fresh && !b) return false;
    if (b && b->map && bytes == TENSOR_MAP_BYTES) {
        uint8_t undefined[TENSOR_MAP_BYTES];
        return s->device->read(s->at, b->address, to, undefined, bytes) ||
               script_complain(s, "cannot read the tensor map", value);
    }
    if (!fresh) return scalar_argument(s, value, to, bytes, type);
    if (bytes != 8) return wrong_size(s, value, 8, bytes);
    memcpy(to, &b->address, 8);
    return true;
}

/* ------------------------------------------------------------------------------------------- options */

bool script_option(Script *s, const char *name, const char *value) {
    /* launches: the option first launches the kernel that has been named */
    static const struct {
        const char *name;
        bool launches;
        bool (*set)(Script *s, const char *value);
    } row[] = {
        {"kernel", true, option_kernel},    {"grid", false, option_grid},       {"block", false, option_block},
        {"cluster", false, option_cluster}, {"shared", false, option_shared},   {"buffer", false, option_buffer},
        {"init", false, option_init},       {"texture", false, option_texture}, {"surface", false, option_surface},
        {"global", false, option_global},   {"arg", false, option_arg},         {"print", true, option_print},
        {"expect", true, option_expect},    {"dump", true, option_dump},        {"launch", true, script_file}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (strcmp(row[i].name, name) != 0) continue;
        if (row[i].launches && !script_flush(s)) return true;
        row[i].set(s, value);
        return true;
    }
    return false;
}

/* Returns a copy, which the caller frees, of the next word of a file from *p on, moves *p past it, and makes it the
 * current word. Between single quotes a word may have spaces, as in 'top<signed char, 4>'. Skips comments. Returns NULL
 * if there is none: then it leaves the current word, or has reported that a quote does not end in its line. */
static char *word_next(Script *s, const Source *file, const char **p) {
    for (;; *p += strcspn(*p, "\n")) {
        *p += strspn(*p, " \t\r\n");
        if (**p != '#') break;
    }
    bool quoted = **p == '\'';
    *p += quoted;
    size_t n = strcspn(*p, quoted ? "'\n" : " \t\r\n");
    if (!n && !quoted) return NULL;
    char *word = mem_alloc(n + 1);
    memcpy(word, *p, n);
    s->here = (ScriptPlace){file, word, (uint32_t)(*p - file->text)};
    *p += n;
    if (quoted && **p != '\'') {
        script_complain(s, "this quote does not end in its line", word);
        free(word);
        return NULL;
    }
    *p += quoted;
    return word;
}

/* Reports whether `word`, the current one, is an option of the run as a whole. Only if s->only_settings, the option
 * then takes effect, and an invalid value is reported; otherwise this has happened before. next, used: as in
 * run_option. */
static bool settings_option(Script *s, const char *word, const char *next, bool *used) {
    RunSettings ignored = {0};
    RunSettings *settings = s->only_settings ? s->settings : &ignored;
    const char *expected;
    char what[160];
    if (!run_option(settings, word + strspn(word, "-"), next, used, &expected)) return false;
    run_settings_free(&ignored);
    snprintf(what, sizeof what, "option '%.40s' needs %s", word, expected ? expected : "");
    if (expected && s->only_settings) script_complain(s, what, word);
    return true;
}

/* Executes the option `word`, the current one, with the next word of the file from *p on as its value, and moves *p
 * past the value if the option has one. If s->only_settings, executes only options of the run as a whole, and those in
 * the files that -launch names. Sets s->failed after an error message. */
static void text_option(Script *s, const Source *file, const char *word, const char **p) {
    ScriptPlace here = s->here;
    const char *after = *p, *name = word + (word[1] == '-' ? 2 : 1);
    char *value = word_next(s, file, &after);
    ScriptPlace there = s->here;
    bool used = false, own;
    s->here = here;
    if (s->failed) return;
    own = *word == '-' && settings_option(s, word, value, &used);
    if (!own || used) *p = after;
    if (!own && s->only_settings) {
        if (value && strcmp(name, "launch") == 0) script_file(s, value);
    } else if (!own && *word != '-') {
        script_complain(s, "expected an option, which begins with '-'", word);
    } else if (!own && !value) {
        script_complain(s, "this option needs a value", word);
    } else if (!own) {
        s->here = there;
        if (!script_option(s, name, value)) {
            s->here = here;
            script_complain(s, "this option cannot stand in a file", word);
        }
    }
    free(value);
}

bool script_text(Script *s, const Source *file) {
    const char *p = file->text;
    char *word;
    while (!s->failed && (word = word_next(s, file, &p))) {
        text_option(s, file, word, &p);
        free(word);
    }
    if (!s->failed) script_flush(s);
    return !s->failed;
}

/* Returns the launch file of this name, which is read only once and belongs to s->settings. Returns NULL if it cannot
 * be read: after an error message, or without one if s->only_settings. */
static const Source *launch_file(Script *s, const char *path) {
    Source file;
    Diag quiet = {.quiet = true};
    for (uint32_t i = 0; i < s->settings->file.n; i++)
        if (strcmp(s->settings->file.at[i]->name, path) == 0) return s->settings->file.at[i];
    if (!(s->only_settings ? source_read(path, &file, &quiet) : script_read(s, path, &file))) return NULL;
    file.name = mem_copy(path, strlen(path) + 1);
    vec_push(&s->settings->file, mem_copy(&file, sizeof file));
    return s->settings->file.at[s->settings->file.n - 1];
}

bool script_file(Script *s, const char *path) {
    ScriptPlace here = s->here;
    if (s->files == 16) return !s->only_settings && script_complain(s, "files are nested more than 16 deep", path);
    const Source *file = launch_file(s, path);
    if (!file) return false;
    s->files++;
    script_text(s, file);
    s->files--;
    s->here = here;
    return !s->failed;
}

void script_free(Script *s) {
    for (uint32_t i = 0; i < s->buffer.n; i++) free(s->buffer.at[i].name);
    vec_free(&s->buffer);
    vec_free(&s->param);
    free(s->kernel);
}
