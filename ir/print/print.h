/* print.h: the printer's state and the functions its files share. Private to ir/.
 *
 *   print.c           the module: symbols, function headers, blocks; the public functions of ir.h
 *   print_inst.c      one instruction per line
 *   print_md.c        definitions of numbered metadata nodes
 *   print_operand.c   operands: symbols, local values, constants, metadata; flags of operations
 *   print_type.c      names, strings, types, attributes
 *   print_fp.c        floating-point constants
 *   print_number.c    the numbers of nameless things, and the order of the text
 * Each file calls only those below it.
 *
 * print_number.c assigns all numbers before anything is printed, in the order in which a reader of the text
 * meets the nameless things. Therefore parsing the text and printing it again gives the same numbers,
 * regardless of the order in which the parser creates ids.
 */
#ifndef NVIR_IR_PRINT_PRINT_H
#define NVIR_IR_PRINT_PRINT_H

#include "ir/ir.h"

typedef struct Printer {
    Module *m;
    Out *o;
    bool bare;                                /* omit metadata attachments and attribute groups */
    const PrintNotes *notes;                  /* comments to add after lines; NULL: none */
    const Fn *f;                              /* the function whose values are numbered; NULL outside of functions */
    VEC(uint32_t) value_number, block_number; /* by ValueId and BlockId of f: the number, if it has no name */
    uint32_t *group_number; /* by AttrSetId: 1 + the number of its attribute group, given at its first use; 0 = none */
    VEC(AttrSetId) group;   /* by number of the group: its attributes */
    /* The rest is computed on first use, so that a message that names one value does not pay for all of it. */
    SymId *sym_order;           /* all symbols, from index 1 on, as sym_text_order() returns them */
    uint32_t *sym_number;       /* by SymId: 1 + number of a nameless symbol */
    VEC(TypeId) type_order;     /* named and nameless structs, in the order of the text */
    uint32_t *type_number;      /* by TypeId: 1 + number of a nameless struct */
    uint32_t *blockaddr_number; /* by index of Module.blockaddr: number of the block, if it has no name */
    VEC(MdId) md_order;         /* the numbered nodes, in the order of their numbers */
    uint32_t *md_number;        /* by MdId: 1 + number; 0 = none */
} Printer;

/* print_number.c: each printer_number_* assigns the numbers of the nameless entities of one kind; those for symbols,
 * types and metadata also fill in sym_order, type_order and md_order. It does nothing if it has been called before. */
void printer_number_symbols(Printer *p);
void printer_number_types(Printer *p);
void printer_number_blockaddrs(Printer *p);
void printer_number_md(Printer *p);
/* Numbers the values and blocks of f and sets p->f; the numbers of another function are overwritten. Does nothing if
 * p->f is f. */
void printer_number_fn(Printer *p, const Fn *f);
void printer_end(Printer *p); /* frees all arrays, not p itself */
/* Loops over the symbols of one kind in the order of the text; printer_number_symbols must have run. */
#define each_sym_printed(p, s, of_kind) \
    for (SymId s##_i = 1, s = 0; s##_i < (p)->m->sym.n && (s = (p)->sym_order[s##_i], true); s##_i++) \
        if ((p)->m->sym.at[s].kind == (of_kind))

/* print_type.c: names, strings, types, attributes. The sigil of a name is '@', '%' or '$'. */
/* Prints a string in quotes, with '"' and every byte that is not printable ASCII as \XX, and '\' as \\. */
void put_quoted(Out *o, const Module *m, StrId s);
/* Prints the name s[0..n), without a sigil. It is printed as it is if it consists of letters, digits, '_', '.' and '-'
 * and does not begin with a digit, and otherwise in quotes, as by put_quoted. */
void put_name(Out *o, const char *s, uint32_t n);
void put_name_of(Printer *p, char sigil, StrId name);     /* the sigil, then put_name */
void put_number(Printer *p, char sigil, uint32_t number); /* the name of a nameless entity: "%5" */
void put_md_name(Out *o, const Module *m, StrId s);       /* of named metadata and attachment kinds, without the '!' */
void put_type(Printer *p, TypeId t);
void put_type_definitions(Printer *p); /* all of p->type_order, one per line */
/* Prints the attributes of a set, each between `before` and `after`. */
void put_attrs(Printer *p, AttrSetId s, const char *before, const char *after);
/* Prints " #N", the reference to the attribute group of a set, which gets the next number at its first use. Prints
 * nothing for the empty set. */
void put_group(Printer *p, AttrSetId s);
void put_group_definition(Printer *p, uint32_t number); /* "attributes #N = { ... }" with its newline */

/* print_fp.c: prints a constant of type half, bfloat, float or double; bits: its bit pattern in the width of the
 * type. */
void put_fp(Out *o, enum TypeKind kind, uint64_t bits);

/* print_operand.c. Local values, blocks and metadata are those of p->f. Values and blocks without names must have been
 * numbered before; other numbers are assigned when they are first needed. */
/* Prints an operand without its type, except for a value wrapped as metadata. Prints nothing for REF_NONE. */
void put_ref(Printer *p, Ref r);
void put_typed(Printer *p, Ref r);          /* the type, a space and the operand */
void put_symbol(Printer *p, SymId s);       /* "@name", or "@5" if it is nameless */
void put_gep_flags(Out *o, uint32_t flags); /* those of a getelementptr, each preceded by a space */
/* Prints those of the flags (IF_*) that op can have according to ops.def, each preceded by a space; all fast-math flags
 * together as "fast". Those of getelementptr are not among them. */
void put_op_flags(Out *o, enum Op op, uint32_t flags);
void put_md(Printer *p, MdId id); /* as an operand: !5, !"text", i32 1, !DIExpression(...), null */

/* print_inst.c, print_md.c */
void put_inst(Printer *p, ValueId v);        /* of p->f, with its newline; nothing for a deleted instruction */
void put_cc(Out *o, uint32_t cc);            /* followed by a space; prints nothing for ccc */
void put_md_definition(Printer *p, MdId id); /* "!5 = ..." with its newline; of a node that has a number */

/* Prints a string literal. */
#define put_text(o, literal) out_bytes((o), "" literal, sizeof literal - 1)

#endif
