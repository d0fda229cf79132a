/* sroa_rewrite.c: rewrites a function by the plan of sroa: an alloca for each live part, loads and stores of the parts,
 * loads, stores or shorter calls for the pieces of memcpys and memsets. */
#include "transform/scalar/sroa.h"

/* Creates an alloca for each live part of var after the old alloca, and sets SroaPart.alloca_. Counts the live and the
 * dead parts. */
static void parts_make(Sroa *s, const SroaVar *var) {
    for (uint32_t k = var->part; k < var->part + var->npart; k++) {
        SroaPart *part = &s->part.at[k];
        s->parts += part->live;
        s->dead += !part->live;
        if (!part->live) continue;
        ValueId a = part->alloca_ = fn_inst(s->f, OP_ALLOCA, inst_at(s->f, var->alloca_)->type, NULL, 0);
        inst_at(s->f, a)->aux = part->type;
        inst_at(s->f, a)->mem.align = 1 + align_after(inst_align_log(s->m, s->f, var->alloca_), part->low);
        inst_copy_origin(s->f, a, var->alloca_);
        edit_after(&s->e, var->alloca_, a);
    }
}

/* Returns the address `off` bytes after pointer r, as a pointer of type `type`, computed before `anchor`. */
static Ref address_at(Sroa *s, ValueId anchor, Ref r, uint64_t off, TypeId type) {
    TypeId own = ref_type(s->m, s->f, r);
    if (own != type) r = edit_make(&s->e, anchor, OP_ADDRSPACECAST, type, &r, 1);
    return edit_offset(&s->e, anchor, r, off);
}

/* Returns the address that the byte `off` bytes after pointer r has now, computed before `anchor`: in the alloca of the
 * part that contains it, which must be live, if r is an address in a split alloca. */
static Ref place_at(Sroa *s, ValueId anchor, Ref r, uint64_t off) {
    TypeId type = ref_type(s->m, s->f, r);
    uint32_t var = sroa_var_of(s, r);
    if (!var || !s->var.at[var - 1].split) return address_at(s, anchor, r, off, type);
    uint64_t at = (uint64_t)s->offset[ref_index(r)] + off;
    const SroaPart *part = &s->part.at[sroa_part_at(s, &s->var.at[var - 1], at)];
    return address_at(s, anchor, ref_make(REF_VALUE, part->alloca_), at - part->low, type);
}

/* Returns r converted before `anchor` to type `to` of the same size, by one cast (type_converts in sroa_plan.c); r
 * itself if it has that type. */
static Ref convert(Sroa *s, ValueId anchor, Ref r, TypeId to) {
    TypeId from = ref_type(s->m, s->f, r);
    if (from == to) return r;
    enum Op op = type_is_ptr(s->m, to) ? OP_INTTOPTR : type_is_ptr(s->m, from) ? OP_PTRTOINT : OP_BITCAST;
    return edit_make(&s->e, anchor, op, to, &r, 1);
}

/* Returns `a op b` of two integers, computed before `anchor`; a itself for a shift by 0. */
static Ref binary(Sroa *s, ValueId anchor, enum Op op, Ref a, Ref b) {
    Ref both[] = {a, b};
    if ((op == OP_SHL || op == OP_LSHR) && ref_is_null(s->m, b)) return a;
    return edit_make(&s->e, anchor, op, ref_type(s->m, s->f, a), both, 2);
}

/* Returns freeze(r), computed before `anchor`; r itself if it is a constant other than undef and poison. */
static Ref frozen(Sroa *s, ValueId anchor, Ref r) {
    if (ref_is(r, REF_CONST) && !ref_is_undef(s->m, r)) return r;
    return edit_make(&s->e, anchor, OP_FREEZE, ref_type(s->m, s->f, r), &r, 1);
}

/* Replaces v, a load or store of a value of `type` that is smaller than its part, an integer, or for a load a pointer,
 * and begins `off` bytes after it. A load becomes a load of the whole part, a shift and a trunc. A store becomes a
 * load, an update of the stored bits, and a store of the whole part. Deletes v. */
static void piece_access(Sroa *s, ValueId v, const SroaPart *part, uint64_t off, TypeId type) {
    bool store = inst_at(s->f, v)->op == OP_STORE;
    TypeId address = ref_type(s->m, s->f, inst_op(s->f, v, store));
    Ref at = address_at(s, v, ref_make(REF_VALUE, part->alloca_), 0, address);
    uint32_t align = inst_at(s->f, part->alloca_)->mem.align - 1u;
    uint64_t bits = 8 * type_store_size(s->m, type), mask = ((1ull << bits) - 1) << 8 * off;
    TypeId piece = type_int(s->m, (uint32_t)bits), integer = type_int(s->m, (uint32_t)(8 * (part->high - part->low)));
    Ref whole = convert(s, v, edit_load(&s->e, v, part->type, at, align), integer);
    Ref by = const_int(s->m, integer, 8 * off);
    if (store) {
        Ref x = frozen(s, v, convert(s, v, inst_op(s->f, v, 0), piece));
        x = edit_make(&s->e, v, OP_ZEXT, integer, &x, 1);
        Ref rest = binary(s, v, OP_AND, frozen(s, v, whole), const_int(s->m, integer, ~mask));
        edit_store(&s->e, v, binary(s, v, OP_OR, rest, binary(s, v, OP_SHL, x, by)), at, align);
    } else {
        Ref x = binary(s, v, OP_LSHR, whole, by);
        x = edit_make(&s->e, v, OP_TRUNC, piece, &x, 1);
        edit_replace(&s->e, v, convert(s, v, x, type));
    }
    edit_delete(&s->e, v);
}

/* Redirects load or store v of a split alloca to the part that it accesses. If the part has another type, replaces v by
 * an access of that type and a cast; if v accesses a piece of it, see piece_access. Deletes a store to a
 * part that is not live. */
static void access_rewrite(Sroa *s, ValueId v) {
    bool store = inst_at(s->f, v)->op == OP_STORE;
    Ref r = inst_op(s->f, v, store);
    const SroaVar *var = &s->var.at[sroa_var_of(s, r) - 1];
    uint64_t at = (uint64_t)s->offset[ref_index(r)];
    const SroaPart part = s->part.at[sroa_part_at(s, var, at)];
    if (!part.live) {
        edit_delete(&s->e, v); /* loaded parts are live, so this is a store */
        return;
    }
    TypeId type = inst_access_type(s->m, s->f, v);
    if (part.scalar && type_store_size(s->m, type) < part.high - part.low) {
        piece_access(s, v, &part, at - part.low, type);
        return;
    }
    Ref address = place_at(s, v, r, 0);
    inst_ops(s->f, v)[store] = address;
    uint32_t align = inst_align_log(s->m, s->f, v), own = inst_at(s->f, part.alloca_)->mem.align - 1u;
    own = align_after(own, at - part.low);
    if (!part.scalar && own < align) inst_at(s->f, v)->mem.align = (uint8_t)(1 + own);
    if (!part.scalar || part.type == type) return;
    if (store) edit_store(&s->e, v, convert(s, v, inst_op(s->f, v, 0), part.type), address, align);
    else edit_replace(&s->e, v, convert(s, v, edit_load(&s->e, v, part.type, address, align), type));
    edit_delete(&s->e, v);
}

/* Returns the alignment, as a logarithm, of the first byte of piece x in the destination (`operand` 0) or source (1).
 * `part` is x->to or x->from. If the piece is all of a scalar part, the alignment is that of the new alloca. Otherwise
 * it is what the attribute of the call implies, but at most what the new alloca implies if there is one: other memory
 * and a part that is not live have none. */
static uint32_t piece_align(const Sroa *s, const Piece *x, uint32_t operand, uint32_t part) {
    uint32_t stated = sroa_operand_align(s, x->user, operand, x->off);
    const SroaPart *own = part ? &s->part.at[part - 1] : NULL;
    if (!own || !own->alloca_) return stated;
    uint32_t align = inst_at(s->f, own->alloca_)->mem.align - 1u;
    if (sroa_piece_is_whole(s, x, part)) return align;
    uint64_t at = (uint64_t)s->offset[ref_index(inst_op(s->f, x->user, operand))] + x->off;
    align = align_after(align, at - own->low);
    return align < stated ? align : stated;
}

/* Creates a memcpy (`copy`) or memset for piece x before the old call. `to` and `from` are its addresses, or the byte
 * of a memset. The attributes dereferenceable of the arguments need not hold for the piece, and their alignment is its
 * own. */
static void piece_call(Sroa *s, const Piece *x, bool copy, Ref to, Ref from) {
    ValueId v = fn_copy_inst(s->f, x->user);
    AttrListId attrs = inst_at(s->f, v)->aux;
    for (uint32_t k = 0; k < 1u + copy; k++) {
        static const char *const key[] = {"dereferenceable", "dereferenceable_or_null"};
        for (int i = 0; i < 2; i++) attrs = attr_list_remove(s->m, attrs, ATTR_PARAM0 + k, key[i]);
        attrs = attr_list_align(s->m, attrs, k, (uint64_t)1 << piece_align(s, x, k, k ? x->from : x->to));
    }
    inst_at(s->f, v)->aux = attrs;
    inst_ops(s->f, v)[0] = to;
    inst_ops(s->f, v)[1] = from;
    inst_ops(s->f, v)[2] = const_int(s->m, ref_type(s->m, s->f, inst_op(s->f, v, 2)), x->size);
    edit_before(&s->e, x->user, v);
}

/* Creates loads and stores of single bytes, which keep apart what is poison, for piece x of a memcpy. */
static void piece_bytes(Sroa *s, const Piece *x) {
    for (uint64_t k = x->off; k < x->off + x->size; k++) {
        Ref from = place_at(s, x->user, inst_op(s->f, x->user, 1), k);
        Ref to = place_at(s, x->user, inst_op(s->f, x->user, 0), k);
        edit_store(&s->e, x->user, edit_load(&s->e, x->user, T_I8, from, 0), to, 0);
    }
}

/* Creates what replaces piece x of a memcpy or memset: a load and a store, only a store for a memset, bytes, or a
 * shorter call. Creates nothing if its destination is a part that is not live, or its source one that is not written.
 * The caller deletes the old call. */
static void piece_rewrite(Sroa *s, const Piece *x) {
    if ((x->to && !s->part.at[x->to - 1].live) || (x->from && !s->part.at[x->from - 1].written)) return;
    uint64_t size;
    SroaMove move;
    bool copy = memory_call(s->m, s->f, x->user, &size) != MEMORY_FILL, moves = sroa_piece_moves(s, x, &move);
    if (!moves && sroa_piece_is_bytes(s, x)) {
        piece_bytes(s, x);
        return;
    }
    Ref to = place_at(s, x->user, inst_op(s->f, x->user, 0), x->off);
    Ref from = copy ? place_at(s, x->user, inst_op(s->f, x->user, 1), x->off) : inst_op(s->f, x->user, 1);
    if (!moves) {
        piece_call(s, x, copy, to, from);
        return;
    }
    Ref value = copy ? edit_load(&s->e, x->user, move.read, from, piece_align(s, x, 1, x->from)) : move.fill;
    edit_store(&s->e, x->user, convert(s, x->user, value, move.write), to, piece_align(s, x, 0, x->to));
}

/* Reports whether r is a constant address in an alloca that is split. */
static bool operand_is_split(const Sroa *s, Ref r) {
    uint32_t var = sroa_var_of(s, r);
    return var && s->var.at[var - 1].split;
}

/* Replaces the memcpys and memsets that access a split alloca by their pieces. */
static void copies_rewrite(Sroa *s) {
    for (uint32_t k = 0, i = 0; k < s->copy.n; k++) {
        ValueId v = s->copy.at[k];
        bool split = operand_is_split(s, inst_op(s->f, v, 0)) || operand_is_split(s, inst_op(s->f, v, 1));
        for (; i < s->piece.n && s->piece.at[i].user == v; i++)
            if (split) piece_rewrite(s, &s->piece.at[i]);
        if (split) edit_delete(&s->e, v);
    }
}

/* Deletes the alloca of var, the addresses in it, and their lifetime markers and #dbg_declares. If its only part is
 * live and as large as the alloca, a #dbg_declare of the alloca itself moves to the new alloca instead. */
static void var_delete(Sroa *s, const SroaVar *var) {
    const SroaPart *first = &s->part.at[var->part];
    bool same = var->npart == 1 && first->live && !first->low && first->high == var->size;
    for (uint32_t k = var->address; k < var->address + var->naddress; k++) {
        ValueId a = s->address.at[k];
        edit_delete(&s->e, a);
        for (uint32_t u = s->uses->first[a]; u < s->uses->first[a + 1]; u++) {
            ValueId user = s->uses->at[u];
            if (inst_is_intrinsic(s->m, s->f, user, INF_LIFETIME)) edit_delete(&s->e, user);
            if (inst_at(s->f, user)->op != OP_DBG_DECLARE) continue;
            if (same && a == var->alloca_) inst_ops(s->f, user)[0] = ref_make(REF_VALUE, first->alloca_);
            else edit_delete(&s->e, user);
        }
    }
}

/* Replaces indexed root r of a split alloca by a getelementptr into the alloca of its part, with the variable index and
 * those after it. If the address that the variable index is added to is outside of the part, drops inbounds, nusw and
 * nuw, which need not hold any longer. */
static void root_rewrite(Sroa *s, const SroaVar *var, const IndexedRoot *r) {
    const SroaPart *part = &s->part.at[sroa_part_at(s, var, r->low)];
    int64_t off = r->at - (int64_t)part->low;
    TypeId type = inst_at(s->f, r->gep)->type;
    uint32_t n = 0, nopnd = inst_at(s->f, r->gep)->nopnd, lost = IF_INBOUNDS | IF_NUSW | IF_NUW;
    Ref *operand = mem_alloc((nopnd + 1) * sizeof *operand);
    operand[n++] = address_at(s, r->gep, ref_make(REF_VALUE, part->alloca_), (uint64_t)off, type);
    if (r->first > 1) operand[n++] = const_int(s->m, T_I64, 0);
    for (uint32_t k = r->first; k < nopnd; k++) operand[n++] = inst_op(s->f, r->gep, k);
    Ref moved = edit_make(&s->e, r->gep, OP_GETELEMENTPTR, type, operand, n);
    bool inside = off >= 0 && (uint64_t)off <= part->high - part->low;
    inst_at(s->f, ref_index(moved))->aux = r->type;
    inst_at(s->f, ref_index(moved))->flags = (uint16_t)(inst_at(s->f, r->gep)->flags & ~(inside ? 0 : lost));
    edit_replace(&s->e, r->gep, moved);
    edit_delete(&s->e, r->gep);
    free(operand);
}

void sroa_rewrite(Sroa *s) {
    edit_begin(&s->e, s->m, s->f);
    for (uint32_t k = 0; k < s->var.n; k++)
        if (s->var.at[k].split) parts_make(s, &s->var.at[k]);
    uint32_t n = s->f->order.n;
    for (uint32_t i = 0; i < n; i++) {
        ValueId v = s->f->order.at[i];
        enum Op op = inst_at(s->f, v)->op;
        if (op != OP_LOAD && op != OP_STORE) continue;
        if (operand_is_split(s, inst_address(s->f, v))) access_rewrite(s, v);
    }
    copies_rewrite(s);
    for (uint32_t k = 0; k < s->var.n; k++) {
        if (!s->var.at[k].split) continue;
        const SroaVar *var = &s->var.at[k];
        for (uint32_t i = var->root; i < var->root + var->nroot; i++) root_rewrite(s, var, &s->root.at[i]);
        var_delete(s, var);
    }
}
