/* md.h: creates and reads metadata. Strings and values are interned. Every other node is created anew at each call,
 * even if an equal one exists; its id can be used before it has contents: md_new returns an id, and md_set_* gives the
 * node a kind and contents, once. Arrays that are passed are copied. Included by ir.h. */
#ifndef NVIR_IR_MD_H
#define NVIR_IR_MD_H

MdId md_new(Module *m);                           /* creates a node of kind MD_UNDEFINED, until md_set_* */
MdId md_string(Module *m, StrId s);               /* returns the MD_STRING of s */
MdId md_value(Module *m, Ref constant_or_symbol); /* returns the MD_VALUE of the operand */
MdId md_tuple(Module *m, const MdId *elem, uint32_t n, bool distinct); /* creates a tuple: md_new, md_set_tuple */
void md_set_tuple(Module *m, MdId id, const MdId *elem, uint32_t n, bool distinct);
void md_set_location(Module *m, MdId id, const uint32_t word[LOC_WORDS], bool distinct); /* word: by enum MdLocation */
void md_set_expression(Module *m, MdId id, const StrId *word, uint32_t n);
/* Makes id an MD_NODE: a specialised node, such as !DIFile(...), for which name is "DIFile". field_words has
 * MD_FIELD_WORDS words for each of the nfield fields, see enum MdForm. */
void md_set_node(Module *m, MdId id, StrId name, const uint32_t *field_words, uint32_t nfield, bool distinct);
/* Returns the MD_FIELD_WORDS words of the field called `name`: name, form, payload. Returns NULL if `node` is not an
 * MD_NODE or has no such field. The pointer is valid until the next node is created or set. */
const uint32_t *md_field(const Module *m, MdId node, const char *name);
bool md_is_node(const Module *m, MdId id, const char *name); /* whether id is an MD_NODE of this name; false for 0 */
/* Reports whether a node is an MD_LOCATION; false for 0. */
static inline bool md_is_location(const Module *m, MdId id) { return id && m->md.at[id].kind == MD_LOCATION; }
/* Returns the text of a field of form MDF_WORD or MDF_STRING; "" if there is no such field or it has another form. */
const char *md_field_text(const Module *m, MdId node, const char *name);
/* Returns the node in a field of form MDF_MD; 0 if there is no such field or it has another form. */
MdId md_field_node(const Module *m, MdId node, const char *name);
/* Returns the scope of a node, which must be an MD_LOCATION. */
static inline MdId md_location_scope(const Module *m, MdId location) {
    return m->md_op.at[m->md.at[location].first + LOC_SCOPE];
}
MdId sym_dbg(const Module *m, SymId s);                       /* the !dbg attachment of a symbol; 0 if it has none */
MdId md_named(const Module *m, const char *name, uint32_t i); /* element i of !name = !{...}; 0 beyond the end */
uint32_t md_named_count(const Module *m, const char *name);   /* how many elements !name has; 0 if it does not exist */
/* Returns the node that is the value of the first module flag !{behaviour, !"key", value} with this key; 0 if the
 * module has no such flag. */
MdId md_module_flag(const Module *m, const char *key);
/* Appends n elements to the named node !name, which is created if it does not exist. */
void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n);

#endif
