/* component.c: flattens types into components. The result is memoised for each type, because the same
 * types recur in every function. */
#include "ptx/emit.h"

/* The components found so far. */
typedef struct Flat {
    VEC(Comp) comp;
    bool too_many; /* the type has more than COMPS_MAX; `comp` is not complete */
} Flat;

/* Appends component c, or sets out->too_many if there are COMPS_MAX already. */
static void flat_push(Flat *out, Comp c) {
    if (out->comp.n >= COMPS_MAX) out->too_many = true;
    else vec_push(&out->comp, c);
}

/* Appends the components of an integer at byte `offset`: one for each 64 bits, the lowest first. */
static void flat_int(Flat *out, uint32_t bits, uint64_t offset) {
    for (uint32_t done = 0; done < bits && !out->too_many; done += 64) {
        uint32_t n = bits - done < 64 ? bits - done : 64;
        flat_push(out, (Comp){.cls = (uint8_t)(bits > 64 ? RC_B64 : rc_of_bits(n)),
                              .kind = TY_INT,
                              .bits = (uint8_t)n,
                              .offset = (uint32_t)(offset + done / 8)});
    }
}

/* Appends the component of a scalar of type t at byte `offset`; an integer wider than 64 bits has several. */
static void flat_scalar(Module *m, Flat *out, TypeId t, uint64_t offset) {
    enum TypeKind kind = type_kind(m, t);
    uint32_t bits = layout_scalar_bits(m, t);
    if (kind == TY_INT) {
        flat_int(out, bits, offset);
        return;
    }
    flat_push(out, (Comp){.cls = (uint8_t)rc_of_bits(bits),
                          .kind = (uint8_t)kind,
                          .bits = (uint8_t)bits,
                          .space = (uint8_t)(kind == TY_PTR ? type_space(m, t) : 0),
                          .offset = (uint32_t)offset});
}

/* Repeats the components from `first` on, those of the first of n elements, for the n - 1 elements that follow it,
 * `stride` bytes apart. */
static void flat_repeat(Flat *out, uint32_t first, uint64_t n, uint64_t stride) {
    uint32_t each = out->comp.n - first;
    for (uint64_t i = 1; i < n && each && !out->too_many; i++)
        for (uint32_t k = 0; k < each; k++) {
            Comp c = out->comp.at[first + k];
            c.offset += (uint32_t)(i * stride);
            flat_push(out, c);
        }
}

/* Appends the components of a vector of n elements. If the element size is not a multiple of 8 bits, the elements share
 * bytes: they are marked as packed, and `shift` is the first bit within the byte at their offset. */
static void flat_vector(Module *m, Flat *out, uint64_t n, TypeId elem, uint64_t offset) {
    uint32_t bits = layout_scalar_bits(m, elem);
    uint32_t first = out->comp.n;
    if (bits % 8 == 0) {
        flat_scalar(m, out, elem, offset);
        flat_repeat(out, first, n, bits / 8);
        return;
    }
    for (uint64_t i = 0; i < n && !out->too_many; i++) {
        uint32_t before = out->comp.n;
        flat_scalar(m, out, elem, offset + i * bits / 8);
        for (uint32_t k = before; k < out->comp.n; k++) {
            out->comp.at[k].packed = true;
            out->comp.at[k].shift = (uint8_t)(i * bits % 8);
        }
    }
}

/* Appends the components of a type at byte `offset`, in the order of memory; none for void and other types without
 * values. */
static void flat_type(Module *m, Flat *out, TypeId t, uint64_t offset) {
    const Type *type = type_at(m, t);
    uint32_t first = out->comp.n;
    uint64_t n = type->n;
    switch (type->kind) {
    case TY_VOID:
    case TY_LABEL:
    case TY_METADATA:
    case TY_TOKEN:
    case TY_FUNC: return;
    case TY_ARRAY:
        if (!n || out->too_many) return;
        flat_type(m, out, type_elem(m, t, 0), offset);
        flat_repeat(out, first, n, type_size(m, type_elem(m, t, 0)));
        return;
    case TY_VECTOR: flat_vector(m, out, n, type_elem(m, t, 0), offset); return;
    case TY_STRUCT:
        for (uint32_t i = 0, fields = type->nelem; i < fields && !out->too_many; i++)
            flat_type(m, out, type_elem(m, t, i), offset + type_field_offset(m, t, i));
        return;
    default: flat_scalar(m, out, t, offset);
    }
}

Comps comps_make(Emit *e, TypeId t) {
    while (e->types.index.n <= t) vec_push(&e->types.index, 0);
    Flat flat = {0};
    flat_type(e->m, &flat, t, 0);
    if (flat.too_many) {
        e->module.too_wide = true;
        emit_error(e, e->here.inst, "a value of more than %d scalars; keep it in memory", COMPS_MAX);
        flat.comp.n = 0;
    }
    Comps list = {mem_copy(flat.comp.at, flat.comp.n * sizeof(Comp)), flat.comp.n};
    vec_free(&flat.comp);
    vec_push(&e->types.list, list);
    e->types.index.at[t] = e->types.list.n;
    return list;
}
