/* dwarf_unit.h: the bytes of a DWARF compile unit while it is written: the encodings of numbers and texts,
 * the abbreviations, references to symbols and types. Private to ptx/debug.
 *
 * An entry of the unit begins with the number of its abbreviation (AB_*), which says the attributes and
 * their forms. The caller then writes the attributes in that order. An abbreviation with children is
 * followed by the children and a zero byte. */
#ifndef NVIR_PTX_DEBUG_DWARF_UNIT_H
#define NVIR_PTX_DEBUG_DWARF_UNIT_H

#include "ptx/debug/line_table.h"

/* clang-format off */
enum DwarfAbbreviation {
    AB_UNIT = 1, AB_FN, AB_FN_VOID, AB_PARAM, AB_PARAM_AT, AB_VAR, AB_VAR_AT, AB_VOID, AB_BASE, AB_POINTER,
    AB_POINTER_VOID, AB_REFERENCE, AB_CONST, AB_VOLATILE, AB_RESTRICT, AB_TYPEDEF, AB_STRUCT, AB_UNION,
    AB_MEMBER, AB_INHERITANCE, AB_ARRAY, AB_RANGE, AB_ENUM, AB_ENUMERATOR, AB_ROUTINE, AB_BLOCK, AB_INLINED,
    AB_INLINE_FN, AB_END
};
/* clang-format on */
enum { DW_OP_ADDR = 0x03, DW_OP_PLUS_UCONST = 0x23, DW_OP_REGX = 0x90, DW_OP_CALL_FRAME = 0x9c };

/* The four bytes at `at` are the offset of the type `node`; the `bytes` bytes at `at` are the symbol
 * `text`. */
typedef struct DwarfPatch {
    size_t at;
    uint32_t node;
} DwarfPatch;
typedef struct DwarfSymbol {
    size_t at;
    uint32_t bytes;
    char *text;
} DwarfSymbol;

typedef struct DwarfUnit {
    Module *m;
    LineTable *lines; /* gives the numbers of files; not owned */
    Out info;         /* the bytes of .debug_info */
    VEC(DwarfPatch) patch;
    VEC(DwarfSymbol) symbol;
    VEC(uint32_t) of_type; /* by MdId: 1 + its offset; UINT32_MAX: it waits in `type` */
    VEC(MdId) type;
    size_t written; /* number of entries of `type` that have been written */
} DwarfUnit;

void dwarf_unit_begin(DwarfUnit *u, Module *m, LineTable *lines);
void dwarf_unit_free(DwarfUnit *u);
/* Fills in the length of the unit, which must be its first symbol, and the offsets of types; then prints the
 * sections .debug_abbrev and .debug_info. */
void dwarf_unit_put(DwarfUnit *u, Out *o);

/* Append a number of some bytes, lowest byte first; in the variable-length encodings LEB128; a text with
 * its NUL. */
void dwarf_bytes(Out *o, uint64_t n, int bytes);
void dwarf_uleb(Out *o, uint64_t n);
void dwarf_sleb(Out *o, int64_t n);
void dwarf_string(Out *o, const char *s);
/* Reserves `bytes` bytes for a value that ptxas resolves: the symbol `text`, with number n appended unless
 * n is UINT32_MAX. */
void dwarf_symbol(DwarfUnit *u, uint32_t bytes, const char *text, uint32_t n);
/* Append attributes of a metadata node: its name; its file and line. */
void dwarf_name(DwarfUnit *u, MdId node);
void dwarf_where(DwarfUnit *u, MdId node);
/* Returns the number in a field of a node, 0 if there is no such field. */
uint64_t dwarf_field_number(const Module *m, MdId node, const char *name);

/* Appends a reference to a type, and puts the type into the list if it is new. Node 0 is void; a
 * DISubprogram is the abstract instance of an inlined function. */
void dwarf_type_ref(DwarfUnit *u, MdId node);
/* dwarf_type.c: writes the types in the list, and those that they add to it. */
void dwarf_types_put(DwarfUnit *u);

#endif
