/* func.c: a function: what is used and what is emitted as part of its user, the order of the blocks, and the
 * frame around the text: signature, register declarations, stack. */
#include "ptx/select/branch.h"
#include "ptx/select/coalesce.h"
#include "ptx/debug/dwarf.h"
#include "ptx/debug/source_map.h"
#include "ptx/select/phi.h"
#include "ptx/select/select.h"
#include "ptx/select/share.h"

/* --------------------------------------------------------------------------------------------------- uses */

static void count_operands(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    for (uint32_t k = 0; k < in->nopnd; k++) {
        Ref r = inst_op(e->f, v, k);
        if (!ref_is(r, REF_VALUE)) continue;
        e->uses.at[ref_index(r)]++;
        if (in->op != OP_GETELEMENTPTR || k == 0) e->mark.at[ref_index(r)] |= MARK_PLAIN;
    }
}

/* Pure instructions without users are not emitted; last to first, so that what only they use goes too. */
static void drop_unused(Emit *e) {
    Fn *f = e->f;
    for (uint32_t i = f->order.n; i-- > 0;) {
        ValueId v = f->order.at[i];
        const Inst *in = inst_at(f, v);
        if (!(op_flags(in) & OF_PURE) || in->op == OP_PHI || e->uses.at[v] || !(e->mark.at[v] & MARK_LIVE))
            continue;
        for (uint32_t k = 0; k < in->nopnd; k++)
            if (ref_is(inst_op(f, v, k), REF_VALUE)) e->uses.at[ref_index(inst_op(f, v, k))]--;
    }
}

/* a*b of a*b + c, if both may be contracted and the product has no other use */
static void fuse(Emit *e, BlockId b, ValueId v, const ValueId *block_of) {
    const Inst *in = inst_at(e->f, v);
    if (!(in->op == OP_FADD || in->op == OP_FSUB) || !(in->flags & IF_CONTRACT) || !e->uses.at[v]) return;
    if (type_kind(e->m, type_scalar(e->m, in->type)) == TY_BFLOAT && !emit_has(e, 80)) return;
    for (uint32_t k = 0; k < 2; k++) {
        Ref r = inst_op(e->f, v, k);
        if (!ref_is(r, REF_VALUE)) continue;
        const Inst *mul = inst_at(e->f, ref_index(r));
        if (mul->op != OP_FMUL || !(mul->flags & IF_CONTRACT) || e->uses.at[ref_index(r)] != 1
            || block_of[ref_index(r)] != b) continue;
        e->mark.at[ref_index(r)] |= MARK_FOLDED;
        return;
    }
}

/* What only indexes getelementptrs, an extension from i32 or arithmetic with constants, is theirs. */
static void fold_index(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (e->mark.at[v] & (MARK_PLAIN | MARK_FOLDED) || !e->uses.at[v] || in->type != T_I64) return;
    gep_fold_index(e, v);
}

static void count_uses(Emit *e) {
    Fn *f = e->f;
    each_block(f, b) {
        if (e->cfg.rpo_index[b] == UINT32_MAX) continue;
        each_inst_in(f, b, v) {
            if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
            e->mark.at[v] |= MARK_LIVE;
            count_operands(e, v);
        }
    }
    drop_unused(e);
    each_block(f, b) {
        if (e->cfg.rpo_index[b] == UINT32_MAX) continue;
        each_inst_in(f, b, v) {
            if (e->opt->fmad) fuse(e, b, v, e->cfg.block_of);
            fold_index(e, v);
            idiom_mark(e, v);
        }
        combine_block(e, b);
    }
}

/* ------------------------------------------------------------------------------------------------- blocks */

/* Program order serves if every block but the first has a predecessor before it: its dominator is too. */
static const BlockId *block_order(Emit *e, uint32_t *n) {
    Fn *f = e->f;
    const Cfg *c = &e->cfg;
    e->order.n = 0;
    memset(e->seen.at, 0, f->block.n);
    each_block(f, b) {
        if (c->rpo_index[b] == UINT32_MAX) continue;
        bool after = b == 0 && !e->order.n;
        for (uint32_t i = c->pred_first[b]; i < c->pred_first[b + 1] && !after; i++)
            after = e->seen.at[c->pred[i]];
        if (!after) {
            *n = c->nrpo;
            return c->rpo;
        }
        e->seen.at[b] = 1;
        vec_push(&e->order, b);
    }
    *n = e->order.n;
    return e->order.at;
}

static void emit_block(Emit *e, BlockId b) {
    Fn *f = e->f;
    each_inst_in(f, b, v) {
        const Inst *in = inst_at(f, v);
        uint32_t flags = op_flags(in);
        e->at = v;
        e->straight = e->labelno.n;
        size_t before = e->text.out.n;
        if (flags & OF_DEBUG || in->op == OP_PHI || in->op == OP_NOP) continue;
        if (flags & OF_TERM) {
            share_block(e, b);
            terminator_emit(e, v);
        }
        else if (!(flags & OF_PURE) || (e->uses.at[v] && !(e->mark.at[v] & MARK_FOLDED))) select_inst(e, v);
        if (e->origin) origin_inst(e, v, before);
    }
}

static void emit_blocks(Emit *e) {
    uint32_t n, next = 0;
    const BlockId *order = block_order(e, &n);
    BlockId before = UINT32_MAX;
    memset(e->seen.at, 0, e->f->block.n);
    diamonds_skip(e);
    for (uint32_t i = 0; i < n; i = next) {
        for (next = i + 1; next < n && e->seen.at[order[next]]; next++) {}
        e->next = next < n ? order[next] : UINT32_MAX;
        block_begin(e, order[i], before);
        e->block = before = order[i];
        if (i == 0) abi_params(e);
        emit_block(e, order[i]);
    }
}

/* -------------------------------------------------------------------------------------------------- frame */

static void put_declarations(Emit *e, Out *o) {
    static const char *const name[RC_COUNT] = {"%p", "%rs", "%r", "%rd"};
    const char *depot = own_name(e, "%__local_depot");
    if (e->depot_size) {
        uint32_t align = e->depot_align ? e->depot_align : 1;
        out_put(e, o, "\t.local .align $u .b8 $s$u[$i];\n", align, depot, e->number, (int64_t)e->depot_size);
    }
    if (e->uses_spl) out_str(o, "\t.reg .b64 %SPL;\n");
    if (e->uses_sp) out_str(o, "\t.reg .b64 %SP;\n");
    for (uint32_t c = 0; c < RC_COUNT; c++)
        if (e->printed[c]) out_put(e, o, "\t.reg .$s $s<$u>;\n", rc_b[c], name[c], e->printed[c] + 1);
    out_char(o, '\n');
    if (e->uses_spl) out_put(e, o, "\tmov.b64 %SPL, $s$u;\n", depot, e->number);
    if (e->uses_sp) out_str(o, "\tcvta.local.u64 %SP, %SPL;\n");
}

static bool flushes_denormals(Emit *e, SymId s) {
    const Module *m = e->m;
    const Attr *a = attr_find(m, attr_list_at(m, m->sym.at[s].attrs, ATTR_FUNCTION), "denormal-fp-math-f32");
    if (a && a->form == ATTR_STRING_VALUE) return strncmp(str_get(m, a->text), "preserve-sign", 13) == 0;
    return e->flush;
}

/* Makes a side table `count` zeros long. */
#define table_clear(v, count) \
    ((v)->n = 0, vec_reserve(v, (count) + 1), memset((v)->at, 0, (count) * sizeof *(v)->at), (v)->n = (count))

static void begin(Emit *e, SymId s) {
    Fn *f = e->m->sym.at[s].fn;
    e->sym = s;
    e->f = f;
    e->at = 0;
    e->kernel = sym_is_kernel(&e->kernels, s);
    e->ftz = flushes_denormals(e, s);
    code_clear(&e->text);
    e->opd.n = e->reg_class.n = e->labelno.n = e->phis.writer.n = e->phi_writes.n = 0;
    e->labels = e->protos = 0;
    e->depot_size = e->depot_align = 0;
    e->uses_sp = e->uses_spl = false;
    memset(e->printed, 0, sizeof e->printed);
    table_clear(&e->value, f->inst.n);
    table_clear(&e->uses, f->inst.n);
    table_clear(&e->mark, f->inst.n);
    table_clear(&e->chain, f->inst.n);
    table_clear(&e->aligned, f->inst.n);
    table_clear(&e->block_label, f->block.n);
    table_clear(&e->edge_label, f->block.n);
    table_clear(&e->seen, f->block.n);
}

/* Module flag nvvm-reflect-ftz: a tuple of behaviour, name, value. */
void fn_emit_begin(Emit *e) {
    const Module *m = e->m;
    for (uint32_t i = 0, n = md_named_count(m, "llvm.module.flags"); i < n; i++) {
        const Md *flag = &m->md.at[md_named(m, "llvm.module.flags", i)];
        if (flag->kind != MD_TUPLE || flag->n != 3) continue;
        const Md *name = &m->md.at[m->md_op.at[flag->first + 1]],
                 *value = &m->md.at[m->md_op.at[flag->first + 2]];
        uint64_t n64;
        if (name->kind == MD_STRING && !strcmp(str_get(m, name->str), "nvvm-reflect-ftz")
            && value->kind == MD_VALUE && ref_int(m, value->value, &n64))
            e->flush = n64 != 0;
    }
}

/* Have all values of the function components? */
static bool values_fit(Emit *e) {
    for (ValueId v = 0; v < e->f->inst.n && !e->misfit; v++) e->at = v, comps_of(e, inst_at(e->f, v)->type);
    return !e->misfit;
}

void fn_emit(Emit *e, SymId s) {
    begin(e, s);
    if (!values_fit(e)) return;
    cfg_build(&e->cfg, e->f);
    divergence_build(&e->divergence, e->m, e->f, &e->cfg, e->kernel);
    count_uses(e);
    share_begin(e);
    phi_begin(e);
    dwarf_fn_begin(e);
    if (e->origin) origin_fn(e);
    emit_blocks(e);
    cfg_free(&e->cfg);
    divergence_free(&e->divergence);
    if (e->origin) origin_finish(e);
    else code_finish(e, NULL, 0, 0);
    dwarf_fn(e);
    abi_signature(e, s, e->out);
    out_char(e->out, '\n');
    kernel_directives(e, s, e->out);
    out_str(e->out, "{\n");
    put_declarations(e, e->out);
    if (dwarf_has_fn(e)) out_format(e->out, "$L__func_begin%u:\n", e->number);
    if (e->origin) origin_fn_end(e);
    out_str(&e->text.out, "}\n\n");
    e->number++;
}

void fn_emit_end(Emit *e) {
    vec_free(&e->value), vec_free(&e->opd), vec_free(&e->scratch), vec_free(&e->uses), vec_free(&e->mark);
    vec_free(&e->chain), vec_free(&e->aligned);
    vec_free(&e->reg_class), vec_free(&e->labelno), vec_free(&e->block_label), vec_free(&e->edge_label);
    vec_free(&e->order), vec_free(&e->seen);
    vec_free(&e->phis.first), vec_free(&e->phis.entry), vec_free(&e->phis.group), vec_free(&e->phis.copy);
    vec_free(&e->phis.writer), vec_free(&e->phi_writes);
    code_finish_end(e);
    share_free(e);
}
