/* md.h: creates and reads metadata. Strings and values are interned; every other node is created anew at each call, and
 * its id can exist before its contents: md_new makes an id, and md_set_* gives it a kind and contents, once. The arrays
 * that are passed are copied. Included by ir.h. */
#ifndef NVIR_IR_MD_H
#define NVIR_IR_MD_H

MdId md_new(Module *m);                                                /* of kind MD_UNDEFINED, until md_set_* */
MdId md_string(Module *m, StrId s);                                    /* interned */
MdId md_value(Module *m, Ref constant_or_symbol);                      /* interned */
MdId md_tuple(Module *m, const MdId *elem, uint32_t n, bool distinct); /* a new node at each call */
void md_set_tuple(Module *m, MdId id, const MdId *elem, uint32_t n, bool distinct);
void md_set_location(Module *m, MdId id, const uint32_t word[LOC_WORDS], bool distinct);
void md_set_expression(Module *m, MdId id, const StrId *word, uint32_t n);
/* Makes a specialised node, such as !DIFile(...). field_words: MD_FIELD_WORDS for each of the
 * nfield fields, see MdForm. */
void md_set_node(Module *m, MdId id, StrId name, const uint32_t *field_words, uint32_t nfield, bool distinct);
/* Returns the words of a field: name, form, payload. NULL if `node` is not an MD_NODE or has no such field. */
const uint32_t *md_field(const Module *m, MdId node, const char *name);
bool md_is_node(const Module *m, MdId id, const char *name); /* whether id is an MD_NODE of this name; false for 0 */
/* Return the text, or the node, that a field contains; "", or 0, if there is no such field or it has another form. */
const char *md_field_text(const Module *m, MdId node, const char *name);
MdId md_field_node(const Module *m, MdId node, const char *name);
/* Returns the scope of an MD_LOCATION. */
static inline MdId md_location_scope(const Module *m, MdId location) {
    return m->md_op.at[m->md.at[location].first + LOC_SCOPE];
}
MdId sym_dbg(const Module *m, SymId s);                       /* the !dbg attachment of a symbol; 0 if it has none */
MdId md_named(const Module *m, const char *name, uint32_t i); /* element i of !name = !{...}; 0 beyond the end */
uint32_t md_named_count(const Module *m, const char *name);   /* how many elements; 0 if there is no such node */
/* Returns the node that is the value of the first module flag !{behaviour, !"key", value} with this key; 0 if the
 * module has no such flag. */
MdId md_module_flag(const Module *m, const char *key);
/* Appends n elements to the named node !name, which is created if it does not exist. */
void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n);

#endif
