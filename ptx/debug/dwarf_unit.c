/* dwarf_unit.c: writes the bytes of a DWARF compile unit. See dwarf_unit.h.
 *
 * All bytes go into one buffer. The values that ptxas must resolve (labels, symbols, sections) are kept
 * apart, with their offsets in the buffer (DwarfSymbol). A type is referred to by its offset in the
 * section; the offset is filled in at the end (DwarfPatch). */
#include "ptx/debug/dwarf_unit.h"

/* The numbers of DWARF: DW_TAG_*, DW_FORM_*, DW_AT_*. */
/* clang-format off */
enum { TAG_ARRAY_TYPE = 0x01, TAG_ENUMERATION_TYPE = 0x04, TAG_FORMAL_PARAMETER = 0x05, TAG_LEXICAL_BLOCK =
       0x0b, TAG_MEMBER = 0x0d, TAG_POINTER_TYPE = 0x0f, TAG_REFERENCE_TYPE = 0x10, TAG_COMPILE_UNIT =
       0x11, TAG_STRUCTURE_TYPE = 0x13, TAG_SUBROUTINE_TYPE = 0x15, TAG_TYPEDEF = 0x16, TAG_UNION_TYPE =
       0x17, TAG_INHERITANCE = 0x1c, TAG_INLINED_SUBROUTINE = 0x1d, TAG_SUBRANGE_TYPE = 0x21, TAG_BASE_TYPE
       = 0x24, TAG_CONST_TYPE = 0x26, TAG_ENUMERATOR = 0x28, TAG_SUBPROGRAM = 0x2e, TAG_VARIABLE = 0x34,
       TAG_VOLATILE_TYPE = 0x35, TAG_RESTRICT_TYPE = 0x37, TAG_UNSPECIFIED_TYPE = 0x3b };
enum { FORM_ADDR = 1, FORM_DATA2 = 5, FORM_DATA4 = 6, FORM_STRING = 8, FORM_BLOCK1 = 10, FORM_DATA1 = 11,
       FORM_FLAG = 12, FORM_SDATA = 13, FORM_REF4 = 19 };
enum { AT_LOCATION = 0x02, AT_NAME = 0x03, AT_BYTE_SIZE = 0x0b, AT_STMT_LIST = 0x10, AT_LOW_PC = 0x11,
       AT_HIGH_PC = 0x12, AT_LANGUAGE = 0x13, AT_COMP_DIR = 0x1b, AT_CONST_VALUE = 0x1c, AT_INLINE = 0x20,
       AT_PRODUCER = 0x25, AT_ABSTRACT_ORIGIN = 0x31, AT_ADDRESS_CLASS = 0x33, AT_COUNT = 0x37,
       AT_MEMBER_LOCATION = 0x38, AT_FILE = 0x3a, AT_LINE = 0x3b, AT_ENCODING = 0x3e, AT_EXTERNAL = 0x3f,
       AT_FRAME_BASE = 0x40, AT_TYPE = 0x49, AT_CALL_FILE = 0x58, AT_CALL_LINE = 0x59,
       AT_LINKAGE_NAME = 0x2007 };
/* clang-format on */

/* An abbreviation: the tag of an entry, and its attributes with their forms. */
typedef struct DwarfAbbrev {
    uint16_t tag;
    bool children;
    uint16_t at[2 * 10]; /* attribute, form, ... */
} DwarfAbbrev;
#define WHERE AT_FILE, FORM_DATA2, AT_LINE, FORM_DATA4
#define PLACE AT_ADDRESS_CLASS, FORM_DATA1, AT_LOCATION, FORM_BLOCK1
#define TYPE AT_TYPE, FORM_REF4
#define NAME AT_NAME, FORM_STRING
#define FN \
    AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR, AT_FRAME_BASE, FORM_BLOCK1, AT_LINKAGE_NAME, FORM_STRING, NAME, \
        WHERE, AT_EXTERNAL, FORM_FLAG
static const DwarfAbbrev abbrev_table[] = {
    [AB_UNIT] = {TAG_COMPILE_UNIT,
                 true,
                 {AT_PRODUCER, FORM_STRING, AT_LANGUAGE, FORM_DATA2, NAME, AT_STMT_LIST, FORM_DATA4, AT_COMP_DIR,
                  FORM_STRING, AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR}},
    [AB_FN] = {TAG_SUBPROGRAM, true, {FN, TYPE}},
    [AB_FN_VOID] = {TAG_SUBPROGRAM, true, {FN}},
    [AB_PARAM] = {TAG_FORMAL_PARAMETER, false, {NAME, WHERE, TYPE}},
    [AB_PARAM_AT] = {TAG_FORMAL_PARAMETER, false, {NAME, WHERE, TYPE, PLACE}},
    [AB_VAR] = {TAG_VARIABLE, false, {NAME, WHERE, TYPE}},
    [AB_VAR_AT] = {TAG_VARIABLE, false, {NAME, WHERE, TYPE, PLACE}},
    [AB_VOID] = {TAG_UNSPECIFIED_TYPE, false, {NAME}},
    [AB_BASE] = {TAG_BASE_TYPE, false, {NAME, AT_ENCODING, FORM_DATA1, AT_BYTE_SIZE, FORM_DATA1}},
    [AB_POINTER] = {TAG_POINTER_TYPE, false, {TYPE, AT_BYTE_SIZE, FORM_DATA1}},
    [AB_POINTER_VOID] = {TAG_POINTER_TYPE, false, {AT_BYTE_SIZE, FORM_DATA1}},
    [AB_REFERENCE] = {TAG_REFERENCE_TYPE, false, {TYPE, AT_BYTE_SIZE, FORM_DATA1}},
    [AB_CONST] = {TAG_CONST_TYPE, false, {TYPE}},
    [AB_VOLATILE] = {TAG_VOLATILE_TYPE, false, {TYPE}},
    [AB_RESTRICT] = {TAG_RESTRICT_TYPE, false, {TYPE}},
    [AB_TYPEDEF] = {TAG_TYPEDEF, false, {TYPE, NAME}},
    [AB_STRUCT] = {TAG_STRUCTURE_TYPE, true, {NAME, AT_BYTE_SIZE, FORM_DATA4}},
    [AB_UNION] = {TAG_UNION_TYPE, true, {NAME, AT_BYTE_SIZE, FORM_DATA4}},
    [AB_MEMBER] = {TAG_MEMBER, false, {NAME, TYPE, AT_MEMBER_LOCATION, FORM_BLOCK1}},
    [AB_INHERITANCE] = {TAG_INHERITANCE, false, {TYPE, AT_MEMBER_LOCATION, FORM_BLOCK1}},
    [AB_ARRAY] = {TAG_ARRAY_TYPE, true, {TYPE}},
    [AB_RANGE] = {TAG_SUBRANGE_TYPE, false, {AT_COUNT, FORM_DATA4}},
    [AB_ENUM] = {TAG_ENUMERATION_TYPE, true, {NAME, AT_BYTE_SIZE, FORM_DATA4}},
    [AB_ENUMERATOR] = {TAG_ENUMERATOR, false, {NAME, AT_CONST_VALUE, FORM_SDATA}},
    [AB_ROUTINE] = {TAG_SUBROUTINE_TYPE, false, {0}},
    [AB_BLOCK] = {TAG_LEXICAL_BLOCK, true, {AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR}},
    [AB_INLINED] = {TAG_INLINED_SUBROUTINE,
                    true,
                    {AT_ABSTRACT_ORIGIN, FORM_REF4, AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR, AT_CALL_FILE,
                     FORM_DATA2, AT_CALL_LINE, FORM_DATA4}},
    [AB_INLINE_FN] = {TAG_SUBPROGRAM, false, {AT_LINKAGE_NAME, FORM_STRING, NAME, WHERE, AT_INLINE, FORM_DATA1}},
};

/* ------------------------------------------------------------------------------------------------- bytes */

void dwarf_bytes(Out *o, uint64_t n, int bytes) {
    for (int i = 0; i < bytes; i++) out_char(o, (char)(n >> 8 * i));
}

void dwarf_uleb(Out *o, uint64_t n) {
    for (; n > 127; n >>= 7) out_char(o, (char)(n | 128));
    out_char(o, (char)n);
}

void dwarf_sleb(Out *o, int64_t n) {
    for (; n < -64 || n > 63; n = n >> 7) out_char(o, (char)((n & 127) | 128));
    out_char(o, (char)(n & 127));
}

void dwarf_string(Out *o, const char *s) { out_bytes(o, s, strlen(s) + 1); }

/* The reserved bytes stay 0, because section_put prints the text in their place. The copy of the text always has room
 * for a number, because dwarf_unit_put writes the length of the unit into the first one. */
void dwarf_symbol(DwarfUnit *u, uint32_t bytes, const char *text, uint32_t n) {
    size_t size = strlen(text) + 16;
    DwarfSymbol s = {.at = u->info.n, .bytes = bytes, .text = mem_alloc(size)};
    if (n == UINT32_MAX) snprintf(s.text, size, "%s", text);
    else snprintf(s.text, size, "%s%u", text, n);
    vec_push(&u->symbol, s);
    dwarf_bytes(&u->info, 0, (int)bytes);
}

/* Prints section `name` to o: its bytes as lines of .b8, at most 20 a line. If `symbols`, the symbols of u are printed
 * in place of the bytes at their offsets. */
static void section_put(const DwarfUnit *u, Out *o, const char *name, const Out *bytes, bool symbols) {
    uint32_t next = symbols ? 0 : u->symbol.n;
    out_format(o, "\t.section\t%s\n\t{\n", name);
    for (size_t i = 0; i < bytes->n;) {
        if (next < u->symbol.n && u->symbol.at[next].at == i) {
            out_format(o, ".b%u %s\n", u->symbol.at[next].bytes * 8, u->symbol.at[next].text);
            i += u->symbol.at[next++].bytes;
            continue;
        }
        size_t end = bytes->n - i > 20 ? i + 20 : bytes->n;
        if (next < u->symbol.n && u->symbol.at[next].at < end) end = u->symbol.at[next].at;
        for (out_str(o, ".b8 "); i < end; i++) {
            out_u64(o, (unsigned char)bytes->buf[i]);
            out_char(o, i + 1 < end ? ',' : '\n');
        }
    }
    out_str(o, "\t}\n");
}

/* Prints the section .debug_abbrev, which lists the attributes and forms of every kind of entry (abbrev_table). */
static void abbrevs_put(const DwarfUnit *u, Out *o) {
    Out bytes;
    out_init(&bytes, NULL);
    for (uint32_t i = 1; i < AB_END; i++) {
        const DwarfAbbrev *a = &abbrev_table[i];
        dwarf_uleb(&bytes, i), dwarf_uleb(&bytes, a->tag), out_char(&bytes, a->children);
        for (uint32_t k = 0; k < 20 && a->at[k]; k++) dwarf_uleb(&bytes, a->at[k]);
        dwarf_bytes(&bytes, 0, 2);
    }
    out_char(&bytes, 0);
    section_put(u, o, ".debug_abbrev", &bytes, false);
    out_free(&bytes);
}

/* ------------------------------------------------------------------------------------------------- fields */

uint64_t dwarf_field_number(const Module *m, MdId node, const char *name) {
    return strtoull(md_field_text(m, node, name), NULL, 10);
}

void dwarf_name(DwarfUnit *u, MdId node) { dwarf_string(&u->info, md_field_text(u->m, node, "name")); }

void dwarf_where(DwarfUnit *u, MdId node) {
    dwarf_bytes(&u->info, line_table_file(u->lines, u->m, md_field_node(u->m, node, "file")), 2);
    dwarf_bytes(&u->info, dwarf_field_number(u->m, node, "line"), 4);
}

void dwarf_type_ref(DwarfUnit *u, MdId node) {
    while (u->of_type.n <= node) vec_push(&u->of_type, 0);
    if (!u->of_type.at[node]) {
        u->of_type.at[node] = UINT32_MAX;
        vec_push(&u->type, node);
    }
    vec_push(&u->patch, ((DwarfPatch){u->info.n, node}));
    dwarf_bytes(&u->info, 0, 4);
}

/* -------------------------------------------------------------------------------------------------- unit */

void dwarf_unit_begin(DwarfUnit *u, Module *m, LineTable *lines) {
    u->m = m;
    u->lines = lines;
    out_init(&u->info, NULL);
}

void dwarf_unit_free(DwarfUnit *u) {
    for (uint32_t i = 0; i < u->symbol.n; i++) free(u->symbol.at[i].text);
    vec_free(&u->patch), vec_free(&u->symbol), vec_free(&u->of_type), vec_free(&u->type);
    out_free(&u->info);
}

void dwarf_unit_put(DwarfUnit *u, Out *o) {
    snprintf(u->symbol.at[0].text, 16, "%u", (unsigned)(u->info.n - 4));
    for (uint32_t i = 0; i < u->patch.n; i++) {
        uint32_t at = u->of_type.at[u->patch.at[i].node] - 1;
        for (int k = 0; k < 4; k++) u->info.buf[u->patch.at[i].at + (size_t)k] = (char)(at >> 8 * k);
    }
    abbrevs_put(u, o);
    section_put(u, o, ".debug_info", &u->info, true);
}
