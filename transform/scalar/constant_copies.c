/* constant-copies: reads a local variable that only ever holds a copy of a constant from the constant.
 *
 *    call void @llvm.memcpy(ptr %t, ptr @table, i64 48)
 *    %p = getelementptr float, ptr %t, i32 %i              =>     %p = getelementptr float, ptr @table, i32 %i
 *    %x = load float, ptr %p                                      %x = load float, ptr %p
 *
 * This is how clang compiles a local table, const float t[12] = {...}, before it optimises, and a struct that is copied
 * from __constant__ memory (LLVM: InstCombine, isOnlyCopiedFromConstantMemory). A table with an index that does not become
 * constant would stay in local memory, and each thread would fill its own. The copy is left to dce and sroa.
 *
 * The variable may only be loaded from and copied from, at any offset, and each copy into it must go to its beginning,
 * from the beginning of the same constant. The order of copies and reads does not matter, nor how much is copied, because
 * what was not copied yet is undef. The constant must be as large as the variable, because it may be read where nothing
 * was copied, and as aligned, because loads may rely on the alignment of the variable; and addresses in the two must be
 * equally wide.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/pass.h"
#include "transform/spaces/respace.h"

/* An address in the variable. moved: a getelementptr is among what it is derived by. */
typedef struct CopyAddress {
    ValueId v;
    bool moved;
} CopyAddress;

/* A load from the variable, a copy from it, or a getelementptr of its beginning. address: the operand `k` of it. */
typedef struct CopyRead {
    ValueId v;
    uint32_t k;
    bool moved; /* of the address */
} CopyRead;

typedef struct ConstantCopies {
    Pass *p;
    Module *m;
    Fn *f;
    Edit e;
    Uses uses;
    VEC(ValueId) todo;    /* allocas to be visited */
    VEC(ValueId) respace; /* copies whose source has changed */
    uint64_t replaced;    /* the number of variables that are not read any more */
    /* Of the present variable: */
    Ref source;               /* what is copied into it; REF_NULL: nothing that was found so far */
    VEC(CopyAddress) address; /* found so far */
    VEC(CopyRead) read;
} ConstantCopies;

/* Returns the variable that r is the address of, through any casts to other spaces; NULL if it is no such constant. */
static const Sym *variable_of(const Module *m, Ref r) {
    while (ref_is(r, REF_CONST) && const_at(m, r)->kind == CONST_EXPR && const_at(m, r)->op == OP_ADDRSPACECAST)
        r = m->const_elem.at[const_at(m, r)->first];
    const Sym *s = ref_is(r, REF_SYM) ? &m->sym.at[ref_index(r)] : NULL;
    return s && s->kind == SYM_VAR ? s : NULL;
}

/* Returns an alignment in bytes: what is stated, as 1 + its logarithm, or else that of the type. */
static uint64_t align_of(Module *m, uint32_t stated, TypeId type) {
    return stated ? (uint64_t)1 << (stated - 1) : type_align(m, type);
}

/* Reports whether `source` is the address of a variable that never changes during a launch and is as large and as
 * aligned as alloca i. */
static bool source_suits(Module *m, Ref source, const Inst *i) {
    const Sym *s = variable_of(m, source);
    if (!s || !(s->constant || s->space == SPACE_CONST) || !type_is_sized(m, s->type)) return false;
    return type_size(m, s->type) >= type_size(m, i->aux) &&
           align_of(m, s->align, s->type) >= align_of(m, i->mem.align, i->aux);
}

/* Records v, which copies to address a in alloca i. Returns false if that is not the beginning of the variable, or the
 * source is another one than that of the copies before, or does not suit. */
static bool copy_add(ConstantCopies *c, ValueId v, const CopyAddress *a, const Inst *i) {
    Ref from = inst_op(c->f, v, 1);
    if (a->moved) return false;
    if (!ref_same(c->source, REF_NULL)) return ref_same(c->source, from);
    c->source = from;
    return source_suits(c->m, from, i);
}

/* Records v, a call that uses address a in alloca i. Returns false if it is neither a lifetime marker nor a copy. */
static bool call_add(ConstantCopies *c, ValueId v, const CopyAddress *a, const Inst *i) {
    uint64_t length;
    enum MemoryCall kind = memory_call(c->m, c->f, v, &length);
    if (kind == MEMORY_MARKER) return true;
    if (kind != MEMORY_COPY && kind != MEMORY_MOVE) return false;
    Ref address = ref_make(REF_VALUE, a->v);
    if (ref_same(inst_op(c->f, v, 0), address)) return copy_add(c, v, a, i);
    if (ref_same(inst_op(c->f, v, 1), address)) vec_push(&c->read, ((CopyRead){v, 1, a->moved}));
    return true; /* if neither, the use is one that an earlier visit has replaced */
}

/* Records v, which uses address a in alloca i. Returns false if it does anything that is not allowed. */
static bool use_add(ConstantCopies *c, ValueId v, const CopyAddress *a, const Inst *i) {
    const Inst *user = inst_at(c->f, v);
    if (op_flags(user) & OF_DEBUG) return true;
    if (user->op == OP_CALL) return call_add(c, v, a, i);
    bool casts = user->op == OP_BITCAST || user->op == OP_ADDRSPACECAST,
         derives = casts || user->op == OP_GETELEMENTPTR;
    if (derives ? !type_is_ptr(c->m, user->type) : !load_is_plain(user)) return false;
    if (!ref_same(inst_op(c->f, v, 0), ref_make(REF_VALUE, a->v))) return true;
    if (derives) vec_push(&c->address, ((CopyAddress){v, a->moved || !casts}));
    if (!casts) vec_push(&c->read, ((CopyRead){v, 0, a->moved}));
    return true;
}

/* Reports whether the addresses that are to move to the space of the source are as wide as there. A getelementptr of a
 * narrower one may wrap around and be in the variable again. */
static bool widths_match(ConstantCopies *c) {
    uint64_t width = type_size(c->m, ref_type(c->m, c->f, c->source));
    for (uint32_t n = 0; n < c->address.n; n++)
        if (c->address.at[n].moved && type_size(c->m, inst_at(c->f, c->address.at[n].v)->type) != width) return false;
    return true;
}

/* Describes alloca v. Returns whether it only ever holds a copy of one constant. */
static bool variable_find(ConstantCopies *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    const Uses *uses = &c->uses;
    c->source = REF_NULL;
    c->address.n = c->read.n = 0;
    if (i->nopnd || i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(c->m, i->aux)) return false;
    vec_push(&c->address, ((CopyAddress){v, false}));
    for (uint32_t n = 0; n < c->address.n; n++) {
        CopyAddress a = c->address.at[n];
        for (uint32_t k = uses->first[a.v]; k < uses->first[a.v + 1]; k++)
            if (!use_add(c, uses->at[k], &a, i)) return false;
    }
    return !ref_same(c->source, REF_NULL) && widths_match(c);
}

/* Queues the variable that copy v fills, because its source may be a constant now. */
static void target_queue(ConstantCopies *c, ValueId v) {
    Ref to = inst_op(c->f, v, 0);
    while (ref_is(to, REF_VALUE) && ref_index(to) >= c->f->nparam) {
        const Inst *i = inst_at(c->f, ref_index(to));
        if (i->op == OP_ALLOCA) vec_push(&c->todo, ref_index(to));
        if (i->op != OP_BITCAST && i->op != OP_ADDRSPACECAST) return;
        to = inst_op(c->f, ref_index(to), 0);
    }
}

/* Makes the reads of the present variable read its source. An address in the variable that is not its beginning moves
 * to the space of the source; its casts to other spaces are removed. */
static void reads_replace(ConstantCopies *c) {
    Fn *f = c->f;
    TypeId type = ref_type(c->m, f, c->source);
    for (uint32_t n = 0; n < c->address.n; n++) {
        ValueId v = c->address.at[n].v;
        if (!c->address.at[n].moved) continue;
        if (inst_at(f, v)->op == OP_GETELEMENTPTR) {
            inst_at(f, v)->type = type;
        } else {
            edit_replace(&c->e, v, inst_op(f, v, 0));
            edit_delete(&c->e, v);
        }
    }
    for (uint32_t n = 0; n < c->read.n; n++) {
        CopyRead r = c->read.at[n];
        inst_attach_remove(f, r.v, str_of(c->m, "noalias.addrspace"));
        if (inst_at(f, r.v)->op == OP_CALL) vec_push(&c->respace, r.v);
        if (r.moved) continue;
        inst_ops(f, r.v)[r.k] = c->source;
        if (inst_at(f, r.v)->op == OP_CALL) target_queue(c, r.v);
    }
    c->e.changed = true;
    c->replaced++;
}

bool pass_constant_copies(Pass *p, Fn *f) {
    ConstantCopies c = {.p = p, .m = p->m, .f = f};
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_ALLOCA) vec_push(&c.todo, v);
    if (!c.todo.n) return false;
    c.uses = uses_build(f);
    edit_begin(&c.e, p->m, f);
    while (c.todo.n) {
        ValueId v = c.todo.at[--c.todo.n];
        if (!variable_find(&c, v) || !c.read.n) continue;
        pass_remark(p, REMARK_ConstantRead, f, v);
        reads_replace(&c);
    }
    bool changed = edit_commit(&c.e);
    for (uint32_t n = 0; n < c.respace.n; n++) call_respace(p->m, f, c.respace.at[n]);
    pass_stat(p, "variables replaced by the constant that they copy", c.replaced);
    uses_free(&c.uses);
    vec_free(&c.todo);
    vec_free(&c.respace);
    vec_free(&c.address);
    vec_free(&c.read);
    return changed;
}
