/* atomics: gives the atomic operations of CUDA source the meaning that CUDA gives them.
 *
 *     %old = atomicrmw add ptr %p, i32 %x seq_cst    ->    ... %p, i32 %x syncscope("device") monotonic
 *
 * CUDA defines atomicAdd(p, x) as relaxed and of device scope. clang writes it as the first line, because its builtin
 * has no order and no scope of its own; read as LLVM defines it, it needs a fence before the operation and holds for
 * the whole system. The pass replaces atomicrmw and cmpxchg that are seq_cst and without a scope. Any other order or
 * scope is the program's own (__atomic_fetch_add(p, x, __ATOMIC_ACQUIRE), atomicAdd_block), so it stays; so do atomic
 * loads, stores and fences, which no CUDA function becomes.
 *
 * The knob -atomics=cuda|llvm decides; with auto, the pass recognises modules of CUDA source (cuda_evidence). It runs
 * after all other passes, because a relaxed operation does not keep them from moving accesses over it, and programs
 * take for granted that no access moves over an atomic operation.
 *
 * Needs nothing. Keeps the blocks. */
#include "analysis/knobs.h"
#include "transform/pass.h"

static bool ends_with(const char *text, const char *end) {
    size_t n = strlen(text), k = strlen(end);
    return n >= k && !strcmp(text + n - k, end);
}

/* Returns a text for a remark that says why the module is taken for CUDA source: the knob -atomics=cuda, or what shows
 * it. Returns NULL if nothing shows it, or for -atomics=llvm. clang sets the flag nvvm-reflect-ftz for CUDA device code
 * and for nothing else. */
static const char *cuda_evidence(const Pass *p) {
    const char *source = str_get(p->m, p->m->source_filename);
    if (p->knobs->atomics == ATOMICS_CUDA) return "-atomics=cuda";
    if (p->knobs->atomics == ATOMICS_LLVM) return NULL;
    if (ends_with(source, ".cu") || ends_with(source, ".cuh")) return "source_filename names a CUDA file";
    return md_module_flag(p->m, "nvvm-reflect-ftz") ? "clang's module flag nvvm-reflect-ftz" : NULL;
}

/* Reports whether i is an atomicrmw or cmpxchg with the orders and scope that clang writes for CUDA's atomic
 * functions. */
static bool inst_is_cuda_atomic(const Inst *i) {
    if (i->mem.scope != SCOPE_SYSTEM || i->mem.order != ORD_SEQ_CST) return false;
    return i->op == OP_ATOMICRMW || (i->op == OP_CMPXCHG && i->mem.fail == ORD_SEQ_CST);
}

bool pass_atomics(Pass *p, Fn *f) {
    const char *evidence = cuda_evidence(p);
    uint64_t n = 0;
    if (!evidence) return false;
    each_inst(f, b, v) {
        Inst *i = inst_at(f, v);
        if (!inst_is_cuda_atomic(i)) continue;
        i->mem.scope = SCOPE_DEVICE;
        i->mem.order = ORD_MONOTONIC;
        if (i->op == OP_CMPXCHG) i->mem.fail = ORD_MONOTONIC;
        pass_remark(p, REMARK_AtomicRelaxed, f, v, op_info[i->op].name, evidence);
        n++;
    }
    pass_stat(p, "atomic operations relaxed", n);
    return n > 0;
}
