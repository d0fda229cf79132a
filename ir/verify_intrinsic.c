/* verify_intrinsic.c: intrinsics against their rows. The declaration: as many arguments as the row has, of
 * its types. The call: constants where the instruction takes only constants, numbers that it takes, addresses
 * that are not known to be aligned worse than it asks for. */
#include "ir/verify.h"

/* One argument of a row's signature: "p0", "i32*4", "i1!". Returns what is behind it. */
typedef struct SigArg { const char *type; size_t len; uint32_t count; bool imm; } SigArg;

static const char *sig_arg(const char *p, SigArg *a) {
    *a = (SigArg){.type = p, .count = 1};
    for (int depth = 0; *p && (depth > 0 || !strchr("*!,)}", *p)); p++)
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

static bool sig_is(const char *sig, const char *word) {
    size_t n = strlen(word);
    return strncmp(sig, word, n) == 0 && !strchr("0123456789", sig[n] ? sig[n] : ' ');
}

static bool sig_type(const Module *m, const char *sig, TypeId t);

static bool sig_struct(const Module *m, const char *sig, TypeId t) {
    const Type *type = &m->type.at[t];
    SigArg a;
    uint32_t n = 0;
    if (type->kind != TY_STRUCT)
        return false;
    while (*sig != '}') {
        sig = sig_arg(sig, &a);
        for (uint32_t k = 0; k < a.count; k++, n++)
            if (n >= type->nelem || !sig_type(m, a.type, type_elem(m, t, n)))
                return false;
    }
    return n == type->nelem;
}

/* Is t the type that the word in a signature spells? Where older compilers wrote the integer that halves are
 * in, that is right too; so is the block's shared memory for the cluster's. */
static bool sig_type(const Module *m, const char *sig, TypeId t) {
    static const struct { const char *word; TypeId type, old; } fixed[] = {
        {"void", T_VOID, T_VOID}, {"metadata", T_METADATA, T_METADATA}, {"f16", T_HALF, T_I16},
        {"bf16", T_BFLOAT, T_I16}, {"f32", T_FLOAT, T_FLOAT}, {"f64", T_DOUBLE, T_DOUBLE}
    };
    const Type *type = &m->type.at[t];
    uint64_t n = strtoul(sig + 1, NULL, 10);
    switch (*sig) {
    case 'p':
        return type->kind == TY_PTR && (type->n == n || (n == SPACE_CLUSTER && type->n == SPACE_SHARED));
    case 'i': return type->kind == TY_INT && type->n == n;
    case '{': return sig_struct(m, sig + 1, t);
    case 'v': {
        const char *elem = sig + 1 + strspn(sig + 1, "0123456789");
        if (elem == sig + 1)
            break;
        bool halves = n == 2 && (sig_is(elem, "f16") || sig_is(elem, "bf16"));
        if (type->kind != TY_VECTOR)
            return halves && t == T_I32;
        return type->n == n && sig_type(m, elem, type_elem(m, t, 0));
    }
    default: break;
    }
    for (size_t k = 0; k < sizeof fixed / sizeof *fixed; k++)
        if (sig_is(sig, fixed[k].word))
            return t == fixed[k].type || t == fixed[k].old;
    return false;
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

/* What an instruction takes only in part, where it is known: of argument (from 0) of the intrinsics with this
 * prefix, numbers from least to most, multiples of step (POWER: powers of two); of pointers (most is 0)
 * addresses that are multiples of step. The first row that fits holds. */
typedef struct Limit { const char *prefix; uint32_t arg, least, most, step; } Limit;
enum {
    POWER = 0,
    COUNT = (1 << 20) - 1,   /* what a barrier counts to */
    COPY = (1 << 20) - 16    /* bytes of a bulk copy */
};
static const Limit limit_table[] = {
    {"llvm.nvvm.applypriority.", 1, 128, 128, 1},
    {"llvm.nvvm.bar.sync", 0, 0, 15, 1},
    {"llvm.nvvm.barrier.cluster", 0, 0, UINT32_MAX, 1},
    {"llvm.nvvm.barrier0", 0, 0, UINT32_MAX, 1},
    {"llvm.nvvm.barrier.cta.arrive", 1, 32, UINT32_MAX, 32},
    {"llvm.nvvm.barrier", 0, 0, 15, 1},
    {"llvm.nvvm.barrier", 1, 0, UINT32_MAX, 32},
    {"llvm.nvvm.clusterlaunchcontrol.try_cancel.", 0, 0, 0, 16},
    {"llvm.nvvm.clusterlaunchcontrol.try_cancel.", 1, 0, 0, 8},
    {"llvm.nvvm.cp.async.bulk.global.to.shared.", 0, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.global.to.shared.", 1, 0, 0, 8},
    {"llvm.nvvm.cp.async.bulk.global.to.shared.", 2, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.global.to.shared.", 3, 0, COPY, 16},
    {"llvm.nvvm.cp.async.bulk.prefetch.L2", 0, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.prefetch.L2", 1, 0, COPY, 16},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.cluster", 0, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.cluster", 1, 0, 0, 8},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.cluster", 2, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.cluster", 3, 0, COPY, 16},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.global", 0, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.global", 1, 0, 0, 16},
    {"llvm.nvvm.cp.async.bulk.shared.cta.to.global", 2, 0, COPY, 16},
    {"llvm.nvvm.cp.async.bulk.tensor.g2s.", 0, 0, 0, 128},
    {"llvm.nvvm.cp.async.bulk.tensor.g2s.", 1, 0, 0, 8},
    {"llvm.nvvm.cp.async.bulk.tensor.g2s.", 2, 0, 0, 64},
    {"llvm.nvvm.cp.async.bulk.tensor.prefetch.", 0, 0, 0, 64},
    {"llvm.nvvm.cp.async.bulk.tensor.", 0, 0, 0, 128},
    {"llvm.nvvm.cp.async.bulk.tensor.", 1, 0, 0, 64},
    {"llvm.nvvm.cp.async.bulk.wait.group", 0, 0, INT32_MAX, 1},
    {"llvm.nvvm.cp.async.ca.shared.global.16", 0, 0, 0, 16},
    {"llvm.nvvm.cp.async.ca.shared.global.16", 1, 0, 0, 16},
    {"llvm.nvvm.cp.async.ca.shared.global.16.s", 2, 0, 16, 1},
    {"llvm.nvvm.cp.async.ca.shared.global.4", 0, 0, 0, 4},
    {"llvm.nvvm.cp.async.ca.shared.global.4", 1, 0, 0, 4},
    {"llvm.nvvm.cp.async.ca.shared.global.4.s", 2, 0, 4, 1},
    {"llvm.nvvm.cp.async.ca.shared.global.8", 0, 0, 0, 8},
    {"llvm.nvvm.cp.async.ca.shared.global.8", 1, 0, 0, 8},
    {"llvm.nvvm.cp.async.ca.shared.global.8.s", 2, 0, 8, 1},
    {"llvm.nvvm.cp.async.cg.shared.global.16", 0, 0, 0, 16},
    {"llvm.nvvm.cp.async.cg.shared.global.16", 1, 0, 0, 16},
    {"llvm.nvvm.cp.async.cg.shared.global.16.s", 2, 0, 16, 1},
    {"llvm.nvvm.cp.async.mbarrier.arrive", 0, 0, 0, 8},
    {"llvm.nvvm.cp.async.wait.group", 0, 0, INT32_MAX, 1},
    {"llvm.nvvm.discard.", 1, 128, 128, 1},
    {"llvm.nvvm.fence.proxy.tensormap_generic.acquire", 1, 128, 128, 1},
    {"llvm.nvvm.ldmatrix.", 0, 0, 0, 16},
    {"llvm.nvvm.mbarrier.arrive.drop.expect.tx.", 1, 0, COUNT, 1},
    {"llvm.nvvm.mbarrier.arrive.expect.tx.", 1, 0, COUNT, 1},
    {"llvm.nvvm.mbarrier.arrive", 1, 1, COUNT, 1},
    {"llvm.nvvm.mbarrier.complete.tx.", 1, 0, COUNT, 1},
    {"llvm.nvvm.mbarrier.expect.tx.", 1, 0, COUNT, 1},
    {"llvm.nvvm.mbarrier.init", 1, 1, COUNT, 1},
    {"llvm.nvvm.mbarrier.test.wait.parity.", 1, 0, 1, 1},
    {"llvm.nvvm.mbarrier.try.wait.parity.", 1, 0, 1, 1},
    {"llvm.nvvm.mbarrier.", 0, 0, 0, 8},
    {"llvm.nvvm.setmaxnreg.", 0, 24, 256, 8},
    {"llvm.nvvm.st.bulk", 1, 0, 1 << 24, 8},
    {"llvm.nvvm.st.bulk", 2, 0, 0, 1},
    {"llvm.nvvm.stmatrix.", 0, 0, 0, 16},
    {"llvm.nvvm.tcgen05.alloc.", 0, 0, 0, 4},
    {"llvm.nvvm.tcgen05.alloc.", 1, 32, 512, POWER},
    {"llvm.nvvm.tcgen05.commit.", 0, 0, 0, 8},
    {"llvm.nvvm.tcgen05.dealloc.", 1, 32, 512, POWER},
    {"llvm.nvvm.wgmma.wait_group", 0, 0, INT32_MAX, 1},
};

static const Limit *limit_find(const char *name, uint32_t arg) {
    for (size_t i = 0; i < sizeof limit_table / sizeof *limit_table; i++) {
        const Limit *l = &limit_table[i];
        if (l->arg == arg && strncmp(name, l->prefix, strlen(l->prefix)) == 0)
            return l;
    }
    return NULL;
}

static bool check_number(Verify *x, const char *name, const Limit *l, uint64_t n) {
    uint32_t arg = l->arg + 1;
    if (n < l->least || n > l->most)
        return bad(x, l->most == UINT32_MAX  ? "argument %u of %s must be at least %u"
                      : l->most == l->least ? "argument %u of %s must be %u"
                                            : "argument %u of %s must be from %u to %u",
                   arg, name, l->least, l->most);
    if (l->step == POWER)
        return (n & (n - 1)) == 0 || bad(x, "argument %u of %s must be a power of two", arg, name);
    return n % l->step == 0 || bad(x, "argument %u of %s must be a multiple of %u", arg, name, l->step);
}

/* The step from an address to what it was computed from, where that is constant: casts and getelementptr. */
static bool address_step(Verify *x, Ref r, Ref *base, uint64_t *by) {
    Module *m = x->m;
    const Ref *op;
    uint32_t kind, n;
    TypeId source;
    int64_t offset = 0;
    if (ref_is(r, REF_VALUE)) {
        const Inst *i = &x->f->inst.at[ref_index(r)];
        kind = i->op, n = i->nopnd, source = i->aux, op = &x->f->opnd.at[i->opnd];
    } else if (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR) {
        const Const *c = const_at(m, r);
        kind = c->op, n = c->n, source = c->aux, op = &m->const_elem.at[c->first];
    } else {
        return false;
    }
    if (kind != OP_ADDRSPACECAST && kind != OP_GETELEMENTPTR && kind != OP_BITCAST)
        return false;
    *base = op[0];
    if (kind == OP_GETELEMENTPTR && !gep_offset(m, source, op + 1, n - 1, &offset))
        return false;
    *by += (uint64_t)offset;
    return true;
}

/* An address that is no multiple of `align` wherever its variable is placed. */
static bool check_address(Verify *x, const char *name, const Limit *l, Ref r) {
    uint64_t by = 0, known = 0;
    for (uint32_t depth = 0; depth < 16 && address_step(x, r, &r, &by); depth++)
        ;
    if (ref_is(r, REF_SYM)) {
        const Sym *s = &x->m->sym.at[ref_index(r)];
        if (s->kind == SYM_VAR)
            known = s->align ? (uint64_t)1 << (s->align - 1) : type_align(x->m, s->type);
    } else if (ref_is(r, REF_VALUE) && x->f->inst.at[ref_index(r)].op == OP_ALLOCA) {
        const Inst *i = &x->f->inst.at[ref_index(r)];
        known = i->mem.align ? (uint64_t)1 << (i->mem.align - 1) : type_align(x->m, i->aux);
    }
    if (known > l->step)
        known = l->step;
    return known == 0 || by % known == 0 ||
           bad(x, "argument %u of %s must be aligned to %u bytes, this address is not", l->arg + 1, name,
               l->step);
}

static bool check_limit(Verify *x, const char *name, uint32_t arg, Ref r) {
    const Limit *l = limit_find(name, arg);
    TypeId type = type_of(x, r);
    uint64_t n;
    if (!l)
        return true;
    if (type_is_ptr(x->m, type))
        return l->most > 0 || check_address(x, name, l, r);
    return type_bits(x->m, type) == 1 || !ref_int(x->m, r, &n) || check_number(x, name, l, n);
}

/* For a message: pointers as IR writes them, other types as names of overloads do. */
static void sig_text(const SigArg *a, char *text, size_t size) {
    unsigned long space = strtoul(a->type + 1, NULL, 10);
    if (*a->type == 'p' && space)
        snprintf(text, size, "ptr addrspace(%lu)", space);
    else
        snprintf(text, size, "%.*s", *a->type == 'p' ? 3 : (int)a->len, *a->type == 'p' ? "ptr" : a->type);
}

/* May argument k, a generic pointer in the row, be one into a space: does its instruction say which ('&'), is
 * it expanded by code, is the intrinsic overloaded on it (the name goes on behind the row's)? */
static bool pointer_open(const Intrinsic *row, const char *name, uint32_t k) {
    char mark[16];
    snprintf(mark, sizeof mark, "&%u", k + 1);
    return !row->ptx || row->flags & INF_NOP || name[strlen(row->name)] || strstr(row->ptx, mark);
}

/* Argument k, of type t, of an intrinsic whose row says what a says. A pointer that the row has as generic
 * may point into any space that the instruction, or the intrinsic's name, then says. */
static bool check_parameter(Verify *x, SymId s, const Intrinsic *row, const SigArg *a, uint32_t k, TypeId t) {
    const Module *m = x->m;
    const char *name = str_get(m, m->sym.at[s].name);
    uint32_t space = type_is_ptr(m, t) ? type_space(m, t) : 0;
    bool map = a && (x->sym_facts[s].flags & SYMV_TMA) && sig_is(a->type, "p0");
    if (map && !check_tensor_map(x, name, space))
        return false;
    if (space && row->spaces && !(row->spaces & space_bit(space)))
        return bad(x, "%s cannot work on %s memory (argument %u)", row->name, space_name(space), k + 1);
    bool open = map || (space && a && sig_is(a->type, "p0") && pointer_open(row, name, k));
    if (!a || open || sig_type(m, a->type, t))
        return true;
    char want[80];
    sig_text(a, want, sizeof want);
    return bad(x, "argument %u of %s must be '%s', not '%t'", k + 1, row->name, want, t);
}

/* Argument by argument, the declaration of an intrinsic against its row. */
static bool check_row(Verify *x, SymId s, uint32_t *imm) {
    const Module *m = x->m;
    const Sym *f = &m->sym.at[s];
    const Intrinsic *row = intrinsic_at(f->intrinsic);
    const Type *t = type_at(m, f->type);
    const char *p = strchr(row->signature, '(');
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
        if (!check_parameter(x, s, row, p ? &a : NULL, k, type_elem(m, f->type, k + 1)))
            return false;
    }
    if (p && (left || p[p[0] == '('] != ')'))
        return bad(x, "%s takes more than %u arguments", row->name, n);
    char want[80];
    if (!p || sig_type(m, row->signature, type_elem(m, f->type, 0)))
        return true;
    sig_arg(row->signature, &a);
    a.len = (size_t)(strchr(row->signature, '(') - row->signature);
    sig_text(&a, want, sizeof want);
    return bad(x, "the result of %s must be '%s', not '%t'", row->name, want, type_elem(m, f->type, 0));
}

bool check_signature(Verify *x, SymId s) {
    const Module *m = x->m;
    SymFacts *facts = &x->sym_facts[s];
    const Sym *f = &m->sym.at[s];
    uint32_t n = type_at(m, f->type)->nelem - 1;
    for (uint32_t k = 0; k < n && k < 32; k++)
        if (x->set_facts[attr_list_at(m, f->attrs, ATTR_PARAM0 + k)] & SETV_IMM)
            facts->imm |= 1u << k;
    for (uint32_t k = 0; f->intrinsic && k < n && k < 4; k++)
        if (limit_find(str_get(m, f->name), k))
            facts->flags |= SYMV_LIMITED;
    if (f->intrinsic == 0)
        return true;
    const Intrinsic *row = intrinsic_at(f->intrinsic);
    if (row->ptx && strncmp(row->ptx, "tcgen05.", 8) == 0 && strstr(row->ptx, "cta_group"))
        facts->flags |= SYMV_GROUP;
    return check_row(x, s, &facts->imm);
}

/* How many blocks a call of tcgen05 is for: "cta_group::2" in its row's PTX, or "cta_group$7(::1|::1|::2)",
 * which is for argument 7 to choose. 0: it does not matter. */
static uint32_t cta_group(const Module *m, SymId s, const Ref *arg, uint32_t n) {
    const char *text = strstr(intrinsic_at(m->sym.at[s].intrinsic)->ptx, "cta_group");
    text += strlen("cta_group");
    uint64_t k = strtoul(text + 1, NULL, 10), group;
    if (*text == '$')
        return k == 0 || k > n || !ref_int(m, arg[k - 1], &group) ? 0 : group < 2 ? 1 : 2;
    return (uint32_t)strtoul(text + 2, NULL, 10);
}

static bool check_cta_group(Verify *x, SymId s, const Ref *arg, uint32_t n) {
    uint32_t group = cta_group(x->m, s, arg, n);
    if (x->cta_group && group && group != x->cta_group)
        return bad(x, "tcgen05 for cta_group::%u in a function that uses it for cta_group::%u", group,
                   x->cta_group);
    x->cta_group = group ? group : x->cta_group;
    return true;
}

bool check_intrinsic(Verify *x, const Inst *i, const Ref *arg, uint32_t n, SymId s) {
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
    if ((facts->flags & SYMV_GROUP) && !check_cta_group(x, s, arg, params))
        return false;
    if ((facts->flags & SYMV_MEMORY) && params && type_in_space(m, type_of(x, arg[0]), SPACE_PARAM))
        return bad(x, "param memory is read only");
    return true;
}

