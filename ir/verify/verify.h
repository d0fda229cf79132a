/* verify.h: what the files of the verifier share. Nobody else includes it.
 *
 *   verify.c         module_verify; messages; facts about types and symbols that all the others ask for
 *   verify_sym.c     variables, functions from outside, aliases; the subprogram a debug location belongs to
 *   verify_fn.c      bodies: blocks, dominance, phis, debug records, tensor memory
 *   verify_inst.c    one instruction or constant expression: operand types, by shape
 *   verify_call.c    calls
 *   verify_intrinsic.c   declarations and calls of intrinsics, against their rows
 *   verify_cast.c    conversions
 *   verify_const.c   constants
 */
#ifndef NVIR_IR_VERIFY_VERIFY_H
#define NVIR_IR_VERIFY_VERIFY_H

#include "ir/ir.h"

/* What verify.c finds out about each symbol before anything else is looked at. */
enum {
    SYMV_LLVM    = 1 << 0,   /* a function whose name begins with "llvm." */
    SYMV_MEMORY  = 1 << 1,   /* memcpy, memmove, memset: writes through its first operand */
    SYMV_TMA     = 1 << 2,   /* reads a tensor map: the pointers its row writes as p0 */
    SYMV_DEALLOC = 1 << 3,   /* gives tensor memory back */
    SYMV_INLINE  = 1 << 4,   /* alwaysinline: a call of it is not there for long */
    SYMV_DEBUG   = 1 << 5,   /* a body with a subprogram that may be inlined */
    SYMV_WRONG   = 1 << 6,   /* an intrinsic declared as its row does not allow: each call is an error */
    SYMV_GROUP   = 1 << 7    /* tcgen05 for one block or for a pair of them, as its row or an argument says */
};
/* What an attribute set holds that some rule asks for. */
enum {
    SETV_INLINE = 1 << 0,    /* alwaysinline */
    SETV_IMM = 1 << 1,       /* immarg */
    SETV_MEMORY = 1 << 2,    /* byval and its kin: the argument is the memory behind the pointer */
    SETV_FEATURES = 1 << 3   /* "target-features" that are not switched on or off */
};
/* Of arguments of an intrinsic, one bit each: those that must be constants; those of which its instruction takes only
 * some numbers, or some addresses. */
typedef struct SymFacts { uint32_t flags, imm, limited; } SymFacts;

typedef struct Verify {
    Module *m;
    VerifyOptions opt;
    KernelTable kernel;
    Out text;                 /* the message that is being written */
    SymFacts *sym_facts;      /* by SymId */
    uint8_t *set_facts;       /* by AttrSetId: SETV_* */
    uint32_t ntype;           /* types there were at the start; has_size is that long */
    uint8_t *has_size;        /* by TypeId: values of it have a size, 2: it contains itself */
    bool odd_space;           /* some pointer type has an address space that there is not */
    ConstId *culprit;         /* by ConstId: the constant in it that breaks a rule, 0 = none */
    uint32_t nconst;
    bool any_culprit;
    bool silent;              /* bad() need not write: nobody will read it */
    uint32_t *case_of;        /* by ConstId: 1 + serial number of the last switch that has such a case */
    uint32_t nswitch;
    MdId *subprogram;         /* by MdId: see md_subprogram; NULL until somebody asks */
    SymId *owner;             /* by MdId: the function it is the subprogram of; NULL until somebody asks */

    /* The function at hand; f is NULL outside of bodies. */
    SymId sym;
    const Fn *f;
    uint32_t cta_group;       /* blocks that work together on its tensor memory: 1, 2; 0 = not known yet */
    Cfg cfg;
} Verify;

/* Messages (verify.c). A check writes its message by bad(), which returns false, and its caller says where.
 * Format: %t a TypeId, %r a Ref, %u an unsigned, %s a string. */
bool bad(Verify *x, const char *format, ...);
void fault_at_inst(Verify *x, ValueId v);                   /* reports x->text */
void fault_at_sym(Verify *x, SymId s, const char *what);    /* what: "variable", ... */
void fault_at_const(Verify *x, uint32_t src, ConstId c);
bool faults_shown(const Verify *x);                         /* false when further messages are only counted */

/* Asked for every instruction, hence here. */
static inline bool type_is_value(const Module *m, TypeId t) {   /* neither void, label nor function */
    return m->type.at[t].kind > TY_TOKEN && m->type.at[t].kind != TY_FUNC;
}
static inline uint64_t type_lanes(const Module *m, TypeId t) {  /* elements of a vector, 0 for others */
    return m->type.at[t].kind == TY_VECTOR ? m->type.at[t].n : 0;
}
static inline bool type_has_size(const Verify *x, TypeId t) {
    return t < x->ntype ? x->has_size[t] : t < x->m->type.n && type_is_sized(x->m, t);
}
static inline TypeId type_of(const Verify *x, Ref r) {
    return ref_is(r, REF_VALUE) ? x->f->inst.at[ref_index(r)].type : ref_type(x->m, x->f, r);
}
static inline bool type_in_space(const Module *m, TypeId t, uint32_t space) {
    return m->type.at[t].kind == TY_PTR && m->type.at[t].n == space;
}

bool inst_check(Verify *x, const Inst *i, const Ref *op);   /* x->f NULL: a constant expression */
bool check_cast(Verify *x, const Inst *i, const Ref *op);
bool check_call(Verify *x, const Inst *i, const Ref *op);
bool check_signature(Verify *x, SymId s);                   /* an intrinsic's declaration; fills SymFacts */
bool check_intrinsic(Verify *x, const Inst *i, const Ref *arg, uint32_t n, SymId s);   /* a call of one */

void consts_check(Verify *x);                               /* fills culprit[] */
bool const_check(Verify *x, ConstId c);                     /* the rules for this constant alone */
void const_use(Verify *x, Ref r, uint32_t src);             /* reports what consts_check found in r, once */

void sym_verify(Verify *x, SymId s);
void aliases_verify(Verify *x);
void fn_verify(Verify *x, SymId s);
MdId md_subprogram(Verify *x, MdId scope_or_location);      /* of the function it is code of; 0 = none */
MdId sym_dbg(const Module *m, SymId s);                     /* its !dbg; 0 = none */
MdId location_scope(const Module *m, MdId location);
#endif
