/* demangle.c: C++ names of symbols, see demangle.h.
 *
 * A recursive-descent parser of the grammar in the Itanium C++ ABI builds a tree of parts, which is then printed. A type
 * is printed in two halves, because a declarator stands in its middle: "void (*" and ")(int)". Substitutions and
 * template parameters refer to parts again, so that the tree is a graph, and a short name can stand for a text of
 * exponential length: printing has a budget in proportion to the name. */
#include "ir/demangle.h"

#include "ir/ir.h"

/* What a part means, with its own parts a and b, and the text of which it is printed. */
enum PartKind {
    N_TEXT,      /* text */
    N_SCOPED,    /* a::b */
    N_LOCAL,     /* a::b; a is a function, which is printed without its result */
    N_TEMPLATE,  /* a<b> */
    N_TAGGED,    /* a[abi:text] */
    N_FUNCTION,  /* name a, parameters b, result c */
    N_LIST,      /* the item a, then the list b */
    N_POINTER,   /* a*, or another text: " &", "&&" */
    N_QUALIFIED, /* a const */
    N_VENDOR,    /* a text */
    N_ARRAY,     /* a [b] */
    N_SIGNATURE, /* the type of a function: parameters b, result a */
    N_MEMBER,    /* a pointer to a member of class a, of type b */
    N_VECTOR,    /* a __vector(b) */
    N_PREFIXED,  /* "text a", and b if there is one */
    N_CTOR,      /* the name of class a */
    N_DTOR,      /* ~ and the name of class a */
    N_CONVERT,   /* operator a */
    N_LAMBDA,    /* {lambda(a)#number} */
    N_PACK,      /* the list a: the arguments of a template's pack */
    N_EXPANSION, /* a for each item of the pack in it */
    N_PARAM,     /* a template parameter, by number: the argument of the function that is printed */
    N_LITERAL,   /* (a)text */
    N_UNARY,     /* text(a) */
    N_BINARY,    /* (a)text(b) */
    N_TERNARY,   /* (a)?(b) : (c) */
    N_INDEX,     /* (a)[b] */
    N_CALL,      /* a(b) */
    N_CAST,      /* (a)b */
    N_BRACED,    /* a{b} */
    N_LENGTH,    /* the number of items of the pack in a */
    N_KEYWORD,   /* text (a), where a is a type or an expression: decltype, sizeof */
    N_NAMED_CAST /* text<a>(b) */
};
typedef uint32_t PartId; /* 0: none */
typedef struct Part {
    uint8_t kind, cv; /* cv: CV_* */
    bool numbered;    /* N_PREFIXED: its number and " for " follow the text */
    PartId a, b, c;
    const char *text;
    uint32_t len, number;
} Part;
enum { CV_CONST = 1, CV_VOLATILE = 2, CV_RESTRICT = 4, CV_LREF = 8, CV_RREF = 16, CV_NOEXCEPT = 32 };

enum { DEPTH_MAX = 256 };
#define PACK_NONE UINT32_MAX

typedef struct Demangler {
    const char *p, *end;
    VEC(Part) part;
    VEC(PartId) subst;
    uint32_t depth;
    bool failed, in_conversion;
    /* printing */
    Out out;
    size_t budget;
    uint32_t pack_index, pack_size; /* the item of packs to print; PACK_NONE: outside of expansions */
    PartId scope;                   /* the list of template arguments that N_PARAM means */
    bool in_lambda;                 /* it means a parameter "auto" of the lambda */
    PartId top;                     /* the name at the top, and where its parts begin */
    size_t name, arguments, params;
} Demangler;

/* What parse_name learns about a name. */
typedef struct NameInfo {
    bool no_result; /* a constructor, destructor or conversion: the function has no result in its name */
    bool ends_with_arguments;
    uint8_t cv;
} NameInfo;

static PartId parse_type(Demangler *d);
static PartId parse_expression(Demangler *d);
static PartId parse_encoding(Demangler *d, bool local);
static PartId parse_name(Demangler *d, NameInfo *info);
static PartId parse_argument(Demangler *d);
static PartId parse_template_arguments(Demangler *d);
static void skip_parameter_kinds(Demangler *d);

/* ---------------------------------------------------------------------------------------------- characters */

static PartId fail(Demangler *d) {
    d->failed = true;
    d->p = d->end;
    return 0;
}

static char peek(const Demangler *d, unsigned i) { return (size_t)(d->end - d->p) > i ? d->p[i] : '\0'; }
static bool at_digit(const Demangler *d) { return peek(d, 0) >= '0' && peek(d, 0) <= '9'; }

/* Consumes the text if it comes next. */
static bool eat(Demangler *d, const char *text) {
    size_t n = strlen(text);
    if ((size_t)(d->end - d->p) < n || memcmp(d->p, text, n) != 0) return false;
    d->p += n;
    return true;
}

/* Reads a decimal number; fails if there is none, or a large one. */
static uint32_t parse_number(Demangler *d) {
    uint32_t n = 0;
    if (!at_digit(d)) fail(d);
    for (; at_digit(d); d->p++) {
        if (n > 100000000) return fail(d);
        n = n * 10 + (uint32_t)(*d->p - '0');
    }
    return n;
}

/* Reads "_" as 0 and "N_", in base 10 or 36, as N + 1. */
static uint32_t parse_sequence(Demangler *d, unsigned base) {
    uint32_t n = 0;
    if (eat(d, "_")) return 0;
    for (;; d->p++) {
        char c = peek(d, 0);
        unsigned digit = c >= '0' && c <= '9'   ? (unsigned)(c - '0')
                         : c >= 'A' && c <= 'Z' ? (unsigned)(c - 'A') + 10
                                                : 99;
        if (digit >= base || n > 10000000) break;
        n = n * base + digit;
    }
    return eat(d, "_") ? n + 1 : fail(d);
}

/* ---------------------------------------------------------------------------------------------- parts */

static PartId part_new(Demangler *d, enum PartKind kind, PartId a, PartId b) {
    if (d->failed) return 0;
    vec_push(&d->part, ((Part){.kind = (uint8_t)kind, .a = a, .b = b}));
    return d->part.n - 1;
}

static PartId part_text(Demangler *d, enum PartKind kind, PartId a, PartId b, const char *text, size_t len) {
    PartId id = part_new(d, kind, a, b);
    if (id) d->part.at[id].text = text, d->part.at[id].len = (uint32_t)len;
    return id;
}

static PartId text_new(Demangler *d, const char *text) { return part_text(d, N_TEXT, 0, 0, text, strlen(text)); }

static PartId subst_add(Demangler *d, PartId id) {
    vec_push(&d->subst, id);
    return id;
}

/* A list under construction. */
typedef struct PartList {
    PartId first, last;
} PartList;

static void list_add(Demangler *d, PartList *l, PartId item) {
    PartId id = part_new(d, N_LIST, item, 0);
    if (!id) return;
    if (l->last) d->part.at[l->last].b = id;
    else l->first = id;
    l->last = id;
}

/* Enters a rule. Returns false, after a failure, if too many rules are nested. */
static bool enter(Demangler *d) {
    if (d->failed || d->depth >= DEPTH_MAX) return fail(d);
    d->depth++;
    return true;
}

static PartId leave(Demangler *d, PartId id) {
    d->depth--;
    return d->failed ? 0 : id ? id : fail(d);
}

/* ---------------------------------------------------------------------------------------------- tables */

/* clang-format off */
static const char *const builtin[26] = {
    ['a' - 'a'] = "signed char", ['b' - 'a'] = "bool", ['c' - 'a'] = "char", ['d' - 'a'] = "double",
    ['e' - 'a'] = "long double", ['f' - 'a'] = "float", ['g' - 'a'] = "__float128", ['h' - 'a'] = "unsigned char",
    ['i' - 'a'] = "int", ['j' - 'a'] = "unsigned int", ['l' - 'a'] = "long", ['m' - 'a'] = "unsigned long",
    ['n' - 'a'] = "__int128", ['o' - 'a'] = "unsigned __int128", ['s' - 'a'] = "short", ['t' - 'a'] = "unsigned short",
    ['v' - 'a'] = "void", ['w' - 'a'] = "wchar_t", ['x' - 'a'] = "long long", ['y' - 'a'] = "unsigned long long",
    ['z' - 'a'] = "..."
};
/* Types of two letters, after the 'D'. */
static const struct { char code[4]; const char *text; } extended[] = {
    {"n", "decltype(nullptr)"}, {"a", "auto"}, {"c", "decltype(auto)"}, {"h", "half"}, {"i", "char32_t"}, {"s", "char16_t"},
    {"u", "char8_t"}, {"d", "decimal64"}, {"e", "decimal128"}, {"f", "decimal32"}
};
/* Operators of expressions and names: operands 0 if it is no operator of expressions. */
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

/* Consumes the code of an operator. Returns NULL if none comes next. */
static const OperatorName *parse_operator(Demangler *d) {
    for (unsigned i = 0; i < sizeof operator_name / sizeof *operator_name; i++)
        if (eat(d, operator_name[i].code)) return &operator_name[i];
    return NULL;
}

/* ---------------------------------------------------------------------------------------------- names */

static PartId parse_source_name(Demangler *d) {
    uint32_t n = parse_number(d);
    if (!n || n > (size_t)(d->end - d->p)) return fail(d);
    const char *text = d->p;
    d->p += n;
    if (n >= 10 && memcmp(text, "_GLOBAL__N", 10) == 0) return text_new(d, "(anonymous namespace)");
    return part_text(d, N_TEXT, 0, 0, text, n);
}

/* Reads types up to `stop` or to the end of an encoding. "v" alone is the empty list, 0. */
static PartId parse_types(Demangler *d, const char *stop) {
    PartList l = {0, 0};
    if (peek(d, 0) == 'v' && (!peek(d, 1) || peek(d, 1) == 'E' || peek(d, 1) == '.')) d->p++;
    while (!d->failed && peek(d, 0) && !strchr(stop, peek(d, 0))) list_add(d, &l, parse_type(d));
    return l.first;
}

/* Reads "Ut" or "Ul", a type without a name: {lambda(int)#1}. */
static PartId parse_unnamed(Demangler *d) {
    PartId id;
    if (eat(d, "Ut")) {
        uint32_t n = parse_sequence(d, 10);
        id = part_text(d, N_LAMBDA, 0, 0, "{unnamed type#", 14);
        if (id) d->part.at[id].number = n + 1;
        return id;
    }
    if (!eat(d, "Ul")) return fail(d);
    skip_parameter_kinds(d);
    PartId params = parse_types(d, "E");
    if (!eat(d, "E")) return fail(d);
    uint32_t n = parse_sequence(d, 10);
    id = part_text(d, N_LAMBDA, params, 0, "{lambda(", 8);
    if (id) d->part.at[id].number = n + 1;
    return id;
}

/* Reads the name of an operator or a conversion. */
static PartId parse_operator_name(Demangler *d, NameInfo *info) {
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

/* Reads one component of a name, which belongs to `scope` unless that is 0. */
static PartId parse_unqualified(Demangler *d, NameInfo *info, PartId scope) {
    PartId id;
    eat(d, "L"); /* a name with internal linkage */
    char c = peek(d, 0), next = peek(d, 1);
    if (at_digit(d)) {
        id = parse_source_name(d);
    } else if (c == 'U') {
        id = parse_unnamed(d);
    } else if (scope && c == 'C' && next == 'I' && (peek(d, 2) == '1' || peek(d, 2) == '2')) {
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
        if (tag) id = part_text(d, N_TAGGED, id, 0, d->part.at[tag].text, d->part.at[tag].len);
    }
    return scope ? part_new(d, N_SCOPED, scope, id) : id;
}

/* Reads a substitution: S_ and S0_ are earlier components, Sa and others names of the standard library. */
static PartId parse_substitution(Demangler *d) {
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

/* Reads a template parameter: T_ is the first argument of the function, T0_ the second. It is looked up when it is
 * printed, because a substitution of it in another function means the argument there. */
static PartId parse_parameter(Demangler *d) {
    if (!eat(d, "T")) return fail(d);
    uint32_t n = parse_sequence(d, 10);
    PartId id = part_new(d, N_PARAM, 0, 0);
    if (id) d->part.at[id].number = n;
    return id;
}

static uint8_t parse_cv(Demangler *d) {
    uint8_t cv = 0;
    if (eat(d, "r")) cv |= CV_RESTRICT;
    if (eat(d, "V")) cv |= CV_VOLATILE;
    if (eat(d, "K")) cv |= CV_CONST;
    return cv;
}

static PartId parse_decltype(Demangler *d) {
    d->p += 2;
    PartId e = parse_expression(d);
    return eat(d, "E") ? part_text(d, N_KEYWORD, e, 0, "decltype ", 9) : fail(d);
}

/* Reads the components between N and E. */
static PartId parse_nested(Demangler *d, NameInfo *info) {
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

/* Reads Z FUNCTION E NAME, a name inside of a function. */
static PartId parse_local(Demangler *d, NameInfo *info) {
    if (!eat(d, "Z")) return fail(d);
    PartId function = parse_encoding(d, true), name;
    if (!eat(d, "E")) return fail(d);
    if (eat(d, "s")) {
        name = text_new(d, "string literal");
    } else {
        if (eat(d, "d")) { /* in a default argument */
            uint32_t n = parse_sequence(d, 10);
            PartId place = part_text(d, N_LAMBDA, 0, 0, "{default arg#", 13);
            if (place) d->part.at[place].number = n + 1;
            function = part_new(d, N_SCOPED, function, place);
        }
        name = parse_name(d, info);
    }
    if (eat(d, "__")) parse_number(d), eat(d, "_");
    else if (peek(d, 0) == '_' && peek(d, 1) >= '0' && peek(d, 1) <= '9') d->p += 2;
    return part_new(d, N_LOCAL, function, name);
}

/* Reads a name. info: NULL if it is not the name of a symbol, but one in a type. */
static PartId parse_name(Demangler *d, NameInfo *info) {
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

/* Reads L TYPE VALUE E, or L NAME E. */
static PartId parse_literal(Demangler *d) {
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

/* Skips what declares the kind of a template parameter, which is not printed: Ty of a type, Tn INT of a number, Tp in
 * front of these of a pack. */
static void skip_parameter_kinds(Demangler *d) {
    while (!d->failed && peek(d, 0) == 'T' && (peek(d, 1) == 'y' || peek(d, 1) == 'n' || peek(d, 1) == 'p'))
        if (!eat(d, "Ty") && !eat(d, "Tp") && eat(d, "Tn")) parse_type(d);
}

/* Reads J ARGUMENT ... E, the arguments of a pack. */
static PartId parse_pack(Demangler *d) {
    PartList l = {0, 0};
    for (d->p++; !d->failed && !eat(d, "E");) list_add(d, &l, parse_argument(d));
    return part_new(d, N_PACK, l.first, 0);
}

static PartId parse_argument(Demangler *d) {
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

/* Reads I ARGUMENT ... E. */
static PartId parse_template_arguments(Demangler *d) {
    PartList l = {0, 0};
    if (!enter(d) || !eat(d, "I")) return fail(d);
    while (!d->failed && !eat(d, "E")) list_add(d, &l, parse_argument(d));
    d->depth--;
    return l.first;
}

/* ---------------------------------------------------------------------------------------------- types */

static PartId parse_function_type(Demangler *d, uint8_t cv) {
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
    if (id) d->part.at[id].cv = cv;
    return id;
}

static PartId parse_array_type(Demangler *d) {
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

/* Reads a type that begins with D and is no function. *again: it can be a substitution later. */
static PartId parse_extended_type(Demangler *d, bool *again) {
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

/* Reads a type with its qualifiers. */
static PartId parse_qualified_type(Demangler *d) {
    uint8_t cv = parse_cv(d);
    if (peek(d, 0) == 'F' || (peek(d, 0) == 'D' && peek(d, 1) == 'o')) return parse_function_type(d, cv);
    PartId id = part_new(d, N_QUALIFIED, parse_type(d), 0);
    if (id) d->part.at[id].cv = cv;
    return id;
}

/* Reads a type that is not of one letter. *again: it can be a substitution later. */
static PartId parse_compound_type(Demangler *d, bool *again) {
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

static PartId parse_type(Demangler *d) {
    char c = peek(d, 0);
    bool again = true;
    if (c >= 'a' && c <= 'z' && builtin[c - 'a']) return d->p++, text_new(d, builtin[c - 'a']);
    if (!enter(d)) return 0;
    PartId id = parse_compound_type(d, &again);
    if (again) subst_add(d, id);
    return leave(d, id);
}

/* ---------------------------------------------------------------------------------------------- expressions */

/* Reads expressions up to E into a list. */
static PartId parse_expressions(Demangler *d) {
    PartList l = {0, 0};
    while (!d->failed && !eat(d, "E")) list_add(d, &l, parse_expression(d));
    return l.first;
}

/* Reads a name in a scope, 0 if it has none, with template arguments if it has any. */
static PartId parse_simple_id(Demangler *d, PartId scope) {
    eat(d, "on");
    PartId id = at_digit(d) ? parse_source_name(d) : parse_operator_name(d, NULL);
    if (scope) id = part_new(d, N_SCOPED, scope, id);
    return peek(d, 0) == 'I' ? part_new(d, N_TEMPLATE, id, parse_template_arguments(d)) : id;
}

/* Reads the name of a member of a type that is not known yet, after "sr": srT_5value, srN..., sr3std7is_voidIT_EE5value. */
static PartId parse_unresolved(Demangler *d) {
    bool nested = at_digit(d) || eat(d, "N");
    PartId at = at_digit(d) ? 0 : parse_type(d);
    if (nested && at && peek(d, 0) == 'I') at = part_new(d, N_TEMPLATE, at, parse_template_arguments(d));
    while (nested && !d->failed && !eat(d, "E")) at = parse_simple_id(d, at);
    return parse_simple_id(d, at);
}

/* Reads the parameter of a function: {parm#1}. */
static PartId parse_function_param(Demangler *d) {
    if (eat(d, "fpT")) return text_new(d, "this");
    if (eat(d, "fL")) parse_number(d), eat(d, "p");
    else if (!eat(d, "fp")) return fail(d);
    parse_cv(d);
    uint32_t n = parse_sequence(d, 10);
    PartId id = part_text(d, N_LAMBDA, 0, 0, "{parm#", 6);
    if (id) d->part.at[id].number = n + 1;
    return id;
}

/* Expressions of a keyword and a type or an expression. */
static PartId parse_keyword(Demangler *d) {
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

/* Reads an expression that begins with a code of its own. Returns 0 if the code is another one. */
static PartId parse_special(Demangler *d) {
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
        if (id) d->part.at[id].c = c;
        return id;
    }
    return parse_keyword(d);
}

static PartId parse_any_expression(Demangler *d) {
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

static PartId parse_expression(Demangler *d) {
    if (!enter(d)) return 0;
    return leave(d, parse_any_expression(d));
}

/* ---------------------------------------------------------------------------------------------- symbols */

/* Reads the distance of a thunk, which is not printed. */
static void parse_offset(Demangler *d) {
    eat(d, "n");
    parse_number(d);
    if (!eat(d, "_")) fail(d);
}

/* Reads the name of a virtual table, a guard or another object that the compiler makes. */
static PartId parse_special_name(Demangler *d) {
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
        if (id) d->part.at[id].numbered = true, d->part.at[id].number = n;
        return id;
    }
    return fail(d);
}

/* Reads the name of a symbol, and the parameters of a function. local: something inside of it is named, so that its
 * result is left out. */
static PartId parse_encoding(Demangler *d, bool local) {
    NameInfo info = {0};
    if (!enter(d)) return 0;
    if (peek(d, 0) == 'T' || peek(d, 0) == 'G') return leave(d, parse_special_name(d));
    PartId name = parse_name(d, &info), result = 0;
    if (peek(d, 0) && peek(d, 0) != 'E' && peek(d, 0) != '.') {
        if (info.ends_with_arguments && !info.no_result) result = parse_type(d);
        PartId params = parse_types(d, "E.");
        name = part_new(d, N_FUNCTION, name, params);
        if (name) d->part.at[name].c = local ? 0 : result, d->part.at[name].cv = info.cv;
    }
    return leave(d, name);
}

/* ---------------------------------------------------------------------------------------------- printing */

static void print_left(Demangler *d, PartId id);
static void print_right(Demangler *d, PartId id);

/* Uses up some of the budget. Returns false if it is exhausted. */
static bool spend(Demangler *d, size_t n) {
    if (d->failed || n > d->budget) return d->failed = true, false;
    d->budget -= n;
    return true;
}

static void put(Demangler *d, const char *text, size_t n) {
    if (spend(d, n)) out_bytes(&d->out, text, n);
}
static void put_text(Demangler *d, const char *text) { put(d, text, strlen(text)); }
static char last_char(const Demangler *d) { return d->out.n ? d->out.buf[d->out.n - 1] : '\0'; }

static void print(Demangler *d, PartId id) {
    print_left(d, id);
    print_right(d, id);
}

static void put_number(Demangler *d, uint32_t n) {
    char text[16];
    put(d, text, (size_t)snprintf(text, sizeof text, "%u", (unsigned)n));
}

/* Prints a list with commas; an item that prints nothing, such as an empty pack, has none. */
static void print_list(Demangler *d, PartId list) {
    bool any = false;
    for (; list && spend(d, 1); list = d->part.at[list].b) {
        size_t before = d->out.n;
        if (any) put_text(d, ", ");
        size_t begin = d->out.n;
        print(d, d->part.at[list].a);
        if (d->out.n == begin) d->out.n = before;
        else any = true;
    }
}

static void print_cv(Demangler *d, uint8_t cv) {
    static const char *const word[] = {" const", " volatile", " restrict", " &", " &&", " noexcept"};
    for (unsigned i = 0; i < sizeof word / sizeof *word; i++)
        if (cv >> i & 1) put_text(d, word[i]);
}

/* Returns the item of a pack that is being printed; 0 if the pack has fewer. */
static PartId pack_item(Demangler *d, PartId pack) {
    uint32_t i = d->pack_index == PACK_NONE ? 0 : d->pack_index, n = 0;
    PartId found = 0;
    for (PartId l = d->part.at[pack].a; l && spend(d, 1); l = d->part.at[l].b, n++)
        if (n == i) found = d->part.at[l].a;
    if (d->pack_size == PACK_NONE) d->pack_size = n;
    return found;
}

/* Returns template argument i of the function that is printed; 0, after a failure, if it has none. */
static PartId param_argument(Demangler *d, uint32_t i) {
    PartId l = d->scope;
    for (; l && i && spend(d, 1); i--) l = d->part.at[l].b;
    if (!l) d->failed = true;
    return l ? d->part.at[l].a : 0;
}

/* Returns the list of the template arguments of a function's name. */
static PartId name_arguments(Demangler *d, PartId name) {
    while (d->part.at[name].kind == N_LOCAL && spend(d, 1)) name = d->part.at[name].b;
    return d->part.at[name].kind == N_TEMPLATE ? d->part.at[name].b : 0;
}

/* Returns the part that decides about the form of a type: looks through qualifiers, packs and parameters. */
static PartId shape_of(Demangler *d, PartId id) {
    while (id && spend(d, 1)) {
        const Part *n = &d->part.at[id];
        if (n->kind == N_PACK && d->pack_index != PACK_NONE) id = pack_item(d, id);
        else if (n->kind == N_PARAM && !d->in_lambda) id = param_argument(d, n->number);
        else if (n->kind == N_QUALIFIED || n->kind == N_VENDOR) id = n->a;
        else return id;
    }
    return 0;
}

static bool is_declarator(const Demangler *d, PartId shape) {
    return d->part.at[shape].kind == N_ARRAY || d->part.at[shape].kind == N_SIGNATURE;
}

/* Reports whether a type has a second half, so that a name stands inside of it. */
static bool has_right(Demangler *d, PartId id) {
    for (;;) {
        id = shape_of(d, id);
        uint8_t kind = d->part.at[id].kind;
        if (kind == N_ARRAY || kind == N_SIGNATURE) return true;
        if (kind == N_POINTER) id = d->part.at[id].a;
        else if (kind == N_MEMBER) id = d->part.at[id].b;
        else return false;
    }
}

/* Collapses references to references. Returns the type referred to, and sets *text to "&" or "&&". If that type is part
 * of an item of a pack, it is printed as outside of expansions: it may contain packs of its own. */
static PartId collapse(Demangler *d, const Part *n, const char **text) {
    PartId to = n->a;
    bool item = false;
    *text = n->len == 2 ? "&&" : n->text[0] == '&' ? "&" : "*";
    while (**text == '&' && spend(d, 1)) {
        PartId shape = to;
        const Part *s = &d->part.at[shape];
        while ((s->kind == N_PACK && d->pack_index != PACK_NONE) || (s->kind == N_PARAM && !d->in_lambda)) {
            item |= s->kind == N_PACK;
            shape = s->kind == N_PACK ? pack_item(d, shape) : param_argument(d, s->number);
            s = &d->part.at[shape];
            if (!shape || !spend(d, 1)) return to;
        }
        if (s->kind != N_POINTER || s->text[0] != '&') break;
        if (item) d->pack_index = PACK_NONE;
        if (s->len == 1) *text = "&";
        to = s->a;
    }
    return to;
}

/* Prints a half of the item of a pack at which its expansion is. */
static void print_item(Demangler *d, PartId pack, void (*half)(Demangler *, PartId)) {
    uint32_t index = d->pack_index;
    PartId item = pack_item(d, pack);
    d->pack_index = PACK_NONE;
    if (item) half(d, item);
    d->pack_index = index;
}

/* Prints the beginning of a pointer to a type, up to the "*" or the class of a member. */
static void print_pointer_left(Demangler *d, PartId to) {
    print_left(d, to);
    PartId shape = shape_of(d, to);
    if (is_declarator(d, shape)) put_text(d, d->part.at[shape].kind == N_ARRAY || last_char(d) != ' ' ? " (" : "(");
}

static void print_pointer_right(Demangler *d, PartId to) {
    if (is_declarator(d, shape_of(d, to))) put_text(d, ")");
    print_right(d, to);
}

static void print_template_arguments(Demangler *d, PartId list) {
    put_text(d, last_char(d) == '<' ? " <" : "<");
    print_list(d, list);
    put_text(d, last_char(d) == '>' ? " >" : ">");
}

/* Prints the name of a class as its constructor repeats it: without scope and template arguments. */
static void print_class_name(Demangler *d, PartId id) {
    for (const Part *n; id && spend(d, 1); id = n->kind == N_TEMPLATE || n->kind == N_TAGGED ? n->a : n->b) {
        n = &d->part.at[id];
        if (n->kind == N_TEMPLATE || n->kind == N_TAGGED || n->kind == N_SCOPED || n->kind == N_LOCAL) continue;
        if (n->kind == N_TEXT && n->len > 5 && memcmp(n->text, "std::", 5) == 0) put(d, n->text + 5, n->len - 5);
        else print(d, id);
        return;
    }
}

/* Reports whether an operand is a name, which needs no parentheses. */
static bool is_name(const Demangler *d, PartId id) {
    uint8_t kind = d->part.at[id].kind;
    return kind == N_TEXT || kind == N_SCOPED || kind == N_BRACED ||
           (kind == N_LAMBDA && d->part.at[id].len == 6 /* {parm# */);
}

/* Prints the pattern of an expansion once for each item of the packs in it. */
static void print_expansion(Demangler *d, PartId pattern) {
    uint32_t index = d->pack_index, size = d->pack_size;
    size_t begin = d->out.n;
    d->pack_index = 0, d->pack_size = PACK_NONE;
    print(d, pattern);
    if (d->pack_size == PACK_NONE) { /* a pack of parameters, whose items are not known */
        if (!is_name(d, pattern)) {
            put_text(d, "()");
            memmove(d->out.buf + begin + 1, d->out.buf + begin, d->out.n - 2 - begin);
            d->out.buf[begin] = '(', d->out.buf[d->out.n - 1] = ')';
        }
        put_text(d, "...");
    } else if (d->pack_size == 0) d->out.n = begin;
    else
        for (uint32_t i = 1, n = d->pack_size; i < n && spend(d, 1); i++) {
            put_text(d, ", ");
            d->pack_index = i;
            print(d, pattern);
        }
    d->pack_index = index, d->pack_size = size;
}

/* Prints a literal as C++ writes it: 5, 5u, true, (char)97. */
static void print_literal(Demangler *d, const Part *n) {
    static const struct {
        const char *type, *suffix;
    } row[] = {{"int", ""},         {"unsigned int", "u"},        {"long", "l"}, {"unsigned long", "ul"},
               {"long long", "ll"}, {"unsigned long long", "ull"}};
    const Part *t = &d->part.at[n->a];
    bool negative = n->len && n->text[0] == 'n';
    const char *digits = n->text + negative;
    size_t len = n->len - negative;
    bool plain = t->kind == N_TEXT, boolean = plain && t->len == 4 && memcmp(t->text, "bool", 4) == 0;
    if (boolean && len == 1 && (*digits == '0' || *digits == '1')) {
        put_text(d, *digits == '1' ? "true" : "false");
        return;
    }
    unsigned i = 0, rows = sizeof row / sizeof *row;
    while (i < rows && !(plain && strlen(row[i].type) == t->len && memcmp(row[i].type, t->text, t->len) == 0)) i++;
    if (i == rows) put_text(d, "("), print(d, n->a), put_text(d, ")");
    if (negative) put_text(d, "-");
    bool real =
        plain && t->len >= 5 && (!memcmp(t->text, "float", 5) || (t->len == 6 && !memcmp(t->text, "double", 6)));
    if (real) put_text(d, "[");
    put(d, digits, len);
    if (real) put_text(d, "]");
    if (i < rows) put_text(d, row[i].suffix);
}

/* Prints an operand, in parentheses unless it is a name. The address of a function is printed without parameters. */
static void print_operand(Demangler *d, PartId id) {
    bool name = is_name(d, id);
    if (!name) put_text(d, "(");
    print(d, id);
    if (!name) put_text(d, ")");
}

static void print_binary(Demangler *d, const Part *n) {
    bool member = (n->len == 1 && n->text[0] == '.') || (n->len == 2 && n->text[1] == '>' && n->text[0] == '-');
    bool greater = n->len == 1 && n->text[0] == '>'; /* would end the template arguments */
    if (greater) put_text(d, "(");
    print_operand(d, n->a);
    put(d, n->text, n->len);
    if (member) print(d, n->b);
    else print_operand(d, n->b);
    if (greater) put_text(d, ")");
}

static void print_expression(Demangler *d, const Part *n) {
    switch (n->kind) {
    case N_UNARY: put(d, n->text, n->len), print_operand(d, n->a); break;
    case N_BINARY: print_binary(d, n); break;
    case N_TERNARY:
        print_operand(d, n->a), put_text(d, "?");
        print_operand(d, n->b), put_text(d, " : ");
        print_operand(d, n->c);
        break;
    case N_INDEX: print_operand(d, n->a), put_text(d, "["), print(d, n->b), put_text(d, "]"); break;
    case N_CALL: {
        PartId f = d->part.at[n->a].kind == N_FUNCTION ? d->part.at[n->a].a : n->a;
        print_operand(d, f), put_text(d, "("), print_list(d, n->b), put_text(d, ")");
        break;
    }
    case N_CAST: put_text(d, "("), print(d, n->a), put_text(d, ")"), print_operand(d, n->b); break;
    case N_BRACED:
        if (n->a) print(d, n->a);
        put_text(d, "{"), print_list(d, n->b), put_text(d, "}");
        break;
    case N_LENGTH: {
        uint32_t count = 0;
        PartId pack = d->part.at[n->a].kind == N_PARAM ? param_argument(d, d->part.at[n->a].number) : n->a;
        if (d->part.at[pack].kind == N_PACK)
            for (PartId l = d->part.at[pack].a; l && spend(d, 1); l = d->part.at[l].b) count++;
        put_number(d, count);
        break;
    }
    case N_KEYWORD: put(d, n->text, n->len), put_text(d, "("), print(d, n->a), put_text(d, ")"); break;
    default:
        put(d, n->text, n->len), put_text(d, "<"), print(d, n->a), put_text(d, ">(");
        print(d, n->b), put_text(d, ")");
    }
}

/* Prints a function: the first half of its result, its name, its parameters. */
static void print_function(Demangler *d, PartId id, const Part *n) {
    bool top = id == d->top, in_lambda = d->in_lambda;
    PartId scope = d->scope;
    d->scope = name_arguments(d, n->a), d->in_lambda = false;
    if (n->c) {
        print_left(d, n->c);
        if (!has_right(d, n->c)) put_text(d, " ");
    }
    if (top) d->name = d->arguments = d->out.n;
    print(d, n->a);
    if (top) {
        d->params = d->out.n;
        if (d->arguments == d->name) d->arguments = d->params;
    }
    put_text(d, "("), print_list(d, n->b), put_text(d, ")");
    if (n->c) print_right(d, n->c);
    print_cv(d, n->cv);
    d->scope = scope, d->in_lambda = in_lambda;
}

static void print_lambda(Demangler *d, const Part *n) {
    bool in_lambda = d->in_lambda;
    put(d, n->text, n->len);
    d->in_lambda = true;
    if (n->text[1] == 'l') print_list(d, n->a), put_text(d, ")#");
    d->in_lambda = in_lambda;
    put_number(d, n->number), put_text(d, "}");
}

/* Reports whether part id is the name of the symbol at the top. */
static bool is_top_name(const Demangler *d, PartId id) {
    return id == d->top || (d->part.at[d->top].kind == N_FUNCTION && d->part.at[d->top].a == id);
}

/* Prints a part of a name. */
static void print_name(Demangler *d, PartId id, const Part *n) {
    switch (n->kind) {
    case N_SCOPED:
    case N_LOCAL: print(d, n->a), put_text(d, "::"), print(d, n->b); break;
    case N_TEMPLATE: {
        print(d, n->a);
        size_t begin = d->out.n;
        print_template_arguments(d, n->b);
        if (is_top_name(d, id)) d->arguments = begin;
        break;
    }
    case N_TAGGED: print(d, n->a), put_text(d, "[abi:"), put(d, n->text, n->len), put_text(d, "]"); break;
    case N_CTOR: print_class_name(d, n->a); break;
    case N_DTOR: put_text(d, "~"), print_class_name(d, n->a); break;
    case N_CONVERT: put_text(d, "operator "), print(d, n->a); break;
    case N_LAMBDA: print_lambda(d, n); break;
    case N_PREFIXED:
        put(d, n->text, n->len);
        if (n->numbered) put_number(d, n->number), put_text(d, " for ");
        else if (n->number) put_number(d, n->number);
        if (n->a) print(d, n->a);
        if (n->b) print(d, n->b);
        break;
    default: put(d, n->text, n->len);
    }
}

static void print_left_of(Demangler *d, PartId id) {
    const Part n = d->part.at[id];
    uint32_t index = d->pack_index;
    const char *text;
    PartId to;
    switch (n.kind) {
    case N_FUNCTION: print_function(d, id, &n); break;
    case N_POINTER:
        to = collapse(d, &n, &text);
        print_pointer_left(d, to), put_text(d, text);
        d->pack_index = index;
        break;
    case N_MEMBER:
        print_pointer_left(d, n.b);
        if (last_char(d) != '(') put_text(d, " ");
        print(d, n.a), put_text(d, "::*");
        break;
    case N_QUALIFIED: print_left(d, n.a), print_cv(d, n.cv); break;
    case N_VENDOR: print_left(d, n.a), put_text(d, " "), print(d, n.b); break;
    case N_ARRAY: print_left(d, n.a); break;
    case N_SIGNATURE:
        print_left(d, n.a);
        if (!has_right(d, n.a)) put_text(d, " ");
        break;
    case N_VECTOR: print(d, n.a), put_text(d, " __vector("), print(d, n.b), put_text(d, ")"); break;
    case N_PACK:
        if (d->pack_index == PACK_NONE) print_list(d, n.a);
        else print_item(d, id, print_left);
        break;
    case N_EXPANSION: print_expansion(d, n.a); break;
    case N_PARAM:
        if (d->in_lambda) put_text(d, "auto:"), put_number(d, n.number + 1);
        else print_left(d, param_argument(d, n.number));
        break;
    case N_LITERAL: print_literal(d, &n); break;
    default:
        if (n.kind >= N_UNARY) print_expression(d, &n);
        else print_name(d, id, &n);
    }
}

static void print_right_of(Demangler *d, PartId id) {
    const Part n = d->part.at[id];
    uint32_t index = d->pack_index;
    const char *text;
    switch (n.kind) {
    case N_POINTER:
        print_pointer_right(d, collapse(d, &n, &text));
        d->pack_index = index;
        break;
    case N_MEMBER: print_pointer_right(d, n.b); break;
    case N_QUALIFIED:
    case N_VENDOR: print_right(d, n.a); break;
    case N_PARAM:
        if (!d->in_lambda) print_right(d, param_argument(d, n.number));
        break;
    case N_ARRAY:
        put_text(d, last_char(d) == ']' ? "[" : " [");
        if (n.b) print(d, n.b);
        put_text(d, "]"), print_right(d, n.a);
        break;
    case N_SIGNATURE:
        put_text(d, "("), print_list(d, n.b), put_text(d, ")");
        print_right(d, n.a), print_cv(d, n.cv);
        break;
    case N_PACK:
        if (d->pack_index != PACK_NONE) print_item(d, id, print_right);
        break;
    default: break;
    }
}

static void print_half(Demangler *d, PartId id, void (*half)(Demangler *, PartId)) {
    if (!id || !spend(d, 1) || d->depth >= DEPTH_MAX) {
        d->failed = true;
        return;
    }
    d->depth++;
    half(d, id);
    d->depth--;
}

static void print_left(Demangler *d, PartId id) { print_half(d, id, print_left_of); }
static void print_right(Demangler *d, PartId id) { print_half(d, id, print_right_of); }

/* Prints what compilers append to the names of copies: .static.2 */
static void print_suffix(Demangler *d) {
    while (peek(d, 0) == '.' && !d->failed) {
        const char *from = d->p++;
        while (peek(d, 0) == '_' || (peek(d, 0) >= 'a' && peek(d, 0) <= 'z')) d->p++;
        while (at_digit(d) || (peek(d, 0) == '.' && peek(d, 1) >= '0' && peek(d, 1) <= '9')) d->p++;
        put_text(d, " [clone "), put(d, from, (size_t)(d->p - from)), put_text(d, "]");
    }
    if (d->p < d->end) fail(d);
}

/* ---------------------------------------------------------------------------------------------- entry points */

bool demangle(const char *mangled, size_t n, Demangled *out) {
    Demangler d = {.p = mangled, .end = mangled + n, .budget = 4096 + 64 * n};
    d.pack_index = d.pack_size = PACK_NONE;
    out_init(&d.out, NULL);
    vec_push(&d.part, (Part){0}); /* part 0 is none */
    if (!eat(&d, "_Z")) fail(&d);
    d.top = d.failed ? 0 : parse_encoding(&d, false);
    if (!d.failed) {
        d.depth = 0;
        print(&d, d.top);
        if (d.part.at[d.top].kind != N_FUNCTION) {
            d.params = d.out.n;
            if (!d.arguments) d.arguments = d.params;
        }
        print_suffix(&d);
        out_char(&d.out, '\0');
    }
    vec_free(&d.part), vec_free(&d.subst);
    if (d.failed) out_free(&d.out);
    else *out = (Demangled){d.out.buf, d.name, d.arguments, d.params};
    return !d.failed;
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
