/* verify_sym.c: symbols: global variables, prototypes of functions, aliases, and the debug information
 * attached to symbols. */
#include "ir/verify/verify.h"

/* Reports the message of fail() at a symbol. Returns false. */
static bool report_sym(Verify *x, SymId s) {
    static const char *const what[] = {"variable ", "function ", "alias ", "ifunc "};
    report_at_sym(x, s, what[x->m->sym.at[s].kind]);
    return false;
}

/* ---------------------------------------------------------------------------------------------- variables */

/* Reports whether a type is an array of length 0, or an array whose elements are such arrays. The launch sets the size
 * of an external variable of that type; a definition would have no memory. */
static bool is_dynamic(const Module *m, TypeId t) {
    while (type_kind(m, t) == TY_ARRAY && type_at(m, t)->n > 0) t = type_elem(m, t, 0);
    return type_kind(m, t) == TY_ARRAY;
}

/* Checks that a variable can be in its address space: not in local, param, tensor or shared::cluster memory, nor in a
 * space that does not exist. */
static bool check_variable_space(Verify *x, const Sym *v) {
    switch (v->space) {
    case SPACE_GENERIC:
    case SPACE_GLOBAL:
    case SPACE_SHARED:
    case SPACE_CONST:
    case SPACE_INTERNAL_DEVICE:
    case SPACE_INTERNAL_GLOBAL: return true;
    default:
        return space_name(v->space) ? fail(x, "variables cannot live in %s memory", space_name(v->space))
                                    : fail(x, "Invalid address space %u", v->space);
    }
}

/* Checks that a dllimport symbol is not defined in this module, and not dso_local. */
static bool check_import(Verify *x, const Sym *s) {
    bool outside = !s->defined || s->linkage == LINK_AVAILABLE_EXTERNALLY;
    if (s->dll == DLL_IMPORT && !outside) return fail(x, "Global is marked as dllimport, but not external");
    return !(s->dll == DLL_IMPORT && s->dso == DSO_LOCAL) ||
           fail(x, "GlobalValue with DLLImport Storage is dso_local!");
}

/* Checks the space, type, initialiser and linkage of a global variable. */
static bool check_variable(Verify *x, const Sym *v) {
    const Module *m = x->m;
    if (!check_variable_space(x, v) || !check_import(x, v) || !check_size(x, v->type)) return false;
    if (!type_is_value(m, v->type)) return broken(x, "a variable cannot be a '%t'", v->type);
    if (!v->defined && v->linkage != LINK_EXTERNAL && v->linkage != LINK_EXTERN_WEAK)
        return broken(x, "a variable without an initialiser cannot be '%s'", linkage_name[v->linkage]);
    if (v->space == SPACE_SHARED && is_dynamic(m, v->type) && (v->defined || type_at(m, v->type)->n > 0))
        return fail(x, "dynamic size in a shared variable");
    if (!check_reserved_variable(x, v)) return false;
    if (!v->defined) return true;
    if (!type_has_size(x, v->type)) return fail(x, "variable of type '%t', which has no size", v->type);
    if (type_of(x, v->init) != v->type)
        return broken(x, "type mismatch: variable of type '%t', initialiser of type '%t'", v->type,
                      type_of(x, v->init));
    if (v->linkage == LINK_COMMON && v->constant) return fail(x, "a 'common' variable cannot be constant");
    if (v->linkage == LINK_COMMON && !ref_is_null(m, v->init) && const_at(m, v->init)->kind != CONST_ZERO)
        return fail(x, "a 'common' variable must be initialised with zeros");
    if (v->linkage == LINK_APPENDING && type_kind(m, v->type) != TY_ARRAY)
        return fail(x, "an 'appending' variable must be an array, not '%t'", v->type);
    return true;
}

/* ---------------------------------------------------------------------------------------------- functions */

/* Checks the types of the result and of the parameters, and, unless it is an intrinsic with a row, the attributes. An
 * intrinsic may have metadata, tokens and tensor pointers. */
static bool check_prototype(Verify *x, SymId s, const Sym *f) {
    const Module *m = x->m;
    const Type *t = type_at(m, f->type);
    bool intrinsic = x->sym_facts[s].flags & SYMV_LLVM;
    TypeId result = type_elem(m, f->type, 0);
    if (result != T_VOID && !type_is_value(m, result) && !(intrinsic && result != T_LABEL))
        return fail(x, "a function cannot return '%t'", result);
    if (!intrinsic && type_holds(x, result, TYPEV_TENSOR))
        return fail(x, "tensor memory pointer returned from a function");
    if (!check_size(x, result)) return false;
    for (uint32_t k = 0; k + 1 < t->nelem; k++) {
        TypeId p = type_elem(m, f->type, k + 1);
        if (!check_size(x, p)) return false;
        if (!type_is_value(m, p) && !(intrinsic && (p == T_METADATA || p == T_TOKEN)))
            return fail(x, "parameter %u cannot be a '%t'", k + 1, p);
        if (!intrinsic && type_holds(x, p, TYPEV_TENSOR)) return fail(x, "tensor memory pointer passed to a function");
        if (x->odd_space && type_is_ptr(m, p) && !space_name(type_space(m, p)))
            return fail(x, "Invalid address space %u", type_space(m, p));
    }
    if (f->intrinsic && x->sym_facts[s].flags & SYMV_LLVM) return true; /* its attributes are those of its row */
    AttrTarget at = {.sym = s, .function = f->type, .result = result, .n = t->nelem - 1};
    return check_attributes(x, f->attrs, &at);
}

/* Checks the linkage and the prototype of a function; that an intrinsic has no body; and that a kernel returns void and
 * is not variadic. */
static bool check_function(Verify *x, SymId s, const Sym *f) {
    if (f->fn && (x->sym_facts[s].flags & SYMV_LLVM)) return fail(x, "an intrinsic cannot be defined");
    if (!f->fn && f->linkage != LINK_EXTERNAL && f->linkage != LINK_EXTERN_WEAK)
        return fail(x, "a function without a body cannot be '%s'", linkage_name[f->linkage]);
    enum Linkage l = (enum Linkage)f->linkage;
    if (f->fn && (l == LINK_EXTERN_WEAK || l == LINK_COMMON || l == LINK_APPENDING))
        return fail(x, "a function with a body cannot be '%s'", linkage_name[f->linkage]);
    if (!f->fn && f->personality.x) return fail(x, "Function declaration shouldn't have a personality routine");
    if (!check_import(x, f) || !check_prototype(x, s, f)) return false;
    if (!sym_is_kernel(&x->kernel, s)) return true;
    if (type_elem(x->m, f->type, 0) != T_VOID)
        return fail(x, "a kernel must return void, not '%t'", type_elem(x->m, f->type, 0));
    return !(type_at(x->m, f->type)->flags & TYPE_VARARG) || fail(x, "a kernel cannot be variadic");
}

/* Checks that each name in the "target-features" of function f begins with '+' or '-'. */
static bool check_features(Verify *x, const Sym *f) {
    AttrSetId set = attr_list_at(x->m, f->attrs, ATTR_FUNCTION);
    return !(x->set_facts[set] & SETV_FEATURES) || fail(x, "target feature without '+' or '-' in \"%s\"",
                                                        str_get(x->m, attr_find(x->m, set, "target-features")->text));
}

/* -------------------------------------------------------------------------------------- debug information */

/* Checks that the !dbg attachment of variable s, if there is one, is a DIGlobalVariableExpression. */
static bool check_global_debug(Verify *x, SymId s) {
    MdId md = sym_dbg(x->m, s);
    return md == 0 || md_is_node(x->m, md, "DIGlobalVariableExpression") ||
           fail(x, "!dbg of a variable must be a DIGlobalVariableExpression");
}

/* Checks the !dbg attachment of a function, and records its owner in x->owner. Two functions with bodies must not
 * share a subprogram, because LLVM then drops all debug information of the module. */
static bool check_subprogram(Verify *x, SymId s) {
    const Module *m = x->m;
    MdId sp = sym_dbg(m, s);
    if (sp == 0) return true;
    if (!md_is_node(m, sp, "DISubprogram")) return fail(x, "!dbg of a function must be a DISubprogram");
    bool body = m->sym.at[s].fn;
    if (m->md.at[sp].distinct != body)
        return fail(x, body ? "!dbg of a function with a body must be distinct"
                            : "!dbg of a function without a body must not be distinct");
    if (!body) return true;
    if (!x->owner) x->owner = mem_alloc(m->md.n * sizeof *x->owner);
    if (x->owner[sp])
        return fail(x, "DISubprogram attached to two functions, the other is %r", ref_make(REF_SYM, x->owner[sp]));
    x->owner[sp] = s;
    return true;
}

/* ------------------------------------------------------------------------------------------------- public */

/* Reports the faults of variable s, and the constant in its initialiser that breaks a rule. */
static void verify_var(Verify *x, SymId s) {
    const Sym v = x->m->sym.at[s];
    if (!check_variable(x, &v) || !check_global_debug(x, s)) report_sym(x, s);
    if (v.defined) verify_const_use(x, v.init, v.src);
}

/* Reports the faults of function s: its prototype and linkage, its target features, its subprogram. Then verifies the
 * body, unless the prototype or linkage is wrong. */
static void verify_function(Verify *x, SymId s) {
    const Sym f = x->m->sym.at[s];
    bool good = check_function(x, s, &f) || report_sym(x, s);
    if (!check_features(x, &f)) report_sym(x, s);
    if (!check_subprogram(x, s)) report_sym(x, s);
    if (good && f.fn) verify_fn(x, s);
}

/* Reports the aliasee of alias or ifunc s if it is neither a symbol nor a constant expression, and the constant in it
 * that breaks a rule. */
static void verify_alias(Verify *x, SymId s) {
    Ref aliasee = x->m->sym.at[s].init;
    if (!ref_is(aliasee, REF_SYM) && const_at(x->m, aliasee)->kind != CONST_EXPR)
        (void)(fail(x, "Aliasee should be either GlobalValue or ConstantExpr") || report_sym(x, s));
    verify_const_use(x, aliasee, x->m->sym.at[s].src);
}

void verify_sym(Verify *x, SymId s) {
    x->sym = s;
    if (x->m->sym.at[s].kind == SYM_VAR) verify_var(x, s);
    else if (x->m->sym.at[s].kind == SYM_FUNC) verify_function(x, s);
    else verify_alias(x, s);
}

/* ------------------------------------------------------------------------------------------------ aliases */

/* A depth-first walk from aliases to what they refer to, through constant expressions. Symbols and constants are both
 * marked, so that shared expressions are walked only once. The size of a node is the number of aliases and
 * constant expressions that it would consist of, if all were expanded; it is at least 1. */
typedef struct AliasWalk {
    Verify *x;
    uint32_t *sym_mark, *const_mark; /* NEW, OPEN, or LEFT - 1 plus the size */
    VEC(struct {
        Ref r;
        SymId alias;
        uint32_t next, size;
    })
    stack; /* alias: the innermost one around r; next: the part to visit next; size: 1 + that of the parts popped */
    bool large; /* an alias that is too large has been reported */
} AliasWalk;
enum { NEW, OPEN, LEFT };

/* Returns a pointer to the mark of a symbol or constant. */
static uint32_t *mark_of(AliasWalk *w, Ref r) {
    return ref_is(r, REF_SYM) ? &w->sym_mark[ref_index(r)] : &w->const_mark[ref_index(r)];
}

/* Enters node r on the walk from alias `from`: reports, at `from`, that r closes a cycle of aliases or is a symbol
 * without a definition; pushes r if it is an alias or constant expression that is new. Returns the size of r if it
 * was walked before, and otherwise 0. */
static uint32_t alias_enter(AliasWalk *w, Ref r, SymId from) {
    Verify *x = w->x;
    const Module *m = x->m;
    bool symbol = ref_is(r, REF_SYM);
    if (!symbol && !(ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR)) return 0;
    if (symbol && m->sym.at[ref_index(r)].kind != SYM_ALIAS) {
        if (!m->sym.at[ref_index(r)].defined) {
            fail(x, "an alias must refer to a definition, %r is only declared", r);
            report_sym(x, from);
        }
        return 0;
    }
    uint32_t *mark = mark_of(w, r);
    if (*mark == OPEN && symbol) {
        fail(x, "aliases form a cycle through %r", r);
        report_sym(x, from);
    }
    if (*mark != NEW) return *mark - OPEN;
    *mark = OPEN;
    vec_reserve(&w->stack, 1);
    w->stack.at[w->stack.n].r = r;
    w->stack.at[w->stack.n].alias = symbol ? ref_index(r) : from;
    w->stack.at[w->stack.n].size = 1;
    w->stack.at[w->stack.n++].next = 0;
    return 0;
}

/* Adds `size` to that of the node on top of the stack, if there is one. The sum saturates at ALIAS_SIZE_MAX + 1. */
static void size_add(AliasWalk *w, uint32_t size) {
    if (!w->stack.n) return;
    uint32_t *sum = &w->stack.at[w->stack.n - 1].size;
    *sum = *sum + size > ALIAS_SIZE_MAX ? ALIAS_SIZE_MAX + 1 : *sum + size;
}

/* Pops the node on top of the stack, marks it with its size, and adds that to the node below. Reports the first alias
 * that is too large to be expanded wherever it is used. */
static void alias_leave(AliasWalk *w) {
    Ref r = w->stack.at[w->stack.n - 1].r;
    uint32_t size = w->stack.at[--w->stack.n].size;
    *mark_of(w, r) = LEFT + size - 1;
    if (ref_is(r, REF_SYM) && size > ALIAS_SIZE_MAX && !w->large) {
        w->large = true;
        fail(w->x, "alias %r leads through more than %u aliases and constant expressions", r, (unsigned)ALIAS_SIZE_MAX);
        report_sym(w->x, ref_index(r));
    }
    size_add(w, size);
}

/* Walks from every alias with an explicit stack, because constant expressions can be nested deeply. */
void verify_aliases(Verify *x) {
    const Module *m = x->m;
    AliasWalk w = {.x = x};
    for (SymId s = 1; s < m->sym.n; s++) {
        if (m->sym.at[s].kind != SYM_ALIAS) continue;
        if (!w.sym_mark) {
            w.sym_mark = mem_alloc(m->sym.n * sizeof *w.sym_mark);
            w.const_mark = mem_alloc(m->constant.n * sizeof *w.const_mark);
        }
        alias_enter(&w, ref_make(REF_SYM, s), s);
        while (w.stack.n) {
            Ref r = w.stack.at[w.stack.n - 1].r;
            uint32_t k = w.stack.at[w.stack.n - 1].next++;
            bool symbol = ref_is(r, REF_SYM);
            if (k == (symbol ? 1 : const_at(m, r)->n)) {
                alias_leave(&w);
            } else {
                const Ref *part = symbol ? &m->sym.at[ref_index(r)].init : &m->const_elem.at[const_at(m, r)->first + k];
                size_add(&w, alias_enter(&w, *part, w.stack.at[w.stack.n - 1].alias));
            }
        }
    }
    vec_free(&w.stack);
    free(w.sym_mark);
    free(w.const_mark);
}
