/* place-constants: moves constants whose addresses occur in tables to global memory.
 *
 *     @steps = internal addrspace(4) constant ...                @steps = internal addrspace(1) constant ...
 *     @table = global [2 x ptr] [@steps, @counts]                %p = load ptr, @table;  load %p: ld.global
 *
 * A front end puts `__device__ const` variables into constant memory. If a table holds their addresses
 * next to global ones, a pointer loaded from the table is ambiguous, and so is everything that may be
 * derived from it.
 *
 * A variable moves if only this module can name it, only initialisers of other variables name it (so that
 * no direct access loses ld.const), and the move cannot be observed: the host cannot look the variable up
 * (it is internal, not externally initialised and not in llvm.used), and nothing in the module tests
 * spaces (isspacep.const, isspacep.global), converts a pointer to constant memory, or names constant
 * memory in assembly. Other modules may read the table; they assume that the pointers in it are global
 * (strong-global-assumptions), which becomes true only by the move. Without that assumption nothing moves.
 *
 * Needs nothing. Keeps the blocks. Linear.
 */
#include "analysis/knobs.h"
#include "analysis/spaces/sigma.h"
#include "transform/pass.h"

enum { NAMED_IN_TABLE = 1, NAMED_ELSEWHERE = 2 }; /* by symbol */
enum { SEEN_IN_TABLE = 1, SEEN_ELSEWHERE = 2 };   /* by constant */

typedef struct AddressUses {
    Module *m;
    uint8_t *sym, *seen; /* by symbol: NAMED_*; by constant: SEEN_* */
    VEC(struct {
        Ref r;
        bool table;
    })
    work;
} AddressUses;

/* Appends r to n->work, if it is a symbol or constant, as named in a table or elsewhere. */
static void push(AddressUses *n, Ref r, bool table) {
    if (!ref_is(r, REF_SYM) && !ref_is(r, REF_CONST)) return;
    vec_reserve(&n->work, 1);
    n->work.at[n->work.n].r = r;
    n->work.at[n->work.n++].table = table;
}

/* Visits the parts of constant c: marks the symbols that it names itself, and appends its operands to n->work.
 * table: c is a part of a table. A symbol counts as named in a table only if it is cast to generic there, also
 * within address computations; it counts as named elsewhere in any other form. */
static void constant_visit(AddressUses *n, const Const *c, bool table) {
    bool expr = c->kind == CONST_EXPR;
    if (c->kind == CONST_DSO_LOCAL_EQUIVALENT || c->kind == CONST_NO_CFI) n->sym[c->first] |= NAMED_ELSEWHERE;
    if (!expr && c->kind != CONST_AGG) return;
    Ref op0 = n->m->const_elem.at[c->first];
    if (table && expr && c->op == OP_ADDRSPACECAST && c->type == T_PTR && ref_is(op0, REF_SYM)) {
        n->sym[ref_index(op0)] |= NAMED_IN_TABLE;
        return;
    }
    bool moves = !expr || c->op == OP_GETELEMENTPTR || c->op == OP_BITCAST || c->op == OP_ADDRSPACECAST;
    for (uint32_t i = 0; i < c->n; i++) push(n, n->m->const_elem.at[c->first + i], table && moves);
}

/* Records in n->sym the symbols that r names, itself or in a part of a constant. table: r is in a table. Does nothing
 * if r is neither a symbol nor a constant. Each constant is visited at most twice, once in either role. */
static void ref_uses_find(AddressUses *n, Ref r, bool table) {
    push(n, r, table);
    while (n->work.n) {
        n->work.n--;
        r = n->work.at[n->work.n].r;
        bool in = n->work.at[n->work.n].table;
        if (ref_is(r, REF_SYM)) {
            n->sym[ref_index(r)] |= NAMED_ELSEWHERE;
            continue;
        }
        uint8_t *seen = &n->seen[ref_index(r)], bit = in ? SEEN_IN_TABLE : SEEN_ELSEWHERE;
        if (*seen & bit) continue;
        *seen |= bit;
        constant_visit(n, const_at(n->m, r), in);
    }
}

/* Visits everything that can contain a constant: initialisers, which count as tables except those of llvm.* variables,
 * and prefix, prologue and personality of functions, operands and metadata, which do not. */
static void address_uses_find(AddressUses *n) {
    Module *m = n->m;
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        bool table = y->kind == SYM_VAR && strncmp(str_get(m, y->name), "llvm.", 5);
        Ref others[] = {y->prefix, y->prologue, y->personality};
        ref_uses_find(n, y->init, table);
        for (size_t i = 0; i < sizeof others / sizeof *others; i++) ref_uses_find(n, others[i], false);
    }
    each_fn(m, s, f)
        each_inst(f, b, v)
            for (uint32_t i = 0; i < inst_at(f, v)->nopnd; i++) ref_uses_find(n, inst_op(f, v, i), false);
    for (MdId i = 0; i < m->md.n; i++)
        if (m->md.at[i].kind == MD_VALUE) ref_uses_find(n, m->md.at[i].value, false);
}

/* ------------------------------------------------------------------------------------------- observers */

/* Reports whether the text of assembly may name constant memory or test spaces. A false positive only keeps the
 * variables where they are. */
static bool text_tests_space(const char *text) { return strstr(text, "const") || strstr(text, "isspacep"); }

/* Reports whether the instruction could observe that a variable has left constant memory: it converts an address to
 * that space, tests for that space or global, or is assembly that may do so (text_tests_space). */
static bool inst_tests_space(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->op == OP_ADDRSPACECAST) return type_space(m, i->type) == SPACE_CONST;
    if (i->op != OP_CALL) return false;
    Ref callee = call_callee(f, v);
    if (ref_is_asm(m, callee)) return text_tests_space(str_get(m, const_at(m, callee)->first));
    uint32_t row = call_intrinsic(m, f, v), space = isspacep_tested_space(m, f, v);
    bool converts = row && type_space(m, i->type) == SPACE_CONST;
    return converts || space == SPACE_CONST || space == SPACE_GLOBAL;
}

/* Reports whether anything in the module could observe that a variable has left constant memory. */
static bool module_tests_space(const Module *m) {
    for (uint32_t i = 0; i < m->module_asm.n; i++)
        if (text_tests_space(str_get(m, m->module_asm.at[i]))) return true;
    each_fn(m, s, f)
        each_inst(f, b, v)
            if (inst_tests_space(m, f, v)) return true;
    return false;
}

/* Reports whether y is a constant variable in constant memory that only this module can name: it is internal or
 * private, neither externally initialised nor thread-local, and has no section. Does not look for uses, such as one in
 * llvm.used. */
static bool var_may_move(const Sym *y) {
    bool own = y->linkage == LINK_INTERNAL || y->linkage == LINK_PRIVATE;
    return y->kind == SYM_VAR && own && y->defined && y->constant && y->space == SPACE_CONST &&
           !y->externally_initialized && !y->section && !y->tls;
}

/* Does nothing if the knob place-constants or strong-global-assumptions is off. Makes a remark about each variable that
 * a table names and that moves, or stays for a use or test in the module. */
bool pass_place_constants(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    if (!p->knobs->place_constants || !p->knobs->strong_global_assumptions) return false;
    bool any = false;
    each_sym(m, s) any |= var_may_move(&m->sym.at[s]);
    bool tested = any && module_tests_space(m);
    if (!any || (tested && !pass_remarks(p, REMARK_ConstantStays))) return false;
    AddressUses n = {.m = m, .sym = mem_alloc(m->sym.n), .seen = mem_alloc(m->constant.n + 1)};
    address_uses_find(&n);
    uint32_t moved = 0;
    each_sym(m, s) {
        if (!(n.sym[s] & NAMED_IN_TABLE) || !var_may_move(&m->sym.at[s])) continue;
        const char *name = sym_text(m, s);
        if (tested || n.sym[s] & NAMED_ELSEWHERE) {
            pass_remark_symbol(p, REMARK_ConstantStays, s, name,
                               tested ? "the module tests which space an address is in" : "it is also named elsewhere");
            continue;
        }
        pass_remark_symbol(p, REMARK_ConstantMoved, s, name);
        m->sym.at[s].space = SPACE_GLOBAL;
        moved++;
    }
    free(n.sym);
    free(n.seen);
    vec_free(&n.work);
    pass_stat(p, "constants moved", moved);
    return moved;
}
