/* md.h: creates and reads metadata. Included by ir.h. */
#ifndef NVIR_IR_MD_H
#define NVIR_IR_MD_H

MdId md_new(Module *m);                                                /* MD_UNDEFINED, filled later by md_set_* */
MdId md_string(Module *m, StrId s);                                    /* interned */
MdId md_value(Module *m, Ref constant_or_symbol);                      /* interned */
MdId md_tuple(Module *m, const MdId *elem, uint32_t n, bool distinct); /* a new node at each call */
void md_set_tuple(Module *m, MdId id, const MdId *elem, uint32_t n, bool distinct);
void md_set_location(Module *m, MdId id, const uint32_t word[LOC_WORDS], bool distinct);
void md_set_expression(Module *m, MdId id, const StrId *word, uint32_t n);
void md_set_node(Module *m, MdId id, StrId name, const uint32_t *field_words, uint32_t nfield, bool distinct);
const uint32_t *md_field(const Module *m, MdId node, const char *name);  /* its three words, or NULL */
bool md_is_node(const Module *m, MdId id, const char *name);             /* a specialised node: "DIFile", ... */
const char *md_field_text(const Module *m, MdId node, const char *name); /* "" if there is no such field */
MdId md_field_node(const Module *m, MdId node, const char *name);        /* 0 if there is no such field */
/* Returns the scope of an MD_LOCATION. */
static inline MdId md_location_scope(const Module *m, MdId location) {
    return m->md_op.at[m->md.at[location].first + LOC_SCOPE];
}
MdId sym_dbg(const Module *m, SymId s);                       /* the !dbg attachment of a symbol; 0 if it has none */
MdId md_named(const Module *m, const char *name, uint32_t i); /* element of a named node; 0 beyond the end */
uint32_t md_named_count(const Module *m, const char *name);
/* Returns the value of a module flag !{behaviour, !"key", value}; 0 if the module has no such flag. */
MdId md_module_flag(const Module *m, const char *key);
void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n); /* appends if the name exists */

#endif
