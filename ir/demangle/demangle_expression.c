/* demangle_expression.c: reads the expressions in C++ names. */
#include "ir/demangle/demangle_parser.h"

/* Reads expressions up to E, which it consumes. Returns their list. */
static PartId parse_expressions(NameParser *d) {
    PartList l = {0, 0};
    while (!d->failed && !name_eat(d, "E")) part_list_add(d, &l, name_expression(d));
    return l.first;
}

/* Reads an identifier or operator in an expression, and its template arguments, if any. scope: 0 if it has none. */
static PartId parse_simple_id(NameParser *d, PartId scope) {
    name_eat(d, "on");
    PartId id = name_at_digit(d) ? name_identifier(d) : name_operator_name(d, NULL);
    if (scope) id = part_new(d, N_SCOPED, scope, id);
    return name_peek(d, 0) == 'I' ? part_new(d, N_TEMPLATE, id, name_template_arguments(d)) : id;
}

/* Reads, after "sr", the name of a member of a type that depends on template parameters, as in srT_5value or
 * sr3std7is_voidIT_EE5value. */
static PartId parse_unresolved(NameParser *d) {
    bool nested = name_at_digit(d) || name_eat(d, "N");
    PartId at = name_at_digit(d) ? 0 : d->type(d);
    if (nested && at && name_peek(d, 0) == 'I') at = part_new(d, N_TEMPLATE, at, name_template_arguments(d));
    while (nested && !d->failed && !name_eat(d, "E")) at = parse_simple_id(d, at);
    return parse_simple_id(d, at);
}

/* Reads a reference to a parameter of the function itself, which is printed as {parm#1}, or to `this`. */
static PartId parse_function_param(NameParser *d) {
    if (name_eat(d, "fpT")) return part_word(d, "this");
    if (name_eat(d, "fL")) name_number(d), name_eat(d, "p");
    else if (!name_eat(d, "fp")) return name_fail(d);
    name_qualifiers(d);
    uint32_t n = name_sequence(d, 10);
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
        if (!name_eat(d, row[i].code)) continue;
        PartId a = row[i].what == 'e' ? name_expression(d) : d->type(d);
        if (row[i].what == 'c')
            return part_text(d, N_NAMED_CAST, a, name_expression(d), row[i].text, strlen(row[i].text));
        return part_text(d, N_KEYWORD, a, 0, row[i].text, strlen(row[i].text));
    }
    return 0;
}

/* Reads an expression that is not of the form of a prefix or binary operator with its operands, such as a call, a cast
 * or a conditional. Returns 0, without a failure, if the code of no such expression comes next. */
static PartId parse_special(NameParser *d) {
    PartId a, b;
    if (name_eat(d, "cv")) {
        a = d->type(d);
        if (!name_eat(d, "_")) return part_new(d, N_CAST, a, name_expression(d));
        return part_new(d, N_CALL, a, parse_expressions(d));
    }
    if (name_eat(d, "tl")) return a = d->type(d), part_new(d, N_BRACED, a, parse_expressions(d));
    if (name_eat(d, "il")) return part_new(d, N_BRACED, 0, parse_expressions(d));
    if (name_eat(d, "cl")) return a = name_expression(d), part_new(d, N_CALL, a, parse_expressions(d));
    if (name_eat(d, "ix")) return a = name_expression(d), part_new(d, N_INDEX, a, name_expression(d));
    if (name_eat(d, "sZ"))
        return part_new(d, N_LENGTH, name_peek(d, 0) == 'T' ? name_parameter(d) : parse_function_param(d), 0);
    if (name_eat(d, "sp")) return part_new(d, N_EXPANSION, name_expression(d), 0);
    if (name_eat(d, "sr")) return parse_unresolved(d);
    if (name_eat(d, "gs")) return part_text(d, N_PREFIXED, name_expression(d), 0, "::", 2);
    if (name_eat(d, "dt")) return a = name_expression(d), part_text(d, N_BINARY, a, parse_simple_id(d, 0), ".", 1);
    if (name_eat(d, "pt")) return a = name_expression(d), part_text(d, N_BINARY, a, parse_simple_id(d, 0), "->", 2);
    if (name_eat(d, "qu")) {
        a = name_expression(d), b = name_expression(d);
        PartId c = name_expression(d), id = part_new(d, N_TERNARY, a, b);
        if (id) d->parts->part.at[id].c = c;
        return id;
    }
    return parse_keyword(d);
}

/* Reads an expression of any form, for name_expression, which limits how deeply expressions are nested. */
static PartId parse_any_expression(NameParser *d) {
    char c = name_peek(d, 0);
    PartId id = 0;
    if (c == 'L') return name_literal(d);
    if (c == 'T') return name_parameter(d);
    if (c == 'f' && (name_peek(d, 1) == 'p' || name_peek(d, 1) == 'L')) return parse_function_param(d);
    if (name_at_digit(d) || (c == 'o' && name_peek(d, 1) == 'n')) return parse_simple_id(d, 0);
    if ((id = parse_special(d)) || d->failed) return id;
    const OperatorName *o = name_operator(d);
    if (!o || !o->operands) return name_fail(d);
    if (o->text[0] == '+' || o->text[0] == '-') name_eat(d, "_"); /* ++ and -- before their operand */
    PartId a = name_expression(d), b = o->operands == 2 ? name_expression(d) : 0;
    return part_text(d, o->operands == 2 ? N_BINARY : N_UNARY, a, b, o->text, strlen(o->text));
}

PartId name_expression(NameParser *d) {
    if (!name_enter(d)) return 0;
    return name_leave(d, parse_any_expression(d));
}
