/* ir.h: the intermediate representation, all of it.
 *
 *   Module ── strings, types, constants, attributes, metadata   (interned or numbered; never edited in place)
 *     │
 *     ├─ Sym[]   variables, functions, aliases: everything whose name begins with '@'
 *     └─ Fn      the body of a defined function, as a few flat arrays
 *          inst[]    24-byte records; the first nparam are the parameters; only fn_pack changes ids
 *          opnd[]    the operands of all instructions, 4 bytes each (Ref)
 *          block[]   a block is a slice of order[]
 *          order[]   instruction ids in program order, block after block
 *          layout[]  block ids in program order
 *          side tables by instruction: src (text offset), name, loc (debug location), attachments
 *          md[]      the metadata that this function uses; the body refers to it by index
 *
 * A body contains no pointers and no module-wide ids of its own values, so cloning a function copies its
 * arrays. Ids are 32 bits wide. Hold ids, not pointers, across any call that may append.
 *
 * Memory: everything belongs to the Module and is freed by module_free(). Any function below may run out of
 * memory; it then prints one line and exits with code 1 (mem.h). No function reports that in another way.
 *
 * Reading order: ids and operands, types, opcodes and Inst, Fn, Sym, Module; then the
 * functions, grouped by file. */
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

/* A hash table from the contents of an entity to its id (open addressing, see hash.h). Its
 * order is never observable. */
typedef struct Hash {
    struct HashSlot {
        uint32_t hash, id;
    } *slot;
    uint32_t n, cap;
} Hash;

typedef uint32_t StrId;      /* interned string of bytes; 0 = "" */
typedef uint32_t TypeId;     /* interned type; 0 = void */
typedef uint32_t ConstId;    /* interned constant; 0 is not a constant */
typedef uint32_t SymId;      /* index into Module.sym; 0 is not a symbol */
typedef uint32_t MdId;       /* metadata node; 0 = null */
typedef uint32_t AttrSetId;  /* the attributes of one place; 0 = none */
typedef uint32_t AttrListId; /* the attribute sets of a function or call, by place; 0 = none */
typedef uint32_t ValueId;    /* index into Fn.inst */
typedef uint32_t BlockId;    /* index into Fn.block */

/* An operand: 3 bits of kind and 29 bits of index. All zero = none. */
typedef struct {
    uint32_t x;
} Ref;
enum RefKind {
    REF_NONE,
    REF_VALUE,   /* instruction or parameter of this function */
    REF_BLOCK,   /* block of this function */
    REF_CONST,   /* ConstId */
    REF_SYM,     /* the address of a symbol */
    REF_META,    /* index into Fn.md */
    REF_MDVALUE, /* a local value wrapped as metadata (an operand of type metadata): its ValueId */
    REF_INT      /* a small integer: an index of extractvalue or insertvalue */
};
#define REF_MAX_INDEX ((1u << 29) - 1) /* every id is checked against this limit when it is created */

static inline Ref ref_make(enum RefKind kind, uint32_t index) { return (Ref){(uint32_t)kind << 29 | index}; }
static inline enum RefKind ref_kind(Ref r) { return (enum RefKind)(r.x >> 29); }
static inline uint32_t ref_index(Ref r) { return r.x & REF_MAX_INDEX; }
static inline bool ref_is(Ref r, enum RefKind kind) { return r.x >> 29 == (uint32_t)kind; }
static inline bool ref_same(Ref a, Ref b) { return a.x == b.x; }
#define REF_NULL ((Ref){0})

/* ------------------------------------------------------------------------------------------- spaces */

/* clang-format off */
enum Space {
    SPACE_GENERIC = 0, SPACE_GLOBAL = 1, SPACE_SHARED = 3, SPACE_CONST = 4, SPACE_LOCAL = 5, SPACE_TENSOR = 6,
    SPACE_CLUSTER = 7, SPACE_INTERNAL_DEVICE = 25, SPACE_INTERNAL_GLOBAL = 53, SPACE_PARAM = 101
};
/* clang-format on */
/* Returns the space of an address at run time. The two spaces that only annotate
 * variables (25 and 53) are global. */
uint32_t space_at_run_time(uint32_t space);
/* Returns "global", "shared::cluster", ...; "" for generic; NULL if NVPTX has no such space. */
const char *space_name(uint32_t space);

/* ------------------------------------------------------------------------------------------- types (type.c) */

/* clang-format off */
enum TypeKind {
    TY_VOID, TY_LABEL, TY_METADATA, TY_TOKEN, TY_HALF, TY_BFLOAT, TY_FLOAT, TY_DOUBLE, TY_FP128, TY_X86_FP80,
    TY_PPC_FP128, TY_INT, TY_PTR, TY_ARRAY, TY_VECTOR, TY_STRUCT, TY_FUNC
};
/* clang-format on */
enum { TYPE_PACKED = 1, TYPE_VARARG = 2, TYPE_OPAQUE = 4, TYPE_NAMED = 8 }; /* Type.flags */

typedef struct Type {
    uint8_t kind, flags;
    uint32_t first; /* slice of Module.type_elem: struct fields; result and parameters of a function */
    uint32_t nelem;
    StrId name; /* of a TYPE_NAMED struct; 0 = numbered (%0) */
    uint64_t n; /* width of an int in bits, space of a pointer, length of an array or vector */
    /* Computed by layout.c on first use: */
    uint64_t size;    /* bytes from one element of an array of this type to the next */
    uint32_t align;   /* bytes; 0 = not laid out yet */
    uint32_t offsets; /* of a struct: its first field offset in Module.field_offset */
} Type;

/* The types that every module contains, at fixed ids. */
/* clang-format off */
enum {
    T_VOID, T_LABEL, T_METADATA, T_TOKEN, T_HALF, T_BFLOAT, T_FLOAT, T_DOUBLE, T_FP128, T_X86_FP80, T_PPC_FP128,
    T_I1, T_I8, T_I16, T_I32, T_I64, T_I128, T_PTR, T_FIXED_COUNT
};
/* clang-format on */

/* ------------------------------------------------------------------------------------------- constants (const.c) */

enum ConstKind {
    CONST_INT,  /* bits: the value, zero-extended from its width (at most 64 bits) */
    CONST_WIDE, /* first, n: little-endian 32-bit words in Module.const_word (wider than 64 bits) */
    CONST_FP,   /* bits: the bit pattern in the width of the type */
    CONST_NULL, /* pointer */
    CONST_UNDEF,
    CONST_POISON,
    CONST_ZERO,      /* zeroinitializer of an aggregate or vector */
    CONST_NONE,      /* token none */
    CONST_BYTES,     /* c"...": str; of type [n x i8] */
    CONST_AGG,       /* first, n: Refs in Module.const_elem; an array, vector or struct */
    CONST_EXPR,      /* op, flags, aux as in Inst; first, n: operands in Module.const_elem */
    CONST_BLOCKADDR, /* first: index into Module.blockaddr */
    CONST_ASM,       /* first: template StrId, n: constraints StrId, flags: ASM_* */
    CONST_DSO_LOCAL_EQUIVALENT,
    CONST_NO_CFI /* first: SymId */
};
enum { ASM_SIDEEFFECT = 1, ASM_ALIGNSTACK = 2, ASM_INTELDIALECT = 4, ASM_UNWIND = 8 };

typedef struct Const {
    uint8_t kind, op;
    uint16_t flags;
    TypeId type;
    uint32_t aux;   /* source element type of a getelementptr; predicate of a comparison */
    uint32_t range; /* 1 + index into Module.inrange of a getelementptr with inrange(a, b); else 0 */
    union {
        uint64_t bits;
        struct {
            uint32_t first, n;
        };
        StrId str;
    };
} Const;

/* The contents of a blockaddress constant. */
typedef struct {
    SymId fn;
    BlockId block;
    bool resolved; /* block is known */
} BlockAddr;
/* inrange(low, high) of a constant getelementptr. */
typedef struct {
    int64_t low, high;
} InRange;

/* ------------------------------------------------------------------------------------------- opcodes (ops.def) */

enum Op {
#define OP(name, text, shape, result, flags) OP_##name,
#include "ops.def"
#undef OP
    OP_COUNT
};

/* clang-format off */
enum OpShape {       /* how the operands are written */
    SH_NONE, SH_RET, SH_BR, SH_SWITCH, SH_INDIRECTBR, SH_UNARY, SH_BINARY, SH_EXTRACTELT, SH_INSERTELT, SH_SHUFFLE,
    SH_EXTRACTVAL, SH_INSERTVAL, SH_ALLOCA, SH_LOAD, SH_STORE, SH_FENCE, SH_CMPXCHG, SH_ATOMICRMW, SH_GEP, SH_CAST,
    SH_CMP, SH_PHI, SH_SELECT, SH_CALL, SH_VAARG, SH_DBG
};
/* clang-format on */
enum OpResult { /* the type of the result */
                RES_VOID,
                RES_OP0,  /* the type of the first operand */
                RES_CMP,  /* i1, or a vector of i1 as long as the operands */
                RES_TEXT, /* written in the text: target of a cast, type of a load, ... */
                RES_OWN   /* computed by inst_result_type() */
};
enum {                    /* OpInfo.flags */
       OF_TERM = 1 << 0,  /* terminates a block */
       OF_PURE = 1 << 1,  /* no memory access, no control flow: can be duplicated, or removed if unused */
       OF_TRAP = 1 << 2,  /* undefined for some operands: must not be hoisted above a guarding test */
       OF_READ = 1 << 3,  /* reads memory */
       OF_WRITE = 1 << 4, /* writes memory, orders it, or is observable in another way */
       OF_DEBUG = 1 << 5, /* is a debug record */
       OF_COMM = 1 << 6,  /* commutative */
       OF_INT = 1 << 7,   /* operands are integers or vectors of integers */
       OF_FP = 1 << 8,    /* operands are floating point or vectors of it */
       OF_CAST = 1 << 9,
       /* the keywords that may follow the name: */
       OF_FMF = 1 << 10,  /* fast-math flags */
       OF_WRAP = 1 << 11, /* nuw nsw */
       OF_EXACT = 1 << 12,
       OF_DISJOINT = 1 << 13,
       OF_NNEG = 1 << 14,
       OF_SAMESIGN = 1 << 15
};
typedef struct OpInfo {
    const char *name;
    uint8_t shape, result;
    uint32_t flags;
} OpInfo;
extern const OpInfo op_info[OP_COUNT];

/* Inst.flags. Two flags have the same bit only if no opcode can have both. */
/* clang-format off */
enum {
    IF_NNAN = 1 << 0, IF_NINF = 1 << 1, IF_NSZ = 1 << 2, IF_ARCP = 1 << 3, IF_CONTRACT = 1 << 4, IF_AFN = 1 << 5,
    IF_REASSOC = 1 << 6, IF_FAST = 0x7f,
    IF_NUW = 1 << 7, IF_NSW = 1 << 8, IF_EXACT = 1 << 9, IF_INBOUNDS = 1 << 10, IF_NUSW = 1 << 11,
    IF_DISJOINT = 1 << 12, IF_NNEG = 1 << 13, IF_SAMESIGN = 1 << 14,
    IF_VOLATILE = 1 << 15,                            /* load, store, cmpxchg, atomicrmw */
    IF_VARARG = 1 << 15,                              /* call: the function type ends in "..." */
    IF_WEAK = 1 << 0,                                 /* cmpxchg */
    IF_INALLOCA = 1 << 0, IF_SWIFTERROR = 1 << 1,     /* alloca */
    IF_ELEMENTWISE = 1 << 1,                          /* atomicrmw */
    IF_ARGLIST = 1 << 0                               /* DBG_VALUE, DBG_ASSIGN: the value was a !DIArgList */
};
/* clang-format on */

enum IntPred { ICMP_EQ, ICMP_NE, ICMP_UGT, ICMP_UGE, ICMP_ULT, ICMP_ULE, ICMP_SGT, ICMP_SGE, ICMP_SLT, ICMP_SLE };
/* clang-format off */
enum FpPred {     /* a set of outcomes: bit 0 equal, 1 greater, 2 less, 3 unordered */
    FCMP_FALSE, FCMP_OEQ, FCMP_OGT, FCMP_OGE, FCMP_OLT, FCMP_OLE, FCMP_ONE, FCMP_ORD,
    FCMP_UNO, FCMP_UEQ, FCMP_UGT, FCMP_UGE, FCMP_ULT, FCMP_ULE, FCMP_UNE, FCMP_TRUE
};
enum RmwOp {
    RMW_XCHG, RMW_ADD, RMW_SUB, RMW_AND, RMW_NAND, RMW_OR, RMW_XOR, RMW_MAX, RMW_MIN, RMW_UMAX, RMW_UMIN, RMW_FADD,
    RMW_FSUB, RMW_FMAX, RMW_FMIN, RMW_FMAXIMUM, RMW_FMINIMUM, RMW_UINC_WRAP, RMW_UDEC_WRAP, RMW_USUB_COND,
    RMW_USUB_SAT, RMW_COUNT
};
/* clang-format on */
enum Ordering { ORD_NONE, ORD_UNORDERED, ORD_MONOTONIC, ORD_ACQUIRE, ORD_RELEASE, ORD_ACQ_REL, ORD_SEQ_CST };
enum TailKind { TAIL_NONE, TAIL_TAIL, TAIL_MUST, TAIL_NO };
/* clang-format off */
enum CallConv {
    CC_C = 0, CC_FAST = 8, CC_COLD = 9, CC_PTX_KERNEL = 71, CC_PTX_DEVICE = 72, CC_SPIR_FUNC = 75, CC_SPIR_KERNEL = 76
};
/* clang-format on */
/* The spellings, indexed by the enums above. */
extern const char *const int_pred_name[10], *const fp_pred_name[16];
extern const char *const rmw_name[RMW_COUNT], *const ordering_name[7];

/* ------------------------------------------------------------------------------------------- functions (func.c) */

typedef struct Inst {
    uint8_t op, sub;      /* sub: IntPred, FpPred, RmwOp, TailKind (call) */
    uint16_t flags;       /* IF_* */
    TypeId type;          /* of the result; T_VOID = no result */
    uint32_t opnd, nopnd; /* slice of Fn.opnd */
    uint32_t aux;         /* TypeId (alloca, getelementptr), AttrListId (call) */
    union {
        uint32_t bits;
        struct {
            uint32_t align : 6, order : 3, fail : 3, scope : 8;
        } mem; /* align: 1 + log2, 0 = none */
        struct {
            uint32_t cc : 10, nfixed : 22;
        } call; /* nfixed: arguments before the "..." */
    };
} Inst;
_Static_assert(sizeof(Inst) == 24, "an Inst is copied millions of times");

typedef struct Block {
    uint32_t first, n; /* slice of Fn.order; the last instruction is the terminator */
    StrId name;        /* 0 = numbered */
    uint32_t src;      /* text offset of the label or first instruction */
} Block;

/* A metadata attachment of an instruction, of any kind except !dbg. md: index into Fn.md; next: 1 + index of
 * the next one, 0 = end. */
typedef struct Attach {
    StrId kind;
    uint32_t md;
    uint32_t next;
} Attach;

/* An operand bundle of a call. Its operands are [first, first + n) of the operands of the call. */
typedef struct Bundle {
    ValueId call;
    StrId tag;
    uint32_t first, n;
} Bundle;

typedef struct Fn {
    SymId sym;       /* the function that has this body */
    uint32_t nparam; /* values 0 to nparam - 1 are the parameters (OP_PARAM) */
    VEC(Inst) inst;
    VEC(Ref) opnd;
    VEC(Block) block; /* block 0 is the entry */
    VEC(ValueId) order;
    VEC(BlockId) layout;
    /* Side tables by ValueId. The entries beyond the end of a table are zero. Use the accessors. */
    VEC(uint32_t) src; /* offset in Module.source of the instruction */
    VEC(StrId) name;
    VEC(uint32_t) loc;      /* 1 + index into Fn.md of a DILocation; 0 = none */
    VEC(uint32_t) attached; /* 1 + index of the first Attach */
    VEC(Attach) attach;
    VEC(Bundle) bundle;    /* ordered by the id of the call */
    VEC(MdId) md;          /* the metadata table of the function */
    VEC(uint32_t) md_slot; /* cache of fn_md_index: hash table of 1 + index, for md[0] to md[md_slot.n - 1] */
    uint64_t settled; /* a bit for each pass that has found nothing here since the last change (transform/pass.h) */
} Fn;

/* ------------------------------------------------------------------------------------------- symbols */

enum SymKind { SYM_VAR, SYM_FUNC, SYM_ALIAS, SYM_IFUNC };
/* clang-format off */
enum Linkage {
    LINK_EXTERNAL, LINK_PRIVATE, LINK_INTERNAL, LINK_AVAILABLE_EXTERNALLY, LINK_LINKONCE, LINK_WEAK, LINK_COMMON,
    LINK_APPENDING, LINK_EXTERN_WEAK, LINK_LINKONCE_ODR, LINK_WEAK_ODR, LINK_COUNT
};
/* clang-format on */
extern const char *const linkage_name[LINK_COUNT];
enum { VIS_DEFAULT, VIS_HIDDEN, VIS_PROTECTED };
enum { UNNAMED_NONE, UNNAMED_LOCAL, UNNAMED_GLOBAL }; /* -, local_unnamed_addr, unnamed_addr */
enum { DSO_NONE, DSO_LOCAL, DSO_PREEMPTABLE };
enum { DLL_NONE, DLL_IMPORT, DLL_EXPORT };
enum { TLS_NONE, TLS_GENERAL, TLS_LOCALDYNAMIC, TLS_INITIALEXEC, TLS_LOCALEXEC };

/* A metadata attachment of a symbol. next: 1 + index of the next one, 0 = end. */
typedef struct SymMd {
    StrId kind;
    MdId md;
    uint32_t next;
} SymMd;

typedef struct Sym {
    StrId name; /* 0 = numbered (@0) */
    uint8_t kind, linkage, visibility, unnamed, dso, dll, tls;
    uint8_t align;                         /* 1 + log2; 0 = not given */
    bool constant, externally_initialized; /* variables */
    bool defined;                          /* has an initialiser, a body or an aliasee */
    bool block_address_taken;              /* functions: a blockaddress refers to one of its blocks; never cloned */
    bool has_extern_keyword;               /* variables: the text says "external" */
    uint16_t cc;                           /* functions: enum CallConv */
    uint32_t space;
    TypeId type;      /* variable, alias: the type of the contents; function: its TY_FUNC */
    Ref init;         /* initialiser or aliasee */
    AttrListId attrs; /* of a variable: only place 0 of the list is used */
    uint32_t comdat;  /* 1 + index into Module.comdat; 0 = none */
    StrId section, partition, gc, code_model, sanitizer; /* sanitizer: the keywords, as written */
    Ref prefix, prologue, personality;
    uint32_t md;        /* 1 + index into Module.sym_md */
    uint32_t src;       /* text offset of the declaration; SRC_NONE if a pass created it */
    uint16_t intrinsic; /* functions: INTRIN_* (intrinsic_id.h); 0 = no row of the table */
    Fn *fn;             /* the body of a defined function, else NULL */
} Sym;

typedef struct Comdat {
    StrId name;
    uint8_t kind; /* index into comdat_kind_name */
} Comdat;
extern const char *const comdat_kind_name[5]; /* any exactmatch largest nodeduplicate samesize */

/* ------------------------------------------------------------------------------------------- attributes (attr.c) */

/* The form of one attribute: word, word(N), word(TYPE), word(raw text), "key", "key"="value". */
enum AttrForm { ATTR_WORD, ATTR_INT, ATTR_TYPE, ATTR_RAW, ATTR_STRING, ATTR_STRING_VALUE };
typedef struct Attr {
    StrId key;    /* the word, or the contents of a quoted key */
    uint8_t form; /* enum AttrForm */
    union {
        uint64_t n;
        TypeId type;
        StrId text; /* between the parentheses, or after '=' */
    };
} Attr;

/* Interned sequences of 32-bit words. Equal sequences have equal ids; the empty sequence has id 0. */
typedef struct Seq {
    uint32_t first, n; /* slice of SeqTable.word */
} Seq;
typedef struct SeqTable {
    VEC(Seq) seq;
    VEC(uint32_t) word;
    Hash hash;
} SeqTable;

typedef struct AttrTable {
    VEC(Attr) attr;
    Hash hash;
    SeqTable set;  /* by AttrSetId: indices into attr */
    SeqTable list; /* by AttrListId: AttrSetIds, by place */
} AttrTable;

/* ------------------------------------------------------------------------------------------- metadata (md.c) */

enum MdKind {
    MD_UNDEFINED,  /* used but not defined yet */
    MD_STRING,     /* !"...": str */
    MD_VALUE,      /* a constant or symbol: value */
    MD_TUPLE,      /* !{...}: first, n: MdIds in Module.md_op */
    MD_LOCATION,   /* !DILocation: first: the words of enum MdLocation in Module.md_op */
    MD_EXPRESSION, /* !DIExpression(...): first, n: StrIds of its words; printed in place, without number */
    MD_NODE        /* any other !DIxxx(...): first, n: fields in Module.md_op, see MdForm */
};
enum MdLocation { LOC_LINE, LOC_COLUMN, LOC_SCOPE, LOC_INLINED_AT, LOC_IMPLICIT, LOC_REST, LOC_WORDS };
/* LOC_REST: StrId of other fields as written ("atomGroup: 1, atomRank: 2"), 0 = none */
typedef struct Md {
    uint8_t kind;
    bool distinct;
    StrId name; /* MD_NODE: "DISubprogram", ... */
    union {
        struct {
            uint32_t first, n;
        };
        StrId str;
        Ref value;
    };
} Md;
/* A field of an MD_NODE is three words of md_op: name (StrId, 0 = positional), form, payload. The payload is
 * a StrId for MDF_WORD (a number, flags, true or false, as written) and MDF_STRING ("text"), an MdId for
 * MDF_MD (a node). */
enum MdForm { MDF_WORD, MDF_STRING, MDF_MD, MDF_NULL };
#define MD_FIELD_WORDS 3
/* !name = !{...} */
typedef struct NamedMd {
    StrId name;
    uint32_t first, n, cap; /* slice of Module.md_op, of MdIds */
} NamedMd;

/* ------------------------------------------------------------------------------------------- modules */

/* The text that a module was read from. It is kept because messages of late passes quote it. */
#define SRC_NONE UINT32_MAX /* no position: a message gives only the name of the file */
typedef struct Source {
    const char *name, *text;
    size_t size;
    uint32_t **lines; /* cache of diag.c: number of lines before each chunk of the text; NULL = none */
} Source;

typedef struct DataLayout {
    bool given; /* the module has a target datalayout */
    /* The width of pointers by space: 32 or 64. */
    uint8_t shared_bits, const_bits, local_bits, tensor_bits, generic_bits;
} DataLayout;

typedef struct Diag Diag;

/* All strings of a module, each followed by a NUL. */
typedef struct StrTable {
    VEC(char) bytes;
    VEC(struct { uint32_t off, len; }) str; /* by StrId: slice of bytes */
    Hash hash;
} StrTable;

/* The symbols by name. Read through sym_find and sym_fresh_name. */
typedef struct SymNames {
    VEC(SymId) by_name;        /* by StrId */
    VEC(uint32_t) last_suffix; /* by StrId: the last N that sym_fresh_name tried in "name.N" */
} SymNames;

/* The hash tables with which types, constants and metadata are interned. */
typedef struct InternTables {
    Hash type, constant, md, named_md;
} InternTables;

typedef struct Module {
    Source source;
    Diag *diag; /* where messages go; borrowed */
    /* receives the answers of analysis/alias.h about this module, for those who check them; borrowed; NULL: none */
    struct AliasLog *alias_log;

    /* target lines of the text */
    StrId source_filename, datalayout, triple;
    uint32_t datalayout_src; /* position of its text; SRC_NONE: the default is used */
    VEC(StrId) module_asm;   /* one per line of `module asm` */
    DataLayout layout;

    StrTable strings;

    /* types */
    VEC(Type) type;
    VEC(TypeId) type_elem;
    TypeId pointer[8];      /* cache of type_ptr for small spaces; 0 = not interned yet */
    VEC(TypeId) named_type; /* named and numbered structs in order of definition */
    VEC(uint64_t) field_offset;

    /* constants */
    VEC(Const) constant;
    VEC(Ref) const_elem;
    VEC(uint32_t) const_word;
    VEC(BlockAddr) blockaddr;
    VEC(InRange) inrange;

    AttrTable attrs;

    /* metadata */
    VEC(Md) md;
    VEC(uint32_t) md_op;
    VEC(NamedMd) named_md;

    /* symbols */
    VEC(Sym) sym;
    VEC(SymMd) sym_md;
    VEC(Comdat) comdat;
    SymNames names;

    VEC(StrId) sync_scope; /* by scope: enum { SCOPE_* }, then scopes that the module declares */
    InternTables intern;
    Hash warned; /* the warnings that were given: 1 + text offset, by offset and words */
} Module;
enum { SCOPE_SYSTEM, SCOPE_SINGLETHREAD, SCOPE_BLOCK, SCOPE_CLUSTER, SCOPE_DEVICE };

/* ------------------------------------------------------------------------------------------- functions
 *
 * These rules hold for all functions. An id that is passed in must belong to this module (to this function).
 * Equal strings, types, constants and attributes have equal ids, because they are interned; an id never changes
 * and is never reused. A pointer into the module (str_get, type_at, const_at, inst_at, inst_ops) is valid until
 * the next entity of its kind is created. A function that takes a const Module changes nothing that can be
 * observed. Time is linear in the arguments unless the comment says otherwise.
 */

/* mod.c */
Module *module_new(Diag *diag);                         /* an empty module; diag is borrowed */
void module_free(Module *m);                            /* frees everything in it; m may be NULL */
StrId str_intern(Module *m, const char *s, size_t len); /* any bytes; s may point into the module */
StrId str_of(Module *m, const char *nul_terminated);
StrId str_find(const Module *m, const char *s, size_t len); /* 0 if it was never interned (or is "") */
/* Returns the bytes of a string, followed by a NUL. They may contain NULs, see str_len. */
static inline const char *str_get(const Module *m, StrId id) { return m->strings.bytes.at + m->strings.str.at[id].off; }
uint32_t str_len(const Module *m, StrId id);
SymId sym_new(Module *m, StrId name);            /* name: unused, or 0 */
SymId sym_find(const Module *m, StrId name);     /* 0 if there is none */
void sym_rename(Module *m, SymId s, StrId name); /* name: unused, or 0 */
Fn *fn_new(Module *m, SymId sym);                /* an empty body; sets Sym.fn and Sym.defined */
void fn_free(Fn *f);                             /* the caller then updates Sym.fn */
/* Returns a name that no symbol has: base, else base.1, base.2, ... Deterministic. */
StrId sym_fresh_name(Module *m, const char *base);
/* Finds or adds a synchronisation scope. Returns its index; UINT32_MAX if there are 256 already. */
uint32_t sync_scope_find(Module *m, StrId name);
void sym_md_add(Module *m, SymId s, StrId kind, MdId md); /* attaches metadata to a symbol */
#define each_sym(m, s) for (SymId s = 1; s < (m)->sym.n; s++)
#define each_fn(m, s, f) \
    each_sym(m, s) \
        for (Fn *f = (m)->sym.at[s].fn; f; f = NULL)

/* type.c */
TypeId type_int(Module *m, uint32_t bits); /* bits: 1 to 2^23 */
TypeId type_ptr(Module *m, uint32_t space);
TypeId type_array(Module *m, uint64_t n, TypeId elem);  /* n: its length */
TypeId type_vector(Module *m, uint64_t n, TypeId elem); /* elem: a scalar; n: at least 1 */
TypeId type_struct(Module *m, const TypeId *elem, uint32_t n, bool packed);
TypeId type_named(Module *m, StrId name); /* a new opaque struct at each call; see type_set_body */
/* Sets the fields of a struct made by type_named, which is then no longer opaque. */
void type_set_body(Module *m, TypeId t, const TypeId *elem, uint32_t n, bool packed);
TypeId type_func(Module *m, TypeId result, const TypeId *param, uint32_t n, bool vararg);
static inline const Type *type_at(const Module *m, TypeId t) { return &m->type.at[t]; }
static inline enum TypeKind type_kind(const Module *m, TypeId t) { return (enum TypeKind)m->type.at[t].kind; }
static inline bool type_is_int(const Module *m, TypeId t) { return type_kind(m, t) == TY_INT; }
static inline bool type_is_ptr(const Module *m, TypeId t) { return type_kind(m, t) == TY_PTR; }
bool type_is_fp(const Module *m, TypeId t);        /* half, bfloat, float or double */
bool type_is_aggregate(const Module *m, TypeId t); /* array or struct */
uint32_t type_fp_bits(enum TypeKind kind);         /* 0 for other kinds */
/* Returns the width of an integer or floating-point scalar; 0 for other types. */
static inline uint32_t type_bits(const Module *m, TypeId t) {
    return type_is_int(m, t) ? (uint32_t)type_at(m, t)->n : type_fp_bits(type_kind(m, t));
}
/* Returns an element type. Array, vector: i is ignored; struct: field i; function: the result for i = 0, else
 * parameter i - 1. */
static inline TypeId type_elem(const Module *m, TypeId t, uint64_t i) {
    const Type *a = type_at(m, t);
    return m->type_elem.at[a->first + (a->kind == TY_STRUCT || a->kind == TY_FUNC ? i : 0)];
}
static inline TypeId type_scalar(const Module *m, TypeId t) { /* the element of a vector, else t */
    return type_kind(m, t) == TY_VECTOR ? type_elem(m, t, 0) : t;
}
/* Returns the space of a pointer, or of the pointers in a vector; 0 for other types. */
static inline uint32_t type_space(const Module *m, TypeId t) {
    t = type_scalar(m, t);
    return type_is_ptr(m, t) ? (uint32_t)type_at(m, t)->n : 0;
}
/* Returns a vector of `scalar` with the length of `shape`; `scalar` itself if shape is not a vector. */
TypeId type_with_scalar(Module *m, TypeId shape, TypeId scalar);

/* layout.c: sizes under the data layout of the module, in bytes unless a name says bits. */
/* Reads the text of `target datalayout`. If it is wrong: changes nothing, copies the wrong component to
 * `bad`, and returns false. */
bool layout_parse(Module *m, const char *text, char *bad, size_t bad_size);
/* Makes pointers to shared memory 32 bits wide; all: pointers to constant and local memory as well. */
void layout_set_short_pointers(Module *m, bool all);
uint32_t layout_ptr_bits(const Module *m, uint32_t space); /* 32 or 64 */
uint32_t layout_scalar_bits(const Module *m, TypeId t);    /* of an integer, a pointer, or floating point */
bool type_is_sized(const Module *m, TypeId t);             /* the four functions below require it */
uint64_t type_size(Module *m, TypeId t);                   /* distance of array elements; saturates at UINT64_MAX / 2 */
uint64_t type_store_size(Module *m, TypeId t);             /* bytes that a store writes */
uint32_t type_align(Module *m, TypeId t);                  /* ABI alignment */
uint64_t type_field_offset(Module *m, TypeId t, uint32_t field);
/* Returns the last field of a struct that begins at or before byte `off`; 0 if the struct has no fields. */
uint32_t type_field_at(Module *m, TypeId t, uint64_t off);
/* Computes the byte offset of a getelementptr; false if an index is not a constant, or on overflow. */
bool gep_offset(Module *m, TypeId source, const Ref *index, uint32_t n, int64_t *offset);
/* Adds index i, number k of a getelementptr, to *offset. *t is the type that the indices before it lead to: the source type
 * for k = 0. Returns false on overflow, or if there is no such element. */
bool gep_step(Module *m, TypeId *t, uint32_t k, int64_t i, int64_t *offset);

/* const.c */
Ref const_int(Module *m, TypeId t, uint64_t value); /* truncated, or sign-extended beyond 64 bits */
Ref const_wide(Module *m, TypeId t, const uint32_t *words,
               uint32_t n);                       /* an integer of any width; CONST_INT up to 64 bits */
Ref const_fp(Module *m, TypeId t, uint64_t bits); /* the bit pattern in the width of t, at most 64 bits */
/* Makes null, undef, poison, zeroinitializer or none. For zero and null, the result is the zero of t,
 * whatever its kind. */
Ref const_simple(Module *m, enum ConstKind kind, TypeId t);
Ref const_zero(Module *m, TypeId t);                             /* 0, 0.0, null or zeroinitializer */
Ref const_bytes(Module *m, TypeId t, StrId bytes);               /* c"...", of type [n x i8] */
Ref const_agg(Module *m, TypeId t, const Ref *elem, uint32_t n); /* in its canonical form, see const.c */
/* Makes any constant expression. range: 0, or 1 + index into Module.inrange. Nothing is folded
 * except a cast to the same type. */
Ref const_expr(Module *m, enum Op op, uint16_t flags, TypeId t, uint32_t aux, uint32_t range, const Ref *operand,
               uint32_t n);
Ref const_asm(Module *m, StrId text, StrId constraints, uint16_t flags);
Ref const_other(Module *m, enum ConstKind kind, TypeId t, uint32_t first); /* a kind that has only `first` */
static inline const Const *const_at(const Module *m, Ref r) { return &m->constant.at[ref_index(r)]; }
/* Reports whether a callee is inline assembly. */
static inline bool ref_is_asm(const Module *m, Ref callee) {
    return ref_is(callee, REF_CONST) && const_at(m, callee)->kind == CONST_ASM;
}
/* Gets the value of an integer constant of at most 64 bits, zero-extended; false if r is not one. */
bool ref_int(const Module *m, Ref r, uint64_t *value);
bool ref_sint(const Module *m, Ref r, int64_t *value); /* does the same, sign-extended */
bool ref_is_null(const Module *m, Ref r);              /* null pointer or integer zero */
bool ref_is_undef(const Module *m, Ref r);             /* undef or poison */
/* Returns element i of an aggregate or vector constant of any kind (zero, undef, bytes, ...), or REF_NULL. */
Ref const_elem(Module *m, Ref r, uint64_t i);
/* Returns lane i of a vector constant: an element, as const_elem does; or of an expression, the expression that computes
 * that lane. A constant that is no vector is its own lane. Returns REF_NULL if there is no such lane, or no expression of it:
 * of a bitcast that regroups elements, or if an index or the mask is no number. */
Ref const_lane(Module *m, Ref r, uint64_t i);

/* attr.c */
enum { ATTR_FUNCTION = 0, ATTR_RESULT = 1, ATTR_PARAM0 = 2 };          /* places in an attribute list */
uint32_t attr_intern(Module *m, Attr a);                               /* index into AttrTable.attr */
AttrSetId attr_set(Module *m, const uint32_t *attr, uint32_t n);       /* keeps the order; drops duplicates */
AttrListId attr_list(Module *m, const AttrSetId *set, uint32_t n);     /* set: by place */
AttrSetId attr_list_at(const Module *m, AttrListId l, uint32_t place); /* 0 beyond its end */
const Attr *attr_find(const Module *m, AttrSetId s, const char *key);  /* NULL if absent */
static inline uint32_t attr_set_len(const Module *m, AttrSetId s) { return m->attrs.set.seq.at[s].n; }
/* Returns an index into AttrTable.attr. */
static inline uint32_t attr_set_at(const Module *m, AttrSetId s, uint32_t i) {
    return m->attrs.set.word.at[m->attrs.set.seq.at[s].first + i];
}
static inline const Attr *attr_at(const Module *m, uint32_t attr) { return &m->attrs.attr.at[attr]; }
/* Short forms: whether a function or parameter has the attribute; the integer value of it, or `otherwise`. */
bool sym_has_attr(const Module *m, SymId s, const char *key);
bool call_has_attr(const Module *m, const Fn *f, ValueId v, const char *key);           /* the call itself */
bool call_or_callee_has_attr(const Module *m, const Fn *f, ValueId v, const char *key); /* or a known callee */
bool param_has_attr(const Module *m, AttrListId l, uint32_t param, const char *key);
bool param_has_nocapture(const Module *m, AttrListId l, uint32_t param); /* nocapture or captures(none) */
uint64_t attr_int(const Module *m, AttrSetId s, const char *key, uint64_t otherwise);
/* Returns the list in which an attribute is added; it replaces one with the same key. */
AttrListId attr_list_add(Module *m, AttrListId l, uint32_t place, Attr a);
/* Returns the list without the attribute of that key. */
AttrListId attr_list_remove(Module *m, AttrListId l, uint32_t place, const char *key);

/* md.c */
MdId md_new(Module *m);                                                /* MD_UNDEFINED, filled later by md_set_* */
MdId md_string(Module *m, StrId s);                                    /* interned */
MdId md_value(Module *m, Ref constant_or_symbol);                      /* interned */
MdId md_tuple(Module *m, const MdId *elem, uint32_t n, bool distinct); /* a new node at each call */
void md_set_tuple(Module *m, MdId id, const MdId *elem, uint32_t n, bool distinct);
void md_set_location(Module *m, MdId id, const uint32_t word[LOC_WORDS], bool distinct);
void md_set_expression(Module *m, MdId id, const StrId *word, uint32_t n);
void md_set_node(Module *m, MdId id, StrId name, const uint32_t *field_words, uint32_t nfield, bool distinct);
const uint32_t *md_field(const Module *m, MdId node, const char *name);  /* its three words, or NULL */
bool md_is_node(const Module *m, MdId id, const char *name);             /* a specialised node: "DIFile", ... */
const char *md_field_text(const Module *m, MdId node, const char *name); /* "" if there is no such field */
MdId md_field_node(const Module *m, MdId node, const char *name);        /* 0 if there is no such field */
/* Returns the scope of an MD_LOCATION. */
static inline MdId md_location_scope(const Module *m, MdId location) {
    return m->md_op.at[m->md.at[location].first + LOC_SCOPE];
}
MdId sym_dbg(const Module *m, SymId s);                       /* the !dbg attachment of a symbol; 0 if it has none */
MdId md_named(const Module *m, const char *name, uint32_t i); /* element of a named node; 0 beyond the end */
uint32_t md_named_count(const Module *m, const char *name);
/* Returns the value of a module flag !{behaviour, !"key", value}; 0 if the module has no such flag. */
MdId md_module_flag(const Module *m, const char *key);
void md_named_add(Module *m, StrId name, const MdId *elem, uint32_t n); /* appends if the name exists */

/* func.c. New instructions are appended to inst[]. Their position is determined by order[], which only the
 * parser, Edit and Order change. */
uint32_t fn_md_index(Fn *f, MdId md); /* index in f->md; adds md if it is new */
void fn_trim(Fn *f);                  /* frees the unused capacity of its arrays */
/* Gives the values and blocks new ids, in program order, if more than half of those in use belong to nothing (pack.c). No
 * id from before the call is valid after it. */
void fn_pack(const Module *m, Fn *f);
/* Creates an instruction that is not placed in any block. */
ValueId fn_inst(Fn *f, enum Op op, TypeId type, const Ref *operand, uint32_t n);
/* Sets the operands, in place unless there are more than before. */
void fn_set_operands(Fn *f, ValueId v, const Ref *operand, uint32_t n);
ValueId fn_copy_inst(Fn *f, ValueId v); /* unplaced; same operands, location and attachments */
/* Finds the value called `name`, without its '%'. A number counts blocks and results without names, as in the text.
 * Returns false if there is none. */
bool fn_value_named(const Module *m, const Fn *f, const char *name, ValueId *v);
static inline Inst *inst_at(const Fn *f, ValueId v) { return &f->inst.at[v]; }
static inline Ref *inst_ops(const Fn *f, ValueId v) { return vec_from(&f->opnd, f->inst.at[v].opnd); }
static inline Ref inst_op(const Fn *f, ValueId v, uint32_t i) { return f->opnd.at[f->inst.at[v].opnd + i]; }
static inline uint32_t op_flags(const Inst *i) { return op_info[i->op].flags; }
/* Reports whether the instruction is a load or store that is neither volatile nor atomic, so that it may be removed,
 * moved or merged. */
static inline bool access_is_plain(const Inst *i) {
    return (i->op == OP_LOAD || i->op == OP_STORE) && !(i->flags & IF_VOLATILE) && i->mem.order == ORD_NONE;
}
static inline bool load_is_plain(const Inst *i) { return i->op == OP_LOAD && access_is_plain(i); }
static inline uint32_t inst_src(const Fn *f, ValueId v) { return v < f->src.n ? f->src.at[v] : 0; }
static inline StrId inst_name(const Fn *f, ValueId v) { return v < f->name.n ? f->name.at[v] : 0; }
static inline uint32_t inst_loc(const Fn *f, ValueId v) { return v < f->loc.n ? f->loc.at[v] : 0; }
/* Gets file, line and column of the debug location of v; false if it has none. */
bool inst_debug_position(const Module *m, const Fn *f, ValueId v, const char **file, uint32_t *line, uint32_t *column);
void inst_set_src(Fn *f, ValueId v, uint32_t src);
void inst_set_name(Fn *f, ValueId v, StrId name); /* name: unused in this function, or 0 */
void inst_set_loc(Fn *f, ValueId v, uint32_t loc);
void inst_copy_origin(Fn *f, ValueId to, ValueId from);                               /* copies src and loc */
const Attach *inst_attach(const Fn *f, const Module *m, ValueId v, const char *kind); /* NULL if absent */
/* Adds an attachment; it replaces one of the same kind. */
void inst_attach_add(Fn *f, ValueId v, StrId kind, uint32_t md_index);
void inst_attach_remove(Fn *f, ValueId v, StrId kind);
/* The operands of a call are the arguments, then the bundle operands, then the callee. */
uint32_t call_nargs(const Fn *f, ValueId v); /* number of arguments, without those of bundles */
static inline Ref call_callee(const Fn *f, ValueId v) { return inst_op(f, v, inst_at(f, v)->nopnd - 1); }
/* An alias leads through at most so many aliases and constant expressions, a shared one counted wherever it is used
 * (the verifier sees to it). So whoever expands an alias may recurse. */
enum { ALIAS_SIZE_MAX = 1024 };
/* Returns the function that is called, after looking through aliases and pointer casts; 0 if unknown. */
SymId callee_function(const Module *m, Ref callee);
static inline SymId call_target(const Module *m, const Fn *f, ValueId v) {
    Ref r = call_callee(f, v);
    bool plain = ref_is(r, REF_SYM) && m->sym.at[ref_index(r)].kind == SYM_FUNC;
    return plain ? ref_index(r) : callee_function(m, r);
}
/* Returns the id INTRIN_* of the called intrinsic; 0 if the call is not to an intrinsic. */
static inline uint32_t call_intrinsic(const Module *m, const Fn *f, ValueId v) {
    return m->sym.at[call_target(m, f, v)].intrinsic; /* symbol 0 has none */
}
/* Reports whether v is a call of an intrinsic that has one of these flags (INF_*). */
bool inst_is_intrinsic(const Module *m, const Fn *f, ValueId v, uint32_t flags);
const Bundle *call_bundles(const Fn *f, ValueId v, uint32_t *n); /* NULL and *n = 0 if there are none */
TypeId ref_type_global(const Module *m, Ref r);                  /* the type of an operand that is not REF_VALUE */
/* Returns the type of an operand. f may be NULL unless r is a REF_VALUE. */
static inline TypeId ref_type(const Module *m, const Fn *f, Ref r) {
    return ref_is(r, REF_VALUE) ? inst_at(f, ref_index(r))->type : ref_type_global(m, r);
}
/* Computes the result type of an instruction from its operands; T_VOID if they do not fit. For opcodes with
 * RES_TEXT, returns i->type. */
TypeId inst_result_type(Module *m, const Fn *f, const Inst *i, const Ref *operand);
/* The successors of a terminator are its REF_BLOCK operands, in operand order. */
#define each_succ(f, term, s) \
    for (uint32_t s##_i = 0, s = 0; s##_i < (f)->inst.at[term].nopnd; s##_i++) \
        if (ref_is(inst_op(f, term, s##_i), REF_BLOCK) && (s = ref_index(inst_op(f, term, s##_i)), true))
static inline ValueId block_term(const Fn *f, BlockId b) {
    return f->order.at[f->block.at[b].first + f->block.at[b].n - 1];
}
/* Loop in program order over the placed blocks and instructions. `break` in each_inst leaves only the
 * block. */
#define each_block(f, b) \
    for (uint32_t b##_i = 0, b = 0; b##_i < (f)->layout.n && (b = (f)->layout.at[b##_i], true); b##_i++)
#define each_inst_in(f, b, v) \
    for (uint32_t v##_i = (f)->block.at[b].first, v##_e = v##_i + (f)->block.at[b].n, v = 0; \
         v##_i < v##_e && (v = (f)->order.at[v##_i], true); v##_i++)
#define each_inst(f, b, v) \
    each_block(f, b) \
        each_inst_in(f, b, v)

/* clone.c: copies function `s` under a new name, with internal linkage and no comdat. The copy has new
 * distinct nodes for its subprogram and for all nodes in the scope of it. Returns 0 if the function cannot be
 * cloned (no body, or the address of a block is taken). */
SymId fn_clone(Module *m, SymId s, StrId new_name);

/* sweep.c: removes the symbols with dead[s] (by SymId), with their bodies, and comdats without members. Only
 * metadata and debug records may still use them; such a use becomes null or poison. All SymIds change. */
void module_sweep(Module *m, const uint8_t *dead);

/* ------------------------------------------------------------------------------------------- the rest of ir/ */

#include "ir/intrinsic.h" /* ir/intrinsics/: one row per intrinsic, and per library function of the driver */
#include "ir/edit.h"      /* changes to a body */
#include "ir/cfg.h"       /* control flow graph, dominators */
#include "ir/kernel.h"    /* kernels, targets */
#include "ir/diag.h"      /* messages, output */

/* print/: the textual form. print(parse(x)) is a fixed point. */
void module_print(Module *m, Out *o);
/* Returns all symbols in the order of the text, at [1] to [sym.n - 1]; free() it. */
SymId *sym_text_order(const Module *m);
void fn_print(Module *m, SymId s, Out *o); /* one function, with the metadata numbers of the module */
void type_print(const Module *m, TypeId t, Out *o);
/* Prints instructions one at a time, without metadata and attribute groups. Finish one
 * function before the next. */
typedef struct Printer Printer;
Printer *printer_new(Module *m, Out *o);
void printer_inst(Printer *p, const Fn *f, ValueId v); /* with a newline */
void printer_ref(Printer *p, Ref r);                   /* an operand of the function being printed, without its type */
void printer_value(Printer *p, const Fn *f, ValueId v);
void printer_free(Printer *p);
/* Prints the module with the comments that two callbacks write to `o`: `function` writes whole lines
 * before a function, `inst` writes text without a newline after an instruction. Each comment must begin
 * with ';'. `o` must be a writer into memory. `with` is passed to the callbacks. */
typedef struct PrintNotes {
    void *with;
    void (*function)(void *with, Printer *p, SymId s, Out *o);
    void (*inst)(void *with, Printer *p, SymId s, ValueId v, Out *o);
} PrintNotes;
void module_print_noted(Module *m, const PrintNotes *notes, Out *o);
/* Prints a value for a message: "%x", "%5", "@g", "i32 7", "label %bb". Linear in the function
 * if the value is numbered. */
void ref_print(Module *m, SymId fn, Ref r, Out *o);

/* verify/: checks the rules of the language. Reports every violation; returns true if there is none. */
typedef struct VerifyOptions {
    uint32_t sm; /* target architecture, e.g. 90; 0 = unknown */
    bool allow_missing_datalayout;
    bool known_intrinsics; /* refuse calls of llvm.nvvm.* that have no row in ir/intrinsics/ */
} VerifyOptions;
bool module_verify(Module *m, const VerifyOptions *options);

#endif
