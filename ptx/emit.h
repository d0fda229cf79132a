/* emit.h: the emitter's state and the helpers its files share. Nobody outside ptx/ includes it.
 *
 * How a value becomes registers
 *   Every type is a list of components (Comp), each of them one register: an integer of at most 64 bits, a
 *   float, a pointer. i128 is two 64-bit words, a vector or aggregate the components of its elements in
 *   order.
 *   Every component of every value is described by an Opd: mostly a register, but also a constant, a register
 *   plus an offset, a symbol plus an offset: what costs nothing is not emitted but remembered, and made real
 *   where a use needs a register. Blocks are visited so that definitions come before uses (phis excepted),
 *   in one pass.
 *
 * i1 lives in .pred, i2 .. i16 in .b16, i17 .. i32 in .b32, i33 .. i64 in .b64; half and bfloat in .b16,
 * float in .b32, double in .b64, pointers in .b64 or, where the data layout says 32 bits, .b32.
 * Bits of a register above the width of its integer are undefined: who looks at them extends first
 * (val_zext).
 *
 * Registers and labels are numbered where they are first printed: the text alone determines the numbers.
 */
#ifndef NVIR_PTX_EMIT_H
#define NVIR_PTX_EMIT_H

#include "analysis/divergence.h"
#include "ptx/ptx.h"

enum RegClass { RC_PRED, RC_B16, RC_B32, RC_B64, RC_COUNT };

/* One scalar register's worth of a type. */
typedef struct Comp {
    uint8_t cls;             /* enum RegClass */
    uint8_t kind;            /* TY_INT, TY_HALF, TY_BFLOAT, TY_FLOAT, TY_DOUBLE, TY_PTR */
    uint8_t bits;            /* significant bits: 1 .. 64 */
    uint8_t space;           /* of a pointer */
    uint8_t shift;  /* element of a vector whose elements are no whole bytes (<8 x i1>): its place within */
    bool packed;             /*   the byte at offset, and that it is one */
    uint32_t offset;         /* byte offset in memory */
    TypeId type;             /* of the scalar that this is (a part of) */
} Comp;
typedef struct Comps { const Comp *at; uint32_t n; } Comps;
enum { ALIGN_MOST = 1 << 23 };       /* of variables: what ptxas takes */
enum { COMPS_MAX = 4096 };   /* more is an error: such a value belongs into memory */

enum OpdKind {
    OPD_NONE,
    OPD_REG,                 /* register id, plus imm (imm is not 0 only for pointers) */
    OPD_NOT,                 /* the negation of predicate register id */
    OPD_IMM,                 /* the bit pattern imm, zero-extended from the component's width */
    OPD_NARROW,              /* an address in shared memory: that in the 32-bit register id, extended, plus imm */
    OPD_SYM,                 /* address of symbol id plus imm */
    OPD_DEPOT,               /* byte imm of the function's frame in local memory */
    OPD_PARAM,               /* byte imm of parameter id of the function, in .param space */
    OPD_ARG, OPD_RETVAL,     /* of a call at work: byte imm of argument id, of the result */
    OPD_RESULT               /* byte imm of the function's own result */
};
typedef struct Opd {
    uint8_t kind, cls;       /* enum OpdKind, RegClass */
    uint8_t space;           /* SYM, DEPOT, PARAM and results of addr_use: the space that the address is in */
    bool generic;  /* SYM, DEPOT, PARAM: the value is the generic form of that address (needs cvta) */
    uint32_t id;
    int64_t imm;
} Opd;

/* The entries of all phis, by the block they come from (phi.c). */
typedef struct PhiEntry { BlockId to; ValueId phi; Ref value; } PhiEntry;
typedef struct PhiCopy { Opd to, from; uint8_t kind; uint32_t readers; } PhiCopy;
typedef struct Phis {
    VEC(uint32_t) first;  /* by BlockId: entries of edges that leave it are entry[first[b] .. first[b + 1]) */
    VEC(PhiEntry) entry;
    VEC(uint32_t) group;  /* by BlockId, while the edges of one block are emitted: 1 + first entry */
    BlockId from;
    VEC(PhiCopy) copy;
    VEC(uint32_t) writer;    /* by register: 1 + the pending copy that writes it */
} Phis;

/* Text in which no register is named yet: each stands in front of the byte at `at`. coalesce.c names them. */
typedef struct Mention { uint32_t at, reg; } Mention;
typedef struct Code { Out out; VEC(Mention) reg; } Code;

typedef struct SourceMap SourceMap;    /* source_map.c */
typedef struct Dwarf Dwarf;      /* dwarf.c */

typedef struct Emit {
    Module *m;
    const PtxOptions *opt;
    KernelTable kernels;
    Code text;               /* where put() writes: the body of the function at work */
    Out *out;                /* where the finished function goes (a buffer of module.c) */
    uint32_t errors;         /* diag errors when emission began */
    bool flush;              /* module flag nvvm-reflect-ftz: what functions do that do not say otherwise */
    uint16_t version;        /* least .version so far; grows by emit_need */
    uint8_t *sym_used;       /* by SymId: named by emitted text; module.c declares and defines what is used */
    SymId *sym_order;  /* all symbols, from 1 on, in the order of the text: what is written follows it */
    char **names;            /* by SymId: PTX names, see ptx_name (module.c) */

    /* Components of types, memoised: comp_of[t] = 1 + index into comp_list. */
    VEC(uint32_t) comp_of;
    VEC(Comps) comp_list;    /* at: allocated once per type, so it stays valid */

    /* The function at work. All arrays are reused from one function to the next. */
    SymId sym;
    Fn *f;
    Cfg cfg;
    Divergence divergence;
    uint32_t number;         /* of the function in the output: __local_depotN */
    bool kernel, ftz;        /* an .entry; denormal floats are flushed */
    BlockId block;           /* being emitted */
    BlockId next;            /* emitted after it; UINT32_MAX if it is the last */
    ValueId at;              /* instruction being emitted, for messages */
    VEC(uint32_t) value;     /* by ValueId: 1 + index of the first component in opd; 0 = not yet defined */
    VEC(Opd) opd;
    VEC(Opd) scratch;        /* components of the one value that a load or store moves */
    VEC(uint32_t) uses;  /* by ValueId: operands that name it, in reachable code, debug records not counted */
    VEC(uint8_t) mark;       /* by ValueId: MARK_* */
    VEC(uint8_t) aligned;    /* by ValueId of an address: see combine.c; 0 = not asked for yet */
    VEC(uint32_t) chain;     /* by ValueId: 1 + next of the accesses made together, in a circle; 0 = alone */
    VEC(uint8_t) reg_class;  /* by register id: RC_* */
    uint32_t printed[RC_COUNT];   /* registers that the text names, by class */
    VEC(uint32_t) labelno;   /* by label: 1 + printed number */
    uint32_t labels;         /* printed so far */
    uint32_t straight;  /* labels made when the instruction at work began: none since, its code is straight */
    VEC(uint32_t) block_label;    /* by BlockId: 1 + label; 0 = nobody jumps there */
    VEC(uint32_t) edge_label;  /* by BlockId, within one switch: 1 + label of the copies on the way there */
    VEC(BlockId) order;      /* of emission */
    VEC(uint8_t) seen;       /* by BlockId */
    Phis phis;
    VEC(Opd) phi_writes;     /* registers that copies of phis write: once for each copy */
    Dwarf *dwarf;            /* dwarf.c; NULL: nobody asks for debug information */
    struct Coalesce *coalesce;    /* what coalesce.c keeps from function to function */
    struct Share *share;     /* share.c: address arithmetic that was done already */
    uint64_t depot_size;
    uint32_t depot_align;
    bool uses_sp, uses_spl;  /* generic and local address of the frame */
    uint32_t protos;         /* call prototypes and branch tables so far */
    uint32_t asm_uid;        /* ${:uid}, counts through the module */
    bool texmode;            /* .target ..., texmode_independent */
    bool streaming;          /* the access at work is nontemporal: its line is to leave the caches first */
    bool names_marked;       /* see own_name */
    bool misfit;             /* a value had more components than COMPS_MAX: no function is emitted any more */
    SourceMap *origin;       /* NULL: neither line tables nor a map nor comments are requested */
    Code line;               /* intrin.c, asm.c: the text at work */
} Emit;

enum {
    MARK_FOLDED = 1,         /* emitted as part of its user */
    MARK_PLAIN = 2,          /* used otherwise than as the index of a getelementptr */
    MARK_LIVE = 4,           /* stands in a block that can be reached */
    MARK_CARRIED = 8,        /* a phi with a second set of registers, see phi.c */
    MARK_JOINED = 16,        /* made together with another access, see combine.c */
    MARK_IDIOM = 32          /* one instruction together with what it uses, see idiom.c */
};

#define each_sym_written(e, s) \
    for (SymId s##_i = 1, s = 0; s##_i < (e)->m->sym.n && (s = (e)->sym_order[s##_i], true); s##_i++)

/* ------------------------------------------------------------------------------------------ text (emit.c) */

/* One instruction: a tab, the text, ";\n". In the text:
 *   $o  Opd: register, !register, or integer; a 16/32/64-bit class prints it signed
 *   $f  Opd as f32: register or 0fXXXXXXXX        $d  Opd as f64: register or 0dXXXXXXXXXXXXXXXX
 *   $a  Opd as address in brackets: [%rd1+8] [sym+4] [__local_depot0+16] [f_param_0]
 *   $s  const char *     $u  uint32_t     $i  int64_t     $x  uint64_t as 0x...     $l  uint32_t label
 *   $y  SymId: the symbol's PTX name (marks it used)     $$  a dollar sign
 * Example: put(e, "add.s32 $o, $o, $o", d, a, b); */
void put(Emit *e, const char *format, ...);
void put_text(Emit *e, const char *format, ...);     /* the same without tab, semicolon and newline */
void code_put(Emit *e, Code *c, const char *format, ...);  /* the same into another text */
void out_put(Emit *e, Out *o, const char *format, ...);    /* the same without registers */
void code_add(Code *to, const Code *more);
static inline void code_clear(Code *c) { c->out.n = c->reg.n = 0; }
static inline void code_free(Code *c) { out_free(&c->out), vec_free(&c->reg); }
uint32_t label_new(Emit *e);
void label_here(Emit *e, uint32_t label);            /* "$L3:" on a line */
/* Reports that instruction v of e->f cannot be emitted: "<opcode>: <format...>" at its place in the text. */
void emit_error(Emit *e, ValueId v, const char *format, ...);
/* The target must be at least sm (feature 0, 'a', 'f' as in Target) and the .version at least version; else
 * an error that names what, the target and the least one that will do. */
void emit_need(Emit *e, uint16_t sm, char feature, uint16_t version, ValueId v, const char *what);
static inline bool emit_has(const Emit *e, uint16_t sm) { return e->opt->target->sm >= sm; }
/* Only notes that a .version is needed. */
static inline void emit_version(Emit *e, uint16_t version) { if (version > e->version) e->version = version; }

extern const char *const rc_b[RC_COUNT];             /* "pred" "b16" "b32" "b64" */
extern const char *const rc_u[RC_COUNT], *const rc_s[RC_COUNT];
const char *comp_suffix(const Comp *c);  /* "f32", "f64", "b16" (half), "b64": for ld, st, mov, selp */
const char *space_suffix(uint32_t space);            /* ".global", ".shared", "" for generic, ".param", ... */
static inline const char *ftz(const Emit *e) { return e->ftz ? ".ftz" : ""; }

/* ------------------------------------------------------------------------------- values (emit.c, value.c) */

Comps comps_make(Emit *e, TypeId t);
static inline Comps comps_of(Emit *e, TypeId t) {    /* stays valid; no components for void */
    bool made = t < e->comp_of.n && e->comp_of.at[t];
    return made ? e->comp_list.at[e->comp_of.at[t] - 1] : comps_make(e, t);
}
enum RegClass rc_of_bits(uint32_t bits);
Opd reg_new(Emit *e, enum RegClass cls);
static inline Opd opd_imm(enum RegClass cls, uint64_t bits) {
    return (Opd){.kind = OPD_IMM, .cls = (uint8_t)cls, .imm = (int64_t)bits};
}
/* Component i of operand r, ready for an instruction: a register without offset or an immediate (NOT only
 * where the caller asks for it with val_pred). Emits what is needed for that. Undef reads as 0. */
Opd val_use(Emit *e, Ref r, uint32_t i);
Opd val_reg(Emit *e, Ref r, uint32_t i);             /* always a register: half operands, vectors in braces */
Opd val_pred(Emit *e, Ref r, uint32_t i);            /* of i1: REG or NOT, for @$o and selp */
Opd opd_use(Emit *e, Opd o);                         /* the same for an Opd: value -> REG or IMM */
static inline Opd opd_narrow(Opd o) {                /* NARROW as it stands in brackets */
    return (Opd){.kind = OPD_REG, .cls = RC_B32, .space = o.space, .id = o.id, .imm = o.imm};
}
Opd opd_reg(Emit *e, Opd o);                         /* value -> REG */
Opd val_raw(Emit *e, Ref r, uint32_t i);             /* as remembered: any kind */
/* With the bits above the component's width made zero, or copies of the sign; `to` is not narrower. */
Opd val_zext(Emit *e, Ref r, uint32_t i, enum RegClass to);
Opd val_sext(Emit *e, Ref r, uint32_t i, enum RegClass to);
/* The same for an Opd whose integer has `bits` bits. */
Opd opd_zext(Emit *e, Opd o, uint32_t bits, enum RegClass to);
Opd opd_sext(Emit *e, Opd o, uint32_t bits, enum RegClass to);
Opd opd_resize(Emit *e, Opd o, enum RegClass cls);   /* integer to another class; new high bits are zero */
/* Results: val_def makes a register for component i of v and returns it; val_set says what it is instead. */
Opd val_def(Emit *e, ValueId v, uint32_t i);
void val_set(Emit *e, ValueId v, uint32_t i, Opd o);
static inline uint32_t val_uses(const Emit *e, ValueId v) { return v < e->uses.n ? e->uses.at[v] : 0; }
/* Pointer operand r as an address to access: .space says how (SPACE_GENERIC: no suffix); imm fits 32 bits. */
Opd addr_use(Emit *e, Ref r);
static inline Opd addr_add(Opd a, int64_t bytes) { a.imm += bytes; return a; }
/* The result of an address computation, named by two numbers, that was made on the way here (share.c). */
enum KnownKind { KNOWN_SCALED, KNOWN_SUM, KNOWN_ADDRESS, KNOWN_WIDE };
bool known_find(Emit *e, enum KnownKind kind, uint64_t a, uint64_t b, Opd *o);
Opd known_add(Emit *e, enum KnownKind kind, uint64_t a, uint64_t b, Opd o);
/* Room in the frame for a temporary; its address is Opd depot_at(offset). */
uint64_t depot_alloc(Emit *e, uint64_t size, uint32_t align);
Opd depot_at(uint64_t offset);

/* A scalar constant worked out: bits (lo, hi for i128), or the address of a symbol plus lo. */
typedef struct ConstVal {
    SymId sym;
    bool generic;            /* cvta of the symbol's address */
    uint64_t lo, hi;
} ConstVal;
/* False if the constant has no such value; *why then says so. Any constant expression. */
bool const_eval(Emit *e, Ref r, ConstVal *v, const char **why);
bool const_eval_lane(Emit *e, Ref r, uint32_t lane, ConstVal *v, const char **why);  /* element of a vector */

/* Scalar operations: select_int.c, select_float.c, select_cast.c. c describes the operands. */
Opd int_binary(Emit *e, enum Op op, const Comp *c, Opd a, Opd b);
Opd int_compare(Emit *e, enum IntPred p, const Comp *c, Opd a, Opd b);
Opd float_binary(Emit *e, enum Op op, uint32_t flags, const Comp *c, Opd a, Opd b);
Opd float_compare(Emit *e, enum FpPred p, const Comp *c, Opd a, Opd b);
Opd float_fma(Emit *e, const Comp *c, Opd a, Opd b, Opd add);
Opd float_neg(Emit *e, const Comp *c, Opd a);
Opd half_to_f32(Emit *e, const Comp *c, Opd a);      /* half or bfloat to float */
Opd f32_to_half(Emit *e, const Comp *c, Opd a);      /* float to half or bfloat, rounded to nearest even */
Opd cast_scalar(Emit *e, enum Op op, const Comp *from, const Comp *to, Opd a);
Opd select_opd(Emit *e, const Comp *c, Opd cond, Opd yes, Opd no);
/* A constant expression that has no value yet: emits the instructions that compute it. False if it cannot. */
bool const_emit(Emit *e, Ref r, uint32_t lane, Opd *out);

/* -------------------------------------------------------------------------- who emits what (entry points) */

/* func.c */
void fn_emit_begin(Emit *e);                         /* once for the module: what holds for all functions */
void fn_emit_end(Emit *e);                           /* frees what fn_emit keeps from function to function */
void fn_emit(Emit *e, SymId s);  /* a defined function: its head into e->out, its body into e->text */
void select_inst(Emit *e, ValueId v);  /* select.c: one instruction, terminators and phis excepted */
void select_call(Emit *e, ValueId v);  /* inline asm -> asm_emit, intrinsic -> intrin_emit, else abi_call */
/* abi.c: ".visible .func (.param .b32 func_retval0) name(\n\t.param ...\n)", without what follows. */
void abi_signature(Emit *e, SymId s, Out *o);
void abi_call(Emit *e, ValueId v);
void abi_params(Emit *e);                            /* loads the parameters that are used */
void abi_return(Emit *e, ValueId v);
/* memory access of any type, plain (not atomic): select_mem.c */
void mem_load(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, bool invariant, Opd *comps);
void mem_store(Emit *e, TypeId t, Opd address, uint32_t align, bool is_volatile, const Opd *comps);

/* module.c */
const char *ptx_name(Emit *e, SymId s);
/* A name of a function's own, given with a '%' in front ("%retval0"): without it, if no symbol is called so. */
const char *own_name(const Emit *e, const char *marked);
const char *ptx_linkage(Emit *e, SymId s);           /* ".visible ", ".weak ", ".extern ", "" */
void kernel_directives(Emit *e, SymId s, Out *o);    /* ".maxntid 256, 1, 1\n" ..., one per line */
SymId sym_resolve(Emit *e, SymId s);                 /* aliases of variables looked through */
uint32_t sym_space(Emit *e, SymId s);  /* where a variable stands: its space, global for 0; 0 for functions */
void globals_emit(Emit *e, Out *o);    /* global.c: variables in sym_used, and what their initialisers name */

/* intrin.c, asm.c, atomic.c, mem.c, expand.c */
void intrin_emit(Emit *e, ValueId v);  /* call of a function with Sym.intrinsic, library functions excepted */
void asm_emit(Emit *e, ValueId v);                   /* call of inline assembly */
void atomic_emit(Emit *e, ValueId v);  /* atomicrmw, cmpxchg, fence, load and store with an ordering */
void frem_emit(Emit *e, ValueId v);                  /* frem of any floating type, component by component */
#endif
