/* layout.c: sizes, alignments and offsets under the data layout of the module.
 *
 * NVPTX has one layout, except for the width of pointers. Every scalar is aligned to its size (at most
 * 16), a vector to its size rounded up to a power of two. Results are cached in Type. Types can be
 * nested arbitrarily deeply (a chain of named structs), so layout_type does not recurse but keeps an explicit stack.
 * Sizes saturate at SIZE_LIMIT. */
#include "ir/arith.h"
#include "ir/chars.h"
#include "ir/ir.h"

#define SIZE_LIMIT (UINT64_MAX / 2)
#define ALIGN_BUSY UINT32_MAX /* Type.align while a type is laid out: where it contains itself, its size counts as 0 */

/* -------------------------------------------------------------------------------- the string */

/* Reads the text from s to `end`, such as "32:32:64", as one to four numbers separated by ':'. Returns how many there
 * are; 0 if the text has another form, more numbers, or a number of more than six digits. */
static uint32_t numbers_read(const char *s, const char *end, uint32_t n[4]) {
    uint32_t count = 0;
    while (s < end && count < 4) {
        uint32_t value = 0, digits = 0;
        for (; s < end && char_is_digit(*s) && value < 100000; s++, digits++) value = value * 10 + (uint32_t)(*s - '0');
        if (digits == 0) return 0;
        n[count++] = value;
        if (s == end) return count;
        if (*s++ != ':') return 0;
    }
    return 0;
}

/* Reports whether the text is "size:abi[:preferred]", in bits, with a size that is 0 or a power of two and at most
 * `most`, and with natural alignments: equal to the size, but at least 8. */
static bool is_natural(const char *s, const char *end, uint32_t most) {
    uint32_t n[4], count = numbers_read(s, end, n);
    if (count < 2 || count > 3 || n[0] > most || (n[0] & (n[0] - 1))) return false;
    return n[1] == (n[0] < 8 ? 8 : n[0]) && (count == 2 || n[2] == n[1]);
}

/* Returns a pointer to the field of d that contains the pointer width of a space; `cluster` for shared::cluster, which
 * has no field of its own; NULL for a space whose pointer width a data layout cannot set. */
static uint8_t *width_of(DataLayout *d, uint8_t *cluster, uint32_t space) {
    switch (space) {
    case SPACE_GENERIC: return &d->generic_bits;
    case SPACE_SHARED: return &d->shared_bits;
    case SPACE_CONST: return &d->const_bits;
    case SPACE_LOCAL: return &d->local_bits;
    case SPACE_TENSOR: return &d->tensor_bits;
    case SPACE_CLUSTER: return cluster;
    default: return NULL;
    }
}

/* Reads "[space]:size:abi[:preferred[:index]]", which follows the 'p', and stores the pointer width in d, or in
 * *cluster for shared::cluster. Returns false, and stores nothing, if the text has another form, the width of the space
 * cannot be set, the size is neither 32 nor 64, or another number differs from the size. */
static bool pointer_read(DataLayout *d, uint8_t *cluster, const char *s, const char *end) {
    uint32_t space = 0, n[4];
    for (; s < end && char_is_digit(*s) && space < 1000; s++) space = space * 10 + (uint32_t)(*s - '0');
    if (s == end || *s++ != ':') return false;
    uint32_t count = numbers_read(s, end, n);
    uint8_t *width = width_of(d, cluster, space);
    if (!width || count < 2 || (n[0] != 32 && n[0] != 64)) return false;
    for (uint32_t i = 1; i < count; i++)
        if (n[i] != n[0]) return false;
    *width = (uint8_t)n[0];
    return true;
}

/* Reports whether the text, which follows the 'n', is a list of native widths: one to four of 8, 16, 32 and 64. */
static bool is_native(const char *s, const char *end) {
    uint32_t n[4], count = numbers_read(s, end, n);
    for (uint32_t i = 0; i < count; i++)
        if (n[i] != 8 && n[i] != 16 && n[i] != 32 && n[i] != 64) return false;
    return count > 0;
}

/* Reports whether the text, which begins with 'm', is "m:" and the letter of one of LLVM's kinds of mangling. The names
 * in PTX do not depend on it. */
static bool is_mangling(const char *s, const char *end) {
    return end == s + 3 && s[1] == ':' && strchr("aelmowx", s[2]);
}

/* Reads one component of the data layout, which is the text from s to `end`, not empty, without the '-' around it.
 * Stores a pointer width in d, or in *cluster for shared::cluster; only checks the other components, which do not
 * change a size in NVPTX. Returns false if the component is not valid for NVPTX. */
static bool component_read(DataLayout *d, uint8_t *cluster, const char *s, const char *end) {
    switch (*s) {
    case 'e': return end == s + 1;
    case 'p': return pointer_read(d, cluster, s + 1, end);
    case 'i': return is_natural(s + 1, end, 256);
    case 'f': return is_natural(s + 1, end, 64);
    case 'v': return is_natural(s + 1, end, 128);
    case 'n': return is_native(s + 1, end);
    case 'm': return is_mangling(s, end);
    default: return false;
    }
}

/* Copies a wrong component of the data layout, s[0..len), to `bad`, cut to 200 bytes and to bad_size, for a message.
 * Returns false. */
static bool layout_fail(const char *s, size_t len, char *bad, size_t bad_size) {
    if (bad_size) snprintf(bad, bad_size, "%.*s", len < 200 ? (int)len : 200, s);
    return false;
}

bool layout_parse(Module *m, const char *text, char *bad, size_t bad_size) {
    DataLayout d = {true, 0, 0, 0, 0, 64}; /* 0: not given, so the same as for generic pointers */
    uint8_t cluster = 0;
    bool little = false;
    const char *s = text;
    for (;;) {
        const char *end = s + strcspn(s, "-");
        if (s == end || !component_read(&d, &cluster, s, end)) return layout_fail(s, (size_t)(end - s), bad, bad_size);
        little |= *s == 'e';
        if (!*end) break;
        s = end + 1;
    }
    if (!little) /* without 'e', LLVM assumes big-endian */
        return layout_fail(text, strcspn(text, "-"), bad, bad_size);
    uint8_t *width[] = {&d.shared_bits, &d.const_bits, &d.local_bits, &d.tensor_bits};
    for (size_t i = 0; i < sizeof width / sizeof *width; i++)
        if (*width[i] == 0) *width[i] = d.generic_bits;
    if (cluster && cluster != d.shared_bits) return layout_fail("p7", 2, bad, bad_size);
    m->layout = d;
    return true;
}

uint32_t layout_ptr_bits(const Module *m, uint32_t space) {
    switch (space) {
    case SPACE_SHARED:
    case SPACE_CLUSTER: return m->layout.shared_bits;
    case SPACE_CONST: return m->layout.const_bits;
    case SPACE_LOCAL: return m->layout.local_bits;
    case SPACE_TENSOR: return m->layout.tensor_bits;
    default: return m->layout.generic_bits;
    }
}

int64_t layout_offset(const Module *m, TypeId ptr, int64_t offset) {
    uint32_t bits = layout_ptr_bits(m, type_space(m, ptr));
    return arith_signed(arith_low((uint64_t)offset, bits), bits);
}

/* Reports whether the component at s, such as "p3:32:32:32", gives the width of pointers into `space`, which is 1 to 9.
 * The number may have leading zeros, as in pointer_read. */
static bool is_width(const char *s, uint32_t space) {
    if (*s++ != 'p') return false;
    while (*s == '0') s++;
    return s[0] == (char)('0' + space) && s[1] == ':';
}

/* Rewrites m->datalayout (or the default string): removes p3 and p7, and if `all` p4 and p5, and inserts p3, and p4 and
 * p5, after the first component that stays. Without p7, pointers of a cluster are as wide as those of p3. Discards all
 * cached layouts. */
void layout_set_short_pointers(Module *m, bool all) {
    static const uint32_t spaces[] = {SPACE_SHARED, SPACE_CONST, SPACE_LOCAL};
    uint32_t n = all ? 3 : 1;
    const char *s = m->datalayout ? str_get(m, m->datalayout) : "e-i64:64-i128:128-v16:16-v32:32-n16:32:64";
    Out o;
    out_init(&o, NULL);
    while (*s) {
        size_t len = strcspn(s, "-");
        bool mine = is_width(s, SPACE_CLUSTER), first = !o.n;
        for (uint32_t i = 0; i < n; i++) mine |= is_width(s, spaces[i]);
        if (!mine) {
            if (!first) out_char(&o, '-');
            out_bytes(&o, s, len);
            for (uint32_t i = 0; first && i < n; i++) out_format(&o, "-p%u:32:32:32", spaces[i]);
        }
        s += len + (s[len] == '-');
    }
    m->datalayout = str_intern(m, o.buf, (uint32_t)o.n);
    out_free(&o);
    m->layout.shared_bits = 32;
    if (all) m->layout.const_bits = m->layout.local_bits = 32;
    for (TypeId t = 0; t < m->type.n; t++) m->type.at[t].align = 0;
}

/* -------------------------------------------------------------------------------- sizes */

/* Returns a + b, or SIZE_LIMIT if that is less. */
static uint64_t add_sat(uint64_t a, uint64_t b) {
    return a > SIZE_LIMIT - b ? SIZE_LIMIT : a + b; /* a and b are at most SIZE_LIMIT */
}

/* Returns a * b, or SIZE_LIMIT if that is less. */
static uint64_t mul_sat(uint64_t a, uint64_t b) { return b && a > SIZE_LIMIT / b ? SIZE_LIMIT : a * b; }

/* Returns the least multiple of `align`, a power of two, that is at least n; at most the last one before SIZE_LIMIT. */
static uint64_t round_up(uint64_t n, uint32_t align) { return add_sat(n, align - 1) & ~(uint64_t)(align - 1); }

/* Returns the least power of two that is at least n. */
static uint64_t power_of_two(uint64_t n) {
    uint64_t p = 1;
    while (p < n) p *= 2;
    return p;
}

uint32_t layout_scalar_bits(const Module *m, TypeId t) {
    return type_is_ptr(m, t) ? layout_ptr_bits(m, type_space(m, t)) : type_bits(m, t);
}

/* Returns the number of bytes that hold `bits` bits. */
static uint64_t bits_to_bytes(uint64_t bits) { return bits / 8 + (bits % 8 != 0); }

/* Sets the size and alignment of a scalar or vector type that is `bits` wide. A scalar is aligned to at most 16 bytes,
 * a vector to at most 2^30. */
static void layout_scalar(Type *t, uint64_t bits) {
    uint64_t bytes = bits_to_bytes(bits), align = power_of_two(bytes);
    if (t->kind == TY_VECTOR) t->align = align > 1u << 30 ? 1u << 30 : (uint32_t)align;
    else t->align = align > 16 ? 16 : (uint32_t)align;
    t->size = round_up(bytes, t->align);
}

/* Sets the size and alignment of a struct, and appends the offsets of its fields to m->field_offset. The types of the
 * fields have been laid out, or are being laid out (ALIGN_BUSY); the latter count as size 0 and alignment 1. */
static void layout_struct(Module *m, TypeId id) {
    Type *t = &m->type.at[id];
    uint64_t offset = 0;
    uint32_t align = 1;
    t->offsets = m->field_offset.n;
    for (uint32_t i = 0; i < t->nelem; i++) {
        const Type *field = &m->type.at[m->type_elem.at[t->first + i]];
        uint32_t need = t->flags & TYPE_PACKED || field->align == ALIGN_BUSY ? 1 : field->align;
        if (need > align) align = need;
        offset = round_up(offset, need);
        vec_push(&m->field_offset, offset);
        offset = add_sat(offset, field->align == ALIGN_BUSY ? 0 : field->size);
    }
    t->align = align;
    t->size = round_up(offset, align);
}

/* Sets the size and alignment of one type; its elements as for layout_struct. A type without a size gets alignment
 * 1. */
static void layout_one(Module *m, TypeId id) {
    Type *t = &m->type.at[id];
    const Type *e = t->nelem ? &m->type.at[m->type_elem.at[t->first]] : NULL;
    switch (t->kind) {
    case TY_STRUCT: layout_struct(m, id); break;
    case TY_ARRAY:
        t->align = e->align == ALIGN_BUSY ? 1 : e->align;
        t->size = e->align == ALIGN_BUSY ? 0 : mul_sat(e->size, t->n);
        break;
    case TY_VECTOR: layout_scalar(t, mul_sat(layout_scalar_bits(m, m->type_elem.at[t->first]), t->n)); break;
    default: layout_scalar(t, layout_scalar_bits(m, id)); break;
    }
    if (t->align == 0) t->align = 1;
}

/* Reports whether the layout of a type depends on the layouts of its elements, as it does for structs and arrays. The
 * layout of a vector depends only on the width of its elements in bits. */
static bool has_parts(const Type *t) { return t->kind == TY_STRUCT || t->kind == TY_ARRAY; }

/* Computes size, alignment and field offsets of a type, after those of its elements, unless they are cached in Type. */
static void layout_type(Module *m, TypeId id) {
    if (m->type.at[id].align && m->type.at[id].align != ALIGN_BUSY) return;
    VEC(TypeId) todo = {0};
    vec_push(&todo, id);
    while (todo.n) {
        TypeId top = todo.at[todo.n - 1];
        Type *t = &m->type.at[top];
        if (t->align == 0 && has_parts(t)) { /* first visit: lay out the elements first */
            t->align = ALIGN_BUSY;
            for (uint32_t i = 0; i < t->nelem; i++) {
                TypeId part = m->type_elem.at[t->first + i];
                if (m->type.at[part].align == 0) vec_push(&todo, part);
            }
            continue;
        }
        if (t->align == 0 || t->align == ALIGN_BUSY) layout_one(m, top);
        todo.n--;
    }
    vec_free(&todo);
}

bool type_is_sized(const Module *m, TypeId t) {
    for (;;) {
        const Type *p = &m->type.at[t];
        switch (p->kind) {
        case TY_VOID:
        case TY_LABEL:
        case TY_METADATA:
        case TY_TOKEN:
        case TY_FUNC: return false;
        case TY_STRUCT: return !(p->flags & TYPE_OPAQUE);
        case TY_ARRAY: t = m->type_elem.at[p->first]; break;
        default: return true;
        }
    }
}

uint64_t type_size(Module *m, TypeId t) {
    layout_type(m, t);
    return m->type.at[t].size;
}

uint64_t type_store_size(Module *m, TypeId t) {
    const Type *p = &m->type.at[t];
    if (p->kind == TY_VECTOR) return bits_to_bytes(mul_sat(layout_scalar_bits(m, m->type_elem.at[p->first]), p->n));
    return has_parts(p) ? type_size(m, t) : bits_to_bytes(layout_scalar_bits(m, t));
}

uint32_t type_align(Module *m, TypeId t) {
    layout_type(m, t);
    return m->type.at[t].align;
}

uint64_t type_field_offset(Module *m, TypeId t, uint32_t field) {
    layout_type(m, t);
    return m->field_offset.at[m->type.at[t].offsets + field];
}

uint32_t type_field_at(Module *m, TypeId t, uint64_t off) {
    uint32_t next = 1;
    lower_bound(next, type_at(m, t)->nelem, mid, type_field_offset(m, t, mid) <= off);
    return next - 1;
}

bool gep_step(Module *m, TypeId *t, uint32_t k, int64_t i, int64_t *offset) {
    int64_t step;
    if (k > 0 && type_kind(m, *t) == TY_STRUCT) {
        if (i < 0 || i >= (int64_t)m->type.at[*t].nelem) return false;
        step = (int64_t)type_field_offset(m, *t, (uint32_t)i);
        *t = type_elem(m, *t, (uint64_t)i);
    } else {
        if (k > 0) {
            if (type_kind(m, *t) != TY_ARRAY && type_kind(m, *t) != TY_VECTOR) return false;
            *t = type_elem(m, *t, 0);
        }
        if (__builtin_mul_overflow(i, (int64_t)type_size(m, *t), &step)) return false;
    }
    return !__builtin_add_overflow(*offset, step, offset);
}

bool gep_offset(Module *m, TypeId source, const Ref *index, uint32_t n, int64_t *offset) {
    int64_t sum = 0, i;
    TypeId t = source;
    for (uint32_t k = 0; k < n; k++)
        if (!ref_sint(m, index[k], &i) || !gep_step(m, &t, k, i, &sum)) return false;
    *offset = sum;
    return true;
}
