/* parts.h: the parts of a C++ name, which the parser of names makes and the printer reads.
 *
 * A short name can stand for a text of exponential length, because substitutions and template parameters refer to parts
 * again: the parts form an acyclic graph, in which a part is identified by its index. */
#ifndef NVIR_IR_DEMANGLE_PARTS_H
#define NVIR_IR_DEMANGLE_PARTS_H

#include "ir/demangle/demangle.h"
#include "ir/ir.h"

/* The kinds of parts. The comment shows the text that a part stands for; a, b, c and text are its fields. */
enum PartKind {
    N_TEXT,      /* text */
    N_BUILTIN,   /* text: a builtin type */
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
    N_EXPANSION, /* a, printed once for each item of the pack in it */
    N_PARAM,     /* template parameter `number`: printed as that argument of the enclosing function */
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

enum { NAME_DEPTH_MAX = 256 }; /* of rules while a name is read, and of parts while it is printed */

typedef struct NameParts {
    VEC(Part) part;         /* part 0 is none */
    PartId top;             /* the name of the symbol */
    const char *rest, *end; /* the text after the name, such as ".isra.0" */
} NameParts;

/* Reads a mangled name of n bytes (demangle_parse.c). Returns false if it is no name of a known form. The parts refer
 * to its text. The caller frees parts->part in either case. */
bool name_parse(const char *mangled, size_t n, NameParts *parts);
/* Prints the parts (demangle_print.c). Returns false, with nothing to free, if the text would have more than `budget`
 * characters, or if the name refers to a template argument that it does not have. */
bool name_print(const NameParts *parts, size_t budget, Demangled *out);

#endif
