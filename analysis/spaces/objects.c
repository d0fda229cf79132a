/* objects.c: the scan that unifies locations: what each instruction says of the addresses it is made of.
 * Calls are in call_scan.c, union-find and types in places.c, cells in cells.c. */
#include "analysis/spaces/scan.h"

/* --------------------------------------------------------------------------------- symbols and constants */

/* Can no other module name the variable? */
static bool var_is_internal(const Objects *o, const Sym *v) {
    if (o->calls->mine && o->calls->mine[v - o->m->sym.at]) return true;
    if (v->linkage == LINK_INTERNAL || v->linkage == LINK_PRIVATE) return true;
    bool whole = o->calls->view == CALLS_WHOLE_PROGRAM && v->defined;
    return whole && v->linkage != LINK_AVAILABLE_EXTERNALLY && v->linkage != LINK_APPENDING;
}

/* Is the variable an object, not a part of OUTSIDE? */
static bool var_is_own(const Objects *o, SymId s) {
    const Sym *v = &o->m->sym.at[s];
    if (v->kind != SYM_VAR || v->externally_initialized) return false;
    return var_is_internal(o, v) || v->space == SPACE_SHARED;
}

/* Functions are places where some of them are called through pointers whose targets may all be known. */
static Loc fn_loc(Objects *o, SymId s) {
    if (!o->closed || (o->frozen && !o->of_sym[s])) return LOC_NONE;
    if (!o->of_sym[s]) o->of_sym[s] = place_new(o, o->closed[s] ? 0 : PLACE_OPEN_FN);
    return (Loc){o->of_sym[s], 0};
}

/* Shared memory lives as long as a launch. So a shared variable that other modules can name is theirs too
 * only in launches that run code of theirs. */
static Loc sym_loc(Objects *o, SymId s) {
    const Sym *v = &o->m->sym.at[s];
    if (v->kind == SYM_FUNC) return fn_loc(o, s);
    if (!o->of_sym[s]) {
        if (!var_is_own(o, s)) return LOC_OUTSIDE;
        /* Dynamic shared memory starts at one address, whatever it is called: SymId 0 stands for all. */
        bool dynamic = v->space == SPACE_SHARED && !v->defined;
        uint32_t *place = &o->of_sym[dynamic ? 0 : s];
        if (!*place) *place = place_new(o, 0);
        o->of_sym[s] = *place;
    }
    if (o->shares && !var_is_internal(o, v)) o->place.at[o->of_sym[s]].flags |= PLACE_EXTERNAL;
    return (Loc){o->of_sym[s], 0};
}

void const_escape(Objects *o, Ref r, uint32_t depth) {
    if (ref_is(r, REF_SYM)) unify(o, sym_loc(o, ref_index(r)), LOC_OUTSIDE);
    if (!ref_is(r, REF_CONST) || depth >= DEPTH_MAX) return;
    const Const *c = const_at(o->m, r);
    if (c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI)
        unify(o, sym_loc(o, c->first), LOC_OUTSIDE);
    if (c->kind != CONST_EXPR && c->kind != CONST_AGG) return;
    for (uint32_t i = 0, first = c->first, n = c->n; i < n; i++)
        const_escape(o, o->m->const_elem.at[first + i], depth + 1);
}

Loc loc_shift(Objects *o, Loc l, uint64_t stride, int64_t by) {
    if (!l.elem) return LOC_OUTSIDE;
    int64_t off = l.off + by;
    if (off != (int32_t)off || by != (int32_t)by) stride = 1, off = 0;
    if (stride) place_fold(o, objects_find(o, l).elem, stride);
    return (Loc){l.elem, (int32_t)off};
}

Loc const_loc(Objects *o, Ref r, uint32_t depth) {
    if (ref_is(r, REF_SYM)) {
        const Sym *s = &o->m->sym.at[ref_index(r)];
        bool alias = s->kind == SYM_ALIAS || s->kind == SYM_IFUNC;
        if (alias) const_escape(o, s->init, 0);
        return alias ? LOC_OUTSIDE : sym_loc(o, ref_index(r));
    }
    if (!ref_is(r, REF_CONST)) return LOC_NONE;
    Const c = *const_at(o->m, r);
    if (c.kind == CONST_AGG && objects_class(o, c.type) >= CLASS_POINTER) {
        Loc all = LOC_NONE;
        for (uint32_t i = 0; i < c.n; i++) {
            Ref e = o->m->const_elem.at[c.first + i];
            if (depth >= DEPTH_MAX) return const_escape(o, e, 0), LOC_OUTSIDE;
            Loc l = const_loc(o, e, depth + 1);
            if (!all.elem) all = l;
            else if (!o->frozen) unify(o, all, l);
        }
        return all;
    }
    bool names = c.kind == CONST_DSO_LOCAL_EQUIVALENT || c.kind == CONST_NO_CFI;
    if (names && o->closed) const_escape(o, r, 0);
    if (c.kind != CONST_EXPR) return LOC_NONE;
    Ref op0 = o->m->const_elem.at[c.first];
    if (depth < DEPTH_MAX && (c.op == OP_ADDRSPACECAST || c.op == OP_BITCAST))
        return const_loc(o, op0, depth + 1);
    if (depth < DEPTH_MAX && c.op == OP_GETELEMENTPTR) {
        Offset x = offset_of(o, NULL, 0, c.aux, &o->m->const_elem.at[c.first + 1], c.n - 1);
        return loc_shift(o, const_loc(o, op0, depth + 1), x.stride, x.by);
    }
    const_escape(o, r, 0);
    return LOC_OUTSIDE;
}

/* The pointers of an initialiser are in the variable; addresses in its integers are OUTSIDE. */
static void init_scan(Objects *o, Loc var, Ref r, uint32_t depth) {
    if (!ref_is(r, REF_CONST) && !ref_is(r, REF_SYM)) return;
    TypeId t = ref_type(o->m, NULL, r);
    enum TypeClass c = objects_class(o, t);
    bool agg = ref_is(r, REF_CONST) && const_at(o->m, r)->kind == CONST_AGG;
    if (c == CLASS_POINTER && !agg) {
        Loc l = const_loc(o, r, 0);
        if (!l.elem) return;
        place_flag(o, var, PLACE_POINTERS);
        unify(o, field_content(o, var, EXTENT_NONE), l);
    } else if (agg && depth < DEPTH_MAX) {
        uint32_t first = const_at(o->m, r)->first, n = const_at(o->m, r)->n;
        bool fields = type_kind(o->m, t) == TY_STRUCT;
        uint64_t step = fields ? 0 : type_size(o->m, type_elem(o->m, t, 0));
        for (uint32_t i = 0; i < n; i++) {
            Loc at = loc_shift(o, var, 0, (int64_t)(fields ? struct_offset(o->m, t, i) : i * step));
            init_scan(o, at, o->m->const_elem.at[first + i], depth + 1);
        }
    } else {
        const_escape(o, r, 0);
    }
}

/* ------------------------------------------------------------------------------------------- values */

Loc ref_start(Objects *o, SymId s, Ref r) {
    if (!ref_is(r, REF_VALUE)) return const_loc(o, r, 0);
    Loc *l = &o->value[o->base[s] + ref_index(r)];
    if (!l->elem) *l = (Loc){place_new(o, 0), 0};      /* used before its definition was scanned */
    return *l;
}

Extent objects_extent(const Objects *o, SymId s, Ref r) {
    uint32_t i = ref_is(r, REF_VALUE) ? o->extent_of[o->base[s] + ref_index(r)] : 0;
    return i ? o->extent.at[i - 1] : (Extent){0, 0};
}

Loc ref_loc(Objects *o, SymId s, Ref r) {
    Loc l = ref_start(o, s, r);
    Extent e = objects_extent(o, s, r);
    if (e.size && l.elem) place_fold(o, objects_find(o, l).elem, e.stride);
    return l;
}

void value_set(Objects *o, SymId s, ValueId v, Loc l) {
    Loc *at = &o->value[o->base[s] + v];
    if (!at->elem) *at = l;
    else unify(o, *at, l);
}

/* The value is the address x behind that of its operand. If somebody used it before (a phi), it was taken
 * for one location, so it must not have an extent. */
void address_scan(Objects *o, SymId s, ValueId v, Ref base, Offset x) {
    Extent e = objects_extent(o, s, base);
    bool used = o->value[o->base[s] + v].elem;
    if (!x.stride && !e.size && !used) {
        value_set(o, s, v, loc_shift(o, ref_start(o, s, base), 0, x.by));
        return;
    }
    uint64_t size = e.size + x.size, stride = offsets_gcd(e.stride, x.stride);
    if (!x.bounded || used || size > INT32_MAX || stride > INT32_MAX) {
        value_set(o, s, v, loc_shift(o, ref_loc(o, s, base), x.stride, x.by));
        return;
    }
    value_set(o, s, v, loc_shift(o, ref_start(o, s, base), 0, x.by));
    if (!size) return;
    vec_push(&o->extent, ((Extent){(uint32_t)size, (uint32_t)stride}));
    o->extent_of[o->base[s] + v] = o->extent.n;
}

void escape(Objects *o, SymId s, const Fn *f, Ref r) {
    if (ref_is(r, REF_VALUE) ? carries(o, inst_at(f, ref_index(r))->type)
                             : ref_is(r, REF_CONST) || ref_is(r, REF_SYM))
        unify(o, ref_loc(o, s, r), LOC_OUTSIDE);
}

/* ------------------------------------------------------------------------------------------- instructions */

bool access_of(const Module *m, const Fn *f, ValueId v, Access *a) {
    const Inst *i = inst_at(f, v);
    switch (i->op) {
    case OP_LOAD: *a = (Access){inst_op(f, v, 0), REF_NULL, i->type, true, false}; return true;
    case OP_STORE:
        *a = (Access){inst_op(f, v, 1), inst_op(f, v, 0), ref_type(m, f, inst_op(f, v, 0)), false, true};
        return true;
    case OP_ATOMICRMW: *a = (Access){inst_op(f, v, 0), inst_op(f, v, 1), i->type, true, true}; return true;
    case OP_CMPXCHG:
        *a = (Access){inst_op(f, v, 0), inst_op(f, v, 2), ref_type(m, f, inst_op(f, v, 2)), true, true};
        return true;
    case OP_CALL: { /* read-only loads: llvm.nvvm.ldg.global.i.i32.p0(address, alignment) */
        uint32_t row = i->nopnd == 3 ? call_intrinsic(m, f, v) : 0;
        if (!row || !(intrinsic_at(row)->flags & INF_LOAD)) return false;
        *a = (Access){inst_op(f, v, 0), REF_NULL, i->type, true, false};
        return true;
    }
    default: return false;
    }
}

static void access_scan(Objects *o, SymId s, ValueId v, const Access *a) {
    Loc at = ref_start(o, s, a->ptr);
    enum TypeClass c = objects_class(o, a->type);
    static const uint8_t flags[] = {
        [CLASS_DATA] = PLACE_DATA, [CLASS_POINTER] = PLACE_POINTERS,
        [CLASS_MIXED] = PLACE_POINTERS | PLACE_DATA
    };
    place_flag(o, at, flags[c]);
    if (c < CLASS_POINTER) return;
    Leaf leaf[LEAF_MAX];
    Extent e = objects_extent(o, s, a->ptr);
    uint32_t n = type_leaves(o, a->type, leaf);
    if (!n) loc_shift(o, at, 1, 0);
    Loc content = n ? LOC_NONE : field_content(o, at, e);
    for (uint32_t i = 0; i < n; i++) {
        if (!leaf[i].pointer) continue;
        Loc field = field_content(o, loc_shift(o, at, 0, (int64_t)leaf[i].off), e);
        if (content.elem) unify(o, content, field);
        else content = field;
    }
    if (!ref_same(a->stored, REF_NULL)) unify(o, content, ref_loc(o, s, a->stored));
    if (a->reads) value_set(o, s, v, content);
}

/* Operands from `first` on whose locations the result takes over. */
static void merge_scan(Objects *o, SymId s, Fn *f, ValueId v, uint32_t first) {
    if (!carries(o, inst_at(f, v)->type)) return;
    for (uint32_t i = first; i < inst_at(f, v)->nopnd; i++) {
        Ref r = inst_op(f, v, i);
        if (ref_is(r, REF_BLOCK) || ref_is(r, REF_INT) || !carries(o, ref_type(o->m, f, r))) continue;
        if (!operand_comes(o, s, f, v, i)) continue;
        Loc l = ref_loc(o, s, r);
        if (l.elem) value_set(o, s, v, l);
    }
}

/* ------------------------------------------------------------------------------------------- distances */

static const Uses *users_of(Objects *o, SymId s, const Fn *f) {
    if (o->users_of != s) {
        uses_free(&o->users);
        o->users = uses_build(f);
        o->users_of = s;
    }
    return &o->users;
}

/* Is the integer an address and nothing else: p2i(p)? */
static bool is_address(const Module *m, const Fn *f, Ref r) {
    if (ref_is(r, REF_VALUE)) return inst_at(f, ref_index(r))->op == OP_PTRTOINT;
    return ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR && const_at(m, r)->op == OP_PTRTOINT;
}

/* The difference of two addresses that is counted in elements, cut to 32 bits or compared: nobody makes an
 * address of that. In bytes it could be added to the one address to give the other, as an integer. */
static bool is_distance(Objects *o, SymId s, const Fn *f, ValueId v) {
    const Uses *u = users_of(o, s, f);
    if (!is_address(o->m, f, inst_op(f, v, 0)) || !is_address(o->m, f, inst_op(f, v, 1))) return false;
    for (uint32_t i = u->first[v]; i < u->first[v + 1]; i++) {
        ValueId user = u->at[i];
        const Inst *x = inst_at(f, user);
        uint64_t by = 0;
        bool counts = x->op == OP_SDIV || x->op == OP_UDIV || x->op == OP_ASHR || x->op == OP_LSHR;
        if (counts) counts = ref_int(o->m, inst_op(f, user, 1), &by);
        if (counts) counts = x->op == OP_SDIV || x->op == OP_UDIV ? by > 1 : by > 0;
        bool cut = x->op == OP_TRUNC && type_bits(o->m, x->type) <= 32;
        if (!counts && !cut && x->op != OP_ICMP && !(op_flags(x) & OF_DEBUG)) return false;
    }
    return true;
}

/* Do users of the address as an integer only measure it: compare it, look at its low bits, take distances? */
static bool is_measured(Objects *o, SymId s, const Fn *f, ValueId v) {
    const Uses *u = users_of(o, s, f);
    for (uint32_t i = u->first[v]; i < u->first[v + 1]; i++) {
        ValueId user = u->at[i];
        const Inst *x = inst_at(f, user);
        uint64_t mask;
        bool low = x->op == OP_AND && ref_int(o->m, inst_op(f, user, 1), &mask) && mask < 4096;
        bool distance = x->op == OP_SUB && is_distance(o, s, f, user);
        if (!low && !distance && x->op != OP_ICMP && !(op_flags(x) & OF_DEBUG)) return false;
    }
    return true;
}

/* Integers made of addresses by constant expressions. */
static void const_operands_scan(Objects *o, SymId s, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    for (uint32_t k = 0; k < i->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        if (ref_is(r, REF_CONST) && const_at(o->m, r)->kind == CONST_EXPR &&
            !carries(o, const_at(o->m, r)->type)) {
            bool measured = i->op == OP_ICMP || (i->op == OP_SUB && is_distance(o, s, f, v));
            if (measured && is_address(o->m, f, r)) continue;
            const_escape(o, r, 0);
            o->integers = true;
        }
    }
}

static void inst_scan(Objects *o, SymId s, Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    Access a;
    const_operands_scan(o, s, f, v);
    switch (i->op) {
    case OP_ALLOCA: value_set(o, s, v, (Loc){place_new(o, 0), 0}); return;
    case OP_GETELEMENTPTR:
        address_scan(o, s, v, inst_op(f, v, 0), offset_of(o, f, v, i->aux, inst_ops(f, v) + 1, i->nopnd - 1));
        return;
    case OP_BITCAST: case OP_ADDRSPACECAST:
        if (carries(o, i->type) && carries(o, ref_type(o->m, f, inst_op(f, v, 0))) &&
            ref_start(o, s, inst_op(f, v, 0)).elem)
            address_scan(o, s, v, inst_op(f, v, 0), (Offset){.bounded = true});
        return;
    case OP_INTTOPTR: o->integers = true; break;
    case OP_PTRTOINT: case OP_PTRTOADDR:
        if (is_measured(o, s, f, v)) return;
        o->integers = true;
        escape(o, s, f, inst_op(f, v, 0));
        return;
    case OP_RET:
        if (i->nopnd) ret_scan(o, s, f, v);
        return;
    case OP_SELECT: merge_scan(o, s, f, v, 1); return;
    case OP_PHI: case OP_FREEZE: case OP_EXTRACTELEMENT:
    case OP_INSERTELEMENT: case OP_SHUFFLEVECTOR: case OP_EXTRACTVALUE: case OP_INSERTVALUE:
        merge_scan(o, s, f, v, 0);
        return;
    default: break;
    }
    if (inst_access(o->m, f, v, &a)) access_scan(o, s, v, &a);
    else if (i->op == OP_CALL) call_scan(o, s, f, v);
    else if (carries(o, i->type)) value_set(o, s, v, LOC_OUTSIDE);
    else if (i->op == OP_VA_ARG) escape(o, s, f, inst_op(f, v, 0));
}

/* ------------------------------------------------------------------------------------------- the module */

static void reach_mark(Objects *o, SymId s, const Fn *f) {
    uint8_t *reached = o->reachable + o->block_base[s];
    VEC(BlockId) work = {0};
    vec_push(&work, 0);
    reached[0] = 1;
    while (work.n) {
        BlockId b = vec_pop(&work);
        if (!f->block.at[b].n) continue;
        each_succ(f, block_term(f, b), to)
            if (!reached[to]) {
                reached[to] = 1;
                vec_push(&work, to);
            }
    }
    vec_free(&work);
}

static void module_number(Objects *o) {
    uint32_t nblock = 0;
    Module *m = o->m;
    o->base = mem_alloc(m->sym.n * sizeof *o->base);
    o->block_base = mem_alloc(m->sym.n * sizeof *o->block_base);
    each_fn(m, s, f) {
        o->base[s] = o->nvalue;
        o->block_base[s] = nblock;
        o->nvalue += f->inst.n;
        nblock += f->block.n;
    }
    o->reachable = mem_alloc(nblock + 1);
    each_fn(m, s, f) if (f->block.n) reach_mark(o, s, f);
}

/* Parameters mean what callers pass, copies are places of their own; what code that we do not see passes
 * is OUTSIDE. */
static void params_scan(Objects *o, SymId s, const Fn *f) {
    for (ValueId v = 0; v < f->nparam; v++) {
        if (!carries(o, inst_at(f, v)->type)) continue;
        uint32_t n;
        const Touch *touch = param_touches(o, s, v, &n);
        if (touch) value_set(o, s, v, (Loc){place_new(o, 0), 0});
        if (touch && objects_open(o, s) && touches_pointers(touch, n)) {
            byval_note(o, s, ref_make(REF_VALUE, v));
            copy_note(o, ref_start(o, s, ref_make(REF_VALUE, v)), LOC_OUTSIDE, UINT64_MAX);
        }
        if (touch) continue;
        if (!o->follow || objects_open(o, s)) value_set(o, s, v, LOC_OUTSIDE);
    }
}

/* What else names functions: aliases, and what belongs to bodies. */
static void names_escape(Objects *o) {
    each_sym(o->m, s) {
        const Sym *y = &o->m->sym.at[s];
        if (y->kind != SYM_VAR) const_escape(o, y->init, 0);
        const_escape(o, y->prefix, 0);
        const_escape(o, y->prologue, 0);
        const_escape(o, y->personality, 0);
    }
}

void objects_build(Objects *o, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow) {
    *o = (Objects){.m = m, .kernels = kernels, .calls = calls, .follow = follow, .ntype = m->type.n};
    module_number(o);
    o->type_class = mem_alloc(o->ntype);
    o->asm_writes = mem_alloc(m->constant.n);
    o->value = mem_alloc((o->nvalue + 1) * sizeof *o->value);
    o->of_sym = mem_alloc(m->sym.n * sizeof *o->of_sym);
    o->result = mem_alloc(m->sym.n * sizeof *o->result);
    o->extent_of = mem_alloc((o->nvalue + 1) * sizeof *o->extent_of);
    parts_number(o);
    place_new(o, 0);                                           /* element 0 means none */
    place_new(o, 0);                                           /* OUTSIDE */
    o->place.at[OUTSIDE].modulus = 1;
    field_outside(o);
    indirect_begin(o);
    touches_build(o);
    if (o->closed) names_escape(o);
    each_sym(m, s) if (m->sym.at[s].kind == SYM_VAR && m->sym.at[s].defined) {
        Loc var = sym_loc(o, s);
        /* any code may find what an initialiser names */
        o->shares = true;
        init_scan(o, var, m->sym.at[s].init, 0);
        o->shares = false;
    }
    each_fn(m, s, f) if (objects_live(o, s)) {
        o->shares = calls->flags[s] & CG_SHARES;
        params_scan(o, s, f);
        each_block(f, b)
            if (objects_reachable(o, s, b)) each_inst_in(f, b, v) inst_scan(o, s, f, v);
    }
    uses_free(&o->users);
    o->users_of = 0;
    if (o->ranges_of) ranges_free(&o->ranges);
    o->ranges_of = 0;
    o->shares = false;
    indirect_settle(o);
    for (int round = 0; copies_settle(o, round == COPY_ROUNDS); round++) {}
    o->shares = false;
    for (uint32_t e = 0, n = o->place.n; e < n; e++)
        if (o->place.at[e].flags & PLACE_EXTERNAL) unify(o, (Loc){e, 0}, LOC_OUTSIDE);
    indirect_settle(o);
    unify(o, LOC_OUTSIDE, LOC_OUTSIDE);                        /* what is pending still */
    o->frozen = true;
    cells_build(o);
}

void objects_free(Objects *o) {
    free(o->base);
    free(o->block_base);
    free(o->reachable);
    free(o->type_class);
    free(o->value);
    free(o->part);
    free(o->part_result);
    vec_free(&o->part_of);
    free(o->of_sym);
    free(o->result);
    free(o->extent_of);
    vec_free(&o->extent);
    vec_free(&o->region);
    free(o->closed);
    free(o->indirect_of);
    free(o->asm_writes);
    asm_accesses_free(&o->assembly);
    vec_free(&o->asm_touch);
    free(o->touched_by);
    vec_free(&o->touched);
    vec_free(&o->touch);
    vec_free(&o->indirect);
    vec_free(&o->byval);
    vec_free(&o->place);
    vec_free(&o->cell);
    vec_free(&o->pending);
    vec_free(&o->copy);
    vec_free(&o->field);
    free(o->fields.slot);
}

Loc objects_at(Objects *o, SymId s, Ref r) {
    Loc l = ref_is(r, REF_VALUE) ? o->value[o->base[s] + ref_index(r)] : const_loc(o, r, 0);
    return objects_find(o, l.elem ? l : LOC_OUTSIDE);
}
