/* constant.c: flattens types into cells, and computes constants as cells and as bytes. */
#include "analysis/run/machine/machine.h"
#include "ir/number.h"
#include "ir/arith.h"

uint32_t type_cells(Module *m, TypeId t) {
    const Type *y = type_at(m, t);
    uint64_t n = 0;
    switch (y->kind) {
    case TY_VOID:
    case TY_LABEL:
    case TY_METADATA:
    case TY_TOKEN:
    case TY_FUNC: return 0;
    case TY_ARRAY:
    case TY_VECTOR: n = y->n * type_cells(m, type_elem(m, t, 0)); break;
    case TY_STRUCT:
        for (uint32_t i = 0; i < y->nelem; i++) n += type_cells(m, type_elem(m, t, i)), y = type_at(m, t);
        break;
    default: n = (layout_scalar_bits(m, t) + 63) / 64; break;
    }
    return n > UINT32_MAX / 64 ? UINT32_MAX / 64 : (uint32_t)n;
}

unsigned cell_bits(Module *m, TypeId scalar, uint32_t i) {
    unsigned bits = layout_scalar_bits(m, scalar);
    return bits - i * 64 < 64 ? bits - i * 64 : 64;
}

void scalar_leaves(Module *m, TypeId t, uint64_t offset, uint32_t *cell, ScalarLeaves *out) {
    Type y = *type_at(m, t);
    if (y.kind == TY_STRUCT) {
        for (uint32_t i = 0; i < y.nelem; i++)
            scalar_leaves(m, type_elem(m, t, i), offset + type_field_offset(m, t, i), cell, out);
        return;
    }
    if (y.kind == TY_ARRAY || (y.kind == TY_VECTOR && layout_scalar_bits(m, type_elem(m, t, 0)) % 8 == 0)) {
        TypeId elem = type_elem(m, t, 0);
        uint64_t step = y.kind == TY_ARRAY ? type_size(m, elem) : layout_scalar_bits(m, elem) / 8;
        for (uint64_t i = 0; i < y.n; i++) scalar_leaves(m, elem, offset + i * step, cell, out);
        return;
    }
    uint32_t lanes = y.kind == TY_VECTOR ? (uint32_t)y.n : 1;
    vec_push(out, ((ScalarLeaf){type_scalar(m, t), lanes, *cell, offset}));
    *cell += type_cells(m, t);
}

/* Returns 1 to 64 bits of memory, from bit `at` on. */
static uint64_t bits_load(const uint8_t *byte, uint64_t at, unsigned bits) {
    uint64_t v = 0;
    for (unsigned i = 0; i < bits; i += 8 - (unsigned)((at + i) % 8))
        v |= (uint64_t)(byte[(at + i) / 8] >> (at + i) % 8) << i;
    return v & ONES(bits);
}

/* Stores the lowest 1 to 64 bits of v in memory that contains 0 from bit `at` on. */
static void bits_store(uint8_t *byte, uint64_t at, unsigned bits, uint64_t v) {
    v &= ONES(bits);
    for (unsigned i = 0; i < bits; i += 8 - (unsigned)((at + i) % 8))
        byte[(at + i) / 8] |= (uint8_t)(v >> i << (at + i) % 8);
}

void leaf_load(Module *m, const ScalarLeaf *l, const uint8_t *byte, Slots *out) {
    uint32_t cells = type_cells(m, l->type);
    uint64_t at = l->offset * 8;
    for (uint32_t i = 0; i < l->lanes * cells; i++) {
        unsigned bits = cell_bits(m, l->type, i % cells);
        vec_push(out, ((Slot){bits_load(byte, at, bits), 0}));
        at += bits;
    }
}

/* Stores a leaf, whose cells are among those of the whole value, at an offset of an arena whose bytes are 0. */
static void leaf_store(Module *m, const ScalarLeaf *l, const Slots *value, Arena *a, uint64_t off) {
    uint32_t cells = type_cells(m, l->type), bytes = (l->lanes * layout_scalar_bits(m, l->type) + 7) / 8;
    uint64_t at = (off + l->offset) * 8;
    memset(a->undef + off + l->offset, 0, bytes);
    for (uint32_t i = 0; i < l->lanes * cells; i++) {
        unsigned bits = cell_bits(m, l->type, i % cells);
        bits_store(a->byte, at, bits, value->at[l->cell + i].v);
        bits_store(a->undef, at, bits, value->at[l->cell + i].u);
        at += bits;
    }
}

/* Appends n copies of s to the list. */
static void push_all(Slots *out, uint32_t n, Slot s) {
    for (uint32_t i = 0; i < n; i++) vec_push(out, s);
}

/* Appends a value of type t that is undefined in all bits. */
static void push_undefined(Module *m, TypeId t, Slots *out) {
    ScalarLeaves leaves = {0};
    uint32_t cells = 0;
    scalar_leaves(m, t, 0, &cells, &leaves);
    for (uint32_t i = 0; i < leaves.n; i++) {
        uint32_t n = type_cells(m, leaves.at[i].type);
        for (uint32_t j = 0; j < leaves.at[i].lanes * n; j++)
            vec_push(out, ((Slot){0, ONES(cell_bits(m, leaves.at[i].type, j % n))}));
    }
    vec_free(&leaves);
}

/* Appends the address of a symbol, in its own space; for an alias, that of its target. Returns false if it has none:
 * for a variable without memory, an ifunc, or an alias of a constant that cannot be computed. */
static bool symbol_cell(Machine *k, SymId s, Slots *out) {
    const Sym *y = &k->m->sym.at[s];
    for (unsigned depth = 0; y->kind == SYM_ALIAS && depth < ALIAS_SIZE_MAX; depth++) {
        if (!ref_is(y->init, REF_SYM)) return constant_cells(k, y->init, out);
        s = ref_index(y->init);
        y = &k->m->sym.at[s];
    }
    if (y->kind == SYM_FUNC) vec_push(out, ((Slot){FUNC_BASE + UINT64_C(16) * s, 0}));
    else if (y->kind == SYM_VAR && k->mem.sym_addr[s] != UINT64_MAX) vec_push(out, ((Slot){k->mem.sym_addr[s], 0}));
    else return false;
    return true;
}

/* Appends the address that a constant getelementptr gives, as one cell. Returns false if the base address or the offset
 * cannot be computed. */
static bool gep_cells(Machine *k, const Const *c, Slots *out) {
    Module *m = k->m;
    const Ref *op = m->const_elem.at + c->first;
    int64_t offset;
    uint32_t at = out->n;
    if (!constant_cells(k, op[0], out)) return false;
    if (!gep_offset(m, c->aux, op + 1, c->n - 1, &offset)) return false;
    out->at[at].v = (out->at[at].v + (uint64_t)offset) & ONES(layout_scalar_bits(m, c->type));
    return true;
}

/* Appends the value of a constant cast of one cell, or of a bitcast between types of equally many cells. Returns false
 * for others, for conversions from and to floating point, and if the operand cannot be computed. */
static bool cast_cells(Machine *k, const Const *c, Slots *out) {
    Module *m = k->m;
    Ref from = m->const_elem.at[c->first];
    TypeId type = ref_type(m, NULL, from);
    uint32_t at = out->n;
    if (c->op != OP_BITCAST && (type_is_fp(m, type) || type_is_fp(m, c->type))) return false;
    if (!constant_cells(k, from, out)) return false;
    if (out->n != at + 1 || type_cells(m, c->type) != 1)
        return c->op == OP_BITCAST && out->n - at == type_cells(m, c->type);
    Slot *s = &out->at[at];
    if (c->op == OP_ADDRSPACECAST) {
        s->v = space_to_generic(k, type_space(m, type), s->v);
        s->v = generic_to_space(k, type_space(m, c->type), s->v);
    }
    uint64_t width = ONES(layout_scalar_bits(m, c->type));
    if (c->op == OP_SEXT) {
        s->v = sign_extend(s->v, layout_scalar_bits(m, type));
        s->u = sign_extend(s->u, layout_scalar_bits(m, type));
    }
    s->v &= width;
    s->u &= width;
    return true;
}

/* Appends the value of a constant binary operation or integer comparison of one cell. Returns false if it cannot be
 * computed, as for a division by zero; undefined bits of the operands become undefined bits of the result. */
static bool binary_cells(Machine *k, const Const *c, Slots *out) {
    Module *m = k->m;
    uint32_t at = out->n;
    if (c->n != 2 || !constant_cells(k, m->const_elem.at[c->first], out) ||
        !constant_cells(k, m->const_elem.at[c->first + 1], out))
        return false;
    if (out->n != at + 2) return false;
    uint64_t a = out->at[at].v, b = out->at[at + 1].v, v;
    uint32_t bits = layout_scalar_bits(m, ref_type(m, NULL, m->const_elem.at[c->first]));
    if (c->op == OP_ICMP) v = arith_compare((enum IntPred)c->aux, a, b, bits);
    else if (!arith_binary((enum Op)c->op, a, b, bits, &v)) return false;
    uint64_t width = ONES(layout_scalar_bits(m, c->type)), undefined = out->at[at].u | out->at[at + 1].u;
    out->at[at].v = v & width;
    out->at[at].u = c->op == OP_ICMP ? undefined != 0 : undefined & width;
    out->n = at + 1;
    return true;
}

/* Appends the cells of a constant expression of vector type: lane by lane or, if const_lane() cannot split it, as
 * cast_cells() if it is a cast. Returns false if they cannot be computed. */
static bool vector_cells(Machine *k, Ref r, Slots *out) {
    Module *m = k->m;
    Const c = *const_at(m, r);
    if (!const_lane(m, r, 0).x) return op_info[c.op].flags & OF_CAST && cast_cells(k, &c, out);
    for (uint64_t i = 0; i < type_at(m, c.type)->n; i++) {
        Ref lane = const_lane(m, r, i);
        if (!lane.x || !constant_cells(k, lane, out)) return false;
    }
    return true;
}

bool constant_cells(Machine *k, Ref r, Slots *out) {
    Module *m = k->m;
    if (ref_is(r, REF_SYM)) return symbol_cell(k, ref_index(r), out);
    if (!ref_is(r, REF_CONST)) return false;
    const Const *c = const_at(m, r);
    uint32_t cells = type_cells(m, c->type);
    switch (c->kind) {
    case CONST_INT:
    case CONST_FP:
        vec_push(out, ((Slot){c->bits, 0}));
        push_all(out, cells ? cells - 1 : 0, (Slot){0, 0});
        return true;
    case CONST_WIDE:
        for (uint32_t i = 0; i < cells; i++) {
            uint64_t low = 2 * i < c->n ? m->const_word.at[c->first + 2 * i] : 0;
            uint64_t high = 2 * i + 1 < c->n ? m->const_word.at[c->first + 2 * i + 1] : 0;
            vec_push(out, ((Slot){low | high << 32, 0}));
        }
        return true;
    case CONST_NULL:
    case CONST_ZERO: push_all(out, cells, (Slot){0, 0}); return true;
    case CONST_UNDEF:
    case CONST_POISON: push_undefined(m, c->type, out); return true;
    case CONST_BYTES:
        for (uint32_t i = 0; i < cells; i++) vec_push(out, ((Slot){(uint8_t)str_get(m, c->str)[i], 0}));
        return true;
    case CONST_AGG:
        for (uint32_t i = 0, first = c->first, n = c->n; i < n; i++)
            if (!constant_cells(k, m->const_elem.at[first + i], out)) return false;
        return true;
    case CONST_BLOCKADDR: vec_push(out, ((Slot){BLOCK_BASE + UINT64_C(16) * c->first, 0})); return true;
    case CONST_DSO_LOCAL_EQUIVALENT:
    case CONST_NO_CFI: return symbol_cell(k, c->first, out);
    case CONST_EXPR: {
        Const copy = *c;
        uint64_t i;
        if (type_kind(m, copy.type) == TY_VECTOR) return vector_cells(k, r, out);
        if (copy.op == OP_EXTRACTELEMENT) {
            Ref vector = m->const_elem.at[copy.first];
            return ref_int(m, m->const_elem.at[copy.first + 1], &i) && i < type_at(m, ref_type(m, NULL, vector))->n &&
                   constant_cells(k, const_lane(m, vector, i), out);
        }
        if (copy.op == OP_GETELEMENTPTR) return gep_cells(k, &copy, out);
        if (op_info[copy.op].flags & OF_CAST) return cast_cells(k, &copy, out);
        return binary_cells(k, &copy, out);
    }
    default: return false;
    }
}

bool constant_store(Machine *k, Arena *a, uint64_t off, Ref r) {
    Module *m = k->m;
    TypeId type = ref_type(m, NULL, r);
    if (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_BYTES) {
        uint32_t n = str_len(m, const_at(m, r)->str);
        memcpy(a->byte + off, str_get(m, const_at(m, r)->str), n);
        memset(a->undef + off, 0, n);
        return true;
    }
    if (ref_is(r, REF_CONST) && (const_at(m, r)->kind == CONST_ZERO || const_at(m, r)->kind == CONST_NULL)) {
        memset(a->undef + off, 0, type_store_size(m, type));
        return true;
    }
    ScalarLeaves leaves = {0};
    Slots cells = {0};
    uint32_t n = 0;
    bool ok = constant_cells(k, r, &cells);
    scalar_leaves(m, type, 0, &n, &leaves);
    for (uint32_t i = 0; ok && i < leaves.n; i++) leaf_store(m, &leaves.at[i], &cells, a, off);
    vec_free(&leaves);
    vec_free(&cells);
    return ok;
}
