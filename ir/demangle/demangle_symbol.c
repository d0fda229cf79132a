/* demangle_symbol.c: reads the name of a whole symbol: of a function with its parameters, of a variable, or of an
 * object that the compiler makes. */
#include "ir/demangle/demangle_parser.h"

static PartId parse_encoding(NameParser *d, bool local);

/* Skips an offset of a thunk or of a construction vtable, [n] NUMBER _, which is not printed. Fails if none comes
 * next. */
static void parse_offset(NameParser *d) {
    name_eat(d, "n");
    name_number(d);
    if (!name_eat(d, "_")) name_fail(d);
}

/* Reads the name of a virtual table, a guard or another object that the compiler makes. */
static PartId parse_special_name(NameParser *d) {
    /* what: what follows the code: 't' a type, 'n' a name, 'f' an offset and a function, 'v' two offsets and a
     * function. */
    static const struct {
        char code[3], what;
        const char *text;
    } row[] = {{"TV", 't', "vtable for "},
               {"TT", 't', "VTT for "},
               {"TI", 't', "typeinfo for "},
               {"TS", 't', "typeinfo name for "},
               {"GV", 'n', "guard variable for "},
               {"TW", 'n', "TLS wrapper function for "},
               {"TH", 'n', "TLS init function for "},
               {"Th", 'f', "non-virtual thunk to "},
               {"Tv", 'v', "virtual thunk to "}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (!name_eat(d, row[i].code)) continue;
        if (row[i].what == 'f' || row[i].what == 'v') parse_offset(d);
        if (row[i].what == 'v') parse_offset(d);
        PartId a = row[i].what == 't'   ? name_type(d)
                   : row[i].what == 'n' ? name_any(d, NULL)
                                        : parse_encoding(d, false);
        return part_text(d, N_PREFIXED, a, 0, row[i].text, strlen(row[i].text));
    }
    if (name_eat(d, "TC")) {
        PartId whole = name_type(d);
        parse_offset(d);
        return part_text(d, N_PREFIXED, part_text(d, N_BINARY, name_type(d), whole, "-in-", 4), 0,
                         "construction vtable for ", 24);
    }
    if (name_eat(d, "GR")) {
        PartId name = name_any(d, NULL);
        uint32_t n = name_sequence(d, 36);
        PartId id = part_text(d, N_PREFIXED, name, 0, "reference temporary #", 21);
        if (id) d->parts->part.at[id].numbered = true, d->parts->part.at[id].number = n;
        return id;
    }
    return name_fail(d);
}

/* Reads the name of a symbol and, for a function, its result type, if the name includes it, and its parameters, as
 * NameParser.encoding does. */
static PartId parse_encoding(NameParser *d, bool local) {
    NameInfo info = {0};
    if (!name_enter(d)) return 0;
    if (name_peek(d, 0) == 'T' || name_peek(d, 0) == 'G') return name_leave(d, parse_special_name(d));
    PartId name = name_any(d, &info), result = 0;
    if (name_peek(d, 0) && name_peek(d, 0) != 'E' && name_peek(d, 0) != '.') {
        if (info.ends_with_arguments && !info.no_result) result = name_type(d);
        PartId params = name_types(d, "E.");
        name = part_new(d, N_FUNCTION, name, params);
        if (name) d->parts->part.at[name].c = local ? 0 : result, d->parts->part.at[name].cv = info.cv;
    }
    return name_leave(d, name);
}

bool name_parse(const char *mangled, size_t n, NameParts *parts) {
    NameParser d = {.p = mangled,
                    .end = mangled + n,
                    .parts = parts,
                    .type = name_type,
                    .expression = name_expression,
                    .encoding = parse_encoding};
    *parts = (NameParts){.end = d.end};
    vec_push(&parts->part, (Part){0});
    if (!name_eat(&d, "_Z")) name_fail(&d);
    parts->top = d.failed ? 0 : parse_encoding(&d, false);
    parts->rest = d.p;
    vec_free(&d.subst);
    return !d.failed;
}
