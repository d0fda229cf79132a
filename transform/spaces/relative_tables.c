/* relative-tables: turns tables of differences of addresses into tables of addresses.
 *
 *     @t = private constant [2 x i32] [           @t = private constant [2 x ptr] [ptr @a, ptr @b]
 *            i32 trunc (@a - @t),
 *            i32 trunc (@b - @t)]
 *     %p = load.relative(ptr @t, %i * 4)          %at = getelementptr ptr, ptr @t, i64 %i
 *                                                 %p = load ptr, ptr %at
 *
 * LLVM makes the table on the left of a constant table of addresses, because it needs no relocations on a CPU. PTX has
 * no differences of symbols, and the analysis follows only the addresses on the right.
 *
 * A table changes if only this module can name it and only calls of llvm.load.relative do. Another one stays, and PTX
 * emission reports its initialiser.
 *
 * Needs nothing. Keeps the blocks. Linear. */
#include "ir/intrinsic_id.h"
#include "transform/pass.h"

/* By symbol: it is a table of differences; something other than a load.relative names it. By constant: `seen`, its
 * operands have been appended to `work`, the symbols and constants to be visited. */
typedef struct Tables {
    Module *m;
    uint8_t *is_table, *named, *seen;
    VEC(Ref) work;
} Tables;

/* ------------------------------------------------------------------------------------- recognising tables */

/* Returns the operands of r if it is a constant expression with opcode `op`; else NULL. Valid until the next constant
 * is created. */
static const Ref *expr_operands(const Module *m, Ref r, enum Op op) {
    const Const *c = ref_is(r, REF_CONST) ? const_at(m, r) : NULL;
    return c && c->kind == CONST_EXPR && c->op == op ? &m->const_elem.at[c->first] : NULL;
}

/* Returns A if r is `trunc (sub (ptrtoint A, ptrtoint @s))` and A is a generic address; else REF_NULL. */
static Ref minuend(const Module *m, Ref r, SymId s) {
    const Ref *cut = expr_operands(m, r, OP_TRUNC), *sub = cut ? expr_operands(m, *cut, OP_SUB) : NULL;
    const Ref *address = sub ? expr_operands(m, sub[0], OP_PTRTOINT) : NULL;
    const Ref *from = sub ? expr_operands(m, sub[1], OP_PTRTOINT) : NULL;
    bool fits = address && from && ref_type(m, NULL, *address) == T_PTR && ref_same(*from, ref_make(REF_SYM, s));
    return fits ? *address : REF_NULL;
}

/* Reports whether symbol s is a table of differences: a constant array of i32 that only this module can name, each
 * element of which is a minuend() less the address of s. */
static bool sym_is_table(Module *m, SymId s) {
    const Sym *v = &m->sym.at[s];
    bool own = v->linkage == LINK_INTERNAL || v->linkage == LINK_PRIVATE;
    if (v->kind != SYM_VAR || !own || !v->constant || v->externally_initialized || v->space != SPACE_GENERIC)
        return false;
    if (!ref_is(v->init, REF_CONST) || const_at(m, v->init)->kind != CONST_AGG) return false;
    if (type_kind(m, v->type) != TY_ARRAY || type_elem(m, v->type, 0) != T_I32) return false;
    for (uint64_t i = 0; i < type_at(m, v->type)->n; i++)
        if (!minuend(m, const_elem(m, v->init, i), s).x) return false;
    return true;
}

/* ---------------------------------------------------------------------------------------- who names them */

/* Marks the symbols that r names, itself or in a part of a constant. */
static void mark_named(Tables *t, Ref r) {
    const Module *m = t->m;
    vec_push(&t->work, r);
    while (t->work.n) {
        r = vec_pop(&t->work);
        if (ref_is(r, REF_SYM)) t->named[ref_index(r)] = 1;
        if (!ref_is(r, REF_CONST) || t->seen[ref_index(r)]) continue;
        t->seen[ref_index(r)] = 1;
        const Const *c = const_at(m, r);
        if (c->kind != CONST_EXPR && c->kind != CONST_AGG) continue;
        for (uint32_t i = 0; i < c->n; i++) vec_push(&t->work, m->const_elem.at[c->first + i]);
    }
}

/* Returns the table that instruction v loads from, if it is a load.relative whose first operand is the address of a
 * table; else 0. */
static SymId table_read(const Tables *t, const Fn *f, ValueId v) {
    if (inst_at(f, v)->op != OP_CALL || call_intrinsic(t->m, f, v) != INTRIN_llvm_load_relative) return 0;
    Ref r = inst_op(f, v, 0);
    return ref_is(r, REF_SYM) && t->is_table[ref_index(r)] ? ref_index(r) : 0;
}

/* Fills t->named: visits the operands of all instructions, except the tables of load.relatives, and what belongs to
 * symbols, of a table its minuends only. Debug records and metadata do not count. */
static void named_find(Tables *t) {
    Module *m = t->m;
    each_sym(m, s) {
        const Sym *y = &m->sym.at[s];
        Ref of_symbol[] = {t->is_table[s] ? REF_NULL : y->init, y->prefix, y->prologue, y->personality};
        for (size_t i = 0; i < sizeof of_symbol / sizeof *of_symbol; i++) mark_named(t, of_symbol[i]);
        for (uint64_t i = 0; t->is_table[s] && i < type_at(m, y->type)->n; i++)
            mark_named(t, minuend(m, const_elem(m, y->init, i), s));
    }
    each_fn(m, s, f)
        each_inst(f, b, v)
            for (uint32_t i = table_read(t, f, v) ? 1 : 0; i < inst_at(f, v)->nopnd; i++)
                if (!(op_flags(inst_at(f, v)) & OF_DEBUG)) mark_named(t, inst_op(f, v, i));
}

/* --------------------------------------------------------------------------------------------- rewriting */

/* Makes table s an array of the addresses. */
static void table_rewrite(Module *m, SymId s) {
    uint64_t n = type_at(m, m->sym.at[s].type)->n;
    VEC(Ref) address = {0};
    for (uint64_t i = 0; i < n; i++) vec_push(&address, minuend(m, const_elem(m, m->sym.at[s].init, i), s));
    TypeId type = type_array(m, n, T_PTR);
    Ref init = const_agg(m, type, address.at, address.n);
    vec_free(&address);
    m->sym.at[s].type = type;
    m->sym.at[s].init = init;
    m->sym.at[s].align = (uint8_t)(1 + log2_floor(type_align(m, T_PTR)));
}

/* Replaces load.relative v by a load of an address, which is twice as far from the beginning of the table as the
 * difference was. For an offset of `shl %i, 2` the index is %i. */
static void read_rewrite(Edit *e, ValueId v) {
    Fn *f = e->f;
    Ref by = inst_op(f, v, 1), at[] = {inst_op(f, v, 0), by}, twice[] = {by, const_int(e->m, T_I64, 1)};
    const Inst *i = ref_is(by, REF_VALUE) ? inst_at(f, ref_index(by)) : NULL;
    uint64_t n;
    bool index = i && i->op == OP_SHL && ref_int(e->m, inst_op(f, ref_index(by), 1), &n) && n == 2;
    if (index) at[1] = inst_op(f, ref_index(by), 0);
    else if (ref_int(e->m, by, &n)) at[1] = const_int(e->m, T_I64, 2 * n);
    else at[1] = edit_make(e, v, OP_SHL, T_I64, twice, 2);
    Ref address = edit_make(e, v, OP_GETELEMENTPTR, T_PTR, at, 2);
    inst_at(f, ref_index(address))->aux = index ? T_PTR : T_I8;
    edit_replace(e, v, edit_load(e, v, T_PTR, address, log2_floor(type_align(e->m, T_PTR))));
    edit_delete(e, v);
}

/* Replaces the load.relatives of f from tables that nothing else names. Returns whether it changed anything. */
static bool fn_rewrite(Tables *t, Fn *f) {
    Edit e;
    edit_begin(&e, t->m, f);
    each_inst(f, b, v) {
        SymId s = table_read(t, f, v);
        if (s && !t->named[s]) read_rewrite(&e, v);
    }
    return edit_commit(&e);
}

bool pass_relative_tables(Pass *p, Fn *unused) {
    (void)unused;
    Module *m = p->m;
    bool any = false;
    each_sym(m, s) any |= m->sym.at[s].intrinsic == INTRIN_llvm_load_relative;
    if (!any) return false;
    Tables t = {
        .m = m, .is_table = mem_alloc(m->sym.n), .named = mem_alloc(m->sym.n), .seen = mem_alloc(m->constant.n)};
    uint64_t changed = 0;
    each_sym(m, s) t.is_table[s] = sym_is_table(m, s);
    named_find(&t);
    each_fn(m, s, f) fn_rewrite(&t, f);
    each_sym(m, s)
        if (t.is_table[s] && !t.named[s]) table_rewrite(m, s), changed++;
    free(t.is_table);
    free(t.named);
    free(t.seen);
    vec_free(&t.work);
    pass_stat(p, "tables rewritten", changed);
    return changed;
}
