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
 * exits with code 1 (mem.h); every function below may do that, none reports it otherwise.
 */
#ifndef NVIR_IR_IR_H
#define NVIR_IR_IR_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ir/mem.h"

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

/* ------------------------------------------------------------------------------------------- opcodes (ops.def) */

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
enum FpPred {     /* the set of outcomes that satisfy it: bit 0 equal, 1 greater, 2 less, 3 unordered */
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
enum CallConv {
    CC_C = 0, CC_FAST = 8, CC_COLD = 9, CC_PTX_KERNEL = 71, CC_PTX_DEVICE = 72, CC_SPIR_FUNC = 75, CC_SPIR_KERNEL = 76
};
/* Spellings, indexed by the enums above; shared by lexer and printer. */
extern const char *const int_pred_name[10], *const fp_pred_name[16];
extern const char *const rmw_name[RMW_COUNT], *const ordering_name[7];

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

/* Metadata attached to an instruction (all kinds but !dbg). md: index into Fn.md; next: 1 + index, 0 = end. */
typedef struct Attach { StrId kind; uint32_t md; uint32_t next; } Attach;

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
/* A field of an MD_NODE occupies three words of md_op: field name (StrId, 0 for positional), form, payload.
 * MDF_WORD: a number, flag words or true/false as written; MDF_STRING: "text"; MDF_MD: a node. */
enum MdForm { MDF_WORD, MDF_STRING, MDF_MD, MDF_NULL };
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
    TypeId pointer[8];             /* pointers by space, where that is small and one was asked for; else 0 */
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

/* ------------------------------------------------------------------------------------------- functions
 *
 * What holds for all of them. Ids passed in must be of this module (of this function). What is interned is found again:
 * equal strings, types, constants, attributes have equal ids, which never change and are never given back. A pointer
 * into the module (str_get, type_at, const_at, inst_at, inst_ops) holds until the next thing of its kind is made.
 * Functions that take a const Module change nothing. Time is linear in what is given, where nothing else is said.
 */

/* mod.c */
Module *module_new(Diag *diag);                            /* empty; diag is borrowed */
void module_free(Module *m);                               /* and all that is in it; NULL is allowed */
StrId str_intern(Module *m, const char *s, size_t len);    /* any bytes; s may point into the module itself */
StrId str_of(Module *m, const char *nul_terminated);
StrId str_find(const Module *m, const char *s, size_t len);    /* 0 if that was never interned (or is "") */
static inline const char *str_get(const Module *m, StrId id) {     /* NUL-terminated; may also hold NULs: see str_len */
    return m->str_bytes.at + m->str.at[id].off;
}
uint32_t str_len(const Module *m, StrId id);
SymId sym_new(Module *m, StrId name);                      /* appended; name must be unused or 0 */
SymId sym_find(const Module *m, StrId name);               /* 0 = no such symbol */
void sym_rename(Module *m, SymId s, StrId name);           /* to an unused name, or to none (0) */
Fn *fn_new(Module *m, SymId sym);                          /* empty body; sets Sym.fn and Sym.defined */
void fn_free(Fn *f);                                       /* the symbol must then get another body or none */
/* A name not used by any symbol: base, else base.1, base.2, ... Deterministic. */
StrId sym_fresh_name(Module *m, const char *base);
uint32_t sync_scope_find(Module *m, StrId name);           /* index; at most 256 distinct, then UINT32_MAX */
void sym_md_add(Module *m, SymId s, StrId kind, MdId md);
#define each_sym(m, s) for (SymId s = 1; s < (m)->sym.n; s++)
#define each_fn(m, s, f) each_sym(m, s) for (Fn *f = (m)->sym.at[s].fn; f; f = NULL)

/* type.c */
TypeId type_int(Module *m, uint32_t bits);                 /* 1 .. 2^23 */
TypeId type_ptr(Module *m, uint32_t space);
TypeId type_array(Module *m, uint64_t n, TypeId elem);
TypeId type_vector(Module *m, uint64_t n, TypeId elem);    /* elem: a scalar; n at least 1 */
TypeId type_struct(Module *m, const TypeId *elem, uint32_t n, bool packed);
TypeId type_named(Module *m, StrId name);                  /* a new opaque one each time; see type_set_body */
void type_set_body(Module *m, TypeId t, const TypeId *elem, uint32_t n, bool packed);
TypeId type_func(Module *m, TypeId result, const TypeId *param, uint32_t n, bool vararg);
static inline const Type *type_at(const Module *m, TypeId t) { return &m->type.at[t]; }
static inline enum TypeKind type_kind(const Module *m, TypeId t) { return (enum TypeKind)m->type.at[t].kind; }
static inline bool type_is_int(const Module *m, TypeId t) { return type_kind(m, t) == TY_INT; }
static inline bool type_is_ptr(const Module *m, TypeId t) { return type_kind(m, t) == TY_PTR; }
bool type_is_fp(const Module *m, TypeId t);                /* half .. double */
bool type_is_aggregate(const Module *m, TypeId t);         /* array or struct */
uint32_t type_fp_bits(enum TypeKind kind);                 /* 0 for what is no floating point */
static inline uint32_t type_bits(const Module *m, TypeId t) {   /* of an int or fp scalar; 0 for others */
    return type_is_int(m, t) ? (uint32_t)type_at(m, t)->n : type_fp_bits(type_kind(m, t));
}
/* Of array, vector: any i; of a struct: field i; of a function: i = 0 result, i + 1 parameter i. */
static inline TypeId type_elem(const Module *m, TypeId t, uint64_t i) {
    const Type *a = type_at(m, t);
    return m->type_elem.at[a->first + (a->kind == TY_STRUCT || a->kind == TY_FUNC ? i : 0)];
}
static inline TypeId type_scalar(const Module *m, TypeId t) {   /* element of a vector, else t */
    return type_kind(m, t) == TY_VECTOR ? type_elem(m, t, 0) : t;
}
/* Of a pointer, or of the pointers in a vector; else 0. */
static inline uint32_t type_space(const Module *m, TypeId t) {
    t = type_scalar(m, t);
    return type_is_ptr(m, t) ? (uint32_t)type_at(m, t)->n : 0;
}
TypeId type_with_scalar(Module *m, TypeId shape, TypeId scalar);   /* vector of scalar as long as shape, else scalar */

/* layout.c: sizes under the module's data layout. All in bytes unless a name says bits. */
/* Reads the text of `target datalayout`. False: nothing changed, and `bad` names the component that is wrong. */
bool layout_parse(Module *m, const char *text, char *bad, size_t bad_size);
/* Pointers to shared memory have 32 bits from now on; all: those to constant and local memory too. */
void layout_narrow(Module *m, bool all);
uint32_t ptr_bits(const Module *m, uint32_t space);        /* 32 or 64 */
bool type_is_sized(const Module *m, TypeId t);             /* the four below ask for it */
uint64_t type_size(Module *m, TypeId t);                   /* between array elements; saturates at UINT64_MAX / 2 */
uint64_t type_store_size(Module *m, TypeId t);             /* bytes a store writes */
uint32_t type_align(Module *m, TypeId t);                  /* ABI alignment */
uint64_t struct_offset(Module *m, TypeId t, uint32_t field);
/* Byte offset of a getelementptr whose indices are all constants; false when one is not (or on overflow). */
bool gep_offset(Module *m, TypeId source, const Ref *index, uint32_t n, int64_t *offset);

/* const.c */
Ref const_int(Module *m, TypeId t, uint64_t value);        /* truncated to t's width; sign-extended beyond 64 bits */
Ref const_wide(Module *m, TypeId t, const uint32_t *words, uint32_t n);    /* any width; CONST_INT if it fits */
Ref const_fp(Module *m, TypeId t, uint64_t bits);          /* the pattern in t's own width; at most 64 bits */
/* null, undef, poison, zero, none; asked for a zero or null, it makes the kind of zero that t has. */
Ref const_simple(Module *m, enum ConstKind kind, TypeId t);
Ref const_zero(Module *m, TypeId t);                       /* 0, 0.0, null or zeroinitializer */
Ref const_bytes(Module *m, TypeId t, StrId bytes);
Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n);
/* Any constant expression; range 0 or 1 + index into Module.inrange. Not folded, except a cast to the type it has. */
Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand,
               uint32_t n);
Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags);
Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first); /* of a kind that only has `first` */
static inline const Const *const_at(const Module *m, Ref r) { return &m->constant.at[ref_index(r)]; }
bool ref_int(const Module *m, Ref r, uint64_t *value);     /* an integer constant of at most 64 bits? zero-extended */
bool ref_sint(const Module *m, Ref r, int64_t *value);     /* the same, sign-extended */
bool ref_is_null(const Module *m, Ref r);                  /* null pointer or integer zero */
bool ref_is_undef(const Module *m, Ref r);                 /* undef or poison */
/* Element i of an aggregate or vector constant of any kind (zero, undef, bytes, ...); REF_NULL if it cannot be told. */
Ref const_elem(Module *m, Ref r, uint64_t i);

/* attr.c */
enum { ATTR_FUNCTION = 0, ATTR_RESULT = 1, ATTR_PARAM0 = 2 };              /* places in an attribute list */
uint32_t attr_intern(Module *m, Attr a);                   /* index into Module.attr */
AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n);           /* keeps the order; drops exact repeats */
AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n);         /* set by place */
AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t place);     /* 0 beyond its end */
const Attr *attr_find(const Module *m, AttrSetId s, const char *key);      /* NULL if absent */
/* Short forms: is the attribute there (function, parameter i); its integer value or `otherwise`. */
bool sym_has_attr(const Module *m, SymId s, const char *key);
bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key);
bool param_not_captured(const Module *m, AttrListId l, uint32_t param);     /* nocapture, captures(none) */
uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise);
AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a); /* replaces one of the same key */
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
bool md_is_node(const Module *m, MdId id, const char *name);               /* a specialised node: "DIFile", ... */
const char *md_field_text(const Module *m, MdId node, const char *name);   /* "" if there is no such field */
MdId md_field_node(const Module *m, MdId node, const char *name);          /* 0 if there is no such field */
MdId sym_dbg(const Module *m, SymId s);                    /* the !dbg attachment of a symbol; 0 if it has none */
MdId md_named(const Module *m, const char *name, uint32_t i);              /* of a named node; 0 beyond the end */
uint32_t md_named_count(const Module *m, const char *name);
void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n);    /* appended if the name exists */

/* func.c. Instructions are appended to inst[]; where they stand is a matter of order[], which only the parser (while
 * it builds), Edit and Order change. */
uint32_t fn_md(Fn *f, MdId md);                            /* index in f->md, where it is put if it was not there */
void fn_trim(Fn *f);                                       /* gives back what its arrays have grown beyond their need */
ValueId fn_inst(Fn *f, enum Op op, TypeId type, const Ref *operand, uint32_t n);   /* a new, unplaced instruction */
void fn_set_operands(Fn *f, ValueId v, const Ref *operand, uint32_t n);    /* in place if not longer */
ValueId fn_copy_inst(Fn *f, ValueId v);                    /* unplaced; same operands, location and attachments */
static inline Inst *inst_at(const Fn *f, ValueId v) { return &f->inst.at[v]; }
static inline Ref *inst_ops(const Fn *f, ValueId v) { return vec_from(&f->opnd, f->inst.at[v].opnd); }
static inline Ref inst_op(const Fn *f, ValueId v, uint32_t i) { return f->opnd.at[f->inst.at[v].opnd + i]; }
static inline uint32_t op_flags(const Inst *i) { return op_info[i->op].flags; }
static inline uint32_t inst_src(const Fn *f, ValueId v) { return v < f->src.n ? f->src.at[v] : 0; }
static inline StrId inst_name(const Fn *f, ValueId v) { return v < f->name.n ? f->name.at[v] : 0; }
static inline uint32_t inst_loc(const Fn *f, ValueId v) { return v < f->loc.n ? f->loc.at[v] : 0; }
/* Line, column and file of its debug location; false if it has none. */
bool inst_written(const Module *m, const Fn *f, ValueId v, const char **file, uint32_t *line, uint32_t *column);
void inst_set_src(Fn *f, ValueId v, uint32_t src);
void inst_set_name(Fn *f, ValueId v, StrId name);          /* the caller keeps names unique within the function */
void inst_set_loc(Fn *f, ValueId v, uint32_t loc);
void inst_copy_origin(Fn *f, ValueId to, ValueId from);    /* src and loc: for an instruction that replaces another */
const Attach *inst_attach(const Fn *f, const Module *m, ValueId v, const char *kind);      /* NULL if absent */
void inst_attach_add(Fn *f, ValueId v, StrId kind, uint32_t fn_md_index);  /* replaces one of that kind */
void inst_attach_remove(Fn *f, ValueId v, StrId kind);
/* Calls: operands are arguments, then bundle operands, then the callee. */
uint32_t call_nargs(const Fn *f, ValueId v);
static inline Ref call_callee(const Fn *f, ValueId v) { return inst_op(f, v, inst_at(f, v)->nopnd - 1); }
/* The function called directly, aliases and pointer casts looked through; 0 = unknown. */
SymId callee_target(const Module *m, Ref callee);          /* of an operand that is called */
static inline SymId call_target(const Module *m, const Fn *f, ValueId v) {
    Ref r = call_callee(f, v);
    bool plain = ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].kind == SYM_FUNC;
    return plain ? ref_index(r) : callee_target(m, r);
}
static inline uint32_t call_intrinsic(const Module *m, const Fn *f, ValueId v) {   /* Sym.intrinsic of that; 0 = none */
    return m->sym.at[call_target(m, f, v)].intrinsic;      /* symbol 0 is none */
}
/* Is any instruction v a call of an intrinsic that has one of these flags (INF_*)? */
bool inst_is_intrinsic(const Module *m, const Fn *f, ValueId v, uint32_t flags);
const Bundle *call_bundles(const Fn *f, ValueId v, uint32_t *n);           /* NULL and *n = 0 if there are none */
TypeId ref_type_global(const Module *m, Ref r);            /* of what is no value */
static inline TypeId ref_type(const Module *m, const Fn *f, Ref r) {       /* f may be NULL when r is no local */
    return ref_is(r, REF_VALUE) ? inst_at(f, ref_index(r))->type : ref_type_global(m, r);
}
/* The result type of an RES_OWN, RES_OP0 or RES_CMP instruction from its operands; T_VOID when they do not fit. */
TypeId inst_result_type(Module *m, const Fn *f, const Inst *i, const Ref *operand);
/* Terminators: the successors are the REF_BLOCK operands, in operand order. */
#define each_succ(f, term, s) \
    for (uint32_t s##_i = 0, s = 0; s##_i < (f)->inst.at[term].nopnd; s##_i++) \
        if (ref_is(inst_op(f, term, s##_i), REF_BLOCK) && (s = ref_index(inst_op(f, term, s##_i)), true))
static inline ValueId block_term(const Fn *f, BlockId b) {
    return f->order.at[f->block.at[b].first + f->block.at[b].n - 1];
}
/* Program order: for every placed block b, for every placed instruction v of it. `break` in the inner loop leaves
 * the block. */
#define each_block(f, b) \
    for (uint32_t b##_i = 0, b = 0; b##_i < (f)->layout.n && (b = (f)->layout.at[b##_i], true); b##_i++)
#define each_inst_in(f, b, v) \
    for (uint32_t v##_i = (f)->block.at[b].first, v##_e = v##_i + (f)->block.at[b].n, v = 0; \
         v##_i < v##_e && (v = (f)->order.at[v##_i], true); v##_i++)
#define each_inst(f, b, v) each_block(f, b) each_inst_in(f, b, v)

/* clone.c: a copy of function `s` under a new name, internal linkage, no comdat; whole arrays are copied. The metadata
 * table gets fresh distinct nodes for the function's own subprogram and all that is scoped in it. 0 if it may not be
 * cloned (no body, a block address taken). */
SymId fn_clone(Module *m, SymId s, StrId new_name);

/* sweep.c: removes the symbols with dead[s] (by SymId), bodies and empty comdats included. Nothing that stays may use
 * them but metadata, where null takes their place, and debug records, where poison does. All SymIds change. */
void module_sweep(Module *m, const uint8_t *dead);

/* ------------------------------------------------------------------------------------------- the rest of ir/ */

#include "ir/intrinsic.h"    /* intrinsics.def: one row per intrinsic and per library function the driver supplies */
#include "ir/edit.h"         /* changing a body */
#include "ir/cfg.h"          /* control flow, dominators */
#include "ir/kernel.h"       /* kernels, targets */
#include "ir/diag.h"         /* messages, output */

/* print*.c: the textual form. print(parse(x)) is a fixed point. */
void module_print(Module *m, Out *o);
SymId *sym_text_order(const Module *m);      /* [1] .. [sym.n - 1]: all symbols in the order of the text; free() it */
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
