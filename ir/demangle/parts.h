/* parts.h: the parts of a C++ name, which the parser of names makes and the printer reads.
 *
 * A short name can stand for a text of exponential length, because substitutions and template parameters refer to parts
 * again: the parts form an acyclic graph, in which a part is identified by its index. */
#ifndef NVIR_IR_DEMANGLE_PARTS_H
#define NVIR_IR_DEMANGLE_PARTS_H

#include "ir/demangle/demangle.h"
#include "ir/ir.h"

/* The kinds of parts. The comment shows the text as which a part is printed; a, b, c, text and number are its
 * fields. */
enum PartKind {
    N_TEXT,      /* text */
    N_BUILTIN,   /* text: a builtin type */
    N_SCOPED,    /* a::b */
    N_LOCAL,     /* a::b; a is a function, which is printed without its result */
    N_TEMPLATE,  /* a<b> */
    N_TAGGED,    /* a[abi:text] */
    N_FUNCTION,  /* name a, parameters b, result c */
    N_LIST,      /* the item a, then the list b */
    N_POINTER,   /* a pointer or reference to a: a and the text "*", "&" or "&&" */
    N_QUALIFIED, /* a with the qualifiers cv, such as a const */
    N_VENDOR,    /* a b; b is a qualifier of the compiler's own */
    N_ARRAY,     /* a [b] */
    N_SIGNATURE, /* the type of a function: parameters b, result a */
    N_MEMBER,    /* b a::*; a pointer to a member of class a, which has type b */
    N_VECTOR,    /* a __vector(b) */
    N_PREFIXED,  /* text, then a, then b, each only if it is there */
    N_CTOR,      /* the name of class a */
    N_DTOR,      /* ~ and the name of class a */
    N_CONVERT,   /* operator a */
    N_LAMBDA,    /* {lambda(a)#number}, or another word with a number, such as {parm#1} */
    N_PACK,      /* the list a: the arguments of a template's pack */
    N_EXPANSION, /* a, printed once for each item of the pack in it */
    N_PARAM,     /* template parameter `number`, from 0: printed as that template argument of the enclosing function */
    N_LITERAL,   /* (a)text */
    N_UNARY,     /* text(a) */
    N_BINARY,    /* (a)text(b) */
    N_TERNARY,   /* (a)?(b) : (c) */
    N_INDEX,     /* (a)[b] */
    N_CALL,      /* a(b) */
    N_CAST,      /* (a)b */
    N_BRACED,    /* a{b} */
    N_LENGTH,    /* the number of items of a, which is a pack or a parameter that stands for one */
    N_KEYWORD,   /* text (a), where a is a type or an expression: decltype, sizeof */
    N_NAMED_CAST /* text<a>(b) */
};
typedef uint32_t PartId; /* 0: none */
typedef struct Part {
    uint8_t kind, cv; /* cv: CV_* */
    bool numbered;    /* N_PREFIXED: `number` and " for " follow the text */
    PartId a, b, c;
    const char *text; /* of len bytes; a part of the mangled name, or a constant */
    uint32_t len, number;
} Part;
enum { CV_CONST = 1, CV_VOLATILE = 2, CV_RESTRICT = 4, CV_LREF = 8, CV_RREF = 16, CV_NOEXCEPT = 32 };

/* The deepest nesting of grammar rules while a name is read, and of parts while it is printed. */
enum { NAME_DEPTH_MAX = 256 };

typedef struct NameParts {
    VEC(Part) part;         /* by PartId; part 0 is not used */
    PartId top;             /* the whole name */
    const char *rest, *end; /* the text after the name, such as ".isra.0", and its end */
} NameParts;

/* Reads the mangled name at the beginning of n bytes into *parts (demangle_symbol.c). Returns false if it has no known
 * form; does not check the text after it, parts->rest. The parts refer to the text `mangled`. The caller frees
 * parts->part in either case. */
bool name_parse(const char *mangled, size_t n, NameParts *parts);
/* Prints the parts into *out (demangle_print.c). Returns false, with nothing to free, if the name refers to a template
 * argument that it does not have, if an unknown suffix follows it, if its parts are nested more than NAME_DEPTH_MAX
 * deep, or if the budget does not suffice. Each character and each visit of a part costs 1. */
bool name_print(const NameParts *parts, size_t budget, Demangled *out);

#endif
