/* type.h: creates and reads types (type.c), and computes their sizes (layout.c). Included by ir.h. Equal types have
 * equal ids; type_int to type_func return the id of a type, which is added to the module if it is new. */
#ifndef NVIR_IR_TYPE_H
#define NVIR_IR_TYPE_H

TypeId type_int(Module *m, uint32_t bits); /* bits: 1 to 2^23 */
TypeId type_ptr(Module *m, uint32_t space);
TypeId type_array(Module *m, uint64_t n, TypeId elem);  /* n: its length */
TypeId type_vector(Module *m, uint64_t n, TypeId elem); /* elem: a scalar; n: at least 1 */
TypeId type_struct(Module *m, const TypeId *elem, uint32_t n, bool packed);
/* Creates an opaque struct, a new type at each call. name: one that no other struct has, or 0 for a numbered struct. */
TypeId type_named(Module *m, StrId name);
/* Sets the fields of a struct that type_named has created. It is then no longer opaque. */
void type_set_body(Module *m, TypeId t, const TypeId *elem, uint32_t n, bool packed);
TypeId type_func(Module *m, TypeId result, const TypeId *param, uint32_t n, bool vararg);
static inline const Type *type_at(const Module *m, TypeId t) { return &m->type.at[t]; }
static inline enum TypeKind type_kind(const Module *m, TypeId t) { return (enum TypeKind)m->type.at[t].kind; }
/* These two are false for vectors. */
static inline bool type_is_int(const Module *m, TypeId t) { return type_kind(m, t) == TY_INT; }
static inline bool type_is_ptr(const Module *m, TypeId t) { return type_kind(m, t) == TY_PTR; }
bool type_is_fp(const Module *m, TypeId t);        /* half, bfloat, float or double */
bool type_is_aggregate(const Module *m, TypeId t); /* array or struct */
uint32_t type_fp_bits(enum TypeKind kind);         /* width of a floating-point type, half to ppc_fp128; else 0 */
/* Returns the width in bits of an integer or floating-point scalar; 0 for other types. */
static inline uint32_t type_bits(const Module *m, TypeId t) {
    return type_is_int(m, t) ? (uint32_t)type_at(m, t)->n : type_fp_bits(type_kind(m, t));
}
/* Returns an element type. Array, vector: i is ignored; struct: field i; function: the result for i = 0, else
 * parameter i - 1. */
static inline TypeId type_elem(const Module *m, TypeId t, uint64_t i) {
    const Type *a = type_at(m, t);
    return m->type_elem.at[a->first + (a->kind == TY_STRUCT || a->kind == TY_FUNC ? i : 0)];
}
static inline TypeId type_scalar(const Module *m, TypeId t) { /* returns the element type of a vector; else t */
    return type_kind(m, t) == TY_VECTOR ? type_elem(m, t, 0) : t;
}
/* Returns the address space of a pointer type, or of the pointers in a vector; 0 for other types. */
static inline uint32_t type_space(const Module *m, TypeId t) {
    t = type_scalar(m, t);
    return type_is_ptr(m, t) ? (uint32_t)type_at(m, t)->n : 0;
}
/* Reports whether t is a pointer or a vector of pointers. */
static inline bool type_is_ptrs(const Module *m, TypeId t) { return type_is_ptr(m, type_scalar(m, t)); }
/* Returns the type of vectors of `scalar` that are as long as `shape`; `scalar` itself if shape is not a vector. */
TypeId type_with_scalar(Module *m, TypeId shape, TypeId scalar);

/* layout.c: sizes under the data layout of the module, in bytes unless a name says bits. Sizes and offsets saturate at
 * UINT64_MAX / 2. */
/* Sets m->layout from the text of `target datalayout`. If the text is not valid for NVPTX, returns false, changes
 * nothing, and copies the first wrong component to `bad`, cut to 200 bytes and to bad_size: the first component of all
 * if the text lacks "e" (little-endian), and "p7" if pointers of a cluster and of shared memory differ in width. Does
 * not set m->datalayout. */
bool layout_parse(Module *m, const char *text, char *bad, size_t bad_size);
/* Makes pointers to shared memory, of the block and of the cluster, 32 bits wide, and if `all`, also those to constant
 * and local memory. Changes m->layout and the string m->datalayout to match; sizes are computed anew on next use. */
void layout_set_short_pointers(Module *m, bool all);
/* Returns the width in bits of a pointer into a space: 32 or 64; the generic width for spaces without one of their
 * own. */
uint32_t layout_ptr_bits(const Module *m, uint32_t space);
/* Returns the offset in bytes that has the same effect on pointers of type `ptr`, in which sums wrap around, and fits
 * into their width. */
int64_t layout_offset(const Module *m, TypeId ptr, int64_t offset);
/* Returns the width in bits of an integer, pointer or floating-point type; 0 for other types. */
uint32_t layout_scalar_bits(const Module *m, TypeId t);
/* Reports whether values of type t have a size. False for void, label, metadata, token and function types, opaque
 * structs, and arrays of these; the fields of a struct are not examined. The functions below that take a type require a
 * sized one. */
bool type_is_sized(const Module *m, TypeId t);
uint64_t type_size(Module *m, TypeId t);       /* allocation size: the store size, padded to the alignment */
uint64_t type_store_size(Module *m, TypeId t); /* bytes that a store writes */
uint32_t type_align(Module *m, TypeId t);      /* ABI alignment */
/* Returns the binary logarithm of n, rounded down; 0 for 0. */
static inline uint32_t log2_floor(uint64_t n) {
    uint32_t log = 0;
    while (n >>= 1) log++;
    return log;
}
/* Returns the binary logarithm of the alignment that is certain `off` bytes after an address that is aligned to
 * 1 << log. It is at most `log`. */
static inline uint32_t align_after(uint32_t log, uint64_t off) {
    while (log && off & (((uint64_t)1 << log) - 1)) log--;
    return log;
}
uint64_t type_field_offset(Module *m, TypeId t, uint32_t field); /* of a field of a struct, from its first byte */
/* Returns the index of the last field of a struct that begins at or before byte `off`; 0 if the struct has no
 * fields. */
uint32_t type_field_at(Module *m, TypeId t, uint64_t off);
/* Sets *offset to the byte offset that the n indices of a getelementptr with this source element type add to its base.
 * Returns false, without setting it, if an index is not an integer constant of at most 64 bits or selects no field of a
 * struct, and on overflow. */
bool gep_offset(Module *m, TypeId source, const Ref *index, uint32_t n, int64_t *offset);
/* Performs one step of gep_offset: adds to *offset what index number k (from 0), of value i, contributes. *t is the
 * type that the indices before it select, the source element type for k = 0; it becomes the type that index k selects.
 * Returns false on overflow, if i selects no field of a struct, or if k > 0 and *t has no elements; *t and *offset are
 * then not meaningful. */
bool gep_step(Module *m, TypeId *t, uint32_t k, int64_t i, int64_t *offset);

#endif
