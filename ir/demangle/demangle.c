/* demangle.c: C++ names of symbols, see demangle.h. A parser (demangle_parser.h) reads a
 * name into parts (parts.h), and demangle_print.c prints the parts. */
#include "ir/demangle/demangle.h"

#include "ir/demangle/parts.h"

bool demangle(const char *mangled, size_t n, Demangled *out) {
    NameParts parts;
    bool ok = name_parse(mangled, n, &parts) && name_print(&parts, 4096 + 64 * n, out);
    vec_free(&parts.part);
    return ok;
}

void demangled_free(Demangled *d) { free(d->text); }

/* Reports whether text[from..to) equals the n bytes `name`, if all blanks are removed from both. */
static bool same_text(const char *text, size_t from, size_t to, const char *name, size_t n) {
    for (size_t i = 0;; from++, i++) {
        while (from < to && text[from] == ' ') from++;
        while (i < n && name[i] == ' ') i++;
        if (from == to || i == n) return from == to && i == n;
        if (text[from] != name[i]) return false;
    }
}

const char *demangled_name(Demangled *d) {
    d->text[d->end] = '\0';
    return d->text + d->name;
}

/* Reports whether the n bytes `name` are the whole text of d or one of its shorter forms, which begin at any component
 * of the name and end before its template arguments, before its parameters, or before the second half of the result
 * type. For ns::f<int>(int) these are ns::f, f, f<int>, f<int>(int), and so on. */
static bool demangled_is(const Demangled *d, const char *name, size_t n) {
    const char *t = d->text;
    size_t ends[] = {d->arguments, d->params, d->end};
    if (same_text(t, 0, strlen(t), name, n)) return true;
    for (size_t from = d->name; from <= d->arguments; from++) {
        bool component = from == d->name || (from >= d->name + 2 && t[from - 1] == ':' && t[from - 2] == ':');
        for (unsigned i = 0; component && i < sizeof ends / sizeof *ends; i++)
            if (same_text(t, from, ends[i], name, n)) return true;
    }
    return false;
}

bool symbol_is_called(const char *symbol, const char *name, size_t n) {
    Demangled d;
    if (strlen(symbol) == n && !memcmp(symbol, name, n)) return true;
    if (!demangle(symbol, strlen(symbol), &d)) return false;
    bool is = demangled_is(&d, name, n);
    demangled_free(&d);
    return is;
}

size_t symbol_list_first(const char *list) {
    size_t n = 0;
    for (int depth = 0; list[n] && (depth > 0 || list[n] != ','); n++)
        depth += (strchr("(<", list[n]) != NULL) - (strchr(")>", list[n]) != NULL);
    return n;
}

bool symbol_is_listed(const char *symbol, const char *list) {
    if (!*list) return true;
    for (const char *p = list; *p; p += *p == ',') {
        size_t n = symbol_list_first(p);
        if (symbol_is_called(symbol, p, n)) return true;
        p += n;
    }
    return false;
}
