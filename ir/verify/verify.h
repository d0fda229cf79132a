/* verify.h: the verifier's state and the functions its files share. Private to ir/verify.
 *
 *   verify.c            module_verify: types and facts about symbols, then all parts in order
 *   verify_sym.c        global variables, function prototypes, aliases
 *   verify_fn.c         function bodies: blocks, dominance, phis, debug locations, tensor memory
 *   verify_const.c      constants
 *   verify_inst.c       one instruction or constant expression: operand types, by shape
 *   verify_call.c       calls
 *   verify_intrinsic.c  declarations and calls of intrinsics, against their rows in ir/intrinsics/
 *   verify_cast.c       conversions
 *   verify_asm.c        calls of inline assembly
 *   verify_module.c     module flags, reserved variables such as llvm.used
 *   verify_attach.c     metadata attached to instructions
 *   verify_attr.c       attributes of functions, parameters, results and calls
 *   verify_debug.c      the subprogram of a scope or location
 *   verify_report.c     messages
 * Each file calls only those below it.
 *
 * A function check_X() applies the rules for one X. It returns true if X obeys them; otherwise it writes a message for
 * the first broken rule by fail() or broken() and returns false, and its caller reports the message. A function
 * verify_X() reports all faults in X itself. A function find_X() computes facts and reports nothing.
 */
#ifndef NVIR_IR_VERIFY_VERIFY_H
#define NVIR_IR_VERIFY_VERIFY_H

#include "ir/ir.h"

/* Facts about symbols and attribute sets that many checks need; verify.c computes them before anything
 * else. */
enum {
    SYMV_LLVM = 1 << 0,    /* a function whose name begins with "llvm." */
    SYMV_MEMORY = 1 << 1,  /* memcpy, memmove, memset, atomics, stores of matrices: writes through its first operand */
    SYMV_DEALLOC = 1 << 2, /* frees tensor memory */
    SYMV_INLINE = 1 << 3,  /* alwaysinline: calls of it will be inlined */
    SYMV_DEBUG = 1 << 4,   /* has a body with a subprogram, and a call of it may be inlined */
    SYMV_WRONG = 1 << 5,   /* an intrinsic declared otherwise than its row: each call is an error */
    SYMV_GROUP = 1 << 6,   /* a tcgen05 intrinsic for one CTA or for a pair of them */
    SYMV_CONSTRAINED = 1 << 7 /* llvm.experimental.constrained.* */
};
enum {
    SETV_INLINE = 1 << 0,  /* alwaysinline */
    SETV_IMM = 1 << 1,     /* immarg */
    SETV_FEATURES = 1 << 2 /* "target-features" in which a feature lacks its '+' or '-' */
};
enum {
    TYPEV_SIZED = 1 << 0,  /* a value of the type has a size */
    TYPEV_PARAM = 1 << 1,  /* a value of the type holds a pointer into param memory */
    TYPEV_TENSOR = 1 << 2, /* ... into tensor memory */
    TYPEV_HUGE = 1 << 3    /* a value of the type is larger than memory */
};
/* The facts about a symbol; flags: SYMV_*. imm and limited are masks over the first 32 arguments of an intrinsic. A bit
 * of imm: the argument must be a constant. A bit of limited: the argument must be one of certain numbers, or an address
 * of a certain alignment. */
typedef struct SymFacts {
    uint32_t flags, imm, limited;
} SymFacts;

typedef struct Verify {
    Module *m;
    VerifyOptions opt;
    KernelTable kernel;
    Out text;            /* the message that fail() has written */
    SymFacts *sym_facts; /* by SymId */
    uint8_t *set_facts;  /* by AttrSetId: a mask of SETV_* */
    uint64_t *set_words; /* by AttrSetId: its words that have rules, as a mask over enum Word of verify_attr.c */
    uint32_t ntype;      /* number of types at the start, and length of type_facts */
    uint8_t *type_facts; /* by TypeId: a mask of TYPEV_* */
    bool odd_space;      /* some pointer type has an address space that does not exist */
    bool any_huge;       /* some type is TYPEV_HUGE */
    ConstId *culprit;    /* by ConstId: the constant that breaks a rule, itself or one inside it; 0 = none */
    uint32_t nconst;
    bool any_culprit;
    bool silent;       /* fail() need not write the message, because it will not be reported */
    uint32_t *case_of; /* by ConstId: 1 + serial number of the last switch that has it as a case */
    uint32_t nswitch;
    MdId *subprogram;  /* by MdId: memo of md_subprogram; NULL before its first call */
    bool *good_scopes; /* by MdId: a list of scopes that obeys the rules; NULL before the first one */
    SymId *owner;      /* by MdId: the function whose subprogram it is; NULL before the first one */

    /* The current function; f is NULL outside of bodies. */
    SymId sym;
    const Fn *f;
    uint32_t cta_group; /* number of CTAs that share its tensor memory: 1 or 2; 0 = not known yet */
    Cfg cfg;
} Verify;

/* verify_report.c. fail() and broken() write a message to x->text, which a report_at_* function prints, and return
 * false. The format: %t a TypeId, %r a Ref, %u an unsigned, %s a string. */
bool fail(Verify *x, const char *format, ...);
bool broken(Verify *x, const char *format, ...);          /* fail() for a mistake that only a pass can make */
void report_at_inst(Verify *x, ValueId v);                /* these print the message that fail() or broken() wrote */
void report_at_sym(Verify *x, SymId s, const char *what); /* what: "variable ", "function ", ... */
void report_at_const(Verify *x, uint32_t src, ConstId c); /* src: text offset of the use, or SRC_NONE */
void report_at_module(Verify *x);
bool messages_shown(const Verify *x); /* false if further messages are only counted */

/* Inline, because they are called for every instruction. */
static inline bool type_is_value(const Module *m, TypeId t) { /* not void, label, metadata, token, function */
    return m->type.at[t].kind > TY_TOKEN && m->type.at[t].kind != TY_FUNC;
}
static inline uint64_t type_lanes(const Module *m, TypeId t) { /* elements of a vector; 0 for other types */
    return m->type.at[t].kind == TY_VECTOR ? m->type.at[t].n : 0;
}
/* Reports whether a value of the type has a size, from the facts, or by type_is_sized for a type that is newer than
 * the facts. False for a TypeId that does not exist. */
static inline bool type_has_size(const Verify *x, TypeId t) {
    return t < x->ntype ? x->type_facts[t] & TYPEV_SIZED : t < x->m->type.n && type_is_sized(x->m, t);
}
/* Reports whether a value of the type is or contains a pointer into the memory of `fact`, TYPEV_PARAM or
 * TYPEV_TENSOR. A type that the verifier itself makes is the type of no operand. */
static inline bool type_holds(const Verify *x, TypeId t, uint32_t fact) {
    return t < x->ntype && (x->type_facts[t] & fact);
}
/* Returns the type of an operand of x->f, or of any operand that is not local; as ref_type. */
static inline TypeId type_of(const Verify *x, Ref r) {
    return ref_is(r, REF_VALUE) ? x->f->inst.at[ref_index(r)].type : ref_type(x->m, x->f, r);
}
/* Reports whether the type is that of a pointer into the space. False for a vector of such pointers. */
static inline bool type_in_space(const Module *m, TypeId t, uint32_t space) {
    return m->type.at[t].kind == TY_PTR && m->type.at[t].n == space;
}

/* Checks that a value of type t would fit into memory. A type that is too large may only be named. */
static inline bool check_size(Verify *x, TypeId t) {
    return !x->any_huge || !type_holds(x, t, TYPEV_HUGE) || fail(x, "type '%t' is too large for memory", t);
}

bool check_inst(Verify *x, const Inst *i, const Ref *op); /* x->f is NULL for a constant expression */
bool check_cast(Verify *x, const Inst *i, const Ref *op);
bool check_call(Verify *x, const Inst *i, const Ref *op);
/* Checks the declaration of a function "llvm.*" against its row, if it has one, and adds to its SymFacts what follows
 * from the row and the attributes of its parameters. */
bool check_intrinsic_declaration(Verify *x, SymId s);
/* Checks a call of intrinsic s with n arguments, without operand bundles; if its declaration is wrong, the message is
 * about that. May set x->cta_group. */
bool check_intrinsic_call(Verify *x, const Inst *i, const Ref *arg, uint32_t n, SymId s);

/* Checks a call of inline assembly `callee` with n arguments. */
bool check_asm_call(Verify *x, const Inst *i, const Ref *arg, uint32_t n, Ref callee);
void verify_named_metadata(Verify *x);                 /* module flags and llvm.ident */
bool check_reserved_variable(Verify *x, const Sym *v); /* llvm.used and the like; others have no rules */
bool check_attachments(Verify *x, ValueId v);          /* the metadata attached to an instruction of x->f */

/* The entity that an attribute list describes: a function as declared, or a call. */
typedef struct AttrTarget {
    SymId sym;       /* the function, or the callee; 0 = it is not known */
    TypeId function; /* its type, of a function as declared */
    TypeId result;
    const Ref *arg; /* the arguments of a call; NULL = a function as declared */
    uint32_t n;     /* number of parameters or arguments */
    bool assembly;  /* a call of inline assembly */
} AttrTarget;
void find_set_words(Verify *x); /* fills set_words */
/* Checks all attributes of a list: those of the result, of each parameter, and of the function or call. */
bool check_attributes(Verify *x, AttrListId list, const AttrTarget *at);

void find_culprits(Verify *x); /* checks all constants, prints nothing; fills x->culprit and x->any_culprit */
/* Reports at text offset src the constant in r that breaks a rule, unless it has been reported before. r may be any
 * operand. */
void verify_const_use(Verify *x, Ref r, uint32_t src);

void verify_sym(Verify *x, SymId s); /* a symbol, with the body of a function; sets x->sym */
void verify_aliases(Verify *x);      /* cycles of aliases, aliases of declarations, and their sizes */
/* Checks the body of function s, which must have one; sets x->sym. If its arrays are inconsistent, checks nothing else
 * in it. */
void verify_fn(Verify *x, SymId s);

/* Returns the DISubprogram around a scope, or around the outermost call of an inlined location; 0 if there is none, or
 * the scopes form a cycle. */
MdId md_subprogram(Verify *x, MdId scope_or_location);
#endif
