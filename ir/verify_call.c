/* verify_call.c: calls. A call of a function with other types than it is declared with is legal (pointers
 * are opaque, the call's own types rule); for an intrinsic it is not: it has no body that could make sense
 * of them. */
#include "ir/verify.h"

/* One argument of a row's signature: "p0", "i32*4", "i1!". Returns what is behind it. */
typedef struct SigArg { const char *type; size_t len; uint32_t count; bool imm; } SigArg;

static const char *sig_arg(const char *p, SigArg *a) {
    *a = (SigArg){.type = p, .count = 1};
    for (int depth = 0; *p && (depth > 0 || !strchr("*!,)", *p)); p++)
        depth += *p == '{' ? 1 : *p == '}' ? -1 : 0;
    a->len = (size_t)(p - a->type);
    for (; *p == '*' || *p == '!'; p++) {
        a->imm |= *p == '!';
        if (*p == '*') {
            char *end;
            a->count = (uint32_t)strtoul(p + 1, &end, 10);
            p = end - 1;
        }
    }
    return *p == ',' ? p + 1 : p;
}

static bool sig_is(const SigArg *a, const char *type) {
    return a->len == strlen(type) && memcmp(a->type, type, a->len) == 0;
}

/* The bit of a space in Intrinsic.spaces (the lattice's). A param address is a global one. */
static uint32_t space_bit(uint32_t space) {
    static const struct { uint8_t space, bit; } bits[] = {
        {SPACE_GLOBAL, 0x01}, {SPACE_SHARED, 0x02}, {SPACE_CONST, 0x04}, {SPACE_LOCAL, 0x08},
        {SPACE_PARAM, 0x11}, {SPACE_TENSOR, 0x20}, {SPACE_CLUSTER, 0x40}
    };
    for (size_t k = 0; k < sizeof bits / sizeof *bits; k++)
        if (bits[k].space == space)
            return bits[k].bit;
    return 0xff;
}

static bool check_tensor_map(Verify *x, const char *name, uint32_t space) {
    return space == SPACE_GENERIC || space == SPACE_GLOBAL || space == SPACE_CONST || space == SPACE_PARAM ||
           bad(x, "the tensor map of %s must be in global, const or param memory, not in %s", name,
               space_name(space));
}

/* Numbers that an instruction takes only in part, where they are constants: argument (from 0) of the intrinsics
 * with this prefix; the first row that fits holds. */
typedef struct Limit { const char *prefix; uint32_t arg, least, most, step; } Limit;
static const Limit limit_table[] = {
    {"llvm.nvvm.applypriority.", 1, 128, 128, 1},
    {"llvm.nvvm.bar.sync", 0, 0, 15, 1},
    {"llvm.nvvm.barrier.cluster", 0, 0, UINT32_MAX, 1},
    {"llvm.nvvm.barrier0", 0, 0, UINT32_MAX, 1},
    {"llvm.nvvm.barrier.cta.arrive", 1, 32, UINT32_MAX, 32},
    {"llvm.nvvm.barrier", 0, 0, 15, 1},
    {"llvm.nvvm.barrier", 1, 0, UINT32_MAX, 32},
    {"llvm.nvvm.discard.", 1, 128, 128, 1},
    {"llvm.nvvm.fence.proxy.tensormap_generic.acquire", 1, 128, 128, 1},
    {"llvm.nvvm.setmaxnreg.", 0, 24, 256, 8},
    {"llvm.nvvm.st.bulk", 2, 0, 0, 1},
    {"llvm.nvvm.wgmma.wait_group", 0, 0, INT32_MAX, 1},
};

static const Limit *limit_find(const char *name, uint32_t arg) {
    for (size_t i = 0; i < sizeof limit_table / sizeof *limit_table; i++)
        if (limit_table[i].arg == arg && strncmp(name, limit_table[i].prefix, strlen(limit_table[i].prefix)) == 0)
            return &limit_table[i];
    return NULL;
}

static bool check_limit(Verify *x, const char *name, uint32_t arg, Ref r) {
    const Limit *l = limit_find(name, arg);
    uint64_t n;
    if (!l || type_bits(x->m, type_of(x, r)) == 1 || !ref_int(x->m, r, &n))
        return true;
    if (n < l->least || n > l->most)
        return bad(x, l->most == UINT32_MAX  ? "argument %u of %s is at least %u"
                      : l->most == l->least ? "argument %u of %s is %u"
                                            : "argument %u of %s is from %u to %u",
                   arg + 1, name, l->least, l->most);
    return n % l->step == 0 || bad(x, "argument %u of %s is a multiple of %u", arg + 1, name, l->step);
}

/* Argument by argument, the declaration of an intrinsic against its row. */
static bool check_row(Verify *x, SymId s, uint32_t *imm) {
    const Module *m = x->m;
    const Sym *f = &m->sym.at[s];
    const Intrinsic *row = intrinsic_at(f->intrinsic);
    const Type *t = type_at(m, f->type);
    const char *name = str_get(m, f->name), *p = strchr(row->signature, '(');
    uint32_t n = t->nelem - 1, left = 0;
    SigArg a = {0};
    for (uint32_t k = 0; k < n; k++, left -= left > 0) {
        if (p && left == 0) {
            if (p[p[0] == '('] == ')' || *p == 0)
                return bad(x, "%s takes %u arguments, not %u", row->name, k, n);
            p = sig_arg(p + (*p == '('), &a);
            left = a.count;
        }
        if (p && a.imm && k < 32)
            *imm |= 1u << k;
        TypeId type = type_elem(m, f->type, k + 1);
        uint32_t space = type_is_ptr(m, type) ? type_space(m, type) : 0;
        if ((x->sym_facts[s].flags & SYMV_TMA) && p && sig_is(&a, "p0") && !check_tensor_map(x, name, space))
            return false;
        if (space && row->spaces && !(row->spaces & space_bit(space)))
            return bad(x, "%s cannot work on %s memory (argument %u)", row->name, space_name(space), k + 1);
    }
    if (p && (left || p[p[0] == '('] != ')'))
        return bad(x, "%s takes more than %u arguments", row->name, n);
    return true;
}

bool check_signature(Verify *x, SymId s) {
    const Module *m = x->m;
    SymFacts *facts = &x->sym_facts[s];
    const Sym *f = &m->sym.at[s];
    uint32_t n = type_at(m, f->type)->nelem - 1;
    for (uint32_t k = 0; k < n && k < 32; k++)
        if (x->set_facts[attr_list_at(m, f->attrs, ATTR_PARAM0 + k)] & SETV_IMM)
            facts->imm |= 1u << k;
    for (uint32_t k = 0; f->intrinsic && k < n && k < 3; k++)
        if (limit_find(str_get(m, f->name), k))
            facts->flags |= SYMV_LIMITED;
    return f->intrinsic == 0 || check_row(x, s, &facts->imm);
}

static bool check_intrinsic(Verify *x, const Inst *i, const Ref *arg, uint32_t n, SymId s) {
    Module *m = x->m;
    const SymFacts *facts = &x->sym_facts[s];
    TypeId type = m->sym.at[s].type;
    uint32_t params = type_at(m, type)->nelem - 1, ignored = 0;
    bool more = type_at(m, type)->flags & TYPE_VARARG;
    if (type_elem(m, type, 0) != i->type || n < params || (n > params && !more))
        return bad(x, "Intrinsic called with incompatible signature");
    if ((facts->flags & SYMV_WRONG) && !check_row(x, s, &ignored))
        return false;
    for (uint32_t k = 0; k < params; k++) {
        if (type_of(x, arg[k]) != type_elem(m, type, k + 1))
            return bad(x, "Intrinsic called with incompatible signature");
        bool literal = ref_is(arg[k], REF_CONST) && const_at(m, arg[k])->kind <= CONST_FP;
        if (k < 32 && (facts->imm >> k & 1) && !literal)
            return bad(x, "argument %u of %s must be a constant", k + 1, str_get(m, m->sym.at[s].name));
        if ((facts->flags & SYMV_LIMITED) && !check_limit(x, str_get(m, m->sym.at[s].name), k, arg[k]))
            return false;
    }
    if ((facts->flags & SYMV_MEMORY) && params && type_in_space(m, type_of(x, arg[0]), SPACE_PARAM))
        return bad(x, "param memory is read only");
    return true;
}

/* What a function that runs elsewhere may be given: no param pointer (it would have to become generic
 * first), and no tensor memory. */
static bool check_arguments(Verify *x, const Ref *arg, uint32_t n, uint32_t facts) {
    for (uint32_t k = 0; k < n; k++) {
        TypeId t = type_of(x, arg[k]);
        if (!type_is_value(x->m, t))
            return bad(x, "argument %u of the call is a '%t', not a value", k + 1, t);
        if (type_in_space(x->m, t, SPACE_TENSOR))
            return bad(x, "tensor memory pointer passed to a function");
        if (type_in_space(x->m, t, SPACE_PARAM) && !(facts & SYMV_INLINE))
            return bad(x, "param pointer escapes");
    }
    return true;
}

bool check_call(Verify *x, const Inst *i, const Ref *op) {
    const Module *m = x->m;
    uint32_t n = x->f->bundle.n ? call_nargs(x->f, (ValueId)(i - x->f->inst.at)) : i->nopnd - 1;
    Ref callee = op[i->nopnd - 1];
    if (!type_is_ptr(m, type_of(x, callee)))
        return bad(x, "call of a '%t'", type_of(x, callee));
    if (n >= i->nopnd)
        return bad(x, "call with more bundle operands than operands");
    if (i->type != T_VOID && i->type != T_TOKEN && !type_is_value(m, i->type))
        return bad(x, "call of a function that returns '%t'", i->type);
    if (type_in_space(m, i->type, SPACE_TENSOR) && !ref_is(callee, REF_SYM))
        return bad(x, "tensor memory pointer returned from a function");
    if (ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM)
        return true;
    if (!ref_is(callee, REF_SYM))
        return check_arguments(x, op, n, 0);
    const Sym *s = &m->sym.at[ref_index(callee)];
    uint32_t facts = x->sym_facts[ref_index(callee)].flags;
    if (s->kind == SYM_FUNC && (facts & SYMV_LLVM))
        return check_intrinsic(x, i, op, n, ref_index(callee));
    return check_arguments(x, op, n, facts);
}
