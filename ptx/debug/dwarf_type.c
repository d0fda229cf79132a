/* dwarf_type.c: writes types in DWARF, and the abstract instances of inlined functions.
 *
 * Types wait in a list until they are written, and refer to each other by offsets that are filled in at
 * the end. Therefore no recursion is needed, however types contain each other. */
#include "ptx/debug/dwarf_unit.h"

/* Appends the offset of a member, in bytes, as a DWARF location expression, preceded by its length in one byte. */
static void put_offset(Out *o, uint64_t bytes) {
    Out block;
    out_init(&block, NULL);
    out_char(&block, DW_OP_PLUS_UCONST);
    dwarf_uleb(&block, bytes);
    out_char(o, (char)block.n);
    out_bytes(o, block.buf, block.n);
    out_free(&block);
}

/* Returns the code of a DW_ATE_ name; that of DW_ATE_unsigned for an unknown name. */
static uint8_t encoding_of(const char *s) {
    /* clang-format off */
    static const struct { const char *name; uint8_t code; } row[] = {
        {"DW_ATE_boolean", 2}, {"DW_ATE_float", 4}, {"DW_ATE_signed", 5}, {"DW_ATE_signed_char", 6},
        {"DW_ATE_unsigned", 7}, {"DW_ATE_unsigned_char", 8}, {"DW_ATE_UTF", 16}};
    /* clang-format on */
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (!strcmp(s, row[i].name)) return row[i].code;
    return 7;
}

/* Writes the entry of a pointer, reference, qualified type or typedef. Any other tag is written as const. */
static void derived_put(DwarfUnit *u, MdId node) {
    /* clang-format off */
    static const struct { const char *tag; uint8_t abbrev; } row[] = {
        {"DW_TAG_pointer_type", AB_POINTER}, {"DW_TAG_reference_type", AB_REFERENCE},
        {"DW_TAG_rvalue_reference_type", AB_REFERENCE}, {"DW_TAG_const_type", AB_CONST},
        {"DW_TAG_volatile_type", AB_VOLATILE}, {"DW_TAG_restrict_type", AB_RESTRICT},
        {"DW_TAG_typedef", AB_TYPEDEF}};
    /* clang-format on */
    Out *o = &u->info;
    const char *tag = md_field_text(u->m, node, "tag");
    MdId base = md_field_node(u->m, node, "baseType");
    uint8_t abbrev = AB_CONST; /* other qualifiers */
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (!strcmp(tag, row[i].tag)) abbrev = row[i].abbrev;
    if (abbrev == AB_POINTER && !base) abbrev = AB_POINTER_VOID;
    out_char(o, (char)abbrev);
    if (abbrev != AB_POINTER_VOID) dwarf_type_ref(u, base);
    if (abbrev == AB_POINTER || abbrev == AB_POINTER_VOID || abbrev == AB_REFERENCE) out_char(o, 8);
    if (abbrev == AB_TYPEDEF) dwarf_name(u, node);
}

/* Writes the entry of a child of a composite type: an enumerator, a subrange of an array, a member or a base class.
 * Writes nothing for a static member or any other node. */
static void member_put(DwarfUnit *u, MdId node) {
    const char *tag = md_field_text(u->m, node, "tag");
    bool inherits = !strcmp(tag, "DW_TAG_inheritance");
    bool is_static = strstr(md_field_text(u->m, node, "flags"), "StaticMember");
    Out *o = &u->info;
    if (md_is_node(u->m, node, "DIEnumerator")) {
        out_char(o, AB_ENUMERATOR);
        dwarf_name(u, node);
        dwarf_sleb(o, strtoll(md_field_text(u->m, node, "value"), NULL, 10));
    } else if (md_is_node(u->m, node, "DISubrange")) {
        const char *count = md_field_text(u->m, node, "count");
        out_char(o, AB_RANGE);
        dwarf_bytes(o, *count == '-' ? 0 : strtoull(count, NULL, 10), 4);
    } else if (inherits || (!strcmp(tag, "DW_TAG_member") && !is_static)) {
        out_char(o, inherits ? AB_INHERITANCE : AB_MEMBER);
        if (!inherits) dwarf_name(u, node);
        dwarf_type_ref(u, md_field_node(u->m, node, "baseType"));
        put_offset(o, dwarf_field_number(u->m, node, "offset") / 8);
    }
}

/* Writes the entry of an array, structure (also a class), union or enumeration, its children, and the zero byte that
 * ends them. */
static void composite_put(DwarfUnit *u, MdId node) {
    const char *tag = md_field_text(u->m, node, "tag");
    Out *o = &u->info;
    if (!strcmp(tag, "DW_TAG_array_type")) {
        out_char(o, AB_ARRAY);
        dwarf_type_ref(u, md_field_node(u->m, node, "baseType"));
    } else {
        bool is_enum = !strcmp(tag, "DW_TAG_enumeration_type"), is_union = !strcmp(tag, "DW_TAG_union_type");
        out_char(o, is_enum ? AB_ENUM : is_union ? AB_UNION : AB_STRUCT);
        dwarf_name(u, node);
        dwarf_bytes(o, dwarf_field_number(u->m, node, "size") / 8, 4);
    }
    MdId list = md_field_node(u->m, node, "elements");
    const Md *elements = &u->m->md.at[list];
    for (uint32_t i = 0; list && elements->kind == MD_TUPLE && i < elements->n; i++)
        member_put(u, u->m->md_op.at[elements->first + i]);
    out_char(o, 0);
}

/* Writes the entry of `node`, an element of u->type. A subprogram in that list is the abstract instance of an inlined
 * function; an unknown node, or 0 (void), becomes an unspecified type. */
static void type_put(DwarfUnit *u, MdId node) {
    Out *o = &u->info;
    if (md_is_node(u->m, node, "DIBasicType")) {
        out_char(o, AB_BASE);
        dwarf_name(u, node);
        out_char(o, (char)encoding_of(md_field_text(u->m, node, "encoding")));
        out_char(o, (char)(dwarf_field_number(u->m, node, "size") / 8));
    } else if (md_is_node(u->m, node, "DIDerivedType")) derived_put(u, node);
    else if (md_is_node(u->m, node, "DICompositeType")) composite_put(u, node);
    else if (md_is_node(u->m, node, "DISubroutineType")) out_char(o, AB_ROUTINE);
    else if (md_is_node(u->m, node, "DISubprogram")) {
        const char *linkage = md_field_text(u->m, node, "linkageName");
        out_char(o, AB_INLINE_FN);
        dwarf_string(o, *linkage ? linkage : md_field_text(u->m, node, "name"));
        dwarf_name(u, node);
        dwarf_where(u, node);
        out_char(o, 1); /* DW_INL_inlined */
    } else {
        out_char(o, AB_VOID);
        dwarf_string(o, node ? md_field_text(u->m, node, "name") : "void");
    }
}

void dwarf_types_put(DwarfUnit *u) {
    for (; u->written < u->type.n; u->written++) {
        MdId node = u->type.at[u->written];
        u->of_type.at[node] = (uint32_t)u->info.n + 1;
        type_put(u, node);
    }
}
