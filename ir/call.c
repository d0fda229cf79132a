/* call.c: classifies calls, above all those of intrinsics; declared in func.h. */
#include "ir/intrinsic_id.h"
#include "ir/ir.h"

bool inst_is_intrinsic(const Module *m, const Fn *f, ValueId v, uint32_t flags) {
    uint32_t row = inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : 0;
    return row && intrinsic_at(row)->flags & flags;
}

bool call_may_not_return(const Module *m, const Fn *f, ValueId v) {
    if (inst_at(f, v)->op != OP_CALL) return false;
    Ref callee = call_callee(f, v);
    if (ref_is_asm(m, callee)) return const_at(m, callee)->flags & ASM_SIDEEFFECT;
    uint32_t row = call_intrinsic(m, f, v);
    return !row || intrinsic_at(row)->flags & (INF_NORETURN | INF_LIBRARY);
}

bool call_is_pure(const Module *m, const Fn *f, ValueId v) {
    uint32_t row = inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : 0, bundles;
    if (!row || (intrinsic_at(row)->flags & (INF_PURE | INF_CONVERGENT)) != INF_PURE) return false;
    call_bundles(f, v, &bundles);
    return !bundles;
}

enum MemoryCall memory_call(const Module *m, const Fn *f, ValueId v, uint64_t *size) {
    uint32_t row = inst_at(f, v)->op == OP_CALL ? call_intrinsic(m, f, v) : 0,
             flags = row ? intrinsic_at(row)->flags : 0;
    if (flags & INF_LIFETIME) return MEMORY_MARKER;
    uint64_t is_volatile;
    if (!(flags & (INF_COPY | INF_FILL))) return MEMORY_NONE;
    if (!ref_int(m, inst_op(f, v, 2), size)) return MEMORY_NONE;
    if (!ref_int(m, inst_op(f, v, 3), &is_volatile) || is_volatile) return MEMORY_NONE;
    return flags & INF_FILL ? MEMORY_FILL : row == INTRIN_llvm_memmove ? MEMORY_MOVE : MEMORY_COPY;
}
