/* demangle_type.c: reads the types in C++ names. */
#include "ir/demangle/demangle_parser.h"

/* The builtin types by their code, a lower-case letter; NULL if it is not the code of a type. */
/* clang-format off */
static const char *const builtin[26] = {
    ['a' - 'a'] = "signed char", ['b' - 'a'] = "bool", ['c' - 'a'] = "char", ['d' - 'a'] = "double",
    ['e' - 'a'] = "long double", ['f' - 'a'] = "float", ['g' - 'a'] = "__float128", ['h' - 'a'] = "unsigned char",
    ['i' - 'a'] = "int", ['j' - 'a'] = "unsigned int", ['l' - 'a'] = "long", ['m' - 'a'] = "unsigned long",
    ['n' - 'a'] = "__int128", ['o' - 'a'] = "unsigned __int128", ['s' - 'a'] = "short", ['t' - 'a'] = "unsigned short",
    ['v' - 'a'] = "void", ['w' - 'a'] = "wchar_t", ['x' - 'a'] = "long long", ['y' - 'a'] = "unsigned long long",
    ['z' - 'a'] = "..."
};
/* The builtin types whose code is 'D' and this letter. */
static const struct { char code[4]; const char *text; } extended[] = {
    {"n", "decltype(nullptr)"}, {"a", "auto"}, {"c", "decltype(auto)"}, {"h", "half"}, {"i", "char32_t"}, {"s", "char16_t"},
    {"u", "char8_t"}, {"d", "decimal64"}, {"e", "decimal128"}, {"f", "decimal32"}
};
/* clang-format on */

/* Reads the type of a function, from Do (noexcept) or F on; cv: the qualifiers that have been read before it. */
static PartId parse_function_type(NameParser *d, uint8_t cv) {
    if (name_eat(d, "Do")) cv |= CV_NOEXCEPT;
    if (!name_eat(d, "F")) return name_fail(d);
    name_eat(d, "Y"); /* extern "C" */
    PartId result = name_type(d);
    PartList l = {0, 0};
    if (name_peek(d, 0) == 'v') d->p++;
    while (!d->failed && name_peek(d, 0) && name_peek(d, 0) != 'E' &&
           !(strchr("RO", name_peek(d, 0)) && name_peek(d, 1) == 'E'))
        part_list_add(d, &l, name_type(d));
    if (name_eat(d, "R")) cv |= CV_LREF;
    else if (name_eat(d, "O")) cv |= CV_RREF;
    if (!name_eat(d, "E")) return name_fail(d);
    PartId id = part_new(d, N_SIGNATURE, result, l.first);
    if (id) d->parts->part.at[id].cv = cv;
    return id;
}

/* Reads an array type: A, the number of elements, which may be missing or an expression, '_' and the element type. */
static PartId parse_array_type(NameParser *d) {
    PartId size = 0;
    d->p++;
    if (name_at_digit(d)) {
        const char *text = d->p;
        name_number(d);
        size = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
    } else if (name_peek(d, 0) != '_') {
        size = name_expression(d);
    }
    if (!name_eat(d, "_")) return name_fail(d);
    return part_new(d, N_ARRAY, name_type(d), size);
}

/* Reads a type that begins with D and is not a function type. Sets *again to false if it is a builtin type, to which no
 * substitution can refer; else leaves it unchanged. */
static PartId parse_extended_type(NameParser *d, bool *again) {
    char next = name_peek(d, 1);
    if (next == 'p') return d->p += 2, part_new(d, N_EXPANSION, name_type(d), 0);
    if (next == 't' || next == 'T') return name_decltype(d);
    if (next == 'v') {
        d->p += 2;
        const char *text = d->p;
        name_number(d);
        PartId size = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
        if (!name_eat(d, "_")) return name_fail(d);
        return part_new(d, N_VECTOR, name_type(d), size);
    }
    if (name_eat(d, "DB") || name_eat(d, "DU")) {
        const char *text = d->p, *prefix = text[-1] == 'B' ? "_BitInt(" : "unsigned _BitInt(";
        name_number(d);
        PartId bits = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
        bits = part_text(d, N_PREFIXED, bits, part_word(d, ")"), prefix, strlen(prefix));
        return name_eat(d, "_") ? bits : name_fail(d);
    }
    *again = false;
    if (name_eat(d, "DF16b")) return part_word(d, "std::bfloat16_t");
    if (name_eat(d, "DF")) {
        const char *text = d->p;
        name_number(d);
        PartId bits = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
        return name_eat(d, "_") ? part_text(d, N_PREFIXED, bits, 0, "_Float", 6) : name_fail(d);
    }
    d->p++;
    for (unsigned i = 0; i < sizeof extended / sizeof *extended; i++)
        if (name_eat(d, extended[i].code)) return part_word(d, extended[i].text);
    return name_fail(d);
}

/* Reads qualifiers and the type that they qualify. */
static PartId parse_qualified_type(NameParser *d) {
    uint8_t cv = name_qualifiers(d);
    if (name_peek(d, 0) == 'F' || (name_peek(d, 0) == 'D' && name_peek(d, 1) == 'o')) return parse_function_type(d, cv);
    PartId id = part_new(d, N_QUALIFIED, name_type(d), 0);
    if (id) d->parts->part.at[id].cv = cv;
    return id;
}

/* Reads a type that is not a builtin type of one letter. *again, which is true before, becomes false if no substitution
 * can refer to the type, because it is builtin or is a substitution itself. */
static PartId parse_compound_type(NameParser *d, bool *again) {
    PartId id;
    switch (name_peek(d, 0)) {
    case 'r':
    case 'V':
    case 'K': return parse_qualified_type(d);
    case 'U': {
        d->p++;
        PartId vendor = name_identifier(d);
        if (name_peek(d, 0) == 'I') vendor = part_new(d, N_TEMPLATE, vendor, name_template_arguments(d));
        return part_new(d, N_VENDOR, name_type(d), vendor);
    }
    case 'C':
    case 'G':
        id = part_word(d, *d->p++ == 'C' ? "_Complex" : "_Imaginary");
        return part_new(d, N_VENDOR, name_type(d), id);
    case 'P': return d->p++, part_text(d, N_POINTER, name_type(d), 0, "*", 1);
    case 'R': return d->p++, part_text(d, N_POINTER, name_type(d), 0, "&", 1);
    case 'O': return d->p++, part_text(d, N_POINTER, name_type(d), 0, "&&", 2);
    case 'F': return parse_function_type(d, 0);
    case 'A': return parse_array_type(d);
    case 'M':
        d->p++;
        id = name_type(d);
        return part_new(d, N_MEMBER, id, name_type(d));
    case 'D': return name_peek(d, 1) == 'o' ? parse_function_type(d, 0) : parse_extended_type(d, again);
    case 'u':
        d->p++;
        id = name_identifier(d);
        return name_peek(d, 0) == 'I' ? part_new(d, N_TEMPLATE, id, name_template_arguments(d)) : id;
    case 'T':
        id = name_parameter(d);
        if (name_peek(d, 0) != 'I' || d->in_conversion) return id;
        name_subst_add(d, id); /* a template template parameter */
        return part_new(d, N_TEMPLATE, id, name_template_arguments(d));
    case 'S':
        if (name_peek(d, 1) == 't') return name_any(d, NULL);
        id = name_substitution(d);
        *again = name_peek(d, 0) == 'I';
        return *again ? part_new(d, N_TEMPLATE, id, name_template_arguments(d)) : id;
    default: return name_any(d, NULL);
    }
}

PartId name_type(NameParser *d) {
    char c = name_peek(d, 0);
    bool again = true;
    if (c >= 'a' && c <= 'z' && builtin[c - 'a']) return d->p++, part_builtin(d, builtin[c - 'a']);
    if (!name_enter(d)) return 0;
    PartId id = parse_compound_type(d, &again);
    if (again) name_subst_add(d, id);
    return name_leave(d, id);
}
