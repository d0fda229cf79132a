/* place-images: builds constants that contain addresses of shared variables on the stack of the functions
 * that use them.
 *
 *     @view = private constant { ptr, i32 } { ptr @tile, i32 8 }      %v = alloca { ptr, i32 }
 *     memcpy(%x, @view, 16)                                           store ptr @tile, ptr %v
 *                                                                     store i32 8, ptr (%v + 8)
 *                                                                     memcpy(%x, %v, 16)
 *
 * A front end makes such images of local aggregates. A variable in global memory cannot be initialised in
 * this way, because a shared variable has an address only while a block runs. The copy is built at the
 * entry of each function that reads the image; sroa then splits it.
 *
 * A function gets a copy if the address does not escape from it: the uses are loads, derived addresses,
 * copies out of the image, comparisons and calls that do not capture it. Otherwise the image stays, and
 * PTX emission fails.
 *
 * Needs nothing. Keeps the blocks. Linear.
 */
#include "transform/pass.h"

enum { LEAVES_MAX = 256, DEPTH_MAX = 64 };

typedef struct Images {
    Pass *p;
    Module *m;
    Fn *f;
    Uses uses;
    Edit e;
    uint8_t *is_image; /* by symbol */
    VEC(struct {
        ValueId user;
        uint32_t operand;
        uint64_t off;
    })
    use;                  /* uses of the current image */
    VEC(ValueId) derived; /* its addresses that instructions compute */
    uint8_t *seen;        /* by value */
    uint32_t leaves;
} Images;

/* ------------------------------------------------------------------------------- recognising images */

/* Reports whether the constant contains the address of a shared variable. */
static bool names_shared(const Module *m, Ref r, uint32_t depth) {
    if (ref_is(r, REF_SYM)) {
        const Sym *s = &m->sym.at[ref_index(r)];
        return s->kind == SYM_VAR && s->space == SPACE_SHARED;
    }
    if (!ref_is(r, REF_CONST) || depth > DEPTH_MAX) return false;
    const Const *c = const_at(m, r);
    if (c->kind != CONST_EXPR && c->kind != CONST_AGG) return false;
    for (uint32_t i = 0; i < c->n; i++)
        if (names_shared(m, m->const_elem.at[c->first + i], depth + 1)) return true;
    return false;
}

/* Reports whether the variable is an image: a constant of this module that contains the address of a shared
 * variable. */
static bool var_is_image(const Module *m, const Sym *v) {
    bool own = v->linkage == LINK_INTERNAL || v->linkage == LINK_PRIVATE;
    return v->kind == SYM_VAR && own && v->defined && v->constant && !v->externally_initialized && v->unnamed &&
           v->space != SPACE_SHARED && names_shared(m, v->init, 0);
}

/* Returns the image that a constant address points into, and sets *off to the offset; 0 if there is none. */
static SymId image_of(const Images *x, Ref r, uint64_t *off) {
    Module *m = x->m;
    *off = 0;
    for (uint32_t depth = 0; depth < DEPTH_MAX; depth++) {
        if (ref_is(r, REF_SYM)) return x->is_image[ref_index(r)] ? ref_index(r) : 0;
        if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_EXPR) return 0;
        const Const *c = const_at(m, r);
        int64_t by = 0;
        const Ref *op = &m->const_elem.at[c->first];
        bool moves = c->op == OP_GETELEMENTPTR && gep_offset(m, c->aux, op + 1, c->n - 1, &by);
        if (!moves && c->op != OP_ADDRSPACECAST && c->op != OP_BITCAST) return 0;
        *off += (uint64_t)by;
        r = op[0];
    }
    return 0;
}

/* ------------------------------------------------------------------------------- uses of an image */

/* Reports whether call v may capture its operand i, or do more than read through it. */
static bool call_captures(const Images *x, ValueId v, uint32_t i) {
    const Module *m = x->m;
    SymId callee = call_target(m, x->f, v);
    uint32_t row = call_intrinsic(m, x->f, v);
    if (i >= call_nargs(x->f, v) || inst_at(x->f, v)->sub == TAIL_MUST) return true;
    if (row) return !(intrinsic_at(row)->flags & INF_COPY) || i != 1;
    if (param_has_nocapture(m, inst_at(x->f, v)->aux, i)) return false;
    return !callee || !param_has_nocapture(m, m->sym.at[callee].attrs, i);
}

/* Reports whether the use does not let the address of the image escape; derived addresses are queued. */
static bool use_does_not_escape(Images *x, ValueId v, uint32_t i) {
    const Inst *n = inst_at(x->f, v);
    switch (n->op) {
    case OP_LOAD:
    case OP_ICMP: return true;
    case OP_CALL: return !call_captures(x, v, i);
    case OP_GETELEMENTPTR:
    case OP_SELECT:
    case OP_PHI:
    case OP_BITCAST:
    case OP_FREEZE:
        if (n->type != T_PTR) return false;
        if (!x->seen[v]) vec_push(&x->derived, v);
        x->seen[v] = 1;
        return true;
    default: return op_flags(n) & OF_DEBUG;
    }
}

/* Collects the uses of the image in the function into Images.use; returns false if the address may escape. */
static bool uses_find(Images *x, SymId image) {
    x->use.n = x->derived.n = 0;
    each_inst(x->f, b, v)
        for (uint32_t i = 0; i < inst_at(x->f, v)->nopnd; i++) {
            uint64_t off;
            Ref r = inst_op(x->f, v, i);
            if (ref_is(r, REF_VALUE) || image_of(x, r, &off) != image) continue;
            if (ref_type(x->m, x->f, r) != T_PTR || !use_does_not_escape(x, v, i)) return false;
            vec_reserve(&x->use, 1);
            x->use.at[x->use.n].user = v;
            x->use.at[x->use.n].operand = i;
            x->use.at[x->use.n++].off = off;
        }
    for (uint32_t k = 0; k < x->derived.n; k++) {
        ValueId d = x->derived.at[k];
        for (uint32_t u = x->uses.first[d]; u < x->uses.first[d + 1]; u++) {
            ValueId user = x->uses.at[u];
            for (uint32_t i = 0; i < inst_at(x->f, user)->nopnd; i++)
                if (ref_same(inst_op(x->f, user, i), ref_make(REF_VALUE, d)) && !use_does_not_escape(x, user, i))
                    return false;
        }
    }
    return x->use.n;
}

/* ------------------------------------------------------------------------------- building the copy */

/* Returns the number of scalars in a type; more than LEAVES_MAX if it is too large to copy. */
static uint32_t leaves_count(Module *m, TypeId t, uint32_t depth) {
    enum TypeKind k = type_kind(m, t);
    if (k != TY_STRUCT && k != TY_ARRAY) return 1;
    uint64_t n = k == TY_STRUCT ? type_at(m, t)->nelem : type_at(m, t)->n, all = 0;
    if (depth >= DEPTH_MAX || n > LEAVES_MAX) return LEAVES_MAX + 1;
    for (uint64_t i = 0; i < n && all <= LEAVES_MAX; i++) all += leaves_count(m, type_elem(m, t, i), depth + 1);
    return all > LEAVES_MAX ? LEAVES_MAX + 1 : (uint32_t)all;
}

/* Returns the address `off` bytes into the copy, computed in the entry block. */
static Ref address(Images *x, ValueId copy, uint64_t off) {
    if (!off) return ref_make(REF_VALUE, copy);
    Ref op[] = {ref_make(REF_VALUE, copy), const_int(x->m, T_I64, off)};
    ValueId v = fn_inst(x->f, OP_GETELEMENTPTR, T_PTR, op, 2);
    inst_at(x->f, v)->aux = T_I8;
    edit_front(&x->e, x->f->layout.at[0], v);
    return ref_make(REF_VALUE, v);
}

/* Stores the scalars of a constant at offset `off` of the copy. */
static void fill(Images *x, ValueId copy, Ref value, uint64_t off) {
    Module *m = x->m;
    TypeId t = ref_type(m, NULL, value);
    enum TypeKind k = type_kind(m, t);
    const Const *c = ref_is(value, REF_CONST) ? const_at(m, value) : NULL;
    if (c && (c->kind == CONST_UNDEF || c->kind == CONST_POISON)) return;
    if (k != TY_STRUCT && k != TY_ARRAY) {
        Ref op[] = {value, address(x, copy, off)};
        ValueId v = fn_inst(x->f, OP_STORE, T_VOID, op, 2);
        edit_front(&x->e, x->f->layout.at[0], v);
        return;
    }
    uint64_t n = k == TY_STRUCT ? type_at(m, t)->nelem : type_at(m, t)->n;
    for (uint64_t i = 0; i < n; i++) {
        TypeId e = type_elem(m, t, i);
        uint64_t at = k == TY_STRUCT ? type_field_offset(m, t, (uint32_t)i) : i * type_size(m, e);
        fill(x, copy, const_elem(m, value, i), off + at);
    }
}

/* Adapts a user of the copy, which is no longer constant: a `tail` call must not read the caller's stack,
 * and a load is no longer invariant. */
static void user_adapt(Images *x, ValueId user) {
    if (inst_at(x->f, user)->op == OP_CALL) inst_at(x->f, user)->sub = TAIL_NONE;
    if (inst_at(x->f, user)->op == OP_LOAD) inst_attach_remove(x->f, user, str_of(x->m, "invariant.load"));
}

/* Builds the copy at the entry of the function and redirects the uses of the image to it. */
static void copy_make(Images *x, SymId image) {
    const Sym *v = &x->m->sym.at[image];
    uint32_t log = 0, align = type_align(x->m, v->type);
    while (align >> (log + 1)) log++;
    ValueId copy = fn_inst(x->f, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(x->f, copy)->aux = v->type;
    inst_at(x->f, copy)->mem.align = v->align ? v->align : (uint8_t)(1 + log);
    edit_front(&x->e, x->f->layout.at[0], copy);
    fill(x, copy, v->init, 0);
    for (uint32_t i = 0; i < x->use.n; i++) {
        ValueId user = x->use.at[i].user;
        Ref to = address(x, copy, x->use.at[i].off);
        inst_ops(x->f, user)[x->use.at[i].operand] = to;
        user_adapt(x, user);
    }
    for (uint32_t i = 0; i < x->derived.n; i++)
        for (uint32_t u = x->uses.first[x->derived.at[i]]; u < x->uses.first[x->derived.at[i] + 1]; u++)
            user_adapt(x, x->uses.at[u]);
}

/* Replaces the images that the function uses; returns whether it changed. */
static bool fn_images(Images *x, Fn *f) {
    VEC(SymId) found = {0};
    x->f = f;
    each_inst(f, b, v)
        for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) {
            uint64_t off;
            Ref r = inst_op(f, v, i);
            SymId s = ref_is(r, REF_VALUE) ? 0 : image_of(x, r, &off);
            if (!s || x->is_image[s] == 2) continue;
            x->is_image[s] = 2; /* in `found` */
            vec_push(&found, s);
        }
    bool changed = false;
    if (found.n) {
        edit_begin(&x->e, x->m, f);
        x->uses = uses_build(f);
        for (uint32_t i = 0; i < found.n; i++) {
            x->seen = mem_alloc(f->inst.n + 1);
            if (uses_find(x, found.at[i])) {
                copy_make(x, found.at[i]);
                changed = true;
            }
            free(x->seen);
            x->is_image[found.at[i]] = 1;
        }
        uses_free(&x->uses);
        changed |= edit_commit(&x->e);
    }
    vec_free(&found);
    return changed;
}

bool pass_place_images(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    Images x = {.p = p, .m = m, .is_image = mem_alloc(m->sym.n)};
    uint32_t n = 0, functions = 0;
    each_sym(m, s) {
        bool fits = var_is_image(m, &m->sym.at[s]) && leaves_count(m, m->sym.at[s].type, 0) <= LEAVES_MAX;
        x.is_image[s] = fits;
        n += fits;
    }
    if (n)
        each_fn(m, s, f) functions += fn_images(&x, f);
    free(x.is_image);
    vec_free(&x.use);
    vec_free(&x.derived);
    pass_stat(p, "functions with copies of images", functions);
    return functions;
}
