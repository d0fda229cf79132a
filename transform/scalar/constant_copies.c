/* constant-copies: reads a local variable that only ever holds a copy of a constant from the constant.
 *
 *    call void @llvm.memcpy(ptr %t, ptr @table, i64 48)
 *    %p = getelementptr float, ptr %t, i32 %i              =>     %p = getelementptr float, ptr @table, i32 %i
 *    %x = load float, ptr %p                                      %x = load float, ptr %p
 *
 * This is how clang compiles a local table, const float t[12] = {...}, before it optimises, and a struct that is copied
 * from __constant__ memory (LLVM: InstCombine, isOnlyCopiedFromConstantMemory). A struct that a kernel takes by value
 * is such a constant too, because the memory of parameters is read-only, and so is a part of it. A table with an index
 * that does not become constant would stay in local memory, and each thread would fill its own. The copy is left to dce
 * and sroa.
 *
 * The variable may only be loaded from and copied from, at any offset, and each copy into it must go to its beginning,
 * from the same place of the same constant. The order of copies and reads does not matter, nor how much is copied,
 * because what was not copied yet is undef. The constant must be as large as the variable, because it may be read where
 * nothing was copied, and as aligned as the reads say; and addresses in the two must be equally wide.
 *
 * Needs nothing; finds a parameter where lower-args has moved its reads to the parameter space. Keeps the blocks. */
#include "transform/pass.h"
#include "transform/spaces/respace.h"

enum { STEPS_MAX = 16 }; /* the most getelementptrs and casts between an address and its constant */

/* What is copied into a variable: memory that never changes during a launch. */
typedef struct ConstantSource {
    Ref root;              /* the variable or the parameter that it is in; REF_NULL: nothing was found so far */
    Ref address;           /* an address of it. One in a parameter is made for each use, see source_place */
    uint64_t offset, size; /* of it in the root; its size in bytes */
    uint32_t align;        /* log2 of its alignment in bytes */
} ConstantSource;

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
    const Uses *uses;
    VEC(ValueId) todo;    /* allocas to be visited */
    VEC(ValueId) respace; /* copies whose source has changed */
    uint64_t replaced;    /* the number of variables that are not read any more */
    /* Of the present variable: */
    ConstantSource source;
    VEC(CopyAddress) address; /* found so far */
    VEC(CopyRead) read;
} ConstantCopies;

/* Moves s->root, an address, one step back towards what it points into, and s->offset with it: over a cast, or over a
 * getelementptr that moves it forwards by a constant. Returns false if there is no such step. */
static bool root_step(const ConstantCopies *c, ConstantSource *s) {
    Derivation d;
    int64_t by = 0;
    if (!derivation_of(c->m, c->f, s->root, &d)) return false;
    bool cast = d.inst.op == OP_BITCAST || d.inst.op == OP_ADDRSPACECAST;
    if (!cast && d.inst.op != OP_GETELEMENTPTR) return false;
    if (!cast && !gep_offset(c->m, d.inst.aux, d.op + 1, d.inst.nopnd - 1, &by)) return false;
    /* a step backwards overflows, or ends behind every object */
    if (__builtin_add_overflow(s->offset, (uint64_t)by, &s->offset)) return false;
    s->root = d.op[0];
    return true;
}

/* Returns an alignment in bytes: what is stated, as 1 + its logarithm, or else that of the type. */
static uint64_t align_of(Module *m, uint32_t stated, TypeId type) {
    return stated ? (uint64_t)1 << (stated - 1) : type_align(m, type);
}

/* Sets the size and the alignment of *s, which begins at s->offset of an object of this type and alignment in bytes. */
static bool source_measure(Module *m, ConstantSource *s, TypeId type, uint64_t align) {
    if (!type_is_sized(m, type) || type_size(m, type) < s->offset) return false;
    s->size = type_size(m, type) - s->offset;
    s->align = align_after(log2_floor(align), s->offset);
    return true;
}

/* Finds what the address `from` points into: a constant variable, or a byval parameter of a kernel. Returns false if it
 * is neither, or at no constant offset. */
static bool source_find(const ConstantCopies *c, Ref from, ConstantSource *s) {
    const Fn *f = c->f;
    bool in_param = false;
    *s = (ConstantSource){.root = from, .address = from};
    for (int steps = 0; steps < STEPS_MAX; steps++) {
        in_param |= ref_space(c->m, f, s->root) == SPACE_PARAM;
        if (!root_step(c, s)) break;
    }
    if (ref_is(s->root, REF_SYM) && !ref_is(from, REF_VALUE)) {
        const Sym *x = &c->m->sym.at[ref_index(s->root)];
        return x->kind == SYM_VAR && (x->constant || x->space == SPACE_CONST) &&
               source_measure(c->m, s, x->type, align_of(c->m, x->align, x->type));
    }
    if (!in_param || !ref_is(s->root, REF_VALUE) || ref_index(s->root) >= f->nparam) return false;
    AttrListId attrs = c->m->sym.at[f->sym].attrs;
    TypeId object = param_byval(c->m, attrs, ref_index(s->root));
    if (object == T_VOID || !sym_is_kernel(c->p->kernels, f->sym)) return false;
    return source_measure(c->m, s, object, param_byval_align(c->m, attrs, ref_index(s->root)));
}

/* Records v, which copies to address a in alloca i. Returns false if that is not the beginning of the variable, or the
 * source is another one than that of the copies before, or is no constant of its size. */
static bool copy_add(ConstantCopies *c, ValueId v, const CopyAddress *a, const Inst *i) {
    ConstantSource s;
    if (a->moved || !source_find(c, inst_op(c->f, v, 1), &s)) return false;
    if (!ref_same(c->source.root, REF_NULL)) return ref_same(c->source.root, s.root) && c->source.offset == s.offset;
    c->source = s;
    return s.size >= type_size(c->m, i->aux);
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

/* Returns log2 of the alignment in bytes that a read promises of its address: a load, or a copy; 0 for a
 * getelementptr. */
static uint32_t read_align(const ConstantCopies *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    if (i->op == OP_LOAD) return inst_align_log(c->m, c->f, v);
    if (i->op != OP_CALL) return 0;
    return log2_floor(attr_int(c->m, attr_list_at(c->m, i->aux, ATTR_PARAM0 + 1), "align", 1));
}

/* Reports whether the source is as aligned as all reads promise. */
static bool aligns_match(const ConstantCopies *c) {
    for (uint32_t n = 0; n < c->read.n; n++)
        if (read_align(c, c->read.at[n].v) > c->source.align) return false;
    return true;
}

/* Returns the type of the addresses in the source. */
static TypeId source_type(const ConstantCopies *c) {
    return ref_is(c->source.root, REF_VALUE) ? type_ptr(c->m, SPACE_PARAM) : ref_type(c->m, c->f, c->source.address);
}

/* Reports whether the addresses that are to move to the space of the source are as wide as there. A getelementptr of a
 * narrower one may wrap around and be in the variable again. */
static bool widths_match(ConstantCopies *c) {
    uint64_t width = type_size(c->m, source_type(c));
    for (uint32_t n = 0; n < c->address.n; n++)
        if (c->address.at[n].moved && type_size(c->m, inst_at(c->f, c->address.at[n].v)->type) != width) return false;
    return true;
}

/* Describes alloca v. Returns whether it only ever holds a copy of one constant. */
static bool variable_find(ConstantCopies *c, ValueId v) {
    const Inst *i = inst_at(c->f, v);
    const Uses *uses = c->uses;
    c->source.root = REF_NULL;
    c->address.n = c->read.n = 0;
    if (i->nopnd || i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(c->m, i->aux)) return false;
    vec_push(&c->address, ((CopyAddress){v, false}));
    for (uint32_t n = 0; n < c->address.n; n++) {
        CopyAddress a = c->address.at[n];
        for (uint32_t k = uses->first[a.v]; k < uses->first[a.v + 1]; k++)
            if (!use_add(c, uses->at[k], &a, i)) return false;
    }
    return !ref_same(c->source.root, REF_NULL) && aligns_match(c) && widths_match(c);
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

/* Returns the address of the source, made before alloca v if it is in a parameter, so that it is there for all
 * reads. */
static Ref source_place(ConstantCopies *c, ValueId v) {
    if (!ref_is(c->source.root, REF_VALUE)) return c->source.address;
    Ref in_param = edit_make(&c->e, v, OP_ADDRSPACECAST, source_type(c), &c->source.root, 1);
    return edit_offset(&c->e, v, in_param, c->source.offset);
}

/* Makes the reads of the present variable, alloca `variable`, read its source. An address in the variable that is not
 * its beginning moves to the space of the source; its casts to other spaces are removed. */
static void reads_replace(ConstantCopies *c, ValueId variable) {
    Fn *f = c->f;
    TypeId type = source_type(c);
    Ref source = source_place(c, variable);
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
        inst_ops(f, r.v)[r.k] = source;
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
    c.uses = fn_uses(f);
    edit_begin(&c.e, p->m, f);
    while (c.todo.n) {
        ValueId v = c.todo.at[--c.todo.n];
        if (!variable_find(&c, v) || !c.read.n) continue;
        pass_remark(p, REMARK_ConstantRead, f, v);
        reads_replace(&c, v);
    }
    bool changed = edit_commit(&c.e);
    for (uint32_t n = 0; n < c.respace.n; n++) call_respace(p->m, f, c.respace.at[n]);
    pass_stat(p, "variables replaced by the constant that they copy", c.replaced);
    vec_free(&c.todo);
    vec_free(&c.respace);
    vec_free(&c.address);
    vec_free(&c.read);
    return changed;
}
