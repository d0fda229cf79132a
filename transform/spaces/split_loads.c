/* split-loads: moves a load through a phi of pointers into different spaces to the predecessors.
 *
 *     a: %pa = addrspacecast ptr addrspace(3) %s to ptr          a: %xa = load i32, ptr %pa
 *     b: %pb = addrspacecast ptr addrspace(1) %g to ptr          b: %xb = load i32, ptr %pb
 *     c: %p = phi ptr [ %pa, %a ], [ %pb, %b ]                   c: %x = phi i32 [ %xa, %a ], [ %xb, %b ]
 *        %x = load i32, ptr %p
 *
 * A short memcpy from such a phi is expanded into loads and stores first. Each new load has one space, which a
 * subsequent memory-space-opt finds. A thread executes as many loads as before, at the same addresses and in the same
 * order, because each predecessor has no other successor (an edge from one that does is split), and no instruction
 * between the phi and the load may write, wait or fail to return. Calls of functions of this module are moved in the
 * same way if they only read, have the phi as an argument and are not convergent; a subsequent ipmsp makes a clone
 * for each space. Loads from a phi of addresses of allocas are moved too, because the phi alone may keep the allocas
 * in memory (LLVM: SROA speculates loads from phis).
 *
 * Volatile and atomic loads stay. Needs nothing. Linear.
 */
#include "transform/pass.h"
#include "transform/spaces/split.h"

/* EDGES_MAX: of the phi. LOADS_MAX: loads and calls that are split per block, and loads that replace a memcpy.
 * PIECE_MAX: bytes of such a load. WALK_MAX: steps back from an address. */
enum { EDGES_MAX = 8, LOADS_MAX = 8, PIECE_MAX = 16, WALK_MAX = 16 };

/* Reports whether r is the address of an alloca, or at a constant offset from one. */
static bool is_alloca_address(const Fn *f, Ref r) {
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        ValueId v = ref_index(r);
        const Inst *i = inst_at(f, v);
        if (i->op == OP_ALLOCA) return true;
        if (i->op != OP_ADDRSPACECAST && i->op != OP_GETELEMENTPTR) return false;
        for (uint32_t k = 1; k < i->nopnd; k++)
            if (ref_is(inst_op(f, v, k), REF_VALUE)) return false;
        r = inst_op(f, v, 0);
    }
    return false;
}

/* Reports whether a load from the phi (`call`: a call with it as an argument) is moved to the predecessors. The phi
 * must have 2 to EDGES_MAX pointers, in visible spaces and from different blocks that end in br or switch. They are
 * moved if the spaces differ. A load is also moved if the pointers differ and some are addresses of allocas, all at
 * constant offsets, because sroa can then promote the allocas. */
static bool phi_splits(const Module *m, const Fn *f, ValueId phi, bool call) {
    const Inst *i = inst_at(f, phi);
    bool spaces_differ = false, differ = false, local = false, fixed = true;
    uint32_t first = SPACE_GENERIC;
    if (!type_is_ptr(m, i->type) || i->nopnd < 4 || i->nopnd > 2 * EDGES_MAX) return false;
    for (uint32_t k = 0; k < i->nopnd; k += 2) {
        Ref r = inst_op(f, phi, k);
        uint32_t space = split_visible_space(m, f, r);
        BlockId from = ref_index(inst_op(f, phi, k + 1));
        if (!space || !f->block.at[from].n) return false;
        uint8_t term = inst_at(f, block_term(f, from))->op;
        if (term != OP_BR && term != OP_SWITCH) return false;
        for (uint32_t j = 0; j < k; j += 2)
            if (ref_same(inst_op(f, phi, j + 1), inst_op(f, phi, k + 1))) return false;
        if (!first) first = space;
        spaces_differ |= space != first;
        differ |= !ref_same(r, inst_op(f, phi, 0));
        local |= space == SPACE_LOCAL;
        fixed &= space != SPACE_LOCAL || is_alloca_address(f, r);
    }
    return spaces_differ || (!call && differ && local && fixed);
}

/* Reports whether a load may move up across the instruction: a plain load, a debug record, or one of a list of
 * operations that neither write nor wait, and always complete. False for any other operation. */
static bool is_crossable(const Inst *i) {
    switch (i->op) {
    case OP_PHI:
    case OP_GETELEMENTPTR:
    case OP_ADDRSPACECAST:
    case OP_BITCAST:
    case OP_FREEZE:
    case OP_ICMP:
    case OP_SELECT:
    case OP_ADD:
    case OP_SUB:
    case OP_MUL:
    case OP_AND:
    case OP_OR:
    case OP_XOR:
    case OP_SHL:
    case OP_ZEXT:
    case OP_SEXT:
    case OP_TRUNC: return true;
    default: return load_is_plain(i) || (op_flags(i) & OF_DEBUG);
    }
}

/* The block of each value that existed when it was built; UINT32_MAX for parameters. */
typedef struct ValueBlocks {
    BlockId *block;
    uint32_t n;
} ValueBlocks;

/* Builds the table; the caller frees its array. */
static ValueBlocks value_blocks_build(const Fn *f) {
    ValueBlocks at = {mem_alloc((f->inst.n + 1) * sizeof *at.block), f->inst.n};
    memset(at.block, 0xff, f->inst.n * sizeof *at.block);
    each_inst(f, b, v) at.block[v] = b;
    return at;
}

/* Reports whether v may be in block b. A value that was created after the table counts as in every block. */
static bool is_in_block(const ValueBlocks *at, ValueId v, BlockId b) { return v >= at->n || at->block[v] == b; }

/* Reports whether r is a phi of block b because of which a load or call is split. */
static bool is_split_phi(const Module *m, const Fn *f, const ValueBlocks *at, BlockId b, Ref r, bool call) {
    if (!ref_is(r, REF_VALUE) || inst_at(f, ref_index(r))->op != OP_PHI) return false;
    return is_in_block(at, ref_index(r), b) && phi_splits(m, f, ref_index(r), call);
}

/* Returns the phi of block b to split (see phi_splits) that address r is, or is one getelementptr away from, and sets
 * *off to the constant offset; UINT32_MAX if there is none. */
static ValueId address_phi(Module *m, const Fn *f, const ValueBlocks *at, BlockId b, Ref r, int64_t *off) {
    *off = 0;
    if (ref_is_inst(f, r, OP_GETELEMENTPTR)) {
        const Inst *g = inst_at(f, ref_index(r));
        if (!gep_offset(m, g->aux, inst_ops(f, ref_index(r)) + 1, g->nopnd - 1, off)) return UINT32_MAX;
        r = inst_op(f, ref_index(r), 0);
    }
    return is_split_phi(m, f, at, b, r, false) ? ref_index(r) : UINT32_MAX;
}

/* Reports whether the attributes promise that the function neither writes nor waits for other threads. */
static bool only_reads(const Module *m, AttrSetId set) {
    const Attr *memory = attr_find(m, set, "memory");
    const char *text = memory && memory->form == ATTR_RAW ? str_get(m, memory->text) : "";
    return attr_find(m, set, "readonly") || attr_find(m, set, "readnone") || (*text && !strstr(text, "write"));
}

/* Reports whether v is a call, with a result, of a function of this module that may move to another block which
 * executes equally often with the same memory contents. */
static bool is_reading_call(const Module *m, const Fn *f, ValueId v) {
    const Inst *i = inst_at(f, v);
    SymId callee = split_callee(m, f, v);
    if (!callee || type_kind(m, i->type) == TY_VOID) return false;
    AttrSetId here = attr_list_at(m, i->aux, ATTR_FUNCTION);
    AttrSetId there = attr_list_at(m, m->sym.at[callee].attrs, ATTR_FUNCTION);
    return only_reads(m, here) || only_reads(m, there);
}

/* Returns the first argument of the call that is a phi of block b to split, if all other arguments are available in the
 * predecessors: phis, or values from outside of b. Returns UINT32_MAX otherwise. */
static ValueId call_phi(const Module *m, const Fn *f, const ValueBlocks *at, BlockId b, ValueId call) {
    ValueId phi = UINT32_MAX;
    for (uint32_t k = 0; k < call_nargs(f, call); k++) {
        Ref r = inst_op(f, call, k);
        if (phi == UINT32_MAX && is_split_phi(m, f, at, b, r, true)) phi = ref_index(r);
        if (!ref_is(r, REF_VALUE) || inst_at(f, ref_index(r))->op == OP_PHI) continue;
        if (is_in_block(at, ref_index(r), b)) return UINT32_MAX;
    }
    return phi;
}

/* A load from the address `off` bytes after `phi`, or a call with `phi` as an argument. */
typedef struct LoadSplit {
    ValueId v, phi;
    int64_t off;
    bool call;
} LoadSplit;

/* Finds the next load or call of block b to split, from index *at of Fn.order on, and moves *at past it. Returns
 * false if there is none, because the block ends or an instruction is in the way of moving further ones. */
static bool split_next(Module *m, const Fn *f, const ValueBlocks *blocks, BlockId b, uint32_t *at, LoadSplit *s) {
    for (uint32_t end = f->block.at[b].first + f->block.at[b].n; *at < end;) {
        ValueId v = f->order.at[(*at)++];
        *s = (LoadSplit){.v = v, .phi = UINT32_MAX, .call = is_reading_call(m, f, v)};
        if (s->call) s->phi = call_phi(m, f, blocks, b, v);
        else if (load_is_plain(inst_at(f, v))) s->phi = address_phi(m, f, blocks, b, inst_op(f, v, 0), &s->off);
        if (s->phi != UINT32_MAX) return true;
        if (!is_crossable(inst_at(f, v))) return false;
    }
    return false;
}

/* ------------------------------------------------------------------------------------------- edges */

/* Splits an edge: creates a block that replaces `to` in the terminator of `from` and `from` in the phis of `to`.
 * Returns the block, which is empty; the caller adds its branch and places it in the program order. */
static BlockId edge_block(Fn *f, BlockId from, BlockId to) {
    ValueId term = block_term(f, from);
    BlockId by = f->block.n;
    vec_push(&f->block, ((Block){.src = f->block.at[to].src}));
    for (uint32_t i = 0; i < inst_at(f, term)->nopnd; i++) {
        Ref r = inst_op(f, term, i);
        if (ref_is(r, REF_BLOCK) && ref_index(r) == to) inst_ops(f, term)[i] = ref_make(REF_BLOCK, by);
    }
    split_phis_retarget(f, to, from, by);
    return by;
}

/* Splits the edges from predecessors that have other successors, into blocks in which something is split. Returns
 * whether it split one. */
static bool edges_split(Module *m, Fn *f, const ValueBlocks *blocks) {
    VEC(BlockId) added = {0}; /* parallel: the new block, and the block that it leads to */
    VEC(BlockId) to = {0};
    each_block(f, b) {
        LoadSplit s;
        uint32_t at = f->block.at[b].first;
        if (!split_next(m, f, blocks, b, &at, &s)) continue;
        for (uint32_t k = 1; k < inst_at(f, s.phi)->nopnd; k += 2) {
            BlockId from = ref_index(inst_op(f, s.phi, k));
            if (inst_at(f, block_term(f, from))->nopnd == 1) continue;
            vec_push(&to, b);
            vec_push(&added, edge_block(f, from, b));
        }
    }
    Order order;
    if (added.n) order_begin(&order, f);
    uint32_t next = 0;
    for (uint32_t l = 0; added.n && l < f->layout.n; l++) {
        BlockId b = f->layout.at[l];
        for (; next < added.n && to.at[next] == b; next++) {
            Ref on = ref_make(REF_BLOCK, b);
            order_block(&order, added.at[next]);
            order_push(&order, fn_inst(f, OP_BR, T_VOID, &on, 1));
        }
        order_block(&order, b);
        for (uint32_t i = f->block.at[b].first, end = i + f->block.at[b].n; i < end; i++)
            order_push(&order, f->order.at[i]);
    }
    if (added.n) order_commit(&order);
    bool any = added.n;
    vec_free(&added);
    vec_free(&to);
    return any;
}

/* ---------------------------------------------------------------------------------- loads and calls */

/* Returns the value that r, available in block b, has on the edge by which operand k of `phi` enters b: for another phi
 * of b, its operand for the same predecessor; else r itself. */
static Ref value_on_edge(const Fn *f, BlockId b, ValueId phi, uint32_t k, Ref r) {
    if (!ref_is(r, REF_VALUE) || inst_at(f, ref_index(r))->op != OP_PHI) return r;
    each_inst_in(f, b, v) {
        if (inst_at(f, v)->op != OP_PHI) break;
        for (uint32_t i = 0; v == ref_index(r) && i < inst_at(f, v)->nopnd; i += 2)
            if (ref_same(inst_op(f, v, i + 1), inst_op(f, phi, k + 1))) return inst_op(f, v, i);
    }
    return r;
}

/* Returns the address s->off bytes after `at`, created at the end of block `end`; `at` itself if that is 0. */
static Ref address_end(Pass *p, Fn *f, Edit *e, const LoadSplit *s, BlockId end, Ref at) {
    if (!s->off) return at;
    Ref op[] = {at, const_int(p->m, T_I64, (uint64_t)s->off)};
    ValueId g = fn_inst(f, OP_GETELEMENTPTR, ref_type(p->m, f, at), op, 2);
    inst_at(f, g)->aux = T_I8;
    inst_copy_origin(f, g, s->v);
    edit_end(e, end, g);
    return ref_make(REF_VALUE, g);
}

/* Copies the load or call s->v of block b to the end of each predecessor, joins the results with a phi, and deletes
 * s->v. */
static void load_split(Pass *p, Fn *f, Edit *e, BlockId b, const LoadSplit *s) {
    Ref in[2 * EDGES_MAX];
    uint32_t n = inst_at(f, s->phi)->nopnd;
    for (uint32_t k = 0; k < n; k += 2) {
        BlockId from = ref_index(inst_op(f, s->phi, k + 1));
        Ref at = s->call ? REF_NULL : address_end(p, f, e, s, from, inst_op(f, s->phi, k));
        ValueId copy = fn_copy_inst(f, s->v);
        if (!s->call) inst_ops(f, copy)[0] = at;
        for (uint32_t i = 0; s->call && i < call_nargs(f, copy); i++)
            inst_ops(f, copy)[i] = value_on_edge(f, b, s->phi, k, inst_op(f, copy, i));
        edit_end(e, from, copy);
        in[k] = ref_make(REF_VALUE, copy);
        in[k + 1] = inst_op(f, s->phi, k + 1);
    }
    ValueId joined = fn_inst(f, OP_PHI, inst_at(f, s->v)->type, in, n);
    inst_copy_origin(f, joined, s->v);
    edit_before(e, s->phi, joined);
    edit_replace(e, s->v, ref_make(REF_VALUE, joined));
    edit_delete(e, s->v);
    pass_remark(p, REMARK_LoadSplit, f, s->v, s->call ? "call" : "load", n / 2);
}

/* -------------------------------------------------------------------------------------------- copies */

/* Returns the number of bytes for each load of the expanded memcpy v, and sets *size to the length of the copy.
 * Returns 0 if v is no memcpy, is volatile, or has a length that is unknown, 0, or too large for LOADS_MAX loads. */
static uint64_t copy_piece(const Module *m, const Fn *f, ValueId v, uint64_t *size) {
    uint64_t piece = PIECE_MAX;
    if (memory_call(m, f, v, size) != MEMORY_COPY) return 0;
    for (uint32_t k = 0; k < 2; k++) {
        uint64_t align = attr_int(m, attr_list_at(m, inst_at(f, v)->aux, ATTR_PARAM0 + k), "align", 1);
        while (piece > 1 && (align % piece || *size % piece)) piece /= 2;
    }
    return *size && *size / piece <= LOADS_MAX ? piece : 0;
}

/* Replaces memcpy `copy` of `size` bytes by loads of `piece` bytes each, and after all of them the stores. */
static void copy_expand(Module *m, Fn *f, Edit *e, ValueId copy, uint64_t size, uint64_t piece) {
    Ref part[LOADS_MAX];
    uint32_t n = 0;
    TypeId type = piece == PIECE_MAX ? type_vector(m, 2, T_I64) : type_int(m, (uint32_t)piece * 8);
    for (uint64_t off = 0; off < size; off += piece) {
        Ref from = edit_offset(e, copy, inst_op(f, copy, 1), off);
        part[n++] = edit_load(e, copy, type, from, log2_floor(piece));
    }
    for (uint32_t i = 0; i < n; i++) {
        Ref to = edit_offset(e, copy, inst_op(f, copy, 0), i * piece);
        edit_store(e, copy, part[i], to, log2_floor(piece));
    }
    edit_delete(e, copy);
}

/* Expands the short memcpys from a phi of their block that joins spaces (address_phi), unless an instruction that a
 * load must not cross precedes them. Returns whether it expanded one. */
static bool copies_expand(Module *m, Fn *f, const ValueBlocks *blocks) {
    Edit e;
    edit_begin(&e, m, f);
    each_block(f, b)
        each_inst_in(f, b, v) {
            uint64_t size, piece = copy_piece(m, f, v, &size);
            int64_t off;
            if (piece && address_phi(m, f, blocks, b, inst_op(f, v, 1), &off) != UINT32_MAX)
                copy_expand(m, f, &e, v, size, piece);
            if (!is_crossable(inst_at(f, v))) break;
        }
    return edit_commit(&e);
}

bool pass_split_loads(Pass *p, Fn *f) {
    Edit e;
    ValueBlocks blocks = value_blocks_build(f);
    bool opened = copies_expand(p->m, f, &blocks);
    bool edges = edges_split(p->m, f, &blocks);
    edit_begin(&e, p->m, f);
    each_block(f, b) {
        LoadSplit s;
        uint32_t here = 0, at = f->block.at[b].first;
        while (here++ < LOADS_MAX && split_next(p->m, f, &blocks, b, &at, &s)) load_split(p, f, &e, b, &s);
    }
    bool changed = edit_commit(&e);
    free(blocks.block);
    pass_stat(p, "functions with loads split", changed);
    return changed || edges || opened;
}
