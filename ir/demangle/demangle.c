/* demangle.c: C++ names of symbols, see demangle.h: a name is read into parts (demangle_parse.c), which are then printed
 * (demangle_print.c). */
#include "ir/demangle/demangle.h"

#include "ir/demangle/parts.h"

bool demangle(const char *mangled, size_t n, Demangled *out) {
    NameParts parts;
    bool ok = name_parse(mangled, n, &parts) && name_print(&parts, 4096 + 64 * n, out);
    vec_free(&parts.part);
    return ok;
}

void demangled_free(Demangled *d) { free(d->text); }

/* Reports whether text[from, to) is `name`, apart from blanks. */
static bool same_text(const char *text, size_t from, size_t to, const char *name) {
    for (;; from++, name++) {
        while (from < to && text[from] == ' ') from++;
        while (*name == ' ') name++;
        if (from == to || !*name) return from == to && !*name;
        if (text[from] != *name) return false;
    }
}

bool demangled_is(const Demangled *d, const char *name) {
    const char *t = d->text;
    size_t ends[] = {d->arguments, d->params, strlen(t)};
    if (same_text(t, 0, ends[2], name)) return true;
    for (size_t from = d->name; from <= d->arguments; from++) {
        bool component = from == d->name || (from >= d->name + 2 && t[from - 1] == ':' && t[from - 2] == ':');
        for (unsigned i = 0; component && i < sizeof ends / sizeof *ends; i++)
            if (same_text(t, from, ends[i], name)) return true;
    }
    return false;
}
