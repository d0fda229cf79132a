/* aggregates: splits loads, stores, selects and phis of structs and arrays into those of their scalars.
 *
 *     %s = load { ptr, i32 }, ptr %a        %p = load ptr, ptr %a
 *     store { ptr, i32 } %s, ptr %b         %0 = getelementptr i8, ptr %a, i64 8   %n = load i32, ptr %0
 *     %n = extractvalue { ptr, i32 } %s, 1  store ptr %p, ptr %b      ...
 *
 * insertvalue reassembles a loaded aggregate, and an extractvalue is replaced by the element that was inserted. So no
 * value hides a pointer beside a number, and sroa sees the type of each byte that is accessed. Padding is not copied,
 * because a load of padding is undefined. A select or phi of aggregates, such as what inlining makes of the returns of
 * a function, becomes one of each scalar, so that constants and pointers among these are seen.
 *
 * Splits only aggregates of at most 64 scalars, plain accesses, and phis of at most 32 edges. Keeps the blocks. */
#include "transform/pass.h"

/* EDGES_MAX: the most edges of a phi that is split. PATH_MAX: the most indices that lead to a scalar. PATHS_MAX and
 * CLIMB_MAX: the most indices and steps of element_of. */
enum { SCALARS_MAX = 64, PATH_MAX = 32, PATHS_MAX = 128, CLIMB_MAX = 64, EDGES_MAX = 32 };

/* A scalar or vector in an aggregate: its type, its offset in bytes, and the n indices that lead to it. */
typedef struct Scalar {
    TypeId type;
    uint64_t off;
    uint32_t path[PATH_MAX], n;
} Scalar;

/* All scalars of an aggregate, in the order of their offsets. */
typedef struct Scalars {
    Scalar at[SCALARS_MAX];
    uint32_t n;
} Scalars;

typedef struct Splitter {
    Pass *p;
    Module *m;
    Fn *f;
    Edit e;
    VEC(ValueId) phis;                    /* of aggregates that are split: their operands are still to be split */
    VEC(ValueId) parts;                   /* the phis of their scalars, in the same order */
    uint64_t accesses, choices, elements; /* statistics: accesses, and selects and phis split; extractvalues replaced */
} Splitter;

/* Appends the scalars of type t; `at` holds the offset and path of t itself. Returns false if there would be more than
 * SCALARS_MAX, if a struct or array has more elements than that, if a path would be longer than PATH_MAX, or if a type
 * has no size; *out then holds a part of them. */
static bool scalars_add(Module *m, TypeId t, Scalar at, Scalars *out) {
    if (!type_is_aggregate(m, t)) {
        if (out->n == SCALARS_MAX || !type_is_sized(m, t)) return false;
        at.type = t;
        out->at[out->n++] = at;
        return true;
    }
    bool fields = type_kind(m, t) == TY_STRUCT;
    uint64_t n = fields ? type_at(m, t)->nelem : type_at(m, t)->n;
    if (at.n == PATH_MAX || n > SCALARS_MAX) return false;
    for (uint32_t i = 0; i < n; i++) {
        TypeId e = type_elem(m, t, i);
        Scalar part = at;
        part.off += fields ? type_field_offset(m, t, i) : i * type_size(m, e);
        part.path[part.n++] = i;
        if (!scalars_add(m, e, part, out)) return false;
    }
    return true;
}

/* ------------------------------------------------------------------------------------------- elements */

/* Returns what replaces `value` in the edit, one step only; the value itself if nothing does. */
static Ref replaced(const Splitter *s, Ref value) {
    if (!ref_is(value, REF_VALUE) || ref_index(value) >= s->e.forward.n) return value;
    Ref with = s->e.forward.at[ref_index(value)];
    return ref_is(with, REF_NONE) ? value : with;
}

/* Returns the element of `value` at the path of n <= PATHS_MAX indices at `from`, if it is known: an insertvalue
 * inserted it or something that contains it, or `value` is a constant or was extracted from such a value. Returns
 * REF_NULL if it is not known, so that it must be extracted. */
static Ref element_of(const Splitter *s, Ref value, const uint32_t *from, uint32_t n) {
    uint32_t room[PATHS_MAX], *path = room + PATHS_MAX - n;
    memcpy(path, from, n * sizeof *path);
    for (int steps = 0; steps < CLIMB_MAX; steps++) {
        value = replaced(s, value);
        if (!ref_is(value, REF_VALUE)) {
            for (uint32_t i = 0; i < n && !ref_same(value, REF_NULL); i++)
                value = ref_is(value, REF_CONST) ? const_elem(s->m, value, path[i]) : REF_NULL;
            return value;
        }
        ValueId v = ref_index(value);
        if (inst_at(s->f, v)->op == OP_EXTRACTVALUE) {
            uint32_t outer = inst_at(s->f, v)->nopnd - 1;
            if (outer > (size_t)(path - room)) return REF_NULL;
            for (uint32_t i = outer; i > 0; i--) *--path = ref_index(inst_op(s->f, v, i));
            n += outer;
            value = inst_op(s->f, v, 0);
            continue;
        }
        if (inst_at(s->f, v)->op != OP_INSERTVALUE) return REF_NULL;
        uint32_t k = inst_at(s->f, v)->nopnd - 2, same = 0;
        while (same < k && same < n && ref_index(inst_op(s->f, v, 2 + same)) == path[same]) same++;
        /* the element is the inserted value or a part of it */
        if (same == k) {
            value = inst_op(s->f, v, 1);
            path += same, n -= same;
            if (!n) return value;
        } else if (same == n) { /* only a part of the element was inserted */
            return REF_NULL;
        } else {
            value = inst_op(s->f, v, 0);
        }
    }
    return REF_NULL;
}

/* Returns scalar x of aggregate `value`; creates an extractvalue before `anchor` if it is not known. */
static Ref element_take(Splitter *s, ValueId anchor, Ref value, const Scalar *x) {
    Ref known = element_of(s, value, x->path, x->n), operand[1 + PATH_MAX] = {value};
    if (!ref_same(known, REF_NULL)) return known;
    for (uint32_t i = 0; i < x->n; i++) operand[1 + i] = ref_make(REF_INT, x->path[i]);
    return edit_make(&s->e, anchor, OP_EXTRACTVALUE, x->type, operand, 1 + x->n);
}

/* Replaces extractvalue v by the element if that is known, and deletes it. Leaves it alone if its path is longer than
 * PATH_MAX. */
static void extract_fold(Splitter *s, ValueId v) {
    uint32_t path[PATH_MAX], n = inst_at(s->f, v)->nopnd - 1;
    if (n > PATH_MAX) return;
    for (uint32_t i = 0; i < n; i++) path[i] = ref_index(inst_op(s->f, v, 1 + i));
    Ref known = element_of(s, inst_op(s->f, v, 0), path, n);
    if (ref_same(known, REF_NULL)) return;
    edit_replace(&s->e, v, known);
    edit_delete(&s->e, v);
    s->elements++;
}

/* ------------------------------------------------------------------------------------------- accesses */

/* Replaces v, an aggregate, by insertvalues that assemble it of these scalars, and deletes it. */
static void value_assemble(Splitter *s, ValueId v, const Scalars *x, const Ref *scalar) {
    TypeId type = inst_at(s->f, v)->type;
    Ref all = const_simple(s->m, CONST_POISON, type);
    for (uint32_t i = 0; i < x->n; i++) {
        Ref operand[2 + PATH_MAX] = {all, scalar[i]};
        for (uint32_t k = 0; k < x->at[i].n; k++) operand[2 + k] = ref_make(REF_INT, x->at[i].path[k]);
        all = edit_make(&s->e, v, OP_INSERTVALUE, type, operand, 2 + x->at[i].n);
    }
    edit_replace(&s->e, v, all);
    edit_delete(&s->e, v);
}

/* Replaces a load by loads of its scalars, without its metadata, and the insertvalues that reassemble them. */
static void load_split(Splitter *s, ValueId v, const Scalars *x) {
    Ref address = inst_op(s->f, v, 0), scalar[SCALARS_MAX];
    uint32_t align = inst_align_log(s->m, s->f, v);
    for (uint32_t i = 0; i < x->n; i++) {
        Ref from = edit_offset(&s->e, v, address, x->at[i].off);
        scalar[i] = edit_load(&s->e, v, x->at[i].type, from, align_after(align, x->at[i].off));
    }
    value_assemble(s, v, x, scalar);
}

/* Replaces a store by stores of its scalars, without its metadata. Leaves out those that are undef or poison. */
static void store_split(Splitter *s, ValueId v, const Scalars *x) {
    Ref value = inst_op(s->f, v, 0), address = inst_op(s->f, v, 1);
    uint32_t align = inst_align_log(s->m, s->f, v);
    for (uint32_t i = 0; i < x->n; i++) {
        Ref part = element_take(s, v, value, &x->at[i]);
        if (ref_is_undef(s->m, part)) continue;
        Ref to = edit_offset(&s->e, v, address, x->at[i].off);
        edit_store(&s->e, v, part, to, align_after(align, x->at[i].off));
    }
    edit_delete(&s->e, v);
}

/* Splits load or store v if it is neither volatile nor atomic and scalars_add finds at least one scalar in its type,
 * which must be an aggregate. Writes a remark. */
static void access_split(Splitter *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    TypeId type = inst_access_type(s->m, s->f, v);
    if (!type_is_aggregate(s->m, type) || i->flags & IF_VOLATILE || i->mem.order != ORD_NONE) return;
    Scalars x = {.n = 0}; /* large */
    if (!scalars_add(s->m, type, (Scalar){0}, &x) || !x.n) return;
    pass_remark(s->p, REMARK_AggregateSplit, s->f, v, op_info[i->op].name, x.n);
    if (i->op == OP_LOAD) load_split(s, v, &x);
    else store_split(s, v, &x);
    s->accesses++;
}

/* -------------------------------------------------------------------------------------------- choices */

/* Replaces v, if it is a select or phi of aggregates that scalars_add can split, by selects or phis of its scalars, and
 * deletes it. The operands of these phis are poison until phi_complete. */
static void choice_split(Splitter *s, ValueId v) {
    const Inst *i = inst_at(s->f, v);
    bool phi = i->op == OP_PHI;
    if (!type_is_aggregate(s->m, i->type) || (phi && i->nopnd > 2 * EDGES_MAX)) return;
    Scalars x = {.n = 0}; /* large */
    Ref scalar[SCALARS_MAX], operand[2 * EDGES_MAX];
    uint32_t n = i->nopnd;
    if (!scalars_add(s->m, i->type, (Scalar){0}, &x) || !x.n) return;
    memcpy(operand, inst_ops(s->f, v), n * sizeof *operand);
    Ref arm[2] = {operand[1], operand[2]};
    if (phi) vec_push(&s->phis, v);
    for (uint32_t k = 0; k < x.n; k++) {
        for (uint32_t e = 0; phi && e < n; e += 2) operand[e] = const_simple(s->m, CONST_POISON, x.at[k].type);
        for (uint32_t e = 0; !phi && e < 2; e++) operand[1 + e] = element_take(s, v, arm[e], &x.at[k]);
        scalar[k] = edit_make(&s->e, v, phi ? OP_PHI : OP_SELECT, x.at[k].type, operand, n);
        if (phi) vec_push(&s->parts, ref_index(scalar[k]));
    }
    value_assemble(s, v, &x, scalar);
    s->choices++;
}

/* Gives the phis at `parts` their operands, the scalars of those of v, which choice_split has replaced. Returns how
 * many phis they are. */
static uint32_t phi_complete(Splitter *s, ValueId v, const ValueId *parts) {
    Scalars x = {.n = 0};
    scalars_add(s->m, inst_at(s->f, v)->type, (Scalar){0}, &x);
    uint32_t n = inst_at(s->f, v)->nopnd;
    for (uint32_t k = 0; k < x.n; k++) {
        for (uint32_t e = 0; e < n; e += 2) {
            Ref from = inst_op(s->f, v, e + 1), part = REF_NULL;
            /* two edges from the same block must have the same operand */
            for (uint32_t d = 0; d < e && ref_is(part, REF_NONE); d += 2)
                if (ref_same(inst_op(s->f, v, d + 1), from)) part = inst_op(s->f, parts[k], d);
            if (ref_is(part, REF_NONE))
                part = element_take(s, block_term(s->f, ref_index(from)), inst_op(s->f, v, e), &x.at[k]);
            inst_ops(s->f, parts[k])[e] = part;
        }
    }
    return x.n;
}

bool pass_aggregates(Pass *p, Fn *f) {
    Splitter s = {.p = p, .m = p->m, .f = f};
    uint32_t n = f->order.n;
    edit_begin(&s.e, p->m, f);
    for (uint32_t i = 0; i < n; i++) {
        ValueId v = f->order.at[i];
        enum Op op = inst_at(f, v)->op;
        if (op == OP_LOAD || op == OP_STORE) access_split(&s, v);
        else if (op == OP_SELECT || op == OP_PHI) choice_split(&s, v);
        else if (op == OP_EXTRACTVALUE) extract_fold(&s, v);
    }
    const ValueId *parts = s.parts.at;
    for (uint32_t k = 0; k < s.phis.n; k++) parts += phi_complete(&s, s.phis.at[k], parts);
    vec_free(&s.phis), vec_free(&s.parts);
    pass_stat(p, "aggregate loads and stores split", s.accesses);
    pass_stat(p, "aggregate selects and phis split", s.choices);
    pass_stat(p, "extractvalues replaced by inserted elements", s.elements);
    return edit_commit(&s.e);
}
