/* restrict.c: implements restrict.h. Needs no other analysis. */
#include "analysis/restrict.h"

/* The state of restrict_build. */
typedef struct RestrictWalk {
    Restrict *r;
    Module *m;
    const Fn *f;
    const Knobs *knobs;
    bool params; /* every pointer parameter is a root */
    bool *keyed; /* by parameter: restrict concerns it, by a key of its own or of the function */
    const Uses *uses;
    VEC(ValueId) todo;
} RestrictWalk;

/* ------------------------------------------------------------------------------------------- roots */

/* Returns the type of the object that parameter v passes by value; T_VOID if it is none. */
static TypeId param_object(const Module *m, const Fn *f, ValueId v) {
    return param_byval(m, m->sym.at[f->sym].attrs, v);
}

const RestrictKey restrict_keys[] = {
    [RESTRICT_PROCESSED] = {"user_specified_restrict_processed", "nvvm.restrict_processed"},
    [RESTRICT_SCOPE] = {"user_specified_restrict_scope", "nvvm.restrict_scope"},
    [RESTRICT_KEYWORD] = {"user_specified_restrict_keyword", "nvvm.restrict_keyword"}};

const Attr *restrict_key(const Module *m, AttrListId l, uint32_t place, enum RestrictKeyKind k) {
    const Attr *a = attr_find(m, attr_list_at(m, l, place), restrict_keys[k].front_end);
    return a ? a : attr_find(m, attr_list_at(m, l, place), restrict_keys[k].canonical);
}

bool restrict_is_processed(const Module *m, const Fn *f) {
    return restrict_key(m, m->sym.at[f->sym].attrs, ATTR_FUNCTION, RESTRICT_PROCESSED);
}

/* Reports whether attribute list l has the key SCOPE or KEYWORD at `place`, which say that the function or parameter is
 * restrict. */
static bool is_keyed(const Module *m, AttrListId l, uint32_t place) {
    return restrict_key(m, l, place, RESTRICT_SCOPE) || restrict_key(m, l, place, RESTRICT_KEYWORD);
}

/* Reports whether a value of type t contains a pointer. Decrements *budget for each type that it visits. Also returns
 * true when the budget reaches 0 or the nesting 17 levels, as for no real struct; that only costs a warning. */
static bool type_holds_pointer(const Module *m, TypeId t, uint32_t depth, uint32_t *budget) {
    const Type *type = type_at(m, t);
    if (type->kind == TY_PTR || depth > 16 || --*budget == 0) return true;
    bool array = type->kind == TY_ARRAY || type->kind == TY_VECTOR;
    for (uint32_t i = 0, n = array ? 1 : type->kind == TY_STRUCT ? type->nelem : 0; i < n; i++)
        if (type_holds_pointer(m, type_elem(m, t, i), depth + 1, budget)) return true;
    return false;
}

/* Adds a root, and sets has_shared_bit if it shares the last bit, as all roots from number ROOT_MAX on do. */
static void root_add(RestrictWalk *w, RestrictRoot root) {
    w->r->has_shared_bit |= w->r->root.n >= ROOT_MAX;
    vec_push(&w->r->root, root);
}

/* Makes the restrict parameters roots, or all pointer parameters with w->params. Sets keyed, has_keys, and in_struct
 * if a restrict struct, array or vector that is passed by value, in memory (byval) or as such, holds a pointer. */
static void root_params_find(RestrictWalk *w) {
    AttrListId attrs = w->m->sym.at[w->f->sym].attrs;
    bool all = is_keyed(w->m, attrs, ATTR_FUNCTION);
    w->r->has_keys = all;
    for (ValueId v = 0; v < w->f->nparam; v++) {
        TypeId object = param_object(w->m, w->f, v), passed = object != T_VOID ? object : inst_at(w->f, v)->type;
        uint32_t budget = 4096;
        w->keyed[v] = all || is_keyed(w->m, attrs, ATTR_PARAM0 + v);
        w->r->has_keys |= w->keyed[v];
        if (object != T_VOID || type_is_aggregate(w->m, passed) || type_kind(w->m, passed) == TY_VECTOR)
            w->r->in_struct |= w->keyed[v] && type_holds_pointer(w->m, passed, 0, &budget);
        else if (type_is_ptr(w->m, passed) && (w->params || w->keyed[v] || param_has_attr(w->m, attrs, v, "noalias")))
            root_add(w, (RestrictRoot){.param = v});
    }
}

/* ----------------------------------------------------------------------------------- pointers in structs */

/* Reports whether instruction v is a getelementptr, bitcast or addrspacecast, and so computes an address from its
 * operand 0. */
static bool inst_derives_address(const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    return i->op == OP_GETELEMENTPTR || i->op == OP_BITCAST || i->op == OP_ADDRSPACECAST;
}

/* Reports whether the struct of a byval parameter is only read, so that its fields hold what the caller stored: plain
 * loads and debug records are the only uses of its address and of the addresses derived from it. */
static bool param_is_only_read(RestrictWalk *w, ValueId param) {
    bool good = true;
    w->todo.n = 0;
    vec_push(&w->todo, param);
    while (good && w->todo.n) {
        ValueId v = vec_pop(&w->todo);
        for (uint32_t k = w->uses->first[v]; good && k < w->uses->first[v + 1]; k++) {
            ValueId user = w->uses->at[k];
            if (inst_derives_address(w->f, user)) vec_push(&w->todo, user);
            else good = load_is_plain(inst_at(w->f, user)) || op_flags(inst_at(w->f, user)) & OF_DEBUG;
        }
    }
    return good;
}

/* Returns the index of the root for the pointer at a byte offset of a struct parameter; UINT32_MAX if it is not among
 * the first ROOT_MAX roots. */
static uint32_t field_find(const Restrict *r, ValueId param, int64_t offset) {
    for (uint32_t i = 0; i < restrict_bits(r); i++)
        if (r->root.at[i].field && r->root.at[i].param == param && r->root.at[i].offset == offset) return i;
    return UINT32_MAX;
}

/* Sets *param to the parameter that address r is derived from, and *offset to its constant offset from it in bytes.
 * Returns false if r is derived from anything else, by an unknown offset, or by more than 64 steps. */
static bool field_address(RestrictWalk *w, Ref r, ValueId *param, int64_t *offset) {
    *offset = 0;
    for (uint32_t steps = 0; ref_is(r, REF_VALUE) && ref_index(r) >= w->f->nparam; steps++) {
        ValueId v = ref_index(r);
        int64_t more = 0;
        const Inst *i = inst_at(w->f, v);
        if (!inst_derives_address(w->f, v) || steps == 64) return false;
        const Ref *index = inst_ops(w->f, v) + 1;
        if (i->op == OP_GETELEMENTPTR && !gep_offset(w->m, i->aux, index, i->nopnd - 1, &more)) return false;
        if (__builtin_add_overflow(*offset, more, offset)) return false;
        r = inst_op(w->f, v, 0);
    }
    *param = ref_index(r);
    return ref_is(r, REF_VALUE);
}

/* Sets *param to the parameter of which v is an element, extracted by extractvalues, and *offset to the byte offset of
 * the element in it. Returns false if v is no such element, or if there are more than 64 extractvalues. */
static bool field_value(const RestrictWalk *w, ValueId v, ValueId *param, int64_t *offset) {
    *offset = 0;
    for (uint32_t steps = 0; v >= w->f->nparam; steps++) {
        const Inst *i = inst_at(w->f, v);
        Ref whole = inst_op(w->f, v, 0);
        if (i->op != OP_EXTRACTVALUE || !ref_is(whole, REF_VALUE) || steps == 64) return false;
        TypeId t = ref_type(w->m, w->f, whole);
        for (uint32_t k = 1; k < i->nopnd; k++) {
            uint32_t at = ref_index(inst_op(w->f, v, k));
            bool field = type_kind(w->m, t) == TY_STRUCT;
            TypeId elem = type_elem(w->m, t, field ? at : 0);
            *offset += (int64_t)(field ? type_field_offset(w->m, t, at) : at * type_size(w->m, elem));
            t = elem;
        }
        v = ref_index(whole);
    }
    *param = v;
    return true;
}

/* Makes each pointer in a restrict struct that is passed by value a root, where the function reads it: with an
 * extractvalue, or, from a byval parameter that is only read, with a plain load. Reads of the same field share a root.
 * Sets r->set of the values read. */
static void fields_find(RestrictWalk *w) {
    bool *only_read = mem_alloc(w->f->nparam + 1);
    for (ValueId v = 0; v < w->f->nparam; v++)
        only_read[v] = w->keyed[v] && (param_object(w->m, w->f, v) == T_VOID || param_is_only_read(w, v));
    each_inst(w->f, b, v) {
        ValueId param;
        int64_t offset;
        if (!type_is_ptr(w->m, inst_at(w->f, v)->type)) continue;
        bool field = inst_at(w->f, v)->op == OP_EXTRACTVALUE ? field_value(w, v, &param, &offset)
                     : load_is_plain(inst_at(w->f, v))       ? field_address(w, inst_op(w->f, v, 0), &param, &offset)
                                                             : false;
        bool byval = field && param_object(w->m, w->f, param) != T_VOID;
        if (!field || !only_read[param] || byval != (inst_at(w->f, v)->op == OP_LOAD)) continue;
        uint32_t i = field_find(w->r, param, offset);
        if (i == UINT32_MAX) {
            i = w->r->root.n;
            root_add(w, (RestrictRoot){.param = param, .field = true, .offset = offset});
        }
        w->r->set[v] = restrict_bit(i);
    }
    free(only_read);
}

/* --------------------------------------------------------------------------------------- derived addresses */

/* Sets *first, *end and *step so that address v is based on every *step-th operand in [*first, *end). A pointer that is
 * loaded counts as based on its address if knobs->apply_multi_level_restrict. Returns false if v is no pointer, or is
 * not based on its operands. */
static bool inst_sources(const RestrictWalk *w, ValueId v, uint32_t *first, uint32_t *end, uint32_t *step) {
    const Inst *i = inst_at(w->f, v);
    *first = 0, *end = 1, *step = 1;
    if (!type_is_ptr(w->m, i->type)) return false;
    switch (i->op) {
    case OP_GETELEMENTPTR:
    case OP_BITCAST:
    case OP_ADDRSPACECAST:
    case OP_FREEZE: return true;
    case OP_PHI: *end = i->nopnd, *step = 2; return true;
    case OP_SELECT: *first = 1, *end = 3; return true;
    case OP_LOAD: return w->knobs->apply_multi_level_restrict && load_is_plain(inst_at(w->f, v));
    case OP_CALL: {
        uint32_t row = call_intrinsic(w->m, w->f, v);
        if (!row || !(intrinsic_at(row)->flags & INF_PURE) || call_nargs(w->f, v) == 0) return false;
        return intrinsic_at(row)->result == INR_TO_SPACE || intrinsic_at(row)->result == INR_OP0;
    }
    default: return false;
    }
}

/* Returns the roots that an operand is based on so far: 0 for undef, ROOT_OTHER for any other constant or symbol. */
static RootSet ref_set(const RestrictWalk *w, Ref r) {
    if (ref_is(r, REF_VALUE)) return w->r->set[ref_index(r)];
    return ref_is_undef(w->m, r) ? 0 : ROOT_OTHER;
}

/* Returns the roots that an instruction's result is based on: the union over the operands that it is derived from, or
 * ROOT_OTHER if there are none. */
static RootSet inst_set(const RestrictWalk *w, ValueId v) {
    uint32_t first, end, step;
    RootSet set = 0;
    if (!inst_sources(w, v, &first, &end, &step)) return ROOT_OTHER;
    for (uint32_t i = first; i < end; i += step) set |= ref_set(w, inst_op(w->f, v, i));
    return set;
}

/* Propagates the sets of roots along def-use edges to a fixed point. A set that is not empty before stays as it is; a
 * value that is not derived from its operands gets ROOT_OTHER. */
static void sets_propagate(RestrictWalk *w) {
    uint32_t first, end, step;
    uint8_t *fixed = mem_alloc(w->f->inst.n + 1);
    each_inst(w->f, b, v) {
        fixed[v] = w->r->set[v] || !inst_sources(w, v, &first, &end, &step);
        if (fixed[v] && !w->r->set[v]) w->r->set[v] = ROOT_OTHER;
        if (!fixed[v]) vec_push(&w->todo, v);
    }
    while (w->todo.n) {
        ValueId v = vec_pop(&w->todo);
        RootSet set = w->r->set[v] | inst_set(w, v);
        if (set == w->r->set[v]) continue;
        w->r->set[v] = set;
        for (uint32_t k = w->uses->first[v]; k < w->uses->first[v + 1]; k++)
            if (!fixed[w->uses->at[k]]) vec_push(&w->todo, w->uses->at[k]);
    }
    free(fixed);
}

/* Allocates Restrict.set and computes it for all values; adds the roots in structs first if the knob allows them. */
static void sets_build(RestrictWalk *w) {
    Restrict *r = w->r;
    r->set = mem_alloc((w->f->inst.n + 1) * sizeof *r->set);
    for (ValueId v = 0; v < w->f->nparam; v++) r->set[v] = ROOT_OTHER;
    for (uint32_t i = 0; i < r->root.n; i++) r->set[r->root.at[i].param] = restrict_bit(i);
    w->uses = fn_uses(w->f);
    if (r->in_struct && w->knobs->allow_restrict_in_struct) fields_find(w);
    w->todo.n = 0;
    sets_propagate(w);
    vec_free(&w->todo);
}

/* Initialises *r. Finds the roots among the parameters, and computes for each value the set of roots that it is based
 * on. Leaves r->set NULL if no parameter is a root and structs are not searched for roots (Restrict.in_struct, and the
 * knob). `params`: every pointer parameter is a root, whether it is restrict or not. */
static void build(Restrict *r, Module *m, const Fn *f, const Knobs *knobs, bool params) {
    *r = (Restrict){.nvalue = f->inst.n};
    RestrictWalk w = {.r = r, .m = m, .f = f, .knobs = knobs, .params = params};
    w.keyed = mem_alloc(f->nparam + 1);
    root_params_find(&w);
    if (r->root.n || (r->in_struct && knobs->allow_restrict_in_struct)) sets_build(&w);
    free(w.keyed);
}

void restrict_build(Restrict *r, Module *m, const Fn *f, const Knobs *knobs) { build(r, m, f, knobs, false); }

void restrict_build_params(Restrict *r, Module *m, const Fn *f, const Knobs *knobs) { build(r, m, f, knobs, true); }

void restrict_free(Restrict *r) {
    vec_free(&r->root);
    free(r->set);
}

/* ------------------------------------------------------------------------------------------- accesses */

RootSet restrict_roots_of(const Restrict *r, const Module *m, Ref a) {
    if (!r->set) return ROOT_OTHER;
    if (ref_is(a, REF_VALUE)) return ref_index(a) < r->nvalue ? r->set[ref_index(a)] : ROOT_OTHER;
    return ref_is_undef(m, a) ? 0 : ROOT_OTHER;
}

RootSet restrict_access(const Restrict *r, const Module *m, const Fn *f, ValueId v) {
    RootSet set = ROOT_OTHER;
    if (!r->set) return 0;
    switch (inst_at(f, v)->op) {
    case OP_LOAD:
    case OP_ATOMICRMW:
    case OP_CMPXCHG: set = restrict_roots_of(r, m, inst_op(f, v, 0)); break;
    case OP_STORE: set = restrict_roots_of(r, m, inst_op(f, v, 1)); break;
    case OP_CALL:
        if (inst_is_intrinsic(m, f, v, INF_COPY))
            set = restrict_roots_of(r, m, inst_op(f, v, 0)) | restrict_roots_of(r, m, inst_op(f, v, 1));
        else if (inst_is_intrinsic(m, f, v, INF_FILL)) set = restrict_roots_of(r, m, inst_op(f, v, 0));
        break;
    default: break;
    }
    return set & ROOT_OTHER ? 0 : set;
}
