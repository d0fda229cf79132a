/* sroa_plan.c: decides which allocas sroa splits. sroa.h has the plan's data structures, and sroa.c the reasons. */
#include "transform/scalar/sroa.h"

/* Reports whether the part of each indexed root begins at a multiple of the alignment that the accesses through the
 * root need (sroa_root_align). The slice of the root does, but its part may begin earlier, with another slice. */
static bool roots_are_aligned(const Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->root; k < var->root + var->nroot; k++) {
        const IndexedRoot *r = &s->root.at[k];
        const SroaPart *part = &s->part.at[sroa_part_at(s, var, r->low)];
        if (align_after(sroa_root_align(s, var, r), part->low) < sroa_root_align(s, var, r)) return false;
    }
    return true;
}

/* Removes from the plan what was collected for var, an alloca that cannot be split: its addresses, indexed roots and
 * parts. It must be the alloca that was collected last, and not be in s->var. */
static void var_drop(Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->address; k < s->address.n; k++) s->var_of[s->address.at[k]] = 0;
    for (uint32_t k = 0; k < s->indexed.n; k++) s->root_of[s->indexed.at[k].v] = 0;
    s->address.n = var->address;
    s->root.n = var->root;
    s->part.n = var->part;
}

/* Writes a remark that alloca v is not split, with the reason that the opcode of instruction s->blocker suggests. Does
 * nothing if s->blocker is UINT32_MAX. */
static void var_stays_remark(const Sroa *s, ValueId v) {
    if (!pass_remarks(s->p, REMARK_AllocaStays) || s->blocker == UINT32_MAX) return;
    uint8_t op = inst_at(s->f, s->blocker)->op;
    const char *why = op == OP_GETELEMENTPTR ? "an index is not constant"
                      : op == OP_CALL        ? "its address is passed to a call"
                      : op == OP_STORE       ? "its address is stored, or a store to it is volatile or atomic"
                      : op == OP_LOAD        ? "a load of it is volatile or atomic"
                                             : "its address is used other than to access it";
    pass_remark(s->p, REMARK_AllocaStays, s->f, v, pass_ref_text(s->p, s->f, ref_make(REF_VALUE, v)), why);
}

/* Appends each alloca that can be split to s->var, and its parts to s->part. For each other alloca, writes a remark if
 * an instruction that uses it is the reason. */
static void vars_find(Sroa *s) {
    each_inst(s->f, b, v) {
        if (inst_at(s->f, v)->op != OP_ALLOCA) continue;
        SroaVar var = {.alloca_ = v, .part = s->part.n, .address = s->address.n, .root = s->root.n};
        s->blocker = UINT32_MAX;
        if (sroa_collect(s, &var) && sroa_parts_find(s, &var) && roots_are_aligned(s, &var)) {
            vec_push(&s->var, var);
        } else {
            var_stays_remark(s, v);
            var_drop(s, &var);
        }
    }
}

/* Reports whether some load or store through address a accesses another type than `type`, the type of the part. */
static bool address_is_converted(const Sroa *s, ValueId a, TypeId type) {
    for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++) {
        ValueId user = s->uses->at[u];
        const Inst *x = inst_at(s->f, user);
        if (x->op == OP_LOAD && x->type != type) return true;
        if (x->op == OP_STORE && ref_type(s->m, s->f, inst_op(s->f, user, 0)) != type) return true;
    }
    return false;
}

/* Sets `split` of each alloca in s->var for which rewriting improves something. An alloca is split if it has several
 * parts, if its only part is smaller than the alloca or is never read, if its first part is a scalar that is loaded or
 * stored as another type, or if loads and stores can replace a piece of a memcpy or memset. */
static void vars_decide(Sroa *s) {
    for (uint32_t k = 0; k < s->var.n; k++) {
        SroaVar *var = &s->var.at[k];
        const SroaPart *first = &s->part.at[var->part];
        var->split = var->npart != 1 || first->low || first->high != var->size || !first->live;
        for (uint32_t i = 0; i < var->naddress && first->scalar; i++)
            var->split |= address_is_converted(s, s->address.at[var->address + i], first->type);
    }
    for (uint32_t i = 0; i < s->piece.n; i++) {
        const Piece *x = &s->piece.at[i];
        SroaMove move;
        if (!sroa_piece_moves(s, x, &move) && !sroa_piece_is_bytes(s, x)) continue;
        if (x->to) s->var.at[sroa_var_of(s, inst_op(s->f, x->user, 0)) - 1].split = true;
        if (x->from) s->var.at[sroa_var_of(s, inst_op(s->f, x->user, 1)) - 1].split = true;
    }
}

/* Writes a remark for each alloca that is split, and for each that is not split and has a variable index. Overwrites
 * s->blocker. */
static void vars_remark(Sroa *s) {
    for (uint32_t k = 0; k < s->var.n; k++) {
        const SroaVar *var = &s->var.at[k];
        if (var->split && pass_remarks(s->p, REMARK_AllocaSplit))
            pass_remark(s->p, REMARK_AllocaSplit, s->f, var->alloca_,
                        pass_ref_text(s->p, s->f, ref_make(REF_VALUE, var->alloca_)), var->npart);
        s->blocker = !var->split && var->nroot ? s->root.at[var->root].gep : UINT32_MAX;
        var_stays_remark(s, var->alloca_);
    }
}

void sroa_plan(Sroa *s) {
    vars_find(s);
    if (s->ranged) ranges_free(&s->ranges);
    if (!s->var.n) return;
    sroa_pieces_find(s);
    sroa_parts_mark(s);
    vars_decide(s);
    vars_remark(s);
}
