/* program.h: the module as all phases of the space analysis read it.
 *
 * It numbers the values of all functions, so that a fact of any value is one array element; it marks the
 * blocks that control can reach; it classifies types by whether they can hold an address; and it describes
 * the memory access of an instruction. It is built once, in linear time, and does not change afterwards,
 * except that type classes are cached. */
#ifndef NVIR_ANALYSIS_SPACES_PROGRAM_H
#define NVIR_ANALYSIS_SPACES_PROGRAM_H

#include "analysis/callgraph.h"

/* What a value of a type can hold. NONE: the type has no values in memory or registers (void, label, metadata, token,
 * function). DATA: no pointer. POINTER: a pointer or vector of pointers. MIXED: an array or struct that contains a
 * pointer. */
enum TypeClass { CLASS_NONE, CLASS_DATA, CLASS_POINTER, CLASS_MIXED };

/* The numbering of a module, and its cached type classes. */
typedef struct Program {
    Module *m;
    const KernelTable *kernels;
    const CallGraph *calls;
    bool follow;          /* interprocedural: arguments and results are connected with those of the callees */
    uint32_t *base;       /* by SymId: number of value 0 of the function; values count through the module */
    uint32_t *block_base; /* by SymId: index of block 0 of the function in `reachable` */
    uint32_t nvalue;      /* number of values of all functions */
    uint8_t *reachable;   /* see program_reachable */
    uint8_t *type_class;  /* by TypeId: 1 + class, 0 = not computed yet */
    uint32_t ntype;       /* length of type_class */
} Program;

/* Overwrites *p with the numbering of the module. Module, kernels and calls are borrowed until program_free. */
void program_build(Program *p, Module *m, const KernelTable *kernels, const CallGraph *calls, bool follow);
void program_free(Program *p);

/* Computes the class of type t, `depth` levels inside another type, and caches it. Types that are nested DEPTH_MAX
 * levels or deeper count as CLASS_MIXED. */
enum TypeClass program_class_of(Program *p, TypeId t, uint32_t depth);
/* Returns the class of type t. */
static inline enum TypeClass program_class(Program *p, TypeId t) {
    bool known = t < p->ntype && p->type_class[t];
    return known ? (enum TypeClass)(p->type_class[t] - 1) : program_class_of(p, t, 0);
}

/* A part of a type as memory holds it: one pointer, or an element without pointers, which may be an aggregate. Offset
 * and size are in bytes. */
typedef struct TypeLeaf {
    uint64_t off, size;
    bool pointer;
} TypeLeaf;
enum { TYPE_LEAVES_MAX = 16 };
/* Writes the leaves of a type in order of offset and returns their number; 0 if there are none, if there are more than
 * TYPE_LEAVES_MAX, or if the type is nested too deep. */
uint32_t program_leaves(Program *p, TypeId t, TypeLeaf leaf[TYPE_LEAVES_MAX]);

enum { DEPTH_MAX = 256 }; /* types and constants nested deeper are treated as unknown */

/* Reports whether control can reach block b of function s from its entry. */
static inline bool program_reachable(const Program *p, SymId s, BlockId b) {
    return p->reachable[p->block_base[s] + b];
}
/* Reports whether operand i of v, which for a phi is an incoming value and not a block, can flow into its result: false
 * only for a phi operand from an unreachable block. */
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
/* As program_access, but slower for the instructions that do not access memory. */
bool program_access_of(const Module *m, const Fn *f, ValueId v, MemAccess *a);
/* Fills `a` and returns true if v is a load, a store, an atomic, or a call of an intrinsic that loads a value of its
 * result type (INF_LOAD: ldg, ldu); returns false, and leaves `a`, for anything else. */
static inline bool program_access(const Module *m, const Fn *f, ValueId v, MemAccess *a) {
    return (op_flags(inst_at(f, v)) & (OF_READ | OF_WRITE)) && program_access_of(m, f, v, a);
}

/* Returns what a constant vector r, or a chain of insertelements that ends with r, has in lane k; REF_NULL if that is
 * not known, if there is no lane k, and after 32 insertelements. f may be NULL if r is a constant. */
Ref program_lane(Module *m, const Fn *f, Ref r, uint32_t k);
/* Reports whether r is a null pointer, or a vector that is a constant or an insertelement and has a lane that is known
 * to be null; true for such a vector of more than 64 lanes. A getelementptr from null makes an absolute address, which
 * may be in any space. f may be NULL if r is a constant. */
bool program_has_null(Module *m, const Fn *f, Ref r);

/* Reports whether a call passes a copy of the memory at argument i to the callee (byval) instead of the address itself.
 * `callee` has a body. */
static inline bool program_copies_arg(const Module *m, SymId callee, uint32_t i) {
    return i < m->sym.at[callee].fn->nparam && param_has_attr(m, m->sym.at[callee].attrs, i, "byval");
}

#endif
