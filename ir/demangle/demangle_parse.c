/* demangle_parse.c: reads C++ names into parts: a recursive-descent parser of the grammar in the Itanium C++ ABI.
 *
 * The function parse_X reads the text of rule X and returns the part that it has created, or 0 after a failure. A
 * function for a list returns the first N_LIST, and 0 for the empty list as well. After a failure the rest of the text
 * counts as empty, so every rule ends soon, and callers need not test for the failure of a rule. */
#include "ir/chars.h"
#include "ir/demangle/parts.h"

typedef struct NameParser {
    const char *p, *end; /* the next character and the end of the text */
    NameParts *parts;
    VEC(PartId) subst; /* the components to which S_, S0_, ... refer */
    uint32_t depth;    /* how many rules that call enter() are nested now */
    /* in_conversion: the type of a conversion operator is being read, so template arguments after T_ are those of the
     * operator and not of T_. */
    bool failed, in_conversion;
} NameParser;

/* Properties of the name of a symbol that parse_name finds out. */
typedef struct NameInfo {
    bool no_result;           /* a constructor, destructor or conversion: no result type follows the name */
    bool ends_with_arguments; /* the name ends with template arguments, so a result type may follow it */
    uint8_t cv;               /* the qualifiers CV_* of a member function */
} NameInfo;

static PartId parse_type(NameParser *d);
static PartId parse_expression(NameParser *d);
static PartId parse_encoding(NameParser *d, bool local);
static PartId parse_name(NameParser *d, NameInfo *info);
static PartId parse_argument(NameParser *d);
static PartId parse_template_arguments(NameParser *d);
static void skip_parameter_kinds(NameParser *d);

/* ---------------------------------------------------------------------------------------------- characters */

/* Records a failure and skips the rest of the text. Returns 0. */
static PartId fail(NameParser *d) {
    d->failed = true;
    d->p = d->end;
    return 0;
}

/* Returns the character i positions ahead; NUL at the end of the text. */
static char peek(const NameParser *d, unsigned i) { return (size_t)(d->end - d->p) > i ? d->p[i] : '\0'; }
static bool at_digit(const NameParser *d) { return char_is_digit(peek(d, 0)); }

/* Consumes `text` if it comes next. Returns false, and consumes nothing, if it does not. */
static bool eat(NameParser *d, const char *text) {
    size_t n = strlen(text);
    if ((size_t)(d->end - d->p) < n || memcmp(d->p, text, n) != 0) return false;
    d->p += n;
    return true;
}

/* Reads a decimal number and returns it. Fails if there is none, or if it has more than about nine digits. */
static uint32_t parse_number(NameParser *d) {
    uint32_t n = 0;
    if (!at_digit(d)) fail(d);
    for (; at_digit(d); d->p++) {
        if (n > 100000000) return fail(d);
        n = n * 10 + (uint32_t)(*d->p - '0');
    }
    return n;
}

/* Reads a sequence number and returns it: "_" is 0, and "N_", where N is written in `base`, 10 or 36, is N + 1. Fails
 * if there is no '_' after N, or N is above about ten million. */
static uint32_t parse_sequence(NameParser *d, unsigned base) {
    uint32_t n = 0;
    if (eat(d, "_")) return 0;
    for (;; d->p++) {
        char c = peek(d, 0);
        unsigned digit = char_is_digit(c) ? (unsigned)(c - '0') : c >= 'A' && c <= 'Z' ? (unsigned)(c - 'A') + 10 : 99;
        if (digit >= base || n > 10000000) break;
        n = n * base + digit;
    }
    return eat(d, "_") ? n + 1 : fail(d);
}

/* ---------------------------------------------------------------------------------------------- parts */

/* Creates a part and returns its id. After a failure, creates nothing and returns 0. */
static PartId part_new(NameParser *d, enum PartKind kind, PartId a, PartId b) {
    if (d->failed) return 0;
    vec_push(&d->parts->part, ((Part){.kind = (uint8_t)kind, .a = a, .b = b}));
    return d->parts->part.n - 1;
}

/* Creates a part as part_new does, with `len` bytes of text, which are not copied. */
static PartId part_text(NameParser *d, enum PartKind kind, PartId a, PartId b, const char *text, size_t len) {
    PartId id = part_new(d, kind, a, b);
    if (id) d->parts->part.at[id].text = text, d->parts->part.at[id].len = (uint32_t)len;
    return id;
}

/* Create a part N_TEXT and N_BUILTIN with a constant text that ends with NUL, as part_new does. */
static PartId text_new(NameParser *d, const char *text) { return part_text(d, N_TEXT, 0, 0, text, strlen(text)); }
static PartId builtin_new(NameParser *d, const char *text) { return part_text(d, N_BUILTIN, 0, 0, text, strlen(text)); }

/* Makes part id the next component to which a substitution can refer. Returns id. */
static PartId subst_add(NameParser *d, PartId id) {
    vec_push(&d->subst, id);
    return id;
}

/* A list under construction. */
typedef struct PartList {
    PartId first, last;
} PartList;

/* Appends an item to the list, as a new N_LIST. */
static void list_add(NameParser *d, PartList *l, PartId item) {
    PartId id = part_new(d, N_LIST, item, 0);
    if (!id) return;
    if (l->last) d->parts->part.at[l->last].b = id;
    else l->first = id;
    l->last = id;
}

/* Must be called at the beginning of a rule that can contain itself. Returns false if the parser has failed, or fails
 * now because NAME_DEPTH_MAX rules are nested. */
static bool enter(NameParser *d) {
    if (d->failed || d->depth >= NAME_DEPTH_MAX) return fail(d);
    d->depth++;
    return true;
}

/* Must be called at the end of a rule after enter() has returned true. Returns id, the result of the rule; if it is 0,
 * the parser fails. */
static PartId leave(NameParser *d, PartId id) {
    d->depth--;
    return d->failed ? 0 : id ? id : fail(d);
}

/* ---------------------------------------------------------------------------------------------- tables */

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
/* The operators by their codes. operands: how many the operator has in an expression; 0 if it occurs only in names, or
 * parse_special reads its expressions. */
typedef struct OperatorName { char code[3]; uint8_t operands; const char *text; } OperatorName;
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

/* Reads the code of an operator and returns its row. Returns NULL, and reads nothing, if no such code comes next. */
static const OperatorName *parse_operator(NameParser *d) {
    for (unsigned i = 0; i < sizeof operator_name / sizeof *operator_name; i++)
        if (eat(d, operator_name[i].code)) return &operator_name[i];
    return NULL;
}

/* ---------------------------------------------------------------------------------------------- names */

/* Reads a length and an identifier of that length, such as 3foo. _GLOBAL__N... becomes "(anonymous namespace)". Fails
 * if the length is 0 or exceeds the text. */
static PartId parse_source_name(NameParser *d) {
    uint32_t n = parse_number(d);
    if (!n || n > (size_t)(d->end - d->p)) return fail(d);
    const char *text = d->p;
    d->p += n;
    if (n >= 10 && memcmp(text, "_GLOBAL__N", 10) == 0) return text_new(d, "(anonymous namespace)");
    return part_text(d, N_TEXT, 0, 0, text, n);
}

/* Reads types into a list, up to one of the characters in `stop`, which is not read, or to the end of the text. "v",
 * void, before the end, 'E' or '.' is the empty list, 0. */
static PartId parse_types(NameParser *d, const char *stop) {
    PartList l = {0, 0};
    if (peek(d, 0) == 'v' && (!peek(d, 1) || peek(d, 1) == 'E' || peek(d, 1) == '.')) d->p++;
    while (!d->failed && peek(d, 0) && !strchr(stop, peek(d, 0))) list_add(d, &l, parse_type(d));
    return l.first;
}

/* Reads a type without a name: "Ut_" is {unnamed type#1}, and "UliE_" is {lambda(int)#1}. */
static PartId parse_unnamed(NameParser *d) {
    PartId id;
    if (eat(d, "Ut")) {
        uint32_t n = parse_sequence(d, 10);
        id = part_text(d, N_LAMBDA, 0, 0, "{unnamed type#", 14);
        if (id) d->parts->part.at[id].number = n + 1;
        return id;
    }
    if (!eat(d, "Ul")) return fail(d);
    skip_parameter_kinds(d);
    PartId params = parse_types(d, "E");
    if (!eat(d, "E")) return fail(d);
    uint32_t n = parse_sequence(d, 10);
    id = part_text(d, N_LAMBDA, params, 0, "{lambda(", 8);
    if (id) d->parts->part.at[id].number = n + 1;
    return id;
}

/* Reads the name of an operator, of a conversion operator or of a user-defined literal. info: as for parse_name; a
 * conversion sets info->no_result. */
static PartId parse_operator_name(NameParser *d, NameInfo *info) {
    if (eat(d, "cv")) {
        bool outer = d->in_conversion;
        d->in_conversion = info != NULL; /* the arguments after T_ are those of the operator */
        PartId type = parse_type(d);
        d->in_conversion = outer;
        if (info) info->no_result = true;
        return part_new(d, N_CONVERT, type, 0);
    }
    if (eat(d, "li")) return part_text(d, N_PREFIXED, parse_source_name(d), 0, "operator\"\" ", 11);
    const OperatorName *o = parse_operator(d);
    if (!o) return fail(d);
    size_t n = strlen(o->text);
    bool word = o->text[0] >= 'a' && o->text[0] <= 'z';
    PartId name = part_text(d, N_TEXT, 0, 0, o->text, o->text[n - 1] == ' ' ? n - 1 : n);
    return part_text(d, N_PREFIXED, name, 0, word ? "operator " : "operator", word ? 9 : 8);
}

/* Reads one component of a name, with its ABI tags. Returns scope::component, or the component alone if `scope` is 0.
 * Only within a scope can it be a constructor or destructor, which sets info->no_result. info: as for parse_name. */
static PartId parse_unqualified(NameParser *d, NameInfo *info, PartId scope) {
    PartId id;
    eat(d, "L"); /* a name with internal linkage */
    char c = peek(d, 0), next = peek(d, 1);
    if (at_digit(d)) {
        id = parse_source_name(d);
    } else if (c == 'U') {
        id = parse_unnamed(d);
    } else if (scope && c == 'C' && next == 'I' && peek(d, 2) >= '1' && peek(d, 2) <= '5') {
        d->p += 3; /* inherited from the class that follows, whose name it has */
        if (info) info->no_result = true;
        id = part_new(d, N_CTOR, parse_type(d), 0);
    } else if (scope && ((c == 'C' && next >= '1' && next <= '5') || (c == 'D' && next >= '0' && next <= '5'))) {
        d->p += 2;
        if (info) info->no_result = true;
        id = part_new(d, c == 'C' ? N_CTOR : N_DTOR, scope, 0);
    } else {
        id = parse_operator_name(d, info);
    }
    while (eat(d, "B")) {
        PartId tag = parse_source_name(d);
        if (tag) id = part_text(d, N_TAGGED, id, 0, d->parts->part.at[tag].text, d->parts->part.at[tag].len);
    }
    return scope ? part_new(d, N_SCOPED, scope, id) : id;
}

/* Reads a substitution: S_, S0_, ... refer to earlier components; Sa, Ss and others abbreviate names of the standard
 * library. "St", std, is not read here. */
static PartId parse_substitution(NameParser *d) {
    static const struct {
        const char *code, *text;
    } standard[] = {{"a", "std::allocator"}, {"b", "std::basic_string"}, {"s", "std::string"},
                    {"i", "std::istream"},   {"o", "std::ostream"},      {"d", "std::iostream"}};
    if (!eat(d, "S")) return fail(d);
    for (unsigned i = 0; i < sizeof standard / sizeof *standard; i++)
        if (eat(d, standard[i].code)) return text_new(d, standard[i].text);
    uint32_t n = parse_sequence(d, 36);
    return !d->failed && n < d->subst.n ? d->subst.at[n] : fail(d);
}

/* Reads a template parameter: T_ is the first template argument of the function, T0_ the second. It is looked up when
 * it is printed, because a substitution that refers to it in another function means the argument there. */
static PartId parse_parameter(NameParser *d) {
    if (!eat(d, "T")) return fail(d);
    uint32_t n = parse_sequence(d, 10);
    PartId id = part_new(d, N_PARAM, 0, 0);
    if (id) d->parts->part.at[id].number = n;
    return id;
}

/* Reads the qualifiers restrict, volatile and const, in this order. Returns CV_*; 0 if there are none. */
static uint8_t parse_cv(NameParser *d) {
    uint8_t cv = 0;
    if (eat(d, "r")) cv |= CV_RESTRICT;
    if (eat(d, "V")) cv |= CV_VOLATILE;
    if (eat(d, "K")) cv |= CV_CONST;
    return cv;
}

/* Reads Dt EXPRESSION E or DT EXPRESSION E, a decltype; the caller has seen that these two letters come next. */
static PartId parse_decltype(NameParser *d) {
    d->p += 2;
    PartId e = parse_expression(d);
    return eat(d, "E") ? part_text(d, N_KEYWORD, e, 0, "decltype ", 9) : fail(d);
}

/* Reads a nested name: N, qualifiers, components and E. Substitutions can refer later to each prefix of it, but not to
 * the whole name, which the caller adds if it is a type. Sets info->cv and info->ends_with_arguments, and
 * info->no_result if a component is a constructor, destructor or conversion; info may be NULL. */
static PartId parse_nested(NameParser *d, NameInfo *info) {
    PartId at = 0;
    if (!eat(d, "N")) return fail(d);
    uint8_t cv = parse_cv(d);
    if (eat(d, "R")) cv |= CV_LREF;
    else if (eat(d, "O")) cv |= CV_RREF;
    if (info) info->cv = cv;
    while (!d->failed && !eat(d, "E")) {
        char c = peek(d, 0), next = peek(d, 1);
        if (info) info->ends_with_arguments = false;
        if (c == 'S') {
            if (at) return fail(d);
            at = next == 't' ? (d->p += 2, text_new(d, "std")) : parse_substitution(d);
            continue;
        }
        if (c == 'T' && !at) {
            at = parse_parameter(d);
        } else if (c == 'D' && (next == 't' || next == 'T') && !at) {
            at = parse_decltype(d);
        } else if (c == 'I') {
            if (!at) return fail(d);
            at = part_new(d, N_TEMPLATE, at, parse_template_arguments(d));
            if (info) info->ends_with_arguments = true;
        } else {
            at = parse_unqualified(d, info, at);
        }
        subst_add(d, at);
        eat(d, "M"); /* a member initialiser */
    }
    if (!at || !d->subst.n) return fail(d);
    d->subst.n--;
    return at;
}

/* Reads Z FUNCTION E NAME, a name inside of a function, and skips the number that tells equal names in one function
 * apart, "_0" or "__10_". NAME may be "s", a string literal, or follow "d_" or "dN_", a default argument. info: as for
 * parse_name. */
static PartId parse_local(NameParser *d, NameInfo *info) {
    if (!eat(d, "Z")) return fail(d);
    PartId function = parse_encoding(d, true), name;
    if (!eat(d, "E")) return fail(d);
    if (eat(d, "s")) {
        name = text_new(d, "string literal");
    } else {
        if (eat(d, "d")) { /* in a default argument */
            uint32_t n = parse_sequence(d, 10);
            PartId place = part_text(d, N_LAMBDA, 0, 0, "{default arg#", 13);
            if (place) d->parts->part.at[place].number = n + 1;
            function = part_new(d, N_SCOPED, function, place);
        }
        name = parse_name(d, info);
    }
    if (eat(d, "__")) parse_number(d), eat(d, "_");
    else if (peek(d, 0) == '_' && char_is_digit(peek(d, 1))) d->p += 2;
    return part_new(d, N_LOCAL, function, name);
}

/* Reads a name. info: its properties, if it is the name of a symbol; NULL for a name within a type or an expression.
 * Fails at a substitution without template arguments, because it is no name by itself. */
static PartId parse_name(NameParser *d, NameInfo *info) {
    PartId id;
    bool old = false;
    if (!enter(d)) return 0;
    if (peek(d, 0) == 'N') return leave(d, parse_nested(d, info));
    if (peek(d, 0) == 'Z') return leave(d, parse_local(d, info));
    if (peek(d, 0) == 'S' && peek(d, 1) != 't') id = parse_substitution(d), old = true;
    else if (eat(d, "St")) id = parse_unqualified(d, info, text_new(d, "std"));
    else id = parse_unqualified(d, info, 0);
    if (peek(d, 0) == 'I') {
        if (!old) subst_add(d, id);
        id = part_new(d, N_TEMPLATE, id, parse_template_arguments(d));
        if (info) info->ends_with_arguments = true;
    } else if (old) {
        return leave(d, fail(d)); /* an earlier component alone is no name */
    }
    return leave(d, id);
}

/* ---------------------------------------------------------------------------------------------- template arguments */

/* Reads a literal, L TYPE VALUE E, or the name of a variable or function, L _Z ENCODING E. VALUE is kept as text. */
static PartId parse_literal(NameParser *d) {
    if (!eat(d, "L")) return fail(d);
    if (eat(d, "_Z")) {
        PartId e = parse_encoding(d, false);
        return eat(d, "E") ? e : fail(d);
    }
    if (eat(d, "Dn")) return eat(d, "0"), eat(d, "E") ? text_new(d, "nullptr") : fail(d);
    PartId type = parse_type(d);
    const char *text = d->p;
    while (peek(d, 0) && peek(d, 0) != 'E') d->p++;
    size_t n = (size_t)(d->p - text);
    if (!eat(d, "E")) return fail(d);
    return part_text(d, N_LITERAL, type, 0, text, n);
}

/* Skips declarations of template parameters, which are not printed: Ty declares a type parameter, Tn TYPE a value of
 * that type, and Tp before one of these a pack. */
static void skip_parameter_kinds(NameParser *d) {
    while (!d->failed && peek(d, 0) == 'T' && (peek(d, 1) == 'y' || peek(d, 1) == 'n' || peek(d, 1) == 'p'))
        if (!eat(d, "Ty") && !eat(d, "Tp") && eat(d, "Tn")) parse_type(d);
}

/* Reads J ARGUMENT ... E (in older names I ARGUMENT ... E), the arguments of a pack. */
static PartId parse_pack(NameParser *d) {
    PartList l = {0, 0};
    for (d->p++; !d->failed && !eat(d, "E");) list_add(d, &l, parse_argument(d));
    return part_new(d, N_PACK, l.first, 0);
}

/* Reads a template argument: a literal, X EXPRESSION E, a pack, or a type. */
static PartId parse_argument(NameParser *d) {
    PartId id;
    if (!enter(d)) return 0;
    skip_parameter_kinds(d);
    switch (peek(d, 0)) {
    case 'L': return leave(d, parse_literal(d));
    case 'X':
        d->p++;
        id = parse_expression(d);
        return leave(d, eat(d, "E") ? id : fail(d));
    case 'I':
    case 'J': return leave(d, parse_pack(d));
    default: return leave(d, parse_type(d));
    }
}

/* Reads I ARGUMENT ... E, template arguments. Returns the list of the arguments. */
static PartId parse_template_arguments(NameParser *d) {
    PartList l = {0, 0};
    if (!enter(d) || !eat(d, "I")) return fail(d);
    while (!d->failed && !eat(d, "E")) list_add(d, &l, parse_argument(d));
    d->depth--;
    return l.first;
}

/* ---------------------------------------------------------------------------------------------- types */

/* Reads the type of a function, from Do (noexcept) or F on; cv: the qualifiers that have been read before it. */
static PartId parse_function_type(NameParser *d, uint8_t cv) {
    if (eat(d, "Do")) cv |= CV_NOEXCEPT;
    if (!eat(d, "F")) return fail(d);
    eat(d, "Y"); /* extern "C" */
    PartId result = parse_type(d);
    PartList l = {0, 0};
    if (peek(d, 0) == 'v') d->p++;
    while (!d->failed && peek(d, 0) && peek(d, 0) != 'E' && !(strchr("RO", peek(d, 0)) && peek(d, 1) == 'E'))
        list_add(d, &l, parse_type(d));
    if (eat(d, "R")) cv |= CV_LREF;
    else if (eat(d, "O")) cv |= CV_RREF;
    if (!eat(d, "E")) return fail(d);
    PartId id = part_new(d, N_SIGNATURE, result, l.first);
    if (id) d->parts->part.at[id].cv = cv;
    return id;
}

/* Reads an array type: A, the number of elements, which may be missing or an expression, '_' and the element type. */
static PartId parse_array_type(NameParser *d) {
    PartId size = 0;
    d->p++;
    if (at_digit(d)) {
        const char *text = d->p;
        parse_number(d);
        size = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
    } else if (peek(d, 0) != '_') {
        size = parse_expression(d);
    }
    if (!eat(d, "_")) return fail(d);
    return part_new(d, N_ARRAY, parse_type(d), size);
}

/* Reads a type that begins with D and is not a function type. Sets *again to false if it is a builtin type, to which no
 * substitution can refer; else leaves it unchanged. */
static PartId parse_extended_type(NameParser *d, bool *again) {
    char next = peek(d, 1);
    if (next == 'p') return d->p += 2, part_new(d, N_EXPANSION, parse_type(d), 0);
    if (next == 't' || next == 'T') return parse_decltype(d);
    if (next == 'v') {
        d->p += 2;
        const char *text = d->p;
        parse_number(d);
        PartId size = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
        if (!eat(d, "_")) return fail(d);
        return part_new(d, N_VECTOR, parse_type(d), size);
    }
    if (eat(d, "DB") || eat(d, "DU")) {
        const char *text = d->p, *prefix = text[-1] == 'B' ? "_BitInt(" : "unsigned _BitInt(";
        parse_number(d);
        PartId bits = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
        bits = part_text(d, N_PREFIXED, bits, text_new(d, ")"), prefix, strlen(prefix));
        return eat(d, "_") ? bits : fail(d);
    }
    *again = false;
    if (eat(d, "DF16b")) return text_new(d, "std::bfloat16_t");
    if (eat(d, "DF")) {
        const char *text = d->p;
        parse_number(d);
        PartId bits = part_text(d, N_TEXT, 0, 0, text, (size_t)(d->p - text));
        return eat(d, "_") ? part_text(d, N_PREFIXED, bits, 0, "_Float", 6) : fail(d);
    }
    d->p++;
    for (unsigned i = 0; i < sizeof extended / sizeof *extended; i++)
        if (eat(d, extended[i].code)) return text_new(d, extended[i].text);
    return fail(d);
}

/* Reads qualifiers and the type that they qualify. */
static PartId parse_qualified_type(NameParser *d) {
    uint8_t cv = parse_cv(d);
    if (peek(d, 0) == 'F' || (peek(d, 0) == 'D' && peek(d, 1) == 'o')) return parse_function_type(d, cv);
    PartId id = part_new(d, N_QUALIFIED, parse_type(d), 0);
    if (id) d->parts->part.at[id].cv = cv;
    return id;
}

/* Reads a type that is not a builtin type of one letter. *again, which is true before, becomes false if no substitution
 * can refer to the type, because it is builtin or is a substitution itself. */
static PartId parse_compound_type(NameParser *d, bool *again) {
    PartId id;
    switch (peek(d, 0)) {
    case 'r':
    case 'V':
    case 'K': return parse_qualified_type(d);
    case 'U': {
        d->p++;
        PartId vendor = parse_source_name(d);
        if (peek(d, 0) == 'I') vendor = part_new(d, N_TEMPLATE, vendor, parse_template_arguments(d));
        return part_new(d, N_VENDOR, parse_type(d), vendor);
    }
    case 'C':
    case 'G':
        id = text_new(d, *d->p++ == 'C' ? "_Complex" : "_Imaginary");
        return part_new(d, N_VENDOR, parse_type(d), id);
    case 'P': return d->p++, part_text(d, N_POINTER, parse_type(d), 0, "*", 1);
    case 'R': return d->p++, part_text(d, N_POINTER, parse_type(d), 0, "&", 1);
    case 'O': return d->p++, part_text(d, N_POINTER, parse_type(d), 0, "&&", 2);
    case 'F': return parse_function_type(d, 0);
    case 'A': return parse_array_type(d);
    case 'M':
        d->p++;
        id = parse_type(d);
        return part_new(d, N_MEMBER, id, parse_type(d));
    case 'D': return peek(d, 1) == 'o' ? parse_function_type(d, 0) : parse_extended_type(d, again);
    case 'u':
        d->p++;
        id = parse_source_name(d);
        return peek(d, 0) == 'I' ? part_new(d, N_TEMPLATE, id, parse_template_arguments(d)) : id;
    case 'T':
        id = parse_parameter(d);
        if (peek(d, 0) != 'I' || d->in_conversion) return id;
        subst_add(d, id); /* a template template parameter */
        return part_new(d, N_TEMPLATE, id, parse_template_arguments(d));
    case 'S':
        if (peek(d, 1) == 't') return parse_name(d, NULL);
        id = parse_substitution(d);
        *again = peek(d, 0) == 'I';
        return *again ? part_new(d, N_TEMPLATE, id, parse_template_arguments(d)) : id;
    default: return parse_name(d, NULL);
    }
}

/* Reads a type. Every type that is neither builtin nor a substitution becomes a component to which substitutions can
 * refer. */
static PartId parse_type(NameParser *d) {
    char c = peek(d, 0);
    bool again = true;
    if (c >= 'a' && c <= 'z' && builtin[c - 'a']) return d->p++, builtin_new(d, builtin[c - 'a']);
    if (!enter(d)) return 0;
    PartId id = parse_compound_type(d, &again);
    if (again) subst_add(d, id);
    return leave(d, id);
}

/* ---------------------------------------------------------------------------------------------- expressions */

/* Reads expressions up to E, which it consumes. Returns their list. */
static PartId parse_expressions(NameParser *d) {
    PartList l = {0, 0};
    while (!d->failed && !eat(d, "E")) list_add(d, &l, parse_expression(d));
    return l.first;
}

/* Reads an identifier or operator in an expression, and its template arguments, if any. scope: 0 if it has none. */
static PartId parse_simple_id(NameParser *d, PartId scope) {
    eat(d, "on");
    PartId id = at_digit(d) ? parse_source_name(d) : parse_operator_name(d, NULL);
    if (scope) id = part_new(d, N_SCOPED, scope, id);
    return peek(d, 0) == 'I' ? part_new(d, N_TEMPLATE, id, parse_template_arguments(d)) : id;
}

/* Reads, after "sr", the name of a member of a type that depends on template parameters, as in srT_5value or
 * sr3std7is_voidIT_EE5value. */
static PartId parse_unresolved(NameParser *d) {
    bool nested = at_digit(d) || eat(d, "N");
    PartId at = at_digit(d) ? 0 : parse_type(d);
    if (nested && at && peek(d, 0) == 'I') at = part_new(d, N_TEMPLATE, at, parse_template_arguments(d));
    while (nested && !d->failed && !eat(d, "E")) at = parse_simple_id(d, at);
    return parse_simple_id(d, at);
}

/* Reads a reference to a parameter of the function itself, which is printed as {parm#1}, or to `this`. */
static PartId parse_function_param(NameParser *d) {
    if (eat(d, "fpT")) return text_new(d, "this");
    if (eat(d, "fL")) parse_number(d), eat(d, "p");
    else if (!eat(d, "fp")) return fail(d);
    parse_cv(d);
    uint32_t n = parse_sequence(d, 10);
    PartId id = part_text(d, N_LAMBDA, 0, 0, "{parm#", 6);
    if (id) d->parts->part.at[id].number = n + 1;
    return id;
}

/* Reads an expression that consists of a keyword and its operands, such as sizeof or static_cast. Returns 0, without a
 * failure, if no such code comes next. */
static PartId parse_keyword(NameParser *d) {
    /* what: the operands: 't' a type, 'e' an expression, 'c' a type and an expression, for a cast. */
    static const struct {
        char code[3], what;
        const char *text;
    } row[] = {{"st", 't', "sizeof "},    {"sz", 'e', "sizeof "},      {"at", 't', "alignof "},
               {"az", 'e', "alignof "},   {"nx", 'e', "noexcept"},     {"sc", 'c', "static_cast"},
               {"cc", 'c', "const_cast"}, {"dc", 'c', "dynamic_cast"}, {"rc", 'c', "reinterpret_cast"},
               {"ti", 't', "typeid "},    {"te", 'e', "typeid "},      {"tw", 'e', "throw "}};
    for (unsigned i = 0; i < sizeof row / sizeof *row; i++) {
        if (!eat(d, row[i].code)) continue;
        PartId a = row[i].what == 'e' ? parse_expression(d) : parse_type(d);
        if (row[i].what == 'c')
            return part_text(d, N_NAMED_CAST, a, parse_expression(d), row[i].text, strlen(row[i].text));
        return part_text(d, N_KEYWORD, a, 0, row[i].text, strlen(row[i].text));
    }
    return 0;
}

/* Reads an expression that is not of the form of a prefix or binary operator with its operands, such as a call, a cast
 * or a conditional. Returns 0, without a failure, if the code of no such expression comes next. */
static PartId parse_special(NameParser *d) {
    PartId a, b;
    if (eat(d, "cv")) {
        a = parse_type(d);
        if (!eat(d, "_")) return part_new(d, N_CAST, a, parse_expression(d));
        return part_new(d, N_CALL, a, parse_expressions(d));
    }
    if (eat(d, "tl")) return a = parse_type(d), part_new(d, N_BRACED, a, parse_expressions(d));
    if (eat(d, "il")) return part_new(d, N_BRACED, 0, parse_expressions(d));
    if (eat(d, "cl")) return a = parse_expression(d), part_new(d, N_CALL, a, parse_expressions(d));
    if (eat(d, "ix")) return a = parse_expression(d), part_new(d, N_INDEX, a, parse_expression(d));
    if (eat(d, "sZ")) return part_new(d, N_LENGTH, peek(d, 0) == 'T' ? parse_parameter(d) : parse_function_param(d), 0);
    if (eat(d, "sp")) return part_new(d, N_EXPANSION, parse_expression(d), 0);
    if (eat(d, "sr")) return parse_unresolved(d);
    if (eat(d, "gs")) return part_text(d, N_PREFIXED, parse_expression(d), 0, "::", 2);
    if (eat(d, "dt")) return a = parse_expression(d), part_text(d, N_BINARY, a, parse_simple_id(d, 0), ".", 1);
    if (eat(d, "pt")) return a = parse_expression(d), part_text(d, N_BINARY, a, parse_simple_id(d, 0), "->", 2);
    if (eat(d, "qu")) {
        a = parse_expression(d), b = parse_expression(d);
        PartId c = parse_expression(d), id = part_new(d, N_TERNARY, a, b);
        if (id) d->parts->part.at[id].c = c;
        return id;
    }
    return parse_keyword(d);
}

/* Reads an expression of any form, for parse_expression, which limits how deeply expressions are nested. */
static PartId parse_any_expression(NameParser *d) {
    char c = peek(d, 0);
    PartId id = 0;
    if (c == 'L') return parse_literal(d);
    if (c == 'T') return parse_parameter(d);
    if (c == 'f' && (peek(d, 1) == 'p' || peek(d, 1) == 'L')) return parse_function_param(d);
    if (at_digit(d) || (c == 'o' && peek(d, 1) == 'n')) return parse_simple_id(d, 0);
    if ((id = parse_special(d)) || d->failed) return id;
    const OperatorName *o = parse_operator(d);
    if (!o || !o->operands) return fail(d);
    if (o->text[0] == '+' || o->text[0] == '-') eat(d, "_"); /* ++ and -- before their operand */
    PartId a = parse_expression(d), b = o->operands == 2 ? parse_expression(d) : 0;
    return part_text(d, o->operands == 2 ? N_BINARY : N_UNARY, a, b, o->text, strlen(o->text));
}

static PartId parse_expression(NameParser *d) {
    if (!enter(d)) return 0;
    return leave(d, parse_any_expression(d));
}

/* ---------------------------------------------------------------------------------------------- symbols */

/* Skips an offset of a thunk or of a construction vtable, [n] NUMBER _, which is not printed. Fails if none comes
 * next. */
static void parse_offset(NameParser *d) {
    eat(d, "n");
    parse_number(d);
    if (!eat(d, "_")) fail(d);
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
        if (!eat(d, row[i].code)) continue;
        if (row[i].what == 'f' || row[i].what == 'v') parse_offset(d);
        if (row[i].what == 'v') parse_offset(d);
        PartId a = row[i].what == 't'   ? parse_type(d)
                   : row[i].what == 'n' ? parse_name(d, NULL)
                                        : parse_encoding(d, false);
        return part_text(d, N_PREFIXED, a, 0, row[i].text, strlen(row[i].text));
    }
    if (eat(d, "TC")) {
        PartId whole = parse_type(d);
        parse_offset(d);
        return part_text(d, N_PREFIXED, part_text(d, N_BINARY, parse_type(d), whole, "-in-", 4), 0,
                         "construction vtable for ", 24);
    }
    if (eat(d, "GR")) {
        PartId name = parse_name(d, NULL);
        uint32_t n = parse_sequence(d, 36);
        PartId id = part_text(d, N_PREFIXED, name, 0, "reference temporary #", 21);
        if (id) d->parts->part.at[id].numbered = true, d->parts->part.at[id].number = n;
        return id;
    }
    return fail(d);
}

/* Reads the name of a symbol and, for a function, its result type, if the name includes it, and its parameters. local:
 * the result type is left out of the part, because the whole name is that of something inside the function. */
static PartId parse_encoding(NameParser *d, bool local) {
    NameInfo info = {0};
    if (!enter(d)) return 0;
    if (peek(d, 0) == 'T' || peek(d, 0) == 'G') return leave(d, parse_special_name(d));
    PartId name = parse_name(d, &info), result = 0;
    if (peek(d, 0) && peek(d, 0) != 'E' && peek(d, 0) != '.') {
        if (info.ends_with_arguments && !info.no_result) result = parse_type(d);
        PartId params = parse_types(d, "E.");
        name = part_new(d, N_FUNCTION, name, params);
        if (name) d->parts->part.at[name].c = local ? 0 : result, d->parts->part.at[name].cv = info.cv;
    }
    return leave(d, name);
}

bool name_parse(const char *mangled, size_t n, NameParts *parts) {
    NameParser d = {.p = mangled, .end = mangled + n, .parts = parts};
    *parts = (NameParts){.end = d.end};
    vec_push(&parts->part, (Part){0});
    if (!eat(&d, "_Z")) fail(&d);
    parts->top = d.failed ? 0 : parse_encoding(&d, false);
    parts->rest = d.p;
    vec_free(&d.subst);
    return !d.failed;
}
