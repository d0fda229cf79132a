/* verify.c: module_verify, which checks that a module obeys the rules of the language.
 *
 * It first computes facts about types and symbols and checks the constants, and then goes through the symbols, each
 * function with its body, and the aliases. It reports each use that its definition does not dominate and each faulty
 * constant that is used, and otherwise at most one fault per instruction. If the arrays of a body are inconsistent,
 * nothing else in that body is checked. It takes linear time. An instruction costs a table look-up and a few
 * comparisons, because most definitions dominate a use simply by being earlier in the same block. */
#include "ir/intrinsic_id.h"
#include "ir/verify/verify.h"

/* -------------------------------------------------------------------------------------------------- types */

/* Returns the number of element types that the type contains by value: the fields of a struct, 1 for an array
 * or vector, 0 for others. */
static uint32_t type_parts(const Type *t) {
    return t->kind == TY_STRUCT ? t->nelem : t->kind == TY_ARRAY || t->kind == TY_VECTOR;
}

/* Returns the facts about a type that do not depend on its parts. */
static uint8_t type_own_facts(const Module *m, TypeId t) {
    const Type *a = type_at(m, t);
    bool sized = type_is_value(m, t) && !(a->flags & TYPE_OPAQUE);
    return (uint8_t)((sized ? TYPEV_SIZED : 0) | (type_in_space(m, t, SPACE_PARAM) ? TYPEV_PARAM : 0) |
                     (type_in_space(m, t, SPACE_TENSOR) ? TYPEV_TENSOR : 0));
}

/* Returns the facts `whole` about a type, joined with those about one more of its parts: a type has a size if all parts
 * have one, and holds what any part holds. */
static uint8_t type_facts_join(uint8_t whole, uint8_t part) {
    return (uint8_t)((whole & part & TYPEV_SIZED) | ((whole | part) & ~TYPEV_SIZED));
}

/* Sets TYPEV_HUGE, and x->any_huge, if t is larger than memory: type_size saturates at UINT64_MAX / 2. The facts about
 * its parts must be complete. */
static void type_facts_finish(Verify *x, TypeId t) {
    if (!(x->type_facts[t] & TYPEV_SIZED) || type_parts(type_at(x->m, t)) == 0) return;
    if (type_size(x->m, t) >= UINT64_MAX / 2) x->type_facts[t] |= TYPEV_HUGE;
    x->any_huge |= (x->type_facts[t] & TYPEV_HUGE) != 0;
}

/* Computes type_facts, odd_space and any_huge, and reports types that contain themselves. It walks the relation
 * "contains by value" depth first; a struct that is reached again while it is still open contains itself. */
static void verify_types(Verify *x) {
    enum { NEW, OPEN, LEFT };
    const Module *m = x->m;
    uint8_t *state = mem_alloc(x->ntype);
    VEC(struct {
        TypeId t;
        uint32_t next;
    })
    stack = {0};
    for (TypeId root = 0; root < x->ntype; root++) {
        if (state[root] != NEW) continue;
        vec_reserve(&stack, 1);
        stack.at[0].t = root;
        stack.at[0].next = 0;
        stack.n = 1;
        while (stack.n) {
            TypeId t = stack.at[stack.n - 1].t;
            const Type *a = type_at(m, t);
            uint32_t k = stack.at[stack.n - 1].next++;
            if (k == 0) {
                state[t] = OPEN;
                x->type_facts[t] = type_own_facts(m, t);
                x->odd_space |= a->kind == TY_PTR && (a->n > UINT32_MAX || !space_name((uint32_t)a->n));
            }
            if (k > 0) x->type_facts[t] = type_facts_join(x->type_facts[t], x->type_facts[type_elem(m, t, k - 1)]);
            if (k == type_parts(a)) {
                type_facts_finish(x, t);
                state[t] = LEFT;
                stack.n--;
                continue;
            }
            TypeId part = type_elem(m, t, k);
            if (state[part] == OPEN) {
                broken(x, "'%t' contains itself", part);
                report_at_module(x);
                x->type_facts[part] = 0;
            } else if (state[part] == NEW) {
                vec_reserve(&stack, 1);
                stack.at[stack.n].t = part;
                stack.at[stack.n++].next = 0;
            }
        }
    }
    vec_free(&stack);
    free(state);
}

/* ------------------------------------------------------------------------------------------------ symbols */

/* Reports whether each feature in the value of the attribute, such as "+ptx85,-sm_90", has its '+' or '-'. */
static bool features_well_formed(const Module *m, const Attr *a) {
    if (a->form != ATTR_STRING_VALUE) return true;
    for (const char *p = str_get(m, a->text); *p; p += *p == ',') {
        size_t len = strcspn(p, ",");
        if (len < 2 || (*p != '+' && *p != '-')) return false;
        p += len;
    }
    return true;
}

/* Computes set_facts. Searching an attribute set is linear and many functions share a set, so each set is
 * searched only once. */
static void find_set_facts(Verify *x) {
    static const struct {
        const char *key;
        uint8_t flag;
    } needed[] = {{"alwaysinline", SETV_INLINE}, {"immarg", SETV_IMM}, {"target-features", SETV_FEATURES}};
    const Module *m = x->m;
    uint8_t *of_attr = mem_alloc(m->attrs.attr.n);
    for (uint32_t a = 0; a < m->attrs.attr.n; a++)
        for (size_t k = 0; k < sizeof needed / sizeof *needed; k++)
            if (strcmp(str_get(m, m->attrs.attr.at[a].key), needed[k].key) == 0) of_attr[a] = needed[k].flag;
    for (uint32_t a = 0; a < m->attrs.attr.n; a++)
        if (of_attr[a] == SETV_FEATURES && features_well_formed(m, &m->attrs.attr.at[a])) of_attr[a] = 0;
    for (uint32_t s = 0; s < m->attrs.set.seq.n; s++)
        for (uint32_t k = 0; k < attr_set_len(m, s); k++) x->set_facts[s] |= of_attr[attr_set_at(m, s, k)];
    free(of_attr);
}

/* Returns the SYMV_* flags that follow from the symbol alone; check_intrinsic_declaration adds those of its row. */
static uint32_t sym_flags(const Verify *x, SymId s) {
    const Module *m = x->m;
    const Sym *f = &m->sym.at[s];
    if (f->kind != SYM_FUNC) return 0;
    uint32_t flags = strncmp(str_get(m, f->name), "llvm.", 5) == 0 ? SYMV_LLVM : 0;
    bool dealloc =
        f->intrinsic == INTRIN_llvm_nvvm_tcgen05_dealloc_cg1 || f->intrinsic == INTRIN_llvm_nvvm_tcgen05_dealloc_cg2;
    if (dealloc) flags |= SYMV_DEALLOC;
    if (x->set_facts[attr_list_at(m, f->attrs, ATTR_FUNCTION)] & SETV_INLINE) flags |= SYMV_INLINE;
    enum Linkage l = (enum Linkage)f->linkage;
    bool replaceable = l == LINK_WEAK || l == LINK_LINKONCE || l == LINK_EXTERN_WEAK;
    if (f->fn && !replaceable && sym_dbg(m, s)) flags |= SYMV_DEBUG;
    return flags;
}

/* Computes sym_facts. A wrong declaration of an intrinsic only gets SYMV_WRONG here and is not reported, because each
 * call of it will be. */
static void find_sym_facts(Verify *x) {
    for (SymId s = 1; s < x->m->sym.n; s++) {
        x->sym_facts[s].flags = sym_flags(x, s);
        x->silent = true;
        if ((x->sym_facts[s].flags & SYMV_LLVM) && !check_intrinsic_declaration(x, s))
            x->sym_facts[s].flags |= SYMV_WRONG;
        x->silent = false;
    }
}

/* ------------------------------------------------------------------------------------------------- module */

/* Reports a missing data layout, unless the options allow it. */
static void verify_layout(Verify *x) {
    if (!x->m->layout.given && !x->opt.allow_missing_datalayout)
        diag_error(x->m->diag, SRC_NONE, "Empty target data layout, must exist");
}

/* Computes the facts first, because the checks use them. Constants are checked silently; their messages are
 * written at the first use. */
bool module_verify(Module *m, const VerifyOptions *options) {
    uint32_t before = m->diag->errors;
    Verify x = {.m = m, .opt = *options, .ntype = m->type.n, .nconst = m->constant.n};
    out_init(&x.text, NULL);
    x.type_facts = mem_alloc(x.ntype);
    x.sym_facts = mem_alloc((m->sym.n + (size_t)1) * sizeof *x.sym_facts);
    x.set_facts = mem_alloc(m->attrs.set.seq.n + (size_t)1);
    x.culprit = mem_alloc((x.nconst + (size_t)1) * sizeof *x.culprit);
    x.case_of = mem_alloc((x.nconst + (size_t)1) * sizeof *x.case_of);
    kernel_table_build(&x.kernel, m);
    verify_layout(&x);
    verify_types(&x);
    find_set_facts(&x);
    find_set_words(&x);
    find_sym_facts(&x);
    x.silent = true;
    find_culprits(&x);
    x.silent = false;
    each_sym(m, s) verify_sym(&x, s);
    verify_aliases(&x);
    verify_named_metadata(&x);
    kernel_table_free(&x.kernel);
    out_free(&x.text);
    free(x.type_facts);
    free(x.sym_facts);
    free(x.set_facts);
    free(x.set_words);
    free(x.culprit);
    free(x.case_of);
    free(x.subprogram);
    free(x.owner);
    free(x.good_scopes);
    return m->diag->errors == before;
}
