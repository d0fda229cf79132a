/* align-locals: raises the alignment of variables in local memory, so that nvir-ptx can access them in vectors.
 *
 *    %a = alloca [8 x float], align 4                       %a = alloca [8 x float], align 16
 *    call void @llvm.memset(ptr align 4 %a, i8 0, i64 32)   call void @llvm.memset(ptr align 16 %a, i8 0, i64 32)
 *
 * The compiler lays out the frame, so a larger alignment costs only padding (LLVM: getOrEnforceKnownAlignment). The
 * new alignment is that of the longest vector that fits into the variable, whatever its type: what is accessed in
 * vectors is an array or a struct, and a scalar of 8 bytes or more mostly has that alignment anyway. Loads and stores
 * need no change, because nvir-ptx uses the alignment of the object (ptx/select/vectorise.c). The align attributes of
 * memcpy and memset are raised.
 *
 * Needs nothing. Keeps the blocks. */
#include "transform/pass.h"

/* The new alignments are 2, 4, 8 and 16 bytes, as vectors have. WALK_MAX: the most steps from an address back to its
 * alloca. */
enum { ALIGN_LOG_MIN = 1, ALIGN_LOG_MAX = 4, WALK_MAX = 8 };

/* Returns the alignment of alloca i in bytes: the one it states, or else that of its type. */
static uint64_t alloca_align(Module *m, const Inst *i) {
    return i->mem.align ? (uint64_t)1 << (i->mem.align - 1) : type_align(m, i->aux);
}

/* Raises the alignment of alloca v, of whatever type, to that of the longest vector that fits into it: 2, 4, 8 or 16
 * bytes. Returns whether it changes; it does not for a single byte, an operand that counts elements, inalloca or
 * swifterror. */
static bool alloca_raise(Module *m, const Fn *f, ValueId v) {
    Inst *i = inst_at(f, v);
    uint32_t log = ALIGN_LOG_MAX;
    if (i->nopnd || i->flags & (IF_INALLOCA | IF_SWIFTERROR) || !type_is_sized(m, i->aux)) return false;
    while (log >= ALIGN_LOG_MIN && type_size(m, i->aux) >> log == 0) log--;
    if (log < ALIGN_LOG_MIN || (uint64_t)1 << log <= alloca_align(m, i)) return false;
    i->mem.align = (uint8_t)(log + 1);
    return true;
}

/* Returns the alignment in bytes that address r has because it is at a constant offset from an alloca; 1 for any other
 * address. */
static uint64_t address_align(Module *m, const Fn *f, Ref r) {
    int64_t at = 0, off;
    for (int steps = 0; steps < WALK_MAX && ref_is(r, REF_VALUE); steps++) {
        ValueId v = ref_index(r);
        const Inst *i = inst_at(f, v);
        uint64_t low = (uint64_t)at & (0 - (uint64_t)at);
        if (i->op == OP_ALLOCA) return low && low < alloca_align(m, i) ? low : alloca_align(m, i);
        bool moves = i->op == OP_GETELEMENTPTR && type_is_ptr(m, i->type) &&
                     gep_offset(m, i->aux, inst_ops(f, v) + 1, i->nopnd - 1, &off) &&
                     !__builtin_add_overflow(at, off, &at);
        if (!moves && i->op != OP_ADDRSPACECAST && i->op != OP_BITCAST) return 1;
        r = inst_op(f, v, 0);
    }
    return 1;
}

/* Raises the align attribute of pointer argument number `argument` of memcpy or memset v to what address_align proves.
 * Returns whether it changes. */
static bool argument_raise(Module *m, const Fn *f, ValueId v, uint32_t argument) {
    AttrListId attrs = inst_at(f, v)->aux;
    uint64_t align = address_align(m, f, inst_op(f, v, argument));
    if (align <= attr_int(m, attr_list_at(m, attrs, ATTR_PARAM0 + argument), "align", 1)) return false;
    inst_at(f, v)->aux = attr_list_align(m, attrs, argument, align);
    return true;
}

bool pass_align_locals(Pass *p, Fn *f) {
    uint64_t raised = 0, arguments = 0;
    each_inst(f, b, v)
        if (inst_at(f, v)->op == OP_ALLOCA && alloca_raise(p->m, f, v)) {
            if (pass_remarks(p, REMARK_ArrayAligned))
                pass_remark(p, REMARK_ArrayAligned, f, v, pass_ref_text(p, f, ref_make(REF_VALUE, v)),
                            (uint32_t)alloca_align(p->m, inst_at(f, v)));
            raised++;
        }
    each_inst(f, b, v) {
        uint32_t row = inst_at(f, v)->op == OP_CALL ? call_intrinsic(p->m, f, v) : 0;
        uint32_t flags = row ? intrinsic_at(row)->flags : 0;
        if (!(flags & (INF_COPY | INF_FILL)) || call_nargs(f, v) != 4) continue; /* old modules have five arguments */
        arguments += argument_raise(p->m, f, v, 0);
        if (flags & INF_COPY) arguments += argument_raise(p->m, f, v, 1);
    }
    pass_stat(p, "arrays aligned for vectors", raised);
    pass_stat(p, "pointer arguments aligned", arguments);
    return raised + arguments > 0;
}
