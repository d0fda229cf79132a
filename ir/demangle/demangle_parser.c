/* demangle_parser.c: the characters and the parts of the parser of C++ names, see demangle_parser.h. */
#include "ir/demangle/demangle_parser.h"
#include "ir/chars.h"

/* ---------------------------------------------------------------------------------------------- characters */

PartId name_fail(NameParser *d) {
    d->failed = true;
    d->p = d->end;
    return 0;
}

char name_peek(const NameParser *d, unsigned i) { return (size_t)(d->end - d->p) > i ? d->p[i] : '\0'; }
bool name_at_digit(const NameParser *d) { return char_is_digit(name_peek(d, 0)); }

bool name_eat(NameParser *d, const char *text) {
    size_t n = strlen(text);
    if ((size_t)(d->end - d->p) < n || memcmp(d->p, text, n) != 0) return false;
    d->p += n;
    return true;
}

uint32_t name_number(NameParser *d) {
    uint32_t n = 0;
    if (!name_at_digit(d)) name_fail(d);
    for (; name_at_digit(d); d->p++) {
        if (n > 100000000) return name_fail(d);
        n = n * 10 + (uint32_t)(*d->p - '0');
    }
    return n;
}

uint32_t name_sequence(NameParser *d, unsigned base) {
    uint32_t n = 0;
    if (name_eat(d, "_")) return 0;
    for (;; d->p++) {
        char c = name_peek(d, 0);
        unsigned digit = char_is_digit(c) ? (unsigned)(c - '0') : c >= 'A' && c <= 'Z' ? (unsigned)(c - 'A') + 10 : 99;
        if (digit >= base || n > 10000000) break;
        n = n * base + digit;
    }
    return name_eat(d, "_") ? n + 1 : name_fail(d);
}

/* ---------------------------------------------------------------------------------------------- parts */

PartId part_new(NameParser *d, enum PartKind kind, PartId a, PartId b) {
    if (d->failed) return 0;
    vec_push(&d->parts->part, ((Part){.kind = (uint8_t)kind, .a = a, .b = b}));
    return d->parts->part.n - 1;
}

PartId part_text(NameParser *d, enum PartKind kind, PartId a, PartId b, const char *text, size_t len) {
    PartId id = part_new(d, kind, a, b);
    if (id) d->parts->part.at[id].text = text, d->parts->part.at[id].len = (uint32_t)len;
    return id;
}

PartId part_word(NameParser *d, const char *text) { return part_text(d, N_TEXT, 0, 0, text, strlen(text)); }
PartId part_builtin(NameParser *d, const char *text) { return part_text(d, N_BUILTIN, 0, 0, text, strlen(text)); }

PartId name_subst_add(NameParser *d, PartId id) {
    vec_push(&d->subst, id);
    return id;
}

void part_list_add(NameParser *d, PartList *l, PartId item) {
    PartId id = part_new(d, N_LIST, item, 0);
    if (!id) return;
    if (l->last) d->parts->part.at[l->last].b = id;
    else l->first = id;
    l->last = id;
}

bool name_enter(NameParser *d) {
    if (d->failed || d->depth >= NAME_DEPTH_MAX) return name_fail(d);
    d->depth++;
    return true;
}

PartId name_leave(NameParser *d, PartId id) {
    d->depth--;
    return d->failed ? 0 : id ? id : name_fail(d);
}
