/* modules.c: splits and links modules as text (modules.h). The text is read line by line, a function
 * together with its body. Names are words, as the generator and the printer write them.
 */
#include "tests/harness/random/modules.h"

/* A part of the text at module level: a function with its body, or one line. */
typedef struct Item {
    const char *at;
    size_t n;
    const char *name; /* with its sigil; length 0 if there is none */
    size_t length;
    bool function, declares; /* declares: it is not a definition */
} Item;

static bool starts(const char *s, const char *word) { return !strncmp(s, word, strlen(word)); }

/* Reports whether the first line of an item contains a text. */
static bool line_has(const Item *i, const char *word) {
    const char *found = strstr(i->at, word);
    return found && found < i->at + strcspn(i->at, "\n");
}

/* Reads the next item from *p and moves *p past it; false at the end of the text. */
static bool item_next(const char **p, Item *i) {
    const char *at = *p, *end = at + strcspn(at, "\n");
    if (!*at) return false;
    *i = (Item){.at = at, .function = starts(at, "define"), .declares = starts(at, "declare")};
    if (i->function) {
        const char *last = strstr(end, "\n}");
        end = last ? last + 1 + strcspn(last + 1, "\n") : end + strlen(end);
    }
    end += *end == '\n';
    i->n = (size_t)(end - at), i->name = at;
    if (*at == '@' || *at == '%' || i->function || i->declares) {
        i->name = *at == '%' ? at : at + strcspn(at, "@");
        i->length = strcspn(i->name, "( =");
        i->declares |= !i->function && line_has(i, " = external ");
    }
    *p = end;
    return true;
}

/* Reports whether an item belongs to the other module, because its name is @y... */
static bool others(const Item *i) { return i->length > 1 && i->name[0] == '@' && i->name[1] == 'y'; }

bool modules_two(const Out *text) {
    const char *p = text->buf;
    Item i;
    while (item_next(&p, &i))
        if (i.function && others(&i)) return true;
    return false;
}

/* Returns the position after the bracket, round or square, that closes the one at p. */
static const char *closing(const char *p) {
    int depth = 0;
    do depth += (*p == '[' || *p == '(') - (*p == ']' || *p == ')');
    while (*p++ && depth);
    return p;
}

/* Appends the declaration that the other module needs of a definition that is not internal. A variable must be an array
 * in an explicit address space, as all of them are. */
static void declare(const Item *i, Out *to) {
    static const char *const linkage[] = {"define ", "weak_odr ", "linkonce_odr ", "dso_local "};
    const char *p = i->at;
    if (i->function) {
        for (uint32_t k = 0; k < sizeof linkage / sizeof *linkage; k++)
            if (starts(p, linkage[k])) p += strlen(linkage[k]);
        out_str(to, "declare ");
        out_bytes(to, p, (size_t)(closing(i->name + i->length) - p));
    } else {
        const char *space = strstr(p, "addrspace("), *array = space + strcspn(space, "[");
        out_bytes(to, i->name, i->length);
        out_str(to, " = external ");
        out_bytes(to, space, (size_t)(closing(array) - space));
    }
    out_char(to, '\n');
}

void modules_split(const Out *text, bool other, Out *to) {
    const char *p = text->buf;
    Item i;
    while (item_next(&p, &i)) {
        bool both = !i.length || *i.name == '%' || i.declares;
        if (both || others(&i) == other) out_bytes(to, i.at, i.n);
        else if (!line_has(&i, " internal ")) declare(&i, to);
    }
    out_char(to, '\0');
}

/* Reports whether the text has an item with the name of i, which must have one; if `defined`, one that defines it. */
static bool named(const char *text, const Item *i, bool defined) {
    Item k;
    while (item_next(&text, &k))
        if (k.length == i->length && !strncmp(k.name, i->name, i->length) && !(defined && k.declares)) return true;
    return false;
}

/* Appends an item. Its attribute groups and metadata get other numbers, so that they differ from those of
 * the first module. */
static void renumbered(const Item *i, Out *to) {
    for (const char *p = i->at; p < i->at + i->n;) {
        bool mark = *p == '#' || *p == '!';
        out_char(to, *p++);
        if (mark && *p >= '0' && *p <= '9') {
            char *end;
            out_format(to, "%lu", strtoul(p, &end, 10) + 20000);
            p = end;
        }
    }
}

void modules_link(const Out *mine, const Out *theirs, Out *to) {
    const char *p = mine->buf;
    Item i;
    while (item_next(&p, &i))
        if (!i.declares || !named(theirs->buf, &i, true)) out_bytes(to, i.at, i.n);
    for (p = theirs->buf; item_next(&p, &i);) {
        bool again = i.declares || *i.name == '%';
        /* Both modules have the same flags, if any, and each may be said only once. */
        bool flags = starts(i.at, "!llvm.module.flags") && strstr(mine->buf, "\n!llvm.module.flags");
        if (starts(i.at, "target") || flags || (i.length && again && named(mine->buf, &i, false))) continue;
        renumbered(&i, to);
    }
    out_char(to, '\0');
}

void modules_link_ptx(const Out *mine, const Out *theirs, Out *to) {
    static const char *const head[] = {".version", ".target", ".address_size"};
    const char *p = theirs->buf;
    out_str(to, mine->buf);
    while (*p) {
        size_t n = strcspn(p, "\n") + 1;
        bool drop = false;
        for (uint32_t k = 0; k < sizeof head / sizeof *head; k++) drop |= starts(p, head[k]);
        if (!drop) out_bytes(to, p, p[n - 1] ? n : n - 1);
        p += p[n - 1] ? n : n - 1;
    }
    out_char(to, '\0');
}
