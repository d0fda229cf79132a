/* decode_ptx.h: decodes one PTX instruction: text -> struct PtxInst -> operations (machine/code.h).
 *
 *   decode_ptx_read.c   words and operands of the instruction
 *   decode_ptx_form.c   the types, modifiers and operands that an instruction has
 *   decode_ptx_emit.c   operands as slots, and the operations that are appended
 *   decode_ptx_*.c      the mnemonics, by family
 *   decode_ptx_op.c     the table of all mnemonics
 *   decode_ptx.c        PTX in LLVM IR: inline assembly and the templates of intrinsics
 * Each file uses those above it only.
 */
#ifndef NVIR_ANALYSIS_RUN_DECODE_DECODE_PTX_H
#define NVIR_ANALYSIS_RUN_DECODE_DECODE_PTX_H

#include "analysis/run/decode/builder.h"
#include "analysis/run/ops/ops_ptx.h"

/* PARTS: elements of all vectors together */
enum { WORDS_MAX = 20, OPERANDS_MAX = 12, PARTS_MAX = 512 };
enum PtxKind { PO_NONE, PO_REG, PO_IMM, PO_ADDRESS, PO_VECTOR, PO_SPECIAL, PO_SINK };

typedef struct PtxOperand {
    uint8_t kind;
    uint32_t slot;  /* REG, base of an ADDRESS: as in DecodedOp; IMM: a constant slot */
    uint32_t bits;  /* bits of a result of the template; 0 for a register of the text */
    uint32_t width; /* bits of a register, or of the register that is the base of an ADDRESS; 0 if unknown */
    int64_t offset; /* ADDRESS */
    uint64_t imm;   /* IMM: the value as written */
    /* ADDRESS: its known space; 0: the space that the instruction names */
    uint8_t space;
    uint8_t sreg; /* SPECIAL: enum Sreg */
    /* VECTOR: slots of the elements, a new slot for '_', and their `bits`. ADDRESS: the coordinates in it. */
    uint32_t *part, *partbits, nparts;
    uint32_t partwidth; /* `width` of the elements */
    uint32_t second;    /* slot + 1 of the second result, after '|'; 0 if there is none */
    bool negated;
} PtxOperand;

/* kind: 'u', 's', 'b', 'f' or 'p'; pair: two packed elements of `bits` bits */
typedef struct PtxType {
    char kind;
    unsigned bits;
    bool pair;
    enum FpType fp;
} PtxType;

/* a register that the text declares */
typedef struct PtxLocal {
    char name[40];
    uint32_t slot, width;
} PtxLocal;
typedef struct PtxInst {
    Decode *d;
    const char *s; /* read position */
    /* The results and arguments of a template, by number: first slot, bits, slots. */
    const uint32_t *result, *arg;
    const uint32_t *result_bits, *arg_bits, *arg_cells;
    const uint32_t *arg_parts; /* first slot of the elements of a vector, which `arg` has in one */
    uint32_t nresult, narg;
    VEC(PtxLocal) local;
    char word[WORDS_MAX][40]; /* the mnemonic and its modifiers: "add" "rn" "f32" */
    unsigned nword;
    PtxOperand op[OPERANDS_MAX];
    unsigned noperand;
    uint32_t part[PARTS_MAX], partbits[PARTS_MAX], npart; /* storage of PtxOperand.part */
    PtxType type;                                         /* the last type among the words */
    bool failed;
    /* In a PTX function: resolves a name to an operand; false if the name cannot be one. NULL in a
     * template. */
    bool (*resolve)(struct PtxInst *p, const char *s, size_t n, PtxOperand *o);
    /* In a PTX function: reports what is wrong at a place of the text. NULL in a template. */
    void (*blame)(struct PtxInst *p, const char *s, const char *why);
    void *body; /* for resolve and blame */
    /* where .param lies: SPACE_PARAM in a kernel, SPACE_LOCAL in a function */
    uint8_t param_space;
    uint8_t depth;   /* nesting of the operand being read */
    bool in_address; /* the operand being read is inside brackets */
} PtxInst;

/* -------------------------------------------------------------------------------------- decode_ptx_read.c */

/* Report that the instruction cannot be executed, and for ptx_refuse why, and set p->failed; only the first error is
 * printed. */
void ptx_error(PtxInst *p);
void ptx_refuse(PtxInst *p, const char *why, ...);
/* Reports whether `word` is a modifier of the instruction. */
bool ptx_has(const PtxInst *p, const char *word);
/* Parses a type modifier. Returns false if the word is none. */
bool ptx_is_type(const char *word, PtxType *t);
/* Sets *t to type modifier number n, counted from the end: 0 is the last one. Returns false if there is
 * none. */
bool ptx_type(const PtxInst *p, unsigned n, PtxType *t);
/* Sets *t like ptx_type, and returns the text of the modifier, or NULL. */
const char *ptx_type_word(const PtxInst *p, unsigned n, PtxType *t);
/* A modifier, its value, and its values for unsigned (and untyped), signed and float operands. */
typedef struct PtxWord {
    const char *word;
    uint8_t value;
} PtxWord;
typedef struct PtxTypedWord {
    const char *word;
    uint8_t u, s, f;
} PtxTypedWord;
/* Return the value of the first of n rows whose word is a modifier of the instruction; `otherwise` if none
 * is. */
uint8_t ptx_choose(const PtxInst *p, const PtxWord *row, unsigned n, uint8_t otherwise);
uint8_t ptx_choose_typed(const PtxInst *p, const PtxTypedWord *row, unsigned n, char kind, uint8_t otherwise);
/* Skips blanks and comments. */
void ptx_skip_space(PtxInst *p);
/* Evaluates the constant expression at p->s and moves past it. Returns false after an error message. */
bool ptx_constant_expression(PtxInst *p, uint64_t *value);
/* Reads the operand at p->s and moves past it. Returns false if there is none, or after an error message. */
bool ptx_operand(PtxInst *p, PtxOperand *o);
/* Reads words and operands at p->s up to the ';' or '}'. Returns false if they are malformed, in most
 * cases after an error message. */
bool ptx_read_instruction(PtxInst *p);
/* Reads the rest of a .reg directive of a template. */
void ptx_declare_registers(PtxInst *p);

/* -------------------------------------------------------------------------------------- decode_ptx_form.c */

/* Reports whether a list of words that are separated by blanks has a word. */
bool ptx_words_have(const char *words, const char *word);
/* Checks that the instruction has this type, these modifiers, and operands of these widths, as far as the tables of
 * forms tell. Returns false after it has reported a mistake. */
bool ptx_form_check(PtxInst *p);

/* -------------------------------------------------------------------------------------- decode_ptx_emit.c */

/* Return the slot of operand i: as a source, and as an address with its offset added. They return 0 after an error
 * message if there is no operand i. A special register, a negated predicate, and an address with an offset are first
 * computed to a new slot. The sum with a base register of 32 bits wraps around at 32 bits, so a base before the object
 * is valid: compilers fold the constant part of an index whose sum with the variable part is in bounds. */
uint32_t ptx_source(PtxInst *p, unsigned i);
uint32_t ptx_address(PtxInst *p, unsigned i);
/* Returns the slot of the first operand as a result; a new one if there is none or it is a constant. */
uint32_t ptx_dst(PtxInst *p);
/* Returns the slot of element i of a vector, or of coordinate i of an address. */
uint32_t ptx_part(PtxInst *p, const PtxOperand *o, unsigned i);
/* Reports whether an operand has 128 bits: a register of that width, or two of 64 bits. */
bool ptx_is_b128(const PtxOperand *o);
/* Append a core operation, and an out-of-line one. */
DecodedOp *ptx_append(PtxInst *p, DecodedOp c);
void ptx_append_op(PtxInst *p, Handler fn, DecodedOp c);
/* Appends n words to the argument list of the next operation; returns the index of the first one. */
uint32_t ptx_args(PtxInst *p, const uint32_t *arg, unsigned n);
/* Appends the move of a special register (enum Sreg) into slot `to`. */
void ptx_append_sreg(PtxInst *p, uint32_t to, uint8_t sreg);
/* Appends a sign or zero extension, or a truncation. */
void ptx_extend(PtxInst *p, uint32_t to, uint32_t from, unsigned from_bits, unsigned to_bits, bool sign);
/* Append the extraction of one half of a packed pair, and the packing of two halves of `bits` bits, at most 32;
 * `high` is overwritten. */
uint32_t ptx_half(PtxInst *p, uint32_t pair, unsigned bits, bool upper);
void ptx_pack(PtxInst *p, uint32_t to, unsigned bits, uint32_t low, uint32_t high);
/* Returns the rounding that the words name. */
enum Round ptx_round(const PtxInst *p, enum Round otherwise);
/* Returns rounding, .ftz and .sat as fp_mode does. */
uint8_t ptx_fp_mode(const PtxInst *p, PtxType t);
/* Returns the enum RmwOp that the words name for a value of this kind; RMW_COUNT if there is none. */
uint8_t ptx_rmw(const PtxInst *p, char kind);
/* Return the first, or the n-th, state space among the words; SPACE_GENERIC if there is none. For "param" this is
 * p->param_space if that is set. n counts from 0. */
uint32_t ptx_space(const PtxInst *p);
uint32_t ptx_space_word(const PtxInst *p, unsigned n);
/* Returns log2 of the bytes that hold `bits` bits. */
unsigned ptx_log2(unsigned bits);

/* --------------------------------------------------------------------------------- the mnemonics, by file */

/* Each decodes the instructions of one mnemonic or of a few related ones, after ptx_read_instruction has
 * read the operands. Errors are reported by ptx_error. */

void ptx_arith(PtxInst *p); /* decode_ptx_arith.c */
void ptx_fp_arith(PtxInst *p);
void ptx_fp_math(PtxInst *p);
void ptx_minmax(PtxInst *p);
void ptx_sign(PtxInst *p);
void ptx_logic(PtxInst *p);
void ptx_count_bits(PtxInst *p);
void ptx_bits(PtxInst *p);
void ptx_prmt(PtxInst *p);
void ptx_shf(PtxInst *p);
void ptx_dot(PtxInst *p);
void ptx_cvt(PtxInst *p);  /* decode_ptx_convert.c */
void ptx_ldst(PtxInst *p); /* decode_ptx_memory.c */
void ptx_atom(PtxInst *p);
void ptx_multimem(PtxInst *p);
void ptx_mov(PtxInst *p);
void ptx_createpolicy(PtxInst *p);
void ptx_cvta(PtxInst *p);
void ptx_isspacep(PtxInst *p);
void ptx_mapa(PtxInst *p);
void ptx_getctarank(PtxInst *p);
void ptx_stack(PtxInst *p);
void ptx_setp(PtxInst *p); /* decode_ptx_compare.c */
void ptx_set(PtxInst *p);
void ptx_selp(PtxInst *p);
void ptx_slct(PtxInst *p);
void ptx_testp(PtxInst *p);
void ptx_barrier(PtxInst *p); /* decode_ptx_sync.c */
void ptx_shfl(PtxInst *p);
void ptx_vote(PtxInst *p);
void ptx_match(PtxInst *p);
void ptx_elect(PtxInst *p);
void ptx_redux(PtxInst *p);
void ptx_activemask(PtxInst *p);
void ptx_cp(PtxInst *p); /* decode_ptx_async.c */
void ptx_mbarrier(PtxInst *p);
void ptx_tensormap(PtxInst *p);
void ptx_launch_control(PtxInst *p);
void ptx_tex(PtxInst *p); /* decode_ptx_texture.c */
void ptx_surface(PtxInst *p);
void ptx_texture_query(PtxInst *p);
void ptx_mma(PtxInst *p); /* decode_ptx_matrix.c */
void ptx_wmma(PtxInst *p);
void ptx_wgmma(PtxInst *p);
void ptx_ldmatrix(PtxInst *p);
void ptx_tcgen05(PtxInst *p); /* decode_ptx_tcgen05.c */
/* Appends an operation of a whole warp on the operands of the instruction (matrix.h); for both of these
 * files. */
void ptx_warp_matrix(PtxInst *p, uint32_t op, uint32_t shape, uint32_t types, uint32_t flags);

/* decode_ptx.c: decodes a template or inline assembly of a function of LLVM IR, whose operands are slots.
 * There are at most PTX_OPERANDS results and as many arguments. Returns false after an error message. */
enum { PTX_OPERANDS = 512 };
bool decode_ptx(Decode *d, const char *text, const uint32_t *results, const TypeId *result_types, uint32_t nresult,
                const uint32_t *args, const TypeId *arg_types, uint32_t narg);

/* decode_ptx_op.c: reads and decodes the instruction at p->s, up to its ';'. */
void ptx_instruction(PtxInst *p);

#endif
