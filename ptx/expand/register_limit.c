/* register_limit.c: splits functions that are called by kernels with a register limit.
 *
 * "ptxas -c" applies the register limits of the callers to a function only if it knows all of its callers.
 * A function that other modules may call gets as many registers as it needs, and ptxas then refuses a
 * kernel that calls it and may not have so many. Therefore the body of each such function that a limited
 * kernel reaches moves to an internal function, which all callers in this module call; the exported
 * function only forwards to it:
 *
 *    define @f(i32 %x) { ... }     =>     define internal @f_$_bounded(i32 %x) { ... }
 *                                         define @f(i32 %x) { return @f_$_bounded(%x) }
 *
 * A call of an interposable function (weak, linkonce) may reach another definition after linking, and no
 * PTX can hold that to a limit: ptxas -c refuses such a call as soon as the definition in this module
 * needs more registers than the limit. Therefore such calls are bound to the definition in this module,
 * with a warning, but only in code that a limited kernel reaches. (NVIDIA's compiler binds every call of
 * such a function.) Functions with variable arguments are not split. */
#include "ptx/expand/register_limit.h"

enum { THREADS_FREE = 256, REGISTERS_FREE = 255 }; /* up to 256 threads can have all 255 registers each */

/* Reports whether ptxas limits the kernel to fewer than REGISTERS_FREE registers per thread, because of .maxnreg or
 * of its block size times .minnctapersm. */
static bool is_bounded(const Kernel *k) {
    uint64_t threads = 1, blocks = k->minctasm ? k->minctasm : 1;
    const uint32_t *size = k->maxntid[0] ? k->maxntid : k->reqntid;
    if (k->maxnreg && k->maxnreg < REGISTERS_FREE) return true;
    if (!size[0]) return false;
    for (int i = 0; i < 3; i++) threads *= size[i] ? size[i] : 1;
    return threads * blocks > THREADS_FREE;
}

/* Reports whether the linker may replace the definition of y by one that behaves differently. */
static bool is_replaceable(const Sym *y) { return y->linkage == LINK_WEAK || y->linkage == LINK_LINKONCE; }

/* Reports whether y is a function with a body that other modules may call, and whose body can move to another
 * function: no blockaddress refers to it. */
static bool can_split(const Sym *y) {
    bool seen = y->linkage == LINK_EXTERNAL || y->linkage == LINK_LINKONCE_ODR || y->linkage == LINK_WEAK_ODR;
    return (seen || is_replaceable(y)) && y->kind == SYM_FUNC && y->fn && !y->block_address_taken;
}

/* Returns an array that marks, by SymId, each kernel with a register limit and each function that it reaches by
 * direct calls. The caller frees the array. */
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

/* Gives s a new body, which calls `to` with the parameters of s and returns the result. */
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

/* Moves the body and the debug information of s to a new internal function, makes s forward to it, and returns the
 * new function. */
static SymId split(Module *m, SymId s) {
    const char *name = sym_text(m, s);
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
    m->sym.at[s].md = 0; /* the body has the debug information */
    body_forward(m, s, to);
    free(text);
    return to;
}

/* Redirects the calls in function s from split functions to their bodies: now[callee], where callee < n, is the
 * internal function of a split callee, or 0. A call of a replaceable function is redirected, with one warning for each
 * such callee, only if `limited`: a limited kernel reaches s. `warned`, by SymId: the warning has been given. */
static void calls_redirect(Module *m, SymId s, bool limited, const uint32_t *now, uint32_t n, uint8_t *warned) {
    Fn *f = m->sym.at[s].fn;
    each_inst(f, b, v) {
        if (inst_at(f, v)->op != OP_CALL) continue;
        Ref *callee = &inst_ops(f, v)[inst_at(f, v)->nopnd - 1];
        SymId to = ref_is(*callee, REF_SYM) ? ref_index(*callee) : 0;
        if (to >= n || !now[to]) continue;
        bool replaceable = is_replaceable(&m->sym.at[to]);
        if (replaceable && !limited) continue;
        if (replaceable && !warned[to])
            diag_warning(m->diag, diag_at_inst(m->diag, m, f, v),
                         "a kernel with a register limit reaches this call, so it is bound to the '@%s' of this "
                         "module, even if the linker replaces that",
                         sym_text(m, to));
        warned[to] = 1;
        *callee = ref_make(REF_SYM, now[to]);
    }
}

bool register_limit_split(Module *m, const KernelTable *kernels) {
    uint8_t *reached = reached_find(m, kernels), *warned = mem_alloc(m->sym.n);
    uint32_t n = m->sym.n, *now = mem_alloc(n * sizeof *now);
    bool any = false;
    for (SymId s = 1; s < n; s++) {
        if (!reached[s] || !can_split(&m->sym.at[s]) || sym_is_kernel(kernels, s)) continue;
        if (type_at(m, m->sym.at[s].type)->flags & TYPE_VARARG) continue;
        now[s] = split(m, s);
        any = true;
    }
    for (SymId s = 1; any && s < m->sym.n; s++)
        if (m->sym.at[s].fn && (s >= n || !now[s])) calls_redirect(m, s, s >= n || reached[s], now, n, warned);
    free(reached), free(warned), free(now);
    return any;
}
