/* demangle_parser.h: a recursive-descent parser of C++ names, of the grammar in the Itanium C++ ABI.
 *
 *   demangle_parser.c      characters and parts
 *   demangle_name.c        operators, template arguments, names
 *   demangle_expression.c  expressions, as they occur in the types of templates
 *   demangle_type.c        types
 *   demangle_symbol.c      the name of a whole symbol; name_parse
 *
 * A function name_X, or parse_X if it is static, reads the text of rule X and returns the part that it has created, or
 * 0 after a failure. A function for a list returns the first N_LIST, and 0 for the empty list as well. After a failure
 * the rest of the text counts as empty, so every rule ends soon, and callers need not test for the failure of a
 * rule. */
#ifndef NVIR_IR_DEMANGLE_DEMANGLE_PARSER_H
#define NVIR_IR_DEMANGLE_DEMANGLE_PARSER_H

#include "ir/demangle/parts.h"

typedef struct NameParser {
    const char *p, *end; /* the next character and the end of the text */
    NameParts *parts;
    VEC(PartId) subst; /* the components to which S_, S0_, ... refer */
    uint32_t depth;    /* how many rules that call name_enter() are nested now */
    /* in_conversion: the type of a conversion operator is being read, so template arguments after T_ are those of the
     * operator and not of T_. */
    bool failed, in_conversion;
    /* The rules that contain each other, for the files before the one that has the rule: name_type, name_expression and
     * the rule of a symbol. encoding: reads the name of a symbol and, for a function, its result type, if the name
     * includes it, and its parameters; local: the result type is left out of the part, because the whole name is that
     * of something inside the function. */
    PartId (*type)(struct NameParser *d);
    PartId (*expression)(struct NameParser *d);
    PartId (*encoding)(struct NameParser *d, bool local);
} NameParser;

/* Properties of the name of a symbol that name_any finds out. */
typedef struct NameInfo {
    bool no_result;           /* a constructor, destructor or conversion: no result type follows the name */
    bool ends_with_arguments; /* the name ends with template arguments, so a result type may follow it */
    uint8_t cv;               /* the qualifiers CV_* of a member function */
} NameInfo;

/* An operator. operands: how many it has in an expression; 0 if it occurs only in names, or its expressions have a
 * form of their own. */
typedef struct OperatorName {
    char code[3];
    uint8_t operands;
    const char *text;
} OperatorName;

/* A list under construction. */
typedef struct PartList {
    PartId first, last;
} PartList;

/* ------------------------------------------------------------------------------ characters */

/* Records a failure and skips the rest of the text. Returns 0. */
PartId name_fail(NameParser *d);
/* Returns the character i positions ahead; NUL at the end of the text. */
char name_peek(const NameParser *d, unsigned i);
bool name_at_digit(const NameParser *d);
/* Consumes `text` if it comes next. Returns false, and consumes nothing, if it does not. */
bool name_eat(NameParser *d, const char *text);
/* Reads a decimal number and returns it. Fails if there is none, or if it has more than about nine digits. */
uint32_t name_number(NameParser *d);
/* Reads a sequence number and returns it: "_" is 0, and "N_", where N is written in `base`, 10 or 36, is N + 1. Fails
 * if there is no '_' after N, or N is above about ten million. */
uint32_t name_sequence(NameParser *d, unsigned base);
/* Makes part id the next component to which a substitution can refer. Returns id. */
PartId name_subst_add(NameParser *d, PartId id);
/* Must be called at the beginning of a rule that can contain itself. Returns false if the parser has failed, or fails
 * now because NAME_DEPTH_MAX rules are nested. */
bool name_enter(NameParser *d);
/* Must be called at the end of a rule after name_enter() has returned true. Returns id, the result of the rule; if
 * it is 0, the parser fails. */
PartId name_leave(NameParser *d, PartId id);

/* ------------------------------------------------------------------------------ parts */

/* Creates a part and returns its id. After a failure, creates nothing and returns 0. */
PartId part_new(NameParser *d, enum PartKind kind, PartId a, PartId b);
/* Creates a part as part_new does, with `len` bytes of text, which are not copied. */
PartId part_text(NameParser *d, enum PartKind kind, PartId a, PartId b, const char *text, size_t len);
/* Create a part N_TEXT and N_BUILTIN with a constant text that ends with NUL, as part_new does. */
PartId part_word(NameParser *d, const char *text);
PartId part_builtin(NameParser *d, const char *text);
/* Appends an item to the list, as a new N_LIST. */
void part_list_add(NameParser *d, PartList *l, PartId item);

/* ------------------------------------------------------------------------------ names (demangle_name.c) */

/* Reads a name. info: its properties, if it is the name of a symbol; NULL for a name within a type or an expression.
 * Fails at a substitution without template arguments, because it is no name by itself. */
PartId name_any(NameParser *d, NameInfo *info);
/* Reads a length and an identifier of that length, such as 3foo. _GLOBAL__N... becomes "(anonymous namespace)". Fails
 * if the length is 0 or exceeds the text. */
PartId name_identifier(NameParser *d);
/* Reads the code of an operator and returns its row. Returns NULL, and reads nothing, if no such code comes next. */
const OperatorName *name_operator(NameParser *d);
/* Reads the name of an operator, of a conversion operator or of a user-defined literal. info: as for name_any; a
 * conversion sets info->no_result. */
PartId name_operator_name(NameParser *d, NameInfo *info);
/* Reads a substitution: S_, S0_, ... refer to earlier components; Sa, Ss and others abbreviate names of the standard
 * library. "St", std, is not read here. */
PartId name_substitution(NameParser *d);
/* Reads a template parameter: T_ is the first template argument of the function, T0_ the second. It is looked up when
 * it is printed, because a substitution that refers to it in another function means the argument there. */
PartId name_parameter(NameParser *d);
/* Reads the qualifiers restrict, volatile and const, in this order. Returns CV_*; 0 if there are none. */
uint8_t name_qualifiers(NameParser *d);
/* Reads Dt EXPRESSION E or DT EXPRESSION E, a decltype; the caller has seen that these two letters come next. */
PartId name_decltype(NameParser *d);
/* Reads a literal, L TYPE VALUE E, or the name of a variable or function, L _Z ENCODING E. VALUE is kept as text. */
PartId name_literal(NameParser *d);
/* Reads types into a list, up to one of the characters in `stop`, which is not read, or to the end of the text. "v",
 * void, before the end, 'E' or '.' is the empty list, 0. */
PartId name_types(NameParser *d, const char *stop);
/* Reads I ARGUMENT ... E, template arguments. Returns the list of the arguments. */
PartId name_template_arguments(NameParser *d);

/* ------------------------------------------------------------------------------ types and expressions */

/* Reads a type. Every type that is neither builtin nor a substitution becomes a component to which substitutions can
 * refer. */
PartId name_type(NameParser *d);
PartId name_expression(NameParser *d);

#endif
