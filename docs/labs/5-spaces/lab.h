/* lab.h: what lab 5 asks of your file: four functions, collected in `lab_hooks`. Read labs.h for the rest.
 *
 *     const LabSpacesHooks lab_hooks = {join, transfer, spaces, access_space};
 *
 * make lab N=5 FILE=my.c builds these passes from them, which you can also run yourself (build/lab/5/nvir-opt
 * -passes=...):
 *
 *     check-lattice     checks the laws of join and access_space, and that transfer is monotone
 *     print-where       prints a function with the facts about its pointers
 *     compare-where     prints the pointers about which the compiler's own analysis says something else
 *     use-where         uses the facts: an access whose space is certain names it
 *     claim-where       makes every fact a test that is executed: a wrong one stops the program */
#ifndef NVIR_LABS_5_SPACES_LAB_H
#define NVIR_LABS_5_SPACES_LAB_H

#include "labs.h"

/* A fact about a pointer: the set of the memories that it may point to. {} (BOTTOM): no address has come here yet. All
 * four (TOP): it may point anywhere, also to what is none of these four, such as the memory of a kernel's parameters. A
 * set is below another if it is contained in it. Null points to no memory: its fact is {}. */
typedef uint8_t Where;
enum { IN_NOTHING = 0, IN_GLOBAL = 1, IN_SHARED = 2, IN_CONST = 4, IN_LOCAL = 8, IN_ANY = 15 };

/* Returns the fact of all pointers of a type: ptr addrspace(1) points to global memory, 3: shared, 4: constant, 5:
 * local, whatever instruction computes it. The type of a generic pointer (ptr) says nothing, so the fact is IN_ANY; the
 * same holds for other spaces. */
static inline Where where_of_type(const Module *m, TypeId t) {
    switch (type_space(m, t)) {
    case SPACE_GLOBAL: return IN_GLOBAL;
    case SPACE_SHARED: return IN_SHARED;
    case SPACE_CONST: return IN_CONST;
    case SPACE_LOCAL: return IN_LOCAL;
    default: return IN_ANY;
    }
}

/* Returns the fact of an operand that is a constant or a symbol, of pointer type: null and undef; @variables;
 * `addrspacecast (ptr addrspace(3) @s to ptr)` and other constant expressions. Not for values (REF_VALUE). */
static inline Where where_of_constant(const Module *m, Ref r) {
    Where type = where_of_type(m, ref_type(m, NULL, r));
    if (type != IN_ANY) return type;
    if (ref_is(r, REF_SYM)) return m->sym.at[ref_index(r)].kind == SYM_VAR ? IN_GLOBAL : IN_ANY;
    if (ref_is_null(m, r) || ref_is_undef(m, r)) return IN_NOTHING;
    const Const *c = const_at(m, r);
    bool looks_through =
        c->kind == CONST_EXPR && (c->op == OP_ADDRSPACECAST || c->op == OP_GETELEMENTPTR || c->op == OP_BITCAST);
    Where of = looks_through ? where_of_constant(m, m->const_elem.at[c->first]) : IN_ANY;
    return of == IN_NOTHING ? IN_ANY : of; /* a number added to null is an address, somewhere */
}

/* Is parameter v (v < f->nparam) an address that the host gives to a kernel? It points to global memory. Other pointer
 * parameters are those of functions, and copies (byval) in the memory of parameters: they may point anywhere. */
static inline bool is_from_host(const Pass *p, const Fn *f, ValueId v) {
    return sym_is_kernel(p->kernels, f->sym) && !param_has_attr(p->m, p->m->sym.at[f->sym].attrs, v, "byval");
}

typedef struct LabSpacesHooks {
    /* 1. Returns the least fact that is above both. */
    Where (*join)(Where a, Where b);
    /* 2. Returns the fact of v, an instruction or parameter (op OP_PARAM) of pointer type, if its operands have the facts
     * operand[0], operand[1], ...; those that are no pointers have IN_NOTHING. It must contain every memory that v can
     * point to if its operands point to these. Monotone: more in, no less out. (A number added to null,
     * `getelementptr i8, ptr null, i64 %n`, is an address somewhere: IN_ANY.) */
    Where (*transfer)(const Pass *p, const Fn *f, ValueId v, const Where *operand);
    /* 3. Computes where[v] for every value of f of pointer type, parameters as well, in blocks that can be reached: the
     * least fixed point. where[] is all IN_NOTHING at the beginning, and stays so for other values. p->uses and p->cfg
     * are there. */
    void (*spaces)(Pass *p, Fn *f, Where *where);
    /* 4. Returns the space that an access through a pointer with this fact may name: SPACE_GLOBAL, SPACE_SHARED, SPACE_CONST
     * or SPACE_LOCAL; SPACE_GENERIC if it may be none, because no single memory is certain. */
    uint32_t (*access_space)(Where w);
} LabSpacesHooks;
extern const LabSpacesHooks lab_hooks;

#endif
