/* attr.h: creates and reads attributes and lists of them. Included by ir.h. */
#ifndef NVIR_IR_ATTR_H
#define NVIR_IR_ATTR_H

/* An attribute list has one set of attributes for each of these places: the function, its result, and each parameter,
 * that of parameter number k (from 0) at ATTR_PARAM0 + k. */
enum { ATTR_FUNCTION = 0, ATTR_RESULT = 1, ATTR_PARAM0 = 2 };
/* Returns the index of an attribute in AttrTable.attr, to which it is added if it is new; never 0. */
uint32_t attr_intern(Module *m, Attr a);
/* Returns the set of n attributes, given by their indices. A repeated one counts once. The order of a set is kept, so
 * the same attributes in another order are another set. */
AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n);
/* Returns the list with these n sets, by place. Empty sets at its end do not count. */
AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n);
/* Returns the set at a place of a list; the empty set, 0, beyond the end of the list. */
AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t place);
/* Returns the first attribute of a set with this key, in any form, as attr_at does; NULL if there is none. */
const Attr *attr_find(const Module *m, AttrSetId s, const char *key);
/* Returns how many attributes a set has. */
static inline uint32_t attr_set_len(const Module *m, AttrSetId s) { return m->attrs.set.seq.at[s].n; }
/* Returns attribute i of a set, as an index into AttrTable.attr for attr_at. i must be less than attr_set_len. */
static inline uint32_t attr_set_at(const Module *m, AttrSetId s, uint32_t i) {
    return m->attrs.set.word.at[m->attrs.set.seq.at[s].first + i];
}
/* Returns attribute number `attr` of AttrTable.attr. The pointer is valid until the next attribute is created. */
static inline const Attr *attr_at(const Module *m, uint32_t attr) { return &m->attrs.attr.at[attr]; }
/* These functions report whether there is an attribute with this key: of function s; of call v itself, which must be a
 * call; of call v or of the function that it calls, if that is known; of parameter `param` (from 0) in list l of a
 * function or call. */
bool sym_has_attr(const Module *m, SymId s, const char *key);
bool call_has_attr(const Module *m, const Fn *f, ValueId v, const char *key);
bool call_or_callee_has_attr(const Module *m, const Fn *f, ValueId v, const char *key);
bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key);
/* Returns the type of the object that parameter `param`, counted from 0, in list l of a function or call passes by
 * value, by a pointer (byval); T_VOID if it is none, or if the attribute names no type. */
TypeId param_byval(const Module *m, AttrListId l, uint32_t param);
/* Returns the alignment of that object in bytes: the stated one, or else that of its type. There must be such an
 * object. */
uint64_t param_byval_align(Module *m, AttrListId l, uint32_t param);
bool param_has_nocapture(const Module *m, AttrListId l, uint32_t param); /* has nocapture or captures(none) */
/* Returns N of the attribute key(N), such as 16 of align 16; `otherwise` if the set does not have it in this form. */
uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise);
/* Returns the list that is l with attribute a added to the set at `place`, where it replaces one with the same key. */
AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a);
/* Returns the list that is l with `align` of `bytes`, a power of two, for an argument, counted from 0; without any
 * `align` for 1 byte. */
AttrListId attr_list_align(Module *m, AttrListId l, uint32_t argument, uint64_t bytes);
/* Returns the list that is l without the attributes with this key in the set at `place`; l itself if there are none. */
AttrListId attr_list_remove(Module *m, AttrListId l, uint32_t place, const char *key);

#endif
