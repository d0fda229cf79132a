/* ir.h: the data structures of the intermediate representation. The headers that it includes at its end have the
 * functions.
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
 * memory; it then does not return, but prints one line and exits with code 1, or jumps to the target of mem_escape()
 * if the program has set one (mem.h).
 *
 * Reading order: ids and operands, types, opcodes and Inst, Fn, Sym, Module; then type.h to func.h. */
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

/* A hash table that finds the id of an entity by its contents (open addressing, see hash.h). A slot has the hash of the
 * contents and the id; id 0 marks an unused slot. n: used slots; cap: slots, 0 or a power of two. No output depends on
 * the order of the slots. */
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
typedef uint32_t AttrSetId;  /* set of the attributes of a function, of its result or of one parameter; 0 = empty */
typedef uint32_t AttrListId; /* the attribute sets of a function or call: ATTR_FUNCTION, ... (attr.h); 0 = none */
typedef uint32_t ValueId;    /* index into Fn.inst */
typedef uint32_t BlockId;    /* index into Fn.block */

/* An operand: the upper 3 bits are its kind, the lower 29 bits an index, whose meaning depends on the kind. All bits
 * zero = no operand. */
typedef struct {
    uint32_t x;
} Ref;
enum RefKind {
    REF_NONE,
    REF_VALUE,   /* instruction or parameter of this function: its ValueId */
    REF_BLOCK,   /* block of this function: its BlockId */
    REF_CONST,   /* ConstId */
    REF_SYM,     /* the address of a symbol: its SymId */
    REF_META,    /* index into Fn.md */
    REF_MDVALUE, /* a local value wrapped as metadata (an operand of type metadata): its ValueId */
    REF_INT      /* a small integer: an index of extractvalue or insertvalue */
};
#define REF_MAX_INDEX ((1u << 29) - 1) /* every id is checked against this limit when it is created */

/* ref_make does not check the index. ref_same compares kind and index; equal constants are the same, as they are
 * interned. */
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
/* Returns the address space in which memory of `space` is at run time: global for 25 and 53, which only annotate
 * variables, and `space` itself for all others. */
uint32_t space_at_run_time(uint32_t space);
/* Returns the name of a space: the one that PTX uses, such as "global" or "shared::cluster"; "" for generic; "device"
 * and "tracked global" for 25 and 53. Returns NULL if NVPTX has no such space. */
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
    /* Slice of Module.type_elem, of nelem types: the fields of a struct; the result and then the parameters of a
     * function; the one element type of an array or vector. */
    uint32_t first;
    uint32_t nelem;
    StrId name; /* of a TYPE_NAMED struct; 0 = numbered (%0) */
    uint64_t n; /* width of an int in bits, space of a pointer, length of an array or vector */
    /* Computed by layout.c on first use: */
    uint64_t size;    /* bytes from one element of an array of this type to the next */
    uint32_t align;   /* bytes; 0 = not computed yet */
    uint32_t offsets; /* of a struct: its first field offset in Module.field_offset */
} Type;

/* The types that every module contains, at fixed ids. */
/* clang-format off */
enum {
    T_VOID, T_LABEL, T_METADATA, T_TOKEN, T_HALF, T_BFLOAT, T_FLOAT, T_DOUBLE, T_FP128, T_X86_FP80, T_PPC_FP128,
    T_I1, T_I8, T_I16, T_I32, T_I64, T_I128, T_PTR
};
/* clang-format on */

/* ------------------------------------------------------------------------------------------- constants (const.c) */

enum ConstKind {
    CONST_INT,  /* bits: the value, zero-extended from its width (at most 64 bits) */
    CONST_WIDE, /* first, n: little-endian 32-bit words in Module.const_word (wider than 64 bits) */
    CONST_FP,   /* bits: the bit pattern in the width of the type */
    CONST_NULL, /* null pointer */
    CONST_UNDEF,
    CONST_POISON,
    CONST_ZERO,                 /* zeroinitializer of an aggregate or vector */
    CONST_NONE,                 /* token none */
    CONST_BYTES,                /* c"...": str; of type [n x i8] */
    CONST_AGG,                  /* first, n: the elements of an array, vector or struct, Refs in Module.const_elem */
    CONST_EXPR,                 /* op, flags as in Inst, aux; first, n: operands, Refs in Module.const_elem */
    CONST_BLOCKADDR,            /* first: index into Module.blockaddr */
    CONST_ASM,                  /* inline assembly; first: template StrId, n: constraints StrId, flags: ASM_* */
    CONST_DSO_LOCAL_EQUIVALENT, /* first: SymId */
    CONST_NO_CFI                /* first: SymId */
};
enum { ASM_SIDEEFFECT = 1, ASM_ALIGNSTACK = 2, ASM_INTELDIALECT = 4, ASM_UNWIND = 8 };

typedef struct Const {
    uint8_t kind, op;
    uint16_t flags;
    TypeId type;
    uint32_t aux;   /* CONST_EXPR: source element type of a getelementptr; predicate of a comparison */
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
    bool resolved; /* `block` is valid; false while the parser has not read the body of the function yet */
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
enum FpPred {     /* a set of outcomes: FCMP_OEQ | FCMP_OGT | FCMP_OLT | FCMP_UNO */
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
    uint32_t opnd, nopnd; /* slice of Fn.opnd: index of the first operand, and their number */
    uint32_t aux;         /* TypeId (alloca, getelementptr), AttrListId (call) */
    union {
        uint32_t bits;
        struct {
            uint32_t align : 6, order : 3, fail : 3, scope : 8;
        } mem; /* align: 1 + log2, 0 = none; order: enum Ordering, fail: that of a failed cmpxchg; scope: SCOPE_* */
        struct {
            uint32_t cc : 10, nfixed : 22;
        } call; /* cc: enum CallConv; nfixed: arguments before the "...", if IF_VARARG is set */
    };
} Inst;
_Static_assert(sizeof(Inst) == 24, "an Inst is copied millions of times");

typedef struct Block {
    uint32_t first, n; /* slice of Fn.order: its instructions, of which the last one is the terminator */
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

/* An operand bundle of a call. Its operands are those from `first` to first + n - 1 of the operands of the call. */
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
    VEC(uint32_t) attached; /* 1 + index into attach of the first attachment; 0 = none */
    VEC(Attach) attach;
    VEC(Bundle) bundle;    /* ordered by the id of the call */
    VEC(MdId) md;          /* the metadata table of the function */
    VEC(uint32_t) md_slot; /* cache of fn_md_index: hash table of 1 + index, for md[0] to md[md_slot.n - 1] */
    struct Cfg *cfg;       /* the cached graph, see fn_cfg (ir/cfg.h); never NULL */
    struct Uses *uses;     /* the cached users of its values, see fn_uses (ir/edit.h); never NULL */
    struct References
        *references; /* the cached references to other functions and variables, see fn_references; never NULL */
    /* Cache of pass_fn_ask (transform/pass.h), one bit for each question: whether its answer is cached, and the answer.
     * fn_changed clears `asked`. */
    uint8_t asked, answer;
    uint64_t ops; /* cache of pass_fn_has: a bit for each opcode in the body; 0: not known. fn_changed clears it. */
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
    /* SYM_*, LINK_*, VIS_*, UNNAMED_*, DSO_*, DLL_*, TLS_*. */
    uint8_t kind, linkage, visibility, unnamed, dso, dll, tls;
    uint8_t align;                         /* 1 + log2 of the alignment in bytes; 0 = not given */
    bool constant, externally_initialized; /* variables */
    bool defined;                          /* has an initialiser, a body or an aliasee */
    bool block_address_taken;              /* functions: a blockaddress refers to one of its blocks; never cloned */
    bool has_extern_keyword;               /* variables: the text says "external" */
    uint16_t cc;                           /* functions: enum CallConv */
    uint32_t space;                        /* the address space of the symbol itself */
    TypeId type;                           /* variable, alias: the type of the contents; function: its TY_FUNC */
    Ref init;                              /* initialiser or aliasee */
    AttrListId attrs;                      /* a variable has only the set ATTR_FUNCTION of the list */
    uint32_t comdat;                       /* 1 + index into Module.comdat; 0 = none */
    StrId section, partition, gc, code_model, sanitizer; /* sanitizer: the keywords, separated by blanks */
    Ref prefix, prologue, personality;
    uint32_t md;        /* 1 + index into Module.sym_md of the first attachment; 0 = none */
    uint32_t src;       /* text offset of the declaration, for a clone that of its original; else SRC_NONE */
    uint16_t intrinsic; /* functions: INTRIN_* (intrinsic_id.h); 0 = no row of the table */
    Fn *fn;             /* the body of a defined function, else NULL */
    /* A bit for each pass that found nothing to change in the body when it last ran; see pass_fn_settled. It is not in
     * Fn, because most passes read it of most functions and nothing else. */
    uint64_t settled;
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

/* A table of interned sequences of 32-bit words. The id of a sequence is its index in `seq`. Equal sequences have equal
 * ids; the empty sequence has id 0. */
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
    SeqTable list; /* by AttrListId: the AttrSetIds of the function, its result and each parameter, in this order */
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
/* A field of an MD_NODE is three words of md_op: name (StrId, 0 = positional), form (enum MdForm), payload. The payload
 * is a StrId for MDF_WORD (a number, flags, true or false, as written) and MDF_STRING ("text"), an MdId for MDF_MD (a
 * node), and unused for MDF_NULL. */
enum MdForm { MDF_WORD, MDF_STRING, MDF_MD, MDF_NULL };
#define MD_FIELD_WORDS 3
/* Named metadata: !name = !{...} */
typedef struct NamedMd {
    StrId name;
    uint32_t first, n, cap; /* its n elements, MdIds, begin at md_op[first], where cap words are reserved for them */
} NamedMd;

/* ------------------------------------------------------------------------------------------- modules */

/* The text that a module was read from. It is kept because messages of late passes quote it. */
#define SRC_NONE UINT32_MAX /* no position: a message gives only the name of the file */
typedef struct Source {
    const char *name, *text;
    size_t size;
    uint32_t **lines; /* where diag.c caches the number of lines before each chunk of the text; NULL = no cache */
} Source;

typedef struct DataLayout {
    bool given; /* the module has a target datalayout */
    /* The width in bits of pointers by space: 32 or 64. */
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
    VEC(SymId) by_name;        /* by StrId: the symbol of this name; 0 = none, as beyond the end */
    VEC(uint32_t) last_suffix; /* by StrId: the last N that sym_fresh_name tried in "name.N" */
} SymNames;

/* The hash tables with which types, constants and metadata are interned. */
typedef struct InternTables {
    Hash type, constant, md, named_md;
} InternTables;

/* What analysis/assembly.c has read in inline assemblies, by ConstId; 0: not read yet, as beyond the end. */
typedef struct AsmCache {
    VEC(uint8_t) effects;
} AsmCache;

typedef struct Module {
    Source source;
    Diag *diag; /* where messages go; borrowed */
    /* Receives the results of the queries of analysis/alias.h about this module, for tests; borrowed; NULL: none. */
    struct AliasLog *alias_log;

    /* target lines of the text */
    StrId source_filename, datalayout, triple;
    uint32_t datalayout_src; /* text offset of `target datalayout`; SRC_NONE: there is none, the default is used */
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
    AsmCache *assembly; /* never NULL */

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

    VEC(StrId) sync_scope; /* names, by Inst.mem.scope: those of SCOPE_*, then others that the module uses */
    InternTables intern;
    /* The warnings of memory-space-opt that have been given, so that none is repeated: 1 + text offset, with a hash of
     * the offset and the message. */
    Hash warned;
} Module;
enum { SCOPE_SYSTEM, SCOPE_SINGLETHREAD, SCOPE_BLOCK, SCOPE_CLUSTER, SCOPE_DEVICE };

/* ------------------------------------------------------------------------------------------- functions
 *
 * These rules hold for all functions. An id that is passed in must belong to the module or function that is passed in.
 * Equal strings, types, constants and attributes have equal ids, because they are interned; an id never changes
 * and is never reused. A pointer into the module (str_get, type_at, const_at, inst_at, inst_ops) is valid until
 * the next entity of its kind is created. A function that takes a const Module changes nothing that can be
 * observed. Time is linear in the arguments unless the comment says otherwise.
 */

/* mod.c */
Module *module_new(Diag *diag);                             /* an empty module; diag is borrowed */
void module_free(Module *m);                                /* frees m and everything in it; m may be NULL */
StrId str_intern(Module *m, const char *s, size_t len);     /* any bytes; s may point into the module */
StrId str_of(Module *m, const char *nul_terminated);        /* interns it */
StrId str_find(const Module *m, const char *s, size_t len); /* 0 if it was never interned (or is "") */
/* Returns the bytes of a string, followed by a NUL. They may contain NULs, see str_len. */
static inline const char *str_get(const Module *m, StrId id) { return m->strings.bytes.at + m->strings.str.at[id].off; }
uint32_t str_len(const Module *m, StrId id);
SymId sym_new(Module *m, StrId name);        /* zeroed, but src = SRC_NONE; name: not that of a symbol, or 0 */
SymId sym_find(const Module *m, StrId name); /* 0 if there is none */
static inline const char *sym_text(const Module *m, SymId s) { /* the name of a symbol; "" if it has none */
    return str_get(m, m->sym.at[s].name);
}
void sym_rename(Module *m, SymId s, StrId name); /* name: not the name of a symbol, or 0 */
Fn *fn_new(Module *m, SymId sym);                /* creates an empty body; sets Sym.fn and Sym.defined */
void fn_free(Fn *f);                             /* Sym.fn still points to f: the caller clears it and Sym.defined */
/* Returns a name that no symbol has: base, else base.1, base.2, ... Deterministic. Creates no symbol. */
StrId sym_fresh_name(Module *m, const char *base);
/* Returns the index of a synchronisation scope in Module.sync_scope, which is added if it is new; UINT32_MAX if it is
 * new and there are 256 already. "system" is another name of the default scope "". */
uint32_t sync_scope_find(Module *m, StrId name);
/* Attaches metadata to a symbol, after its other attachments. A symbol may have several attachments of a kind. */
void sym_md_add(Module *m, SymId s, StrId kind, MdId md);
/* each_sym loops over all symbols; each_fn over those with a body f. `break` in each_fn leaves only the inner loop, as
 * `continue` does. */
#define each_sym(m, s) for (SymId s = 1; s < (m)->sym.n; s++)
#define each_fn(m, s, f) \
    each_sym(m, s) \
        for (Fn *f = (m)->sym.at[s].fn; f; f = NULL)

/* clone.c: copies function `s` under a new name, which no symbol has, with internal linkage, default visibility, no
 * comdat, and neither dso_local nor a DLL storage class. The copy has its own subprogram and its own copies of all
 * metadata nodes in the scope of the subprogram. Returns the new symbol. Returns 0, and changes nothing, if the
 * function has no body or the address of one of its blocks is taken. */
SymId fn_clone(Module *m, SymId s, StrId new_name);

/* sweep.c: removes each symbol s with dead[s] != 0, with its body, and the comdats that then have no members. Only dead
 * symbols, unused constants, metadata and debug records may still use a removed symbol; such a use becomes null or
 * poison. The remaining symbols get new SymIds, so no SymId from before the call is valid. */
void module_sweep(Module *m, const uint8_t *dead);

/* ------------------------------------------------------------------------------------------- the rest of ir/ */

#include "ir/type.h"      /* types, and their sizes */
#include "ir/const.h"     /* constants */
#include "ir/attr.h"      /* attributes */
#include "ir/md.h"        /* metadata */
#include "ir/func.h"      /* instructions, calls, loops over a body */
#include "ir/intrinsic.h" /* ir/intrinsics/: one row per intrinsic, and per library function of the driver */
#include "ir/edit.h"      /* changes to a body */
#include "ir/cfg.h"       /* control flow graph, dominators */
#include "ir/kernel.h"    /* kernels, targets */
#include "ir/diag.h"      /* messages, output */

/* print/: the textual form. Parsing the printed text and printing it again gives the same text. */
void module_print(Module *m, Out *o);
/* Returns all symbols in the order of the input text, at [1] to [sym.n - 1]; the caller frees the array. A clone
 * follows its original; other symbols that passes have created come last. */
SymId *sym_text_order(const Module *m);
/* Prints one function as module_print does, with the metadata numbers of the module, but without the definitions of
 * metadata and attribute groups. The groups are numbered from 0 in the order in which this function uses them. */
void fn_print(Module *m, SymId s, Out *o);
void type_print(const Module *m, TypeId t, Out *o);
/* A Printer prints instructions and operands one at a time, without metadata attachments and attribute groups. It
 * computes the numbers of nameless values when a call passes another function than the call before. So print all that
 * is needed of one function before the next, and do not change the module meanwhile. */
typedef struct Printer Printer;
Printer *printer_new(Module *m, Out *o);
void printer_inst(Printer *p, const Fn *f, ValueId v); /* indented by two blanks, with a newline at the end */
/* Prints an operand without its type. A value, block or metadata operand is that of the function which the last call of
 * printer_inst or printer_value passed. */
void printer_ref(Printer *p, Ref r);
void printer_value(Printer *p, const Fn *f, ValueId v); /* the name or number of v: "%x", "%5" */
void printer_free(Printer *p);
/* The callbacks that add comments to a printed module. `function` writes whole lines to `o` before a definition; `inst`
 * writes text without a newline after an instruction, on its line. Each comment must begin with ';', and a callback may
 * write nothing. Both must be set. `with` is passed to them. */
typedef struct PrintNotes {
    void *with;
    void (*function)(void *with, Printer *p, SymId s, Out *o);
    void (*inst)(void *with, Printer *p, SymId s, ValueId v, Out *o);
} PrintNotes;
/* Prints the module with these comments. `o` must be a writer into memory. notes may be NULL: no comments. */
void module_print_noted(Module *m, const PrintNotes *notes, Out *o);
/* Prints an operand of function fn (0: outside of functions) for a message: "%x", "%5", "@g", "i32 7", "label %bb".
 * Takes time linear in the function if r is a value or block without a name, and linear in the module if r is metadata
 * or contains a symbol, type or block without a name. */
void ref_print(Module *m, SymId fn, Ref r, Out *o);

/* verify/: checks whether the module obeys the rules of the language. Reports violations as errors to m->diag, of a
 * symbol or instruction that breaks several rules perhaps only one; returns true if there is none. */
typedef struct VerifyOptions {
    uint32_t sm; /* target architecture, e.g. 90; 0 = unknown */
    bool allow_missing_datalayout;
    bool known_intrinsics; /* refuse calls of llvm.nvvm.* that have no row in ir/intrinsics/ */
} VerifyOptions;
bool module_verify(Module *m, const VerifyOptions *options);

#endif
