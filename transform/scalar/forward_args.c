/* forward-args: passes a byval argument from where it was copied from.
 *
 *    call void @llvm.memcpy(ptr %copy, ptr %s, i64 24)
 *    call void @f(ptr byval(%t) %copy)                     =>      call void @f(ptr byval(%t) %s)
 *
 * The call copies its argument, so the variable that clang makes for it is one copy too many, in local memory, and is
 * removed when nothing else uses it (LLVM: MemCpyOpt, processByValArgument). A parameter of a kernel that is passed on
 * by value is then read in param memory.
 *
 * The copy must be in the same block, at most STEPS_MAX instructions before the call, must fill the argument, and its
 * source must be aligned as the call promises. Between the two nothing may write to memory, except to other local
 * variables. Looking only whether something writes to the variable is shorter, and wrong when the source changes.
 * A musttail call keeps its copies: it may place its arguments over those of its caller, which would be the source.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/pass.h"

enum { STEPS_MAX = 64, WALK_MAX = 16 };

typedef struct ArgForwarder {
    Pass *p;
    Module *m;
    Fn *f;
    Edit e;
    uint64_t forwarded; /* the number of arguments that were replaced */
} ArgForwarder;

/* Returns the value that r is derived from by casts and getelementptrs; sets *moved to whether a getelementptr is among
 * them. Returns r itself, or an address on the way, after WALK_MAX steps. */
static Ref root_of(const ArgForwarder *a, Ref r, bool *moved) {
    *moved = false;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE) && ref_index(r) >= a->f->nparam; steps++) {
        const Inst *i = inst_at(a->f, ref_index(r));
        if (i->op != OP_BITCAST && i->op != OP_ADDRSPACECAST && i->op != OP_GETELEMENTPTR) break;
        *moved |= i->op == OP_GETELEMENTPTR;
        r = inst_op(a->f, ref_index(r), 0);
    }
    return r;
}

/* Reports whether r is a local variable. */
static bool is_variable(const ArgForwarder *a, Ref r) { return ref_is_inst(a->f, r, OP_ALLOCA); }

/* Returns the address that v writes to if it is a plain store or a copy; REF_NULL for any other instruction. */
static Ref written_address(const ArgForwarder *a, ValueId v) {
    uint64_t size;
    const Inst *i = inst_at(a->f, v);
    if (i->op == OP_STORE && access_is_plain(i)) return inst_op(a->f, v, 1);
    return memory_call(a->m, a->f, v, &size) == MEMORY_COPY ? inst_op(a->f, v, 0) : REF_NULL;
}

/* The source of a copy: its address, the value that this is derived from, and whether it is known to be in no other
 * local variable than that: in another space, in a variable, or where a parameter or a symbol points. */
typedef struct CopySource {
    Ref address, root;
    bool apart;
} CopySource;

/* Returns the source of memcpy `copy`. */
static CopySource source_of(const ArgForwarder *a, ValueId copy) {
    bool moved;
    CopySource s = {.address = inst_op(a->f, copy, 1)};
    s.root = root_of(a, s.address, &moved);
    uint32_t space = ref_space(a->m, a->f, s.address);
    bool local = space == SPACE_GENERIC || space == SPACE_LOCAL;
    s.apart = !local || is_variable(a, s.root) || !ref_is(s.root, REF_VALUE) || ref_index(s.root) < a->f->nparam;
    return s;
}

/* Reports whether v is known to change neither the source nor `variable`, which is filled from it: v is pure, a debug
 * record, an alloca, a plain load, or a lifetime marker if the source is no local variable; or, if the source is
 * `apart`, a plain store or copy to another local variable than these two. */
static bool leaves_alone(const ArgForwarder *a, ValueId v, Ref variable, const CopySource *s) {
    const Inst *i = inst_at(a->f, v);
    bool moved;
    if (op_flags(i) & (OF_DEBUG | OF_PURE) || load_is_plain(i) || i->op == OP_ALLOCA) return true;
    if (inst_is_intrinsic(a->m, a->f, v, INF_LIFETIME)) return !is_variable(a, s->root);
    if (inst_is_intrinsic(a->m, a->f, v, INF_PURE)) return true;
    Ref to = written_address(a, v);
    if (ref_same(to, REF_NULL)) return false;
    to = root_of(a, to, &moved);
    return s->apart && is_variable(a, to) && !ref_same(to, variable) && !ref_same(to, s->root);
}

/* Returns the last copy before index `at` of Fn.order, in block b, to the variable of a byval argument, if it fills the
 * `size` bytes of the argument from its beginning, its source is aligned to `align` bytes, and the source is unchanged
 * at the index; UINT32_MAX if not, or if there is no copy within STEPS_MAX instructions. */
static ValueId copy_find(const ArgForwarder *a, BlockId b, uint32_t at, Ref variable, uint64_t size, uint64_t align) {
    uint32_t first = a->f->block.at[b].first, end = at;
    for (int steps = 0; at > first && steps < STEPS_MAX; steps++) {
        ValueId v = a->f->order.at[--at];
        uint64_t length;
        bool moved;
        if (memory_call(a->m, a->f, v, &length) != MEMORY_COPY) continue;
        if (!ref_same(root_of(a, inst_op(a->f, v, 0), &moved), variable)) continue;
        AttrSetId set = attr_list_at(a->m, inst_at(a->f, v)->aux, ATTR_PARAM0 + 1);
        CopySource source = source_of(a, v);
        if (moved || length < size || attr_int(a->m, set, "align", 1) < align || ref_same(source.root, variable)) break;
        while (++at < end)
            if (!leaves_alone(a, a->f->order.at[at], variable, &source)) return UINT32_MAX;
        return v;
    }
    return UINT32_MAX;
}

/* Passes argument k of the call at index `at` of Fn.order from the source of the copy that filled it, with a remark, if
 * it is byval, there is such a copy, and a cast can give the source the type of the argument. */
static void argument_forward(ArgForwarder *a, BlockId b, uint32_t at, uint32_t k) {
    ValueId call = a->f->order.at[at];
    AttrListId attrs = inst_at(a->f, call)->aux;
    TypeId object = param_byval(a->m, attrs, k);
    bool moved;
    if (object == T_VOID) return;
    Ref old = inst_op(a->f, call, k), variable = root_of(a, old, &moved);
    TypeId type = ref_type(a->m, a->f, old);
    if (moved || !is_variable(a, variable)) return;
    uint64_t align = param_byval_align(a->m, attrs, k);
    ValueId copy = copy_find(a, b, at, variable, type_size(a->m, object), align);
    if (copy == UINT32_MAX) return;
    Ref from = inst_op(a->f, copy, 1);
    if (ref_type(a->m, a->f, from) != type) {
        if (type != T_PTR) return; /* only generic pointers are cast to from every space */
        from = edit_make(&a->e, call, OP_ADDRSPACECAST, type, &from, 1);
    }
    inst_ops(a->f, call)[k] = from;
    a->e.changed = true;
    a->forwarded++;
    pass_remark(a->p, REMARK_ArgumentForwarded, a->f, call, k);
}

bool pass_forward_args(Pass *p, Fn *f) {
    ArgForwarder a = {.p = p, .m = p->m, .f = f};
    if (!pass_fn_has(f, OP_ALLOCA)) return false;
    edit_begin(&a.e, p->m, f);
    each_block(f, b)
        for (uint32_t at = f->block.at[b].first, end = at + f->block.at[b].n; at < end; at++) {
            ValueId v = f->order.at[at];
            const Inst *i = inst_at(f, v);
            if (i->op != OP_CALL || i->sub == TAIL_MUST || call_intrinsic(p->m, f, v)) continue;
            for (uint32_t k = 0; k < call_nargs(f, v); k++) argument_forward(&a, b, at, k);
        }
    pass_stat(p, "byval arguments passed from their source", a.forwarded);
    return edit_commit(&a.e);
}
