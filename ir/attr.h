/* attr.h: creates and reads attributes and lists of them. Included by ir.h. */
#ifndef NVIR_IR_ATTR_H
#define NVIR_IR_ATTR_H

enum { ATTR_FUNCTION = 0, ATTR_RESULT = 1, ATTR_PARAM0 = 2 };          /* places in an attribute list */
uint32_t attr_intern(Module *m, Attr a);                               /* its index in AttrTable.attr */
AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n);       /* of indices; drops repeated ones */
AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n);     /* set: by place; n: at most this many */
AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t place); /* 0 beyond its end */
const Attr *attr_find(const Module *m, AttrSetId s, const char *key);  /* NULL if absent */
static inline uint32_t attr_set_len(const Module *m, AttrSetId s) { return m->attrs.set.seq.at[s].n; }
/* Returns attribute i of a set, as an index into AttrTable.attr for attr_at. i must be less than attr_set_len. */
static inline uint32_t attr_set_at(const Module *m, AttrSetId s, uint32_t i) {
    return m->attrs.set.word.at[m->attrs.set.seq.at[s].first + i];
}
static inline const Attr *attr_at(const Module *m, uint32_t attr) { return &m->attrs.attr.at[attr]; }
/* These functions report whether a function, a call (v) or parameter `param` (from 0) has the attribute. */
bool sym_has_attr(const Module *m, SymId s, const char *key);
bool call_has_attr(const Module *m, const Fn *f, ValueId v, const char *key);           /* written at the call */
bool call_or_callee_has_attr(const Module *m, const Fn *f, ValueId v, const char *key); /* or at a known callee */
bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key);
bool param_has_nocapture(const Module *m, AttrListId l, uint32_t param); /* nocapture or captures(none) */
/* Returns N of the attribute word(N); `otherwise` if the set does not have it in this form. */
uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise);
/* Returns the id of list l with attribute a added at `place`, where it replaces one with the same key. The list
 * l itself does not change. */
AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a);
/* Returns the id of list l without the attribute of that key at `place`; l itself if it has none there. */
AttrListId attr_list_remove(Module *m, AttrListId l, uint32_t place, const char *key);

#endif
