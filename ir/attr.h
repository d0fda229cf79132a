/* attr.h: creates and reads attributes and lists of them. Included by ir.h. */
#ifndef NVIR_IR_ATTR_H
#define NVIR_IR_ATTR_H

enum { ATTR_FUNCTION = 0, ATTR_RESULT = 1, ATTR_PARAM0 = 2 };          /* places in an attribute list */
uint32_t attr_intern(Module *m, Attr a);                               /* index into AttrTable.attr */
AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n);       /* keeps the order; drops duplicates */
AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n);     /* set: by place */
AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t place); /* 0 beyond its end */
const Attr *attr_find(const Module *m, AttrSetId s, const char *key);  /* NULL if absent */
static inline uint32_t attr_set_len(const Module *m, AttrSetId s) { return m->attrs.set.seq.at[s].n; }
/* Returns an index into AttrTable.attr. */
static inline uint32_t attr_set_at(const Module *m, AttrSetId s, uint32_t i) {
    return m->attrs.set.word.at[m->attrs.set.seq.at[s].first + i];
}
static inline const Attr *attr_at(const Module *m, uint32_t attr) { return &m->attrs.attr.at[attr]; }
/* Short forms: whether a function or parameter has the attribute; the integer value of it, or `otherwise`. */
bool sym_has_attr(const Module *m, SymId s, const char *key);
bool call_has_attr(const Module *m, const Fn *f, ValueId v, const char *key);           /* the call itself */
bool call_or_callee_has_attr(const Module *m, const Fn *f, ValueId v, const char *key); /* or a known callee */
bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key);
bool param_has_nocapture(const Module *m, AttrListId l, uint32_t param); /* nocapture or captures(none) */
uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise);
/* Returns the list in which an attribute is added; it replaces one with the same key. */
AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a);
/* Returns the list without the attribute of that key. */
AttrListId attr_list_remove(Module *m, AttrListId l, uint32_t place, const char *key);

#endif
