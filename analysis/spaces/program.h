/* program.h: the module as all phases of the space analysis read it.
 *
 * It numbers the values of all functions, so that a fact of any value is one array element; it marks the
 * blocks that control can reach; it classifies types by whether they can hold an address; and it describes
 * the memory access of an instruction. It is built once, in linear time, and does not change afterwards,
 * except that type classes are cached. */
#ifndef NVIR_ANALYSIS_SPACES_PROGRAM_H
#define NVIR_ANALYSIS_SPACES_PROGRAM_H

#include "analysis/callgraph.h"

/* The values that a type can hold. MIXED is an aggregate that contains a pointer. */
enum TypeClass { CLASS_NONE, CLASS_DATA, CLASS_POINTER, CLASS_MIXED };

typedef struct Program {
    Module *m;
    const KernelTable *kernels;
    const CallGraph *calls;
    bool follow;          /* interprocedural: arguments and results are connected with those of the callees */
    uint32_t *base;       /* by SymId: number of value 0 of the function; values count through the module */
    uint32_t *block_base; /* by SymId: index of block 0 of the function in `reachable` */
    uint32_t nvalue;
    uint8_t *reachable;
    uint8_t *type_class; /* by TypeId: 1 + class, 0 = not computed yet */
    uint32_t ntype;
} Program;

/* Numbers the module. Module, kernels and calls are borrowed until program_free. */
void program_build(Program *p, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow);
void program_free(Program *p);

/* Computes what program_class() caches; `depth` is the nesting so far. */
enum TypeClass program_class_of(Program *p, TypeId t, uint32_t depth);
static inline enum TypeClass program_class(Program *p, TypeId t) {
    bool known = t < p->ntype && p->type_class[t];
    return known ? (enum TypeClass)(p->type_class[t] - 1) : program_class_of(p, t, 0);
}

/* A scalar part of a type as memory holds it: one pointer, or one run of data. */
typedef struct TypeLeaf {
    uint64_t off, size;
    bool pointer;
} TypeLeaf;
enum { TYPE_LEAVES_MAX = 16 };
/* Writes the leaves of a type in order of offset and returns their number; 0 if there are none, or more
 * than the maximum. */
uint32_t program_leaves(Program *p, TypeId t, TypeLeaf leaf[TYPE_LEAVES_MAX]);

enum { DEPTH_MAX = 256 }; /* types and constants nested deeper are treated as unknown */

/* Reports whether control can reach block b of function s from its entry. */
static inline bool program_reachable(const Program *p, SymId s, BlockId b) {
    return p->reachable[p->block_base[s] + b];
}
/* Reports whether operand i of v can become its result: false only for a phi operand from an unreachable
 * block. */
static inline bool program_operand_flows(const Program *p, SymId s, const Fn *f, ValueId v, uint32_t i) {
    return inst_at(f, v)->op != OP_PHI || program_reachable(p, s, ref_index(inst_op(f, v, i + 1)));
}
/* Reports whether the function can run: if calls are followed, whether it is live; else true. */
static inline bool program_live(const Program *p, SymId s) { return !p->follow || callgraph_is_live(p->calls, s); }

/* A memory access by one instruction: the address operand, the stored operand (REF_NULL if none) and the type
 * that is read or written. */
typedef struct MemAccess {
    Ref ptr, stored;
    TypeId type;
    bool reads, writes;
} MemAccess;
bool program_access_of(const Module *m, const Fn *f, ValueId v, MemAccess *a);
/* Fills `a` if v is a load, a store, an atomic or an ldg/ldu intrinsic; returns false for anything else. */
static inline bool program_access(const Module *m, const Fn *f, ValueId v, MemAccess *a) {
    return (op_flags(inst_at(f, v)) & (OF_READ | OF_WRITE)) && program_access_of(m, f, v, a);
}

/* Returns what a constant or a chain of insertelements writes into lane k of vector r; REF_NULL if that is not
 * known. */
Ref program_lane(Module *m, const Fn *f, Ref r, uint32_t k);
/* Reports whether r is a null pointer, or a vector with a lane into which null is written; true for a constant of more
 * than 64 lanes. A getelementptr that moves one makes an absolute address. f may be NULL if r is a constant. */
bool program_has_null(Module *m, const Fn *f, Ref r);

/* Reports whether a call passes a copy of argument i to the callee (byval) instead of the address itself. */
static inline bool program_copies_arg(const Module *m, SymId callee, uint32_t i) {
    return i < m->sym.at[callee].fn->nparam && param_has_attr(m, m->sym.at[callee].attrs, i, "byval");
}

#endif
