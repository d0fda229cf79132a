/* ir.h: the whole of the intermediate representation.
 *
 *   Module ── strings, types, constants, attributes, metadata   (interned or numbered; never edited in place)
 *     │
 *     ├─ Sym[]   variables, functions, aliases: everything with an '@'
 *     └─ Fn      the body of a defined function: a handful of flat arrays
 *          inst[]    24-byte records; the first nparam are the parameters; ids never change
 *          opnd[]    the operands of all instructions, 4 bytes each (Ref)
 *          block[]   a block is a slice of order[]
 *          order[]   instruction ids in program order, block after block
 *          layout[]  block ids in program order
 *          side tables by instruction: src (text offset), name, loc (debug location), attachments
 *          md[]      the metadata this function names; everything in the body refers to it by index
 *
 * A body holds no pointer and no absolute id of a local thing, so a clone of a function is a copy of its arrays.
 * Ids are 32-bit; hold ids, not pointers, across anything that may append.
 *
 * Memory: everything belongs to the Module and goes with module_free(). Running out of memory prints one line and
 * exits with code 1 (mem_grow); every function below may do that, none reports it otherwise.
 */
#ifndef NVIR_IR_H
#define NVIR_IR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ------------------------------------------------------------------------------------------- memory (mem.c) */

/* A growable array. The first n elements at `at` are live; cap is what is allocated. */
#define VEC(...) struct { __VA_ARGS__ *at; uint32_t n, cap; }

/* Makes room for `more` elements behind the n there are; returns the (moved) array. Doubles, so pushes are O(1). */
void *mem_grow(void *at, uint32_t n, uint32_t *cap, uint32_t more, size_t size);
void *mem_alloc(size_t bytes);            /* zeroed; never NULL; free with free() */
void *mem_resize(void *at, size_t bytes); /* realloc that does not fail; what is new is not zeroed */
void *mem_trim(void *at, size_t bytes);   /* mem_resize for an array that has its final size */
void *mem_copy(const void *from, size_t bytes);   /* exact copy; NULL for 0 bytes */
/* mem_grow and then a copy of `more` elements to the end; `from` may lie in the array itself. */
void *mem_append(void *at, uint32_t n, uint32_t *cap, const void *from, uint32_t more, size_t size);
_Noreturn void mem_too_large(void);       /* some count went beyond its 32 (or REF_MAX_INDEX) bits: message, exit(1) */

#define vec_reserve(v, more) ((v)->at = mem_grow((v)->at, (v)->n, &(v)->cap, (more), sizeof *(v)->at))
#define vec_push(v, x)       ((v)->n == (v)->cap ? (void)vec_reserve(v, 1) : (void)0, (void)((v)->at[(v)->n++] = (x)))
#define vec_append(v, from, more) \
    ((v)->at = mem_append((v)->at, (v)->n, &(v)->cap, (from), (more), sizeof *(v)->at), (void)((v)->n += (more)))
#define vec_pop(v)           ((v)->at[--(v)->n])
/* The elements from `i` on: NULL while the array is still none, where there can be no element. */
#define vec_from(v, i)       ((v)->at ? (v)->at + (i) : NULL)
/* Makes index i exist, zeros where there was nothing. */
#define vec_reach(v, i) do { \
        if ((i) >= (v)->n) { \
            uint32_t more_ = (i) - (v)->n + 1; \
            vec_reserve(v, more_); \
            memset((v)->at + (v)->n, 0, more_ * sizeof *(v)->at); \
            (v)->n += more_; \
        } \
    } while (0)
#define vec_free(v)          (free((v)->at), (v)->at = NULL, (v)->n = (v)->cap = 0)

/* ------------------------------------------------------------------------------------------- ids and operands */

typedef uint32_t StrId;       /* interned byte string; 0 = "" */
typedef uint32_t TypeId;      /* interned type; 0 = void */
typedef uint32_t ConstId;     /* interned constant; 0 is never a constant */
typedef uint32_t SymId;       /* index into Module.sym; 0 is never a symbol */
typedef uint32_t MdId;        /* metadata node; 0 = null */
typedef uint32_t AttrSetId;   /* attributes of one place; 0 = none */
typedef uint32_t AttrListId;  /* attributes of a function or call: function, result, parameters; 0 = none */
typedef uint32_t ValueId;     /* index into Fn.inst */
typedef uint32_t BlockId;     /* index into Fn.block */

/* An operand: 3 bits of kind, 29 of index. All zero = none. */
typedef struct { uint32_t x; } Ref;
enum RefKind {
    REF_NONE,
    REF_VALUE,    /* instruction or parameter of this function */
    REF_BLOCK,    /* block of this function */
    REF_CONST,    /* ConstId */
    REF_SYM,      /* the address of a symbol */
    REF_META,     /* index into Fn.md */
    REF_MDVALUE,  /* a local value wrapped as metadata (operand of type metadata): index is its ValueId */
    REF_INT       /* a plain small integer: index of extractvalue, insertvalue */
};
#define REF_MAX_INDEX ((1u << 29) - 1)    /* ids are checked against it where they are made */

static inline Ref ref_make(enum RefKind kind, uint32_t index) { return (Ref){(uint32_t)kind << 29 | index}; }
static inline enum RefKind ref_kind(Ref r) { return (enum RefKind)(r.x >> 29); }
static inline uint32_t ref_index(Ref r) { return r.x & REF_MAX_INDEX; }
static inline bool ref_is(Ref r, enum RefKind kind) { return r.x >> 29 == (uint32_t)kind; }
static inline bool ref_same(Ref a, Ref b) { return a.x == b.x; }
#define REF_NULL ((Ref){0})

/* ------------------------------------------------------------------------------------------- spaces */

enum Space {
    SPACE_GENERIC = 0, SPACE_GLOBAL = 1, SPACE_SHARED = 3, SPACE_CONST = 4, SPACE_LOCAL = 5, SPACE_TENSOR = 6,
    SPACE_CLUSTER = 7, SPACE_INTERNAL_DEVICE = 25, SPACE_INTERNAL_GLOBAL = 53, SPACE_PARAM = 101
};
/* The space whose addresses these are: those that only annotate a variable of the module (25, 53) are global. */
uint32_t space_window(uint32_t space);
/* "global", "shared::cluster", ...; "" for generic; NULL for a number that is no NVPTX space. */
const char *space_name(uint32_t space);

/* ------------------------------------------------------------------------------------------- types (type.c) */

enum TypeKind {
    TY_VOID, TY_LABEL, TY_METADATA, TY_TOKEN, TY_HALF, TY_BFLOAT, TY_FLOAT, TY_DOUBLE, TY_FP128, TY_X86_FP80,
    TY_PPC_FP128, TY_INT, TY_PTR, TY_ARRAY, TY_VECTOR, TY_STRUCT, TY_FUNC
};
enum { TYPE_PACKED = 1, TYPE_VARARG = 2, TYPE_OPAQUE = 4, TYPE_NAMED = 8 };   /* Type.flags */

typedef struct Type {
    uint8_t kind, flags;
    uint32_t first;       /* elements in Module.type_elem: struct fields; result and parameters of a function */
    uint32_t nelem;
    StrId name;           /* of a TYPE_NAMED struct; 0 = numbered (%0) */
    uint64_t n;           /* bits of an int, space of a pointer, length of an array or vector */
    /* Filled by layout.c on first use: */
    uint64_t size;        /* bytes between elements of an array of this type */
    uint32_t align;       /* bytes; 0 = not yet laid out */
    uint32_t offsets;     /* first field offset in Module.field_offset, for structs */
} Type;

/* Types every module starts with, at fixed ids (type.c interns them in this order). */
enum {
    T_VOID, T_LABEL, T_METADATA, T_TOKEN, T_HALF, T_BFLOAT, T_FLOAT, T_DOUBLE, T_FP128, T_X86_FP80, T_PPC_FP128,
    T_I1, T_I8, T_I16, T_I32, T_I64, T_I128, T_PTR, T_FIXED_COUNT
};

/* ------------------------------------------------------------------------------------------- constants (const.c) */

enum ConstKind {
    CONST_INT,        /* bits: value, zero-extended from its width (at most 64 bits wide) */
    CONST_WIDE,       /* first, n: little-endian 32-bit words in Module.const_word (wider than 64 bits) */
    CONST_FP,         /* bits: the pattern in the type's own width */
    CONST_NULL,       /* pointer */
    CONST_UNDEF, CONST_POISON,
    CONST_ZERO,       /* zeroinitializer of an aggregate or vector */
    CONST_NONE,       /* token none */
    CONST_BYTES,      /* c"...": str; the type is [n x i8] */
    CONST_AGG,        /* first, n: Refs in Module.const_elem; array, vector or struct by type */
    CONST_EXPR,       /* op, flags, aux, sub as in Inst; first, n: operands in Module.const_elem */
    CONST_BLOCKADDR,  /* first: index into Module.blockaddr */
    CONST_ASM,        /* first: template StrId, n: constraints StrId, flags: ASM_* */
    CONST_DSO_LOCAL_EQUIVALENT, CONST_NO_CFI   /* first: SymId */
};
enum { ASM_SIDEEFFECT = 1, ASM_ALIGNSTACK = 2, ASM_INTELDIALECT = 4, ASM_UNWIND = 8 };

typedef struct Const {
    uint8_t kind, op;
    uint16_t flags;
    TypeId type;
    uint32_t aux;          /* source element type of a getelementptr; predicate of a compare */
    uint32_t range;        /* 1 + index into Module.inrange of a getelementptr with inrange(a, b); else 0 */
    union {
        uint64_t bits;
        struct { uint32_t first, n; };
        StrId str;
    };
} Const;

typedef struct { SymId fn; BlockId block; bool resolved; } BlockAddr;
typedef struct { int64_t low, high; } InRange;

/* ------------------------------------------------------------------------------------------- opcodes (op.c, ops.def) */

enum Op {
#define OP(name, text, shape, result, flags) OP_##name,
#include "ops.def"
#undef OP
    OP_COUNT
};

enum OpShape {
    SH_NONE, SH_RET, SH_BR, SH_SWITCH, SH_INDIRECTBR, SH_UNARY, SH_BINARY, SH_EXTRACTELT, SH_INSERTELT, SH_SHUFFLE,
    SH_EXTRACTVAL, SH_INSERTVAL, SH_ALLOCA, SH_LOAD, SH_STORE, SH_FENCE, SH_CMPXCHG, SH_ATOMICRMW, SH_GEP, SH_CAST,
    SH_CMP, SH_PHI, SH_SELECT, SH_CALL, SH_VAARG, SH_DBG
};
enum OpResult {
    RES_VOID,
    RES_OP0,     /* type of the first operand */
    RES_CMP,     /* i1, or a vector of i1 as long as the operands */
    RES_TEXT,    /* written in the text: cast target, loaded type, ... */
    RES_OWN      /* by a rule of its own: inst_result_type() */
};
enum {
    OF_TERM     = 1 << 0,   /* ends a block */
    OF_PURE     = 1 << 1,   /* no memory, no control: may be removed when unused, may be duplicated */
    OF_TRAP     = 1 << 2,   /* undefined for some operands: not to be moved over the test that guards it */
    OF_READ     = 1 << 3,   /* reads memory */
    OF_WRITE    = 1 << 4,   /* writes memory, orders it, or does anything else observable */
    OF_DEBUG    = 1 << 5,   /* a debug record */
    OF_COMM     = 1 << 6,   /* commutative */
    OF_INT      = 1 << 7,   /* operands are integers or vectors of integers */
    OF_FP       = 1 << 8,   /* operands are floating point or vectors of it */
    OF_CAST     = 1 << 9,
    /* words that may stand behind the name */
    OF_FMF      = 1 << 10,
    OF_WRAP     = 1 << 11,  /* nuw nsw */
    OF_EXACT    = 1 << 12,
    OF_DISJOINT = 1 << 13,
    OF_NNEG     = 1 << 14,
    OF_SAMESIGN = 1 << 15
};
typedef struct OpInfo { const char *name; uint8_t shape, result; uint32_t flags; } OpInfo;
extern const OpInfo op_info[OP_COUNT];

/* Inst.flags. The fast-math bits and the others never meet on one opcode, except where numbers differ. */
enum {
    IF_NNAN = 1 << 0, IF_NINF = 1 << 1, IF_NSZ = 1 << 2, IF_ARCP = 1 << 3, IF_CONTRACT = 1 << 4, IF_AFN = 1 << 5,
    IF_REASSOC = 1 << 6, IF_FAST = 0x7f,
    IF_NUW = 1 << 7, IF_NSW = 1 << 8, IF_EXACT = 1 << 9, IF_INBOUNDS = 1 << 10, IF_NUSW = 1 << 11,
    IF_DISJOINT = 1 << 12, IF_NNEG = 1 << 13, IF_SAMESIGN = 1 << 14,
    IF_VOLATILE = 1 << 15,                            /* load, store, cmpxchg, atomicrmw */
    IF_VARARG = 1 << 15,                              /* call: the callee's type ends in "..." */
    IF_WEAK = 1 << 0,                                 /* cmpxchg */
    IF_INALLOCA = 1 << 0, IF_SWIFTERROR = 1 << 1,     /* alloca */
    IF_ELEMENTWISE = 1 << 1,                          /* atomicrmw */
    IF_ARGLIST = 1 << 0                               /* DBG_VALUE, DBG_ASSIGN: the value was a !DIArgList */
};

enum IntPred { ICMP_EQ, ICMP_NE, ICMP_UGT, ICMP_UGE, ICMP_ULT, ICMP_ULE, ICMP_SGT, ICMP_SGE, ICMP_SLT, ICMP_SLE };
enum FpPred {     /* bit 0 equal, 1 greater, 2 less, 3 unordered: the predicate is the set of outcomes that satisfy it */
    FCMP_FALSE, FCMP_OEQ, FCMP_OGT, FCMP_OGE, FCMP_OLT, FCMP_OLE, FCMP_ONE, FCMP_ORD,
    FCMP_UNO, FCMP_UEQ, FCMP_UGT, FCMP_UGE, FCMP_ULT, FCMP_ULE, FCMP_UNE, FCMP_TRUE
};
enum RmwOp {
    RMW_XCHG, RMW_ADD, RMW_SUB, RMW_AND, RMW_NAND, RMW_OR, RMW_XOR, RMW_MAX, RMW_MIN, RMW_UMAX, RMW_UMIN, RMW_FADD,
    RMW_FSUB, RMW_FMAX, RMW_FMIN, RMW_FMAXIMUM, RMW_FMINIMUM, RMW_UINC_WRAP, RMW_UDEC_WRAP, RMW_USUB_COND,
    RMW_USUB_SAT, RMW_COUNT
};
enum Ordering { ORD_NONE, ORD_UNORDERED, ORD_MONOTONIC, ORD_ACQUIRE, ORD_RELEASE, ORD_ACQ_REL, ORD_SEQ_CST };
enum TailKind { TAIL_NONE, TAIL_TAIL, TAIL_MUST, TAIL_NO };
enum CallConv { CC_C = 0, CC_FAST = 8, CC_COLD = 9, CC_PTX_KERNEL = 71, CC_PTX_DEVICE = 72, CC_SPIR_FUNC = 75, CC_SPIR_KERNEL = 76 };
/* Spellings, indexed by the enums above; shared by lexer and printer. */
extern const char *const int_pred_name[10], *const fp_pred_name[16], *const rmw_name[RMW_COUNT], *const ordering_name[7];

/* ------------------------------------------------------------------------------------------- functions (func.c) */

typedef struct Inst {
    uint8_t op, sub;          /* sub: IntPred, FpPred, RmwOp, TailKind (call) */
    uint16_t flags;           /* IF_* */
    TypeId type;              /* of the result; T_VOID if there is none */
    uint32_t opnd, nopnd;     /* slice of Fn.opnd */
    uint32_t aux;             /* TypeId (alloca, getelementptr), AttrListId (call) */
    union {
        uint32_t bits;
        struct { uint32_t align : 6, order : 3, fail : 3, scope : 8; } mem;   /* align: 1 + log2, 0 = not given */
        struct { uint32_t cc : 10, nfixed : 22; } call;                       /* nfixed: arguments before the "..." */
    };
} Inst;
_Static_assert(sizeof(Inst) == 24, "instructions are copied by the million");

typedef struct Block {
    uint32_t first, n;        /* slice of Fn.order; the last one is the terminator */
    StrId name;               /* 0 = numbered */
    uint32_t src;             /* text offset of the label or first instruction */
} Block;

/* Metadata attached to an instruction (all kinds but !dbg). */
typedef struct Attach { StrId kind; uint32_t md; uint32_t next; } Attach;   /* md: Fn.md index; next: 1 + index, 0 = end */

/* An operand bundle of a call: operands [first, first + n) of the call, counted from the call's first operand. */
typedef struct Bundle { ValueId call; StrId tag; uint32_t first, n; } Bundle;

typedef struct Fn {
    SymId sym;                      /* the symbol that this is the body of */
    uint32_t nparam;                /* values 0 .. nparam-1 are OP_PARAM */
    VEC(Inst) inst;
    VEC(Ref) opnd;
    VEC(Block) block;               /* block 0 is the entry */
    VEC(ValueId) order;
    VEC(BlockId) layout;
    /* Side tables by ValueId; shorter than inst (or empty) = zero for the rest. Read through the accessors. */
    VEC(uint32_t) src;              /* offset in Module.source where the instruction was written */
    VEC(StrId) name;
    VEC(uint32_t) loc;              /* 1 + Fn.md index of a DILocation; 0 = none */
    VEC(uint32_t) attached;         /* 1 + index of the first Attach */
    VEC(Attach) attach;
    VEC(Bundle) bundle;             /* ordered by call id */
    VEC(MdId) md;                   /* the function's metadata table */
    VEC(uint32_t) md_slot;          /* cache of fn_md: hash table of 1 + index for the first md_slot.n of md */
} Fn;

/* ------------------------------------------------------------------------------------------- symbols */

enum SymKind { SYM_VAR, SYM_FUNC, SYM_ALIAS, SYM_IFUNC };
enum Linkage {
    LINK_EXTERNAL, LINK_PRIVATE, LINK_INTERNAL, LINK_AVAILABLE_EXTERNALLY, LINK_LINKONCE, LINK_WEAK, LINK_COMMON,
    LINK_APPENDING, LINK_EXTERN_WEAK, LINK_LINKONCE_ODR, LINK_WEAK_ODR, LINK_COUNT
};
extern const char *const linkage_name[LINK_COUNT];
enum { VIS_DEFAULT, VIS_HIDDEN, VIS_PROTECTED };
enum { UNNAMED_NONE, UNNAMED_LOCAL, UNNAMED_GLOBAL };    /* -, local_unnamed_addr, unnamed_addr */
enum { DSO_NONE, DSO_LOCAL, DSO_PREEMPTABLE };
enum { DLL_NONE, DLL_IMPORT, DLL_EXPORT };
enum { TLS_NONE, TLS_GENERAL, TLS_LOCALDYNAMIC, TLS_INITIALEXEC, TLS_LOCALEXEC };

typedef struct SymMd { StrId kind; MdId md; uint32_t next; } SymMd;       /* next: 1 + index, 0 = end */

typedef struct Sym {
    StrId name;                    /* 0 = numbered (@0) */
    uint8_t kind, linkage, visibility, unnamed, dso, dll, tls;
    uint8_t align;                 /* 1 + log2; 0 = not given */
    bool constant, externally_initialized;      /* variables */
    bool defined;                  /* has an initialiser, a body, an aliasee */
    bool block_taken;              /* functions: some blockaddress names one of its blocks; never cloned */
    bool written_extern;           /* the word "external" stood there (kept for variables) */
    uint16_t cc;                   /* functions: enum CallConv */
    uint32_t space;
    TypeId type;                   /* variable, alias: type of the contents; function: its TY_FUNC */
    Ref init;                      /* initialiser or aliasee */
    AttrListId attrs;              /* functions; for variables list entry 0 */
    uint32_t comdat;               /* 1 + index into Module.comdat; 0 = none */
    StrId section, partition, gc, code_model, sanitizer;   /* sanitizer: the words, as written */
    Ref prefix, prologue, personality;
    uint32_t md;                   /* 1 + index into Module.sym_md */
    uint32_t src;                  /* text offset of the definition or declaration; SRC_NONE when made by a pass */
    uint16_t intrinsic;            /* functions: row of intrinsics.def plus 1; 0 = not one we know */
    Fn *fn;                        /* the body; NULL for declarations and everything that is no function */
} Sym;

typedef struct Comdat { StrId name; uint8_t kind; } Comdat;     /* kind: index into comdat_kind_name */
extern const char *const comdat_kind_name[5];    /* any exactmatch largest nodeduplicate samesize */

/* ------------------------------------------------------------------------------------------- attributes (attr.c) */

/* One attribute, as written: word, word(N), word(TYPE), word(raw text), "key", "key"="value". */
enum AttrForm { ATTR_WORD, ATTR_INT, ATTR_TYPE, ATTR_RAW, ATTR_STRING, ATTR_STRING_VALUE };
typedef struct Attr {
    StrId key;            /* the word, or the contents of the quoted key */
    uint8_t form;         /* enum AttrForm */
    union { uint64_t n; TypeId type; StrId text; };   /* ATTR_RAW: the text between the parentheses, or behind '=' */
} Attr;

/* ------------------------------------------------------------------------------------------- metadata (md.c) */

enum MdKind {
    MD_UNDEFINED,     /* named but not (yet) defined */
    MD_STRING,        /* !"...": str */
    MD_VALUE,         /* a constant or symbol: value */
    MD_TUPLE,         /* !{...}: elements are MdIds in Module.md_op */
    MD_LOCATION,      /* !DILocation: the six of enum MdLocation in Module.md_op */
    MD_EXPRESSION,    /* !DIExpression(...): elements are StrIds of the words, printed in place, never numbered */
    MD_NODE           /* any other !DIxxx(...): fields, two words each in Module.md_op: MdField */
};
enum MdLocation { LOC_LINE, LOC_COLUMN, LOC_SCOPE, LOC_INLINED_AT, LOC_IMPLICIT, LOC_REST, LOC_WORDS };
                  /* LOC_REST: StrId of further fields as written ("atomGroup: 1, atomRank: 2"), 0 = none */
typedef struct Md {
    uint8_t kind;
    bool distinct;
    StrId name;                                   /* MD_NODE: "DISubprogram", ... */
    union { struct { uint32_t first, n; }; StrId str; Ref value; };
} Md;
/* A field of an MD_NODE occupies three words of md_op: field name (StrId, 0 for positional), form, payload. */
enum MdForm { MDF_WORD, MDF_STRING, MDF_MD, MDF_NULL };   /* a number, flag words or true/false as written; "text"; node */
#define MD_FIELD_WORDS 3
typedef struct NamedMd { StrId name; uint32_t first, n, cap; } NamedMd;       /* !name = !{...}; MdIds in md_op */

/* ------------------------------------------------------------------------------------------- modules */

/* The text a module was read from; kept so that late messages can point into it. */
#define SRC_NONE UINT32_MAX        /* no place in it: a message prints only the file name */
typedef struct Source {
    const char *name, *text;
    size_t size;
    uint32_t **lines;              /* lines that end before each chunk of the text, made when asked for; NULL: never */
} Source;

typedef struct DataLayout {
    bool given;                    /* the module had a target datalayout */
    uint8_t shared_bits, const_bits, local_bits, tensor_bits, generic_bits;    /* pointer width by space: 32 or 64 */
} DataLayout;

typedef struct Diag Diag;

/* Finds ids by what they stand for (open addressing, see hash.h). Its order never shows. */
typedef struct Hash { struct HashSlot { uint32_t hash, id; } *slot; uint32_t n, cap; } Hash;

typedef struct Module {
    Source source;
    Diag *diag;                    /* where messages go; borrowed */
    StrId source_filename, datalayout, triple;
    VEC(StrId) module_asm;         /* one per line of `module asm` */
    DataLayout layout;

    VEC(char) str_bytes;           /* all strings, each NUL-terminated */
    VEC(struct { uint32_t off, len; }) str;
    VEC(Type) type;
    VEC(TypeId) type_elem;
    VEC(TypeId) named_type;        /* named and numbered structs in order of definition */
    VEC(uint64_t) field_offset;
    VEC(Const) constant;
    VEC(Ref) const_elem;
    VEC(uint32_t) const_word;
    VEC(BlockAddr) blockaddr;
    VEC(InRange) inrange;
    VEC(Attr) attr;
    VEC(struct { uint32_t first, n; }) attr_set;         /* slices of attr_elem */
    VEC(uint32_t) attr_elem;                             /* indices into attr */
    VEC(struct { uint32_t first, n; }) attr_list;        /* slices of attr_list_elem */
    VEC(AttrSetId) attr_list_elem;
    VEC(Md) md;
    VEC(uint32_t) md_op;
    VEC(NamedMd) named_md;
    VEC(Sym) sym;
    VEC(SymMd) sym_md;
    VEC(Comdat) comdat;
    VEC(StrId) sync_scope;         /* 0 system "", 1 singlethread, 2 block, 3 cluster, 4 device, then others */
    VEC(SymId) sym_of_str;         /* by StrId: the symbol of that name; read through sym_find */
    VEC(uint32_t) fresh;           /* by StrId: the last number sym_fresh_name tried behind it */
    Hash hash_str, hash_type, hash_const, hash_attr, hash_attr_set, hash_attr_list, hash_md, hash_named_md;
    Hash told;                     /* warnings that are given once: 1 + offset in the text, by place and words */
} Module;
enum { SCOPE_SYSTEM, SCOPE_SINGLETHREAD, SCOPE_BLOCK, SCOPE_CLUSTER, SCOPE_DEVICE };

/* ============================================================ functions ============================================ */

/* mod.c */
Module *module_new(Diag *diag);
void module_free(Module *m);
StrId str_intern(Module *m, const char *s, size_t len);
StrId str_of(Module *m, const char *nul_terminated);
StrId str_find(const Module *m, const char *s, size_t len);        /* 0 if no such string was interned (or it is "") */
const char *str_get(const Module *m, StrId id);            /* NUL-terminated; may also hold NULs: see str_len */
uint32_t str_len(const Module *m, StrId id);
SymId sym_new(Module *m, StrId name);                      /* appended; name must be unused or 0 */
SymId sym_find(const Module *m, StrId name);               /* 0 = no such symbol */
void sym_rename(Module *m, SymId s, StrId name);            /* to an unused name */
Fn *fn_new(Module *m, SymId sym);                          /* empty body; sets Sym.fn and Sym.defined */
void fn_free(Fn *f);                                       /* the symbol must then get another body or none */
/* A name not used by any symbol: base, else base.1, base.2, ... Deterministic; amortised constant time per call. */
StrId sym_fresh_name(Module *m, const char *base);
uint32_t sync_scope_find(Module *m, StrId name);           /* index; at most 256 distinct, then UINT32_MAX */
void sym_md_add(Module *m, SymId s, StrId kind, MdId md);
#define each_sym(m, s) for (SymId s = 1; s < (m)->sym.n; s++)
#define each_fn(m, s, f) each_sym(m, s) for (Fn *f = (m)->sym.at[s].fn; f; f = NULL)

/* type.c */
TypeId type_int(Module *m, uint32_t bits);                 /* 1 .. 2^23 */
TypeId type_ptr(Module *m, uint32_t space);
TypeId type_array(Module *m, uint64_t n, TypeId elem);
TypeId type_vector(Module *m, uint64_t n, TypeId elem);
TypeId type_struct(Module *m, const TypeId *elem, uint32_t n, bool packed);
TypeId type_named(Module *m, StrId name);                  /* a new opaque named struct each time; see type_set_body */
void type_set_body(Module *m, TypeId t, const TypeId *elem, uint32_t n, bool packed);
TypeId type_func(Module *m, TypeId result, const TypeId *param, uint32_t n, bool vararg);
static inline const Type *type_at(const Module *m, TypeId t) { return &m->type.at[t]; }
static inline enum TypeKind type_kind(const Module *m, TypeId t) { return (enum TypeKind)m->type.at[t].kind; }
static inline bool type_is_int(const Module *m, TypeId t) { return type_kind(m, t) == TY_INT; }
static inline bool type_is_ptr(const Module *m, TypeId t) { return type_kind(m, t) == TY_PTR; }
bool type_is_fp(const Module *m, TypeId t);                /* half .. double */
bool type_is_aggregate(const Module *m, TypeId t);         /* array or struct */
uint32_t type_bits(const Module *m, TypeId t);             /* of an int or fp scalar; 0 for others */
uint32_t type_space(const Module *m, TypeId t);            /* of a pointer, or of the pointers in a vector; else 0 */
TypeId type_elem(const Module *m, TypeId t, uint64_t i);   /* of array, vector, struct field i; of func: i = 0 result, i + 1 parameter i */
TypeId type_scalar(const Module *m, TypeId t);             /* element of a vector, else t */
TypeId type_with_scalar(Module *m, TypeId shape, TypeId scalar);   /* vector of scalar as long as shape, else scalar */

/* layout.c: sizes under the module's data layout. All in bytes unless a name says bits. */
bool layout_parse(Module *m, const char *text, char *bad, size_t bad_size);   /* false: names the bad component in `bad` */
/* Pointers to shared memory have 32 bits from now on; all: those to constant and local memory too. */
void layout_narrow(Module *m, bool all);
uint32_t ptr_bits(const Module *m, uint32_t space);        /* 32 or 64 */
bool type_is_sized(const Module *m, TypeId t);
uint64_t type_size(Module *m, TypeId t);                   /* distance of array elements; saturates at UINT64_MAX / 2 */
uint64_t type_store_size(Module *m, TypeId t);             /* bytes a store writes */
uint32_t type_align(Module *m, TypeId t);                  /* ABI alignment */
uint64_t struct_offset(Module *m, TypeId t, uint32_t field);
/* Byte offset of a getelementptr whose indices are all constants; false when one is not (or on overflow). */
bool gep_offset(Module *m, TypeId source, const Ref *index, uint32_t n, int64_t *offset);

/* const.c */
Ref const_int(Module *m, TypeId t, uint64_t value);        /* truncated to the width; at most 64 bits wide, wider: sign-extended */
Ref const_wide(Module *m, TypeId t, const uint32_t *words, uint32_t n);    /* any width; stored as CONST_INT if it fits */
Ref const_fp(Module *m, TypeId t, uint64_t bits);
Ref const_simple(Module *m, enum ConstKind kind, TypeId t);   /* null, undef, poison, zero, none; the right kind of zero for t */
Ref const_zero(Module *m, TypeId t);                       /* 0, 0.0, null or zeroinitializer */
Ref const_bytes(Module *m, TypeId t, StrId bytes);
Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n);
/* Any constant expression; range 0 or 1 + index into Module.inrange. Not folded, except a cast to the type it has. */
Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand, uint32_t n);
Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags);
Ref const_blockaddr(Module *m, TypeId t, SymId fn, BlockId block);
Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first); /* dso_local_equivalent, no_cfi, unresolved blockaddr */
static inline const Const *const_at(const Module *m, Ref r) { return &m->constant.at[ref_index(r)]; }
bool ref_int(const Module *m, Ref r, uint64_t *value);     /* is it an integer constant of at most 64 bits? zero-extended */
bool ref_sint(const Module *m, Ref r, int64_t *value);     /* the same, sign-extended */
bool ref_is_null(const Module *m, Ref r);                  /* null pointer or integer zero */
bool ref_is_undef(const Module *m, Ref r);                 /* undef or poison */
/* Element i of an aggregate or vector constant of any kind (zero, undef, bytes, ...); REF_NULL if it cannot be told. */
Ref const_elem(Module *m, Ref r, uint64_t i);

/* attr.c */
uint32_t attr_intern(Module *m, Attr a);                   /* index into Module.attr */
AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n);           /* keeps the order; drops exact repeats */
AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n);         /* set[0] function, [1] result, [2..] parameters */
AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t i);         /* i as above; 0 beyond its end */
const Attr *attr_find(const Module *m, AttrSetId s, const char *key);      /* NULL if absent */
enum { ATTR_FUNCTION = 0, ATTR_RESULT = 1, ATTR_PARAM0 = 2 };
/* Short forms: is the attribute there (function, parameter i); its integer value or `otherwise`. */
bool sym_has_attr(const Module *m, SymId s, const char *key);
bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key);
uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise);
AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a);        /* replaces one of the same key */
AttrListId attr_list_remove(Module *m, AttrListId l, uint32_t place, const char *key);

/* md.c */
MdId md_new(Module *m);                                    /* MD_UNDEFINED, to be filled later */
MdId md_string(Module *m, StrId s);                        /* interned */
MdId md_value(Module *m, Ref constant_or_symbol);          /* interned */
MdId md_tuple(Module *m, const MdId *elem, uint32_t n, bool distinct);     /* a new node each time */
void md_set_tuple(Module *m, MdId id, const MdId *elem, uint32_t n, bool distinct);
void md_set_location(Module *m, MdId id, const uint32_t word[LOC_WORDS], bool distinct);
void md_set_expression(Module *m, MdId id, const StrId *word, uint32_t n);
void md_set_node(Module *m, MdId id, StrId name, const uint32_t *field_words, uint32_t nfield, bool distinct);
const uint32_t *md_field(const Module *m, MdId node, const char *name);    /* its three words, or NULL */
MdId md_named(const Module *m, const char *name, uint32_t i);              /* element i of a named node, 0 beyond the end */
uint32_t md_named_count(const Module *m, const char *name);
void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n);    /* appended if the name exists */

/* func.c. Instructions are appended to inst[]; where they stand is a matter of order[], which only the parser (while it
 * builds), Edit and Order change. */
uint32_t fn_md(Fn *f, MdId md);                            /* index in f->md; amortised constant time */
void fn_trim(Fn *f);                                       /* gives back what its arrays have grown beyond their need */
ValueId fn_inst(Fn *f, enum Op op, TypeId type, const Ref *operand, uint32_t n);   /* a new, unplaced instruction */
void fn_set_operands(Fn *f, ValueId v, const Ref *operand, uint32_t n);            /* in place if not longer */
ValueId fn_copy_inst(Fn *f, ValueId v);                    /* same record and operands, location and attachments too */
static inline Inst *inst_at(const Fn *f, ValueId v) { return &f->inst.at[v]; }
static inline Ref *inst_ops(const Fn *f, ValueId v) { return vec_from(&f->opnd, f->inst.at[v].opnd); }
static inline Ref inst_op(const Fn *f, ValueId v, uint32_t i) { return f->opnd.at[f->inst.at[v].opnd + i]; }
static inline uint32_t op_flags(const Inst *i) { return op_info[i->op].flags; }
static inline uint32_t inst_src(const Fn *f, ValueId v) { return v < f->src.n ? f->src.at[v] : 0; }
static inline StrId inst_name(const Fn *f, ValueId v) { return v < f->name.n ? f->name.at[v] : 0; }
/* Line, column and file of its debug location; false if it has none. */
bool inst_written(const Module *m, const Fn *f, ValueId v, const char **file, uint32_t *line, uint32_t *column);
static inline uint32_t inst_loc(const Fn *f, ValueId v) { return v < f->loc.n ? f->loc.at[v] : 0; }
void inst_set_src(Fn *f, ValueId v, uint32_t src);
void inst_set_name(Fn *f, ValueId v, StrId name);          /* the caller keeps names unique within the function */
void inst_set_loc(Fn *f, ValueId v, uint32_t loc);
void inst_copy_origin(Fn *f, ValueId to, ValueId from);    /* src and loc: for an instruction that replaces another */
const Attach *inst_attach(const Fn *f, const Module *m, ValueId v, const char *kind);      /* NULL if absent */
void inst_attach_add(Fn *f, ValueId v, StrId kind, uint32_t fn_md_index);                  /* replaces one of that kind */
void inst_attach_remove(Fn *f, ValueId v, StrId kind);
/* Calls: operands are arguments, then bundle operands, then the callee. */
uint32_t call_nargs(const Fn *f, ValueId v);
Ref call_callee(const Fn *f, ValueId v);
SymId call_target(const Module *m, const Fn *f, ValueId v);   /* the function called directly (aliases and pointer casts looked through); 0 = unknown */
uint32_t call_intrinsic(const Module *m, const Fn *f, ValueId v);   /* Sym.intrinsic of the direct callee, else 0 */
const Bundle *call_bundles(const Fn *f, ValueId v, uint32_t *n);
TypeId ref_type(const Module *m, const Fn *f, Ref r);      /* f may be NULL when r is no local */
/* The result type of an RES_OWN, RES_OP0 or RES_CMP instruction from its operands; T_VOID when they do not fit. */
TypeId inst_result_type(Module *m, const Fn *f, const Inst *i, const Ref *operand);
/* Terminators: the successors are the REF_BLOCK operands, in operand order. */
#define each_succ(f, term, s) \
    for (uint32_t s##_i = 0, s = 0; s##_i < (f)->inst.at[term].nopnd; s##_i++) \
        if (ref_is(inst_op(f, term, s##_i), REF_BLOCK) && (s = ref_index(inst_op(f, term, s##_i)), true))
static inline ValueId block_term(const Fn *f, BlockId b) { return f->order.at[f->block.at[b].first + f->block.at[b].n - 1]; }
/* Program order: for every placed block b, for every placed instruction v of it. `break` in the inner loop leaves the block. */
#define each_block(f, b) \
    for (uint32_t b##_i = 0, b = 0; b##_i < (f)->layout.n && (b = (f)->layout.at[b##_i], true); b##_i++)
#define each_inst_in(f, b, v) \
    for (uint32_t v##_i = (f)->block.at[b].first, v##_e = v##_i + (f)->block.at[b].n, v = 0; \
         v##_i < v##_e && (v = (f)->order.at[v##_i], true); v##_i++)
#define each_inst(f, b, v) each_block(f, b) each_inst_in(f, b, v)

/* A copy of function `s` under a new name, internal linkage, no comdat; whole arrays are copied. The metadata table gets fresh
 * distinct nodes for the function's own subprogram and all that is scoped in it. 0 if it may not be cloned (no body,
 * a block address taken). */
SymId fn_clone(Module *m, SymId s, StrId new_name);

/* sweep.c: removes the symbols with dead[s] (by SymId), bodies and empty comdats included. Nothing that stays may use them but
 * metadata, where null takes their place, and debug records, where poison does. All SymIds change. */
void module_sweep(Module *m, const uint8_t *dead);

/* edit.c: changes to a body, recorded and then applied in one linear sweep.
 *   Edit e; edit_begin(&e, m, f);  ... edit_before / edit_replace / edit_delete ...  changed = edit_commit(&e);
 * Between begin and commit the body reads as before, except for new instructions in inst[]. */
typedef struct Edit {
    Module *m;
    Fn *f;
    VEC(Ref) forward;                                       /* by ValueId: what replaces it */
    VEC(struct { ValueId anchor, inst; uint8_t where; }) insert;
    VEC(uint8_t) dead;                                      /* by ValueId */
    VEC(uint8_t) dead_block;                                /* by BlockId */
    bool changed;
} Edit;
void edit_begin(Edit *e, Module *m, Fn *f);
void edit_before(Edit *e, ValueId anchor, ValueId inst);    /* several at one anchor: in the order they were recorded */
void edit_after(Edit *e, ValueId anchor, ValueId inst);     /* a PARAM as anchor: at the head of the entry block */
void edit_front(Edit *e, BlockId b, ValueId inst);          /* behind the phis of b */
void edit_end(Edit *e, BlockId b, ValueId inst);            /* before the terminator of b */
void edit_delete(Edit *e, ValueId v);                       /* must have no users left at commit, but for debug records (they become poison) */
void edit_replace(Edit *e, ValueId v, Ref with);            /* all uses, those recorded later too; chains are followed; v stays unless deleted */
void edit_delete_block(Edit *e, BlockId b);                 /* with all its instructions; phi entries from it are dropped */
bool edit_commit(Edit *e);                                  /* true if anything changed; frees the Edit */

/* Order: writes a new program order from scratch (merging, splitting, moving blocks). Blocks not named are gone. */
typedef struct Order {
    Fn *f;
    VEC(ValueId) order;
    VEC(BlockId) layout;
    VEC(uint32_t) start;                                    /* parallel to layout: where the block begins in order */
} Order;
void order_begin(Order *o, Fn *f);
void order_block(Order *o, BlockId b);                      /* following pushes go to b */
void order_push(Order *o, ValueId v);
void order_commit(Order *o);                                /* the new order takes the place of the old */

/* Users of every value of a function, debug records included: users of v are at[first[v] .. first[v+1]). A user
 * stands there once per operand that names v. */
typedef struct Uses { uint32_t *first; ValueId *at; } Uses;
Uses uses_build(const Fn *f);
void uses_free(Uses *u);

/* cfg.c: predecessors, reverse post-order, dominators (Lengauer and Tarjan, with the tree numbered so that a
 * query is two compares). Unreachable blocks have rpo_index UINT32_MAX and dominate nothing. */
typedef struct Cfg {
    uint32_t nblock;
    uint32_t *succ_first;     /* nblock + 1: successors of b are succ[succ_first[b] .. succ_first[b+1]), one per edge */
    BlockId *succ;
    uint32_t *pred_first;     /* nblock + 1: predecessors of b are pred[pred_first[b] .. pred_first[b+1]), one per edge */
    BlockId *pred;
    BlockId *rpo;             /* reachable blocks in reverse post-order */
    uint32_t nrpo;
    uint32_t *rpo_index;      /* by block */
    BlockId *idom;            /* by block; entry: itself; unreachable: UINT32_MAX. NULL before cfg_dominators */
    uint32_t *dom_in, *dom_out;
    uint32_t *pos;            /* by value: index in Fn.order, UINT32_MAX if unplaced */
    BlockId *block_of;        /* by value: the block it stands in; parameters: the entry */
} Cfg;
void cfg_build(Cfg *c, const Fn *f);
void cfg_dominators(Cfg *c, const Fn *f);
bool cfg_dominates(const Cfg *c, BlockId a, BlockId b);     /* reflexive; anything dominates an unreachable block */
bool cfg_value_dominates(const Cfg *c, const Fn *f, ValueId def, ValueId use);   /* strictly before, or a dominating block */
void cfg_free(Cfg *c);

/* kernel.c: what annotations, calling conventions and "nvvm.*" attributes say, in one record. */
typedef struct Kernel {
    bool kernel;
    uint32_t maxntid[3], reqntid[3], cluster[3];            /* 0 in [0] = not given */
    uint32_t minctasm, maxnreg, maxclusterrank;             /* 0 = not given */
    bool explicit_cluster, blocks_are_clusters;
} Kernel;
enum { HANDLE_NONE, HANDLE_TEXTURE, HANDLE_SURFACE, HANDLE_SAMPLER };
typedef struct KernelTable {
    uint32_t *of_sym;               /* by SymId: 1 + index into kernel; 0 = nothing said */
    VEC(Kernel) kernel;
    uint8_t *handle;                /* by SymId of a variable: HANDLE_* */
    uint8_t *managed;               /* by SymId */
    VEC(struct { SymId fn; uint32_t param; }) grid_constant;    /* 0-based parameter; ordered */
    VEC(struct { SymId fn; uint32_t param; uint32_t align; }) align;   /* param: 0 result, 1.. parameters; ordered */
} KernelTable;
void kernel_table_build(KernelTable *t, Module *m);
void kernel_table_free(KernelTable *t);
bool sym_is_kernel(const KernelTable *t, SymId s);
bool param_is_grid_constant(const KernelTable *t, const Module *m, SymId fn, uint32_t param);

/* target.c: the machines code is made for. */
typedef struct Target {
    const char *name;               /* "sm_90a" */
    uint16_t sm;                    /* 90 */
    char feature;                   /* 0 plain, 'a' architecture-specific, 'f' family */
    uint16_t version;               /* least PTX version times ten: 80 */
} Target;
const Target *target_find(const char *name);                /* "sm_90a", NULL if unknown; sm_70 to sm_121a */
/* The target asked for: mcpu if not NULL, else the module's first "target-cpu", else sm_75; NULL if mcpu is unknown. */
const Target *module_target(const Module *m, const char *mcpu);
const Target *module_target_named(const Module *m, const char *mcpu);   /* the same, but NULL if nothing names one */

/* intrinsic.c, intrinsics.def: one row per intrinsic (and per library function the driver supplies). */
#include "intrinsic.h"

/* diag.c: messages with a place. Errors are counted; beyond the limit they are only counted. */
struct Diag {
    FILE *out;                /* usually stderr */
    const Source *source;     /* for offsets; may be NULL */
    uint32_t errors, warnings, limit;
    bool quiet;               /* count, print nothing */
    struct { const char *file; uint32_t line, column; } place;    /* the next message names it, not the text; file NULL */
    bool muted;               /* the last message was beyond the limit: neither are its notes printed */
};
void diag_error(Diag *d, uint32_t src, const char *format, ...);      /* file:line:col: error: ..., line, caret */
void diag_warning(Diag *d, uint32_t src, const char *format, ...);
void diag_remark(Diag *d, uint32_t src, const char *format, ...);    /* what was done, or was not, for those who asked */
void diag_note(Diag *d, uint32_t src, const char *format, ...);       /* belongs to the message before it; not printed if that was not */
/* The text offset of an instruction, for a message; which names its debug location, if it has one. */
uint32_t diag_inst(Diag *d, const Module *m, const Fn *f, ValueId v);
void diag_position(const Source *s, uint32_t src, uint32_t *line, uint32_t *column);   /* both from 1 */

/* out.c: a buffered writer, to a FILE or into memory. */
typedef struct Out { char *buf; size_t n, cap; FILE *file; bool failed; } Out;    /* file NULL: all stays in buf */
void out_init(Out *o, FILE *file);
void out_more(Out *o, const char *s, size_t n);            /* out_bytes when the buffer is full */
static inline void out_bytes(Out *o, const char *s, size_t n) {
    if (!n)                                                /* s may be NULL then, which memcpy may not see */
        return;
    if (n < o->cap - o->n) {
        memcpy(o->buf + o->n, s, n);
        o->n += n;
    } else {
        out_more(o, s, n);
    }
}
static inline void out_str(Out *o, const char *s) { out_bytes(o, s, strlen(s)); }
static inline void out_char(Out *o, char c) {
    if (o->n < o->cap)
        o->buf[o->n++] = c;
    else
        out_more(o, &c, 1);
}
void out_u64(Out *o, uint64_t n);
void out_i64(Out *o, int64_t n);
void out_hex(Out *o, uint64_t n, int digits);              /* upper case, zero-padded to digits */
void out_format(Out *o, const char *format, ...);          /* printf; not for hot paths */
bool out_flush(Out *o);                                    /* false if any write failed */
void out_free(Out *o);

/* print*.c: the textual form. print(parse(x)) is a fixed point. */
void module_print(Module *m, Out *o);
SymId *sym_text_order(const Module *m);      /* elements 1 .. sym.n - 1: all symbols in the order of the text; free() it */
void fn_print(Module *m, SymId s, Out *o);                 /* one function, metadata as in the module's numbering */
void type_print(const Module *m, TypeId t, Out *o);
/* Instructions one at a time, metadata and attribute groups left out; those of one function one after the other. */
typedef struct Printer Printer;
Printer *printer_new(Module *m, Out *o);
void printer_inst(Printer *p, const Fn *f, ValueId v);     /* and a newline */
void printer_ref(Printer *p, Ref r);                       /* of the function that is printed; without its type */
void printer_value(Printer *p, const Fn *f, ValueId v);
void printer_free(Printer *p);
/* The module with comments: lines above a function, and what stands behind an instruction, newline not included. Each
 * begins with a ';'. `o` is in memory. */
typedef struct PrintNotes {
    void *with;
    void (*function)(void *with, Printer *p, SymId s, Out *o);
    void (*inst)(void *with, Printer *p, SymId s, ValueId v, Out *o);
} PrintNotes;
void module_print_noted(Module *m, const PrintNotes *notes, Out *o);
/* A value as a message names it: "%x", "%5", "@g", "i32 7", "label %bb". Linear in the function for numbered values. */
void ref_print(Module *m, SymId fn, Ref r, Out *o);

/* verify*.c: the rules of the language. Reports every fault it finds; true if there was none. */
typedef struct VerifyOptions { uint32_t sm; bool allow_missing_datalayout; } VerifyOptions;   /* sm: 0 = unknown */
bool module_verify(Module *m, const VerifyOptions *options);

#endif
