/* func.c: drives the emission of a function: plans which instructions are folded into their users, orders
 * the blocks, emits them, and writes the frame around the text: signature, directives, register
 * declarations, stack. */
#include "ptx/module.h"
#include "ptx/emit/regtext.h"
#include "ptx/select/branch.h"
#include "ptx/debug/dwarf.h"
#include "ptx/debug/source_map.h"
#include "ptx/select/hoist_addresses.h"
#include "ptx/select/phi.h"
#include "ptx/select/select.h"

/* --------------------------------------------------------------------------------------------------- uses */

/* Returns operand k of v, or what v uses instead of it (extended_count, abi_argument_read). */
static Ref operand_used(const Emit *e, ValueId v, uint32_t k) {
    if (inst_at(e->f, v)->op == OP_CALL) return abi_argument_read(e, v, k);
    Ref count = k == 1 ? extended_count(e, v) : REF_NULL;
    return count.x ? count : inst_op(e->f, v, k);
}

/* Counts the operands of v as uses. Marks those that v uses other than as an index of a getelementptr (MARK_PLAIN), or
 * other than as an argument of a call (MARK_OTHER). */
static void count_operands(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    uint32_t narg = abi_fixed_arguments(e, v);
    for (uint32_t k = 0; k < in->nopnd; k++) {
        Ref r = operand_used(e, v, k);
        if (!ref_is(r, REF_VALUE)) continue;
        e->plan.uses.at[ref_index(r)]++;
        if (in->op != OP_GETELEMENTPTR || k == 0) e->plan.mark.at[ref_index(r)] |= MARK_PLAIN;
        if (k >= narg) e->plan.mark.at[ref_index(r)] |= MARK_OTHER;
    }
}

/* Decrements the use counts of the operands of pure instructions, except phis, that have no users, because emit_block
 * skips such instructions. Goes from last to first, so that the instructions of a dead chain lose their uses one
 * after the other. */
static void drop_unused(Emit *e) {
    Fn *f = e->f;
    for (uint32_t i = f->order.n; i-- > 0;) {
        ValueId v = f->order.at[i];
        const Inst *in = inst_at(f, v);
        if (!(op_flags(in) & OF_PURE) || in->op == OP_PHI || e->plan.uses.at[v] || !(e->plan.mark.at[v] & MARK_LIVE))
            continue;
        for (uint32_t k = 0; k < in->nopnd; k++)
            if (ref_is(operand_used(e, v, k), REF_VALUE)) e->plan.uses.at[ref_index(operand_used(e, v, k))]--;
    }
}

/* If v is a*b + c, a*b - c or c - a*b and can become an fma, returns the product; REF_NULL otherwise. Both operations
 * must have the flag `contract` and be in block b. If both operands of v are such products, the one without another use
 * is taken, else the first. bfloat needs sm_80. */
static Ref fma_product(Emit *e, BlockId b, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    Ref product = REF_NULL;
    if (in->op != OP_FADD && in->op != OP_FSUB) return REF_NULL;
    if (!(in->flags & IF_CONTRACT) || !e->plan.uses.at[v]) return REF_NULL;
    if (type_kind(e->m, type_scalar(e->m, in->type)) == TY_BFLOAT && !emit_has(e, 80)) return REF_NULL;
    for (uint32_t k = 0; k < 2; k++) {
        Ref r = inst_op(e->f, v, k);
        if (!ref_is_inst(e->f, r, OP_FMUL) || !(inst_at(e->f, ref_index(r))->flags & IF_CONTRACT)) continue;
        if (e->fn.cfg->block_of[ref_index(r)] != b) continue;
        if (e->plan.uses.at[ref_index(r)] == 1) return r;
        if (!product.x) product = r;
    }
    return product;
}

/* Marks the products of block b that are folded into all their users, which become fmas. */
static void fold_fma_products(Emit *e, BlockId b) {
    each_inst_in(e->f, b, v) {
        Ref product = fma_product(e, b, v);
        if (!product.x) continue;
        ValueId mul = ref_index(product);
        if (++e->plan.sums.at[mul] == e->plan.uses.at[mul]) e->plan.mark.at[mul] |= MARK_FOLDED;
    }
}

/* Folds v into the address computation of the getelementptrs that use it, if v is an i64 whose only uses are as their
 * index. Decrements the use counts of what is folded with it, see gep_fold_index. */
static void fold_index(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (e->plan.mark.at[v] & (MARK_PLAIN | MARK_FOLDED) || !e->plan.uses.at[v] || in->type != T_I64) return;
    gep_fold_index(e, v);
}

/* Marks v as folded into the calls that take it, if it is a cast to generic that at least two arguments and nothing
 * else use, and its operand has other uses. This keeps only the operand in a register across the calls. */
static void fold_argument(Emit *e, ValueId v) {
    const Inst *in = inst_at(e->f, v);
    if (in->op != OP_ADDRSPACECAST || in->type != T_PTR || !ref_is(inst_op(e->f, v, 0), REF_VALUE)) return;
    if (e->plan.mark.at[v] & MARK_OTHER || e->plan.uses.at[v] < 2) return;
    if (e->plan.uses.at[ref_index(inst_op(e->f, v, 0))] > 1) e->plan.mark.at[v] |= MARK_FOLDED;
}

/* Plans the function: counts uses, drops dead instructions, and marks those that are folded into their
 * users or vectorised. */
static void plan_values(Emit *e) {
    Fn *f = e->f;
    each_block(f, b) {
        if (e->fn.cfg->rpo_index[b] == UINT32_MAX) continue;
        each_inst_in(f, b, v) {
            if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
            e->plan.mark.at[v] |= MARK_LIVE;
            count_operands(e, v);
        }
    }
    drop_unused(e);
    abi_parts_find(e);
    each_block(f, b) {
        if (e->fn.cfg->rpo_index[b] == UINT32_MAX) continue;
        if (e->opt->fmad) fold_fma_products(e, b);
        each_inst_in(f, b, v) {
            fold_index(e, v);
            if (inst_at(f, v)->op == OP_GETELEMENTPTR) gep_mark_skipped(e, v);
            fold_argument(e, v);
            idiom_mark(e, v);
        }
        vectorise_block(e, b);
    }
    each_block(f, b)
        if (e->fn.cfg->rpo_index[b] != UINT32_MAX) extension_mark(e, b); /* of what is not folded */
}

/* ------------------------------------------------------------------------------------------------- blocks */

/* Returns the order in which blocks are emitted, without unreachable ones, and sets *n to their number. Program order
 * is kept if every block but the first has a predecessor before it, because its dominator then precedes it too;
 * otherwise the order is reverse postorder. Overwrites plan.seen. */
static const BlockId *block_order(Emit *e, uint32_t *n) {
    Fn *f = e->f;
    const Cfg *c = e->fn.cfg;
    e->fn.order.n = 0;
    memset(e->plan.seen.at, 0, f->block.n);
    each_block(f, b) {
        if (c->rpo_index[b] == UINT32_MAX) continue;
        bool after = b == 0 && !e->fn.order.n;
        for (uint32_t i = c->pred_first[b]; i < c->pred_first[b + 1] && !after; i++)
            after = e->plan.seen.at[c->pred[i]];
        if (!after) {
            *n = c->nrpo;
            return c->rpo;
        }
        e->plan.seen.at[b] = 1;
        vec_push(&e->fn.order, b);
    }
    *n = e->fn.order.n;
    return e->fn.order.at;
}

/* Emits the instructions of block b, except phis, debug records, and pure instructions that are unused or folded into
 * their users. Puts the address computations that are hoisted to the end of b in front of its terminator. */
static void emit_block(Emit *e, BlockId b) {
    Fn *f = e->f;
    each_inst_in(f, b, v) {
        const Inst *in = inst_at(f, v);
        uint32_t flags = op_flags(in);
        e->here.inst = v;
        e->here.first_label = e->labels.number.n;
        size_t before = e->text.out.n;
        if (flags & OF_DEBUG || in->op == OP_PHI || in->op == OP_NOP) continue;
        if (flags & OF_TERM) {
            hoist_block(e, b);
            select_terminator(e, v);
        } else if (!(flags & OF_PURE) || (e->plan.uses.at[v] && !(e->plan.mark.at[v] & MARK_FOLDED))) select_inst(e, v);
        if (e->origin) source_map_inst(e, v, before);
    }
}

/* Emits the parameters and then all blocks in order, without those that have become part of a select (diamonds_skip,
 * which marks them in plan.seen). */
static void emit_blocks(Emit *e) {
    uint32_t n, next = 0;
    const BlockId *order = block_order(e, &n);
    BlockId before = UINT32_MAX;
    memset(e->plan.seen.at, 0, e->f->block.n);
    diamonds_skip(e);
    for (uint32_t i = 0; i < n; i = next) {
        for (next = i + 1; next < n && e->plan.seen.at[order[next]]; next++) {}
        e->here.next = next < n ? order[next] : UINT32_MAX;
        block_begin(e, order[i], before);
        e->here.block = before = order[i];
        if (i == 0) abi_params(e);
        emit_block(e, order[i]);
    }
}

/* -------------------------------------------------------------------------------------------------- frame */

/* Declares the frame and the registers of the function and sets up %SPL and %SP. */
static void put_declarations(Emit *e, Out *o) {
    static const char *const name[RC_COUNT] = {"%p", "%rs", "%r", "%rd"};
    const char *depot = fn_local_name(e, "%__local_depot");
    if (e->frame.size) {
        uint32_t align = e->frame.align ? e->frame.align : 1;
        out_put(e, o, "\t.local .align $u .b8 $s$u[$i];\n", align, depot, e->fn.number, (int64_t)e->frame.size);
    }
    if (e->frame.uses_spl) out_str(o, "\t.reg .b64 %SPL;\n");
    if (e->frame.uses_sp) out_str(o, "\t.reg .b64 %SP;\n");
    for (uint32_t c = 0; c < RC_COUNT; c++)
        if (e->regs.printed[c]) out_put(e, o, "\t.reg .$s $s<$u>;\n", rc_b[c], name[c], e->regs.printed[c] + 1);
    out_char(o, '\n');
    if (e->frame.uses_spl) out_put(e, o, "\tmov.b64 %SPL, $s$u;\n", depot, e->fn.number);
    if (e->frame.uses_sp) out_str(o, "\tcvta.local.u64 %SP, %SPL;\n");
}

/* Reports whether the function flushes denormal floats to zero: whether its attribute denormal-fp-math-f32 begins
 * with "preserve-sign" or, if it has none, whether the module flag nvvm-reflect-ftz is set. */
static bool flushes_denormals(Emit *e, SymId s) {
    const Module *m = e->m;
    const Attr *a = attr_find(m, attr_list_at(m, m->sym.at[s].attrs, ATTR_FUNCTION), "denormal-fp-math-f32");
    if (a && a->form == ATTR_STRING_VALUE) return strncmp(str_get(m, a->text), "preserve-sign", 13) == 0;
    return e->module.ftz;
}

/* ------------------------------------------------------------------------------------------------ kernels */

/* Writes a directive of three dimensions, in which a later dimension of 0 counts as 1. Writes nothing if d[0] is 0,
 * which means that they are not given. Reports an error, and writes nothing, if their product exceeds INT32_MAX. */
static void dims_put(Emit *e, SymId s, Out *o, const char *word, const uint32_t d[3]) {
    uint64_t n = d[0];
    for (int i = 1; i < 3 && n <= INT32_MAX; i++) n *= d[i] ? d[i] : 1;
    if (n > INT32_MAX) /* ptxas would overflow */
        diag_error(e->m->diag, e->m->sym.at[s].src, "'%s': the product of .%s is %llu or more", sym_ptx_name(e, s),
                   word, (unsigned long long)n);
    else if (d[0]) out_format(o, ".%s %u, %u, %u\n", word, d[0], d[1] ? d[1] : 1, d[2] ? d[2] : 1);
}

/* Writes the directives about the sizes of blocks and clusters and about registers, one per line: ".maxntid 256, 1,
 * 1". Writes nothing if s is no kernel. Before sm_90, those about clusters are left out with a warning. */
static void kernel_directives(Emit *e, SymId s, Out *o) {
    if (!e->module.kernels.of_sym[s]) return;
    const Kernel *k = &e->module.kernels.kernel.at[e->module.kernels.of_sym[s] - 1];
    if (!k->kernel) return;
    dims_put(e, s, o, k->reqntid[0] ? "reqntid" : "maxntid", k->reqntid[0] ? k->reqntid : k->maxntid);
    if (k->minctasm) out_format(o, ".minnctapersm %u\n", k->minctasm);
    if (k->maxnreg) out_format(o, ".maxnreg %u\n", k->maxnreg);
    bool cluster = k->cluster[0] || k->explicit_cluster || k->maxclusterrank || k->blocks_are_clusters;
    if (!cluster) return;
    if (!emit_has(e, 90)) {
        diag_warning(e->m->diag, e->m->sym.at[s].src, "%s has no clusters: the cluster size of '%s' is ignored",
                     e->opt->target->name, sym_ptx_name(e, s));
        return;
    }
    emit_version(e, k->blocks_are_clusters ? 90 : 78);
    if (k->blocks_are_clusters) out_str(o, ".blocksareclusters\n");
    if (k->cluster[0] || k->explicit_cluster) out_str(o, ".explicitcluster\n");
    dims_put(e, s, o, "reqnctapercluster", k->cluster);
    if (k->maxclusterrank) out_format(o, ".maxclusterrank %u\n", k->maxclusterrank);
}

/* ----------------------------------------------------------------------------------------------- function */

/* Makes vector v a table of `count` zeros; its memory is reused. */
#define table_clear(v, count) \
    ((v)->n = 0, vec_reserve(v, (count) + 1), memset((v)->at, 0, (count) * sizeof *(v)->at), (v)->n = (count))

/* Sets the state of the emitter for a new function, and clears that of the previous one. */
static void fn_begin(Emit *e, SymId s) {
    Fn *f = e->m->sym.at[s].fn;
    e->fn.sym = s;
    e->f = f;
    e->here.inst = 0;
    e->fn.kernel = sym_is_kernel(&e->module.kernels, s);
    e->fn.ftz = flushes_denormals(e, s);
    regtext_clear(&e->text);
    e->values.opd.n = e->regs.cls.n = e->labels.number.n = e->phis.writer.n = e->phis.written.n = 0;
    e->labels.printed = e->fn.prototypes = 0;
    e->frame.size = e->frame.align = 0;
    e->frame.uses_sp = e->frame.uses_spl = false;
    memset(e->regs.printed, 0, sizeof e->regs.printed);
    table_clear(&e->values.first, f->inst.n);
    table_clear(&e->plan.uses, f->inst.n);
    table_clear(&e->plan.mark, f->inst.n);
    table_clear(&e->plan.chain, f->inst.n);
    table_clear(&e->plan.align, f->inst.n);
    table_clear(&e->plan.sums, f->inst.n);
    table_clear(&e->plan.wider, f->inst.n);
    table_clear(&e->plan.passed, f->inst.n);
    e->plan.part.n = 0;
    table_clear(&e->labels.of_block, f->block.n);
    table_clear(&e->labels.of_edge, f->block.n);
    table_clear(&e->plan.seen, f->block.n);
}

void fn_emit_begin(Emit *e) {
    const Module *m = e->m;
    const Md *flag = &m->md.at[md_module_flag(m, "nvvm-reflect-ftz")];
    uint64_t ftz;
    if (flag->kind == MD_VALUE && ref_int(m, flag->value, &ftz)) e->module.ftz = ftz != 0;
}

/* Computes the components of the type of every value. Returns false if some value has more than COMPS_MAX, after an
 * error at that value, or if that was so in an earlier function. */
static bool values_have_components(Emit *e) {
    for (ValueId v = 0; v < e->f->inst.n && !e->module.too_wide; v++) {
        e->here.inst = v;
        comps_of(e, inst_at(e->f, v)->type);
    }
    return !e->module.too_wide;
}

void fn_emit(Emit *e, SymId s) {
    fn_begin(e, s);
    if (!values_have_components(e)) return;
    e->fn.cfg = fn_cfg(e->f);
    loops_build(&e->fn.loops, e->fn.cfg);
    divergence_build(&e->fn.divergence, e->m, e->f, e->fn.cfg, e->fn.kernel);
    plan_values(e);
    avail_begin(e);
    hoist_begin(e);
    phi_begin(e);
    dwarf_fn_begin(e);
    if (e->origin) source_map_fn_begin(e);
    emit_blocks(e);
    divergence_free(&e->fn.divergence);
    loops_free(&e->fn.loops);
    if (e->origin) source_map_fn_finish(e);
    else regtext_finish(e, NULL, 0, 0);
    dwarf_fn_end(e);
    abi_signature(e, s, e->out);
    out_char(e->out, '\n');
    kernel_directives(e, s, e->out);
    out_str(e->out, "{\n");
    put_declarations(e, e->out);
    if (dwarf_has_fn(e)) out_format(e->out, "$L__func_begin%u:\n", e->fn.number);
    if (e->origin) source_map_fn_end(e);
    out_str(&e->text.out, "}\n\n");
    e->fn.number++;
}

void fn_emit_end(Emit *e) {
    vec_free(&e->values.first), vec_free(&e->values.opd), vec_free(&e->values.scratch);
    vec_free(&e->plan.uses), vec_free(&e->plan.mark);
    vec_free(&e->plan.chain), vec_free(&e->plan.align), vec_free(&e->plan.sums), vec_free(&e->plan.wider);
    vec_free(&e->plan.passed), vec_free(&e->plan.part);
    vec_free(&e->regs.cls);
    vec_free(&e->labels.number), vec_free(&e->labels.of_block), vec_free(&e->labels.of_edge);
    vec_free(&e->fn.order), vec_free(&e->plan.seen);
    vec_free(&e->phis.first), vec_free(&e->phis.entry), vec_free(&e->phis.group), vec_free(&e->phis.copy);
    vec_free(&e->phis.writer), vec_free(&e->phis.written);
    regtext_finish_end(e);
    hoist_free(e);
    avail_free(e);
}
