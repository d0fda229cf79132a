/* nvvm-reflect: replaces queries of the compilation mode by constants.
 *
 *     %ftz = call i32 @__nvvm_reflect(ptr @.str)          @.str = "__CUDA_FTZ"
 *
 * The result becomes a constant. In functions with such a call, sccp folds the code that depends on it,
 * because the branch that is not taken often contains instructions that the target does not support. The
 * argument may pass through casts, getelementptr with offset 0 and llvm.nvvm.ptr.*.to.gen. A name that is
 * not in the table yields 0.
 *
 * Needs nothing. Removes blocks. */
#include "ir/intrinsic_id.h"
#include "transform/pass.h"

/* Returns the value of __CUDA_ARCH: 10 times the number of the target, 750 for sm_75. */
static uint64_t query_arch(const Pass *p) { return p->target->sm * 10u; }

/* Returns N of the module flag !{i32 4, !"nvvm-reflect-ftz", i32 N}; 0 if the flag is absent or N is no integer. */
static uint64_t query_ftz(const Pass *p) {
    const Md *flag = &p->m->md.at[md_module_flag(p->m, "nvvm-reflect-ftz")];
    uint64_t number;
    return flag->kind == MD_VALUE && ref_int(p->m, flag->value, &number) ? number : 0;
}

/* Returns 1, for all queries whose answer that is. */
static uint64_t query_one(const Pass *p) {
    (void)p;
    return 1;
}

static const struct {
    const char *name;
    uint64_t (*evaluate)(const Pass *p);
} query[] = {{"__CUDA_ARCH", query_arch},
             {"__CUDA_FTZ", query_ftz},
             {"__CUDA_PREC_DIV", query_one}, /* division and square root are always correctly rounded */
             {"__CUDA_PREC_SQRT", query_one}};

/* Reports whether a call of symbol s is a query: s is the intrinsic llvm.nvvm.reflect, or a function __nvvm_reflect or
 * __nvvm_reflect_ocl. These are known by their names, because they may have a body and are no intrinsics then. */
static bool sym_is_query(const Module *m, const Sym *s) {
    const char *name = str_get(m, s->name);
    return s->kind == SYM_FUNC && (s->intrinsic == INTRIN_llvm_nvvm_reflect || !strcmp(name, "__nvvm_reflect") ||
                                   !strcmp(name, "__nvvm_reflect_ocl"));
}

/* Returns the pointer that r, an instruction or constant expression, has the address of: the operand of a cast, also of
 * llvm.nvvm.ptr.*.to.gen, or the base of a getelementptr with offset 0. Returns REF_NULL for anything else. */
static Ref pointer_step(Module *m, const Fn *f, Ref r) {
    Derivation d;
    int64_t offset;
    if (!derivation_of(m, f, r, &d)) return REF_NULL;
    if (d.inst.op == OP_BITCAST || d.inst.op == OP_ADDRSPACECAST) return d.op[0];
    if (d.inst.op == OP_GETELEMENTPTR)
        return gep_offset(m, d.inst.aux, d.op + 1, d.inst.nopnd - 1, &offset) && !offset ? d.op[0] : REF_NULL;
    if (d.inst.op == OP_CALL && d.inst.nopnd == 2) {
        if (inst_is_intrinsic(m, f, ref_index(r), INF_CAST)) return d.op[0];
    }
    return REF_NULL;
}

/* Copies the constant string that r points to into `text`, cut to size - 1 bytes and terminated by 0. Returns false if
 * r does not point to the beginning of a constant variable whose elements are integers up to a 0, or up to `size` of
 * them, or is more than 16 steps away (pointer_step). */
static bool string_of(Module *m, const Fn *f, Ref r, char *text, size_t size) {
    for (int depth = 0; depth < 16 && !ref_is(r, REF_SYM); depth++) r = pointer_step(m, f, r);
    if (!ref_is(r, REF_SYM)) return false;
    const Sym *s = &m->sym.at[ref_index(r)];
    Ref init = s->init;
    if (s->kind != SYM_VAR || !s->constant || !ref_is(init, REF_CONST)) return false;
    for (size_t i = 0; i < size; i++) {
        uint64_t c;
        if (!ref_int(m, const_elem(m, init, i), &c)) return false;
        text[i] = (char)c;
        if (!c) return true;
    }
    text[size - 1] = 0;
    return true;
}

/* Replaces the queries of function f by constants, with a remark each; the answer to an unknown query is 0. Returns
 * whether any was replaced. Warns about an argument that is not a constant string, or absent, and about a result that
 * is no integer, and leaves that call unchanged. is_query: by symbol, see sym_is_query. */
static bool queries_replace(Pass *p, Fn *f, const bool *is_query) {
    uint64_t replaced = 0;
    Edit e;
    edit_begin(&e, p->m, f);
    each_inst(f, b, v) {
        char name[32];
        if (inst_at(f, v)->op != OP_CALL || !is_query[call_target(p->m, f, v)]) continue;
        if (!call_nargs(f, v) || !type_is_int(p->m, inst_at(f, v)->type) ||
            !string_of(p->m, f, inst_op(f, v, 0), name, sizeof name)) {
            diag_warning(p->m->diag, diag_at_inst(p->m->diag, p->m, f, v),
                         "argument of __nvvm_reflect is not a constant string");
            continue;
        }
        uint64_t value = 0;
        for (size_t i = 0; i < sizeof query / sizeof *query; i++)
            if (!strcmp(query[i].name, name)) value = query[i].evaluate(p);
        pass_remark(p, REMARK_QueryAnswered, f, v, name, (uint32_t)value);
        edit_replace(&e, v, const_int(p->m, inst_at(f, v)->type, value));
        edit_delete(&e, v);
        replaced++;
    }
    pass_stat(p, "queries replaced by constants", replaced);
    return edit_commit(&e);
}

bool pass_nvvm_reflect(Pass *p, Fn *none) {
    (void)none;
    bool any = false, changed = false, *is_query = mem_alloc(p->m->sym.n * sizeof *is_query);
    each_sym(p->m, s) {
        is_query[s] = sym_is_query(p->m, &p->m->sym.at[s]);
        any |= is_query[s];
    }
    if (any)
        each_fn(p->m, s, f)
            if (queries_replace(p, f, is_query)) {
                pass_apply(p, pass_sccp, f);
                changed = true;
            }
    free(is_query);
    return changed;
}
