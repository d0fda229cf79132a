/* emit.h: the lower layer of the emitter. It writes PTX text, numbers registers and labels, and materialises
 * values in registers. It knows nothing of instruction selection. The layers of ptx/, from the top:
 *
 *   module.c  global.c  func.c     a module, its variables, a function: they drive everything below
 *   select/                        instruction selection: one file for each family of IR instructions
 *   debug/                         line tables and DWARF for the text that was emitted
 *   expand/                        lowering of operations that take more than one PTX instruction
 *   scalar/                        arithmetic, comparison and conversion of one scalar
 *   emit.h  emit/                  this layer
 *
 * How a value becomes registers
 *   Every type is flattened into a list of components (Comp). Each component fits one register: an integer of
 *   at most 64 bits, a float or a pointer. An i128 has two 64-bit components; a vector or an aggregate has
 *   the components of its elements, in order.
 *   Every component of every value is described by an operand (Opd). Mostly it is a register, but it may also
 *   be a constant, a register plus an offset, or a symbol plus an offset. Such an operand costs nothing until
 *   an instruction needs it in a register; only then are instructions emitted that materialise it. Blocks are
 *   visited in an order in which definitions precede uses (except for phis), so one pass suffices.
 *
 * Register classes: i1 is held in .pred, i2 .. i16 in .b16, i17 .. i32 in .b32, i33 .. i64 in .b64; half and
 * bfloat in .b16, float in .b32, double in .b64. Pointers are held in .b64, or in .b32 if the data layout
 * gives their space 32 bits. The bits of a register above the width of its integer are undefined; an
 * instruction that depends on them extends its operand first (val_zext, val_sext).
 *
 * Registers and labels are numbered in the order in which the text first names them, so the numbers depend on
 * the text alone.
 */
#ifndef NVIR_PTX_EMIT_H
#define NVIR_PTX_EMIT_H

#include "analysis/divergence.h"
#include "analysis/loops.h"
#include "ptx/ptx.h"

enum RegClass { RC_PRED, RC_B16, RC_B32, RC_B64, RC_COUNT };
/* Returns the number of bits of a register of class c: 1, 16, 32 or 64. */
static inline uint32_t class_bits(enum RegClass c) { return c == RC_PRED ? 1 : 8u << c; }

/* A component: the part of a type that fits one register. */
typedef struct Comp {
    uint8_t cls;     /* enum RegClass */
    uint8_t kind;    /* TY_INT, TY_HALF, TY_BFLOAT, TY_FLOAT, TY_DOUBLE, TY_PTR */
    uint8_t bits;    /* significant bits: 1 .. 64 */
    uint8_t space;   /* address space of a pointer */
    uint8_t shift;   /* packed: position of the element's lowest bit within the byte at `offset` */
    bool packed;     /* element of a vector whose elements are not whole bytes (<8 x i1>) */
    uint32_t offset; /* byte offset in memory */
} Comp;
typedef struct Comps {
    const Comp *at;
    uint32_t n;
} Comps;
enum { ALIGN_MOST = 1 << 23 }; /* the largest alignment of a variable that ptxas accepts */
enum { COMPS_MAX = 4096 };     /* a value of more components is an error: it belongs in memory */

enum OpdKind {
    OPD_NONE,
    OPD_REG,    /* register id, plus imm (imm is not 0 only for pointers) */
    OPD_NOT,    /* the negation of predicate register id */
    OPD_IMM,    /* the constant imm; only its low bits count, as many as a register of the class has */
    OPD_NARROW, /* a shared address: 32-bit register id, sign-extended to 64 bits, plus imm */
    OPD_SYM,    /* address of symbol id plus imm */
    OPD_DEPOT,  /* byte imm of the function's frame in local memory */
    OPD_PARAM,  /* byte imm of parameter id of the function, in .param space */
    OPD_ARG,    /* in a call sequence: byte imm of argument id, in .param space */
    OPD_RETVAL, /* in a call sequence: byte imm of the callee's result, in .param space */
    OPD_RESULT  /* byte imm of the result that this function returns, in .param space */
};
typedef struct Opd {
    uint8_t kind, cls; /* enum OpdKind, RegClass */
    uint8_t space;     /* SYM, DEPOT, PARAM and results of addr_use: the space of the address */
    bool generic : 1;  /* SYM, DEPOT, PARAM: the generic form of that address (needs cvta) */
    bool undef : 1;    /* IMM: the value is undefined; imm is as good as any other number */
    bool byte : 1;     /* REG: the bits above the low byte are zero */
    uint32_t id;
    int64_t imm;
} Opd;

/* Text whose registers are not named yet. A mention says that register `reg` belongs before the byte at `at`;
 * regtext.c puts the names in. */
typedef struct Mention {
    uint32_t at, reg;
} Mention;
typedef struct RegText {
    Out out;
    VEC(Mention) reg;
} RegText;

/* ------------------------------------------------------------------------------------ the emitter's state */

typedef struct SourceMap SourceMap; /* debug/source_map.c */
typedef struct Dwarf Dwarf;         /* debug/dwarf.c */
typedef struct Coalesce Coalesce;   /* emit/coalesce.h */
typedef struct Available Available; /* emit/available.c */
typedef struct Hoist Hoist;         /* select/hoist_addresses.c */

/* The module being emitted. */
typedef struct EmitModule {
    KernelTable kernels;
    uint32_t errors;    /* errors that diag had counted when emission began */
    bool ftz;           /* module flag nvvm-reflect-ftz: default for functions without an attribute */
    bool texmode;       /* .target ..., texmode_independent */
    bool names_marked;  /* the function's own names keep their '%', see fn_local_name */
    bool too_wide;      /* a value had more than COMPS_MAX components: no further function is emitted */
    uint16_t version;   /* least .version so far; grows by emit_need and emit_version */
    uint32_t asm_count; /* inline assemblies emitted so far: the value of ${:uid} */
    uint8_t *sym_used;  /* by SymId: the text names it; module.c declares or defines these */
    SymId *sym_order;   /* all symbols, from index 1, in source order; output follows this order */
    SymId *resolved;    /* by SymId: what alias_resolve() found; 0: not asked yet */
    char **names;       /* by SymId: the PTX name if it differs from the symbol's name, see sym_ptx_name */
} EmitModule;

/* Components of types, memoised. */
typedef struct CompTable {
    VEC(uint32_t) index; /* by TypeId: 1 + index into list, 0 = not computed yet */
    VEC(Comps) list;     /* each list is allocated once, so it stays valid */
} CompTable;

/* The function being emitted. The arrays of this and of the following structs are reused for each
 * function. */
typedef struct EmitFn {
    SymId sym;
    const Cfg *cfg;
    Loops loops;
    Divergence divergence;
    uint32_t number;     /* of the function in the output: __local_depotN */
    bool kernel;         /* an .entry */
    bool ftz;            /* denormal floats are flushed to zero */
    uint32_t prototypes; /* call prototypes so far */
    VEC(BlockId) order;  /* blocks in the order of emission */
} EmitFn;

/* The position in the function at which the emitter is. */
typedef struct EmitPosition {
    BlockId block;
    BlockId next;         /* the block emitted after it; UINT32_MAX if it is the last */
    ValueId inst;         /* the instruction, for messages */
    uint32_t first_label; /* labels that existed when the instruction began; if none was made since, its
                              * code is still straight-line code */
    bool streaming;       /* the memory access is nontemporal: its cache line is evicted first */
} EmitPosition;

/* A store into variable `object`, which is put together for one call (abi_parts.c), at byte `at`; pos: its position in
 * the program. */
typedef struct PassedPart {
    ValueId object, store;
    uint32_t pos;
    uint64_t at;
} PassedPart;

/* The decisions about the values of a function that are made before its text is emitted. */
typedef struct EmitPlan {
    VEC(uint32_t) uses; /* by ValueId: operands that name it in reachable code, debug records excepted */
    VEC(uint8_t) mark;  /* by ValueId: MARK_* */
    VEC(uint32_t) sums; /* by ValueId of a product: how many of its uses can be an fma with it */
    VEC(uint8_t) align; /* by ValueId of an address: its alignment (address_align.c); 0 = not computed yet */
    VEC(uint32_t)
    chain; /* by ValueId: 1 + next access of the same vector access, a ring, see vectorise.c; 0 = scalar */
    /* By ValueId of a load: 1 + the extension that it is emitted with; of a store: 1 + the trunc whose operand it
     * stores; 0 = none. */
    VEC(uint32_t) wider;
    /* By ValueId of such a variable and of the addresses in it: 1 + the index of its first part; of a store of a part:
     * not 0. None of them is emitted in its place. */
    VEC(uint32_t) passed;
    VEC(PassedPart) part; /* those of one variable are consecutive and in the order of the program */
    VEC(uint8_t) seen;    /* by BlockId: not emitted on its own, see diamonds_skip */
} EmitPlan;
enum {
    MARK_FOLDED = 1,   /* emitted as part of its user */
    MARK_PLAIN = 2,    /* has a use other than as the index of a getelementptr */
    MARK_LIVE = 4,     /* in a reachable block */
    MARK_CARRIED = 8,  /* a phi with a second set of registers, see phi.c */
    MARK_JOINED = 16,  /* emitted as part of another access, see vectorise.c */
    MARK_IDIOM = 32,   /* one PTX instruction together with its operands, see idiom.c */
    MARK_OTHER = 64,   /* has a use other than as an argument of a call */
    MARK_SKIPPED = 128 /* some user reads its operand in place of it: an address, or an idiom */
};

/* The operands that describe the components of each value. */
typedef struct ValueTable {
    VEC(uint32_t) first; /* by ValueId: 1 + index of the first component in opd; 0 = not defined yet */
    VEC(Opd) opd;
    VEC(Opd) scratch; /* components of the one value that a load or store moves */
} ValueTable;

/* Virtual registers. */
typedef struct RegTable {
    VEC(uint8_t) cls;           /* by register id: RC_* */
    uint32_t printed[RC_COUNT]; /* registers that the text names, by class */
} RegTable;

typedef struct LabelTable {
    VEC(uint32_t) number;   /* by label: 1 + printed number; 0 = not printed yet */
    uint32_t printed;       /* labels printed so far */
    VEC(uint32_t) of_block; /* by BlockId: 1 + label; 0 = no branch targets it */
    VEC(uint32_t) of_edge;  /* by BlockId, within one switch: 1 + label of the copies on the edge to it */
} LabelTable;

/* The function's frame in local memory, which PTX calls a depot. */
typedef struct LocalFrame {
    uint64_t size;          /* bytes */
    uint32_t align;         /* bytes; 0: the frame is empty */
    bool uses_sp, uses_spl; /* %SP, its generic address, and %SPL, its local address, are used */
} LocalFrame;

/* Phis, by the blocks that their values come from (phi.c). An entry: `phi`, in block `to`, receives `value`. */
typedef struct PhiEntry {
    BlockId to;
    ValueId phi;
    Ref value;
} PhiEntry;
/* One move of a parallel copy. kind: of the component. reads: the register that `from` reads; of a carried phi the
 * second one, which the move should precede the write of, so that the two can be merged; UINT32_MAX: none. readers: the
 * pending copies that read the register `to`. */
typedef struct PhiCopy {
    Opd to, from;
    uint8_t kind;
    uint32_t reads, readers;
} PhiCopy;
typedef struct PhiTable {
    VEC(uint32_t) first; /* by BlockId: the edges that leave b have entry[first[b] .. first[b + 1]) */
    VEC(PhiEntry) entry;
    VEC(uint32_t) group;  /* by BlockId, while the edges of one block are emitted: 1 + first entry */
    BlockId from;         /* the block whose edges are emitted */
    VEC(PhiCopy) copy;    /* the parallel copy of one edge */
    VEC(uint32_t) writer; /* by register: 1 + the pending copy that writes it */
    VEC(Opd) written;     /* the destination of each copy emitted so far, with repetitions */
} PhiTable;

struct Emit;
typedef struct Emit Emit;

struct Emit {
    Module *m;
    Fn *f; /* body of the function being emitted; NULL while variables are emitted */
    const PtxOptions *opt;

    EmitModule module;
    CompTable types;
    EmitFn fn;
    EmitPosition here;
    EmitPlan plan;
    ValueTable values;
    RegTable regs;
    LabelTable labels;
    LocalFrame frame;
    PhiTable phis;

    RegText text; /* where put() writes: the body of the function */
    Out *out;     /* where the head of the function goes (a buffer of module.c) */
    RegText line; /* text of one intrinsic call or inline assembly */

    /* Emits the instructions that compute scalar constant expression r, whose value is not known before the program
     * runs, and sets *out to the result. Returns false, without a message, if the expression is not supported. This
     * is a pointer, which ptx_emit sets to select_const, because instruction selection lies above this layer. */
    bool (*emit_const)(Emit *e, Ref r, Opd *out);

    Available *available; /* address computations that need not be repeated */
    Coalesce *coalesce;   /* buffers of regtext.c */
    Hoist *hoist;         /* address computations to be hoisted */
    Dwarf *dwarf;         /* NULL: no debug information is wanted */
    SourceMap *origin;    /* NULL: neither line tables nor a map nor comments are requested */
};

/* ------------------------------------------------------------------------------------- text (emit/text.c) */

/* Writes one instruction into e->text: a tab, the format expanded, ";\n". In the format:
 *   $o  Opd: register, !register, or integer; a 16/32/64-bit class prints it signed
 *   $f  Opd as f32: register or 0fXXXXXXXX        $d  Opd as f64: register or 0dXXXXXXXXXXXXXXXX
 *   $a  Opd as address in brackets: [%rd1+8] [sym+4] [__local_depot0+16] [f_param_0]
 *   $s  const char *     $u  uint32_t     $i  int64_t     $x  uint64_t as 0x...     $l  uint32_t label
 *   $y  SymId: the symbol's PTX name (marks it used)     $$  a dollar sign
 * Example: put(e, "add.s32 $o, $o, $o", d, a, b); */
void put(Emit *e, const char *format, ...);
/* Like put, but without the tab, the semicolon and the newline. */
void put_text(Emit *e, const char *format, ...);
/* Like put_text, but into text c. */
void regtext_put(Emit *e, RegText *c, const char *format, ...);
/* Like put_text, but into o; the format must not name registers. */
void out_put(Emit *e, Out *o, const char *format, ...);
void regtext_append(RegText *to, const RegText *more); /* appends text with its mentions of registers */
/* regtext_clear empties the text and keeps its memory; regtext_free frees that. */
static inline void regtext_clear(RegText *c) { c->out.n = c->reg.n = 0; }
static inline void regtext_free(RegText *c) { out_free(&c->out), vec_free(&c->reg); }
/* Returns a new label of the function. */
uint32_t label_new(Emit *e);
void label_here(Emit *e, uint32_t label); /* writes the label's definition, "$L3:", on a line of its own */
/* Reports that instruction v of e->f cannot be emitted: "<opcode>: <format...>" at its place in the source. While a
 * variable is emitted, e->f is NULL: then v is ignored, and the message has neither opcode nor place. */
void emit_error(Emit *e, ValueId v, const char *format, ...);
/* Requires a target of at least sm_NN with NN = sm (feature: 0, or the suffix 'a' or 'f' as in Target) and a .version
 * of at least `version` (ten times: 78 is 7.8), to which it raises that of the output. Reports an error at
 * instruction v, in which `what` names the construct, if the target does not suffice, and another if the options
 * request an older .version. */
void emit_need(Emit *e, uint16_t sm, char feature, uint16_t version, ValueId v, const char *what);
/* Reports whether the target is sm_NN with NN = sm or a newer one. */
static inline bool emit_has(const Emit *e, uint16_t sm) { return e->opt->target->sm >= sm; }
/* Raises the .version of the output to at least `version`, ten times the number; never an error. */
static inline void emit_version(Emit *e, uint16_t version) {
    if (version > e->module.version) e->module.version = version;
}

extern const char *const rc_b[RC_COUNT];                        /* "pred" "b16" "b32" "b64" */
extern const char *const rc_u[RC_COUNT], *const rc_s[RC_COUNT]; /* "pred" "u16" ...; "pred" "s16" ... */
const char *comp_suffix(const Comp *c);   /* "f32", "f64", else "b8" .. "b64" by size: for ld, st */
const char *space_suffix(uint32_t space); /* ".global", ".shared", ".param" ...; "" for generic and for others */
/* Returns the suffix of f32 instructions of this function: ".ftz" if denormals are flushed to zero, else "". */
static inline const char *ftz(const Emit *e) { return e->fn.ftz ? ".ftz" : ""; }

/* Returns the narrowest class of registers that holds an integer of `bits` bits, 1 to 64. */
enum RegClass rc_of_bits(uint32_t bits);
/* Returns a new virtual register. */
Opd reg_new(Emit *e, enum RegClass cls);

/* -------------------------------------------------------------------------- components (emit/component.c) */

/* Makes the components of a type that has none yet; for comps_of. A type of more than COMPS_MAX components is an error
 * at e->here.inst, sets too_wide and gets none. */
Comps comps_make(Emit *e, TypeId t);
/* Returns the components of type t; there are none for void. The list stays valid. */
static inline Comps comps_of(Emit *e, TypeId t) {
    bool made = t < e->types.index.n && e->types.index.at[t];
    return made ? e->types.list.at[e->types.index.at[t] - 1] : comps_make(e, t);
}
/* Reports whether c is a half or a bfloat. */
static inline bool comp_is_half(const Comp *c) { return c->kind == TY_HALF || c->kind == TY_BFLOAT; }
/* Returns the number of bytes that the significant bits of c need: 3 for an i24. */
static inline uint32_t comp_bytes(const Comp *c) { return (c->bits + 7u) / 8; }

/* ---------------------------------------------------------------------------------- values (emit/value.c) */

/* Return an immediate in class cls: the constant `bits`, or an undefined value. */
static inline Opd opd_imm(enum RegClass cls, uint64_t bits) {
    return (Opd){.kind = OPD_IMM, .cls = (uint8_t)cls, .imm = (int64_t)bits};
}
static inline Opd opd_undef(enum RegClass cls) { return (Opd){.kind = OPD_IMM, .cls = (uint8_t)cls, .undef = true}; }
/* Returns the 32-bit register of a NARROW operand, with its offset, as it is written in an address. */
static inline Opd opd_narrow(Opd o) {
    return (Opd){.kind = OPD_REG, .cls = RC_B32, .space = o.space, .id = o.id, .imm = o.imm};
}
/* Returns the register that holds the address of the frame: %SP if `generic`, else %SPL. */
const char *frame_register(Emit *e, bool generic);
/* Materialises an operand: returns a register without offset or an immediate. Emits the instructions that are
 * needed for it. A negated predicate gets a register of its own. */
Opd opd_use(Emit *e, Opd o);
Opd opd_reg(Emit *e, Opd o); /* like opd_use, but never returns an immediate */
/* Extend (with zeros, or with copies of the sign) an integer of `bits` bits to class `to`, which is not
 * narrower. */
Opd opd_zext(Emit *e, Opd o, uint32_t bits, enum RegClass to);
Opd opd_sext(Emit *e, Opd o, uint32_t bits, enum RegClass to);
/* Returns o, a register without offset or an immediate, but no predicate, as an integer of class cls: truncated, or
 * with zeros as new high bits. */
Opd opd_resize(Emit *e, Opd o, enum RegClass cls);

/* Reports whether component i of v, which v must have, has been defined. */
bool val_is_defined(Emit *e, ValueId v, uint32_t i);
/* Return component i of IR operand r. Undef reads as 0, as does a component that the type of r lacks. It is an internal
 * error if the component has not been defined, except after an error in the module. */
Opd val_raw(Emit *e, Ref r, uint32_t i);  /* as recorded: of any kind; emits nothing but what emit_const needs */
Opd val_use(Emit *e, Ref r, uint32_t i);  /* materialised: a register or an immediate */
Opd val_reg(Emit *e, Ref r, uint32_t i);  /* always a register: halves, elements in braces (no literals) */
Opd val_pred(Emit *e, Ref r, uint32_t i); /* of type i1: OPD_REG or OPD_NOT, for @$o and selp */
/* Return component i of r extended to class `to`, which is not narrower: with zeros, or with copies of the
 * sign. */
Opd val_zext(Emit *e, Ref r, uint32_t i, enum RegClass to);
Opd val_sext(Emit *e, Ref r, uint32_t i, enum RegClass to);
/* Define component i of the result of v: val_def as a new register, which it returns; val_set as operand o. Neither
 * records anything if the type of v has no component i. */
Opd val_def(Emit *e, ValueId v, uint32_t i);
void val_set(Emit *e, ValueId v, uint32_t i, Opd o);
/* Returns the number of uses of v that are left to emit (EmitPlan.uses); 0 for a value made after the plan. */
static inline uint32_t val_uses(const Emit *e, ValueId v) { return v < e->plan.uses.n ? e->plan.uses.at[v] : 0; }
/* Returns pointer operand r as an address to access: .space is the state space of the access (SPACE_GENERIC: no
 * suffix); imm fits in 32 signed bits. Memory of a cluster is an error before sm_90. */
Opd addr_use(Emit *e, Ref r);
/* Returns r as an address to write to. The generic form of an address in constant memory stays
 * generic: PTX cannot name that space in a write, and memory-space-opt has warned about it. A kernel parameter whose
 * address the program casts to global space is written there, because the program promises that it never is a parameter
 * when the code runs. */
Opd addr_written(Emit *e, Ref r);
/* Returns the address `bytes` after a; emits nothing. */
static inline Opd addr_add(Opd a, int64_t bytes) {
    a.imm += bytes;
    return a;
}
/* Reserves room in the frame, at least one byte, for a temporary of `size` bytes, and returns its offset, a multiple of
 * `align`, which is at least 1. depot_at turns the offset into an address in local memory. */
uint64_t depot_alloc(Emit *e, uint64_t size, uint32_t align);
Opd depot_at(uint64_t offset);

/* --------------------------------------------------------------- available expressions (emit/available.c) */

/* The table of the computations that are available at the current point, because they were emitted in a block that
 * dominates it. A computation is identified by its kind and two numbers a and b. SCALED: an index (value, lane, class
 * and sign, packed into a) times the size b; SCALED_SUM: such an index times the upper half of b, plus the register
 * that is the lower half; SUM: register a, or %SPL or %SP, plus register b; ADDRESS: the address of a symbol, a
 * parameter or the frame (which, and in which form: a) plus b; WIDE: the 32-bit register a sign-extended to 64 bits (b
 * is 0); NEGATED: the negation of component b of the Ref a, a floating-point number; CONSTANT: the number a in a
 * register of class b; QUOTIENT: a register (and the signs, packed into a) divided by b. */
enum AvailKind {
    AVAIL_SCALED,
    AVAIL_SCALED_SUM,
    AVAIL_SUM,
    AVAIL_ADDRESS,
    AVAIL_WIDE,
    AVAIL_NEGATED,
    AVAIL_CONSTANT,
    AVAIL_QUOTIENT
};
void avail_begin(Emit *e); /* at the beginning of a function: forgets everything */
void avail_free(Emit *e);
/* If the computation is available here, sets *o to its result and returns true. */
bool avail_find(Emit *e, enum AvailKind kind, uint64_t a, uint64_t b, Opd *o);
/* Records that o is the result of the computation, if it was emitted in straight-line code. Returns o in any case. */
Opd avail_add(Emit *e, enum AvailKind kind, uint64_t a, uint64_t b, Opd o);

/* ---------------------------------------------------------------------- alignment (emit/address_align.c) */

enum { ADDRESS_ALIGN_MAX = 16 }; /* bytes that one instruction can move in every space and on every target */
/* Returns the alignment of an address in bytes: `align`, which the caller knows, or what the alignment of the object
 * that it points into proves, up to ADDRESS_ALIGN_MAX, if that is more. */
uint32_t address_align(Emit *e, Ref pointer, uint32_t align);
/* Returns the greatest power of two, up to ADDRESS_ALIGN_MAX, that is known to divide index * size: 4 for an i8 at
 * 4 * %i. */
uint32_t product_align(Emit *e, Ref index, uint64_t size);

/* -------------------------------------------------------------------------- constants (emit/const_eval.c) */

/* A scalar constant: bits (lo, hi for i128), or the address of a symbol plus lo. */
typedef struct ConstVal {
    SymId sym;
    bool generic; /* cvta of the symbol's address */
    uint64_t lo, hi;
} ConstVal;
/* Evaluates scalar constant r, which may be any constant expression, into *v. Returns false, without a message, if it
 * has no such value or r is no constant; *v is then not meaningful, and *why (if `why` is not NULL) gets the reason, or
 * NULL for a non-constant. */
bool const_eval(Emit *e, Ref r, ConstVal *v, const char **why);
/* Follows aliases, whatever their offsets, to the function or variable at their end; only as far as an alias that has
 * no such address. */
SymId sym_function(Emit *e, SymId s);
/* Returns the function that alias s leads to without an offset; 0 if it leads to anything else. A function leads to
 * itself. */
SymId sym_alias_target(Emit *e, SymId s);

/* -------------------------------------------------------------------------------- symbols (emit/symbol.c) */

/* Loops over all symbols in the order of the source, which is the order of the output. */
#define each_sym_written(e, s) \
    for (SymId s##_i = 1, s = 0; s##_i < (e)->m->sym.n && (s = (e)->module.sym_order[s##_i], true); s##_i++)

/* Fills module.names, and sets module.names_marked if a symbol has the form of a local name. Called once for the
 * module. */
void names_make(Emit *e);
/* Returns the name of a symbol in the output. */
const char *sym_ptx_name(Emit *e, SymId s);
/* Returns a local name of the function, such as a parameter. The caller passes it with a '%' in front
 * ("%retval0"), which is dropped unless some symbol of the module has such a name. */
const char *fn_local_name(const Emit *e, const char *marked);
const char *sym_ptx_linkage(Emit *e, SymId s); /* ".visible ", ".weak ", ".common ", ".extern ", "" */
bool sym_is_declaration(const Sym *y);         /* has no definition in the output */
uint32_t sym_space(Emit *e, SymId s);          /* state space of a variable, never generic; 0 if s is none */

#endif
