/* demangle_print.c: prints the parts of a C++ name as c++filt writes them.
 *
 * A type is printed in two halves, left and right, because C++ writes a name or a "*" in its middle: "void (*" and
 * ")(int)". A part may be printed many times, so a budget bounds the work. After a failure nothing more is printed. */
#include "ir/demangle/parts.h"

#define PACK_NONE UINT32_MAX

typedef struct NamePrinter {
    const NameParts *parts;
    Out out;
    size_t budget;  /* what is left of it, see name_print */
    uint32_t depth; /* how many parts are nested now */
    bool failed;
    /* pack_index: which item of each pack is printed now, from 0; PACK_NONE outside of expansions. pack_size: how many
     * items the packs of this expansion have; PACK_NONE: not known yet. */
    uint32_t pack_index, pack_size;
    PartId scope;                        /* the list of template arguments from which N_PARAM selects */
    bool in_lambda;                      /* N_PARAM is a parameter "auto" of the lambda instead */
    size_t name, arguments, params, end; /* as in Demangled; end 0: the result type has no right half */
} NamePrinter;

static void print_left(NamePrinter *pr, PartId id);
static void print_right(NamePrinter *pr, PartId id);

/* Deducts n from the budget. Returns false, and fails, if less than n is left or the printer has failed before. */
static bool spend(NamePrinter *pr, size_t n) {
    if (pr->failed || n > pr->budget) return pr->failed = true, false;
    pr->budget -= n;
    return true;
}

/* Prints n bytes, at the expense of the budget. */
static void put(NamePrinter *pr, const char *text, size_t n) {
    if (spend(pr, n)) out_bytes(&pr->out, text, n);
}
static void put_text(NamePrinter *pr, const char *text) { put(pr, text, strlen(text)); }
/* Returns the last character that has been printed; NUL if there is none. */
static char last_char(const NamePrinter *pr) { return pr->out.n ? pr->out.buf[pr->out.n - 1] : '\0'; }

/* Prints both halves of a part. */
static void print(NamePrinter *pr, PartId id) {
    print_left(pr, id);
    print_right(pr, id);
}

static void put_number(NamePrinter *pr, uint32_t n) {
    char text[16];
    put(pr, text, (size_t)snprintf(text, sizeof text, "%u", (unsigned)n));
}

/* Prints the items of a list, separated by ", ". An item that prints nothing, such as an empty pack, gets no comma. */
static void print_list(NamePrinter *pr, PartId list) {
    bool any = false;
    for (; list && spend(pr, 1); list = pr->parts->part.at[list].b) {
        size_t before = pr->out.n;
        if (any) put_text(pr, ", ");
        size_t begin = pr->out.n;
        print(pr, pr->parts->part.at[list].a);
        if (pr->out.n == begin) pr->out.n = before;
        else any = true;
    }
}

/* Prints the qualifiers CV_* in `cv`, each preceded by a blank. */
static void print_cv(NamePrinter *pr, uint8_t cv) {
    static const char *const word[] = {" const", " volatile", " restrict", " &", " &&", " noexcept"};
    for (unsigned i = 0; i < sizeof word / sizeof *word; i++)
        if (cv >> i & 1) put_text(pr, word[i]);
}

/* Returns the item of a pack that the current expansion prints, or the first item outside of expansions. Returns 0 if
 * the pack has fewer items. Sets pr->pack_size to the number of items unless another pack has set it. */
static PartId pack_item(NamePrinter *pr, PartId pack) {
    uint32_t i = pr->pack_index == PACK_NONE ? 0 : pr->pack_index, n = 0;
    PartId found = 0;
    for (PartId l = pr->parts->part.at[pack].a; l && spend(pr, 1); l = pr->parts->part.at[l].b, n++)
        if (n == i) found = pr->parts->part.at[l].a;
    if (pr->pack_size == PACK_NONE) pr->pack_size = n;
    return found;
}

/* Returns template argument i, from 0, of the function that is being printed. Fails and returns 0 if it has none. */
static PartId param_argument(NamePrinter *pr, uint32_t i) {
    PartId l = pr->scope;
    for (; l && i && spend(pr, 1); i--) l = pr->parts->part.at[l].b;
    if (!l) pr->failed = true;
    return l ? pr->parts->part.at[l].a : 0;
}

/* Returns the list of the template arguments with which the name of a function ends; 0 if it does not end with any. */
static PartId name_arguments(NamePrinter *pr, PartId name) {
    while (pr->parts->part.at[name].kind == N_LOCAL && spend(pr, 1)) name = pr->parts->part.at[name].b;
    return pr->parts->part.at[name].kind == N_TEMPLATE ? pr->parts->part.at[name].b : 0;
}

/* Returns the part that determines the syntax of a type: looks through qualifiers, and replaces a template parameter by
 * its argument and, in an expansion, a pack by its current item. Returns 0 after a failure, or if the pack has no such
 * item. */
static PartId shape_of(NamePrinter *pr, PartId id) {
    while (id && spend(pr, 1)) {
        const Part *n = &pr->parts->part.at[id];
        if (n->kind == N_PACK && pr->pack_index != PACK_NONE) id = pack_item(pr, id);
        else if (n->kind == N_PARAM && !pr->in_lambda) id = param_argument(pr, n->number);
        else if (n->kind == N_QUALIFIED || n->kind == N_VENDOR) id = n->a;
        else return id;
    }
    return 0;
}

/* Reports whether a part that shape_of has returned is an array or function type, so that a pointer to it needs
 * parentheses. */
static bool is_declarator(const NamePrinter *pr, PartId shape) {
    return pr->parts->part.at[shape].kind == N_ARRAY || pr->parts->part.at[shape].kind == N_SIGNATURE;
}

/* Reports whether a type has a right half, so that a name of this type is printed between the two. */
static bool has_right(NamePrinter *pr, PartId id) {
    for (;;) {
        id = shape_of(pr, id);
        uint8_t kind = pr->parts->part.at[id].kind;
        if (kind == N_ARRAY || kind == N_SIGNATURE) return true;
        if (kind == N_POINTER) id = pr->parts->part.at[id].a;
        else if (kind == N_MEMBER) id = pr->parts->part.at[id].b;
        else return false;
    }
}

/* Collapses references to references in the N_POINTER n: T& && is T&. Returns the type to which n points or refers
 * after that, and sets *text to "*", "&" or "&&". If the returned type is within an item of a pack, sets pack_index to
 * PACK_NONE, because that item may contain packs of its own; the caller restores pack_index. */
static PartId collapse(NamePrinter *pr, const Part *n, const char **text) {
    PartId to = n->a;
    bool item = false;
    *text = n->len == 2 ? "&&" : n->text[0] == '&' ? "&" : "*";
    while (**text == '&' && spend(pr, 1)) {
        PartId shape = to;
        const Part *s = &pr->parts->part.at[shape];
        while ((s->kind == N_PACK && pr->pack_index != PACK_NONE) || (s->kind == N_PARAM && !pr->in_lambda)) {
            item |= s->kind == N_PACK;
            shape = s->kind == N_PACK ? pack_item(pr, shape) : param_argument(pr, s->number);
            s = &pr->parts->part.at[shape];
            if (!shape || !spend(pr, 1)) return to;
        }
        if (s->kind != N_POINTER || s->text[0] != '&') break;
        if (item) pr->pack_index = PACK_NONE;
        if (s->len == 1) *text = "&";
        to = s->a;
    }
    return to;
}

/* Prints one half of the current item of a pack; half: print_left or print_right. Prints nothing if the pack has no
 * such item. */
static void print_item(NamePrinter *pr, PartId pack, void (*half)(NamePrinter *, PartId)) {
    uint32_t index = pr->pack_index;
    PartId item = pack_item(pr, pack);
    pr->pack_index = PACK_NONE;
    if (item) half(pr, item);
    pr->pack_index = index;
}

/* Prints what precedes the "*", or the class of a pointer to member, in a pointer to type `to`: the left half of `to`
 * and, if that is an array or function, an opening parenthesis. */
static void print_pointer_left(NamePrinter *pr, PartId to) {
    print_left(pr, to);
    PartId shape = shape_of(pr, to);
    if (is_declarator(pr, shape))
        put_text(pr, pr->parts->part.at[shape].kind == N_ARRAY || last_char(pr) != ' ' ? " (" : "(");
}

/* Prints what follows the "*" in a pointer to type `to`: a closing parenthesis, if print_pointer_left has opened one,
 * and the right half of `to`. */
static void print_pointer_right(NamePrinter *pr, PartId to) {
    if (is_declarator(pr, shape_of(pr, to))) put_text(pr, ")");
    print_right(pr, to);
}

/* Prints the list in angle brackets, with a blank between two brackets of the same kind, so that they do not look like
 * an operator. */
static void print_template_arguments(NamePrinter *pr, PartId list) {
    put_text(pr, last_char(pr) == '<' ? " <" : "<");
    print_list(pr, list);
    put_text(pr, last_char(pr) == '>' ? " >" : ">");
}

/* Prints the name of a class as its constructor repeats it: without scope and template arguments. */
static void print_class_name(NamePrinter *pr, PartId id) {
    for (const Part *n; id && spend(pr, 1); id = n->kind == N_TEMPLATE || n->kind == N_TAGGED ? n->a : n->b) {
        n = &pr->parts->part.at[id];
        if (n->kind == N_TEMPLATE || n->kind == N_TAGGED || n->kind == N_SCOPED || n->kind == N_LOCAL) continue;
        if (n->kind == N_TEXT && n->len > 5 && memcmp(n->text, "std::", 5) == 0) put(pr, n->text + 5, n->len - 5);
        else print(pr, id);
        return;
    }
}

/* Reports whether an operand needs no parentheses in an expression: a name without template arguments, a builtin type,
 * a braced list or {parm#N}. */
static bool is_name(const NamePrinter *pr, PartId id) {
    uint8_t kind = pr->parts->part.at[id].kind;
    return kind == N_TEXT || kind == N_BUILTIN || kind == N_SCOPED || kind == N_BRACED ||
           (kind == N_LAMBDA && pr->parts->part.at[id].len == 6 /* {parm# */);
}

/* Prints the pattern of an expansion once for each item of the packs in it, separated by ", "; nothing for empty packs.
 * If the only packs in it are those of function parameters, whose items are not known, prints the pattern once, in
 * parentheses unless it is a name, and "..." after it. */
static void print_expansion(NamePrinter *pr, PartId pattern) {
    uint32_t index = pr->pack_index, size = pr->pack_size;
    size_t begin = pr->out.n;
    pr->pack_index = 0, pr->pack_size = PACK_NONE;
    print(pr, pattern);
    if (pr->pack_size == PACK_NONE) { /* a pack of parameters, whose items are not known */
        if (!is_name(pr, pattern)) {
            put_text(pr, "()");
            if (pr->failed) return;
            memmove(pr->out.buf + begin + 1, pr->out.buf + begin, pr->out.n - 2 - begin);
            pr->out.buf[begin] = '(', pr->out.buf[pr->out.n - 1] = ')';
        }
        put_text(pr, "...");
    } else if (pr->pack_size == 0) pr->out.n = begin;
    else
        for (uint32_t i = 1, n = pr->pack_size; i < n && spend(pr, 1); i++) {
            put_text(pr, ", ");
            pr->pack_index = i;
            print(pr, pattern);
        }
    pr->pack_index = index, pr->pack_size = size;
}

/* Reports whether the text of a part is `text`. */
static bool part_is(const Part *n, const char *text) {
    return strlen(text) == n->len && !memcmp(n->text, text, n->len);
}

/* Prints a literal: 5, 5u, true, (char)97, (float)[3f800000]. */
static void print_literal(NamePrinter *pr, const Part *n) {
    /* An integer has a suffix and no type before it, a floating-point number has its bits in brackets. */
    static const struct {
        const char *type, *suffix;
    } row[] = {{"int", ""},           {"unsigned int", "u"},         {"long", "l"},   {"unsigned long", "ul"},
               {"long long", "ll"},   {"unsigned long long", "ull"}, {"float", NULL}, {"double", NULL},
               {"long double", NULL}, {"__float128", NULL}};
    const Part *t = &pr->parts->part.at[n->a];
    bool negative = n->len && n->text[0] == 'n';
    const char *digits = n->text + negative;
    size_t len = n->len - negative;
    unsigned i = 0, rows = t->kind == N_BUILTIN ? sizeof row / sizeof *row : 0;
    if (rows && part_is(t, "bool") && len == 1 && (*digits == '0' || *digits == '1')) {
        put_text(pr, *digits == '1' ? "true" : "false");
        return;
    }
    while (i < rows && !part_is(t, row[i].type)) i++;
    bool real = i < rows && !row[i].suffix, integer = i < rows && row[i].suffix;
    if (!integer) put_text(pr, "("), print(pr, n->a), put_text(pr, ")");
    if (negative) put_text(pr, "-");
    if (real) put_text(pr, "[");
    put(pr, digits, len);
    if (real) put_text(pr, "]");
    if (integer) put_text(pr, row[i].suffix);
}

/* Prints an operand, in parentheses unless it is a name. */
static void print_operand(NamePrinter *pr, PartId id) {
    bool name = is_name(pr, id);
    if (!name) put_text(pr, "(");
    print(pr, id);
    if (!name) put_text(pr, ")");
}

/* Prints an N_BINARY: its operands and the operator between them. */
static void print_binary(NamePrinter *pr, const Part *n) {
    bool member = (n->len == 1 && n->text[0] == '.') || (n->len == 2 && n->text[1] == '>' && n->text[0] == '-');
    bool greater = n->len == 1 && n->text[0] == '>'; /* would end the template arguments */
    if (greater) put_text(pr, "(");
    print_operand(pr, n->a);
    put(pr, n->text, n->len);
    if (member) print(pr, n->b);
    else print_operand(pr, n->b);
    if (greater) put_text(pr, ")");
}

/* Prints an expression: a part of a kind from N_UNARY on. In a call, a function is printed as its name only, without
 * its result and parameters. */
static void print_expression(NamePrinter *pr, const Part *n) {
    switch (n->kind) {
    case N_UNARY: put(pr, n->text, n->len), print_operand(pr, n->a); break;
    case N_BINARY: print_binary(pr, n); break;
    case N_TERNARY:
        print_operand(pr, n->a), put_text(pr, "?");
        print_operand(pr, n->b), put_text(pr, " : ");
        print_operand(pr, n->c);
        break;
    case N_INDEX: print_operand(pr, n->a), put_text(pr, "["), print(pr, n->b), put_text(pr, "]"); break;
    case N_CALL: {
        PartId f = pr->parts->part.at[n->a].kind == N_FUNCTION ? pr->parts->part.at[n->a].a : n->a;
        print_operand(pr, f), put_text(pr, "("), print_list(pr, n->b), put_text(pr, ")");
        break;
    }
    case N_CAST: put_text(pr, "("), print(pr, n->a), put_text(pr, ")"), print_operand(pr, n->b); break;
    case N_BRACED:
        if (n->a) print(pr, n->a);
        put_text(pr, "{"), print_list(pr, n->b), put_text(pr, "}");
        break;
    case N_LENGTH: {
        uint32_t count = 0;
        PartId pack =
            pr->parts->part.at[n->a].kind == N_PARAM ? param_argument(pr, pr->parts->part.at[n->a].number) : n->a;
        if (pr->parts->part.at[pack].kind == N_PACK)
            for (PartId l = pr->parts->part.at[pack].a; l && spend(pr, 1); l = pr->parts->part.at[l].b) count++;
        put_number(pr, count);
        break;
    }
    case N_KEYWORD: put(pr, n->text, n->len), put_text(pr, "("), print(pr, n->a), put_text(pr, ")"); break;
    default:
        put(pr, n->text, n->len), put_text(pr, "<"), print(pr, n->a), put_text(pr, ">(");
        print(pr, n->b), put_text(pr, ")");
    }
}

/* Prints a function: the left half of its result type, its name, its parameters, the right half, and its qualifiers. If
 * it is the whole name, records in pr->name, arguments, params and end where these begin. */
static void print_function(NamePrinter *pr, PartId id, const Part *n) {
    bool top = id == pr->parts->top, in_lambda = pr->in_lambda;
    PartId scope = pr->scope;
    pr->scope = name_arguments(pr, n->a), pr->in_lambda = false;
    if (n->c) {
        print_left(pr, n->c);
        if (!has_right(pr, n->c)) put_text(pr, " ");
    }
    if (top) pr->name = pr->arguments = pr->out.n;
    print(pr, n->a);
    if (top) {
        pr->params = pr->out.n;
        if (pr->arguments == pr->name) pr->arguments = pr->params;
    }
    put_text(pr, "("), print_list(pr, n->b), put_text(pr, ")");
    if (top && n->c && has_right(pr, n->c)) pr->end = pr->out.n;
    if (n->c) print_right(pr, n->c);
    print_cv(pr, n->cv);
    pr->scope = scope, pr->in_lambda = in_lambda;
}

/* Prints an N_LAMBDA: "{word#number}" or, for a lambda, "{lambda(int)#1}" with its parameters. */
static void print_lambda(NamePrinter *pr, const Part *n) {
    bool in_lambda = pr->in_lambda;
    put(pr, n->text, n->len);
    pr->in_lambda = true;
    if (n->text[1] == 'l') print_list(pr, n->a), put_text(pr, ")#");
    pr->in_lambda = in_lambda;
    put_number(pr, n->number), put_text(pr, "}");
}

/* Reports whether part id is the name of the symbol: the whole name or, if that is a function, the name in it. */
static bool is_top_name(const NamePrinter *pr, PartId id) {
    return id == pr->parts->top ||
           (pr->parts->part.at[pr->parts->top].kind == N_FUNCTION && pr->parts->part.at[pr->parts->top].a == id);
}

/* Prints a part of a kind that names something: a scope, a template, a constructor, a lambda. Of other kinds, prints
 * the text. If it is the name of the symbol, records in pr->arguments where its template arguments begin. */
static void print_name(NamePrinter *pr, PartId id, const Part *n) {
    switch (n->kind) {
    case N_SCOPED:
    case N_LOCAL: print(pr, n->a), put_text(pr, "::"), print(pr, n->b); break;
    case N_TEMPLATE: {
        print(pr, n->a);
        size_t begin = pr->out.n;
        print_template_arguments(pr, n->b);
        if (is_top_name(pr, id)) pr->arguments = begin;
        break;
    }
    case N_TAGGED: print(pr, n->a), put_text(pr, "[abi:"), put(pr, n->text, n->len), put_text(pr, "]"); break;
    case N_CTOR: print_class_name(pr, n->a); break;
    case N_DTOR: put_text(pr, "~"), print_class_name(pr, n->a); break;
    case N_CONVERT: put_text(pr, "operator "), print(pr, n->a); break;
    case N_LAMBDA: print_lambda(pr, n); break;
    case N_PREFIXED:
        put(pr, n->text, n->len);
        if (n->numbered) put_number(pr, n->number), put_text(pr, " for ");
        else if (n->number) put_number(pr, n->number);
        if (n->a) print(pr, n->a);
        if (n->b) print(pr, n->b);
        break;
    default: put(pr, n->text, n->len);
    }
}

/* Prints the left half of a part. This is all of it, unless it is a type with a right half. */
static void print_left_of(NamePrinter *pr, PartId id) {
    const Part n = pr->parts->part.at[id];
    uint32_t index = pr->pack_index;
    const char *text;
    PartId to;
    switch (n.kind) {
    case N_FUNCTION: print_function(pr, id, &n); break;
    case N_POINTER:
        to = collapse(pr, &n, &text);
        print_pointer_left(pr, to), put_text(pr, text);
        pr->pack_index = index;
        break;
    case N_MEMBER:
        print_pointer_left(pr, n.b);
        if (last_char(pr) != '(') put_text(pr, " ");
        print(pr, n.a), put_text(pr, "::*");
        break;
    case N_QUALIFIED: print_left(pr, n.a), print_cv(pr, n.cv); break;
    case N_VENDOR: print_left(pr, n.a), put_text(pr, " "), print(pr, n.b); break;
    case N_ARRAY: print_left(pr, n.a); break;
    case N_SIGNATURE:
        print_left(pr, n.a);
        if (!has_right(pr, n.a)) put_text(pr, " ");
        break;
    case N_VECTOR: print(pr, n.a), put_text(pr, " __vector("), print(pr, n.b), put_text(pr, ")"); break;
    case N_PACK:
        if (pr->pack_index == PACK_NONE) print_list(pr, n.a);
        else print_item(pr, id, print_left);
        break;
    case N_EXPANSION: print_expansion(pr, n.a); break;
    case N_PARAM:
        if (pr->in_lambda) put_text(pr, "auto:"), put_number(pr, n.number + 1);
        else print_left(pr, param_argument(pr, n.number));
        break;
    case N_LITERAL: print_literal(pr, &n); break;
    default:
        if (n.kind >= N_UNARY) print_expression(pr, &n);
        else print_name(pr, id, &n);
    }
}

/* Prints the right half of a type, such as " [3]" or ")(int)"; nothing for other parts. */
static void print_right_of(NamePrinter *pr, PartId id) {
    const Part n = pr->parts->part.at[id];
    uint32_t index = pr->pack_index;
    const char *text;
    switch (n.kind) {
    case N_POINTER:
        print_pointer_right(pr, collapse(pr, &n, &text));
        pr->pack_index = index;
        break;
    case N_MEMBER: print_pointer_right(pr, n.b); break;
    case N_QUALIFIED:
    case N_VENDOR: print_right(pr, n.a); break;
    case N_PARAM:
        if (!pr->in_lambda) print_right(pr, param_argument(pr, n.number));
        break;
    case N_ARRAY:
        put_text(pr, last_char(pr) == ']' ? "[" : " [");
        if (n.b) print(pr, n.b);
        put_text(pr, "]"), print_right(pr, n.a);
        break;
    case N_SIGNATURE:
        put_text(pr, "("), print_list(pr, n.b), put_text(pr, ")");
        print_right(pr, n.a), print_cv(pr, n.cv);
        break;
    case N_PACK:
        if (pr->pack_index != PACK_NONE) print_item(pr, id, print_right);
        break;
    default: break;
    }
}

/* Prints one half of a part, with the function `half`: print_left_of or print_right_of. Fails instead if id is 0, the
 * budget is spent, or NAME_DEPTH_MAX parts are nested. */
static void print_half(NamePrinter *pr, PartId id, void (*half)(NamePrinter *, PartId)) {
    if (!id || !spend(pr, 1) || pr->depth >= NAME_DEPTH_MAX) {
        pr->failed = true;
        return;
    }
    pr->depth++;
    half(pr, id);
    pr->depth--;
}

/* Print one half of a part; fail as print_half does. */
static void print_left(NamePrinter *pr, PartId id) { print_half(pr, id, print_left_of); }
static void print_right(NamePrinter *pr, PartId id) { print_half(pr, id, print_right_of); }

/* Reports whether low <= c <= high. */
static bool is_between(char c, char low, char high) { return c >= low && c <= high; }

/* Returns the end of the suffix at p: a dot, lower-case letters and '_', and numbers with a dot before each, as in
 * ".isra" and ".static.2.1". */
static const char *suffix_end(const char *p, const char *end) {
    for (p++; p < end && (*p == '_' || is_between(*p, 'a', 'z'));) p++;
    while (p < end && (is_between(*p, '0', '9') || (*p == '.' && p + 1 < end && is_between(p[1], '0', '9')))) p++;
    return p;
}

/* Prints each suffix that compilers append to the names of copies as " [clone .static.2]". Fails if anything else
 * follows the name. */
static void print_suffixes(NamePrinter *pr) {
    const char *p = pr->parts->rest, *end = pr->parts->end;
    for (const char *from; p < end && *p == '.' && !pr->failed;) {
        from = p, p = suffix_end(p, end);
        put_text(pr, " [clone "), put(pr, from, (size_t)(p - from)), put_text(pr, "]");
    }
    if (p < end) pr->failed = true;
}

bool name_print(const NameParts *parts, size_t budget, Demangled *out) {
    NamePrinter pr = {.parts = parts, .budget = budget, .pack_index = PACK_NONE, .pack_size = PACK_NONE};
    out_init(&pr.out, NULL);
    print(&pr, parts->top);
    if (parts->part.at[parts->top].kind != N_FUNCTION) {
        pr.params = pr.out.n;
        if (!pr.arguments) pr.arguments = pr.params;
    }
    print_suffixes(&pr);
    if (!pr.end) pr.end = pr.out.n;
    out_char(&pr.out, '\0');
    if (pr.failed) out_free(&pr.out);
    else *out = (Demangled){pr.out.buf, pr.name, pr.arguments, pr.params, pr.end};
    return !pr.failed;
}
