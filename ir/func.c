/* func.c: the records of a function body: new instructions, side tables, calls, result types. */
#include "ir/chars.h"
#include "ir/hash.h"

/* -------------------------------------------------------------------------------- metadata table */

/* Searches linearly while the table has fewer than 8 entries. Beyond that it uses a hash table, to which it first adds
 * the entries that have been pushed to f->md since the last call. */
uint32_t fn_md_index(Fn *f, MdId md) {
    if (f->md.n < 8) {
        for (uint32_t i = 0; i < f->md.n; i++)
            if (f->md.at[i] == md) return i;
        vec_push(&f->md, md);
        return f->md.n - 1;
    }
    if (2 * (uint64_t)f->md.n >= f->md_slot.cap) {
        uint32_t cap = 64;
        while (cap / 4 < f->md.n) {
            if (cap >= 1u << 31) mem_too_large();
            cap *= 2;
        }
        free(f->md_slot.at);
        f->md_slot.at = mem_alloc(cap * sizeof *f->md_slot.at);
        f->md_slot.cap = cap;
        f->md_slot.n = 0;
    }
    uint32_t mask = f->md_slot.cap - 1, *slot = f->md_slot.at;
    for (uint32_t i = f->md_slot.n; i < f->md.n; i++) {
        uint32_t k = hash_word(0, f->md.at[i]) & mask;
        while (slot[k]) k = (k + 1) & mask;
        slot[k] = i + 1;
    }
    f->md_slot.n = f->md.n;
    uint32_t k = hash_word(0, md) & mask;
    for (; slot[k]; k = (k + 1) & mask)
        if (f->md.at[slot[k] - 1] == md) return slot[k] - 1;
    if (f->md.n > REF_MAX_INDEX) mem_too_large();
    vec_push(&f->md, md);
    slot[k] = f->md.n;
    f->md_slot.n = f->md.n;
    return f->md.n - 1;
}

/* -------------------------------------------------------------------------------- instructions */

#define vec_trim(v) \
    ((v)->cap > (v)->n ? (void)((v)->at = mem_trim((v)->at, (v)->n * sizeof *(v)->at), (v)->cap = (v)->n) : (void)0)

void fn_trim(Fn *f) {
    vec_trim(&f->inst);
    vec_trim(&f->opnd);
    vec_trim(&f->order);
    vec_trim(&f->src);
    vec_trim(&f->name);
    vec_trim(&f->loc);
}

ValueId fn_inst(Fn *f, enum Op op, TypeId type, const Ref *operand, uint32_t n) {
    ValueId v = f->inst.n;
    if (v > REF_MAX_INDEX) mem_too_large();
    vec_push(&f->inst, ((Inst){.op = (uint8_t)op, .type = type, .opnd = f->opnd.n, .nopnd = n}));
    vec_append(&f->opnd, operand, n);
    return v;
}

void fn_set_operands(Fn *f, ValueId v, const Ref *operand, uint32_t n) {
    Inst *i = &f->inst.at[v];
    if (n <= i->nopnd) {
        if (n) memmove(f->opnd.at + i->opnd, operand, n * sizeof *operand);
    } else {
        i->opnd = f->opnd.n;
        vec_append(&f->opnd, operand, n);
    }
    i->nopnd = n;
}

ValueId fn_copy_inst(Fn *f, ValueId v) {
    Inst copy = f->inst.at[v];
    ValueId to = fn_inst(f, (enum Op)copy.op, copy.type, inst_ops(f, v), copy.nopnd);
    copy.opnd = f->inst.at[to].opnd;
    f->inst.at[to] = copy;
    inst_copy_origin(f, to, v);
    if (v < f->attached.n)
        for (uint32_t a = f->attached.at[v]; a; a = f->attach.at[a - 1].next)
            inst_attach_add(f, to, f->attach.at[a - 1].kind, f->attach.at[a - 1].md);
    uint32_t nbundle, first = 0;
    const Bundle *b = copy.op == OP_CALL ? call_bundles(f, v, &nbundle) : NULL;
    if (b) {
        first = (uint32_t)(b - f->bundle.at);
        for (uint32_t i = 0; i < nbundle; i++) {
            Bundle one = f->bundle.at[first + i];
            one.call = to;
            vec_push(&f->bundle, one);
        }
    }
    return to;
}

/* Sets element v_ of a side table to x, after extending the table with zeros if it is shorter. If x is 0 and v_ is
 * beyond the end, does nothing, because the entries there count as zero. */
#define side_set(v_, table, x) \
    do { \
        if ((v_) >= (table)->n) { \
            if ((x) == 0) break; \
            vec_reserve(table, (v_) - (table)->n + 1); \
            memset((table)->at + (table)->n, 0, ((v_) - (table)->n + 1) * sizeof *(table)->at); \
            (table)->n = (v_) + 1; \
        } \
        (table)->at[v_] = (x); \
    } while (0)

void inst_set_src(Fn *f, ValueId v, uint32_t src) { side_set(v, &f->src, src); }

void inst_set_name(Fn *f, ValueId v, StrId name) { side_set(v, &f->name, name); }

void inst_set_loc(Fn *f, ValueId v, uint32_t loc) { side_set(v, &f->loc, loc); }

bool inst_is_relocatable(const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    return op_flags(i) & OF_PURE && i->op != OP_PHI && i->op != OP_FREEZE;
}

bool inst_is_hoistable(const Fn *f, ValueId v) {
    return inst_is_relocatable(f, v) && !(op_flags(inst_at(f, v)) & OF_TRAP);
}

void inst_copy_origin(Fn *f, ValueId to, ValueId from) {
    inst_set_src(f, to, inst_src(f, from));
    inst_set_loc(f, to, inst_loc(f, from));
}

const Attach *inst_attach(const Fn *f, const Module *m, ValueId v, const char *kind) {
    if (v < f->attached.n)
        for (uint32_t a = f->attached.at[v]; a; a = f->attach.at[a - 1].next) {
            const char *name = str_get(m, f->attach.at[a - 1].kind);
            if (*name == *kind && strcmp(name, kind) == 0) return &f->attach.at[a - 1];
        }
    return NULL;
}

void inst_attach_add(Fn *f, ValueId v, StrId kind, uint32_t md_index) {
    uint32_t last = 0;
    if (v < f->attached.n)
        for (uint32_t a = f->attached.at[v]; a; a = f->attach.at[a - 1].next) {
            if (f->attach.at[a - 1].kind == kind) {
                f->attach.at[a - 1].md = md_index;
                return;
            }
            last = a;
        }
    vec_push(&f->attach, ((Attach){kind, md_index, 0}));
    if (last) f->attach.at[last - 1].next = f->attach.n;
    else side_set(v, &f->attached, f->attach.n);
}

void inst_attach_remove(Fn *f, ValueId v, StrId kind) {
    if (v >= f->attached.n) return;
    for (uint32_t *link = &f->attached.at[v]; *link; link = &f->attach.at[*link - 1].next)
        if (f->attach.at[*link - 1].kind == kind) {
            *link = f->attach.at[*link - 1].next;
            return;
        }
}

void inst_attach_move(Fn *f, Module *m, ValueId from, ValueId to, const char *kind) {
    uint32_t md_index = inst_attach(f, m, from, kind)->md;
    inst_attach_remove(f, from, str_of(m, kind));
    inst_attach_add(f, to, str_of(m, kind), md_index);
}

/* -------------------------------------------------------------------------------- calls */

const Bundle *call_bundles(const Fn *f, ValueId v, uint32_t *n) {
    uint32_t low = 0;
    lower_bound(low, f->bundle.n, mid, f->bundle.at[mid].call < v);
    *n = 0;
    while (low + *n < f->bundle.n && f->bundle.at[low + *n].call == v) ++*n;
    return *n ? f->bundle.at + low : NULL;
}

uint32_t call_nargs(const Fn *f, ValueId v) {
    uint32_t nbundle, n = f->inst.at[v].nopnd - 1;
    const Bundle *b = call_bundles(f, v, &nbundle);
    for (uint32_t i = 0; b && i < nbundle; i++) n -= b[i].n;
    return n;
}

SymId callee_function(const Module *m, Ref r) {
    for (int hops = 0; hops <= ALIAS_SIZE_MAX; hops++) { /* before the verifier, aliases may form a cycle */
        if (ref_is(r, REF_SYM)) {
            const Sym *s = &m->sym.at[ref_index(r)];
            if (s->kind == SYM_FUNC) return ref_index(r);
            if (s->kind != SYM_ALIAS) return 0;
            r = s->init;
        } else if (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR &&
                   (const_at(m, r)->op == OP_BITCAST || const_at(m, r)->op == OP_ADDRSPACECAST)) {
            r = m->const_elem.at[const_at(m, r)->first];
        } else {
            return 0;
        }
    }
    return 0;
}

/* -------------------------------------------------------------------------------- types */

TypeId ref_type_global(const Module *m, Ref r) {
    switch (ref_kind(r)) {
    case REF_BLOCK: return T_LABEL;
    case REF_CONST: return const_at(m, r)->type;
    case REF_SYM: {
        uint32_t space = m->sym.at[ref_index(r)].space;
        /* This may intern a new pointer type, which is not observable; hence the cast from const. */
        return space ? type_ptr((Module *)m, space) : T_PTR;
    }
    case REF_META:
    case REF_MDVALUE: return T_METADATA;
    case REF_INT: return T_I32;
    default: return T_VOID;
    }
}

/* Returns the result type of a shufflevector of vectors of type `vector`, with a mask of type `mask`; T_VOID if one of
 * the two is not a vector. */
static TypeId shuffle_type(Module *m, TypeId vector, TypeId mask) {
    if (type_kind(m, vector) != TY_VECTOR || type_kind(m, mask) != TY_VECTOR) return T_VOID;
    return type_vector(m, type_at(m, mask)->n, type_elem(m, vector, 0));
}

/* Returns the type of the element that an extractvalue from the aggregate type t selects with n indices; T_VOID if an
 * index is not a REF_INT, is beyond the end, or selects within a type that is no aggregate. */
static TypeId extract_type(const Module *m, TypeId t, const Ref *index, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        if (!type_is_aggregate(m, t) || !ref_is(index[i], REF_INT)) return T_VOID;
        const Type *a = type_at(m, t);
        if (ref_index(index[i]) >= (a->kind == TY_STRUCT ? a->nelem : a->n)) return T_VOID;
        t = type_elem(m, t, ref_index(index[i]));
    }
    return t;
}

/* Returns the result type of a getelementptr with n operands, of which the first is the base: the type of the base, or
 * a vector of that pointer type if the base is a scalar and an index is a vector. Returns T_VOID if the base is neither
 * a pointer nor a vector of pointers. */
static TypeId gep_type(Module *m, const Fn *f, const Ref *operand, uint32_t n) {
    TypeId base = ref_type(m, f, operand[0]);
    if (!type_is_ptrs(m, base)) return T_VOID;
    for (uint32_t i = 1; i < n && type_is_ptr(m, base); i++) {
        TypeId t = ref_type(m, f, operand[i]);
        if (type_kind(m, t) == TY_VECTOR) base = type_vector(m, type_at(m, t)->n, base);
    }
    return base;
}

/* Returns the result type of a select between values of types a and b; T_VOID if these differ, or if `cond` is neither
 * i1 nor a vector of i1 with as many lanes. */
static TypeId select_type(Module *m, TypeId cond, TypeId a, TypeId b) {
    if (a != b || (cond != T_I1 && cond != type_with_scalar(m, a, T_I1))) return T_VOID;
    return a;
}

TypeId inst_result_type(Module *m, const Fn *f, const Inst *i, const Ref *operand) {
    uint32_t n = i->nopnd;
    if (n == 0) return i->op == OP_ALLOCA ? (type_is_ptr(m, i->type) ? i->type : T_PTR) : T_VOID;
    TypeId a = ref_type(m, f, operand[0]);
    switch (op_info[i->op].result) {
    case RES_OP0: return a;
    case RES_CMP: return type_with_scalar(m, a, T_I1);
    case RES_OWN: break;
    default: return i->type;
    }
    switch (i->op) {
    case OP_ALLOCA: return type_is_ptr(m, i->type) ? i->type : T_PTR;
    case OP_EXTRACTELEMENT: return type_kind(m, a) == TY_VECTOR ? type_elem(m, a, 0) : T_VOID;
    case OP_SHUFFLEVECTOR: return n == 3 ? shuffle_type(m, a, ref_type(m, f, operand[2])) : T_VOID;
    case OP_EXTRACTVALUE: return extract_type(m, a, operand + 1, n - 1);
    case OP_CMPXCHG: return n == 3 ? type_struct(m, (TypeId[]){ref_type(m, f, operand[1]), T_I1}, 2, false) : T_VOID;
    case OP_ATOMICRMW: return n == 2 ? ref_type(m, f, operand[1]) : T_VOID;
    case OP_GETELEMENTPTR: return gep_type(m, f, operand, n);
    case OP_SELECT: return n == 3 ? select_type(m, a, ref_type(m, f, operand[1]), ref_type(m, f, operand[2])) : T_VOID;
    default: return T_VOID;
    }
}

bool fn_value_named(const Module *m, const Fn *f, const char *name, ValueId *v) {
    char *end;
    unsigned long number = strtoul(name, &end, 10), next = 0;
    bool numbered = char_is_digit(*name) && !*end; /* strtoul also takes blanks and a sign */
    for (ValueId p = 0; p < f->nparam; p++) {
        *v = p;
        if (inst_name(f, p) ? !numbered && !strcmp(str_get(m, inst_name(f, p)), name) : numbered && next == number)
            return true;
        next += !inst_name(f, p);
    }
    each_block(f, b) {
        next += !f->block.at[b].name;
        each_inst_in(f, b, i) {
            if (inst_at(f, i)->type == T_VOID) continue;
            *v = i;
            if (inst_name(f, i) ? !numbered && !strcmp(str_get(m, inst_name(f, i)), name) : numbered && next == number)
                return true;
            next += !inst_name(f, i);
        }
    }
    return false;
}
