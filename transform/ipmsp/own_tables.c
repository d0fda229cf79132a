/* own-tables: internalizes linkonce_odr tables of functions that do not escape, and the functions in them.
 *
 *     @square = linkonce_odr constant [1 x ptr] [ptr @area]       @square = internal constant [1 x ptr] [ptr @area]
 *     define linkonce_odr float @area(ptr %this)                  define internal float @area(ptr %this)
 *
 * Each module that uses a C++ class contains its vtable and virtual functions under the same names, and the
 * linker keeps one of each. So other modules may call the functions of this one, with any arguments. But if
 * the address of the vtable is only stored into objects that do not escape, no other module can obtain it
 * from here; and by the rule for linkonce_odr a definition of that name in another module is equivalent. The
 * module may therefore use a copy of its own, just as inlining copies a body. Then all callers are known, and
 * the spaces of the arguments with them.
 *
 * The pass assumes that all such tables and functions are internal, and finds out where their addresses
 * flow with the points-to analysis (analysis/spaces/memory.h). Those whose address escapes keep their
 * linkage; the result is valid for them too. If any of the addresses is compared, or converted to an
 * integer, the number of copies is observable, and nothing changes. Only linkonce_odr symbols are
 * candidates, because other modules may rely on a definition with any other linkage.
 *
 * Needs nothing. Keeps the blocks. Linear. */
#include "analysis/knobs.h"
#include "analysis/spaces/memory.h"
#include "transform/pass.h"

typedef struct Own {
    Module *m;
    uint8_t *mine;   /* by SymId: a candidate, that is, it may be internalized as far as is known */
    CallGraph calls; /* `calls` and `mem` assume that the candidates are internal */
    MemoryModel mem;
} Own;

/* Sets x->mine for the linkonce_odr functions and constant variables that may be candidates, judged by their
 * definitions alone. Returns whether a function is among them. */
static bool internalizable_find(Own *x) {
    bool any = false;
    each_sym(x->m, s) {
        const Sym *y = &x->m->sym.at[s];
        bool function = y->kind == SYM_FUNC && y->fn && !y->block_address_taken;
        bool table = y->kind == SYM_VAR && y->defined && y->constant && !y->externally_initialized && !y->tls;
        x->mine[s] = y->linkage == LINK_LINKONCE_ODR && (function || table) && !y->section;
        any |= x->mine[s] && function;
    }
    return any;
}

/* Sets x->mine for the candidates: those that internalizable_find found, except functions whose address is not taken.
 * Returns false if there is no function among them, because tables alone are not worth the analysis. */
static bool candidates_find(Own *x, const KernelTable *kernels) {
    bool any = false;
    if (!internalizable_find(x)) return false;
    callgraph_build(&x->calls, x->m, kernels, CALLS_AS_LINKED);
    each_sym(x->m, s) {
        bool function = x->m->sym.at[s].kind == SYM_FUNC;
        x->mine[s] &= !function || (x->calls.flags[s] & CG_ADDRESS_TAKEN);
        any |= x->mine[s] && function;
    }
    callgraph_free(&x->calls);
    return any;
}

/* Reports whether the address of the symbol may reach other modules. */
static bool escapes(Own *x, SymId s) {
    return unify_is_outside(&x->mem.pt.u, pt_at(&x->mem.pt, 0, ref_make(REF_SYM, s)));
}

/* Reports whether v, an instruction of function fn, compares a pointer whose points-to class contains a candidate
 * (ours[class]) with anything but null, or converts it to an integer. */
static bool is_observed(Own *x, const uint8_t *ours, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->op != OP_ICMP && i->op != OP_PTRTOINT && i->op != OP_PTRTOADDR) return false;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        bool pointer = type_is_ptrs(x->m, ref_type(x->m, f, r));
        if (!pointer || ref_is_null(x->m, inst_op(f, v, i->nopnd - 1 - k))) continue;
        if (ours[pt_at(&x->mem.pt, fn, r).elem]) return true;
    }
    return false;
}

/* Returns, for each points-to class, whether it contains a candidate; false for the class that other modules can reach.
 * The caller frees the array. */
static uint8_t *classes_find(Own *x) {
    uint8_t *ours = mem_alloc(x->mem.pt.u.class.n + 1);
    each_sym(x->m, s)
        if (x->mine[s]) ours[pt_at(&x->mem.pt, 0, ref_make(REF_SYM, s)).elem] = 1;
    ours[unify_find(&x->mem.pt.u, LOCATION_OUTSIDE).elem] = 0;
    return ours;
}

/* Reports whether any instruction can observe the number of copies of a candidate. */
static bool any_observed(Own *x) {
    uint8_t *ours = classes_find(x);
    bool observed = false;
    each_fn(x->m, s, f)
        each_inst(f, b, v) observed = observed || is_observed(x, ours, s, f, v);
    free(ours);
    return observed;
}

/* Makes the symbol internal, without visibility, DLL storage class, dso_local and comdat. */
static void sym_own(Module *m, SymId s) {
    Sym *y = &m->sym.at[s];
    y->linkage = LINK_INTERNAL;
    y->visibility = VIS_DEFAULT;
    y->dll = DLL_NONE;
    y->dso = DSO_NONE;
    y->comdat = 0;
}

/* Makes the tables and functions internal that the module alone knows (see above), with a remark for each. Returns
 * whether there was any. Changes nothing if ipmsp is off, because only that needs the callers, or with -whole-program,
 * when they are known. */
bool pass_own_tables(Pass *p, Fn *unused) {
    (void)unused;
    Own x = {.m = p->m, .mine = mem_alloc(p->m->sym.n)};
    const Knobs *k = p->knobs;
    uint32_t owned = 0;
    bool enabled = knobs_is_on(k) && k->do_ip_msp && k->mem_space_alg > 0 && !k->whole_program;
    if (enabled && candidates_find(&x, p->kernels)) {
        callgraph_build_assuming(&x.calls, p->m, p->kernels, CALLS_AS_LINKED, x.mine);
        memory_build(&x.mem, p->m, p->kernels, &x.calls, true);
        each_sym(p->m, s) {
            bool known = p->m->sym.at[s].kind == SYM_VAR || (x.mem.pt.targets.closed && x.mem.pt.targets.closed[s]);
            x.mine[s] = x.mine[s] && known && x.mem.pt.sym[s] && !escapes(&x, s);
        }
        bool observed = any_observed(&x);
        each_sym(p->m, s) {
            if (!x.mine[s] || observed) continue;
            sym_own(p->m, s);
            pass_remark_symbol(p, REMARK_SymbolInternalized, s, sym_text(p->m, s));
            owned++;
        }
        memory_free(&x.mem);
        callgraph_free(&x.calls);
    }
    free(x.mine);
    pass_stat(p, "tables and functions internalized", owned);
    return owned;
}
