/* constant_load.c: implements constant_load.h. */
#include "transform/scalar/constant_load.h"

#include "analysis/callgraph.h"

/* NEST_MAX: the deepest constant that is searched. */
enum { NEST_MAX = 256, CHOICE_MAX = 16, CHOICE_DEPTH = 4 };

/* Returns what a load of `type` yields where memory contains pointer constant c, if `type` is i64 and c is null or
 * inttoptr of a constant i64, as the offsets in virtual tables are. Returns REF_NULL in all other cases. */
static Ref pointer_number(Module *m, Ref c, TypeId type) {
    const Const *k = ref_is(c, REF_CONST) ? const_at(m, c) : NULL;
    uint64_t n = 0;
    if (!k || type != T_I64 || k->type != T_PTR) return REF_NULL;
    if (k->kind == CONST_NULL) return const_int(m, T_I64, 0);
    bool number = k->kind == CONST_EXPR && k->op == OP_INTTOPTR && ref_int(m, m->const_elem.at[k->first], &n) &&
                  ref_type(m, NULL, m->const_elem.at[k->first]) == T_I64;
    return number ? const_int(m, T_I64, n) : REF_NULL;
}

/* Returns the constant that a load of `type` yields at byte `off` of memory that contains c. Returns REF_NULL if the
 * bytes are not an element of c with exactly this type (or all in a zeroinitializer, or see pointer_number), or are
 * beyond its end. */
static Ref const_part(Module *m, Ref c, uint64_t off, TypeId type) {
    for (int depth = 0; depth < NEST_MAX; depth++) {
        TypeId t = ref_type(m, NULL, c);
        if (t == type && !off) return c;
        if (!ref_is(c, REF_CONST)) return REF_NULL;
        if (off >= type_size(m, t) || type_store_size(m, type) > type_size(m, t) - off) return REF_NULL;
        if (const_at(m, c)->kind == CONST_ZERO) return const_zero(m, type);
        if (type_is_ptr(m, t) && !off) return pointer_number(m, c, type);
        if (!type_is_aggregate(m, t)) return REF_NULL;
        uint32_t i = 0;
        if (type_kind(m, t) == TY_ARRAY) {
            uint64_t size = type_size(m, type_elem(m, t, 0));
            i = (uint32_t)(off / size);
            off %= size;
        } else {
            i = type_field_at(m, t, off);
            off -= type_field_offset(m, t, i);
        }
        c = const_elem(m, c, i);
        if (ref_is(c, REF_NONE)) return REF_NULL;
    }
    return REF_NULL;
}

/* Returns the constant that a load of `type` yields `offset` bytes after the beginning of variable `at`; poison if it
 * is not within the variable. Returns REF_NULL if the variable is not declared constant, has no initialiser here that
 * holds at every launch, or the initialiser has no single value of this type there. */
static Ref variable_part(Module *m, SymId at, int64_t offset, TypeId type) {
    const Sym *s = &m->sym.at[at];
    if (s->kind != SYM_VAR || !s->constant || !s->defined || s->externally_initialized) return REF_NULL;
    if (sym_is_interposable(m, at)) return REF_NULL;
    uint64_t size = type_size(m, s->type), off = (uint64_t)offset;
    if (off > size || size - off < type_store_size(m, type)) return const_simple(m, CONST_POISON, type);
    return const_part(m, s->init, off, type);
}

/* A load of `type` whose address phis and selects may choose among objects. */
typedef struct Choice {
    Module *m;
    Fn *f;
    const Alias *a;
    Edit *e;
    TypeId type;
    ValueId load;
    uint32_t steps; /* how many more addresses choice_is_constant may visit */
} Choice;

/* Returns what a load of `type` yields `offset` bytes after the address `at`, if that is the same for every execution:
 * a part of a constant variable (variable_part), or poison if the load is wholly outside of the alloca `at`. Else
 * returns REF_NULL. */
static Ref object_part(const Choice *x, Ref at, int64_t offset, TypeId type) {
    if (ref_is(at, REF_SYM)) return variable_part(x->m, ref_index(at), offset, type);
    if (!ref_is(at, REF_VALUE)) return REF_NULL;
    const Inst *i = inst_at(x->f, ref_index(at));
    if (i->op != OP_ALLOCA || i->nopnd) return REF_NULL;
    int64_t size = (int64_t)type_size(x->m, i->aux), read = (int64_t)type_store_size(x->m, type);
    bool outside = size >= 0 && read > 0 && (offset >= size || offset <= -read);
    return outside ? const_simple(x->m, CONST_POISON, type) : REF_NULL;
}

/* Returns the origin of address `ptr`: its anchor, a value or symbol, and a constant offset from it. If the edit has
 * replaced the anchor, continues from the replacement, unless the offset would overflow. */
static AliasOrigin origin_now(const Choice *x, Ref ptr) {
    AliasOrigin o = alias_origin(x->a, ptr);
    for (;;) {
        uint32_t v = ref_is(o.anchor, REF_VALUE) ? ref_index(o.anchor) : UINT32_MAX;
        Ref with = v < x->e->forward.n ? x->e->forward.at[v] : REF_NULL;
        AliasOrigin from = alias_origin(x->a, with);
        if (ref_is(with, REF_NONE) || __builtin_add_overflow(from.offset, o.offset, &from.offset)) return o;
        o = from;
    }
}

/* Reports whether v is a phi or select. The operands that v chooses among are then every `*stride`-th one, from operand
 * `*first` on. Sets both in any case. */
static bool is_choice(const Fn *f, ValueId v, uint32_t *first, uint32_t *stride) {
    bool phi = inst_at(f, v)->op == OP_PHI;
    *first = !phi;
    *stride = phi ? 2 : 1;
    return phi || inst_at(f, v)->op == OP_SELECT;
}

/* Reports whether each address that `ptr` may be, plus `offset`, is one at which x->load yields a known constant
 * (object_part). `depth` is the number of phis and selects that were passed on the way to `ptr`. Returns false beyond
 * CHOICE_DEPTH of them, and when x->steps is used up; a cycle of phis ends in this way. */
static bool choice_is_constant(Choice *x, Ref ptr, int64_t offset, uint32_t depth) {
    AliasOrigin o = origin_now(x, ptr);
    uint32_t first, stride;
    if (!x->steps || depth > CHOICE_DEPTH || __builtin_add_overflow(o.offset, offset, &o.offset)) return false;
    o.offset = layout_offset(x->m, ref_type(x->m, x->f, ptr), o.offset);
    x->steps--;
    if (object_part(x, o.anchor, o.offset, x->type).x) return true;
    if (!ref_is(o.anchor, REF_VALUE)) return false;
    ValueId v = ref_index(o.anchor);
    if (!is_choice(x->f, v, &first, &stride)) return false;
    for (uint32_t i = first; i < inst_at(x->f, v)->nopnd; i += stride)
        if (!choice_is_constant(x, inst_op(x->f, v, i), o.offset, depth + 1)) return false;
    return true;
}

/* Returns what x->load yields at address `ptr` plus `offset`, for which choice_is_constant must have returned true. For
 * each phi and select that chooses the address, creates one just after it that chooses the contents, or none if all
 * contents are equal, where undef and poison count as equal to any constant. An instruction that is the contents on
 * some edges to a phi need not dominate it, so it does not replace undef on the others. Equal addresses, as on two
 * edges from one block, have one instruction for their contents. */
static Ref choice_make(Choice *x, Ref ptr, int64_t offset) {
    AliasOrigin o = origin_now(x, ptr);
    Ref op[2 * CHOICE_MAX], same = REF_NULL;
    uint32_t first, stride, differ = 0, undef = 0;
    o.offset = layout_offset(x->m, ref_type(x->m, x->f, ptr), o.offset + offset);
    Ref part = object_part(x, o.anchor, o.offset, x->type);
    if (part.x) return part;
    ValueId v = ref_index(o.anchor);
    uint32_t n = inst_at(x->f, v)->nopnd;
    is_choice(x->f, v, &first, &stride);
    for (uint32_t i = 0; i < n; i++) {
        op[i] = inst_op(x->f, v, i);
        if (i < first || (i - first) % stride) continue;
        uint32_t before = first;
        while (before < i && !ref_same(inst_op(x->f, v, before), op[i])) before += stride;
        op[i] = before < i ? op[before] : choice_make(x, op[i], o.offset);
        undef += ref_is_undef(x->m, op[i]);
        if (ref_is(same, REF_NONE) || ref_is_undef(x->m, same)) same = op[i];
        differ += !ref_same(same, op[i]) && !ref_is_undef(x->m, op[i]);
    }
    bool dominates = !undef || !ref_is(same, REF_VALUE) || inst_at(x->f, v)->op == OP_SELECT;
    if (!differ && dominates) return same;
    ValueId made = fn_inst(x->f, (enum Op)inst_at(x->f, v)->op, x->type, op, n);
    inst_copy_origin(x->f, made, x->load);
    edit_after(x->e, v, made);
    return ref_make(REF_VALUE, made);
}

Ref constant_load(const Alias *a, Edit *e, ValueId load, Ref address) {
    Choice x = {.m = e->m, .f = e->f, .a = a, .e = e, .load = load, .steps = CHOICE_MAX};
    x.type = inst_at(x.f, load)->type;
    return choice_is_constant(&x, address, 0, 0) ? choice_make(&x, address, 0) : REF_NULL;
}
