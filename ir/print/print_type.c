/* print_type.c: prints the smallest parts of the text: names, strings, types and attributes. */
#include "ir/chars.h"
#include "ir/print/print.h"

/* -------------------------------------------------------------------------------- names */

/* Prints a byte as a backslash and two hexadecimal digits: "\0A". */
static void put_byte_hex(Out *o, unsigned char c) {
    out_char(o, '\\');
    out_hex(o, c, 2);
}

/* Prints s[0..n), with '"' and every byte that is not printable ASCII as a backslash and two hexadecimal digits, and
 * with each backslash doubled. */
static void put_escaped(Out *o, const char *s, uint32_t n) {
    uint32_t plain = 0; /* start of the current run of bytes that need no escape */
    for (uint32_t i = 0; i < n; i++) {
        unsigned char c = (unsigned char)s[i];
        if (c >= 32 && c < 127 && c != '"' && c != '\\') continue;
        out_bytes(o, s + plain, i - plain);
        plain = i + 1;
        if (c == '\\') put_text(o, "\\\\");
        else put_byte_hex(o, c);
    }
    out_bytes(o, s + plain, n - plain);
}

void put_quoted(Out *o, const Module *m, StrId s) {
    out_char(o, '"');
    put_escaped(o, str_get(m, s), str_len(m, s));
    out_char(o, '"');
}

void put_name(Out *o, const char *s, uint32_t n) {
    bool plain = n > 0 && !char_is_digit(s[0]);
    for (uint32_t i = 0; i < n && plain; i++) plain = char_is_alnum(s[i]) || s[i] == '_' || s[i] == '.' || s[i] == '-';
    if (plain) {
        out_bytes(o, s, n);
    } else {
        out_char(o, '"');
        put_escaped(o, s, n);
        out_char(o, '"');
    }
}

void put_name_of(Printer *p, char sigil, StrId name) {
    out_char(p->o, sigil);
    put_name(p->o, str_get(p->m, name), str_len(p->m, name));
}

void put_number(Printer *p, char sigil, uint32_t number) {
    out_char(p->o, sigil);
    out_u64(p->o, number);
}

/* Such a name is never in quotes. Instead, each byte other than letters, digits and "-$._", and a digit at the
 * beginning, is printed as a backslash and two hexadecimal digits: "\20". */
void put_md_name(Out *o, const Module *m, StrId id) {
    const char *s = str_get(m, id);
    for (uint32_t i = 0; i < str_len(m, id); i++) {
        unsigned char c = (unsigned char)s[i];
        bool digit = char_is_digit(s[i]);
        if ((char_is_alnum(s[i]) && !(digit && i == 0)) || (c && strchr("-$._", c))) out_char(o, (char)c);
        else put_byte_hex(o, c);
    }
}

/* -------------------------------------------------------------------------------- types */

/* Prints the element types of a struct or function type, from index `from` on, separated by commas. */
static void put_type_list(Printer *p, const Type *t, uint32_t from) {
    for (uint32_t i = from; i < t->nelem; i++) {
        if (i > from) put_text(p->o, ", ");
        put_type(p, p->m->type_elem.at[t->first + i]);
    }
}

/* Prints a function type: "i32 (ptr, ...)". */
static void put_func_type(Printer *p, const Type *t) {
    put_type(p, p->m->type_elem.at[t->first]);
    put_text(p->o, " (");
    put_type_list(p, t, 1);
    if (t->flags & TYPE_VARARG) out_str(p->o, t->nelem > 1 ? ", ..." : "...");
    out_char(p->o, ')');
}

/* Prints the fields of a struct: "{ i32, ptr }", "<{ ... }>" if it is packed, or "opaque". */
static void put_struct_body(Printer *p, const Type *t) {
    if (t->flags & TYPE_OPAQUE) {
        put_text(p->o, "opaque");
        return;
    }
    bool packed = t->flags & TYPE_PACKED;
    out_str(p->o, packed ? t->nelem ? "<{ " : "<{" : t->nelem ? "{ " : "{");
    put_type_list(p, t, 0);
    out_str(p->o, packed ? t->nelem ? " }>" : "}>" : t->nelem ? " }" : "}");
}

/* Prints the name of a named struct, or the number of a numbered one: "%s", "%0". */
static void put_struct_name(Printer *p, TypeId id) {
    StrId name = p->m->type.at[id].name;
    if (name) {
        put_name_of(p, '%', name);
        return;
    }
    printer_number_types(p);
    put_number(p, '%', p->type_number[id] - 1);
}

void put_type(Printer *p, TypeId id) {
    static const char *const simple[] = {"void",  "label",  "metadata", "token",    "half",     "bfloat",
                                         "float", "double", "fp128",    "x86_fp80", "ppc_fp128"};
    const Type *t = &p->m->type.at[id];
    Out *o = p->o;
    switch (t->kind) {
    case TY_INT:
        out_char(o, 'i');
        out_u64(o, t->n);
        break;
    case TY_PTR:
        put_text(o, "ptr");
        if (t->n) {
            put_text(o, " addrspace(");
            out_u64(o, t->n);
            out_char(o, ')');
        }
        break;
    case TY_ARRAY:
    case TY_VECTOR:
        out_char(o, t->kind == TY_ARRAY ? '[' : '<');
        out_u64(o, t->n);
        put_text(o, " x ");
        put_type(p, p->m->type_elem.at[t->first]);
        out_char(o, t->kind == TY_ARRAY ? ']' : '>');
        break;
    case TY_STRUCT:
        if (t->flags & TYPE_NAMED) put_struct_name(p, id);
        else put_struct_body(p, t);
        break;
    case TY_FUNC: put_func_type(p, t); break;
    default: out_str(o, simple[t->kind]); break;
    }
}

void put_type_definitions(Printer *p) {
    for (uint32_t i = 0; i < p->type_order.n; i++) {
        const Type *t = &p->m->type.at[p->type_order.at[i]];
        put_struct_name(p, p->type_order.at[i]);
        put_text(p->o, " = type ");
        put_struct_body(p, t);
        out_char(p->o, '\n');
    }
}

void type_print(const Module *m, TypeId t, Out *o) {
    Printer p = {.m = (Module *)m, .o = o}; /* the printer only interns pointer types in the module */
    put_type(&p, t);
    printer_end(&p);
}

/* -------------------------------------------------------------------------------- attributes */

/* Prints the number of an ATTR_INT, after its key: as " 4" for align and "(4)" for alignstack outside of attribute
 * groups, as "=4" for these two in a group, and as "(4)" for all other keys. */
static void put_attr_number(Printer *p, const Attr *a, bool in_group) {
    bool align = strcmp(str_get(p->m, a->key), "align") == 0;
    bool equals = in_group && (align || strcmp(str_get(p->m, a->key), "alignstack") == 0);
    out_char(p->o, equals ? '=' : align ? ' ' : '(');
    out_u64(p->o, a->n);
    if (!equals && !align) out_char(p->o, ')');
}

/* Prints one attribute: `nounwind`, `align 4`, `byval(%s)`, `"key"="value"`. in_group: in the definition of an
 * attribute group. */
static void put_attr(Printer *p, const Attr *a, bool in_group) {
    Out *o = p->o;
    if (a->form == ATTR_STRING || a->form == ATTR_STRING_VALUE) put_quoted(o, p->m, a->key);
    else out_str(o, str_get(p->m, a->key));
    switch (a->form) {
    case ATTR_INT: put_attr_number(p, a, in_group); break;
    case ATTR_TYPE:
        out_char(o, '(');
        put_type(p, a->type);
        out_char(o, ')');
        break;
    case ATTR_RAW:
        out_char(o, '(');
        out_bytes(o, str_get(p->m, a->text), str_len(p->m, a->text));
        out_char(o, ')');
        break;
    case ATTR_STRING_VALUE:
        out_char(o, '=');
        put_quoted(o, p->m, a->text);
        break;
    default: break;
    }
}

void put_attrs(Printer *p, AttrSetId s, const char *before, const char *after) {
    const Module *m = p->m;
    for (uint32_t i = 0; i < attr_set_len(m, s); i++) {
        out_str(p->o, before);
        put_attr(p, attr_at(m, attr_set_at(m, s, i)), false);
        out_str(p->o, after);
    }
}

void put_group_definition(Printer *p, uint32_t number) {
    const Module *m = p->m;
    AttrSetId s = p->group.at[number];
    put_text(p->o, "attributes #");
    out_u64(p->o, number);
    put_text(p->o, " = {");
    for (uint32_t i = 0; i < attr_set_len(m, s); i++) {
        out_char(p->o, ' ');
        put_attr(p, attr_at(m, attr_set_at(m, s, i)), true);
    }
    put_text(p->o, " }\n");
}

void put_group(Printer *p, AttrSetId s) {
    if (s == 0) return;
    if (!p->group_number) p->group_number = mem_alloc(p->m->attrs.set.seq.n * sizeof *p->group_number);
    if (p->group_number[s] == 0) {
        vec_push(&p->group, s);
        p->group_number[s] = p->group.n;
    }
    put_text(p->o, " #");
    out_u64(p->o, p->group_number[s] - 1);
}
