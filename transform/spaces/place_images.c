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
 * PTX emission fails. The address of the copy is generic, so addresses that are derived from an image in a
 * specific space become generic, too.
 *
 * Needs nothing. Keeps the blocks. Linear.
 */
#include "transform/pass.h"
#include "transform/spaces/respace.h"

enum { LEAVES_MAX = 4096, DEPTH_MAX = 64 };

/* Operand `operand` of `user` is the address `off` bytes into an image. next: 1 + index of the next use of the same
 * image, 0: end */
typedef struct ImageUse {
    ValueId user;
    uint32_t operand, next;
    uint64_t off;
} ImageUse;

typedef struct Images {
    Pass *p;
    Module *m;
    uint8_t *is_image;  /* by symbol: it is an image (var_is_image) of at most LEAVES_MAX scalars */
    uint32_t *found_as; /* by symbol: 1 + index into found; 0: not found in the function yet */
    uint32_t nsym;      /* the length of both; later symbols are declarations of intrinsics */

    /* The current function: */
    Fn *f;
    const Uses *uses;
    Edit e;
    uint32_t nvalue; /* number of values before the first new one */
    VEC(struct {
        SymId image;
        uint32_t first, last; /* 1 + index into use */
    })
    found; /* the images that it uses */
    VEC(ImageUse) use;

    /* The current image: */
    SymId image;
    uint32_t first;       /* 1 + its first use */
    VEC(ValueId) derived; /* its addresses that instructions compute */
    uint8_t *seen;        /* by value: it is one of them */
} Images;

/* Loops over the uses of the current image. */
#define each_use(x, u) for (const ImageUse *u = NULL; (u = use_after(x, u)) != NULL;)

/* Returns the use of the current image that follows `u`; the first one for NULL; NULL at the end. */
static const ImageUse *use_after(const Images *x, const ImageUse *u) {
    uint32_t next = u ? u->next : x->first;
    return next ? &x->use.at[next - 1] : NULL;
}

/* ------------------------------------------------------------------------------- recognising images */

/* Reports whether r is, or is a constant that contains, the address of a shared variable. depth: of the recursion,
 * initially 0; constants deeper than DEPTH_MAX count as containing none. */
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

/* Reports whether the symbol is an image: a constant variable outside of shared memory that only this module can name
 * and that contains the address of a shared variable. */
static bool var_is_image(const Module *m, const Sym *v) {
    bool own = v->linkage == LINK_INTERNAL || v->linkage == LINK_PRIVATE;
    return v->kind == SYM_VAR && own && v->defined && v->constant && !v->externally_initialized &&
           v->space != SPACE_SHARED && names_shared(m, v->init, 0);
}

/* Returns the image that a constant address points into, and sets *off to the offset in bytes. Returns 0 if there is
 * none, for an address that is not constant, and if the offset is not known. */
static SymId image_of(const Images *x, Ref r, uint64_t *off) {
    Module *m = x->m;
    *off = 0;
    for (uint32_t depth = 0; depth < DEPTH_MAX; depth++) {
        if (ref_is(r, REF_SYM)) return ref_index(r) < x->nsym && x->is_image[ref_index(r)] ? ref_index(r) : 0;
        if (!ref_is(r, REF_CONST) || const_at(m, r)->kind != CONST_EXPR) return 0;
        const Const *c = const_at(m, r);
        int64_t by = 0;
        const Ref *op = &m->const_elem.at[c->first];
        bool moves = c->op == OP_GETELEMENTPTR && gep_offset(m, c->aux, op + 1, c->n - 1, &by);
        if (!moves && c->op != OP_ADDRSPACECAST && c->op != OP_BITCAST) return 0;
        *off = (uint64_t)layout_offset(m, c->type, (int64_t)(*off + (uint64_t)by));
        r = op[0];
    }
    return 0;
}

/* ------------------------------------------------------------------------------- uses of an image */

/* Reports whether call v may capture its operand i, an address in an image. An intrinsic counts as one that does,
 * unless it copies out of the image. So do a use as other than an argument, a `musttail` call, and a call that takes an
 * address in a specific space, because it cannot take the address of the copy instead. */
static bool call_captures(const Images *x, ValueId v, uint32_t i) {
    const Module *m = x->m;
    SymId callee = call_target(m, x->f, v);
    uint32_t row = call_intrinsic(m, x->f, v);
    if (i >= call_nargs(x->f, v) || inst_at(x->f, v)->sub == TAIL_MUST) return true;
    if (row) return !(intrinsic_at(row)->flags & INF_COPY) || i != 1;
    if (ref_type(m, x->f, inst_op(x->f, v, i)) != T_PTR) return true;
    if (param_has_nocapture(m, inst_at(x->f, v)->aux, i)) return false;
    return !callee || !param_has_nocapture(m, m->sym.at[callee].attrs, i);
}

/* Reports whether operand i of v, an address in the image, does not let that address escape. If v derives an address
 * from it, marks v in x->seen and appends it to x->derived. */
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
    case OP_ADDRSPACECAST:
    case OP_FREEZE:
        if (!type_is_ptr(x->m, n->type)) return false;
        if (!x->seen[v]) vec_push(&x->derived, v);
        x->seen[v] = 1;
        return true;
    default: return op_flags(n) & OF_DEBUG;
    }
}

/* Reports whether the operand is null, or an address in the current image. */
static bool is_own_or_null(const Images *x, Ref r) {
    uint64_t off;
    if (ref_is(r, REF_VALUE)) return ref_index(r) < x->nvalue && x->seen[ref_index(r)];
    return ref_is_null(x->m, r) || image_of(x, r, &off) == x->image;
}

/* Reports whether user v of an address in the image may tell the copy from the image. It may if it compares that
 * address with one that is neither null nor derived from the image in this function, unless the image is
 * `unnamed_addr`, so that its address does not matter. */
static bool use_identifies(const Images *x, ValueId v) {
    return inst_at(x->f, v)->op == OP_ICMP && !x->m->sym.at[x->image].unnamed &&
           !(is_own_or_null(x, inst_op(x->f, v, 0)) && is_own_or_null(x, inst_op(x->f, v, 1)));
}

/* Follows the uses of the current image, and records the addresses derived from it in x->derived and x->seen, which are
 * empty before. Returns false if its address may escape, or if a use may tell the copy from the image; then the records
 * may be incomplete. */
static bool image_is_private(Images *x) {
    each_use(x, u) if (!use_does_not_escape(x, u->user, u->operand)) return false;
    for (uint32_t k = 0; k < x->derived.n; k++) {
        ValueId d = x->derived.at[k];
        for (uint32_t u = x->uses->first[d]; u < x->uses->first[d + 1]; u++) {
            ValueId user = x->uses->at[u];
            for (uint32_t i = 0; i < inst_at(x->f, user)->nopnd; i++)
                if (ref_same(inst_op(x->f, user, i), ref_make(REF_VALUE, d)) && !use_does_not_escape(x, user, i))
                    return false;
        }
    }
    each_use(x, u) if (use_identifies(x, u->user)) return false;
    for (uint32_t k = 0; k < x->derived.n; k++)
        for (uint32_t u = x->uses->first[x->derived.at[k]]; u < x->uses->first[x->derived.at[k] + 1]; u++)
            if (use_identifies(x, x->uses->at[u])) return false;
    return true;
}

/* ------------------------------------------------------------------------------- building the copy */

/* Returns the number of scalars and vectors in a type; LEAVES_MAX + 1 if they are more than LEAVES_MAX or nested too
 * deeply. depth: of the recursion, initially 0. */
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

/* Stores the scalars and vectors of constant `value`, apart from undef and poison, at byte offset `off` of the copy. */
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

/* Makes the addresses in x->derived generic pointers; casts among them are replaced by their operands. */
static void derived_make_generic(Images *x) {
    for (uint32_t k = 0; k < x->derived.n; k++) {
        ValueId d = x->derived.at[k];
        inst_at(x->f, d)->type = T_PTR;
        if (inst_at(x->f, d)->op != OP_ADDRSPACECAST) continue;
        edit_replace(&x->e, d, inst_op(x->f, d, 0));
        edit_delete(&x->e, d);
    }
}

/* Casts the other pointers that a phi, select or comparison takes to generic. Null is cast, too, because the
 * generic form of address 0 of constant memory is not 0. */
static void operands_make_generic(Images *x, ValueId user) {
    for (uint32_t i = 0; i < inst_at(x->f, user)->nopnd; i++) {
        Ref r = inst_op(x->f, user, i);
        TypeId t = ref_type(x->m, x->f, r);
        if (!type_is_ptr(x->m, t) || t == T_PTR) continue;
        Ref generic;
        if (ref_is(r, REF_VALUE)) {
            ValueId cast = fn_inst(x->f, OP_ADDRSPACECAST, T_PTR, &r, 1);
            edit_after(&x->e, ref_index(r), cast);
            generic = ref_make(REF_VALUE, cast);
        } else {
            generic = const_expr(x->m, OP_ADDRSPACECAST, 0, T_PTR, 0, 0, &r, 1);
        }
        inst_ops(x->f, user)[i] = generic;
    }
}

/* Adapts a user of the copy, which is generic and no longer constant: a `tail` call must not read the caller's stack,
 * so it becomes a plain one; an intrinsic gets the declaration for generic pointers; a load is no longer invariant;
 * and the other pointers of a phi, select or comparison become generic. Does nothing for any other user. */
static void user_adapt(Images *x, ValueId user) {
    switch (inst_at(x->f, user)->op) {
    case OP_CALL:
        inst_at(x->f, user)->sub = TAIL_NONE;
        if (call_intrinsic(x->m, x->f, user)) call_respace(x->m, x->f, user);
        break;
    case OP_LOAD: inst_attach_remove(x->f, user, str_of(x->m, "invariant.load")); break;
    case OP_ICMP:
    case OP_PHI:
    case OP_SELECT: operands_make_generic(x, user); break;
    default: break;
    }
}

/* Builds the copy at the entry of the function, redirects the uses of the image to it, and makes the addresses in
 * x->derived and their users generic. */
static void copy_make(Images *x) {
    const Sym *v = &x->m->sym.at[x->image];
    ValueId copy = fn_inst(x->f, OP_ALLOCA, T_PTR, NULL, 0);
    inst_at(x->f, copy)->aux = v->type;
    inst_at(x->f, copy)->mem.align = v->align ? v->align : (uint8_t)(1 + log2_floor(type_align(x->m, v->type)));
    edit_front(&x->e, x->f->layout.at[0], copy);
    fill(x, copy, v->init, 0);
    each_use(x, u) {
        Ref to = address(x, copy, u->off);
        inst_ops(x->f, u->user)[u->operand] = to;
    }
    derived_make_generic(x);
    each_use(x, u) user_adapt(x, u->user);
    for (uint32_t i = 0; i < x->derived.n; i++)
        for (uint32_t u = x->uses->first[x->derived.at[i]]; u < x->uses->first[x->derived.at[i] + 1]; u++)
            user_adapt(x, x->uses->at[u]);
}

/* Fills x->found with the images that the function uses, and x->use with their uses. */
static void images_find(Images *x) {
    x->found.n = x->use.n = 0;
    each_inst(x->f, b, v)
        for (uint32_t i = 0; i < inst_at(x->f, v)->nopnd; i++) {
            uint64_t off;
            Ref r = inst_op(x->f, v, i);
            SymId s = ref_is(r, REF_VALUE) ? 0 : image_of(x, r, &off);
            if (!s) continue;
            vec_push(&x->use, ((ImageUse){.user = v, .operand = i, .off = off}));
            uint32_t k = x->found_as[s];
            if (k) {
                x->use.at[x->found.at[k - 1].last - 1].next = x->use.n;
            } else {
                vec_reserve(&x->found, 1);
                x->found.at[x->found.n].image = s;
                x->found.at[x->found.n++].first = x->use.n;
                k = x->found_as[s] = x->found.n;
            }
            x->found.at[k - 1].last = x->use.n;
        }
    for (uint32_t i = 0; i < x->found.n; i++) x->found_as[x->found.at[i].image] = 0;
}

/* Replaces the images that the function uses by copies, where image_is_private() permits it, and writes a remark about
 * each image. Returns whether the function changed. */
static bool fn_images(Images *x, Fn *f) {
    x->f = f;
    images_find(x);
    if (!x->found.n) return false;
    bool changed = false;
    x->nvalue = f->inst.n;
    x->seen = mem_alloc(x->nvalue + 1);
    x->uses = fn_uses(f);
    edit_begin(&x->e, x->m, f);
    for (uint32_t i = 0; i < x->found.n; i++) {
        x->image = x->found.at[i].image;
        x->first = x->found.at[i].first;
        x->derived.n = 0;
        bool private = image_is_private(x);
        pass_remark(x->p, private ? REMARK_ImageBuilt : REMARK_ImageStays, f, x->use.at[x->first - 1].user,
                    sym_text(x->m, x->image));
        if (private) copy_make(x);
        changed |= private;
        for (uint32_t k = 0; k < x->derived.n; k++) x->seen[x->derived.at[k]] = 0;
    }
    free(x->seen);
    return edit_commit(&x->e) || changed;
}

/* Images of more than LEAVES_MAX scalars stay. */
bool pass_place_images(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    Images x = {.p = p, .m = m, .nsym = m->sym.n};
    x.is_image = mem_alloc(m->sym.n);
    x.found_as = mem_alloc(m->sym.n * sizeof *x.found_as);
    uint32_t n = 0, functions = 0;
    each_sym(m, s) {
        bool fits = var_is_image(m, &m->sym.at[s]) && leaves_count(m, m->sym.at[s].type, 0) <= LEAVES_MAX;
        x.is_image[s] = fits;
        n += fits;
    }
    if (n)
        each_fn(m, s, f) functions += fn_images(&x, f);
    free(x.is_image);
    free(x.found_as);
    vec_free(&x.found);
    vec_free(&x.use);
    vec_free(&x.derived);
    pass_stat(p, "functions with copies of images", functions);
    return functions;
}
