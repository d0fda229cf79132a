/* phi.c: lowers phis to copies on the incoming edges of their block. The copies of one edge form a
 * parallel copy: every source is read before any destination is written (the swap problem). They are
 * placed on the edge itself, after the conditional branch, so that the other successor still sees the old
 * values (the lost-copy problem). See Briggs, Cooper, Harvey and Simpson, Practical improvements to the
 * construction and destruction of SSA form, 1998.
 *
 * If a conditional branch closes a loop, its copies would need a block between the branch and the head of
 * the loop, and ptxas unrolls loops of that shape too much. They are therefore placed before the branch,
 * and write registers that nothing else reads: the phis at the head of such a loop are *carried* in a
 * second set of registers, which every edge writes and from which the head copies. */
#include "ptx/scalar/scalar.h"
#include "ptx/select/phi.h"

bool phi_early(const Emit *e, BlockId from, BlockId to) {
    uint32_t at = e->fn.cfg->rpo_index[from];
    if (at == UINT32_MAX || at < e->fn.cfg->rpo_index[to]) return false;
    ValueId term = block_term(e->f, from);
    return inst_at(e->f, term)->op == OP_BR && inst_at(e->f, term)->nopnd == 3 &&
           !ref_same(inst_op(e->f, term, 1), inst_op(e->f, term, 2));
}

/* Reports whether the phis of block b are carried. */
static bool is_carried(const Emit *e, BlockId b) {
    const Cfg *c = e->fn.cfg;
    for (uint32_t i = c->pred_first[b]; i < c->pred_first[b + 1]; i++)
        if (phi_early(e, c->pred[i], b)) return true;
    return false;
}

/* Returns the register that edges write for component i of a phi that has n: its own, or for a carried phi that of the
 * second set, allocated n registers later. */
static Opd destination(Emit *e, ValueId phi, uint32_t i, uint32_t n) {
    Opd o = val_raw(e, ref_make(REF_VALUE, phi), i);
    if (e->plan.mark.at[phi] & MARK_CARRIED) o.id += n;
    return o;
}

/* Reports whether r, an i8, will be in a register whose upper bits are zero: it is a constant, loaded, an extended i1,
 * or a phi for which this is known already. A load extends, and an undefined value leaves what the register holds. */
static bool is_byte(Emit *e, Ref r) {
    uint64_t n;
    if (!ref_is(r, REF_VALUE)) return ref_int(e->m, r, &n);
    const Inst *i = inst_at(e->f, ref_index(r));
    if (i->op == OP_PHI) return val_is_defined(e, ref_index(r), 0) && val_raw(e, r, 0).byte;
    if (i->op == OP_ZEXT) return ref_type(e->m, e->f, inst_op(e->f, ref_index(r), 0)) == T_I1;
    return i->op == OP_LOAD && !i->mem.order;
}

/* Allocates the registers of phi v, a second set if it is carried. */
static void phi_define(Emit *e, BlockId b, ValueId v) {
    Comps c = comps_of(e, inst_at(e->f, v)->type);
    bool byte = inst_at(e->f, v)->type == T_I8;
    for (uint32_t k = 0; k < inst_at(e->f, v)->nopnd && byte; k += 2) byte = is_byte(e, inst_op(e->f, v, k));
    for (uint32_t i = 0; i < c.n; i++) {
        Opd o = val_def(e, v, i);
        o.byte = byte;
        val_set(e, v, i, o);
    }
    if (!is_carried(e, b)) return;
    e->plan.mark.at[v] |= MARK_CARRIED;
    for (uint32_t i = 0; i < c.n; i++) reg_new(e, (enum RegClass)c.at[i].cls);
}

/* Allocates the registers of all phis that are used. Sorts the entries of
 * the phis by predecessor; those of one predecessor are grouped by successor. */
void phi_begin(Emit *e) {
    Fn *f = e->f;
    PhiTable *p = &e->phis;
    p->first.n = p->entry.n = p->group.n = 0;
    vec_reserve(&p->first, f->block.n + 2);
    vec_reserve(&p->group, f->block.n);
    memset(p->first.at, 0, (f->block.n + 2) * sizeof(uint32_t));
    memset(p->group.at, 0, f->block.n * sizeof(uint32_t));
    uint32_t total = 0;
    each_inst(f, b, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
        if (inst_at(f, v)->op != OP_PHI) break;
        if (e->fn.cfg->rpo_index[b] == UINT32_MAX || !val_uses(e, v)) continue;
        phi_define(e, b, v);
        for (uint32_t k = 1; k < inst_at(f, v)->nopnd; k += 2, total++) p->first.at[ref_index(inst_op(f, v, k)) + 2]++;
    }
    for (uint32_t b = 0; b < f->block.n; b++) p->first.at[b + 2] += p->first.at[b + 1];
    vec_reserve(&p->entry, total);
    each_inst(f, b, v) {
        if (op_flags(inst_at(f, v)) & OF_DEBUG) continue;
        if (inst_at(f, v)->op != OP_PHI) break;
        if (e->fn.cfg->rpo_index[b] == UINT32_MAX || !val_uses(e, v)) continue;
        for (uint32_t k = 1; k < inst_at(f, v)->nopnd; k += 2)
            p->entry.at[p->first.at[ref_index(inst_op(f, v, k)) + 1]++] = (PhiEntry){b, v, inst_op(f, v, k - 1)};
    }
}

/* Fills phis.group, which phi_edge and phi_copies read, for the edges that leave `from`. */
void phi_open(Emit *e, BlockId from) {
    PhiTable *p = &e->phis;
    for (uint32_t i = p->first.at[from]; i < p->first.at[from + 1]; i++)
        if (!p->group.at[p->entry.at[i].to]) p->group.at[p->entry.at[i].to] = i + 1;
    p->from = from;
}

void phi_close(Emit *e) {
    PhiTable *p = &e->phis;
    for (uint32_t i = p->first.at[p->from]; i < p->first.at[p->from + 1]; i++) p->group.at[p->entry.at[i].to] = 0;
}

bool phi_edge(const Emit *e, BlockId to) { return e->phis.group.at[to] != 0; }

/* Returns the register that must not be written before a copy from `from`, component i of value r with n, has read it:
 * `from` itself, or of a carried phi the second one. That one may be written at any time, but only if the first is not
 * read later can the coalescer merge the two: a loop that hands n values on, each to the next, then needs n copies, not
 * 2 n. */
static uint32_t register_read(Emit *e, Opd from, Ref r, uint32_t i, uint32_t n) {
    if (from.kind != OPD_REG) return UINT32_MAX;
    bool phi = ref_is_inst(e->f, r, OP_PHI) && from.id == val_raw(e, r, i).id;
    return phi ? destination(e, ref_index(r), i, n).id : from.id;
}

/* Adds a copy to the parallel copy in phis.copy, unless source and destination are the same register. `kind` is the
 * component's TY_*; `reads` is as in PhiCopy. */
static void push_copy(Emit *e, Opd to, Opd from, uint8_t kind, uint32_t reads) {
    if (from.kind == OPD_REG && from.id == to.id && !from.imm) return;
    if (reads == to.id) reads = UINT32_MAX; /* a carried phi that keeps its value */
    vec_push(&e->phis.copy, ((PhiCopy){to, from, kind, reads, 0}));
}

/* Emits a copy and notes that its destination is written by a phi. */
static void put_move(Emit *e, const PhiCopy *c) {
    vec_push(&e->phis.written, c->to);
    put(e,
        c->kind == TY_FLOAT    ? "mov.$s $o, $f"
        : c->kind == TY_DOUBLE ? "mov.$s $o, $d"
                               : "mov.$s $o, $o",
        rc_b[c->to.cls], c->to, c->from);
}

/* Returns the pending copy that writes the register that copy i reads; UINT32_MAX if there is none. */
static uint32_t writer(const Emit *e, uint32_t i) {
    uint32_t reads = e->phis.copy.at[i].reads;
    return reads != UINT32_MAX && e->phis.writer.at[reads] ? e->phis.writer.at[reads] - 1 : UINT32_MAX;
}

/* Emits copy i, whose destination is not read any more, and then the chain of copies that only waited for
 * it. */
static void emit_chain(Emit *e, uint32_t i) {
    while (i != UINT32_MAX) {
        PhiCopy *c = &e->phis.copy.at[i];
        uint32_t next = writer(e, i);
        put_move(e, c);
        e->phis.writer.at[c->to.id] = 0;
        if (next == UINT32_MAX || --e->phis.copy.at[next].readers) return;
        i = next;
    }
}

/* Sequentialises the parallel copy in phis.copy: copies whose destination is not read come first, cycles
 * last. */
static void emit_parallel(Emit *e) {
    PhiTable *p = &e->phis;
    while (p->writer.n < e->regs.cls.n) vec_push(&p->writer, 0);
    for (uint32_t i = 0; i < p->copy.n; i++) p->writer.at[p->copy.at[i].to.id] = i + 1;
    for (uint32_t i = 0; i < p->copy.n; i++)
        if (writer(e, i) != UINT32_MAX) p->copy.at[writer(e, i)].readers++;
    for (uint32_t i = 0; i < p->copy.n; i++)
        if (!p->copy.at[i].readers && p->writer.at[p->copy.at[i].to.id] == i + 1) emit_chain(e, i);
    /* The remaining copies form cycles. Each cycle is broken by saving one value in a register, unless a copy of it
     * does not read the register itself but the phi that it carries. */
    for (uint32_t i = 0; i < p->copy.n; i++) {
        if (p->writer.at[p->copy.at[i].to.id] != i + 1) continue;
        uint32_t reader = i;
        while (writer(e, reader) != i) reader = writer(e, reader);
        PhiCopy *last = &p->copy.at[reader];
        if (last->reads == last->from.id) {
            Opd saved = reg_new(e, (enum RegClass)last->to.cls);
            vec_push(&p->writer, 0);
            put(e, "mov.$s $o, $o", rc_b[saved.cls], saved, p->copy.at[i].to);
            last->from = saved;
        }
        emit_chain(e, i);
    }
}

void phi_copies(Emit *e, BlockId to) {
    PhiTable *p = &e->phis;
    uint32_t i = p->group.at[to], end = p->first.at[p->from + 1];
    ValueId last = UINT32_MAX;
    p->copy.n = 0;
    if (!i) return;
    for (i--; i < end && p->entry.at[i].to == to; i++) {
        PhiEntry entry = p->entry.at[i];
        if (entry.phi == last) continue; /* several edges between the same two blocks have equal entries */
        last = entry.phi;
        /* any value will do, so the register keeps what it holds */
        if (ref_is_undef(e->m, entry.value)) continue;
        Comps c = comps_of(e, inst_at(e->f, entry.phi)->type);
        for (uint32_t k = 0; k < c.n; k++) {
            Opd from = val_use(e, entry.value, k);
            uint32_t reads = register_read(e, from, entry.value, k, c.n);
            push_copy(e, destination(e, entry.phi, k, c.n), from, c.at[k].kind, reads);
        }
    }
    emit_parallel(e);
}

void phi_block(Emit *e, BlockId b) {
    each_inst_in(e->f, b, v) {
        if (op_flags(inst_at(e->f, v)) & OF_DEBUG) continue;
        if (inst_at(e->f, v)->op != OP_PHI) return;
        if (!(e->plan.mark.at[v] & MARK_CARRIED)) continue;
        uint32_t n = comps_of(e, inst_at(e->f, v)->type).n;
        for (uint32_t i = 0; i < n; i++) {
            Opd to = val_raw(e, ref_make(REF_VALUE, v), i);
            vec_push(&e->phis.written, to);
            put(e, "mov.$s $o, $o", rc_b[to.cls], to, destination(e, v, i, n));
        }
    }
}

/* Returns the value of a phi for the edge from block `from`; REF_NULL if it has no such edge. */
static Ref entry_from(const Emit *e, ValueId phi, BlockId from) {
    for (uint32_t k = 1; k < inst_at(e->f, phi)->nopnd; k += 2)
        if (ref_index(inst_op(e->f, phi, k)) == from) return inst_op(e->f, phi, k - 1);
    return REF_NULL;
}

void phi_select(Emit *e, BlockId b, Opd condition, BlockId yes, BlockId no) {
    PhiTable *p = &e->phis;
    p->copy.n = 0;
    each_inst_in(e->f, b, v) {
        if (op_flags(inst_at(e->f, v)) & OF_DEBUG) continue;
        if (inst_at(e->f, v)->op != OP_PHI) break;
        if (!val_uses(e, v)) continue;
        Comps c = comps_of(e, inst_at(e->f, v)->type);
        Ref x = entry_from(e, v, yes), y = entry_from(e, v, no);
        for (uint32_t i = 0; i < c.n; i++) {
            Opd value = ref_same(x, y) || ref_is_undef(e->m, y) ? val_use(e, x, i)
                        : ref_is_undef(e->m, x)
                            ? val_use(e, y, i)
                            : opd_select(e, &c.at[i], condition, val_raw(e, x, i), val_raw(e, y, i));
            value = opd_use(e, value);
            push_copy(e, destination(e, v, i, c.n), value, c.at[i].kind, value.kind == OPD_REG ? value.id : UINT32_MAX);
        }
    }
    emit_parallel(e);
}
