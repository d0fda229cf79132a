/* respace.c: implements respace.h.
 *
 * The name of an overloaded intrinsic ends in one component per overloaded type. The component of a
 * pointer is "pN", of a vector of pointers "vMpN". Components are in the order of result and parameters. A
 * parameter with a fixed space has no component, so each component belongs to the next pointer in its
 * space.
 */
#include "transform/spaces/respace.h"
#include "ir/chars.h"

/* Parses a component "pN" or "vMpN" of `len` bytes: sets *space to N, and *prefix to the length up to and including the
 * 'p'. Returns false for other components, and if N has more than 6 digits. */
static bool component_space(const char *s, size_t len, uint32_t *space, size_t *prefix) {
    size_t i = 0, digits;
    if (len && s[0] == 'v')
        for (i = 1; i < len && char_is_digit(s[i]);) i++;
    if (i == len || s[i] != 'p' || i == 1) return false;
    *prefix = ++i;
    *space = 0;
    for (digits = 0; i < len && char_is_digit(s[i]) && digits < 6; i++, digits++)
        *space = *space * 10 + (uint32_t)(s[i] - '0');
    return digits && i == len;
}

enum { ANY_SPACE = UINT16_MAX };

/* Returns the index, from `at` on, of the next pointer or vector of pointers in this space (ANY_SPACE: in any) among
 * the elements of a function type, of which the result is element 0; UINT32_MAX if there is none. */
static uint32_t next_pointer(const Module *m, TypeId type, uint32_t at, uint32_t space) {
    for (; at < type_at(m, type)->nelem; at++) {
        TypeId t = type_elem(m, type, at);
        if (type_is_ptrs(m, t) && (space == ANY_SPACE || type_space(m, t) == space)) return at;
    }
    return UINT32_MAX;
}

/* Writes the name of intrinsic `old` with the spaces of function type `type` in its components. `any`: each component
 * belongs to the next pointer in any space, because the components do not match the spaces of the old type. */
static void name_respace(const Module *m, SymId old, TypeId type, bool any, Out *o) {
    const Sym *s = &m->sym.at[old];
    const char *name = str_get(m, s->name);
    uint32_t at = 0;
    for (bool first = true;; first = false) {
        size_t len = strcspn(name, "."), prefix;
        uint32_t space, found = UINT32_MAX;
        if (!first && component_space(name, len, &space, &prefix))
            found = next_pointer(m, s->type, at, any ? ANY_SPACE : space);
        if (found != UINT32_MAX) {
            out_bytes(o, name, prefix);
            out_u64(o, type_space(m, type_elem(m, type, found)));
            at = found + 1;
        } else {
            out_bytes(o, name, len);
        }
        if (!name[len]) return;
        out_char(o, '.');
        name += len + 1;
    }
}

/* Returns the name of the intrinsic that does the same as `old` in another space, for intrinsics whose name does not
 * end in components: the space is that of the first parameter whose type in `type` has changed. Returns 0 if there is
 * none. */
static StrId other_name(Module *m, SymId old, TypeId type) {
    const Sym *s = &m->sym.at[old];
    for (uint32_t k = 1; s->intrinsic && k < type_at(m, type)->nelem; k++) {
        TypeId t = type_elem(m, type, k);
        if (t == type_elem(m, s->type, k) || !type_is_ptr(m, t)) continue;
        const Intrinsic *row = intrinsic_in_space(intrinsic_at(s->intrinsic), type_space(m, t));
        if (row) return str_of(m, row->name);
    }
    return 0;
}

/* Returns the declaration of intrinsic `old` for the parameters and result of `type`, which differ in spaces only.
 * Creates it, with the attributes of `old`, if the module has none. For llvm.memcpy.p0.p0.i64 and the type
 * void (ptr, ptr addrspace(101), i64, i1) it is llvm.memcpy.p0.p101.i64. */
static SymId intrinsic_respace(Module *m, SymId old, TypeId type) {
    if (m->sym.at[old].type == type) return old;
    StrId name = other_name(m, old, type);
    bool spelled = !name;
    if (name && sym_find(m, name)) return sym_find(m, name);
    for (int any = 0; spelled && any < 2; any++) {
        Out o;
        out_init(&o, NULL);
        name_respace(m, old, type, any, &o);
        name = str_intern(m, o.buf, (uint32_t)o.n);
        out_free(&o);
        SymId s = sym_find(m, name);
        if (!s) break;
        if (m->sym.at[s].type == type || any) return s;
    }
    SymId s = intrinsic_declare(m, name, type);
    m->sym.at[s].attrs = m->sym.at[old].attrs;
    return s;
}

void call_respace(Module *m, Fn *f, ValueId v) {
    SymId old = call_target(m, f, v);
    uint32_t n = call_nargs(f, v);
    TypeId *param = mem_alloc((n + 1) * sizeof *param);
    for (uint32_t i = 0; i < n; i++) param[i] = ref_type(m, f, inst_op(f, v, i));
    TypeId type = type_func(m, inst_at(f, v)->type, param, n, false);
    free(param);
    inst_ops(f, v)[inst_at(f, v)->nopnd - 1] = ref_make(REF_SYM, intrinsic_respace(m, old, type));
}

void signature_respace(Module *m, SymId s, TypeId result) {
    const Fn *f = m->sym.at[s].fn;
    bool vararg = type_at(m, m->sym.at[s].type)->flags & TYPE_VARARG;
    TypeId *param = mem_alloc((f->nparam + 1) * sizeof *param);
    for (ValueId v = 0; v < f->nparam; v++) param[v] = inst_at(f, v)->type;
    m->sym.at[s].type = type_func(m, result, param, f->nparam, vararg);
    free(param);
}

SymId memcpy_declare(Module *m, TypeId to, TypeId from) {
    char name[64];
    snprintf(name, sizeof name, "llvm.memcpy.p%u.p%u.i64", type_space(m, to), type_space(m, from));
    TypeId param[] = {to, from, T_I64, T_I1};
    return intrinsic_declare(m, str_of(m, name), type_func(m, T_VOID, param, 4, false));
}

SymId memset_declare(Module *m, TypeId to) {
    char name[64];
    snprintf(name, sizeof name, "llvm.memset.p%u.i64", type_space(m, to));
    TypeId param[] = {to, T_I8, T_I64, T_I1};
    return intrinsic_declare(m, str_of(m, name), type_func(m, T_VOID, param, 4, false));
}

SymId lifetime_declare(Module *m, bool end, TypeId ptr) {
    char name[64];
    snprintf(name, sizeof name, "llvm.lifetime.%s.p%u", end ? "end" : "start", type_space(m, ptr));
    TypeId param[] = {T_I64, ptr};
    return intrinsic_declare(m, str_of(m, name), type_func(m, T_VOID, param, 2, false));
}

SymId stack_declare(Module *m, bool restore) {
    static const char *const names[2][2] = {{"llvm.stacksave.p0", "llvm.stacksave"},
                                            {"llvm.stackrestore.p0", "llvm.stackrestore"}};
    StrId name = str_of(m, names[restore][0]), old = str_of(m, names[restore][1]);
    if (!sym_find(m, name) && sym_find(m, old)) return sym_find(m, old);
    TypeId ptr = T_PTR;
    return intrinsic_declare(m, name,
                             restore ? type_func(m, T_VOID, &ptr, 1, false) : type_func(m, T_PTR, NULL, 0, false));
}

SymId ptrmask_declare(Module *m, TypeId ptr) {
    char name[64];
    uint32_t bits = layout_ptr_bits(m, type_space(m, ptr));
    snprintf(name, sizeof name, "llvm.ptrmask.p%u.i%u", type_space(m, ptr), bits);
    TypeId param[] = {ptr, type_int(m, bits)};
    return intrinsic_declare(m, str_of(m, name), type_func(m, ptr, param, 2, false));
}
