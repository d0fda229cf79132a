/* bounded.c: functions that kernels with a register limit call.
 *
 * "ptxas -c" holds a function to the limits of its callers only where all of them are known. One that other
 * modules may call gets as many registers as it likes, and a kernel that may not have so many and calls it is
 * refused. So what such kernels reach becomes a function of this module alone, for all callers in it, and the
 * name that others know is one that only calls it:
 *
 *    define @f(i32 %x) { ... }     =>     define internal @f_$_bounded(i32 %x) { ... }
 *                                         define @f(i32 %x) { tail to @f_$_bounded }
 *
 * Calls of a function that may be replaced when linked ask for whatever will be there, and no PTX can hold that
 * to a limit: ptxas -c refuses them as soon as the one at hand needs more. So from what such kernels reach, and
 * only from there, they go to the one at hand (as NVIDIA's compiler makes every call of such a function), with a
 * warning. Functions with variable arguments stay as they are. */
#include "ptx/expand/bounded.h"

enum { THREADS_FREE = 256, REGISTERS_FREE = 255 };    /* so many threads may have as many as there are */

static bool is_bounded(const Kernel *k) {
    uint64_t threads = 1, blocks = k->minctasm ? k->minctasm : 1;
    const uint32_t *size = k->maxntid[0] ? k->maxntid : k->reqntid;
    if (k->maxnreg && k->maxnreg < REGISTERS_FREE) return true;
    if (!size[0]) return false;
    for (int i = 0; i < 3; i++) threads *= size[i] ? size[i] : 1;
    return threads * blocks > THREADS_FREE;
}

static bool is_replaceable(const Sym *y) { return y->linkage == LINK_WEAK || y->linkage == LINK_LINKONCE; }

static bool is_open(const Sym *y) {
    bool seen = y->linkage == LINK_EXTERNAL || y->linkage == LINK_LINKONCE_ODR || y->linkage == LINK_WEAK_ODR;
    return (seen || is_replaceable(y)) && y->kind == SYM_FUNC && y->fn && !y->block_taken;
}

/* reached[s]: 1 if s is a kernel with a limit, or such a one calls it, directly or not. */
static uint8_t *reached_find(const Module *m, const KernelTable *kernels) {
    uint8_t *reached = mem_alloc(m->sym.n);
    VEC(SymId) work = {0};
    each_sym(m, s) {
        uint32_t k = m->sym.at[s].fn && sym_is_kernel(kernels, s) ? kernels->of_sym[s] : 0;
        if (!k || !is_bounded(&kernels->kernel.at[k - 1])) continue;
        reached[s] = 1;
        vec_push(&work, s);
    }
    while (work.n) {
        const Fn *f = m->sym.at[vec_pop(&work)].fn;
        each_inst(f, b, v) {
            SymId to = inst_at(f, v)->op == OP_CALL ? call_target(m, f, v) : 0;
            if (!to || reached[to] || !m->sym.at[to].fn) continue;
            reached[to] = 1;
            vec_push(&work, to);
        }
    }
    vec_free(&work);
    return reached;
}

/* The body of s: all parameters go to `to`, the result comes back. */
static void body_forward(Module *m, SymId s, SymId to) {
    const Type *type = type_at(m, m->sym.at[s].type);
    TypeId result = type_elem(m, m->sym.at[s].type, 0);
    uint32_t n = type->nelem - 1;
    Fn *f = fn_new(m, s);
    Ref *operand = mem_alloc((n + 1) * sizeof *operand);
    for (uint32_t i = 0; i < n; i++) {
        vec_push(&f->inst, ((Inst){.op = OP_PARAM, .type = type_elem(m, m->sym.at[s].type, i + 1)}));
        operand[i] = ref_make(REF_VALUE, i);
    }
    f->nparam = n;
    operand[n] = ref_make(REF_SYM, to);
    ValueId call = fn_inst(f, OP_CALL, result, operand, n + 1);
    Ref value = ref_make(REF_VALUE, call);
    inst_at(f, call)->aux = m->sym.at[s].attrs;
    inst_at(f, call)->call.cc = m->sym.at[s].cc;
    inst_at(f, call)->call.nfixed = n;
    ValueId back = fn_inst(f, OP_RET, T_VOID, &value, result != T_VOID);
    vec_push(&f->block, ((Block){.n = 2}));
    vec_push(&f->layout, 0);
    vec_push(&f->order, call), vec_push(&f->order, back);
    free(operand);
}

static SymId split(Module *m, SymId s) {
    const char *name = str_get(m, m->sym.at[s].name);
    size_t size = strlen(name) + 16;
    char *text = mem_alloc(size);
    snprintf(text, size, "%s_$_bounded", name);
    SymId to = sym_new(m, sym_fresh_name(m, text));
    Sym old = m->sym.at[s];
    old.name = m->sym.at[to].name;
    old.linkage = LINK_INTERNAL, old.visibility = VIS_DEFAULT, old.dll = DLL_NONE, old.dso = DSO_NONE;
    old.comdat = 0;
    old.fn->sym = to;
    m->sym.at[to] = old;
    m->sym.at[s].md = 0;          /* the body has the debug information */
    body_forward(m, s, to);
    free(text);
    return to;
}

/* Calls in s, held to a limit or not, go to what has been split from their callees: now[callee]. */
static void calls_redirect(Module *m, SymId s, bool held, const uint32_t *now, uint32_t n, uint8_t *told) {
    Fn *f = m->sym.at[s].fn;
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_CALL) continue;
        Ref *callee = &inst_ops(f, v)[inst_at(f, v)->nopnd - 1];
        SymId to = ref_is(*callee, REF_SYM) ? ref_index(*callee) : 0;
        if (to >= n || !now[to]) continue;
        bool replaceable = is_replaceable(&m->sym.at[to]);
        if (replaceable && !held) continue;
        if (replaceable && !told[to])
            diag_warning(m->diag, inst_src(f, v),
                         "a kernel with a register limit reaches this call: it goes to the '@%s' that is here, "
                         "whatever replaces it when linked", str_get(m, m->sym.at[to].name));
        told[to] = 1;
        *callee = ref_make(REF_SYM, now[to]);
    }
}

bool bounded_split(Module *m, const KernelTable *kernels) {
    uint8_t *reached = reached_find(m, kernels), *told = mem_alloc(m->sym.n);
    uint32_t n = m->sym.n, *now = mem_alloc(n * sizeof *now);
    bool any = false;
    for (SymId s = 1; s < n; s++) {
        if (!reached[s] || !is_open(&m->sym.at[s]) || sym_is_kernel(kernels, s)) continue;
        if (type_at(m, m->sym.at[s].type)->flags & TYPE_VARARG) continue;
        now[s] = split(m, s);
        any = true;
    }
    for (SymId s = 1; any && s < m->sym.n; s++)
        if (m->sym.at[s].fn && (s >= n || !now[s])) calls_redirect(m, s, s >= n || reached[s], now, n, told);
    free(reached), free(told), free(now);
    return any;
}
