/* demangle_name.c: reads operators, template arguments and names. */
#include "ir/chars.h"
#include "ir/demangle/demangle_parser.h"

/* The operators. Those with 0 operands occur only in names, or parse_special reads their expressions. */
/* clang-format off */
static const OperatorName operator_name[] = {
    {"aN", 2, "&="}, {"aS", 2, "="}, {"aa", 2, "&&"}, {"ad", 1, "&"}, {"an", 2, "&"}, {"aw", 1, "co_await "},
    {"cl", 0, "()"}, {"cm", 2, ","}, {"co", 1, "~"}, {"dV", 2, "/="}, {"da", 1, "delete[] "}, {"de", 1, "*"},
    {"dl", 1, "delete "}, {"dv", 2, "/"}, {"eO", 2, "^="}, {"eo", 2, "^"}, {"eq", 2, "=="}, {"ge", 2, ">="}, {"gt", 2, ">"},
    {"ix", 0, "[]"}, {"lS", 2, "<<="}, {"le", 2, "<="}, {"ls", 2, "<<"}, {"lt", 2, "<"}, {"mI", 2, "-="}, {"mL", 2, "*="},
    {"mi", 2, "-"}, {"ml", 2, "*"}, {"mm", 1, "--"}, {"na", 0, "new[]"}, {"ne", 2, "!="}, {"ng", 1, "-"}, {"nt", 1, "!"},
    {"nw", 0, "new"}, {"oR", 2, "|="}, {"oo", 2, "||"}, {"or", 2, "|"}, {"pL", 2, "+="}, {"pl", 2, "+"}, {"pm", 2, "->*"},
    {"pp", 1, "++"}, {"ps", 1, "+"}, {"pt", 2, "->"}, {"qu", 0, "?"}, {"rM", 2, "%="}, {"rS", 2, ">>="}, {"rm", 2, "%"},
    {"rs", 2, ">>"}, {"ss", 2, "<=>"}
};
/* clang-format on */

const OperatorName *name_operator(NameParser *d) {
    for (unsigned i = 0; i < sizeof operator_name / sizeof *operator_name; i++)
        if (name_eat(d, operator_name[i].code)) return &operator_name[i];
    return NULL;
}

/* ---------------------------------------------------------------------------------------------- template arguments */

PartId name_literal(NameParser *d) {
    if (!name_eat(d, "L")) return name_fail(d);
    if (name_eat(d, "_Z")) {
        PartId e = d->encoding(d, false);
        return name_eat(d, "E") ? e : name_fail(d);
    }
    if (name_eat(d, "Dn")) return name_eat(d, "0"), name_eat(d, "E") ? part_word(d, "nullptr") : name_fail(d);
    PartId type = d->type(d);
    const char *text = d->p;
    while (name_peek(d, 0) && name_peek(d, 0) != 'E') d->p++;
    size_t n = (size_t)(d->p - text);
    if (!name_eat(d, "E")) return name_fail(d);
    return part_text(d, N_LITERAL, type, 0, text, n);
}

/* Skips declarations of template parameters, which are not printed: Ty declares a type parameter, Tn TYPE a value of
 * that type, and Tp before one of these a pack. */
static void skip_parameter_kinds(NameParser *d) {
    while (!d->failed && name_peek(d, 0) == 'T' &&
           (name_peek(d, 1) == 'y' || name_peek(d, 1) == 'n' || name_peek(d, 1) == 'p'))
        if (!name_eat(d, "Ty") && !name_eat(d, "Tp") && name_eat(d, "Tn")) d->type(d);
}

static PartId parse_argument(NameParser *d);

/* Reads J ARGUMENT ... E (in older names I ARGUMENT ... E), the arguments of a pack. */
static PartId parse_pack(NameParser *d) {
    PartList l = {0, 0};
    for (d->p++; !d->failed && !name_eat(d, "E");) part_list_add(d, &l, parse_argument(d));
    return part_new(d, N_PACK, l.first, 0);
}

/* Reads a template argument: a literal, X EXPRESSION E, a pack, or a type. */
static PartId parse_argument(NameParser *d) {
    PartId id;
    if (!name_enter(d)) return 0;
    skip_parameter_kinds(d);
    switch (name_peek(d, 0)) {
    case 'L': return name_leave(d, name_literal(d));
    case 'X':
        d->p++;
        id = d->expression(d);
        return name_leave(d, name_eat(d, "E") ? id : name_fail(d));
    case 'I':
    case 'J': return name_leave(d, parse_pack(d));
    default: return name_leave(d, d->type(d));
    }
}

PartId name_template_arguments(NameParser *d) {
    PartList l = {0, 0};
    if (!name_enter(d) || !name_eat(d, "I")) return name_fail(d);
    while (!d->failed && !name_eat(d, "E")) part_list_add(d, &l, parse_argument(d));
    d->depth--;
    return l.first;
}

/* ---------------------------------------------------------------------------------------------- names */

PartId name_identifier(NameParser *d) {
    uint32_t n = name_number(d);
    if (!n || n > (size_t)(d->end - d->p)) return name_fail(d);
    const char *text = d->p;
    d->p += n;
    if (n >= 10 && memcmp(text, "_GLOBAL__N", 10) == 0) return part_word(d, "(anonymous namespace)");
    return part_text(d, N_TEXT, 0, 0, text, n);
}

PartId name_types(NameParser *d, const char *stop) {
    PartList l = {0, 0};
    if (name_peek(d, 0) == 'v' && (!name_peek(d, 1) || name_peek(d, 1) == 'E' || name_peek(d, 1) == '.')) d->p++;
    while (!d->failed && name_peek(d, 0) && !strchr(stop, name_peek(d, 0))) part_list_add(d, &l, d->type(d));
    return l.first;
}

/* Reads a type without a name: "Ut_" is {unnamed type#1}, and "UliE_" is {lambda(int)#1}. */
static PartId parse_unnamed(NameParser *d) {
    PartId id;
    if (name_eat(d, "Ut")) {
        uint32_t n = name_sequence(d, 10);
        id = part_text(d, N_LAMBDA, 0, 0, "{unnamed type#", 14);
        if (id) d->parts->part.at[id].number = n + 1;
        return id;
    }
    if (!name_eat(d, "Ul")) return name_fail(d);
    skip_parameter_kinds(d);
    PartId params = name_types(d, "E");
    if (!name_eat(d, "E")) return name_fail(d);
    uint32_t n = name_sequence(d, 10);
    id = part_text(d, N_LAMBDA, params, 0, "{lambda(", 8);
    if (id) d->parts->part.at[id].number = n + 1;
    return id;
}

PartId name_operator_name(NameParser *d, NameInfo *info) {
    if (name_eat(d, "cv")) {
        bool outer = d->in_conversion;
        d->in_conversion = info != NULL; /* the arguments after T_ are those of the operator */
        PartId type = d->type(d);
        d->in_conversion = outer;
        if (info) info->no_result = true;
        return part_new(d, N_CONVERT, type, 0);
    }
    if (name_eat(d, "li")) return part_text(d, N_PREFIXED, name_identifier(d), 0, "operator\"\" ", 11);
    const OperatorName *o = name_operator(d);
    if (!o) return name_fail(d);
    size_t n = strlen(o->text);
    bool word = o->text[0] >= 'a' && o->text[0] <= 'z';
    PartId name = part_text(d, N_TEXT, 0, 0, o->text, o->text[n - 1] == ' ' ? n - 1 : n);
    return part_text(d, N_PREFIXED, name, 0, word ? "operator " : "operator", word ? 9 : 8);
}

/* Reads one component of a name, with its ABI tags. Returns scope::component, or the component alone if `scope` is 0.
 * Only within a scope can it be a constructor or destructor, which sets info->no_result. info: as for name_any. */
static PartId parse_unqualified(NameParser *d, NameInfo *info, PartId scope) {
    PartId id;
    name_eat(d, "L"); /* a name with internal linkage */
    char c = name_peek(d, 0), next = name_peek(d, 1);
    if (name_at_digit(d)) {
        id = name_identifier(d);
    } else if (c == 'U') {
        id = parse_unnamed(d);
    } else if (scope && c == 'C' && next == 'I' && name_peek(d, 2) >= '1' && name_peek(d, 2) <= '5') {
        d->p += 3; /* inherited from the class that follows, whose name it has */
        if (info) info->no_result = true;
        id = part_new(d, N_CTOR, d->type(d), 0);
    } else if (scope && ((c == 'C' && next >= '1' && next <= '5') || (c == 'D' && next >= '0' && next <= '5'))) {
        d->p += 2;
        if (info) info->no_result = true;
        id = part_new(d, c == 'C' ? N_CTOR : N_DTOR, scope, 0);
    } else {
        id = name_operator_name(d, info);
    }
    while (name_eat(d, "B")) {
        PartId tag = name_identifier(d);
        if (tag) id = part_text(d, N_TAGGED, id, 0, d->parts->part.at[tag].text, d->parts->part.at[tag].len);
    }
    return scope ? part_new(d, N_SCOPED, scope, id) : id;
}

PartId name_substitution(NameParser *d) {
    static const struct {
        const char *code, *text;
    } standard[] = {{"a", "std::allocator"}, {"b", "std::basic_string"}, {"s", "std::string"},
                    {"i", "std::istream"},   {"o", "std::ostream"},      {"d", "std::iostream"}};
    if (!name_eat(d, "S")) return name_fail(d);
    for (unsigned i = 0; i < sizeof standard / sizeof *standard; i++)
        if (name_eat(d, standard[i].code)) return part_word(d, standard[i].text);
    uint32_t n = name_sequence(d, 36);
    return !d->failed && n < d->subst.n ? d->subst.at[n] : name_fail(d);
}

PartId name_parameter(NameParser *d) {
    if (!name_eat(d, "T")) return name_fail(d);
    uint32_t n = name_sequence(d, 10);
    PartId id = part_new(d, N_PARAM, 0, 0);
    if (id) d->parts->part.at[id].number = n;
    return id;
}

uint8_t name_qualifiers(NameParser *d) {
    uint8_t cv = 0;
    if (name_eat(d, "r")) cv |= CV_RESTRICT;
    if (name_eat(d, "V")) cv |= CV_VOLATILE;
    if (name_eat(d, "K")) cv |= CV_CONST;
    return cv;
}

PartId name_decltype(NameParser *d) {
    d->p += 2;
    PartId e = d->expression(d);
    return name_eat(d, "E") ? part_text(d, N_KEYWORD, e, 0, "decltype ", 9) : name_fail(d);
}

/* Reads a nested name: N, qualifiers, components and E. Substitutions can refer later to each prefix of it, but not to
 * the whole name, which the caller adds if it is a type. Sets info->cv and info->ends_with_arguments, and
 * info->no_result if a component is a constructor, destructor or conversion; info may be NULL. */
static PartId parse_nested(NameParser *d, NameInfo *info) {
    PartId at = 0;
    if (!name_eat(d, "N")) return name_fail(d);
    uint8_t cv = name_qualifiers(d);
    if (name_eat(d, "R")) cv |= CV_LREF;
    else if (name_eat(d, "O")) cv |= CV_RREF;
    if (info) info->cv = cv;
    while (!d->failed && !name_eat(d, "E")) {
        char c = name_peek(d, 0), next = name_peek(d, 1);
        if (info) info->ends_with_arguments = false;
        if (c == 'S') {
            if (at) return name_fail(d);
            at = next == 't' ? (d->p += 2, part_word(d, "std")) : name_substitution(d);
            continue;
        }
        if (c == 'T' && !at) {
            at = name_parameter(d);
        } else if (c == 'D' && (next == 't' || next == 'T') && !at) {
            at = name_decltype(d);
        } else if (c == 'I') {
            if (!at) return name_fail(d);
            at = part_new(d, N_TEMPLATE, at, name_template_arguments(d));
            if (info) info->ends_with_arguments = true;
        } else {
            at = parse_unqualified(d, info, at);
        }
        name_subst_add(d, at);
        name_eat(d, "M"); /* a member initialiser */
    }
    if (!at || !d->subst.n) return name_fail(d);
    d->subst.n--;
    return at;
}

/* Reads Z FUNCTION E NAME, a name inside of a function, and skips the number that tells equal names in one function
 * apart, "_0" or "__10_". NAME may be "s", a string literal, or follow "d_" or "dN_", a default argument. info: as for
 * name_any. */
static PartId parse_local(NameParser *d, NameInfo *info) {
    if (!name_eat(d, "Z")) return name_fail(d);
    PartId function = d->encoding(d, true), name;
    if (!name_eat(d, "E")) return name_fail(d);
    if (name_eat(d, "s")) {
        name = part_word(d, "string literal");
    } else {
        if (name_eat(d, "d")) { /* in a default argument */
            uint32_t n = name_sequence(d, 10);
            PartId place = part_text(d, N_LAMBDA, 0, 0, "{default arg#", 13);
            if (place) d->parts->part.at[place].number = n + 1;
            function = part_new(d, N_SCOPED, function, place);
        }
        name = name_any(d, info);
    }
    if (name_eat(d, "__")) name_number(d), name_eat(d, "_");
    else if (name_peek(d, 0) == '_' && char_is_digit(name_peek(d, 1))) d->p += 2;
    return part_new(d, N_LOCAL, function, name);
}

PartId name_any(NameParser *d, NameInfo *info) {
    PartId id;
    bool old = false;
    if (!name_enter(d)) return 0;
    if (name_peek(d, 0) == 'N') return name_leave(d, parse_nested(d, info));
    if (name_peek(d, 0) == 'Z') return name_leave(d, parse_local(d, info));
    if (name_peek(d, 0) == 'S' && name_peek(d, 1) != 't') id = name_substitution(d), old = true;
    else if (name_eat(d, "St")) id = parse_unqualified(d, info, part_word(d, "std"));
    else id = parse_unqualified(d, info, 0);
    if (name_peek(d, 0) == 'I') {
        if (!old) name_subst_add(d, id);
        id = part_new(d, N_TEMPLATE, id, name_template_arguments(d));
        if (info) info->ends_with_arguments = true;
    } else if (old) {
        return name_leave(d, name_fail(d)); /* an earlier component alone is no name */
    }
    return name_leave(d, id);
}
