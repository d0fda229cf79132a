/* dwarf.c: debug information in DWARF 2, which ptxas accepts and cuda-gdb reads. See dwarf.h.
 *
 * One compile unit contains everything: the functions, then the global variables, then the types. A
 * function contains its scopes: lexical blocks and inlined calls, nested as in the source, each with its
 * variables. A scope extends from its first instruction in the text to its last; labels in the text mark
 * where one scope ends and another begins. The variables of a scope without instructions are moved to the
 * scope around it.
 *
 * A type is referred to by its offset in the section. The offset is filled in at the end (DwarfPatch), and
 * types wait in a list until they are written, so no recursion is needed however types contain each other.
 * The abstract instance of a function that was inlined is handled in the same way.
 *
 * A variable has a location if it is in memory (the frame of its function, a kernel parameter, a global),
 * or if all debug records of it name the same register.
 *
 * All bytes go into one buffer. The values that ptxas must resolve (labels, symbols, sections) are kept
 * apart, with their offsets in the buffer (DwarfSymbol). */
#include "ptx/debug/dwarf.h"

#include "ir/hash.h"
#include "ptx/emit/coalesce.h"

enum DwarfAbbreviation {
    AB_UNIT = 1, AB_FN, AB_FN_VOID, AB_PARAM, AB_PARAM_AT, AB_VAR, AB_VAR_AT, AB_VOID, AB_BASE, AB_POINTER,
    AB_POINTER_VOID, AB_REFERENCE, AB_CONST, AB_VOLATILE, AB_RESTRICT, AB_TYPEDEF, AB_STRUCT, AB_UNION,
    AB_MEMBER, AB_INHERITANCE, AB_ARRAY, AB_RANGE, AB_ENUM, AB_ENUMERATOR, AB_ROUTINE, AB_BLOCK, AB_INLINED,
    AB_INLINE_FN, AB_END
};

enum { FORM_ADDR = 1, FORM_DATA2 = 5, FORM_DATA4 = 6, FORM_STRING = 8, FORM_BLOCK1 = 10, FORM_DATA1 = 11,
       FORM_FLAG = 12, FORM_SDATA = 13, FORM_REF4 = 19 };
enum { AT_LOCATION = 0x02, AT_NAME = 0x03, AT_BYTE_SIZE = 0x0b, AT_STMT_LIST = 0x10, AT_LOW_PC = 0x11,
       AT_HIGH_PC = 0x12, AT_LANGUAGE = 0x13, AT_COMP_DIR = 0x1b, AT_CONST_VALUE = 0x1c, AT_INLINE = 0x20,
       AT_PRODUCER = 0x25, AT_ABSTRACT_ORIGIN = 0x31, AT_ADDRESS_CLASS = 0x33, AT_COUNT = 0x37,
       AT_MEMBER_LOCATION = 0x38, AT_FILE = 0x3a, AT_LINE = 0x3b, AT_ENCODING = 0x3e, AT_EXTERNAL = 0x3f,
       AT_FRAME_BASE = 0x40, AT_TYPE = 0x49, AT_CALL_FILE = 0x58, AT_CALL_LINE = 0x59,
       AT_LINKAGE_NAME = 0x2007 };
enum { OP_ADDR = 0x03, OP_PLUS_UCONST = 0x23, OP_REGX = 0x90, OP_CALL_FRAME = 0x9c };
enum { CLASS_REG = 2, CLASS_CONST = 4, CLASS_GLOBAL = 5, CLASS_LOCAL = 6, CLASS_PARAM = 7, CLASS_SHARED = 8 };

typedef struct DwarfAbbrev {
    uint16_t tag;
    bool children;
    uint16_t at[2 * 10];           /* attribute, form, ... */
} DwarfAbbrev;
#define WHERE AT_FILE, FORM_DATA2, AT_LINE, FORM_DATA4
#define PLACE AT_ADDRESS_CLASS, FORM_DATA1, AT_LOCATION, FORM_BLOCK1
#define TYPE AT_TYPE, FORM_REF4
#define NAME AT_NAME, FORM_STRING
#define FN AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR, AT_FRAME_BASE, FORM_BLOCK1, AT_LINKAGE_NAME, \
    FORM_STRING, NAME, WHERE, AT_EXTERNAL, FORM_FLAG
static const DwarfAbbrev abbrev_table[] = {
    [AB_UNIT] = {0x11, true, {AT_PRODUCER, FORM_STRING, AT_LANGUAGE, FORM_DATA2, NAME, AT_STMT_LIST,
                              FORM_DATA4, AT_COMP_DIR, FORM_STRING, AT_LOW_PC, FORM_ADDR, AT_HIGH_PC,
                              FORM_ADDR}},
    [AB_FN] = {0x2e, true, {FN, TYPE}},
    [AB_FN_VOID] = {0x2e, true, {FN}},
    [AB_PARAM] = {0x05, false, {NAME, WHERE, TYPE}},
    [AB_PARAM_AT] = {0x05, false, {NAME, WHERE, TYPE, PLACE}},
    [AB_VAR] = {0x34, false, {NAME, WHERE, TYPE}},
    [AB_VAR_AT] = {0x34, false, {NAME, WHERE, TYPE, PLACE}},
    [AB_VOID] = {0x3b, false, {NAME}},
    [AB_BASE] = {0x24, false, {NAME, AT_ENCODING, FORM_DATA1, AT_BYTE_SIZE, FORM_DATA1}},
    [AB_POINTER] = {0x0f, false, {TYPE, AT_BYTE_SIZE, FORM_DATA1}},
    [AB_POINTER_VOID] = {0x0f, false, {AT_BYTE_SIZE, FORM_DATA1}},
    [AB_REFERENCE] = {0x10, false, {TYPE, AT_BYTE_SIZE, FORM_DATA1}},
    [AB_CONST] = {0x26, false, {TYPE}},
    [AB_VOLATILE] = {0x35, false, {TYPE}},
    [AB_RESTRICT] = {0x37, false, {TYPE}},
    [AB_TYPEDEF] = {0x16, false, {TYPE, NAME}},
    [AB_STRUCT] = {0x13, true, {NAME, AT_BYTE_SIZE, FORM_DATA4}},
    [AB_UNION] = {0x17, true, {NAME, AT_BYTE_SIZE, FORM_DATA4}},
    [AB_MEMBER] = {0x0d, false, {NAME, TYPE, AT_MEMBER_LOCATION, FORM_BLOCK1}},
    [AB_INHERITANCE] = {0x1c, false, {TYPE, AT_MEMBER_LOCATION, FORM_BLOCK1}},
    [AB_ARRAY] = {0x01, true, {TYPE}},
    [AB_RANGE] = {0x21, false, {AT_COUNT, FORM_DATA4}},
    [AB_ENUM] = {0x04, true, {NAME, AT_BYTE_SIZE, FORM_DATA4}},
    [AB_ENUMERATOR] = {0x28, false, {NAME, AT_CONST_VALUE, FORM_SDATA}},
    [AB_ROUTINE] = {0x15, false, {0}},
    [AB_BLOCK] = {0x0b, true, {AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR}},
    [AB_INLINED] = {0x1d, true, {AT_ABSTRACT_ORIGIN, FORM_REF4, AT_LOW_PC, FORM_ADDR, AT_HIGH_PC, FORM_ADDR,
                                 AT_CALL_FILE, FORM_DATA2, AT_CALL_LINE, FORM_DATA4}},
    [AB_INLINE_FN] = {0x2e, false, {AT_LINKAGE_NAME, FORM_STRING, NAME, WHERE, AT_INLINE, FORM_DATA1}},
};

/* The location of a variable. cls 0: it has none. CLASS_REG: offset holds the characters of the register's
 * name, the last one in the lowest byte, as cuda-gdb expects it. */
typedef struct DwarfPlace { uint8_t cls; char *symbol; uint64_t offset; } DwarfPlace;
/* next: 1 + the next variable of the same scope. */
typedef struct DwarfVariable { MdId node; DwarfPlace at; uint32_t next; } DwarfVariable;
/* A function (node is its subprogram, inlined is 0), a lexical block in it, or an inlined call; code that was
 * inlined has in `inlined` the location of the call. Links are 1 + an index, 0 = none. */
typedef struct DwarfScope {
    MdId node, inlined;
    uint32_t parent, child, next;
    uint32_t variable, last;           /* the first and the last of its variables */
    uint32_t low, high;                /* 1 + the label before its first instruction, after its last */
} DwarfScope;
typedef struct DwarfFunction { MdId node; uint32_t number, scope; } DwarfFunction;   /* number: of labels */
typedef struct DwarfPatch { size_t at; uint32_t node; } DwarfPatch;    /* four bytes at `at`: its offset */
typedef struct DwarfSymbol { size_t at; uint32_t bytes; char *text; } DwarfSymbol;

struct Dwarf {
    LineTable *lines;              /* gives the numbers of files; not owned */
    MdId unit;
    VEC(DwarfFunction) fn;
    VEC(DwarfVariable) variable;
    VEC(DwarfScope) scope;
    Hash find;                     /* finds scopes by function, node and inlined */
    Hash noted;                    /* finds variables by the same */
    uint32_t root, current;        /* in the current function: its own scope; that of the last instruction */
    uint32_t labels;
    Out info;
    VEC(DwarfPatch) patch;
    VEC(DwarfSymbol) symbol;
    VEC(uint32_t) of_type;         /* by MdId: 1 + its offset; UINT32_MAX: it waits in `type` */
    VEC(MdId) type;
    size_t written;                /* number of entries of `type` that have been written */
};

/* ------------------------------------------------------------------------------------------------- bytes */

static void put_bytes(Out *o, uint64_t n, int bytes) {
    for (int i = 0; i < bytes; i++) out_char(o, (char)(n >> 8 * i));
}

static void put_uleb(Out *o, uint64_t n) {
    for (; n > 127; n >>= 7) out_char(o, (char)(n | 128));
    out_char(o, (char)n);
}

static void put_sleb(Out *o, int64_t n) {
    for (; n < -64 || n > 63; n = n >> 7) out_char(o, (char)((n & 127) | 128));
    out_char(o, (char)(n & 127));
}

static void put_string(Out *o, const char *s) { out_bytes(o, s, strlen(s) + 1); }

/* Reserves `bytes` bytes for a value that ptxas resolves: the symbol `text`, with number n appended unless
 * n is UINT32_MAX. The copy of the text has room for a number in any case. */
static void put_symbol(Dwarf *d, uint32_t bytes, const char *text, uint32_t n) {
    size_t size = strlen(text) + 16;
    DwarfSymbol s = {.at = d->info.n, .bytes = bytes, .text = mem_alloc(size)};
    if (n == UINT32_MAX) snprintf(s.text, size, "%s", text);
    else snprintf(s.text, size, "%s%u", text, n);
    vec_push(&d->symbol, s);
    put_bytes(&d->info, 0, (int)bytes);
}

/* Prints the bytes of a section as lines of .b8, with the symbols at their offsets if `symbols`. */
static void section_put(const Dwarf *d, Out *o, const char *name, const Out *bytes, bool symbols) {
    uint32_t next = symbols ? 0 : d->symbol.n;
    out_format(o, "\t.section\t%s\n\t{\n", name);
    for (size_t i = 0; i < bytes->n;) {
        if (next < d->symbol.n && d->symbol.at[next].at == i) {
            out_format(o, ".b%u %s\n", d->symbol.at[next].bytes * 8, d->symbol.at[next].text);
            i += d->symbol.at[next++].bytes;
            continue;
        }
        size_t end = bytes->n - i > 20 ? i + 20 : bytes->n;
        if (next < d->symbol.n && d->symbol.at[next].at < end) end = d->symbol.at[next].at;
        for (out_str(o, ".b8 "); i < end; i++) {
            out_u64(o, (unsigned char)bytes->buf[i]);
            out_char(o, i + 1 < end ? ',' : '\n');
        }
    }
    out_str(o, "\t}\n");
}

static void abbrevs_put(const Dwarf *d, Out *o) {
    Out bytes;
    out_init(&bytes, NULL);
    for (uint32_t i = 1; i < AB_END; i++) {
        const DwarfAbbrev *a = &abbrev_table[i];
        put_uleb(&bytes, i), put_uleb(&bytes, a->tag), out_char(&bytes, a->children);
        for (uint32_t k = 0; k < 20 && a->at[k]; k++) put_uleb(&bytes, a->at[k]);
        put_bytes(&bytes, 0, 2);
    }
    out_char(&bytes, 0);
    section_put(d, o, ".debug_abbrev", &bytes, false);
    out_free(&bytes);
}

/* ------------------------------------------------------------------------------------------------- fields */

static uint64_t field_number(const Module *m, MdId node, const char *name) {
    return strtoull(md_field_text(m, node, name), NULL, 10);
}

static void put_name(Emit *e, MdId node) { put_string(&e->dwarf->info, md_field_text(e->m, node, "name")); }

static void put_where(Emit *e, MdId node) {
    put_bytes(&e->dwarf->info, line_table_file(e->dwarf->lines, e->m, md_field_node(e->m, node, "file")), 2);
    put_bytes(&e->dwarf->info, field_number(e->m, node, "line"), 4);
}

/* Writes a reference to a type, and puts the type into the list if it is new. Node 0 is void. */
static void put_type(Emit *e, MdId node) {
    Dwarf *d = e->dwarf;
    while (d->of_type.n <= node) vec_push(&d->of_type, 0);
    if (!d->of_type.at[node]) {
        d->of_type.at[node] = UINT32_MAX;
        vec_push(&d->type, node);
    }
    vec_push(&d->patch, ((DwarfPatch){d->info.n, node}));
    put_bytes(&d->info, 0, 4);
}

/* ------------------------------------------------------------------------------------------------- types */

static void put_offset(Out *o, uint64_t bytes) {
    Out block;
    out_init(&block, NULL);
    out_char(&block, OP_PLUS_UCONST);
    put_uleb(&block, bytes);
    out_char(o, (char)block.n);
    out_bytes(o, block.buf, block.n);
    out_free(&block);
}

static uint8_t encoding_of(const char *s) {
    static const struct { const char *name; uint8_t code; } row[] = {
        {"DW_ATE_boolean", 2}, {"DW_ATE_float", 4}, {"DW_ATE_signed", 5}, {"DW_ATE_signed_char", 6},
        {"DW_ATE_unsigned", 7}, {"DW_ATE_unsigned_char", 8}, {"DW_ATE_UTF", 16}};
    for (size_t i = 0; i < sizeof row / sizeof *row; i++) if (!strcmp(s, row[i].name)) return row[i].code;
    return 7;
}

/* Writes a pointer, reference, qualified type or typedef. */
static void derived_put(Emit *e, MdId node) {
    static const struct { const char *tag; uint8_t abbrev; } row[] = {
        {"DW_TAG_pointer_type", AB_POINTER}, {"DW_TAG_reference_type", AB_REFERENCE},
        {"DW_TAG_rvalue_reference_type", AB_REFERENCE}, {"DW_TAG_const_type", AB_CONST},
        {"DW_TAG_volatile_type", AB_VOLATILE}, {"DW_TAG_restrict_type", AB_RESTRICT},
        {"DW_TAG_typedef", AB_TYPEDEF}};
    Out *o = &e->dwarf->info;
    const char *tag = md_field_text(e->m, node, "tag");
    MdId base = md_field_node(e->m, node, "baseType");
    uint8_t abbrev = AB_CONST;         /* other qualifiers */
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (!strcmp(tag, row[i].tag)) abbrev = row[i].abbrev;
    if (abbrev == AB_POINTER && !base) abbrev = AB_POINTER_VOID;
    out_char(o, (char)abbrev);
    if (abbrev != AB_POINTER_VOID) put_type(e, base);
    if (abbrev == AB_POINTER || abbrev == AB_POINTER_VOID || abbrev == AB_REFERENCE) out_char(o, 8);
    if (abbrev == AB_TYPEDEF) put_name(e, node);
}

/* Writes a child of a composite type: an enumerator, a subrange of an array, a member or a base class.
 * Static members are left out. */
static void member_put(Emit *e, MdId node) {
    const char *tag = md_field_text(e->m, node, "tag");
    bool inherits = !strcmp(tag, "DW_TAG_inheritance");
    bool is_static = strstr(md_field_text(e->m, node, "flags"), "StaticMember");
    Out *o = &e->dwarf->info;
    if (md_is_node(e->m, node, "DIEnumerator")) {
        out_char(o, AB_ENUMERATOR);
        put_name(e, node);
        put_sleb(o, strtoll(md_field_text(e->m, node, "value"), NULL, 10));
    } else if (md_is_node(e->m, node, "DISubrange")) {
        const char *count = md_field_text(e->m, node, "count");
        out_char(o, AB_RANGE);
        put_bytes(o, *count == '-' ? 0 : strtoull(count, NULL, 10), 4);
    } else if (inherits || (!strcmp(tag, "DW_TAG_member") && !is_static)) {
        out_char(o, inherits ? AB_INHERITANCE : AB_MEMBER);
        if (!inherits) put_name(e, node);
        put_type(e, md_field_node(e->m, node, "baseType"));
        put_offset(o, field_number(e->m, node, "offset") / 8);
    }
}

/* Writes an array, structure, union or enumeration with its children. */
static void composite_put(Emit *e, MdId node) {
    const char *tag = md_field_text(e->m, node, "tag");
    Out *o = &e->dwarf->info;
    if (!strcmp(tag, "DW_TAG_array_type")) {
        out_char(o, AB_ARRAY);
        put_type(e, md_field_node(e->m, node, "baseType"));
    } else {
        bool is_enum = !strcmp(tag, "DW_TAG_enumeration_type"), is_union = !strcmp(tag, "DW_TAG_union_type");
        out_char(o, is_enum ? AB_ENUM : is_union ? AB_UNION : AB_STRUCT);
        put_name(e, node);
        put_bytes(o, field_number(e->m, node, "size") / 8, 4);
    }
    MdId list = md_field_node(e->m, node, "elements");
    const Md *elements = &e->m->md.at[list];
    for (uint32_t i = 0; list && elements->kind == MD_TUPLE && i < elements->n; i++)
        member_put(e, e->m->md_op.at[elements->first + i]);
    out_char(o, 0);
}

/* Writes one entry of the list of types. A subprogram in that list is the abstract instance of an inlined
 * function; any unknown node becomes an unspecified type. */
static void type_put(Emit *e, MdId node) {
    Out *o = &e->dwarf->info;
    if (md_is_node(e->m, node, "DIBasicType")) {
        out_char(o, AB_BASE);
        put_name(e, node);
        out_char(o, (char)encoding_of(md_field_text(e->m, node, "encoding")));
        out_char(o, (char)(field_number(e->m, node, "size") / 8));
    } else if (md_is_node(e->m, node, "DIDerivedType")) derived_put(e, node);
    else if (md_is_node(e->m, node, "DICompositeType")) composite_put(e, node);
    else if (md_is_node(e->m, node, "DISubroutineType")) out_char(o, AB_ROUTINE);
    else if (md_is_node(e->m, node, "DISubprogram")) {
        const char *linkage = md_field_text(e->m, node, "linkageName");
        out_char(o, AB_INLINE_FN);
        put_string(o, *linkage ? linkage : md_field_text(e->m, node, "name"));
        put_name(e, node);
        put_where(e, node);
        out_char(o, 1);            /* DW_INL_inlined */
    } else {
        out_char(o, AB_VOID);
        put_string(o, node ? md_field_text(e->m, node, "name") : "void");
    }
}

/* Writes the types in the list, and those that they add to it. */
static void types_put(Emit *e) {
    Dwarf *d = e->dwarf;
    for (; d->written < d->type.n; d->written++) {
        MdId node = d->type.at[d->written];
        d->of_type.at[node] = (uint32_t)d->info.n + 1;
        type_put(e, node);
    }
}

/* ------------------------------------------------------------------------------- variables and functions */

/* Writes a parameter or variable, with its location if it has one. */
static void variable_put(Emit *e, const DwarfVariable *v) {
    Out *o = &e->dwarf->info;
    bool at = v->at.cls, param = field_number(e->m, v->node, "arg");
    out_char(o, param ? at ? AB_PARAM_AT : AB_PARAM : at ? AB_VAR_AT : AB_VAR);
    put_name(e, v->node);
    put_where(e, v->node);
    put_type(e, md_field_node(e->m, v->node, "type"));
    if (!at) return;
    out_char(o, (char)v->at.cls);
    size_t length = o->n;
    out_char(o, 0);
    out_char(o, (char)(v->at.symbol ? OP_ADDR : OP_REGX));
    if (v->at.symbol) {
        put_symbol(e->dwarf, 8, v->at.symbol, UINT32_MAX);
        if (v->at.offset) out_char(o, OP_PLUS_UCONST);
    }
    if (v->at.offset) put_uleb(o, v->at.offset);
    o->buf[length] = (char)(o->n - length - 1);
}

static MdId result_type(const Emit *e, MdId subprogram) {
    MdId type = md_field_node(e->m, subprogram, "type"), list = md_field_node(e->m, type, "types");
    const Md *types = &e->m->md.at[list];
    return list && types->kind == MD_TUPLE && types->n ? e->m->md_op.at[types->first] : 0;
}

/* Writes the beginning of a nested scope. */
static void scope_open(Emit *e, const DwarfScope *s) {
    Dwarf *d = e->dwarf;
    bool inlined = md_is_node(e->m, s->node, "DISubprogram") && e->m->md.at[s->inlined].kind == MD_LOCATION;
    out_char(&d->info, inlined ? AB_INLINED : AB_BLOCK);
    if (inlined) put_type(e, s->node);
    put_symbol(d, 8, "$L__tmp", s->low - 1);
    put_symbol(d, 8, "$L__tmp", s->high - 1);
    if (!inlined) return;
    const uint32_t *call = e->m->md_op.at + e->m->md.at[s->inlined].first;
    put_bytes(&d->info, line_table_file(e->dwarf->lines, e->m, md_field_node(e->m, call[LOC_SCOPE], "file")), 2);
    put_bytes(&d->info, call[LOC_LINE], 4);
}

/* Writes the contents of a function: variables, then nested scopes. A scope is closed after its last
 * child. */
static void scopes_put(Emit *e, uint32_t root) {
    Dwarf *d = e->dwarf;
    for (uint32_t s = root; s;) {
        for (uint32_t v = d->scope.at[s - 1].variable; v; v = d->variable.at[v - 1].next)
            variable_put(e, &d->variable.at[v - 1]);
        uint32_t next = d->scope.at[s - 1].child;
        while (!next && s != root) {
            out_char(&d->info, 0);
            next = d->scope.at[s - 1].next;
            if (!next) s = d->scope.at[s - 1].parent;
        }
        if (next) scope_open(e, &d->scope.at[next - 1]);
        s = next;
    }
}

static void function_put(Emit *e, const DwarfFunction *f) {
    Dwarf *d = e->dwarf;
    MdId result = result_type(e, f->node);
    const char *linkage = md_field_text(e->m, f->node, "linkageName");
    bool local = strstr(md_field_text(e->m, f->node, "spFlags"), "DISPFlagLocalToUnit");
    out_char(&d->info, result ? AB_FN : AB_FN_VOID);
    put_symbol(d, 8, "$L__func_begin", f->number);
    put_symbol(d, 8, "$L__func_end", f->number);
    out_char(&d->info, 1), out_char(&d->info, (char)OP_CALL_FRAME);
    put_string(&d->info, *linkage ? linkage : md_field_text(e->m, f->node, "name"));
    put_name(e, f->node);
    put_where(e, f->node);
    out_char(&d->info, !local);
    if (result) put_type(e, result);
    scopes_put(e, f->scope);
    out_char(&d->info, 0);
}

static char *text_make(const char *a, const char *b, uint32_t n) {
    size_t size = strlen(a) + strlen(b) + 16;
    char *s = mem_alloc(size);
    snprintf(s, size, *b ? "%s%s%u" : "%s", a, b, n);
    return s;
}

/* Returns the PTX name of parameter i of the current function; the caller frees it. */
static char *param_text(Emit *e, uint32_t i) {
    const char *mark = own_name(e, "%"), *name = ptx_name(e, e->fn.sym);
    size_t size = strlen(name) + 24;
    char *text = mem_alloc(size);
    snprintf(text, size, "%s%s_param_%u", mark, name, i);
    return text;
}

static uint8_t class_of_space(uint32_t space) {
    return space == SPACE_SHARED ? CLASS_SHARED : space == SPACE_CONST ? CLASS_CONST : CLASS_GLOBAL;
}

/* Returns the location that a #dbg_declare names by its address: in the frame or in a kernel parameter. */
static DwarfPlace place_of(Emit *e, Ref r) {
    Opd o = {0};
    if (ref_is(r, REF_VALUE) || ref_is(r, REF_MDVALUE)) {
        ValueId v = ref_index(r);
        if (e->values.first.at[v] && comps_of(e, inst_at(e->f, v)->type).n == 1)
            o = e->values.opd.at[e->values.first.at[v] - 1];
    }
    if (o.imm < 0) return (DwarfPlace){0};
    if (o.kind == OPD_DEPOT)
        return (DwarfPlace){CLASS_LOCAL, text_make("", own_name(e, "%__local_depot"), e->fn.number),
                            (uint64_t)o.imm};
    if (o.kind == OPD_PARAM && e->fn.kernel) return (DwarfPlace){CLASS_PARAM, param_text(e, o.id), (uint64_t)o.imm};
    return (DwarfPlace){0};
}

static bool expression_is_empty(const Emit *e, Ref r) {
    const Md *x = ref_is(r, REF_META) ? &e->m->md.at[e->f->md.at[ref_index(r)]] : NULL;
    return x && x->kind == MD_EXPRESSION && x->n == 0;
}

/* Returns the location of a value that a #dbg_value names: a register, or a kernel parameter. */
static DwarfPlace place_of_value(Emit *e, Ref r) {
    static const char *const name[RC_COUNT] = {NULL, "%rs", "%r", "%rd"};
    DwarfPlace p = {0};
    if (!ref_is(r, REF_VALUE) && !ref_is(r, REF_MDVALUE)) return p;
    ValueId v = ref_index(r);
    TypeId type = inst_at(e->f, v)->type;
    uint32_t space = type_is_ptr(e->m, type) ? type_space(e->m, type) : SPACE_GENERIC;
    bool one = comps_of(e, type).n == 1 && (space == SPACE_GENERIC || space == SPACE_GLOBAL);
    if (!one) return p;
    if (v < e->f->nparam && e->fn.kernel && !param_has_attr(e->m, e->m->sym.at[e->fn.sym].attrs, v, "byval"))
        return (DwarfPlace){CLASS_PARAM, param_text(e, v), 0};
    if (e->opt->renamed) return p;
    Opd o = e->values.first.at[v] ? e->values.opd.at[e->values.first.at[v] - 1] : (Opd){0};
    uint32_t number = o.kind == OPD_REG && !o.imm && name[o.cls] ? code_reg_number(e, o.id) : 0;
    char text[16];
    if (!number || snprintf(text, sizeof text, "%s%u", name[o.cls], number) > 8) return p;
    p.cls = CLASS_REG;
    for (const char *s = text; *s; s++) p.offset = p.offset << 8 | (uint8_t)*s;
    return p;
}

static bool place_same(const DwarfPlace *a, const DwarfPlace *b) {
    return a->cls == b->cls && a->offset == b->offset && !a->symbol == !b->symbol &&
           (!a->symbol || strcmp(a->symbol, b->symbol) == 0);
}

/* ------------------------------------------------------------------------------------------------- scopes */

enum { NESTED_MAX = 256 };           /* deeper scopes are merged into the function */

/* Skips DILexicalBlockFile nodes, which only change the file. */
static MdId block_of(const Emit *e, MdId node) {
    for (uint32_t n = 0; n < NESTED_MAX && md_is_node(e->m, node, "DILexicalBlockFile"); n++)
        node = md_field_node(e->m, node, "scope");
    return node;
}

/* Returns the scope of a location: the block or subprogram, and the inlined call it is part of. */
static DwarfScope place_scope(const Emit *e, MdId loc) {
    const uint32_t *word = e->m->md_op.at + e->m->md.at[loc].first;
    return (DwarfScope){.node = block_of(e, word[LOC_SCOPE]), .inlined = word[LOC_INLINED_AT]};
}

static DwarfScope scope_around(const Emit *e, const DwarfScope *s) {
    bool function = md_is_node(e->m, s->node, "DISubprogram");
    if (function && e->m->md.at[s->inlined].kind == MD_LOCATION) return place_scope(e, s->inlined);
    MdId around = function ? 0 : block_of(e, md_field_node(e->m, s->node, "scope"));
    return (DwarfScope){.node = around, .inlined = s->inlined};
}

static uint32_t scope_hash(const Dwarf *d, MdId node, MdId inlined) {
    return hash_word(hash_word(d->root, node), inlined);
}

static uint32_t scope_find(const Dwarf *d, const DwarfScope *s) {
    uint32_t hash = scope_hash(d, s->node, s->inlined), id;
    for (uint32_t i = hash; (id = hash_next(&d->find, hash, &i)) != 0;) {
        const DwarfScope *old = &d->scope.at[id - 1];
        if (id >= d->root && old->node == s->node && old->inlined == s->inlined) return id;
    }
    return 0;
}

static uint32_t scope_make(Dwarf *d, DwarfScope s, uint32_t parent) {
    s.parent = parent;
    vec_push(&d->scope, s);
    hash_add(&d->find, scope_hash(d, s.node, s.inlined), d->scope.n);
    return d->scope.n;
}

/* Returns the scope of a location in the current function. Creates it, and the scopes around it, on first
 * use. */
static uint32_t scope_of(Emit *e, MdId loc) {
    Dwarf *d = e->dwarf;
    DwarfScope chain[NESTED_MAX], s = place_scope(e, loc);
    uint32_t n = 0, found = 0;
    for (; s.node && n < NESTED_MAX && !(found = scope_find(d, &s)); s = scope_around(e, &s)) chain[n++] = s;
    if (!found) found = d->root;
    while (n--) found = scope_make(d, chain[n], found);
    return found;
}

/* Makes a label at which the current scope ends, with the scopes around it, and scope `to` begins or
 * continues, with the scopes around it. */
static void scope_change(Dwarf *d, uint32_t to) {
    uint32_t label = ++d->labels;
    for (uint32_t s = d->current; s; s = d->scope.at[s - 1].parent) d->scope.at[s - 1].high = label;
    for (uint32_t s = to; s; s = d->scope.at[s - 1].parent)
        if (!d->scope.at[s - 1].low) d->scope.at[s - 1].low = label;
    d->current = to;
}

void dwarf_scope(Emit *e, MdId loc, Out *o) {
    Dwarf *d = e->dwarf;
    if (!d || !d->root || e->m->md.at[loc].kind != MD_LOCATION) return;
    uint32_t s = scope_of(e, loc);
    if (s == d->current) return;
    scope_change(d, s);
    out_format(o, "$L__tmp%u:\n", d->labels - 1);
}

void dwarf_fn_begin(Emit *e) {
    Dwarf *d = e->dwarf;
    MdId node = d ? sym_dbg(e->m, e->fn.sym) : 0;
    if (d) d->root = d->current = 0;
    if (!node || md_field_node(e->m, node, "unit") != d->unit) return;
    d->root = d->scope.n + 1;
    d->current = scope_make(d, (DwarfScope){.node = node, .low = 1}, 0);
    vec_push(&d->fn, ((DwarfFunction){node, e->fn.number, d->root}));
}

/* Notes that a debug record gives a variable location `at`, and takes ownership of at.symbol. A variable
 * whose records give different locations has none. */
static void variable_note(Emit *e, MdId node, MdId loc, DwarfPlace at) {
    Dwarf *d = e->dwarf;
    uint32_t hash = scope_hash(d, node, e->m->md_op.at[e->m->md.at[loc].first + LOC_INLINED_AT]), id;
    for (uint32_t i = hash; (id = hash_next(&d->noted, hash, &i)) != 0;) {
        DwarfVariable *old = &d->variable.at[id - 1];
        if (old->node != node) continue;
        bool same = place_same(&old->at, &at);
        free(at.symbol);
        if (!same) free(old->at.symbol), old->at = (DwarfPlace){0};
        return;
    }
    uint32_t s = scope_of(e, loc);
    while (!d->scope.at[s - 1].low) s = d->scope.at[s - 1].parent;
    vec_push(&d->variable, ((DwarfVariable){node, at, 0}));
    hash_add(&d->noted, hash, d->variable.n);
    DwarfScope *scope = &d->scope.at[s - 1];
    if (scope->last) d->variable.at[scope->last - 1].next = d->variable.n;
    else scope->variable = d->variable.n;
    scope->last = d->variable.n;
}

/* Notes the variables of the current function and their locations, from its debug records. */
static void variables_find(Emit *e) {
    Fn *f = e->f;
    each_inst(f, b, v) {
        const Inst *in = inst_at(f, v);
        uint32_t loc = inst_loc(f, v);
        if (!(op_flags(in) & OF_DEBUG) || in->nopnd < 3 || !loc) continue;
        const Md *l = &e->m->md.at[f->md.at[loc - 1]];
        Ref variable = inst_op(f, v, in->nopnd - 2);
        if (l->kind != MD_LOCATION || !ref_is(variable, REF_META)) continue;
        MdId node = f->md.at[ref_index(variable)];
        if (!md_is_node(e->m, node, "DILocalVariable")) continue;
        DwarfPlace at = {0};
        bool plain = expression_is_empty(e, inst_op(f, v, 2));
        if (plain && in->op == OP_DBG_DECLARE) at = place_of(e, inst_op(f, v, 0));
        if (plain && in->op == OP_DBG_VALUE) at = place_of_value(e, inst_op(f, v, 0));
        variable_note(e, node, f->md.at[loc - 1], at);
    }
}

/* Links the scopes that have instructions to their parents, in the order of the text. */
static void scopes_link(Dwarf *d) {
    for (uint32_t s = d->scope.n; s > d->root; s--) {
        DwarfScope *scope = &d->scope.at[s - 1], *parent = &d->scope.at[scope->parent - 1];
        if (!scope->low) continue;
        scope->next = parent->child;
        parent->child = s;
    }
}

void dwarf_fn(Emit *e) {
    Dwarf *d = e->dwarf;
    if (!d || !d->root) return;
    if (d->current != d->root) {
        scope_change(d, d->root);
        out_format(&e->text.out, "$L__tmp%u:\n", d->labels - 1);
    }
    variables_find(e);
    scopes_link(d);
    out_format(&e->text.out, "$L__func_end%u:\n", e->fn.number);
}

bool dwarf_has_fn(const Emit *e) {
    const Dwarf *d = e->dwarf;
    return d && d->fn.n && d->fn.at[d->fn.n - 1].number == e->fn.number;
}

/* The !dbg of a global variable is a DIGlobalVariableExpression(var: ...), or the DIGlobalVariable itself. */
static void globals_put(Emit *e) {
    const Module *m = e->m;
    each_sym_written(e, s) {
        if (m->sym.at[s].kind != SYM_VAR || !e->module.sym_used[s] || !m->sym.at[s].defined) continue;
        MdId node = sym_dbg(e->m, s);
        if (md_is_node(m, node, "DIGlobalVariableExpression")) node = md_field_node(m, node, "var");
        if (!md_is_node(m, node, "DIGlobalVariable")) continue;
        DwarfVariable v = {node, {class_of_space(sym_space(e, s)), text_make(ptx_name(e, s), "", 0), 0}, 0};
        variable_put(e, &v);
        free(v.at.symbol);
    }
}

/* ------------------------------------------------------------------------------------------------- module */

void dwarf_begin(Emit *e, LineTable *lines) {
    if (e->opt->line_info_only) return;
    for (uint32_t i = 0, n = md_named_count(e->m, "llvm.dbg.cu"); i < n && !e->dwarf; i++) {
        MdId unit = md_named(e->m, "llvm.dbg.cu", i);
        const char *kind = md_field_text(e->m, unit, "emissionKind");
        if (!md_is_node(e->m, unit, "DICompileUnit") || (strcmp(kind, "FullDebug") && strcmp(kind, "1"))) continue;
        e->dwarf = mem_alloc(sizeof *e->dwarf);
        e->dwarf->unit = unit;
        e->dwarf->lines = lines;
        out_init(&e->dwarf->info, NULL);
    }
}

/* Writes the beginning of the compile unit. */
static void unit_put(Emit *e) {
    Dwarf *d = e->dwarf;
    MdId file = md_field_node(e->m, d->unit, "file");
    put_symbol(d, 4, "", 0);           /* the length of the unit; dwarf_put fills it in */
    put_bytes(&d->info, 2, 2);
    put_symbol(d, 4, ".debug_abbrev", UINT32_MAX);
    out_char(&d->info, 8);
    out_char(&d->info, AB_UNIT);
    put_string(&d->info, md_field_text(e->m, d->unit, "producer"));
    put_bytes(&d->info, 0x21, 2);      /* C++14 */
    put_string(&d->info, md_field_text(e->m, file, "filename"));
    put_symbol(d, 4, ".debug_line", UINT32_MAX);
    put_string(&d->info, md_field_text(e->m, file, "directory"));
    put_symbol(d, 8, "$L__func_begin", d->fn.at[0].number);
    put_symbol(d, 8, "$L__func_end", d->fn.at[d->fn.n - 1].number);
}

void dwarf_put(Emit *e, Out *o) {
    Dwarf *d = e->dwarf;
    if (!d || !d->fn.n) return;
    unit_put(e);
    for (uint32_t i = 0; i < d->fn.n; i++) function_put(e, &d->fn.at[i]);
    globals_put(e);
    types_put(e);
    out_char(&d->info, 0);
    snprintf(d->symbol.at[0].text, 16, "%u", (unsigned)(d->info.n - 4));
    for (uint32_t i = 0; i < d->patch.n; i++) {
        uint32_t at = d->of_type.at[d->patch.at[i].node] - 1;
        for (int k = 0; k < 4; k++) d->info.buf[d->patch.at[i].at + (size_t)k] = (char)(at >> 8 * k);
    }
    abbrevs_put(d, o);
    section_put(d, o, ".debug_info", &d->info, true);
}

void dwarf_end(Emit *e) {
    Dwarf *d = e->dwarf;
    if (!d) return;
    for (uint32_t i = 0; i < d->symbol.n; i++) free(d->symbol.at[i].text);
    for (uint32_t i = 0; i < d->variable.n; i++) free(d->variable.at[i].at.symbol);
    vec_free(&d->fn), vec_free(&d->variable), vec_free(&d->patch), vec_free(&d->symbol);
    vec_free(&d->of_type), vec_free(&d->type), vec_free(&d->scope);
    free(d->find.slot), free(d->noted.slot);
    out_free(&d->info);
    free(d);
}
