/* type.c: interned types. Equal types have equal ids, except named and numbered structs: each definition is a type of
 * its own. */
#include "ir/hash.h"

/* Returns the hash of the contents of a type, whose elements are elem[0] to elem[t->nelem - 1]. */
static uint32_t type_hash(const Type *t, const TypeId *elem) {
    uint32_t h = hash_word(t->kind | (uint32_t)t->flags << 8, (uint32_t)t->n);
    return hash_words(hash_word(h, (uint32_t)(t->n >> 32)), elem, t->nelem);
}

/* Returns the id of the type t with the elements elem[0] to elem[t.nelem - 1], which is added if it is new. t.first is
 * ignored. */
static TypeId type_intern(Module *m, Type t, const TypeId *elem) {
    uint32_t hash = type_hash(&t, elem);
    for (uint32_t i = hash, id; (id = hash_next(&m->intern.type, hash, &i)) != 0;) {
        const Type *o = &m->type.at[id];
        if (o->kind == t.kind && o->flags == t.flags && o->n == t.n && o->nelem == t.nelem &&
            (t.nelem == 0 || memcmp(m->type_elem.at + o->first, elem, t.nelem * sizeof *elem) == 0))
            return id;
    }
    TypeId id = m->type.n;
    t.first = m->type_elem.n;
    vec_append(&m->type_elem, elem, t.nelem);
    vec_push(&m->type, t);
    hash_add(&m->intern.type, hash, id);
    return id;
}

void type_init(Module *m) {
    for (uint8_t kind = TY_VOID; kind <= TY_PPC_FP128; kind++) vec_push(&m->type, (Type){.kind = kind});
    static const uint8_t width[] = {1, 8, 16, 32, 64, 128};
    for (size_t i = 0; i < sizeof width; i++) type_int(m, width[i]);
    type_ptr(m, SPACE_GENERIC);
}

TypeId type_int(Module *m, uint32_t bits) { return type_intern(m, (Type){.kind = TY_INT, .n = bits}, NULL); }

TypeId type_ptr(Module *m, uint32_t space) {
    enum { KEPT = sizeof m->pointer / sizeof *m->pointer };
    if (space < KEPT && m->pointer[space]) return m->pointer[space];
    TypeId t = type_intern(m, (Type){.kind = TY_PTR, .n = space}, NULL);
    if (space < KEPT) m->pointer[space] = t;
    return t;
}

TypeId type_array(Module *m, uint64_t n, TypeId elem) {
    return type_intern(m, (Type){.kind = TY_ARRAY, .n = n, .nelem = 1}, &elem);
}

TypeId type_vector(Module *m, uint64_t n, TypeId elem) {
    return type_intern(m, (Type){.kind = TY_VECTOR, .n = n, .nelem = 1}, &elem);
}

TypeId type_struct(Module *m, const TypeId *elem, uint32_t n, bool packed) {
    return type_intern(m, (Type){.kind = TY_STRUCT, .flags = packed ? TYPE_PACKED : 0, .nelem = n}, elem);
}

TypeId type_named(Module *m, StrId name) {
    TypeId id = m->type.n;
    vec_push(&m->type, ((Type){.kind = TY_STRUCT, .flags = TYPE_NAMED | TYPE_OPAQUE, .name = name}));
    vec_push(&m->named_type, id);
    return id;
}

void type_set_body(Module *m, TypeId t, const TypeId *elem, uint32_t n, bool packed) {
    uint32_t first = m->type_elem.n;
    vec_append(&m->type_elem, elem, n);
    Type *s = &m->type.at[t];
    s->first = first;
    s->nelem = n;
    s->flags = TYPE_NAMED | (packed ? TYPE_PACKED : 0);
}

TypeId type_func(Module *m, TypeId result, const TypeId *param, uint32_t n, bool vararg) {
    TypeId few[16], *all = n < 16 ? few : mem_alloc((n + (size_t)1) * sizeof *all);
    all[0] = result;
    if (n) memcpy(all + 1, param, n * sizeof *param);
    Type t = {.kind = TY_FUNC, .flags = vararg ? TYPE_VARARG : 0, .nelem = n + 1};
    TypeId id = type_intern(m, t, all);
    if (all != few) free(all);
    return id;
}

bool type_is_fp(const Module *m, TypeId t) {
    enum TypeKind k = type_kind(m, t);
    return k >= TY_HALF && k <= TY_DOUBLE;
}

bool type_is_aggregate(const Module *m, TypeId t) {
    return type_kind(m, t) == TY_ARRAY || type_kind(m, t) == TY_STRUCT;
}

uint32_t type_fp_bits(enum TypeKind k) {
    static const uint8_t fp[] = {[TY_HALF] = 16,   [TY_BFLOAT] = 16,   [TY_FLOAT] = 32,     [TY_DOUBLE] = 64,
                                 [TY_FP128] = 128, [TY_X86_FP80] = 80, [TY_PPC_FP128] = 128};
    return k < sizeof fp ? fp[k] : 0;
}

TypeId type_with_scalar(Module *m, TypeId shape, TypeId scalar) {
    return type_kind(m, shape) == TY_VECTOR ? type_vector(m, m->type.at[shape].n, scalar) : scalar;
}

uint32_t space_at_run_time(uint32_t space) {
    return space == SPACE_INTERNAL_DEVICE || space == SPACE_INTERNAL_GLOBAL ? SPACE_GLOBAL : space;
}

const char *space_name(uint32_t space) {
    switch (space) {
    case SPACE_GENERIC: return "";
    case SPACE_GLOBAL: return "global";
    case SPACE_SHARED: return "shared";
    case SPACE_CONST: return "const";
    case SPACE_LOCAL: return "local";
    case SPACE_TENSOR: return "tensor";
    case SPACE_CLUSTER: return "shared::cluster";
    case SPACE_INTERNAL_DEVICE: return "device";
    case SPACE_INTERNAL_GLOBAL: return "tracked global";
    case SPACE_PARAM: return "param";
    default: return NULL;
    }
}
