/* own-tables: tables of functions that stay in the module, and the functions in them, become its own.
 *
 *     @square = linkonce_odr constant [1 x ptr] [ptr @area]       @square = internal constant [1 x ptr] [ptr @area]
 *     define linkonce_odr float @area(ptr %this)                  define internal float @area(ptr %this)
 *
 * Every module that uses a C++ class has its table of virtual functions, and them, under the same names, and the
 * linker keeps one of each. So others may call ours, with what they like. But if the address of the table only
 * comes into objects that nobody else sees, nobody else can get it from here; and what others have under that
 * name means the same. A copy of the module's own (as inlining makes one of a body) can then be known: who calls
 * it, and for which memory.
 *
 * Supposes that all such tables and functions are the module's own, and asks analysis/spaces/objects.h where their
 * addresses go then. Those whose address goes OUTSIDE are as they were, in the answer too. If an address is
 * compared, or measured as a number, it matters that there is one of it: then nothing is changed. What is not
 * linkonce_odr stays: others may rely on its being here.
 *
 * Needs nothing. Keeps the blocks. Linear. */
#include "analysis/knobs.h"
#include "analysis/spaces/objects.h"
#include "transform/pass.h"

typedef struct OwnTables {
    Module *m;
    uint8_t *candidate;                /* by SymId: may become the module's own */
    CallGraph calls;
    Objects objects;
} OwnTables;

/* True if there are any functions whose address is used; tables alone are not worth it. */
static bool candidates_find(OwnTables *x, const KernelTable *kernels) {
    Module *m = x->m;
    bool any = false;
    callgraph_build(&x->calls, m, kernels, CALLS_AS_LINKED);
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        bool function = y->kind == SYM_FUNC && y->fn && (x->calls.flags[s] & CG_TAKEN) && !y->block_taken;
        bool table = y->kind == SYM_VAR && y->defined && y->constant && !y->externally_initialized && !y->tls;
        x->candidate[s] = y->linkage == LINK_LINKONCE_ODR && (function || table) && !y->section;
        any |= x->candidate[s] && function;
    }
    callgraph_free(&x->calls);
    return any;
}

static bool goes_outside(OwnTables *x, SymId s) {
    return loc_is_outside(&x->objects, objects_at(&x->objects, 0, ref_make(REF_SYM, s)));
}

/* Is an address in the same class as one of ours compared, or made a number of? */
static bool is_observed(OwnTables *x, const uint8_t *ours, SymId fn, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    if (i->op != OP_ICMP && i->op != OP_PTRTOINT && i->op != OP_PTRTOADDR) return false;
    for (uint32_t k = 0; k < i->nopnd; k++) {
        Ref r = inst_op(f, v, k);
        bool pointer = type_is_ptr(x->m, type_scalar(x->m, ref_type(x->m, f, r)));
        if (!pointer || ref_is_null(x->m, inst_op(f, v, i->nopnd - 1 - k))) continue;
        if (ours[objects_at(&x->objects, fn, r).elem]) return true;
    }
    return false;
}

/* By class: one of those that would be the module's own is in it. */
static uint8_t *classes_find(OwnTables *x) {
    uint8_t *ours = mem_alloc(x->objects.place.n + 1);
    each_sym(x->m, s)
        if (x->candidate[s]) ours[objects_at(&x->objects, 0, ref_make(REF_SYM, s)).elem] = 1;
    ours[objects_find(&x->objects, LOC_OUTSIDE).elem] = 0;
    return ours;
}

static bool any_observed(OwnTables *x) {
    uint8_t *ours = classes_find(x);
    bool observed = false;
    each_fn(x->m, s, f) each_inst(f, b, v) observed = observed || is_observed(x, ours, s, f, v);
    free(ours);
    return observed;
}

static void sym_own(Module *m, SymId s) {
    Sym *y = &m->sym.at[s];
    y->linkage = LINK_INTERNAL;
    y->visibility = VIS_DEFAULT;
    y->dso = DSO_NONE;
    y->comdat = 0;
}

bool pass_own_tables(Pass *p, Fn *unused) {
    (void)unused;
    OwnTables x = {.m = p->m, .candidate = mem_alloc(p->m->sym.n)};
    const Knobs *k = p->knobs;
    uint32_t owned = 0;
    bool wanted = k->enable && !k->disable_pass && k->do_ip_msp && k->mem_space_alg > 0 && !k->whole_program;
    if (wanted && candidates_find(&x, p->kernels)) {
        callgraph_suppose(&x.calls, p->m, p->kernels, CALLS_AS_LINKED, x.candidate);
        objects_build(&x.objects, p->m, p->kernels, &x.calls, true);
        each_sym(p->m, s) {
            bool known = p->m->sym.at[s].kind == SYM_VAR || (x.objects.closed && x.objects.closed[s]);
            x.candidate[s] = x.candidate[s] && known && x.objects.of_sym[s] && !goes_outside(&x, s);
        }
        bool observed = any_observed(&x);
        each_sym(p->m, s) {
            if (!x.candidate[s] || observed) continue;
            sym_own(p->m, s);
            owned++;
        }
        objects_free(&x.objects);
        callgraph_free(&x.calls);
    }
    free(x.candidate);
    pass_stat(p, "tables and functions that became the module's own", owned);
    return owned;
}
