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

/* Bytes of `info` whose value is not known yet. DwarfPatch: the four bytes at offset `at` become the offset of type
 * `node`. DwarfSymbol: the `bytes` bytes at offset `at` are printed as the symbol `text`, which is owned. */
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
    VEC(uint32_t) of_type; /* by MdId: 1 + offset of its entry; UINT32_MAX: in `type`, but not written yet */
    VEC(MdId) type;        /* the types that are referred to, in the order in which they are written */
    size_t written;        /* number of entries of `type` that have been written */
} DwarfUnit;

void dwarf_unit_begin(DwarfUnit *u, Module *m, LineTable *lines); /* *u must be all zeros */
void dwarf_unit_free(DwarfUnit *u);                               /* frees what u owns, not u itself */
/* Fills in the length of the unit, which must be its first symbol, and the offsets of types, which dwarf_types_put has
 * written; then prints the sections .debug_abbrev and .debug_info. */
void dwarf_unit_put(DwarfUnit *u, Out *o);

/* Append to o: the lowest `bytes` bytes of n, the lowest first; n in the variable-length encoding LEB128, unsigned or
 * signed; a text with its NUL. */
void dwarf_bytes(Out *o, uint64_t n, int bytes);
void dwarf_uleb(Out *o, uint64_t n);
void dwarf_sleb(Out *o, int64_t n);
void dwarf_string(Out *o, const char *s);
/* Appends `bytes` bytes to u->info for a value that ptxas resolves: the symbol `text`, or a sum of symbols, with number
 * n appended to the text unless n is UINT32_MAX. `text` is copied. */
void dwarf_symbol(DwarfUnit *u, uint32_t bytes, const char *text, uint32_t n);
/* Append attributes of a metadata node to u->info: its name; the number of its file, in two bytes, and its line, in
 * four. */
void dwarf_name(DwarfUnit *u, MdId node);
void dwarf_where(DwarfUnit *u, MdId node);
/* Returns the number in a field of a node, 0 if there is no such field. */
uint64_t dwarf_field_number(const Module *m, MdId node, const char *name);

/* Appends a reference of four bytes to a type, which dwarf_unit_put fills in, and puts the type into u->type if it is
 * new. Node 0 is void; a DISubprogram is the abstract instance of an inlined function. */
void dwarf_type_ref(DwarfUnit *u, MdId node);
/* dwarf_type.c: writes the entries of the types in u->type that are not written yet, and of those that they add to
 * the list. */
void dwarf_types_put(DwarfUnit *u);

#endif
