/* verify_module.c: checks the parts that belong to the module as a whole: module flags, the identification of the
 * compiler, and the variables whose names LLVM reserves, such as llvm.used. */
#include "ir/verify/verify.h"

/* Returns operand k, which must exist, of a tuple; for null, it is metadata 0, of kind MD_UNDEFINED. */
static const Md *part_of(const Module *m, const Md *node, uint32_t k) {
    return &m->md.at[m->md_op.at[node->first + k]];
}

/* ------------------------------------------------------------------------------------------- module flags */

/* How the linker joins two values of a flag. */
enum Behaviour {
    FLAG_ERROR = 1,
    FLAG_WARNING,
    FLAG_REQUIRE,
    FLAG_OVERRIDE,
    FLAG_APPEND,
    FLAG_UNIQUE,
    FLAG_MAX,
    FLAG_MIN
};

/* Gets the low 64 bits of a constant integer. Returns false if md is something else. */
static bool md_number(const Module *m, const Md *md, uint64_t *n) {
    if (md->kind != MD_VALUE || !ref_is(md->value, REF_CONST)) return false;
    const Const *c = const_at(m, md->value);
    if (c->kind != CONST_WIDE) return ref_int(m, md->value, n);
    *n = m->const_word.at[c->first] | (uint64_t)m->const_word.at[c->first + 1] << 32;
    return true;
}

/* Checks that the value of a flag has the form that its behaviour b requires, if it requires one. */
static bool check_flag_value(Verify *x, enum Behaviour b, const Md *value) {
    const Module *m = x->m;
    uint64_t n;
    if (b == FLAG_MIN && !(md_number(m, value, &n) && (int64_t)n >= 0))
        return fail(x, "invalid value for 'min' module flag (expected constant non-negative integer)");
    if (b == FLAG_MAX && !md_number(m, value, &n))
        return fail(x, "invalid value for 'max' module flag (expected constant integer)");
    if ((b == FLAG_APPEND || b == FLAG_UNIQUE) && value->kind != MD_TUPLE)
        return fail(x, "invalid value for 'append'-type module flag (expected a metadata node)");
    if (b == FLAG_REQUIRE && !(value->kind == MD_TUPLE && value->n == 2 && part_of(m, value, 0)->kind == MD_STRING))
        return fail(x, "invalid value for 'require' module flag (expected metadata pair)");
    return true;
}

/* Checks one flag, !{behaviour, !"name", value}. seen: by MdId of a name, whether an earlier flag has it; the entry of
 * this flag's name is set. Flags of behaviour "require" may repeat a name and are not counted. */
static bool check_flag(Verify *x, MdId id, bool *seen) {
    const Module *m = x->m;
    const Md *flag = &m->md.at[id];
    uint64_t behaviour;
    if (flag->kind != MD_TUPLE || flag->n != 3) return fail(x, "incorrect number of operands in module flag");
    if (!md_number(m, part_of(m, flag, 0), &behaviour))
        return fail(x, "invalid behavior operand in module flag (expected constant integer)");
    if (behaviour < FLAG_ERROR || behaviour > FLAG_MIN)
        return fail(x, "invalid behavior operand in module flag (unexpected constant), it is from 1 to 8");
    if (part_of(m, flag, 1)->kind != MD_STRING)
        return fail(x, "invalid ID operand in module flag (expected metadata string)");
    if (!check_flag_value(x, (enum Behaviour)behaviour, part_of(m, flag, 2))) return false;
    MdId name = m->md_op.at[flag->first + 1];
    if (behaviour != FLAG_REQUIRE && seen[name])
        return fail(x, "module flag identifiers must be unique (or of 'require' type): '%s' is repeated",
                    str_get(m, m->md.at[name].str));
    seen[name] |= behaviour != FLAG_REQUIRE;
    return true;
}

/* Checks that id, an entry of llvm.ident, is a node of one string. */
static bool check_ident(Verify *x, MdId id) {
    const Md *md = &x->m->md.at[id];
    if (md->kind != MD_TUPLE || md->n != 1) return fail(x, "incorrect number of operands in llvm.ident metadata");
    return part_of(x->m, md, 0)->kind == MD_STRING ||
           fail(x, "invalid value for llvm.ident metadata entry operand (the operand should be a string)");
}

void verify_named_metadata(Verify *x) {
    const Module *m = x->m;
    bool *seen = mem_alloc(m->md.n);
    for (uint32_t i = 0; i < md_named_count(m, "llvm.module.flags"); i++)
        if (!check_flag(x, md_named(m, "llvm.module.flags", i), seen)) report_at_module(x);
    for (uint32_t i = 0; i < md_named_count(m, "llvm.ident"); i++)
        if (!check_ident(x, md_named(m, "llvm.ident", i))) report_at_module(x);
    free(seen);
}

/* -------------------------------------------------------------------------------------- reserved variables */

/* Returns the symbol whose address a constant is, possibly through casts; 0 if it is no such address. */
static SymId symbol_under(const Module *m, Ref r) {
    while (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR &&
           (const_at(m, r)->op == OP_ADDRSPACECAST || const_at(m, r)->op == OP_BITCAST))
        r = m->const_elem.at[const_at(m, r)->first];
    return ref_is(r, REF_SYM) ? ref_index(r) : 0;
}

/* Checks llvm.used or llvm.compiler.used, whose name is `name`: an appending array of addresses of symbols that have a
 * name. */
static bool check_used(Verify *x, const Sym *v, const char *name) {
    Module *m = x->m;
    if (v->linkage != LINK_APPENDING) return fail(x, "invalid linkage for intrinsic global variable");
    if (type_kind(m, v->type) != TY_ARRAY || !type_is_ptr(m, type_elem(m, v->type, 0)))
        return fail(x, "wrong type for intrinsic global variable");
    if (!v->defined) return true;
    if (!ref_is(v->init, REF_CONST) || const_at(m, v->init)->kind != CONST_AGG)
        return fail(x, "wrong initializer for intrinsic global variable");
    for (uint32_t k = 0; k < const_at(m, v->init)->n; k++) {
        SymId s = symbol_under(m, m->const_elem.at[const_at(m, v->init)->first + k]);
        if (!s) return fail(x, "invalid %s member %u: it is no global value", name, k);
        if (!m->sym.at[s].name) return fail(x, "members of %s must be named", name);
    }
    return true;
}

/* Checks llvm.global_ctors or llvm.global_dtors: if it is an array, its elements are { priority, function, data }; if
 * it is defined, its linkage is appending. */
static bool check_constructors(Verify *x, const Sym *v) {
    Module *m = x->m;
    if (v->linkage != LINK_APPENDING && v->defined) return fail(x, "invalid linkage for intrinsic global variable");
    TypeId t = type_kind(m, v->type) == TY_ARRAY ? type_elem(m, v->type, 0) : T_VOID;
    bool good = type_kind(m, t) == TY_STRUCT && type_at(m, t)->nelem == 3 && type_elem(m, t, 0) == T_I32 &&
                type_is_ptr(m, type_elem(m, t, 1)) && type_is_ptr(m, type_elem(m, t, 2));
    return good || type_kind(m, v->type) != TY_ARRAY ||
           fail(x, "wrong type for intrinsic global variable: an array of { i32, ptr, ptr } was expected");
}

bool check_reserved_variable(Verify *x, const Sym *v) {
    const char *name = str_get(x->m, v->name);
    if (strncmp(name, "llvm.", 5) != 0) return true;
    if (!strcmp(name, "llvm.used") || !strcmp(name, "llvm.compiler.used")) return check_used(x, v, name);
    if (!strcmp(name, "llvm.global_ctors") || !strcmp(name, "llvm.global_dtors")) return check_constructors(x, v);
    return true;
}
