/* print_md.c: prints the definitions of numbered metadata nodes, which are at the end of the text. */
#include "ir/print/print.h"

/* Prints the elements of a tuple: "!{!4, null, i32 1}". */
static void put_tuple(Printer *p, const Md *md) {
    put_text(p->o, "!{");
    for (uint32_t i = 0; i < md->n; i++) {
        if (i) put_text(p->o, ", ");
        put_md(p, p->m->md_op.at[md->first + i]);
    }
    out_char(p->o, '}');
}

/* Prints "!DILocation(line: 3, column: 5, scope: !4, inlinedAt: !9)". Leaves out what is not known, apart from line and
 * scope. */
static void put_location(Printer *p, const Md *md) {
    const uint32_t *word = p->m->md_op.at + md->first;
    put_text(p->o, "!DILocation(line: ");
    out_u64(p->o, word[LOC_LINE]);
    if (word[LOC_COLUMN]) {
        put_text(p->o, ", column: ");
        out_u64(p->o, word[LOC_COLUMN]);
    }
    put_text(p->o, ", scope: ");
    put_md(p, word[LOC_SCOPE]);
    if (word[LOC_INLINED_AT]) {
        put_text(p->o, ", inlinedAt: ");
        put_md(p, word[LOC_INLINED_AT]);
    }
    if (word[LOC_IMPLICIT]) put_text(p->o, ", isImplicitCode: true");
    if (word[LOC_REST]) {
        put_text(p->o, ", ");
        out_str(p->o, str_get(p->m, word[LOC_REST]));
    }
    out_char(p->o, ')');
}

/* Prints a field of a specialised node, given by its MD_FIELD_WORDS words: "name: value", or only the value of a field
 * without a name. */
static void put_field(Printer *p, const uint32_t *field) {
    if (field[0]) {
        out_str(p->o, str_get(p->m, field[0]));
        put_text(p->o, ": ");
    }
    switch (field[1]) {
    case MDF_WORD: out_str(p->o, str_get(p->m, field[2])); break;
    case MDF_STRING: put_quoted(p->o, p->m, field[2]); break;
    case MDF_MD: put_md(p, field[2]); break;
    default: put_text(p->o, "null"); break;
    }
}

/* Prints a specialised node: "!DIFile(filename: "a.cu", directory: "/")". */
static void put_node(Printer *p, const Md *md) {
    out_char(p->o, '!');
    out_str(p->o, str_get(p->m, md->name));
    out_char(p->o, '(');
    for (uint32_t i = 0; i < md->n; i++) {
        if (i) put_text(p->o, ", ");
        put_field(p, p->m->md_op.at + md->first + i * MD_FIELD_WORDS);
    }
    out_char(p->o, ')');
}

void put_md_definition(Printer *p, MdId id) {
    const Md *md = &p->m->md.at[id];
    out_char(p->o, '!');
    out_u64(p->o, p->md_number[id] - 1);
    put_text(p->o, " = ");
    if (md->distinct) put_text(p->o, "distinct ");
    if (md->kind == MD_TUPLE) put_tuple(p, md);
    else if (md->kind == MD_LOCATION) put_location(p, md);
    else put_node(p, md);
    out_char(p->o, '\n');
}
