/* program.c: numbers the values of the module, finds reachable blocks, classifies types, and describes
 * accesses. See program.h. Everything is linear in the size of the module. */
#include "analysis/spaces/program.h"

/* ------------------------------------------------------------------------------------ numbering */

/* Marks the blocks that control can reach from the entry of the function. */
static void reach_mark(Program *p, SymId s, const Fn *f) {
    uint8_t *reached = p->reachable + p->block_base[s];
    VEC(BlockId) work = {0};
    vec_push(&work, 0);
    reached[0] = 1;
    while (work.n) {
        BlockId b = vec_pop(&work);
        if (!f->block.at[b].n) continue;
        each_succ(f, block_term(f, b), to)
            if (!reached[to]) {
                reached[to] = 1;
                vec_push(&work, to);
            }
    }
    vec_free(&work);
}

/* Numbers values and blocks of all functions, and marks the reachable blocks. */
static void program_number(Program *p) {
    uint32_t nblock = 0;
    Module *m = p->m;
    p->base = mem_alloc(m->sym.n * sizeof *p->base);
    p->block_base = mem_alloc(m->sym.n * sizeof *p->block_base);
    each_fn(m, s, f) {
        p->base[s] = p->nvalue;
        p->block_base[s] = nblock;
        p->nvalue += f->inst.n;
        nblock += f->block.n;
    }
    p->reachable = mem_alloc(nblock + 1);
    each_fn(m, s, f)
        if (f->block.n) reach_mark(p, s, f);
}

void program_build(Program *p, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow) {
    *p = (Program){.m = m, .kernels = kernels, .calls = calls, .follow = follow, .ntype = m->type.n};
    program_number(p);
    p->type_class = mem_alloc(p->ntype);
}

void program_free(Program *p) {
    free(p->base);
    free(p->block_base);
    free(p->reachable);
    free(p->type_class);
}

/* ---------------------------------------------------------------------------------------- types */

enum TypeClass program_class_of(Program *p, TypeId t, uint32_t depth) {
    if (t < p->ntype && p->type_class[t]) return (enum TypeClass)(p->type_class[t] - 1);
    enum TypeClass c = CLASS_DATA;
    switch (type_kind(p->m, t)) {
    case TY_VOID:
    case TY_LABEL:
    case TY_METADATA:
    case TY_TOKEN:
    case TY_FUNC: c = CLASS_NONE; break;
    case TY_PTR: c = CLASS_POINTER; break;
    case TY_VECTOR: c = program_class_of(p, type_elem(p->m, t, 0), depth); break;
    case TY_ARRAY:
    case TY_STRUCT: {
        uint32_t n = type_kind(p->m, t) == TY_ARRAY ? 1 : type_at(p->m, t)->nelem;
        if (depth >= DEPTH_MAX) c = CLASS_MIXED;
        for (uint32_t i = 0; i < n && c == CLASS_DATA; i++)
            if (program_class_of(p, type_elem(p->m, t, i), depth + 1) >= CLASS_POINTER) c = CLASS_MIXED;
        break;
    }
    default: break;
    }
    if (t < p->ntype) p->type_class[t] = (uint8_t)(1 + c);
    return c;
}

/* Appends the leaves of type t, which begins `off` bytes into the whole and is nested `depth` levels, at leaf[*n], and
 * advances *n. A part without pointers is one leaf. Returns false, perhaps after some leaves, if there is no room, if
 * an array or struct has more than TYPE_LEAVES_MAX elements, or if the nesting is too deep. */
static bool leaves_add(Program *p, TypeId t, uint64_t off, uint32_t depth, TypeLeaf *leaf, uint32_t *n) {
    enum TypeClass c = program_class(p, t);
    enum TypeKind k = type_kind(p->m, t);
    if (c == CLASS_DATA || k == TY_PTR) {
        if (*n == TYPE_LEAVES_MAX) return false;
        leaf[(*n)++] = (TypeLeaf){off, type_store_size(p->m, t), k == TY_PTR};
        return true;
    }
    uint64_t count = k == TY_STRUCT ? type_at(p->m, t)->nelem : type_at(p->m, t)->n;
    if (count > TYPE_LEAVES_MAX || depth >= DEPTH_MAX) return false;
    for (uint32_t i = 0; i < count; i++) {
        TypeId e = type_elem(p->m, t, i);
        uint64_t at = k == TY_STRUCT ? type_field_offset(p->m, t, i) : i * type_size(p->m, e);
        if (!leaves_add(p, e, off + at, depth + 1, leaf, n)) return false;
    }
    return true;
}

uint32_t program_leaves(Program *p, TypeId t, TypeLeaf leaf[TYPE_LEAVES_MAX]) {
    uint32_t n = 0;
    return leaves_add(p, t, 0, 0, leaf, &n) ? n : 0;
}

/* ------------------------------------------------------------------------------------- accesses */

bool program_access_of(const Module *m, const Fn *f, ValueId v, MemAccess *a) {
    const Inst *i = inst_at(f, v);
    switch (i->op) {
    case OP_LOAD: *a = (MemAccess){inst_op(f, v, 0), REF_NULL, i->type, true, false}; return true;
    case OP_STORE:
        *a = (MemAccess){inst_op(f, v, 1), inst_op(f, v, 0), ref_type(m, f, inst_op(f, v, 0)), false, true};
        return true;
    case OP_ATOMICRMW: *a = (MemAccess){inst_op(f, v, 0), inst_op(f, v, 1), i->type, true, true}; return true;
    case OP_CMPXCHG:
        *a = (MemAccess){inst_op(f, v, 0), inst_op(f, v, 2), ref_type(m, f, inst_op(f, v, 2)), true, true};
        return true;
    case OP_CALL: { /* Read-only loads: llvm.nvvm.ldg.global.i.i32.p0(address, alignment). */
        uint32_t row = i->nopnd == 3 ? call_intrinsic(m, f, v) : 0;
        if (!row || !(intrinsic_at(row)->flags & INF_LOAD)) return false;
        *a = (MemAccess){inst_op(f, v, 0), REF_NULL, i->type, true, false};
        return true;
    }
    default: return false;
    }
}

/* ------------------------------------------------------------------------------------- vectors */

enum { STEPS_MAX = 32, LANES_MAX = 64 };

Ref program_lane(Module *m, const Fn *f, Ref r, uint32_t k) {
    uint64_t at;
    for (int steps = 0; ref_is_inst(f, r, OP_INSERTELEMENT); steps++) {
        ValueId v = ref_index(r);
        if (steps == STEPS_MAX || !ref_int(m, inst_op(f, v, 2), &at)) return REF_NULL;
        if (at == k) return inst_op(f, v, 1);
        r = inst_op(f, v, 0);
    }
    return const_elem(m, r, k);
}

bool program_has_null(Module *m, const Fn *f, Ref r) {
    TypeId t = ref_type(m, f, r);
    if (type_kind(m, t) != TY_VECTOR) return ref_is_null(m, r);
    bool written = ref_is(r, REF_CONST) || ref_is_inst(f, r, OP_INSERTELEMENT);
    if (written && type_at(m, t)->n > LANES_MAX) return true;
    for (uint32_t k = 0; written && k < type_at(m, t)->n; k++)
        if (ref_is_null(m, program_lane(m, f, r, k))) return true;
    return false;
}
